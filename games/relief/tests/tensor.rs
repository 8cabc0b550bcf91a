//! The laws of arrays.

use atoll_relief::Relief;
use atoll_testkit::{every_seat_count, named, tensor_laws};

tensor_laws!(Relief, {
    let mut setups = every_seat_count::<Relief>();
    setups.push(named("all coral counts", 3, r#"{"majority": "all", "starred_marks": "stars"}"#));
    setups
});
