//! The format of the component files.

use atoll_core::{Code, DataError, Files, Tag, Text, Words, words};
use atoll_data::{Spanned, counted, fault, fault_in, read};
use serde::Deserialize;

use super::checks::{check_map, check_named, check_rows, specialists_in};
use super::{
    Ability, CARDS, COLUMNS, CardFace, Components, DEEPEST, Island, Part, Readings, SPECIALISTS, SUIT, Specialist,
    SpecialistCard, TERRAINS, Terrain, WIDTH, mw,
};

pub(super) const BOARD: &str = "islands_board.toml";
pub(super) const CARDS_FILE: &str = "islands_cards.toml";
pub(super) const SPECIALISTS_FILE: &str = "islands_specialists.toml";
pub(super) const OPTIONS: &str = "islands_options.toml";

/// The files as shipped.
pub(super) const FILES: &[(&str, &str)] = &[
    (BOARD, include_str!("../../data/islands_board.toml")),
    (CARDS_FILE, include_str!("../../data/islands_cards.toml")),
    (SPECIALISTS_FILE, include_str!("../../data/islands_specialists.toml")),
    (OPTIONS, include_str!("../../data/islands_options.toml")),
];

/// A key of `islands_specialists.toml`.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Key {
    MayStay,
    EqualOk,
    EmptyOk,
    CarryBelow,
    PickAboveColour,
    SplitTwo {
        #[serde(default)]
        any_colour: bool,
    },
    DiagonalOk,
    ExtraSteps {
        n: u8,
    },
    NoRaise,
    Dig {
        depth: u8,
    },
}

impl Ability {
    /// Adds what a key grants.
    fn grant(&mut self, key: &Key) -> Result<(), Words> {
        fn once(granted: &mut bool) -> Result<(), Words> {
            if std::mem::replace(granted, true) {
                Err(words!("the key is there twice", "de sleutel staat er twee keer"))
            } else {
                Ok(())
            }
        }
        fn count(granted: &mut u8, n: u8, most: usize, bounds: Words) -> Result<(), Words> {
            if *granted > 0 {
                return Err(words!("the key is there twice", "de sleutel staat er twee keer"));
            }
            if n == 0 || usize::from(n) > most {
                return Err(bounds);
            }
            *granted = n;
            Ok(())
        }
        match *key {
            Key::MayStay => once(&mut self.may_stay),
            Key::EqualOk => once(&mut self.equal_ok),
            Key::EmptyOk => once(&mut self.empty_ok),
            Key::CarryBelow => once(&mut self.carry_below),
            Key::PickAboveColour => once(&mut self.pick_above_colour),
            Key::SplitTwo { any_colour } => {
                self.any_colour = any_colour;
                once(&mut self.split_two)
            }
            Key::DiagonalOk => once(&mut self.diagonal_ok),
            Key::ExtraSteps { n } => {
                count(&mut self.extra_steps, n, 40, words!("n must be 1 to 40", "n moet 1 tot 40 zijn"))
            }
            Key::NoRaise => once(&mut self.no_raise),
            Key::Dig { depth } => {
                count(&mut self.dig, depth, DEEPEST, words!("depth must be 1 to 8", "depth moet 1 tot 8 zijn"))
            }
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardFile {
    terrain: Vec<TerrainEntry>,
    pub(super) main: PartEntry,
    pub(super) east: PartEntry,
    pub(super) west: PartEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TerrainEntry {
    letter: Spanned<String>,
    id: Spanned<String>,
    colour: Spanned<String>,
    name: Words,
    tag: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PartEntry {
    tag: Tag,
    pub(super) rows: Spanned<Vec<Spanned<String>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardsFile {
    terrain: Vec<SuitEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SuitEntry {
    letter: Spanned<String>,
    tag: Tag,
    cards: Spanned<Vec<CardEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    stars: Spanned<u8>,
    rating: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpecialistsFile {
    first_game: FirstEntry,
    specialist: Vec<SpecialistEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FirstEntry {
    row: Spanned<Vec<String>>,
    tag: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpecialistEntry {
    id: Spanned<String>,
    name: Words,
    text: Words,
    abilities: Vec<Spanned<Key>>,
    tag: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OptionsFile {
    keep_needs_move: bool,
    may_return: bool,
}

/// Reads all files; doubts that do not prevent play go to `warnings`.
pub(super) fn load(files: &Files, warnings: &mut Vec<DataError>) -> Result<Components, DataError> {
    let board: BoardFile = read(files, BOARD)?;
    let (terrains, terrain_tag) = load_terrains(files, &board.terrain)?;
    let (offset, parts) = load_parts(files, &board, warnings)?;
    let (cards, card_tags) = load_cards(files, warnings)?;
    let (first_game, first_tag, specialists) = load_specialists(files, warnings)?;
    let options: OptionsFile = read(files, OPTIONS)?;
    let readings = Readings { keep_needs_move: options.keep_needs_move, may_return: options.may_return };
    Ok(Components {
        terrains,
        cards,
        specialists,
        first_game,
        readings,
        offset,
        parts,
        terrain_tag,
        card_tags,
        first_tag,
    })
}

fn terrains(found: usize) -> Words {
    words!("there must be {TERRAINS} terrains, not {found}", "er moeten {TERRAINS} landschappen zijn, niet {found}")
}

fn load_terrains(files: &Files, entries: &[TerrainEntry]) -> Result<([Words; TERRAINS], Tag), DataError> {
    counted(files, BOARD, entries.iter().map(|entry| &entry.letter), TERRAINS, terrains)?;
    let mut names = Vec::with_capacity(TERRAINS);
    for (terrain, entry) in Terrain::all().zip(entries) {
        let right = [
            (&entry.letter, terrain.letter().to_string()),
            (&entry.id, terrain.id().to_owned()),
            (&entry.colour, terrain.colour().to_owned()),
        ];
        for (given, expected) in right {
            if *given.get_ref() != expected {
                let reason = words!(
                    "`{}` must be `{expected}`: the terrains have a fixed order",
                    "`{}` moet `{expected}` zijn: de landschappen hebben een vaste volgorde",
                    given.get_ref()
                );
                return Err(fault(files, BOARD, given, reason));
            }
        }
        check_named(files, BOARD, &entry.id, &entry.name, Text { en: "name", nl: "naam" })?;
        names.push(entry.name.clone());
    }
    let names = names.try_into().map_err(|_| {
        fault_in(BOARD, words!("there must be {TERRAINS} terrains", "er moeten {TERRAINS} landschappen zijn"))
    })?;
    Ok((names, entries[0].tag))
}

/// Reads the three boards side by side and checks every one of the maps they form.
fn load_parts(files: &Files, file: &BoardFile, warnings: &mut Vec<DataError>) -> Result<(u8, [Part; 3]), DataError> {
    let entries = [("main", &file.main), ("east", &file.east), ("west", &file.west)];
    let mut widths = [0; 3];
    for ((id, entry), width) in entries.iter().zip(&mut widths) {
        *width = check_rows(files, id, entry, file.main.rows.get_ref().len())?;
    }
    let [main, east, west] = widths;
    if main + east + west > WIDTH {
        let reason = words!(
            "the boards have {} columns together; at most {WIDTH} fit",
            "de borden hebben samen {} kolommen; er passen er hoogstens {WIDTH}",
            main + east + west
        );
        let over = if main + east > WIDTH { &file.east } else { &file.west };
        return Err(fault(files, BOARD, &over.rows, reason));
    }
    // The main board starts at `a` where there is room, whatever the strips are.
    let offset = if west.max(1) + main + east <= WIDTH { west.max(1) } else { west };
    let first_columns = [offset, offset + main, offset - west];
    let mut parts = Vec::with_capacity(3);
    for ((id, entry), first) in entries.into_iter().zip(first_columns) {
        let mut places = Vec::new();
        for (r, row) in entry.rows.get_ref().iter().enumerate() {
            for (c, letter) in row.get_ref().chars().enumerate().filter(|&(_, letter)| letter != '.') {
                let terrain = Terrain::of_letter(letter).ok_or_else(|| {
                    fault(
                        files,
                        BOARD,
                        row,
                        words!(
                            "`{letter}` is not one of V A S R W L or . for open water",
                            "`{letter}` is geen V A S R W L, en geen . voor open water"
                        ),
                    )
                })?;
                let island = Island::at((first + c) as u8, r as u8).ok_or_else(|| {
                    fault(files, BOARD, row, words!("the island lies off the map", "het eiland ligt buiten de kaart"))
                })?;
                places.push((island, terrain));
            }
        }
        parts.push(Part { id, places, tag: entry.tag });
    }
    let parts: [Part; 3] = parts
        .try_into()
        .map_err(|_| fault_in(BOARD, words!("there must be three boards", "er moeten drie borden zijn")))?;
    for used in 1..=3 {
        check_map(files, file, &parts[..used], warnings)?;
    }
    Ok((offset as u8, parts))
}

fn load_cards(files: &Files, warnings: &mut Vec<DataError>) -> Result<(Vec<CardFace>, [Tag; TERRAINS]), DataError> {
    let file: CardsFile = read(files, CARDS_FILE)?;
    counted(files, CARDS_FILE, file.terrain.iter().map(|suit| &suit.letter), TERRAINS, terrains)?;
    let mut faces: Vec<CardFace> = Vec::with_capacity(CARDS);
    let mut tags = [Tag::C; TERRAINS];
    for (terrain, suit) in Terrain::all().zip(&file.terrain) {
        let letter = terrain.letter();
        if *suit.letter.get_ref() != letter.to_string() {
            let reason = words!(
                "`{}` must be `{letter}`: the terrains have a fixed order",
                "`{}` moet `{letter}` zijn: de landschappen hebben een vaste volgorde",
                suit.letter.get_ref()
            );
            return Err(fault(files, CARDS_FILE, &suit.letter, reason));
        }
        let cards = suit.cards.get_ref();
        if cards.len() != SUIT {
            let reason = words!(
                "{letter} has {} cards; it must have {SUIT}",
                "{letter} heeft {} kaarten; het moeten er {SUIT} zijn",
                cards.len()
            );
            return Err(fault(files, CARDS_FILE, &suit.cards, reason));
        }
        let first = faces.len();
        for card in cards {
            let (stars, rating) = (*card.stars.get_ref(), *card.rating.get_ref());
            if !(1..=5).contains(&stars) {
                return Err(fault(
                    files,
                    CARDS_FILE,
                    &card.stars,
                    words!("{stars} stars; a card has 1 to 5", "{stars} sterren; een kaart heeft er 1 tot 5"),
                ));
            }
            if !(1..=100).contains(&rating) {
                let reason = words!(
                    "a rating of {rating} half Mw; it must be 1 to 100",
                    "een zwaarte van {rating} halve Mw; het moet 1 tot 100 zijn"
                );
                return Err(fault(files, CARDS_FILE, &card.rating, reason));
            }
            let same = faces[first..].iter().filter(|face| face.rating == rating).count();
            if same > 0 {
                let reason = words!(
                    "{letter} has the rating {} Mw more than once; equal lowest ratings are settled by the next lowest, \
                     then by more cards, then by turn order",
                    "{letter} heeft de zwaarte {} Mw meer dan eens; gelijke laagste zwaarten worden beslist door de op een na laagste, \
                     dan door meer kaarten, dan door de volgorde van de beurten",
                    mw(rating)
                );
                warnings.push(fault(files, CARDS_FILE, &card.rating, reason));
            }
            faces.push(CardFace { stars, rating });
        }
        tags[terrain.index()] = suit.tag;
    }
    for stars in [4, 5] {
        let all = file.terrain.iter().flat_map(|suit| suit.cards.get_ref()).map(|card| &card.stars);
        counted(files, CARDS_FILE, all.filter(|card| *card.get_ref() == stars), 18, |found| {
            words!(
                "there are {found} cards of {stars} stars; there must be 18",
                "er zijn {found} kaarten met {stars} sterren; het moeten er 18 zijn"
            )
        })?;
    }
    Ok((faces, tags))
}

type SpecialistsRead = ([Specialist; COLUMNS], Tag, Vec<SpecialistCard>);

fn load_specialists(files: &Files, warnings: &mut Vec<DataError>) -> Result<SpecialistsRead, DataError> {
    let file: SpecialistsFile = read(files, SPECIALISTS_FILE)?;
    let mut cards: [Option<SpecialistCard>; SPECIALISTS] = Default::default();
    for entry in &file.specialist {
        let id = entry.id.get_ref();
        let one: Specialist = id.parse().map_err(|_| {
            let reason = words!("`{id}` is not one of {}", "`{id}` is niet een van {}", Specialist::IDS.join(", "));
            fault(files, SPECIALISTS_FILE, &entry.id, reason)
        })?;
        check_named(files, SPECIALISTS_FILE, &entry.id, &entry.name, Text { en: "name", nl: "naam" })?;
        check_named(files, SPECIALISTS_FILE, &entry.id, &entry.text, Text { en: "text", nl: "tekst" })?;
        if entry.abilities.is_empty() {
            warnings.push(fault(
                files,
                SPECIALISTS_FILE,
                &entry.id,
                words!("{id} grants no ability", "{id} geeft geen enkel vermogen"),
            ));
        }
        let mut ability = Ability::default();
        for key in &entry.abilities {
            ability.grant(key.get_ref()).map_err(|reason| fault(files, SPECIALISTS_FILE, key, reason))?;
        }
        let card = SpecialistCard {
            name: entry.name.clone().into(),
            text: entry.text.clone().into(),
            ability,
            tag: entry.tag,
        };
        if cards[one.index()].replace(card).is_some() {
            return Err(fault(
                files,
                SPECIALISTS_FILE,
                &entry.id,
                words!("{id} is there twice", "{id} staat er twee keer"),
            ));
        }
    }
    let mut known = Vec::with_capacity(SPECIALISTS);
    for (one, card) in Specialist::all().zip(cards) {
        let missing = || {
            let reason = words!("{one} is missing; there are six", "{one} ontbreekt; het zijn er zes");
            match file.specialist.last() {
                Some(last) => fault(files, SPECIALISTS_FILE, &last.id, reason),
                None => fault_in(SPECIALISTS_FILE, reason),
            }
        };
        known.push(card.ok_or_else(missing)?);
    }
    let row = specialists_in(file.first_game.row.get_ref())
        .map_err(|reason| fault(files, SPECIALISTS_FILE, &file.first_game.row, reason))?;
    Ok((row, file.first_game.tag, known))
}
