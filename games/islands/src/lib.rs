//! Coral Islands, second game: islands and specialists.
//!
//! Two to four seats take columns of terrain cards, turn and move dice from island to island, and
//! claim the towers at the end. The rooms: `components` reads the box from `data/`, `options` the table's choices,
//! `action` decisions and chance with their notation, `towers` the dice on the islands, `position` the rules (moves,
//! the fast listing, travel), `score` the evaluation, `view` and `stage` what people see, `build` positions made by hand.

mod action;
mod build;
mod catalogue;
mod components;
mod options;
mod position;
mod preview;
pub mod rules;
mod score;
mod stage;
mod tensor;
mod texts;
mod towers;
#[cfg(feature = "typescript")]
mod typescript;
mod view;

pub use action::{Action, Chance, Column, Depth};
pub use build::{BuildError, Builder};
pub use components::{
    Ability, COLUMNS, Card, CardFace, Components, Island, Readings, Specialist, SpecialistCard, Terrain,
};
pub use options::{Choice, Options, Reading};
pub use position::{Islands, Step};
pub use preview::{Plan, Preview, Worth};
pub use towers::Die;
#[cfg(feature = "typescript")]
pub use typescript::declarations;
pub use view::{
    CardView, ClaimView, ColumnView, DieView, Dug, EvaluationView, HoldingView, IslandView, PlayerView, Reach, Stay,
    View,
};
