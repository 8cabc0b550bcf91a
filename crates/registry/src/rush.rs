//! Random play against the clock.

use std::hash::Hasher;

use atoll_core::{Dice, Game, Match, Playout, StableHasher, Turn, stable_hash};

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
