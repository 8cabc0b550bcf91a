//! Short texts that ask for no memory.

use std::cmp::Ordering;
use std::fmt::{self, Write as _};
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

use serde::{Serialize, Serializer};

/// How many bytes of a label lie in it.
const ROOM: usize = 22;

/// How many bytes a text has room for while it is written.
const DRAFT: usize = 96;

/// A text that is being written.
struct Draft {
    text: [u8; DRAFT],
    len: usize,
    /// All of it, once it is too long.
    whole: Option<String>,
}

impl fmt::Write for Draft {
    fn write_str(&mut self, more: &str) -> fmt::Result {
        match (&mut self.whole, self.text.get_mut(self.len..self.len + more.len())) {
            (None, Some(room)) => {
                room.copy_from_slice(more.as_bytes());
                self.len += more.len();
            }
            (Some(whole), _) => whole.push_str(more),
            (whole @ None, None) => {
                let begun = self.text.get(..self.len).and_then(|text| str::from_utf8(text).ok()).ok_or(fmt::Error)?;
                *whole = Some([begun, more].concat());
            }
        }
        Ok(())
    }
}

/// A text that is short as a rule, such as a colour, a species or a notation: there are many of them on every table,
/// and copying one asks for no memory.
#[derive(Clone, Eq)]
pub struct Label(Text);

// Equal texts are kept alike: a text that fits is never kept elsewhere, and has zeros behind it.
#[derive(Clone, PartialEq, Eq)]
enum Text {
    Here { text: [u8; ROOM], len: u8 },
    Elsewhere(Arc<str>),
}

impl Label {
    /// What something looks like when it is printed.
    pub fn of(value: impl fmt::Display) -> Label {
        // Most that do not fit are not much longer: they are put together here, and kept once.
        let mut draft = Draft { text: [0; DRAFT], len: 0, whole: None };
        write!(draft, "{value}").expect("a draft takes all");
        match (draft.whole, draft.text.get(..draft.len).and_then(|text| str::from_utf8(text).ok())) {
            (None, Some(text)) => Label::from(text),
            (whole, _) => Label::from(whole.unwrap_or_default()),
        }
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        match &self.0 {
            Text::Here { text, len } => text
                .get(..usize::from(*len))
                .and_then(|text| std::str::from_utf8(text).ok())
                .expect("only whole texts are kept"),
            Text::Elsewhere(text) => text,
        }
    }
}

impl PartialEq for Label {
    #[inline]
    fn eq(&self, other: &Label) -> bool {
        match (&self.0, &other.0) {
            // In words, not by a call.
            (Text::Here { text, len }, Text::Here { text: theirs, len: their_len }) => {
                let differ = |at: usize| word(text, at) ^ word(theirs, at);
                differ(0) | differ(8) | differ(ROOM - 8) | u64::from(len ^ their_len) == 0
            }
            (one, other) => one == other,
        }
    }
}

/// Eight bytes of a short text.
#[inline]
fn word(text: &[u8; ROOM], at: usize) -> u64 {
    text.get(at..).and_then(|text| text.first_chunk()).map_or(0, |bytes| u64::from_le_bytes(*bytes))
}

impl PartialOrd for Label {
    fn partial_cmp(&self, other: &Label) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Label {
    fn cmp(&self, other: &Label) -> Ordering {
        self.as_str().cmp(other.as_str())
    }
}

impl Hash for Label {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match &self.0 {
            Text::Here { text, len } => text.get(..usize::from(*len)).unwrap_or_default().hash(state),
            Text::Elsewhere(text) => text.as_bytes().hash(state),
        }
    }
}

impl fmt::Write for Label {
    fn write_str(&mut self, more: &str) -> fmt::Result {
        if let Text::Here { text, len } = &mut self.0 {
            let from = usize::from(*len);
            if let Some(room) = text.get_mut(from..from + more.len()) {
                room.copy_from_slice(more.as_bytes());
                *len += more.len() as u8;
                return Ok(());
            }
        }
        self.0 = Text::Elsewhere([self.as_str(), more].concat().into());
        Ok(())
    }
}

impl From<&str> for Label {
    fn from(text: &str) -> Label {
        let mut label = Label::default();
        label.write_str(text).expect("a label takes all");
        label
    }
}

impl From<String> for Label {
    fn from(text: String) -> Label {
        Label::from(text.as_str())
    }
}

impl Default for Label {
    fn default() -> Label {
        Label(Text::Here { text: [0; ROOM], len: 0 })
    }
}

impl Deref for Label {
    type Target = str;
    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl PartialEq<str> for Label {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for Label {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self)
    }
}

impl fmt::Debug for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

impl Serialize for Label {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_its_text() {
        for text in
            ["", "red", "één", "elkhorn bleached", &"x".repeat(22), &"x".repeat(23), &"é".repeat(40), &"é".repeat(90)]
        {
            let label = Label::from(text);
            assert_eq!((label.as_str(), label.to_string().as_str(), &label), (text, text, &Label::of(text)));
            assert_eq!(serde_json::to_string(&label).expect("a text"), serde_json::to_string(text).expect("a text"));
            // In pieces it is the same, wherever it is cut.
            for (at, _) in text.char_indices() {
                assert_eq!(Label::of(format_args!("{}{}", &text[..at], &text[at..])), label);
            }
        }
        assert_ne!(Label::from("a"), Label::from("a\0"));
        let long = "abcdefghijklmnopqrstuv";
        for at in 0..long.len() {
            let other = format!("{}X{}", &long[..at], &long[at + 1..]);
            assert_ne!(Label::from(long), Label::from(other.as_str()));
            assert_eq!(Label::from(long).cmp(&Label::from(other.as_str())), long.cmp(&other));
            assert_ne!(Label::from(long), Label::from(&long[..at]));
        }
        assert_eq!(size_of::<Label>(), 24);
    }
}
