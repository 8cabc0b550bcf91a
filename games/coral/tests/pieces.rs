//! Pieces keep their ids from the bag to the box.

use std::collections::BTreeMap;

use atoll_coral::Coral;
use atoll_core::{Event, Game, Observer, Piece, Setup, Spot, Staged, Wish};
use atoll_testkit::{named, wander, watch};

fn setup(seats: u8, options: &str) -> Setup<Coral> {
    named("pieces", seats, options).setup
}

const SETUPS: [(u8, &str); 5] = [
    (2, "{}"),
    (3, r#"{"falling": "penalty", "tower": true, "species": "in_order"}"#),
    (4, r#"{"chaos": true, "symbiosis": true}"#),
    (1, "{}"),
    (1, r#"{"falling": "penalty"}"#),
];

#[test]
fn a_piece_keeps_its_id_and_its_species_for_a_whole_match() {
    for (seats, options) in SETUPS {
        for seed in 0..4 {
            let mut looks: BTreeMap<u32, (String, String)> = BTreeMap::new();
            watch(&setup(seats, options), Observer::Spectator, seed, |_, after, _| {
                for piece in after {
                    let look = (piece.kind.to_owned(), piece.style.to_string());
                    let known = looks.entry(piece.id).or_insert_with(|| look.clone());
                    assert_eq!(*known, look, "piece {} of {seats} seats, seed {seed}", piece.id);
                }
                // All 24 corals, four pawns and the rock are on the table from the first event to the last.
                let count = |kind: &str| after.iter().filter(|piece| piece.kind == kind).count();
                assert_eq!((count("coral"), count("pawn"), count("rock")), (24, 4, 1));
            });
            // Nothing that existed is ever taken for something new.
            let corals = looks.values().filter(|(kind, _)| kind == "coral").count();
            assert_eq!(corals, 24, "{seats} seats, {options}, seed {seed}");
        }
    }
}

#[test]
fn a_reserve_piece_grows_a_pawn_slides_and_fallen_pieces_go_where_they_belong() {
    let (mut grown, mut slid, mut fell) = (0, 0, 0);
    for (seats, options) in SETUPS {
        let seeds = if options.contains("penalty") { 40 } else { 6 };
        for seed in 0..seeds {
            watch(&setup(seats, options), Observer::Spectator, seed, |before, after, event| {
                let now = |id: u32| after.iter().find(|piece| piece.id == id).expect("pieces do not vanish");
                let on_reef = |piece: &Piece| matches!(piece.spot, Spot::Cell { .. });
                let zone = |piece: &Piece| match piece.spot {
                    Spot::Zone { zone, .. } => zone,
                    Spot::Cell { .. } => "reef",
                };
                // What lies in the reef stays there or falls; it never changes places with another.
                for piece in before.iter().filter(|piece| piece.kind == "coral" && on_reef(piece)) {
                    let then = now(piece.id);
                    if on_reef(then) {
                        assert_eq!((piece.spot, piece.face), (then.spot, then.face), "{event}");
                    } else {
                        assert!(matches!(zone(then), "box" | "reserve"), "{event}");
                        fell += 1;
                    }
                }
                let text = event.to_string();
                let arrived =
                    before.iter().filter(|piece| !on_reef(piece) && on_reef(now(piece.id)) && piece.kind == "coral");
                let arrived: Vec<&Piece> = arrived.collect();
                if text.contains("grow") {
                    assert!(arrived.len() <= 1, "{event}");
                    assert!(arrived.iter().all(|piece| zone(piece) == "reserve"), "{event}");
                    grown += arrived.len();
                }
                if text.contains("slide") {
                    let moved = before.iter().filter(|piece| piece.kind == "pawn" && piece.spot != now(piece.id).spot);
                    assert_eq!(moved.count(), 1, "{event}");
                    slid += 1;
                }
            });
        }
    }
    assert!(grown > 100 && slid > 50 && fell > 5, "{grown} {slid} {fell}");
}

#[test]
fn pointing_at_any_piece_is_answered() {
    let mut asked = 0u32;
    for (seats, options) in SETUPS {
        wander(&setup(seats, options), 3, |game, event| {
            if matches!(event, Event::Chance(_)) {
                return;
            }
            let seat = atoll_core::Seat::A;
            let spots = Coral::stage(&game.view(Observer::Seat(seat))).pieces;
            for spot in spots.iter().map(|piece| piece.spot) {
                for wish in [
                    Wish { to: Some(spot.into()), ..Wish::default() },
                    Wish { from: Some(spot.into()), ..Wish::default() },
                    Wish { step: Some("grow".to_owned()), to: Some(spot.into()), ..Wish::default() },
                    Wish { step: Some("slide".to_owned()), to: Some(spot.into()), value: Some(99), ..Wish::default() },
                ] {
                    asked += 1;
                    assert!(game.point(seat, &wish).is_some(), "{wish:?}");
                }
            }
        });
    }
    assert!(asked > 1000, "{asked}");
}
