//! What people expect of a table beside the match: names, bots in free seats, clocks, rematches, lists, and who may do what.

mod common;

use std::time::Duration;

use atoll_protocol::{FromPlayer, FromTable, MatchCreated, MatchSummary, Room, SeatSpec, SeatTaken};
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use common::{Player, Running, file, memory, play};
use serde_json::{Value, json};

async fn open(server: &Running, game: &str, invite: &[u8], terms: Value) -> MatchCreated {
    let people: Vec<Value> = ["Ann", "Bo"].iter().map(|name| json!({"kind": "person", "name": name})).collect();
    let new = json!({"game": game, "seats": people, "invite": invite, "terms": terms});
    let (status, created) = server.post("/api/matches", new.to_string()).await;
    assert_eq!(status, StatusCode::CREATED, "{created}");
    serde_json::from_value(created).expect("it is a match")
}

/// Asks with a secret; its status and answer.
async fn ask(server: &Running, path: String, secret: &str, body: Value) -> (StatusCode, Value) {
    let request = Request::post(path).header(header::AUTHORIZATION, format!("Bearer {secret}"));
    common::ask(&server.router(), request.body(Body::from(body.to_string())).expect("a request")).await
}

async fn room(player: &mut Player, wanted: impl Fn(&Room) -> bool) -> Room {
    loop {
        match player.next().await.expect("the connection lasts") {
            FromTable::Room { room } if wanted(&room) => return room,
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_bring_their_names_and_bots_fill_free_seats() {
    let server = Running::start(memory().await).await;
    let created = open(&server, "reef", &[1], json!({})).await;
    let id = created.table.id.as_str();
    assert_eq!(created.table.open, [1]);
    let token = created.tokens[0].clone().expect("a token");
    let mut host = server.join(id, Some(&token)).await;
    let first = room(&mut host, |_| true).await;
    assert!(first.seats[1].open && first.seats[0].here);
    let code = created.invitations[1].clone().expect("a code");
    let bad = json!({"invitation": code, "name": "B\u{202e}o"});
    let (status, problem) = server.post(&format!("/api/matches/{id}/seat"), bad.to_string()).await;
    assert_eq!((status.as_u16(), &problem["name"]), (422, &json!("bad_seats")), "{problem}");
    let good = json!({"invitation": code, "name": "Zoë"});
    let (status, taken) = server.post(&format!("/api/matches/{id}/seat"), good.to_string()).await;
    assert_eq!(status, StatusCode::OK, "{taken}");
    let taken: SeatTaken = serde_json::from_value(taken).expect("a seat");
    let now = room(&mut host, |room| !room.seats[1].open).await;
    assert_eq!(now.seats[1].name, "Zoë");
    // A name is changed by whoever holds the seat, and by nobody else.
    let path = format!("/api/matches/{id}/seats/1/name");
    for wrong in ["", token.as_str(), created.host.as_str()] {
        let (status, _) = ask(&server, path.clone(), wrong, json!({"name": "Eve"})).await;
        assert_eq!(status, StatusCode::FORBIDDEN);
    }
    assert_eq!(ask(&server, path, &taken.token, json!({"name": "Zo"})).await.0, StatusCode::NO_CONTENT);
    room(&mut host, |room| room.seats[1].name == "Zo").await;
    let (_, found) = server.get(&format!("/api/matches/{id}")).await;
    assert_eq!(found["seats"][1]["name"], "Zo");

    // A bot takes a free seat, by the word of the host alone; the invitation is void then.
    let created = open(&server, "reef", &[1], json!({})).await;
    let id = created.table.id.as_str();
    let path = format!("/api/matches/{id}/seats/1/bot");
    for wrong in ["", created.tokens[0].as_deref().expect("a token")] {
        assert_eq!(ask(&server, path.clone(), wrong, json!({"bot": "1"})).await.0, StatusCode::FORBIDDEN);
    }
    let (status, problem) = ask(&server, path.clone(), &created.host, json!({"bot": "deep"})).await;
    assert_eq!((status.as_u16(), &problem["name"]), (422, &json!("unknown_bot")));
    let filled = ask(&server, path.clone(), &created.host, json!({"bot": "1", "name": "Crab"})).await;
    assert_eq!(filled.0, StatusCode::NO_CONTENT, "{}", filled.1);
    let (_, found) = server.get(&format!("/api/matches/{id}")).await;
    let found: MatchSummary = serde_json::from_value(found).expect("a match");
    assert_eq!(found.seats[1], SeatSpec::Bot { name: "Crab".to_owned(), bot: "1".to_owned() });
    assert!(found.open.is_empty());
    let code = json!({"invitation": created.invitations[1], "name": "Late"});
    let late = server.post(&format!("/api/matches/{id}/seat"), code.to_string()).await;
    assert_eq!(late.0, StatusCode::FORBIDDEN);
    assert_eq!(ask(&server, path, &created.host, json!({"bot": "1"})).await.0, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_listed_tables_are_found_and_only_there_anybody_sits_down() {
    let server = Running::start(memory().await).await;
    let hidden = open(&server, "reef", &[1], json!({})).await;
    let shown = open(&server, "reef", &[1], json!({"listed": true})).await;
    let (_, list) = server.get("/api/matches").await;
    let ids: Vec<&Value> = list["matches"].as_array().expect("a list").iter().map(|table| &table["id"]).collect();
    assert_eq!(ids, [&json!(shown.table.id)]);
    let sit = json!({"name": "Eve"}).to_string();
    let (status, problem) = server.post(&format!("/api/matches/{}/seat", hidden.table.id), sit.clone()).await;
    assert_eq!((status.as_u16(), &problem["name"]), (403, &json!("bad_token")));
    let (status, taken) = server.post(&format!("/api/matches/{}/seat", shown.table.id), sit.clone()).await;
    assert_eq!((status, &taken["seat"]), (StatusCode::OK, &json!(1)));
    // Once all seats are taken, nobody else sits down.
    assert_eq!(server.post(&format!("/api/matches/{}/seat", shown.table.id), sit).await.0, StatusCode::FORBIDDEN);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_spectators_shows_nothing_to_strangers() {
    let server = Running::start(memory().await).await;
    let created = open(&server, "reef", &[], json!({"spectators": false})).await;
    let id = created.table.id.as_str();
    for path in ["state", "record"] {
        let (status, problem) = server.get(&format!("/api/matches/{id}/{path}")).await;
        assert_eq!((status.as_u16(), &problem["name"]), (403, &json!("private")), "{path}");
        // A guessed token is none.
        let (status, _) = server.get_as(&format!("/api/matches/{id}/{path}"), Some(&"0".repeat(32))).await;
        assert_eq!(status, StatusCode::FORBIDDEN);
    }
    let mut stranger = server.connect(id, None).await;
    let hello = FromPlayer::Hello { protocol: 3, lang: Default::default(), tokens: Vec::new(), since: None };
    let (problem, _) = stranger.refused(hello).await;
    assert_eq!(problem.name, atoll_protocol::ProblemName::Private);
    server.join(id, created.tokens[0].as_deref()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_leads_the_same_people_to_one_table_with_seats_turned() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let server = Running::start(file(folder.path()).await).await;
    let created = open(&server, "reef", &[], json!({})).await;
    let id = created.table.id.clone();
    let path = format!("/api/matches/{id}/rematch");
    let tokens: Vec<String> = created.tokens.iter().flatten().cloned().collect();
    let (status, problem) = ask(&server, path.clone(), &tokens[0], json!({})).await;
    assert_eq!((status.as_u16(), &problem["name"]), (409, &json!("not_agreed")), "it is not over");
    let mut players = Vec::new();
    for token in &tokens {
        players.push(server.join(&id, Some(token)).await);
    }
    play(&mut players, 4000).await;
    for stranger in ["", "0", &"0".repeat(32)] {
        assert_eq!(ask(&server, path.clone(), stranger, json!({})).await.0, StatusCode::FORBIDDEN);
    }
    // Both want it at once: one table comes of it.
    let both = tokens.iter().map(|token| ask(&server, path.clone(), token, json!({})));
    let both = futures_util::future::join_all(both).await;
    let next = both[0].1["id"].as_str().expect("a match").to_owned();
    assert!(both.iter().all(|(status, table)| *status == StatusCode::OK && table["id"] == json!(next)), "{both:?}");
    for player in &mut players {
        assert_eq!(room(player, |room| room.next.is_some()).await.next.as_deref(), Some(next.as_str()));
    }
    let (_, table) = server.get(&format!("/api/matches/{next}")).await;
    let names: Vec<&Value> = table["seats"].as_array().expect("seats").iter().map(|seat| &seat["name"]).collect();
    assert_eq!(names, ["Bo", "Ann"]);
    // The tokens of the old table open the turned seats of the new one, also after a restart.
    server.stop().await;
    let server = Running::start(file(folder.path()).await).await;
    for (token, seat) in tokens.iter().zip([1, 0]) {
        assert_eq!(server.join(&next, Some(token)).await.seat, Some(seat));
    }
    assert_eq!(ask(&server, path, &tokens[1], json!({})).await.1["id"], json!(next));
}

#[tokio::test(flavor = "multi_thread")]
async fn time_runs_out_though_nobody_is_there_and_the_server_was_away() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let server = Running::start(file(folder.path()).await).await;
    let terms = json!({"clock": {"kind": "turn", "seconds": 2}, "time_out": "lose"});
    let created = open(&server, "reef", &[], terms).await;
    let id = created.table.id.clone();
    server.stop().await;
    tokio::time::sleep(Duration::from_millis(2500)).await;
    let server = Running::start(file(folder.path()).await).await;
    // Nobody asks for the table: its clock wakes it, and gives whoever is asked a last turn.
    tokio::time::sleep(Duration::from_secs(4)).await;
    let mut player = server.join(&id, created.tokens[0].as_deref()).await;
    let told = room(&mut player, |_| true).await;
    assert!(told.ended && told.seats.iter().any(|seat| seat.lost), "{told:?}");
    let (status, _) = ask(&server, format!("/api/matches/{id}/rematch"), &player.tokens[0], json!({})).await;
    assert_eq!(status, StatusCode::OK, "whoever has lost on time may try again");
    for wrong in [
        json!({"kind": "turn", "seconds": 0}),
        json!({"kind": "total", "seconds": 9_999_999, "add": 0}),
        json!({"kind": "total", "seconds": 60, "add": 99_999}),
    ] {
        let people = json!([{"kind": "person", "name": "A"}, {"kind": "person", "name": "B"}]);
        let new = json!({"game": "reef", "seats": people, "terms": {"clock": wrong}});
        let (status, problem) = server.post("/api/matches", new.to_string()).await;
        assert_eq!((status.as_u16(), &problem["field"]), (422, &json!("terms.clock")), "{problem}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hostile_guests_are_refused() {
    let server = Running::start(memory().await).await;
    let created = open(&server, "reef", &[], json!({"undo": "consent"})).await;
    let id = created.table.id.as_str();
    let mut thief = server.join(id, created.tokens[0].as_deref()).await;
    let mut victim = server.join(id, created.tokens[1].as_deref()).await;
    let expect = thief.revision;
    // Acting, taking back, agreeing, leaving and talking for another.
    for what in [
        FromPlayer::Act { seat: 1, expect, code: 0 },
        FromPlayer::Undo { seat: 1, expect },
        FromPlayer::Agree { seat: 1, yes: true },
        FromPlayer::StandIn { seat: 1, bot: None },
        FromPlayer::StandIn { seat: 1, bot: Some("1".to_owned()) },
        FromPlayer::StandIn { seat: 9, bot: Some("1".to_owned()) },
        FromPlayer::Chat { seat: 1, text: "I resign".to_owned() },
        FromPlayer::Hint { longer: false, seat: 1 },
    ] {
        thief.refused(what).await;
    }
    assert_eq!(victim.revision, expect);
    // Tokens and codes that are guessed, of the wrong length or of another table.
    let other = open(&server, "reef", &[1], json!({})).await;
    let code = other.invitations[1].clone().expect("a code");
    let mut guesses =
        vec![String::new(), "x".to_owned(), "0".repeat(32), "0".repeat(10_000), code.clone(), other.host.clone()];
    guesses.extend(other.tokens.iter().flatten().cloned());
    for guess in guesses {
        let (status, _) = server.get_as(&format!("/api/matches/{id}/state"), Some(&guess)).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{guess}");
        let sit = json!({"invitation": guess, "name": "Eve"});
        let (status, _) = server.post(&format!("/api/matches/{id}/seat"), sit.to_string()).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{guess}");
        for what in ["seats/1/invitation", "seats/1/bot", "seats/1/name", "rematch"] {
            let body = if what.ends_with("name") { json!({"name": "Eve"}) } else { json!({"bot": "1"}) };
            let (status, _) = ask(&server, format!("/api/matches/{id}/{what}"), &guess, body).await;
            assert_eq!(status, StatusCode::FORBIDDEN, "{what} {guess}");
        }
    }
    // Pages of other sites, whatever they know.
    for what in ["seat", "seats/1/invitation", "seats/1/bot", "seats/1/name", "rematch"] {
        let request = Request::post(format!("/api/matches/{id}/{what}"))
            .header(header::HOST, "here.example")
            .header(header::ORIGIN, "https://elsewhere.example")
            .header(header::AUTHORIZATION, format!("Bearer {}", created.host));
        let body = Body::from(json!({"bot": "1"}).to_string());
        let (status, _) = common::ask(&server.router(), request.body(body).expect("a request")).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{what}");
    }
    victim.ask(FromPlayer::Resync).await;
    assert_eq!(victim.revision, expect, "nothing has changed");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_takes_back_to_see_another_card_or_die() {
    let server = Running::start(memory().await).await;
    for game in ["reef", "coralia", "relief", "islands"] {
        let people = json!([{"kind": "person", "name": "A"}, {"kind": "bot", "name": "B", "bot": "random"}]);
        let (_, created) = server.post("/api/matches", json!({"game": game, "seats": people}).to_string()).await;
        let created: MatchCreated = serde_json::from_value(created).expect("it is a match");
        let mut player = server.join(&created.table.id, created.tokens[0].as_deref()).await;
        let mut seen = 0;
        for n in 0..60 {
            while !player.is_asked() && !player.is_over() {
                player.next().await.expect("the connection lasts");
            }
            if player.is_over() {
                break;
            }
            let before = player.state().version as usize;
            player.act(n).await;
            while !player.is_asked() && !player.is_over() {
                player.next().await.expect("the connection lasts");
            }
            let rolled = player.told.log()[before..].iter().any(|line| line.seat.is_none() && line.text.is_some());
            if !rolled || player.is_over() {
                continue;
            }
            seen += 1;
            let (seat, expect) = (0, player.revision);
            let can = player.state().can_undo;
            // Acts of the own turn after the roll may be taken back, never the roll itself.
            let rolls = |player: &Player| {
                player.told.log().iter().filter(|line| line.seat.is_none() && line.text.is_some()).count()
            };
            let rolled = rolls(&player);
            match player.ask(FromPlayer::Undo { seat, expect }).await {
                FromTable::Done { .. } => assert!(can && rolls(&player) == rolled, "{game}"),
                FromTable::Refused { problem, .. } => assert!(!can && !problem.message.is_empty(), "{game}"),
                other => panic!("{other:?}"),
            }
        }
        assert!(seen > 0, "{game} rolls or draws");
    }
}
