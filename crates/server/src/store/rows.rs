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
pub fn is_whole(id: &str, n: i64, (kind, value, written): (i64, i64, Option<i64>)) -> Option<Row> {
    // Rows from before there were sums have none.
    Row::unpack(kind, value).filter(|row| written.is_none_or(|written| written == sum(id, n, *row)))
}

/// A row is not what was written.
pub fn broken_row(id: &str, n: usize) -> StoreError {
    StoreError::Broken(format!("row {n} of the log of {id}"))
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
