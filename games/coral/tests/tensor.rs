//! The laws of arrays.

use atoll_coral::Coral;
use atoll_testkit::{every_seat_count, named, tensor_laws};

tensor_laws!(Coral, {
    let mut setups = every_seat_count::<Coral>();
    setups.push(named("penalty", 3, r#"{"falling": "penalty", "species": "in_order", "tower": true}"#));
    setups.push(named("chaos and symbiosis", 4, r#"{"chaos": true, "symbiosis": true}"#));
    setups
});
