//! What tables and players say to each other.
//!
//! [`GameInfo`] and [`TableState`] are what a page reads, wherever its engine
//! runs; [`Said`] and [`FromTable`] are the messages of a socket; the
//! `lobby` types are the bodies of the HTTP interface. `cargo xtask codegen`
//! writes them all as TypeScript to `web/src/protocol/types.ts`.

mod change;
mod edit;
mod follow;
mod hash;
mod info;
mod ink;
mod lobby;
mod problem;
mod room;
mod said;
mod sight;
mod socket;
mod state;
mod terms;
#[cfg(feature = "typescript")]
mod typescript;

pub use change::{LegalLike, Misfit, PieceMove, Respelled, Run, ShortLine, StateChange};
pub use edit::apply;
pub use follow::Follower;
pub use hash::short_hash;
pub use info::{
    FactInfo, GameInfo, OptionEntry, OptionKindName, OptionValue, ReadingInfo, RuleInfo, SeatRange, game_info,
};
pub use lobby::{
    MatchCreated, MatchList, MatchSummary, NewMatch, Reissued, Rename, SeatBot, SeatSpec, SeatTaken, ServerInfo,
    TakeSeat,
};
pub use problem::{Problem, ProblemName};
pub use room::{Asked, ChatLine, Phrase, Question, Room, RoomSeat};
pub use sight::{Glance, Heading, Listed, Seen, Sight};
pub use socket::{FromPlayer, FromTable, PROTOCOL, Said};
pub use state::{
    AdvisedMove, GestureState, LegalState, LogState, PieceState, ScoreState, SpotState, StageState, TableState,
    TurnState, WhyState, observer_named, turn_state, why_state,
};
pub use terms::{Clock, Terms, TimeOut, UndoPolicy};
#[cfg(feature = "typescript")]
pub use typescript::typescript;
