//! `atoll arena`.

use std::io::{IsTerminal, Write};
use std::time::Duration;

use atoll_arena::{ArenaError, Form, Order, PREFIX, Report, Stop};
use atoll_core::{Lang, Text, words};
use serde_json::to_value;

use crate::args::ArenaArgs;
use crate::commands::sim::known;
use crate::common::{game, open, print_json, table, usual_seats};
use crate::{Failure, Io, texts};

/// How wide the bar is that shows how far a series is.
const BAR: u64 = 30;

/// Lets bots play against each other.
pub(crate) fn run(args: &ArenaArgs, io: &mut Io<'_>) -> Result<(), Failure> {
    let game = game(&args.game)?;
    let bot = |name: &str| if name.starts_with(PREFIX) { Ok(name.to_owned()) } else { known(name) };
    let bots = args.bots.split(',').map(|name| bot(name.trim())).collect::<Result<Vec<_>, _>>()?;
    let seats = args.seats.unwrap_or_else(|| usual_seats(&game.info()));
    let opening = open(game, seats, &args.options)?;
    let order = Order {
        bots,
        games: args.games,
        seed: args.seed,
        form: if args.ladder { Form::Ladder } else { Form::All },
        stop: args.stop.as_deref().map(stop).transpose()?,
        threads: args.threads,
        most: None,
        log: args.log.clone(),
        records: args.records.clone(),
        patience: Duration::from_secs(args.patience),
    };
    let shown = io.progress && std::io::stderr().is_terminal();
    let progress = |done: u64, all: u64| {
        if shown {
            let full = (BAR * done / all.max(1)).min(BAR);
            let left = ".".repeat((BAR - full) as usize);
            let mut err = std::io::stderr().lock();
            let _ = write!(err, "\r[{}{left}] {done} / {all}", "#".repeat(full as usize));
            let _ = err.flush();
        }
    };
    let report = atoll_arena::run(game, &*opening, &order, &progress).map_err(|error| match error {
        ArenaError::Sim(error) => Failure::usage(&error),
        error => Failure::no(&error),
    })?;
    if shown {
        let _ = write!(io.err, "\r{:60}\r", "");
    }
    if args.json {
        return print_json(&to_value(&report).expect("a report is plain data"), io);
    }
    show(&report, args.lang.lang, io)
}

/// The two shares of `--stop`, in a hundred.
fn stop(text: &str) -> Result<Stop, Failure> {
    let share = |text: &str| text.trim().parse::<f64>().ok().filter(|share| *share > 0.0 && *share < 100.0);
    let both = text.split_once(',').and_then(|(low, high)| Some((share(low)?, share(high)?)));
    match both {
        Some((low, high)) if low < high => Ok(Stop { low: low / 100.0, high: high / 100.0 }),
        _ => Err(Failure::Usage(words!(
            "--stop takes two shares in a hundred, the smaller one first: 50,60",
            "--stop krijgt twee aandelen op de honderd, het kleinste eerst: 50,60"
        ))),
    }
}

fn show(report: &Report, lang: Lang, io: &mut Io<'_>) -> Result<(), Failure> {
    let percent = |share: f64| format!("{:.1} %", 100.0 * share);
    let between = |low: f64, high: f64| format!("{:.1}-{:.1} %", 100.0 * low, 100.0 * high);
    let sure = "95 %".to_owned();
    let word = |text: Text| text.get(lang).to_owned();
    let heads = vec![
        String::new(),
        word(texts::POINTS),
        word(texts::MATCHES),
        word(texts::SHARE),
        sure.clone(),
        word(texts::RATING),
        sure.clone(),
        "ms".to_owned(),
        word(texts::MOST_MS),
        word(texts::SUM),
        word(texts::FAULTS),
    ];
    let mut rows = vec![heads];
    for bot in &report.bots {
        rows.push(vec![
            bot.name.clone(),
            format!("{:.1}", bot.points),
            bot.games.to_string(),
            percent(bot.share),
            between(bot.low, bot.high),
            format!("{:+.0}", bot.rating),
            format!("{:+.0} … {:+.0}", bot.rating_low, bot.rating_high),
            format!("{:.2}", bot.ms_per_decision),
            format!("{:.0}", bot.ms_most),
            format!("{:.1}", bot.score),
            bot.faults.to_string(),
        ]);
    }
    write!(io.out, "{}", table(&rows))?;
    for bot in &report.bots {
        if let Some(fault) = &bot.fault {
            writeln!(io.out, "{}", texts::FAULT.fill(lang, &[("bot", &bot.name), ("fault", fault)]))?;
        }
    }
    if report.meetings.len() > 1 || report.meetings.iter().any(|met| met.decided) {
        let heads = vec![word(texts::MEETING), word(texts::MATCHES), word(texts::SHARE), sure, String::new()];
        let mut rows = vec![heads];
        for met in &report.meetings {
            rows.push(vec![
                format!("{} - {}", met.first, met.others.join(", ")),
                met.games.to_string(),
                percent(met.share),
                between(met.low, met.high),
                if met.decided { word(texts::DECIDED) } else { String::new() },
            ]);
        }
        write!(io.out, "\n{}", table(&rows))?;
    }
    Ok(())
}
