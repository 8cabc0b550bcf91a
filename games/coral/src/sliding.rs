//! Sliding a pawn over what the sun sees (CORAL-SLIDE-1 to -8).

use atoll_core::{Code, Illegal, Seat};

use crate::action::{Action, Column};
use crate::components::Species;
use crate::geometry::{Cell, CellMap, LEVEL, UP};
use crate::position::{Coral, Pawn, Step};
use crate::rules;

/// Why a column may not be entered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Barrier {
    Own,
    Pawn,
    /// A partner's pawn: through, but not onto.
    Partner,
    Rock,
}

/// Where a pawn can slide to.
pub(crate) struct Slides {
    len: usize,
    to: [Cell; 76],
}

impl Slides {
    pub(crate) fn iter(&self) -> impl Iterator<Item = Cell> + '_ {
        self.to[..self.len].iter().copied()
    }
}

impl Coral {
    /// The columns a pawn can slide to, each with the cell it would stand in.
    pub(crate) fn slides(&self, own: Species) -> Slides {
        self.slides_with(own, |blocker| blocker)
    }

    /// As [`Coral::slides`], with `waive` lifting some of the reasons not to enter.
    pub(crate) fn slides_with(&self, own: Species, waive: impl Fn(Option<Barrier>) -> Option<Barrier>) -> Slides {
        let mut slides = Slides { len: 0, to: [Cell::default(); 76] };
        let Some(pawn) = self.pawn(own).cell() else { return slides };
        let partner = self.owner(own).and_then(|seat| self.ctx.settings.partner(seat)).map(|seat| self.own(seat));
        let mut seen = CellMap::<256>::default();
        let mut queue = [Cell::default(); 76];
        queue[0] = pawn.column();
        let (mut done, mut len) = (0, 1);
        while done < len {
            let from = queue[done];
            done += 1;
            for side in LEVEL {
                let next = from.plus(side);
                if seen.has(next) {
                    continue;
                }
                let Some(top) = self.state.reef.top(next) else { continue };
                seen.set(next, 0);
                let stand = top.plus(UP);
                match waive(self.barrier(own, partner, top)) {
                    None if stand != pawn => {
                        slides.to[slides.len] = stand;
                        slides.len += 1;
                    }
                    None | Some(Barrier::Partner) => {}
                    Some(_) => continue,
                }
                // The start column is in the queue already.
                if next != queue[0] {
                    queue[len] = next;
                    len += 1;
                }
            }
        }
        slides
    }

    pub(crate) fn barrier(&self, own: Species, partner: Option<Species>, top: Cell) -> Option<Barrier> {
        let stand = top.plus(UP);
        let blocker = Species::ALL.into_iter().find(|&s| s != own && self.pawn(s) == Pawn::On(stand));
        match self.state.reef.species_at(top) {
            Some(species) if species == own => Some(Barrier::Own),
            None if !self.ctx.settings.solo() => Some(Barrier::Rock),
            _ => match blocker {
                Some(blocker) if Some(blocker) == partner => Some(Barrier::Partner),
                Some(_) => Some(Barrier::Pawn),
                None => None,
            },
        }
    }

    pub(crate) fn check_slide(&self, to: Column) -> Result<(), Illegal> {
        let own = self.active(self.state.seat);
        let slides = self.slides(own);
        if slides.iter().any(|cell| Column::of(cell) == to) {
            return Ok(());
        }
        // Say why: what the column itself is, then what bars the way.
        let top = self.state.reef.top(to.foot());
        let top = top.ok_or(Illegal(rules::SLIDE_5))?;
        rules::SLIDE_8.holds(self.pawn(own) != Pawn::On(top.plus(UP)))?;
        let reason = |barrier: Barrier| match barrier {
            Barrier::Own => rules::SLIDE_3,
            Barrier::Pawn => rules::SLIDE_4,
            Barrier::Partner => rules::SYM_2,
            Barrier::Rock => rules::SLIDE_7,
        };
        let partner = self.owner(own).and_then(|seat| self.ctx.settings.partner(seat)).map(|seat| self.own(seat));
        if let Some(barrier) = self.barrier(own, partner, top) {
            return reason(barrier).holds(false);
        }
        for barrier in [Barrier::Own, Barrier::Pawn, Barrier::Rock] {
            let waived = self.slides_with(own, |found| found.filter(|&found| found != barrier));
            if waived.iter().any(|cell| Column::of(cell) == to) {
                return reason(barrier).holds(false);
            }
        }
        rules::SLIDE_1.holds(false)
    }

    pub(crate) fn list_slides(&self, seat: Seat, out: &mut Vec<Action>) {
        let start = out.len();
        let slides = self.slides(self.active(seat));
        out.extend(slides.iter().map(|cell| Action::Slide { to: Column::of(cell) }));
        out[start..].sort_unstable_by_key(|action| action.code());
    }

    pub(crate) fn slide(&mut self, seat: Seat, to: Column) {
        let top = self.state.reef.top(to.foot()).expect("a slide ends on the reef");
        self.set_pawn(seat, Pawn::On(top.plus(UP)));
        if self.ctx.settings.solo() {
            let twice = std::mem::replace(&mut self.state.slid, true);
            self.state.changed = true;
            let others: u8 = self.state.reserve[0].iter().sum::<u8>() - 1;
            let pays = twice && others > 0 && self.data().readings.solo_double_move_cost;
            self.state.step = if pays { Step::SoloPay } else { Step::SoloGrow };
        } else {
            self.after_move(seat);
        }
    }
}
