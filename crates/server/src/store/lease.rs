//! Whose match it is, when several servers share a store.
//!
//! Each server has a lease that it renews while it can; a match belongs to a server. When a lease has run out, others
//! take its matches. Each time a match changes hands its number goes up, and every write checks the number in its own
//! transaction: a server that slept, or was cut off, and does not know yet cannot write any more.

use std::time::Duration;

use futures_util::future::BoxFuture;

use super::StoreError;

/// A match in the hands of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hold {
    /// The match.
    pub id: String,
    /// How often it has changed hands; 0 in a store that is for one server alone.
    pub fence: i64,
}

impl Hold {
    /// A match in a store that is for one server alone.
    pub fn alone(id: &str) -> Hold {
        Hold { id: id.to_owned(), fence: 0 }
    }
}

/// What comes of a claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// It is ours.
    Ours(Hold),
    /// This server holds it.
    Theirs(String),
    /// Our own lease has run out.
    TooLate,
}

/// The servers that share a store.
pub trait Leases: Send + Sync {
    /// A new server lives from now on, for so long.
    fn join<'a>(&'a self, server: &'a str, lease: Duration) -> BoxFuture<'a, Result<(), StoreError>>;

    /// A server lives on: all that do; nothing if its lease has run out, so that its matches may be in other hands.
    fn renew<'a>(&'a self, server: &'a str, lease: Duration) -> BoxFuture<'a, Result<Option<Vec<String>>, StoreError>>;

    /// A server goes, and others may take its matches at once.
    fn leave<'a>(&'a self, server: &'a str) -> BoxFuture<'a, Result<(), StoreError>>;
}
