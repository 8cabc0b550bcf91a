//! A match looked at again: what each decision cost, how each seat stood, and what was luck.

use atoll_bots::{Knobs, Mind, Search, Weighed};
use atoll_core::{Code, Event, Lang, Match, Observer, Seat, SeededDice, Staged, Turn};
use serde::{Deserialize, Serialize};

use crate::advice::{in_chances, why_best};

/// What was looked at less than one in so many lines of thought does not tell what was at stake.
const GLANCE: u32 = 200;

/// How many moments are said to have decided a match.
const MOMENTS: usize = 3;

/// An action with what it is worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Worth {
    /// The action's code.
    pub code: u32,
    /// Its notation in records.
    pub text: String,
    /// What it does, in words; names of seats are left as `{A}` to `{D}`.
    pub sentence: String,
    /// The chance to win that its seat can expect of it, from 0 to 1; alone, how much of what there is to reach.
    pub value: f32,
}

/// One decision as a reviewer sees it, from what its seat knew then.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Judged {
    /// The number of the event, from 0.
    pub n: usize,
    /// Who decided.
    pub seat: u8,
    /// What was done.
    pub done: Worth,
    /// The best that was found; what was done if nothing better was.
    pub best: Worth,
    /// Why the best is the best, in one line.
    pub reason: String,
    /// The chance to win that was given away, from 0 to 1.
    pub loss: f32,
    /// The chance to win between the best and the worst that was looked at: so much could be given away.
    pub stake: f32,
    /// The chance to win of each seat if the best is done.
    pub before: Vec<f32>,
    /// The chance to win of each seat after what was done.
    pub after: Vec<f32>,
}

/// A whole match looked at again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// Every decision in which there was a choice.
    pub decisions: Vec<Judged>,
    /// The events that decided the match, the costliest first: numbers of `decisions`.
    pub moments: Vec<usize>,
    /// What there is to say of each seat.
    pub seats: Vec<SeatReview>,
}

/// How one seat played.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct SeatReview {
    /// In how many decisions it had a choice.
    pub decisions: u32,
    /// How much of what it could have given away it kept, in a hundred; 100 if nothing was at stake.
    pub accuracy: f32,
    /// The chance to win that its own decisions gave away, all together.
    pub loss: f32,
    /// The chance to win that dice and cards brought it, all together; less than nothing if it was unlucky.
    pub luck: f32,
}

/// Judges the decision that is event `n`; nothing if that is no decision, or one without a choice.
pub(crate) fn judge<G: Staged, M: Mind<G>>(
    played: &Match<G>,
    n: usize,
    mind: M,
    knobs: Knobs,
    lang: Lang,
) -> Option<Judged> {
    let Some(Event::Act { seat, action }) = played.events().nth(n) else { return None };
    let then = played.at(n);
    let seen = then.seen_by(seat);
    let mut legal = Vec::new();
    seen.legal(&mut legal);
    if legal.len() < 2 {
        return None;
    }
    let mut dice = SeededDice::new(1);
    // Who judges does not err on purpose.
    let mut search = Search::new(mind.clone(), Knobs { slack: 0.0, ..knobs });
    let weighed = search.weigh_also(then.seen_by(seat), action, &mut dice);
    let sample = seen.sample(&mut SeededDice::new(2));
    let weighed: Vec<_> = weighed.into_iter().map(|one| in_chances(&mind, &sample, seat, one)).collect();
    let done = weighed.iter().find(|one| one.action == action)?;
    // What was done is the best if nothing that was thought about as long is worth more.
    let best = weighed.first().filter(|best| best.value > done.value).unwrap_or(done);
    let view = then.position().view(Observer::Seat(seat));
    let worth = |action: G::Action, value: f32| Worth {
        code: action.code(),
        text: action.to_string(),
        sentence: G::sentence(&view, action, lang),
        value,
    };
    let seats = usize::from(then.setup().seats());
    let looked = |one: &&Weighed<G::Action>| one.visits > 0 && one.visits >= knobs.iterations / GLANCE;
    let worst = weighed.iter().filter(looked).map(|one| one.value).fold(done.value.min(best.value), f32::min);
    // The best is held against what was done, or what was done against the next.
    let others = || weighed.iter().filter(looked).filter(|one| one.action != best.action);
    let next = others().max_by(|a, b| a.value.total_cmp(&b.value));
    let rival = if best.action == done.action { next } else { Some(done) };
    Some(Judged {
        n,
        seat: seat.number(),
        done: worth(action, done.value),
        best: worth(best.action, best.value),
        reason: why_best(&seen, search, best, [rival, next], lang),
        loss: (best.value - done.value).max(0.0),
        stake: best.value - worst,
        before: best.values[..seats].to_vec(),
        after: done.values[..seats].to_vec(),
    })
}

/// What share of the win each seat has at the end, or what it has reached alone; nothing if the match is not over.
pub(crate) fn result<G: Staged, M: Mind<G>>(played: &Match<G>, mind: &M) -> Option<Vec<f32>> {
    let position = played.position();
    let Turn::Over(outcome) = position.turn() else { return None };
    if position.seats() == 1 {
        return Some(mind.settle(position, &outcome)[..1].to_vec());
    }
    let winners = outcome.places.as_slice().iter().filter(|&&place| place == 1).count().max(1) as f32;
    let won = |seat: Seat| {
        // Who wins as a side has won, who shares the win with a rival has a part of it.
        if outcome.places[seat] == 1 { mind.side(position, seat).len() as f32 / winners } else { 0.0 }
    };
    Some(Seat::first(position.seats()).map(won).collect())
}

impl Review {
    /// Sums up the judged decisions of a match with so many seats; `chance` tells whether an event was chance, and
    /// `end` how each seat stood in the end.
    ///
    /// What a seat's own play did not give away and still changed while chance fell was luck.
    pub fn of(seats: u8, decisions: Vec<Judged>, chance: &[bool], end: Option<&[f32]>) -> Review {
        let mut sums = vec![SeatReview::default(); usize::from(seats)];
        let mut stakes = vec![0.0; sums.len()];
        for judged in &decisions {
            let at = usize::from(judged.seat);
            let Some(sum) = sums.get_mut(at) else { continue };
            sum.decisions += 1;
            sum.loss += judged.loss;
            stakes[at] += judged.stake.max(judged.loss);
        }
        // Many decisions of a match hardly matter; each counts for as much as was at stake.
        for (sum, stake) in sums.iter_mut().zip(stakes) {
            sum.accuracy = if stake > 0.0 { 100.0 * (1.0 - sum.loss / stake) } else { 100.0 };
        }
        for (at, judged) in decisions.iter().enumerate() {
            let next = decisions.get(at + 1);
            let until = next.map_or(chance.len(), |next| next.n);
            let fell = chance.get(judged.n + 1..until).is_some_and(|between| between.contains(&true));
            let Some(then) = next.map(|next| next.before.as_slice()).or(end).filter(|_| fell) else { continue };
            for (sum, (then, now)) in sums.iter_mut().zip(then.iter().zip(&judged.after)) {
                sum.luck += then - now;
            }
        }
        let mut costly: Vec<usize> = (0..decisions.len()).filter(|&at| decisions[at].loss > 0.0).collect();
        costly.sort_by(|&a, &b| decisions[b].loss.total_cmp(&decisions[a].loss).then(a.cmp(&b)));
        costly.truncate(MOMENTS);
        Review { decisions, moments: costly, seats: sums }
    }
}

/// Which events of a match were chance.
pub(crate) fn chances<G: Staged>(played: &Match<G>) -> Vec<bool> {
    played.events().map(|event| matches!(event, Event::Chance(_))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(n: usize, seat: u8, loss: f32, before: [f32; 2], after: [f32; 2]) -> Judged {
        let worth = Worth { code: 0, text: String::new(), sentence: String::new(), value: 0.0 };
        Judged {
            n,
            seat,
            done: worth.clone(),
            best: worth,
            reason: String::new(),
            loss,
            stake: 0.25,
            before: before.to_vec(),
            after: after.to_vec(),
        }
    }

    #[test]
    fn luck_is_told_apart_from_play() {
        // Seat 0 gives 0.1 away, then the dice bring it 0.3; seat 1 plays well and no dice fall after.
        let decisions = vec![judged(0, 0, 0.1, [0.5, 0.5], [0.4, 0.6]), judged(2, 1, 0.0, [0.7, 0.3], [0.7, 0.3])];
        let review = Review::of(2, decisions, &[false, true, false], Some(&[1.0, 0.0]));
        let near = |a: f32, b: f32| (a - b).abs() < 1e-5;
        assert!(near(review.seats[0].luck, 0.3) && near(review.seats[1].luck, -0.3), "{review:?}");
        assert!(near(review.seats[0].loss, 0.1) && near(review.seats[0].accuracy, 60.0), "{review:?}");
        assert!(near(review.seats[1].accuracy, 100.0), "{review:?}");
        assert_eq!(review.moments, [0]);
    }

    #[test]
    fn what_hardly_mattered_does_not_make_play_accurate() {
        let at_stake = |loss: f32, stake: f32| Judged { stake, ..judged(0, 0, loss, [0.5, 0.5], [0.5, 0.5]) };
        let accuracy = |decisions: Vec<Judged>| Review::of(2, decisions, &[], None).seats[0].accuracy;
        let mut many: Vec<Judged> = (0..100).map(|_| at_stake(0.0, 0.001)).collect();
        many.push(at_stake(0.3, 0.4));
        assert!((accuracy(many) - 40.0).abs() < 0.1, "one blunder of all that was at stake");
        assert!((accuracy(vec![at_stake(0.0, 0.0)]) - 100.0).abs() < 1e-5);
        assert!((accuracy(Vec::new()) - 100.0).abs() < 1e-5);
    }
}
