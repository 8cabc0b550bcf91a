//! Laws about what players are told: sentences, reasons, lines of the log, the table as text, names and pieces.

use std::collections::{BTreeMap, BTreeSet};

use atoll_core::{Cast, Event, Lang, Match, Observer, Pointed, Promised, Seat, Spot, Staged, Turn, Wish, WishSpot};
use serde_json::Value;

use crate::broken::{Broken, Fault, because, judge};
use crate::suite::Suite;
use crate::walk::{Walk, hold, offered, then, walk};

/// At most so many, evenly spread.
fn some<T>(all: Vec<T>, most: usize) -> Vec<T> {
    let stride = all.len() / most + 1;
    all.into_iter().step_by(stride).collect()
}

fn observers(seats: u8) -> impl Iterator<Item = Observer> {
    Seat::first(seats).map(Observer::Seat).chain([Observer::Spectator])
}

/// What the sentence of a legal action promises is named in it and comes true.
///
/// It is tried in random matches and in the edge positions of the suite.
///
/// # Errors
/// The first promise that is not kept.
pub fn sentences_are_true<G: Staged>(suite: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("sentences_are_true", || {
        let walked = walk(suite, |played, walk| {
            if walk.late && !played.len().is_multiple_of(4) {
                return Ok(());
            }
            promises_are_kept(played.position())
        });
        let edges = || {
            for (name, position) in &suite.edges {
                promises_are_kept(position).map_err(because(format!("edge `{name}`")))?;
            }
            Ok(())
        };
        walked.and_then(|()| edges())
    })
}

fn promises_are_kept<G: Staged>(position: &G) -> Result<(), Fault> {
    for event in some(offered(position), 24) {
        let Event::Act { seat, action } = event else { continue };
        let view = position.view(Observer::Seat(seat));
        let promises = G::promises(&view, seat, action);
        if promises.is_empty() {
            continue;
        }
        let after = then(position, event);
        for promise in promises {
            for lang in Lang::ALL {
                let sentence = G::sentence(&view, action, lang);
                // One is often said by an article.
                let number = match promise.of {
                    Promised::Lies { face, .. } => face,
                    _ => promise.by.unsigned_abs(),
                };
                let said = number == 1 || has_number(&sentence, number);
                hold(said, || format!("the sentence of `{action}` does not say {number}: {sentence}"))?;
            }
            let of = |position: &G| amount(position, &promise.of, promise.seat);
            let came = of(&after) - of(position);
            hold(came == i64::from(promise.by), || {
                format!("`{action}` of seat {seat} promises {promise:?}, which does not come true: {came}")
            })?;
        }
    }
    Ok(())
}

fn has_number(sentence: &str, number: u16) -> bool {
    sentence.split(|c: char| !c.is_ascii_digit()).any(|word| word.parse() == Ok(number))
}

/// How much there is of what is promised.
fn amount<G: Staged>(position: &G, of: &Promised, seat: Seat) -> i64 {
    let breakdown = position.breakdown();
    let line =
        |key: &str| breakdown.iter().filter(|line| line.key == key).map(|line| i64::from(line.by_seat[seat])).sum();
    match of {
        Promised::Score(key) => line(key),
        Promised::Points => breakdown.iter().filter(|line| line.counts).map(|line| i64::from(line.by_seat[seat])).sum(),
        Promised::Piece { zone, kind } => i64::from(position.census().count(zone, kind)),
        Promised::Lies { spot, face } => {
            let pieces = G::stage(&position.view(Observer::Seat(seat))).pieces;
            pieces.iter().filter(|piece| piece.spot == *spot && piece.face == *face).count() as i64
        }
    }
}

/// Whatever is pointed at, by whomever, means an action or is refused by a rule, in words; refusals cite prohibitions.
///
/// # Errors
/// The first thing without a reason.
pub fn pointing_has_a_reason<G: Staged>(suite: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("pointing_has_a_reason", || {
        walk(suite, |played, walk| {
            if played.len() % if walk.late { 60 } else { 6 } != 1 {
                return Ok(());
            }
            let position = played.position();
            Seat::first(position.seats()).try_for_each(|seat| pointed_by(position, seat))
        })
    })
}

fn pointed_by<G: Staged>(position: &G, seat: Seat) -> Result<(), Fault> {
    let view = position.view(Observer::Seat(seat));
    let pieces = G::stage(&view).pieces;
    let mut spots: Vec<(Spot, String)> = pieces.iter().map(|piece| (piece.spot, piece.style.to_string())).collect();
    // A little beyond the end of each zone, where a hand may miss.
    let mut ends: BTreeMap<(&'static str, Option<u8>), u8> = BTreeMap::new();
    for piece in &pieces {
        if let Spot::Zone { zone, seat, index } = piece.spot {
            let end = ends.entry((zone, seat.map(Seat::number))).or_default();
            *end = (*end).max(index.saturating_add(1));
        }
    }
    for ((zone, owner), end) in ends {
        let seat = owner.and_then(Seat::new);
        spots.extend((end..end.saturating_add(2)).map(|index| (Spot::Zone { zone, seat, index }, String::new())));
    }
    for (spot, style) in some(spots, 48) {
        let at = || Some(WishSpot::from(spot));
        let mut wishes = vec![Wish { to: at(), ..Wish::default() }, Wish { from: at(), ..Wish::default() }];
        if !style.is_empty() {
            wishes.push(Wish { item: Some(style.clone()), ..Wish::default() });
        }
        let mut answers = wishes.iter().filter_map(|wish| position.point(seat, wish)).peekable();
        hold(answers.peek().is_some(), || {
            format!("seat {seat} points at {spot:?} `{style}` and is told nothing: neither an action nor a reason")
        })?;
        for answer in answers {
            let (rule, words) = match answer {
                Pointed::Refused(rule, words) => (rule, words),
                Pointed::Means(action) => {
                    let Err(illegal) = position.check(seat, action) else { continue };
                    let say = |lang| G::explain(&view, seat, action, illegal.0, lang);
                    (illegal.0, atoll_core::Words { en: say(Lang::En), nl: say(Lang::Nl) })
                }
            };
            let told = !words.en.trim().is_empty() && !words.nl.trim().is_empty();
            hold(told, || format!("seat {seat} points at {spot:?}: {} gives no reason in words", rule.id))?;
            hold(rule.forbids, || {
                format!("seat {seat} points at {spot:?}: {} is cited, but forbids nothing", rule.id)
            })?;
        }
    }
    Ok(())
}

/// What changes on the table as somebody sees it, and what they hear when scores change, is told in a line.
///
/// # Errors
/// The first change without a line.
pub fn changes_are_told<G: Staged>(suite: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("changes_are_told", || {
        walk(suite, |played, walk| {
            if walk.late && !played.len().is_multiple_of(8) {
                return Ok(());
            }
            let position = played.position();
            for event in some(offered(position), 6) {
                let audience = position.audience(event);
                let after = then(position, event);
                for who in observers(position.seats()) {
                    let (before, next) = (position.view(who), after.view(who));
                    if lying::<G>(&before) == lying::<G>(&next) {
                        continue;
                    }
                    let promises = match event {
                        Event::Act { seat, action } if who.hears(audience) => G::promises(&before, seat, action),
                        _ => Vec::new(),
                    };
                    for lang in Lang::ALL {
                        let line = if who.hears(audience) {
                            G::narrate(&before, event, lang)
                        } else {
                            G::narrate_hidden(&before, lang)
                        };
                        hold(!line.trim().is_empty(), || {
                            format!(
                                "`{event}` changes what {who:?} sees on the table, and has no line in {}",
                                lang.tag()
                            )
                        })?;
                        // What its sentence promised stands in the line; one is often said by an article.
                        for promise in promises.iter().filter(|promise| promise.by.abs() > 1) {
                            hold(has_number(&line, promise.by.unsigned_abs()), || {
                                format!("the line of `{event}` for {who:?} does not say {}: {line}", promise.by.abs())
                            })?;
                        }
                    }
                }
            }
            Ok(())
        })
    })
}

/// A score that changes is told to everybody who may know it: in the line stands whose, and how much if it is more than
/// one; but for what the game says is not told before the end.
///
/// # Errors
/// The first change of a score that the line leaves out.
pub fn points_are_told<G: Staged>(suite: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("points_are_told", || {
        walk(suite, |played, walk| {
            if walk.late && !played.len().is_multiple_of(8) {
                return Ok(());
            }
            let position = played.position();
            // What is decided at the same time counts when all have decided, and was told decision by decision.
            if position.phase().is_some() {
                return Ok(());
            }
            for event in some(offered(position), 6) {
                let gained = gains(position, event);
                // At the end the whole account is shown.
                if matches!(then(position, event).turn(), Turn::Over(_)) {
                    continue;
                }
                for listener in Seat::first(position.seats()) {
                    let who = Observer::Seat(listener);
                    if !who.hears(position.audience(event)) {
                        continue;
                    }
                    let view = position.view(who);
                    for (seat, by) in Seat::first(position.seats()).zip(&gained).filter(|(_, by)| **by != 0) {
                        // What depends on something hidden from this seat is told when it is known.
                        let known = (0..3).all(|_| {
                            let other = position.resample(listener, &mut walk.dice);
                            !offered(&other).contains(&event) || gains(&other, event).get(seat.index()) == Some(by)
                        });
                        if !known {
                            continue;
                        }
                        for lang in Lang::ALL {
                            let line = G::narrate(&view, event, lang);
                            let number = by.unsigned_abs() as u16;
                            let told =
                                line.contains(&atoll_core::name_of(seat)) && (number == 1 || has_number(&line, number));
                            hold(told, || {
                                format!(
                                    "`{event}` changes the score of seat {seat} by {by}, which seat {listener} may know, and is not told: {line}"
                                )
                            })?;
                        }
                    }
                }
            }
            Ok(())
        })
    })
}

/// By how much an event changes the score of each seat.
fn gains<G: Staged>(position: &G, event: atoll_core::EventOf<G>) -> Vec<i64> {
    let after = then(position, event);
    let points = |position: &G, seat| -> i64 {
        let breakdown = position.breakdown();
        let told = breakdown.iter().filter(|line| line.counts && !G::UNTOLD.iter().any(|(key, _)| *key == line.key));
        told.map(|line| i64::from(line.by_seat[seat])).sum()
    };
    Seat::first(position.seats()).map(|seat| points(&after, seat) - points(position, seat)).collect()
}

/// What lies where and whose it is.
fn lying<G: Staged>(view: &G::View) -> BTreeSet<String> {
    let pieces = G::stage(view).pieces;
    pieces.iter().map(|piece| format!("{} {} {:?} {:?}", piece.kind, piece.style, piece.spot, piece.owner)).collect()
}

/// Two views that differ are drawn differently, but for the fields that the game says are not drawn.
///
/// Views after different events from one position are compared: they differ in little but what the event changed.
///
/// # Errors
/// The first difference that the text does not show.
pub fn drawings_tell_all<G: Staged>(suite: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("drawings_tell_all", || {
        walk(suite, |played, walk| {
            if !played.len().is_multiple_of(if walk.late { 30 } else { 3 }) {
                return Ok(());
            }
            let position = played.position();
            let events = some(offered(position), 12);
            for who in observers(position.seats()) {
                let shown = |position: &G| {
                    let view = position.view(who);
                    (drawn_fields::<G>(&view), G::draw(&view, who, Lang::En))
                };
                let mut seen = vec![shown(position)];
                seen.extend(events.iter().map(|&event| shown(&then(position, event))));
                for (n, (fields, text)) in seen.iter().enumerate() {
                    for (other, same) in &seen[..n] {
                        if text == same && fields != other {
                            let differs = difference(fields, other, String::new()).unwrap_or_default();
                            return Err(format!(
                            "{who:?} cannot see `{differs}` in the text table; draw it, or name it in `UNDRAWN`\n{text}"
                        ).into());
                        }
                    }
                }
            }
            Ok(())
        })
    })
}

/// The view as JSON without what the game does not draw.
fn drawn_fields<G: Staged>(view: &G::View) -> Value {
    let mut value = serde_json::to_value(view).expect("a view is plain data");
    drop_fields(&mut value, "", G::UNDRAWN);
    value
}

fn drop_fields(value: &mut Value, path: &str, undrawn: &[(&str, &str)]) {
    match value {
        Value::Object(map) => {
            let at = |key: &str| if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") };
            map.retain(|key, _| !undrawn.iter().any(|(field, _)| *field == at(key)));
            for (key, inner) in map {
                drop_fields(inner, &at(key), undrawn);
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| drop_fields(item, path, undrawn)),
        _ => {}
    }
}

/// The first field in which two values differ.
fn difference(one: &Value, other: &Value, path: String) -> Option<String> {
    match (one, other) {
        (Value::Object(a), Value::Object(b)) => a.iter().find_map(|(key, inner)| {
            let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
            difference(inner, b.get(key).unwrap_or(&Value::Null), path)
        }),
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            a.iter().zip(b).find_map(|(a, b)| difference(a, b, path.clone()))
        }
        _ => (one != other).then_some(path),
    }
}

/// Nobody is called by a number: seats are `{A}` to `{D}` or their letters, in every text.
///
/// # Errors
/// The first text that numbers a seat.
pub fn seats_have_one_name<G: Staged>(suite: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("seats_have_one_name", || {
        walk(suite, |played, walk| {
            if walk.late && !played.len().is_multiple_of(16) {
                return Ok(());
            }
            let position = played.position();
            for lang in Lang::ALL {
                for who in observers(position.seats()) {
                    let view = position.view(who);
                    unnumbered("the prompt", &G::prompt(&view, lang))?;
                    unnumbered("the table as text", &G::draw(&view, who, lang))?;
                    for event in some(offered(position), 8) {
                        if who.hears(position.audience(event)) {
                            unnumbered("the log", &G::narrate(&view, event, lang))?;
                        }
                        if let Event::Act { seat, action } = event
                            && who == Observer::Seat(seat)
                        {
                            unnumbered("a sentence", &G::sentence(&view, action, lang))?;
                        }
                    }
                }
            }
            Ok(())
        })
    })
}

fn unnumbered(what: &str, text: &str) -> Result<(), Fault> {
    const CALLED: [&str; 4] = ["seat ", "player ", "speler ", "plaats "];
    let lower = text.to_lowercase();
    for called in CALLED {
        for (at, _) in lower.match_indices(called) {
            let rest = &lower[at + called.len()..];
            let digits = rest.chars().take_while(char::is_ascii_digit).count();
            // "player 1" is a name; "players 2 to 4" and "seat 12 of" are not met.
            hold(digits == 0, || format!("{what} calls somebody by a number: {text}"))?;
        }
    }
    Ok(())
}

/// A piece keeps its id while it lies on the table: ids are unique, what travels is the same piece where it arrives,
/// and gestures have steps that the game declares.
///
/// # Errors
/// The first piece that is lost.
pub fn pieces_live<G: Staged>(suite: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("pieces_live", || {
        let mut casts: Vec<(Observer, Cast)> = Vec::new();
        let mut watched: Option<Match<G>> = None;
        walk(suite, |played, _: &mut Walk| {
            let position = played.position();
            let goes_on = watched.as_ref().is_some_and(|before| before.len() + 1 == played.len());
            if !goes_on {
                casts =
                    observers(position.seats()).map(|who| (who, Cast::new(G::stage(&position.view(who))))).collect();
            } else if let (Some(before), Some(event)) = (&watched, played.events().last()) {
                let audience = before.position().audience(event);
                for (who, cast) in &mut casts {
                    let view = before.position().view(*who);
                    let travels = if who.hears(audience) { G::travels(&view, event) } else { Vec::new() };
                    let left =
                        |cast: &Cast, at: Spot| cast.stage().pieces.iter().find(|piece| piece.spot == at).cloned();
                    let gone: Vec<_> = travels.iter().map(|travel| left(cast, travel.from)).collect();
                    cast.advance(G::stage(&position.view(*who)), &travels);
                    for (travel, piece) in travels.iter().zip(gone) {
                        let piece = piece.ok_or_else(|| {
                            format!("`{event}`: {who:?} sees a piece leave {:?}, where none lay", travel.from)
                        })?;
                        let arrived = cast.stage().pieces.iter().find(|one| one.id == piece.id);
                        hold(arrived.is_none_or(|one| one.spot == travel.to), || {
                            format!(
                                "`{event}`: {who:?} does not see the {} of {:?} arrive at {:?}",
                                piece.kind, travel.from, travel.to
                            )
                        })?;
                    }
                    let ids: BTreeSet<u32> = cast.stage().pieces.iter().map(|piece| piece.id).collect();
                    hold(ids.len() == cast.stage().pieces.len(), || format!("`{event}`: two pieces have one id"))?;
                }
            }
            for event in some(offered(position), 16) {
                let Event::Act { seat, action } = event else { continue };
                let step = G::gesture(&position.view(Observer::Seat(seat)), action).step;
                hold(G::STEPS.contains(&step), || format!("the step `{step}` of `{action}` is not among `STEPS`"))?;
            }
            let over = matches!(position.turn(), Turn::Over(_));
            watched = if over { None } else { Some(played.clone()) };
            Ok(())
        })
    })
}
