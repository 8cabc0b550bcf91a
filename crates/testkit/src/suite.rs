//! What a game brings to the laws.

use std::path::PathBuf;
use std::sync::Arc;

use atoll_core::{DataError, Edition, Files, Game, Match, PlayError, Seat, Setup, Staged};

use crate::wander::wander;

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

/// A match played to its end by dice alone.
///
/// # Panics
/// If it does not end.
pub fn played_out<G: Game>(setup: &Setup<G>, seed: u64) -> Match<G> {
    wander(setup, seed, |_, _| {})
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

/// The id of the rule that forbids an event given in notation: `refused(&played, "0 c3")`.
///
/// # Panics
/// If it cannot be read, or is refused for another reason, or not at all.
pub fn refused<G: Game>(played: &Match<G>, event: &str) -> &'static str {
    let read = Match::<G>::read_event(event).unwrap_or_else(|error| panic!("{error}"));
    match played.clone().play(read) {
        Err(PlayError::Illegal(illegal)) => illegal.0.id,
        other => panic!("no rule forbids `{event}`: {other:?}\n{}", played.record()),
    }
}

/// The id of the rule by which a position refuses an action of a seat, asked or not, given in notation.
///
/// # Panics
/// If it cannot be read, or is not refused.
pub fn refuses<G: Game>(position: &G, seat: Seat, action: &str) -> &'static str {
    let read = action.parse().unwrap_or_else(|error| panic!("`{action}`: {error}"));
    match position.check(seat, read) {
        Err(illegal) => illegal.0.id,
        Ok(()) => panic!("no rule forbids `{action}` of seat {seat}"),
    }
}

/// The fault found when something in a shipped file is exchanged for something wrong.
///
/// # Panics
/// If `was` is not in the file, or the wrong file is accepted.
pub fn wrong<G: Game>(file: &str, was: &str, now: &str) -> DataError {
    match exchanged::<G>(file, was, now) {
        Err(error) => error,
        Ok(_) => panic!("{file} with `{now}` instead of `{was}` is accepted"),
    }
}

/// The first doubt raised when something in a shipped file is exchanged for something that can be played.
///
/// # Panics
/// If `was` is not in the file, or the file is refused, or accepted without a doubt.
pub fn doubt<G: Game>(file: &str, was: &str, now: &str) -> DataError {
    match exchanged::<G>(file, was, now) {
        Ok(edition) => match edition.warnings.first() {
            Some(doubt) => doubt.clone(),
            None => panic!("{file} with `{now}` instead of `{was}` is accepted without a doubt"),
        },
        Err(error) => panic!("{file} with `{now}` instead of `{was}` is refused: {error}"),
    }
}

/// The edition with something in a shipped file exchanged.
fn exchanged<G: Game>(file: &str, was: &str, now: &str) -> Result<Arc<Edition<G>>, DataError> {
    let mut files = Files::shipped::<G::Data>();
    let text = files.text(file).to_owned();
    assert!(text.contains(was), "{file} does not hold `{was}`");
    files.replace(file, text.replacen(was, now, 1)).unwrap_or_else(|error| panic!("{error}"));
    Edition::load(files)
}

/// Each wrong file is refused in the right words and at a line: rows of file, what stands there, what is wrong
/// instead, and words of the reason.
///
/// # Panics
/// At the first that is not.
pub fn wrong_files<G: Game>(rows: &[(&str, &str, &str, &str)]) {
    for &(file, was, now, words) in rows {
        let error = wrong::<G>(file, was, now);
        assert_eq!(error.file, file, "`{now}`: {error}");
        assert!(error.line.is_some(), "`{now}` has no line: {error}");
        assert!(error.reason.en.contains(words), "`{now}`: {error}; expected `{words}`");
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
    /// How many positions a law looks at closely; it plays one match of each setup in any case.
    pub positions: usize,
    /// Positions put together by hand that deserve a look: empty piles, last dice, full boards.
    pub edges: Vec<(String, G)>,
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
        Suite { setups, folder: folder.into(), matches: 24, positions: 400, edges: Vec::new(), bless }
    }
}
