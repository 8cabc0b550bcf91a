//! Measures the levels of every game and prints `docs/bots.md`: `bots GAMES SEED`.

use atoll_arena::{Order, Standing, run};
use atoll_registry::{GAMES, Level};

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().and_then(|text| text.parse().ok()).unwrap_or(400);
    let seed: u64 = args.next().and_then(|text| text.parse().ok()).unwrap_or(1);
    println!("# Bots\n");
    println!(
        "Written by `cargo xtask bots {games} {seed}`: two seats, default options, every deal played from both sides,"
    );
    println!(
        "{games} matches a row, seed {seed}. Share: points a game, a shared win counting half; in brackets where it lies"
    );
    println!("with 95 % confidence. Times are wall clock on the machine that measured, with whatever else it did.\n");
    println!("| Level | Name | Style |\n|---|---|---|");
    for level in Level::ALL.into_iter().filter(|level| matches!(level, Level::Graded(_))) {
        println!("| {} | {} | {} |", level.name(), level.title().en, level.style().en);
    }
    for game in GAMES {
        let info = game.info();
        println!("\n## {}\n", info.title);
        println!("| Match | Share of the first | ms a decision | Longest ms |\n|---|---|---|---|");
        let opening = game.shipped().open(2, &serde_json::json!({})).expect("two can play");
        for (a, b) in [("2", "1"), ("3", "2"), ("4", "3"), ("5", "4"), ("6", "5"), ("6", "greedy"), ("6", "random")] {
            let order = Order { bots: vec![a.into(), b.into()], games, seed, threads: 0 };
            let report = run(*game, &*opening, &order, &|_, _| {}).expect("the order fits");
            let first: &Standing = &report.bots[0];
            println!(
                "| {a} against {b} | {:.1} % ({:.1}-{:.1}) | {:.1} | {:.0} |",
                100.0 * first.share,
                100.0 * first.low,
                100.0 * first.high,
                first.ms_per_decision,
                first.ms_most
            );
        }
    }
}
