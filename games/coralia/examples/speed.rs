//! Speed of random play and of resampling: `cargo run --release -p atoll-coralia --example speed`.

use std::fs;
use std::time::Instant;

use atoll_coralia::Coralia;
use atoll_core::{Game, Playout, Seat, SeededDice, Setup};

/// Seconds this program has had the processor, so that a busy machine does not blur the figures.
fn busy(since: Instant) -> f64 {
    let told = fs::read_to_string("/proc/self/schedstat").ok();
    let nanos = told.and_then(|told| told.split_whitespace().next()?.parse::<f64>().ok());
    nanos.map_or(since.elapsed().as_secs_f64(), |nanos| nanos / 1e9)
}

fn main() {
    let since = Instant::now();
    for seats in 2..=4 {
        let setup = Setup::<Coralia>::shipped(seats).expect("the shipped edition can be played");
        let opening = Coralia::new(&setup);
        let mut playout = Playout::new();
        let mut dice = SeededDice::new(1);
        let (mut decisions, start) = (0u64, busy(since));
        for _ in 0..20_000 {
            let mut game = opening.clone();
            while playout.random(&mut game, &mut dice).is_some() {
                decisions += 1;
            }
        }
        let speed = decisions as f64 / (busy(since) - start);
        let mut positions = Vec::new();
        for _ in 0..60 {
            let mut game = opening.clone();
            while playout.random(&mut game, &mut dice).is_some() {
                positions.push(game.clone());
            }
        }
        let (mut samples, start) = (0u64, busy(since));
        for _ in 0..8 {
            for game in &positions {
                for seat in Seat::first(seats) {
                    std::hint::black_box(game.resample(seat, &mut dice));
                    samples += 1;
                }
            }
        }
        let each = (busy(since) - start) * 1e6 / samples as f64;
        let per_game = decisions as f64 / 20_000.0;
        println!("{seats} seats: {speed:.0} decisions/s, {per_game:.1} a game; resample {each:.2} us");
    }
    println!("position: {} bytes", size_of::<Coralia>());
}
