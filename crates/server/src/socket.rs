//! One connection of one guest to one table.

use std::sync::Arc;
use std::time::Duration;

use atoll_core::{Lang, Observer};
use atoll_protocol::{FromPlayer, FromTable, PROTOCOL};
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use tokio::sync::mpsc;
use tokio::time::{Instant, interval, timeout};

use crate::error::ServerError;
use crate::lobby::Lobby;
use crate::table::{Command, WAITING};

/// The longest message a player may send.
pub const LONGEST: usize = 16 * 1024;
/// The longest message that is read at all.
pub const LONGEST_READ: usize = 64 * 1024;
/// How long a guest may wait before saying hello.
const PATIENCE: Duration = Duration::from_secs(20);
/// How often a silent guest is asked whether it is still there, and how long it may stay silent.
const PULSE: Duration = Duration::from_secs(25);
const SILENCE: Duration = Duration::from_secs(90);

/// Serves one guest until it goes.
pub async fn run(socket: WebSocket, lobby: Arc<Lobby>, id: String, observer: Observer) {
    let (mut sink, mut stream) = socket.split();
    let hello = timeout(PATIENCE, async {
        while let Some(Ok(message)) = stream.next().await {
            match read(&message) {
                None => {}
                Some(Ok(FromPlayer::Hello { protocol: PROTOCOL, lang, from })) => return Some((lang, from)),
                Some(Ok(FromPlayer::Hello { lang, .. })) => {
                    refuse(&mut sink, &ServerError::Protocol(PROTOCOL), lang).await?;
                }
                Some(Ok(_)) => {
                    let first = ServerError::Malformed("say hello first".to_owned());
                    refuse(&mut sink, &first, Lang::En).await?;
                }
                Some(Err(error)) => refuse(&mut sink, &error, Lang::En).await?,
            }
        }
        None
    });
    let Ok(Some((lang, from))) = hello.await else { return };
    let (to, mut told) = mpsc::channel(WAITING);
    let joined = lobby.ask(&id, |reply| Command::Join { observer, lang, from, to: to.clone(), reply }).await;
    drop(to);
    let number = match joined {
        Ok(number) => number,
        Err(error) => {
            // The guest is about to go; whether it hears why does not matter.
            let _ = refuse(&mut sink, &error, lang).await;
            return;
        }
    };
    let mut pulse = interval(PULSE);
    let mut heard = Instant::now();
    loop {
        tokio::select! {
            message = told.recv() => {
                let Some(message) = message else {
                    let reason = CloseFrame { code: close_code::AWAY, reason: "the table closes".into() };
                    let _ = sink.send(Message::Close(Some(reason))).await;
                    break;
                };
                if send(&mut sink, &message).await.is_none() {
                    break;
                }
            }
            message = stream.next() => {
                let Some(Ok(message)) = message else { break };
                heard = Instant::now();
                let command = match read(&message) {
                    None => continue,
                    Some(Ok(message)) => Command::Say(number, message),
                    Some(Err(error)) => Command::Garbled(number, error),
                };
                if lobby.tell(&id, command).await.is_err() {
                    break;
                }
            }
            _ = pulse.tick() => {
                if heard.elapsed() > SILENCE || sink.send(Message::Ping(Default::default())).await.is_err() {
                    break;
                }
            }
        }
    }
    // If the table has closed, the guest has left it already.
    let _ = lobby.tell(&id, Command::Leave(number)).await;
}

/// What a message says; nothing for those that only keep the connection.
fn read(message: &Message) -> Option<Result<FromPlayer, ServerError>> {
    match message {
        Message::Text(text) if text.len() > LONGEST => Some(Err(ServerError::TooLarge(LONGEST))),
        Message::Text(text) => {
            Some(serde_json::from_str(text).map_err(|error| ServerError::Malformed(error.to_string())))
        }
        Message::Binary(_) => Some(Err(ServerError::Malformed("expected text".to_owned()))),
        Message::Ping(_) | Message::Pong(_) | Message::Close(_) => None,
    }
}

/// Sends a message; `None` if the guest has gone.
async fn send(sink: &mut SplitSink<WebSocket, Message>, message: &FromTable) -> Option<()> {
    let text = serde_json::to_string(message).expect("messages are plain data");
    sink.send(Message::Text(text.into())).await.ok()
}

async fn refuse(sink: &mut SplitSink<WebSocket, Message>, error: &ServerError, lang: Lang) -> Option<()> {
    send(sink, &FromTable::Refused { problem: error.problem(lang), revision: 0 }).await
}
