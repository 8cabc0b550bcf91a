//! Nothing is allocated per decision once the buffers have grown.

use atoll_registry::{GAMES, Listed};
use serde_json::Value;

/// Allocations of a rush of so many decisions.
fn allocations(game: &dyn Listed, seats: u8, decisions: u64) -> u64 {
    let opening = game.shipped().open(seats, &Value::Null).expect("the defaults can be played");
    let counted = allocation_counter::measure(|| {
        let rush = game.rush(&*opening, 1, decisions).expect("the opening is of this game");
        assert_eq!(rush.decisions, decisions);
    });
    counted.count_total
}

#[test]
fn decisions_allocate_nothing() {
    for game in GAMES {
        let info = game.info();
        let seats = 2.clamp(*info.seats.start(), *info.seats.end());
        let short = allocations(*game, seats, 2_000);
        let long = allocations(*game, seats, 12_000);
        println!("{}: {short} allocations in 2,000 decisions, {long} in 12,000", info.slug);
        // A buffer may double now and then; 10,000 decisions that allocate cannot hide in that.
        assert!(long <= short + 20, "{}: {} allocations in 10,000 decisions", info.slug, long - short);
    }
}
