//! A host of a table for tests: it writes to memory.
#![allow(dead_code, reason = "not every test file uses everything")]

use std::collections::{BTreeMap, VecDeque};

use atoll_core::any::{AnyGame, AnyMatch};
use atoll_core::{Dice, Lang, Seat};
use atoll_protocol::{AdvisedMove, FromPlayer, FromTable, MatchSummary, Room, Said, SeatSpec, Terms, turn_state};
use atoll_registry::EdgeDice;
use atoll_table::suite::Door;
use atoll_table::{Arrival, Aside, Effect, Guest, MOST_MOVES, Row, Table};
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
        terms: Default::default(),
        open: Vec::new(),
        dice: None,
        opened: 0,
    }
}

/// A host without a network: it writes to memory, and bots think at once.
pub struct Host {
    pub table: Table,
    pub now: u64,
    pub rows: Vec<Row>,
    /// What was written last beside the log.
    pub aside: Aside,
    /// What happens to the next writes: true if they succeed.
    pub writes: VecDeque<bool>,
    pub told: BTreeMap<Guest, VecDeque<FromTable>>,
    pub seats: Vec<Vec<u8>>,
    pub wakes: Vec<u64>,
    pub dismissed: Vec<Guest>,
    pub thoughts: Vec<(u32, Option<u32>)>,
}

impl Host {
    pub fn new(game: &dyn AnyGame, seats: u8, bots: u8, guests: &[&[u8]]) -> Host {
        Host::agreed(game, seats, bots, guests, Terms::default())
    }

    /// A table with terms of its own.
    pub fn agreed(game: &dyn AnyGame, seats: u8, bots: u8, guests: &[&[u8]], terms: Terms) -> Host {
        let opening = opening(game, seats);
        let card = MatchSummary { terms, ..card(opening.as_ref(), bots) };
        let table = Table::new(card, opening, &[], dice(1), 0).expect("nothing was played");
        let mut host = Host {
            table,
            now: 0,
            aside: Aside::default(),
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
                    let message = message.read();
                    for guest in guests {
                        self.told.entry(guest).or_default().push_back(message.clone());
                    }
                }
                Effect::Store(writing) => {
                    assert_eq!(writing.from as usize, self.rows.len());
                    if self.writes.pop_front().unwrap_or(true) {
                        self.rows.extend(writing.rows);
                        self.aside = writing.now.aside;
                        left.extend(self.table.stored(self.now));
                    } else {
                        left.extend(self.table.unstored(self.now, Some(&self.rows)));
                    }
                }
                Effect::Think { revision, seat, played, .. } => {
                    self.thoughts.push((revision, played.legal_codes(seat).first().copied()));
                }
                Effect::Advise { question, seat, played, .. } => {
                    let moved = |code| AdvisedMove { code, value: 0.5, visits: 1, reason: String::new() };
                    let moves = played.legal_codes(seat).into_iter().take(MOST_MOVES).map(moved).collect();
                    left.extend(self.table.advised(self.now, question, moves));
                }
                Effect::WakeAt(at) => self.wakes.push(at),
                Effect::Dismiss(guest) => self.dismissed.push(guest),
                Effect::Note(note) => panic!("{note}"),
            }
        }
    }

    /// Lets bots act until a person is asked, or nobody.
    pub fn let_bots_move(&mut self) {
        while let Some((thinker, code)) = self.thoughts.pop() {
            let effects = self.table.thought(self.now, thinker, code);
            self.carry_out(effects);
        }
    }

    /// Lets time pass.
    pub fn wait(&mut self, ms: u64) {
        self.now += ms;
        let effects = self.table.tick(self.now);
        self.carry_out(effects);
    }

    /// Takes the first legal action of a seat, for a guest.
    pub fn act(&mut self, guest: usize, seat: Seat) -> FromTable {
        let code = self.table.played().legal_codes(seat)[0];
        let expect = self.table.revision();
        let told = self.ask(guest, 900, FromPlayer::Act { seat: seat.number(), expect, code });
        told.into_iter().find(|message| message.answers() == Some(900)).expect("an answer")
    }

    /// Takes back for a guest.
    pub fn undo(&mut self, guest: usize, seat: Seat) -> FromTable {
        let expect = self.table.revision();
        let told = self.ask(guest, 901, FromPlayer::Undo { seat: seat.number(), expect });
        told.into_iter().find(|message| message.answers() == Some(901)).expect("an answer")
    }

    /// What a guest was told last of who is here.
    pub fn room(&mut self, guest: usize) -> Room {
        let told = self.told.entry(Guest(guest as u64)).or_default();
        let last = told.iter().rev().find_map(|message| match message {
            FromTable::Room { room } => Some(room.clone()),
            _ => None,
        });
        last.expect("the guest was told of the room")
    }

    pub fn ask(&mut self, guest: usize, id: u32, what: FromPlayer) -> Vec<FromTable> {
        Door::say(self, guest, &Said { id, what });
        let heard = Door::heard(self, guest, id);
        let room = heard.iter().rev().find(|message| matches!(message, FromTable::Room { .. })).cloned();
        self.told.entry(Guest(guest as u64)).or_default().extend(room);
        heard
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
