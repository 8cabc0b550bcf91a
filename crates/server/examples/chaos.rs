//! What a server loses: players whose messages are dropped, doubled, delayed and reordered, guests who do not read, a
//! store that fails, is locked or does not answer, and a server that is killed in the middle of it all.
//!
//! Run it with `cargo xtask chaos --rounds N --seed S`. It ends with 1 if an acknowledged move is not in the log once.

mod trial;

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use atoll_core::{Dice, Lang, SeededDice};
use atoll_protocol::{Follower, FromPlayer, FromTable, PROTOCOL, TableState, TurnState};
use atoll_registry::GAMES;
use atoll_server::store::{self, Hold, InFront, Progress, Row, Store, StoreError};
use atoll_server::{App, Games, Limits};
use futures_util::StreamExt;
use futures_util::future::BoxFuture;
use sqlx::{Connection, SqliteConnection};
use tokio::net::TcpListener;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use trial::{Counts, Done, Failed, Socket, hello, look, open, say};

/// How long a move may be on its way when all players have gone.
const ARRIVAL: Duration = Duration::from_secs(10);

const USAGE: &str = "usage: cargo xtask chaos [--rounds N] [--seed S] [--tables N] [--moves N] [--json]";

struct Wanted {
    rounds: u64,
    seed: u64,
    tables: usize,
    moves: usize,
    json: bool,
}

fn wanted(args: &[String]) -> Option<Wanted> {
    let mut wanted = Wanted { rounds: 3, seed: 1, tables: 4, moves: 25, json: false };
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--rounds" => wanted.rounds = args.next()?.parse().ok()?,
            "--seed" => wanted.seed = args.next()?.parse().ok()?,
            "--tables" => wanted.tables = args.next()?.parse().ok()?,
            "--moves" => wanted.moves = args.next()?.parse().ok()?,
            "--json" => wanted.json = true,
            _ => return None,
        }
    }
    Some(wanted)
}

fn main() -> Result<(), Failed> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    if let [word, folder] = &args[..]
        && word == "serve"
    {
        return runtime.block_on(serve(PathBuf::from(folder)));
    }
    let Some(wanted) = wanted(&args) else {
        eprintln!("{USAGE}");
        std::process::exit(2);
    };
    let mut counts = Counts::default();
    for round in 0..wanted.rounds {
        runtime.block_on(play_round(wanted.seed.wrapping_add(round), &wanted, &mut counts))?;
    }
    counts.conclude(wanted.json)
}

/// A server whose store fails while a file says so.
async fn serve(folder: PathBuf) -> Result<(), Failed> {
    let inner = store::at(&format!("sqlite:{}", folder.join("chaos.db").display())).await?;
    let store = Arc::new(Faulty { inner, folder });
    let listener = TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], 0))).await?;
    println!("Atoll is at http://{}", listener.local_addr()?);
    let app = App::new(Games::shipped(), store, Duration::ZERO).limited(Limits::NONE);
    Ok(app.serve(listener, std::future::pending()).await?)
}

/// A store that does not write while `full` is there, and forgets to answer while `mute` is.
#[derive(Debug)]
struct Faulty {
    inner: Arc<dyn Store>,
    folder: PathBuf,
}

impl InFront for Faulty {
    fn behind(&self) -> &dyn Store {
        &*self.inner
    }
    fn append<'a>(
        &'a self,
        hold: &'a Hold,
        from: u32,
        log: &'a [Row],
        now: &'a Progress,
    ) -> BoxFuture<'a, Result<(), StoreError>> {
        Box::pin(async move {
            if self.folder.join("full").exists() {
                return Err(StoreError::Failed("the disk is full".to_owned()));
            }
            self.inner.append(hold, from, log, now).await?;
            match self.folder.join("mute").exists() {
                true => Err(StoreError::Failed("the answer was lost".to_owned())),
                false => Ok(()),
            }
        })
    }
}

/// A server in a process of its own.
struct Server {
    child: Child,
    addr: String,
}

impl Drop for Server {
    /// As by a power cut.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Server {
    fn start(folder: &Path) -> Result<Server, Failed> {
        let mut command = Command::new(std::env::current_exe()?);
        let mut child = command.arg("serve").arg(folder).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        let out = child.stdout.take().ok_or("the server has no output")?;
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line)?;
        let addr = line.trim().rsplit('/').next().unwrap_or_default().to_owned();
        if addr.is_empty() { Err("the server does not start".into()) } else { Ok(Server { child, addr }) }
    }
}

/// What a player knows of its own acts.
#[derive(Default)]
struct Sent {
    /// Acts that were acknowledged.
    done: Vec<Done>,
    /// How many were sent.
    acts: u64,
    faults: BTreeMap<&'static str, u64>,
}

/// Where the server is now; another address after it was killed.
type Place = Arc<Mutex<String>>;

/// Whether a seat of a table has acted often enough: then the other need not wait for its turn any more.
type Enough = Arc<AtomicBool>;

/// One seat that acts so often, whatever happens to its messages.
async fn play(place: Place, id: String, token: String, seat: u8, seed: u64, moves: usize, enough: Enough) -> Sent {
    let mut sent = Sent::default();
    let mut dice = SeededDice::new(seed);
    while sent.done.len() < moves && !enough.load(Ordering::Relaxed) {
        let addr = place.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let url = format!("ws://{addr}/api/matches/{id}/socket");
        if let Ok(Ok((socket, _))) = timeout(Duration::from_secs(5), connect_async(url)).await
            && sit(socket, &token, seat, &mut dice, &mut sent, moves, &enough).await.is_some()
        {
            break;
        }
        sleep(Duration::from_millis(30)).await;
    }
    enough.store(true, Ordering::Relaxed);
    sent
}

/// Plays over one connection; nothing if it broke.
async fn sit(
    mut socket: Socket,
    token: &str,
    seat: u8,
    dice: &mut SeededDice,
    sent: &mut Sent,
    moves: usize,
    enough: &Enough,
) -> Option<()> {
    let mut number = 1;
    say(&mut socket, number, hello(Some(token))).await?;
    let mut follower = Follower::default();
    // What waits for its answer: number, expected revision, code.
    let mut asked: Option<(u32, u32, u32)> = None;
    let mut silent = 0;
    while sent.done.len() < moves {
        let message = match timeout(Duration::from_millis(400), socket.next()).await {
            Ok(Some(Ok(Message::Text(text)))) => Some(serde_json::from_str::<FromTable>(&text).ok()?),
            Ok(Some(Ok(_))) => continue,
            Ok(_) => return None,
            Err(_) => None,
        };
        match message {
            Some(FromTable::Done { id, revision }) => {
                if let Some((_, expect, code)) = asked.take_if(|(own, ..)| *own == id) {
                    sent.done.push(Done { seat, expect, revision, code });
                }
            }
            Some(FromTable::Refused { id, .. }) => drop(asked.take_if(|(own, ..)| Some(*own) == id)),
            Some(message) => drop(follower.take(&message).ok()?),
            None => {
                // Nothing is heard: what was said may be lost; after a while the connection is given up.
                silent += 1;
                asked = None;
                if enough.load(Ordering::Relaxed) {
                    return Some(());
                }
                if silent > 12 {
                    return None;
                }
            }
        }
        let Some(state) = follower.state() else { continue };
        if matches!(state.turn, TurnState::Over { .. }) {
            return Some(());
        }
        if asked.is_some() || state.legal.is_empty() {
            continue;
        }
        let code = state.legal[dice.below(state.legal.len() as u32) as usize].code;
        number += 1;
        let act = FromPlayer::Act { seat, expect: follower.revision, code };
        asked = Some((number, follower.revision, code));
        let mut fault = |what| *sent.faults.entry(what).or_default() += 1;
        sent.acts += 1;
        match dice.below(24) {
            0 => fault("messages dropped"),
            1 => {
                fault("messages doubled");
                say(&mut socket, number, act.clone()).await?;
                say(&mut socket, number + 1000, act).await?;
            }
            2 => {
                fault("messages delayed");
                sleep(Duration::from_millis(u64::from(dice.below(40)))).await;
                say(&mut socket, number, act).await?;
            }
            3 => {
                fault("messages reordered");
                // What was said later comes first: a question, and an act on a state that is gone.
                say(&mut socket, number + 2000, FromPlayer::Draw { at: None }).await?;
                let old = FromPlayer::Act { seat, expect: follower.revision.saturating_sub(1), code };
                say(&mut socket, number + 3000, old).await?;
                say(&mut socket, number, act).await?;
            }
            4 => {
                fault("connections cut");
                say(&mut socket, number, act).await?;
                return None;
            }
            _ => say(&mut socket, number, act).await?,
        }
    }
    Some(())
}

/// A guest who looks on and never reads.
async fn gape(place: Place, id: String) -> Option<()> {
    let addr = place.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let (mut socket, _) = connect_async(format!("ws://{addr}/api/matches/{id}/socket")).await.ok()?;
    let hello = FromPlayer::Hello { protocol: PROTOCOL, lang: Lang::Nl, tokens: Vec::new(), since: None };
    say(&mut socket, 1, hello).await?;
    std::future::pending().await
}

/// What somebody sees: how far the table is, the hash of all that may be seen, and what can be done.
#[derive(Clone, PartialEq, Debug)]
struct Seen {
    revision: u32,
    version: u32,
    hash: String,
    turn: TurnState,
    legal: Vec<u32>,
}

impl Seen {
    fn of(revision: u32, state: &TableState) -> Seen {
        let legal = state.legal.iter().map(|action| action.code).collect();
        Seen { revision, version: state.version, hash: state.hash.clone(), turn: state.turn.clone(), legal }
    }
}

/// What a guest who comes now sees.
async fn seen(addr: &str, id: &str, token: Option<&str>) -> Result<Seen, Failed> {
    let (revision, state) = look(addr, id, token).await?;
    Ok(Seen::of(revision, &state))
}

/// Somebody who follows a table from its beginning by what changes, over whatever connections hold.
struct Mirror {
    token: Option<String>,
    seen: Arc<Mutex<Option<Seen>>>,
    task: tokio::task::JoinHandle<()>,
}

impl Mirror {
    fn start(place: &Place, id: &str, token: Option<String>) -> Mirror {
        let seen = Arc::default();
        let task = tokio::spawn(follow(Arc::clone(place), id.to_owned(), token.clone(), Arc::clone(&seen)));
        Mirror { token, seen, task }
    }

    fn seen(&self) -> Option<Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Drop for Mirror {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn follow(place: Place, id: String, token: Option<String>, seen: Arc<Mutex<Option<Seen>>>) {
    let mut follower = Follower::default();
    loop {
        let addr = place.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let url = format!("ws://{addr}/api/matches/{id}/socket");
        if let Ok(Ok((mut socket, _))) = timeout(Duration::from_secs(5), connect_async(url)).await {
            let tokens = token.iter().cloned().collect();
            let since = follower.state().map(|_| follower.revision);
            let hello = FromPlayer::Hello { protocol: PROTOCOL, lang: Lang::En, tokens, since };
            if say(&mut socket, 1, hello).await.is_some() {
                while let Some(Ok(message)) = socket.next().await {
                    let Message::Text(text) = message else { continue };
                    let Ok(message) = serde_json::from_str::<FromTable>(&text) else { break };
                    if follower.take(&message).is_err() {
                        // It was told the change of something that it does not have: that is a fault.
                        *seen.lock().unwrap_or_else(PoisonError::into_inner) = None;
                        return;
                    }
                    let now = follower.state().map(|state| Seen::of(follower.revision, state));
                    *seen.lock().unwrap_or_else(PoisonError::into_inner) = now;
                }
            }
        }
        sleep(Duration::from_millis(30)).await;
    }
}

/// What seats, spectators and the log still tell differently when the last move on its way has had time to arrive; nothing
/// if they agree. Players end with moves under way, whose answers they no longer wait for.
async fn difference(addr: &str, id: &str, mirrors: &[Mirror], folder: &Path) -> Result<Option<String>, Failed> {
    let file = format!("sqlite:{}", folder.join("chaos.db").display());
    let mut connection = SqliteConnection::connect(&file).await?;
    let until = Instant::now() + ARRIVAL;
    loop {
        let mut all = Vec::new();
        for mirror in mirrors {
            all.push((seen(addr, id, mirror.token.as_deref()).await?, mirror.seen()));
        }
        let rows = sqlx::query_scalar("SELECT count(*) FROM log WHERE match_id = ?").bind(id);
        let kept: i64 = rows.fetch_one(&mut connection).await?;
        // Who has followed sees what a newcomer sees, and all see the same table.
        let is_same = |(fresh, followed): &(Seen, Option<Seen>)| {
            followed.as_ref() == Some(fresh) && i64::from(fresh.revision) == kept && fresh.version == all[0].0.version
        };
        if all.iter().all(is_same) {
            return Ok(None);
        }
        if Instant::now() > until {
            return Ok(Some(format!(
                "{kept} changes are kept, and what newcomers and those who followed see: {all:?}"
            )));
        }
        sleep(Duration::from_millis(50)).await;
    }
}

async fn play_round(seed: u64, wanted: &Wanted, counts: &mut Counts) -> Result<(), Failed> {
    let folder = tempfile::tempdir()?;
    let mut dice = SeededDice::new(seed ^ 0xc0a1);
    let mut server = Server::start(folder.path())?;
    let place: Place = Arc::new(Mutex::new(server.addr.clone()));
    let mut tables = Vec::new();
    for nth in 0..wanted.tables {
        let game = GAMES[(nth + seed as usize) % GAMES.len()].info().slug;
        let (id, tokens) = open(&server.addr, game).await?;
        let enough = Enough::default();
        let seats: Vec<_> = tokens
            .iter()
            .enumerate()
            .map(|(seat, token)| {
                let seed = seed.wrapping_mul(1_000_003).wrapping_add((nth * 7 + seat) as u64);
                tokio::spawn(play(
                    Arc::clone(&place),
                    id.clone(),
                    token.clone(),
                    seat as u8,
                    seed,
                    wanted.moves,
                    Arc::clone(&enough),
                ))
            })
            .collect();
        let gaping = tokio::spawn(gape(Arc::clone(&place), id.clone()));
        let watchers = tokens.iter().cloned().map(Some).chain([None]);
        let mirrors: Vec<Mirror> = watchers.map(|token| Mirror::start(&place, &id, token)).collect();
        tables.push((id, mirrors, seats, gaping));
    }
    // Meanwhile the house has its troubles.
    for _ in 0..5 {
        sleep(Duration::from_millis(u64::from(60 + dice.below(200)))).await;
        match dice.below(4) {
            0 => {
                counts.add("servers killed", 1);
                drop(server);
                server = Server::start(folder.path())?;
                place.lock().unwrap_or_else(PoisonError::into_inner).clone_from(&server.addr);
            }
            1 => {
                counts.add("disks full", 1);
                fault(folder.path(), "full").await?;
            }
            2 => {
                counts.add("answers of the store lost", 1);
                fault(folder.path(), "mute").await?;
            }
            _ => {
                counts.add("stores locked", 1);
                let file = format!("sqlite:{}", folder.path().join("chaos.db").display());
                let mut connection = SqliteConnection::connect(&file).await?;
                sqlx::query("PRAGMA busy_timeout = 5000").execute(&mut connection).await?;
                sqlx::query("BEGIN IMMEDIATE").execute(&mut connection).await?;
                sleep(Duration::from_millis(150)).await;
                sqlx::query("ROLLBACK").execute(&mut connection).await?;
            }
        }
    }
    let mut all = Vec::new();
    for (id, mirrors, seats, gaping) in tables {
        let mut sents = Vec::new();
        for seat in seats {
            sents.push(seat.await?);
        }
        gaping.abort();
        // Everybody sees the same, and what was acknowledged stands in the log, once.
        if let Some(differ) = difference(&server.addr, &id, &mirrors, folder.path()).await? {
            counts.lose(format!("round {seed}, {id}: {differ}"));
        }
        all.push((id, sents));
    }
    drop(server);
    let store = store::at(&format!("sqlite:{}", folder.path().join("chaos.db").display())).await?;
    for (id, sents) in all {
        let log = store.log(&id).await?;
        let acts = |seat: u8| log.iter().filter(|row| row.seat().is_some_and(|by| by.number() == seat)).count() as u64;
        for (seat, sent) in sents.iter().enumerate() {
            for done in &sent.done {
                let times = done.times(&log);
                if times != 1 {
                    counts.lose(format!("round {seed}, {id}: an acknowledged move is there {times} times"));
                }
            }
            let kept = acts(seat as u8);
            if kept < sent.done.len() as u64 || kept > sent.acts {
                let (done, acts) = (sent.done.len(), sent.acts);
                counts.lose(format!("round {seed}, {id}: {acts} sent, {done} acknowledged, {kept} kept"));
            }
            counts.add("moves acknowledged", sent.done.len() as u64);
            for (what, count) in &sent.faults {
                counts.add(what, *count);
            }
        }
        counts.add("tables", 1);
    }
    store.close().await;
    counts.add("rounds", 1);
    Ok(())
}

/// A fault of the store that passes by itself.
async fn fault(folder: &Path, name: &str) -> Result<(), Failed> {
    std::fs::write(folder.join(name), "")?;
    sleep(Duration::from_millis(120)).await;
    std::fs::remove_file(folder.join(name))?;
    Ok(())
}
