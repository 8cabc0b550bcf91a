//! Why a series cannot be played.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use atoll_core::{Lang, Tell, Text};
use atoll_registry::SimError;

/// Why a series cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ArenaError {
    /// The bots or the match do not fit.
    Sim(SimError),
    /// A program cannot be started.
    Program {
        /// Its words.
        command: String,
        /// Why.
        reason: String,
    },
    /// A file cannot be read or written.
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        reason: String,
    },
    /// The log is of another series.
    OtherLog(PathBuf),
    /// Another series is writing to the log.
    Taken(PathBuf),
    /// A line of the log cannot be read.
    BadLog {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
    },
}

impl ArenaError {
    pub(crate) fn file(path: &Path, error: &io::Error) -> ArenaError {
        ArenaError::File { path: path.to_owned(), reason: error.to_string() }
    }
}

impl From<SimError> for ArenaError {
    fn from(error: SimError) -> ArenaError {
        ArenaError::Sim(error)
    }
}

impl fmt::Display for ArenaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.tell(Lang::En))
    }
}

impl std::error::Error for ArenaError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ArenaError::Sim(error) => Some(error),
            _ => None,
        }
    }
}

const PROGRAM: Text = Text {
    en: "the program `{command}` does not start: {reason}",
    nl: "het programma `{command}` start niet: {reason}",
};
const FILE: Text =
    Text { en: "{path} cannot be read or written: {reason}", nl: "{path} is niet te lezen of te schrijven: {reason}" };
const OTHER: Text = Text {
    en: "{path} is the log of another series: game, options, bots, seats or seed are different",
    nl: "{path} is het logboek van een andere reeks: spel, opties, bots, plaatsen of seed zijn anders",
};
const TAKEN: Text = Text {
    en: "another series is just being written to {path}",
    nl: "er wordt net een andere reeks naar {path} geschreven",
};
const BAD: Text = Text {
    en: "{path}, line {line}: no match can be read here",
    nl: "{path}, regel {line}: hier is geen partij te lezen",
};

impl Tell for ArenaError {
    fn tell(&self, lang: Lang) -> String {
        match self {
            ArenaError::Sim(error) => error.tell(lang),
            ArenaError::Program { command, reason } => PROGRAM.fill(lang, &[("command", command), ("reason", reason)]),
            ArenaError::File { path, reason } => FILE.fill(lang, &[("path", &path.display()), ("reason", reason)]),
            ArenaError::OtherLog(path) => OTHER.fill(lang, &[("path", &path.display())]),
            ArenaError::Taken(path) => TAKEN.fill(lang, &[("path", &path.display())]),
            ArenaError::BadLog { path, line } => BAD.fill(lang, &[("path", &path.display()), ("line", line)]),
        }
    }
}
