//! Prints what each game tells the page as TypeScript: one JSON object, types by slug. `cargo xtask codegen` reads it.

use std::collections::BTreeMap;

fn main() {
    let all: BTreeMap<&str, String> = atoll_registry::declarations().into_iter().collect();
    println!("{}", serde_json::to_string(&all).expect("strings are JSON"));
}
