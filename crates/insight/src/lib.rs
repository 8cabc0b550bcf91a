//! What many matches tell of a game, and positions worth solving.
//!
//! [`balance`] plays a series between bots and counts everything a designer
//! asks about; [`html`] shows it as one file. [`puzzles`] looks through strong
//! play for positions with one clearly best action.

pub mod balance;
mod html;
mod page;
pub mod puzzles;
mod texts;

pub use html::html;
