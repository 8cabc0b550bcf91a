//! `./play`: sets everything up and serves the table.

use std::path::Path;

use anyhow::{Context, Result};

use crate::{shell, wasm, web};

/// Builds whatever has changed and starts the server; `args` go to `atoll serve`.
///
/// # Errors
/// The step that failed.
pub fn run(root: &Path, args: &[&str]) -> Result<()> {
    if web::can_build(root) {
        println!("engine for the browser");
        wasm::build(root)?;
        web::install(root)?;
        web::build(root)?;
    } else {
        println!("Node is not here: the server will have no pages. Install Node 20 or later and run ./play again.");
    }
    println!("server");
    let mut cargo = shell::cargo(&["build", "--release", "--package", "atoll-cli"], root);
    shell::compile(cargo.env("ATOLL_PAGES", web::digest(root)?))?;
    let program = shell::target(root).join("release/atoll");
    let mut serve = shell::program(&program, &["serve"], root);
    become_program(serve.args(args))
}

/// Hands this process over to another program, so that signals reach it.
#[cfg(unix)]
fn become_program(command: &mut std::process::Command) -> Result<()> {
    use std::os::unix::process::CommandExt;
    let error = command.exec();
    Err(error).with_context(|| command.get_program().to_string_lossy().into_owned())
}

#[cfg(not(unix))]
fn become_program(command: &mut std::process::Command) -> Result<()> {
    shell::run(command)
}
