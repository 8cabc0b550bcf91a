//! The HTTP interface.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use atoll_core::Lang;
use atoll_protocol::{MatchList, NewMatch, PROTOCOL, Reissued, Rename, SeatBot, SeatTaken, ServerInfo, TakeSeat};
use atoll_table::Message;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, PathRejection, QueryRejection};
use axum::extract::{ConnectInfo, DefaultBodyLimit, Extension, FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tokio::sync::oneshot;

use crate::cluster;
use crate::error::ServerError;
use crate::gate::{Addresses, Counted};
use crate::lobby::Lobby;
use crate::secret;
use crate::socket;
use crate::table::Command;
use crate::wire::Upgrade;

/// What is taken from what an address may have done for it: a change of a seat waits for the disk alone, the games are
/// packed for each who asks, a list is read anew.
const SEAT: Duration = Duration::from_millis(10);
const GAMES: Duration = Duration::from_millis(4);
const LIST: Duration = Duration::from_millis(1);

/// Who is counted; nobody behind another server.
type Whom = Option<Extension<Arc<Counted>>>;

fn spend(whom: Option<&Arc<Counted>>, time: Duration) {
    if let Some(counted) = whom {
        // What it asks next waits.
        counted.spend(time);
    }
}

/// The longest body of a request.
pub const LONGEST_BODY: usize = 64 * 1024;

/// The routes below `/api`.
pub fn routes(lobby: Arc<Lobby>, addresses: Arc<Addresses>) -> Router {
    let routes = Router::new()
        .route("/health", get(async || "ok\n"))
        .route("/ready", get(ready))
        .route("/metrics", get(metrics))
        .route("/api", get(server))
        .route("/api/games", get(games))
        .route("/api/matches", get(list).post(open))
        .route("/api/matches/{id}", get(summary))
        .route("/api/matches/{id}/state", get(state))
        .route("/api/matches/{id}/record", get(record))
        .route("/api/matches/{id}/socket", get(connect))
        .route("/api/matches/{id}/seat", post(take_seat))
        .route("/api/matches/{id}/seats/{seat}/invitation", post(reissue))
        .route("/api/matches/{id}/seats/{seat}/name", post(rename))
        .route("/api/matches/{id}/seats/{seat}/bot", post(seat_bot))
        .route("/api/matches/{id}/rematch", post(rematch))
        .route("/api/{*rest}", get(nothing))
        .method_not_allowed_fallback(wrong_method)
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(Extension(addresses));
    // Whatever another server must answer is handed on to it.
    let routes = match &lobby.house().cluster {
        Some(cluster) => routes.layer(from_fn_with_state(Arc::clone(cluster), cluster::hand_on)),
        None => routes,
    };
    routes.with_state(lobby)
}

/// The language of the answer: `?lang=`, or what the browser asks for.
struct Tongue(Lang);

impl<S: Sync> FromRequestParts<S> for Tongue {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let query = parts.uri.query().unwrap_or_default();
        let asked = query.split('&').find_map(|pair| pair.strip_prefix("lang=")).and_then(Lang::from_tag);
        let wished = parts.headers.get(header::ACCEPT_LANGUAGE).and_then(|wish| wish.to_str().ok());
        let wished = wished.and_then(|wish| Lang::from_tag(wish.get(..2)?));
        Ok(Tongue(asked.or(wished).unwrap_or_default()))
    }
}

/// What is asked of a table.
#[derive(Deserialize)]
struct Ask {
    #[serde(default)]
    from: u32,
}

/// The token of a seat: `Authorization: Bearer TOKEN`. Never in an address, which others may log.
struct Token(Option<String>);

impl<S: Sync> FromRequestParts<S> for Token {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let given = parts.headers.get(header::AUTHORIZATION);
        let token =
            given.map(|given| given.to_str().ok().and_then(|given| given.strip_prefix("Bearer ")).unwrap_or(""));
        Ok(Token(token.map(str::to_owned)))
    }
}

fn asked(query: Result<Query<Ask>, QueryRejection>) -> Result<Ask, ServerError> {
    query.map(|Query(ask)| ask).map_err(|error| ServerError::Malformed(error.body_text()))
}

fn named(path: Result<Path<String>, PathRejection>) -> Result<String, ServerError> {
    path.map(|Path(id)| id).map_err(|_| ServerError::UnknownMatch)
}

/// An answer, or the problem in the asker's language.
fn answer<T: IntoResponse>(result: Result<T, ServerError>, lang: Lang) -> Response {
    match result {
        Ok(answer) => answer.into_response(),
        Err(error) => error.answer(lang),
    }
}

async fn nothing(Tongue(lang): Tongue) -> Response {
    ServerError::NotFound.answer(lang)
}

async fn wrong_method(Tongue(lang): Tongue) -> Response {
    ServerError::Method.answer(lang)
}

async fn server(State(lobby): State<Arc<Lobby>>) -> Json<ServerInfo> {
    let games = lobby.house().games.slugs();
    Json(ServerInfo { version: env!("CARGO_PKG_VERSION").to_owned(), protocol: PROTOCOL, games })
}

async fn games(State(lobby): State<Arc<Lobby>>, Tongue(lang): Tongue, whom: Whom) -> Response {
    spend(whom.as_deref(), GAMES);
    ([(header::CONTENT_TYPE, "application/json")], lobby.house().games.info(lang)).into_response()
}

async fn list(State(lobby): State<Arc<Lobby>>, Tongue(lang): Tongue, whom: Whom) -> Response {
    spend(whom.as_deref(), LIST);
    answer(lobby.list().await.map(|matches| Json(MatchList { matches })), lang)
}

/// Whether the house can do its work: a write succeeds.
async fn ready(State(lobby): State<Arc<Lobby>>, Tongue(lang): Tongue) -> Response {
    let ready = async {
        let house = lobby.house();
        if *house.closing.borrow() || house.cluster.as_ref().is_some_and(|cluster| !cluster.is_member()) {
            return Err(ServerError::Closing);
        }
        Ok(lobby.is_ready().await?)
    };
    answer(ready.await.map(|()| "ready\n"), lang)
}

/// Numbers for those who watch over the house.
async fn metrics(State(lobby): State<Arc<Lobby>>) -> String {
    let (tables, tasks) = (lobby.open_tables(), tokio::runtime::Handle::current().metrics().num_alive_tasks());
    let mut told = String::new();
    if let Some(cluster) = &lobby.house().cluster {
        let names = ["servers", "guests_away", "visitors", "links_broken"];
        for (name, number) in names.iter().zip(cluster.numbers()) {
            told.push_str(&format!("# TYPE atoll_cluster_{name} gauge\natoll_cluster_{name} {number}\n"));
        }
    }
    told + &format!(
        "# HELP atoll_tables Tables that are open.\n# TYPE atoll_tables gauge\natoll_tables {tables}\n\
         # HELP atoll_tasks Tasks that are under way.\n# TYPE atoll_tasks gauge\natoll_tasks {tasks}\n"
    )
}

/// Whether a page of this server asks, or a program that is no page.
fn is_own(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or(""));
    let Some(origin) = text(header::ORIGIN) else { return true };
    let site = origin.split_once("://").map_or(origin, |(_, site)| site);
    // Behind a proxy the guest's own host is handed on.
    let forwarded = text(HeaderName::from_static("x-forwarded-host"));
    Some(site) == text(header::HOST) || Some(site) == forwarded
}

/// The body of a request.
fn parsed<T: DeserializeOwned>(body: Result<Bytes, BytesRejection>) -> Result<T, ServerError> {
    let body = body.map_err(|error| match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => ServerError::TooLarge(LONGEST_BODY),
        _ => ServerError::Malformed(error.body_text()),
    })?;
    serde_json::from_slice(&body).map_err(|error| ServerError::Malformed(error.to_string()))
}

/// Exchanges an invitation for a token, once.
async fn take_seat(
    State(lobby): State<Arc<Lobby>>,
    whom: Whom,
    headers: HeaderMap,
    Tongue(lang): Tongue,
    path: Result<Path<String>, PathRejection>,
    body: Result<Bytes, BytesRejection>,
) -> Response {
    let taken = async {
        if !is_own(&headers) {
            return Err(ServerError::Foreign);
        }
        spend(whom.as_deref(), SEAT);
        let (id, TakeSeat { invitation, name, entropy }) = (named(path)?, parsed(body)?);
        lobby.find(&id).await?;
        let invitation = Some(invitation).filter(|code| !code.is_empty()).map(|code| secret::digest(&code));
        let take = |reply| {
            let (invitation, name, entropy) = (invitation.clone(), name.clone(), entropy.clone());
            Command::TakeSeat { invitation, name, entropy, reply }
        };
        let (seat, token) = lobby.ask(&id, take).await??;
        Ok(Json(SeatTaken { seat, token }))
    };
    answer(taken.await, lang)
}

/// What is asked about a seat of a table, by a page of this server or by a program.
struct AtSeat {
    table: String,
    seat: u8,
    /// The digest of the asker's token.
    token: String,
}

impl<S: Send + Sync> FromRequestParts<S> for AtSeat {
    type Rejection = ServerError;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ServerError> {
        if !is_own(&parts.headers) {
            return Err(ServerError::Foreign);
        }
        spend(parts.extensions.get(), SEAT);
        let path = Path::from_request_parts(parts, state).await;
        let Path((table, seat)) = path.map_err(|_| ServerError::NotFound)?;
        let Ok(Token(token)) = Token::from_request_parts(parts, state).await;
        Ok(AtSeat { table, seat, token: secret::digest(&token.unwrap_or_default()) })
    }
}

impl AtSeat {
    /// Asks the table; `command` makes the question of the token, the seat and the place for the answer.
    async fn ask<T>(
        self,
        lobby: &Lobby,
        command: impl Fn(String, u8, oneshot::Sender<Result<T, ServerError>>) -> Command,
    ) -> Result<T, ServerError> {
        lobby.find(&self.table).await?;
        lobby.ask(&self.table, |reply| command(self.token.clone(), self.seat, reply)).await?
    }
}

/// Takes a seat back and invites anew, for the host.
async fn reissue(State(lobby): State<Arc<Lobby>>, Tongue(lang): Tongue, at: Result<AtSeat, ServerError>) -> Response {
    let invited = async { at?.ask(&lobby, |host, seat, reply| Command::Reissue { host, seat, reply }).await };
    answer(invited.await.map(|invitation| Json(Reissued { invitation })), lang)
}

/// Another name for a seat, for whoever holds it.
async fn rename(
    State(lobby): State<Arc<Lobby>>,
    Tongue(lang): Tongue,
    at: Result<AtSeat, ServerError>,
    body: Result<Bytes, BytesRejection>,
) -> Response {
    let renamed = async {
        let (at, Rename { name }) = (at?, parsed(body)?);
        at.ask(&lobby, |token, seat, reply| Command::Rename { token, seat, name: name.clone(), reply }).await
    };
    answer(renamed.await.map(|()| StatusCode::NO_CONTENT), lang)
}

/// A bot for a free seat, or for one whose holder has gone, for the host.
async fn seat_bot(
    State(lobby): State<Arc<Lobby>>,
    Tongue(lang): Tongue,
    at: Result<AtSeat, ServerError>,
    body: Result<Bytes, BytesRejection>,
) -> Response {
    let seated = async {
        let (at, SeatBot { name, bot }) = (at?, parsed(body)?);
        let sit = |host, seat, reply| Command::SeatBot { host, seat, bot: (name.clone(), bot.clone()), lang, reply };
        at.ask(&lobby, sit).await
    };
    answer(seated.await.map(|()| StatusCode::NO_CONTENT), lang)
}

/// The match that follows, for whoever sits at the table.
async fn rematch(
    State(lobby): State<Arc<Lobby>>,
    Extension(addresses): Extension<Arc<Addresses>>,
    peer: Option<Extension<ConnectInfo<SocketAddr>>>,
    headers: HeaderMap,
    Tongue(lang): Tongue,
    Token(token): Token,
    path: Result<Path<String>, PathRejection>,
) -> Response {
    let opened = async {
        if !is_own(&headers) {
            return Err(ServerError::Foreign);
        }
        if peer.is_some_and(|Extension(ConnectInfo(peer))| !addresses.may_open(peer.ip())) {
            return Err(ServerError::TooOften);
        }
        lobby.rematch(&named(path)?, &token.unwrap_or_default()).await
    };
    answer(opened.await.map(Json), lang)
}

async fn open(
    State(lobby): State<Arc<Lobby>>,
    Extension(addresses): Extension<Arc<Addresses>>,
    peer: Option<Extension<ConnectInfo<SocketAddr>>>,
    headers: HeaderMap,
    Tongue(lang): Tongue,
    body: Result<Bytes, BytesRejection>,
) -> Response {
    let opened = async {
        if !is_own(&headers) {
            return Err(ServerError::Foreign);
        }
        if peer.is_some_and(|Extension(ConnectInfo(peer))| !addresses.may_open(peer.ip())) {
            return Err(ServerError::TooOften);
        }
        let new: NewMatch = parsed(body)?;
        lobby.open(new).await
    };
    answer(opened.await.map(|created| (StatusCode::CREATED, Json(created))), lang)
}

async fn summary(
    State(lobby): State<Arc<Lobby>>,
    Tongue(lang): Tongue,
    path: Result<Path<String>, PathRejection>,
) -> Response {
    let found = async { lobby.summary(&named(path)?).await };
    answer(found.await.map(Json), lang)
}

async fn state(
    State(lobby): State<Arc<Lobby>>,
    Tongue(lang): Tongue,
    Token(token): Token,
    whom: Whom,
    path: Result<Path<String>, PathRejection>,
    query: Result<Query<Ask>, QueryRejection>,
) -> Response {
    let seen = async {
        let (id, ask) = (named(path)?, asked(query)?);
        let observer = lobby.observer(&id, token).await?;
        let (seen, spent) = lobby.ask(&id, |reply| Command::Look { observer, lang, from: ask.from, reply }).await?;
        spend(whom.as_deref(), spent);
        Ok(seen)
    };
    let json = |message: Message| ([(header::CONTENT_TYPE, "application/json")], message.into_text());
    answer(seen.await.map(json), lang)
}

async fn record(
    State(lobby): State<Arc<Lobby>>,
    Tongue(lang): Tongue,
    Token(token): Token,
    path: Result<Path<String>, PathRejection>,
) -> Response {
    let told = async {
        let id = named(path)?;
        let observer = lobby.observer(&id, token).await?;
        let record = lobby.ask(&id, |reply| Command::Record { observer, lang, reply }).await?;
        let record = record.map_err(ServerError::Table)?;
        let file = format!("attachment; filename=\"{id}.atoll\"");
        let head =
            [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, file)];
        Ok((head, record))
    };
    answer(told.await, lang)
}

async fn connect(
    State(lobby): State<Arc<Lobby>>,
    Tongue(lang): Tongue,
    headers: HeaderMap,
    counted: Whom,
    path: Result<Path<String>, PathRejection>,
    upgrade: Result<Upgrade, ServerError>,
) -> Response {
    let welcome = async {
        let id = named(path)?;
        if !is_own(&headers) {
            return Err(ServerError::Foreign);
        }
        lobby.find(&id).await?;
        let (upgrade, lobby) = (upgrade?, Arc::clone(&lobby));
        Ok(upgrade.answer(socket::LONGEST_READ, async move |wire| {
            // It counts as long as it lasts.
            socket::run(wire, lobby, id, lang, counted.map(|Extension(counted)| counted)).await;
        }))
    };
    answer(welcome.await, lang)
}
