//! Sentences for people, in every language of Atoll.

use std::fmt::{self, Write};

use serde::{Deserialize, Serialize};

/// A language that all texts of Atoll are written in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Dutch.
    Nl,
}

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Nl];

    /// The language with this two-letter tag.
    pub fn from_tag(tag: &str) -> Option<Lang> {
        match tag {
            "en" => Some(Lang::En),
            "nl" => Some(Lang::Nl),
            _ => None,
        }
    }

    /// The two-letter tag.
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Nl => "nl",
        }
    }
}

/// One message in every language, with `{name}` where something is filled in.
///
/// `{A}` to `{D}` stand for the names of the seats. They are left alone here:
/// whoever shows the text knows what the people at the table are called.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Text {
    /// English.
    pub en: &'static str,
    /// Dutch.
    pub nl: &'static str,
}

impl Text {
    /// The pattern in one language.
    pub const fn get(self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Nl => self.nl,
        }
    }

    /// The message with its places filled in.
    pub fn fill(self, lang: Lang, with: &[(&str, &dyn fmt::Display)]) -> String {
        let mut rest = self.get(lang);
        // Most values are short.
        let mut out = String::with_capacity(rest.len() + 16);
        while let Some(open) = rest.find('{') {
            out.push_str(&rest[..open]);
            let after = &rest[open + 1..];
            let Some(close) = after.find('}') else {
                out.push_str(&rest[open..]);
                return out;
            };
            let name = &after[..close];
            match with.iter().find(|(key, _)| *key == name) {
                Some((_, value)) => write!(out, "{value}").expect("writing to a string cannot fail"),
                None => {
                    out.push('{');
                    out.push_str(name);
                    out.push('}');
                }
            }
            rest = &after[close + 1..];
        }
        out.push_str(rest);
        out
    }
}

/// `{A}` for the first seat and so on: the place for a name that [`Text::fill`] leaves alone.
pub fn name_of(seat: crate::Seat) -> String {
    format!("{{{}}}", seat.letter())
}

/// A word of the component files in every language.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Words {
    /// English.
    pub en: String,
    /// Dutch.
    pub nl: String,
}

impl Words {
    /// The same words in English and in Dutch.
    pub fn new(en: impl Into<String>, nl: impl Into<String>) -> Self {
        Words { en: en.into(), nl: nl.into() }
    }

    /// These words behind others that are the same in every language: an id, a number.
    #[must_use]
    pub fn after(self, before: impl fmt::Display) -> Self {
        Words { en: format!("{before}{}", self.en), nl: format!("{before}{}", self.nl) }
    }

    /// The words in one language.
    pub fn get(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Nl => &self.nl,
        }
    }
}

/// What went wrong, in the language of whoever reads it.
///
/// `Display` of an error is for programmers and logs, and English.
pub trait Tell {
    /// A sentence a person can act on.
    fn tell(&self, lang: Lang) -> String;
}

/// Formats a sentence in English and in Dutch: `words!("{n} is too many", "{n} is te veel")`.
#[macro_export]
macro_rules! words {
    ($en:literal, $nl:literal $(, $arg:expr)* $(,)?) => {
        $crate::Words { en: format!($en $(, $arg)*), nl: format!($nl $(, $arg)*) }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_filled_and_names_are_left() {
        let text = Text { en: "{A} puts {n} on {cell}.", nl: "{A} legt {n} op {cell}." };
        let filled = text.fill(Lang::Nl, &[("n", &4), ("cell", &"c3")]);
        assert_eq!(filled, "{A} legt 4 op c3.");
    }

    #[test]
    fn words_are_made_for_each_language() {
        let n = 3;
        let words = words!("{n} is too many", "{n} is te veel").after("line 4: ");
        assert_eq!(words.get(Lang::En), "line 4: 3 is too many");
        assert_eq!(words.get(Lang::Nl), "line 4: 3 is te veel");
    }
}
