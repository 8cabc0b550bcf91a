//! Pieces live: a die keeps its id from supply to station to reef or island, a card from pile to hand.

#![allow(clippy::unwrap_used)]

mod common;

use atoll_coralia::Coralia;
use atoll_core::{Cast, Event, Game, Match, Observer, Piece, Seat, Spot, Staged};
use atoll_testkit::wander;
use common::*;

const A: Seat = Seat::A;

/// Plays an event and lets the observer's pieces follow it.
fn follow(game: &mut Coralia, cast: &mut Cast, who: Observer, text: &str) {
    let event = Match::<Coralia>::read_event(text).unwrap();
    let hears = who.hears(game.audience(event));
    let travels = if hears { Coralia::travels(&game.view(who), event) } else { Vec::new() };
    match event {
        Event::Act { seat, action } => {
            game.check(seat, action).unwrap();
            game.act(seat, action);
        }
        Event::Chance(outcome) => game.chance(outcome),
    }
    cast.advance(Coralia::stage(&game.view(who)), &travels);
}

fn cell(x: i8, y: i8) -> Spot {
    Spot::Cell { x, y, z: 0 }
}

/// Where a figure, turtle or chest is on a space.
fn upon(x: i8, y: i8) -> Spot {
    Spot::Cell { x, y, z: 1 }
}

fn zone(zone: &'static str, index: u8) -> Spot {
    Spot::Zone { zone, seat: None, index }
}

fn at(cast: &Cast, kind: &str, spot: Spot) -> Piece {
    let found = cast.stage().pieces.iter().find(|piece| piece.kind == kind && piece.spot == spot);
    found.unwrap_or_else(|| panic!("no {kind} at {spot:?}")).clone()
}

fn id(cast: &Cast, kind: &str, spot: Spot) -> u32 {
    at(cast, kind, spot).id
}

fn watched(game: &Coralia, who: Observer) -> Cast {
    Cast::new(Coralia::stage(&game.view(who)))
}

#[test]
fn a_die_keeps_its_id_from_station_to_reef_and_island() {
    let who = Observer::Seat(A);
    let mut game = table(4).dice("red", "fish").station("blue octopus, red fish, green pearl, violet fish").at_die();
    let mut cast = watched(&game, who);
    let dice = [0, 1, 2, 3].map(|n| id(&cast, "die", zone("station", n)));
    let figure = id(&cast, "octopus", Spot::Zone { zone: "octopuses", seat: Some(A), index: 1 });
    let mut shore = game.clone();
    let mut ashore = cast.clone();
    follow(&mut game, &mut cast, who, "0 place blue octopus");
    assert_eq!(id(&cast, "die", cell(1, 2)), dice[0]);
    assert_eq!(id(&cast, "octopus", upon(1, 2)), figure);
    assert_eq!([0, 1, 2].map(|n| id(&cast, "die", zone("station", n))), dice[1..]);
    follow(&mut shore, &mut ashore, who, "0 place red fish");
    assert_eq!(id(&ashore, "die", zone("island", 12)), dice[1]);
    assert_eq!([0, 1, 2].map(|n| id(&ashore, "die", zone("station", n))), [dice[0], dice[2], dice[3]]);
}

#[test]
fn a_die_comes_from_the_supply_and_stays_itself_when_rolled_and_sorted() {
    let who = Observer::Seat(A);
    let station = "blue octopus, green pearl, violet fish";
    let mut game = table(4).station(station).turn(A, 4).at_supply();
    let mut cast = watched(&game, who);
    let old = [0, 1, 2].map(|n| id(&cast, "die", zone("station", n)));
    let supply: Vec<u32> = cast.stage().pieces.iter().filter(|p| p.spot == zone("supply", 2)).map(|p| p.id).collect();
    follow(&mut game, &mut cast, who, "0 take red");
    let new = id(&cast, "die", zone("station", 3));
    assert!(supply.contains(&new));
    for roll in ["fish", "fish", "pearl", "diver"] {
        follow(&mut game, &mut cast, who, &format!("* roll {roll}"));
    }
    // Sorted by colour: blue, red, green, violet.
    assert_eq!([0, 1, 2, 3].map(|n| id(&cast, "die", zone("station", n))), [old[0], new, old[1], old[2]]);
}

#[test]
fn a_diver_takes_its_die_and_chest_along() {
    let who = Observer::Seat(A);
    let mut game = table(4).dice("green", "diver").diver(A, "green").station(FOUR_DIVER).at_die();
    let mut cast = watched(&game, who);
    let (diver, die, chest) =
        (id(&cast, "diver", upon(4, 5)), id(&cast, "die", cell(4, 5)), id(&cast, "chest", upon(4, 6)));
    follow(&mut game, &mut cast, who, "0 place blue diver");
    assert_eq!(id(&cast, "diver", upon(1, 5)), diver);
    assert_eq!(id(&cast, "die", cell(4, 6)), die);
    assert_eq!(id(&cast, "chest", Spot::Zone { zone: "using", seat: Some(A), index: 10 }), chest);
    follow(&mut game, &mut cast, who, "* chest C8");
    let owned = at(&cast, "chest", Spot::Zone { zone: "chests", seat: Some(A), index: 7 });
    assert_eq!((owned.id, owned.style.as_str()), (chest, "C8"));
}

#[test]
fn a_card_keeps_its_id_from_pile_to_hand() {
    for who in [Observer::Seat(A), Observer::Seat(Seat::B), Observer::Spectator] {
        let mut game = table(4).hand(A, "P15").station("red pearl, blue fish, green pearl, violet fish").at_die();
        let mut cast = watched(&game, who);
        let pile = |cast: &Cast| -> Vec<u32> {
            cast.stage().pieces.iter().filter(|p| p.spot == zone("pile", 1)).map(|p| p.id).collect()
        };
        let hand = |cast: &Cast| -> Vec<u32> {
            let of = |spot: &Spot| matches!(spot, Spot::Zone { zone: "hand", seat: Some(A), .. });
            cast.stage().pieces.iter().filter(|p| of(&p.spot)).map(|p| p.id).collect()
        };
        let (before, held) = (pile(&cast), hand(&cast));
        follow(&mut game, &mut cast, who, "0 place red pearl");
        follow(&mut game, &mut cast, who, "* card P05");
        follow(&mut game, &mut cast, who, "* card P01");
        let now = hand(&cast);
        assert!(held.iter().all(|id| now.contains(id)), "{who:?}: the old card stays itself");
        let drawn: Vec<&u32> = now.iter().filter(|id| !held.contains(id)).collect();
        assert_eq!(drawn.len(), 2);
        assert!(drawn.iter().all(|id| before.contains(id)), "{who:?}: {now:?} of {before:?}");
    }
}

#[test]
fn a_card_looked_at_and_kept_or_put_back_stays_itself() {
    let who = Observer::Seat(A);
    let mut game = table(4).station("red fish, blue fish, green pearl, violet fish").at_die();
    let mut cast = watched(&game, who);
    for event in ["0 place red fish", "* card F01", "* card F06"] {
        follow(&mut game, &mut cast, who, event);
    }
    let seen = [0, 1].map(|n| id(&cast, "card", zone("look", n)));
    follow(&mut game, &mut cast, who, "0 keep 2");
    assert_eq!(id(&cast, "card", Spot::Zone { zone: "hand", seat: Some(A), index: 41 }), seen[1]);
    assert_eq!(id(&cast, "card", zone("under", 0)), seen[0]);
}

/// In whole matches every observer sees the same number of each piece from beginning to end, and no id changes its kind.
#[test]
fn nothing_appears_or_vanishes() {
    for seats in 2..=4u8 {
        let observers = [Observer::Seat(A), Observer::Seat(Seat::B), Observer::Spectator, Observer::Archivist];
        let mut casts = observers.map(|who| watched(&Coralia::new(&setup(seats)), who));
        let count = |cast: &Cast, kind: &str| cast.stage().pieces.iter().filter(|piece| piece.kind == kind).count();
        wander(&setup(seats), 9, |game, event| {
            for (who, cast) in observers.into_iter().zip(&mut casts) {
                let before = cast.clone();
                follow(&mut game.clone(), cast, who, &event.to_string());
                for (kind, n) in [("die", 38), ("card", 53), ("turtle", 8), ("chest", 8)] {
                    assert_eq!(count(cast, kind), n, "{kind} of {who:?} after {event}");
                }
                for (kind, each) in [("octopus", 2), ("diver", 1), ("ship", 1)] {
                    assert_eq!(count(cast, kind), usize::from(seats) * each, "{kind}");
                }
                for piece in &cast.stage().pieces {
                    let was = before.stage().pieces.iter().find(|was| was.id == piece.id);
                    assert!(was.is_none_or(|was| was.kind == piece.kind), "{event}");
                    if piece.kind == "die" {
                        let was =
                            was.unwrap_or_else(|| panic!("{event}: a {} die at {:?} is new", piece.style, piece.spot));
                        assert_eq!(was.style, piece.style, "{event}");
                    }
                }
            }
        });
    }
}
