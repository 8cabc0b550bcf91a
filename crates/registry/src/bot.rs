//! Bots without type parameters.

use atoll_bots::Bot;
use atoll_core::any::AnyMatch;
use atoll_core::{Code, Dice, Match, Seat, Staged};

/// A bot of any game.
pub trait AnyBot: Send {
    /// The code of the action it chooses for `seat`; `None` if the seat is not asked, or if the match is of another game.
    fn choose(&mut self, played: &dyn AnyMatch, seat: Seat, dice: &mut dyn Dice) -> Option<u32>;
}

/// A bot of one game, met as one of any.
pub(crate) struct Met<G: Staged>(pub(crate) Box<dyn Bot<G>>);

impl<G: Staged> AnyBot for Met<G> {
    fn choose(&mut self, played: &dyn AnyMatch, seat: Seat, dice: &mut dyn Dice) -> Option<u32> {
        let played: &Match<G> = played.as_any().downcast_ref()?;
        played.position().turn().asks(seat).then(|| self.0.choose(played.seen_by(seat), dice).code())
    }
}
