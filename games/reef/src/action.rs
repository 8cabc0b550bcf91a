//! What can be decided, by a seat or by chance, and its notation.

use std::fmt::{self, Write};
use std::str::FromStr;

use atoll_core::{Code, ParseError, Seat, code_enum};

use crate::components::{Cell, Shape};

/// The value of a die, 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Value(u8);

impl Value {
    /// The value of a die that shows `pips`, if a die can.
    pub const fn new(pips: u8) -> Option<Value> {
        if pips >= 1 && pips <= 6 { Some(Value(pips)) } else { None }
    }

    /// For values known to be 1 to 6.
    pub(crate) const fn of(pips: u8) -> Value {
        debug_assert!(pips >= 1 && pips <= 6);
        Value(pips)
    }

    /// What the die shows.
    pub const fn pips(self) -> u8 {
        self.0
    }
}

impl Code for Value {
    const COUNT: u32 = 6;
    fn code(self) -> u32 {
        u32::from(self.0) - 1
    }
    fn from_code(code: u32) -> Option<Self> {
        Value::new(u8::try_from(code).ok()?.checked_add(1)?)
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char((b'0' + self.0) as char)
    }
}

impl FromStr for Value {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let &[digit @ b'1'..=b'6'] = text.as_bytes() else {
            return Err(ParseError::expected("a value from 1 to 6", "een waarde van 1 tot 6"));
        };
        Ok(Value(digit - b'0'))
    }
}

atoll_core::index! {
    /// A place of the nursery: `a` or `b`.
    pub struct Slot < 2
}

impl Slot {
    /// Both places.
    pub const BOTH: [Slot; 2] = [Slot(0), Slot(1)];
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(if self.0 == 0 { 'a' } else { 'b' })
    }
}

code_enum! {
    /// What a seat can decide.
    ///
    /// Notation: `a5 c3` puts the die of nursery place a, turned to 5, on c3;
    /// `skip`; `claim R07`, `no claim`; `pair`, `no pair`; `second`, `done`;
    /// `nature 4` turns Nature's die to 4 or leaves it; `nature c3` places it.
    pub enum Action {
        /// Places a die of the nursery, turned to a value.
        Place {
            /// Where it goes.
            cell: Cell,
            /// The value it shows then.
            value: Value,
            /// Where it comes from.
            slot: Slot,
        },
        /// Places nothing this turn.
        Skip,
        /// Takes a card.
        Claim {
            /// Which.
            shape: Shape,
        },
        /// Takes no card for this die.
        NoClaim,
        /// Scores the Flourish card of the pair just made.
        Flourish,
        /// Keeps the Flourish card for another pair.
        NoFlourish,
        /// Pays 3 fish to place the other die as well.
        BuySecond,
        /// Ends the turn without a second die.
        Done,
        /// Turns Nature's die to a value, or leaves it.
        NatureTurn {
            /// The value it shows then.
            value: Value,
        },
        /// Places Nature's die.
        NaturePlace {
            /// Where it goes.
            cell: Cell,
        },
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place { cell, value, slot } => {
                fmt::Display::fmt(slot, f)?;
                fmt::Display::fmt(value, f)?;
                f.write_char(' ')?;
                fmt::Display::fmt(cell, f)
            }
            Action::Skip => f.write_str("skip"),
            Action::Claim { shape } => write!(f, "claim {shape}"),
            Action::NoClaim => f.write_str("no claim"),
            Action::Flourish => f.write_str("pair"),
            Action::NoFlourish => f.write_str("no pair"),
            Action::BuySecond => f.write_str("second"),
            Action::Done => f.write_str("done"),
            Action::NatureTurn { value } => write!(f, "nature {value}"),
            Action::NaturePlace { cell } => write!(f, "nature {cell}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = ParseError::expected(
            "an action such as `a5 c3`, `skip`, `claim R07`, `no claim`, `pair`, `no pair`, `second`, `done`, \
             `nature 4` or `nature c3`",
            "een actie zoals `a5 c3`, `skip`, `claim R07`, `no claim`, `pair`, `no pair`, `second`, `done`, \
             `nature 4` of `nature c3`",
        );
        match text {
            "skip" => return Ok(Action::Skip),
            "no claim" => return Ok(Action::NoClaim),
            "pair" => return Ok(Action::Flourish),
            "no pair" => return Ok(Action::NoFlourish),
            "second" => return Ok(Action::BuySecond),
            "done" => return Ok(Action::Done),
            _ => {}
        }
        match text.split_once(' ') {
            Some(("claim", shape)) => Ok(Action::Claim { shape: shape.parse()? }),
            Some(("nature", what)) if what.len() == 1 => Ok(Action::NatureTurn { value: what.parse()? }),
            Some(("nature", what)) => Ok(Action::NaturePlace { cell: what.parse()? }),
            Some((die, cell)) => {
                let &[slot @ (b'a' | b'b'), value @ b'1'..=b'6'] = die.as_bytes() else { return Err(wrong) };
                Ok(Action::Place { cell: cell.parse()?, value: Value(value - b'0'), slot: Slot(slot - b'a') })
            }
            None => Err(wrong),
        }
    }
}

code_enum! {
    /// What chance can decide.
    ///
    /// Notation: `roll 4` for a die of a nursery, `first 2` for the seat that
    /// begins after a tie, `draw R07` for a shape against Nature, `nature 3`
    /// for her die.
    pub enum Chance {
        /// A die of a nursery is rolled.
        Roll {
            /// What it shows.
            value: Value,
        },
        /// A tie for the first turn is broken.
        First {
            /// Who begins.
            seat: Seat,
        },
        /// A shape is drawn for the game against Nature.
        Draw {
            /// Which.
            shape: Shape,
        },
        /// Nature's die is rolled.
        Nature {
            /// What it shows.
            value: Value,
        },
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Roll { value } => write!(f, "roll {value}"),
            Chance::First { seat } => write!(f, "first {seat}"),
            Chance::Draw { shape } => write!(f, "draw {shape}"),
            Chance::Nature { value } => write!(f, "nature {value}"),
        }
    }
}

impl FromStr for Chance {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = ParseError::expected(
            "an outcome such as `roll 4`, `first 1`, `draw R07` or `nature 3`",
            "een uitkomst zoals `roll 4`, `first 1`, `draw R07` of `nature 3`",
        );
        match text.split_once(' ') {
            Some(("roll", value)) => Ok(Chance::Roll { value: value.parse()? }),
            Some(("first", seat)) => {
                let &[digit @ b'0'..=b'3'] = seat.as_bytes() else { return Err(wrong) };
                Ok(Chance::First { seat: Seat::new(digit - b'0').ok_or(wrong)? })
            }
            Some(("draw", shape)) => Ok(Chance::Draw { shape: shape.parse()? }),
            Some(("nature", value)) => Ok(Chance::Nature { value: value.parse()? }),
            _ => Err(wrong),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_and_outcome_is_read_as_it_is_written() {
        for action in Action::all() {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        for outcome in Chance::all() {
            assert_eq!(outcome.to_string().parse(), Ok(outcome));
        }
        for wrong in ["", "c", "a7 c3", "c5 c3", "a5 h3", "a5  c3", "claim R21", "nature 0", "no", "roll"] {
            assert!(wrong.parse::<Action>().is_err(), "{wrong}");
        }
    }
}
