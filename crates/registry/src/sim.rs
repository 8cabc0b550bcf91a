//! Many matches in one go.

use std::collections::BTreeMap;
use std::hash::Hasher;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::{fmt, thread};

use atoll_bots::{Bot, Level, Roster, UnknownBot, play_on};
use atoll_core::{
    Dice, Digest, Event, Game, Lang, Match, Observer, Outcome, Playout, ScoreLine, StableHasher, Staged, Tell, Text,
    Turn, stable_hash,
};

use crate::dice::EdgeDice;

/// What is to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SimOrder {
    /// How many matches.
    pub games: u64,
    /// The seed of the series; match `n` has the dice [`EdgeDice::seeded`]`(seed, first + n)`.
    pub seed: u64,
    /// How many matches of the series others play before these.
    pub first: u64,
    /// The bot of each seat; empty for random bots throughout.
    pub bots: Vec<String>,
    /// Whether [`Finished`] comes with the record.
    pub records: bool,
    /// Whether [`Finished`] comes with the steps of the scoring and the ending.
    pub details: bool,
    /// How many threads play; what comes of it does not depend on that.
    pub threads: usize,
}

impl SimOrder {
    /// Matches between random bots.
    pub fn random(games: u64, seed: u64) -> Self {
        SimOrder { games, seed, first: 0, bots: Vec::new(), records: false, details: false, threads: 1 }
    }
}

/// A match that has just ended.
#[derive(Clone, Debug)]
pub struct Finished {
    /// Its number among those ordered, from 0.
    pub n: u64,
    /// How many decisions were taken.
    pub decisions: u64,
    /// How it ended; nothing if it has not ended after `max_events` decisions.
    pub outcome: Option<Outcome>,
    /// The digest of its events and its result.
    pub digest: [u8; 32],
    /// The record, if asked for.
    pub record: Option<String>,
    /// The steps of the scoring, if asked for.
    pub breakdown: Vec<ScoreLine>,
    /// The way it ended, if asked for and if the game's view tells it as `ending`.
    pub ending: Option<String>,
}

/// What a series came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sim {
    /// How many matches were played.
    pub games: u64,
    /// How many decisions were taken in all.
    pub decisions: u64,
    /// A digest of the digests of all matches, in order.
    pub digest: u64,
    /// How many matches had not ended after `max_events` decisions; 0 unless the game is broken.
    pub unfinished: u64,
}

/// What a rush came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rush {
    /// How many decisions were taken.
    pub decisions: u64,
    /// How many legal actions were listed.
    pub listed: u64,
    /// How many matches ended.
    pub games: u64,
    /// A digest, so that nothing can be left out.
    pub digest: u64,
}

/// Why a series cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SimError {
    /// The opening is of another game.
    OtherGame,
    /// Nobody has this name.
    Unknown(UnknownBot),
    /// There must be a bot for each seat.
    Bots {
        /// How many there are.
        given: usize,
        /// How many seats there are.
        seats: u8,
    },
}

impl fmt::Display for SimError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SimError::Unknown(unknown) => unknown.fmt(f),
            SimError::OtherGame => write!(f, "the match is of another game"),
            SimError::Bots { given, seats } => write!(f, "{given} bots for {seats} seats; give one for each"),
        }
    }
}

impl Tell for SimError {
    fn tell(&self, lang: Lang) -> String {
        match self {
            SimError::Unknown(unknown) => unknown.tell(lang),
            SimError::OtherGame => {
                Text { en: "the match is of another game", nl: "de partij is van een ander spel" }.get(lang).to_owned()
            }
            SimError::Bots { given, seats } => Text {
                en: "{given} bots for {seats} seats; give one for each",
                nl: "{given} bots voor {seats} plaatsen; geef er een voor elke plaats",
            }
            .fill(lang, &[("given", given), ("seats", seats)]),
        }
    }
}

impl std::error::Error for SimError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            SimError::Unknown(unknown) => Some(unknown),
            SimError::OtherGame | SimError::Bots { .. } => None,
        }
    }
}

/// Plays a series of matches between bots of a roster, so any bot can be among them.
///
/// # Errors
/// If the bots do not fit the seats, or one is not on the roster.
pub fn sim<G: Staged>(
    opening: &Match<G>,
    order: &SimOrder,
    roster: &Roster<G>,
    show: &mut dyn FnMut(&Finished) -> bool,
) -> Result<Sim, SimError> {
    let seats = opening.setup().seats();
    if !order.bots.is_empty() && order.bots.len() != usize::from(seats) {
        return Err(SimError::Bots { given: order.bots.len(), seats });
    }
    let random = Level::Random.name();
    let names = if order.bots.is_empty() { vec![random.to_owned(); usize::from(seats)] } else { order.bots.clone() };
    let plain = order.bots.iter().all(|name| name == random);
    for name in &names {
        roster.bot(name).map_err(SimError::Unknown)?;
    }
    let player = || Player {
        opening,
        order,
        bots: if plain { Vec::new() } else { names.iter().filter_map(|name| roster.bot(name).ok()).collect() },
        playout: Playout::new(),
    };
    let mut sum = Sum { sim: Sim { games: 0, decisions: 0, digest: 0, unfinished: 0 }, digest: Digest::new() };
    let threads = order.threads.max(1).min(usize::try_from(order.games).unwrap_or(usize::MAX));
    if threads <= 1 {
        let mut player = player();
        for n in 0..order.games {
            if !sum.take(&player.play(n), show) {
                break;
            }
        }
    } else {
        side_by_side(threads, order.games, player, &mut |one| sum.take(one, show));
    }
    sum.sim.digest = sum.digest.short();
    Ok(sum.sim)
}

/// A series so far.
struct Sum {
    sim: Sim,
    digest: Digest,
}

impl Sum {
    fn take(&mut self, one: &Finished, show: &mut dyn FnMut(&Finished) -> bool) -> bool {
        self.sim.games += 1;
        self.sim.decisions += one.decisions;
        self.sim.unfinished += u64::from(one.outcome.is_none());
        self.digest.bytes(&one.digest);
        show(one)
    }
}

/// Plays the matches in several threads and hands them over in their order.
fn side_by_side<'a, G: Staged>(
    threads: usize,
    games: u64,
    player: impl Fn() -> Player<'a, G> + Sync,
    take: &mut dyn FnMut(&Finished) -> bool,
) {
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    // Bounded, so that a slow reader does not let finished matches pile up.
    let (send, receive) = mpsc::sync_channel(16 * threads);
    thread::scope(|scope| {
        for _ in 0..threads {
            let send = send.clone();
            scope.spawn(|| {
                let send = send;
                let mut player = player();
                while !stop.load(Ordering::Relaxed) {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    if n >= games || send.send(player.play(n)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        let mut early: BTreeMap<u64, Finished> = BTreeMap::new();
        let mut awaited = 0;
        for one in receive {
            early.insert(one.n, one);
            while let Some(one) = early.remove(&awaited) {
                awaited += 1;
                if !stop.load(Ordering::Relaxed) && !take(&one) {
                    stop.store(true, Ordering::Relaxed);
                }
            }
        }
    });
}

/// Plays matches of a series, each from its own dice, so it does not matter who plays which.
struct Player<'a, G: Game> {
    opening: &'a Match<G>,
    order: &'a SimOrder,
    /// Nobody if all play at random: that needs no views.
    bots: Vec<Box<dyn Bot<G>>>,
    playout: Playout<G>,
}

impl<G: Staged> Player<'_, G> {
    fn play(&mut self, n: u64) -> Finished {
        let mut dice = EdgeDice::seeded(self.order.seed, self.order.first.wrapping_add(n));
        let mut played = self.opening.clone();
        let decisions = if self.bots.is_empty() {
            at_random(&mut played, &mut self.playout, &mut dice)
        } else {
            // The dice fall in the same order as in `at_random`, so random bots give the same matches. A bot that
            // breaks the rules leaves its match unfinished.
            let before = played.len();
            let decisions = play_on(&mut played, &mut self.bots, &mut dice);
            let acts = || played.events().skip(before).filter(|event| matches!(event, Event::Act { .. })).count();
            decisions.unwrap_or_else(|_| acts() as u64)
        };
        let position = played.position();
        Finished {
            n,
            decisions,
            outcome: match position.turn() {
                Turn::Over(outcome) => Some(outcome),
                Turn::Decide(_) | Turn::Chance => None,
            },
            digest: played.digest(),
            record: self.order.records.then(|| played.record()),
            breakdown: if self.order.details { position.breakdown() } else { Vec::new() },
            ending: if self.order.details { ending(position) } else { None },
        }
    }
}

/// What the view calls the way the match ended.
fn ending<G: Game>(position: &G) -> Option<String> {
    let view = serde_json::to_value(position.view(Observer::Archivist)).ok()?;
    view.get("ending")?.as_str().map(str::to_owned)
}

/// Random play; a match without an end is left after `max_events` decisions.
fn at_random<G: Game>(played: &mut Match<G>, playout: &mut Playout<G>, dice: &mut dyn Dice) -> u64 {
    let mut decisions = 0;
    while decisions <= u64::from(G::INFO.max_events) {
        played.settle(dice);
        let Turn::Decide(seats) = played.position().turn() else { break };
        let nth = if seats.len() == 1 { 0 } else { dice.below(seats.len()) };
        let seat = seats.iter().nth(nth as usize).expect("a decide turn asks somebody");
        let action = played.position().random_legal(seat, dice, &mut playout.actions);
        played.apply(Event::Act { seat, action });
        decisions += 1;
    }
    decisions
}

/// Random play with the list of legal actions built at each decision.
pub(crate) fn rush<G: Game>(opening: &Match<G>, seed: u64, decisions: u64, lazily: bool) -> Rush {
    let mut sum = Rush { decisions: 0, listed: 0, games: 0, digest: 0 };
    let mut digest = StableHasher::new();
    let mut playout = Playout::new();
    let mut actions: Vec<G::Action> = Vec::new();
    let mut dice = EdgeDice::seeded(seed, 0);
    let most = u64::from(G::INFO.max_events);
    while sum.decisions < decisions {
        let mut position = opening.position().clone();
        let mut taken = 0;
        while taken <= most && sum.decisions < decisions {
            playout.settle(&mut position, &mut dice);
            let Turn::Decide(seats) = position.turn() else {
                sum.games += 1;
                digest.write_u64(stable_hash(&position));
                break;
            };
            let nth = if seats.len() == 1 { 0 } else { dice.below(seats.len()) };
            let seat = seats.iter().nth(nth as usize).expect("a decide turn asks somebody");
            let chosen = if lazily {
                position.random_legal(seat, &mut dice, &mut actions)
            } else {
                actions.clear();
                position.legal(seat, &mut actions);
                sum.listed += actions.len() as u64;
                actions[dice.below(actions.len() as u32) as usize]
            };
            position.act(seat, chosen);
            sum.decisions += 1;
            taken += 1;
        }
        if taken == 0 {
            break; // an opening that asks nobody anything
        }
    }
    sum.digest = digest.finish();
    sum
}
