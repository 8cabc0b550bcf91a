//! Coralia: dice on six coral reefs, with cards, divers, turtles and treasure.
//!
//! Each turn four dice lie on the research station; one is placed on the space
//! of its colour and face, or on the island if that space is taken, and the
//! other three go on to the next seat. [`Coralia`] is the position and its
//! rules; effects that chain lie on a stack inside it, so that a match can rest
//! at any decision. Card piles have no hidden order: a card is
//! decided by chance when somebody first sees it.

mod action;
mod belief;
pub mod build;
mod components;
mod frame;
mod options;
mod outlook;
mod piles;
mod position;
pub mod rules;
mod score;
mod stage;
mod standing;
mod tensor;
pub mod texts;
#[cfg(feature = "typescript")]
mod typescript;
mod view;

pub use action::{Action, Card, Chance, Chest, Colour, FOURS, Face, Four, Held, Pile, Place, Shore, Star, Turtle};
pub use build::Builder;
pub use components::{
    CARDS, CardFact, Components, First4, OctopusIncome, PearlRankMode, Readings, ScoringEffects, ScoringFeatures,
    StarKind, TileFact, WhiteToIsland,
};
pub use options::Options;
pub use outlook::{Effect, Landing, Preview};
pub use position::{Coralia, Step};
pub use score::{FishScore, PearlScore, fish_score, pearl_ranks, pearl_score};
pub use standing::Standing;
#[cfg(feature = "typescript")]
pub use typescript::declarations;
pub use view::{
    DieView, FinalView, IslandView, LookView, PileView, PlayerView, ReefView, SideView, SlotView, StationDie, View,
};
