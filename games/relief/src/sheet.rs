//! One player's sheet: the reef, the boxes and the powers.

use crate::action::{Breeding, Coral, CrabBox, Line, Space, Species, Track, spaces};
use crate::components::Printed;
use crate::ctx::Ctx;

/// A space of the reef.
///
/// ```text
/// bit  0- 1: type of coral plus one, 0 if there is none
/// bit  2- 4: growth stage
/// bit  5- 7: infesting starfish
/// bit  8-10: crossed-off starfish
/// bit    11: bleached
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Cell(u16);

impl Cell {
    /// The coral, live or bleached.
    pub const fn coral(self) -> Option<Coral> {
        match self.0 & 3 {
            0 => None,
            1 => Some(Coral::Brain),
            2 => Some(Coral::Digitate),
            _ => Some(Coral::Branching),
        }
    }
    /// How far the coral has grown, from 1.
    pub const fn stage(self) -> u8 {
        (self.0 >> 2 & 7) as u8
    }
    /// Starfish that are not crossed off.
    pub const fn infesting(self) -> u8 {
        (self.0 >> 5 & 7) as u8
    }
    /// Starfish that are crossed off.
    pub const fn crossed(self) -> u8 {
        (self.0 >> 8 & 7) as u8
    }
    /// Whether the coral is bleached.
    pub const fn is_bleached(self) -> bool {
        self.0 & 1 << 11 != 0
    }

    const fn seeded(self, coral: Coral) -> Cell {
        Cell(self.0 | (coral as u16 + 1) | 1 << 2)
    }
    const fn grown(self) -> Cell {
        Cell(self.0 + (1 << 2))
    }
    const fn infested(self) -> Cell {
        Cell(self.0 + (1 << 5))
    }
    const fn cleared(self) -> Cell {
        let infesting = self.0 >> 5 & 7;
        Cell(self.0 - (infesting << 5) + (infesting << 8))
    }
    const fn bleached(self) -> Cell {
        Cell(self.0 | 1 << 11)
    }
}

/// The box of a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LineBox {
    /// Dotted: the line cannot be chosen. Also the box of a line that the sheet does not have.
    Locked,
    /// Solid and empty.
    Empty,
    /// With a number, printed or written.
    Number(u8),
}

/// A power over the dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct TrackState {
    /// Whether its check mark is filled.
    pub check: bool,
    /// Filled shells.
    pub shells: u8,
    /// Marked boxes.
    pub used: u8,
}

/// Spawning or Budding.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct BreedingState {
    /// Whether it can be used.
    pub unlocked: bool,
    /// How often it was used.
    pub used: u8,
}

/// A player's sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sheet {
    cells: [Cell; 64],
    /// Live coral by type; the sets below are kept in step with `cells`.
    coral: [u64; 3],
    /// Live coral at its last stage, by type.
    mature: [u64; 3],
    /// Live coral with a starfish.
    infested: u64,
    /// Bleached coral.
    dead: u64,
    /// The boxes by line.
    pub boxes: [LineBox; 16],
    /// The powers over the dice.
    pub tracks: [TrackState; 2],
    /// Spawning and Budding.
    pub breeding: [BreedingState; 2],
    /// Whether the Hermit Crab is attracted.
    pub crab: bool,
    /// Filled crab symbols.
    pub crab_symbols: u8,
    /// Marked crab boxes by kind.
    pub crab_used: [u8; 3],
    /// Whether Triton's Trumpet is attracted.
    pub trumpet: bool,
    /// Starfish in the Trumpet.
    pub trumpet_filled: u8,
    /// Attracted shared species, by number.
    pub species: u16,
    /// Starred marks: line, adjacent, any.
    pub starred: u8,
    /// Gold stars.
    pub stars: u8,
}

impl Sheet {
    /// A sheet as printed.
    pub(crate) fn printed(ctx: &Ctx) -> Sheet {
        let mut sheet = Sheet {
            cells: [Cell::default(); 64],
            coral: [0; 3],
            mature: [0; 3],
            infested: 0,
            dead: 0,
            boxes: ctx.boxes.map(|printed| match printed {
                Printed::None | Printed::Dotted => LineBox::Locked,
                Printed::Solid => LineBox::Empty,
                Printed::Number(number) => LineBox::Number(number),
            }),
            tracks: [TrackState::default(); 2],
            breeding: [BreedingState::default(); 2],
            crab: false,
            crab_symbols: 0,
            crab_used: [0; 3],
            trumpet: false,
            trumpet_filled: 0,
            species: 0,
            starred: 0,
            stars: 0,
        };
        for &(space, coral, stage) in &ctx.start {
            for _ in 0..stage {
                sheet.step(ctx, space, coral);
            }
        }
        sheet
    }

    /// A space.
    pub fn cell(&self, space: Space) -> Cell {
        self.cells[space.index()]
    }
    /// Live coral of a type.
    pub fn live(&self, coral: Coral) -> u64 {
        self.coral[coral.index()]
    }
    /// Live coral at its last stage, by type.
    pub fn mature(&self) -> &[u64; 3] {
        &self.mature
    }
    /// Live coral with a starfish.
    pub fn infested(&self) -> u64 {
        self.infested
    }
    /// Spaces without coral, live or bleached.
    pub fn empty(&self, ctx: &Ctx) -> u64 {
        ctx.spaces & !(self.coral[0] | self.coral[1] | self.coral[2] | self.dead)
    }
    /// Spaces that take a step of growth of this coral.
    pub fn growable(&self, ctx: &Ctx, coral: Coral) -> u64 {
        let t = coral.index();
        (self.empty(ctx) | self.coral[t] & !self.mature[t]) & !self.infested
    }

    /// Seeds or advances coral (RELIEF-GROW-5).
    pub fn step(&mut self, ctx: &Ctx, space: Space, coral: Coral) {
        let cell = &mut self.cells[space.index()];
        *cell = if cell.coral().is_none() { cell.seeded(coral) } else { cell.grown() };
        self.coral[coral.index()] |= space.bit();
        if cell.stage() == ctx.stages[coral.index()] {
            self.mature[coral.index()] |= space.bit();
        }
    }

    /// How many more starfish a coral can take.
    pub fn room(&self, ctx: &Ctx, space: Space) -> u8 {
        let cell = self.cell(space);
        let left = ctx.symbols - cell.infesting() - cell.crossed();
        left.min(ctx.bleach_at - cell.infesting())
    }

    /// How many more starfish the live coral in a set can take.
    pub fn room_in(&self, ctx: &Ctx, set: u64) -> u32 {
        spaces(set).map(|space| u32::from(self.room(ctx, space))).sum()
    }

    /// Fills a starfish on live coral, which may bleach it (RELIEF-BLEACH-1).
    pub fn infest(&mut self, ctx: &Ctx, space: Space) {
        let cell = &mut self.cells[space.index()];
        *cell = cell.infested();
        self.infested |= space.bit();
        if cell.infesting() >= ctx.bleach_at {
            *cell = cell.bleached();
            self.dead |= space.bit();
            self.infested &= !space.bit();
            for set in self.coral.iter_mut().chain(&mut self.mature) {
                *set &= !space.bit();
            }
        }
    }

    /// Crosses off all starfish on live coral in a set (RELIEF-CRAB-2).
    pub fn clear(&mut self, set: u64) {
        for space in spaces(set & self.infested) {
            self.cells[space.index()] = self.cells[space.index()].cleared();
        }
        self.infested &= !set;
    }

    /// Starfish on the reef that are not crossed off, also on bleached coral.
    pub fn starfish(&self) -> u32 {
        spaces(self.infested | self.dead).map(|space| u32::from(self.cell(space).infesting())).sum()
    }

    /// Destroyed starfish: crossed off on the reef, and those in the Trumpet.
    pub fn destroyed(&self) -> u32 {
        let crossed: u32 = self.cells.iter().map(|cell| u32::from(cell.crossed())).sum();
        crossed + u32::from(self.trumpet_filled)
    }

    /// Whether a line can be chosen for a Grow action with this number (RELIEF-GROW-2).
    pub fn takes(&self, line: Line, value: u8) -> bool {
        match self.boxes[line.index()] {
            LineBox::Locked => false,
            LineBox::Empty => true,
            LineBox::Number(number) => number == value,
        }
    }

    /// Whether a line has a dotted box that can be made solid.
    pub fn is_dotted(&self, ctx: &Ctx, line: Line) -> bool {
        ctx.boxes[line.index()] == Printed::Dotted && self.boxes[line.index()] == LineBox::Locked
    }

    /// Boxes of a power that are open, marked or not.
    pub fn open_boxes(&self, ctx: &Ctx, track: Track) -> u8 {
        let state = self.tracks[track.index()];
        let behind_check = if state.check { ctx.tracks[track.index()].check_boxes } else { 0 };
        let behind_shells = if state.check || !ctx.readings.shells_need_check { state.shells } else { 0 };
        behind_check + behind_shells
    }

    /// Boxes of a power that can still be marked (RELIEF-DICE-4).
    pub fn free_boxes(&self, ctx: &Ctx, track: Track) -> u8 {
        self.open_boxes(ctx, track).saturating_sub(self.tracks[track.index()].used)
    }

    /// Whether a power has a shell left to fill.
    pub fn has_free_shell(&self, ctx: &Ctx, track: Track) -> bool {
        self.tracks[track.index()].shells < ctx.tracks[track.index()].shells
    }

    /// Crab boxes of a kind that can still be marked.
    pub fn crab_boxes(&self, ctx: &Ctx, kind: CrabBox) -> u8 {
        let of_kind = |boxes: &[CrabBox]| boxes.iter().filter(|&&one| one == kind).count() as u8;
        let behind_check = if self.crab { of_kind(&ctx.crab.with_check) } else { 0 };
        let behind_symbols = of_kind(&ctx.crab.with_symbol[..usize::from(self.crab_symbols)]);
        behind_check + behind_symbols - self.crab_used[kind.index()]
    }

    /// Whether Spawning or Budding is unlocked and has a use left.
    pub fn can_breed(&self, ctx: &Ctx, breeding: Breeding) -> bool {
        let state = self.breeding[breeding.index()];
        state.unlocked && ctx.breeding[breeding.index()].uses.is_none_or(|uses| state.used < uses)
    }

    /// Spaces where Spawning or Budding can advance or seed a coral (RELIEF-SPAWN-1, RELIEF-BUD-1).
    pub fn breeding_ground(&self, ctx: &Ctx, breeding: Breeding, coral: Coral) -> u64 {
        let sources = self.mature[coral.index()];
        if sources == 0 {
            return 0;
        }
        let reach = match breeding {
            Breeding::Spawning => {
                let lines = ctx.lines.iter().map(|line| line.mask());
                lines.filter(|mask| mask & sources != 0).fold(0, |all, mask| all | mask)
            }
            Breeding::Budding => {
                const WEST: u64 = 0x0101_0101_0101_0101;
                const EAST: u64 = WEST << 7;
                let wide = sources | (sources & !EAST) << 1 | (sources & !WEST) >> 1;
                wide | wide << 8 | wide >> 8
            }
        };
        reach & self.growable(ctx, coral)
    }

    /// Whether the player has attracted a shared species.
    pub fn has(&self, species: Species) -> bool {
        self.species & 1 << species.index() != 0
    }

    /// Marks on the shared sheet: among line species, among adjacent species, in all.
    pub fn marks(&self) -> [u8; 3] {
        // Bits 0 and 1 of each group of four are the two line shapes.
        let lines = (self.species & 0x3333).count_ones() as u8;
        let all = self.species.count_ones() as u8;
        [lines, all - lines, all]
    }

    /// Species for the scoring (RELIEF-SCORE-2).
    pub fn species_count(&self, ctx: &Ctx) -> u8 {
        let shared = self.species.count_ones() as u8;
        let starred = if ctx.readings.starred_count { self.starred.count_ones() as u8 } else { 0 };
        let crab = u8::from(self.crab && ctx.crab.counts);
        let trumpet = u8::from(self.trumpet && ctx.trumpet.counts);
        let tracks: u8 =
            self.tracks.iter().zip(&ctx.tracks).map(|(state, ctx)| u8::from(state.check && ctx.counts)).sum();
        shared + starred + crab + trumpet + tracks
    }
}
