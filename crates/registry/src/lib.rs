//! The one list of games, without type parameters.
//!
//! Whoever runs matches starts here: [`find`] a game, load its edition, open a
//! match, ask its bots. [`Listed::sim`] and [`Listed::rush`] play many matches
//! in one go; their inner loops know the type of the game. Nothing here asks
//! the time. A browser has to load what it runs: it does without threads, and
//! without what only measures.

mod advice;
mod bot;
#[cfg(not(target_arch = "wasm32"))]
mod bout;
#[cfg(not(target_arch = "wasm32"))]
mod chronicle;
mod dice;
mod entry;
mod review;
#[cfg(not(target_arch = "wasm32"))]
mod rush;
mod sim;
mod single;
#[cfg(feature = "study")]
pub mod study;
#[cfg(not(target_arch = "wasm32"))]
mod threads;
#[cfg(feature = "train")]
mod train;

pub use advice::Advice;
pub use atoll_bots::{Knobs, Lessons, Level, Mind, Plain, Roster};
pub use bot::AnyBot;
#[cfg(not(target_arch = "wasm32"))]
pub use bout::{Bout, Fought, fight};
#[cfg(not(target_arch = "wasm32"))]
pub use chronicle::{Chronicle, Decision};
pub use dice::EdgeDice;
pub use entry::{Entry, Listed};
pub use review::{Judged, Review, SeatReview, Worth};
#[cfg(not(target_arch = "wasm32"))]
pub use rush::Rush;
pub use sim::{Finished, Sim, SimError, SimOrder, sim};
pub use single::Single;
#[cfg(not(target_arch = "wasm32"))]
pub use threads::{MOST_THREADS, side_by_side};
#[cfg(feature = "train")]
pub use train::Trained;

/// Stability of a reef in Coral, for `atoll stability` and for reports of speed.
#[cfg(feature = "coral")]
pub use atoll_coral::stability;

/// Every game of Atoll, in the order people are shown them.
pub static GAMES: &[&dyn Listed] = &[
    #[cfg(feature = "coral")]
    &Entry::<atoll_coral::Coral, atoll_minds::CoralMind>::WITH,
    #[cfg(feature = "coralia")]
    &Entry::<atoll_coralia::Coralia, atoll_minds::CoraliaMind>::WITH,
    #[cfg(feature = "reef")]
    &Entry::<atoll_reef::Reef, atoll_minds::ReefMind>::WITH,
    #[cfg(feature = "islands")]
    &Entry::<atoll_islands::Islands, atoll_minds::IslandsMind>::WITH,
    #[cfg(feature = "relief")]
    &Entry::<atoll_relief::Relief, atoll_minds::ReliefMind>::WITH,
];

/// The puzzles that ship with games, by slug; pages fetch theirs apart.
#[cfg(not(target_arch = "wasm32"))]
pub static PUZZLES: &[(&str, &str)] = &[
    #[cfg(feature = "coral")]
    ("coral", include_str!("../../../games/coral/puzzles.json")),
    #[cfg(feature = "coralia")]
    ("coralia", include_str!("../../../games/coralia/puzzles.json")),
    #[cfg(feature = "reef")]
    ("reef", include_str!("../../../games/reef/puzzles.json")),
    #[cfg(feature = "islands")]
    ("islands", include_str!("../../../games/islands/puzzles.json")),
    #[cfg(feature = "relief")]
    ("relief", include_str!("../../../games/relief/puzzles.json")),
];

/// What each game tells the page, as TypeScript types, by slug.
#[cfg(feature = "typescript")]
pub fn declarations() -> Vec<(&'static str, String)> {
    vec![
        #[cfg(feature = "coral")]
        ("coral", atoll_coral::declarations()),
        #[cfg(feature = "coralia")]
        ("coralia", atoll_coralia::declarations()),
        #[cfg(feature = "reef")]
        ("reef", atoll_reef::declarations()),
        #[cfg(feature = "islands")]
        ("islands", atoll_islands::declarations()),
        #[cfg(feature = "relief")]
        ("relief", atoll_relief::declarations()),
    ]
}

/// Every game as programs that learn meet it.
#[cfg(feature = "study")]
pub static STUDIES: &[&dyn study::Study] = &[
    #[cfg(feature = "coral")]
    &study::Studied::<atoll_coral::Coral>::NEW,
    #[cfg(feature = "coralia")]
    &study::Studied::<atoll_coralia::Coralia>::NEW,
    #[cfg(feature = "reef")]
    &study::Studied::<atoll_reef::Reef>::NEW,
    #[cfg(feature = "islands")]
    &study::Studied::<atoll_islands::Islands>::NEW,
    #[cfg(feature = "relief")]
    &study::Studied::<atoll_relief::Relief>::NEW,
];

/// The game with this slug.
pub fn find(slug: &str) -> Option<&'static dyn Listed> {
    GAMES.iter().copied().find(|game| game.info().slug == slug)
}

/// The slugs of all games.
pub fn slugs() -> Vec<&'static str> {
    GAMES.iter().map(|game| game.info().slug).collect()
}
