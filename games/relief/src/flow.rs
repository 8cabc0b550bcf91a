//! The flow of a turn: how one decision leads to the next.

use atoll_core::Seat;

use crate::action::{Breeding, Coral, Count, CrabBox, Line, Space, Species, Track};
use crate::components::{Benefit, BreedingData};
use crate::position::{Desk, Phase, Relief, Step};
use crate::sheet::{LineBox, Sheet};

const ORIGIN: Space = match Space::new(0) {
    Some(space) => space,
    None => panic!("there is a first space"),
};

impl Relief {
    pub(crate) fn begin_turn(&mut self) {
        self.phase = Phase::Roll;
        self.aside = None;
    }

    pub(crate) fn begin_modify(&mut self) {
        let sheet = &self.sheets[self.active.index()];
        let any = Track::ALL.into_iter().any(|track| sheet.free_boxes(self.data(), track) > 0);
        self.phase = if any { Phase::Modify } else { Phase::Pick };
    }

    pub(crate) fn begin_grow(&mut self) {
        let grows = |die: &&Coral| Some(**die) != self.aside && self.dice[die.index()] <= 4;
        let dice = Coral::ALL.iter().filter(grows).fold(0, |bits, die| bits | 1 << die.index());
        self.before = self.sheets;
        self.phase = Phase::Grow;
        for seat in Seat::first(self.seats) {
            let sheet = &self.sheets[seat.index()];
            let usable = |die: &Coral| dice & 1 << die.index() != 0 && self.has_line(sheet, self.dice[die.index()]);
            let step = if Coral::ALL.iter().any(usable) { Step::Die } else { Step::Idle };
            self.desks[seat.index()] = Desk { step, left: dice, taken: 0 };
        }
        self.close_if_done();
    }

    pub(crate) fn begin_special(&mut self) {
        let specials = Coral::ALL.into_iter().filter(|&die| Some(die) != self.aside && self.dice[die.index()] >= 5);
        let left = specials.count() as u8;
        if left == 0 {
            return self.begin_infest();
        }
        self.phase = Phase::Special;
        for seat in Seat::first(self.seats) {
            self.desks[seat.index()] = Desk { step: Step::Special, left, taken: 0 };
        }
        self.at = self.active;
    }

    pub(crate) fn begin_infest(&mut self) {
        let value = self.aside.map_or(0, |die| self.dice[die.index()]);
        self.before = self.sheets;
        self.phase = Phase::Infest;
        self.at = self.active;
        for seat in Seat::first(self.seats) {
            let sheet = &self.sheets[seat.index()];
            let step = if sheet.trumpet && sheet.trumpet_filled < self.data().trumpet.starfish {
                Step::Trumpet { value }
            } else {
                match self.infest_step(sheet, value) {
                    Step::Ready => Step::Idle,
                    step => step,
                }
            };
            self.desks[seat.index()] = Desk { step, left: 0, taken: 0 };
        }
        self.close_if_done();
    }

    /// The step that places so many starfish on the reef, as far as there is room (RELIEF-INF-4).
    pub(crate) fn infest_step(&self, sheet: &Sheet, value: u8) -> Step {
        let room = sheet.room_in(self.data(), self.threatened(sheet));
        let left = value.min(room.min(6) as u8);
        if left == 0 { Step::Ready } else { Step::Infest { all: left, left, from: ORIGIN } }
    }

    /// Ends a simultaneous phase once every seat has handed in.
    pub(crate) fn close_if_done(&mut self) {
        if self.desks[..usize::from(self.seats)].iter().any(|desk| desk.step != Step::Idle) {
            return;
        }
        self.desks = [Desk::IDLE; 4];
        match self.phase {
            Phase::Grow => self.begin_special(),
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
                    self.sheets[n].stars += u8::from(self.data().starred[ending]);
                }
            }
        }
        if ended || self.turn >= self.data().turn_cap {
            self.phase = Phase::Over;
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
        if self.phase == Phase::Grow {
            self.desks[seat.index()].step = Step::Die;
        } else {
            self.end_special(seat);
        }
    }

    pub(crate) fn end_special(&mut self, seat: Seat) {
        let desk = &mut self.desks[seat.index()];
        desk.left -= 1;
        if desk.left > 0 {
            desk.step = Step::Special;
            return;
        }
        *desk = Desk::IDLE;
        self.at = seat.next(self.seats);
        if self.at == self.active {
            self.begin_infest();
        }
    }

    pub(crate) fn attract(&mut self, seat: Seat, species: Species) {
        let Some(mark) = self.next_mark(species) else { return };
        self.owners[species.index()][mark] = Some(seat);
        self.sheets[seat.index()].species |= 1 << species.index();
        let Some(mark) = self.data().species(species).map(|data| data.marks[mark]) else { return };
        self.sheets[seat.index()].stars += u8::from(mark.star);
        self.benefit(seat, mark.benefit);
    }

    /// Gives a benefit, or loses it where its symbol has no free place (RELIEF-BEN-4).
    pub(crate) fn benefit(&mut self, seat: Seat, benefit: Benefit) {
        let data = &self.edition.data;
        let sheet = &mut self.sheets[seat.index()];
        let step = match benefit {
            Benefit::Grow(value) => {
                data.lines.iter().any(|&line| sheet.takes(line, value)).then_some(Step::Colour { value })
            }
            Benefit::Die => data.lines.iter().any(|&line| sheet.is_dotted(data, line)).then_some(Step::Open),
            Benefit::Shell => {
                Track::ALL.into_iter().any(|track| sheet.has_free_shell(data, track)).then_some(Step::Shell)
            }
            Benefit::Crab => {
                if usize::from(sheet.crab_symbols) < data.crab.with_symbol.len() {
                    sheet.crab_symbols += 1;
                }
                None
            }
            Benefit::Unlock(breeding) => {
                sheet.breeding[breeding.index()].unlocked = true;
                None
            }
        };
        match step {
            Some(step) => self.desks[seat.index()].step = step,
            None => self.end_special(seat),
        }
    }

    /// Marks a crab box and clears its lines.
    pub(crate) fn crab_clears(&mut self, seat: Seat, kind: CrabBox, lines: [Option<Line>; 2]) {
        let sheet = &mut self.sheets[seat.index()];
        sheet.crab_used[kind.index()] += 1;
        sheet.clear(lines.into_iter().flatten().fold(0, |set, line| set | line.mask()));
        self.end_special(seat);
    }

    pub(crate) fn breed(&mut self, seat: Seat, breeding: Breeding, space: Space, coral: Coral) {
        let data = &self.edition.data;
        let left = match self.desks[seat.index()].step {
            Step::Breed { left, .. } => left,
            _ => data.breeding[breeding.index()].steps,
        };
        let sheet = &mut self.sheets[seat.index()];
        let BreedingData { uses, steps, .. } = data.breeding[breeding.index()];
        if uses.is_some() && left == steps {
            // The first step of a use counts the use, where uses are counted.
            sheet.breeding[breeding.index()].used += 1;
        }
        sheet.step(data, space, coral);
        let more = left > 1 && Coral::ALL.iter().any(|&coral| sheet.breeding_ground(data, breeding, coral) != 0);
        if more {
            self.desks[seat.index()].step = Step::Breed { breeding, left: left - 1 };
        } else {
            self.end_special(seat);
        }
    }

    pub(crate) fn act_line(&mut self, seat: Seat, line: Line) {
        let n = seat.index();
        match self.desks[n].step {
            Step::Line { coral, value } => {
                // RELIEF-GROW-3: the number stays even if nothing grows.
                self.sheets[n].boxes[line.index()] = LineBox::Number(value);
                self.desks[n].taken = 0;
                if self.eligible(seat, coral, line) == 0 {
                    self.end_grow(seat);
                } else {
                    self.desks[n].step = Step::Cell { coral, value, line, left: value };
                }
            }
            Step::CrabRow { kind: CrabBox::Both } => {
                self.desks[n].step = Step::CrabColumn { kind: CrabBox::Both, row: Some(line) };
            }
            Step::CrabRow { kind } => self.crab_clears(seat, kind, [Some(line), None]),
            Step::CrabColumn { kind, row } => self.crab_clears(seat, kind, [row, Some(line)]),
            _ => {}
        }
    }

    pub(crate) fn act_cell(&mut self, seat: Seat, space: Space) {
        let n = seat.index();
        match self.desks[n].step {
            Step::Cell { coral, value, line, left } => {
                let data = &self.edition.data;
                self.sheets[n].step(data, space, coral);
                self.desks[n].taken |= space.bit();
                self.desks[n].step = Step::Cell { coral, value, line, left: left - 1 };
                // An earlier space may still be wanted: then the seat says itself that it stops, or takes steps back.
                if left == 1 || self.eligible(seat, coral, line) == 0 {
                    self.end_grow(seat);
                }
            }
            Step::Infest { all, left, .. } => {
                let data = &self.edition.data;
                self.sheets[n].infest(data, space);
                self.desks[n].step =
                    if left == 1 { Step::Ready } else { Step::Infest { all, left: left - 1, from: space } };
            }
            _ => {}
        }
    }

    pub(crate) fn act_trumpet(&mut self, seat: Seat, count: Count) {
        let n = seat.index();
        let Step::Trumpet { value } = self.desks[n].step else { return };
        let data = &self.edition.data;
        let sheet = &mut self.sheets[n];
        sheet.trumpet_filled += count.index() as u8;
        let left = value - count.index() as u8;
        let full = count.index() > 0 && sheet.trumpet_filled == data.trumpet.starfish;
        let shell = Track::ALL.into_iter().any(|track| sheet.has_free_shell(data, track));
        self.desks[n].step = if full && data.trumpet.shell && shell {
            Step::TrumpetShell { left }
        } else {
            self.infest_step(&self.sheets[n], left)
        };
    }
}
