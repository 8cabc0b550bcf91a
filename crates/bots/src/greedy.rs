//! The action that looks best at once.

use atoll_core::{Dice, Game, Seen};

use crate::{Bot, Mind};

/// Looks one action ahead and takes what [`Mind::appraise`] likes best.
///
/// It judges on one position that might be the real one for all the seat
/// knows. Among equals the dice decide, so it never plays by code order.
#[derive(Debug)]
pub struct Greedy<G: Game, M> {
    mind: M,
    actions: Vec<G::Action>,
}

impl<G: Game, M: Mind<G>> Greedy<G, M> {
    /// A bot that has seen nothing yet.
    pub fn new(mind: M) -> Self {
        Greedy { mind, actions: Vec::new() }
    }
}

impl<G: Game, M: Mind<G>> Bot<G> for Greedy<G, M> {
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
            self.mind.appraise(&next, seen.seat())
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
