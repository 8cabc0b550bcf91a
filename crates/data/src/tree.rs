//! A parsed file: values with their places.
//!
//! Programs parse TOML. In a browser only the shipped files are read, and a TOML parser would be a tenth of what has to
//! be loaded, so there the files come parsed: `cargo xtask wasm` writes them as JSON into the engine of each game.

use std::ops::Range;

use crate::reader::Fault;

/// A value of a file, and where it stands: bytes of the text.
pub(crate) struct Node {
    pub at: Range<usize>,
    pub value: Value,
}

/// What stands there.
#[cfg_attr(target_arch = "wasm32", allow(dead_code))] // JSON knows no dates
pub(crate) enum Value {
    Text(String),
    /// Nothing if it is too large.
    Whole(Option<i64>),
    Real(f64),
    Flag(bool),
    Date,
    List(Vec<Node>),
    Table(Vec<Field>),
}

/// A key of a table and its value.
pub(crate) struct Field {
    pub key: String,
    pub at: usize,
    pub node: Node,
}

#[cfg(not(target_arch = "wasm32"))]
mod parsed {
    use atoll_core::Words;
    use toml::Spanned;
    use toml::de::{DeTable, DeValue};

    use super::{Fault, Field, Node, Value};

    /// Parses a file; a parsed one knows its places.
    pub(crate) fn parse(_name: &str, text: &str) -> Result<Node, Fault> {
        let parsed = DeTable::parse(text).map_err(|error| Fault {
            at: error.span().map(|span| span.start),
            reason: Words::new(error.message().trim_end().replace('\n', "; "), "dit is geen geldige TOML"),
        })?;
        Ok(Node { at: parsed.span(), value: Value::Table(fields(parsed.get_ref())) })
    }

    fn fields(table: &DeTable<'_>) -> Vec<Field> {
        let field = |(key, value): (&Spanned<std::borrow::Cow<'_, str>>, &Spanned<DeValue<'_>>)| Field {
            key: key.get_ref().to_string(),
            at: key.span().start,
            node: node(value),
        };
        table.iter().map(field).collect()
    }

    fn node(value: &Spanned<DeValue<'_>>) -> Node {
        let read = match value.get_ref() {
            DeValue::String(text) => Value::Text(text.to_string()),
            DeValue::Integer(digits) => Value::Whole(i64::from_str_radix(digits.as_str(), digits.radix()).ok()),
            DeValue::Float(digits) => Value::Real(digits.as_str().parse().unwrap_or(f64::NAN)),
            DeValue::Boolean(flag) => Value::Flag(*flag),
            DeValue::Datetime(_) => Value::Date,
            DeValue::Array(items) => Value::List(items.iter().map(node).collect()),
            DeValue::Table(table) => Value::Table(fields(table)),
        };
        Node { at: value.span(), value: read }
    }
}

#[cfg(target_arch = "wasm32")]
mod parsed {
    use std::sync::OnceLock;

    use atoll_core::Words;
    use serde_json::Value as Json;

    use super::{Fault, Field, Node, Value};

    static FILES: OnceLock<&'static str> = OnceLock::new();

    /// Hands over the shipped files: a JSON object of them by name.
    pub fn ship(files: &'static str) {
        let _ = FILES.set(files);
    }

    /// The shipped file of this name.
    pub(crate) fn parse(name: &str, _text: &str) -> Result<Node, Fault> {
        let files: Option<Json> = FILES.get().and_then(|files| serde_json::from_str(files).ok());
        let found = files.as_ref().and_then(|files| files.get(name)).map(node);
        found.ok_or_else(|| Fault { at: None, reason: Words::new("it was not shipped", "het is niet meegeleverd") })
    }

    fn node(json: &Json) -> Node {
        let value = match json {
            Json::String(text) => Value::Text(text.clone()),
            Json::Number(number) => match number.as_i64() {
                None => Value::Real(number.as_f64().unwrap_or(f64::NAN)),
                whole => Value::Whole(whole),
            },
            Json::Bool(flag) => Value::Flag(*flag),
            Json::Null => Value::Date,
            Json::Array(items) => Value::List(items.iter().map(node).collect()),
            Json::Object(fields) => {
                let field = |(key, value): (&String, &Json)| Field { key: key.clone(), at: 0, node: node(value) };
                Value::Table(fields.iter().map(field).collect())
            }
        };
        Node { at: 0..0, value }
    }
}

pub(crate) use parsed::parse;
#[cfg(target_arch = "wasm32")]
pub use parsed::ship;
