//! A series of matches in numbers.

use std::collections::BTreeMap;
use std::sync::Arc;

use atoll_arena::{interval, interval_together};
use atoll_core::any::{AnyEdition, AnyMatch};
use atoll_core::{Called, Info, Lang, Seat};
use atoll_registry::{Chronicle, Listed, SimError, SimOrder};
use serde::Serialize;

use crate::texts;

/// What is to be studied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// How many matches.
    pub games: u64,
    /// The seed of the series.
    pub seed: u64,
    /// The bot that takes every seat.
    pub bot: String,
    /// How many threads play; what comes of it does not depend on that.
    pub threads: usize,
}

/// A series of matches in numbers.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Balance {
    /// The game's slug.
    pub game: &'static str,
    /// The game's title.
    pub title: &'static str,
    /// What sets this series apart: the options and files it was played with.
    pub label: String,
    /// How many seats played.
    pub seats: u8,
    /// How many matches were played to their end.
    pub games: u64,
    /// The seed of the series.
    pub seed: u64,
    /// The bot of every seat.
    pub bot: String,
    /// How often each seat won.
    pub wins: Vec<Share>,
    /// Whether a seat is favoured, in a sentence.
    pub verdict: String,
    /// Decisions in a match.
    pub length: Spread,
    /// Points of each seat.
    pub scores: Vec<Spread>,
    /// Points between the first and the second; nothing for one seat.
    pub margin: Option<Spread>,
    /// How often the lead changed in a match.
    pub lead_changes: Spread,
    /// The steps of the scoring.
    pub steps: Vec<Step>,
    /// What seats chose.
    pub choices: Vec<Taken>,
    /// What lay before seats at the end.
    pub holdings: Vec<Taken>,
    /// The share of decisions in which there was only one thing to do.
    pub forced: f64,
    /// The share of turns that brought their seat no point, with at least one decision that had a choice.
    pub dead_turns: f64,
    /// How matches ended, and how often.
    pub endings: BTreeMap<String, u64>,
    /// What people call these endings.
    pub ending_names: BTreeMap<String, String>,
}

/// A share of so many, with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Share {
    /// A point for each win, shared between those who share it.
    pub points: f64,
    /// Points a match.
    pub share: f64,
    /// The least it may truly be, with 95 % confidence.
    pub low: f64,
    /// The most it may truly be, with 95 % confidence.
    pub high: f64,
}

/// How numbers are spread.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Spread {
    /// Their mean.
    pub mean: f64,
    /// The least.
    pub least: i64,
    /// A tenth lies below.
    pub low: i64,
    /// Half lies below.
    pub median: i64,
    /// A tenth lies above.
    pub high: i64,
    /// The most.
    pub most: i64,
    /// How often each number came, in bars of equal width: the first number of a bar, and its count.
    pub bars: Vec<(i64, u64)>,
}

/// A step of the scoring over a series.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Step {
    /// Its name.
    pub name: String,
    /// Whether it adds to the score.
    pub counts: bool,
    /// Its mean over all seats.
    pub mean: f64,
    /// Its mean over winners.
    pub winners: f64,
    /// Its mean over the others.
    pub others: f64,
}

/// Something that seats took or had.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Taken {
    /// The kind of step or piece, for programs.
    pub kind: String,
    /// What people call the kind.
    pub what: String,
    /// Which one: an id of the components, a colour.
    pub item: String,
    /// What people call it.
    pub name: String,
    /// How many were taken in all.
    pub count: u64,
    /// In which share of matches somebody took it.
    pub matches: f64,
    /// What it brought at once, on average; nothing for what lay there at the end.
    pub gain: Option<f64>,
    /// How many points more than the mean of their match its takers had in the end.
    pub worth: f64,
    /// The share of wins of its takers.
    pub wins: f64,
}

/// Plays a series and counts it; `show` is given each record, and gives `false` to stop.
///
/// # Errors
/// If there is no such bot, or the opening is of another game.
pub fn balance(
    game: &'static dyn Listed,
    edition: &Arc<dyn AnyEdition>,
    opening: &dyn AnyMatch,
    order: &Order,
    (label, lang): (&str, Lang),
    show: &mut dyn FnMut(u64, &str) -> bool,
) -> Result<Balance, SimError> {
    let seats = opening.seats();
    let sim = SimOrder {
        games: order.games,
        seed: order.seed,
        first: 0,
        bots: vec![order.bot.clone(); usize::from(seats)],
        records: true,
        details: false,
        threads: order.threads,
    };
    let mut counts = Counts::new(seats);
    game.sim(opening, &sim, &mut |one| {
        let Some(record) = &one.record else { return true };
        let replayed = Arc::clone(edition).replay(record).ok();
        if let Some(chronicle) = replayed.and_then(|played| game.chronicle(&*played)) {
            counts.add(&chronicle);
        }
        show(one.n, record)
    })?;
    let called = |kind: &str, item: &str| game.called(opening, kind, item, lang);
    Ok(counts.sum_up(&game.info(), &called, order, label, lang))
}

/// How matches end that can only end one way.
const END: &str = "end";

/// What things are called, by kind and id.
type Names<'a> = &'a dyn Fn(&str, &str) -> Option<Called>;

/// What is counted of one thing that is taken.
#[derive(Clone, Copy, Default)]
struct Tally {
    count: u64,
    matches: u64,
    /// Seats that took it, once a match.
    takers: u64,
    gain: i64,
    worth: f64,
    wins: f64,
}

/// What is counted of one step of the scoring.
#[derive(Clone, Copy, Default)]
struct StepSum {
    counts: bool,
    all: i64,
    winners: i64,
    won: u64,
}

/// A series so far.
struct Counts {
    seats: u8,
    games: u64,
    wins: Vec<f64>,
    scores: Vec<Vec<i64>>,
    margins: Vec<i64>,
    lengths: Vec<i64>,
    lead_changes: Vec<i64>,
    steps: Vec<(&'static str, StepSum)>,
    choices: BTreeMap<(String, String), Tally>,
    holdings: BTreeMap<(String, String), Tally>,
    decisions: u64,
    forced: u64,
    turns: u64,
    dead: u64,
    endings: BTreeMap<String, u64>,
}

impl Counts {
    fn new(seats: u8) -> Self {
        Counts {
            seats,
            games: 0,
            wins: vec![0.0; usize::from(seats)],
            scores: vec![Vec::new(); usize::from(seats)],
            margins: Vec::new(),
            lengths: Vec::new(),
            lead_changes: Vec::new(),
            steps: Vec::new(),
            choices: BTreeMap::new(),
            holdings: BTreeMap::new(),
            decisions: 0,
            forced: 0,
            turns: 0,
            dead: 0,
            endings: BTreeMap::new(),
        }
    }

    fn add(&mut self, one: &Chronicle) {
        let Some(outcome) = one.outcome else { return };
        self.games += 1;
        let places = outcome.places.as_slice();
        let first = places.iter().filter(|&&place| place == 1).count().max(1);
        let won: Vec<f64> = places.iter().map(|&place| if place == 1 { 1.0 / first as f64 } else { 0.0 }).collect();
        let scores: Vec<i64> = outcome.scores.as_slice().iter().map(|&score| i64::from(score)).collect();
        let mean = scores.iter().sum::<i64>() as f64 / scores.len().max(1) as f64;
        for (seat, (&won, &score)) in won.iter().zip(&scores).enumerate() {
            self.wins[seat] += won;
            self.scores[seat].push(score);
        }
        let mut sorted = scores.clone();
        sorted.sort_unstable_by_key(|&score| std::cmp::Reverse(score));
        if let [first, second, ..] = sorted[..] {
            self.margins.push(first - second);
        }
        self.lengths.push(one.decisions.len() as i64);
        self.lead_changes.push(i64::from(one.lead_changes));
        for line in &one.breakdown {
            let at = self.steps.iter().position(|(key, _)| *key == line.key).unwrap_or_else(|| {
                self.steps.push((line.key, StepSum { counts: line.counts, ..StepSum::default() }));
                self.steps.len() - 1
            });
            let sum = &mut self.steps[at].1;
            for (seat, &points) in line.by_seat.iter() {
                sum.all += i64::from(points);
                if places.get(seat.index()) == Some(&1) {
                    sum.winners += i64::from(points);
                    sum.won += 1;
                }
            }
        }
        // Who took what in this match: how many, and what that brought at once.
        let mut chosen: BTreeMap<(String, String), BTreeMap<usize, (u64, i64)>> = BTreeMap::new();
        for decision in &one.decisions {
            self.decisions += 1;
            self.forced += u64::from(decision.forced);
            for (kind, item) in &decision.taken {
                let takers = chosen.entry(((*kind).to_owned(), item.clone())).or_default();
                let (count, gain) = takers.entry(decision.seat.index()).or_default();
                *count += 1;
                *gain += i64::from(decision.gain);
            }
        }
        for turn in one.decisions.chunk_by(|a, b| a.seat == b.seat) {
            if turn.iter().any(|decision| !decision.forced) {
                self.turns += 1;
                self.dead += u64::from(turn.iter().map(|decision| decision.gain).sum::<i32>() <= 0);
            }
        }
        let mut held: BTreeMap<(String, String), BTreeMap<usize, (u64, i64)>> = BTreeMap::new();
        for ((seat, kind, style), &count) in &one.holdings {
            let holders = held.entry(((*kind).to_owned(), style.clone())).or_default();
            holders.entry(usize::from(*seat)).or_default().0 += u64::from(count);
        }
        for (all, met) in [(&mut self.choices, chosen), (&mut self.holdings, held)] {
            for (what, takers) in met {
                let tally = all.entry(what).or_default();
                tally.matches += 1;
                for (seat, (count, gain)) in takers {
                    tally.count += count;
                    tally.gain += gain;
                    tally.takers += 1;
                    tally.worth += scores.get(seat).map_or(0.0, |&score| score as f64 - mean);
                    tally.wins += won.get(seat).copied().unwrap_or(0.0);
                }
            }
        }
        let ending = one.ending.clone().unwrap_or_else(|| END.to_owned());
        *self.endings.entry(ending).or_default() += 1;
    }

    fn sum_up(self, info: &Info, called: Names<'_>, order: &Order, label: &str, lang: Lang) -> Balance {
        let games = self.games.max(1) as f64;
        let share = |points: f64| {
            let (low, high) = interval(points / games, games);
            Share { points, share: points / games, low, high }
        };
        let wins: Vec<Share> = self.wins.iter().map(|&points| share(points)).collect();
        let all_seats = games * f64::from(self.seats);
        let step = |(key, sum): &(&'static str, StepSum)| {
            let lost = all_seats - sum.won as f64;
            Step {
                name: text(info, key, lang),
                counts: sum.counts,
                mean: sum.all as f64 / all_seats,
                winners: sum.winners as f64 / sum.won.max(1) as f64,
                others: if lost > 0.0 { (sum.all - sum.winners) as f64 / lost } else { 0.0 },
            }
        };
        let taken = |all: &BTreeMap<(String, String), Tally>, gains: bool| {
            let mut taken: Vec<Taken> = all
                .iter()
                .filter_map(|((kind, item), tally)| {
                    let called = called(kind, item)?;
                    Some(Taken {
                        kind: kind.clone(),
                        what: called.kind,
                        item: item.clone(),
                        name: called.name,
                        count: tally.count,
                        matches: tally.matches as f64 / games,
                        gain: gains.then(|| tally.gain as f64 / tally.count.max(1) as f64),
                        worth: tally.worth / tally.takers.max(1) as f64,
                        wins: tally.wins / tally.takers.max(1) as f64,
                    })
                })
                .collect();
            taken.sort_by(|a, b| a.kind.cmp(&b.kind).then(b.count.cmp(&a.count)).then(a.item.cmp(&b.item)));
            taken
        };
        let ended = |ending: &String| match ending.as_str() {
            END => texts::PLAYED_OUT.get(lang).to_owned(),
            _ => called("ending", ending).map_or_else(|| ending.clone(), |called| called.name),
        };
        Balance {
            game: info.slug,
            title: info.title,
            label: label.to_owned(),
            seats: self.seats,
            games: self.games,
            seed: order.seed,
            bot: order.bot.clone(),
            verdict: verdict(&wins, self.games, lang),
            wins,
            length: Spread::of(self.lengths),
            scores: self.scores.into_iter().map(Spread::of).collect(),
            margin: (self.seats > 1).then(|| Spread::of(self.margins)),
            lead_changes: Spread::of(self.lead_changes),
            steps: self.steps.iter().map(step).collect(),
            choices: taken(&self.choices, true),
            holdings: taken(&self.holdings, false),
            forced: self.forced as f64 / self.decisions.max(1) as f64,
            dead_turns: self.dead as f64 / self.turns.max(1) as f64,
            ending_names: self.endings.keys().map(|ending| (ending.clone(), ended(ending))).collect(),
            endings: self.endings,
        }
    }
}

/// Whether a seat is favoured: only if chance does not explain it, however many seats are looked at for one that is.
fn verdict(wins: &[Share], games: u64, lang: Lang) -> String {
    let percent = |share: f64| format!("{:.1}", 100.0 * share);
    if wins.len() < 2 {
        let won = wins.first().map_or(0.0, |share| share.share);
        return texts::ALONE.fill(lang, &[("won", &percent(won)), ("games", &games)]);
    }
    let fair = 1.0 / wins.len() as f64;
    let sure = |share: &Share| interval_together(share.share, games as f64, wins.len());
    let ahead = wins.iter().enumerate().filter(|(_, share)| sure(share).0 > fair);
    let best = ahead.max_by(|a, b| a.1.share.total_cmp(&b.1.share));
    let worst = wins.iter().enumerate().filter(|(_, share)| sure(share).1 < fair);
    let worst = worst.min_by(|a, b| a.1.share.total_cmp(&b.1.share));
    let (text, (seat, share)) = match (best, worst) {
        (Some(best), _) => (texts::FAVOURED, best),
        (None, Some(worst)) => (texts::BEHIND, worst),
        (None, None) => (texts::EVEN, (0, &wins[0])),
    };
    let letter = u8::try_from(seat).ok().and_then(Seat::new).map_or('?', Seat::letter);
    let given: [(&str, &dyn std::fmt::Display); 6] = [
        ("seat", &letter),
        ("share", &percent(share.share)),
        ("low", &percent(share.low)),
        ("high", &percent(share.high)),
        ("fair", &percent(fair)),
        ("games", &games),
    ];
    text.fill(lang, &given)
}

fn text(info: &Info, key: &str, lang: Lang) -> String {
    let found = info.texts.iter().find(|(known, _)| *known == key);
    found.map_or_else(|| key.to_owned(), |(_, text)| text.get(lang).to_owned())
}

impl Spread {
    /// How these numbers are spread.
    pub fn of(mut numbers: Vec<i64>) -> Spread {
        numbers.sort_unstable();
        let (Some(&least), Some(&most)) = (numbers.first(), numbers.last()) else { return Spread::default() };
        let at = |share: usize| numbers[(numbers.len() - 1) * share / 100];
        // At most forty bars.
        let width = (most - least) / 40 + 1;
        let mut bars: Vec<(i64, u64)> = (0..=(most - least) / width).map(|bar| (least + bar * width, 0)).collect();
        for number in &numbers {
            bars[((number - least) / width) as usize].1 += 1;
        }
        Spread {
            mean: numbers.iter().sum::<i64>() as f64 / numbers.len() as f64,
            least,
            low: at(10),
            median: at(50),
            high: at(90),
            most,
            bars,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn study(slug: &str, games: u64) -> (Balance, Vec<String>) {
        let game = atoll_registry::find(slug).expect("the game is there");
        let edition = game.shipped();
        let opening = Arc::clone(&edition).open(2, &json!({})).expect("two can play");
        let order = Order { games, seed: 5, bot: "random".to_owned(), threads: 2 };
        let mut records = Vec::new();
        let balance = balance(game, &edition, &*opening, &order, ("", Lang::En), &mut |_, record| {
            records.push(record.to_owned());
            true
        });
        (balance.expect("the order fits"), records)
    }

    #[test]
    fn numbers_equal_a_recount_from_the_records() {
        for game in atoll_registry::GAMES {
            let slug = game.info().slug;
            let (balance, records) = study(slug, 12);
            let (mut won, mut scores, mut decisions) = ([0.0; 2], [0; 2], 0);
            for record in &records {
                let played = game.shipped().replay(record).expect("a record replays");
                let atoll_core::Turn::Over(outcome) = played.turn() else { panic!("{slug}: a match has not ended") };
                let shared = outcome.places.as_slice().iter().filter(|&&place| place == 1).count() as f64;
                for seat in 0..2 {
                    won[seat] += if outcome.places.as_slice()[seat] == 1 { 1.0 / shared } else { 0.0 };
                    scores[seat] += i64::from(outcome.scores.as_slice()[seat]);
                }
                let acts = record.lines().filter(|line| line.starts_with(['0', '1']));
                decisions += acts.count();
            }
            assert_eq!(balance.games, 12, "{slug}");
            for seat in 0..2 {
                assert!((balance.wins[seat].points - won[seat]).abs() < 1e-9, "{slug}");
                assert!((balance.scores[seat].mean - scores[seat] as f64 / 12.0).abs() < 1e-9, "{slug}");
            }
            assert!((balance.length.mean - decisions as f64 / 12.0).abs() < 1e-9, "{slug}: {decisions}");
            assert_eq!(balance.endings.values().sum::<u64>(), 12, "{slug}");
            let points: f64 = balance.steps.iter().filter(|step| step.counts).map(|step| step.mean).sum();
            let mean = scores.iter().sum::<i64>() as f64 / 24.0;
            assert!((points - mean).abs() < 1e-9, "{slug}: steps come to {points}, scores to {mean}");
        }
    }

    #[test]
    fn everything_that_is_counted_has_a_name_in_both_languages() {
        for game in atoll_registry::GAMES {
            let slug = game.info().slug;
            let opening = game.shipped().open(2, &json!({})).expect("two can play");
            let (balance, _) = study(slug, 6);
            assert!(!balance.choices.is_empty() && !balance.holdings.is_empty(), "{slug}");
            for one in balance.choices.iter().chain(&balance.holdings) {
                let dutch = game.called(&*opening, &one.kind, &one.item, Lang::Nl).expect("it has a name in English");
                assert_ne!(one.what, one.kind, "{slug}: {one:?}");
                assert_ne!(one.what, dutch.kind, "{slug}: {one:?}");
                for name in [&one.name, &dutch.name] {
                    let is_code =
                        name.contains('_') || name.chars().count() < 4 && name.contains(|c: char| c.is_ascii_digit());
                    assert!(!name.is_empty() && !is_code, "{slug}: {one:?}, {dutch:?}");
                }
            }
        }
    }

    #[test]
    fn specialists_are_counted_with_the_cards_of_their_columns() {
        let (balance, records) = study("islands", 12);
        let sum = |kind: &str| -> u64 {
            let of_kind = balance.choices.iter().filter(|one| one.kind == kind);
            of_kind.map(|one| one.count).sum()
        };
        let taken = records.iter().flat_map(|record| record.lines()).filter(|line| line.contains(" take ")).count();
        assert_eq!((sum("take"), sum("specialist")), (taken as u64, taken as u64));
        let names = balance.choices.iter().filter(|one| one.kind == "specialist").map(|one| one.name.as_str());
        assert!(names.collect::<Vec<_>>().contains(&"Oceanographer"));
    }

    #[test]
    fn a_seat_is_favoured_only_beyond_chance() {
        let share = |share: f64| {
            let (low, high) = interval(share, 400.0);
            Share { points: 400.0 * share, share, low, high }
        };
        assert!(verdict(&[share(0.6), share(0.4)], 400, Lang::En).contains("Seat A is favoured"));
        assert!(verdict(&[share(0.52), share(0.48)], 400, Lang::En).contains("No seat"));
        assert!(verdict(&[share(0.4), share(0.6)], 400, Lang::Nl).contains('B'));
        // Of four seats one easily looks favoured.
        let four = |most: f64| [most, (1.0 - most) / 3.0, (1.0 - most) / 3.0, (1.0 - most) / 3.0].map(share);
        assert!(four(0.295)[0].low > 0.25);
        assert!(verdict(&four(0.295), 400, Lang::En).contains("No seat"));
        assert!(verdict(&four(0.32), 400, Lang::En).contains("Seat A is favoured"));
    }

    #[test]
    fn spreads_know_their_middle() {
        let spread = Spread::of((0..=100).collect());
        assert_eq!((spread.least, spread.low, spread.median, spread.high, spread.most), (0, 10, 50, 90, 100));
        assert_eq!(spread.bars.iter().map(|bar| bar.1).sum::<u64>(), 101);
        assert_eq!(Spread::of(Vec::new()), Spread::default());
    }
}
