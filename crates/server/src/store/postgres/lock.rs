//! Whose database it is: one server's alone, or that of servers which know of each other.
//!
//! A connection of its own holds a lock of the session for as long as the server lives, so the lock of one that
//! crashed goes with it. While it is not held nothing is written. Between its loss and the moment that is noticed
//! another server may come; then the number of each match that it takes keeps the first from writing to it
//! ([`Hold`](super::super::Hold)).

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use sqlx::postgres::PgConnectOptions;
use sqlx::{Connection, PgConnection, Row as _};
use tokio::sync::{oneshot, watch};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, timeout};

use super::super::StoreError;
use super::PATIENCE;
use crate::secret;

/// The lock's number among those of the database.
const NUMBER: (i32, i32) = (0x0a70, 0x011);
/// How often the connection that holds it is tried, and how soon it is begun anew when it is lost.
const WATCH: Duration = Duration::from_millis(500);
const AGAIN: Duration = Duration::from_millis(100);
/// How long a write waits for the lock.
const SOON: Duration = Duration::from_millis(1500);
/// How long a server that goes may take to let go.
const GOING: Duration = Duration::from_secs(2);

/// Who may use a database beside us.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// Nobody.
    Alone,
    /// Servers that share it as we do.
    Shared,
}

/// A lock that is held, and taken again when the connection that holds it is lost.
#[derive(Debug)]
pub struct Lock {
    grip: Grip,
    let_go: Mutex<Option<oneshot::Sender<()>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

/// Whether a lock is held.
#[derive(Clone, Debug)]
pub struct Grip(watch::Receiver<bool>);

impl Grip {
    /// Whether something may be written at this moment.
    ///
    /// # Errors
    /// If the lock is not held.
    pub fn holds(&self) -> Result<(), StoreError> {
        if *self.0.borrow() { Ok(()) } else { Err(StoreError::Lost) }
    }

    /// Waits for the moment in which something may be written: a database that was away is ours again soon.
    ///
    /// # Errors
    /// If the lock is not held in time.
    pub async fn held(&self) -> Result<(), StoreError> {
        if self.holds().is_ok() {
            return Ok(());
        }
        let mut grip = self.0.clone();
        let held = timeout(SOON, grip.wait_for(|is_held| *is_held)).await;
        if matches!(held, Ok(Ok(_))) { Ok(()) } else { Err(StoreError::Lost) }
    }
}

impl Lock {
    /// Takes the lock of a database.
    ///
    /// # Errors
    /// If somebody else uses it who does not share it, or it does not answer.
    pub async fn take(options: PgConnectOptions, usage: Use) -> Result<Lock, StoreError> {
        let name = options.get_database().unwrap_or_default().to_owned();
        // By its name an old connection of ours is known that the database still believes in.
        let options = options.application_name(&format!("atoll lock {}", secret::id()));
        let begun = Instant::now();
        let held = loop {
            if let Some(held) = hold(&options, usage).await? {
                break held;
            }
            if begun.elapsed() > GOING {
                return Err(StoreError::Used(name));
            }
            sleep(AGAIN).await;
        };
        let (is_held, grip) = watch::channel(true);
        let grip = Grip(grip);
        let (let_go, end) = oneshot::channel();
        let task = tokio::spawn(keep(options, usage, held, is_held, end));
        Ok(Lock { grip, let_go: Mutex::new(Some(let_go)), task: Mutex::new(Some(task)) })
    }

    /// Whether it is held, at any time.
    pub fn grip(&self) -> &Grip {
        &self.grip
    }

    /// Lets go of it.
    pub async fn release(&self) {
        self.let_go.lock().unwrap_or_else(PoisonError::into_inner).take();
        let task = self.task.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(task) = task {
            let _ = task.await;
        }
    }
}

/// A new connection that holds the lock; nothing if it is not to be had now.
async fn hold(options: &PgConnectOptions, usage: Use) -> Result<Option<PgConnection>, StoreError> {
    let asked = async {
        let mut connection = PgConnection::connect_with(options).await?;
        // The lock of a machine that is gone without a word is not kept for hours, and ours not by a connection that is.
        sqlx::query(
            "SELECT set_config('tcp_keepalives_idle', '5', false), set_config('tcp_keepalives_interval', '2', false),
                    set_config('tcp_keepalives_count', '3', false)",
        )
        .execute(&mut connection)
        .await?;
        sqlx::query(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE application_name = current_setting('application_name') AND pid <> pg_backend_pid()
             AND datname = current_database()",
        )
        .execute(&mut connection)
        .await?;
        let lock = match usage {
            Use::Alone => "SELECT pg_try_advisory_lock($1, $2)",
            Use::Shared => "SELECT pg_try_advisory_lock_shared($1, $2)",
        };
        let row = sqlx::query(lock).bind(NUMBER.0).bind(NUMBER.1).fetch_one(&mut connection).await?;
        Ok(row.try_get::<bool, _>(0)?.then_some(connection))
    };
    timeout(PATIENCE, asked).await.unwrap_or(Err(StoreError::Silent))
}

/// Keeps the lock until it is let go of.
async fn keep(
    options: PgConnectOptions,
    usage: Use,
    first: PgConnection,
    is_held: watch::Sender<bool>,
    mut end: oneshot::Receiver<()>,
) {
    let mut held = Some(first);
    let mut is_told = false;
    loop {
        let pause = if held.is_some() { WATCH } else { AGAIN };
        tokio::select! {
            _ = &mut end => break,
            () = sleep(pause) => {}
        }
        if let Some(connection) = &mut held {
            if matches!(timeout(PATIENCE, connection.ping()).await, Ok(Ok(()))) {
                continue;
            }
            is_held.send_replace(false);
            held = None;
        }
        match hold(&options, usage).await {
            Ok(Some(connection)) => {
                held = Some(connection);
                is_told = false;
                is_held.send_replace(true);
            }
            Ok(None) if !is_told => {
                tracing::warn!("other servers use this database now; nothing is written until they are gone");
                is_told = true;
            }
            Ok(None) | Err(_) => {}
        }
    }
    is_held.send_replace(false);
    if let Some(connection) = held {
        // Gone it is in any case.
        let _ = timeout(PATIENCE, connection.close()).await;
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        if let Some(task) = self.task.lock().unwrap_or_else(PoisonError::into_inner).take() {
            task.abort();
        }
    }
}
