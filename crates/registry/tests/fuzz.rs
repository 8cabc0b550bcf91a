//! The fuzz targets, run for a bounded number of inputs on the stable compiler.

#[path = "../../../fuzz/src/lib.rs"]
mod targets;

use atoll_core::Dice;
use atoll_registry::{EdgeDice, GAMES, SimOrder};

/// Inputs for each target and game.
const INPUTS: u32 = 60;

/// Sound inputs to begin with, of the game with this number.
fn seeds(target: &str, n: u8) -> Vec<Vec<u8>> {
    let game = GAMES[usize::from(n)];
    let seats = 2.clamp(*game.info().seats.start(), *game.info().seats.end());
    let bytes = |head: &[u8], text: &str| [head, text.as_bytes()].concat();
    match target {
        "record" => {
            let opening = game.shipped().open(seats, &serde_json::Value::Null).expect("the defaults can be played");
            let order = SimOrder { records: true, ..SimOrder::random(1, 7) };
            let mut records = Vec::new();
            let done = game.sim(&*opening, &order, &mut |one| {
                records.extend(one.record.as_deref().map(|record| bytes(&[n], record)));
                true
            });
            done.expect("the order fits");
            records
        }
        "options" => {
            let opening = game.shipped().open(seats, &serde_json::Value::Null).expect("the defaults can be played");
            vec![bytes(&[n, seats], &opening.options().to_string()), bytes(&[n, seats], "{}")]
        }
        "data" => {
            let files = game.files();
            (0u8..).zip(files.iter()).map(|(file, (_, text))| bytes(&[n, file], text)).collect()
        }
        _ => vec![bytes(&[n], "\u{1}\0\u{1}\n\u{1}\u{1}\u{2}\n0 pass\n* 1\n\0abcd\n\u{1}\0\u{3}\n\u{1}\0\0\n")],
    }
}

/// An input with a few bytes exchanged, left out or doubled.
fn spoilt(input: &[u8], dice: &mut EdgeDice) -> Vec<u8> {
    let mut bytes = input.to_vec();
    for _ in 0..=dice.below(3) {
        let at = 1 + dice.below(bytes.len().max(2) as u32 - 1) as usize;
        if at >= bytes.len() {
            bytes.push(dice.below(256) as u8);
            continue;
        }
        match dice.below(4) {
            0 => bytes[at] = dice.below(256) as u8,
            1 => drop(bytes.remove(at)),
            2 => bytes.insert(at, b"0123456789-\n\" {}[]"[dice.below(18) as usize]),
            _ => bytes.truncate(at),
        }
    }
    bytes
}

fn tried(target: &str, run: fn(&[u8])) {
    for n in 0..GAMES.len() as u8 {
        let seeds = seeds(target, n);
        assert!(!seeds.is_empty(), "{target}: nothing to begin with");
        seeds.iter().for_each(|input| run(input));
        let mut dice = EdgeDice::seeded(9, u64::from(n));
        for _ in 0..INPUTS {
            let input = spoilt(&seeds[dice.below(seeds.len() as u32) as usize], &mut dice);
            run(&input);
        }
    }
}

#[test]
fn records_are_read_or_refused() {
    tried("record", targets::record);
}

#[test]
fn events_are_played_or_refused() {
    tried("action", targets::action);
}

#[test]
fn options_open_a_match_or_are_refused() {
    tried("options", targets::options);
}

#[test]
fn component_files_are_read_or_refused() {
    tried("data", targets::data);
}
