//! Covering the rock, piece by piece (CORAL-SET-4 to -10).

use atoll_core::{Code, Dice, Illegal, Seat};

use crate::action::{Action, SHAPES, Shape};
use crate::components::{Cover, Species};
use crate::geometry::{DIRECTIONS, Placement, ROCK};
use crate::position::{Coral, Step};
use crate::rules;
use crate::stability::Stage;

impl Coral {
    pub(crate) fn check_cover(&self, seat: Seat, species: Species, placement: Placement) -> Result<(), Illegal> {
        rules::SET_10.holds(self.has(seat, species))?;
        let growth = self.growth(self.own(seat), placement)?;
        rules::GEO_7.holds(self.is_reachable(self.own(seat), growth.placement))?;
        let verdict = self.verdict(placement);
        rules::STAB_2.holds(verdict.stage != Stage::Support)?;
        rules::SET_13.holds(verdict.stable)?;
        let tier = self.tier(seat, placement);
        if tier > 0 && tier > self.first_tier(seat) {
            // A better place exists: say which condition this one breaks.
            rules::SET_6.holds(self.touches_table(placement) || self.first_tier(seat) == 2)?;
            return rules::SET_7.holds(false);
        }
        Ok(())
    }

    pub(crate) fn touches_table(&self, placement: Placement) -> bool {
        placement.cells().iter().any(|cell| cell.z == 0)
    }

    /// Which conditions a covering piece meets: 0 all three, 1 rock and table, 2 the rock alone (CORAL-SET-8).
    pub(crate) fn tier(&self, seat: Seat, placement: Placement) -> u8 {
        if !self.touches_table(placement) {
            2
        } else if self.covers_another(seat, placement) {
            1
        } else {
            0
        }
    }

    /// Whether a covering piece takes something from another player's piece (CORAL-SET-7).
    pub(crate) fn covers_another(&self, seat: Seat, placement: Placement) -> bool {
        let reef = &self.state.reef;
        let others = |species: Option<Species>| {
            species.and_then(|species| self.owner(species)).is_some_and(|owner| owner != seat)
        };
        match self.data().readings.setup_cover {
            Cover::Above => placement
                .cells()
                .iter()
                .any(|&cell| reef.top(cell).is_some_and(|top| top.z < cell.z && others(reef.species_at(top)))),
            Cover::Contact => placement
                .cells()
                .iter()
                .any(|&cell| DIRECTIONS.iter().any(|&side| others(reef.species_at(cell.plus(side))))),
        }
    }

    /// Whether a covering piece can be put here at all, whatever its tier.
    pub(crate) fn can_cover(&self, seat: Seat, placement: Placement) -> bool {
        let own = self.own(seat);
        self.growth(own, placement).is_ok() && self.is_reachable(own, placement) && self.verdict(placement).stable
    }

    /// The best tier that any covering piece can meet.
    pub(crate) fn first_tier(&self, seat: Seat) -> u8 {
        let tiers =
            |tier: u8| Shape::around().iter().any(|&at| self.tier(seat, at) == tier && self.can_cover(seat, at));
        (0..2).find(|&tier| tiers(tier)).unwrap_or(2)
    }

    pub(crate) fn list_covers(&self, seat: Seat, out: &mut Vec<Action>) {
        let mut found = [[Shape::FIRST; SHAPES]; 3];
        let mut len = [0; 3];
        for shape in Shape::all() {
            let placement = shape.at(ROCK);
            let tier = self.tier(seat, placement) as usize;
            // A worse tier than one that is open already need not be looked at.
            if len[..tier].iter().all(|&n| n == 0) && self.can_cover(seat, placement) {
                found[tier][len[tier]] = shape;
                len[tier] += 1;
            }
        }
        let Some(best) = (0..3).find(|&tier| len[tier] > 0) else { return };
        for &shape in &found[best][..len[best]] {
            out.extend(self.held(seat).map(|species| Action::Grow { species, shape }));
        }
    }

    /// A random covering piece: of the best tier first, drawn until one stands.
    pub(crate) fn random_cover(&self, seat: Seat, dice: &mut dyn Dice, buffer: &mut Vec<Action>) -> Option<Action> {
        let own = self.own(seat);
        let species = self.held(seat).nth(dice.below(self.held(seat).count() as u32) as usize)?;
        for tier in 0..3 {
            buffer.clear();
            let open = Shape::all().filter(|shape| {
                let placement = shape.at(ROCK);
                self.growth(own, placement).is_ok() && self.tier(seat, placement) == tier
            });
            buffer.extend(open.map(|shape| Action::Grow { species, shape }));
            while !buffer.is_empty() {
                let drawn = buffer.swap_remove(dice.below(buffer.len() as u32) as usize);
                if let Action::Grow { shape, .. } = drawn
                    && self.can_cover(seat, shape.at(ROCK))
                {
                    return Some(drawn);
                }
            }
        }
        None
    }

    pub(crate) fn cover(&mut self, seat: Seat, species: Species, placement: Placement) {
        let next = seat.next(self.ctx.settings.seats);
        let s = &mut self.state;
        s.reserve[seat.index()][species.index()] -= 1;
        s.reef.push(placement, species);
        s.seat = next;
        if s.reef.rock_is_covered() {
            s.first = next;
            s.step = Step::Pawns;
            self.next_pawn();
        }
    }
}
