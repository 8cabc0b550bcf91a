//! `atoll verify`.

use atoll_core::{RecordHeader, Words};
use atoll_table::{Verdict, verify};
use serde_json::json;

use crate::args::VerifyArgs;
use crate::common::{edition, game, print_json, read};
use crate::texts;
use crate::{Failure, Io, told};

/// Computes every roll and draw of a record again.
pub(crate) fn run(args: &VerifyArgs, io: &mut Io<'_>) -> Result<(), Failure> {
    let lang = args.lang.lang;
    let text = read(&args.record, io)?;
    let verdict = match RecordHeader::read(&text) {
        Ok(head) => match game(&head.game) {
            Ok(game) => verify(&edition(game, &args.data)?, &text),
            // Whoever asks about a record wants a verdict, also of a game that is none.
            Err(Failure::Usage(text)) => Verdict { fair: false, event: None, reason: "other_game", text },
            Err(failure) => return Err(failure),
        },
        Err(error) => Verdict { fair: false, event: None, reason: "bad_line", text: told(&error) },
    };
    if args.json {
        print_json(&json!({ "fair": verdict.fair, "event": verdict.event, "reason": verdict.reason }), io)?;
        return if verdict.fair { Ok(()) } else { Err(Failure::said()) };
    }
    let told = match verdict.reason {
        "fair" => texts::FAIR,
        "no_promise" => texts::NO_PROMISE,
        "no_seed" => texts::NO_SEED,
        "other_seed" => texts::OTHER_SEED,
        "other_roll" => texts::OTHER_ROLL,
        "other_event" | "cut_off" => texts::OTHER_EVENT,
        "other_head" => texts::OTHER_HEAD,
        "unfinished" => texts::END_MISSING,
        _ => texts::BAD_RECORD,
    };
    let event = verdict.event.map_or_else(String::new, |event| (event + 1).to_string());
    let told = told.fill(lang, &[("event", &event), ("why", &verdict.text.get(lang))]);
    if verdict.fair {
        writeln!(io.out, "{told}")?;
        return Ok(());
    }
    // It is in the language of the command already.
    Err(Failure::No(Words::new(told.clone(), told)))
}
