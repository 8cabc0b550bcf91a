//! The action that looks best at once.

use atoll_core::{Dice, Game, Seen};

use crate::Bot;

/// Looks one action ahead and takes what [`Game::appraise`] likes best.
///
/// It judges on one position that might be the real one for all the seat
/// knows. Among equals the dice decide, so it never plays by code order.
#[derive(Debug)]
pub struct Greedy<G: Game> {
    actions: Vec<G::Action>,
}

impl<G: Game> Greedy<G> {
    /// A bot that has seen nothing yet.
    pub fn new() -> Self {
        Greedy { actions: Vec::new() }
    }
}

impl<G: Game> Default for Greedy<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> Bot<G> for Greedy<G> {
    fn choose(&mut self, seen: Seen<'_, G>, dice: &mut dyn Dice) -> G::Action {
        self.actions.clear();
        seen.legal(&mut self.actions);
        let (mut best, rest) = match &self.actions[..] {
            [] => unreachable!("a seat that is asked has a legal action"),
            [only] => return *only,
            [first, rest @ ..] => (*first, rest),
        };
        let position = seen.sample(dice);
        let prospects = |action| {
            let mut next = position.clone();
            next.act(seen.seat(), action);
            next.appraise(seen.seat())
        };
        let (mut most, mut equals) = (prospects(best), 1);
        for &action in rest {
            let now = prospects(action);
            if now > most {
                (best, most, equals) = (action, now, 1);
            } else if now == most {
                // Each of the equals is kept with the same chance.
                equals += 1;
                if dice.below(equals) == 0 {
                    best = action;
                }
            }
        }
        best
    }
}
