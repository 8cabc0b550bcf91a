//! What is in the box, read from the component files.

use std::fmt;
use std::str::FromStr;

use atoll_core::{DataError, Fact, Files, OpenReading, ParseError, Tag, Words};
use serde::Deserialize;
use serde_json::Value;

use self::catalogue::Catalogue;
use self::file::{BOX, SOLO};
use crate::geometry::{Cell, Placement};
use crate::stability::Physics;

mod about;
pub(crate) mod catalogue;
mod checks;
mod file;
mod open;

/// How many pieces there are of each species.
pub const PIECES: u8 = 6;
/// How many species there are.
pub const SPECIES: usize = 4;
/// How many layouts there are for one player.
pub const SETUPS: usize = 6;

atoll_core::index! {
    /// A species of coral: red, tubular, sun, brain.
    pub struct Species < 4
}

impl Species {
    /// Red Coral.
    pub const RED: Species = Species(0);
    /// Tubular Coral.
    pub const TUBULAR: Species = Species(1);
    /// Sun Coral.
    pub const SUN: Species = Species(2);
    /// Brain Coral.
    pub const BRAIN: Species = Species(3);
    /// All species.
    pub const ALL: [Species; SPECIES] = [Self::RED, Self::TUBULAR, Self::SUN, Self::BRAIN];

    /// The letter in notations: `R`, `T`, `S`, `B`.
    pub const fn letter(self) -> char {
        ['R', 'T', 'S', 'B'][self.0 as usize]
    }

    /// The id in the component files.
    pub const fn id(self) -> &'static str {
        ["red", "tubular", "sun", "brain"][self.0 as usize]
    }
}

impl fmt::Display for Species {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Species {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let found = Species::ALL.into_iter().find(|species| text == species.letter().encode_utf8(&mut [0; 4]));
        found.ok_or(ParseError::expected("a species: R, T, S or B", "een soort: R, T, S of B"))
    }
}

impl serde::Serialize for Species {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.id())
    }
}

/// How "cover another player's piece" is read in setup (ruling 4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cover {
    /// An upward icon loses its sunlight.
    Above,
    /// Any face is touched.
    Contact,
}

/// The choices where the rulebook leaves room.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Readings {
    /// Whether any emptied reserve triggers the end game, not only a grown last piece.
    pub end_trigger_any_empty: bool,
    /// Whether a landing turn breaks the chain of consecutive moves.
    pub landing_breaks_move_chain: bool,
    /// Whether a piece must be able to get to its place.
    pub insertion_path: bool,
    /// Whether a pawn that is put on the reef must be able to get to its place.
    #[serde(default = "required")]
    pub pawn_needs_way: bool,
    /// After so many rounds without a change of reserves the end game begins; 0 is never.
    pub stall_rounds: u8,
    /// Whether a pawn may land under an overhang.
    pub land_under_overhang: bool,
    /// How covering is read in setup.
    pub setup_cover: Cover,
    /// Whether a third move in a row costs again.
    pub every_consecutive_move_costs: bool,
    /// Whether two slides in a row cost a piece alone.
    pub solo_double_move_cost: bool,
    /// Whether an unstable placement may be tried alone.
    pub solo_unstable_attempts: bool,
    /// How many unstable placements a player may try in one turn without a penalty.
    pub restore_attempts: u8,
    tag: Tag,
}

/// Files from before the switch ask for a way, too.
fn required() -> bool {
    true
}

/// What a species is called and looks like.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpeciesData {
    id: String,
    /// Its name.
    pub name: Words,
    /// Its colour, always `#rrggbb`.
    pub colour: String,
    tag: Tag,
}

/// A layout for one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupCard {
    /// The card's letter.
    pub id: String,
    /// Its name.
    pub name: Words,
    /// The piece of each species.
    pub pieces: [Placement; SPECIES],
    /// The cell of each species' pawn.
    pub pawns: [Cell; SPECIES],
    tag: Tag,
}

/// What a scoring card counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Metric {
    /// Icons seen from above.
    AboveIcons,
    /// Icons seen from one side.
    SideIcons,
    /// Levels with a visible cube.
    VisibleLevels,
    /// Visible cubes in the richest column.
    ColumnCubes,
    /// The largest patch seen from above.
    AbovePatch,
    /// Rows or columns seen from above, whichever are fewer.
    AboveSpread,
    /// Visible cubes on the table.
    TableCubes,
    /// Visible cubes that touch two other species.
    ContactCubes,
}

/// Which side counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The side with the most icons.
    Best,
    /// The side with the fewest icons.
    Worst,
}

/// A scoring card for one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreCard {
    /// Whose card it is.
    pub species: Species,
    /// Its complexity, 0 to 2 for I to III.
    pub level: usize,
    /// What it asks.
    pub text: Words,
    /// What it counts.
    pub metric: Metric,
    /// Only from this level up.
    pub min_z: i8,
    /// Which side counts.
    pub side: Side,
    /// It gives nothing unless so many pieces of the species are in the reef.
    pub min_pieces: u8,
    /// What 1 to 5 points need.
    pub thresholds: [u8; 5],
    /// Whether the thresholds are the most allowed instead of the least.
    pub at_most: bool,
    tag: Tag,
}

/// A verdict on a score alone.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rating {
    /// The highest score it holds for.
    pub upto: u8,
    /// The verdict.
    pub text: Words,
    /// Where the bound comes from.
    tag: Tag,
    /// Where the words come from.
    text_tag: Tag,
}

/// Everything in the component files.
#[derive(Clone, PartialEq, Debug)]
pub struct Components {
    /// How many empty cells a pawn needs.
    pub clearance: u8,
    /// The constants of stability.
    pub physics: Physics,
    /// The species in their order.
    pub species: Vec<SpeciesData>,
    /// Points of the Tower card's sides.
    pub tower: [i16; 2],
    /// The switches of the rules.
    pub readings: Readings,
    /// The layouts for one player.
    pub setups: Vec<SetupCard>,
    /// The scoring cards by species and level.
    pub cards: Vec<ScoreCard>,
    /// The ratings, the lowest first.
    pub ratings: Vec<Rating>,
    tags: [Tag; 4],
}

impl Components {
    /// The scoring card of a species and level.
    pub fn card(&self, species: Species, level: usize) -> &ScoreCard {
        &self.cards[species.index() * 3 + level.min(2)]
    }

    /// The rating of a score.
    pub fn rating(&self, score: i16) -> &Rating {
        let found = self.ratings.iter().find(|rating| score <= i16::from(rating.upto));
        found.or(self.ratings.last()).expect("the loader asks for a rating up to 20")
    }
}

impl atoll_core::Components for Components {
    const FILES: &'static [(&'static str, &'static str)] =
        &[(BOX, include_str!("../../data/coral.toml")), (SOLO, include_str!("../../data/coral_solo.toml"))];

    fn load(files: &Files, doubts: &mut Vec<DataError>) -> Result<Self, DataError> {
        checks::load(files, doubts)
    }

    fn facts(&self) -> Vec<Fact> {
        self.all_facts()
    }

    fn readings(&self) -> Vec<OpenReading> {
        open::readings(self)
    }

    fn json(&self) -> Value {
        serde_json::to_value(Catalogue::of(self)).expect("components are plain data")
    }
}
