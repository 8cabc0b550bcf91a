//! Where dice may go, and what turning them costs.

use atoll_core::Illegal;

use super::{Reef, SECOND_COST};
use crate::action::Value;
use crate::components::{Cell, LEVELS, around, corners};
use crate::rules;

/// Whether a die may be turned from one value to another with so many fish.
pub(super) fn check_adjustment(shown: u8, value: Value, fish: u16) -> Result<(), Illegal> {
    let steps = u16::from(shown.abs_diff(value.pips()));
    // Over the end stop it would have been affordable.
    rules::ADJ_2.holds(steps <= fish || 6 - steps > fish)?;
    rules::ADJ_1.holds(steps <= fish)
}

impl Reef {
    /// The spaces where a die of each value may go; entry 0 is unused.
    pub(crate) fn spots(&self) -> [u64; 7] {
        let s = &self.state;
        let board = &self.ctx.data().board;
        let ground = s.occupied(0);
        if ground == 0 {
            return [1 << board.centre.bit(); 7];
        }
        let (second, third) = (s.occupied(1), s.occupied(2));
        let open = around(ground) & board.spaces & !ground;
        // Values on top of the stacks that still have room.
        let room = ground & !third;
        let top = |n: usize| (s.pips[0][n] & !second) | s.pips[1][n];
        let (b0, b1, b2) = (top(0), top(1), top(2));
        let ones = room & b0 & !b1 & !b2;
        let twos = room & !b0 & b1 & !b2;
        let threes = room & b0 & b1 & !b2;
        let fours = room & !b0 & !b1 & b2;
        let fives = room & b0 & !b1 & b2;
        let two = open | ones;
        let three = two | twos;
        let four = three | threes;
        let five = four | fours;
        [0, open | room, two, three, four, five, five | fives]
    }

    /// Whether a die of this value may lie on this space.
    pub(crate) fn check_spot(&self, cell: Cell, value: Value) -> Result<(), Illegal> {
        let (s, board) = (&self.state, &self.ctx.data().board);
        let ground = s.occupied(0);
        if ground == 0 {
            return rules::PLACE_2.holds(cell == board.centre);
        }
        rules::PLACE_3.holds(board.has(cell))?;
        let bit = 1u64 << cell.bit();
        match s.height(cell.bit()) {
            0 => {
                let edge = around(bit) & ground != 0;
                let corner = corners(bit) & ground != 0;
                rules::PLACE_4.holds(edge || !corner)?;
                rules::PLACE_3.holds(edge)
            }
            LEVELS => Err(Illegal(rules::STACK_3)),
            _ => rules::STACK_1.holds(value.pips() == 1 || value.pips() > s.top(cell.bit())),
        }
    }

    /// Whether a die of the nursery fits somewhere without being turned.
    pub(crate) fn fits_as_shown(&self) -> bool {
        let spots = self.spots();
        self.state.nursery[self.state.seat.index()].iter().any(|&shown| shown != 0 && spots[usize::from(shown)] != 0)
    }

    /// Whether the other die could be placed after paying for it.
    pub(super) fn can_buy_second(&self) -> bool {
        let s = &self.state;
        let me = s.seat.index();
        let shown = s.nursery[me][0].max(s.nursery[me][1]);
        if s.second || shown == 0 || s.fish[me] < SECOND_COST {
            return false;
        }
        let fish = (s.fish[me] - SECOND_COST).min(5) as u8;
        let spots = self.spots();
        (shown.saturating_sub(fish).max(1)..=(shown + fish).min(6)).any(|pips| spots[usize::from(pips)] != 0)
    }
}
