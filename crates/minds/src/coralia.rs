//! The mind for Coralia.

use atoll_bots::Mind;
use atoll_coralia::Coralia;
use atoll_core::Seat;

/// Judges positions of Coralia.
#[derive(Clone, Copy, Default, Debug)]
pub struct CoraliaMind;

impl Mind<Coralia> for CoraliaMind {
    fn appraise(&self, position: &Coralia, seat: Seat) -> i32 {
        position.prospects(seat)
    }
}
