//! Where matches are kept.

mod check;
mod front;
mod lease;
mod postgres;
mod rows;
mod sqlite;
mod writer;

use std::fmt;
use std::sync::Arc;

use atoll_protocol::{SeatSpec, Terms};
use futures_util::future::BoxFuture;
use serde_json::Value;

pub use atoll_table::{Aside, Fair, Progress, Row};
pub use check::{Broken, Checked, Copied, check, copy};
pub use front::InFront;
pub use lease::{Claim, Hold, Leases};
pub use postgres::{Postgres, Use};
pub use sqlite::{Sqlite, backup, restore};

/// A store of matches and their append-only logs.
///
/// A log row has a number; a store refuses a number that is taken, so two
/// writers of one match can never both succeed.
pub trait Store: Send + Sync + fmt::Debug {
    /// Keeps a new match with the first rows of its log, for the server that opens it.
    fn open<'a>(
        &'a self,
        opened: &'a Opened,
        log: &'a [Row],
        now: &'a Progress,
        by: Option<&'a str>,
    ) -> BoxFuture<'a, Result<Hold, StoreError>>;

    /// Takes a match into the hands of a server, or of the only one; from now on whoever held it before cannot write.
    fn claim<'a>(&'a self, id: &'a str, by: Option<&'a str>) -> BoxFuture<'a, Result<Claim, StoreError>> {
        let _ = by;
        Box::pin(async move { Ok(Claim::Ours(Hold::alone(id))) })
    }

    /// Lets go of a match that nobody sits at any more: whoever needs it next has it at once.
    fn release<'a>(&'a self, hold: &'a Hold) -> BoxFuture<'a, Result<(), StoreError>> {
        let _ = hold;
        Box::pin(async move { Ok(()) })
    }

    /// The servers that share this store; nothing if it is for one alone.
    fn leases(&self) -> Option<&dyn Leases> {
        None
    }

    /// Appends rows to a log; `from` is the number of the first of them.
    fn append<'a>(
        &'a self,
        hold: &'a Hold,
        from: u32,
        log: &'a [Row],
        now: &'a Progress,
    ) -> BoxFuture<'a, Result<(), StoreError>>;

    /// Seats have changed hands: `after` has other names, bots, tokens, invitations and additions to the dice than `before`.
    fn reseat<'a>(
        &'a self,
        hold: &'a Hold,
        before: &'a Opened,
        after: &'a Opened,
    ) -> BoxFuture<'a, Result<(), StoreError>>;

    /// A match and how far it is.
    fn find<'a>(&'a self, id: &'a str) -> BoxFuture<'a, Result<Option<(Opened, Progress)>, StoreError>>;

    /// The whole log of a match.
    fn log<'a>(&'a self, id: &'a str) -> BoxFuture<'a, Result<Vec<Row>, StoreError>>;

    /// The youngest matches that everybody may find.
    fn youngest(&self, most: u32) -> BoxFuture<'_, Result<Vec<(Opened, Progress)>, StoreError>>;

    /// The ids of matches that come after this one, in order; so many at most.
    fn ids<'a>(&'a self, after: &'a str, most: u32) -> BoxFuture<'a, Result<Vec<String>, StoreError>>;

    /// The matches with a clock that is out before this time, in milliseconds since 1970; so many at most.
    fn due(&self, before: i64, most: u32) -> BoxFuture<'_, Result<Vec<String>, StoreError>>;

    /// Forgets matches that have not changed for long, except those named and those whose clock still runs; how many.
    fn expire<'a>(&'a self, stale: Stale, except: &'a [String]) -> BoxFuture<'a, Result<u64, StoreError>>;

    /// Whether a write succeeds now.
    fn is_ready(&self) -> BoxFuture<'_, Result<(), StoreError>>;

    /// Finishes all writing.
    fn close(&self) -> BoxFuture<'_, ()>;
}

/// Since when a match has not changed that is forgotten, in seconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stale {
    /// Any match.
    pub since: i64,
    /// One at which nobody has done anything yet; who goes by this is looked for within two days, since it costs a look
    /// into each log.
    pub unplayed: i64,
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
    /// What goes beside the rules.
    pub terms: Terms,
    /// The digest of each seat's token; none for a bot's seat, or before an invited guest has come.
    pub tokens: Vec<Option<String>>,
    /// The digest of each invitation that has not been used.
    pub invitations: Vec<Option<String>>,
    /// The digest of the host's token.
    pub host: Option<String>,
    /// The dice, if they can be checked.
    pub fair: Option<Fair>,
    /// When it was opened, in seconds since 1970.
    pub opened: i64,
}

/// Why a store does not do what it is asked.
#[derive(Debug)]
pub enum StoreError {
    /// Somebody else has written this row of the log.
    Taken,
    /// The match has passed into other hands.
    Fenced,
    /// The database does not answer.
    Silent,
    /// The database is not in the hands of this server now.
    Lost,
    /// The address names a kind of store that is not there.
    Unknown(String),
    /// Another server writes to this file.
    InUse(String),
    /// Other servers use this database.
    Used(String),
    /// A file is in the way, or is not there.
    File(String),
    /// What was read makes no sense.
    Broken(String),
    /// The database does not do it.
    Database(sqlx::Error),
    /// It failed together with others, for this reason.
    Failed(String),
    /// The tables cannot be brought up to date.
    Migration(sqlx::migrate::MigrateError),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Taken => write!(f, "the log has grown meanwhile"),
            StoreError::Fenced => write!(f, "the match has passed to another server"),
            StoreError::Silent => write!(f, "the database does not answer"),
            StoreError::Lost => write!(f, "the database is not in the hands of this server now"),
            StoreError::Unknown(address) => {
                let known = "`sqlite:PATH` or `postgres://USER@HOST/NAME`";
                write!(f, "`{}` is not a store that this program knows; expected {known}", shown(address))
            }
            StoreError::InUse(path) => write!(f, "another server uses {path}; stop it first"),
            StoreError::Used(name) => {
                write!(f, "other servers use the database {name}; stop them first, or start all of them with --cluster")
            }
            StoreError::File(what) => write!(f, "{what}"),
            StoreError::Broken(what) => write!(f, "the store is damaged: {what}"),
            StoreError::Failed(why) => write!(f, "{why}"),
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

/// Opens the store at an address such as `sqlite:atoll.db` or `postgres://atoll@db/atoll`, for one server alone.
///
/// # Errors
/// If there is no such kind of store, it cannot be opened, or somebody else uses it.
pub async fn at(address: &str) -> Result<Arc<dyn Store>, StoreError> {
    open(address, Use::Alone).await
}

/// As [`at`], for one of several servers, if it is a store that can be shared.
///
/// # Errors
/// If there is no such kind of store, it cannot be opened, or a server uses it alone.
pub async fn shared(address: &str) -> Result<Arc<dyn Store>, StoreError> {
    open(address, Use::Shared).await
}

async fn open(address: &str, usage: Use) -> Result<Arc<dyn Store>, StoreError> {
    match address.split_once(':') {
        Some(("sqlite", _)) => Ok(Arc::new(Sqlite::at(address).await?)),
        Some(("postgres" | "postgresql", _)) => Ok(Arc::new(Postgres::at(address, usage).await?)),
        _ => Err(StoreError::Unknown(address.to_owned())),
    }
}

/// An address without the password that may be in it.
pub fn shown(address: &str) -> String {
    let Some((scheme, rest)) = address.split_once("://") else { return address.to_owned() };
    // A password may have any character that is not an end of the host's part.
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    match host.rsplit_once('@').and_then(|(who, _)| who.split_once(':')) {
        Some((user, password)) => format!("{scheme}://{user}:…{}", &rest[user.len() + 1 + password.len()..]),
        None => address.to_owned(),
    }
}

/// Whether a store is at an address; a file that is not there would be made by [`at`].
///
/// # Errors
/// If no file is there.
pub fn is_there(address: &str) -> Result<(), StoreError> {
    if address.starts_with("sqlite:") { sqlite::is_there(address) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn an_unknown_store_is_named() {
        for address in ["", "atoll.db", "mysql://x", "sqlite:", "sqlite://", "sqlite:?mode=rwc"] {
            assert!(matches!(at(address).await, Err(StoreError::Unknown(_))), "{address}");
        }
    }

    #[test]
    fn passwords_are_not_shown() {
        for (address, wanted) in [
            ("sqlite:a.db", "sqlite:a.db"),
            ("postgres://atoll@db/atoll", "postgres://atoll@db/atoll"),
            ("postgres://atoll:s3:c@ret@db:1/atoll?x=y@z", "postgres://atoll:…@db:1/atoll?x=y@z"),
            ("tls://a:b@nats:4222", "tls://a:…@nats:4222"),
            ("nats://nats:4222", "nats://nats:4222"),
        ] {
            assert_eq!(shown(address), wanted);
        }
    }
}
