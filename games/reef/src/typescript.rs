//! What the page reads, as TypeScript.

use atoll_core::typescript::Declarations;
use atoll_core::{Game, Staged};

use crate::Reef;
use crate::catalogue::{Catalogue, CatalogueBoard, CatalogueCell, CatalogueFlourish, CatalogueSet, CatalogueShape};
use crate::components::Readings;
use crate::options::{Distance, Matching};
use crate::position::Step;
use crate::preview::Preview;
use crate::view::{
    ColumnView, DieView, FlourishView, MadeView, NatureView, NearView, PlayerView, Reason, ShapeView, SpotView,
    StackView, View,
};

/// The file `web/src/games/reef/types.ts`.
pub fn declarations() -> String {
    Declarations::new(Reef::INFO.slug, Reef::STEPS)
        .with::<View>()
        .with::<Step>()
        .with::<StackView>()
        .with::<DieView>()
        .with::<SpotView>()
        .with::<PlayerView>()
        .with::<FlourishView>()
        .with::<ShapeView>()
        .with::<ColumnView>()
        .with::<NearView>()
        .with::<MadeView>()
        .with::<NatureView>()
        .with::<Reason>()
        .with::<Preview>()
        .with::<Catalogue>()
        .with::<CatalogueBoard>()
        .with::<CatalogueCell>()
        .with::<CatalogueShape>()
        .with::<CatalogueSet>()
        .with::<CatalogueFlourish>()
        .with::<Readings>()
        .with::<Matching>()
        .with::<Distance>()
        .finish()
}
