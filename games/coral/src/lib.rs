//! Coral: a reef of wooden pieces that must stand.
//!
//! [`Coral`] is the position. Pieces lie on a cube grid ([`geometry`]); whether
//! they stay there is decided by static equilibrium of the whole reef
//! ([`stability`]), exactly and on every machine alike.

mod action;
mod alone;
mod build;
mod components;
mod covering;
mod draw;
mod explain;
mod falling;
mod follow;
pub mod geometry;
mod growing;
mod landing;
mod names;
mod options;
mod point;
mod position;
mod preview;
mod reef;
pub mod rules;
mod score;
mod setup;
mod sliding;
pub mod stability;
mod stage;
mod tensor;
mod texts;
mod travel;
mod turn;
#[cfg(feature = "typescript")]
mod typescript;
mod view;
mod words;

pub use action::{Action, Chance, Column, Complexity, Perch, Shape};
pub use build::{BuildError, Builder};
pub use components::{
    Components, Cover, Metric, PIECES, Rating, Readings, SPECIES, ScoreCard, SetupCard, Side, Species, SpeciesData,
};
pub use options::{Deal, Falling, Layout, Level, Options, Start};
pub use position::{Coral, Pawn, Step, Tower};
pub use preview::{CardThen, Contact, Preview};
pub use reef::Reef;
#[cfg(feature = "typescript")]
pub use typescript::declarations;
pub use view::{BodyView, CardView, ColumnView, PawnView, PlayerView, SoloView, TowerView, View};
