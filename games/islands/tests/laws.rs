//! The laws that every game obeys, for every seat count, row of specialists, switch and spare ability.

use atoll_core::{Edition, Files, Setup};
use atoll_islands::{Components, Islands, Options};
use atoll_testkit::{Named, every_seat_count, laws, named};

/// A setup in which the specialists of the first game have other abilities.
fn corrected(name: &str, seats: u8, abilities: [&str; 3]) -> Named<Islands> {
    let mut files = Files::shipped::<Components>();
    let mut text = files.text("islands_specialists.toml").to_owned();
    for (old, new) in ["may_stay", "equal_ok", "empty_ok"].into_iter().zip(abilities) {
        text = text.replacen(&format!(r#"abilities = ["{old}"]"#), &format!("abilities = [{new}]"), 1);
    }
    files.replace("islands_specialists.toml", text).expect("a file of the game");
    let edition = Edition::load(files).expect("correct abilities");
    let setup = Setup::new(seats, Options::default(), edition).expect("a correct setup");
    Named { name: name.to_owned(), setup }
}

laws!(Islands, {
    let mut setups = every_seat_count::<Islands>();
    for (name, seats, options) in [
        ("random row", 2, r#"{"specialists": "random"}"#),
        ("random row of four", 4, r#"{"specialists": "random"}"#),
        ("carry, above, split", 3, r#"{"specialists": "chosen", "chosen": ["SEIS", "GEOG", "AGRI"]}"#),
        ("split first", 4, r#"{"specialists": "chosen", "chosen": ["AGRI", "OCEA", "ECOL"]}"#),
        ("no way back", 2, r#"{"may_return": "no", "specialists": "chosen", "chosen": ["OCEA", "AGRI", "SEIS"]}"#),
        ("a card must move", 3, r#"{"keep_needs_move": "yes"}"#),
    ] {
        setups.push(named(name, seats, options));
    }
    setups.push(corrected(
        "spare keys",
        2,
        [r#""diagonal_ok", { extra_steps = { n = 3 } }"#, r#""no_raise", "may_stay""#, "{ dig = { depth = 3 } }"],
    ));
    let everything = r#""may_stay", "equal_ok", "empty_ok", "carry_below", "pick_above_colour", "diagonal_ok", "no_raise",
        { split_two = { any_colour = true } }, { extra_steps = { n = 1 } }, { dig = { depth = 8 } }"#;
    let split =
        r#""carry_below", "no_raise", "may_stay", { split_two = { any_colour = false } }, { dig = { depth = 1 } }"#;
    setups.push(corrected("all keys", 3, [everything, split, r#""pick_above_colour", "carry_below""#]));
    setups
});
