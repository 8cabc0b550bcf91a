//! The engine as a page uses it.

use atoll_protocol::{Follower, FromTable};
use atoll_registry::GAMES;
use atoll_wasm::EngineError;
use atoll_wasm::engine::{Table, advise, choose, games, sim};
use serde_json::{Value, json};

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).expect("the engine writes JSON")
}

fn seed() -> String {
    "5a".repeat(32)
}

/// A page with its table: it keeps what it is told and lets bots think.
struct Page {
    table: Table,
    now: u64,
    said: u32,
    told: Vec<FromTable>,
    follower: Follower,
    saved: Vec<String>,
    thoughts: Vec<Value>,
    woken: Option<u64>,
}

impl Page {
    fn open(order: &Value) -> Result<Page, EngineError> {
        let table = Table::open(&order.to_string())?;
        let mut page = Page {
            table,
            now: 0,
            said: 0,
            told: Vec::new(),
            follower: Follower::default(),
            saved: Vec::new(),
            thoughts: Vec::new(),
            woken: None,
        };
        let effects = page.table.start(0);
        page.take(&effects);
        page.say(json!({"type": "hello", "protocol": 3, "lang": "nl"}));
        Ok(page)
    }

    fn take(&mut self, effects: &str) {
        for effect in parsed(effects).as_array().expect("a list") {
            if let Some(message) = effect.get("tell") {
                let message: FromTable = serde_json::from_value(message.clone()).expect("a message");
                self.follower.take(&message).expect("what is told fits");
                self.told.push(message);
            } else if let Some(save) = effect.get("save") {
                self.saved.push(save["record"].as_str().expect("a record").to_owned());
            } else if let Some(think) = effect.get("think").or(effect.get("advise")) {
                self.thoughts.push(think.clone());
            } else if let Some(at) = effect.get("wake") {
                self.woken = at.as_u64();
            } else {
                panic!("{effect}");
            }
        }
    }

    /// Says something and gives its answer.
    fn say(&mut self, mut what: Value) -> FromTable {
        self.said += 1;
        what["id"] = json!(self.said);
        let effects = self.table.hear(self.now, &what.to_string());
        self.take(&effects);
        while self.answer().is_none() && self.think() {}
        self.answer().expect("every message is answered")
    }

    fn answer(&self) -> Option<FromTable> {
        self.told.iter().rev().find(|message| message.answers() == Some(self.said)).cloned()
    }

    /// Lets one bot think that was asked to.
    fn think(&mut self) -> bool {
        if self.thoughts.is_empty() {
            return false;
        }
        let think = self.thoughts.remove(0);
        let text = |key: &str| think[key].as_str().expect("a text").to_owned();
        let number = |key: &str| u32::try_from(think[key].as_u64().expect("a number")).expect("it is small");
        let (record, seat, bot) = (text("record"), number("seat") as u8, text("bot"));
        let effects = if let Some(lang) = think["lang"].as_str() {
            let moves = advise(&record, seat, &bot, lang).expect("the bot is there");
            self.table.advised(self.now, number("number"), &moves)
        } else {
            let code = choose(&record, seat, &bot, &seed()).expect("the bot is there");
            self.table.thought(self.now, number("number"), code)
        };
        self.take(&effects);
        true
    }

    fn state(&self) -> (u32, Option<u8>, atoll_protocol::TableState) {
        let state = self.follower.state().expect("the page has been told").clone();
        (self.follower.revision, self.follower.eyes, state)
    }
}

fn order(slug: &str, seats: usize, bots: usize) -> Value {
    let seat = |n: usize| match n {
        n if n < bots => json!({"kind": "bot", "name": "B", "bot": if n % 2 == 0 { "random" } else { "greedy" }}),
        _ => json!({"kind": "person", "name": "P"}),
    };
    json!({
        "game": slug,
        "seats": (0..seats).map(seat).collect::<Vec<_>>(),
        "here": (bots..seats).collect::<Vec<_>>(),
        "seed": seed(),
    })
}

#[test]
fn every_game_is_presented_in_both_languages() {
    for lang in ["en", "nl"] {
        let list = parsed(&games(lang).expect("the language is there"));
        let slugs: Vec<&str> =
            list.as_array().expect("a list").iter().filter_map(|game| game["slug"].as_str()).collect();
        assert_eq!(slugs, GAMES.iter().map(|game| game.info().slug).collect::<Vec<_>>());
        for game in list.as_array().expect("a list") {
            assert!(game["rules"].as_array().is_some_and(|rules| !rules.is_empty()), "{}", game["slug"]);
            for option in game["options"].as_array().expect("a list") {
                assert!(!option["label"].as_str().expect("a label").starts_with("option."), "{option}");
                assert!(
                    option["kind"] == "whole" || option["values"].as_array().is_some_and(|v| !v.is_empty()),
                    "{option}"
                );
            }
        }
    }
    assert!(games("fr").is_err());
}

#[test]
fn bots_play_every_game_to_its_end_and_its_record_replays() {
    for game in GAMES {
        let info = game.info();
        let seats = usize::from(*info.seats.end());
        let mut page = Page::open(&order(info.slug, seats, seats)).expect("the defaults can be played");
        while page.think() {}
        let (_, eyes, last) = page.state();
        assert_eq!(eyes, None, "whoever holds no seat looks on");
        assert!(matches!(last.turn, atoll_protocol::TurnState::Over { .. }), "{} does not end", info.slug);
        assert!(!last.breakdown.is_empty());
        let record = page.table.record();
        assert_eq!(page.saved.last(), Some(&record), "what was played last has been saved");
        let again = Page::open(&json!({"game": info.slug, "seats": [], "record": record})).expect("a record replays");
        assert_eq!(again.table.record(), record);
        assert_eq!(again.state().2.hash, last.hash);
    }
}

#[test]
fn one_screen_plays_all_seats_and_takes_back_where_the_state_says_so() {
    let mut undone = 0;
    for game in GAMES {
        let info = game.info();
        let mut page = Page::open(&order(info.slug, usize::from(*info.seats.end()), 0)).expect("it can be played");
        for n in 0..40 {
            let (revision, eyes, state) = page.state();
            let atoll_protocol::TurnState::Decide { seats } = &state.turn else { break };
            let seat = eyes.expect("a seat looks");
            assert!(seats.contains(&seat), "the one who decides looks");
            let before = page.table.record();
            let code = state.legal[n % state.legal.len()].code;
            let told = page.told.len();
            let done = page.say(json!({"type": "act", "seat": seat, "expect": revision, "code": code}));
            assert!(matches!(done, FromTable::Done { .. }), "{done:?}");
            let states = page.told[told..]
                .iter()
                .filter(|one| matches!(one, FromTable::State { .. } | FromTable::Changed { .. }))
                .count();
            assert_eq!(states, 1, "one act, one state");
            let (revision, eyes, state) = page.state();
            if eyes == Some(seat) && state.can_undo {
                let done = page.say(json!({"type": "undo", "seat": seat, "expect": revision}));
                assert!(matches!(done, FromTable::Done { .. }), "{done:?}");
                assert_eq!(page.table.record(), before);
                undone += 1;
                let (revision, ..) = page.state();
                page.say(json!({"type": "act", "seat": seat, "expect": revision, "code": code}));
            }
        }
    }
    assert!(GAMES.is_empty() || undone > 0, "nothing could ever be taken back");
}

#[test]
fn a_bot_waits_for_its_time_unless_it_is_hurried() {
    for game in GAMES {
        let slug = game.info().slug;
        let mut order = order(slug, 2, 2);
        order["pace"] = json!(700);
        let mut page = Page::open(&order).expect("two can play");
        let before = page.table.record();
        assert!(page.think());
        assert_eq!(page.woken, Some(700));
        page.now = 699;
        let effects = page.table.tick(699);
        page.take(&effects);
        assert_eq!(page.table.record(), before, "it is too early");
        page.now = 700;
        let effects = page.table.tick(700);
        page.take(&effects);
        let then = page.table.record();
        assert_ne!(then, before);
        if page.think() {
            let effects = page.table.hurry(701);
            page.take(&effects);
            assert_ne!(page.table.record(), then);
        }
    }
}

#[test]
fn what_cannot_be_done_is_said_and_changes_nothing() {
    for game in GAMES {
        let info = game.info();
        let seats = usize::from(*info.seats.end());
        let order = order(info.slug, seats, 0);
        let mut page = Page::open(&order).expect("the defaults can be played");
        let before = page.table.record();
        let (revision, seat, _) = page.state();
        for (seat, code) in [(seat, u32::MAX), (seat, game.action_codes()), (Some(9), 0)] {
            let answer = page.say(json!({"type": "act", "seat": seat, "expect": revision, "code": code}));
            assert!(matches!(answer, FromTable::Refused { .. }), "{} {seat:?} {code}", info.slug);
        }
        assert_eq!(page.table.record(), before);
        let wrong = |key: &str, value: Value| {
            let mut wrong = order.clone();
            wrong[key] = value;
            Table::open(&wrong.to_string()).err().unwrap_or_else(|| panic!("{key} is wrong"))
        };
        wrong("seats", json!([]));
        wrong("options", json!({"no such option": 1}));
        wrong("seed", json!("5a"));
        wrong("seed", Value::Null);
        wrong("game", json!("no such game"));
        let mut dutch = order.clone();
        dutch["lang"] = json!("nl");
        dutch["record"] = json!("atoll 1");
        let told = Table::open(&dutch.to_string()).err().expect("this is no record").to_string();
        assert!(told.starts_with("Regel 2 "), "{told}");
        assert!(choose(&before, seat.unwrap_or(0), "deep", &seed()).is_err());
        assert!(choose("", 0, "random", &seed()).is_err());
    }
    assert!(sim("no such game", 2, 1, 1, "{}").is_err());
}

#[test]
fn a_series_gives_the_same_digest_twice() {
    for game in GAMES {
        let info = game.info();
        let run = |seed| sim(info.slug, *info.seats.end(), 3, seed, "{}").expect("the defaults can be played");
        assert_eq!(run(7), run(7));
        assert_ne!(run(7), run(8), "{}: the seed does nothing", info.slug);
    }
}
