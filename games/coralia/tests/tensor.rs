//! The laws of arrays.

use atoll_coralia::Coralia;
use atoll_testkit::{every_seat_count, named, tensor_laws};

tensor_laws!(Coralia, {
    let mut setups = every_seat_count::<Coralia>();
    setups.push(named(
        "free",
        3,
        r#"{"scoring_effects": "optional", "white_to_island": "always", "first4": "before_blocking"}"#,
    ));
    setups
});
