//! The components as the page reads them.

use atoll_core::{Code, Tag, Words};
use serde::Serialize;

use crate::components::{Card, Components, Specialist, Terrain, mw};

/// Everything in the box.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Catalogue<'a> {
    terrains: Vec<CatalogueTerrain<'a>>,
    islands: Vec<CatalogueIsland>,
    cards: Vec<CatalogueCard>,
    specialists: Vec<CatalogueSpecialist<'a>>,
    /// The specialists of the first game, from the left.
    first_game: Vec<&'static str>,
    options: CatalogueOptions,
}

/// A terrain.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CatalogueTerrain<'a> {
    id: &'static str,
    /// The letter in the names of cards.
    letter: char,
    /// The colour of its dice.
    colour: &'static str,
    name: &'a Words,
}

/// An island of one of the boards.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CatalogueIsland {
    /// Row from the north.
    r: i8,
    /// Column from the west.
    c: i8,
    /// The name in records: `a1`.
    name: String,
    /// The terrain's id.
    terrain: &'static str,
    /// The board's id.
    part: &'static str,
}

/// A terrain card.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CatalogueCard {
    /// The name, the same in records: `V12`.
    code: String,
    /// The terrain's id.
    terrain: &'static str,
    stars: u8,
    /// Rating in Mw.
    rating: String,
}

/// A specialist's card.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CatalogueSpecialist<'a> {
    id: &'static str,
    name: &'a Words,
    /// The ability in a few words.
    text: &'a Words,
    /// What it grants, by the keys of the component file.
    abilities: Vec<&'static str>,
    tag: Tag,
}

/// The readings that the component files choose.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CatalogueOptions {
    keep_needs_move: bool,
    may_return: bool,
}

impl<'a> Catalogue<'a> {
    pub(crate) fn of(data: &'a Components) -> Self {
        let terrains = Terrain::all().map(|terrain| CatalogueTerrain {
            id: terrain.id(),
            letter: terrain.letter(),
            colour: terrain.colour(),
            name: &data.terrains[terrain.index()],
        });
        let cards = Card::all().map(|card| {
            let face = data.face(card);
            CatalogueCard {
                code: card.to_string(),
                terrain: card.terrain().id(),
                stars: face.stars,
                rating: mw(face.rating).to_string(),
            }
        });
        let specialists = Specialist::all().map(|one| {
            let card = data.specialist(one);
            CatalogueSpecialist {
                id: one.id(),
                name: &card.name,
                text: &card.text,
                abilities: card.ability.keys(),
                tag: card.tag,
            }
        });
        let islands = data.places().map(|(part, island, terrain)| {
            let (r, c) = data.row_column(island);
            CatalogueIsland { r, c, name: island.to_string(), terrain: terrain.id(), part }
        });
        Catalogue {
            terrains: terrains.collect(),
            islands: islands.collect(),
            cards: cards.collect(),
            specialists: specialists.collect(),
            first_game: data.first_game.iter().map(|one| one.id()).collect(),
            options: CatalogueOptions {
                keep_needs_move: data.readings.keep_needs_move,
                may_return: data.readings.may_return,
            },
        }
    }
}
