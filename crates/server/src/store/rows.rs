//! How rows are written, the same in every engine.

use atoll_table::Added;
use sha2::{Digest, Sha256};

use sqlx::{ColumnIndex, Decode, Type};

use super::{Fair, Opened, Progress, Row, StoreError};

/// What tells a row from a damaged one.
pub fn sum(id: &str, n: i64, row: Row) -> i64 {
    let (kind, value) = row.pack();
    let digest = Sha256::digest(format!("{id} {n} {kind} {value}").as_bytes());
    i64::from(u32::from_be_bytes([digest[0], digest[1], digest[2], digest[3]]))
}

/// The row that was written with these numbers; nothing if it is damaged.
fn is_whole(id: &str, n: i64, (kind, value, written): (i64, i64, Option<i64>)) -> Option<Row> {
    // Rows from before there were sums have none.
    Row::unpack(kind, value).filter(|row| written.is_none_or(|written| written == sum(id, n, *row)))
}

/// What seats added to the dice, as JSON.
pub fn added(fair: Option<&Fair>) -> String {
    let all = fair.map(Fair::added).unwrap_or_default();
    let all: Vec<_> = all.iter().map(|one| (one.seat, one.from, &one.text)).collect();
    serde_json::json!(all).to_string()
}

/// The dice with this seed, and what seats added.
fn fair(seed: &str, added: &str) -> Option<Fair> {
    let added: Vec<(u8, u32, String)> = serde_json::from_str(added).ok()?;
    Fair::new(seed, added.into_iter().map(|(seat, from, text)| Added { seat, from, text }).collect())
}

/// The columns of a match that is opened, but for those that an engine has of its own; [`bind_opening`] fills them in.
macro_rules! opening {
    () => {
        "id, game, rules, data, seats, options, tokens, opened, revision, events, turn, invitations, host, seed, added,
         terms, listed, aside, due"
    };
}
pub(super) use opening;

/// The values of those columns.
macro_rules! values {
    () => {
        "$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19"
    };
}
pub(super) use values;

/// Fills in the columns of a match that a job opens.
macro_rules! bind_opening {
    ($query:expr, $job:expr, $opened:expr) => {
        $query
            .bind(&$opened.id)
            .bind(&$opened.game)
            .bind(i64::from($opened.rules))
            .bind(&$opened.data)
            .bind(serde_json::to_string(&$opened.seats)?)
            .bind($opened.options.to_string())
            .bind(serde_json::to_string(&$opened.tokens)?)
            .bind($opened.opened)
            .bind(i64::from($job.now.revision))
            .bind(i64::from($job.now.events))
            .bind(serde_json::to_string(&$job.now.turn)?)
            .bind(serde_json::to_string(&$opened.invitations)?)
            .bind(&$opened.host)
            .bind($opened.fair.as_ref().map(Fair::seed))
            .bind(added($opened.fair.as_ref()))
            .bind(serde_json::to_string(&$opened.terms)?)
            .bind($opened.terms.listed)
            .bind(serde_json::to_string(&$job.now.aside)?)
            .bind($job.due())
    };
}
pub(super) use bind_opening;

/// Changes the seats of a match, if they are as they were thought to be; [`bind_reseat`] fills it in.
macro_rules! reseat {
    () => {
        "UPDATE matches SET seats = $1, tokens = $2, invitations = $3, added = $4
         WHERE id = $5 AND tokens = $6 AND invitations = $7"
    };
}
pub(super) use reseat;

/// Fills in what becomes of the seats of a match.
macro_rules! bind_reseat {
    ($query:expr, $before:expr, $after:expr) => {
        $query
            .bind(serde_json::to_string(&$after.seats)?)
            .bind(serde_json::to_string(&$after.tokens)?)
            .bind(serde_json::to_string(&$after.invitations)?)
            .bind(added($after.fair.as_ref()))
            .bind(&$before.id)
            .bind(serde_json::to_string(&$before.tokens)?)
            .bind(serde_json::to_string(&$before.invitations)?)
    };
}
pub(super) use bind_reseat;

/// The log of a match from its rows, which must be whole and in order.
pub fn read_log<R>(id: &str, rows: &[R]) -> Result<Vec<Row>, StoreError>
where
    R: sqlx::Row,
    for<'a> &'a str: ColumnIndex<R>,
    for<'a> i64: Type<R::Database> + Decode<'a, R::Database>,
{
    let whole = |(n, row): (usize, &R)| {
        let is_next = row.try_get::<i64, _>("n")? == n as i64;
        let written = (row.try_get("kind")?, row.try_get("value")?, row.try_get("sum")?);
        let whole = is_whole(id, n as i64, written).filter(|_| is_next);
        whole.ok_or_else(|| StoreError::Broken(format!("row {n} of the log of {id}")))
    };
    rows.iter().enumerate().map(whole).collect()
}

/// A match and how far it is, from its columns.
pub fn read<R>(row: &R) -> Result<(Opened, Progress), StoreError>
where
    R: sqlx::Row,
    for<'a> &'a str: ColumnIndex<R>,
    for<'a> i64: Type<R::Database> + Decode<'a, R::Database>,
    for<'a> String: Type<R::Database> + Decode<'a, R::Database>,
    for<'a> Option<String>: Type<R::Database> + Decode<'a, R::Database>,
{
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
        terms: serde_json::from_str(&text("terms")?)?,
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
        aside: serde_json::from_str(&text("aside")?)?,
    };
    Ok((opened, progress))
}
