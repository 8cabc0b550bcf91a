//! The vocabulary of Atoll.
//!
//! A [`Game`] is implemented on its position: a value without clock, dice or
//! history. Two things change it, an action of a [`Seat`] and an outcome of
//! chance ([`Event`]); a [`Match`] keeps the log of both and is the record,
//! the replay and the test fixture at once. [`Staged`] adds what people see,
//! [`any`] takes the type parameters away.
//!
//! A whole game, in which two seats take one to three of some shells and who takes the last one wins:
//!
//! ```
//! use atoll_core::{
//!     BySeat, Census, Code, Components, DataError, Dice, Event, Fact, Files, Game, Illegal, Info, Match, NoChance,
//!     Observer, Odds, Outcome, ParseError, PlayError, Rule, ScoreLine, Seat, Setup, Tag, Text, Turn, index,
//! };
//!
//! #[derive(Clone, PartialEq, Eq, Hash, Debug)]
//! struct Shells { left: u8, turn: Seat }
//!
//! #[derive(Clone, PartialEq, Eq, Default, Debug, serde::Serialize, serde::Deserialize)]
//! struct Options {}
//!
//! index! { pub struct Take < 3 } // 0, 1, 2 for one, two, three
//!
//! impl std::fmt::Display for Take {
//!     fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
//!         write!(f, "{}", self.index() + 1)
//!     }
//! }
//! impl std::str::FromStr for Take {
//!     type Err = ParseError;
//!     fn from_str(text: &str) -> Result<Self, ParseError> {
//!         let found = Take::all().find(|take| take.to_string() == text);
//!         found.ok_or(ParseError::expected("a number from 1 to 3", "een getal van 1 tot 3"))
//!     }
//! }
//!
//! static THERE: Rule = Rule {
//!     id: "SHELLS-TAKE-1",
//!     tag: Tag::C,
//!     text: Text { en: "Take no more than there are.", nl: "Neem niet meer dan er zijn." },
//!     forbids: true,
//! };
//!
//! /// The box: one file with the number of shells.
//! #[derive(Debug)]
//! struct Beach(u8);
//! impl Components for Beach {
//!     const FILES: &'static [(&'static str, &'static str)] = &[("shells.txt", "7")];
//!     fn load(files: &Files, _: &mut Vec<DataError>) -> Result<Self, DataError> {
//!         let wrong = |_| DataError {
//!             file: "shells.txt".to_owned(),
//!             line: Some(1),
//!             reason: atoll_core::words!("expected a number", "verwacht: een getal"),
//!         };
//!         files.text("shells.txt").trim().parse().map(Beach).map_err(wrong)
//!     }
//!     fn facts(&self) -> Vec<Fact> { Vec::new() }
//!     fn json(&self) -> serde_json::Value { serde_json::json!({ "shells": self.0 }) }
//! }
//!
//! impl Game for Shells {
//!     const INFO: Info = Info {
//!         slug: "shells", title: "Shells", version: 1, seats: 2..=2, max_events: 50,
//!         rules: &[], texts: &[], options: &[],
//!     };
//!     type Options = Options;
//!     type Data = Beach;
//!     type Action = Take;
//!     type Chance = NoChance;
//!     type View = u8;
//!
//!     fn new(setup: &Setup<Self>) -> Self { Shells { left: setup.data().0, turn: Seat::A } }
//!     fn seats(&self) -> u8 { 2 }
//!     fn turn(&self) -> Turn {
//!         if self.left > 0 {
//!             return Turn::of(self.turn);
//!         }
//!         // Who would be next has lost.
//!         let scores = BySeat::from_fn(2, |seat| i16::from(seat != self.turn));
//!         Turn::Over(Outcome::by(scores, |seat| scores[seat]))
//!     }
//!     fn check(&self, _: Seat, take: Take) -> Result<(), Illegal> { THERE.holds(take.index() < usize::from(self.left)) }
//!     fn act(&mut self, seat: Seat, take: Take) {
//!         self.left -= take.index() as u8 + 1;
//!         self.turn = if seat == Seat::A { Seat::B } else { Seat::A };
//!     }
//!     fn odds(&self, _: &mut Odds<NoChance>) {}
//!     fn chance(&mut self, outcome: NoChance) { match outcome {} }
//!     fn view(&self, _: Observer) -> u8 { self.left }
//!     fn resample(&self, _: Seat, _: &mut dyn Dice) -> Self { self.clone() }
//!     fn census(&self) -> Census { Census::default() }
//!     fn breakdown(&self) -> Vec<ScoreLine> { Vec::new() }
//! }
//!
//! let setup = Setup::<Shells>::shipped(2)?;
//! let edition = setup.edition().clone();
//! let mut played = Match::new(setup);
//! for line in ["0 3", "1 3"] {
//!     played.play(Match::<Shells>::read_event(line)?)?;
//! }
//! // One shell is left, and a refusal cites the rule.
//! assert_eq!(played.play(Match::<Shells>::read_event("0 2")?), Err(PlayError::Illegal(Illegal(&THERE))));
//! played.play(Event::Act { seat: Seat::A, action: "1".parse()? })?;
//! let Turn::Over(outcome) = played.position().turn() else { panic!("the beach is empty") };
//! assert_eq!(outcome.places.as_slice(), [1, 2]);
//! // The record is the match again.
//! assert_eq!(Match::replay(&played.record(), &edition)?.position(), played.position());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! This crate has no float, no clock, no file, no thread and no randomness of
//! its own; whoever runs a match brings the [`Dice`].

pub mod any;
mod cast;
mod chance;
mod code;
mod data;
mod digest;
mod error;
mod event;
mod game;
mod hash;
mod label;
mod playout;
mod record;
mod rule;
mod seat;
mod seen;
mod shared;
mod shelf;
mod stage;
mod tape;
mod tensor;
mod text;
#[cfg(feature = "typescript")]
pub mod typescript;

pub use cast::{Cast, Travel};
pub use chance::{Dice, Odds, SeededDice};
pub use code::{Code, NoChance, ParseError};
pub use data::{Components, DataError, Fact, Files, OpenReading};
pub use digest::Digest;
pub use error::{EventError, PlayError, ReplayError, ReplayFault};
pub use event::{Event, EventOf};
pub use game::{
    Audience, Census, Edition, Game, Info, Observer, OptionError, OptionInfo, OptionKind, Outcome, ScoreLine, Setup,
    Turn,
};
pub use hash::{StableHasher, stable_hash};
pub use label::Label;
pub use playout::Playout;
pub use record::{Match, RecordHeader};
pub use rule::{Illegal, Rule, Tag};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use seen::Seen;
pub use shared::Shared;
pub use stage::{Called, Gesture, Piece, Pointed, Promise, Promised, Spot, Stage, Staged, Wish, WishSpot};
pub use tape::{Node, Tape, write_text};
pub use tensor::{Pen, Plane, Tensor};
pub use text::{Lang, Tell, Text, Words, name_of, write_number};
