//! The engine for browsers.

use std::path::{Path, PathBuf};

use crate::shell::{self, Stamp};

const TARGET: &str = "wasm32-unknown-unknown";

/// Builds the engine and writes its module to `web/src/wasm`.
///
/// # Errors
/// The step that failed.
pub fn build(root: &Path) -> Result<(), String> {
    add_target(root)?;
    let args = ["build", "--quiet", "--lib", "--package", "atoll-wasm", "--target", TARGET, "--profile", "wasm"];
    shell::run(&mut shell::cargo(&args, root))?;
    let engine = shell::target(root).join(TARGET).join("wasm/atoll_wasm.wasm");
    let folder = folder(root);
    let sources = [engine.clone(), root.join("Cargo.lock"), root.join("xtask/wasm/src/main.rs")];
    let stamp = Stamp::new(root, "wasm", shell::digest(root, &sources)?);
    let is_whole = ["atoll.js", "atoll.d.ts", "atoll_bg.wasm"].iter().all(|name| folder.join(name).is_file());
    if is_whole && stamp.is_fresh() {
        return Ok(());
    }
    let (engine, out) = (engine.to_string_lossy(), folder.to_string_lossy());
    shell::run(&mut shell::cargo(&["run", "--quiet", "--package", "xtask-wasm", "--", &engine, &out], root))?;
    stamp.press()
}

/// Where the module lies.
pub fn folder(root: &Path) -> PathBuf {
    root.join("web/src/wasm")
}

/// Fetches the standard library for browsers if it is not there.
fn add_target(root: &Path) -> Result<(), String> {
    let sysroot = shell::output(&mut shell::program("rustc", &["--print", "sysroot"], root))?;
    if Path::new(sysroot.trim()).join("lib/rustlib").join(TARGET).is_dir() {
        return Ok(());
    }
    println!("fetching the Rust library for browsers");
    shell::run(&mut shell::program("rustup", &["target", "add", TARGET], root))
        .map_err(|reason| format!("{reason}\nAtoll needs the Rust target {TARGET}; install it with rustup"))
}
