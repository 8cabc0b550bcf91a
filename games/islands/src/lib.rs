//! Coral Islands, second game: islands and specialists.
//!
//! Two to four seats take columns of terrain cards, turn and move dice from island to island, and
//! claim the towers at the end. The modules: [`components`](Components) reads the box from
//! `data/`, `options` the table's choices, `action` decisions and chance with their notation,
//! `towers` the dice on the islands, `position` the rules, `score` the evaluation, `view` and `stage`
//! what people see, `arrange` positions put together by hand.

mod action;
mod arrange;
mod catalogue;
mod components;
mod options;
mod position;
mod preview;
mod rules;
mod score;
mod stage;
mod texts;
mod towers;
#[cfg(feature = "typescript")]
mod typescript;
mod view;

pub use action::{Action, Chance, Column, Depth};
pub use arrange::Arrangement;
pub use components::{
    Ability, COLUMNS, Card, CardFace, Components, Island, Specialist, SpecialistCard, Switches, Terrain,
};
pub use options::{Choice, Options, Reading};
pub use position::Islands;
pub use preview::{Plan, Preview, Worth};
pub use towers::Die;
#[cfg(feature = "typescript")]
pub use typescript::declarations;
pub use view::{
    CardView, ClaimView, ColumnView, DieView, Dug, EvaluationView, HoldingView, IslandView, PlayerView, Reach, Stay,
    View,
};
