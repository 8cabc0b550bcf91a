//! What a bot is given.

use crate::chance::Dice;
use crate::game::{Game, Observer, Turn};
use crate::seat::Seat;

/// A position as one seat may know it: enough to think with, nothing to peek at.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a, G: Game> {
    position: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Seen<'a, G> {
    /// What a seat may know of a position, for whoever holds it and asks a bot.
    pub fn new(position: &'a G, seat: Seat) -> Self {
        Seen { position, seat }
    }

    /// Who looks.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Who must decide.
    pub fn turn(&self) -> Turn {
        self.position.turn()
    }

    /// What the seat may know.
    pub fn view(&self) -> G::View {
        self.position.view(Observer::Seat(self.seat))
    }

    /// Appends the seat's legal actions, in code order.
    pub fn legal(&self, out: &mut Vec<G::Action>) {
        self.position.legal(self.seat, out);
    }

    /// A random legal action of the seat; `buffer` is scratch.
    pub fn random_legal(&self, dice: &mut dyn Dice, buffer: &mut Vec<G::Action>) -> G::Action {
        self.position.random_legal(self.seat, dice, buffer)
    }

    /// A whole position that might be the real one for all the seat knows.
    pub fn sample(&self, dice: &mut dyn Dice) -> G {
        self.position.resample(self.seat, dice)
    }
}
