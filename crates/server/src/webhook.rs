//! Telling somebody elsewhere that a guest who is away has the turn.
//!
//! The address is that of whoever runs the server, given when it starts; no guest and no table can choose one. What it says
//! opens no seat. A call that fails is not made again.

use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time::timeout;

/// How many calls may wait.
const WAITING: usize = 256;
/// How long a call may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// What is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    /// The match.
    pub table: String,
    /// Slug of the game.
    pub game: String,
    /// The seat that has the turn.
    pub seat: u8,
    /// What whoever sits there is called.
    pub name: String,
}

/// The way to the address.
#[derive(Clone, Debug)]
pub struct Webhook {
    calls: mpsc::Sender<Call>,
}

/// An address: host and port as TCP wants them, the `Host` of the request, and the path.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Address {
    peer: String,
    host: String,
    path: String,
}

impl Address {
    fn read(address: &str) -> Option<Address> {
        let rest = address.strip_prefix("http://")?;
        let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
        let is_plain = |text: &str| text.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'@');
        if host.is_empty() || !is_plain(host) || !is_plain(path) {
            return None;
        }
        let has_port = host.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok());
        let peer = if has_port { host.to_owned() } else { format!("{host}:80") };
        Some(Address { peer, host: host.to_owned(), path: format!("/{path}") })
    }
}

impl Webhook {
    /// A way to `http://HOST[:PORT]/PATH`; nothing if that is no such address. Calls are made one after the other.
    pub fn at(address: &str) -> Option<Webhook> {
        let address = Address::read(address)?;
        let (calls, mut wanted) = mpsc::channel::<Call>(WAITING);
        tokio::spawn(async move {
            while let Some(call) = wanted.recv().await {
                match timeout(PATIENCE, post(&address, &call)).await {
                    Ok(Ok(())) => {}
                    Ok(Err(error)) => tracing::warn!(%error, "the webhook does not take a call"),
                    Err(_) => tracing::warn!("the webhook does not answer"),
                }
            }
        });
        Some(Webhook { calls })
    }

    /// Tells it, unless too many calls wait already.
    pub fn call(&self, call: Call) {
        // Nobody waits for it; the page tells the same.
        let _ = self.calls.try_send(call);
    }
}

async fn post(address: &Address, call: &Call) -> std::io::Result<()> {
    let body = json!({ "match": call.table, "game": call.game, "seat": call.seat, "name": call.name }).to_string();
    let head = format!(
        "POST {} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        address.path,
        address.host,
        body.len()
    );
    let mut stream = TcpStream::connect(&address.peer).await?;
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(body.as_bytes()).await?;
    // What it answers does not matter, only that it does.
    let mut first = [0; 12];
    stream.read_exact(&mut first).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_addresses_are_called() {
        let read = Address::read("http://relay.example/turns?to=all").expect("it is an address");
        assert_eq!((read.peer.as_str(), read.path.as_str()), ("relay.example:80", "/turns?to=all"));
        assert_eq!(Address::read("http://127.0.0.1:9000").expect("it is an address").peer, "127.0.0.1:9000");
        for wrong in
            ["", "ftp://x", "http://", "http:///x", "http://a b/", "http://a/\r\nX: y", "http://u@h/", "https://x"]
        {
            assert_eq!(Address::read(wrong), None, "{wrong}");
        }
    }

    #[tokio::test]
    async fn a_call_tells_the_match_and_the_seat() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let port = listener.local_addr().expect("it listens").port();
        let webhook = Webhook::at(&format!("http://127.0.0.1:{port}/turn")).expect("it is an address");
        webhook.call(Call { table: "t".to_owned(), game: "reef".to_owned(), seat: 1, name: "Bo".to_owned() });
        let (mut stream, _) = listener.accept().await.expect("it calls");
        let mut heard = String::new();
        while !heard.ends_with('}') {
            let mut some = [0; 512];
            let read = stream.read(&mut some).await.expect("it talks");
            assert!(read > 0, "{heard}");
            heard.push_str(&String::from_utf8_lossy(&some[..read]));
        }
        assert!(heard.starts_with("POST /turn HTTP/1.1\r\n"), "{heard}");
        assert!(heard.ends_with(r#"{"game":"reef","match":"t","name":"Bo","seat":1}"#), "{heard}");
    }
}
