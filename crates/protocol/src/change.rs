//! What is different between two states of one observer.
//!
//! A table tells whole states to newcomers and changes to those who have the
//! state before; both ends come to the same [`TableState`].

use std::collections::HashMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
#[cfg(feature = "typescript")]
use ts_rs::TS;

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
    fn of(before: &str, after: &str) -> Respelled {
        let head: usize =
            before.chars().zip(after.chars()).take_while(|(a, b)| a == b).map(|(a, _)| a.len_utf8()).sum();
        let (old, new) = (&before[head..], &after[head..]);
        let ends = old.chars().rev().zip(new.chars().rev());
        let tail: usize = ends.take_while(|(a, b)| a == b).map(|(a, _)| a.len_utf8()).sum();
        let units = |text: &str| u32::try_from(text.encode_utf16().count()).unwrap_or(u32::MAX);
        Respelled(units(&after[..head]), units(&new[new.len() - tail..]), new[..new.len() - tail].to_owned())
    }

    fn apply(&self, before: &str) -> Result<String, Misfit> {
        let units: Vec<u16> = before.encode_utf16().collect();
        let (head, tail) = (self.0 as usize, self.1 as usize);
        let end = units.len().checked_sub(tail).filter(|&end| head <= end).ok_or(Misfit)?;
        let text = |units: &[u16]| String::from_utf16(units).map_err(|_| Misfit);
        Ok(text(&units[..head])? + &self.2 + &text(&units[end..])?)
    }
}

impl LegalLike {
    fn of(before: &LegalState, after: &LegalState) -> Option<LegalLike> {
        if before.seat != after.seat {
            return None;
        }
        let (old, new) = (&before.gesture, &after.gesture);
        let mut gesture = Map::new();
        let mut put = |key: &str, value: Value| drop(gesture.insert(key.to_owned(), value));
        if old.step != new.step {
            put("step", json!(new.step));
        }
        if old.from != new.from {
            put("from", json!(new.from));
        }
        if old.to != new.to {
            put("to", json!(new.to));
        }
        if old.value != new.value {
            put("value", json!(new.value));
        }
        if old.item != new.item {
            put("item", json!(new.item));
        }
        if old.cost != new.cost {
            put("cost", json!(new.cost));
        }
        Some(LegalLike {
            code: after.code,
            text: Respelled::of(&before.text, &after.text),
            sentence: Respelled::of(&before.sentence, &after.sentence),
            gesture,
        })
    }

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
    fn of(was: usize, before: &PieceState, after: &PieceState) -> Option<PieceMove> {
        let (spot, face) = (changed(&before.spot, &after.spot), changed(&before.face, &after.face));
        let moved = PieceState { spot: after.spot.clone(), face: after.face, ..before.clone() };
        (moved == *after).then(|| PieceMove { was: u32::try_from(was).unwrap_or(u32::MAX), spot, face })
    }

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

fn changed<T: Clone + PartialEq>(before: &T, after: &T) -> Option<T> {
    (before != after).then(|| after.clone())
}

impl StateChange {
    /// What is different in `after`; `legal` is the last list of actions that was not empty.
    pub fn between(before: &TableState, after: &TableState, legal: &[LegalState]) -> StateChange {
        StateChange {
            hash: changed(&before.hash, &after.hash),
            turn: changed(&before.turn, &after.turn),
            view: edit(&before.view, &after.view),
            pieces: (before.stage != after.stage)
                .then(|| runs(&before.stage.pieces, &after.stage.pieces, |piece| piece.id, like_piece)),
            prompt: changed(&before.prompt, &after.prompt),
            legal: (before.legal != after.legal).then(|| runs(legal, &after.legal, |legal| legal.code, like_legal)),
            can_undo: changed(&before.can_undo, &after.can_undo),
            breakdown: (before.breakdown != after.breakdown)
                .then(|| edit(&json!(before.breakdown), &json!(after.breakdown)))
                .flatten(),
        }
    }

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

/// What an item is like: it, the list before, its place there if it has one, and the item before it.
type Likeness<T, L> = fn(&T, &[T], Option<usize>, Option<&T>) -> Option<L>;

fn like_piece(
    piece: &PieceState,
    before: &[PieceState],
    was: Option<usize>,
    _: Option<&PieceState>,
) -> Option<PieceMove> {
    was.and_then(|was| PieceMove::of(was, &before[was], piece))
}

fn like_legal(legal: &LegalState, _: &[LegalState], _: Option<usize>, last: Option<&LegalState>) -> Option<LegalLike> {
    LegalLike::of(last?, legal)
}

/// A list in runs of the one before; things with one key are compared.
fn runs<T: Clone + PartialEq, L>(
    before: &[T],
    after: &[T],
    key: impl Fn(&T) -> u32,
    like: Likeness<T, L>,
) -> Vec<Run<T, L>> {
    let mut places: Option<HashMap<u32, usize>> = None;
    let mut out: Vec<Run<T, L>> = Vec::new();
    let mut next = 0;
    for (n, item) in after.iter().enumerate() {
        // Usually the next one follows the last one; if not, it is looked up.
        let found = if before.get(next).is_some_and(|old| key(old) == key(item)) {
            Some(next)
        } else {
            let all = || before.iter().enumerate().map(|(at, old)| (key(old), at)).collect();
            places.get_or_insert_with(all).get(&key(item)).copied()
        };
        match found.filter(|&at| before[at] == *item) {
            Some(at) => {
                let place = u32::try_from(at).unwrap_or(u32::MAX);
                match out.last_mut() {
                    Some(Run::Same(from, count)) if *from + *count == place => *count += 1,
                    _ => out.push(Run::Same(place, 1)),
                }
                next = at + 1;
            }
            None => {
                let last = n.checked_sub(1).map(|last| &after[last]);
                out.push(like(item, before, found, last).map_or_else(|| Run::New(item.clone()), Run::Like));
                next = found.map_or(next, |at| at + 1);
            }
        }
    }
    out
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

/// What is different between two values, as an edit: `{"=": value}` replaces; `{"%": [keys, rows]}`
/// replaces by a list of objects; `{".": {key: edit}, "-": [key]}`
/// edits and drops fields; `{"#": [[index, edit]], "~": [from, count, [items]]}` edits items and then puts items in
/// place of others. Nothing if nothing is.
pub fn edit(before: &Value, after: &Value) -> Option<Value> {
    if before == after {
        return None;
    }
    Some(match (before, after) {
        (Value::Object(before), Value::Object(after)) => edit_object(before, after),
        (Value::Array(before), Value::Array(after)) if !before.is_empty() => edit_array(before, after),
        (_, Value::Array(after)) => columns(after).unwrap_or_else(|| json!({ "=": after })),
        _ => json!({ "=": after }),
    })
}

/// A list of like objects with their keys said once.
fn columns(list: &[Value]) -> Option<Value> {
    let keys: Vec<&String> = list.first()?.as_object()?.keys().collect();
    let row = |item: &Value| {
        let item = item.as_object().filter(|item| item.keys().eq(keys.iter().copied()))?;
        Some(Value::Array(item.values().cloned().collect()))
    };
    let rows: Option<Vec<Value>> = list.iter().map(row).collect();
    rows.filter(|rows| rows.len() > 2).map(|rows| json!({ "%": [keys, rows] }))
}

fn edit_object(before: &Map<String, Value>, after: &Map<String, Value>) -> Value {
    let mut edits = Map::new();
    for (key, item) in after {
        let change = match before.get(key) {
            Some(old) => edit(old, item),
            None => Some(json!({ "=": item })),
        };
        if let Some(change) = change {
            edits.insert(key.clone(), change);
        }
    }
    // Where nothing has stayed the same, the whole is shorter.
    if edits.len() == after.len() && edits.values().all(|change| change.get("=").is_some()) {
        return json!({ "=": after });
    }
    let gone: Vec<&String> = before.keys().filter(|key| !after.contains_key(*key)).collect();
    let mut out = Map::new();
    if !edits.is_empty() {
        out.insert(".".to_owned(), Value::Object(edits));
    }
    if !gone.is_empty() {
        out.insert("-".to_owned(), json!(gone));
    }
    Value::Object(out)
}

fn edit_array(before: &[Value], after: &[Value]) -> Value {
    let head = before.iter().zip(after).take_while(|(old, new)| old == new).count();
    let tail = before[head..].iter().rev().zip(after[head..].iter().rev()).take_while(|(old, new)| old == new).count();
    let (old, new) = (&before[head..before.len() - tail], &after[head..after.len() - tail]);
    // Items are edited one by one, unless so many plain ones differ that it is shorter to name them all.
    let is_plain = |value: &Value| !value.is_object() && !value.is_array();
    let differ = old.iter().zip(new).filter(|(old, new)| old != new).count();
    let both = if old.iter().all(is_plain) && differ * 4 > old.len() { 0 } else { old.len().min(new.len()) };
    let mut out = Map::new();
    if differ > 0 && both > 0 {
        let edits = old.iter().zip(new).take(both).enumerate();
        let edits: Vec<Value> = edits.filter_map(|(n, (old, new))| Some(json!([head + n, edit(old, new)?]))).collect();
        out.insert("#".to_owned(), Value::Array(edits));
    }
    if (both, both) != (old.len(), new.len()) {
        out.insert("~".to_owned(), json!([head + both, old.len() - both, new[both..]]));
    }
    Value::Object(out)
}

/// Applies an edit to a value.
///
/// # Errors
/// If the edit is of another value; then the value is of no use any more.
pub fn apply(value: &mut Value, edit: &Value) -> Result<(), Misfit> {
    let edit = edit.as_object().ok_or(Misfit)?;
    if let Some(new) = edit.get("=") {
        *value = new.clone();
        return Ok(());
    }
    if let Some(columns) = edit.get("%") {
        let list = |n: usize| columns.get(n).and_then(Value::as_array).ok_or(Misfit);
        let keys: Option<Vec<&str>> = list(0)?.iter().map(Value::as_str).collect();
        let keys = keys.ok_or(Misfit)?;
        let object = |row: &Value| {
            let row = row.as_array().filter(|row| row.len() == keys.len()).ok_or(Misfit)?;
            Ok(Value::Object(keys.iter().map(|&key| key.to_owned()).zip(row.iter().cloned()).collect()))
        };
        *value = Value::Array(list(1)?.iter().map(object).collect::<Result<_, Misfit>>()?);
        return Ok(());
    }
    if let Some(edits) = edit.get("#") {
        for pair in edits.as_array().ok_or(Misfit)? {
            let at = pair.get(0).and_then(Value::as_u64).and_then(|at| usize::try_from(at).ok()).ok_or(Misfit)?;
            apply(value.get_mut(at).ok_or(Misfit)?, pair.get(1).ok_or(Misfit)?)?;
        }
    }
    if let Some(splice) = edit.get("~") {
        let number = |n: usize| splice.get(n).and_then(Value::as_u64).and_then(|at| usize::try_from(at).ok());
        let (from, gone) = number(0).zip(number(1)).ok_or(Misfit)?;
        let items = splice.get(2).and_then(Value::as_array).ok_or(Misfit)?;
        let list = value.as_array_mut().ok_or(Misfit)?;
        let end = from.checked_add(gone).filter(|&end| end <= list.len()).ok_or(Misfit)?;
        list.splice(from..end, items.iter().cloned());
    }
    if value.is_array() {
        return if edit.contains_key("#") || edit.contains_key("~") { Ok(()) } else { Err(Misfit) };
    }
    let fields = value.as_object_mut().ok_or(Misfit)?;
    for key in edit.get("-").and_then(Value::as_array).into_iter().flatten() {
        fields.remove(key.as_str().ok_or(Misfit)?);
    }
    for (key, edit) in edit.get(".").and_then(Value::as_object).into_iter().flatten() {
        apply(fields.entry(key.clone()).or_insert(Value::Null), edit)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edits_read_as_published() {
        for (before, after, text) in [
            (json!({"a": 1, "b": 2}), json!({"a": 1, "c": null}), r#"{"-":["b"],".":{"c":{"=":null}}}"#),
            (
                json!({"a": {"b": [1, 2, 3, 4, 5]}}),
                json!({"a": {"b": [1, 2, 9, 4, 5]}}),
                r##"{".":{"a":{".":{"b":{"~":[2,1,[9]]}}}}}"##,
            ),
            (
                json!([{"x": 1, "y": 1}, {"x": 2, "y": 1}]),
                json!([{"x": 1, "y": 1}, {"x": 3, "y": 1}, {}]),
                r##"{"#":[[1,{".":{"x":{"=":3}}}]],"~":[2,0,[{}]]}"##,
            ),
            (json!({"x": 1}), json!({"x": 2}), r#"{"=":{"x":2}}"#),
            (json!([1, 2, 3]), json!([1, 3]), r#"{"~":[1,1,[]]}"#),
            (json!([1, 2]), json!([1, 7, 8, 2]), r#"{"~":[1,0,[7,8]]}"#),
            (json!(1), json!("x"), r#"{"=":"x"}"#),
            (
                json!([]),
                json!([{"a": 1, "b": 2}, {"a": 3, "b": 4}, {"a": 5, "b": null}]),
                r#"{"%":[["a","b"],[[1,2],[3,4],[5,null]]]}"#,
            ),
        ] {
            let change = edit(&before, &after).expect("they differ");
            assert_eq!(change.to_string(), text);
            let mut value = before;
            apply(&mut value, &change).expect("it fits");
            assert_eq!(value, after);
            assert_eq!(edit(&value, &after), None);
        }
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        for (value, edit) in [
            (json!(1), json!({".": {"a": {"=": 1}}})),
            (json!([1]), json!({"~": [1, 1, []]})),
            (json!([1]), json!({"~": [u64::MAX, 1, []]})),
            (json!([1]), json!({"#": [[1, {"=": 2}]]})),
            (json!({}), json!({"#": [["a", {"=": 2}]]})),
            (json!({}), json!(3)),
            (json!([]), json!({"%": [["a"], [[1, 2]]]})),
            (json!([]), json!({})),
        ] {
            assert_eq!(apply(&mut value.clone(), &edit), Err(Misfit), "{edit}");
        }
        let like = |(): &(), _: Option<&i32>| Err(Misfit);
        assert_eq!(joined(&[1, 2], &[Run::Same(1, 2)], like), Err(Misfit));
        assert_eq!(joined(&[1, 2], &[Run::Same(u32::MAX, 2)], like), Err(Misfit));
        assert_eq!(Respelled(2, 2, String::new()).apply("abc"), Err(Misfit));
    }

    #[test]
    fn a_text_keeps_its_ends() {
        for (before, after) in [("", ""), ("aa", "a"), ("reef 1", "reef 12"), ("één", "eén"), ("𝄞a", "𝄞b"), ("x", "")]
        {
            let respelled = Respelled::of(before, after);
            assert_eq!(respelled.apply(before).as_deref(), Ok(after), "{respelled:?}");
        }
        assert_eq!(Respelled::of("place at 3, 4", "place at 3, 5"), Respelled(12, 0, "5".to_owned()));
    }

    #[test]
    fn a_list_is_told_in_runs() {
        let key = |pair: &(u32, u32)| pair.0;
        let before = [(1, 0), (2, 0), (3, 0), (4, 0)];
        let after = [(1, 0), (2, 0), (3, 5), (4, 0), (9, 0), (1, 0)];
        let told: Vec<Run<(u32, u32), ()>> = runs(&before, &after, key, |_, _, _, _| None);
        let same = Run::Same;
        assert_eq!(told, [same(0, 2), Run::New((3, 5)), same(3, 1), Run::New((9, 0)), same(0, 1)]);
        assert_eq!(joined(&before, &told, |(), _| Err(Misfit)), Ok(after.to_vec()));
        assert_eq!(runs::<_, ()>(&before, &[], key, |_, _, _, _| None), []);
    }
}
