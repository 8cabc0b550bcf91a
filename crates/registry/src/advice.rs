//! Advice for a seat: the best actions, what to expect of them, and why.

use std::collections::BTreeMap;

use atoll_bots::{Knobs, Mind, Search, Weighed};
use atoll_core::{Code, Info, Lang, Match, Observer, ScoreLine, Seat, SeededDice, Seen, Staged, Text, name_of};
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
const PREPARES: Text = Text { en: "prepares: {then}", nl: "bereidt voor: {then}" };
const SOON: Text =
    Text { en: "likely brings {n} soon for {step}", nl: "levert straks waarschijnlijk {n} op voor {step}" };
const SPOILS: Text =
    Text { en: "will likely cost {who} {n} for {step}", nl: "kost {who} straks waarschijnlijk {n} voor {step}" };
const ALONE: Text = Text { en: "no other move comes near", nl: "geen andere zet komt in de buurt" };
const BEST: Text = Text { en: "leads to the best positions later on", nl: "leidt later tot de beste stellingen" };
const NEXT: Text = Text {
    en: "nearly as good: {n} in a hundred games less",
    nl: "bijna even goed: {n} op de honderd partijen minder",
};

/// How many lines are looked at for what an action leads to.
const LINES: u32 = 8;
/// In how many of them the same must come for it to be told.
const MOST: u32 = 5;

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
    // Who advises does not err on purpose.
    let mut search = Search::new(mind, Knobs { slack: 0.0, ..knobs });
    let weighed = search.weigh(played.seen_by(seat), &mut dice);
    let all = weighed.iter().take(most).enumerate();
    all.map(|(n, action)| Advice {
        code: action.action.code(),
        value: action.value,
        visits: action.visits,
        reason: reason(&seen, &mut search, n, &weighed, lang),
    })
    .collect()
}

/// What speaks for an action: what it changes in the score at once, what it prepares, what comes of it soon; if nothing
/// of that can be told, how it compares.
pub(crate) fn reason<G: Staged, M: Mind<G>>(
    seen: &Seen<'_, G>,
    search: &mut Search<G, M>,
    n: usize,
    weighed: &[Weighed<G::Action>],
    lang: Lang,
) -> String {
    let (seat, action) = (seen.seat(), weighed[n].action);
    let mut dice = SeededDice::new(2);
    let sample = seen.sample(&mut dice);
    let before = sample.breakdown();
    let mut next = sample;
    next.act(seat, action);
    let now = changes(&before, &next.breakdown());
    if let Some(words) = told::<G>(&now, seat, [BRINGS, COSTS, TAKES], lang) {
        return words;
    }
    let mut soon: Vec<Change> = Vec::new();
    // What the seat does later on that scores, with how often it comes and what it is called.
    let mut later: BTreeMap<u32, (u32, String)> = BTreeMap::new();
    for _ in 0..LINES {
        let sample = seen.sample(&mut dice);
        let before = sample.breakdown();
        let (mut nth, mut scored) = (0, None);
        let end = search.expect(sample, action, &mut dice, &mut |from, action, to| {
            nth += 1;
            let gain = |line: &Change| line.seat == seat && line.by > 0;
            if M::OPEN && nth > 1 && scored.is_none() && changes(&from.breakdown(), &to.breakdown()).iter().any(gain) {
                let view = from.view(Observer::Seat(seat));
                scored = Some((action.code(), G::sentence(&view, action, lang)));
            }
        });
        if let Some((code, sentence)) = scored {
            later.entry(code).or_insert((0, sentence)).0 += 1;
        }
        for change in changes(&before, &end.breakdown()) {
            match soon.iter_mut().find(|known| known.key == change.key && known.seat == change.seat) {
                Some(known) => known.by += change.by,
                None => soon.push(change),
            }
        }
    }
    if let Some((_, (_, then))) = later.into_iter().find(|(_, (times, _))| *times >= MOST) {
        return PREPARES.fill(lang, &[("then", &then.replace('\n', " "))]);
    }
    for change in &mut soon {
        change.by = (change.by + change.by.signum() * LINES as i32 / 2) / LINES as i32;
    }
    soon.retain(|change| if change.seat == seat { change.by > 0 } else { change.by < 0 });
    if let Some(words) = told::<G>(&soon, seat, [SOON, SOON, SPOILS], lang) {
        return words;
    }
    let less = |a: usize, b: usize| weighed.get(a).zip(weighed.get(b)).map_or(1.0, |(a, b)| a.value - b.value);
    if n > 0 {
        let less = (less(0, n) * 100.0).max(0.0).round() as i32;
        return NEXT.fill(lang, &[("n", &less)]);
    }
    if less(0, 1) > 0.08 { ALONE } else { BEST }.get(lang).to_owned()
}

/// What one step of the scoring has become for a seat.
struct Change {
    key: &'static str,
    seat: Seat,
    by: i32,
}

/// What is different in the steps that count.
fn changes(before: &[ScoreLine], after: &[ScoreLine]) -> Vec<Change> {
    let mut all = Vec::new();
    for then in after.iter().filter(|line| line.counts) {
        let Some(now) = before.iter().find(|line| line.key == then.key) else { continue };
        for seat in Seat::first(then.by_seat.seats()) {
            let by = i32::from(then.by_seat[seat]) - i32::from(now.by_seat[seat]);
            if by != 0 {
                all.push(Change { key: then.key, seat, by });
            }
        }
    }
    all
}

/// The two greatest changes in words: what the seat gets, what it loses, what others lose; nothing if there is nothing.
fn told<G: Staged>(changes: &[Change], seat: Seat, words: [Text; 3], lang: Lang) -> Option<String> {
    let matters = |change: &&Change| change.seat == seat || change.by < 0;
    let mut all: Vec<&Change> = changes.iter().filter(matters).collect();
    all.sort_by_key(|change| std::cmp::Reverse(change.by.abs()));
    let say = |change: &&Change| {
        let text = match (change.seat == seat, change.by > 0) {
            (true, true) => words[0],
            (true, false) => words[1],
            (false, _) => words[2],
        };
        let (count, step) = (change.by.abs(), label(&G::INFO, change.key, lang));
        text.fill(lang, &[("n", &count), ("step", &step), ("who", &name_of(change.seat))])
    };
    let words: Vec<String> = all.iter().take(2).map(say).collect();
    (!words.is_empty()).then(|| words.join(", "))
}

fn label(info: &Info, key: &str, lang: Lang) -> String {
    let found = info.texts.iter().find(|(known, _)| *known == key);
    found.map_or_else(|| key.to_owned(), |(_, text)| text.get(lang).to_owned())
}
