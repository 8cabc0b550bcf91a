//! Putting a pawn on the reef: at the start, after floating, after a fall.

use atoll_core::{Code, Illegal, Seat};

use crate::action::{Action, Perch};
use crate::components::Species;
use crate::geometry::{Cell, DOWN, UP};
use crate::position::{Coral, Pawn, Step};
use crate::rules;

impl Coral {
    /// Whether a pawn of this species can be put in this cell.
    pub(crate) fn is_landing(&self, own: Species, at: Cell) -> bool {
        self.has_icon(at) && self.state.reef.species_at(at.plus(DOWN)) != Some(own) && self.is_free(own, at)
    }

    /// Whether there is something to stand on: a coral, alone also the sunlit rock (CORAL-SOLO-3, CORAL-FALL-8).
    fn has_icon(&self, at: Cell) -> bool {
        let (reef, beneath) = (&self.state.reef, at.plus(DOWN));
        match reef.body_at(beneath) {
            Some(0) => self.ctx.settings.solo() && reef.top(at) == Some(beneath),
            Some(_) => true,
            None => false,
        }
    }

    /// Whether nothing is in a pawn's way in this cell and on the way to it.
    fn is_free(&self, own: Species, at: Cell) -> bool {
        self.has_room(at) && !self.state.pawns.contains(&Pawn::On(at)) && self.can_enter(own, at)
    }

    /// Whether a pawn fits in this cell (CORAL-FLOAT-4).
    fn has_room(&self, at: Cell) -> bool {
        let reef = &self.state.reef;
        let clear = (0..self.data().clearance as i8).all(|up| !reef.has(Cell::new(at.x, at.y, at.z + up)));
        clear && (self.data().readings.land_under_overhang || reef.top(at) == Some(at.plus(DOWN)))
    }

    /// Whether a hand can bring a pawn there (CORAL-GEO-8).
    fn can_enter(&self, own: Species, at: Cell) -> bool {
        !self.data().readings.pawn_needs_way
            || self.state.reef.can_enter(at, |cell| self.other_pawns(own).any(|pawn| pawn == cell))
    }

    pub(crate) fn check_landing(&self, at: Cell) -> Result<(), Illegal> {
        let s = &self.state;
        let own = self.active(s.seat);
        let rule = match s.step {
            Step::Pawns => rules::SET_11,
            Step::Replace => rules::TURN_3,
            _ => rules::FLOAT_2,
        };
        rule.holds(self.has_icon(at))?;
        rules::GEO_6.holds(s.reef.species_at(at.plus(DOWN)) != Some(own))?;
        rules::GEO_5.holds(!s.pawns.contains(&Pawn::On(at)))?;
        rules::FLOAT_4.holds(self.has_room(at))?;
        rules::GEO_8.holds(self.can_enter(own, at))
    }

    pub(crate) fn list_landings(&self, own: Species, out: &mut Vec<Action>) {
        let start = out.len();
        for (cell, _) in self.state.reef.cubes() {
            let at = cell.plus(UP);
            if self.is_landing(own, at) {
                out.push(Action::Land { at: Perch(at) });
            }
        }
        out[start..].sort_unstable_by_key(|action| action.code());
    }

    pub(crate) fn can_land(&self, own: Species) -> bool {
        self.state.reef.cubes().any(|(cell, _)| self.is_landing(own, cell.plus(UP)))
    }

    pub(crate) fn land(&mut self, seat: Seat, at: Cell) {
        self.set_pawn(seat, Pawn::On(at));
        match self.state.step {
            Step::Pawns => {
                self.state.seat = seat.next(self.ctx.settings.seats);
                self.next_pawn();
            }
            Step::Replace if self.ctx.settings.solo() => self.next_draw(),
            Step::Replace => self.state.step = Step::Act,
            _ => {
                if self.data().readings.landing_breaks_move_chain {
                    self.state.moved[seat.index()] = false;
                }
                self.end_turn(seat);
            }
        }
    }

    /// Finds the next seat that can place its pawn; a pawn without a place waits as fallen (CORAL-SET-14).
    pub(crate) fn next_pawn(&mut self) {
        let seats = self.ctx.settings.seats;
        loop {
            let own = self.own(self.state.seat);
            if self.pawn(own) != Pawn::Off {
                // Once round: the first to place takes the first turn.
                self.start_turn(self.state.first);
                return;
            }
            if self.can_land(own) {
                return;
            }
            self.state.pawns[own.index()] = Pawn::Fallen;
            self.state.seat = self.state.seat.next(seats);
        }
    }
}
