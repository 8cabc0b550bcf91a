//! Names of things, in a language.

use atoll_core::{Called, Lang, Seat, Text, name_of};

use crate::action::{Action, Colour, Shore};
use crate::components::{COLOURS, TileFact};
use crate::outlook::Effect;
use crate::texts;
use crate::view::View;

/// Words about a view in a language.
#[derive(Clone, Copy)]
pub(super) struct Words<'a> {
    pub view: &'a View,
    pub lang: Lang,
}

/// The text with this key, empty if there is none.
fn text(key: &str) -> Text {
    texts::ALL.iter().find(|(other, _)| *other == key).map_or(Text { en: "", nl: "" }, |(_, text)| *text)
}

/// The number of a tile by its id, from 0.
fn number(id: &str) -> usize {
    id[1..].parse::<usize>().unwrap_or(1).clamp(1, 8) - 1
}

/// A sentence begins with a capital.
pub(super) fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or(String::new(), |first| first.to_uppercase().chain(chars).collect())
}

impl Words<'_> {
    pub(super) fn message(&self, prefix: &str, word: &str) -> &'static str {
        text(&format!("{prefix}.{word}")).get(self.lang)
    }

    /// `one` or `many` of something.
    pub(super) fn count(&self, key: &str, n: i16) -> String {
        text(&format!("{key}.{}", if n == 1 { "one" } else { "many" })).fill(self.lang, &[("n", &n)])
    }

    pub(super) fn colour(&self, colour: Colour) -> &str {
        self.view.components().colours[colour.index()].get(self.lang)
    }

    pub(super) fn colour_word(&self, word: &str) -> &str {
        match COLOURS.iter().position(|colour| *colour == word) {
            Some(n) => self.view.components().colours[n].get(self.lang),
            None => texts::WORD_WHITE.get(self.lang),
        }
    }

    /// `an orange die`.
    pub(super) fn a_die(&self, colour: &str) -> String {
        self.a(&texts::WORD_PLAIN_DIE.fill(self.lang, &[("colour", &self.colour_word(colour))]))
    }

    /// Something with its article.
    pub(super) fn a(&self, thing: &str) -> String {
        let text = if thing.starts_with(['a', 'e', 'i', 'o', 'u']) { texts::WORD_AN } else { texts::WORD_A };
        text.fill(self.lang, &[("thing", &thing)])
    }

    pub(super) fn space(&self, word: &str) -> &'static str {
        self.message("face", word)
    }

    pub(super) fn pile(&self, word: &str) -> &'static str {
        self.message("pile", word)
    }

    pub(super) fn reef(&self, colour: Colour) -> String {
        self.reef_word(colour.word())
    }

    pub(super) fn reef_word(&self, colour: &str) -> String {
        texts::WORD_REEF.fill(self.lang, &[("colour", &self.colour_word(colour))])
    }

    /// `the fish space of the red reef`.
    pub(super) fn slot(&self, reef: Colour, space: &str) -> String {
        texts::WORD_SLOT.fill(self.lang, &[("space", &self.space(space)), ("reef", &self.reef(reef))])
    }

    pub(super) fn die(&self, colour: &str, face: &str) -> String {
        texts::WORD_DIE.fill(self.lang, &[("colour", &self.colour_word(colour)), ("face", &self.space(face))])
    }

    /// `the red fish`, or `the red die` if it is not rolled.
    pub(super) fn the_die(&self, colour: &str, face: Option<&str>) -> String {
        let die = match face {
            Some(face) => self.die(colour, face),
            None => texts::WORD_PLAIN_DIE.fill(self.lang, &[("colour", &self.colour_word(colour))]),
        };
        texts::WORD_THE.fill(self.lang, &[("thing", &die)])
    }

    pub(super) fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => format!("{}{}{last}", first.join(", "), texts::WORD_AND.get(self.lang)),
        }
    }

    pub(super) fn colours(&self, set: u8) -> String {
        let names = Colour::each().filter(|colour| set & 1 << colour.index() != 0);
        let names: Vec<String> = names.map(|colour| self.colour(colour).to_owned()).collect();
        self.list(&names)
    }

    /// The passed dice of a set; a number tells equal ones apart.
    pub(super) fn held(&self, set: usize) -> String {
        let name = |n: usize| {
            let die = self.view.station.get(n)?;
            Some(self.die(die.colour, die.face?))
        };
        let names: Vec<Option<String>> = (0..3).map(name).collect();
        let mut held = Vec::new();
        for n in (0..3).filter(|n| set & 1 << n != 0) {
            let Some(die) = names[n].clone() else {
                held.push(texts::WORD_NTH_DIE.fill(self.lang, &[("n", &(n + 1))]));
                continue;
            };
            let twins = names.iter().filter(|other| **other == names[n]).count();
            held.push(if twins > 1 {
                texts::WORD_DIE_N.fill(self.lang, &[("die", &die), ("n", &(n + 1))])
            } else {
                die
            });
        }
        self.list(&held)
    }

    pub(super) fn points(&self, n: i16) -> String {
        self.count("word.point", n)
    }

    pub(super) fn card(&self, number: usize) -> &str {
        self.view.components().cards[number].name.get(self.lang)
    }

    pub(super) fn card_by_id(&self, id: &str) -> &str {
        let parts = self.view.components();
        let card = parts.cards.iter().find(|card| card.id == id);
        card.map_or_else(|| parts.ray.get(self.lang), |card| card.name.get(self.lang))
    }

    /// `T4 (a starfish card)`, beside a drawing that shows the number.
    pub(super) fn turtle(&self, id: &str) -> String {
        texts::WORD_TILE.fill(self.lang, &[("tile", &id), ("gives", &self.turtle_gives(id))])
    }

    pub(super) fn chest(&self, id: &str) -> String {
        texts::WORD_TILE.fill(self.lang, &[("tile", &id), ("gives", &self.chest_gives(id))])
    }

    /// `a starfish card`: what people know a turtle by.
    pub(super) fn turtle_gives(&self, id: &str) -> &str {
        self.view.components().turtles[number(id)].name.get(self.lang)
    }

    pub(super) fn chest_gives(&self, id: &str) -> &str {
        self.view.components().chests[number(id)].name.get(self.lang)
    }

    /// What is known by what it gives, and what comes of it now: said once where that is the same.
    pub(super) fn given(&self, (plain, named): (Text, Text), who: &str, gives: &str, effects: &str) -> String {
        let text = if gives == effects { plain } else { named };
        text.fill(self.lang, &[("who", &who), ("gives", &gives), ("effects", &effects)])
    }

    /// What reports on many matches call something that was chosen or lay before somebody.
    pub(super) fn called(&self, kind: &str, item: &str) -> Option<Called> {
        let tiles = |tiles: &[TileFact]| {
            let at = item.get(1..)?.parse::<usize>().ok()?.checked_sub(1)?;
            Some(tiles.get(at)?.name.get(self.lang).to_owned())
        };
        let parts = self.view.components();
        let (what, name) = match kind {
            "supply" => (texts::REPORT_SUPPLY, self.colour_word(item).to_owned()),
            "die" => {
                let (colour, face) = item.split_once(' ')?;
                (texts::REPORT_DIE, self.die(colour, face))
            }
            "keep" => (texts::REPORT_KEEP, self.card_by_id(item).to_owned()),
            "next" => (texts::REPORT_NEXT, self.card_by_id(item).to_owned()),
            "card" => (texts::REPORT_CARD, self.card_by_id(item).to_owned()),
            "pair" => (texts::REPORT_PAIR, self.reef_word(item)),
            "piles" => (texts::REPORT_PILE, self.pile(item).to_owned()),
            "copy" => (texts::REPORT_COPY, tiles(&parts.turtles)?),
            "turtle" => (texts::REPORT_TURTLE, tiles(&parts.turtles)?),
            "chest" => (texts::REPORT_CHEST, tiles(&parts.chests)?),
            _ => return None,
        };
        Some(Called { kind: what.get(self.lang).to_owned(), name })
    }

    /// A card being looked at; a number tells equal ones apart.
    pub(super) fn eyed(&self, place: usize) -> String {
        let cards = self.view.look.as_ref().and_then(|look| look.cards.as_ref());
        let Some(id) = cards.and_then(|cards| cards.get(place)) else {
            return texts::WORD_NTH_CARD.fill(self.lang, &[("n", &(place + 1))]);
        };
        let name = self.card_by_id(id);
        if cards.is_some_and(|cards| cards.iter().filter(|other| *other == id).count() > 1) {
            return texts::WORD_CARD_N.fill(self.lang, &[("card", &name), ("n", &(place + 1))]);
        }
        name.to_owned()
    }

    /// What an action is about, as the subject of a sentence.
    pub(super) fn thing(&self, action: Action) -> String {
        let lang = self.lang;
        match action {
            Action::First { colours } => texts::THING_FIRST.fill(lang, &[("dice", &self.colours(colours.set()))]),
            Action::Supply { colour } => self.a_die(colour.word()),
            Action::Hold { dice } if dice.index() == 0 => texts::THING_ROLL.get(lang).to_owned(),
            Action::Hold { dice } => texts::THING_HOLD.fill(lang, &[("dice", &self.held(dice.index()))]),
            Action::Die { colour, face } => self.the_die(colour.word(), Some(face.word())),
            Action::Keep { card } => self.eyed(card.index()),
            Action::White { to: Shore::Reef(reef) } => {
                texts::THING_WHITE_REEF.fill(lang, &[("reef", &self.reef(reef))])
            }
            Action::White { to: Shore::Island } => texts::THING_WHITE_ISLAND.get(lang).to_owned(),
            Action::Copy { tile } => {
                texts::THING_TURTLE.fill(lang, &[("gives", &self.turtle_gives(&tile.to_string()))])
            }
            Action::Next { card } => texts::THING_STAR.fill(lang, &[("card", &self.card(card.index()))]),
            Action::Chest { reef } => texts::THING_CHEST.fill(lang, &[("reef", &self.reef(reef))]),
            Action::Draw { pile } => texts::WORD_THE.fill(lang, &[("thing", &self.pile(pile.word()))]),
            Action::Stop => texts::THING_STOP.get(lang).to_owned(),
        }
    }

    /// What comes of something, as a list; `telling` names the one who acts, else that is the listener.
    pub(super) fn effects(&self, effects: &[Effect], telling: bool) -> String {
        let lang = self.lang;
        let me = self.view.actor();
        let mut out = String::new();
        for effect in effects {
            let told = match effect {
                Effect::Octopus { points } => texts::EFFECT_OCTOPUS.fill(lang, &[("points", &self.points(*points))]),
                Effect::Points { seat, points } if *seat == me && !telling => self.points(*points),
                Effect::Points { seat, points } => self.points_for(*seat, *points),
                Effect::Cards { pile, wanted, seen, kept } => {
                    let word = match (*wanted, *seen, *kept) {
                        (_, 0, _) => "none",
                        (1, 1, _) => "one",
                        (_, 1, _) => "last",
                        (_, 2, 2) => "two",
                        (_, 2, _) => "of_two",
                        _ => "of_three",
                    };
                    self.message(&format!("cards.{pile}"), word).to_owned()
                }
                Effect::Turtle { .. } => texts::EFFECT_TURTLE.get(lang).to_owned(),
                Effect::Stingray { left: true } => self.view.components().turtles[2].name.get(lang).to_owned(),
                Effect::Stingray { left: false } => texts::EFFECT_RAY_NONE.get(lang).to_owned(),
                Effect::WhiteDie { left: true } => texts::EFFECT_WHITE.get(lang).to_owned(),
                Effect::WhiteDie { left: false } => texts::EFFECT_WHITE_NONE.get(lang).to_owned(),
                Effect::Copy { among: 0 } => texts::EFFECT_COPY_NONE.get(lang).to_owned(),
                Effect::Copy { among: 1 } => {
                    let only = self.view.side.turtles.iter().find(|tile| *tile != "T7");
                    let only = only.map_or("", |tile| self.turtle_gives(tile));
                    texts::EFFECT_COPY_ONE.fill(lang, &[("gives", &only)])
                }
                Effect::Copy { .. } => texts::EFFECT_COPY.get(lang).to_owned(),
                Effect::SideChest { left: true } => texts::EFFECT_CHEST.get(lang).to_owned(),
                Effect::SideChest { left: false } => texts::EFFECT_CHEST_NONE.get(lang).to_owned(),
                Effect::ReefChests { reefs } if reefs.is_empty() => texts::EFFECT_REEFS_NONE.get(lang).to_owned(),
                Effect::ReefChests { reefs } => {
                    let chest = |reef: &&str| texts::THING_CHEST.fill(lang, &[("reef", &self.reef_word(reef))]);
                    self.list(&reefs.iter().map(chest).collect::<Vec<_>>())
                }
                Effect::Draws { cards: 0 } => texts::EFFECT_DRAWS_NONE.get(lang).to_owned(),
                Effect::Draws { cards } => self.count("effect.draws", i16::from(*cards)),
                Effect::Diver { from: None, .. } => texts::EFFECT_DIVER.get(lang).to_owned(),
                Effect::Diver { from: Some(old), chest } => {
                    let text = if *chest { texts::EFFECT_SWIM_CHEST } else { texts::EFFECT_SWIM };
                    text.fill(lang, &[("old", &self.reef_word(old))])
                }
            };
            if !out.is_empty() {
                out.push_str(", ");
            }
            out.push_str(&told);
        }
        out
    }

    /// `2 points for {B}`.
    pub(super) fn points_for(&self, seat: Seat, points: i16) -> String {
        texts::EFFECT_POINTS.fill(self.lang, &[("points", &self.points(points)), ("who", &name_of(seat))])
    }
}
