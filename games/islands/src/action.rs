//! What can be decided, by a seat or by chance, and how it is written.

use std::fmt;
use std::str::FromStr;

use atoll_core::{ParseError, Seat, code_enum, index};

use crate::components::{COLUMNS, Card, DEEPEST, Island, Specialist};

index! {
    /// A column of cards with its specialist, from the left; written from 1.
    pub struct Column < COLUMNS
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.index() + 1)
    }
}

index! {
    /// How many dice lie on a die that is dug up, from 1.
    pub struct Depth < DEEPEST
}

impl Depth {
    /// How many dice lie on it.
    pub const fn dice(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for Depth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.dice())
    }
}

code_enum! {
    /// One decision of a seat.
    ///
    /// ```text
    /// take 2 V7     take the second column and keep its card V7
    /// step a1 b1    move the top die of a1 to b1
    /// pair a1 b1    move it with the die below
    /// second a1 b1  after the first die: move another with the steps left
    /// stay a1       raise the top die of a1 where it lies
    /// pass          move nothing
    /// done          leave the second die alone
    /// hold          the die moved next does not gain 1
    /// dig a1 2      the die moved next is the one under the two top dice of a1
    /// ```
    ///
    /// `hold` and `dig` are for corrected specialists; no shipped ability offers them.
    pub enum Action {
        /// Takes a column and keeps one of its cards.
        Take {
            /// The card kept.
            card: Card,
            /// The column taken.
            column: Column,
        },
        /// Moves one die.
        Step {
            /// Where it ends.
            to: Island,
            /// Where it lies.
            from: Island,
        },
        /// Moves a die and the one below it.
        Pair {
            /// Where they end.
            to: Island,
            /// Where they lie.
            from: Island,
        },
        /// Moves a second die with the steps left.
        Second {
            /// Where it ends.
            to: Island,
            /// Where it lies.
            from: Island,
        },
        /// Raises a die that stays where it is.
        Stay {
            /// Where it lies.
            at: Island,
        },
        /// Moves nothing.
        Pass,
        /// Moves no second die.
        Done,
        /// The die moved next keeps its value.
        Hold,
        /// The die moved next is a covered one.
        Dig {
            /// How many dice lie on it.
            depth: Depth,
            /// Where it lies.
            at: Island,
        },
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take { card, column } => write!(f, "take {column} {card}"),
            Action::Step { to, from } => write!(f, "step {from} {to}"),
            Action::Pair { to, from } => write!(f, "pair {from} {to}"),
            Action::Second { to, from } => write!(f, "second {from} {to}"),
            Action::Stay { at } => write!(f, "stay {at}"),
            Action::Pass => f.write_str("pass"),
            Action::Done => f.write_str("done"),
            Action::Hold => f.write_str("hold"),
            Action::Dig { depth, at } => write!(f, "dig {at} {depth}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = ParseError::expected(
            "a decision such as `take 2 V7`, `step a1 b1`, `stay a1` or `pass`",
            "een beslissing zoals `take 2 V7`, `step a1 b1`, `stay a1` of `pass`",
        );
        let mut words = text.split(' ');
        let action = match (words.next(), words.next(), words.next()) {
            (Some("take"), Some(column), Some(card)) => {
                Action::Take { card: card.parse()?, column: number(column).and_then(Column::new).ok_or(wrong.clone())? }
            }
            (Some("step"), Some(from), Some(to)) => Action::Step { to: to.parse()?, from: from.parse()? },
            (Some("pair"), Some(from), Some(to)) => Action::Pair { to: to.parse()?, from: from.parse()? },
            (Some("second"), Some(from), Some(to)) => Action::Second { to: to.parse()?, from: from.parse()? },
            (Some("stay"), Some(at), None) => Action::Stay { at: at.parse()? },
            (Some("pass"), None, None) => Action::Pass,
            (Some("done"), None, None) => Action::Done,
            (Some("hold"), None, None) => Action::Hold,
            (Some("dig"), Some(at), Some(depth)) => {
                Action::Dig { depth: number(depth).and_then(Depth::new).ok_or(wrong.clone())?, at: at.parse()? }
            }
            _ => return Err(wrong),
        };
        if words.next().is_some() { Err(wrong) } else { Ok(action) }
    }
}

/// A single digit from 1, as a number from 0.
fn number(text: &str) -> Option<u8> {
    match *text.as_bytes() {
        [digit @ b'1'..=b'9'] => Some(digit - b'1'),
        _ => None,
    }
}

code_enum! {
    /// One decision of chance.
    ///
    /// ```text
    /// first 1    seat 1 begins
    /// row ECOL   the next specialist of the row
    /// deal V7    the card that is turned up
    /// ```
    pub enum Chance {
        /// Who begins.
        First {
            /// The seat.
            seat: Seat,
        },
        /// The next specialist of the row.
        Row {
            /// Who.
            specialist: Specialist,
        },
        /// The card turned up.
        Deal {
            /// Which.
            card: Card,
        },
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First { seat } => write!(f, "first {seat}"),
            Chance::Row { specialist } => write!(f, "row {specialist}"),
            Chance::Deal { card } => write!(f, "deal {card}"),
        }
    }
}

impl FromStr for Chance {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = ParseError::expected(
            "an outcome such as `deal V7`, `row ECOL` or `first 0`",
            "een uitkomst zoals `deal V7`, `row ECOL` of `first 0`",
        );
        match text.split_once(' ') {
            Some(("first", seat)) => match *seat.as_bytes() {
                [digit @ b'0'..=b'3'] => Seat::new(digit - b'0').map(|seat| Chance::First { seat }).ok_or(wrong),
                _ => Err(wrong),
            },
            Some(("row", specialist)) => Ok(Chance::Row { specialist: specialist.parse()? }),
            Some(("deal", card)) => Ok(Chance::Deal { card: card.parse()? }),
            _ => Err(wrong),
        }
    }
}
