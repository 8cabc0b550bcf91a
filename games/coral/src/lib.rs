//! Coral: a reef of wooden pieces that must stand.
//!
//! [`Coral`] is the position. Pieces lie on a cube grid ([`geometry`]); whether
//! they stay there is decided by static equilibrium of the whole reef
//! ([`stability`]), exactly and on every machine alike.

mod action;
mod components;
pub mod geometry;
mod options;
mod play;
mod position;
mod preview;
mod reef;
pub mod rules;
mod scene;
mod score;
mod solo;
pub mod stability;
mod stage;
mod texts;
mod view;

pub use action::{Action, Chance, Column, Complexity, Perch, Shape};
pub use components::{
    Components, Cover, Metric, PIECES, Rating, Rulings, SPECIES, ScoreCard, SetupCard, Side, Species, SpeciesData,
};
pub use options::{Deal, Falling, Layout, Level, Options, Start};
pub use position::{Coral, Pawn, Tower};
pub use reef::Reef;
pub use scene::{Scene, SceneError};
pub use solo::SoloSearch;
pub use view::{BodyView, CardView, ColumnView, PawnView, PlayerView, SoloView, TowerView, View};
