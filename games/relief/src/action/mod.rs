//! What can be decided and what can fall.

mod notation;

use atoll_core::{Code, Seat, code_enum, index};
use serde::{Serialize, Serializer};

/// The longest side a grid can have.
pub const MAX_SIDE: usize = 8;

index! {
    /// A space of the reef: `8 * row + column`, whatever the size of the grid.
    pub struct Space < 64
}
index! {
    /// A row (`0..8`) or a column (`8..16`).
    pub struct Line < 16
}
index! {
    /// One or more of the three dice: the bits of the number plus one.
    pub struct DiceSet < 7
}
index! {
    /// A count of starfish for the Trumpet.
    pub struct Count < 7
}

code_enum! {
    /// A type of coral, and the die of its colour.
    pub enum Coral {
        /// Brain coral, written `Y`.
        Brain,
        /// Digitate coral, written `B`.
        Digitate,
        /// Branching coral, written `P`.
        Branching,
    }
}
code_enum! {
    /// A power over the dice.
    pub enum Track {
        /// Roll dice again.
        Reroll,
        /// Turn a die by one.
        PlusMinus,
    }
}
code_enum! {
    /// A way for mature coral to spread.
    pub enum Breeding {
        /// Along the row or column.
        Spawning,
        /// Into a neighbouring space.
        Budding,
    }
}
code_enum! {
    /// What a box of the Hermit Crab clears.
    pub enum CrabBox {
        /// A row.
        Row,
        /// A column.
        Column,
        /// A row and a column.
        Both,
    }
}
code_enum! {
    /// The shape that a shared species asks for.
    pub enum Shape {
        /// Three in a line.
        Line3,
        /// Five in a line.
        Line5,
        /// A square of four.
        Square4,
        /// A rectangle of six.
        Rect6,
    }
}
code_enum! {
    /// The coral that a shared species asks for.
    pub enum Want {
        /// Brain coral only.
        Brain,
        /// Digitate coral only.
        Digitate,
        /// Branching coral only.
        Branching,
        /// Some of every type.
        Mixed,
    }
}
code_enum! {
    /// A species of the shared sheet, by what it asks for.
    pub enum Species {
        /// The only kind there is: a shape of a coral.
        Of {
            /// The shape.
            shape: Shape,
            /// The coral.
            want: Want,
        },
    }
}

code_enum! {
    /// One decision of a seat.
    pub enum Action {
        /// Set-up: fill the check mark of a power.
        Power {
            /// Which.
            track: Track,
        },
        /// Roll dice again for one box.
        Reroll {
            /// Which dice.
            dice: DiceSet,
        },
        /// Turn a die up or down for one box.
        Shift {
            /// Which die.
            die: Coral,
            /// Up or down.
            up: bool,
        },
        /// Leave the dice as they are.
        Keep,
        /// Set a die aside for the infestation.
        Aside {
            /// Which die.
            die: Coral,
        },
        /// Begin a Grow action with a die.
        Grow {
            /// Which die.
            die: Coral,
        },
        /// Choose a row or column, to grow in or to clear.
        Line {
            /// Which.
            line: Line,
        },
        /// Choose a space, to grow in or to infest.
        Cell {
            /// Which.
            space: Space,
        },
        /// End this Grow action.
        Stop,
        /// Hand in the sheet for this phase.
        Done,
        /// Make a dotted box solid.
        Open {
            /// Whose box.
            line: Line,
        },
        /// Attract a species of the shared sheet.
        Attract {
            /// Which.
            species: Species,
        },
        /// Attract the Hermit Crab.
        AttractCrab,
        /// Attract Triton's Trumpet.
        AttractTrumpet,
        /// Fill the check mark of a power with a special action.
        Check {
            /// Which.
            track: Track,
        },
        /// Unlock Spawning or Budding with a special action.
        Unlock {
            /// Which.
            breeding: Breeding,
        },
        /// Mark a box of the Hermit Crab.
        Crab {
            /// Which kind of box.
            kind: CrabBox,
        },
        /// Spawn.
        Spawn {
            /// Where.
            space: Space,
            /// Which coral.
            coral: Coral,
        },
        /// Bud.
        Bud {
            /// Where.
            space: Space,
            /// Which coral.
            coral: Coral,
        },
        /// Give up a special action, a benefit or a part of it.
        Skip,
        /// Choose the colour of a Grow benefit.
        Colour {
            /// Which.
            coral: Coral,
        },
        /// Fill a shell of a power.
        Shell {
            /// Which.
            track: Track,
        },
        /// Put so many starfish into the Trumpet.
        Trumpet {
            /// How many.
            count: Count,
        },
    }
}

index! {
    /// The face of a die, `pips - 1`.
    pub struct Face < 6
}

code_enum! {
    /// One decision of fate.
    pub enum Chance {
        /// Who is active first.
        First {
            /// Who.
            seat: Seat,
        },
        /// All three dice.
        Roll {
            /// The die of brain coral.
            brain: Face,
            /// The die of digitate coral.
            digitate: Face,
            /// The die of branching coral.
            branching: Face,
        },
        /// One die again.
        Again {
            /// Which die.
            die: Coral,
            /// How it fell.
            face: Face,
        },
    }
}

impl Face {
    /// The face with so many pips.
    pub(crate) const fn of(pips: u8) -> Option<Face> {
        if pips == 0 { None } else { Face::new(pips - 1) }
    }
    /// How many pips the face shows.
    pub const fn pips(self) -> u8 {
        self.index() as u8 + 1
    }
}

impl Coral {
    /// All types.
    pub const ALL: [Coral; 3] = [Coral::Brain, Coral::Digitate, Coral::Branching];

    /// The type's number.
    pub const fn index(self) -> usize {
        self as usize
    }
    /// The letter that stands for the type and its die.
    pub const fn letter(self) -> char {
        match self {
            Coral::Brain => 'Y',
            Coral::Digitate => 'B',
            Coral::Branching => 'P',
        }
    }
    /// The type with this letter.
    pub const fn from_letter(letter: char) -> Option<Coral> {
        match letter {
            'Y' => Some(Coral::Brain),
            'B' => Some(Coral::Digitate),
            'P' => Some(Coral::Branching),
            _ => None,
        }
    }
    /// The type's word in data and views.
    pub const fn key(self) -> &'static str {
        match self {
            Coral::Brain => "brain",
            Coral::Digitate => "digitate",
            Coral::Branching => "branching",
        }
    }
}

impl Track {
    /// Both powers.
    pub const ALL: [Track; 2] = [Track::Reroll, Track::PlusMinus];
    /// The power's number.
    pub const fn index(self) -> usize {
        self as usize
    }
    /// The power's word in data and views.
    pub const fn key(self) -> &'static str {
        match self {
            Track::Reroll => "reroll",
            Track::PlusMinus => "plus_minus",
        }
    }
}

impl Breeding {
    /// Both ways.
    pub const ALL: [Breeding; 2] = [Breeding::Spawning, Breeding::Budding];
    /// The way's number.
    pub const fn index(self) -> usize {
        self as usize
    }
    /// The way's word in data and views.
    pub const fn key(self) -> &'static str {
        match self {
            Breeding::Spawning => "spawning",
            Breeding::Budding => "budding",
        }
    }
}

impl CrabBox {
    /// All kinds.
    pub const ALL: [CrabBox; 3] = [CrabBox::Row, CrabBox::Column, CrabBox::Both];
    /// The kind's number.
    pub const fn index(self) -> usize {
        self as usize
    }
    /// The kind's word in data and views.
    pub const fn key(self) -> &'static str {
        match self {
            CrabBox::Row => "row",
            CrabBox::Column => "column",
            CrabBox::Both => "both",
        }
    }
}

impl Shape {
    /// All shapes.
    pub const ALL: [Shape; 4] = [Shape::Line3, Shape::Line5, Shape::Square4, Shape::Rect6];
    /// The shape's word in data and views.
    pub const fn key(self) -> &'static str {
        match self {
            Shape::Line3 => "line3",
            Shape::Line5 => "line5",
            Shape::Square4 => "square4",
            Shape::Rect6 => "rect6",
        }
    }
    /// How many corals the shape has.
    pub const fn size(self) -> u32 {
        match self {
            Shape::Line3 => 3,
            Shape::Square4 => 4,
            Shape::Line5 => 5,
            Shape::Rect6 => 6,
        }
    }
    /// Whether it is one of the line criteria.
    pub const fn is_line(self) -> bool {
        matches!(self, Shape::Line3 | Shape::Line5)
    }
    const fn short(self) -> &'static str {
        match self {
            Shape::Line3 => "L3",
            Shape::Line5 => "L5",
            Shape::Square4 => "S4",
            Shape::Rect6 => "R6",
        }
    }
}

impl Want {
    /// All wants.
    pub const ALL: [Want; 4] = [Want::Brain, Want::Digitate, Want::Branching, Want::Mixed];
    /// The one coral that is wanted, unless it is a mixed set.
    pub const fn coral(self) -> Option<Coral> {
        match self {
            Want::Brain => Some(Coral::Brain),
            Want::Digitate => Some(Coral::Digitate),
            Want::Branching => Some(Coral::Branching),
            Want::Mixed => None,
        }
    }
    /// The want's word in data and views.
    pub const fn key(self) -> &'static str {
        match self.coral() {
            Some(coral) => coral.key(),
            None => "mixed",
        }
    }
}

impl Species {
    /// How many there can be.
    pub const MOST: usize = 16;

    /// The species' number: `shape + 4 * want`.
    pub const fn index(self) -> usize {
        let Species::Of { shape, want } = self;
        shape as usize + 4 * want as usize
    }
    /// The species with this number.
    pub fn at(index: usize) -> Option<Species> {
        Species::from_code(u32::try_from(index).ok()?)
    }
    /// What shape it asks for.
    pub const fn shape(self) -> Shape {
        let Species::Of { shape, .. } = self;
        shape
    }
    /// What coral it asks for.
    pub const fn want(self) -> Want {
        let Species::Of { want, .. } = self;
        want
    }
}

impl Space {
    /// The space in this row and column, both from 0.
    pub const fn at(row: usize, col: usize) -> Option<Space> {
        if row < MAX_SIDE && col < MAX_SIDE { Space::new((row * MAX_SIDE + col) as u8) } else { None }
    }
    /// Its row, from 0.
    pub const fn row(self) -> usize {
        self.index() / MAX_SIDE
    }
    /// Its column, from 0.
    pub const fn col(self) -> usize {
        self.index() % MAX_SIDE
    }
    /// The space as a set of spaces.
    pub const fn bit(self) -> u64 {
        1 << self.index()
    }
}

/// The spaces of a set in rising order.
pub fn spaces(mut set: u64) -> impl Iterator<Item = Space> {
    std::iter::from_fn(move || {
        let space = Space::new(set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(space)
    })
}

impl Line {
    /// The row with this number, from 0.
    pub const fn of_row(row: usize) -> Option<Line> {
        if row < MAX_SIDE { Line::new(row as u8) } else { None }
    }
    /// The column with this number, from 0.
    pub const fn of_col(col: usize) -> Option<Line> {
        if col < MAX_SIDE { Line::new((MAX_SIDE + col) as u8) } else { None }
    }
    /// Whether it is a row.
    pub const fn is_row(self) -> bool {
        self.index() < MAX_SIDE
    }
    /// Its number among the rows or columns, from 0.
    pub const fn number(self) -> usize {
        self.index() % MAX_SIDE
    }
    /// Its spaces on the largest grid.
    pub const fn mask(self) -> u64 {
        if self.is_row() { 0xff << (self.number() * MAX_SIDE) } else { 0x0101_0101_0101_0101 << self.number() }
    }
}

impl DiceSet {
    /// The dice as bits.
    pub(crate) const fn bits(self) -> u8 {
        self.0 + 1
    }
    /// Whether this die is among them.
    pub const fn has(self, die: Coral) -> bool {
        self.bits() & 1 << die as u8 != 0
    }
}

macro_rules! key_words {
    ($($T:ty),+) => {$(
        impl Serialize for $T {
            fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                s.serialize_str(self.key())
            }
        }
    )+};
}
key_words!(Coral, Track, Breeding, CrabBox, Shape, Want);

macro_rules! shown {
    ($($T:ty),+) => {$(
        impl Serialize for $T {
            fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                s.collect_str(self)
            }
        }
    )+};
}
shown!(Species, Action);
