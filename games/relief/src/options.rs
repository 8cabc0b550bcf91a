//! What a table can choose before play: readings that change winners.

use atoll_core::{OptionInfo, OptionKind};
use serde::{Deserialize, Serialize};

use crate::components::Readings;

/// The options: what is left out is read as the component file has it.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which coral counts for the most of each type (RELIEF-SCORE-6).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub majority: Option<Majority>,
    /// Whether starred marks count as species (RELIEF-SCORE-5).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub starred_marks: Option<StarredMarks>,
}

/// Which coral counts for the most of each type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Majority {
    /// Mature coral only.
    Mature,
    /// All live coral.
    All,
}

/// What starred marks are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StarredMarks {
    /// Species like the others.
    Species,
    /// Gold stars and no species.
    Stars,
}

impl Options {
    /// The readings that hold at this table.
    pub fn readings(&self, edition: &Readings) -> Readings {
        Readings {
            mature_only: self.majority.map_or(edition.mature_only, |chosen| chosen == Majority::Mature),
            starred_count: self.starred_marks.map_or(edition.starred_count, |chosen| chosen == StarredMarks::Species),
            ..edition.clone()
        }
    }
}

/// The options as they are offered, with the readings of the shipped sheet as defaults.
pub const OFFERED: &[OptionInfo] = &[
    OptionInfo { key: "majority", kind: OptionKind::Choice(&["mature", "all"]), default: "\"mature\"" },
    OptionInfo { key: "starred_marks", kind: OptionKind::Choice(&["species", "stars"]), default: "\"species\"" },
];
