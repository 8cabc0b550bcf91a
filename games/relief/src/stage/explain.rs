//! Why a rule forbids an action here, naming what was pointed at.

use atoll_core::{Lang, Rule, Seat, Staged, name_of};

use super::words::{
    Words, breeding_name, capital, coral_name, line_name, listed, place_name, shape_name, track_name, want_name,
};
use crate::action::{Action, Breeding, Coral, CrabBox, Line, Space, Species, Track};
use crate::position::{Relief, Task};
use crate::view::View;
use crate::{rules, texts};

pub(super) fn explain(view: &View, seat: Seat, action: Action, rule: &'static Rule, lang: Lang) -> String {
    let told = Because { view, seat, lang, rule }.of(action);
    told.unwrap_or_else(|| rule.text.get(lang).to_owned())
}

struct Because<'a> {
    view: &'a View,
    seat: Seat,
    lang: Lang,
    rule: &'static Rule,
}

impl Because<'_> {
    fn is(&self, rule: &'static Rule) -> bool {
        std::ptr::eq(self.rule, rule) || self.rule.id == rule.id
    }

    fn task(&self) -> Option<Task> {
        self.view.desk(self.seat).and_then(|desk| desk.doing)
    }

    fn words(&self) -> Words<'_> {
        Words { view: self.view, lang: self.lang, seat: self.seat }
    }

    fn of(&self, action: Action) -> Option<String> {
        let lang = self.lang;
        if self.is(rules::SETUP_1) {
            return Some(texts::WHY_NO_SEAT.fill(lang, &[("n", &self.view.seats)]));
        }
        if self.is(rules::END_1) {
            return Some(texts::WHY_OVER.get(lang).to_owned());
        }
        if self.is(rules::SPEC_2) {
            return Some(texts::WHY_CLOCKWISE.fill(lang, &[("names", &self.deciding())]));
        }
        if self.is(rules::TURN_1) {
            return Some(self.not_now(action));
        }
        match action {
            Action::Power { track } => Some(texts::WHY_SETUP.fill(lang, &[("power", &track_name(track, lang))])),
            Action::Reroll { dice } if self.is(rules::DICE_6) => {
                let most = self.view.ctx.readings.dice_per_box;
                Some(texts::WHY_ONE_DIE.fill(lang, &[("most", &most), ("dice", &self.words().dice(dice))]))
            }
            Action::Reroll { dice } => Some(self.power(Track::Reroll, self.words().dice(dice))),
            Action::Shift { die, .. } if self.is(rules::DICE_3) => {
                Some(texts::WHY_NO_TURN.fill(lang, &[("die", &capital(&self.words().die(die)))]))
            }
            Action::Shift { die, .. } => Some(self.power(Track::PlusMinus, self.words().die(die))),
            Action::Grow { die } => Some(self.die(die)),
            Action::Line { line } => Some(self.line(line)),
            Action::Open { line } => Some(self.solid(line)),
            Action::Cell { space } => self.cell(space),
            Action::Attract { species } => Some(self.species(species)),
            Action::AttractCrab => Some(texts::WHY_ATTRACTED.fill(lang, &[("species", &texts::CRAB.get(lang))])),
            Action::AttractTrumpet => Some(texts::WHY_ATTRACTED.fill(lang, &[("species", &texts::TRUMPET.get(lang))])),
            Action::Check { track } => Some(texts::WHY_CHECKED.fill(lang, &[("power", &track_name(track, lang))])),
            Action::Unlock { breeding } => {
                let shown = self.view.sheets.get(self.seat.index()).map(|sheet| &sheet.breeding[breeding.index()]);
                let is_open = shown.is_some_and(|power| power.unlocked);
                let text = if is_open { texts::WHY_UNLOCKED } else { texts::WHY_NO_UNLOCK };
                Some(text.fill(lang, &[("power", &breeding_name(breeding, lang))]))
            }
            Action::Crab { .. } if self.is(rules::CRAB_3) => Some(texts::WHY_CRAB_IDLE.get(lang).to_owned()),
            Action::Crab { kind } => Some(texts::WHY_CRAB_LOCKED.fill(lang, &[("what", &crab_clears(kind, lang))])),
            Action::Spawn { space, coral } => self.breed(Breeding::Spawning, space, coral),
            Action::Bud { space, coral } => self.breed(Breeding::Budding, space, coral),
            Action::Shell { track } => Some(texts::WHY_SHELLS_FULL.fill(lang, &[("power", &track_name(track, lang))])),
            Action::Trumpet { count } => Some(self.trumpet(count.index())),
            Action::Skip | Action::Done => self.must(),
            Action::Keep | Action::Aside { .. } | Action::Stop | Action::Colour { .. } => None,
        }
    }

    fn deciding(&self) -> String {
        let names: Vec<String> = self.view.deciding.iter().map(|&seat| name_of(seat)).collect();
        listed(&names, texts::AND.get(self.lang))
    }

    /// The seat is not asked, or is asked something else.
    fn not_now(&self, action: Action) -> String {
        let (view, lang) = (self.view, self.lang);
        if view.deciding.contains(&self.seat) {
            let deed = Relief::sentence(view, action, lang);
            let deed = deed.split(": ").next().unwrap_or(&deed);
            let ask = Relief::prompt(view, lang);
            return texts::WHY_STEP.fill(lang, &[("deed", &deed), ("ask", &ask)]);
        }
        if view.deciding.is_empty() {
            return texts::WHY_ROLLING.get(lang).to_owned();
        }
        let text = if view.open { texts::WHY_HANDED_IN } else { texts::WHY_WAIT };
        text.fill(lang, &[("names", &self.deciding())])
    }

    fn power(&self, track: Track, dice: String) -> String {
        let sheet = self.view.sheets.get(self.seat.index());
        let is_checked = sheet.is_some_and(|sheet| sheet.powers[track.index()].check);
        let text = if is_checked { texts::WHY_NO_BOX } else { texts::WHY_UNCHECKED };
        text.fill(self.lang, &[("die", &capital(&dice)), ("power", &track_name(track, self.lang))])
    }

    fn die(&self, die: Coral) -> String {
        let text = if self.is(rules::DICE_5) {
            texts::WHY_ASIDE
        } else if self.is(rules::GROW_2) {
            texts::WHY_NO_LINE_FOR
        } else if self.view.die(die) > 4 {
            texts::WHY_SPECIAL_DIE
        } else {
            texts::WHY_USED_DIE
        };
        let name = self.words().die(die);
        let begins = text.get(self.lang).starts_with("{die}");
        text.fill(self.lang, &[("die", &if begins { capital(&name) } else { name })])
    }

    fn line(&self, line: Line) -> String {
        let (lang, name) = (self.lang, line_name(line, self.lang));
        let Some(shown) = self.view.line_box(self.seat, line) else {
            return texts::WHY_NO_LINE.fill(lang, &[("line", &name)]);
        };
        if self.is(rules::CRAB_1) {
            let rows = matches!(self.task(), Some(Task::CrabRow { .. }));
            let what = crab_clears(if rows { CrabBox::Row } else { CrabBox::Column }, lang);
            return texts::WHY_CRAB_LINE.fill(lang, &[("what", &what), ("line", &name)]);
        }
        if self.is(rules::CRAB_3) {
            return texts::WHY_CRAB_CLEAN.fill(lang, &[("line", &name)]);
        }
        let value = match self.task() {
            Some(Task::Line { value, .. }) => value,
            _ => 0,
        };
        match shown.number {
            None => texts::WHY_DOTTED.fill(lang, &[("line", &name)]),
            Some(number) => {
                texts::WHY_OTHER_NUMBER.fill(lang, &[("line", &name), ("number", &number), ("value", &value)])
            }
        }
    }

    fn solid(&self, line: Line) -> String {
        let name = line_name(line, self.lang);
        match self.view.line_box(self.seat, line) {
            Some(shown) if shown.kind == "solid" => texts::WHY_BOX_SOLID.fill(self.lang, &[("line", &name)]),
            Some(shown) => {
                let number = shown.number.unwrap_or(0);
                texts::WHY_BOX_NUMBER.fill(self.lang, &[("line", &name), ("number", &number)])
            }
            None => texts::WHY_NO_LINE.fill(self.lang, &[("line", &name)]),
        }
    }

    fn cell(&self, space: Space) -> Option<String> {
        let place = place_name(space, self.lang);
        match self.task()? {
            Task::Cell { line, .. } if self.is(rules::GROW_4) => {
                let line = line_name(line, self.lang);
                Some(texts::WHY_NOT_IN_LINE.fill(self.lang, &[("line", &line), ("place", &place)]))
            }
            Task::Cell { coral, .. } => self.growth(space, coral),
            Task::Infest { left, .. } => self.prey(space, left),
            _ => None,
        }
    }

    /// Why a coral takes no step.
    fn growth(&self, space: Space, coral: Coral) -> Option<String> {
        let (lang, place) = (self.lang, place_name(space, self.lang));
        let Some(cell) = self.view.cell(self.seat, space) else {
            return Some(texts::WHY_OFF_SHEET.fill(lang, &[("place", &place)]));
        };
        let wanted = coral_name(coral, lang);
        let text = match cell.coral {
            _ if self.is(rules::GROW_6) => texts::WHY_STEPPED,
            _ if self.is(rules::GROW_11) => texts::WHY_SEEDED,
            _ if self.is(rules::GROW_7) => texts::WHY_FROZEN,
            _ if self.is(rules::BLEACH_2) => texts::WHY_BLEACHED,
            _ if self.is(rules::ORDER_1) => texts::WHY_EARLIER,
            _ if cell.blocked => texts::WHY_OBSTACLE,
            Some(there) if there != coral => {
                let other = coral_name(there, lang);
                let with: [(&str, &dyn std::fmt::Display); 3] =
                    [("place", &place), ("other", &other), ("coral", &wanted)];
                return Some(texts::WHY_OTHER_CORAL.fill(lang, &with));
            }
            Some(_) if self.is(rules::GROW_9) => texts::WHY_MATURE,
            _ => return None,
        };
        Some(text.fill(lang, &[("place", &place), ("coral", &wanted)]))
    }

    /// Why a coral takes no starfish.
    fn prey(&self, space: Space, left: u8) -> Option<String> {
        let (view, lang, place) = (self.view, self.lang, place_name(space, self.lang));
        let wanted = view.desk(self.seat).and_then(|desk| desk.coral).map_or("", |coral| coral_name(coral, lang));
        let there = view.cell(self.seat, space).and_then(|cell| cell.coral);
        let other = there.map_or("", |coral| coral_name(coral, lang));
        let is_earlier = matches!(self.task(), Some(Task::Infest { from, .. }) if space < from);
        let text = match there {
            _ if self.is(rules::INF_5) => texts::WHY_BLEACHED_PREY,
            _ if self.is(rules::INF_4) => texts::WHY_NO_SYMBOL,
            _ if self.is(rules::ORDER_1) && is_earlier => texts::WHY_EARLIER,
            _ if self.is(rules::ORDER_1) => texts::WHY_TOO_LATE,
            None if self.is(rules::INF_2) => texts::WHY_NO_CORAL,
            Some(_) if self.is(rules::INF_2) => texts::WHY_OTHER_PREY,
            _ => return None,
        };
        let with: [(&str, &dyn std::fmt::Display); 4] =
            [("place", &place), ("coral", &wanted), ("other", &other), ("left", &left)];
        Some(text.fill(lang, &with))
    }

    fn breed(&self, breeding: Breeding, space: Space, coral: Coral) -> Option<String> {
        let (lang, place) = (self.lang, place_name(space, self.lang));
        let (power, name) = (breeding_name(breeding, lang), coral_name(coral, lang));
        if self.is(rules::SPEC_3) {
            let sheet = self.view.sheets.get(self.seat.index());
            let is_open = sheet.is_some_and(|sheet| sheet.breeding[breeding.index()].unlocked);
            let text = if is_open { texts::WHY_USED_UP } else { texts::WHY_LOCKED };
            return Some(text.fill(lang, &[("power", &power)]));
        }
        let text = if self.is(rules::SPAWN_1) {
            texts::WHY_SPAWN
        } else if self.is(rules::BUD_1) {
            texts::WHY_BUD
        } else if self.is(rules::BUD_2) {
            texts::WHY_NO_PARENT
        } else {
            return self.growth(space, coral);
        };
        Some(text.fill(lang, &[("place", &place), ("coral", &name)]))
    }

    fn species(&self, species: Species) -> String {
        let (ctx, lang, name) = (&self.view.ctx, self.lang, self.words().species(species));
        if self.is(rules::LIFE_1) {
            return texts::WHY_NO_SPECIES.fill(lang, &[("species", &species)]);
        }
        if self.is(rules::LIFE_7) {
            return texts::WHY_ATTRACTED.fill(lang, &[("species", &name)]);
        }
        if self.is(rules::LIFE_6) {
            return texts::WHY_GONE.fill(lang, &[("species", &name)]);
        }
        if self.is(rules::LIFE_11) {
            return texts::WHY_STRIP.fill(lang, &[("species", &name)]);
        }
        let shape = shape_name(species.shape(), lang);
        if self.is(rules::LIFE_8) {
            let least = ctx.mixed_min[species.shape() as usize];
            return texts::WHY_TYPES.fill(lang, &[("species", &name), ("shape", &shape), ("least", &least)]);
        }
        let mature = self.view.mature(self.seat, species.want().coral());
        let best = ctx.most_in_shape(mature, species.shape());
        let (coral, size) = (want_name(species.want(), lang), species.shape().size());
        let with: [(&str, &dyn std::fmt::Display); 5] =
            [("species", &name), ("shape", &shape), ("coral", &coral), ("n", &best), ("all", &size)];
        texts::WHY_DEMAND.fill(lang, &with)
    }

    fn trumpet(&self, count: usize) -> String {
        let (view, lang) = (self.view, self.lang);
        if self.is(rules::INF_1) {
            let value = view.desk(self.seat).and_then(|desk| desk.value).unwrap_or(0);
            return texts::WHY_TOO_MANY_STARFISH.fill(lang, &[("value", &value), ("n", &count)]);
        }
        let trumpet = view.sheets.get(self.seat.index()).map(|sheet| &sheet.trumpet);
        let (filled, places) = trumpet.map_or((0, 0), |trumpet| (trumpet.filled, trumpet.places));
        let room = places.saturating_sub(filled);
        texts::WHY_TRUMPET_FULL.fill(lang, &[("room", &room), ("places", &places), ("n", &count)])
    }

    /// Something compulsory stands in the way.
    fn must(&self) -> Option<String> {
        let lang = self.lang;
        match self.task()? {
            Task::Infest { left, .. } => {
                let coral = self.view.desk(self.seat).and_then(|desk| desk.coral);
                let coral = coral.map_or("", |coral| coral_name(coral, lang));
                Some(texts::WHY_STARFISH_LEFT.fill(lang, &[("left", &left), ("coral", &coral)]))
            }
            Task::Open => Some(texts::WHY_MUST_OPEN.get(lang).to_owned()),
            Task::Shell | Task::TrumpetShell { .. } => Some(texts::WHY_MUST_SHELL.get(lang).to_owned()),
            Task::CrabRow { .. } | Task::CrabColumn { .. } => Some(texts::WHY_CRAB_MUST.get(lang).to_owned()),
            _ => None,
        }
    }
}

pub(super) fn crab_clears(kind: CrabBox, lang: Lang) -> &'static str {
    match kind {
        CrabBox::Row => texts::WHY_CRAB_ROW,
        CrabBox::Column => texts::WHY_CRAB_COLUMN,
        CrabBox::Both => texts::WHY_CRAB_BOTH,
    }
    .get(lang)
}
