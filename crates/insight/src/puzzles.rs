//! Positions with one clearly best action.

use atoll_core::any::AnyMatch;
use atoll_core::{Lang, Turn};
use atoll_registry::{Bout, EdgeDice, Level, Listed, SimError};
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
    /// The share of a win to expect of it.
    pub value: f32,
    /// The share of a win to expect of the next best.
    pub next: f32,
    /// How many of the six levels miss it more often than not: the more, the harder.
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
    /// The bot that plays and proposes, one of the levels.
    pub bot: String,
    /// The bot that confirms, thinking longer.
    pub judge: String,
    /// How much better than the next the best must be, as a share of a win.
    pub gap: f32,
    /// No more than so many matches are looked through.
    pub matches: u64,
    /// No more than so many puzzles come from one match.
    pub each: usize,
}

/// How often each level is asked whether it finds the answer.
const TRIES: u64 = 3;

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
        // Every other decision, from one that changes from match to match: puzzles of all phases of a match.
        let mut n = (deal % 7) as usize;
        while n < played.events() && here < order.each && puzzles.len() < order.wanted {
            let then = played.at(n);
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
    let clear = |bot: &str| {
        let advice = game.advise(then, seat, bot, 2, Lang::En)?;
        let [best, next] = &advice[..] else { return None };
        (best.value - next.value >= order.gap && best.value < 0.995).then(|| (best.clone(), next.value))
    };
    let (proposed, _) = clear(&order.bot)?;
    let (best, next) = clear(&order.judge).filter(|(best, _)| best.code == proposed.code)?;
    let reason = |lang: Lang| {
        let advice = game.advise(then, seat, &order.bot, 1, lang)?;
        advice.into_iter().next().map(|one| one.reason)
    };
    let sentence = |lang: Lang| then.legal(seat, lang).into_iter().find(|one| one.code == best.code);
    let (en, nl) = (sentence(Lang::En)?, sentence(Lang::Nl)?);
    let missed = |level: Level| {
        let hits = (0..TRIES).filter(|&n| {
            let mut dice = EdgeDice::seeded(order.seed, 1000 * deal + n);
            game.bot(level).choose(then, seat, &mut dice) == Some(best.code)
        });
        2 * hits.count() as u64 <= TRIES
    };
    let grade = (1..=6).filter(|&level| missed(Level::Graded(level))).count();
    Some(Puzzle {
        id: format!("{}-{}-{deal}-{}", then.info().slug, order.seed, then.events()),
        seat: seat.number(),
        record: then.record(),
        code: best.code,
        text: en.text,
        sentence: Both { en: en.sentence, nl: nl.sentence },
        reason: Both { en: reason(Lang::En)?, nl: reason(Lang::Nl)? },
        value: best.value,
        next,
        grade: u8::try_from(grade).unwrap_or(6),
    })
}

/// The puzzles that ship with a game.
pub fn shipped(slug: &str) -> Vec<Puzzle> {
    let file = match slug {
        "coral" => include_str!("../puzzles/coral.json"),
        "coralia" => include_str!("../puzzles/coralia.json"),
        "reef" => include_str!("../puzzles/reef.json"),
        "islands" => include_str!("../puzzles/islands.json"),
        "relief" => include_str!("../puzzles/relief.json"),
        _ => "[]",
    };
    serde_json::from_str(file).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use atoll_core::Seat;

    use super::*;

    #[test]
    fn shipped_puzzles_can_be_played() {
        for slug in atoll_registry::slugs() {
            let game = atoll_registry::find(slug).expect("the game is there");
            let puzzles = shipped(slug);
            let mut ids: Vec<&str> = puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect();
            ids.sort_unstable();
            ids.dedup();
            assert_eq!(ids.len(), puzzles.len(), "{slug}: ids are unique");
            for puzzle in puzzles {
                let id = &puzzle.id;
                let played = game.shipped().replay(&puzzle.record).unwrap_or_else(|error| panic!("{id}: {error}"));
                let seat = Seat::new(puzzle.seat).expect("a seat");
                let legal = played.legal(seat, Lang::Nl);
                let answer = legal.iter().find(|one| one.code == puzzle.code);
                let answer = answer.unwrap_or_else(|| panic!("{id}: the answer is not legal"));
                assert_eq!(answer.text, puzzle.text, "{id}");
                assert_eq!(answer.sentence, puzzle.sentence.nl, "{id}");
                assert!(puzzle.value > puzzle.next && !puzzle.reason.en.is_empty(), "{id}");
            }
        }
    }
}
