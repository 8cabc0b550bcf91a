//! Servers that share a store: guests notice nothing of where their table is.

mod common;
#[path = "common/engines.rs"]
mod engines;

use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;
use std::time::Duration;

use atoll_protocol::{FromPlayer, FromTable};
use atoll_server::store::{self, Store};
use atoll_server::{App, Limits};
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use common::{PEARLS, Player, Running, games, play};
use engines::{Nats, Papers, Postgres};
use serde_json::json;
use tokio::time::{Instant, sleep, timeout};

struct Trio {
    postgres: Postgres,
    nats: Nats,
    address: String,
}

impl Trio {
    fn new() -> Trio {
        let mut postgres = Postgres::start();
        let address = postgres.database();
        Trio { postgres, nats: Nats::start(), address }
    }

    async fn server(&self) -> (Running, Arc<dyn Store>) {
        self.server_by(&self.nats.address()).await
    }

    /// As [`Trio::server`], with its own way to NATS.
    async fn server_by(&self, nats: &str) -> (Running, Arc<dyn Store>) {
        let store = store::shared(&self.address).await.expect("the database is there");
        let app = App::new(games(), Arc::clone(&store), Duration::ZERO);
        let app = app.limited(Limits::NONE);
        let app = app.joining(nats).await.expect("NATS is there");
        (Running::of(app).await, store)
    }
}

/// Comes to a table at a server, which may take a while when it has just changed hands.
async fn come(server: &Running, id: &str, token: Option<&str>) -> Player {
    let begun = Instant::now();
    loop {
        let mut player = server.connect(id, token).await;
        let came = timeout(Duration::from_secs(3), player.try_hello()).await;
        if matches!(came, Ok(true)) {
            return player;
        }
        assert!(begun.elapsed() < Duration::from_secs(15), "nobody lets the guest in");
        sleep(Duration::from_millis(100)).await;
    }
}

/// A player for each seat, each at a server of its own, and one who looks on.
#[tokio::test(flavor = "multi_thread")]
async fn guests_of_all_servers_sit_at_one_table() {
    let trio = Trio::new();
    let (one, _a) = trio.server().await;
    let (two, _b) = trio.server().await;
    let (three, kept) = trio.server().await;
    // The others must have heard of each other: letters go only to those who live.
    sleep(Duration::from_millis(2500)).await;
    for game in [PEARLS, "reef"] {
        let created = one.open(game, 2).await;
        let id = created.table.id.clone();
        let mut players = vec![
            come(&two, &id, created.tokens[0].as_deref()).await,
            come(&three, &id, created.tokens[1].as_deref()).await,
        ];
        let mut onlooker = come(&three, &id, None).await;
        play(&mut players, 12).await;
        let newest = players[0].revision.max(players[1].revision);
        onlooker.reach(newest).await;
        assert_eq!(kept.log(&id).await.expect("whole").len(), newest as usize);
        // What is refused is refused from afar too, and nonsense is answered.
        let refused = onlooker.ask(FromPlayer::Act { seat: 0, expect: newest, code: 0 }).await;
        assert!(matches!(refused, FromTable::Refused { .. }), "{refused:?}");
        onlooker.send(tungstenite::Message::text("{nonsense")).await;
        let refused = onlooker.until(|message| matches!(message, FromTable::Refused { .. })).await;
        assert!(matches!(refused, FromTable::Refused { id: None, .. }));
        // Requests are answered wherever they are asked, and the same.
        let mut answers = HashSet::new();
        for server in [&one, &two, &three] {
            let path = format!("/api/matches/{id}/state");
            let (status, state) = server.get_as(&path, created.tokens[0].as_deref()).await;
            assert_eq!(status, StatusCode::OK, "{state}");
            answers.insert(state.to_string());
            let (status, _) = server.get_as(&path, Some("nobody's")).await;
            assert_eq!(status, StatusCode::FORBIDDEN);
            let rename = |token: &str| {
                let request = Request::post(format!("/api/matches/{id}/seats/0/name"));
                let request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
                request.body(Body::from(json!({"name": "Zoë"}).to_string())).expect("a request")
            };
            let token = created.tokens[0].as_deref().expect("a person sits there");
            assert_eq!(server.raw(rename(token)).await.status(), StatusCode::NO_CONTENT);
            assert_eq!(server.raw(rename("wrong")).await.status(), StatusCode::FORBIDDEN);
        }
        assert_eq!(answers.len(), 1, "all servers tell the same");
    }
    for server in [one, two, three] {
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_told_to_stop_hands_its_tables_over_at_once() {
    let trio = Trio::new();
    let (one, _a) = trio.server().await;
    let (two, kept) = trio.server().await;
    sleep(Duration::from_millis(2500)).await;
    let created = one.open("reef", 2).await;
    let id = created.table.id.clone();
    let mut far = come(&two, &id, created.tokens[0].as_deref()).await;
    let mut near = come(&one, &id, created.tokens[1].as_deref()).await;
    let mut both = vec![far, near];
    play(&mut both, 5).await;
    (near, far) = (both.pop().expect("two"), both.pop().expect("two"));
    let before = kept.log(&id).await.expect("whole");
    let stopping = tokio::spawn(one.stop());
    // Both are shown the door, with a hint to come back.
    while near.next().await.is_some() {}
    while far.next().await.is_some() {}
    let mut players =
        vec![come(&two, &id, created.tokens[0].as_deref()).await, come(&two, &id, created.tokens[1].as_deref()).await];
    play(&mut players, 5).await;
    let after = kept.log(&id).await.expect("whole");
    assert!(after.len() > before.len() && after[..before.len()] == before[..], "nothing is lost");
    stopping.await.expect("it ends");
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_outlive_nats_and_postgres() {
    let mut trio = Trio::new();
    let (one, _a) = trio.server().await;
    let (two, kept) = trio.server().await;
    sleep(Duration::from_millis(2500)).await;
    let created = one.open("reef", 2).await;
    let id = created.table.id.clone();
    let mut rows = 0;
    for fault in 0..3 {
        let mut players = vec![
            come(&one, &id, created.tokens[0].as_deref()).await,
            come(&two, &id, created.tokens[1].as_deref()).await,
        ];
        play(&mut players, 4).await;
        let log = kept.log(&id).await.expect("whole");
        assert!(log.len() > rows, "the table goes on");
        rows = log.len();
        match fault {
            0 => {
                trio.nats.stop();
                trio.nats.wake();
            }
            1 => {
                trio.postgres.stop();
                trio.postgres.wake();
            }
            _ => {}
        }
        drop(players);
    }
    for server in [one, two] {
        server.stop().await;
    }
}

/// As when a server slept for longer than its lease: it learns of it when it writes.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_match_has_passed_on_writes_nothing_and_closes() {
    let trio = Trio::new();
    let (one, kept) = trio.server().await;
    let created = one.open("reef", 2).await;
    let id = created.table.id.clone();
    let mut players = Vec::new();
    for token in &created.tokens {
        players.push(come(&one, &id, token.as_deref()).await);
    }
    play(&mut players, 3).await;
    let before = kept.log(&id).await.expect("whole");
    for player in &mut players {
        player.reach(u32::try_from(before.len()).expect("a short log")).await;
    }
    trio.postgres.sql(&trio.address, "UPDATE matches SET fence = fence + 1").expect("nobody stops us");
    let asked = players.iter_mut().find(|player| player.is_asked()).expect("somebody is asked");
    let (seat, expect, code) = (asked.seat.expect("it sits"), asked.revision, asked.state().legal[0].code);
    asked.say(FromPlayer::Act { seat, expect, code }).await;
    for mut player in players {
        while let Some(message) = player.next().await {
            assert!(!matches!(message, FromTable::Done { .. }), "nothing is acknowledged");
        }
        assert_eq!(player.revision as usize, before.len(), "nothing is told");
    }
    assert_eq!(kept.log(&id).await.expect("whole"), before);
    // It is claimed anew, and goes on.
    let mut players = Vec::new();
    for token in &created.tokens {
        players.push(come(&one, &id, token.as_deref()).await);
    }
    play(&mut players, 3).await;
    assert!(kept.log(&id).await.expect("whole").len() > before.len());
    one.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_is_not_shared() {
    let store = store::at("sqlite::memory:").await.expect("memory is there");
    let app = App::new(games(), store, Duration::ZERO).joining("nats://127.0.0.1:1").await;
    assert!(app.is_err_and(|error| error.to_string().contains("for one server alone")));
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_write_to_each_other_in_secret() {
    let papers = Papers::new();
    let trio = Trio { nats: Nats::start_closed(&papers, "atoll", "p4ss"), ..Trio::new() };
    let (port, ca) = (trio.nats.port(), papers.path("ca.pem"));
    let address = |who: &str, more: &str| format!("tls://{who}127.0.0.1:{port}{more}");
    let ours = format!("?ca={}", ca.display());
    let theirs = Papers::new();
    let theirs = format!("?ca={}", theirs.path("ca.pem").display());
    let store = store::shared(&trio.address).await.expect("the database is there");
    for (who, more) in [("", &ours), ("atoll:wrong@", &ours), ("atoll:p4ss@", &theirs), ("atoll:p4ss@", &String::new())]
    {
        let app = App::new(games(), Arc::clone(&store), Duration::ZERO);
        let refused = app.joining(&address(who, more)).await;
        assert!(refused.is_err(), "{who}{more}");
    }
    let nats = address("atoll:p4ss@", &ours);
    let ((one, _a), (two, kept)) = (trio.server_by(&nats).await, trio.server_by(&nats).await);
    sleep(Duration::from_millis(2500)).await;
    let created = one.open("reef", 2).await;
    let id = created.table.id.clone();
    let mut players =
        vec![come(&one, &id, created.tokens[0].as_deref()).await, come(&two, &id, created.tokens[1].as_deref()).await];
    play(&mut players, 6).await;
    assert!(kept.log(&id).await.expect("whole").len() >= 6);
    for server in [one, two] {
        server.stop().await;
    }
}

/// What boards and documents name is there, and what is there is on the board.
#[tokio::test(flavor = "multi_thread")]
async fn every_number_that_is_named_is_told() {
    let trio = Trio::new();
    let (server, _store) = trio.server().await;
    let answer = server.get("/metrics").await.1;
    let told: BTreeSet<&str> = answer
        .as_str()
        .expect("plain text")
        .lines()
        .filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next())
        .collect();
    assert!(told.len() > 4, "{told:?}");
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    for file in ["deploy/grafana.json", "docs/hosting.md", "docs/server.md", "docs/scale.md"] {
        let text = std::fs::read_to_string(format!("{root}/{file}")).expect("it is there");
        let named: BTreeSet<&str> = text
            .split(|c: char| !c.is_ascii_lowercase() && c != '_')
            .filter(|word| word.starts_with("atoll_"))
            .collect();
        assert!(named.is_subset(&told), "{file}: {:?}", named.difference(&told));
        if file.ends_with("json") {
            assert_eq!(named, told, "all are on the board");
        }
    }
    server.stop().await;
}
