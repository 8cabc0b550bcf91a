//! The components as the page reads them.

use atoll_core::{Code, Tag, Words};
use serde::Serialize;

use crate::components::{Cell, Components, Readings, Shape};
use crate::view::ColumnView;

/// Everything in the box, as plain data.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Catalogue {
    /// The board.
    pub board: CatalogueBoard,
    /// The shapes, regular ones first.
    pub shapes: Vec<CatalogueShape>,
    /// The sets of seven.
    pub sets: Vec<CatalogueSet>,
    /// The Flourish cards of a player.
    pub flourish: Vec<CatalogueFlourish>,
    /// The readings of the rules.
    pub options: Readings,
}

/// The board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CatalogueBoard {
    /// Its spaces, row by row.
    pub cells: Vec<CatalogueCell>,
    /// Where the map comes from.
    pub tag: Tag,
}

/// A space of the board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CatalogueCell {
    /// East of the centre.
    pub x: i8,
    /// South of the centre.
    pub y: i8,
    /// Whether it shows a fish.
    pub fish: bool,
    /// Whether it is the centre.
    pub centre: bool,
    /// Its name.
    pub name: String,
}

/// A shape.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CatalogueShape {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Words,
    /// Points of a card.
    pub points: u8,
    /// Fish of a card.
    pub fish: u8,
    /// Whether the pattern stands in one line.
    pub flat: bool,
    /// The pattern.
    pub columns: Vec<ColumnView>,
    /// The sets it belongs to.
    pub sets: Vec<String>,
    /// Where the picture comes from.
    pub tag: Tag,
}

/// A set of seven shapes.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CatalogueSet {
    /// Its id in options.
    pub id: String,
    /// Its name.
    pub name: Words,
    /// The ids of its shapes.
    pub shapes: Vec<String>,
    /// Whether it is the set of a first game.
    pub starter: bool,
}

/// A Flourish card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CatalogueFlourish {
    /// Value of the pair.
    pub value: u8,
    /// Points at the end.
    pub points: u8,
    /// Fish at once.
    pub fish: u8,
    /// Where the card comes from.
    pub tag: Tag,
}

impl Catalogue {
    pub(crate) fn of(data: &Components) -> Catalogue {
        let cells = Cell::all().filter(|&cell| data.board.has(cell)).map(|cell| {
            let (x, y) = data.board.xy(cell);
            let (fish, centre) = (data.board.has_fish(cell), cell == data.board.centre);
            CatalogueCell { x, y, fish, centre, name: cell.to_string() }
        });
        let shapes = Shape::all().map(|shape| {
            let card = data.card(shape);
            CatalogueShape {
                id: shape.to_string(),
                name: card.name.clone(),
                points: card.points,
                fish: card.fish,
                flat: !shape.is_solid(),
                columns: card.columns.iter().map(ColumnView::of).collect(),
                sets: data.sets.iter().filter(|set| set.shapes.contains(&shape)).map(|set| set.id.clone()).collect(),
                tag: card.tag,
            }
        });
        let sets = data.sets.iter().map(|set| CatalogueSet {
            id: set.id.clone(),
            name: set.name.clone(),
            shapes: set.shapes.iter().map(Shape::to_string).collect(),
            starter: set.id == data.starter,
        });
        let flourish = data.flourish.iter().map(|card| CatalogueFlourish {
            value: card.value,
            points: card.points,
            fish: card.fish,
            tag: card.tag,
        });
        Catalogue {
            board: CatalogueBoard { cells: cells.collect(), tag: data.board.tag },
            shapes: shapes.collect(),
            sets: sets.collect(),
            flourish: flourish.collect(),
            options: data.readings,
        }
    }
}
