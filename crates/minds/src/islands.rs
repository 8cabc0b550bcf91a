//! The mind for Islands.

use atoll_bots::Mind;
use atoll_core::Seat;
use atoll_islands::Islands;

/// Judges positions of Islands.
#[derive(Clone, Copy, Default, Debug)]
pub struct IslandsMind;

impl Mind<Islands> for IslandsMind {
    fn appraise(&self, position: &Islands, seat: Seat) -> i32 {
        position.prospects(seat)
    }
}
