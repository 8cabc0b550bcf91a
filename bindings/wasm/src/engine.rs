//! What the browser is given, in plain Rust.

use std::collections::VecDeque;
use std::fmt::Write;
use std::hash::Hasher;
use std::sync::Arc;

use atoll_core::any::{AnyEdition, AnyMatch};
use atoll_core::{Info, Lang, OptionKind, RecordHeader, Seat, StableHasher};
use atoll_protocol::{
    FromPlayer, MatchSummary, PROTOCOL, Problem, ProblemName, Said, SeatSpec, TurnState, game_info, short_hash,
    turn_state,
};
use atoll_registry::{EdgeDice, GAMES, Level, Listed, SimOrder, find};
use atoll_table::{Arrival, Effect, Guest, MOST_MOVES, Row};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::EngineError;

/// All games in one language: `GameInfo[]`.
///
/// # Errors
/// If there is no such language.
pub fn games(lang: &str) -> Result<String, EngineError> {
    let lang = language(lang)?;
    let bots = Level::ALL.map(Level::name);
    let games: Vec<_> = GAMES.iter().map(|game| game_info(game.shipped().as_ref(), lang, &bots)).collect();
    Ok(serde_json::to_string(&games).expect("facts about games are plain data"))
}

/// Plays seeded random matches: `{games, decisions, digest}`.
///
/// # Errors
/// If there is no such game, or it cannot be played like this.
pub fn sim(slug: &str, seats: u8, games: u32, seed: u32, options: &str) -> Result<String, EngineError> {
    let game = game(slug)?;
    let opening = game.shipped().open(seats, &object(options)?)?;
    let order = SimOrder::random(u64::from(games), u64::from(seed));
    let sim = game.sim(opening.as_ref(), &order, &mut |_| true)?;
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
pub fn signature() -> Result<String, EngineError> {
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
            let sim = game.sim(opening.as_ref(), &order, &mut |_| true)?;
            let (slug, seats, digest) = (info.slug, opening.seats(), short_hash(sim.digest));
            writeln!(text, "{slug} {seats} {options} {digest}").expect("a string takes all");
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

/// How a table is set up: the argument of [`Table::open`] as JSON.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// Slug of the game.
    pub game: String,
    /// Who sits where.
    pub seats: Vec<SeatSpec>,
    /// The seats that are played at this screen.
    #[serde(default)]
    pub here: Vec<u8>,
    /// The options of a new match; missing keys take their defaults.
    #[serde(default)]
    pub options: Value,
    /// The match so far, if it goes on.
    #[serde(default)]
    pub record: Option<String>,
    /// 64 hex digits that nobody else knows. A record without them is only looked at.
    #[serde(default)]
    pub seed: Option<String>,
    /// How long a bot waits before it acts, in milliseconds.
    #[serde(default)]
    pub pace: u32,
    /// The language of what goes wrong.
    #[serde(default)]
    pub lang: Lang,
}

/// A table in a browser: one guest, who may hold several seats, and whose match it is.
pub struct Table {
    table: atoll_table::Table,
    here: Vec<Seat>,
    has_entered: bool,
    /// Whether play goes on; a record without a seed is only looked at.
    goes_on: bool,
}

/// The one guest.
const GUEST: Guest = Guest(0);

impl Table {
    /// Opens a match, or goes on with one; [`Table::start`] follows.
    ///
    /// # Errors
    /// The option, the line or the seed at fault, in the language of the order.
    pub fn open(order: &str) -> Result<Table, EngineError> {
        let order: Order = serde_json::from_str(order).map_err(|error| EngineError::Json("order", error))?;
        let edition: Arc<dyn AnyEdition> = game(&order.game)?.shipped();
        let info = edition.info();
        let played = match &order.record {
            Some(record) => {
                let replayed = Arc::clone(&edition).replay(record);
                replayed.map_err(|error| EngineError::Problem(Problem::of_replay(&error, order.lang)))?
            }
            None => {
                let seats = u8::try_from(order.seats.len()).unwrap_or(u8::MAX);
                let opened = Arc::clone(&edition).open(seats, &order.options);
                opened.map_err(|error| EngineError::Problem(Problem::of_option(&error, &info, order.lang)))?
            }
        };
        let dice = match (&order.seed, &order.record) {
            (Some(seed), _) => dice(seed)?,
            (None, Some(record)) => {
                let mut hasher = StableHasher::new();
                hasher.write(record.as_bytes());
                EdgeDice::seeded(hasher.finish(), 0)
            }
            (None, None) => return Err(EngineError::NoSeed),
        };
        let names = |seat: Seat| SeatSpec::Person { name: seat.letter().to_string() };
        let card = MatchSummary {
            id: String::new(),
            game: info.slug.to_owned(),
            title: info.title.to_owned(),
            data: edition.data_hash().to_owned(),
            // A record is looked at without knowing who played it.
            seats: if order.seats.is_empty() { Seat::first(played.seats()).map(names).collect() } else { order.seats },
            options: played.options(),
            version: 0,
            revision: 0,
            turn: turn_state(&played.turn()),
            terms: Default::default(),
            open: Vec::new(),
            dice: None,
            opened: 0,
        };
        if card.seats.len() != usize::from(played.seats()) {
            return Err(EngineError::Seats { record: played.seats(), given: card.seats.len() });
        }
        let rows = Row::of(played.as_ref(), 0);
        let table = atoll_table::Table::new(card, played.at(0), &rows, Box::new(dice), u64::from(order.pace))?;
        let here = order.here.into_iter().filter_map(Seat::new).collect();
        Ok(Table { table, here, has_entered: false, goes_on: order.seed.is_some() })
    }

    /// Begins: chance falls, a bot thinks. Effects as JSON, here as below.
    pub fn start(&mut self, now: u64) -> String {
        let effects = if self.goes_on { self.table.start(now) } else { Vec::new() };
        self.carry_out(now, effects)
    }

    /// The guest says something: a `Said` as JSON.
    pub fn hear(&mut self, now: u64, said: &str) -> String {
        let said: Said = match serde_json::from_str(said) {
            Ok(said) => said,
            Err(error) => {
                let why = error.to_string();
                let problem = |_| Problem::new(ProblemName::Malformed, why);
                let effects = self.table.refuse(GUEST, None, problem);
                return self.carry_out(now, effects);
            }
        };
        let effects = match &said.what {
            &FromPlayer::Hello { protocol: PROTOCOL, lang, since, .. } if !self.has_entered => {
                self.has_entered = true;
                {
                    let seats = self.here.clone();
                    self.table.enter(now, GUEST, Arrival { seats, is_keeper: true, id: said.id, lang, since })
                }
            }
            _ => self.table.hear(now, GUEST, said),
        };
        self.carry_out(now, effects)
    }

    /// Time has passed.
    pub fn tick(&mut self, now: u64) -> String {
        let effects = self.table.tick(now);
        self.carry_out(now, effects)
    }

    /// Lets a waiting bot act at once.
    pub fn hurry(&mut self, now: u64) -> String {
        let effects = self.table.hurry(now);
        self.carry_out(now, effects)
    }

    /// A bot has thought about its move, as it was asked to.
    pub fn thought(&mut self, now: u64, number: u32, code: Option<u32>) -> String {
        let effects = self.table.thought(now, number, code);
        self.carry_out(now, effects)
    }

    /// A bot has thought about advice, as it was asked to: the answer of [`advise`].
    pub fn advised(&mut self, now: u64, number: u32, moves: &str) -> String {
        // What cannot be read is no advice; the question is answered all the same.
        let moves = serde_json::from_str(moves).unwrap_or_default();
        let effects = self.table.advised(now, number, moves);
        self.carry_out(now, effects)
    }

    /// The match as text.
    pub fn record(&self) -> String {
        self.table.played().record()
    }

    /// The match itself, for tests.
    pub fn played(&self) -> &dyn AnyMatch {
        self.table.played()
    }

    /// Puts effects into JSON. The page is told what to keep before it hears what happened.
    fn carry_out(&mut self, now: u64, effects: Vec<Effect>) -> String {
        let mut left = VecDeque::from(effects);
        let mut told = Vec::new();
        while let Some(effect) = left.pop_front() {
            match effect {
                Effect::Tell { message, .. } => told.push(format!("{{\"tell\":{}}}", message.text())),
                Effect::Store(writing) => {
                    left.extend(self.table.stored(now));
                    let is_over = matches!(writing.now.turn, TurnState::Over { .. });
                    told.push(json!({ "save": { "record": self.record(), "over": is_over } }).to_string());
                }
                Effect::Think { revision, bot, seat, played } => {
                    let (seat, record) = (seat.number(), played.record());
                    let think = json!({ "number": revision, "bot": bot, "seat": seat, "record": record });
                    told.push(json!({ "think": think }).to_string());
                }
                Effect::Advise { question, bot, seat, lang, played } => {
                    let (seat, record) = (seat.number(), played.record());
                    let advise =
                        json!({ "number": question, "bot": bot, "seat": seat, "lang": lang, "record": record });
                    told.push(json!({ "advise": advise }).to_string());
                }
                Effect::WakeAt(at) => told.push(json!({ "wake": at }).to_string()),
                // Nobody invites to a seat in a page.
                Effect::Dismiss(_) => {}
                Effect::Note(note) => told.push(json!({ "note": note }).to_string()),
            }
        }
        format!("[{}]", told.join(","))
    }
}

/// The code of the action that a bot would take; nothing if the seat is not asked.
///
/// # Errors
/// If the record cannot be read, or there is no such bot.
pub fn choose(record: &str, seat: u8, bot: &str, seed: &str) -> Result<Option<u32>, EngineError> {
    let header = RecordHeader::read(record)?;
    let game = game(&header.game)?;
    let played = game.shipped().replay(record)?;
    let level = Level::named(bot).ok_or_else(|| EngineError::NoBot(bot.to_owned()))?;
    let seat = Seat::new(seat).ok_or(EngineError::NoSeat(seat))?;
    Ok(game.bot(level).choose(played.as_ref(), seat, &mut dice(seed)?))
}

/// The best actions of a seat by a level, the best first: a list of `AdvisedMove`; empty if the seat is not asked.
///
/// # Errors
/// If the record cannot be read.
pub fn advise(record: &str, seat: u8, level: &str, lang: &str) -> Result<String, EngineError> {
    let lang = language(lang)?;
    let header = RecordHeader::read(record)?;
    let game = game(&header.game)?;
    let played = game.shipped().replay(record)?;
    let seat = Seat::new(seat).ok_or(EngineError::NoSeat(seat))?;
    let advice = game.advise(played.as_ref(), seat, level, MOST_MOVES, lang).unwrap_or_default();
    serde_json::to_string(&advice).map_err(|error| EngineError::Json("advice", error))
}

/// Whether the dice of a record fell as they had to: `{"fair":bool,"event":n|null,"reason"}`.
///
/// # Errors
/// If there is no such game.
pub fn verify(record: &str) -> Result<String, EngineError> {
    let header = RecordHeader::read(record)?;
    let verdict = atoll_table::verify(&game(&header.game)?.shipped(), record);
    Ok(json!({ "fair": verdict.fair, "event": verdict.event, "reason": verdict.reason }).to_string())
}

/// What a level thinks of the decision that is event `n` of a record: a `Judged` as JSON; nothing if there was no choice.
///
/// # Errors
/// If the record cannot be read.
pub fn judge(record: &str, n: u32, level: &str, lang: &str) -> Result<Option<String>, EngineError> {
    let lang = language(lang)?;
    let header = RecordHeader::read(record)?;
    let game = game(&header.game)?;
    let played = game.shipped().replay(record)?;
    let judged = game.judge(played.as_ref(), n as usize, level, lang);
    judged.map(|judged| serde_json::to_string(&judged).map_err(|error| EngineError::Json("judged", error))).transpose()
}

/// Sums up the judged decisions of a record: a `Review` as JSON.
///
/// # Errors
/// If the record or the decisions cannot be read.
pub fn sum_up(record: &str, decisions: &str) -> Result<String, EngineError> {
    let header = RecordHeader::read(record)?;
    let game = game(&header.game)?;
    let played = game.shipped().replay(record)?;
    let decisions = serde_json::from_str(decisions).map_err(|error| EngineError::Json("decisions", error))?;
    let review = game.sum_up(played.as_ref(), decisions);
    serde_json::to_string(&review).map_err(|error| EngineError::Json("review", error))
}

/// How a match for one ended, and matches number `first` and following of its deal when a simple bot plays them:
/// `{"own": Single, "others": Single[]}`, a `Single` being `{won, score}`; `own` is nothing if it is not over.
///
/// # Errors
/// If the record cannot be read, or has more seats than one.
pub fn same_deal(record: &str, first: u32, games: u32) -> Result<String, EngineError> {
    let header = RecordHeader::read(record)?;
    let game = game(&header.game)?;
    let played = game.shipped().replay(record)?;
    let others = game.same_deal(played.as_ref(), u64::from(first), u64::from(games));
    let others = others.ok_or(EngineError::Seats { record: played.seats(), given: 1 })?;
    Ok(json!({ "own": game.single(played.as_ref()), "others": others }).to_string())
}

fn language(tag: &str) -> Result<Lang, EngineError> {
    Lang::from_tag(tag).ok_or_else(|| EngineError::NoLang(tag.to_owned()))
}

fn game(slug: &str) -> Result<&'static dyn Listed, EngineError> {
    find(slug).ok_or_else(|| EngineError::NoGame(slug.to_owned()))
}

fn dice(seed: &str) -> Result<EdgeDice, EngineError> {
    EdgeDice::from_hex(seed).ok_or(EngineError::BadSeed)
}

fn object(options: &str) -> Result<Value, EngineError> {
    serde_json::from_str(options).map_err(|error| EngineError::Json("options", error))
}
