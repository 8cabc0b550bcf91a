//! Tables on the network.
//!
//! `GET /api` says what the server is; `POST /api/matches` opens a match and
//! gives each seat its secret; `/api/matches/{id}/socket` is the way to the table.
//! One task owns each match (`table.rs`); whatever it does is in the store
//! before anybody hears of it, so a server that stops at any moment goes on
//! where it was.

// Tests of stores, inside and outside, share a sample.
#[cfg(test)]
extern crate self as atoll_server;

mod api;
mod cluster;
mod error;
mod games;
mod gate;
mod lobby;
mod outbox;
mod pages;
mod secret;
mod seldom;
mod socket;
pub mod store;
mod table;
mod thinking;
mod webhook;
mod wire;

use std::fmt;
use std::future::Future;
use std::io::{self, IsTerminal, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use atoll_core::{DataError, Lang, Tell, Text};
use axum::Router;
use axum::http::{HeaderName, HeaderValue, header};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::Instant;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::RequestBodyDeadlineLayer;
use tower_http::trace::TraceLayer;

pub use cluster::ClusterError;
use cluster::{Cluster, LEASE};
pub use error::ServerError;
pub use games::Games;
use gate::Addresses;
pub use gate::Limits;
use lobby::Lobby;
use store::{Store, StoreError};
use table::House;
use thinking::Thinkers;

/// Whatever serves tables asks for memory here: it gives back what many small things of many tables held.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub addr: SocketAddr,
    /// The address of its store, `sqlite:PATH` or `postgres://USER@HOST/NAME`; in the user's data folder if there is none.
    pub store: Option<String>,
    /// A folder whose files `<slug>/<name>.toml` replace those of the games.
    pub data: Option<PathBuf>,
    /// How long a bot waits before it acts.
    pub pace: Duration,
    /// How much one address may do.
    pub limits: Limits,
    /// After how many days a match that nobody touches is forgotten; 0 keeps all for ever.
    pub keep: u32,
    /// The NATS over which servers that share a store write to each other; nothing for a server alone.
    pub cluster: Option<String>,
    /// Where it is told that somebody who is away has the turn: `http://HOST[:PORT]/PATH`.
    pub webhook: Option<String>,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            addr: SocketAddr::from(([127, 0, 0, 1], 7777)),
            store: None,
            data: None,
            pace: Duration::from_millis(700),
            limits: Limits::default(),
            keep: KEEP,
            cluster: None,
            webhook: None,
        }
    }
}

/// For how many days a match is kept that nobody touches.
pub const KEEP: u32 = 180;

/// Why a server cannot run.
#[derive(Debug)]
pub enum ServeError {
    /// The address cannot be listened at.
    Listen(SocketAddr, io::Error),
    /// The store cannot be opened.
    Store(StoreError),
    /// There is no folder for the store.
    Folder(PathBuf, io::Error),
    /// The component files are wrong.
    Data(DataError),
    /// The other servers cannot be joined.
    Cluster(ClusterError),
    /// The webhook's address cannot be called.
    Webhook(String),
    /// The system fails.
    System(io::Error),
}

impl Tell for ServeError {
    fn tell(&self, lang: Lang) -> String {
        let store = Text {
            en: "{error}; choose another store with --store sqlite:PATH or postgres://USER@HOST/NAME",
            nl: "{error}; kies een andere opslag met --store sqlite:PAD of postgres://GEBRUIKER@HOST/NAAM",
        };
        match self {
            ServeError::Listen(addr, error) => Text {
                en: "cannot listen at {addr}: {error}; choose another address with --addr",
                nl: "luisteren op {addr} lukt niet: {error}; kies een ander adres met --addr",
            }
            .fill(lang, &[("addr", addr), ("error", error)]),
            ServeError::Store(error @ (StoreError::File(_) | StoreError::Broken(_) | StoreError::Used(_))) => {
                error.to_string()
            }
            ServeError::Store(error) => store.fill(lang, &[("error", error)]),
            ServeError::Folder(path, error) => {
                store.fill(lang, &[("error", &format_args!("{}: {error}", path.display()))])
            }
            ServeError::Cluster(error) => Text {
                en: "the other servers cannot be joined: {error}",
                nl: "aansluiten bij de andere servers lukt niet: {error}",
            }
            .fill(lang, &[("error", error)]),
            ServeError::Data(error) => error.tell(lang),
            ServeError::Webhook(address) => Text {
                en: "`{address}` cannot be called; expected http://HOST[:PORT]/PATH",
                nl: "`{address}` is niet te bereiken; verwacht http://HOST[:POORT]/PAD",
            }
            .fill(lang, &[("address", address)]),
            ServeError::System(error) => error.to_string(),
        }
    }
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.tell(Lang::En))
    }
}

impl std::error::Error for ServeError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ServeError::Listen(_, error) | ServeError::Folder(_, error) | ServeError::System(error) => Some(error),
            ServeError::Store(error) => Some(error),
            ServeError::Data(error) => Some(error),
            ServeError::Cluster(error) => Some(error),
            ServeError::Webhook(_) => None,
        }
    }
}

/// A house of tables: games, a store, and the routes to them.
#[derive(Debug)]
pub struct App {
    lobby: Arc<Lobby>,
    addresses: Arc<Addresses>,
    close: watch::Sender<bool>,
    keep: u32,
}

/// How often closed tables are looked at whose clocks may be out.
const WAKING: Duration = Duration::from_secs(20);
/// How long the handing over of all tables is waited for.
const HANDED_OVER: Duration = Duration::from_secs(2);
/// How long a server that goes may take to give its lease back.
const LEASE_BACK: Duration = Duration::from_millis(500);
/// How long the store has to finish when the house closes.
const LAST_WORDS: Duration = Duration::from_secs(1);

impl App {
    /// A house with these games and this store.
    pub fn new(games: Games, store: Arc<dyn Store>, pace: Duration) -> App {
        let (close, closing) = watch::channel(false);
        let patience = gate::PATIENCE;
        let (games, thinkers) = (Arc::new(games), Thinkers::new());
        let house = House { games, store, pace, patience, closing, webhook: None, cluster: None, thinkers };
        App {
            lobby: Arc::new(Lobby::new(house)),
            addresses: Arc::new(Addresses::new(Limits::default())),
            close,
            keep: 0,
        }
    }

    /// This house with other limits.
    #[must_use]
    pub fn limited(mut self, limits: Limits) -> App {
        self.addresses = Arc::new(Addresses::new(limits));
        let house = House { patience: limits.patience, ..self.lobby.house().clone() };
        self.lobby = Arc::new(Lobby::new(house));
        self
    }

    /// This house, which forgets matches that nobody touches for so many days.
    #[must_use]
    pub fn keeping(mut self, days: u32) -> App {
        self.keep = days;
        self
    }

    /// This house, which tells at an address that somebody who is away has the turn.
    ///
    /// # Errors
    /// If the address cannot be called.
    pub fn calling(mut self, address: &str) -> Result<App, ServeError> {
        let webhook = webhook::Webhook::at(address).ok_or_else(|| ServeError::Webhook(address.to_owned()))?;
        let house = House { webhook: Some(webhook), ..self.lobby.house().clone() };
        self.lobby = Arc::new(Lobby::new(house));
        Ok(self)
    }

    /// This house, which shares its store with others that write to each other over the NATS at an address.
    ///
    /// # Errors
    /// If the store cannot be shared, or NATS not be reached.
    pub async fn joining(self, address: &str) -> Result<App, ServeError> {
        self.joining_for(address, LEASE).await
    }

    /// As [`App::joining`], with leases of this length: so long a server is believed to live without a sign of it.
    ///
    /// # Errors
    /// If the store cannot be shared, or NATS not be reached.
    pub async fn joining_for(mut self, address: &str, lease: Duration) -> Result<App, ServeError> {
        let house = self.lobby.house();
        let cluster = Cluster::join(address, Arc::clone(&house.store), lease).await.map_err(ServeError::Cluster)?;
        let house = House { cluster: Some(cluster), ..house.clone() };
        self.lobby = Arc::new(Lobby::new(house));
        Ok(self)
    }

    /// All routes, with the headers that every answer carries.
    pub fn router(&self) -> Router {
        let header = |name: HeaderName, value: &'static str| {
            SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value))
        };
        api::routes(Arc::clone(&self.lobby), Arc::clone(&self.addresses))
            .fallback(pages::serve)
            // What can be packed beforehand is; the rest is for the moment, and must cost little.
            .layer(CompressionLayer::new().quality(CompressionLevel::Fastest))
            .layer(header(header::CONTENT_SECURITY_POLICY, pages::POLICY))
            .layer(header(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
            .layer(header(header::REFERRER_POLICY, "no-referrer"))
            .layer(header(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
            .layer(RequestBodyDeadlineLayer::new(self.addresses.patience()))
            // What went wrong in the house is logged where it is known what it was, and not once for each who asks.
            .layer(TraceLayer::new_for_http().on_failure(()))
    }

    /// Serves until `stop` is done; then says goodbye to all guests and closes the store.
    ///
    /// # Errors
    /// If the system fails.
    pub async fn serve(self, listener: TcpListener, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let store = Arc::clone(&self.lobby.house().store);
        let router = self.router();
        let close = self.close;
        let cluster = self.lobby.house().cluster.clone();
        let lobby = Arc::clone(&self.lobby);
        if let Some(cluster) = &cluster {
            cluster.run(&self.lobby, router.clone());
        }
        let stopping = async move {
            stop.await;
            let told = Instant::now();
            tracing::info!("closing");
            // Others take the matches, some at a time and then all that are left; what is still said here is refused there.
            if let Some(cluster) = cluster {
                cluster.retire();
                let _ = tokio::time::timeout(HANDED_OVER, lobby.hand_over()).await;
                let _ = tokio::time::timeout(LEASE_BACK, cluster.leave()).await;
            }
            close.send_replace(true);
            told
        };
        let forgetting = (self.keep > 0).then(|| tokio::spawn(forget(Arc::clone(&self.lobby), self.keep)));
        let waking = tokio::spawn(wake(Arc::clone(&self.lobby)));
        let served = gate::keep(listener, router, self.addresses, stopping).await;
        waking.abort();
        if let Some(forgetting) = forgetting {
            forgetting.abort();
        }
        // The goodbyes that tables have said are on their way.
        tokio::time::sleep(Duration::from_millis(100)).await;
        // A store that hangs is not waited for: what was announced is written.
        let _ = tokio::time::timeout(LAST_WORDS, store.close()).await;
        served
    }
}

/// Forgets what nobody touches, now and every hour.
async fn forget(lobby: Arc<Lobby>, days: u32) {
    let mut hour = tokio::time::interval(Duration::from_secs(3600));
    loop {
        hour.tick().await;
        match lobby.expire(days).await {
            Ok(0) => {}
            Ok(count) => tracing::info!(count, "matches that nobody touched for {days} days are forgotten"),
            Err(error) => tracing::warn!(%error, "old matches could not be forgotten"),
        }
    }
}

/// Opens the tables whose clocks are out, as long as the house is open.
async fn wake(lobby: Arc<Lobby>) {
    let mut pause = tokio::time::interval(WAKING);
    loop {
        pause.tick().await;
        if let Err(error) = lobby.wake().await {
            tracing::warn!(%error, "clocks could not be looked at");
        }
    }
}

/// Copies the store at an address, or that of the user's data folder, to a file; a server may be using it.
///
/// # Errors
/// Why it cannot be copied.
pub fn backup_blocking(store: Option<String>, to: &Path) -> Result<(), ServeError> {
    let address = store.map_or_else(default_store, Ok)?;
    small_runtime()?.block_on(store::backup(&address, to)).map_err(ServeError::Store)
}

/// Puts a copy in the place of a store that is not there yet.
///
/// # Errors
/// Why it cannot be put there.
pub fn restore_blocking(from: &Path, store: Option<String>) -> Result<(), ServeError> {
    let address = store.map_or_else(default_store, Ok)?;
    small_runtime()?.block_on(store::restore(from, &address)).map_err(ServeError::Store)
}

/// Carries every match of one store to another.
///
/// # Errors
/// Why it cannot be done.
pub fn copy_blocking(from: &str, to: &str, data: Option<&Path>) -> Result<store::Copied, ServeError> {
    let games = games_of(data)?;
    small_runtime()?.block_on(async {
        let (from, to) = (there(from).await?, store::at(to).await.map_err(ServeError::Store)?);
        let copied = store::copy(from.as_ref(), to.as_ref(), &games).await.map_err(ServeError::Store);
        from.close().await;
        to.close().await;
        copied
    })
}

/// Plays every match of a store again.
///
/// # Errors
/// Why it cannot be read.
pub fn check_blocking(store: &str, data: Option<&Path>) -> Result<store::Checked, ServeError> {
    let games = games_of(data)?;
    small_runtime()?.block_on(async {
        let store = there(store).await?;
        let found = store::check(store.as_ref(), &games).await.map_err(ServeError::Store);
        store.close().await;
        found
    })
}

/// The store at an address, which must be there: nobody wants to look at a new one.
async fn there(address: &str) -> Result<Arc<dyn Store>, ServeError> {
    store::is_there(address).map_err(ServeError::Store)?;
    store::at(address).await.map_err(ServeError::Store)
}

fn games_of(data: Option<&Path>) -> Result<Games, ServeError> {
    data.map_or_else(|| Ok(Games::shipped()), |folder| Games::with_data(folder).map_err(ServeError::Data))
}

fn small_runtime() -> Result<tokio::runtime::Runtime, ServeError> {
    tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(ServeError::System)
}

/// Runs a server until the process is told to stop.
///
/// # Errors
/// Why it cannot run.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    let games = games_of(config.data.as_deref())?;
    let address = match config.store {
        Some(address) => address,
        None => default_store()?,
    };
    // The address first: whoever starts a second server by mistake is told so before the store is.
    let listener = TcpListener::bind(config.addr).await.map_err(|error| ServeError::Listen(config.addr, error))?;
    let store = if config.cluster.is_some() { store::shared(&address).await } else { store::at(&address).await };
    let store = store.map_err(ServeError::Store)?;
    let addr = listener.local_addr().map_err(ServeError::System)?;
    tracing::info!(%addr, store = store::shown(&address), pages = pages::BUILT.unwrap_or("unknown"), "serving");
    // Nobody may be listening to this, which is no reason not to serve.
    let _ = writeln!(io::stdout(), "Atoll is at http://{addr}");
    let mut app = App::new(games, store, config.pace).limited(config.limits).keeping(config.keep);
    if let Some(address) = &config.webhook {
        app = app.calling(address)?;
    }
    if let Some(address) = &config.cluster {
        app = app.joining(address).await?;
    }
    app.serve(listener, told_to_stop()).await.map_err(ServeError::System)
}

/// As [`serve`], with a runtime of its own and a log on standard error (`ATOLL_LOG`, by default warnings).
///
/// # Errors
/// Why it cannot run.
pub fn serve_blocking(config: Config) -> Result<(), ServeError> {
    let wanted = std::env::var("ATOLL_LOG").unwrap_or_else(|_| "warn".to_owned());
    let filter = tracing_subscriber::EnvFilter::try_new(wanted).unwrap_or_else(|_| "warn".into());
    // Whoever calls this may have a log already; then that one stays.
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    let _ = log.with_ansi(io::stderr().is_terminal()).try_init();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(ServeError::System)?;
    let served = runtime.block_on(serve(config));
    // A bot that still thinks is not waited for.
    runtime.shutdown_timeout(Duration::from_millis(200));
    served
}

/// The store in the user's data folder.
fn default_store() -> Result<String, ServeError> {
    let var = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = if cfg!(windows) {
        var("APPDATA")
    } else if cfg!(target_os = "macos") {
        var("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        var("XDG_DATA_HOME").or_else(|| var("HOME").map(|home| home.join(".local/share")))
    };
    let folder = base.unwrap_or_else(|| PathBuf::from(".")).join("atoll");
    std::fs::create_dir_all(&folder).map_err(|error| ServeError::Folder(folder.clone(), error))?;
    Ok(format!("sqlite:{}", folder.join("atoll.db").display()))
}

/// Done when the process is told to stop.
async fn told_to_stop() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}
