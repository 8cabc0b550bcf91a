//! Positions with one clearly best action.

use atoll_core::any::AnyMatch;
use atoll_core::{Lang, Seat, Turn};
use atoll_registry::{Bout, EdgeDice, Level, Listed, PUZZLES, SimError};
use serde::{Deserialize, Serialize};

/// A position with one clearly best action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Puzzle {
    /// What it is called: the game, the seed and the event.
    pub id: String,
    /// Who is to decide.
    pub seat: u8,
    /// The match so far.
    pub record: String,
    /// The code of the best action.
    pub code: u32,
    /// Its notation.
    pub text: String,
    /// What it does, in both languages; names of seats are left as `{A}` to `{D}`.
    pub sentence: Both,
    /// Why it is the best, in both languages.
    pub reason: Both,
    /// The chance to win after it.
    pub value: f32,
    /// The chance to win after the next best.
    pub next: f32,
    /// How many of the levels miss it more often than not: the more, the harder.
    pub grade: u8,
}

/// A text in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Both {
    /// English.
    pub en: String,
    /// Dutch.
    pub nl: String,
}

/// How puzzles are looked for.
#[derive(Clone, PartialEq, Debug)]
pub struct Order {
    /// How many are wanted.
    pub wanted: usize,
    /// The seed of the matches that are looked through.
    pub seed: u64,
    /// The bot that plays, one of the levels.
    pub bot: String,
    /// The bots that must find the same action clearly the best, the quickest first.
    pub judges: Vec<String>,
    /// How much better than the next the best must be, as a chance to win.
    pub gap: f32,
    /// No more than so many matches are looked through.
    pub matches: u64,
    /// No more than so many puzzles come from one match.
    pub each: usize,
    /// How many levels must miss it at least.
    pub grade: u8,
}

impl Order {
    /// So many puzzles, the level that plays being this; it and one that thinks four times as long must agree.
    pub fn new(wanted: usize, seed: u64, level: &str) -> Order {
        let judges = ["4", level, &format!("{level}/x=4")].map(str::to_owned).to_vec();
        Order { wanted, seed, bot: level.to_owned(), judges, gap: 0.08, matches: 1000, each: 3, grade: 0 }
    }
}

/// How often each level is asked whether it finds the answer.
const TRIES: u64 = 3;
/// The level that finds every puzzle that ships.
pub const SOLVER: &str = "6";
/// How much better than the next the level that solves it must still find the answer: a shipped puzzle has no second one.
const CLEAR: f32 = 0.02;
/// What is as good as won or lost is no puzzle.
const OPEN: std::ops::Range<f32> = 0.1..0.97;

/// Looks for puzzles in matches of two seats; `found` is shown each, and gives `false` to stop.
///
/// # Errors
/// If a bot is not known, or the opening is of another game.
pub fn mine(
    game: &'static dyn Listed,
    opening: &dyn AnyMatch,
    order: &Order,
    found: &mut dyn FnMut(&Puzzle) -> bool,
) -> Result<Vec<Puzzle>, SimError> {
    let mut puzzles: Vec<Puzzle> = Vec::new();
    for deal in 0..order.matches {
        if puzzles.len() >= order.wanted {
            break;
        }
        let bots = vec![order.bot.clone(); usize::from(opening.seats())];
        let bout = Bout { bots, seed: order.seed, deal, record: true };
        let fought = game.fight(opening, &bout, &mut |_, _| {})?;
        let Some(record) = fought.record else { continue };
        let Ok(played) = game.shipped().replay(&record) else { continue };
        let mut here = 0;
        // From a decision that changes from match to match: puzzles of all phases of a match.
        let mut n = (7 * deal as usize) % played.events().max(1);
        let end = played.events() + n;
        while n < end && here < order.each && puzzles.len() < order.wanted {
            let then = played.at(n % played.events());
            n += 1;
            let Some(puzzle) = puzzle(game, &*then, order, deal) else { continue };
            n += 6;
            here += 1;
            let goes_on = found(&puzzle);
            puzzles.push(puzzle);
            if !goes_on {
                return Ok(puzzles);
            }
        }
    }
    Ok(puzzles)
}

/// The puzzle that a position is, if it is one.
fn puzzle(game: &'static dyn Listed, then: &dyn AnyMatch, order: &Order, deal: u64) -> Option<Puzzle> {
    let Turn::Decide(asked) = then.turn() else { return None };
    let seat = asked.iter().next().filter(|_| asked.len() == 1)?;
    if then.legal_codes(seat).len() < 3 {
        return None;
    }
    let mut judged: Option<(u32, f32, f32)> = None;
    for judge in &order.judges {
        let advice = game.advise(then, seat, judge, 2, Lang::En)?;
        let [best, next] = &advice[..] else { return None };
        let clear = best.value - next.value >= order.gap && OPEN.contains(&best.value);
        if !clear || judged.is_some_and(|(code, ..)| code != best.code) {
            return None;
        }
        judged = Some((best.code, best.value, next.value));
    }
    let (code, value, next) = judged?;
    let grade = grade(game, then, seat, code, order.seed, deal);
    if grade < order.grade {
        return None;
    }
    let id = format!("{}-{}-{deal}-{}", then.info().slug, order.seed, then.events());
    let blank = || Both { en: String::new(), nl: String::new() };
    let (record, text) = (then.record(), String::new());
    let bare =
        Puzzle { id, seat: seat.number(), record, code, text, sentence: blank(), reason: blank(), value, next, grade };
    worded(game, then, bare)
}

/// How many levels below the strongest miss an answer more often than not.
fn grade(game: &'static dyn Listed, then: &dyn AnyMatch, seat: Seat, code: u32, seed: u64, deal: u64) -> u8 {
    let missed = |level: u8| {
        let hits = (0..TRIES).filter(|&n| {
            let mut dice = EdgeDice::seeded(seed, 1000 * deal + n);
            game.bot(Level::Graded(level)).choose(then, seat, &mut dice) == Some(code)
        });
        2 * hits.count() as u64 <= TRIES
    };
    (1..=5).map(|level| u8::from(missed(level))).sum()
}

/// A puzzle in the words that the game and the level that solves it have for it now; nothing if that level does not find
/// the answer.
fn worded(game: &'static dyn Listed, then: &dyn AnyMatch, puzzle: Puzzle) -> Option<Puzzle> {
    let seat = Seat::new(puzzle.seat)?;
    let advice = |lang: Lang| {
        let mut advice = game.advise(then, seat, SOLVER, 2, lang)?.into_iter();
        let (best, next) = (advice.next()?, advice.next()?);
        (best.code == puzzle.code && best.value - next.value >= CLEAR).then_some((best, next.value))
    };
    let ((best, next), (dutch, _)) = (advice(Lang::En)?, advice(Lang::Nl)?);
    // As people read it: what is behind differs between machines.
    let told = |chance: f32| (1000.0 * chance).round() / 1000.0;
    let (value, next) = (told(best.value), told(next));
    let reason = Both { en: best.reason, nl: dutch.reason };
    let sentence = |lang: Lang| then.legal(seat, lang).into_iter().find(|one| one.code == puzzle.code);
    let (en, nl) = (sentence(Lang::En)?, sentence(Lang::Nl)?);
    Some(Puzzle {
        text: en.text.to_string(),
        sentence: Both { en: en.sentence, nl: nl.sentence },
        reason,
        value,
        next,
        ..puzzle
    })
}

/// The puzzle as it is now, in words of today and graded by the levels of today; nothing if it cannot be played, or the level that solves puzzles does not
/// find the answer any more, or another as good.
pub fn check(game: &'static dyn Listed, puzzle: &Puzzle) -> Option<Puzzle> {
    let then = game.shipped().replay(&puzzle.record).ok()?;
    let now = worded(game, &*then, puzzle.clone())?;
    // The id tells the series and the deal: `reef-1-57-110`.
    let mut numbers = puzzle.id.rsplit('-').skip(1).map_while(|number| number.parse().ok());
    let (deal, seed) = (numbers.next()?, numbers.next()?);
    let grade = grade(game, &*then, Seat::new(puzzle.seat)?, puzzle.code, seed, deal);
    Some(Puzzle { grade, ..now })
}

/// The puzzles that ship with a game.
pub fn shipped(slug: &str) -> Vec<Puzzle> {
    let file = PUZZLES.iter().find(|(known, _)| *known == slug).map_or("[]", |(_, file)| file);
    serde_json::from_str(file).expect("the shipped puzzles are checked by the tests")
}

/// Puzzles as a file, one a line.
pub fn file(puzzles: &[Puzzle]) -> String {
    let lines: Vec<String> =
        puzzles.iter().map(|puzzle| serde_json::to_string(puzzle).expect("puzzles are plain data")).collect();
    format!("[\n{}\n]\n", lines.join(",\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many puzzles a game ships at least that ships any.
    const LEAST: usize = 40;
    /// How many of a game's puzzles are thought about again; `atoll puzzles check` does so with all.
    const SOLVED: usize = 6;

    #[test]
    fn shipped_puzzles_can_be_played() {
        for &(slug, _) in PUZZLES {
            let game = atoll_registry::find(slug).expect("the game is there");
            let puzzles = shipped(slug);
            assert!(puzzles.len() >= LEAST, "{slug}: {}", puzzles.len());
            let mut ids: Vec<&str> = puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect();
            ids.sort_unstable();
            ids.dedup();
            assert_eq!(ids.len(), puzzles.len(), "{slug}: ids are unique");
            for puzzle in puzzles {
                let id = &puzzle.id;
                let played = game.shipped().replay(&puzzle.record).unwrap_or_else(|error| panic!("{id}: {error}"));
                let seat = Seat::new(puzzle.seat).expect("a seat");
                let legal = played.legal(seat, Lang::Nl);
                assert!(legal.len() >= 3, "{id}");
                let answer = legal.iter().find(|one| one.code == puzzle.code);
                let answer = answer.unwrap_or_else(|| panic!("{id}: the answer is not legal"));
                assert_eq!(*answer.text, *puzzle.text, "{id}");
                assert_eq!(answer.sentence, puzzle.sentence.nl, "{id}");
                assert!(puzzle.value - puzzle.next > CLEAR - 0.002 && puzzle.grade <= 5, "{id}");
                assert!(!puzzle.reason.en.is_empty() && !puzzle.reason.nl.is_empty(), "{id}");
            }
        }
    }

    #[test]
    fn the_strongest_level_finds_the_answers_and_gives_the_same_reasons() {
        for &(slug, _) in PUZZLES {
            let game = atoll_registry::find(slug).expect("the game is there");
            for puzzle in shipped(slug).into_iter().step_by(LEAST.div_ceil(SOLVED)) {
                assert_eq!(check(game, &puzzle).as_ref(), Some(&puzzle));
            }
        }
    }
}
