//! Why a rule says no here, naming what was pointed at.

use std::fmt::Display;

use atoll_core::{Lang, Rule, Seat, Text, name_of};

use crate::action::Action;
use crate::components::{Cover, Species};
use crate::geometry::{Cell, DIRECTIONS, DOWN, Placement, ROCK};
use crate::names::{cells, coral_at, cube, end, name, of_species, owner, stand, thing};
use crate::position::{Pawn, Step};
use crate::rules;
use crate::texts;
use crate::view::View;
use crate::words::{falls, prompt};

/// The refusal of an action in words.
pub(crate) fn explain(view: &View, seat: Seat, action: Action, rule: &'static Rule, lang: Lang) -> String {
    let why = Why { view, seat, lang };
    if view.step == Step::Over {
        return texts::WHY_OVER.fill(lang, &[("thing", &thing(view, action, lang))]);
    }
    if view.active != Some(seat) {
        return why.not_asked(&thing(view, action, lang));
    }
    let told = match action {
        Action::Grow { species, shape } => why.grow(species, shape.at(view.cube.unwrap_or(ROCK)), rule),
        Action::Slide { to } => why.slide(to.x, to.y, rule),
        Action::Land { at } => why.land(at.0, rule),
        Action::Float if rule == rules::SOLO_11 => {
            view.pawn.map(|species| of_species(texts::WHY_NO_FLOAT, species, lang))
        }
        Action::GiveUp if rule == rules::SOLO_12 => {
            view.pawn.map(|species| of_species(texts::WHY_CAN_GROW, species, lang))
        }
        Action::Play { species } | Action::Neutral { species } => why.played(species),
        Action::Pay { species } => why.pay(species, rule),
        Action::Take { species } if view.step == Step::Take => Some(of_species(texts::WHY_NONE, species, lang)),
        Action::Take { .. } | Action::Float | Action::GiveUp => None,
    };
    told.unwrap_or_else(|| why.not_this(&thing(view, action, lang)))
}

/// What sentences of refusal need.
pub(crate) struct Why<'a> {
    pub view: &'a View,
    pub seat: Seat,
    pub lang: Lang,
}

impl Why<'_> {
    /// Somebody else decides, or chance does.
    pub(crate) fn not_asked(&self, thing: &str) -> String {
        match self.view.active {
            Some(who) => texts::WHY_TURN.fill(self.lang, &[("thing", &thing), ("who", &name_of(who))]),
            None => texts::WHY_CHANCE.fill(self.lang, &[("thing", &thing)]),
        }
    }

    /// Something else is to be decided now.
    pub(crate) fn not_this(&self, thing: &str) -> String {
        let ask = prompt(self.view, self.lang);
        texts::WHY_STEP.fill(self.lang, &[("thing", &thing), ("ask", &ask)])
    }

    fn about(&self, text: Text, species: Species, placement: Placement, more: &[(&str, &dyn Display)]) -> String {
        let place = cells(placement, self.lang);
        let mut with: Vec<(&str, &dyn Display)> = vec![("cells", &place)];
        let name = name(species).get(self.lang);
        with.push(("species", &name));
        with.extend_from_slice(more);
        text.fill(self.lang, &with)
    }

    fn grow(&self, species: Species, placement: Placement, rule: &'static Rule) -> Option<String> {
        let (view, lang, game) = (self.view, self.lang, &self.view.game);
        let reef = game.reef();
        let about = |text: Text| self.about(text, species, placement, &[]);
        let at = |text: Text, cell: Cell| {
            let (piece, at) = (coral_at(view, cell, lang), cube(cell, lang));
            self.about(text, species, placement, &[("piece", &piece), ("at", &at)])
        };
        let is = |rules: &[&'static Rule]| rules.contains(&rule);
        if is(&[rules::SOLO_2]) {
            let taken = name(view.pawn?).get(lang);
            return view.solo.as_ref()?.taken.map(|_| {
                texts::WHY_OTHER_PIECE.fill(lang, &[("taken", &taken), ("species", &name(species).get(lang))])
            });
        }
        if is(&[rules::GROW_1, rules::SET_10]) {
            return Some(of_species(texts::WHY_NONE, species, lang));
        }
        if is(&[rules::GROW_2]) {
            return Some(of_species(texts::WHY_NO_PAWN, species, lang));
        }
        if is(&[rules::GEO_1]) {
            let filled = placement.cells().into_iter().find(|&cell| reef.has(cell));
            return Some(filled.map_or_else(|| about(texts::WHY_BELOW), |cell| at(texts::WHY_FILLED, cell)));
        }
        if is(&[rules::GROW_4, rules::SOLO_6]) {
            let own = game.active(self.seat);
            let others = Species::ALL.into_iter().filter(|&other| other != own);
            let mut pawns = others.filter_map(|other| Some((other, game.pawn(other).cell()?)));
            let tall = game.data().clearance as i8;
            let hit =
                pawns.find(|&(_, pawn)| (0..tall).any(|up| placement.has(Cell::new(pawn.x, pawn.y, pawn.z + up))));
            let Some((other, pawn)) = hit else {
                return Some(self.about(texts::WHY_BENEATH, species, placement, &[("owner", &owner(view, own, lang))]));
            };
            let (owner, at) = (owner(view, other, lang), stand(pawn, lang));
            return Some(self.about(texts::WHY_PAWN_IN_WAY, species, placement, &[("owner", &owner), ("at", &at)]));
        }
        if is(&[rules::GEO_5]) {
            let at = view.active_cell().map_or_else(String::new, |pawn| stand(pawn, lang));
            return Some(self.about(texts::WHY_NO_HEIGHT, species, placement, &[("at", &at)]));
        }
        if is(&[rules::GROW_8]) {
            let pawn = view.active_cell()?;
            let up = if placement.has(pawn.plus(crate::geometry::UP)) { 2 } else { 1 };
            let to = stand(Cell::new(pawn.x, pawn.y, pawn.z + up), lang);
            return Some(self.about(texts::WHY_LIFT, species, placement, &[("to", &to)]));
        }
        if is(&[rules::GROW_7]) {
            return Some(about(texts::WHY_OWN_BENEATH));
        }
        if is(&[rules::GEO_7]) {
            return Some(about(texts::WHY_NO_WAY));
        }
        if is(&[rules::STAB_2]) {
            return Some(about(texts::WHY_NO_SUPPORT));
        }
        if is(&[rules::GROW_5, rules::SET_13]) {
            let falls = falls(view, placement, lang);
            return Some(self.about(texts::WHY_FALLS, species, placement, &[("falls", &falls)]));
        }
        if is(&[rules::FALL_2]) {
            let n = game.data().readings.restore_attempts;
            return Some(self.about(texts::WHY_TRIES, species, placement, &[("n", &n)]));
        }
        if is(&[rules::SET_6]) {
            return Some(about(texts::WHY_OFF_TABLE));
        }
        if is(&[rules::SET_7]) {
            let (cell, of) = self.covered(placement)?;
            let text = match game.data().readings.setup_cover {
                Cover::Above => texts::WHY_COVERS,
                Cover::Contact => texts::WHY_COVERS_CONTACT,
            };
            let (piece, at) = (coral_at(view, cell, lang), cube(cell, lang));
            let who = owner(view, of, lang);
            let more: [(&str, &dyn Display); 3] = [("piece", &piece), ("at", &at), ("who", &who)];
            return Some(self.about(text, species, placement, &more));
        }
        None
    }

    /// The cube of another player that a covering piece takes something from.
    fn covered(&self, placement: Placement) -> Option<(Cell, Species)> {
        let game = &self.view.game;
        let reef = game.reef();
        let others = |cell: Cell| {
            let species = reef.species_at(cell)?;
            game.owner(species).filter(|&owner| owner != self.seat).map(|_| (cell, species))
        };
        placement.cells().into_iter().find_map(|cell| match game.data().readings.setup_cover {
            Cover::Above => reef.top(cell).filter(|top| top.z < cell.z).and_then(others),
            Cover::Contact => DIRECTIONS.iter().find_map(|&side| others(cell.plus(side))),
        })
    }

    fn slide(&self, x: i8, y: i8, rule: &'static Rule) -> Option<String> {
        let (view, lang, game) = (self.view, self.lang, &self.view.game);
        let own = game.active(self.seat);
        let to = end(view, x, y, lang);
        let at = view.stand(x, y);
        let top = at.and_then(|at| game.reef().species_at(at.plus(DOWN)));
        let with: [(&str, &dyn Display); 2] = [("to", &to), ("species", &name(own).get(lang))];
        let text = if rule == rules::SLIDE_1 {
            texts::WHY_NO_PATH
        } else if rule == rules::SLIDE_3 {
            if top == Some(own) { texts::WHY_OWN_END } else { texts::WHY_OWN_PATH }
        } else if rule == rules::SLIDE_4 {
            let there = Species::ALL.into_iter().find(|&other| at.is_some_and(|at| game.pawn(other) == Pawn::On(at)));
            let Some(other) = there else { return Some(texts::WHY_PAWN_PATH.fill(lang, &with)) };
            return Some(texts::WHY_TAKEN.fill(lang, &[("to", &to), ("owner", &owner(view, other, lang))]));
        } else if rule == rules::SLIDE_5 {
            texts::WHY_EMPTY_COLUMN
        } else if rule == rules::SLIDE_7 {
            if at.is_some() && top.is_none() { texts::WHY_ROCK_END } else { texts::WHY_ROCK_PATH }
        } else if rule == rules::SLIDE_8 {
            texts::WHY_SAME_PLACE
        } else if rule == rules::SYM_2 {
            texts::WHY_PARTNER_END
        } else {
            return None;
        };
        Some(text.fill(lang, &with))
    }

    fn land(&self, at: Cell, rule: &'static Rule) -> Option<String> {
        let (view, lang, game) = (self.view, self.lang, &self.view.game);
        if !matches!(view.step, Step::Pawns | Step::Land | Step::Replace) {
            return None;
        }
        let reef = game.reef();
        let to = stand(at, lang);
        let beneath = at.plus(DOWN);
        if [rules::SET_11, rules::TURN_3, rules::FLOAT_2].contains(&rule) {
            let text = if reef.body_at(beneath) == Some(0) { texts::WHY_BARE_ROCK } else { texts::WHY_NO_ICON };
            return Some(text.fill(lang, &[("to", &to)]));
        }
        if rule == rules::GEO_6 {
            let own = game.active(self.seat);
            return Some(texts::WHY_OWN_ICON.fill(lang, &[("to", &to), ("species", &name(own).get(lang))]));
        }
        if rule == rules::GEO_5 {
            let other = Species::ALL.into_iter().find(|&other| game.pawn(other) == Pawn::On(at))?;
            return Some(texts::WHY_TAKEN.fill(lang, &[("to", &to), ("owner", &owner(view, other, lang))]));
        }
        if rule == rules::FLOAT_4 {
            let above = (0..game.data().clearance as i8).map(|up| Cell::new(at.x, at.y, at.z + up));
            let Some(filled) = above.into_iter().find(|&cell| reef.has(cell)) else {
                return Some(texts::WHY_NO_SUN.fill(lang, &[("to", &to)]));
            };
            let piece = coral_at(view, filled, lang);
            return Some(texts::WHY_NO_ROOM.fill(lang, &[("to", &to), ("piece", &piece)]));
        }
        (rule == rules::GEO_8).then(|| texts::WHY_NO_WAY_PAWN.fill(lang, &[("to", &to)]))
    }

    fn played(&self, species: Species) -> Option<String> {
        if !matches!(self.view.step, Step::Species | Step::Neutral) {
            return None;
        }
        let seat = self.view.game.owner(species)?;
        let with: [(&str, &dyn Display); 2] = [("species", &name(species).get(self.lang)), ("who", &name_of(seat))];
        Some(texts::WHY_PLAYED.fill(self.lang, &with))
    }

    fn pay(&self, species: Species, rule: &'static Rule) -> Option<String> {
        let text = match self.view.step {
            Step::PayMove | Step::PayEnd => texts::WHY_NONE,
            Step::SoloPay => texts::WHY_NONE_LEFT,
            Step::Act if rule == rules::MOVE_4 => texts::WHY_NOTHING_LEFT,
            Step::Act => texts::WHY_NOTHING_DUE,
            _ => return None,
        };
        Some(of_species(text, species, self.lang))
    }
}
