//! Coral Islands, second game: islands and specialists.
//!
//! Two to four seats take columns of terrain cards, turn and move dice from island to island, and
//! claim the towers at the end. The modules: [`components`](Components) reads the box from
//! `data/`, `options` the table's choices, `action` decisions and chance with their notation,
//! `position` the rules, `score` the evaluation, `view` and `stage` what people see.

#![allow(dead_code)]

mod components;
mod options;
mod rules;
mod texts;

pub use components::{
    Ability, COLUMNS, Card, CardFace, Components, Island, Specialist, SpecialistCard, Switches, Terrain,
};
pub use options::{Choice, Options, Reading};
