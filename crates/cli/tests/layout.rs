//! The layout of `deploy/` without containers: three `atoll serve`, a PostgreSQL and a NATS, and Caddy in front with the
//! file that ships. Guests come through Caddy, one server after another is told to stop, and they play on.
#![cfg(unix)]

#[path = "../../server/tests/common/engines.rs"]
mod engines;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use atoll_core::Lang;
use atoll_protocol::{Follower, FromPlayer, FromTable, PROTOCOL, Said, TurnState};
use engines::{Nats, Postgres, free_port};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::stream::MaybeTlsStream;
use tokio_tungstenite::tungstenite::{Message, WebSocket, connect};

/// How long anything may take, the change of servers with it.
const SOON: Duration = Duration::from_secs(20);

/// A program that ends with the test.
struct Program(Child);

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn server(store: &str, nats: &str) -> (Program, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_atoll"));
    command.args(["serve", "--addr", "127.0.0.1:0", "--pace", "0", "--connections", "0", "--tables", "0"]);
    let mut child =
        command.args(["--store", store, "--cluster", nats]).stdout(Stdio::piped()).spawn().expect("it starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("it is piped")).read_line(&mut line).expect("it says where it is");
    let addr = line.trim().strip_prefix("Atoll is at http://").expect("it says where it is").to_owned();
    (Program(child), addr)
}

/// Caddy with the file of `deploy/`, at a port of its own.
fn caddy(folder: &Path, servers: &[String]) -> (Program, String) {
    let usual = ["/usr/bin/caddy", "/usr/local/bin/caddy"].map(PathBuf::from);
    let program = usual.into_iter().find(|path| path.is_file());
    let program = program.unwrap_or_else(|| panic!("there is no caddy: install the package `caddy`"));
    let addr = format!("127.0.0.1:{}", free_port());
    let mut command = Command::new(program);
    command.args([
        "run",
        "--adapter",
        "caddyfile",
        "--config",
        concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/Caddyfile"),
    ]);
    command.env("SITE", format!("http://{addr}")).env("SERVERS", servers.join(" "));
    command.env("CADDY_ADMIN", format!("127.0.0.1:{}", free_port()));
    command.env("HOME", folder).env("XDG_DATA_HOME", folder).env("XDG_CONFIG_HOME", folder);
    let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("Caddy starts");
    (Program(child), addr)
}

/// An answer that comes whole: as of old, not in pieces.
fn ask(addr: &str, method: &str, path: &str, body: &str) -> Option<(u16, Value)> {
    let mut stream = TcpStream::connect(addr).ok()?;
    stream.set_read_timeout(Some(SOON)).ok()?;
    let length = body.len();
    let head =
        format!("{method} {path} HTTP/1.0\r\nHost: {addr}\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n");
    stream.write_all((head + body).as_bytes()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    let status = answer.split(' ').nth(1)?.parse().ok()?;
    Some((status, serde_json::from_str(answer.split_once("\r\n\r\n")?.1).unwrap_or(Value::Null)))
}

/// A guest who comes back whenever it is sent away.
struct Guest {
    addr: String,
    id: String,
    token: String,
    socket: Option<WebSocket<MaybeTlsStream<TcpStream>>>,
    told: Follower,
    said: u32,
    /// How often it came.
    comings: usize,
}

impl Guest {
    fn say(&mut self, what: FromPlayer) {
        self.said += 1;
        let text = serde_json::to_string(&Said { id: self.said, what }).expect("messages are plain data");
        if self.socket.as_mut().is_none_or(|socket| socket.send(Message::text(text)).is_err()) {
            self.socket = None;
        }
    }

    /// The next message; it comes back first if it has to.
    fn next(&mut self) -> FromTable {
        let begun = Instant::now();
        loop {
            assert!(begun.elapsed() < SOON, "nobody lets the guest in");
            let Some(socket) = &mut self.socket else {
                std::thread::sleep(Duration::from_millis(50));
                let url = format!("ws://{}/api/matches/{}/socket", self.addr, self.id);
                let Ok((socket, _)) = connect(url) else { continue };
                if let MaybeTlsStream::Plain(stream) = socket.get_ref() {
                    stream.set_read_timeout(Some(Duration::from_secs(5))).expect("it can be set");
                }
                self.socket = Some(socket);
                self.told = Follower::default();
                self.comings += 1;
                let tokens = vec![self.token.clone()];
                self.say(FromPlayer::Hello { protocol: PROTOCOL, lang: Lang::En, tokens, since: None });
                continue;
            };
            match socket.read() {
                Ok(Message::Text(text)) => {
                    let message: FromTable = serde_json::from_str(&text).expect("the server speaks the protocol");
                    // A table that is just changing hands sends its guests away once.
                    if matches!(&message, FromTable::Refused { .. }) && self.told.state().is_none() {
                        self.socket = None;
                        continue;
                    }
                    self.told.take(&message).expect("what is told fits");
                    return message;
                }
                Ok(Message::Close(_)) | Err(_) => self.socket = None,
                Ok(_) => {}
            }
        }
    }
}

/// Lets guests act in turn until so many acts are acknowledged; the newest revision that was.
fn play(guests: &mut [Guest], count: usize) -> u32 {
    let (mut done, mut newest, mut at) = (0, 0, 0);
    while done < count {
        at += 1;
        let seat = at % guests.len();
        let guest = &mut guests[seat];
        guest.say(FromPlayer::Resync);
        let asked = guest.said;
        // If it has come back meanwhile, what it asked is forgotten.
        while guest.next().answers() != Some(asked) && guest.said == asked {}
        let Some(state) = guest.told.state() else { continue };
        let TurnState::Decide { seats } = &state.turn else { panic!("the match is over too soon") };
        if !seats.contains(&(seat as u8)) || state.legal.is_empty() {
            continue;
        }
        let (expect, code) = (guest.told.revision, state.legal[at % state.legal.len()].code);
        guest.say(FromPlayer::Act { seat: seat as u8, expect, code });
        let (asked, comings) = (guest.said, guest.comings);
        while guest.comings == comings {
            match guest.next() {
                FromTable::Done { id, revision } if id == asked => {
                    (done, newest) = (done + 1, newest.max(revision));
                    break;
                }
                FromTable::Refused { id, .. } if id == Some(asked) => break,
                _ => {}
            }
        }
    }
    newest
}

#[test]
fn guests_behind_caddy_play_on_while_servers_stop_one_after_another() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let (mut postgres, nats) = (Postgres::start(), Nats::start());
    let store = postgres.database();
    let mut servers: Vec<(Program, String)> = (0..3).map(|_| server(&store, &nats.address())).collect();
    let addrs: Vec<String> = servers.iter().map(|(_, addr)| addr.clone()).collect();
    // Servers that share a database share it with no other.
    let mut alone = Command::new(env!("CARGO_BIN_EXE_atoll"));
    let alone = alone.args(["serve", "--addr", "127.0.0.1:0", "--store", &store]).output().expect("it starts");
    assert!(!alone.status.success());
    assert!(String::from_utf8_lossy(&alone.stderr).contains("--cluster"), "{alone:?}");
    let (_caddy, front) = caddy(folder.path(), &addrs);
    let begun = Instant::now();
    while ask(&front, "GET", "/api", "").is_none_or(|(status, _)| status != 200) {
        assert!(begun.elapsed() < SOON, "nobody answers behind Caddy");
        std::thread::sleep(Duration::from_millis(100));
    }
    // What is for those who watch over the house is not for guests.
    for path in ["/metrics", "/ready"] {
        assert_eq!(ask(&front, "GET", path, "").expect("an answer").0, 404);
        assert_eq!(ask(&addrs[0], "GET", path, "").expect("an answer").0, 200);
    }
    let people = json!([{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]);
    let (status, created) =
        ask(&front, "POST", "/api/matches", &json!({"game": "islands", "seats": people}).to_string())
            .expect("an answer");
    assert_eq!(status, 201, "{created}");
    let id = created["table"]["id"].as_str().expect("an id").to_owned();
    let mut guests: Vec<Guest> = (0..2)
        .map(|seat| Guest {
            addr: front.clone(),
            id: id.clone(),
            token: created["tokens"][seat].as_str().expect("a token").to_owned(),
            socket: None,
            told: Follower::default(),
            said: 0,
            comings: 0,
        })
        .collect();
    let mut newest = play(&mut guests, 6);
    for _ in 0..2 {
        let (mut program, _) = servers.remove(0);
        let told = Command::new("kill").args(["-TERM", &program.0.id().to_string()]).status().expect("kill is there");
        assert!(told.success());
        let later = play(&mut guests, 6);
        assert!(later > newest, "{later} after {newest}: a move was lost");
        newest = later;
        let begun = Instant::now();
        while program.0.try_wait().expect("it is ours").is_none() {
            assert!(begun.elapsed() < Duration::from_secs(6), "a server that is told to stop ends within five seconds");
            std::thread::sleep(Duration::from_millis(50));
        }
    }
    let (status, state) = ask(&front, "GET", &format!("/api/matches/{id}/state"), "").expect("an answer");
    assert_eq!(status, 200);
    assert!(state["revision"].as_u64().expect("a number") >= u64::from(newest));
    drop(servers);
    drop(nats);
}
