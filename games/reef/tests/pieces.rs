//! Pieces keep their ids: a die from reserve over nursery to reef, a card from its stack to the seat that takes it.

use std::collections::BTreeMap;

use atoll_core::{Cast, Edition, Event, Game, Observer, Piece, Seat, Setup, Spot, Staged};
use atoll_reef::{Action, Builder, Chance, Reef};

fn setup(seats: u8, options: &str) -> Setup<Reef> {
    let options = serde_json::from_str(options).expect("the options can be read");
    Setup::new(seats, options, Edition::shipped()).expect("the options can be played")
}

fn at(cast: &Cast, spot: Spot) -> &Piece {
    cast.stage().pieces.iter().find(|piece| piece.spot == spot).unwrap_or_else(|| panic!("nothing lies at {spot:?}"))
}

fn zone(zone: &'static str, seat: Option<Seat>, index: u8) -> Spot {
    Spot::Zone { zone, seat, index }
}

/// Plays an event and lets the cast watch.
fn watch(reef: &mut Reef, cast: &mut Cast, who: Observer, event: Event<Action, Chance>) {
    let before = reef.view(who);
    let travels = Reef::travels(&before, event);
    match event {
        Event::Act { seat, action } => {
            reef.check(seat, action).unwrap_or_else(|illegal| panic!("`{action}`: {illegal}"));
            reef.act(seat, action);
        }
        Event::Chance(outcome) => reef.chance(outcome),
    }
    cast.advance(Reef::stage(&reef.view(who)), &travels);
}

#[test]
fn a_die_keeps_its_id_from_the_reserve_to_the_reef() {
    let mut reef = Reef::new(&setup(2, "{}"));
    let who = Observer::Spectator;
    let mut cast = Cast::new(Reef::stage(&reef.view(who)));
    let act = |text: &str| Event::Act { seat: Seat::B, action: text.parse().expect("an action") };
    let roll = |text: &str| Event::Chance(text.parse().expect("an outcome"));
    let last = at(&cast, zone("reserve", Some(Seat::B), 15)).id;
    for text in ["roll 1", "roll 2", "roll 6"] {
        watch(&mut reef, &mut cast, who, roll(text));
    }
    assert_eq!(at(&cast, zone("nursery", Some(Seat::B), 0)).id, last, "the die that was rolled");
    watch(&mut reef, &mut cast, who, roll("roll 5"));
    watch(&mut reef, &mut cast, who, act("a6 d4"));
    let lain = at(&cast, Spot::Cell { x: 0, y: 0, z: 0 });
    assert_eq!((lain.id, lain.face), (last, 6), "the die that was placed");
    let next = at(&cast, zone("reserve", Some(Seat::B), 13)).id;
    watch(&mut reef, &mut cast, who, roll("roll 3"));
    assert_eq!(at(&cast, zone("nursery", Some(Seat::B), 0)).id, next, "the die that came in its place");
}

#[test]
fn a_card_keeps_its_id_from_its_stack_to_its_owner() {
    for options in ["{}", r#"{"face_down": true}"#] {
        let held = |builder: Builder, shape: &str| builder.cards(Seat::A, shape.parse().expect("a shape"), 1);
        let builder = Builder::new(&setup(2, options)).stack(0, 0, "B2").stack(1, 0, "A3").nursery(Seat::A, &[4, 5]);
        let mut reef = held(held(builder, "R03"), "R19").build().expect("a position");
        for who in [Observer::Seat(Seat::A), Observer::Seat(Seat::B)] {
            let mut reef = reef.clone();
            let mut cast = Cast::new(Reef::stage(&reef.view(who)));
            let act = |text: &str| Event::Act { seat: Seat::A, action: text.parse().expect("an action") };
            let cards = |cast: &Cast| -> Vec<u32> {
                let of_a = |piece: &&Piece| matches!(piece.spot, Spot::Zone { zone: "cards", .. });
                cast.stage().pieces.iter().filter(of_a).map(|piece| piece.id).collect()
            };
            let (top, old) = (at(&cast, zone("row", None, 0)).id, cards(&cast));
            watch(&mut reef, &mut cast, who, act("a4 d4"));
            watch(&mut reef, &mut cast, who, act("claim R01"));
            let now = cards(&cast);
            assert_eq!(now.len(), 3);
            assert!(
                now.contains(&top) && old.iter().all(|id| now.contains(id)),
                "{who:?}: {old:?} and {top} became {now:?}"
            );
            let left = cast.stage().pieces.iter().filter(|piece| piece.spot == zone("row", None, 0));
            assert!(left.clone().count() == 2 && left.clone().all(|piece| piece.id != top));
        }
        reef.act(Seat::A, "a4 d4".parse().expect("an action"));
    }
}

#[test]
fn pieces_neither_appear_nor_vanish_in_whole_matches() {
    for (seats, options) in [(1, "{}"), (2, r#"{"flourish": true}"#), (3, r#"{"face_down": true}"#), (4, "{}")] {
        atoll_testkit::watch(&setup(seats, options), Observer::Seat(Seat::A), 7, |before, after, event| {
            let before: BTreeMap<u32, &Piece> = before.iter().map(|piece| (piece.id, piece)).collect();
            let came = after.iter().filter(|piece| !before.contains_key(&piece.id)).count();
            let drawn = matches!(event, Event::Chance(Chance::Draw { .. }));
            assert_eq!(came, usize::from(drawn), "`{event}` brought pieces out of nowhere");
            // A die never turns into another owner's.
            for piece in after.iter().filter(|piece| piece.kind == "die") {
                let same = before.get(&piece.id).is_none_or(|old| (old.kind, &old.style) == (piece.kind, &piece.style));
                assert!(same, "`{event}` changed {piece:?}");
            }
        });
    }
}
