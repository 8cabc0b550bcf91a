//! Events from arbitrary bytes are played or refused; what is refused changes nothing.
#![no_main]

use atoll_core::{Seat, SeededDice};
use atoll_registry::GAMES;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
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
});
