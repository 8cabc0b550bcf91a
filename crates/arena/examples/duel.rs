//! Duels without the whole program: `duel GAME BOTS GAMES SEED [SEATS] [OPTIONS]`.

use atoll_arena::{Order, run};

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let game = atoll_registry::find(&args[1]).expect("a game");
    let seats = args.get(5).map_or(2, |text| text.parse().expect("a number of seats"));
    let options = args.get(6).map_or_else(|| serde_json::json!({}), |text| serde_json::from_str(text).expect("JSON"));
    let opening = game.shipped().open(seats, &options).expect("it can be played");
    let bots: Vec<&str> = args[2].split(',').collect();
    let order = Order::new(&bots, args[3].parse().expect("games"), args[4].parse().expect("a seed"));
    let report = run(game, &*opening, &order, &|_, _| {}).expect("the order fits");
    for bot in report.bots {
        println!(
            "{:40} {:5.1} % [{:4.1}..{:4.1}] of {:4}  {:8.2} ms (most {:6.0})  score {:.1}",
            bot.name,
            100.0 * bot.share,
            100.0 * bot.low,
            100.0 * bot.high,
            bot.games,
            bot.ms_per_decision,
            bot.ms_most,
            bot.score
        );
    }
}
