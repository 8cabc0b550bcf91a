//! Writing messages part by part.

use std::cell::Cell;

use atoll_core::{Node, write_text};
use serde::Serialize;

/// A JSON text that is being written.
#[derive(Debug)]
pub(crate) struct Ink {
    text: Vec<u8>,
}

thread_local! {
    /// Where texts are written, so that there is room for the next one already.
    static ROOM: Cell<Vec<u8>> = const { Cell::new(Vec::new()) };
}

/// How much room is kept for the next text.
const KEPT: usize = 64 * 1024;

impl Ink {
    /// Nothing is written yet.
    pub fn new() -> Ink {
        Ink { text: ROOM.take() }
    }

    /// JSON that is written already.
    pub fn raw(&mut self, json: &str) {
        self.text.extend_from_slice(json.as_bytes());
    }

    /// A value on a tape.
    pub fn node(&mut self, node: Node<'_>) {
        node.write(&mut self.text);
    }

    /// A text.
    pub fn text_of(&mut self, text: &[u8]) {
        write_text(text, &mut self.text);
    }

    /// A whole number.
    pub fn number(&mut self, mut number: u32) {
        let mut digits = [0; 10];
        let mut first = digits.len();
        loop {
            first -= 1;
            digits[first] = b'0' + (number % 10) as u8;
            number /= 10;
            if number == 0 {
                break;
            }
        }
        self.text.extend_from_slice(&digits[first..]);
    }

    /// A value.
    pub fn put<T: Serialize + ?Sized>(&mut self, value: &T) {
        serde_json::to_writer(&mut self.text, value).expect("messages are plain data");
    }

    /// A list of values.
    pub fn list<T>(&mut self, items: impl Iterator<Item = T>, mut each: impl FnMut(&mut Ink, T)) {
        self.raw("[");
        for (n, item) in items.enumerate() {
            if n > 0 {
                self.raw(",");
            }
            each(self, item);
        }
        self.raw("]");
    }

    /// The beginning of a field of an object that is begun: a comma if it is not the first, its key, a colon.
    pub fn key(&mut self, key: &str) {
        if self.text.last() != Some(&b'{') {
            self.raw(",");
        }
        self.raw("\"");
        self.raw(key);
        self.raw("\":");
    }

    /// A field of an object that is begun.
    pub fn field<T: Serialize + ?Sized>(&mut self, key: &str, value: &T) {
        self.key(key);
        self.put(value);
    }

    /// How much has been written.
    pub fn len(&self) -> usize {
        self.text.len()
    }

    /// What has been written since then.
    pub fn since(&self, len: usize) -> &[u8] {
        self.text.get(len..).unwrap_or_default()
    }

    /// Takes back what has been written since then.
    pub fn back_to(&mut self, len: usize) {
        self.text.truncate(len);
    }

    /// What has been written.
    pub fn text(mut self) -> String {
        let text = str::from_utf8(&self.text).expect("only texts are written").to_owned();
        self.text.clear();
        self.text.shrink_to(KEPT);
        ROOM.set(self.text);
        text
    }
}
