//! Matches in one SQLite file.

#[cfg(test)]
#[path = "../../tests/common/sample.rs"]
mod sample;
mod write;

use std::borrow::Cow;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::future::BoxFuture;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::pool::PoolConnection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection, Row as _, SqlSafeStr, Sqlite as Kind, SqliteConnection};

use super::rows::{added, bind_reseat, read, read_log, reseat};
use super::writer::{Job, Writer};
use super::{Hold, Opened, Progress, Row, Stale, Store, StoreError};

/// A store in one SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    pool: SqlitePool,
    /// The one connection that logs are written with.
    writers: SqlitePool,
    writer: Writer,
    /// When the last write failed, if none has succeeded since.
    failed: Mutex<Option<Instant>>,
    /// Held while the store is open, so that no second server writes to the same file.
    lock: Mutex<Option<File>>,
}

/// The changes of the tables over time; a published one is never edited.
const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "matches and log", include_str!("../../migrations/sqlite/1_matches_and_log.sql")),
    (2, "sums", include_str!("../../migrations/sqlite/2_sums.sql")),
    (3, "invitations and dice", include_str!("../../migrations/sqlite/3_invitations_and_dice.sql")),
    (4, "terms and clocks", include_str!("../../migrations/sqlite/4_terms_and_clocks.sql")),
];

impl Sqlite {
    /// Opens `sqlite:PATH`, making the file if it is not there, or `sqlite::memory:`.
    ///
    /// # Errors
    /// If it cannot be opened or brought up to date.
    pub async fn at(address: &str) -> Result<Sqlite, StoreError> {
        let path = path_of(address)?;
        // Every connection to `:memory:` is a database of its own.
        let is_file = path != MEMORY;
        let lock = if is_file { Some(lock(&path)?) } else { None };
        let options = SqliteConnectOptions::new()
            .filename(&path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A move that has been acknowledged survives a power cut.
            .synchronous(SqliteSynchronous::Full)
            // A move changes a few bytes of two pages, and whole pages are written. What is written twice is written to
            // its place when there is much of it: 16 MB.
            .page_size(2048)
            .pragma("wal_autocheckpoint", "8000")
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10));
        let pool = |most| SqlitePoolOptions::new().max_connections(most).idle_timeout(None).max_lifetime(None);
        // Whoever writes alone never finds its pages changed by others. What it writes to a log is of a match that it has
        // looked up in the same statement, so that no key has to be looked for again, and what it might have to undo needs
        // no file.
        let alone = is_file
            .then(|| options.clone().foreign_keys(false).pragma("cache_size", "-16384").pragma("temp_store", "MEMORY"));
        let readers = pool(if is_file { 4 } else { 1 }).connect_with(options).await?;
        let migrations = MIGRATIONS.iter().map(|&(version, name, sql)| {
            Migration::new(version, Cow::Borrowed(name), MigrationType::Simple, sql.into_sql_str(), false)
        });
        let migrator = Migrator::with_migrations(migrations.collect());
        migrator.run(&readers).await.map_err(StoreError::Migration)?;
        let writers = match alone {
            Some(options) => pool(1).connect_with(options).await?,
            None => readers.clone(),
        };
        let writer = Writer::start(write::Pages { pool: writers.clone() });
        Ok(Sqlite { pool: readers, writers, writer, failed: Mutex::default(), lock: Mutex::new(lock) })
    }

    /// Has something written, and remembers whether that can be done at present.
    async fn write(&self, job: Job) -> Result<(), StoreError> {
        let written = self.writer.write(job).await;
        let mut failed = self.failed.lock().unwrap_or_else(PoisonError::into_inner);
        match &written {
            Ok(()) => *failed = None,
            // What does not fit is no fault of the store.
            Err(StoreError::Taken) => {}
            Err(_) => *failed = Some(Instant::now()),
        }
        written
    }
}

/// For how long a write that failed tells that the next one would.
const AT_PRESENT: Duration = Duration::from_secs(3);
/// A write that changes nothing.
const TRIAL: &str =
    "BEGIN IMMEDIATE; PRAGMA user_version = 0; COMMIT; BEGIN IMMEDIATE; PRAGMA user_version = 0; COMMIT;
    BEGIN IMMEDIATE; PRAGMA user_version = 0; COMMIT";

/// The path of a store that is no file.
const MEMORY: &str = ":memory:";

/// The file of a store. What cannot stand in an address is written as `%` and two hex digits.
fn path_of(address: &str) -> Result<String, StoreError> {
    let unknown = || StoreError::Unknown(address.to_owned());
    let path = address.strip_prefix("sqlite:").unwrap_or_default();
    let path = path.strip_prefix("//").unwrap_or(path);
    let (path, wishes) = path.split_once('?').unwrap_or((path, ""));
    // A store is a file that can be written; any other wish would be a store that is none.
    if !matches!(wishes, "" | "mode=rwc" | "mode=rw") {
        return Err(unknown());
    }
    let path = decoded(path).ok_or_else(unknown)?;
    if path.trim().is_empty() { Err(unknown()) } else { Ok(path) }
}

/// A text in which `%` and two hex digits are a byte.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let byte = after.get(..2).filter(|_| first == b'%').and_then(|two| {
            let two = std::str::from_utf8(two).ok().filter(|two| two.bytes().all(|digit| digit.is_ascii_hexdigit()))?;
            u8::from_str_radix(two, 16).ok()
        });
        bytes.push(byte.unwrap_or(first));
        rest = if byte.is_some() { &after[2..] } else { after };
    }
    String::from_utf8(bytes).ok()
}

/// Where a file is or would be, whatever links lead to it.
fn place_of(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    // Links may lead to a file that is not there yet; more of them no system follows.
    for _ in 0..40 {
        if let Ok(place) = fs::canonicalize(&path) {
            return Ok(place);
        }
        let folder = folder_of(&path).to_owned();
        match fs::read_link(&path) {
            Ok(there) => path = folder.join(there),
            Err(_) => return Ok(fs::canonicalize(folder)?.join(path.file_name().ok_or(io::ErrorKind::InvalidInput)?)),
        }
    }
    Err(io::ErrorKind::NotFound.into())
}

/// The folder of a file.
fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Whether the file of a store is there.
pub fn is_there(address: &str) -> Result<(), StoreError> {
    let path = path_of(address)?;
    let is_file = path == MEMORY || Path::new(&path).is_file();
    if is_file { Ok(()) } else { Err(StoreError::File(format!("{path} is not there"))) }
}

/// Claims the file of a store; nobody else may until it is given back.
fn lock(path: &str) -> Result<File, StoreError> {
    let place = place_of(Path::new(path)).map_err(|error| StoreError::File(format!("{path}: {error}")))?;
    // SQLite keeps what is not in the file yet beside each of its names: two of them would not know of each other.
    #[cfg(unix)]
    if fs::metadata(&place).is_ok_and(|file| file.is_file() && std::os::unix::fs::MetadataExt::nlink(&file) > 1) {
        return Err(StoreError::File(format!("{path} has a second name (a hard link); remove one of them first")));
    }
    let beside = format!("{}.lock", place.display());
    let failed = |error: io::Error| StoreError::File(format!("{beside}: {error}"));
    let file = File::options().create(true).truncate(false).write(true).open(&beside).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
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

async fn forget(connection: &mut SqliteConnection, stale: Stale, except: &[String]) -> Result<u64, StoreError> {
    let mut writing = connection.begin_with("BEGIN IMMEDIATE").await?;
    // A log goes only after its match has gone.
    sqlx::query("PRAGMA defer_foreign_keys = ON").execute(&mut *writing).await?;
    let gone = sqlx::query(
        "DELETE FROM matches WHERE (touched < $1 OR (touched BETWEEN $2 - 172800 AND $2 - 1 AND NOT EXISTS
          (SELECT 1 FROM log WHERE log.match_id = matches.id AND kind = 0 AND value >> 24 < 4)))
         AND id NOT IN (SELECT value FROM json_each($3)) AND (due IS NULL OR due < unixepoch() * 1000) RETURNING id",
    )
    .bind(stale.since)
    .bind(stale.unplayed)
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
    is_there(address)?;
    let from = path_of(address)?;
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
    let _claimed = lock(&to)?;
    if Path::new(&to).exists() {
        return Err(StoreError::File(format!("{to} is there already; move it away first")));
    }
    // What SQLite kept beside an older file of this name would be played into the new one.
    for beside in ["-wal", "-shm", "-journal"] {
        let beside = format!("{to}{beside}");
        if Path::new(&beside).exists() {
            return Err(StoreError::File(format!("{beside} of an older store is there; move it away first")));
        }
    }
    if !from.is_file() {
        return Err(StoreError::File(format!("{} is not there", from.display())));
    }
    copy(&from.display().to_string(), Path::new(&to)).await
}

/// A whole and tidy copy of a store, which has its name only once it is whole and on the disk.
async fn copy(from: &str, to: &Path) -> Result<(), StoreError> {
    let mut name = to.as_os_str().to_owned();
    name.push(format!(".{}.part", std::process::id()));
    let part = PathBuf::from(name);
    let done = copy_to(from, &part).await;
    let done =
        done.and_then(|()| keep(&part, to).map_err(|error| StoreError::File(format!("{}: {error}", to.display()))));
    if done.is_err() {
        // What is not whole is in nobody's way; if it cannot be removed, its name says what it is.
        let _ = fs::remove_file(&part);
    }
    done
}

/// Gives a whole file its name, for good.
fn keep(part: &Path, to: &Path) -> io::Result<()> {
    File::options().write(true).open(part)?.sync_all()?;
    // Somebody may have put a file there meanwhile, which stays as it is.
    fs::hard_link(part, to).or_else(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => Err(error),
        // Some disks have no second names.
        _ => fs::rename(part, to),
    })?;
    let _ = fs::remove_file(part);
    #[cfg(unix)]
    File::open(folder_of(to))?.sync_all()?;
    Ok(())
}

async fn copy_to(from: &str, to: &Path) -> Result<(), StoreError> {
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

impl Store for Sqlite {
    fn open<'a>(
        &'a self,
        opened: &'a Opened,
        log: &'a [Row],
        now: &'a Progress,
        by: Option<&'a str>,
    ) -> BoxFuture<'a, Result<Hold, StoreError>> {
        Box::pin(async move {
            let hold = Hold::alone(&opened.id);
            self.write(Job::opening(&hold, opened, log, now, by)).await.map(|()| hold)
        })
    }

    fn append<'a>(
        &'a self,
        hold: &'a Hold,
        from: u32,
        log: &'a [Row],
        now: &'a Progress,
    ) -> BoxFuture<'a, Result<(), StoreError>> {
        Box::pin(self.write(Job::growing(hold, from, log, now)))
    }

    fn reseat<'a>(
        &'a self,
        _: &'a Hold,
        before: &'a Opened,
        after: &'a Opened,
    ) -> BoxFuture<'a, Result<(), StoreError>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            let change = bind_reseat!(sqlx::query(reseat!()), before, after);
            let changed = change.execute(&mut *connection).await;
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
            let failed = *self.failed.lock().unwrap_or_else(PoisonError::into_inner);
            if failed.is_some_and(|at| at.elapsed() < AT_PRESENT) {
                return Err(StoreError::Failed("the last write failed".to_owned()));
            }
            let mut connection = self.pool.acquire().await?;
            // The number stays what it is, but it is written: a few times, since a full disk may have room for a page.
            let done = sqlx::query(TRIAL).execute(&mut *connection).await;
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
            read_log(id, &rows)
        })
    }

    fn youngest(&self, most: u32) -> BoxFuture<'_, Result<Vec<(Opened, Progress)>, StoreError>> {
        Box::pin(async move {
            let rows = sqlx::query("SELECT * FROM matches WHERE listed = 1 ORDER BY opened DESC, rowid DESC LIMIT ?");
            let rows = rows.bind(i64::from(most)).fetch_all(&self.pool).await?;
            rows.iter().map(read).collect()
        })
    }

    fn ids<'a>(&'a self, after: &'a str, most: u32) -> BoxFuture<'a, Result<Vec<String>, StoreError>> {
        Box::pin(async move {
            let rows = sqlx::query("SELECT id FROM matches WHERE id > ? ORDER BY id LIMIT ?");
            let rows = rows.bind(after).bind(i64::from(most)).fetch_all(&self.pool).await?;
            let ids: Result<Vec<String>, sqlx::Error> = rows.iter().map(|row| row.try_get(0)).collect();
            Ok(ids?)
        })
    }

    fn due(&self, before: i64, most: u32) -> BoxFuture<'_, Result<Vec<String>, StoreError>> {
        Box::pin(async move {
            let rows = sqlx::query("SELECT id FROM matches WHERE due IS NOT NULL AND due < ? ORDER BY due LIMIT ?");
            let rows = rows.bind(before).bind(i64::from(most)).fetch_all(&self.pool).await?;
            let ids: Result<Vec<String>, sqlx::Error> = rows.iter().map(|row| row.try_get(0)).collect();
            Ok(ids?)
        })
    }

    fn expire<'a>(&'a self, stale: Stale, except: &'a [String]) -> BoxFuture<'a, Result<u64, StoreError>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            let done = forget(&mut connection, stale, except).await;
            let (done, count) = match done {
                Ok(count) => (Ok(()), count),
                Err(error) => (Err(error), 0),
            };
            give_back(connection, done).await.map(|()| count)
        })
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            self.writer.close().await;
            self.writers.close().await;
            self.pool.close().await;
            self.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
        })
    }
}

#[cfg(test)]
mod tests {
    use super::sample::{at, opened};
    use super::*;

    #[tokio::test]
    async fn a_full_disk_passes_by_itself() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let store = Sqlite::at(&format!("sqlite:{}", folder.path().join("a.db").display())).await.expect("it is ours");
        store.open(&opened("a"), &[], &at(0), None).await.expect("the id is free");
        // Every connection that there can be, each with no page left to write to. The one that logs are written with is
        // let go after that, and another takes its place.
        let mut all = vec![store.writers.acquire().await.expect("there is one")];
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
        let full = store.append(&Hold::alone("a"), 0, &many, &at(5000)).await;
        assert!(matches!(full, Err(StoreError::Database(_))), "{full:?}");
        // There may be room for a page still, but not for what is played.
        store.is_ready().await.expect_err("the last write failed");
        // There is room again: nothing has to be started anew.
        for n in 0..8 {
            store.append(&Hold::alone("a"), n, &[Row::Event(n)], &at(n + 1)).await.expect("the disk has room again");
        }
        assert_eq!(store.log("a").await.expect("the log is whole").len(), 8);
        store.is_ready().await.expect("it can write");
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

    #[cfg(unix)]
    #[tokio::test]
    async fn a_file_has_one_server_whatever_it_is_called() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let at = |name: &str| format!("sqlite:{}", folder.path().join(name).display());
        // Two links, one to the other, before there is a file.
        std::os::unix::fs::symlink("a.db", folder.path().join("link.db")).expect("the folder is ours");
        std::os::unix::fs::symlink("link.db", folder.path().join("second.db")).expect("the folder is ours");
        std::os::unix::fs::symlink("round.db", folder.path().join("round.db")).expect("the folder is ours");
        assert!(matches!(Sqlite::at(&at("round.db")).await, Err(StoreError::File(_))));
        let store = Sqlite::at(&at("second.db")).await.expect("the folder is ours");
        for name in ["a.db", "link.db", "second.db", "a%2Edb", "./a.db", "a.db?mode=rwc"] {
            assert!(matches!(Sqlite::at(&at(name)).await, Err(StoreError::InUse(_))), "{name}");
        }
        store.open(&opened("a"), &[Row::Event(7)], &sample::at(1), None).await.expect("the id is free");
        store.close().await;
        let store = Sqlite::at(&at("a.db")).await.expect("it is free again");
        assert_eq!(store.log("a").await.expect("it is the same store"), [Row::Event(7)]);
        store.close().await;
        fs::hard_link(folder.path().join("a.db"), folder.path().join("b.db")).expect("the folder is ours");
        for name in ["a.db", "b.db"] {
            let told = Sqlite::at(&at(name)).await.expect_err("it has two names").to_string();
            assert!(told.contains("second name"), "{told}");
        }
        for name in ["a.db?mode=memory", "a.db?immutable=1", "a.db?mode=ro"] {
            assert!(matches!(Sqlite::at(&at(name)).await, Err(StoreError::Unknown(_))), "{name}");
        }
        for blank in ["sqlite: ", "sqlite:%20"] {
            assert!(matches!(Sqlite::at(blank).await, Err(StoreError::Unknown(_))), "{blank:?}");
        }
        assert_eq!(decoded("50%,%zz%2fé%").as_deref(), Some("50%,%zz/é%"));
    }

    #[tokio::test]
    async fn a_copy_that_breaks_off_is_in_nobodys_way() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let address = |name: &str| format!("sqlite:{}", folder.path().join(name).display());
        let store = Sqlite::at(&address("a.db")).await.expect("the folder is ours");
        store.open(&opened("a"), &[Row::Event(7)], &at(1), None).await.expect("the id is free");
        store.close().await;
        // There is nothing but the store, whole or not at all: here it breaks off at the last step.
        let part = folder.path().join("part");
        fs::write(&part, "whole").expect("the folder is ours");
        fs::create_dir(folder.path().join("taken")).expect("the folder is ours");
        let taken = copy(&folder.path().join("a.db").display().to_string(), &folder.path().join("taken")).await;
        assert!(matches!(taken, Err(StoreError::File(_))), "{taken:?}");
        let names = || {
            fs::read_dir(folder.path())
                .expect("the folder is ours")
                .filter_map(|one| one.ok()?.file_name().into_string().ok())
        };
        assert!(names().all(|name| !name.ends_with(".part")), "{:?}", names().collect::<Vec<_>>());
        // Or at the first: where there is no folder, nothing is made.
        let nowhere = folder.path().join("no").join("copy.db");
        assert!(backup(&address("a.db"), &nowhere).await.is_err());
        keep(&part, &folder.path().join("kept")).expect("the place is free");
        assert_eq!(fs::read_to_string(folder.path().join("kept")).expect("it is there"), "whole");
        assert!(!part.exists());
    }

    #[tokio::test]
    async fn a_copy_is_made_while_the_store_is_used() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let address = |name: &str| format!("sqlite:{}", folder.path().join(name).display());
        let store = Sqlite::at(&address("a.db")).await.expect("the folder is ours");
        store.open(&opened("a"), &[Row::Event(7)], &at(1), None).await.expect("the id is free");
        let copy = folder.path().join("copy.db");
        backup(&address("a.db"), &copy).await.expect("it can be copied");
        store.append(&Hold::alone("a"), 1, &[Row::Event(8)], &at(2)).await.expect("it goes on");
        assert!(matches!(backup(&address("a.db"), &copy).await, Err(StoreError::File(_))), "nothing is overwritten");
        assert!(matches!(backup(&address("none.db"), &folder.path().join("x")).await, Err(StoreError::File(_))));
        assert!(matches!(restore(&copy, &address("a.db")).await, Err(StoreError::InUse(_))));
        restore(&copy, &address("b.db")).await.expect("the place is free");
        let again = Sqlite::at(&address("b.db")).await.expect("it is a store");
        assert_eq!(again.log("a").await.expect("the log is whole"), [Row::Event(7)]);
        // What an older store of that name left beside it would be played into the new one.
        for beside in ["old.db-wal", "old.db-shm", "old.db-journal"] {
            let beside = folder.path().join(beside);
            fs::write(&beside, "left").expect("the folder is ours");
            assert!(matches!(restore(&copy, &address("old.db")).await, Err(StoreError::File(_))), "{beside:?}");
            assert!(!folder.path().join("old.db").exists());
            fs::remove_file(&beside).expect("the folder is ours");
        }
        restore(&copy, &address("old.db")).await.expect("the place is free");
        let junk = folder.path().join("junk");
        fs::write(&junk, "no store at all, but a text of some length").expect("the folder is ours");
        assert!(restore(&junk, &address("c.db")).await.is_err());
    }
}
