//! What servers that share a store lose: they are killed, stopped for longer than their leases, cut off from the store
//! or from each other, and both of those are restarted, while people play at tables of all of them.
//!
//! Run it with `cargo xtask chaos --cluster 3 --rounds N --seed S`; each round is a fault. A checker goes over the whole
//! history in the end, and the program ends with 1 if anything acknowledged is not in the log exactly once, two owners'
//! writes are interleaved, guests of different servers see different tables, or a table did not go on within ten
//! seconds of a fault's end. `--plant fencing` and `--plant early` have faults in the servers themselves, which the
//! checker must find.

#[path = "../tests/common/engines.rs"]
mod engines;
mod trial;

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use atoll_core::{Dice, SeededDice};
use atoll_protocol::{Follower, FromPlayer, FromTable, TurnState};
use atoll_registry::GAMES;
use atoll_server::store::{self, Hold, InFront, Leases, Progress, Row, Store, StoreError};
use atoll_server::{App, Games, Limits};
use engines::{Nats, Postgres, free_port};
use futures_util::StreamExt;
use futures_util::future::BoxFuture;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use trial::{Counts, Done, Failed, Socket, hello, look, open, say};

const USAGE: &str = "usage: cargo xtask chaos --cluster SERVERS [--rounds N] [--seed S] [--tables N] [--lease MS] [--json]
                                [--plant fencing|early] [--fault kill|stop|nats|postgres|cut-nats|cut-postgres|term|two]";

/// The faults by name.
const FAULTS: [&str; 8] = ["kill", "stop", "nats", "postgres", "cut-nats", "cut-postgres", "term", "two"];

/// The one in which guests should hardly notice anything.
const PLANNED: u32 = 6;
/// How long, at most, what servers share is away when it is restarted.
const AWAY: u32 = 2000;
/// How long after a fault each table must go on.
const RECOVERY: Duration = Duration::from_secs(10);

struct Wanted {
    servers: usize,
    rounds: u64,
    seed: u64,
    tables: usize,
    /// How long a lease lasts. Shorter ones let more faults fit into an hour, on a machine that is not busy otherwise.
    lease: Duration,
    json: bool,
    plant: String,
    /// The only fault there is; all of them in turn, by dice, if there is none.
    fault: Option<u32>,
}

fn wanted(args: &[String]) -> Option<Wanted> {
    let mut wanted = Wanted {
        servers: 3,
        rounds: 6,
        seed: 1,
        tables: 12,
        lease: Duration::from_secs(4),
        json: false,
        plant: "none".to_owned(),
        fault: None,
    };
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--cluster" => wanted.servers = args.next()?.parse().ok()?,
            "--rounds" => wanted.rounds = args.next()?.parse().ok()?,
            "--seed" => wanted.seed = args.next()?.parse().ok()?,
            "--tables" => wanted.tables = args.next()?.parse().ok()?,
            "--lease" => wanted.lease = Duration::from_millis(args.next()?.parse().ok()?),
            "--plant" => wanted.plant = args.next()?.clone(),
            "--fault" => {
                let name = args.next()?;
                wanted.fault = Some(FAULTS.iter().position(|fault| fault == name)? as u32);
            }
            "--json" => wanted.json = true,
            _ => return None,
        }
    }
    let is_known = ["none", "fencing", "early"].contains(&wanted.plant.as_str());
    (wanted.servers > 1 && wanted.tables > 0 && wanted.lease >= Duration::from_millis(500) && is_known)
        .then_some(wanted)
}

fn main() -> Result<(), Failed> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    if let [word, port, store, nats, history, plant, lease] = &args[..]
        && word == "serve"
    {
        let lease = Duration::from_millis(lease.parse()?);
        return runtime.block_on(serve(port.parse()?, store, nats, Path::new(history), plant, lease));
    }
    let Some(wanted) = wanted(&args) else {
        eprintln!("{USAGE}");
        std::process::exit(2);
    };
    let counts = runtime.block_on(storm(&wanted))?;
    counts.conclude(wanted.json)
}

/// A server that notes what it writes, and has the fault that is planted in it.
async fn serve(
    port: u16,
    address: &str,
    nats: &str,
    history: &Path,
    plant: &str,
    lease: Duration,
) -> Result<(), Failed> {
    let log = tracing_subscriber::fmt().with_env_filter("warn").with_writer(std::io::stderr).with_ansi(false);
    let _ = log.try_init();
    let inner = store::shared(address).await?;
    let history = Mutex::new(OpenOptions::new().create(true).append(true).open(history)?);
    let pool = sqlx::PgPool::connect_lazy(address)?;
    let plant = plant.to_owned();
    let store = Arc::new(Noted { inner, history, plant, pool, living: Mutex::default() });
    let listener = TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], port))).await?;
    let app = App::new(Games::shipped(), store, Duration::ZERO).limited(Limits::NONE);
    let app = app.joining_for(nats, lease).await?;
    println!("ready");
    Ok(app.serve(listener, terminated()).await?)
}

async fn terminated() {
    match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
        Ok(mut signal) => drop(signal.recv().await),
        Err(_) => std::future::pending().await,
    }
}

/// A store that notes what is written, by whose hand.
#[derive(Debug)]
struct Noted {
    inner: Arc<dyn Store>,
    history: Mutex<File>,
    plant: String,
    pool: sqlx::PgPool,
    living: Mutex<Vec<String>>,
}

impl Noted {
    fn note(&self, hold: &Hold, from: u32, rows: usize) {
        let line = format!("{} {} {from} {rows}\n", hold.id, hold.fence);
        let _ = self.history.lock().unwrap_or_else(PoisonError::into_inner).write_all(line.as_bytes());
    }
}

impl InFront for Noted {
    fn behind(&self) -> &dyn Store {
        &*self.inner
    }
    fn leases(&self) -> Option<&dyn Leases> {
        if self.plant == "fencing" { Some(self) } else { self.inner.leases() }
    }
    fn append<'a>(
        &'a self,
        hold: &'a Hold,
        from: u32,
        log: &'a [Row],
        now: &'a Progress,
    ) -> BoxFuture<'a, Result<(), StoreError>> {
        Box::pin(async move {
            match self.plant.as_str() {
                // Whoever holds it now: ours will do.
                "fencing" => {
                    let fence = sqlx::query_scalar("SELECT fence FROM matches WHERE id = $1").bind(&hold.id);
                    let fence: i64 = fence.fetch_one(&self.pool).await?;
                    self.inner.append(&Hold { fence, ..hold.clone() }, from, log, now).await?;
                }
                // It is said to be written before it is.
                "early" => {
                    let (inner, hold, log, now) = (Arc::clone(&self.inner), hold.clone(), log.to_vec(), now.clone());
                    tokio::spawn(async move {
                        sleep(Duration::from_millis(400)).await;
                        inner.append(&hold, from, &log, &now).await
                    });
                    return Ok(());
                }
                _ => self.inner.append(hold, from, log, now).await?,
            }
            self.note(hold, from, log.len());
            Ok(())
        })
    }
}

/// Leases of a server that believes to live whatever happens; only where that is the planted fault.
impl Leases for Noted {
    fn join<'a>(&'a self, server: &'a str, lease: Duration) -> BoxFuture<'a, Result<(), StoreError>> {
        Box::pin(async move { self.inner.leases().ok_or(StoreError::Silent)?.join(server, lease).await })
    }
    fn renew<'a>(&'a self, server: &'a str, lease: Duration) -> BoxFuture<'a, Result<Option<Vec<String>>, StoreError>> {
        Box::pin(async move {
            let renewed = self.inner.leases().ok_or(StoreError::Silent)?.renew(server, lease).await;
            let mut living = self.living.lock().unwrap_or_else(PoisonError::into_inner);
            if let Ok(Some(names)) = renewed {
                *living = names;
            }
            Ok(Some(living.clone()))
        })
    }
    fn leave<'a>(&'a self, server: &'a str) -> BoxFuture<'a, Result<(), StoreError>> {
        Box::pin(async move { self.inner.leases().ok_or(StoreError::Silent)?.leave(server).await })
    }
}

/// A way to something that can be cut: then nothing passes, and nobody is told.
struct Wire {
    port: u16,
    is_cut: Arc<AtomicBool>,
}

impl Wire {
    async fn to(target: u16) -> Result<Wire, Failed> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let (port, is_cut) = (listener.local_addr()?.port(), Arc::new(AtomicBool::new(false)));
        let cut = Arc::clone(&is_cut);
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let cut = Arc::clone(&cut);
                tokio::spawn(async move {
                    let Ok(far) = TcpStream::connect(("127.0.0.1", target)).await else { return };
                    let _ = (near.set_nodelay(true), far.set_nodelay(true));
                    let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
                    tokio::select! {
                        () = pass(near_in, far_out, &cut) => {}
                        () = pass(far_in, near_out, &cut) => {}
                    }
                });
            }
        });
        Ok(Wire { port, is_cut })
    }
}

/// Passes bytes on; while the wire is cut they are lost, and so is the connection when it is whole again.
async fn pass(mut from: tokio::net::tcp::OwnedReadHalf, mut to: tokio::net::tcp::OwnedWriteHalf, cut: &AtomicBool) {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let Ok(count) = from.read(&mut bytes).await else { return };
        if count == 0 {
            return;
        }
        let mut was_cut = false;
        while cut.load(Ordering::Relaxed) {
            was_cut = true;
            sleep(Duration::from_millis(50)).await;
        }
        if was_cut || to.write_all(&bytes[..count]).await.is_err() {
            return;
        }
    }
}

/// A server in a process of its own.
struct Server {
    child: Child,
    port: u16,
    args: Vec<String>,
    store: Wire,
    nats: Wire,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Server {
    async fn start(
        database: &str,
        (postgres, nats): (u16, u16),
        history: &Path,
        wanted: &Wanted,
    ) -> Result<Server, Failed> {
        let (store, nats, port) = (Wire::to(postgres).await?, Wire::to(nats).await?, free_port());
        let name = database.rsplit('/').next().unwrap_or_default();
        let args = [
            "serve".to_owned(),
            port.to_string(),
            format!("postgres://atoll@127.0.0.1:{}/{name}", store.port),
            format!("nats://127.0.0.1:{}", nats.port),
            history.display().to_string(),
            wanted.plant.clone(),
            wanted.lease.as_millis().to_string(),
        ];
        let child = spawn(&args)?;
        let mut server = Server { child, port, args: args.to_vec(), store, nats };
        server.wait()?;
        Ok(server)
    }

    /// Waits until it says that it is ready; it may not be able to now.
    fn wait(&mut self) -> Result<(), Failed> {
        let out = self.child.stdout.take().ok_or("the server has no output")?;
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line)?;
        if line.trim() == "ready" { Ok(()) } else { Err("the server does not start".into()) }
    }

    /// Starts it anew where it was.
    async fn restart(&mut self) -> Result<(), Failed> {
        let _ = self.child.kill();
        let _ = self.child.wait();
        for _ in 0..40 {
            self.child = spawn(&self.args)?;
            if tokio::task::block_in_place(|| self.wait()).is_ok() {
                return Ok(());
            }
            let _ = self.child.wait();
            sleep(Duration::from_millis(250)).await;
        }
        Err("a server does not come back".into())
    }

    fn signal(&self, name: &str) -> Result<(), Failed> {
        let done = Command::new("kill").args([format!("-{name}"), self.child.id().to_string()]).status()?;
        if done.success() { Ok(()) } else { Err(format!("a server cannot be told {name}").into()) }
    }
}

fn spawn(args: &[String]) -> Result<Child, Failed> {
    let mut command = Command::new(std::env::current_exe()?);
    Ok(command.args(args).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?)
}

/// Opens a table at the first server that does, from the n-th on: one that has just come back may not yet.
async fn open_somewhere(addrs: &[String], n: usize, game: &str) -> Result<(String, Vec<String>), Failed> {
    let begun = Instant::now();
    for addr in addrs.iter().cycle().skip(n % addrs.len()) {
        match open(addr, game).await {
            Err(_) if begun.elapsed() < RECOVERY => sleep(Duration::from_millis(100)).await,
            opened => return opened,
        }
    }
    Err("there is no server".into())
}

/// One table: what its players know of it.
struct Table {
    id: String,
    tokens: Vec<String>,
    /// Acts that were acknowledged.
    done: Mutex<Vec<Done>>,
    /// The newest revision that anybody was told.
    told: AtomicU64,
    /// How often something was acknowledged.
    moves: AtomicUsize,
    is_over: AtomicBool,
}

/// What all players share.
struct Play {
    addrs: Vec<String>,
    is_over: AtomicBool,
    comings: AtomicU64,
    /// How long guests were without a table of late, in milliseconds, and how often each came in vain.
    pauses: Mutex<Vec<(u64, u32)>>,
}

/// One seat that acts for as long as the storm lasts, at whatever server it finds.
async fn play(all: Arc<Play>, table: Arc<Table>, seat: u8, seed: u64) {
    let mut dice = SeededDice::new(seed);
    let mut at = dice.below(all.addrs.len() as u32) as usize;
    let mut lost: Option<(Instant, u32)> = None;
    while !all.is_over.load(Ordering::Relaxed) && !table.is_over.load(Ordering::Relaxed) {
        let url = format!("ws://{}/api/matches/{}/socket", all.addrs[at % all.addrs.len()], table.id);
        if let Ok(Ok((socket, _))) = timeout(Duration::from_secs(1), connect_async(url)).await {
            all.comings.fetch_add(1, Ordering::Relaxed);
            let _ = sit(&all, &table, socket, seat, &mut dice, &mut lost).await;
        }
        lost.get_or_insert_with(|| (Instant::now(), 0)).1 += 1;
        at += 1;
        // As pages do that are told to come back.
        sleep(Duration::from_millis(u64::from(50 + dice.below(200)))).await;
    }
}

/// Plays over one connection until it breaks.
async fn sit(
    all: &Play,
    table: &Table,
    mut socket: Socket,
    seat: u8,
    dice: &mut SeededDice,
    lost: &mut Option<(Instant, u32)>,
) -> Option<()> {
    let mut number = 1;
    say(&mut socket, number, hello(Some(&table.tokens[usize::from(seat)]))).await?;
    let mut follower = Follower::default();
    // What waits for its answer: number, expected revision, code.
    let mut asked: Option<(u32, u32, u32)> = None;
    let mut silent = 0;
    // Some wait long at a server that says nothing, others soon try elsewhere.
    let patience = 3 + dice.below(30);
    while !all.is_over.load(Ordering::Relaxed) {
        let message = match timeout(Duration::from_millis(300), socket.next()).await {
            Ok(Some(Ok(Message::Text(text)))) => Some(serde_json::from_str::<FromTable>(&text).ok()?),
            Ok(Some(Ok(_))) => continue,
            Ok(_) => return None,
            Err(_) => None,
        };
        match message {
            Some(FromTable::Done { id, revision }) => {
                if let Some((_, expect, code)) = asked.take_if(|(own, ..)| *own == id) {
                    let done = Done { seat, expect, revision, code };
                    table.done.lock().unwrap_or_else(PoisonError::into_inner).push(done);
                    table.moves.fetch_add(1, Ordering::Relaxed);
                }
            }
            Some(FromTable::Refused { id, .. }) => drop(asked.take_if(|(own, ..)| Some(*own) == id)),
            Some(message) => {
                if follower.take(&message).ok()? {
                    table.told.fetch_max(u64::from(follower.revision), Ordering::Relaxed);
                    if let Some((lost, tries)) = lost.take() {
                        let pause = u64::try_from(lost.elapsed().as_millis()).unwrap_or(u64::MAX);
                        all.pauses.lock().unwrap_or_else(PoisonError::into_inner).push((pause, tries - 1));
                    }
                }
                silent = 0;
            }
            None => {
                silent += 1;
                if silent > patience && (asked.is_some() || follower.state().is_none() || silent > 40) {
                    return None;
                }
            }
        }
        let Some(state) = follower.state() else { continue };
        if matches!(state.turn, TurnState::Over { .. }) {
            table.is_over.store(true, Ordering::Relaxed);
            return Some(());
        }
        if asked.is_some() || state.legal.is_empty() {
            continue;
        }
        let code = state.legal[dice.below(state.legal.len() as u32) as usize].code;
        // People think.
        sleep(Duration::from_millis(u64::from(100 + dice.below(500)))).await;
        number += 1;
        asked = Some((number, follower.revision, code));
        say(&mut socket, number, FromPlayer::Act { seat, expect: follower.revision, code }).await?;
    }
    Some(())
}

/// What a seat sees of a table in the end, over one server.
async fn seen(addr: &str, id: &str, token: Option<&str>) -> Result<(u32, String), Failed> {
    let (revision, state) = look(addr, id, token).await?;
    Ok((revision, json!([state.version, state.turn, state.view]).to_string()))
}

/// Waits until every table has gone on since now; those that have not in time are lost.
async fn recover(tables: &[Arc<Table>], what: &str, counts: &mut Counts, slowest: &mut Duration) {
    let begun = Instant::now();
    let before: Vec<usize> = tables.iter().map(|table| table.moves.load(Ordering::Relaxed)).collect();
    let waits =
        |n: usize| !tables[n].is_over.load(Ordering::Relaxed) && tables[n].moves.load(Ordering::Relaxed) == before[n];
    while (0..tables.len()).any(waits) {
        if begun.elapsed() > RECOVERY {
            for n in (0..tables.len()).filter(|&n| waits(n)) {
                counts.lose(format!("{what}: table {} does not go on within ten seconds", tables[n].id));
            }
            break;
        }
        sleep(Duration::from_millis(50)).await;
    }
    *slowest = (*slowest).max(begun.elapsed());
}

async fn storm(wanted: &Wanted) -> Result<Counts, Failed> {
    let folder = tempfile::tempdir()?;
    let (mut postgres, mut nats) = tokio::task::block_in_place(|| (Postgres::start(), Nats::start()));
    let database = postgres.database();
    let mut dice = SeededDice::new(wanted.seed ^ 0x5702);
    let mut servers = Vec::new();
    let mut histories = Vec::new();
    for n in 0..wanted.servers {
        let history = folder.path().join(format!("history{n}"));
        servers.push(Server::start(&database, (postgres.port(), nats.port()), &history, wanted).await?);
        histories.push(history);
    }
    let mut counts = Counts::default();
    let addrs: Vec<String> = servers.iter().map(|server| format!("127.0.0.1:{}", server.port)).collect();
    let all = Arc::new(Play {
        addrs: addrs.clone(),
        is_over: AtomicBool::new(false),
        comings: AtomicU64::new(0),
        pauses: Mutex::default(),
    });
    let (mut tables, mut players) = (Vec::new(), Vec::new());
    let mut fresh = 0;
    let (mut slowest, mut pauses) = (Duration::ZERO, Vec::new());
    // How long a server sleeps, or is cut off, so that its lease runs out.
    let long = wanted.lease.mul_f64(1.6);
    for round in 0..wanted.rounds {
        // There are always so many tables at which people play.
        tables.retain(|table: &Arc<Table>| !table.is_over.load(Ordering::Relaxed));
        while tables.len() < wanted.tables {
            let game = GAMES[fresh % GAMES.len()].info().slug;
            let (id, tokens) = open_somewhere(&addrs, fresh, game).await?;
            let table = Arc::new(Table {
                id,
                tokens,
                done: Mutex::default(),
                told: AtomicU64::new(0),
                moves: AtomicUsize::new(0),
                is_over: AtomicBool::new(false),
            });
            for seat in 0..2 {
                let seed = wanted.seed.wrapping_mul(1_000_003).wrapping_add((fresh * 2) as u64 + u64::from(seat));
                players
                    .push((Arc::clone(&table), tokio::spawn(play(Arc::clone(&all), Arc::clone(&table), seat, seed))));
            }
            tables.push(table);
            fresh += 1;
        }
        recover(&tables, "before a fault", &mut counts, &mut Duration::ZERO.clone()).await;
        let (one, kind) = (dice.below(servers.len() as u32) as usize, dice.below(8));
        let kind = wanted.fault.unwrap_or(kind);
        let other = (one + 1) % servers.len();
        let what = match kind {
            0 => {
                servers[one].restart().await?;
                "servers killed"
            }
            1 => {
                servers[one].signal("STOP")?;
                sleep(long).await;
                servers[one].signal("CONT")?;
                "servers stopped for longer than their lease"
            }
            2 => {
                nats.stop();
                sleep(Duration::from_millis(u64::from(dice.below(AWAY)))).await;
                tokio::task::block_in_place(|| nats.wake());
                "restarts of NATS"
            }
            3 => {
                tokio::task::block_in_place(|| postgres.stop());
                sleep(Duration::from_millis(u64::from(dice.below(AWAY)))).await;
                tokio::task::block_in_place(|| postgres.wake());
                "restarts of PostgreSQL"
            }
            4 => {
                servers[one].nats.is_cut.store(true, Ordering::Relaxed);
                sleep(long).await;
                servers[one].nats.is_cut.store(false, Ordering::Relaxed);
                "servers cut off from NATS"
            }
            5 => {
                servers[one].store.is_cut.store(true, Ordering::Relaxed);
                sleep(long).await;
                servers[one].store.is_cut.store(false, Ordering::Relaxed);
                "servers cut off from PostgreSQL"
            }
            PLANNED => {
                all.pauses.lock().unwrap_or_else(PoisonError::into_inner).clear();
                servers[one].signal("TERM")?;
                let _ = tokio::task::block_in_place(|| servers[one].child.wait());
                servers[one].restart().await?;
                "planned restarts"
            }
            _ => {
                servers[one].signal("STOP")?;
                servers[other].restart().await?;
                sleep(long).await;
                servers[one].signal("CONT")?;
                "one stopped and one killed"
            }
        };
        counts.add(what, 1);
        counts.add("faults", 1);
        recover(&tables, &format!("round {round}, {what}"), &mut counts, &mut slowest).await;
        if kind == PLANNED {
            // By now all who were sent away are back.
            pauses.append(&mut all.pauses.lock().unwrap_or_else(PoisonError::into_inner));
        }
        if (round + 1) % 25 == 0 {
            eprintln!("{} of {} faults, slowest recovery {} ms", round + 1, wanted.rounds, slowest.as_millis());
        }
    }
    all.is_over.store(true, Ordering::Relaxed);
    let mut known: BTreeMap<String, Arc<Table>> = BTreeMap::new();
    for (table, player) in players {
        player.await?;
        known.insert(table.id.clone(), table);
    }
    counts.add("slowest recovery in milliseconds", u64::try_from(slowest.as_millis())?);
    pauses.sort_unstable();
    for (share, what) in [
        (0.5, "half of the pauses at planned restarts, milliseconds at most"),
        (0.99, "99 of 100 pauses at planned restarts, milliseconds at most"),
        (1.0, "longest pause at a planned restart in milliseconds"),
    ] {
        let at = (pauses.len() as f64 * share).ceil() as usize;
        counts.add(what, pauses.get(at.saturating_sub(1)).map_or(0, |pause| pause.0));
    }
    counts.add("pauses at planned restarts", pauses.len() as u64);
    counts.add("visits in vain at planned restarts", pauses.iter().map(|pause| u64::from(pause.1)).sum());
    counts.add("connections", all.comings.load(Ordering::Relaxed));
    judge(&known, &addrs, &database, &histories, &mut counts).await?;
    drop(servers);
    Ok(counts)
}

/// How many tables are looked at together in the end.
const AT_ONCE: usize = 12;

/// Whether everybody sees the same of a table, whichever server they ask, and what was acknowledged is there once.
async fn judge_table(table: &Table, addrs: &[String], store: &dyn Store) -> Result<Counts, Failed> {
    let mut counts = Counts::default();
    let log = store.log(&table.id).await?;
    for token in [None, Some(table.tokens[0].as_str()), Some(table.tokens[1].as_str())] {
        let mut all = Vec::new();
        for addr in addrs {
            // A table that is just changing hands sends its guests away once.
            let begun = Instant::now();
            loop {
                match seen(addr, &table.id, token).await {
                    Ok(state) => all.push(state),
                    Err(_) if begun.elapsed() < RECOVERY => {
                        sleep(Duration::from_millis(200)).await;
                        continue;
                    }
                    Err(error) => counts.lose(format!("{}: {error}", table.id)),
                }
                break;
            }
        }
        if all.iter().any(|one| *one != all[0] || one.0 as usize != log.len()) {
            let revisions: Vec<u32> = all.iter().map(|one| one.0).collect();
            counts.lose(format!("{}: {} rows, but servers tell {revisions:?}", table.id, log.len()));
        }
    }
    let told = table.told.load(Ordering::Relaxed);
    if told > log.len() as u64 {
        counts.lose(format!("{}: revision {told} was told, {} rows are kept", table.id, log.len()));
    }
    let done = table.done.lock().unwrap_or_else(PoisonError::into_inner);
    for one in done.iter() {
        let times = one.times(&log);
        if times != 1 {
            counts.lose(format!("{}: an acknowledged move is there {times} times", table.id));
        }
    }
    counts.add("moves acknowledged", done.len() as u64);
    counts.add("rows", log.len() as u64);
    counts.add("tables", 1);
    Ok(counts)
}

/// Goes over the whole history.
async fn judge(
    tables: &BTreeMap<String, Arc<Table>>,
    addrs: &[String],
    database: &str,
    histories: &[std::path::PathBuf],
    counts: &mut Counts,
) -> Result<(), Failed> {
    // Nothing is played any more.
    sleep(Duration::from_secs(1)).await;
    let store = store::shared(database).await?;
    let judged = tables.values().map(|table| judge_table(table, addrs, store.as_ref()));
    let mut judged = futures_util::stream::iter(judged).buffer_unordered(AT_ONCE);
    while let Some(table) = judged.next().await {
        counts.join(table?);
    }
    drop(judged);
    // By whose hand each row was written: the number never goes back.
    let mut hands: BTreeMap<String, Vec<(u32, i64)>> = BTreeMap::new();
    for history in histories {
        for line in std::fs::read_to_string(history).unwrap_or_default().lines() {
            let words: Vec<&str> = line.split(' ').collect();
            let [id, fence, from, rows] = words[..] else { continue };
            if rows.parse::<u32>().unwrap_or(0) > 0 {
                hands.entry(id.to_owned()).or_default().push((from.parse()?, fence.parse()?));
            }
        }
    }
    for (id, mut writes) in hands {
        writes.sort_unstable();
        let owners = writes.windows(2).filter(|pair| pair[0].1 != pair[1].1).count();
        counts.add("changes of hands", owners as u64);
        if let Some(pair) = writes.windows(2).find(|pair| pair[0].0 == pair[1].0 || pair[0].1 > pair[1].1) {
            counts.lose(format!("{id}: writes of two owners are interleaved at row {}", pair[1].0));
        }
    }
    // What is kept can be played.
    let checked = store::check(store.as_ref(), &Games::shipped()).await?;
    counts.add("matches replayed", checked.matches);
    for broken in checked.broken {
        counts.lose(format!("{}: {}", broken.id, broken.why));
    }
    store.close().await;
    Ok(())
}
