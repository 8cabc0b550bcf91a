//! Requests about a match that another server holds are answered there.

use std::sync::Arc;
use std::time::Duration;

use atoll_core::Lang;
use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use tokio::time::{sleep, timeout};
use tower::ServiceExt;

use super::{Cluster, home_of};
use crate::api::LONGEST_BODY;
use crate::error::ServerError;

/// How long another server may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// The longest answer that is handed on.
const LONGEST_ANSWER: usize = 900 * 1024;
/// What is handed on of a request, and of its answer.
const ASKED: [HeaderName; 3] = [header::AUTHORIZATION, header::ACCEPT_LANGUAGE, header::CONTENT_TYPE];
const ANSWERED: [HeaderName; 2] = [header::CONTENT_TYPE, header::CONTENT_DISPOSITION];

/// Marks an answer: another server has the match, ask there.
#[derive(Clone, Debug)]
pub struct Elsewhere(pub String);

#[derive(Serialize, Deserialize)]
struct Asked {
    method: String,
    uri: String,
    headers: Vec<(String, String)>,
    body: String,
}

#[derive(Serialize, Deserialize)]
struct Answered {
    status: u16,
    headers: Vec<(String, String)>,
    body: String,
}

fn subject(home: &str) -> String {
    format!("atoll.request.{home}")
}

fn kept(from: &axum::http::HeaderMap, names: &[HeaderName]) -> Vec<(String, String)> {
    let text = |name: &HeaderName| Some((name.to_string(), from.get(name)?.to_str().ok()?.to_owned()));
    names.iter().filter_map(text).collect()
}

/// Hands a request on if the answer says so.
pub async fn hand_on(State(cluster): State<Arc<Cluster>>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    // A socket is upgraded, and has no body to keep.
    if parts.headers.contains_key(header::UPGRADE) {
        return next.run(Request::from_parts(parts, body)).await;
    }
    let Ok(body) = to_bytes(body, LONGEST_BODY + 1).await else {
        return ServerError::TooLarge(LONGEST_BODY).answer(Lang::En);
    };
    let asked = Asked {
        method: parts.method.to_string(),
        uri: parts.uri.to_string(),
        headers: kept(&parts.headers, &ASKED),
        body: String::from_utf8_lossy(&body).into_owned(),
    };
    let answer = next.run(Request::from_parts(parts, Body::from(body))).await;
    let Some(Elsewhere(server)) = answer.extensions().get::<Elsewhere>().cloned() else { return answer };
    ask(&cluster, home_of(&server), &asked).await.unwrap_or(answer)
}

async fn ask(cluster: &Cluster, home: &str, asked: &Asked) -> Option<Response> {
    let payload = Bytes::from(serde_json::to_vec(asked).ok()?);
    let message = timeout(PATIENCE, cluster.client.request(subject(home), payload)).await.ok()?.ok()?;
    let answered: Answered = serde_json::from_slice(&message.payload).ok()?;
    let mut response = (StatusCode::from_u16(answered.status).ok()?, answered.body).into_response();
    for (name, value) in answered.headers {
        let (name, value) = (HeaderName::try_from(name).ok()?, HeaderValue::try_from(value).ok()?);
        response.headers_mut().insert(name, value);
    }
    Some(response)
}

/// Answers what others hand on, for as long as the process lives.
pub async fn serve(cluster: Arc<Cluster>, router: Router) {
    loop {
        let Ok(mut requests) = cluster.client.subscribe(subject(&cluster.home)).await else {
            sleep(Duration::from_millis(100)).await;
            continue;
        };
        while let Some(message) = requests.next().await {
            let (Some(reply), router, cluster) = (message.reply, router.clone(), Arc::clone(&cluster)) else {
                continue;
            };
            tokio::spawn(async move {
                if let Some(answered) = answer(router, &message.payload).await {
                    // Whoever asked waits no longer than it likes.
                    let _ = cluster.client.publish(reply, answered).await;
                }
            });
        }
    }
}

async fn answer(router: Router, payload: &[u8]) -> Option<Bytes> {
    let asked: Asked = serde_json::from_slice(payload).ok()?;
    let mut request = axum::http::Request::builder().method(Method::try_from(asked.method.as_str()).ok()?);
    request = request.uri(asked.uri);
    for (name, value) in asked.headers {
        request = request.header(name, value);
    }
    let response = router.oneshot(request.body(Body::from(asked.body)).ok()?).await.ok()?;
    let (status, headers) = (response.status().as_u16(), kept(response.headers(), &ANSWERED));
    let body = to_bytes(response.into_body(), LONGEST_ANSWER).await.ok()?;
    let answered = Answered { status, headers, body: String::from_utf8(body.to_vec()).ok()? };
    serde_json::to_vec(&answered).ok().map(Bytes::from)
}
