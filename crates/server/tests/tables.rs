//! Tables, their players and their store.

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;

use atoll_protocol::{FromPlayer, FromTable, ProblemName};
use atoll_registry::GAMES;
use atoll_server::store::{Hold, InFront, Progress, Row, Store, StoreError};
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
        assert_eq!(players[0].told.log().len() as u32, players[0].state().version);
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
    let seat = players[able].seat.expect("a seat");
    players[able].ask(FromPlayer::Undo { seat, expect }).await;
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

/// A store that fails when told to: 1 before it writes, 2 after it has written; 3 takes a long time.
#[derive(Debug)]
struct Flaky {
    inner: Arc<dyn Store>,
    fault: AtomicU8,
}

impl InFront for Flaky {
    fn behind(&self) -> &dyn Store {
        &*self.inner
    }
    fn append<'a>(
        &'a self,
        hold: &'a Hold,
        from: u32,
        log: &'a [Row],
        now: &'a Progress,
    ) -> BoxFuture<'a, Result<(), StoreError>> {
        Box::pin(async move {
            let fault = self.fault.swap(0, Ordering::Relaxed);
            if fault == 3 {
                tokio::time::sleep(Duration::from_secs(30)).await;
            }
            if fault != 1 {
                self.inner.append(hold, from, log, now).await?;
            }
            if fault == 0 || fault == 3 { Ok(()) } else { Err(StoreError::Broken("a planted fault".to_owned())) }
        })
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
        let seat = player.seat.expect("a seat");
        let answer = player.ask(FromPlayer::Act { seat, expect: before.0, code }).await;
        let written = store.log(id).await.expect("the store answers").len() as u32;
        match answer {
            FromTable::Refused { problem, revision, .. } if fault == 1 => {
                assert_eq!((problem.name, revision), (ProblemName::Unavailable, before.0));
            }
            // The store did it and failed to say so: it is done.
            FromTable::Done { revision, .. } if fault == 2 => assert_eq!(revision, written),
            answer => panic!("{answer:?}"),
        }
        assert_eq!(written == before.0, fault == 1);
        player.ask(FromPlayer::Why { seat, code }).await;
        assert_eq!(player.revision, written, "the table stands where the store does");
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
async fn a_slow_write_keeps_nobody_else_waiting() {
    let store = Arc::new(Flaky { inner: memory().await, fault: AtomicU8::new(0) });
    let server = Running::start(Arc::clone(&store) as Arc<dyn Store>).await;
    let (slow, other) = (server.open("reef", 2).await, server.open("reef", 2).await);
    let mut waiting = both(&server, &slow.table.id, &slow.tokens).await;
    let mut others = both(&server, &other.table.id, &other.tokens).await;
    store.fault.store(3, Ordering::Relaxed);
    let player = waiting.iter_mut().find(|player| player.is_asked()).expect("somebody is asked");
    let (seat, expect, code) = (player.seat.expect("a seat"), player.revision, player.state().legal[0].code);
    player.say(FromPlayer::Act { seat, expect, code }).await;
    while store.fault.load(Ordering::Relaxed) != 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let all = async {
        play(&mut others, 10).await;
        let third = server.open("reef", 2).await;
        play(&mut both(&server, &third.table.id, &third.tokens).await, 3).await;
    };
    tokio::time::timeout(Duration::from_secs(15), all).await.expect("the others play on");
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
            let seat = hand.seat.expect("a seat");
            hand.say(FromPlayer::Act { seat, expect: revision, code }).await;
        }
        let mut refused = 0;
        for hand in &mut hands {
            let id = hand.said;
            match hand.until(|message| message.answers() == Some(id)).await {
                FromTable::Refused { problem, .. } => {
                    assert_eq!(problem.name, ProblemName::Stale);
                    refused += 1;
                }
                answer => assert!(matches!(answer, FromTable::Done { .. }), "{answer:?}"),
            }
            // Everybody sees the one change.
            hand.reach(revision + 1).await;
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
        let seat = player.seat.expect("a seat");
        player.say(FromPlayer::Act { seat, expect: newest, code }).await;
    }
    for player in &mut players {
        let id = player.said;
        let answer = player.until(|message| message.answers() == Some(id)).await;
        assert!(matches!(answer, FromTable::Done { .. }), "{answer:?}");
        player.reach(newest + 3).await;
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
            hidden += seen.told.log().iter().filter(|line| line.text.is_none()).count();
            let own: Vec<bool> = seen.state().legal.iter().map(|legal| Some(legal.seat) == seen.seat).collect();
            assert!(own.iter().all(|own| *own));
        }
        // What a seat is told is its own view and no other's.
        assert_ne!(players[0].state().hash, players[1].state().hash);
        for token in [None, created.tokens[0].as_deref()] {
            let (status, problem) = server.get_as(&format!("/api/matches/{id}/record"), token).await;
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
    let answer = players[0].ask(FromPlayer::Point { seat: 0, wish }).await;
    assert!(
        matches!(&answer, FromTable::Pointed { why: Some(why), .. } if !why.legal && why.rule.is_some()),
        "{answer:?}"
    );
    let (problem, _) = players[0].refused(FromPlayer::Point { seat: 0, wish: json!({ "stride": "long" }) }).await;
    assert_eq!(problem.name, ProblemName::Malformed);

    // Advice is an action that the seat may take.
    let answer = players[1].ask(FromPlayer::Hint { seat: 1, longer: false }).await;
    let FromTable::Hint { code: Some(code), moves, .. } = answer else { panic!("{answer:?}") };
    assert_eq!(moves.first().map(|best| best.code), Some(code));
    assert!(moves.len() <= 3 && moves.iter().all(|one| (0.0..=1.0).contains(&one.value) && !one.reason.is_empty()));
    assert!(players[1].state().legal.iter().any(|legal| legal.code == code));

    // The past is that of the observer, and so is the text.
    let (now, events) = (players[1].state().hash.clone(), players[1].state().version);
    for at in [events, u32::MAX] {
        let answer = players[1].ask(FromPlayer::LookBack { at }).await;
        assert!(matches!(&answer, FromTable::Past { state, .. } if state.hash == now), "{answer:?}");
    }
    let answer = watcher.ask(FromPlayer::LookBack { at: 0 }).await;
    assert!(matches!(answer, FromTable::Past { state, .. } if state.version == 0 && state.legal.is_empty()));
    for at in [None, Some(0)] {
        let answer = watcher.ask(FromPlayer::Draw { at }).await;
        assert!(matches!(answer, FromTable::Drawn { text, .. } if !text.is_empty()));
    }
    for what in [FromPlayer::Hint { seat: 0, longer: false }, FromPlayer::Point { seat: 0, wish: json!({}) }] {
        assert_eq!(watcher.refused(what).await.0.name, ProblemName::NotSeated);
    }
    let (problem, _) = players[0].refused(FromPlayer::Hint { seat: 1, longer: false }).await;
    assert_eq!(problem.name, ProblemName::NotSeated, "a seat is its own player's");

    // What the other writes meanwhile does not stop anybody from taking back.
    let before = players[0].revision;
    players[1].act(0).await;
    let answer = players[0].ask(FromPlayer::Undo { seat: 0, expect: before }).await;
    assert!(matches!(answer, FromTable::Done { revision, .. } if revision == before + 2), "{answer:?}");
    assert!(players[0].state().legal.iter().any(|legal| legal.text.starts_with("grow")));
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_cannot_act_and_tokens_open_one_seat() {
    let server = Running::start(memory().await).await;
    let created = server.open("reef", 2).await;
    let mut watcher = server.join(&created.table.id, None).await;
    assert_eq!(watcher.seat, None);
    assert!(watcher.state().legal.is_empty());
    let said = [
        FromPlayer::Act { seat: 0, expect: 0, code: 0 },
        FromPlayer::Undo { seat: 0, expect: 0 },
        FromPlayer::Why { seat: 0, code: 0 },
    ];
    for what in said {
        assert_eq!(watcher.refused(what).await.0.name, ProblemName::NotSeated);
    }
    for token in ["", "0", "' OR 1=1", &"0".repeat(32), &"x".repeat(5000)] {
        let (status, problem) = server.get_as(&format!("/api/matches/{}/state", created.table.id), Some(token)).await;
        assert_eq!((status, &problem["name"]), (StatusCode::FORBIDDEN, &json!("bad_token")), "{token}");
    }
    let other = server.open("reef", 2).await;
    let foreign = other.tokens[0].as_deref().expect("a person's seat");
    let (status, _) = server.get_as(&format!("/api/matches/{}/state", created.table.id), Some(foreign)).await;
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
    let own = at as u8;
    let other = 1 - own;
    let act = |seat, expect, code| FromPlayer::Act { seat, expect, code };
    let said = [
        (at, act(own, revision, illegal), ProblemName::Illegal),
        (at, act(own, revision, u32::MAX), ProblemName::NoSuchAction),
        (at, act(own, revision + 1, legal[0]), ProblemName::Stale),
        (at, act(other, revision, legal[0]), ProblemName::NotSeated),
        (1 - at, act(other, revision, legal[0]), ProblemName::NotYourTurn),
        (1 - at, FromPlayer::Undo { seat: other, expect: revision }, ProblemName::NothingToUndo),
    ];
    for (who, what, name) in said {
        let (problem, now) = players[who].refused(what.clone()).await;
        assert_eq!((problem.name, now), (name, revision), "{what:?}");
        assert_eq!(problem.rule.is_some(), name == ProblemName::Illegal);
        if name == ProblemName::NotYourTurn {
            let asked = atoll_core::name_of(atoll_core::Seat::new(own).expect("a seat"));
            assert_eq!(problem.message, format!("It is the turn of {asked}."));
        }
    }
    let answer = players[at].ask(FromPlayer::Why { seat: own, code: illegal }).await;
    assert!(matches!(answer, FromTable::Why { why, .. } if !why.legal && why.rule.is_some()));
    players[at].ask(FromPlayer::Resync).await;
    assert_eq!((players[at].revision, &players[at].state().hash), (revision, &hash));
}

/// Answers go to their own questions, whatever else happens meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn every_message_has_one_answer_of_its_own() {
    let server = Running::start(memory().await).await;
    let created = server.open("relief", 2).await;
    let mut players = both(&server, &created.table.id, &created.tokens).await;
    for _ in 0..40 {
        let newest = players.iter().map(|player| player.revision).max().expect("there are players");
        for player in &mut players {
            player.reach(newest).await;
        }
        if players.iter().all(Player::is_asked) {
            break;
        }
        players.iter_mut().find(|player| player.is_asked()).expect("somebody is asked").act(0).await;
    }
    assert!(players.iter().all(Player::is_asked), "both decide side by side");

    // The other's move does not settle mine: it is a change, not my answer, and my next act is not stale.
    let [one, two] = &mut players[..] else { panic!("two play") };
    let before = one.revision;
    let code = |player: &Player| player.state().legal[0].code;
    let (first, second) = (code(one), code(two));
    two.ask(FromPlayer::Act { seat: 1, expect: before, code: second }).await;
    let id = one.say(FromPlayer::Act { seat: 0, expect: before, code: first }).await;
    let mut states = 0;
    let done = loop {
        match one.next().await.expect("the connection lasts") {
            FromTable::Changed { .. } => states += 1,
            message if message.answers() == Some(id) => break message,
            message => assert_eq!(message.answers(), None, "{message:?}"),
        }
    };
    assert!(matches!(done, FromTable::Done { revision, .. } if revision >= before + 2), "{done:?}");
    assert_eq!(states, 2, "one state for each change");
    if one.is_asked() {
        assert!(matches!(one.act(0).await, FromTable::Done { .. }));
    }

    // A refusal answers its own question alone; two calls for advice get two answers.
    let wrong = one.say(FromPlayer::Act { seat: 0, expect: 9999, code: 0 }).await;
    let hints = [
        one.say(FromPlayer::Hint { seat: 0, longer: false }).await,
        one.say(FromPlayer::Hint { seat: 0, longer: false }).await,
    ];
    let drawn = one.say(FromPlayer::Draw { at: None }).await;
    let mut answers = std::collections::BTreeMap::new();
    while answers.len() < 4 {
        let message = one.next().await.expect("the connection lasts");
        if let Some(id) = message.answers() {
            assert!(answers.insert(id, message).is_none(), "{id} is answered twice");
        }
    }
    assert!(matches!(answers[&wrong], FromTable::Refused { .. }));
    assert!(hints.iter().all(|id| matches!(answers[id], FromTable::Hint { .. })));
    assert!(matches!(answers[&drawn], FromTable::Drawn { .. }));
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
    let mut had = Vec::new();
    for _ in 0..2 {
        play(&mut players, 3).await;
        let newest = players.iter().map(|player| player.revision).max().expect("there are players");
        players[0].reach(newest).await;
        had.push(players[0].told.clone());
    }
    drop(players.remove(0));
    // Nothing is told to one who has it all.
    let mut back = server.connect(&id, created.tokens[0].as_deref()).await;
    back.told = had[1].clone();
    back.hello(Some(had[1].revision)).await;
    let message = back.next().await.expect("the connection lasts");
    assert!(matches!(message, FromTable::Present { .. }), "{message:?}");
    drop(back);
    for had in had {
        let mut back = server.connect(&id, created.tokens[0].as_deref()).await;
        (back.revision, back.told) = (had.revision, had);
        back.hello(Some(back.revision)).await;
        let put_together = back.told.log().to_vec();
        back.ask(FromPlayer::Resync).await;
        assert_eq!(back.told.log(), put_together);
        assert_eq!(put_together.len() as u32, back.state().version);
    }
}

/// Messages that are lost or come twice change nothing twice.
#[tokio::test(flavor = "multi_thread")]
async fn what_comes_twice_counts_once() {
    let server = Running::start(memory().await).await;
    let created = server.open("reef", 2).await;
    let mut players = both(&server, &created.table.id, &created.tokens).await;
    for _ in 0..20 {
        let newest = players.iter().map(|player| player.revision).max().expect("there are players");
        for player in &mut players {
            player.reach(newest).await;
        }
        let Some(player) = players.iter_mut().find(|player| player.is_asked()) else { break };
        let (seat, code) = (player.seat.expect("a seat"), player.state().legal[0].code);
        let act = FromPlayer::Act { seat, expect: newest, code };
        let (first, again) = (player.say(act.clone()).await, player.say(act).await);
        let answer = player.until(|message| message.answers() == Some(first)).await;
        assert!(matches!(answer, FromTable::Done { .. }), "{answer:?}");
        let answer = player.until(|message| message.answers() == Some(again)).await;
        assert!(
            matches!(&answer, FromTable::Refused { problem, .. } if problem.name == ProblemName::Stale),
            "{answer:?}"
        );
    }
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
