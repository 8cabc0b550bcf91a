//! Matches between bots: who is stronger, and how sure that is.
//!
//! Deals are paired: each is played once for every way the bots can sit, and
//! chance has dice of its own, so luck of the deal strikes all alike. Matches
//! are spread over all cores; the result does not depend on how many there are.

mod clock;
mod error;
mod log;
mod plan;
mod program;
mod rating;

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use atoll_core::any::AnyMatch;
use atoll_core::{Outcome, Seat, Turn};
use atoll_registry::{AnyBot, Bout, EdgeDice, Listed, MOST_THREADS, SimError};
use serde::{Deserialize, Serialize};

pub use clock::Clock;
use clock::Stopwatch;
pub use error::ArenaError;
pub use plan::Form;
use plan::{Plan, Planned, meetings};
use program::Program;
pub use program::{PATIENCE, PREFIX};
use rating::{Pair, Rating, ratings};
pub use rating::{Stop, interval, interval_together};

/// Who shall play, and how often.
#[derive(Clone, PartialEq, Debug)]
pub struct Order {
    /// The bots: two or more, levels by name or programs behind [`PREFIX`]. With more bots than seats they meet in
    /// pairs; with fewer, the last one takes the seats that are left.
    pub bots: Vec<String>,
    /// How many matches each meeting has.
    pub games: u64,
    /// The seed of the series.
    pub seed: u64,
    /// Who meets whom.
    pub form: Form,
    /// Ends a meeting as soon as this is decided.
    pub stop: Option<Stop>,
    /// How many threads; 0 for as many as there are cores.
    pub threads: usize,
    /// After which time no further match is begun; deals are finished from all sides.
    pub most: Option<Duration>,
    /// A file to which every match is added; those that stand in it already are not played again.
    pub log: Option<PathBuf>,
    /// A folder in which the records are kept.
    pub records: Option<PathBuf>,
    /// How long a program may take for an answer.
    pub patience: Duration,
}

impl Order {
    /// So many matches between these bots, on all cores.
    pub fn new(bots: &[&str], games: u64, seed: u64) -> Order {
        let bots = bots.iter().map(|&bot| bot.to_owned()).collect();
        Order {
            bots,
            games,
            seed,
            form: Form::All,
            stop: None,
            threads: 0,
            most: None,
            log: None,
            records: None,
            patience: PATIENCE,
        }
    }
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
    /// Every meeting.
    pub meetings: Vec<Met>,
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
    /// Its rating, the mean of all being 0: 400 more mean ten wins for each loss.
    pub rating: f64,
    /// The least the rating may truly be, with 95 % confidence.
    pub rating_low: f64,
    /// The most the rating may truly be, with 95 % confidence.
    pub rating_high: f64,
    /// How long it thought, on average: by the time a core spent on it, for programs and several trees by the clock.
    pub ms_per_decision: f64,
    /// The longest it thought.
    pub ms_most: f64,
    /// Its mean score.
    pub score: f64,
    /// How many matches it lost by not answering with a legal action; only programs can.
    pub faults: u64,
    /// What it did the first time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
}

/// How a meeting went.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Met {
    /// The bot whose share it is.
    pub first: String,
    /// Who else there was.
    pub others: Vec<String>,
    /// How many matches were played.
    pub games: u64,
    /// Points a game of the first.
    pub share: f64,
    /// The least the share may truly be, with 95 % confidence.
    pub low: f64,
    /// The most the share may truly be, with 95 % confidence.
    pub high: f64,
    /// Whether it ended early because it was decided.
    pub decided: bool,
}

/// A match that has been played, with what is added up of each seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Played {
    #[serde(flatten)]
    pub planned: Planned,
    points: Vec<f64>,
    scores: Vec<f64>,
    decisions: Vec<u64>,
    /// Milliseconds of thought, in all and at most.
    ms: Vec<f64>,
    most: Vec<f64>,
    /// The seat that did not answer with a legal action, and why.
    broke: Option<(usize, String)>,
}

impl Played {
    /// Whether it tells as much as there is to tell of each of so many seats.
    pub fn is_whole(&self, seats: usize) -> bool {
        let told = [self.points.len(), self.scores.len(), self.decisions.len(), self.ms.len(), self.most.len()];
        let broke = self.broke.as_ref().is_none_or(|(seat, _)| *seat < seats);
        broke && self.planned.sitting.len() == seats && told == [seats; 5]
    }
}

/// What is known of a meeting while it goes on.
#[derive(Clone, Default)]
struct Progress {
    /// How many of its matches have been looked at, in their order.
    seen: u64,
    /// Points of the first bot in them.
    points: f64,
    /// After how many it was decided.
    end: Option<u64>,
}

/// What the threads share.
struct Shared {
    /// What has been played, by its number in the plan.
    results: BTreeMap<u64, Played>,
    progress: Vec<Progress>,
    log: Option<log::Log>,
    failed: Option<ArenaError>,
}

/// Plays the matches of an order; `progress` is told how many of how many are over.
///
/// # Errors
/// If there are no bots or one is not known or cannot be started, `opening` is of another game, or a file cannot be
/// written or is of another series.
pub fn run(
    game: &'static dyn Listed,
    opening: &dyn AnyMatch,
    order: &Order,
    progress: &(dyn Fn(u64, u64) + Sync),
) -> Result<Report, ArenaError> {
    let seats = usize::from(opening.seats());
    if order.bots.is_empty() {
        return Err(SimError::Bots { given: 0, seats: opening.seats() }.into());
    }
    let plan = Plan { meetings: meetings(order.bots.len(), seats, order.form), games: order.games };
    let mut shared = Shared {
        results: BTreeMap::new(),
        progress: vec![Progress::default(); plan.meetings.len()],
        log: None,
        failed: None,
    };
    if let Some(path) = &order.log {
        let (log, known) = log::Log::open(path, opening, order)?;
        shared.log = Some(log);
        for played in known {
            if let Some(n) = plan.place(&played.planned) {
                shared.results.insert(n, played);
            }
        }
    }
    if let Some(folder) = &order.records {
        fs::create_dir_all(folder).map_err(|error| ArenaError::file(folder, &error))?;
    }
    for meeting in 0..plan.meetings.len() {
        look_on(&mut shared, &plan, order, meeting);
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = if order.threads == 0 { cores } else { order.threads.min(MOST_THREADS) };
    let threads = threads.min(usize::try_from(plan.len()).unwrap_or(usize::MAX)).max(1);
    let known = shared.results.len() as u64;
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(known));
    let begun = Instant::now();
    let shared = Mutex::new(shared);
    let lock = || shared.lock().unwrap_or_else(PoisonError::into_inner);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    let Some(planned) = plan.get(n) else { break };
                    // A deal that was begun is played from every side, so nobody has the luck of it alone.
                    let begins = (n - plan.first_of(planned.meeting)).is_multiple_of(seats as u64);
                    if begins && order.most.is_some_and(|most| begun.elapsed() > most) {
                        next.fetch_max(plan.len(), Ordering::Relaxed);
                        break;
                    }
                    {
                        let shared = lock();
                        if shared.progress[planned.meeting].end.is_some() {
                            next.fetch_max(plan.first_of(planned.meeting + 1), Ordering::Relaxed);
                            continue;
                        }
                        if shared.results.contains_key(&n) {
                            continue;
                        }
                    }
                    let result = one(game, opening, order, &planned);
                    let mut shared = lock();
                    let kept = result.and_then(|played| {
                        if let Some(log) = &mut shared.log {
                            log.add(&played)?;
                        }
                        Ok(played)
                    });
                    match kept {
                        Ok(played) => {
                            shared.results.insert(n, played);
                        }
                        Err(error) => {
                            shared.failed.get_or_insert(error);
                            next.fetch_max(plan.len(), Ordering::Relaxed);
                            break;
                        }
                    }
                    look_on(&mut shared, &plan, order, planned.meeting);
                    drop(shared);
                    progress(done.fetch_add(1, Ordering::Relaxed) + 1, plan.len());
                }
            });
        }
    });
    let shared = shared.into_inner().unwrap_or_else(PoisonError::into_inner);
    match shared.failed {
        Some(error) => Err(error),
        None => Ok(report(game, order, &plan, &shared)),
    }
}

/// Looks at the matches of a meeting that are over, in their order, until it is decided.
///
/// What comes after is not counted, whoever may have played it meanwhile: so the result does not depend on threads.
fn look_on(shared: &mut Shared, plan: &Plan, order: &Order, meeting: usize) {
    let Some(stop) = order.stop else { return };
    let sitting = &plan.meetings[meeting].sitting;
    let (first, seats) = (sitting[0], sitting.len() as u64);
    let from = plan.first_of(meeting);
    let progress = &mut shared.progress[meeting];
    while progress.end.is_none() && progress.seen < order.games {
        let Some(played) = shared.results.get(&from.saturating_add(progress.seen)) else { break };
        let seat = played.planned.sitting.iter().position(|&bot| bot == first).unwrap_or(0);
        progress.points += played.points[seat];
        progress.seen += 1;
        if progress.seen.is_multiple_of(seats) && stop.is_decided(progress.points, progress.seen as f64) {
            progress.end = Some(progress.seen);
        }
    }
}

/// What is added up for a bot.
#[derive(Clone, Copy, Default)]
struct Sum {
    points: f64,
    games: u64,
    decisions: u64,
    ms: f64,
    most: f64,
    score: f64,
    faults: u64,
}

fn report(game: &'static dyn Listed, order: &Order, plan: &Plan, shared: &Shared) -> Report {
    let mut sums = vec![Sum::default(); order.bots.len()];
    let mut faults: Vec<Option<String>> = vec![None; order.bots.len()];
    let mut pairs: Vec<Pair> = Vec::new();
    let mut games = 0;
    let mut met = Vec::new();
    for (number, (meeting, progress)) in plan.meetings.iter().zip(&shared.progress).enumerate() {
        let from = plan.first_of(number);
        let until = from.saturating_add(progress.end.unwrap_or(order.games));
        let (mut count, mut points, first) = (0u32, 0.0, meeting.sitting[0]);
        for (_, played) in shared.results.range(from..until) {
            games += 1;
            count += 1;
            for (seat, &bot) in played.planned.sitting.iter().enumerate() {
                let sum = &mut sums[bot];
                sum.games += 1;
                sum.points += played.points[seat];
                sum.score += played.scores[seat];
                sum.decisions += played.decisions[seat];
                sum.ms += played.ms[seat];
                sum.most = sum.most.max(played.most[seat]);
                if let Some((_, fault)) = played.broke.as_ref().filter(|(broke, _)| *broke == seat) {
                    sum.faults += 1;
                    faults[bot].get_or_insert_with(|| fault.clone());
                }
                points += if bot == first { played.points[seat] } else { 0.0 };
                for (other, &rival) in played.planned.sitting.iter().enumerate().skip(seat + 1) {
                    if rival != bot {
                        compare(&mut pairs, [bot, rival], [played.points[seat], played.points[other]]);
                    }
                }
            }
        }
        let share = points / f64::from(count.max(1));
        let (low, high) = interval(share, f64::from(count));
        let mut others: Vec<usize> = meeting.sitting.iter().copied().filter(|&bot| bot != first).collect();
        others.dedup();
        met.push(Met {
            first: order.bots[first].clone(),
            others: others.into_iter().map(|bot| order.bots[bot].clone()).collect(),
            games: count.into(),
            share,
            low,
            high,
            decided: progress.end.is_some(),
        });
    }
    let ratings = ratings(order.bots.len(), &pairs);
    let all = order.bots.iter().zip(sums).zip(ratings).zip(faults);
    let bots = all.map(|(((name, sum), rating), fault)| Standing { fault, ..standing(name, sum, rating) });
    Report { game: game.info().slug, games, bots: bots.collect(), meetings: met }
}

/// Counts who of two was better in a match.
fn compare(pairs: &mut Vec<Pair>, bots: [usize; 2], points: [f64; 2]) {
    let (bots, points) = if bots[0] < bots[1] { (bots, points) } else { ([bots[1], bots[0]], [points[1], points[0]]) };
    // Where neither won nothing is known of the two.
    if points == [0.0, 0.0] {
        return;
    }
    let share = points[0] / (points[0] + points[1]);
    match pairs.iter_mut().find(|pair| pair.bots == bots) {
        Some(pair) => {
            pair.points += share;
            pair.games += 1.0;
        }
        None => pairs.push(Pair { bots, points: share, games: 1.0 }),
    }
}

/// Plays one match of the plan.
fn one(game: &dyn Listed, opening: &dyn AnyMatch, order: &Order, planned: &Planned) -> Result<Played, ArenaError> {
    let seats = planned.sitting.len();
    let names: Vec<String> = planned.sitting.iter().map(|&bot| order.bots[bot].clone()).collect();
    let has_programs = names.iter().any(|name| name.starts_with(PREFIX));
    let bout = Bout { bots: names, seed: order.seed, deal: planned.deal, record: order.records.is_some() };
    let (mut decisions, mut ms, mut most) = (vec![0; seats], vec![0.0; seats], vec![0.0f64; seats]);
    let alone = !has_programs && !bout.bots.iter().any(|name| name.contains("trees="));
    let mut thought = Stopwatch::start(alone);
    let mut watch = |seat: usize, begins: bool| {
        if begins {
            thought = Stopwatch::start(alone);
        } else {
            let took = thought.ms();
            decisions[seat] += 1;
            ms[seat] += took;
            most[seat] = most[seat].max(took);
        }
    };
    let (outcome, record, broke) = if has_programs {
        with_programs(game, opening, &bout, order.patience, &mut watch)?
    } else {
        let fought = game.fight(opening, &bout, &mut watch)?;
        (fought.outcome, fought.record, None)
    };
    if let Some((folder, record)) = order.records.as_ref().zip(record) {
        let (slug, seed, meeting, deal) = (game.info().slug, order.seed, planned.meeting, planned.deal);
        let sitting: Vec<String> = planned.sitting.iter().map(usize::to_string).collect();
        let path = folder.join(format!("{slug}-{seed}-{meeting}-{deal}-{}.atoll", sitting.join("")));
        fs::write(&path, record).map_err(|error| ArenaError::file(&path, &error))?;
    }
    let points = (0..seats).map(|seat| points(outcome.as_ref(), broke.as_ref().map(|(seat, _)| *seat), seats, seat));
    let score = |seat: usize| outcome.as_ref().map_or(0.0, |outcome| f64::from(outcome.scores.as_slice()[seat]));
    Ok(Played {
        planned: planned.clone(),
        points: points.collect(),
        scores: (0..seats).map(score).collect(),
        decisions,
        ms,
        most,
        broke,
    })
}

/// Who plays a seat of a match with programs.
enum Player {
    Bot(Box<dyn AnyBot>),
    Program(Box<Program>),
}

/// How a match with programs ended, its record, and which seat broke the rules.
type Ended = (Option<Outcome>, Option<String>, Option<(usize, String)>);

/// Plays a match in which some seats are played by programs, by the same dice as [`Listed::fight`].
fn with_programs(
    game: &dyn Listed,
    opening: &dyn AnyMatch,
    bout: &Bout,
    patience: Duration,
    watch: &mut dyn FnMut(usize, bool),
) -> Result<Ended, ArenaError> {
    let mut players = Vec::new();
    for (seat, name) in Seat::first(opening.seats()).zip(&bout.bots) {
        players.push(match name.strip_prefix(PREFIX) {
            Some(command) => {
                let started = Program::start(command, opening, seat, patience);
                let failed =
                    |error: io::Error| ArenaError::Program { command: command.to_owned(), reason: error.to_string() };
                Player::Program(Box::new(started.map_err(failed)?))
            }
            None => Player::Bot(game.bot_named(name).map_err(SimError::Unknown)?),
        });
    }
    let mut chance = EdgeDice::seeded(bout.seed, 2 * bout.deal);
    let mut thought = EdgeDice::seeded(bout.seed, 2 * bout.deal + 1);
    let mut played = opening.at(opening.events());
    let mut broke = None;
    for _ in 0..=opening.info().max_events {
        played.settle(&mut chance);
        let Turn::Decide(asked) = played.turn() else { break };
        let Some(seat) = asked.iter().next() else { break };
        watch(seat.index(), true);
        let code = match &mut players[seat.index()] {
            Player::Bot(bot) => bot.choose(&*played, seat, &mut thought),
            Player::Program(program) => program.choose(&*played, seat, &mut thought),
        };
        watch(seat.index(), false);
        if code.is_none_or(|code| played.act(seat, code).is_err()) {
            let fault = match &players[seat.index()] {
                Player::Program(program) => program.fault().unwrap_or_default().to_owned(),
                Player::Bot(_) => String::new(),
            };
            broke = Some((seat.index(), fault));
            break;
        }
    }
    let outcome = match played.turn() {
        Turn::Over(outcome) => Some(outcome),
        Turn::Decide(_) | Turn::Chance => None,
    };
    for player in &mut players {
        if let Player::Program(program) = player {
            program.end(outcome.as_ref());
        }
    }
    Ok((outcome, bout.record.then(|| played.record()), broke))
}

/// The point of a win, shared between those who share it; whoever broke the rules leaves it to the others.
fn points(outcome: Option<&Outcome>, broke: Option<usize>, seats: usize, seat: usize) -> f64 {
    if let Some(broke) = broke {
        return if seat == broke { 0.0 } else { 1.0 / (seats - 1).max(1) as f64 };
    }
    let Some(outcome) = outcome else { return 0.0 };
    let places = outcome.places.as_slice();
    let first = places.iter().filter(|&&place| place == 1).count();
    if places[seat] == 1 { 1.0 / first as f64 } else { 0.0 }
}

fn standing(name: &str, sum: Sum, rating: Rating) -> Standing {
    let games = sum.games.max(1) as f64;
    let share = sum.points / games;
    let (low, high) = interval(share, sum.games as f64);
    Standing {
        name: name.to_owned(),
        points: sum.points,
        games: sum.games,
        share,
        low,
        high,
        rating: rating.rating,
        rating_low: rating.rating - rating.spread,
        rating_high: rating.rating + rating.spread,
        ms_per_decision: sum.ms / sum.decisions.max(1) as f64,
        ms_most: sum.most,
        score: sum.score / games,
        faults: sum.faults,
        fault: None,
    }
}
