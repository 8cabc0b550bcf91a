//! What arbitrary bytes are tried against: plain functions, called by the fuzzer and by `crates/registry/tests/fuzz.rs`.

use atoll_core::{Seat, SeededDice};
use atoll_registry::GAMES;

/// A record from arbitrary bytes is refused with its line, or is a match that writes itself back.
///
/// # Panics
/// If it is not so.
pub fn record(bytes: &[u8]) {
    let Some((&first, rest)) = bytes.split_first() else { return };
    let game = GAMES[usize::from(first) % GAMES.len()];
    let text = String::from_utf8_lossy(rest);
    match game.shipped().replay(&text) {
        Ok(played) => {
            let again = game.shipped().replay(&played.record()).expect("what is written can be read");
            assert_eq!(again.hash(), played.hash());
        }
        Err(error) => assert!(error.line > 0 && !error.to_string().is_empty()),
    }
}

/// Events from arbitrary bytes are played or refused; what is refused changes nothing.
///
/// # Panics
/// If it is not so.
pub fn action(bytes: &[u8]) {
    let Some((&first, rest)) = bytes.split_first() else { return };
    let game = GAMES[usize::from(first) % GAMES.len()];
    let info = game.info();
    let seats = 2.clamp(*info.seats.start(), *info.seats.end());
    let mut played = game.shipped().open(seats, &serde_json::Value::Null).expect("the defaults can be played");
    let mut dice = SeededDice::new(1);
    for line in rest.split(|&byte| byte == b'\n') {
        let before = (played.hash(), played.events());
        let done = match line {
            // Four bytes after a nought are a packed event, two after a one a legal action by its place.
            [0, a, b, c, d] => played.play_packed(u32::from_le_bytes([*a, *b, *c, *d])).is_ok(),
            [1, seat, place] => {
                let Some(seat) = Seat::new(seat % seats) else { continue };
                let codes = played.legal_codes(seat);
                if codes.is_empty() {
                    played.settle(&mut dice);
                    continue;
                }
                let code = codes[usize::from(*place) % codes.len()];
                played.act(seat, code).expect("a legal action can be taken");
                true
            }
            _ => played.play_line(&String::from_utf8_lossy(line)).is_ok(),
        };
        if !done {
            assert_eq!((played.hash(), played.events()), before);
        }
    }
}

/// Options from arbitrary bytes open a match or name the option at fault.
///
/// # Panics
/// If it is not so.
pub fn options(bytes: &[u8]) {
    let [first, seats, rest @ ..] = bytes else { return };
    let game = GAMES[usize::from(*first) % GAMES.len()];
    let Ok(options) = serde_json::from_slice(rest) else { return };
    match game.shipped().open(*seats % 6, &options) {
        Ok(played) => {
            let again = game.shipped().open(played.seats(), &played.options()).expect("what is written can be read");
            assert_eq!(again.hash(), played.hash());
        }
        Err(error) => assert!(!error.key.is_empty() && !error.reason.en.is_empty()),
    }
}

/// Component files from arbitrary bytes are read or refused with their name.
///
/// # Panics
/// If it is not so.
pub fn data(bytes: &[u8]) {
    let [first, file, rest @ ..] = bytes else { return };
    let game = GAMES[usize::from(*first) % GAMES.len()];
    let mut files = game.files();
    let names: Vec<String> = files.iter().map(|(name, _)| name.to_owned()).collect();
    let name = &names[usize::from(*file) % names.len()];
    files.replace(name, String::from_utf8_lossy(rest).into_owned()).expect("the game has this file");
    match game.load(files) {
        Ok(edition) => {
            let _ = (edition.components(), edition.facts());
        }
        Err(error) => assert!(names.contains(&error.file) && !error.reason.en.is_empty()),
    }
}
