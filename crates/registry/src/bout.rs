//! One match between named bots, for arenas.

use atoll_bots::{Bot, Roster};
use atoll_core::{Event, Match, Outcome, Staged, Turn};

use crate::dice::EdgeDice;
use crate::sim::SimError;

/// A match to be played by bots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bout {
    /// The bot of each seat.
    pub bots: Vec<String>,
    /// The seed of the series.
    pub seed: u64,
    /// Which deal: bouts of the same deal meet the same chance, as long as they play the same.
    pub deal: u64,
    /// Whether the record is wanted.
    pub record: bool,
}

/// A bout that has been played.
#[derive(Clone, PartialEq, Debug)]
pub struct Fought {
    /// How it ended; nothing if a bot broke the rules or it did not end.
    pub outcome: Option<Outcome>,
    /// How many decisions were taken.
    pub decisions: u64,
    /// The record, if it was wanted.
    pub record: Option<String>,
}

/// Plays a bout; `watch` is told the seat that begins (`true`) and ends (`false`) to think.
///
/// # Errors
/// If the bots do not fit the seats, or one is not on the roster.
pub fn fight<G: Staged>(
    opening: &Match<G>,
    bout: &Bout,
    roster: &Roster<G>,
    watch: &mut dyn FnMut(usize, bool),
) -> Result<Fought, SimError> {
    let seats = opening.setup().seats();
    if bout.bots.len() != usize::from(seats) {
        return Err(SimError::Bots { given: bout.bots.len(), seats });
    }
    let bots = bout.bots.iter().map(|name| roster.bot(name)).collect::<Result<_, _>>();
    let mut bots: Vec<Box<dyn Bot<G>>> = bots.map_err(SimError::Unknown)?;
    // Chance has dice of its own, so what falls does not depend on how much anybody thinks.
    let mut chance = EdgeDice::seeded(bout.seed, 2 * bout.deal);
    let mut thought = EdgeDice::seeded(bout.seed, 2 * bout.deal + 1);
    let mut played = opening.clone();
    let mut decisions = 0;
    while decisions <= u64::from(G::INFO.max_events) {
        played.settle(&mut chance);
        let Turn::Decide(asked) = played.position().turn() else { break };
        let Some(seat) = asked.iter().next() else { break };
        watch(seat.index(), true);
        let action = bots[seat.index()].choose(played.seen_by(seat), &mut thought);
        watch(seat.index(), false);
        if played.play(Event::Act { seat, action }).is_err() {
            break;
        }
        decisions += 1;
    }
    let outcome = match played.position().turn() {
        Turn::Over(outcome) => Some(outcome),
        Turn::Decide(_) | Turn::Chance => None,
    };
    Ok(Fought { outcome, decisions, record: bout.record.then(|| played.record()) })
}
