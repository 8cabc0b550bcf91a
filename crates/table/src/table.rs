//! The table itself.

use std::collections::{BTreeMap, VecDeque};
use std::fmt;

use atoll_core::any::AnyMatch;
use atoll_core::{Dice, Lang, Observer, PlayError, Pointed, Seat, Turn, Wish};
use atoll_protocol::{
    AdvisedMove, ChatLine, FromPlayer, FromTable, MatchSummary, PROTOCOL, Problem, Room, Said, WhyState, why_state,
};

use crate::aside::Aside;
use crate::effect::{Effect, Message, Writing};
use crate::fair::Fair;
use crate::guests::{Guest, Sitting, eyes_of};
use crate::room::Pending;
use crate::row::{Progress, Row, count};
use crate::sight::{Has, Now, Sights, past, version};
use crate::texts;

/// The bot that gives advice: the strongest, and what it is when it may think longer.
const ADVISERS: (&str, &str) = ("6", "6/x=4");

/// How many actions are advised.
pub const MOST_MOVES: usize = 3;

/// How many calls for advice to one seat are thought about at a time, however many windows it has.
const MOST_ADVICE: usize = 4;
/// How long a bot waits before it tries again what could not be written, at first and at most, in milliseconds.
const PAUSES: (u64, u64) = (1_000, 60_000);

/// One match and its guests.
pub struct Table {
    pub(crate) card: MatchSummary,
    pub(crate) played: Box<dyn AnyMatch>,
    pub(crate) log: Vec<Kept>,
    /// What is true beside the log.
    pub(crate) aside: Aside,
    dice: Box<dyn Dice + Send + Sync>,
    /// Dice that can be checked, in the place of those.
    fair: Option<Fair>,
    /// How long a bot waits before it acts, in milliseconds.
    pace: u64,
    /// The time that was heard last.
    pub(crate) now: u64,
    pub(crate) guests: BTreeMap<Guest, Sitting>,
    present: Vec<bool>,
    sights: Sights,
    /// What is being written; until it is, it has not been played.
    pub(crate) change: Option<Change>,
    /// What was heard while something was being written.
    waiting: VecDeque<(Guest, Said)>,
    pub(crate) moving: Option<Moving>,
    /// What somebody asks of the others.
    pub(crate) pending: Option<Pending>,
    /// Who is here and what is agreed, as it was told last.
    pub(crate) told_room: Option<Room>,
    /// What was said at the table of late, and how much in all.
    pub(crate) said: VecDeque<ChatLine>,
    pub(crate) lines: u32,
    /// When each seat said something of late, whichever window it was said in.
    pub(crate) talked: BTreeMap<Seat, Vec<u64>>,
    /// The seats that have come back from a bot in the turn that is still theirs: a bit for each.
    pub(crate) came_back: u8,
    /// When the clocks want to be woken.
    pub(crate) woken: Option<u64>,
    /// At this revision, these seats may take back: a bit for each.
    may_back: Option<(u32, u8)>,
    /// Who asked for which advice, for which seat.
    advice: BTreeMap<u32, (Guest, u32, Seat)>,
    questions: u32,
    pub(crate) effects: Vec<Effect>,
}

/// The answer to a message; nothing if it comes later.
pub(crate) type Answer = Result<Option<FromTable>, Problem>;

/// How a guest comes in: what its host knows of it, and its first message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrival {
    /// The seats that are the guest's; none for a spectator.
    pub seats: Vec<Seat>,
    /// Whether the match is the guest's own, so that its record is no secret.
    pub is_keeper: bool,
    /// The number of the message.
    pub id: u32,
    /// The language of sentences.
    pub lang: Lang,
    /// The revision that the guest has already.
    pub since: Option<u32>,
}

/// A row of the log, and the first log line that it changed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kept {
    pub row: Row,
    pub floor: u32,
}

/// A change that is being written.
pub(crate) struct Change {
    /// The match after it; nothing if only what is beside the log changes.
    pub next: Option<Box<dyn AnyMatch>>,
    pub rows: Vec<Row>,
    /// The first event that changes.
    pub floor: usize,
    /// The first log line that changes; an earlier one if a closed phase uncovers what was played in it.
    pub retold: usize,
    /// What is true beside the log then.
    pub aside: Aside,
    /// Who wanted it, and the number of the message; nobody for a bot.
    pub by: Option<(Guest, u32)>,
}

/// A bot that is to move.
#[derive(Debug)]
pub(crate) struct Moving {
    revision: u32,
    pub seat: Seat,
    /// When it may act.
    due: u64,
    /// What it has chosen.
    chosen: Option<u32>,
    /// How often its move could not be written.
    failed: u32,
}

/// A log that breaks the rules of its match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadLog {
    /// The number of the row.
    pub row: usize,
    /// Why it cannot be played.
    pub error: PlayError,
}

impl fmt::Display for BadLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "row {}: {}", self.row, self.error)
    }
}

impl std::error::Error for BadLog {}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table").field("id", &self.card.id).field("revision", &self.revision()).finish_non_exhaustive()
    }
}

impl Table {
    /// A table at which `log` has been played from `opening` on; nothing happens before [`Table::start`].
    ///
    /// # Errors
    /// If the log breaks the rules.
    pub fn new(
        card: MatchSummary,
        opening: Box<dyn AnyMatch>,
        log: &[Row],
        dice: Box<dyn Dice + Send + Sync>,
        pace: u64,
    ) -> Result<Table, BadLog> {
        let (played, log) = replayed(opening.as_ref(), log)?;
        Ok(Table {
            card,
            played,
            log,
            aside: Aside::default(),
            dice,
            fair: None,
            pace,
            now: 0,
            guests: BTreeMap::new(),
            present: Vec::new(),
            sights: Sights::default(),
            change: None,
            waiting: VecDeque::new(),
            moving: None,
            pending: None,
            told_room: None,
            said: VecDeque::new(),
            lines: 0,
            talked: BTreeMap::new(),
            came_back: 0,
            woken: None,
            may_back: None,
            advice: BTreeMap::new(),
            questions: 0,
            effects: Vec::new(),
        })
    }

    /// This table with dice that can be checked.
    #[must_use]
    pub fn fair(mut self, fair: Fair) -> Table {
        self.card.dice = Some(fair.promise());
        self.fair = Some(fair);
        self
    }

    /// This table with what is true beside its log.
    #[must_use]
    pub fn beside(mut self, aside: Aside) -> Table {
        self.aside = aside;
        self
    }

    /// The dice from now on.
    pub fn set_fair(&mut self, fair: Fair) {
        self.fair = Some(fair);
    }

    /// The number of changes so far.
    pub fn revision(&self) -> u32 {
        count(self.log.len())
    }

    /// The match as it stands. It knows everything: hand it to no player.
    pub fn played(&self) -> &dyn AnyMatch {
        self.played.as_ref()
    }

    /// The match as a lobby lists it.
    pub fn summary(&self) -> MatchSummary {
        let now = Progress::of(self.played(), self.log.len(), self.aside.clone());
        MatchSummary { version: now.events, revision: now.revision, turn: now.turn, ..self.card.clone() }
    }

    /// Whether nobody is here and no bot thinks.
    pub fn is_idle(&self) -> bool {
        self.guests.is_empty() && self.moving.is_none() && self.change.is_none()
    }

    /// Whether something is being written.
    pub fn is_writing(&self) -> bool {
        self.change.is_some()
    }

    /// The language a guest wants to be spoken to in.
    pub fn lang_of(&self, guest: Guest) -> Lang {
        self.guests.get(&guest).map_or(Lang::default(), |sitting| sitting.lang)
    }

    /// Begins: chance falls if it must, a bot thinks if it is asked.
    pub fn start(&mut self, now: u64) -> Vec<Effect> {
        self.now = now;
        self.wind();
        if self.played.turn() == Turn::Chance {
            let (mut next, floor) = (self.copy(), self.played.events());
            self.settle(next.as_mut());
            self.write_events(next, floor, None);
        } else {
            self.check_time();
            if self.card.terms.clock.is_some() && self.change.is_none() && !self.is_over() {
                // The store knows from now on when to wake this table.
                self.write_aside(self.aside.clone(), None);
            }
            self.think();
        }
        self.done()
    }

    /// A guest comes in with its first message.
    pub fn enter(&mut self, now: u64, guest: Guest, arrival: Arrival) -> Vec<Effect> {
        let Arrival { seats, is_keeper, id, lang, since } = arrival;
        self.now = now;
        let seats: Vec<Seat> = seats.into_iter().filter(|seat| seat.number() < self.played.seats()).collect();
        self.guests.insert(guest, Sitting::new(seats, is_keeper, lang));
        self.welcome(guest, id, since);
        self.tell_presence(Some(guest));
        self.tell_room(Some(guest));
        self.done()
    }

    /// A guest goes.
    pub fn leave(&mut self, now: u64, guest: Guest) -> Vec<Effect> {
        self.now = now;
        if self.guests.remove(&guest).is_some() {
            let (guests, played) = (&self.guests, &self.played);
            let looks = |one: &Sitting, eyes: u8, of: &dyn Fn(Observer) -> u8| {
                of(one.observer) == eyes || one.seats.iter().any(|&seat| of(Observer::Seat(seat)) == eyes)
            };
            let is_told =
                |eyes: u8, lang: &str| guests.values().any(|one| one.lang.tag() == lang && looks(one, eyes, &eyes_of));
            let is_used = |eyes: u8| guests.values().any(|one| looks(one, eyes, &|who| eyes_of(played.eyes(who))));
            self.sights.keep(is_told, is_used);
            self.tell_presence(None);
            self.tell_room(None);
        }
        self.done()
    }

    /// The host has invited anew to a seat: everybody is told, and whoever held it goes.
    pub fn reissue(&mut self, now: u64, seat: Seat) -> Vec<Effect> {
        self.now = now;
        let guests: Vec<Guest> = self.guests.keys().copied().collect();
        self.effects.push(Effect::tell(guests, &FromTable::Reissued { seat: seat.number() }));
        let holds = |sitting: &Sitting| sitting.seats.contains(&seat);
        let gone: Vec<Guest> = self.guests.iter().filter(|(_, one)| holds(one)).map(|(&guest, _)| guest).collect();
        for guest in gone {
            self.guests.remove(&guest);
            self.effects.push(Effect::Dismiss(guest));
        }
        self.tell_presence(None);
        self.tell_room(None);
        self.done()
    }

    /// A guest says something.
    pub fn hear(&mut self, now: u64, guest: Guest, said: Said) -> Vec<Effect> {
        self.now = now;
        self.check_time();
        self.waiting.push_back((guest, said));
        self.follow();
        self.done()
    }

    /// A guest said what cannot be followed; `problem` tells why in the guest's language.
    pub fn refuse(&mut self, guest: Guest, id: Option<u32>, problem: impl FnOnce(Lang) -> Problem) -> Vec<Effect> {
        let problem = problem(self.lang_of(guest));
        let message = FromTable::Refused { id, problem, revision: self.revision() };
        self.tell(guest, message);
        self.done()
    }

    /// A bot has thought.
    pub fn thought(&mut self, now: u64, revision: u32, code: Option<u32>) -> Vec<Effect> {
        self.now = now;
        let Some(moving) = self.moving.as_mut().filter(|moving| moving.revision == revision) else {
            return self.done();
        };
        let seat = moving.seat;
        let is_legal = |code: u32| matches!(self.played.why(seat, code), Ok(Ok(())));
        let chosen = code.filter(|&code| is_legal(code)).or_else(|| {
            let note = format!("the bot of seat {seat} chose {code:?}, which is not legal; it takes the first action");
            self.effects.push(Effect::Note(note));
            self.played.legal_codes(seat).first().copied()
        });
        moving.chosen = chosen;
        self.move_bot();
        self.done()
    }

    /// A bot has advised, the best first.
    pub fn advised(&mut self, now: u64, question: u32, moves: Vec<AdvisedMove>) -> Vec<Effect> {
        self.now = now;
        if let Some((guest, id, _)) = self.advice.remove(&question) {
            let code = moves.first().map(|best| best.code);
            self.tell(guest, FromTable::Hint { id, code, moves });
        }
        self.done()
    }

    /// Time has passed.
    pub fn tick(&mut self, now: u64) -> Vec<Effect> {
        self.now = now;
        // The host has forgotten what else it was to wake us for.
        self.woken = None;
        self.check_time();
        self.move_bot();
        self.done()
    }

    /// Lets a bot that waits for its time act at once.
    pub fn hurry(&mut self, now: u64) -> Vec<Effect> {
        self.now = now;
        if let Some(moving) = self.moving.as_mut().filter(|moving| moving.failed == 0) {
            moving.due = now;
        }
        self.move_bot();
        self.done()
    }

    /// What was to be written has been.
    pub fn stored(&mut self, now: u64) -> Vec<Effect> {
        self.now = now;
        if let Some(change) = self.change.take() {
            self.recall();
            self.aside = change.aside;
            // What was asked was asked of the table as it stood.
            self.pending = None;
            match change.next {
                Some(next) => {
                    let floor = count(change.retold);
                    self.log.extend(change.rows.iter().map(|&row| Kept { row, floor }));
                    self.played = next;
                    self.moving = None;
                    self.came_back &= self.asked_bits();
                    self.sights.change(change.floor);
                    self.tell_change(floor);
                }
                // Somebody who has come back decides himself.
                None => self.moving = self.moving.take().filter(|moving| !self.is_person(moving.seat)),
            }
            self.tell_room(None);
            if let Some((guest, id)) = change.by {
                self.tell(guest, FromTable::Done { id, revision: self.revision() });
            }
            self.check_time();
            self.think();
        }
        self.follow();
        self.done()
    }

    /// Nobody has said anything for a while: what can be made again is not kept until then. Whoever sits here notices
    /// nothing.
    pub fn doze(&mut self) {
        self.sights.doze();
        self.log.shrink_to_fit();
        self.waiting.shrink_to_fit();
    }

    /// Sees again what guests were told last, if that was forgotten: they are told what is different from it.
    fn recall(&mut self) {
        if !self.sights.awakes() {
            return;
        }
        let (revision, may_back) = (self.revision(), self.may_back());
        let now = Now { played: self.played.as_ref(), revision, may_back };
        let mut seen = Vec::new();
        for sitting in self.guests.values() {
            let eyes = (eyes_of(sitting.observer), sitting.lang.tag());
            let has_it = sitting.has.get(&eyes.0).is_some_and(|has| has.revision == revision);
            if has_it && !seen.contains(&eyes) {
                seen.push(eyes);
                self.sights.recall(now, sitting.observer, sitting.lang);
            }
        }
        self.sights.rest();
    }

    /// What was to be written has not been, as far as the host knows: it has not been played. If the
    /// store can still say which log it holds, that one counts.
    pub fn unstored(&mut self, now: u64, log: Option<&[Row]>) -> Vec<Effect> {
        self.now = now;
        let Some(change) = self.change.take() else { return self.done() };
        let mut held: Vec<Row> = self.log.iter().map(|kept| kept.row).collect();
        held.extend_from_slice(&change.rows);
        if !change.rows.is_empty() && log.is_some_and(|log| log == held) {
            // It was written after all.
            self.change = Some(change);
            return self.stored(now);
        }
        held.truncate(self.log.len());
        let other = log.filter(|log| *log != held.as_slice());
        match other.map(|log| replayed(self.played.at(0).as_ref(), log)) {
            Some(Ok((played, log))) => {
                (self.played, self.log) = (played, log);
                self.moving = None;
                self.sights.forget();
                for sitting in self.guests.values_mut() {
                    sitting.has.clear();
                }
                self.tell_change(0);
                if let Some((guest, id)) = change.by {
                    let problem = texts::stale(self.lang_of(guest));
                    self.tell(guest, FromTable::Refused { id: Some(id), problem, revision: self.revision() });
                }
                self.think();
            }
            other => {
                if let Some(Err(bad)) = other {
                    self.effects.push(Effect::Note(format!("the log of the store cannot be played: {bad}")));
                }
                match change.by {
                    Some((guest, id)) => {
                        let problem = texts::unwritten(self.lang_of(guest));
                        self.tell(guest, FromTable::Refused { id: Some(id), problem, revision: self.revision() });
                    }
                    // A bot tries again, later and later.
                    None => {
                        if let Some(moving) = &mut self.moving {
                            let pause = PAUSES.0.saturating_mul(1 << moving.failed.min(16)).min(PAUSES.1);
                            moving.failed += 1;
                            moving.due = now.saturating_add(pause);
                            self.effects.push(Effect::WakeAt(moving.due));
                        }
                    }
                }
            }
        }
        self.follow();
        self.done()
    }

    /// The table closes.
    pub fn close(&mut self) -> Vec<Effect> {
        let guests = self.guests.keys().copied().collect();
        self.effects.push(Effect::tell(guests, &FromTable::Closing));
        self.done()
    }

    /// What an observer sees now, with the log from line `from` on.
    pub fn look(&mut self, observer: Observer, lang: Lang, from: u32) -> Message {
        let seen = self.news(observer, lang, from, None).0;
        self.sights.rest();
        seen
    }

    /// What an observer is told who `has` something already; and what it has then.
    fn news(&mut self, observer: Observer, lang: Lang, from: u32, has: Option<Has>) -> (Message, Has) {
        let log_from = from.min(version(self.played()));
        let revision = self.revision();
        let may_back = self.may_back();
        let now = Now { played: self.played.as_ref(), revision, may_back };
        let (text, has) = self.sights.news(now, observer, lang, log_from, has);
        (Message::written(text), has)
    }

    /// The seats that may take back now: a bit for each.
    fn may_back(&mut self) -> u8 {
        let revision = self.revision();
        match self.may_back {
            Some((at, seats)) if at == revision => seats,
            _ => {
                let may = |seat: Seat| u8::from(self.is_person(seat) && self.can_back(seat)) << seat.index();
                let seats = Seat::first(self.played.seats()).map(may).fold(0, |all, one| all | one);
                self.may_back = Some((revision, seats));
                seats
            }
        }
    }

    /// The match as text, for whoever may know all of it.
    ///
    /// # Errors
    /// If something in it is secret from the observer.
    pub fn record(&self, observer: Observer, lang: Lang) -> Result<String, Problem> {
        if self.is_over() || self.played.is_open_to(observer) {
            Ok(self.inscribed())
        } else {
            Err(texts::kept_back(lang))
        }
    }

    /// The match as text, with what can be told of its dice.
    fn inscribed(&self) -> String {
        let record = self.played.record();
        self.fair.as_ref().map(|fair| fair.inscribe(&record, self.is_over())).unwrap_or(record)
    }

    pub(crate) fn done(&mut self) -> Vec<Effect> {
        self.wake_for_clocks();
        std::mem::take(&mut self.effects)
    }

    /// Lets chance fall until somebody must decide.
    fn settle(&mut self, next: &mut dyn AnyMatch) {
        match &self.fair {
            Some(fair) => fair.settle(next),
            None => next.settle(&mut *self.dice),
        }
    }

    fn copy(&self) -> Box<dyn AnyMatch> {
        self.played.at(self.played.events())
    }

    /// Follows what was heard until something must be written first.
    fn follow(&mut self) {
        while self.change.is_none()
            && let Some((guest, said)) = self.waiting.pop_front()
        {
            let id = said.id;
            let answer = match self.answer(guest, said) {
                Ok(Some(answer)) => answer,
                Ok(None) => continue,
                Err(problem) => {
                    let is_stale = problem.name == atoll_protocol::ProblemName::Stale;
                    if is_stale {
                        self.show(guest);
                    }
                    FromTable::Refused { id: Some(id), problem, revision: self.revision() }
                }
            };
            self.tell(guest, answer);
        }
    }

    /// The answer to a message; nothing if it comes later, or if the guest has gone.
    fn answer(&mut self, guest: Guest, said: Said) -> Answer {
        let id = said.id;
        let Some(sitting) = self.guests.get_mut(&guest) else { return Ok(None) };
        let (lang, observer) = (sitting.lang, sitting.observer);
        let held = |seat: u8| {
            let found = sitting.seats.iter().copied().find(|own| own.number() == seat);
            let is_spectator = sitting.seats.is_empty();
            found.ok_or_else(|| if is_spectator { texts::not_seated(lang) } else { texts::played_elsewhere(lang) })
        };
        let answer = match said.what {
            FromPlayer::Hello { protocol, lang, .. } if protocol != PROTOCOL => return Err(texts::protocol(lang)),
            FromPlayer::Hello { lang, since, .. } => {
                let is_same = sitting.lang == lang;
                sitting.lang = lang;
                self.welcome(guest, id, since.filter(|_| is_same));
                return Ok(None);
            }
            FromPlayer::Resync => {
                sitting.known.clear();
                sitting.has.clear();
                self.show(guest);
                FromTable::Done { id, revision: self.revision() }
            }
            FromPlayer::Act { seat, expect, code } => {
                let seat = held(seat)?;
                self.plays(seat, lang)?;
                self.act(seat, expect, code, lang, Some((guest, id)))?;
                return Ok(None);
            }
            FromPlayer::Undo { seat, expect } => {
                let seat = held(seat)?;
                self.plays(seat, lang)?;
                return self.undo(seat, expect, lang, (guest, id));
            }
            FromPlayer::Agree { seat, yes } => {
                let seat = held(seat)?;
                return self.agree(seat, yes, lang, (guest, id));
            }
            FromPlayer::StandIn { seat, bot } => {
                let own = sitting.seats.clone();
                return self.ask_stand_in(&own, seat, bot, lang, (guest, id));
            }
            FromPlayer::Chat { seat, text } => {
                let seat = held(seat)?;
                return self.talk(seat, Some(text), None, lang, (guest, id));
            }
            FromPlayer::Phrase { seat, phrase } => {
                let seat = held(seat)?;
                return self.talk(seat, None, Some(phrase), lang, (guest, id));
            }
            FromPlayer::Why { seat, code } => {
                let why = why_state(self.played.as_ref(), held(seat)?, code, lang);
                FromTable::Why { id, why }
            }
            FromPlayer::Preview { seat, code } => {
                let seat = held(seat)?;
                let preview =
                    self.played.preview(seat, code).map_err(|error| self.refusal(seat, code, &error, lang))?;
                FromTable::Preview { id, preview }
            }
            FromPlayer::Point { seat, wish } => {
                let seat = held(seat)?;
                let wish: Wish = serde_json::from_value(wish).map_err(|_| texts::unreadable_wish(lang))?;
                let (code, why) = match self.played.point(seat, &wish) {
                    Some(Pointed::Means(code)) => (Some(code), Some(why_state(self.played.as_ref(), seat, code, lang))),
                    Some(Pointed::Refused(rule, words)) => {
                        let text = words.get(lang).to_owned();
                        (None, Some(WhyState { legal: false, rule: Some(rule.id.to_owned()), text }))
                    }
                    None => (None, None),
                };
                FromTable::Pointed { id, code, why }
            }
            FromPlayer::Hint { seat, longer } => {
                let seat = held(seat)?;
                if !self.played.turn().asks(seat) {
                    return Ok(Some(FromTable::Hint { id, code: None, moves: Vec::new() }));
                }
                if self.advice.values().filter(|(_, _, one)| *one == seat).count() >= MOST_ADVICE {
                    return Err(texts::busy(lang));
                }
                let bot = if longer { ADVISERS.1 } else { ADVISERS.0 };
                self.advise(guest, id, seat, bot, lang);
                return Ok(None);
            }
            FromPlayer::LookBack { at } => {
                let then = self.played.at(at as usize);
                let message = Message::written(past(then.as_ref(), observer, lang, id));
                self.effects.push(Effect::Tell { guests: vec![guest], message });
                return Ok(None);
            }
            FromPlayer::Draw { at: None } => FromTable::Drawn { id, text: self.played.draw(observer, lang) },
            FromPlayer::Draw { at: Some(at) } => {
                FromTable::Drawn { id, text: self.played.at(at as usize).draw(observer, lang) }
            }
            FromPlayer::Record if sitting.is_keeper => FromTable::Record { id, record: self.inscribed() },
            FromPlayer::Record => FromTable::Record { id, record: self.record(observer, lang)? },
        };
        Ok(Some(answer))
    }

    /// Refuses a person whose seat a bot plays.
    fn plays(&self, seat: Seat, lang: Lang) -> Result<(), Problem> {
        if self.is_person(seat) { Ok(()) } else { Err(texts::played_by_bot(lang)) }
    }

    fn refusal(&self, seat: Seat, code: u32, error: &PlayError, lang: Lang) -> Problem {
        texts::play_problem(self.played(), seat, Some(code), error, lang)
    }

    /// Lets the bot that gives advice think for a guest.
    fn advise(&mut self, guest: Guest, id: u32, seat: Seat, bot: &str, lang: Lang) {
        let question = self.questions;
        self.questions = self.questions.wrapping_add(1);
        self.advice.insert(question, (guest, id, seat));
        self.effects.push(Effect::Advise { question, bot: bot.to_owned(), seat, lang, played: self.copy() });
    }

    /// Plays an action of a seat that saw revision `expect`, and what chance answers, once it is written.
    fn act(&mut self, seat: Seat, expect: u32, code: u32, lang: Lang, by: Option<(Guest, u32)>) -> Result<(), Problem> {
        if expect != self.revision() && !self.still_holds(seat, expect, code) {
            return Err(texts::stale(lang));
        }
        if self.has_ended() {
            return Err(texts::over(lang));
        }
        let (mut next, floor) = (self.copy(), self.played.events());
        next.act(seat, code).map_err(|error| self.refusal(seat, code, &error, lang))?;
        self.settle(next.as_mut());
        self.write_events(next, floor, by);
        Ok(())
    }

    /// Whether an action decided on at revision `expect` means the same now: since then only others
    /// have acted, side by side with this seat.
    fn still_holds(&self, seat: Seat, expect: u32, code: u32) -> bool {
        let Some(since) = self.log.get(expect as usize..) else { return false };
        let by_others = |kept: &Kept| matches!(kept.row, Row::Event(_)) && kept.row.seat().is_some_and(|by| by != seat);
        if !since.iter().all(by_others) {
            return false;
        }
        let may = |played: &dyn AnyMatch| played.turn().asks(seat) && matches!(played.why(seat, code), Ok(Ok(())));
        let then = self.played.at(self.played.events() - since.len());
        may(then.as_ref()) && may(self.played())
    }

    fn write_events(&mut self, next: Box<dyn AnyMatch>, floor: usize, by: Option<(Guest, u32)>) {
        let (rows, retold) = (Row::of(next.as_ref(), floor), next.retold(floor));
        let aside = self.aside_after(next.as_ref(), false);
        self.write(Change { next: Some(next), rows, floor, retold, aside, by });
    }

    /// Writes that something is taken back; the log grows by that too.
    pub(crate) fn write_back(&mut self, next: Box<dyn AnyMatch>, row: Row, by: Option<(Guest, u32)>) {
        let floor = first_difference(self.played(), next.as_ref());
        let aside = self.aside_after(next.as_ref(), true);
        self.write(Change { next: Some(next), rows: vec![row], floor, retold: floor, aside, by });
    }

    pub(crate) fn write(&mut self, change: Change) {
        let next = change.next.as_deref().unwrap_or(self.played.as_ref());
        let now = Progress::of(next, self.log.len() + change.rows.len(), change.aside.clone());
        self.effects.push(Effect::Store(Writing { from: self.revision(), rows: change.rows.clone(), now }));
        self.change = Some(change);
    }

    /// The seats that are asked: a bit for each.
    fn asked_bits(&self) -> u8 {
        match self.played.turn() {
            Turn::Decide(seats) => seats.iter().fold(0, |all, seat| all | 1 << seat.index()),
            Turn::Chance | Turn::Over(_) => 0,
        }
    }

    /// Lets a bot think if one is asked.
    pub(crate) fn think(&mut self) {
        if self.change.is_some() || self.has_ended() {
            return;
        }
        let revision = self.revision();
        let Turn::Decide(seats) = self.played.turn() else { return };
        if self.moving.as_ref().is_some_and(|moving| moving.revision == revision) {
            return;
        }
        let stand_ins = &self.aside.stand_ins;
        let bot_of = |seat: Seat| {
            let bot = self.card.seats.get(seat.index())?.bot();
            let bot = bot.or_else(|| stand_ins.get(&seat.number()).map(String::as_str))?;
            Some((seat, bot.to_owned()))
        };
        let Some((seat, bot)) = seats.iter().find_map(bot_of) else { return };
        let due = self.now.saturating_add(self.pace);
        self.moving = Some(Moving { revision, seat, due, chosen: None, failed: 0 });
        self.effects.push(Effect::Think { revision, bot, seat, played: self.copy() });
    }

    /// Lets the bot that has thought act, if it is time.
    fn move_bot(&mut self) {
        let Some(moving) = &self.moving else { return };
        let (revision, seat) = (moving.revision, moving.seat);
        let Some(code) = moving.chosen else { return };
        if self.change.is_some() || revision != self.revision() {
            return;
        }
        if self.now < moving.due {
            self.effects.push(Effect::WakeAt(moving.due));
            return;
        }
        if let Err(problem) = self.act(seat, revision, code, Lang::En, None) {
            self.moving = None;
            self.effects.push(Effect::Note(format!("the bot of seat {seat} cannot act: {problem}")));
        }
    }

    pub(crate) fn tell(&mut self, guest: Guest, message: FromTable) {
        if self.guests.contains_key(&guest) {
            self.effects.push(Effect::tell(vec![guest], &message));
        }
    }

    /// Welcomes a guest who has the state of revision `since`, with what is new since then.
    fn welcome(&mut self, guest: Guest, id: u32, since: Option<u32>) {
        let revision = self.revision();
        // Several seats at one screen have several logs, of which a revision tells nothing.
        let is_one = self.guests.get(&guest).is_some_and(|sitting| sitting.seats.len() < 2);
        let since = since.filter(|&since| is_one && since <= revision);
        let shared = since.map_or(0, |since| self.shared_since(since));
        let table = self.summary();
        let turn = self.played.turn();
        let Some(sitting) = self.guests.get_mut(&guest) else { return };
        sitting.look(&turn);
        sitting.known = BTreeMap::from([(eyes_of(sitting.observer), shared)]);
        sitting.has.clear();
        let has_it = since == Some(revision);
        let seats = sitting.seats.iter().map(|seat| seat.number()).collect();
        self.tell(guest, FromTable::Welcome { id, protocol: PROTOCOL, table, seats });
        if !has_it {
            self.show(guest);
        }
    }

    /// How many log lines are the same as at an earlier revision.
    fn shared_since(&self, since: u32) -> u32 {
        let later = self.log.get(since as usize..).unwrap_or_default();
        later.iter().map(|kept| kept.floor).min().unwrap_or_else(|| version(self.played()))
    }

    /// Sends a guest the present state, with the log lines that are new to it.
    fn show(&mut self, guest: Guest) {
        let turn = self.played.turn();
        let Some(sitting) = self.guests.get_mut(&guest) else { return };
        sitting.look(&turn);
        let (observer, lang, from) = (sitting.observer, sitting.lang, sitting.tell_from(version(self.played.as_ref())));
        let sitting_has = sitting.has.get(&eyes_of(observer)).copied();
        let (message, has) = self.news(observer, lang, from, sitting_has);
        if let Some(sitting) = self.guests.get_mut(&guest) {
            sitting.has.insert(eyes_of(observer), has);
        }
        self.effects.push(Effect::Tell { guests: vec![guest], message });
        self.sights.rest();
    }

    /// Tells everybody the present state, after a change from line `floor` on. Those who see the same are
    /// told the same.
    fn tell_change(&mut self, floor: u32) {
        let turn = self.played.turn();
        let events = version(self.played.as_ref());
        // By eyes, language, first line wanted and state known.
        type Groups = BTreeMap<(u8, &'static str, u32, Option<Has>), (Observer, Lang, Vec<Guest>)>;
        let mut groups = Groups::new();
        for (&guest, sitting) in &mut self.guests {
            for known in sitting.known.values_mut() {
                *known = (*known).min(floor);
            }
            sitting.look(&turn);
            let from = sitting.tell_from(events);
            let eyes = eyes_of(sitting.observer);
            let key = (eyes, sitting.lang.tag(), from, sitting.has.get(&eyes).copied());
            groups.entry(key).or_insert_with(|| (sitting.observer, sitting.lang, Vec::new())).2.push(guest);
        }
        for ((eyes, _, from, has), (observer, lang, guests)) in groups {
            let (message, has) = self.news(observer, lang, from, has);
            for guest in &guests {
                if let Some(sitting) = self.guests.get_mut(guest) {
                    sitting.has.insert(eyes, has);
                }
            }
            self.effects.push(Effect::Tell { guests, message });
        }
        self.sights.rest();
    }

    /// Tells who is here if that has changed, and in any case to a newcomer.
    pub(crate) fn tell_presence(&mut self, newcomer: Option<Guest>) {
        let is_there = |(seat, spec): (usize, &atoll_protocol::SeatSpec)| {
            let sits = |guest: &Sitting| guest.seats.iter().any(|own| own.index() == seat);
            spec.bot().is_some() || self.guests.values().any(sits)
        };
        let seats: Vec<bool> = self.card.seats.iter().enumerate().map(is_there).collect();
        let guests: Vec<Guest> =
            if self.present == seats { newcomer.into_iter().collect() } else { self.guests.keys().copied().collect() };
        self.present.clone_from(&seats);
        if !guests.is_empty() {
            self.effects.push(Effect::tell(guests, &FromTable::Present { seats }));
        }
    }
}

impl Sitting {
    /// The log line from which on the guest is to be told; it then has `events` lines.
    fn tell_from(&mut self, events: u32) -> u32 {
        let known = self.known.entry(eyes_of(self.observer)).or_insert(0);
        let from = (*known).min(events);
        *known = events;
        from
    }
}

/// Plays a log from the opening on.
fn replayed(opening: &dyn AnyMatch, log: &[Row]) -> Result<(Box<dyn AnyMatch>, Vec<Kept>), BadLog> {
    let mut played = opening.at(0);
    let mut kept = Vec::with_capacity(log.len());
    for (n, &row) in log.iter().enumerate() {
        let bad = |error| BadLog { row: n, error };
        let floor = match row {
            Row::Event(bits) => {
                let before = played.events();
                played.play_packed(bits).map_err(bad)?;
                played.retold(before)
            }
            Row::Undo(seat) => {
                let before = played.at(played.events());
                let seat = Seat::new(seat).ok_or_else(|| bad(PlayError::NoSuchCode(u32::from(seat))))?;
                played.undo(seat).map_err(bad)?;
                first_difference(before.as_ref(), played.as_ref())
            }
            Row::Back { to, .. } => {
                let to = (to as usize).min(played.events());
                played = played.at(to);
                to
            }
        };
        kept.push(Kept { row, floor: count(floor) });
    }
    Ok((played, kept))
}

/// The number of the first event that differs.
fn first_difference(one: &dyn AnyMatch, other: &dyn AnyMatch) -> usize {
    one.packed(0).iter().zip(&other.packed(0)).take_while(|(a, b)| a == b).count()
}
