//! The bodies of the HTTP interface.

use serde::{Deserialize, Serialize};
use serde_json::Value;
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::state::TurnState;
use crate::terms::Terms;

/// Opens a match: the body of `POST /api/matches`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct NewMatch {
    /// Slug of the game.
    pub game: String,
    /// Who sits where, in seat order.
    pub seats: Vec<SeatSpec>,
    /// The options; missing keys take their defaults.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>", optional))]
    pub options: Value,
    /// The seats that others take by invitation; the opener gets no token for them.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<u8>>"))]
    pub invite: Vec<u8>,
    /// What goes beside the rules; what is missing is usual.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "Partial<Terms>", optional))]
    pub terms: Terms,
}

/// Takes a seat: the body of `POST /api/matches/{id}/seat`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct TakeSeat {
    /// The code of the invitation; it opens the seat once. A free seat of a listed table needs none.
    #[serde(default)]
    pub invitation: String,
    /// What the guest is called.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub name: Option<String>,
    /// Up to 64 small hex digits that the dice are mixed with from now on.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub entropy: Option<String>,
}

/// The answer to it: the secret that nobody else has seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct SeatTaken {
    /// The seat.
    pub seat: u8,
    /// Whoever knows it plays the seat.
    pub token: String,
}

/// A new invitation to a seat: the answer to `POST /api/matches/{id}/seats/{seat}/invitation`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Reissued {
    /// The code of the invitation.
    pub invitation: String,
}

/// Another name for a seat: the body of `POST /api/matches/{id}/seats/{seat}/name`, with the token of the seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The name.
    pub name: String,
}

/// A bot for a seat that nobody has taken, or whose holder has gone: the body of `POST /api/matches/{id}/seats/{seat}/bot`,
/// with the token of the host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct SeatBot {
    /// What the bot is called; a bot that stands in plays under the name of the seat.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub name: Option<String>,
    /// Which bot plays: one of the game's `bots`.
    pub bot: String,
}

/// Who takes a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatSpec {
    /// A person.
    Person {
        /// What the person is called.
        name: String,
    },
    /// A bot.
    Bot {
        /// What the bot is called at the table.
        name: String,
        /// Which bot plays: one of the game's `bots`.
        bot: String,
    },
}

impl SeatSpec {
    /// What whoever sits there is called.
    pub fn name(&self) -> &str {
        match self {
            SeatSpec::Person { name } | SeatSpec::Bot { name, .. } => name,
        }
    }

    /// Which bot plays the seat, if one does.
    pub fn bot(&self) -> Option<&str> {
        match self {
            SeatSpec::Person { .. } => None,
            SeatSpec::Bot { bot, .. } => Some(bot),
        }
    }
}

/// The answer to a new match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct MatchCreated {
    /// The match.
    pub table: MatchSummary,
    /// The secret of each seat; none for a bot's or an invited guest's. Whoever knows it plays the seat.
    pub tokens: Vec<Option<String>>,
    /// The code of the invitation to each seat that others take. It can be exchanged for a token once.
    pub invitations: Vec<Option<String>>,
    /// The secret of the host, who may invite anew.
    pub host: String,
}

/// A match as the lobby lists it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct MatchSummary {
    /// Its id.
    pub id: String,
    /// Slug of the game.
    pub game: String,
    /// Title of the game.
    pub title: String,
    /// Hash of the component data that it is played with.
    pub data: String,
    /// Who sits where.
    pub seats: Vec<SeatSpec>,
    /// The options.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    pub options: Value,
    /// How many events have been played.
    pub version: u32,
    /// The number of changes so far.
    pub revision: u32,
    /// Who must decide.
    pub turn: TurnState,
    /// What goes beside the rules.
    #[serde(default)]
    pub terms: Terms,
    /// The seats that nobody has taken yet.
    #[serde(default)]
    pub open: Vec<u8>,
    /// The promise of its dice, `sha256:` and 64 hex digits, if they can be checked.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub dice: Option<String>,
    /// When it was opened, in seconds since 1970 (UTC).
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub opened: i64,
}

/// The matches of a server, the youngest first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct MatchList {
    /// The matches.
    pub matches: Vec<MatchSummary>,
}

/// What a server is: the answer of `GET /api`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct ServerInfo {
    /// Version of the engine.
    pub version: String,
    /// Version of the socket messages.
    pub protocol: u32,
    /// Slugs of the games.
    pub games: Vec<String>,
}
