//! What a ghost on the table shows of an action.

use atoll_core::BySeat;
use serde::Serialize;

use crate::position::{Islands, Means};
use crate::view::{Reach, Stay, moves};

/// What would come of an action.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Preview {
    /// What a card would allow, before it is taken.
    Plan(Plan),
    /// What the towers would be worth afterwards.
    Worth(Worth),
}

/// What a card would allow.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Plan {
    /// How many cards are taken.
    pub k: u8,
    /// How many steps the die may go.
    pub steps: u8,
    /// Where each die can go.
    pub reachable: Vec<Reach>,
    /// The dice that may be raised where they lie.
    pub stays: Vec<Stay>,
}

/// What the towers would be worth.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Worth {
    /// The dice of each seat if the game ended then.
    pub forecast: BySeat<i16>,
}

impl Plan {
    pub(crate) fn of(game: &Islands, means: &Means, cards: u8) -> Plan {
        let (reachable, stays) = moves(game, means);
        Plan { k: cards, steps: means.steps, reachable, stays }
    }
}
