//! Plays matches for one with the simple search: `solo [MATCHES] [COMPLEXITY]`.

use atoll_coral::Coral;
use atoll_core::{Edition, Game, Playout, Seat, SeededDice, Setup, Turn};
use atoll_minds::SoloSearch;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let matches: u64 = args.first().map_or(Ok(24), |n| n.parse())?;
    let complexity = args.get(1).map_or("I", String::as_str);
    let mut scores = Vec::new();
    for seed in 0..matches {
        let options = serde_json::from_str(&format!(r#"{{"complexity": "{complexity}"}}"#))?;
        let mut game = Coral::new(&Setup::<Coral>::new(1, options, Edition::shipped())?);
        let mut dice = SeededDice::new(seed);
        let (mut playout, mut search) = (Playout::<Coral>::new(), SoloSearch::new());
        let score = loop {
            playout.settle(&mut game, &mut dice);
            if let Turn::Over(outcome) = game.turn() {
                break outcome.scores[Seat::A];
            }
            let action = search.choose(&game, &mut dice).ok_or("nothing to choose")?;
            game.act(Seat::A, action);
        };
        scores.push(score);
    }
    let mean = f64::from(scores.iter().sum::<i16>()) / scores.len().max(1) as f64;
    println!("{} matches, mean {mean:.2} of 20: {scores:?}", scores.len());
    Ok(())
}
