//! What the log of a server tells.

mod common;

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use common::{Running, memory, play};

#[derive(Clone, Default)]
struct Kept(Arc<Mutex<Vec<u8>>>);

impl Write for Kept {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("no writer panics").extend_from_slice(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tokens_are_never_logged() {
    let kept = Kept::default();
    let writer = kept.clone();
    let filter = tracing_subscriber::EnvFilter::new("debug");
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(move || writer.clone()).init();
    let server = Running::start(memory().await).await;
    let created = server.open("reef", 2).await;
    let id = created.table.id.clone();
    let mut players = Vec::new();
    for token in &created.tokens {
        players.push(server.join(&id, token.as_deref()).await);
        server.get_as(&format!("/api/matches/{id}/state"), token.as_deref()).await;
    }
    play(&mut players, 3).await;
    server.stop().await;
    let said = String::from_utf8_lossy(&kept.0.lock().expect("no writer panics")).into_owned();
    assert!(said.contains(&id), "nothing was logged at all");
    for token in created.tokens.iter().flatten() {
        assert!(!said.contains(token.as_str()), "a token is in the log");
    }
}
