//! Rules, and the refusals that cite them.

use std::fmt;

use crate::text::{Lang, Tell, Text};

/// Where a fact comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Tag {
    /// The rulebook says so.
    R,
    /// A public source says so.
    P,
    /// It follows from what the rulebook says.
    D,
    /// Our construction, because the picture is lost.
    C,
}

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// One sentence of the rules, with the id that code, tests and refusals cite.
#[derive(PartialEq, Eq, Debug)]
pub struct Rule {
    /// The id, for ever: `REEF-STACK-1`.
    pub id: &'static str,
    /// Where the rule comes from.
    pub tag: Tag,
    /// The rule in words.
    pub text: Text,
    /// Whether it is a prohibition, so that refusals cite it.
    pub forbids: bool,
}

impl Rule {
    /// Asks whether this rule holds here.
    ///
    /// # Errors
    /// The refusal that cites this rule, if it does not.
    pub const fn holds(&'static self, held: bool) -> Result<(), Illegal> {
        if held { Ok(()) } else { Err(Illegal(self)) }
    }
}

/// A refusal: the action would break this rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Illegal(pub &'static Rule);

impl Illegal {
    /// The rule's sentence in one language.
    pub const fn text(self, lang: Lang) -> &'static str {
        self.0.text.get(lang)
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.0.id, self.0.text.en)
    }
}

impl std::error::Error for Illegal {}

impl Tell for Illegal {
    fn tell(&self, lang: Lang) -> String {
        self.text(lang).to_owned()
    }
}
