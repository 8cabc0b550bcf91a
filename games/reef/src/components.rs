//! What is in the box: board, shapes, Evolve, Flourish and the switches of the rules.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};

use atoll_core::{Code, DataError, Fact, Files, ParseError, Tag, Words};
use atoll_data::{Spanned, counted, fault, fault_in, read};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::options::{Distance, Matching};
use crate::position::{Tables, TablesKey};

/// The regular shapes of the box.
pub const REGULAR: usize = 20;
/// The solid shapes of the Evolve module.
pub const SOLIDS: usize = 5;
/// Levels of a stack.
pub const LEVELS: usize = 3;
/// The most spaces a row of the board can have.
pub const WIDTH: usize = 7;
/// The most rows a board can have.
pub const HEIGHT: usize = 8;

const BOARD: &str = "reef_board.toml";
const SHAPES: &str = "reef_shapes.toml";
const EVOLVE: &str = "reef_evolve.toml";
const FLOURISH: &str = "reef_flourish.toml";
const OPTIONS: &str = "reef_options.toml";

atoll_core::index! {
    /// A shape: `R01` to `R20`, then the solids `E1` to `E5`.
    pub struct Shape < 25
}

impl Shape {
    /// All shapes.
    pub fn every() -> impl Iterator<Item = Shape> {
        Shape::all()
    }

    /// Whether the shape is one of the Evolve solids.
    pub fn is_solid(self) -> bool {
        self.index() >= REGULAR
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.index() {
            n if n < REGULAR => write!(f, "R{:02}", n + 1),
            n => write!(f, "E{}", n - REGULAR + 1),
        }
    }
}

impl FromStr for Shape {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        Shape::all()
            .find(|shape| shape.to_string() == text)
            .ok_or(ParseError::expected("a shape such as `R07` or `E2`"))
    }
}

atoll_core::index! {
    /// A place of the map, row by row from the north-west corner: `a1` to `g8`.
    pub struct Cell < 56
}

impl Cell {
    /// The place's bit in a bitboard with rows of eight.
    pub(crate) const fn bit(self) -> u8 {
        self.0 + self.0 / WIDTH as u8
    }

    /// The place of a bit.
    pub(crate) const fn of_bit(bit: u8) -> Cell {
        Cell(bit - bit / 8)
    }

    /// Column from the west and row from the north, both from 0.
    pub const fn column_row(self) -> (u8, u8) {
        (self.0 % WIDTH as u8, self.0 / WIDTH as u8)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (column, row) = self.column_row();
        write!(f, "{}{}", (b'a' + column) as char, row + 1)
    }
}

impl FromStr for Cell {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = ParseError::expected("a space such as `d4`");
        let &[column @ b'a'..=b'g', row @ b'1'..=b'8'] = text.as_bytes() else { return Err(wrong) };
        Cell::new((row - b'1') * WIDTH as u8 + (column - b'a')).ok_or(wrong)
    }
}

/// Whose die a pattern shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Owner {
    /// The claimant's.
    Own,
    /// Anybody else's.
    Other,
    /// Anybody's.
    Any,
}

impl Owner {
    /// The letter in the component files.
    pub const fn letter(self) -> char {
        match self {
            Owner::Own => 'O',
            Owner::Other => 'X',
            Owner::Any => '?',
        }
    }

    fn of_letter(letter: char) -> Option<Owner> {
        match letter {
            'O' => Some(Owner::Own),
            'X' => Some(Owner::Other),
            '?' => Some(Owner::Any),
            _ => None,
        }
    }
}

/// One column of a pattern.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Column {
    /// East of the pattern's anchor.
    pub dx: i8,
    /// South of the pattern's anchor.
    pub dy: i8,
    /// From the bottom up, one to three.
    pub dice: Vec<Owner>,
}

/// A shape card.
#[derive(Clone, Debug)]
pub struct Card {
    /// The name.
    pub name: Words,
    /// The pattern; a flat one stands along the first axis.
    pub columns: Vec<Column>,
    /// Points at the end.
    pub points: u8,
    /// Fish when claimed.
    pub fish: u8,
    /// Where the picture comes from.
    pub tag: Tag,
}

/// A set of seven shapes.
#[derive(Clone, Debug)]
pub struct Set {
    /// The id in options.
    pub id: String,
    /// The name.
    pub name: Words,
    /// Its seven shapes in order.
    pub shapes: Vec<Shape>,
}

/// A Flourish card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FlourishCard {
    /// Value of the pair.
    pub value: u8,
    /// Points at the end.
    pub points: u8,
    /// Fish at once.
    pub fish: u8,
    /// Where the card comes from.
    pub tag: Tag,
}

/// Readings of the rules used where a table chooses nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Switches {
    /// How closely a pattern must match.
    pub matching: Matching,
    /// Whether mirror images of Evolve solids count.
    pub evolve_mirror: bool,
    /// Whether a claim is a duty.
    pub claim_forced: bool,
    /// How many steps Nature's die may be turned, 0 being any number.
    pub nature_adjust_max: u8,
    /// How the distance from the centre is measured.
    pub nature_distance: Distance,
}

/// The board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// All spaces, one bit each, rows of eight.
    pub(crate) spaces: u64,
    /// Spaces with a fish.
    pub(crate) fish: u64,
    /// The middle space.
    pub(crate) centre: Cell,
    tag: Tag,
}

impl Board {
    /// A place by its distance from the centre, x to the east and y to the south.
    pub fn cell(&self, x: i8, y: i8) -> Option<Cell> {
        let (column, row) = self.centre.column_row();
        let column = u8::try_from(column as i8 + x).ok().filter(|&c| usize::from(c) < WIDTH)?;
        let row = u8::try_from(row as i8 + y).ok().filter(|&r| usize::from(r) < HEIGHT)?;
        Cell::new(row * WIDTH as u8 + column)
    }

    /// The distance of a place from the centre, x to the east and y to the south.
    pub fn xy(&self, cell: Cell) -> (i8, i8) {
        let ((column, row), (c0, r0)) = (cell.column_row(), self.centre.column_row());
        (column as i8 - c0 as i8, row as i8 - r0 as i8)
    }

    /// Whether there is a space.
    pub fn has(&self, cell: Cell) -> bool {
        self.spaces >> cell.bit() & 1 != 0
    }

    /// Whether the space shows a fish.
    pub fn has_fish(&self, cell: Cell) -> bool {
        self.fish >> cell.bit() & 1 != 0
    }
}

/// Everything in the box.
#[derive(Debug)]
pub struct Components {
    /// The board.
    pub board: Board,
    /// The cards by [`Shape`].
    pub cards: Vec<Card>,
    /// The sets: four fish, then Evolve blue and red.
    pub sets: Vec<Set>,
    /// The id of the set for a first game.
    pub starter: String,
    /// The Flourish cards, for pairs of 2, 3, 4 and 5.
    pub flourish: [FlourishCard; 4],
    /// The switches of the rules.
    pub switches: Switches,
    starter_tag: Tag,
    regular_tag: Tag,
    /// Tables made lately, the newest last.
    tables: Mutex<Vec<(TablesKey, Arc<Tables>)>>,
}

/// So many tables are kept.
const KEPT_TABLES: usize = 16;

impl Components {
    /// The tables for a choice of shapes and switches, made once and shared between matches.
    pub(crate) fn tables(&self, key: TablesKey) -> Arc<Tables> {
        let mut kept = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, tables)) = kept.iter().find(|(other, _)| *other == key) {
            return Arc::clone(tables);
        }
        let tables = Arc::new(Tables::new(self, &key));
        if kept.len() == KEPT_TABLES {
            kept.remove(0);
        }
        kept.push((key, Arc::clone(&tables)));
        tables
    }

    /// The card of a shape.
    pub fn card(&self, shape: Shape) -> &Card {
        &self.cards[shape.index()]
    }

    /// The shapes of a set, none if there is no such set.
    pub fn set(&self, id: &str) -> Vec<Shape> {
        self.sets.iter().find(|set| set.id == id).map_or_else(Vec::new, |set| set.shapes.clone())
    }
}

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
struct ShapeEntry {
    id: Spanned<String>,
    name: Words,
    columns: Spanned<Vec<String>>,
    points: Spanned<u8>,
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

/// The ids of the four fish sets; options name them.
const FISH_SETS: [&str; 4] = ["copperband", "yellow_tang", "three_stripe", "saddle"];

impl atoll_core::Components for Components {
    const FILES: &'static [(&'static str, &'static str)] = &[
        (BOARD, include_str!("../data/reef_board.toml")),
        (SHAPES, include_str!("../data/reef_shapes.toml")),
        (EVOLVE, include_str!("../data/reef_evolve.toml")),
        (FLOURISH, include_str!("../data/reef_flourish.toml")),
        (OPTIONS, include_str!("../data/reef_options.toml")),
    ];

    fn load(files: &Files, warnings: &mut Vec<DataError>) -> Result<Self, DataError> {
        let board = load_board(files)?;
        let shapes: ShapesFile = read(files, SHAPES)?;
        let evolve: EvolveFile = read(files, EVOLVE)?;
        let mut cards = load_shapes(files, &shapes, warnings)?;
        cards.extend(load_solids(files, &evolve)?);
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
            switches: load_switches(files)?,
            starter_tag: shapes.starter.tag,
            regular_tag: evolve.regular.tag,
            tables: Mutex::new(Vec::new()),
        })
    }

    fn facts(&self) -> Vec<Fact> {
        let mut facts = Vec::new();
        let mut tell = |file: &str, tag: Tag, en: String, nl: String| {
            facts.push(Fact { file: file.to_owned(), what: Words { en, nl }, tag });
        };
        let (spaces, fish) = (self.board.spaces.count_ones(), self.board.fish.count_ones());
        tell(
            BOARD,
            self.board.tag,
            format!("Board map: {spaces} spaces, {fish} of them with a fish"),
            format!("Bord: {spaces} vakken, waarvan {fish} met een vis"),
        );
        tell(
            SHAPES,
            self.starter_tag,
            format!("The set of the first game: {}", self.starter),
            format!("De set van het eerste spel: {}", self.starter),
        );
        for (shape, card) in Shape::all().zip(&self.cards) {
            let file = if shape.is_solid() { EVOLVE } else { SHAPES };
            tell(
                file,
                card.tag,
                format!("{shape} {}: {} points, {} fish", card.name.en, card.points, card.fish),
                format!("{shape} {}: {} punten, {} vis", card.name.nl, card.points, card.fish),
            );
        }
        tell(
            EVOLVE,
            self.regular_tag,
            "The regular shapes of the two Evolve sets".to_owned(),
            "De gewone vormen in de twee Evolutiesets".to_owned(),
        );
        for card in &self.flourish {
            tell(
                FLOURISH,
                card.tag,
                format!("Flourish pair of {}: {} points, {} fish", card.value, card.points, card.fish),
                format!("Bloeipaar van {}: {} punten, {} vis", card.value, card.points, card.fish),
            );
        }
        facts
    }

    fn json(&self) -> Value {
        let cells = (0..WIDTH * HEIGHT).filter_map(|n| Cell::new(n as u8)).filter(|&cell| self.board.has(cell));
        let cells: Vec<Value> = cells
            .map(|cell| {
                let (x, y) = self.board.xy(cell);
                let (fish, centre) = (self.board.has_fish(cell), cell == self.board.centre);
                json!({"x": x, "y": y, "fish": fish, "centre": centre, "name": cell.to_string()})
            })
            .collect();
        let shapes: Vec<Value> = Shape::all()
            .map(|shape| {
                let card = self.card(shape);
                let sets: Vec<&str> =
                    self.sets.iter().filter(|set| set.shapes.contains(&shape)).map(|set| set.id.as_str()).collect();
                json!({
                    "id": shape.to_string(),
                    "name": card.name,
                    "points": card.points,
                    "fish": card.fish,
                    "flat": !shape.is_solid(),
                    "columns": columns_json(&card.columns),
                    "sets": sets,
                    "tag": card.tag,
                })
            })
            .collect();
        let sets: Vec<Value> = self
            .sets
            .iter()
            .map(|set| {
                let shapes: Vec<String> = set.shapes.iter().map(Shape::to_string).collect();
                json!({"id": set.id, "name": set.name, "shapes": shapes, "starter": set.id == self.starter})
            })
            .collect();
        let flourish: Vec<Value> = self
            .flourish
            .iter()
            .map(|card| json!({"value": card.value, "points": card.points, "fish": card.fish, "tag": card.tag}))
            .collect();
        json!({
            "board": {"cells": cells, "tag": self.board.tag},
            "shapes": shapes,
            "sets": sets,
            "flourish": flourish,
            "options": {
                "match": self.switches.matching,
                "evolve_mirror": self.switches.evolve_mirror,
                "claim_forced": self.switches.claim_forced,
                "nature_adjust_max": self.switches.nature_adjust_max,
                "nature_distance": self.switches.nature_distance,
            },
        })
    }
}

fn columns_json(columns: &[Column]) -> Vec<Value> {
    let letters = |column: &Column| column.dice.iter().map(|owner| owner.letter().to_string()).collect::<Vec<_>>();
    columns.iter().map(|c| json!({"dx": c.dx, "dy": c.dy, "dice": letters(c)})).collect()
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
    let mut reached = 1u64 << centre.bit();
    loop {
        let wider = (reached | around(reached)) & spaces;
        if wider == reached {
            break;
        }
        reached = wider;
    }
    if reached != spaces {
        let lost = Cell::of_bit((spaces & !reached).trailing_zeros() as u8);
        let row = &rows[usize::from(lost.column_row().1)];
        return Err(fault(files, BOARD, row, format!("space {lost} is not connected with the centre over edges")));
    }
    Ok(Board { spaces, fish, centre, tag: file.tag })
}

/// All places that share an edge with one of these; column seven is a guard.
pub(crate) const fn around(cells: u64) -> u64 {
    cells << 1 | cells >> 1 | cells << 8 | cells >> 8
}

/// All places that share a corner only with one of these.
pub(crate) const fn corners(cells: u64) -> u64 {
    cells << 9 | cells >> 9 | cells << 7 | cells >> 7
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

fn check_owners(columns: &[Column]) -> Result<(), String> {
    let shows = |owner| columns.iter().any(|column| column.dice.contains(&owner));
    match (shows(Owner::Own), shows(Owner::Other)) {
        (false, _) => Err("the pattern shows no own die (O)".to_owned()),
        (_, false) => Err("the pattern shows no opponent's die (X)".to_owned()),
        (true, true) => Ok(()),
    }
}

/// Ids are fixed, since options and records name shapes by them.
fn check_ids<'a>(
    files: &Files,
    file: &str,
    ids: impl Iterator<Item = &'a Spanned<String>> + Clone,
    first: usize,
    needed: usize,
    what: &str,
) -> Result<(), DataError> {
    for (id, shape) in ids.clone().zip(Shape::all().skip(first)).take(needed) {
        if *id.get_ref() != shape.to_string() {
            return Err(fault(files, file, id, format!("expected {shape} here, not {}", id.get_ref())));
        }
    }
    counted(files, file, ids, needed, |found| format!("there are {found} {what}; the box has {needed}"))
}

fn check_numbers(files: &Files, file: &str, points: &Spanned<u8>, fish: &Spanned<u8>) -> Result<(), DataError> {
    if !(1..=3).contains(points.get_ref()) {
        return Err(fault(files, file, points, format!("a card has 1, 2 or 3 points, not {}", points.get_ref())));
    }
    if *fish.get_ref() > 1 {
        return Err(fault(files, file, fish, format!("a card has 0 or 1 fish, not {}", fish.get_ref())));
    }
    Ok(())
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
        let mirrored: Vec<&Vec<Owner>> = columns.iter().rev().map(|column| &column.dice).collect();
        for (m, other) in cards.iter().enumerate() {
            let theirs: Vec<&Vec<Owner>> = other.columns.iter().map(|column| &column.dice).collect();
            if columns == other.columns || mirrored == theirs {
                let twin = &file.shape[m].id;
                let reason = format!("{} is the same as {} or its mirror image", entry.id.get_ref(), twin.get_ref());
                warnings.push(fault(files, SHAPES, &entry.columns, reason));
            }
        }
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
    // Solo draws this many different shapes of each value.
    for (points, least) in [(1, 3), (2, 4), (3, 7)] {
        let count = cards.iter().filter(|card| card.points == points).count();
        if count < least {
            let reason = format!("{count} shapes have {points} points; the game alone needs at least {least}");
            let last = file.shape.iter().rfind(|entry| *entry.points.get_ref() == points).or(file.shape.last());
            return Err(match last {
                Some(entry) => fault(files, SHAPES, &entry.points, reason),
                None => fault_in(SHAPES, reason),
            });
        }
    }
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
        if marks.iter().collect::<BTreeSet<_>>().len() != marks.len() {
            return Err(fault(files, SHAPES, &shape.sets, "a set is named twice"));
        }
    }
    Ok(sets)
}

fn load_solids(files: &Files, file: &EvolveFile) -> Result<Vec<Card>, DataError> {
    check_ids(files, EVOLVE, file.solid.iter().map(|entry| &entry.id), REGULAR, SOLIDS, "solids")?;
    let mut cards = Vec::new();
    for entry in &file.solid {
        check_numbers(files, EVOLVE, &entry.points, &entry.fish)?;
        let at = |reason: String| fault(files, EVOLVE, &entry.columns, format!("{}: {reason}", entry.id.get_ref()));
        let columns: Result<Vec<Column>, String> =
            entry.columns.get_ref().iter().map(|c| load_column(c.at[0], c.at[1], &c.dice)).collect();
        let columns = columns.map_err(at)?;
        check_owners(&columns).map_err(at)?;
        let places: BTreeSet<(i8, i8)> = columns.iter().map(|column| (column.dx, column.dy)).collect();
        if places.len() != columns.len() {
            return Err(at("two columns stand on the same place".to_owned()));
        }
        if let Some((dx, dy)) = places.iter().find(|(dx, dy)| dx.unsigned_abs() > 7 || dy.unsigned_abs() > 7) {
            return Err(at(format!("a column at [{dx}, {dy}] is too far away for any board")));
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

fn load_switches(files: &Files) -> Result<Switches, DataError> {
    let file: OptionsFile = read(files, OPTIONS)?;
    let max = file.nature_adjust_max;
    if *max.get_ref() > 5 {
        return Err(fault(files, OPTIONS, &max, "a die has at most 5 steps; give 0 (any) to 5"));
    }
    Ok(Switches {
        matching: file.matching,
        evolve_mirror: file.evolve_mirror,
        claim_forced: file.claim_forced,
        nature_adjust_max: max.into_inner(),
        nature_distance: file.nature_distance,
    })
}
