//! What a move costs at a table of two, without a network or a store: `cargo run --release -p atoll-table --example cost [GAME] [MOVES]`.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use atoll_core::any::AnyGame;
use atoll_core::{Lang, Seat, Turn};
use atoll_protocol::{FromPlayer, MatchSummary, Said, SeatSpec, turn_state};
use atoll_registry::{EdgeDice, GAMES};
use atoll_table::{Arrival, Effect, Guest, Table};
use serde_json::json;

/// How many moves of each game are made, if nothing else is said.
const MOVES: u32 = 20_000;

fn main() {
    let only = std::env::args().nth(1);
    let most = std::env::args().nth(2).and_then(|moves| moves.parse().ok()).unwrap_or(MOVES);
    for round in 0..3 {
        for game in GAMES.iter().filter(|game| only.as_ref().is_none_or(|only| game.info().slug == only)) {
            let slug = game.info().slug;
            let (moves, time) = play(*game as &dyn AnyGame, round, most);
            println!("{slug:8} {:6.1} µs a move", time.as_secs_f64() * 1e6 / f64::from(moves));
        }
    }
}

/// Makes moves at tables one after another; only what the tables do is timed.
fn play(game: &dyn AnyGame, seed: u64, most: u32) -> (u32, Duration) {
    let (mut moves, mut time, mut n) = (0, Duration::ZERO, seed * 1000);
    while moves < most {
        let mut table = opened(game, n);
        n += 1;
        let mut pick = n;
        while !matches!(table.played().turn(), Turn::Over(_)) && moves < most {
            let played = table.played();
            let Some(seat) = Seat::first(2).find(|seat| played.turn().asks(*seat)) else { break };
            let codes = played.legal_codes(seat);
            pick = pick.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let code = codes[(pick >> 33) as usize % codes.len()];
            let expect = table.revision();
            let what = FromPlayer::Act { seat: seat.number(), expect, code };
            let begun = Instant::now();
            let effects = table.hear(u64::from(moves), Guest(u64::from(seat.number())), Said { id: moves, what });
            carry_out(&mut table, effects);
            time += begun.elapsed();
            moves += 1;
        }
    }
    (moves, time)
}

fn opened(game: &dyn AnyGame, seed: u64) -> Table {
    let opening = game.shipped().open(2, &json!({})).expect("two can play it");
    let card = MatchSummary {
        id: "t".to_owned(),
        game: opening.info().slug.to_owned(),
        title: opening.info().title.to_owned(),
        data: String::new(),
        seats: vec![SeatSpec::Person { name: "P".to_owned() }; 2],
        options: json!({}),
        version: 0,
        revision: 0,
        turn: turn_state(&opening.turn()),
        terms: Default::default(),
        open: Vec::new(),
        dice: None,
        opened: 0,
    };
    let dice = Box::new(EdgeDice::seeded(seed, 0));
    let mut table = Table::new(card, opening, &[], dice, 0).expect("nothing was played");
    let effects = table.start(0);
    carry_out(&mut table, effects);
    for seat in Seat::first(2) {
        let arrival = Arrival { seats: vec![seat], is_keeper: false, id: 0, lang: Lang::En, since: None };
        let effects = table.enter(0, Guest(u64::from(seat.number())), arrival);
        carry_out(&mut table, effects);
    }
    table
}

fn carry_out(table: &mut Table, effects: Vec<Effect>) {
    let mut left = VecDeque::from(effects);
    while let Some(effect) = left.pop_front() {
        match effect {
            Effect::Store(_) => left.extend(table.stored(0)),
            Effect::Tell { message, .. } => drop(message.into_text()),
            _ => {}
        }
    }
}
