//! `docs/openapi.json` tells of every route, and of none that is not there.

mod common;

use std::collections::BTreeSet;

use atoll_protocol::{
    MatchCreated, MatchSummary, NewMatch, Reissued, Rename, SeatBot, SeatTaken, ServerInfo, TakeSeat, TurnState,
};
use serde_json::{Value, json};

fn described() -> Value {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/openapi.json");
    serde_json::from_str(&std::fs::read_to_string(path).expect("it is there")).expect("it is JSON")
}

#[test]
fn every_route_is_described() {
    // `.route("/path", get(x).post(y))`, as the source has it.
    let source = include_str!("../src/api.rs");
    let mut routes = BTreeSet::new();
    for line in source.lines().filter_map(|line| line.trim().strip_prefix(".route(\"")) {
        let (path, methods) = line.split_once("\", ").expect("a route has methods");
        if path.contains('*') {
            continue;
        }
        for method in ["get", "post"] {
            if methods.contains(&format!("{method}(")) {
                routes.insert(format!("{method} {path}"));
            }
        }
    }
    let doc = described();
    let told: BTreeSet<String> = doc["paths"]
        .as_object()
        .expect("paths")
        .iter()
        .flat_map(|(path, methods)| {
            methods.as_object().expect("methods").keys().map(move |method| format!("{method} {path}"))
        })
        .collect();
    assert_eq!(told, routes);
}

#[test]
fn bodies_have_the_fields_that_are_described() {
    let doc = described();
    let table = MatchSummary {
        id: String::new(),
        game: String::new(),
        title: String::new(),
        data: String::new(),
        seats: Vec::new(),
        options: json!({}),
        version: 0,
        revision: 0,
        turn: TurnState::Chance,
        terms: Default::default(),
        open: Vec::new(),
        dice: None,
        opened: 0,
    };
    let created =
        MatchCreated { table: table.clone(), tokens: Vec::new(), invitations: Vec::new(), host: String::new() };
    let new = NewMatch {
        game: String::new(),
        seats: Vec::new(),
        options: json!({}),
        invite: Vec::new(),
        terms: Default::default(),
    };
    let take = TakeSeat { invitation: String::new(), name: None, entropy: None };
    let bodies = [
        ("MatchSummary", json!(table)),
        ("MatchCreated", json!(created)),
        ("NewMatch", json!(new)),
        ("TakeSeat", json!(take)),
        ("SeatTaken", json!(SeatTaken { seat: 0, token: String::new() })),
        ("Reissued", json!(Reissued { invitation: String::new() })),
        ("Rename", json!(Rename { name: String::new() })),
        ("SeatBot", json!(SeatBot { name: None, bot: String::new() })),
        ("Terms", json!(atoll_protocol::Terms::default())),
        ("ServerInfo", json!(ServerInfo { version: String::new(), protocol: 0, games: Vec::new() })),
    ];
    for (name, body) in bodies {
        let fields: BTreeSet<&String> = body.as_object().expect("an object").keys().collect();
        let schema = &doc["components"]["schemas"][name];
        let told: BTreeSet<&String> = schema["properties"].as_object().expect("properties").keys().collect();
        assert_eq!(told, fields, "{name}");
    }
}
