//! Where matches are kept.

mod sqlite;

use std::fmt;
use std::sync::Arc;

use atoll_core::Seat;
use atoll_protocol::{SeatSpec, TurnState};
use futures_util::future::BoxFuture;
use serde_json::Value;

pub use sqlite::Sqlite;

/// A store of matches and their append-only logs.
///
/// A log row has a number; a store refuses a number that is taken, so two
/// writers of one match can never both succeed.
pub trait Store: Send + Sync + fmt::Debug {
    /// Keeps a new match with the first rows of its log.
    fn open<'a>(
        &'a self,
        opened: &'a Opened,
        log: &'a [Row],
        now: &'a Progress,
    ) -> BoxFuture<'a, Result<(), StoreError>>;

    /// Appends rows to a log; `from` is the number of the first of them.
    fn append<'a>(
        &'a self,
        id: &'a str,
        from: u32,
        log: &'a [Row],
        now: &'a Progress,
    ) -> BoxFuture<'a, Result<(), StoreError>>;

    /// A match and how far it is.
    fn find<'a>(&'a self, id: &'a str) -> BoxFuture<'a, Result<Option<(Opened, Progress)>, StoreError>>;

    /// The whole log of a match.
    fn log<'a>(&'a self, id: &'a str) -> BoxFuture<'a, Result<Vec<Row>, StoreError>>;

    /// The youngest matches.
    fn youngest(&self, most: u32) -> BoxFuture<'_, Result<Vec<(Opened, Progress)>, StoreError>>;

    /// Finishes all writing.
    fn close(&self) -> BoxFuture<'_, ()>;
}

/// A match as it was opened.
#[derive(Clone, PartialEq, Debug)]
pub struct Opened {
    /// Its id.
    pub id: String,
    /// Slug of the game.
    pub game: String,
    /// Version of the rules.
    pub rules: u16,
    /// Hash of the component data.
    pub data: String,
    /// Who sits where.
    pub seats: Vec<SeatSpec>,
    /// The chosen options.
    pub options: Value,
    /// The digest of each seat's token; none for a bot's seat.
    pub tokens: Vec<Option<String>>,
    /// When it was opened, in seconds since 1970.
    pub opened: i64,
}

/// How far a match is: what its log amounts to.
#[derive(Clone, PartialEq, Debug)]
pub struct Progress {
    /// The number of log rows.
    pub revision: u32,
    /// The number of events that stand.
    pub events: u32,
    /// Who must decide.
    pub turn: TurnState,
}

/// A row of a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Row {
    /// A packed event.
    Event(u32),
    /// A seat took back its last action.
    Undo(u8),
}

impl Row {
    /// The seat that acted or took back; nobody's if chance fell.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Row::Event(bits) => Seat::new((bits >> 24) as u8),
            Row::Undo(seat) => Seat::new(seat),
        }
    }

    /// The row as two numbers: kind and value.
    pub fn pack(self) -> (u8, u32) {
        match self {
            Row::Event(bits) => (0, bits),
            Row::Undo(seat) => (1, u32::from(seat)),
        }
    }

    /// The row with these numbers, if there is one.
    pub fn unpack(kind: i64, value: i64) -> Option<Row> {
        match kind {
            0 => u32::try_from(value).ok().map(Row::Event),
            1 => u8::try_from(value).ok().map(Row::Undo),
            _ => None,
        }
    }
}

/// Why a store does not do what it is asked.
#[derive(Debug)]
pub enum StoreError {
    /// Somebody else has written this row of the log.
    Taken,
    /// The address names a kind of store that is not there.
    Unknown(String),
    /// What was read makes no sense.
    Broken(String),
    /// The database does not do it.
    Database(sqlx::Error),
    /// The tables cannot be brought up to date.
    Migration(sqlx::migrate::MigrateError),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Taken => write!(f, "the log has grown meanwhile"),
            StoreError::Unknown(address) => {
                write!(f, "`{address}` is not a store that this program knows; expected `sqlite:PATH`")
            }
            StoreError::Broken(what) => write!(f, "the store is damaged: {what}"),
            StoreError::Database(error) => write!(f, "the database says: {error}"),
            StoreError::Migration(error) => write!(f, "the tables cannot be brought up to date: {error}"),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(inner) if inner.is_unique_violation() => StoreError::Taken,
            _ => StoreError::Database(error),
        }
    }
}

impl From<serde_json::Error> for StoreError {
    fn from(error: serde_json::Error) -> Self {
        StoreError::Broken(error.to_string())
    }
}

/// Opens the store at an address such as `sqlite:atoll.db`.
///
/// # Errors
/// If there is no such kind of store, or it cannot be opened.
pub async fn at(address: &str) -> Result<Arc<dyn Store>, StoreError> {
    match address.split_once(':') {
        Some(("sqlite", _)) => Ok(Arc::new(Sqlite::at(address).await?)),
        _ => Err(StoreError::Unknown(address.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_two_numbers() {
        for row in [Row::Event(0), Row::Event(u32::MAX), Row::Undo(3)] {
            let (kind, value) = row.pack();
            assert_eq!(Row::unpack(i64::from(kind), i64::from(value)), Some(row));
        }
        for (kind, value) in [(2, 0), (0, -1), (0, i64::from(u32::MAX) + 1), (1, 256)] {
            assert_eq!(Row::unpack(kind, value), None);
        }
    }

    #[tokio::test]
    async fn an_unknown_store_is_named() {
        for address in ["", "atoll.db", "mysql://x", "postgres://x"] {
            assert!(matches!(at(address).await, Err(StoreError::Unknown(_))), "{address}");
        }
    }
}
