//! Playing on from a position without keeping a record.

use crate::chance::{Dice, Odds};
use crate::game::{Game, Turn};
use crate::seat::Seat;

/// Reusable buffers for fast play; nothing is allocated once they have grown.
#[derive(Debug)]
pub struct Playout<G: Game> {
    /// Scratch for [`Game::random_legal`].
    pub actions: Vec<G::Action>,
    odds: Odds<G::Chance>,
}

impl<G: Game> Default for Playout<G> {
    fn default() -> Self {
        Playout { actions: Vec::new(), odds: Odds::new() }
    }
}

impl<G: Game> Playout<G> {
    /// Empty buffers.
    pub fn new() -> Self {
        Self::default()
    }

    /// Plays out chance until somebody must decide or the match is over.
    pub fn settle(&mut self, game: &mut G, dice: &mut dyn Dice) {
        while game.turn() == Turn::Chance {
            let outcome = game.random_chance(dice, &mut self.odds);
            game.chance(outcome);
        }
    }

    /// Takes one random decision; `None` if the match is over.
    pub fn random(&mut self, game: &mut G, dice: &mut dyn Dice) -> Option<(Seat, G::Action)> {
        self.settle(game, dice);
        let Turn::Decide(seats) = game.turn() else { return None };
        let nth = if seats.len() == 1 { 0 } else { dice.below(seats.len()) };
        let seat = seats.iter().nth(nth as usize).expect("a decide turn asks somebody");
        let chosen = game.random_legal(seat, dice, &mut self.actions);
        game.act(seat, chosen);
        Some((seat, chosen))
    }
}
