//! Nature's dice: how they may be turned and where they go.

use atoll_core::Illegal;

use super::{NATURE_STEP_COST, NO_SHAPE, Reef, SHAPES_IN_PLAY, Step};
use crate::action::{Action, Value};
use crate::components::{Cell, LEVELS, Shape};
use crate::rules;

impl Reef {
    /// The value of the shapes that are drawn next, one value after the other.
    pub(super) fn points_to_draw(&self) -> u8 {
        let mut open = self.ctx.settings.level.chart();
        for &slot in self.state.slots.iter().filter(|&&slot| slot != NO_SHAPE) {
            let points = self.ctx.data().cards[usize::from(slot)].points;
            open[usize::from(points) - 1] -= 1;
        }
        open.iter().position(|&count| count > 0).map_or(0, |n| n as u8 + 1)
    }

    pub(super) fn draw_shape(&mut self, shape: Shape) {
        let s = &mut self.state;
        let place = s.slots.iter().position(|&slot| slot == NO_SHAPE).expect("a shape is drawn for an empty place");
        s.slots[place] = shape.index() as u8;
        // The row is kept in order, so the order of drawing leaves no trace.
        s.slots.sort_unstable();
        s.left[place] = 1;
        if place + 1 == SHAPES_IN_PLAY {
            s.step = Step::Roll;
        }
    }

    /// What may be done while it is Nature's turn.
    pub(super) fn check_on_natures_turn(&self, action: Action) -> Result<(), Illegal> {
        let s = &self.state;
        match action {
            Action::Claim { .. } | Action::Flourish | Action::BuySecond => Err(Illegal(rules::SOLO_6)),
            Action::NatureTurn { value } => {
                rules::TURN_1.holds(s.nature != 0)?;
                let (steps, fish) = (u16::from(s.nature.abs_diff(value.pips())), s.fish[s.seat.index()]);
                let most = u16::from(self.ctx.settings.nature_adjust_max);
                rules::SOLO_8.holds(most == 0 || steps <= most)?;
                rules::SOLO_5.holds(steps * NATURE_STEP_COST <= fish)?;
                rules::TURN_1.holds(s.step == Step::NatureTurn)
            }
            Action::NaturePlace { cell } => {
                rules::TURN_1.holds(s.step == Step::NaturePlace)?;
                self.check_nature(cell)
            }
            Action::Place { .. } | Action::Skip | Action::NoClaim | Action::NoFlourish | Action::Done => {
                Err(Illegal(rules::SOLO_2))
            }
        }
    }

    /// The values that Nature's die can be given; never empty.
    pub(crate) fn nature_values(&self) -> std::ops::RangeInclusive<u8> {
        let s = &self.state;
        let most = match self.ctx.settings.nature_adjust_max {
            0 => 5,
            max => max,
        };
        let steps = (s.fish[s.seat.index()] / NATURE_STEP_COST).min(u16::from(most)) as u8;
        s.nature.saturating_sub(steps).max(1)..=(s.nature + steps).min(6)
    }

    /// The spaces where Nature's die may go by her rule, with their level from 0 and their distance.
    pub(crate) fn nature_spots(&self, pips: u8) -> (u64, usize, u16) {
        let s = &self.state;
        let open = self.spots()[usize::from(pips)];
        let preference: [usize; LEVELS] = match pips {
            1 => [2, 1, 0],
            2..=4 => [1, 2, 0],
            _ => [0, 1, 2],
        };
        for level in preference {
            let below = if level == 0 { u64::MAX } else { s.occupied(level - 1) };
            let on_level = open & below & !s.occupied(level);
            if let Some(&(far, ring)) = self.ctx.tables.rings.iter().find(|(_, ring)| ring & on_level != 0) {
                return (ring & on_level, level, far);
            }
        }
        (0, 0, 0)
    }

    pub(super) fn find_natures_place(&mut self) {
        if self.nature_spots(self.state.nature).0 != 0 {
            self.state.step = Step::NaturePlace;
        } else {
            self.state.nature = 0;
            self.state.aside += 1;
            self.start_turn();
        }
    }

    pub(super) fn check_nature(&self, cell: Cell) -> Result<(), Illegal> {
        let s = &self.state;
        let (spots, level, _) = self.nature_spots(s.nature);
        if spots >> cell.bit() & 1 != 0 {
            return Ok(());
        }
        rules::SOLO_2.holds(s.occupied(0) != 0)?;
        self.check_spot(cell, Value::of(s.nature))?;
        rules::SOLO_3.holds(s.height(cell.bit()) == level)?;
        Err(Illegal(rules::SOLO_4))
    }
}
