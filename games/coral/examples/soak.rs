//! Compares fast and reference stability on many random placements: `soak [CASES] [SEED]`.

use std::time::Instant;

use atoll_coral::stability::{soak, take_counts};

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|n| n.parse().ok());
    let (cases, seed) = (numbers.next().unwrap_or(100_000), numbers.next().unwrap_or(1));
    let start = Instant::now();
    let found = soak(cases, seed);
    println!(
        "{} cases, {} stable, {} differ, {:.1} s",
        found.cases,
        found.stable,
        found.differ.len(),
        start.elapsed().as_secs_f64()
    );
    for (stage, falls, stands) in take_counts().iter() {
        println!("{:>10} falls {falls} stands {stands}", stage.name());
    }
    for line in &found.differ {
        println!("{line}");
    }
    if !found.differ.is_empty() {
        std::process::exit(1);
    }
}
