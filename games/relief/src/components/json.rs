//! The sheets as pages and bindings read them.

use std::collections::BTreeMap;

use atoll_core::{Tag, Words};
use serde::Serialize;

use super::{Components, SpeciesData, TrackData};
use crate::action::{Breeding, Coral, CrabBox, Line, Shape, Space, Species, Track, Want, spaces};

/// Everything that is printed on the sheets.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Catalogue<'a> {
    rows: usize,
    cols: usize,
    starfish_per_space: u8,
    bleach_at: u8,
    corals: Vec<CatalogueCoral>,
    /// What is printed in the boxes: a number, `solid` or `dotted`.
    row_box: Vec<&'static str>,
    col_box: Vec<&'static str>,
    /// Spaces with an obstacle.
    blocked: Vec<Space>,
    start_coral: Vec<CatalogueStart>,
    powers: CataloguePowers,
    crab: CatalogueCrab<'a>,
    trumpet: CatalogueTrumpet,
    /// Marks struck out, by the number of players.
    drop_last: BTreeMap<&'static str, u8>,
    /// Marks that end the game.
    ends: ByEnding<u8>,
    /// Whether the starred marks carry a gold star.
    starred: ByEnding<bool>,
    /// How many of every coral a mixed set needs, by shape.
    mixed_min_each: BTreeMap<&'static str, u8>,
    turn_cap: u8,
    species: Vec<CatalogueSpecies<'a>>,
}

/// A type of coral and its die.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CatalogueCoral {
    coral: Coral,
    letter: char,
    #[cfg_attr(feature = "typescript", ts(type = "\"yellow\" | \"blue\" | \"pink\""))]
    colour: &'static str,
    stages: u8,
    points: i16,
}

/// Coral that is there from the start.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CatalogueStart {
    space: Space,
    coral: Coral,
    stage: u8,
}

/// The powers of a sheet.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CataloguePowers {
    reroll: CatalogueTrack,
    plus_minus: CatalogueTrack,
    spawning: CatalogueBreeding,
    budding: CatalogueBreeding,
}

/// A power over the dice.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CatalogueTrack {
    check_boxes: u8,
    shells: u8,
    counts_as_species: bool,
}

/// Spawning or Budding.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CatalogueBreeding {
    unlock_by_special: bool,
    uses: Option<u8>,
    steps_per_use: u8,
}

/// The boxes of the Hermit Crab.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CatalogueCrab<'a> {
    with_check: &'a [CrabBox],
    with_symbol: &'a [CrabBox],
}

/// Triton's Trumpet.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CatalogueTrumpet {
    starfish: u8,
    shell: bool,
}

/// Something for each ending.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct ByEnding<T> {
    line: T,
    adjacent: T,
    any: T,
}

impl<T: Copy> ByEnding<T> {
    fn of([line, adjacent, any]: [T; 3]) -> Self {
        ByEnding { line, adjacent, any }
    }
}

/// A species of the shared sheet.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CatalogueSpecies<'a> {
    id: &'a str,
    code: Species,
    name: &'a Words,
    shape: Shape,
    coral: Want,
    marks: Vec<CatalogueMark>,
    tag: Tag,
}

/// A check mark of a shared species.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CatalogueMark {
    #[cfg_attr(feature = "typescript", ts(type = "Benefit"))]
    benefit: &'static str,
    star: bool,
}

impl<'a> Catalogue<'a> {
    pub(super) fn of(sheets: &'a Components) -> Self {
        let printed = |line: Option<Line>| line.map_or("none", |line| sheets.boxes[line.index()].key());
        let track = |track: Track| {
            let TrackData { counts, check_boxes, shells } = sheets.tracks[track.index()];
            CatalogueTrack { check_boxes, shells, counts_as_species: counts }
        };
        let breeding = |breeding: Breeding| {
            let data = sheets.breeding[breeding.index()];
            CatalogueBreeding { unlock_by_special: data.by_special, uses: data.uses, steps_per_use: data.steps }
        };
        let coral = |coral: Coral| CatalogueCoral {
            coral,
            letter: coral.letter(),
            colour: sheets.colours[coral.index()],
            stages: sheets.stages[coral.index()],
            points: sheets.points[coral.index()],
        };
        Catalogue {
            rows: sheets.rows,
            cols: sheets.cols,
            starfish_per_space: sheets.symbols,
            bleach_at: sheets.bleach_at,
            corals: Coral::ALL.into_iter().map(coral).collect(),
            row_box: (0..sheets.rows).map(|row| printed(Line::of_row(row))).collect(),
            col_box: (0..sheets.cols).map(|col| printed(Line::of_col(col))).collect(),
            blocked: spaces(sheets.blocked).collect(),
            start_coral: sheets
                .start
                .iter()
                .map(|&(space, coral, stage)| CatalogueStart { space, coral, stage })
                .collect(),
            powers: CataloguePowers {
                reroll: track(Track::Reroll),
                plus_minus: track(Track::PlusMinus),
                spawning: breeding(Breeding::Spawning),
                budding: breeding(Breeding::Budding),
            },
            crab: CatalogueCrab { with_check: &sheets.crab.with_check, with_symbol: &sheets.crab.with_symbol },
            trumpet: CatalogueTrumpet { starfish: sheets.trumpet.starfish, shell: sheets.trumpet.shell },
            drop_last: ["2", "3", "4"].into_iter().zip(sheets.drop_last).collect(),
            ends: ByEnding::of(sheets.ends),
            starred: ByEnding::of(sheets.starred),
            mixed_min_each: Shape::ALL.into_iter().map(Shape::key).zip(sheets.mixed_min).collect(),
            turn_cap: sheets.turn_cap,
            species: sheets.species.iter().map(CatalogueSpecies::of).collect(),
        }
    }
}

impl<'a> CatalogueSpecies<'a> {
    fn of(species: &'a SpeciesData) -> Self {
        let marks = species.marks.iter().map(|mark| CatalogueMark { benefit: mark.benefit.key(), star: mark.star });
        CatalogueSpecies {
            id: &species.id,
            code: species.species,
            name: &species.name,
            shape: species.species.shape(),
            coral: species.species.want(),
            marks: marks.collect(),
            tag: species.tag,
        }
    }
}
