//! A simple search for one player.

use atoll_coral::{Action, Coral, Species, Step};
use atoll_core::{Dice, Game, Seat};

use super::prospects::prospects;

/// Plays alone: of all ways to finish the present turn it takes the one after which the cards look best.
///
/// A turn is a piece, perhaps a slide, and a growth; all combinations are
/// looked at. Among equals the dice decide.
#[derive(Clone, Debug, Default)]
pub struct SoloSearch {
    actions: Vec<Action>,
}

impl SoloSearch {
    /// A search that has seen nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// The next action of the only seat, which is asked; `None` if it is not.
    pub fn choose(&mut self, game: &Coral, dice: &mut dyn Dice) -> Option<Action> {
        let mut actions = std::mem::take(&mut self.actions);
        actions.clear();
        game.legal(Seat::A, &mut actions);
        let mut best: Option<(i32, Action)> = None;
        let mut equals = 0;
        for &action in &actions {
            let worth = Self::worth(game, action);
            if best.is_none_or(|(most, _)| worth > most) {
                (best, equals) = (Some((worth, action)), 1);
            } else if best.is_some_and(|(most, _)| worth == most) {
                equals += 1;
                if dice.below(equals) == 0 {
                    best = Some((worth, action));
                }
            }
        }
        self.actions = actions;
        best.map(|(_, action)| action)
    }

    /// How good things can look at the end of a turn that goes on with this action.
    fn worth(game: &Coral, action: Action) -> i32 {
        let mut next = game.clone();
        next.act(Seat::A, action);
        match next.step() {
            Step::SoloMove | Step::SoloGrow | Step::SoloPay => {
                let mut actions = Vec::new();
                next.legal(Seat::A, &mut actions);
                actions.into_iter().map(|action| Self::worth(&next, action)).max().unwrap_or(i32::MIN)
            }
            _ => {
                let lost: u8 = Species::ALL.into_iter().map(|species| next.boxed(species)).sum();
                prospects(&next, Seat::A) - 40 * i32::from(lost)
            }
        }
    }
}
