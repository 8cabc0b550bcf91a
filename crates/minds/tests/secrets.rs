//! What a seat may not know does not move its bots: every level of every game, whatever the others hold.

use atoll_bots::{Bot, Knobs, Level, Mind, Search};
use atoll_core::{Dice, Event, Game, Match, Observer, Seat, SeededDice, Seen, Setup, Turn, stable_hash};
use atoll_minds::{CoralMind, CoraliaMind, IslandsMind, ReefMind, ReliefMind};

/// What is found where what a seat cannot see is swapped.
#[derive(Default)]
struct Found {
    /// How many positions differed.
    differed: u32,
    /// Who chose otherwise then, which nobody may.
    moved: Vec<String>,
}

/// What all who are asked would do in a position, for a seat, with a seed.
type Choices<'a, G> = dyn FnMut(&G, Seat, u64) -> Vec<<G as Game>::Action> + 'a;

/// Plays at random and asks at some positions for choices, and again where what the seat cannot see is another.
fn swapped_for<G: Game>(seats: u8, seed: u64, stride: u32, choices: &mut Choices<'_, G>) -> Found {
    let mut dice = SeededDice::new(seed);
    let mut played = Match::<G>::new(Setup::shipped(seats).expect("so many can play"));
    let mut buffer = Vec::new();
    let (mut found, mut asked) = (Found::default(), 0);
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
            found.differed += u32::from(other != *position);
            let seed = seed + u64::from(asked);
            let (here, there) = (choices(position, seat, seed), choices(&other, seat, seed));
            for (n, (here, there)) in here.into_iter().zip(there).enumerate() {
                if here != there {
                    found.moved.push(format!("chooser {n}, seat {seat}: {here} or {there}"));
                }
            }
        }
        let action = position.random_legal(seat, &mut dice, &mut buffer);
        played.play(Event::Act { seat, action }).expect("the action is legal");
    }
    found
}

/// The same of every level and the simple bots; gives how many positions differed.
fn swapped<G: Game, M: Mind<G> + Default>(seats: u8, seed: u64, stride: u32) -> u32 {
    let mind = M::default();
    let found = swapped_for::<G>(seats, seed, stride, &mut |position, seat, seed| {
        let graded = mind.levels().map(|knobs| {
            // What a level does with few lines it does with many.
            let knobs = Knobs { iterations: knobs.iterations.min(24), ..knobs };
            Search::new(mind.clone(), knobs).choose(Seen::new(position, seat), &mut SeededDice::new(seed))
        });
        let simple = [Level::Greedy, Level::Random]
            .map(|level| level.bot::<G, M>(&mind).choose(Seen::new(position, seat), &mut SeededDice::new(seed)));
        graded.into_iter().chain(simple).collect()
    });
    assert!(found.moved.is_empty(), "{:?}", found.moved);
    found.differed
}

/// Who looks at what it may not know is found out.
#[test]
fn a_cheat_is_caught() {
    fn caught<G: Game>() -> usize {
        let mut cheat = |position: &G, seat: Seat, _: u64| {
            let mut legal = Vec::new();
            position.legal(seat, &mut legal);
            vec![legal[(stable_hash(position) % legal.len() as u64) as usize]]
        };
        (0..3).map(|seed| swapped_for(2 + seed as u8, seed, 5, &mut cheat).moved.len()).sum()
    }
    assert!(caught::<atoll_coralia::Coralia>() > 5);
    assert!(caught::<atoll_relief::Relief>() > 0);
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
