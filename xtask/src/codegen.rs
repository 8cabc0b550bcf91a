//! The files that are made from others: `rules.rs`, `texts.rs` and `RULES.md` of each game, its texts for
//! the page, and the types that the web reads: the protocol's, and those of each game.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{fs, io};

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use crate::{screen_texts, shell};

/// A generated file: where it belongs and what it must hold.
pub struct Generated {
    /// The file's path.
    pub path: PathBuf,
    /// What it must hold.
    pub text: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RulesFile {
    rule: Vec<Rule>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rule {
    id: String,
    tag: String,
    /// A prohibition: refusals cite it, and a test shows one.
    #[serde(default)]
    forbids: bool,
    en: String,
    nl: String,
}

/// A text in every language.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Message {
    /// English.
    pub en: String,
    /// Dutch.
    pub nl: String,
}

/// Every generated file of the workspace.
///
/// # Errors
/// The file at fault and why, as a sentence.
pub fn all(root: &Path) -> Result<Vec<Generated>> {
    let mut files = of_games(root)?;
    files.extend(of_pages(root)?);
    Ok(files)
}

/// What is made from files alone.
fn of_games(root: &Path) -> Result<Vec<Generated>> {
    let types = root.join("web/src/protocol/types.ts");
    let mut files = vec![Generated { path: types, text: atoll_protocol::typescript() }];
    for folder in game_folders(root).context("games")? {
        files.extend(of_game(&folder)?);
    }
    Ok(files)
}

/// What each game tells the page: `web/src/games/<slug>/types.ts`.
///
/// The games are asked by a program of their own, so that `./play` need not compile them for its chores.
fn of_pages(root: &Path) -> Result<Vec<Generated>> {
    // Without pages nobody reads them.
    if !root.join("web/src/games").is_dir() {
        return Ok(Vec::new());
    }
    let asked = ["run", "--quiet", "-p", "atoll-registry", "--features", "typescript", "--example", "typescript"];
    let told = shell::output(&mut shell::cargo(&asked, root))?;
    let types: BTreeMap<String, String> = serde_json::from_str(&told).context("types of the games")?;
    let file = |(slug, text)| Generated { path: root.join("web/src/games").join(slug).join("types.ts"), text };
    Ok(types.into_iter().map(file).collect())
}

/// Writes every generated file that is missing or stale.
///
/// # Errors
/// The file at fault and why, as a sentence.
pub fn write(root: &Path) -> Result<()> {
    // The types for the page come from compiled games, which need their rules and texts first.
    write_stale(root, of_games(root)?)?;
    write_stale(root, of_pages(root)?)
}

fn write_stale(root: &Path, files: Vec<Generated>) -> Result<()> {
    for file in files {
        if fs::read_to_string(&file.path).ok().as_deref() != Some(&file.text) {
            let folder = file.path.parent().unwrap_or(root);
            fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
            fs::write(&file.path, &file.text).with_context(|| file.path.display().to_string())?;
            println!("wrote {}", file.path.display());
        }
    }
    Ok(())
}

/// The folders of the games, in the order of their names.
pub fn game_folders(root: &Path) -> io::Result<Vec<PathBuf>> {
    let mut folders = Vec::new();
    for entry in fs::read_dir(root.join("games"))? {
        let path = entry?.path();
        if path.join("rules.toml").is_file() {
            folders.push(path);
        }
    }
    folders.sort();
    Ok(folders)
}

/// All generated files of one game.
///
/// # Errors
/// The file at fault and why, as a sentence.
pub fn of_game(folder: &Path) -> Result<Vec<Generated>> {
    let rules_path = folder.join("rules.toml");
    let rules: RulesFile = read(&rules_path)?;
    let messages_path = folder.join("messages.toml");
    let messages: BTreeMap<String, Message> = read(&messages_path)?;
    check_rules(&rules.rule).with_context(|| rules_path.display().to_string())?;
    check_messages(&messages).with_context(|| messages_path.display().to_string())?;
    let mut files = vec![
        Generated { path: folder.join("src/rules.rs"), text: rules_rs(&rules.rule) },
        Generated { path: folder.join("src/texts.rs"), text: texts_rs(&messages) },
        Generated { path: folder.join("RULES.md"), text: rules_md(&rules.rule) },
    ];
    let for_page = screen_texts::of_game(folder, &messages);
    files.extend(for_page.with_context(|| messages_path.display().to_string())?);
    Ok(files)
}

/// The ids of a game's rules that are prohibitions.
///
/// # Errors
/// The file at fault and why, as a sentence.
pub fn prohibitions(folder: &Path) -> Result<Vec<String>> {
    let rules: RulesFile = read(&folder.join("rules.toml"))?;
    Ok(rules.rule.into_iter().filter(|rule| rule.forbids).map(|rule| rule.id).collect())
}

/// The ids of a game's rules.
///
/// # Errors
/// The file at fault and why, as a sentence.
pub fn rule_ids(folder: &Path) -> Result<Vec<String>> {
    let rules: RulesFile = read(&folder.join("rules.toml"))?;
    Ok(rules.rule.into_iter().map(|rule| rule.id).collect())
}

fn read<T: serde::de::DeserializeOwned>(path: &Path) -> Result<T> {
    let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    toml::from_str(&text).with_context(|| path.display().to_string())
}

fn check_rules(rules: &[Rule]) -> Result<()> {
    let mut seen = BTreeSet::new();
    for rule in rules {
        if !seen.insert(&rule.id) {
            bail!("{} is there twice", rule.id);
        }
        if !matches!(rule.tag.as_str(), "R" | "P" | "D" | "C") {
            bail!("{}: the tag must be R, P, D or C", rule.id);
        }
        if rule.en.trim().is_empty() || rule.nl.trim().is_empty() {
            bail!("{} lacks a language", rule.id);
        }
    }
    Ok(())
}

fn check_messages(messages: &BTreeMap<String, Message>) -> Result<()> {
    for (key, message) in messages {
        if message.en.trim().is_empty() || message.nl.trim().is_empty() {
            bail!("{key} lacks a language");
        }
        if places(&message.en) != places(&message.nl) {
            bail!("{key}: the two languages have different places to fill in");
        }
    }
    Ok(())
}

/// The `{names}` of a message.
pub fn places(text: &str) -> BTreeSet<&str> {
    text.split('{').skip(1).filter_map(|rest| rest.split_once('}')).map(|(name, _)| name).collect()
}

/// `REEF-STACK-1` becomes `STACK_1`: the constant a game's code cites.
fn rule_const(id: &str) -> String {
    let (_, rest) = id.split_once('-').unwrap_or(("", id));
    rest.replace('-', "_").to_uppercase()
}

fn rules_rs(rules: &[Rule]) -> String {
    let mut out = String::from(
        "//! The rules by id. Generated from `rules.toml` by `cargo xtask codegen`; edit that file.\n\n\
         use atoll_core::{Rule, Tag, Text};\n\n\
         /// Every rule of the game.\n",
    );
    // A static and no constant: wherever a constant is used, its texts are there once more.
    writeln!(out, "pub static ALL: [Rule; {}] = [", rules.len()).expect("writing to a string cannot fail");
    for rule in rules {
        writeln!(
            out,
            "    Rule {{ id: {:?}, tag: Tag::{}, text: Text {{ en: {:?}, nl: {:?} }}, forbids: {} }},",
            rule.id, rule.tag, rule.en, rule.nl, rule.forbids
        )
        .expect("writing to a string cannot fail");
    }
    out.push_str("];\n");
    for (n, rule) in rules.iter().enumerate() {
        let doc = rule.en.replace('\n', " ");
        writeln!(out, "\n/// {doc}\n#[allow(dead_code)]\npub static {}: &Rule = &ALL[{n}];", rule_const(&rule.id))
            .expect("writing to a string cannot fail");
    }
    rustfmt(out)
}

/// Messages that only reports on many matches show: no list holds them, so pages do not carry them.
const FOR_REPORTS: &str = "report.";

fn texts_rs(messages: &BTreeMap<String, Message>) -> String {
    let mut out = String::from(
        "//! The messages by key. Generated from `messages.toml` by `cargo xtask codegen`; edit that file.\n\n\
         use atoll_core::Text;\n\n\
         /// [`ALL`] in one place: wherever a constant is used, its words are there once more.\n\
         pub static KEPT: [(&str, Text); ALL.len()] = *ALL.first_chunk().expect(\"it is as long as it is\");\n\n\
         /// Every message of the game by its key.\n\
         pub static ALL: &[(&str, Text)] = &[\n",
    );
    let messages = messages.iter().filter(|(key, _)| !screen_texts::is_for_page(key));
    let (reports, messages): (Vec<_>, Vec<_>) = messages.partition(|(key, _)| key.starts_with(FOR_REPORTS));
    for (key, message) in &messages {
        writeln!(out, "    ({key:?}, Text {{ en: {:?}, nl: {:?} }}),", message.en, message.nl)
            .expect("writing to a string cannot fail");
    }
    out.push_str("];\n");
    let constant = |out: &mut String, key: &str, message: &Message, value: String| {
        let name = key.replace(['.', '-'], "_").to_uppercase();
        let doc = message.en.replace('\n', " ");
        writeln!(out, "\n/// {doc}\n#[allow(dead_code)]\npub const {name}: Text = {value};")
            .expect("writing to a string cannot fail");
    };
    for (n, (key, message)) in messages.iter().enumerate() {
        constant(&mut out, key, message, format!("ALL[{n}].1"));
    }
    for (key, message) in reports {
        constant(&mut out, key, message, format!("Text {{ en: {:?}, nl: {:?} }}", message.en, message.nl));
    }
    // A constant may not read a static, so the list is a constant as well.
    rustfmt(out.replace("pub static ALL", "pub const ALL"))
}

fn rules_md(rules: &[Rule]) -> String {
    let mut out = String::from(
        "<!-- Generated from rules.toml by `cargo xtask codegen`; edit that file. -->\n\n# Rules\n\n\
         Tags: R rulebook, P public source, D derived, C constructed.\n\n| Id | Tag | Rule | Regel |\n|---|---|---|---|\n",
    );
    for rule in rules {
        let cell = |text: &str| text.replace('|', "\\|").replace('\n', " ");
        writeln!(out, "| {} | {} | {} | {} |", rule.id, rule.tag, cell(&rule.en), cell(&rule.nl))
            .expect("writing to a string cannot fail");
    }
    out
}

/// Formats generated Rust as `cargo fmt` would, so that the two never disagree.
fn rustfmt(text: String) -> String {
    use std::io::Write;
    use std::process::{Command, Stdio};
    let run = || -> io::Result<Option<String>> {
        let mut child = Command::new("rustfmt")
            .args(["--edition", "2024", "--config", "max_width=120,use_small_heuristics=Max"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        child.stdin.take().expect("stdin is piped").write_all(text.as_bytes())?;
        let output = child.wait_with_output()?;
        Ok(output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned()))
    };
    match run() {
        Ok(Some(formatted)) => formatted,
        _ => text,
    }
}
