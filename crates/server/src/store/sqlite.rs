//! Matches in one SQLite file.

use std::borrow::Cow;
use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;
use std::str::FromStr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use atoll_table::Added;
use futures_util::future::BoxFuture;
use sha2::{Digest, Sha256};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::pool::PoolConnection;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{Connection, Row as _, SqlSafeStr, Sqlite as Kind, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::writer::{self, Job};
use super::{Fair, Opened, Progress, Row, Store, StoreError};

/// How many may wait for the writer.
const WAITING: usize = 4096;

/// A store in one SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    pool: SqlitePool,
    /// The way to the writer, until the store is closed.
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
    /// Held while the store is open, so that no second server writes to the same file.
    lock: Mutex<Option<File>>,
}

/// The changes of the tables over time; a published one is never edited.
const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "matches and log", include_str!("../../migrations/sqlite/1_matches_and_log.sql")),
    (2, "sums", include_str!("../../migrations/sqlite/2_sums.sql")),
    (3, "invitations and dice", include_str!("../../migrations/sqlite/3_invitations_and_dice.sql")),
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
        let (jobs, wanted) = mpsc::channel(WAITING);
        let writer = tokio::spawn(writer::run(pool.clone(), wanted));
        Ok(Sqlite { pool, jobs: Mutex::new(Some(jobs)), writer: Mutex::new(Some(writer)), lock: Mutex::new(lock) })
    }

    async fn write(
        &self,
        id: &str,
        opened: Option<Opened>,
        from: u32,
        rows: &[Row],
        now: &Progress,
    ) -> Result<(), StoreError> {
        let closed = || StoreError::Failed("the store is closed".to_owned());
        let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner).clone().ok_or_else(closed)?;
        let (done, wait) = oneshot::channel();
        let job = Job { id: id.to_owned(), opened, from, rows: rows.to_vec(), now: now.clone(), done };
        jobs.send(job).await.map_err(|_| closed())?;
        drop(jobs);
        wait.await.map_err(|_| closed())?
    }
}

/// The file of a store.
fn path_of(address: &str) -> Result<String, StoreError> {
    let path = address.strip_prefix("sqlite:").unwrap_or_default();
    let path = path.strip_prefix("//").unwrap_or(path).split('?').next().unwrap_or_default();
    if path.is_empty() { Err(StoreError::Unknown(address.to_owned())) } else { Ok(path.to_owned()) }
}

/// Claims the file of a store; nobody else may until it is given back.
fn lock(address: &str) -> Result<Option<File>, StoreError> {
    let path = path_of(address)?;
    if path.contains(":memory:") {
        return Ok(None);
    }
    let beside = format!("{path}.lock");
    let failed = |error: io::Error| StoreError::Broken(format!("{beside}: {error}"));
    let file = File::options().create(true).truncate(false).write(true).open(&beside).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path)),
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}

/// What tells a row from a damaged one.
pub(super) fn sum(id: &str, n: i64, row: Row) -> i64 {
    let (kind, value) = row.pack();
    let digest = Sha256::digest(format!("{id} {n} {kind} {value}").as_bytes());
    i64::from(u32::from_be_bytes([digest[0], digest[1], digest[2], digest[3]]))
}

/// Gives a connection back after a write. One on which something failed is closed: after a full disk or
/// an I/O error it may think that a transaction is still under way, and would refuse all others.
pub(super) async fn give_back(
    connection: PoolConnection<Kind>,
    done: Result<(), StoreError>,
) -> Result<(), StoreError> {
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

async fn forget(connection: &mut SqliteConnection, before: i64, except: &[String]) -> Result<u64, StoreError> {
    let mut writing = connection.begin_with("BEGIN IMMEDIATE").await?;
    // A log goes only after its match has gone.
    sqlx::query("PRAGMA defer_foreign_keys = ON").execute(&mut *writing).await?;
    let gone = sqlx::query(
        "DELETE FROM matches WHERE touched < ? AND id NOT IN (SELECT value FROM json_each(?)) RETURNING id",
    )
    .bind(before)
    .bind(serde_json::to_string(except)?)
    .fetch_all(&mut *writing)
    .await?;
    let ids: Result<Vec<String>, sqlx::Error> = gone.iter().map(|row| row.try_get(0)).collect();
    sqlx::query("DELETE FROM log WHERE match_id IN (SELECT value FROM json_each(?))")
        .bind(serde_json::to_string(&ids?)?)
        .execute(&mut *writing)
        .await?;
    writing.commit().await?;
    Ok(gone.len() as u64)
}

/// Copies a store to a new file, while a server may be using it.
///
/// # Errors
/// If there is no such store, the file is there already, or cannot be written.
pub async fn backup(address: &str, to: &Path) -> Result<(), StoreError> {
    let from = path_of(address)?;
    if !Path::new(&from).is_file() {
        return Err(StoreError::File(format!("{from} is not there")));
    }
    if to.exists() {
        return Err(StoreError::File(format!("{} is there already; a copy never overwrites", to.display())));
    }
    copy(&from, to).await
}

/// Puts a copy in the place of a store that no server uses and that is not there yet.
///
/// # Errors
/// If the copy is no store, a server uses the place, or a store is there already.
pub async fn restore(from: &Path, address: &str) -> Result<(), StoreError> {
    let to = path_of(address)?;
    let _claimed = lock(address)?;
    if Path::new(&to).exists() {
        return Err(StoreError::File(format!("{to} is there already; move it away first")));
    }
    if !from.is_file() {
        return Err(StoreError::File(format!("{} is not there", from.display())));
    }
    copy(&from.display().to_string(), Path::new(&to)).await
}

/// A whole and tidy copy of a store.
async fn copy(from: &str, to: &Path) -> Result<(), StoreError> {
    let options = SqliteConnectOptions::new().filename(from).busy_timeout(Duration::from_secs(10));
    let mut connection = SqliteConnection::connect_with(&options).await?;
    let (sound,): (String,) = sqlx::query_as("PRAGMA integrity_check").fetch_one(&mut connection).await?;
    if sound != "ok" {
        return Err(StoreError::Broken(sound));
    }
    let (_matches,): (i64,) = sqlx::query_as("SELECT count(*) FROM matches").fetch_one(&mut connection).await?;
    sqlx::query("VACUUM INTO ?").bind(to.display().to_string()).execute(&mut connection).await?;
    connection.close().await?;
    Ok(())
}

/// What seats added to the dice, as JSON.
pub(super) fn added(fair: Option<&Fair>) -> String {
    let all = fair.map(Fair::added).unwrap_or_default();
    let all: Vec<_> = all.iter().map(|one| (one.seat, one.from, &one.text)).collect();
    serde_json::json!(all).to_string()
}

fn fair(seed: &str, added: &str) -> Option<Fair> {
    let added: Vec<(u8, u32, String)> = serde_json::from_str(added).ok()?;
    Fair::new(seed, added.into_iter().map(|(seat, from, text)| Added { seat, from, text }).collect())
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
        invitations: serde_json::from_str(&text("invitations")?)?,
        host: row.try_get("host")?,
        fair: match row.try_get::<Option<String>, _>("seed")? {
            Some(seed) => Some(fair(&seed, &text("added")?).ok_or_else(|| broken("seed"))?),
            None => None,
        },
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
        let opening = Some(opened.clone());
        Box::pin(self.write(&opened.id, opening, 0, log, now))
    }

    fn append<'a>(
        &'a self,
        id: &'a str,
        from: u32,
        log: &'a [Row],
        now: &'a Progress,
    ) -> BoxFuture<'a, Result<(), StoreError>> {
        Box::pin(self.write(id, None, from, log, now))
    }

    fn reseat<'a>(&'a self, before: &'a Opened, after: &'a Opened) -> BoxFuture<'a, Result<(), StoreError>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            let json = |list: &[Option<String>]| serde_json::to_string(list);
            let changed = sqlx::query(
                "UPDATE matches SET tokens = ?, invitations = ?, added = ?
                 WHERE id = ? AND tokens = ? AND invitations = ?",
            )
            .bind(json(&after.tokens)?)
            .bind(json(&after.invitations)?)
            .bind(added(after.fair.as_ref()))
            .bind(&before.id)
            .bind(json(&before.tokens)?)
            .bind(json(&before.invitations)?)
            .execute(&mut *connection)
            .await;
            let done = match changed {
                Ok(changed) if changed.rows_affected() == 1 => Ok(()),
                Ok(_) => Err(StoreError::Taken),
                Err(error) => Err(StoreError::from(error)),
            };
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

    fn expire<'a>(&'a self, before: i64, except: &'a [String]) -> BoxFuture<'a, Result<u64, StoreError>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            let done = forget(&mut connection, before, except).await;
            let (done, count) = match done {
                Ok(count) => (Ok(()), count),
                Err(error) => (Err(error), 0),
            };
            give_back(connection, done).await.map(|()| count)
        })
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            // The writer ends when it has written what it was asked for.
            self.jobs.lock().unwrap_or_else(PoisonError::into_inner).take();
            let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
            if let Some(writer) = writer {
                let _ = writer.await;
            }
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
            invitations: vec![None, None],
            host: Some("h".to_owned()),
            fair: Fair::keyed([3; 32]).with(1, 2, "ab"),
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
    async fn seats_change_hands_once() {
        let store = Sqlite::at("sqlite::memory:").await.expect("memory is there");
        let before = Opened { invitations: vec![Some("i".to_owned()), None], ..opened("a") };
        store.open(&before, &[], &at(0)).await.expect("the id is free");
        let fair = before.fair.as_ref().and_then(|fair| fair.with(0, 3, "cd"));
        let after =
            Opened { invitations: vec![None, None], tokens: vec![Some("u".to_owned()), None], fair, ..before.clone() };
        store.reseat(&before, &after).await.expect("nobody was first");
        assert_eq!(store.find("a").await.expect("it can be read"), Some((after.clone(), at(0))));
        assert!(matches!(store.reseat(&before, &after).await, Err(StoreError::Taken)), "the invitation is used");
    }

    #[tokio::test]
    async fn a_row_is_written_once() {
        let store = Sqlite::at("sqlite::memory:").await.expect("memory is there");
        store.open(&opened("a"), &[Row::Event(7)], &at(1)).await.expect("the id is free");
        assert!(matches!(store.open(&opened("a"), &[], &at(0)).await, Err(StoreError::Taken)));
        assert!(matches!(store.append("a", 0, &[Row::Event(9)], &at(1)).await, Err(StoreError::Taken)));
        assert!(matches!(store.append("a", 2, &[Row::Event(9)], &at(3)).await, Err(StoreError::Taken)));
        assert!(store.append("b", 0, &[Row::Event(9)], &at(1)).await.is_err());
        // Of two who write the same row at once, one does.
        let (rows, now) = ([Row::Event(9)], at(2));
        let both = tokio::join!(store.append("a", 1, &rows, &now), store.append("a", 1, &rows, &now));
        assert!(matches!(both, (Ok(()), Err(StoreError::Taken)) | (Err(StoreError::Taken), Ok(()))), "{both:?}");
        assert_eq!(store.log("a").await.expect("the log is whole"), [Row::Event(7), Row::Event(9)]);
        assert_eq!(store.find("a").await.expect("it can be read"), Some((opened("a"), at(2))));
    }

    #[tokio::test]
    async fn many_tables_share_a_commit_and_each_has_its_own_rows() {
        let store = Sqlite::at("sqlite::memory:").await.expect("memory is there");
        let ids: Vec<String> = (0..50).map(|n| format!("m{n}")).collect();
        let opening = |id: &String| opened(id);
        let all: Vec<Opened> = ids.iter().map(opening).collect();
        let start = at(0);
        futures_util::future::try_join_all(all.iter().map(|one| store.open(one, &[], &start)))
            .await
            .expect("all are new");
        for n in 0..20 {
            let (rows, now) = ([Row::Event(n)], at(n + 1));
            let writes = ids.iter().map(|id| store.append(id, n, &rows, &now));
            // One of them writes a row that is not next.
            let (written, wrong) =
                tokio::join!(futures_util::future::join_all(writes), store.append("m7", n + 9, &rows, &now));
            assert!(written.iter().all(Result::is_ok), "{written:?}");
            assert!(matches!(wrong, Err(StoreError::Taken)), "{wrong:?}");
        }
        for id in &ids {
            let log = store.log(id).await.expect("the log is whole");
            assert_eq!(log, (0..20).map(Row::Event).collect::<Vec<_>>());
        }
        store.close().await;
        assert!(store.append("m1", 20, &[Row::Event(1)], &at(21)).await.is_err(), "it is closed");
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
    async fn what_nobody_touches_expires_as_a_whole() {
        let store = Sqlite::at("sqlite::memory:").await.expect("memory is there");
        for id in ["a", "b", "c"] {
            store.open(&opened(id), &[Row::Event(7)], &at(1)).await.expect("the id is free");
        }
        assert_eq!(store.expire(100, &[]).await.expect("it can write"), 0, "all have just been touched");
        sqlx::query("UPDATE matches SET touched = 5 WHERE id <> 'c'").execute(&store.pool).await.expect("it can write");
        assert_eq!(store.expire(100, &["b".to_owned()]).await.expect("it can write"), 1);
        assert_eq!(store.find("a").await.expect("it can be read"), None);
        assert_eq!(store.log("a").await.expect("it can be read"), []);
        for id in ["b", "c"] {
            assert_eq!(store.log(id).await.expect("the log is whole"), [Row::Event(7)]);
        }
        // A move touches a match.
        store.append("b", 1, &[Row::Event(8)], &at(2)).await.expect("the row is free");
        assert_eq!(store.expire(100, &[]).await.expect("it can write"), 0);
    }

    #[tokio::test]
    async fn a_copy_is_made_while_the_store_is_used() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let address = |name: &str| format!("sqlite:{}", folder.path().join(name).display());
        let store = Sqlite::at(&address("a.db")).await.expect("the folder is ours");
        store.open(&opened("a"), &[Row::Event(7)], &at(1)).await.expect("the id is free");
        let copy = folder.path().join("copy.db");
        backup(&address("a.db"), &copy).await.expect("it can be copied");
        store.append("a", 1, &[Row::Event(8)], &at(2)).await.expect("it goes on");
        assert!(matches!(backup(&address("a.db"), &copy).await, Err(StoreError::File(_))), "nothing is overwritten");
        assert!(matches!(backup(&address("none.db"), &folder.path().join("x")).await, Err(StoreError::File(_))));
        assert!(matches!(restore(&copy, &address("a.db")).await, Err(StoreError::InUse(_))));
        restore(&copy, &address("b.db")).await.expect("the place is free");
        let again = Sqlite::at(&address("b.db")).await.expect("it is a store");
        assert_eq!(again.log("a").await.expect("the log is whole"), [Row::Event(7)]);
        let junk = folder.path().join("junk");
        std::fs::write(&junk, "no store at all, but a text of some length").expect("the folder is ours");
        assert!(restore(&junk, &address("c.db")).await.is_err());
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
