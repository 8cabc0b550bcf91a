//! A table: one task owns one match.
//!
//! Whatever happens at a table passes through its task, one thing after the
//! other. A change is written to the store before anybody hears of it.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use atoll_core::any::{AnyEdition, AnyMatch};
use atoll_core::{Lang, Observer, PlayError, Pointed, Seat, Turn, Wish};
use atoll_protocol::{FromPlayer, FromTable, MatchSummary, PROTOCOL, table_state, turn_state, why_state};
use atoll_registry::EdgeDice;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::sleep;

use crate::error::ServerError;
use crate::games::Games;
use crate::secret;
use crate::store::{Opened, Progress, Row, Store, StoreError};

/// How long a table stays open when nobody looks at it.
const IDLE: Duration = Duration::from_secs(600);
/// How many messages may wait for a guest; whoever is slower must connect again.
pub const WAITING: usize = 64;

/// The bot that gives advice.
const ADVISER: &str = "greedy";

/// What a table is told.
#[derive(Debug)]
pub enum Command {
    /// Somebody connects; the answer is the number of the guest.
    Join {
        /// Who looks.
        observer: Observer,
        /// The language of sentences.
        lang: Lang,
        /// The first log line wanted.
        from: u32,
        /// Where to send what the guest is told.
        to: mpsc::Sender<FromTable>,
        /// The number of the guest.
        reply: oneshot::Sender<u64>,
    },
    /// A guest goes.
    Leave(u64),
    /// A guest says something.
    Say(u64, FromPlayer),
    /// A guest said what cannot be followed.
    Garbled(u64, ServerError),
    /// Somebody looks once.
    Look {
        /// Who looks.
        observer: Observer,
        /// The language of sentences.
        lang: Lang,
        /// The first log line wanted.
        from: u32,
        /// What is seen.
        reply: oneshot::Sender<FromTable>,
    },
    /// Somebody asks for the record.
    Record {
        /// Who asks.
        observer: Observer,
        /// The record.
        reply: oneshot::Sender<Result<String, ServerError>>,
    },
    /// A bot has thought.
    Thought {
        /// The revision it thought about.
        revision: u32,
        /// Its seat.
        seat: Seat,
        /// What it chose.
        code: Option<u32>,
    },
    /// The advice that a guest asked for.
    Advice {
        /// The number of the guest.
        guest: u64,
        /// What a bot would do.
        code: Option<u32>,
    },
}

/// What every table shares.
#[derive(Clone, Debug)]
pub struct House {
    /// The games.
    pub games: Arc<Games>,
    /// Where matches are kept.
    pub store: Arc<dyn Store>,
    /// How long a bot waits before it acts.
    pub pace: Duration,
    /// Turns true when the house closes.
    pub closing: watch::Receiver<bool>,
}

struct Guest {
    observer: Observer,
    lang: Lang,
    /// How many log lines the guest has.
    known: u32,
    /// Whether advice for the guest is being thought of.
    is_advised: bool,
    to: mpsc::Sender<FromTable>,
}

/// The state of a table's task.
pub struct Table {
    house: House,
    opened: Opened,
    played: Box<dyn AnyMatch>,
    log: Vec<Row>,
    dice: EdgeDice,
    guests: BTreeMap<u64, Guest>,
    arrivals: u64,
    /// The revision that a bot thinks about.
    thinking: Option<u32>,
    commands: mpsc::Receiver<Command>,
    own: mpsc::WeakSender<Command>,
}

/// How far a match is after `revision` log rows.
pub fn progress(played: &dyn AnyMatch, revision: usize) -> Progress {
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    Progress { revision: count(revision), events: count(played.events()), turn: turn_state(&played.turn()) }
}

/// A match as the lobby lists it.
pub fn summary(opened: &Opened, now: &Progress, title: &str) -> MatchSummary {
    MatchSummary {
        id: opened.id.clone(),
        game: opened.game.clone(),
        title: title.to_owned(),
        data: opened.data.clone(),
        seats: opened.seats.clone(),
        options: opened.options.clone(),
        version: now.events,
        revision: now.revision,
        turn: now.turn.clone(),
        opened: opened.opened,
    }
}

/// Plays a log from the opening on.
///
/// # Errors
/// If the match was played with another edition, or the log breaks its rules.
pub fn replay(edition: &Arc<dyn AnyEdition>, opened: &Opened, log: &[Row]) -> Result<Box<dyn AnyMatch>, ServerError> {
    if edition.info().version != opened.rules || !edition.has_data(&opened.data) {
        return Err(ServerError::OtherEdition);
    }
    let seats = u8::try_from(opened.seats.len()).unwrap_or(u8::MAX);
    let mut played = Arc::clone(edition).open(seats, &opened.options).map_err(ServerError::Option)?;
    for (n, row) in log.iter().enumerate() {
        let done = match *row {
            Row::Event(bits) => played.play_packed(bits),
            Row::Undo(seat) => {
                Seat::new(seat).map_or(Err(PlayError::NoSuchCode(u32::from(seat))), |seat| played.undo(seat))
            }
        };
        done.map_err(|error| StoreError::Broken(format!("row {n} of the log of {}: {error}", opened.id)))?;
    }
    Ok(played)
}

impl Table {
    /// Opens the doors of a table: from now on a task owns the match.
    pub fn start(
        house: House,
        opened: Opened,
        played: Box<dyn AnyMatch>,
        log: Vec<Row>,
        dice: EdgeDice,
    ) -> mpsc::Sender<Command> {
        let (to, commands) = mpsc::channel(WAITING);
        let table = Table {
            house,
            opened,
            played,
            log,
            dice,
            guests: BTreeMap::new(),
            arrivals: 0,
            thinking: None,
            commands,
            own: to.downgrade(),
        };
        tokio::spawn(table.run());
        to
    }

    async fn run(mut self) {
        let mut closing = self.house.closing.clone();
        self.think();
        loop {
            let idle = self.guests.is_empty() && self.thinking.is_none();
            let command = tokio::select! {
                // Closing wins over whatever else waits.
                biased;
                _ = closing.wait_for(|&closing| closing) => break,
                command = self.commands.recv() => command,
                () = sleep(IDLE), if idle => break,
            };
            match command {
                Some(command) => self.follow(command).await,
                None => break,
            }
        }
        for guest in self.guests.values() {
            // A guest who is too slow for this notices the closed connection instead.
            let _ = guest.to.try_send(FromTable::Closing);
        }
    }

    fn revision(&self) -> u32 {
        u32::try_from(self.log.len()).unwrap_or(u32::MAX)
    }

    async fn follow(&mut self, command: Command) {
        match command {
            Command::Join { observer, lang, from, to, reply } => {
                let number = self.arrivals;
                if reply.send(number).is_err() {
                    return;
                }
                self.arrivals += 1;
                self.guests.insert(number, Guest { observer, lang, known: from, is_advised: false, to });
                self.welcome(number);
                self.tell_presence();
            }
            Command::Leave(number) => {
                self.guests.remove(&number);
                self.tell_presence();
            }
            Command::Say(number, message) => {
                if let Err(error) = self.hear(number, message).await {
                    self.refuse(number, &error);
                }
            }
            Command::Garbled(number, error) => self.refuse(number, &error),
            Command::Look { observer, lang, from, reply } => {
                // Whoever no longer waits for the answer does not need it.
                let _ = reply.send(self.state(observer, lang, from));
            }
            Command::Record { observer, reply } => {
                let is_over = matches!(self.played.turn(), Turn::Over(_));
                let may_know = is_over || self.played.is_open_to(observer);
                let record = if may_know { Ok(self.played.record()) } else { Err(ServerError::KeptBack) };
                let _ = reply.send(record);
            }
            Command::Thought { revision, seat, code } => self.move_bot(revision, seat, code).await,
            Command::Advice { guest: number, code } => {
                if let Some(guest) = self.guests.get_mut(&number) {
                    guest.is_advised = false;
                    self.tell(number, FromTable::Hint { code });
                }
            }
        }
    }

    /// What an observer sees now.
    fn state(&self, observer: Observer, lang: Lang, from: u32) -> FromTable {
        let state = table_state(self.played.as_ref(), observer, lang, from as usize);
        FromTable::State { revision: self.revision(), log_from: from, state }
    }

    fn welcome(&mut self, number: u64) {
        let Some(guest) = self.guests.get(&number) else { return };
        let seat = match guest.observer {
            Observer::Seat(seat) => Some(seat.number()),
            Observer::Spectator | Observer::Archivist => None,
        };
        let now = progress(self.played.as_ref(), self.log.len());
        let table = summary(&self.opened, &now, self.played.info().title);
        let welcome = FromTable::Welcome { protocol: PROTOCOL, table, seat };
        self.tell(number, welcome);
        self.show(number);
    }

    /// Sends a guest the present state, with the log lines that are new to it.
    fn show(&mut self, number: u64) {
        let events = u32::try_from(self.played.events()).unwrap_or(u32::MAX);
        let Some(guest) = self.guests.get_mut(&number) else { return };
        let (observer, lang, from) = (guest.observer, guest.lang, guest.known.min(events));
        guest.known = events;
        let state = self.state(observer, lang, from);
        self.tell(number, state);
    }

    /// Sends a guest a message; one who does not keep up is shown the door and may come back.
    fn tell(&mut self, number: u64, message: FromTable) {
        let Some(guest) = self.guests.get(&number) else { return };
        if guest.to.try_send(message).is_err() {
            self.guests.remove(&number);
        }
    }

    fn refuse(&mut self, number: u64, error: &ServerError) {
        if let ServerError::Store(error) = error {
            tracing::error!(id = self.opened.id, %error, "the store failed");
        }
        let Some(guest) = self.guests.get(&number) else { return };
        let problem = error.problem(guest.lang);
        self.tell(number, FromTable::Refused { problem, revision: self.revision() });
        if matches!(error, ServerError::Stale | ServerError::Store(StoreError::Taken)) {
            self.show(number);
        }
    }

    fn tell_presence(&mut self) {
        let is_there = |seat: usize| {
            let sits = |guest: &Guest| matches!(guest.observer, Observer::Seat(own) if own.index() == seat);
            self.opened.seats[seat].bot().is_some() || self.guests.values().any(sits)
        };
        let seats: Vec<bool> = (0..self.opened.seats.len()).map(is_there).collect();
        for number in self.guests.keys().copied().collect::<Vec<_>>() {
            self.tell(number, FromTable::Present { seats: seats.clone() });
        }
    }

    async fn hear(&mut self, number: u64, message: FromPlayer) -> Result<(), ServerError> {
        let Some(guest) = self.guests.get_mut(&number) else { return Ok(()) };
        let seated = match guest.observer {
            Observer::Seat(seat) => Ok(seat),
            Observer::Spectator | Observer::Archivist => Err(ServerError::NotSeated),
        };
        let lang = guest.lang;
        match message {
            FromPlayer::Hello { protocol, .. } if protocol != PROTOCOL => return Err(ServerError::Protocol(PROTOCOL)),
            FromPlayer::Hello { lang, from, .. } => {
                (guest.lang, guest.known) = (lang, from);
                self.welcome(number);
            }
            FromPlayer::Resync { from } => {
                guest.known = from;
                self.show(number);
            }
            FromPlayer::Act { expect, code } => self.act(seated?, expect, code).await?,
            FromPlayer::Undo { expect } => self.undo(seated?, expect).await?,
            FromPlayer::Why { code } => {
                let why = why_state(&self.played.why(seated?, code), lang);
                self.tell(number, FromTable::Why { code, why });
            }
            FromPlayer::Preview { code } => {
                let preview = self.played.preview(seated?, code)?;
                self.tell(number, FromTable::Preview { code, preview });
            }
            FromPlayer::Point { wish } => {
                let seat = seated?;
                let wish: Wish = serde_json::from_value(wish).unwrap_or_default();
                let code = match self.played.point(seat, &wish) {
                    Some(Pointed::Means(code)) => Some(code),
                    Some(Pointed::Refused(..)) | None => None,
                };
                let why = code.map(|code| why_state(&self.played.why(seat, code), lang));
                self.tell(number, FromTable::Pointed { code, why });
            }
            FromPlayer::Hint => {
                let seat = seated?;
                if !std::mem::replace(&mut guest.is_advised, true) {
                    self.advise(number, seat);
                }
            }
            FromPlayer::LookBack { at } => {
                let then = self.played.at(at as usize);
                let state = table_state(then.as_ref(), guest.observer, lang, 0);
                self.tell(number, FromTable::Past { state });
            }
            FromPlayer::Draw { at } => {
                let observer = guest.observer;
                let text = match at {
                    Some(at) => self.played.at(at as usize).draw(observer, lang),
                    None => self.played.draw(observer, lang),
                };
                self.tell(number, FromTable::Drawn { text });
            }
        }
        Ok(())
    }

    /// Lets the bot that gives advice think for a guest.
    fn advise(&self, guest: u64, seat: Seat) {
        let (games, own) = (Arc::clone(&self.house.games), self.own.clone());
        let played = self.played.at(self.played.events());
        tokio::spawn(async move {
            let mut dice = secret::dice();
            let thinking = tokio::task::spawn_blocking(move || games.choose(ADVISER, played.as_ref(), seat, &mut dice));
            let code = thinking.await.ok().flatten();
            if let Some(own) = own.upgrade() {
                // At a table that has closed meanwhile nobody waits for advice.
                let _ = own.send(Command::Advice { guest, code }).await;
            }
        });
    }

    /// Plays an action of a seat that saw revision `expect`, and what chance answers.
    async fn act(&mut self, seat: Seat, expect: u32, code: u32) -> Result<(), ServerError> {
        if expect != self.revision() && !self.still_holds(seat, expect, code) {
            return Err(ServerError::Stale);
        }
        let before = self.played.events();
        self.played.act(seat, code)?;
        self.played.settle(&mut self.dice);
        let rows: Vec<Row> = self.played.packed(before).into_iter().map(Row::Event).collect();
        self.commit(&rows, before).await
    }

    /// Whether an action decided on at revision `expect` means the same now: since then only others
    /// have acted, side by side with this seat.
    fn still_holds(&self, seat: Seat, expect: u32, code: u32) -> bool {
        let Some(since) = self.log.get(expect as usize..) else { return false };
        let by_others = |row: &Row| matches!(row, Row::Event(_)) && row.seat().is_some_and(|by| by != seat);
        if !since.iter().all(by_others) {
            return false;
        }
        let then = self.played.at(self.played.events() - since.len());
        then.legal_codes(seat).contains(&code) && self.played.legal_codes(seat).contains(&code)
    }

    /// Takes back the last action of a seat; the log grows by that too.
    async fn undo(&mut self, seat: Seat, expect: u32) -> Result<(), ServerError> {
        // What others did side by side with this seat does not change what it takes back.
        let meanwhile = self.log.get(expect as usize..).ok_or(ServerError::Stale)?;
        if meanwhile.iter().any(|row| row.seat().is_none_or(|by| by == seat)) {
            return Err(ServerError::Stale);
        }
        // Taking back for ever must not fill the store.
        if self.log.len() > 10 * self.played.info().max_events as usize {
            return Err(PlayError::NoUndo(seat).into());
        }
        let before = self.played.packed(0);
        self.played.undo(seat)?;
        let after = self.played.packed(0);
        let same = before.iter().zip(&after).take_while(|(a, b)| a == b).count();
        self.commit(&[Row::Undo(seat.number())], same).await
    }

    /// Writes what has been played, then tells everybody. If it cannot be written, it has not been played.
    async fn commit(&mut self, rows: &[Row], changed_from: usize) -> Result<(), ServerError> {
        let revision = self.revision();
        let now = progress(self.played.as_ref(), self.log.len() + rows.len());
        if let Err(error) = self.house.store.append(&self.opened.id, revision, rows, &now).await {
            self.go_back().await?;
            return Err(error.into());
        }
        self.log.extend_from_slice(rows);
        let changed_from = u32::try_from(changed_from).unwrap_or(u32::MAX);
        for number in self.guests.keys().copied().collect::<Vec<_>>() {
            if let Some(guest) = self.guests.get_mut(&number) {
                guest.known = guest.known.min(changed_from);
            }
            self.show(number);
        }
        self.think();
        Ok(())
    }

    /// Goes back to what the store holds, or to what it last held if it does not answer.
    async fn go_back(&mut self) -> Result<(), ServerError> {
        let before = self.log.len();
        if let Ok(log) = self.house.store.log(&self.opened.id).await {
            self.log = log;
        }
        let edition = self.house.games.edition(&self.opened.game).ok_or(ServerError::OtherEdition)?;
        self.played = replay(edition, &self.opened, &self.log)?;
        self.thinking = None;
        if self.log.len() != before {
            for number in self.guests.keys().copied().collect::<Vec<_>>() {
                if let Some(guest) = self.guests.get_mut(&number) {
                    guest.known = 0;
                }
                self.show(number);
            }
        }
        self.think();
        Ok(())
    }

    /// Lets a bot think if one is asked.
    fn think(&mut self) {
        let revision = self.revision();
        let Turn::Decide(seats) = self.played.turn() else { return };
        let bot_of = |seat: Seat| Some((seat, self.opened.seats.get(seat.index())?.bot()?.to_owned()));
        let Some((seat, bot)) = seats.iter().find_map(bot_of) else { return };
        if self.thinking == Some(revision) {
            return;
        }
        self.thinking = Some(revision);
        let (games, pace, own) = (Arc::clone(&self.house.games), self.house.pace, self.own.clone());
        let played = self.played.at(self.played.events());
        tokio::spawn(async move {
            sleep(pace).await;
            let mut dice = secret::dice();
            let thinking = tokio::task::spawn_blocking(move || games.choose(&bot, played.as_ref(), seat, &mut dice));
            let code = thinking.await.ok().flatten();
            if let Some(own) = own.upgrade() {
                // A table that has closed meanwhile thinks again when it opens.
                let _ = own.send(Command::Thought { revision, seat, code }).await;
            }
        });
    }

    async fn move_bot(&mut self, revision: u32, seat: Seat, code: Option<u32>) {
        if self.thinking != Some(revision) || revision != self.revision() {
            return;
        }
        self.thinking = None;
        let legal = self.played.legal_codes(seat);
        let chosen = code.filter(|code| legal.contains(code)).or_else(|| {
            tracing::error!(id = self.opened.id, %seat, ?code, "a bot chose what is not legal; it takes the first action");
            legal.first().copied()
        });
        let Some(code) = chosen else { return };
        if let Err(error) = self.act(seat, revision, code).await {
            tracing::error!(id = self.opened.id, %seat, %error, "a bot could not act; it will try again");
            let (own, again) = (self.own.clone(), Command::Thought { revision, seat, code: Some(code) });
            self.thinking = Some(revision);
            tokio::spawn(async move {
                sleep(Duration::from_secs(5)).await;
                if let Some(own) = own.upgrade() {
                    let _ = own.send(again).await;
                }
            });
        }
    }
}
