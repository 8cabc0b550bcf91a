//! What an action does.

use atoll_core::Seat;

use crate::action::{Action, Breeding, Coral, Count, CrabBox, Line, Space, Species, Track};
use crate::components::{Benefit, BreedingData};
use crate::position::{Desk, Relief, Step, Task};
use crate::sheet::LineBox;

impl Relief {
    pub(crate) fn play(&mut self, seat: Seat, action: Action) {
        let n = seat.index();
        match action {
            Action::Power { track } => {
                self.sheets[n].tracks[track.index()].check = true;
                let filled = self.sheets[n].tracks.iter().filter(|track| track.check).count();
                if filled >= usize::from(self.ctx.setup_checks) {
                    self.at = seat.next(self.seats);
                    if self.at == self.active {
                        self.begin_turn();
                    }
                }
            }
            Action::Reroll { dice } => {
                self.sheets[n].tracks[Track::Reroll.index()].used += 1;
                self.step = Step::Again(dice.bits());
            }
            Action::Shift { die, up } => {
                self.sheets[n].tracks[Track::PlusMinus.index()].used += 1;
                if let Some(value) = self.shifted(self.dice[die.index()], up) {
                    self.dice[die.index()] = value;
                }
                self.begin_modify();
            }
            Action::Keep => self.step = Step::Pick,
            Action::Aside { die } => {
                self.aside = Some(die);
                self.begin_grow();
            }
            Action::Grow { die } => {
                let value = self.dice[die.index()];
                self.desks[n].left &= !(1 << die.index());
                self.desks[n].task = Task::Line { coral: die, value };
            }
            Action::Line { line } => self.act_line(seat, line),
            Action::Cell { space } => self.act_cell(seat, space),
            Action::Stop => self.end_grow(seat),
            Action::Done => {
                self.desks[n] = Desk::IDLE;
                self.close_if_done();
            }
            Action::Open { line } => {
                self.sheets[n].boxes[line.index()] = LineBox::Empty;
                self.end_special(seat);
            }
            Action::Attract { species } => self.attract(seat, species),
            Action::AttractCrab => {
                let sheet = &mut self.sheets[n];
                sheet.crab = true;
                let ctx = &self.ctx;
                let usable = CrabBox::ALL.into_iter().any(|kind| sheet.crab_boxes(ctx, kind) > 0);
                if ctx.crab.use_on_attract && usable && sheet.infested() != 0 {
                    self.desks[n].task = Task::CrabUse;
                } else {
                    self.end_special(seat);
                }
            }
            Action::AttractTrumpet => {
                self.sheets[n].trumpet = true;
                self.end_special(seat);
            }
            Action::Check { track } => {
                self.sheets[n].tracks[track.index()].check = true;
                self.end_special(seat);
            }
            Action::Unlock { breeding } => {
                let sheet = &mut self.sheets[n];
                sheet.breeding[breeding.index()].unlocked = true;
                let ctx = &self.ctx;
                let ground = |&coral: &Coral| sheet.breeding_ground(ctx, breeding, coral) != 0;
                let BreedingData { use_on_unlock, steps, .. } = ctx.breeding[breeding.index()];
                if use_on_unlock && sheet.can_breed(ctx, breeding) && Coral::ALL.iter().any(ground) {
                    self.desks[n].task = Task::Breed { breeding, left: steps };
                } else {
                    self.end_special(seat);
                }
            }
            Action::Crab { kind } => {
                self.desks[n].task = match kind {
                    CrabBox::Row | CrabBox::Both => Task::CrabRow { kind },
                    CrabBox::Column => Task::CrabColumn { kind, row: None },
                };
            }
            Action::Spawn { space, coral } => self.breed(seat, Breeding::Spawning, space, coral),
            Action::Bud { space, coral } => self.breed(seat, Breeding::Budding, space, coral),
            Action::Skip => match self.desks[n].task {
                Task::CrabRow { kind } => self.desks[n].task = Task::CrabColumn { kind, row: None },
                Task::CrabColumn { kind, row } => self.crab_clears(seat, kind, [row, None]),
                _ => self.end_special(seat),
            },
            Action::Colour { coral } => {
                if let Task::Colour { value } = self.desks[n].task {
                    self.desks[n].task = Task::Line { coral, value };
                }
            }
            Action::Shell { track } => {
                self.sheets[n].tracks[track.index()].shells += 1;
                match self.desks[n].task {
                    Task::TrumpetShell { left } => {
                        self.desks[n].task = self.infest_task(&self.sheets[n], left);
                    }
                    _ => self.end_special(seat),
                }
            }
            Action::Trumpet { count } => self.act_trumpet(seat, count),
        }
    }

    pub(crate) fn attract(&mut self, seat: Seat, species: Species) {
        let Some(mark) = self.next_mark(species) else { return };
        self.owners[species.index()][mark] = Some(seat);
        self.sheets[seat.index()].species |= 1 << species.index();
        let Some(mark) = self.ctx.species(species).map(|one| one.marks[mark]) else { return };
        self.sheets[seat.index()].stars += u8::from(mark.star);
        self.benefit(seat, mark.benefit);
    }

    /// Gives a benefit, or loses it where its symbol has no free place (RELIEF-BEN-4).
    pub(crate) fn benefit(&mut self, seat: Seat, benefit: Benefit) {
        let ctx = &self.ctx;
        let sheet = &mut self.sheets[seat.index()];
        let task = match benefit {
            Benefit::Grow(value) => {
                ctx.lines.iter().any(|&line| sheet.takes(line, value)).then_some(Task::Colour { value })
            }
            Benefit::Die => ctx.lines.iter().any(|&line| sheet.is_dotted(ctx, line)).then_some(Task::Open),
            Benefit::Shell => {
                Track::ALL.into_iter().any(|track| sheet.has_free_shell(ctx, track)).then_some(Task::Shell)
            }
            Benefit::Crab => {
                if usize::from(sheet.crab_symbols) < ctx.crab.with_symbol.len() {
                    sheet.crab_symbols += 1;
                }
                None
            }
            Benefit::Unlock(breeding) => {
                sheet.breeding[breeding.index()].unlocked = true;
                None
            }
        };
        match task {
            Some(task) => self.desks[seat.index()].task = task,
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
        let ctx = &self.ctx;
        let left = match self.desks[seat.index()].task {
            Task::Breed { left, .. } => left,
            _ => ctx.breeding[breeding.index()].steps,
        };
        let sheet = &mut self.sheets[seat.index()];
        let BreedingData { uses, steps, .. } = ctx.breeding[breeding.index()];
        if uses.is_some() && left == steps {
            // The first step of a use counts the use, where uses are counted.
            sheet.breeding[breeding.index()].used += 1;
        }
        sheet.step(ctx, space, coral);
        let more = left > 1 && Coral::ALL.iter().any(|&coral| sheet.breeding_ground(ctx, breeding, coral) != 0);
        if more {
            self.desks[seat.index()].task = Task::Breed { breeding, left: left - 1 };
        } else {
            self.end_special(seat);
        }
    }

    pub(crate) fn act_line(&mut self, seat: Seat, line: Line) {
        let n = seat.index();
        match self.desks[n].task {
            Task::Line { coral, value } => {
                // RELIEF-GROW-3: the number stays even if nothing grows.
                self.sheets[n].boxes[line.index()] = LineBox::Number(value);
                self.desks[n].taken = 0;
                if self.eligible(seat, coral, line) == 0 {
                    self.end_grow(seat);
                } else {
                    self.desks[n].task = Task::Cell { coral, value, line, left: value };
                }
            }
            Task::CrabRow { kind: CrabBox::Both } => {
                self.desks[n].task = Task::CrabColumn { kind: CrabBox::Both, row: Some(line) };
            }
            Task::CrabRow { kind } => self.crab_clears(seat, kind, [Some(line), None]),
            Task::CrabColumn { kind, row } => self.crab_clears(seat, kind, [row, Some(line)]),
            _ => {}
        }
    }

    pub(crate) fn act_cell(&mut self, seat: Seat, space: Space) {
        let n = seat.index();
        match self.desks[n].task {
            Task::Cell { coral, value, line, left } => {
                let ctx = &self.ctx;
                self.sheets[n].step(ctx, space, coral);
                self.desks[n].taken |= space.bit();
                self.desks[n].task = Task::Cell { coral, value, line, left: left - 1 };
                // An earlier space may still be wanted: then the seat says itself that it stops, or takes steps back.
                if left == 1 || self.eligible(seat, coral, line) == 0 {
                    self.end_grow(seat);
                }
            }
            Task::Infest { all, left, .. } => {
                let ctx = &self.ctx;
                self.sheets[n].infest(ctx, space);
                self.desks[n].task =
                    if left == 1 { Task::Ready } else { Task::Infest { all, left: left - 1, from: space } };
            }
            _ => {}
        }
    }

    pub(crate) fn act_trumpet(&mut self, seat: Seat, count: Count) {
        let n = seat.index();
        let Task::Trumpet { value } = self.desks[n].task else { return };
        let ctx = &self.ctx;
        let sheet = &mut self.sheets[n];
        sheet.trumpet_filled += count.index() as u8;
        let left = value - count.index() as u8;
        let full = count.index() > 0 && sheet.trumpet_filled == ctx.trumpet.starfish;
        let shell = Track::ALL.into_iter().any(|track| sheet.has_free_shell(ctx, track));
        self.desks[n].task = if full && ctx.trumpet.shell && shell {
            Task::TrumpetShell { left }
        } else {
            self.infest_task(&self.sheets[n], left)
        };
    }
}
