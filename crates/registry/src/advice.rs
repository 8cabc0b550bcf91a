//! Advice for a seat: the best actions, what to expect of them, and why.

use std::collections::BTreeMap;

use atoll_bots::{Knobs, Mind, Search, Weighed};
use atoll_core::{Code, Info, Lang, Match, Observer, ScoreLine, Seat, SeededDice, Seen, Staged, Text, Turn, name_of};
use serde::Serialize;

/// One action that is advised.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    /// The action's code.
    pub code: u32,
    /// The chance to win that can be expected, from 0 to 1; alone, how much of what there is to reach.
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
const KEEPS: Text = Text { en: "keeps {who} from this: {then}", nl: "belet {who} dit: {then}" };
const LETS: Text = Text { en: "lets {who} do this next: {then}", nl: "laat {who} hierna dit doen: {then}" };
const ONLY: Text = Text { en: "there is no other move", nl: "er is geen andere zet" };
const ALONE: Text = Text { en: "no other move comes near", nl: "geen andere zet komt in de buurt" };
const AHEAD: Text = Text {
    en: "a little better than the next best: {n} in a hundred games more",
    nl: "iets beter dan de volgende: {n} op de honderd partijen meer",
};
const AHEAD_ALONE: Text = Text {
    en: "a little better than the next best: {n} % of the goal more",
    nl: "iets beter dan de volgende: {n} % van het doel meer",
};
const LEVEL: Text = Text { en: "other moves are just as good", nl: "andere zetten zijn even goed" };
const BEST: Text = Text { en: "leads to the best positions later on", nl: "leidt later tot de beste stellingen" };
const EQUAL: Text = Text { en: "just as good", nl: "even goed" };
const NEXT: Text = Text {
    en: "nearly as good: {n} in a hundred games less",
    nl: "bijna even goed: {n} op de honderd partijen minder",
};
const NEXT_ALONE: Text =
    Text { en: "nearly as good: {n} % of the goal less", nl: "bijna even goed: {n} % van het doel minder" };
const WORSE_ALONE: Text = Text { en: "worse: {n} % of the goal less", nl: "minder goed: {n} % van het doel minder" };
const WORSE: Text =
    Text { en: "worse: {n} in a hundred games less", nl: "minder goed: {n} op de honderd partijen minder" };
/// What is counted in a step, where a game has no words of its own for it.
const COUNTED: Text = Text { en: "{n} for {step}", nl: "{n} voor {step}" };
/// Between two things that are counted.
const AND: Text = Text { en: " and ", nl: " en " };

/// How much less is still nearly as good, in a hundred games.
const NEARLY: i32 = 5;
/// From how much more on nothing comes near the best, in a hundred games.
const FAR: i32 = 8;
/// How many lines are looked at for what an action leads to.
const LINES: u64 = 8;
/// In how many of them the same must come for it to be told.
const MOST: u32 = 5;
/// In no more of them may come what another action allows and this one does not.
const FEW: u32 = 2;
/// Whatever is advised beside the best has had one in so many lines of thought.
const FAIR: u32 = 40;

/// An action that may be advised, with the number of the search that looked at it.
struct Candidate<A> {
    weighed: Weighed<A>,
    by: usize,
}

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
    // Who advises does not err on purpose.
    let knobs = Knobs { slack: 0.0, ..knobs };
    let mut dice = SeededDice::new(1);
    let mut searches = vec![Search::new(mind.clone(), knobs)];
    let sample = seen.sample(&mut SeededDice::new(2));
    let told = |one: Weighed<G::Action>| in_chances(&mind, &sample, seat, one);
    let mut weighed: Vec<_> = searches[0].weigh(played.seen_by(seat), &mut dice).into_iter().map(told).collect();
    promising_first(&seen, &mind, &mut weighed);
    let alone = weighed.len() == 1;
    // The best is what was looked at most. Those behind it are read by what they promise, and a promise needs a look:
    // what was hardly looked at gets one of its own. The best is held against the next, whether or not that is wanted.
    weighed.truncate(most.max(2));
    let fair = knobs.iterations.div_ceil(FAIR);
    let mut all: Vec<Candidate<G::Action>> = Vec::new();
    for one in weighed {
        let best = all.first().map(|best| best.weighed.value);
        all.push(match best {
            Some(best) if one.visits < fair => {
                let mut search =
                    Search::new(mind.clone(), Knobs { iterations: 4 * fair, trees: 1, keep: false, ..knobs });
                let again = search.weigh_also(played.seen_by(seat), one.action, &mut SeededDice::new(1));
                let looked = again.into_iter().find(|other| other.action == one.action).map_or(one, told);
                searches.push(search);
                let weighed = Weighed { value: looked.value.min(best), visits: one.visits + looked.visits, ..looked };
                Candidate { weighed, by: searches.len() - 1 }
            }
            // More than the best promises only what was looked at less: the search did not believe it.
            Some(best) => Candidate { weighed: Weighed { value: one.value.min(best), ..one }, by: 0 },
            None => Candidate { weighed: one, by: 0 },
        });
    }
    if let Some((_, others)) = all.split_first_mut() {
        others.sort_by(|a, b| b.weighed.value.total_cmp(&a.weighed.value));
    }
    (0..all.len().min(most))
        .map(|n| {
            let Weighed { action, value, visits, .. } = all[n].weighed;
            let rival = if n == 0 { all.get(1) } else { all.first() };
            let less = rival.map(|rival| (100.0 * (rival.weighed.value - value).abs()).round() as i32);
            let rival = rival.map(|rival| ((rival.by, rival.weighed.action), n == 0));
            let reason = reason(&seen, &mut searches, (all[n].by, action), rival, lang).unwrap_or_else(|| match less {
                _ if alone => ONLY.get(lang).to_owned(),
                Some(less) if n == 0 => ahead(less, sample.seats(), lang),
                Some(less) => behind(less, sample.seats(), lang),
                None => BEST.get(lang).to_owned(),
            });
            Advice { code: action.code(), value, visits, reason }
        })
        .collect()
}

/// What was weighed, with the chances to win of all seats in the place of how they stand.
pub(crate) fn in_chances<G: Staged, M: Mind<G>>(
    mind: &M,
    sample: &G,
    seat: Seat,
    weighed: Weighed<G::Action>,
) -> Weighed<G::Action> {
    let values = mind.chances(sample, seat, &weighed.values);
    Weighed { value: values[seat.index()], values, ..weighed }
}

/// Puts what was never looked at in the order of what the mind expects of it.
fn promising_first<G: Staged, M: Mind<G>>(seen: &Seen<'_, G>, mind: &M, weighed: &mut [Weighed<G::Action>]) {
    let known = weighed.iter().rposition(|one| one.visits > 0).map_or(0, |last| last + 1);
    let unknown = &mut weighed[known..];
    let actions: Vec<G::Action> = unknown.iter().map(|one| one.action).collect();
    let mut scores = Vec::new();
    let sample = seen.sample(&mut SeededDice::new(2));
    if actions.len() > 1 && mind.order(&sample, seen.seat(), &actions, &mut scores) {
        let mut order: Vec<usize> = (0..actions.len()).collect();
        order.sort_by_key(|&n| std::cmp::Reverse(scores[n]));
        let sorted: Vec<Weighed<G::Action>> = order.into_iter().map(|n| unknown[n]).collect();
        unknown.copy_from_slice(&sorted);
    }
}

/// Why an action is the best of a review: what it brings that `rival` does not, or how far ahead of the next it is.
pub(crate) fn why_best<G: Staged, M: Mind<G>>(
    seen: &Seen<'_, G>,
    search: Search<G, M>,
    best: &Weighed<G::Action>,
    [rival, next]: [Option<&Weighed<G::Action>>; 2],
    lang: Lang,
) -> String {
    let seats = seen.sample(&mut SeededDice::new(2)).seats();
    let told = reason(seen, &mut [search], (0, best.action), rival.map(|rival| ((0, rival.action), true)), lang);
    told.unwrap_or_else(|| match next {
        Some(next) => ahead((100.0 * (best.value - next.value)).round() as i32, seats, lang),
        None => BEST.get(lang).to_owned(),
    })
}

/// What speaks for an action: what it changes in the score at once, what it prepares and its rival does not, what others
/// cannot do then or can, what comes of it soon; nothing if nothing of that can be told. Both are given with the number of the search
/// that knows them, and the rival with whether it is the worse.
fn reason<G: Staged, M: Mind<G>>(
    seen: &Seen<'_, G>,
    searches: &mut [Search<G, M>],
    own: (usize, G::Action),
    rival: Option<((usize, G::Action), bool)>,
    lang: Lang,
) -> Option<String> {
    let (seat, action) = (seen.seat(), own.1);
    let sample = seen.sample(&mut SeededDice::new(2));
    let before = sample.breakdown();
    let mut next = sample;
    next.act(seat, action);
    let now = changes(&before, &next.breakdown());
    if let Some(words) = told::<G>(&now, seat, [BRINGS, COSTS, TAKES], lang) {
        return Some(words);
    }
    let (rival, is_best) = rival?;
    let lines: Vec<Line> = (0..LINES).map(|n| line(seen, &mut searches[own.0], action, n, lang)).collect();
    let against: Vec<Line> = (0..LINES).map(|n| line(seen, &mut searches[rival.0], rival.1, n, lang)).collect();
    // What the seat does later on that scores, if it is owed to this action.
    let (here, there) = (often(&lines, Line::scored), often(&against, Line::scored));
    let prepares = |then: &Scored| PREPARES.fill(lang, &[("then", &then.sentence.replace('\n', " "))]);
    if let Some(then) = only(&here, &there) {
        return Some(prepares(then));
    }
    // What another seat scores with next, if only one of the two leaves it to do so.
    let (mine, its) = (often(&lines, Line::answered), often(&against, Line::answered));
    let (text, then) = if is_best { (KEEPS, only(&its, &mine)) } else { (LETS, only(&mine, &its)) };
    if let Some(then) = then {
        return Some(text.fill(lang, &[("who", &name_of(then.seat)), ("then", &then.sentence.replace('\n', " "))]));
    }
    let owed = told::<G>(&owed(&lines, &against, seat), seat, [SOON, SOON, SPOILS], lang);
    // What comes of the next best as well is still what the best is for.
    owed.or_else(|| here.iter().find(|(times, _)| is_best && *times >= MOST).map(|(_, then)| prepares(then)))
}

/// Actions that lines score with, with how often each came.
fn often(lines: &[Line], of: fn(&Line) -> Option<&Scored>) -> Vec<(u32, &Scored)> {
    let mut often: Vec<(u32, &Scored)> = Vec::new();
    for one in lines.iter().filter_map(of) {
        match often.iter_mut().find(|(_, known)| known.is(one)) {
            Some((times, _)) => *times += 1,
            None => often.push((1, one)),
        }
    }
    often
}

/// What comes in most of these lines and in few of those.
fn only<'a>(here: &[(u32, &'a Scored)], there: &[(u32, &Scored)]) -> Option<&'a Scored> {
    let rare = |one: &Scored| there.iter().all(|(times, other)| *times <= FEW || !other.is(one));
    here.iter().find(|(times, one)| *times >= MOST && rare(one)).map(|(_, one)| *one)
}

/// An action that scores.
struct Scored {
    seat: Seat,
    code: u32,
    sentence: String,
}

impl Scored {
    fn is(&self, other: &Scored) -> bool {
        // What is hidden differs from line to line: only the same words mean the same.
        (self.seat, self.code, &self.sentence) == (other.seat, other.code, &other.sentence)
    }
}

/// One line of play as a search expects it.
struct Line {
    before: Vec<ScoreLine>,
    /// The steps of the scoring after each decision of the seat.
    after: Vec<Vec<ScoreLine>>,
    end: Vec<ScoreLine>,
    is_over: bool,
    /// The first later action of the seat that scores.
    scored: Option<Scored>,
    /// The first of another seat.
    answered: Option<Scored>,
}

impl Line {
    fn scored(&self) -> Option<&Scored> {
        self.scored.as_ref()
    }

    fn answered(&self) -> Option<&Scored> {
        self.answered.as_ref()
    }
}

/// Line number `n` that begins with an action: the same number starts from the same sample, whatever the action.
fn line<G: Staged, M: Mind<G>>(
    seen: &Seen<'_, G>,
    search: &mut Search<G, M>,
    action: G::Action,
    n: u64,
    lang: Lang,
) -> Line {
    let seat = seen.seat();
    let mut dice = SeededDice::new(3 + n);
    let sample = seen.sample(&mut dice);
    let before = sample.breakdown();
    let (mut after, mut scored, mut answered) = (Vec::<Vec<ScoreLine>>::new(), None, None);
    let end = search.expect(sample, action, &mut dice, &mut |who, from, action, to| {
        let is_own = who == seat;
        let first = if is_own { &mut scored } else { &mut answered };
        // What others may do is told where nobody hides anything.
        let is_wanted = (is_own || M::OPEN) && !after.is_empty() && first.is_none();
        if !is_own && !is_wanted {
            return;
        }
        let now = to.breakdown();
        let gain = |line: &Change| line.seat == who && line.by > 0;
        if is_wanted && changes(&from.breakdown(), &now).iter().any(gain) {
            let sentence = G::sentence(&from.view(Observer::Seat(who)), action, lang);
            *first = Some(Scored { seat: who, code: action.code(), sentence });
        }
        if is_own {
            after.push(now);
        }
    });
    let is_over = matches!(end.turn(), Turn::Over(_));
    Line { before, after, end: end.breakdown(), is_over, scored, answered }
}

/// What the lines bring the seat, or cost others, that those of the rival do not: what comes anyway is no reason.
///
/// Two lines are compared where both have gone equally far.
fn owed(lines: &[Line], rivals: &[Line], seat: Seat) -> Vec<Change> {
    let (mut sums, mut count) = (BTreeMap::<(&'static str, u8), (i32, i32)>::new(), 0);
    for (line, rival) in lines.iter().zip(rivals) {
        let (here, there) = if line.is_over && rival.is_over || line.after.len() == rival.after.len() {
            (&line.end, &rival.end)
        } else {
            let far = line.after.len().min(rival.after.len());
            let Some(last) = far.checked_sub(1) else { continue };
            (&line.after[last], &rival.after[last])
        };
        count += 1;
        for change in changes(&line.before, here) {
            sums.entry((change.key, change.seat.number())).or_default().0 += change.by;
        }
        for change in changes(there, here) {
            sums.entry((change.key, change.seat.number())).or_default().1 += change.by;
        }
    }
    let mean = |sum: i32| (sum + sum.signum() * count / 2) / count.max(1);
    let owed = sums.into_iter().filter_map(|((key, number), (all, more))| {
        let (all, more) = (mean(all), mean(more));
        let who = Seat::new(number)?;
        // No more than really comes, and no more than the rival leaves out.
        let by = if who == seat { all.min(more).max(0) } else { all.max(more).min(0) };
        (by != 0).then_some(Change { key, seat: who, by })
    });
    owed.collect()
}

/// How the best compares with the next, which wins so many in a hundred games less; with one seat, reaches so much less.
fn ahead(less: i32, seats: u8, lang: Lang) -> String {
    let words = match (less, seats) {
        (..=0, _) => LEVEL,
        (1..FAR, 1) => AHEAD_ALONE,
        (1..FAR, _) => AHEAD,
        _ => ALONE,
    };
    words.fill(lang, &[("n", &less)])
}

/// How an action compares with the best, of which so many in a hundred games more are won.
fn behind(less: i32, seats: u8, lang: Lang) -> String {
    let words = match (less, seats) {
        (..=0, _) => EQUAL,
        (1..=NEARLY, 1) => NEXT_ALONE,
        (1..=NEARLY, _) => NEXT,
        (_, 1) => WORSE_ALONE,
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
    let what = |change: &Change| counted(&G::INFO, change.key, change.by.abs(), lang);
    let say = |change: &Change, what: String| {
        let text = match (change.seat == seat, change.by > 0) {
            (true, true) => words[0],
            (true, false) => words[1],
            (false, _) => words[2],
        };
        text.fill(lang, &[("what", &what), ("who", &name_of(change.seat))])
    };
    Some(match all[..] {
        [] => return None,
        [only] => say(only, what(only)),
        // Of one seat, in one direction: said in one breath.
        [a, b, ..] if a.seat == b.seat && a.by.signum() == b.by.signum() => {
            say(a, format!("{}{}{}", what(a), AND.get(lang), what(b)))
        }
        [a, b, ..] => format!("{}, {}", say(a, what(a)), say(b, what(b))),
    })
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
    use atoll_core::{BySeat, Game};

    use super::*;

    #[test]
    fn only_what_is_nearly_as_good_is_called_so() {
        assert_eq!(behind(0, 2, Lang::Nl), "even goed");
        assert_eq!(behind(5, 2, Lang::En), "nearly as good: 5 in a hundred games less");
        assert_eq!(behind(37, 3, Lang::En), "worse: 37 in a hundred games less");
        assert_eq!(behind(37, 1, Lang::Nl), "minder goed: 37 % van het doel minder");
        assert_eq!(ahead(0, 2, Lang::En), "other moves are just as good");
        assert_eq!(ahead(3, 2, Lang::Nl), "iets beter dan de volgende: 3 op de honderd partijen meer");
        assert_eq!(ahead(3, 1, Lang::En), "a little better than the next best: 3 % of the goal more");
        assert_eq!(ahead(8, 2, Lang::En), "no other move comes near");
    }

    fn scored(key: &'static str, points: [i16; 2]) -> Vec<ScoreLine> {
        let mut by_seat = BySeat::new(2);
        for (seat, points) in Seat::first(2).zip(points) {
            by_seat[seat] = points;
        }
        vec![ScoreLine { key, by_seat, counts: true }]
    }

    #[test]
    fn what_comes_anyway_is_no_reason() {
        let line = |points: &[[i16; 2]], is_over: bool| Line {
            before: scored("fish", [0, 9]),
            after: points.iter().map(|&points| scored("fish", points)).collect(),
            end: scored("fish", points[points.len() - 1]),
            is_over,
            scored: None,
            answered: None,
        };
        let found = |line: Line, rival: Line| -> Vec<(u8, i32)> {
            owed(&[line], &[rival], Seat::A).iter().map(|change| (change.seat.number(), change.by)).collect()
        };
        // At the end of a match 30 points are counted that both lead to; 2 of 32 are owed to the move.
        assert_eq!(found(line(&[[0, 9], [32, 9]], true), line(&[[30, 9]], true)), [(0, 2)]);
        // A line that goes further is compared where the other one ends.
        assert_eq!(found(line(&[[0, 9], [30, 9]], true), line(&[[0, 9]], false)), []);
        assert_eq!(found(line(&[[1, 7], [30, 0]], true), line(&[[0, 9]], false)), [(0, 1), (1, -2)]);
        // No more is promised than comes, if the rival would even lose something.
        assert_eq!(found(line(&[[1, 9]], false), line(&[[-4, 9]], false)), [(0, 1)]);
    }

    #[test]
    fn what_both_lead_to_is_owed_to_neither() {
        let line = |own: &str, other: &str| {
            let scored = |seat: Seat, sentence: &str| {
                (!sentence.is_empty()).then(|| Scored { seat, code: 1, sentence: sentence.to_owned() })
            };
            let (scored, answered) = (scored(Seat::A, own), scored(Seat::B, other));
            Line { before: Vec::new(), after: Vec::new(), end: Vec::new(), is_over: false, scored, answered }
        };
        let lines = |own: [&str; 2], other: &str| -> Vec<Line> {
            (0..8).map(|n| line(own[usize::from(n > 4)], other)).collect()
        };
        let (one, two, none) = (lines(["T", "L"], "X"), lines(["T", "T"], ""), lines(["L", "L"], ""));
        let found = |here: &[Line], there: &[Line], of: fn(&Line) -> Option<&Scored>| {
            only(&often(here, of), &often(there, of)).map(|one| one.sentence.clone())
        };
        assert_eq!(found(&one, &none, Line::scored).as_deref(), Some("T"), "five of eight, and never there");
        assert_eq!(found(&one, &two, Line::scored), None, "it comes of both");
        assert_eq!(found(&none, &one, Line::scored), None, "three of eight are too many to be few");
        assert_eq!(found(&one, &two, Line::answered).as_deref(), Some("X"));
        assert_eq!(found(&two, &one, Line::answered), None);
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
