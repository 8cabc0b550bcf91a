//! Matches in a PostgreSQL database, which several servers may share.

mod lock;
mod write;

use std::borrow::Cow;
use std::str::FromStr;
use std::time::Duration;

use futures_util::future::BoxFuture;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::{Connection, PgConnection, Postgres as Kind, Row as _, SqlSafeStr};
use tokio::time::error::Elapsed;
use tokio::time::timeout;

use lock::Lock;
pub use lock::Use;

use super::rows::{added, bind_reseat, read, read_log, reseat};
use super::writer::{Job, Writer};
use super::{Claim, Hold, Leases, Opened, Progress, Row, Stale, Store, StoreError};

/// How long the database may take to answer.
const PATIENCE: Duration = Duration::from_secs(3);
/// How many connections a server holds.
const CONNECTIONS: u32 = 8;

/// A store in a PostgreSQL database.
#[derive(Debug)]
pub struct Postgres {
    pool: PgPool,
    writer: Writer,
    lock: Lock,
}

/// The changes of the tables over time; a published one is never edited.
const MIGRATIONS: &[(i64, &str, &str)] =
    &[(1, "matches and log", include_str!("../../migrations/postgres/1_matches_and_log.sql"))];

impl Postgres {
    /// Opens `postgres://USER[:PASSWORD]@HOST[:PORT]/NAME`; the database must be there.
    ///
    /// # Errors
    /// If it cannot be reached or brought up to date, or is used by others who do not share it.
    pub async fn at(address: &str, usage: Use) -> Result<Postgres, StoreError> {
        let options = PgConnectOptions::from_str(address)?.application_name("atoll");
        let lock = Lock::take(options.clone(), usage).await?;
        let pool = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(PATIENCE).idle_timeout(None);
        let pool = pool.connect_with(options).await?;
        let migrations = MIGRATIONS.iter().map(|&(version, name, sql)| {
            Migration::new(version, Cow::Borrowed(name), MigrationType::Simple, sql.into_sql_str(), false)
        });
        // Servers that start together wait for the first: the migrator holds a lock.
        let migrator = Migrator::with_migrations(migrations.collect());
        migrator.run(&pool).await.map_err(StoreError::Migration)?;
        let writer = Writer::start(write::Base { pool: pool.clone(), grip: lock.grip().clone() });
        Ok(Postgres { pool, writer, lock })
    }
}

/// Asks the database something over a connection of its own, and does not wait for ever.
macro_rules! ask {
    ($pool:expr, |$connection:ident| $asked:block) => {{
        let mut held = $pool.acquire().await?;
        let done = {
            let $connection = &mut *held;
            timeout(PATIENCE, async { $asked }).await
        };
        settle(held, done)
    }};
}
use ask;

/// What came of a question. A connection that did not answer it is dropped: the answer may still come over it.
fn settle<T>(held: PoolConnection<Kind>, done: Result<Result<T, StoreError>, Elapsed>) -> Result<T, StoreError> {
    let done = done.unwrap_or(Err(StoreError::Silent));
    let is_sound = match &done {
        Ok(_) | Err(StoreError::Taken | StoreError::Fenced | StoreError::Broken(_)) => true,
        Err(StoreError::Database(sqlx::Error::Database(_))) => true,
        Err(_) => false,
    };
    if !is_sound {
        drop(held.detach());
    }
    done
}

async fn forget(connection: &mut PgConnection, stale: Stale, except: &[String]) -> Result<u64, StoreError> {
    let mut writing = connection.begin().await?;
    // A log goes only after its match has gone.
    sqlx::query("SET CONSTRAINTS ALL DEFERRED").execute(&mut *writing).await?;
    let gone = sqlx::query(
        "DELETE FROM matches WHERE (touched < $1 OR (touched BETWEEN $2 - 172800 AND $2 - 1 AND NOT EXISTS
          (SELECT 1 FROM log WHERE log.match_id = matches.id AND kind = 0 AND value >> 24 < 4)))
         AND id <> ALL ($3) AND (due IS NULL OR due < extract(epoch FROM now()) * 1000)
         AND NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = matches.owner AND servers.until > now()) RETURNING id",
    )
    .bind(stale.since)
    .bind(stale.unplayed)
    .bind(except)
    .fetch_all(&mut *writing)
    .await?;
    let ids: Result<Vec<String>, sqlx::Error> = gone.iter().map(|row| row.try_get(0)).collect();
    sqlx::query("DELETE FROM log WHERE match_id = ANY ($1)").bind(ids?).execute(&mut *writing).await?;
    writing.commit().await?;
    Ok(gone.len() as u64)
}

async fn claim(connection: &mut PgConnection, id: &str, by: Option<&str>) -> Result<Claim, StoreError> {
    let hold = |fence: i64| Claim::Ours(Hold { id: id.to_owned(), fence });
    let Some(server) = by else {
        let alone = sqlx::query("UPDATE matches SET fence = fence + 1, owner = NULL WHERE id = $1 RETURNING fence");
        let row = alone.bind(id).fetch_optional(connection).await?;
        return Ok(hold(row.map_or(Ok(0), |row| row.try_get(0))?));
    };
    // Only who lives may take, and only what nobody holds who lives.
    let taken = sqlx::query(
        "UPDATE matches SET fence = fence + 1, owner = $2 WHERE id = $1
         AND EXISTS (SELECT 1 FROM servers WHERE servers.id = $2 AND servers.until > now())
         AND (owner IS NULL OR owner = $2
              OR NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = matches.owner AND servers.until > now()))
         RETURNING fence",
    );
    if let Some(row) = taken.bind(id).bind(server).fetch_optional(&mut *connection).await? {
        return Ok(hold(row.try_get(0)?));
    }
    let owner = sqlx::query("SELECT owner FROM matches WHERE id = $1").bind(id).fetch_optional(connection).await?;
    let owner: Option<String> = owner.map_or(Ok(None), |row| row.try_get(0))?;
    Ok(owner.filter(|owner| owner != server).map_or(Claim::TooLate, Claim::Theirs))
}

impl Store for Postgres {
    fn open<'a>(
        &'a self,
        opened: &'a Opened,
        log: &'a [Row],
        now: &'a Progress,
        by: Option<&'a str>,
    ) -> BoxFuture<'a, Result<Hold, StoreError>> {
        Box::pin(async move {
            let hold = Hold { id: opened.id.clone(), fence: 1 };
            self.writer.write(Job::opening(&hold, opened, log, now, by)).await.map(|()| hold)
        })
    }

    fn claim<'a>(&'a self, id: &'a str, by: Option<&'a str>) -> BoxFuture<'a, Result<Claim, StoreError>> {
        Box::pin(async move {
            self.lock.grip().held().await?;
            ask!(self.pool, |connection| { claim(connection, id, by).await })
        })
    }

    fn release<'a>(&'a self, hold: &'a Hold) -> BoxFuture<'a, Result<(), StoreError>> {
        Box::pin(async move {
            ask!(self.pool, |connection| {
                let released = sqlx::query("UPDATE matches SET owner = NULL WHERE id = $1 AND fence = $2");
                released.bind(&hold.id).bind(hold.fence).execute(connection).await?;
                Ok(())
            })
        })
    }

    fn leases(&self) -> Option<&dyn Leases> {
        Some(self)
    }

    fn append<'a>(
        &'a self,
        hold: &'a Hold,
        from: u32,
        log: &'a [Row],
        now: &'a Progress,
    ) -> BoxFuture<'a, Result<(), StoreError>> {
        Box::pin(self.writer.write(Job::growing(hold, from, log, now)))
    }

    fn reseat<'a>(
        &'a self,
        hold: &'a Hold,
        before: &'a Opened,
        after: &'a Opened,
    ) -> BoxFuture<'a, Result<(), StoreError>> {
        Box::pin(async move {
            self.lock.grip().held().await?;
            let change = sqlx::query(concat!(reseat!(), " AND fence = $8"));
            let change = bind_reseat!(change, before, after).bind(hold.fence);
            ask!(self.pool, |connection| {
                if change.execute(&mut *connection).await?.rows_affected() == 1 {
                    return Ok(());
                }
                let fence = sqlx::query("SELECT fence FROM matches WHERE id = $1").bind(&before.id);
                let fence: Option<i64> =
                    fence.fetch_optional(connection).await?.map_or(Ok(None), |row| row.try_get(0))?;
                Err(if fence == Some(hold.fence) { StoreError::Taken } else { StoreError::Fenced })
            })
        })
    }

    fn is_ready(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async move {
            self.lock.grip().holds()?;
            ask!(self.pool, |connection| {
                // A number is drawn from the log of the database itself, which must be written to for it.
                sqlx::query("SELECT pg_current_xact_id()").execute(connection).await?;
                Ok(())
            })
        })
    }

    fn find<'a>(&'a self, id: &'a str) -> BoxFuture<'a, Result<Option<(Opened, Progress)>, StoreError>> {
        Box::pin(async move {
            let found = ask!(self.pool, |connection| {
                Ok(sqlx::query("SELECT * FROM matches WHERE id = $1").bind(id).fetch_optional(connection).await?)
            })?;
            found.as_ref().map(read).transpose()
        })
    }

    fn log<'a>(&'a self, id: &'a str) -> BoxFuture<'a, Result<Vec<Row>, StoreError>> {
        Box::pin(async move {
            let rows = ask!(self.pool, |connection| {
                let rows = sqlx::query("SELECT n, kind, value, sum FROM log WHERE match_id = $1 ORDER BY n");
                Ok(rows.bind(id).fetch_all(connection).await?)
            })?;
            read_log(id, &rows)
        })
    }

    fn youngest(&self, most: u32) -> BoxFuture<'_, Result<Vec<(Opened, Progress)>, StoreError>> {
        Box::pin(async move {
            let rows = ask!(self.pool, |connection| {
                let rows = sqlx::query("SELECT * FROM matches WHERE listed ORDER BY opened DESC, n DESC LIMIT $1");
                Ok(rows.bind(i64::from(most)).fetch_all(connection).await?)
            })?;
            rows.iter().map(read).collect()
        })
    }

    fn ids<'a>(&'a self, after: &'a str, most: u32) -> BoxFuture<'a, Result<Vec<String>, StoreError>> {
        Box::pin(async move {
            ask!(self.pool, |connection| {
                // Byte by byte, whatever the database's own order of letters is.
                let rows = sqlx::query_scalar(
                    "SELECT id FROM matches WHERE id COLLATE \"C\" > $1 ORDER BY id COLLATE \"C\" LIMIT $2",
                );
                Ok(rows.bind(after).bind(i64::from(most)).fetch_all(connection).await?)
            })
        })
    }

    fn due(&self, before: i64, most: u32) -> BoxFuture<'_, Result<Vec<String>, StoreError>> {
        Box::pin(async move {
            ask!(self.pool, |connection| {
                let rows = "SELECT id FROM matches WHERE due IS NOT NULL AND due < $1 ORDER BY due LIMIT $2";
                let rows = sqlx::query_scalar(rows);
                Ok(rows.bind(before).bind(i64::from(most)).fetch_all(connection).await?)
            })
        })
    }

    fn expire<'a>(&'a self, stale: Stale, except: &'a [String]) -> BoxFuture<'a, Result<u64, StoreError>> {
        Box::pin(async move {
            self.lock.grip().held().await?;
            ask!(self.pool, |connection| { forget(connection, stale, except).await })
        })
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            self.writer.close().await;
            self.pool.close().await;
            self.lock.release().await;
        })
    }
}

impl Leases for Postgres {
    fn join<'a>(&'a self, server: &'a str, lease: Duration) -> BoxFuture<'a, Result<(), StoreError>> {
        Box::pin(async move {
            ask!(self.pool, |connection| {
                sqlx::query("INSERT INTO servers (id, until) VALUES ($1, now() + $2)")
                    .bind(server)
                    .bind(lease)
                    .execute(&mut *connection)
                    .await?;
                // Those that went long ago are forgotten; whose matches they held is nobody's then.
                sqlx::query("DELETE FROM servers WHERE until < now() - INTERVAL '1 hour'").execute(connection).await?;
                Ok(())
            })
        })
    }

    fn renew<'a>(&'a self, server: &'a str, lease: Duration) -> BoxFuture<'a, Result<Option<Vec<String>>, StoreError>> {
        Box::pin(async move {
            ask!(self.pool, |connection| {
                let renewed = sqlx::query("UPDATE servers SET until = now() + $2 WHERE id = $1 AND until > now()")
                    .bind(server)
                    .bind(lease)
                    .execute(&mut *connection)
                    .await?;
                if renewed.rows_affected() == 0 {
                    return Ok(None);
                }
                let living = sqlx::query_scalar("SELECT id FROM servers WHERE until > now() ORDER BY id");
                Ok(Some(living.fetch_all(connection).await?))
            })
        })
    }

    fn leave<'a>(&'a self, server: &'a str) -> BoxFuture<'a, Result<(), StoreError>> {
        Box::pin(async move {
            ask!(self.pool, |connection| {
                sqlx::query("DELETE FROM servers WHERE id = $1").bind(server).execute(connection).await?;
                Ok(())
            })
        })
    }
}
