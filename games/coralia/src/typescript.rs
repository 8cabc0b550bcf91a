//! What the page reads, as TypeScript.

use atoll_core::typescript::{Declarations, TS};
use atoll_core::{Game, Staged};

use crate::components::catalogue::{
    Catalogue, CatalogueCard, CatalogueColour, CatalogueRay, CatalogueRounds, CatalogueSpace, CatalogueTile,
};
use crate::components::{
    First4, OctopusIncome, PearlRankMode, Readings, ScoringEffects, ScoringFeatures, WhiteToIsland,
};
use crate::outlook::{Effect, Landing, Preview};
use crate::score::{FishScore, PearlScore};
use crate::view::{
    ByPile, DieView, FinalView, HandCard, IslandView, KnownCard, LookView, PileView, PlayerView, ReefView, SideView,
    SlotView, StationDie, View,
};
use crate::{Coralia, position};

/// The words for things that Rust numbers.
macro_rules! words {
    ($(#[$doc:meta] $Name:ident: $($Word:ident)+;)+) => {
        $(#[$doc] #[derive(TS)] #[ts(rename_all = "lowercase")] #[allow(dead_code)] enum $Name { $($Word),+ })+
    };
}

words! {
    /// A colour of dice, and its reef.
    Colour: Yellow Blue Red Orange Green Violet;
    /// A space of a reef.
    Space: Turtle Starfish Octopus Fish Pearl Diver Treasure;
    /// A face of a die.
    Face: Turtle Starfish Octopus Fish Pearl Diver;
    /// A pile of cards.
    Pile: Fish Pearl Starfish Island;
}

/// The file `web/src/games/coralia/types.ts`.
pub fn declarations() -> String {
    Declarations::new(Coralia::INFO.slug, Coralia::STEPS)
        .with::<Colour>()
        .with::<Space>()
        .with::<Face>()
        .with::<Pile>()
        .with::<position::Step>()
        .with::<View>()
        .with::<ReefView>()
        .with::<SlotView>()
        .with::<DieView>()
        .with::<IslandView>()
        .with::<PileView>()
        .with::<KnownCard>()
        .with::<StationDie>()
        .with::<PlayerView>()
        .with::<HandCard>()
        .with::<ByPile>()
        .with::<FishScore>()
        .with::<PearlScore>()
        .with::<LookView>()
        .with::<SideView>()
        .with::<FinalView>()
        .with::<Preview>()
        .with::<Landing>()
        .with::<Effect>()
        .with::<Catalogue<'_>>()
        .with::<CatalogueColour<'_>>()
        .with::<CatalogueSpace>()
        .with::<CatalogueCard<'_>>()
        .with::<CatalogueRay<'_>>()
        .with::<CatalogueTile<'_>>()
        .with::<CatalogueRounds>()
        .with::<Readings>()
        .with::<PearlRankMode>()
        .with::<WhiteToIsland>()
        .with::<OctopusIncome>()
        .with::<ScoringFeatures>()
        .with::<ScoringEffects>()
        .with::<First4>()
        .finish()
}
