//! Laws about playing: legality, turns, ends, chance, components, scores.

use atoll_core::{
    BySeat, Code, Dice, Event, MAX_SEATS, Match, Observer, Odds, Seat, SeededDice, Staged, Turn, stable_hash,
};

use crate::broken::{Broken, judge};
use crate::suite::Suite;
use crate::walk::{choose, hold, offered, some_codes, then, walk};

/// Beyond this many codes a law looks at a sample of them.
const MANY: u32 = 20_000;

/// `legal` gives exactly the actions that `check` accepts, in code order, and appends them;
/// `random_legal` gives one of them;
/// `check` answers for every seat and refuses all that are not asked.
///
/// # Errors
/// The first fault.
pub fn legal_equals_check<G: Staged>(suite: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("legal_equals_check", || {
        walk(suite, |played, walk| {
            let position = played.position();
            let turn = position.turn();
            let mark = G::Action::from_code(0).ok_or("there is no action with code 0")?;
            for seat in Seat::first(MAX_SEATS as u8) {
                let asked = turn.asks(seat);
                if !asked {
                    for action in some_codes::<G::Action>(64, &mut walk.dice) {
                        hold(position.check(seat, action).is_err(), || {
                            format!("seat {seat} is not asked, yet `check` accepts `{action}`")
                        })?;
                    }
                    if seat.number() >= position.seats() {
                        continue;
                    }
                }
                let mut legal = vec![mark];
                position.legal(seat, &mut legal);
                hold(legal.first() == Some(&mark), || "`legal` must append to the list it is given".to_owned())?;
                legal.remove(0);
                hold(asked || legal.is_empty(), || format!("seat {seat} is not asked, yet `legal` offers actions"))?;
                let ordered = legal.windows(2).all(|pair| pair[0].code() < pair[1].code());
                hold(ordered, || format!("`legal` of seat {seat} is not in code order, or offers an action twice"))?;
                for &action in &legal {
                    if let Err(illegal) = position.check(seat, action) {
                        return Err(format!("`legal` offers `{action}` to seat {seat}, but {illegal}").into());
                    }
                }
                if !asked || legal.is_empty() {
                    continue; // `every_position_is_live` speaks of the latter
                }
                let mut scratch = Vec::new();
                for _ in 0..4 {
                    let action = position.random_legal(seat, &mut walk.dice, &mut scratch);
                    hold(position.check(seat, action).is_ok(), || {
                        format!("`random_legal` gives seat {seat} `{action}`, which `check` refuses")
                    })?;
                }
                let most = if walk.late { 500 } else { MANY };
                for action in some_codes::<G::Action>(most, &mut walk.dice) {
                    let accepted = position.check(seat, action).is_ok();
                    let listed = legal.binary_search_by_key(&action.code(), |one| one.code()).is_ok();
                    hold(accepted == listed, || {
                        let (yes, no) = if accepted { ("check", "legal") } else { ("legal", "check") };
                        format!("`{yes}` allows seat {seat} to `{action}` and `{no}` does not")
                    })?;
                }
            }
            Ok(())
        })
    })
}

/// A legal action is played without a panic; an illegal one is refused and changes nothing.
///
/// # Errors
/// The first fault.
pub fn illegal_actions_change_nothing<G: Staged>(suite: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("illegal_actions_change_nothing", || {
        walk(suite, |played, walk| {
            let (hash, position) = (played.hash(), played.position().clone());
            let mut trial = played.clone();
            let most = if walk.late { 20 } else { 200 };
            let actions = some_codes::<G::Action>(most, &mut walk.dice);
            let outcomes = some_codes::<G::Chance>(most / 4, &mut walk.dice);
            let acts = Seat::first(MAX_SEATS as u8)
                .flat_map(|seat| actions.iter().map(move |&action| Event::Act { seat, action }));
            for event in acts.chain(outcomes.into_iter().map(Event::Chance)) {
                if trial.play(event).is_ok() {
                    trial = played.clone();
                    continue;
                }
                let same = trial.hash() == hash && *trial.position() == position && trial.len() == played.len();
                hold(same, || format!("the refused event `{event}` has changed the position"))?;
            }
            let legal = offered(&position);
            let stride = if walk.late { legal.len() / 8 + 1 } else { legal.len() / 64 + 1 };
            for &event in legal.iter().step_by(stride) {
                let mut trial = played.clone();
                if let Err(error) = trial.play(event) {
                    return Err(format!("`{event}` is offered, but: {error}").into());
                }
            }
            Ok(())
        })
    })
}

/// Every position is over, a chance turn with outcomes, or offers an action to each seat it asks.
///
/// # Errors
/// The first fault.
pub fn every_position_is_live<G: Staged>(suite: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("every_position_is_live", || {
        walk(suite, |played, _| {
            let position = played.position();
            let seats = position.seats();
            hold(seats == played.setup().seats(), || format!("the position says {seats} seats, the setup differs"))?;
            match position.turn() {
                Turn::Over(outcome) => {
                    hold(outcome.scores.seats() == seats && outcome.places.seats() == seats, || {
                        "the outcome must have a score and a place for each seat".to_owned()
                    })?;
                    let last = seats.max(2);
                    let fair = outcome.places.as_slice().iter().all(|place| (1..=last).contains(place));
                    hold(fair, || format!("places go from 1 to {last}, not {:?}", outcome.places))
                }
                Turn::Chance => {
                    let mut odds = Odds::new();
                    position.odds(&mut odds);
                    hold(odds.total() > 0, || "chance has no outcome here".to_owned())
                }
                Turn::Decide(asked) => {
                    hold(!asked.is_empty(), || "a decision is due, but nobody is asked".to_owned())?;
                    for seat in asked.iter() {
                        hold(seat.number() < seats, || format!("seat {seat} is asked but does not play"))?;
                        let mut actions = Vec::new();
                        position.legal(seat, &mut actions);
                        hold(!actions.is_empty(), || format!("seat {seat} is asked and has no legal action"))?;
                    }
                    Ok(())
                }
            }
        })
    })
}

/// Every match ends within `max_events`, also when seats play stubbornly.
///
/// # Errors
/// The first fault.
pub fn matches_end<G: Staged>(suite: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("matches_end", || {
        let most = G::INFO.max_events as usize;
        walk(suite, |played, _| {
            let over = matches!(played.position().turn(), Turn::Over(_));
            hold(over || played.len() < most, || format!("the match has {} events and is not over", played.len()))
        })?;
        // Always the first or always the last action: where random play never lingers.
        for named in &suite.setups {
            for last in [false, true] {
                let mut dice = SeededDice::new(0);
                let mut position = G::new(&named.setup);
                let mut actions = Vec::new();
                let mut events = 0;
                loop {
                    let event = match position.turn() {
                        Turn::Over(_) => break,
                        Turn::Decide(seats) => {
                            let seat = seats.iter().next().ok_or("a decision is due, but nobody is asked")?;
                            actions.clear();
                            position.legal(seat, &mut actions);
                            let action = if last { actions.last() } else { actions.first() };
                            let action = *action.ok_or_else(|| format!("seat {seat} has no legal action"))?;
                            Event::Act { seat, action }
                        }
                        Turn::Chance => match choose(&position, &mut dice, 0)? {
                            Some(event) => event,
                            None => break,
                        },
                    };
                    position = then(&position, event);
                    events += 1;
                    let which = if last { "last" } else { "first" };
                    hold(events <= most, || {
                        format!(
                            "setup `{}`: always taking the {which} action, {events} events are not enough",
                            named.name
                        )
                    })?;
                }
            }
        }
        Ok(())
    })
}

/// The odds of a chance turn are distinct outcomes with positive weights, and each can fall;
/// `random_chance` gives what the same dice choose among them.
///
/// # Errors
/// The first fault.
pub fn odds_are_sound<G: Staged>(suite: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("odds_are_sound", || {
        walk(suite, |played, walk| {
            let position = played.position();
            if position.turn() != Turn::Chance {
                return Ok(());
            }
            let mut odds = Odds::new();
            position.odds(&mut odds);
            let sum: u64 = odds.as_slice().iter().map(|&(_, weight)| u64::from(weight)).sum();
            hold(sum > 0 && sum == u64::from(odds.total()), || format!("the weights sum to {sum}"))?;
            let mut codes: Vec<u32> = odds.as_slice().iter().map(|(outcome, _)| outcome.code()).collect();
            codes.sort_unstable();
            for pair in codes.windows(2) {
                hold(pair[0] != pair[1], || format!("the outcome with code {} is offered twice", pair[0]))?;
            }
            let stride = if walk.late { codes.len() / 8 + 1 } else { codes.len() / 64 + 1 };
            for _ in 0..4 {
                let mut dice = SeededDice::new(walk.dice.roll().into());
                let chosen = odds.pick(&mut dice.clone());
                let given = position.random_chance(&mut dice, &mut Odds::new());
                hold(chosen == Some(given), || {
                    format!("`random_chance` gives `{given}`, but the odds give {chosen:?}")
                })?;
            }
            for &(outcome, weight) in odds.as_slice().iter().step_by(stride) {
                hold(weight > 0, || format!("`{outcome}` has no weight"))?;
                let _ = then(position, Event::<G::Action, G::Chance>::Chance(outcome));
            }
            Ok(())
        })
    })
}

/// A clone is equal, and playing on one leaves the other alone.
///
/// # Errors
/// The first fault.
pub fn clones_are_independent<G: Staged>(suite: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("clones_are_independent", || {
        walk(suite, |played, walk| {
            let position = played.position();
            let before = stable_hash(position);
            let kept = position.clone();
            hold(kept == *position && stable_hash(&kept) == before, || "a clone differs from its original".to_owned())?;
            let mut clone = position.clone();
            for _ in 0..3 {
                let Some(event) = choose(&clone, &mut walk.dice, 0)? else { break };
                clone = then(&clone, event);
                if let Event::Act { .. } = event {
                    let _ = (clone.view(Observer::Archivist), clone.breakdown(), clone.census());
                }
            }
            hold(stable_hash(position) == before && kept == *position, || {
                "playing on a clone has changed the original".to_owned()
            })
        })
    })
}

/// The totals of the census never change.
///
/// # Errors
/// The first fault.
pub fn components_are_conserved<G: Staged>(suite: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("components_are_conserved", || {
        walk(suite, |played, walk| {
            if walk.late && !played.len().is_multiple_of(16) && !matches!(played.position().turn(), Turn::Over(_)) {
                return Ok(());
            }
            let opening = G::new(played.setup()).census();
            let now = played.position().census();
            let (then, now) = (opening.totals(), now.totals());
            hold(!now.is_empty(), || "the census counts nothing".to_owned())?;
            hold(then == now, || format!("components have come or gone: {then:?} at the start, {now:?} now"))
        })
    })
}

/// The steps of the scoring that count add up to the scores.
///
/// # Errors
/// The first fault.
pub fn breakdown_adds_up<G: Staged>(suite: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("breakdown_adds_up", || {
        walk(suite, |played: &Match<G>, _| {
            let position = played.position();
            let lines = position.breakdown();
            for line in &lines {
                hold(line.by_seat.seats() == position.seats(), || {
                    format!("`{}` must have a number for each seat", line.key)
                })?;
            }
            let Turn::Over(outcome) = position.turn() else { return Ok(()) };
            let sums = BySeat::from_fn(position.seats(), |seat| {
                lines.iter().filter(|line| line.counts).map(|line| line.by_seat[seat]).sum::<i16>()
            });
            hold(sums == outcome.scores, || {
                format!("the steps add up to {sums:?}, the scores are {:?}", outcome.scores)
            })
        })
    })
}
