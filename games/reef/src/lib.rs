//! Coral Islands, first game: players stack dice into one reef and claim cards for the patterns they complete.
//!
//! The rules are those of `rules.toml`; components and the uncertain readings of the rules are in `data/`. The rooms:
//! `components` reads the box, `options` the table's choices, `action` decisions and chance with their notation,
//! `patterns` the ways a shape can stand, `position` the rules (places, claims, turn, nature), `score` the counting,
//! `view` and `stage` what people see, [`build`] positions made by hand.

mod action;
pub mod build;
mod catalogue;
mod components;
mod options;
mod outlook;
mod patterns;
mod position;
mod preview;
pub mod rules;
mod score;
mod stage;
mod tensor;
mod texts;
#[cfg(feature = "typescript")]
mod typescript;
mod view;

pub use action::{Action, Chance, Slot, Value};
pub use build::Builder;
pub use components::{Board, Card, Cell, Column, Components, FlourishCard, Owner, Readings, Set, Shape};
pub use options::{Distance, Level, Matching, Options, ShapeChoice};
pub use outlook::Outlook;
pub use position::{Reef, Step};
pub use preview::Preview;
#[cfg(feature = "typescript")]
pub use typescript::declarations;
pub use view::{
    ColumnView, DieView, FlourishView, MadeView, NatureView, NearView, PlayerView, Reason, ShapeView, SpotView,
    StackView, View,
};
