//! What is different between two states of one observer.
//!
//! A table tells whole states to newcomers and changes to those who have the
//! state before; both ends come to the same [`TableState`].

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::edit::apply;
use crate::state::{LegalState, LogState, PieceState, SpotState, TableState, TurnState};

/// What is different in a state; what is missing here has stayed the same.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct StateChange {
    /// Hash of the view.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub hash: Option<String>,
    /// Who must decide.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub turn: Option<TurnState>,
    /// What is different in the view: an edit, as `docs/protocol.md` has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "unknown", optional))]
    pub view: Option<Value>,
    /// The pieces, in runs of those before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Run<PieceState, PieceMove>>>"))]
    pub pieces: Option<Vec<Run<PieceState, PieceMove>>>,
    /// What is to be decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub prompt: Option<String>,
    /// What the seat may do, in runs of the last list of these eyes that was not empty.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Run<LegalState, LegalLike>>>"))]
    pub legal: Option<Vec<Run<LegalState, LegalLike>>>,
    /// Whether the seat may take back its last action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub can_undo: Option<bool>,
    /// What is different in the scores by step: an edit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "unknown", optional))]
    pub breakdown: Option<Value>,
}

/// A log line as a change tells it: who acted, its notation, its sentence, the id of its rule. Its number follows from
/// those before it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct ShortLine(pub Option<u8>, pub Option<String>, pub String, #[serde(default)] pub Option<String>);

impl ShortLine {
    /// A line without its number.
    pub fn of(line: &LogState) -> ShortLine {
        ShortLine(line.seat, line.text.clone(), line.sentence.clone(), line.rule.clone())
    }

    /// The lines from number `from` on.
    pub fn numbered(lines: &[ShortLine], from: u32) -> Vec<LogState> {
        let whole = |(n, line): (u32, &ShortLine)| {
            let ShortLine(seat, text, sentence, rule) = line.clone();
            LogState { n, seat, text, sentence, rule }
        };
        (from..).zip(lines).map(whole).collect()
    }
}

/// A part of a list: some of the list before, something new, or something that is like another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(untagged)]
pub enum Run<T, L> {
    /// So many of the list before, from this one on.
    Same(u32, u32),
    /// One that is like another.
    Like(L),
    /// One that was not there.
    New(T),
}

/// A piece that was there, elsewhere or with another face.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct PieceMove {
    /// Its place in the list before.
    pub was: u32,
    /// Where it lies now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub spot: Option<SpotState>,
    /// What it shows now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub face: Option<u16>,
}

/// An action that reads like the one before it in the list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct LegalLike {
    /// Its code.
    pub code: u32,
    /// Its notation.
    pub text: Respelled,
    /// Its sentence.
    pub sentence: Respelled,
    /// The fields of its gesture that differ.
    #[cfg_attr(feature = "typescript", ts(type = "Partial<Gesture>"))]
    pub gesture: Map<String, Value>,
}

/// A text that begins and ends like another: so much of its beginning, so much of its end (in units of
/// UTF-16), and what stands between them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Respelled(pub u32, pub u32, pub String);

impl Respelled {
    /// What `after` has otherwise than `before`.
    pub(crate) fn of<'a>(before: &str, after: &'a str) -> (u32, u32, &'a str) {
        let is_edge = |n: usize, m: usize| before.is_char_boundary(n) && after.is_char_boundary(m);
        let mut head = same_head(before.as_bytes(), after.as_bytes());
        while !is_edge(head, head) {
            head -= 1;
        }
        let mut tail = same_tail(&before.as_bytes()[head..], &after.as_bytes()[head..]);
        while !is_edge(before.len() - tail, after.len() - tail) {
            tail -= 1;
        }
        let end = after.len() - tail;
        (units(&after[..head]), units(&after[end..]), &after[head..end])
    }

    fn apply(&self, before: &str) -> Result<String, Misfit> {
        let units: Vec<u16> = before.encode_utf16().collect();
        let (head, tail) = (self.0 as usize, self.1 as usize);
        let end = units.len().checked_sub(tail).filter(|&end| head <= end).ok_or(Misfit)?;
        let text = |units: &[u16]| String::from_utf16(units).map_err(|_| Misfit);
        Ok(text(&units[..head])? + &self.2 + &text(&units[end..])?)
    }
}

/// How many bytes two texts begin with alike; eight at a time.
fn same_head(one: &[u8], other: &[u8]) -> usize {
    let mut head = 0;
    for (a, b) in one.as_chunks::<8>().0.iter().zip(other.as_chunks::<8>().0) {
        let differ = u64::from_le_bytes(*a) ^ u64::from_le_bytes(*b);
        if differ != 0 {
            return head + (differ.trailing_zeros() / 8) as usize;
        }
        head += 8;
    }
    head + one[head..].iter().zip(&other[head..]).take_while(|(a, b)| a == b).count()
}

/// How many bytes two texts end with alike.
fn same_tail(one: &[u8], other: &[u8]) -> usize {
    let mut tail = 0;
    for (a, b) in one.as_rchunks::<8>().1.iter().rev().zip(other.as_rchunks::<8>().1.iter().rev()) {
        let differ = u64::from_le_bytes(*a) ^ u64::from_le_bytes(*b);
        if differ != 0 {
            return tail + (differ.leading_zeros() / 8) as usize;
        }
        tail += 8;
    }
    let (one, other) = (&one[..one.len() - tail], &other[..other.len() - tail]);
    tail + one.iter().rev().zip(other.iter().rev()).take_while(|(a, b)| a == b).count()
}

/// The length of a text in units of UTF-16.
fn units(text: &str) -> u32 {
    let count = if text.is_ascii() { text.len() } else { text.encode_utf16().count() };
    u32::try_from(count).unwrap_or(u32::MAX)
}

impl LegalLike {
    fn apply(&self, before: &LegalState) -> Result<LegalState, Misfit> {
        let mut gesture = serde_json::to_value(&before.gesture).map_err(|_| Misfit)?;
        gesture.as_object_mut().ok_or(Misfit)?.extend(self.gesture.clone());
        Ok(LegalState {
            seat: before.seat,
            code: self.code,
            text: self.text.apply(&before.text)?,
            sentence: self.sentence.apply(&before.sentence)?,
            gesture: serde_json::from_value(gesture).map_err(|_| Misfit)?,
        })
    }
}

impl PieceMove {
    fn apply(&self, before: &[PieceState]) -> Result<PieceState, Misfit> {
        let mut piece = before.get(self.was as usize).ok_or(Misfit)?.clone();
        piece.spot = self.spot.clone().unwrap_or(piece.spot);
        piece.face = self.face.unwrap_or(piece.face);
        Ok(piece)
    }
}

/// A change that does not fit the state it is applied to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Misfit;

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the change is of another state")
    }
}

impl std::error::Error for Misfit {}

impl StateChange {
    /// The state after the change, when so many events have been played; without its log.
    ///
    /// # Errors
    /// If the change is of another state.
    pub fn apply(&self, before: &TableState, legal: &[LegalState], version: u32) -> Result<TableState, Misfit> {
        let mut after = TableState { version, log: Vec::new(), ..before.clone() };
        if let Some(hash) = &self.hash {
            after.hash.clone_from(hash);
        }
        if let Some(turn) = &self.turn {
            after.turn = turn.clone();
        }
        if let Some(view) = &self.view {
            apply(&mut after.view, view)?;
        }
        if let Some(pieces) = &self.pieces {
            after.stage.pieces = joined(&before.stage.pieces, pieces, |like, _| like.apply(&before.stage.pieces))?;
        }
        if let Some(prompt) = &self.prompt {
            after.prompt.clone_from(prompt);
        }
        if let Some(runs) = &self.legal {
            after.legal = joined(legal, runs, |like, last| like.apply(last.ok_or(Misfit)?))?;
        }
        if let Some(can_undo) = self.can_undo {
            after.can_undo = can_undo;
        }
        if let Some(breakdown) = &self.breakdown {
            let mut scores = json!(before.breakdown);
            apply(&mut scores, breakdown)?;
            after.breakdown = serde_json::from_value(scores).map_err(|_| Misfit)?;
        }
        Ok(after)
    }
}

/// The list that its runs make.
fn joined<T: Clone, L>(
    before: &[T],
    runs: &[Run<T, L>],
    like: impl Fn(&L, Option<&T>) -> Result<T, Misfit>,
) -> Result<Vec<T>, Misfit> {
    let mut out: Vec<T> = Vec::new();
    for run in runs {
        match run {
            Run::Same(from, count) => {
                let from = *from as usize;
                let part = from.checked_add(*count as usize).and_then(|end| before.get(from..end));
                out.extend_from_slice(part.ok_or(Misfit)?);
            }
            Run::Like(change) => out.push(like(change, out.last())?),
            Run::New(item) => out.push(item.clone()),
        }
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_fit_is_refused() {
        let like = |(): &(), _: Option<&i32>| Err(Misfit);
        assert_eq!(joined(&[1, 2], &[Run::Same(1, 2)], like), Err(Misfit));
        assert_eq!(joined(&[1, 2], &[Run::Same(u32::MAX, 2)], like), Err(Misfit));
        assert_eq!(Respelled(2, 2, String::new()).apply("abc"), Err(Misfit));
    }

    #[test]
    fn a_text_keeps_its_ends() {
        for (before, after) in
            [("", ""), ("aa", "a"), ("reef 1", "reef 12"), ("één", "eén"), ("𝄞a", "𝄞b"), ("é", "è"), ("x", "")]
        {
            let (head, tail, middle) = Respelled::of(before, after);
            let respelled = Respelled(head, tail, middle.to_owned());
            assert_eq!(respelled.apply(before).as_deref(), Ok(after), "{respelled:?}");
        }
        assert_eq!(Respelled::of("place at 3, 4", "place at 3, 5"), (12, 0, "5"));
        // Wherever long ones differ, and however long they are.
        let long: Vec<u8> = (b'a'..=b'z').collect();
        for (length, at) in (0..26).flat_map(|length| (0..length).map(move |at| (length, at))) {
            let mut other = long[..length].to_vec();
            other[at] = b'X';
            assert_eq!(same_head(&long[..length], &other), at);
            assert_eq!(same_tail(&long[..length], &other), length - 1 - at);
            assert_eq!((same_head(&long, &long[..at]), same_tail(&long, &long[26 - at..])), (at, at));
        }
    }
}
