//! A match: a position, and how it came about.

use std::fmt;
use std::sync::Arc;

use crate::chance::{Dice, Odds, SeededDice};
use crate::digest::Digest;
use crate::error::{EventError, PlayError, ReplayError, ReplayFault};
use crate::event::{Event, EventOf};
use crate::game::{self, Audience, Edition, Game, Observer, OptionError, Setup, Turn};
use crate::hash::stable_hash;
use crate::seat::Seat;
use crate::seen::Seen;
use crate::shelf::Shelf;
use crate::words;

/// The format version in a record's first line.
const FORMAT: u32 = 1;

/// A position, and how it came about.
///
/// The log only ever grows, but for [`Match::undo`], which takes back the last
/// action of a seat whose turn still lasts.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    setup: Setup<G>,
    position: G,
    log: Shelf<Entry<G>>,
    /// The position after every [`STRIDE`] events, the opening first, so that looking back never plays
    /// the whole match again.
    marks: Shelf<Arc<G>>,
    /// One mark more: a position of late, and after how many events it stands.
    latest: Option<(usize, Arc<G>)>,
    /// Whether there may be an event that somebody did not hear of when it was played.
    has_secrets: bool,
}

/// How many events lie between two marks of a match.
const STRIDE: usize = 16;

/// An event of the log, with what was decided about it when it was applied.
#[derive(Debug)]
struct Entry<G: Game> {
    event: EventOf<G>,
    audience: Audience,
    phase: Option<u32>,
}

impl<G: Game> Clone for Entry<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Game> Copy for Entry<G> {}

impl<G: Game> Entry<G> {
    /// Who may know it in this phase: one that is over has no secrets from [`Audience::First`].
    fn told(&self, phase: Option<u32>) -> Audience {
        match self.audience {
            Audience::First(seats) if phase == self.phase => Audience::Only(seats),
            Audience::First(_) => Audience::Everyone,
            audience => audience,
        }
    }
}

impl<G: Game> Match<G> {
    /// A match at its opening position.
    pub fn new(setup: Setup<G>) -> Self {
        let position = G::new(&setup);
        let mut marks = Shelf::default();
        marks.push(Arc::new(position.clone()));
        Match { setup, position, log: Shelf::default(), marks, latest: None, has_secrets: false }
    }

    /// How the match was set up.
    pub fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    /// The position now. It knows everything: hand it to no player.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// How many events have been played.
    pub fn len(&self) -> usize {
        self.log.len()
    }

    /// Whether nothing has been played yet.
    pub fn is_empty(&self) -> bool {
        self.log.len() == 0
    }

    /// All events in the order they were played.
    pub fn events(&self) -> impl ExactSizeIterator<Item = EventOf<G>> + '_ {
        self.events_from(0)
    }

    /// The events from number `from` on.
    pub fn events_from(&self, from: usize) -> impl ExactSizeIterator<Item = EventOf<G>> + '_ {
        self.log.range(from.min(self.log.len())..self.log.len()).map(|entry| entry.event)
    }

    /// Checks an event against the rules, then plays and logs it.
    ///
    /// # Errors
    /// Why the event cannot be played; nothing has changed then.
    pub fn play(&mut self, event: EventOf<G>) -> Result<(), PlayError> {
        let turn = self.position.turn();
        match (event, turn) {
            (_, Turn::Over(_)) => return Err(PlayError::Over),
            (Event::Act { seat, action }, Turn::Decide(seats)) => {
                if !seats.has(seat) {
                    return Err(PlayError::NotAsked(seat));
                }
                self.position.check(seat, action)?;
            }
            (Event::Act { seat, .. }, Turn::Chance) => return Err(PlayError::NotAsked(seat)),
            (Event::Chance(_), Turn::Decide(_)) => return Err(PlayError::NotChance),
            (Event::Chance(outcome), Turn::Chance) => {
                let mut odds = Odds::new();
                self.position.odds(&mut odds);
                if !odds.as_slice().iter().any(|&(offered, _)| offered == outcome) {
                    return Err(PlayError::NotOffered);
                }
            }
        }
        self.apply(event);
        Ok(())
    }

    /// Lets the dice play out chance until somebody must decide.
    pub fn settle(&mut self, dice: &mut dyn Dice) {
        let mut odds = Odds::new();
        while self.position.turn() == Turn::Chance {
            let outcome = self.position.random_chance(dice, &mut odds);
            self.apply(Event::Chance(outcome));
        }
    }

    /// Plays an event that the rules are known to allow: the unchecked sibling of [`Match::play`].
    pub fn apply(&mut self, event: EventOf<G>) {
        let audience = self.position.audience(event);
        let phase = self.position.phase();
        match event {
            Event::Act { seat, action } => self.position.act(seat, action),
            Event::Chance(outcome) => self.position.chance(outcome),
        }
        self.has_secrets |= audience != Audience::Everyone;
        self.log.push(Entry { event, audience, phase });
        if self.log.len().is_multiple_of(STRIDE) {
            self.marks.push(Arc::new(self.position.clone()));
        }
    }

    /// Whether `seat` may take back its last action: its turn or the simultaneous phase
    /// still lasts, and neither chance nor another seat has answered the action.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.undoable(seat).is_some()
    }

    /// Takes back the last action of `seat`.
    ///
    /// # Errors
    /// If there is nothing that the seat may take back.
    pub fn undo(&mut self, seat: Seat) -> Result<(), PlayError> {
        let at = self.undoable(seat).ok_or(PlayError::NoUndo(seat))?;
        let mut again = self.at(at);
        for entry in self.log.range(at + 1..self.log.len()) {
            again.apply(entry.event);
        }
        *self = again;
        Ok(())
    }

    /// The log index of the action that `seat` may take back.
    ///
    /// Usually the last event; in a simultaneous phase others may have acted
    /// since, which commutes.
    fn undoable(&self, seat: Seat) -> Option<usize> {
        let asked = self.position.turn().asks(seat);
        let phase = self.position.phase();
        let mut answered = false;
        for (n, entry) in self.log.iter().enumerate().rev() {
            match entry.event {
                Event::Act { seat: actor, .. } if actor == seat => {
                    // A phase that has closed since stays closed, and one that others have
                    // acted in cannot be taken back together with what opened it.
                    let free = asked && entry.phase.is_none() && !answered;
                    return (free || entry.phase.is_some() && entry.phase == phase).then_some(n);
                }
                Event::Act { .. } if phase.is_some() && entry.phase == phase => answered = true,
                _ => return None,
            }
        }
        None
    }

    /// Whether event `n` told `seat` something that it could not foresee: chance that it heard of, a choice that was
    /// covered at first, or an act that shows what was hidden from it.
    ///
    /// An act shows something if it could not have been taken, or would look otherwise, in a position that the seat
    /// could not tell from the real one; so many of them are drawn, always the same.
    pub fn reveals(&self, n: usize, seat: Seat) -> bool {
        const DRAWN: u64 = 24;
        let who = Observer::Seat(seat);
        let Some(entry) = self.log.get(n) else { return false };
        if !who.hears(entry.told(self.position.phase())) {
            return false;
        }
        let Event::Act { seat: actor, action } = entry.event else { return true };
        if !who.hears(entry.audience) {
            return true;
        }
        if self.log.range(0..n).all(|entry| who.hears(entry.audience)) {
            return false;
        }
        let before = self.at(n).position;
        let mut after = before.clone();
        after.act(actor, action);
        let seen = after.view(who);
        (0..DRAWN).any(|draw| {
            let mut world = before.resample(seat, &mut SeededDice::new(draw));
            if world.check(actor, action).is_err() {
                return true;
            }
            world.act(actor, action);
            world.view(who) != seen
        })
    }

    /// What `who` hears of each event: `None` where it may not know.
    pub fn heard_by(&self, who: Observer) -> impl ExactSizeIterator<Item = Option<EventOf<G>>> + '_ {
        let phase = self.position.phase();
        self.log.iter().map(move |entry| who.hears(entry.told(phase)).then_some(entry.event))
    }

    /// Whether `who` may know every event so far.
    pub fn is_open_to(&self, who: Observer) -> bool {
        !self.has_secrets || self.heard_by(who).all(|event| event.is_some())
    }

    /// The first event that somebody may hear of now who could not when `from` events had been
    /// played; `from` itself unless a simultaneous phase has closed since.
    pub fn retold(&self, from: usize) -> usize {
        let Some(phase) = self.log.get(from).and_then(|entry| entry.phase) else { return from };
        if self.position.phase() == Some(phase) {
            return from;
        }
        let opened = self.log.range(0..from).rposition(|entry| entry.phase != Some(phase));
        let opened = opened.map_or(0, |n| n + 1);
        let covered = |entry: &Entry<G>| matches!(entry.audience, Audience::First(_));
        self.log.range(opened..from).position(covered).map_or(from, |n| opened + n)
    }

    /// The match as a seat, a bot for instance, may see it.
    pub fn seen_by(&self, seat: Seat) -> Seen<'_, G> {
        Seen::new(&self.position, seat)
    }

    /// The match after its first `n` events.
    #[must_use]
    pub fn at(&self, n: usize) -> Self {
        if n >= self.log.len() {
            return self.clone();
        }
        let (mark, position) = self.marked(n);
        let log = self.log.first(mark);
        let marks = self.marks.first(mark / STRIDE + 1);
        let has_secrets = self.has_secrets;
        let mut early = Match { setup: self.setup.clone(), position, log, marks, latest: None, has_secrets };
        for entry in self.log.range(mark..n) {
            early.apply(entry.event);
        }
        early
    }

    /// The last mark at or before event `n`: after how many events it stands, and its position.
    fn marked(&self, n: usize) -> (usize, G) {
        let mark = (n / STRIDE).min(self.marks.len() - 1);
        match &self.latest {
            Some((at, position)) if *at <= n && *at > mark * STRIDE => (*at, G::clone(position)),
            _ => (mark * STRIDE, G::clone(&self.marks[mark])),
        }
    }

    /// Remembers the present position, so that what comes next can be told without playing again what came before.
    pub fn mark(&mut self) {
        self.latest = Some((self.log.len(), Arc::new(self.position.clone())));
    }

    /// Plays the log again from the start, showing each position before its event, and who may know of it by now.
    pub fn retell(&self, tell: impl FnMut(usize, &G, EventOf<G>, Audience)) {
        self.retell_from(0, tell);
    }

    /// As [`Match::retell`], silent about the first `from` events.
    pub fn retell_from(&self, from: usize, mut tell: impl FnMut(usize, &G, EventOf<G>, Audience)) {
        if from >= self.log.len() {
            return;
        }
        let (mark, mut position) = self.marked(from);
        let phase = self.position.phase();
        for (n, entry) in (mark..).zip(self.log.range(mark..self.log.len())) {
            if n >= from {
                tell(n, &position, entry.event, entry.told(phase));
            }
            match entry.event {
                Event::Act { seat, action } => position.act(seat, action),
                Event::Chance(outcome) => position.chance(outcome),
            }
        }
    }

    /// A number that two positions share only if they are equal, on every machine.
    pub fn hash(&self) -> u64 {
        stable_hash(&self.position)
    }

    /// The match as text, one event a line.
    ///
    /// Actions of one simultaneous phase are written seat by seat, so equal
    /// play gives equal records whatever the order of arrival.
    pub fn record(&self) -> String {
        use fmt::Write;
        let mut text = String::new();
        let options = serde_json::to_string(self.setup.options()).expect("options are plain data");
        let info = G::INFO;
        writeln!(
            text,
            "atoll {FORMAT}\ngame {} {} data {}\nseats {}\noptions {options}\n",
            info.slug,
            info.version,
            self.setup.edition().hash,
            self.setup.seats(),
        )
        .expect("writing to a string cannot fail");
        self.write_events(&mut text);
        text
    }

    /// The events as a record writes them, one a line.
    fn write_events(&self, text: &mut String) {
        use fmt::Write;
        let mut log: Vec<Entry<G>> = self.log.iter().copied().collect();
        for run in log.chunk_by_mut(|a, b| a.phase.is_some() && a.phase == b.phase) {
            run.sort_by_key(|entry| match entry.event {
                Event::Act { seat, .. } => seat.number(),
                Event::Chance(_) => u8::MAX,
            });
        }
        for entry in log {
            writeln!(text, "{}", entry.event).expect("writing to a string cannot fail");
        }
    }

    /// A digest of what happened and what came of it: of the record's event lines, and a last line with the result.
    ///
    /// The last line is `over`, the scores, `places` and the places, or `open` if the match is not over:
    /// `over 12 9 places 1 2`.
    pub fn digest(&self) -> [u8; 32] {
        use fmt::Write;
        let mut text = String::with_capacity(16 * self.log.len());
        self.write_events(&mut text);
        match self.position.turn() {
            Turn::Over(outcome) => {
                text.push_str("over");
                outcome.scores.iter().for_each(|(_, score)| write!(text, " {score}").expect("a string takes all"));
                text.push_str(" places");
                outcome.places.iter().for_each(|(_, place)| write!(text, " {place}").expect("a string takes all"));
            }
            Turn::Decide(_) | Turn::Chance => text.push_str("open"),
        }
        let mut digest = Digest::new();
        digest.line(&text);
        digest.finish()
    }

    /// Reads a record and checks every event of it against the rules.
    ///
    /// # Errors
    /// The first line at fault, and why.
    pub fn replay(text: &str, edition: &Arc<Edition<G>>) -> Result<Self, ReplayError> {
        let header = RecordHeader::read(text)?;
        let at = |line: usize| move |fault: ReplayFault| ReplayError { line, fault };
        if header.game != G::INFO.slug {
            return Err(at(2)(ReplayFault::OtherGame { theirs: header.game, ours: G::INFO.slug }));
        }
        if header.version != G::INFO.version {
            let (theirs, ours) = (header.version, G::INFO.version);
            return Err(at(2)(ReplayFault::OtherVersion { game: G::INFO.title, theirs, ours }));
        }
        if !edition.has(&header.data) {
            return Err(at(2)(ReplayFault::OtherData { theirs: header.data, ours: edition.hash.clone() }));
        }
        let options = read_options::<G>(&header.options).map_err(|error| at(4)(ReplayFault::Setup(error)))?;
        let setup = Setup::new(header.seats, options, Arc::clone(edition));
        let setup = setup.map_err(|error| at(if error.key == "seats" { 3 } else { 4 })(ReplayFault::Setup(error)))?;
        let mut played = Match::new(setup);
        for (line, notation) in header.events {
            let event = Self::read_event(notation).map_err(|error| at(line)(ReplayFault::Event(error)))?;
            played.play(event).map_err(|error| at(line)(ReplayFault::Play { event: notation.to_owned(), error }))?;
        }
        Ok(played)
    }

    /// Reads one line of a record: `* outcome` or `seat action`.
    ///
    /// # Errors
    /// What is wrong with the line.
    pub fn read_event(line: &str) -> Result<EventOf<G>, EventError> {
        let Some((who, what)) = line.split_once(' ') else { return Err(EventError::NoEvent(line.to_owned())) };
        let what = what.trim();
        let notation = |error| EventError::Notation { text: what.to_owned(), error };
        if who == "*" {
            return what.parse().map(Event::Chance).map_err(notation);
        }
        let seat = who.parse().ok().and_then(Seat::new).ok_or_else(|| EventError::NoSeat(who.to_owned()))?;
        Ok(Event::Act { seat, action: what.parse().map_err(notation)? })
    }
}

/// The options of a record's head.
fn read_options<G: Game>(text: &str) -> Result<G::Options, OptionError> {
    let value = serde_json::from_str(text)
        .map_err(|_| OptionError::new("options", words!("this is not a JSON object", "dit is geen JSON-object")))?;
    game::read_options::<G>(value)
}

/// The head of a record, read before its game is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordHeader<'a> {
    /// Slug of the game.
    pub game: String,
    /// Version of the game's rules.
    pub version: u16,
    /// Hash of the component data: `sha256:` and hex digits; in older records twelve hex digits of another hash.
    pub data: String,
    /// Number of seats.
    pub seats: u8,
    /// Options as JSON.
    pub options: String,
    /// The events: line number from 1, and notation.
    pub events: Vec<(usize, &'a str)>,
}

impl<'a> RecordHeader<'a> {
    /// Reads the head of a record; empty lines and lines with `#` in front are skipped among the events.
    ///
    /// # Errors
    /// The line at fault.
    pub fn read(text: &'a str) -> Result<Self, ReplayError> {
        let fault = |line: usize, fault: ReplayFault| ReplayError { line, fault };
        let mut lines = text.lines().enumerate().map(|(n, line)| (n + 1, line.trim_end()));
        let mut next = |expected: &'static str| {
            lines.next().ok_or_else(|| fault(text.lines().count() + 1, ReplayFault::Ends { expected }))
        };
        let (n, line) = next("atoll 1")?;
        match line.strip_prefix("atoll ").map(str::parse::<u32>) {
            Some(Ok(FORMAT)) => {}
            Some(Ok(theirs)) => return Err(fault(n, ReplayFault::OtherFormat { theirs, ours: FORMAT })),
            _ => return Err(fault(n, ReplayFault::NoRecord)),
        }
        let expected = "game SLUG VERSION data HASH";
        let (n, line) = next(expected)?;
        let words: Vec<&str> = line.split_whitespace().collect();
        let ["game", game, version, "data", data] = words[..] else {
            return Err(fault(n, ReplayFault::Head { expected }));
        };
        let version = version.parse().map_err(|_| fault(n, ReplayFault::NoVersion))?;
        let (n, line) = next("seats N")?;
        let seats = line.strip_prefix("seats ").and_then(|seats| seats.parse().ok());
        let seats = seats.ok_or_else(|| fault(n, ReplayFault::Head { expected: "seats N" }))?;
        let (n, line) = next("options {}")?;
        let options = line.strip_prefix("options ");
        let options = options.ok_or_else(|| fault(n, ReplayFault::Head { expected: "options {...}" }))?;
        let events = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#')).collect();
        Ok(RecordHeader {
            game: game.to_owned(),
            version,
            data: data.to_owned(),
            seats,
            options: options.to_owned(),
            events,
        })
    }
}
