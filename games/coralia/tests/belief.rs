//! What chance decides equals a shuffle, and what a seat believes equals what it can know.

#![allow(clippy::unwrap_used)]

mod common;

use std::collections::BTreeMap;

use atoll_coralia::{Builder, Chance, Coralia};
use atoll_core::{Game, Lang, Observer, Odds, Playout, Seat, SeededDice, Staged, Turn};
use common::*;

const A: Seat = Seat::A;
const B: Seat = Seat::B;
const C: Seat = Seat::C;

/// Pearson's statistic of observed counts against expected shares.
fn chi_squared(seen: &BTreeMap<String, u32>, expected: &BTreeMap<String, f64>) -> f64 {
    let total: u32 = seen.values().sum();
    let odd: Vec<&String> = seen.keys().filter(|key| !expected.contains_key(*key)).collect();
    assert!(odd.is_empty(), "never to be believed: {odd:?}");
    expected
        .iter()
        .map(|(key, share)| {
            let wanted = share * f64::from(total);
            let found = f64::from(seen.get(key).copied().unwrap_or(0));
            (found - wanted).powi(2) / wanted
        })
        .sum()
}

/// All but these cards of the three types are in D's hand; the island pile still has these types.
fn few_left(left: &[&str], gone_from_island: &str) -> Builder {
    let mut builder = table(4).island_hand(Seat::D, gone_from_island);
    let mut rest: Vec<String> = Vec::new();
    for n in 1..=18 {
        rest.push(format!("S{n:02}"));
        rest.push(format!("P{n:02}"));
    }
    rest.extend((1..=15).map(|n| format!("F{n:02}")));
    for card in left.iter().copied().chain(gone_from_island.split_whitespace()) {
        rest.retain(|other| other != card);
    }
    for card in rest {
        builder = builder.hand(Seat::D, &card);
    }
    builder
}

#[test]
fn lazy_draws_equal_a_real_shuffle() {
    // Left: a pearl on the island, and three starfish cards, one of them on the island.
    let builder = few_left(&["S05", "S06", "S07", "P18"], "S15 S16 P01 P02 F01 F02 F03");
    // A white fish goes to the island for a card, twice; then C3's starfish card is drawn.
    let game = builder
        .dice("green", "diver")
        .diver(A, "green")
        .station("blue diver, red fish, orange pearl, yellow octopus")
        .at_die();
    let mut game = game;
    run(&mut game, "0 place blue diver, * chest C4");
    // First card from the island, then take another by the next seat's blocked die, then a starfish card.
    let mut lazy: BTreeMap<String, f64> = BTreeMap::new();
    let mut stack = vec![(game, String::new(), 1.0, 0)];
    while let Some((game, text, share, depth)) = stack.pop() {
        if depth == 3 {
            *lazy.entry(text).or_default() += share;
            continue;
        }
        let mut game = game;
        if depth > 0 {
            // Give the same seat the next draw without any other chance in between.
            game = next_draw(&game, depth);
        }
        let mut odds = Odds::new();
        game.odds(&mut odds);
        for &(outcome, weight) in odds.as_slice() {
            let mut then = game.clone();
            then.chance(outcome);
            let share = share * f64::from(weight) / f64::from(odds.total());
            stack.push((then, format!("{text} {outcome}"), share, depth + 1));
        }
    }
    // The same by shuffling: three starfish cards, one of which lies on the island with the pearl.
    let mut real: BTreeMap<String, f64> = BTreeMap::new();
    let stars = ["S05", "S06", "S07"];
    for island in 0..3 {
        for first in 0..2 {
            for pile in (0..3).filter(|&pile| pile != island) {
                let pair = if first == 0 { [stars[island], "P15"] } else { ["P15", stars[island]] };
                let text = format!(" card {} card {} card {}", pair[0], pair[1], stars[pile]);
                *real.entry(text).or_default() += 1.0 / 12.0;
            }
        }
    }
    assert_eq!(lazy.keys().collect::<Vec<_>>(), real.keys().collect::<Vec<_>>());
    assert!(lazy.iter().all(|(key, share)| (share - real[key]).abs() < 1e-9), "{lazy:?}");
}

/// The same cards, at the second draw from the island or the draw of a starfish card.
fn next_draw(game: &Coralia, depth: u32) -> Coralia {
    let mut game = game.clone();
    let pile = if depth == 1 { "island" } else { "starfish" };
    // Seats play on until one draws a card from the pile wanted: a turtle T5 or T4.
    loop {
        let view = open(&game);
        if view.drawing == Some(pile) {
            return game;
        }
        let seat = asked(&game);
        match view.step.word() {
            "supply" => {
                let take = if depth == 1 { "take violet" } else { "take orange" };
                let legal = legal(&game);
                let take = if legal.iter().any(|action| action == take) { take.to_owned() } else { legal[0].clone() };
                run(&mut game, &format!("{} {take}", seat.unwrap()));
            }
            "store" => run(&mut game, &format!("{} hold -", seat.unwrap())),
            "roll" => {
                let die = view.station.iter().find(|die| die.face.is_none()).unwrap().colour;
                // Blocked faces bring an island card; a turtle brings what its tile says.
                let show = if depth == 1 { if die == "blue" { "diver" } else { "octopus" } } else { "starfish" };
                run(&mut game, &format!("* roll {show}"));
            }
            "die" => {
                let wish = legal(&game).into_iter().find(|action| {
                    if depth == 1 { action == "place blue diver" } else { action.ends_with("starfish") }
                });
                let place = wish.unwrap_or_else(|| legal(&game)[0].clone());
                run(&mut game, &format!("{} {place}", seat.unwrap()));
            }
            step => panic!("{step}"),
        }
    }
}

/// A put a fire fish back; B looked at it and at a card A does not know, and kept one.
fn ambiguous() -> Coralia {
    // Fish left: three in the pile, three on the island; A saw two of the pile.
    let game = few_left(&["F05", "F04", "F09", "F10", "F14", "F15", "S05", "S06", "S07", "P16", "P17", "P18"], "")
        .station("red fish, blue octopus, green pearl, orange octopus")
        .at_die();
    let mut game = game;
    run(&mut game, "0 place red fish, * card F11, * card F01, 0 keep 1");
    run(&mut game, "1 take yellow, * roll octopus, * roll octopus, * roll octopus, * roll fish");
    game
}

#[test]
fn a_card_put_back_and_looked_at_by_another_is_in_one_of_two_places() {
    let mut game = ambiguous();
    let place = legal(&game).into_iter().find(|action| action.ends_with(" fish")).unwrap();
    run(&mut game, &format!("1 {place}, * card F06, * card F01, 1 keep 1"));
    // A has seen an angel fish and the fire fish. Of the 13 others, 4 are fire fish, 5 blowfish and 4
    // angel fish; B saw one of them.
    let mut dice = SeededDice::new(7);
    let mut seen = BTreeMap::new();
    for _ in 0..20_000 {
        let sample = game.resample(A, &mut dice);
        assert_eq!(sample.view(Observer::Seat(A)), game.view(Observer::Seat(A)));
        let kept = hand(&sample, B).last().cloned().unwrap();
        let back = open(&sample).piles[0].known.last().unwrap().card.clone();
        *seen.entry(format!("{kept} kept, {back} back")).or_default() += 1;
    }
    let mut expected = BTreeMap::new();
    for (card, copies) in [("F01", 4.0), ("F06", 5.0), ("F11", 4.0)] {
        *expected.entry(format!("F01 kept, {card} back")).or_default() += copies / 26.0;
        *expected.entry(format!("{card} kept, F01 back")).or_default() += copies / 26.0;
    }
    // Four degrees of freedom; 18.5 is passed once in a thousand.
    let statistic = chi_squared(&seen, &expected);
    assert!(statistic < 18.5, "{statistic} {seen:?} {expected:?}");
    // B, who knows both, is never in doubt; C and the others cannot tell anything.
    for _ in 0..200 {
        let sample = game.resample(B, &mut dice);
        assert_eq!(hand(&sample, B), hand(&game, B));
        assert_eq!(open(&sample).piles[0].known.last(), open(&game).piles[0].known.last());
    }
    let kept: std::collections::BTreeSet<String> =
        (0..200).map(|_| hand(&game.resample(C, &mut dice), B).last().cloned().unwrap()).collect();
    assert_eq!(kept.len(), 3, "{kept:?}");
}

#[test]
fn the_known_order_of_cards_put_back_is_kept() {
    let mut game = table(4).station("red starfish, blue octopus, green pearl, orange octopus").at_die();
    run(&mut game, "0 place red starfish, * card S07, * card S08, * card S09, 0 keep 2");
    let mut dice = SeededDice::new(3);
    let mut others = std::collections::BTreeSet::new();
    for _ in 0..300 {
        assert_eq!(game.resample(A, &mut dice).view(Observer::Seat(A)).piles[2], game.view(Observer::Seat(A)).piles[2]);
        let theirs = open(&game.resample(B, &mut dice)).piles[2].known.clone();
        others.insert(format!("{theirs:?}"));
    }
    assert!(others.len() > 60, "to others any two cards may lie there: {}", others.len());
}

/// Over many random matches the real position and a resampled one are alike in distribution.
///
/// Random play picks kept cards evenly, so the truth itself is a draw from each seat's belief.
#[test]
fn belief_is_calibrated_over_random_matches() {
    let mut truth: BTreeMap<String, u32> = BTreeMap::new();
    let mut belief: BTreeMap<String, u32> = BTreeMap::new();
    let mut dice = SeededDice::new(11);
    let mut playout = Playout::new();
    let opening = Coralia::new(&setup(4));
    for _ in 0..1500 {
        let mut game = opening.clone();
        // Late in the match cards put back come round again.
        let mut decisions = 0;
        while playout.random(&mut game, &mut dice).is_some() {
            decisions += 1;
            if decisions % 12 != 0 || decisions < 60 {
                continue;
            }
            let me = Seat::new(dice.below_four()).unwrap();
            let other = me.next(4);
            let known: Vec<String> = game
                .view(Observer::Seat(me))
                .piles
                .iter()
                .flat_map(|pile| &pile.known)
                .map(|k| k.card.to_string())
                .collect();
            let sample = game.resample(me, &mut dice);
            for (position, tally) in [(&game, &mut truth), (&sample, &mut belief)] {
                let hand = hand(position, other);
                let stars = hand.iter().filter(|card| card.starts_with('S')).count().min(5);
                let pearls6 = hand.iter().filter(|card| *card == "S01").count();
                let fires = hand.iter().filter(|card| *card == "F01").count().min(3);
                *tally
                    .entry(format!("{stars} stars {pearls6} sixes {fires} fires {}", known.len().min(2)))
                    .or_default() += 1;
            }
        }
    }
    let mut statistic = 0.0;
    let mut cells = 0;
    for (key, &n) in &truth {
        let m = belief.get(key).copied().unwrap_or(0);
        if n + m >= 20 {
            let (n, m) = (f64::from(n), f64::from(m));
            statistic += (n - m).powi(2) / (n + m);
            cells += 1;
        }
    }
    // Mean `cells`, standard deviation about sqrt(2 * cells); four of them are never passed by luck.
    let bound = f64::from(cells) + 4.0 * (2.0 * f64::from(cells)).sqrt();
    assert!(cells > 30 && statistic < bound, "{statistic} over {cells} cells");
}

trait BelowFour {
    fn below_four(&mut self) -> u8;
}

impl BelowFour for SeededDice {
    fn below_four(&mut self) -> u8 {
        use atoll_core::Dice;
        self.below(4) as u8
    }
}

/// Swap what a seat may not know: nothing it receives changes, over more than ten thousand positions.
#[test]
fn secrecy_over_ten_thousand_positions() {
    let mut positions = 0;
    let mut dice = SeededDice::new(5);
    let mut playout = Playout::new();
    let mut actions = (Vec::new(), Vec::new());
    'all: loop {
        for seats in 2..=4 {
            let mut game = Coralia::new(&setup(seats));
            loop {
                let seat = Seat::new(dice.below_four() % seats).unwrap();
                let other = game.resample(seat, &mut dice);
                let who = Observer::Seat(seat);
                let (mine, theirs) = (game.view(who), other.view(who));
                assert_eq!(mine, theirs);
                assert_eq!(game.view(Observer::Spectator), other.view(Observer::Spectator));
                assert_eq!(asked(&game), asked(&other));
                actions.0.clear();
                actions.1.clear();
                game.legal(seat, &mut actions.0);
                other.legal(seat, &mut actions.1);
                assert_eq!(actions.0, actions.1);
                if positions % 16 == 0 {
                    for lang in Lang::ALL {
                        assert_eq!(Coralia::prompt(&mine, lang), Coralia::prompt(&theirs, lang));
                        assert_eq!(Coralia::draw(&mine, who, lang), Coralia::draw(&theirs, who, lang));
                        assert_eq!(Coralia::narrate_hidden(&mine, lang), Coralia::narrate_hidden(&theirs, lang));
                    }
                    assert_eq!(Coralia::stage(&mine), Coralia::stage(&theirs));
                    assert_eq!(game.breakdown(), other.breakdown());
                }
                positions += 1;
                if positions > 10_000 {
                    break 'all;
                }
                // Either a decision or one outcome of chance at a time.
                if game.turn() == Turn::Chance {
                    let mut odds = Odds::<Chance>::new();
                    game.odds(&mut odds);
                    game.chance(odds.pick(&mut dice).unwrap());
                } else if playout.random(&mut game, &mut dice).is_none() {
                    break;
                }
            }
        }
    }
}
