//! The vocabulary of Atoll.
//!
//! A [`Game`] is implemented on its position: a value without clock, dice or
//! history. Two things change it, an action of a [`Seat`] and an outcome of
//! chance ([`Event`]); a [`Match`] keeps the log of both and is the record,
//! the replay and the test fixture at once. [`Staged`] adds what people see,
//! [`any`] takes the type parameters away.
//!
//! This crate has no float, no clock, no file, no thread and no randomness of
//! its own; whoever runs a match brings the [`Dice`].

pub mod any;
mod cast;
mod chance;
mod code;
mod data;
mod digest;
mod event;
mod game;
mod hash;
mod playout;
mod record;
mod rule;
mod seat;
mod seen;
mod shared;
mod stage;
mod tensor;
mod text;
#[cfg(feature = "typescript")]
pub mod typescript;

pub use cast::{Cast, Travel};
pub use chance::{Dice, Odds, SeededDice};
pub use code::{Code, NoChance, ParseError};
pub use data::{Components, DataError, Fact, Files, OpenReading};
pub use digest::Digest;
pub use event::{Event, EventOf};
pub use game::{
    Audience, Census, Edition, Game, Info, Observer, OptionError, OptionInfo, OptionKind, Outcome, ScoreLine, Setup,
    Turn,
};
pub use hash::{StableHasher, stable_hash};
pub use playout::Playout;
pub use record::{Match, PlayError, RecordHeader, ReplayError};
pub use rule::{Illegal, Rule, Tag};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use seen::Seen;
pub use shared::Shared;
pub use stage::{Gesture, Piece, Pointed, Promise, Promised, Spot, Stage, Staged, Wish, WishSpot};
pub use tensor::{Pen, Plane, Tensor};
pub use text::{Lang, Text, Words, name_of};
