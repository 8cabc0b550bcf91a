//! Random games on one core: how many decisions a second, the legal list built for each.

use std::time::Instant;

use atoll_core::{Game, Playout, SeededDice, Setup};
use atoll_islands::Islands;

fn main() {
    for (seats, options) in [
        (2, "{}"),
        (3, "{}"),
        (4, "{}"),
        (3, r#"{"specialists": "random"}"#),
        (3, r#"{"specialists": "chosen", "chosen": ["SEIS", "GEOG", "AGRI"]}"#),
    ] {
        let parsed = serde_json::from_str(options).expect("options");
        let setup = Setup::<Islands>::new(seats, parsed, atoll_core::Edition::shipped()).expect("a setup");
        let opening = Islands::new(&setup);
        let mut dice = SeededDice::new(1);
        let mut playout = Playout::new();
        let (mut games, mut decisions) = (0u32, 0u64);
        let start = Instant::now();
        while start.elapsed().as_millis() < 1500 {
            let mut game = opening.clone();
            while playout.random(&mut game, &mut dice).is_some() {
                decisions += 1;
            }
            games += 1;
        }
        let seconds = start.elapsed().as_secs_f64();
        println!("{seats} seats {options}: {games} games, {:.0} decisions/s", decisions as f64 / seconds);
    }
}
