//! Bots play legally, by the dice alone, and greed pays.

use atoll_bots::{Knobs, Level, Mind, Plain, Search, Values, play};
use atoll_core::{Game, Match, Seat, SeededDice, Setup, Turn};
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
        let end = search.expect(sample.clone(), one.action, &mut dice, &mut |who, before, action, after| {
            assert!(before.check(who, action).is_ok(), "{action}");
            let mut next = before.clone();
            next.act(who, action);
            assert_eq!(next, *after);
            shown.push(action);
        });
        assert_eq!(shown.first(), Some(&one.action));
        assert_ne!(end, sample, "something has happened");
    }
    assert!(weighed.len() > 1);
}

#[test]
fn the_chances_of_all_seats_are_one_win() {
    for seats in 2..=3u8 {
        let position = Sound::new(&Setup::shipped(seats).expect("so many can play"));
        let chances = |values: Values| Plain.chances(&position, Seat::A, &values);
        for values in [[0.5, 0.5, 0.5, 0.0], [0.9, 0.1, 0.3, 0.0], [1.0, 0.0, 0.0, 0.0], [0.04, 0.96, 0.2, 0.0]] {
            let told = chances(values);
            let all: f32 = told[..usize::from(seats)].iter().sum();
            assert!((all - 1.0).abs() < 1e-5, "{seats}: {values:?} {told:?}");
            assert!(told.iter().all(|chance| (0.0..=1.0).contains(chance)), "{told:?}");
        }
        let even = chances([0.4; 4]);
        assert!((even[0] - 1.0 / f32::from(seats)).abs() < 1e-5, "who stands alike is told alike: {even:?}");
        assert!(
            chances([0.6, 0.4, 0.3, 0.0])[0] < chances([0.7, 0.4, 0.3, 0.0])[0],
            "what is better is told as better"
        );
    }
}
