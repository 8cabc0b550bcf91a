//! Component files: what is in the box.

use std::collections::BTreeMap;
use std::fmt;

use crate::digest::Digest;
use crate::hash::stable_hash;
use crate::rule::Tag;
use crate::text::{Lang, Tell, Words};
use crate::words;

/// The component data of a game, read from its files.
pub trait Components: Sized + fmt::Debug + Send + Sync + 'static {
    /// The files the game ships: name and text.
    const FILES: &'static [(&'static str, &'static str)];

    /// Reads and checks the files.
    ///
    /// # Errors
    /// What is wrong, with file and line. Doubts that do not prevent play go to `warnings`.
    fn load(files: &Files, warnings: &mut Vec<DataError>) -> Result<Self, DataError>;

    /// Every fact with its provenance, for the page "About this edition".
    fn facts(&self) -> Vec<Fact>;

    /// Every place where the rulebook leaves something open, with the choice made.
    fn readings(&self) -> Vec<OpenReading> {
        Vec::new()
    }

    /// The components as the table and the bindings read them.
    fn json(&self) -> serde_json::Value;
}

/// One fact about the components and where it comes from.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Fact {
    /// The file that holds it.
    pub file: String,
    /// What it is.
    pub what: Words,
    /// Where it comes from.
    pub tag: Tag,
}

/// A question that the rulebook leaves open, and how this edition answers it.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct OpenReading {
    /// The id of the rule that holds the answer.
    pub rule: &'static str,
    /// What is open.
    pub question: Words,
    /// What this edition does unless a table chooses otherwise.
    pub choice: Words,
    /// The option by which a table can choose otherwise, if there is one.
    pub option: Option<&'static str>,
}

/// A set of component files: the shipped ones, some perhaps replaced.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Files(BTreeMap<String, String>);

impl Files {
    /// The files that ship with the game.
    pub fn shipped<D: Components>() -> Self {
        let shipped = D::FILES.iter().map(|&(name, text)| (name.to_owned(), text.to_owned()));
        Files(shipped.collect())
    }

    /// Replaces one file.
    ///
    /// # Errors
    /// If the game has no file of that name.
    pub fn replace(&mut self, name: &str, text: String) -> Result<(), DataError> {
        let Some(slot) = self.0.get_mut(name) else {
            let known: Vec<&str> = self.0.keys().map(String::as_str).collect();
            let known = known.join(", ");
            let reason = words!(
                "this game has no such file; it has {known}",
                "dit spel heeft geen bestand met die naam; het heeft {known}"
            );
            return Err(DataError { file: name.to_owned(), line: None, reason });
        };
        *slot = text;
        Ok(())
    }

    /// The text of a file, empty if there is none of that name.
    pub fn text(&self, name: &str) -> &str {
        self.0.get(name).map_or("", String::as_str)
    }

    /// Names and texts.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, text)| (name.as_str(), text.as_str()))
    }

    /// `sha256:` and 16 hex digits that tell this set of files from any other; line ends do not matter.
    ///
    /// The digest is over lines: of each file in the order of the names its name, the number of its lines, and its
    /// lines.
    pub fn hash(&self) -> String {
        let mut digest = Digest::new();
        for (name, text) in self.iter() {
            digest.line(name);
            digest.line(&text.lines().count().to_string());
            text.lines().for_each(|line| digest.line(line));
        }
        format!("sha256:{:016x}", digest.short())
    }

    /// The twelve hex digits that older records have instead of [`Files::hash`].
    fn old_hash(&self) -> String {
        let lines: Vec<(&str, Vec<&str>)> = self.iter().map(|(name, text)| (name, text.lines().collect())).collect();
        let digits = format!("{:016x}", stable_hash(&lines));
        digits[..12].to_owned()
    }

    /// Whether a record's `hash`, of today or of before, is that of these files.
    pub fn are(&self, hash: &str) -> bool {
        if hash.contains(':') { hash == self.hash() } else { hash == self.old_hash() }
    }
}

/// A fault in a component file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataError {
    /// The file's name.
    pub file: String,
    /// The line, from 1, if the fault has one.
    pub line: Option<usize>,
    /// What is wrong, as a sentence without a full stop.
    pub reason: Words,
}

impl Tell for DataError {
    fn tell(&self, lang: Lang) -> String {
        let reason = self.reason.get(lang);
        match self.line {
            Some(line) => format!("{}:{line}: {reason}", self.file),
            None => format!("{}: {reason}", self.file),
        }
    }
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.tell(Lang::En))
    }
}

impl std::error::Error for DataError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(text: &str) -> Files {
        Files([("a.toml".to_owned(), text.to_owned()), ("b.toml".to_owned(), String::new())].into())
    }

    #[test]
    fn the_hash_of_files_is_that_of_their_lines() {
        // printf 'a.toml\\n2\\none\\ntwo\\nb.toml\\n0\\n' | sha256sum
        let hash = "sha256:88f9809baca9f98c";
        for text in ["one\ntwo\n", "one\r\ntwo\r\n", "one\ntwo"] {
            assert_eq!(files(text).hash(), hash);
        }
        for text in ["one\ntwo\n\n", "one two\n", "one\n", " one\ntwo\n"] {
            assert_ne!(files(text).hash(), hash, "{text:?}");
        }
    }

    #[test]
    fn records_of_before_are_known_by_their_old_hash() {
        let files = files("one\ntwo\n");
        assert_eq!(files.old_hash(), "4a7e05787845");
        assert!(files.are(&files.hash()) && files.are(&files.old_hash()));
        assert!(!files.are("sha256:0000000000000000") && !files.are("000000000000") && !files.are(""));
    }
}
