//! How a position changes.

use atoll_core::{Game, Seat};

use crate::action::{Column, Shape};
use crate::components::{PIECES, SPECIES, Species};
use crate::geometry::{Cell, DOWN, Placement, UP};
use crate::options::Falling;
use crate::position::{Coral, Pawn, Step, Tower};
use crate::stability;

/// How many pieces lie in the reserve alone.
const SOLO_RESERVE: u8 = 3;

/// Before the first turn.
impl Coral {
    pub(crate) fn start_with(&mut self, seat: Seat) {
        let s = &mut self.state;
        (s.seat, s.first, s.step) = (seat, seat, Step::Species);
        if self.ctx.settings.in_order {
            for (seat, species) in Seat::first(self.ctx.settings.seats).zip(Species::ALL) {
                self.state.plays[seat.index()] = Some(species);
            }
            self.state.neutral = Species::ALL.get(self.ctx.settings.seats as usize).copied();
            self.hand_out();
        }
    }

    pub(crate) fn play_species(&mut self, seat: Seat, species: Species) {
        let seats = self.ctx.settings.seats;
        self.state.plays[seat.index()] = Some(species);
        self.state.seat = seat.next(seats);
        if self.state.seat == self.state.first {
            // The start player names the neutral species (ruling 40).
            if seats < 4 {
                self.state.step = Step::Neutral;
            } else {
                self.hand_out();
            }
        }
    }

    /// Fills the reserves (CORAL-SET-3, CORAL-CHAOS-1).
    pub(crate) fn hand_out(&mut self) {
        let seats = self.ctx.settings.seats;
        let own = |seat: Seat| self.state.plays[seat.index()].expect("all species are chosen");
        let mut reserve = self.state.reserve;
        for seat in Seat::first(seats) {
            let mine = &mut reserve[seat.index()];
            if self.ctx.settings.chaos {
                mine[own(seat).index()] = 2;
                continue;
            }
            if let Some(neutral) = self.state.neutral {
                mine[neutral.index()] = 6 / seats;
            }
            if seats == 4 {
                let (left, right) = (seat.next(4), Seat::new((seat.number() + 3) % 4).unwrap_or(seat));
                mine[own(left).index()] += 1;
                mine[own(right).index()] += 1;
            }
            mine[own(seat).index()] = if seats == 4 { 4 } else { 6 };
        }
        let s = &mut self.state;
        s.reserve = reserve;
        for n in 0..SPECIES {
            s.bag[n] = PIECES - reserve.iter().map(|mine| mine[n]).sum::<u8>();
        }
        s.seat = s.first;
        if self.ctx.settings.chaos {
            s.step = Step::Deal;
        } else {
            s.boxed = std::mem::take(&mut s.bag);
            s.step = Step::Cover;
        }
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

    /// Finds the next seat that can place its pawn; a pawn without a place waits as fallen (CORAL-SET-14).
    fn next_pawn(&mut self) {
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

/// During a turn.
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

    pub(crate) fn land(&mut self, seat: Seat, at: Cell) {
        self.set_pawn(seat, Pawn::On(at));
        match self.state.step {
            Step::Pawns => {
                self.state.seat = seat.next(self.ctx.settings.seats);
                self.next_pawn();
            }
            Step::Replace => self.state.step = Step::Act,
            _ => {
                if self.data().rulings.landing_breaks_move_chain {
                    self.state.moved[seat.index()] = false;
                }
                self.end_turn(seat);
            }
        }
    }

    pub(crate) fn slide(&mut self, seat: Seat, to: Column) {
        let top = self.state.reef.top(to.foot()).expect("a slide ends on the reef");
        self.set_pawn(seat, Pawn::On(top.plus(UP)));
        if self.ctx.settings.solo() {
            let twice = std::mem::replace(&mut self.state.slid, true);
            self.state.changed = true;
            let others: u8 = self.state.reserve[0].iter().sum::<u8>() - 1;
            let pays = twice && others > 0 && self.data().rulings.solo_double_move_cost;
            self.state.step = if pays { Step::SoloPay } else { Step::SoloGrow };
        } else {
            self.after_move(seat);
        }
    }

    /// After a MOVE: the second in a row costs a piece (CORAL-MOVE-2, -3, -4).
    pub(crate) fn after_move(&mut self, seat: Seat) {
        let twice = self.state.moved[seat.index()];
        if twice && !self.is_out(seat) {
            self.state.step = Step::PayMove;
            return;
        }
        self.state.moved[seat.index()] = !twice || self.data().rulings.every_consecutive_move_costs;
        self.end_turn(seat);
    }

    pub(crate) fn pay(&mut self, seat: Seat, species: Species) {
        let step = self.state.step;
        let again = self.data().rulings.every_consecutive_move_costs;
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
    fn note_empty_reserves(&mut self) {
        if self.data().rulings.end_trigger_any_empty {
            self.state.endgame |= Seat::first(self.ctx.settings.seats).any(|seat| self.is_out(seat));
        }
    }

    pub(crate) fn grow(&mut self, seat: Seat, species: Species, shape: Shape) {
        let own = self.active(seat);
        let pawn = self.pawn(own).cell().expect("only a pawn on the reef grows");
        let placement = shape.at(pawn.plus(DOWN));
        // In strict play only what stands is legal, so there is no need to ask again.
        let strict = match self.ctx.settings.falling {
            _ if self.ctx.settings.solo() => !self.data().rulings.solo_unstable_attempts,
            falling => falling == Falling::Strict,
        };
        let stands = strict || self.verdict(placement).stable;
        if self.ctx.settings.solo() {
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

    /// An unstable placement with a penalty (CORAL-FALL-3 to -6, -9).
    fn fall(&mut self, seat: Seat, species: Species, placement: Placement) {
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
        self.state.changed = true;
        self.state.moved[seat.index()] = false;
        self.note_empty_reserves();
        self.end_turn(seat);
    }

    /// After the action and its cost.
    fn end_turn(&mut self, seat: Seat) {
        if self.ends_turn(seat) {
            self.start_turn(seat.next(self.ctx.settings.seats));
        }
    }

    /// Whether the turn is over without a further decision of `seat`; then it is another's turn, or nobody's.
    fn ends_turn(&mut self, seat: Seat) -> bool {
        if self.state.endgame && !self.is_out(seat) {
            self.state.step = Step::PayEnd;
            return false;
        }
        self.close_turn()
    }

    fn next_turn(&mut self, seat: Seat) {
        if self.close_turn() {
            self.start_turn(seat.next(self.ctx.settings.seats));
        }
    }

    /// Counts still turns and looks for the end; whether the match goes on.
    fn close_turn(&mut self) -> bool {
        let seats = self.ctx.settings.seats;
        let s = &mut self.state;
        s.still = if s.changed { 0 } else { s.still.saturating_add(1) };
        let limit = u16::from(self.ctx.edition.data.rulings.stall_rounds) * u16::from(seats);
        if limit > 0 && s.still >= limit {
            s.endgame = true;
        }
        if Seat::first(seats).all(|seat| self.is_out(seat)) {
            self.finish();
            return false;
        }
        true
    }

    fn finish(&mut self) {
        let s = &mut self.state;
        s.step = Step::Over;
        // What only matters for further turns is cleared, so that equal ends are equal positions.
        (s.still, s.changed, s.attempts, s.slid, s.taken) = (0, false, 0, false, None);
    }

    /// At the start of a turn the Tower card may change hands (CORAL-TOWER-1).
    fn claim_tower(&mut self, seat: Seat) {
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

/// Alone.
impl Coral {
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
            s.step = Step::Take;
        } else {
            self.finish();
        }
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
        // `changed` says here whether this turn had a slide.
        s.slid = std::mem::take(&mut s.changed);
        self.next_draw();
    }
}

impl Coral {
    /// The seats at this table.
    pub(crate) fn everyone(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(Game::seats(self))
    }
}
