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
use crate::common::{
    edition, game, hide_progress, open, print_json, show_progress, unmade, unwritten, usual_seats, writable,
};
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
    if !args.versus.is_empty() || args.versus_data.is_some() {
        // What is not said of the second series is as in the first.
        let set = if args.versus.is_empty() { &args.options.set } else { &args.versus };
        let data = if args.versus_data.is_some() { &args.versus_data } else { &args.options.data.data };
        sides.push((set, data));
    }
    // Whatever is wrong with any of it is told before anything is played.
    writable(args.out.as_deref())?;
    let mut openings = Vec::new();
    for (set, data) in &sides {
        let options = WithOptions { set: (*set).clone(), data: WithData { data: (*data).clone() } };
        openings.push((open(game, seats, &options)?, edition(game, &options.data)?));
    }
    let folders: Vec<Option<PathBuf>> = (0..sides.len())
        .map(|at| {
            let folder = args.records.as_ref()?;
            Some(if sides.len() > 1 { folder.join(at.to_string()) } else { folder.clone() })
        })
        .collect();
    for folder in folders.iter().flatten() {
        fs::create_dir_all(folder).map_err(|error| unmade(folder, &error))?;
    }
    let mut reports: Vec<Balance> = Vec::new();
    let (mut shown, all) = (None, args.games * sides.len() as u64);
    for (at, ((opening, edition), folder)) in openings.iter().zip(&folders).enumerate() {
        let label = label(sides[at].0, sides[at].1);
        let mut fault = None;
        let report = balance(game, edition, &**opening, &order, (&label, lang), &mut |n, record| {
            show_progress(io, &mut shown, args.games * at as u64 + n + 1, all);
            let Some(folder) = folder else { return true };
            let path = folder.join(format!("{}-{}-{n:06}.atoll", args.game, args.seed));
            fault = fs::write(&path, record).err().map(|error| unwritten(&path, &error));
            fault.is_none()
        });
        if let Some(fault) = fault {
            hide_progress(io);
            return Err(fault);
        }
        reports.push(report.map_err(|error| Failure::usage(&error))?);
    }
    hide_progress(io);
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
    let quoted = |word: &str| {
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "=_-./,:".contains(c);
        if !word.is_empty() && word.chars().all(is_plain) {
            word.to_owned()
        } else {
            format!("'{}'", word.replace('\'', "'\\''"))
        }
    };
    for pair in &args.options.set {
        words += &format!(" --set {}", quoted(pair));
    }
    if let Some(folder) = &args.options.data.data {
        words += &format!(" --data {}", quoted(&folder.to_string_lossy()));
    }
    for pair in &args.versus {
        words += &format!(" --versus {}", quoted(pair));
    }
    if let Some(folder) = &args.versus_data {
        words += &format!(" --versus-data {}", quoted(&folder.to_string_lossy()));
    }
    words
}
