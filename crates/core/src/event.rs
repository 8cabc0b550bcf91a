//! The only two things that ever change a position.

use std::fmt;

use crate::code::Code;
use crate::game::Game;
use crate::seat::Seat;

/// A seat acts, or chance falls.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event<A, C> {
    /// A seat acts.
    Act {
        /// Who.
        seat: Seat,
        /// What.
        action: A,
    },
    /// Chance falls.
    Chance(C),
}

/// The events of a game.
pub type EventOf<G> = Event<<G as Game>::Action, <G as Game>::Chance>;

const CHANCE: u32 = 255;

impl<A: Code, C: Code> Event<A, C> {
    /// The event as one number.
    ///
    /// ```text
    /// bit  0-23: code of the action or of the chance outcome
    /// bit 24-31: seat that acted, or 255 for chance
    /// ```
    pub fn pack(self) -> u32 {
        const { assert!(A::COUNT < 1 << 24 && C::COUNT < 1 << 24, "a code has 24 bits") };
        match self {
            Event::Act { seat, action } => u32::from(seat.number()) << 24 | action.code(),
            Event::Chance(outcome) => CHANCE << 24 | outcome.code(),
        }
    }

    /// The event with this number, if there is one.
    pub fn unpack(bits: u32) -> Option<Self> {
        let code = bits & 0x00ff_ffff;
        if bits >> 24 == CHANCE {
            return C::from_code(code).map(Event::Chance);
        }
        let seat = Seat::new((bits >> 24) as u8)?;
        A::from_code(code).map(|action| Event::Act { seat, action })
    }
}

impl<A: fmt::Display, C: fmt::Display> fmt::Display for Event<A, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Act { seat, action } => write!(f, "{seat} {action}"),
            Event::Chance(outcome) => write!(f, "* {outcome}"),
        }
    }
}
