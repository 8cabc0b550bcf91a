//! Strangers who mean ill: each of their attacks is refused with the right status, while honest tables play on.

mod common;
#[path = "common/crowd.rs"]
mod crowd;

use std::sync::Arc;
use std::time::Duration;

use atoll_protocol::{FromPlayer, FromTable, ProblemName, Room, Said};
use atoll_registry::GAMES;
use atoll_server::Limits;
use common::{Player, Running, memory, play};
use crowd::{Crowd, from, hello, said, socket};
use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::{Error, Message};

/// How long a test waits for what must come.
const SOON: Duration = Duration::from_secs(30);

async fn room(player: &mut Player, wanted: impl Fn(&Room) -> bool) -> Room {
    loop {
        match player.next().await.expect("the connection lasts") {
            FromTable::Room { room } if wanted(&room) => return room,
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_not_read_or_half_asks_is_shown_the_door() {
    let limits = Limits { patience: Duration::from_millis(700), ..Limits::NONE };
    let server = Running::limited(memory().await, limits).await;
    let created = server.open("relief", 2).await;
    let id = created.table.id.as_str();
    let mut player = server.join(id, created.tokens[0].as_deref()).await;
    let mut deaf = Vec::new();
    for _ in 0..10 {
        let mut guest = socket([127, 0, 0, 2], server.addr, id, None).await.expect("anybody may watch");
        guest.send(said(1, hello(None))).await.expect("the server reads");
        deaf.push(guest);
    }
    room(&mut player, |room| room.watching == 10).await;
    // They ask for the whole state again and again, and read nothing of it.
    for guest in &mut deaf {
        for n in 0..2000 {
            let sent = timeout(Duration::from_millis(50), guest.send(said(2 + n, FromPlayer::Resync))).await;
            if !matches!(sent, Ok(Ok(()))) {
                break;
            }
        }
    }
    room(&mut player, |room| room.watching == 0).await;
    // So do those who stop in the middle of a head, of a body, or before their hello.
    let half =
        ["GET /api HTTP/1.1\r\nhost:", "POST /api/matches HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{", ""];
    for begun in half {
        let mut stream = from([127, 0, 0, 2], server.addr).await.expect("the server listens");
        stream.write_all(begun.as_bytes()).await.expect("the server reads");
        let mut rest = Vec::new();
        let end = timeout(SOON, stream.read_to_end(&mut rest)).await;
        assert!(end.is_ok(), "{begun:?} is waited for without end");
    }
    // So do those who say something now and then, but never all of it.
    for begun in
        ["GET /api HTTP/1.1\r\nhost: x\r\nx: ", "POST /api/matches HTTP/1.1\r\nhost: x\r\ncontent-length: 9000\r\n\r\n"]
    {
        let mut stream = from([127, 0, 0, 2], server.addr).await.expect("the server listens");
        stream.write_all(begun.as_bytes()).await.expect("the server reads");
        let drop_by_drop = async {
            while stream.write_all(b" ").await.is_ok() {
                sleep(Duration::from_millis(100)).await;
            }
        };
        assert!(timeout(SOON, drop_by_drop).await.is_ok(), "{begun:?} is waited for without end");
    }
    // Whoever asks much and does not read it is not kept either.
    let mut stream = from([127, 0, 0, 2], server.addr).await.expect("the server listens");
    let asked = "GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n".repeat(400);
    let _ = timeout(Duration::from_secs(1), stream.write_all(asked.as_bytes())).await;
    sleep(limits.patience * 4).await;
    let mut read = Vec::new();
    let _ = timeout(SOON, stream.read_to_end(&mut read)).await.expect("the rest comes at once");
    let one = server.get("/api/games").await.1.to_string().len();
    assert!(read.len() < 300 * one, "all {} bytes were kept for one who did not read", read.len());
    let mut mute = socket([127, 0, 0, 2], server.addr, id, None).await.expect("anybody may watch");
    while timeout(SOON, mute.next()).await.expect("it is not waited for").is_some_and(|message| message.is_ok()) {}
    // Whoever reads is still there.
    assert!(matches!(player.ask(FromPlayer::Resync).await, FromTable::Done { .. }));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_of_other_sites_and_guessed_tokens_open_nothing() {
    let server = Running::start(memory().await).await;
    let created = server.open("coralia", 2).await;
    let id = created.table.id.as_str();
    let here = [127, 0, 0, 1];
    for (origin, status) in [("http://evil.example", 403), ("null", 403), ("https://127.0.0.1.evil.example", 403)] {
        match socket(here, server.addr, id, Some(origin)).await {
            Err(Error::Http(answer)) => assert_eq!(answer.status().as_u16(), status, "{origin}"),
            other => panic!("{origin}: {other:?}"),
        }
    }
    let own = format!("http://{}", server.addr);
    let mut guest = socket(here, server.addr, id, Some(&own)).await.expect("the own page may");
    let token = created.tokens[1].clone().expect("a token");
    let mut guesses: Vec<String> = (0..200_u32).map(|n| format!("{n:032x}")).collect();
    // Nearly right is wrong: one digit other, one less, one more, other letters, the right one twice.
    let last = if token.ends_with('0') { "1" } else { "0" };
    guesses.extend([
        format!("{}{last}", &token[..token.len() - 1]),
        token[..token.len() - 1].to_owned(),
        format!("{token}0"),
        format!(" {token}"),
        token.to_uppercase() + ".",
        format!("{token}{token}"),
        created.host.clone(),
    ]);
    for (n, guess) in (1..).zip(&guesses) {
        guest.send(said(n, hello(Some(guess)))).await.expect("the server reads");
        let Some(Ok(Message::Text(text))) = guest.next().await else { panic!("an answer to {guess}") };
        let answer: FromTable = serde_json::from_str(&text).expect("the protocol");
        let FromTable::Refused { problem, .. } = answer else { panic!("{guess}: {text}") };
        assert_eq!(problem.name, ProblemName::BadToken, "{guess}");
    }
    // The right one opens its seat still.
    let player = server.join(id, Some(&token)).await;
    assert_eq!(player.seat, Some(1));
}

/// Guesses at a socket are heard no more often than questions of those who sit at a table, and pings are not free.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_guesses_or_pings_without_end_is_heard_later() {
    let server = Running::start(memory().await).await;
    let created = server.open("coralia", 2).await;
    let id = created.table.id.as_str();
    let mut guest = socket([127, 0, 0, 1], server.addr, id, None).await.expect("anybody may come");
    let begun = Instant::now();
    for n in 0..1000 {
        guest.send(said(n, hello(Some(&format!("{n:032x}"))))).await.expect("the server reads");
        guest.next().await.expect("an answer").expect("the connection lasts");
    }
    assert!(begun.elapsed() > Duration::from_secs(2), "a thousand guesses took {:?}", begun.elapsed());
    let mut guest = socket([127, 0, 0, 1], server.addr, id, None).await.expect("anybody may come");
    let begun = Instant::now();
    for n in 0..20_000_u32 {
        guest.send(Message::Ping(n.to_be_bytes().to_vec().into())).await.expect("the server reads");
        if n % 100 == 99 {
            while !matches!(guest.next().await, Some(Ok(Message::Pong(told))) if told[..] == n.to_be_bytes()) {}
        }
    }
    assert!(begun.elapsed() > Duration::from_secs(1), "twenty thousand pings took {:?}", begun.elapsed());
    // A message may come in parts, but not in parts without end.
    let mut guest = socket([127, 0, 0, 1], server.addr, id, None).await.expect("anybody may come");
    let begun = Instant::now();
    let hello = serde_json::to_string(&hello_as(2)).expect("plain data");
    let mut parts = frame(0x01, b"");
    for _ in 0..20_000 {
        parts.extend(frame(0x00, b""));
    }
    parts.extend(frame(0x80, hello.as_bytes()));
    guest.get_mut().write_all(&parts).await.expect("the server reads");
    guest.next().await.expect("an answer").expect("the connection lasts");
    assert!(begun.elapsed() > Duration::from_secs(1), "twenty thousand parts took {:?}", begun.elapsed());
}

/// A short frame as a guest sends it.
fn frame(kind: u8, payload: &[u8]) -> Vec<u8> {
    let length = u16::try_from(payload.len()).expect("it is short");
    let [high, low] = length.to_be_bytes();
    let size = if length < 126 { vec![0x80 | low] } else { vec![0x80 | 126, high, low] };
    // A mask of nothing changes nothing.
    [vec![kind], size, vec![0; 4], payload.to_vec()].concat()
}

fn hello_as(id: u32) -> Said {
    Said { id, what: hello(None) }
}

/// Whoever asks much at once is heard little by little: those at the same table do not stand behind it.
#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_questions_keeps_nobody_at_the_table_waiting() {
    let server = Running::limited(memory().await, Limits::default()).await;
    let created = server.open_hidden("relief", 2).await;
    let id = created.table.id.as_str();
    let mut player = server.join(id, created.tokens[0].as_deref()).await;
    let mut floods = tokio::task::JoinSet::new();
    for _ in 0..30 {
        let (addr, id) = (server.addr, id.to_owned());
        floods.spawn(async move {
            let mut guest = socket([127, 0, 0, 2], addr, &id, None).await.expect("anybody may come");
            guest.send(said(1, hello(None))).await.expect("the server reads");
            for n in 2.. {
                // Many are on their way at any time, and all answers are read.
                let asked = async {
                    for m in 0..40 {
                        guest.feed(said(n * 100 + m, FromPlayer::Resync)).await?;
                    }
                    guest.flush().await
                };
                if asked.await.is_err() {
                    return;
                }
                while let Ok(Some(Ok(_))) = timeout(Duration::from_millis(50), guest.next()).await {}
            }
        });
    }
    // What an address may do at once has been done by then.
    sleep(Duration::from_secs(5)).await;
    let mut waited = Vec::new();
    for _ in 0..20 {
        let begun = Instant::now();
        player.ask(FromPlayer::Draw { at: None }).await;
        waited.push(begun.elapsed());
        sleep(Duration::from_millis(50)).await;
    }
    floods.abort_all();
    waited.sort_unstable();
    assert!(waited[10] < Duration::from_millis(500), "{waited:?}");
}

/// The heaviest question there was: what a thing that is not there may be used for, among all actions of Coral.
#[tokio::test(flavor = "multi_thread")]
async fn a_heavy_question_is_answered_at_once_by_every_game() {
    let server = Running::start(memory().await).await;
    for game in GAMES.iter().map(|game| game.info().slug) {
        let created = server.open(game, 2).await;
        let mut player = server.join(&created.table.id, created.tokens[0].as_deref()).await;
        let revision = player.revision;
        for wish in [
            json!({"item": "zzz"}),
            json!({"step": "zzz"}),
            json!({"to": {"kind": "cell", "x": 99, "y": 99, "z": 99}}),
            json!({"to": {"kind": "zone", "zone": "nowhere", "seat": 3, "index": 65535}}),
            json!({}),
            json!([]),
            json!("x".repeat(9000)),
        ] {
            // What counts is that every one is answered; twenty heavy ones took seconds each once.
            for _ in 0..20 {
                let answer = player.ask(FromPlayer::Point { seat: 0, wish: wish.clone() }).await;
                assert!(matches!(answer, FromTable::Pointed { .. } | FromTable::Refused { .. }), "{game} {answer:?}");
            }
        }
        for at in [0, 1, u32::MAX] {
            assert!(matches!(player.ask(FromPlayer::LookBack { at }).await, FromTable::Past { .. }), "{game}");
            assert!(matches!(player.ask(FromPlayer::Draw { at: Some(at) }).await, FromTable::Drawn { .. }), "{game}");
            player.ask(FromPlayer::Preview { seat: 0, code: at }).await;
            player.ask(FromPlayer::Why { seat: 0, code: at }).await;
        }
        assert_eq!(player.revision, revision, "questions change nothing");
    }
}

/// As `cargo xtask hostile`, with fewer tables and for as long as they play.
#[tokio::test(flavor = "multi_thread")]
async fn honest_tables_play_on_while_a_crowd_attacks() {
    let limits = Limits { connections: 40, tables: 60, patience: Duration::from_secs(2) };
    let server = Arc::new(Running::limited(memory().await, limits).await);
    let mut honest = Vec::new();
    for (n, game) in GAMES.iter().map(|game| game.info().slug).cycle().take(8).enumerate() {
        // The router's own door has no address, so these are not counted as one guest's.
        honest.push((n, server.open_hidden(game, 2).await));
    }
    let crowd = Crowd::gather(server.addr, &honest[0].1.table.id).await;
    // Sixteen honest people take no notice: each act is answered, and everybody hears of it.
    let mut playing = tokio::task::JoinSet::new();
    for (n, created) in honest {
        let server = Arc::clone(&server);
        playing.spawn(async move {
            let mut players = Vec::new();
            for token in &created.tokens {
                players.push(server.join(&created.table.id, token.as_deref()).await);
            }
            play(&mut players, 40 + n).await;
            let (one, other) = (players[0].revision, players[1].revision);
            players[1].reach(one).await;
            players[0].reach(other).await;
            assert_eq!(players[0].state().version, players[1].state().version);
        });
    }
    while let Some(played) = playing.join_next().await {
        played.expect("honest tables play on");
    }
    let (outcomes, wrong) = crowd.disperse().await;
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(outcomes.len() > 15 && outcomes.values().all(|outcome| outcome.tried > 0), "{outcomes:#?}");
    let let_in = outcomes["tables without end"].let_in;
    assert!(let_in <= 11, "a sixth of an hour's tables at once, not {let_in}");
    let (status, _) = server.get("/health").await;
    assert_eq!(status.as_u16(), 200);
}
