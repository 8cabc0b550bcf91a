//! A simple search plays well alone.

use atoll_coral::Coral;
use atoll_core::{Edition, Game, Playout, Seat, SeededDice, Setup, Turn};
use atoll_minds::SoloSearch;

fn play(card: &str, seed: u64) -> i16 {
    let options = format!(r#"{{"solo_setup": "{card}", "complexity": "I"}}"#);
    let options = serde_json::from_str(&options).expect("options");
    let mut game = Coral::new(&Setup::<Coral>::new(1, options, Edition::shipped()).expect("a setup"));
    let mut dice = SeededDice::new(seed);
    let mut playout = Playout::<Coral>::new();
    let mut search = SoloSearch::new();
    loop {
        playout.settle(&mut game, &mut dice);
        match game.turn() {
            Turn::Over(outcome) => return outcome.scores[Seat::A],
            _ => {
                let action = search.choose(&game, &mut dice).expect("a seat that is asked can act");
                game.act(Seat::A, action);
            }
        }
    }
}

#[test]
fn a_simple_search_reaches_15_of_20_on_average_with_simple_cards() {
    let cards = ["A", "B", "C", "D", "E", "F"];
    let scores: Vec<i16> = cards.iter().map(|card| play(card, 3)).collect();
    let mean = f64::from(scores.iter().sum::<i16>()) / scores.len() as f64;
    assert!(mean >= 15.0, "{scores:?}");
}
