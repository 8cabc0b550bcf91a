//! Why the engine cannot do what a page asks.

use std::error::Error;
use std::fmt;

use atoll_core::{OptionError, ReplayError};
use atoll_protocol::Problem;
use atoll_registry::{Level, SimError, slugs};
use atoll_table::BadLog;

/// Why the engine cannot do what a page asks.
#[derive(Debug)]
pub enum EngineError {
    /// What is asked is not written as it should be.
    Json(&'static str, serde_json::Error),
    /// There is no such game in this engine.
    NoGame(String),
    /// There is no such language.
    NoLang(String),
    /// There is no such bot.
    NoBot(String),
    /// There is no such seat.
    NoSeat(u8),
    /// The seed is not 64 hex digits.
    BadSeed,
    /// A new match needs a seed.
    NoSeed,
    /// The record has another number of seats.
    Seats {
        /// How many the record has.
        record: u8,
        /// How many were given.
        given: usize,
    },
    /// The options cannot be played.
    Option(OptionError),
    /// The record cannot be read.
    Record(ReplayError),
    /// The match cannot be opened like this, in the language of the order.
    Problem(Problem),
    /// The series cannot be played.
    Sim(SimError),
    /// The log breaks the rules.
    Log(BadLog),
}

impl fmt::Display for EngineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EngineError::Json(what, error) => write!(f, "{what}: {error}"),
            EngineError::NoGame(slug) => write!(f, "there is no game {slug:?}; there are {}", slugs().join(", ")),
            EngineError::NoLang(tag) => write!(f, "there is no language {tag:?}; there are en and nl"),
            EngineError::NoBot(name) => {
                write!(f, "there is no bot {name:?}; there are {}", Level::ALL.map(Level::name).join(", "))
            }
            EngineError::NoSeat(seat) => write!(f, "there is no seat {seat}"),
            EngineError::BadSeed => f.write_str("the seed must be 64 hex digits"),
            EngineError::NoSeed => f.write_str("a new match needs a seed"),
            EngineError::Seats { record, given } => write!(f, "the record has {record} seats, not {given}"),
            EngineError::Option(error) => error.fmt(f),
            EngineError::Record(error) => error.fmt(f),
            EngineError::Problem(problem) => problem.fmt(f),
            EngineError::Sim(error) => error.fmt(f),
            EngineError::Log(error) => error.fmt(f),
        }
    }
}

impl Error for EngineError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            EngineError::Json(_, error) => Some(error),
            EngineError::Option(error) => Some(error),
            EngineError::Record(error) => Some(error),
            EngineError::Problem(problem) => Some(problem),
            EngineError::Sim(error) => Some(error),
            EngineError::Log(error) => Some(error),
            EngineError::NoGame(_)
            | EngineError::NoLang(_)
            | EngineError::NoBot(_)
            | EngineError::NoSeat(_)
            | EngineError::BadSeed
            | EngineError::NoSeed
            | EngineError::Seats { .. } => None,
        }
    }
}

impl From<OptionError> for EngineError {
    fn from(error: OptionError) -> Self {
        EngineError::Option(error)
    }
}

impl From<ReplayError> for EngineError {
    fn from(error: ReplayError) -> Self {
        EngineError::Record(error)
    }
}

impl From<SimError> for EngineError {
    fn from(error: SimError) -> Self {
        EngineError::Sim(error)
    }
}

impl From<BadLog> for EngineError {
    fn from(error: BadLog) -> Self {
        EngineError::Log(error)
    }
}
