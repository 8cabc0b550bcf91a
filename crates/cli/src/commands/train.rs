//! `atoll train`.

use std::io::{IsTerminal, Write};

use atoll_core::words;
use atoll_registry::Lessons;
use serde_json::json;

use crate::args::TrainArgs;
use crate::common::{game, unwritten, writable};
use crate::{Failure, Io};

/// Improves the weights of a game's mind.
pub(crate) fn run(args: &TrainArgs, io: &mut Io<'_>) -> Result<(), Failure> {
    let game = game(&args.game)?;
    let opening = game.shipped().open(args.seats, &json!({})).map_err(|error| Failure::usage(&error))?;
    if args.seats < 2 {
        return Err(Failure::Usage(words!(
            "a mind learns from matches of two seats or more",
            "een bot leert van partijen met twee of meer plaatsen"
        )));
    }
    writable(args.out.as_deref())?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = if args.threads == 0 { cores } else { args.threads };
    let TrainArgs { games, rounds, iterations, seed, .. } = *args;
    let lessons = Lessons { games, seed, rounds, iterations, threads };
    let shown = io.progress && std::io::stderr().is_terminal();
    let progress = |done: u64| {
        if shown {
            let mut err = std::io::stderr().lock();
            let _ = write!(err, "\r{done} / {}", games * u64::from(rounds));
            let _ = err.flush();
        }
    };
    let trained = game.train(&*opening, &lessons, args.trial, &progress).map_err(|error| Failure::usage(&error))?;
    let Some(trained) = trained else {
        let title = game.info().title;
        return Err(Failure::No(words!(
            "the bots of {title} have no features to learn",
            "de bots van {title} hebben niets te leren"
        )));
    };
    if shown {
        let _ = write!(io.err, "\r{:40}\r", "");
    }
    let note = format!(
        "Written by `atoll train {} --games {games} --rounds {rounds} --iterations {iterations} --trial {} --seed {seed} \
         --seats {}`.\nAgainst the weights before: {:.1} points of {} matches.",
        args.game, args.trial, args.seats, trained.points, trained.games
    );
    let text = trained.weights.write(trained.names, &note);
    match &args.out {
        Some(path) => {
            std::fs::write(path, text).map_err(|error| unwritten(path, &error))?;
            writeln!(io.out, "{note}")?;
        }
        None => write!(io.out, "{text}")?,
    }
    Ok(())
}
