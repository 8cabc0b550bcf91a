//! The laws of every game, for Coral with all its variants.

use atoll_coral::Coral;
use atoll_testkit::{Named, laws, named};

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
    for (card, level) in [("A", "I"), ("B", "II"), ("C", "III"), ("D", "random"), ("E", "I"), ("F", "II")] {
        let options = format!(r#"{{"solo_setup": "{card}", "complexity": "{level}"}}"#);
        setups.push(named(&format!("alone, card {card}"), 1, &options));
    }
    setups
}

laws!(Coral, setups());
