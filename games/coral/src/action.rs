//! What can be decided, by seats and by chance, and how it is written.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use atoll_core::{Code, ParseError, Seat, code_enum};

use crate::components::{SETUPS, Species};
use crate::geometry::{Cell, DIRECTIONS, ORIENTATIONS, Placement, ROCK};

/// How many placements touch a given cube without filling it.
pub const SHAPES: usize = 156;

/// No cell of a reef is further from the rock: at least three pieces cover the rock and reach 2
/// cells, the 21 others add 2 each; alone 20 pieces join layouts that reach 4 at most.
pub const REACH: i8 = 44;
const WIDE: u32 = 2 * REACH as u32 + 1;
/// A pawn stands at most this high.
const HIGH: u32 = REACH as u32 + 1;

static AROUND: LazyLock<Vec<Placement>> = LazyLock::new(|| {
    let mut all: Vec<Placement> = Vec::new();
    for next in DIRECTIONS {
        for (a, b) in ORIENTATIONS {
            for back in [ROCK, a, b] {
                let placement = Placement::with_arms(next.minus(back), a, b);
                if !placement.has(ROCK) && !all.contains(&placement) {
                    all.push(placement);
                }
            }
        }
    }
    all.sort_unstable();
    all
});

/// A placement as seen from the cube it grows on: one of the 156 that touch a cube.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Shape(u8);

impl Shape {
    /// The placement with the first code.
    pub(crate) const FIRST: Shape = Shape(0);

    /// The placements around the cell at the origin, in the order of their codes.
    pub fn around() -> &'static [Placement] {
        &AROUND
    }

    /// The placement, seen from `cube`, if it touches it.
    pub fn of(placement: Placement, cube: Cell) -> Option<Shape> {
        let seen = placement.plus(Cell::default().minus(cube));
        AROUND.binary_search(&seen).ok().map(|n| Shape(n as u8))
    }

    /// Where the piece lies if it grows on `cube`.
    pub fn at(self, cube: Cell) -> Placement {
        AROUND[self.0 as usize].plus(cube)
    }
}

impl Code for Shape {
    const COUNT: u32 = SHAPES as u32;
    fn code(self) -> u32 {
        u32::from(self.0)
    }
    fn from_code(code: u32) -> Option<Self> {
        (code < Self::COUNT).then_some(Shape(code as u8))
    }
}

/// A column of the grid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Column {
    /// East.
    pub x: i8,
    /// North.
    pub y: i8,
}

impl Column {
    /// The column of a cell.
    pub const fn of(cell: Cell) -> Column {
        Column { x: cell.x, y: cell.y }
    }

    /// The lowest cell of the column.
    pub const fn foot(self) -> Cell {
        Cell::new(self.x, self.y, 0)
    }
}

impl Code for Column {
    const COUNT: u32 = WIDE * WIDE;
    fn code(self) -> u32 {
        let along = |n: i8| (i32::from(n) + i32::from(REACH)).clamp(0, WIDE as i32 - 1) as u32;
        along(self.x) + WIDE * along(self.y)
    }
    fn from_code(code: u32) -> Option<Self> {
        let along = |n: u32| (n as i32 - i32::from(REACH)) as i8;
        (code < Self::COUNT).then(|| Column { x: along(code % WIDE), y: along(code / WIDE) })
    }
}

/// A cell where a pawn can stand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Perch(pub Cell);

impl Code for Perch {
    const COUNT: u32 = Column::COUNT * HIGH;
    fn code(self) -> u32 {
        let high = (i32::from(self.0.z) - 1).clamp(0, HIGH as i32 - 1) as u32;
        Column::of(self.0).code() + Column::COUNT * high
    }
    fn from_code(code: u32) -> Option<Self> {
        let column = Column::from_code(code % Column::COUNT)?;
        let high = code / Column::COUNT;
        (high < HIGH).then(|| Perch(Cell::new(column.x, column.y, high as i8 + 1)))
    }
}

code_enum! {
    /// What a seat can decide. Placements are seen from the cube they grow on:
    /// the one under the pawn, in setup the rock.
    pub enum Action {
        /// Puts a piece into the reef.
        Grow {
            /// Its species.
            species: Species,
            /// Where, seen from the cube it grows on.
            shape: Shape
        },
        /// Picks the species to play.
        Play {
            /// The species.
            species: Species
        },
        /// Names the neutral species.
        Neutral {
            /// The species.
            species: Species
        },
        /// Chooses the piece to grow, alone.
        Take {
            /// Its species.
            species: Species
        },
        /// Returns a piece to the box.
        Pay {
            /// Its species.
            species: Species
        },
        /// Returns the chosen piece to the box because it fits nowhere, alone.
        GiveUp,
        /// Takes the pawn off the reef.
        Float,
        /// Moves the pawn over the reef.
        Slide {
            /// The column it ends on.
            to: Column
        },
        /// Puts the pawn on the reef.
        Land {
            /// The cell it stands in.
            at: Perch
        },
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Grow { species, shape } => write!(f, "grow {species} {}", shape.at(ROCK)),
            Action::Play { species } => write!(f, "play {species}"),
            Action::Neutral { species } => write!(f, "neutral {species}"),
            Action::Take { species } => write!(f, "take {species}"),
            Action::Pay { species } => write!(f, "pay {species}"),
            Action::GiveUp => write!(f, "give up"),
            Action::Float => write!(f, "float"),
            Action::Slide { to } => write!(f, "slide {},{}", to.x, to.y),
            Action::Land { at } => write!(f, "land {}", at.0),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        const WRONG: ParseError = ParseError::expected(
            "an action such as `grow R 1,0,0 1,1,0 2,0,0` (seen from the pawn's cube), `slide 2,0`, `float`, \
             `land 0,1,1`, `pay R`, `play R`, `neutral B`, `take S` or `give up`",
            "een actie zoals `grow R 1,0,0 1,1,0 2,0,0` (gezien vanaf de kubus van de pion), `slide 2,0`, `float`, \
             `land 0,1,1`, `pay R`, `play R`, `neutral B`, `take S` of `give up`",
        );
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        match word {
            "grow" => {
                let (species, cells) = rest.split_once(' ').ok_or(WRONG)?;
                let mut cells = cells.split(' ').map(read_cell);
                let mut next = || cells.next().flatten().ok_or(WRONG);
                let placement = Placement::new([next()?, next()?, next()?]).ok_or(WRONG)?;
                if cells.next().is_some() {
                    return Err(WRONG);
                }
                let shape = Shape::of(placement, ROCK).ok_or(ParseError::expected(
                    "cells beside the pawn's cube at 0,0,0: `grow R 1,0,0 1,1,0 2,0,0`",
                    "vakken naast de kubus van de pion op 0,0,0: `grow R 1,0,0 1,1,0 2,0,0`",
                ))?;
                Ok(Action::Grow { species: species.parse()?, shape })
            }
            "play" => Ok(Action::Play { species: rest.parse()? }),
            "neutral" => Ok(Action::Neutral { species: rest.parse()? }),
            "take" => Ok(Action::Take { species: rest.parse()? }),
            "pay" => Ok(Action::Pay { species: rest.parse()? }),
            "give" if rest == "up" => Ok(Action::GiveUp),
            "float" if rest.is_empty() => Ok(Action::Float),
            "slide" => {
                let (x, y) = rest.split_once(',').ok_or(WRONG)?;
                let to = Column { x: within(x)?, y: within(y)? };
                Ok(Action::Slide { to })
            }
            "land" => {
                let at = read_cell(rest).ok_or(WRONG)?;
                let inside = at.x.abs() <= REACH && at.y.abs() <= REACH && (1..=HIGH as i8).contains(&at.z);
                if !inside {
                    return Err(ParseError::expected(
                        "a cell within the reach of a reef",
                        "een vak binnen het bereik van een rif",
                    ));
                }
                Ok(Action::Land { at: Perch(at) })
            }
            _ => Err(WRONG),
        }
    }
}

pub(crate) fn read_cell(text: &str) -> Option<Cell> {
    let mut numbers = text.split(',').map(|n| n.parse().ok().filter(|n: &i8| n.unsigned_abs() < 100));
    let mut next = || numbers.next().flatten();
    let cell = Cell::new(next()?, next()?, next()?);
    numbers.next().is_none().then_some(cell)
}

fn within(text: &str) -> Result<i8, ParseError> {
    let number: Option<i8> = text.parse().ok();
    number
        .filter(|n| n.unsigned_abs() <= REACH as u8)
        .ok_or(ParseError::expected("a column such as `slide 2,-1`", "een kolom zoals `slide 2,-1`"))
}

atoll_core::index! {
    /// A setup card.
    pub struct Layout < SETUPS
}

atoll_core::index! {
    /// The complexity of a scoring card: I, II, III.
    pub struct Complexity < 3
}

code_enum! {
    /// What chance can decide.
    pub enum Chance {
        /// Who starts.
        Start {
            /// The seat.
            seat: Seat
        },
        /// A piece is drawn from the bag.
        Draw {
            /// Its species.
            species: Species
        },
        /// The setup card, alone.
        Setup {
            /// The card.
            card: Layout
        },
        /// The scoring card of a species, alone.
        Card {
            /// The species.
            species: Species,
            /// Which of its three cards.
            level: Complexity
        },
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Start { seat } => write!(f, "start {seat}"),
            Chance::Draw { species } => write!(f, "draw {species}"),
            Chance::Setup { card } => write!(f, "setup {}", (b'A' + card.index() as u8) as char),
            Chance::Card { species, level } => write!(f, "card {species} {}", ROMAN[level.index()]),
        }
    }
}

/// The numerals of the three complexities.
pub(crate) const ROMAN: [&str; 3] = ["I", "II", "III"];

impl FromStr for Chance {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        const WRONG: ParseError = ParseError::expected(
            "`start 0`, `draw R`, `setup A` or `card R I`",
            "`start 0`, `draw R`, `setup A` of `card R I`",
        );
        let (word, rest) = text.split_once(' ').ok_or(WRONG)?;
        match word {
            "start" => {
                let seat = (rest.len() == 1).then(|| rest.parse().ok().and_then(Seat::new)).flatten();
                Ok(Chance::Start { seat: seat.ok_or(WRONG)? })
            }
            "draw" => Ok(Chance::Draw { species: rest.parse()? }),
            "setup" => {
                let &[letter] = rest.as_bytes() else { return Err(WRONG) };
                Ok(Chance::Setup { card: Layout::new(letter.wrapping_sub(b'A')).ok_or(WRONG)? })
            }
            "card" => {
                let (species, level) = rest.split_once(' ').ok_or(WRONG)?;
                let level = ROMAN.iter().position(|&roman| roman == level).ok_or(WRONG)?;
                Ok(Chance::Card { species: species.parse()?, level: Complexity::new(level as u8).ok_or(WRONG)? })
            }
            _ => Err(WRONG),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coral_geo_1_there_are_156_placements_around_a_cube_and_92_above_the_table() {
        assert_eq!(Shape::around().len(), SHAPES);
        let above = |p: &&Placement| p.cells().iter().all(|cell| cell.z >= 0);
        assert_eq!(Shape::around().iter().filter(above).count(), 92);
    }

    #[test]
    fn codes_fit_24_bits() {
        const { assert!(Action::COUNT < 1 << 24) };
    }
}
