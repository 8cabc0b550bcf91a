//! What a game tells the page, as TypeScript types.
//!
//! A game derives [`TS`] for its view, preview and components and lists them:
//!
//! ```
//! use atoll_core::typescript::{Declarations, TS};
//! use serde::Serialize;
//!
//! #[derive(Serialize, TS)]
//! struct View {
//!     left: u8,
//!     active: Option<atoll_core::Seat>,
//! }
//!
//! let text = Declarations::new("beach", &["take"]).with::<View>().finish();
//! assert!(text.contains("export type View = { left: number, active: Seat | null, };"));
//! assert!(text.contains(r#"export type Step = "take";"#));
//! ```

use std::fmt::Write;

use ts_rs::Config;
pub use ts_rs::TS;

use crate::rule::Tag;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::text::Words;

/// The file `web/src/games/<slug>/types.ts` of one game.
pub struct Declarations {
    text: String,
    config: Config,
}

impl Declarations {
    /// The types of the game `slug`, with what all games share and the union of its gestures' steps.
    pub fn new(slug: &str, steps: &[&str]) -> Self {
        let text = format!(
            "// Generated from games/{slug} by `cargo xtask codegen`; edit the Rust types.\n\n\
             import type {{ Seat }} from \"../../protocol\";\n"
        );
        let steps: Vec<String> = steps.iter().map(|step| format!("{step:?}")).collect();
        let mut all = Declarations { text, config: Config::new() };
        all.declare("/** The kinds of steps a player can take. */\n", &format!("type Step = {};", steps.join(" | ")));
        all.with::<Words>().with::<Tag>()
    }

    /// One more type, as serde writes it.
    #[must_use]
    pub fn with<T: TS>(mut self) -> Self {
        let docs = T::docs().unwrap_or_default();
        let decl = T::decl(&self.config);
        self.declare(&docs, &decl);
        self
    }

    fn declare(&mut self, docs: &str, decl: &str) {
        write!(self.text, "\n{docs}export {decl}\n").expect("writing to a string cannot fail");
    }

    /// The whole file.
    pub fn finish(self) -> String {
        self.text.lines().map(|line| format!("{}\n", line.trim_end())).collect()
    }
}

/// A seat is a number; the protocol names it.
impl TS for Seat {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;
    fn name(_: &Config) -> String {
        "Seat".to_owned()
    }
    fn inline(config: &Config) -> String {
        Self::name(config)
    }
}

impl TS for SeatSet {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;
    fn name(_: &Config) -> String {
        "Array<Seat>".to_owned()
    }
    fn inline(config: &Config) -> String {
        Self::name(config)
    }
}

impl<T: TS> TS for BySeat<T> {
    type WithoutGenerics = BySeat<ts_rs::Dummy>;
    type OptionInnerType = Self;
    fn name(config: &Config) -> String {
        format!("Array<{}>", T::name(config))
    }
    fn inline(config: &Config) -> String {
        format!("Array<{}>", T::inline(config))
    }
}
