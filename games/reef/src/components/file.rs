//! The format of the component files.

use std::sync::Mutex;

use atoll_core::{Code, DataError, Files, Tag, Words};
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
        return Err(fault(files, SHAPES, &starter, format!("the starter must be one of {}", FISH_SETS.join(", "))));
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
    let Some(first) = rows.first() else { return Err(fault(files, BOARD, &file.rows, "the board has no rows")) };
    if rows.len() > HEIGHT {
        let reason = format!("the board has {} rows; at most {HEIGHT} fit", rows.len());
        return Err(fault(files, BOARD, &rows[HEIGHT], reason));
    }
    let width = first.get_ref().chars().count();
    let (mut spaces, mut fish, mut centre) = (0u64, 0u64, None);
    for (r, row) in rows.iter().enumerate() {
        let fault = |reason: String| fault(files, BOARD, row, reason);
        let count = row.get_ref().chars().count();
        if count > WIDTH {
            return Err(fault(format!("the row has {count} places; at most {WIDTH} fit")));
        }
        if count != width {
            return Err(fault(format!("the row has {count} places, the first row has {width}")));
        }
        for (c, letter) in row.get_ref().chars().enumerate() {
            let cell = Cell((r * WIDTH + c) as u8);
            let bit = 1u64 << cell.bit();
            match letter {
                '#' => continue,
                '.' => {}
                'F' => fish |= bit,
                'C' if centre.is_some() => return Err(fault("there is a second centre; a board has one".to_owned())),
                'C' => centre = Some(cell),
                other => return Err(fault(format!("`{other}` is not one of # . F C"))),
            }
            spaces |= bit;
        }
    }
    let Some(centre) = centre else {
        return Err(fault(files, BOARD, &file.rows, "there is no centre; mark one space with C"));
    };
    check_connected(files, rows, spaces, centre)?;
    Ok(Board { spaces, fish, centre, tag: file.tag })
}

/// Reads one column from the bottom up.
fn load_column(dx: i8, dy: i8, letters: &str) -> Result<Column, String> {
    let dice: Option<Vec<Owner>> = letters.chars().map(Owner::of_letter).collect();
    let dice = dice.ok_or_else(|| format!("column `{letters}` has a letter other than O X ?"))?;
    if !(1..=LEVELS).contains(&dice.len()) {
        return Err(format!("column `{letters}` has {} dice; a column has 1 to {LEVELS}", dice.len()));
    }
    Ok(Column { dx, dy, dice })
}

fn load_shapes(files: &Files, file: &ShapesFile, warnings: &mut Vec<DataError>) -> Result<Vec<Card>, DataError> {
    check_ids(files, SHAPES, file.shape.iter().map(|entry| &entry.id), 0, REGULAR, "shapes")?;
    let mut cards: Vec<Card> = Vec::new();
    for entry in &file.shape {
        check_numbers(files, SHAPES, &entry.points, &entry.fish)?;
        let at = |reason: String| fault(files, SHAPES, &entry.columns, format!("{}: {reason}", entry.id.get_ref()));
        let columns = entry.columns.get_ref();
        if columns.is_empty() || columns.len() > WIDTH {
            return Err(at(format!("a pattern has 1 to {WIDTH} columns, not {}", columns.len())));
        }
        let columns: Result<Vec<Column>, String> =
            columns.iter().enumerate().map(|(x, letters)| load_column(x as i8, 0, letters)).collect();
        let columns = columns.map_err(at)?;
        check_owners(&columns).map_err(at)?;
        doubt_twins(files, &file.shape, entry, &columns, &cards, warnings);
        if entry.sets.get_ref().is_empty() {
            warnings.push(fault(files, SHAPES, &entry.sets, format!("{} is in no set", entry.id.get_ref())));
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
        format!("there are {found} sets; the box has {}", FISH_SETS.len())
    })?;
    let mut sets = Vec::new();
    for (entry, expected) in file.set.iter().zip(FISH_SETS) {
        if entry.id.get_ref() != expected {
            return Err(fault(files, SHAPES, &entry.id, format!("expected set `{expected}` here")));
        }
        let marked =
            file.shape.iter().zip(Shape::all()).filter(|(shape, _)| shape.sets.get_ref().contains(entry.id.get_ref()));
        let shapes: Vec<Shape> = marked.map(|(_, shape)| shape).collect();
        if shapes.len() != 7 {
            let reason = format!("set {expected} has {} shapes; a set has seven", shapes.len());
            return Err(fault(files, SHAPES, &entry.id, reason));
        }
        sets.push(Set { id: expected.to_owned(), name: entry.name.clone(), shapes });
    }
    for shape in &file.shape {
        let marks = shape.sets.get_ref();
        if let Some(mark) = marks.iter().find(|mark| !FISH_SETS.contains(&mark.as_str())) {
            return Err(fault(files, SHAPES, &shape.sets, format!("there is no set `{mark}`")));
        }
        if (1..marks.len()).any(|n| marks[..n].contains(&marks[n])) {
            return Err(fault(files, SHAPES, &shape.sets, "a set is named twice"));
        }
    }
    Ok(sets)
}

fn load_solids(files: &Files, file: &EvolveFile, warnings: &mut Vec<DataError>) -> Result<Vec<Card>, DataError> {
    check_ids(files, EVOLVE, file.solid.iter().map(|entry| &entry.id), REGULAR, SOLIDS, "solids")?;
    let mut cards = Vec::new();
    for entry in &file.solid {
        check_numbers(files, EVOLVE, &entry.points, &entry.fish)?;
        let at = |reason: String| fault(files, EVOLVE, &entry.columns, format!("{}: {reason}", entry.id.get_ref()));
        let columns: Result<Vec<Column>, String> =
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
            return Err(fault(files, EVOLVE, &solid.marks, format!("there is no mark `{mark}`; use blue and red")));
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
            let reason = format!("the {colour} set has {} new shapes; it needs {new_count}", shapes.len());
            return Err(fault(files, EVOLVE, regular, reason));
        }
        if regular.get_ref().len() != regular_count {
            let reason =
                format!("the {colour} set has {} regular shapes; it needs {regular_count}", regular.get_ref().len());
            return Err(fault(files, EVOLVE, regular, reason));
        }
        for id in regular.get_ref() {
            match id.parse::<Shape>() {
                Ok(shape) if !shape.is_solid() && !shapes.contains(&shape) => shapes.push(shape),
                Ok(_) => return Err(fault(files, EVOLVE, regular, format!("{id} is a solid or there twice"))),
                Err(_) => return Err(fault(files, EVOLVE, regular, format!("there is no shape `{id}`"))),
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
        let at = |reason: String| fault(files, FLOURISH, entry, reason);
        if !(2..=5).contains(&card.value) {
            return Err(at(format!("a pair is of 2, 3, 4 or 5, not {}", card.value)));
        }
        if file.card[..n].iter().any(|other| other.get_ref().value == card.value) {
            return Err(at(format!("the pair of {} is there twice", card.value)));
        }
        if card.fish > 2 {
            return Err(at(format!("a card has 0, 1 or 2 fish, not {}", card.fish)));
        }
        if card.points > 9 {
            return Err(at(format!("{} points are too many; at most 9", card.points)));
        }
    }
    counted(files, FLOURISH, file.card.iter(), 4, |found| format!("there are {found} cards; a player has four"))?;
    let mut cards: Vec<FlourishCard> = file.card.iter().map(|entry| *entry.get_ref()).collect();
    cards.sort_by_key(|card| card.value);
    cards.try_into().map_err(|_| fault_in(FLOURISH, "a player has four cards"))
}

fn load_readings(files: &Files) -> Result<Readings, DataError> {
    let file: OptionsFile = read(files, OPTIONS)?;
    let max = file.nature_adjust_max;
    if *max.get_ref() > 5 {
        return Err(fault(files, OPTIONS, &max, "a die has at most 5 steps; give 0 (any) to 5"));
    }
    Ok(Readings {
        matching: file.matching,
        evolve_mirror: file.evolve_mirror,
        claim_forced: file.claim_forced,
        nature_adjust_max: max.into_inner(),
        nature_distance: file.nature_distance,
    })
}
