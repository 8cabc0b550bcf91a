//! What a decided move does.

use super::{Islands, Lane, Pick, Step};
use crate::components::Island;

impl Islands {
    /// Moves the chosen die; a count of 0 leaves it where it is.
    pub(super) fn travel(&mut self, from: Island, to: Island, count: u8) {
        let Some(pick) = self.state.pick else { return };
        let means = self.means(&pick);
        let travel = self.lifted(&means, from, count.max(1));
        let splits = means.ability.split_two && pick.cards >= 2 && pick.moved.is_none();
        let used = match count {
            0 => 0,
            _ if splits => self.distance(&means, &travel, to),
            _ => means.steps,
        };
        let towers = &mut self.state.towers;
        towers.turn_to(from, travel.depth, travel.value);
        let level = if count == 0 {
            towers.height(from) - 1 - travel.depth
        } else {
            towers.carry(from, travel.depth, count, to);
            towers.height(to) - 1
        };
        if splits && used < means.steps {
            let next = Pick { steps: means.steps - used, hold: false, dug: None, moved: Some((to, level)), ..pick };
            if self.can_move(&self.means(&next)) {
                self.state.pick = Some(next);
                self.state.step = Step::Second;
                return;
            }
        }
        self.end_turn();
    }

    pub(super) fn end_turn(&mut self) {
        let state = &mut self.state;
        if let Some(pick) = state.pick.take() {
            state.kept[state.active.index()] |= pick.card.bit();
            state.lanes[pick.column.index()] = Lane::EMPTY;
        }
        state.turns += 1;
        state.active = state.active.next(self.ctx.seats);
        state.step = if state.undealt == 0 { Step::Over } else { Step::Deal };
    }
}
