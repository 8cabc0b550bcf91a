//! A crowd of guests who mean ill, each from an address of its own and with an attack of its own, and how each was
//! answered. A test and `cargo xtask hostile` set it on a server.
#![allow(dead_code, reason = "not every program uses everything")]

use std::collections::{BTreeMap, VecDeque};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use atoll_core::Lang;
use atoll_protocol::{Follower, FromPlayer, FromTable, MatchCreated, PROTOCOL, ProblemName, Said};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

/// How long an attacker waits for an answer.
const SOON: Duration = Duration::from_secs(30);
/// How long one rests between two attacks: otherwise they would take the machine from the server, not its time.
const REST: Duration = Duration::from_millis(5);

/// An address on this machine of an attacker's own; the house counts by address.
type Ip = [u8; 4];

/// A connection from an address.
pub async fn from(ip: Ip, to: SocketAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::from((ip, 0)))?;
    // Little waits on this side, so that one who does not read is soon noticed.
    socket.set_recv_buffer_size(4096)?;
    socket.connect(to).await
}

/// The status and the body that a request is answered with; 0 if the connection was closed without an answer.
pub async fn told(ip: Ip, to: SocketAddr, request: &str) -> (u16, String) {
    let mut answer = Vec::new();
    if let Ok(mut stream) = from(ip, to).await
        && stream.write_all(request.as_bytes()).await.is_ok()
    {
        let _ = timeout(SOON, stream.read_to_end(&mut answer)).await;
    }
    let answer = String::from_utf8_lossy(&answer);
    let status = answer.split_whitespace().nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    (status, answer.split_once("\r\n\r\n").map(|(_, body)| body.to_owned()).unwrap_or_default())
}

/// A request as it is sent, with more headers.
pub fn request(method: &str, path: &str, more: &[(&str, &str)], body: &str) -> String {
    let more: String = more.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    let length = body.len();
    format!("{method} {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n{more}content-length: {length}\r\n\r\n{body}")
}

pub fn post(path: &str, body: &Value) -> String {
    request("POST", path, &[], &body.to_string())
}

fn new(game: &str, terms: Value) -> String {
    let seats = json!([{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]);
    post("/api/matches", &json!({"game": game, "seats": seats, "terms": terms}))
}

/// Opens a table from an address.
pub async fn open(ip: Ip, to: SocketAddr, game: &str, terms: Value) -> MatchCreated {
    let (status, body) = told(ip, to, &new(game, terms)).await;
    assert_eq!(status, 201, "{body}");
    serde_json::from_str(&body).expect("it is a match")
}

/// A socket to a table, as a page of `origin` opens it.
pub async fn socket(
    ip: Ip,
    to: SocketAddr,
    id: &str,
    origin: Option<&str>,
) -> Result<WebSocketStream<TcpStream>, Error> {
    let mut request = format!("ws://{to}/api/matches/{id}/socket").into_client_request()?;
    if let Some(origin) = origin {
        request.headers_mut().insert("origin", origin.parse().expect("a header"));
    }
    Ok(client_async(request, from(ip, to).await?).await?.0)
}

pub fn said(id: u32, what: FromPlayer) -> Message {
    Message::text(serde_json::to_string(&Said { id, what }).expect("messages are plain data"))
}

pub fn hello(token: Option<&str>) -> FromPlayer {
    let tokens = token.into_iter().map(str::to_owned).collect();
    FromPlayer::Hello { protocol: PROTOCOL, lang: Lang::En, tokens, since: None }
}

/// What came of one kind of attack.
#[derive(Clone, Copy, Default, Debug)]
pub struct Outcome {
    /// How often it was tried.
    pub tried: u64,
    /// How often it was refused as it should be, or answered where an answer is no harm.
    pub refused: u64,
    /// How often a guest was let in who may be, so often and no more.
    pub let_in: u64,
}

/// What all attackers know and count.
#[derive(Default)]
struct Tried {
    is_over: AtomicBool,
    outcomes: Mutex<BTreeMap<&'static str, Outcome>>,
    /// What was answered as it should not be.
    wrong: Mutex<Vec<String>>,
}

impl Tried {
    fn goes_on(&self) -> bool {
        !self.is_over.load(Ordering::Relaxed)
    }

    fn count(&self, what: &'static str, change: impl FnOnce(&mut Outcome)) {
        let mut outcomes = self.outcomes.lock().unwrap_or_else(PoisonError::into_inner);
        let outcome = outcomes.entry(what).or_default();
        outcome.tried += 1;
        change(outcome);
    }

    /// An attack was refused, if it was.
    fn refused(&self, what: &'static str, is_refused: bool, how: impl FnOnce() -> String) {
        self.count(what, |outcome| outcome.refused += u64::from(is_refused));
        if !is_refused {
            let mut wrong = self.wrong.lock().unwrap_or_else(PoisonError::into_inner);
            if wrong.len() < 20 {
                wrong.push(format!("{what}: {}", how()));
            }
        }
    }
}

/// The crowd while it attacks.
pub struct Crowd {
    tried: Arc<Tried>,
    tasks: JoinSet<()>,
}

/// One who attacks: from where, whom, and who counts.
#[derive(Clone)]
struct Foe {
    ip: Ip,
    to: SocketAddr,
    tried: Arc<Tried>,
}

impl Foe {
    /// Asks again and again, and is to be answered with one of these.
    async fn ask(self, what: &'static str, statuses: &'static [u16], request: impl Fn(u32) -> String) {
        let mut n = 0;
        while self.tried.goes_on() {
            n += 1;
            let (status, body) = told(self.ip, self.to, &request(n)).await;
            self.tried.refused(what, statuses.contains(&status), || format!("{status} {body}"));
            sleep(REST).await;
        }
    }

    /// Comes to a table with a token, or none.
    async fn come(&self, id: &str, token: Option<&str>) -> Option<WebSocketStream<TcpStream>> {
        let mut guest = socket(self.ip, self.to, id, None).await.ok()?;
        guest.send(said(1, hello(token))).await.ok()?;
        Some(guest)
    }
}

/// The next message; nothing if the connection has ended.
async fn heard(guest: &mut WebSocketStream<TcpStream>) -> Option<FromTable> {
    loop {
        match timeout(SOON, guest.next()).await.ok()?? {
            Ok(Message::Text(text)) => return serde_json::from_str(&text).ok(),
            Ok(Message::Close(_)) | Err(_) => return None,
            Ok(_) => {}
        }
    }
}

/// The answer to a message; what else is told goes to the follower.
async fn answered(
    guest: &mut WebSocketStream<TcpStream>,
    follower: &mut Follower,
    n: u32,
    what: FromPlayer,
) -> Option<FromTable> {
    guest.send(said(n, what)).await.ok()?;
    loop {
        let message = heard(guest).await?;
        let is_answer = message.answers() == Some(n);
        follower.take(&message).ok()?;
        if is_answer {
            return Some(message);
        }
    }
}

impl Crowd {
    /// Sets a crowd on a server that counts by address; `victim` is a table of others, its tokens known to nobody here.
    pub async fn gather(to: SocketAddr, victim: &str) -> Crowd {
        let tried = Arc::new(Tried::default());
        let mut tasks = JoinSet::new();
        let foe = |n: u8| Foe { ip: [127, 0, 0, n], to, tried: Arc::clone(&tried) };
        let table = |rest: &str| format!("/api/matches/{victim}/{rest}");
        tasks.spawn(tables_without_end(foe(2)));
        tasks.spawn(half_requests(foe(3), "half a head", "POST /api/matches HTTP/1.1\r\nhost: x\r\ncontent-le"));
        let body = "POST /api/matches HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{";
        tasks.spawn(half_requests(foe(4), "half a body", body));
        tasks.spawn(half_requests(foe(5), "silence", ""));
        let path = table("state");
        tasks.spawn(foe(6).ask("tokens guessed", &[403], move |n| {
            request("GET", &path, &[("authorization", &format!("Bearer {n:032x}"))], "")
        }));
        let path = table("seat");
        tasks.spawn(foe(7).ask("invitations guessed", &[403], move |n| {
            post(&path, &json!({"invitation": format!("{n:032x}"), "name": "Eve"}))
        }));
        let paths = ["seats/1/invitation", "seats/1/bot", "seats/1/name", "rematch"].map(table);
        tasks.spawn(foe(8).ask("seats stolen as host", &[403, 429], move |n| {
            let key = format!("Bearer {n:032x}");
            let path = &paths[n as usize % paths.len()];
            let body = if path.ends_with("name") { json!({"name": "Eve"}) } else { json!({"bot": "1"}) };
            request("POST", path, &[("authorization", &key)], &body.to_string())
        }));
        let paths = ["/api/matches".to_owned(), table("seat"), table("seats/1/invitation"), table("rematch")];
        tasks.spawn(foe(9).ask("pages of other sites", &[403], move |n| {
            let origin = ["https://evil.example", "null", "http://x.evil.example"][n as usize % 3];
            request("POST", &paths[n as usize % paths.len()], &[("origin", origin)], "{}")
        }));
        let huge = post(&table("seat"), &json!("x".repeat(70_000)));
        tasks.spawn(foe(10).ask("bodies too long", &[413], move |_| huge.clone()));
        let paths = [table("nothing"), "/api/matches/0123456789abcdef".to_owned(), "/api/x".to_owned()];
        tasks.spawn(
            foe(11)
                .ask("addresses guessed", &[404], move |n| request("GET", &paths[n as usize % paths.len()], &[], "")),
        );
        tasks.spawn(foe(12).ask("names that deceive", &[422, 429], |n| {
            let name = ["Ann\u{202e}", "\u{200b}", "Bo\u{2066}x"][n as usize % 3];
            let seats = json!([{"kind": "person", "name": name}, {"kind": "person", "name": "Bo"}]);
            post("/api/matches", &json!({"game": "reef", "seats": seats}))
        }));
        tasks.spawn(other_sites_sockets(foe(13), victim.to_owned()));
        tasks.spawn(tokens_at_sockets(foe(14), victim.to_owned()));
        let private = open([127, 0, 0, 15], to, "reef", json!({"spectators": false})).await;
        tasks.spawn(private_tables(foe(15), private, victim.to_owned()));
        let own = |n: u8, game: &'static str| open([127, 0, 0, n], to, game, json!({}));
        tasks.spawn(acting_for_others(foe(16), own(16, "reef").await));
        tasks.spawn(taking_back_to_peek(foe(17), own(17, "reef").await));
        let point = FromPlayer::Point { seat: 0, wish: json!({"item": "zzz"}) };
        for (n, what) in [(18, point), (19, FromPlayer::LookBack { at: u32::MAX })] {
            tasks.spawn(heavy_questions(foe(n), own(n, "coral").await, what));
        }
        tasks.spawn(floods(foe(22), own(22, "islands").await));
        tasks.spawn(advice_without_end(foe(23), own(23, "reef").await));
        tasks.spawn(bots_without_end(foe(24)));
        tasks.spawn(messages_without_end(foe(25), victim.to_owned()));
        tasks.spawn(deaf_guests(foe(20), own(20, "relief").await));
        tasks.spawn(nonsense_at_sockets(foe(21), victim.to_owned()));
        Crowd { tried, tasks }
    }

    /// Sends everybody home: what came of each attack, and what was answered as it should not be.
    pub async fn disperse(mut self) -> (BTreeMap<&'static str, Outcome>, Vec<String>) {
        self.tried.is_over.store(true, Ordering::Relaxed);
        let mut wrong = Vec::new();
        while let Ok(Some(ended)) = timeout(SOON * 2, self.tasks.join_next()).await {
            if let Err(error) = ended {
                wrong.push(error.to_string());
            }
        }
        if !self.tasks.is_empty() {
            wrong.push("an attacker is kept for ever".to_owned());
        }
        wrong.append(&mut self.tried.wrong.lock().unwrap_or_else(PoisonError::into_inner));
        (self.tried.outcomes.lock().unwrap_or_else(PoisonError::into_inner).clone(), wrong)
    }
}

async fn tables_without_end(foe: Foe) {
    let ask = new("reef", json!({}));
    while foe.tried.goes_on() {
        let (status, body) = told(foe.ip, foe.to, &ask).await;
        match status {
            201 => foe.tried.count("tables without end", |outcome| outcome.let_in += 1),
            _ => foe.tried.refused("tables without end", status == 429, || format!("{status} {body}")),
        }
        sleep(REST).await;
    }
}

/// Holds what has been begun, and more of it than one address may.
async fn half_requests(foe: Foe, what: &'static str, begun: &str) {
    let mut held = VecDeque::new();
    while foe.tried.goes_on() {
        if let Ok(mut stream) = from(foe.ip, foe.to).await {
            let _ = stream.write_all(begun.as_bytes()).await;
            held.push_back(stream);
        }
        foe.tried.count(what, |_| ());
        if held.len() > 300
            && let Some(mut oldest) = held.pop_front()
        {
            // It was closed long ago, or not let in at all.
            let mut rest = Vec::new();
            let is_closed = timeout(SOON, oldest.read_to_end(&mut rest)).await.is_ok();
            foe.tried.refused(what, is_closed, || "is waited for without end".to_owned());
        }
        sleep(REST).await;
    }
}

async fn other_sites_sockets(foe: Foe, id: String) {
    for origin in ["http://evil.example", "null", "https://127.0.0.1.evil.example"].iter().cycle() {
        if !foe.tried.goes_on() {
            return;
        }
        let came = socket(foe.ip, foe.to, &id, Some(origin)).await;
        let status = if let Err(Error::Http(answer)) = &came { answer.status().as_u16() } else { 0 };
        foe.tried.refused("sockets of other sites", status == 403, || format!("{origin}: {status}"));
        sleep(REST).await;
    }
}

async fn tokens_at_sockets(foe: Foe, id: String) {
    let mut n = 0_u32;
    while foe.tried.goes_on() {
        let Ok(mut guest) = socket(foe.ip, foe.to, &id, None).await else { continue };
        while foe.tried.goes_on() {
            n += 1;
            if guest.send(said(n, hello(Some(&format!("{n:032x}"))))).await.is_err() {
                break;
            }
            let Some(answer) = heard(&mut guest).await else { break };
            let name = if let FromTable::Refused { problem, .. } = &answer { Some(problem.name) } else { None };
            let is_refused = name == Some(ProblemName::BadToken);
            foe.tried.refused("tokens guessed at sockets", is_refused, || format!("{answer:?}"));
            sleep(REST).await;
        }
    }
}

/// What is not for strangers, and whether it can be found.
async fn private_tables(foe: Foe, private: MatchCreated, victim: String) {
    let id = private.table.id;
    while foe.tried.goes_on() {
        for path in ["state", "record"] {
            let (status, _) =
                told(foe.ip, foe.to, &request("GET", &format!("/api/matches/{id}/{path}"), &[], "")).await;
            foe.tried.refused("private tables", status == 403, || format!("{path}: {status}"));
        }
        if let Some(mut guest) = foe.come(&id, None).await {
            let answer = heard(&mut guest).await;
            let is_refused =
                matches!(&answer, Some(FromTable::Refused { problem, .. }) if problem.name == ProblemName::Private);
            foe.tried.refused("private tables", is_refused, || format!("{answer:?}"));
        }
        let (status, list) = told(foe.ip, foe.to, &request("GET", "/api/matches", &[], "")).await;
        let is_hidden = status == 200 && !list.contains(&id) && !list.contains(&victim);
        foe.tried.refused("private tables", is_hidden, || format!("{status}: they are in the list"));
        sleep(REST).await;
    }
}

async fn acting_for_others(foe: Foe, own: MatchCreated) {
    let mut follower = Follower::default();
    let Some(mut guest) = foe.come(&own.table.id, own.tokens[0].as_deref()).await else { return };
    let mut n = 1;
    while foe.tried.goes_on() {
        let expect = follower.revision;
        for what in [
            FromPlayer::Act { seat: 1, expect, code: 0 },
            FromPlayer::Undo { seat: 1, expect },
            FromPlayer::Agree { seat: 1, yes: true },
            FromPlayer::Chat { seat: 1, text: "I resign".to_owned() },
            FromPlayer::Hint { longer: false, seat: 1 },
        ] {
            n += 1;
            let answer = answered(&mut guest, &mut follower, n, what).await;
            let is_refused = matches!(answer, Some(FromTable::Refused { .. }));
            foe.tried.refused("acting for others", is_refused, || format!("{answer:?}"));
            sleep(REST).await;
        }
    }
}

/// Plays both seats of a table, and takes back whatever it may: what has fallen stays.
async fn taking_back_to_peek(foe: Foe, first: MatchCreated) {
    let tokens: Vec<String> = first.tokens.iter().flatten().cloned().collect();
    let Ok(mut guest) = socket(foe.ip, foe.to, &first.table.id, None).await else { return };
    let hello = FromPlayer::Hello { protocol: PROTOCOL, lang: Lang::En, tokens, since: None };
    let (mut follower, mut n) = (Follower::default(), 1);
    if guest.send(said(n, hello)).await.is_err() {
        return;
    }
    let fallen = |follower: &Follower| follower.log().iter().filter(|line| line.seat.is_none()).count();
    while foe.tried.goes_on() {
        n += 1;
        if answered(&mut guest, &mut follower, n, FromPlayer::Resync).await.is_none() {
            return;
        }
        let Some(state) = follower.state() else { continue };
        let atoll_protocol::TurnState::Decide { seats } = &state.turn else { return };
        let (seat, expect) = (seats[0], follower.revision);
        let Some(code) = state.legal.get(n as usize % state.legal.len().max(1)).map(|action| action.code) else {
            return;
        };
        n += 1;
        let _ = answered(&mut guest, &mut follower, n, FromPlayer::Act { seat, expect, code }).await;
        let before = fallen(&follower);
        n += 1;
        let undo = FromPlayer::Undo { seat, expect: follower.revision };
        let answer = answered(&mut guest, &mut follower, n, undo).await;
        let is_kept = fallen(&follower) == before && answer.is_some();
        foe.tried.refused("taking back to peek", is_kept, || format!("{answer:?}"));
        sleep(REST).await;
    }
}

/// What is heavy is asked without end; whoever asks too much is heard later.
async fn heavy_questions(foe: Foe, own: MatchCreated, what: FromPlayer) {
    while foe.tried.goes_on() {
        let Some(mut guest) = foe.come(&own.table.id, own.tokens[0].as_deref()).await else { continue };
        let (mut n, mut follower) = (1, Follower::default());
        while foe.tried.goes_on() {
            n += 1;
            let Some(answer) = answered(&mut guest, &mut follower, n, what.clone()).await else { break };
            foe.tried.refused("heavy questions", answer.answers() == Some(n), || format!("{answer:?}"));
        }
    }
}

/// Many windows of one seat ask for everything, much at once, and read all of it.
async fn floods(foe: Foe, own: MatchCreated) {
    let mut windows = JoinSet::new();
    for _ in 0..8 {
        let (foe, id, token) = (foe.clone(), own.table.id.clone(), own.tokens[0].clone());
        windows.spawn(async move {
            while foe.tried.goes_on() {
                let Some(mut guest) = foe.come(&id, token.as_deref()).await else { continue };
                let mut n = 1;
                while foe.tried.goes_on() {
                    for _ in 0..50 {
                        n += 1;
                        let what = if n % 2 == 0 { FromPlayer::Resync } else { FromPlayer::LookBack { at: n } };
                        if guest.feed(said(n, what)).await.is_err() {
                            break;
                        }
                    }
                    let _ = guest.flush().await;
                    let mut answer = None;
                    while foe.tried.goes_on() {
                        answer = heard(&mut guest).await;
                        if answer.as_ref().is_none_or(|answer| answer.answers() == Some(n)) {
                            break;
                        }
                    }
                    if answer.is_none() {
                        break;
                    }
                    foe.tried.refused("floods of questions", true, String::new);
                }
            }
        });
    }
    while windows.join_next().await.is_some() {}
}

/// Many windows of one seat want advice, which takes long.
async fn advice_without_end(foe: Foe, own: MatchCreated) {
    let mut windows = JoinSet::new();
    for _ in 0..8 {
        let (foe, id, tokens) = (foe.clone(), own.table.id.clone(), own.tokens.clone());
        windows.spawn(async move {
            let mut n = 1;
            while foe.tried.goes_on() {
                let Some(mut guest) = foe.come(&id, tokens[0].as_deref()).await else { continue };
                // And comes again as soon as it has asked.
                for _ in 0..5 {
                    n += 1;
                    if guest.send(said(n, FromPlayer::Hint { seat: 0, longer: true })).await.is_err() {
                        break;
                    }
                    foe.tried.refused("advice without end", true, String::new);
                }
                sleep(20 * REST).await;
            }
        });
    }
    while windows.join_next().await.is_some() {}
}

/// Tables at which only bots play, who think long.
async fn bots_without_end(foe: Foe) {
    let bot = json!({"kind": "bot", "name": "Bot", "bot": "5"});
    let ask = post("/api/matches", &json!({"game": "reef", "seats": [bot, bot]}));
    while foe.tried.goes_on() {
        let (status, body) = told(foe.ip, foe.to, &ask).await;
        match status {
            201 => foe.tried.count("bots without end", |outcome| outcome.let_in += 1),
            _ => foe.tried.refused("bots without end", status == 429, || format!("{status} {body}")),
        }
        sleep(REST).await;
    }
}

/// A message that is never whole, of parts that are nothing.
async fn messages_without_end(foe: Foe, id: String) {
    let parts = [0x00, 0x80, 1, 2, 3, 4].repeat(1000);
    while foe.tried.goes_on() {
        let Some(mut guest) = foe.come(&id, None).await else { continue };
        while !matches!(heard(&mut guest).await, Some(FromTable::State { .. }) | None) {}
        let stream = guest.get_mut();
        if stream.write_all(&[0x01, 0x80, 1, 2, 3, 4]).await.is_err() {
            continue;
        }
        while foe.tried.goes_on() {
            match timeout(Duration::from_millis(200), stream.write_all(&parts)).await {
                Ok(Ok(())) => foe.tried.refused("messages without end", true, String::new),
                Ok(Err(_)) => break,
                // Part of the parts is on its way; the next would be none.
                Err(_) => {
                    foe.tried.refused("messages without end", true, String::new);
                    break;
                }
            }
        }
    }
}

/// Guests who ask for everything and read nothing of it.
async fn deaf_guests(foe: Foe, own: MatchCreated) {
    while foe.tried.goes_on() {
        let Some(mut guest) = foe.come(&own.table.id, None).await else { continue };
        for n in 2.. {
            match timeout(Duration::from_millis(200), guest.send(said(n, FromPlayer::Resync))).await {
                Ok(Ok(())) if foe.tried.goes_on() => {}
                Ok(Err(_)) => {
                    foe.tried.refused("guests who do not read", true, String::new);
                    break;
                }
                _ if !foe.tried.goes_on() => return,
                // The server does not read on either, until it shows the door.
                _ => {}
            }
        }
    }
}

async fn nonsense_at_sockets(foe: Foe, id: String) {
    let texts = ["{", "[]", "{\"id\":-1}", "\u{0}", "{\"id\":1,\"type\":\"act\"}"];
    while foe.tried.goes_on() {
        let Some(mut guest) = foe.come(&id, None).await else { continue };
        while !matches!(heard(&mut guest).await, Some(FromTable::State { .. }) | None) {}
        for text in texts.iter().map(|text| (*text).to_owned()).chain(["x".repeat(20_000)]) {
            if guest.send(Message::text(text.clone())).await.is_err() {
                break;
            }
            let answer = loop {
                match heard(&mut guest).await {
                    Some(FromTable::Refused { problem, .. }) => break Some(problem.name),
                    Some(_) => {}
                    None => break None,
                }
            };
            let is_refused = matches!(answer, Some(ProblemName::Malformed | ProblemName::TooLarge));
            foe.tried.refused("nonsense", is_refused, || format!("{answer:?}"));
            sleep(REST).await;
        }
        // One too long for anything is not read at all.
        let _ = guest.send(Message::text("x".repeat(100_000))).await;
        let mut is_closed = false;
        for _ in 0..1000 {
            is_closed = heard(&mut guest).await.is_none();
            if is_closed {
                break;
            }
        }
        foe.tried.refused("nonsense", is_closed, || "a huge message is read".to_owned());
    }
}
