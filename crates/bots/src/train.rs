//! Learning what features weigh, from matches a mind plays against itself.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use atoll_core::{Dice, Game, MAX_SEATS, Match, Playout, Seat, SeededDice, Turn};

use crate::{Bot, Knobs, MOST_FEATURES, Mind, Search, Weights};

/// How a mind shall be trained.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lessons {
    /// Matches of each round.
    pub games: u64,
    /// The seed of the first match.
    pub seed: u64,
    /// Rounds; in each the matches are played with what the rounds before have taught.
    pub rounds: u32,
    /// How many lines a seat looks at for each decision; 0 to play in a hurry.
    pub iterations: u32,
    /// How many threads play; what is learned does not depend on that.
    pub threads: usize,
}

/// A position on the way: what one seat had more than the other, and what came of it.
struct Example {
    features: [f32; MOST_FEATURES],
    elapsed: f32,
    /// The lead at the end.
    lead: f32,
    /// The share of the win.
    share: f32,
}

/// More threads than this are never begun, however many are asked for.
const MOST_THREADS: usize = 256;
/// How far a weight may stray from what was believed before, as a share of itself.
const TRUST: f64 = 0.5;
/// The same in points for what a feature usually differs by, so that a weight of nothing can grow.
const LEEWAY: f64 = 0.5;

/// Learns weights: plays matches and fits the lead at the end to what the seats had on the way.
///
/// `progress` is told how many matches are over. Nothing is learned if the mind has no features.
pub fn train<G: Game, M: Mind<G>>(
    opening: &Match<G>,
    mind: &M,
    lessons: &Lessons,
    progress: &(dyn Fn(u64) + Sync),
) -> Option<Weights> {
    if M::FEATURES.is_empty() || M::FEATURES.len() > MOST_FEATURES {
        return None;
    }
    let before = mind.weights().cloned();
    let mut mind = mind.clone();
    let mut examples: Vec<Example> = Vec::new();
    for round in 0..lessons.rounds.max(1) {
        // Without weights there is nothing to search by: the first matches are played in a hurry.
        let hurried = lessons.iterations == 0 || mind.weights().is_none();
        let first = u64::from(round) * lessons.games;
        let (next, done) = (AtomicU64::new(0), AtomicU64::new(first));
        let played: Mutex<Vec<(u64, Vec<Example>)>> = Mutex::new(Vec::new());
        std::thread::scope(|scope| {
            for _ in 0..lessons.threads.clamp(1, MOST_THREADS) {
                scope.spawn(|| {
                    loop {
                        let n = next.fetch_add(1, Ordering::Relaxed);
                        if n >= lessons.games {
                            break;
                        }
                        let seed = lessons.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (first + n);
                        let knobs = (!hurried).then(|| Knobs {
                            iterations: lessons.iterations,
                            slack: 0.02,
                            // The level that judges on the way: what is learned must be of use to it.
                            ..mind.levels()[4]
                        });
                        let found = lesson(opening, &mind, knobs, &mut SeededDice::new(seed));
                        played.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push((n, found));
                        progress(done.fetch_add(1, Ordering::Relaxed) + 1);
                    }
                });
            }
        });
        let mut played = played.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        played.sort_by_key(|(n, _)| *n);
        examples.extend(played.into_iter().flat_map(|(_, found)| found));
        let matches = (u64::from(round) + 1) * lessons.games;
        mind = mind.weighing(fit(M::FEATURES.len(), &examples, before.as_ref(), matches)?);
    }
    mind.weights().cloned()
}

/// One match, and what was to be seen on the way.
fn lesson<G: Game, M: Mind<G>>(
    opening: &Match<G>,
    mind: &M,
    knobs: Option<Knobs>,
    dice: &mut SeededDice,
) -> Vec<Example> {
    let mut played = opening.clone();
    let mut search = knobs.map(|knobs| Search::new(mind.clone(), knobs));
    let mut playout = Playout::<G>::new();
    let mut seen = Vec::new();
    let mut last = None;
    for _ in 0..=G::INFO.max_events {
        played.settle(dice);
        let position = played.position();
        let Turn::Decide(seats) = position.turn() else { break };
        let seat = seats.iter().next().unwrap_or(Seat::A);
        let now = (mind.clock(position), seat);
        // One look a turn: what lies between says the same again.
        if last != Some(now) && (mind.clock(position) == 0 || last.is_none_or(|(clock, _)| clock != now.0)) {
            last = Some(now);
            seen.push(look(mind, position));
        }
        // Now and then something else, so that more of the game is seen.
        let action = if dice.below(24) == 0 {
            position.random_legal(seat, dice, &mut playout.actions)
        } else if let Some(search) = &mut search {
            search.choose(played.seen_by(seat), dice)
        } else {
            mind.hurry(position, seat, dice, &mut playout.actions)
        };
        if played.play(atoll_core::Event::Act { seat, action }).is_err() {
            break;
        }
    }
    let Turn::Over(outcome) = played.position().turn() else { return Vec::new() };
    let scores = outcome.scores.as_slice();
    let places = outcome.places.as_slice();
    let seats = scores.len().min(MAX_SEATS);
    let mut examples = Vec::new();
    for (looks, elapsed) in seen {
        for a in 0..seats {
            for b in a + 1..seats {
                let mut features = [0.0; MOST_FEATURES];
                for (n, feature) in features.iter_mut().enumerate() {
                    *feature = looks[a][n] - looks[b][n];
                }
                let share = match places[a].cmp(&places[b]) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
                let lead = f32::from(scores[a]) - f32::from(scores[b]);
                examples.push(Example { features, elapsed, lead, share });
            }
        }
    }
    examples
}

type Looks = [[f32; MOST_FEATURES]; MAX_SEATS];

/// The features of all seats.
fn look<G: Game, M: Mind<G>>(mind: &M, position: &G) -> (Looks, f32) {
    let mut looks = [[0.0; MOST_FEATURES]; MAX_SEATS];
    for seat in Seat::first(position.seats()) {
        mind.features(position, seat, &mut looks[seat.index()][..M::FEATURES.len()]);
    }
    (looks, mind.elapsed(position).clamp(0.0, 1.0))
}

/// The weights that miss the leads at the end by the least squares, not straying from `before` without good reason,
/// and the scale that fits the wins.
///
/// Positions of one match share their luck, so all of them together count like one.
fn fit(count: usize, examples: &[Example], before: Option<&Weights>, matches: u64) -> Option<Weights> {
    let size = 2 * count;
    let believed: Vec<f64> = match before {
        Some(weights) => weights.pairs().iter().flatten().map(|&weight| f64::from(weight)).collect(),
        None => vec![0.0; size],
    };
    let mut matrix = vec![0.0f64; size * size];
    let mut right = vec![0.0f64; size];
    let mut row = vec![0.0f64; size];
    let mut missed = 0.0;
    for example in examples {
        for n in 0..count {
            let feature = f64::from(example.features[n]);
            row[2 * n] = feature * f64::from(1.0 - example.elapsed);
            row[2 * n + 1] = feature * f64::from(example.elapsed);
        }
        let off = f64::from(example.lead) - row.iter().zip(&believed).map(|(part, weight)| part * weight).sum::<f64>();
        missed += off * off;
        for i in 0..size {
            if row[i] == 0.0 {
                continue;
            }
            right[i] += row[i] * off;
            for j in 0..=i {
                matrix[i * size + j] += row[i] * row[j];
            }
        }
    }
    let all = examples.len().max(1) as f64;
    // What a whole match tells, as if it were one example.
    let doubt = missed / all * (all / matches.max(1) as f64);
    for n in 0..size {
        let usual = (matrix[n * size + n] / all).sqrt().max(1e-3);
        let stray = TRUST * believed[n].abs() + LEEWAY / usual;
        matrix[n * size + n] += doubt / (stray * stray);
    }
    let solved = solve(&mut matrix, &mut right)?;
    let round = |weight: f64| ((weight * 1e4).round() / 1e4) as f32;
    let solved: Vec<f64> = solved.iter().zip(&believed).map(|(change, weight)| weight + change).collect();
    let pairs: Vec<[f32; 2]> = solved.chunks(2).map(|pair| [round(pair[0]), round(pair[1])]).collect();
    let mut best = (f32::MAX, [10.0, 10.0]);
    let grid = [0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0, 11.0, 15.0, 20.0, 28.0, 40.0, 60.0, 90.0];
    let stride = (examples.len() / 20_000).max(1);
    let leads: Vec<(f32, f32, f32)> = {
        let weights = Weights::new(&pairs, [1.0, 1.0]);
        let some = examples.iter().step_by(stride);
        some.map(|one| (weights.look(&one.features, one.elapsed), one.elapsed, one.share)).collect()
    };
    for start in grid {
        for end in grid {
            let weights = Weights::new(&[], [start, end]);
            let missed: f32 = leads
                .iter()
                .map(|&(lead, elapsed, share)| {
                    let off = weights.share(lead, elapsed) - share;
                    off * off
                })
                .sum();
            if missed < best.0 {
                best = (missed, [start, end]);
            }
        }
    }
    Some(Weights::new(&pairs, best.1))
}

/// Solves a symmetric system by Cholesky's method; the lower half of the matrix is given.
fn solve(matrix: &mut [f64], right: &mut [f64]) -> Option<Vec<f64>> {
    let size = right.len();
    for j in 0..size {
        for k in 0..j {
            let factor = matrix[j * size + k];
            for i in j..size {
                matrix[i * size + j] -= matrix[i * size + k] * factor;
            }
        }
        let pivot = matrix[j * size + j];
        if pivot <= 0.0 || !pivot.is_finite() {
            return None;
        }
        let root = pivot.sqrt();
        for i in j..size {
            matrix[i * size + j] /= root;
        }
    }
    for i in 0..size {
        for k in 0..i {
            right[i] -= matrix[i * size + k] * right[k];
        }
        right[i] /= matrix[i * size + i];
    }
    for i in (0..size).rev() {
        for k in i + 1..size {
            right[i] -= matrix[k * size + i] * right[k];
        }
        right[i] /= matrix[i * size + i];
    }
    Some(right.to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_found_again() {
        // Leads that follow from features by known weights, which change over the match.
        let mut dice = SeededDice::new(4);
        let mut some = || dice.below(2001) as f32 / 1000.0 - 1.0;
        let examples: Vec<Example> = (0..3000)
            .map(|_| {
                let mut features = [0.0; MOST_FEATURES];
                (features[0], features[1]) = (some() * 5.0, some() * 5.0);
                let elapsed = (some() + 1.0) / 2.0;
                let lead = features[0] * (2.0 - elapsed) + features[1] * (3.0 * elapsed - 1.0) + some();
                Example { features, elapsed, lead, share: if lead > 0.0 { 1.0 } else { 0.0 } }
            })
            .collect();
        let weights = fit(2, &examples, None, 3000).expect("it can be solved");
        for (features, elapsed, wanted) in
            [([1.0, 0.0], 0.0, 2.0), ([1.0, 0.0], 1.0, 1.0), ([0.0, 1.0], 0.0, -1.0), ([0.0, 1.0], 1.0, 2.0)]
        {
            let found = weights.look(&features, elapsed);
            assert!((found - wanted).abs() < 0.15, "{features:?} at {elapsed}: {found}, not {wanted}");
        }
    }
}
