//! What comes from outside: good, wrong and arbitrary.

mod common;

use std::sync::Arc;

use atoll_protocol::{FromPlayer, FromTable, ProblemName};
use atoll_server::Limits;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use common::{Running, memory};
use proptest::prelude::*;
use serde_json::{Value, json};
use tokio::runtime::Runtime;
use tokio_tungstenite::tungstenite::Message;

fn person(name: &str) -> Value {
    json!({"kind": "person", "name": name})
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_says_what_there_is() {
    let server = Running::start(memory().await).await;
    let (status, info) = server.get("/api").await;
    assert_eq!((status, &info["protocol"]), (StatusCode::OK, &json!(atoll_protocol::PROTOCOL)));
    let (_, games) = server.get("/api/games?lang=nl").await;
    let slugs: Vec<&Value> = games.as_array().expect("a list").iter().map(|game| &game["slug"]).collect();
    assert!(slugs.contains(&&json!("reef")));
    assert_eq!(server.get("/api/matches").await.1, json!({"matches": []}));
    let created = server.open("reef", 2).await;
    let (status, found) = server.get(&format!("/api/matches/{}", created.table.id)).await;
    assert_eq!((status, &found["seats"]), (StatusCode::OK, &json!([person("A"), person("B")])));
    let (_, list) = server.get("/api/matches").await;
    assert_eq!(list["matches"], json!([found]));
    assert!(
        !list.to_string().contains(created.tokens[0].as_deref().expect("a person's seat")),
        "the list tells a secret"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_requests_are_named_and_change_nothing() {
    let server = Running::start(memory().await).await;
    let two = json!([person("A"), person("B")]);
    let long = "x".repeat(41);
    let wrong = [
        (json!({"game": "chess", "seats": two}).to_string(), 422, "unknown_game", "game"),
        (json!({"game": "reef", "seats": []}).to_string(), 422, "bad_seats", "seats"),
        (json!({"game": "reef", "seats": vec![person("A"); 5]}).to_string(), 422, "bad_seats", "seats"),
        (json!({"game": "reef", "seats": vec![person("A"); 300]}).to_string(), 422, "bad_seats", "seats"),
        (json!({"game": "reef", "seats": [person("A"), person(" ")]}).to_string(), 422, "bad_seats", "seats[1]"),
        (json!({"game": "reef", "seats": [person("A\n"), person("B")]}).to_string(), 422, "bad_seats", "seats[0]"),
        (
            json!({"game": "reef", "seats": [person("A\u{202e}B"), person("B")]}).to_string(),
            422,
            "bad_seats",
            "seats[0]",
        ),
        (
            json!({"game": "reef", "seats": [person("A\u{200b}"), person("B")]}).to_string(),
            422,
            "bad_seats",
            "seats[0]",
        ),
        (json!({"game": "reef", "seats": [person("A"), person(&long)]}).to_string(), 422, "bad_seats", "seats[1]"),
        (
            json!({"game": "reef", "seats": [person("A"), {"kind": "bot", "name": "B", "bot": "deep"}]}).to_string(),
            422,
            "unknown_bot",
            "seats",
        ),
        (json!({"game": "reef", "seats": two, "options": {"nonsense": 1}}).to_string(), 422, "bad_options", "nonsense"),
        (json!({"game": "reef", "seats": two, "options": [1]}).to_string(), 422, "bad_options", "options"),
        (json!({"game": "reef", "seats": two, "more": 1}).to_string(), 400, "malformed", ""),
        (json!({"game": "reef"}).to_string(), 400, "malformed", ""),
        (String::new(), 400, "malformed", ""),
        ("{\"game\":".to_owned(), 400, "malformed", ""),
        ("[".repeat(60_000), 400, "malformed", ""),
        ("x".repeat(70_000), 413, "too_large", ""),
    ];
    for (body, status, name, field) in wrong {
        let (answered, problem) = server.post("/api/matches", body.clone()).await;
        let said = body.get(..80).unwrap_or(&body).to_owned();
        assert_eq!((answered.as_u16(), &problem["name"]), (status, &json!(name)), "{said}: {problem}");
        let expected = if field.is_empty() { Value::Null } else { json!(field) };
        assert_eq!(problem["field"], expected, "{said}");
        assert!(!problem["message"].as_str().expect("a message").is_empty());
    }
    assert_eq!(server.get("/api/matches").await.1, json!({"matches": []}));
    // Blanks around a name, which are not seen, make no other name of it.
    let blank = json!({"game": "reef", "seats": [person(" Ann\u{a0}"), person("Bo")]}).to_string();
    let (_, created) = server.post("/api/matches", blank).await;
    assert_eq!(created["table"]["seats"][0], person("Ann"));
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_addresses_are_named_in_the_askers_language() {
    let server = Running::start(memory().await).await;
    for (path, name) in [
        ("/api/nothing", "not_found"),
        ("/api/matches/none", "unknown_match"),
        ("/api/matches/none/state", "unknown_match"),
        ("/api/matches/none/record", "unknown_match"),
        ("/api/matches/none/socket", "unknown_match"),
        ("/api/matches/%ff", "unknown_match"),
    ] {
        let (status, problem) = server.get(path).await;
        assert_eq!((status, &problem["name"]), (StatusCode::NOT_FOUND, &json!(name)), "{path}");
    }
    let created = server.open("reef", 2).await;
    let (status, problem) = server.get(&format!("/api/matches/{}/state?from=-1", created.table.id)).await;
    assert_eq!((status, &problem["name"]), (StatusCode::BAD_REQUEST, &json!("malformed")));
    let (status, problem) = server.get(&format!("/api/matches/{}/socket", created.table.id)).await;
    assert_eq!((status, &problem["name"]), (StatusCode::BAD_REQUEST, &json!("malformed")));
    let (status, problem) = server.post("/api/games?lang=nl", "").await;
    assert_eq!((status, &problem["name"]), (StatusCode::METHOD_NOT_ALLOWED, &json!("method")));
    assert_eq!(problem["message"], "Dit adres kent deze methode niet.");
    let dutch = Request::get("/api/matches/none").header(header::ACCEPT_LANGUAGE, "nl-NL,nl;q=0.9");
    let (_, problem) = common::ask(&server.router(), dutch.body(Body::empty()).expect("a request")).await;
    assert_eq!(problem["message"], "Er is geen partij met dit nummer.");
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_come_with_a_policy() {
    let server = Running::start(memory().await).await;
    let get = |path: &str| Request::get(path).body(Body::empty()).expect("a request");
    for path in ["/", "/some/page"] {
        let answer = server.raw(get(path)).await;
        assert_eq!(answer.status(), StatusCode::OK);
        let head =
            |name: header::HeaderName| answer.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or("");
        assert!(head(header::CONTENT_TYPE).starts_with("text/html"));
        assert!(head(header::CONTENT_SECURITY_POLICY).contains("'wasm-unsafe-eval'"));
        assert_eq!(head(header::X_CONTENT_TYPE_OPTIONS), "nosniff");
    }
    // Where the pages have been built, they are what is served.
    let built = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/dist/index.html");
    let (_, served) = server.get("/").await;
    let served = served.as_str().expect("a page is text").to_owned();
    match std::fs::read_to_string(built) {
        Ok(page) => assert_eq!(served, page),
        Err(_) => assert!(served.contains("./play"), "{served}"),
    }
    // Whoever can unpack it is sent it packed, and what comes out is the same.
    if std::path::Path::new(&format!("{built}.gz")).exists() {
        let packed = Request::get("/").header(header::ACCEPT_ENCODING, "gzip").body(Body::empty());
        let answer = server.raw(packed.expect("a request")).await;
        assert_eq!(answer.headers()[header::CONTENT_ENCODING], "gzip");
        let body = axum::body::to_bytes(answer.into_body(), 1 << 20).await.expect("the body ends");
        assert_eq!(body, std::fs::read(format!("{built}.gz")).expect("it is there"));
    }
    for path in ["/nothing.js", "/../Cargo.toml", "/assets/%2e%2e/secret.txt"] {
        assert_eq!(server.raw(get(path)).await.status(), StatusCode::NOT_FOUND, "{path}");
    }
    let packed = Request::get("/api/games").header(header::ACCEPT_ENCODING, "br, gzip").body(Body::empty());
    let answer = server.raw(packed.expect("a request")).await;
    assert_eq!(answer.headers()[header::CONTENT_ENCODING], "br");
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_are_refused() {
    let server = Running::start(memory().await).await;
    let two = json!({"game": "reef", "seats": [person("A"), person("B")]}).to_string();
    for (origin, status) in [("http://evil.example", 403), ("http://here.example", 201), ("null", 403)] {
        let request = Request::post("/api/matches").header(header::HOST, "here.example").header(header::ORIGIN, origin);
        let answer = server.raw(request.body(Body::from(two.clone())).expect("a request")).await;
        assert_eq!(answer.status().as_u16(), status, "{origin}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_house_says_how_it_is() {
    let server = Running::start(memory().await).await;
    server.open("reef", 2).await;
    for (path, told) in [("/health", "ok"), ("/ready", "ready"), ("/metrics", "atoll_tables 1")] {
        let (status, said) = server.get(path).await;
        assert_eq!(status, StatusCode::OK, "{path}");
        assert!(said.as_str().is_some_and(|said| said.contains(told)), "{path}: {said}");
    }
}

/// One address cannot take all tables, and whoever half asks is not waited for.
#[tokio::test(flavor = "multi_thread")]
async fn one_guest_cannot_stop_the_house() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let server = Running::limited(memory().await, Limits { connections: 20, tables: 12, ..Limits::NONE }).await;
    let body = json!({"game": "reef", "seats": [person("A"), person("B")]}).to_string();
    let ask = format!(
        "POST /api/matches HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut answers = Vec::new();
    for _ in 0..4 {
        let mut stream = tokio::net::TcpStream::connect(server.addr).await.expect("it listens");
        stream.write_all(ask.as_bytes()).await.expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("it answers");
        answers.push(answer.split_whitespace().nth(1).expect("a status").to_owned());
    }
    assert_eq!(answers, ["201", "201", "429", "429"], "a sixth of an hour's tables at once");
    // So many connections from one address, and no more.
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    let mut held = Vec::new();
    for _ in 0..40 {
        let mut stream = tokio::net::TcpStream::connect(server.addr).await.expect("it listens");
        let _ = stream.write_all(b"GET /api HTTP/1.1\r\nhost:").await;
        held.push(stream);
    }
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    let mut turned_away = 0;
    for stream in &mut held {
        let mut byte = [0];
        let read = tokio::time::timeout(std::time::Duration::from_millis(20), stream.read(&mut byte)).await;
        turned_away += usize::from(matches!(read, Ok(Ok(0) | Err(_))));
    }
    assert_eq!(turned_away, 20);
    // Whatever guests do, the house closes within five seconds.
    let begun = std::time::Instant::now();
    server.stop().await;
    assert!(begun.elapsed() < std::time::Duration::from_secs(5), "{:?}", begun.elapsed());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_survives_nonsense() {
    let server = Running::start(memory().await).await;
    let created = server.open("reef", 2).await;
    let mut player = server.connect(&created.table.id, created.tokens[0].as_deref()).await;
    let before_hello = [
        r#"{"id":1,"type":"act","seat":0,"expect":0,"code":0}"#,
        r#"{"id":2,"type":"hello","protocol":99,"lang":"nl"}"#,
        r#"{"id":3,"type":"hello","protocol":3,"lang":"nl","tokens":["no such"]}"#,
        "?",
    ];
    let names = [ProblemName::Malformed, ProblemName::Protocol, ProblemName::BadToken, ProblemName::Malformed];
    for (text, name) in before_hello.into_iter().zip(names) {
        player.send(Message::text(text)).await;
        let answer = player.next().await;
        assert!(
            matches!(&answer, Some(FromTable::Refused { problem, .. }) if problem.name == name),
            "{text}: {answer:?}"
        );
    }
    player.hello(None).await;
    let revision = player.revision;
    let large = format!(r#"{{"id":1,"type":"resync","pad":"{}"}}"#, "x".repeat(20_000));
    for (message, name) in [
        (Message::text(""), ProblemName::Malformed),
        (Message::text("null"), ProblemName::Malformed),
        (Message::text(r#"{"id":1,"type":"act","seat":0,"expect":-1,"code":0}"#), ProblemName::Malformed),
        (Message::text(r#"{"id":1,"type":"act","seat":0,"expect":0,"code":1e99}"#), ProblemName::Malformed),
        (Message::binary(vec![0, 159, 146, 150]), ProblemName::Malformed),
        (Message::text(large), ProblemName::TooLarge),
    ] {
        player.send(message.clone()).await;
        let answer = player.until(|message| matches!(message, FromTable::Refused { .. })).await;
        let FromTable::Refused { problem, revision: now, .. } = answer else { panic!("{answer:?}") };
        assert_eq!((problem.name, now), (name, revision), "{message:?}");
    }
}

/// Arbitrary bytes, and bodies that are nearly right.
fn body() -> impl Strategy<Value = Vec<u8>> {
    let right =
        json!({"game": "reef", "seats": [person("A"), {"kind": "bot", "name": "B", "bot": "random"}], "options": {}})
            .to_string();
    let bent = (any::<prop::sample::Index>(), any::<u8>()).prop_map(move |(at, byte)| {
        let mut bytes = right.clone().into_bytes();
        let at = at.index(bytes.len());
        bytes[at] = byte;
        bytes
    });
    prop_oneof![prop::collection::vec(any::<u8>(), 0..300), bent]
}

/// Arbitrary text, and messages that are nearly right.
fn message() -> impl Strategy<Value = Message> {
    let number =
        prop_oneof![any::<i64>().prop_map(|n| n.to_string()), Just("null".to_owned()), Just("1e400".to_owned())];
    let kind = prop_oneof![
        Just("act"),
        Just("undo"),
        Just("resync"),
        Just("why"),
        Just("preview"),
        Just("point"),
        Just("hint"),
        Just("look_back"),
        Just("draw"),
        Just("hello"),
        Just("record"),
        Just("sing")
    ];
    let nearly = (kind, number.clone(), number.clone(), number).prop_map(|(kind, a, b, c)| {
        let seat = if a.len() % 2 == 0 { 0 } else { 1 };
        let id = a.len();
        match kind {
            "act" => format!(r#"{{"id":{id},"type":"act","seat":{seat},"expect":{a},"code":{b}}}"#),
            "undo" => format!(r#"{{"id":{id},"type":"undo","seat":{seat},"expect":{a}}}"#),
            "point" => format!(r#"{{"id":{id},"type":"point","seat":{seat},"wish":{c}}}"#),
            "look_back" | "draw" => format!(r#"{{"id":{id},"type":"{kind}","at":{b}}}"#),
            _ => format!(r#"{{"id":{id},"type":"{kind}","seat":{seat},"code":{b}}}"#),
        }
    });
    prop_oneof![
        any::<String>().prop_map(Message::text),
        nearly.prop_map(Message::text),
        prop::collection::vec(any::<u8>(), 0..100).prop_map(Message::binary),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn arbitrary_bodies_are_answered(bodies in prop::collection::vec(body(), 1..4)) {
        let runtime = Runtime::new().expect("a runtime");
        runtime.block_on(async {
            let server = Running::start(memory().await).await;
            let mut opened = Vec::new();
            for body in bodies {
                let (status, answer) = server.post("/api/matches", body).await;
                if status == StatusCode::CREATED {
                    opened.push(answer["table"]["id"].as_str().expect("an id").to_owned());
                } else {
                    prop_assert!(status.is_client_error(), "{status} {answer}");
                    let name: Result<ProblemName, _> = serde_json::from_value(answer["name"].clone());
                    prop_assert!(name.is_ok(), "{answer}");
                }
            }
            for id in opened {
                prop_assert_eq!(server.get(&format!("/api/matches/{id}")).await.0, StatusCode::OK);
            }
            Ok(())
        })?;
    }
}

#[test]
fn arbitrary_messages_change_nothing_or_what_the_rules_allow() {
    let runtime = Runtime::new().expect("a runtime");
    let server = runtime.block_on(async { Arc::new(Running::start(memory().await).await) });
    let created = runtime.block_on(server.open("reef", 2));
    let (id, token) = (created.table.id.clone(), created.tokens[0].clone());
    let config = ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() };
    proptest!(config, |(messages in prop::collection::vec(message(), 1..6))| {
        runtime.block_on(async {
            let mut player = server.join(&id, token.as_deref()).await;
            for message in messages {
                player.send(message).await;
            }
            // The connection still works, and what is seen agrees with the log.
            player.said = 1000;
            player.ask(FromPlayer::Resync).await;
            prop_assert_eq!(player.told.log().len() as u32, player.state().version);
            Ok(())
        })?;
    });
}
