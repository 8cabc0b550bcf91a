//! What an observer may know, as JSON for pages and bindings.
//!
//! In the growth and infestation phases the sheets of other seats are shown as
//! they were when the phase began; `open` tells so. The page's types are made
//! from these (`web/src/games/relief/types.ts`).

mod make;

use std::sync::Arc;

use atoll_core::{BySeat, Label, Seat, Shared, Words};
use serde::Serialize;

use crate::action::{Breeding, Coral, CrabBox, Line, Shape, Space, Species, Track, Want};
use crate::ctx::Ctx;
use crate::position::Task;

/// What an observer may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct View {
    pub seats: u8,
    pub rows: usize,
    pub cols: usize,
    pub me: Option<Seat>,
    pub turn: u8,
    pub turn_cap: u8,
    pub active: Option<Seat>,
    #[cfg_attr(
        feature = "typescript",
        ts(
            type = "\"first\" | \"setup\" | \"roll\" | \"reroll\" | \"modify\" | \"pick\" | \"grow\" | \"special\" | \"infest\" | \"over\""
        )
    )]
    pub step: &'static str,
    pub open: bool,
    pub deciding: Vec<Seat>,
    pub dice: Vec<DieView>,
    pub sheets: Vec<SheetView>,
    pub diversity: Vec<SpeciesView>,
    pub endings: Vec<EndingView>,
    pub desks: Vec<DeskView>,
    pub scores: Vec<ScoreView>,
    pub capped: bool,
    pub ending: Option<String>,
    #[serde(skip)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub(crate) ctx: Shared<Ctx>,
}

/// A die on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct DieView {
    pub coral: Coral,
    #[cfg_attr(feature = "typescript", ts(type = "\"yellow\" | \"blue\" | \"pink\""))]
    pub colour: &'static str,
    pub value: Option<u8>,
    #[cfg_attr(feature = "typescript", ts(type = "\"grow\" | \"special\" | \"infest\" | null"))]
    pub role: Option<&'static str>,
}

/// A player's sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct SheetView {
    pub cells: Vec<CellView>,
    pub rows: Vec<BoxView>,
    pub cols: Vec<BoxView>,
    pub powers: Vec<TrackView>,
    pub breeding: Vec<BreedingView>,
    pub crab: CrabView,
    pub trumpet: TrumpetView,
}

/// A space of a reef.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct CellView {
    pub space: Space,
    pub coral: Option<Coral>,
    pub stage: u8,
    pub stages: u8,
    pub mature: bool,
    pub infested: bool,
    pub bleached: bool,
    pub blocked: bool,
    pub empty: u8,
    pub filled: u8,
    pub crossed: u8,
}

/// The box of a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct BoxView {
    pub line: Line,
    #[cfg_attr(feature = "typescript", ts(type = "\"printed\" | \"written\" | \"solid\" | \"dotted\""))]
    pub kind: &'static str,
    pub number: Option<u8>,
}

/// A power over the dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct TrackView {
    pub track: Track,
    pub check: bool,
    pub check_boxes: u8,
    pub shells: u8,
    pub shell_places: u8,
    pub open: u8,
    pub used: u8,
    pub free: u8,
}

/// Spawning or Budding.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct BreedingView {
    pub power: Breeding,
    pub unlocked: bool,
    pub used: u8,
    pub uses: Option<u8>,
}

/// The Hermit Crab.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct CrabView {
    pub attracted: bool,
    pub boxes: Vec<CrabBoxView>,
}

/// A box of the Hermit Crab.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct CrabBoxView {
    pub kind: CrabBox,
    #[cfg_attr(feature = "typescript", ts(type = "\"check\" | \"symbol\""))]
    pub behind: &'static str,
    #[cfg_attr(feature = "typescript", ts(type = "\"locked\" | \"open\" | \"used\""))]
    pub state: &'static str,
}

/// Triton's Trumpet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct TrumpetView {
    pub attracted: bool,
    pub filled: u8,
    pub places: u8,
}

/// A species of the shared sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct SpeciesView {
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub id: Label,
    pub code: Species,
    pub name: Arc<Words>,
    pub shape: Shape,
    pub coral: Want,
    pub marks: Vec<MarkView>,
    #[cfg_attr(feature = "typescript", ts(type = "Array<\"unmet\" | \"met\" | \"attracted\" | \"gone\">"))]
    pub by_seat: BySeat<&'static str>,
}

/// A check mark of the shared sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct MarkView {
    #[cfg_attr(feature = "typescript", ts(type = "Benefit"))]
    pub benefit: &'static str,
    pub star: bool,
    pub owner: Option<Seat>,
    pub struck: bool,
}

/// One of the three endings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct EndingView {
    #[cfg_attr(feature = "typescript", ts(type = "\"line\" | \"adjacent\" | \"any\""))]
    pub key: &'static str,
    pub need: u8,
    pub star: bool,
    pub by_seat: Vec<u8>,
    pub starred: Vec<bool>,
}

/// What a seat is asked, and what it can point at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct DeskView {
    pub seat: Seat,
    #[cfg_attr(
        feature = "typescript",
        ts(
            type = "\"power\" | \"modify\" | \"pick\" | \"die\" | \"line\" | \"cell\" | \"special\" | \"colour\" | \"open\" | \"shell\" | \"crab_use\" | \"crab_row\" | \"crab_column\" | \"breed\" | \"trumpet\" | \"infest\" | \"ready\""
        )
    )]
    pub step: &'static str,
    pub dice: Vec<Coral>,
    pub specials: u8,
    pub coral: Option<Coral>,
    pub value: Option<u8>,
    pub line: Option<Line>,
    pub left: u8,
    pub taken: Vec<Space>,
    pub lines: Vec<Line>,
    pub spaces: Vec<Space>,
    pub earlier: Vec<Space>,
    #[serde(skip)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub(crate) doing: Option<Task>,
}

/// A seat's points by step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct ScoreView {
    pub coral: [i16; 3],
    pub sets: u32,
    pub species: u32,
    pub sets_points: i16,
    pub counts: [u32; 5],
    pub majorities: [i16; 5],
    pub total: i16,
    pub starfish: u32,
}

impl View {
    /// The decision of a seat, if this observer may know of it.
    pub(crate) fn desk(&self, seat: Seat) -> Option<&DeskView> {
        self.desks.iter().find(|desk| desk.seat == seat)
    }

    /// A space of a seat's reef.
    pub(crate) fn cell(&self, seat: Seat, space: Space) -> Option<&CellView> {
        self.sheets.get(seat.index())?.cells.iter().find(|cell| cell.space == space)
    }

    /// The box of a line of a seat's sheet.
    pub(crate) fn line_box(&self, seat: Seat, line: Line) -> Option<&BoxView> {
        let sheet = self.sheets.get(seat.index())?;
        sheet.rows.iter().chain(&sheet.cols).find(|one| one.line == line)
    }

    /// The mature coral of a seat, of one type or of all, as a set.
    pub(crate) fn mature(&self, seat: Seat, coral: Option<Coral>) -> u64 {
        let cells = self.sheets.get(seat.index()).map_or(&[][..], |sheet| &sheet.cells);
        let counts = |cell: &&CellView| cell.mature && !cell.bleached && (coral.is_none() || cell.coral == coral);
        cells.iter().filter(counts).fold(0, |set, cell| set | cell.space.bit())
    }

    /// The value of a die.
    pub(crate) fn die(&self, die: Coral) -> u8 {
        self.dice[die.index()].value.unwrap_or(0)
    }
}
