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

/// A record with another line in the place of one, or none, or more.
fn with_line(record: &str, at: usize, lines: &[&str]) -> String {
    let mut all: Vec<&str> = record.lines().collect();
    all.splice(at..=at, lines.iter().copied());
    all.iter().map(|line| format!("{line}\n")).collect()
}

/// Whatever is done to a record is found, at its event, in every game, though the rules would allow it.
#[test]
fn every_change_is_found_at_its_event() {
    let mut legal_changes = 0;
    for game in GAMES {
        let edition = game.shipped();
        let slug = game.info().slug;
        let (played, fair) = play(&edition, 2, 9, 30);
        let record = fair.inscribe(&played.record(), true);
        assert!(verify(&edition, &record).fair);
        let lines: Vec<&str> = record.lines().collect();
        let is_event = |line: &str| !line.is_empty() && !line.starts_with('#');
        let places: Vec<usize> = (4..lines.len()).filter(|&at| is_event(lines[at])).collect();
        let found = |what: &str, n: usize, changed: &str| {
            let verdict = verify(&edition, changed);
            assert!(!verdict.fair, "{slug}: {what} at {n} is not found");
            assert_eq!(verdict.event, Some(n as u32), "{slug}: {what} at {n}: {verdict:?}");
        };
        let mut then = Arc::clone(&edition).open(2, &json!({})).expect("it can be played");
        for (n, &at) in places.iter().enumerate() {
            let line = lines[at];
            // Another action that the rules allow here.
            if let Some(seat) =
                Seat::first(2).find(|seat| then.turn().asks(*seat) && line.starts_with(&seat.number().to_string()))
            {
                for other in then.legal(seat, atoll_core::Lang::En).into_iter().take(6) {
                    let other = format!("{} {}", seat.number(), other.text);
                    if other != line {
                        found("another action", n, &with_line(&record, at, &[&other]));
                        legal_changes += 1;
                    }
                }
            }
            if n + 1 < places.len() {
                let next = lines[places[n + 1]];
                // Of two that are the same, the second is gone or comes too early: nothing has changed at the first.
                if next != line {
                    found("one left out", n, &with_line(&record, at, &[]));
                    let swapped = with_line(&with_line(&record, at, &[next]), places[n + 1], &[line]);
                    found("two exchanged", n, &swapped);
                    found("one doubled", n + 1, &with_line(&record, at, &[line, line]));
                }
            }
            then.play_line(line).expect("the record is sound");
        }
        for keep in [0, 1, places.len() / 2, places.len() - 1] {
            let cut: String = lines[..places[keep]].iter().map(|line| format!("{line}\n")).collect();
            let verdict = verify(&edition, &cut);
            assert_eq!((verdict.event, verdict.reason), (Some(keep as u32), "cut_off"), "{slug}: {verdict:?}");
        }
        // What stands before the events.
        let reason = |changed: &str| {
            assert_ne!(changed, record, "{slug}: nothing was changed");
            let verdict = verify(&edition, changed);
            assert!(!verdict.fair, "{slug}: {verdict:?}");
            verdict.reason
        };
        let hash = edition.data_hash();
        let other = format!("{}{}", &hash[..hash.len() - 1], if hash.ends_with('0') { '1' } else { '0' });
        assert_eq!(reason(&record.replace(hash, &other)), "other_game");
        let version = format!("game {slug} {} ", game.info().version);
        assert_eq!(reason(&record.replace(&version, &format!("game {slug} 999 "))), "other_game");
        assert_eq!(reason(&record.replace(&fair.promise(), &Fair::keyed([1; 32]).promise())), "other_seed");
        assert_eq!(reason(&record.replace(fair.seed(), &"1".repeat(64))), "other_seed");
        // Additions that no roll tells of: one more, and one by another seat for what never falls.
        let late = format!("# added 0 {} ab", chances(played.as_ref()));
        let at = lines.iter().position(|line| line.starts_with("# seed")).expect("it is over");
        assert_eq!(reason(&with_line(&record, at, &[&late, lines[at]])), "other_head");
        // The events are as they were, though the rules may not allow them at such a table, or other dice would fall there.
        assert!(["other_head", "other_roll"].contains(&reason(&with_line(&record, 2, &["seats 3"]))));
        // An older record has no sums; its seed still tells that the end is missing.
        let old = record.lines().filter(|line| !line.starts_with("# sums"));
        let old: String = old.map(|line| format!("{line}\n")).collect();
        let verdict = verify(&edition, &old);
        let wanted = match played.turn() {
            Turn::Over(_) => (None, "fair"),
            _ => (Some(places.len() as u32), "unfinished"),
        };
        assert_eq!((verdict.event, verdict.reason), wanted, "{slug}: {verdict:?}");
    }
    assert!(legal_changes > 100, "only {legal_changes} other actions were tried");
}

/// The same rolls, another house rule: no event tells of it.
#[test]
fn another_option_is_found() {
    let game = GAMES.iter().find(|game| game.info().slug == "reef").expect("reef is there");
    let edition = game.shipped();
    let (played, fair) = play(&edition, 2, 1, 10);
    let record = fair.inscribe(&played.record(), true);
    let options = record.lines().nth(3).expect("the options");
    let spaced = options.replacen("{", "{ ", 1);
    assert_ne!(options, spaced);
    assert_eq!(verify(&edition, &record.replace(options, &spaced)).reason, "other_head");
    // Line ends of another system change nothing.
    assert!(verify(&edition, &record.replace('\n', "\r\n")).fair);
}
