//! `atoll sim`.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::time::{Duration, Instant};
use std::{fs, thread};

use atoll_core::{Info, Lang, Seat, words};
use atoll_registry::{Finished, Knobs, Level, SimOrder};
use serde_json::{Value, json};

use crate::args::SimArgs;
use crate::common::{game, hex, label, open, print_json, table, thousands, usual_seats};
use crate::texts;
use crate::{Failure, Io};

/// What is counted over a series.
#[derive(Default)]
struct Counts {
    /// First places of each seat, shared ones included.
    wins: Vec<u64>,
    /// Matches with more than one first place.
    shared: u64,
    scores: Vec<i64>,
    /// Sums of each scoring step by seat, in the order they were met.
    steps: Vec<(&'static str, Vec<i64>)>,
    endings: BTreeMap<String, u64>,
    most_decisions: u64,
}

impl Counts {
    fn new(seats: u8) -> Self {
        let seats = usize::from(seats);
        Counts { wins: vec![0; seats], scores: vec![0; seats], ..Counts::default() }
    }

    fn add(&mut self, one: &Finished) {
        self.most_decisions = self.most_decisions.max(one.decisions);
        if let Some(outcome) = one.outcome {
            let mut first = 0;
            for (seat, place) in outcome.places.iter() {
                let won = u64::from(*place == 1);
                self.wins[seat.index()] += won;
                first += won;
                self.scores[seat.index()] += i64::from(outcome.scores[seat]);
            }
            self.shared += u64::from(first > 1);
        }
        for line in &one.breakdown {
            let seats = self.scores.len();
            let found = self.steps.iter().position(|(key, _)| *key == line.key);
            let at = found.unwrap_or_else(|| {
                self.steps.push((line.key, vec![0; seats]));
                self.steps.len() - 1
            });
            for (seat, points) in line.by_seat.iter() {
                self.steps[at].1[seat.index()] += i64::from(*points);
            }
        }
        if let Some(ending) = &one.ending {
            *self.endings.entry(ending.clone()).or_default() += 1;
        }
    }
}

/// Plays many matches.
pub(crate) fn run(args: &SimArgs, io: &mut Io<'_>) -> Result<(), Failure> {
    let game = game(&args.game)?;
    let info = game.info();
    let bots = bots(args.bots.as_deref())?;
    let seats = match (args.seats, bots.len()) {
        (Some(seats), _) => seats,
        (None, 0) => usual_seats(&info),
        (None, bots) => u8::try_from(bots).unwrap_or(u8::MAX),
    };
    let opening = open(game, seats, &args.options)?;
    let order = SimOrder {
        games: args.games,
        seed: args.seed,
        first: 0,
        bots: bots.clone(),
        records: args.records.is_some(),
        details: args.details,
        threads: args.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, NonZero::get)),
    };
    if let Some(folder) = &args.records {
        fs::create_dir_all(folder).map_err(|error| {
            let folder = folder.display();
            Failure::Usage(words!(
                "cannot make the folder {folder}: {error}",
                "de map {folder} is niet te maken: {error}"
            ))
        })?;
    }
    let mut counts = Counts::new(seats);
    let mut fault = None;
    let start = Instant::now();
    let mut shown = start;
    let sim = game.sim(&*opening, &order, &mut |one: &Finished| {
        counts.add(one);
        if let (Some(folder), Some(record)) = (&args.records, &one.record) {
            let path = folder.join(format!("{}-{}-{:06}.atoll", info.slug, args.seed, one.n));
            if let Err(error) = fs::write(&path, record) {
                let path = path.display();
                let reason = words!("cannot write {path}: {error}", "{path} kan niet worden geschreven: {error}");
                fault = Some(Failure::Usage(reason));
                return false;
            }
        }
        if io.progress && shown.elapsed() > Duration::from_millis(100) {
            shown = Instant::now();
            let _ = write!(io.err, "\r{}", bar(one.n + 1, args.games, start.elapsed()));
        }
        true
    });
    let seconds = start.elapsed().as_secs_f64();
    if io.progress && shown != start {
        let _ = write!(io.err, "\r{:78}\r", "");
    }
    if let Some(fault) = fault {
        return Err(fault);
    }
    let sim = sim.map_err(|error| Failure::usage(&error))?;
    let per_second = if seconds > 0.0 { sim.decisions as f64 / seconds } else { 0.0 };
    let names: Vec<&str> = if bots.is_empty() {
        vec![Level::Random.name(); usize::from(seats)]
    } else {
        bots.iter().map(String::as_str).collect()
    };
    if args.json {
        let mut value = json!({
            "game": info.slug,
            "seats": seats,
            "games": sim.games,
            "decisions": sim.decisions,
            "seconds": seconds,
            "decisions_per_s": per_second.round(),
            "digest": hex(sim.digest),
            "seed": args.seed,
            "options": opening.options(),
            "bots": names,
            "wins": counts.wins,
            "shared": counts.shared,
            "mean_scores": means(&counts.scores, sim.games),
            "most_decisions": counts.most_decisions,
            "unfinished": sim.unfinished,
        });
        if args.details {
            let steps: Vec<Value> =
                counts.steps.iter().map(|(key, sums)| json!({ "key": key, "mean": means(sums, sim.games) })).collect();
            value["steps"] = Value::Array(steps);
            value["endings"] = json!(counts.endings);
        }
        print_json(&value, io)?;
    } else {
        let lang = args.lang.lang;
        let (games, decisions) = (thousands(sim.games), thousands(sim.decisions));
        let speed = thousands(per_second as u64);
        let line = texts::SIM_LINE.fill(
            lang,
            &[
                ("title", &info.title),
                ("games", &games),
                ("decisions", &decisions),
                ("seconds", &format!("{seconds:.2}")),
                ("speed", &speed),
            ],
        );
        writeln!(io.out, "{line}")?;
        write!(io.out, "{}", report(&info, &counts, &names, sim.games, lang))?;
        if sim.unfinished > 0 {
            writeln!(io.out, "{}", texts::SIM_UNFINISHED.fill(lang, &[("count", &sim.unfinished)]))?;
        }
        writeln!(io.out, "{} {}", texts::DIGEST.get(lang), hex(sim.digest))?;
    }
    if sim.unfinished > 0 {
        let count = sim.unfinished;
        return Err(Failure::No(words!(
            "{count} matches did not end within the game's limit",
            "{count} partijen eindigden niet binnen de grens van het spel"
        )));
    }
    Ok(())
}

/// How far the series is: `[=====>    ]  1,234 / 10,000  0:12`, the time being that to come.
fn bar(done: u64, all: u64, spent: Duration) -> String {
    const WIDTH: u64 = 30;
    let full = (WIDTH * done.min(all) / all.max(1)) as usize;
    let head = if full < WIDTH as usize { ">" } else { "" };
    let left = spent.as_secs_f64() * (all.saturating_sub(done) as f64 / done.max(1) as f64);
    let (minutes, seconds) = (left as u64 / 60, left as u64 % 60);
    let bar = format!("{}{head}", "=".repeat(full));
    format!("[{bar:<30}]  {} / {}  {minutes}:{seconds:02} ", thousands(done), thousands(all))
}

fn means(sums: &[i64], games: u64) -> Vec<f64> {
    // Two decimals are enough to compare, and the same on every machine.
    sums.iter().map(|&sum| if games == 0 { 0.0 } else { (sum as f64 / games as f64 * 100.0).round() / 100.0 }).collect()
}

fn report(info: &Info, counts: &Counts, names: &[&str], games: u64, lang: Lang) -> String {
    let shown = |sums: &[i64]| means(sums, games).into_iter().map(|mean| format!("{mean:.2}")).collect::<Vec<_>>();
    let mut head = vec![String::new()];
    head.extend(Seat::first(names.len() as u8).zip(names).map(|(seat, name)| format!("{} {name}", seat.letter())));
    let mut wins = vec![texts::WINS.fill(lang, &[("shared", &counts.shared)])];
    wins.extend(counts.wins.iter().map(u64::to_string));
    let mut rows = vec![head, wins];
    let mut row = |name: String, sums: &[i64]| rows.push([vec![name], shown(sums)].concat());
    for (key, sums) in &counts.steps {
        row(format!("  {}", label(info, key, lang)), sums);
    }
    row(texts::MEAN.get(lang).to_owned(), &counts.scores);
    let mut out = table(&rows);
    for (ending, count) in &counts.endings {
        let key = format!("ending.{ending}");
        let name = label(info, &key, lang);
        // A game need not have words for its endings.
        let name = if name == key { ending } else { &name };
        out.push_str(&format!("  {}\n", texts::ENDED.fill(lang, &[("ending", name), ("count", count)])));
    }
    out
}

/// The bots of `--bots`.
pub(crate) fn bots(list: Option<&str>) -> Result<Vec<String>, Failure> {
    let Some(list) = list else { return Ok(Vec::new()) };
    list.split(',').map(|name| known(name.trim())).collect()
}

/// A bot's name if there is such a bot: a level, perhaps with knobs, or a simple bot.
pub(crate) fn known(name: &str) -> Result<String, Failure> {
    match name.split_once('/') {
        Some((base, knobs)) if matches!(level(base)?, Level::Graded(_)) => match Knobs::BASE.turned(knobs) {
            Some(_) => Ok(name.to_owned()),
            None => Err(Failure::Usage(words!(
                "`{knobs}` are no knobs; they are written like it=2000/roll=12/x=4",
                "`{knobs}` zijn geen knoppen; die worden geschreven als it=2000/roll=12/x=4"
            ))),
        },
        _ => level(name).map(|level| level.name().to_owned()),
    }
}

/// Refuses what is no graded level, perhaps with knobs: the others give no advice.
pub(crate) fn graded(name: &str) -> Result<(), Failure> {
    let base = name.split('/').next().unwrap_or_default();
    if !matches!(Level::named(base), Some(Level::Graded(_))) {
        return Err(Failure::Usage(words!(
            "the levels are 1 to 6, not `{name}`",
            "de niveaus zijn 1 tot en met 6, niet `{name}`"
        )));
    }
    known(name).map(|_| ())
}

/// The bot with this name.
pub(crate) fn level(name: &str) -> Result<Level, Failure> {
    Level::named(name).ok_or_else(|| {
        let known = Level::ALL.map(Level::name).join(", ");
        Failure::Usage(words!(
            "there is no bot `{name}`; the bots are {known}",
            "er is geen bot `{name}`; de bots zijn {known}"
        ))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_tells_how_far_a_series_is() {
        let second = Duration::from_secs(1);
        assert_eq!(bar(0, 40, second), format!("[>{:29}]  0 / 40  0:40 ", ""));
        assert_eq!(bar(20, 40, 60 * second), format!("[{}>{:14}]  20 / 40  1:00 ", "=".repeat(15), ""));
        assert_eq!(bar(4_000, 4_000, second), format!("[{}]  4,000 / 4,000  0:00 ", "=".repeat(30)));
    }
}
