//! Many matches in one go.

use std::fmt;

use atoll_bots::{Bot, Level, Roster, UnknownBot, play_on};
use atoll_core::{
    Dice, Digest, Event, Game, Lang, Match, Observer, Outcome, Playout, ScoreLine, Staged, Tell, Text, Turn,
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
    /// How many threads play, in a browser always one; what comes of it does not depend on that.
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
    play_all(order, player, &mut |one| sum.take(one, show));
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

/// Plays all matches and hands them over in their order, until it is enough.
fn play_all<'a, G: Staged>(
    order: &SimOrder,
    player: impl Fn() -> Player<'a, G> + Sync,
    take: &mut dyn FnMut(&Finished) -> bool,
) {
    #[cfg(not(target_arch = "wasm32"))]
    if order.threads.min(usize::try_from(order.games).unwrap_or(usize::MAX)) > 1 {
        return crate::threads::side_by_side(order.threads, order.games, player, |player, n| player.play(n), take);
    }
    let mut player = player();
    for n in 0..order.games {
        if !take(&player.play(n)) {
            break;
        }
    }
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
