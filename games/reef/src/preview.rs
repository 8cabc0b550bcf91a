//! What a ghost on the table shows of an action.

use atoll_core::{Game, Seat};
use serde::Serialize;

use crate::action::Action;
use crate::components::Shape;
use crate::position::{Reef, Step};

/// What would come of placing a die.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Preview {
    /// Fish to pay for turning it.
    pub cost: u16,
    /// Fish left after paying and after the space's own.
    pub fish: u16,
    /// The shapes that could be claimed.
    pub matches: Vec<String>,
    /// The pair that could be scored.
    pub pair: Option<u8>,
}

impl Preview {
    /// For a legal placement of an own die; Nature's dice claim nothing.
    pub(crate) fn of(reef: &Reef, seat: Seat, action: Action) -> Option<Preview> {
        let Action::Place { value, slot, cell } = action else { return None };
        reef.check(seat, action).ok()?;
        let me = seat.index();
        let (before, cost) = (&reef.state, u16::from(reef.state.nursery[me][slot.index()].abs_diff(value.pips())));
        let earned = before.height(cell.bit()) == 0 && reef.ctx.data().board.has_fish(cell);
        let mut after = reef.clone();
        after.act(seat, action);
        let (open, slots) = (after.state.step == Step::Claim, after.state.slots);
        let hit = (0..slots.len()).filter(|n| open && after.state.matches >> n & 1 != 0);
        Some(Preview {
            cost,
            fish: before.fish[me] - cost + u16::from(earned),
            matches: hit.filter_map(|n| Shape::new(slots[n])).map(|shape| shape.to_string()).collect(),
            pair: after.would_pair(seat, cell, value).then_some(value.pips()),
        })
    }
}
