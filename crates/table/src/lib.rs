//! A table: one match, the guests who sit at it and look on, and all that is decided between them.
//!
//! There is no input or output here, no clock and no dice but those it is
//! given. A [`Table`] hears a guest's message, a bot's thought or the passing
//! of time, and answers with [`Effect`]s: messages for guests, rows for the
//! store, and wishes. A server, a browser's worker and a terminal are hosts
//! around it, so the same happens at each of them:
//!
//! 1. a host hands over what a guest said: [`Table::hear`];
//! 2. the table plays it on a copy, and wants it written: [`Effect::Store`];
//! 3. the host writes it and says so: [`Table::stored`];
//! 4. only then it has been played, and everybody is told: [`Effect::Tell`];
//! 5. if a bot is asked, it should think: [`Effect::Think`];
//! 6. the host brings what it chose: [`Table::thought`], and so on.

mod aside;
mod back;
mod clock;
mod effect;
mod fair;
mod guests;
mod names;
mod room;
mod row;
mod sight;
#[cfg(feature = "suite")]
pub mod suite;
mod table;
mod texts;

pub use aside::Aside;
pub use effect::{Effect, Message, Writing};
pub use fair::{Added, Fair, FairDice, Verdict, chances, verify};
pub use guests::Guest;
pub use names::is_name;
pub use row::{Progress, Row};
pub use table::{Arrival, BadLog, MOST_MOVES, Table};
pub use texts::{kept_back, play_problem, unwritten};
