//! What a seat may not know does not move its bots: every level of every game, whatever the others hold.

use atoll_bots::{Bot, Knobs, Level, Mind, Search};
use atoll_core::{Dice, Event, Game, Match, Observer, Seat, SeededDice, Seen, Setup, Turn};
use atoll_minds::{CoralMind, CoraliaMind, IslandsMind, ReefMind, ReliefMind};

/// Plays at random and asks every level at some positions, and again where what the seat cannot see is another; gives
/// how many positions differed.
fn swapped<G: Game, M: Mind<G> + Default>(seats: u8, seed: u64, stride: u32) -> u32 {
    let mind = M::default();
    let mut dice = SeededDice::new(seed);
    let mut played = Match::<G>::new(Setup::shipped(seats).expect("so many can play"));
    let mut buffer = Vec::new();
    let (mut differed, mut asked) = (0, 0);
    for _ in 0..400 {
        played.settle(&mut dice);
        let Turn::Decide(deciding) = played.position().turn() else { break };
        let nth = dice.below(deciding.len()) as usize;
        let seat = deciding.iter().nth(nth).unwrap_or(Seat::A);
        let position = played.position();
        asked += 1;
        if asked % stride == 0 {
            let other = position.resample(seat, &mut dice);
            let who = Observer::Seat(seat);
            assert!(other.view(who) == position.view(who), "seat {seat} can tell them apart");
            differed += u32::from(other != *position);
            for (level, knobs) in Level::ALL.into_iter().zip(mind.levels()) {
                // What a level does with few lines it does with many.
                let knobs = Knobs { iterations: knobs.iterations.min(24), ..knobs };
                let choice = |position: &G| {
                    let mut search = Search::new(mind.clone(), knobs);
                    search.choose(Seen::new(position, seat), &mut SeededDice::new(seed + u64::from(asked)))
                };
                assert_eq!(choice(position), choice(&other), "level {}, seat {seat}", level.name());
            }
        }
        let action = position.random_legal(seat, &mut dice, &mut buffer);
        played.play(Event::Act { seat, action }).expect("the action is legal");
    }
    differed
}

#[test]
fn coralia_hides_cards() {
    let differed: u32 =
        (0..3).map(|seed| swapped::<atoll_coralia::Coralia, CoraliaMind>(2 + seed as u8, seed, 5)).sum();
    assert!(differed > 10, "{differed}");
}

#[test]
fn relief_hides_what_is_being_written() {
    let differed: u32 = (0..3).map(|seed| swapped::<atoll_relief::Relief, ReliefMind>(2 + seed as u8, seed, 5)).sum();
    assert!(differed > 10, "{differed}");
}

#[test]
fn open_games_hide_nothing() {
    assert_eq!(swapped::<atoll_coral::Coral, CoralMind>(2, 1, 9), 0);
    assert_eq!(swapped::<atoll_reef::Reef, ReefMind>(2, 1, 9), 0);
    assert_eq!(swapped::<atoll_islands::Islands, IslandsMind>(2, 1, 5), 0);
}
