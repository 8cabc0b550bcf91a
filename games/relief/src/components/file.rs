//! The file format: how the two sheets are written down.

use atoll_core::{Tag, Words};
use atoll_data::Spanned;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFile {
    pub(super) sheet: RawSheet,
    pub(super) powers: RawPowers,
    pub(super) species_on_sheet: RawOwnSpecies,
    pub(super) setup: RawSetup,
    pub(super) scoring: RawScoring,
    pub(super) limits: RawLimits,
    pub(super) diversity: RawDiversity,
    #[serde(default)]
    pub(super) provenance: Vec<RawFact>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ByCoral {
    pub(super) brain: Spanned<u8>,
    pub(super) digitate: Spanned<u8>,
    pub(super) branching: Spanned<u8>,
}

impl ByCoral {
    pub(super) fn each(&self) -> [&Spanned<u8>; 3] {
        [&self.brain, &self.digitate, &self.branching]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawColours {
    pub(super) yellow: Spanned<String>,
    pub(super) blue: Spanned<String>,
    pub(super) pink: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSheet {
    pub(super) version: Spanned<u32>,
    pub(super) rows: Spanned<usize>,
    pub(super) cols: Spanned<usize>,
    pub(super) starfish_per_space: Spanned<u8>,
    pub(super) bleach_at: Spanned<u8>,
    pub(super) stages: ByCoral,
    pub(super) points: ByCoral,
    pub(super) colour: RawColours,
    pub(super) row_box: Spanned<Vec<Spanned<String>>>,
    pub(super) col_box: Spanned<Vec<Spanned<String>>>,
    #[serde(default)]
    pub(super) blocked_spaces: Vec<Spanned<String>>,
    #[serde(default)]
    pub(super) start_coral: Vec<RawStart>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawStart {
    pub(super) space: Spanned<String>,
    #[serde(rename = "type")]
    pub(super) coral: Spanned<String>,
    pub(super) stage: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPowers {
    pub(super) shells_need_check: bool,
    pub(super) reroll: RawReroll,
    pub(super) plus_minus: RawPlusMinus,
    pub(super) spawning: RawBreeding,
    pub(super) budding: RawBreeding,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawReroll {
    pub(super) counts_as_species: bool,
    pub(super) check_boxes: Spanned<u8>,
    pub(super) shells: Spanned<u8>,
    pub(super) dice_per_box: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPlusMinus {
    pub(super) counts_as_species: bool,
    pub(super) check_boxes: Spanned<u8>,
    pub(super) shells: Spanned<u8>,
    pub(super) step: Spanned<u8>,
    pub(super) wrap: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawBreeding {
    pub(super) unlock_by_special: bool,
    pub(super) use_on_unlock: bool,
    pub(super) uses: Spanned<Uses>,
    pub(super) steps_per_use: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum Uses {
    Number(u32),
    Word(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawOwnSpecies {
    pub(super) hermit_crab: RawCrab,
    pub(super) tritons_trumpet: RawTrumpet,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCrab {
    pub(super) counts_as_species: bool,
    pub(super) use_on_attract: bool,
    pub(super) boxes_with_check: Spanned<Vec<Spanned<String>>>,
    pub(super) boxes_with_crab_symbol: Spanned<Vec<Spanned<String>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTrumpet {
    pub(super) counts_as_species: bool,
    pub(super) starfish: Spanned<u8>,
    pub(super) full_reward: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSetup {
    pub(super) power_checks_to_choose: Spanned<u8>,
    pub(super) choose_from: Vec<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawScoring {
    pub(super) starred_counts_as_species: bool,
    pub(super) majority_mature_only: bool,
    pub(super) majority_needs_one: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawLimits {
    pub(super) turn_cap: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDropped {
    pub(super) p2: Spanned<u8>,
    pub(super) p3: Spanned<u8>,
    pub(super) p4: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ByShape {
    pub(super) line3: Spanned<u8>,
    pub(super) line5: Spanned<u8>,
    pub(super) square4: Spanned<u8>,
    pub(super) rect6: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawStarred {
    pub(super) line: Spanned<String>,
    pub(super) adjacent: Spanned<String>,
    pub(super) any: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDiversity {
    pub(super) drop_last: RawDropped,
    pub(super) mixed_min_each: ByShape,
    pub(super) rect6_shapes: Spanned<Vec<Spanned<String>>>,
    pub(super) lines_need_adjacency: bool,
    pub(super) end_line_marks: Spanned<u8>,
    pub(super) end_adjacent_marks: Spanned<u8>,
    pub(super) end_any_marks: Spanned<u8>,
    pub(super) starred_marks: RawStarred,
    pub(super) species: Spanned<Vec<RawSpecies>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSpecies {
    pub(super) id: Spanned<String>,
    pub(super) name: Spanned<Name>,
    pub(super) shape: Spanned<String>,
    pub(super) coral: Spanned<String>,
    pub(super) marks: Spanned<Vec<Spanned<String>>>,
    #[serde(default = "constructed")]
    pub(super) tag: Tag,
}

const fn constructed() -> Tag {
    Tag::C
}

/// A name in both languages, or one for both.
#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum Name {
    One(String),
    Both(Words),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFact {
    pub(super) what: Words,
    pub(super) tag: Tag,
}
