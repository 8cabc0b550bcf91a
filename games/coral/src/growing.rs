//! Growing a piece from the cube under the pawn (CORAL-GROW-1 to -10).

use std::sync::LazyLock;

use atoll_core::{Code, Dice, Illegal, Seat};

use crate::action::{Action, SHAPES, Shape};
use crate::components::{SPECIES, Species};
use crate::geometry::{Cell, DOWN, LEVEL, Placement, ROCK, UP};
use crate::options::Falling;
use crate::position::{Coral, Pawn, Step};
use crate::rules;

/// How a grown piece would lie, as far as can be told without asking whether it stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Growth {
    pub placement: Placement,
    /// Where the lifted pawn would stand; `None` if it is not lifted.
    pub lifted_to: Option<Cell>,
}

impl Coral {
    /// How a piece would lie that grows from the active pawn's cube, if nothing is in its way.
    pub(crate) fn growth(&self, own: Species, placement: Placement) -> Result<Growth, Illegal> {
        let s = &self.state;
        let free = placement.cells().iter().all(|&cell| cell.z >= 0 && !s.reef.has(cell));
        rules::GEO_1.holds(free)?;
        let mut others = self.other_pawns(own);
        let touched = others.any(|pawn| placement.has(pawn));
        let rule = if self.ctx.settings.solo() { rules::SOLO_6 } else { rules::GROW_4 };
        rule.holds(!touched)?;
        let Some(pawn) = self.pawn(own).cell() else { return Ok(Growth { placement, lifted_to: None }) };
        let clearance = self.data().clearance as i8;
        if !placement.has(pawn) {
            // The pawn stays (CORAL-GROW-9), if what is left above it is room enough.
            let room = (1..clearance).all(|up| !placement.has(Cell::new(pawn.x, pawn.y, pawn.z + up)));
            rules::GEO_5.holds(room)?;
            return Ok(Growth { placement, lifted_to: None });
        }
        let mut to = pawn.plus(UP);
        if placement.has(to) {
            to = to.plus(UP);
        }
        let room = (0..clearance).all(|up| !s.reef.has(Cell::new(to.x, to.y, to.z + up)));
        rules::GROW_8.holds(room)?;
        Ok(Growth { placement, lifted_to: Some(to) })
    }

    /// The cells that pawns other than that of `own` need for themselves.
    pub(crate) fn other_pawns(&self, own: Species) -> impl Iterator<Item = Cell> + Clone + '_ {
        let clearance = self.data().clearance as i8;
        let others = Species::ALL.into_iter().filter(move |&species| species != own);
        let cells = others.filter_map(|species| self.pawn(species).cell());
        cells.flat_map(move |cell| (0..clearance).map(move |up| Cell::new(cell.x, cell.y, cell.z + up)))
    }

    pub(crate) fn is_reachable(&self, own: Species, placement: Placement) -> bool {
        !self.data().readings.insertion_path
            || self.state.reef.can_reach(placement, |cell| self.other_pawns(own).any(|pawn| pawn == cell))
    }

    pub(crate) fn check_grow(&self, seat: Seat, species: Species, shape: Shape) -> Result<(), Illegal> {
        let own = self.active(seat);
        if self.ctx.settings.solo() {
            rules::SOLO_2.holds(species == own)?;
        }
        rules::GROW_1.holds(self.has(seat, species))?;
        let pawn = self.pawn(own).cell().ok_or(Illegal(rules::GROW_2))?;
        let growth = self.growth(own, shape.at(pawn.plus(DOWN)))?;
        if growth.lifted_to.is_some() {
            let rule = if self.ctx.settings.solo() { rules::SOLO_6 } else { rules::GROW_7 };
            rule.holds(species != own)?;
        }
        rules::GEO_7.holds(self.is_reachable(own, growth.placement))?;
        self.check_standing(seat, growth.placement)
    }

    /// The growths that nothing is in the way of; whether they stand is not asked here.
    pub(crate) fn candidates(&self, own: Species) -> Candidates {
        let mut found = Candidates::default();
        let Some(pawn) = self.pawn(own).cell() else { return found };
        let cube = pawn.plus(DOWN);
        let ring = &*RING;
        // One look at each cell around the cube, then one mask for each placement.
        let mut filled = 0u128;
        for (bit, &offset) in ring.cells.iter().enumerate() {
            let cell = cube.plus(offset);
            if cell.z < 0 || self.state.reef.has(cell) {
                filled |= 1 << bit;
            }
        }
        for shape in Shape::all() {
            if ring.masks[shape.code() as usize] & filled == 0
                && let Ok(growth) = self.growth(own, shape.at(cube))
            {
                found.items[found.len] = (shape, growth);
                found.len += 1;
            }
        }
        found
    }

    /// The species that can grow like this: those in reserve, but not one's own under the pawn (CORAL-GROW-7).
    pub(crate) fn growable(&self, seat: Seat, own: Species, growth: Growth) -> impl Iterator<Item = Species> + '_ {
        let solo = self.ctx.settings.solo();
        self.held(seat).filter(move |&species| {
            let lifts_onto_own = growth.lifted_to.is_some() && species == own;
            !lifts_onto_own && (!solo || species == own)
        })
    }

    pub(crate) fn list_growths(&self, seat: Seat, out: &mut Vec<Action>) {
        let own = self.active(seat);
        for &(shape, growth) in self.candidates(own).as_slice() {
            let mut species = self.growable(seat, own, growth).peekable();
            if species.peek().is_some()
                && self.is_reachable(own, growth.placement)
                && (self.may_fall(seat) || self.verdict(growth.placement).stable)
            {
                out.extend(species.map(|species| Action::Grow { species, shape }));
            }
        }
    }

    /// Whether some piece can grow and stay.
    pub(crate) fn can_grow(&self, seat: Seat) -> bool {
        let own = self.active(seat);
        self.candidates(own).as_slice().iter().any(|&(_, growth)| {
            self.growable(seat, own, growth).next().is_some()
                && self.is_reachable(own, growth.placement)
                && self.verdict(growth.placement).stable
        })
    }

    /// A random growth or move: each legal action is equally likely.
    pub(crate) fn random_action(&self, seat: Seat, dice: &mut dyn Dice, buffer: &mut Vec<Action>) -> Action {
        let s = &self.state;
        // List what is cheap to know, then draw until a draw stands: each legal action is equally likely.
        let own = self.active(seat);
        let lifts = self.candidates(own);
        for &(shape, growth) in lifts.as_slice() {
            for species in self.growable(seat, own, growth) {
                buffer.push(Action::Grow { species, shape });
            }
        }
        let mut growths = buffer.len();
        let solo = self.ctx.settings.solo();
        // Unstable attempts do not count as a way to grow.
        let attempts = solo && self.may_fall(seat);
        let gives_up = solo && (growths == 0 || attempts && !self.can_grow(seat));
        if s.step == Step::Act {
            buffer.push(Action::Float);
        }
        if s.step != Step::SoloGrow {
            self.list_slides(seat, buffer);
        }
        if gives_up {
            buffer.push(Action::GiveUp);
        }
        loop {
            let at = dice.below(buffer.len() as u32) as usize;
            let Action::Grow { shape, .. } = buffer[at] else { return buffer[at] };
            let growth = lifts.get(shape).expect("listed above");
            if self.is_reachable(own, growth.placement)
                && (self.may_fall(seat) || self.verdict(growth.placement).stable)
            {
                return buffer[at];
            }
            // The same for every species: all of them go.
            buffer.retain(|action| !matches!(action, Action::Grow { shape: same, .. } if *same == shape));
            growths = buffer.iter().filter(|action| matches!(action, Action::Grow { .. })).count();
            if growths == 0 && solo && !gives_up {
                buffer.push(Action::GiveUp);
            }
        }
    }

    pub(crate) fn grow(&mut self, seat: Seat, species: Species, shape: Shape) {
        let own = self.active(seat);
        let pawn = self.pawn(own).cell().expect("only a pawn on the reef grows");
        let placement = shape.at(pawn.plus(DOWN));
        // In strict play only what stands is legal, so there is no need to ask again.
        let (falling, solo) = (self.ctx.settings.falling, self.ctx.settings.solo());
        let strict = falling == Falling::Strict && !(solo && self.data().readings.solo_unstable_attempts);
        let stands = strict || self.verdict(placement).stable;
        if solo && (stands || falling == Falling::Strict) {
            self.solo_grown(stands.then_some(placement));
            return;
        }
        if !stands {
            if self.is_spared(seat) {
                // Everything is put back; the same player acts again (CORAL-FALL-2).
                self.state.attempts += 1;
            } else {
                self.fall(seat, species, placement);
            }
            return;
        }
        let s = &mut self.state;
        s.reserve[seat.index()][species.index()] -= 1;
        s.reef.push(placement, species);
        s.changed = true;
        if placement.has(pawn) {
            let above = pawn.plus(UP);
            let to = if placement.has(above) { above.plus(UP) } else { above };
            s.pawns[own.index()] = Pawn::On(to);
        }
        s.moved[seat.index()] = false;
        s.endgame |= s.reserve[seat.index()] == [0; SPECIES];
        self.end_turn(seat);
    }
}

/// Growths by shape, in the order of the codes.
pub(crate) struct Candidates {
    len: usize,
    items: [(Shape, Growth); SHAPES],
}

impl Default for Candidates {
    fn default() -> Self {
        let none = Growth { placement: Placement::with_arms(ROCK, UP, LEVEL[0]), lifted_to: None };
        Candidates { len: 0, items: [(Shape::FIRST, none); SHAPES] }
    }
}

impl Candidates {
    pub(crate) fn as_slice(&self) -> &[(Shape, Growth)] {
        &self.items[..self.len]
    }

    fn get(&self, shape: Shape) -> Option<Growth> {
        let at = self.as_slice().binary_search_by_key(&shape, |item| item.0).ok()?;
        Some(self.items[at].1)
    }
}

/// The cells around a cube that placements on it can fill, and for each placement which of them.
struct Ring {
    cells: Vec<Cell>,
    masks: Vec<u128>,
}

static RING: LazyLock<Ring> = LazyLock::new(|| {
    let mut cells: Vec<Cell> = Shape::around().iter().flat_map(|placement| placement.cells()).collect();
    cells.sort_unstable();
    cells.dedup();
    assert!(cells.len() <= 128, "one bit for each cell");
    let bit = |cell: Cell| 1u128 << cells.iter().position(|&other| other == cell).expect("listed above");
    let masks = Shape::around().iter().map(|p| p.cells().into_iter().map(bit).fold(0, |a, b| a | b)).collect();
    Ring { cells, masks }
});
