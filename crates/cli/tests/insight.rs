//! Review, balance and puzzles through the program itself.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

fn atoll(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_atoll")).args(args).output().expect("the program starts")
}

fn json(args: &[&str]) -> Value {
    let ran = atoll(args);
    let (out, err) = (String::from_utf8_lossy(&ran.stdout), String::from_utf8_lossy(&ran.stderr));
    assert!(ran.status.success(), "{args:?}: {err}");
    serde_json::from_str(&out).unwrap_or_else(|error| panic!("{error}: {out}"))
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

/// A match between bots that is kept in a folder.
fn record(folder: &Path, game: &str) -> PathBuf {
    let ran = atoll(&["sim", game, "--games", "1", "--seed", "3", "--bots", "3,random", "--records", text(folder)]);
    assert!(ran.status.success());
    folder.join(format!("{game}-3-000000.atoll"))
}

#[test]
fn a_review_tells_what_each_decision_cost() {
    let folder = tempfile::tempdir().expect("a folder");
    for game in ["reef", "coralia"] {
        let record = record(folder.path(), game);
        let review = json(&["review", text(&record), "--level", "2", "--json"]);
        let decisions = review["decisions"].as_array().expect("a list");
        assert!(decisions.len() > 10, "{game}: {review}");
        let mut losses: Vec<f64> = Vec::new();
        for one in decisions {
            let loss = one["loss"].as_f64().expect("a number");
            assert!((0.0..=1.0).contains(&loss), "{one}");
            let gap =
                one["best"]["value"].as_f64().expect("a number") - one["done"]["value"].as_f64().expect("a number");
            assert!((gap.max(0.0) - loss).abs() < 1e-5, "{one}");
            assert!(!one["best"]["sentence"].as_str().expect("words").contains('{'), "{one}");
            losses.push(loss);
        }
        let moments = review["moments"].as_array().expect("a list");
        assert_eq!(moments.len(), 3, "{game}");
        losses.sort_by(f64::total_cmp);
        let first = decisions.iter().find(|one| one["n"] == moments[0]).expect("a moment is a decision");
        assert_eq!(first["loss"].as_f64(), losses.last().copied(), "{game}: the costliest comes first");
        let again = json(&["review", text(&record), "--level", "2", "--json"]);
        assert_eq!(review, again, "{game}: the same when asked again");
    }
    let record = record(folder.path(), "reef");
    let wrong = atoll(&["review", text(&record), "--level", "9", "--lang", "nl"]);
    assert_eq!(wrong.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&wrong.stderr).contains("de niveaus zijn"));
    let words = atoll(&["review", text(&record), "--level", "1", "--lang", "nl"]);
    assert!(String::from_utf8_lossy(&words.stdout).contains("Wat de partij besliste"));
}

#[test]
fn who_plays_at_random_is_less_accurate_in_every_game() {
    let folder = tempfile::tempdir().expect("a folder");
    for game in ["coral", "coralia", "reef", "islands", "relief"] {
        let mut accuracy = [0.0; 2];
        let args = ["sim", game, "--games", "2", "--seed", "8", "--bots", "3,random", "--records", text(folder.path())];
        assert!(atoll(&args).status.success());
        for n in 0..2 {
            let record = folder.path().join(format!("{game}-8-{n:06}.atoll"));
            let review = json(&["review", text(&record), "--level", "3", "--json"]);
            for seat in 0..2 {
                let of_seat = review["seats"][seat]["accuracy"].as_f64().expect("a number");
                assert!((0.0..=100.0).contains(&of_seat), "{game}: {of_seat}");
                accuracy[seat] += of_seat / 2.0;
            }
        }
        assert!(accuracy[0] > accuracy[1] + 15.0, "{game}: {accuracy:?}");
    }
}

#[test]
fn hints_are_sorted_looked_at_and_given_reasons() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut alone = 0;
    for game in ["coral", "coralia", "reef", "islands", "relief"] {
        let record = record(folder.path(), game);
        let (mut asked, mut at) = (0, 0);
        while asked < 14 {
            let args = ["hint", text(&record), "--level", "2", "--json", "--at", &at.to_string()].map(str::to_owned);
            at += 5;
            let ran = atoll(&args.each_ref().map(String::as_str));
            if ran.status.code() == Some(2) {
                break; // behind the end
            }
            let Ok(told) = serde_json::from_slice::<Value>(&ran.stdout) else { continue };
            asked += 1;
            let moves = told["moves"].as_array().expect("a list");
            let value = |one: &Value| one["value"].as_f64().expect("a number");
            assert!((1..=3).contains(&moves.len()), "{game}: {told}");
            assert!(moves.windows(2).all(|two| value(&two[0]) >= value(&two[1])), "{game}, {at}: {told}");
            for one in moves {
                assert!(
                    one["visits"].as_u64().is_some_and(|visits| visits > 0),
                    "{game}, {at}: never looked at: {told}"
                );
                let reason = one["reason"].as_str().expect("words");
                assert!(!reason.is_empty() && !reason.contains("leads to the best"), "{game}, {at}: {told}");
            }
            if let [only] = &moves[..] {
                alone += 1;
                let reason = only["reason"].as_str().expect("words");
                assert!(!reason.contains("comes near") && !reason.contains("soon"), "{game}, {at}: {told}");
            }
        }
        assert!(asked >= 5, "{game}: {asked}");
    }
    assert!(alone > 0, "some decisions leave no choice");
}

#[test]
fn what_is_wrong_is_told_before_anything_is_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let records = folder.path().join("records");
    let missing = folder.path().join("no").join("such.html");
    let (records, missing) = (text(&records), text(&missing));
    let balance = ["balance", "reef", "--games", "300", "--bot", "random", "--records", records];
    for wrong in [["--out", missing], ["--versus", "shapes=nothing"], ["--versus-data", missing]] {
        let ran = atoll(&[&balance[..], &wrong].concat());
        assert_eq!(ran.status.code(), Some(2), "{wrong:?}: {}", String::from_utf8_lossy(&ran.stderr));
        assert!(fs::read_dir(records).is_err(), "{wrong:?}: nothing was played");
    }
    for command in [
        &["train", "reef", "--games", "300000", "--out", missing][..],
        &["puzzles", "mine", "reef", "--out", missing],
        &["puzzles", "reef", "--out", missing],
    ] {
        let ran = atoll(command);
        assert_eq!(ran.status.code(), Some(2), "{command:?}");
        assert!(String::from_utf8_lossy(&ran.stderr).contains("cannot write"), "{command:?}");
    }
    for none in [
        &["arena", "reef", "--bots", "greedy,random", "--games", "0"][..],
        &["arena", "reef", "--bots", "greedy,random", "--games", "99999999999"],
        &["arena", "reef", "--bots", "cmd:true,random", "--patience", "0"],
        &["puzzles", "mine", "reef", "--level", "greedy"],
        &["puzzles", "mine", "reef", "--level", "6/zz=1"],
        &["puzzles", "mine", "reef", "--player", "nobody"],
        &["puzzles", "mine", "reef", "--gap", "NaN"],
        &["puzzles", "mine", "reef", "--gap", "1.5"],
        &["puzzles", "mine", "reef", "--grade", "6"],
        &["puzzles", "mine", "reef", "--count", "0"],
        &["puzzles", "mine", "reef", "--matches", "0"],
        &["hint", "no-such-file", "--most", "0"],
        &["hint", "no-such-file", "--level", "6/it=99999999"],
        &["review", "no-such-file", "--deals", "99999999"],
        &["balance", "reef", "--games", "0"],
        &["train", "reef", "--games", "0"],
        &["train", "reef", "--rounds", "0"],
    ] {
        assert_eq!(atoll(none).status.code(), Some(2), "{none:?}");
    }
    let dutch = atoll(&["arena", "reef", "--bots", "greedy,random", "--games", "0", "--lang", "nl"]);
    assert!(String::from_utf8_lossy(&dutch.stderr).contains("vanaf 1"), "{dutch:?}");
    let dutch = atoll(&["arena", "reef", "--bots", "greedy,random", "--games", "2", "--lang", "nl"]);
    assert!(String::from_utf8_lossy(&dutch.stdout).contains("partijen"), "{dutch:?}");
    let knobs = atoll(&["hint", text(&record(folder.path(), "reef")), "--at", "10", "--level", "6/zz=1"]);
    assert!(String::from_utf8_lossy(&knobs.stderr).contains("`zz=1` are no knobs"), "{knobs:?}");
}

#[test]
fn a_second_series_is_as_the_first_where_nothing_else_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mine, page) = (folder.path().join("my reef"), folder.path().join("two.html"));
    assert!(atoll(&["data", "reef", "--copy", text(&mine)]).status.success());
    let args = ["balance", "reef", "--games", "3", "--bot", "random", "--set", "shapes=saddle", "--json", "--out"];
    let versus = [text(&page), "--versus-data", text(&mine)];
    let two = json(&[&args[..], &versus].concat());
    assert_eq!(two[0]["label"], "shapes=saddle");
    assert_eq!(two[1]["label"], "shapes=saddle, my reef");
    assert_eq!(two[0]["scores"], two[1]["scores"], "the same files and options");
    let page = fs::read_to_string(page).expect("the page is written");
    assert!(page.contains(&format!("--set shapes=saddle --versus-data '{}'", text(&mine))), "it can be made again");
}

#[test]
fn who_plays_at_random_gives_more_away_than_who_thinks() {
    let folder = tempfile::tempdir().expect("a folder");
    for game in ["reef", "coralia"] {
        let args =
            ["sim", game, "--games", "12", "--seed", "3", "--bots", "4,random", "--records", text(folder.path())];
        assert!(atoll(&args).status.success());
        let (mut losses, mut decisions) = ([0.0; 2], [0.0; 2]);
        for n in 0..12 {
            let record = folder.path().join(format!("{game}-3-{n:06}.atoll"));
            let review = json(&["review", text(&record), "--level", "4", "--json"]);
            for seat in 0..2 {
                let number = |what: &str| review["seats"][seat][what].as_f64().expect("a number");
                losses[seat] += number("loss");
                decisions[seat] += number("decisions");
            }
        }
        assert!(losses[1] / decisions[1] > 1.2 * losses[0] / decisions[0], "{game}: {losses:?} in {decisions:?}");
    }
}

#[test]
fn a_match_for_one_is_held_against_bot_games_of_its_deal() {
    let folder = tempfile::tempdir().expect("a folder");
    let sim = ["sim", "reef", "--games", "1", "--seed", "3", "--seats", "1", "--bots", "random", "--records"];
    assert!(atoll(&[&sim[..], &[text(folder.path())]].concat()).status.success());
    let record = folder.path().join("reef-3-000000.atoll");
    let args = ["review", text(&record), "--level", "1", "--deals", "12", "--json"];
    let among = &json(&args)["among"];
    assert_eq!(among["games"], 12);
    let share = among["share"].as_f64().expect("a number");
    assert!((0.0..=0.5).contains(&share), "random play is not better than a bot's: {share}");
    assert_eq!(json(&args)["among"], *among, "the same deal gives the same games");
    let words = atoll(&["review", text(&record), "--level", "1", "--deals", "4", "--lang", "nl"]);
    assert!(String::from_utf8_lossy(&words.stdout).contains("van 4 partijen van een bot"));
    let pair = self::record(folder.path(), "islands");
    assert!(json(&["review", text(&pair), "--level", "1", "--json"])["among"].is_null());
}

#[test]
fn a_report_on_balance_is_one_page_and_equals_its_records() {
    let folder = tempfile::tempdir().expect("a folder");
    let (page, records) = (folder.path().join("reef.html"), folder.path().join("records"));
    let args = ["balance", "reef", "--games", "20", "--seed", "4", "--bot", "random", "--json", "--lang", "nl"];
    let mut all = args.to_vec();
    all.extend(["--out", text(&page), "--records", text(&records)]);
    let report = json(&all);
    assert_eq!(report["games"], 20);
    assert_eq!(fs::read_dir(&records).expect("the records are kept").count(), 20);
    let mut scores = [0.0; 2];
    for entry in fs::read_dir(&records).expect("the records are kept") {
        let replay = json(&["replay", text(&entry.expect("a file").path()), "--json"]);
        for (seat, sum) in scores.iter_mut().enumerate() {
            *sum += replay["scores"][seat].as_f64().unwrap_or_else(|| panic!("{replay}")) / 20.0;
        }
    }
    for (seat, mean) in scores.iter().enumerate() {
        let told = report["scores"][seat]["mean"].as_f64().expect("a number");
        assert!((told - mean).abs() < 1e-9, "{told} {mean}");
    }
    let page = fs::read_to_string(page).expect("the page is written");
    assert!(page.starts_with("<!doctype html>") && page.contains("<svg") && page.contains("lang=\"nl\""));
    assert!(
        !page.contains("http://") && !page.contains("https://") && !page.contains("<script"),
        "it needs nothing else"
    );
    let verdict = report["verdict"].as_str().expect("a sentence");
    assert!(page.contains(verdict) || page.contains(&verdict.replace('>', "&gt;")), "{verdict}");
    let two = json(&["balance", "reef", "--games", "4", "--bot", "random", "--versus", "face_down=true", "--json"]);
    assert_eq!(two.as_array().map(Vec::len), Some(2), "{two}");
    assert_eq!(two[1]["label"], "face_down=true");
    let page = folder.path().join("two.html");
    let beside =
        ["balance", "reef", "--games", "2", "--bot", "random", "--versus", "face_down=true", "--out", text(&page)];
    assert!(atoll(&beside).status.success());
    let page = fs::read_to_string(page).expect("the page is written");
    assert!(page.contains("<h2>The usual options and files</h2>") && page.contains("<h2>face_down=true</h2>"));
    assert_eq!(atoll(&["balance", "reef", "--bot", "nobody"]).status.code(), Some(2));
}

#[test]
fn puzzles_are_listed_and_mined() {
    for game in ["coral", "coralia", "reef", "islands", "relief"] {
        assert_eq!(json(&["puzzles", game, "--json"])["game"], game);
    }
    let mined = json(&["puzzles", "mine", "reef", "--count", "1", "--level", "2", "--gap", "0.02", "--json"]);
    let puzzle = &mined["puzzles"][0];
    assert!(puzzle["value"].as_f64() > puzzle["next"].as_f64(), "{mined}");
    assert!(puzzle["reason"]["nl"].as_str().is_some_and(|reason| !reason.is_empty()), "{mined}");
    assert_eq!(atoll(&["puzzles", "nobody"]).status.code(), Some(2));
    assert_eq!(atoll(&["puzzles", "reef", "coral"]).status.code(), Some(2));
}

#[test]
fn many_threads_are_as_good_as_few() {
    let report =
        |threads: &str| json(&["balance", "reef", "--games", "300", "--bot", "random", "--threads", threads, "--json"]);
    assert_eq!(report("0"), report("100000"));
    let arena = |threads: &str| {
        let args = ["arena", "reef", "--bots", "random,greedy", "--games", "300", "--threads", threads, "--json"];
        json(&args)["bots"][0]["points"].clone()
    };
    assert_eq!(arena("1"), arena("100000"));
}

#[test]
fn a_review_adds_up() {
    let folder = tempfile::tempdir().expect("a folder");
    for (game, seats) in [("reef", 2), ("islands", 3), ("relief", 4), ("coralia", 3)] {
        let seats = seats.to_string();
        let args = ["sim", game, "--games", "1", "--seed", "4", "--seats", &seats, "--records", text(folder.path())];
        assert!(atoll(&args).status.success());
        let record = folder.path().join(format!("{game}-4-000000.atoll"));
        let review = json(&["review", text(&record), "--level", "1", "--json"]);
        for one in review["decisions"].as_array().expect("a list") {
            for when in ["before", "after"] {
                let all: f64 = one[when].as_array().expect("a list").iter().filter_map(Value::as_f64).sum();
                assert!((all - 1.0).abs() < 1e-4, "{game}: somebody wins: {one}");
            }
        }
    }
}
