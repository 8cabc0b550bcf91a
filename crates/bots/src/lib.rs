//! Players made of code.
//!
//! A [`Bot`] is an ordinary seat: it is given a [`Seen`], which holds what its
//! seat may know, and the dice of whoever runs the match, so the same dice
//! always give the same play.

mod greedy;
mod mind;
mod play;
mod random;
mod roster;

use atoll_core::{Dice, Game, Seen};

pub use greedy::Greedy;
pub use mind::{Mind, Plain};
pub use play::{decide, play, play_on};
pub use random::Random;
pub use roster::{Roster, UnknownBot};

/// A player made of code.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the seat's legal actions; the seat is asked.
    fn choose(&mut self, seen: Seen<'_, G>, dice: &mut dyn Dice) -> G::Action;
}

/// A closure is a bot.
impl<G: Game, F: FnMut(Seen<'_, G>, &mut dyn Dice) -> G::Action + Send> Bot<G> for F {
    fn choose(&mut self, seen: Seen<'_, G>, dice: &mut dyn Dice) -> G::Action {
        self(seen, dice)
    }
}

/// What a bot is called and how strong it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Any legal action, each equally likely.
    Random,
    /// The action after which its own prospects look best.
    Greedy,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 2] = [Level::Random, Level::Greedy];

    /// The level with this name or number: `greedy` or `2`.
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name || level.number().to_string() == name)
    }

    /// The level's name.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
        }
    }

    /// The level's number, from 1.
    pub const fn number(self) -> u8 {
        match self {
            Level::Random => 1,
            Level::Greedy => 2,
        }
    }

    /// A bot of this level that judges by `mind`.
    pub fn bot<G: Game, M: Mind<G>>(self, mind: &M) -> Box<dyn Bot<G>> {
        match self {
            Level::Random => Box::new(Random::new()),
            Level::Greedy => Box::new(Greedy::new(mind.clone())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_have_names_and_numbers() {
        for level in Level::ALL {
            assert_eq!(Level::named(level.name()), Some(level));
            assert_eq!(Level::named(&level.number().to_string()), Some(level));
        }
        assert_eq!(Level::named("3"), None);
        assert_eq!(Level::named("Random"), None);
        assert_eq!(Level::named(""), None);
    }
}
