//! What the page reads, as TypeScript.

use atoll_core::typescript::Declarations;
use atoll_core::{Game, Staged};

use crate::Islands;
use crate::catalogue::{
    Catalogue, CatalogueCard, CatalogueIsland, CatalogueOptions, CatalogueSpecialist, CatalogueTerrain,
};
use crate::position::Step;
use crate::preview::{Plan, Preview, Worth};
use crate::view::{
    CardView, ClaimView, ColumnView, DieView, Dug, EvaluationView, HoldingView, IslandView, PlayerView, Reach, Stay,
    View,
};

/// The file `web/src/games/islands/types.ts`.
pub fn declarations() -> String {
    Declarations::new(Islands::INFO.slug, Islands::STEPS)
        .with::<View>()
        .with::<Step>()
        .with::<ColumnView>()
        .with::<CardView>()
        .with::<IslandView>()
        .with::<DieView>()
        .with::<PlayerView>()
        .with::<HoldingView>()
        .with::<Dug>()
        .with::<Reach>()
        .with::<Stay>()
        .with::<EvaluationView>()
        .with::<ClaimView>()
        .with::<Preview>()
        .with::<Plan>()
        .with::<Worth>()
        .with::<Catalogue<'_>>()
        .with::<CatalogueTerrain<'_>>()
        .with::<CatalogueIsland>()
        .with::<CatalogueCard>()
        .with::<CatalogueSpecialist<'_>>()
        .with::<CatalogueOptions>()
        .finish()
}
