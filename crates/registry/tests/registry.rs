//! The list of games is sound, and an entry does what it says, shown on the test kit's own game.

use atoll_core::any::{AnyGame, AnyMatch};
use atoll_core::{Digest, Seat, Turn};
use atoll_registry::{EdgeDice, Entry, Finished, GAMES, Level, Listed, SimError, SimOrder, find, slugs};
use atoll_testkit::toy::Sound;
use serde_json::json;

static PEARLS: &[&dyn Listed] = &[&Entry::<Sound>::NEW];

fn opening(options: &serde_json::Value) -> Box<dyn AnyMatch> {
    PEARLS[0].shipped().open(2, options).expect("two can play")
}

#[test]
fn slugs_are_distinct_and_found() {
    let slugs = slugs();
    assert_eq!(slugs.len(), GAMES.len());
    for (n, slug) in slugs.iter().enumerate() {
        assert!(!slugs[..n].contains(slug), "{slug} is listed twice");
        assert_eq!(find(slug).map(|game| game.info().slug), Some(*slug));
    }
    assert!(find("no-such-game").is_none());
}

#[test]
fn what_a_scoring_step_counts_has_words_of_its_own() {
    for game in GAMES {
        let info = game.info();
        let texts: Vec<&str> = info.texts.iter().map(|(key, _)| *key).collect();
        let openings = (1..=4).filter_map(|seats| game.shipped().open(seats, &json!({})).ok());
        let lines = openings.flat_map(|played| played.breakdown());
        for line in lines.filter(|line| line.counts) {
            let step = line.key.strip_prefix("score.").unwrap_or_default();
            for key in [format!("gain.{step}"), format!("gain.{step}.one")] {
                assert!(texts.contains(&&*key), "{}: advice has no words `{key}`", info.slug);
            }
        }
    }
}

#[test]
fn the_shipped_edition_is_read_once() {
    let data = |edition: &std::sync::Arc<dyn atoll_core::any::AnyEdition>| std::sync::Arc::as_ptr(edition).cast::<u8>();
    assert_eq!(data(&PEARLS[0].shipped()), data(&PEARLS[0].shipped()));
}

#[test]
fn a_series_is_the_same_with_and_without_records() {
    let opening = opening(&json!({}));
    let run = |order: &SimOrder| {
        let mut records = Vec::new();
        let mut outcomes = Vec::new();
        let sim = PEARLS[0].sim(&*opening, order, &mut |one: &Finished| {
            records.extend(one.record.clone());
            outcomes.push((one.n, one.outcome, one.digest));
            true
        });
        (sim.expect("the order fits"), records, outcomes)
    };
    let quick = SimOrder::random(50, 7);
    let slow = SimOrder { records: true, ..quick.clone() };
    let named = SimOrder { bots: vec!["random".to_owned(); 2], ..quick.clone() };
    let (sim, records, outcomes) = run(&quick);
    assert_eq!((sim.games, sim.unfinished, records.len()), (50, 0, 0));
    assert_eq!(run(&slow).0, sim);
    assert_eq!(run(&slow).2, outcomes);
    assert_eq!(run(&named).0, sim);
    assert_ne!(run(&SimOrder { seed: 8, ..quick.clone() }).0.digest, sim.digest);
    assert_ne!(run(&SimOrder { bots: vec!["greedy".to_owned(); 2], ..quick }).0.digest, sim.digest);
    let records = run(&slow).1;
    assert_eq!(records.len(), 50);
    for (record, (_, outcome, _)) in records.iter().zip(outcomes) {
        let again = PEARLS[0].shipped().replay(record).expect("a record replays");
        assert_eq!(again.record(), *record);
        assert_eq!(again.turn(), Turn::Over(outcome.expect("the match is over")));
    }
}

#[test]
fn a_series_does_not_depend_on_the_number_of_threads() {
    let opening = opening(&json!({}));
    let run = |bots: &[&str], threads: usize, most: u64| {
        let bots = bots.iter().map(|&bot| bot.to_owned()).collect();
        let order = SimOrder { bots, threads, records: true, ..SimOrder::random(60, 3) };
        let mut seen = Vec::new();
        let sim = PEARLS[0].sim(&*opening, &order, &mut |one: &Finished| {
            seen.push((one.n, one.digest, one.record.clone()));
            one.n + 1 < most
        });
        (sim.expect("the order fits"), seen)
    };
    for bots in [&[][..], &["random", "greedy"]] {
        let alone = run(bots, 1, 60);
        assert_eq!(alone.1.len(), 60);
        assert_eq!(run(bots, 4, 60), alone);
        assert_eq!(run(bots, 100, 60), alone);
        // Stopped early, it is the same series as far as it goes.
        assert_eq!(run(bots, 3, 10), run(bots, 1, 10));
    }
}

#[test]
fn the_digest_is_that_of_the_records_and_results() {
    // A digest of text, computed here from the text alone.
    let order = SimOrder { records: true, ..SimOrder::random(5, 7) };
    let mut all = Digest::new();
    let sim = PEARLS[0].sim(&*opening(&json!({})), &order, &mut |one: &Finished| {
        let record = one.record.as_deref().expect("a record was asked for");
        let (_, events) = record.split_once("\n\n").expect("a record has a head");
        let outcome = one.outcome.expect("the match is over");
        let numbers = |slice: &[i16]| slice.iter().map(i16::to_string).collect::<Vec<_>>().join(" ");
        let places: Vec<i16> = outcome.places.as_slice().iter().map(|&place| place.into()).collect();
        let mut digest = Digest::new();
        digest.bytes(events.as_bytes());
        digest.line(&format!("over {} places {}", numbers(outcome.scores.as_slice()), numbers(&places)));
        all.bytes(&digest.finish());
        true
    });
    assert_eq!(sim.expect("the order fits").digest, all.short());
}

#[test]
fn the_digest_is_the_same_on_every_machine() {
    let sim = PEARLS[0].sim(&*opening(&json!({})), &SimOrder::random(100, 7), &mut |_| true).expect("the order fits");
    assert_eq!((sim.games, sim.decisions, format!("{:016x}", sim.digest)), (100, 1000, "4e99340c59f7a8b7".to_owned()));
}

#[test]
fn a_series_can_be_stopped_and_tells_details() {
    let mut seen = 0;
    let order = SimOrder { details: true, ..SimOrder::random(10, 1) };
    let sim = PEARLS[0].sim(&*opening(&json!({"gift": true})), &order, &mut |one| {
        let gift = one.breakdown.iter().find(|line| line.key == "score.gift").expect("the step is there");
        assert_eq!(gift.by_seat.as_slice(), [1, 1]);
        seen += 1;
        seen < 3
    });
    assert_eq!((sim.expect("the order fits").games, seen), (3, 3));
}

#[test]
fn orders_that_do_not_fit_are_refused() {
    let order = SimOrder { bots: vec!["random".to_owned()], ..SimOrder::random(1, 1) };
    let refused = PEARLS[0].sim(&*opening(&json!({})), &order, &mut |_| true);
    assert_eq!(refused, Err(SimError::Bots { given: 1, seats: 2 }));
    let other = Entry::<atoll_testkit::toy::Pearls<200>>::NEW;
    assert_eq!(other.sim(&*opening(&json!({})), &SimOrder::random(1, 1), &mut |_| true), Err(SimError::OtherGame));
    assert_eq!(other.rush(&*opening(&json!({})), 1, 10), Err(SimError::OtherGame));
}

#[test]
fn a_rush_takes_the_decisions_it_is_told() {
    let rush = PEARLS[0].rush(&*opening(&json!({})), 1, 1005).expect("the opening fits");
    assert_eq!((rush.decisions, rush.games), (1005, 100));
    assert!(rush.listed > rush.decisions);
    assert!(PEARLS[0].position_bytes() < 200);
}

#[test]
fn bots_choose_legal_codes_when_asked() {
    let mut played = opening(&json!({}));
    let mut dice = EdgeDice::seeded(1, 0);
    let mut bots = [PEARLS[0].bot(Level::Random), PEARLS[0].bot(Level::Greedy)];
    assert_eq!(bots[0].choose(&*played, Seat::A, &mut dice), None, "chance is to fall");
    played.settle(&mut dice);
    while let Turn::Decide(seats) = played.turn() {
        for seat in [Seat::A, Seat::B] {
            let code = bots[seat.index()].choose(&*played, seat, &mut dice);
            assert_eq!(code.is_some(), seats.has(seat));
            if let Some(code) = code {
                played.act(seat, code).expect("a bot chooses legal actions");
                break;
            }
        }
        played.settle(&mut dice);
    }
    let other = Entry::<atoll_testkit::toy::Pearls<200>>::NEW;
    let strange = other.shipped().open(2, &json!({})).expect("two can play");
    assert_eq!(bots[0].choose(&*strange, Seat::A, &mut dice), None);
}
