//! The log: what happened, told from the view before it.

use atoll_core::{Label, Seat, name_of};

use super::words::Words;
use crate::action::{Action, Card, Chance, Colour, Face, Shore};
use crate::outlook::Landing;
use crate::position::Step;
use crate::position::state::{DIVER, TREASURE, TURTLE};
use crate::texts;

impl Words<'_> {
    pub(super) fn tell(&self, seat: Seat, action: Action) -> String {
        let lang = self.lang;
        let who = name_of(seat);
        let effects = || {
            let preview = self.view.preview(action);
            preview.map_or(String::new(), |preview| self.effects(&preview.effects, true))
        };
        match action {
            Action::First { colours } => {
                texts::TOLD_FIRST.fill(lang, &[("who", &who), ("dice", &self.colours(colours.set()))])
            }
            Action::Supply { colour } => {
                texts::TOLD_SUPPLY.fill(lang, &[("who", &who), ("die", &self.a_die(colour.word()))])
            }
            Action::Hold { dice } if dice.index() == 0 => texts::TOLD_HOLD_NONE.fill(lang, &[("who", &who)]),
            Action::Hold { dice } => texts::TOLD_HOLD.fill(lang, &[("who", &who), ("dice", &self.held(dice.index()))]),
            Action::Die { colour, face } => self.tell_die(&who, colour, face),
            Action::Keep { card } => {
                let pile = self.view.look.as_ref().map_or("", |look| look.pile);
                let card = self.eyed(card.index());
                texts::TOLD_KEEP.fill(lang, &[("who", &who), ("card", &card), ("pile", &self.pile(pile))])
            }
            Action::White { to } => self.tell_white(&who, to, self.view.white_face()),
            Action::Copy { tile } => {
                let gives = self.turtle_gives(&tile.to_string());
                self.given((texts::TOLD_COPY, texts::TOLD_COPY_NAMED), &who, gives, &effects())
            }
            Action::Next { card } => self.tell_star(&who, card.index()),
            Action::Chest { reef } => texts::TOLD_CHEST_FIRST.fill(lang, &[("who", &who), ("reef", &self.reef(reef))]),
            Action::Draw { pile } => texts::TOLD_DRAW.fill(lang, &[("who", &who), ("pile", &self.pile(pile.word()))]),
            Action::Stop => texts::TOLD_STOP.fill(lang, &[("who", &who)]),
        }
    }

    fn tell_die(&self, who: &str, colour: Colour, face: Face) -> String {
        let (text, effects) = match self.view.landing(colour, face) {
            Landing::Island => (texts::TOLD_DIE_ISLAND, self.view.on_island(Some(colour))),
            Landing::Reef { .. } => (texts::TOLD_DIE_REEF, self.view.on_reef(colour, face.index() as u8)),
        };
        let die = self.die(colour.word(), face.word());
        text.fill(self.lang, &[("who", &who), ("die", &die), ("effects", &self.effects(&effects, true))])
    }

    fn tell_white(&self, who: &str, to: Shore, face: Option<Face>) -> String {
        let lang = self.lang;
        match (to, face) {
            (Shore::Reef(reef), Some(face)) => {
                let effects = self.effects(&self.view.on_reef(reef, face.index() as u8), true);
                let face = self.space(face.word());
                texts::TOLD_WHITE_REEF
                    .fill(lang, &[("who", &who), ("face", &face), ("reef", &self.reef(reef)), ("effects", &effects)])
            }
            _ => {
                let effects = self.effects(&self.view.on_island(None), true);
                texts::TOLD_WHITE_ISLAND.fill(lang, &[("who", &who), ("effects", &effects)])
            }
        }
    }

    fn tell_star(&self, who: &str, card: usize) -> String {
        let effects = self.effects(&self.view.starfish(card), true);
        texts::TOLD_NEXT.fill(self.lang, &[("who", &who), ("card", &self.card(card)), ("effects", &effects)])
    }

    pub(super) fn tell_chance(&self, outcome: Chance) -> String {
        let lang = self.lang;
        let who = name_of(self.view.actor());
        match outcome {
            Chance::Start { seat } => texts::TOLD_START.fill(lang, &[("who", &name_of(seat))]),
            Chance::Turtle { tile } => {
                let reef = self.view.reefs.iter().position(|reef| reef.tile.is_none()).unwrap_or(0);
                let reef = Colour::new(reef as u8).map(|reef| self.reef(reef)).unwrap_or_default();
                let tile = Label::of(tile);
                let mut told = texts::TOLD_TURTLE.fill(lang, &[("gives", &self.turtle_gives(&tile)), ("reef", &reef)]);
                if let [a, b, c] = &self.view.side.turtles[..] {
                    // Two of the last three stay beside the board.
                    let rest = [a, b, c].into_iter().filter(|other| **other != tile);
                    let rest = self.list(&rest.map(|tile| self.turtle_gives(tile).to_owned()).collect::<Vec<_>>());
                    told.push(' ');
                    told.push_str(&texts::TOLD_TURTLES_BESIDE.fill(lang, &[("tiles", &rest)]));
                }
                told
            }
            Chance::Block { face } => self.tell_block(face),
            Chance::Roll { face } => self.tell_roll(&who, face),
            Chance::Card { card } => self.tell_card(&who, card),
            Chance::White { face } => {
                let mut told = texts::TOLD_WHITE_ROLL.fill(lang, &[("who", &who), ("face", &self.space(face.word()))]);
                if let Some(shore) = self.view.only_shore(face) {
                    told.push(' ');
                    told.push_str(&self.tell_white(&who, shore, Some(face)));
                }
                told
            }
            Chance::Chest { tile } => {
                let effects = self.effects(&[self.view.chest(tile.index() as u8)], true);
                let gives = self.chest_gives(&tile.to_string());
                self.given((texts::TOLD_CHEST, texts::TOLD_CHEST_NAMED), &who, gives, &effects)
            }
            Chance::Last { card } => self.tell_star(&who, card.index()),
            Chance::Show { seat } => texts::TOLD_SHOW.fill(lang, &[("who", &name_of(seat))]),
            Chance::Count => self.tell_count(),
        }
    }

    fn tell_block(&self, face: Face) -> String {
        let Some(colour) = self.view.next_blocker() else { return texts::ASK_CHANCE.get(self.lang).to_owned() };
        let space = if face.index() == usize::from(DIVER) { usize::from(TREASURE) } else { face.index() };
        let die = self.die(colour.word(), face.word());
        if self.view.is_taken(colour, space) {
            return texts::TOLD_BLOCK_ISLAND.fill(self.lang, &[("die", &die)]);
        }
        let slot = self.slot(colour, self.view.reef(colour).slots[space].space);
        match &self.view.reef(colour).tile {
            Some(tile) if space == usize::from(TURTLE) => {
                let gives = self.turtle_gives(tile);
                texts::TOLD_BLOCK_TURTLE.fill(self.lang, &[("die", &die), ("slot", &slot), ("gives", &gives)])
            }
            _ => texts::TOLD_BLOCK.fill(self.lang, &[("die", &die), ("slot", &slot)]),
        }
    }

    /// The last die rolled may leave one way only, which is gone without being asked, or none at all.
    fn tell_roll(&self, who: &str, face: Face) -> String {
        let colour = self.view.station.iter().find(|die| die.face.is_none()).map_or("", |die| die.colour);
        let die = self.a(&self.die(colour, face.word()));
        let mut told = texts::TOLD_ROLL.fill(self.lang, &[("who", &who), ("die", &die)]);
        let dice = self.view.after_roll(face);
        if dice.iter().all(|die| die.1.is_some()) {
            match self.view.placeable(&dice)[..] {
                [] => {
                    told.push(' ');
                    told.push_str(texts::TOLD_REROLL.get(self.lang));
                }
                [(colour, face)] => {
                    told.push(' ');
                    told.push_str(&self.tell_die(who, colour, face));
                }
                _ => {}
            }
        }
        told
    }

    fn tell_card(&self, who: &str, card: Card) -> String {
        let text = if self.is_peek() { texts::TOLD_LOOK } else { texts::TOLD_CARD };
        let pile = self.pile(self.view.drawing.unwrap_or_default());
        text.fill(self.lang, &[("who", &who), ("card", &self.card(card.index())), ("pile", &pile)])
    }

    /// Whether the card that comes up is only looked at; the last card of a pile is kept.
    pub(super) fn is_peek(&self) -> bool {
        let Some(pile) = self.view.piles.iter().find(|pile| Some(pile.pile) == self.view.drawing) else { return false };
        self.view.looking && !(pile.left == 1 && self.view.look.is_none())
    }

    pub(super) fn tell_hidden(&self) -> String {
        let view = self.view;
        let who = name_of(view.actor());
        let (text, pile) = match (view.step, &view.look, view.drawing) {
            (Step::Keep, Some(look), _) => (texts::HIDDEN_KEEP, look.pile),
            (_, _, Some(pile)) if self.is_peek() => (texts::HIDDEN_LOOK, pile),
            (_, _, Some(pile)) => (texts::HIDDEN_CARD, pile),
            _ => return String::new(),
        };
        text.fill(self.lang, &[("who", &who), ("pile", &self.pile(pile))])
    }

    /// The last steps of the scoring; fish and pearls of those whose cards the listener knew.
    fn tell_count(&self) -> String {
        let mut told = texts::TOLD_COUNT.get(self.lang).to_owned();
        for player in &self.view.players {
            let reef = self.view.reefs.iter().find(|reef| reef.diver == Some(player.seat));
            let line = match reef {
                Some(reef) => texts::TOLD_COUNT_DIVER.fill(
                    self.lang,
                    &[
                        ("who", &name_of(player.seat)),
                        ("points", &self.points(reef.diver_points)),
                        ("reef", &self.reef_word(reef.colour)),
                    ],
                ),
                None => texts::TOLD_COUNT_NO_DIVER.fill(self.lang, &[("who", &name_of(player.seat))]),
            };
            told.push(' ');
            told.push_str(&line);
        }
        told
    }
}
