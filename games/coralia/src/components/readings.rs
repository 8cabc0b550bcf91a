//! Where the rulebook can be read in two ways, and which way this edition reads it.

use atoll_core::Tag;
use serde::{Deserialize, Serialize};

macro_rules! reading {
    ($(#[$m:meta])* $Name:ident { $($(#[$vm:meta])* $Var:ident),+ $(,)? }) => {
        $(#[$m])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $Name { $($(#[$vm])* $Var),+ }
    };
}

reading! {
    /// What follows seats that share a pearl rank.
    PearlRankMode {
        /// The next total has the next rank.
        Dense,
        /// The next total has the rank after all who share.
        Competition,
    }
}
reading! {
    /// When a white die may go to the island.
    WhiteToIsland {
        /// When its space is occupied on some reef.
        SomeBlocked,
        /// Whenever the seat likes.
        Always,
        /// When no reef can take it.
        AllBlocked,
    }
}
reading! {
    /// Who gets the point when another octopus is placed.
    OctopusIncome {
        /// One point for each octopus on another reef.
        PerFigure,
        /// One point for each seat with an octopus on another reef.
        PerSeat,
    }
}
reading! {
    /// What actions bring during the final scoring.
    ScoringFeatures {
        /// All that they bring during play.
        Full,
        /// Neither octopus income nor the chest of a reef the diver leaves.
        ActionOnly,
    }
}
reading! {
    /// Whether starfish cards must be used.
    ScoringEffects {
        /// They must.
        Forced,
        /// The seat may stop.
        Optional,
    }
}
reading! {
    /// When the first four dice are picked.
    First4 {
        /// After the blocking dice are placed.
        AfterBlocking,
        /// Before the blocking dice are rolled.
        BeforeBlocking,
    }
}

/// One choice wherever the rulebook can be read in two ways.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Readings {
    /// What follows seats that share a pearl rank.
    pub pearl_rank_mode: PearlRankMode,
    /// When a white die may go to the island.
    pub white_to_island: WhiteToIsland,
    /// Who gets the point when another octopus is placed.
    pub octopus_income: OctopusIncome,
    /// What actions bring during the final scoring.
    pub scoring_features: ScoringFeatures,
    /// Whether starfish cards must be used.
    pub scoring_effects: ScoringEffects,
    /// When the first four dice are picked.
    pub first4: First4,
    /// Where they come from.
    pub tag: Tag,
}
