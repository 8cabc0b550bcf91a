//! What can go wrong at the edge: one enum, with status codes and stable names.

use std::fmt;

use atoll_core::{Info, Lang, OptionError, Text};
use atoll_protocol::{Problem, ProblemName};
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use crate::cluster::Elsewhere;
use crate::seldom::Seldom;
use crate::store::StoreError;

/// What can go wrong at the edge.
#[derive(Debug)]
pub enum ServerError {
    /// The message or body cannot be read; why.
    Malformed(String),
    /// The body or message is longer than this.
    TooLarge(usize),
    /// The client speaks another version of the protocol.
    Protocol(u32),
    /// There is no such game.
    UnknownGame(String),
    /// There is no such match.
    UnknownMatch,
    /// There is no such address.
    NotFound,
    /// The address does not take this method.
    Method,
    /// A seat is described wrongly; which, and why.
    BadSeat(usize, Text),
    /// There is no such bot.
    UnknownBot(String),
    /// An option cannot be played.
    Option(OptionError, Box<Info>),
    /// The token opens no seat of this match.
    BadToken,
    /// The invitation opens no seat of this match, or has been used.
    BadInvitation,
    /// The table is for those who have a seat.
    Private,
    /// No clock goes like this.
    BadClock,
    /// The match is not over.
    NotOver,
    /// The table refuses it.
    Table(Problem),
    /// The first message must be a hello.
    NoHello,
    /// There are as many tables as the server can hold.
    Full,
    /// The match was played with rules or components that this server does not have.
    OtherEdition,
    /// The server is closing.
    Closing,
    /// Another server has the match; it answers.
    Elsewhere(String),
    /// A page of another site asks.
    Foreign,
    /// This address has opened many tables of late.
    TooOften,
    /// The store does not do it.
    Store(StoreError),
}

impl From<StoreError> for ServerError {
    fn from(error: StoreError) -> Self {
        ServerError::Store(error)
    }
}

impl fmt::Display for ServerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.problem(Lang::En).message)
    }
}

impl std::error::Error for ServerError {}

impl ServerError {
    /// The status code of the answer.
    pub fn status(&self) -> StatusCode {
        match self {
            ServerError::Malformed(_) | ServerError::Protocol(_) | ServerError::NoHello => StatusCode::BAD_REQUEST,
            ServerError::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            ServerError::UnknownMatch | ServerError::NotFound => StatusCode::NOT_FOUND,
            ServerError::Method => StatusCode::METHOD_NOT_ALLOWED,
            ServerError::UnknownGame(_)
            | ServerError::BadSeat(..)
            | ServerError::UnknownBot(_)
            | ServerError::BadClock
            | ServerError::Option(..) => StatusCode::UNPROCESSABLE_ENTITY,
            ServerError::BadToken | ServerError::BadInvitation | ServerError::Foreign | ServerError::Private => {
                StatusCode::FORBIDDEN
            }
            ServerError::TooOften => StatusCode::TOO_MANY_REQUESTS,
            ServerError::NotOver => StatusCode::CONFLICT,
            ServerError::Table(problem) => match problem.name {
                ProblemName::KeptBack | ProblemName::NotSeated => StatusCode::FORBIDDEN,
                _ => StatusCode::CONFLICT,
            },
            ServerError::Full
            | ServerError::Closing
            | ServerError::Elsewhere(_)
            | ServerError::Store(_)
            | ServerError::OtherEdition => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// The problem as clients are told of it; inner causes stay inside.
    pub fn problem(&self, lang: Lang) -> Problem {
        let say = |name: ProblemName, en: &'static str, nl: &'static str| Problem::new(name, Text { en, nl }.get(lang));
        let fill = |name: ProblemName, en: &'static str, nl: &'static str, what: &dyn fmt::Display| {
            Problem::new(name, Text { en, nl }.fill(lang, &[("what", what)]))
        };
        match self {
            ServerError::Malformed(why) => {
                fill(ProblemName::Malformed, "This cannot be read: {what}", "Dit is niet te lezen: {what}", why)
            }
            ServerError::TooLarge(most) => fill(
                ProblemName::TooLarge,
                "This is too long; {what} bytes are the most.",
                "Dit is te lang; {what} bytes is het meeste.",
                most,
            ),
            ServerError::Protocol(ours) => fill(
                ProblemName::Protocol,
                "This server speaks version {what} of the protocol; load the page again.",
                "Deze server spreekt versie {what} van het protocol; laad de pagina opnieuw.",
                ours,
            ),
            ServerError::UnknownGame(slug) => fill(
                ProblemName::UnknownGame,
                "There is no game called {what}.",
                "Er is geen spel met de naam {what}.",
                slug,
            )
            .about("game"),
            ServerError::BadInvitation => say(
                ProblemName::BadToken,
                "This invitation is not valid, or has been used; ask the host for a new one.",
                "Deze uitnodiging is niet geldig of al gebruikt; vraag de gastheer om een nieuwe.",
            ),
            ServerError::UnknownMatch => {
                say(ProblemName::UnknownMatch, "There is no such match.", "Er is geen partij met dit nummer.")
            }
            ServerError::NotFound => say(ProblemName::NotFound, "There is nothing here.", "Hier is niets."),
            ServerError::Method => {
                say(ProblemName::Method, "This address does not take this method.", "Dit adres kent deze methode niet.")
            }
            ServerError::BadSeat(seat, why) => {
                Problem::new(ProblemName::BadSeats, why.get(lang)).about(format!("seats[{seat}]"))
            }
            ServerError::UnknownBot(name) => fill(
                ProblemName::UnknownBot,
                "There is no bot called {what}.",
                "Er is geen bot met de naam {what}.",
                name,
            )
            .about("seats"),
            ServerError::Option(error, info) => Problem::of_option(error, info, lang),
            ServerError::BadToken => say(
                ProblemName::BadToken,
                "This link opens no seat of this match.",
                "Deze link hoort bij geen enkele plaats in deze partij.",
            ),
            ServerError::Private => say(
                ProblemName::Private,
                "Only those who have a seat can see this table.",
                "Alleen wie een plaats heeft, kan deze tafel zien.",
            ),
            ServerError::BadClock => say(
                ProblemName::BadOptions,
                "A clock has a second to sixty days, and a turn adds an hour at most.",
                "Een klok heeft een seconde tot zestig dagen, en een beurt geeft er hooguit een uur bij.",
            )
            .about("terms.clock"),
            ServerError::NotOver => {
                say(ProblemName::NotAgreed, "The game is not over yet.", "Het spel is nog niet afgelopen.")
            }
            ServerError::Table(problem) => problem.clone(),
            ServerError::NoHello => say(
                ProblemName::Malformed,
                "The first message must be a hello.",
                "Het eerste bericht moet een begroeting zijn.",
            ),
            ServerError::Full => say(
                ProblemName::Full,
                "All tables are taken; try again later.",
                "Alle tafels zijn bezet; probeer het later opnieuw.",
            ),
            ServerError::OtherEdition => say(
                ProblemName::Unavailable,
                "This match was begun with other rules or components than this server has.",
                "Deze partij is begonnen met andere regels of onderdelen dan deze server heeft.",
            ),
            ServerError::Elsewhere(_) => say(
                ProblemName::Unavailable,
                "The table is moving to another server; try again.",
                "De tafel verhuist naar een andere server; probeer het opnieuw.",
            ),
            ServerError::Closing => say(
                ProblemName::Unavailable,
                "The server is closing; try again later.",
                "De server sluit af; probeer het later opnieuw.",
            ),
            ServerError::Foreign => say(
                ProblemName::Malformed,
                "Only pages of this server may sit at its tables.",
                "Alleen pagina's van deze server kunnen aan zijn tafels zitten.",
            ),
            ServerError::TooOften => say(
                ProblemName::Busy,
                "Many tables have been opened from here; wait a little.",
                "Er zijn hiervandaan veel tafels geopend; wacht even.",
            ),
            ServerError::Store(_) => atoll_table::unwritten(lang),
        }
    }

    /// The answer to a request in this language.
    pub fn answer(&self, lang: Lang) -> Response {
        static FAILED: Seldom = Seldom::new();
        if let ServerError::Store(error) = self
            && let Some(silent) = FAILED.may()
        {
            tracing::error!(%error, silent, "the store failed; requests are refused until it answers");
        }
        let mut response = (self.status(), Json(self.problem(lang))).into_response();
        if let ServerError::Elsewhere(server) = self {
            response.extensions_mut().insert(Elsewhere(server.clone()));
        }
        response
    }
}

/// For those whose language is not asked for.
impl IntoResponse for ServerError {
    fn into_response(self) -> Response {
        self.answer(Lang::default())
    }
}
