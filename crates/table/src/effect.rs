//! What a table wants of its host.

use atoll_core::any::AnyMatch;
use atoll_core::{Lang, Seat};
use atoll_protocol::FromTable;

use crate::guests::Guest;
use crate::row::{Progress, Row};

/// What a table wants of its host, in this order.
#[derive(Debug)]
pub enum Effect {
    /// These guests are told the same.
    Tell {
        /// Who.
        guests: Vec<Guest>,
        /// What.
        message: Message,
    },
    /// This must be written; the table waits for [`Table::stored`](crate::Table::stored).
    Store(Writing),
    /// A bot should think; the answer goes to [`Table::thought`](crate::Table::thought).
    Think {
        /// The revision at which it is to move.
        revision: u32,
        /// The name of the bot.
        bot: String,
        /// The seat it thinks for.
        seat: Seat,
        /// The match it thinks about.
        played: Box<dyn AnyMatch>,
    },
    /// A bot should advise a guest; the answer goes to [`Table::advised`](crate::Table::advised).
    ///
    /// It must follow from what the seat sees, so that it stays when it is asked for again.
    Advise {
        /// The number of the question.
        question: u32,
        /// The name of the bot, with the knobs that are turned.
        bot: String,
        /// The seat that wants advice.
        seat: Seat,
        /// The language of reasons.
        lang: Lang,
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

impl Effect {
    /// These guests are told this.
    pub(crate) fn tell(guests: Vec<Guest>, message: &FromTable) -> Effect {
        Effect::Tell { guests, message: Message::of(message) }
    }
}

/// A [`FromTable`] as it goes over the wire: it is written once, whoever is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message(String);

impl Message {
    /// A message.
    pub fn of(message: &FromTable) -> Message {
        Message(serde_json::to_string(message).expect("messages are plain data"))
    }

    /// A message that has been written.
    pub(crate) fn written(text: String) -> Message {
        Message(text)
    }

    /// The JSON of it.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// The JSON of it, to be sent.
    pub fn into_text(self) -> String {
        self.0
    }

    /// What it says.
    pub fn read(&self) -> FromTable {
        serde_json::from_str(&self.0).expect("a table writes what can be read")
    }
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
