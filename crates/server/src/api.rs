//! The HTTP interface.

use std::convert::Infallible;
use std::sync::Arc;

use atoll_core::Lang;
use atoll_protocol::{MatchList, NewMatch, PROTOCOL, ServerInfo};
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, PathRejection, QueryRejection};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{DefaultBodyLimit, FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use serde::Deserialize;

use crate::error::ServerError;
use crate::lobby::Lobby;
use crate::socket;
use crate::table::Command;

/// The longest body of a request.
pub const LONGEST_BODY: usize = 64 * 1024;

/// The routes below `/api`.
pub fn routes(lobby: Arc<Lobby>) -> Router {
    Router::new()
        .route("/api", get(server))
        .route("/api/games", get(games))
        .route("/api/matches", get(list).post(open))
        .route("/api/matches/{id}", get(summary))
        .route("/api/matches/{id}/state", get(state))
        .route("/api/matches/{id}/record", get(record))
        .route("/api/matches/{id}/socket", get(connect))
        .route("/api/{*rest}", get(nothing))
        .method_not_allowed_fallback(wrong_method)
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .with_state(lobby)
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

async fn games(State(lobby): State<Arc<Lobby>>, Tongue(lang): Tongue) -> Response {
    Json(lobby.house().games.info(lang)).into_response()
}

async fn list(State(lobby): State<Arc<Lobby>>, Tongue(lang): Tongue) -> Response {
    answer(lobby.list().await.map(|matches| Json(MatchList { matches })), lang)
}

async fn open(State(lobby): State<Arc<Lobby>>, Tongue(lang): Tongue, body: Result<Bytes, BytesRejection>) -> Response {
    let opened = async {
        let body = body.map_err(|error| match error.status() {
            StatusCode::PAYLOAD_TOO_LARGE => ServerError::TooLarge(LONGEST_BODY),
            _ => ServerError::Malformed(error.body_text()),
        })?;
        let new: NewMatch = serde_json::from_slice(&body).map_err(|error| ServerError::Malformed(error.to_string()))?;
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
    path: Result<Path<String>, PathRejection>,
    query: Result<Query<Ask>, QueryRejection>,
) -> Response {
    let seen = async {
        let (id, ask) = (named(path)?, asked(query)?);
        let observer = lobby.observer(&id, token).await?;
        lobby.ask(&id, |reply| Command::Look { observer, lang, from: ask.from, reply }).await
    };
    answer(seen.await.map(Json), lang)
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
    path: Result<Path<String>, PathRejection>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let welcome = async {
        let id = named(path)?;
        lobby.find(&id).await?;
        let upgrade = upgrade.map_err(|error| ServerError::Malformed(error.body_text()))?;
        let upgrade = upgrade.max_message_size(socket::LONGEST_READ).max_frame_size(socket::LONGEST_READ);
        let lobby = Arc::clone(&lobby);
        Ok(upgrade.on_upgrade(move |connection| socket::run(connection, lobby, id, lang)))
    };
    answer(welcome.await, lang)
}
