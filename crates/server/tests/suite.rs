//! A server passes the suite that every door to a table passes, over real sockets.

mod common;

use atoll_protocol::{FromTable, Said};
use atoll_registry::GAMES;
use atoll_table::suite::{Door, Step, check};
use common::{PEARLS, Player, Running, memory};
use proptest::prelude::*;
use tokio::runtime::Runtime;
use tokio_tungstenite::tungstenite::Message;

struct Sockets<'a> {
    runtime: &'a Runtime,
    players: Vec<Player>,
    seats: Vec<Vec<u8>>,
}

impl Door for Sockets<'_> {
    fn guests(&self) -> Vec<Vec<u8>> {
        self.seats.clone()
    }
    fn say(&mut self, guest: usize, said: &Said) {
        let text = serde_json::to_string(said).expect("messages are plain data");
        self.runtime.block_on(self.players[guest].send(Message::text(text)));
    }
    fn heard(&mut self, guest: usize, until: u32) -> Vec<FromTable> {
        let mut heard = Vec::new();
        self.runtime.block_on(async {
            loop {
                let message = self.players[guest].next().await.expect("the connection lasts");
                let is_last = message.answers() == Some(until);
                heard.push(message);
                if is_last {
                    break;
                }
            }
        });
        heard
    }
}

#[test]
fn a_server_keeps_its_word() {
    let runtime = Runtime::new().expect("a runtime");
    let server = runtime.block_on(async { Running::start(memory().await).await });
    let config = ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() };
    let step = (any::<u8>(), any::<usize>(), any::<usize>(), any::<u32>());
    proptest!(config, |(game in 0..GAMES.len() + 1, steps in prop::collection::vec(step, 1..60))| {
        let slug = GAMES.get(game).map_or(PEARLS, |game| game.info().slug);
        let steps: Vec<Step> = steps.into_iter().map(|(kind, guest, nth, n)| Step::of(kind, guest, nth, n)).collect();
        let created = runtime.block_on(server.open(slug, 2));
        let tokens: Vec<&str> = created.tokens.iter().flatten().map(String::as_str).collect();
        // Two at their own screens, one of them at two; both at one screen; one who looks on.
        let seats = [vec![0], vec![1], vec![1], vec![0, 1], vec![]];
        let players = seats.iter().map(|seats| runtime.block_on(async {
            let mut player = server.connect(&created.table.id, None).await;
            player.tokens = seats.iter().map(|&seat: &u8| tokens[usize::from(seat)].to_owned()).collect();
            player.hello(None).await;
            player
        })).collect();
        check(&mut Sockets { runtime: &runtime, players, seats: seats.to_vec() }, &steps);
    });
}
