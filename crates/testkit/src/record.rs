//! Laws about records, replay, simultaneous phases and taking back.

use atoll_core::{Dice, Event, Match, Seat, Staged, Turn, stable_hash};

use crate::broken::{Broken, Fault, because, judge};
use crate::suite::Suite;
use crate::walk::{Walk, hold, offered, then, walk};

/// A record reads back to the same match and is written back the same.
///
/// # Errors
/// The first fault.
pub fn records_round_trip<G: Staged>(suite: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("records_round_trip", || {
        walk(suite, |played, walk| {
            let over = matches!(played.position().turn(), Turn::Over(_));
            let due = played.len() < 8 || played.len().is_multiple_of(if walk.late { 256 } else { 32 });
            if !over && !due {
                return Ok(());
            }
            let text = played.record();
            let again = Match::<G>::replay(&text, played.setup().edition())
                .map_err(because("the record cannot be read back"))?;
            hold(again.record() == text, || format!("the record is written back differently:\n{}", again.record()))?;
            hold(again.setup().options() == played.setup().options(), || {
                "the options are read back differently".to_owned()
            })?;
            hold(again.hash() == played.hash() && again.position() == played.position(), || {
                "the record leads to another position".to_owned()
            })
        })
    })
}

/// The same events lead to the same position, event by event.
///
/// # Errors
/// The first fault.
pub fn replay_is_exact<G: Staged>(suite: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("replay_is_exact", || {
        let mut hashes: Vec<u64> = Vec::new();
        walk(suite, |played, _| {
            hashes.truncate(played.len());
            hashes.push(played.hash());
            if !matches!(played.position().turn(), Turn::Over(_)) {
                return Ok(());
            }
            let mut position = G::new(played.setup());
            for (n, event) in played.events().enumerate() {
                hold(stable_hash(&position) == hashes[n], || {
                    format!("replayed, the position after {n} events differs")
                })?;
                position = then(&position, event);
            }
            hold(position == *played.position(), || "replayed, the last position differs".to_owned())?;
            let half = played.len() / 2;
            hold(played.at(half).hash() == hashes[half], || format!("`at({half})` is another position"))
        })
    })
}

/// Where several seats are asked at once a phase is under way, and within it the order of
/// actions of different seats makes no difference.
///
/// # Errors
/// The first fault.
pub fn phases_commute<G: Staged>(suite: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("phases_commute", || {
        walk(suite, |played, walk| {
            let Turn::Decide(asked) = played.position().turn() else { return Ok(()) };
            if asked.len() < 2 {
                return Ok(());
            }
            let phase = played.position().phase();
            hold(phase.is_some(), || "several seats are asked, but `phase` says that none is under way".to_owned())?;
            let seats: Vec<Seat> = asked.iter().collect();
            for (n, &one) in seats.iter().enumerate() {
                for &two in &seats[n + 1..] {
                    for _ in 0..if walk.late { 1 } else { 4 } {
                        commute(played, one, two, walk)?;
                    }
                }
            }
            Ok(())
        })
    })
}

fn commute<G: Staged>(played: &Match<G>, one: Seat, two: Seat, walk: &mut Walk) -> Result<(), Fault> {
    let mut pick = |seat: Seat| -> Result<G::Action, Fault> {
        let mut actions = Vec::new();
        played.position().legal(seat, &mut actions);
        if actions.is_empty() {
            return Err(format!("seat {seat} is asked and has no legal action").into());
        }
        Ok(actions[walk.dice.below(actions.len() as u32) as usize])
    };
    let first = Event::Act { seat: one, action: pick(one)? };
    let second = Event::Act { seat: two, action: pick(two)? };
    let both = |a, b| {
        let mut trial = played.clone();
        trial.play(a).map_err(because(format!("`{a}` is offered, but")))?;
        trial.play(b).map_err(because(format!("`{b}` is offered, but after `{a}`")))?;
        Ok::<_, Fault>(trial)
    };
    let (ab, ba) = (both(first, second)?, both(second, first)?);
    hold(ab.hash() == ba.hash() && ab.position() == ba.position(), || {
        format!("`{first}` and `{second}` lead to other positions in the other order")
    })?;
    hold(ab.record() == ba.record(), || format!("`{first}` and `{second}` leave other records in the other order"))
}

/// Taking back restores the position before, and taking the action again the one after.
///
/// # Errors
/// The first fault.
pub fn undo_restores<G: Staged>(suite: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("undo_restores", || {
        walk(suite, |played, walk| {
            if walk.late && !played.len().is_multiple_of(16) {
                return Ok(());
            }
            let seats = played.position().seats();
            // Taking back is judged one action ahead, so that the position before is at hand.
            let events = offered(played.position());
            let stride = events.len() / 6 + 1;
            for &event in events.iter().step_by(stride) {
                let Event::Act { seat, .. } = event else { break };
                let mut trial = played.clone();
                trial.play(event).map_err(because(format!("`{event}` is offered, but")))?;
                if !trial.can_undo(seat) {
                    continue;
                }
                let after = trial.hash();
                trial.undo(seat).map_err(because(format!("seat {seat} may take back, but")))?;
                hold(trial.hash() == played.hash() && trial.len() == played.len(), || {
                    format!("taking back `{event}` does not restore the position")
                })?;
                trial.play(event).map_err(because(format!("`{event}` was taken back, now")))?;
                hold(trial.hash() == after, || format!("taken again, `{event}` leads to another position"))?;
            }
            // Within a phase others may have acted since.
            for seat in Seat::first(seats).filter(|&seat| played.can_undo(seat)) {
                let mine = played
                    .events()
                    .enumerate()
                    .filter(|(_, event)| matches!(event, Event::Act { seat: actor, .. } if *actor == seat));
                let Some((_, event)) = mine.last() else { continue };
                let mut trial = played.clone();
                trial.undo(seat).map_err(because(format!("seat {seat} may take back, but")))?;
                trial.play(event).map_err(because(format!("`{event}` was taken back, now")))?;
                hold(trial.hash() == played.hash(), || {
                    format!("`{event}` taken back and taken again leads to another position")
                })?;
            }
            Ok(())
        })
    })
}
