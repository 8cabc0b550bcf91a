//! The mind for Relief.

mod prospects;

use atoll_bots::{Knobs, Mind, by_appraisal};
use atoll_core::Seat;
use atoll_relief::{Action, Relief};

/// Judges positions of Relief.
#[derive(Clone, Copy, Default, Debug)]
pub struct ReliefMind;

impl Mind<Relief> for ReliefMind {
    const OPEN: bool = false;

    fn appraise(&self, position: &Relief, seat: Seat) -> i32 {
        prospects::prospects(position, seat)
    }

    fn scale(&self) -> f32 {
        1500.0
    }

    fn order(&self, position: &Relief, seat: Seat, actions: &[Action], scores: &mut Vec<i32>) -> bool {
        by_appraisal(self, position, seat, actions, scores)
    }

    fn levels(&self) -> [Knobs; 6] {
        const BASE: Knobs = Knobs { rollout: 0, expand: 1, ..Knobs::BASE };
        Knobs::ladder(BASE, [8, 20, 50, 150, 500, 1_500], [0.15, 0.08, 0.03, 0.0, 0.0, 0.0])
    }
}
