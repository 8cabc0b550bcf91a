//! A store in front of another.

use std::fmt;

use futures_util::future::BoxFuture;

use super::{Claim, Hold, Leases, Opened, Progress, Row, Stale, Store, StoreError};

/// A store that passes everything on to the one behind it but what it does differently: it notes what is written, or
/// fails on purpose.
pub trait InFront: Send + Sync + fmt::Debug {
    /// The store that does the work.
    fn behind(&self) -> &dyn Store;

    /// As [`Store::append`].
    fn append<'a>(
        &'a self,
        hold: &'a Hold,
        from: u32,
        log: &'a [Row],
        now: &'a Progress,
    ) -> BoxFuture<'a, Result<(), StoreError>> {
        self.behind().append(hold, from, log, now)
    }

    /// As [`Store::leases`].
    fn leases(&self) -> Option<&dyn Leases> {
        self.behind().leases()
    }
}

impl<F: InFront> Store for F {
    fn open<'a>(
        &'a self,
        opened: &'a Opened,
        log: &'a [Row],
        now: &'a Progress,
        by: Option<&'a str>,
    ) -> BoxFuture<'a, Result<Hold, StoreError>> {
        self.behind().open(opened, log, now, by)
    }
    fn claim<'a>(&'a self, id: &'a str, by: Option<&'a str>) -> BoxFuture<'a, Result<Claim, StoreError>> {
        self.behind().claim(id, by)
    }
    fn release<'a>(&'a self, hold: &'a Hold) -> BoxFuture<'a, Result<(), StoreError>> {
        self.behind().release(hold)
    }
    fn leases(&self) -> Option<&dyn Leases> {
        InFront::leases(self)
    }
    fn append<'a>(
        &'a self,
        hold: &'a Hold,
        from: u32,
        log: &'a [Row],
        now: &'a Progress,
    ) -> BoxFuture<'a, Result<(), StoreError>> {
        InFront::append(self, hold, from, log, now)
    }
    fn reseat<'a>(
        &'a self,
        hold: &'a Hold,
        before: &'a Opened,
        after: &'a Opened,
    ) -> BoxFuture<'a, Result<(), StoreError>> {
        self.behind().reseat(hold, before, after)
    }
    fn find<'a>(&'a self, id: &'a str) -> BoxFuture<'a, Result<Option<(Opened, Progress)>, StoreError>> {
        self.behind().find(id)
    }
    fn log<'a>(&'a self, id: &'a str) -> BoxFuture<'a, Result<Vec<Row>, StoreError>> {
        self.behind().log(id)
    }
    fn youngest(&self, most: u32) -> BoxFuture<'_, Result<Vec<(Opened, Progress)>, StoreError>> {
        self.behind().youngest(most)
    }
    fn ids<'a>(&'a self, after: &'a str, most: u32) -> BoxFuture<'a, Result<Vec<String>, StoreError>> {
        self.behind().ids(after, most)
    }
    fn due(&self, before: i64, most: u32) -> BoxFuture<'_, Result<Vec<String>, StoreError>> {
        self.behind().due(before, most)
    }
    fn expire<'a>(&'a self, stale: Stale, except: &'a [String]) -> BoxFuture<'a, Result<u64, StoreError>> {
        self.behind().expire(stale, except)
    }
    fn is_ready(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        self.behind().is_ready()
    }
    fn close(&self) -> BoxFuture<'_, ()> {
        self.behind().close()
    }
}
