//! Letters between servers: numbered, so that a lost one is noticed.
//!
//! ```text
//! byte 0      kind
//! byte 1-8    the link: drawn anew whenever a link is begun
//! byte 9-16   the number of the letter on this link, from 0
//! byte 17-24  the guest, by the number that its own server gave it
//! byte 25-    text
//! ```
//!
//! All numbers are big-endian. The sender is named where NATS has the address for answers.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use async_nats::{Client, ConnectError, ConnectOptions, Subject};
use axum::body::Bytes;
use futures_util::StreamExt;
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};

use super::Cluster;
use crate::lobby::Lobby;
use crate::secret;

/// How many letters may wait to be sent.
pub const WAITING: usize = 4096;
/// How often each link is tried.
const PULSE: Duration = Duration::from_secs(1);
/// How long a link may be silent.
const SILENCE: Duration = Duration::from_secs(4);
/// Bytes before the text.
const HEAD: usize = 25;
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
    pub text: String,
}

impl Letter {
    /// A letter.
    pub fn of(kind: Kind, guest: u64, text: impl Into<String>) -> Letter {
        Letter { kind, guest, text: text.into() }
    }

    fn packed(&self, link: u64, number: u64) -> Bytes {
        let mut bytes = Vec::with_capacity(HEAD + self.text.len());
        bytes.push(self.kind as u8);
        for part in [link, number, self.guest] {
            bytes.extend_from_slice(&part.to_be_bytes());
        }
        bytes.extend_from_slice(self.text.as_bytes());
        bytes.into()
    }

    /// The letter with its link and number; nothing if it is none.
    fn unpacked(bytes: &[u8]) -> Option<(u64, u64, Letter)> {
        let part = |at: usize| bytes.get(at..at + 8).and_then(|part| part.try_into().ok()).map(u64::from_be_bytes);
        let kind = *Kind::ALL.get(usize::from(*bytes.first()?))?;
        let text = std::str::from_utf8(bytes.get(HEAD..)?).ok()?.to_owned();
        Some((part(1)?, part(9)?, Letter { kind, guest: part(17)?, text }))
    }
}

/// Where a process is written to.
fn subject(home: &str) -> String {
    format!("atoll.server.{home}")
}

/// Where all are.
const ALL: &str = "atoll.servers";

/// The process that sent something.
fn sender(reply: Option<&Subject>) -> Option<String> {
    reply?.as_str().strip_prefix("atoll.server.").map(str::to_owned)
}

/// The messenger at an address; if it goes, it is tried again for ever.
pub async fn connect(address: &str) -> Result<Client, ConnectError> {
    let options = ConnectOptions::new().name("atoll").ping_interval(Duration::from_secs(2));
    let options = options.connection_timeout(Duration::from_secs(3)).max_reconnects(None);
    let options = options.reconnect_delay_callback(|tries| Duration::from_millis(if tries < 2 { 50 } else { 300 }));
    options.event_callback(async |event| tracing::info!(%event, "NATS")).connect(address).await
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

/// Numbers letters and sends them, one after another.
pub async fn send(cluster: Arc<Cluster>, mut letters: mpsc::Receiver<(String, Letter)>) {
    let mut links: HashMap<String, (u64, u64)> = HashMap::new();
    let own = subject(&cluster.home);
    let mut pulse = interval(PULSE);
    pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let batch = tokio::select! {
            letter = letters.recv() => match letter {
                Some(letter) => vec![letter],
                None => return,
            },
            _ = pulse.tick() => {
                // Links to those who are gone are forgotten.
                let living = cluster.living.read().unwrap_or_else(std::sync::PoisonError::into_inner).clone();
                links.retain(|home, _| living.contains(home));
                links.keys().map(|home| (home.clone(), Letter::of(Kind::Pulse, 0, ""))).collect()
            }
        };
        for (to, letter) in batch {
            // A link that was broken off is begun anew with the next letter.
            if let Some(broken) = super::locked(&cluster.broken).remove(&to)
                && links.get(&to).is_some_and(|(link, _)| broken == 0 || *link == broken)
            {
                links.remove(&to);
            }
            let (link, number) = links.entry(to.clone()).or_insert_with(|| (secret::number(), 0));
            let packed = letter.packed(*link, *number);
            *number += 1;
            if cluster.client.publish_with_reply(subject(&to), own.clone(), packed).await.is_err() {
                // The reader misses a number, and says so.
                sleep(Duration::from_millis(20)).await;
            }
        }
    }
}

/// What has been heard of another server.
struct Heard {
    link: u64,
    next: u64,
    last: Instant,
}

/// Reads letters for as long as the process lives.
pub async fn receive(cluster: Arc<Cluster>, lobby: Arc<Lobby>, pulse: mpsc::Sender<()>) {
    let mut heard: HashMap<String, Heard> = HashMap::new();
    let mut silence = interval(PULSE);
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
                    let silent = heard.extract_if(|_, heard| heard.last.elapsed() > SILENCE);
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
                    heard.remove(&from);
                    cluster.part(&from);
                }
                Some(&BROKEN) => {
                    let link = message.payload.get(1..9).and_then(|bytes| bytes.try_into().ok());
                    super::locked(&cluster.broken).insert(from.clone(), link.map_or(0, u64::from_be_bytes));
                    heard.remove(&from);
                    cluster.part(&from);
                }
                _ => {
                    let Some((link, number, letter)) = Letter::unpacked(&message.payload) else { continue };
                    let now = Instant::now();
                    let known = heard.get_mut(&from).filter(|heard| heard.link == link);
                    match known {
                        Some(known) if known.next == number => {
                            (known.next, known.last) = (number + 1, now);
                            cluster.take(&lobby, &from, letter);
                        }
                        None if number == 0 => {
                            // The other has begun anew: what was before is no more.
                            if heard.insert(from.clone(), Heard { link, next: 1, last: now }).is_some() {
                                cluster.part(&from);
                            }
                            cluster.take(&lobby, &from, letter);
                        }
                        _ => {
                            heard.remove(&from);
                            break_off(&cluster, &from, link).await;
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
    fn letters_are_read_as_they_were_written() {
        for kind in Kind::ALL {
            let bytes = Letter::of(kind, 7, "é").packed(u64::MAX, 3);
            let (link, number, letter) = Letter::unpacked(&bytes).expect("it was written");
            assert_eq!((link, number, letter.kind, letter.guest, letter.text.as_str()), (u64::MAX, 3, kind, 7, "é"));
            for short in 0..HEAD {
                assert!(Letter::unpacked(&bytes[..short]).is_none(), "{short}");
            }
        }
        assert!(Letter::unpacked(&signal(BROKEN, 3)).is_none());
    }
}
