//! What a pointing hand means.
//!
//! Every spot of the stage means an action, legal or not, or is refused with a
//! rule. The cost is one view: nothing here walks through positions.

use atoll_core::{Code, Game, Gesture, Label, Observer, Pointed, Rule, Seat, Turn, Wish, WishSpot, Words as InEach};

use super::explain_words;
use super::pieces::{ashore, cell, hand_places, zone};
use super::words::{Words, capital};
use crate::action::{Action, Card, Colour, Face, Four, Held, Pile, Place, Shore, Star, Turtle};
use crate::components::{COLOURS, SPACES};
use crate::outlook::Landing;
use crate::position::state::{TREASURE, TURTLE};
use crate::position::{Coralia, Step};
use crate::view::{StationDie, View};
use crate::{rules, texts};

/// What a player points at to take an action.
pub(super) fn gesture(view: &View, action: Action) -> Gesture {
    let plain = |step: &'static str| Gesture { step, ..Gesture::default() };
    match action {
        Action::First { colours } => Gesture { value: Some(colours.set().into()), ..plain("first") },
        Action::Supply { colour } => Gesture {
            from: Some(zone("supply", colour.index())),
            to: Some(zone("station", 3)),
            item: Some(colour.word().into()),
            ..plain("supply")
        },
        Action::Hold { dice } => Gesture { value: Some(dice.index() as i16), ..plain("store") },
        Action::Die { colour, face } => {
            let at = view.station.iter().position(|die| is_die(die, colour, face));
            let to = match view.landing(colour, face) {
                Landing::Island => ashore(view, Some(colour)),
                Landing::Reef { .. } => cell(colour.index(), face.index()),
            };
            Gesture {
                from: at.map(|at| zone("station", at)),
                to: Some(to),
                item: Some(Label::of(format_args!("{colour} {face}"))),
                ..plain("die")
            }
        }
        Action::Keep { card } => {
            let cards = view.look.as_ref().and_then(|look| look.cards.as_ref());
            Gesture {
                from: Some(zone("look", card.index())),
                value: Some(card.index() as i16),
                item: cards.and_then(|cards| cards.get(card.index())).map(|card| card.as_str().into()),
                ..plain("keep")
            }
        }
        Action::White { to } => {
            let face = view.white_face().map_or(0, Face::index);
            let to = match to {
                Shore::Reef(reef) => cell(reef.index(), face),
                Shore::Island => ashore(view, None),
            };
            Gesture { from: Some(zone("white", 0)), to: Some(to), ..plain("white") }
        }
        Action::Copy { tile } => {
            Gesture { from: Some(zone("side", tile.index())), item: Some(Label::of(tile)), ..plain("copy") }
        }
        Action::Next { card } => Gesture { item: Some(Label::of(card)), ..plain("next") },
        Action::Chest { reef } => Gesture {
            from: Some(cell(reef.index(), usize::from(TREASURE))),
            item: Some(reef.word().into()),
            ..plain("pair")
        },
        Action::Draw { pile } => {
            Gesture { from: Some(zone("pile", pile.code() as usize)), item: Some(pile.word().into()), ..plain("piles") }
        }
        Action::Stop => plain("stop"),
    }
}

fn is_die(die: &StationDie, colour: Colour, face: Face) -> bool {
    die.colour == colour.word() && die.face == Some(face.word())
}

/// Something on the stage that can be pointed at.
#[derive(Clone, Copy)]
enum Thing<'a> {
    /// A space of a reef.
    Slot(Colour, usize),
    /// A die of the station.
    Die(usize),
    /// A colour of the supply.
    Supply(Colour),
    /// The island.
    Island,
    /// The white die in play.
    White,
    /// A pile.
    Pile(Pile),
    /// A card being looked at.
    Look(usize),
    /// A card of a hand, if the observer knows it.
    Card(Option<Seat>, Option<&'a str>),
    /// A turtle, by number.
    Turtle(usize),
    /// A chest.
    Chest,
    /// A stingray beside the board.
    Ray,
    /// Figures and ship of a seat.
    Figure(&'static str, Option<Seat>),
}

impl<'a> Thing<'a> {
    fn at(view: &'a View, spot: &WishSpot) -> Option<Thing<'a>> {
        let index = spot.index.map(usize::from);
        let seat = spot.seat.and_then(Seat::new);
        if let Some(reef) = spot.x.and_then(|x| Colour::new(u8::try_from(x).ok()?)) {
            let space = spot.y.and_then(|y| usize::try_from(y).ok()).filter(|&y| y < SPACES.len());
            return Some(Thing::Slot(reef, space.unwrap_or(0)));
        }
        Some(match spot.zone.as_deref()? {
            "station" => Thing::Die(index.unwrap_or(0)),
            "supply" => Thing::Supply(Colour::new(spot.index.unwrap_or(0).min(5))?),
            "island" => Thing::Island,
            "white" => Thing::White,
            "pile" => Thing::Pile(Pile::ALL[index.unwrap_or(0).min(3)]),
            "under" => Thing::Pile(Pile::ALL[(index.unwrap_or(0) / 16).min(3)]),
            "look" => Thing::Look(index.unwrap_or(0)),
            "hand" => {
                let player = view.players.iter().find(|player| Some(player.seat) == seat);
                let known = player.and_then(|player| {
                    let at = hand_places(player).into_iter().position(|place| Some(place) == index)?;
                    Some(player.hand[at].card.as_str())
                });
                Thing::Card(seat, known)
            }
            "side" | "using" => match index.unwrap_or(0) {
                n @ 0..8 => Thing::Turtle(n),
                10..20 => Thing::Chest,
                _ => Thing::Ray,
            },
            "turtles" => Thing::Turtle(index.filter(|&n| n < 8).unwrap_or(0)),
            "chests" => Thing::Chest,
            "octopuses" => Thing::Figure("octopus", seat),
            "diver" => Thing::Figure("diver", seat),
            "ship" => Thing::Figure("ship", seat),
            _ => return None,
        })
    }

    /// What it is called, as the subject of a sentence.
    fn name(self, words: Words<'_>) -> String {
        let lang = words.lang;
        let the = |thing: &str| texts::WORD_THE.fill(lang, &[("thing", &thing)]);
        match self {
            Thing::Slot(reef, space) => words.slot(reef, SPACES[space]),
            Thing::Die(n) => match words.view.station.get(n) {
                Some(die) => words.the_die(die.colour, die.face),
                None => texts::THING_STATION.get(lang).to_owned(),
            },
            Thing::Supply(colour) => words.a_die(colour.word()),
            Thing::Island => texts::THING_ISLAND.get(lang).to_owned(),
            Thing::White => words.the_die("white", words.view.white),
            Thing::Pile(pile) => words.the_pile(pile),
            Thing::Look(n) => words.eyed(n),
            Thing::Card(_, Some(card)) => texts::THING_CARD.fill(lang, &[("card", &words.card_by_id(card))]),
            Thing::Card(Some(seat), None) => texts::THING_CARD_OF.fill(lang, &[("who", &atoll_core::name_of(seat))]),
            Thing::Card(None, None) => texts::THING_HAND.get(lang).to_owned(),
            Thing::Turtle(n) => {
                texts::THING_TURTLE.fill(lang, &[("gives", &words.turtle_gives(&format!("T{}", n + 1)))])
            }
            Thing::Chest => texts::THING_ANY_CHEST.get(lang).to_owned(),
            Thing::Ray => texts::THING_RAY.get(lang).to_owned(),
            Thing::Figure(kind, Some(seat)) => texts::THING_OF
                .fill(lang, &[("thing", &the(words.message("figure", kind))), ("who", &atoll_core::name_of(seat))]),
            Thing::Figure(kind, None) => the(words.message("figure", kind)),
        }
    }
}

/// The rule against something written that names no action: a die with a place of one's own choice, or first dice
/// that are not four colours.
pub(super) fn misread(game: &Coralia, seat: Seat, text: &str) -> Option<(&'static Rule, InEach)> {
    let view = game.view(Observer::Seat(seat));
    let hand = Hand { game, view: &view, seat };
    let written: Vec<&str> =
        text.split_whitespace().filter(|word| !["on", "to", "the", "reef"].contains(word)).collect();
    let pointed = match written[..] {
        ["place", colour, face, at] => {
            let Ok(Action::Die { colour, face }) = format!("place {colour} {face}").parse() else { return None };
            let reef = Colour::all().find(|one| one.word() == at);
            let to = reef.map(|reef| Thing::Slot(reef, face.index())).or((at == "island").then_some(Thing::Island))?;
            hand.die_to(colour, face, to)
        }
        ["first", ref colours @ ..] if view.step == Step::First => {
            let known = |word: &&str| Colour::all().any(|colour| colour.word() == *word);
            if !colours.iter().all(known) {
                return None;
            }
            hand.refuse(rules::SETUP_15, |words| {
                let dice: Vec<String> = colours.iter().map(|colour| words.a_die(colour)).collect();
                texts::NOT_FOUR.fill(words.lang, &[("n", &dice.len()), ("dice", &words.list(&dice))])
            })
        }
        _ => return None,
    };
    match pointed {
        Pointed::Refused(rule, words) => Some((rule, words)),
        Pointed::Means(action) => {
            let rule = game.check(seat, action).err()?.0;
            Some((rule, explain_words(&view, |words| words.explain(seat, action, rule))))
        }
    }
}

/// What a pointing hand means.
pub(super) fn point(game: &Coralia, seat: Seat, wish: &Wish) -> Option<Pointed<Action>> {
    let view = game.view(Observer::Seat(seat));
    let hand = Hand { game, view: &view, seat };
    let spot = |spot: &Option<WishSpot>| spot.as_ref().and_then(|spot| Thing::at(&view, spot));
    let (from, to) = (spot(&wish.from), spot(&wish.to));
    let asked = game.turn().asks(seat);
    if let Some(action) = hand.spelt(wish) {
        // A whole gesture says more than a spot; a die of the station may still be pointed elsewhere.
        if !matches!((action, to), (Action::Die { .. }, Some(_))) {
            return Some(Pointed::Means(action));
        }
        if let Action::Die { colour, face } = action
            && let Some(to) = to
        {
            return Some(hand.die_to(colour, face, to));
        }
    }
    let thing = to.or(from);
    if !asked {
        return match thing {
            Some(thing) => Some(hand.out_of_turn(thing)),
            None => hand.gestured(wish),
        };
    }
    match (from, to) {
        (Some(from), Some(to)) => Some(hand.moving(from, to)),
        (Some(thing), None) | (None, Some(thing)) => Some(hand.at(thing)),
        (None, None) => hand.gestured(wish),
    }
}

struct Hand<'a> {
    game: &'a Coralia,
    view: &'a View,
    seat: Seat,
}

impl Hand<'_> {
    /// An action whose gesture is what was pointed at; a legal one if there is one.
    fn gestured(&self, wish: &Wish) -> Option<Pointed<Action>> {
        let meets = |action: &Action| wish.meets(&gesture(self.view, *action));
        let mut legal = Vec::new();
        if self.game.turn().asks(self.seat) {
            self.game.legal(self.seat, &mut legal);
        }
        legal.into_iter().find(meets).or_else(|| Action::all().find(meets)).map(Pointed::Means)
    }

    /// An action spelt by step and value or item.
    fn spelt(&self, wish: &Wish) -> Option<Action> {
        let value = wish.value.and_then(|value| u8::try_from(value).ok());
        let item = wish.item.as_deref();
        match wish.step.as_deref()? {
            "first" => {
                let set = value?;
                (0..15).filter_map(Four::new).find(|four| four.set() == set).map(|colours| Action::First { colours })
            }
            "store" => value.and_then(Held::new).map(|dice| Action::Hold { dice }),
            "keep" => value.and_then(Place::new).map(|card| Action::Keep { card }),
            "supply" => colour(item?).map(|colour| Action::Supply { colour }),
            "die" => {
                let (one, face) = item?.split_once(' ')?;
                let face = Face::all().find(|other| other.word() == face)?;
                Some(Action::Die { colour: colour(one)?, face })
            }
            "copy" => {
                let tile = Turtle::all().find(|tile| Some(tile.to_string().as_str()) == item)?;
                Some(Action::Copy { tile })
            }
            "next" => {
                let card = Star::all().find(|card| Some(card.to_string().as_str()) == item)?;
                Some(Action::Next { card })
            }
            "pair" => colour(item?).map(|reef| Action::Chest { reef }),
            "piles" => {
                let pile = Pile::ALL.into_iter().find(|pile| Some(pile.word()) == item)?;
                Some(Action::Draw { pile })
            }
            "stop" => Some(Action::Stop),
            _ => None,
        }
    }

    fn refuse(&self, rule: &'static Rule, tell: impl Fn(Words<'_>) -> String) -> Pointed<Action> {
        Pointed::Refused(rule, explain_words(self.view, tell))
    }

    fn out_of_turn(&self, thing: Thing<'_>) -> Pointed<Action> {
        let rule = match self.game.turn() {
            Turn::Over(_) => rules::END_1,
            _ if self.view.scoring => rules::SCORE_1,
            _ => rules::TURN_1,
        };
        self.refuse(rule, |words| {
            let name = capital(&thing.name(words));
            match rule == rules::END_1 {
                true => texts::NOT_OVER.fill(words.lang, &[("thing", &name), ("n", &self.view.rounds)]),
                false => words.not_yours(self.seat, &name),
            }
        })
    }

    /// Something else is asked first.
    fn not_now(&self, thing: Thing<'_>) -> Pointed<Action> {
        let rule = match self.view.step {
            Step::First => rules::SETUP_15,
            Step::Supply => rules::TURN_2,
            Step::Store => rules::STORE_1,
            Step::Keep => match self.view.look.as_ref().map(|look| look.pile) {
                Some("starfish") => rules::STAR_1,
                Some("island") => rules::ISLAND_3,
                _ => rules::FISH_1,
            },
            Step::White => rules::WHITE_1,
            Step::Copy => rules::TURTLE_7,
            Step::Next => rules::SF_2,
            Step::Pair => rules::SF_REEF,
            Step::Piles => rules::SF_DICE,
            _ => rules::TURN_4,
        };
        self.refuse(rule, |words| words.not_now(&capital(&thing.name(words))))
    }

    fn station(&self, n: usize) -> Option<(Colour, Face)> {
        let die = self.view.station.get(n)?;
        Some((colour(die.colour)?, Face::all().find(|face| Some(face.word()) == die.face)?))
    }

    fn moving(&self, from: Thing<'_>, to: Thing<'_>) -> Pointed<Action> {
        match (self.view.step, from, to) {
            (Step::Die, Thing::Die(n), to) => match self.station(n) {
                Some((colour, face)) => self.die_to(colour, face, to),
                None => self.at(to),
            },
            // A placed die stays; one on the island, too.
            (Step::Die | Step::White, Thing::Slot(reef, space), _) if self.view.is_taken(reef, space) => self
                .refuse(rules::PLACE_3, |words| {
                    texts::NOT_MOVED.fill(words.lang, &[("slot", &words.slot(reef, SPACES[space]))])
                }),
            (Step::White, Thing::White, to) => self.at(to),
            (Step::Store, Thing::Die(_), _) | (Step::Supply, Thing::Supply(_), _) => self.at(from),
            (Step::Keep, Thing::Look(_), _) | (Step::Piles, Thing::Pile(_), _) => self.at(from),
            (Step::Copy, Thing::Turtle(_), _) | (Step::First, Thing::Supply(_), _) => self.at(from),
            (Step::Next, Thing::Card(..), _) | (Step::Pair, Thing::Slot(..), _) => self.at(from),
            (_, Thing::Slot(..) | Thing::Island, _) => self.at(to),
            _ => self.at(from),
        }
    }

    /// This die of the station, to somewhere.
    fn die_to(&self, colour: Colour, face: Face, to: Thing<'_>) -> Pointed<Action> {
        let means = Pointed::Means(Action::Die { colour, face });
        let asked = self.view.step == Step::Die && self.game.turn().asks(self.seat);
        if !asked || !self.view.station.iter().any(|die| is_die(die, colour, face)) {
            return means;
        }
        let taken = self.view.is_taken(colour, face.index());
        match to {
            Thing::Slot(reef, space) if reef == colour && space == face.index() => {
                if !taken {
                    return means;
                }
                self.refuse(rules::PLACE_2, |words| {
                    let slot = capital(&words.slot(reef, face.word()));
                    let die = words.the_die(colour.word(), Some(face.word()));
                    texts::NOT_TAKEN_DIE.fill(words.lang, &[("slot", &slot), ("die", &die)])
                })
            }
            Thing::Island if taken => means,
            Thing::Island => self.refuse(rules::PLACE_4, |words| {
                let slot = capital(&words.slot(colour, face.word()));
                let die = words.the_die(colour.word(), Some(face.word()));
                texts::NOT_ISLAND_DIE.fill(words.lang, &[("slot", &slot), ("die", &die)])
            }),
            Thing::Die(_) => means,
            _ => self.refuse(rules::PLACE_1, |words| {
                let die = capital(&words.the_die(colour.word(), Some(face.word())));
                let slot = words.slot(colour, face.word());
                texts::NOT_FITTING.fill(words.lang, &[("die", &die), ("slot", &slot), ("thing", &to.name(words))])
            }),
        }
    }

    /// Something alone.
    fn at(&self, thing: Thing<'_>) -> Pointed<Action> {
        let view = self.view;
        match (view.step, thing) {
            (Step::Die, Thing::Die(n)) => match self.station(n) {
                Some((colour, face)) => Pointed::Means(Action::Die { colour, face }),
                None => self.not_now(thing),
            },
            (Step::Die, Thing::Slot(reef, space)) => self.die_at(reef, space),
            (Step::Die, Thing::Island) => {
                let mut legal = Vec::new();
                self.game.legal(self.seat, &mut legal);
                let lands = |action: &Action| matches!(*action, Action::Die { colour, face } if view.landing(colour, face) == Landing::Island);
                match legal.into_iter().find(lands) {
                    Some(action) => Pointed::Means(action),
                    None => self.refuse(rules::PLACE_5, |words| texts::NOT_ISLAND_ANY.get(words.lang).to_owned()),
                }
            }
            (Step::Die | Step::Store | Step::White, Thing::Supply(colour)) => Pointed::Means(Action::Supply { colour }),
            (Step::Die, Thing::Turtle(_)) => self.refuse(rules::STORE_1, |words| {
                texts::NOT_TURTLE_NOW.fill(words.lang, &[("thing", &capital(&thing.name(words)))])
            }),
            (Step::Die | Step::Supply | Step::Store, Thing::Pile(_)) => self.refuse(rules::TURN_5, |words| {
                texts::NOT_PILE.fill(words.lang, &[("thing", &capital(&thing.name(words)))])
            }),
            (Step::Die | Step::Supply | Step::Store, Thing::Card(..) | Thing::Ray) => self
                .refuse(rules::TURN_5, |words| {
                    texts::NOT_CARD.fill(words.lang, &[("thing", &capital(&thing.name(words)))])
                }),
            (Step::Die, Thing::Figure("octopus" | "diver", _)) => self.refuse(rules::TURN_5, |words| {
                texts::NOT_FIGURE.fill(words.lang, &[("thing", &capital(&thing.name(words)))])
            }),
            (Step::First, Thing::Supply(colour)) => {
                let four = (0..15).filter_map(Four::new).find(|four| four.set() & 1 << colour.index() != 0);
                match four {
                    Some(colours) => Pointed::Means(Action::First { colours }),
                    None => self.not_now(thing),
                }
            }
            (Step::Supply, Thing::Supply(colour)) => Pointed::Means(Action::Supply { colour }),
            (Step::Store, Thing::Die(n)) => {
                let die = view.station.get(n);
                match die.filter(|die| die.face.is_some()).and_then(|_| Held::new(1 << n.min(3))) {
                    Some(dice) => Pointed::Means(Action::Hold { dice }),
                    None => self.refuse(rules::TURN_3, |words| {
                        texts::NOT_NEW_DIE.fill(words.lang, &[("thing", &capital(&thing.name(words)))])
                    }),
                }
            }
            (Step::Keep, Thing::Look(n)) => match Place::new(n.min(2) as u8) {
                Some(card) => Pointed::Means(Action::Keep { card }),
                None => self.not_now(thing),
            },
            (Step::White, Thing::Slot(reef, space)) => match view.white_face() {
                Some(face) if face.index() == space => Pointed::Means(Action::White { to: Shore::Reef(reef) }),
                Some(face) => self.refuse(rules::WHITE_2, |words| {
                    let face = words.space(face.word());
                    let thing = capital(&thing.name(words));
                    texts::NOT_WHITE_FACE.fill(words.lang, &[("face", &face), ("thing", &thing)])
                }),
                None => self.not_now(thing),
            },
            (Step::White, Thing::Island) => Pointed::Means(Action::White { to: Shore::Island }),
            (Step::Copy, Thing::Turtle(n)) => match Turtle::new(n as u8) {
                Some(tile) => Pointed::Means(Action::Copy { tile }),
                None => self.not_now(thing),
            },
            (Step::Copy, Thing::Slot(reef, space)) if space == usize::from(TURTLE) => {
                let tile = view.reef(reef).tile.as_deref();
                match Turtle::all().find(|turtle| Some(turtle.to_string().as_str()) == tile) {
                    Some(tile) => Pointed::Means(Action::Copy { tile }),
                    None => self.not_now(thing),
                }
            }
            (Step::Next, Thing::Card(Some(seat), Some(id))) if seat == self.seat => {
                match Star::all().find(|card| card.to_string() == id) {
                    Some(card) => Pointed::Means(Action::Next { card }),
                    None => self.refuse(rules::SF_1, |words| {
                        let text = match Card::all().find(|card| card.to_string() == id).map_or(0, Card::index) {
                            n if view.components().pearl_value[n] > 0 => texts::NOT_YET_PEARL,
                            _ => texts::NOT_YET_FISH,
                        };
                        text.fill(words.lang, &[("card", &words.card_by_id(id))])
                    }),
                }
            }
            (Step::Pair, Thing::Slot(reef, _)) => Pointed::Means(Action::Chest { reef }),
            (Step::Piles, Thing::Pile(pile)) => Pointed::Means(Action::Draw { pile }),
            _ => self.not_now(thing),
        }
    }

    /// A space of a reef, with no die chosen.
    fn die_at(&self, reef: Colour, space: usize) -> Pointed<Action> {
        let view = self.view;
        let face = Face::new(space as u8);
        let there = face.filter(|&face| view.station.iter().any(|die| is_die(die, reef, face)));
        match (there, view.is_taken(reef, space)) {
            (Some(face), false) => Pointed::Means(Action::Die { colour: reef, face }),
            (Some(face), true) => self.die_to(reef, face, Thing::Slot(reef, space)),
            (None, true) => self.refuse(rules::PLACE_2, |words| {
                texts::NOT_OPEN.fill(words.lang, &[("slot", &capital(&words.slot(reef, SPACES[space])))])
            }),
            (None, false) => self.refuse(rules::PLACE_1, |words| {
                let slot = capital(&words.slot(reef, SPACES[space]));
                let text = if face.is_none() { texts::NOT_TREASURE } else { texts::NOT_SHOWN };
                text.fill(words.lang, &[("slot", &slot)])
            }),
        }
    }
}

fn colour(word: &str) -> Option<Colour> {
    COLOURS.iter().position(|colour| *colour == word).and_then(|n| Colour::new(n as u8))
}
