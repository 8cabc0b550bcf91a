//! `atoll rules`.

use atoll_core::{Info, Words, words};
use serde_json::{Value, json};

use crate::args::RulesArgs;
use crate::common::{game, print_json};
use crate::{Failure, Io};

/// No rule has this word.
pub(crate) fn no_such_rule(info: &Info, word: &str) -> Words {
    let title = info.title;
    words!(
        "no rule of {title} has `{word}` in its id or text",
        "geen regel van {title} heeft `{word}` in kenmerk of tekst"
    )
}

/// Shows the rules of a game.
pub(crate) fn run(args: &RulesArgs, io: &mut Io<'_>) -> Result<(), Failure> {
    let lang = args.lang.lang;
    let info = game(&args.game)?.info();
    let word = args.word.as_deref().unwrap_or_default().to_lowercase();
    let found = info
        .rules
        .iter()
        .filter(|rule| rule.id.to_lowercase().contains(&word) || rule.text.get(lang).to_lowercase().contains(&word));
    let found: Vec<_> = found.collect();
    if args.json {
        let rules: Vec<Value> =
            found.iter().map(|rule| json!({ "id": rule.id, "tag": rule.tag, "text": rule.text.get(lang) })).collect();
        print_json(&Value::Array(rules), io)?;
    } else {
        for rule in &found {
            writeln!(io.out, "{} ({})\n  {}", rule.id, rule.tag, rule.text.get(lang))?;
        }
    }
    if found.is_empty() && !word.is_empty() {
        return Err(Failure::No(no_such_rule(&info, &word)));
    }
    Ok(())
}
