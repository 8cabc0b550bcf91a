//! What the browser is given, in plain Rust; errors are sentences.

use std::fmt::Write;
use std::sync::Arc;

use atoll_core::any::{AnyEdition, AnyMatch};
use atoll_core::{Info, Lang, Observer, OptionKind, PlayError, Pointed, RecordHeader, Seat, StableHasher, Wish};
use atoll_protocol::{Problem, game_info, observer_named, short_hash, table_state, why_state};
use atoll_registry::{EdgeDice, GAMES, Level, Listed, SimOrder, find, slugs};
use serde_json::{Value, json};

/// All games in one language: `GameInfo[]`.
///
/// # Errors
/// If there is no such language.
pub fn games(lang: &str) -> Result<String, String> {
    let lang = language(lang)?;
    let bots = Level::ALL.map(Level::name);
    let games: Vec<_> = GAMES.iter().map(|game| game_info(game.shipped().as_ref(), lang, &bots)).collect();
    serde_json::to_string(&games).map_err(|error| error.to_string())
}

/// Plays seeded random matches: `{games, decisions, digest}`.
///
/// # Errors
/// If there is no such game, or it cannot be played like this.
pub fn sim(slug: &str, seats: u8, games: u32, seed: u32, options: &str) -> Result<String, String> {
    let game = game(slug)?;
    let opening = game.shipped().open(seats, &object(options)?).map_err(|error| error.to_string())?;
    let order = SimOrder::random(u64::from(games), u64::from(seed));
    let sim = game.sim(opening.as_ref(), &order, &mut |_| true).map_err(|error| error.to_string())?;
    Ok(json!({ "games": sim.games, "decisions": sim.decisions, "digest": short_hash(sim.digest) }).to_string())
}

/// How many matches stand behind each line of the signature.
const SIGNATURE_GAMES: u64 = 20;
/// The seed of the signature's matches.
const SIGNATURE_SEED: u64 = 7;

/// Digests of seeded matches of all games of this engine, one line each: game, seats, options, digest.
///
/// Every game is played by every number of seats with its default options, and
/// with each other value of each option by the fewest and by the most seats that can play it.
///
/// # Errors
/// If a game cannot be played.
pub fn signature() -> Result<String, String> {
    let mut text = String::new();
    for game in GAMES {
        let info = game.info();
        let edition = game.shipped();
        let open = |seats: u8, options: &Value| Arc::clone(&edition).open(seats, options).ok();
        let plain = info.seats.clone().filter_map(|seats| open(seats, &json!({})).map(|opening| (json!({}), opening)));
        let varied = variations(&info).into_iter().flat_map(|options| {
            let fewest = info.seats.clone().find_map(|seats| open(seats, &options));
            let most = info.seats.clone().rev().find_map(|seats| open(seats, &options));
            let most = most.filter(|most| fewest.as_ref().is_none_or(|fewest| fewest.seats() != most.seats()));
            fewest.into_iter().chain(most).map(move |opening| (options.clone(), opening))
        });
        for (options, opening) in plain.chain(varied) {
            let order = SimOrder::random(SIGNATURE_GAMES, SIGNATURE_SEED);
            let sim = game.sim(opening.as_ref(), &order, &mut |_| true).map_err(|error| error.to_string())?;
            let (slug, seats, digest) = (info.slug, opening.seats(), short_hash(sim.digest));
            writeln!(text, "{slug} {seats} {options} {digest}").map_err(|error| error.to_string())?;
        }
    }
    Ok(text)
}

/// The options of a game with one of them changed, in every way that can be named.
fn variations(info: &Info) -> Vec<Value> {
    let mut all = Vec::new();
    for option in info.options {
        let default: Value = serde_json::from_str(option.default).unwrap_or(Value::Null);
        let values: Vec<Value> = match option.kind {
            OptionKind::Choice(words) => words.iter().map(|&word| Value::from(word)).collect(),
            OptionKind::Flag => vec![Value::from(true), Value::from(false)],
            OptionKind::Whole(least, greatest) => vec![Value::from(least), Value::from(greatest)],
            OptionKind::List { .. } => Vec::new(),
        };
        all.extend(values.into_iter().filter(|value| *value != default).map(|value| json!({ option.key: value })));
    }
    all
}

/// A match and its dice.
pub struct Table {
    played: Box<dyn AnyMatch>,
    dice: EdgeDice,
}

impl Table {
    /// Opens a match and lets chance fall until somebody must decide.
    ///
    /// # Errors
    /// The option or the seed at fault.
    pub fn open(slug: &str, seats: u8, options: &str, seed: &str) -> Result<Table, String> {
        let dice = dice(seed)?;
        let played = game(slug)?.shipped().open(seats, &object(options)?).map_err(|error| error.to_string())?;
        let mut table = Table { played, dice };
        table.played.settle(&mut table.dice);
        Ok(table)
    }

    /// Reads a record. Without a seed, the dice of further play follow from the record.
    ///
    /// # Errors
    /// The line at fault.
    pub fn replay(record: &str, seed: Option<&str>) -> Result<Table, String> {
        use std::hash::Hasher;
        let header = RecordHeader::read(record).map_err(|error| error.to_string())?;
        let edition: Arc<dyn AnyEdition> = game(&header.game)?.shipped();
        let played = edition.replay(record).map_err(|error| error.to_string())?;
        let dice = match seed {
            Some(seed) => dice(seed)?,
            None => {
                let mut hasher = StableHasher::new();
                hasher.write(record.as_bytes());
                EdgeDice::seeded(hasher.finish(), 0)
            }
        };
        Ok(Table { played, dice })
    }

    /// What an observer sees: `TableState`.
    ///
    /// # Errors
    /// If there is no such observer or language.
    pub fn state(&self, observer: &str, lang: &str, log_from: u32) -> Result<String, String> {
        let state = table_state(self.played.as_ref(), self.observer(observer)?, language(lang)?, log_from as usize);
        serde_json::to_string(&state).map_err(|error| error.to_string())
    }

    /// Takes an action, and lets chance fall.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub fn act(&mut self, seat: u8, code: u32, lang: &str) -> Result<(), String> {
        let (seat, lang) = (self.seat(seat)?, language(lang)?);
        self.played.act(seat, code).map_err(|error| told(&error, lang))?;
        self.played.settle(&mut self.dice);
        Ok(())
    }

    /// Takes back the last action of a seat.
    ///
    /// # Errors
    /// If there is nothing to take back.
    pub fn undo(&mut self, seat: u8, lang: &str) -> Result<(), String> {
        let (seat, lang) = (self.seat(seat)?, language(lang)?);
        self.played.undo(seat).map_err(|error| told(&error, lang))
    }

    /// Whether an action is legal, and if not, which rule forbids it: `Why`.
    ///
    /// # Errors
    /// If there is no such seat or language.
    pub fn why(&self, seat: u8, code: u32, lang: &str) -> Result<String, String> {
        let why = why_state(&self.played.why(self.seat(seat)?, code), language(lang)?);
        serde_json::to_string(&why).map_err(|error| error.to_string())
    }

    /// The code of the action that a pointing hand means, legal or not; `pointed` is part of a `Gesture`.
    ///
    /// # Errors
    /// If there is no such seat, or `pointed` is not JSON.
    pub fn find(&self, seat: u8, pointed: &str) -> Result<Option<u32>, String> {
        let seat = self.seat(seat)?;
        let wish: Wish = serde_json::from_str(pointed).map_err(|error| format!("gesture: {error}"))?;
        Ok(match self.played.point(seat, &wish) {
            Some(Pointed::Means(code)) => Some(code),
            Some(Pointed::Refused(..)) | None => None,
        })
    }

    /// What would come of an action, in the game's own JSON.
    ///
    /// # Errors
    /// If there is no such seat or action.
    pub fn preview(&self, seat: u8, code: u32) -> Result<String, String> {
        let shown = self.played.preview(self.seat(seat)?, code).map_err(|error| error.to_string())?;
        Ok(shown.to_string())
    }

    /// The code of the action that a bot would take.
    ///
    /// # Errors
    /// If there is no such bot, or the seat is not asked.
    pub fn bot(&self, seat: u8, name: &str, seed: u32) -> Result<u32, String> {
        let seat = self.seat(seat)?;
        let level = Level::named(name)
            .ok_or_else(|| format!("there is no bot {name:?}; there are {}", Level::ALL.map(Level::name).join(", ")))?;
        let mut dice = EdgeDice::seeded(u64::from(seed), self.played.events() as u64);
        let mut bot = game(self.played.info().slug)?.bot(level);
        bot.choose(self.played.as_ref(), seat, &mut dice).ok_or_else(|| format!("seat {seat} is not asked"))
    }

    /// The match as text.
    pub fn record(&self) -> String {
        self.played.record()
    }

    /// The match after its first `n` events.
    #[must_use]
    pub fn at(&self, n: u32) -> Table {
        Table { played: self.played.at(n as usize), dice: self.dice.clone() }
    }

    /// The table as text.
    ///
    /// # Errors
    /// If there is no such observer or language.
    pub fn draw(&self, observer: &str, lang: &str) -> Result<String, String> {
        Ok(self.played.draw(self.observer(observer)?, language(lang)?))
    }

    fn seat(&self, number: u8) -> Result<Seat, String> {
        let seat = Seat::new(number).filter(|_| number < self.played.seats());
        seat.ok_or_else(|| format!("there is no seat {number}"))
    }

    fn observer(&self, name: &str) -> Result<Observer, String> {
        match observer_named(name) {
            Some(Observer::Seat(seat)) => self.seat(seat.number()).map(Observer::Seat),
            Some(observer) => Ok(observer),
            None => Err(format!("there is no observer {name:?}; expected a seat, `spectator` or `archivist`")),
        }
    }
}

fn told(error: &PlayError, lang: Lang) -> String {
    Problem::of_play(error, lang).message
}

fn language(tag: &str) -> Result<Lang, String> {
    Lang::from_tag(tag).ok_or_else(|| format!("there is no language {tag:?}; there are en and nl"))
}

fn game(slug: &str) -> Result<&'static dyn Listed, String> {
    find(slug).ok_or_else(|| format!("there is no game {slug:?}; there are {}", slugs().join(", ")))
}

fn dice(seed: &str) -> Result<EdgeDice, String> {
    EdgeDice::from_hex(seed).ok_or_else(|| "the seed must be 64 hex digits".to_owned())
}

fn object(options: &str) -> Result<Value, String> {
    serde_json::from_str(options).map_err(|error| format!("options: {error}"))
}
