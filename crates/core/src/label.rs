//! Short texts that ask for no memory.

use std::fmt::{self, Write as _};
use std::ops::Deref;
use std::sync::Arc;

use serde::{Serialize, Serializer};

/// How many bytes of a label lie in it.
const ROOM: usize = 22;

/// A text that is short as a rule, such as a colour, a species or a notation: there are many of them on every table,
/// and copying one asks for no memory.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Label(Text);

// Equal texts are kept alike: a text that fits is never kept elsewhere.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Text {
    Here { text: [u8; ROOM], len: u8 },
    Elsewhere(Arc<str>),
}

impl Label {
    /// What something looks like when it is printed.
    pub fn of(value: impl fmt::Display) -> Label {
        let mut label = Label::default();
        write!(label, "{value}").expect("a label takes all");
        label
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
        for text in ["", "red", "één", "elkhorn bleached", &"x".repeat(22), &"x".repeat(23), &"é".repeat(40)] {
            let label = Label::from(text);
            assert_eq!((label.as_str(), label.to_string().as_str(), &label), (text, text, &Label::of(text)));
            assert_eq!(serde_json::to_string(&label).expect("a text"), serde_json::to_string(text).expect("a text"));
            // In pieces it is the same, wherever it is cut.
            for (at, _) in text.char_indices() {
                assert_eq!(Label::of(format_args!("{}{}", &text[..at], &text[at..])), label);
            }
        }
        assert_ne!(Label::from("a"), Label::from("a\0"));
        assert_eq!(size_of::<Label>(), 24);
    }
}
