//! Everything that the rules rely on, checked with file and line.

use atoll_core::{DataError, Files, Text, words};
use atoll_data::{Spanned, counted, fault, fault_in};

use super::file::{File, Star};
use super::{
    BONUSES, CARDS, COLOURS, EFFECTS, FILE, FISH, FISH_KINDS, PEARLS, RAYS, SPACES, STARFISH, StarKind, kebab,
};

/// Whether there is as much of everything as in the box, by ids in order.
pub(super) fn counts(files: &Files, file: &File) -> Result<(), DataError> {
    for (colour, id) in file.colours.iter().zip(COLOURS) {
        if colour.id.get_ref() != id {
            return Err(fault(
                files,
                FILE,
                &colour.id,
                words!("the colours are {} in this order", "de kleuren zijn {} in deze volgorde", COLOURS.join(", ")),
            ));
        }
    }
    count(files, Text { en: "colours", nl: "kleuren" }, 6, file.colours.iter().map(|colour| &colour.id))?;
    ids(
        files,
        "S",
        2,
        STARFISH,
        Text { en: "starfish cards", nl: "zeesterkaarten" },
        file.starfish.iter().map(|card| &card.id),
    )?;
    ids(
        files,
        "P",
        2,
        PEARLS,
        Text { en: "pearl cards", nl: "parelkaarten" },
        file.pearls.iter().map(|card| &card.id),
    )?;
    ids(files, "F", 2, FISH, Text { en: "fish cards", nl: "viskaarten" }, file.fish.iter().map(|card| &card.id))?;
    ids(
        files,
        "R",
        1,
        RAYS as usize,
        Text { en: "stingrays", nl: "roggen" },
        file.stingrays.iter().map(|card| &card.id),
    )?;
    ids(files, "T", 1, 8, Text { en: "turtles", nl: "schildpadden" }, file.turtles.iter().map(|tile| &tile.id))?;
    ids(files, "C", 1, 8, Text { en: "chests", nl: "schatkisten" }, file.chests.iter().map(|tile| &tile.id))?;
    ids(
        files,
        "W",
        1,
        2,
        Text { en: "white dice", nl: "witte dobbelstenen" },
        file.white_dice.iter().map(|die| &die.id),
    )
}

/// Whether everything that people read about has a name in each language.
pub(super) fn names(files: &Files, file: &File) -> Result<(), DataError> {
    let cards = file.starfish.iter().map(|card| (&card.id, &card.name));
    let cards = cards.chain(file.pearls.iter().map(|card| (&card.id, &card.name)));
    let cards = cards.chain(file.fish.iter().map(|card| (&card.id, &card.name)));
    let cards = cards.chain(file.stingrays.iter().map(|card| (&card.id, &card.name)));
    let tiles = file.turtles.iter().map(|tile| (&tile.id, &tile.name));
    let tiles = tiles.chain(file.chests.iter().map(|tile| (&tile.id, &tile.name)));
    let colours = file.colours.iter().map(|colour| (&colour.id, &colour.name));
    for (id, name) in colours.chain(cards).chain(tiles) {
        if name.en.trim().is_empty() || name.nl.trim().is_empty() {
            return Err(fault(
                files,
                FILE,
                id,
                words!("{} needs a name in each language", "{} heeft in elke taal een naam nodig", id.get_ref()),
            ));
        }
    }
    Ok(())
}

/// The diver's points of each space.
pub(super) fn space_values(files: &Files, file: &File) -> Result<[u8; 7], DataError> {
    let values = file.space_values.get_ref();
    let space_values = [values.turtle, values.starfish, values.octopus, values.fish, values.pearl, 0, 0];
    let sum: u32 = space_values.iter().map(|&value| u32::from(value)).sum();
    if sum != 15 {
        return Err(fault(
            files,
            FILE,
            &file.space_values,
            words!("the space values add to {sum}, not to 15", "de waarden van de vakken zijn samen {sum}, niet 15"),
        ));
    }
    Ok(space_values)
}

/// The kinds of the starfish cards, and their colours as sets.
pub(super) fn stars(files: &Files, file: &File) -> Result<([StarKind; STARFISH], [u8; STARFISH]), DataError> {
    let mut stars = [StarKind::Pearl6; STARFISH];
    let mut star_colours = [0; STARFISH];
    for (n, card) in file.starfish.iter().enumerate() {
        stars[n] = card.kind;
        star_colours[n] = colour_pair(files, card)?;
    }
    for kind in StarKind::ALL {
        if !stars.contains(&kind) {
            let reason =
                words!("no starfish card is of the kind {}", "geen zeesterkaart is van de soort {}", kebab(kind));
            return Err(match file.starfish.last() {
                Some(last) => fault(files, FILE, &last.id, reason),
                None => fault_in(FILE, reason),
            });
        }
    }
    Ok((stars, star_colours))
}

/// The values of the pearl cards.
pub(super) fn pearls(files: &Files, file: &File, pearl_value: &mut [u8; CARDS]) -> Result<(), DataError> {
    for (n, card) in file.pearls.iter().enumerate() {
        let value = *card.value.get_ref();
        if !(1..=20).contains(&value) {
            return Err(fault(
                files,
                FILE,
                &card.value,
                words!("a pearl is worth 1 to 20", "een parel is 1 tot 20 waard"),
            ));
        }
        pearl_value[STARFISH + n] = value;
    }
    Ok(())
}

/// The kinds of the fish cards.
pub(super) fn fish(files: &Files, file: &File, fish_kind: &mut [u8; CARDS]) -> Result<(), DataError> {
    for (n, card) in file.fish.iter().enumerate() {
        let kind = FISH_KINDS[..3].iter().position(|kind| kind == card.kind.get_ref());
        let kind = kind.ok_or_else(|| {
            fault(
                files,
                FILE,
                &card.kind,
                words!("a fish card is fire, blow or angel", "een viskaart is fire, blow of angel"),
            )
        })?;
        fish_kind[STARFISH + PEARLS + n] = kind as u8;
    }
    Ok(())
}

/// Whether turtles and chests give what the code of their ids does.
pub(super) fn tiles(files: &Files, file: &File) -> Result<(), DataError> {
    for (n, tile) in file.turtles.iter().enumerate() {
        if tile.bonus.get_ref() != BONUSES[n] {
            return Err(fault(
                files,
                FILE,
                &tile.bonus,
                words!("the bonus of T{} is {}", "de bonus van T{} is {}", n + 1, BONUSES[n]),
            ));
        }
    }
    for (n, tile) in file.chests.iter().enumerate() {
        if tile.effect.get_ref() != EFFECTS[n] {
            return Err(fault(
                files,
                FILE,
                &tile.effect,
                words!("the effect of C{} is {}", "het effect van C{} is {}", n + 1, EFFECTS[n]),
            ));
        }
    }
    Ok(())
}

/// How often each face is on each white die.
pub(super) fn white_dice(files: &Files, file: &File) -> Result<[[u8; 6]; 2], DataError> {
    let mut white_faces = [[0; 6]; 2];
    for (die, faces) in file.white_dice.iter().zip(&mut white_faces) {
        if die.faces.get_ref().len() != 6 {
            return Err(fault(
                files,
                FILE,
                &die.faces,
                words!("a die has six faces", "een dobbelsteen heeft zes vlakken"),
            ));
        }
        for face in die.faces.get_ref() {
            let known = SPACES[..6].iter().position(|space| space == face);
            let known = known.ok_or_else(|| {
                fault(
                    files,
                    FILE,
                    &die.faces,
                    words!("no die has a face {face}", "geen dobbelsteen heeft een vlak {face}"),
                )
            })?;
            faces[known] += 1;
        }
    }
    Ok(white_faces)
}

/// Points of fish sets by size.
pub(super) fn set_scores(files: &Files, file: &File) -> Result<[u8; 6], DataError> {
    let mut set_scores = [0; 6];
    set_scores[1..].copy_from_slice(file.fish_set_scores.values.get_ref());
    // Taking the biggest set first is best exactly while the steps do not shrink.
    if !set_scores.windows(3).all(|w| w[2] >= w[1] && w[2] - w[1] >= w[1] - w[0]) || set_scores[5] > 60 {
        let reason = words!(
            "each fish of a set must add no less than the one before",
            "elke vis van een set moet minstens zoveel opleveren als de vorige"
        );
        return Err(fault(files, FILE, &file.fish_set_scores.values, reason));
    }
    Ok(set_scores)
}

/// Rounds by seats; the dice must last.
pub(super) fn rounds(files: &Files, file: &File) -> Result<[u8; 5], DataError> {
    for (seats, at) in [(2, &file.rounds.two), (3, &file.rounds.three), (4, &file.rounds.four)] {
        let pool = 36 - 6 * (4 - seats);
        let turns = u32::from(*at.get_ref()) * seats;
        if turns == 0 || turns + 3 > pool {
            return Err(fault(
                files,
                FILE,
                at,
                words!(
                    "{seats} seats have {pool} dice, three of which stay over",
                    "{seats} spelers hebben {pool} dobbelstenen, waarvan er drie overblijven"
                ),
            ));
        }
    }
    Ok([0, 0, *file.rounds.two.get_ref(), *file.rounds.three.get_ref(), *file.rounds.four.get_ref()])
}

/// Points between two big jellyfish.
pub(super) fn jellyfish(files: &Files, file: &File) -> Result<u8, DataError> {
    let step = *file.jellyfish_step.value.get_ref();
    if !(1..=20).contains(&step) {
        return Err(fault(
            files,
            FILE,
            &file.jellyfish_step.value,
            words!("the step is 1 to 20", "de stap is 1 tot 20"),
        ));
    }
    Ok(step)
}

/// What can be played but can hardly be right.
pub(super) fn doubts(files: &Files, file: &File, pearl_value: &[u8; CARDS], warnings: &mut Vec<DataError>) {
    let mut best: Vec<u8> = pearl_value.to_vec();
    best.sort_unstable_by(|a, b| b.cmp(a));
    let best: u32 = best[..4].iter().map(|&value| u32::from(value)).sum();
    if best != 22 {
        warnings.push(fault_in(
            FILE,
            words!(
                "the best four pearls add to {best}; the rulebook names 22 as the most",
                "de beste vier parels zijn samen {best}; de spelregels noemen 22 als meeste"
            ),
        ));
    }
    for kind in &FISH_KINDS[..3] {
        if !file.fish.iter().any(|card| card.kind.get_ref() == kind) {
            warnings.push(fault_in(
                FILE,
                words!(
                    "no fish card is of the kind {kind}; the rulebook names five kinds",
                    "geen viskaart is van de soort {kind}; de spelregels noemen vijf soorten"
                ),
            ));
        }
    }
    // Cards of one kind with the same colours would make a pair of reefs or dice worth twice as much.
    for (n, card) in file.starfish.iter().enumerate() {
        let Some(colours) = &card.colours else { continue };
        let same = |other: &&Star| {
            let shared = |theirs: &Spanned<Vec<String>>| {
                theirs.get_ref().iter().any(|colour| colours.get_ref().contains(colour))
            };
            other.kind == card.kind && other.colours.as_ref().is_some_and(shared)
        };
        if let Some(other) = file.starfish[..n].iter().find(same) {
            let reason = words!(
                "a colour of {} is also on {}",
                "een kleur van {} staat ook op {}",
                card.id.get_ref(),
                other.id.get_ref()
            );
            warnings.push(fault(files, FILE, colours, reason));
        }
    }
    for die in &file.white_dice {
        let faces = die.faces.get_ref();
        if (1..faces.len()).any(|n| faces[..n].contains(&faces[n])) {
            warnings.push(fault(
                files,
                FILE,
                &die.faces,
                words!(
                    "a symbol is on this die twice; other dice have each once",
                    "een symbool staat twee keer op deze dobbelsteen; op andere staat elk symbool maar een keer"
                ),
            ));
        }
    }
}

fn count<'a>(
    files: &Files,
    what: Text,
    needed: usize,
    found: impl Iterator<Item = &'a Spanned<String>>,
) -> Result<(), DataError> {
    counted(files, FILE, found, needed, |found| {
        let Text { en, nl } = what;
        words!("there are {needed} {en}, not {found}", "er zijn {needed} {nl}, niet {found}")
    })
}

/// Ids run from 1 in the order of the file, so that numbers and ids agree.
fn ids<'a>(
    files: &Files,
    letter: &str,
    width: usize,
    number: usize,
    what: Text,
    found: impl Iterator<Item = &'a Spanned<String>> + Clone,
) -> Result<(), DataError> {
    for (n, id) in found.clone().take(number).enumerate() {
        let needed = format!("{letter}{:0width$}", n + 1);
        if *id.get_ref() != needed {
            return Err(fault(
                files,
                FILE,
                id,
                words!("the id here is {needed}, not {}", "het kenmerk is hier {needed}, niet {}", id.get_ref()),
            ));
        }
    }
    count(files, what, number, found)
}

fn colour_pair(files: &Files, card: &Star) -> Result<u8, DataError> {
    let Some(colours) = &card.colours else {
        if card.kind.has_colours() {
            return Err(fault(
                files,
                FILE,
                &card.id,
                words!("this kind names two colours", "deze soort noemt twee kleuren"),
            ));
        }
        return Ok(0);
    };
    if !card.kind.has_colours() {
        return Err(fault(files, FILE, colours, words!("this kind names no colours", "deze soort noemt geen kleuren")));
    }
    let mut set = 0u8;
    for name in colours.get_ref() {
        let at = COLOURS.iter().position(|colour| colour == name);
        let at = at.ok_or_else(|| {
            fault(files, FILE, colours, words!("there is no colour {name}", "er is geen kleur {name}"))
        })?;
        set |= 1 << at;
    }
    if set.count_ones() != 2 || colours.get_ref().len() != 2 {
        return Err(fault(
            files,
            FILE,
            colours,
            words!("two different colours are needed", "er zijn twee verschillende kleuren nodig"),
        ));
    }
    Ok(set)
}
