//! Chores of the repository. `cargo xtask` lists them.

mod bots;
mod check;
mod codegen;
mod load;
mod new_game;
mod play;
mod python;
mod screen_texts;
mod shell;
mod shots;
mod signature;
mod tidy;
mod wasm;
mod web;

use std::env;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "usage: cargo xtask CHORE

  play [ARGS]            set everything up and serve the table; ARGS go to `atoll serve`
  test [STEPS]           set everything up and run every check, or these steps alone, such as `clippy tidy`
  tidy                   house rules: directions, languages, rule tests, stale files
  codegen                write the files that are made from others
  wasm                   build the engine for the browser into web/src/wasm
  signature [--json] [--write]
                         digests of seeded matches, native = wasm = signature.txt
  python [matches N | bench | train]
                         build the wheel for Python into target/wheels and test it
  bots [GAMES [SEED [SECONDS]]]
                         go on measuring the bots of all games, each row for at most so long, and write docs/bots.md;
                         matches are kept in target/bots, with 0 seconds what is known is written; rows of the document
                         whose bots are the same stay, and with SECONDS no row is played on that is decided
  load [ARGS]            how much a server bears: --tables N --seconds N --games a,b --idle SOCKETS --json,
                         --cluster SERVERS or --postgres
  hostile [ARGS]         how strangers who mean ill are refused while others play: --tables N --seconds N --rate MOVES --json
  chaos [ARGS]           what a server loses when all goes wrong: --rounds N --seed S --tables N --moves N --json
  chaos --cluster N [ARGS]
                         what N servers lose that share a store: --rounds FAULTS --seed S --tables N --lease MS --json,
                         --plant fencing|early
  shots [FOLDER [GAME]]  walk through all tables at all sizes and photograph them; FOLDER/index.html is the contact sheet
  new-game SLUG          add a small game that compiles and passes the laws";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let root = root();
    let done = match words[..] {
        ["play", ref args @ ..] => play::run(&root, args),
        ["test", ref steps @ ..] => check::run(&root, steps),
        ["tidy"] => tidy::run(&root).map(|_| ()),
        ["codegen"] => codegen::write(&root),
        ["bots"] => bots::run(&root, "400", "1", "86400"),
        ["bots", games] => bots::run(&root, games, "1", "86400"),
        ["bots", games, seed] => bots::run(&root, games, seed, "86400"),
        ["bots", games, seed, seconds] => bots::run(&root, games, seed, seconds),
        ["shots"] => shots::run(&root, "target/shots", None),
        ["shots", folder] => shots::run(&root, folder, None),
        ["shots", folder, game] => shots::run(&root, folder, Some(game)),
        ["new-game", slug] => new_game::run(&root, slug),
        ["python", ref args @ ..] => python::run(&root, args),
        ["wasm"] => wasm::build(&root),
        ["load", ref args @ ..] => load::run(&root, "load", args),
        ["hostile", ref args @ ..] => load::run(&root, "load", &[&["--hostile"], args].concat()),
        ["chaos", ref args @ ..] if args.contains(&"--cluster") => load::run(&root, "storm", args),
        ["chaos", ref args @ ..] => load::run(&root, "chaos", args),
        ["signature", ref flags @ ..] if flags.iter().all(|flag| ["--json", "--write"].contains(flag)) => {
            signature::run(&root, &mut signature::native(&root), flags.contains(&"--json"), flags.contains(&"--write"))
                .map(|_| ())
        }
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{reason:#}");
            ExitCode::FAILURE
        }
    }
}

/// The folder of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").to_owned()
}
