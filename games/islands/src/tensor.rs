//! What a seat may know as an array: all but the order of the deck.

use atoll_core::{Code, Game, Pen, Plane, Seat, Tensor};

use crate::action::Action;
use crate::components::{CARDS, COLUMNS, HEIGHT, ISLANDS, SPECIALISTS, Specialist, WIDTH, cards_of, islands_of};
use crate::position::{Islands, Step};
use crate::towers::Die;

/// Steps of a turn.
const STEPS: usize = Step::Over as usize + 1;

/// Ways from an island to an island.
const MOVES: u32 = (ISLANDS * ISLANDS) as u32;
/// The first code that moves a die.
const FIRST_STEP: u32 = (CARDS * COLUMNS) as u32;
/// The first code that moves a second die: behind the single dice and the pairs.
const FIRST_SECOND: u32 = FIRST_STEP + 2 * MOVES;

impl Tensor for Islands {
    /// A second die has the indices of a first one: they are never legal side by side.
    const ACTIONS: u32 = Action::COUNT - MOVES;

    fn index(&self, action: Action) -> u32 {
        match action.code() {
            code if code < FIRST_SECOND => code,
            code if code < FIRST_SECOND + MOVES => code - 2 * MOVES,
            code => code - MOVES,
        }
    }

    fn indexed(&self, index: u32) -> Option<Action> {
        let is_step = (FIRST_STEP..FIRST_STEP + MOVES).contains(&index);
        Action::from_code(match index {
            _ if is_step && self.state.step == Step::Second => index + 2 * MOVES,
            _ if index < FIRST_SECOND => index,
            _ => index.checked_add(MOVES)?,
        })
    }

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
                "cards",
                &[CARDS, 2],
                "each card: 0 if it is out of play, 1 in the deck, 2 to 4 in column 1 to 3, 5 kept by the seat that \
                 looks, 6 by the next and so on; its place in its column from the oldest, 1, or 0",
            ),
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
        let cards = pen.block(2 * CARDS);
        cards_of(s.undealt).for_each(|card| cards[2 * card.index()] = 1);
        for (column, lane) in (2..).zip(&s.lanes) {
            for (place, card) in (1..).zip(lane.iter()) {
                cards[2 * card.index()..][..2].copy_from_slice(&[column, place]);
            }
        }
        for n in 0..seats {
            let kept = cards_of(s.kept[(seat.index() + n) % seats]);
            kept.for_each(|card| cards[2 * card.index()] = n as i16 + 5);
        }
        let colour = |bits: u8| Die::of_bits(bits).colour_index() as i16 + 1;
        let value = |bits: u8| i16::from(Die::of_bits(bits).value());
        let (islands, dice) = pen.block(7 * ISLANDS).split_at_mut(4 * ISLANDS);
        let mut dice = dice.chunks_exact_mut(3);
        for island in islands_of(s.towers.occupied()) {
            let (n, tower) = (island.index(), s.towers.slice(island));
            let &[.., top] = tower else { continue };
            let under = tower.iter().rev().nth(1).map_or(0, |&under| colour(under));
            islands[4 * n..][..4].copy_from_slice(&[tower.len() as i16, value(top), colour(top), under]);
            for (&bits, numbers) in tower.iter().zip(&mut dice) {
                numbers.copy_from_slice(&[n as i16 + 1, colour(bits), value(bits)]);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::Island;

    #[test]
    fn second_dice_have_their_own_codes_behind_pairs() {
        let a1 = Island::new(0).expect("there are islands");
        assert_eq!(Action::Step { to: a1, from: a1 }.code(), FIRST_STEP);
        assert_eq!(Action::Second { to: a1, from: a1 }.code(), FIRST_SECOND);
        assert_eq!(Action::Stay { at: a1 }.code(), FIRST_SECOND + MOVES);
    }
}
