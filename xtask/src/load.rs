//! Programs that try a server: how much it bears, and what it loses.

use std::path::Path;

use anyhow::Result;

use crate::shell;

/// Runs an example of the server with these arguments.
///
/// # Errors
/// If it cannot be built, or it fails.
pub fn run(root: &Path, example: &str, args: &[&str]) -> Result<()> {
    let cargo = ["run", "--release", "--quiet", "-p", "atoll-server", "--example", example, "--"];
    shell::run(&mut shell::cargo(&[&cargo[..], args].concat(), root))
}
