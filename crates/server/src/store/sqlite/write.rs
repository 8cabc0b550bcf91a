//! What is written within a moment, in one transaction of SQLite: one way there and back.

use std::collections::HashSet;

use futures_util::future::BoxFuture;
use serde::Serialize;
use sqlx::sqlite::SqlitePool;
use sqlx::{Connection, Row as _, SqliteConnection};

use super::super::rows::{added, bind_opening, opening, sum, values};
use super::super::writer::{Engine, Job, Unfit};
use super::super::{Fair, Opened, StoreError};
use super::give_back;

/// A file that rows are written to.
pub struct Pages {
    /// The way to it.
    pub pool: SqlitePool,
}

impl Engine for Pages {
    fn write_all<'a>(&'a self, batch: &'a [Job]) -> BoxFuture<'a, Result<Unfit, StoreError>> {
        Box::pin(async move {
            let mut unfit = Unfit::new();
            let grown: Vec<&Job> = batch.iter().filter(|job| job.opened.is_none()).collect();
            if !grown.is_empty() {
                let mut connection = self.pool.acquire().await?;
                let done = grow(&mut connection, &grown, &mut unfit).await;
                give_back(connection, done).await?;
            }
            // Openings are rare, and each is a transaction of its own.
            for (job, (opened, _)) in batch.iter().filter_map(|job| Some((job, job.opened.as_ref()?))) {
                if let Err(error) = self.open(job, opened).await {
                    unfit.insert(job.hold.id.clone(), error);
                }
            }
            Ok(unfit)
        })
    }
}

impl Pages {
    /// Keeps a new match with its first rows.
    async fn open(&self, job: &Job, opened: &Opened) -> Result<(), StoreError> {
        let mut connection = self.pool.acquire().await?;
        let done = open(&mut connection, job, opened).await;
        give_back(connection, done).await
    }
}

async fn open(connection: &mut SqliteConnection, job: &Job, opened: &Opened) -> Result<(), StoreError> {
    let mut writing = connection.begin_with("BEGIN IMMEDIATE").await?;
    let query = sqlx::query(concat!(
        "INSERT INTO matches (",
        opening!(),
        ", touched) VALUES (",
        values!(),
        ", unixepoch()) ON CONFLICT (id) DO NOTHING",
    ));
    let inserted = bind_opening!(query, job, opened).execute(&mut *writing).await?;
    if inserted.rows_affected() != 1 {
        return Err(StoreError::Taken);
    }
    if !job.rows.is_empty() {
        let query = sqlx::query(
            "INSERT INTO log (match_id, n, kind, value, sum)
             SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each($1)",
        );
        query.bind(serde_json::to_string(&lines(&[job]))?).execute(&mut *writing).await?;
    }
    Ok(writing.commit().await?)
}

/// Appends to the logs of those that are where they are thought to be. The statements are sent together and followed one
/// by one: when the last has been, all is on the disk.
async fn grow(connection: &mut SqliteConnection, jobs: &[&Job], unfit: &mut Unfit) -> Result<(), StoreError> {
    let query = sqlx::query(
        "BEGIN IMMEDIATE;
         INSERT INTO log (match_id, n, kind, value, sum)
         SELECT new.value ->> 0, new.value ->> 1, new.value ->> 2, new.value ->> 3, new.value ->> 4
         FROM json_each($2) AS new
         WHERE EXISTS (SELECT 1 FROM matches WHERE matches.id = new.value ->> 0 AND matches.revision = new.value ->> 5);
         UPDATE matches SET revision = new.value ->> 2, events = new.value ->> 3, turn = new.value ->> 4,
                aside = new.value ->> 5, due = new.value ->> 6, touched = unixepoch()
         FROM json_each($1) AS new
         WHERE matches.id = new.value ->> 0 AND matches.revision = new.value ->> 1 RETURNING matches.id;
         COMMIT",
    );
    let marks: Result<Vec<Mark<'_>>, StoreError> = jobs.iter().map(|job| mark(job)).collect();
    let query = query.bind(serde_json::to_string(&marks?)?).bind(serde_json::to_string(&lines(jobs))?);
    match query.fetch_all(&mut *connection).await {
        Ok(rows) => {
            let kept: Result<HashSet<String>, sqlx::Error> = rows.iter().map(|row| row.try_get(0)).collect();
            let kept = kept?;
            let taken = jobs.iter().filter(|job| !kept.contains(&job.hold.id));
            unfit.extend(taken.map(|job| (job.hold.id.clone(), StoreError::Taken)));
            Ok(())
        }
        Err(error) => {
            // What was done before the statement that failed is not kept. Whoever gives the connection back knows after
            // which errors it is of no use.
            let undone = sqlx::query("ROLLBACK").execute(connection).await;
            match (StoreError::from(error), undone) {
                (StoreError::Taken, Err(error)) => Err(error.into()),
                (error, _) => Err(error),
            }
        }
    }
}

/// How far a match is: id, revision so far, revision, events, turn, what is beside the log, when a clock is out.
type Mark<'a> = (&'a str, u32, u32, u32, String, String, Option<i64>);

fn mark(job: &Job) -> Result<Mark<'_>, StoreError> {
    let (turn, aside) = (serde_json::to_string(&job.now.turn)?, serde_json::to_string(&job.now.aside)?);
    Ok((&job.hold.id, job.from, job.now.revision, job.now.events, turn, aside, job.due()))
}

/// The rows of jobs: id, number, kind, value, sum, revision of the match before.
fn lines<'a>(jobs: &[&'a Job]) -> Vec<impl Serialize + use<'a>> {
    let mut lines = Vec::new();
    for job in jobs {
        for (n, row) in (i64::from(job.from)..).zip(&job.rows) {
            let (kind, value) = row.pack();
            lines.push((job.hold.id.as_str(), n, kind, value, sum(&job.hold.id, n, *row), job.from));
        }
    }
    lines
}
