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
        let pattern = self.get(lang);
        // Most values are short.
        let mut out = String::with_capacity(pattern.len() + 16);
        let mut rest = pattern;
        // Patterns are short, so they are walked byte by byte; braces are never part of another letter.
        while let Some(open) = rest.bytes().position(|byte| byte == b'{') {
            let Some(close) = rest[open..].bytes().position(|byte| byte == b'}') else { break };
            let name = &rest[open + 1..open + close];
            match with.iter().find(|(key, _)| *key == name) {
                Some((_, value)) => {
                    out.push_str(&rest[..open]);
                    write!(out, "{value}").expect("writing to a string cannot fail");
                }
                None => out.push_str(&rest[..open + close + 1]),
            }
            rest = &rest[open + close + 1..];
        }
        out.push_str(rest);
        out
    }
}

/// Writes a whole number as [`fmt::Display`] does, for notations that are written by the thousand.
///
/// # Errors
/// If it cannot be written there.
pub fn write_number(out: &mut impl Write, n: i32) -> fmt::Result {
    if n < 0 {
        out.write_char('-')?;
    }
    let n = n.unsigned_abs();
    if n >= 10 {
        write_number(out, (n / 10) as i32)?;
    }
    out.write_char((b'0' + (n % 10) as u8) as char)
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
    fn a_place_that_nothing_fills_or_nothing_closes_is_left() {
        let with: [(&str, &dyn fmt::Display); 1] = [("n", &4)];
        for (pattern, filled) in
            [("", ""), ("{", "{"), ("}{n}{n", "}4{n"), ("{B}{n}{m}é{n}", "{B}4{m}é4"), ("{A} é {", "{A} é {")]
        {
            assert_eq!(Text { en: pattern, nl: "" }.fill(Lang::En, &with), filled);
        }
    }

    #[test]
    fn numbers_are_written_as_they_are_shown() {
        for n in [0, 7, 10, -1, 99, -128, 4096, i32::MAX, i32::MIN] {
            let mut out = String::new();
            write_number(&mut out, n).expect("a string takes all");
            assert_eq!(out, n.to_string());
        }
    }

    #[test]
    fn words_are_made_for_each_language() {
        let n = 3;
        let words = words!("{n} is too many", "{n} is te veel").after("line 4: ");
        assert_eq!(words.get(Lang::En), "line 4: 3 is too many");
        assert_eq!(words.get(Lang::Nl), "line 4: 3 is te veel");
    }
}
