//! The mind for Coralia.

use atoll_bots::{Knobs, Mind};
use atoll_coralia::Coralia;
use atoll_core::Seat;

/// Judges positions of Coralia.
#[derive(Clone, Copy, Default, Debug)]
pub struct CoraliaMind;

impl Mind<Coralia> for CoraliaMind {
    const OPEN: bool = false;

    fn appraise(&self, position: &Coralia, seat: Seat) -> i32 {
        let total = 10 * i32::from(position.scores()[seat]);
        if position.is_over() {
            return total;
        }
        total + 35 * i32::from(position.starfish_cards(seat)) + 12 * i32::from(position.turtles(seat))
    }

    fn scale(&self) -> f32 {
        150.0
    }

    fn levels(&self) -> [Knobs; 6] {
        const BASE: Knobs = Knobs { rollout: 400, explore: 1.5, ..Knobs::BASE };
        Knobs::ladder(BASE, [100, 150, 300, 800, 2_500, 12_000], [0.4, 0.25, 0.15, 0.07, 0.0, 0.0])
    }
}
