//! What a table wants of its host.

use atoll_core::Seat;
use atoll_core::any::AnyMatch;
use atoll_protocol::FromTable;

use crate::guests::Guest;
use crate::row::{Progress, Row};

/// What a table wants of its host, in this order.
#[derive(Debug)]
#[expect(clippy::large_enum_variant, reason = "an effect is moved to its host once")]
pub enum Effect {
    /// These guests are told the same.
    Tell {
        /// Who.
        guests: Vec<Guest>,
        /// What.
        message: FromTable,
    },
    /// This must be written; the table waits for [`Table::stored`](crate::Table::stored).
    Store(Writing),
    /// A bot should think; the answer goes to [`Table::thought`](crate::Table::thought).
    Think {
        /// For what.
        thinker: Thinker,
        /// The name of the bot.
        bot: String,
        /// The seat it thinks for.
        seat: Seat,
        /// The match it thinks about.
        played: Box<dyn AnyMatch>,
    },
    /// The table wants to hear the time again: [`Table::tick`](crate::Table::tick), at this many milliseconds.
    WakeAt(u64),
    /// This guest has been shown the door; whoever it is may come back with a token that counts.
    Dismiss(Guest),
    /// Something is wrong that no guest can help, for the host's log.
    Note(String),
}

/// Rows to be written.
#[derive(Clone, PartialEq, Debug)]
pub struct Writing {
    /// The number of the first row.
    pub from: u32,
    /// The rows.
    pub rows: Vec<Row>,
    /// How far the match is then.
    pub now: Progress,
}

/// For what a bot thinks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Thinker {
    /// To move at this revision.
    Mover(u32),
    /// To give the advice with this number.
    Adviser(u32),
}
