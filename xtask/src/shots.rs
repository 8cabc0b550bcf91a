//! The contact sheet: every table at every size, in both languages, light and dark.

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::{check, shell, wasm, web};

/// Walks through all tables, or those of one game, and photographs every state of them into the folder.
///
/// `ATOLL_BIN` may name a program that is built already, with the pages in it.
///
/// # Errors
/// If something cannot be built, or the walk found a fault; the pictures are there all the same.
pub fn run(root: &Path, folder: &str, game: Option<&str>) -> Result<()> {
    let program = match std::env::var_os("ATOLL_BIN") {
        Some(built) => PathBuf::from(built),
        None => {
            web::install(root)?;
            wasm::build(root)?;
            web::build(root)?;
            check::program(root)?
        }
    };
    let folder = root.join(folder);
    let mut args = vec!["run", "--silent", "e2e", "--", "walk", "--retry", "0"];
    // In quotes, as the names of the walks have it: one game's name may begin another's.
    let only = game.map(|name| format!("'{name}'"));
    args.extend(only.iter().flat_map(|name| ["-t", name.as_str()]));
    let mut walk = web::npm(root, &args);
    walk.env("ATOLL_WALK", "all").env("ATOLL_SHOTS", &folder);
    walk.env("ATOLL_BIN", program).env("CHROMIUM", check::chromium(root)?);
    let walked = shell::run(&mut walk);
    println!("{}", folder.join("index.html").display());
    walked
}
