//! `atoll legal`.

use atoll_core::{Observer, Seat, Turn};
use serde_json::{Value, json};

use crate::args::LegalArgs;
use crate::common::{at, hex, named, print_json, record, seat, turn_json};
use crate::texts;
use crate::{Failure, Io};

/// Shows a position of a record.
pub(crate) fn run(args: &LegalArgs, io: &mut Io<'_>) -> Result<(), Failure> {
    let lang = args.lang.lang;
    let played = at(record(&args.record, &args.data, io)?, args.at)?;
    let who = match &args.seat {
        None => Observer::Archivist,
        Some(text) => Observer::Seat(seat(&*played, text)?),
    };
    let seats = Seat::first(played.seats()).filter(|&seat| who == Observer::Archivist || who == Observer::Seat(seat));
    let legal: Vec<_> = seats.flat_map(|seat| played.legal(seat, lang)).collect();
    let odds = played.odds();
    if args.json {
        let odds: Vec<Value> = odds.iter().map(|(text, weight)| json!({ "text": text, "weight": weight })).collect();
        let mut value = json!({
            "game": played.info().slug,
            "events": played.events(),
            "turn": turn_json(played.turn()),
            "legal": legal,
            "view": played.view(who),
        });
        // Odds, census and hash are made of the whole position: a seat may not know that.
        if who == Observer::Archivist {
            value["odds"] = Value::Array(odds);
            value["census"] = json!(played.census());
            value["hash"] = json!(hex(played.hash()));
        }
        return print_json(&value, io);
    }
    let names: Vec<String> = Seat::first(played.seats()).map(|seat| seat.letter().to_string()).collect();
    let board = named(&played.draw(who, lang), &names);
    writeln!(io.out, "{}\n", board.trim_end())?;
    match played.turn() {
        Turn::Decide(seats) => {
            for seat in seats.iter() {
                writeln!(io.out, "{}", texts::TO_DECIDE.fill(lang, &[("seat", &seat.letter())]))?;
            }
        }
        Turn::Chance => writeln!(io.out, "{}", texts::CHANCE.get(lang))?,
        Turn::Over(_) => writeln!(io.out, "{}", texts::OVER.get(lang))?,
    }
    let wide = legal.iter().map(|action| action.text.chars().count()).max().unwrap_or(0);
    for action in &legal {
        let sentence = named(&action.sentence, &names).replace('\n', " ");
        let blank = " ".repeat(wide - action.text.chars().count());
        writeln!(io.out, "  {} {}{blank}  {sentence}  [{}]", action.seat, action.text, action.code)?;
    }
    if who != Observer::Archivist {
        return Ok(());
    }
    for (text, weight) in &odds {
        writeln!(io.out, "  * {text}  ({weight})")?;
    }
    writeln!(io.out, "{} {}", texts::HASH.get(lang), hex(played.hash()))?;
    Ok(())
}
