//! Bots play legally, by the dice alone, and greed pays.

use atoll_bots::{Knobs, Level, Plain, Search, play};
use atoll_core::{Game, Match, SeededDice, Setup, Turn};
use atoll_testkit::toy::Sound;

fn match_of(levels: [Level; 2], seed: u64) -> Match<Sound> {
    let setup = Setup::shipped(2).expect("two can play");
    let mut bots = levels.map(|level| level.bot::<Sound, _>(&Plain));
    play(setup, &mut bots, &mut SeededDice::new(seed)).expect("a bot chooses legal actions")
}

fn points(played: &Match<Sound>) -> [i16; 2] {
    let Turn::Over(outcome) = played.position().turn() else { panic!("the match is over") };
    [outcome.scores.as_slice()[0], outcome.scores.as_slice()[1]]
}

#[test]
fn the_same_dice_give_the_same_match() {
    for levels in [[Level::Random; 2], [Level::Greedy; 2]] {
        assert_eq!(match_of(levels, 5).record(), match_of(levels, 5).record());
        assert!((0..20).any(|seed| match_of(levels, seed).record() != match_of(levels, 5).record()));
    }
}

#[test]
fn greed_pays() {
    // A stone is a point more and always free here, so the greedy seat never leaves one.
    let mut sums = [0, 0];
    for seed in 0..200 {
        let scores = points(&match_of([Level::Greedy, Level::Random], seed));
        sums = [sums[0] + scores[0], sums[1] + scores[1]];
        let record = match_of([Level::Greedy, Level::Random], seed).record();
        assert!(!record.contains("0 skip"), "{record}");
    }
    assert!(sums[0] > sums[1], "{sums:?}");
}

#[test]
fn equals_are_all_chosen_some_time() {
    let stones: std::collections::BTreeSet<String> = (0..60)
        .filter_map(|seed| {
            let record = match_of([Level::Greedy; 2], seed).record();
            record.lines().find(|line| ["0 a", "0 b", "0 c"].contains(line)).map(str::to_owned)
        })
        .collect();
    assert_eq!(stones.len(), 3, "{stones:?}");
}

#[test]
fn what_is_expected_begins_as_asked_and_keeps_to_the_rules() {
    let mut dice = SeededDice::new(3);
    let mut played = Match::<Sound>::new(Setup::shipped(2).expect("two can play"));
    played.settle(&mut dice);
    let Turn::Decide(asked) = played.position().turn() else { panic!("somebody is asked") };
    let seat = asked.iter().next().expect("somebody is asked");
    let mut search = Search::new(Plain, Knobs::BASE);
    let weighed = search.weigh(played.seen_by(seat), &mut dice);
    for one in &weighed {
        let (mut shown, sample) = (Vec::new(), played.seen_by(seat).sample(&mut dice));
        let end = search.expect(sample.clone(), one.action, &mut dice, &mut |before, action, after| {
            assert!(before.check(seat, action).is_ok(), "{action}");
            let mut next = before.clone();
            next.act(seat, action);
            assert_eq!(next, *after);
            shown.push(action);
        });
        assert_eq!(shown.first(), Some(&one.action));
        assert_ne!(end, sample, "something has happened");
    }
    assert!(weighed.len() > 1);
}
