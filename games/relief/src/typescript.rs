//! What the page reads, as TypeScript.

use atoll_core::typescript::{Declarations, TS};
use atoll_core::{Game, Staged};
use ts_rs::Config;

use crate::Relief;
use crate::action::{Breeding, Coral, CrabBox, Line, Shape, Space, Species, Track, Want};
use crate::components::json::{
    ByEnding, Catalogue, CatalogueBreeding, CatalogueCoral, CatalogueCrab, CatalogueMark, CataloguePowers,
    CatalogueSpecies, CatalogueStart, CatalogueTrack, CatalogueTrumpet,
};
use crate::preview::{Growth, Preview};
use crate::view::{
    BoxView, BreedingView, CellView, CrabBoxView, CrabView, DeskView, DieView, EndingView, MarkView, ScoreView,
    SheetView, SpeciesView, TrackView, TrumpetView, View,
};

/// Types that are written as words: their name and what they can be.
macro_rules! words {
    ($($T:ty = $name:literal, $union:expr;)+) => {$(
        impl TS for $T {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;
            fn name(_: &Config) -> String {
                $name.to_owned()
            }
            fn inline(_: &Config) -> String {
                $union
            }
            fn decl(config: &Config) -> String {
                format!("type {} = {};", $name, Self::inline(config))
            }
        }
    )+};
}

fn keys(words: impl IntoIterator<Item = &'static str>) -> String {
    words.into_iter().map(|word| format!("{word:?}")).collect::<Vec<_>>().join(" | ")
}

words! {
    Coral = "Coral", keys(Coral::ALL.map(Coral::key));
    Track = "Track", keys(Track::ALL.map(Track::key));
    Breeding = "Breeding", keys(Breeding::ALL.map(Breeding::key));
    CrabBox = "CrabBox", keys(CrabBox::ALL.map(CrabBox::key));
    Shape = "Shape", keys(Shape::ALL.map(Shape::key));
    Want = "Want", keys(Want::ALL.map(Want::key));
    Space = "Space", "`r${number}c${number}`".to_owned();
    Line = "Line", "`${\"R\" | \"C\"}${number}`".to_owned();
    Species = "Species", "string".to_owned();
    Benefits = "Benefit", keys(["G1", "G2", "G3", "G4", "DIE", "CRAB", "SHELL", "SPAWN", "BUD"]);
}

/// What a check mark gives.
struct Benefits;

/// The file `web/src/games/relief/types.ts`.
pub fn declarations() -> String {
    Declarations::new(Relief::INFO.slug, Relief::STEPS)
        .with::<Coral>()
        .with::<Track>()
        .with::<Breeding>()
        .with::<CrabBox>()
        .with::<Shape>()
        .with::<Want>()
        .with::<Space>()
        .with::<Line>()
        .with::<Species>()
        .with::<Benefits>()
        .with::<View>()
        .with::<DieView>()
        .with::<SheetView>()
        .with::<CellView>()
        .with::<BoxView>()
        .with::<TrackView>()
        .with::<BreedingView>()
        .with::<CrabView>()
        .with::<CrabBoxView>()
        .with::<TrumpetView>()
        .with::<SpeciesView>()
        .with::<MarkView>()
        .with::<EndingView>()
        .with::<DeskView>()
        .with::<ScoreView>()
        .with::<Preview>()
        .with::<Growth>()
        .with::<Catalogue<'_>>()
        .with::<CatalogueCoral>()
        .with::<CatalogueStart>()
        .with::<CataloguePowers>()
        .with::<CatalogueTrack>()
        .with::<CatalogueBreeding>()
        .with::<CatalogueCrab<'_>>()
        .with::<CatalogueTrumpet>()
        .with::<ByEnding<u8>>()
        .with::<CatalogueSpecies<'_>>()
        .with::<CatalogueMark>()
        .finish()
}
