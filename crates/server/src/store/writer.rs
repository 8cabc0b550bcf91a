//! One writer for all tables: what they want written within a moment is written together.
//!
//! A commit costs the same for one row and for a thousand. Each table waits
//! for its own rows, which are durable before it goes on; those who come while
//! a commit is under way share the next one.

use std::collections::HashSet;
use std::time::Duration;

use serde_json::{Value, json};
use sqlx::sqlite::SqlitePool;
use sqlx::{Connection, Row as _, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::time::sleep;

use super::sqlite::{added, give_back, sum};
use super::{Fair, Opened, Progress, Row, StoreError};

/// How long the first waits for others to share its commit.
const GATHERING: Duration = Duration::from_millis(1);
/// How many share a commit.
const MOST: usize = 1024;

/// Something to be written.
#[derive(Debug)]
pub struct Job {
    /// The match.
    pub id: String,
    /// The match as it was opened, if it is new.
    pub opened: Option<Opened>,
    /// The number of the first row.
    pub from: u32,
    /// The rows.
    pub rows: Vec<Row>,
    /// How far the match is then.
    pub now: Progress,
    /// Who waits for it.
    pub done: oneshot::Sender<Result<(), StoreError>>,
}

/// Writes until nobody can ask for it any more.
pub async fn run(pool: SqlitePool, mut jobs: mpsc::Receiver<Job>) {
    let mut waiting = Vec::new();
    loop {
        if waiting.is_empty() {
            match jobs.recv().await {
                Some(job) => waiting.push(job),
                None => return,
            }
        }
        sleep(GATHERING).await;
        while waiting.len() < MOST
            && let Ok(job) = jobs.try_recv()
        {
            waiting.push(job);
        }
        // A match is written once in a commit; what comes second waits for the next.
        let mut seen = HashSet::new();
        let (batch, later): (Vec<Job>, Vec<Job>) = waiting.drain(..).partition(|job| seen.insert(job.id.clone()));
        waiting = later;
        write(&pool, batch).await;
    }
}

async fn write(pool: &SqlitePool, batch: Vec<Job>) {
    match write_all(pool, &batch).await {
        Ok(taken) => {
            for job in batch {
                let done = if taken.contains(&job.id) { Err(StoreError::Taken) } else { Ok(()) };
                // Whoever no longer waits finds it in the store.
                let _ = job.done.send(done);
            }
        }
        // One of them does not fit: each is on its own.
        Err(StoreError::Taken) if batch.len() > 1 => {
            for job in batch {
                let alone = write_all(pool, std::slice::from_ref(&job)).await;
                let done = alone.and_then(|taken| if taken.is_empty() { Ok(()) } else { Err(StoreError::Taken) });
                let _ = job.done.send(done);
            }
        }
        Err(error) => {
            let text = error.to_string();
            let mut first = Some(error);
            for job in batch {
                let _ = job.done.send(Err(first.take().unwrap_or_else(|| StoreError::Failed(text.clone()))));
            }
        }
    }
}

/// Writes all of a batch in one transaction; gives the matches whose logs have grown meanwhile.
async fn write_all(pool: &SqlitePool, batch: &[Job]) -> Result<HashSet<String>, StoreError> {
    let mut connection = pool.acquire().await?;
    let mut taken = HashSet::new();
    let done = transact(&mut connection, batch, &mut taken).await;
    give_back(connection, done).await.map(|()| taken)
}

async fn transact(
    connection: &mut SqliteConnection,
    batch: &[Job],
    taken: &mut HashSet<String>,
) -> Result<(), StoreError> {
    let mut writing = connection.begin_with("BEGIN IMMEDIATE").await?;
    for (job, opened) in batch.iter().filter_map(|job| Some((job, job.opened.as_ref()?))) {
        let inserted = sqlx::query(
            "INSERT INTO matches (id, game, rules, data, seats, options, tokens, opened, revision, events, turn,
                                  invitations, host, seed, added, touched)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, unixepoch()) ON CONFLICT (id) DO NOTHING",
        )
        .bind(&opened.id)
        .bind(&opened.game)
        .bind(i64::from(opened.rules))
        .bind(&opened.data)
        .bind(serde_json::to_string(&opened.seats)?)
        .bind(opened.options.to_string())
        .bind(serde_json::to_string(&opened.tokens)?)
        .bind(opened.opened)
        .bind(i64::from(job.now.revision))
        .bind(i64::from(job.now.events))
        .bind(serde_json::to_string(&job.now.turn)?)
        .bind(serde_json::to_string(&opened.invitations)?)
        .bind(&opened.host)
        .bind(opened.fair.as_ref().map(Fair::seed))
        .bind(added(opened.fair.as_ref()))
        .execute(&mut *writing)
        .await?;
        if inserted.rows_affected() != 1 {
            taken.insert(job.id.clone());
        }
    }
    let grown: Vec<&Job> = batch.iter().filter(|job| job.opened.is_none()).collect();
    if !grown.is_empty() {
        let lines: Result<Vec<Value>, StoreError> = grown.iter().map(|job| line(job)).collect();
        let rows = sqlx::query(
            "UPDATE matches SET revision = new.value ->> 2, events = new.value ->> 3, turn = new.value ->> 4,
                    touched = unixepoch()
             FROM json_each(?) AS new
             WHERE matches.id = new.value ->> 0 AND matches.revision = new.value ->> 1 RETURNING matches.id",
        )
        .bind(Value::Array(lines?).to_string())
        .fetch_all(&mut *writing)
        .await?;
        let mut kept = HashSet::new();
        for row in rows {
            kept.insert(row.try_get::<String, _>(0)?);
        }
        taken.extend(grown.iter().filter(|job| !kept.contains(&job.id)).map(|job| job.id.clone()));
    }
    let mut rows = Vec::new();
    for job in batch.iter().filter(|job| !taken.contains(&job.id)) {
        for (n, row) in (i64::from(job.from)..).zip(&job.rows) {
            let (kind, value) = row.pack();
            rows.push(json!([job.id, n, kind, value, sum(&job.id, n, *row)]));
        }
    }
    if !rows.is_empty() {
        sqlx::query(
            "INSERT INTO log (match_id, n, kind, value, sum)
             SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)",
        )
        .bind(Value::Array(rows).to_string())
        .execute(&mut *writing)
        .await?;
    }
    writing.commit().await?;
    Ok(())
}

/// How far a match is, as one row of the update.
fn line(job: &Job) -> Result<Value, StoreError> {
    let turn = serde_json::to_string(&job.now.turn)?;
    Ok(json!([job.id, job.from, job.now.revision, job.now.events, turn]))
}
