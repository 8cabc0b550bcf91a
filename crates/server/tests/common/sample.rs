//! A match as stores keep it, for tests of stores.

use atoll_protocol::{SeatSpec, Terms, TurnState};
use atoll_server::store::{Aside, Fair, Opened, Progress};
use serde_json::json;

/// A match that nobody plays.
pub fn opened(id: &str) -> Opened {
    Opened {
        id: id.to_owned(),
        game: "reef".to_owned(),
        rules: 1,
        data: "abc".to_owned(),
        seats: vec![
            SeatSpec::Person { name: "Ada 'é' \u{1f420}".to_owned() },
            SeatSpec::Bot { name: "Bo".to_owned(), bot: "random".to_owned() },
        ],
        options: json!({ "a": 1 }),
        terms: Terms { listed: true, ..Terms::default() },
        tokens: vec![Some("t".to_owned()), None],
        invitations: vec![None, None],
        host: Some("h".to_owned()),
        fair: Fair::keyed([3; 32]).with(1, 2, "ab"),
        opened: 5,
    }
}

/// How far it is after so many changes.
pub fn at(revision: u32) -> Progress {
    Progress { revision, events: revision, turn: TurnState::Decide { seats: vec![0] }, aside: Aside::default() }
}
