//! Reads component files: TOML into types, with errors that name file and line.

use atoll_core::{DataError, Files};
use serde::de::DeserializeOwned;

pub use toml::Spanned;

/// Reads one file into a type.
///
/// # Errors
/// What is wrong, with file and line.
pub fn read<T: DeserializeOwned>(files: &Files, name: &str) -> Result<T, DataError> {
    let text = files.text(name);
    toml::from_str(text).map_err(|error| DataError {
        file: name.to_owned(),
        line: error.span().map(|span| line_of(text, span.start)),
        reason: error.message().trim_end().replace('\n', "; "),
    })
}

/// A fault at a value of a file, for the checks that follow reading.
pub fn fault<T>(files: &Files, name: &str, at: &Spanned<T>, reason: impl Into<String>) -> DataError {
    let line = line_of(files.text(name), at.span().start);
    DataError { file: name.to_owned(), line: Some(line), reason: reason.into() }
}

/// A fault of a file as a whole.
pub fn fault_in(name: &str, reason: impl Into<String>) -> DataError {
    DataError { file: name.to_owned(), line: None, reason: reason.into() }
}

/// The line, from 1, of a byte offset.
fn line_of(text: &str, at: usize) -> usize {
    text.as_bytes()[..at.min(text.len())].iter().filter(|&&byte| byte == b'\n').count() + 1
}
