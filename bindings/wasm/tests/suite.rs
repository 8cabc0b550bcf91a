//! The table of a browser's worker passes the suite that every door to a table passes.

use std::collections::VecDeque;

use atoll_protocol::{FromTable, Said};
use atoll_registry::GAMES;
use atoll_table::suite::{Door, Step, check};
use atoll_wasm::engine::{Table, advise, choose};
use proptest::prelude::*;
use serde_json::{Value, json};

struct Worker {
    table: Table,
    told: Vec<FromTable>,
    now: u64,
}

impl Worker {
    fn open(slug: &str) -> Worker {
        let order = json!({
            "game": slug,
            "seats": [{"kind": "person", "name": "A"}, {"kind": "person", "name": "B"}],
            "here": [0, 1],
            "seed": "5a".repeat(32),
        });
        let table = Table::open(&order.to_string()).expect("two can play");
        let mut worker = Worker { table, told: Vec::new(), now: 0 };
        let effects = worker.table.start(0);
        worker.take(&effects);
        let effects = worker.table.hear(0, r#"{"id":0,"type":"hello","protocol":3,"lang":"en"}"#);
        worker.take(&effects);
        worker
    }

    fn take(&mut self, effects: &str) {
        let effects: Vec<Value> = serde_json::from_str(effects).expect("the engine writes JSON");
        let mut left = VecDeque::from(effects);
        while let Some(effect) = left.pop_front() {
            if let Some(message) = effect.get("tell") {
                self.told.push(serde_json::from_value(message.clone()).expect("a message"));
            } else if let Some(think) = effect.get("think") {
                let text = |key: &str| think[key].as_str().expect("a text").to_owned();
                let number = |key: &str| u32::try_from(think[key].as_u64().expect("a number")).expect("it is small");
                let code = choose(&text("record"), number("seat") as u8, &text("bot"), &"00".repeat(32));
                let code = code.expect("the bot is there");
                let more = self.table.thought(self.now, number("number"), code);
                left.extend(serde_json::from_str::<Vec<Value>>(&more).expect("the engine writes JSON"));
            } else if let Some(ask) = effect.get("advise") {
                let text = |key: &str| ask[key].as_str().expect("a text").to_owned();
                let number = |key: &str| u32::try_from(ask[key].as_u64().expect("a number")).expect("it is small");
                let moves = advise(&text("record"), number("seat") as u8, &text("bot"), &text("lang"));
                let more = self.table.advised(self.now, number("number"), &moves.expect("the bot is there"));
                left.extend(serde_json::from_str::<Vec<Value>>(&more).expect("the engine writes JSON"));
            } else {
                assert!(effect.get("save").is_some(), "{effect}");
            }
        }
    }
}

impl Door for Worker {
    fn guests(&self) -> Vec<Vec<u8>> {
        vec![vec![0, 1]]
    }
    fn say(&mut self, _: usize, said: &Said) {
        self.now += 1;
        let effects = self.table.hear(self.now, &serde_json::to_string(said).expect("messages are plain data"));
        self.take(&effects);
    }
    fn heard(&mut self, _: usize, _: u32) -> Vec<FromTable> {
        std::mem::take(&mut self.told)
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_worker_keeps_its_word(
        game in 0..GAMES.len(),
        steps in prop::collection::vec((any::<u8>(), any::<usize>(), any::<u32>()), 1..60),
    ) {
        let steps: Vec<Step> = steps.into_iter().map(|(kind, nth, number)| Step::of(kind, 0, nth, number)).collect();
        let mut worker = Worker::open(GAMES[game].info().slug);
        let events = check(&mut worker, &steps);
        prop_assert_eq!(worker.table.played().events() as u32, events);
    }
}
