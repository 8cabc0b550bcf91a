//! What changes during a match.

use atoll_core::{MAX_SEATS, Seat};
use serde::Serialize;

use super::{Ctx, SHAPES_IN_PLAY};
use crate::components::{Cell, LEVELS};

/// No die has just been placed.
pub(super) const NOT_PLACED: u8 = u8::MAX;

/// Where the turn stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TurnStep"))]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Chance draws a shape for the game against Nature.
    DrawShape,
    /// The first dice are rolled.
    Roll,
    /// Chance names who begins.
    First,
    /// A die is placed.
    Place,
    /// A card is claimed or left.
    Claim,
    /// A pair is scored or kept.
    Flourish,
    /// A second die is bought or not.
    Second,
    /// The nursery is filled up.
    Refill,
    /// Nature's die is rolled.
    NatureRoll,
    /// Nature's die is turned or left.
    NatureTurn,
    /// Nature's die is placed.
    NaturePlace,
    /// Nothing is left to do.
    Over,
}

impl Step {
    /// Whether it is Nature's turn.
    pub(crate) fn is_natures(self) -> bool {
        matches!(self, Step::NatureRoll | Step::NatureTurn | Step::NaturePlace)
    }

    /// Whether chance decides.
    pub(crate) fn is_chance(self) -> bool {
        matches!(self, Step::DrawShape | Step::Roll | Step::First | Step::Refill | Step::NatureRoll)
    }
}

/// All that changes during a match.
///
/// ```text
/// bit of a space in a mask: row * 8 + column, from the north-west corner of the map
/// own[colour][level]: where the dice of a colour lie
/// pips[level][n]: the spaces whose die on that level has bit n of its value set
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State {
    pub own: [[u64; LEVELS]; MAX_SEATS],
    pub pips: [[u64; 3]; LEVELS],
    pub fish: [u16; MAX_SEATS],
    /// Skips since a die was last placed.
    pub skips: u16,
    /// Values of the nursery dice, 0 being none.
    pub nursery: [[u8; 2]; MAX_SEATS],
    pub reserve: [u8; MAX_SEATS],
    /// Shapes in play by place in the row.
    pub slots: [u8; SHAPES_IN_PLAY],
    /// Cards left, by place in the row.
    pub left: [u8; SHAPES_IN_PLAY],
    /// Cards taken, by place in the row.
    pub cards: [[u8; SHAPES_IN_PLAY]; MAX_SEATS],
    /// Flourish cards scored, bit n for the pair of n + 2.
    pub flourish: [u8; MAX_SEATS],
    /// Whose turn it is.
    pub seat: Seat,
    pub step: Step,
    /// Whether the second die of the turn has been bought.
    pub second: bool,
    /// Whether a card was claimed in this turn.
    pub claimed: bool,
    /// Whether a Flourish card was scored in this turn.
    pub scored: bool,
    /// Bit of the space of the die just placed.
    pub placed: u8,
    /// Places in the row that the die just placed completes.
    pub matches: u8,
    /// What Nature's die shows, 0 being none.
    pub nature: u8,
    /// Nature's dice that had no place.
    pub aside: u8,
}
impl State {
    pub(super) fn new(ctx: &Ctx) -> State {
        let settings = &ctx.settings;
        let colours = if settings.solo() { 2 } else { usize::from(settings.seats) };
        let mut reserve = [0; MAX_SEATS];
        reserve[..colours].fill(settings.dice());
        State {
            own: [[0; LEVELS]; MAX_SEATS],
            pips: [[0; 3]; LEVELS],
            fish: [0; MAX_SEATS],
            skips: 0,
            nursery: [[0; 2]; MAX_SEATS],
            reserve,
            slots: ctx.slots,
            left: [if settings.solo() { 0 } else { settings.copies() }; SHAPES_IN_PLAY],
            cards: [[0; SHAPES_IN_PLAY]; MAX_SEATS],
            flourish: [0; MAX_SEATS],
            seat: Seat::A,
            step: if settings.solo() { Step::DrawShape } else { Step::Roll },
            second: false,
            claimed: false,
            scored: false,
            placed: NOT_PLACED,
            matches: 0,
            nature: 0,
            aside: 0,
        }
    }

    /// All dice on one level.
    pub(crate) fn occupied(&self, level: usize) -> u64 {
        self.own.iter().fold(0, |all, colour| all | colour[level])
    }

    /// How many dice lie on a space.
    pub(crate) fn height(&self, bit: u8) -> usize {
        (0..LEVELS).take_while(|&level| self.occupied(level) >> bit & 1 != 0).count()
    }

    /// The value of a die on a space and level, 0 if there is none.
    pub(crate) fn value(&self, bit: u8, level: usize) -> u8 {
        (0..3).map(|n| ((self.pips[level][n] >> bit & 1) as u8) << n).sum()
    }

    /// The value on top of a space, 0 if it is empty.
    pub(crate) fn top(&self, bit: u8) -> u8 {
        match self.height(bit) {
            0 => 0,
            height => self.value(bit, height - 1),
        }
    }

    /// Lays a die on top of a space.
    pub(crate) fn put(&mut self, colour: usize, bit: u8, pips: u8) {
        let level = self.height(bit);
        self.own[colour][level] |= 1 << bit;
        for (n, plane) in self.pips[level].iter_mut().enumerate() {
            *plane |= u64::from(pips >> n & 1) << bit;
        }
    }

    /// Dice that a colour has yet to place.
    pub(crate) fn dice_left(&self, colour: usize) -> u8 {
        self.reserve[colour] + self.nursery[colour].iter().filter(|&&value| value != 0).count() as u8
    }

    pub(super) fn forget_placed(&mut self) {
        self.placed = NOT_PLACED;
        self.matches = 0;
    }

    /// The space and level of the die just placed.
    pub(crate) fn placed(&self) -> Option<(u8, usize)> {
        (self.placed != NOT_PLACED).then(|| (self.placed, self.height(self.placed) - 1))
    }
}

/// The places of a mask, in the order of their codes.
pub(crate) fn cells(mut mask: u64) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let bit = mask.trailing_zeros() as u8;
            mask &= mask - 1;
            Cell::of_bit(bit)
        })
    })
}
