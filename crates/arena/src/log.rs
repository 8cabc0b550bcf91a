//! A file with the matches of a series, so that it can go on another day.
//!
//! The first line says which series it is, every other one is a match, all of them JSON. A line that was being written
//! when the program was stopped is left out.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use atoll_core::any::AnyMatch;
use serde_json::{Value, json};

use crate::plan::Form;
use crate::{ArenaError, Order, Played};

/// A log that is open for more.
pub(crate) struct Log {
    path: PathBuf,
    file: File,
}

impl Log {
    /// Opens the log of an order, or begins it; gives the matches that stand in it.
    pub fn open(path: &Path, opening: &dyn AnyMatch, order: &Order) -> Result<(Log, Vec<Played>), ArenaError> {
        let fault = |error: std::io::Error| ArenaError::file(path, &error);
        let series = series(opening, order);
        let mut file = OpenOptions::new().create(true).read(true).append(true).open(path).map_err(fault)?;
        // Two series that wrote to one file would cut off each other's lines. Where files cannot be locked, nobody looks.
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            return Err(ArenaError::Taken(path.to_owned()));
        }
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(fault)?;
        // What lacks the end of its line was cut off.
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        let mut known = Vec::new();
        for (n, line) in whole.lines().enumerate() {
            let bad = || ArenaError::BadLog { path: path.to_owned(), line: n + 1 };
            if n == 0 {
                let found: Value = serde_json::from_str(line).map_err(|_| bad())?;
                if found != series {
                    return Err(ArenaError::OtherLog(path.to_owned()));
                }
            } else {
                let played: Played = serde_json::from_str(line).map_err(|_| bad())?;
                if !played.is_whole(usize::from(opening.seats())) {
                    return Err(bad());
                }
                known.push(played);
            }
        }
        file.set_len(whole.len() as u64).map_err(fault)?;
        let mut log = Log { path: path.to_owned(), file };
        if whole.is_empty() {
            log.line(&series.to_string())?;
        }
        Ok((log, known))
    }

    /// Adds a match.
    pub fn add(&mut self, played: &Played) -> Result<(), ArenaError> {
        let line = serde_json::to_string(played).expect("a match is plain data");
        self.line(&line)
    }

    fn line(&mut self, text: &str) -> Result<(), ArenaError> {
        // In one piece, so that nothing comes between a line and its end.
        self.file.write_all(format!("{text}\n").as_bytes()).map_err(|error| ArenaError::file(&self.path, &error))
    }
}

/// What makes two series the same, however long they are.
fn series(opening: &dyn AnyMatch, order: &Order) -> Value {
    let form = match order.form {
        Form::All => "all",
        Form::Ladder => "ladder",
    };
    json!({ "opening": opening.record(), "bots": order.bots, "seed": order.seed, "form": form })
}
