//! What goes for a table beside the rules of its game.

use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

/// What goes for a table beside the rules of its game; chosen when it is opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(default, deny_unknown_fields)]
pub struct Terms {
    /// Who may take back, and when.
    pub undo: UndoPolicy,
    /// How much time there is to think.
    pub clock: Option<Clock>,
    /// What becomes of a seat whose time is out.
    pub time_out: TimeOut,
    /// Whether the table is in the list that everybody can read, and its free seats are for everybody.
    pub listed: bool,
    /// Whether those without a seat may look on.
    pub spectators: bool,
}

impl Default for Terms {
    fn default() -> Self {
        Terms {
            undo: UndoPolicy::default(),
            clock: None,
            time_out: TimeOut::default(),
            listed: false,
            spectators: true,
        }
    }
}

/// Who may take back, and when; never past a card or die that somebody has seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum UndoPolicy {
    /// Everybody, while the own turn lasts or only bots have answered.
    #[default]
    OwnTurn,
    /// Everybody, if all other people agree; bots do.
    Consent,
    /// Nobody.
    Off,
}

/// How much time there is to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// So much for the whole match, and so much more after each own turn.
    Total {
        /// Seconds.
        seconds: u32,
        /// Seconds that each turn adds.
        add: u32,
    },
    /// So much for each turn; days, if need be.
    Turn {
        /// Seconds.
        seconds: u32,
    },
}

impl Clock {
    /// The longest time that a clock has: sixty days.
    pub const MOST: u32 = 60 * 86_400;

    /// The milliseconds that a seat begins with.
    pub fn full(self) -> u64 {
        match self {
            Clock::Total { seconds, .. } | Clock::Turn { seconds } => u64::from(seconds) * 1000,
        }
    }

    /// Whether a match can be played with it.
    pub fn is_sound(self) -> bool {
        match self {
            Clock::Total { seconds, add } => (1..=Clock::MOST).contains(&seconds) && add <= 3600,
            Clock::Turn { seconds } => (1..=Clock::MOST).contains(&seconds),
        }
    }
}

/// What becomes of a seat whose time is out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum TimeOut {
    /// A bot plays on for it.
    #[default]
    Bot,
    /// It has lost; if others still play, a bot plays on for it.
    Lose,
}
