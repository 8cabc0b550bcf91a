//! The components as the page reads them.

use atoll_core::Words;
use serde::Serialize;

use super::{Components, SPECIES, Species};
use crate::geometry::{Cell, Placement};

/// Everything in the box.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Catalogue<'a> {
    species: Vec<CatalogueSpecies<'a>>,
    /// The seats that options name.
    seats: Vec<CatalogueSeat>,
    pawn: CataloguePawn,
    tower: CatalogueTower,
    setups: Vec<CatalogueSetup<'a>>,
    cards: Vec<CatalogueCard<'a>>,
    ratings: Vec<CatalogueRating<'a>>,
}

/// A species.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CatalogueSpecies<'a> {
    id: Species,
    /// The letter in notations and names of pieces.
    letter: char,
    name: &'a Words,
    colour: &'a str,
}

/// A seat by its letter.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CatalogueSeat {
    id: char,
}

/// How tall a pawn is.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CataloguePawn {
    clearance_cells: u8,
}

/// The Tower card.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CatalogueTower {
    /// What its two sides give.
    points: [i16; 2],
}

/// A setup card.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CatalogueSetup<'a> {
    id: &'a str,
    name: &'a Words,
    /// The piece of each species.
    pieces: [Placement; SPECIES],
    /// The cell of each species' pawn.
    pawns: [Cell; SPECIES],
}

/// A scoring card.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CatalogueCard<'a> {
    species: Species,
    /// Its complexity, 1 to 3.
    level: usize,
    text: &'a Words,
    /// What 1 to 5 points need.
    thresholds: [u8; 5],
    at_most: bool,
    min_pieces: u8,
}

/// What a total is called.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CatalogueRating<'a> {
    upto: u8,
    text: &'a Words,
}

impl<'a> Catalogue<'a> {
    pub(super) fn of(box_: &'a Components) -> Self {
        let species = Species::ALL.into_iter().zip(&box_.species).map(|(id, data)| CatalogueSpecies {
            id,
            letter: id.letter(),
            name: &data.name,
            colour: &data.colour,
        });
        let setups = box_.setups.iter().map(|card| CatalogueSetup {
            id: &card.id,
            name: &card.name,
            pieces: card.pieces,
            pawns: card.pawns,
        });
        let cards = box_.cards.iter().map(|card| CatalogueCard {
            species: card.species,
            level: card.level + 1,
            text: &card.text,
            thresholds: card.thresholds,
            at_most: card.at_most,
            min_pieces: card.min_pieces,
        });
        Catalogue {
            species: species.collect(),
            seats: ['A', 'B', 'C', 'D'].map(|id| CatalogueSeat { id }).into(),
            pawn: CataloguePawn { clearance_cells: box_.clearance },
            tower: CatalogueTower { points: box_.tower },
            setups: setups.collect(),
            cards: cards.collect(),
            ratings: box_.ratings.iter().map(|r| CatalogueRating { upto: r.upto, text: &r.text }).collect(),
        }
    }
}
