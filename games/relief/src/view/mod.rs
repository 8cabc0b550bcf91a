//! What an observer may know, as JSON for pages and bindings.
//!
//! In the growth and infestation phases the sheets of other seats are shown as
//! they were when the phase began. The JSON, in TypeScript's words:
//!
//! ```ts
//! type Coral = "brain" | "digitate" | "branching";
//! type Space = string; // "r3c4"
//! type Line = string;  // "R3", "C4"
//! interface View {
//!   seats: number; rows: number; cols: number;
//!   me: number | null;                  // whose eyes these are
//!   turn: number; turn_cap: number;     // turn from 1
//!   active: number | null;              // null until the first player is drawn
//!   step: "first" | "setup" | "roll" | "reroll" | "modify" | "pick" | "grow" | "special" | "infest" | "over";
//!   open: boolean;                      // all write at once, other sheets are shown as they were
//!   deciding: number[];                 // who is asked
//!   dice: { coral: Coral; colour: "yellow" | "blue" | "pink"; value: number | null;
//!           role: "grow" | "special" | "infest" | null }[];
//!   sheets: {
//!     cells: { space: Space; coral: Coral | null; stage: number; stages: number; mature: boolean;
//!              infested: boolean; bleached: boolean; blocked: boolean;
//!              empty: number; filled: number; crossed: number }[];   // row by row
//!     rows: Box[]; cols: Box[];
//!     powers: { track: "reroll" | "plus_minus"; check: boolean; check_boxes: number;
//!               shells: number; shell_places: number; open: number; used: number; free: number }[];
//!     breeding: { power: "spawning" | "budding"; unlocked: boolean; used: number; uses: number | null }[];
//!     crab: { attracted: boolean; boxes: { kind: "row" | "column" | "both"; behind: "check" | "symbol";
//!             state: "locked" | "open" | "used" }[] };
//!     trumpet: { attracted: boolean; filled: number; places: number };
//!   }[];
//!   diversity: { id: string; code: string; name: { en: string; nl: string };
//!                shape: "line3" | "line5" | "square4" | "rect6"; coral: Coral | "mixed";
//!                marks: { benefit: string; star: boolean; owner: number | null; struck: boolean }[];
//!                by_seat: ("unmet" | "met" | "attracted" | "gone")[] }[];
//!   endings: { key: "line" | "adjacent" | "any"; need: number; star: boolean;
//!              by_seat: number[]; starred: boolean[] }[];
//!   desks: Desk[];                      // the decisions this observer may know of
//!   scores: { coral: number[]; sets: number; species: number; sets_points: number; counts: number[];
//!             majorities: number[]; total: number; starfish: number }[];
//!   capped: boolean;                    // the turn cap ended the match
//!   ending: string | null;              // how it ended: "line", "adjacent", "any", several as "line+any", or "cap"
//! }
//! interface Box { line: Line; kind: "printed" | "written" | "solid" | "dotted"; number: number | null }
//! interface Desk {
//!   seat: number;
//!   step: "power" | "modify" | "pick" | "die" | "line" | "cell" | "special" | "colour" | "open" | "shell"
//!       | "crab_use" | "crab_row" | "crab_column" | "breed" | "trumpet" | "infest" | "ready";
//!   dice: Coral[];                      // dice this seat can still grow with
//!   specials: number;                   // special actions left, this one included
//!   coral: Coral | null; line: Line | null;
//!   value: number | null;               // steps of the action, or starfish that must go on the reef
//!   left: number;                       // steps or starfish left
//!   taken: Space[];                     // spaces grown in this action
//!   lines: Line[]; spaces: Space[];     // what can be pointed at now
//!   earlier: Space[];                   // what could be pointed at after taking steps back
//! }
//! ```

mod make;

use atoll_core::{Seat, Shared, Words};
use serde::Serialize;

use crate::action::{Breeding, Coral, CrabBox, Line, Shape, Space, Species, Track, Want};
use crate::ctx::Ctx;
use crate::position::Task;

/// What an observer may know; the fields are described above.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct View {
    pub seats: u8,
    pub rows: usize,
    pub cols: usize,
    pub me: Option<Seat>,
    pub turn: u8,
    pub turn_cap: u8,
    pub active: Option<Seat>,
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
    pub(crate) ctx: Shared<Ctx>,
}

/// A die on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct DieView {
    pub coral: Coral,
    pub colour: &'static str,
    pub value: Option<u8>,
    pub role: Option<&'static str>,
}

/// A player's sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
#[allow(missing_docs)]
pub struct BoxView {
    pub line: Line,
    pub kind: &'static str,
    pub number: Option<u8>,
}

/// A power over the dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
#[allow(missing_docs)]
pub struct BreedingView {
    pub power: Breeding,
    pub unlocked: bool,
    pub used: u8,
    pub uses: Option<u8>,
}

/// The Hermit Crab.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct CrabView {
    pub attracted: bool,
    pub boxes: Vec<CrabBoxView>,
}

/// A box of the Hermit Crab.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct CrabBoxView {
    pub kind: CrabBox,
    pub behind: &'static str,
    pub state: &'static str,
}

/// Triton's Trumpet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct TrumpetView {
    pub attracted: bool,
    pub filled: u8,
    pub places: u8,
}

/// A species of the shared sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct SpeciesView {
    pub id: String,
    pub code: Species,
    pub name: Words,
    pub shape: Shape,
    pub coral: Want,
    pub marks: Vec<MarkView>,
    pub by_seat: Vec<&'static str>,
}

/// A check mark of the shared sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct MarkView {
    pub benefit: &'static str,
    pub star: bool,
    pub owner: Option<Seat>,
    pub struck: bool,
}

/// One of the three endings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct EndingView {
    pub key: &'static str,
    pub need: u8,
    pub star: bool,
    pub by_seat: Vec<u8>,
    pub starred: Vec<bool>,
}

/// What a seat is asked, and what it can point at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct DeskView {
    pub seat: Seat,
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
    pub(crate) doing: Option<Task>,
}

/// A seat's points by step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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

    /// The value of a die.
    pub(crate) fn die(&self, die: Coral) -> u8 {
        self.dice[die.index()].value.unwrap_or(0)
    }
}
