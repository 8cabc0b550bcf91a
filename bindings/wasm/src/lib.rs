//! The engine for browsers: [`engine`] in the types of JavaScript.
//!
//! Arguments and results are JSON texts unless they are plain numbers. The
//! types of the JSON are those of `atoll_protocol`, written as TypeScript to
//! `web/src/protocol/types.ts`.

pub mod engine;

use wasm_bindgen::prelude::{JsError, wasm_bindgen};

fn thrown<T>(result: Result<T, String>) -> Result<T, JsError> {
    result.map_err(|message| JsError::new(&message))
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

/// A match and its dice.
#[wasm_bindgen]
pub struct Table(engine::Table);

#[wasm_bindgen]
impl Table {
    /// Opens a match; the seed is 64 hex digits that nobody else knows.
    ///
    /// # Errors
    /// The option or the seed at fault.
    pub fn open(slug: &str, seats: u8, options: &str, seed: &str) -> Result<Table, JsError> {
        thrown(engine::Table::open(slug, seats, options, seed)).map(Table)
    }

    /// Reads a record; with a seed, play can go on from where it ends.
    ///
    /// # Errors
    /// The line at fault.
    pub fn replay(record: &str, seed: Option<String>) -> Result<Table, JsError> {
        thrown(engine::Table::replay(record, seed.as_deref())).map(Table)
    }

    /// What an observer (`"0"` to `"3"`, `"spectator"`, `"archivist"`) sees: `TableState`.
    ///
    /// # Errors
    /// If there is no such observer or language.
    pub fn state(&self, observer: &str, lang: &str, log_from: u32) -> Result<String, JsError> {
        thrown(self.0.state(observer, lang, log_from))
    }

    /// Takes an action, and lets chance fall.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub fn act(&mut self, seat: u8, code: u32, lang: Option<String>) -> Result<(), JsError> {
        thrown(self.0.act(seat, code, lang.as_deref().unwrap_or("en")))
    }

    /// Takes back the last action of a seat.
    ///
    /// # Errors
    /// If there is nothing to take back.
    pub fn undo(&mut self, seat: u8, lang: Option<String>) -> Result<(), JsError> {
        thrown(self.0.undo(seat, lang.as_deref().unwrap_or("en")))
    }

    /// Whether an action is legal, and if not, which rule forbids it: `Why`.
    ///
    /// # Errors
    /// If there is no such seat or language.
    pub fn why(&self, seat: u8, code: u32, lang: &str) -> Result<String, JsError> {
        thrown(self.0.why(seat, code, lang))
    }

    /// The code of the action that a pointing hand means, legal or not; `pointed` is part of a `Gesture`.
    ///
    /// # Errors
    /// If there is no such seat, or `pointed` is not JSON.
    pub fn find(&self, seat: u8, pointed: &str) -> Result<Option<u32>, JsError> {
        thrown(self.0.find(seat, pointed))
    }

    /// What would come of an action, in the game's own JSON.
    ///
    /// # Errors
    /// If there is no such seat or action.
    pub fn preview(&self, seat: u8, code: u32) -> Result<String, JsError> {
        thrown(self.0.preview(seat, code))
    }

    /// The code of the action that a bot would take.
    ///
    /// # Errors
    /// If there is no such bot, or the seat is not asked.
    pub fn bot(&self, seat: u8, name: &str, seed: u32) -> Result<u32, JsError> {
        thrown(self.0.bot(seat, name, seed))
    }

    /// The match as text.
    pub fn record(&self) -> String {
        self.0.record()
    }

    /// The match after its first `n` events.
    pub fn at(&self, n: u32) -> Table {
        Table(self.0.at(n))
    }

    /// The table as text.
    ///
    /// # Errors
    /// If there is no such observer or language.
    pub fn draw(&self, observer: &str, lang: &str) -> Result<String, JsError> {
        thrown(self.0.draw(observer, lang))
    }
}
