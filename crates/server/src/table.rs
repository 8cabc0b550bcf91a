//! A table on the network: one task owns one match.
//!
//! What happens at a table is decided by [`atoll_table::Table`]; its task here
//! brings time, thinking and the store. A change is written before anybody
//! hears of it.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use atoll_core::any::{AnyEdition, AnyMatch};
use atoll_core::{Lang, Observer, Seat};
use atoll_protocol::{FromPlayer, FromTable, MatchSummary, Problem, Said};
use atoll_registry::EdgeDice;
use atoll_table::{Arrival, Effect, Guest, Progress, Row, Table, Thinker, Writing};
use axum::extract::ws::Utf8Bytes;
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, sleep, sleep_until};

use crate::error::ServerError;
use crate::games::Games;
use crate::secret;
use crate::store::{Opened, Store, StoreError};

/// How long a table stays open when nobody looks at it.
const IDLE: Duration = Duration::from_secs(600);
/// How many commands may wait for a table.
const WAITING: usize = 64;
/// How many bytes may wait for a guest; whoever is slower must connect again.
const MOST_WAITING: usize = 1 << 20;

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
        /// What is seen.
        reply: oneshot::Sender<FromTable>,
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
    /// Somebody takes a seat by invitation.
    TakeSeat {
        /// The digest of the invitation.
        invitation: String,
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
    /// A bot has thought.
    Thought(Thinker, Option<u32>),
}

/// The way to a guest: as much may wait there as is good for the house.
#[derive(Clone, Debug)]
pub struct Outbox {
    to: mpsc::UnboundedSender<Utf8Bytes>,
    waiting: Arc<AtomicUsize>,
}

/// The other end of an [`Outbox`].
#[derive(Debug)]
pub struct Inbox {
    from: mpsc::UnboundedReceiver<Utf8Bytes>,
    waiting: Arc<AtomicUsize>,
}

/// A way to a guest.
pub fn outbox() -> (Outbox, Inbox) {
    let (to, from) = mpsc::unbounded_channel();
    let waiting = Arc::new(AtomicUsize::new(0));
    (Outbox { to, waiting: Arc::clone(&waiting) }, Inbox { from, waiting })
}

impl Outbox {
    /// Puts a message on its way; false if too much waits already, or nobody takes it.
    fn send(&self, text: Utf8Bytes) -> bool {
        let waiting = self.waiting.fetch_add(text.len(), Ordering::Relaxed);
        waiting <= MOST_WAITING && self.to.send(text).is_ok()
    }
}

impl Inbox {
    /// The next message.
    pub async fn next(&mut self) -> Option<Utf8Bytes> {
        self.from.recv().await
    }

    /// A message has been delivered.
    pub fn delivered(&self, length: usize) {
        self.waiting.fetch_sub(length, Ordering::Relaxed);
    }
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
    opened: Opened,
    table: Table,
    begun: Instant,
    wake: Option<u64>,
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
        version: now.events,
        revision: now.revision,
        turn: now.turn.clone(),
        dice: opened.fair.as_ref().map(atoll_table::Fair::promise),
        opened: opened.opened,
    }
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
        opened: &Opened,
        opening: Box<dyn AnyMatch>,
        log: &[Row],
    ) -> Result<mpsc::Sender<Command>, ServerError> {
        let card = summary(opened, &Progress::of(opening.as_ref(), 0), opening.info().title);
        let pace = u64::try_from(house.pace.as_millis()).unwrap_or(u64::MAX);
        let table = at_length(|| Table::new(card, opening, log, Box::new(secret::dice()), pace))
            .map_err(|bad| StoreError::Broken(format!("the log of {}, {bad}", opened.id)))?;
        let table = match &opened.fair {
            Some(fair) => table.fair(fair.clone()),
            None => table,
        };
        let (to, commands) = mpsc::channel(WAITING);
        let host = Host {
            house,
            id: opened.id.clone(),
            opened: opened.clone(),
            table,
            begun: Instant::now(),
            wake: None,
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
        loop {
            let wake = self.wake.map(|at| self.begun + Duration::from_millis(at));
            let idle = self.table.is_idle();
            let woken = tokio::select! {
                // Closing wins over whatever else waits.
                biased;
                _ = closing.wait_for(|&closing| closing) => Woken::ToClose,
                command = self.commands.recv() => command.map_or(Woken::ToClose, Woken::ToFollow),
                () = sleep_until(wake.unwrap_or(self.begun)), if wake.is_some() => Woken::ByTime,
                () = sleep(IDLE), if idle => Woken::ToClose,
            };
            let effects = match woken {
                Woken::ToClose => break,
                Woken::ToFollow(Command::TakeSeat { invitation, entropy, reply }) => {
                    let _ = reply.send(self.take_seat(&invitation, entropy).await);
                    Vec::new()
                }
                Woken::ToFollow(Command::Reissue { host, seat, reply }) => {
                    let (answer, effects) = match self.reissue(&host, seat).await {
                        Ok((code, effects)) => (Ok(code), effects),
                        Err(error) => (Err(error), Vec::new()),
                    };
                    let _ = reply.send(answer);
                    effects
                }
                Woken::ToFollow(command) => self.follow(command),
                Woken::ByTime => {
                    self.wake = None;
                    self.table.tick(self.now())
                }
            };
            self.carry_out(effects).await;
        }
        let effects = self.table.close();
        self.carry_out(effects).await;
    }

    /// The time in milliseconds since the table opened.
    fn now(&self) -> u64 {
        u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX)
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
                self.guests.insert(guest, to);
                at_length(|| self.table.enter(now, guest, Arrival { seats, is_keeper: false, id, lang, since }))
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
                let _ = reply.send(at_length(|| self.table.look(observer, lang, from)));
                Vec::new()
            }
            Command::Record { observer, lang, reply } => {
                let _ = reply.send(self.table.record(observer, lang));
                Vec::new()
            }
            Command::Thought(thinker, code) => self.table.thought(now, thinker, code),
            Command::TakeSeat { .. } | Command::Reissue { .. } => unreachable!("the store is asked first"),
        }
    }

    async fn carry_out(&mut self, effects: Vec<Effect>) {
        let mut left = VecDeque::from(effects);
        while let Some(effect) = left.pop_front() {
            match effect {
                Effect::Tell { guests, message } => {
                    let text = Utf8Bytes::from(serde_json::to_string(&message).expect("messages are plain data"));
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
                Effect::Think { thinker, bot, seat, played } => self.think(thinker, bot, seat, played),
                Effect::WakeAt(at) => self.wake = Some(self.wake.map_or(at, |wake| wake.min(at))),
                Effect::Dismiss(guest) => drop(self.guests.remove(&guest)),
                Effect::Note(note) => tracing::error!(id = self.id, "{note}"),
            }
        }
    }

    /// Writes rows, and tells the table whether that went well.
    async fn write(&mut self, writing: &Writing) -> Vec<Effect> {
        match self.house.store.append(&self.id, writing.from, &writing.rows, &writing.now).await {
            Ok(()) => {
                if std::mem::take(&mut self.fails) {
                    tracing::warn!(id = self.id, "the store answers again");
                }
                self.table.stored(self.now())
            }
            Err(error) => {
                if !std::mem::replace(&mut self.fails, true) {
                    tracing::error!(id = self.id, %error, "the store failed; what could not be written was not played");
                }
                let log = self.house.store.log(&self.id).await.ok();
                self.table.unstored(self.now(), log.as_deref())
            }
        }
    }

    /// Gives a seat to whoever comes with its invitation, which is used up then.
    async fn take_seat(&mut self, invitation: &str, entropy: Option<String>) -> Result<(u8, String), ServerError> {
        let seat = self.opened.invitations.iter().position(|own| own.as_deref() == Some(invitation));
        let seat = seat.ok_or(ServerError::BadInvitation)?;
        let number = u8::try_from(seat).unwrap_or(u8::MAX);
        let mut after = self.opened.clone();
        if let Some((text, fair)) = entropy.zip(after.fair.as_ref()) {
            let from = atoll_table::chances(self.table.played());
            let mixed = fair.with(number, from, &text);
            after.fair =
                Some(mixed.ok_or_else(|| ServerError::Malformed("entropy has 1 to 64 small hex digits".to_owned()))?);
        }
        let token = secret::token();
        after.invitations[seat] = None;
        after.tokens[seat] = Some(secret::digest(&token));
        self.house.store.reseat(&self.opened, &after).await?;
        if let Some(fair) = &after.fair {
            self.table.set_fair(fair.clone());
        }
        self.opened = after;
        Ok((number, token))
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
        self.house.store.reseat(&self.opened, &after).await?;
        self.opened = after;
        Ok((code, self.table.reissue(self.now(), seat)))
    }

    /// Lets a bot think beside the table.
    fn think(&self, thinker: Thinker, bot: String, seat: Seat, played: Box<dyn AnyMatch>) {
        let (games, own) = (Arc::clone(&self.house.games), self.own.clone());
        tokio::spawn(async move {
            let mut dice = match thinker {
                Thinker::Mover(_) => secret::dice(),
                // Advice stays when it is asked for again.
                Thinker::Adviser(_) => EdgeDice::seeded(0, 0),
            };
            let thinking = tokio::task::spawn_blocking(move || games.choose(&bot, played.as_ref(), seat, &mut dice));
            let code = thinking.await.ok().flatten();
            if let Some(own) = own.upgrade() {
                // A table that has closed meanwhile thinks again when it opens.
                let _ = own.send(Command::Thought(thinker, code)).await;
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn so_much_waits_for_a_guest_and_no_more() {
        let (to, _inbox) = outbox();
        let text = Utf8Bytes::from("x".repeat(MOST_WAITING / 4));
        assert_eq!((0..100).take_while(|_| to.send(text.clone())).count(), 5);
        // Whoever reads goes on being told.
        let (to, mut inbox) = outbox();
        for _ in 0..100 {
            assert!(to.send(text.clone()));
            let read = inbox.next().await.expect("it was sent");
            inbox.delivered(read.len());
        }
    }
}
