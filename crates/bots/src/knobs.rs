//! How a search thinks.

use crate::real::real;

/// The most trees that may grow side by side.
const MOST_TREES: u16 = 256;

/// The most lines a thought may have: what they leave behind has to be kept in memory.
const MOST_LINES: u32 = 4_000_000;
/// The most times that a level may think longer.
const MOST_TIMES: u32 = 1_000;

/// How long a [`Search`](crate::Search) thinks, and how.
///
/// Budgets are counts, never clocks, so the same seed gives the same choice on every machine.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Knobs {
    /// How many lines are looked at.
    pub iterations: u32,
    /// How many decisions a line is played on by [`Mind::hurry`](crate::Mind::hurry) before it is judged.
    pub rollout: u16,
    /// Whether it is played on with any legal action instead, each equally likely: much quicker, much worse.
    pub rash: bool,
    /// How much is tried that does not look best.
    pub explore: f32,
    /// How often a position is met before its actions are looked at one by one.
    pub expand: u32,
    /// Whether what chance brings leads to different plans; if not, one plan serves all.
    pub branch: bool,
    /// How much the first decision's order is shaken by the dice: where nothing is left to chance, no two matches would
    /// differ otherwise.
    pub vary: f32,
    /// For how many decisions from the first the mind's order of actions guides the search.
    pub order: u16,
    /// How much worse a chosen action may be, as a share of a win: friendly mistakes.
    pub slack: f32,
    /// After how many turns from now a line is judged, turns being what [`Mind::clock`](crate::Mind::clock) counts;
    /// 0 for no such end.
    pub ahead: u16,
    /// Whether only the thinking seat's decisions are searched and the others play in a hurry.
    pub lone: bool,
    /// How many trees grow side by side, each with its share of the lines. What comes of it depends on their number,
    /// not on how many cores there are. Who errs on purpose thinks in one tree, and so does a
    /// browser.
    pub trees: u16,
    /// Whether the part of the last tree that has come true is kept, so that fewer lines are new. The choice then
    /// depends on what was thought before: it suits whoever plays a match from its beginning, and nobody who is asked
    /// out of the blue, so no level has it.
    pub keep: bool,
}

impl Knobs {
    /// A middling search.
    pub const BASE: Knobs = Knobs {
        iterations: 500,
        rollout: 0,
        rash: false,
        explore: 0.7,
        expand: 2,
        branch: false,
        vary: 0.0,
        order: u16::MAX,
        slack: 0.0,
        ahead: 0,
        lone: false,
        trees: 1,
        keep: false,
    };

    /// The levels of a game whose mind has none of its own.
    pub const LEVELS: [Knobs; 6] =
        Knobs::ladder(Knobs::BASE, [20, 40, 100, 300, 1_000, 3_000], [0.3, 0.2, 0.1, 0.04, 0.0, 0.0]);

    /// Six levels that differ in budget and slack.
    pub const fn ladder(base: Knobs, iterations: [u32; 6], slack: [f32; 6]) -> [Knobs; 6] {
        let mut levels = [base; 6];
        let mut n = 0;
        while n < 6 {
            levels[n].iterations = iterations[n];
            levels[n].slack = slack[n];
            n += 1;
        }
        levels
    }

    /// These knobs with some turned, written `it=2000/roll=12/rash=1/c=0.7/expand=2/branch=1/vary=0.5/order=0/slack=0.1/ahead=1/lone=1/trees=2/keep=1`;
    /// `x=4` multiplies the budget. `None` if it cannot be read.
    pub fn turned(mut self, text: &str) -> Option<Knobs> {
        for knob in text.split('/') {
            let (name, value) = knob.split_once('=')?;
            let flag = |value: &str| match value {
                "0" => Some(false),
                "1" => Some(true),
                _ => None,
            };
            let upto = |most: u32| value.parse().ok().filter(|number| *number <= most);
            let real = |value: &str| real(value).filter(|real| *real >= 0.0);
            match name {
                "it" => self.iterations = upto(MOST_LINES)?,
                "x" => self.iterations = self.iterations.saturating_mul(upto(MOST_TIMES)?).min(MOST_LINES),
                "rash" => self.rash = flag(value)?,
                "roll" => self.rollout = value.parse().ok()?,
                "c" => self.explore = real(value)?,
                "expand" => self.expand = value.parse().ok()?,
                "branch" => self.branch = flag(value)?,
                "vary" => self.vary = real(value)?,
                "order" => self.order = value.parse().ok()?,
                "slack" => self.slack = real(value)?,
                "ahead" => self.ahead = value.parse().ok()?,
                "lone" => self.lone = flag(value)?,
                "trees" => self.trees = value.parse().ok().filter(|trees| (1..=MOST_TREES).contains(trees))?,
                "keep" => self.keep = flag(value)?,
                _ => return None,
            }
        }
        Some(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn knobs_are_turned_by_name() {
        let turned = Knobs::BASE.turned("it=70/x=2/slack=0.5/order=0").expect("it can be read");
        assert_eq!(turned, Knobs { iterations: 140, slack: 0.5, order: 0, ..Knobs::BASE });
        for wrong in [
            "",
            "it",
            "it=",
            "it=-1",
            "it=5000000",
            "x=99999999",
            "c=NaN",
            "c=-1",
            "branch=2",
            "trees=0",
            "deep=1",
            "it=1/",
        ] {
            assert_eq!(Knobs::BASE.turned(wrong), None, "{wrong}");
        }
    }
}
