//! `atoll serve` as a program of its own: started, asked, killed and started again.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(folder: &Path) -> Server {
        let store = format!("sqlite:{}", folder.join("atoll.db").display());
        let mut process = Command::new(env!("CARGO_BIN_EXE_atoll"))
            .args(["serve", "--addr", "127.0.0.1:0", "--pace", "0", "--store", &store])
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let out = process.stdout.take().expect("the output is piped");
        BufReader::new(out).read_line(&mut line).expect("it says where it is");
        let address = line.trim().strip_prefix("Atoll is at http://").expect("it says where it is").to_owned();
        Server { process, address }
    }

    fn ask(&self, method: &str, path: &str, body: &str) -> (u16, Value) {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        let length = body.len();
        let host = &self.address;
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n{body}"
        )
        .expect("it listens");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        let status = answer.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("it speaks HTTP");
        let body = answer.split_once("\r\n\r\n").expect("it speaks HTTP").1;
        (status, serde_json::from_str(body).unwrap_or(Value::Null))
    }
}

impl Drop for Server {
    /// Killed at once, as by a power cut.
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn a_killed_server_goes_on_where_it_was() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let bot = |name: &str| json!({"kind": "bot", "name": name, "bot": "random"});
    let new = json!({"game": "reef", "seats": [bot("Ray"), bot("Gus")]}).to_string();
    let server = Server::start(folder.path());
    let (status, created) = server.ask("POST", "/api/matches", &new);
    assert_eq!(status, 201, "{created}");
    let path = format!("/api/matches/{}/state", created["table"]["id"].as_str().expect("an id"));
    let mut seen = 0;
    let mut server = Some(server);
    for _ in 0..200 {
        let running = server.take().unwrap_or_else(|| Server::start(folder.path()));
        let (status, state) = running.ask("GET", &path, "");
        assert_eq!(status, 200, "{state}");
        let revision = state["revision"].as_u64().expect("a number");
        assert!(revision >= seen, "{revision} after {seen}: a move was lost");
        let is_over = state["state"]["turn"]["kind"] == "over";
        if is_over && seen > 0 {
            return;
        }
        if revision > seen + 20 || is_over {
            // The process ends here, in the middle of whatever it does.
            drop(running);
        } else {
            server = Some(running);
        }
        seen = revision;
    }
    panic!("the match does not end");
}
