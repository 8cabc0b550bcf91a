//! House rules that the compiler cannot check.

mod directions;
mod errors;
mod modules;
mod numbers;
mod packages;
mod rule_tests;
mod stale;
mod used_texts;
mod web_messages;
mod words;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};

use crate::shell;

/// One house rule.
pub struct Check {
    /// What it demands.
    pub name: &'static str,
    /// Every fault, as `file: reason`.
    pub faults: fn(&Path) -> Result<Vec<String>>,
}

/// All house rules.
pub const CHECKS: &[Check] = &[
    Check { name: "every rule is named by a test", faults: rule_tests::faults },
    Check { name: "every prohibition is seen to refuse", faults: rule_tests::unrefused },
    Check { name: "every text is there in every language", faults: web_messages::faults },
    Check { name: "every text is used", faults: used_texts::faults },
    Check { name: "licences are allowed", faults: packages::licence_faults },
    Check { name: "no package comes twice without a reason", faults: packages::twice_faults },
    Check { name: "dependencies point inward", faults: directions::faults },
    Check { name: "web modules keep apart, without circles", faults: modules::faults },
    Check { name: "generated files are fresh", faults: stale::faults },
    Check { name: "no word of this machine", faults: words::faults },
    Check { name: "no unsafe and no float in rules", faults: numbers::faults },
    Check { name: "no text for an error", faults: errors::faults },
    Check { name: "every package obeys the lints", faults: directions::lint_faults },
];

/// Runs every check and prints the faults.
///
/// # Errors
/// If there are any.
pub fn run(root: &Path) -> Result<usize> {
    let mut bad = 0;
    for check in CHECKS {
        let faults = (check.faults)(root).unwrap_or_else(|error| vec![format!("{error:#}")]);
        println!("  {} {}", if faults.is_empty() { "ok  " } else { "FAIL" }, check.name);
        for fault in &faults {
            println!("       {fault}");
        }
        bad += faults.len();
    }
    match bad {
        0 => Ok(CHECKS.len()),
        1 => Err(anyhow!("tidy: one fault")),
        _ => Err(anyhow!("tidy: {bad} faults")),
    }
}

/// The names of the crates that others can use: all of ours that are not programs, tests or chores.
///
/// # Errors
/// The manifest at fault.
pub fn public_crates(root: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for folder in ["crates/core", "crates/data", "crates/bots", "crates/minds", "crates/testkit", "crates/atoll"] {
        let path = root.join(folder).join("Cargo.toml");
        if path.is_file() {
            let manifest: toml::Table = read(&path)?.parse().with_context(|| path.display().to_string())?;
            let name = manifest.get("package").and_then(|package| package.get("name")).and_then(toml::Value::as_str);
            names.extend(name.map(str::to_owned));
        }
    }
    for folder in crate::codegen::game_folders(root).context("games")? {
        let slug = folder.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        names.push(format!("atoll-{slug}"));
    }
    Ok(names)
}

/// The files below `folder` whose names end in one of `endings`, without built and fetched ones.
fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = shell::files(folder);
    found.retain(|path| {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        endings.iter().any(|ending| name.ends_with(ending))
    });
    found
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| path.display().to_string())
}

/// A path as faults show it: from the workspace's folder on.
fn shown(root: &Path, path: &Path) -> String {
    path.strip_prefix(root).unwrap_or(path).display().to_string()
}

/// Rust source with comments and the insides of strings blanked out, line for line.
fn bare(source: &str) -> String {
    let bytes = source.as_bytes();
    let mut out = String::with_capacity(source.len());
    let mut at = 0;
    let blank = |out: &mut String, from: usize, to: usize| {
        out.extend(source[from..to].chars().map(|c| if c == '\n' { '\n' } else { ' ' }));
    };
    while at < bytes.len() {
        let rest = &source[at..];
        let end = if rest.starts_with("//") {
            rest.find('\n').map_or(source.len(), |n| at + n)
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(source.len(), |n| at + n + 2)
        } else if let Some(end) = raw_string_end(source, at) {
            end
        } else if rest.starts_with('"') {
            string_end(source, at)
        } else if let Some(end) = char_end(source, at) {
            end
        } else {
            let c = rest.chars().next().expect("the loop ends before the source does");
            out.push(c);
            at += c.len_utf8();
            continue;
        };
        blank(&mut out, at, end);
        at = end;
    }
    out
}

fn string_end(source: &str, open: usize) -> usize {
    let mut escaped = false;
    for (n, c) in source[open + 1..].char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return open + 1 + n + 1,
            _ => {}
        }
    }
    source.len()
}

fn raw_string_end(source: &str, at: usize) -> Option<usize> {
    let rest = source[at..].strip_prefix('r')?;
    let before = source[..at].chars().next_back();
    if before.is_some_and(|c| c.is_alphanumeric() || c == '_') && before != Some('b') {
        return None;
    }
    let hashes = rest.len() - rest.trim_start_matches('#').len();
    let body = rest[hashes..].strip_prefix('"')?;
    let close = format!("\"{}", "#".repeat(hashes));
    let end = body.find(&close).map_or(body.len(), |n| n + close.len());
    Some(source.len() - body.len() + end)
}

fn char_end(source: &str, at: usize) -> Option<usize> {
    let rest = source[at..].strip_prefix('\'')?;
    let mut chars = rest.char_indices();
    let (_, first) = chars.next()?;
    if first == '\\' {
        return rest.get(2..)?.find('\'').map(|n| at + 1 + 2 + n + 1);
    }
    let (n, close) = chars.next()?;
    (close == '\'').then_some(at + 1 + n + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_strings_are_blanked() {
        let source = "let a = \"f32 \\\" f64\"; // f32\nlet b = r#\"f32 \" f64\"#; /* f32\nf64 */ let c: u8 = b'\\''; let d = '\"'; f32";
        let bare = bare(source);
        assert_eq!(bare.lines().count(), source.lines().count());
        assert_eq!(bare.matches("f32").count(), 1, "{bare}");
        assert_eq!(bare.matches("f64").count(), 0, "{bare}");
        assert!(bare.trim_end().ends_with("f32"));
    }

    #[test]
    fn lifetimes_are_not_characters() {
        assert_eq!(bare("fn a<'a>(b: &'a str) {}"), "fn a<'a>(b: &'a str) {}");
    }
}
