//! Options from arbitrary bytes open a match or name the option at fault.
#![no_main]

use atoll_registry::GAMES;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let [first, seats, rest @ ..] = bytes else { return };
    let game = GAMES[usize::from(*first) % GAMES.len()];
    let Ok(options) = serde_json::from_slice(rest) else { return };
    match game.shipped().open(*seats % 6, &options) {
        Ok(played) => {
            let again = game.shipped().open(played.seats(), &played.options()).expect("what is written can be read");
            assert_eq!(again.hash(), played.hash());
        }
        Err(error) => assert!(!error.key.is_empty() && !error.reason.is_empty()),
    }
});
