//! What went wrong, for programs and for people.

use std::fmt;

use atoll_core::{Info, Lang, OptionError, PlayError, ReplayError, Tell, Text};
use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

/// What went wrong. The name is for programs and stays; the message is for people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Problem {
    /// The stable name.
    pub name: ProblemName,
    /// What happened and what to do.
    pub message: String,
    /// The id of the rule that forbids an action.
    pub rule: Option<String>,
    /// The field at fault: an option's key, `seats`, `options`.
    pub field: Option<String>,
}

impl Problem {
    /// A problem with a message.
    pub fn new(name: ProblemName, message: impl Into<String>) -> Self {
        Problem { name, message: message.into(), rule: None, field: None }
    }

    /// This problem, said of one field.
    #[must_use]
    pub fn about(mut self, field: impl Into<String>) -> Self {
        self.field = Some(field.into());
        self
    }

    /// Why a match cannot be opened like this.
    pub fn of_option(error: &OptionError, info: &Info, lang: Lang) -> Self {
        let name = if error.key == "seats" { ProblemName::BadSeats } else { ProblemName::BadOptions };
        let key = format!("option.{}", error.key);
        let label = info.texts.iter().find(|(known, _)| **known == key).map(|(_, text)| text.get(lang));
        let seats = Text { en: "number of players", nl: "aantal spelers" };
        let options = Text { en: "options", nl: "opties" };
        let label = label.unwrap_or(match error.key.as_str() {
            "seats" => seats.get(lang),
            "options" => options.get(lang),
            key => key,
        });
        Problem::new(name, format!("{label}: {}", error.reason.get(lang))).about(error.key.clone())
    }

    /// Why a record cannot be read.
    pub fn of_replay(error: &ReplayError, lang: Lang) -> Self {
        let text = Text { en: "Line {line} of the record: {fault}", nl: "Regel {line} van het verslag: {fault}" };
        let filled = text.fill(lang, &[("line", &error.line), ("fault", &error.fault.tell(lang))]);
        Problem::new(ProblemName::Malformed, filled)
    }

    /// Why an event could not be played.
    pub fn of_play(error: &PlayError, lang: Lang) -> Self {
        let name = match error {
            PlayError::Over => ProblemName::Over,
            PlayError::NotAsked(_) => ProblemName::NotYourTurn,
            PlayError::NotChance | PlayError::NotOffered | PlayError::Unreadable(_) | PlayError::NoSuchCode(_) => {
                ProblemName::NoSuchAction
            }
            PlayError::NoUndo(_) => ProblemName::NothingToUndo,
            PlayError::Illegal(_) => ProblemName::Illegal,
        };
        let rule = match error {
            PlayError::Illegal(illegal) => Some(illegal.0.id.to_owned()),
            _ => None,
        };
        Problem { name, message: error.tell(lang), rule, field: None }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Problem {}

/// The names of problems. A published name keeps its meaning.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum ProblemName {
    /// The message or body cannot be read.
    Malformed,
    /// The message or body is too long.
    TooLarge,
    /// The client speaks a version of the protocol that the server does not.
    Protocol,
    /// There is no such game.
    UnknownGame,
    /// There is no such match.
    UnknownMatch,
    /// There is no such page or address.
    NotFound,
    /// The address does not take this method.
    Method,
    /// So many seats cannot play, or a seat is described wrongly.
    BadSeats,
    /// There is no such bot.
    UnknownBot,
    /// An option cannot be played.
    BadOptions,
    /// The token opens no seat of this match.
    BadToken,
    /// Spectators cannot act.
    NotSeated,
    /// The player acted on a state that is no longer the present one.
    Stale,
    /// It is not this seat's turn.
    NotYourTurn,
    /// A rule forbids the action.
    Illegal,
    /// There is no such action.
    NoSuchAction,
    /// There is nothing that this seat may take back.
    NothingToUndo,
    /// The match is over.
    Over,
    /// The match is not over, and its record would tell what the asker may not know yet.
    KeptBack,
    /// The server holds as many matches as it can.
    Full,
    /// The server is closing or the store does not answer; try again later.
    Unavailable,
    /// Something broke inside.
    Internal,
    /// Too much at once; wait a little.
    Busy,
    /// The table is for those who have a seat.
    Private,
    /// What was agreed for this table does not allow it.
    NotAgreed,
}

impl ProblemName {
    /// All names.
    pub const ALL: [ProblemName; 25] = [
        ProblemName::Malformed,
        ProblemName::TooLarge,
        ProblemName::Protocol,
        ProblemName::UnknownGame,
        ProblemName::UnknownMatch,
        ProblemName::NotFound,
        ProblemName::Method,
        ProblemName::BadSeats,
        ProblemName::UnknownBot,
        ProblemName::BadOptions,
        ProblemName::BadToken,
        ProblemName::NotSeated,
        ProblemName::Stale,
        ProblemName::NotYourTurn,
        ProblemName::Illegal,
        ProblemName::NoSuchAction,
        ProblemName::NothingToUndo,
        ProblemName::Over,
        ProblemName::KeptBack,
        ProblemName::Full,
        ProblemName::Unavailable,
        ProblemName::Internal,
        ProblemName::Busy,
        ProblemName::Private,
        ProblemName::NotAgreed,
    ];
}

#[cfg(test)]
mod tests {
    use atoll_core::Seat;

    use super::*;

    #[test]
    fn names_never_change() {
        let names = serde_json::to_string(&ProblemName::ALL).expect("names are plain data");
        let published = r#"["malformed","too_large","protocol","unknown_game","unknown_match","not_found","method","bad_seats","unknown_bot","bad_options","bad_token","not_seated","stale","not_your_turn","illegal","no_such_action","nothing_to_undo","over","kept_back","full","unavailable","internal","busy","private","not_agreed"]"#;
        assert_eq!(names, published);
    }

    #[test]
    fn refusals_speak_both_languages() {
        let error = PlayError::NotAsked(Seat::B);
        assert_eq!(Problem::of_play(&error, Lang::En).message, "It is not {B}'s turn.");
        assert_eq!(Problem::of_play(&error, Lang::Nl).message, "{B} is niet aan de beurt.");
        assert_eq!(Problem::of_play(&PlayError::NoSuchCode(9), Lang::Nl).message, "Er is geen actie met code 9.");
    }
}
