//! Strangers who mean ill: each of their attacks is refused with the right status, while honest tables play on.

mod common;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use atoll_core::Lang;
use atoll_protocol::{FromPlayer, FromTable, MatchCreated, PROTOCOL, ProblemName, Room, Said};
use atoll_registry::GAMES;
use atoll_server::Limits;
use common::{Player, Running, memory, play};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

/// How long a test waits for what must come.
const SOON: Duration = Duration::from_secs(30);

/// A connection from an address of one's own; the house counts by address.
async fn from(ip: [u8; 4], to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("the system has sockets");
    socket.bind(SocketAddr::from((ip, 0))).expect("every address of the loopback is ours");
    // Little waits on this side, so that one who does not read is soon noticed.
    socket.set_recv_buffer_size(4096).expect("a small buffer");
    socket.connect(to).await.expect("the server listens")
}

/// The status and the body that a request is answered with.
async fn told(stream: &mut TcpStream, request: &str) -> (u16, String) {
    stream.write_all(request.as_bytes()).await.expect("the server reads");
    let mut answer = String::new();
    let _ = timeout(SOON, stream.read_to_string(&mut answer)).await.expect("an answer in time");
    let status = answer.split_whitespace().nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    (status, answer.split_once("\r\n\r\n").map(|(_, body)| body.to_owned()).unwrap_or_default())
}

fn post(path: &str, body: &Value) -> String {
    let body = body.to_string();
    format!("POST {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: {}\r\n\r\n{body}", body.len())
}

fn two() -> Value {
    json!([{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}])
}

/// Opens a table from an address.
async fn open(ip: [u8; 4], server: &Running, game: &str) -> MatchCreated {
    let ask = post("/api/matches", &json!({"game": game, "seats": two()}));
    let (status, body) = told(&mut from(ip, server.addr).await, &ask).await;
    assert_eq!(status, 201, "{body}");
    serde_json::from_str(&body).expect("it is a match")
}

/// A socket to a table, as a page of `origin` opens it.
async fn socket(
    ip: [u8; 4],
    to: SocketAddr,
    id: &str,
    origin: Option<&str>,
) -> Result<WebSocketStream<TcpStream>, Error> {
    let mut request = format!("ws://{to}/api/matches/{id}/socket").into_client_request()?;
    if let Some(origin) = origin {
        request.headers_mut().insert("origin", origin.parse().expect("a header"));
    }
    Ok(client_async(request, from(ip, to).await).await?.0)
}

fn said(id: u32, what: FromPlayer) -> Message {
    Message::text(serde_json::to_string(&Said { id, what }).expect("messages are plain data"))
}

fn hello(token: Option<&str>) -> FromPlayer {
    let tokens = token.into_iter().map(str::to_owned).collect();
    FromPlayer::Hello { protocol: PROTOCOL, lang: Lang::En, tokens, since: None }
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
        let mut stream = from([127, 0, 0, 2], server.addr).await;
        stream.write_all(begun.as_bytes()).await.expect("the server reads");
        let mut rest = Vec::new();
        let end = timeout(SOON, stream.read_to_end(&mut rest)).await;
        assert!(end.is_ok(), "{begun:?} is waited for without end");
    }
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

/// What a crowd of ill-meaning guests tried, and how they were answered.
#[derive(Default)]
struct Tried {
    is_over: AtomicBool,
    refused: AtomicUsize,
    let_in: AtomicUsize,
}

impl Tried {
    fn goes_on(&self) -> bool {
        !self.is_over.load(Ordering::Relaxed)
    }

    fn count(&self, is_refused: bool) {
        let counter = if is_refused { &self.refused } else { &self.let_in };
        counter.fetch_add(1, Ordering::Relaxed);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn honest_tables_play_on_while_a_crowd_attacks() {
    let limits = Limits { connections: 40, tables: 60, patience: Duration::from_secs(2) };
    let server = Arc::new(Running::limited(memory().await, limits).await);
    let evil = [127, 0, 0, 2];
    let mut honest = Vec::new();
    for (n, game) in GAMES.iter().map(|game| game.info().slug).cycle().take(8).enumerate() {
        // The router's own door has no address, so these are not counted as one guest's.
        honest.push((n, server.open(game, 2).await));
    }
    let victim = honest[0].1.clone();
    let tried = Arc::new(Tried::default());
    let mut crowd = tokio::task::JoinSet::new();
    // Tables without end from one address.
    crowd.spawn({
        let (server, tried) = (Arc::clone(&server), Arc::clone(&tried));
        async move {
            let ask = post("/api/matches", &json!({"game": "reef", "seats": two()}));
            while tried.goes_on() {
                let (status, _) = told(&mut from(evil, server.addr).await, &ask).await;
                assert!([201, 429, 0].contains(&status), "{status}");
                tried.count(status != 201);
            }
        }
    });
    // Half requests that fill the gate.
    crowd.spawn({
        let (server, tried) = (Arc::clone(&server), Arc::clone(&tried));
        async move {
            let mut held = std::collections::VecDeque::new();
            while tried.goes_on() {
                let mut stream = from([127, 0, 0, 3], server.addr).await;
                let _ = stream.write_all(b"POST /api/matches HTTP/1.1\r\nhost: x\r\ncontent-le").await;
                held.push_back(stream);
                if held.len() > 200 {
                    held.pop_front();
                }
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        }
    });
    // Tokens are guessed, and seats acted for that are others'.
    crowd.spawn({
        let (server, tried, id) = (Arc::clone(&server), Arc::clone(&tried), victim.table.id.clone());
        async move {
            for n in 0_u32.. {
                if !tried.goes_on() {
                    return;
                }
                let ask = format!(
                    "GET /api/matches/{id}/state HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer {n:032x}\r\n\r\n"
                );
                let (status, _) = told(&mut from([127, 0, 0, 4], server.addr).await, &ask).await;
                assert_eq!(status, 403);
                tried.count(true);
            }
        }
    });
    // Somebody asks what is heavy without end, and somebody else reads nothing.
    for (ip, what) in [
        ([127, 0, 0, 5], FromPlayer::Point { seat: 0, wish: json!({"item": "zzz"}) }),
        ([127, 0, 0, 6], FromPlayer::LookBack { at: u32::MAX }),
        ([127, 0, 0, 7], FromPlayer::Resync),
    ] {
        let created = open(ip, &server, "coral").await;
        let (server, tried) = (Arc::clone(&server), Arc::clone(&tried));
        crowd.spawn(async move {
            while tried.goes_on() {
                let mut guest = socket(ip, server.addr, &created.table.id, None).await.expect("the own table");
                let first = guest.send(said(1, hello(created.tokens[0].as_deref()))).await;
                first.expect("the server reads");
                let mut n = 1;
                while tried.goes_on() {
                    n += 1;
                    let sent = timeout(Duration::from_millis(100), guest.send(said(n, what.clone()))).await;
                    if matches!(sent, Ok(Err(_))) {
                        tried.count(true);
                        break;
                    }
                }
            }
        });
    }
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
    tried.is_over.store(true, Ordering::Relaxed);
    while let Some(attacked) = timeout(SOON, crowd.join_next()).await.expect("nobody is kept for ever") {
        attacked.expect("each attack is answered as it should be");
    }
    assert!(tried.refused.load(Ordering::Relaxed) > 20, "the crowd was there");
    assert!(tried.let_in.load(Ordering::Relaxed) <= 11, "a sixth of an hour's tables at once");
    let (status, _) = server.get("/health").await;
    assert_eq!(status.as_u16(), 200);
}
