//! Plain data on a tape: quick to write, to compare and to skip over.
//!
//! ```text
//! 0 null   1 false   2 true
//! 3 whole number -128 to 127: 1 byte     4 whole number: 8 bytes     5 whole number from 2^63 on: 8 bytes
//! 6 number with a fraction: 8 bytes      7 text of up to 255 bytes: length in 1 byte, its bytes
//! 8 list: length in bytes, its items     9 object: length in bytes, its fields: key, value
//! 10 longer text: length, its bytes
//!
//! A key is a text without its tag, of up to 255 bytes.
//! ```
//!
//! Lengths have four bytes if nothing else is said, and the lowest byte of a number comes first. What is equal is equal
//! byte for byte.

use std::cell::Cell;
use std::fmt;
use std::sync::Arc;

use serde::Serialize;
use serde::ser::{self, Error as _};

use crate::label::Label;

/// Plain data on a tape.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tape(Arc<[u8]>);

/// How much room is kept for the next tape.
const KEPT: usize = 64 * 1024;

/// How much room a key asks for beside its letters, so that a number behind it needs no more.
const KEY_ROOM: usize = 16;

thread_local! {
    /// Where tapes are written.
    static ROOM: Cell<Vec<u8>> = const { Cell::new(Vec::new()) };
}

/// A value on a tape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Node<'a>(&'a [u8]);

const NULL: u8 = 0;
const FALSE: u8 = 1;
const TRUE: u8 = 2;
const SMALL: u8 = 3;
const WHOLE: u8 = 4;
const LARGE: u8 = 5;
const FRACTION: u8 = 6;
const TEXT: u8 = 7;
const LIST: u8 = 8;
const OBJECT: u8 = 9;
const LONG_TEXT: u8 = 10;

impl Tape {
    /// Plain data.
    ///
    /// # Panics
    /// If it is not plain: a key that is no short text or number, a number beyond 64 bits.
    pub fn of<T: Serialize + ?Sized>(value: &T) -> Tape {
        // It is written where there is room already, since it may be kept for long and should be no larger than it is.
        let mut writer = Writer(ROOM.take());
        value.serialize(&mut writer).expect("it is plain data");
        let tape = Tape(writer.0.as_slice().into());
        writer.0.clear();
        writer.0.shrink_to(KEPT);
        ROOM.set(writer.0);
        tape
    }

    /// All of it.
    pub fn root(&self) -> Node<'_> {
        Node(&self.0)
    }

    /// Its bytes; equal ones are of equal data.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }
}

/// A tape that is being written.
struct Writer(Vec<u8>);

impl Writer {
    /// Writes a key. Most are known when this is compiled, and then it is a move or two.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn key(&mut self, key: &str) -> Done {
        let len = u8::try_from(key.len()).map_err(serde_json::Error::custom)?;
        self.0.reserve(KEY_ROOM + key.len());
        self.0.push(len);
        self.0.extend_from_slice(key.as_bytes());
        Ok(())
    }

    /// Begins a list or an object, whose length is not known yet.
    fn begin(&mut self, tag: u8) -> Open<'_> {
        self.0.push(tag);
        let at = self.0.len();
        self.0.extend_from_slice(&[0; 4]);
        Open { tape: self, at, around: None }
    }

    /// Begins a list or an object that is the only field of another.
    fn begin_variant(&mut self, name: &str, tag: u8) -> Result<Open<'_>, serde_json::Error> {
        self.0.push(OBJECT);
        let around = self.0.len();
        self.0.extend_from_slice(&[0; 4]);
        self.key(name)?;
        let mut open = self.begin(tag);
        open.around = Some(around);
        Ok(open)
    }

    /// Writes the length of what began here.
    fn close(&mut self, at: usize) -> Result<(), serde_json::Error> {
        let len = u32::try_from(self.0.len() - at - 4).map_err(serde_json::Error::custom)?;
        self.0[at..at + 4].copy_from_slice(&len.to_le_bytes());
        Ok(())
    }
}

/// How long a value is that begins like this; as much as there is if it is cut off.
fn length(bytes: &[u8]) -> usize {
    let len = match bytes.first() {
        Some(&SMALL) => 2,
        Some(&(WHOLE | LARGE | FRACTION)) => 9,
        Some(&TEXT) => 2 + bytes.get(1).map_or(0, |&len| usize::from(len)),
        Some(&(LONG_TEXT | LIST | OBJECT)) => 5 + number(&bytes[1..]),
        _ => 1,
    };
    len.min(bytes.len())
}

/// A length that stands here.
fn number(bytes: &[u8]) -> usize {
    bytes.first_chunk().map_or(0, |bytes| u32::from_le_bytes(*bytes) as usize)
}

impl<'a> Node<'a> {
    /// Whether it is a list.
    pub fn is_list(self) -> bool {
        self.0.first() == Some(&LIST)
    }

    /// Whether it is an object.
    pub fn is_object(self) -> bool {
        self.0.first() == Some(&OBJECT)
    }

    /// Whether there is nothing in it: a list or an object without anything, or null.
    pub fn is_empty(self) -> bool {
        self.0.len() <= 5 && !matches!(self.0.first(), Some(&(SMALL | TEXT)))
    }

    fn content(self) -> &'a [u8] {
        let head = if self.0.first() == Some(&TEXT) { 2 } else { 5 };
        self.0.get(head..).unwrap_or_default()
    }

    /// The items of a list.
    pub fn items(self) -> impl Iterator<Item = Node<'a>> {
        let mut rest = self.content();
        std::iter::from_fn(move || {
            let (item, after) = rest.split_at(length(rest));
            rest = after;
            (!item.is_empty()).then_some(Node(item))
        })
    }

    /// The fields of an object: keys and values.
    pub fn fields(self) -> impl Iterator<Item = (&'a [u8], Node<'a>)> {
        let mut rest = self.content();
        std::iter::from_fn(move || {
            let key = rest.get(1..1 + usize::from(*rest.first()?))?;
            let (value, after) = rest.get(1 + key.len()..).map(|rest| rest.split_at(length(rest)))?;
            rest = after;
            Some((key, Node(value)))
        })
    }

    /// Writes it as JSON.
    pub fn write(self, out: &mut Vec<u8>) {
        let eight = || self.0.get(1..).and_then(|bytes| bytes.first_chunk()).copied().unwrap_or_default();
        match self.0.first() {
            Some(&FALSE) => out.extend_from_slice(b"false"),
            Some(&TRUE) => out.extend_from_slice(b"true"),
            Some(&SMALL) => put(&self.0.get(1).map_or(0, |&byte| byte as i8), out),
            Some(&WHOLE) => put(&i64::from_le_bytes(eight()), out),
            Some(&LARGE) => put(&u64::from_le_bytes(eight()), out),
            Some(&FRACTION) => put(&f64::from_le_bytes(eight()), out),
            Some(&(TEXT | LONG_TEXT)) => write_text(self.content(), out),
            Some(&LIST) => {
                out.push(b'[');
                for (n, item) in self.items().enumerate() {
                    if n > 0 {
                        out.push(b',');
                    }
                    item.write(out);
                }
                out.push(b']');
            }
            Some(&OBJECT) => {
                out.push(b'{');
                for (n, (key, value)) in self.fields().enumerate() {
                    if n > 0 {
                        out.push(b',');
                    }
                    write_text(key, out);
                    out.push(b':');
                    value.write(out);
                }
                out.push(b'}');
            }
            _ => out.extend_from_slice(b"null"),
        }
    }
}

impl fmt::Display for Node<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = Vec::new();
        self.write(&mut out);
        f.write_str(&String::from_utf8_lossy(&out))
    }
}

fn put<T: Serialize>(value: &T, out: &mut Vec<u8>) {
    serde_json::to_writer(out, value).expect("a number can be written");
}

/// Writes a text as JSON.
pub fn write_text(text: &[u8], out: &mut Vec<u8>) {
    // Many bytes are looked at together, without a way out between them.
    let is_special = |byte: &u8| (*byte < b' ') | (*byte == b'"') | (*byte == b'\\');
    let has_special = |part: &[u8]| part.iter().fold(false, |any, byte| any | is_special(byte));
    if !text.chunks(32).any(has_special) {
        out.push(b'"');
        out.extend_from_slice(text);
        out.push(b'"');
    } else {
        put(&String::from_utf8_lossy(text), out);
    }
}

/// A list or an object that is being written.
struct Open<'a> {
    tape: &'a mut Writer,
    at: usize,
    around: Option<usize>,
}

impl Open<'_> {
    fn finish(self) -> Result<(), serde_json::Error> {
        self.tape.close(self.at)?;
        self.around.map_or(Ok(()), |around| self.tape.close(around))
    }
}

type Done = Result<(), serde_json::Error>;

impl<'a> ser::Serializer for &'a mut Writer {
    type Ok = ();
    type Error = serde_json::Error;
    type SerializeSeq = Open<'a>;
    type SerializeTuple = Open<'a>;
    type SerializeTupleStruct = Open<'a>;
    type SerializeTupleVariant = Open<'a>;
    type SerializeMap = Open<'a>;
    type SerializeStruct = Open<'a>;
    type SerializeStructVariant = Open<'a>;

    fn serialize_bool(self, yes: bool) -> Done {
        self.0.push(if yes { TRUE } else { FALSE });
        Ok(())
    }
    fn serialize_i8(self, n: i8) -> Done {
        self.serialize_i64(n.into())
    }
    fn serialize_i16(self, n: i16) -> Done {
        self.serialize_i64(n.into())
    }
    fn serialize_i32(self, n: i32) -> Done {
        self.serialize_i64(n.into())
    }
    fn serialize_i64(self, n: i64) -> Done {
        match i8::try_from(n) {
            Ok(small) => self.0.extend_from_slice(&[SMALL, small as u8]),
            Err(_) => {
                self.0.push(WHOLE);
                self.0.extend_from_slice(&n.to_le_bytes());
            }
        }
        Ok(())
    }
    fn serialize_u8(self, n: u8) -> Done {
        self.serialize_i64(n.into())
    }
    fn serialize_u16(self, n: u16) -> Done {
        self.serialize_i64(n.into())
    }
    fn serialize_u32(self, n: u32) -> Done {
        self.serialize_i64(n.into())
    }
    fn serialize_u64(self, n: u64) -> Done {
        match i64::try_from(n) {
            Ok(n) => self.serialize_i64(n),
            Err(_) => {
                self.0.push(LARGE);
                self.0.extend_from_slice(&n.to_le_bytes());
                Ok(())
            }
        }
    }
    fn serialize_f32(self, n: f32) -> Done {
        self.serialize_f64(n.into())
    }
    fn serialize_f64(self, n: f64) -> Done {
        self.0.push(FRACTION);
        self.0.extend_from_slice(&n.to_le_bytes());
        Ok(())
    }
    fn serialize_char(self, letter: char) -> Done {
        self.serialize_str(letter.encode_utf8(&mut [0; 4]))
    }
    fn serialize_str(self, text: &str) -> Done {
        match u8::try_from(text.len()) {
            Ok(len) => self.0.extend_from_slice(&[TEXT, len]),
            Err(_) => {
                let len = u32::try_from(text.len()).map_err(serde_json::Error::custom)?;
                self.0.push(LONG_TEXT);
                self.0.extend_from_slice(&len.to_le_bytes());
            }
        }
        self.0.extend_from_slice(text.as_bytes());
        Ok(())
    }
    fn collect_str<T: fmt::Display + ?Sized>(self, value: &T) -> Done {
        // Most of what is shown is short; what is not asks for memory once more.
        self.serialize_str(&Label::of(value))
    }
    fn serialize_bytes(self, bytes: &[u8]) -> Done {
        bytes.serialize(self)
    }
    fn serialize_none(self) -> Done {
        self.serialize_unit()
    }
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        value.serialize(self)
    }
    fn serialize_unit(self) -> Done {
        self.0.push(NULL);
        Ok(())
    }
    fn serialize_unit_struct(self, _: &'static str) -> Done {
        self.serialize_unit()
    }
    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Done {
        self.serialize_str(name)
    }
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        value: &T,
    ) -> Done {
        let open = self.begin(OBJECT);
        open.tape.key(name)?;
        value.serialize(&mut *open.tape)?;
        open.finish()
    }
    fn serialize_seq(self, _: Option<usize>) -> Result<Open<'a>, serde_json::Error> {
        Ok(self.begin(LIST))
    }
    fn serialize_tuple(self, _: usize) -> Result<Open<'a>, serde_json::Error> {
        Ok(self.begin(LIST))
    }
    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Open<'a>, serde_json::Error> {
        Ok(self.begin(LIST))
    }
    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Open<'a>, serde_json::Error> {
        self.begin_variant(name, LIST)
    }
    fn serialize_map(self, _: Option<usize>) -> Result<Open<'a>, serde_json::Error> {
        Ok(self.begin(OBJECT))
    }
    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Open<'a>, serde_json::Error> {
        Ok(self.begin(OBJECT))
    }
    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Open<'a>, serde_json::Error> {
        self.begin_variant(name, OBJECT)
    }
}

impl ser::SerializeSeq for Open<'_> {
    type Ok = ();
    type Error = serde_json::Error;
    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        value.serialize(&mut *self.tape)
    }
    fn end(self) -> Done {
        self.finish()
    }
}

impl ser::SerializeTuple for Open<'_> {
    type Ok = ();
    type Error = serde_json::Error;
    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        value.serialize(&mut *self.tape)
    }
    fn end(self) -> Done {
        self.finish()
    }
}

impl ser::SerializeTupleStruct for Open<'_> {
    type Ok = ();
    type Error = serde_json::Error;
    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        value.serialize(&mut *self.tape)
    }
    fn end(self) -> Done {
        self.finish()
    }
}

impl ser::SerializeTupleVariant for Open<'_> {
    type Ok = ();
    type Error = serde_json::Error;
    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        value.serialize(&mut *self.tape)
    }
    fn end(self) -> Done {
        self.finish()
    }
}

impl ser::SerializeMap for Open<'_> {
    type Ok = ();
    type Error = serde_json::Error;
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        let at = self.tape.0.len();
        key.serialize(&mut *self.tape)?;
        // A key is a text without its tag; a number becomes one.
        match self.tape.0.get(at) {
            Some(&TEXT) => drop(self.tape.0.remove(at)),
            Some(&(SMALL | WHOLE | LARGE)) => {
                let text = Node(&self.tape.0[at..]).to_string();
                self.tape.0.truncate(at);
                self.tape.key(&text)?;
            }
            _ => return Err(serde_json::Error::custom("a key is a short text or a whole number")),
        }
        Ok(())
    }
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        value.serialize(&mut *self.tape)
    }
    fn end(self) -> Done {
        self.finish()
    }
}

impl ser::SerializeStruct for Open<'_> {
    type Ok = ();
    type Error = serde_json::Error;
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Done {
        self.tape.key(key)?;
        value.serialize(&mut *self.tape)
    }
    fn end(self) -> Done {
        self.finish()
    }
}

impl ser::SerializeStructVariant for Open<'_> {
    type Ok = ();
    type Error = serde_json::Error;
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Done {
        self.tape.key(key)?;
        value.serialize(&mut *self.tape)
    }
    fn end(self) -> Done {
        self.finish()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde_json::Value;

    use super::*;

    #[derive(Serialize)]
    enum Shape {
        Unit,
        New(u8),
        Pair(i32, &'static str),
        Fields { a: Option<u64>, b: () },
    }

    #[derive(Serialize)]
    struct Whole(u16);

    #[derive(Serialize)]
    struct Many {
        shapes: Vec<Shape>,
        numbers: (i8, u8, i64, u64, f64, bool, bool),
        texts: [String; 4],
        letter: char,
        by_name: BTreeMap<&'static str, Option<u8>>,
        by_number: BTreeMap<i16, Whole>,
        nothing: [u8; 0],
        empty: BTreeMap<String, u8>,
    }

    fn many() -> Many {
        Many {
            shapes: vec![Shape::Unit, Shape::New(200), Shape::Pair(-70_000, "x"), Shape::Fields { a: Some(3), b: () }],
            numbers: (-128, 128, i64::MIN, u64::MAX, 0.5, true, false),
            texts: ["", "één", "a \"b\" \\ \n \u{1}", &"𝄞".repeat(64)].map(str::to_owned),
            letter: 'ß',
            by_name: BTreeMap::from([("a", None), ("b", Some(1))]),
            by_number: BTreeMap::from([(-1, Whole(1)), (300, Whole(300))]),
            nothing: [],
            empty: BTreeMap::new(),
        }
    }

    #[test]
    fn a_tape_says_what_json_says() {
        let tape = Tape::of(&many());
        let read: Value = serde_json::from_str(&tape.root().to_string()).expect("it is JSON");
        assert_eq!(read, serde_json::to_value(many()).expect("it is plain data"));
        assert_eq!(tape.root().to_string(), serde_json::to_string(&many()).expect("it is plain data"));
    }

    #[test]
    fn what_differs_differs_on_the_tape() {
        let one = Tape::of(&many());
        assert_eq!(one, Tape::of(&many()));
        assert_ne!(one, Tape::of(&Many { letter: 's', ..many() }));
        let fields: Vec<(&[u8], Node<'_>)> = one.root().fields().collect();
        assert_eq!(fields.len(), 8);
        assert_eq!(fields[0].1.items().count(), 4);
        assert!(fields[6].1.is_list() && fields[6].1.is_empty());
        assert!(fields[7].1.is_object() && fields[7].1.is_empty());
        assert!(!fields[3].1.is_empty() && !Tape::of(&3).root().is_empty());
    }

    #[test]
    fn a_tape_that_is_cut_off_ends() {
        let tape = Tape::of(&many());
        for end in 0..tape.0.len() {
            drop(Node(&tape.0[..end]).to_string());
        }
    }
}
