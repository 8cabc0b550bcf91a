//! The game as people see it: pieces, sentences, and the table as text.

mod drawing;
mod follow;
mod pieces;
mod pointing;
mod refusals;
mod reports;
mod words;

use atoll_core::{
    Called, EventOf, Game, Gesture, Lang, Observer, Pointed, Promise, Rule, Seat, Stage, Staged, Travel, Wish,
};

use crate::action::Action;
use crate::position::{Islands, Step};
use crate::preview::{Plan, Preview, Worth};
use crate::score;
use crate::view::View;

impl Staged for Islands {
    type Preview = Preview;

    const STEPS: &'static [&'static str] = &["take", "step", "pair", "second", "stay", "pass", "done", "hold", "dig"];

    const UNDRAWN: &'static [(&'static str, &'static str)] = &[
        ("reachable", "the list of what can be done tells the moves"),
        ("stays", "the list of what can be done tells the moves"),
    ];

    fn stage(view: &View) -> Stage {
        pieces::stage(view)
    }

    fn travels(before: &View, event: EventOf<Self>) -> Vec<Travel> {
        pieces::travels(before, event)
    }

    fn gesture(view: &View, action: Action) -> Gesture {
        pieces::gesture(view, action)
    }

    fn takes(view: &View, action: Action) -> Vec<(&'static str, String)> {
        reports::takes(view, action)
    }

    fn called(view: &View, kind: &str, item: &str, lang: Lang) -> Option<Called> {
        reports::called(view, kind, item, lang)
    }

    fn sentence(view: &View, action: Action, lang: Lang) -> String {
        words::told(view, action, lang, None)
    }

    fn promises(view: &View, seat: Seat, action: Action) -> Vec<Promise> {
        words::promises(view, seat, action)
    }

    const UNTOLD: &'static [(&'static str, &'static str)] = score::UNTOLD;

    fn narrate(before: &View, event: EventOf<Self>, lang: Lang) -> String {
        words::narrate(before, event, lang)
    }

    fn follows(_: &View, event: EventOf<Self>) -> &'static Rule {
        follow::follows(event)
    }

    fn preview(&self, seat: Seat, action: Action) -> Option<Preview> {
        self.check(seat, action).ok()?;
        match action {
            // What a card would allow, before it is taken.
            Action::Take { card, column } => {
                let cards = self.state.lanes[column.index()].len();
                Some(Preview::Plan(Plan::of(self, &self.means_of(column, card), cards)))
            }
            // What the towers would be worth afterwards.
            _ if self.state.step != Step::Choose => {
                let mut after = self.clone();
                after.act(seat, action);
                Some(Preview::Worth(Worth { forecast: score::dice(&after) }))
            }
            _ => None,
        }
    }

    fn explain(view: &View, _seat: Seat, action: Action, rule: &'static Rule, lang: Lang) -> String {
        refusals::explain(view, action, rule, lang)
    }

    fn point(&self, seat: Seat, wish: &Wish) -> Option<Pointed<Action>> {
        pointing::point(self, seat, wish)
    }

    fn prompt(view: &View, lang: Lang) -> String {
        words::prompt(view, lang)
    }

    fn draw(view: &View, _who: Observer, lang: Lang) -> String {
        drawing::draw(view, lang).expect("writing to a string cannot fail")
    }
}
