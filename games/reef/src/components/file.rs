//! The format of the component files.

use std::sync::Mutex;

use atoll_core::{Code, DataError, Files, Tag, Text, Words, words};
use atoll_data::{Spanned, counted, fault, fault_in, read};
use serde::Deserialize;

use super::checks::{
    check_apart, check_connected, check_ids, check_numbers, check_owners, check_values, doubt_gap, doubt_twins,
};
use super::{
    Board, Card, Cell, Column, Components, FlourishCard, HEIGHT, LEVELS, Owner, REGULAR, Readings, SOLIDS, Set, Shape,
    WIDTH,
};
use crate::options::{Distance, Matching};

pub(super) const BOARD: &str = "reef_board.toml";
pub(super) const SHAPES: &str = "reef_shapes.toml";
pub(super) const EVOLVE: &str = "reef_evolve.toml";
pub(super) const FLOURISH: &str = "reef_flourish.toml";
pub(super) const OPTIONS: &str = "reef_options.toml";

/// The files as shipped.
pub(super) const FILES: &[(&str, &str)] = &[
    (BOARD, include_str!("../../data/reef_board.toml")),
    (SHAPES, include_str!("../../data/reef_shapes.toml")),
    (EVOLVE, include_str!("../../data/reef_evolve.toml")),
    (FLOURISH, include_str!("../../data/reef_flourish.toml")),
    (OPTIONS, include_str!("../../data/reef_options.toml")),
];

/// The ids of the four fish sets; options name them.
const FISH_SETS: [&str; 4] = ["copperband", "yellow_tang", "three_stripe", "saddle"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    tag: Tag,
    rows: Spanned<Vec<Spanned<String>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShapesFile {
    starter: Starter,
    set: Vec<SetEntry>,
    shape: Vec<ShapeEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Starter {
    set: Spanned<String>,
    tag: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetEntry {
    id: Spanned<String>,
    name: Words,
    #[serde(rename = "tag")]
    _tag: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ShapeEntry {
    pub(super) id: Spanned<String>,
    name: Words,
    pub(super) columns: Spanned<Vec<String>>,
    pub(super) points: Spanned<u8>,
    fish: Spanned<u8>,
    sets: Spanned<Vec<String>>,
    tag: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EvolveFile {
    regular: RegularEntry,
    solid: Vec<SolidEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RegularEntry {
    blue: Spanned<Vec<String>>,
    red: Spanned<Vec<String>>,
    tag: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SolidEntry {
    id: Spanned<String>,
    name: Words,
    columns: Spanned<Vec<ColumnEntry>>,
    points: Spanned<u8>,
    fish: Spanned<u8>,
    marks: Spanned<Vec<String>>,
    tag: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ColumnEntry {
    at: [i8; 2],
    dice: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FlourishFile {
    card: Vec<Spanned<FlourishCard>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OptionsFile {
    #[serde(rename = "match")]
    matching: Matching,
    evolve_mirror: bool,
    claim_forced: bool,
    nature_adjust_max: Spanned<u8>,
    nature_distance: Distance,
}

/// Reads all files; doubts that do not prevent play go to `warnings`.
pub(super) fn load(files: &Files, warnings: &mut Vec<DataError>) -> Result<Components, DataError> {
    let board = load_board(files)?;
    let shapes: ShapesFile = read(files, SHAPES)?;
    let evolve: EvolveFile = read(files, EVOLVE)?;
    let mut cards = load_shapes(files, &shapes, warnings)?;
    cards.extend(load_solids(files, &evolve, warnings)?);
    let mut sets = load_sets(files, &shapes)?;
    sets.extend(load_evolve_sets(files, &evolve)?);
    let starter = shapes.starter.set;
    if !FISH_SETS.contains(&starter.get_ref().as_str()) {
        return Err(fault(
            files,
            SHAPES,
            &starter,
            words!("the starter must be one of {}", "de starter moet een van {} zijn", FISH_SETS.join(", ")),
        ));
    }
    Ok(Components {
        board,
        cards,
        sets,
        starter: starter.into_inner(),
        flourish: load_flourish(files)?,
        readings: load_readings(files)?,
        starter_tag: shapes.starter.tag,
        regular_tag: evolve.regular.tag,
        tables: Mutex::new(Vec::new()),
    })
}

fn load_board(files: &Files) -> Result<Board, DataError> {
    let file: BoardFile = read(files, BOARD)?;
    let rows = file.rows.get_ref();
    let Some(first) = rows.first() else {
        return Err(fault(files, BOARD, &file.rows, words!("the board has no rows", "het bord heeft geen rijen")));
    };
    if rows.len() > HEIGHT {
        let reason = words!(
            "the board has {} rows; at most {HEIGHT} fit",
            "het bord heeft {} rijen; er passen er hoogstens {HEIGHT}",
            rows.len()
        );
        return Err(fault(files, BOARD, &rows[HEIGHT], reason));
    }
    let width = first.get_ref().chars().count();
    let (mut spaces, mut fish, mut centre) = (0u64, 0u64, None);
    for (r, row) in rows.iter().enumerate() {
        let fault = |reason: Words| fault(files, BOARD, row, reason);
        let count = row.get_ref().chars().count();
        if count > WIDTH {
            return Err(fault(words!(
                "the row has {count} places; at most {WIDTH} fit",
                "de rij heeft {count} plekken; er passen er hoogstens {WIDTH}"
            )));
        }
        if count != width {
            return Err(fault(words!(
                "the row has {count} places, the first row has {width}",
                "de rij heeft {count} plekken, de eerste rij {width}"
            )));
        }
        for (c, letter) in row.get_ref().chars().enumerate() {
            let cell = Cell((r * WIDTH + c) as u8);
            let bit = 1u64 << cell.bit();
            match letter {
                '#' => continue,
                '.' => {}
                'F' => fish |= bit,
                'C' if centre.is_some() => {
                    return Err(fault(words!(
                        "there is a second centre; a board has one",
                        "er is een tweede midden; een bord heeft er een"
                    )));
                }
                'C' => centre = Some(cell),
                other => {
                    return Err(fault(words!("`{other}` is not one of # . F C", "`{other}` is niet een van # . F C")));
                }
            }
            spaces |= bit;
        }
    }
    let Some(centre) = centre else {
        return Err(fault(
            files,
            BOARD,
            &file.rows,
            words!("there is no centre; mark one space with C", "er is geen midden; merk een vak met C"),
        ));
    };
    check_connected(files, rows, spaces, centre)?;
    Ok(Board { spaces, fish, centre, tag: file.tag })
}

/// Reads one column from the bottom up.
fn load_column(dx: i8, dy: i8, letters: &str) -> Result<Column, Words> {
    let dice: Option<Vec<Owner>> = letters.chars().map(Owner::of_letter).collect();
    let dice = dice.ok_or_else(|| {
        words!(
            "column `{letters}` has a letter other than O X ?",
            "kolom `{letters}` heeft een andere letter dan O X ?"
        )
    })?;
    if !(1..=LEVELS).contains(&dice.len()) {
        return Err(words!(
            "column `{letters}` has {} dice; a column has 1 to {LEVELS}",
            "kolom `{letters}` heeft {} dobbelstenen; een kolom heeft er 1 tot {LEVELS}",
            dice.len()
        ));
    }
    Ok(Column { dx, dy, dice })
}

fn load_shapes(files: &Files, file: &ShapesFile, warnings: &mut Vec<DataError>) -> Result<Vec<Card>, DataError> {
    check_ids(
        files,
        SHAPES,
        file.shape.iter().map(|entry| &entry.id),
        0,
        REGULAR,
        Text { en: "shapes", nl: "vormen" },
    )?;
    let mut cards: Vec<Card> = Vec::new();
    for entry in &file.shape {
        check_numbers(files, SHAPES, &entry.points, &entry.fish)?;
        let at = |reason: Words| {
            fault(files, SHAPES, &entry.columns, reason.after(format_args!("{}: ", entry.id.get_ref())))
        };
        let columns = entry.columns.get_ref();
        if columns.is_empty() || columns.len() > WIDTH {
            return Err(at(words!(
                "a pattern has 1 to {WIDTH} columns, not {}",
                "een patroon heeft 1 tot {WIDTH} kolommen, niet {}",
                columns.len()
            )));
        }
        let columns: Result<Vec<Column>, Words> =
            columns.iter().enumerate().map(|(x, letters)| load_column(x as i8, 0, letters)).collect();
        let columns = columns.map_err(at)?;
        check_owners(&columns).map_err(at)?;
        doubt_twins(files, &file.shape, entry, &columns, &cards, warnings);
        if entry.sets.get_ref().is_empty() {
            warnings.push(fault(
                files,
                SHAPES,
                &entry.sets,
                words!("{} is in no set", "{} zit in geen enkele set", entry.id.get_ref()),
            ));
        }
        cards.push(Card {
            name: entry.name.clone(),
            columns,
            points: *entry.points.get_ref(),
            fish: *entry.fish.get_ref(),
            tag: entry.tag,
        });
    }
    check_values(files, &file.shape, &cards)?;
    Ok(cards)
}

fn load_sets(files: &Files, file: &ShapesFile) -> Result<Vec<Set>, DataError> {
    counted(files, SHAPES, file.set.iter().map(|entry| &entry.id), FISH_SETS.len(), |found| {
        words!("there are {found} sets; the box has {}", "er zijn {found} sets; de doos heeft er {}", FISH_SETS.len())
    })?;
    let mut sets = Vec::new();
    for (entry, expected) in file.set.iter().zip(FISH_SETS) {
        if entry.id.get_ref() != expected {
            return Err(fault(
                files,
                SHAPES,
                &entry.id,
                words!("expected set `{expected}` here", "verwacht: hier de set `{expected}`"),
            ));
        }
        let marked =
            file.shape.iter().zip(Shape::all()).filter(|(shape, _)| shape.sets.get_ref().contains(entry.id.get_ref()));
        let shapes: Vec<Shape> = marked.map(|(_, shape)| shape).collect();
        if shapes.len() != 7 {
            let reason = words!(
                "set {expected} has {} shapes; a set has seven",
                "set {expected} heeft {} vormen; een set heeft er zeven",
                shapes.len()
            );
            return Err(fault(files, SHAPES, &entry.id, reason));
        }
        sets.push(Set { id: expected.to_owned(), name: entry.name.clone(), shapes });
    }
    for shape in &file.shape {
        let marks = shape.sets.get_ref();
        if let Some(mark) = marks.iter().find(|mark| !FISH_SETS.contains(&mark.as_str())) {
            return Err(fault(
                files,
                SHAPES,
                &shape.sets,
                words!("there is no set `{mark}`", "er is geen set `{mark}`"),
            ));
        }
        if (1..marks.len()).any(|n| marks[..n].contains(&marks[n])) {
            return Err(fault(
                files,
                SHAPES,
                &shape.sets,
                words!("a set is named twice", "een set wordt twee keer genoemd"),
            ));
        }
    }
    Ok(sets)
}

fn load_solids(files: &Files, file: &EvolveFile, warnings: &mut Vec<DataError>) -> Result<Vec<Card>, DataError> {
    check_ids(
        files,
        EVOLVE,
        file.solid.iter().map(|entry| &entry.id),
        REGULAR,
        SOLIDS,
        Text { en: "solids", nl: "ruimtelijke vormen" },
    )?;
    let mut cards = Vec::new();
    for entry in &file.solid {
        check_numbers(files, EVOLVE, &entry.points, &entry.fish)?;
        let at = |reason: Words| {
            fault(files, EVOLVE, &entry.columns, reason.after(format_args!("{}: ", entry.id.get_ref())))
        };
        let columns: Result<Vec<Column>, Words> =
            entry.columns.get_ref().iter().map(|c| load_column(c.at[0], c.at[1], &c.dice)).collect();
        let columns = columns.map_err(at)?;
        check_owners(&columns).map_err(at)?;
        check_apart(&columns).map_err(at)?;
        if let Some(doubt) = doubt_gap(&columns) {
            warnings.push(at(doubt));
        }
        cards.push(Card {
            name: entry.name.clone(),
            columns,
            points: *entry.points.get_ref(),
            fish: *entry.fish.get_ref(),
            tag: entry.tag,
        });
    }
    Ok(cards)
}

fn load_evolve_sets(files: &Files, file: &EvolveFile) -> Result<Vec<Set>, DataError> {
    for solid in &file.solid {
        if let Some(mark) = solid.marks.get_ref().iter().find(|mark| !["blue", "red"].contains(&mark.as_str())) {
            return Err(fault(
                files,
                EVOLVE,
                &solid.marks,
                words!("there is no mark `{mark}`; use blue and red", "er is geen teken `{mark}`; gebruik blue en red"),
            ));
        }
    }
    let mut sets = Vec::new();
    let colours = [
        ("blue", &file.regular.blue, 3, 4, Words { en: "Evolve, blue".to_owned(), nl: "Evolutie, blauw".to_owned() }),
        ("red", &file.regular.red, 5, 2, Words { en: "Evolve, red".to_owned(), nl: "Evolutie, rood".to_owned() }),
    ];
    for (colour, regular, new_count, regular_count, name) in colours {
        let marked = file.solid.iter().zip(Shape::all().skip(REGULAR));
        let marked = marked.filter(|(solid, _)| solid.marks.get_ref().iter().any(|mark| mark == colour));
        let mut shapes: Vec<Shape> = marked.map(|(_, shape)| shape).collect();
        if shapes.len() != new_count {
            let reason = words!(
                "the {colour} set has {} new shapes; it needs {new_count}",
                "de set {colour} heeft {} nieuwe vormen; het moeten er {new_count} zijn",
                shapes.len()
            );
            return Err(fault(files, EVOLVE, regular, reason));
        }
        if regular.get_ref().len() != regular_count {
            let reason = words!(
                "the {colour} set has {} regular shapes; it needs {regular_count}",
                "de set {colour} heeft {} gewone vormen; het moeten er {regular_count} zijn",
                regular.get_ref().len()
            );
            return Err(fault(files, EVOLVE, regular, reason));
        }
        for id in regular.get_ref() {
            match id.parse::<Shape>() {
                Ok(shape) if !shape.is_solid() && !shapes.contains(&shape) => shapes.push(shape),
                Ok(_) => {
                    return Err(fault(
                        files,
                        EVOLVE,
                        regular,
                        words!("{id} is a solid or there twice", "{id} is ruimtelijk of staat er twee keer"),
                    ));
                }
                Err(_) => {
                    return Err(fault(
                        files,
                        EVOLVE,
                        regular,
                        words!("there is no shape `{id}`", "er is geen vorm `{id}`"),
                    ));
                }
            }
        }
        sets.push(Set { id: format!("evolve_{colour}"), name, shapes });
    }
    Ok(sets)
}

fn load_flourish(files: &Files) -> Result<[FlourishCard; 4], DataError> {
    let file: FlourishFile = read(files, FLOURISH)?;
    for (n, entry) in file.card.iter().enumerate() {
        let card = entry.get_ref();
        let at = |reason: Words| fault(files, FLOURISH, entry, reason);
        if !(2..=5).contains(&card.value) {
            return Err(at(words!(
                "a pair is of 2, 3, 4 or 5, not {}",
                "een paar is van 2, 3, 4 of 5, niet {}",
                card.value
            )));
        }
        if file.card[..n].iter().any(|other| other.get_ref().value == card.value) {
            return Err(at(words!("the pair of {} is there twice", "het paar van {} staat er twee keer", card.value)));
        }
        if card.fish > 2 {
            return Err(at(words!(
                "a card has 0, 1 or 2 fish, not {}",
                "een kaart heeft 0, 1 of 2 vissen, niet {}",
                card.fish
            )));
        }
        if card.points > 9 {
            return Err(at(words!(
                "{} points are too many; at most 9",
                "{} punten is te veel; hoogstens 9",
                card.points
            )));
        }
    }
    counted(files, FLOURISH, file.card.iter(), 4, |found| {
        words!("there are {found} cards; a player has four", "er zijn {found} kaarten; een speler heeft er vier")
    })?;
    let mut cards: Vec<FlourishCard> = file.card.iter().map(|entry| *entry.get_ref()).collect();
    cards.sort_by_key(|card| card.value);
    cards.try_into().map_err(|_| fault_in(FLOURISH, words!("a player has four cards", "een speler heeft vier kaarten")))
}

fn load_readings(files: &Files) -> Result<Readings, DataError> {
    let file: OptionsFile = read(files, OPTIONS)?;
    let max = file.nature_adjust_max;
    if *max.get_ref() > 5 {
        return Err(fault(
            files,
            OPTIONS,
            &max,
            words!(
                "a die has at most 5 steps; give 0 (any) to 5",
                "een dobbelsteen heeft hoogstens 5 stappen; geef 0 (willekeurig veel) tot 5"
            ),
        ));
    }
    Ok(Readings {
        matching: file.matching,
        evolve_mirror: file.evolve_mirror,
        claim_forced: file.claim_forced,
        nature_adjust_max: max.into_inner(),
        nature_distance: file.nature_distance,
    })
}
