//! What is different between two pieces of plain data, as an edit that makes the second of the first.
//!
//! `{"=": value}` replaces; `{"%": [keys, rows]}` replaces by a list of objects; `{".": {key: edit}, "-": [key]}` edits
//! and drops fields; `{"#": [[index, edit]], "~": [from, count, [items]]}` edits items and then puts items in place of
//! others.

use atoll_core::Node;
use serde_json::Value;

use crate::change::Misfit;
use crate::ink::Ink;

/// Writes what is different in `after`, which is not the same as `before`.
pub(crate) fn edit(before: Node<'_>, after: Node<'_>, ink: &mut Ink) {
    if before.is_object() && after.is_object() {
        edit_object(before, after, ink);
    } else if before.is_list() && !before.is_empty() && after.is_list() {
        edit_list(before, after, ink);
    } else if !(after.is_list() && columns(after, ink)) {
        replace(after, ink);
    }
}

fn replace(after: Node<'_>, ink: &mut Ink) {
    ink.raw("{\"=\":");
    ink.node(after);
    ink.raw("}");
}

/// A list of like objects with their keys said once; false, and nothing, if it is not one.
fn columns(list: Node<'_>, ink: &mut Ink) -> bool {
    let is_like =
        |item: Node<'_>, first: Node<'_>| item.fields().map(|field| field.0).eq(first.fields().map(|field| field.0));
    let Some(first) = list.items().next().filter(|first| first.is_object()) else { return false };
    if list.items().count() < 3 || !list.items().all(|item| item.is_object() && is_like(item, first)) {
        return false;
    }
    ink.raw("{\"%\":[");
    ink.list(first.fields(), |ink, (key, _)| ink.text_of(key));
    ink.raw(",");
    ink.list(list.items(), |ink, item| ink.list(item.fields(), |ink, (_, value)| ink.node(value)));
    ink.raw("]}");
    true
}

fn edit_object(before: Node<'_>, after: Node<'_>, ink: &mut Ink) {
    let begun = ink.len();
    ink.raw("{\".\":{");
    let (mut all, mut edits, mut is_whole, mut is_like) = (0, 0, true, true);
    let mut old = before.fields();
    for (key, value) in after.fields() {
        all += 1;
        // Usually it stands where it stood.
        let same_place = old.next().filter(|field| field.0 == key);
        is_like &= same_place.is_some();
        let was = same_place.or_else(|| before.fields().find(|field| field.0 == key)).map(|field| field.1);
        if was == Some(value) {
            continue;
        }
        if edits > 0 {
            ink.raw(",");
        }
        ink.text_of(key);
        ink.raw(":");
        let from = ink.len();
        match was {
            Some(was) => edit(was, value, ink),
            None => replace(value, ink),
        }
        is_whole &= ink.since(from).starts_with(b"{\"=\":");
        edits += 1;
    }
    // Where nothing has stayed the same, the whole is shorter.
    if edits == all && is_whole {
        ink.back_to(begun);
        return replace(after, ink);
    }
    ink.raw("}");
    if edits == 0 {
        ink.back_to(begun);
        ink.raw("{");
    }
    if is_like && old.next().is_none() {
        // All fields are those that were there.
        ink.raw("}");
        return;
    }
    let is_gone = |key: &&[u8]| !after.fields().any(|field| field.0 == *key);
    let mut gone = before.fields().map(|field| field.0).filter(is_gone).peekable();
    if gone.peek().is_some() {
        ink.raw(if edits == 0 { "\"-\":" } else { ",\"-\":" });
        ink.list(gone, |ink, key| ink.text_of(key));
    }
    ink.raw("}");
}

fn edit_list(before: Node<'_>, after: Node<'_>, ink: &mut Ink) {
    let (before, after): (Vec<Node<'_>>, Vec<Node<'_>>) = (before.items().collect(), after.items().collect());
    let head = before.iter().zip(&after).take_while(|(old, new)| old == new).count();
    let tail = before[head..].iter().rev().zip(after[head..].iter().rev()).take_while(|(old, new)| old == new).count();
    let (old, new) = (&before[head..before.len() - tail], &after[head..after.len() - tail]);
    // Items are edited one by one, unless so many plain ones differ that it is shorter to name them all.
    let is_plain = |value: &Node<'_>| !value.is_object() && !value.is_list();
    let differ = old.iter().zip(new).filter(|(old, new)| old != new).count();
    let both = if old.iter().all(is_plain) && differ * 4 > old.len() { 0 } else { old.len().min(new.len()) };
    ink.raw("{");
    let has_edits = differ > 0 && both > 0;
    if has_edits {
        ink.raw("\"#\":");
        let edits = old.iter().zip(new).take(both).enumerate().filter(|(_, (old, new))| old != new);
        ink.list(edits, |ink, (n, (old, new))| {
            ink.raw("[");
            ink.put(&(head + n));
            ink.raw(",");
            edit(*old, *new, ink);
            ink.raw("]");
        });
    }
    if (both, both) != (old.len(), new.len()) {
        ink.raw(if has_edits { ",\"~\":[" } else { "\"~\":[" });
        ink.put(&(head + both));
        ink.raw(",");
        ink.put(&(old.len() - both));
        ink.raw(",");
        ink.list(new[both..].iter(), |ink, item| ink.node(*item));
        ink.raw("]");
    }
    ink.raw("}");
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
    use atoll_core::Tape;
    use serde_json::json;

    use super::*;

    fn edited(before: &str, after: &str) -> String {
        let tape = |text: &str| Tape::of(&serde_json::from_str::<Value>(text).expect("it is JSON"));
        let mut ink = Ink::new();
        edit(tape(before).root(), tape(after).root(), &mut ink);
        ink.text()
    }

    #[test]
    fn edits_read_as_published() {
        for (before, after, text) in [
            (r#"{"a":1,"b":2}"#, r#"{"a":1,"c":null}"#, r#"{".":{"c":{"=":null}},"-":["b"]}"#),
            (r#"{"a":1,"b":2}"#, r#"{"a":1}"#, r#"{"-":["b"]}"#),
            (
                r#"{"a":{"b":[1,2,3,4,5]}}"#,
                r#"{"a":{"b":[1,2,9,4,5]}}"#,
                r##"{".":{"a":{".":{"b":{"~":[2,1,[9]]}}}}}"##,
            ),
            (
                r#"[{"x":1,"y":1},{"x":2,"y":1}]"#,
                r#"[{"x":1,"y":1},{"x":3,"y":1},{}]"#,
                r##"{"#":[[1,{".":{"x":{"=":3}}}]],"~":[2,0,[{}]]}"##,
            ),
            (r#"{"x":1}"#, r#"{"x":2}"#, r#"{"=":{"x":2}}"#),
            (r#"{"x":1}"#, "{}", r#"{"=":{}}"#),
            ("[1,2,3]", "[1,3]", r#"{"~":[1,1,[]]}"#),
            ("[1,2]", "[1,7,8,2]", r#"{"~":[1,0,[7,8]]}"#),
            ("1", r#""x""#, r#"{"=":"x"}"#),
            (r#"["a,]\"","b"]"#, r#"["a,]\"","{"]"#, r#"{"~":[1,1,["{"]]}"#),
            (r#"[["\\"],[]]"#, r#"[["\\"],["]"]]"#, r##"{"#":[[1,{"=":["]"]}]]}"##),
            ("[]", r#"[{"a":1,"b":2},{"a":3,"b":4},{"a":5,"b":null}]"#, r#"{"%":[["a","b"],[[1,2],[3,4],[5,null]]]}"#),
        ] {
            assert_eq!(edited(before, after), text, "{before} -> {after}");
            let json = |text: &str| serde_json::from_str::<Value>(text).expect("it is JSON");
            let mut value = json(before);
            apply(&mut value, &json(text)).expect("it fits");
            assert_eq!(value, json(after));
        }
    }

    #[test]
    fn an_edit_that_does_not_fit_is_refused() {
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
    }
}
