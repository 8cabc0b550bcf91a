//! The mind for Coral.

use atoll_bots::Mind;
use atoll_coral::Coral;
use atoll_core::Seat;

/// Judges positions of Coral.
#[derive(Clone, Copy, Default, Debug)]
pub struct CoralMind;

impl Mind<Coral> for CoralMind {
    fn appraise(&self, position: &Coral, seat: Seat) -> i32 {
        position.prospects(seat)
    }
}
