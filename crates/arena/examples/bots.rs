//! Measures the levels of every game and prints `docs/bots.md`: `bots FOLDER GAMES SEED SECONDS KNOWN [GAME [ROW]]`.
//!
//! Matches are kept in logs in the folder, a log a row, so a row goes on where it was left; with 0 seconds nothing is
//! played and what is known is printed. A log whose first deal is played otherwise by now is of other levels, and is
//! begun anew.
//!
//! KNOWN is the document as it was. Its notes stay, and so do its rows of more matches than the logs have, if their
//! first deal is still played the same way: each row ends with a digest of it. While time is short no row is played on
//! whose goal is surely met or missed.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use atoll_arena::{Order, Report, run};
use atoll_core::any::AnyMatch;
use atoll_core::stable_hash;
use atoll_registry::{Bout, GAMES, Level, Listed};
use serde_json::{Value, json};

/// How long the strongest level may think about a decision.
const PATIENCE: f64 = 3000.0;
/// Fewer matches than this say too little.
const ENOUGH: u64 = 100;
/// How many points a cap may be gained upon.
const CAP: f64 = 0.03;
/// Where the notes of the document begin.
const NOTES: &str = "What the rows do not say:";
/// Time enough for everything.
const A_DAY: Duration = Duration::from_secs(86_400);

/// What a row shall show of its first bot.
#[derive(Clone, Copy)]
enum Goal {
    /// At least this share.
    Share(f64),
    /// More than half, with 95 % confidence.
    Better,
    /// Nothing much above half: more thought has little to gain.
    Cap,
    /// At least this mean score.
    Score(f64),
    /// Nothing; it is told for those who wonder.
    Told,
}

impl Goal {
    fn text(self) -> String {
        match self {
            Goal::Share(least) => format!("{:.1} % or more", 100.0 * least),
            Goal::Better => "surely more than 50 %".to_owned(),
            Goal::Cap => format!("below {:.0} %: luck's cap", 100.0 * (0.5 + CAP)),
            Goal::Score(least) => format!("{least} points or more"),
            Goal::Told => String::new(),
        }
    }

    /// Whether further matches would hardly change the answer.
    fn is_sure(self, games: u64, low: f64, high: f64) -> bool {
        let beside = |border: f64| low >= border || high < border;
        games >= ENOUGH
            && match self {
                Goal::Share(least) => beside(least),
                Goal::Better => beside(0.5),
                Goal::Cap => beside(0.5 + CAP),
                Goal::Score(_) | Goal::Told => true,
            }
    }

    fn met(self, report: &Report) -> &'static str {
        let first = &report.bots[0];
        if report.games < ENOUGH {
            return "too few to tell";
        }
        let met = match self {
            Goal::Share(least) => first.share >= least,
            Goal::Better => first.low > 0.5,
            Goal::Cap => first.share < 0.5 + CAP,
            Goal::Score(least) => first.score >= least,
            Goal::Told => return "",
        };
        // That four or ten times the thought brings nothing is no fault where luck has the last word.
        match (met, self) {
            (true, _) => "yes",
            (false, Goal::Cap) => "no: thought pays",
            (false, _) => "no",
        }
    }
}

/// One row: who meets whom, and what for.
struct Row {
    label: String,
    bots: Vec<String>,
    seats: u8,
    options: Value,
    goal: Goal,
    /// Of how many matches that are wanted one is played.
    part: u64,
}

impl Row {
    fn new(label: &str, bots: &[&str], seats: u8, goal: Goal) -> Row {
        let bots = bots.iter().map(|&bot| bot.to_owned()).collect();
        Row { label: label.to_owned(), bots, seats, options: json!({}), goal, part: 1 }
    }

    fn duel(a: &str, b: &str, goal: Goal) -> Row {
        Row::new(&format!("{a} against {b}"), &[a, b], 2, goal)
    }
}

/// The rows of a game.
fn rows(slug: &str) -> Vec<Row> {
    let clear = if matches!(slug, "coral" | "coralia") { 0.95 } else { 0.85 };
    let mut rows = vec![
        Row::duel("2", "1", Goal::Share(0.6)),
        Row::duel("3", "2", Goal::Share(0.6)),
        Row::duel("4", "3", Goal::Share(0.6)),
        Row::duel("5", "4", Goal::Share(0.6)),
        Row::duel("6", "5", Goal::Share(0.6)),
        Row::duel("6", "greedy", Goal::Share(clear)),
        Row::duel("6", "random", Goal::Share(0.98)),
        Row::duel("6/x=4", "6", Goal::Better),
        // Ten times the thought takes ten times as long.
        Row { part: 4, ..Row::duel("6/x=10", "6", Goal::Cap) },
        Row::new("6 among two of level 3", &["6", "3"], 3, Goal::Share(0.5)),
        Row::new("6 among three of level 3", &["6", "3"], 4, Goal::Share(0.375)),
    ];
    match slug {
        "coral" => rows.push(Row::new("6 alone, random cards, score of 20", &["6"], 1, Goal::Score(16.0))),
        "reef" => {
            for (level, goal) in [
                ("barnacle", Goal::Share(0.9)),
                ("pufferfish", Goal::Told),
                ("narwhal", Goal::Told),
                ("killer_whale", Goal::Told),
                ("kraken", Goal::Told),
            ] {
                let label = format!("6 against Nature, {level}");
                rows.push(Row { options: json!({ "level": level }), ..Row::new(&label, &["6"], 1, goal) });
            }
        }
        _ => {}
    }
    rows
}

/// How rows are measured.
struct Plan {
    folder: PathBuf,
    games: u64,
    seed: u64,
    most: Duration,
    /// The document as it was.
    known: String,
    /// What the label of a row must hold to be played.
    only: String,
}

impl Plan {
    /// Goes on with a row; gives its line, and the longest that the strongest level thought.
    fn measure(&self, game: &'static dyn Listed, row: &Row) -> (String, f64) {
        let info = game.info();
        let opening = game.shipped().open(row.seats, &row.options).expect("it can be played");
        let bots: Vec<&str> = row.bots.iter().map(String::as_str).collect();
        let games = (self.games / row.part).next_multiple_of(row.seats.into());
        let path = self.folder.join(format!("{}-{}.log", info.slug, self.name(row)));
        let then = path.with_extension("first");
        let order = Order { log: Some(path.clone()), ..Order::new(&bots, games, self.seed) };
        let play = |most: Duration| {
            run(game, &*opening, &Order { most: Some(most), ..order.clone() }, &|_, _| {}).expect("the order fits")
        };
        let most = if row.label.contains(&self.only) { self.most } else { Duration::ZERO };
        let mut digest = fs::read_to_string(&then).unwrap_or_default();
        if !most.is_zero() {
            let now = format!("{:016x}", stable_hash(&self.first_deal(game, &*opening, &order)));
            if digest != now && path.exists() {
                fs::remove_file(&path).expect("an old log can go");
            }
            fs::write(&then, &now).expect("the folder can be written to");
            digest = now;
        }
        let known = Known::of(&self.known, info.title, &row.label);
        let known = known.filter(|known| digest.is_empty() || known.digest == digest);
        let mut report = play(Duration::ZERO);
        let said = known.as_ref().is_some_and(|known| row.goal.is_sure(known.games, known.low, known.high));
        let counted = row.goal.is_sure(report.games, report.bots[0].low, report.bots[0].high);
        if most >= A_DAY || !said && !counted {
            report = play(most);
        }
        let first = &report.bots[0];
        eprintln!("{} {}: {} of {}", info.slug, row.label, first.share, report.games);
        match known {
            Some(known) if known.games > report.games => return (known.line, known.longest),
            _ if report.games == 0 => {
                return (format!("| {} | 0 | | | | | {} | not measured | |", row.label, row.goal.text()), 0.0);
            }
            _ => {}
        }
        let line = format!(
            "| {} | {} | {:.1} % ({:.1}-{:.1}) | {:.1} | {:.1} | {:.0} | {} | {} | {} |",
            row.label,
            report.games,
            100.0 * first.share,
            100.0 * first.low,
            100.0 * first.high,
            first.score,
            first.ms_per_decision,
            first.ms_most,
            row.goal.text(),
            row.goal.met(&report),
            digest,
        );
        let longest = report.bots.iter().filter(|bot| bot.name == "6").fold(0.0, |most, bot| bot.ms_most.max(most));
        (line, longest)
    }

    /// What the log of a row is called.
    fn name(&self, row: &Row) -> String {
        let named = format!("{}-{}-{}-{}", row.bots.join("-"), row.seats, row.options, self.seed);
        named.replace(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-', "_")
    }

    /// The records of the first deal, by which levels are known.
    fn first_deal(&self, game: &'static dyn Listed, opening: &dyn AnyMatch, order: &Order) -> String {
        let seats = usize::from(opening.seats());
        let records = (0..seats).map(|turned| {
            let mut bots: Vec<String> =
                (0..seats).map(|seat| order.bots[seat.min(order.bots.len() - 1)].clone()).collect();
            bots.rotate_right(turned);
            let bout = Bout { bots, seed: self.seed, deal: 0, record: true };
            let fought = game.fight(opening, &bout, &mut |_, _| {}).expect("the bots are known");
            fought.record.unwrap_or_default()
        });
        records.collect()
    }
}

/// A row of the document as it was.
struct Known {
    line: String,
    games: u64,
    low: f64,
    high: f64,
    longest: f64,
    digest: String,
}

impl Known {
    /// What a document says of a row.
    fn of(text: &str, title: &str, label: &str) -> Option<Known> {
        let (_, after) = text.split_once(&format!("\n## {title}\n"))?;
        let section = after.split("\n## ").next()?;
        let line = section.lines().find(|line| line.starts_with(&format!("| {label} |")))?;
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, _, games, share, _, _, longest, _, _, digest, _] = cells[..] else { return None };
        let (low, high) = share.split_once('(')?.1.trim_end_matches(')').split_once('-')?;
        let part = |percent: &str| percent.parse::<f64>().ok().map(|percent| percent / 100.0);
        Some(Known {
            line: line.to_owned(),
            games: games.parse().ok()?,
            low: part(low)?,
            high: part(high)?,
            // Of a turned level it is not the level's.
            longest: if label.starts_with("6 ") { longest.parse().ok()? } else { 0.0 },
            digest: digest.to_owned(),
        })
    }
}

/// Prints the rows of a game and the longest that the strongest level thought about a decision.
fn print(game: &'static dyn Listed, plan: &Plan) {
    let info = game.info();
    println!("\n## {}\n", info.title);
    println!(
        "| Match | Matches | Share of the first | Mean score | ms a decision | Longest ms | Goal | Met | First deal |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    let mut longest = 0.0f64;
    for row in rows(info.slug) {
        let (line, most) = plan.measure(game, &row);
        longest = longest.max(most);
        println!("{line}");
    }
    if longest == 0.0 {
        return;
    }
    let met = if longest <= PATIENCE { "yes" } else { "no" };
    println!(
        "\nThe longest that level 6 thought about a decision: {longest:.0} ms (goal: {PATIENCE} ms or less; met: {met})."
    );
}

/// Prints what the files of weights say of themselves.
fn print_weights() {
    println!("\n## What was learned\n");
    println!("Each file of `crates/minds/weights` says how it was made.\n");
    println!("| Game | How its weights were made |\n|---|---|");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../minds/weights");
    for game in GAMES {
        let info = game.info();
        let text = fs::read_to_string(folder.join(format!("{}.toml", info.slug))).unwrap_or_default();
        let notes: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("# ")).collect();
        println!("| {} | {} |", info.title, notes.join(" "));
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: u64| args.get(at).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let folder = PathBuf::from(args.first().expect("a folder for logs"));
    fs::create_dir_all(&folder).expect("the folder can be made");
    let (games, seed, seconds) = (number(1, 400), number(2, 1), number(3, A_DAY.as_secs()));
    let known = args.get(4).and_then(|path| fs::read_to_string(path).ok()).unwrap_or_default();
    let notes =
        known.split_once(NOTES).and_then(|(_, after)| after.split("\n## ").next()).unwrap_or_default().to_owned();
    let only = args.get(6).cloned().unwrap_or_default();
    let plan = Plan { folder, games, seed, most: Duration::from_secs(seconds), known, only };
    println!("# Bots\n");
    println!(
        "Written by `cargo xtask bots {games} {seed}`: default options, every deal played from every side, seed {seed}, up to {games}"
    );
    println!(
        "matches a row, a quarter of them with ten times the budget. Share: points a match, a shared win counting half; in brackets where it"
    );
    println!(
        "lies with 95 % confidence. Times are what a thought cost one core of the machine that measured. Levels are numbers of lines and"
    );
    println!(
        "other knobs, never clocks: the same seed plays the same match everywhere. Knobs are explained in [arena.md](arena.md)."
    );
    println!(
        "The last column is a digest of the first deal's records: where it is the same, so are the bots. Rows below {games} matches"
    );
    println!(
        "were ended by time, or early because their interval lay beside the goal: such shares lean outwards a little.\n"
    );
    println!("| Level | Name | Style |\n|---|---|---|");
    for level in Level::ALL.into_iter().filter(|level| matches!(level, Level::Graded(_))) {
        println!("| {} | {} | {} |", level.name(), level.title().en, level.style().en);
    }
    if !notes.is_empty() {
        println!("\n{NOTES}{}", notes.trim_end());
    }
    for game in GAMES.iter().copied() {
        if args.get(5).is_none_or(|wanted| wanted == game.info().slug) {
            print(game, &plan);
        }
    }
    print_weights();
}
