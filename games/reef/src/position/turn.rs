//! The course of a turn.

use atoll_core::{Game, Seat};

use super::{NATURE, Reef, Step};
use crate::action::Value;
use crate::components::{Cell, LEVELS, Shape};

/// So many rounds of nothing but skips end the game.
const SKIP_ROUNDS: u16 = 6;

impl Reef {
    pub(super) fn place(&mut self, me: usize, cell: Cell, pips: u8) {
        let bit = cell.bit();
        let level = self.state.height(bit);
        self.state.put(me, bit, pips);
        self.state.skips = 0;
        if level == 0 && self.ctx.data().board.has_fish(cell) {
            self.state.fish[me] += 1;
        }
        self.state.placed = bit;
        self.state.matches = self.find_matches(me, bit, level);
        if self.state.matches != 0 {
            self.state.step = Step::Claim;
        } else {
            self.after_claim();
        }
    }

    pub(super) fn claim(&mut self, me: usize, shape: Shape) {
        let slot = self.state.slots.iter().position(|&slot| usize::from(slot) == shape.index());
        let slot = slot.expect("a claimed shape is in play");
        self.state.left[slot] -= 1;
        self.state.cards[me][slot] += 1;
        self.state.fish[me] += u16::from(self.ctx.data().card(shape).fish);
        self.state.claimed = true;
        if self.ctx.settings.solo() && self.state.left.iter().all(|&left| left == 0) {
            self.state.forget_placed();
            self.state.step = Step::Over;
        } else {
            self.after_claim();
        }
    }

    pub(super) fn after_claim(&mut self) {
        self.state.matches = 0;
        if self.makes_pair() {
            self.state.step = Step::Flourish;
        } else {
            self.after_flourish();
        }
    }

    pub(super) fn after_flourish(&mut self) {
        if self.can_buy_second() {
            self.state.step = Step::Second;
        } else {
            self.end_turn();
        }
    }

    pub(super) fn end_turn(&mut self) {
        let s = &mut self.state;
        let me = s.seat.index();
        if !s.claimed && !s.scored {
            s.fish[me] += 1;
        }
        s.forget_placed();
        (s.second, s.claimed, s.scored) = (false, false, false);
        if s.reserve[me] > 0 && s.nursery[me].contains(&0) {
            s.step = Step::Refill;
        } else {
            self.next_player();
        }
    }

    fn next_player(&mut self) {
        let seats = self.seats();
        let holders = Seat::first(seats).filter(|seat| self.state.dice_left(seat.index()) > 0).count() as u16;
        let full = self.state.occupied(LEVELS - 1) == self.ctx.data().board.spaces;
        if holders == 0 || full || self.state.skips >= SKIP_ROUNDS * holders {
            self.state.step = Step::Over;
        } else if self.ctx.settings.solo() {
            if self.state.reserve[NATURE] > 0 {
                self.state.step = Step::NatureRoll;
            } else {
                self.start_turn();
            }
        } else {
            loop {
                self.state.seat = self.state.seat.next(seats);
                if self.state.dice_left(self.state.seat.index()) > 0 {
                    break;
                }
            }
            self.start_turn();
        }
    }

    pub(super) fn start_turn(&mut self) {
        // Nature's die may have filled the last place.
        let full = self.state.occupied(LEVELS - 1) == self.ctx.data().board.spaces;
        self.state.step = if full { Step::Over } else { Step::Place };
    }

    pub(super) fn roll(&mut self, value: Value) {
        let seats = self.seats();
        let s = &mut self.state;
        let me = s.seat.index();
        let slot = s.nursery[me].iter().position(|&value| value == 0).expect("a die is rolled for an empty place");
        s.nursery[me][slot] = value.pips();
        s.reserve[me] -= 1;
        if s.reserve[me] > 0 && s.nursery[me].contains(&0) {
            return;
        }
        if s.step == Step::Refill {
            self.next_player();
        } else if s.seat.number() + 1 < seats {
            s.seat = s.seat.next(seats);
        } else if self.ctx.settings.solo() {
            s.step = Step::NatureRoll;
        } else {
            self.find_first();
        }
    }

    pub(super) fn start_sum(&self, seat: Seat) -> u8 {
        self.state.nursery[seat.index()].iter().sum()
    }

    pub(super) fn best_start(&self) -> u8 {
        Seat::first(self.seats()).map(|seat| self.start_sum(seat)).max().unwrap_or(0)
    }

    fn find_first(&mut self) {
        let best = self.best_start();
        let mut leaders = Seat::first(self.seats()).filter(|&seat| self.start_sum(seat) == best);
        match (leaders.next(), leaders.next()) {
            (Some(only), None) => {
                self.state.seat = only;
                self.start_turn();
            }
            _ => self.state.step = Step::First,
        }
    }
}
