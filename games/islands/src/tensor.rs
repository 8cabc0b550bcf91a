//! What a seat may know as an array: all but the order of the deck.

use atoll_core::{Game, Pen, Plane, Seat, Tensor};

use crate::components::{CARDS, COLUMNS, HEIGHT, ISLANDS, SPECIALISTS, Specialist, WIDTH, cards_of};
use crate::position::{Islands, Step};
use crate::towers::Die;

/// Steps of a turn.
const STEPS: usize = Step::Over as usize + 1;

impl Tensor for Islands {
    fn planes(&self) -> Vec<Plane> {
        let seats = usize::from(self.seats());
        vec![
            Plane::new("seat", &[seats], "1 at the number of the seat that looks"),
            Plane::new("step", &[STEPS], "1 at the step of the turn, in the order of the view's words"),
            Plane::new("turns", &[1], "turns that are over"),
            Plane::new("active", &[seats], "1 at the seat that must decide, counted from the one that looks"),
            Plane::new("first", &[seats], "1 at the seat that began, counted from the one that looks"),
            Plane::new("row", &[COLUMNS, SPECIALISTS], "1 at the specialist of each column"),
            Plane::new(
                "lanes",
                &[COLUMNS, CARDS],
                "the place of each card in each column from the oldest, 1; 0 if it is not there",
            ),
            Plane::new("undealt", &[CARDS], "1 for each card that is still in the deck"),
            Plane::new("kept", &[seats, CARDS], "1 for each card that a seat has kept, own cards first"),
            Plane::new(
                "islands",
                &[HEIGHT, WIDTH, 4],
                "each island: dice, value of the top die, 1 + colour of the top die, 1 + colour of the die below it",
            ),
            Plane::new(
                "dice",
                &[ISLANDS, 3],
                "every die, island by island and from the bottom up: 1 + island, 1 + colour, value; 0 behind the last",
            ),
            Plane::new("column", &[COLUMNS], "1 at the column taken in this turn"),
            Plane::new("card", &[CARDS], "1 at the card kept in this turn"),
            Plane::new("means", &[3], "cards taken in this turn, steps left, whether the next die keeps its value"),
            Plane::new("dug", &[HEIGHT, WIDTH], "how many dice lie on the die that was dug up, at its island"),
            Plane::new("moved", &[HEIGHT, WIDTH], "1 + level of the die moved first, at its island"),
        ]
    }

    fn tensor(&self, seat: Seat, pen: &mut Pen<'_>) {
        let (s, seats) = (&self.state, usize::from(self.seats()));
        let from_me = |other: Seat| (other.index() + seats - seat.index()) % seats;
        let asked = matches!(s.step, Step::Choose | Step::Move | Step::Second);
        pen.one_of(seats, Some(seat.index()));
        pen.one_of(STEPS, Some(s.step as usize));
        pen.put(s.turns);
        pen.one_of(seats, asked.then(|| from_me(s.active)));
        pen.one_of(seats, (!matches!(s.step, Step::Row | Step::First)).then(|| from_me(s.first)));
        for specialist in s.row {
            pen.one_of(SPECIALISTS, specialist.map(Specialist::index));
        }
        for lane in &s.lanes {
            pen.sparse(CARDS, lane.iter().enumerate().map(|(n, card)| (card.index(), n as i16 + 1)));
        }
        pen.sparse(CARDS, cards_of(s.undealt).map(|card| (card.index(), 1)));
        for n in 0..seats {
            pen.sparse(CARDS, cards_of(s.kept[(seat.index() + n) % seats]).map(|card| (card.index(), 1)));
        }
        let colour = |bits: u8| Die::of_bits(bits).colour_index() as i16 + 1;
        let islands = pen.block(4 * ISLANDS);
        for (numbers, tower) in islands.chunks_exact_mut(4).zip(s.towers.all()) {
            if let &[.., top] = tower {
                numbers[0] = tower.len() as i16;
                numbers[1] = i16::from(Die::of_bits(top).value());
                numbers[2] = colour(top);
            }
            if let &[.., under, _] = tower {
                numbers[3] = colour(under);
            }
        }
        let mut dice = pen.block(3 * ISLANDS).chunks_exact_mut(3);
        for (n, tower) in (1..).zip(s.towers.all()) {
            for (&bits, numbers) in tower.iter().zip(&mut dice) {
                numbers.copy_from_slice(&[n, colour(bits), i16::from(Die::of_bits(bits).value())]);
            }
        }
        let pick = s.pick;
        pen.one_of(COLUMNS, pick.map(|pick| pick.column.index()));
        pen.one_of(CARDS, pick.map(|pick| pick.card.index()));
        pen.all(pick.map_or([0; 3], |pick| [pick.cards, pick.steps, u8::from(pick.hold)]));
        pen.sparse(ISLANDS, pick.and_then(|pick| pick.dug).map(|(at, depth)| (at.index(), i16::from(depth))));
        pen.sparse(ISLANDS, pick.and_then(|pick| pick.moved).map(|(at, level)| (at.index(), i16::from(level) + 1)));
    }
}
