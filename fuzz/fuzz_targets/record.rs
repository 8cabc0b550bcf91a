//! A record from arbitrary bytes is refused with its line, or is a match that writes itself back.
#![no_main]

use atoll_registry::GAMES;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Some((&first, rest)) = bytes.split_first() else { return };
    let game = GAMES[usize::from(first) % GAMES.len()];
    let text = String::from_utf8_lossy(rest);
    match game.shipped().replay(&text) {
        Ok(played) => {
            let again = game.shipped().replay(&played.record()).expect("what is written can be read");
            assert_eq!(again.hash(), played.hash());
        }
        Err(error) => assert!(error.line > 0 && !error.reason.is_empty()),
    }
});
