//! Pieces keep their ids: a die over the islands, a card from the deck over its column to its keeper.

use std::collections::BTreeMap;

use atoll_core::{Cast, Edition, Event, Game, Match, Observer, Piece, Seat, Setup, Spot, Staged};
use atoll_islands::{Chance, Islands};
use atoll_testkit::{after, play};

fn setup(seats: u8, options: &str) -> Setup<Islands> {
    let options = serde_json::from_str(options).expect("the options can be read");
    Setup::new(seats, options, Edition::shipped()).expect("the options can be played")
}

fn at(cast: &Cast, spot: Spot) -> Piece {
    let found = cast.stage().pieces.iter().find(|piece| piece.spot == spot);
    found.unwrap_or_else(|| panic!("nothing lies at {spot:?}")).clone()
}

fn column(n: usize, index: u8) -> Spot {
    Spot::Zone { zone: ["column-1", "column-2", "column-3"][n - 1], seat: None, index }
}

/// Plays events in notation and lets the cast watch.
fn watch(played: &mut Match<Islands>, cast: &mut Cast, events: &str) {
    for text in events.split(", ") {
        let event = Match::<Islands>::read_event(text).expect("an event");
        let travels = Islands::travels(&played.position().view(Observer::Spectator), event);
        play(played, text);
        cast.advance(Islands::stage(&played.position().view(Observer::Spectator)), &travels);
    }
}

#[test]
fn a_card_keeps_its_id_from_its_column_to_its_keeper_or_off_the_table() {
    let mut played = after(&setup(2, "{}"), "* first 0");
    let mut cast = Cast::new(Islands::stage(&played.position().view(Observer::Spectator)));
    let top = at(&cast, Spot::Zone { zone: "deck", seat: None, index: 0 }).id;
    watch(&mut played, &mut cast, "* deal V1");
    assert_eq!(at(&cast, column(1, 0)).id, top, "the card that was dealt");
    watch(&mut played, &mut cast, "* deal A1, * deal S1, 0 take 1 V1, 0 step a1 b1");
    let kept = at(&cast, Spot::Zone { zone: "kept", seat: Some(Seat::A), index: 0 });
    assert_eq!((kept.id, kept.style.as_str()), (top, "V1"));
    watch(&mut played, &mut cast, "* deal V2, * deal A2, * deal S2");
    let (old, new) = (at(&cast, column(2, 0)).id, at(&cast, column(2, 1)).id);
    watch(&mut played, &mut cast, "1 take 2 A2, 1 step f2 f1");
    assert_eq!(at(&cast, Spot::Zone { zone: "kept", seat: Some(Seat::B), index: 19 }).id, new);
    assert_eq!(at(&cast, Spot::Zone { zone: "discard", seat: None, index: 18 }).id, old);
}

#[test]
fn dice_keep_their_ids_over_the_islands() {
    let mut played = after(&setup(2, "{}"), "* first 0, * deal V1, * deal A1, * deal S1");
    let mut cast = Cast::new(Islands::stage(&played.position().view(Observer::Spectator)));
    let cell = |x, y, z| Spot::Cell { x, y, z };
    let (red, green) = (at(&cast, cell(0, 0, 0)).id, at(&cast, cell(1, 0, 0)).id);
    watch(&mut played, &mut cast, "0 take 1 V1, 0 step a1 b1");
    let moved = at(&cast, cell(1, 0, 1));
    assert_eq!((moved.id, moved.face), (red, 2));
    assert_eq!(at(&cast, cell(1, 0, 0)).id, green);
}

#[test]
fn pieces_neither_appear_nor_vanish_in_whole_matches() {
    for (seats, options) in [
        (2, "{}"),
        (3, r#"{"specialists": "chosen", "chosen": ["SEIS", "GEOG", "AGRI"]}"#),
        (4, r#"{"specialists": "random"}"#),
    ] {
        atoll_testkit::watch(&setup(seats, options), Observer::Spectator, 7, |before, after, event| {
            let before: BTreeMap<u32, &Piece> = before.iter().map(|piece| (piece.id, piece)).collect();
            let came = after.iter().filter(|piece| !before.contains_key(&piece.id)).count();
            let joined = matches!(event, Event::Chance(Chance::Row { .. }));
            assert_eq!(came, usize::from(joined), "`{event}` brought pieces out of nowhere");
            for piece in after {
                let Some(old) = before.get(&piece.id) else { continue };
                let same = old.kind == piece.kind && (old.style == piece.style || old.style == "back");
                assert!(same, "`{event}` turned {old:?} into {piece:?}");
            }
        });
    }
}
