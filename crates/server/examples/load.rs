//! How much a server bears: players who act as fast as they are answered, two at each table.
//!
//! Run it with `cargo xtask load`. The server is a process of its own (this program again), so that the system
//! tells what it alone has used.

#[path = "../tests/common/crowd.rs"]
mod crowd;
#[path = "../tests/common/engines.rs"]
mod engines;
mod trial;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use atoll_registry::GAMES;
use atoll_server::{Config, Limits, serve_blocking};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use trial::{Failed, Socket, connect, open};

const USAGE: &str = "usage: cargo xtask load [--tables N] [--seconds N] [--games a,b] [--rate MOVES] [--json]
                               [--idle SOCKETS | --empty TABLES] [--cluster SERVERS | --postgres]
       cargo xtask hostile [--tables N] [--seconds N] [--games a,b] [--rate MOVES] [--json]";

/// How long, in milliseconds, all but one in a hundred moves may take while a crowd attacks.
const BEARABLE: f64 = 100.0;

struct Wanted {
    tables: usize,
    seconds: u64,
    games: Vec<String>,
    /// How many moves a second all tables make together; as many as they can if it is 0.
    rate: f64,
    /// How many guests sit and do nothing.
    idle: usize,
    /// How many tables stand there with nobody at them.
    empty: usize,
    json: bool,
    /// How many servers share a store; 0 for one alone.
    cluster: usize,
    /// Whether one alone keeps its matches in PostgreSQL.
    postgres: bool,
    /// Whether a crowd attacks meanwhile.
    hostile: bool,
}

fn wanted(args: &[String]) -> Option<Wanted> {
    let all = GAMES.iter().map(|game| game.info().slug.to_owned()).collect();
    let mut wanted = Wanted {
        tables: 32,
        seconds: 15,
        games: all,
        rate: 0.0,
        idle: 0,
        empty: 0,
        json: false,
        cluster: 0,
        postgres: false,
        hostile: false,
    };
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--tables" => wanted.tables = args.next()?.parse().ok()?,
            "--seconds" => wanted.seconds = args.next()?.parse().ok()?,
            "--games" => wanted.games = args.next()?.split(',').map(str::to_owned).collect(),
            "--rate" => wanted.rate = args.next()?.parse().ok()?,
            "--idle" => wanted.idle = args.next()?.parse().ok()?,
            "--empty" => wanted.empty = args.next()?.parse().ok()?,
            "--json" => wanted.json = true,
            "--cluster" => wanted.cluster = args.next()?.parse().ok()?,
            "--postgres" => wanted.postgres = true,
            // People who think, or the machine would be theirs alone.
            "--hostile" => (wanted.hostile, wanted.rate) = (true, 300.0),
            _ => return None,
        }
    }
    let is_known = |slug: &String| GAMES.iter().any(|game| game.info().slug == slug);
    (wanted.tables > 0 && wanted.seconds > 0 && wanted.games.iter().all(is_known)).then_some(wanted)
}

fn main() -> Result<(), Failed> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if let [word, store, nats @ ..] = &args[..]
        && ["serve", "guard"].contains(&word.as_str())
    {
        let (addr, cluster) = (SocketAddr::from(([127, 0, 0, 1], 0)), nats.first().cloned());
        // All players come from one address, which is no reason to count them where nobody means ill.
        let limits = if word == "guard" { Limits::default() } else { Limits::NONE };
        let config = Config { addr, store: Some(store.clone()), cluster, limits, ..Config::default() };
        serve_blocking(config)?;
        return Ok(());
    }
    let Some(wanted) = wanted(&args) else {
        eprintln!("{USAGE}");
        std::process::exit(2);
    };
    let folder = tempfile::tempdir()?;
    // Those that others use must outlive them.
    let (mut postgres, mut nats) = (None, None);
    if wanted.cluster > 0 || wanted.postgres {
        postgres = Some(engines::Postgres::start());
    }
    if wanted.cluster > 0 {
        nats = Some(engines::Nats::start());
    }
    let file = || format!("sqlite:{}", folder.path().join("load.db").display());
    let word = if wanted.hostile { "guard" } else { "serve" };
    let mut serve = vec![word.to_owned(), postgres.as_mut().map_or_else(file, engines::Postgres::database)];
    serve.extend(nats.as_ref().map(engines::Nats::address));
    let mut server = Server::start(&serve, wanted.cluster.max(1))?;
    server.engines.extend(postgres.as_ref().and_then(engines::Postgres::id));
    server.engines.extend(nats.as_ref().and_then(engines::Nats::id));
    if wanted.cluster > 1 {
        // They must have heard of each other.
        std::thread::sleep(Duration::from_secs(3));
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let told = if wanted.idle > 0 {
        runtime.block_on(rest(&server, &wanted))?
    } else if wanted.empty > 0 {
        runtime.block_on(stand(&server, &wanted))?
    } else {
        runtime.block_on(press(&server, &wanted))?
    };
    if wanted.json {
        println!("{told}");
    } else {
        for (key, value) in told.as_object().into_iter().flatten() {
            println!("{key:>16} {value}");
        }
    }
    let is_borne = told["wrong"].as_array().is_none_or(Vec::is_empty)
        && (!wanted.hostile || told["p99_ms"].as_f64().is_some_and(|wait| wait < BEARABLE));
    if is_borne { Ok(()) } else { Err(format!("what must not be, or a p99 above {BEARABLE} ms").into()) }
}

/// A server in a process of its own, or several.
struct Server {
    children: Vec<Child>,
    addrs: Vec<String>,
    /// Whose turn it is.
    turn: AtomicUsize,
    /// The database and the messenger that they use.
    engines: Vec<u32>,
}

/// The seconds of processor time that a process has used so far, with those of its children that have ended, by the
/// system's own account.
fn seconds_of(id: u32) -> Result<f64, Failed> {
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat"))?;
    // The name in brackets may hold anything; the numbers come after it.
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks = |n: usize| fields.get(n).and_then(|field| field.parse::<f64>().ok()).unwrap_or(0.0);
    Ok((ticks(11) + ticks(12)) / 100.0)
}

/// The children of a process.
fn children_of(id: u32) -> Vec<u32> {
    let told = std::fs::read_to_string(format!("/proc/{id}/task/{id}/children")).unwrap_or_default();
    told.split_whitespace().filter_map(|child| child.parse().ok()).collect()
}

impl Drop for Server {
    fn drop(&mut self) {
        for child in &mut self.children {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

impl Server {
    fn start(args: &[String], count: usize) -> Result<Server, Failed> {
        let mut server =
            Server { children: Vec::new(), addrs: Vec::new(), turn: AtomicUsize::new(0), engines: Vec::new() };
        for _ in 0..count {
            let mut command = Command::new(std::env::current_exe()?);
            let mut child = command.args(args).stdout(Stdio::piped()).spawn()?;
            let out = child.stdout.take().ok_or("the server has no output")?;
            let mut line = String::new();
            BufReader::new(out).read_line(&mut line)?;
            server.children.push(child);
            server.addrs.push(line.trim().rsplit('/').next().unwrap_or_default().to_owned());
        }
        Ok(server)
    }

    /// The servers in turn.
    fn addr(&self) -> &str {
        &self.addrs[self.turn.fetch_add(1, Ordering::Relaxed) % self.addrs.len()]
    }

    /// The seconds of processor time used so far, by the system's own account.
    fn cpu(&self) -> Result<f64, Failed> {
        self.children.iter().map(|child| seconds_of(child.id())).sum()
    }

    /// The same of the database and the messenger.
    fn engines_cpu(&self) -> f64 {
        let all = self.engines.iter().flat_map(|&id| children_of(id).into_iter().chain([id]));
        all.filter_map(|id| seconds_of(id).ok()).sum()
    }

    /// The memory that it holds, in millions of bytes.
    fn rss(&self) -> Result<f64, Failed> {
        let mut sum = 0.0;
        for child in &self.children {
            let status = std::fs::read_to_string(format!("/proc/{}/status", child.id()))?;
            let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
            sum += line.split_whitespace().next().unwrap_or_default().parse::<f64>()? * 1024.0 / 1e6;
        }
        Ok(sum)
    }

    /// Opens a table of two people; its id and their tokens.
    async fn open(&self, game: &str) -> Result<(String, Vec<String>), Failed> {
        open(self.addr(), game).await
    }

    async fn connect(&self, id: &str, token: &str) -> Result<Socket, Failed> {
        connect(self.addr(), id, Some(token)).await
    }
}

/// What a player reads of a message: just enough to act.
#[derive(Deserialize)]
struct Heard {
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    revision: u32,
    #[serde(default)]
    state: Option<Seen>,
    #[serde(default)]
    change: Option<Seen>,
}

#[derive(Deserialize)]
struct Seen {
    #[serde(default)]
    turn: Option<Turn>,
    #[serde(default)]
    legal: Option<Vec<Part>>,
}

#[derive(Deserialize)]
struct Turn {
    kind: String,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Part {
    Same(usize, usize),
    Action { code: u32 },
}

/// What all players count together.
#[derive(Default)]
struct Counts {
    is_over: AtomicBool,
    moves: AtomicU64,
    bytes: AtomicU64,
    waits: Mutex<Vec<f64>>,
}

/// When the last act at a table was sent, by which seat.
type Sent = Arc<Mutex<Option<(usize, Instant)>>>;

/// One seat until the match is over, or the time is; it thinks for about so long before each act.
async fn play(mut socket: Socket, seat: usize, pause: Duration, sent: Sent, counts: Arc<Counts>) -> Result<(), Failed> {
    let (mut legal, mut last): (Vec<u32>, Vec<u32>) = (Vec::new(), Vec::new());
    let (mut number, mut dice) = (1_u32, 7 + seat);
    let (mut revision, mut is_acting) = (0, false);
    let mut due: Option<Instant> = None;
    loop {
        if let Some(at) = due
            && !is_acting
            && !legal.is_empty()
            && at <= Instant::now()
        {
            (is_acting, due) = (true, None);
            number += 1;
            dice = next(dice);
            let code = legal[(dice >> 33) % legal.len()];
            let act = json!({"id": number, "type": "act", "seat": seat, "expect": revision, "code": code});
            sent.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert((seat, Instant::now()));
            socket.send(Message::text(act.to_string())).await?;
        }
        let wait = due.map_or(Duration::from_secs(20), |due| due.saturating_duration_since(Instant::now()));
        let next_one = match timeout(wait, socket.next()).await {
            Ok(next) => next,
            Err(_) if due.is_some() => continue,
            Err(_) => return Err("no answer for 20 seconds".into()),
        };
        let Some(Ok(Message::Text(text))) = next_one else {
            if counts.is_over.load(Ordering::Relaxed) {
                return Ok(());
            }
            continue;
        };
        counts.bytes.fetch_add(text.len() as u64, Ordering::Relaxed);
        let heard: Heard = serde_json::from_str(&text)?;
        // A refused act was overtaken by the other's; the state that follows is acted on.
        is_acting &= !matches!(heard.kind.as_str(), "done" | "refused");
        if let Some(seen) = heard.state.or(heard.change) {
            revision = heard.revision;
            let waited = {
                let mut sent = sent.lock().unwrap_or_else(PoisonError::into_inner);
                sent.take_if(|(by, _)| *by != seat).map(|(_, at)| at.elapsed())
            };
            if let Some(waited) = waited {
                counts.waits.lock().unwrap_or_else(PoisonError::into_inner).push(waited.as_secs_f64() * 1000.0);
            }
            if let Some(parts) = seen.legal {
                let mut now = Vec::new();
                for part in parts {
                    match part {
                        Part::Same(from, count) => now.extend_from_slice(&last[from..from + count]),
                        Part::Action { code } => now.push(code),
                    }
                }
                if !now.is_empty() {
                    last.clone_from(&now);
                }
                legal = now;
            }
            if seen.turn.is_some_and(|turn| turn.kind == "over") {
                return Ok(());
            }
        } else if heard.kind == "done" {
            counts.moves.fetch_add(1, Ordering::Relaxed);
        }
        if counts.is_over.load(Ordering::Relaxed) {
            return Ok(());
        }
        if legal.is_empty() {
            due = None;
        } else if due.is_none() && !is_acting {
            // Between nothing and twice the pause.
            dice = next(dice);
            due = Some(Instant::now() + pause.mul_f64((dice >> 33) as f64 / (1_u64 << 30) as f64));
        }
    }
}

/// The next of many numbers.
fn next(dice: usize) -> usize {
    dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407)
}

/// Two players at one table after another, until the time is over.
async fn table(
    server: Arc<Server>,
    games: Vec<String>,
    pause: Duration,
    nth: usize,
    counts: Arc<Counts>,
) -> Result<(), Failed> {
    let mut game = nth;
    while !counts.is_over.load(Ordering::Relaxed) {
        let (id, tokens) = server.open(&games[game % games.len()]).await?;
        game += 1;
        let sent = Sent::default();
        let mut seats = Vec::new();
        for (seat, token) in tokens.iter().enumerate() {
            let socket = server.connect(&id, token).await?;
            seats.push(tokio::spawn(play(socket, seat, pause, Arc::clone(&sent), Arc::clone(&counts))));
        }
        for seat in seats {
            seat.await??;
        }
    }
    Ok(())
}

async fn press(server: &Server, wanted: &Wanted) -> Result<Value, Failed> {
    let counts = Arc::new(Counts::default());
    let shared =
        Server { children: Vec::new(), addrs: server.addrs.clone(), turn: AtomicUsize::new(0), engines: Vec::new() };
    let shared = Arc::new(shared);
    let pause = if wanted.rate > 0.0 { wanted.tables as f64 / wanted.rate } else { 0.0 };
    let pause = Duration::from_secs_f64(pause);
    let tables: Vec<_> = (0..wanted.tables)
        .map(|nth| tokio::spawn(table(Arc::clone(&shared), wanted.games.clone(), pause, nth, Arc::clone(&counts))))
        .collect();
    // Tables open and states are told whole before anything is counted.
    tokio::time::sleep(Duration::from_secs(2 + wanted.tables as u64 / 100)).await;
    let crowd = if wanted.hostile {
        let (victim, _) = server.open(&wanted.games[0]).await?;
        Some(crowd::Crowd::gather(server.addr().parse()?, &victim).await)
    } else {
        None
    };
    let engines = server.engines_cpu();
    let before = (server.cpu()?, counts.moves.load(Ordering::Relaxed), counts.bytes.load(Ordering::Relaxed));
    counts.waits.lock().unwrap_or_else(PoisonError::into_inner).clear();
    let begun = Instant::now();
    tokio::time::sleep(Duration::from_secs(wanted.seconds)).await;
    let (cpu, seconds) = (server.cpu()? - before.0, begun.elapsed().as_secs_f64());
    let engines = server.engines_cpu() - engines;
    let moves = counts.moves.load(Ordering::Relaxed) - before.1;
    let bytes = counts.bytes.load(Ordering::Relaxed) - before.2;
    let rss = server.rss()?;
    let mut waits = std::mem::take(&mut *counts.waits.lock().unwrap_or_else(PoisonError::into_inner));
    let attacks = match crowd {
        Some(crowd) => Some(crowd.disperse().await),
        None => None,
    };
    counts.is_over.store(true, Ordering::Relaxed);
    for table in tables {
        if table.is_finished() {
            table.await??;
        } else {
            table.abort();
        }
    }
    waits.sort_by(f64::total_cmp);
    let at = |share: f64| waits.get((waits.len() as f64 * share) as usize).or(waits.last()).copied().unwrap_or(0.0);
    let round = |value: f64| (value * 10.0).round() / 10.0;
    let mut told = json!({
        "tables": wanted.tables,
        "moves": moves,
        "moves_per_s": round(moves as f64 / seconds),
        "moves_per_cpu_s": round(moves as f64 / cpu.max(0.01)),
        "moves_per_cpu_s_with_engines": round(moves as f64 / (cpu + engines).max(0.01)),
        "p50_ms": round(at(0.5)),
        "p99_ms": round(at(0.99)),
        "rss_mb": round(rss),
        "bytes_per_move": round(bytes as f64 / moves.max(1) as f64),
    });
    if let Some((outcomes, wrong)) = attacks {
        let each = |outcome: &crowd::Outcome| json!([outcome.tried, outcome.refused, outcome.let_in]);
        told["attacks"] = outcomes.iter().map(|(what, outcome)| ((*what).to_owned(), each(outcome))).collect();
        told["tried"] = json!(outcomes.values().map(|outcome| outcome.tried).sum::<u64>());
        told["wrong"] = json!(wrong);
    }
    Ok(told)
}

/// Guests who sit and do nothing.
async fn rest(server: &Server, wanted: &Wanted) -> Result<Value, Failed> {
    let before = server.rss()?;
    let mut sockets = Vec::new();
    for nth in 0..wanted.idle.div_ceil(2) {
        let (id, tokens) = server.open(&wanted.games[nth % wanted.games.len()]).await?;
        for token in tokens {
            let mut socket = server.connect(&id, &token).await?;
            while let Some(Ok(message)) = socket.next().await {
                if message.to_text().is_ok_and(|text| text.contains("\"type\":\"state\"")) {
                    break;
                }
            }
            sockets.push(socket);
        }
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let rss = server.rss()?;
    let each = (rss - before) * 1000.0 / sockets.len().max(1) as f64;
    Ok(json!({ "sockets": sockets.len(), "rss_mb": rss.round(), "kb_per_socket": (each * 10.0).round() / 10.0 }))
}

/// Tables that have been opened, and that nobody sits at.
async fn stand(server: &Server, wanted: &Wanted) -> Result<Value, Failed> {
    // What is shared by all is there after the first of each game.
    for game in &wanted.games {
        server.open(game).await?;
    }
    let before = server.rss()?;
    for nth in 0..wanted.empty {
        server.open(&wanted.games[nth % wanted.games.len()]).await?;
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let rss = server.rss()?;
    let each = (rss - before) * 1000.0 / wanted.empty as f64;
    Ok(json!({ "tables": wanted.empty, "rss_mb": rss.round(), "kb_per_table": (each * 10.0).round() / 10.0 }))
}
