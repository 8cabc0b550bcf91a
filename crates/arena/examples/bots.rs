//! Measures the levels of every game and prints `docs/bots.md`: `bots GAMES SEED SECONDS [GAME]`.

use std::time::Duration;

use atoll_arena::{Order, run};
use atoll_registry::{GAMES, Level, Listed};
use serde_json::{Value, json};

/// How rows are measured.
struct Plan {
    games: u64,
    seed: u64,
    most: Duration,
}

impl Plan {
    /// Lets bots meet and prints a row about the first of them.
    fn row(&self, game: &'static dyn Listed, label: &str, bots: &[&str], seats: u8, options: &Value) {
        let opening = game.shipped().open(seats, options).expect("it can be played");
        let order = Order { most: Some(self.most), ..Order::new(bots, self.games, self.seed) };
        let report = run(game, &*opening, &order, &|_, _| {}).expect("the order fits");
        let first = &report.bots[0];
        println!(
            "| {label} | {} | {:.1} % ({:.1}-{:.1}) | {:.1} | {:.1} | {:.0} |",
            report.games,
            100.0 * first.share,
            100.0 * first.low,
            100.0 * first.high,
            first.score,
            first.ms_per_decision,
            first.ms_most
        );
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: u64| args.get(at).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (games, seed, seconds) = (number(0, 400), number(1, 1), number(2, 86_400));
    let plan = Plan { games, seed, most: Duration::from_secs(seconds) };
    println!("# Bots\n");
    println!(
        "Written by `cargo xtask bots {games} {seed} {seconds}`: default options, every deal played from every side, at most"
    );
    println!(
        "{games} matches and about {seconds} s a row, seed {seed}. Share: points a match, a shared win counting half; in brackets"
    );
    println!(
        "where it lies with 95 % confidence. Times are wall clock on the machine that measured, with whatever else it did."
    );
    println!(
        "Levels are numbers of lines and other knobs, never clocks: the same seed plays the same match everywhere.\n"
    );
    println!("| Level | Name | Style |\n|---|---|---|");
    for level in Level::ALL.into_iter().filter(|level| matches!(level, Level::Graded(_))) {
        println!("| {} | {} | {} |", level.name(), level.title().en, level.style().en);
    }
    for game in GAMES.iter().copied() {
        let info = game.info();
        if args.get(3).is_some_and(|wanted| wanted != info.slug) {
            continue;
        }
        println!("\n## {}\n", info.title);
        println!(
            "| Match | Matches | Share of the first | Mean score | ms a decision | Longest ms |\n|---|---|---|---|---|---|"
        );
        let plain = json!({});
        for (a, b) in [
            ("6", "greedy"),
            ("6", "random"),
            ("2", "1"),
            ("3", "2"),
            ("4", "3"),
            ("5", "4"),
            ("6", "5"),
            ("6/x=4", "6"),
        ] {
            plan.row(game, &format!("{a} against {b}"), &[a, b], 2, &plain);
        }
        plan.row(game, "6 among two of level 3", &["6", "3"], 3, &plain);
        plan.row(game, "6 among three of level 3", &["6", "3"], 4, &plain);
        match info.slug {
            "coral" => plan.row(game, "6 alone, random cards, score of 20", &["6"], 1, &plain),
            "reef" => {
                for level in ["barnacle", "pufferfish", "narwhal", "killer_whale", "kraken"] {
                    plan.row(game, &format!("6 against Nature, {level}"), &["6"], 1, &json!({ "level": level }));
                }
            }
            _ => {}
        }
    }
}
