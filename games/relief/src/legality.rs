//! Which rule forbids what, and the fast lists of what special actions allow.

use atoll_core::{Illegal, Seat};

use crate::action::{Action, Breeding, Coral, CrabBox, Line, Space, Species, Track, spaces};
use crate::position::{Relief, Step};
use crate::rules;
use crate::sheet::Sheet;

impl Relief {
    pub(crate) fn check_die(&self, seat: Seat, die: Coral) -> Result<(), Illegal> {
        let (sheet, desk) = (&self.sheets[seat.index()], &self.desks[seat.index()]);
        rules::TURN_1.holds(desk.step == Step::Die)?;
        rules::DICE_5.holds(self.aside != Some(die))?;
        rules::GROW_1.holds(desk.left & 1 << die.index() != 0)?;
        rules::GROW_2.holds(self.has_line(sheet, self.dice[die.index()]))
    }

    pub(crate) fn check_line(&self, seat: Seat, line: Line) -> Result<(), Illegal> {
        let sheet = &self.sheets[seat.index()];
        match self.desks[seat.index()].step {
            Step::Line { value, .. } => rules::GROW_2.holds(sheet.takes(line, value)),
            Step::CrabRow { .. } => rules::CRAB_1.holds(self.crab_lines(sheet, true).any(|one| one == line)),
            Step::CrabColumn { .. } => rules::CRAB_1.holds(self.crab_lines(sheet, false).any(|one| one == line)),
            _ => rules::TURN_1.holds(false),
        }
    }

    pub(crate) fn check_cell(&self, seat: Seat, space: Space) -> Result<(), Illegal> {
        let (sheet, desk) = (&self.sheets[seat.index()], &self.desks[seat.index()]);
        match desk.step {
            Step::Cell { coral, line, .. } => {
                rules::GROW_4.holds(line.mask() & space.bit() != 0)?;
                rules::GROW_6.holds(desk.taken & space.bit() == 0)?;
                self.check_growth(sheet, space, coral)?;
                rules::ORDER_1.holds(desk.taken < space.bit())
            }
            Step::Infest { left, from, .. } => {
                let threatened = self.threatened(sheet);
                rules::INF_2.holds(threatened & space.bit() != 0)?;
                rules::INF_4.holds(sheet.room(self.data(), space) > 0)?;
                rules::ORDER_1.holds(space >= from)?;
                let onward = threatened & (!0 << space.index());
                rules::ORDER_1.holds(sheet.room_in(self.data(), onward) >= u32::from(left))
            }
            _ => rules::TURN_1.holds(false),
        }
    }

    /// Whether a space takes a step of growth of this coral, wherever the step comes from.
    pub(crate) fn check_growth(&self, sheet: &Sheet, space: Space, coral: Coral) -> Result<(), Illegal> {
        let (cell, data) = (sheet.cell(space), self.data());
        rules::GROW_9.holds(data.spaces & space.bit() != 0)?;
        rules::BLEACH_2.holds(!cell.is_bleached())?;
        rules::GROW_9.holds(cell.coral().is_none_or(|there| there == coral))?;
        rules::GROW_9.holds(cell.stage() < data.stages[coral.index()])?;
        rules::GROW_7.holds(cell.infesting() == 0)
    }

    pub(crate) fn check_open(&self, seat: Seat, line: Line) -> Result<(), Illegal> {
        let sheet = &self.sheets[seat.index()];
        rules::TURN_1.holds(matches!(self.desks[seat.index()].step, Step::Special | Step::Open))?;
        rules::BOX_1.holds(sheet.is_dotted(self.data(), line))
    }

    pub(crate) fn check_attract(&self, seat: Seat, species: Species) -> Result<(), Illegal> {
        let (sheet, data) = (&self.sheets[seat.index()], self.data());
        rules::TURN_1.holds(self.desks[seat.index()].step == Step::Special)?;
        rules::LIFE_1.holds(data.species(species).is_some())?;
        rules::LIFE_7.holds(!sheet.has(species))?;
        rules::LIFE_6.holds(self.next_mark(species).is_some())?;
        rules::LIFE_3.holds(data.is_met(sheet.mature(), species))
    }

    pub(crate) fn check_crab(&self, seat: Seat, kind: CrabBox) -> Result<(), Illegal> {
        let sheet = &self.sheets[seat.index()];
        rules::TURN_1.holds(matches!(self.desks[seat.index()].step, Step::Special | Step::CrabUse))?;
        rules::SPEC_3.holds(sheet.crab_boxes(self.data(), kind) > 0)?;
        rules::CRAB_1.holds(sheet.infested() != 0)
    }

    pub(crate) fn check_breed(
        &self,
        seat: Seat,
        breeding: Breeding,
        space: Space,
        coral: Coral,
    ) -> Result<(), Illegal> {
        let (sheet, data) = (&self.sheets[seat.index()], self.data());
        match self.desks[seat.index()].step {
            Step::Special => rules::SPEC_3.holds(sheet.can_breed(data, breeding))?,
            Step::Breed { breeding: asked, .. } => rules::TURN_1.holds(asked == breeding)?,
            _ => rules::TURN_1.holds(false)?,
        }
        self.check_growth(sheet, space, coral)?;
        let rule = match breeding {
            Breeding::Spawning => rules::SPAWN_1,
            Breeding::Budding => rules::BUD_1,
        };
        rule.holds(sheet.breeding_ground(data, breeding, coral) & space.bit() != 0)
    }

    pub(crate) fn check_skip(&self, seat: Seat) -> Result<(), Illegal> {
        match self.desks[seat.index()].step {
            Step::Special | Step::Colour { .. } | Step::CrabUse | Step::Breed { .. } => Ok(()),
            // One of the two lines is enough, but not none.
            Step::CrabRow { kind: CrabBox::Both } => Ok(()),
            Step::CrabColumn { row, .. } => rules::CRAB_1.holds(row.is_some()),
            Step::CrabRow { .. } => rules::CRAB_1.holds(false),
            Step::Open => rules::BEN_2.holds(false),
            Step::Shell => rules::BEN_3.holds(false),
            Step::Infest { .. } => rules::INF_1.holds(false),
            _ => rules::TURN_1.holds(false),
        }
    }

    pub(crate) fn legal_special(&self, seat: Seat, out: &mut Vec<Action>) {
        let (sheet, data) = (&self.sheets[seat.index()], self.data());
        out.extend(data.lines.iter().filter(|&&line| sheet.is_dotted(data, line)).map(|&line| Action::Open { line }));
        if sheet.mature().iter().any(|&mature| mature != 0) {
            let free = (0..Species::MOST).filter(|n| sheet.species & 1 << n == 0).filter_map(Species::at);
            let legal = free.filter(|&species| {
                data.is_met(sheet.mature(), species)
                    && data.species(species).is_some()
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
            data.breeding[breeding.index()].by_special && !sheet.breeding[breeding.index()].unlocked
        };
        out.extend(Breeding::ALL.into_iter().filter(locked).map(|breeding| Action::Unlock { breeding }));
        self.legal_crab(sheet, out);
        for breeding in Breeding::ALL {
            if sheet.can_breed(data, breeding) {
                self.legal_breed(sheet, breeding, out);
            }
        }
        out.push(Action::Skip);
    }

    pub(crate) fn legal_crab(&self, sheet: &Sheet, out: &mut Vec<Action>) {
        if sheet.infested() != 0 {
            let open = CrabBox::ALL.into_iter().filter(|&kind| sheet.crab_boxes(self.data(), kind) > 0);
            out.extend(open.map(|kind| Action::Crab { kind }));
        }
    }

    pub(crate) fn legal_breed(&self, sheet: &Sheet, breeding: Breeding, out: &mut Vec<Action>) {
        for coral in Coral::ALL {
            let ground = spaces(sheet.breeding_ground(self.data(), breeding, coral));
            out.extend(ground.map(|space| match breeding {
                Breeding::Spawning => Action::Spawn { space, coral },
                Breeding::Budding => Action::Bud { space, coral },
            }));
        }
    }
}
