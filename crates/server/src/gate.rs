//! The gate: connections come in, are counted, and may not dawdle.

use std::collections::HashMap;
use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::{Instant, sleep, timeout};
use tower::ServiceExt;

/// How long guests have to finish when the house closes.
const FAREWELL: Duration = Duration::from_secs(3);
/// How many connections there may be in all.
const MOST: usize = 20_000;

/// How much one address may do; 0 sets no limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// How many connections it may hold.
    pub connections: u32,
    /// How many tables it may open in an hour; a sixth of them at once.
    pub tables: u32,
    /// How long it may take to say what it wants and to read what it is told; so long an idle connection stays, too.
    pub patience: Duration,
}

impl Limits {
    /// As many connections and tables as anybody wants.
    pub const NONE: Limits = Limits { connections: 0, tables: 0, patience: PATIENCE };
}

/// How long guests are waited for unless a house has other limits.
pub const PATIENCE: Duration = Duration::from_secs(15);

impl Default for Limits {
    fn default() -> Self {
        Limits { connections: 200, tables: 600, patience: PATIENCE }
    }
}

/// What each address has done.
#[derive(Debug)]
pub struct Addresses {
    limits: Limits,
    known: Mutex<HashMap<IpAddr, Address>>,
}

#[derive(Debug)]
struct Address {
    connections: u32,
    /// How many tables it may open now.
    tables: f64,
    since: Instant,
}

/// A connection that counts while it lasts: in all, and for its address.
#[derive(Debug)]
pub struct Counted {
    of: Arc<Addresses>,
    ip: IpAddr,
    _permit: OwnedSemaphorePermit,
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.of.with(self.ip, |address| address.connections = address.connections.saturating_sub(1));
    }
}

impl Addresses {
    /// Nobody has come yet.
    pub fn new(limits: Limits) -> Addresses {
        Addresses { limits, known: Mutex::default() }
    }

    fn with<T>(&self, ip: IpAddr, change: impl FnOnce(&mut Address) -> T) -> T {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let most = f64::from(self.limits.tables) / 6.0;
        if known.len() > 10_000 {
            known.retain(|_, address| address.connections > 0 || address.since.elapsed() < Duration::from_secs(3600));
        }
        let fresh = || Address { connections: 0, tables: most, since: Instant::now() };
        change(known.entry(ip).or_insert_with(fresh))
    }

    /// How long a guest is waited for.
    pub fn patience(&self) -> Duration {
        self.limits.patience
    }

    fn enter(self: &Arc<Self>, ip: IpAddr, permit: OwnedSemaphorePermit) -> Option<Counted> {
        let most = self.limits.connections;
        let may = self.with(ip, |address| {
            let may = most == 0 || address.connections < most;
            address.connections += u32::from(may);
            may
        });
        may.then(|| Counted { of: Arc::clone(self), ip, _permit: permit })
    }

    /// Whether this address may open another table now.
    pub fn may_open(&self, ip: IpAddr) -> bool {
        self.may_open_at(ip, Instant::now())
    }

    fn may_open_at(&self, ip: IpAddr, now: Instant) -> bool {
        if self.limits.tables == 0 {
            return true;
        }
        let (most, each_second) = (f64::from(self.limits.tables) / 6.0, f64::from(self.limits.tables) / 3600.0);
        self.with(ip, |address| {
            address.tables = (address.tables + now.duration_since(address.since).as_secs_f64() * each_second).min(most);
            address.since = now;
            let may = address.tables >= 1.0;
            if may {
                address.tables -= 1.0;
            }
            may
        })
    }
}

/// Lets guests in until `stop` is done, then gives them a moment to go.
///
/// # Errors
/// If the system fails for good.
pub async fn keep(
    listener: TcpListener,
    router: Router,
    addresses: Arc<Addresses>,
    stop: impl Future<Output = ()>,
) -> io::Result<()> {
    let (close, closing) = watch::channel(false);
    let room = Arc::new(Semaphore::new(MOST));
    tokio::pin!(stop);
    loop {
        let accepted = tokio::select! {
            () = &mut stop => break,
            accepted = listener.accept() => accepted,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Too many open files, or a guest who has gone already: both pass.
                tracing::warn!(%error, "a guest could not be let in");
                sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        let Ok(permit) = Arc::clone(&room).try_acquire_owned() else { continue };
        let Some(counted) = addresses.enter(peer.ip(), permit) else { continue };
        tokio::spawn(serve(stream, peer, router.clone(), closing.clone(), Arc::new(counted)));
    }
    drop(listener);
    close.send_replace(true);
    drop(closing);
    // Whoever has not gone by then is not waited for.
    let _ = timeout(FAREWELL + Duration::from_millis(500), close.closed()).await;
    Ok(())
}

/// Serves one connection.
async fn serve(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    mut closing: watch::Receiver<bool>,
    counted: Arc<Counted>,
) {
    let patience = counted.of.patience();
    // A move is a small packet, and waits for no other.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        // A socket goes on after its request has been answered, and still counts.
        request.extensions_mut().insert(Arc::clone(&counted));
        router.clone().oneshot(request)
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(patience);
    let connection = builder.serve_connection(TokioIo::new(stream), service).with_upgrades();
    tokio::pin!(connection);
    let is_done = tokio::select! {
        _ = connection.as_mut() => true,
        _ = closing.wait_for(|&closing| closing) => false,
    };
    if !is_done {
        connection.as_mut().graceful_shutdown();
        let _ = timeout(FAREWELL, connection).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_opens_so_many_tables_and_no_more() {
        let addresses = Addresses::new(Limits { tables: 60, ..Limits::NONE });
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let now = Instant::now();
        assert_eq!((0..50).filter(|_| addresses.may_open_at(one, now)).count(), 10);
        assert!(addresses.may_open_at(other, now), "each address has its own measure");
        let later = now + Duration::from_secs(90);
        assert_eq!((0..50).filter(|_| addresses.may_open_at(one, later)).count(), 1, "sixty an hour is one a minute");
        let free = Addresses::new(Limits::NONE);
        assert!((0..1000).all(|_| free.may_open(one)));
    }
}
