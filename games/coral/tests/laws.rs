//! The laws of every game, for Coral with all its variants.

use atoll_coral::{Components, Coral};
use atoll_core::{Edition, Files, Setup};
use atoll_testkit::{Named, laws, named};

/// A setup in which every switch of the rules is set the other way, and pawns are tall.
fn switched(name: &str, seats: u8, options: &str) -> Named<Coral> {
    let mut files = Files::shipped::<Components>();
    let mut text = files.text("coral.toml").to_owned();
    for (was, is) in [
        ("clearance_cells = 1", "clearance_cells = 2"),
        ("rock_is_fixed = false", "rock_is_fixed = true"),
        ("end_trigger_any_empty = false", "end_trigger_any_empty = true"),
        ("landing_breaks_move_chain = true", "landing_breaks_move_chain = false"),
        ("insertion_path = true", "insertion_path = false"),
        ("stall_rounds = 4", "stall_rounds = 2"),
        ("land_under_overhang = true", "land_under_overhang = false"),
        ("setup_cover = \"above\"", "setup_cover = \"contact\""),
        ("every_consecutive_move_costs = true", "every_consecutive_move_costs = false"),
        ("solo_double_move_cost = false", "solo_double_move_cost = true"),
        ("solo_unstable_attempts = false", "solo_unstable_attempts = true"),
    ] {
        assert!(text.contains(was), "the file has no `{was}`");
        text = text.replace(was, is);
    }
    files.replace("coral.toml", text).expect("a file of the game");
    let edition = Edition::load(files).expect("correct switches");
    let setup = Setup::new(seats, serde_json::from_str(options).expect("options"), edition).expect("a correct setup");
    Named { name: name.to_owned(), setup }
}

fn setups() -> Vec<Named<Coral>> {
    let mut setups = vec![
        named("2 seats", 2, "{}"),
        named("3 seats", 3, "{}"),
        named("4 seats", 4, r#"{"start": "random", "species": "in_order"}"#),
        named("2 seats, restore", 2, r#"{"falling": "restore", "species": "in_order"}"#),
        named(
            "3 seats, penalty",
            3,
            r#"{"falling": "penalty", "exempt": ["B"], "species": "in_order", "tower": true}"#,
        ),
        named("4 seats, penalty", 4, r#"{"falling": "penalty", "species": "in_order"}"#),
        named("3 seats, chaos", 3, r#"{"chaos": true, "species": "in_order"}"#),
        named("4 seats, symbiosis", 4, r#"{"symbiosis": true, "tower": true, "start": "third"}"#),
        named("4 seats, chaos and symbiosis", 4, r#"{"chaos": true, "symbiosis": true, "species": "in_order"}"#),
        named("alone", 1, "{}"),
    ];
    setups.push(switched("alone, other switches", 1, "{}"));
    setups.push(switched("3 seats, other switches", 3, r#"{"species": "in_order", "falling": "penalty"}"#));
    for (card, level) in [("A", "I"), ("B", "II"), ("C", "III"), ("D", "random"), ("E", "I"), ("F", "II")] {
        let options = format!(r#"{{"solo_setup": "{card}", "complexity": "{level}"}}"#);
        setups.push(named(&format!("alone, card {card}"), 1, &options));
    }
    setups
}

laws!(Coral, setups());
