//! The fast lists of what is allowed, in code order; the laws compare them with the checks.

use atoll_core::Seat;

use crate::action::{Action, Breeding, Coral, Count, CrabBox, DiceSet, Species, Track, spaces};
use crate::position::{Relief, Step, Task, above};
use crate::sheet::Sheet;

impl Relief {
    pub(crate) fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat.number() >= self.seats || !self.asks(seat) {
            return;
        }
        let (sheet, desk, ctx) = (&self.sheets[seat.index()], &self.desks[seat.index()], &self.ctx);
        match self.step {
            Step::First | Step::Roll | Step::Again(_) | Step::Over => return,
            Step::Setup => {
                let free = |track: &Track| ctx.setup_from.contains(track) && !sheet.tracks[track.index()].check;
                out.extend(Track::ALL.into_iter().filter(free).map(|track| Action::Power { track }));
                return;
            }
            Step::Modify => {
                if sheet.free_boxes(ctx, Track::Reroll) > 0 {
                    let few = |dice: &DiceSet| dice.bits().count_ones() <= u32::from(ctx.readings.dice_per_box);
                    out.extend((0..7).filter_map(DiceSet::new).filter(few).map(|dice| Action::Reroll { dice }));
                }
                if sheet.free_boxes(ctx, Track::PlusMinus) > 0 {
                    for up in [false, true] {
                        let can = |die: &Coral| self.shifted(self.dice[die.index()], up).is_some();
                        out.extend(Coral::ALL.into_iter().filter(can).map(|die| Action::Shift { die, up }));
                    }
                }
                out.push(Action::Keep);
                return;
            }
            Step::Pick => {
                out.extend(Coral::ALL.map(|die| Action::Aside { die }));
                return;
            }
            Step::Grow | Step::Special | Step::Infest => {}
        }
        match desk.task {
            Task::Idle => {}
            Task::Die => {
                for die in Coral::ALL {
                    if desk.left & 1 << die.index() != 0 && self.has_line(sheet, self.dice[die.index()]) {
                        out.push(Action::Grow { die });
                    }
                }
                out.push(Action::Done);
            }
            Task::Line { value, .. } => {
                let usable = ctx.lines.iter().filter(|&&line| sheet.takes(line, value));
                out.extend(usable.map(|&line| Action::Line { line }));
            }
            Task::Cell { coral, line, .. } => {
                let onward = spaces(self.eligible(seat, coral, line) & above(desk.taken));
                out.extend(onward.map(|space| Action::Cell { space }));
                out.push(Action::Stop);
            }
            Task::Special => self.legal_special(seat, out),
            Task::Colour { .. } => {
                out.push(Action::Skip);
                out.extend(Coral::ALL.map(|coral| Action::Colour { coral }));
            }
            Task::Open => {
                let dotted = ctx.lines.iter().filter(|&&line| sheet.is_dotted(ctx, line));
                out.extend(dotted.map(|&line| Action::Open { line }));
            }
            Task::Shell | Task::TrumpetShell { .. } => {
                let free = Track::ALL.into_iter().filter(|&track| sheet.has_free_shell(ctx, track));
                out.extend(free.map(|track| Action::Shell { track }));
            }
            Task::CrabUse => {
                self.legal_crab(sheet, out);
                out.push(Action::Skip);
            }
            Task::CrabRow { kind } => {
                out.extend(self.crab_lines(sheet, true).map(|line| Action::Line { line }));
                if kind == CrabBox::Both {
                    out.push(Action::Skip);
                }
            }
            Task::CrabColumn { row, .. } => {
                out.extend(self.crab_lines(sheet, false).map(|line| Action::Line { line }));
                if row.is_some() {
                    out.push(Action::Skip);
                }
            }
            Task::Breed { breeding, .. } => {
                self.legal_breed(sheet, breeding, out);
                out.push(Action::Skip);
            }
            Task::Trumpet { value } => {
                let most = value.min(ctx.trumpet.starfish - sheet.trumpet_filled);
                out.extend((0..=most).filter_map(Count::new).map(|count| Action::Trumpet { count }));
            }
            Task::Infest { left, from, .. } => {
                let onward = self.threatened(sheet) & (!0 << from.index());
                let mut room = sheet.room_in(ctx, onward);
                for space in spaces(onward) {
                    if room < u32::from(left) {
                        break;
                    }
                    let here = u32::from(sheet.room(ctx, space));
                    if here > 0 {
                        out.push(Action::Cell { space });
                    }
                    room -= here;
                }
            }
            Task::Ready => out.push(Action::Done),
        }
    }

    pub(crate) fn legal_special(&self, seat: Seat, out: &mut Vec<Action>) {
        let (sheet, ctx) = (&self.sheets[seat.index()], &self.ctx);
        out.extend(ctx.lines.iter().filter(|&&line| sheet.is_dotted(ctx, line)).map(|&line| Action::Open { line }));
        if sheet.mature().iter().any(|&mature| mature != 0) {
            let free = (0..Species::MOST).filter(|n| sheet.species & 1 << n == 0).filter_map(Species::at);
            let legal = free.filter(|&species| {
                ctx.is_met(sheet.mature(), species)
                    && ctx.species(species).is_some()
                    && self.next_mark(species).is_some()
            });
            out.extend(legal.map(|species| Action::Attract { species }));
        }
        if !sheet.crab {
            out.push(Action::AttractCrab);
        }
        if !sheet.trumpet {
            out.push(Action::AttractTrumpet);
        }
        let unchecked = Track::ALL.into_iter().filter(|track| !sheet.tracks[track.index()].check);
        out.extend(unchecked.map(|track| Action::Check { track }));
        let locked = |breeding: &Breeding| {
            ctx.breeding[breeding.index()].by_special && !sheet.breeding[breeding.index()].unlocked
        };
        out.extend(Breeding::ALL.into_iter().filter(locked).map(|breeding| Action::Unlock { breeding }));
        self.legal_crab(sheet, out);
        for breeding in Breeding::ALL {
            if sheet.can_breed(ctx, breeding) {
                self.legal_breed(sheet, breeding, out);
            }
        }
        out.push(Action::Skip);
    }

    pub(crate) fn legal_crab(&self, sheet: &Sheet, out: &mut Vec<Action>) {
        if sheet.infested() != 0 {
            let open = CrabBox::ALL.into_iter().filter(|&kind| sheet.crab_boxes(&self.ctx, kind) > 0);
            out.extend(open.map(|kind| Action::Crab { kind }));
        }
    }

    pub(crate) fn legal_breed(&self, sheet: &Sheet, breeding: Breeding, out: &mut Vec<Action>) {
        for coral in Coral::ALL {
            let ground = spaces(sheet.breeding_ground(&self.ctx, breeding, coral));
            out.extend(ground.map(|space| match breeding {
                Breeding::Spawning => Action::Spawn { space, coral },
                Breeding::Budding => Action::Bud { space, coral },
            }));
        }
    }
}
