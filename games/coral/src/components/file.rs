//! The file format: how the box and the cards are written down.

use atoll_core::{Tag, Words};
use atoll_data::Spanned;
use serde::Deserialize;

use super::{Metric, Rating, Readings, SPECIES, Side, SpeciesData};

/// The box.
pub(super) const BOX: &str = "coral.toml";
/// The cards for one player.
pub(super) const SOLO: &str = "coral_solo.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoxFile {
    pub(super) shape: ShapeFile,
    pub(super) pawn: PawnFile,
    pub(super) physics: PhysicsFile,
    pub(super) species: Vec<Spanned<SpeciesData>>,
    pub(super) tower: TowerFile,
    #[serde(alias = "rulings")]
    pub(super) readings: Readings,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ShapeFile {
    pub(super) cells: Spanned<[[i8; 3]; 3]>,
    pub(super) tag: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PawnFile {
    pub(super) clearance_cells: Spanned<u8>,
    pub(super) tag: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PhysicsFile {
    pub(super) mu: Spanned<String>,
    pub(super) inset: Spanned<String>,
    pub(super) cube_weight: Spanned<i64>,
    pub(super) rock_weight: Spanned<i64>,
    pub(super) side_friction: bool,
    pub(super) rock_is_fixed: bool,
    pub(super) tag: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TowerFile {
    pub(super) points: Spanned<[i16; 2]>,
    pub(super) tag: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SoloFile {
    pub(super) setup: Vec<Spanned<SetupFile>>,
    pub(super) card: Vec<Spanned<CardFile>>,
    pub(super) rating: Vec<Spanned<Rating>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SetupFile {
    pub(super) id: String,
    pub(super) name: Words,
    pub(super) pieces: [[[i8; 3]; 3]; SPECIES],
    pub(super) pawns: [[i8; 3]; SPECIES],
    pub(super) tag: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardFile {
    pub(super) species: String,
    pub(super) level: String,
    pub(super) text: Words,
    pub(super) metric: Metric,
    #[serde(default)]
    pub(super) min_z: i8,
    #[serde(default)]
    pub(super) agg: Option<Side>,
    #[serde(default)]
    pub(super) min_pieces: u8,
    pub(super) thresholds: [u8; 5],
    #[serde(default)]
    pub(super) at_most: bool,
    pub(super) tag: Tag,
}
