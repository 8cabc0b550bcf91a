//! What a player knows of a game beyond its rules.

use atoll_core::{Game, Seat};

/// A judgement of positions of one game.
///
/// Rules say what may be done and who has won; a mind says what looks good on
/// the way there. It is handed positions that a seat has [sampled], so it may
/// look at all of them.
///
/// [sampled]: atoll_core::Seen::sample
pub trait Mind<G: Game>: Clone + Send + Sync + 'static {
    /// How good `seat`'s prospects look at a glance, in any unit; [`Greedy`](crate::Greedy) climbs it.
    fn appraise(&self, position: &G, seat: Seat) -> i32;
}

/// The mind of who knows nothing but the score.
#[derive(Clone, Copy, Default, Debug)]
pub struct Plain;

impl<G: Game> Mind<G> for Plain {
    fn appraise(&self, position: &G, seat: Seat) -> i32 {
        if seat.number() >= position.seats() {
            return 0;
        }
        let counted = position.breakdown().into_iter().filter(|line| line.counts);
        counted.map(|line| i32::from(line.by_seat[seat])).sum()
    }
}
