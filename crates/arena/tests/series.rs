//! Series of matches: the same on any number of threads, ended early, gone on with, with programs among the bots.

use std::fs;

use atoll_arena::{ArenaError, Form, Order, PREFIX, Report, Stop, run};
use atoll_registry::SimError;

fn play(order: &Order) -> Result<Report, ArenaError> {
    let game = atoll_registry::find("reef").expect("the game is there");
    let opening = game.shipped().open(2, &serde_json::json!({})).expect("two can play");
    run(game, &*opening, order, &|_, _| {})
}

/// What does not depend on the clock.
fn counted(order: &Order) -> Vec<(u64, u64, u64)> {
    let report = play(order).expect("the order fits");
    report.bots.iter().map(|bot| (bot.games, bot.points.to_bits(), bot.score.to_bits())).collect()
}

#[test]
fn the_result_is_the_same_for_any_number_of_threads() {
    let order = |threads| Order { threads, ..Order::new(&["greedy", "random"], 6, 3) };
    assert_eq!(counted(&order(1)), counted(&order(3)));
    let unknown = Order::new(&["1", "nobody"], 2, 1);
    assert!(matches!(play(&unknown), Err(ArenaError::Sim(SimError::Unknown(_)))));
    assert!(matches!(play(&Order::new(&[], 2, 1)), Err(ArenaError::Sim(SimError::Bots { .. }))));
}

#[test]
fn a_series_ends_when_it_is_decided_and_is_the_same_for_any_number_of_threads() {
    let stop = Some(Stop { low: 0.5, high: 0.9 });
    let order = |threads| Order { threads, stop, ..Order::new(&["greedy", "random"], 60, 3) };
    let report = play(&order(2)).expect("the order fits");
    assert!(report.meetings[0].decided && report.games < 60, "{report:?}");
    assert_eq!(report.games % 2, 0, "deals are finished");
    assert_eq!(counted(&order(1)), counted(&order(3)));
}

#[test]
fn on_a_ladder_neighbours_meet_and_are_rated() {
    let order = Order { form: Form::Ladder, ..Order::new(&["random", "greedy", "1"], 8, 1) };
    let report = play(&order).expect("the order fits");
    let met: Vec<_> = report.meetings.iter().map(|met| (met.first.as_str(), met.others.join(","))).collect();
    assert_eq!(met, [("greedy", "random".to_owned()), ("1", "greedy".to_owned())]);
    assert_eq!(report.games, 16);
    assert!(report.bots[1].rating > report.bots[0].rating, "{report:?}");
    let held = |bot: &atoll_arena::Standing| bot.rating_low < bot.rating && bot.rating < bot.rating_high;
    assert!(report.bots.iter().all(held), "{report:?}");
}

#[test]
fn a_series_goes_on_where_it_was_left_and_keeps_its_records() {
    let folder = tempfile::tempdir().expect("a folder");
    let (log, records) = (Some(folder.path().join("log")), Some(folder.path().join("records")));
    let order =
        |games| Order { log: log.clone(), records: records.clone(), ..Order::new(&["greedy", "random"], games, 5) };
    let lines = || fs::read_to_string(folder.path().join("log")).expect("the log is written").lines().count();
    let four = counted(&order(4));
    assert_eq!(lines(), 5, "the series and four matches");
    assert_eq!(counted(&order(4)), four);
    assert_eq!(lines(), 5, "nothing was played again");
    // A line that was being written when all went dark.
    let path = folder.path().join("log");
    let text = fs::read_to_string(&path).expect("the log is written");
    fs::write(&path, &text[..text.len() - 9]).expect("it can be written");
    assert_eq!(counted(&order(4)), four);
    assert_eq!(counted(&order(8)), counted(&Order { log: None, records: None, ..order(8) }));
    assert_eq!(lines(), 9);
    let kept: Vec<_> = fs::read_dir(folder.path().join("records")).expect("a folder").collect();
    assert_eq!(kept.len(), 8);
    let game = atoll_registry::find("reef").expect("the game is there");
    for file in kept {
        let record = fs::read_to_string(file.expect("a file").path()).expect("a record");
        game.shipped().replay(&record).expect("a record can be replayed");
    }
    let other = Order { seed: 6, ..order(4) };
    assert!(matches!(play(&other), Err(ArenaError::OtherLog(_))));
    fs::write(&path, format!("{text}nonsense\n")).expect("it can be written");
    assert!(matches!(play(&order(4)), Err(ArenaError::BadLog { line: 6, .. })));
    // A line that reads well and tells too little, or of a seat that nobody has.
    let lines: Vec<&str> = text.lines().collect();
    for (from, to) in [("\"points\":[", "\"points\":[0.0,"), ("\"broke\":null", "\"broke\":[7,\"\"]")] {
        let spoilt = format!("{}\n{}\n", lines[0], lines[1].replacen(from, to, 1));
        fs::write(&path, spoilt).expect("it can be written");
        assert!(matches!(play(&order(4)), Err(ArenaError::BadLog { line: 2, .. })), "{to}");
    }
    // What is no text at all, and what somebody else is writing to.
    fs::write(&path, b"\xff\xfe\n").expect("it can be written");
    assert!(matches!(play(&order(4)), Err(ArenaError::File { .. })));
    let held = fs::File::create(&path).expect("it can be written");
    held.lock().expect("it can be locked");
    assert!(matches!(play(&order(4)), Err(ArenaError::Taken(_))));
}

#[test]
fn programs_play_and_lose_by_breaking_the_rules() {
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/arena_bot.py");
    let program = format!("{PREFIX}python3 {example}");
    let report = play(&Order::new(&[&program, "random"], 4, 1)).expect("the program starts");
    assert_eq!((report.games, report.bots[0].faults), (4, 0), "{report:?}");
    assert!(report.bots[0].score > 0.0, "{report:?}");
    // Echoing back what it is told is no action; an end without a word is none either.
    for breaker in ["cat", "true"] {
        let name = format!("{PREFIX}{breaker}");
        let report = play(&Order::new(&[&name, "random"], 2, 1)).expect("the program starts");
        assert_eq!((report.bots[0].faults, report.bots[1].points), (2, 2.0), "{report:?}");
    }
    // Who says nothing is waited for as long as was said.
    let patience = std::time::Duration::from_millis(30);
    let silent = Order { patience, ..Order::new(&[&format!("{PREFIX}sleep 5"), "random"], 2, 1) };
    let report = play(&silent).expect("the program starts");
    assert_eq!((report.bots[0].faults, report.bots[0].fault.as_deref()), (2, Some("no answer in time")), "{report:?}");
    let missing = format!("{PREFIX}no-such-program-anywhere");
    assert!(matches!(play(&Order::new(&[&missing, "random"], 2, 1)), Err(ArenaError::Program { .. })));
}
