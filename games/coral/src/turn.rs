//! The course of a turn: its start, its costs, its end, and the end of the match.

use atoll_core::Seat;

use crate::components::{SPECIES, Species};
use crate::position::{Coral, Pawn, Step, Tower};

impl Coral {
    pub(crate) fn set_pawn(&mut self, seat: Seat, pawn: Pawn) {
        let own = self.active(seat);
        self.state.pawns[own.index()] = pawn;
    }

    /// Begins the turn of `seat` or of whoever can take one.
    pub(crate) fn start_turn(&mut self, mut seat: Seat) {
        let seats = self.ctx.settings.seats;
        let mut passed = 0;
        loop {
            if self.state.endgame && self.is_out(seat) {
                seat = seat.next(seats);
                continue;
            }
            let s = &mut self.state;
            (s.seat, s.attempts, s.changed) = (seat, 0, false);
            self.claim_tower(seat);
            let own = self.own(seat);
            let step = match self.pawn(own) {
                Pawn::On(_) => Some(Step::Act),
                Pawn::Floating => self.can_land(own).then_some(Step::Land),
                Pawn::Off | Pawn::Fallen => self.can_land(own).then_some(Step::Replace),
            };
            if let Some(step) = step {
                self.state.step = step;
                return;
            }
            // No place to land: the turn passes (CORAL-FLOAT-3).
            self.state.moved[seat.index()] = false;
            passed += 1;
            if passed > seats {
                // Nobody at all can land: only the end game leads on.
                self.state.endgame = true;
            }
            if !self.ends_turn(seat) {
                return;
            }
            seat = seat.next(seats);
        }
    }

    /// After a MOVE: the second in a row costs a piece (CORAL-MOVE-2, -3, -4).
    pub(crate) fn after_move(&mut self, seat: Seat) {
        let twice = self.state.moved[seat.index()];
        if twice && !self.is_out(seat) {
            self.state.step = Step::PayMove;
            return;
        }
        self.state.moved[seat.index()] = !twice || self.data().readings.every_consecutive_move_costs;
        self.end_turn(seat);
    }

    pub(crate) fn pay(&mut self, seat: Seat, species: Species) {
        let step = self.state.step;
        let again = self.data().readings.every_consecutive_move_costs;
        let s = &mut self.state;
        s.reserve[seat.index()][species.index()] -= 1;
        s.boxed[species.index()] += 1;
        s.changed = true;
        match step {
            Step::PayMove => {
                s.moved[seat.index()] = again;
                self.note_empty_reserves();
                self.end_turn(seat);
            }
            Step::SoloPay => s.step = Step::SoloGrow,
            _ => {
                self.note_empty_reserves();
                self.next_turn(seat);
            }
        }
    }

    /// With the switch, any emptied reserve begins the end game (CORAL-END-2).
    pub(crate) fn note_empty_reserves(&mut self) {
        if self.data().readings.end_trigger_any_empty {
            self.state.endgame |= Seat::first(self.ctx.settings.seats).any(|seat| self.is_out(seat));
        }
    }

    /// After the action and its cost.
    pub(crate) fn end_turn(&mut self, seat: Seat) {
        if self.ends_turn(seat) {
            self.start_turn(seat.next(self.ctx.settings.seats));
        }
    }

    /// Whether the turn is over without a further decision of `seat`; then it is another's turn, or nobody's.
    pub(crate) fn ends_turn(&mut self, seat: Seat) -> bool {
        if self.state.endgame && !self.is_out(seat) {
            self.state.step = Step::PayEnd;
            return false;
        }
        self.close_turn()
    }

    pub(crate) fn next_turn(&mut self, seat: Seat) {
        if self.close_turn() {
            self.start_turn(seat.next(self.ctx.settings.seats));
        }
    }

    /// Counts still turns and looks for the end; whether the match goes on.
    pub(crate) fn close_turn(&mut self) -> bool {
        let seats = self.ctx.settings.seats;
        let s = &mut self.state;
        s.still = if s.changed { 0 } else { s.still.saturating_add(1) };
        let limit = u16::from(self.ctx.edition.data.readings.stall_rounds) * u16::from(seats);
        if limit > 0 && s.still >= limit {
            s.endgame = true;
        }
        if Seat::first(seats).all(|seat| self.is_out(seat)) {
            self.finish();
            return false;
        }
        true
    }

    pub(crate) fn finish(&mut self) {
        let s = &mut self.state;
        s.step = Step::Over;
        // What only matters for further turns is cleared, so that equal ends are equal positions.
        (s.still, s.changed, s.attempts, s.slid, s.taken) = (0, false, 0, false, None);
    }

    /// At the start of a turn the Tower card may change hands (CORAL-TOWER-1).
    pub(crate) fn claim_tower(&mut self, seat: Seat) {
        if !self.ctx.settings.tower {
            return;
        }
        let high = self.state.reef.bounds().1.z;
        let mut lit = [0u8; SPECIES];
        for (cell, species) in self.state.reef.sunlit() {
            if let Some(species) = species.filter(|_| cell.z == high) {
                lit[species.index()] += 1;
            }
        }
        let own = self.own(seat).index();
        let leads = (0..SPECIES).all(|other| other == own || lit[other] < lit[own]);
        if !leads {
            return;
        }
        let tower = self.state.tower;
        let mine = tower.holder == Some(seat);
        self.state.tower = match (tower.second, mine) {
            (false, false) | (true, false) => Tower { holder: Some(seat), second: false },
            (false, true) => Tower { holder: Some(seat), second: true },
            (true, true) => tower,
        };
    }
}
