//! What a player points at to take an action, and where things lie.

use atoll_core::{Gesture, Seat, Spot};

use super::speaker;
use crate::action::{Action, Breeding, Coral, CrabBox, Line, Space, Species, Track};
use crate::position::Task;
use crate::view::View;

/// Where dice lie before one is set aside, and again when they are rolled.
pub(super) const TRAY: &str = "tray";
/// The spaces of a reef, by their number.
pub(super) const SHEET: &str = "sheet";
/// The boxes of a sheet's lines, by the line's number.
pub(super) const LINE: &str = "line";
/// Reroll and +/-1.
pub(super) const POWER: &str = "power";
/// Spawning and Budding.
pub(super) const BREEDING: &str = "breeding";
/// The boxes of the Hermit Crab, in the order of the sheet.
pub(super) const CRAB: &str = "crab";
/// Triton's Trumpet.
pub(super) const TRUMPET: &str = "trumpet";
/// The shared species, in the order of the diversity sheet.
pub(super) const SPECIES: &str = "species";
/// The three endings.
pub(super) const ENDING: &str = "ending";

/// Every kind of step, the `step` of a gesture.
pub(crate) const STEPS: &[&str] = &[
    "power", "reroll", "shift", "keep", "aside", "grow", "line", "cell", "stop", "done", "open", "attract", "check",
    "unlock", "crab", "spawn", "bud", "skip", "colour", "shell", "trumpet",
];

pub(super) fn zone(zone: &'static str, seat: Option<Seat>, index: usize) -> Spot {
    Spot::Zone { zone, seat, index: index as u8 }
}

/// Where a die lies: with those of its role.
pub(super) fn at_die(view: &View, die: Coral) -> Spot {
    zone(view.dice[die.index()].role.unwrap_or(TRAY), None, die.index())
}

pub(super) fn at_space(seat: Option<Seat>, space: Space) -> Spot {
    zone(SHEET, seat, space.index())
}

pub(super) fn at_line(seat: Option<Seat>, line: Line) -> Spot {
    zone(LINE, seat, line.index())
}

/// The first box of a kind that is still free, or else the first of that kind.
fn at_crab(view: &View, seat: Option<Seat>, kind: CrabBox) -> Spot {
    let boxes = seat.and_then(|seat| view.sheets.get(seat.index())).map_or(&[][..], |sheet| &sheet.crab.boxes);
    let of_kind =
        |state: &str| boxes.iter().position(|one| one.kind == kind && (state.is_empty() || one.state == state));
    zone(CRAB, seat, of_kind("open").or_else(|| of_kind("")).unwrap_or(0))
}

pub(super) fn at_species(view: &View, species: Species) -> Spot {
    let place = view.diversity.iter().position(|one| one.code == species);
    zone(SPECIES, None, place.unwrap_or(usize::from(u8::MAX)))
}

pub(super) fn gesture(view: &View, action: Action) -> Gesture {
    let seat = speaker(view);
    // The stage that a step of growth would draw.
    let doing = seat.and_then(|seat| view.desk(seat)).and_then(|desk| desk.doing);
    let grown = |space: Space| {
        let cell = view.cell(seat?, space)?;
        Some(i16::from(cell.stage) + 1)
    };
    let plain = |step: &'static str| Gesture { step, ..Gesture::default() };
    let item = |step: &'static str, item: &str| Gesture { step, item: Some(item.into()), ..Gesture::default() };
    let on = |step: &'static str, name: &str, to: Spot| Gesture { to: Some(to), ..item(step, name) };
    let track = |step: &'static str, track: Track| on(step, track.key(), zone(POWER, seat, track.index()));
    let bred = |step: &'static str, space: Space, coral: Coral| Gesture {
        value: grown(space),
        ..on(step, coral.key(), at_space(seat, space))
    };
    let die = |step: &'static str, die: Coral| Gesture { from: Some(at_die(view, die)), ..item(step, die.key()) };
    match action {
        Action::Power { track: which } => track("power", which),
        Action::Reroll { dice } => {
            let first = Coral::ALL.into_iter().find(|&die| dice.has(die));
            Gesture { from: first.map(|die| at_die(view, die)), ..item("reroll", &dice.to_string()) }
        }
        Action::Shift { die: which, up } => Gesture { value: Some(if up { 1 } else { -1 }), ..die("shift", which) },
        Action::Keep => plain("keep"),
        Action::Aside { die: which } => {
            Gesture { to: Some(zone("infest", None, which.index())), ..die("aside", which) }
        }
        Action::Grow { die: which } => die("grow", which),
        Action::Line { line } => on("line", &line.to_string(), at_line(seat, line)),
        Action::Cell { space } => Gesture {
            value: if matches!(doing, Some(Task::Cell { .. })) { grown(space) } else { None },
            ..on("cell", &space.to_string(), at_space(seat, space))
        },
        Action::Stop => plain("stop"),
        Action::Done => plain("done"),
        Action::Open { line } => on("open", &line.to_string(), at_line(seat, line)),
        Action::Attract { species } => {
            let id = view.ctx.species(species).map(|one| one.id.as_str());
            on("attract", id.unwrap_or_default(), at_species(view, species))
        }
        Action::AttractCrab => on("attract", "crab", zone(CRAB, seat, 0)),
        Action::AttractTrumpet => on("attract", "trumpet", zone(TRUMPET, seat, 0)),
        Action::Check { track: which } => track("check", which),
        Action::Unlock { breeding } => on("unlock", breeding.key(), zone(BREEDING, seat, breeding.index())),
        Action::Crab { kind } => on("crab", kind.key(), at_crab(view, seat, kind)),
        Action::Spawn { space, coral } => bred("spawn", space, coral),
        Action::Bud { space, coral } => bred("bud", space, coral),
        Action::Skip => plain("skip"),
        Action::Colour { coral } => item("colour", coral.key()),
        Action::Shell { track: which } => track("shell", which),
        Action::Trumpet { count } => {
            Gesture { value: Some(count.index() as i16), to: Some(zone(TRUMPET, seat, 0)), ..plain("trumpet") }
        }
    }
}

/// The power over growth at a place of its zone.
pub(super) fn breeding_at(index: usize) -> Option<Breeding> {
    Breeding::ALL.get(index).copied()
}
