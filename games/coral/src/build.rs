//! A position put on the table by hand, for puzzles, lessons and tests.

use std::fmt;

use atoll_core::{Game, Seat, Setup};

use crate::components::{PIECES, SPECIES, Species};
use crate::geometry::{Cell, DOWN, Placement};
use crate::position::{Coral, Pawn, Step};
use crate::stability;

/// A position in the making; whatever is not said is as at the start of a first turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Builder {
    /// The pieces of the reef, the oldest first.
    pub pieces: Vec<(Placement, Species)>,
    /// The pawns that stand on the reef; the others are afloat.
    pub pawns: Vec<(Species, Cell)>,
    /// The species of each seat; in seat order if it is left empty.
    pub plays: Vec<Species>,
    /// The neutral species.
    pub neutral: Option<Species>,
    /// Pieces in reserve by seat and species; what is nowhere else is in the box.
    pub reserves: Vec<[u8; SPECIES]>,
    /// Whose turn it is.
    pub turn: u8,
    /// Whether the end game has begun.
    pub endgame: bool,
    /// Whether the rock is still being covered.
    pub covering: bool,
}

/// Why what is built is no position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BuildError(&'static str);

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for BuildError {}

impl Builder {
    /// The position that was built, under a setup for two to four seats.
    ///
    /// # Errors
    /// What is impossible about it.
    pub fn open(&self, setup: &Setup<Coral>) -> Result<Coral, BuildError> {
        let wrong = |reason| Err(BuildError(reason));
        let seats = setup.seats();
        let Some(turn) = Seat::first(seats).find(|seat| seat.number() == self.turn) else {
            return wrong("nobody sits there");
        };
        if seats == 1 {
            return wrong("a game alone starts from its setup card");
        }
        let mut game = Coral::new(setup);
        let s = &mut game.state;
        s.bag = [PIECES; SPECIES];
        s.boxed = [0; SPECIES];
        s.reserve = Default::default();
        for &(placement, species) in &self.pieces {
            if placement.cells().iter().any(|&cell| cell.z < 0 || s.reef.has(cell)) {
                return wrong("a piece overlaps another, the rock or the table");
            }
            let left = &mut s.bag[species.index()];
            *left = left.checked_sub(1).ok_or(BuildError("there are six pieces of each species"))?;
            s.reef.push(placement, species);
        }
        if !stability::stands(&setup.data().physics, s.reef.bodies()) {
            return wrong("this reef does not stand");
        }
        for seat in Seat::first(seats) {
            let species = self.plays.get(seat.index()).or(Species::ALL.get(seat.index())).copied();
            s.plays[seat.index()] = species;
            let reserve = self.reserves.get(seat.index()).copied().unwrap_or([0; SPECIES]);
            for (n, &count) in reserve.iter().enumerate() {
                s.bag[n] = s.bag[n].checked_sub(count).ok_or(BuildError("there are six pieces of each species"))?;
            }
            s.reserve[seat.index()] = reserve;
            if let Some(species) = species.filter(|_| !self.covering) {
                s.pawns[species.index()] = Pawn::Floating;
            }
        }
        s.neutral = self.neutral;
        s.boxed = std::mem::take(&mut s.bag);
        for &(species, cell) in &self.pawns {
            let beneath = s.reef.species_at(cell.plus(DOWN));
            if beneath.is_none_or(|beneath| beneath == species) || s.reef.has(cell) || s.pawns.contains(&Pawn::On(cell))
            {
                return wrong("a pawn must stand free on a cube of another species");
            }
            s.pawns[species.index()] = Pawn::On(cell);
        }
        (s.seat, s.first, s.endgame) = (turn, turn, self.endgame);
        s.step = Step::Cover;
        if !self.covering {
            game.start_turn(turn);
        }
        Ok(game)
    }
}
