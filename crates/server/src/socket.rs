//! One connection of one guest to one table.

use std::sync::Arc;
use std::time::Duration;

use atoll_core::Lang;
use atoll_protocol::{FromPlayer, FromTable, PROTOCOL, Said};
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use tokio::time::{Instant, interval, sleep, timeout};

use crate::error::ServerError;
use crate::lobby::Lobby;
use crate::table::{Command, outbox};

/// The longest message a player may send.
pub const LONGEST: usize = 16 * 1024;
/// The longest message that is read at all.
pub const LONGEST_READ: usize = 64 * 1024;
/// How many bytes of a guest are read at once; each connection holds so many.
pub const AT_ONCE: usize = 4 * 1024;
/// How often a silent guest is asked whether it is still there, and how long it may stay silent.
const PULSE: Duration = Duration::from_secs(25);
const SILENCE: Duration = Duration::from_secs(90);

/// Serves one guest until it goes; `lang` is for what is said before the hello.
pub async fn run(socket: WebSocket, lobby: Arc<Lobby>, id: String, lang: Lang) {
    let (sink, mut stream) = socket.split();
    let patience = lobby.house().patience;
    let mut sink = Sink { to: sink, patience };
    let hello = timeout(patience, async {
        while let Some(Ok(message)) = stream.next().await {
            let Some(said) = read(&message) else { continue };
            let (number, error, lang) = match said {
                Ok(Said { id: number, what: FromPlayer::Hello { protocol: PROTOCOL, lang, tokens, since } }) => {
                    match lobby.seats(&id, &tokens).await {
                        Ok(seats) => return Some((number, seats, lang, since)),
                        Err(error) => (Some(number), error, lang),
                    }
                }
                Ok(Said { id: number, what: FromPlayer::Hello { lang, .. } }) => {
                    (Some(number), ServerError::Protocol(PROTOCOL), lang)
                }
                Ok(Said { id: number, .. }) => (Some(number), ServerError::NoHello, lang),
                Err((number, error)) => (number, error, lang),
            };
            sink.refuse(number, &error, lang).await?;
        }
        None
    });
    let Ok(Some((number, seats, lang, since))) = hello.await else { return };
    let (to, mut told) = outbox();
    let enter = |reply| Command::Enter { seats: seats.clone(), id: number, lang, since, to: to.clone(), reply };
    let joined = lobby.join(&id, enter).await;
    drop(to);
    let (guest, table) = match joined {
        Ok(joined) => joined,
        Err(error) => {
            // The guest is about to go; whether it hears why does not matter.
            let _ = sink.refuse(Some(number), &error, lang).await;
            return;
        }
    };
    let mut pulse = interval(PULSE);
    let mut heard = Instant::now();
    let mut breath = Breath::new();
    'table: loop {
        tokio::select! {
            message = told.next() => {
                let Some(text) = message else {
                    let reason = CloseFrame { code: close_code::AWAY, reason: "the table closes".into() };
                    let _ = sink.send(Message::Close(Some(reason))).await;
                    break;
                };
                // What waits by now goes with it: a state and the answer to an act leave together.
                let mut next = Some(text);
                let mut length = 0;
                while let Some(text) = next {
                    length += text.len();
                    if sink.feed(Message::Text(text)).await.is_none() {
                        break 'table;
                    }
                    next = told.waiting();
                }
                if sink.flush().await.is_none() {
                    break;
                }
                told.delivered(length);
            }
            message = stream.next() => {
                let Some(Ok(message)) = message else { break };
                heard = Instant::now();
                let command = match read(&message) {
                    None => continue,
                    Some(Ok(said)) => {
                        breath.take(cost(&said.what)).await;
                        Command::Say(guest, said)
                    }
                    Some(Err((number, error))) => {
                        breath.take(COSTLY).await;
                        Command::Garbled(guest, number, error)
                    }
                };
                if table.send(command).await.is_err() {
                    break;
                }
            }
            _ = pulse.tick() => {
                let ping = sink.send(Message::Ping(Default::default()));
                if heard.elapsed() > SILENCE || ping.await.is_none() {
                    break;
                }
            }
        }
    }
    // If the table has closed, the guest has left it already.
    let _ = table.send(Command::Leave(guest)).await;
}

/// What a question costs beside an act.
const COSTLY: f64 = 5.0;

fn cost(what: &FromPlayer) -> f64 {
    match what {
        FromPlayer::Act { .. } | FromPlayer::Undo { .. } => 1.0,
        _ => COSTLY,
    }
}

/// How much one guest may say: so much at once, so much a second. Whoever says more is heard later.
struct Breath {
    left: f64,
    since: Instant,
}

impl Breath {
    const MOST: f64 = 2000.0;
    const EACH_SECOND: f64 = 1000.0;

    fn new() -> Breath {
        Breath { left: Breath::MOST, since: Instant::now() }
    }

    async fn take(&mut self, cost: f64) {
        let now = Instant::now();
        self.left = (self.left + (now - self.since).as_secs_f64() * Breath::EACH_SECOND).min(Breath::MOST) - cost;
        self.since = now;
        if self.left < 0.0 {
            sleep(Duration::from_secs_f64(-self.left / Breath::EACH_SECOND)).await;
        }
    }
}

/// What a message says, or why it cannot be read, with its number if that can be; nothing for those
/// that only keep the connection.
fn read(message: &Message) -> Option<Result<Said, (Option<u32>, ServerError)>> {
    #[derive(Deserialize)]
    struct Numbered {
        id: u32,
    }
    match message {
        Message::Text(text) if text.len() > LONGEST => Some(Err((None, ServerError::TooLarge(LONGEST)))),
        Message::Text(text) => Some(serde_json::from_str(text).map_err(|error| {
            let number = serde_json::from_str::<Numbered>(text).ok().map(|numbered| numbered.id);
            (number, ServerError::Malformed(error.to_string()))
        })),
        Message::Binary(_) => Some(Err((None, ServerError::Malformed("expected text".to_owned())))),
        Message::Ping(_) | Message::Pong(_) | Message::Close(_) => None,
    }
}

/// The way out to a guest.
struct Sink {
    to: SplitSink<WebSocket, Message>,
    /// How long the guest may take to read a message.
    patience: Duration,
}

impl Sink {
    /// Sends a message; `None` if the guest has gone, or does not read.
    async fn send(&mut self, message: Message) -> Option<()> {
        timeout(self.patience, self.to.send(message)).await.ok()?.ok()
    }

    /// Puts a message where [`Sink::flush`] finds it.
    async fn feed(&mut self, message: Message) -> Option<()> {
        timeout(self.patience, self.to.feed(message)).await.ok()?.ok()
    }

    /// Sends what was put there; `None` if the guest has gone, or does not read.
    async fn flush(&mut self) -> Option<()> {
        timeout(self.patience, self.to.flush()).await.ok()?.ok()
    }

    async fn refuse(&mut self, id: Option<u32>, error: &ServerError, lang: Lang) -> Option<()> {
        let message = FromTable::Refused { id, problem: error.problem(lang), revision: 0 };
        self.send(Message::text(serde_json::to_string(&message).expect("messages are plain data"))).await
    }
}
