//! What changes during a match.

use atoll_core::Seat;
use serde::Serialize;

use crate::action::Column;
use crate::components::{Ability, CARDS, COLUMNS, Card, Island, Specialist, Terrain};
use crate::towers::Towers;

/// The most cards a column can hold: one a turn.
const LONGEST: usize = CARDS / COLUMNS;

/// Where the turn stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TurnStep"))]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Chance draws the next specialist of the row.
    Row,
    /// Chance names who begins.
    First,
    /// A card is dealt to the next column.
    Deal,
    /// A column is taken and a card kept.
    Choose,
    /// A die is moved.
    Move,
    /// A second die is moved, or not.
    Second,
    /// Nothing is left to do.
    Over,
}

/// What changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State {
    pub step: Step,
    /// Who began, once that is known.
    pub first: Seat,
    pub active: Seat,
    /// Turns that are over.
    pub turns: u8,
    pub row: [Option<Specialist>; COLUMNS],
    pub towers: Towers,
    /// The cards not yet dealt: the deck is known, its order is not.
    pub undealt: u128,
    pub lanes: [Lane; COLUMNS],
    pub kept: [u128; 4],
    /// What this turn's player has decided so far.
    pub pick: Option<Pick>,
}

impl State {
    /// The column that gets the next card: every turn deals three cards of a deck that is a multiple of three.
    pub fn next_column(&self) -> Column {
        let dealt = (COLUMNS as u32 - self.undealt.count_ones() % COLUMNS as u32) % COLUMNS as u32;
        Column::new(dealt as u8).expect("a remainder of three is a column")
    }
}

/// The cards above a specialist, the newest last; zero behind the last.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Lane {
    cards: [u8; LONGEST],
    len: u8,
}

impl Lane {
    pub const EMPTY: Lane = Lane { cards: [0; LONGEST], len: 0 };

    /// A column of these cards, if it can be so long.
    pub fn of(cards: &[Card]) -> Option<Lane> {
        let mut lane = Lane::EMPTY;
        (cards.len() <= LONGEST).then(|| cards.iter().for_each(|&card| lane.push(card)))?;
        Some(lane)
    }

    pub fn len(&self) -> u8 {
        self.len
    }

    pub fn iter(&self) -> impl ExactSizeIterator<Item = Card> + '_ {
        self.cards[..usize::from(self.len)].iter().map(|&card| Card::of_index(card))
    }

    pub fn has(&self, card: Card) -> bool {
        self.iter().any(|other| other == card)
    }

    pub fn push(&mut self, card: Card) {
        self.cards[usize::from(self.len)] = card.index() as u8;
        self.len += 1;
    }
}

/// What a player has decided this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pick {
    pub column: Column,
    pub card: Card,
    /// Cards taken.
    pub cards: u8,
    /// Steps left.
    pub steps: u8,
    /// The die moved next keeps its value.
    pub hold: bool,
    /// The die moved next lies under so many dice of this island.
    pub dug: Option<(Island, u8)>,
    /// The die moved first: its island and level from 0.
    pub moved: Option<(Island, u8)>,
}

/// The means by which a die is chosen and moved.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Means {
    pub kept: Terrain,
    pub ability: Ability,
    pub steps: u8,
    pub hold: bool,
    pub dug: Option<(Island, u8)>,
    /// The die moved first, which cannot be chosen again.
    pub moved: Option<(Island, u8)>,
}

/// A die, alone or with the one below, about to travel.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Travel {
    pub from: Island,
    /// How many dice lie on it.
    pub depth: u8,
    /// How many dice travel.
    pub count: u8,
    /// Its value on the way.
    pub value: u8,
}
