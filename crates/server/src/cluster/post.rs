//! Letters between servers, in envelopes that are numbered, so that a lost one is noticed.
//!
//! ```text
//! byte 0      99: letters follow
//! byte 1-8    the link: drawn anew whenever a link is begun
//! byte 9-16   the number of the envelope on this link, from 0
//! then, for each letter,
//!   byte 0     kind
//!   byte 1-8   the guest, by the number that its own server gave it
//!   byte 9-12  how many bytes of text follow
//! ```
//!
//! All numbers are big-endian. The sender is named where NATS has the address for answers. What waits for one reader
//! goes into one envelope: a message of the messenger costs more than a letter does.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use async_nats::{Client, ConnectError, ConnectOptions, Subject};
use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use futures_util::StreamExt;
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};

use super::{Addressed, Cluster};
use crate::lobby::Lobby;
use crate::secret;

/// How many letters may wait to be sent.
pub const WAITING: usize = 4096;
/// How many letters are looked at together.
const AT_ONCE: usize = 256;
/// How many bytes go into an envelope, unless a letter alone is longer.
const LARGEST: usize = 256 * 1024;
/// Bytes before the first letter, and before the text of each.
const HEAD: usize = 17;
const EDGE: usize = 13;
/// Letters follow.
const ENVELOPE: u8 = 99;
/// Says that a link has been broken off: its number follows.
const BROKEN: u8 = 100;
/// Says that a server goes.
const FAREWELL: u8 = 101;
/// Says to oneself that the messenger carries.
const ECHO: u8 = 102;

/// What a letter is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Kind {
    /// A guest comes to a table of the reader's.
    Enter,
    /// It says something.
    Say,
    /// It said what cannot be followed.
    Garbled,
    /// It goes.
    Leave,
    /// It is told something.
    Told,
    /// It has been shown the door.
    Gone,
    /// Nothing: the link is tried.
    Pulse,
}

impl Kind {
    const ALL: [Kind; 7] = [Kind::Enter, Kind::Say, Kind::Garbled, Kind::Leave, Kind::Told, Kind::Gone, Kind::Pulse];
}

/// A letter to another server.
#[derive(Clone, Debug)]
pub struct Letter {
    /// What it is about.
    pub kind: Kind,
    /// The guest.
    pub guest: u64,
    /// The rest.
    pub text: Utf8Bytes,
}

impl Letter {
    /// A letter.
    pub fn of(kind: Kind, guest: u64, text: impl Into<Utf8Bytes>) -> Letter {
        Letter { kind, guest, text: text.into() }
    }

    fn size(&self) -> usize {
        EDGE + self.text.len()
    }
}

/// An envelope with these letters.
fn sealed<'a>(letters: impl Iterator<Item = &'a Letter> + Clone, link: u64, number: u64) -> Bytes {
    let mut bytes = Vec::with_capacity(HEAD + letters.clone().map(Letter::size).sum::<usize>());
    bytes.push(ENVELOPE);
    bytes.extend_from_slice(&link.to_be_bytes());
    bytes.extend_from_slice(&number.to_be_bytes());
    for letter in letters {
        bytes.push(letter.kind as u8);
        bytes.extend_from_slice(&letter.guest.to_be_bytes());
        let length = u32::try_from(letter.text.len()).expect("no letter has four billion bytes");
        bytes.extend_from_slice(&length.to_be_bytes());
        bytes.extend_from_slice(letter.text.as_bytes());
    }
    bytes.into()
}

/// The link and the number of an envelope, and its letters; nothing if it is none.
fn opened(bytes: &Bytes) -> Option<(u64, u64, Vec<Letter>)> {
    let eight = |at: usize| bytes.get(at..at + 8).and_then(|part| part.try_into().ok()).map(u64::from_be_bytes);
    let four = |at: usize| bytes.get(at..at + 4).and_then(|part| part.try_into().ok()).map(u32::from_be_bytes);
    if bytes.first() != Some(&ENVELOPE) {
        return None;
    }
    let (link, number, mut at) = (eight(1)?, eight(9)?, HEAD);
    let mut letters = Vec::new();
    while let Some(&kind) = bytes.get(at) {
        let (guest, length) = (eight(at + 1)?, four(at + 9)? as usize);
        let text = at + EDGE;
        bytes.get(text..text + length)?;
        // Nothing is copied: the text is a part of the envelope.
        let text = Utf8Bytes::try_from(bytes.slice(text..text + length)).ok()?;
        letters.push(Letter { kind: *Kind::ALL.get(usize::from(kind))?, guest, text });
        at += EDGE + length;
    }
    Some((link, number, letters))
}

/// Where a process is written to.
fn subject(home: &str) -> String {
    format!("atoll.server.{home}")
}

/// Where all are.
const ALL: &str = "atoll.servers";

/// The process that sent something.
fn sender(reply: Option<&Subject>) -> Option<&str> {
    reply?.as_str().strip_prefix("atoll.server.")
}

/// Where a messenger is, as whom one comes there, and whom one believes, in the place of those whom the system does.
#[derive(PartialEq, Eq, Debug)]
struct Way {
    to: String,
    who: Option<(String, String)>,
    ca: Option<String>,
}

impl Way {
    /// Reads `nats://[USER:PASSWORD@]HOST[:PORT]` or `tls://…[?ca=FILE]`.
    fn of(address: &str) -> Way {
        let (address, ca) =
            address.split_once("?ca=").map_or((address, None), |(rest, ca)| (rest, Some(ca.to_owned())));
        let (scheme, rest) = address.split_once("://").unwrap_or(("nats", address));
        let (who, host) = rest.rsplit_once('@').map_or((None, rest), |(who, host)| (who.split_once(':'), host));
        let who = who.map(|(user, password)| (plain(user), plain(password)));
        Way { to: format!("{scheme}://{host}"), who, ca }
    }
}

/// A part of an address, with `%40` for `@` and the like.
fn plain(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((&first, others)) = rest.split_first() {
        let code = others.get(..2).and_then(|code| u8::from_str_radix(std::str::from_utf8(code).ok()?, 16).ok());
        let code = code.filter(|_| first == b'%');
        bytes.push(code.unwrap_or(first));
        rest = if code.is_some() { &others[2..] } else { others };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The messenger at an address; if it goes, it is tried again for ever.
pub async fn connect(address: &str) -> Result<Client, ConnectError> {
    let Way { to, who, ca } = Way::of(address);
    let mut options = ConnectOptions::new().name("atoll").ping_interval(Duration::from_secs(2));
    if let Some((user, password)) = who {
        options = options.user_and_password(user, password);
    }
    if let Some(file) = ca {
        options = options.add_root_certificates(file.into());
    }
    let options = options.connection_timeout(Duration::from_secs(3)).max_reconnects(None);
    let options = options.reconnect_delay_callback(|tries| Duration::from_millis(if tries < 2 { 50 } else { 300 }));
    options.event_callback(async |event| tracing::info!(%event, "NATS")).connect(to).await
}

fn signal(kind: u8, link: u64) -> Bytes {
    let mut bytes = vec![kind];
    bytes.extend_from_slice(&link.to_be_bytes());
    bytes.into()
}

/// Tells all that a server goes.
pub async fn bid_farewell(client: &Client, home: &str) {
    let said = client.publish_with_reply(ALL, subject(home), signal(FAREWELL, 0)).await;
    // Whoever does not hear it notices.
    if said.is_ok() {
        let _ = tokio::time::timeout(Duration::from_millis(300), client.flush()).await;
    }
}

/// Sends an echo to oneself.
pub async fn echo(client: &Client, home: &str) {
    let own = subject(home);
    let _ = client.publish_with_reply(own.clone(), own, signal(ECHO, 0)).await;
}

/// A link to another server.
struct Link {
    id: u64,
    next: u64,
    /// Where its letters go.
    to: Subject,
}

/// Sends letters on, all that wait for one reader in an envelope.
pub async fn send(cluster: Arc<Cluster>, mut letters: mpsc::Receiver<Addressed>) {
    let mut links: HashMap<Arc<str>, Link> = HashMap::new();
    let own = Subject::from(subject(&cluster.home));
    let mut pulse = interval(cluster.sign());
    pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut waiting = Vec::new();
    loop {
        tokio::select! {
            count = letters.recv_many(&mut waiting, AT_ONCE) => {
                if count == 0 {
                    return;
                }
                // Whoever is just about to write shares the envelope.
                tokio::task::yield_now().await;
                while waiting.len() < AT_ONCE && let Ok(letter) = letters.try_recv() {
                    waiting.push(letter);
                }
            }
            _ = pulse.tick() => {
                // Links to those who are gone are forgotten.
                let living = cluster.living.read().unwrap_or_else(std::sync::PoisonError::into_inner).clone();
                links.retain(|home, _| living.contains(&**home));
                waiting.extend(links.keys().map(|home| (Arc::clone(home), Letter::of(Kind::Pulse, 0, ""))));
            }
        }
        while let Some((to, _)) = waiting.first() {
            let to = Arc::clone(to);
            let (mut size, mut is_full) = (0, false);
            let (these, others): (Vec<_>, Vec<_>) = waiting.drain(..).partition(|(home, letter)| {
                // They stay in order: what comes after one that does not fit waits with it.
                is_full |= *home == to && size > 0 && size + letter.size() > LARGEST;
                let is_in = *home == to && !is_full;
                size += if is_in { letter.size() } else { 0 };
                is_in
            });
            waiting = others;
            // A link that was broken off is begun anew with the next letter.
            if let Some(broken) = super::locked(&cluster.broken).remove(&*to)
                && links.get(&to).is_some_and(|link| broken == 0 || link.id == broken)
            {
                links.remove(&to);
            }
            let link = links.entry(to).or_insert_with_key(|to| Link {
                id: secret::number(),
                next: 0,
                to: Subject::from(subject(to)),
            });
            let packed = sealed(these.iter().map(|(_, letter)| letter), link.id, link.next);
            link.next += 1;
            if cluster.client.publish_with_reply(link.to.clone(), own.clone(), packed).await.is_err() {
                // The reader misses a number, and says so.
                sleep(Duration::from_millis(20)).await;
            }
        }
    }
}

/// What has been heard of another server.
struct Heard {
    from: Arc<str>,
    link: u64,
    next: u64,
    last: Instant,
}

/// Reads letters for as long as the process lives.
pub async fn receive(cluster: Arc<Cluster>, lobby: Arc<Lobby>, pulse: mpsc::Sender<()>) {
    let mut heard: HashMap<String, Heard> = HashMap::new();
    let mut silence = interval(cluster.sign());
    silence.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let (own, all) = (cluster.client.subscribe(subject(&cluster.home)).await, cluster.client.subscribe(ALL).await);
        let (Ok(mut own), Ok(mut all)) = (own, all) else {
            sleep(Duration::from_millis(100)).await;
            continue;
        };
        loop {
            let message = tokio::select! {
                message = own.next() => message,
                message = all.next() => message,
                _ = silence.tick() => {
                    let silent = heard.extract_if(|_, heard| heard.last.elapsed() > cluster.lease);
                    for (home, heard) in silent.collect::<Vec<_>>() {
                        break_off(&cluster, &home, heard.link).await;
                    }
                    continue;
                }
            };
            let Some(message) = message else { break };
            let Some(from) = sender(message.reply.as_ref()) else { continue };
            match message.payload.first() {
                Some(&ECHO) if from == cluster.home => {
                    let _ = pulse.try_send(());
                }
                Some(&FAREWELL) if from != cluster.home => {
                    heard.remove(from);
                    cluster.lose(from);
                }
                Some(&BROKEN) => {
                    let link = message.payload.get(1..9).and_then(|bytes| bytes.try_into().ok());
                    super::locked(&cluster.broken).insert(from.to_owned(), link.map_or(0, u64::from_be_bytes));
                    heard.remove(from);
                    cluster.part(from);
                }
                _ => {
                    let Some((link, number, letters)) = opened(&message.payload) else { continue };
                    let now = Instant::now();
                    let known = heard.get_mut(from).filter(|heard| heard.link == link);
                    match known {
                        Some(known) if known.next == number => {
                            (known.next, known.last) = (number + 1, now);
                            cluster.take_all(&lobby, &known.from, letters);
                        }
                        None if number == 0 => {
                            // The other has begun anew: what was before is no more.
                            let fresh = Heard { from: Arc::from(from), link, next: 1, last: now };
                            let home = Arc::clone(&fresh.from);
                            if heard.insert(from.to_owned(), fresh).is_some() {
                                cluster.part(from);
                            }
                            cluster.take_all(&lobby, &home, letters);
                        }
                        _ => {
                            heard.remove(from);
                            break_off(&cluster, from, link).await;
                        }
                    }
                }
            }
        }
    }
}

/// A letter is missing: all that went over the link is given up, and the other is told.
async fn break_off(cluster: &Cluster, home: &str, link: u64) {
    tracing::info!(home, "letters of another server are missing; its guests come back");
    cluster.breaks.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    super::locked(&cluster.broken).insert(home.to_owned(), 0);
    cluster.part(home);
    let _ = cluster.client.publish_with_reply(subject(home), subject(&cluster.home), signal(BROKEN, link)).await;
}

/// Gives up all links, ours and those of others to us.
pub async fn break_all(cluster: &Cluster) {
    let living = cluster.living.read().unwrap_or_else(std::sync::PoisonError::into_inner).clone();
    cluster.part_from_all();
    for home in living.iter().filter(|home| **home != cluster.home) {
        break_off(cluster, home, 0).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_says_where_and_who() {
        let way = |to: &str, who: Option<(&str, &str)>, ca: Option<&str>| Way {
            to: to.to_owned(),
            who: who.map(|(user, password)| (user.to_owned(), password.to_owned())),
            ca: ca.map(str::to_owned),
        };
        assert_eq!(Way::of("nats://nats:4222"), way("nats://nats:4222", None, None));
        assert_eq!(Way::of("nats"), way("nats://nats", None, None));
        let closed = way("tls://n:1", Some(("atoll", "p@:%é")), Some("/a/ca.pem"));
        assert_eq!(Way::of("tls://atoll:p%40:%25%C3%A9@n:1?ca=/a/ca.pem"), closed);
        assert_eq!(plain("%zz%4"), "%zz%4");
    }

    #[test]
    fn letters_are_read_as_they_were_written() {
        let letters: Vec<Letter> =
            Kind::ALL.iter().enumerate().map(|(n, kind)| Letter::of(*kind, n as u64, "é".repeat(n))).collect();
        let bytes = sealed(letters.iter(), u64::MAX, 3);
        let (link, number, read) = opened(&bytes).expect("it was written");
        assert_eq!((link, number), (u64::MAX, 3));
        let told = |letters: &[Letter]| -> Vec<_> {
            letters.iter().map(|letter| (letter.kind, letter.guest, letter.text.as_str().to_owned())).collect()
        };
        assert_eq!(told(&read), told(&letters));
        // A part of an envelope is none, unless it ends where a letter does.
        let mut ends = vec![HEAD];
        ends.extend(letters.iter().scan(HEAD, |at, letter| {
            *at += letter.size();
            Some(*at)
        }));
        for short in 0..bytes.len() {
            assert_eq!(opened(&bytes.slice(..short)).is_some(), ends.contains(&short), "{short}");
        }
        assert!(opened(&signal(BROKEN, 3)).is_none());
    }
}
