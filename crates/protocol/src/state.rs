//! A table as an observer sees it.

use atoll_core::any::AnyMatch;
use atoll_core::{Lang, Observer, Seat, Spot, Tell, Turn};
use serde::{Deserialize, Serialize};
use serde_json::Value;
#[cfg(feature = "typescript")]
use ts_rs::TS;

/// Everything a page needs to show a table to one observer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct TableState {
    /// Slug of the game.
    pub game: String,
    /// How many events have been played.
    pub version: u32,
    /// Hash of the view, sixteen hex digits; tells nothing beyond the view itself.
    pub hash: String,
    /// How many seats play.
    pub seats: u8,
    /// Who must decide.
    pub turn: TurnState,
    /// What the observer may know, in the game's own form.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub view: Value,
    /// The pieces on the table.
    pub stage: StageState,
    /// What is to be decided; `{A}` to `{D}` stand for the names of the seats, here as in all sentences.
    pub prompt: String,
    /// What the observing seat may do; empty if it is not asked.
    pub legal: Vec<LegalState>,
    /// Whether the observing seat may take back its last action.
    pub can_undo: bool,
    /// The log from the wanted line on.
    pub log: Vec<LogState>,
    /// The scores by step; empty during play while they rest on what the observer may not know.
    pub breakdown: Vec<ScoreState>,
}

/// Who must decide.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TurnState {
    /// These seats, side by side if there are several.
    Decide {
        /// The seats.
        seats: Vec<u8>,
    },
    /// Chance.
    Chance,
    /// Nobody: the match is over.
    Over {
        /// Points of each seat.
        scores: Vec<i16>,
        /// Place of each seat from 1.
        places: Vec<u8>,
    },
}

/// The pieces on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct StageState {
    /// The pieces, in any order.
    pub pieces: Vec<PieceState>,
}

/// A piece and where it lies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS), ts(rename = "Piece"))]
pub struct PieceState {
    /// Its id, which lasts as long as the piece exists for the one who looks.
    pub id: u32,
    /// What it is: `die`, `pawn`, `coral`.
    pub kind: String,
    /// Where it lies.
    pub spot: SpotState,
    /// Whose it is.
    pub owner: Option<u8>,
    /// What it shows.
    pub face: u16,
    /// Which of its kind: a colour, a species, a card id.
    pub style: String,
}

/// A place on or beside the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS), ts(rename = "Spot"))]
#[serde(untagged)]
pub enum SpotState {
    /// A cell of the board in the game's own coordinates.
    Cell {
        /// East.
        x: i8,
        /// North or south, as the game has it.
        y: i8,
        /// Up from 0.
        z: i8,
    },
    /// A zone beside the board.
    Zone {
        /// The zone's name.
        zone: String,
        /// Whose zone it is.
        seat: Option<u8>,
        /// Which place in it.
        index: u8,
    },
}

/// What a player points at to take an action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS), ts(rename = "Gesture"))]
pub struct GestureState {
    /// The kind of step: `place`, `claim`, `pass`.
    pub step: String,
    /// Where the piece comes from.
    pub from: Option<SpotState>,
    /// Where it goes.
    pub to: Option<SpotState>,
    /// The value or orientation chosen.
    pub value: Option<i16>,
    /// The thing chosen, by its id in the components.
    pub item: Option<String>,
    /// What it costs, in the game's own currency.
    pub cost: Option<i16>,
}

/// A legal action in all its forms.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS), ts(rename = "LegalAction"))]
pub struct LegalState {
    /// Who may take it.
    pub seat: u8,
    /// Its code.
    pub code: u32,
    /// Its notation in records.
    pub text: String,
    /// What it would do, in words.
    pub sentence: String,
    /// What a player points at to take it.
    pub gesture: GestureState,
}

/// One line of the log as the observer may read it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS), ts(rename = "LogLine"))]
pub struct LogState {
    /// The number of the event, from 0.
    pub n: u32,
    /// Who acted; nobody if chance fell.
    pub seat: Option<u8>,
    /// The event's notation, if the observer may know it.
    pub text: Option<String>,
    /// What happened; may be empty for what the observer cannot notice.
    pub sentence: String,
    /// The id of the rule it follows, if the observer may know what happened.
    #[serde(default)]
    pub rule: Option<String>,
}

/// One step of the scoring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS), ts(rename = "ScoreLine"))]
pub struct ScoreState {
    /// The message key of the step's name.
    pub key: String,
    /// The step's name.
    pub label: String,
    /// What each seat gets or has.
    pub by_seat: Vec<i16>,
    /// Whether the step adds to the score; a tie-break does not.
    pub counts: bool,
}

/// Whether an action is legal, and if not, why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS), ts(rename = "Why"))]
pub struct WhyState {
    /// Whether the action is legal.
    pub legal: bool,
    /// The id of the rule that forbids it.
    pub rule: Option<String>,
    /// The rule in words; empty for a legal action.
    pub text: String,
}

/// An action that is advised, what to expect of it, and why.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct AdvisedMove {
    /// The code of the action.
    pub code: u32,
    /// The chance of the seat to win after it, from 0 to 1; alone, how much of what there is to reach.
    pub value: f32,
    /// How many lines of thought began with it.
    pub visits: u32,
    /// What speaks for it, in one line; names of seats are left as `{A}` to `{D}`.
    pub reason: String,
}

/// The observer with this name: the number of a seat, `spectator` or `archivist`.
pub fn observer_named(name: &str) -> Option<Observer> {
    match name {
        "spectator" => Some(Observer::Spectator),
        "archivist" => Some(Observer::Archivist),
        _ => name.parse().ok().and_then(Seat::new).map(Observer::Seat),
    }
}

/// A turn as messages carry it.
pub fn turn_state(turn: &Turn) -> TurnState {
    match turn {
        Turn::Decide(seats) => TurnState::Decide { seats: seats.iter().map(Seat::number).collect() },
        Turn::Chance => TurnState::Chance,
        Turn::Over(outcome) => {
            TurnState::Over { scores: outcome.scores.as_slice().to_vec(), places: outcome.places.as_slice().to_vec() }
        }
    }
}

/// Whether an action is legal and why not, in words that name what it is about.
pub fn why_state(played: &dyn AnyMatch, seat: Seat, code: u32, lang: Lang) -> WhyState {
    match played.explain(seat, code, lang) {
        Ok(None) => WhyState { legal: true, rule: None, text: String::new() },
        Ok(Some((illegal, text))) => WhyState { legal: false, rule: Some(illegal.0.id.to_owned()), text },
        Err(error) => WhyState { legal: false, rule: None, text: error.tell(lang) },
    }
}

impl From<Spot> for SpotState {
    fn from(spot: Spot) -> Self {
        match spot {
            Spot::Cell { x, y, z } => SpotState::Cell { x, y, z },
            Spot::Zone { zone, seat, index } => {
                SpotState::Zone { zone: zone.to_owned(), seat: seat.map(Seat::number), index }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn observers_have_names() {
        assert_eq!(observer_named("2"), Seat::new(2).map(Observer::Seat));
        assert_eq!(observer_named("spectator"), Some(Observer::Spectator));
        assert_eq!(observer_named("archivist"), Some(Observer::Archivist));
        for wrong in ["", "4", "-1", "Spectator", "0 "] {
            assert_eq!(observer_named(wrong), None, "{wrong:?}");
        }
    }
}
