//! A game as people see it: pieces on a stage, and sentences.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::cast::Travel;
use crate::code::Code;
use crate::event::{Event, EventOf};
use crate::game::{Game, Observer};
use crate::label::Label;
use crate::rule::Rule;
use crate::seat::Seat;
use crate::text::Lang;

/// A game that can be shown: on a table of pieces, and in words.
///
/// Everything here is made from a view, so what a seat is shown can never
/// depend on what it may not know.
pub trait Staged: Game {
    /// What a ghost on the table shows of an action before it is taken.
    type Preview: Clone + PartialEq + fmt::Debug + Serialize;

    /// Every kind of step that a gesture can be.
    const STEPS: &'static [&'static str] = &[];

    /// Fields of the view's JSON that the text table leaves out, each with the reason: `("players.hand", "derived")`.
    const UNDRAWN: &'static [(&'static str, &'static str)] = &[];

    /// The pieces that lie on the table; their ids tell them apart within this stage only.
    ///
    /// A [`Cast`](crate::Cast) gives them ids that last.
    fn stage(view: &Self::View) -> Stage;

    /// Which pieces go where during an event that the observer hears of; for animation and lasting ids.
    ///
    /// Override it where chance moves pieces, or an action moves more than its gesture says.
    fn travels(before: &Self::View, event: EventOf<Self>) -> Vec<Travel> {
        let Event::Act { action, .. } = event else { return Vec::new() };
        let gesture = Self::gesture(before, action);
        gesture.from.zip(gesture.to).map(|(from, to)| Travel { from, to }).into_iter().collect()
    }

    /// What a player points at to take an action.
    fn gesture(view: &Self::View, action: Self::Action) -> Gesture;

    /// What an action takes, by kind and id, for those who count many matches: what its gesture names.
    ///
    /// Override it where more comes along, such as the specialist of a column.
    fn takes(view: &Self::View, action: Self::Action) -> Vec<(&'static str, String)> {
        let gesture = Self::gesture(view, action);
        gesture.item.map(|item| (gesture.step, item.to_string())).into_iter().collect()
    }

    /// What a report on many matches calls something that [`Staged::takes`] or the stage names by kind and id; nothing if
    /// it tells a designer nothing.
    fn called(view: &Self::View, kind: &str, item: &str, lang: Lang) -> Option<Called> {
        let _ = (view, lang);
        Some(Called { kind: kind.to_owned(), name: item.to_owned() })
    }

    /// What an action would do, as an invitation: "Put the 4 on c3 for 1 fish".
    fn sentence(view: &Self::View, action: Self::Action, lang: Lang) -> String;

    /// What the sentence of a legal action promises: the numbers it names, so that the laws can see them come true.
    fn promises(view: &Self::View, seat: Seat, action: Self::Action) -> Vec<Promise> {
        let _ = (view, seat, action);
        Vec::new()
    }

    /// Lines of the scoring that no line of the log tells before the end, each with the reason.
    const UNTOLD: &'static [(&'static str, &'static str)] = &[];

    /// What an event did, told from the view before it: "{A} put a 4 on c3."
    ///
    /// The names of the seats are left as `{A}` to `{D}`.
    fn narrate(before: &Self::View, event: EventOf<Self>, lang: Lang) -> String;

    /// The rule that an event follows first of all, for whoever reads of it in the log; told from the view before it.
    fn follows(before: &Self::View, event: EventOf<Self>) -> &'static Rule;

    /// What happened when the listener may not know it: "{A} looked at two cards."
    fn narrate_hidden(before: &Self::View, lang: Lang) -> String {
        let _ = (before, lang);
        String::new()
    }

    /// What would come of an action, legal or not; nothing if there is nothing to show.
    ///
    /// This is for ghosts on the table: it is asked for one action at a time
    /// and may use no more than `seat` may know.
    fn preview(&self, seat: Seat, action: Self::Action) -> Option<Self::Preview> {
        let _ = (seat, action);
        None
    }

    /// Why `rule` forbids this action here, naming what was pointed at; the rule's own sentence if that says it all.
    fn explain(view: &Self::View, seat: Seat, action: Self::Action, rule: &'static Rule, lang: Lang) -> String {
        let _ = (view, seat, action);
        rule.text.get(lang).to_owned()
    }

    /// What a pointing hand means: an action, legal or not, or something that a rule leaves no way to do.
    ///
    /// Its cost is bounded: override it where a game has many actions or where
    /// things can be pointed at that no action names.
    fn point(&self, seat: Seat, wish: &Wish) -> Option<Pointed<Self::Action>> {
        let view = self.view(Observer::Seat(seat));
        let meets = |action: &Self::Action| wish.meets(&Self::gesture(&view, *action));
        let mut legal = Vec::new();
        if self.turn().asks(seat) {
            self.legal(seat, &mut legal);
        }
        let few = Self::Action::COUNT <= MOST_SEARCHED;
        let any = || if few { Self::Action::all().find(meets) } else { None };
        legal.into_iter().find(meets).or_else(any).map(Pointed::Means)
    }

    /// The rule against something written that names no action, such as a piece of a shape that no piece has.
    fn misread(&self, seat: Seat, text: &str) -> Option<(&'static Rule, crate::text::Words)> {
        let _ = (seat, text);
        None
    }

    /// What is to be decided now, in one sentence for the one who decides.
    fn prompt(view: &Self::View, lang: Lang) -> String;

    /// The whole table as text, for terminals and for those who listen.
    fn draw(view: &Self::View, who: Observer, lang: Lang) -> String;
}

/// What people call a thing that is counted.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Called {
    /// Its kind: "Specialist used".
    pub kind: String,
    /// Which one: "Oceanographer".
    pub name: String,
}

/// Something that the sentence of an action promises.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Promise {
    /// What is promised.
    pub of: Promised,
    /// To whom.
    pub seat: Seat,
    /// How much more there will be; less than nothing if it is a price.
    pub by: i16,
}

/// What can be promised.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Promised {
    /// All points together.
    Points,
    /// One line of the scoring, by its message key.
    Score(&'static str),
    /// Pieces of a kind in a zone, as the census counts them.
    Piece {
        /// The zone.
        zone: String,
        /// The kind.
        kind: String,
    },
    /// A piece that shows this number and lies here, the topmost if several do.
    Lies {
        /// Where.
        spot: Spot,
        /// The number, which the sentence names.
        face: u16,
    },
}

/// How many actions [`Staged::point`] looks through at most, unless a game overrides it.
const MOST_SEARCHED: u32 = 4096;

/// What a pointing hand means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pointed<A> {
    /// This action, which may be legal or not.
    Means(A),
    /// Nothing that can be done, and the rule that says so, in words that name the thing pointed at.
    Refused(&'static Rule, crate::text::Words),
}

/// What somebody pointed at: part of a [`Gesture`]; what is left out may be anything.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Wish {
    /// The kind of step.
    pub step: Option<String>,
    /// Where the piece comes from.
    pub from: Option<WishSpot>,
    /// Where it goes.
    pub to: Option<WishSpot>,
    /// The value or orientation chosen.
    pub value: Option<i16>,
    /// The thing chosen, by its id in the components.
    pub item: Option<String>,
    /// What it costs.
    pub cost: Option<i16>,
}

/// Part of a [`Spot`]; what is left out may be anything.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct WishSpot {
    /// East.
    pub x: Option<i8>,
    /// North or south.
    pub y: Option<i8>,
    /// Up.
    pub z: Option<i8>,
    /// The zone's name.
    pub zone: Option<String>,
    /// Whose zone it is.
    pub seat: Option<u8>,
    /// Which place in it.
    pub index: Option<u8>,
}

impl Wish {
    /// Whether a gesture has everything that was pointed at.
    pub fn meets(&self, gesture: &Gesture) -> bool {
        let at = |wish: &Option<WishSpot>, spot: Option<Spot>| {
            wish.as_ref().is_none_or(|wish| *wish == WishSpot::default() || spot.is_some_and(|spot| wish.meets(spot)))
        };
        self.step.as_deref().is_none_or(|step| step == gesture.step)
            && self.value.is_none_or(|value| gesture.value == Some(value))
            && self.cost.is_none_or(|cost| gesture.cost == Some(cost))
            && self.item.as_deref().is_none_or(|item| gesture.item.as_deref() == Some(item))
            && at(&self.from, gesture.from)
            && at(&self.to, gesture.to)
    }
}

impl WishSpot {
    /// Whether a spot is the one pointed at.
    pub fn meets(&self, spot: Spot) -> bool {
        match spot {
            Spot::Cell { x, y, z } => {
                let in_zone = self.zone.is_some() || self.seat.is_some() || self.index.is_some();
                !in_zone
                    && self.x.is_none_or(|wish| wish == x)
                    && self.y.is_none_or(|wish| wish == y)
                    && self.z.is_none_or(|wish| wish == z)
            }
            Spot::Zone { zone, seat, index } => {
                let in_cell = self.x.is_some() || self.y.is_some() || self.z.is_some();
                !in_cell
                    && self.zone.as_deref().is_none_or(|wish| wish == zone)
                    && self.seat.is_none_or(|wish| seat.map(Seat::number) == Some(wish))
                    && self.index.is_none_or(|wish| wish == index)
            }
        }
    }
}

impl From<Spot> for WishSpot {
    fn from(spot: Spot) -> Self {
        match spot {
            Spot::Cell { x, y, z } => WishSpot { x: Some(x), y: Some(y), z: Some(z), ..WishSpot::default() },
            Spot::Zone { zone, seat, index } => WishSpot {
                zone: Some(zone.to_owned()),
                seat: seat.map(Seat::number),
                index: Some(index),
                ..WishSpot::default()
            },
        }
    }
}

/// The pieces on the table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Stage {
    /// The pieces, in any order.
    pub pieces: Vec<Piece>,
}

/// A piece and where it lies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Piece {
    /// Tells it from the others of its stage; from a [`Cast`](crate::Cast), the same for as long as it exists.
    pub id: u32,
    /// What it is: `die`, `pawn`, `coral`.
    pub kind: &'static str,
    /// Where it lies.
    pub spot: Spot,
    /// Whose it is.
    pub owner: Option<Seat>,
    /// What it shows: pips of a die, orientation of a coral.
    pub face: u16,
    /// Which of its kind: a colour, a species, a card id.
    pub style: Label,
}

/// A place on or beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(untagged)]
pub enum Spot {
    /// A cell of the board in the game's own coordinates: x east, y as the game has it, z up from 0.
    Cell {
        /// East.
        x: i8,
        /// North or south, as the game's spec has it.
        y: i8,
        /// Up.
        z: i8,
    },
    /// A zone beside the board.
    Zone {
        /// The zone's name.
        zone: &'static str,
        /// Whose zone it is.
        seat: Option<Seat>,
        /// Which place in it.
        index: u8,
    },
}

/// What a player points at: a piece, a value it is turned to, a place.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Gesture {
    /// The kind of step: `place`, `claim`, `pass`; the name of a button.
    pub step: &'static str,
    /// Where the piece comes from.
    pub from: Option<Spot>,
    /// Where it goes.
    pub to: Option<Spot>,
    /// The value or orientation chosen.
    pub value: Option<i16>,
    /// The thing chosen, by its id in the components.
    pub item: Option<Label>,
    /// What it costs, in the game's own currency.
    pub cost: Option<i16>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wish_meets_a_gesture_that_has_all_of_it() {
        let to = Spot::Cell { x: 1, y: 2, z: 0 };
        let gesture = Gesture { step: "place", to: Some(to), ..Gesture::default() };
        let meets = |wish: &str| serde_json::from_str::<Wish>(wish).expect("a wish").meets(&gesture);
        assert!(meets("{}"));
        assert!(meets(r#"{"step":"place","to":{"x":1},"value":null}"#));
        assert!(meets(r#"{"to":{"x":1,"y":2,"z":0}}"#));
        assert!(!meets(r#"{"step":"claim"}"#));
        assert!(!meets(r#"{"to":{"x":2}}"#));
        assert!(!meets(r#"{"to":{"zone":"tray"}}"#));
        assert!(!meets(r#"{"from":{"x":1}}"#));
        assert!(!meets(r#"{"item":"R01"}"#));
        assert!(WishSpot::from(to).meets(to));
    }
}
