//! The mind for Reef.

use atoll_bots::Mind;
use atoll_core::Seat;
use atoll_reef::Reef;

/// Judges positions of Reef.
#[derive(Clone, Copy, Default, Debug)]
pub struct ReefMind;

impl Mind<Reef> for ReefMind {
    fn appraise(&self, position: &Reef, seat: Seat) -> i32 {
        position.prospects(seat)
    }
}
