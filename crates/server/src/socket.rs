//! One connection of one guest to one table.

use std::sync::Arc;
use std::time::Duration;

use atoll_core::Lang;
use atoll_protocol::{FromPlayer, FromTable, PROTOCOL, Said};
use axum::extract::ws::Utf8Bytes;
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio::time::{Instant, interval_at, sleep_until, timeout};
use tungstenite::protocol::frame::coding::CloseCode;

use crate::error::ServerError;
use crate::gate::Counted;
use crate::lobby::Lobby;
use crate::table::{Command, Guest, Inbox, outbox};
use crate::wire::{Heard, Sent, TOGETHER, Wire};

/// The longest message a player may send.
pub const LONGEST: usize = 16 * 1024;
/// The longest message that is read at all.
pub const LONGEST_READ: usize = 64 * 1024;
/// How often a silent guest is asked whether it is still there, and how long it may stay silent.
const PULSE: Duration = Duration::from_secs(25);
const SILENCE: Duration = Duration::from_secs(90);

/// Serves one guest until it goes; `lang` is for what is said before the hello.
pub async fn run(
    wire: Wire<TokioIo<Upgraded>>,
    lobby: Arc<Lobby>,
    id: String,
    lang: Lang,
    counted: Option<Arc<Counted>>,
) {
    let patience = lobby.house().patience;
    let mut line = Line { wire, patience };
    // What is needed to come in is not held while the guest is here.
    let Some((guest, table, told)) = Box::pin(enter(&mut line, &lobby, &id, lang)).await else { return };
    drop((lobby, id));
    let mut pulse = interval_at(Instant::now() + PULSE, PULSE);
    let mut heard = Instant::now();
    let mut breath = Breath::new();
    loop {
        breath.pay(told.spent(), counted.as_deref());
        let rest = breath.rest();
        // Whoever must wait is told what happens meanwhile.
        let may_say = rest.is_none() && told.may_say();
        tokio::select! {
            message = told.next() => {
                let Some(text) = message else {
                    let _ = line.send(&[Sent::close(CloseCode::Away, "the table closes")]).await;
                    break;
                };
                if line.tell(text, &told).await.is_none() {
                    break;
                }
            }
            message = line.wire.next(), if may_say => {
                let Some(message) = line.answered(message).await else { break };
                heard = Instant::now();
                let command = match read(message) {
                    None => {
                        breath.take(SMALL);
                        continue;
                    }
                    Some(Ok(said)) => {
                        breath.take(cost(&said.what));
                        Command::Say(guest, said)
                    }
                    Some(Err((number, error))) => {
                        breath.take(COSTLY);
                        Command::Garbled(guest, number, error)
                    }
                };
                told.say();
                if table.send(command).await.is_err() {
                    break;
                }
            }
            () = sleep_until(rest.unwrap_or(heard)), if rest.is_some() => {}
            () = told.listens(), if rest.is_none() && !may_say => {}
            _ = pulse.tick() => {
                if heard.elapsed() > SILENCE || line.send(&[Sent::ping()]).await.is_none() {
                    break;
                }
            }
        }
    }
    // If the table has closed, the guest has left it already.
    let _ = table.send(Command::Leave(guest)).await;
}

/// Waits for a hello and leads the guest to its table; nothing if it has gone, or cannot come in.
async fn enter(line: &mut Line, lobby: &Lobby, id: &str, lang: Lang) -> Option<(Guest, mpsc::Sender<Command>, Inbox)> {
    let mut breath = Breath::new();
    let hello = timeout(line.patience, async {
        loop {
            let message = line.wire.next().await;
            let said = read(line.answered(message).await?);
            // Whoever guesses is heard no more often than one who sits here.
            breath.take(if said.is_some() { COSTLY } else { SMALL });
            if let Some(until) = breath.rest() {
                sleep_until(until).await;
            }
            let Some(said) = said else { continue };
            let (number, error, lang) = match said {
                Ok(Said { id: number, what: FromPlayer::Hello { protocol: PROTOCOL, lang, tokens, since } }) => {
                    match lobby.seats(id, &tokens).await {
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
            line.refuse(number, &error, lang).await?;
        }
    });
    let (number, seats, lang, since) = hello.await.ok()??;
    let (to, told) = outbox();
    let enter = |reply| Command::Enter { seats: seats.clone(), id: number, lang, since, to: to.clone(), reply };
    match lobby.join(id, enter).await {
        Ok((guest, table)) => Some((guest, table, told)),
        Err(error) => {
            // The guest is about to go; whether it hears why does not matter. Where only the table moves, or this server
            // goes, nothing is refused: the guest comes back at once.
            let _ = match error {
                ServerError::Closing | ServerError::Elsewhere(_) => {
                    line.send(&[Sent::close(CloseCode::Away, "the table moves")]).await
                }
                _ => line.refuse(Some(number), &error, lang).await,
            };
            None
        }
    }
}

/// What a question costs beside an act, and what only keeps the connection.
const COSTLY: f64 = 5.0;
const SMALL: f64 = 0.2;

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
    /// Until when all of its address must rest.
    held: Option<Instant>,
}

impl Breath {
    const MOST: f64 = 2000.0;
    const EACH_SECOND: f64 = 1000.0;
    /// What a second of a table's time costs: half of it may be spent on what one guest asks.
    const WORK: f64 = 2.0 * Breath::EACH_SECOND;

    fn new() -> Breath {
        Breath { left: Breath::MOST, since: Instant::now(), held: None }
    }

    fn take(&mut self, cost: f64) {
        let now = Instant::now();
        self.left = (self.left + (now - self.since).as_secs_f64() * Breath::EACH_SECOND).min(Breath::MOST) - cost;
        self.since = now;
    }

    /// Pays for a table's time.
    fn pay(&mut self, spent: Duration, counted: Option<&Counted>) {
        if spent.is_zero() {
            return;
        }
        self.take(spent.as_secs_f64() * Breath::WORK);
        let pause = counted.map_or(Duration::ZERO, |counted| counted.spend(spent));
        self.held = (!pause.is_zero()).then(|| self.since + pause);
    }

    /// Until when the guest is not heard, if it has said too much.
    fn rest(&self) -> Option<Instant> {
        let own = (self.left < 0.0).then(|| self.since + Duration::from_secs_f64(-self.left / Breath::EACH_SECOND));
        own.max(self.held).filter(|until| *until > Instant::now())
    }
}

/// What a message says, or why it cannot be read, with its number if that can be; nothing for those
/// that only keep the connection.
fn read(message: Heard) -> Option<Result<Said, (Option<u32>, ServerError)>> {
    #[derive(Deserialize)]
    struct Numbered {
        id: u32,
    }
    match message {
        Heard::Text(text) if text.len() > LONGEST => Some(Err((None, ServerError::TooLarge(LONGEST)))),
        Heard::Text(text) => Some(serde_json::from_str(&text).map_err(|error| {
            let number = serde_json::from_str::<Numbered>(&text).ok().map(|numbered| numbered.id);
            (number, ServerError::Malformed(error.to_string()))
        })),
        Heard::Binary => Some(Err((None, ServerError::Malformed("expected text".to_owned())))),
        Heard::Ping(_) | Heard::Pong | Heard::Close | Heard::Part => None,
    }
}

/// The line to a guest.
struct Line {
    wire: Wire<TokioIo<Upgraded>>,
    /// How long the guest may take to read a message.
    patience: Duration,
}

impl Line {
    /// What the guest has said; nothing if it has gone, or must. Pings and farewells are answered.
    async fn answered(&mut self, message: Result<Heard, Option<CloseCode>>) -> Option<Heard> {
        let (answer, heard) = match message {
            Ok(Heard::Ping(payload)) => (Sent::pong(payload), Some(Heard::Pong)),
            Ok(Heard::Close) => (Sent::close(CloseCode::Normal, ""), None),
            Ok(heard) => return Some(heard),
            Err(Some(code)) => (Sent::close(code, ""), None),
            Err(None) => return None,
        };
        self.send(&[answer]).await?;
        heard
    }

    /// Sends frames; `None` if the guest has gone, or does not read.
    async fn send(&mut self, frames: &[Sent]) -> Option<()> {
        timeout(self.patience, self.wire.send(frames)).await.ok()?.ok()
    }

    /// Tells the guest this and what waits by now: a state and the answer to an act leave together.
    async fn tell(&mut self, first: Utf8Bytes, told: &Inbox) -> Option<()> {
        let mut next = Some(first);
        while let Some(first) = next {
            let mut frames = Vec::with_capacity(2);
            frames.push(Sent::text(first));
            while frames.len() < TOGETHER
                && let Some(text) = told.waiting()
            {
                frames.push(Sent::text(text));
            }
            self.send(&frames).await?;
            told.delivered(frames.iter().map(Sent::len).sum());
            next = told.waiting();
        }
        Some(())
    }

    async fn refuse(&mut self, id: Option<u32>, error: &ServerError, lang: Lang) -> Option<()> {
        let message = FromTable::Refused { id, problem: error.problem(lang), revision: 0 };
        self.send(&[Sent::text(serde_json::to_string(&message).expect("messages are plain data"))]).await
    }
}
