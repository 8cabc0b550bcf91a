//! Laws about notation, texts, options and component files.

use std::collections::BTreeSet;
use std::sync::Arc;

use atoll_core::any::AnyEdition;
use atoll_core::{
    Code, Components, Dice, Edition, Event, Files, Lang, MAX_SEATS, Observer, OptionInfo, OptionKind, ParseError,
    Playout, Seat, SeededDice, Setup, Staged, Turn, Words,
};
use serde_json::{Value, json};

use crate::broken::{Broken, Fault, because, judge};
use crate::suite::Suite;
use crate::walk::{caught, hold, offered, some_codes, walk};

/// Beyond this many codes the notation of a sample is tried.
const MANY: u32 = 200_000;

/// Codes are dense; every action and outcome is written in one short line and read back the same;
/// what is not a notation is refused without a panic.
///
/// # Errors
/// The first fault.
pub fn notation_round_trips<G: Staged>(_: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("notation_round_trips", || {
        of_codes::<G::Action>("action")?;
        of_codes::<G::Chance>("outcome")
    })
}

fn of_codes<C>(what: &str) -> Result<(), Fault>
where
    C: Code + std::fmt::Display + std::str::FromStr<Err = ParseError>,
{
    let mut dice = SeededDice::new(1);
    hold(C::COUNT < 1 << 24, || format!("{} {what} codes do not fit 24 bits", C::COUNT))?;
    hold(C::from_code(C::COUNT).is_none() && C::from_code(u32::MAX).is_none(), || {
        format!("there is an {what} beyond the last code")
    })?;
    let tried = C::COUNT.min(MANY);
    for n in 0..tried {
        let code = if C::COUNT <= MANY { n } else { dice.below(C::COUNT) };
        let value = C::from_code(code).ok_or_else(|| format!("there is no {what} with code {code}"))?;
        hold(value.code() == code, || format!("{what} {code} says that its code is {}", value.code()))?;
        let text = value.to_string();
        let plain = !text.is_empty() && text.trim() == text && !text.contains(['\n', '\r', '#']) && text.len() <= 64;
        hold(plain, || {
            format!("{what} {code} has the notation {text:?}; it must be one short trimmed line without #")
        })?;
        let read = caught(|| text.parse::<C>())?.map_err(because(format!("{what} {code}, `{text}`")))?;
        hold(read == value, || format!("{what} {code}, `{text}`, is read back as {}, `{read}`", read.code()))?;
        if n < 2000 {
            mangle::<C>(&text, &mut dice).map_err(because(format!("reading what is no {what}")))?;
        }
    }
    Ok(())
}

/// Reads notations that somebody has spoilt; a panic is a fault, and so is an answer in one language only.
fn mangle<C: std::str::FromStr<Err = ParseError>>(text: &str, dice: &mut SeededDice) -> Result<(), Fault> {
    let chars: Vec<char> = text.chars().collect();
    let at = dice.below(chars.len() as u32) as usize;
    let odd = ['é', '\u{1F41A}', '0', '9', 'z', ' ', '-', '+', '\0', '"'];
    let odd = odd[dice.below(odd.len() as u32) as usize];
    let cut: String = chars[..at].iter().collect();
    let mut changed = chars.clone();
    changed[at] = odd;
    let changed: String = changed.into_iter().collect();
    let mut grown = chars;
    grown.insert(at, odd);
    let grown: String = grown.into_iter().collect();
    for spoilt in [cut, changed, grown, format!("{text}{text}"), String::new()] {
        let read = caught(|| spoilt.parse::<C>()).map_err(because(format!("{spoilt:?}")))?;
        let Err(ParseError { expected }) = read else { continue };
        hold(expected.en != expected.nl, || {
            format!("{spoilt:?} is answered in English whatever the language: {}", expected.en)
        })?;
    }
    Ok(())
}

/// Every text that people are shown exists in every language: options and their values, steps of
/// the scoring, rules; and says the same things in each.
///
/// # Errors
/// The first fault.
pub fn texts_exist<G: Staged>(suite: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("texts_exist", || {
        let info = G::INFO;
        let mut keys = BTreeSet::new();
        for (key, text) in info.texts {
            hold(keys.insert(*key), || format!("the text `{key}` is there twice"))?;
            for lang in Lang::ALL {
                hold(!text.get(lang).trim().is_empty(), || format!("the text `{key}` is empty in {}", lang.tag()))?;
            }
            hold(places(text.en) == places(text.nl), || {
                format!("the text `{key}` has other places to fill in each language")
            })?;
        }
        let mut ids = BTreeSet::new();
        for rule in info.rules {
            hold(ids.insert(rule.id), || format!("the rule {} is there twice", rule.id))?;
            for lang in Lang::ALL {
                let text = rule.text.get(lang).trim();
                hold(!text.is_empty(), || format!("the rule {} is empty in {}", rule.id, lang.tag()))?;
            }
        }
        let has = |key: String| hold(keys.contains(key.as_str()), || format!("there is no text `{key}`"));
        for option in info.options {
            has(format!("option.{}", option.key))?;
            if let OptionKind::Choice(values) = option.kind {
                for value in values {
                    has(format!("option.{}.{value}", option.key))?;
                }
            }
        }
        walk(suite, |played, walk| {
            let over = matches!(played.position().turn(), Turn::Over(_));
            if played.is_empty() || over || !walk.late && played.len().is_multiple_of(8) {
                for line in played.position().breakdown() {
                    hold(line.key.starts_with("score."), || {
                        format!("the scoring step `{}` is no `score.` key", line.key)
                    })?;
                    has(line.key.to_owned())?;
                }
            }
            Ok(())
        })
    })
}

/// The `{places}` of a text.
fn places(text: &str) -> BTreeSet<&str> {
    text.split('{').skip(1).filter_map(|rest| rest.split_once('}')).map(|(name, _)| name).collect()
}

/// The options that people are offered can be chosen, and nothing else can.
///
/// # Errors
/// The first fault.
pub fn options_are_accepted<G: Staged>(suite: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("options_are_accepted", || {
        let info = G::INFO;
        hold(
            !info.seats.is_empty() && *info.seats.start() >= 1 && usize::from(*info.seats.end()) <= MAX_SEATS,
            || format!("no table has {:?} seats", info.seats),
        )?;
        let slug = info.slug.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        hold(slug && !info.slug.is_empty(), || format!("`{}` is no lower-case name", info.slug))?;
        let edition = Edition::<G>::load(Files::shipped::<G::Data>()).map_err(because("the shipped files"))?;
        let read = |value: Value| serde_json::from_value::<G::Options>(value);
        let usual = G::Options::default();
        let empty = read(json!({})).map_err(because("options may all be left out, but"))?;
        hold(empty == usual, || "options that are left out do not take their defaults".to_owned())?;
        hold(read(json!({"no-such-option": 1})).is_err(), || "an option that does not exist is accepted".to_owned())?;
        let written = serde_json::to_value(&usual).map_err(because("the default options"))?;
        hold(written.is_object(), || format!("options are written as {written}, not as an object"))?;
        let back = read(written.clone()).map_err(because("the default options"))?;
        hold(back == usual, || "the default options are read back differently".to_owned())?;
        // What cannot be played is told in the language of whoever asks.
        let mut refusals = Vec::new();
        let open =
            |seats: u8, options: Value| AnyEdition::open(Arc::clone(&edition) as Arc<dyn AnyEdition>, seats, &options);
        refusals.extend(open(0, json!({})).err());
        for key in info.options.iter().map(|option| option.key).chain(["no-such-option"]) {
            let refused = open(*info.seats.end(), json!({ key: 4.5 })).err();
            hold(refused.as_ref().is_some_and(|error| error.key == key), || {
                format!("a value without sense for option {key} is not refused by its name")
            })?;
            refusals.extend(refused);
        }
        for OptionInfo { key, kind, default } in info.options {
            let default: Value =
                serde_json::from_str(default).map_err(because(format!("the default of option {key} is no JSON")))?;
            let options = read(json!({ *key: default })).map_err(because(format!("the default of option {key}")))?;
            // An option left out may mean "as the component files say", so openings are compared, not options.
            let same = options == usual
                || info.seats.clone().all(|seats| {
                    let opening = |options: &G::Options| {
                        Setup::<G>::new(seats, options.clone(), Arc::clone(&edition)).ok().map(|setup| G::new(&setup))
                    };
                    opening(&options) == opening(&usual)
                });
            hold(same, || format!("option {key} has another default than `Options::default()`"))?;
            let values: Vec<Value> = match *kind {
                OptionKind::Choice(values) => {
                    hold(values.iter().any(|value| default == *value), || {
                        format!("the default of option {key} is not among its values")
                    })?;
                    hold(read(json!({ *key: "no such value" })).is_err(), || format!("option {key} accepts any word"))?;
                    values.iter().map(|value| json!(value)).collect()
                }
                OptionKind::Flag => vec![json!(false), json!(true)],
                OptionKind::Whole(from, to) => vec![json!(from), json!(to)],
                OptionKind::List { of, .. } => {
                    hold(edition.data.json().get(of).is_some(), || {
                        format!("option {key} chooses among `{of}`, which the components lack")
                    })?;
                    Vec::new()
                }
            };
            for value in values {
                let options =
                    read(json!({ *key: value })).map_err(because(format!("option {key} does not accept {value}")))?;
                // A value may need company (a number of seats, another option), but must not be refused itself everywhere.
                let playable = info.seats.clone().any(|seats| {
                    match Setup::<G>::new(seats, options.clone(), Arc::clone(&edition)) {
                        Ok(_) => true,
                        Err(error) => {
                            refusals.push(error.clone());
                            error.key != *key
                        }
                    }
                });
                hold(playable, || format!("option {key} = {value} cannot be played by any number of seats"))?;
            }
        }
        for refused in refusals {
            let Words { en, nl } = &refused.reason;
            hold(en != nl, || format!("option {} is refused in one language only: {en}", refused.key))?;
        }
        for named in &suite.setups {
            let written =
                serde_json::to_value(named.setup.options()).map_err(because(format!("setup `{}`", named.name)))?;
            let back = read(written).map_err(because(format!("setup `{}`", named.name)))?;
            hold(back == *named.setup.options(), || {
                format!("the options of setup `{}` are read back differently", named.name)
            })?;
        }
        Ok(())
    })
}

/// What people read is fit to read: prompts, sentences, the log and the drawn table have words,
/// no place left unfilled but the names of seats, and no two legal actions sound the same;
/// pieces have ids of their own; views are plain data; what is not legal can be shown, too.
///
/// # Errors
/// The first fault.
pub fn words_are_fit_to_read<G: Staged>(suite: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("words_are_fit_to_read", || {
        walk(suite, |played, walk| {
            let over = matches!(played.position().turn(), Turn::Over(_));
            if walk.late && !over && !played.len().is_multiple_of(16) {
                return Ok(());
            }
            let position = played.position();
            let seats = position.seats();
            let everyone = Seat::first(seats).map(Observer::Seat).chain([Observer::Spectator, Observer::Archivist]);
            for who in everyone {
                let view = position.view(who);
                serde_json::to_value(&view).map_err(because(format!("the view of {who:?} is not plain data")))?;
                let mut ids = BTreeSet::new();
                for piece in G::stage(&view).pieces {
                    hold(ids.insert(piece.id), || format!("two pieces have the id {}", piece.id))?;
                }
                for lang in Lang::ALL {
                    hold(!G::draw(&view, who, lang).trim().is_empty(), || format!("{who:?} is drawn nothing"))?;
                }
            }
            // A hand may point at what is not legal, too.
            for seat in Seat::first(seats) {
                let view = position.view(Observer::Seat(seat));
                for action in some_codes::<G::Action>(if walk.late { 8 } else { 64 }, &mut walk.dice) {
                    let words = caught(|| {
                        let _ = (G::gesture(&view, action), position.preview(seat, action));
                        G::sentence(&view, action, Lang::En)
                    });
                    let words = words.map_err(because(format!("showing `{action}` to seat {seat}")))?;
                    filled(&format!("the sentence of `{action}`"), &words)?;
                }
            }
            let events = offered(position);
            for lang in Lang::ALL {
                for seat in Seat::first(seats).filter(|&seat| position.turn().asks(seat)) {
                    let view = position.view(Observer::Seat(seat));
                    fit("the prompt", &G::prompt(&view, lang))?;
                    let mut heard = std::collections::BTreeMap::new();
                    for event in &events {
                        let Event::Act { seat: actor, action } = *event else { continue };
                        if actor != seat {
                            continue;
                        }
                        let sentence = G::sentence(&view, action, lang);
                        fit(&format!("the sentence of `{action}`"), &sentence)?;
                        let _ = G::gesture(&view, action);
                        if let Some(other) = heard.insert(sentence, action) {
                            return Err(format!(
                                "`{other}` and `{action}` of seat {seat} sound the same in {}",
                                lang.tag()
                            )
                            .into());
                        }
                    }
                }
                let stride = events.len() / 24 + 1;
                for &event in events.iter().step_by(stride) {
                    let audience = position.audience(event);
                    for who in Seat::first(seats).map(Observer::Seat).chain([Observer::Spectator]) {
                        let view = position.view(who);
                        if who.hears(audience) {
                            fit(&format!("the story of `{event}`"), &G::narrate(&view, event, lang))?;
                            let followed = G::follows(&view, event);
                            hold(G::INFO.rules.iter().any(|rule| rule.id == followed.id), || {
                                format!("`{event}` follows {}, which is no rule of the game", followed.id)
                            })?;
                        } else {
                            filled("the story of a hidden event", &G::narrate_hidden(&view, lang))?;
                        }
                    }
                }
            }
            Ok(())
        })
    })
}

fn fit(what: &str, text: &str) -> Result<(), Fault> {
    hold(!text.trim().is_empty(), || format!("{what} has no words"))?;
    filled(what, text)
}

fn filled(what: &str, text: &str) -> Result<(), Fault> {
    for place in places(text) {
        hold(matches!(place, "A" | "B" | "C" | "D"), || format!("{what} leaves a place unfilled: {text}"))?;
    }
    Ok(())
}

/// The shipped files load without doubts; spoilt ones are refused with their name, never with a panic, and a number
/// without sense also with its line; what is accepted can be played to the end.
///
/// # Errors
/// The first fault.
pub fn bad_data_is_refused<G: Staged>(suite: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("bad_data_is_refused", || {
        let shipped = Files::shipped::<G::Data>();
        let edition = Edition::<G>::load(shipped.clone()).map_err(because("the shipped files"))?;
        if let Some(warning) = edition.warnings.first() {
            return Err(format!("the shipped files raise a doubt: {warning}").into());
        }
        let mut dice = SeededDice::new(2);
        let names: Vec<String> = shipped.iter().map(|(name, _)| name.to_owned()).collect();
        for round in 0..56 {
            for name in &names {
                let lines: Vec<&str> = shipped.text(name).lines().collect();
                let text = spoil(&lines, round, &mut dice);
                let mut files = shipped.clone();
                files.replace(name, text.clone()).map_err(because("replacing a file"))?;
                let loaded = caught(|| Edition::<G>::load(files))
                    .map_err(|fault| fault.told(|fault| format!("{name} spoilt, the loader {fault}\n{text}")))?;
                match loaded {
                    Err(error) => {
                        let known = names.contains(&error.file) && !error.reason.en.trim().is_empty();
                        hold(known, || {
                            format!("{name} spoilt, the error does not name a file and a reason: {error:?}")
                        })?;
                        let Words { en, nl } = &error.reason;
                        hold(en != nl, || format!("{name} spoilt, the error is told in one language only: {en}"))?;
                        let rust =
                            ["u8", "i8", "u16", "i16", "u32", "i32", "usize", "struct", "enum", "variant", "tuple"];
                        let speaks = |word: &str| rust.contains(&word.trim_matches(|c: char| !c.is_alphanumeric()));
                        hold(!en.split_whitespace().any(speaks), || {
                            format!("{name} spoilt, the error speaks Rust: {en}")
                        })?;
                        let placed = round % 2 == 0 || error.line.is_some();
                        hold(placed, || format!("{name} spoilt, the error does not name a line: {error}\n{text}"))?;
                    }
                    Ok(edition) => {
                        let named = &suite.setups[round as usize % suite.setups.len()];
                        let (seats, options) = (named.setup.seats(), named.setup.options().clone());
                        let Ok(setup) = Setup::new(seats, options, edition) else { continue };
                        let ended = caught(|| ends(&setup, &mut dice)).map_err(|fault| {
                            fault.told(|fault| format!("{name} spoilt, playing `{}` {fault}\n{text}", named.name))
                        })?;
                        hold(ended, || format!("{name} spoilt, `{}` does not end\n{text}", named.name))?;
                    }
                }
            }
        }
        Ok(())
    })
}

/// Whether a random match ends.
fn ends<G: Staged>(setup: &Setup<G>, dice: &mut SeededDice) -> bool {
    let mut position = G::new(setup);
    let mut playout = Playout::new();
    (0..=G::INFO.max_events).any(|_| playout.random(&mut position, dice).is_none())
}

/// Numbers that hardly make sense anywhere.
const ABSURD: [&str; 12] = [
    "0",
    "-1",
    "1",
    "3",
    "9",
    "100",
    "-128",
    "255",
    "65536",
    "3689348814741910324",
    "9223372036854775807",
    "-9223372036854775808",
];

/// A file with something wrong: in odd rounds a number, else a line cut, doubled, dropped or exchanged.
fn spoil(lines: &[&str], round: u32, dice: &mut SeededDice) -> String {
    if round % 2 == 1 {
        return with_absurd_number(&lines.join("\n"), dice);
    }
    let round = round / 2;
    let mut lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
    if lines.is_empty() {
        return "\u{fffd} = [".to_owned();
    }
    let at = dice.below(lines.len() as u32) as usize;
    match round % 7 {
        0 => lines.truncate(at),
        1 => drop(lines.remove(at)),
        2 => lines.insert(at, lines[at].clone()),
        3 => lines[at] = lines[at].chars().map(|c| if c.is_ascii_digit() { '9' } else { c }).collect(),
        4 => lines[at] = lines[at].chars().map(|c| if c.is_ascii_digit() { '0' } else { c }).collect(),
        5 => lines[at] = lines[at].chars().rev().collect(),
        _ => lines[at] = lines[at].replace('"', "").replace('[', "[-999999999999999999, "),
    }
    lines.join("\n")
}

/// The text with one of its numbers exchanged for an absurd one; the same text if it has none.
fn with_absurd_number(text: &str, dice: &mut SeededDice) -> String {
    // Comments and parts of words are left alone, so that each change means something.
    let mut numbers = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let code = line.split('#').next().unwrap_or("");
        let mut rest = 0;
        while let Some(found) = code[rest..].find(|c: char| c.is_ascii_digit()) {
            let from = rest + found;
            let to = code[from..].find(|c: char| !c.is_ascii_digit()).map_or(code.len(), |n| from + n);
            let before = code[..from].chars().next_back();
            if !before.is_some_and(|c| c.is_alphanumeric() || c == '_') {
                numbers.push((start + from, start + to));
            }
            rest = to;
        }
        start += line.len();
    }
    let Some(&(from, to)) = numbers.get(dice.below(numbers.len() as u32) as usize) else { return text.to_owned() };
    let absurd = ABSURD[dice.below(ABSURD.len() as u32) as usize];
    format!("{}{absurd}{}", &text[..from], &text[to..])
}
