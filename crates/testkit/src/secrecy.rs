//! Laws about who may know what.

use atoll_core::any::AnyMatch;
use atoll_core::{Audience, Event, EventOf, Game, Lang, Match, Observer, Seat, Staged, Turn};

use crate::broken::{Broken, Fault, because, judge};
use crate::suite::Suite;
use crate::walk::{choose, hold, offered, then, walk};

/// A resampled position looks the same to its seat: view, turn, legal actions, words and previews;
/// it keeps the components and can be played to its end.
///
/// # Errors
/// The first fault.
pub fn resample_keeps_the_view<G: Staged>(suite: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("resample_keeps_the_view", || {
        walk(suite, |played, walk| {
            if walk.late && !played.len().is_multiple_of(8) {
                return Ok(());
            }
            let position = played.position();
            for seat in Seat::first(position.seats()) {
                let who = Observer::Seat(seat);
                let sample = position.resample(seat, &mut walk.dice);
                hold(sample.view(who) == position.view(who), || {
                    format!(
                        "seat {seat} can tell a resampled position from the real one:\n{:?}\n{:?}",
                        sample.view(who),
                        position.view(who)
                    )
                })?;
                hold(sample.view(Observer::Spectator) == position.view(Observer::Spectator), || {
                    format!("a spectator can tell what seat {seat} cannot")
                })?;
                hold(asked(&sample) == asked(position), || format!("resampled for seat {seat}, others are to decide"))?;
                hold(sample.census().totals() == position.census().totals(), || {
                    format!("resampled for seat {seat}, components have come or gone")
                })?;
                same_choices(position, &sample, seat)?;
            }
            if played.len().is_multiple_of(16) && !walk.late {
                for seat in Seat::first(position.seats()) {
                    let mut sample = position.resample(seat, &mut walk.dice);
                    let mut events = played.len();
                    while let Some(event) = choose(&sample, &mut walk.dice, 0)? {
                        sample = then(&sample, event);
                        events += 1;
                        hold(events <= G::INFO.max_events as usize, || {
                            format!("a position resampled for seat {seat} cannot be played to its end")
                        })?;
                    }
                }
            }
            Ok(())
        })
    })
}

/// Where a seat cannot tell two positions apart, `resample` does not always give the real one.
///
/// # Errors
/// The first fault.
pub fn resample_never_peeks<G: Staged>(suite: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("resample_never_peeks", || {
        walk(suite, |played, walk| {
            let position = played.position();
            let mut judged = 0;
            for (one, other, who) in hidden_pairs(position) {
                let Observer::Seat(seat) = who else { continue };
                let (p, q) = (then(position, one), then(position, other));
                if p == q || p.view(who) != q.view(who) {
                    continue;
                }
                let mut knows = |truth: &G| (0..32).all(|_| truth.resample(seat, &mut walk.dice) == *truth);
                let peeks = knows(&p) && knows(&q);
                hold(!peeks, || {
                    format!(
                        "seat {seat} cannot tell `{one}` from `{other}`, yet `resample` always gives the real position"
                    )
                })?;
                judged += 1;
                if judged >= 6 || walk.late {
                    break;
                }
            }
            Ok(())
        })
    })
}

/// Two events that an observer does not hear leave it the same view, turn and choices.
///
/// # Errors
/// The first fault.
pub fn hidden_events_leave_no_trace<G: Staged>(suite: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("hidden_events_leave_no_trace", || {
        walk(suite, |played, walk| {
            let position = played.position();
            let most = if walk.late { 8 } else { 64 };
            for (one, other, who) in hidden_pairs(position).into_iter().take(most) {
                let (p, q) = (then(position, one), then(position, other));
                hold(p.view(who) == q.view(who), || {
                    format!("{who:?} hears neither `{one}` nor `{other}`, yet its view tells them apart")
                })?;
                hold(asked(&p) == asked(&q), || {
                    format!("{who:?} hears neither `{one}` nor `{other}`, yet the turn tells them apart")
                })?;
                if let Observer::Seat(seat) = who {
                    same_choices(&p, &q, seat)?;
                }
            }
            Ok(())
        })
    })
}

/// A seat hears what it does itself; whoever hears chance can see it; whoever does not hear an
/// event reads the same log whatever the event was; those with the same eyes see and hear the same.
///
/// # Errors
/// The first fault.
pub fn audience_is_respected<G: Staged>(suite: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("audience_is_respected", || {
        walk(suite, |played, walk| {
            let position = played.position();
            let events = offered(position);
            for &event in &events {
                if let Event::Act { seat, .. } = event {
                    let heard = Observer::Seat(seat).hears(position.audience(event));
                    hold(heard, || format!("seat {seat} does not hear its own action `{event}`"))?;
                }
            }
            for who in observers(position.seats()) {
                let same = position.eyes(who);
                let hears_it = |&event: &EventOf<G>| {
                    let audience = position.audience(event);
                    who.hears(audience) == same.hears(audience)
                };
                hold(same == who || position.view(same) == position.view(who) && events.iter().all(hears_it), || {
                    format!("{who:?} does not see and hear what {same:?} does")
                })?;
            }
            if let (Turn::Chance, [one, rest @ ..]) = (position.turn(), &events[..]) {
                let stride = rest.len() / 8 + 1;
                for other in rest.iter().step_by(stride) {
                    let (p, q) = (then(position, *one), then(position, *other));
                    for who in observers(position.seats()) {
                        let told = who.hears(position.audience(*one)) && who.hears(position.audience(*other));
                        hold(!told || p == q || p.view(who) != q.view(who), || {
                            format!("{who:?} is told of `{one}`, but its view does not show it")
                        })?;
                    }
                }
            }
            if walk.late && !played.len().is_multiple_of(16) {
                return Ok(());
            }
            for (one, other, who) in hidden_pairs(position).into_iter().take(6) {
                let log = |event| {
                    let mut trial = played.clone();
                    trial.play(event).map_err(because(format!("`{event}` is offered, but")))?;
                    let heard: Vec<Option<String>> =
                        trial.heard_by(who).map(|event| event.map(|event| event.to_string())).collect();
                    let lines: Vec<_> =
                        Lang::ALL.iter().flat_map(|&lang| AnyMatch::log(&trial, who, 0, lang)).collect();
                    Ok::<_, Fault>((heard, lines))
                };
                hold(log(one)? == log(other)?, || {
                    format!("{who:?} hears neither `{one}` nor `{other}`, yet its log tells them apart")
                })?;
            }
            whispers(played)
        })
    })
}

/// Hidden events appear in nobody else's ears.
fn whispers<G: Staged>(played: &Match<G>) -> Result<(), Fault> {
    if !matches!(played.position().turn(), Turn::Over(_)) {
        return Ok(());
    }
    for who in observers(played.position().seats()) {
        let mut audiences = Vec::new();
        played.retell(|_, _, _, audience| audiences.push(audience));
        let lines = AnyMatch::log(played, who, 0, Lang::En);
        for ((audience, heard), line) in audiences.into_iter().zip(played.heard_by(who)).zip(lines) {
            let may = who.hears(audience);
            hold(heard.is_some() == may && line.text.is_some() == may, || {
                format!("{who:?} hears event {} against its audience {audience:?}", line.n)
            })?;
        }
    }
    Ok(())
}

/// Pairs of events on offer that an observer hears neither of, by the same actor.
fn hidden_pairs<G: Game>(position: &G) -> Vec<(EventOf<G>, EventOf<G>, Observer)> {
    let events = offered(position);
    let actor = |event: &EventOf<G>| match event {
        Event::Act { seat, .. } => Some(*seat),
        Event::Chance(_) => None,
    };
    let mut pairs = Vec::new();
    for who in observers(position.seats()) {
        let unheard: Vec<_> = events
            .iter()
            .filter(|event| match position.audience(**event) {
                Audience::Everyone => false,
                audience => !who.hears(audience),
            })
            .collect();
        for same in unheard.chunk_by(|a, b| actor(a) == actor(b)) {
            let [one, rest @ ..] = same else { continue };
            let stride = rest.len() / 8 + 1;
            pairs.extend(rest.iter().step_by(stride).map(|other| (**one, **other, who)));
        }
    }
    pairs
}

fn observers(seats: u8) -> impl Iterator<Item = Observer> {
    Seat::first(seats).map(Observer::Seat).chain([Observer::Spectator])
}

/// Who is to decide: the part of the turn that all can see.
fn asked<G: Game>(position: &G) -> Option<atoll_core::SeatSet> {
    match position.turn() {
        Turn::Decide(seats) => Some(seats),
        Turn::Chance | Turn::Over(_) => None,
    }
}

/// The seat has the same legal actions in both positions, in the same words.
fn same_choices<G: Staged>(one: &G, other: &G, seat: Seat) -> Result<(), Fault> {
    if !one.turn().asks(seat) {
        return Ok(());
    }
    let choices = |position: &G| {
        let mut actions = Vec::new();
        position.legal(seat, &mut actions);
        actions
    };
    let (ours, theirs) = (choices(one), choices(other));
    hold(ours == theirs, || format!("the legal actions of seat {seat} depend on what it may not know"))?;
    let (p, q) = (one.view(Observer::Seat(seat)), other.view(Observer::Seat(seat)));
    for &action in ours.iter().take(8) {
        hold(G::sentence(&p, action, Lang::En) == G::sentence(&q, action, Lang::En), || {
            format!("the words for `{action}` depend on what seat {seat} may not know")
        })?;
        hold(one.preview(seat, action) == other.preview(seat, action), || {
            format!("the preview of `{action}` depends on what seat {seat} may not know")
        })?;
    }
    Ok(())
}
