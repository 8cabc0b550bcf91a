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

use crate::change::{ShortLine, StateChange};
use crate::lobby::MatchSummary;
use crate::problem::Problem;
use crate::room::{ChatLine, Phrase, Room};
use crate::state::{AdvisedMove, TableState};

/// The version of the messages below. Raised when an old client could misread a new table.
pub const PROTOCOL: u32 = 3;

/// A message of a player: what is said, and a number of the player's own that the answer carries.
///
/// Every message gets exactly one answer with its number: `welcome`, `done`,
/// `refused`, or what was asked for. States and presence are told to everybody
/// and answer nothing; the state that follows from an act comes before its `done`.
///
/// Its fields and those of what is said lie side by side: `{"id": 1, "type": "act", "seat": 0, ...}`.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Said {
    /// The number that the answer carries.
    pub id: u32,
    /// What is said.
    #[cfg_attr(feature = "typescript", ts(flatten))]
    pub what: FromPlayer,
}

/// What a player says; part of a [`Said`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS), ts(tag = "type"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum FromPlayer {
    /// The first message: who speaks which version, in which language, and what is known already.
    Hello {
        /// The version of the protocol, [`PROTOCOL`].
        protocol: u32,
        /// The language of sentences.
        #[cfg_attr(feature = "typescript", ts(type = "\"en\" | \"nl\""))]
        lang: Lang,
        /// The secrets of the seats that the player takes; none to look on.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<String>>"))]
        tokens: Vec<String>,
        /// The revision of the last state that the player has, to be told only what is new.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        since: Option<u32>,
    },
    /// Takes an action.
    Act {
        /// The seat that acts.
        seat: u8,
        /// The revision the player acts on.
        expect: u32,
        /// The code of the action.
        code: u32,
    },
    /// Takes back the last decision, and what bots have answered; where others must agree, asks them.
    Undo {
        /// The seat whose action it was.
        seat: u8,
        /// The revision the player acts on.
        expect: u32,
    },
    /// Asks for the whole present state again.
    Resync,
    /// Asks whether an action would be legal.
    Why {
        /// The seat that would act.
        seat: u8,
        /// The code of the action.
        code: u32,
    },
    /// Asks what would come of an action.
    Preview {
        /// The seat that would act.
        seat: u8,
        /// The code of the action.
        code: u32,
    },
    /// Asks what a pointing hand means, and which rule forbids it.
    Point {
        /// The seat that points.
        seat: u8,
        /// Part of a gesture.
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        wish: serde_json::Value,
    },
    /// Asks for advice.
    Hint {
        /// The seat that wants it.
        seat: u8,
        /// Whether it may take several times as long, to be better.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        longer: bool,
    },
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
    /// Asks for the match as text.
    Record,
    /// Answers what somebody asks of the others.
    Agree {
        /// The seat that answers.
        seat: u8,
        /// Whether it agrees.
        yes: bool,
    },
    /// Lets a bot play for a seat: at once for the own one, for one whose holder has gone if all who are here agree.
    StandIn {
        /// The seat.
        seat: u8,
        /// Which bot; nothing if its holder plays again.
        bot: Option<String>,
    },
    /// Says something to everybody at the table.
    Chat {
        /// The seat that speaks.
        seat: u8,
        /// What it says.
        text: String,
    },
    /// Says one of the phrases that each reads in an own language.
    Phrase {
        /// The seat that speaks.
        seat: u8,
        /// What it says.
        phrase: Phrase,
    },
}

/// What a table says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromTable {
    /// The answer to a hello; a state follows if the player has not got the present one.
    Welcome {
        /// The number of the message that is answered.
        id: u32,
        /// The version of the protocol that the table speaks.
        protocol: u32,
        /// The match.
        table: MatchSummary,
        /// The seats that the player holds; none for a spectator.
        seats: Vec<u8>,
    },
    /// The present state for this player, whole: to one who has just come, or asks for it.
    State {
        /// The number of changes so far.
        revision: u32,
        /// Whose eyes it is seen with: of several seats at one screen, the one that must decide; nobody's for a spectator.
        seat: Option<u8>,
        /// The number of the first log line in `state`: forget this seat's lines from here on, and take these.
        log_from: u32,
        /// What the player sees.
        state: TableState,
    },
    /// What has changed for this player, who has been told the state before.
    Changed {
        /// The number of changes so far.
        revision: u32,
        /// The revision of the state that it is a change of: the last one told with these eyes.
        base: u32,
        /// Whose eyes it is seen with.
        seat: Option<u8>,
        /// The number of the first line in `log`: forget this seat's lines from here on, and take these.
        log_from: u32,
        /// The new log lines; with them the log is as long as the match.
        log: Vec<ShortLine>,
        /// What is different.
        change: StateChange,
    },
    /// An act or another wish is done.
    Done {
        /// The number of the message that is answered.
        id: u32,
        /// The revision that came of it.
        revision: u32,
    },
    /// The answer to a why.
    Why {
        /// The number of the message that is answered.
        id: u32,
        /// The answer.
        why: crate::state::WhyState,
    },
    /// The answer to a preview.
    Preview {
        /// The number of the message that is answered.
        id: u32,
        /// What would come of it, in the game's own form.
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        preview: serde_json::Value,
    },
    /// The answer to a pointing hand.
    Pointed {
        /// The number of the message that is answered.
        id: u32,
        /// The code of the action that is meant.
        code: Option<u32>,
        /// Whether that would be legal, or why nothing can be done there; nothing if nothing is meant.
        why: Option<crate::state::WhyState>,
    },
    /// The answer to a call for advice.
    Hint {
        /// The number of the message that is answered.
        id: u32,
        /// The code of the best action; nothing if the seat is not asked.
        code: Option<u32>,
        /// The best actions, the best first.
        moves: Vec<AdvisedMove>,
    },
    /// The answer to a look back.
    Past {
        /// The number of the message that is answered.
        id: u32,
        /// What the player saw then, without the log, of which the player has more already.
        state: TableState,
    },
    /// The table as text.
    Drawn {
        /// The number of the message that is answered.
        id: u32,
        /// The text.
        text: String,
    },
    /// The match as text.
    Record {
        /// The number of the message that is answered.
        id: u32,
        /// The record.
        record: String,
    },
    /// Who is connected, whenever that changes.
    Present {
        /// Seat by seat; a bot is always there.
        seats: Vec<bool>,
    },
    /// The host has invited anew to a seat: whoever held it no longer does.
    Reissued {
        /// The seat.
        seat: u8,
    },
    /// Who is here and what is agreed, to a newcomer and whenever it changes.
    Room {
        /// All of it.
        room: Room,
    },
    /// What was said at the table: the last lines to a newcomer, then each new one.
    Chat {
        /// The lines.
        lines: Vec<ChatLine>,
    },
    /// A message could not be followed; nothing has changed.
    Refused {
        /// The number of the message that is answered; nothing if it could not be read.
        id: Option<u32>,
        /// Why.
        problem: Problem,
        /// The present revision.
        revision: u32,
    },
    /// The server closes; connect again later.
    Closing,
}

impl FromTable {
    /// The number of the message that this answers; nothing if it answers none.
    pub fn answers(&self) -> Option<u32> {
        match *self {
            FromTable::Welcome { id, .. }
            | FromTable::Done { id, .. }
            | FromTable::Why { id, .. }
            | FromTable::Preview { id, .. }
            | FromTable::Pointed { id, .. }
            | FromTable::Hint { id, .. }
            | FromTable::Past { id, .. }
            | FromTable::Drawn { id, .. }
            | FromTable::Record { id, .. } => Some(id),
            FromTable::Refused { id, .. } => id,
            FromTable::State { .. }
            | FromTable::Changed { .. }
            | FromTable::Present { .. }
            | FromTable::Room { .. }
            | FromTable::Chat { .. }
            | FromTable::Reissued { .. }
            | FromTable::Closing => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_read_as_published() {
        let hello = |tokens: &[&str], since| FromPlayer::Hello {
            protocol: 3,
            lang: Lang::Nl,
            tokens: tokens.iter().map(|&token| token.to_owned()).collect(),
            since,
        };
        let said = [
            (r#"{"id":1,"type":"hello","protocol":3,"lang":"nl","tokens":["ab"],"since":4}"#, hello(&["ab"], Some(4))),
            (r#"{"id":1,"type":"hello","protocol":3,"lang":"nl","tokens":[],"since":null}"#, hello(&[], None)),
            (
                r#"{"id":1,"type":"act","seat":0,"expect":7,"code":42}"#,
                FromPlayer::Act { seat: 0, expect: 7, code: 42 },
            ),
            (r#"{"id":1,"type":"undo","seat":1,"expect":7}"#, FromPlayer::Undo { seat: 1, expect: 7 }),
            (r#"{"id":1,"type":"resync"}"#, FromPlayer::Resync),
            (r#"{"id":1,"type":"why","seat":0,"code":3}"#, FromPlayer::Why { seat: 0, code: 3 }),
            (r#"{"id":1,"type":"preview","seat":0,"code":3}"#, FromPlayer::Preview { seat: 0, code: 3 }),
            (
                r#"{"id":1,"type":"point","seat":0,"wish":{"step":"line"}}"#,
                FromPlayer::Point { seat: 0, wish: serde_json::json!({ "step": "line" }) },
            ),
            (r#"{"id":1,"type":"hint","seat":0}"#, FromPlayer::Hint { seat: 0, longer: false }),
            (r#"{"id":1,"type":"hint","seat":0,"longer":true}"#, FromPlayer::Hint { seat: 0, longer: true }),
            (r#"{"id":1,"type":"look_back","at":3}"#, FromPlayer::LookBack { at: 3 }),
            (r#"{"id":1,"type":"draw","at":null}"#, FromPlayer::Draw { at: None }),
            (r#"{"id":1,"type":"record"}"#, FromPlayer::Record),
            (r#"{"id":1,"type":"agree","seat":1,"yes":true}"#, FromPlayer::Agree { seat: 1, yes: true }),
            (r#"{"id":1,"type":"stand_in","seat":1,"bot":null}"#, FromPlayer::StandIn { seat: 1, bot: None }),
            (r#"{"id":1,"type":"chat","seat":1,"text":"hm"}"#, FromPlayer::Chat { seat: 1, text: "hm".to_owned() }),
            (
                r#"{"id":1,"type":"phrase","seat":1,"phrase":"well_played"}"#,
                FromPlayer::Phrase { seat: 1, phrase: Phrase::WellPlayed },
            ),
        ];
        for (text, what) in said {
            let message = Said { id: 1, what };
            assert_eq!(serde_json::from_str::<Said>(text).expect("it is published"), message);
            let told = serde_json::from_str::<serde_json::Value>(text).expect("it is JSON");
            assert_eq!(serde_json::to_value(&message).expect("messages are plain data"), told);
        }
        let short = r#"{"id":1,"type":"hello","protocol":3,"lang":"nl"}"#;
        assert_eq!(serde_json::from_str::<Said>(short).expect("the rest is usual").what, hello(&[], None));
    }

    #[test]
    fn unknown_messages_and_fields_are_refused() {
        for text in [
            "",
            "{}",
            "[]",
            r#"{"id":1,"type":"sing"}"#,
            r#"{"type":"record"}"#,
            r#"{"id":-1,"type":"record"}"#,
            r#"{"id":1,"type":"act","code":1}"#,
            r#"{"id":1,"type":"undo","seat":0,"expect":1,"x":1}"#,
        ] {
            assert!(serde_json::from_str::<Said>(text).is_err(), "{text}");
        }
    }
}
