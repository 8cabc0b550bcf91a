//! Several servers that share one store.
//!
//! Any server accepts any guest. A match belongs to one server at a time: the store knows which
//! ([`Store::claim`](crate::store::Store::claim)), for as long as that server's lease lasts. Guests who come to another
//! server sit there at an [`away`] table, a task that takes the same commands and carries them to the owner; there a
//! visit stands for the guest. So neither a table nor a socket knows whether the other is on the same machine.
//!
//! Messages may be lost between servers, and never silently: they are numbered ([`post`]), and when one is missing all
//! guests of that link are let go, come back, and are told the whole state. Requests are handed on whole ([`relay`]).

mod away;
mod member;
mod post;
mod relay;

use std::collections::{BTreeSet, HashMap};
use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::{Duration, Instant};

use async_nats::Client;
use axum::Router;
use tokio::sync::mpsc;

use crate::lobby::Lobby;
use crate::secret;
use crate::store::{Store, StoreError};
use crate::table::{Command, Outbox};
pub use away::table;
pub use member::LEASE;
use post::{Kind, Letter};
pub use relay::{Elsewhere, hand_on};

/// How long it is remembered that a server has gone: longer than anybody believes in its lease.
const REMEMBERED: Duration = Duration::from_secs(60);

/// Why a server cannot join others.
#[derive(Debug)]
pub enum ClusterError {
    /// The store is for one server alone.
    Alone,
    /// The messenger cannot be reached.
    Messenger(async_nats::ConnectError),
    /// The store does not answer.
    Store(StoreError),
}

impl fmt::Display for ClusterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClusterError::Alone => write!(f, "this store is for one server alone; several share a PostgreSQL"),
            ClusterError::Messenger(error) => write!(f, "NATS cannot be reached: {error}"),
            ClusterError::Store(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for ClusterError {}

/// This server among those that share its store.
pub struct Cluster {
    /// The name of this process, where others write to.
    home: String,
    /// How long it is believed to live without a sign of it.
    lease: Duration,
    /// How often its lease has run out.
    era: AtomicU64,
    /// Whether its lease holds.
    is_member: AtomicBool,
    /// The processes that live, as was last seen.
    living: RwLock<BTreeSet<String>>,
    client: Client,
    store: Arc<dyn Store>,
    letters: mpsc::Sender<Addressed>,
    /// What waits to be sent, until the cluster runs.
    outgoing: Mutex<Option<mpsc::Receiver<Addressed>>>,
    /// Our guests at tables of others, by number.
    away: Mutex<HashMap<u64, Away>>,
    /// The tables of others that our guests sit at, by match.
    tables: Mutex<HashMap<String, (String, mpsc::Sender<Command>)>>,
    /// Guests of others at our tables: from where, and their number there.
    visits: Mutex<HashMap<Visitor, mpsc::Sender<away::Word>>>,
    /// Links of ours that the reader gave up: with whom, and which; 0 for whichever it is.
    broken: Mutex<HashMap<String, u64>>,
    /// Processes that have said farewell, and when: they never come back under this name.
    gone: Mutex<HashMap<String, Instant>>,
    /// How many of our guests have sat elsewhere.
    guests: AtomicU64,
    /// How often a link has been broken off.
    breaks: AtomicUsize,
}

/// A letter, and the process that it goes to.
type Addressed = (Arc<str>, Letter);
/// A guest of another process: which one, and the guest's number there.
type Visitor = (Arc<str>, u64);

/// One of our guests at a table of another server.
struct Away {
    server: String,
    to: Outbox,
}

impl fmt::Debug for Cluster {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cluster").field("name", &self.name()).finish_non_exhaustive()
    }
}

fn locked<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The process that goes by a name: names change when a lease runs out, the process stays.
fn home_of(name: &str) -> &str {
    name.split_once('-').map_or(name, |(home, _)| home)
}

impl Cluster {
    /// Joins the servers that share a store and write to each other over the NATS at an address.
    ///
    /// # Errors
    /// If one of both cannot be reached, or the store cannot be shared.
    pub async fn join(address: &str, store: Arc<dyn Store>, lease: Duration) -> Result<Arc<Cluster>, ClusterError> {
        if store.leases().is_none() {
            return Err(ClusterError::Alone);
        }
        let client = post::connect(address).await.map_err(ClusterError::Messenger)?;
        let (letters, outgoing) = mpsc::channel(post::WAITING);
        let cluster = Cluster {
            home: secret::id(),
            lease,
            era: AtomicU64::new(0),
            is_member: AtomicBool::new(false),
            living: RwLock::default(),
            client,
            store,
            letters,
            outgoing: Mutex::new(Some(outgoing)),
            away: Mutex::default(),
            tables: Mutex::default(),
            visits: Mutex::default(),
            broken: Mutex::default(),
            gone: Mutex::default(),
            guests: AtomicU64::new(0),
            breaks: AtomicUsize::new(0),
        };
        cluster.begin().await.map_err(ClusterError::Store)?;
        Ok(Arc::new(cluster))
    }

    /// The name under which this server holds matches now.
    pub fn name(&self) -> String {
        format!("{}-{}", self.home, self.era.load(Ordering::Acquire))
    }

    /// Whether the lease of this server holds, as far as it knows.
    pub fn is_member(&self) -> bool {
        self.is_member.load(Ordering::Acquire)
    }

    /// Keeps the lease, and carries letters, until the process ends.
    pub fn run(self: &Arc<Self>, lobby: &Arc<Lobby>, router: Router) {
        let Some(outgoing) = locked(&self.outgoing).take() else { return };
        let (pulse, pulses) = mpsc::channel(4);
        tokio::spawn(post::send(Arc::clone(self), outgoing));
        tokio::spawn(post::receive(Arc::clone(self), Arc::clone(lobby), pulse));
        tokio::spawn(relay::serve(Arc::clone(self), router));
        tokio::spawn(member::keep(Arc::clone(self), Arc::clone(lobby), pulses));
    }

    /// Puts a letter on its way.
    async fn write(&self, to: &Arc<str>, letter: Letter) {
        // Letters are taken for as long as the process lives.
        let _ = self.letters.send((Arc::clone(to), letter)).await;
    }

    /// All that binds us to a process is given up; whoever sat there comes back by itself.
    fn part(&self, home: &str) {
        locked(&self.away).retain(|_, away| away.server != home);
        locked(&self.visits).retain(|(from, _), _| **from != *home);
        let tables: Vec<_> = locked(&self.tables).extract_if(|_, (server, _)| server == home).collect();
        for (_, (_, table)) in tables {
            // One that does not listen now has many guests to let go; it hears of it all the same.
            tokio::spawn(async move { table.send(Command::Lost).await });
        }
    }

    /// A process goes, in good order: its matches are free.
    fn lose(&self, home: &str) {
        let mut gone = locked(&self.gone);
        gone.retain(|_, since| since.elapsed() < REMEMBERED);
        gone.insert(home.to_owned(), Instant::now());
        drop(gone);
        self.part(home);
    }

    /// Whether a process has said farewell of late.
    fn is_gone(&self, home: &str) -> bool {
        locked(&self.gone).contains_key(home)
    }

    /// The same for all others.
    fn part_from_all(&self) {
        let mut homes: BTreeSet<String> = locked(&self.away).values().map(|away| away.server.clone()).collect();
        homes.extend(locked(&self.visits).keys().map(|(from, _)| from.to_string()));
        homes.extend(locked(&self.tables).values().map(|(server, _)| server.clone()));
        for home in homes {
            self.part(&home);
        }
    }

    /// Takes nothing more: this server is about to leave. What it holds it keeps.
    pub fn retire(&self) {
        self.is_member.store(false, Ordering::Release);
    }

    /// Leaves the others: they may take our matches at once.
    pub async fn leave(&self) {
        self.retire();
        if let Some(leases) = self.store.leases()
            && let Err(error) = leases.leave(&self.name()).await
        {
            tracing::warn!(%error, "the lease could not be given back; it runs out by itself");
        }
        post::bid_farewell(&self.client, &self.home).await;
    }

    /// Numbers for those who watch over the house: servers, guests elsewhere, guests of others, links broken off.
    pub fn numbers(&self) -> [usize; 4] {
        let living = self.living.read().unwrap_or_else(PoisonError::into_inner).len();
        [living, locked(&self.away).len(), locked(&self.visits).len(), self.breaks.load(Ordering::Relaxed)]
    }

    /// Letters have come.
    fn take_all(self: &Arc<Self>, lobby: &Arc<Lobby>, from: &Arc<str>, letters: Vec<Letter>) {
        for letter in letters {
            self.take(lobby, from, letter);
        }
    }

    /// A letter has come.
    fn take(self: &Arc<Self>, lobby: &Arc<Lobby>, from: &Arc<str>, letter: Letter) {
        let Letter { kind, guest, text } = letter;
        match kind {
            Kind::Enter => away::visit(self, lobby, from, guest, &text),
            Kind::Say | Kind::Garbled => {
                let key = (Arc::clone(from), guest);
                let word = if kind == Kind::Say { away::Word::Say(text) } else { away::Word::Garbled(text) };
                let sent = locked(&self.visits).get(&key).map(|visit| visit.try_send(word));
                // One who talks faster than is listened to is let go.
                if !matches!(sent, Some(Ok(()))) {
                    locked(&self.visits).remove(&key);
                    self.write_soon(from, Letter::of(Kind::Gone, guest, ""));
                }
            }
            Kind::Leave => drop(locked(&self.visits).remove(&(Arc::clone(from), guest))),
            Kind::Told => {
                let mut away = locked(&self.away);
                let is_told = away.get(&guest).is_some_and(|away| away.to.send(text));
                if !is_told && away.remove(&guest).is_some() {
                    drop(away);
                    self.write_soon(from, Letter::of(Kind::Leave, guest, ""));
                }
            }
            Kind::Gone => drop(locked(&self.away).remove(&guest)),
            Kind::Pulse => {}
        }
    }

    /// Puts a letter on its way for somebody who cannot wait.
    fn write_soon(self: &Arc<Self>, to: &Arc<str>, letter: Letter) {
        let (own, to) = (Arc::clone(self), Arc::clone(to));
        tokio::spawn(async move { own.write(&to, letter).await });
    }
}
