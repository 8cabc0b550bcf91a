//! The starfish cards of the final scoring.

use super::Coralia;
use super::state::Phase;
use crate::components::{STAR_CARDS, ScoringEffects, StarKind};
use crate::frame::Frame;

impl Coralia {
    /// Starfish cards of the scoring seat that are still to be resolved.
    pub(crate) fn pending(&self) -> u64 {
        let hand = self.state.cards.hands[usize::from(self.state.active)];
        hand & STAR_CARDS & !self.ctx.deferred & !u64::from(self.state.done)
    }

    /// Whether the order of the starfish cards is no choice any more.
    pub(crate) fn one_card_left(&self) -> bool {
        let pending = self.pending();
        let kinds = self.ctx.kinds[0].iter().filter(|(_, alike)| pending & alike != 0).count();
        kinds == 1 && self.ctx.readings.scoring_effects == ScoringEffects::Forced
    }

    pub(crate) fn next_scorer(&mut self) {
        let state = &mut self.state;
        state.done = 0;
        state.turn += 1;
        state.active = if state.active + 1 == self.ctx.seats { 0 } else { state.active + 1 };
        let all = state.turn == self.ctx.turns + self.ctx.seats;
        state.phase = if all { Phase::Count } else { Phase::Show };
    }

    /// Resolves a starfish card.
    pub(crate) fn resolve(&mut self, card: u8) {
        let alike = self.ctx.alike[usize::from(card)];
        let mut done = u64::from(self.state.done);
        crate::piles::add(&mut done, alike);
        self.state.done = done as u32;
        let seat = self.state.active;
        let colours = self.components().star_colours[usize::from(card)];
        match self.components().stars[usize::from(card)] {
            StarKind::PerIslandDie => self.state.score(seat, self.state.island_dice()),
            StarKind::PerTurtle => self.state.score(seat, 3 * self.state.turtles[usize::from(seat)].count_ones() as u8),
            StarKind::PerChest => self.state.score(seat, 2 * self.state.chests[usize::from(seat)].count_ones() as u8),
            StarKind::SideChest => self.lift_side_chest(),
            StarKind::Jellyfish => self.jellyfish(),
            StarKind::ReefChests => {
                let a = colours.trailing_zeros() as u8;
                let b = 7 - colours.leading_zeros() as u8;
                self.state.push(Frame::Pair { a, b });
            }
            StarKind::LeftDice => {
                let left = self.state.left_over(colours).min(4);
                self.state.push(Frame::Piles { left, used: 0 });
            }
            StarKind::Pearl6 | StarKind::Anemone | StarKind::PerFish | StarKind::PerPearl => {}
        }
    }
}
