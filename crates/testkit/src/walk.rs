//! Seeded random matches, with failures that can be played again.

use std::panic::{AssertUnwindSafe, catch_unwind};

use atoll_core::{Code, Dice, Event, EventOf, Game, Match, Odds, SeededDice, Staged, Turn};

use crate::broken::{Fault, because};
use crate::suite::Suite;

/// What a law is told while it walks.
pub(crate) struct Walk {
    /// Dice of the law's own, apart from those of the match.
    pub dice: SeededDice,
    /// Whether the law has looked at enough positions closely, so that it may look at less.
    pub late: bool,
}

/// Plays seeded matches and shows every position, the last one included.
pub(crate) fn walk<G: Staged>(
    suite: &Suite<G>,
    mut visit: impl FnMut(&Match<G>, &mut Walk) -> Result<(), Fault>,
) -> Result<(), Fault> {
    let mut seen = 0;
    for seed in 0..suite.matches {
        for named in &suite.setups {
            if seed > 0 && seen > suite.positions {
                return Ok(());
            }
            let mut played = None;
            let tell = |fault: Fault, played: &Option<Match<G>>| {
                let record = played.as_ref().map_or_else(String::new, Match::record);
                let told =
                    |fault| format!("{fault}\nsetup `{}`, seed {seed}, the record so far:\n{record}", named.name);
                Err(fault.told(told))
            };
            match caught(|| Match::new(named.setup.clone())) {
                Ok(opened) => played = Some(opened),
                Err(fault) => return tell(fault, &played),
            }
            let mut dice = SeededDice::new(seed);
            let mut own = Walk { dice: SeededDice::new(!seed), late: false };
            loop {
                own.late = seen > suite.positions;
                seen += 1;
                let Some(now) = played.as_mut() else { break };
                if let Err(fault) = caught(|| visit(now, &mut own)).and_then(|result| result) {
                    return tell(fault, &played);
                }
                if now.len() > G::INFO.max_events as usize {
                    break; // the law `matches_end` speaks of this
                }
                match caught(|| choose(now.position(), &mut dice, seed)).and_then(|result| result) {
                    Ok(None) => break,
                    Ok(Some(event)) => {
                        let offered = format!("`{event}` is offered, but");
                        let done = caught(|| now.play(event)).and_then(|done| done.map_err(because(offered)));
                        if let Err(fault) = done {
                            return tell(fault, &played);
                        }
                    }
                    Err(fault) => return tell(fault, &played),
                }
            }
        }
    }
    Ok(())
}

/// A random event that the position offers; `None` if the match is over.
///
/// Matches with an odd seed take every chance outcome as equally likely, so
/// that rare ones are met too.
pub(crate) fn choose<G: Game>(position: &G, dice: &mut SeededDice, seed: u64) -> Result<Option<EventOf<G>>, Fault> {
    match position.turn() {
        Turn::Over(_) => Ok(None),
        Turn::Chance => {
            let mut odds = Odds::new();
            position.odds(&mut odds);
            let items = odds.as_slice();
            let flat = seed % 2 == 1 && !items.is_empty();
            let outcome = if flat { Some(items[dice.below(items.len() as u32) as usize].0) } else { odds.pick(dice) };
            outcome.map(|outcome| Some(Event::Chance(outcome))).ok_or_else(|| "chance has no outcome here".into())
        }
        Turn::Decide(seats) => {
            let nth = dice.below(seats.len()) as usize;
            let seat = seats.iter().nth(nth).ok_or("a decision is due, but nobody is asked")?;
            let mut actions = Vec::new();
            position.legal(seat, &mut actions);
            if actions.is_empty() {
                return Err(format!("seat {seat} is asked and has no legal action").into());
            }
            let action = actions[dice.below(actions.len() as u32) as usize];
            Ok(Some(Event::Act { seat, action }))
        }
    }
}

/// Every event that a position offers.
pub(crate) fn offered<G: Game>(position: &G) -> Vec<EventOf<G>> {
    match position.turn() {
        Turn::Over(_) => Vec::new(),
        Turn::Chance => {
            let mut odds = Odds::new();
            position.odds(&mut odds);
            odds.as_slice().iter().map(|&(outcome, _)| Event::Chance(outcome)).collect()
        }
        Turn::Decide(seats) => {
            let mut events = Vec::new();
            let mut actions = Vec::new();
            for seat in seats.iter() {
                actions.clear();
                position.legal(seat, &mut actions);
                events.extend(actions.iter().map(|&action| Event::Act { seat, action }));
            }
            events
        }
    }
}

/// A position after an event that it offers.
pub(crate) fn then<G: Game>(position: &G, event: EventOf<G>) -> G {
    let mut next = position.clone();
    match event {
        Event::Act { seat, action } => next.act(seat, action),
        Event::Chance(outcome) => next.chance(outcome),
    }
    next
}

/// Some codes of a type: all of them if there are at most `most`.
pub(crate) fn some_codes<C: Code>(most: u32, dice: &mut SeededDice) -> Vec<C> {
    if C::COUNT <= most {
        C::all().collect()
    } else {
        (0..most).filter_map(|_| C::from_code(dice.below(C::COUNT))).collect()
    }
}

/// Runs `work` and turns a panic into a message.
pub(crate) fn caught<T>(work: impl FnOnce() -> T) -> Result<T, Fault> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let message = panic
            .downcast_ref::<String>()
            .map(String::as_str)
            .or_else(|| panic.downcast_ref::<&str>().copied())
            .unwrap_or("a panic without a message");
        format!("panicked: {message}").into()
    })
}

/// Fails with a message unless something holds.
pub(crate) fn hold(held: bool, message: impl FnOnce() -> String) -> Result<(), Fault> {
    if held { Ok(()) } else { Err(message().into()) }
}
