//! A table on the network: one task owns one match.
//!
//! What happens at a table is decided by [`atoll_table::Table`]; its task here
//! brings time, thinking and the store. A change is written before anybody
//! hears of it.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use atoll_core::any::{AnyEdition, AnyMatch};
use atoll_core::{Lang, Observer, Seat};
use atoll_protocol::{AdvisedMove, FromPlayer, MatchSummary, Problem, Said, SeatSpec};
pub use atoll_table::Guest;
use atoll_table::{Arrival, Aside, Effect, Message, Progress, Row, Table, Writing};
use axum::extract::ws::Utf8Bytes;
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, sleep, sleep_until, timeout};

use crate::cluster::Cluster;
use crate::error::ServerError;
use crate::games::Games;
pub use crate::outbox::{Inbox, Outbox, outbox};
use crate::secret;
use crate::store::{Hold, Opened, Store, StoreError};
use crate::thinking::Thinkers;
use crate::webhook::{Call, Webhook};

/// How long a table stays open when nobody looks at it.
const IDLE: Duration = Duration::from_secs(600);
/// How long a table stays awake when nobody says anything.
const AWAKE: Duration = Duration::from_secs(3);
/// How long the store may take to let a match go.
const LETTING_GO: Duration = Duration::from_millis(500);
/// How many commands may wait for a table.
const WAITING: usize = 64;

/// What a table is told.
#[derive(Debug)]
pub enum Command {
    /// Somebody connects; the answer is the number of the guest.
    Enter {
        /// The seats of the guest.
        seats: Vec<Seat>,
        /// The number of its hello.
        id: u32,
        /// The language of sentences.
        lang: Lang,
        /// The revision that the guest has.
        since: Option<u32>,
        /// Where to send what the guest is told.
        to: Outbox,
        /// The number of the guest.
        reply: oneshot::Sender<Guest>,
    },
    /// A guest goes.
    Leave(Guest),
    /// A guest says something.
    Say(Guest, Said),
    /// A guest said what cannot be followed.
    Garbled(Guest, Option<u32>, ServerError),
    /// Somebody looks once.
    Look {
        /// Who looks.
        observer: Observer,
        /// The language of sentences.
        lang: Lang,
        /// The first log line wanted.
        from: u32,
        /// What is seen, and how long that took.
        reply: oneshot::Sender<(Message, Duration)>,
    },
    /// Somebody asks for the record.
    Record {
        /// Who asks.
        observer: Observer,
        /// The language of a refusal.
        lang: Lang,
        /// The record.
        reply: oneshot::Sender<Result<String, Problem>>,
    },
    /// Somebody takes a seat by invitation, or a free one of a listed table.
    TakeSeat {
        /// The digest of the invitation.
        invitation: Option<String>,
        /// What the guest is called.
        name: Option<String>,
        /// What the dice are mixed with.
        entropy: Option<String>,
        /// The seat, and the token that opens it from now on.
        reply: oneshot::Sender<Result<(u8, String), ServerError>>,
    },
    /// The host invites anew to a seat.
    Reissue {
        /// The digest of the host's token.
        host: String,
        /// The seat.
        seat: u8,
        /// The invitation.
        reply: oneshot::Sender<Result<String, ServerError>>,
    },
    /// Whoever holds a seat wants to be called otherwise.
    Rename {
        /// The digest of the seat's token.
        token: String,
        /// The seat.
        seat: u8,
        /// The name.
        name: String,
        /// Whether it is so.
        reply: oneshot::Sender<Result<(), ServerError>>,
    },
    /// The host lets a bot play a seat that nobody has taken, or whose holder has gone.
    SeatBot {
        /// The digest of the host's token.
        host: String,
        /// The seat.
        seat: u8,
        /// What the bot is called, and which it is.
        bot: (Option<String>, String),
        /// The language of a refusal.
        lang: Lang,
        /// Whether it is so.
        reply: oneshot::Sender<Result<(), ServerError>>,
    },
    /// Whether the match is over, and which one follows it.
    Ended(oneshot::Sender<(bool, Option<String>)>),
    /// This match follows; the answer is the one that does.
    Next(String, oneshot::Sender<String>),
    /// The match may be in other hands: the table closes, and its guests come back.
    Lost,
    /// The server goes: the table closes, and whoever comes first opens it elsewhere.
    HandOver,
    /// A bot has thought about its move at a revision.
    Thought(u32, Option<u32>),
    /// A bot has thought about a question.
    Advised(u32, Vec<AdvisedMove>),
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
    /// How long a guest may take to say hello, and to read what it is told.
    pub patience: Duration,
    /// Turns true when the house closes.
    pub closing: watch::Receiver<bool>,
    /// Where it is told that a guest who is away has the turn.
    pub webhook: Option<Webhook>,
    /// The other servers that share the store.
    pub cluster: Option<Arc<Cluster>>,
    /// Where bots think.
    pub thinkers: Thinkers,
}

/// Why the task of a table goes on.
enum Woken {
    ToClose,
    ToFollow(Command),
    ByTime,
}

/// The state of a table's task.
pub struct Host {
    house: House,
    id: String,
    /// The match in our hands.
    hold: Hold,
    /// Whether it has passed into others: then nothing can be written here any more.
    is_lost: bool,
    opened: Opened,
    table: Table,
    begun: Instant,
    /// The time then, in milliseconds since 1970.
    epoch: u64,
    wake: Option<u64>,
    /// The seats that were called last.
    called: Vec<Seat>,
    guests: BTreeMap<Guest, Outbox>,
    arrivals: u64,
    /// Whether the store failed last time; a series of failures is logged once.
    fails: bool,
    commands: mpsc::Receiver<Command>,
    own: mpsc::WeakSender<Command>,
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
        terms: opened.terms,
        open: open_seats(opened),
        version: now.events,
        revision: now.revision,
        turn: now.turn.clone(),
        dice: opened.fair.as_ref().map(atoll_table::Fair::promise),
        opened: opened.opened,
    }
}

/// The seats that nobody has taken yet.
fn open_seats(opened: &Opened) -> Vec<u8> {
    let is_open = |(spec, token): (&SeatSpec, &Option<String>)| spec.bot().is_none() && token.is_none();
    (0u8..).zip(opened.seats.iter().zip(&opened.tokens)).filter(|(_, seat)| is_open(*seat)).map(|(n, _)| n).collect()
}

/// The opening of a match.
///
/// # Errors
/// If the match was played with another edition.
pub fn opening(edition: &Arc<dyn AnyEdition>, opened: &Opened) -> Result<Box<dyn AnyMatch>, ServerError> {
    if edition.info().version != opened.rules || !edition.has_data(&opened.data) {
        return Err(ServerError::OtherEdition);
    }
    let seats = u8::try_from(opened.seats.len()).unwrap_or(u8::MAX);
    let opening = Arc::clone(edition).open(seats, &opened.options);
    opening.map_err(|error| ServerError::Option(error, Box::new(edition.info())))
}

/// How long a table sleeps at most, in milliseconds.
const DAY: u64 = 86_400_000;

/// A person with this name at a seat.
pub fn person(seat: usize, name: &str) -> Result<SeatSpec, ServerError> {
    let name = name.trim();
    if atoll_table::is_name(name) {
        return Ok(SeatSpec::Person { name: name.to_owned() });
    }
    Err(ServerError::BadSeat(seat, crate::lobby::NAMES))
}

/// Answers whoever asked; what is left to be done.
fn answered<T>(
    reply: oneshot::Sender<Result<T, ServerError>>,
    result: Result<(T, Vec<Effect>), ServerError>,
) -> Vec<Effect> {
    let (answer, effects) = match result {
        Ok((answer, effects)) => (Ok(answer), effects),
        Err(error) => (Err(error), Vec::new()),
    };
    // Whoever no longer waits for the answer does not need it.
    let _ = reply.send(answer);
    effects
}

/// Does what may take long without keeping other tasks of this thread waiting.
fn at_length<T>(work: impl FnOnce() -> T) -> T {
    match Handle::current().runtime_flavor() {
        RuntimeFlavor::MultiThread => tokio::task::block_in_place(work),
        _ => work(),
    }
}

impl Host {
    /// Opens the doors of a table: from now on a task owns the match.
    ///
    /// # Errors
    /// If the log breaks the rules.
    pub fn start(
        house: House,
        hold: Hold,
        opened: &Opened,
        opening: Box<dyn AnyMatch>,
        log: &[Row],
        aside: Aside,
    ) -> Result<mpsc::Sender<Command>, ServerError> {
        let card = summary(opened, &Progress::of(opening.as_ref(), 0, Aside::default()), opening.info().title);
        let pace = u64::try_from(house.pace.as_millis()).unwrap_or(u64::MAX);
        let table = at_length(|| Table::new(card, opening, log, Box::new(secret::dice()), pace))
            .map_err(|bad| StoreError::Broken(format!("the log of {}, {bad}", opened.id)))?;
        let table = match &opened.fair {
            Some(fair) => table.fair(fair.clone()),
            None => table,
        };
        let table = table.beside(aside);
        let epoch = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis());
        let (to, commands) = mpsc::channel(WAITING);
        let host = Host {
            house,
            id: opened.id.clone(),
            hold,
            is_lost: false,
            opened: opened.clone(),
            table,
            begun: Instant::now(),
            epoch: u64::try_from(epoch).unwrap_or(u64::MAX),
            wake: None,
            called: Vec::new(),
            guests: BTreeMap::new(),
            arrivals: 0,
            fails: false,
            commands,
            own: to.downgrade(),
        };
        tokio::spawn(host.run());
        Ok(to)
    }

    async fn run(mut self) {
        let mut closing = self.house.closing.clone();
        let effects = self.table.start(self.now());
        self.carry_out(effects).await;
        // It is set anew when it goes off, and not with every word that is said.
        let mut dozing = Box::pin(sleep(AWAKE));
        let (mut dozes, mut heard) = (false, Instant::now());
        while !self.is_lost {
            // The system sleeps at most a day at a time; then it is asked again.
            let wake = self.wake.map(|at| {
                self.begun + Duration::from_millis(at.saturating_sub(self.epoch).min(self.since_begun() + DAY))
            });
            let idle = self.table.is_idle();
            let woken = tokio::select! {
                // Closing wins over whatever else waits.
                biased;
                _ = closing.wait_for(|&closing| closing) => Woken::ToClose,
                command = self.commands.recv() => command.map_or(Woken::ToClose, Woken::ToFollow),
                () = sleep_until(wake.unwrap_or(self.begun)), if wake.is_some() => Woken::ByTime,
                () = sleep(IDLE), if idle => Woken::ToClose,
                () = dozing.as_mut(), if !dozes => {
                    let until = heard + AWAKE;
                    dozes = until <= Instant::now() && !self.table.is_writing();
                    if dozes {
                        self.table.doze();
                    } else {
                        dozing.as_mut().reset(until.max(Instant::now() + AWAKE / 2));
                    }
                    continue;
                }
            };
            heard = Instant::now();
            if std::mem::take(&mut dozes) {
                dozing.as_mut().reset(heard + AWAKE);
            }
            let effects = match woken {
                Woken::ToClose | Woken::ToFollow(Command::HandOver) => break,
                Woken::ToFollow(Command::TakeSeat { invitation, name, entropy, reply }) => {
                    answered(reply, self.take_seat(invitation.as_deref(), name, entropy).await)
                }
                Woken::ToFollow(Command::Reissue { host, seat, reply }) => {
                    answered(reply, self.reissue(&host, seat).await)
                }
                Woken::ToFollow(Command::Rename { token, seat, name, reply }) => {
                    answered(reply, self.rename(&token, seat, name).await)
                }
                Woken::ToFollow(Command::SeatBot { host, seat, bot, lang, reply }) => {
                    answered(reply, self.seat_bot(&host, seat, bot, lang).await)
                }
                Woken::ToFollow(command) => self.follow_one(command),
                Woken::ByTime => {
                    self.wake = None;
                    self.table.tick(self.now())
                }
            };
            self.carry_out(effects).await;
            self.call();
        }
        if self.is_lost {
            // Guests whose table has gone come back, and are led to where it is now.
            return;
        }
        let effects = self.table.close();
        self.carry_out(effects).await;
        // Nothing is followed here any more. It is let go before its guests are: they find it free.
        let (hold, is_closing) = (&self.hold, *closing.borrow());
        if !is_closing
            && let Err(error) =
                timeout(LETTING_GO, self.house.store.release(hold)).await.unwrap_or(Err(StoreError::Silent))
        {
            tracing::info!(id = hold.id, %error, "a match could not be let go; it stays with this server");
        }
    }

    /// The milliseconds since the table opened.
    fn since_begun(&self) -> u64 {
        u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    /// The time in milliseconds since 1970; it never goes back while the table is open.
    fn now(&self) -> u64 {
        self.epoch.saturating_add(self.since_begun())
    }

    /// Calls those who have the turn and are away, once for each turn.
    fn call(&mut self) {
        let Some(webhook) = &self.house.webhook else { return };
        let awaited = self.table.awaited();
        for &seat in awaited.iter().filter(|seat| !self.called.contains(seat)) {
            let name = self.opened.seats.get(seat.index()).map(|spec| spec.name().to_owned()).unwrap_or_default();
            webhook.call(Call { table: self.id.clone(), game: self.opened.game.clone(), seat: seat.number(), name });
        }
        self.called = awaited;
    }

    /// Follows a command, and tells the way to whoever gave it what that took.
    fn follow_one(&mut self, command: Command) -> Vec<Effect> {
        let guest = match &command {
            Command::Say(guest, _) | Command::Garbled(guest, ..) => Some(*guest),
            _ => None,
        };
        let begun = Instant::now();
        let effects = self.follow(command);
        if let Some(to) = guest.and_then(|guest| self.guests.get(&guest)) {
            // What is played waits for its answer, and so has a measure of its own.
            let is_played = effects.iter().any(|effect| matches!(effect, Effect::Store(_)));
            to.heard(if is_played { Duration::ZERO } else { begun.elapsed() });
        }
        effects
    }

    fn follow(&mut self, command: Command) -> Vec<Effect> {
        let now = self.now();
        match command {
            Command::Enter { seats, id, lang, since, to, reply } => {
                let guest = Guest(self.arrivals);
                if reply.send(guest).is_err() {
                    return Vec::new();
                }
                self.arrivals += 1;
                let (begun, way) = (Instant::now(), to.clone());
                self.guests.insert(guest, to);
                let arrival = Arrival { seats, is_keeper: false, id, lang, since };
                let effects = at_length(|| self.table.enter(now, guest, arrival));
                way.heard(begun.elapsed());
                effects
            }
            Command::Leave(guest) => {
                self.guests.remove(&guest);
                self.table.leave(now, guest)
            }
            Command::Say(guest, said) => match said.what {
                FromPlayer::Act { .. } | FromPlayer::Undo { .. } | FromPlayer::Hint { .. } => {
                    self.table.hear(now, guest, said)
                }
                _ => at_length(|| self.table.hear(now, guest, said)),
            },
            Command::Garbled(guest, id, error) => self.table.refuse(guest, id, |lang| error.problem(lang)),
            Command::Look { observer, lang, from, reply } => {
                // Whoever no longer waits for the answer does not need it.
                let begun = Instant::now();
                let seen = at_length(|| self.table.look(observer, lang, from));
                let _ = reply.send((seen, begun.elapsed()));
                Vec::new()
            }
            Command::Record { observer, lang, reply } => {
                let _ = reply.send(self.table.record(observer, lang));
                Vec::new()
            }
            Command::Thought(revision, code) => self.table.thought(now, revision, code),
            Command::Advised(question, moves) => self.table.advised(now, question, moves),
            Command::Ended(reply) => {
                let _ = reply.send((self.table.has_finished(), self.table.next().map(str::to_owned)));
                Vec::new()
            }
            Command::Next(id, reply) => {
                let known = self.table.next().map(str::to_owned);
                let is_new = known.is_none();
                let next = known.unwrap_or(id);
                let effects = if is_new { self.table.follow_with(now, &next) } else { Vec::new() };
                let _ = reply.send(next);
                effects
            }
            Command::Lost => self.lose(),
            Command::TakeSeat { .. } | Command::Reissue { .. } | Command::Rename { .. } | Command::SeatBot { .. } => {
                unreachable!("the store is asked first")
            }
            Command::HandOver => unreachable!("the table closes instead"),
        }
    }

    async fn carry_out(&mut self, effects: Vec<Effect>) {
        let mut left = VecDeque::from(effects);
        while let Some(effect) = left.pop_front() {
            match effect {
                Effect::Tell { guests, message } => {
                    let text = Utf8Bytes::from(message.into_text());
                    for guest in guests {
                        let is_told = self.guests.get(&guest).is_some_and(|to| to.send(text.clone()));
                        // One who does not keep up is shown the door and may come back.
                        if !is_told {
                            self.guests.remove(&guest);
                            left.extend(self.table.leave(self.now(), guest));
                        }
                    }
                }
                Effect::Store(writing) => left.extend(self.write(&writing).await),
                Effect::Think { revision, bot, seat, played } => self.think(None, bot, move |games, bot| {
                    let code = games.choose(bot, played.as_ref(), seat, &mut secret::dice());
                    Command::Thought(revision, code)
                }),
                Effect::Advise { question, bot, seat, lang, played } => {
                    let asker = Some(seat.number());
                    self.think(asker, bot, move |games, bot| {
                        Command::Advised(question, games.advise(bot, played.as_ref(), seat, lang))
                    });
                }
                Effect::WakeAt(at) => self.wake = Some(self.wake.map_or(at, |wake| wake.min(at))),
                Effect::Dismiss(guest) => drop(self.guests.remove(&guest)),
                Effect::Note(note) => tracing::error!(id = self.id, "{note}"),
            }
        }
    }

    /// Writes rows, and tells the table whether that went well.
    async fn write(&mut self, writing: &Writing) -> Vec<Effect> {
        match self.house.store.append(&self.hold, writing.from, &writing.rows, &writing.now).await {
            Ok(()) => {
                if std::mem::take(&mut self.fails) {
                    tracing::warn!(id = self.id, "the store answers again");
                }
                self.table.stored(self.now())
            }
            Err(StoreError::Fenced) => self.lose(),
            Err(error) => {
                if !std::mem::replace(&mut self.fails, true) {
                    tracing::error!(id = self.id, %error, "the store failed; what could not be written was not played");
                }
                let log = self.house.store.log(&self.id).await.ok();
                self.table.unstored(self.now(), log.as_deref())
            }
        }
    }

    /// The match has passed to another server: what was not written was not played, and nothing more is told here.
    fn lose(&mut self) -> Vec<Effect> {
        let Hold { id, fence } = &self.hold;
        tracing::warn!(id, fence, "the match has passed to another server; this one does not write to it any more");
        self.is_lost = true;
        self.guests.clear();
        Vec::new()
    }

    /// Keeps what has changed of the seats, and tells the table.
    async fn reseat(&mut self, after: Opened) -> Result<Vec<Effect>, ServerError> {
        if let Err(error) = self.house.store.reseat(&self.hold, &self.opened, &after).await {
            if matches!(error, StoreError::Fenced) {
                self.lose();
            }
            return Err(error.into());
        }
        let is_other = after.seats != self.opened.seats || open_seats(&after) != open_seats(&self.opened);
        self.opened = after;
        if !is_other {
            return Ok(Vec::new());
        }
        let (seats, open) = (self.opened.seats.clone(), open_seats(&self.opened));
        Ok(self.table.reseat(self.now(), seats, open))
    }

    /// Gives a seat to whoever comes with its invitation, which is used up then; at a listed table the first free one to
    /// whoever comes.
    async fn take_seat(
        &mut self,
        invitation: Option<&str>,
        name: Option<String>,
        entropy: Option<String>,
    ) -> Result<((u8, String), Vec<Effect>), ServerError> {
        let seat = match invitation {
            Some(code) => self.opened.invitations.iter().position(|own| own.as_deref() == Some(code)),
            None if self.opened.terms.listed => open_seats(&self.opened).first().map(|&seat| usize::from(seat)),
            None => None,
        };
        let seat = seat.ok_or(ServerError::BadInvitation)?;
        let number = u8::try_from(seat).unwrap_or(u8::MAX);
        let mut after = self.opened.clone();
        if let (Some(name), Some(spec)) = (name, after.seats.get_mut(seat)) {
            *spec = person(seat, &name)?;
        }
        if let Some((text, fair)) = entropy.zip(after.fair.as_ref()) {
            let from = atoll_table::chances(self.table.played());
            let mixed = fair.with(number, from, &text);
            after.fair =
                Some(mixed.ok_or_else(|| ServerError::Malformed("entropy has 1 to 64 small hex digits".to_owned()))?);
        }
        let token = secret::token();
        after.invitations[seat] = None;
        after.tokens[seat] = Some(secret::digest(&token));
        let fair = after.fair.clone();
        let effects = self.reseat(after).await?;
        if let Some(fair) = fair {
            self.table.set_fair(fair);
        }
        Ok(((number, token), effects))
    }

    /// Calls a seat otherwise, for whoever holds it.
    async fn rename(&mut self, token: &str, seat: u8, name: String) -> Result<((), Vec<Effect>), ServerError> {
        let at = usize::from(seat);
        let is_own = self.opened.tokens.get(at).is_some_and(|own| own.as_deref() == Some(token));
        if !is_own {
            return Err(ServerError::BadToken);
        }
        let mut after = self.opened.clone();
        after.seats[at] = person(at, &name)?;
        Ok(((), self.reseat(after).await?))
    }

    /// Lets a bot play a seat, for the host: for good where nobody sits, for a while where somebody has gone.
    async fn seat_bot(
        &mut self,
        host: &str,
        seat: u8,
        (name, bot): (Option<String>, String),
        lang: Lang,
    ) -> Result<((), Vec<Effect>), ServerError> {
        if self.opened.host.as_deref() != Some(host) {
            return Err(ServerError::BadToken);
        }
        let at = usize::from(seat);
        let spec = self.opened.seats.get(at).filter(|spec| spec.bot().is_none()).ok_or(ServerError::NotFound)?;
        if !self.house.games.has_bot(&bot) {
            return Err(ServerError::UnknownBot(bot));
        }
        if self.opened.tokens[at].is_some() {
            let seat = Seat::new(seat).ok_or(ServerError::NotFound)?;
            let effects = self.table.replace(self.now(), seat, &bot, lang).map_err(ServerError::Table)?;
            return Ok(((), effects));
        }
        let name = name.unwrap_or_else(|| spec.name().to_owned());
        let SeatSpec::Person { name } = person(at, &name)? else { return Err(ServerError::NotFound) };
        let mut after = self.opened.clone();
        after.seats[at] = SeatSpec::Bot { name, bot };
        if let Some(invitation) = after.invitations.get_mut(at) {
            *invitation = None;
        }
        Ok(((), self.reseat(after).await?))
    }

    /// Takes a seat back from whoever holds it, and gives a new invitation to it.
    async fn reissue(&mut self, host: &str, seat: u8) -> Result<(String, Vec<Effect>), ServerError> {
        if self.opened.host.as_deref() != Some(host) {
            return Err(ServerError::BadToken);
        }
        let at = usize::from(seat);
        let is_person = self.opened.seats.get(at).is_some_and(|seat| seat.bot().is_none());
        let seat = Seat::new(seat).filter(|_| is_person).ok_or(ServerError::NotFound)?;
        let code = secret::token();
        let mut after = self.opened.clone();
        after.tokens[at] = None;
        after.invitations.resize(after.tokens.len(), None);
        after.invitations[at] = Some(secret::digest(&code));
        let mut effects = self.reseat(after).await?;
        effects.extend(self.table.reissue(self.now(), seat));
        Ok((code, effects))
    }

    /// Lets a bot think beside the table, for a seat that wants advice or to move; it answers with what the table is told.
    fn think(&self, advised: Option<u8>, bot: String, thought: impl FnOnce(&Games, &str) -> Command + Send + 'static) {
        let (games, own, runtime) = (Arc::clone(&self.house.games), self.own.clone(), Handle::current());
        let name = bot.clone();
        self.house.thinkers.think((self.id.clone(), advised), &name, move || {
            // A table that has closed meanwhile thinks again when it opens.
            if own.upgrade().is_none_or(|own| own.is_closed()) {
                return;
            }
            let answer = thought(&games, &bot);
            if let Some(own) = own.upgrade() {
                runtime.spawn(async move { own.send(answer).await });
            }
        });
    }
}
