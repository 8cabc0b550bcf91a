//! What a game is.

use std::fmt;
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::chance::{Dice, Odds};
use crate::code::{Code, ParseError};
use crate::data::{Components, DataError, Files};
use crate::event::EventOf;
use crate::rule::{Illegal, Rule};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::text::{Lang, Tell, Text, Words};
use crate::words;

/// The rules of a game, implemented on its position.
///
/// A position is a value: it holds no clock, no randomness and no history, and
/// two positions are equal exactly when the rules cannot tell them apart.
pub trait Game: Clone + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// Facts about the game that hold for all its positions.
    const INFO: Info;

    /// Variants and house rules chosen before play.
    type Options: Clone + Eq + Default + fmt::Debug + Send + Sync + Serialize + DeserializeOwned;
    /// What is in the box.
    type Data: Components;
    /// One decision of one seat, small enough to be one click.
    type Action: Code + fmt::Display + FromStr<Err = ParseError>;
    /// One decision of fate: a card turned, a die rolled.
    type Chance: Code + fmt::Display + FromStr<Err = ParseError>;
    /// What an observer may know.
    type View: Clone + PartialEq + fmt::Debug + Serialize + Send + Sync + 'static;

    /// Whether these options can be played by so many seats with this data.
    ///
    /// # Errors
    /// The option at fault and what to do about it.
    fn validate(seats: u8, options: &Self::Options, data: &Self::Data) -> Result<(), OptionError> {
        let _ = (seats, options, data);
        Ok(())
    }

    /// The opening position. A [`Setup`] is valid by construction.
    fn new(setup: &Setup<Self>) -> Self;

    /// How many seats play.
    fn seats(&self) -> u8;

    /// Who must decide next.
    fn turn(&self) -> Turn;

    /// Whether `seat`, being asked, may do this; if not, which rule says so.
    ///
    /// This is the reference definition of legality. Write it to be read.
    /// It must answer for every seat and action, also for a seat that is not
    /// asked, and never panic.
    ///
    /// # Errors
    /// The rule that forbids the action.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Illegal>;

    /// Appends the legal actions of `seat`, in code order.
    ///
    /// Override it for speed once it matters; the laws compare the result
    /// with [`Game::check`].
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        out.extend(Self::Action::all().filter(|&action| self.check(seat, action).is_ok()));
    }

    /// A random legal action of `seat`, which is asked; `buffer` is scratch.
    ///
    /// Override it where testing one action is much cheaper than listing all.
    fn random_legal(&self, seat: Seat, dice: &mut dyn Dice, buffer: &mut Vec<Self::Action>) -> Self::Action {
        buffer.clear();
        self.legal(seat, buffer);
        buffer[dice.below(buffer.len() as u32) as usize]
    }

    /// Plays an action that [`Game::check`] has accepted.
    fn act(&mut self, seat: Seat, action: Self::Action);

    /// Appends the possible outcomes at [`Turn::Chance`] with whole weights.
    fn odds(&self, out: &mut Odds<Self::Chance>);

    /// The outcome that the dice choose at [`Turn::Chance`]; `odds` is scratch.
    ///
    /// Override it where one outcome is much cheaper to find than all; the same
    /// dice must choose the same outcome as [`Odds::pick`], which the laws compare.
    fn random_chance(&self, dice: &mut dyn Dice, odds: &mut Odds<Self::Chance>) -> Self::Chance {
        odds.clear();
        self.odds(odds);
        odds.pick(dice).expect("a chance turn offers an outcome")
    }

    /// Applies an outcome that [`Game::odds`] has offered.
    fn chance(&mut self, outcome: Self::Chance);

    /// What `who` may know of this position.
    fn view(&self, who: Observer) -> Self::View;

    /// An observer who sees and hears what `who` does, whatever is played in this match: what is made of a view is made
    /// once for all of them.
    fn eyes(&self, who: Observer) -> Observer {
        who
    }

    /// Who is told of an event that is about to be applied.
    fn audience(&self, event: EventOf<Self>) -> Audience {
        let _ = event;
        Audience::Everyone
    }

    /// The number of the simultaneous phase that is under way, if any.
    ///
    /// Within one phase the actions of different seats commute, so a record
    /// writes them seat by seat whatever the order of arrival.
    fn phase(&self) -> Option<u32> {
        None
    }

    /// A position drawn from those that `seat` cannot tell from this one.
    ///
    /// Games of open information return `self.clone()`.
    fn resample(&self, seat: Seat, dice: &mut dyn Dice) -> Self;

    /// Counts every component, zone by zone; the totals never change during a match.
    fn census(&self) -> Census;

    /// The scores so far, one line a scoring step, in the order of the rules.
    fn breakdown(&self) -> Vec<ScoreLine>;
}

/// Facts about a game that hold for all its positions.
#[derive(Clone, Debug)]
pub struct Info {
    /// Lower-case name in addresses and files, never changed once published.
    pub slug: &'static str,
    /// The game's title.
    pub title: &'static str,
    /// Raised whenever the same events could lead to another position.
    pub version: u16,
    /// How many can play.
    pub seats: RangeInclusive<u8>,
    /// No match has more events than this.
    pub max_events: u32,
    /// Every rule of the game.
    pub rules: &'static [Rule],
    /// Every message of the game by its key.
    pub texts: &'static [(&'static str, Text)],
    /// The options a table can choose.
    pub options: &'static [OptionInfo],
}

/// An option of a game, as it is offered to people.
///
/// Its label is the message `option.<key>`, those of its values are `option.<key>.<value>`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionInfo {
    /// The field of the game's `Options`.
    pub key: &'static str,
    /// What can be chosen.
    pub kind: OptionKind,
    /// The value if nobody chooses, as JSON.
    pub default: &'static str,
}

/// What can be chosen for an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// One of these words.
    Choice(&'static [&'static str]),
    /// Yes or no.
    Flag,
    /// A whole number between two bounds.
    Whole(i32, i32),
    /// Several ids out of the component data, `None` being any number of them.
    List {
        /// Whose ids: a key of the components' JSON.
        of: &'static str,
        /// How many must be chosen, if that is fixed.
        count: Option<u8>,
    },
}

/// An option that cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionError {
    /// The option's key, or `seats`.
    pub key: String,
    /// What is wrong and what to do.
    pub reason: Words,
}

impl OptionError {
    /// An error about one option.
    pub fn new(key: &str, reason: Words) -> Self {
        OptionError { key: key.to_owned(), reason }
    }
}

impl Tell for OptionError {
    fn tell(&self, lang: Lang) -> String {
        let text = Text { en: "option {key}: {reason}", nl: "optie {key}: {reason}" };
        text.fill(lang, &[("key", &self.key), ("reason", &self.reason.get(lang))])
    }
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.tell(Lang::En))
    }
}

impl std::error::Error for OptionError {}

/// Reads options from JSON; missing keys take their defaults.
///
/// # Errors
/// The option at fault: one that the game does not have, or a value that it does not take.
pub(crate) fn read_options<G: Game>(options: serde_json::Value) -> Result<G::Options, OptionError> {
    let no_object = || OptionError::new("options", words!("this is not a JSON object", "dit is geen JSON-object"));
    let fields = options.as_object().ok_or_else(no_object)?.clone();
    serde_json::from_value(options).map_err(|error| {
        let at_fault = fields.iter().find_map(|(key, value)| G::INFO.check_option(key, value).err());
        at_fault.unwrap_or_else(|| {
            let why = error.to_string();
            OptionError::new("options", words!("they cannot be read: {why}", "ze zijn niet te lezen: {why}"))
        })
    })
}

impl Info {
    /// Whether there is an option `key` that takes this value.
    ///
    /// # Errors
    /// What the game has or takes instead.
    pub fn check_option(&self, key: &str, value: &serde_json::Value) -> Result<(), OptionError> {
        let Some(option) = self.options.iter().find(|option| option.key == key) else {
            let known: Vec<&str> = self.options.iter().map(|option| option.key).collect();
            let (title, known) = (self.title, known.join(", "));
            let reason = match known.is_empty() {
                true => words!("{title} has no options", "{title} heeft geen opties"),
                false => words!("{title} has no such option; it has {known}", "die heeft {title} niet, wel: {known}"),
            };
            return Err(OptionError::new(key, reason));
        };
        let word = || value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let reason = match option.kind {
            OptionKind::Choice(words) if value.as_str().is_some_and(|value| words.contains(&value)) => return Ok(()),
            OptionKind::Choice(words) => {
                let (words, word) = (words.join(", "), word());
                words!("is one of {words}, not `{word}`", "is een van {words}, niet `{word}`")
            }
            OptionKind::Flag if value.is_boolean() => return Ok(()),
            OptionKind::Flag => {
                let word = word();
                words!("is yes or no, not `{word}`", "is ja of nee, niet `{word}`")
            }
            OptionKind::Whole(from, to)
                if value.as_i64().is_some_and(|value| (i64::from(from)..=i64::from(to)).contains(&value)) =>
            {
                return Ok(());
            }
            OptionKind::Whole(from, to) => {
                let word = word();
                words!(
                    "is a whole number from {from} to {to}, not `{word}`",
                    "is een geheel getal van {from} tot {to}, niet `{word}`"
                )
            }
            OptionKind::List { .. }
                if value.as_array().is_some_and(|ids| ids.iter().all(serde_json::Value::is_string)) =>
            {
                return Ok(());
            }
            OptionKind::List { .. } => {
                let word = word();
                words!("is a list of ids, not `{word}`", "is een lijst van kenmerken, niet `{word}`")
            }
        };
        Err(OptionError::new(key, reason))
    }
}

/// A game's component data together with the hash of its files.
#[derive(Debug)]
pub struct Edition<G: Game> {
    /// The components.
    pub data: G::Data,
    /// The hash of the files they were read from.
    pub hash: String,
    /// The files themselves.
    pub files: Files,
    /// Doubts about the files that do not prevent play.
    pub warnings: Vec<DataError>,
}

impl<G: Game> Edition<G> {
    /// Reads and checks a set of files.
    ///
    /// # Errors
    /// What is wrong, with file and line.
    pub fn load(files: Files) -> Result<Arc<Self>, DataError> {
        let mut warnings = Vec::new();
        let data = G::Data::load(&files, &mut warnings)?;
        Ok(Arc::new(Edition { data, hash: files.hash(), files, warnings }))
    }

    /// Whether a record's hash, of today or of before, is that of these files. Today's is known already, so that nothing
    /// is computed for each record.
    pub fn has(&self, hash: &str) -> bool {
        hash == self.hash || !hash.contains(':') && self.files.are(hash)
    }

    /// The edition as shipped.
    pub fn shipped() -> Arc<Self> {
        Self::load(Files::shipped::<G::Data>()).expect("the shipped files are checked by the tests")
    }
}

/// How a match is set up: the only way to a [`Game::new`], and always valid.
#[derive(Debug)]
pub struct Setup<G: Game> {
    seats: u8,
    options: G::Options,
    edition: Arc<Edition<G>>,
}

impl<G: Game> Clone for Setup<G> {
    fn clone(&self) -> Self {
        Setup { seats: self.seats, options: self.options.clone(), edition: Arc::clone(&self.edition) }
    }
}

impl<G: Game> Setup<G> {
    /// A setup, if so many seats can play with these options and this edition.
    ///
    /// # Errors
    /// The option at fault.
    pub fn new(seats: u8, options: G::Options, edition: Arc<Edition<G>>) -> Result<Self, OptionError> {
        let range = G::INFO.seats;
        if !range.contains(&seats) {
            let (title, from, to) = (G::INFO.title, range.start(), range.end());
            let reason = words!(
                "{title} is for {from} to {to} seats, not {seats}",
                "{title} is voor {from} tot {to} spelers, niet voor {seats}"
            );
            return Err(OptionError::new("seats", reason));
        }
        G::validate(seats, &options, &edition.data)?;
        Ok(Setup { seats, options, edition })
    }

    /// The default options with the shipped edition.
    ///
    /// # Errors
    /// If the game is not for so many seats.
    pub fn shipped(seats: u8) -> Result<Self, OptionError> {
        Self::new(seats, G::Options::default(), Edition::shipped())
    }

    /// How many seats play.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The chosen options.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The components.
    pub fn data(&self) -> &G::Data {
        &self.edition.data
    }

    /// The edition the components come from.
    pub fn edition(&self) -> &Arc<Edition<G>> {
        &self.edition
    }
}

/// Who must decide next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// These seats, side by side if there are several.
    Decide(SeatSet),
    /// Chance.
    Chance,
    /// Nobody: the match is over.
    Over(Outcome),
}

impl Turn {
    /// The turn of one seat.
    pub const fn of(seat: Seat) -> Turn {
        Turn::Decide(SeatSet::only(seat))
    }

    /// Whether `seat` is asked.
    pub fn asks(&self, seat: Seat) -> bool {
        matches!(self, Turn::Decide(seats) if seats.has(seat))
    }
}

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// Points of each seat.
    pub scores: BySeat<i16>,
    /// Place of each seat after all tie-breaks, from 1; equal places are shared.
    pub places: BySeat<u8>,
}

impl Outcome {
    /// Ranks the seats by a key, the greatest first; equal keys share a place.
    pub fn by<K: Ord>(scores: BySeat<i16>, key: impl Fn(Seat) -> K) -> Outcome {
        let seats = scores.seats();
        let places = BySeat::from_fn(seats, |seat| {
            let better = Seat::first(seats).filter(|&other| key(other) > key(seat)).count();
            better as u8 + 1
        });
        Outcome { scores, places }
    }
}

/// Who looks at a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Observer {
    /// Somebody who plays.
    Seat(Seat),
    /// Somebody who may know only what all may know.
    Spectator,
    /// Somebody who may know everything: the record keeper, never a player.
    Archivist,
}

impl Observer {
    /// Whether this observer is among an event's audience.
    pub fn hears(self, audience: Audience) -> bool {
        match (self, audience) {
            (Observer::Archivist, _) | (_, Audience::Everyone) => true,
            (Observer::Seat(seat), Audience::Only(seats) | Audience::First(seats)) => seats.has(seat),
            (Observer::Spectator, Audience::Only(_) | Audience::First(_)) => false,
        }
    }
}

/// Who is told of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// All, spectators included.
    Everyone,
    /// These seats; the others learn that something happened.
    Only(SeatSet),
    /// These seats first; everyone, with all that led to it, once the simultaneous phase is over.
    ///
    /// Whatever closes a phase is heard by everyone.
    First(SeatSet),
}

/// Component counts by zone and kind.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Census(std::collections::BTreeMap<String, std::collections::BTreeMap<String, u32>>);

impl Census {
    /// Counts `count` more of `kind` in `zone`.
    pub fn add(&mut self, zone: &str, kind: &str, count: u32) {
        *self.0.entry(zone.to_owned()).or_default().entry(kind.to_owned()).or_default() += count;
    }

    /// How many of `kind` there are in `zone`.
    pub fn count(&self, zone: &str, kind: &str) -> u32 {
        self.0.get(zone).and_then(|zone| zone.get(kind)).copied().unwrap_or(0)
    }

    /// How many of `kind` there are in all zones together.
    pub fn total(&self, kind: &str) -> u32 {
        self.0.values().filter_map(|zone| zone.get(kind)).sum()
    }

    /// All kinds with their totals over the zones.
    pub fn totals(&self) -> std::collections::BTreeMap<&str, u32> {
        let mut totals = std::collections::BTreeMap::new();
        for (kind, count) in self.0.values().flatten() {
            *totals.entry(kind.as_str()).or_default() += count;
        }
        totals
    }
}

/// One step of the scoring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ScoreLine {
    /// The message key of the step's name: `score.<step>`; one that ends in `_halves` counts halves of what it names.
    pub key: &'static str,
    /// What each seat gets or has.
    pub by_seat: BySeat<i16>,
    /// Whether the step adds to the score; a tie-break does not.
    pub counts: bool,
}

impl ScoreLine {
    /// What a seat gets or has, as people read it: `43.5` where halves are counted.
    pub fn shown(&self, seat: Seat) -> String {
        let value = self.by_seat[seat];
        if !self.key.ends_with("_halves") {
            return value.to_string();
        }
        let sign = if value < 0 { "-" } else { "" };
        let half = if value % 2 == 0 { "" } else { ".5" };
        format!("{sign}{}{half}", value.unsigned_abs() / 2)
    }
}
