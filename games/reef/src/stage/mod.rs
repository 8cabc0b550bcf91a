//! The game as people see it: pieces, sentences, a drawing in letters.

mod drawing;
mod follow;
mod pieces;
mod pointing;
mod refusals;
mod reports;
mod words;

use atoll_core::{Called, EventOf, Gesture, Lang, Observer, Pointed, Promise, Rule, Seat, Stage, Staged, Travel, Wish};

use crate::action::Action;
use crate::position::Reef;
use crate::preview::Preview;
use crate::view::View;

impl Staged for Reef {
    type Preview = Preview;

    const STEPS: &'static [&'static str] = &[
        "place",
        "skip",
        "claim",
        "no_claim",
        "flourish",
        "no_flourish",
        "second",
        "done",
        "nature_turn",
        "nature_place",
    ];

    fn stage(view: &View) -> Stage {
        pieces::stage(view)
    }

    fn travels(before: &View, event: EventOf<Reef>) -> Vec<Travel> {
        pieces::travels(before, event)
    }

    fn gesture(view: &View, action: Action) -> Gesture {
        pieces::gesture(view, action)
    }

    fn called(view: &View, kind: &str, item: &str, lang: Lang) -> Option<Called> {
        reports::called(view, kind, item, lang)
    }

    fn sentence(view: &View, action: Action, lang: Lang) -> String {
        words::sentence(view, action, lang)
    }

    fn promises(view: &View, seat: Seat, action: Action) -> Vec<Promise> {
        words::promises(view, seat, action)
    }

    fn narrate(before: &View, event: EventOf<Reef>, lang: Lang) -> String {
        words::narrate(before, event, lang)
    }

    fn follows(before: &View, event: EventOf<Self>) -> &'static Rule {
        follow::follows(before, event)
    }

    fn preview(&self, seat: Seat, action: Action) -> Option<Preview> {
        Preview::of(self, seat, action)
    }

    fn explain(view: &View, seat: Seat, action: Action, rule: &'static Rule, lang: Lang) -> String {
        refusals::explain(view, seat, action, rule, lang)
    }

    fn point(&self, seat: Seat, wish: &Wish) -> Option<Pointed<Action>> {
        pointing::point(self, seat, wish)
    }

    fn prompt(view: &View, lang: Lang) -> String {
        words::prompt(view, lang)
    }

    fn draw(view: &View, _who: Observer, lang: Lang) -> String {
        drawing::draw(view, lang)
    }
}
