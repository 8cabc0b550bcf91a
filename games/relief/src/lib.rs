//! Coral Relief: a reef drawn on a sheet of paper.
//!
//! Each turn the active player rolls three dice and sets one aside; with the
//! others everybody grows coral on a sheet of their own and attracts sea life
//! from a shared one, then the die that was set aside brings starfish. Growth
//! and infestation happen at the same time for all: what a seat enters there
//! is shown to the others when everybody has handed in.
//!
//! The sheets are data (`data/relief-sheet.toml`); the rules know no grid size,
//! no species and no number of boxes.

mod action;
mod build;
mod census;
mod chance;
mod check;
mod components;
mod ctx;
mod flow;
mod legal;
mod options;
mod play;
mod position;
mod preview;
mod rules;
mod score;
mod secrets;
mod sheet;
mod stage;
mod tensor;
mod texts;
#[cfg(feature = "typescript")]
mod typescript;
mod view;

pub use action::{
    Action, Breeding, Chance, Coral, Count, CrabBox, DiceSet, Face, Line, MAX_SIDE, Shape, Space, Species, Track, Want,
    spaces,
};
pub use build::{BuildError, Builder};
pub use components::{
    Benefit, BreedingData, Components, CrabData, FILE, Mark, Printed, Readings, SpeciesData, TrackData, TrumpetData,
};
pub use ctx::Ctx;
pub use options::{Majority, Options, StarredMarks};
pub use position::{Desk, Relief, Step, Task, above};
pub use preview::{Growth, Preview};
pub use sheet::{BreedingState, Cell, LineBox, Sheet, TrackState};
#[cfg(feature = "typescript")]
pub use typescript::declarations;
pub use view::{
    BoxView, BreedingView, CellView, CrabBoxView, CrabView, DeskView, DieView, EndingView, MarkView, ScoreView,
    SheetView, SpeciesView, TrackView, TrumpetView, View,
};
