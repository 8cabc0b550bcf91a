//! The laws that every game obeys.

use atoll_coralia::Coralia;
use atoll_testkit::{every_seat_count, laws, named};

laws!(Coralia, {
    let mut setups = every_seat_count::<Coralia>();
    let free = r#"{"scoring_effects": "optional", "white_to_island": "always", "first4": "before_blocking"}"#;
    setups.push(named("free", 3, free));
    let strict = r#"{"scoring_features": "action_only", "white_to_island": "all_blocked",
        "octopus_income": "per_seat", "pearl_rank_mode": "competition", "first4": "before_blocking"}"#;
    setups.push(named("strict", 2, strict));
    setups
});
