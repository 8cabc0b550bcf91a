//! An error is a type that says what went wrong, and leads to its cause.

use std::path::Path;

use anyhow::Result;

use super::{bare, files, read, shown};

/// Every function that fails with a bare text.
pub fn faults(root: &Path) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for folder in ["bindings", "crates", "fuzz", "games", "xtask"] {
        for path in files(&root.join(folder), &[".rs", ".rs.in"]) {
            let file = shown(root, &path);
            for (n, line) in bare(&read(&path)?).lines().enumerate() {
                if fails_with_text(line) {
                    faults.push(format!("{file}:{}: an error that is only a text", n + 1));
                }
            }
        }
    }
    Ok(faults)
}

/// Whether a line has a `Result` whose error is a `String`.
fn fails_with_text(line: &str) -> bool {
    line.match_indices("Result<").any(|(at, found)| {
        let (mut depth, mut last) = (1, at + found.len());
        for (n, c) in line[last..].char_indices().map(|(n, c)| (at + found.len() + n, c)) {
            match c {
                '<' | '(' | '[' => depth += 1,
                // The arrow of a function type closes nothing.
                '>' if line[..n].ends_with('-') => {}
                '>' | ')' | ']' => depth -= 1,
                ',' if depth == 1 => last = n + 1,
                _ => {}
            }
            if depth == 0 {
                return line[last..n].trim() == "String" && last > at + found.len();
            }
        }
        false
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_for_an_error_is_found() {
        for planted in [
            "fn a() -> Result<(), String> {",
            "fn a() -> Result<BTreeMap<String, String>, String> {",
            "    step: Box<dyn Fn() -> Result<usize, String>>,",
            "let a: Result<Vec<(u8, u8)>, String> = b;",
        ] {
            assert!(fails_with_text(planted), "{planted}");
        }
        for fine in [
            "fn a() -> Result<String, Error> {",
            "fn a() -> Result<String> {",
            "fn a() -> io::Result<BTreeMap<String, String>> {",
            "fn a(b: Result<(u8, String), Error>) {",
        ] {
            assert!(!fails_with_text(fine), "{fine}");
        }
    }
}
