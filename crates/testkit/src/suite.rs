//! What a game brings to the laws.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use atoll_core::{Edition, Game, Match, Setup, Staged};

/// A setup with the name that failures and `perft.txt` call it by.
#[derive(Clone, Debug)]
pub struct Named<G: Game> {
    /// The name, the same for ever.
    pub name: String,
    /// The setup.
    pub setup: Setup<G>,
}

/// The default options for every seat count that can play them.
///
/// # Panics
/// If no seat count can.
pub fn every_seat_count<G: Game>() -> Vec<Named<G>> {
    let edition = Edition::<G>::shipped();
    let setups: Vec<Named<G>> = G::INFO
        .seats
        .filter_map(|seats| {
            let setup = Setup::new(seats, G::Options::default(), Arc::clone(&edition)).ok()?;
            Some(Named { name: format!("{seats} seats"), setup })
        })
        .collect();
    assert!(!setups.is_empty(), "{} cannot be played with its default options", G::INFO.slug);
    setups
}

/// A setup of the shipped edition with options given as JSON.
///
/// # Panics
/// If the options cannot be played by so many seats.
pub fn named<G: Game>(name: &str, seats: u8, options: &str) -> Named<G> {
    let options = serde_json::from_str(options).unwrap_or_else(|error| panic!("options of `{name}`: {error}"));
    let setup =
        Setup::new(seats, options, Edition::shipped()).unwrap_or_else(|error| panic!("setup `{name}`: {error}"));
    Named { name: name.to_owned(), setup }
}

/// A match of the shipped edition after some events, given in notation: `after(&setup, "* 4, 0 c3")`.
///
/// # Panics
/// If an event cannot be read or played, with the reason.
pub fn after<G: Game>(setup: &Setup<G>, events: &str) -> Match<G> {
    let mut played = Match::new(setup.clone());
    play(&mut played, events);
    played
}

/// Plays events given in notation, apart by `, ` or by lines.
///
/// # Panics
/// If an event cannot be read or played, with the reason.
pub fn play<G: Game>(played: &mut Match<G>, events: &str) {
    for event in events.split(", ").flat_map(str::lines).map(str::trim).filter(|event| !event.is_empty()) {
        let read = Match::<G>::read_event(event).unwrap_or_else(|error| panic!("{error}"));
        if let Err(error) = played.play(read) {
            panic!("`{event}`: {error}\n{}", played.record());
        }
    }
}

/// A game with the setups, the folder and the effort of its laws.
#[derive(Clone, Debug)]
pub struct Suite<G: Staged> {
    /// What is played.
    pub setups: Vec<Named<G>>,
    /// The folder of `codes.txt`, `perft.txt` and `records/`.
    pub folder: PathBuf,
    /// The most matches a law plays of each setup.
    pub matches: u64,
    /// How long a law goes on after it has played one match of each setup.
    pub time: Duration,
    /// Whether the files are written instead of compared; `ATOLL_BLESS=1` says so.
    pub bless: bool,
}

impl<G: Staged> Suite<G> {
    /// A suite with the usual effort.
    ///
    /// # Panics
    /// If there is no setup, or two have one name.
    pub fn new(folder: impl Into<PathBuf>, setups: Vec<Named<G>>) -> Self {
        assert!(!setups.is_empty(), "the laws need a setup to play");
        for (n, one) in setups.iter().enumerate() {
            assert!(setups[..n].iter().all(|other| other.name != one.name), "two setups are called `{}`", one.name);
        }
        let bless = std::env::var("ATOLL_BLESS").is_ok_and(|value| !value.is_empty() && value != "0");
        Suite { setups, folder: folder.into(), matches: 24, time: Duration::from_millis(200), bless }
    }
}
