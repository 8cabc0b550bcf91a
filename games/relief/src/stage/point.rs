//! What a pointing hand means: an action, legal or not, or the rule that leaves nothing to do there.

use atoll_core::{Code, Game, Gesture, Lang, Pointed, Rule, Seat, Spot, Staged, Text, Wish, WishSpot, name_of};

use super::gesture::{BREEDING, CRAB, ENDING, LINE, POWER, SHEET, SPECIES, TRUMPET, breeding_at, gesture};
use crate::action::{Action, Breeding, Coral, Count, Line, Space, Track};
use crate::position::{Relief, Step, Task};
use crate::view::View;
use crate::{rules, texts};

/// The meaning of a wish; one walk over the actions at most.
pub(super) fn point(game: &Relief, seat: Seat, wish: &Wish) -> Option<Pointed<Action>> {
    let view = game.view(atoll_core::Observer::Seat(seat));
    let spot = wish.to.as_ref().or(wish.from.as_ref());
    if let Some(owner) = spot.and_then(|spot| spot.seat).and_then(Seat::new)
        && owner != seat
    {
        return Some(refused(rules::SETUP_1, texts::WHY_OTHER_SHEET, &[("who", &name_of(owner))]));
    }
    let meets = |action: &Action| wish.meets(&near(&view, *action, spot));
    let mut legal = Vec::new();
    if game.turn().asks(seat) {
        game.legal(seat, &mut legal);
    }
    // Nobody points at the Trumpet to put nothing into it.
    let in_vain = Action::Trumpet { count: Count::new(0).expect("a count") };
    let found = legal.iter().copied().find(|action| *action != in_vain && meets(action));
    if let Some(action) = found {
        return Some(Pointed::Means(action));
    }
    if let Some(meant) = spot.and_then(|spot| Hand { game, view: &view, seat }.at(spot)) {
        // The spot is known; what else was wished for must fit.
        let rest = Wish { from: None, to: None, ..wish.clone() };
        let fits = match &meant {
            Pointed::Means(action) => rest.meets(&gesture(&view, *action)),
            Pointed::Refused(..) => true,
        };
        if fits {
            return Some(meant);
        }
    }
    let nothing = || {
        let words = |lang| texts::WHY_NOTHING.fill(lang, &[("ask", &Relief::prompt(&view, lang))]);
        Pointed::Refused(rules::TURN_1, atoll_core::Words { en: words(Lang::En), nl: words(Lang::Nl) })
    };
    Action::all().find(meets).map(Pointed::Means).or_else(|| spot.map(|_| nothing()))
}

/// The gesture of an action; a reroll is meant by any of its dice, a crab box by any of its kind.
fn near(view: &View, action: Action, spot: Option<&WishSpot>) -> Gesture {
    let mut gesture = gesture(view, action);
    let index = spot.and_then(|spot| spot.index).map(usize::from);
    if let (Action::Crab { kind }, Some(Spot::Zone { seat: Some(seat), .. }), Some(index)) = (action, gesture.to, index)
    {
        let boxes = view.sheets.get(seat.index()).map_or(&[][..], |sheet| &sheet.crab.boxes);
        if boxes.get(index).is_some_and(|one| one.kind == kind) {
            gesture.to = Some(super::gesture::zone(CRAB, Some(seat), index));
        }
    }
    gesture
}

fn refused(rule: &'static Rule, text: Text, with: &[(&str, &dyn std::fmt::Display)]) -> Pointed<Action> {
    let words = atoll_core::Words { en: text.fill(Lang::En, with), nl: text.fill(Lang::Nl, with) };
    Pointed::Refused(rule, words)
}

/// The hand of a seat over the table.
struct Hand<'a> {
    game: &'a Relief,
    view: &'a View,
    seat: Seat,
}

impl Hand<'_> {
    fn task(&self) -> Option<Task> {
        self.view.desk(self.seat).and_then(|desk| desk.doing)
    }

    fn at(&self, spot: &WishSpot) -> Option<Pointed<Action>> {
        let index = usize::from(spot.index?);
        let action = match spot.zone.as_deref()? {
            "tray" | "grow" | "special" | "infest" => self.die(*Coral::ALL.get(index)?),
            SHEET => self.space(Space::new(index as u8)?),
            LINE => self.line(Line::new(index as u8)?),
            POWER => self.power(*Track::ALL.get(index)?),
            BREEDING => Action::Unlock { breeding: breeding_at(index)? },
            CRAB => self.crab(index)?,
            TRUMPET => self.trumpet(),
            SPECIES => Action::Attract { species: self.view.diversity.get(index)?.code },
            ENDING => return self.ending(index),
            _ => return None,
        };
        Some(Pointed::Means(action))
    }

    fn die(&self, die: Coral) -> Action {
        match self.game.step {
            Step::Modify | Step::Pick => Action::Aside { die },
            _ if matches!(self.task(), Some(Task::Colour { .. })) => Action::Colour { coral: die },
            _ => Action::Grow { die },
        }
    }

    /// Growth or starfish; among special actions what could spread there.
    fn space(&self, space: Space) -> Action {
        let there = self.view.cell(self.seat, space).and_then(|cell| cell.coral);
        let mature = |coral: &Coral| self.view.mature(self.seat, Some(*coral)) != 0;
        let coral = there.or_else(|| Coral::ALL.into_iter().find(mature)).unwrap_or(Coral::Brain);
        let is_open = |breeding: Breeding| {
            self.view.sheets.get(self.seat.index()).is_some_and(|sheet| sheet.breeding[breeding.index()].unlocked)
        };
        match self.task() {
            Some(Task::Breed { breeding: Breeding::Budding, .. }) => Action::Bud { space, coral },
            Some(Task::Breed { breeding: Breeding::Spawning, .. }) => Action::Spawn { space, coral },
            Some(Task::Special) if is_open(Breeding::Budding) && !is_open(Breeding::Spawning) => {
                Action::Bud { space, coral }
            }
            Some(Task::Special) if is_open(Breeding::Spawning) => Action::Spawn { space, coral },
            _ => Action::Cell { space },
        }
    }

    fn line(&self, line: Line) -> Action {
        match self.task() {
            Some(Task::Special | Task::Open) => Action::Open { line },
            _ => Action::Line { line },
        }
    }

    fn power(&self, track: Track) -> Action {
        match self.task() {
            _ if self.game.step == Step::Setup => Action::Power { track },
            Some(Task::Shell | Task::TrumpetShell { .. }) => Action::Shell { track },
            _ => Action::Check { track },
        }
    }

    fn crab(&self, index: usize) -> Option<Action> {
        let crab = &self.view.sheets.get(self.seat.index())?.crab;
        let one = crab.boxes.get(index)?;
        let is_locked = one.state == "locked" && one.behind == "check";
        Some(if is_locked && !crab.attracted { Action::AttractCrab } else { Action::Crab { kind: one.kind } })
    }

    fn trumpet(&self) -> Action {
        match self.task() {
            Some(Task::Trumpet { value }) => {
                Action::Trumpet { count: Count::new(value.min(6)).expect("a die has at most 6 pips") }
            }
            _ => Action::AttractTrumpet,
        }
    }

    fn ending(&self, index: usize) -> Option<Pointed<Action>> {
        let shown = self.view.endings.get(index)?;
        let (rule, name) = match shown.key {
            "line" => (rules::END_2, texts::ENDING_LINE),
            "adjacent" => (rules::END_3, texts::ENDING_ADJACENT),
            _ => (rules::END_4, texts::ENDING_ANY),
        };
        let n = shown.by_seat.get(self.seat.index()).copied().unwrap_or(0);
        let words =
            |lang: Lang| texts::WHY_ENDING.fill(lang, &[("need", &shown.need), ("ending", &name.get(lang)), ("n", &n)]);
        Some(Pointed::Refused(rule, atoll_core::Words { en: words(Lang::En), nl: words(Lang::Nl) }))
    }
}
