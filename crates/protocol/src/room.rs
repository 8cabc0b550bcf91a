//! Who is at a table and what is agreed there, beside the match itself.

use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

/// Who is at a table and what is agreed there; told to a newcomer, and whenever it changes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Room {
    /// The seats.
    pub seats: Vec<RoomSeat>,
    /// How many look on.
    pub watching: u32,
    /// What somebody asks of the others.
    pub question: Option<Question>,
    /// Whether the match has ended by time, before its rules end it.
    pub ended: bool,
    /// The match that follows this one.
    pub next: Option<String>,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct RoomSeat {
    /// What whoever sits there is called.
    pub name: String,
    /// The bot that plays the seat, if one does.
    pub bot: Option<String>,
    /// Whether that bot plays for a person, who may come back.
    pub stand_in: bool,
    /// Whether nobody has taken the seat yet.
    pub open: bool,
    /// Whether somebody who holds the seat is connected; a bot always is.
    pub here: bool,
    /// The milliseconds that the seat has left, as of this message; nothing without a clock.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub left: Option<u64>,
    /// Whether its clock runs.
    pub runs: bool,
    /// Whether it has lost on time.
    pub lost: bool,
}

/// What somebody asks of the others at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Question {
    /// What is asked.
    pub what: Asked,
    /// The seat that asks.
    pub by: u8,
    /// The seat that it is about.
    pub seat: u8,
    /// The seats that have not agreed yet.
    pub waits_for: Vec<u8>,
}

/// What can be asked of the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Asked {
    /// To take back the last decision of the seat.
    Undo,
    /// To let a bot play for the seat, whose holder has gone.
    StandIn,
}

/// Something said at a table; kept for a while, never in the record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct ChatLine {
    /// The number of the line, from 0.
    pub n: u32,
    /// Who said it.
    pub seat: u8,
    /// What was said, as it was typed.
    pub text: Option<String>,
    /// Or one of the phrases that each reads in an own language.
    pub phrase: Option<Phrase>,
}

/// What can be said by one tap.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Phrase {
    /// Hello.
    Hello,
    /// Have fun.
    HaveFun,
    /// Well played.
    WellPlayed,
    /// Thank you.
    Thanks,
    /// Oops.
    Oops,
    /// One moment, please.
    OneMoment,
    /// It is your turn.
    YourTurn,
    /// Good game.
    GoodGame,
}
