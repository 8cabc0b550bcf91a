//! Invitations and questions.

use atoll_core::name_of;

use super::words::Words;
use crate::action::{Action, Shore};
use crate::outlook::Landing;
use crate::position::Step;
use crate::texts;

impl Words<'_> {
    /// What an action would do.
    pub(super) fn sentence(&self, action: Action) -> String {
        let lang = self.lang;
        let effects = self.view.preview(action).map_or(String::new(), |preview| self.effects(&preview.effects, false));
        match action {
            Action::First { colours } => texts::DO_FIRST.fill(lang, &[("dice", &self.colours(colours.set()))]),
            Action::Supply { colour } => texts::DO_SUPPLY.fill(lang, &[("die", &self.a_die(colour.word()))]),
            Action::Hold { dice } if dice.index() == 0 => texts::DO_HOLD_NONE.get(lang).to_owned(),
            Action::Hold { dice } => texts::DO_HOLD.fill(lang, &[("dice", &self.held(dice.index()))]),
            Action::Die { colour, face } => {
                let text = match self.view.landing(colour, face) {
                    Landing::Island => texts::DO_DIE_ISLAND,
                    Landing::Reef { .. } => texts::DO_DIE_REEF,
                };
                let die = self.die(colour.word(), face.word());
                text.fill(lang, &[("die", &die), ("effects", &effects)])
            }
            Action::Keep { card } => texts::DO_KEEP.fill(lang, &[("card", &self.eyed(card.index()))]),
            Action::White { to: Shore::Reef(reef) } => {
                let face = self.space(self.view.white.unwrap_or_default());
                texts::DO_WHITE_REEF.fill(lang, &[("face", &face), ("reef", &self.reef(reef)), ("effects", &effects)])
            }
            Action::White { to: Shore::Island } => texts::DO_WHITE_ISLAND.fill(lang, &[("effects", &effects)]),
            Action::Copy { tile } => {
                let gives = self.turtle_gives(&tile.to_string());
                self.given((texts::DO_COPY, texts::DO_COPY_NAMED), "", gives, &effects)
            }
            Action::Next { card } => {
                texts::DO_NEXT.fill(lang, &[("card", &self.card(card.index())), ("effects", &effects)])
            }
            Action::Chest { reef } => texts::DO_CHEST.fill(lang, &[("reef", &self.reef(reef))]),
            Action::Draw { pile } => texts::DO_DRAW.fill(lang, &[("pile", &self.pile(pile.word()))]),
            Action::Stop => texts::DO_STOP.get(lang).to_owned(),
        }
    }

    /// What is to be decided.
    pub(super) fn prompt(&self) -> String {
        let (view, lang) = (self.view, self.lang);
        let Some(active) = view.active else {
            return if view.step == Step::Over { texts::WORD_OVER } else { texts::ASK_CHANCE }.get(lang).to_owned();
        };
        if !view.step.is_decision() {
            return texts::ASK_CHANCE.get(lang).to_owned();
        }
        if view.me != Some(active) {
            return texts::ASK_WAIT.fill(lang, &[("who", &name_of(active))]);
        }
        self.question()
    }

    /// What the active seat is asked.
    pub(super) fn question(&self) -> String {
        let (view, lang) = (self.view, self.lang);
        let asks = match view.step {
            Step::First => texts::ASK_FIRST,
            Step::Supply => texts::ASK_SUPPLY,
            Step::Store if view.hold == 1 => texts::ASK_STORE_ONE,
            Step::Store => texts::ASK_STORE,
            Step::Die if view.turn == view.turns => texts::ASK_DIE_LAST,
            Step::Die => texts::ASK_DIE,
            Step::Keep => texts::ASK_KEEP,
            Step::White => texts::ASK_WHITE,
            Step::Copy => texts::ASK_COPY,
            Step::Next => texts::ASK_NEXT,
            Step::Pair => texts::ASK_PAIR,
            Step::Piles => texts::ASK_PILES,
            Step::Over => texts::WORD_OVER,
            _ => texts::ASK_CHANCE,
        };
        let next = name_of(view.actor().next(view.seats));
        let face = self.space(view.white.unwrap_or_default());
        asks.fill(lang, &[("n", &view.hold), ("next", &next), ("face", &face)])
    }
}
