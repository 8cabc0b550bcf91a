//! Coral Islands, first game: players stack dice into one reef and claim cards for the patterns they complete.
//!
//! The rules are those of `rules.toml`; components and the uncertain readings of the rules are in `data/`.

mod action;
pub mod build;
mod components;
mod options;
mod patterns;
mod position;
pub mod rules;
mod score;
mod stage;
mod texts;
mod view;

pub use action::{Action, Chance, Slot, Value};
pub use components::{Board, Card, Cell, Column, Components, FlourishCard, Owner, Set, Shape, Switches};
pub use options::{Distance, Level, Matching, Options, ShapeChoice};
pub use position::Reef;
pub use view::{
    ColumnView, DieView, FlourishView, NatureView, NearView, PlayerView, Reason, ShapeView, SpotView, StackView, View,
};
