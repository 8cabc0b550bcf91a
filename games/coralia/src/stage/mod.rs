//! Coralia as people see it: pieces, sentences and a table of text.

mod draw;
mod explain;
mod follow;
mod pieces;
mod point;
mod sentence;
mod tell;
mod words;

use atoll_core::{
    Called, Event, EventOf, Gesture, Lang, Observer, Pointed, Promise, Promised, Rule, Seat, Stage, Staged, Travel,
    Wish, Words as InEach,
};

use crate::action::Action;
use crate::outlook::{Effect, Preview};
use crate::position::Coralia;
use crate::view::View;
use words::Words;

impl Staged for Coralia {
    type Preview = Preview;

    const STEPS: &'static [&'static str] =
        &["first", "supply", "store", "die", "keep", "white", "copy", "next", "pair", "piles", "stop"];

    fn stage(view: &View) -> Stage {
        pieces::stage(view)
    }

    fn travels(before: &View, event: EventOf<Self>) -> Vec<Travel> {
        pieces::travels(before, event)
    }

    fn gesture(view: &View, action: Action) -> Gesture {
        point::gesture(view, action)
    }

    fn called(view: &View, kind: &str, item: &str, lang: Lang) -> Option<Called> {
        Words { view, lang }.called(kind, item)
    }

    fn sentence(view: &View, action: Action, lang: Lang) -> String {
        Words { view, lang }.sentence(action)
    }

    fn promises(view: &View, seat: Seat, action: Action) -> Vec<Promise> {
        let effects = view.preview(action).map_or(Vec::new(), |preview| preview.effects);
        let promise = |effect| match effect {
            Effect::Octopus { points } => Some(Promise { of: Promised::Points, seat, by: points }),
            Effect::Points { seat, points } => Some(Promise { of: Promised::Points, seat, by: points }),
            Effect::Turtle { tile } => {
                // The tile is the seat's at once, or lies in use until its bonus is done.
                let reef = view.reefs.iter().find(|reef| reef.tile.as_ref() == Some(&tile))?.colour;
                let of = Promised::Piece { zone: format!("{reef} reef"), kind: tile.to_string() };
                Some(Promise { of, seat, by: -1 })
            }
            Effect::Diver { from: Some(old), chest: true } => {
                let of = Promised::Piece { zone: format!("{old} reef"), kind: "chest".to_owned() };
                Some(Promise { of, seat, by: -1 })
            }
            Effect::Stingray { left } => {
                let of = Promised::Piece { zone: format!("seat {seat}"), kind: "stingray".to_owned() };
                Some(Promise { of, seat, by: left.into() })
            }
            _ => None,
        };
        effects.into_iter().filter_map(promise).filter(|promise| promise.by != 0).collect()
    }

    fn narrate(before: &View, event: EventOf<Self>, lang: Lang) -> String {
        let words = Words { view: before, lang };
        match event {
            Event::Act { seat, action } => words.tell(seat, action),
            Event::Chance(outcome) => words.tell_chance(outcome),
        }
    }

    fn follows(before: &View, event: EventOf<Self>) -> &'static Rule {
        Words { view: before, lang: Lang::En }.follows(event)
    }

    fn narrate_hidden(before: &View, lang: Lang) -> String {
        Words { view: before, lang }.tell_hidden()
    }

    fn preview(&self, seat: Seat, action: Action) -> Option<Preview> {
        View::of(self, Observer::Seat(seat)).preview(action)
    }

    fn explain(view: &View, seat: Seat, action: Action, rule: &'static Rule, lang: Lang) -> String {
        Words { view, lang }.explain(seat, action, rule)
    }

    fn point(&self, seat: Seat, wish: &Wish) -> Option<Pointed<Action>> {
        point::point(self, seat, wish)
    }

    fn misread(&self, seat: Seat, text: &str) -> Option<(&'static Rule, InEach)> {
        point::misread(self, seat, text)
    }

    fn prompt(view: &View, lang: Lang) -> String {
        Words { view, lang }.prompt()
    }

    fn draw(view: &View, _: Observer, lang: Lang) -> String {
        Words { view, lang }.table()
    }
}

/// The same words in each language.
fn explain_words(view: &View, tell: impl Fn(Words<'_>) -> String) -> InEach {
    let each = |lang| tell(Words { view, lang });
    InEach { en: each(Lang::En), nl: each(Lang::Nl) }
}
