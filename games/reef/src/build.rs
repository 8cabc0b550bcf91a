//! Positions made by hand, for tests, puzzles and editors.

use std::fmt;

use atoll_core::{Game, Seat, Setup};

use crate::action::Value;
use crate::components::{LEVELS, Shape};
use crate::position::{NATURE, Reef, Step};

/// A position in the making.
///
/// ```
/// use atoll_core::{Seat, Setup};
/// use atoll_reef::{Reef, build::Builder};
///
/// let setup = Setup::<Reef>::shipped(2).unwrap();
/// let reef = Builder::new(&setup).stack(0, 0, "B2A4").nursery(Seat::A, &[3, 6]).fish(Seat::A, 2).build().unwrap();
/// ```
#[derive(Clone, Debug)]
pub struct Builder {
    reef: Reef,
    fault: Option<BuildError>,
    nature: Option<u8>,
    reserve: [Option<u8>; 4],
}

/// Why a position cannot be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BuildError(String);

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BuildError {}

impl Builder {
    /// An empty reef; seat A is to place a die, and all dice are in reserve until nurseries are filled.
    pub fn new(setup: &Setup<Reef>) -> Self {
        let mut reef = Reef::new(setup);
        reef.state.step = Step::Place;
        Builder { reef, fault: None, nature: None, reserve: [None; 4] }
    }

    fn require(&mut self, held: bool, reason: impl FnOnce() -> String) -> bool {
        if !held && self.fault.is_none() {
            self.fault = Some(BuildError(reason()));
        }
        held
    }

    /// Lays a stack from the bottom up: `B2A4` is B's 2 below A's 4, `N` stands for Nature and `P` for her opponent.
    #[must_use]
    pub fn stack(mut self, x: i8, y: i8, dice: &str) -> Self {
        let solo = self.reef.ctx.settings.solo();
        let board = &self.reef.ctx.data().board;
        let Some(cell) = board.cell(x, y).filter(|&cell| board.has(cell)) else {
            self.require(false, || format!("there is no space ({x}, {y})"));
            return self;
        };
        for die in dice.as_bytes().chunks(2) {
            let (colour, pips) = match die {
                [b'N', pips] if solo => (NATURE, pips),
                [b'P', pips] if solo => (0, pips),
                [letter @ b'A'..=b'D', pips] if letter - b'A' < self.reef.seats() => (usize::from(letter - b'A'), pips),
                _ => {
                    self.require(false, || format!("`{dice}` is not a stack such as `B2A4`"));
                    return self;
                }
            };
            let value = Value::new(pips.wrapping_sub(b'0'));
            let room = self.reef.state.height(cell.bit()) < LEVELS;
            self.require(room, || format!("a stack has at most {LEVELS} dice, not `{dice}`"));
            self.require(value.is_some(), || format!("a die shows 1 to 6, not as in `{dice}`"));
            if let Some(value) = value.filter(|_| room) {
                self.reef.state.put(colour, cell.bit(), value.pips());
            }
        }
        self
    }

    /// Fills a nursery with up to two dice of different value.
    #[must_use]
    pub fn nursery(mut self, seat: Seat, values: &[u8]) -> Self {
        let held = values.len() <= 2
            && values.iter().all(|&value| Value::new(value).is_some())
            && !(values.len() == 2 && values[0] == values[1])
            && seat.number() < self.reef.seats();
        if self.require(held, || format!("seat {seat} cannot have a nursery of {values:?}")) {
            self.reef.state.nursery[seat.index()] = [0; 2];
            self.reef.state.nursery[seat.index()][..values.len()].copy_from_slice(values);
        }
        self
    }

    /// Gives a seat so many fish.
    #[must_use]
    pub fn fish(mut self, seat: Seat, fish: u16) -> Self {
        if self.require(seat.number() < self.reef.seats() && fish < 1000, || format!("no {fish} fish for {seat}")) {
            self.reef.state.fish[seat.index()] = fish;
        }
        self
    }

    /// Sets the dice in reserve; left out, the rest of the box's dice is there.
    #[must_use]
    pub fn reserve(mut self, seat: Seat, dice: u8) -> Self {
        self.reserve[seat.index()] = Some(dice);
        self
    }

    /// Sets Nature's dice in reserve.
    #[must_use]
    pub fn nature_reserve(mut self, dice: u8) -> Self {
        self.reserve[NATURE] = Some(dice);
        self
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(mut self, seat: Seat) -> Self {
        if self.require(seat.number() < self.reef.seats(), || format!("there is no seat {seat}")) {
            self.reef.state.seat = seat;
        }
        self
    }

    /// Gives a seat cards of a shape in play, taken from its stack.
    #[must_use]
    pub fn cards(mut self, seat: Seat, shape: Shape, count: u8) -> Self {
        let place = self.reef.state.slots.iter().position(|&slot| usize::from(slot) == shape.index());
        let Some(place) =
            place.filter(|&place| self.reef.state.left[place] >= count && seat.number() < self.reef.seats())
        else {
            self.require(false, || format!("there are no {count} cards of {shape} for seat {seat}"));
            return self;
        };
        self.reef.state.left[place] -= count;
        self.reef.state.cards[seat.index()][place] += count;
        self
    }

    /// Puts seven shapes into play against Nature.
    #[must_use]
    pub fn shapes(mut self, shapes: [Shape; 7]) -> Self {
        let mut slots = shapes.map(|shape| shape.index() as u8);
        slots.sort_unstable();
        let distinct = slots.windows(2).all(|pair| pair[0] != pair[1]);
        let regular = shapes.iter().all(|shape| !shape.is_solid());
        let solo = self.reef.ctx.settings.solo();
        if self
            .require(distinct && regular && solo, || "seven different regular shapes are drawn against Nature".into())
        {
            self.reef.state.slots = slots;
            self.reef.state.left = [1; 7];
        }
        self
    }

    /// It is Nature's turn and she has rolled this.
    #[must_use]
    pub fn nature_rolled(mut self, value: u8) -> Self {
        let held = self.reef.ctx.settings.solo() && Value::new(value).is_some();
        if self.require(held, || format!("Nature cannot have rolled a {value}")) {
            self.nature = Some(value);
        }
        self
    }

    /// The position.
    ///
    /// # Errors
    /// What was wrong first.
    pub fn build(mut self) -> Result<Reef, BuildError> {
        let settings = self.reef.ctx.settings;
        let colours = if settings.solo() { 2 } else { usize::from(settings.seats) };
        for colour in 0..colours {
            let s = &mut self.reef.state;
            let on_board: u32 = s.own[colour].iter().map(|level| level.count_ones()).sum();
            s.reserve[colour] = 0;
            let used = on_board + u32::from(s.dice_left(colour));
            let all = u32::from(settings.dice());
            let rest = all.saturating_sub(used) as u8;
            let wanted = self.reserve[colour].unwrap_or(rest);
            s.reserve[colour] = wanted.min(rest);
            self.require(used <= all && wanted <= rest, || {
                format!("colour {colour} has {all} dice; {used} are on the table and {wanted} in reserve")
            });
        }
        if settings.solo() && self.reef.state.slots.contains(&u8::MAX) {
            let first: Vec<Shape> = Shape::every().take(7).collect();
            self = self.shapes(first.try_into().expect("there are more than seven shapes"));
        }
        if let Some(fault) = self.fault {
            return Err(fault);
        }
        if let Some(value) = self.nature {
            self.reef.state.reserve[NATURE] = self.reef.state.reserve[NATURE].max(1);
            self.reef.chance(crate::action::Chance::Nature { value: Value::of(value) });
        }
        Ok(self.reef)
    }
}
