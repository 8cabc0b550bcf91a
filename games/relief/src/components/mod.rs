//! The two sheets as data, read from `relief-sheet.toml` and checked.

mod checks;
mod doubts;
mod file;
pub(crate) mod json;
mod load;
mod readings;

use std::sync::Arc;

use atoll_core::{DataError, Fact, Files, OpenReading, Tag, Words};
use serde_json::Value;

use crate::action::{Breeding, Coral, CrabBox, Line, Shape, Space, Species, Track};

/// The one file of the game.
pub const FILE: &str = "relief-sheet.toml";

/// What is printed on the sheets.
#[derive(Debug)]
pub struct Components {
    /// Rows of the grid.
    pub rows: usize,
    /// Columns of the grid.
    pub cols: usize,
    /// The spaces coral can stand on, as a set.
    pub spaces: u64,
    /// Printed obstacles, as a set.
    pub blocked: u64,
    /// Coral that is there from the start.
    pub start: Vec<(Space, Coral, u8)>,
    /// Starfish symbols in each space.
    pub symbols: u8,
    /// How many infesting starfish bleach a coral.
    pub bleach_at: u8,
    /// Growth stages by coral, the last being mature.
    pub stages: [u8; 3],
    /// Points of a mature coral.
    pub points: [i16; 3],
    /// The colour of each coral's die.
    pub colours: [&'static str; 3],
    /// All rows, then all columns.
    pub lines: Vec<Line>,
    /// What is printed in the box of each line.
    pub boxes: [Printed; 16],
    /// The two powers over the dice.
    pub tracks: [TrackData; 2],
    /// By how much a +/-1 box turns a die.
    pub step: u8,
    /// Whether 6 and 1 are neighbours.
    pub wrap: bool,
    /// Spawning and Budding.
    pub breeding: [BreedingData; 2],
    /// The Hermit Crab.
    pub crab: CrabData,
    /// Triton's Trumpet.
    pub trumpet: TrumpetData,
    /// How many powers each player checks at set-up.
    pub setup_checks: u8,
    /// Which powers can be checked at set-up.
    pub setup_from: Vec<Track>,
    /// After how many turns the match ends in any case.
    pub turn_cap: u8,
    /// Marks struck out with 2, 3 and 4 players.
    pub drop_last: [u8; 3],
    /// How many of every coral a mixed set needs, by shape.
    pub mixed_min: [u8; 4],
    /// Marks that end the match: line, adjacent, any.
    pub ends: [u8; 3],
    /// Whether the starred marks carry a gold star.
    pub starred: [bool; 3],
    /// How passages are read that the rulebook leaves open.
    pub readings: Readings,
    /// The shared species in the order of the sheet.
    pub species: Vec<SpeciesData>,
    /// Where the facts come from.
    facts: Vec<Fact>,
    /// Place of each species in `species`, by its number.
    by_index: [Option<u8>; Species::MOST],
    /// The sets of spaces in which a shape can lie, by shape.
    windows: [Vec<u64>; 4],
}

/// How passages are read that the rulebook leaves open.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Readings {
    /// Whether boxes from shells wait for the check mark.
    pub shells_need_check: bool,
    /// How many dice a Reroll box rolls at most.
    pub dice_per_box: u8,
    /// Whether corals of a line criterion must touch.
    pub lines_touch: bool,
    /// The rectangles of 6 that count, as rows and columns.
    pub rects: Vec<(usize, usize)>,
    /// Whether starred marks count as species.
    pub starred_count: bool,
    /// Whether majorities of coral count mature coral only.
    pub mature_only: bool,
    /// Whether a majority needs at least one.
    pub needs_one: bool,
}

/// What is printed in the box of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Printed {
    /// The sheet has no such line.
    None,
    /// A number.
    Number(u8),
    /// An empty solid box.
    Solid,
    /// A dotted box with a die icon.
    Dotted,
}

impl Printed {
    const fn key(self) -> &'static str {
        match self {
            Printed::None => "none",
            Printed::Number(1) => "1",
            Printed::Number(2) => "2",
            Printed::Number(3) => "3",
            Printed::Number(_) => "4",
            Printed::Solid => "solid",
            Printed::Dotted => "dotted",
        }
    }
}

/// A power over the dice.
#[derive(Clone, Copy, Debug)]
pub struct TrackData {
    /// Whether its check mark counts as a species.
    pub counts: bool,
    /// Boxes behind the check mark.
    pub check_boxes: u8,
    /// Shells, each good for one more box.
    pub shells: u8,
}

/// Spawning or Budding.
#[derive(Clone, Copy, Debug)]
pub struct BreedingData {
    /// Whether a special action unlocks it.
    pub by_special: bool,
    /// Whether that includes one use.
    pub use_on_unlock: bool,
    /// How often it can be used; without limit if `None`.
    pub uses: Option<u8>,
    /// Steps of growth of one use.
    pub steps: u8,
}

/// The Hermit Crab.
#[derive(Clone, Debug)]
pub struct CrabData {
    /// Whether it counts as a species.
    pub counts: bool,
    /// Whether attracting it includes one use.
    pub use_on_attract: bool,
    /// The boxes behind its check mark.
    pub with_check: Vec<CrabBox>,
    /// The boxes behind one crab symbol each.
    pub with_symbol: Vec<CrabBox>,
}

/// Triton's Trumpet.
#[derive(Clone, Copy, Debug)]
pub struct TrumpetData {
    /// Whether it counts as a species.
    pub counts: bool,
    /// Its spaces for starfish.
    pub starfish: u8,
    /// Whether filling it earns a shell.
    pub shell: bool,
}

/// A species of the shared sheet.
#[derive(Clone, Debug)]
pub struct SpeciesData {
    /// What it asks for.
    pub species: Species,
    /// Its id on the sheet.
    pub id: String,
    /// Its name, which every view tells.
    pub name: Arc<Words>,
    /// Its check marks from left to right.
    pub marks: Vec<Mark>,
    /// Where it comes from.
    pub tag: Tag,
}

/// A check mark of a shared species.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// What it gives.
    pub benefit: Benefit,
    /// Whether it carries a gold star.
    pub star: bool,
}

/// What a check mark gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Benefit {
    /// A Grow action with this number in a free colour.
    Grow(u8),
    /// A die icon: a dotted box becomes solid.
    Die,
    /// The next crab symbol.
    Crab,
    /// A shell.
    Shell,
    /// Spawning or Budding.
    Unlock(Breeding),
}

impl Benefit {
    /// The code on the sheet.
    pub const fn key(self) -> &'static str {
        match self {
            Benefit::Grow(1) => "G1",
            Benefit::Grow(2) => "G2",
            Benefit::Grow(3) => "G3",
            Benefit::Grow(_) => "G4",
            Benefit::Die => "DIE",
            Benefit::Crab => "CRAB",
            Benefit::Shell => "SHELL",
            Benefit::Unlock(Breeding::Spawning) => "SPAWN",
            Benefit::Unlock(Breeding::Budding) => "BUD",
        }
    }
    fn from_key(key: &str) -> Option<Benefit> {
        Some(match key {
            "G1" => Benefit::Grow(1),
            "G2" => Benefit::Grow(2),
            "G3" => Benefit::Grow(3),
            "G4" => Benefit::Grow(4),
            "DIE" => Benefit::Die,
            "CRAB" => Benefit::Crab,
            "SHELL" => Benefit::Shell,
            "SPAWN" => Benefit::Unlock(Breeding::Spawning),
            "BUD" => Benefit::Unlock(Breeding::Budding),
            _ => return None,
        })
    }
}

impl Components {
    /// The data of a species, if the sheet has it.
    pub fn species(&self, species: Species) -> Option<&SpeciesData> {
        self.by_index[species.index()].map(|at| &self.species[usize::from(at)])
    }

    /// How many marks of a species can be filled by so many players.
    pub fn marks(&self, species: Species, seats: u8) -> u8 {
        let dropped = self.dropped(seats);
        self.species(species).map_or(0, |data| (data.marks.len() as u8).saturating_sub(dropped))
    }

    /// How many marks are struck out of each species.
    pub fn dropped(&self, seats: u8) -> u8 {
        self.drop_last[usize::from(seats.clamp(2, 4)) - 2]
    }

    /// The sets of spaces in which a shape can lie.
    pub fn windows(&self, shape: Shape) -> &[u64] {
        &self.windows[shape as usize]
    }

    /// Whether a reef with these mature corals attracts a species.
    pub fn is_met(&self, mature: &[u64; 3], species: Species) -> bool {
        let shape = species.shape();
        let size = shape.size();
        // A whole line may hold more corals than the criterion asks for; other windows are exact.
        let whole_lines = shape.is_line() && !self.readings.lines_touch;
        let windows = self.windows(shape);
        if let Some(coral) = species.want().coral() {
            let mature = mature[coral.index()];
            if mature.count_ones() < size {
                return false;
            }
            if whole_lines {
                return windows.iter().any(|window| (mature & window).count_ones() >= size);
            }
            return windows.iter().any(|window| mature & window == *window);
        }
        let all = mature[0] | mature[1] | mature[2];
        let least = u32::from(self.mixed_min[shape as usize]);
        let enough_of_each = |window: u64| mature.iter().all(|mature| (mature & window).count_ones() >= least);
        if all.count_ones() < size || !enough_of_each(!0) {
            return false;
        }
        if whole_lines {
            return windows.iter().any(|window| (all & window).count_ones() >= size && enough_of_each(*window));
        }
        windows.iter().any(|window| all & window == *window && enough_of_each(*window))
    }

    /// Whether these spaces hold a shape, whatever coral stands there.
    pub(crate) fn is_shaped(&self, set: u64, shape: Shape) -> bool {
        self.most_in_shape(set, shape) >= shape.size()
    }

    /// How many of these spaces lie together in the best place for a shape.
    pub(crate) fn most_in_shape(&self, set: u64, shape: Shape) -> u32 {
        self.windows(shape).iter().map(|window| (set & window).count_ones()).max().unwrap_or(0).min(shape.size())
    }

    fn lay_windows(&mut self) {
        let blocks = |height: usize, width: usize| {
            let mut found = Vec::new();
            for row in 0..(self.rows + 1).saturating_sub(height) {
                for col in 0..(self.cols + 1).saturating_sub(width) {
                    let cells =
                        (row..row + height).flat_map(|r| (col..col + width).filter_map(move |c| Space::at(r, c)));
                    found.push(cells.fold(0, |set, space| set | space.bit()));
                }
            }
            found
        };
        let grid = self.spaces | self.blocked;
        let mut windows = [const { Vec::new() }; 4];
        for shape in [Shape::Line3, Shape::Line5] {
            let size = shape.size() as usize;
            windows[shape as usize] = if self.readings.lines_touch {
                [blocks(1, size), blocks(size, 1)].concat()
            } else {
                let masks = self.lines.iter().map(|line| line.mask() & grid);
                masks.filter(|mask| mask.count_ones() as usize >= size).collect()
            };
        }
        windows[Shape::Square4 as usize] = blocks(2, 2);
        windows[Shape::Rect6 as usize] =
            self.readings.rects.iter().flat_map(|&(height, width)| blocks(height, width)).collect();
        self.windows = windows;
    }
}

impl atoll_core::Components for Components {
    const FILES: &'static [(&'static str, &'static str)] = &[(FILE, include_str!("../../data/relief-sheet.toml"))];

    fn load(files: &Files, warnings: &mut Vec<DataError>) -> Result<Self, DataError> {
        load::load(files, warnings)
    }

    fn facts(&self) -> Vec<Fact> {
        self.facts.clone()
    }

    fn readings(&self) -> Vec<OpenReading> {
        readings::readings(self)
    }

    fn json(&self) -> Value {
        serde_json::to_value(json::Catalogue::of(self)).expect("components are plain data")
    }
}
