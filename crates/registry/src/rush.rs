//! Random play against the clock.

use std::hash::Hasher;

use atoll_bots::{Knobs, Mind, Search};
use atoll_core::{Code, Dice, Game, Match, Playout, Seen, StableHasher, Turn, stable_hash};

use crate::dice::EdgeDice;

/// What a rush came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rush {
    /// How many decisions were taken.
    pub decisions: u64,
    /// How many legal actions were listed.
    pub listed: u64,
    /// How many matches ended.
    pub games: u64,
    /// A digest, so that nothing can be left out.
    pub digest: u64,
}

/// Thinks about the first decision in so many lines, each played on at random to the end of the match; a digest of what
/// it likes best. Nothing if the opening asks nobody anything.
///
/// The levels cut lines off where they can judge them; this is what the search itself costs beside random play.
pub(crate) fn ponder<G: Game, M: Mind<G>>(opening: &Match<G>, mind: M, seed: u64, lines: u32) -> Option<u64> {
    let mut dice = EdgeDice::seeded(seed, 0);
    let mut position = opening.position().clone();
    Playout::new().settle(&mut position, &mut dice);
    let Turn::Decide(seats) = position.turn() else { return None };
    let seat = seats.iter().next()?;
    let whole = Knobs { rollout: u16::MAX, rash: true, ahead: 0, order: 0, lone: false, ..mind.levels()[5] };
    let knobs = Knobs { iterations: lines, slack: 0.0, ..whole };
    let weighed = Search::new(mind, knobs).weigh(Seen::new(&position, seat), &mut dice);
    weighed.first().map(|best| u64::from(best.action.code()))
}

/// Random play with the list of legal actions built at each decision.
pub(crate) fn rush<G: Game>(opening: &Match<G>, seed: u64, decisions: u64, lazily: bool) -> Rush {
    let mut sum = Rush { decisions: 0, listed: 0, games: 0, digest: 0 };
    let mut digest = StableHasher::new();
    let mut playout = Playout::new();
    let mut actions: Vec<G::Action> = Vec::new();
    let mut dice = EdgeDice::seeded(seed, 0);
    let most = u64::from(G::INFO.max_events);
    while sum.decisions < decisions {
        let mut position = opening.position().clone();
        let mut taken = 0;
        while taken <= most && sum.decisions < decisions {
            playout.settle(&mut position, &mut dice);
            let Turn::Decide(seats) = position.turn() else {
                sum.games += 1;
                digest.write_u64(stable_hash(&position));
                break;
            };
            let nth = if seats.len() == 1 { 0 } else { dice.below(seats.len()) };
            let seat = seats.iter().nth(nth as usize).expect("a decide turn asks somebody");
            let chosen = if lazily {
                position.random_legal(seat, &mut dice, &mut actions)
            } else {
                actions.clear();
                position.legal(seat, &mut actions);
                sum.listed += actions.len() as u64;
                actions[dice.below(actions.len() as u32) as usize]
            };
            position.act(seat, chosen);
            sum.decisions += 1;
            taken += 1;
        }
        if taken == 0 {
            break; // an opening that asks nobody anything
        }
    }
    sum.digest = digest.finish();
    sum
}
