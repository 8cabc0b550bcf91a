//! The pieces that lie on the table and where they go.

use atoll_core::{Event, EventOf, Label, Piece, Seat, Spot, Stage, Travel};

use super::gesture::{BREEDING, CRAB, ENDING, POWER, SPECIES, TRAY, TRUMPET, at_die, at_line, at_space, zone};
use crate::action::{Action, Chance, Coral};
use crate::position::Relief;
use crate::view::{SheetView, View};

/// A starfish that infests, and one that is crossed off.
const FILLED: u16 = 1;
const CROSSED: u16 = 2;

/// As many pieces as a player has as a rule.
const USUAL: usize = 128;

/// Everything a player sees: the dice, and all that is drawn, filled in and crossed off on the sheets.
pub(super) fn stage(view: &View) -> Stage {
    let mut set = Set { pieces: Vec::with_capacity(USUAL * view.sheets.len()) };
    for die in &view.dice {
        // A die that is being rolled shows nothing yet.
        set.put("die", at_die(view, die.coral), None, u16::from(die.value.unwrap_or(0)), die.colour);
    }
    for (seat, sheet) in Seat::first(view.seats).zip(&view.sheets) {
        set.sheet(seat, sheet);
    }
    for (place, species) in view.diversity.iter().enumerate() {
        for (n, mark) in species.marks.iter().enumerate() {
            if let Some(owner) = mark.owner {
                set.put("mark", zone(SPECIES, None, place), Some(owner), n as u16, &species.id);
            }
        }
    }
    for (place, ending) in view.endings.iter().enumerate() {
        for (seat, _) in Seat::first(view.seats).zip(&ending.starred).filter(|(_, starred)| **starred) {
            set.put("star", zone(ENDING, None, place), Some(seat), 0, ending.key);
        }
    }
    Stage { pieces: set.pieces }
}

struct Set {
    pieces: Vec<Piece>,
}

impl Set {
    fn put(&mut self, kind: &'static str, spot: Spot, owner: Option<Seat>, face: u16, style: &str) {
        let id = self.pieces.len() as u32 + 1;
        self.pieces.push(Piece { id, kind, spot, owner, face, style: style.into() });
    }

    fn sheet(&mut self, seat: Seat, sheet: &SheetView) {
        let (owner, mine) = (Some(seat), |name: &'static str, index: usize| zone(name, Some(seat), index));
        for cell in &sheet.cells {
            let Some(coral) = cell.coral else { continue };
            let spot = at_space(owner, cell.space);
            let style =
                if cell.bleached { Label::of(format_args!("{} bleached", coral.key())) } else { coral.key().into() };
            self.put("coral", spot, owner, u16::from(cell.stage), &style);
            for n in 0..cell.crossed + cell.filled {
                let face = if n < cell.crossed { CROSSED } else { FILLED };
                self.put("starfish", spot, owner, face, "starfish");
            }
        }
        for shown in sheet.rows.iter().chain(&sheet.cols) {
            let spot = at_line(owner, shown.line);
            self.put("box", spot, owner, 0, if shown.kind == "dotted" { "dotted" } else { "solid" });
            if let Some(number) = shown.number {
                self.put("number", spot, owner, u16::from(number), shown.kind);
            }
        }
        for power in &sheet.powers {
            let spot = mine(POWER, power.track.index());
            self.marks(spot, seat, power.check, power.used, power.track.key());
            (0..power.shells).for_each(|_| self.put("shell", spot, owner, 0, power.track.key()));
        }
        for power in &sheet.breeding {
            self.marks(mine(BREEDING, power.power.index()), seat, power.unlocked, power.used, power.power.key());
        }
        self.marks(mine(CRAB, 0), seat, sheet.crab.attracted, 0, CRAB);
        for (place, one) in sheet.crab.boxes.iter().enumerate() {
            let spot = mine(CRAB, place);
            if one.behind == "symbol" && one.state != "locked" {
                self.put("crab", spot, owner, 0, one.kind.key());
            }
            if one.state == "used" {
                self.put("cross", spot, owner, 0, one.kind.key());
            }
        }
        self.marks(mine(TRUMPET, 0), seat, sheet.trumpet.attracted, 0, TRUMPET);
        (0..sheet.trumpet.filled).for_each(|_| self.put("starfish", mine(TRUMPET, 0), owner, CROSSED, "starfish"));
    }

    /// A check mark and the boxes marked off behind it.
    fn marks(&mut self, spot: Spot, seat: Seat, check: bool, used: u8, style: &str) {
        if check {
            self.put("check", spot, Some(seat), 0, style);
        }
        (0..used).for_each(|_| self.put("cross", spot, Some(seat), 0, style));
    }
}

/// Which pieces go where: the dice to their roles, and back into the tray for the next roll.
pub(super) fn travels(before: &View, event: EventOf<Relief>) -> Vec<Travel> {
    let to = |target: &dyn Fn(Coral) -> &'static str| -> Vec<Travel> {
        let travel = |die: Coral| Travel { from: at_die(before, die), to: zone(target(die), None, die.index()) };
        Coral::ALL.into_iter().map(travel).filter(|travel| travel.from != travel.to).collect()
    };
    match event {
        Event::Act { action: Action::Aside { die: aside }, .. } => to(&|die| match before.die(die) {
            _ if die == aside => "infest",
            ..=4 => "grow",
            _ => "special",
        }),
        // Whoever hands in last ends the turn; whatever else ends it, the dice are told apart by their colours.
        Event::Act { seat, action: Action::Done }
            if before.step == "infest" && before.deciding == [seat] && goes_on(before) =>
        {
            to(&|_| TRAY)
        }
        Event::Chance(Chance::Roll { .. }) => to(&|_| TRAY),
        Event::Act { .. } | Event::Chance(Chance::First { .. } | Chance::Again { .. }) => Vec::new(),
    }
}

/// Whether another turn follows this one: the last roll stays where it lies.
fn goes_on(view: &View) -> bool {
    let met = view.endings.iter().any(|ending| ending.by_seat.iter().any(|&marks| marks >= ending.need));
    view.turn < view.turn_cap && !met
}
