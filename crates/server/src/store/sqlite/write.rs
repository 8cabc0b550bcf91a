//! What is written within a moment, in one transaction of SQLite.

use std::collections::HashSet;

use futures_util::future::BoxFuture;
use serde_json::{Value, json};
use sqlx::sqlite::SqlitePool;
use sqlx::{Connection, Row as _, SqliteConnection};

use super::super::rows::{added, sum};
use super::super::writer::{Engine, Job, Unfit};
use super::super::{Fair, StoreError};
use super::give_back;

/// A file that rows are written to.
pub struct Pages {
    /// The way to it.
    pub pool: SqlitePool,
}

impl Engine for Pages {
    fn write_all<'a>(&'a self, batch: &'a [Job]) -> BoxFuture<'a, Result<Unfit, StoreError>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            let mut unfit = Unfit::new();
            let done = transact(&mut connection, batch, &mut unfit).await;
            give_back(connection, done).await.map(|()| unfit)
        })
    }
}

async fn transact(connection: &mut SqliteConnection, batch: &[Job], unfit: &mut Unfit) -> Result<(), StoreError> {
    let mut writing = connection.begin_with("BEGIN IMMEDIATE").await?;
    for (job, (opened, _)) in batch.iter().filter_map(|job| Some((job, job.opened.as_ref()?))) {
        let inserted = sqlx::query(
            "INSERT INTO matches (id, game, rules, data, seats, options, tokens, opened, revision, events, turn,
                                  invitations, host, seed, added, terms, listed, aside, due, touched)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, unixepoch()) ON CONFLICT (id) DO NOTHING",
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
        .bind(serde_json::to_string(&opened.terms)?)
        .bind(i64::from(opened.terms.listed))
        .bind(serde_json::to_string(&job.now.aside)?)
        .bind(job.due())
        .execute(&mut *writing)
        .await?;
        if inserted.rows_affected() != 1 {
            unfit.insert(job.hold.id.clone(), StoreError::Taken);
        }
    }
    let grown: Vec<&Job> = batch.iter().filter(|job| job.opened.is_none()).collect();
    if !grown.is_empty() {
        let lines: Result<Vec<Value>, StoreError> = grown.iter().map(|job| line(job)).collect();
        let rows = sqlx::query(
            "UPDATE matches SET revision = new.value ->> 2, events = new.value ->> 3, turn = new.value ->> 4,
                    aside = new.value ->> 5, due = new.value ->> 6, touched = unixepoch()
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
        let taken = grown.iter().filter(|job| !kept.contains(&job.hold.id));
        unfit.extend(taken.map(|job| (job.hold.id.clone(), StoreError::Taken)));
    }
    let mut rows = Vec::new();
    for job in batch.iter().filter(|job| !unfit.contains_key(&job.hold.id)) {
        for (n, row) in (i64::from(job.from)..).zip(&job.rows) {
            let (kind, value) = row.pack();
            rows.push(json!([job.hold.id, n, kind, value, sum(&job.hold.id, n, *row)]));
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
    let aside = serde_json::to_string(&job.now.aside)?;
    Ok(json!([job.hold.id, job.from, job.now.revision, job.now.events, turn, aside, job.due()]))
}
