//! Time: whose clock runs, and what happens when it is out.

use atoll_core::any::AnyMatch;
use atoll_core::{Seat, Turn};
use atoll_protocol::{Clock, TimeOut};

use crate::aside::Aside;
use crate::effect::Effect;
use crate::table::Table;

/// The bot that plays on for a seat whose time is out.
const PLAYS_ON: &str = "3";
/// What whoever is asked has at least when a table opens again, in milliseconds: the house may have been closed.
const AT_LEAST: u64 = 60_000;
/// How long to wait if a lost clock could not be written.
const AGAIN: u64 = 1_000;

impl Table {
    /// Whether a person plays this seat now.
    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        self.card.seats.get(seat.index()).is_some_and(|spec| spec.bot().is_none())
            && !self.aside.stand_ins.contains_key(&seat.number())
    }

    /// Whether the match has ended by time: one seat is left that has not lost, or nobody who could play on.
    pub(crate) fn has_ended(&self) -> bool {
        let lost = &self.aside.lost;
        let plays_on = |(n, spec): (usize, &atoll_protocol::SeatSpec)| {
            spec.bot().is_none() && !lost.iter().any(|&seat| usize::from(seat) == n)
        };
        !lost.is_empty()
            && (self.card.seats.len() <= lost.len() + 1 || !self.card.seats.iter().enumerate().any(plays_on))
    }

    /// Whether nothing more can be played.
    pub(crate) fn is_over(&self) -> bool {
        self.has_ended() || matches!(self.played.turn(), Turn::Over(_))
    }

    /// The seats whose clocks run now: those of people who are asked, once every seat is taken.
    pub(crate) fn running(&self) -> Vec<Seat> {
        if self.card.terms.clock.is_none() || !self.card.open.is_empty() || self.has_ended() {
            return Vec::new();
        }
        self.asked_people(self.played.as_ref())
    }

    fn asked_people(&self, played: &dyn AnyMatch) -> Vec<Seat> {
        match played.turn() {
            Turn::Decide(seats) => seats.iter().filter(|&seat| self.is_person(seat)).collect(),
            Turn::Chance | Turn::Over(_) => Vec::new(),
        }
    }

    /// The clocks when a table opens, for the first time or again.
    pub(crate) fn wind(&mut self) {
        let Some(clock) = self.card.terms.clock else { return };
        if self.aside.left.len() != self.card.seats.len() {
            self.aside.left = vec![clock.full(); self.card.seats.len()];
            self.aside.since = self.now;
        }
        let running = self.running();
        let is_again = self.aside.since < self.now;
        self.aside.charge(self.now, &running);
        if is_again {
            for seat in &running {
                let left = &mut self.aside.left[seat.index()];
                *left = (*left).max(AT_LEAST.min(clock.full()));
            }
        }
        self.aside.due = self.aside.first_out(&running);
    }

    /// The clocks after a move to `next`; `is_back` if something is taken back.
    pub(crate) fn aside_after(&self, next: &dyn AnyMatch, is_back: bool) -> Aside {
        let mut aside = self.aside.clone();
        let Some(clock) = self.card.terms.clock else { return aside };
        aside.charge(self.now, &self.running());
        let (before, after) = (self.asked_people(self.played.as_ref()), self.asked_people(next));
        for (n, left) in aside.left.iter_mut().enumerate() {
            let is_among = |seats: &[Seat]| seats.iter().any(|seat| seat.index() == n);
            match (clock, is_among(&before), is_among(&after), is_back) {
                (Clock::Total { add, .. }, true, false, false) => *left = left.saturating_add(u64::from(add) * 1000),
                // What the turn added goes with it.
                (Clock::Total { add, .. }, false, true, true) => *left = left.saturating_sub(u64::from(add) * 1000),
                (Clock::Turn { .. }, true, false, _) | (Clock::Turn { .. }, false, true, true) => *left = clock.full(),
                _ => {}
            }
        }
        let runs = self.card.open.is_empty() && !matches!(next.turn(), Turn::Over(_));
        aside.due = if runs { aside.first_out(&after) } else { None };
        aside
    }

    /// Stops the clocks and starts those that run under what is true now.
    pub(crate) fn rewind(&self, was_running: &[Seat]) -> Aside {
        let mut aside = self.aside.clone();
        if self.card.terms.clock.is_some() {
            aside.charge(self.now, was_running);
        }
        aside
    }

    /// Sees whether somebody's time is out.
    pub(crate) fn check_time(&mut self) {
        if self.change.is_some() {
            return;
        }
        let running = self.running();
        let is_out = |seat: &&Seat| self.aside.left_at(self.now, **seat, true) == Some(0);
        let Some(&seat) = running.iter().find(is_out) else { return };
        let mut aside = self.aside.clone();
        aside.charge(self.now, &running);
        aside.stand_ins.insert(seat.number(), PLAYS_ON.to_owned());
        if self.card.terms.time_out == TimeOut::Lose {
            aside.lost.push(seat.number());
        }
        self.write_aside(aside, None);
    }

    /// Wants to be woken when a clock is out.
    pub(crate) fn wake_for_clocks(&mut self) {
        if self.card.terms.clock.is_none() || self.change.is_some() {
            return;
        }
        let Some(due) = self.aside.first_out(&self.running()) else { return };
        let at = if due <= self.now { self.now.saturating_add(AGAIN) } else { due };
        if self.woken != Some(at) {
            self.woken = Some(at);
            self.effects.push(Effect::WakeAt(at));
        }
    }
}
