//! Setting up: turtles, blocking dice, the first four dice.

use super::Coralia;
use super::state::{DIVER, NO_DIE, Phase, TREASURE, TURTLE, UNROLLED, set_nibble, slot};
use crate::components::First4;
use crate::score::bits;

impl Coralia {
    pub(crate) fn deal_turtle(&mut self, tile: u8) {
        let state = &mut self.state;
        set_nibble(&mut state.tiles, state.roll, tile + 1);
        state.side_turtles &= !(1 << tile);
        state.roll += 1;
        if state.roll == 6 {
            state.roll = 0;
            let first = self.ctx.readings.first4 == First4::BeforeBlocking;
            state.phase = if self.ctx.seats == 4 || first { Phase::First } else { Phase::Block };
        }
    }

    /// How many blocking dice each colour has.
    pub(crate) fn blockers(&self) -> u8 {
        4 - self.ctx.seats
    }

    pub(crate) fn block(&mut self, face: u8) {
        let each = self.blockers();
        let state = &mut self.state;
        let colour = state.roll / each;
        // A diver covers the chest and leaves the diver space open (CORALIA-SETUP-13).
        let space = if face == DIVER { TREASURE } else { face };
        state.supply -= 1 << (4 * u32::from(colour));
        if state.is_open(colour, space) {
            state.occupied |= slot(colour, space);
            let blocking = &mut state.blocking[usize::from(colour)];
            *blocking = if *blocking == 0 { space + 1 } else { *blocking | (space + 1) << 4 };
            if space == TURTLE
                && let Some(tile) = state.tile_on(colour)
            {
                set_nibble(&mut state.tiles, colour, 0);
                state.side_turtles |= 1 << tile;
            }
        } else {
            state.ashore += 1 << (4 * u32::from(colour));
        }
        state.roll += 1;
        if state.roll == 6 * each {
            state.roll = 0;
            // The reading `before_blocking` has the first dice picked by now.
            if state.station[0] == NO_DIE {
                state.phase = Phase::First;
            } else {
                self.roll_all_but(0);
            }
        }
    }

    pub(crate) fn pick_first(&mut self, colours: u8) {
        let state = &mut self.state;
        for (place, colour) in bits(u64::from(colours)).enumerate() {
            let colour = colour as u8;
            state.station[place] = colour << 3 | UNROLLED;
            state.supply -= 1 << (4 * u32::from(colour));
        }
        let blocked = self.ctx.seats == 4 || self.ctx.readings.first4 == First4::AfterBlocking;
        if blocked {
            self.roll_all_but(0);
        } else {
            state.phase = Phase::Block;
        }
    }
}
