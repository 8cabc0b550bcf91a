//! Prints the record of one random match: `record SEATS SEED [OPTIONS]`.

use atoll_coral::Coral;
use atoll_core::{Edition, Event, Match, SeededDice, Setup, Turn};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let word = |n: usize, usual: &'static str| args.get(n).map_or(usual, String::as_str).to_owned();
    let setup = Setup::<Coral>::new(word(0, "2").parse()?, serde_json::from_str(&word(2, "{}"))?, Edition::shipped())?;
    let mut dice = SeededDice::new(word(1, "1").parse()?);
    let mut played = Match::new(setup);
    let mut buffer = Vec::new();
    loop {
        played.settle(&mut dice);
        let Turn::Decide(seats) = atoll_core::Game::turn(played.position()) else { break };
        let Some(seat) = seats.iter().next() else { break };
        let action = atoll_core::Game::random_legal(played.position(), seat, &mut dice, &mut buffer);
        played.play(Event::Act { seat, action })?;
    }
    print!("{}", played.record());
    Ok(())
}
