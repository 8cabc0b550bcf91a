//! From a parsed file into a type.
//!
//! The `toml` crate could do this too, but it would be compiled anew for every
//! type of every game. This reader does less and is several times smaller,
//! which counts where the engine has to be loaded: in a browser.
//! There the parser itself is left out as well, see [`crate::tree`].

use std::fmt;

use atoll_core::{Words, words};
use serde::de::value::{MapAccessDeserializer, StrDeserializer};
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, Error, Expected, MapAccess, SeqAccess, Unexpected, Visitor,
};
use serde_spanned::de::is_spanned;

use crate::tree::{Field, Node, Value};

/// Why a file cannot be read, and at which byte.
#[derive(Debug)]
pub(crate) struct Fault {
    pub at: Option<usize>,
    pub reason: Words,
}

impl Fault {
    /// This fault, at `at` unless it knows its place already.
    #[cold]
    fn near(mut self, at: usize) -> Self {
        self.at.get_or_insert(at);
        self
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason.en)
    }
}

impl std::error::Error for Fault {}

/// What serde calls a Rust type, as people say it.
const PLAIN: &[(&str, &str, &str)] = &[
    ("u8", "a whole number from 0 to 255", "een geheel getal van 0 tot 255"),
    ("i8", "a whole number from -128 to 127", "een geheel getal van -128 tot 127"),
    ("u16", "a whole number from 0 to 65535", "een geheel getal van 0 tot 65535"),
    ("i16", "a whole number from -32768 to 32767", "een geheel getal van -32768 tot 32767"),
    ("u32", "a whole number from 0 to 4294967295", "een geheel getal van 0 tot 4294967295"),
    ("i32", "a whole number", "een geheel getal"),
    ("u64", "a whole number, not below 0", "een geheel getal, niet onder 0"),
    ("i64", "a whole number", "een geheel getal"),
    ("usize", "a whole number, not below 0", "een geheel getal, niet onder 0"),
    ("a boolean", "true or false", "true of false"),
    ("a string", "a text in quotes", "een tekst tussen aanhalingstekens"),
    ("a sequence", "a list", "een lijst"),
    ("a map", "a table", "een tabel"),
    ("a character", "one letter in quotes", "een letter tussen aanhalingstekens"),
];

/// `expected u8` becomes `expected a whole number from 0 to 255`.
#[cold]
fn plainly(expected: &str) -> Words {
    if let Some((_, en, nl)) = PLAIN.iter().find(|(name, ..)| *name == expected) {
        return Words::new(*en, *nl);
    }
    // Lists and tables of our own types: `struct Card`, `a tuple of size 2`, `tuple struct Pair with 2 elements`.
    let words: Vec<&str> = expected.split(' ').collect();
    match words[..] {
        ["struct", ..] => words!("a table", "een tabel"),
        ["a", "tuple", "of", "size", n]
        | ["an", "array", "of", "length", n]
        | ["tuple", "struct", _, "with", n, ..] => {
            words!("a list of {n}", "een lijst van {n}")
        }
        ["enum", ..] | ["variant", ..] => {
            words!("one of the words that are known here", "een van de woorden die hier bekend zijn")
        }
        _ => words!("{expected}", "iets anders"),
    }
}

/// `red, blue`.
fn listed(all: &[&str]) -> String {
    all.join(", ")
}

impl Fault {
    fn new(reason: Words) -> Self {
        Fault { at: None, reason }
    }
}

impl Error for Fault {
    #[cold]
    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        let (found, expected) = (found_plainly(found), plainly(&expected.to_string()));
        Fault::new(Words::new(
            format!("found {}, expected {}", found.en, expected.en),
            format!("hier staat {}, verwacht: {}", found.nl, expected.nl),
        ))
    }

    #[cold]
    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Fault::invalid_type(found, expected)
    }

    #[cold]
    fn invalid_length(len: usize, expected: &dyn Expected) -> Self {
        let expected = plainly(&expected.to_string());
        Fault::new(Words::new(
            format!("found {len} entries, expected {}", expected.en),
            format!("hier staan {len} waarden, verwacht: {}", expected.nl),
        ))
    }

    #[cold]
    fn unknown_variant(variant: &str, expected: &'static [&'static str]) -> Self {
        let known = listed(expected);
        Fault::new(words!(
            "there is no `{variant}` here; known are {known}",
            "er is hier geen `{variant}`; bekend zijn {known}"
        ))
    }

    #[cold]
    fn unknown_field(field: &str, expected: &'static [&'static str]) -> Self {
        let known = listed(expected);
        Fault::new(words!(
            "there is no key `{field}` here; known are {known}",
            "er is hier geen sleutel `{field}`; bekend zijn {known}"
        ))
    }

    #[cold]
    fn missing_field(field: &'static str) -> Self {
        Fault::new(words!("the key `{field}` is missing", "de sleutel `{field}` ontbreekt"))
    }

    #[cold]
    fn duplicate_field(field: &'static str) -> Self {
        Fault::new(words!("the key `{field}` is there twice", "de sleutel `{field}` staat er twee keer"))
    }

    #[cold]
    fn custom<T: fmt::Display>(reason: T) -> Self {
        Fault::new(words!("{reason}", "deze waarde is niet te lezen"))
    }
}

#[cold]
fn found_plainly(found: Unexpected<'_>) -> Words {
    match found {
        Unexpected::Str(text) => words!("the text {text:?}", "de tekst {text:?}"),
        Unexpected::Signed(number) => words!("the number {number}", "het getal {number}"),
        Unexpected::Unsigned(number) => words!("the number {number}", "het getal {number}"),
        Unexpected::Bool(value) => words!("{value}", "{value}"),
        Unexpected::Seq => words!("a list", "een lijst"),
        Unexpected::Map => words!("a table", "een tabel"),
        Unexpected::Other("date") => words!("a date", "een datum"),
        _ => words!("a number with a fraction", "een getal met een breuk"),
    }
}

/// Reads a whole file.
pub(crate) fn read<T: DeserializeOwned>(root: &Node) -> Result<T, Fault> {
    T::deserialize(Reader::Value(root))
}

/// A value of the file, or the place of one.
///
/// One type for both, and [`Fields`] one for tables and places: every type of a game is compiled once for each type
/// that it can be read from.
#[derive(Clone, Copy)]
enum Reader<'a> {
    Value(&'a Node),
    Offset(usize),
}

impl<'a> Reader<'a> {
    fn start(self) -> usize {
        match self {
            Reader::Value(node) => node.at.start,
            Reader::Offset(at) => at,
        }
    }

    /// The value, unless it is a place.
    fn value(self) -> Option<&'a Value> {
        match self {
            Reader::Value(node) => Some(&node.value),
            Reader::Offset(_) => None,
        }
    }

    /// What is there instead of what was expected.
    #[cold]
    fn unexpected(self, expected: &dyn Expected) -> Fault {
        let Some(value) = self.value() else {
            return Fault::invalid_type(Unexpected::Other("place"), expected).near(self.start());
        };
        let found = match value {
            Value::Text(text) => Unexpected::Str(text),
            Value::Whole(number) => Unexpected::Signed(number.unwrap_or(i64::MAX)),
            Value::Real(_) => Unexpected::Other("floating point number"),
            Value::Flag(value) => Unexpected::Bool(*value),
            Value::Date => Unexpected::Other("date"),
            Value::List(_) => Unexpected::Seq,
            Value::Table(_) => Unexpected::Map,
        };
        Fault::invalid_type(found, expected).near(self.start())
    }
}

impl<'de> Deserializer<'de> for Reader<'_> {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        let value = match self {
            Reader::Value(node) => &node.value,
            Reader::Offset(at) => return visitor.visit_i64(at as i64),
        };
        let read = match value {
            Value::Text(text) => visitor.visit_str(text),
            Value::Whole(Some(number)) => visitor.visit_i64(*number),
            Value::Whole(None) => {
                Err(Fault::new(words!("this whole number is too large", "dit gehele getal is te groot")))
            }
            Value::Real(number) => visitor.visit_f64(*number),
            Value::Flag(value) => visitor.visit_bool(*value),
            Value::Date => Err(self.unexpected(&visitor)),
            Value::List(items) => visitor.visit_seq(Items(items.iter())),
            Value::Table(fields) => visitor.visit_map(Fields::of(fields)),
        };
        read.map_err(|fault| fault.near(self.start()))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let fields = match (self, self.value()) {
            (Reader::Value(value), _) if is_spanned(name) => Fields::Place { value, next: 0 },
            (_, Some(Value::Table(fields))) => Fields::of(fields),
            _ => return Err(self.unexpected(&visitor)),
        };
        visitor.visit_map(fields).map_err(|fault| fault.near(self.start()))
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_struct("", &[], visitor)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        let Some(Value::List(items)) = self.value() else { return Err(self.unexpected(&visitor)) };
        visitor.visit_seq(Items(items.iter())).map_err(|fault| fault.near(self.start()))
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _len: usize, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _len: usize,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _name: &'static str, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let read = match self.value() {
            Some(Value::Text(text)) => visitor.visit_enum(StrDeserializer::<Fault>::new(text)),
            Some(Value::Table(fields)) => visitor.visit_enum(MapAccessDeserializer::new(Fields::of(fields))),
            _ => Err(self.unexpected(&visitor)),
        };
        read.map_err(|fault| fault.near(self.start()))
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf
        unit unit_struct identifier ignored_any
    }
}

struct Items<'a>(std::slice::Iter<'a, Node>);

impl<'de> SeqAccess<'de> for Items<'_> {
    type Error = Fault;
    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Fault> {
        self.0.next().map(|item| seed.deserialize(Reader::Value(item))).transpose()
    }
}

/// The fields of a table, or the three that a [`Spanned`](crate::Spanned) asks for.
enum Fields<'a> {
    Table { rest: std::slice::Iter<'a, Field>, value: Option<&'a Node> },
    Place { value: &'a Node, next: usize },
}

/// What a [`Spanned`](crate::Spanned) calls its fields.
const PLACE: [&str; 3] =
    ["$__serde_spanned_private_start", "$__serde_spanned_private_end", "$__serde_spanned_private_value"];

impl<'a> Fields<'a> {
    fn of(fields: &'a [Field]) -> Self {
        Fields::Table { rest: fields.iter(), value: None }
    }
}

impl<'de> MapAccess<'de> for Fields<'_> {
    type Error = Fault;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Fault> {
        let (word, at) = match self {
            Fields::Table { rest, value: next } => {
                let Some(field) = rest.next() else { return Ok(None) };
                *next = Some(&field.node);
                (Word::Read(&field.key), field.at)
            }
            Fields::Place { value, next } => {
                let Some(name) = PLACE.get(*next) else { return Ok(None) };
                (Word::Known(name), value.at.start)
            }
        };
        seed.deserialize(word).map(Some).map_err(|fault| fault.near(at))
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Fault> {
        let reader = match self {
            Fields::Table { value, .. } => Reader::Value(value.take().expect("serde asks for the key first")),
            Fields::Place { value, next } => {
                *next += 1;
                match *next {
                    1 => Reader::Offset(value.at.start),
                    2 => Reader::Offset(value.at.end),
                    _ => Reader::Value(value),
                }
            }
        };
        seed.deserialize(reader)
    }
}

/// A key.
enum Word<'a> {
    Read(&'a str),
    Known(&'static str),
}

impl<'de> Deserializer<'de> for Word<'_> {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self {
            Word::Read(text) => visitor.visit_str(text),
            Word::Known(text) => visitor.visit_borrowed_str(text),
        }
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}
