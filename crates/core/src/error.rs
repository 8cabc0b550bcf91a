//! Why something cannot be played or read.

use std::error::Error;
use std::fmt;

use crate::code::ParseError;
use crate::game::OptionError;
use crate::rule::Illegal;
use crate::seat::Seat;
use crate::text::{Lang, Tell, Text, name_of};

/// Why an event cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayError {
    /// The match is over.
    Over,
    /// It is not this seat's turn.
    NotAsked(Seat),
    /// Somebody must decide first.
    NotChance,
    /// Chance cannot fall like this here.
    NotOffered,
    /// There is no action or outcome with this code.
    NoSuchCode(u32),
    /// The notation cannot be read.
    Unreadable(EventError),
    /// There is nothing that this seat may take back.
    NoUndo(Seat),
    /// A rule forbids it.
    Illegal(Illegal),
}

impl From<Illegal> for PlayError {
    fn from(illegal: Illegal) -> Self {
        PlayError::Illegal(illegal)
    }
}

impl From<EventError> for PlayError {
    fn from(error: EventError) -> Self {
        PlayError::Unreadable(error)
    }
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Over => write!(f, "the match is over"),
            PlayError::NotAsked(seat) => write!(f, "it is not the turn of seat {seat}"),
            PlayError::NotChance => write!(f, "a seat must decide before chance falls"),
            PlayError::NotOffered => write!(f, "chance cannot fall like this here"),
            PlayError::NoSuchCode(code) => write!(f, "there is no action with code {code}"),
            PlayError::Unreadable(error) => error.fmt(f),
            PlayError::NoUndo(seat) => write!(f, "seat {seat} has nothing to take back"),
            PlayError::Illegal(illegal) => illegal.fmt(f),
        }
    }
}

impl Error for PlayError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            PlayError::Unreadable(error) => Some(error),
            PlayError::Illegal(illegal) => Some(illegal),
            _ => None,
        }
    }
}

/// The sentence has `{A}` to `{D}` where a seat is named.
impl Tell for PlayError {
    fn tell(&self, lang: Lang) -> String {
        let text = match self {
            PlayError::Over => Text { en: "The match is over.", nl: "De partij is afgelopen." },
            PlayError::NotAsked(_) => Text { en: "It is not {who}'s turn.", nl: "{who} is niet aan de beurt." },
            PlayError::NotChance => Text {
                en: "Somebody must decide before chance falls.",
                nl: "Eerst moet iemand kiezen, dan pas het toeval.",
            },
            PlayError::NotOffered => {
                Text { en: "Chance cannot fall like this here.", nl: "Zo kan het toeval hier niet uitvallen." }
            }
            PlayError::NoSuchCode(_) => {
                Text { en: "There is no action with code {code}.", nl: "Er is geen actie met code {code}." }
            }
            PlayError::NoUndo(_) => Text { en: "There is nothing to take back.", nl: "Er is niets om terug te nemen." },
            PlayError::Unreadable(error) => return error.tell(lang),
            PlayError::Illegal(illegal) => return illegal.tell(lang),
        };
        let who = match self {
            PlayError::NotAsked(seat) => name_of(*seat),
            _ => String::new(),
        };
        let code = match self {
            PlayError::NoSuchCode(code) => *code,
            _ => 0,
        };
        text.fill(lang, &[("who", &who), ("code", &code)])
    }
}

/// Why a line of a record is no event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EventError {
    /// It has not the form of one.
    NoEvent(String),
    /// It begins with something that is no seat.
    NoSeat(String),
    /// Its action or outcome cannot be read.
    Notation {
        /// What stands there.
        text: String,
        /// What was expected.
        error: ParseError,
    },
}

impl Tell for EventError {
    fn tell(&self, lang: Lang) -> String {
        match self {
            EventError::NoEvent(line) => Text {
                en: "`{line}` is not an event; expected `* outcome` or `seat action`",
                nl: "`{line}` is geen gebeurtenis; verwacht: `* uitkomst` of `plaats actie`",
            }
            .fill(lang, &[("line", line)]),
            EventError::NoSeat(who) => Text {
                en: "`{who}` is not a seat; expected 0, 1, 2, 3 or *",
                nl: "`{who}` is geen plaats; verwacht: 0, 1, 2, 3 of *",
            }
            .fill(lang, &[("who", who)]),
            EventError::Notation { text, error } => format!("`{text}`: {}", error.tell(lang)),
        }
    }
}

impl fmt::Display for EventError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.tell(Lang::En))
    }
}

impl Error for EventError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            EventError::Notation { error, .. } => Some(error),
            EventError::NoEvent(_) | EventError::NoSeat(_) => None,
        }
    }
}

/// Why a record cannot be read, and at which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayError {
    /// The line at fault, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: ReplayFault,
}

impl Tell for ReplayError {
    fn tell(&self, lang: Lang) -> String {
        let text = Text { en: "line {line}: {fault}", nl: "regel {line}: {fault}" };
        text.fill(lang, &[("line", &self.line), ("fault", &self.fault.tell(lang))])
    }
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.fault)
    }
}

impl Error for ReplayError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.fault)
    }
}

/// What is wrong with a line of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayFault {
    /// The text ends where a line of the head is due.
    Ends {
        /// The form of that line.
        expected: &'static str,
    },
    /// The first line is not that of a record.
    NoRecord,
    /// The record has another format.
    OtherFormat {
        /// That of the record.
        theirs: u32,
        /// That of this program.
        ours: u32,
    },
    /// A line of the head has another form.
    Head {
        /// The form that is due.
        expected: &'static str,
    },
    /// The version is no whole number.
    NoVersion,
    /// It is a match of another game.
    OtherGame {
        /// The slug in the record.
        theirs: String,
        /// The game that was asked.
        ours: &'static str,
    },
    /// It was played by other rules.
    OtherVersion {
        /// The game's title.
        game: &'static str,
        /// The version in the record.
        theirs: u16,
        /// The version of this program.
        ours: u16,
    },
    /// It was played with other component files.
    OtherData {
        /// The hash in the record.
        theirs: String,
        /// The hash of the files at hand.
        ours: String,
    },
    /// So many seats cannot play with these options.
    Setup(OptionError),
    /// The line is no event.
    Event(EventError),
    /// The event cannot be played there.
    Play {
        /// The event as it stands in the record.
        event: String,
        /// Why not.
        error: PlayError,
    },
}

impl ReplayFault {
    /// The sentence; what else went wrong is told by `inner`.
    fn fill(&self, lang: Lang, inner: &dyn fmt::Display) -> String {
        match self {
            ReplayFault::Ends { expected } => Text {
                en: "the record ends here; expected `{expected}`",
                nl: "het verslag houdt hier op; verwacht: `{expected}`",
            }
            .fill(lang, &[("expected", expected)]),
            ReplayFault::NoRecord => Text {
                en: "this is not a record of Atoll; expected `atoll 1`",
                nl: "dit is geen verslag van Atoll; verwacht: `atoll 1`",
            }
            .get(lang)
            .to_owned(),
            ReplayFault::OtherFormat { theirs, ours } => Text {
                en: "this record has format {theirs}, this program reads format {ours}",
                nl: "dit verslag heeft vorm {theirs}, dit programma leest vorm {ours}",
            }
            .fill(lang, &[("theirs", theirs), ("ours", ours)]),
            ReplayFault::Head { expected } => Text { en: "expected `{expected}`", nl: "verwacht: `{expected}`" }
                .fill(lang, &[("expected", expected)]),
            ReplayFault::NoVersion => Text {
                en: "the version must be a whole number",
                nl: "de versie moet een geheel getal zijn",
            }
            .get(lang)
            .to_owned(),
            ReplayFault::OtherGame { theirs, ours } => Text {
                en: "this is a match of {theirs}, not of {ours}",
                nl: "dit is een partij {theirs}, geen {ours}",
            }
            .fill(lang, &[("theirs", theirs), ("ours", ours)]),
            ReplayFault::OtherVersion { game, theirs, ours } => Text {
                en: "the match needs version {theirs} of {game}; this is version {ours}",
                nl: "de partij vraagt versie {theirs} van {game}; dit is versie {ours}",
            }
            .fill(lang, &[("theirs", theirs), ("game", game), ("ours", ours)]),
            ReplayFault::OtherData { theirs, ours } => Text {
                en: "the match was played with component data {theirs}, this edition is {ours}; give its folder with --data",
                nl: "de partij is gespeeld met onderdelen {theirs}, deze uitgave is {ours}; geef haar map met --data",
            }
            .fill(lang, &[("theirs", theirs), ("ours", ours)]),
            ReplayFault::Setup(_) | ReplayFault::Event(_) => inner.to_string(),
            ReplayFault::Play { event, .. } => format!("`{event}`: {inner}"),
        }
    }
}

/// The sentence has `{A}` to `{D}` where a seat is named.
impl Tell for ReplayFault {
    fn tell(&self, lang: Lang) -> String {
        let inner = match self {
            ReplayFault::Setup(error) => error.tell(lang),
            ReplayFault::Event(error) => error.tell(lang),
            ReplayFault::Play { error, .. } => error.tell(lang),
            _ => String::new(),
        };
        self.fill(lang, &inner)
    }
}

impl fmt::Display for ReplayFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let inner = self.source().map(ToString::to_string).unwrap_or_default();
        f.write_str(&self.fill(Lang::En, &inner))
    }
}

impl Error for ReplayFault {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            ReplayFault::Setup(error) => Some(error),
            ReplayFault::Event(error) => Some(error),
            ReplayFault::Play { error, .. } => Some(error),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words;

    #[test]
    fn every_fault_of_a_record_is_told_in_the_chosen_language() {
        let parse = ParseError::expected("a space", "een vak");
        let event = EventError::Notation { text: "c9".to_owned(), error: parse };
        let faults = [
            ReplayFault::Ends { expected: "seats N" },
            ReplayFault::NoRecord,
            ReplayFault::OtherFormat { theirs: 2, ours: 1 },
            ReplayFault::Head { expected: "seats N" },
            ReplayFault::NoVersion,
            ReplayFault::OtherGame { theirs: "reef".to_owned(), ours: "coral" },
            ReplayFault::OtherVersion { game: "Reef", theirs: 1, ours: 2 },
            ReplayFault::OtherData { theirs: "a".to_owned(), ours: "b".to_owned() },
            ReplayFault::Setup(OptionError::new("seats", words!("too many", "te veel"))),
            ReplayFault::Event(EventError::NoEvent("x".to_owned())),
            ReplayFault::Event(EventError::NoSeat("9".to_owned())),
            ReplayFault::Event(event.clone()),
            ReplayFault::Play { event: "0 c3".to_owned(), error: PlayError::Over },
            ReplayFault::Play { event: "0 c3".to_owned(), error: PlayError::NotAsked(Seat::B) },
            ReplayFault::Play { event: "0 c3".to_owned(), error: PlayError::NotChance },
            ReplayFault::Play { event: "* 3".to_owned(), error: PlayError::NotOffered },
            ReplayFault::Play { event: "0 c3".to_owned(), error: PlayError::NoSuchCode(7) },
            ReplayFault::Play { event: "0 c3".to_owned(), error: PlayError::NoUndo(Seat::A) },
            ReplayFault::Play { event: "0 c9".to_owned(), error: event.into() },
        ];
        for fault in faults {
            let error = ReplayError { line: 3, fault };
            let (en, nl) = (error.tell(Lang::En), error.tell(Lang::Nl));
            assert!(en.starts_with("line 3: ") && nl.starts_with("regel 3: "), "{en}; {nl}");
            assert_ne!(en["line 3: ".len()..], nl["regel 3: ".len()..]);
        }
    }

    #[test]
    fn an_error_leads_to_what_caused_it() {
        let parse = ParseError::expected("a space", "een vak");
        let event = EventError::Notation { text: "c9".to_owned(), error: parse.clone() };
        let error = ReplayError { line: 9, fault: ReplayFault::Event(event) };
        let mut causes = vec![];
        let mut next: Option<&dyn Error> = Some(&error);
        while let Some(cause) = next {
            causes.push(cause);
            next = cause.source();
        }
        assert_eq!(causes.len(), 4);
        assert_eq!(causes[3].downcast_ref(), Some(&parse));
        assert_eq!(error.to_string(), "line 9: `c9`: expected a space");
    }
}
