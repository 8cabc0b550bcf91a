//! What a table can choose before play: how doubtful passages are read.

use atoll_core::{OptionInfo, OptionKind};
use serde::de::IntoDeserializer;
use serde::de::value::StringDeserializer;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::components::{
    First4, OctopusIncome, PearlRankMode, Readings, ScoringEffects, ScoringFeatures, WhiteToIsland,
};

/// The options: one for each reading; `edition` keeps that of the component file.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// What follows seats that share a pearl rank.
    pub pearl_rank_mode: Choice<PearlRankMode>,
    /// When a white die may go to the island.
    pub white_to_island: Choice<WhiteToIsland>,
    /// Who gets the point when another octopus is placed.
    pub octopus_income: Choice<OctopusIncome>,
    /// What actions bring during the final scoring.
    pub scoring_features: Choice<ScoringFeatures>,
    /// Whether starfish cards must be used.
    pub scoring_effects: Choice<ScoringEffects>,
    /// When the first four dice are picked.
    pub first4: Choice<First4>,
}

/// A reading chosen at the table, or that of the edition.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Choice<T> {
    /// As the component file has it.
    #[default]
    Edition,
    /// Chosen at the table.
    Own(T),
}

/// The word for the reading of the component file.
const EDITION: &str = "edition";

impl<T: Serialize> Serialize for Choice<T> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        match self {
            Choice::Edition => s.serialize_str(EDITION),
            Choice::Own(own) => own.serialize(s),
        }
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Choice<T> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let word = String::deserialize(d)?;
        if word == EDITION {
            return Ok(Choice::Edition);
        }
        let word: StringDeserializer<D::Error> = word.into_deserializer();
        T::deserialize(word).map(Choice::Own)
    }
}

impl<T: Copy> Choice<T> {
    fn or(self, edition: T) -> T {
        match self {
            Choice::Edition => edition,
            Choice::Own(own) => own,
        }
    }
}

impl Options {
    /// The readings that hold at this table.
    pub fn readings(&self, edition: Readings) -> Readings {
        Readings {
            pearl_rank_mode: self.pearl_rank_mode.or(edition.pearl_rank_mode),
            white_to_island: self.white_to_island.or(edition.white_to_island),
            octopus_income: self.octopus_income.or(edition.octopus_income),
            scoring_features: self.scoring_features.or(edition.scoring_features),
            scoring_effects: self.scoring_effects.or(edition.scoring_effects),
            first4: self.first4.or(edition.first4),
            ..edition
        }
    }
}

const fn choice(key: &'static str, values: &'static [&'static str]) -> OptionInfo {
    OptionInfo { key, kind: OptionKind::Choice(values), default: "\"edition\"" }
}

/// The options as they are offered.
pub const OFFERED: &[OptionInfo] = &[
    choice("pearl_rank_mode", &["edition", "dense", "competition"]),
    choice("white_to_island", &["edition", "some_blocked", "always", "all_blocked"]),
    choice("octopus_income", &["edition", "per_figure", "per_seat"]),
    choice("scoring_features", &["edition", "full", "action_only"]),
    choice("scoring_effects", &["edition", "forced", "optional"]),
    choice("first4", &["edition", "after_blocking", "before_blocking"]),
];
