//! `atoll replay`.

use atoll_core::any::AnyMatch;
use atoll_core::{BySeat, Lang, Observer, Seat, Turn};
use serde_json::json;

use crate::args::ReplayArgs;
use crate::common::{breakdown_json, hex, label, named, print_json, record, table};
use crate::texts;
use crate::{Failure, Io};

/// Checks a record and shows its result.
pub(crate) fn run(args: &ReplayArgs, io: &mut Io<'_>) -> Result<(), Failure> {
    let lang = args.lang.lang;
    let played = record(&args.record, &args.data, io)?;
    let outcome = match played.turn() {
        Turn::Over(outcome) => Some(outcome),
        Turn::Decide(_) | Turn::Chance => None,
    };
    if args.json {
        let value = json!({
            "game": played.info().slug,
            "seats": played.seats(),
            "options": played.options(),
            "events": played.events(),
            "over": outcome.is_some(),
            "scores": outcome.map_or_else(|| so_far(&*played), |outcome| outcome.scores),
            "places": outcome.map_or_else(|| json!([]), |outcome| json!(outcome.places)),
            "breakdown": breakdown_json(&*played, lang),
            "hash": hex(played.hash()),
        });
        return print_json(&value, io);
    }
    let names: Vec<String> = Seat::first(played.seats()).map(|seat| seat.letter().to_string()).collect();
    if args.log {
        for line in played.log(Observer::Archivist, 0, lang) {
            writeln!(io.out, "{:>5}  {}", line.n + 1, named(&line.sentence, &names))?;
        }
        writeln!(io.out)?;
    }
    let (title, events) = (played.info().title, played.events());
    let state = if outcome.is_some() { texts::FINISHED } else { texts::UNFINISHED };
    writeln!(io.out, "{}", state.fill(lang, &[("title", &title), ("events", &events)]))?;
    write!(io.out, "{}", scores(&*played, &names, lang))?;
    writeln!(io.out, "{} {}", texts::HASH.get(lang), hex(played.hash()))?;
    Ok(())
}

/// The points so far: the steps that count.
fn so_far(played: &dyn AnyMatch) -> BySeat<i16> {
    let lines = played.breakdown();
    BySeat::from_fn(played.seats(), |seat| lines.iter().filter(|line| line.counts).map(|line| line.by_seat[seat]).sum())
}

/// The scores step by step as a table; tie-breaks stand in brackets.
pub(crate) fn scores(played: &dyn AnyMatch, names: &[String], lang: Lang) -> String {
    let info = played.info();
    let mut rows = vec![[vec![String::new()], names.to_vec()].concat()];
    for line in played.breakdown() {
        let mut row = vec![label(&info, line.key, lang)];
        row.extend(line.by_seat.iter().map(|(seat, _)| {
            let points = line.shown(seat);
            if line.counts { points } else { format!("({points})") }
        }));
        rows.push(row);
    }
    let points = match played.turn() {
        Turn::Over(outcome) => outcome.scores,
        Turn::Decide(_) | Turn::Chance => so_far(played),
    };
    let mut row = vec![texts::SUM.get(lang).to_owned()];
    row.extend(points.as_slice().iter().map(i16::to_string));
    rows.push(row);
    if let Turn::Over(outcome) = played.turn() {
        let mut row = vec![texts::PLACE.get(lang).to_owned()];
        row.extend(outcome.places.as_slice().iter().map(u8::to_string));
        rows.push(row);
    }
    table(&rows)
}
