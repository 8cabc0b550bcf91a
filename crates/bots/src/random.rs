//! Any legal action.

use atoll_core::{Dice, Game, Seen};

use crate::Bot;

/// Takes any legal action, each equally likely.
#[derive(Debug)]
pub struct Random<G: Game> {
    buffer: Vec<G::Action>,
}

impl<G: Game> Random<G> {
    /// A bot that has seen nothing yet.
    pub fn new() -> Self {
        Random { buffer: Vec::new() }
    }
}

impl<G: Game> Default for Random<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn choose(&mut self, seen: Seen<'_, G>, dice: &mut dyn Dice) -> G::Action {
        seen.random_legal(dice, &mut self.buffer)
    }
}
