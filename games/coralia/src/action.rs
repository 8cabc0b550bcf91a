//! What can be decided, by seats and by chance, and its notation.

use std::fmt;
use std::str::FromStr;

use atoll_core::{Code, ParseError, Seat, code_enum, index};

use crate::components::{CARDS, CHEST_IDS, COLOURS, PEARLS, SPACES, STARFISH, TURTLE_IDS};

index! {
    /// A colour of dice and its reef: yellow, blue, red, orange, green, violet.
    pub struct Colour < 6
}
index! {
    /// A face of a die and the reef space it fits: turtle, starfish, octopus, fish, pearl, diver.
    pub struct Face < 6
}
index! {
    /// Four of the six colours, in the order of [`FOURS`].
    pub struct Four < 15
}
index! {
    /// Some of the three passed dice, as a bit set of their places.
    pub struct Held < 8
}
index! {
    /// A place among the cards looked at, in drawn order.
    pub struct Place < 3
}
index! {
    /// A turtle tile, T1 to T8.
    pub struct Turtle < 8
}
index! {
    /// A chest tile, C1 to C8.
    pub struct Chest < 8
}
index! {
    /// A card of the three piles by its number; it stands for its kind.
    pub struct Card < CARDS
}
index! {
    /// A starfish card by its number; it stands for its kind.
    pub struct Star < STARFISH
}

/// A pile of cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pile {
    /// The fish pile.
    Fish,
    /// The pearl pile.
    Pearl,
    /// The starfish pile.
    Starfish,
    /// The island pile.
    Island,
}

impl Pile {
    /// All piles in code order.
    pub const ALL: [Pile; 4] = [Pile::Fish, Pile::Pearl, Pile::Starfish, Pile::Island];

    /// The pile's word in notation and JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Pile::Fish => "fish",
            Pile::Pearl => "pearl",
            Pile::Starfish => "starfish",
            Pile::Island => "island",
        }
    }
}

impl Code for Pile {
    const COUNT: u32 = 4;
    fn code(self) -> u32 {
        self as u32
    }
    fn from_code(code: u32) -> Option<Self> {
        Pile::ALL.get(code as usize).copied()
    }
}

/// Where a white die goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shore {
    /// The space of its symbol on this reef.
    Reef(Colour),
    /// The island.
    Island,
}

impl Code for Shore {
    const COUNT: u32 = 7;
    fn code(self) -> u32 {
        match self {
            Shore::Reef(colour) => colour.code(),
            Shore::Island => 6,
        }
    }
    fn from_code(code: u32) -> Option<Self> {
        if code == 6 { Some(Shore::Island) } else { Colour::from_code(code).map(Shore::Reef) }
    }
}

/// The sets of four colours as bit sets, in code order.
pub const FOURS: [u8; 15] = [
    0b001111, 0b010111, 0b100111, 0b011011, 0b101011, 0b110011, 0b011101, 0b101101, 0b110101, 0b111001, 0b011110,
    0b101110, 0b110110, 0b111010, 0b111100,
];

impl Four {
    /// The colours as a bit set.
    pub const fn set(self) -> u8 {
        FOURS[self.index()]
    }
}

code_enum! {
    /// A decision of a seat.
    pub enum Action {
        /// `first yellow blue red green`: pick the first four dice.
        First {
            /// Their colours.
            colours: Four,
        },
        /// `take red`: add a die from the supply.
        Supply {
            /// Its colour.
            colour: Colour,
        },
        /// `hold 13`: keep these passed dice on turtles; `hold -` for none.
        Hold {
            /// Which of them.
            dice: Held,
        },
        /// `place red fish`: place a die.
        Die {
            /// Its colour.
            colour: Colour,
            /// What it shows.
            face: Face,
        },
        /// `keep 2`: keep one of the cards looked at.
        Keep {
            /// Which.
            card: Place,
        },
        /// `white blue` or `white island`: place the white die.
        White {
            /// Where.
            to: Shore,
        },
        /// `copy T4`: use the bonus of a turtle beside the board.
        Copy {
            /// Which.
            tile: Turtle,
        },
        /// `use S09`: resolve a starfish card next.
        Next {
            /// Which kind, by its first card.
            card: Star,
        },
        /// `chest violet`: take the chest of this reef first.
        Chest {
            /// Which reef.
            reef: Colour,
        },
        /// `draw island`: draw the next card from this pile.
        Draw {
            /// Which pile.
            pile: Pile,
        },
        /// `stop`: leave the rest of the starfish card or cards unused.
        Stop,
    }
}

code_enum! {
    /// A decision of fate.
    pub enum Chance {
        /// `start 2`: this seat starts.
        Start {
            /// Who.
            seat: Seat,
        },
        /// `turtle T4`: the turtle of the next reef.
        Turtle {
            /// Which.
            tile: Turtle,
        },
        /// `block fish`: a blocking die shows this.
        Block {
            /// What it shows.
            face: Face,
        },
        /// `roll fish`: the next die of the station shows this.
        Roll {
            /// What it shows.
            face: Face,
        },
        /// `card P05`: the card drawn is of this kind.
        Card {
            /// The kind, by its first card.
            card: Card,
        },
        /// `white fish`: the white die shows this.
        White {
            /// What it shows.
            face: Face,
        },
        /// `chest C5`: the chest taken is this one.
        Chest {
            /// Which.
            tile: Chest,
        },
        /// `use S09`: the only starfish card left is resolved.
        Last {
            /// Which kind, by its first card.
            card: Star,
        },
        /// `show 1`: this seat lays its starfish cards open. Nothing is left to chance here; the
        /// event marks the moment for everybody.
        Show {
            /// Who.
            seat: Seat,
        },
        /// `count`: all lay open all cards; divers, fish and pearls are scored.
        Count,
    }
}

impl Colour {
    /// The colour's word in notation and JSON.
    pub const fn word(self) -> &'static str {
        COLOURS[self.index()]
    }
    /// All colours in board order.
    pub fn each() -> impl Iterator<Item = Colour> {
        Colour::all()
    }
}

impl Face {
    /// The face's word in notation and JSON.
    pub const fn word(self) -> &'static str {
        SPACES[self.index()]
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl fmt::Display for Turtle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(TURTLE_IDS[self.index()])
    }
}

impl fmt::Display for Chest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(CHEST_IDS[self.index()])
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let n = self.index();
        match n {
            _ if n < STARFISH => write!(f, "S{:02}", n + 1),
            _ if n < STARFISH + PEARLS => write!(f, "P{:02}", n - STARFISH + 1),
            _ => write!(f, "F{:02}", n - STARFISH - PEARLS + 1),
        }
    }
}

impl fmt::Display for Star {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "S{:02}", self.index() + 1)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::First { colours } => {
                f.write_str("first")?;
                Colour::all().filter(|c| colours.set() & 1 << c.index() != 0).try_for_each(|c| write!(f, " {c}"))
            }
            Action::Supply { colour } => write!(f, "take {colour}"),
            Action::Hold { dice } if dice.index() == 0 => f.write_str("hold -"),
            Action::Hold { dice } => {
                f.write_str("hold ")?;
                (0..3).filter(|n| dice.index() & 1 << n != 0).try_for_each(|n| write!(f, "{}", n + 1))
            }
            Action::Die { colour, face } => write!(f, "place {colour} {face}"),
            Action::Keep { card } => write!(f, "keep {}", card.index() + 1),
            Action::White { to: Shore::Reef(reef) } => write!(f, "white {reef}"),
            Action::White { to: Shore::Island } => f.write_str("white island"),
            Action::Copy { tile } => write!(f, "copy {tile}"),
            Action::Next { card } => write!(f, "use {card}"),
            Action::Chest { reef } => write!(f, "chest {reef}"),
            Action::Draw { pile } => write!(f, "draw {}", pile.word()),
            Action::Stop => f.write_str("stop"),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Start { seat } => write!(f, "start {seat}"),
            Chance::Turtle { tile } => write!(f, "turtle {tile}"),
            Chance::Block { face } => write!(f, "block {face}"),
            Chance::Roll { face } => write!(f, "roll {face}"),
            Chance::Card { card } => write!(f, "card {card}"),
            Chance::White { face } => write!(f, "white {face}"),
            Chance::Chest { tile } => write!(f, "chest {tile}"),
            Chance::Last { card } => write!(f, "use {card}"),
            Chance::Show { seat } => write!(f, "show {seat}"),
            Chance::Count => f.write_str("count"),
        }
    }
}

/// Finds the one value whose notation this is.
fn spelt<T: Code + fmt::Display>(text: &str, en: &'static str, nl: &'static str) -> Result<T, ParseError> {
    let mut spelling = String::new();
    let found = T::all().find(|value| {
        use fmt::Write;
        spelling.clear();
        write!(spelling, "{value}").is_ok() && spelling == text
    });
    found.ok_or(ParseError::expected(en, nl))
}

impl FromStr for Action {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        spelt(
            text,
            "`take red`, `hold 13`, `place red fish`, `keep 2`, `white island`, `copy T4`, `use S09`, `chest red` or `draw fish`",
            "`take red`, `hold 13`, `place red fish`, `keep 2`, `white island`, `copy T4`, `use S09`, `chest red` of `draw fish`",
        )
    }
}

impl FromStr for Chance {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        spelt(
            text,
            "`start 0`, `turtle T4`, `block fish`, `roll fish`, `card P05`, `white fish`, `chest C5`, `use S09`, `show 0` or `count`",
            "`start 0`, `turtle T4`, `block fish`, `roll fish`, `card P05`, `white fish`, `chest C5`, `use S09`, `show 0` of `count`",
        )
    }
}
