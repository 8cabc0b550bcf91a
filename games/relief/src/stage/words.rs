//! Names of things, and phrases that invitations, reports and refusals share.

use atoll_core::{Lang, Seat, Text, name_of};

use crate::action::{Breeding, Coral, DiceSet, Line, Shape, Space, Species, Track, Want};
use crate::components::Benefit;
use crate::texts;
use crate::view::View;

pub(super) fn coral_name(coral: Coral, lang: Lang) -> &'static str {
    match coral {
        Coral::Brain => texts::CORAL_BRAIN,
        Coral::Digitate => texts::CORAL_DIGITATE,
        Coral::Branching => texts::CORAL_BRANCHING,
    }
    .get(lang)
}

/// The colour of a coral's die.
pub(super) fn colour_name(view: &View, die: Coral, lang: Lang) -> &'static str {
    match view.ctx.colours[die.index()] {
        "yellow" => texts::COLOUR_YELLOW,
        "blue" => texts::COLOUR_BLUE,
        _ => texts::COLOUR_PINK,
    }
    .get(lang)
}

/// `1 point`, `2 points`.
pub(super) fn counted(n: i16, one: Text, more: Text, lang: Lang) -> String {
    if n == 1 { one } else { more }.fill(lang, &[("n", &n)])
}

pub(super) fn track_name(track: Track, lang: Lang) -> &'static str {
    match track {
        Track::Reroll => texts::POWER_REROLL,
        Track::PlusMinus => texts::POWER_PLUS_MINUS,
    }
    .get(lang)
}

pub(super) fn breeding_name(breeding: Breeding, lang: Lang) -> &'static str {
    match breeding {
        Breeding::Spawning => texts::POWER_SPAWNING,
        Breeding::Budding => texts::POWER_BUDDING,
    }
    .get(lang)
}

pub(super) fn want_name(want: Want, lang: Lang) -> &'static str {
    want.coral().map_or(texts::CORAL_MIXED.get(lang), |coral| coral_name(coral, lang))
}

pub(super) fn shape_name(shape: Shape, lang: Lang) -> &'static str {
    match shape {
        Shape::Line3 => texts::SHAPE_LINE3,
        Shape::Line5 => texts::SHAPE_LINE5,
        Shape::Square4 => texts::SHAPE_SQUARE4,
        Shape::Rect6 => texts::SHAPE_RECT6,
    }
    .get(lang)
}

pub(super) fn ending_name(key: &str, lang: Lang) -> &'static str {
    match key {
        "line" => texts::ENDING_LINE,
        "adjacent" => texts::ENDING_ADJACENT,
        _ => texts::ENDING_ANY,
    }
    .get(lang)
}

pub(super) fn line_name(line: Line, lang: Lang) -> String {
    let text = if line.is_row() { texts::LINE_ROW } else { texts::LINE_COLUMN };
    text.fill(lang, &[("n", &(line.number() + 1))])
}

pub(super) fn place_name(space: Space, lang: Lang) -> String {
    texts::PLACE.fill(lang, &[("row", &(space.row() + 1)), ("col", &(space.col() + 1))])
}

/// `a, b and c`.
pub(super) fn listed(items: &[String], and: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} {and} {last}", most.join(", ")),
    }
}

/// With a capital in front, as a sentence begins.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The texts of growth and infestation, as an invitation or as a report.
pub(super) struct Manner {
    pub(super) seed: Text,
    pub(super) advance: Text,
    pub(super) ripen: Text,
    /// The coral completes a set, too.
    pub(super) ripen_set: Text,
    pub(super) infest: Text,
    pub(super) bleach: Text,
    /// The coral was worth points.
    pub(super) bleach_mature: Text,
    pub(super) breed: Text,
    /// A species counts for the full sets.
    pub(super) worth: Text,
}

pub(super) const INVITE: Manner = Manner {
    seed: texts::DO_SEED,
    advance: texts::DO_ADVANCE,
    ripen: texts::DO_RIPEN,
    ripen_set: texts::DO_RIPEN_SET,
    infest: texts::DO_INFEST,
    bleach: texts::DO_BLEACH,
    bleach_mature: texts::DO_BLEACH_MATURE,
    breed: texts::DO_BREED,
    worth: texts::DO_WORTH,
};

pub(super) const REPORT: Manner = Manner {
    seed: texts::DID_SEED,
    advance: texts::DID_ADVANCE,
    ripen: texts::DID_RIPEN,
    ripen_set: texts::DID_RIPEN_SET,
    infest: texts::DID_INFEST,
    bleach: texts::DID_BLEACH,
    bleach_mature: texts::DID_BLEACH_MATURE,
    breed: texts::DID_BREED,
    worth: texts::DID_WORTH,
};

/// Words about what a seat does.
pub(super) struct Words<'a> {
    pub(super) view: &'a View,
    pub(super) lang: Lang,
    pub(super) seat: Seat,
}

impl Words<'_> {
    pub(super) fn die(&self, die: Coral) -> String {
        self.die_showing(die, self.view.die(die))
    }

    pub(super) fn die_showing(&self, die: Coral, value: u8) -> String {
        texts::DIE.fill(self.lang, &[("colour", &colour_name(self.view, die, self.lang)), ("value", &value)])
    }

    pub(super) fn dice(&self, dice: DiceSet) -> String {
        let dice: Vec<String> = Coral::ALL.iter().filter(|&&die| dice.has(die)).map(|&die| self.die(die)).collect();
        listed(&dice, texts::AND.get(self.lang))
    }

    pub(super) fn shifted(&self, die: Coral, up: bool) -> u8 {
        let (value, step) = (self.view.die(die), self.view.ctx.step);
        let turned = if up { value + step } else { value + 6 - step };
        turned.saturating_sub(1) % 6 + 1
    }

    pub(super) fn writes(&self, line: Line) -> bool {
        self.view.line_box(self.seat, line).is_some_and(|one| one.kind == "solid")
    }

    pub(super) fn growth(&self, space: Space, coral: Coral, manner: &Manner) -> String {
        let stage = self.view.cell(self.seat, space).map_or(0, |cell| cell.stage) + 1;
        let stages = self.view.ctx.stages[coral.index()];
        let more = self.completed(coral);
        let text = match stage {
            _ if stage >= stages && more > 0 => manner.ripen_set,
            _ if stage >= stages => manner.ripen,
            1 => manner.seed,
            _ => manner.advance,
        };
        let (place, who, points) = (place_name(space, self.lang), name_of(self.seat), self.points(coral));
        let coral = coral_name(coral, self.lang);
        let with: [(&str, &dyn std::fmt::Display); 7] = [
            ("who", &who),
            ("coral", &coral),
            ("place", &place),
            ("stage", &stage),
            ("stages", &stages),
            ("points", &points),
            ("more", &more),
        ];
        text.fill(self.lang, &with)
    }

    /// The points of a mature coral, in words.
    fn points(&self, coral: Coral) -> String {
        self.in_points(self.view.ctx.points[coral.index()])
    }

    fn in_points(&self, n: i16) -> String {
        counted(n, texts::DRAW_POINT, texts::DRAW_POINTS, self.lang)
    }

    /// Whether the observer knows the sheet of this seat as it is now.
    fn is_known(&self) -> bool {
        !self.view.open || self.view.me == Some(self.seat)
    }

    /// The points of the set that one more mature coral of this type completes; none if it completes none.
    pub(super) fn completed(&self, coral: Coral) -> i16 {
        let count = |of: Coral| self.view.mature(self.seat, Some(of)).count_ones();
        let sets = |more: u32| {
            let counts = Coral::ALL.map(|of| count(of) + if of == coral { more } else { 0 });
            counts.into_iter().min().unwrap_or(0)
        };
        let species = self.view.scores.get(self.seat.index()).map_or(0, |score| score.species);
        if self.is_known() && sets(1) > sets(0) { species as i16 } else { 0 }
    }

    /// What one more species brings: a point for each full set.
    pub(super) fn worth(&self) -> i16 {
        let sets = self.view.scores.get(self.seat.index()).map_or(0, |score| score.sets);
        if self.is_known() { sets as i16 } else { 0 }
    }

    /// A deed that brings a species, with what it is worth.
    pub(super) fn with_worth(&self, deed: String, counts: bool, manner: &Manner) -> String {
        match self.worth() {
            points @ 1.. if counts => {
                manner.worth.fill(self.lang, &[("deed", &deed), ("points", &self.in_points(points))])
            }
            _ => deed,
        }
    }

    pub(super) fn infestation(&self, space: Space, manner: &Manner) -> String {
        let cell = self.view.cell(self.seat, space);
        let lost = self.lost(space);
        let there = cell.and_then(|cell| cell.coral);
        let text = match lost {
            Some(1..) => manner.bleach_mature,
            Some(_) => manner.bleach,
            None => manner.infest,
        };
        let coral = there.map_or("", |coral| coral_name(coral, self.lang));
        let (place, who, points) =
            (place_name(space, self.lang), name_of(self.seat), self.in_points(lost.unwrap_or(0)));
        text.fill(self.lang, &[("who", &who), ("coral", &coral), ("place", &place), ("points", &points)])
    }

    /// The points of the coral that one more starfish bleaches; nothing if it bleaches none.
    pub(super) fn lost(&self, space: Space) -> Option<i16> {
        let cell = self.view.cell(self.seat, space)?;
        let bleaches = cell.filled + 1 >= self.view.ctx.bleach_at;
        bleaches.then(|| cell.coral.filter(|_| cell.mature).map_or(0, |coral| self.view.ctx.points[coral.index()]))
    }

    pub(super) fn breeding(&self, breeding: Breeding, space: Space, coral: Coral, manner: &Manner) -> String {
        let growth = self.growth(space, coral, manner);
        manner.breed.fill(self.lang, &[("power", &breeding_name(breeding, self.lang)), ("growth", &growth)])
    }

    pub(super) fn species(&self, species: Species) -> String {
        let data = self.view.ctx.species(species);
        data.map_or_else(|| species.to_string(), |data| data.name.get(self.lang).to_owned())
    }

    /// What the next mark of a species gives.
    pub(super) fn benefit(&self, species: Species) -> String {
        let shown = self.view.diversity.iter().find(|one| one.code == species);
        let next = shown.and_then(|shown| shown.marks.iter().position(|mark| mark.owner.is_none() && !mark.struck));
        let data = self.view.ctx.species(species);
        let Some(mark) = next.and_then(|n| data?.marks.get(n)) else { return String::new() };
        let benefit = match mark.benefit {
            Benefit::Grow(n) => texts::BENEFIT_GROW.fill(self.lang, &[("n", &n)]),
            Benefit::Die => texts::BENEFIT_DIE.get(self.lang).to_owned(),
            Benefit::Crab => texts::BENEFIT_CRAB.get(self.lang).to_owned(),
            Benefit::Shell => texts::BENEFIT_SHELL.get(self.lang).to_owned(),
            Benefit::Unlock(Breeding::Spawning) => texts::BENEFIT_SPAWN.get(self.lang).to_owned(),
            Benefit::Unlock(Breeding::Budding) => texts::BENEFIT_BUD.get(self.lang).to_owned(),
        };
        let benefit = if self.has_place_for(mark.benefit) {
            benefit
        } else {
            texts::BENEFIT_LOST.fill(self.lang, &[("benefit", &benefit)])
        };
        if mark.star { texts::BENEFIT_STAR.fill(self.lang, &[("benefit", &benefit)]) } else { benefit }
    }

    /// Whether a benefit has a free place on the sheet, or is lost (RELIEF-BEN-4).
    fn has_place_for(&self, benefit: Benefit) -> bool {
        let Some(sheet) = self.view.sheets.get(self.seat.index()) else { return false };
        let mut boxes = sheet.rows.iter().chain(&sheet.cols);
        match benefit {
            Benefit::Grow(n) => boxes.any(|one| one.kind == "solid" || one.number == Some(n)),
            Benefit::Die => boxes.any(|one| one.kind == "dotted"),
            Benefit::Shell => sheet.powers.iter().any(|power| power.shells < power.shell_places),
            Benefit::Crab => sheet.crab.boxes.iter().any(|one| one.behind == "symbol" && one.state == "locked"),
            Benefit::Unlock(breeding) => !sheet.breeding[breeding.index()].unlocked,
        }
    }
}
