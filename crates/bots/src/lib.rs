//! Players made of code.
//!
//! A [`Bot`] is an ordinary seat: it is given a [`Seen`], which holds what its
//! seat may know, and the dice of whoever runs the match, so the same dice
//! always give the same play.

mod greedy;
mod knobs;
mod level;
mod mind;
mod play;
mod random;
mod roster;
mod search;
mod train;
mod weights;

use atoll_core::{Dice, Game, Seen};

pub use greedy::Greedy;
pub use knobs::Knobs;
pub use level::Level;
pub use mind::{MOST_FEATURES, Mind, Plain, Values, by_appraisal, learned, settled, shares, squash};
pub use play::{decide, play, play_on};
pub use random::Random;
pub use roster::{Roster, UnknownBot};
pub use search::{Search, Weighed};
pub use train::{Lessons, train};
pub use weights::Weights;

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
