//! Players made of code.
//!
//! A [`Bot`] is an ordinary seat: it is given a [`Seen`], which holds what its
//! seat may know, and the dice of whoever runs the match, so the same dice
//! always give the same play.

//!
//! Bots have names, so that foreign ones meet those of this crate; whoever wants to know who is stronger lets them play
//! a series:
//!
//! ```
//! # use atoll_testkit::toy::Sound as Pearls;
//! use atoll_bots::{Bot, Plain, Roster, play};
//! use atoll_core::{Dice, Game, SeededDice, Seen, Setup, Turn};
//!
//! /// Always the last action on the list.
//! struct Last;
//! impl Bot<Pearls> for Last {
//!     fn choose(&mut self, seen: Seen<'_, Pearls>, _: &mut dyn Dice) -> <Pearls as Game>::Action {
//!         let mut legal = Vec::new();
//!         seen.legal(&mut legal);
//!         *legal.last().expect("a seat that is asked has a legal action")
//!     }
//! }
//!
//! let mut roster = Roster::shipped(Plain);
//! roster.add("last", || Box::new(Last));
//! let mut wins = [0, 0];
//! for seed in 0..20 {
//!     let mut bots = [roster.bot("greedy")?, roster.bot("last")?];
//!     let played = play(Setup::<Pearls>::shipped(2)?, &mut bots, &mut SeededDice::new(seed))?;
//!     let Turn::Over(outcome) = played.position().turn() else { panic!("bots play to the end") };
//!     for (seat, place) in outcome.places.iter() {
//!         wins[seat.index()] += u32::from(*place == 1);
//!     }
//! }
//! assert!(wins[0] > wins[1], "{wins:?}");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod greedy;
mod knobs;
mod level;
mod mind;
mod play;
mod random;
mod real;
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
pub use weights::{Weights, WeightsError};

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
