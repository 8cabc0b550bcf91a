//! What an observer sees, as it is told: whole, or what is different from before.

use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use atoll_core::any::{AnyMatch, Glimpse, LegalAction, LogLine, Look};
use atoll_core::{Cast, Gesture, Lang, Observer, Piece, ScoreLine, Tape, Turn};

use crate::change::{PieceMove, Respelled, Run};
use crate::edit::edit;
use crate::hash::{Mixer, short_hash, tape_hash};
use crate::info::message;
use crate::ink::Ink;
use crate::state::{ScoreState, SpotState, TurnState, turn_state};

/// What an observer sees of a match. It is dear to make and large, so it is kept no longer than it is needed; what lasts
/// is what was [`Seen`].
#[derive(Clone, Debug)]
pub struct Sight {
    game: &'static str,
    seats: u8,
    version: u32,
    legal: Vec<LegalAction>,
    lines: Vec<LogLine>,
    glimpse: Glimpse,
    seen: Arc<Seen>,
}

/// What an observer saw: what is needed of it to tell what has changed since.
#[derive(Clone, Debug)]
pub struct Seen {
    view: Tape,
    hash: u64,
    turn: TurnState,
    cast: Arc<Cast>,
    prompt: String,
    legal: Arc<[Listed]>,
    can_undo: bool,
    /// The scores by step.
    breakdown: Tape,
}

/// An action that was listed: its code, and a hash of all that was said of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Listed {
    code: u32,
    hash: u64,
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

impl Sight {
    /// What `who` sees of a match at which it looks like this; the log is told from the first line of the look on.
    pub fn new(played: &dyn AnyMatch, who: Observer, lang: Lang, look: Look, can_undo: bool) -> Sight {
        let info = played.info();
        let turn = played.turn();
        let is_open = matches!(turn, Turn::Over(_)) || played.is_open_to(who);
        let scores = if is_open { played.breakdown() } else { Vec::new() };
        let line = |line: ScoreLine| ScoreState {
            key: line.key.to_owned(),
            label: message(&info, line.key, lang),
            by_seat: line.by_seat.as_slice().to_vec(),
            counts: line.counts,
        };
        let breakdown: Vec<ScoreState> = scores.into_iter().map(line).collect();
        let Look { view, glimpse, prompt, legal, lines } = look;
        let seen = Seen {
            hash: tape_hash(&view),
            view,
            turn: turn_state(&turn),
            cast: Arc::clone(&glimpse.cast),
            prompt,
            legal: legal.iter().map(Listed::of).collect(),
            can_undo,
            breakdown: Tape::of(&breakdown, 256),
        };
        Sight {
            game: info.slug,
            seats: played.seats(),
            version: u32::try_from(played.events()).unwrap_or(u32::MAX),
            legal,
            lines,
            glimpse,
            seen: Arc::new(seen),
        }
    }

    /// What lasts of it.
    pub fn seen(&self) -> &Arc<Seen> {
        &self.seen
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

    /// The message `state`: all of it.
    pub fn whole(&self, heading: Heading) -> String {
        let mut ink = Ink::default();
        heading.write("state", &mut ink);
        ink.key("state");
        self.write(heading.log_from, &mut ink);
        ink.raw("}");
        ink.text()
    }

    /// The message `past`, which answers the message of this number: all but the log.
    pub fn past(&self, id: u32) -> String {
        let mut ink = Ink::default();
        ink.raw("{\"type\":\"past\"");
        ink.field("id", &id);
        ink.key("state");
        self.write(self.version, &mut ink);
        ink.raw("}");
        ink.text()
    }

    fn write(&self, log_from: u32, ink: &mut Ink) {
        let seen = &self.seen;
        ink.raw("{");
        ink.field("game", self.game);
        ink.field("version", &self.version);
        ink.field("hash", &short_hash(seen.hash));
        ink.field("seats", &self.seats);
        ink.field("turn", &seen.turn);
        ink.key("view");
        ink.node(seen.view.root());
        ink.field("stage", seen.cast.stage());
        ink.field("prompt", &seen.prompt);
        ink.field("legal", &self.legal);
        ink.field("can_undo", &seen.can_undo);
        ink.field("log", self.lines_from(log_from));
        ink.key("breakdown");
        ink.node(seen.breakdown.root());
        ink.raw("}");
    }

    /// The message `changed`: what is different from what was seen at revision `base`. `listed` is the last list of
    /// actions of these eyes that was not empty.
    pub fn changed(&self, heading: Heading, base: u32, before: &Seen, listed: &[Listed]) -> String {
        let mut ink = Ink::default();
        heading.write("changed", &mut ink);
        ink.field("base", &base);
        ink.key("log");
        let lines = self.lines_from(heading.log_from).iter();
        ink.list(lines, |ink, line| ink.put(&(line.seat, &line.text, &line.sentence, line.rule)));
        ink.key("change");
        self.write_change(before, listed, &mut ink);
        ink.raw("}");
        ink.text()
    }

    fn write_change(&self, before: &Seen, listed: &[Listed], ink: &mut Ink) {
        let after = &*self.seen;
        ink.raw("{");
        if before.hash != after.hash {
            ink.field("hash", &short_hash(after.hash));
        }
        if before.turn != after.turn {
            ink.field("turn", &after.turn);
        }
        write_edit("view", &before.view, &after.view, ink);
        let (old, new) = (&before.cast.stage().pieces, &after.cast.stage().pieces);
        let pieces = runs(old, new, |old| old.id, |new| new.id, |old, new| old == new);
        if !is_all_of(&pieces, old.len()) {
            ink.field("pieces", &pieces_in_runs(pieces, old, new));
        }
        if before.prompt != after.prompt {
            ink.field("prompt", &after.prompt);
        }
        if before.legal != after.legal {
            ink.key("legal");
            self.write_legal(listed, ink);
        }
        if before.can_undo != after.can_undo {
            ink.field("can_undo", &after.can_undo);
        }
        write_edit("breakdown", &before.breakdown, &after.breakdown, ink);
        ink.raw("}");
    }

    /// The actions in runs of those that were listed.
    fn write_legal(&self, listed: &[Listed], ink: &mut Ink) {
        let is_same = |old: &Listed, new: &Listed| old == new;
        let runs = runs(listed, &self.seen.legal, |old| old.code, |new| new.code, is_same);
        ink.list(runs.into_iter(), |ink, run| match run {
            Part::Same(from, count) => ink.put(&(from, count)),
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
        let mut mixer = Mixer::new();
        legal.hash(&mut mixer);
        Listed { code: legal.code, hash: mixer.finish() }
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

/// An action that reads like the one before it in the list.
fn write_like(before: &LegalAction, after: &LegalAction, ink: &mut Ink) {
    ink.raw("{");
    ink.field("code", &after.code);
    ink.field("text", &Respelled::of(&before.text, &after.text));
    ink.field("sentence", &Respelled::of(&before.sentence, &after.sentence));
    ink.key("gesture");
    ink.raw("{");
    let Gesture { step, from, to, value, item, cost } = &before.gesture;
    let now = &after.gesture;
    if *step != now.step {
        ink.field("step", now.step);
    }
    if *from != now.from {
        ink.field("from", &now.from);
    }
    if *to != now.to {
        ink.field("to", &now.to);
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

/// A list in parts of the one before; things with one key are compared.
fn runs<A, B>(
    before: &[A],
    after: &[B],
    key_before: impl Fn(&A) -> u32,
    key_after: impl Fn(&B) -> u32,
    is_same: impl Fn(&A, &B) -> bool,
) -> Vec<Part> {
    let mut places: Option<HashMap<u32, usize>> = None;
    let mut out: Vec<Part> = Vec::new();
    let mut next = 0;
    for (n, item) in after.iter().enumerate() {
        let key = key_after(item);
        // Usually the next one follows the last one; if not, it is looked up.
        let found = if before.get(next).is_some_and(|old| key_before(old) == key) {
            Some(next)
        } else {
            let all = || before.iter().enumerate().map(|(at, old)| (key_before(old), at)).collect();
            places.get_or_insert_with(all).get(&key).copied()
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
    use super::*;

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
