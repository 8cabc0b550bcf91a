//! Reads component files: TOML into types, with errors that name file and line.

mod reader;
mod tree;

use atoll_core::{DataError, Files, Words};
use serde::de::DeserializeOwned;

pub use serde_spanned::Spanned;
#[cfg(target_arch = "wasm32")]
pub use tree::ship;

/// Reads one file into a type.
///
/// # Errors
/// What is wrong, with file and line.
pub fn read<T: DeserializeOwned>(files: &Files, name: &str) -> Result<T, DataError> {
    read_text(name, files.text(name))
}

fn read_text<T: DeserializeOwned>(name: &str, text: &str) -> Result<T, DataError> {
    let read = tree::parse(name, text).and_then(|root| reader::read(&root));
    read.map_err(|fault| DataError {
        file: name.to_owned(),
        line: fault.at.map(|at| line_of(text, at)),
        reason: fault.reason,
    })
}

/// A fault at a value of a file, for the checks that follow reading.
pub fn fault<T>(files: &Files, name: &str, at: &Spanned<T>, reason: Words) -> DataError {
    let line = line_of(files.text(name), at.span().start);
    DataError { file: name.to_owned(), line: Some(line), reason }
}

/// A fault of a file as a whole.
pub fn fault_in(name: &str, reason: Words) -> DataError {
    DataError { file: name.to_owned(), line: None, reason }
}

/// Checks that there are exactly so many entries; a wrong number is a fault at the first
/// entry too many, or at the last one if some are missing.
///
/// # Errors
/// The reason, given the number found.
pub fn counted<'a, T: 'a>(
    files: &Files,
    name: &str,
    entries: impl Iterator<Item = &'a Spanned<T>>,
    needed: usize,
    reason: impl FnOnce(usize) -> Words,
) -> Result<(), DataError> {
    let entries: Vec<_> = entries.collect();
    if entries.len() == needed {
        return Ok(());
    }
    let reason = reason(entries.len());
    Err(match entries.get(needed).or(entries.last()) {
        Some(at) => fault(files, name, at, reason),
        None => fault_in(name, reason),
    })
}

/// The line, from 1, of a byte offset.
fn line_of(text: &str, at: usize) -> usize {
    text.as_bytes()[..at.min(text.len())].iter().filter(|&&byte| byte == b'\n').count() + 1
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    struct Card {
        points: u8,
    }

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    struct Plain {
        name: Spanned<String>,
        card: Vec<Card>,
    }

    const GOOD: &str = "# a box\nname = \"reef\"\n[[card]]\npoints = 1\n[[card]]\npoints = 2\n";

    #[test]
    fn values_keep_their_place() {
        let plain: Plain = read_text("box.toml", GOOD).expect("it is well formed");
        assert_eq!((plain.name.get_ref().as_str(), plain.card.len(), plain.card[1].points), ("reef", 2, 2));
        assert_eq!(line_of(GOOD, plain.name.span().start), 2);
    }

    #[test]
    fn errors_name_the_line() {
        let broken = [
            ("name = \"a\"\ncard = [}\n", 2),
            ("name = \"a\"\n[[card]]\npoints = 300\n", 3),
            ("name = \"a\"\n[[card]]\npoints = 1\nfish = 1\n", 4),
            ("name = 7\ncard = []\n", 1),
            ("# nothing\n\ncard = 3\nname = \"a\"\n", 3),
        ];
        for (text, line) in broken {
            let error = read_text::<Plain>("box.toml", text).expect_err("it is broken");
            assert_ne!(error.reason.en, error.reason.nl, "{text}");
            assert_eq!((error.file.as_str(), error.line), ("box.toml", Some(line)), "{text}: {error}");
        }
    }

    #[test]
    fn wrong_values_are_told_in_plain_words() {
        let told = [
            ("name = \"a\"\n[[card]]\npoints = 300\n", "found the number 300, expected a whole number from 0 to 255"),
            ("name = \"a\"\n[[card]]\npoints = -1\n", "found the number -1, expected a whole number from 0 to 255"),
            ("name = \"a\"\n[[card]]\npoints = \"b\"\n", "found the text \"b\", expected a whole number from 0 to 255"),
            ("name = 7\ncard = []\n", "found the number 7, expected a text in quotes"),
            ("name = \"a\"\ncard = 3\n", "found the number 3, expected a list"),
            ("name = \"a\"\ncard = [true]\n", "found true, expected a table"),
        ];
        for (text, reason) in told {
            let error = read_text::<Plain>("box.toml", text).expect_err("it is broken");
            assert_eq!(error.reason.en, reason, "{text}");
        }
    }

    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(rename_all = "snake_case")]
    enum Kind {
        Red,
        Sized(u8),
    }

    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(transparent)]
    struct Wrapped(i8);

    #[derive(Deserialize, PartialEq, Debug)]
    struct All {
        kinds: Vec<Kind>,
        wrapped: Wrapped,
        pair: (u8, String),
        maybe: Option<bool>,
        never: Option<bool>,
        map: std::collections::BTreeMap<String, Vec<i64>>,
        #[serde(default)]
        letter: Option<char>,
    }

    #[test]
    fn every_form_reads_as_the_toml_crate_reads_it() {
        let text = "kinds = [\"red\", { sized = 3 }]\nwrapped = -4\npair = [0x1f, \"a\"]\nmaybe = true\nletter = \"x\"\n\
            [map]\nb = [1, 2]\na = []\n";
        let ours: All = read_text("all.toml", text).expect("it is well formed");
        assert_eq!(ours, toml::from_str::<All>(text).expect("it is well formed"));
        assert_eq!(ours.kinds, [Kind::Red, Kind::Sized(3)]);
        let large = read_text::<All>("all.toml", &text.replace("-4", "99999999999999999999")).expect_err("too large");
        assert_eq!(large.line, Some(2), "{large}");
    }
}
