//! Games for programs that learn: positions that can be cloned and sampled, arrays, many matches at once.
//!
//! Only the bindings for researchers ask for this; the feature `study` adds it.

mod position;
mod vector;

use std::fmt;
use std::marker::PhantomData;

use atoll_core::any::AnyMatch;
use atoll_core::{Info, Match, Outcome, Plane, Seat, Staged, Tensor};

pub use position::AnyPosition;
use position::Held;
use vector::Vector;
pub use vector::{AnyVector, Arrays, VectorError};

/// A game that can be studied.
pub trait Study: fmt::Debug + Send + Sync {
    /// Facts about the game.
    fn info(&self) -> Info;

    /// The position of a match with its history; nothing if the match is of another game.
    fn position(&self, played: &dyn AnyMatch) -> Option<Box<dyn AnyPosition>>;

    /// So many matches set up like `opening`, not begun yet; nothing if it is of another game.
    fn vector(&self, opening: &dyn AnyMatch, matches: usize, threads: usize) -> Option<Box<dyn AnyVector>>;

    /// How many action indices there are.
    fn actions(&self) -> u32;

    /// How many codes of chance there are.
    fn chances(&self) -> u32;

    /// The planes of the arrays of a match; nothing if it is of another game.
    fn planes(&self, opening: &dyn AnyMatch) -> Option<Vec<Plane>>;
}

/// The marker through which a game type becomes a [`Study`].
pub struct Studied<G>(PhantomData<fn() -> G>);

impl<G> Studied<G> {
    /// The one value there is.
    pub const NEW: Self = Studied(PhantomData);
}

impl<G: Staged> fmt::Debug for Studied<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(G::INFO.slug)
    }
}

impl<G: Staged + Tensor> Study for Studied<G> {
    fn info(&self) -> Info {
        G::INFO
    }
    fn position(&self, played: &dyn AnyMatch) -> Option<Box<dyn AnyPosition>> {
        let played: &Match<G> = played.as_any().downcast_ref()?;
        Some(Box::new(Held::Played(played.clone())))
    }
    fn vector(&self, opening: &dyn AnyMatch, matches: usize, threads: usize) -> Option<Box<dyn AnyVector>> {
        let opening: &Match<G> = opening.as_any().downcast_ref()?;
        Some(Box::new(Vector::new(opening.position(), matches, threads)))
    }
    fn actions(&self) -> u32 {
        G::ACTIONS
    }
    fn chances(&self) -> u32 {
        <G::Chance as atoll_core::Code>::COUNT
    }
    fn planes(&self, opening: &dyn AnyMatch) -> Option<Vec<Plane>> {
        let opening: &Match<G> = opening.as_any().downcast_ref()?;
        Some(opening.position().planes())
    }
}

/// What a seat has won: from -1 for the last place to 1 for the first, in all 0; alone, the points.
pub fn reward(outcome: &Outcome, seat: Seat) -> f32 {
    let places = outcome.places.as_slice();
    if places.len() < 2 {
        return f32::from(outcome.scores[seat]);
    }
    let mine = outcome.places[seat];
    let behind = places.iter().filter(|&&place| place > mine).count() as f32;
    let before = places.iter().filter(|&&place| place < mine).count() as f32;
    (behind - before) / (places.len() - 1) as f32
}

#[cfg(test)]
mod tests {
    use atoll_core::BySeat;

    use super::*;

    #[test]
    fn rewards_sum_to_nothing() {
        let outcome = |places: &[u8]| {
            let seats = places.len() as u8;
            Outcome { scores: BySeat::new(seats), places: BySeat::from_fn(seats, |seat| places[seat.index()]) }
        };
        let rewards = |places: &[u8]| -> Vec<f32> {
            Seat::first(places.len() as u8).map(|seat| reward(&outcome(places), seat)).collect()
        };
        assert_eq!(rewards(&[2, 1]), [-1.0, 1.0]);
        assert_eq!(rewards(&[1, 1]), [0.0, 0.0]);
        assert_eq!(rewards(&[1, 3, 2]), [1.0, -1.0, 0.0]);
        assert_eq!(rewards(&[1, 1, 3]), [0.5, 0.5, -1.0]);
        assert_eq!(rewards(&[1]), [0.0]);
    }
}
