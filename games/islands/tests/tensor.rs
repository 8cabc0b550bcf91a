//! The laws of arrays.

use atoll_islands::Islands;
use atoll_testkit::{every_seat_count, named, tensor_laws};

tensor_laws!(Islands, {
    let mut setups = every_seat_count::<Islands>();
    setups.push(named("random row", 2, r#"{"specialists": "random"}"#));
    setups.push(named("carry, above, split", 3, r#"{"specialists": "chosen", "chosen": ["SEIS", "GEOG", "AGRI"]}"#));
    setups
});
