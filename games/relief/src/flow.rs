//! The flow of a turn: how one decision leads to the next.

use atoll_core::Seat;

use crate::action::{Coral, Space, Track};
use crate::position::{Desk, Relief, Step, Task};
use crate::sheet::Sheet;

const ORIGIN: Space = match Space::new(0) {
    Some(space) => space,
    None => panic!("there is a first space"),
};

impl Relief {
    pub(crate) fn begin_turn(&mut self) {
        self.step = Step::Roll;
        self.aside = None;
    }

    pub(crate) fn begin_modify(&mut self) {
        let sheet = &self.sheets[self.active.index()];
        let any = Track::ALL.into_iter().any(|track| sheet.free_boxes(&self.ctx, track) > 0);
        self.step = if any { Step::Modify } else { Step::Pick };
    }

    pub(crate) fn begin_grow(&mut self) {
        let grows = |die: &&Coral| Some(**die) != self.aside && self.dice[die.index()] <= 4;
        let dice = Coral::ALL.iter().filter(grows).fold(0, |bits, die| bits | 1 << die.index());
        self.before = Some(self.sheets);
        self.step = Step::Grow;
        for seat in Seat::first(self.seats) {
            let sheet = &self.sheets[seat.index()];
            let usable = |die: &Coral| dice & 1 << die.index() != 0 && self.has_line(sheet, self.dice[die.index()]);
            let task = if Coral::ALL.iter().any(usable) { Task::Die } else { Task::Idle };
            self.desks[seat.index()] = Desk { task, left: dice, taken: 0 };
        }
        self.close_if_done();
    }

    pub(crate) fn begin_special(&mut self) {
        let specials = Coral::ALL.into_iter().filter(|&die| Some(die) != self.aside && self.dice[die.index()] >= 5);
        let left = specials.count() as u8;
        if left == 0 {
            return self.begin_infest();
        }
        self.step = Step::Special;
        for seat in Seat::first(self.seats) {
            self.desks[seat.index()] = Desk { task: Task::Special, left, taken: 0 };
        }
        self.at = self.active;
    }

    pub(crate) fn begin_infest(&mut self) {
        let value = self.aside.map_or(0, |die| self.dice[die.index()]);
        self.before = Some(self.sheets);
        self.step = Step::Infest;
        self.at = self.active;
        for seat in Seat::first(self.seats) {
            let sheet = &self.sheets[seat.index()];
            let task = if sheet.trumpet && sheet.trumpet_filled < self.ctx.trumpet.starfish {
                Task::Trumpet { value }
            } else {
                match self.infest_task(sheet, value) {
                    Task::Ready => Task::Idle,
                    task => task,
                }
            };
            self.desks[seat.index()] = Desk { task, left: 0, taken: 0 };
        }
        self.close_if_done();
    }

    /// The step that places so many starfish on the reef, as far as there is room (RELIEF-INF-4).
    pub(crate) fn infest_task(&self, sheet: &Sheet, value: u8) -> Task {
        let room = sheet.room_in(&self.ctx, self.threatened(sheet));
        let left = value.min(room.min(6) as u8);
        if left == 0 { Task::Ready } else { Task::Infest { all: left, left, from: ORIGIN } }
    }

    /// Ends a simultaneous phase once every seat has handed in.
    pub(crate) fn close_if_done(&mut self) {
        if self.desks[..usize::from(self.seats)].iter().any(|desk| desk.task != Task::Idle) {
            return;
        }
        self.desks = [Desk::IDLE; 4];
        self.before = None;
        match self.step {
            Step::Grow => self.begin_special(),
            _ => self.end_turn(),
        }
    }

    pub(crate) fn end_turn(&mut self) {
        let mut ended = false;
        for n in 0..usize::from(self.seats) {
            for (ending, met) in self.endings(&self.sheets[n]).into_iter().enumerate() {
                if met {
                    ended = true;
                    self.sheets[n].starred |= 1 << ending;
                    self.sheets[n].stars += u8::from(self.ctx.starred[ending]);
                }
            }
        }
        if ended || self.turn >= self.ctx.turn_cap {
            self.step = Step::Over;
            return;
        }
        self.turn += 1;
        self.active = self.active.next(self.seats);
        self.at = self.active;
        self.begin_turn();
    }

    /// After a Grow action: back to the dice, or the special action is over.
    pub(crate) fn end_grow(&mut self, seat: Seat) {
        self.desks[seat.index()].taken = 0;
        if self.step == Step::Grow {
            self.desks[seat.index()].task = Task::Die;
        } else {
            self.end_special(seat);
        }
    }

    pub(crate) fn end_special(&mut self, seat: Seat) {
        let desk = &mut self.desks[seat.index()];
        desk.left -= 1;
        if desk.left > 0 {
            desk.task = Task::Special;
            return;
        }
        *desk = Desk::IDLE;
        self.at = seat.next(self.seats);
        if self.at == self.active {
            self.begin_infest();
        }
    }
}
