//! What a table can choose before play.

use atoll_core::{OptionError, OptionInfo, OptionKind, Words, words};
use serde::{Deserialize, Serialize};

use crate::components::{Components, Shape};

/// The choices of a table. What is left out is read from `reef_options.toml`.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which seven shapes are in play (two to four seats).
    pub shapes: ShapeChoice,
    /// The seven shapes by id, if `shapes` is `custom`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub custom: Vec<String>,
    /// Whether the Flourish cards are used (two to four seats).
    pub flourish: bool,
    /// Whether what others hold is hidden until the end (two to four seats).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub face_down: bool,
    /// How strong Nature is (one seat).
    pub level: Level,
    /// How closely a pattern must match.
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    pub matching: Option<Matching>,
    /// Whether mirror images of Evolve solids count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub evolve_mirror: Option<bool>,
    /// Whether a claim is a duty.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub claim_forced: Option<bool>,
    /// How many steps Nature's die may be turned, 0 being any number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nature_adjust_max: Option<u8>,
    /// How the distance from the centre is measured.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nature_distance: Option<Distance>,
}

/// The options as they are offered to people.
pub(crate) const OFFERED: &[OptionInfo] = &[
    OptionInfo {
        key: "shapes",
        kind: OptionKind::Choice(&[
            "starter",
            "copperband",
            "yellow_tang",
            "three_stripe",
            "saddle",
            "evolve_blue",
            "evolve_red",
            "custom",
        ]),
        default: "\"starter\"",
    },
    OptionInfo { key: "custom", kind: OptionKind::List { of: "shapes", count: Some(7) }, default: "[]" },
    OptionInfo { key: "flourish", kind: OptionKind::Flag, default: "false" },
    OptionInfo { key: "face_down", kind: OptionKind::Flag, default: "false" },
    OptionInfo {
        key: "level",
        kind: OptionKind::Choice(&["barnacle", "pufferfish", "narwhal", "killer_whale", "kraken"]),
        default: "\"barnacle\"",
    },
    OptionInfo { key: "match", kind: OptionKind::Choice(&["shown_dice", "exact_heights"]), default: "\"shown_dice\"" },
    OptionInfo { key: "evolve_mirror", kind: OptionKind::Flag, default: "false" },
    OptionInfo { key: "claim_forced", kind: OptionKind::Flag, default: "false" },
    OptionInfo { key: "nature_adjust_max", kind: OptionKind::Whole(0, 5), default: "0" },
    OptionInfo { key: "nature_distance", kind: OptionKind::Choice(&["straight", "steps"]), default: "\"straight\"" },
];

/// Which seven shapes are in play.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ShapeChoice {
    /// The set for a first game.
    #[default]
    Starter,
    /// The set of the Copperband Butterflyfish.
    Copperband,
    /// The set of the Yellow Tang.
    YellowTang,
    /// The set of the Three-Stripe Damselfish.
    ThreeStripe,
    /// The set of the Saddle Butterflyfish.
    Saddle,
    /// The blue set of Evolve.
    EvolveBlue,
    /// The red set of Evolve.
    EvolveRed,
    /// Seven shapes of the table's own choice.
    Custom,
}

/// How strong Nature is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Introductory.
    #[default]
    Barnacle,
    /// Easy.
    Pufferfish,
    /// Medium.
    Narwhal,
    /// Hard.
    KillerWhale,
    /// Fiendish.
    Kraken,
}

impl Level {
    /// All levels, the gentlest first.
    pub const ALL: [Level; 5] = [Level::Barnacle, Level::Pufferfish, Level::Narwhal, Level::KillerWhale, Level::Kraken];

    /// How many shapes of 1, 2 and 3 points are drawn.
    pub const fn chart(self) -> [u8; 3] {
        match self {
            Level::Barnacle => [3, 4, 0],
            Level::Pufferfish => [2, 3, 2],
            Level::Narwhal => [0, 4, 3],
            Level::KillerWhale => [0, 2, 5],
            Level::Kraken => [0, 0, 7],
        }
    }

    /// The word that options and views use.
    pub const fn word(self) -> &'static str {
        match self {
            Level::Barnacle => "barnacle",
            Level::Pufferfish => "pufferfish",
            Level::Narwhal => "narwhal",
            Level::KillerWhale => "killer_whale",
            Level::Kraken => "kraken",
        }
    }
}

/// How closely a pattern must match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Matching {
    /// The shown dice must be there; nothing else is looked at.
    ShownDice,
    /// Besides, nothing may lie above a shown column.
    ExactHeights,
}

/// How the distance from the centre is measured.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Distance {
    /// In a straight line.
    Straight,
    /// In steps over the edges of the spaces.
    Steps,
}

/// The options with all gaps filled from the component files.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Settings {
    pub seats: u8,
    pub level: Level,
    pub flourish: bool,
    pub face_down: bool,
    pub exact: bool,
    pub evolve_mirror: bool,
    pub claim_forced: bool,
    pub nature_adjust_max: u8,
    pub nature_distance: Distance,
}

impl Settings {
    pub(crate) fn new(seats: u8, options: &Options, data: &Components) -> Self {
        let fallback = &data.readings;
        Settings {
            seats,
            // What only Nature asks for is the same for all tables without her.
            level: if seats == 1 { options.level } else { Level::default() },
            flourish: options.flourish,
            face_down: options.face_down && seats > 1,
            exact: options.matching.unwrap_or(fallback.matching) == Matching::ExactHeights,
            evolve_mirror: options.evolve_mirror.unwrap_or(fallback.evolve_mirror),
            claim_forced: options.claim_forced.unwrap_or(fallback.claim_forced),
            nature_adjust_max: options.nature_adjust_max.unwrap_or(fallback.nature_adjust_max),
            nature_distance: options.nature_distance.unwrap_or(fallback.nature_distance),
        }
    }

    /// Whether one seat plays against Nature.
    pub(crate) fn solo(&self) -> bool {
        self.seats == 1
    }

    /// Dice of one colour.
    pub(crate) fn dice(&self) -> u8 {
        if self.seats == 4 { 12 } else { 16 }
    }

    /// Cards of one shape.
    pub(crate) fn copies(&self) -> u8 {
        match self.seats {
            1 => 1,
            n => n + 1,
        }
    }
}

/// The seven shapes that the options name, in the order of the data; solo draws its own.
///
/// # Errors
/// The option at fault.
pub(crate) fn chosen_shapes(seats: u8, options: &Options, data: &Components) -> Result<Vec<Shape>, OptionError> {
    if options.nature_adjust_max.is_some_and(|max| max > 5) {
        return Err(OptionError::new(
            "nature_adjust_max",
            words!(
                "a die has at most 5 steps; give 0 (any) to 5",
                "een dobbelsteen heeft hoogstens 5 stappen; geef 0 (willekeurig veel) tot 5"
            ),
        ));
    }
    if !options.custom.is_empty() && options.shapes != ShapeChoice::Custom {
        return Err(OptionError::new(
            "custom",
            words!(
                "is used only if shapes is `custom`; set that or leave this out",
                "wordt alleen gebruikt als shapes `custom` is; kies dat of laat dit weg"
            ),
        ));
    }
    if seats == 1 {
        if options.flourish {
            return Err(OptionError::new(
                "flourish",
                words!(
                    "is not for the game against Nature; turn it off",
                    "is niet voor het spel tegen de Natuur; zet het uit"
                ),
            ));
        }
        if options.shapes != ShapeChoice::Starter {
            return Err(OptionError::new(
                "shapes",
                words!(
                    "the level draws the shapes against Nature; leave it at `starter`",
                    "tegen de Natuur trekt het niveau de vormen; laat dit op `starter`"
                ),
            ));
        }
        return Ok(Vec::new());
    }
    let mut shapes = match options.shapes {
        ShapeChoice::Starter => data.set(&data.starter),
        ShapeChoice::Copperband => data.set("copperband"),
        ShapeChoice::YellowTang => data.set("yellow_tang"),
        ShapeChoice::ThreeStripe => data.set("three_stripe"),
        ShapeChoice::Saddle => data.set("saddle"),
        ShapeChoice::EvolveBlue => data.set("evolve_blue"),
        ShapeChoice::EvolveRed => data.set("evolve_red"),
        ShapeChoice::Custom => custom(&options.custom)?,
    };
    shapes.sort();
    Ok(shapes)
}

fn custom(ids: &[String]) -> Result<Vec<Shape>, OptionError> {
    let fault = |reason: Words| Err(OptionError::new("custom", reason));
    if ids.len() != 7 {
        return fault(words!("needs seven shapes, not {}", "vraagt zeven vormen, niet {}", ids.len()));
    }
    let mut shapes = Vec::with_capacity(7);
    for id in ids {
        match id.parse::<Shape>() {
            Ok(shape) if shapes.contains(&shape) => {
                return fault(words!(
                    "{id} is there twice; give seven different",
                    "{id} staat er twee keer; geef zeven verschillende"
                ));
            }
            Ok(shape) => shapes.push(shape),
            Err(_) => {
                return fault(words!(
                    "there is no shape `{id}`; the shapes are R01 to R20 and E1 to E5",
                    "er is geen vorm `{id}`; de vormen zijn R01 tot R20 en E1 tot E5"
                ));
            }
        }
    }
    Ok(shapes)
}
