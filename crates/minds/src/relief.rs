//! The mind for Relief.

use atoll_bots::Mind;
use atoll_core::Seat;
use atoll_relief::Relief;

/// Judges positions of Relief.
#[derive(Clone, Copy, Default, Debug)]
pub struct ReliefMind;

impl Mind<Relief> for ReliefMind {
    fn appraise(&self, position: &Relief, seat: Seat) -> i32 {
        position.prospects(seat)
    }
}
