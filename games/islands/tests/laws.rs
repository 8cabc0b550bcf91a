//! The laws that every game obeys, for every seat count, row of specialists and switch.

use atoll_islands::Islands;
use atoll_testkit::{every_seat_count, laws, named};

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
    setups
});
