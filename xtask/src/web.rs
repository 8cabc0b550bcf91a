//! The pages.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::shell::{self, Stamp};

/// Whether Node and npm are there, and pages to be built.
pub fn can_build(root: &Path) -> bool {
    root.join("web/package.json").is_file() && shell::is_there("node") && shell::is_there("npm")
}

/// npm, in the folder of the pages.
pub fn npm(root: &Path, args: &[&str]) -> Command {
    let mut npm = shell::program("npm", args, &root.join("web"));
    npm.env("NO_COLOR", "1").env("npm_config_update_notifier", "false");
    npm
}

/// Fetches the packages that the pages are built with, if they have changed.
///
/// # Errors
/// The step that failed.
pub fn install(root: &Path) -> Result<()> {
    let web = root.join("web");
    let stamp =
        Stamp::new(root, "npm", shell::digest(root, &[web.join("package.json"), web.join("package-lock.json")])?);
    if web.join("node_modules").is_dir() && stamp.is_fresh() {
        return Ok(());
    }
    println!("fetching the packages of the pages");
    // Not `npm ci`: it refuses a lock without the packages that only other systems would need, and
    // some registries do not have those. `install` takes the locked versions all the same.
    shell::run(&mut npm(root, &["install", "--no-audit", "--no-fund", "--no-save"]))?;
    stamp.press()
}

/// Builds the pages into `web/dist`, if they have changed.
///
/// # Errors
/// The step that failed.
pub fn build(root: &Path) -> Result<()> {
    let web = root.join("web");
    let mut sources = shell::files(&web);
    // The message compiler leaves notes of its own beside its settings.
    let messages = web.join("project.inlang");
    sources.retain(|path| !path.starts_with(&messages) || path.ends_with("settings.json"));
    sources.extend(shell::files(&crate::wasm::folder(root)));
    let stamp = Stamp::new(root, "web", shell::digest(root, &sources)?);
    if web.join("dist/index.html").is_file() && stamp.is_fresh() {
        return Ok(());
    }
    println!("building the pages");
    shell::run(&mut npm(root, &["run", "--silent", "build"]))?;
    stamp.press()
}

/// A digest of the built pages, which makes cargo embed them anew when they change.
///
/// # Errors
/// The file that cannot be read.
pub fn digest(root: &Path) -> Result<String> {
    let dist: PathBuf = root.join("web/dist");
    shell::digest(root, &shell::files(&dist))
}
