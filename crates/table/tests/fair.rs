//! Dice that anybody can check: honest records pass, every changed roll is found at its event.

use std::sync::Arc;

use atoll_core::any::{AnyEdition, AnyMatch};
use atoll_core::{Dice, Seat, SeededDice, Turn};
use atoll_registry::GAMES;
use atoll_table::{Fair, chances, verify};
use serde_json::json;

/// A match of random moves up to so many, with dice that seats have added to on the way.
fn play(edition: &Arc<dyn AnyEdition>, seats: u8, seed: u64, most: usize) -> (Box<dyn AnyMatch>, Fair) {
    let mut random = SeededDice::new(seed);
    let mut key = [0; 32];
    key.fill_with(|| random.roll() as u8);
    let mut fair = Fair::keyed(key);
    let mut played = Arc::clone(edition).open(seats, &json!({})).expect("it can be played");
    fair.settle(played.as_mut());
    for n in 0..most {
        let Some(seat) = Seat::first(seats).find(|seat| played.turn().asks(*seat)) else { break };
        if n % 7 == 3 && fair.added().len() < 3 {
            let text = format!("{:08x}", random.roll());
            fair = fair.with(seat.number(), chances(played.as_ref()), &text).expect("hex digits");
        }
        let codes = played.legal_codes(seat);
        played.act(seat, codes[random.below(codes.len() as u32) as usize]).expect("it is legal");
        fair.settle(played.as_mut());
    }
    (played, fair)
}

#[test]
fn honest_records_are_fair() {
    let mut checked = 0;
    for game in GAMES {
        let edition = game.shipped();
        for seed in 0..200 {
            let seats = *game.info().seats.start().max(&2);
            let (played, fair) = play(&edition, seats, seed, 24);
            let record = fair.inscribe(&played.record(), true);
            let verdict = verify(&edition, &record);
            assert!(verdict.fair && verdict.reason == "fair", "{} {seed}: {verdict:?}\n{record}", game.info().slug);
            // Whoever reads records without caring for dice reads the same match.
            let again = Arc::clone(&edition).replay(&record).expect("a record replays");
            assert_eq!(again.hash(), played.hash());
            checked += 1;
        }
    }
    assert_eq!(checked, 200 * GAMES.len());
}

#[test]
fn a_changed_roll_is_found_at_its_event() {
    let mut found = 0;
    for game in GAMES {
        let edition = game.shipped();
        let (played, fair) = play(&edition, 2, 5, 40);
        let record = fair.inscribe(&played.record(), true);
        let lines: Vec<&str> = record.lines().collect();
        let is_event = |line: &&str| !line.is_empty() && !line.starts_with('#');
        let first = lines.iter().skip(4).position(is_event).expect("something was played") + 4;
        let mut then = Arc::clone(&edition).open(2, &json!({})).expect("it can be played");
        for (n, &line) in lines[first..].iter().enumerate() {
            if then.turn() == Turn::Chance {
                for (other, _) in then.odds().into_iter().filter(|(other, _)| format!("* {other}") != line) {
                    let mut changed: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
                    changed[first + n] = format!("* {other}");
                    let verdict = verify(&edition, &changed.join("\n"));
                    assert!(!verdict.fair, "{line} became {other}");
                    assert_eq!((verdict.event, verdict.reason), (Some(n as u32), "other_roll"), "{verdict:?}");
                    found += 1;
                }
            }
            then.play_line(line).expect("the record is sound");
        }
    }
    assert!(found > 100, "only {found} rolls were changed");
}

#[test]
fn a_record_says_why_it_cannot_be_checked() {
    let game = GAMES.iter().find(|game| game.info().slug == "reef").expect("reef is there");
    let edition = game.shipped();
    let (played, fair) = play(&edition, 2, 1, 10);
    let reason = |record: &str| verify(&edition, record).reason;
    assert_eq!(reason(&played.record()), "no_promise");
    assert_eq!(reason(&fair.inscribe(&played.record(), false)), "no_seed");
    assert!(!fair.inscribe(&played.record(), false).contains(fair.seed()), "the seed is kept until the end");
    let whole = fair.inscribe(&played.record(), true);
    assert_eq!(reason(&whole), "fair");
    assert_eq!(reason(&whole.replace(fair.seed(), &"0".repeat(64))), "other_seed");
    let added = &fair.added()[0].text;
    assert_eq!(reason(&whole.replace(&format!(" {added}"), " zz")), "bad_line");
    assert_eq!(reason("nonsense"), "bad_line");
    // An addition that was left out changes what falls after it.
    let without: String =
        whole.lines().filter(|line| !line.contains("# added")).map(|line| format!("{line}\n")).collect();
    let verdict = verify(&edition, &without);
    assert_eq!(verdict.reason, "other_roll");
    assert!(verdict.event.is_some_and(|event| event >= fair.added()[0].from));
    let illegal = whole.replacen("\n0 ", "\n1 ", 1);
    assert_eq!(reason(&illegal), "bad_event");
}
