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

use std::fmt;
use std::sync::Arc;

use atoll_core::{Edition, Game, Observer, Seat, Words};
use serde::Serialize;

use crate::action::{Action, Breeding, Coral, CrabBox, Line, Shape, Space, Species, Track, Want, spaces};
use crate::components::{Data, Printed};
use crate::position::{Phase, Relief, Step, above};
use crate::score;
use crate::sheet::{LineBox, Sheet};

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
    pub(crate) data: SharedData,
}

/// The sheets' data, which is the same for all views of a match.
#[derive(Clone)]
pub(crate) struct SharedData(Arc<Edition<Relief>>);

impl SharedData {
    pub(crate) fn get(&self) -> &Data {
        &self.0.data
    }
}

impl PartialEq for SharedData {
    fn eq(&self, other: &Self) -> bool {
        self.0.hash == other.0.hash
    }
}

impl fmt::Debug for SharedData {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.hash)
    }
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
    pub(crate) doing: Option<Step>,
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
    pub(crate) fn of(game: &Relief, who: Observer) -> View {
        let data = game.data();
        let sheets = game.sheets_for(who);
        let turn = game.turn();
        let deciding: Vec<Seat> = Seat::first(game.seats).filter(|&seat| turn.asks(seat)).collect();
        let seats: Vec<Seat> = Seat::first(game.seats).collect();
        let may_see = |seat: &&Seat| match who {
            _ if !game.is_open() => true,
            Observer::Seat(me) => me == **seat,
            Observer::Spectator => false,
            Observer::Archivist => true,
        };
        View {
            seats: game.seats,
            rows: data.rows,
            cols: data.cols,
            me: match who {
                Observer::Seat(seat) => Some(seat),
                _ => None,
            },
            turn: game.turn,
            turn_cap: data.turn_cap,
            active: (game.phase != Phase::First).then_some(game.active),
            step: match game.phase {
                Phase::First => "first",
                Phase::Setup => "setup",
                Phase::Roll => "roll",
                Phase::Again(_) => "reroll",
                Phase::Modify => "modify",
                Phase::Pick => "pick",
                Phase::Grow => "grow",
                Phase::Special => "special",
                Phase::Infest => "infest",
                Phase::Over => "over",
            },
            open: game.is_open(),
            dice: Coral::ALL.into_iter().map(|die| die_view(game, die)).collect(),
            sheets: seats.iter().map(|seat| sheet_view(data, &sheets[seat.index()])).collect(),
            diversity: diversity(game, &sheets),
            endings: endings(game, &sheets),
            desks: deciding.iter().filter(may_see).map(|&seat| desk_view(game, seat)).collect(),
            scores: scores(game, &sheets),
            capped: game.is_capped(),
            ending: ending(game),
            deciding,
            data: SharedData(Arc::clone(&game.edition)),
        }
    }

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

fn die_view(game: &Relief, die: Coral) -> DieView {
    let value = game.dice[die.index()];
    let role = match game.aside {
        None => None,
        Some(aside) if aside == die => Some("infest"),
        Some(_) if value <= 4 => Some("grow"),
        Some(_) => Some("special"),
    };
    let rolled = value > 0 && !matches!(game.phase, Phase::Roll);
    DieView { coral: die, colour: game.data().colours[die.index()], value: rolled.then_some(value), role }
}

fn sheet_view(data: &Data, sheet: &Sheet) -> SheetView {
    let cell_view = |space: Space| {
        let cell = sheet.cell(space);
        let blocked = data.blocked & space.bit() != 0;
        let stages = cell.coral().map_or(0, |coral| data.stages[coral.index()]);
        CellView {
            space,
            coral: cell.coral(),
            stage: cell.stage(),
            stages,
            mature: cell.coral().is_some() && cell.stage() == stages,
            infested: cell.infesting() > 0 && !cell.is_bleached(),
            bleached: cell.is_bleached(),
            blocked,
            empty: if blocked { 0 } else { data.symbols - cell.infesting() - cell.crossed() },
            filled: cell.infesting(),
            crossed: cell.crossed(),
        }
    };
    let box_view = |line: Line| {
        let (kind, number) = match (sheet.boxes[line.index()], data.boxes[line.index()]) {
            (LineBox::Number(number), Printed::Number(_)) => ("printed", Some(number)),
            (LineBox::Number(number), _) => ("written", Some(number)),
            (LineBox::Empty, _) => ("solid", None),
            (LineBox::Locked, _) => ("dotted", None),
        };
        BoxView { line, kind, number }
    };
    let track_view = |track: Track| {
        let (state, printed) = (sheet.tracks[track.index()], data.tracks[track.index()]);
        TrackView {
            track,
            check: state.check,
            check_boxes: printed.check_boxes,
            shells: state.shells,
            shell_places: printed.shells,
            open: sheet.open_boxes(data, track),
            used: state.used,
            free: sheet.free_boxes(data, track),
        }
    };
    let breeding_view = |power: Breeding| {
        let state = sheet.breeding[power.index()];
        let uses = data.breeding[power.index()].uses;
        BreedingView { power, unlocked: state.unlocked, used: state.used, uses }
    };
    let mut used = sheet.crab_used;
    let mut crab_box = |kind: CrabBox, behind: &'static str, is_open: bool| {
        let left = &mut used[kind.index()];
        let state = match (is_open, *left > 0) {
            (false, _) => "locked",
            (true, false) => "open",
            (true, true) => {
                *left -= 1;
                "used"
            }
        };
        CrabBoxView { kind, behind, state }
    };
    let mut boxes: Vec<CrabBoxView> =
        data.crab.with_check.iter().map(|&kind| crab_box(kind, "check", sheet.crab)).collect();
    for (n, &kind) in data.crab.with_symbol.iter().enumerate() {
        boxes.push(crab_box(kind, "symbol", n < usize::from(sheet.crab_symbols)));
    }
    SheetView {
        cells: (0..data.rows)
            .flat_map(|row| (0..data.cols).filter_map(move |col| Space::at(row, col)))
            .map(cell_view)
            .collect(),
        rows: (0..data.rows).filter_map(Line::of_row).map(box_view).collect(),
        cols: (0..data.cols).filter_map(Line::of_col).map(box_view).collect(),
        powers: Track::ALL.into_iter().map(track_view).collect(),
        breeding: Breeding::ALL.into_iter().map(breeding_view).collect(),
        crab: CrabView { attracted: sheet.crab, boxes },
        trumpet: TrumpetView { attracted: sheet.trumpet, filled: sheet.trumpet_filled, places: data.trumpet.starfish },
    }
}

fn diversity(game: &Relief, sheets: &[Sheet; 4]) -> Vec<SpeciesView> {
    let data = game.data();
    let dropped = usize::from(data.dropped(game.seats));
    let one = |species: &crate::components::SpeciesData| {
        let code = species.species;
        let is_free = game.next_mark(code).is_some();
        let state = |seat: Seat| {
            let sheet = &sheets[seat.index()];
            match (sheet.has(code), is_free) {
                (true, _) => "attracted",
                (false, false) => "gone",
                (false, true) if data.is_met(sheet.mature(), code) => "met",
                (false, true) => "unmet",
            }
        };
        let left = species.marks.len() - dropped;
        let mark = |(n, mark): (usize, &crate::components::Mark)| MarkView {
            benefit: mark.benefit.key(),
            star: mark.star,
            owner: game.owners[code.index()].get(n).copied().flatten(),
            struck: n >= left,
        };
        SpeciesView {
            id: species.id.clone(),
            code,
            name: species.name.clone(),
            shape: code.shape(),
            coral: code.want(),
            marks: species.marks.iter().enumerate().map(mark).collect(),
            by_seat: Seat::first(game.seats).map(state).collect(),
        }
    };
    data.species.iter().map(one).collect()
}

fn endings(game: &Relief, sheets: &[Sheet; 4]) -> Vec<EndingView> {
    let data = game.data();
    let one = |(n, key): (usize, &'static str)| EndingView {
        key,
        need: data.ends[n],
        star: data.starred[n],
        by_seat: Seat::first(game.seats).map(|seat| sheets[seat.index()].marks()[n]).collect(),
        starred: Seat::first(game.seats).map(|seat| sheets[seat.index()].starred & 1 << n != 0).collect(),
    };
    ["line", "adjacent", "any"].into_iter().enumerate().map(one).collect()
}

/// How the match ended, in the words of the endings.
fn ending(game: &Relief) -> Option<String> {
    if game.phase != Phase::Over {
        return None;
    }
    let starred = game.sheets[..usize::from(game.seats)].iter().fold(0, |all, sheet| all | sheet.starred);
    let met: Vec<&str> = ["line", "adjacent", "any"]
        .into_iter()
        .enumerate()
        .filter(|(n, _)| starred & 1 << n != 0)
        .map(|(_, key)| key)
        .collect();
    Some(if met.is_empty() { "cap".to_owned() } else { met.join("+") })
}

fn scores(game: &Relief, sheets: &[Sheet; 4]) -> Vec<ScoreView> {
    let data = game.data();
    let tallies = score::tallies(data, game.seats, sheets);
    let steps = score::steps(data, &tallies);
    let one = |seat: Seat| ScoreView {
        coral: [steps[0][seat], steps[1][seat], steps[2][seat]],
        sets: tallies[seat].sets,
        species: tallies[seat].species,
        sets_points: steps[3][seat],
        counts: tallies[seat].contests,
        majorities: [4, 5, 6, 7, 8].map(|n: usize| steps[n][seat]),
        total: steps.iter().map(|step| step[seat]).sum(),
        starfish: tallies[seat].starfish,
    };
    Seat::first(game.seats).map(one).collect()
}

fn desk_view(game: &Relief, seat: Seat) -> DeskView {
    let (sheet, desk) = (&game.sheets[seat.index()], &game.desks[seat.index()]);
    let mut view = DeskView {
        seat,
        step: "power",
        dice: Vec::new(),
        specials: 0,
        coral: None,
        value: None,
        line: None,
        left: 0,
        taken: Vec::new(),
        lines: Vec::new(),
        spaces: Vec::new(),
        earlier: Vec::new(),
        doing: None,
    };
    match game.phase {
        Phase::Setup => return view,
        Phase::Modify => return DeskView { step: "modify", ..view },
        Phase::Pick => return DeskView { step: "pick", ..view },
        Phase::Special => view.specials = desk.left,
        _ => {}
    }
    view.doing = Some(desk.step);
    if game.phase == Phase::Grow {
        view.dice = Coral::ALL.into_iter().filter(|die| desk.left & 1 << die.index() != 0).collect();
    }
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    for action in legal {
        match action {
            Action::Line { line } | Action::Open { line } => view.lines.push(line),
            Action::Cell { space } | Action::Spawn { space, .. } | Action::Bud { space, .. }
                if !view.spaces.contains(&space) =>
            {
                view.spaces.push(space);
            }
            _ => {}
        }
    }
    match desk.step {
        Step::Idle | Step::Die => view.step = "die",
        Step::Line { coral, value } => {
            (view.step, view.coral, view.value, view.left) = ("line", Some(coral), Some(value), value);
        }
        Step::Cell { coral, value, line, left } => {
            (view.step, view.coral, view.value, view.left) = ("cell", Some(coral), Some(value), left);
            view.line = Some(line);
            view.taken = spaces(desk.taken).collect();
            view.earlier = spaces(game.eligible(seat, coral, line) & !above(desk.taken)).collect();
        }
        Step::Special => view.step = "special",
        Step::Colour { value } => (view.step, view.value) = ("colour", Some(value)),
        Step::Open => view.step = "open",
        Step::Shell | Step::TrumpetShell { .. } => view.step = "shell",
        Step::CrabUse => view.step = "crab_use",
        Step::CrabRow { .. } => view.step = "crab_row",
        Step::CrabColumn { row, .. } => (view.step, view.line) = ("crab_column", row),
        Step::Breed { left, .. } => (view.step, view.left) = ("breed", left),
        Step::Trumpet { value } => {
            (view.step, view.coral, view.value, view.left) = ("trumpet", game.aside, Some(value), value);
        }
        Step::Infest { all, left, .. } => {
            (view.step, view.coral, view.value, view.left) = ("infest", game.aside, Some(all), left);
            let with_room = spaces(game.threatened(sheet)).filter(|&space| sheet.room(game.data(), space) > 0);
            view.earlier = with_room.filter(|space| !view.spaces.contains(space)).collect();
        }
        Step::Ready => view.step = "ready",
    }
    view
}
