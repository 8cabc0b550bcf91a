//! The engine for browsers: one module for each game, so that a page fetches no other.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::shell::{self, Stamp};

const TARGET: &str = "wasm32-unknown-unknown";
/// What lies in the folder of a game.
const MODULE: [&str; 5] = ["atoll.js", "atoll.d.ts", "atoll_bg.wasm", "info.en.json", "info.nl.json"];

/// Builds the engine of each game and writes its module to `web/src/wasm/GAME`, with lists of the
/// games for pages beside them.
///
/// # Errors
/// The step that failed.
pub fn build(root: &Path) -> Result<()> {
    add_target(root)?;
    let games = games(root)?;
    let engines: Vec<PathBuf> = games.iter().map(|game| compile(root, game)).collect::<Result<_, _>>()?;
    let folder = folder(root);
    let mut sources = vec![root.join("Cargo.lock"), root.join("xtask/wasm/src/main.rs")];
    sources.extend(["engine.mjs", "games.mjs"].map(|name| root.join("bindings/wasm").join(name)));
    sources.extend(engines.iter().cloned());
    let stamp = Stamp::new(root, "wasm", shell::digest(root, &sources)?);
    let modules = games.iter().map(|game| folder.join(game));
    let is_whole = modules
        .flat_map(|module| MODULE.map(|name| module.join(name)))
        .chain(["games.en.json", "games.nl.json"].map(|name| folder.join(name)))
        .all(|path| path.is_file());
    if is_whole && stamp.is_fresh() {
        return Ok(());
    }
    // Modules of games that are no longer there would still be found by the pages.
    if folder.is_dir() {
        fs::remove_dir_all(&folder).with_context(|| folder.display().to_string())?;
    }
    shell::compile(&mut shell::cargo(&["build", "--package", "xtask-wasm"], root))?;
    let mut bind = shell::cargo(&["run", "--quiet", "--package", "xtask-wasm", "--"], root);
    for (game, engine) in games.iter().zip(&engines) {
        bind.arg(engine).arg(folder.join(game));
    }
    shell::run(&mut bind)?;
    shell::run(&mut node(root, "games.mjs", &games))?;
    stamp.press()
}

/// Compiles the engine of one game; where it lies.
fn compile(root: &Path, game: &str) -> Result<PathBuf> {
    let feature = format!("atoll-registry/{game}");
    let args = ["build", "--lib", "--package", "atoll-wasm", "--target", TARGET, "--profile", "wasm"];
    let mut cargo = shell::cargo(&args, root);
    println!("  engine of {game}");
    cargo.env("ATOLL_FILES", files(&root.join("games").join(game).join("data"))?);
    shell::compile(cargo.args(["--no-default-features", "--features", &feature]))?;
    // Every game's engine is built under the same name.
    let built = shell::target(root).join(TARGET).join("wasm");
    let (from, to) = (built.join("atoll_wasm.wasm"), built.join(format!("{game}.wasm")));
    fs::copy(&from, &to).with_context(|| from.display().to_string())?;
    Ok(to)
}

/// The component files of a folder as one JSON object, by name: engines for browsers have no TOML parser.
fn files(folder: &Path) -> Result<String> {
    let mut files = serde_json::Map::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()).filter(|name| name.ends_with(".toml")) else {
            continue;
        };
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let table: toml::Table = text.parse().with_context(|| path.display().to_string())?;
        files.insert(name.to_owned(), serde_json::to_value(table)?);
    }
    Ok(serde_json::Value::Object(files).to_string())
}

/// Where the modules lie.
pub fn folder(root: &Path) -> PathBuf {
    root.join("web/src/wasm")
}

/// A script that loads the modules of these games under Node.
pub fn node(root: &Path, script: &str, games: &[String]) -> std::process::Command {
    let mut node = shell::program("node", &[], root);
    node.arg(root.join("bindings/wasm").join(script)).arg(folder(root)).args(games);
    node
}

/// The games in the order people are shown them: the features of the registry.
///
/// # Errors
/// If the registry's manifest does not list them.
pub fn games(root: &Path) -> Result<Vec<String>> {
    let path = root.join("crates/registry/Cargo.toml");
    let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    let manifest: toml::Table = text.parse().with_context(|| path.display().to_string())?;
    let listed = manifest.get("features").and_then(|features| features.get("default")).and_then(toml::Value::as_array);
    let listed = listed.with_context(|| format!("{}: there are no default features", path.display()))?;
    Ok(listed.iter().filter_map(|game| game.as_str().map(str::to_owned)).collect())
}

/// Fetches the standard library for browsers if it is not there.
fn add_target(root: &Path) -> Result<()> {
    let sysroot = shell::output(&mut shell::program("rustc", &["--print", "sysroot"], root))?;
    if Path::new(sysroot.trim()).join("lib/rustlib").join(TARGET).is_dir() {
        return Ok(());
    }
    println!("fetching the Rust library for browsers");
    shell::run(&mut shell::program("rustup", &["target", "add", TARGET], root))
        .with_context(|| format!("Atoll needs the Rust target {TARGET}; install it with rustup"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_feature_and_a_folder() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace");
        let games = games(root).expect("the registry lists its games");
        let mut sorted = games.clone();
        sorted.sort();
        let mut folders: Vec<String> = fs::read_dir(root.join("games"))
            .expect("there are games")
            .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
            .collect();
        folders.sort();
        assert_eq!(sorted, folders);
        // The same order as the list itself.
        let list = fs::read_to_string(root.join("crates/registry/src/lib.rs")).expect("the registry is there");
        let places: Vec<_> = games.iter().map(|game| list.find(&format!("Entry::<atoll_{game}::"))).collect();
        assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{places:?}");
    }
}
