//! `atoll balance`.

use std::fs;
use std::num::NonZero;
use std::path::PathBuf;
use std::thread;

use atoll_insight::balance::{Balance, Order, balance};
use atoll_insight::html;
use serde_json::to_value;

use crate::args::{BalanceArgs, WithData, WithOptions};
use crate::commands::sim::bots;
use crate::common::{edition, game, open, print_json, unmade, unwritten, usual_seats};
use crate::{Failure, Io};

/// Plays a series and reports on balance.
pub(crate) fn run(args: &BalanceArgs, io: &mut Io<'_>) -> Result<(), Failure> {
    let lang = args.lang.lang;
    let game = game(&args.game)?;
    let seats = args.seats.unwrap_or_else(|| usual_seats(&game.info()));
    bots(Some(&args.bot))?;
    let order = Order {
        games: args.games,
        seed: args.seed,
        bot: args.bot.clone(),
        threads: args.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, NonZero::get)),
    };
    let mut sides = vec![(&args.options.set, &args.options.data.data)];
    let versus = (&args.versus, if args.versus_data.is_some() { &args.versus_data } else { &args.options.data.data });
    if !args.versus.is_empty() || args.versus_data.is_some() {
        sides.push(versus);
    }
    let mut reports: Vec<Balance> = Vec::new();
    for (at, (set, data)) in sides.iter().enumerate() {
        let options = WithOptions { set: (*set).clone(), data: WithData { data: (*data).clone() } };
        let opening = open(game, seats, &options)?;
        let edition = edition(game, &options.data)?;
        let label = label(set, data);
        let folder = args
            .records
            .as_ref()
            .map(|folder| if sides.len() > 1 { folder.join(at.to_string()) } else { folder.clone() });
        if let Some(folder) = &folder {
            fs::create_dir_all(folder).map_err(|error| unmade(folder, &error))?;
        }
        let mut fault = None;
        let report = balance(game, &edition, &*opening, &order, (&label, lang), &mut |n, record| {
            if io.progress && n.is_multiple_of(8) {
                let _ = write!(io.err, "\r{} / {}", n + 1, args.games);
                let _ = io.err.flush();
            }
            let Some(folder) = &folder else { return true };
            let path = folder.join(format!("{}-{}-{n:06}.atoll", args.game, args.seed));
            fault = fs::write(&path, record).err().map(|error| unwritten(&path, &error));
            fault.is_none()
        });
        if io.progress {
            let _ = write!(io.err, "\r{:40}\r", "");
        }
        if let Some(fault) = fault {
            return Err(fault);
        }
        reports.push(report.map_err(|error| Failure::usage(&error))?);
    }
    if let Some(path) = &args.out {
        let page = html(&reports, &command(args, seats), lang);
        fs::write(path, page).map_err(|error| unwritten(path, &error))?;
    }
    if args.json {
        let value = if let [one] = &reports[..] { to_value(one) } else { to_value(&reports) };
        return print_json(&value.expect("a report is plain data"), io);
    }
    for report in &reports {
        let label = if report.label.is_empty() { String::new() } else { format!("{}: ", report.label) };
        writeln!(io.out, "{label}{}", report.verdict)?;
    }
    Ok(())
}

fn label(set: &[String], data: &Option<PathBuf>) -> String {
    let mut words = set.to_vec();
    words.extend(data.as_ref().and_then(|folder| folder.file_name()).map(|name| name.to_string_lossy().into_owned()));
    words.join(", ")
}

/// The command that makes the report again.
fn command(args: &BalanceArgs, seats: u8) -> String {
    let mut words = format!(
        "atoll balance {} --games {} --seed {} --seats {seats} --bot {}",
        args.game, args.games, args.seed, args.bot
    );
    for pair in &args.options.set {
        words += &format!(" --set {pair}");
    }
    for pair in &args.versus {
        words += &format!(" --versus {pair}");
    }
    words
}
