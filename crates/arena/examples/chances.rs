//! How often those win whose chance to win is told as so much: `chances GAME MATCHES SEED [SEATS] [PLAYER] [JUDGE] [OPTIONS]`.
//!
//! Level `PLAYER` plays, level `JUDGE` looks at some decisions of each match; what it says of every seat is held against
//! how the match ended. The last line tells to which power the odds should be raised to be most likely: 1 is just right.

use atoll_core::{Dice, Lang, SeededDice, Turn};
use atoll_registry::{Bout, Listed, side_by_side};

/// How many decisions of a match are looked at.
const LOOKS: u32 = 5;

/// What was said of all seats, and what share of the win each had.
type Look = (Vec<f32>, Vec<f32>);

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let arg = |n: usize, usual: &str| args.get(n).cloned().unwrap_or_else(|| usual.to_owned());
    let game = atoll_registry::find(&args[1]).expect("a game");
    let (matches, seed): (u64, u64) = (args[2].parse().expect("matches"), args[3].parse().expect("a seed"));
    let seats: u8 = arg(4, "2").parse().expect("a number of seats");
    let (player, judge) = (arg(5, "5"), arg(6, "6"));
    let options = serde_json::from_str(&arg(7, "{}")).expect("JSON");
    let opening = game.shipped().open(seats, &options).expect("it can be played");
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut looks: Vec<Look> = Vec::new();
    let one = |(): &mut (), deal: u64| {
        let bots = vec![player.clone(); usize::from(seats)];
        let bout = Bout { bots, seed, deal, record: true };
        let fought = game.fight(&*opening, &bout, &mut |_, _| {}).expect("the bots are known");
        looked(game, &fought.record.unwrap_or_default(), &judge, seed ^ deal)
    };
    side_by_side(cores, matches, || (), one, &mut |found| {
        looks.extend(found.iter().cloned());
        true
    });
    show(&looks);
}

/// Some decisions of a match as the judge sees them.
fn looked(game: &dyn Listed, record: &str, judge: &str, seed: u64) -> Vec<Look> {
    let played = game.shipped().replay(record).expect("a record replays");
    let Turn::Over(outcome) = played.turn() else { return Vec::new() };
    let places = outcome.places.as_slice();
    let winners = places.iter().filter(|&&place| place == 1).count() as f32;
    let won: Vec<f32> = places.iter().map(|&place| if place == 1 { 1.0 / winners } else { 0.0 }).collect();
    let mut dice = SeededDice::new(seed);
    let look = |_| {
        let n = dice.below(played.events() as u32) as usize;
        Some((game.judge(&*played, n, judge, Lang::En)?.before, won.clone()))
    };
    (0..LOOKS).filter_map(look).collect()
}

fn show(looks: &[Look]) {
    let all = || looks.iter().flat_map(|(said, won)| said.iter().zip(won));
    println!("said      seats   mean said   won");
    for tenth in 0..10u8 {
        let within = |said: f32| (said * 10.0).clamp(0.0, 9.0) as u8 == tenth;
        let some: Vec<(&f32, &f32)> = all().filter(|(said, _)| within(**said)).collect();
        let mean = |pick: &dyn Fn(&(&f32, &f32)) -> f32| some.iter().map(pick).sum::<f32>() / some.len().max(1) as f32;
        println!(
            "{:2}-{:3} %  {:6}   {:7.1} %   {:5.1} %",
            10 * tenth,
            10 * tenth + 10,
            some.len(),
            100.0 * mean(&|one| *one.0),
            100.0 * mean(&|one| *one.1)
        );
    }
    let sums: f32 = looks.iter().map(|(said, _)| said.iter().sum::<f32>()).sum();
    println!("positions: {}, all seats of a position together: {:.3}", looks.len(), sums / looks.len().max(1) as f32);
    let likely = |power: f32| -> f32 {
        let one = |(said, won): &Look| {
            let odds: Vec<f32> = said.iter().map(|said| said.clamp(0.002, 0.998).powf(power)).collect();
            let all: f32 = odds.iter().sum();
            odds.iter().zip(won).map(|(odds, won)| won * (odds / all).ln()).sum::<f32>()
        };
        looks.iter().map(one).sum()
    };
    let powers = (4..=40).map(|n| n as f32 / 10.0);
    let best = powers.max_by(|a, b| likely(*a).total_cmp(&likely(*b))).unwrap_or(1.0);
    println!("most likely power: {best:.1}");
}
