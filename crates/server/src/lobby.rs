//! The lobby: opens matches, and finds the table of each.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use atoll_core::{Observer, Seat, Text};
use atoll_protocol::{MatchCreated, MatchSummary, NewMatch, SeatSpec};
use tokio::sync::{mpsc, oneshot};

use crate::error::ServerError;
use crate::secret;
use crate::store::{Opened, Progress, Row};
use crate::table::{self, Command, Host, House};

/// How many tables may be open at a time.
const MOST_TABLES: usize = 10_000;
/// How many matches a list has.
const LISTED: u32 = 100;
/// How long a name may be, in characters.
const LONGEST_NAME: usize = 40;

/// Opens matches, and finds the table of each.
///
/// The map is locked for a moment only, never while a store or a table is waited for.
#[derive(Debug)]
pub struct Lobby {
    house: House,
    tables: Mutex<HashMap<String, Place>>,
}

/// The place of one table: whoever finds it empty opens the table, the others wait for that one alone.
type Place = Arc<tokio::sync::Mutex<Option<mpsc::Sender<Command>>>>;

/// Whether a character cannot be seen, or turns the direction of those around it.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}')
        || matches!(c, '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

fn is_taken(place: &Place) -> bool {
    // Somebody who holds the place is about to take it.
    place.try_lock().map_or(true, |table| table.as_ref().is_some_and(|table| !table.is_closed()))
}

impl Lobby {
    /// A lobby without tables; those of the store open when somebody comes.
    pub fn new(house: House) -> Lobby {
        Lobby { house, tables: Mutex::default() }
    }

    /// How many tables are open.
    pub fn open_tables(&self) -> usize {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.values().filter(|place| is_taken(place)).count()
    }

    /// Forgets matches that have not changed for so many days, unless somebody sits at them; how many.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn expire(&self, days: u32) -> Result<u64, ServerError> {
        let open: Vec<String> = {
            let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
            tables.iter().filter(|(_, place)| is_taken(place)).map(|(id, _)| id.clone()).collect()
        };
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64);
        Ok(self.house.store.expire(now - i64::from(days) * 86_400, &open).await?)
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
        if new.invite.iter().any(|&seat| new.seats.get(usize::from(seat)).is_none_or(|seat| seat.bot().is_some())) {
            let why = Text { en: "Only people can be invited.", nl: "Alleen mensen kunnen worden uitgenodigd." };
            return Err(ServerError::BadSeat(usize::from(new.invite[0]), why));
        }
        let seats = u8::try_from(new.seats.len()).unwrap_or(u8::MAX);
        let opening = Arc::clone(edition)
            .open(seats, &new.options)
            .map_err(|error| ServerError::Option(error, Box::new(edition.info())))?;
        let fair = secret::fair();
        let mut played = opening.at(0);
        fair.settle(played.as_mut());
        let is_invited = |n: usize| new.invite.iter().any(|&seat| usize::from(seat) == n);
        let secrets = |invited: bool| -> Vec<Option<String>> {
            let seats = new.seats.iter().enumerate();
            seats.map(|(n, seat)| (seat.bot().is_none() && is_invited(n) == invited).then(secret::token)).collect()
        };
        let (tokens, invitations, host) = (secrets(false), secrets(true), secret::token());
        let digests = |list: &[Option<String>]| list.iter().map(|one| one.as_deref().map(secret::digest)).collect();
        let opened = Opened {
            id: secret::id(),
            game: new.game.clone(),
            rules: edition.info().version,
            data: edition.data_hash().to_owned(),
            seats: new.seats.clone(),
            options: played.options(),
            tokens: digests(&tokens),
            invitations: digests(&invitations),
            host: Some(secret::digest(&host)),
            fair: Some(fair),
            opened: SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64),
        };
        let log = Row::of(played.as_ref(), 0);
        let now = Progress::of(played.as_ref(), log.len());
        let place = self.place(&opened.id)?;
        let mut place = place.lock().await;
        self.house.store.open(&opened, &log, &now).await?;
        *place = Some(Host::start(self.house.clone(), &opened, opening, &log)?);
        let table = table::summary(&opened, &now, edition.info().title);
        Ok(MatchCreated { table, tokens, invitations, host })
    }

    fn check_seat(&self, n: usize, seat: &SeatSpec) -> Result<(), ServerError> {
        let name = seat.name();
        if name.trim().is_empty() || name.chars().count() > LONGEST_NAME || name.chars().any(is_unseen) {
            let why = Text {
                en: "A name has 1 to 40 characters that can be seen, on one line.",
                nl: "Een naam heeft 1 tot 40 zichtbare tekens, op één regel.",
            };
            return Err(ServerError::BadSeat(n, why));
        }
        match seat.bot() {
            Some(bot) if !self.house.games.has_bot(bot) => Err(ServerError::UnknownBot(bot.to_owned())),
            _ => Ok(()),
        }
    }

    /// The place of a table, if there is room for it.
    fn place(&self, id: &str) -> Result<Place, ServerError> {
        if *self.house.closing.borrow() {
            return Err(ServerError::Closing);
        }
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(place) = tables.get(id) {
            return Ok(Arc::clone(place));
        }
        if tables.len() >= MOST_TABLES {
            tables.retain(|_, place| is_taken(place));
        }
        if tables.len() >= MOST_TABLES {
            return Err(ServerError::Full);
        }
        Ok(Arc::clone(tables.entry(id.to_owned()).or_default()))
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

    /// The seats that these tokens open.
    ///
    /// # Errors
    /// If there is no such match, or a token opens none of its seats.
    pub async fn seats(&self, id: &str, tokens: &[String]) -> Result<Vec<Seat>, ServerError> {
        let (opened, _) = self.find(id).await?;
        let mut seats = Vec::new();
        for token in tokens {
            let digest = secret::digest(token);
            let seat = opened.tokens.iter().position(|own| own.as_deref() == Some(digest.as_str()));
            let seat = seat.and_then(|seat| u8::try_from(seat).ok()).and_then(Seat::new);
            seats.push(seat.ok_or(ServerError::BadToken)?);
        }
        seats.sort_unstable_by_key(|seat| seat.number());
        seats.dedup();
        Ok(seats)
    }

    /// Who comes with this token; a spectator without one.
    ///
    /// # Errors
    /// If there is no such match, or the token opens none of its seats.
    pub async fn observer(&self, id: &str, token: Option<String>) -> Result<Observer, ServerError> {
        let seats = self.seats(id, token.as_slice()).await?;
        Ok(seats.first().map_or(Observer::Spectator, |&seat| Observer::Seat(seat)))
    }

    /// The table of a match, opened again from the store if need be.
    async fn table(&self, id: &str) -> Result<mpsc::Sender<Command>, ServerError> {
        let place = self.place(id)?;
        let mut place = place.lock().await;
        if let Some(table) = place.as_ref().filter(|table| !table.is_closed()) {
            return Ok(table.clone());
        }
        let (opened, _) = self.find(id).await?;
        let log = self.house.store.log(id).await?;
        let edition = self.house.games.edition(&opened.game).ok_or(ServerError::OtherEdition)?;
        let table = Host::start(self.house.clone(), &opened, table::opening(edition, &opened)?, &log)?;
        *place = Some(table.clone());
        Ok(table)
    }

    /// Asks the table of a match; `command` makes the question of the place for the answer.
    ///
    /// # Errors
    /// If there is no such match, or the house is closing.
    pub async fn ask<T>(&self, id: &str, command: impl Fn(oneshot::Sender<T>) -> Command) -> Result<T, ServerError> {
        self.join(id, command).await.map(|(answer, _)| answer)
    }

    /// As [`Lobby::ask`], with the way to the table for whoever stays.
    ///
    /// # Errors
    /// If there is no such match, or the house is closing.
    pub async fn join<T>(
        &self,
        id: &str,
        command: impl Fn(oneshot::Sender<T>) -> Command,
    ) -> Result<(T, mpsc::Sender<Command>), ServerError> {
        // A table may close for want of guests just before it hears the question; then it opens again.
        for _ in 0..3 {
            let (reply, answer) = oneshot::channel();
            let table = self.table(id).await?;
            if table.send(command(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok((answer, table));
            }
        }
        Err(ServerError::Closing)
    }
}
