//! What a table can choose before play.

use atoll_core::{OptionError, OptionInfo, OptionKind, words};
use serde::{Deserialize, Serialize};

use crate::components::{COLUMNS, Components, Specialist, specialists_in};

/// The choices of a table.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Where the three specialists come from.
    pub specialists: Choice,
    /// The three by id from left to right, if `specialists` is `chosen`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub chosen: Vec<String>,
    /// Whether a kept card must allow a move while some card does.
    #[serde(skip_serializing_if = "Reading::is_edition")]
    pub keep_needs_move: Reading,
    /// Whether a die may come back to the island it left.
    #[serde(skip_serializing_if = "Reading::is_edition")]
    pub may_return: Reading,
}

/// Where the three specialists come from.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// The row for a first game.
    #[default]
    FirstGame,
    /// Chance draws them.
    Random,
    /// The table names them.
    Chosen,
}

/// A switch of the rules: what `islands_options.toml` says, or the table's own choice.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reading {
    /// As the component files say.
    #[default]
    Edition,
    /// No.
    No,
    /// Yes.
    Yes,
}

impl Reading {
    fn is_edition(&self) -> bool {
        *self == Reading::Edition
    }

    /// Yes or no, given what the edition says.
    pub(crate) fn or(self, edition: bool) -> bool {
        match self {
            Reading::Edition => edition,
            Reading::No => false,
            Reading::Yes => true,
        }
    }
}

const READINGS: OptionKind = OptionKind::Choice(&["edition", "no", "yes"]);

/// The options as they are offered to people.
pub(crate) const OFFERED: &[OptionInfo] = &[
    OptionInfo {
        key: "specialists",
        kind: OptionKind::Choice(&["first_game", "random", "chosen"]),
        default: "\"first_game\"",
    },
    OptionInfo { key: "chosen", kind: OptionKind::List { of: "specialists", count: Some(3) }, default: "[]" },
    OptionInfo { key: "keep_needs_move", kind: READINGS, default: "\"edition\"" },
    OptionInfo { key: "may_return", kind: READINGS, default: "\"edition\"" },
];

/// The row of specialists that the options name; `None` if chance draws it.
///
/// # Errors
/// The option at fault.
pub(crate) fn row(options: &Options, data: &Components) -> Result<Option<[Specialist; COLUMNS]>, OptionError> {
    if !options.chosen.is_empty() && options.specialists != Choice::Chosen {
        return Err(OptionError::new(
            "chosen",
            words!(
                "is used only if specialists is `chosen`; set that or leave this out",
                "wordt alleen gebruikt als specialists `chosen` is; kies dat of laat dit weg"
            ),
        ));
    }
    match options.specialists {
        Choice::FirstGame => Ok(Some(data.first_game)),
        Choice::Random => Ok(None),
        Choice::Chosen => {
            let row = specialists_in(&options.chosen).map_err(|reason| OptionError::new("chosen", reason))?;
            Ok(Some(row))
        }
    }
}
