//! The lobby: opens matches, and finds the table of each.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use atoll_core::any::AnyEdition;
use atoll_core::{Observer, Seat, Text};
use atoll_protocol::{MatchCreated, MatchSummary, NewMatch, SeatSpec};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::cluster;
use crate::error::ServerError;
use crate::secret;
use crate::seldom::Seldom;
use crate::store::{Aside, Claim, Opened, Progress, Row, Stale, StoreError};
use crate::table::{self, Command, Host, House};

/// How many tables may be open at a time.
const MOST_TABLES: usize = 10_000;
/// For how many days a match is kept at which nobody has done anything.
const UNPLAYED: u32 = 14;
/// How many matches a list has.
const LISTED: u32 = 100;
/// How many tables whose time is out are woken at once.
const WOKEN: u32 = 200;
/// How many tables are handed over together, over how long all of them are spread, and the longest pause between them.
const TOGETHER: usize = 8;
const SPREAD_OVER: Duration = Duration::from_millis(1500);
const LONGEST_PAUSE: Duration = Duration::from_millis(50);
/// What names are like.
pub const NAMES: Text = Text {
    en: "A name has 1 to 40 characters that can be seen, on one line.",
    nl: "Een naam heeft 1 tot 40 zichtbare tekens, op één regel.",
};

/// Opens matches, and finds the table of each.
///
/// The map is locked for a moment only, never while a store or a table is waited for.
#[derive(Debug)]
pub struct Lobby {
    house: House,
    tables: Mutex<HashMap<String, Place>>,
    /// When a write of a trial succeeded last. Whoever asks meanwhile waits for the same one.
    tried: tokio::sync::Mutex<Option<Instant>>,
}

/// For how long a write of a trial is believed: strangers may ask as often as they like.
const BELIEVED: Duration = Duration::from_millis(250);

/// The place of one table: whoever finds it empty opens the table, the others wait for that one alone.
type Place = Arc<tokio::sync::Mutex<Option<Standing>>>;

/// Where a table stands, and the way to it.
#[derive(Clone, Debug)]
struct Standing {
    way: mpsc::Sender<Command>,
    /// The other server that holds it; nothing if it is here.
    server: Option<String>,
}

impl Standing {
    /// The way to a table of this server.
    fn own(&self) -> Option<mpsc::Sender<Command>> {
        self.server.is_none().then(|| self.way.clone())
    }
}

fn now_in_seconds() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64)
}

fn now_in_milliseconds() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}

fn is_taken(place: &Place) -> bool {
    // Somebody who holds the place is about to take it.
    place.try_lock().map_or(true, |table| table.as_ref().is_some_and(|table| !table.way.is_closed()))
}

impl Lobby {
    /// A lobby without tables; those of the store open when somebody comes.
    pub fn new(house: House) -> Lobby {
        Lobby { house, tables: Mutex::default(), tried: tokio::sync::Mutex::default() }
    }

    /// Whether a write succeeds.
    ///
    /// # Errors
    /// Why it does not.
    pub async fn is_ready(&self) -> Result<(), StoreError> {
        let mut tried = self.tried.lock().await;
        if tried.is_none_or(|at| at.elapsed() >= BELIEVED) {
            *tried = None;
            self.house.store.is_ready().await?;
            *tried = Some(Instant::now());
        }
        Ok(())
    }

    /// How many tables are open.
    pub fn open_tables(&self) -> usize {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.values().filter(|place| is_taken(place)).count()
    }

    /// Forgets matches that have not changed for so many days, or at which nobody has done anything for two weeks, unless
    /// somebody sits at them; how many.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn expire(&self, days: u32) -> Result<u64, ServerError> {
        let open: Vec<String> = {
            let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
            tables.iter().filter(|(_, place)| is_taken(place)).map(|(id, _)| id.clone()).collect()
        };
        let ago = |days: u32| now_in_seconds() - i64::from(days) * 86_400;
        Ok(self.house.store.expire(Stale { since: ago(days), unplayed: ago(days.min(UNPLAYED)) }, &open).await?)
    }

    /// What every table shares.
    pub fn house(&self) -> &House {
        &self.house
    }

    /// Opens a match.
    ///
    /// # Errors
    /// What cannot be played, or that the store does not answer.
    pub async fn open(&self, mut new: NewMatch) -> Result<MatchCreated, ServerError> {
        let games = &self.house.games;
        let edition = games.edition(&new.game).ok_or_else(|| ServerError::UnknownGame(new.game.clone()))?;
        for (n, seat) in new.seats.iter().enumerate() {
            self.check_seat(n, seat)?;
        }
        for SeatSpec::Person { name } | SeatSpec::Bot { name, .. } in &mut new.seats {
            // Blanks around a name are not seen, and must not make two of one.
            *name = name.trim().to_owned();
        }
        if new.invite.iter().any(|&seat| new.seats.get(usize::from(seat)).is_none_or(|seat| seat.bot().is_some())) {
            let why = Text { en: "Only people can be invited.", nl: "Alleen mensen kunnen worden uitgenodigd." };
            return Err(ServerError::BadSeat(usize::from(new.invite[0]), why));
        }
        if new.terms.clock.is_some_and(|clock| !clock.is_sound()) {
            return Err(ServerError::BadClock);
        }
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
            options: new.options.clone(),
            terms: new.terms,
            tokens: digests(&tokens),
            invitations: digests(&invitations),
            host: Some(secret::digest(&host)),
            fair: Some(secret::fair()),
            opened: now_in_seconds(),
        };
        let table = self.begin(edition, opened).await?;
        Ok(MatchCreated { table, tokens, invitations, host })
    }

    /// Keeps a new match and opens its table.
    async fn begin(&self, edition: &Arc<dyn AnyEdition>, mut opened: Opened) -> Result<MatchSummary, ServerError> {
        let seats = u8::try_from(opened.seats.len()).unwrap_or(u8::MAX);
        let opening = Arc::clone(edition)
            .open(seats, &opened.options)
            .map_err(|error| ServerError::Option(error, Box::new(edition.info())))?;
        let mut played = opening.at(0);
        if let Some(fair) = &opened.fair {
            fair.settle(played.as_mut());
        }
        opened.options = played.options();
        let log = Row::of(played.as_ref(), 0);
        let now = Progress::of(played.as_ref(), log.len(), Aside::default());
        let place = self.place(&opened.id)?;
        let mut place = place.lock().await;
        let name = self.name()?;
        let hold = self.house.store.open(&opened, &log, &now, name.as_deref()).await?;
        let way = Host::start(self.house.clone(), hold, &opened, opening, &log, Aside::default())?;
        *place = Some(Standing { way, server: None });
        Ok(table::summary(&opened, &now, edition.info().title))
    }

    /// Opens the match that follows one that is over: the same people, who keep their tokens, each a seat further on.
    /// Whoever asks second is led to the same one.
    ///
    /// # Errors
    /// If the token is nobody's at the table, the match is not over, or the store does not answer.
    pub async fn rematch(&self, id: &str, token: &str) -> Result<MatchSummary, ServerError> {
        let (before, _) = self.find(id).await?;
        let digest = Some(secret::digest(token));
        if !before.tokens.contains(&digest) && before.host != digest {
            return Err(ServerError::BadToken);
        }
        let (is_over, next) = self.ask(id, Command::Ended).await?;
        if let Some(next) = next {
            return self.summary(&next).await;
        }
        if !is_over {
            return Err(ServerError::NotOver);
        }
        let edition = self.house.games.edition(&before.game).ok_or(ServerError::OtherEdition)?;
        fn turned<T>(mut seats: Vec<T>) -> Vec<T> {
            let by = usize::from(seats.len() > 1);
            seats.rotate_left(by);
            seats
        }
        let opened = Opened {
            id: secret::id(),
            seats: turned(before.seats),
            tokens: turned(before.tokens),
            invitations: turned(before.invitations),
            fair: Some(secret::fair()),
            rules: edition.info().version,
            data: edition.data_hash().to_owned(),
            opened: now_in_seconds(),
            ..before
        };
        let table = self.begin(edition, opened).await?;
        let next = self.ask(id, |reply| Command::Next(table.id.clone(), reply)).await?;
        if next == table.id { Ok(table) } else { self.summary(&next).await }
    }

    /// Opens the tables whose clocks are out, so that what follows from it happens though nobody looks.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn wake(&self) -> Result<(), ServerError> {
        static UNOPENED: Seldom = Seldom::new();
        for id in self.house.store.due(now_in_milliseconds(), WOKEN).await? {
            // One that cannot be opened must not keep the others asleep.
            match self.table(&id, false).await {
                // Whoever has it wakes it.
                Ok(_) | Err(ServerError::Elsewhere(_)) => {}
                Err(error) => {
                    if let Some(silent) = UNOPENED.may() {
                        tracing::warn!(id, %error, silent, "a table whose clock is out cannot be opened");
                    }
                }
            }
        }
        Ok(())
    }

    /// Whether the house closes.
    pub fn is_closing(&self) -> bool {
        *self.house.closing.borrow()
    }

    /// The name under which matches are held, if others share the store; asked while the place of a table is held, so
    /// that whatever is opened under a name is scattered with it.
    fn name(&self) -> Result<Option<String>, ServerError> {
        match &self.house.cluster {
            Some(cluster) if !cluster.is_member() => Err(ServerError::Closing),
            cluster => Ok(cluster.as_ref().map(|cluster| cluster.name())),
        }
    }

    /// Gives up all tables: others may hold their matches by now.
    pub async fn scatter(&self) {
        let places: Vec<Place> = {
            let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
            tables.values().map(Arc::clone).collect()
        };
        for place in places {
            // One that is being opened right now was claimed before, and goes too.
            if let Some(Standing { way, .. }) = place.lock().await.take() {
                tokio::spawn(async move { way.send(Command::Lost).await });
            }
        }
    }

    /// Hands all tables over to other servers, some at a time, so that guests who come back do not all come at once.
    pub async fn hand_over(&self) {
        let tables: Vec<mpsc::Sender<Command>> = {
            let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
            tables.values().filter_map(|place| place.try_lock().ok()?.as_ref()?.own()).collect()
        };
        let parts = tables.chunks(TOGETHER);
        let pause = SPREAD_OVER.checked_div(u32::try_from(parts.len()).unwrap_or(u32::MAX)).unwrap_or_default();
        for part in parts {
            for table in part {
                // One that does not listen now has much to do; it closes with the house.
                let _ = table.try_send(Command::HandOver);
            }
            tokio::time::sleep(pause.min(LONGEST_PAUSE)).await;
        }
    }

    fn check_seat(&self, n: usize, seat: &SeatSpec) -> Result<(), ServerError> {
        if !atoll_table::is_name(seat.name()) {
            return Err(ServerError::BadSeat(n, NAMES));
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

    /// The youngest matches that everybody may find.
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
        if tokens.is_empty() && !opened.terms.spectators {
            return Err(ServerError::Private);
        }
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

    /// The table of a match, opened again from the store if need be; also that of another server, if the asker can
    /// reach so far.
    async fn table(&self, id: &str, far: bool) -> Result<mpsc::Sender<Command>, ServerError> {
        let place = self.place(id)?;
        let mut place = place.lock().await;
        let known = place.as_ref().filter(|table| !table.way.is_closed());
        match known {
            Some(Standing { way, server: None }) => return Ok(way.clone()),
            Some(Standing { way, server: Some(_) }) if far => return Ok(way.clone()),
            _ => {}
        }
        // Claimed before it is read: from here on nobody else adds to it.
        let name = self.name()?;
        let hold = match (self.house.store.claim(id, name.as_deref()).await?, &self.house.cluster) {
            (Claim::Ours(hold), _) => hold,
            (Claim::Theirs(server), Some(cluster)) if far => {
                let way = cluster::table(cluster, id, &server);
                *place = Some(Standing { way: way.clone(), server: Some(server) });
                return Ok(way);
            }
            (Claim::Theirs(server), _) => return Err(ServerError::Elsewhere(server)),
            (Claim::TooLate, _) => return Err(ServerError::Closing),
        };
        let (opened, now) = self.find(id).await?;
        let log = self.house.store.log(id).await?;
        let edition = self.house.games.edition(&opened.game).ok_or(ServerError::OtherEdition)?;
        let opening = table::opening(edition, &opened)?;
        let way = Host::start(self.house.clone(), hold, &opened, opening, &log, now.aside)?;
        *place = Some(Standing { way: way.clone(), server: None });
        Ok(way)
    }

    /// Asks the table of a match; `command` makes the question of the place for the answer.
    ///
    /// # Errors
    /// If there is no such match, or the house is closing.
    pub async fn ask<T>(&self, id: &str, command: impl Fn(oneshot::Sender<T>) -> Command) -> Result<T, ServerError> {
        self.join_here(id, command).await.map(|(answer, _)| answer)
    }

    /// As [`Lobby::ask`], with the way to the table for whoever stays; wherever it is.
    ///
    /// # Errors
    /// If there is no such match, or the house is closing.
    pub async fn join<T>(
        &self,
        id: &str,
        command: impl Fn(oneshot::Sender<T>) -> Command,
    ) -> Result<(T, mpsc::Sender<Command>), ServerError> {
        self.reach(id, command, true).await
    }

    /// As [`Lobby::join`], for a table of this server alone.
    ///
    /// # Errors
    /// If there is no such match, another server has it, or the house is closing.
    pub async fn join_here<T>(
        &self,
        id: &str,
        command: impl Fn(oneshot::Sender<T>) -> Command,
    ) -> Result<(T, mpsc::Sender<Command>), ServerError> {
        self.reach(id, command, false).await
    }

    async fn reach<T>(
        &self,
        id: &str,
        command: impl Fn(oneshot::Sender<T>) -> Command,
        far: bool,
    ) -> Result<(T, mpsc::Sender<Command>), ServerError> {
        // A table may close for want of guests just before it hears the question; then it opens again.
        for _ in 0..3 {
            let (reply, answer) = oneshot::channel();
            let table = self.table(id, far).await?;
            if table.send(command(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok((answer, table));
            }
        }
        Err(ServerError::Closing)
    }
}
