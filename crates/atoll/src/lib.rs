//! Coral-themed board games as a library.
//!
//! A game is a position that implements [`Game`](core::Game); a [`Match`](core::Match) keeps the log of what happened
//! to it; [`bots`] are players made of code, and [`minds`] what they know of each game. Each game is behind a feature
//! of its name.
//!
//! Two levels play a match of Reef, and its record tells the same again:
//!
//! ```
//! # #[cfg(feature = "reef")] {
//! use atoll::bots::{Level, play};
//! use atoll::core::{Game, Match, SeededDice, Setup, Turn};
//! use atoll::minds::ReefMind;
//! use atoll::reef::Reef;
//!
//! let setup: Setup<Reef> = Setup::shipped(2)?;
//! let edition = setup.edition().clone();
//! let mind = ReefMind::default();
//! let mut bots = [Level::Greedy.bot(&mind), Level::Random.bot(&mind)];
//! let played = play(setup, &mut bots, &mut SeededDice::new(7))?;
//! assert!(matches!(played.position().turn(), Turn::Over(_)));
//! let again = Match::replay(&played.record(), &edition)?;
//! assert_eq!(again.position(), played.position());
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A closure is a bot, so a player of your own takes a seat like any other:
//!
//! ```
//! # #[cfg(feature = "islands")] {
//! use atoll::bots::{Bot, Level, play};
//! use atoll::core::{Dice, SeededDice, Seen, Setup};
//! use atoll::islands::Islands;
//! use atoll::minds::IslandsMind;
//!
//! let first = |seen: Seen<'_, Islands>, _: &mut dyn Dice| {
//!     let mut legal = Vec::new();
//!     seen.legal(&mut legal);
//!     legal[0]
//! };
//! let mut bots: [Box<dyn Bot<Islands>>; 2] = [Box::new(first), Level::Random.bot(&IslandsMind::default())];
//! let played = play(Setup::shipped(2)?, &mut bots, &mut SeededDice::new(1))?;
//! assert!(played.len() > 10);
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub use atoll_bots as bots;
#[cfg(feature = "coral")]
pub use atoll_coral as coral;
#[cfg(feature = "coralia")]
pub use atoll_coralia as coralia;
pub use atoll_core as core;
pub use atoll_data as data;
#[cfg(feature = "islands")]
pub use atoll_islands as islands;
pub use atoll_minds as minds;
#[cfg(feature = "reef")]
pub use atoll_reef as reef;
#[cfg(feature = "relief")]
pub use atoll_relief as relief;
