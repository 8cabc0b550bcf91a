//! Nothing is allocated per decision or copy of a position once the buffers have grown.

use atoll_core::{Event, Game, Seat, SeededDice};
use atoll_registry::{GAMES, Listed};
use atoll_testkit::{Named, every_seat_count, named, some_event};
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

/// Copies and draws what each seat believes of the positions of some random play. Scratch may grow now and then;
/// thousands of copies that allocate cannot hide in that.
fn copies_allocate_nothing<G: Game>(setup: &Named<G>) {
    let mut dice = SeededDice::new(5);
    let (mut copies, mut allocations) = (0, 0);
    for _ in 0..4 {
        let mut position = G::new(&setup.setup);
        for _ in 0..300 {
            let Some(event) = some_event(&position, &mut dice) else { break };
            for seat in Seat::first(position.seats()) {
                let counted = allocation_counter::measure(|| {
                    let copy = position.clone();
                    let drawn = copy.resample(seat, &mut dice);
                    assert_eq!(drawn.seats(), position.seats());
                });
                copies += 1;
                allocations += counted.count_total;
            }
            match event {
                Event::Act { seat, action } => position.act(seat, action),
                Event::Chance(outcome) => position.chance(outcome),
            }
        }
    }
    assert!(copies > 80, "{}: only {copies} copies", setup.name);
    assert!(allocations <= 10, "{}, {}: {allocations} allocations in {copies} copies", G::INFO.slug, setup.name);
}

#[test]
fn copies_of_coral_allocate_nothing() {
    every_seat_count::<atoll_coral::Coral>().iter().for_each(copies_allocate_nothing);
}

#[test]
fn copies_of_coralia_allocate_nothing() {
    every_seat_count::<atoll_coralia::Coralia>().iter().for_each(copies_allocate_nothing);
}

#[test]
fn copies_of_reef_allocate_nothing() {
    every_seat_count::<atoll_reef::Reef>().iter().for_each(copies_allocate_nothing);
    copies_allocate_nothing(&named::<atoll_reef::Reef>("face down", 3, r#"{"face_down": true, "flourish": true}"#));
}

#[test]
fn copies_of_islands_allocate_nothing() {
    every_seat_count::<atoll_islands::Islands>().iter().for_each(copies_allocate_nothing);
}

#[test]
fn copies_of_relief_allocate_nothing() {
    every_seat_count::<atoll_relief::Relief>().iter().for_each(copies_allocate_nothing);
}
