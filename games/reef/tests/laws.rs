//! The laws of every game, for each seat count and option set of the reef.

use atoll_reef::Reef;
use atoll_testkit::{Named, every_seat_count, laws, named};

fn setups() -> Vec<Named<Reef>> {
    let mut setups = every_seat_count::<Reef>();
    setups.extend([
        named("yellow tang", 2, r#"{"shapes": "yellow_tang"}"#),
        named("three-stripe", 3, r#"{"shapes": "three_stripe"}"#),
        named("saddle", 4, r#"{"shapes": "saddle"}"#),
        named("exact heights, forced claims", 2, r#"{"match": "exact_heights", "claim_forced": true}"#),
        named("evolve blue", 2, r#"{"shapes": "evolve_blue"}"#),
        named("evolve red, mirrored", 3, r#"{"shapes": "evolve_red", "evolve_mirror": true}"#),
        named("flourish", 2, r#"{"flourish": true}"#),
        named("flourish, evolve red", 4, r#"{"flourish": true, "shapes": "evolve_red"}"#),
        named("custom", 2, r#"{"shapes": "custom", "custom": ["E5", "E1", "R20", "R12", "R05", "R02", "R01"]}"#),
        named("pufferfish", 1, r#"{"level": "pufferfish", "match": "exact_heights"}"#),
        named("narwhal", 1, r#"{"level": "narwhal", "nature_distance": "steps"}"#),
        named("killer whale", 1, r#"{"level": "killer_whale", "nature_adjust_max": 1}"#),
        named("kraken", 1, r#"{"level": "kraken", "claim_forced": true}"#),
        named("face down", 3, r#"{"face_down": true, "flourish": true}"#),
    ]);
    setups
}

laws!(Reef, setups());
