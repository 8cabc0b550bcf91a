//! Hashes of what an observer sees.

use std::hash::{Hash, Hasher};

use atoll_core::StableHasher;
use serde_json::Value;

/// The stable hash of a JSON value; the order of an object's keys does not matter.
pub fn json_hash(value: &Value) -> u64 {
    let mut hasher = StableHasher::new();
    feed(value, &mut hasher);
    hasher.finish()
}

/// A hash as sixteen hex digits, as messages carry it.
pub fn short_hash(hash: u64) -> String {
    format!("{hash:016x}")
}

fn feed(value: &Value, hasher: &mut StableHasher) {
    match value {
        Value::Null => hasher.write_u8(0),
        Value::Bool(yes) => {
            hasher.write_u8(1);
            yes.hash(hasher);
        }
        Value::Number(number) => {
            hasher.write_u8(2);
            number.to_string().hash(hasher);
        }
        Value::String(text) => {
            hasher.write_u8(3);
            text.hash(hasher);
        }
        Value::Array(items) => {
            hasher.write_u8(4);
            hasher.write_usize(items.len());
            for item in items {
                feed(item, hasher);
            }
        }
        Value::Object(fields) => {
            hasher.write_u8(5);
            hasher.write_usize(fields.len());
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_by_key(|(key, _)| *key);
            for (key, item) in fields {
                key.hash(hasher);
                feed(item, hasher);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_keys_does_not_matter_and_everything_else_does() {
        let parse = |text: &str| json_hash(&serde_json::from_str(text).expect("the test writes JSON"));
        assert_eq!(parse(r#"{"a":1,"b":[2,null]}"#), parse(r#"{"b":[2,null],"a":1}"#));
        let others = [r#"{"a":1,"b":[null,2]}"#, r#"{"a":1,"b":[2]}"#, r#"{"a":"1","b":[2,null]}"#, "null", "[]", "{}"];
        for other in others {
            assert_ne!(parse(r#"{"a":1,"b":[2,null]}"#), parse(other), "{other}");
        }
    }
}
