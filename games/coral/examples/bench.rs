//! Measures listing all legal actions and lazy random play: `bench [SECONDS] [SEATS]`.

use std::time::Instant;

use atoll_coral::Coral;
use atoll_coral::stability::take_counts;
use atoll_core::{Dice, Game, Playout, SeededDice, Setup, Turn};

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|n| n.parse::<f64>().ok());
    let seconds = numbers.next().unwrap_or(2.0);
    let seats = numbers.next().unwrap_or(2.0) as u8;
    let opening = Coral::new(&Setup::<Coral>::shipped(seats).expect("a table"));
    for lazy in [true, false] {
        let mut dice = SeededDice::new(7);
        let mut playout = Playout::new();
        let mut actions = Vec::new();
        let (mut decisions, mut games) = (0u64, 0u64);
        take_counts();
        let start = Instant::now();
        while start.elapsed().as_secs_f64() < seconds {
            let mut game = opening.clone();
            loop {
                if lazy {
                    if playout.random(&mut game, &mut dice).is_none() {
                        break;
                    }
                } else {
                    playout.settle(&mut game, &mut dice);
                    let Turn::Decide(asked) = game.turn() else { break };
                    let seat = asked.iter().next().expect("somebody is asked");
                    actions.clear();
                    game.legal(seat, &mut actions);
                    game.act(seat, actions[dice.below(actions.len() as u32) as usize]);
                }
                decisions += 1;
            }
            games += 1;
        }
        let time = start.elapsed().as_secs_f64();
        let what = if lazy { "lazy random play" } else { "listing all legal actions" };
        println!(
            "{what}: {:.0} decisions/s, {:.1} decisions a match",
            decisions as f64 / time,
            decisions as f64 / games as f64
        );
        let counts = take_counts();
        for (stage, falls, stands) in counts.iter() {
            let share = |n: u64| 100.0 * n as f64 / counts.total().max(1) as f64;
            println!("  {:>10} falls {:5.1} %  stands {:5.1} %", stage.name(), share(falls), share(stands));
        }
    }
}
