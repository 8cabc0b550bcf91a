//! Every command through the program itself: answers, exit codes, errors that help.

use std::fs;
use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use serde_json::Value;

/// What a run came to.
struct Ran {
    code: i32,
    out: String,
    err: String,
}

impl Ran {
    fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}\n{}\n{}", self.out, self.err))
    }
    /// The run went well and said nothing wrong.
    fn good(self) -> Ran {
        assert_eq!(self.code, 0, "{}\n{}", self.out, self.err);
        self
    }
    /// The run failed with this code and these words.
    fn failed(self, code: i32, words: &str) -> Ran {
        assert_eq!(self.code, code, "{}\n{}", self.out, self.err);
        assert!(self.err.contains(words), "expected `{words}` in: {}", self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self
    }
}

fn atoll(args: &[&str]) -> Ran {
    fed(args, "")
}

/// Runs the program with some input.
fn fed(args: &[&str], input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_atoll"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("the input is a pipe");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(input.as_bytes()); // the program may not want it all
    });
    let done = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    Ran {
        code: done.status.code().expect("the program is not killed"),
        out: String::from_utf8(done.stdout).expect("the answer is text"),
        err: String::from_utf8(done.stderr).expect("errors are text"),
    }
}

/// A folder of a test's own, with nothing in it.
fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("the target folder can be written");
    path
}

fn text(path: &std::path::Path) -> &str {
    path.to_str().expect("the path is text")
}

/// The slugs of all games.
fn games() -> Vec<String> {
    let list = atoll(&["games", "--json"]).good().json();
    let slugs = list.as_array().expect("a list").iter().map(|game| game["slug"].as_str().expect("a slug").to_owned());
    slugs.collect()
}

/// A finished match of a game.
fn finished(slug: &str, name: &str) -> PathBuf {
    let folder = folder(name);
    atoll(&["sim", slug, "--games", "1", "--seed", "5", "--records", text(&folder)]).good();
    folder.join(format!("{slug}-5-000000.atoll"))
}

#[test]
fn games_lists_what_can_be_chosen() {
    let list = atoll(&["games", "--json"]).good().json();
    let reef = list.as_array().expect("a list").iter().find(|game| game["slug"] == "reef").expect("reef is there");
    assert_eq!(reef["seats"]["max"], 4);
    assert!(reef["title"].is_string() && reef["version"].is_number());
    let digits = reef["data_hash"].as_str().and_then(|hash| hash.strip_prefix("sha256:")).expect("the kind of hash");
    assert!(digits.len() == 16 && digits.chars().all(|digit| digit.is_ascii_hexdigit()), "{digits}");
    for game in list.as_array().expect("a list") {
        assert!(game["seats"]["min"].as_u64() <= game["seats"]["max"].as_u64());
        for option in game["options"].as_array().expect("options are a list") {
            assert!(
                option["key"].is_string() && !option["values"].is_null() && !option["default"].is_null(),
                "{option}"
            );
        }
    }
    let shown = atoll(&["games", "--lang", "nl"]).good().out;
    assert!(shown.contains("reef") && shown.contains("plaatsen"), "{shown}");
}

#[test]
fn a_series_is_the_same_twice_and_otherwise_with_another_seed() {
    for slug in games() {
        let run = |seed: &str| atoll(&["sim", &slug, "--games", "3", "--seed", seed, "--json"]).good().json();
        let (one, two, other) = (run("7"), run("7"), run("8"));
        for key in ["game", "seats", "games", "decisions", "seconds", "decisions_per_s", "digest"] {
            assert!(!one[key].is_null(), "{slug}: {key}");
        }
        assert_eq!(one["game"], slug.as_str());
        assert_eq!(one["games"], 3);
        assert_eq!(one["unfinished"], 0);
        assert_eq!((&one["digest"], &one["decisions"]), (&two["digest"], &two["decisions"]), "{slug}");
        assert_ne!(one["digest"], other["digest"], "{slug}");
    }
}

#[test]
fn sim_counts_wins_and_tells_details() {
    let one =
        atoll(&["sim", "reef", "--games", "12", "--seed", "1", "--seats", "3", "--details", "--json"]).good().json();
    let wins: u64 = one["wins"].as_array().expect("wins").iter().filter_map(Value::as_u64).sum();
    assert!(wins >= 12, "{one}");
    assert_eq!(one["mean_scores"].as_array().map(Vec::len), Some(3));
    assert!(one["steps"][0]["key"].as_str().expect("a step").starts_with("score."));
    let bots = atoll(&["sim", "reef", "--games", "2", "--bots", "greedy,1", "--json"]).good().json();
    assert_eq!(bots["bots"], serde_json::json!(["greedy", "1"]));
    assert_eq!(bots["seats"], 2);
    let shown = atoll(&["sim", "reef", "--games", "2", "--lang", "nl", "--details"]).good().out;
    assert!(shown.contains("partijen") && shown.contains("kenmerk"), "{shown}");
}

#[test]
fn sim_says_what_is_wrong_with_an_order() {
    atoll(&["sim", "chess"]).failed(2, "there is no game `chess`; the games are");
    atoll(&["sim", "reef", "--seats", "9"]).failed(2, "seats");
    atoll(&["sim", "reef", "--bots", "random", "--seats", "2"]).failed(2, "1 bots for 2 seats");
    atoll(&["sim", "reef", "--bots", "clever,random"])
        .failed(2, "there is no bot `clever`; the bots are 1, 2, 3, 4, 5, 6, random, greedy");
    atoll(&["sim", "reef", "--set", "shapes=round"]).failed(2, "option shapes: is one of starter");
    atoll(&["sim", "reef", "--set", "colour=red"]).failed(2, "option colour: Reef has no such option; it has shapes");
    atoll(&["sim", "reef", "--set", "shapes"]).failed(2, "expected KEY=VALUE");
    atoll(&["sim", "reef", "--set", "flourish=maybe"]).failed(2, "yes or no");
    atoll(&["sim", "reef", "--set", "flourish=yes", "--set", "flourish=no"]).failed(2, "set twice");
    atoll(&["sim", "reef", "--games", "many"]).failed(2, "--games");
    atoll(&["sim", "reef", "--data", "/no/such/folder"]).failed(2, "/no/such/folder");
    atoll(&["sim", "reef", "--records", "/dev/null/x", "--games", "1"]).failed(2, "cannot make the folder");
}

#[test]
fn options_change_the_match() {
    let digest = |set: &[&str]| {
        let args = [&["sim", "reef", "--games", "2", "--seed", "3", "--json"], set].concat();
        atoll(&args).good().json()["digest"].clone()
    };
    assert_ne!(digest(&[]), digest(&["--set", "shapes=saddle"]));
    assert_ne!(digest(&[]), digest(&["--set", "flourish=on"]));
}

#[test]
fn records_replay_to_the_scores_of_the_series() {
    for slug in games() {
        let folder = folder(&format!("records-{slug}"));
        let path = text(&folder);
        let sim = atoll(&["sim", &slug, "--games", "2", "--seed", "9", "--records", path, "--json"]).good().json();
        let plain = atoll(&["sim", &slug, "--games", "2", "--seed", "9", "--json"]).good().json();
        assert_eq!(sim["digest"], plain["digest"], "{slug}: writing records changes nothing");
        let mut sums = vec![0.0; sim["seats"].as_u64().expect("a number") as usize];
        for n in 0..2 {
            let record = folder.join(format!("{slug}-9-{n:06}.atoll"));
            let replay = atoll(&["replay", text(&record), "--json"]).good().json();
            assert_eq!(replay["over"], true, "{slug}");
            assert_eq!(replay["hash"].as_str().map(str::len), Some(16));
            assert_eq!(replay["places"].as_array().map(Vec::len), Some(sums.len()));
            assert!(replay["breakdown"].as_array().is_some_and(|steps| !steps.is_empty()));
            let lines = fs::read_to_string(&record).expect("the record is there");
            assert_eq!(replay["events"], lines.lines().skip(5).count());
            for (sum, score) in sums.iter_mut().zip(replay["scores"].as_array().expect("scores")) {
                *sum += score.as_f64().expect("a score") / 2.0;
            }
        }
        let means: Vec<f64> = sim["mean_scores"].as_array().expect("means").iter().filter_map(Value::as_f64).collect();
        assert_eq!(means, sums, "{slug}");
    }
}

#[test]
fn replay_tells_the_match_and_its_scores() {
    for slug in games() {
        let record = finished(&slug, &format!("replay-{slug}"));
        let shown = atoll(&["replay", text(&record), "--log"]).good().out;
        assert!(shown.contains("finished after") && shown.contains("Score"), "{shown}");
        assert!(!shown.contains('{'), "a name or place is left unfilled: {shown}");
        let dutch = atoll(&["replay", text(&record), "--log", "--lang", "nl"]).good().out;
        assert!(dutch.contains("afgelopen na"), "{dutch}");
        assert_ne!(shown, dutch);
        let whole = fs::read_to_string(&record).expect("the record is there");
        let piped = fed(&["replay", "-", "--json"], &whole).good().json();
        assert_eq!(piped, atoll(&["replay", text(&record), "--json"]).good().json());
        // Half a match has scores so far and no places.
        let half: Vec<&str> = whole.lines().collect();
        let half = half[..5 + (half.len() - 5) / 2].join("\n");
        let open = fed(&["replay", "-", "--json"], &half).good().json();
        assert_eq!((&open["over"], &open["places"]), (&Value::Bool(false), &serde_json::json!([])));
    }
}

#[test]
fn bad_records_are_refused_with_their_line() {
    let record = fs::read_to_string(finished("reef", "bad-records")).expect("the record is there");
    let bad = |text: &str, words: &str| {
        for command in [&["replay", "-"][..], &["legal", "-", "--json"], &["why", "-", "done"]] {
            let ran = fed(command, text).failed(1, words);
            assert!(ran.out.is_empty(), "{}", ran.out);
        }
    };
    bad("", "the input: line 1: the record ends here; expected `atoll 1`");
    bad("hello", "line 1: this is not a record of Atoll");
    bad(&record.replace("atoll 1", "atoll 2"), "line 1: this record has format 2");
    bad(&record.replace("game reef 1", "game chess 1"), "line 2: there is no game `chess`; this program knows");
    bad(&record.replace("game reef 1", "game reef 99"), "line 2: the match needs version 99");
    bad(&record.replace("seats 2", "seats 7"), "line 3: ");
    bad(&record.replace("options {", "options {\"colour\":1,"), "line 4: option colour: Reef has no such option");
    let lines: Vec<&str> = record.lines().collect();
    let mut cut = lines.clone();
    cut[6] = "what is this";
    bad(&cut.join("\n"), "line 7: `what` is not a seat");
    let mut cut = lines;
    cut.truncate(6);
    cut.push("* no-outcome");
    bad(&cut.join("\n"), "line 7: ");
    atoll(&["replay", "/no/such/record"]).failed(2, "cannot read /no/such/record");
}

/// What goes wrong is told in the language that was chosen.
#[test]
fn errors_speak_dutch() {
    let record = fs::read_to_string(finished("reef", "dutch-records")).expect("the record is there");
    let dutch = |text: &str, words: &str| {
        fed(&["replay", "-", "--lang", "nl"], text).failed(1, words);
    };
    dutch("", "de invoer: regel 1: het verslag houdt hier op; verwacht: `atoll 1`");
    dutch(&record.replace("game reef 1", "game chess 1"), "regel 2: er is geen spel `chess`");
    dutch(&record.replace("seats 2", "seats 7"), "regel 3: optie seats: Reef is voor 1 tot 4 spelers");
    dutch(&record.replace("options {", "options {\"colour\":1,"), "regel 4: optie colour: die heeft Reef niet");
    let mut lines: Vec<&str> = record.lines().collect();
    lines[6] = "0 to the moon";
    dutch(&lines.join("\n"), "regel 7: `to the moon`: verwacht: een actie zoals");
    let order = |args: &[&str], words: &str| atoll(&[args, &["--lang", "nl"]].concat()).failed(2, words);
    order(&["sim", "chess"], "er is geen spel `chess`");
    order(&["sim", "reef", "--set", "flourish=maybe"], "optie flourish: is ja of nee, niet `maybe`");
    order(&["sim", "reef", "--seats", "1", "--set", "flourish=ja"], "zet het uit");
    order(&["sim", "reef", "--bots", "clever,random"], "er is geen bot `clever`");
    order(&["replay", "/no/such/record"], "/no/such/record is niet te lezen");
    // The parser of options has no Dutch of its own.
    order(&["sim", "reef", "--games", "many"], "`many` kan niet bij `--games <N>`: dat is geen getal");
    order(&["sim", "reef", "--gamez", "3"], "`--gamez` wordt hier niet verwacht");
    order(&["replai"], "er is geen opdracht `replai`");
    order(&["replay"], "dit ontbreekt: <RECORD>");
    order(&["replay", "a.atoll", "b.atoll"], "`b.atoll` wordt hier niet verwacht");
    atoll(&["sim", "reef", "--lang=nl", "--lang", "de"]).failed(2, "`--lang <LANG>` mag maar één keer");
    atoll(&["rules", "reef", "qqq", "--lang", "nl"]).failed(1, "geen regel van Reef heeft `qqq`");
}

#[test]
fn legal_shows_the_position() {
    for slug in games() {
        let record = finished(&slug, &format!("legal-{slug}"));
        let events = atoll(&["replay", text(&record), "--json"]).good().json()["events"].as_u64().expect("a number");
        let mut kinds = std::collections::BTreeSet::new();
        for at in [0, events / 3, events / 2, events - 1, events] {
            let at = at.to_string();
            let position = atoll(&["legal", text(&record), "--at", &at, "--json"]).good().json();
            for key in ["turn", "legal", "odds", "view", "census", "hash"] {
                assert!(!position[key].is_null(), "{slug}: {key}");
            }
            let kind = position["turn"]["kind"].as_str().expect("a kind").to_owned();
            let (legal, odds) =
                (position["legal"].as_array().expect("a list"), position["odds"].as_array().expect("a list"));
            assert_eq!(kind == "decide", !legal.is_empty(), "{slug} at {at}");
            assert_eq!(kind == "chance", !odds.is_empty(), "{slug} at {at}");
            for action in legal {
                for key in ["seat", "code", "text", "sentence"] {
                    assert!(!action[key].is_null(), "{slug}: {key}");
                }
            }
            for outcome in odds {
                assert!(outcome["text"].is_string() && outcome["weight"].as_u64() > Some(0));
            }
            kinds.insert(kind);
            for lang in ["en", "nl"] {
                let shown = atoll(&["legal", text(&record), "--at", &at, "--as", "1", "--lang", lang]).good().out;
                assert!(!shown.contains('{'), "{shown}");
            }
            // What is made of the whole position is not for a seat.
            let own = atoll(&["legal", text(&record), "--at", &at, "--as", "1", "--json"]).good().json();
            for key in ["odds", "census", "hash"] {
                assert!(own.get(key).is_none(), "{slug}: {key}");
            }
            assert!(!own["view"].is_null() && !own["turn"].is_null(), "{slug}");
        }
        assert!(kinds.contains("over"));
        atoll(&["legal", text(&record), "--at", "99999"]).failed(2, "the record has only");
        atoll(&["legal", text(&record), "--as", "7"]).failed(2, "there is no seat `7`");
    }
}

#[test]
fn why_answers_with_the_rule() {
    for slug in games() {
        let record = finished(&slug, &format!("why-{slug}"));
        let path = text(&record);
        let events = atoll(&["replay", path, "--json"]).good().json()["events"].as_u64().expect("a number");
        let mut asked = 0;
        for at in 0..events {
            let at = at.to_string();
            let position = atoll(&["legal", path, "--at", &at, "--json"]).good().json();
            let Some(action) = position["legal"].as_array().and_then(|legal| legal.first().cloned()) else { continue };
            let (seat, notation) = (&action["seat"], action["text"].as_str().expect("a notation"));
            let yes = atoll(&["why", path, notation, "--at", &at, "--json"]).good().json();
            assert_eq!((&yes["legal"], &yes["rule"]), (&Value::Bool(true), &Value::Null), "{slug}: {yes}");
            let with_seat = format!("{seat} {notation}");
            atoll(&["why", path, &with_seat, "--at", &at]).good();
            // Once the match is over nothing is legal, and a rule says so.
            let no = atoll(&["why", path, notation, "--json"]);
            assert_eq!(no.code, 1);
            let no = no.json();
            assert_eq!(no["legal"], false);
            assert!(no["rule"].is_string(), "{slug}: {no}");
            let dutch = atoll(&["why", path, notation, "--lang", "nl"]);
            assert!(dutch.out.starts_with("Nee. "), "{}", dutch.out);
            asked += 1;
            if asked == 2 {
                break;
            }
        }
        assert_eq!(asked, 2, "{slug}");
        let unreadable = atoll(&["why", path, "no such action", "--json"]);
        assert_eq!(unreadable.code, 1);
        assert_eq!(unreadable.json()["rule"], Value::Null);
        assert!(unreadable.json()["text"].as_str().expect("words").contains("expected"));
        assert_eq!(atoll(&["why", path, "* no-such-outcome"]).code, 1);
        atoll(&["why", path, "9 pass"]).failed(2, "there is no seat `9`");
    }
}

#[test]
fn rules_are_told_in_both_languages() {
    for slug in games() {
        let (english, dutch) =
            (atoll(&["rules", &slug]).good().out, atoll(&["rules", &slug, "--lang", "nl"]).good().out);
        assert_ne!(english, dutch);
        let rules = atoll(&["rules", &slug, "--json"]).good().json();
        let rules = rules.as_array().expect("a list");
        assert!(rules.len() > 10, "{slug} has {} rules", rules.len());
        let id = rules[0]["id"].as_str().expect("an id");
        assert!(english.contains(id) && dutch.contains(id));
        let one = atoll(&["rules", &slug, &id.to_lowercase()]).good().out;
        assert!(one.contains(id) && one.len() < english.len());
        atoll(&["rules", &slug, "zzzzzz"]).failed(1, "no rule");
    }
    atoll(&["rules", "reef", "--lang", "fr"]).failed(2, "the languages are en and nl");
}

/// A sheet of another size with other species and boxes is data alone.
#[test]
fn another_sheet_of_relief_is_checked_and_played() {
    let folder = folder("data-relief-small");
    let path = text(&folder);
    let file = folder.join("relief-sheet.toml");
    let small = include_str!("../../../games/relief/tests/small-sheet.toml");
    fs::write(&file, small).expect("the file can be written");
    let good = atoll(&["data", "relief", "--check", path, "--json"]).good().json();
    assert_eq!(good["ok"], Value::Bool(true), "{good}");
    for seats in ["2", "3", "4"] {
        let sim = atoll(&["sim", "relief", "--games", "20", "--seats", seats, "--data", path, "--json"]).good().json();
        assert_eq!(sim["games"], 20);
        assert!(sim["decisions"].as_u64().is_some_and(|decisions| decisions > 20));
    }
    let played = atoll(&["play", "relief", "--seats", "bot:greedy,bot:random", "--seed", "3", "--data", path]).good();
    assert!(played.out.contains("Sponge") && played.out.contains(" //"), "{}", played.out);

    let wrong = [
        ("rows = 5", "rows = 6", "row_box"),
        (r#"row_box = ["1", "2", "3", "4", "dotted"]"#, r#"row_box = ["1", "2", "3", "9", "dotted"]"#, "\"9\""),
        ("bleach_at = 3", "bleach_at = 5", "bleach_at"),
        (r#"marks = ["G4*", "BUD"]"#, r#"marks = ["G4*", "WHALE"]"#, "WHALE"),
        (r#"shape = "square4""#, r#"shape = "circle""#, "circle"),
        (r#"id = "ray""#, r#"id = "eel""#, "eel"),
        (r#"blue = "branching""#, r#"blue = "brain""#, "its own coral"),
    ];
    for (was, becomes, reason) in wrong {
        assert!(small.contains(was), "{was}");
        fs::write(&file, small.replacen(was, becomes, 1)).expect("the file can be written");
        let bad = atoll(&["data", "relief", "--check", path]);
        assert_eq!(bad.code, 1, "{becomes}");
        assert!(bad.err.contains("relief-sheet.toml") && bad.err.contains(reason), "{becomes}: {}", bad.err);
        atoll(&["sim", "relief", "--games", "1", "--data", path]).failed(1, "relief-sheet.toml");
    }
}

#[test]
fn data_can_be_copied_changed_checked_and_played() {
    for slug in games() {
        let facts = atoll(&["data", &slug, "--json"]).good().json();
        let names = facts["files"].as_array().expect("a list").clone();
        assert!(!facts["facts"].as_array().expect("a list").is_empty() && facts["components"].is_object(), "{slug}");
        assert!(atoll(&["data", &slug, "--lang", "nl"]).good().out.contains("R staat in de spelregels"));
        let folder = folder(&format!("data-{slug}"));
        let path = text(&folder);
        atoll(&["data", &slug, "--copy", path]).good();
        assert!(atoll(&["data", &slug, "--copy", path]).good().out.contains("left alone"));
        assert!(atoll(&["data", &slug, "--check", path]).good().out.contains("shipped files"));

        // A remark changes the hash and nothing else.
        let file = folder.join(names[0].as_str().expect("a name"));
        let was = fs::read_to_string(&file).expect("the file is there");
        fs::write(&file, format!("{was}\n# our own\n")).expect("the file can be written");
        let good = atoll(&["data", &slug, "--check", path, "--json"]).good().json();
        assert_ne!(good["data_hash"], facts["data_hash"]);
        let records = folder.join("records");
        atoll(&["sim", &slug, "--games", "1", "--data", path, "--records", text(&records)]).good();
        let record = records.join(format!("{slug}-1-000000.atoll"));
        atoll(&["replay", text(&record)]).failed(1, "give its folder with --data");
        atoll(&["replay", text(&record), "--data", path]).good();
        atoll(&["legal", text(&record), "--data", path]).good();

        fs::write(&file, format!("{was}\nnonsense = [\n")).expect("the file can be written");
        let name = names[0].as_str().expect("a name");
        let line = was.lines().count() + 1;
        let bad = atoll(&["data", &slug, "--check", path]);
        assert_eq!(bad.code, 1);
        assert!(
            bad.err.contains(&format!("{name}:{line}")) || bad.err.contains(&format!("{name}:{}", line + 1)),
            "{}",
            bad.err
        );
        let bad = atoll(&["data", &slug, "--check", path, "--json"]);
        assert_eq!((bad.code, &bad.json()["ok"]), (1, &Value::Bool(false)));
        atoll(&["sim", &slug, "--data", path]).failed(1, name);
        fs::write(&file, b"\xff\xfe").expect("the file can be written");
        atoll(&["data", &slug, "--check", path]).failed(1, "this is not UTF-8");
        fs::write(&file, was).expect("the file can be written");
        fs::write(folder.join("strange.toml"), "").expect("the file can be written");
        atoll(&["data", &slug, "--check", path]).failed(1, "this game has no such file; it has");
        // A folder that holds one for each game serves, too.
        let outer = self::folder(&format!("data-outer-{slug}"));
        atoll(&["data", &slug, "--copy", text(&outer.join(&slug))]).good();
        atoll(&["sim", &slug, "--games", "1", "--data", text(&outer)]).good();
    }
}

/// A record of two seats, so far.
fn begun(slug: &str, name: &str, options: &str, events: &[&str]) -> PathBuf {
    let facts = atoll(&["data", slug, "--json"]).good().json();
    let hash = facts["data_hash"].as_str().expect("a hash");
    let path = folder(name).join("begun.atoll");
    let record = format!("atoll 1\ngame {slug} 1 data {hash}\nseats 2\noptions {options}\n\n{}\n", events.join("\n"));
    fs::write(&path, record).expect("the record can be written");
    path
}

/// The rule that forbids an action, nothing if it is legal.
fn forbids(record: &std::path::Path, action: &str) -> Option<String> {
    let answer = atoll(&["why", text(record), action, "--json"]);
    assert!(answer.err.is_empty(), "{}", answer.err);
    let answer = answer.json();
    assert_eq!(answer["legal"].as_bool(), Some(answer["rule"].is_null()), "{action}: {answer}");
    answer["rule"].as_str().map(str::to_owned)
}

#[test]
fn i3_why_names_the_rule_of_reef() {
    let first = ["* roll 5", "* roll 6", "* roll 5", "* roll 1", "0 a5 d4", "* roll 1"];
    let record = begun("reef", "why-reef-first", "{}", &first);
    assert_eq!(forbids(&record, "a5 d4").as_deref(), Some("REEF-STACK-1"), "a 5 on a 5");
    assert_eq!(forbids(&record, "a5 c3").as_deref(), Some("REEF-PLACE-4"), "a diagonal neighbour");
    assert_eq!(forbids(&record, "b1 d4"), None, "a 1 fits everywhere");
    let third = [&first[..], &["1 b1 d4", "* roll 3", "0 b6 d4", "* roll 4"]].concat();
    let record = begun("reef", "why-reef-third", "{}", &third);
    assert_eq!(forbids(&record, "a5 d4").as_deref(), Some("REEF-STACK-3"), "a fourth die");
    assert_eq!(forbids(&record, "a5 c4"), None);
}

#[test]
fn i3_why_names_the_rule_of_islands() {
    const FIRST_GAME: &str = r#"{"specialists":"first_game"}"#;
    // The red die of a1 has become a 2 on b1. Each column asks the same two steps of a yellow die.
    let moved = ["* first 0", "* deal V1", "* deal A1", "* deal A2", "0 take 1 V1", "0 step a1 b1"];
    let offered = [&moved[..], &["* deal S3", "* deal S1", "* deal S2"]].concat();
    let columns = [
        ("1 take 1 S3", Some("ISLANDS-MOVE-3"), Some("ISLANDS-MOVE-4")),
        ("1 take 2 S1", None, Some("ISLANDS-MOVE-4")),
        ("1 take 3 S2", Some("ISLANDS-MOVE-3"), None),
    ];
    for (take, equal, empty) in columns {
        let record = begun("islands", "why-islands-columns", FIRST_GAME, &[&offered[..], &[take]].concat());
        assert_eq!(forbids(&record, "step c1 b1").as_deref(), equal, "{take}: onto an equal die");
        assert_eq!(forbids(&record, "step a2 a1").as_deref(), empty, "{take}: onto an empty island");
    }

    // Five turns with the Conservationist make a 6 of the die on a1.
    let mut events = vec!["* first 0".to_owned()];
    for n in 1..=6 {
        let seat = (n + 1) % 2;
        events.extend([
            format!("* deal V{n}"),
            format!("* deal A{n}"),
            format!("* deal L{n}"),
            format!("{seat} take 1 V{n}"),
        ]);
        if n < 6 {
            events.push(format!("{seat} stay a1"));
        }
    }
    let events: Vec<&str> = events.iter().map(String::as_str).collect();
    let record = begun("islands", "why-islands-six", FIRST_GAME, &events);
    assert_eq!(forbids(&record, "step a1 b1").as_deref(), Some("ISLANDS-DIE-2"), "a 6 cannot be chosen");
    assert_eq!(forbids(&record, "step e2 e1"), None, "another red die can");

    let split = r#"{"specialists":"chosen","chosen":["AGRI","ECOL","OCEA"]}"#;
    let one = ["* first 0", "* deal V1", "* deal A1", "* deal A2", "0 take 1 V1"];
    let record = begun("islands", "why-islands-split", split, &one);
    assert_eq!(forbids(&record, "second a1 b1").as_deref(), Some("ISLANDS-SPEC-AGRI"), "one card is not shared");
    assert_eq!(forbids(&record, "step a1 b1"), None);
}

/// Replaces a passage of a component file that stands there.
fn correct(folder: &std::path::Path, name: &str, was: &str, now: &str) {
    let path = folder.join(name);
    let file = fs::read_to_string(&path).expect("the file is there");
    assert!(file.contains(was), "`{was}` is not in {name}");
    fs::write(&path, file.replace(was, now)).expect("the file can be written");
}

/// The line of a file on which a passage stands.
fn line_of(folder: &std::path::Path, name: &str, passage: &str) -> usize {
    let file = fs::read_to_string(folder.join(name)).expect("the file is there");
    file.lines().position(|line| line.contains(passage)).expect("the passage is there") + 1
}

#[test]
fn i3_a_corrected_box_of_reef_is_checked_and_played() {
    let folder = folder("box-reef");
    let path = text(&folder);
    atoll(&["data", "reef", "--copy", path]).good();
    let board =
        "tag = \"C\"\nrows = [\n    \"##F##\",\n    \".....\",\n    \"F.C.F\",\n    \".....\",\n    \"##F##\",\n]\n";
    fs::write(folder.join("reef_board.toml"), board).expect("the file can be written");
    correct(&folder, "reef_shapes.toml", r#"columns = ["XO", "O"]"#, r#"columns = ["OXO", "X"]"#);
    atoll(&["data", "reef", "--check", path]).good();
    for seats in ["1", "2", "4"] {
        let records = folder.join("records");
        let orders = ["sim", "reef", "--games", "3", "--seats", seats, "--data", path, "--records", text(&records)];
        atoll(&orders).good();
        let record = records.join("reef-1-000000.atoll");
        assert!(atoll(&["replay", text(&record), "--data", path]).good().out.contains("finished"));
        // The small board has no column g, and the shape is the corrected one.
        let told = atoll(&["legal", text(&record), "--data", path, "--at", "0"]).good().out;
        assert!(!told.lines().next().expect("a line").contains('g'), "{told}");
    }

    let faults = [
        ("reef_board.toml", "F.C.F", "F...F", "rows = [", "there is no centre"),
        ("reef_board.toml", "F.C.F", "F.C.Q", "F.C.Q", "`Q` is not one of # . F C"),
        ("reef_shapes.toml", r#"["OXO", "X"]"#, r#"["OOO", "O"]"#, r#"["OOO", "O"]"#, "shows no opponent's die"),
        ("reef_shapes.toml", r#"["OXO", "X"]"#, r#"["OXOX", "X"]"#, r#"["OXOX", "X"]"#, "a column has 1 to 3"),
    ];
    for (name, was, now, passage, reason) in faults {
        correct(&folder, name, was, now);
        let refused = atoll(&["data", "reef", "--check", path]).failed(1, reason);
        let place = format!("{name}:{}: ", line_of(&folder, name, passage));
        assert!(refused.err.contains(&place), "expected `{place}` in: {}", refused.err);
        atoll(&["sim", "reef", "--games", "1", "--data", path]).failed(1, reason);
        correct(&folder, name, now, was);
    }
    atoll(&["data", "reef", "--check", path]).good();
}

#[test]
fn i3_other_specialists_of_islands_are_checked_and_played() {
    const SPECIALISTS: &str = "islands_specialists.toml";
    let folder = folder("box-islands");
    let path = text(&folder);
    atoll(&["data", "islands", "--copy", path]).good();
    let (was, now) = ("[{ split_two = { any_colour = false } }]", r#"["diagonal_ok", { extra_steps = { n = 2 } }]"#);
    correct(&folder, SPECIALISTS, was, now);
    let found = atoll(&["data", "islands", "--check", path, "--json"]).good().json();
    assert_eq!(found["ok"], true, "{found}");

    // One card of the Agriculturalist now moves three steps, also across corners.
    let record = self::folder("box-islands-record").join("begun.atoll");
    let hash = found["data_hash"].as_str().expect("a hash");
    let options = r#"{"specialists":"chosen","chosen":["AGRI","ECOL","OCEA"]}"#;
    let events = "* first 0\n* deal V1\n* deal A1\n* deal A2\n0 take 1 V1\n";
    let begun = format!("atoll 1\ngame islands 1 data {hash}\nseats 2\noptions {options}\n\n{events}");
    fs::write(&record, begun).expect("the record can be written");
    atoll(&["why", text(&record), "step a1 b2", "--data", path]).good();
    atoll(&["why", text(&record), "step a1 d4", "--data", path]).good();
    assert_eq!(atoll(&["why", text(&record), "step a1 e5", "--data", path]).code, 1, "four steps are too many");
    let orders = ["sim", "islands", "--games", "5", "--seats", "3", "--set", "specialists=random", "--data", path];
    atoll(&orders).good();

    for (wrong, reason) in [
        ("diagonal", "there is no `diagonal` here; known are"),
        ("diagonal_ok\", { extra_steps = { n = 99 } }, \"may_stay", "n must be 1 to 40"),
    ] {
        correct(&folder, SPECIALISTS, "diagonal_ok", wrong);
        let refused = atoll(&["data", "islands", "--check", path]).failed(1, reason);
        let place = format!("{SPECIALISTS}:{}: ", line_of(&folder, SPECIALISTS, "extra_steps = { n = 2 }"));
        assert!(refused.err.contains(&place), "expected `{place}` in: {}", refused.err);
        correct(&folder, SPECIALISTS, wrong, "diagonal_ok");
    }
}

#[test]
fn bench_measures() {
    let one = atoll(&["bench", "reef", "--seconds", "0.05", "--json"]).good().json();
    assert!(one["decisions_per_s"].as_f64() > Some(0.0));
    assert!(one["replay"]["events"].as_u64() >= Some(10_000));
    assert!(one["position_bytes"].as_u64() > Some(0));
    assert!(atoll(&["bench", "reef", "--seconds", "0.01"]).good().out.contains("decisions/s"));
    atoll(&["bench", "reef", "--seconds", "0"]).failed(2, "--seconds");
    atoll(&["bench", "reef", "--seconds", "nan"]).failed(2, "--seconds");
}

#[test]
fn play_goes_to_the_end_in_a_pipe() {
    let folder = folder("play");
    for slug in games() {
        let record = folder.join(format!("{slug}.atoll"));
        // The first choice on the list, for ever; groups are opened by the same key.
        let input = "1\n".repeat(20_000);
        let ran = fed(&["play", &slug, "--seed", "3", "--record", text(&record)], &input).good();
        assert!(
            ran.out.contains(" won.") || ran.out.contains("share the first place") || ran.out.contains("Nobody won")
        );
        assert!(!ran.out.contains('{'), "a name or place is left unfilled");
        let replay = atoll(&["replay", text(&record), "--json"]).good().json();
        assert_eq!(replay["over"], true, "{slug}");
    }
}

#[test]
fn play_helps_undoes_saves_and_quits() {
    let folder = folder("play-commands");
    let record = folder.join("left.atoll");
    let save = format!("save {}", text(&record));
    let input = format!(
        "help\nboard\nlog\nscore\nrules stack\nwhy zz\nwhy done\nhint\n999\nzzzz\n:undo\nsave\n{save}\nsave /no/such/folder/x\nquit\n"
    );
    let ran = fed(&["play", "reef", "--seed", "1"], &input).good();
    for words in [
        "choose, or open a line",
        "REEF-STACK-1",
        "`hint longer` thinks longer",
        "There is no choice 999",
        "Nothing on the list has `zzzz`",
        "nothing of yours to take back",
        "Say where: save FILE",
        "The record is in",
        "Cannot write /no/such/folder/x",
        "Left before the end",
    ] {
        assert!(ran.out.contains(words), "expected `{words}` in {}", ran.out);
    }
    atoll(&["replay", text(&record)]).good();
    let again = fed(&["play", "reef", "--from", text(&record), "--lang", "nl"], "stop\n").good();
    assert!(again.out.contains("Voor het einde gestopt"), "{}", again.out);
    // The end of the input leaves the match as `quit` does.
    assert!(fed(&["play", "reef"], "").good().out.contains("Left before the end"));
}

#[test]
fn play_takes_notation_and_undo_restores_the_choice() {
    // Two people, so that nobody acts in between; the first action that can be taken back is.
    let first = fed(&["play", "reef", "--seed", "4", "--seats", "you,you"], "quit\n").good().out;
    let notation = first.split_once('[').and_then(|(_, rest)| rest.split_once(']')).expect("a notation is shown").0;
    let ran = fed(&["play", "reef", "--seed", "4", "--seats", "you,you"], &format!("{notation}\nquit\n")).good();
    assert!(ran.out.matches("Player").count() > first.matches("Player").count(), "{}", ran.out);
}

#[test]
fn play_seats_people_and_bots() {
    let watched = atoll(&["play", "reef", "--seats", "bot:1,bot:2", "--seed", "2"]).good().out;
    assert!(watched.contains("Bot A") && watched.contains("Bot B"), "{watched}");
    fed(&["play", "reef", "--seats", "you,bot:3"], "quit\n").good();
    fed(&["play", "reef", "--seats", "3"], "quit\n").good();
    atoll(&["play", "reef", "--seats", "you,somebody"]).failed(2, "there is no bot `somebody`");
    atoll(&["play", "reef", "--seats", "12"]).failed(2, "seats");
    atoll(&["play", "nothing"]).failed(2, "there is no game `nothing`");
}

#[test]
fn help_is_there_for_every_command() {
    let all = atoll(&["--help"]).good().out;
    for command in [
        "serve",
        "games",
        "play",
        "sim",
        "arena",
        "train",
        "hint",
        "review",
        "puzzles",
        "balance",
        "legal",
        "replay",
        "why",
        "rules",
        "data",
        "bench",
        "stability",
    ] {
        assert!(all.contains(command), "{command}");
        let help = atoll(&[command, "--help"]).good().out;
        assert!(help.contains("Example"), "{command}: {help}");
    }
    assert!(atoll(&["--version"]).good().out.starts_with("atoll "));
    atoll(&["dance"]).failed(2, "unrecognized subcommand");
    atoll(&["legal"]).failed(2, "<RECORD>");
}

#[test]
fn serve_answers_until_it_is_stopped() {
    use std::io::{BufRead, BufReader};
    use std::net::TcpStream;
    let folder = folder("serve");
    let store = format!("sqlite:{}", text(&folder.join("atoll.db")));
    let mut child = Command::new(env!("CARGO_BIN_EXE_atoll"))
        .args(["serve", "--addr", "127.0.0.1:0", "--store", &store, "--pace", "0"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("the answer is a pipe")).read_line(&mut line).expect("a line is said");
    let address = line.trim().strip_prefix("Atoll is at http://").map(str::to_owned);
    let answer = address.as_ref().map(|address| {
        let mut stream = TcpStream::connect(address).expect("the server listens");
        stream.write_all(b"GET /api HTTP/1.1\r\nHost: atoll\r\nConnection: close\r\n\r\n").expect("the server reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("the server answers");
        answer
    });
    let taken = address.map(|address| atoll(&["serve", "--addr", &address, "--store", &store]));
    child.kill().expect("the server is ours to stop");
    child.wait().expect("the server stops");
    assert!(answer.is_some_and(|answer| answer.starts_with("HTTP/1.1 200")), "{line}");
    taken.expect("the address is told").failed(1, "choose another address with --addr");
}

#[test]
fn serve_says_what_is_wrong() {
    atoll(&["serve", "--addr", "nowhere"]).failed(2, "expected HOST:PORT");
    atoll(&["serve", "--addr", "127.0.0.1:0", "--store", "tape:1"]).failed(1, "--store");
    let folder = folder("serve-data");
    fs::create_dir_all(folder.join("reef")).expect("the folder can be written");
    fs::write(folder.join("reef/strange.toml"), "").expect("the folder can be written");
    atoll(&["serve", "--addr", "127.0.0.1:0", "--data", text(&folder)]).failed(1, "strange.toml");
}

/// A reader that goes away early is no error, and nothing panics.
#[test]
fn broken_pipes_are_quiet() {
    for args in [
        &["rules", "reef"][..],
        &["games", "--json"],
        &["sim", "reef", "--games", "2", "--json"],
        &["play", "reef", "--seats", "bot,bot"],
    ] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_atoll"))
            .args(args)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(child.stdout.take());
        let mut err = String::new();
        child.stderr.take().expect("errors are a pipe").read_to_string(&mut err).expect("errors are text");
        let code = child.wait().expect("the program ends").code();
        assert_eq!((code, err.as_str()), (Some(0), ""), "{args:?}");
    }
}

#[test]
fn a_typed_move_that_may_not_be_made_is_refused_by_its_rule_and_quit_is_heard_in_any_case() {
    let ran = fed(&["play", "reef", "--seed", "4", "--seats", "you,you"], "done\nQUIT\n").good();
    assert!(ran.out.contains("REEF-"), "{}", ran.out);
    assert!(!ran.out.contains("Nothing on the list"), "{}", ran.out);
    assert!(ran.out.contains("Left before the end"), "{}", ran.out);
    let dutch = fed(&["play", "reef", "--seed", "4", "--seats", "you,you", "--lang", "nl"], "done\nStop\n").good();
    assert!(dutch.out.contains("Nee. REEF-"), "{}", dutch.out);
}

#[test]
fn errors_are_in_the_chosen_language() {
    atoll(&["rules", "qqq"]).failed(2, "there is no game `qqq`");
    atoll(&["rules", "qqq", "--lang", "nl"]).failed(2, "er is geen spel `qqq`");
    atoll(&["rules", "reef", "qqq"]).failed(1, "no rule of");
    atoll(&["rules", "reef", "qqq", "--lang", "nl"]).failed(1, "geen regel van");
}

#[test]
fn data_lists_every_open_reading_with_the_choice() {
    for slug in games() {
        let told = atoll(&["data", &slug, "--json"]).good().json();
        let shown = atoll(&["data", &slug, "--lang", "nl"]).good().out;
        for reading in told["readings"].as_array().expect("a list") {
            assert!(reading["question"].is_string() && reading["choice"].is_string(), "{slug}: {reading}");
            assert!(shown.contains(reading["rule"].as_str().expect("a rule")), "{slug}: {reading}");
        }
    }
}

#[test]
fn bots_meet_in_the_arena() {
    let ran = atoll(&["arena", "reef", "--bots", "greedy,random", "--games", "4", "--seed", "2", "--json"]).good();
    let report: Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!((report["game"].as_str(), report["games"].as_u64()), (Some("reef"), Some(4)));
    let bots = report["bots"].as_array().expect("a list");
    let points: f64 = bots.iter().map(|bot| bot["points"].as_f64().expect("a number")).sum();
    assert_eq!((bots.len(), points), (2, 4.0));
    for key in ["name", "points", "games", "share", "low", "high", "ms_per_decision"] {
        assert!(!bots[0][key].is_null(), "{key}");
    }
    let (low, share) = (bots[0]["low"].as_f64(), bots[0]["share"].as_f64());
    assert!(low < share, "{low:?} {share:?}");
    atoll(&["arena", "reef", "--bots", "6,somebody"]).failed(2, "there is no bot `somebody`");
    atoll(&["arena", "reef", "--bots", "6/deep=1,1"]).failed(2, "are no knobs");
    atoll(&["arena", "reef", "--bots", "1,2", "--stop", "60,50"]).failed(2, "the smaller one first");
    atoll(&["arena", "reef", "--bots", "cmd:no-such-program,2"]).failed(1, "does not start");
    let log = folder("arena").join("log");
    let args = ["arena", "reef", "--bots", "random,greedy,1", "--ladder", "--games", "2", "--log", text(&log)];
    let ran = atoll(&args).good().out;
    assert!(ran.contains("rating") && ran.contains("1 - greedy"), "{ran}");
    atoll(&[&args[..], &["--seed", "9"]].concat()).failed(1, "the log of another series");
}

#[test]
fn training_writes_weights_with_the_command_that_made_them() {
    let args = ["train", "reef", "--games", "2", "--iterations", "0", "--trial", "0", "--seed", "3", "--threads", "1"];
    let ran = atoll(&args).good().out;
    assert!(ran.starts_with("# Written by `atoll train reef --games 2 --rounds 1 --iterations 0 "), "{ran}");
    assert!(ran.contains("\nscale = [") && ran.contains("\npoints = ["), "{ran}");
    assert_eq!(atoll(&args).good().out, ran, "the same seed teaches the same");
    atoll(&["train", "reef", "--seats", "1"]).failed(2, "two seats");
}

#[test]
fn a_hint_names_the_best_moves_and_stays_the_same() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().to_str().expect("a plain path");
    atoll(&["sim", "coralia", "--games", "1", "--seed", "5", "--records", path]).good();
    let record = format!("{path}/coralia-5-000000.atoll");
    let (mut hints, mut at) = (0, 20);
    while hints < 3 {
        at += 1;
        let n = at.to_string();
        let args = ["hint", &record, "--at", &n, "--level", "2", "--json"];
        let ran = atoll(&args);
        if ran.code != 0 {
            assert!(ran.err.contains("nobody has to decide"), "{}", ran.err);
            let (_, next) = ran.err.trim().trim_end_matches('`').split_once("--at ").expect("where somebody decides");
            atoll(&["hint", &record, "--at", next, "--level", "1"]).good();
            continue;
        }
        let value: Value = serde_json::from_str(&ran.out).expect("JSON");
        let moves = value["moves"].as_array().expect("a list");
        assert!((1..=3).contains(&moves.len()));
        for key in ["code", "text", "sentence", "value", "visits", "reason"] {
            assert!(!moves[0][key].is_null() && moves[0][key] != "", "{key}");
        }
        assert_eq!(atoll(&args).good().out, ran.out, "asked again");
        hints += 1;
    }
    atoll(&["hint", &record, "--at", &at.to_string(), "--level", "greedy"]).failed(2, "the levels are 1 to 6");
}

#[test]
fn the_dice_of_a_record_are_computed_again() {
    let whole = include_str!("fair.atoll");
    let told =
        |ran: &Ran| (ran.code, ran.json()["fair"].clone(), ran.json()["event"].clone(), ran.json()["reason"].clone());
    let asked = |record: &str| told(&fed(&["verify", "-", "--json"], record));
    let verdict = |code: i32, fair: bool, event: Value, reason: &str| (code, fair.into(), event, reason.into());
    assert_eq!(asked(whole), verdict(0, true, Value::Null, "fair"));
    fed(&["verify", "-"], whole).good();
    // Each roll that is changed is found at its event.
    let events: Vec<&str> = whole.lines().skip(4).filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
    let rolls = events.iter().enumerate().filter(|(_, line)| line.starts_with("* roll "));
    for (n, _) in rolls.clone().take(6).chain(rolls.rev().take(2)) {
        let mut changed: Vec<String> = events.iter().map(|&line| line.to_owned()).collect();
        let face: u8 = changed[n].rsplit(' ').next().and_then(|face| face.parse().ok()).expect("a face");
        changed[n] = format!("* roll {}", face % 6 + 1);
        let head: Vec<&str> = whole.lines().take_while(|line| !line.is_empty()).collect();
        let record = format!("{}\n\n{}\n", head.join("\n"), changed.join("\n"));
        assert_eq!(asked(&record), verdict(1, false, n.into(), "other_roll"));
    }
    let without = |what: &str| {
        whole.lines().filter(|line| !line.starts_with(what)).map(|line| format!("{line}\n")).collect::<String>()
    };
    assert_eq!(asked(&without("# dice")), verdict(1, false, Value::Null, "no_promise"));
    assert_eq!(asked(&without("# seed")), verdict(1, false, Value::Null, "no_seed"));
    fed(&["verify", "-", "--lang", "nl"], &without("# dice")).failed(1, "geen belofte");
    assert_eq!(asked("nonsense"), verdict(1, false, Value::Null, "bad_line"));
    // The seed of a match is told when it is over: what ends before that lacks its end, in older records as well.
    for keep in [0, 1, events.len() / 2, events.len() - 1] {
        let head: Vec<&str> = whole.lines().take_while(|line| !line.is_empty()).collect();
        let half = format!("{}\n\n{}\n", head.join("\n"), events[..keep].join("\n"));
        assert_eq!(asked(&half), verdict(1, false, keep.into(), "unfinished"));
        fed(&["verify", "-"], &half).failed(1, "not whole");
    }
    assert_eq!(asked(&whole.replacen("game ", "game no", 1)), verdict(1, false, Value::Null, "other_game"));
}

#[test]
fn a_store_is_copied_and_put_back() {
    let folder = folder("copies");
    let (copy, none) = (folder.join("copy.db"), format!("sqlite:{}", folder.join("none.db").display()));
    atoll(&["backup", text(&copy), "--store", &none]).failed(1, "is not there");
    fs::write(&copy, "this is no store").expect("the folder is ours");
    atoll(&["restore", text(&copy), "--store", &none]).failed(1, "database");
    assert!(!folder.join("none.db").exists(), "nothing is left of it");
}

#[test]
fn a_store_is_checked_and_carried() {
    let folder = folder("carried");
    let at = |name: &str| format!("sqlite:{}", folder.join(name).display());
    atoll(&["store", "check", &at("none.db")]).failed(1, "is not there");
    assert!(!folder.join("none.db").exists(), "nobody wants a new one");
    // An empty store, made by carrying nothing.
    fs::write(folder.join("a.db"), "").expect("the folder is ours");
    assert_eq!(atoll(&["store", "copy", &at("a.db"), &at("b.db")]).good().out, "0 matches, 0 events\n");
    let told = atoll(&["store", "check", &at("b.db"), "--json"]).good().json();
    assert_eq!(told, serde_json::json!({"matches": 0, "events": 0, "broken": []}));
    atoll(&["store", "check", "mysql://x"]).failed(1, "not a store");
    fs::write(folder.join("junk.db"), "this is no store, but a text of some length").expect("the folder is ours");
    atoll(&["store", "check", &at("junk.db")]).failed(1, "database");
}
