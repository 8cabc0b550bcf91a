//! The engine as a page uses it.

use atoll_registry::GAMES;
use atoll_wasm::engine::{Table, games, sim};
use serde_json::Value;

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).expect("the engine writes JSON")
}

fn seed() -> String {
    "5a".repeat(32)
}

/// The seat that is asked first, if any.
fn asked(table: &Table) -> Option<u8> {
    let state = parsed(&table.state("spectator", "en", 0).expect("spectators may look"));
    state["turn"]["seats"].get(0)?.as_u64().map(|seat| seat as u8)
}

#[test]
fn every_game_is_presented_in_both_languages() {
    for lang in ["en", "nl"] {
        let list = parsed(&games(lang).expect("the language is there"));
        let slugs: Vec<&str> =
            list.as_array().expect("a list").iter().filter_map(|game| game["slug"].as_str()).collect();
        assert_eq!(slugs, GAMES.iter().map(|game| game.info().slug).collect::<Vec<_>>());
        for game in list.as_array().expect("a list") {
            assert!(game["rules"].as_array().is_some_and(|rules| !rules.is_empty()), "{}", game["slug"]);
            for option in game["options"].as_array().expect("a list") {
                assert!(!option["label"].as_str().expect("a label").starts_with("option."), "{option}");
                assert!(
                    option["kind"] == "whole" || option["values"].as_array().is_some_and(|v| !v.is_empty()),
                    "{option}"
                );
            }
        }
    }
    assert!(games("fr").is_err());
}

#[test]
fn bots_play_every_game_to_its_end_and_its_record_replays() {
    for game in GAMES {
        let info = game.info();
        let mut table = Table::open(info.slug, *info.seats.end(), "{}", &seed()).expect("the defaults can be played");
        let mut n = 0;
        while let Some(seat) = asked(&table) {
            let name = if n % 2 == 0 { "random" } else { "greedy" };
            let code = table.bot(seat, name, n).expect("the seat is asked");
            assert_eq!(parsed(&table.why(seat, code, "nl").expect("the seat is there"))["legal"], true);
            table.act(seat, code, "en").expect("bots keep the rules");
            n += 1;
            assert!(n < info.max_events, "{} does not end", info.slug);
        }
        let last = table.state("spectator", "nl", 0).expect("spectators may look");
        assert_eq!(parsed(&last)["turn"]["kind"], "over");
        assert!(!parsed(&last)["breakdown"].as_array().expect("a list").is_empty());
        let again = Table::replay(&table.record(), None).expect("a record replays");
        assert_eq!(again.record(), table.record());
        assert_eq!(
            parsed(&again.state("spectator", "nl", 0).expect("spectators may look"))["hash"],
            parsed(&last)["hash"]
        );
    }
}

#[test]
fn what_cannot_be_done_is_said_and_changes_nothing() {
    for game in GAMES {
        let info = game.info();
        let seats = *info.seats.end();
        let mut table = Table::open(info.slug, seats, "{}", &seed()).expect("the defaults can be played");
        let before = table.record();
        let seat = asked(&table).expect("somebody begins");
        for (seat, code) in [(seat, u32::MAX), (seat, game.action_codes()), (9, 0), (seats, 0)] {
            assert!(table.act(seat, code, "en").is_err(), "{} {seat} {code}", info.slug);
        }
        assert!(table.act(seat, 0, "xx").is_err());
        assert!(table.undo(seats, "en").is_err());
        assert!(table.state("4", "en", 0).is_err());
        assert!(table.state("nobody", "en", 0).is_err());
        assert!(table.bot(seat, "deep", 0).is_err());
        assert_eq!(table.record(), before);
        assert!(Table::open(info.slug, 0, "{}", &seed()).is_err());
        assert!(Table::open(info.slug, seats, "{\"no such option\":1}", &seed()).is_err(), "{}", info.slug);
        assert!(Table::open(info.slug, seats, "{", &seed()).is_err());
        assert!(Table::open(info.slug, seats, "{}", "5a").is_err());
    }
    assert!(Table::open("no such game", 2, "{}", &seed()).is_err());
    assert!(Table::replay("", None).is_err());
    assert!(sim("no such game", 2, 1, 1, "{}").is_err());
}

#[test]
fn an_act_can_be_taken_back_where_the_state_says_so() {
    let mut undone = 0;
    for game in GAMES {
        let info = game.info();
        let mut table = Table::open(info.slug, *info.seats.end(), "{}", &seed()).expect("the defaults can be played");
        for n in 0..40 {
            let Some(seat) = asked(&table) else { break };
            let before = table.record();
            let code = table.bot(seat, "random", n).expect("the seat is asked");
            table.act(seat, code, "en").expect("bots keep the rules");
            let state = parsed(&table.state(&seat.to_string(), "en", 0).expect("the seat may look"));
            if state["can_undo"] == true {
                table.undo(seat, "en").expect("the state says so");
                assert_eq!(table.record(), before);
                undone += 1;
                table.act(seat, code, "en").expect("it was legal before");
            } else {
                assert!(table.undo(seat, "en").is_err());
            }
        }
    }
    assert!(GAMES.is_empty() || undone > 0, "nothing could ever be taken back");
}

#[test]
fn a_series_gives_the_same_digest_twice() {
    for game in GAMES {
        let info = game.info();
        let run = |seed| sim(info.slug, *info.seats.end(), 3, seed, "{}").expect("the defaults can be played");
        assert_eq!(run(7), run(7));
        assert_ne!(run(7), run(8), "{}: the seed does nothing", info.slug);
    }
}
