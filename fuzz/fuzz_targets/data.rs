//! Component files from arbitrary bytes are read or refused with their name.
#![no_main]

use atoll_registry::GAMES;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
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
        Err(error) => assert!(names.contains(&error.file) && !error.reason.is_empty()),
    }
});
