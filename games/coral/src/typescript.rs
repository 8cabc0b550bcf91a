//! What the page reads, as TypeScript.

use atoll_core::typescript::{Declarations, TS};
use atoll_core::{Game, Staged};
use ts_rs::Config;

use crate::components::Species;
use crate::components::catalogue::{
    Catalogue, CatalogueCard, CataloguePawn, CatalogueRating, CatalogueSeat, CatalogueSetup, CatalogueSpecies,
    CatalogueTower,
};
use crate::geometry::{Cell, Placement};
use crate::options::Falling;
use crate::position::{Coral, Step};
use crate::preview::{CardThen, Contact, Preview};
use crate::view::{BodyView, CardView, ColumnView, PawnView, PlayerView, SoloView, TowerView, View};

/// The file `web/src/games/coral/types.ts`.
pub fn declarations() -> String {
    Declarations::new(Coral::INFO.slug, Coral::STEPS)
        .with::<Species>()
        .with::<Cell>()
        .with::<Placement>()
        .with::<Step>()
        .with::<Falling>()
        .with::<View>()
        .with::<BodyView>()
        .with::<ColumnView>()
        .with::<PawnView>()
        .with::<PlayerView>()
        .with::<TowerView>()
        .with::<SoloView>()
        .with::<CardView>()
        .with::<Preview>()
        .with::<Contact>()
        .with::<CardThen>()
        .with::<Catalogue<'_>>()
        .with::<CatalogueSpecies<'_>>()
        .with::<CatalogueSeat>()
        .with::<CataloguePawn>()
        .with::<CatalogueTower>()
        .with::<CatalogueSetup<'_>>()
        .with::<CatalogueCard<'_>>()
        .with::<CatalogueRating<'_>>()
        .finish()
}

/// Types that are written in another way than Rust holds them.
macro_rules! written {
    ($($type:ty, $name:literal, $is:literal, $docs:literal;)*) => { $(
        impl TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;
            fn name(_: &Config) -> String {
                $name.to_owned()
            }
            fn inline(_: &Config) -> String {
                $is.to_owned()
            }
            fn decl(_: &Config) -> String {
                concat!("type ", $name, " = ", $is, ";").to_owned()
            }
            fn docs() -> Option<String> {
                Some(concat!("/** ", $docs, " */\n").to_owned())
            }
        }
    )* };
}

written! {
    Species, "Species", r#""red" | "tubular" | "sun" | "brain""#, "A species of coral.";
    Cell, "Cell", "readonly [x: number, y: number, z: number]", "A cell of the grid: x east, y north, z up from 0.";
    Placement, "Placement", "[Cell, Cell, Cell]", "The three cells of a piece.";
}
