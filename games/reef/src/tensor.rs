//! What a seat may know as an array.

use atoll_core::{Game, Observer, Pen, Plane, Seat, Tensor};

use crate::components::{Cell, HEIGHT, LEVELS, Shape, WIDTH};
use crate::position::{NATURE, Reef, SHAPES_IN_PLAY, Step};

/// Steps of a turn.
const STEPS: usize = Step::Over as usize + 1;
/// Spaces of the map.
const SPACES: usize = HEIGHT * WIDTH;
/// Shapes of the box.
const SHAPES: usize = 25;
/// Numbers about a seat: nursery, reserve, fish, cards by place in the row, cards face down, Flourish cards, claimed.
const OF_A_SEAT: usize = 2 + 1 + 1 + SHAPES_IN_PLAY + 1 + 5 + 1;

impl Tensor for Reef {
    fn planes(&self) -> Vec<Plane> {
        let seats = usize::from(self.seats());
        vec![
            Plane::new("seat", &[seats], "1 at the number of the seat that looks"),
            Plane::new("step", &[STEPS], "1 at the step of the turn, in the order of the view's words"),
            Plane::new("active", &[seats], "1 at the seat whose turn it is, counted from the one that looks"),
            Plane::new("second", &[1], "1 if the die to be placed is the bought second one"),
            Plane::new(
                "dice",
                &[self.colours(), LEVELS, HEIGHT, WIDTH],
                "what the die of this colour on this level and space shows, 0 for none; own dice first, alone Nature's second",
            ),
            Plane::new(
                "players",
                &[seats, OF_A_SEAT],
                "two nursery dice, reserve, fish, cards seen by place in the row (7), cards face down, Flourish cards scored (5), claimed in this turn",
            ),
            Plane::new("left", &[SHAPES_IN_PLAY], "cards left by place in the row"),
            Plane::new(
                "shapes",
                &[SHAPES_IN_PLAY, SHAPES],
                "1 at the shape of each place in the row, R01 to R20, E1 to E5",
            ),
            Plane::new("placed", &[HEIGHT, WIDTH], "1 at the space of the die just placed"),
            Plane::new("matches", &[SHAPES_IN_PLAY], "1 for each place in the row that the die just placed completes"),
            Plane::new("nature", &[3], "alone: what Nature's die shows, her dice in reserve, her dice set aside"),
        ]
    }

    fn tensor(&self, seat: Seat, pen: &mut Pen<'_>) {
        // The state of the view: without the cards that this seat may not see.
        let s = &self.seen_by(Observer::Seat(seat));
        let (seats, over) = (self.seats(), s.step == Step::Over);
        let from_me = |other: usize| (other + usize::from(seats) - seat.index()) % usize::from(seats);
        pen.one_of(usize::from(seats), Some(seat.index()));
        pen.one_of(STEPS, Some(s.step as usize));
        pen.one_of(usize::from(seats), (!over).then(|| from_me(s.seat.index())));
        pen.put(i16::from(s.second));
        for n in 0..self.colours() {
            let colour = if self.ctx.settings.solo() { n } else { (seat.index() + n) % usize::from(seats) };
            for level in 0..LEVELS {
                let mut dice = s.own[colour][level];
                pen.sparse(
                    SPACES,
                    std::iter::from_fn(|| {
                        (dice != 0).then(|| {
                            let bit = dice.trailing_zeros() as u8;
                            dice &= dice - 1;
                            (Cell::of_bit(bit).index(), i16::from(s.value(bit, level)))
                        })
                    }),
                );
            }
        }
        for n in 0..usize::from(seats) {
            let other = (seat.index() + n) % usize::from(seats);
            pen.all(s.nursery[other]);
            pen.put(s.reserve[other]);
            pen.count(s.fish[other]);
            pen.all(s.cards[other]);
            // What is not seen of a seat's cards is how many they are.
            let seen: u8 = s.cards[other].iter().sum();
            let all: u8 = self.state.cards[other].iter().sum();
            pen.put(all - seen);
            pen.bits(5, u64::from(s.flourish[other]));
            pen.put(i16::from(other == s.seat.index() && (s.claimed || s.scored)));
        }
        pen.all(s.left);
        for shape in s.slots {
            pen.one_of(SHAPES, Shape::new(shape).map(Shape::index));
        }
        pen.one_of(SPACES, s.placed().map(|(bit, _)| Cell::of_bit(bit).index()));
        pen.bits(SHAPES_IN_PLAY, u64::from(s.matches));
        pen.put(s.nature);
        pen.put(if self.ctx.settings.solo() { s.reserve[NATURE] } else { 0 });
        pen.put(s.aside);
    }
}

impl Reef {
    /// Colours of dice on the table.
    fn colours(&self) -> usize {
        if self.ctx.settings.solo() { 2 } else { usize::from(self.seats()) }
    }
}
