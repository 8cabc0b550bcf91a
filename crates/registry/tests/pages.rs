//! What games tell pages as data: the form of a new game, the guided first game, the guide to the rules.

use std::fs;
use std::path::PathBuf;

use atoll_core::{Lang, Observer, Seat};
use atoll_registry::{EdgeDice, GAMES, find};
use serde_json::{Value, json};

fn file(slug: &str, name: &str) -> Value {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../games/{slug}/{name}"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A text is there in both languages.
fn is_told(text: &Value) -> bool {
    ["en", "nl"].iter().all(|lang| text[*lang].as_str().is_some_and(|text| !text.trim().is_empty()))
}

fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().map_or(&[], Vec::as_slice)
}

#[test]
fn a_form_knows_every_option_and_no_other() {
    for game in GAMES {
        let info = game.info();
        let form = file(info.slug, "form.json");
        let asked = form["options"].as_object().expect("a form has options");
        for option in info.options {
            let own = asked.get(option.key).unwrap_or_else(|| panic!("{}: {} is not asked", info.slug, option.key));
            assert!(is_told(&own["line"]), "{}: {}", info.slug, option.key);
            assert!(own.get("label").is_none_or(is_told), "{}: {}", info.slug, option.key);
            let (least, most) = (own["seats"][0].as_u64(), own["seats"][1].as_u64());
            assert!(least <= most && least >= Some(u64::from(*info.seats.start())), "{}: {}", info.slug, option.key);
            assert!(most <= Some(u64::from(*info.seats.end())), "{}: {}", info.slug, option.key);
            for needed in own["needs"].as_object().into_iter().flat_map(|needs| needs.keys()) {
                assert!(asked.contains_key(needed), "{}: {} needs {needed}", info.slug, option.key);
            }
        }
        assert_eq!(asked.len(), info.options.len(), "{}", info.slug);
        let opened = game.shipped().open(2, &form["quick"]);
        assert!(opened.is_ok(), "{}: a quick game cannot be opened", info.slug);
    }
}

#[test]
fn every_lesson_can_be_played_as_it_asks() {
    for game in GAMES {
        let slug = game.info().slug;
        let lesson = file(slug, "lesson.json");
        let mut dice = EdgeDice::from_hex(lesson["seed"].as_str().expect("a seed")).expect("64 hex digits");
        let mut played = game.shipped().open(2, &lesson["options"]).expect("the options of the lesson");
        played.settle(&mut dice);
        let mut kinds = Vec::new();
        for (n, step) in list(&lesson, "moves").iter().enumerate() {
            let seat = Seat::new(step["seat"].as_u64().expect("a seat") as u8).expect("a seat");
            let code = step["code"].as_u64().expect("a code") as u32;
            let told = played.legal(seat, Lang::En).into_iter().find(|action| action.code == code);
            let action = told.unwrap_or_else(|| panic!("{slug}: move {n}, {step}, is not legal"));
            assert_eq!(Some(action.text.as_str()), step["move"].as_str(), "{slug}: move {n}");
            if seat == Seat::A {
                kinds.push(action.gesture.step);
            }
            played.act(seat, code).expect("a legal action");
            played.settle(&mut dice);
        }
        // The steps ask for the moves of the learner, in their order.
        let mut asked = kinds.iter();
        let steps = list(&lesson, "steps");
        assert!((10..=15).contains(&steps.len()), "{slug}: {} steps", steps.len());
        for step in steps {
            assert!(is_told(&step["text"]), "{slug}: {step}");
            assert!(["board", "panel", "move", "seats"].contains(&step["at"].as_str().unwrap_or("")), "{slug}: {step}");
            let moves = step["moves"].as_u64().unwrap_or(0);
            assert!(moves == 0 || is_told(&step["help"]), "{slug}: {step}");
            for _ in 0..moves {
                let kind = asked.next().unwrap_or_else(|| panic!("{slug}: more is asked than the lesson plays"));
                let named = list(step, "kinds");
                assert!(named.is_empty() || named.contains(&json!(kind)), "{slug}: {kind} is not asked by {step}");
            }
        }
        assert_eq!(asked.next(), None, "{slug}: the lesson plays more than is asked");
    }
}

#[test]
fn every_guide_names_its_rules_and_their_parts() {
    for game in GAMES {
        let info = game.info();
        let guide = file(info.slug, "guide.json");
        let moves = list(&file(info.slug, "lesson.json"), "moves").len() as u64;
        let steps = list(&file(info.slug, "lesson.json"), "steps").len() as u64;
        for rule in info.rules {
            let part = rule.id.split('-').nth(1).expect("an id has a part");
            assert!(is_told(&guide["groups"][part]), "{}: {part} has no heading in words", info.slug);
        }
        let sections = list(&guide, "sections");
        let named: Vec<_> = sections.iter().filter_map(|section| section["id"].as_str()).collect();
        for id in ["goal", "setup", "turn", "special", "end", "players"] {
            assert!(named.contains(&id), "{}: nothing is said about {id}", info.slug);
        }
        for section in sections {
            assert!(is_told(&section["title"]), "{}: {section}", info.slug);
            let paragraphs = |lang| list(&section["text"], lang).len();
            assert!(paragraphs("en") > 0 && paragraphs("en") == paragraphs("nl"), "{}: {section}", info.slug);
            for id in list(section, "rules") {
                assert!(info.rules.iter().any(|rule| json!(rule.id) == *id), "{}: there is no rule {id}", info.slug);
            }
            if let Some(picture) = section.get("picture") {
                assert!(is_told(&picture["text"]), "{}: {picture}", info.slug);
                assert!(picture["moves"].as_u64().is_some_and(|n| n <= moves), "{}: {picture}", info.slug);
            }
            assert!(section["try"].as_u64().is_none_or(|step| step < steps), "{}: {section}", info.slug);
        }
    }
}

/// A game, one of its records, and events of it with the rules they follow.
type Followed = (&'static str, &'static str, &'static [(&'static str, &'static str)]);

#[test]
fn every_line_of_the_log_leads_to_the_rule_it_follows() {
    let known: [Followed; 5] = [
        (
            "coral",
            "two",
            &[
                ("0 play T", "CORAL-SET-1"),
                ("0 neutral R", "CORAL-SET-2"),
                ("0 grow R -1,-1,0 -1,-1,1 0,-1,0", "CORAL-SET-4"),
                ("0 land 1,0,1", "CORAL-SET-11"),
                ("1 grow B 0,1,0 0,2,0 1,2,0", "CORAL-GROW-2"),
                ("0 grow R 0,0,1 0,0,2 0,1,2", "CORAL-GROW-6"),
                ("0 float", "CORAL-FLOAT-1"),
                ("0 land 2,0,1", "CORAL-FLOAT-2"),
                ("1 slide -2,0", "CORAL-SLIDE-1"),
                ("0 pay T", "CORAL-MOVE-2"),
            ],
        ),
        (
            "reef",
            "two-seats",
            &[
                ("0 b5 d4", "REEF-PLACE-2"),
                ("1 a6 c4", "REEF-PLACE-3"),
                ("0 a4 a4", "REEF-STACK-1"),
                ("1 a1 c4", "REEF-ADJ-1"),
                ("0 claim R03", "REEF-CLAIM-1"),
                ("* roll 5", "REEF-SETUP-3"),
                ("* roll 1", "REEF-REFILL-1"),
            ],
        ),
        (
            "islands",
            "agri-geog-seis",
            &[
                ("* deal A4", "ISLANDS-DEAL-1"),
                ("0 take 2 A11", "ISLANDS-CHOOSE-1"),
                ("0 step e5 f5", "ISLANDS-MOVE-1"),
                ("1 second f5 f2", "ISLANDS-SPEC-AGRI"),
            ],
        ),
        (
            "coralia",
            "emptied-island",
            &[
                ("* start 0", "CORALIA-SETUP-9"),
                ("* roll fish", "CORALIA-TURN-3"),
                ("0 place yellow fish", "CORALIA-FISH-1"),
                ("1 take blue", "CORALIA-TURN-2"),
            ],
        ),
        (
            "relief",
            "line",
            &[
                ("0 power plus_minus", "RELIEF-SETUP-3"),
                ("* Y6 B6 P4", "RELIEF-DICE-1"),
                ("0 aside B", "RELIEF-DICE-5"),
                ("0 grow P", "RELIEF-GROW-1"),
                ("0 r1c2", "RELIEF-GROW-5"),
                ("0 attract trumpet", "RELIEF-LIFE-2"),
                ("0 trumpet 0", "RELIEF-TRUMP-1"),
            ],
        ),
    ];
    assert_eq!(known.len(), GAMES.len());
    for (slug, record, steps) in known {
        let game = find(slug).expect("the game is listed");
        let path = format!("{}/../../games/{slug}/tests/records/{record}.atoll", env!("CARGO_MANIFEST_DIR"));
        let text = fs::read_to_string(&path).expect("a record");
        let played = game.shipped().replay(&text).expect("a record replays");
        let log = played.log(Observer::Spectator, 0, Lang::En);
        for line in &log {
            assert_eq!(line.rule.is_some(), line.text.is_some(), "{slug}: {}", line.sentence);
            assert!(line.rule.is_none_or(|id| game.info().rules.iter().any(|rule| rule.id == id)), "{slug}: {line:?}");
        }
        for (event, rule) in steps {
            let line = log.iter().find(|line| line.text.as_deref() == Some(event));
            assert_eq!(line.and_then(|line| line.rule), Some(*rule), "{slug}: {event}");
        }
    }
}
