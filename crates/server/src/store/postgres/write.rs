//! What is written within a moment, in one statement of PostgreSQL: one way there and back, one commit.

use std::collections::{HashMap, HashSet};

use futures_util::future::BoxFuture;
use sqlx::postgres::PgPool;
use sqlx::{PgConnection, Row as _};
use tokio::time::timeout;

use super::super::rows::{added, bind_opening, opening, sum, values};
use super::super::writer::{Engine, Job, Unfit};
use super::super::{Fair, Opened, StoreError};
use super::lock::Grip;
use super::{PATIENCE, ask, settle};

/// A database that rows are written to.
pub struct Base {
    /// The way to it.
    pub pool: PgPool,
    /// Whether it is ours.
    pub grip: Grip,
}

impl Engine for Base {
    fn write_all<'a>(&'a self, batch: &'a [Job]) -> BoxFuture<'a, Result<Unfit, StoreError>> {
        Box::pin(async move {
            self.grip.held().await?;
            ask!(self.pool, |connection| { write(connection, batch).await })
        })
    }
}

async fn write(connection: &mut PgConnection, batch: &[Job]) -> Result<Unfit, StoreError> {
    let mut unfit = Unfit::new();
    // Openings are rare, and each is a statement of its own.
    for (job, (opened, by)) in batch.iter().filter_map(|job| Some((job, job.opened.as_ref()?))) {
        if !open(connection, job, opened, by.as_deref()).await? {
            unfit.insert(job.hold.id.clone(), StoreError::Taken);
        }
    }
    let mut grown: Vec<&Job> = batch.iter().filter(|job| job.opened.is_none()).collect();
    if grown.is_empty() {
        return Ok(unfit);
    }
    // In one order everywhere, so that no two servers wait for each other.
    grown.sort_by(|a, b| a.hold.id.cmp(&b.hold.id));
    let kept = grow(connection, &grown).await?;
    let lost: Vec<&&Job> = grown.iter().filter(|job| !kept.contains(&job.hold.id)).collect();
    if !lost.is_empty() {
        let ids: Vec<&str> = lost.iter().map(|job| job.hold.id.as_str()).collect();
        let rows = sqlx::query("SELECT id, fence FROM matches WHERE id = ANY ($1)").bind(ids);
        let mut fences = HashMap::new();
        for row in rows.fetch_all(connection).await? {
            fences.insert(row.try_get::<String, _>(0)?, row.try_get::<i64, _>(1)?);
        }
        for job in lost {
            let is_ours = fences.get(&job.hold.id).is_none_or(|fence| *fence == job.hold.fence);
            unfit.insert(job.hold.id.clone(), if is_ours { StoreError::Taken } else { StoreError::Fenced });
        }
    }
    Ok(unfit)
}

/// The rows of jobs, a list for each column.
#[derive(Default)]
struct Rows {
    ids: Vec<String>,
    numbers: Vec<i64>,
    kinds: Vec<i64>,
    values: Vec<i64>,
    sums: Vec<i64>,
}

impl Rows {
    fn of(jobs: &[&Job]) -> Rows {
        let mut rows = Rows::default();
        for job in jobs {
            for (n, row) in (i64::from(job.from)..).zip(&job.rows) {
                let (kind, value) = row.pack();
                rows.ids.push(job.hold.id.clone());
                rows.numbers.push(n);
                rows.kinds.push(i64::from(kind));
                rows.values.push(i64::from(value));
                rows.sums.push(sum(&job.hold.id, n, *row));
            }
        }
        rows
    }
}

/// Keeps a new match with its first rows; false if there is one with its id.
async fn open(connection: &mut PgConnection, job: &Job, opened: &Opened, by: Option<&str>) -> Result<bool, StoreError> {
    let rows = Rows::of(&[job]);
    let query = sqlx::query(concat!(
        "WITH opened AS (
             INSERT INTO matches (",
        opening!(),
        ", owner, fence, touched) VALUES (",
        values!(),
        ", $20, $21, extract(epoch FROM now())::int8)
             ON CONFLICT (id) DO NOTHING RETURNING id, fence),
         put AS (
             INSERT INTO log (match_id, n, kind, value, sum, fence)
             SELECT opened.id, new.n, new.kind, new.value, new.sum, opened.fence
             FROM opened, unnest($22::int8[], $23::int8[], $24::int8[], $25::int8[]) AS new (n, kind, value, sum))
         SELECT id FROM opened",
    ));
    let done = bind_opening!(query, job, opened)
        .bind(by)
        .bind(job.hold.fence)
        .bind(rows.numbers)
        .bind(rows.kinds)
        .bind(rows.values)
        .bind(rows.sums)
        .fetch_optional(connection)
        .await?;
    Ok(done.is_some())
}

/// Appends to the logs of those that are where they are thought to be, and in the hands they are thought to be in.
async fn grow(connection: &mut PgConnection, jobs: &[&Job]) -> Result<HashSet<String>, StoreError> {
    let texts = |text: fn(&Job) -> serde_json::Result<String>| -> serde_json::Result<Vec<String>> {
        jobs.iter().map(|job| text(job)).collect()
    };
    let numbers = |number: fn(&Job) -> i64| -> Vec<i64> { jobs.iter().map(|job| number(job)).collect() };
    let rows = Rows::of(jobs);
    let kept = sqlx::query(
        "WITH kept AS (
             UPDATE matches SET revision = new.revision, events = new.events, turn = new.turn, aside = new.aside,
                    due = new.due, touched = extract(epoch FROM now())::int8
             FROM unnest($1::text[], $2::int8[], $3::int8[], $4::int8[], $5::int8[], $6::text[], $7::text[], $8::int8[])
                  AS new (id, fence, start, revision, events, turn, aside, due)
             WHERE matches.id = new.id AND matches.revision = new.start AND matches.fence = new.fence
             RETURNING matches.id, matches.fence),
         put AS (
             INSERT INTO log (match_id, n, kind, value, sum, fence)
             SELECT kept.id, new.n, new.kind, new.value, new.sum, kept.fence
             FROM unnest($9::text[], $10::int8[], $11::int8[], $12::int8[], $13::int8[])
                  AS new (id, n, kind, value, sum)
             JOIN kept ON kept.id = new.id)
         SELECT id FROM kept",
    )
    .bind(jobs.iter().map(|job| job.hold.id.clone()).collect::<Vec<_>>())
    .bind(numbers(|job| job.hold.fence))
    .bind(numbers(|job| i64::from(job.from)))
    .bind(numbers(|job| i64::from(job.now.revision)))
    .bind(numbers(|job| i64::from(job.now.events)))
    .bind(texts(|job| serde_json::to_string(&job.now.turn))?)
    .bind(texts(|job| serde_json::to_string(&job.now.aside))?)
    .bind(jobs.iter().map(|job| job.due()).collect::<Vec<_>>())
    .bind(rows.ids)
    .bind(rows.numbers)
    .bind(rows.kinds)
    .bind(rows.values)
    .bind(rows.sums)
    .fetch_all(connection)
    .await?;
    let ids: Result<HashSet<String>, sqlx::Error> = kept.iter().map(|row| row.try_get(0)).collect();
    Ok(ids?)
}
