//! What the mind for Relief brings about.

use atoll_bots::{Bot, Greedy, play};
use atoll_core::{SeededDice, Setup};
use atoll_minds::ReliefMind;
use atoll_relief::Relief;

#[test]
fn purposeful_play_ends_before_the_cap() {
    for seats in 2..=4 {
        for seed in 0..6 {
            let mut bots: Vec<Box<dyn Bot<Relief>>> =
                (0..seats).map(|_| Box::new(Greedy::new(ReliefMind::default())) as Box<dyn Bot<Relief>>).collect();
            let setup = Setup::shipped(seats).expect("it can be played");
            let played = play(setup, &mut bots, &mut SeededDice::new(seed)).expect("bots keep to the rules");
            assert!(!played.position().is_capped(), "{seats} seats, seed {seed}");
        }
    }
}
