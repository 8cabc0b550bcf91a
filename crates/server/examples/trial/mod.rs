//! What all trials of servers share: guests, what is counted, and how it is told.
#![allow(dead_code, reason = "not every trial uses everything")]

use std::collections::BTreeMap;
use std::error::Error;
use std::time::Duration;

use atoll_core::Lang;
use atoll_protocol::{Follower, FromPlayer, PROTOCOL, Said, TableState};
use atoll_server::store::Row;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

pub type Failed = Box<dyn Error + Send + Sync>;
pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// How long an answer may take.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// What was counted, and what was lost.
#[derive(Default)]
pub struct Counts {
    told: BTreeMap<&'static str, u64>,
    losses: Vec<String>,
}

impl Counts {
    pub fn add(&mut self, what: &'static str, count: u64) {
        *self.told.entry(what).or_default() += count;
    }

    pub fn lose(&mut self, what: String) {
        eprintln!("LOST: {what}");
        self.losses.push(what);
    }

    /// What others have counted is counted here, too.
    pub fn join(&mut self, others: Counts) {
        for (what, count) in others.told {
            self.add(what, count);
        }
        self.losses.extend(others.losses);
    }

    /// Tells everything, and ends the program: with 1 if anything was lost.
    pub fn conclude(&self, as_json: bool) -> ! {
        if as_json {
            println!("{}", json!({ "counts": self.told, "losses": self.losses }));
        } else {
            for (what, count) in &self.told {
                println!("{count:>8} {what}");
            }
        }
        std::process::exit(i32::from(!self.losses.is_empty()));
    }
}

/// An act that was acknowledged.
pub struct Done {
    pub seat: u8,
    /// The revision it was made on, and the one it led to.
    pub expect: u32,
    pub revision: u32,
    pub code: u32,
}

impl Done {
    /// How often it stands in a log where it should.
    pub fn times(&self, log: &[Row]) -> usize {
        let part = log.get(self.expect as usize..self.revision as usize).unwrap_or_default();
        part.iter().filter(|row| **row == Row::Event(u32::from(self.seat) << 24 | self.code)).count()
    }
}

/// The status and the answer of a request.
pub async fn request(addr: &str, method: &str, path: &str, body: &str) -> Result<(u16, Value), Failed> {
    let mut stream = TcpStream::connect(addr).await?;
    let length = body.len();
    let head =
        format!("{method} {path} HTTP/1.1\r\nhost: {addr}\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n");
    stream.write_all((head + body).as_bytes()).await?;
    let mut answer = String::new();
    timeout(PATIENCE, stream.read_to_string(&mut answer)).await??;
    let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or("no status")?;
    Ok((status, serde_json::from_str(answer.split_once("\r\n\r\n").ok_or("no answer")?.1).unwrap_or(Value::Null)))
}

/// Opens a table of two people; its id and their tokens.
pub async fn open(addr: &str, game: &str) -> Result<(String, Vec<String>), Failed> {
    let seats = json!([{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]);
    let new = json!({"game": game, "seats": seats}).to_string();
    let (status, created) = request(addr, "POST", "/api/matches", &new).await?;
    let id = created["table"]["id"].as_str().ok_or_else(|| format!("{status}: no table: {created}"))?.to_owned();
    let tokens = created["tokens"].as_array().into_iter().flatten();
    Ok((id, tokens.filter_map(|token| token.as_str().map(str::to_owned)).collect()))
}

/// Comes to a table.
pub async fn connect(addr: &str, id: &str, token: Option<&str>) -> Result<Socket, Failed> {
    let (mut socket, _) = connect_async(format!("ws://{addr}/api/matches/{id}/socket")).await?;
    if let MaybeTlsStream::Plain(stream) = socket.get_ref() {
        stream.set_nodelay(true)?;
    }
    say(&mut socket, 1, hello(token)).await.ok_or("the server does not listen")?;
    Ok(socket)
}

pub fn hello(token: Option<&str>) -> FromPlayer {
    let tokens = token.map(str::to_owned).into_iter().collect();
    FromPlayer::Hello { protocol: PROTOCOL, lang: Lang::En, tokens, since: None }
}

pub async fn say(socket: &mut Socket, id: u32, what: FromPlayer) -> Option<()> {
    let text = serde_json::to_string(&Said { id, what }).ok()?;
    timeout(Duration::from_secs(2), socket.send(Message::text(text))).await.ok()?.ok()
}

/// What a guest sees of a table, and at which revision.
pub async fn look(addr: &str, id: &str, token: Option<&str>) -> Result<(u32, TableState), Failed> {
    let mut socket = connect(addr, id, token).await?;
    let mut follower = Follower::default();
    while let Some(Ok(message)) = timeout(PATIENCE, socket.next()).await? {
        let Message::Text(text) = message else { continue };
        if follower.take(&serde_json::from_str(&text)?)? {
            return Ok((follower.revision, follower.state().ok_or("no state")?.clone()));
        }
    }
    Err("the table does not tell its state".into())
}
