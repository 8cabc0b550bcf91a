//! The two sheets as data, read from `relief-sheet.toml` and checked.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::str::FromStr;

use atoll_core::{Components, DataError, Fact, Files, Tag, Words};
use atoll_data::{Spanned, fault, read};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::action::{Breeding, Coral, CrabBox, Line, MAX_SIDE, Shape, Space, Species, Track, Want};

/// The one file of the game.
pub const FILE: &str = "relief-sheet.toml";

/// What is printed on the sheets.
#[derive(Debug)]
pub struct Data {
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
    /// Whether boxes from shells wait for the check mark.
    pub shells_need_check: bool,
    /// The two powers over the dice.
    pub tracks: [TrackData; 2],
    /// How many dice a Reroll box rolls at most.
    pub dice_per_box: u8,
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
    /// Whether starred marks count as species.
    pub starred_counts: bool,
    /// Whether majorities of coral count mature coral only.
    pub majority_mature_only: bool,
    /// Whether a majority needs at least one.
    pub majority_needs_one: bool,
    /// After how many turns the match ends in any case.
    pub turn_cap: u8,
    /// Marks struck out with 2, 3 and 4 players.
    pub drop_last: [u8; 3],
    /// How many of every coral a mixed set needs, by shape.
    pub mixed_min: [u8; 4],
    /// Whether corals of a line criterion must touch.
    pub lines_touch: bool,
    /// Marks that end the match: line, adjacent, any.
    pub ends: [u8; 3],
    /// Whether the starred marks carry a gold star.
    pub starred: [bool; 3],
    /// The shared species in the order of the sheet.
    pub species: Vec<SpeciesData>,
    /// Where the facts come from.
    facts: Vec<Fact>,
    /// Place of each species in `species`, by its number.
    by_index: [Option<u8>; Species::MOST],
    /// The sets of spaces in which a shape can lie, by shape.
    windows: [Vec<u64>; 4],
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
    /// Its name.
    pub name: Words,
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

impl Data {
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
    pub(crate) fn windows(&self, shape: Shape) -> &[u64] {
        &self.windows[shape as usize]
    }

    /// Whether a reef with these mature corals attracts a species.
    pub fn is_met(&self, mature: &[u64; 3], species: Species) -> bool {
        let shape = species.shape();
        let size = shape.size();
        // A whole line may hold more corals than the criterion asks for; other windows are exact.
        let whole_lines = shape.is_line() && !self.lines_touch;
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

    fn lay_windows(&mut self, rects: &[(usize, usize)]) {
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
            windows[shape as usize] = if self.lines_touch {
                [blocks(1, size), blocks(size, 1)].concat()
            } else {
                let masks = self.lines.iter().map(|line| line.mask() & grid);
                masks.filter(|mask| mask.count_ones() as usize >= size).collect()
            };
        }
        windows[Shape::Square4 as usize] = blocks(2, 2);
        windows[Shape::Rect6 as usize] = rects.iter().flat_map(|&(height, width)| blocks(height, width)).collect();
        self.windows = windows;
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFile {
    sheet: RawSheet,
    powers: RawPowers,
    species_on_sheet: RawOwnSpecies,
    setup: RawSetup,
    scoring: RawScoring,
    limits: RawLimits,
    diversity: RawDiversity,
    #[serde(default)]
    provenance: Vec<RawFact>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ByCoral {
    brain: Spanned<u8>,
    digitate: Spanned<u8>,
    branching: Spanned<u8>,
}

impl ByCoral {
    fn each(&self) -> [&Spanned<u8>; 3] {
        [&self.brain, &self.digitate, &self.branching]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawColours {
    yellow: Spanned<String>,
    blue: Spanned<String>,
    pink: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSheet {
    version: Spanned<u32>,
    rows: Spanned<usize>,
    cols: Spanned<usize>,
    starfish_per_space: Spanned<u8>,
    bleach_at: Spanned<u8>,
    stages: ByCoral,
    points: ByCoral,
    colour: RawColours,
    row_box: Spanned<Vec<Spanned<String>>>,
    col_box: Spanned<Vec<Spanned<String>>>,
    #[serde(default)]
    blocked_spaces: Vec<Spanned<String>>,
    #[serde(default)]
    start_coral: Vec<RawStart>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawStart {
    space: Spanned<String>,
    #[serde(rename = "type")]
    coral: Spanned<String>,
    stage: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPowers {
    shells_need_check: bool,
    reroll: RawReroll,
    plus_minus: RawPlusMinus,
    spawning: RawBreeding,
    budding: RawBreeding,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawReroll {
    counts_as_species: bool,
    check_boxes: Spanned<u8>,
    shells: Spanned<u8>,
    dice_per_box: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPlusMinus {
    counts_as_species: bool,
    check_boxes: Spanned<u8>,
    shells: Spanned<u8>,
    step: Spanned<u8>,
    wrap: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBreeding {
    unlock_by_special: bool,
    use_on_unlock: bool,
    uses: Spanned<Uses>,
    steps_per_use: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Uses {
    Number(u32),
    Word(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawOwnSpecies {
    hermit_crab: RawCrab,
    tritons_trumpet: RawTrumpet,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCrab {
    counts_as_species: bool,
    use_on_attract: bool,
    boxes_with_check: Spanned<Vec<Spanned<String>>>,
    boxes_with_crab_symbol: Spanned<Vec<Spanned<String>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTrumpet {
    counts_as_species: bool,
    starfish: Spanned<u8>,
    full_reward: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSetup {
    power_checks_to_choose: Spanned<u8>,
    choose_from: Vec<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawScoring {
    starred_counts_as_species: bool,
    majority_mature_only: bool,
    majority_needs_one: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawLimits {
    turn_cap: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawDropped {
    p2: Spanned<u8>,
    p3: Spanned<u8>,
    p4: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ByShape {
    line3: Spanned<u8>,
    line5: Spanned<u8>,
    square4: Spanned<u8>,
    rect6: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawStarred {
    line: Spanned<String>,
    adjacent: Spanned<String>,
    any: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawDiversity {
    drop_last: RawDropped,
    mixed_min_each: ByShape,
    rect6_shapes: Spanned<Vec<Spanned<String>>>,
    lines_need_adjacency: bool,
    end_line_marks: Spanned<u8>,
    end_adjacent_marks: Spanned<u8>,
    end_any_marks: Spanned<u8>,
    starred_marks: RawStarred,
    species: Spanned<Vec<RawSpecies>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSpecies {
    id: Spanned<String>,
    name: Spanned<Name>,
    shape: Spanned<String>,
    coral: Spanned<String>,
    marks: Spanned<Vec<Spanned<String>>>,
    #[serde(default = "constructed")]
    tag: Tag,
}

const fn constructed() -> Tag {
    Tag::C
}

/// A name in both languages, or one for both.
#[derive(Deserialize)]
#[serde(untagged)]
enum Name {
    One(String),
    Both(Words),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFact {
    what: Words,
    tag: Tag,
}

/// Checks values and says where one is wrong.
struct Checker<'a>(&'a Files);

impl Checker<'_> {
    fn must<T>(&self, at: &Spanned<T>, held: bool, reason: impl Into<String>) -> Result<(), DataError> {
        if held { Ok(()) } else { Err(fault(self.0, FILE, at, reason)) }
    }

    /// A number between two bounds.
    fn within<T: Copy + PartialOrd + Display>(
        &self,
        at: &Spanned<T>,
        what: &str,
        least: T,
        most: T,
    ) -> Result<T, DataError> {
        let value = *at.get_ref();
        let held = least <= value && value <= most;
        self.must(at, held, format!("{what} must be from {least} to {most}, not {value}"))?;
        Ok(value)
    }

    /// One of the known words.
    fn word<T: Copy>(
        &self,
        at: &Spanned<String>,
        what: &str,
        all: &[T],
        key: impl Fn(T) -> &'static str,
    ) -> Result<T, DataError> {
        let found = all.iter().copied().find(|&one| key(one) == at.get_ref());
        found.ok_or_else(|| {
            let known: Vec<&str> = all.iter().map(|&one| key(one)).collect();
            fault(self.0, FILE, at, format!("there is no {what} \"{}\"; known are {}", at.get_ref(), known.join(", ")))
        })
    }

    /// A space of the grid.
    fn space(&self, at: &Spanned<String>, rows: usize, cols: usize) -> Result<Space, DataError> {
        let space = Space::from_str(at.get_ref()).ok().filter(|space| space.row() < rows && space.col() < cols);
        space.ok_or_else(|| {
            fault(self.0, FILE, at, format!("there is no space \"{}\" on a grid of {rows} x {cols}", at.get_ref()))
        })
    }

    /// The boxes along one side.
    fn boxes(&self, list: &Spanned<Vec<Spanned<String>>>, what: &str, side: usize) -> Result<Vec<Printed>, DataError> {
        let boxes = list.get_ref();
        let reason = format!("{what} needs one box for each of the {side} lines, not {}", boxes.len());
        self.must(list, boxes.len() == side, reason)?;
        let all = [1, 2, 3, 4].map(Printed::Number).into_iter().chain([Printed::Solid, Printed::Dotted]);
        let all: Vec<Printed> = all.collect();
        boxes.iter().map(|at| self.word(at, "box", &all, Printed::key)).collect()
    }

    fn track(&self, counts: bool, check_boxes: &Spanned<u8>, shells: &Spanned<u8>) -> Result<TrackData, DataError> {
        Ok(TrackData {
            counts,
            check_boxes: self.within(check_boxes, "check_boxes", 0, 9)?,
            shells: self.within(shells, "shells", 0, 9)?,
        })
    }

    fn breeding(&self, raw: &RawBreeding) -> Result<BreedingData, DataError> {
        let uses = match raw.uses.get_ref() {
            Uses::Number(number @ 0..=200) => Some(*number as u8),
            Uses::Word(word) if word == "unlimited" => None,
            _ => {
                let reason = "uses must be \"unlimited\" or a whole number up to 200";
                return Err(fault(self.0, FILE, &raw.uses, reason));
            }
        };
        Ok(BreedingData {
            by_special: raw.unlock_by_special,
            use_on_unlock: raw.use_on_unlock,
            uses,
            steps: self.within(&raw.steps_per_use, "steps_per_use", 1, 4)?,
        })
    }

    fn crab_boxes(&self, list: &Spanned<Vec<Spanned<String>>>) -> Result<Vec<CrabBox>, DataError> {
        self.must(list, list.get_ref().len() <= 9, "the Hermit Crab has at most 9 boxes of this kind")?;
        list.get_ref().iter().map(|at| self.word(at, "crab box", &CrabBox::ALL, CrabBox::key)).collect()
    }

    fn species(&self, raw: &RawSpecies, most_dropped: u8) -> Result<SpeciesData, DataError> {
        let shape = self.word(&raw.shape, "shape", &Shape::ALL, Shape::key)?;
        let want = self.word(&raw.coral, "coral", &Want::ALL, Want::key)?;
        let marks = raw.marks.get_ref();
        let count = marks.len();
        self.must(
            &raw.marks,
            count > usize::from(most_dropped),
            format!(
                "{} has {count} marks, and drop_last strikes out {most_dropped}: none would be left",
                raw.id.get_ref()
            ),
        )?;
        self.must(&raw.marks, count <= 4, "a species has at most 4 marks, one for each player")?;
        self.must(&raw.id, !raw.id.get_ref().trim().is_empty(), "the id is empty")?;
        let mark = |at: &Spanned<String>| {
            let code = at.get_ref();
            let (key, star) = code.strip_suffix('*').map_or((code.as_str(), false), |key| (key, true));
            let benefit = Benefit::from_key(key).ok_or_else(|| {
                let reason = format!(
                    "there is no benefit \"{code}\"; known are G1, G2, G3, G4, DIE, CRAB, SHELL, SPAWN, BUD, with * behind for a gold star"
                );
                fault(self.0, FILE, at, reason)
            })?;
            Ok::<_, DataError>(Mark { benefit, star })
        };
        let name = match raw.name.get_ref() {
            Name::One(name) => Words { en: name.clone(), nl: name.clone() },
            Name::Both(words) => words.clone(),
        };
        let named = !name.en.trim().is_empty() && !name.nl.trim().is_empty();
        self.must(&raw.name, named, "the name is empty")?;
        Ok(SpeciesData {
            species: Species::Of { shape, want },
            id: raw.id.get_ref().clone(),
            name,
            marks: marks.iter().map(mark).collect::<Result<_, _>>()?,
            tag: raw.tag,
        })
    }
}

impl Components for Data {
    const FILES: &'static [(&'static str, &'static str)] = &[(FILE, include_str!("../data/relief-sheet.toml"))];

    fn load(files: &Files, warnings: &mut Vec<DataError>) -> Result<Self, DataError> {
        let raw: RawFile = read(files, FILE)?;
        let check = Checker(files);
        let sheet = &raw.sheet;
        check.within(&sheet.version, "the version of the sheet", 1, 1)?;
        let rows = check.within(&sheet.rows, "rows", 2, MAX_SIDE)?;
        let cols = check.within(&sheet.cols, "cols", 2, MAX_SIDE)?;
        let symbols = check.within(&sheet.starfish_per_space, "starfish_per_space", 1, 7)?;
        let bleach_at = check.within(&sheet.bleach_at, "bleach_at", 1, symbols)?;
        let mut stages = [0; 3];
        let mut points = [0; 3];
        for (n, at) in sheet.stages.each().into_iter().enumerate() {
            stages[n] = check.within(at, "stages", 1, 7)?;
        }
        for (n, at) in sheet.points.each().into_iter().enumerate() {
            points[n] = i16::from(check.within(at, "points", 0, 20)?);
        }
        let mut colours = [""; 3];
        let dice = [("yellow", &sheet.colour.yellow), ("blue", &sheet.colour.blue), ("pink", &sheet.colour.pink)];
        for (colour, at) in dice {
            let coral = check.word(at, "coral", &Coral::ALL, Coral::key)?;
            let taken = colours[coral.index()];
            check.must(
                at,
                taken.is_empty(),
                format!("{taken} is {} already: each colour needs its own coral", coral.key()),
            )?;
            colours[coral.index()] = colour;
        }
        let mut boxes = [Printed::None; 16];
        for (n, printed) in check.boxes(&sheet.row_box, "row_box", rows)?.into_iter().enumerate() {
            boxes[n] = printed;
        }
        for (n, printed) in check.boxes(&sheet.col_box, "col_box", cols)?.into_iter().enumerate() {
            boxes[MAX_SIDE + n] = printed;
        }
        let grid = (0..rows).flat_map(|row| (0..cols).filter_map(move |col| Space::at(row, col)));
        let grid = grid.fold(0, |set, space| set | space.bit());
        let mut blocked = 0;
        for at in &sheet.blocked_spaces {
            let space = check.space(at, rows, cols)?;
            check.must(at, blocked & space.bit() == 0, format!("{space} is blocked twice"))?;
            blocked |= space.bit();
        }
        let (mut start, mut taken) = (Vec::new(), blocked);
        for raw in &sheet.start_coral {
            let space = check.space(&raw.space, rows, cols)?;
            check.must(&raw.space, taken & space.bit() == 0, format!("{space} is taken already"))?;
            taken |= space.bit();
            let coral = check.word(&raw.coral, "coral", &Coral::ALL, Coral::key)?;
            start.push((space, coral, check.within(&raw.stage, "stage", 1, stages[coral.index()])?));
        }
        let lines = (0..rows).filter_map(Line::of_row).chain((0..cols).filter_map(Line::of_col)).collect();

        let powers = &raw.powers;
        let reroll = &powers.reroll;
        let shift = &powers.plus_minus;
        let tracks = [
            check.track(reroll.counts_as_species, &reroll.check_boxes, &reroll.shells)?,
            check.track(shift.counts_as_species, &shift.check_boxes, &shift.shells)?,
        ];
        let crab = &raw.species_on_sheet.hermit_crab;
        let trumpet = &raw.species_on_sheet.tritons_trumpet;
        let shell =
            check.word(&trumpet.full_reward, "reward", &[true, false], |shell| if shell { "shell" } else { "none" })?;
        let mut setup_from = Vec::new();
        for at in &raw.setup.choose_from {
            let track = check.word(at, "power to choose", &Track::ALL, Track::key)?;
            check.must(at, !setup_from.contains(&track), format!("{} is there twice", track.key()))?;
            setup_from.push(track);
        }

        let diversity = &raw.diversity;
        let dropped = [&diversity.drop_last.p2, &diversity.drop_last.p3, &diversity.drop_last.p4];
        let mut drop_last = [0; 3];
        for (n, at) in dropped.into_iter().enumerate() {
            drop_last[n] = check.within(at, "drop_last", 0, 3)?;
        }
        let most_dropped = drop_last.into_iter().max().unwrap_or(0);
        let each = &diversity.mixed_min_each;
        let mut mixed_min = [0; 4];
        let shapes = [&each.line3, &each.line5, &each.square4, &each.rect6];
        for (shape, at) in Shape::ALL.into_iter().zip(shapes) {
            let most = shape.size() as u8 / 3;
            mixed_min[shape as usize] = check.within(at, "mixed_min_each", 0, most)?;
        }
        let mut rects = Vec::new();
        for at in diversity.rect6_shapes.get_ref() {
            const RECTS: [(usize, usize); 4] = [(2, 3), (3, 2), (1, 6), (6, 1)];
            let rect = check.word(at, "rectangle", &RECTS, |rect| match rect {
                (2, 3) => "2x3",
                (3, 2) => "3x2",
                (1, 6) => "1x6",
                _ => "6x1",
            })?;
            check.must(at, !rects.contains(&rect), "this rectangle is there twice")?;
            rects.push(rect);
        }
        let mut ends = [0; 3];
        let marks = [&diversity.end_line_marks, &diversity.end_adjacent_marks, &diversity.end_any_marks];
        for (n, at) in marks.into_iter().enumerate() {
            ends[n] = check.within(at, "the number of marks that ends the game", 1, Species::MOST as u8)?;
        }
        let stars = &diversity.starred_marks;
        let mut starred = [false; 3];
        for (n, at) in [&stars.line, &stars.adjacent, &stars.any].into_iter().enumerate() {
            starred[n] = check.word(at, "starred mark", &[true, false], |star| if star { "*" } else { "" })?;
        }

        let mut data = Data {
            rows,
            cols,
            spaces: grid & !blocked,
            blocked,
            start,
            symbols,
            bleach_at,
            stages,
            points,
            colours,
            lines,
            boxes,
            shells_need_check: powers.shells_need_check,
            tracks,
            dice_per_box: check.within(&reroll.dice_per_box, "dice_per_box", 1, 3)?,
            step: check.within(&shift.step, "step", 1, 5)?,
            wrap: shift.wrap,
            breeding: [check.breeding(&powers.spawning)?, check.breeding(&powers.budding)?],
            crab: CrabData {
                counts: crab.counts_as_species,
                use_on_attract: crab.use_on_attract,
                with_check: check.crab_boxes(&crab.boxes_with_check)?,
                with_symbol: check.crab_boxes(&crab.boxes_with_crab_symbol)?,
            },
            trumpet: TrumpetData {
                counts: trumpet.counts_as_species,
                starfish: check.within(&trumpet.starfish, "starfish", 0, 24)?,
                shell,
            },
            setup_checks: check.within(
                &raw.setup.power_checks_to_choose,
                "power_checks_to_choose",
                0,
                setup_from.len() as u8,
            )?,
            setup_from,
            starred_counts: raw.scoring.starred_counts_as_species,
            majority_mature_only: raw.scoring.majority_mature_only,
            majority_needs_one: raw.scoring.majority_needs_one,
            turn_cap: check.within(&raw.limits.turn_cap, "turn_cap", 1, 100)?,
            drop_last,
            mixed_min,
            lines_touch: diversity.lines_need_adjacency,
            ends,
            starred,
            species: Vec::new(),
            facts: Vec::new(),
            by_index: [None; Species::MOST],
            windows: [const { Vec::new() }; 4],
        };
        data.lay_windows(&rects);

        let (mut ids, mut names) = (BTreeSet::new(), BTreeSet::new());
        check.must(
            &diversity.species,
            !diversity.species.get_ref().is_empty(),
            "there must be at least one species",
        )?;
        for raw in diversity.species.get_ref() {
            let species = check.species(raw, most_dropped)?;
            check.must(&raw.id, ids.insert(species.id.clone()), format!("the id \"{}\" is there twice", species.id))?;
            for name in BTreeSet::from([&species.name.en, &species.name.nl]) {
                check.must(&raw.name, names.insert(name.clone()), format!("the name \"{name}\" is there twice"))?;
            }
            let slot = &mut data.by_index[species.species.index()];
            let (shape, want) = (species.species.shape(), species.species.want());
            check.must(
                &raw.shape,
                slot.is_none(),
                format!("{} of {} coral is there twice", shape.key(), want.key()),
            )?;
            *slot = Some(data.species.len() as u8);
            check.must(
                &raw.shape,
                !data.windows(shape).is_empty(),
                format!("{} does not fit on a grid of {rows} x {cols}", shape.key()),
            )?;
            data.species.push(species);
        }
        let reachable = [
            data.species.iter().filter(|data| data.species.shape().is_line()).count(),
            data.species.iter().filter(|data| !data.species.shape().is_line()).count(),
            data.species.len(),
        ];
        for ((at, need), there) in marks.into_iter().zip(ends).zip(reachable) {
            if there < usize::from(need) {
                let reason = format!("nobody can reach {need} marks, the sheet has {there} such species");
                warnings.push(fault(files, FILE, at, reason));
            }
        }
        let of_species = |species: &SpeciesData| Fact {
            file: FILE.to_owned(),
            what: Words {
                en: format!("Species {}: {}", species.id, species.name.en),
                nl: format!("Soort {}: {}", species.id, species.name.nl),
            },
            tag: species.tag,
        };
        data.facts = raw
            .provenance
            .into_iter()
            .map(|fact| Fact { file: FILE.to_owned(), what: fact.what, tag: fact.tag })
            .chain(data.species.iter().map(of_species))
            .collect();
        Ok(data)
    }

    fn facts(&self) -> Vec<Fact> {
        self.facts.clone()
    }

    fn json(&self) -> Value {
        let printed = |line: Option<Line>| line.map_or("none", |line| self.boxes[line.index()].key());
        let species = |species: &SpeciesData| {
            json!({
                "id": species.id,
                "code": species.species.to_string(),
                "name": species.name,
                "shape": species.species.shape().key(),
                "coral": species.species.want().key(),
                "marks": species.marks.iter().map(|mark| json!({"benefit": mark.benefit.key(), "star": mark.star})).collect::<Vec<_>>(),
                "tag": species.tag,
            })
        };
        let track = |track: Track| {
            let data = self.tracks[track.index()];
            json!({"check_boxes": data.check_boxes, "shells": data.shells, "counts_as_species": data.counts})
        };
        let breeding = |breeding: Breeding| {
            let data = self.breeding[breeding.index()];
            json!({"unlock_by_special": data.by_special, "uses": data.uses, "steps_per_use": data.steps})
        };
        json!({
            "rows": self.rows,
            "cols": self.cols,
            "starfish_per_space": self.symbols,
            "bleach_at": self.bleach_at,
            "corals": Coral::ALL.map(|coral| json!({
                "coral": coral.key(),
                "letter": coral.letter().to_string(),
                "colour": self.colours[coral.index()],
                "stages": self.stages[coral.index()],
                "points": self.points[coral.index()],
            })),
            "row_box": (0..self.rows).map(|row| printed(Line::of_row(row))).collect::<Vec<_>>(),
            "col_box": (0..self.cols).map(|col| printed(Line::of_col(col))).collect::<Vec<_>>(),
            "blocked": crate::action::spaces(self.blocked).collect::<Vec<_>>(),
            "start_coral": self.start.iter().map(|(space, coral, stage)| json!({"space": space, "coral": coral, "stage": stage})).collect::<Vec<_>>(),
            "powers": {
                "reroll": track(Track::Reroll),
                "plus_minus": track(Track::PlusMinus),
                "spawning": breeding(Breeding::Spawning),
                "budding": breeding(Breeding::Budding),
            },
            "crab": {"with_check": self.crab.with_check, "with_symbol": self.crab.with_symbol},
            "trumpet": {"starfish": self.trumpet.starfish, "shell": self.trumpet.shell},
            "drop_last": {"2": self.drop_last[0], "3": self.drop_last[1], "4": self.drop_last[2]},
            "ends": {"line": self.ends[0], "adjacent": self.ends[1], "any": self.ends[2]},
            "starred": {"line": self.starred[0], "adjacent": self.starred[1], "any": self.starred[2]},
            "mixed_min_each": {
                "line3": self.mixed_min[0], "line5": self.mixed_min[1], "square4": self.mixed_min[2], "rect6": self.mixed_min[3],
            },
            "turn_cap": self.turn_cap,
            "species": self.species.iter().map(species).collect::<Vec<_>>(),
        })
    }
}
