//! What does not stay: when it may be tried, and what it costs (CORAL-FALL-1 to -9).

use atoll_core::{Illegal, Seat};

use crate::components::Species;
use crate::geometry::{DOWN, Placement};
use crate::options::Falling;
use crate::position::{Coral, Pawn};
use crate::rules;
use crate::stability::{self, Stage, Verdict};

impl Coral {
    /// Whether an unstable placement of this seat is accepted as a move (CORAL-FALL-7).
    pub(crate) fn may_fall(&self, seat: Seat) -> bool {
        let settings = &self.ctx.settings;
        match settings.falling {
            Falling::Strict => settings.solo() && self.data().readings.solo_unstable_attempts,
            Falling::Penalty if !settings.exempt.has(seat) => true,
            Falling::Restore | Falling::Penalty => self.state.attempts < self.data().readings.restore_attempts,
        }
    }

    /// Whether a fall of this seat's making is put back without a cost.
    pub(crate) fn is_spared(&self, seat: Seat) -> bool {
        let settings = &self.ctx.settings;
        settings.falling == Falling::Restore || settings.exempt.has(seat)
    }

    /// Whether a piece in this place stays there by itself and brings nothing down.
    pub(crate) fn verdict(&self, placement: Placement) -> Verdict {
        stability::decide(&self.data().physics, self.state.reef.bodies(), placement)
    }

    pub(crate) fn check_standing(&self, seat: Seat, placement: Placement) -> Result<(), Illegal> {
        if self.may_fall(seat) {
            return Ok(());
        }
        let verdict = self.verdict(placement);
        if self.is_spared(seat) {
            // It could have been tried, but not once more in this turn.
            return rules::FALL_2.holds(verdict.stable);
        }
        rules::STAB_2.holds(verdict.stage != Stage::Support)?;
        rules::GROW_5.holds(verdict.stable)
    }

    /// An unstable placement with a penalty (CORAL-FALL-3 to -6, -9).
    pub(crate) fn fall(&mut self, seat: Seat, species: Species, placement: Placement) {
        let physics = self.data().physics;
        let fall = stability::fallen(&physics, self.state.reef.bodies(), placement);
        let mine = self.own(seat);
        let placed = self.state.reef.len();
        self.state.reserve[seat.index()][species.index()] -= 1;
        for &body in &fall.fallen {
            let of = if body == placed { Some(species) } else { self.state.reef.species(body) };
            let Some(of) = of else { continue };
            let owner = self.owner(of).filter(|_| of != mine);
            match owner {
                Some(owner) => self.state.reserve[owner.index()][of.index()] += 1,
                None => self.state.boxed[of.index()] += 1,
            }
        }
        // A lifted pawn still counts as standing on its old cube.
        for pawn in &mut self.state.pawns {
            let beneath = pawn.cell().and_then(|cell| self.state.reef.body_at(cell.plus(DOWN)));
            if beneath.is_some_and(|body| fall.fallen.contains(&body)) {
                *pawn = Pawn::Fallen;
            }
        }
        self.state.reef.remove(|body| fall.fallen.contains(&body));
        if self.ctx.settings.solo() {
            self.solo_turn_over();
            return;
        }
        self.state.changed = true;
        self.state.moved[seat.index()] = false;
        self.note_empty_reserves();
        self.end_turn(seat);
    }
}
