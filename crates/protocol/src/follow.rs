//! The other end of a table: what a player has put together from what it was told.

use std::collections::BTreeMap;

use crate::change::{Misfit, ShortLine};
use crate::socket::FromTable;
use crate::state::{LegalState, LogState, TableState};

/// What a player has been told. A program that takes a seat hands every message to it.
#[derive(Clone, Debug, Default)]
pub struct Follower {
    /// The number of changes so far.
    pub revision: u32,
    /// Whose eyes were looked with last; nobody's for a spectator.
    pub eyes: Option<u8>,
    told: BTreeMap<Option<u8>, Told>,
}

/// What was told with one pair of eyes.
#[derive(Clone, Debug)]
struct Told {
    revision: u32,
    /// The state without its log.
    state: TableState,
    /// The last actions that there were.
    legal: Vec<LegalState>,
    log: Vec<LogState>,
}

impl Follower {
    /// Takes a message in; whether it told of a state.
    ///
    /// # Errors
    /// If it tells the change of a state that was not told before; ask for the whole with `resync`.
    pub fn take(&mut self, message: &FromTable) -> Result<bool, Misfit> {
        match message {
            FromTable::State { revision, seat, log_from, state } => {
                let mut log = self.told.remove(seat).map(|told| told.log).unwrap_or_default();
                put(&mut log, *log_from, &state.log)?;
                let state = TableState { log: Vec::new(), ..state.clone() };
                let legal = state.legal.clone();
                self.told.insert(*seat, Told { revision: *revision, state, legal, log });
                (self.revision, self.eyes) = (*revision, *seat);
            }
            FromTable::Changed { revision, base, seat, log_from, log, change } => {
                let told = self.told.get_mut(seat).filter(|told| told.revision == *base).ok_or(Misfit)?;
                let lines = ShortLine::numbered(log, *log_from);
                let version = log_from.checked_add(u32::try_from(lines.len()).map_err(|_| Misfit)?).ok_or(Misfit)?;
                let state = change.apply(&told.state, &told.legal, version)?;
                put(&mut told.log, *log_from, &lines)?;
                if !state.legal.is_empty() {
                    told.legal.clone_from(&state.legal);
                }
                (told.revision, told.state) = (*revision, state);
                (self.revision, self.eyes) = (*revision, *seat);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The present state without its log; nothing before it was told.
    pub fn state(&self) -> Option<&TableState> {
        self.told.get(&self.eyes).map(|told| &told.state)
    }

    /// The log as it was told with the eyes of the present state.
    pub fn log(&self) -> &[LogState] {
        self.log_of(self.eyes).unwrap_or_default()
    }

    /// The log as it was told with these eyes.
    pub fn log_of(&self, eyes: Option<u8>) -> Option<&[LogState]> {
        self.told.get(&eyes).map(|told| &told.log[..])
    }

    /// Forgets all, as before the first message.
    pub fn forget(&mut self) {
        *self = Follower::default();
    }
}

fn put(log: &mut Vec<LogState>, from: u32, lines: &[LogState]) -> Result<(), Misfit> {
    let from = usize::try_from(from).ok().filter(|&from| from <= log.len()).ok_or(Misfit)?;
    log.truncate(from);
    log.extend_from_slice(lines);
    Ok(())
}
