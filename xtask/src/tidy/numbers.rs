//! No `unsafe` and no float in the vocabulary and the rules.

use std::path::Path;

use anyhow::Result;

use super::{bare, files, read, shown};

/// Where floats may be: the stability solver, whose verdict is proved equal to the exact one, and what writes any data
/// down, floats among it.
const FLOATS_ALLOWED: [&str; 2] = ["games/coral/src/stability", "crates/core/src/tape.rs"];

/// Every `unsafe` and every float in core and games.
pub fn faults(root: &Path) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    let mut sources = files(&root.join("crates/core/src"), &[".rs"]);
    sources.extend(files(&root.join("games"), &[".rs"]));
    for path in sources {
        let file = shown(root, &path);
        let in_rules = file.contains("/src/") && !FLOATS_ALLOWED.iter().any(|allowed| file.starts_with(allowed));
        for (n, line) in bare(&read(&path)?).lines().enumerate() {
            let words = || line.split(|c: char| !c.is_alphanumeric() && c != '_');
            if words().any(|word| word == "unsafe") {
                faults.push(format!("{file}:{}: unsafe", n + 1));
            }
            if in_rules && (words().any(is_float_word) || has_float_literal(line)) {
                faults.push(format!("{file}:{}: a float", n + 1));
            }
        }
    }
    Ok(faults)
}

fn is_float_word(word: &str) -> bool {
    matches!(word, "f32" | "f64")
        || ((word.ends_with("f32") || word.ends_with("f64")) && word.starts_with(|c: char| c.is_ascii_digit()))
}

/// Digits, a point, digits; not the `.0.1` of a tuple in a tuple.
fn has_float_literal(line: &str) -> bool {
    let bytes = line.as_bytes();
    let is_digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    (1..bytes.len()).filter(|&at| bytes[at] == b'.' && is_digit(at - 1) && is_digit(at + 1)).any(|at| {
        let number = bytes[..at].iter().rposition(|byte| !byte.is_ascii_digit() && *byte != b'_');
        match number {
            None => true,
            Some(before) => !(bytes[before] == b'.' || bytes[before].is_ascii_alphabetic()),
        }
    })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn found(path: &str, source: &str) -> usize {
        let root = tempfile::tempdir().expect("a folder for the test");
        let path = root.path().join(path);
        fs::create_dir_all(path.parent().expect("the path has a folder")).expect("the folder is ours");
        fs::write(path, source).expect("the folder is ours");
        faults(root.path()).expect("the files can be read").len()
    }

    #[test]
    fn a_float_in_the_rules_is_found() {
        for planted in ["let a: f64 = b;", "let a = 1.5;", "let a = 2f32;", "let a = b as f32;"] {
            assert_eq!(found("games/reef/src/score.rs", planted), 1, "{planted}");
            assert_eq!(found("crates/core/src/seat.rs", planted), 1, "{planted}");
            assert_eq!(found("games/coral/src/stability/solver.rs", planted), 0, "{planted}");
        }
        for fine in ["let a = b.0.1;", "for n in 0..10 {}", "// about 1.5 f64", "let a = \"1.5\";", "fn f64_free() {}"]
        {
            assert_eq!(found("games/reef/src/score.rs", fine), 0, "{fine}");
        }
    }

    #[test]
    fn unsafe_is_found_everywhere() {
        assert_eq!(found("games/coral/src/stability/solver.rs", "unsafe { a() }"), 1);
        assert_eq!(found("games/reef/tests/rules.rs", "unsafe { a() }"), 1);
        assert_eq!(found("games/reef/tests/rules.rs", "// unsafe\nlet unsafe_move = 1;"), 0);
    }
}
