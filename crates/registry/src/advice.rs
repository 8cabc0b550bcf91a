//! Advice for a seat: the best actions, what to expect of them, and why.

use atoll_bots::{Knobs, Mind, Search, Weighed};
use atoll_core::{Code, Info, Lang, Match, Seat, SeededDice, Staged, Text, name_of};
use serde::Serialize;

/// One action that is advised.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    /// The action's code.
    pub code: u32,
    /// The share of a win that can be expected, from 0 to 1.
    pub value: f32,
    /// How many lines of thought began with it.
    pub visits: u32,
    /// One line that says what speaks for it.
    pub reason: String,
}

const BRINGS: Text = Text { en: "brings {n} for {step}", nl: "levert {n} op voor {step}" };
const COSTS: Text = Text { en: "costs {n} for {step}", nl: "kost {n} voor {step}" };
const TAKES: Text = Text { en: "takes {n} from {who} for {step}", nl: "kost {who} {n} voor {step}" };
const ALONE: Text = Text { en: "no other move comes near", nl: "geen andere zet komt in de buurt" };
const BEST: Text = Text { en: "leads to the best positions later on", nl: "leidt later tot de beste stellingen" };
const NEXT: Text = Text {
    en: "nearly as good: {n} in a hundred games less",
    nl: "bijna even goed: {n} op de honderd partijen minder",
};

/// The best actions of a seat that is asked, the best first; the same whenever it is asked again.
pub(crate) fn advise<G: Staged, M: Mind<G>>(
    played: &Match<G>,
    seat: Seat,
    mind: M,
    knobs: Knobs,
    most: usize,
    lang: Lang,
) -> Vec<Advice> {
    let seen = played.seen_by(seat);
    let mut dice = SeededDice::new(1);
    let sample = seen.sample(&mut dice);
    // Who advises does not err on purpose.
    let weighed = Search::new(mind, Knobs { slack: 0.0, ..knobs }).weigh(seen, &mut dice);
    let all = weighed.iter().take(most).enumerate();
    all.map(|(n, action)| Advice {
        code: action.action.code(),
        value: action.value,
        visits: action.visits,
        reason: reason(&sample, seat, n, &weighed, lang),
    })
    .collect()
}

/// What an action changes in the score at once; if nothing, how it compares.
pub(crate) fn reason<G: Staged>(
    sample: &G,
    seat: Seat,
    n: usize,
    weighed: &[Weighed<G::Action>],
    lang: Lang,
) -> String {
    let mut next = sample.clone();
    next.act(seat, weighed[n].action);
    let (before, after) = (sample.breakdown(), next.breakdown());
    let mut told: Vec<(i16, String)> = Vec::new();
    for then in after.iter().filter(|line| line.counts) {
        let Some(now) = before.iter().find(|line| line.key == then.key) else { continue };
        let step = label(&G::INFO, then.key, lang);
        for who in Seat::first(sample.seats()) {
            let gain = then.by_seat[who] - now.by_seat[who];
            let count = gain.abs();
            let words = |text: Text| text.fill(lang, &[("n", &count), ("step", &step), ("who", &name_of(who))]);
            if gain > 0 && who == seat {
                told.push((gain, words(BRINGS)));
            } else if gain < 0 {
                told.push((count, words(if who == seat { COSTS } else { TAKES })));
            }
        }
    }
    told.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
    let words: Vec<String> = told.into_iter().take(2).map(|(_, words)| words).collect();
    if !words.is_empty() {
        return words.join(", ");
    }
    let less = |a: usize, b: usize| weighed.get(a).zip(weighed.get(b)).map_or(1.0, |(a, b)| a.value - b.value);
    if n > 0 {
        let less = (less(0, n) * 100.0).max(0.0).round() as i32;
        return NEXT.fill(lang, &[("n", &less)]);
    }
    if less(0, 1) > 0.08 { ALONE } else { BEST }.get(lang).to_owned()
}

fn label(info: &Info, key: &str, lang: Lang) -> String {
    let found = info.texts.iter().find(|(known, _)| *known == key);
    found.map_or_else(|| key.to_owned(), |(_, text)| text.get(lang).to_owned())
}
