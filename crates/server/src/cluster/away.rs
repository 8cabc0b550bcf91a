//! Guests at tables of other servers: where they sit here, and the visit that stands for them there.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use atoll_core::{Lang, Seat};
use atoll_protocol::{FromTable, Problem, Said};
use axum::extract::ws::Utf8Bytes;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::post::{Kind, Letter};
use super::{Away, Cluster, home_of, locked};
use crate::error::ServerError;
use crate::lobby::Lobby;
use crate::table::{Command, Guest, outbox};

/// How long a table of another server is kept in mind when none of our guests sits there.
const IDLE: Duration = Duration::from_secs(30);
/// How many commands may wait for it, and how many words for a visit.
const WAITING: usize = 256;

/// What a visitor says.
#[derive(Debug)]
pub enum Word {
    /// A message.
    Say(Utf8Bytes),
    /// What cannot be followed, and why.
    Garbled(Utf8Bytes),
}

/// How a guest comes in.
#[derive(Serialize, Deserialize)]
struct Coming {
    table: String,
    seats: Vec<u8>,
    id: u32,
    lang: Lang,
    since: Option<u32>,
}

/// What was garbled.
#[derive(Serialize, Deserialize)]
struct Garbled {
    id: Option<u32>,
    problem: Problem,
}

/// The way to the table of a match that another server holds: it takes the same commands.
pub fn table(cluster: &Arc<Cluster>, id: &str, server: &str) -> mpsc::Sender<Command> {
    let (to, commands) = mpsc::channel(WAITING);
    let home = home_of(server).to_owned();
    locked(&cluster.tables).insert(id.to_owned(), (home.clone(), to.clone()));
    if cluster.is_gone(&home) {
        // It went while we asked whose the match is: nobody would answer there. Whoever asks again finds it free.
        locked(&cluster.tables).remove(id);
        return to;
    }
    tokio::spawn(carry(Arc::clone(cluster), id.to_owned(), home.into(), commands));
    to
}

async fn carry(cluster: Arc<Cluster>, id: String, home: Arc<str>, mut commands: mpsc::Receiver<Command>) {
    let mut guests: Vec<(Guest, Lang)> = Vec::new();
    loop {
        let command = match timeout(IDLE, commands.recv()).await {
            Ok(Some(command)) => command,
            Err(_) if !guests.is_empty() => continue,
            Ok(None) | Err(_) => break,
        };
        match command {
            Command::Enter { seats, id: number, lang, since, to, reply } => {
                let guest = Guest(cluster.guests.fetch_add(1, Ordering::Relaxed));
                locked(&cluster.away).insert(guest.0, Away { server: home.to_string(), to });
                if reply.send(guest).is_err() {
                    locked(&cluster.away).remove(&guest.0);
                    continue;
                }
                guests.push((guest, lang));
                let seats = seats.iter().map(|seat| seat.number()).collect();
                let coming = Coming { table: id.clone(), seats, id: number, lang, since };
                let text = serde_json::to_string(&coming).expect("it is plain data");
                cluster.write(&home, Letter::of(Kind::Enter, guest.0, text)).await;
            }
            Command::Say(guest, said) => {
                let text = serde_json::to_string(&said).expect("messages are plain data");
                cluster.write(&home, Letter::of(Kind::Say, guest.0, text)).await;
                heard(&cluster, guest);
            }
            Command::Garbled(guest, number, error) => {
                let lang = guests.iter().find(|(own, _)| *own == guest).map_or(Lang::En, |(_, lang)| *lang);
                let garbled = Garbled { id: number, problem: error.problem(lang) };
                let text = serde_json::to_string(&garbled).expect("it is plain data");
                cluster.write(&home, Letter::of(Kind::Garbled, guest.0, text)).await;
                heard(&cluster, guest);
            }
            Command::Leave(guest) => {
                guests.retain(|(own, _)| *own != guest);
                if locked(&cluster.away).remove(&guest.0).is_some() {
                    cluster.write(&home, Letter::of(Kind::Leave, guest.0, "")).await;
                }
            }
            Command::Lost => break,
            // Questions are asked where the table is.
            _ => {}
        }
    }
    let mut away = locked(&cluster.away);
    for (guest, _) in guests {
        away.remove(&guest.0);
    }
    drop(away);
    locked(&cluster.tables).retain(|own, (_, table)| *own != id || !table.is_closed());
}

/// What a guest has said is on its way.
fn heard(cluster: &Cluster, guest: Guest) {
    if let Some(away) = locked(&cluster.away).get(&guest.0) {
        away.to.heard(Duration::ZERO);
    }
}

/// A guest of another server comes to one of our tables.
pub fn visit(cluster: &Arc<Cluster>, lobby: &Arc<Lobby>, from: &Arc<str>, guest: u64, text: &str) {
    let (to, words) = mpsc::channel(WAITING);
    locked(&cluster.visits).insert((Arc::clone(from), guest), to);
    let (cluster, lobby, from) = (Arc::clone(cluster), Arc::clone(lobby), Arc::clone(from));
    let coming = serde_json::from_str(text);
    tokio::spawn(async move {
        if let Ok(coming) = coming {
            stay(&cluster, &lobby, &from, guest, coming, words).await;
        }
        locked(&cluster.visits).remove(&(Arc::clone(&from), guest));
        cluster.write(&from, Letter::of(Kind::Gone, guest, "")).await;
    });
}

/// Stands for the guest until it goes, or is let go.
async fn stay(
    cluster: &Arc<Cluster>,
    lobby: &Arc<Lobby>,
    from: &Arc<str>,
    visitor: u64,
    coming: Coming,
    mut words: mpsc::Receiver<Word>,
) {
    let Coming { table: id, seats, id: number, lang, since } = coming;
    let seats: Vec<Seat> = seats.into_iter().filter_map(Seat::new).collect();
    let (to, told) = outbox();
    let enter = |reply| Command::Enter { seats: seats.clone(), id: number, lang, since, to: to.clone(), reply };
    let joined = lobby.join_here(&id, enter).await;
    drop(to);
    let (guest, table) = match joined {
        Ok(joined) => joined,
        // It is ours no more: the guest asks again, and finds it.
        Err(ServerError::Elsewhere(_) | ServerError::Closing | ServerError::Store(_)) => return,
        Err(error) => {
            let refused = FromTable::Refused { id: Some(number), problem: error.problem(lang), revision: 0 };
            let text = serde_json::to_string(&refused).expect("messages are plain data");
            return cluster.write(from, Letter::of(Kind::Told, visitor, text)).await;
        }
    };
    loop {
        tokio::select! {
            text = told.next() => {
                let Some(text) = text else { break };
                let length = text.len();
                cluster.write(from, Letter::of(Kind::Told, visitor, text)).await;
                told.delivered(length);
            }
            word = words.recv() => {
                let command = match word {
                    Some(Word::Say(text)) => match serde_json::from_str::<Said>(&text) {
                        Ok(said) => Command::Say(guest, said),
                        Err(_) => break,
                    },
                    Some(Word::Garbled(text)) => match serde_json::from_str::<Garbled>(&text) {
                        Ok(garbled) => Command::Garbled(guest, garbled.id, ServerError::Table(garbled.problem)),
                        Err(_) => break,
                    },
                    None => break,
                };
                if table.send(command).await.is_err() {
                    break;
                }
            }
        }
    }
    // If the table has closed, the guest has left it already.
    let _ = table.send(Command::Leave(guest)).await;
}
