//! What is in the box: board, shapes, Evolve, Flourish and the readings of the rules.

mod checks;
mod facts;
mod file;

use std::fmt::{self, Write};
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};

use atoll_core::{Code, DataError, Fact, Files, OpenReading, ParseError, Tag, Words};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::catalogue::Catalogue;
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
            .ok_or(ParseError::expected("a shape such as `R07` or `E2`", "een vorm zoals `R07` of `E2`"))
    }
}

atoll_core::index! {
    /// A place of the map, row by row from the north-west corner: `a1` to `g8`.
    pub struct Cell < 56
}

impl Cell {
    /// The place's bit in a bitboard with rows of eight.
    pub const fn bit(self) -> u8 {
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
        f.write_char((b'a' + column) as char)?;
        f.write_char((b'1' + row) as char)
    }
}

impl FromStr for Cell {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = ParseError::expected("a space such as `d4`", "een vak zoals `d4`");
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Readings {
    /// How closely a pattern must match.
    #[serde(rename = "match")]
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
    pub(crate) tag: Tag,
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
    /// The readings of the rules.
    pub readings: Readings,
    starter_tag: Tag,
    regular_tag: Tag,
    /// Tables made lately, the newest last.
    tables: Mutex<Vec<(TablesKey, Arc<Tables>)>>,
}

/// So many tables are kept.
const KEPT_TABLES: usize = 16;

impl Components {
    /// The tables for a choice of shapes and readings, made once and shared between matches.
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

impl atoll_core::Components for Components {
    const FILES: &'static [(&'static str, &'static str)] = file::FILES;

    fn load(files: &Files, warnings: &mut Vec<DataError>) -> Result<Self, DataError> {
        file::load(files, warnings)
    }

    fn facts(&self) -> Vec<Fact> {
        facts::facts(self)
    }

    fn readings(&self) -> Vec<OpenReading> {
        facts::readings(self)
    }

    fn json(&self) -> Value {
        serde_json::to_value(Catalogue::of(self)).expect("the catalogue is plain data")
    }
}

/// All places that share an edge with one of these; column seven is a guard.
pub(crate) const fn around(cells: u64) -> u64 {
    cells << 1 | cells >> 1 | cells << 8 | cells >> 8
}

/// All places that share a corner only with one of these.
pub(crate) const fn corners(cells: u64) -> u64 {
    cells << 9 | cells >> 9 | cells << 7 | cells >> 7
}
