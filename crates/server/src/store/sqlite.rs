//! Matches in one SQLite file.

use std::borrow::Cow;
use std::str::FromStr;
use std::time::Duration;

use futures_util::future::BoxFuture;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{Row as _, SqlSafeStr, Sqlite as Kind, Transaction};

use super::{Opened, Progress, Row, Store, StoreError};

/// A store in one SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    pool: SqlitePool,
}

/// The changes of the tables over time; a published one is never edited.
const MIGRATIONS: &[(i64, &str, &str)] =
    &[(1, "matches and log", include_str!("../../migrations/sqlite/1_matches_and_log.sql"))];

impl Sqlite {
    /// Opens `sqlite:PATH`, making the file if it is not there, or `sqlite::memory:`.
    ///
    /// # Errors
    /// If it cannot be opened or brought up to date.
    pub async fn at(address: &str) -> Result<Sqlite, StoreError> {
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
        Ok(Sqlite { pool })
    }
}

async fn insert(to: &mut Transaction<'_, Kind>, id: &str, from: u32, log: &[Row]) -> Result<(), StoreError> {
    for (n, row) in (i64::from(from)..).zip(log) {
        let (kind, value) = row.pack();
        sqlx::query("INSERT INTO log (match_id, n, kind, value) VALUES (?, ?, ?, ?)")
            .bind(id)
            .bind(n)
            .bind(i64::from(kind))
            .bind(i64::from(value))
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
            let mut writing = self.pool.begin_with("BEGIN IMMEDIATE").await?;
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
            let mut writing = self.pool.begin_with("BEGIN IMMEDIATE").await?;
            insert(&mut writing, id, from, log).await?;
            let changed =
                sqlx::query("UPDATE matches SET revision = ?, events = ?, turn = ? WHERE id = ? AND revision = ?")
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
            let rows = sqlx::query("SELECT n, kind, value FROM log WHERE match_id = ? ORDER BY n");
            let rows = rows.bind(id).fetch_all(&self.pool).await?;
            let mut log = Vec::with_capacity(rows.len());
            for (n, row) in rows.iter().enumerate() {
                let whole = row.try_get::<i64, _>("n")? == n as i64;
                let row = Row::unpack(row.try_get("kind")?, row.try_get("value")?).filter(|_| whole);
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
        Box::pin(self.pool.close())
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
    async fn the_log_is_append_only() {
        let store = Sqlite::at("sqlite::memory:").await.expect("memory is there");
        store.open(&opened("a"), &[Row::Event(7)], &at(1)).await.expect("the id is free");
        assert!(sqlx::query("UPDATE log SET value = 9").execute(&store.pool).await.is_err());
        assert!(sqlx::query("DELETE FROM log").execute(&store.pool).await.is_err());
        assert_eq!(store.log("a").await.expect("the log is whole"), [Row::Event(7)]);
    }
}
