//! The laws that every game obeys.

#![allow(clippy::unwrap_used)]

use atoll_coralia::{Builder, Coralia};
use atoll_core::{Seat, Setup};
use atoll_testkit::{every_seat_count, laws, named};

laws!(
    Coralia,
    {
        let mut setups = every_seat_count::<Coralia>();
        let free = r#"{"scoring_effects": "optional", "white_to_island": "always", "first4": "before_blocking"}"#;
        setups.push(named("free", 3, free));
        let strict = r#"{"scoring_features": "action_only", "white_to_island": "all_blocked",
        "octopus_income": "per_seat", "pearl_rank_mode": "competition", "first4": "before_blocking"}"#;
        setups.push(named("strict", 2, strict));
        setups
    },
    edges()
);

/// Positions where piles are empty, figures spent and spaces taken.
fn edges() -> Vec<(String, Coralia)> {
    let (a, b) = (Seat::A, Seat::B);
    let table = || Builder::new(&Setup::shipped(3).unwrap()).side_turtles(&[]);
    let spent = || {
        let pearls = "P01 P01 P05 P05 P05 P05 P10 P10 P10 P10 P10 P15 P15 P15 P15";
        table()
            .dice("green", "diver octopus")
            .dice("red", "turtle octopus")
            .octopus(b, "green blue")
            .octopus(a, "red")
            .island_hand(b, "S12 S13 S14 P01 P01 P05 F01 F06 F11")
            .hand(b, pearls)
            .ray(b)
            .side_chests(0)
            .white(0, "violet", "fish")
            .white(1, "violet", "pearl")
    };
    let station = "green diver, red turtle, blue pearl, yellow turtle";
    let mut all = vec![
        ("empty piles".to_owned(), spent().tile("yellow", 2).station(station).at_die()),
        ("a stingray".to_owned(), spent().tile("yellow", 3).station(station).at_die()),
        ("no stingray".to_owned(), spent().ray(b).tile("yellow", 3).station(station).at_die()),
        ("an octopus".to_owned(), spent().station("yellow octopus, red turtle, blue pearl, green diver").at_die()),
        ("the last scoring".to_owned(), spent().hand(a, "S07 S08 S09").turtles(a, &[1, 2]).at_scoring()),
    ];
    for tile in [1, 5, 7, 8] {
        all.push((format!("turtle {tile} in vain"), spent().tile("yellow", tile).station(station).at_die()));
    }
    all
}
