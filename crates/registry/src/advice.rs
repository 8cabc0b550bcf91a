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

const BRINGS: Text = Text { en: "brings {what}", nl: "levert {what} op" };
const COSTS: Text = Text { en: "costs {what}", nl: "kost {what}" };
const TAKES: Text = Text { en: "takes {what} from {who}", nl: "kost {who} {what}" };
const PREPARES: Text = Text { en: "prepares: {then}", nl: "bereidt voor: {then}" };
const SOON: Text = Text { en: "likely brings {what} soon", nl: "levert straks waarschijnlijk {what} op" };
const SPOILS: Text = Text { en: "will likely cost {who} {what}", nl: "kost {who} straks waarschijnlijk {what}" };
const ALONE: Text = Text { en: "no other move comes near", nl: "geen andere zet komt in de buurt" };
const BEST: Text = Text { en: "leads to the best positions later on", nl: "leidt later tot de beste stellingen" };
const EQUAL: Text = Text { en: "just as good", nl: "even goed" };
const NEXT: Text = Text {
    en: "nearly as good: {n} in a hundred games less",
    nl: "bijna even goed: {n} op de honderd partijen minder",
};
const WORSE: Text =
    Text { en: "worse: {n} in a hundred games less", nl: "minder goed: {n} op de honderd partijen minder" };
/// What is counted in a step, where a game has no words of its own for it.
const COUNTED: Text = Text { en: "{n} for {step}", nl: "{n} voor {step}" };

/// How much less is still nearly as good, in a hundred games.
const NEARLY: i32 = 5;
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
    let mut weighed = search.weigh(played.seen_by(seat), &mut dice);
    // The best is what was looked at most. Those behind it are read by what they promise.
    if let Some((_, others)) = weighed.split_first_mut() {
        let shown = most.saturating_sub(1).min(others.len());
        others[..shown].sort_by(|a, b| b.value.total_cmp(&a.value));
    }
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
        return compared((less(0, n) * 100.0).round() as i32, lang);
    }
    if less(0, 1) > 0.08 { ALONE } else { BEST }.get(lang).to_owned()
}

/// How an action compares with the best, of which so many in a hundred games more are won.
fn compared(less: i32, lang: Lang) -> String {
    let words = match less {
        ..=0 => EQUAL,
        1..=NEARLY => NEXT,
        _ => WORSE,
    };
    words.fill(lang, &[("n", &less)])
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
        let what = counted(&G::INFO, change.key, change.by.abs(), lang);
        text.fill(lang, &[("what", &what), ("who", &name_of(change.seat))])
    };
    let words: Vec<String> = all.iter().take(2).map(say).collect();
    (!words.is_empty()).then(|| words.join(", "))
}

/// So much of what a step of the scoring counts, in the game's own words: `gain.X` of the messages for `score.X`, with
/// `gain.X.one` for one of it.
fn counted(info: &Info, key: &str, n: i32, lang: Lang) -> String {
    let find = |key: &str| info.texts.iter().find(|(known, _)| *known == key).map(|(_, text)| *text);
    let own = key.strip_prefix("score.").and_then(|step| {
        let one = (n == 1).then(|| find(&format!("gain.{step}.one"))).flatten();
        one.or_else(|| find(&format!("gain.{step}")))
    });
    match own {
        Some(text) => text.fill(lang, &[("n", &n)]),
        None => COUNTED.fill(lang, &[("n", &n), ("step", &find(key).map_or(key, |text| text.get(lang)))]),
    }
}

#[cfg(test)]
mod tests {
    use atoll_core::Game;

    use super::*;

    #[test]
    fn only_what_is_nearly_as_good_is_called_so() {
        assert_eq!(compared(-1, Lang::En), "just as good");
        assert_eq!(compared(0, Lang::Nl), "even goed");
        assert_eq!(compared(5, Lang::En), "nearly as good: 5 in a hundred games less");
        assert_eq!(compared(37, Lang::En), "worse: 37 in a hundred games less");
    }

    #[test]
    fn what_a_step_counts_is_told_in_words_of_the_game() {
        const TEXTS: &[(&str, Text)] = &[
            ("gain.sun", Text { en: "{n} icons in the sun", nl: "{n} symbolen in de zon" }),
            ("gain.sun.one", Text { en: "1 icon in the sun", nl: "1 symbool in de zon" }),
            ("score.moon", Text { en: "Moon cards", nl: "Maankaarten" }),
        ];
        let info = Info { texts: TEXTS, ..atoll_testkit::toy::Sound::INFO };
        assert_eq!(counted(&info, "score.sun", 1, Lang::Nl), "1 symbool in de zon");
        assert_eq!(counted(&info, "score.sun", 3, Lang::En), "3 icons in the sun");
        assert_eq!(counted(&info, "score.moon", 2, Lang::En), "2 for Moon cards", "a game without words for it");
    }
}
