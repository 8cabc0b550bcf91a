//! The laws of arrays.

use atoll_reef::Reef;
use atoll_testkit::{every_seat_count, named, tensor_laws};

tensor_laws!(Reef, {
    let mut setups = every_seat_count::<Reef>();
    setups.push(named("solids, flourish", 3, r#"{"shapes": "evolve_red", "flourish": true}"#));
    setups.push(named("face down", 4, r#"{"face_down": true, "flourish": true}"#));
    setups.push(named("kraken", 1, r#"{"level": "kraken"}"#));
    setups
});
