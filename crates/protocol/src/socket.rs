//! The messages of a socket.
//!
//! A table numbers every change of its log, taking back included: that is the
//! *revision*, which only ever grows, while [`TableState::version`] counts the
//! events that stand. A player acts on a revision; if others have changed the
//! table since, the act is refused as stale and the present state is sent.

use atoll_core::Lang;
use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::lobby::MatchSummary;
use crate::problem::Problem;
use crate::state::TableState;

/// The version of the messages below. Raised when an old client could misread a new table.
pub const PROTOCOL: u32 = 1;

/// What a player says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromPlayer {
    /// The first message: who speaks which version, and from which log line on the player wants to be told.
    Hello {
        /// The version of the protocol, [`PROTOCOL`].
        protocol: u32,
        /// The language of sentences.
        #[cfg_attr(feature = "typescript", ts(type = "\"en\" | \"nl\""))]
        lang: Lang,
        /// The log line to begin with: 0 for all.
        from: u32,
    },
    /// Takes an action.
    Act {
        /// The revision the player acts on.
        expect: u32,
        /// The code of the action.
        code: u32,
    },
    /// Takes back the last action.
    Undo {
        /// The revision the player acts on.
        expect: u32,
    },
    /// Asks for the present state again, with the log from a line on.
    Resync {
        /// The log line to begin with.
        from: u32,
    },
    /// Asks whether an action would be legal.
    Why {
        /// The code of the action.
        code: u32,
    },
    /// Asks what would come of an action.
    Preview {
        /// The code of the action.
        code: u32,
    },
    /// Asks which rule forbids what was pointed at.
    Point {
        /// Part of a gesture.
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        wish: serde_json::Value,
    },
    /// Asks for advice.
    Hint,
    /// Asks for the state after a number of events.
    LookBack {
        /// How many events.
        at: u32,
    },
    /// Asks for the table as text.
    Draw {
        /// After how many events; now if there is no number.
        at: Option<u32>,
    },
}

/// What a table says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromTable {
    /// The answer to a hello; a state follows.
    Welcome {
        /// The version of the protocol that the table speaks.
        protocol: u32,
        /// The match.
        table: MatchSummary,
        /// The seat that the token opens; nobody's for a spectator.
        seat: Option<u8>,
    },
    /// The present state for this player, sent after every change.
    State {
        /// The number of changes so far.
        revision: u32,
        /// The number of the first log line in `state`: forget lines from here on, and take these.
        log_from: u32,
        /// What the player sees.
        state: TableState,
    },
    /// The answer to a why.
    Why {
        /// The code asked about.
        code: u32,
        /// The answer.
        why: crate::state::WhyState,
    },
    /// The answer to a preview.
    Preview {
        /// The code asked about.
        code: u32,
        /// What would come of it, in the game's own form.
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        preview: serde_json::Value,
    },
    /// The answer to a pointing hand.
    Pointed {
        /// The code of the action that is meant.
        code: Option<u32>,
        /// Whether that would be legal; nothing if no action is meant.
        why: Option<crate::state::WhyState>,
    },
    /// The answer to a call for advice.
    Hint {
        /// The code of the action that a bot would take; nothing if the seat is not asked.
        code: Option<u32>,
    },
    /// The answer to a look back.
    Past {
        /// What the player saw then.
        state: TableState,
    },
    /// The table as text.
    Drawn {
        /// The text.
        text: String,
    },
    /// Who is connected, whenever that changes.
    Present {
        /// Seat by seat; a bot is always there.
        seats: Vec<bool>,
    },
    /// The last message could not be followed; nothing has changed.
    Refused {
        /// Why.
        problem: Problem,
        /// The present revision.
        revision: u32,
    },
    /// The server closes; connect again later.
    Closing,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_read_as_published() {
        let said = [
            (
                r#"{"type":"hello","protocol":1,"lang":"nl","from":0}"#,
                FromPlayer::Hello { protocol: 1, lang: Lang::Nl, from: 0 },
            ),
            (r#"{"type":"act","expect":7,"code":42}"#, FromPlayer::Act { expect: 7, code: 42 }),
            (r#"{"type":"undo","expect":7}"#, FromPlayer::Undo { expect: 7 }),
            (r#"{"type":"resync","from":3}"#, FromPlayer::Resync { from: 3 }),
            (r#"{"type":"why","code":3}"#, FromPlayer::Why { code: 3 }),
            (r#"{"type":"preview","code":3}"#, FromPlayer::Preview { code: 3 }),
            (
                r#"{"type":"point","wish":{"step":"line"}}"#,
                FromPlayer::Point { wish: serde_json::json!({ "step": "line" }) },
            ),
            (r#"{"type":"hint"}"#, FromPlayer::Hint),
            (r#"{"type":"look_back","at":3}"#, FromPlayer::LookBack { at: 3 }),
            (r#"{"type":"draw","at":null}"#, FromPlayer::Draw { at: None }),
        ];
        for (text, message) in said {
            assert_eq!(serde_json::from_str::<FromPlayer>(text).expect("it is published"), message);
            assert_eq!(serde_json::to_string(&message).expect("messages are plain data"), text);
        }
    }

    #[test]
    fn unknown_messages_and_fields_are_refused() {
        for text in
            ["", "{}", "[]", r#"{"type":"sing"}"#, r#"{"type":"act","code":1}"#, r#"{"type":"undo","expect":1,"x":1}"#]
        {
            assert!(serde_json::from_str::<FromPlayer>(text).is_err(), "{text}");
        }
    }
}
