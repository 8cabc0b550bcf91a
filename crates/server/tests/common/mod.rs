//! A server for tests, and players who connect to it.
#![allow(dead_code, reason = "not every test file uses everything")]

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use atoll_protocol::{Follower, FromPlayer, FromTable, MatchCreated, PROTOCOL, Said, TableState, TurnState};
use atoll_registry::{Entry, GAMES, Listed};
use atoll_server::store::{self, Store};
use atoll_server::{App, Games, Limits};
use atoll_testkit::toy::Sound;
use axum::body::{Body, to_bytes};
use axum::http::{Request, Response, StatusCode, header};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use tower::ServiceExt;

/// A game with secrets and simultaneous choices.
pub const PEARLS: &str = "pearls";

/// The toy game and all that ship.
pub fn games() -> Games {
    let toy: &'static dyn Listed = &Entry::<Sound>::NEW;
    let list: Vec<&'static dyn Listed> = std::iter::once(toy).chain(GAMES.iter().copied()).collect();
    Games::of(&list)
}

pub async fn memory() -> Arc<dyn Store> {
    store::at("sqlite::memory:").await.expect("memory is there")
}

pub async fn file(folder: &Path) -> Arc<dyn Store> {
    store::at(&format!("sqlite:{}", folder.join("atoll.db").display())).await.expect("the folder is ours")
}

/// A server that listens.
pub struct Running {
    pub addr: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<std::io::Result<()>>,
    router: axum::Router,
}

impl Running {
    pub async fn start(store: Arc<dyn Store>) -> Running {
        Running::limited(store, Limits::NONE).await
    }

    pub async fn limited(store: Arc<dyn Store>, limits: Limits) -> Running {
        Running::of(App::new(games(), store, Duration::ZERO).limited(limits)).await
    }

    pub async fn of(app: App) -> Running {
        let router = app.router();
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let addr = listener.local_addr().expect("it listens");
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(app.serve(listener, async {
            let _ = stopped.await;
        }));
        Running { addr, stop: Some(stop), task, router }
    }

    /// Stops as a service is stopped.
    pub async fn stop(mut self) {
        self.stop.take().expect("it stops once").send(()).expect("it still runs");
        let ended = timeout(Duration::from_secs(10), self.task).await.expect("it ends in time");
        ended.expect("it does not panic").expect("it serves");
    }

    pub async fn get(&self, path: &str) -> (StatusCode, Value) {
        ask(&self.router, Request::get(path).body(Body::empty()).expect("a request")).await
    }

    /// As [`Running::get`], with the token of a seat.
    pub async fn get_as(&self, path: &str, token: Option<&str>) -> (StatusCode, Value) {
        let mut request = Request::get(path);
        if let Some(token) = token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        ask(&self.router, request.body(Body::empty()).expect("a request")).await
    }

    pub async fn post(&self, path: &str, body: impl Into<Body>) -> (StatusCode, Value) {
        ask(&self.router, Request::post(path).body(body.into()).expect("a request")).await
    }

    pub fn router(&self) -> axum::Router {
        self.router.clone()
    }

    pub async fn raw(&self, request: Request<Body>) -> Response<Body> {
        self.router.clone().oneshot(request).await.expect("a router always answers")
    }

    /// Opens a match of persons named A, B, C, D, which everybody may find.
    pub async fn open(&self, game: &str, seats: usize) -> MatchCreated {
        self.open_as(game, seats, true).await
    }

    /// As [`Running::open`], for those who know of it alone.
    pub async fn open_hidden(&self, game: &str, seats: usize) -> MatchCreated {
        self.open_as(game, seats, false).await
    }

    async fn open_as(&self, game: &str, seats: usize, listed: bool) -> MatchCreated {
        let seats: Vec<Value> =
            ["A", "B", "C", "D"][..seats].iter().map(|name| json!({"kind": "person", "name": name})).collect();
        let (status, created) = self
            .post("/api/matches", json!({"game": game, "seats": seats, "terms": {"listed": listed}}).to_string())
            .await;
        assert_eq!(status, StatusCode::CREATED, "{created}");
        serde_json::from_value(created).expect("it is a match")
    }

    pub async fn join(&self, id: &str, token: Option<&str>) -> Player {
        let mut player = self.connect(id, token).await;
        player.hello(None).await;
        player
    }

    pub async fn connect(&self, id: &str, token: Option<&str>) -> Player {
        let address = format!("ws://{}/api/matches/{id}/socket", self.addr);
        let (socket, _) = connect_async(address).await.expect("the server listens");
        let tokens = token.into_iter().map(str::to_owned).collect();
        Player { socket, tokens, said: 0, seat: None, revision: 0, told: Follower::default(), bytes: 0 }
    }
}

pub async fn ask(router: &axum::Router, request: Request<Body>) -> (StatusCode, Value) {
    let answer = router.clone().oneshot(request).await.expect("a router always answers");
    let status = answer.status();
    let body = to_bytes(answer.into_body(), 10_000_000).await.expect("the body ends");
    let value =
        serde_json::from_slice(&body).unwrap_or_else(|_| Value::String(String::from_utf8_lossy(&body).into_owned()));
    (status, value)
}

/// Somebody at a table.
pub struct Player {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub tokens: Vec<String>,
    /// The number of the last message.
    pub said: u32,
    pub seat: Option<u8>,
    pub revision: u32,
    /// What this player has put together.
    pub told: Follower,
    /// How many bytes it was sent.
    pub bytes: usize,
}

impl Player {
    /// Says hello, and hears the state if there is one newer than `since`.
    pub async fn hello(&mut self, since: Option<u32>) {
        let tokens = self.tokens.clone();
        self.say(FromPlayer::Hello { protocol: PROTOCOL, lang: atoll_core::Lang::En, tokens, since }).await;
        let welcome = self.until(|message| matches!(message, FromTable::Welcome { .. })).await;
        let FromTable::Welcome { table, .. } = welcome else { unreachable!("it was waited for") };
        if since != Some(table.revision) {
            self.until(|message| matches!(message, FromTable::State { .. })).await;
        }
    }

    /// Says hello to a table that may not be there at the moment; whether it was let in.
    pub async fn try_hello(&mut self) -> bool {
        let tokens = self.tokens.clone();
        let hello = FromPlayer::Hello { protocol: PROTOCOL, lang: atoll_core::Lang::En, tokens, since: None };
        self.say(hello).await;
        loop {
            match self.next().await {
                Some(FromTable::State { .. }) => return true,
                Some(FromTable::Refused { .. }) | None => return false,
                Some(_) => {}
            }
        }
    }

    /// Says something; the number that its answer carries.
    pub async fn say(&mut self, what: FromPlayer) -> u32 {
        self.said += 1;
        let said = Said { id: self.said, what };
        self.send(Message::text(serde_json::to_string(&said).expect("messages are plain data"))).await;
        self.said
    }

    /// Says something and hears its answer.
    pub async fn ask(&mut self, what: FromPlayer) -> FromTable {
        let id = self.say(what).await;
        self.until(|message| message.answers() == Some(id)).await
    }

    /// Says something and hears why not.
    pub async fn refused(&mut self, what: FromPlayer) -> (atoll_protocol::Problem, u32) {
        match self.ask(what).await {
            FromTable::Refused { problem, revision, .. } => (problem, revision),
            answer => panic!("{answer:?}"),
        }
    }

    pub async fn send(&mut self, message: Message) {
        self.socket.send(message).await.expect("the server listens");
    }

    /// The next message; nothing if the connection has ended.
    pub async fn next(&mut self) -> Option<FromTable> {
        loop {
            let message = timeout(Duration::from_secs(20), self.socket.next()).await.expect("an answer in time")?;
            let Ok(Message::Text(text)) = message else {
                match message {
                    Ok(Message::Close(_)) | Err(_) => return None,
                    Ok(_) => continue,
                }
            };
            self.bytes += text.len();
            let message: FromTable = serde_json::from_str(&text).expect("the server speaks the protocol");
            match &message {
                FromTable::Welcome { seats, .. } => self.seat = seats.first().copied(),
                message if self.told.take(message).expect("what is told fits") => self.revision = self.told.revision,
                _ => {}
            }
            return Some(message);
        }
    }

    pub async fn until(&mut self, wanted: impl Fn(&FromTable) -> bool) -> FromTable {
        loop {
            let message = self.next().await.expect("the connection lasts");
            if wanted(&message) {
                return message;
            }
        }
    }

    /// Waits for a revision at least this new.
    pub async fn reach(&mut self, revision: u32) {
        while self.revision < revision {
            self.next().await.expect("the connection lasts");
        }
    }

    pub fn state(&self) -> &TableState {
        self.told.state().expect("the player has been told")
    }

    pub fn is_asked(&self) -> bool {
        let asked = |seats: &Vec<u8>| self.seat.is_some_and(|seat| seats.contains(&seat));
        matches!(&self.state().turn, TurnState::Decide { seats } if asked(seats))
    }

    pub fn is_over(&self) -> bool {
        matches!(self.state().turn, TurnState::Over { .. })
    }

    /// Takes the n-th of the legal actions, counted round, and waits for the answer.
    pub async fn act(&mut self, nth: usize) -> FromTable {
        let legal = &self.state().legal;
        let code = legal[nth % legal.len()].code;
        let (seat, expect) = (self.seat.expect("a spectator cannot act"), self.revision);
        self.ask(FromPlayer::Act { seat, expect, code }).await
    }
}

/// Plays a match with these players until it is over or `most` acts are done.
pub async fn play(players: &mut [Player], most: usize) {
    for n in 0..most {
        let newest = players.iter().map(|player| player.revision).max().expect("there are players");
        for player in players.iter_mut() {
            player.reach(newest).await;
        }
        let Some(player) = players.iter_mut().find(|player| player.is_asked()) else {
            assert!(players[0].is_over(), "nobody is asked, and it is not over");
            return;
        };
        let before = player.revision;
        // Different choices in turn, so that the match gets somewhere.
        let answer = player.act(n * 7 + 1).await;
        assert!(matches!(answer, FromTable::Done { revision, .. } if revision > before), "{answer:?}");
        assert!(player.revision > before, "the state comes before what is done");
    }
}
