//! Matches between bots: who is stronger, and how sure that is.
//!
//! Deals are paired: each is played once for every way the bots can sit, and
//! chance has dice of its own, so luck of the deal strikes all alike. Matches
//! are spread over all cores; the result does not depend on how many there are.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use atoll_core::Outcome;
use atoll_core::any::AnyMatch;
use atoll_registry::{Bout, Fought, Listed, SimError};
use serde::Serialize;

/// Who shall play, and how often.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// The bots: two or more. With more bots than seats every two of them meet; with fewer, the last one takes the
    /// seats that are left.
    pub bots: Vec<String>,
    /// How many matches each meeting has.
    pub games: u64,
    /// The seed of the series.
    pub seed: u64,
    /// How many threads; 0 for as many as there are cores.
    pub threads: usize,
    /// After which time no further match is begun; deals are finished from all sides.
    pub most: Option<Duration>,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The game's slug.
    pub game: &'static str,
    /// How many matches were played.
    pub games: u64,
    /// The bots in the order they were given.
    pub bots: Vec<Standing>,
}

/// How one bot did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// The bot.
    pub name: String,
    /// A point for each win, shared between those who share it.
    pub points: f64,
    /// How many matches it played; where it had several seats, each counts.
    pub games: u64,
    /// Points a game.
    pub share: f64,
    /// The least the share may truly be, with 95 % confidence.
    pub low: f64,
    /// The most the share may truly be, with 95 % confidence.
    pub high: f64,
    /// How long it thought, on average.
    pub ms_per_decision: f64,
    /// The longest it thought.
    pub ms_most: f64,
    /// Its mean score.
    pub score: f64,
}

/// One match of the plan: the deal, and the bot of each seat by number.
struct Planned {
    deal: u64,
    sitting: Vec<usize>,
}

/// What is added up for a bot.
#[derive(Clone, Copy, Default)]
struct Sum {
    points: f64,
    games: u64,
    decisions: u64,
    thought: Duration,
    longest: Duration,
    score: f64,
}

/// Plays the matches of an order; `progress` is told how many of how many are over.
///
/// # Errors
/// If there are no two bots or one is not known, or `opening` is of another game.
pub fn run(
    game: &'static dyn Listed,
    opening: &dyn AnyMatch,
    order: &Order,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Result<Report, SimError> {
    let seats = usize::from(opening.seats());
    if order.bots.is_empty() {
        return Err(SimError::Bots { given: 0, seats: opening.seats() });
    }
    let plan = plan(order.bots.len(), seats, order.games);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = if order.threads == 0 { cores } else { order.threads }.min(plan.len()).max(1);
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let begun = Instant::now();
    let results: Mutex<Vec<Option<Result<Played, SimError>>>> = Mutex::new((0..plan.len()).map(|_| None).collect());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    let Some(planned) = plan.get(n) else { break };
                    // A deal that was begun is played from every side, so nobody has the luck of it alone.
                    if n % seats == 0 && order.most.is_some_and(|most| begun.elapsed() > most) {
                        next.fetch_max(plan.len(), Ordering::Relaxed);
                        break;
                    }
                    let result = one(game, opening, order, planned);
                    let failed = result.is_err();
                    results.lock().unwrap_or_else(std::sync::PoisonError::into_inner)[n] = Some(result);
                    if failed {
                        next.store(plan.len(), Ordering::Relaxed);
                    }
                    progress(done.fetch_add(1, Ordering::Relaxed) + 1, plan.len());
                }
            });
        }
    });
    let mut sums = vec![Sum::default(); order.bots.len()];
    let mut games = 0;
    let results = results.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    for (planned, result) in plan.iter().zip(results) {
        let Some(result) = result else { continue };
        let played = result?;
        games += 1;
        for (seat, &bot) in planned.sitting.iter().enumerate() {
            let sum = &mut sums[bot];
            sum.games += 1;
            sum.points += points(played.fought.outcome.as_ref(), seat);
            sum.score += played.fought.outcome.map_or(0.0, |outcome| f64::from(outcome.scores.as_slice()[seat]));
            sum.decisions += played.decisions[seat];
            sum.thought += played.thought[seat];
            sum.longest = sum.longest.max(played.longest[seat]);
        }
    }
    let bots = order.bots.iter().zip(sums).map(|(name, sum)| standing(name, sum)).collect();
    Ok(Report { game: game.info().slug, games, bots })
}

/// A match with the time each seat took.
struct Played {
    fought: Fought,
    decisions: Vec<u64>,
    thought: Vec<Duration>,
    longest: Vec<Duration>,
}

fn one(game: &dyn Listed, opening: &dyn AnyMatch, order: &Order, planned: &Planned) -> Result<Played, SimError> {
    let seats = planned.sitting.len();
    let bots = planned.sitting.iter().map(|&bot| order.bots[bot].clone()).collect();
    let bout = Bout { bots, seed: order.seed, deal: planned.deal, record: false };
    let (mut decisions, mut thought) = (vec![0; seats], vec![Duration::ZERO; seats]);
    let (mut longest, mut begun) = (vec![Duration::ZERO; seats], Instant::now());
    let fought = game.fight(opening, &bout, &mut |seat, begins| {
        if begins {
            begun = Instant::now();
        } else {
            let took = begun.elapsed();
            decisions[seat] += 1;
            thought[seat] += took;
            longest[seat] = longest[seat].max(took);
        }
    })?;
    Ok(Played { fought, decisions, thought, longest })
}

/// Every meeting with every deal in every order of sitting.
fn plan(bots: usize, seats: usize, games: u64) -> Vec<Planned> {
    let meetings: Vec<Vec<usize>> = if bots > seats {
        let pairs = (0..bots).flat_map(|a| (a + 1..bots).map(move |b| (a, b)));
        pairs.map(|(a, b)| (0..seats).map(|seat| if seat == 0 { a } else { b }).collect()).collect()
    } else {
        vec![(0..seats).map(|seat| seat.min(bots - 1)).collect()]
    };
    let mut plan = Vec::new();
    for meeting in meetings {
        for n in 0..games {
            let mut sitting = meeting.clone();
            sitting.rotate_right((n % seats as u64) as usize);
            plan.push(Planned { deal: n / seats as u64, sitting });
        }
    }
    plan
}

/// The point of a win, shared between those who share it.
fn points(outcome: Option<&Outcome>, seat: usize) -> f64 {
    let Some(outcome) = outcome else { return 0.0 };
    let places = outcome.places.as_slice();
    let first = places.iter().filter(|&&place| place == 1).count();
    if places[seat] == 1 { 1.0 / first as f64 } else { 0.0 }
}

fn standing(name: &str, sum: Sum) -> Standing {
    let games = sum.games.max(1) as f64;
    let share = sum.points / games;
    let (low, high) = interval(share, games);
    let decisions = sum.decisions.max(1) as f64;
    Standing {
        name: name.to_owned(),
        points: sum.points,
        games: sum.games,
        share,
        low,
        high,
        ms_per_decision: sum.thought.as_secs_f64() * 1000.0 / decisions,
        ms_most: sum.longest.as_secs_f64() * 1000.0,
        score: sum.score / games,
    }
}

/// Wilson's interval for a share of so many games, with 95 % confidence.
pub fn interval(share: f64, games: f64) -> (f64, f64) {
    const Z: f64 = 1.959_964;
    let middle = share + Z * Z / (2.0 * games);
    let spread = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    let whole = 1.0 + Z * Z / games;
    (((middle - spread) / whole).max(0.0), ((middle + spread) / whole).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deal_is_played_from_every_side() {
        let sittings: Vec<_> = plan(2, 2, 4).into_iter().map(|one| (one.deal, one.sitting)).collect();
        assert_eq!(sittings, [(0, vec![0, 1]), (0, vec![1, 0]), (1, vec![0, 1]), (1, vec![1, 0])]);
        let among: Vec<_> = plan(2, 4, 4).into_iter().map(|one| one.sitting).collect();
        assert_eq!(among, [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]);
        assert_eq!(plan(3, 2, 10).len(), 30, "every two of three meet");
    }

    #[test]
    fn the_interval_holds_the_share() {
        let (low, high) = interval(0.5, 100.0);
        assert!((low - 0.4038).abs() < 1e-3 && (high - 0.5962).abs() < 1e-3, "{low} {high}");
        assert!(interval(1.0, 40.0).0 > 0.9 && interval(1.0, 40.0).1 <= 1.0);
    }

    #[test]
    fn the_result_is_the_same_for_any_number_of_threads() {
        let game = atoll_registry::find("reef").expect("the game is there");
        let opening = game.shipped().open(2, &serde_json::json!({})).expect("two can play");
        let order =
            |threads| Order { bots: vec!["greedy".into(), "random".into()], games: 6, seed: 3, threads, most: None };
        let counted = |threads| {
            let report = run(game, &*opening, &order(threads), &|_, _| {}).expect("the order fits");
            report.bots.iter().map(|bot| (bot.points.to_bits(), bot.score.to_bits())).collect::<Vec<_>>()
        };
        assert_eq!(counted(1), counted(3));
        let unknown = Order { bots: vec!["1".into(), "nobody".into()], ..order(1) };
        assert!(matches!(run(game, &*opening, &unknown, &|_, _| {}), Err(SimError::Unknown(_))));
    }
}
