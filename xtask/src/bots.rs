//! Measures the bots and writes what was measured.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::shell;

/// Plays so many matches for each row of `docs/bots.md`, or for so many seconds if those are over first, and writes it.
/// What was played before is kept and counts.
///
/// # Errors
/// If the matches cannot be played or the file cannot be written.
pub fn run(root: &Path, games: &str, seed: &str, seconds: &str) -> Result<()> {
    let logs = shell::target(root).join("bots").display().to_string();
    let example = ["run", "--release", "--quiet", "-p", "atoll-arena", "--example", "bots", "--"];
    let path = root.join("docs/bots.md");
    let known = path.display().to_string();
    let args = [&example[..], &[&logs, games, seed, seconds, &known]].concat();
    let text = shell::output(&mut shell::cargo(&args, root))?;
    fs::write(&path, text).with_context(|| path.display().to_string())?;
    println!("{} is written", path.display());
    Ok(())
}
