//! The gate: connections come in, are counted, and may not dawdle.

use std::collections::HashMap;
use std::future::Future;
use std::io;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::{Instant, Sleep, sleep, timeout_at};
use tower::ServiceExt;

use crate::seldom::Seldom;

/// How long guests have to finish when the house closes, from when it was told to; and at least, whatever was done until then.
const FAREWELL: Duration = Duration::from_secs(3);
const MOMENT: Duration = Duration::from_millis(400);
/// How many connections there may be in all.
const MOST: usize = 20_000;
/// How long the head of a request may be, in bytes.
const LONGEST_HEAD: usize = 32 * 1024;

/// How much one address may do; 0 sets no limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// How many connections it may hold. It is answered twice as many requests a second, ten times as many at once;
    /// what it asks beyond that is answered later.
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
    known: Mutex<Known>,
}

#[derive(Debug)]
struct Known {
    addresses: HashMap<IpAddr, Address>,
    /// From how many on those that are long gone are forgotten.
    forget_from: usize,
}

/// How many requests an address may make at once, and each second, for each connection that it may hold.
const AT_ONCE: f64 = 10.0;
const EACH_SECOND: f64 = 2.0;

/// How many seconds tables may spend on what an address asks, at once and each second; acts are not counted.
const WORK_AT_ONCE: f64 = 2.0;
const WORK_EACH_SECOND: f64 = 0.5;

/// How many addresses are known before any is forgotten.
const MANY: usize = 10_000;

/// Whom an address belongs to: of the newer kind everybody has as many as anybody wants, in one network of 64 bits.
fn holder(ip: IpAddr) -> IpAddr {
    match ip.to_canonical() {
        IpAddr::V6(ip) => IpAddr::V6(Ipv6Addr::from(u128::from(ip) >> 64 << 64)),
        ip => ip,
    }
}

#[derive(Debug)]
struct Address {
    connections: u32,
    /// How many tables it may open now.
    tables: f64,
    since: Instant,
    /// How many requests it may make now; less than none if some wait.
    requests: f64,
    asked: Instant,
    /// How many seconds tables may spend on what it asks.
    work: f64,
    worked: Instant,
}

impl Address {
    /// Takes so many seconds from those that tables may spend on it; how long it rests.
    fn spend(&mut self, seconds: f64, now: Instant) -> Duration {
        let passed = now.saturating_duration_since(self.worked).as_secs_f64();
        self.work = (self.work + passed * WORK_EACH_SECOND).min(WORK_AT_ONCE) - seconds;
        self.worked = now;
        Duration::from_secs_f64((-self.work / WORK_EACH_SECOND).max(0.0))
    }
}

/// A connection that counts while it lasts: in all, and for its address.
#[derive(Debug)]
pub struct Counted {
    of: Arc<Addresses>,
    ip: IpAddr,
    _permit: OwnedSemaphorePermit,
}

impl Counted {
    /// Tables have spent so much time on what its address asked: how long it rests.
    pub fn spend(&self, spent: Duration) -> Duration {
        self.of.spend(self.ip, spent, Instant::now())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.of.with(self.ip, |address| address.connections = address.connections.saturating_sub(1));
    }
}

impl Addresses {
    /// Nobody has come yet.
    pub fn new(limits: Limits) -> Addresses {
        Addresses { limits, known: Mutex::new(Known { addresses: HashMap::new(), forget_from: MANY }) }
    }

    fn with<T>(&self, ip: IpAddr, change: impl FnOnce(&mut Address) -> T) -> T {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let most = f64::from(self.limits.tables) / 6.0;
        let Known { addresses, forget_from } = &mut *known;
        if addresses.len() > *forget_from {
            let hour = Duration::from_secs(3600);
            addresses.retain(|_, address| address.connections > 0 || address.since.elapsed() < hour);
            *forget_from = MANY.max(2 * addresses.len());
        }
        let (now, requests) = (Instant::now(), f64::from(self.limits.connections) * AT_ONCE);
        let fresh = || {
            let (work, worked) = (WORK_AT_ONCE, now);
            Address { connections: 0, tables: most, since: now, requests, asked: now, work, worked }
        };
        change(addresses.entry(holder(ip)).or_insert_with(fresh))
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

    /// How long a request of this address waits until it is answered.
    fn pause(&self, ip: IpAddr, now: Instant) -> Duration {
        let connections = f64::from(self.limits.connections);
        if connections == 0.0 {
            return Duration::ZERO;
        }
        let (most, each_second) = (connections * AT_ONCE, connections * EACH_SECOND);
        self.with(ip, |address| {
            let passed = now.duration_since(address.asked).as_secs_f64();
            address.requests = (address.requests + passed * each_second).min(most) - 1.0;
            address.asked = now;
            Duration::from_secs_f64((-address.requests / each_second).max(0.0)).max(address.spend(0.0, now))
        })
    }

    /// Tables have spent so much time on what this address asked: how long it rests.
    fn spend(&self, ip: IpAddr, spent: Duration, now: Instant) -> Duration {
        if self.limits.connections == 0 {
            return Duration::ZERO;
        }
        self.with(ip, |address| address.spend(spent.as_secs_f64(), now))
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
    stop: impl Future<Output = Instant>,
) -> io::Result<()> {
    static NOT_LET_IN: Seldom = Seldom::new();
    let (close, closing) = watch::channel(None);
    let room = Arc::new(Semaphore::new(MOST));
    tokio::pin!(stop);
    let told = loop {
        let accepted = tokio::select! {
            told = &mut stop => break told,
            accepted = listener.accept() => accepted,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Too many open files, or a guest who has gone already: both pass.
                if let Some(silent) = NOT_LET_IN.may() {
                    tracing::warn!(%error, silent, "a guest could not be let in");
                }
                sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        let Ok(permit) = Arc::clone(&room).try_acquire_owned() else { continue };
        let Some(counted) = addresses.enter(peer.ip(), permit) else { continue };
        tokio::spawn(serve(stream, peer, router.clone(), closing.clone(), Arc::new(counted)));
    };
    drop(listener);
    let end = (told + FAREWELL).max(Instant::now() + MOMENT);
    close.send_replace(Some(end));
    drop(closing);
    // Whoever has not gone by then is not waited for.
    let _ = timeout_at(end + MOMENT, close.closed()).await;
    Ok(())
}

/// Serves one connection.
async fn serve(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    mut closing: watch::Receiver<Option<Instant>>,
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
        let (counted, router) = (Arc::clone(&counted), router.clone());
        async move {
            let pause = counted.of.pause(counted.ip, Instant::now());
            if !pause.is_zero() {
                sleep(pause).await;
            }
            router.oneshot(request).await
        }
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(patience).max_buf_size(LONGEST_HEAD);
    let connection = builder.serve_connection(TokioIo::new(Patient::new(stream, patience)), service).with_upgrades();
    tokio::pin!(connection);
    let end = tokio::select! {
        _ = connection.as_mut() => return,
        closing = closing.wait_for(Option::is_some) => closing.ok().and_then(|end| *end),
    };
    connection.as_mut().graceful_shutdown();
    let _ = timeout_at(end.unwrap_or_else(Instant::now), connection).await;
}

/// A connection whose other end must take what it is sent, or at least some of it now and then.
struct Patient<S> {
    stream: S,
    patience: Duration,
    /// Runs while nothing of what is sent is taken.
    stalled: Option<Pin<Box<Sleep>>>,
}

impl<S> Patient<S> {
    fn new(stream: S, patience: Duration) -> Patient<S> {
        Patient { stream, patience, stalled: None }
    }
}

impl<S: AsyncWrite + Unpin> Patient<S> {
    fn poll_sent<T>(
        &mut self,
        cx: &mut Context<'_>,
        send: impl FnOnce(Pin<&mut S>, &mut Context<'_>) -> Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if let Poll::Ready(sent) = send(Pin::new(&mut self.stream), cx) {
            self.stalled = None;
            return Poll::Ready(sent);
        }
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(self.patience)));
        ready!(stalled.as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, into)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.poll_sent(cx, |stream, cx| stream.poll_write(cx, bytes))
    }
    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.poll_sent(cx, |stream, cx| stream.poll_write_vectored(cx, slices))
    }
    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.poll_sent(cx, AsyncWrite::poll_flush)
    }
    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
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

    #[test]
    fn whoever_asks_without_end_is_answered_later() {
        let addresses = Addresses::new(Limits { connections: 20, ..Limits::NONE });
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let begun = Instant::now();
        assert!((0..200).all(|_| addresses.pause(one, begun).is_zero()));
        let waits: Vec<Duration> = (0..20).map(|_| addresses.pause(one, begun)).collect();
        assert!(waits.is_sorted() && waits[19] >= Duration::from_millis(490), "{waits:?}");
        assert!(addresses.pause(other, begun).is_zero(), "each address has its own measure");
        assert!(addresses.pause(one, begun + Duration::from_secs(2)).is_zero(), "whoever waits is heard again");
        assert!((0..1000).all(|_| Addresses::new(Limits::NONE).pause(one, begun).is_zero()));
    }

    #[test]
    fn an_address_on_which_tables_spend_much_time_rests() {
        let addresses = Addresses::new(Limits { connections: 20, ..Limits::NONE });
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let (begun, little) = (Instant::now(), Duration::from_millis(10));
        assert!((0..200).all(|_| addresses.spend(one, little, begun).is_zero()));
        let rests: Vec<Duration> = (0..100).map(|_| addresses.spend(one, little, begun)).collect();
        assert!(rests.is_sorted() && rests[99] > Duration::from_millis(1990), "{:?}", rests[99]);
        // What it asks by other ways waits as long.
        assert!(addresses.pause(one, begun) > Duration::from_millis(1990));
        assert!(addresses.pause(other, begun).is_zero(), "each address has its own measure");
        assert!(addresses.pause(one, begun + Duration::from_secs(3)).is_zero(), "whoever rests is heard again");
        assert!((0..1000).all(|_| Addresses::new(Limits::NONE).spend(one, little, begun).is_zero()));
    }

    #[test]
    fn a_network_of_addresses_that_one_guest_has_is_one() {
        let addresses = Addresses::new(Limits { tables: 60, ..Limits::NONE });
        let now = Instant::now();
        let of = |net: u16, host: u16| IpAddr::from([0x2001, 0xdb8, 0, net, 0, 0, 0, host]);
        assert_eq!((0..50).filter(|&host| addresses.may_open_at(of(1, host), now)).count(), 10);
        assert!(addresses.may_open_at(of(2, 1), now), "the next network is somebody else's");
        // The same guest by the older kind, as a listener for both kinds sees it.
        let old = IpAddr::from([10, 0, 0, 1]);
        assert!((0..10).all(|_| addresses.may_open_at(old, now)));
        assert!(!addresses.may_open_at("::ffff:10.0.0.1".parse().expect("an address"), now));
    }

    #[tokio::test]
    async fn whoever_takes_nothing_of_what_is_sent_is_let_go() {
        use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};
        let (mut guest, server) = duplex(100);
        let patience = Duration::from_millis(200);
        let mut server = Patient::new(server, patience);
        let sending = tokio::spawn(async move { server.write_all(&[7; 1000]).await });
        // One who is slow is not let go.
        for _ in 0..5 {
            sleep(patience / 2).await;
            guest.read_exact(&mut [0; 100]).await.expect("it is sent");
        }
        assert!(!sending.is_finished());
        let error = sending.await.expect("it does not panic").expect_err("nobody reads");
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }
}
