//! `atoll why`.

use atoll_core::any::AnyMatch;
use atoll_core::{Lang, Seat, Tell, Turn};
use serde_json::json;

use crate::args::WhyArgs;
use crate::common::{at, named, print_json, record, seat};
use crate::texts;
use crate::{Failure, Io};

/// An answer: legal or not, the rule that forbids it, in words.
pub(crate) struct Answer {
    pub legal: bool,
    pub rule: Option<&'static str>,
    pub text: String,
}

/// Tells whether an action is legal.
pub(crate) fn run(args: &WhyArgs, io: &mut Io<'_>) -> Result<(), Failure> {
    let lang = args.lang.lang;
    let played = at(record(&args.record, &args.data, io)?, args.at)?;
    let answer = answer(&*played, &args.action, lang)?;
    if args.json {
        print_json(&json!({ "legal": answer.legal, "rule": answer.rule, "text": answer.text }), io)?;
    } else if let Some(rule) = answer.rule {
        writeln!(io.out, "{} {rule}: {}", texts::NO.get(lang), answer.text)?;
    } else {
        let word = if answer.legal { texts::YES } else { texts::NO };
        writeln!(io.out, "{} {}", word.get(lang), answer.text)?;
    }
    if answer.legal { Ok(()) } else { Err(Failure::said()) }
}

/// Whether an event is legal here.
pub(crate) fn answer(played: &dyn AnyMatch, event: &str, lang: Lang) -> Result<Answer, Failure> {
    let event = event.trim();
    if let Some(outcome) = event.strip_prefix("* ") {
        let legal = played.odds().iter().any(|(text, _)| text == outcome.trim());
        let text = if legal { texts::MAY_FALL } else { texts::MAY_NOT_FALL };
        return Ok(Answer { legal, rule: None, text: text.get(lang).to_owned() });
    }
    let asked = match played.turn() {
        Turn::Decide(seats) => seats.iter().next(),
        Turn::Chance | Turn::Over(_) => None,
    };
    // `1 c3` names its seat; plain `c3` is of the seat that decides.
    let split = event.split_once(' ').filter(|(who, _)| who.len() == 1 && who.bytes().all(|c| c.is_ascii_digit()));
    let of = |seat: Seat, action: &str| played.explain_text(seat, action, lang).map(|answer| (seat, answer));
    let found = match (of(asked.unwrap_or(Seat::A), event), split) {
        (Err(_), Some((who, action))) => of(seat(played, who)?, action),
        (found, _) => found,
    };
    Ok(match found {
        Err(error) => Answer { legal: false, rule: None, text: error.tell(lang) },
        Ok((_, Some((illegal, words)))) => {
            let names: Vec<String> = Seat::first(played.seats()).map(|seat| seat.letter().to_string()).collect();
            Answer { legal: false, rule: Some(illegal.0.id), text: named(&words, &names) }
        }
        // A rule book speaks of those who are asked; nobody else may act.
        Ok((seat, None)) if !played.turn().asks(seat) => {
            let text = texts::NOT_ASKED.fill(lang, &[("seat", &seat.letter())]);
            Answer { legal: false, rule: None, text }
        }
        Ok((seat, None)) => {
            Answer { legal: true, rule: None, text: texts::LEGAL.fill(lang, &[("seat", &seat.letter())]) }
        }
    })
}
