//! The game as people see it: pieces, and sentences.

mod draw;
mod explain;
mod follow;
mod gesture;
mod narrate;
mod pieces;
mod point;
mod promise;
mod prompt;
mod reports;
mod words;

use atoll_core::{
    Called, Event, EventOf, Gesture, Lang, Observer, Pointed, Promise, Rule, Seat, Stage, Staged, Travel, Wish, name_of,
};

use self::narrate::narrate_action;
use self::prompt::ask;
use self::words::{INVITE, Words, breeding_name, coral_name, line_name, listed, place_name, track_name};
use crate::action::{Action, Breeding, Chance, Coral, CrabBox};
use crate::position::{Relief, Task};
use crate::preview::Preview;
use crate::texts;
use crate::view::View;

/// Why these lines of the scoring are not told turn by turn.
const MAJORITY: &str = "who has the most is counted in the end; until then the sheets show it";

impl Staged for Relief {
    type Preview = Preview;

    const STEPS: &'static [&'static str] = gesture::STEPS;

    fn stage(view: &View) -> Stage {
        pieces::stage(view)
    }

    fn travels(before: &View, event: EventOf<Self>) -> Vec<Travel> {
        pieces::travels(before, event)
    }

    fn gesture(view: &View, action: Action) -> Gesture {
        gesture::gesture(view, action)
    }

    fn preview(&self, seat: Seat, action: Action) -> Option<Preview> {
        crate::preview::preview(self, seat, action)
    }

    fn explain(view: &View, seat: Seat, action: Action, rule: &'static Rule, lang: Lang) -> String {
        explain::explain(view, seat, action, rule, lang)
    }

    fn point(&self, seat: Seat, wish: &Wish) -> Option<Pointed<Action>> {
        point::point(self, seat, wish)
    }

    fn called(view: &View, kind: &str, item: &str, lang: Lang) -> Option<Called> {
        reports::called(view, kind, item, lang)
    }

    fn sentence(view: &View, action: Action, lang: Lang) -> String {
        let seat = speaker(view).unwrap_or(Seat::A);
        let doing = view.desk(seat).and_then(|desk| desk.doing);
        let say = Words { view, lang, seat };
        match action {
            Action::Power { track } => texts::DO_POWER.fill(lang, &[("power", &track_name(track, lang))]),
            Action::Reroll { dice } => texts::DO_REROLL.fill(lang, &[("dice", &say.dice(dice))]),
            Action::Shift { die, up } => {
                texts::DO_SHIFT.fill(lang, &[("die", &say.die(die)), ("value", &say.shifted(die, up))])
            }
            Action::Keep => texts::DO_KEEP.get(lang).to_owned(),
            Action::Aside { die } => {
                texts::DO_ASIDE.fill(lang, &[("die", &say.die(die)), ("coral", &coral_name(die, lang))])
            }
            Action::Grow { die } => {
                texts::DO_GROW.fill(lang, &[("die", &say.die(die)), ("coral", &coral_name(die, lang))])
            }
            Action::Line { line } => match doing {
                Some(Task::Line { value, .. }) if say.writes(line) => {
                    texts::DO_LINE_WRITE.fill(lang, &[("line", &line_name(line, lang)), ("value", &value)])
                }
                Some(Task::CrabRow { .. } | Task::CrabColumn { .. }) => {
                    texts::DO_CLEAR.fill(lang, &[("line", &line_name(line, lang))])
                }
                _ => texts::DO_LINE.fill(lang, &[("line", &line_name(line, lang))]),
            },
            Action::Cell { space } => match doing {
                Some(Task::Cell { coral, .. }) => say.growth(space, coral, &INVITE),
                Some(Task::Infest { .. }) => say.infestation(space, &INVITE),
                _ => texts::DO_CELL.fill(lang, &[("place", &place_name(space, lang))]),
            },
            Action::Stop => texts::DO_STOP.get(lang).to_owned(),
            Action::Done => texts::DO_DONE.get(lang).to_owned(),
            Action::Open { line } => texts::DO_OPEN.fill(lang, &[("line", &line_name(line, lang))]),
            Action::Attract { species } => {
                let (name, benefit) = (say.species(species), say.benefit(species));
                let deed = texts::DO_ATTRACT.fill(lang, &[("species", &name), ("benefit", &benefit)]);
                say.with_worth(deed, true, &INVITE)
            }
            Action::AttractCrab => {
                let deed = texts::DO_ATTRACT_OWN.fill(lang, &[("species", &texts::CRAB.get(lang))]);
                say.with_worth(deed, view.ctx.crab.counts, &INVITE)
            }
            Action::AttractTrumpet => {
                let deed = texts::DO_ATTRACT_OWN.fill(lang, &[("species", &texts::TRUMPET.get(lang))]);
                say.with_worth(deed, view.ctx.trumpet.counts, &INVITE)
            }
            Action::Check { track } => texts::DO_CHECK.fill(lang, &[("power", &track_name(track, lang))]),
            Action::Unlock { breeding } => texts::DO_UNLOCK.fill(lang, &[("power", &breeding_name(breeding, lang))]),
            Action::Crab { kind } => match kind {
                CrabBox::Row => texts::DO_CRAB_ROW,
                CrabBox::Column => texts::DO_CRAB_COLUMN,
                CrabBox::Both => texts::DO_CRAB_BOTH,
            }
            .get(lang)
            .to_owned(),
            Action::Spawn { space, coral } => say.breeding(Breeding::Spawning, space, coral, &INVITE),
            Action::Bud { space, coral } => say.breeding(Breeding::Budding, space, coral, &INVITE),
            Action::Skip => match doing {
                Some(Task::Colour { .. }) => texts::DO_SKIP_GROW,
                Some(Task::CrabUse | Task::Breed { .. }) => texts::DO_SKIP_USE,
                Some(Task::CrabRow { .. }) => texts::DO_SKIP_ROW,
                Some(Task::CrabColumn { .. }) => texts::DO_SKIP_COLUMN,
                _ => texts::DO_SKIP,
            }
            .get(lang)
            .to_owned(),
            Action::Colour { coral } => {
                let value = match doing {
                    Some(Task::Colour { value }) => value,
                    _ => 0,
                };
                texts::DO_COLOUR.fill(lang, &[("value", &value), ("coral", &coral_name(coral, lang))])
            }
            Action::Shell { track } => texts::DO_SHELL.fill(lang, &[("power", &track_name(track, lang))]),
            Action::Trumpet { count } => match count.index() {
                0 => texts::DO_TRUMPET_NONE.get(lang).to_owned(),
                1 => texts::DO_TRUMPET_ONE.get(lang).to_owned(),
                n => texts::DO_TRUMPET.fill(lang, &[("n", &n)]),
            },
        }
    }

    const UNTOLD: &'static [(&'static str, &'static str)] = &[
        ("score.most_brain", MAJORITY),
        ("score.most_digitate", MAJORITY),
        ("score.most_branching", MAJORITY),
        ("score.most_destroyed", MAJORITY),
        ("score.most_stars", MAJORITY),
    ];

    fn promises(view: &View, seat: Seat, action: Action) -> Vec<Promise> {
        promise::promises(view, seat, action)
    }

    fn narrate(before: &View, event: EventOf<Self>, lang: Lang) -> String {
        match event {
            Event::Act { seat, action } => narrate_action(before, seat, action, lang),
            Event::Chance(Chance::First { seat }) => texts::DID_FIRST.fill(lang, &[("who", &name_of(seat))]),
            Event::Chance(Chance::Roll { brain, digitate, branching }) => {
                let say = Words { view: before, lang, seat: Seat::A };
                let faces = [brain, digitate, branching];
                let dice = Coral::ALL.map(|die| say.die_showing(die, faces[die.index()].pips()));
                texts::DID_ROLL.fill(lang, &[("dice", &listed(&dice, texts::AND.get(lang)))])
            }
            Event::Chance(Chance::Again { die, face }) => {
                let say = Words { view: before, lang, seat: Seat::A };
                texts::DID_AGAIN.fill(lang, &[("die", &say.die_showing(die, face.pips()))])
            }
        }
    }

    fn follows(before: &View, event: EventOf<Self>) -> &'static Rule {
        follow::follows(before, event)
    }

    fn prompt(view: &View, lang: Lang) -> String {
        if view.step == "over" {
            return if view.capped { texts::ASK_OVER_CAP } else { texts::ASK_OVER }.get(lang).to_owned();
        }
        if view.deciding.is_empty() {
            return texts::ASK_CHANCE.get(lang).to_owned();
        }
        let mine = view.me.and_then(|me| view.desk(me));
        match mine {
            Some(desk) => ask(view, desk, lang),
            None => {
                let names: Vec<String> = view.deciding.iter().map(|&seat| name_of(seat)).collect();
                texts::ASK_WAIT.fill(lang, &[("names", &listed(&names, texts::AND.get(lang)))])
            }
        }
    }

    fn draw(view: &View, _: Observer, lang: Lang) -> String {
        draw::draw(view, lang)
    }
}

/// Whose action a view's legal actions are: the observer, or whoever decides alone.
fn speaker(view: &View) -> Option<Seat> {
    view.me.or_else(|| view.desks.first().map(|desk| desk.seat))
}
