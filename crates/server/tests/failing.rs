//! What the log of a server tells while its store fails, however often it is asked.

mod common;

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use axum::http::StatusCode;
use common::{Running, memory};

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
async fn a_store_that_fails_is_told_once_and_not_to_each_who_asks() {
    let kept = Kept::default();
    let writer = kept.clone();
    tracing_subscriber::fmt().with_env_filter("warn").with_ansi(false).with_writer(move || writer.clone()).init();
    let store = memory().await;
    let server = Running::start(Arc::clone(&store)).await;
    let id = server.open("reef", 2).await.table.id;
    store.close().await;
    for n in 0..300 {
        let (status, told) = server.get(&format!("/api/matches/{id}")).await;
        assert_eq!((status, &told["name"]), (StatusCode::SERVICE_UNAVAILABLE, &"unavailable".into()), "{n}");
    }
    let said = String::from_utf8_lossy(&kept.0.lock().expect("no writer panics")).into_owned();
    assert!(said.contains("the store failed") && said.contains("closed"), "it says why: {said}");
    assert!(said.lines().count() <= 3, "{said}");
}
