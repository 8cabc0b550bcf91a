//! Seats that others take: invitations that open once, the host who may invite anew, and dice that can be checked.

mod common;

use atoll_protocol::{FromPlayer, FromTable, MatchCreated, SeatTaken};
use atoll_registry::GAMES;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use common::{Running, file, memory, play};
use serde_json::{Value, json};

async fn invite(server: &Running, game: &str, seats: &[u8]) -> MatchCreated {
    let people: Vec<Value> = ["A", "B"].iter().map(|name| json!({"kind": "person", "name": name})).collect();
    let new = json!({"game": game, "seats": people, "invite": seats});
    let (status, created) = server.post("/api/matches", new.to_string()).await;
    assert_eq!(status, StatusCode::CREATED, "{created}");
    serde_json::from_value(created).expect("it is a match")
}

async fn take(server: &Running, id: &str, code: &str, entropy: Option<&str>) -> (StatusCode, Value) {
    let body = json!({"invitation": code, "entropy": entropy});
    server.post(&format!("/api/matches/{id}/seat"), body.to_string()).await
}

async fn reissue(server: &Running, id: &str, seat: &str, host: &str) -> (StatusCode, Value) {
    let request = Request::post(format!("/api/matches/{id}/seats/{seat}/invitation"))
        .header(header::AUTHORIZATION, format!("Bearer {host}"));
    common::ask(&server.router(), request.body(Body::empty()).expect("a request")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_opens_its_seat_once_and_the_host_never_sees_the_token() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let server = Running::start(file(folder.path()).await).await;
    let created = invite(&server, "reef", &[1]).await;
    let id = created.table.id.as_str();
    assert!(created.tokens[0].is_some() && created.tokens[1].is_none(), "the host has a token of its own seat alone");
    assert!(created.invitations[0].is_none());
    let code = created.invitations[1].clone().expect("the second seat is for a guest");
    // A code is no token, and a wrong one opens nothing.
    let (status, _) = server.get_as(&format!("/api/matches/{id}/state"), Some(&code)).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    for wrong in ["", "0", &"0".repeat(32), created.tokens[0].as_deref().expect("a token"), &created.host] {
        let (status, problem) = take(&server, id, wrong, None).await;
        assert_eq!((status, problem["name"].as_str()), (StatusCode::FORBIDDEN, Some("bad_token")), "{wrong}");
    }
    let (status, problem) = take(&server, id, &code, Some("not hex")).await;
    assert_eq!((status, problem["name"].as_str()), (StatusCode::BAD_REQUEST, Some("malformed")));
    let (status, taken) = take(&server, id, &code, Some("c0ffee")).await;
    assert_eq!(status, StatusCode::OK, "{taken}");
    let taken: SeatTaken = serde_json::from_value(taken).expect("a seat");
    assert_eq!(taken.seat, 1);
    assert_eq!(take(&server, id, &code, None).await.0, StatusCode::FORBIDDEN, "it opens once");
    // Also after a restart.
    server.stop().await;
    let server = Running::start(file(folder.path()).await).await;
    assert_eq!(take(&server, id, &code, None).await.0, StatusCode::FORBIDDEN, "it opens once");
    let guest = server.join(id, Some(&taken.token)).await;
    assert_eq!(guest.seat, Some(1));
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_come_with_one_invitation_get_one_seat() {
    let server = Running::start(memory().await).await;
    let created = invite(&server, "reef", &[0, 1]).await;
    let (id, code) = (created.table.id.as_str(), created.invitations[0].clone().expect("an invitation"));
    let all = futures_util::future::join_all((0..8).map(|_| take(&server, id, &code, None))).await;
    assert_eq!(all.iter().filter(|(status, _)| *status == StatusCode::OK).count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_invites_anew_and_everybody_is_told() {
    let server = Running::start(memory().await).await;
    let created = invite(&server, "reef", &[1]).await;
    let id = created.table.id.as_str();
    let code = created.invitations[1].clone().expect("an invitation");
    let (_, taken) = take(&server, id, &code, None).await;
    let token = taken["token"].as_str().expect("a token").to_owned();
    let mut host = server.join(id, created.tokens[0].as_deref()).await;
    let mut guest = server.join(id, Some(&token)).await;
    let mut watcher = server.join(id, None).await;
    // Nobody else can: not a guest with its token, not a stranger, not for a seat that is not there.
    for (seat, secret) in [("1", token.as_str()), ("1", ""), ("1", created.tokens[0].as_deref().expect("a token"))] {
        assert_eq!(reissue(&server, id, seat, secret).await.0, StatusCode::FORBIDDEN);
    }
    for seat in ["2", "99", "-1", "x"] {
        assert_eq!(reissue(&server, id, seat, &created.host).await.0, StatusCode::NOT_FOUND, "{seat}");
    }
    let (status, anew) = reissue(&server, id, "1", &created.host).await;
    assert_eq!(status, StatusCode::OK, "{anew}");
    for player in [&mut host, &mut watcher, &mut guest] {
        player.until(|message| matches!(message, FromTable::Reissued { seat: 1 })).await;
    }
    // The old guest is out, and its token opens nothing; the new code does, once.
    while guest.next().await.is_some() {}
    assert_eq!(server.get_as(&format!("/api/matches/{id}/state"), Some(&token)).await.0, StatusCode::FORBIDDEN);
    let anew = anew["invitation"].as_str().expect("a code");
    assert_eq!(take(&server, id, &code, None).await.0, StatusCode::FORBIDDEN);
    assert_eq!(take(&server, id, anew, None).await.0, StatusCode::OK);
    host.ask(FromPlayer::Resync).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_dice_of_a_finished_match_can_be_checked_also_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let server = Running::start(file(folder.path()).await).await;
    let created = invite(&server, "reef", &[1]).await;
    let id = created.table.id.clone();
    let promise = created.table.dice.clone().expect("the dice are promised before the match");
    let (_, taken) = take(&server, &id, created.invitations[1].as_deref().expect("a code"), Some("beef")).await;
    let tokens = [created.tokens[0].clone(), taken["token"].as_str().map(str::to_owned)];
    let mut players = Vec::new();
    for token in &tokens {
        players.push(server.join(&id, token.as_deref()).await);
    }
    play(&mut players, 9).await;
    drop(players);
    server.stop().await;
    let server = Running::start(file(folder.path()).await).await;
    let mut players = Vec::new();
    for token in &tokens {
        players.push(server.join(&id, token.as_deref()).await);
    }
    play(&mut players, 2000).await;
    assert!(players[0].is_over());
    let FromTable::Record { record, .. } = players[0].ask(FromPlayer::Record).await else { panic!("a record") };
    assert!(record.contains(&format!("# dice {promise}\n")) && record.contains("# seed "), "{record}");
    assert!(record.contains(" beef\n"));
    let edition = GAMES.iter().find(|game| game.info().slug == "reef").expect("reef is there").shipped();
    let verdict = atoll_table::verify(&edition, &record);
    assert!(verdict.fair, "{verdict:?}\n{record}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_seed_is_kept_until_the_match_is_over() {
    let server = Running::start(memory().await).await;
    let created = invite(&server, "reef", &[]).await;
    let mut player = server.join(&created.table.id, created.tokens[0].as_deref()).await;
    match player.ask(FromPlayer::Record).await {
        FromTable::Record { record, .. } => assert!(record.contains("# dice ") && !record.contains("# seed")),
        FromTable::Refused { .. } => {}
        other => panic!("{other:?}"),
    }
}

/// An invitation is the token of a program, too: the example of the documentation takes a seat and plays to the end.
#[tokio::test(flavor = "multi_thread")]
async fn a_program_takes_a_seat_by_its_invitation() {
    let server = Running::start(memory().await).await;
    let created = invite(&server, "islands", &[1]).await;
    let id = created.table.id.as_str();
    let code = created.invitations[1].clone().expect("an invitation");
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/bot.py");
    let length = std::fs::read_to_string(example).expect("the example is there").lines().count();
    assert!(length <= 60, "an example of {length} lines is not read");
    let program = std::process::Command::new("python3")
        .args([example, &format!("http://{}", server.addr), id, &code])
        .stdout(std::process::Stdio::piped())
        .spawn()
        .expect("python3 is there, as for the arena's example");
    let mut player = server.join(id, created.tokens[0].as_deref()).await;
    for n in 0..2000 {
        while !player.is_asked() && !player.is_over() {
            player.next().await.expect("the connection lasts");
        }
        if player.is_over() {
            break;
        }
        player.act(n * 7).await;
    }
    let ended = tokio::task::spawn_blocking(|| program.wait_with_output()).await.expect("it does not panic");
    let said = ended.expect("it ends");
    assert!(said.status.success());
    assert!(String::from_utf8_lossy(&said.stdout).starts_with("the match is over: ["));
}
