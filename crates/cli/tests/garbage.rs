//! Whatever bytes come in, there is a clear error, nothing changes and nothing panics.

use std::ffi::OsString;
use std::io::Cursor;
use std::sync::{Arc, LazyLock};

use atoll_cli::Io;
use atoll_core::any::AnyEdition;
use atoll_core::{Files, Seat};
use atoll_registry::{GAMES, SimOrder};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

/// Seeds are fixed: a failing case is met again on the next run.
fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, rng_seed: RngSeed::Fixed(7), ..ProptestConfig::default() }
}

/// Runs the program inside this test: exit code, answer, errors.
fn run(args: &[&str], input: &[u8]) -> (u8, String, String) {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let mut input = Cursor::new(input.to_vec());
    let mut io = Io { input: &mut input, out: &mut out, err: &mut err, terminal: false, progress: false };
    let args = ["atoll"].iter().chain(args).map(OsString::from);
    let code = atoll_cli::run(args, &mut io);
    (code, String::from_utf8_lossy(&out).into_owned(), String::from_utf8_lossy(&err).into_owned())
}

/// The shipped edition and a finished record of each game.
static MATCHES: LazyLock<Vec<(Arc<dyn AnyEdition>, String)>> = LazyLock::new(|| {
    let record = |game: &&'static dyn atoll_registry::Listed| {
        let info = game.info();
        let seats = 2.clamp(*info.seats.start(), *info.seats.end());
        let opening = game.shipped().open(seats, &serde_json::Value::Null).expect("the defaults can be played");
        let mut record = String::new();
        let order = SimOrder { records: true, ..SimOrder::random(1, 7) };
        let shown = game.sim(&*opening, &order, &mut |one| {
            record = one.record.clone().unwrap_or_default();
            true
        });
        shown.expect("the order fits");
        (game.shipped(), record)
    };
    GAMES.iter().map(record).collect()
});

/// Changes made to bytes: where (in thousandths), what, with which byte.
fn spoil(bytes: &[u8], changes: &[(u32, u8, u8)]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for &(at, what, byte) in changes {
        let at = (bytes.len() as u64 * u64::from(at) / 1000) as usize;
        match what % 5 {
            _ if bytes.is_empty() => bytes.push(byte),
            0 => bytes[at] = byte,
            1 => bytes.insert(at, byte),
            2 => drop(bytes.remove(at)),
            3 => bytes[at] = b'0' + byte % 10,
            _ => {
                // A line is doubled.
                let line: Vec<u8> = bytes[at..].iter().copied().take_while(|&byte| byte != b'\n').collect();
                let end = at + line.len();
                bytes.splice(end..end, [&b"\n"[..], &line].concat());
            }
        }
    }
    bytes
}

fn changes() -> impl Strategy<Value = Vec<(u32, u8, u8)>> {
    prop::collection::vec((0..1000u32, any::<u8>(), any::<u8>()), 1..4)
}

/// An error names a line; no answer is given beside it.
fn judged((code, out, err): (u8, String, String)) -> Result<(), TestCaseError> {
    match code {
        0 => prop_assert!(err.is_empty(), "{err}"),
        1 => {
            prop_assert!(err.contains("line "), "{err}");
            prop_assert!(out.is_empty(), "{out}");
        }
        _ => return Err(TestCaseError::fail(format!("exit code {code}: {err}"))),
    }
    Ok(())
}

proptest! {
    #![proptest_config(config(200))]

    #[test]
    fn any_bytes_as_a_record(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        judged(run(&["replay", "-", "--json"], &bytes))?;
    }

    #[test]
    fn spoilt_records(which in any::<prop::sample::Index>(), changes in changes()) {
        let (_, record) = &MATCHES[which.index(MATCHES.len())];
        judged(run(&["replay", "-", "--json"], &spoil(record.as_bytes(), &changes)))?;
    }

    #[test]
    fn spoilt_heads_of_records(which in any::<prop::sample::Index>(), changes in changes()) {
        let (_, record) = &MATCHES[which.index(MATCHES.len())];
        let head: String = record.lines().take(8).map(|line| format!("{line}\n")).collect();
        judged(run(&["legal", "-", "--json"], &spoil(head.as_bytes(), &changes)))?;
    }

    #[test]
    fn any_text_as_an_action(which in any::<prop::sample::Index>(), at in 0..1000usize, text in any::<String>()) {
        let (_, record) = &MATCHES[which.index(MATCHES.len())];
        let events = record.lines().skip(5).count();
        let at = (events * at / 1000).to_string();
        let (code, out, _) = run(&["why", "-", "--at", &at, "--json", "--", &text], record.as_bytes());
        prop_assert!(code <= 2);
        prop_assert!(code == 2 || out.contains("\"legal\""), "{out}");
    }

    #[test]
    fn any_line_played(which in any::<prop::sample::Index>(), at in 0..1000usize, line in "[*0-9] ?[a-z0-9 >-]{0,8}|\\PC*") {
        let (edition, record) = &MATCHES[which.index(MATCHES.len())];
        let whole = Arc::clone(edition).replay(record).expect("the record is good");
        let mut played = whole.at(whole.events() * at / 1000);
        let (hash, text) = (played.hash(), played.record());
        if let Err(error) = played.play_line(&line) {
            prop_assert!(!error.to_string().is_empty());
            prop_assert_eq!((played.hash(), played.record()), (hash, text));
        }
    }

    #[test]
    fn any_code_played(which in any::<prop::sample::Index>(), at in 0..1000usize, seat in 0..4u8, bits in any::<u32>()) {
        let (edition, record) = &MATCHES[which.index(MATCHES.len())];
        let whole = Arc::clone(edition).replay(record).expect("the record is good");
        let mut played = whole.at(whole.events() * at / 1000);
        let (hash, text) = (played.hash(), played.record());
        let seat = Seat::new(seat).expect("there are four seats");
        let small = bits % (GAMES[which.index(MATCHES.len())].action_codes() + 2);
        if played.play_packed(bits).is_err() {
            prop_assert_eq!((played.hash(), played.record()), (hash, text.clone()));
            if played.act(seat, small).is_err() {
                prop_assert_eq!((played.hash(), played.record()), (hash, text));
            }
        }
        let _ = played.undo(seat);
    }

    #[test]
    fn any_option(which in any::<prop::sample::Index>(), key in any::<prop::sample::Index>(), value in "[a-z_0-9,-]{0,12}|\\PC*") {
        let info = GAMES[which.index(GAMES.len())].info();
        let mut keys = vec!["no-such-option"];
        keys.extend(info.options.iter().map(|option| option.key));
        let set = format!("{}={value}", keys[key.index(keys.len())]);
        let (code, _, err) = run(&["sim", info.slug, "--games", "1", "--set", &set], b"");
        prop_assert!(code == 0 || code == 2, "{err}");
        prop_assert!(code == 0 || err.contains("option"), "{err}");
    }

    #[test]
    fn any_json_as_options(which in any::<prop::sample::Index>(), seats in any::<u8>(), json in json()) {
        let (edition, _) = &MATCHES[which.index(MATCHES.len())];
        if let Err(error) = Arc::clone(edition).open(seats, &json) {
            prop_assert!(!error.key.is_empty() && !error.reason.en.is_empty());
        }
    }
}

proptest! {
    #![proptest_config(config(150))]

    #[test]
    fn spoilt_component_files(which in any::<prop::sample::Index>(), file in any::<prop::sample::Index>(), changes in changes()) {
        let game = GAMES[which.index(GAMES.len())];
        let shipped = game.files();
        let names: Vec<&str> = shipped.iter().map(|(name, _)| name).collect();
        let name = names[file.index(names.len())];
        let bytes = spoil(shipped.text(name).as_bytes(), &changes);
        let mut files: Files = shipped.clone();
        files.replace(name, String::from_utf8_lossy(&bytes).into_owned()).expect("the game has this file");
        if let Err(error) = game.load(files) {
            prop_assert!(names.contains(&error.file.as_str()), "{error}");
            prop_assert!(!error.reason.en.is_empty());
        }
    }

    #[test]
    fn any_component_file(which in any::<prop::sample::Index>(), file in any::<prop::sample::Index>(), text in any::<String>()) {
        let game = GAMES[which.index(GAMES.len())];
        let shipped = game.files();
        let names: Vec<&str> = shipped.iter().map(|(name, _)| name).collect();
        let mut files = shipped.clone();
        files.replace(names[file.index(names.len())], text).expect("the game has this file");
        if let Err(error) = game.load(files) {
            prop_assert!(names.contains(&error.file.as_str()), "{error}");
        }
    }

    #[test]
    fn any_typing_at_the_table(lines in prop::collection::vec("[0-9]{1,2}|undo|hint|log|why [a-z0-9 ]{0,6}|:?[a-z]{0,6}|\\PC{0,12}", 0..40)) {
        // Files are never written here: `save` needs a name, and names with a space in front are not made above.
        let input = lines.iter().filter(|line| !line.contains("save") && !line.contains("bewaar")).map(|line| format!("{line}\n"));
        let slug = GAMES[0].info().slug;
        let (code, _, err) = run(&["play", slug, "--seed", "1"], input.collect::<String>().as_bytes());
        prop_assert_eq!((code, err), (0, String::new()));
    }
}

fn json() -> impl Strategy<Value = serde_json::Value> {
    use serde_json::{Value, json};
    let keys: Vec<&'static str> =
        GAMES.iter().flat_map(|game| game.info().options.iter().map(|option| option.key)).collect();
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(|flag| json!(flag)),
        any::<i64>().prop_map(|number| json!(number)),
        (0..10i32).prop_map(|number| json!(number)),
        "[a-z_]{0,10}".prop_map(|word| json!(word)),
    ];
    let value = leaf.prop_recursive(2, 12, 4, move |inner| {
        let key = prop_oneof![prop::sample::select(keys.clone()).prop_map(str::to_owned), "[a-z]{1,6}"];
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..8).prop_map(Value::Array),
            prop::collection::vec((key, inner), 0..4).prop_map(|pairs| Value::Object(pairs.into_iter().collect())),
        ]
    });
    value.boxed()
}
