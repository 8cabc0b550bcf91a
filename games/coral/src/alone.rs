//! A match for one: setup card, scoring cards, the bag (CORAL-SOLO-1 to -5).

use crate::components::{SPECIES, Species};
use crate::geometry::Placement;
use crate::position::{Coral, Pawn, Step};

/// How many pieces lie in the reserve alone.
const SOLO_RESERVE: u8 = 3;

impl Coral {
    /// The species whose scoring card chance must still decide.
    pub(crate) fn card_wanted(&self) -> Option<Species> {
        Species::ALL.into_iter().find(|species| self.state.cards[species.index()].is_none())
    }

    pub(crate) fn lay_out(&mut self, card: u8) {
        let layout = &self.ctx.edition.data.setups[card as usize];
        let s = &mut self.state;
        s.layout = Some(card);
        // Lower pieces first, so that every piece lies on something that is there already.
        let mut order = Species::ALL;
        order.sort_by_key(|species| {
            let cells = layout.pieces[species.index()].cells();
            (cells.iter().map(|cell| cell.z).min(), cells.iter().map(|cell| cell.z).max())
        });
        for species in order {
            s.reef.push(layout.pieces[species.index()], species);
            s.pawns[species.index()] = Pawn::On(layout.pawns[species.index()]);
            s.bag[species.index()] -= 1;
        }
        s.cards = self.ctx.settings.cards;
        self.next_card();
    }

    pub(crate) fn next_card(&mut self) {
        if self.state.cards.contains(&None) {
            self.state.step = Step::Cards;
        } else {
            self.next_draw();
        }
    }

    /// Fills the reserve, or asks for the next piece, or ends the match.
    pub(crate) fn next_draw(&mut self) {
        let s = &mut self.state;
        let held: u8 = s.reserve[0].iter().sum();
        if held < SOLO_RESERVE && s.bag != [0; SPECIES] {
            s.step = Step::Draw;
        } else if held > 0 {
            // Pawns that fell are put back before anything else (CORAL-FALL-10).
            self.state.step = if self.fallen_pawn().is_some() { Step::Replace } else { Step::Take };
        } else {
            self.finish();
        }
    }

    /// The pawn to be put back next, if one has fallen and there is a place for it.
    pub(crate) fn fallen_pawn(&self) -> Option<Species> {
        let fallen = |&species: &Species| self.pawn(species) == Pawn::Fallen && self.can_land(species);
        Species::ALL.into_iter().find(fallen)
    }

    /// The chosen piece grows, or goes back to the box.
    pub(crate) fn solo_grown(&mut self, placement: Option<Placement>) {
        let s = &mut self.state;
        let species = s.taken.take().expect("a piece was chosen");
        s.reserve[0][species.index()] -= 1;
        match placement {
            Some(placement) => s.reef.push(placement, species),
            None => s.boxed[species.index()] += 1,
        }
        self.solo_turn_over();
    }

    /// After a piece has grown, fallen or gone back to the box.
    pub(crate) fn solo_turn_over(&mut self) {
        let s = &mut self.state;
        // `changed` says here whether this turn had a slide.
        s.slid = std::mem::take(&mut s.changed);
        (s.taken, s.attempts) = (None, 0);
        self.next_draw();
    }
}
