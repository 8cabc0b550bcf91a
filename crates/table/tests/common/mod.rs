//! A host of a table for tests: it writes to memory.
#![allow(dead_code, reason = "not every test file uses everything")]

use std::collections::{BTreeMap, VecDeque};

use atoll_core::any::{AnyGame, AnyMatch};
use atoll_core::{Dice, Lang, Seat};
use atoll_protocol::{FromPlayer, FromTable, MatchSummary, Said, SeatSpec, turn_state};
use atoll_registry::EdgeDice;
use atoll_table::suite::Door;
use atoll_table::{Arrival, Effect, Guest, Row, Table, Thinker};
use serde_json::json;

pub fn dice(seed: u64) -> Box<dyn Dice + Send + Sync> {
    Box::new(EdgeDice::seeded(seed, 0))
}

pub fn opening(game: &dyn AnyGame, seats: u8) -> Box<dyn AnyMatch> {
    game.shipped().open(seats, &json!({})).expect("it can be played")
}

pub fn card(played: &dyn AnyMatch, bots: u8) -> MatchSummary {
    let seat = |seat: Seat| match seat.number() < bots {
        true => SeatSpec::Bot { name: "B".to_owned(), bot: "random".to_owned() },
        false => SeatSpec::Person { name: "P".to_owned() },
    };
    MatchSummary {
        id: "t".to_owned(),
        game: played.info().slug.to_owned(),
        title: played.info().title.to_owned(),
        data: String::new(),
        seats: Seat::first(played.seats()).map(seat).collect(),
        options: json!({}),
        version: 0,
        revision: 0,
        turn: turn_state(&played.turn()),
        dice: None,
        opened: 0,
    }
}

/// A host without a network: it writes to memory, and bots think at once.
pub struct Host {
    pub table: Table,
    pub now: u64,
    pub rows: Vec<Row>,
    /// What happens to the next writes: true if they succeed.
    pub writes: VecDeque<bool>,
    pub told: BTreeMap<Guest, VecDeque<FromTable>>,
    pub seats: Vec<Vec<u8>>,
    pub wakes: Vec<u64>,
    pub dismissed: Vec<Guest>,
    pub thoughts: Vec<(Thinker, Option<u32>)>,
}

impl Host {
    pub fn new(game: &dyn AnyGame, seats: u8, bots: u8, guests: &[&[u8]]) -> Host {
        let opening = opening(game, seats);
        let table = Table::new(card(opening.as_ref(), bots), opening, &[], dice(1), 0).expect("nothing was played");
        let mut host = Host {
            table,
            now: 0,
            rows: Vec::new(),
            writes: VecDeque::new(),
            told: BTreeMap::new(),
            seats: guests.iter().map(|seats| seats.to_vec()).collect(),
            wakes: Vec::new(),
            dismissed: Vec::new(),
            thoughts: Vec::new(),
        };
        let effects = host.table.start(0);
        host.carry_out(effects);
        for (number, seats) in guests.iter().enumerate() {
            let seats = seats.iter().filter_map(|&seat| Seat::new(seat)).collect();
            let effects = host.table.enter(
                0,
                Guest(number as u64),
                Arrival { seats, is_keeper: false, id: 0, lang: Lang::En, since: None },
            );
            host.carry_out(effects);
        }
        host
    }

    pub fn carry_out(&mut self, effects: Vec<Effect>) {
        let mut left = VecDeque::from(effects);
        while let Some(effect) = left.pop_front() {
            match effect {
                Effect::Tell { guests, message } => {
                    for guest in guests {
                        self.told.entry(guest).or_default().push_back(message.clone());
                    }
                }
                Effect::Store(writing) => {
                    assert_eq!(writing.from as usize, self.rows.len());
                    if self.writes.pop_front().unwrap_or(true) {
                        self.rows.extend(writing.rows);
                        left.extend(self.table.stored(self.now));
                    } else {
                        left.extend(self.table.unstored(self.now, Some(&self.rows)));
                    }
                }
                Effect::Think { thinker, seat, played, .. } => {
                    let code = played.legal_codes(seat).first().copied();
                    match thinker {
                        Thinker::Adviser(_) => left.extend(self.table.thought(self.now, thinker, code)),
                        Thinker::Mover(_) => self.thoughts.push((thinker, code)),
                    }
                }
                Effect::WakeAt(at) => self.wakes.push(at),
                Effect::Dismiss(guest) => self.dismissed.push(guest),
                Effect::Note(note) => panic!("{note}"),
            }
        }
    }

    pub fn ask(&mut self, guest: usize, id: u32, what: FromPlayer) -> Vec<FromTable> {
        Door::say(self, guest, &Said { id, what });
        Door::heard(self, guest, id)
    }
}

impl Door for Host {
    fn guests(&self) -> Vec<Vec<u8>> {
        self.seats.clone()
    }
    fn say(&mut self, guest: usize, said: &Said) {
        self.now += 1;
        let effects = self.table.hear(self.now, Guest(guest as u64), said.clone());
        self.carry_out(effects);
    }
    fn heard(&mut self, guest: usize, _: u32) -> Vec<FromTable> {
        self.told.entry(Guest(guest as u64)).or_default().drain(..).collect()
    }
}

pub fn asked(host: &Host) -> (u8, u32) {
    let played = host.table.played();
    let seat = Seat::first(played.seats()).find(|seat| played.turn().asks(*seat)).expect("somebody is asked");
    (seat.number(), played.legal_codes(seat)[0])
}
