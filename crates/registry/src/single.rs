//! Matches of one seat: how good was this one among others of the same deal?

use atoll_bots::{Level, Mind, play_on};
use atoll_core::{Event, Match, Seat, Staged, Turn};
use serde::Serialize;

use crate::dice::EdgeDice;

/// The bot that plays the others.
const YARDSTICK: Level = Level::Greedy;

/// How a match for one ended; the better, the greater.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Single {
    /// Whether it was won.
    pub won: bool,
    /// The score.
    pub score: i16,
}

/// How a match for one ended; nothing if it has more seats or is not over.
pub(crate) fn single<G: Staged>(played: &Match<G>) -> Option<Single> {
    let Turn::Over(outcome) = played.position().turn() else { return None };
    let is_alone = played.setup().seats() == 1;
    is_alone.then(|| Single { won: outcome.places[Seat::A] == 1, score: outcome.scores[Seat::A] })
}

/// Plays matches number `first` and following of the deal of this one: all that chance decided before the first decision.
/// Gives how they ended; nothing if it has more seats than one.
pub(crate) fn same_deal<G: Staged, M: Mind<G>>(
    played: &Match<G>,
    mind: &M,
    first: u64,
    games: u64,
) -> Option<Vec<Single>> {
    if played.setup().seats() != 1 {
        return None;
    }
    let dealt = played.events().take_while(|event| matches!(event, Event::Chance(_))).count();
    let opening = played.at(dealt);
    let one = |n: u64| {
        let mut next = opening.clone();
        let mut bots = [YARDSTICK.bot(mind)];
        // A bot that broke the rules would leave its match unfinished, which then does not count.
        play_on(&mut next, &mut bots, &mut EdgeDice::seeded(1, first + n)).ok()?;
        single(&next)
    };
    Some((0..games).filter_map(one).collect())
}
