//! What an observer sees, as it is told: whole, or what is different from before.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};
use std::sync::{Arc, OnceLock};

use atoll_core::any::{AnyMatch, Glimpse, LegalAction, LogLine, Look};
use atoll_core::{Cast, Gesture, Info, Lang, Observer, Piece, ScoreLine, Spot, Tape, Turn};
use serde::Serialize;

use crate::change::{PieceMove, Respelled, Run};
use crate::edit::edit;
use crate::hash::{Mixer, short_hash, tape_hash};
use crate::info::words_of;
use crate::ink::Ink;
use crate::state::{SpotState, TurnState, turn_state};

/// What all see who have the same eyes.
#[derive(Clone, Debug)]
pub struct Glance {
    game: &'static str,
    seats: u8,
    version: u32,
    lines: Arc<[LogLine]>,
    glimpse: Glimpse,
    scene: Arc<Scene>,
    /// What is different from a scene before, once somebody has been told.
    told: Arc<OnceLock<Told>>,
}

/// What is different between two scenes, as messages tell it: before what is told of actions, and after it.
#[derive(Debug)]
struct Told {
    since: Arc<Scene>,
    first: String,
    last: String,
}

/// What lasts of a [`Glance`]: what is needed of it to tell what has changed since.
#[derive(Debug)]
struct Scene {
    view: Tape,
    hash: u64,
    turn: TurnState,
    cast: Arc<Cast>,
    prompt: String,
    /// The scores by step.
    breakdown: Tape,
}

/// What an observer sees of a match. It is dear to make and large, so it is kept no longer than it is needed; what lasts
/// is what was [`Seen`].
#[derive(Clone, Debug)]
pub struct Sight {
    glance: Glance,
    legal: Vec<LegalAction>,
    seen: Arc<Seen>,
}

/// What an observer saw: what is needed of it to tell what has changed since.
#[derive(Clone, Debug)]
pub struct Seen {
    scene: Arc<Scene>,
    legal: Arc<[Listed]>,
    can_undo: bool,
}

/// An action that was listed: its code, and a hash of all that was said of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Listed {
    code: u32,
    hash: u64,
}

/// A [`ScoreState`](crate::ScoreState) that is written down at once.
#[derive(Serialize)]
struct Scored<'a> {
    key: &'static str,
    label: &'static str,
    by_seat: &'a [i16],
    counts: bool,
}

impl Scored<'_> {
    fn of<'a>(line: &'a ScoreLine, info: &Info, lang: Lang) -> Scored<'a> {
        let ScoreLine { key, by_seat, counts } = line;
        let label = words_of(info, key, lang).unwrap_or(key);
        Scored { key, label, by_seat: by_seat.as_slice(), counts: *counts }
    }
}

/// Which state a message tells of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heading {
    /// The number of changes so far.
    pub revision: u32,
    /// Whose eyes it is seen with; nobody's for a spectator.
    pub seat: Option<u8>,
    /// The number of the first log line that is told.
    pub log_from: u32,
}

impl Glance {
    /// What `who` sees of a match at which it looks like this; the log is told from the first line of the look on.
    pub fn new(played: &dyn AnyMatch, who: Observer, lang: Lang, look: Look) -> Glance {
        let info = played.info();
        let turn = played.turn();
        let is_open = matches!(turn, Turn::Over(_)) || played.is_open_to(who);
        let scores = if is_open { played.breakdown() } else { Vec::new() };
        let scores: Vec<Scored<'_>> = scores.iter().map(|line| Scored::of(line, &info, lang)).collect();
        let Look { view, glimpse, prompt, lines } = look;
        let scene = Scene {
            hash: tape_hash(&view),
            view,
            turn: turn_state(&turn),
            cast: Arc::clone(&glimpse.cast),
            prompt,
            breakdown: Tape::of(&scores),
        };
        Glance {
            game: info.slug,
            seats: played.seats(),
            version: u32::try_from(played.events()).unwrap_or(u32::MAX),
            lines: lines.into(),
            glimpse,
            scene: Arc::new(scene),
            told: Arc::default(),
        }
    }

    /// What the next look begins with.
    pub fn glimpse(&self) -> &Glimpse {
        &self.glimpse
    }

    /// The number of the first log line that it can tell.
    pub fn first_line(&self) -> u32 {
        self.version.saturating_sub(u32::try_from(self.lines.len()).unwrap_or(u32::MAX))
    }

    /// The lines from this one on.
    fn lines_from(&self, from: u32) -> &[LogLine] {
        self.lines.get(from.saturating_sub(self.first_line()) as usize..).unwrap_or_default()
    }

    /// What is different from a scene before, for all who have these eyes.
    fn tell<T>(&self, since: &Arc<Scene>, tell: impl FnOnce(&Told) -> T) -> T {
        let new = || Told::of(since, &self.scene);
        let told = self.told.get_or_init(new);
        if Arc::ptr_eq(&told.since, since) { tell(told) } else { tell(&new()) }
    }
}

impl Told {
    fn of(since: &Arc<Scene>, scene: &Scene) -> Told {
        let mut ink = Ink::new();
        ink.raw("{");
        if since.hash != scene.hash {
            ink.field("hash", &short_hash(scene.hash));
        }
        if since.turn != scene.turn {
            ink.field("turn", &scene.turn);
        }
        write_edit("view", &since.view, &scene.view, &mut ink);
        if !Arc::ptr_eq(&since.cast, &scene.cast) {
            let (lay, lie) = (&since.cast.stage().pieces, &scene.cast.stage().pieces);
            let pieces = runs(lay, lie, |old| old.id, |new| new.id, |old, new| old == new);
            if !is_all_of(&pieces, lay.len()) {
                ink.field("pieces", &pieces_in_runs(pieces, lay, lie));
            }
        }
        if since.prompt != scene.prompt {
            ink.field("prompt", &scene.prompt);
        }
        let first = ink.text();
        let mut ink = Ink::new();
        write_edit("breakdown", &since.breakdown, &scene.breakdown, &mut ink);
        Told { since: Arc::clone(since), first, last: ink.text() }
    }
}

impl Sight {
    /// What somebody with these eyes sees who may do this.
    pub fn new(glance: Glance, legal: Vec<LegalAction>, can_undo: bool) -> Sight {
        let listed = legal.iter().map(Listed::of).collect();
        let seen = Seen { scene: Arc::clone(&glance.scene), legal: listed, can_undo };
        Sight { glance, legal, seen: Arc::new(seen) }
    }

    /// What lasts of it.
    pub fn seen(&self) -> &Arc<Seen> {
        &self.seen
    }

    /// The number of the first log line that it can tell.
    pub fn first_line(&self) -> u32 {
        self.glance.first_line()
    }

    /// The message `state`: all of it.
    pub fn whole(&self, heading: Heading) -> String {
        let mut ink = Ink::new();
        heading.write("state", &mut ink);
        ink.key("state");
        self.write(heading.log_from, &mut ink);
        ink.raw("}");
        ink.text()
    }

    /// The message `past`, which answers the message of this number: all but the log.
    pub fn past(&self, id: u32) -> String {
        let mut ink = Ink::new();
        ink.raw("{\"type\":\"past\"");
        ink.field("id", &id);
        ink.key("state");
        self.write(self.glance.version, &mut ink);
        ink.raw("}");
        ink.text()
    }

    fn write(&self, log_from: u32, ink: &mut Ink) {
        let Glance { game, seats, version, scene, .. } = &self.glance;
        ink.raw("{");
        ink.field("game", game);
        ink.field("version", version);
        ink.field("hash", &short_hash(scene.hash));
        ink.field("seats", seats);
        ink.field("turn", &scene.turn);
        ink.key("view");
        ink.node(scene.view.root());
        ink.field("stage", scene.cast.stage());
        ink.field("prompt", &scene.prompt);
        ink.field("legal", &self.legal);
        ink.field("can_undo", &self.seen.can_undo);
        ink.field("log", self.glance.lines_from(log_from));
        ink.key("breakdown");
        ink.node(scene.breakdown.root());
        ink.raw("}");
    }

    /// The message `changed`: what is different from what was seen at revision `base`. `listed` is the last list of
    /// actions of these eyes that was not empty.
    pub fn changed(&self, heading: Heading, base: u32, before: &Seen, listed: &[Listed]) -> String {
        self.glance.tell(&before.scene, |told| {
            let mut ink = Ink::new();
            heading.write("changed", &mut ink);
            ink.field("base", &base);
            ink.key("log");
            let lines = self.glance.lines_from(heading.log_from).iter();
            ink.list(lines, write_line);
            ink.key("change");
            ink.raw(&told.first);
            if before.legal != self.seen.legal {
                ink.key("legal");
                self.write_legal(listed, &mut ink);
            }
            if before.can_undo != self.seen.can_undo {
                ink.field("can_undo", &self.seen.can_undo);
            }
            let is_first = ink.since(0).ends_with(b"{");
            ink.raw(if is_first { told.last.trim_start_matches(',') } else { &told.last });
            ink.raw("}}");
            ink.text()
        })
    }

    /// The actions in runs of those that were listed.
    fn write_legal(&self, listed: &[Listed], ink: &mut Ink) {
        let is_same = |old: &Listed, new: &Listed| old == new;
        let runs = runs(listed, &self.seen.legal, |old| old.code, |new| new.code, is_same);
        ink.list(runs.into_iter(), |ink, run| match run {
            Part::Same(from, count) => {
                ink.raw("[");
                ink.number(from);
                ink.raw(",");
                ink.number(count);
                ink.raw("]");
            }
            Part::Other(at, _) => {
                let (last, legal) = (at.checked_sub(1).map(|last| &self.legal[last]), &self.legal[at]);
                match last.filter(|last| last.seat == legal.seat) {
                    Some(last) => write_like(last, legal, ink),
                    None => ink.put(legal),
                }
            }
        });
    }
}

impl Seen {
    /// The actions that were listed.
    pub fn listed(&self) -> &Arc<[Listed]> {
        &self.legal
    }
}

impl Listed {
    fn of(legal: &LegalAction) -> Listed {
        // One code has one notation: it need not be told apart by that.
        let LegalAction { seat, code, text: _, sentence, gesture } = legal;
        let mut mixer = Mixer::new();
        mixer.write(sentence.as_bytes());
        seat.hash(&mut mixer);
        gesture.hash(&mut mixer);
        Listed { code: *code, hash: mixer.finish() }
    }
}

impl Heading {
    fn write(&self, kind: &str, ink: &mut Ink) {
        ink.raw("{");
        ink.field("type", kind);
        ink.field("revision", &self.revision);
        ink.field("seat", &self.seat);
        ink.field("log_from", &self.log_from);
    }
}

fn write_edit(key: &str, before: &Tape, after: &Tape, ink: &mut Ink) {
    if before != after {
        ink.key(key);
        edit(before.root(), after.root(), ink);
    }
}

/// A line of the log without its number.
fn write_line(ink: &mut Ink, line: &LogLine) {
    let or_null = |ink: &mut Ink, text: Option<&str>| match text {
        Some(text) => ink.text_of(text.as_bytes()),
        None => ink.raw("null"),
    };
    ink.raw("[");
    ink.put(&line.seat);
    ink.raw(",");
    or_null(ink, line.text.as_deref());
    ink.raw(",");
    ink.text_of(line.sentence.as_bytes());
    ink.raw(",");
    or_null(ink, line.rule);
    ink.raw("]");
}

/// A text that is like another.
fn write_respelled(before: &str, after: &str, ink: &mut Ink) {
    let (head, tail, between) = Respelled::of(before, after);
    ink.raw("[");
    ink.number(head);
    ink.raw(",");
    ink.number(tail);
    ink.raw(",");
    ink.text_of(between.as_bytes());
    ink.raw("]");
}

/// A place, as it is written in gestures everywhere.
fn write_spot(spot: Option<Spot>, ink: &mut Ink) {
    match spot {
        None => ink.raw("null"),
        Some(Spot::Cell { x, y, z }) => {
            for (key, n) in [("{\"x\":", x), (",\"y\":", y), (",\"z\":", z)] {
                ink.raw(key);
                ink.raw(if n < 0 { "-" } else { "" });
                ink.number(n.unsigned_abs().into());
            }
            ink.raw("}");
        }
        Some(Spot::Zone { zone, seat, index }) => {
            ink.raw("{\"zone\":");
            ink.text_of(zone.as_bytes());
            ink.field("seat", &seat);
            ink.raw(",\"index\":");
            ink.number(index.into());
            ink.raw("}");
        }
    }
}

/// An action that reads like the one before it in the list.
fn write_like(before: &LegalAction, after: &LegalAction, ink: &mut Ink) {
    ink.raw("{\"code\":");
    ink.number(after.code);
    ink.raw(",\"text\":");
    write_respelled(&before.text, &after.text, ink);
    ink.raw(",\"sentence\":");
    write_respelled(&before.sentence, &after.sentence, ink);
    ink.raw(",\"gesture\":{");
    let Gesture { step, from, to, value, item, cost } = &before.gesture;
    let now = &after.gesture;
    if *step != now.step {
        ink.field("step", now.step);
    }
    if *from != now.from {
        ink.key("from");
        write_spot(now.from, ink);
    }
    if *to != now.to {
        ink.key("to");
        write_spot(now.to, ink);
    }
    if *value != now.value {
        ink.field("value", &now.value);
    }
    if *item != now.item {
        ink.field("item", &now.item);
    }
    if *cost != now.cost {
        ink.field("cost", &now.cost);
    }
    ink.raw("}}");
}

/// The pieces in runs of those before.
fn pieces_in_runs<'a>(runs: Vec<Part>, before: &[Piece], after: &'a [Piece]) -> Vec<Run<&'a Piece, PieceMove>> {
    let run = |part| match part {
        Part::Same(from, count) => Run::Same(from, count),
        Part::Other(at, was) => {
            let new = &after[at];
            let moved = was.and_then(|was| moved(u32::try_from(was).ok()?, &before[was], new));
            moved.map_or(Run::New(new), Run::Like)
        }
    };
    runs.into_iter().map(run).collect()
}

/// A piece that was there, elsewhere or with another face; nothing if it is otherwise different.
fn moved(was: u32, before: &Piece, after: &Piece) -> Option<PieceMove> {
    let is_it = before.id == after.id
        && before.kind == after.kind
        && before.owner == after.owner
        && before.style == after.style;
    is_it.then(|| PieceMove {
        was,
        spot: (before.spot != after.spot).then(|| SpotState::from(after.spot)),
        face: (before.face != after.face).then_some(after.face),
    })
}

/// A part of a list: so many of the list before from this one on, or the one at this place, which stood there before or
/// was not there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Same(u32, u32),
    Other(usize, Option<usize>),
}

/// Whether these are all of a list of this length, as they were.
fn is_all_of(parts: &[Part], length: usize) -> bool {
    match parts {
        [] => length == 0,
        [Part::Same(0, count)] => *count as usize == length,
        _ => false,
    }
}

/// Where things lie in a list, by their keys.
enum Places {
    /// Each key is above the one before it.
    Ascending,
    ByKey(HashMap<u32, usize, BuildHasherDefault<Mixer>>),
}

impl Places {
    fn of<T>(list: &[T], key: impl Fn(&T) -> u32) -> Places {
        if list.is_sorted_by(|one, next| key(one) < key(next)) {
            return Places::Ascending;
        }
        Places::ByKey(list.iter().enumerate().map(|(at, item)| (key(item), at)).collect())
    }
}

/// A list in parts of the one before; things with one key are compared.
fn runs<A, B>(
    before: &[A],
    after: &[B],
    key_before: impl Fn(&A) -> u32,
    key_after: impl Fn(&B) -> u32,
    is_same: impl Fn(&A, &B) -> bool,
) -> Vec<Part> {
    let mut places: Option<Places> = None;
    let mut out: Vec<Part> = Vec::new();
    let mut next = 0;
    for (n, item) in after.iter().enumerate() {
        let key = key_after(item);
        // Usually the next one follows the last one; if not, it is looked up.
        let found = if before.get(next).is_some_and(|old| key_before(old) == key) {
            Some(next)
        } else {
            match places.get_or_insert_with(|| Places::of(before, &key_before)) {
                Places::Ascending => before.binary_search_by_key(&key, &key_before).ok(),
                Places::ByKey(places) => places.get(&key).copied(),
            }
        };
        match found.filter(|&at| is_same(&before[at], item)) {
            Some(at) => {
                let place = u32::try_from(at).unwrap_or(u32::MAX);
                match out.last_mut() {
                    Some(Part::Same(from, count)) if *from + *count == place => *count += 1,
                    _ => out.push(Part::Same(place, 1)),
                }
                next = at + 1;
            }
            None => {
                out.push(Part::Other(n, found));
                next = found.map_or(next, |at| at + 1);
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use atoll_core::Seat;

    use super::*;

    #[test]
    fn places_numbers_and_hashes_are_written_as_everywhere() {
        let written = |write: &dyn Fn(&mut Ink)| {
            let mut ink = Ink::new();
            write(&mut ink);
            ink.text()
        };
        let zone = |seat: Option<Seat>, index: u8| Spot::Zone { zone: "a \"b\"", seat, index };
        let cells = [(0, 0, 0), (1, -1, 127), (-128, 10, 9)].map(|(x, y, z)| Spot::Cell { x, y, z });
        let all = cells.into_iter().chain([zone(None, 0), zone(Some(Seat::A), 255)]).map(Some).chain([None]);
        for spot in all {
            let plain = serde_json::to_string(&spot).expect("it is plain data");
            assert_eq!(written(&|ink| write_spot(spot, ink)), plain);
        }
        for n in [0, 9, 10, 100, 4_096, u32::MAX] {
            assert_eq!(written(&|ink| ink.number(n)), n.to_string());
        }
        for n in [0, 1, 0xfedc_ba98_7654_3210] {
            assert_eq!(short_hash(n), format!("{n:016x}"));
        }
        for text in [Some("a \"b\" \n".to_owned()), None] {
            let line = LogLine { n: 3, seat: Some(Seat::A), text, sentence: "\\é".to_owned(), rule: None };
            let plain = serde_json::to_string(&(line.seat, &line.text, &line.sentence, line.rule));
            assert_eq!(written(&|ink| write_line(ink, &line)), plain.expect("it is plain data"));
        }
    }

    #[test]
    fn what_is_out_of_order_is_found() {
        let key = |n: &u32| *n;
        let same = |old: &u32, new: &u32| old == new;
        let (same_part, other) = (Part::Same, Part::Other);
        // Ascending or not, the same is told.
        assert_eq!(
            runs(&[1, 3, 5, 7], &[5, 4, 1, 3], key, key, same),
            [same_part(2, 1), other(1, None), same_part(0, 2)]
        );
        assert_eq!(
            runs(&[7, 3, 5, 1], &[5, 4, 1, 3], key, key, same),
            [same_part(2, 1), other(1, None), same_part(3, 1), same_part(1, 1)]
        );
    }

    #[test]
    fn a_list_is_told_in_runs() {
        let key = |pair: &(u32, u32)| pair.0;
        let before = [(1, 0), (2, 0), (3, 0), (4, 0)];
        let after = [(1, 0), (2, 0), (3, 5), (4, 0), (9, 0), (1, 0)];
        let told = runs(&before, &after, key, key, |old, new| old == new);
        let (same, other) = (Part::Same, Part::Other);
        assert_eq!(told, [same(0, 2), other(2, Some(2)), same(3, 1), other(4, None), same(0, 1)]);
        assert_eq!(runs(&before, &[], key, key, |old, new| old == new), []);
    }
}
