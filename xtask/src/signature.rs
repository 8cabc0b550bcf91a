//! Digests of seeded matches of all games: the same natively, in wasm and in `signature.txt`.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::{shell, wasm};

/// Plays the seeded matches with this machine's code, compiling it first.
pub fn native(root: &Path) -> Command {
    shell::cargo(&["run", "--quiet", "--package", "atoll-wasm", "--example", "signature"], root)
}

/// Plays the seeded matches with the modules for browsers, under Node.
///
/// # Errors
/// The step that failed.
fn in_wasm(root: &Path) -> Result<String> {
    wasm::build(root)?;
    shell::output(&mut wasm::node(root, "signature.mjs", &wasm::games(root)?))
}

/// Prints the digests that the program `native` prints and those of wasm, and compares them with each other and with
/// `signature.txt`.
///
/// # Errors
/// The first difference.
pub fn run(root: &Path, native: &mut Command, json: bool, write: bool) -> Result<usize> {
    let ours = shell::output(native)?;
    let theirs = in_wasm(root)?;
    same("native", &ours, "wasm", &theirs)?;
    let path = root.join("signature.txt");
    if write {
        let text = format!("# Seeded random matches: game, seats, options, digest.\n{ours}");
        fs::write(&path, text).with_context(|| path.display().to_string())?;
    }
    if json {
        println!("{}", as_json(&ours));
    } else {
        print!("{ours}");
    }
    let stored = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    same("this engine", &ours, "signature.txt", &stored)
        .context("if seeded matches should come out differently: cargo xtask signature --write")?;
    Ok(lines(&ours).len())
}

fn lines(text: &str) -> Vec<&str> {
    text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect()
}

fn same(one: &str, left: &str, other: &str, right: &str) -> Result<()> {
    let (left, right) = (lines(left), lines(right));
    if left.is_empty() {
        bail!("{one} has no digest at all");
    }
    for n in 0..left.len().max(right.len()) {
        let (a, b) = (left.get(n).unwrap_or(&"nothing"), right.get(n).unwrap_or(&"nothing"));
        if a != b {
            bail!("{one} and {other} differ:\n  {one}: {a}\n  {other}: {b}");
        }
    }
    Ok(())
}

/// `game seats options digest` lines as JSON.
fn as_json(text: &str) -> serde_json::Value {
    let line = |line: &str| {
        let mut words = line.split_whitespace();
        let mut word = || words.next().unwrap_or_default().to_owned();
        serde_json::json!({ "game": word(), "seats": word().parse::<u8>().ok(), "options": word(), "digest": word() })
    };
    lines(text).into_iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_is_named() {
        assert!(same("a", "# one\nreef 2 {} ff\n", "b", "reef 2 {} ff\n").is_ok());
        assert!(same("a", "reef 2 {} ff", "b", "reef 2 {} fe").is_err_and(|error| error.to_string().contains("fe")));
        assert!(same("a", "reef 2 {} ff\nreef 3 {} 00", "b", "reef 2 {} ff").is_err());
        assert!(same("a", "", "b", "").is_err());
    }

    #[test]
    fn lines_become_json() {
        let json = as_json("# head\nreef 2 {} ff\n");
        assert_eq!(json, serde_json::json!([{ "game": "reef", "seats": 2, "options": "{}", "digest": "ff" }]));
    }
}
