//! Whether all that is stored can be played, and how it is carried to another store.

use std::fmt;

use atoll_table::Table;
use serde::Serialize;
use serde_json::json;

use super::{Opened, Progress, Row, Store, StoreError};
use crate::games::Games;
use crate::secret;
use crate::table::{opening, summary};

/// How many matches are asked for at once.
const AT_ONCE: u32 = 500;

/// What a look at a whole store found.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Checked {
    /// How many matches there are.
    pub matches: u64,
    /// How many rows their logs have.
    pub events: u64,
    /// The matches that cannot be played, and why.
    pub broken: Vec<Broken>,
}

/// A match that cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Broken {
    /// Its id.
    pub id: String,
    /// Why.
    pub why: String,
}

/// What was carried to another store.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Copied {
    /// How many matches were carried.
    pub matches: u64,
    /// How many rows their logs have.
    pub events: u64,
    /// How many were there already, the same.
    pub known: u64,
    /// The matches that cannot be played, which stay where they are, and why.
    pub broken: Vec<Broken>,
}

/// Plays every match of a store again, and compares it with what the store says of it.
///
/// # Errors
/// If the store does not answer.
pub async fn check(store: &dyn Store, games: &Games) -> Result<Checked, StoreError> {
    let mut found = Checked::default();
    let mut last = String::new();
    loop {
        let ids = store.ids(&last, AT_ONCE).await?;
        let Some(end) = ids.last() else { return Ok(found) };
        last.clone_from(end);
        for id in ids {
            let played = match load(store, &id).await {
                // It has expired meanwhile.
                Ok(None) => continue,
                Ok(Some((opened, now, log))) => {
                    found.events += log.len() as u64;
                    replay(games, &opened, &now, &log)
                }
                Err(error) => Err(error),
            };
            found.matches += 1;
            match played {
                Ok(()) => {}
                Err(StoreError::Broken(why)) => found.broken.push(Broken { id, why }),
                Err(error) => return Err(error),
            }
        }
    }
}

/// Carries every match that can be played to another store, and reads it there. A match that is there already must be the
/// same, so that a copy that was broken off can be begun again.
///
/// # Errors
/// If a store does not answer, or a match is another one there.
pub async fn copy(from: &dyn Store, to: &dyn Store, games: &Games) -> Result<Copied, StoreError> {
    let mut copied = Copied::default();
    let mut last = String::new();
    loop {
        let ids = from.ids(&last, AT_ONCE).await?;
        let Some(end) = ids.last() else { return Ok(copied) };
        last.clone_from(end);
        for id in ids {
            let whole = match load(from, &id).await {
                // It has expired meanwhile.
                Ok(None) => continue,
                Ok(Some(whole)) => replay(games, &whole.0, &whole.1, &whole.2).map(|()| whole),
                Err(error) => Err(error),
            };
            let whole = match whole {
                Ok(whole) => whole,
                // One that is damaged must not keep the others here.
                Err(StoreError::Broken(why)) => {
                    copied.broken.push(Broken { id, why });
                    continue;
                }
                Err(error) => return Err(error),
            };
            match load(to, &id).await? {
                Some(there) if there == whole => {
                    copied.known += 1;
                    continue;
                }
                Some(_) => return Err(StoreError::File(format!("match {id} is another one there"))),
                None => {}
            }
            let (opened, now, log) = &whole;
            to.open(opened, log, now, None).await?;
            if load(to, &id).await?.as_ref() != Some(&whole) {
                return Err(StoreError::Broken(format!("match {id} was not kept as it is")));
            }
            copied.matches += 1;
            copied.events += log.len() as u64;
        }
    }
}

async fn load(store: &dyn Store, id: &str) -> Result<Option<(Opened, Progress, Vec<Row>)>, StoreError> {
    let Some((opened, now)) = store.find(id).await? else { return Ok(None) };
    let log = store.log(id).await?;
    Ok(Some((opened, now, log)))
}

/// Plays a log, and compares where it ends with what is said of it.
fn replay(games: &Games, opened: &Opened, now: &Progress, log: &[Row]) -> Result<(), StoreError> {
    let broken = |why: &dyn fmt::Display| StoreError::Broken(why.to_string());
    let edition = games.edition(&opened.game);
    let edition = edition.ok_or_else(|| broken(&format_args!("there is no game `{}` here", opened.game)))?;
    let opening = opening(edition, opened).map_err(|error| broken(&error))?;
    let start = Progress::of(opening.as_ref(), 0, now.aside.clone());
    let card = summary(opened, &start, edition.info().title);
    let table = Table::new(card, opening, log, Box::new(secret::dice()), 0).map_err(|bad| broken(&bad))?;
    let told = Progress::of(table.played(), log.len(), now.aside.clone());
    if told == *now {
        return Ok(());
    }
    let shown = |now: &Progress| json!([now.revision, now.events, now.turn]);
    Err(broken(&format_args!("its log ends at {}, the store says {}", shown(&told), shown(now))))
}
