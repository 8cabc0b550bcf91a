//! The laws that every game obeys.

use atoll_core::{Edition, Files, Setup};
use atoll_relief::{Components, FILE, Options, Relief};
use atoll_testkit::{Named, laws};

/// The shipped sheet, the same with an early last turn for more seats, and another sheet.
fn setups() -> Vec<Named<Relief>> {
    let shipped = Files::shipped::<Components>().text(FILE).to_owned();
    let short = shipped.replace("turn_cap = 60", "turn_cap = 9");
    assert_ne!(shipped, short, "the shipped sheet has a turn cap of 60");
    let small = include_str!("small-sheet.toml").to_owned();
    vec![
        on("2 seats", 2, shipped),
        on("3 seats, 9 turns", 3, short.clone()),
        on("4 seats, 9 turns", 4, short),
        on("2 seats on a small sheet", 2, small.clone()),
        on("3 seats on a small sheet", 3, small),
    ]
}

fn on(name: &str, seats: u8, sheet: String) -> Named<Relief> {
    let mut files = Files::shipped::<Components>();
    files.replace(FILE, sheet).expect("the game has this file");
    let edition = Edition::load(files).expect("the sheet loads");
    let setup = Setup::new(seats, Options::default(), edition).expect("it can be played");
    Named { name: name.to_owned(), setup }
}

laws!(Relief, setups());
