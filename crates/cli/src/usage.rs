//! What is wrong with a command line, in Dutch: the parser of options speaks English only.

use std::error::Error;
use std::ffi::OsString;

use atoll_core::Lang;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::args::BadValue;

/// The language that a command line asks for, whether or not the rest of it can be read.
pub(crate) fn wished(args: &[OsString]) -> Lang {
    let mut words = args.iter().filter_map(|arg| arg.to_str());
    let mut lang = None;
    while let Some(word) = words.next() {
        let tag = if word == "--lang" { words.next() } else { word.strip_prefix("--lang=") };
        lang = tag.and_then(Lang::from_tag).or(lang);
    }
    lang.unwrap_or(Lang::En)
}

/// An error of the parser in Dutch; `None` for help and for what it cannot tell.
pub(crate) fn in_dutch(error: &clap::Error) -> Option<String> {
    let of = |kind| error.get(kind).map(shown);
    let arg = of(ContextKind::InvalidArg).unwrap_or_default();
    let value = of(ContextKind::InvalidValue).unwrap_or_default();
    let choices = of(ContextKind::ValidValue).filter(|all| !all.is_empty());
    let choices = choices.map_or_else(String::new, |all| format!("\n  mogelijk: {all}"));
    let mut told = match error.kind() {
        ErrorKind::UnknownArgument => format!("`{arg}` wordt hier niet verwacht"),
        ErrorKind::InvalidSubcommand => {
            format!("er is geen opdracht `{}`", of(ContextKind::InvalidSubcommand).unwrap_or_default())
        }
        ErrorKind::MissingSubcommand => "een opdracht ontbreekt".to_owned(),
        ErrorKind::MissingRequiredArgument => format!("dit ontbreekt: {arg}"),
        ErrorKind::ArgumentConflict => {
            let other = of(ContextKind::PriorArg).unwrap_or_default();
            if other.is_empty() || other == arg {
                format!("`{arg}` mag maar één keer")
            } else {
                format!("`{arg}` gaat niet samen met {other}")
            }
        }
        ErrorKind::InvalidValue if value.is_empty() => format!("bij `{arg}` ontbreekt een waarde{choices}"),
        ErrorKind::InvalidValue => format!("`{value}` kan niet bij `{arg}`{choices}"),
        ErrorKind::ValueValidation => {
            let reason = error.source().map(reason).unwrap_or_default();
            format!("`{value}` kan niet bij `{arg}`{reason}")
        }
        ErrorKind::TooManyValues | ErrorKind::WrongNumberOfValues => format!("te veel waarden bij `{arg}`"),
        ErrorKind::TooFewValues => format!("te weinig waarden bij `{arg}`"),
        ErrorKind::NoEquals => format!("schrijf `{arg}` met een =-teken"),
        ErrorKind::InvalidUtf8 => "de opdracht bevat tekens die geen UTF-8 zijn".to_owned(),
        _ => return None,
    };
    let meant = of(ContextKind::SuggestedArg).or_else(|| of(ContextKind::SuggestedSubcommand));
    let meant = meant.or_else(|| of(ContextKind::SuggestedValue));
    if let Some(meant) = meant.filter(|meant| !meant.is_empty()) {
        told.push_str(&format!("\n  bedoelde je {meant}?"));
    }
    Some(format!("atoll: {told}\n\nMeer: --help\n"))
}

/// Why a value is refused: in our own words, or that it is no number.
fn reason(source: &(dyn Error + 'static)) -> String {
    if let Some(BadValue(text)) = source.downcast_ref() {
        return format!(": {}", text.nl);
    }
    if source.is::<std::num::ParseIntError>() || source.is::<std::num::ParseFloatError>() {
        return ": dat is geen getal dat hier past".to_owned();
    }
    String::new()
}

fn shown(value: &ContextValue) -> String {
    match value {
        ContextValue::String(one) => one.clone(),
        ContextValue::Strings(all) => all.join(", "),
        ContextValue::StyledStr(one) => one.to_string(),
        ContextValue::StyledStrs(all) => all.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
        ContextValue::Number(one) => one.to_string(),
        ContextValue::Bool(one) => one.to_string(),
        _ => String::new(),
    }
}
