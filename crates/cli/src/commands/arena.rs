//! `atoll arena`.

use std::io::{IsTerminal, Write};

use atoll_arena::Order;
use serde_json::to_value;

use crate::args::ArenaArgs;
use crate::commands::sim::bots;
use crate::common::{game, open, print_json, table, usual_seats};
use crate::{Failure, Io};

/// Lets bots play against each other.
pub(crate) fn run(args: &ArenaArgs, io: &mut Io<'_>) -> Result<(), Failure> {
    let game = game(&args.game)?;
    let bots = bots(Some(&args.bots))?;
    let seats = args.seats.unwrap_or_else(|| usual_seats(&game.info()));
    let opening = open(game, seats, &args.options)?;
    let order = Order { bots, games: args.games, seed: args.seed, threads: args.threads, most: None };
    let shown = io.progress && std::io::stderr().is_terminal();
    let progress = |done: usize, all: usize| {
        if shown {
            let mut err = std::io::stderr().lock();
            let _ = write!(err, "\r{done} / {all}");
            let _ = err.flush();
        }
    };
    let report = atoll_arena::run(game, &*opening, &order, &progress).map_err(|error| Failure::usage(&error))?;
    if shown {
        let _ = write!(io.err, "\r{:40}\r", "");
    }
    if args.json {
        return print_json(&to_value(&report).expect("a report is plain data"), io);
    }
    let mut rows = vec![["", "points", "games", "share", "95 %", "ms", "most ms", "score"].map(str::to_owned).to_vec()];
    for bot in &report.bots {
        rows.push(vec![
            bot.name.clone(),
            format!("{:.1}", bot.points),
            bot.games.to_string(),
            format!("{:.1} %", 100.0 * bot.share),
            format!("{:.1}-{:.1} %", 100.0 * bot.low, 100.0 * bot.high),
            format!("{:.2}", bot.ms_per_decision),
            format!("{:.0}", bot.ms_most),
            format!("{:.1}", bot.score),
        ]);
    }
    write!(io.out, "{}", table(&rows))?;
    Ok(())
}
