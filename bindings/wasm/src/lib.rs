//! The engine for browsers: [`engine`] in the types of JavaScript.
//!
//! Arguments and results are JSON texts unless they are plain numbers. The
//! types of the JSON are those of `atoll_protocol`, written as TypeScript to
//! `web/src/protocol/types.ts`.

pub mod engine;
mod error;

pub use error::EngineError;
use wasm_bindgen::prelude::{JsError, wasm_bindgen};

fn thrown<T>(result: Result<T, EngineError>) -> Result<T, JsError> {
    result.map_err(JsError::from)
}

/// Hands the shipped component files to the reader; `cargo xtask wasm` parses them, so that no page need do it.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen(start)]
pub fn ship_files() {
    if let Some(files) = option_env!("ATOLL_FILES") {
        atoll_data::ship(files);
    }
}

/// All games in one language: `GameInfo[]`.
///
/// # Errors
/// If there is no such language.
#[wasm_bindgen]
pub fn games(lang: &str) -> Result<String, JsError> {
    thrown(engine::games(lang))
}

/// Plays seeded random matches: `{games, decisions, digest}`, the same as `atoll sim --json` gives.
///
/// # Errors
/// If there is no such game, or it cannot be played like this.
#[wasm_bindgen]
pub fn sim(slug: &str, seats: u8, games: u32, seed: u32, options: Option<String>) -> Result<String, JsError> {
    thrown(engine::sim(slug, seats, games, seed, options.as_deref().unwrap_or("{}")))
}

/// Digests of seeded matches of all games, one line each.
///
/// # Errors
/// If a game cannot be played.
#[wasm_bindgen]
pub fn signature() -> Result<String, JsError> {
    thrown(engine::signature())
}

/// The code of the action that a bot would take in the match of a record; nothing if the seat is not asked.
///
/// # Errors
/// If the record cannot be read, or there is no such bot.
#[wasm_bindgen]
pub fn choose(record: &str, seat: u8, bot: &str, seed: &str) -> Result<Option<u32>, JsError> {
    thrown(engine::choose(record, seat, bot, seed))
}

/// The best actions of a seat by a level, the best first: a list of `AdvisedMove`; empty if the seat is not asked.
///
/// # Errors
/// If the record cannot be read.
#[wasm_bindgen]
pub fn advise(record: &str, seat: u8, level: &str, lang: &str) -> Result<String, JsError> {
    thrown(engine::advise(record, seat, level, lang))
}

/// Computes every roll and draw of a record again: `{"fair":bool,"event":n|null,"reason"}`.
///
/// # Errors
/// If the record cannot be read, or there is no such game.
#[wasm_bindgen]
pub fn verify(record: &str) -> Result<String, JsError> {
    thrown(engine::verify(record))
}

/// What a level thinks of the decision that is event `n` of a record: a `Judged`; nothing if there was no choice.
///
/// # Errors
/// If the record cannot be read.
#[wasm_bindgen]
pub fn judge(record: &str, n: u32, level: &str, lang: &str) -> Result<Option<String>, JsError> {
    thrown(engine::judge(record, n, level, lang))
}

/// Sums up the judged decisions of a record: a `Review`.
///
/// # Errors
/// If the record or the decisions cannot be read.
#[wasm_bindgen]
pub fn sum_up(record: &str, decisions: &str) -> Result<String, JsError> {
    thrown(engine::sum_up(record, decisions))
}

/// How a match for one ended, and others of its deal when a simple bot plays them: `{own, others}`.
///
/// # Errors
/// If the record cannot be read, or has more seats than one.
#[wasm_bindgen]
pub fn same_deal(record: &str, first: u32, games: u32) -> Result<String, JsError> {
    thrown(engine::same_deal(record, first, games))
}

/// A table in a browser: one guest, who may hold several seats, and whose match it is.
///
/// What it wants is JSON: a list of `{"tell": FromTable}`, `{"save": {record, over}}`,
/// `{"think": {number, bot, seat, record}}`, `{"advise": {number, bot, seat, lang, record}}`, `{"wake": time}` and `{"note": text}`.
/// Times are in milliseconds.
#[wasm_bindgen]
pub struct Table(engine::Table);

fn ms(now: f64) -> u64 {
    now.max(0.0) as u64
}

#[wasm_bindgen]
impl Table {
    /// Opens a match, or goes on with one: `{game, seats, here, options, record, seed, pace, lang}`.
    ///
    /// # Errors
    /// The option, the line or the seed at fault.
    pub fn open(order: &str) -> Result<Table, JsError> {
        thrown(engine::Table::open(order)).map(Table)
    }

    /// Begins: chance falls, a bot thinks.
    pub fn start(&mut self, now: f64) -> String {
        self.0.start(ms(now))
    }

    /// The guest says something: a `Said`.
    pub fn hear(&mut self, now: f64, said: &str) -> String {
        self.0.hear(ms(now), said)
    }

    /// Time has passed.
    pub fn tick(&mut self, now: f64) -> String {
        self.0.tick(ms(now))
    }

    /// Lets a waiting bot act at once.
    pub fn hurry(&mut self, now: f64) -> String {
        self.0.hurry(ms(now))
    }

    /// A bot has thought, as it was asked to.
    pub fn thought(&mut self, now: f64, number: u32, code: Option<u32>) -> String {
        self.0.thought(ms(now), number, code)
    }

    /// A bot has advised, as it was asked to: what [`advise`] answered.
    pub fn advised(&mut self, now: f64, number: u32, moves: &str) -> String {
        self.0.advised(ms(now), number, moves)
    }

    /// The match as text.
    pub fn record(&self) -> String {
        self.0.record()
    }
}
