//! What a seat may know as an array, which is everything but the order of the bag; and few action indices.

use atoll_core::{Code, Game, Pen, Plane, Seat, Tensor};

use crate::action::{Action, Column, Perch};
use crate::components::{SETUPS, SPECIES, Species};
use crate::geometry::{Cell, DOWN, UP};
use crate::position::{Coral, Pawn, Step};
use crate::reef::BODIES;

/// Steps of a turn.
const STEPS: usize = Step::Over as usize + 1;
/// Numbers about a body: whether it is there, its species, three cells.
const OF_A_BODY: usize = 1 + SPECIES + 9;
/// Numbers about a pawn: off, on, floating or fallen, and its cell.
const OF_A_PAWN: usize = 4 + 3;
/// Numbers about a seat: its species, its reserve by species, whether it moved last.
const OF_A_SEAT: usize = SPECIES + SPECIES + 1;
/// The first code of a slide: codes below are their own indices.
const SLIDES: u32 = Action::Slide { to: Column { x: 0, y: 0 } }.first();
/// Cubes of the reef: three a body, the rock having one.
const CUBES: u32 = 3 * BODIES as u32;

impl Action {
    /// The code of the first action of a kind that names a place.
    const fn first(self) -> u32 {
        match self {
            // Grow, play, neutral, take and pay of four species, giving up and floating come before.
            Action::Slide { .. } => 4 * 156 + 4 * 4 + 2,
            _ => 0,
        }
    }
}

impl Tensor for Coral {
    /// Codes below the slides, then slides and landings by the cube that the pawn ends on: `3 * body + cube`.
    const ACTIONS: u32 = SLIDES + 2 * CUBES;

    fn planes(&self) -> Vec<Plane> {
        let seats = usize::from(self.seats());
        vec![
            Plane::new("seat", &[seats], "1 at the number of the seat that looks"),
            Plane::new("step", &[STEPS], "1 at the step of the turn, in the order of the view's words"),
            Plane::new("turn", &[seats], "1 at the seat whose turn it is, counted from the one that looks"),
            Plane::new(
                "bodies",
                &[BODIES, OF_A_BODY],
                "the rock and the pieces, the oldest first: 1 if it is there, 1 at its species, x, y and z of its cells (the rock has one)",
            ),
            Plane::new(
                "pawns",
                &[SPECIES, OF_A_PAWN],
                "the pawn of each species: 1 at off, on, floating or fallen; x, y and z of its cell",
            ),
            Plane::new(
                "players",
                &[seats, OF_A_SEAT],
                "1 at the species it plays, reserve by species, whether its last turn was a move",
            ),
            Plane::new("neutral", &[SPECIES], "1 at the neutral species"),
            Plane::new("boxed", &[SPECIES], "pieces out of the game by species"),
            Plane::new("bag", &[SPECIES], "pieces in the bag by species"),
            Plane::new(
                "end",
                &[3],
                "whether the end game has begun, turns since a reserve changed, unstable placements tried in this turn",
            ),
            Plane::new(
                "tower",
                &[seats + 1],
                "1 at the holder of the Tower card, counted from the one that looks; whether its second side is up",
            ),
            Plane::new("layout", &[SETUPS], "alone: 1 at the setup card"),
            Plane::new("taken", &[SPECIES], "alone: 1 at the species of the chosen piece"),
            Plane::new("cards", &[SPECIES], "alone: the complexity of each species' card, 1 to 3"),
        ]
    }

    fn tensor(&self, seat: Seat, pen: &mut Pen<'_>) {
        let (s, seats) = (&self.state, usize::from(self.seats()));
        let from_me = |other: Seat| (other.index() + seats - seat.index()) % seats;
        let cell =
            |pen: &mut Pen<'_>, cell: Option<Cell>| pen.all(cell.map_or([0; 3], |cell| [cell.x, cell.y, cell.z]));
        pen.one_of(seats, Some(seat.index()));
        pen.one_of(STEPS, Some(s.step as usize));
        pen.one_of(seats, Some(from_me(s.seat)));
        for n in 0..BODIES {
            let body = s.reef.bodies().get(n);
            pen.put(i16::from(body.is_some()));
            pen.one_of(SPECIES, body.and_then(|_| s.reef.species(n)).map(Species::index));
            for place in 0..3 {
                cell(pen, body.and_then(|body| body.cells().get(place)).copied());
            }
        }
        for pawn in s.pawns {
            pen.one_of(
                4,
                Some(match pawn {
                    Pawn::Off => 0,
                    Pawn::On(_) => 1,
                    Pawn::Floating => 2,
                    Pawn::Fallen => 3,
                }),
            );
            cell(pen, pawn.cell());
        }
        for n in 0..seats {
            let other = (seat.index() + n) % seats;
            pen.one_of(SPECIES, s.plays[other].map(Species::index));
            pen.all(s.reserve[other]);
            pen.put(i16::from(s.moved[other]));
        }
        pen.one_of(SPECIES, s.neutral.map(Species::index));
        pen.all(s.boxed);
        pen.all(s.bag);
        pen.put(i16::from(s.endgame));
        pen.count(s.still);
        pen.put(s.attempts);
        pen.one_of(seats, s.tower.holder.map(from_me));
        pen.put(i16::from(s.tower.second));
        pen.one_of(SETUPS, s.layout.map(usize::from));
        pen.one_of(SPECIES, s.taken.map(Species::index));
        pen.all(s.cards.map(|level| level.map_or(0, |level| level + 1)));
    }

    fn index(&self, action: Action) -> u32 {
        let (first, cube) = match action {
            Action::Slide { to } => (SLIDES, self.state.reef.top(to.foot())),
            Action::Land { at } => (SLIDES + CUBES, Some(at.0.plus(DOWN))),
            other => return other.code(),
        };
        cube.and_then(|cube| self.cube_number(cube)).map_or(Self::ACTIONS, |cube| first + cube)
    }

    fn indexed(&self, index: u32) -> Option<Action> {
        if index < SLIDES {
            return Action::from_code(index);
        }
        let number = index - SLIDES;
        let cube = (number % CUBES) as usize;
        let cell = *self.state.reef.bodies().get(cube / 3)?.cells().get(cube % 3)?;
        match number / CUBES {
            0 => Some(Action::Slide { to: Column::of(cell) }),
            1 => Some(Action::Land { at: Perch(cell.plus(UP)) }),
            _ => None,
        }
    }
}

impl Coral {
    /// The number of the cube in a cell: `3 * body + cube`.
    fn cube_number(&self, cell: Cell) -> Option<u32> {
        let body = self.state.reef.body_at(cell)?;
        let place = self.state.reef.bodies()[body].cells().iter().position(|&one| one == cell)?;
        Some((3 * body + place) as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slides_come_after_all_codes_that_name_no_place() {
        assert_eq!(Action::Float.code() + 1, SLIDES);
        assert_eq!(Action::from_code(SLIDES).map(|action| matches!(action, Action::Slide { .. })), Some(true));
    }
}
