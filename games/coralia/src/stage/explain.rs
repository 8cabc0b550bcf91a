//! Why a rule forbids an action here, in words that name what was pointed at.

use atoll_core::{Label, Rule, Seat, name_of};

use super::words::{Words, capital};
use crate::action::{Action, Colour, Pile, Shore};
use crate::components::{StarKind, WhiteToIsland};
use crate::position::Step;
use crate::{rules, texts};

impl Words<'_> {
    pub(super) fn explain(&self, seat: Seat, action: Action, rule: &'static Rule) -> String {
        let view = self.view;
        let thing = capital(&self.thing(action));
        if rule == rules::END_1 {
            return texts::NOT_OVER.fill(self.lang, &[("thing", &thing), ("n", &view.rounds)]);
        }
        if rule == rules::TURN_1 || rule == rules::SCORE_1 {
            return self.not_yours(seat, &thing);
        }
        self.forbidden(action, rule).unwrap_or_else(|| self.not_now(&thing))
    }

    /// It is somebody else's turn, or chance decides.
    pub(super) fn not_yours(&self, seat: Seat, thing: &str) -> String {
        let who = name_of(self.view.actor());
        let text = match self.view.step.is_decision() && self.view.active != Some(seat) {
            true => texts::NOT_YOUR_TURN,
            false => texts::NOT_CHANCE,
        };
        text.fill(self.lang, &[("thing", &thing), ("who", &who)])
    }

    /// Something else is asked now.
    pub(super) fn not_now(&self, thing: &str) -> String {
        texts::NOT_NOW.fill(self.lang, &[("thing", &thing), ("ask", &self.question())])
    }

    fn forbidden(&self, action: Action, rule: &'static Rule) -> Option<String> {
        let (view, lang) = (self.view, self.lang);
        let player = &view.players[view.actor().index()];
        Some(match action {
            Action::Supply { colour } if view.step == Step::Supply => {
                texts::NOT_IN_SUPPLY.fill(lang, &[("colour", &self.colour(colour))])
            }
            Action::Supply { colour } => texts::NOT_ADDED.fill(lang, &[("die", &capital(&self.a_die(colour.word())))]),
            Action::First { .. } => texts::NOT_FIRST.fill(lang, &[("thing", &capital(&self.thing(action)))]),
            Action::Hold { dice } if view.step == Step::Store => {
                let turtles = self.count("word.turtles_n", player.turtles.len() as i16);
                texts::NOT_HELD.fill(lang, &[("dice", &self.held(dice.index())), ("turtles", &turtles)])
            }
            Action::Hold { .. } => texts::NOT_HOLDING.fill(lang, &[("thing", &capital(&self.thing(action)))]),
            Action::Die { colour, face } if rule == rules::OCTO_5 => {
                let die = capital(&self.the_die(colour.word(), Some(face.word())));
                texts::NOT_OCTOPUS.fill(lang, &[("die", &die), ("slot", &self.slot(colour, face.word()))])
            }
            Action::Die { colour, face } if view.step == Step::Die => {
                texts::NOT_ON_STATION.fill(lang, &[("die", &self.a(&self.die(colour.word(), face.word())))])
            }
            Action::Keep { card } => match &view.look {
                Some(look) if view.step == Step::Keep => {
                    let cards = self.count("word.cards", look.count.into());
                    texts::NOT_THAT_CARD
                        .fill(lang, &[("n", &(card.index() + 1)), ("cards", &cards), ("pile", &self.pile(look.pile))])
                }
                _ => texts::NOT_LOOKING.fill(lang, &[("n", &(card.index() + 1))]),
            },
            Action::White { to } => match (view.white_face(), to) {
                (None, _) => texts::NOT_WHITE.fill(lang, &[("thing", &capital(&self.thing(action)))]),
                (Some(face), Shore::Reef(reef)) if rule == rules::WHITE_2 => {
                    texts::NOT_OPEN.fill(lang, &[("slot", &capital(&self.slot(reef, face.word())))])
                }
                (Some(face), Shore::Reef(reef)) => {
                    texts::NOT_WHITE_OCTOPUS.fill(lang, &[("slot", &self.slot(reef, face.word()))])
                }
                (Some(face), Shore::Island) => {
                    let space = self.space(face.word());
                    if view.ctx.readings.white_to_island == WhiteToIsland::AllBlocked {
                        let open = Colour::each().find(|&reef| !view.is_taken(reef, face.index()))?;
                        let slot = self.slot(open, face.word());
                        texts::NOT_ISLAND_OPEN.fill(lang, &[("slot", &slot)])
                    } else {
                        texts::NOT_ISLAND_NONE.fill(lang, &[("space", &space)])
                    }
                }
            },
            Action::Copy { tile } => {
                let text = if view.step == Step::Copy { texts::NOT_BESIDE } else { texts::NOT_COPY };
                text.fill(lang, &[("gives", &self.turtle_gives(&tile.to_string()))])
            }
            Action::Next { card } => {
                let name = self.card(card.index());
                let held = player.hand.iter().any(|held| held.card == Label::of(card));
                let waits = view.components().stars[card.index()];
                match waits {
                    StarKind::Pearl6 | StarKind::PerPearl if held => texts::NOT_YET_PEARL,
                    StarKind::Anemone | StarKind::PerFish if held => texts::NOT_YET_FISH,
                    _ if view.step != Step::Next => texts::NOT_SCORING,
                    _ if held => texts::NOT_AGAIN,
                    _ => texts::NOT_HELD_CARD,
                }
                .fill(lang, &[("card", &name)])
            }
            Action::Chest { reef } => {
                let text = match &view.pair {
                    None => texts::NOT_CHEST,
                    Some(_) if !view.reef(reef).chest => texts::NOT_CHEST_GONE,
                    Some(_) => texts::NOT_CHEST_CARD,
                };
                text.fill(lang, &[("reef", &self.reef(reef))])
            }
            Action::Draw { pile } => {
                let text = match view.draws_left {
                    _ if view.step != Step::Piles => texts::NOT_DRAW,
                    _ if view.piles[pile as usize].left == 0 => texts::NOT_DRAW_EMPTY,
                    _ => texts::NOT_DRAW_TWICE,
                };
                text.fill(
                    lang,
                    &[("pile", &capital(&texts::WORD_THE.fill(lang, &[("thing", &self.pile(pile.word()))])))],
                )
            }
            Action::Stop if rule == rules::SF_5 => texts::NOT_STOP.get(lang).to_owned(),
            Action::Stop => texts::NOT_STOPPING.get(lang).to_owned(),
            Action::Die { .. } => return None,
        })
    }

    /// Which pile this is, for things that are pointed at.
    pub(super) fn the_pile(&self, pile: Pile) -> String {
        texts::WORD_THE.fill(self.lang, &[("thing", &self.pile(pile.word()))])
    }
}
