//! `atoll rules`.

use serde_json::{Value, json};

use crate::args::RulesArgs;
use crate::common::{game_in, print_json};
use crate::texts;
use crate::{Failure, Io};

/// Shows the rules of a game.
pub(crate) fn run(args: &RulesArgs, io: &mut Io<'_>) -> Result<(), Failure> {
    let lang = args.lang.lang;
    let info = game_in(&args.game, lang)?.info();
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
        let filled: [(&str, &dyn std::fmt::Display); 2] = [("title", &info.title), ("word", &word)];
        return Err(Failure::No(texts::NO_SUCH_RULE.fill(lang, &filled)));
    }
    Ok(())
}
