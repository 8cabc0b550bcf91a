//! Matches in one SQLite file.

use std::borrow::Cow;
use std::fs::{File, TryLockError};
use std::io;
use std::str::FromStr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use futures_util::future::BoxFuture;
use sha2::{Digest, Sha256};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::pool::PoolConnection;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{Connection, Row as _, SqlSafeStr, Sqlite as Kind, SqliteConnection, Transaction};

use super::{Opened, Progress, Row, Store, StoreError};

/// A store in one SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    pool: SqlitePool,
    /// Held while the store is open, so that no second server writes to the same file.
    lock: Mutex<Option<File>>,
}

/// The changes of the tables over time; a published one is never edited.
const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "matches and log", include_str!("../../migrations/sqlite/1_matches_and_log.sql")),
    (2, "sums", include_str!("../../migrations/sqlite/2_sums.sql")),
];

impl Sqlite {
    /// Opens `sqlite:PATH`, making the file if it is not there, or `sqlite::memory:`.
    ///
    /// # Errors
    /// If it cannot be opened or brought up to date.
    pub async fn at(address: &str) -> Result<Sqlite, StoreError> {
        let lock = lock(address)?;
        let options = SqliteConnectOptions::from_str(address)?
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A move that has been acknowledged survives a power cut.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10));
        // Every connection to `:memory:` is a database of its own.
        let most = if address.contains(":memory:") { 1 } else { 4 };
        let pool = SqlitePoolOptions::new().max_connections(most).idle_timeout(None).max_lifetime(None);
        let pool = pool.connect_with(options).await?;
        let migrations = MIGRATIONS.iter().map(|&(version, name, sql)| {
            Migration::new(version, Cow::Borrowed(name), MigrationType::Simple, sql.into_sql_str(), false)
        });
        let migrator = Migrator::with_migrations(migrations.collect());
        migrator.run(&pool).await.map_err(StoreError::Migration)?;
        Ok(Sqlite { pool, lock: Mutex::new(lock) })
    }
}

/// Claims the file of a store; nobody else may until it is given back.
fn lock(address: &str) -> Result<Option<File>, StoreError> {
    let path = address.strip_prefix("sqlite:").unwrap_or_default();
    let path = path.strip_prefix("//").unwrap_or(path).split('?').next().unwrap_or_default();
    if path.is_empty() {
        return Err(StoreError::Unknown(address.to_owned()));
    }
    if path.contains(":memory:") {
        return Ok(None);
    }
    let beside = format!("{path}.lock");
    let failed = |error: io::Error| StoreError::Broken(format!("{beside}: {error}"));
    let file = File::options().create(true).truncate(false).write(true).open(&beside).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}

/// What tells a row from a damaged one.
fn sum(id: &str, n: i64, row: Row) -> i64 {
    let (kind, value) = row.pack();
    let digest = Sha256::digest(format!("{id} {n} {kind} {value}").as_bytes());
    i64::from(u32::from_be_bytes([digest[0], digest[1], digest[2], digest[3]]))
}

/// Gives a connection back after a write. One on which something failed is closed: after a full disk or
/// an I/O error it may think that a transaction is still under way, and would refuse all others.
async fn give_back(connection: PoolConnection<Kind>, done: Result<(), StoreError>) -> Result<(), StoreError> {
    let is_sound = match &done {
        Ok(()) | Err(StoreError::Taken) => true,
        // A row that does not fit is the writer's fault.
        Err(StoreError::Database(sqlx::Error::Database(error))) => error.is_foreign_key_violation(),
        Err(_) => false,
    };
    if !is_sound {
        // If it cannot be closed properly either, it is gone all the same.
        let _ = connection.close().await;
    }
    done
}

async fn write_opening(
    connection: &mut SqliteConnection,
    opened: &Opened,
    log: &[Row],
    now: &Progress,
) -> Result<(), StoreError> {
    let mut writing = connection.begin_with("BEGIN IMMEDIATE").await?;
    sqlx::query(
        "INSERT INTO matches (id, game, rules, data, seats, options, tokens, opened, revision, events, turn)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&opened.id)
    .bind(&opened.game)
    .bind(i64::from(opened.rules))
    .bind(&opened.data)
    .bind(serde_json::to_string(&opened.seats)?)
    .bind(opened.options.to_string())
    .bind(serde_json::to_string(&opened.tokens)?)
    .bind(opened.opened)
    .bind(i64::from(now.revision))
    .bind(i64::from(now.events))
    .bind(serde_json::to_string(&now.turn)?)
    .execute(&mut *writing)
    .await?;
    insert(&mut writing, &opened.id, 0, log).await?;
    writing.commit().await?;
    Ok(())
}

async fn write_rows(
    connection: &mut SqliteConnection,
    id: &str,
    from: u32,
    log: &[Row],
    now: &Progress,
) -> Result<(), StoreError> {
    let mut writing = connection.begin_with("BEGIN IMMEDIATE").await?;
    insert(&mut writing, id, from, log).await?;
    let changed = sqlx::query("UPDATE matches SET revision = ?, events = ?, turn = ? WHERE id = ? AND revision = ?")
        .bind(i64::from(now.revision))
        .bind(i64::from(now.events))
        .bind(serde_json::to_string(&now.turn)?)
        .bind(id)
        .bind(i64::from(from))
        .execute(&mut *writing)
        .await?;
    if changed.rows_affected() != 1 {
        return Err(StoreError::Taken);
    }
    writing.commit().await?;
    Ok(())
}

async fn insert(to: &mut Transaction<'_, Kind>, id: &str, from: u32, log: &[Row]) -> Result<(), StoreError> {
    for (n, row) in (i64::from(from)..).zip(log) {
        let (kind, value) = row.pack();
        sqlx::query("INSERT INTO log (match_id, n, kind, value, sum) VALUES (?, ?, ?, ?, ?)")
            .bind(id)
            .bind(n)
            .bind(i64::from(kind))
            .bind(i64::from(value))
            .bind(sum(id, n, *row))
            .execute(&mut **to)
            .await?;
    }
    Ok(())
}

fn read(row: &SqliteRow) -> Result<(Opened, Progress), StoreError> {
    let number = |column: &str| row.try_get::<i64, _>(column);
    let text = |column: &str| row.try_get::<String, _>(column);
    let broken = |what: &str| StoreError::Broken(format!("{what} is out of range"));
    let opened = Opened {
        id: text("id")?,
        game: text("game")?,
        rules: u16::try_from(number("rules")?).map_err(|_| broken("rules"))?,
        data: text("data")?,
        seats: serde_json::from_str(&text("seats")?)?,
        options: serde_json::from_str(&text("options")?)?,
        tokens: serde_json::from_str(&text("tokens")?)?,
        opened: number("opened")?,
    };
    let progress = Progress {
        revision: u32::try_from(number("revision")?).map_err(|_| broken("revision"))?,
        events: u32::try_from(number("events")?).map_err(|_| broken("events"))?,
        turn: serde_json::from_str(&text("turn")?)?,
    };
    Ok((opened, progress))
}

impl Store for Sqlite {
    fn open<'a>(
        &'a self,
        opened: &'a Opened,
        log: &'a [Row],
        now: &'a Progress,
    ) -> BoxFuture<'a, Result<(), StoreError>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            let done = write_opening(&mut connection, opened, log, now).await;
            give_back(connection, done).await
        })
    }

    fn append<'a>(
        &'a self,
        id: &'a str,
        from: u32,
        log: &'a [Row],
        now: &'a Progress,
    ) -> BoxFuture<'a, Result<(), StoreError>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            let done = write_rows(&mut connection, id, from, log, now).await;
            give_back(connection, done).await
        })
    }

    fn is_ready(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            // The number stays what it is, but it is written.
            let done = sqlx::query("BEGIN IMMEDIATE; PRAGMA user_version = 0; COMMIT").execute(&mut *connection).await;
            give_back(connection, done.map(|_| ()).map_err(StoreError::from)).await
        })
    }

    fn find<'a>(&'a self, id: &'a str) -> BoxFuture<'a, Result<Option<(Opened, Progress)>, StoreError>> {
        Box::pin(async move {
            let found = sqlx::query("SELECT * FROM matches WHERE id = ?").bind(id).fetch_optional(&self.pool).await?;
            found.as_ref().map(read).transpose()
        })
    }

    fn log<'a>(&'a self, id: &'a str) -> BoxFuture<'a, Result<Vec<Row>, StoreError>> {
        Box::pin(async move {
            let rows = sqlx::query("SELECT n, kind, value, sum FROM log WHERE match_id = ? ORDER BY n");
            let rows = rows.bind(id).fetch_all(&self.pool).await?;
            let mut log = Vec::with_capacity(rows.len());
            for (n, row) in rows.iter().enumerate() {
                let whole = row.try_get::<i64, _>("n")? == n as i64;
                let written: Option<i64> = row.try_get("sum")?;
                let is_whole = |row: &Row| whole && written.is_none_or(|written| written == sum(id, n as i64, *row));
                let row = Row::unpack(row.try_get("kind")?, row.try_get("value")?).filter(is_whole);
                log.push(row.ok_or_else(|| StoreError::Broken(format!("row {n} of the log of {id}")))?);
            }
            Ok(log)
        })
    }

    fn youngest(&self, most: u32) -> BoxFuture<'_, Result<Vec<(Opened, Progress)>, StoreError>> {
        Box::pin(async move {
            let rows = sqlx::query("SELECT * FROM matches ORDER BY opened DESC, rowid DESC LIMIT ?");
            let rows = rows.bind(i64::from(most)).fetch_all(&self.pool).await?;
            rows.iter().map(read).collect()
        })
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            self.pool.close().await;
            self.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
        })
    }
}

#[cfg(test)]
mod tests {
    use atoll_protocol::{SeatSpec, TurnState};
    use serde_json::json;

    use super::*;

    fn opened(id: &str) -> Opened {
        Opened {
            id: id.to_owned(),
            game: "reef".to_owned(),
            rules: 1,
            data: "abc".to_owned(),
            seats: vec![
                SeatSpec::Person { name: "Ada".to_owned() },
                SeatSpec::Bot { name: "Bo".to_owned(), bot: "random".to_owned() },
            ],
            options: json!({ "a": 1 }),
            tokens: vec![Some("t".to_owned()), None],
            opened: 5,
        }
    }

    fn at(revision: u32) -> Progress {
        Progress { revision, events: revision, turn: TurnState::Decide { seats: vec![0] } }
    }

    #[tokio::test]
    async fn what_is_written_is_read() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let address = format!("sqlite:{}", folder.path().join("a.db").display());
        let store = Sqlite::at(&address).await.expect("the folder is ours");
        store.open(&opened("a"), &[Row::Event(7)], &at(1)).await.expect("the id is free");
        store.append("a", 1, &[Row::Event(8), Row::Undo(1)], &at(3)).await.expect("the row is free");
        store.close().await;
        drop(store);
        let store = Sqlite::at(&address).await.expect("the file is there");
        assert_eq!(store.log("a").await.expect("the log is whole"), [Row::Event(7), Row::Event(8), Row::Undo(1)]);
        assert_eq!(store.find("a").await.expect("it can be read"), Some((opened("a"), at(3))));
        assert_eq!(store.find("b").await.expect("it can be read"), None);
        assert_eq!(store.youngest(9).await.expect("it can be read").len(), 1);
    }

    #[tokio::test]
    async fn a_row_is_written_once() {
        let store = Sqlite::at("sqlite::memory:").await.expect("memory is there");
        store.open(&opened("a"), &[Row::Event(7)], &at(1)).await.expect("the id is free");
        assert!(matches!(store.open(&opened("a"), &[], &at(0)).await, Err(StoreError::Taken)));
        assert!(matches!(store.append("a", 0, &[Row::Event(9)], &at(1)).await, Err(StoreError::Taken)));
        assert!(matches!(store.append("a", 2, &[Row::Event(9)], &at(3)).await, Err(StoreError::Taken)));
        assert!(store.append("b", 0, &[Row::Event(9)], &at(1)).await.is_err());
        assert_eq!(store.log("a").await.expect("the log is whole"), [Row::Event(7)]);
        assert_eq!(store.find("a").await.expect("it can be read"), Some((opened("a"), at(1))));
    }

    #[tokio::test]
    async fn a_full_disk_passes_by_itself() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let store = Sqlite::at(&format!("sqlite:{}", folder.path().join("a.db").display())).await.expect("it is ours");
        store.open(&opened("a"), &[], &at(0)).await.expect("the id is free");
        // Every connection that there can be, each with no page left to write to.
        let mut all = Vec::new();
        for _ in 0..4 {
            all.push(store.pool.acquire().await.expect("there is one"));
        }
        for connection in &mut all {
            let (pages,): (i64,) =
                sqlx::query_as("PRAGMA page_count").fetch_one(&mut **connection).await.expect("a number");
            let limit = format!("PRAGMA max_page_count = {pages}");
            sqlx::query(sqlx::AssertSqlSafe(limit)).execute(&mut **connection).await.expect("it can be limited");
        }
        drop(all);
        let many: Vec<Row> = (0..5000).map(Row::Event).collect();
        for _ in 0..4 {
            let full = store.append("a", 0, &many, &at(5000)).await;
            assert!(matches!(full, Err(StoreError::Database(_))), "{full:?}");
        }
        // There is room again: nothing has to be started anew.
        for n in 0..8 {
            store.append("a", n, &[Row::Event(n)], &at(n + 1)).await.expect("the disk has room again");
        }
        assert_eq!(store.log("a").await.expect("the log is whole").len(), 8);
        store.is_ready().await.expect("it can write");
    }

    #[tokio::test]
    async fn a_damaged_row_is_noticed() {
        let store = Sqlite::at("sqlite::memory:").await.expect("memory is there");
        store.open(&opened("a"), &[Row::Event(7), Row::Event(8)], &at(2)).await.expect("the id is free");
        for sql in ["DROP TRIGGER log_is_never_changed", "UPDATE log SET value = 9 WHERE n = 1"] {
            sqlx::query(sql).execute(&store.pool).await.expect("nothing protects a file from its owner");
        }
        let error = store.log("a").await.expect_err("it is not what was written").to_string();
        assert!(error.contains("row 1"), "{error}");
    }

    #[tokio::test]
    async fn a_file_has_one_server() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let address = format!("sqlite:{}", folder.path().join("a.db").display());
        let store = Sqlite::at(&address).await.expect("the folder is ours");
        assert!(matches!(Sqlite::at(&address).await, Err(StoreError::InUse(_))));
        store.close().await;
        drop(store);
        Sqlite::at(&address).await.expect("it is free again");
    }

    #[tokio::test]
    async fn the_log_is_append_only() {
        let store = Sqlite::at("sqlite::memory:").await.expect("memory is there");
        store.open(&opened("a"), &[Row::Event(7)], &at(1)).await.expect("the id is free");
        assert!(sqlx::query("UPDATE log SET value = 9").execute(&store.pool).await.is_err());
        assert!(sqlx::query("DELETE FROM log").execute(&store.pool).await.is_err());
        assert_eq!(store.log("a").await.expect("the log is whole"), [Row::Event(7)]);
    }
}
