//! The lobby: opens matches, and finds the table of each.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use atoll_core::{Observer, Seat, Text};
use atoll_protocol::{MatchCreated, MatchSummary, NewMatch, SeatSpec};
use tokio::sync::{Mutex, mpsc, oneshot};

use crate::error::ServerError;
use crate::secret;
use crate::store::{Opened, Progress, Row};
use crate::table::{self, Command, House, Table};

/// How many tables may be open at a time.
const MOST_TABLES: usize = 10_000;
/// How many matches a list has.
const LISTED: u32 = 100;
/// How long a name may be, in characters.
const LONGEST_NAME: usize = 40;

/// Opens matches, and finds the table of each.
#[derive(Debug)]
pub struct Lobby {
    house: House,
    tables: Mutex<HashMap<String, mpsc::Sender<Command>>>,
}

impl Lobby {
    /// A lobby without tables; those of the store open when somebody comes.
    pub fn new(house: House) -> Lobby {
        Lobby { house, tables: Mutex::default() }
    }

    /// What every table shares.
    pub fn house(&self) -> &House {
        &self.house
    }

    /// Opens a match.
    ///
    /// # Errors
    /// What cannot be played, or that the store does not answer.
    pub async fn open(&self, new: NewMatch) -> Result<MatchCreated, ServerError> {
        let games = &self.house.games;
        let edition = games.edition(&new.game).ok_or_else(|| ServerError::UnknownGame(new.game.clone()))?;
        for (n, seat) in new.seats.iter().enumerate() {
            self.check_seat(n, seat)?;
        }
        let seats = u8::try_from(new.seats.len()).unwrap_or(u8::MAX);
        let mut played = Arc::clone(edition).open(seats, &new.options).map_err(ServerError::Option)?;
        let mut dice = secret::dice();
        played.settle(&mut dice);
        let tokens: Vec<Option<String>> =
            new.seats.iter().map(|seat| seat.bot().is_none().then(secret::token)).collect();
        let opened = Opened {
            id: secret::id(),
            game: new.game,
            rules: edition.info().version,
            data: edition.data_hash().to_owned(),
            seats: new.seats,
            options: played.options(),
            tokens: tokens.iter().map(|token| token.as_deref().map(secret::digest)).collect(),
            opened: SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64),
        };
        let log: Vec<Row> = played.packed(0).into_iter().map(Row::Event).collect();
        let now = table::progress(played.as_ref(), log.len());
        let mut tables = self.tables.lock().await;
        self.make_room(&mut tables)?;
        self.house.store.open(&opened, &log, &now).await?;
        let created = MatchCreated { table: table::summary(&opened, &now, edition.info().title), tokens };
        let id = opened.id.clone();
        tables.insert(id, Table::start(self.house.clone(), opened, played, log, dice));
        Ok(created)
    }

    fn check_seat(&self, n: usize, seat: &SeatSpec) -> Result<(), ServerError> {
        let name = seat.name();
        if name.trim().is_empty() || name.chars().count() > LONGEST_NAME || name.chars().any(char::is_control) {
            let why = Text {
                en: "A name has 1 to 40 characters, on one line.",
                nl: "Een naam heeft 1 tot 40 tekens, op één regel.",
            };
            return Err(ServerError::BadSeat(n, why));
        }
        match seat.bot() {
            Some(bot) if !self.house.games.has_bot(bot) => Err(ServerError::UnknownBot(bot.to_owned())),
            _ => Ok(()),
        }
    }

    fn make_room(&self, tables: &mut HashMap<String, mpsc::Sender<Command>>) -> Result<(), ServerError> {
        if *self.house.closing.borrow() {
            return Err(ServerError::Closing);
        }
        if tables.len() >= MOST_TABLES {
            tables.retain(|_, table| !table.is_closed());
        }
        if tables.len() >= MOST_TABLES { Err(ServerError::Full) } else { Ok(()) }
    }

    fn title(&self, game: &str) -> String {
        let edition = self.house.games.edition(game);
        edition.map_or_else(|| game.to_owned(), |edition| edition.info().title.to_owned())
    }

    /// The youngest matches.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn list(&self) -> Result<Vec<MatchSummary>, ServerError> {
        let stored = self.house.store.youngest(LISTED).await?;
        Ok(stored.iter().map(|(opened, now)| table::summary(opened, now, &self.title(&opened.game))).collect())
    }

    /// One match.
    ///
    /// # Errors
    /// If there is none, or the store does not answer.
    pub async fn find(&self, id: &str) -> Result<(Opened, Progress), ServerError> {
        self.house.store.find(id).await?.ok_or(ServerError::UnknownMatch)
    }

    /// One match as the lobby lists it.
    ///
    /// # Errors
    /// If there is none, or the store does not answer.
    pub async fn summary(&self, id: &str) -> Result<MatchSummary, ServerError> {
        let (opened, now) = self.find(id).await?;
        Ok(table::summary(&opened, &now, &self.title(&opened.game)))
    }

    /// Who comes with this token; a spectator without one.
    ///
    /// # Errors
    /// If there is no such match, or the token opens none of its seats.
    pub async fn observer(&self, id: &str, token: Option<&str>) -> Result<Observer, ServerError> {
        let (opened, _) = self.find(id).await?;
        let Some(token) = token else { return Ok(Observer::Spectator) };
        let digest = secret::digest(token);
        let seat = opened.tokens.iter().position(|own| own.as_deref() == Some(digest.as_str()));
        let seat = seat.and_then(|seat| u8::try_from(seat).ok()).and_then(Seat::new);
        seat.map(Observer::Seat).ok_or(ServerError::BadToken)
    }

    /// The table of a match, opened again from the store if need be.
    async fn table(&self, id: &str) -> Result<mpsc::Sender<Command>, ServerError> {
        let mut tables = self.tables.lock().await;
        if let Some(table) = tables.get(id).filter(|table| !table.is_closed()) {
            return Ok(table.clone());
        }
        self.make_room(&mut tables)?;
        let (opened, _) = self.find(id).await?;
        let mut log = self.house.store.log(id).await?;
        let edition = self.house.games.edition(&opened.game).ok_or(ServerError::OtherEdition)?;
        let mut played = table::replay(edition, &opened, &log)?;
        let mut dice = secret::dice();
        let before = played.events();
        played.settle(&mut dice);
        let fallen: Vec<Row> = played.packed(before).into_iter().map(Row::Event).collect();
        if !fallen.is_empty() {
            let from = u32::try_from(log.len()).unwrap_or(u32::MAX);
            let now = table::progress(played.as_ref(), log.len() + fallen.len());
            self.house.store.append(id, from, &fallen, &now).await?;
            log.extend(fallen);
        }
        let table = Table::start(self.house.clone(), opened, played, log, dice);
        tables.insert(id.to_owned(), table.clone());
        Ok(table)
    }

    /// Asks the table of a match; `command` makes the question of the place for the answer.
    ///
    /// # Errors
    /// If there is no such match, or the house is closing.
    pub async fn ask<T>(&self, id: &str, command: impl Fn(oneshot::Sender<T>) -> Command) -> Result<T, ServerError> {
        // A table may close for want of guests just before it hears the question; then it opens again.
        for _ in 0..3 {
            let (reply, answer) = oneshot::channel();
            if self.table(id).await?.send(command(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok(answer);
            }
        }
        Err(ServerError::Closing)
    }

    /// Tells the table of a match something that needs no answer.
    ///
    /// # Errors
    /// If the table has closed.
    pub async fn tell(&self, id: &str, command: Command) -> Result<(), ServerError> {
        let table = self.tables.lock().await.get(id).cloned();
        let table = table.ok_or(ServerError::Closing)?;
        table.send(command).await.map_err(|_| ServerError::Closing)
    }
}
