//! Chores of the repository. `cargo xtask` lists them.

mod codegen;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["codegen"] => write_generated(&root()),
        _ => {
            eprintln!("usage: cargo xtask codegen");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}

/// The folder of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").to_owned()
}

/// Writes every generated file that is missing or stale.
fn write_generated(root: &Path) -> Result<(), String> {
    for folder in codegen::game_folders(root).map_err(|error| error.to_string())? {
        for file in codegen::of_game(&folder)? {
            if fs::read_to_string(&file.path).ok().as_deref() != Some(&file.text) {
                fs::write(&file.path, &file.text).map_err(|error| format!("{}: {error}", file.path.display()))?;
                println!("wrote {}", file.path.display());
            }
        }
    }
    Ok(())
}
