//! The mind for Coral.

mod prospects;
mod solo;

use atoll_bots::{Knobs, Mind, by_appraisal};
use atoll_coral::{Action, Coral};
use atoll_core::Seat;

pub use solo::SoloSearch;

/// Judges positions of Coral.
#[derive(Clone, Copy, Default, Debug)]
pub struct CoralMind;

impl Mind<Coral> for CoralMind {
    const OPEN: bool = true;

    fn appraise(&self, position: &Coral, seat: Seat) -> i32 {
        prospects::prospects(position, seat)
    }

    fn scale(&self) -> f32 {
        8.0
    }

    fn order(&self, position: &Coral, seat: Seat, actions: &[Action], scores: &mut Vec<i32>) -> bool {
        by_appraisal(self, position, seat, actions, scores)
    }

    fn levels(&self) -> [Knobs; 6] {
        const BASE: Knobs = Knobs { branch: true, order: 2, expand: 3, ..Knobs::BASE };
        Knobs::ladder(BASE, [12, 25, 60, 150, 500, 1_500], [0.25, 0.12, 0.05, 0.0, 0.0, 0.0])
    }
}
