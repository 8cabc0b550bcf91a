//! `atoll games`.

use atoll_core::{OptionInfo, OptionKind};
use atoll_registry::GAMES;
use serde_json::{Value, json};

use crate::args::GamesArgs;
use crate::common::{label, print_json};
use crate::texts;
use crate::{Failure, Io};

/// Lists the games.
pub(crate) fn run(args: &GamesArgs, io: &mut Io<'_>) -> Result<(), Failure> {
    let lang = args.lang.lang;
    if args.json {
        let games: Vec<Value> = GAMES
            .iter()
            .map(|game| {
                let info = game.info();
                let options: Vec<Value> = info.options.iter().map(option_json).collect();
                json!({
                    "slug": info.slug,
                    "title": info.title,
                    "seats": { "min": info.seats.start(), "max": info.seats.end() },
                    "options": options,
                    "version": info.version,
                    "data_hash": game.shipped().data_hash(),
                    "action_codes": game.action_codes(),
                    "engine": env!("CARGO_PKG_VERSION"),
                })
            })
            .collect();
        return print_json(&Value::Array(games), io);
    }
    for game in GAMES {
        let info = game.info();
        let (min, max) = (info.seats.start(), info.seats.end());
        let hash = game.shipped().data_hash().to_owned();
        let seats = texts::SEATS.fill(lang, &[("min", min), ("max", max)]);
        writeln!(
            io.out,
            "{:<9} {}, {seats}, {} {}, data {hash}",
            info.slug,
            info.title,
            texts::RULES.get(lang),
            info.version
        )?;
        for option in info.options {
            let name = label(&info, &format!("option.{}", option.key), lang);
            writeln!(io.out, "          {} = {}  ({name})", option.key, values(option))?;
        }
    }
    Ok(())
}

/// The values of an option on one line, the default in brackets.
fn values(option: &OptionInfo) -> String {
    let default = option.default.trim_matches('"');
    let mark = |value: &str| if value == default { format!("[{value}]") } else { value.to_owned() };
    match option.kind {
        OptionKind::Choice(values) => values.iter().map(|value| mark(value)).collect::<Vec<_>>().join(" | "),
        OptionKind::Flag => ["true", "false"].map(mark).join(" | "),
        OptionKind::Whole(from, to) => format!("{from}..{to} [{default}]"),
        OptionKind::List { of, count: Some(count) } => format!("{count} of `{of}`, by id"),
        OptionKind::List { of, count: None } => format!("any of `{of}`, by id"),
    }
}

fn option_json(option: &OptionInfo) -> Value {
    let default: Value = serde_json::from_str(option.default).unwrap_or(Value::Null);
    let (kind, values) = match option.kind {
        OptionKind::Choice(values) => ("choice", json!(values)),
        OptionKind::Flag => ("flag", json!([false, true])),
        OptionKind::Whole(from, to) => ("whole", json!({ "min": from, "max": to })),
        OptionKind::List { of, count } => ("list", json!({ "of": of, "count": count })),
    };
    json!({ "key": option.key, "kind": kind, "values": values, "default": default })
}
