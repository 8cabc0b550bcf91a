//! Tables, their players and their store.

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;

use atoll_protocol::{FromPlayer, FromTable, ProblemName};
use atoll_registry::GAMES;
use atoll_server::store::{Opened, Progress, Row, Store, StoreError};
use axum::http::StatusCode;
use common::{PEARLS, Player, Running, file, memory, play};
use futures_util::future::BoxFuture;
use serde_json::json;

async fn both(server: &Running, id: &str, tokens: &[Option<String>]) -> Vec<Player> {
    let mut players = Vec::new();
    for token in tokens {
        players.push(server.join(id, token.as_deref()).await);
    }
    players
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_played_to_its_end_by_every_game() {
    let server = Running::start(memory().await).await;
    for game in GAMES.iter().map(|game| game.info().slug).chain([PEARLS]) {
        let created = server.open(game, 2).await;
        let mut players = both(&server, &created.table.id, &created.tokens).await;
        play(&mut players, 4000).await;
        assert!(players[0].is_over(), "{game} does not end");
        assert_eq!(players[0].log.len() as u32, players[0].state().version);
        let (status, record) = server.get(&format!("/api/matches/{}/record", created.table.id)).await;
        assert_eq!(status, StatusCode::OK);
        assert!(record.as_str().expect("a record is text").starts_with("atoll 1\ngame "));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_keeps_matches_and_tokens() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let server = Running::start(file(folder.path()).await).await;
    let created = server.open(PEARLS, 2).await;
    let id = created.table.id.clone();
    let mut players = both(&server, &id, &created.tokens).await;
    play(&mut players, 3).await;
    // Taking back is part of the log too.
    let able = players.iter().position(|player| player.state().can_undo).expect("somebody can take back");
    let expect = players[able].revision;
    players[able].say(&FromPlayer::Undo { expect }).await;
    players[able].reach(expect + 1).await;
    let (revision, version, hash) =
        (players[able].revision, players[able].state().version, players[able].state().hash.clone());
    assert!(version < revision);
    server.stop().await;

    let server = Running::start(file(folder.path()).await).await;
    let mut again = both(&server, &id, &created.tokens).await;
    assert_eq!((again[able].revision, again[able].state().version), (revision, version));
    assert_eq!(again[able].state().hash, hash);
    play(&mut again, 4000).await;
    assert!(again[0].is_over());
    let (_, list) = server.get("/api/matches").await;
    assert_eq!(list["matches"][0]["id"], id.as_str());
    assert_eq!(list["matches"][0]["turn"]["kind"], "over");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_move_is_lost_when_the_server_dies() {
    for stop_after in [1, 2, 5, 9] {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let server = Running::start(file(folder.path()).await).await;
        let created = server.open("reef", 2).await;
        let mut players = both(&server, &created.table.id, &created.tokens).await;
        play(&mut players, stop_after).await;
        let newest = players.iter().max_by_key(|player| player.revision).expect("there are players");
        let (revision, hash) = (newest.revision, newest.state().hash.clone());
        // The store as it is at this moment, copied while the server still runs: what a power cut would leave.
        let copy = tempfile::tempdir().expect("a folder for the test");
        for name in ["atoll.db", "atoll.db-wal"] {
            let from = folder.path().join(name);
            if from.exists() {
                std::fs::copy(from, copy.path().join(name)).expect("the folder is ours");
            }
        }
        let later = Running::start(file(copy.path()).await).await;
        let again =
            later.join(&created.table.id, created.tokens[usize::from(newest.seat.expect("a seat"))].as_deref()).await;
        assert_eq!((again.revision, &again.state().hash), (revision, &hash));
    }
}

/// A store that fails when told to: 1 before it writes, 2 after it has written.
#[derive(Debug)]
struct Flaky {
    inner: Arc<dyn Store>,
    fault: AtomicU8,
}

impl Store for Flaky {
    fn open<'a>(
        &'a self,
        opened: &'a Opened,
        log: &'a [Row],
        now: &'a Progress,
    ) -> BoxFuture<'a, Result<(), StoreError>> {
        self.inner.open(opened, log, now)
    }
    fn append<'a>(
        &'a self,
        id: &'a str,
        from: u32,
        log: &'a [Row],
        now: &'a Progress,
    ) -> BoxFuture<'a, Result<(), StoreError>> {
        Box::pin(async move {
            let fault = self.fault.swap(0, Ordering::Relaxed);
            if fault != 1 {
                self.inner.append(id, from, log, now).await?;
            }
            if fault == 0 { Ok(()) } else { Err(StoreError::Broken("a planted fault".to_owned())) }
        })
    }
    fn find<'a>(&'a self, id: &'a str) -> BoxFuture<'a, Result<Option<(Opened, Progress)>, StoreError>> {
        self.inner.find(id)
    }
    fn log<'a>(&'a self, id: &'a str) -> BoxFuture<'a, Result<Vec<Row>, StoreError>> {
        self.inner.log(id)
    }
    fn youngest(&self, most: u32) -> BoxFuture<'_, Result<Vec<(Opened, Progress)>, StoreError>> {
        self.inner.youngest(most)
    }
    fn close(&self) -> BoxFuture<'_, ()> {
        self.inner.close()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_is_not_written_is_not_played() {
    let store = Arc::new(Flaky { inner: memory().await, fault: AtomicU8::new(0) });
    let server = Running::start(Arc::clone(&store) as Arc<dyn Store>).await;
    let created = server.open("reef", 2).await;
    let id = created.table.id.as_str();
    let mut players = both(&server, id, &created.tokens).await;
    play(&mut players, 2).await;
    for fault in [1, 2] {
        let newest = players.iter().map(|player| player.revision).max().expect("there are players");
        for player in &mut players {
            player.reach(newest).await;
        }
        let player = players.iter_mut().find(|player| player.is_asked()).expect("somebody is asked");
        let before = (player.revision, player.state().hash.clone());
        store.fault.store(fault, Ordering::Relaxed);
        let code = player.state().legal[0].code;
        player.say(&FromPlayer::Act { expect: player.revision, code }).await;
        let answer = player.until(|message| matches!(message, FromTable::Refused { .. })).await;
        let FromTable::Refused { problem, revision } = answer else { panic!("{answer:?}") };
        assert_eq!(problem.name, ProblemName::Unavailable);
        let written = store.log(id).await.expect("the store answers").len() as u32;
        assert_eq!(revision, written, "the table stands where the store does");
        assert_eq!(written == before.0, fault == 1);
        player.say(&FromPlayer::Why { code }).await;
        player.until(|message| matches!(message, FromTable::Why { .. })).await;
        assert_eq!(player.revision, written);
        assert_eq!(player.state().hash == before.1, fault == 1);
        // Nobody needs to ask: whoever sits there is shown where the table stands.
        for other in &mut players {
            other.reach(written).await;
        }
    }
    play(&mut players, 4000).await;
    assert!(players[0].is_over());
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_acts_on_one_state_one_counts() {
    let server = Running::start(memory().await).await;
    let created = server.open("reef", 2).await;
    let id = created.table.id.clone();
    for _ in 0..10 {
        let mut first = server.join(&id, created.tokens[0].as_deref()).await;
        if !first.is_asked() {
            first = server.join(&id, created.tokens[1].as_deref()).await;
        }
        let token = created.tokens[usize::from(first.seat.expect("a seat"))].clone();
        let mut hands = vec![first];
        for _ in 0..5 {
            hands.push(server.join(&id, token.as_deref()).await);
        }
        let (revision, code) = (hands[0].revision, hands[0].state().legal[0].code);
        for hand in &mut hands {
            hand.say(&FromPlayer::Act { expect: revision, code }).await;
        }
        let mut refused = 0;
        for hand in &mut hands {
            // Everybody sees the one change, and all but one are told that they came too late.
            hand.reach(revision + 1).await;
            hand.say(&FromPlayer::Resync { from: 0 }).await;
            loop {
                match hand.next().await.expect("the connection lasts") {
                    FromTable::Refused { problem, .. } => {
                        assert_eq!(problem.name, ProblemName::Stale);
                        refused += 1;
                    }
                    FromTable::State { log_from: 0, .. } => break,
                    _ => {}
                }
            }
        }
        assert_eq!(refused, hands.len() - 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn side_by_side_players_need_not_wait_for_each_other() {
    let server = Running::start(memory().await).await;
    let created = server.open(PEARLS, 3).await;
    let mut players = both(&server, &created.table.id, &created.tokens).await;
    let newest = players.iter().map(|player| player.revision).max().expect("there are players");
    // All choose on the state that they all saw.
    for player in &mut players {
        assert!(player.is_asked());
        let code = player.state().legal[0].code;
        player.say(&FromPlayer::Act { expect: newest, code }).await;
    }
    for player in &mut players {
        while player.revision < newest + 3 {
            let message = player.next().await.expect("the connection lasts");
            assert!(!matches!(message, FromTable::Refused { .. }), "{message:?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_told_what_is_for_others() {
    let server = Running::start(memory().await).await;
    let created = server.open(PEARLS, 2).await;
    let id = created.table.id.clone();
    let mut players = both(&server, &id, &created.tokens).await;
    let mut watcher = server.join(&id, None).await;
    let mut hidden = 0;
    for n in 0..200 {
        let newest = players.iter().map(|player| player.revision).max().expect("there are players");
        for player in players.iter_mut().chain([&mut watcher]) {
            player.reach(newest).await;
        }
        if players[0].is_over() {
            break;
        }
        for (who, seen) in players.iter().chain([&watcher]).enumerate() {
            for other in (0..2).filter(|other| *other != who) {
                let theirs = &seen.state().view["players"][other];
                assert!(
                    theirs["pearl"].is_null() && theirs["shows"].is_null() && theirs["held_pearls"].is_null(),
                    "{theirs}"
                );
            }
            assert!(seen.state().breakdown.is_empty(), "scores would tell the pearls");
            hidden += seen.log.iter().filter(|line| line.text.is_none()).count();
            let own: Vec<bool> = seen.state().legal.iter().map(|legal| Some(legal.seat) == seen.seat).collect();
            assert!(own.iter().all(|own| *own));
        }
        // What a seat is told is its own view and no other's.
        assert_ne!(players[0].state().hash, players[1].state().hash);
        for token in [None, created.tokens[0].as_deref()] {
            let query = token.map(|token| format!("?token={token}")).unwrap_or_default();
            let (status, problem) = server.get(&format!("/api/matches/{id}/record{query}")).await;
            assert_eq!((status, &problem["name"]), (StatusCode::FORBIDDEN, &json!("kept_back")));
        }
        let player = players.iter_mut().find(|player| player.is_asked()).expect("somebody is asked");
        player.act(n).await;
    }
    assert!(players[0].is_over());
    assert!(hidden > 0, "nothing was ever hidden");
    assert!(!watcher.state().breakdown.is_empty());
    assert_eq!(server.get(&format!("/api/matches/{id}/record")).await.0, StatusCode::OK);
}

/// While a record is kept back, the table itself answers what a page would read from it.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_answers_questions_side_by_side() {
    let server = Running::start(memory().await).await;
    let created = server.open("relief", 2).await;
    let id = created.table.id.clone();
    let mut players = both(&server, &id, &created.tokens).await;
    let mut watcher = server.join(&id, None).await;
    // Until both grow, and one of them has chosen a die.
    for _ in 0..40 {
        let newest = players.iter().map(|player| player.revision).max().expect("there are players");
        for player in &mut players {
            player.reach(newest).await;
        }
        let grows = |player: &Player| player.state().legal.iter().any(|legal| legal.text.starts_with("grow"));
        if players.iter().all(grows) {
            break;
        }
        players.iter_mut().find(|player| player.is_asked()).expect("somebody is asked").act(0).await;
    }
    players[0].act(0).await;
    let newest = players[0].revision;
    players[1].reach(newest).await;
    watcher.reach(newest).await;
    let (status, _) = server.get(&format!("/api/matches/{id}/record")).await;
    assert_eq!(status, StatusCode::FORBIDDEN, "what is written side by side is not told");

    // Which rule forbids what is pointed at.
    let legal: Vec<String> = players[0].state().legal.iter().map(|legal| legal.text.clone()).collect();
    let shut = ["R1", "R2", "R3", "R4"].into_iter().find(|line| !legal.iter().any(|text| text == line));
    let wish = json!({ "step": "line", "item": shut.expect("not every line is open") });
    players[0].say(&FromPlayer::Point { wish }).await;
    let answer = players[0].until(|message| matches!(message, FromTable::Pointed { .. })).await;
    assert!(matches!(answer, FromTable::Pointed { code: Some(_), why: Some(why) } if !why.legal && why.rule.is_some()));
    players[0].say(&FromPlayer::Point { wish: json!({ "step": "sing" }) }).await;
    let answer = players[0].until(|message| matches!(message, FromTable::Pointed { .. })).await;
    assert_eq!(answer, FromTable::Pointed { code: None, why: None });

    // Advice is an action that the seat may take.
    players[1].say(&FromPlayer::Hint).await;
    let answer = players[1].until(|message| matches!(message, FromTable::Hint { .. })).await;
    let FromTable::Hint { code: Some(code) } = answer else { panic!("{answer:?}") };
    assert!(players[1].state().legal.iter().any(|legal| legal.code == code));

    // The past is that of the observer, and so is the text.
    let (now, events) = (players[1].state().hash.clone(), players[1].state().version);
    for at in [events, u32::MAX] {
        players[1].say(&FromPlayer::LookBack { at }).await;
        let answer = players[1].until(|message| matches!(message, FromTable::Past { .. })).await;
        assert!(matches!(&answer, FromTable::Past { state } if state.hash == now), "{answer:?}");
    }
    watcher.say(&FromPlayer::LookBack { at: 0 }).await;
    let answer = watcher.until(|message| matches!(message, FromTable::Past { .. })).await;
    assert!(matches!(answer, FromTable::Past { state } if state.version == 0 && state.legal.is_empty()));
    for at in [None, Some(0)] {
        watcher.say(&FromPlayer::Draw { at }).await;
        let answer = watcher.until(|message| matches!(message, FromTable::Drawn { .. })).await;
        assert!(matches!(answer, FromTable::Drawn { text } if !text.is_empty()));
    }
    for message in [FromPlayer::Hint, FromPlayer::Point { wish: json!({}) }] {
        watcher.say(&message).await;
        let answer = watcher.until(|message| matches!(message, FromTable::Refused { .. })).await;
        assert!(matches!(answer, FromTable::Refused { problem, .. } if problem.name == ProblemName::NotSeated));
    }

    // What the other writes meanwhile does not stop anybody from taking back.
    let before = players[0].revision;
    players[1].act(0).await;
    players[0].say(&FromPlayer::Undo { expect: before }).await;
    players[0].reach(before + 2).await;
    assert!(players[0].state().legal.iter().any(|legal| legal.text.starts_with("grow")));
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_cannot_act_and_tokens_open_one_seat() {
    let server = Running::start(memory().await).await;
    let created = server.open("reef", 2).await;
    let mut watcher = server.join(&created.table.id, None).await;
    assert_eq!(watcher.seat, None);
    assert!(watcher.state().legal.is_empty());
    for message in [FromPlayer::Act { expect: 0, code: 0 }, FromPlayer::Undo { expect: 0 }, FromPlayer::Why { code: 0 }]
    {
        watcher.say(&message).await;
        let answer = watcher.until(|message| matches!(message, FromTable::Refused { .. })).await;
        assert!(matches!(answer, FromTable::Refused { problem, .. } if problem.name == ProblemName::NotSeated));
    }
    for token in ["", "0", "' OR 1=1", &"0".repeat(32), &"x".repeat(5000)] {
        let token: String = token.bytes().map(|byte| format!("%{byte:02x}")).collect();
        let (status, problem) = server.get(&format!("/api/matches/{}/state?token={token}", created.table.id)).await;
        assert_eq!((status, &problem["name"]), (StatusCode::FORBIDDEN, &json!("bad_token")), "{token}");
    }
    let other = server.open("reef", 2).await;
    let foreign = other.tokens[0].as_deref().expect("a person's seat");
    let (status, _) = server.get(&format!("/api/matches/{}/state?token={foreign}", created.table.id)).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}

#[tokio::test(flavor = "multi_thread")]
async fn illegal_acts_cite_the_rule_and_change_nothing() {
    let server = Running::start(memory().await).await;
    let created = server.open("reef", 2).await;
    let mut players = both(&server, &created.table.id, &created.tokens).await;
    let at = players.iter().position(Player::is_asked).expect("somebody begins");
    let (revision, hash) = (players[at].revision, players[at].state().hash.clone());
    let legal: Vec<u32> = players[at].state().legal.iter().map(|legal| legal.code).collect();
    let illegal = (0..).find(|code| !legal.contains(code)).expect("not everything is legal");
    let said = [
        (at, FromPlayer::Act { expect: revision, code: illegal }, ProblemName::Illegal),
        (at, FromPlayer::Act { expect: revision, code: u32::MAX }, ProblemName::NoSuchAction),
        (at, FromPlayer::Act { expect: revision + 1, code: legal[0] }, ProblemName::Stale),
        (1 - at, FromPlayer::Act { expect: revision, code: legal[0] }, ProblemName::NotYourTurn),
        (1 - at, FromPlayer::Undo { expect: revision }, ProblemName::NothingToUndo),
    ];
    for (who, message, name) in said {
        players[who].say(&message).await;
        let answer = players[who].until(|message| matches!(message, FromTable::Refused { .. })).await;
        let FromTable::Refused { problem, revision: now } = answer else { panic!("{answer:?}") };
        assert_eq!((problem.name, now), (name, revision), "{message:?}");
        assert_eq!(problem.rule.is_some(), name == ProblemName::Illegal);
    }
    players[at].say(&FromPlayer::Why { code: illegal }).await;
    let answer = players[at].until(|message| matches!(message, FromTable::Why { .. })).await;
    assert!(matches!(answer, FromTable::Why { why, .. } if !why.legal && why.rule.is_some()));
    players[at].say(&FromPlayer::Resync { from: 0 }).await;
    players[at].until(|message| matches!(message, FromTable::State { log_from: 0, .. })).await;
    assert_eq!((players[at].revision, &players[at].state().hash), (revision, &hash));
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_by_themselves_and_with_people() {
    let server = Running::start(memory().await).await;
    let seats =
        json!([{"kind": "bot", "name": "Ray", "bot": "random"}, {"kind": "bot", "name": "Gus", "bot": "greedy"}]);
    let (_, created) = server.post("/api/matches", json!({"game": PEARLS, "seats": seats}).to_string()).await;
    assert_eq!(created["tokens"], json!([null, null]));
    let mut watcher = server.join(created["table"]["id"].as_str().expect("an id"), None).await;
    while !watcher.is_over() {
        watcher.next().await.expect("the connection lasts");
    }
    let seats = json!([{"kind": "person", "name": "Ann"}, {"kind": "bot", "name": "Gus", "bot": "greedy"}]);
    let (_, created) = server.post("/api/matches", json!({"game": "reef", "seats": seats}).to_string()).await;
    let id = created["table"]["id"].as_str().expect("an id");
    let mut player = server.join(id, created["tokens"][0].as_str()).await;
    for n in 0..4000 {
        while !player.is_asked() && !player.is_over() {
            player.next().await.expect("the connection lasts");
        }
        if player.is_over() {
            return;
        }
        player.act(n).await;
    }
    panic!("the match does not end");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_gets_what_is_missing() {
    let server = Running::start(memory().await).await;
    let created = server.open("reef", 2).await;
    let id = created.table.id.clone();
    let mut players = both(&server, &id, &created.tokens).await;
    play(&mut players, 5).await;
    let had = players[0].log.clone();
    let known = had.len() as u32;
    drop(players.remove(0));
    let mut back = server.connect(&id, created.tokens[0].as_deref()).await;
    back.log = had;
    back.hello(known).await;
    back.say(&FromPlayer::Resync { from: 0 }).await;
    let put_together = back.log.clone();
    back.until(|message| matches!(message, FromTable::State { log_from: 0, .. })).await;
    assert_eq!(back.log, put_together);
    assert_eq!(back.log.len() as u32, back.state().version);
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_are_told_when_the_server_closes() {
    let server = Running::start(memory().await).await;
    let created = server.open("reef", 2).await;
    let mut player = server.join(&created.table.id, created.tokens[0].as_deref()).await;
    let listening = tokio::spawn(async move {
        player.until(|message| matches!(message, FromTable::Closing)).await;
        player.next().await
    });
    tokio::time::sleep(Duration::from_millis(50)).await;
    server.stop().await;
    assert_eq!(listening.await.expect("it does not panic"), None);
}
