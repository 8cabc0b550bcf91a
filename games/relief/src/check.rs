//! Which rule forbids what: the readable definition of legality.

use atoll_core::{Illegal, Seat};

use crate::action::{Action, Breeding, Coral, CrabBox, Line, MAX_SIDE, Shape, Space, Species, Track, Want};
use crate::position::{Relief, Step, Task};
use crate::rules;
use crate::sheet::Sheet;

impl Relief {
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        rules::SETUP_1.holds(seat.number() < self.seats)?;
        rules::END_1.holds(self.step != Step::Over)?;
        rules::SPEC_2.holds(self.step != Step::Special || self.at == seat)?;
        rules::TURN_1.holds(self.asks(seat))?;
        let (sheet, desk, ctx) = (&self.sheets[seat.index()], &self.desks[seat.index()], &self.ctx);
        match action {
            Action::Power { track } => {
                rules::TURN_1.holds(self.step == Step::Setup)?;
                rules::SETUP_3.holds(ctx.setup_from.contains(&track))?;
                rules::SETUP_3.holds(!sheet.tracks[track.index()].check)
            }
            Action::Reroll { dice } => {
                rules::TURN_1.holds(self.step == Step::Modify)?;
                rules::DICE_6.holds(dice.bits().count_ones() <= u32::from(ctx.readings.dice_per_box))?;
                rules::DICE_4.holds(sheet.free_boxes(ctx, Track::Reroll) > 0)
            }
            Action::Shift { die, up } => {
                rules::TURN_1.holds(self.step == Step::Modify)?;
                rules::DICE_4.holds(sheet.free_boxes(ctx, Track::PlusMinus) > 0)?;
                rules::DICE_3.holds(self.shifted(self.dice[die.index()], up).is_some())
            }
            Action::Keep => rules::TURN_1.holds(self.step == Step::Modify),
            Action::Aside { .. } => rules::TURN_1.holds(self.step == Step::Pick),
            Action::Grow { die } => self.check_die(seat, die),
            Action::Line { line } => self.check_line(seat, line),
            Action::Cell { space } => self.check_cell(seat, space),
            Action::Stop => rules::TURN_1.holds(matches!(desk.task, Task::Cell { .. })),
            Action::Done => {
                rules::INF_1.holds(!matches!(desk.task, Task::Infest { .. }))?;
                rules::TURN_1.holds(matches!(desk.task, Task::Die | Task::Ready))
            }
            Action::Open { line } => self.check_open(seat, line),
            Action::Attract { species } => self.check_attract(seat, species),
            Action::AttractCrab => {
                rules::TURN_1.holds(desk.task == Task::Special)?;
                rules::LIFE_2.holds(!sheet.crab)
            }
            Action::AttractTrumpet => {
                rules::TURN_1.holds(desk.task == Task::Special)?;
                rules::LIFE_2.holds(!sheet.trumpet)
            }
            Action::Check { track } => {
                rules::TURN_1.holds(desk.task == Task::Special)?;
                rules::POWER_1.holds(!sheet.tracks[track.index()].check)
            }
            Action::Unlock { breeding } => {
                rules::TURN_1.holds(desk.task == Task::Special)?;
                rules::POWER_3.holds(ctx.breeding[breeding.index()].by_special)?;
                rules::POWER_3.holds(!sheet.breeding[breeding.index()].unlocked)
            }
            Action::Crab { kind } => self.check_crab(seat, kind),
            Action::Spawn { space, coral } => self.check_breed(seat, Breeding::Spawning, space, coral),
            Action::Bud { space, coral } => self.check_breed(seat, Breeding::Budding, space, coral),
            Action::Skip => self.check_skip(seat),
            Action::Colour { .. } => rules::TURN_1.holds(matches!(desk.task, Task::Colour { .. })),
            Action::Shell { track } => {
                rules::TURN_1.holds(matches!(desk.task, Task::Shell | Task::TrumpetShell { .. }))?;
                rules::BEN_3.holds(sheet.has_free_shell(ctx, track))
            }
            Action::Trumpet { count } => {
                let Task::Trumpet { value } = desk.task else { return rules::TURN_1.holds(false) };
                rules::INF_1.holds(count.index() <= usize::from(value))?;
                let room = ctx.trumpet.starfish - sheet.trumpet_filled;
                rules::TRUMP_2.holds(count.index() <= usize::from(room))
            }
        }
    }

    pub(crate) fn check_die(&self, seat: Seat, die: Coral) -> Result<(), Illegal> {
        let (sheet, desk) = (&self.sheets[seat.index()], &self.desks[seat.index()]);
        rules::TURN_1.holds(desk.task == Task::Die)?;
        rules::DICE_5.holds(self.aside != Some(die))?;
        rules::GROW_1.holds(desk.left & 1 << die.index() != 0)?;
        rules::GROW_2.holds(self.has_line(sheet, self.dice[die.index()]))
    }

    pub(crate) fn check_line(&self, seat: Seat, line: Line) -> Result<(), Illegal> {
        let sheet = &self.sheets[seat.index()];
        match self.desks[seat.index()].task {
            Task::Line { value, .. } => rules::GROW_2.holds(sheet.takes(line, value)),
            Task::CrabRow { .. } | Task::CrabColumn { .. } => {
                let rows = matches!(self.desks[seat.index()].task, Task::CrabRow { .. });
                rules::CRAB_1.holds(line.is_row() == rows && self.ctx.lines.contains(&line))?;
                rules::CRAB_3.holds(line.mask() & sheet.infested() != 0)
            }
            _ => rules::TURN_1.holds(false),
        }
    }

    pub(crate) fn check_cell(&self, seat: Seat, space: Space) -> Result<(), Illegal> {
        let (sheet, desk) = (&self.sheets[seat.index()], &self.desks[seat.index()]);
        match desk.task {
            Task::Cell { coral, line, .. } => {
                rules::GROW_4.holds(line.mask() & space.bit() != 0)?;
                let had_its_step = desk.taken & space.bit() != 0;
                rules::GROW_11.holds(!had_its_step || sheet.cell(space).stage() > 1)?;
                rules::GROW_6.holds(!had_its_step)?;
                self.check_growth(sheet, space, coral)?;
                rules::ORDER_1.holds(desk.taken < space.bit())
            }
            Task::Infest { left, from, .. } => {
                let threatened = self.threatened(sheet);
                rules::INF_5.holds(!sheet.cell(space).is_bleached())?;
                rules::INF_2.holds(threatened & space.bit() != 0)?;
                rules::INF_4.holds(sheet.room(&self.ctx, space) > 0)?;
                rules::ORDER_1.holds(space >= from)?;
                let onward = threatened & (!0 << space.index());
                rules::ORDER_1.holds(sheet.room_in(&self.ctx, onward) >= u32::from(left))
            }
            _ => rules::TURN_1.holds(false),
        }
    }

    /// Whether a space takes a step of growth of this coral, wherever the step comes from.
    pub(crate) fn check_growth(&self, sheet: &Sheet, space: Space, coral: Coral) -> Result<(), Illegal> {
        let (cell, ctx) = (sheet.cell(space), &self.ctx);
        rules::GROW_9.holds(ctx.spaces & space.bit() != 0)?;
        rules::BLEACH_2.holds(!cell.is_bleached())?;
        rules::GROW_9.holds(cell.coral().is_none_or(|there| there == coral))?;
        rules::GROW_9.holds(cell.stage() < ctx.stages[coral.index()])?;
        rules::GROW_7.holds(cell.infesting() == 0)
    }

    pub(crate) fn check_open(&self, seat: Seat, line: Line) -> Result<(), Illegal> {
        let sheet = &self.sheets[seat.index()];
        rules::TURN_1.holds(matches!(self.desks[seat.index()].task, Task::Special | Task::Open))?;
        rules::BOX_1.holds(sheet.is_dotted(&self.ctx, line))
    }

    pub(crate) fn check_attract(&self, seat: Seat, species: Species) -> Result<(), Illegal> {
        let (sheet, ctx) = (&self.sheets[seat.index()], &self.ctx);
        rules::TURN_1.holds(self.desks[seat.index()].task == Task::Special)?;
        rules::LIFE_1.holds(ctx.species(species).is_some())?;
        rules::LIFE_7.holds(!sheet.has(species))?;
        rules::LIFE_6.holds(self.next_mark(species).is_some())?;
        self.check_demand(sheet, species)
    }

    /// Whether a reef has what a species asks for; the refusal cites the demand (RELIEF-LIFE-3).
    fn check_demand(&self, sheet: &Sheet, species: Species) -> Result<(), Illegal> {
        let (ctx, mature, shape) = (&self.ctx, sheet.mature(), species.shape());
        if ctx.is_met(mature, species) {
            return Ok(());
        }
        let all = mature[0] | mature[1] | mature[2];
        let wanted = species.want().coral().map_or(all, |coral| mature[coral.index()]);
        rules::LIFE_8.holds(species.want() != Want::Mixed || !ctx.is_shaped(all, shape))?;
        if shape.is_line() {
            return rules::LIFE_4.holds(false);
        }
        rules::LIFE_11.holds(shape != Shape::Rect6 || !has_strip(wanted))?;
        rules::LIFE_5.holds(false)
    }

    pub(crate) fn check_crab(&self, seat: Seat, kind: CrabBox) -> Result<(), Illegal> {
        let sheet = &self.sheets[seat.index()];
        rules::TURN_1.holds(matches!(self.desks[seat.index()].task, Task::Special | Task::CrabUse))?;
        rules::SPEC_3.holds(sheet.crab_boxes(&self.ctx, kind) > 0)?;
        rules::CRAB_3.holds(sheet.infested() != 0)
    }

    pub(crate) fn check_breed(
        &self,
        seat: Seat,
        breeding: Breeding,
        space: Space,
        coral: Coral,
    ) -> Result<(), Illegal> {
        let (sheet, ctx) = (&self.sheets[seat.index()], &self.ctx);
        match self.desks[seat.index()].task {
            Task::Special => rules::SPEC_3.holds(sheet.can_breed(ctx, breeding))?,
            Task::Breed { breeding: asked, .. } => rules::TURN_1.holds(asked == breeding)?,
            _ => rules::TURN_1.holds(false)?,
        }
        self.check_growth(sheet, space, coral)?;
        let reached = sheet.breeding_ground(ctx, breeding, coral) & space.bit() != 0;
        match breeding {
            Breeding::Spawning => rules::SPAWN_1.holds(reached),
            Breeding::Budding => {
                rules::BUD_2.holds(sheet.mature()[coral.index()] != 0)?;
                rules::BUD_1.holds(reached)
            }
        }
    }

    pub(crate) fn check_skip(&self, seat: Seat) -> Result<(), Illegal> {
        match self.desks[seat.index()].task {
            Task::Special | Task::Colour { .. } | Task::CrabUse | Task::Breed { .. } => Ok(()),
            // One of the two lines is enough, but not none.
            Task::CrabRow { kind: CrabBox::Both } => Ok(()),
            Task::CrabColumn { row, .. } => rules::CRAB_3.holds(row.is_some()),
            Task::CrabRow { .. } => rules::CRAB_3.holds(false),
            Task::Open => rules::BEN_2.holds(false),
            Task::Shell => rules::BEN_3.holds(false),
            Task::Infest { .. } => rules::INF_1.holds(false),
            _ => rules::TURN_1.holds(false),
        }
    }
}

/// Whether six of a set lie side by side in one row or column.
pub(crate) fn has_strip(set: u64) -> bool {
    let has = |row: usize, col: usize| Space::at(row, col).is_some_and(|space| set & space.bit() != 0);
    let starts = 0..=MAX_SIDE - 6;
    (0..MAX_SIDE).any(|line| {
        starts
            .clone()
            .any(|start| (start..start + 6).all(|at| has(line, at)) || (start..start + 6).all(|at| has(at, line)))
    })
}
