//! `atoll hint`.

use atoll_core::any::AnyMatch;
use atoll_core::{Seat, Turn, Words, words};
use serde_json::{Value, json};

use crate::args::HintArgs;
use crate::commands::sim::graded;
use crate::common::{at, game, named, print_json, record, seat, threaded};
use crate::{Failure, Io};

/// Asks a bot for the best moves.
pub(crate) fn run(args: &HintArgs, io: &mut Io<'_>) -> Result<(), Failure> {
    let lang = args.lang.lang;
    graded(&args.level)?;
    let all = record(&args.record, &args.data, io)?;
    let played = at(all.at(all.events()), args.at)?;
    let Turn::Decide(asked) = played.turn() else {
        return Err(Failure::No(nobody(&*all, played.events())));
    };
    let who = match &args.seat {
        Some(text) => seat(&*played, text)?,
        None => asked.iter().next().unwrap_or(Seat::A),
    };
    let game = game(played.info().slug)?;
    let level = threaded(&args.level, args.threads);
    let Some(advice) = game.advise(&*played, who, &level, args.most.into(), lang) else {
        let who = who.letter();
        return Err(Failure::Usage(words!("it is not the turn of seat {who}", "plaats {who} is niet aan zet")));
    };
    let names: Vec<String> = Seat::first(played.seats()).map(|seat| seat.letter().to_string()).collect();
    let legal = played.legal(who, lang);
    let moves: Vec<Value> = advice
        .iter()
        .filter_map(|advice| {
            let action = legal.iter().find(|action| action.code == advice.code)?;
            Some(json!({
                "code": advice.code,
                "text": action.text,
                "sentence": named(&action.sentence, &names).replace('\n', " "),
                "value": advice.value,
                "visits": advice.visits,
                "reason": named(&advice.reason, &names),
            }))
        })
        .collect();
    if args.json {
        return print_json(&json!({ "moves": moves }), io);
    }
    for one in &moves {
        let word = |key: &str| one[key].as_str().unwrap_or_default().to_owned();
        let value = 100.0 * one["value"].as_f64().unwrap_or(0.0);
        writeln!(io.out, "{:16} {value:5.1} %  {}  ({})", word("text"), word("sentence"), word("reason"))?;
    }
    Ok(())
}

/// That nobody decides after `n` events, and where somebody does.
fn nobody(all: &dyn AnyMatch, n: usize) -> Words {
    let Words { en, nl } = words!("nobody has to decide in this position", "in deze stelling hoeft niemand te kiezen");
    let is_asked = |n: &usize| matches!(all.at(*n).turn(), Turn::Decide(_));
    match (n + 1..all.events()).find(is_asked).or_else(|| (0..n).rev().find(is_asked)) {
        Some(next) => words!("{en}; somebody decides in `--at {next}`", "{nl}; in `--at {next}` kiest er iemand"),
        None => Words { en, nl },
    }
}
