//! Why a rule forbids an action here, in words that name the thing pointed at.

use std::fmt::Display;

use atoll_core::{Lang, Rule, Text, name_of};

use super::words::{card_name, colour_name, dice, nth_from_top, steps};
use crate::action::{Action, Column};
use crate::components::{Ability, Island, islands_of};
use crate::position::{Islands, Means, Travel};
use crate::view::{DieView, View};
use crate::{rules, texts};

pub(super) fn explain(view: &View, action: Action, rule: &'static Rule, lang: Lang) -> String {
    let thing = thing(view, action, lang);
    let say = |text: Text| capital(&text.fill(lang, &[("thing", &thing)]));
    let who = view.game().state.active;
    if rule == rules::END_2 {
        return say(texts::WHY_OVER);
    }
    if rule == rules::DEAL_1 {
        return say(texts::WHY_DEALING);
    }
    if rule == rules::TURN_1 {
        return capital(&texts::WHY_TURN.fill(lang, &[("who", &name_of(who)), ("thing", &thing)]));
    }
    if rule == rules::CHOOSE_1 && view.kept.is_none() {
        return say(texts::WHY_TAKE_FIRST);
    }
    let told = match action {
        Action::Take { card, column } => of_take(view, column, &card_name(view, card, lang), rule, lang),
        Action::Step { to, from } => of_step(view, from, Some(to), 1, rule, lang),
        Action::Second { to, from } => of_step(view, from, Some(to), 1, rule, lang),
        Action::Pair { to, from } => of_step(view, from, Some(to), 2, rule, lang),
        Action::Stay { at } => of_step(view, at, None, 1, rule, lang),
        Action::Pass => of_pass(view, lang),
        Action::Done => (rule == rules::SPEC_AGRI).then(|| texts::WHY_NOTHING_LEFT.get(lang).to_owned()),
        Action::Hold => {
            (rule == rules::DIE_2).then(|| texts::WHY_RAISED.fill(lang, &[("specialist", &specialist(view, lang))]))
        }
        Action::Dig { depth, at } => {
            let die = nth_from_top(tower(view, at), depth.dice());
            let text = if die.value == 0 { texts::WHY_NO_COVERED } else { texts::WHY_COVERED };
            Some(text.fill(
                lang,
                &[("from", &at), ("die", &die_name(&die, lang)), ("dice", &dice(depth.dice().into(), lang))],
            ))
        }
    };
    told.map_or_else(|| rule.text.get(lang).to_owned(), |text| capital(&text))
}

/// The text with a capital letter at its start.
fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

/// What an action is about, as a part of a sentence.
fn thing(view: &View, action: Action, lang: Lang) -> String {
    match action {
        Action::Take { card, .. } => card_name(view, card, lang),
        Action::Step { from, .. } | Action::Pair { from, .. } | Action::Second { from, .. } => {
            texts::THING_DIE.fill(lang, &[("from", &from)])
        }
        Action::Stay { at } | Action::Dig { at, .. } => texts::THING_DIE.fill(lang, &[("from", &at)]),
        Action::Pass => texts::THING_PASS.get(lang).to_owned(),
        Action::Done => texts::THING_DONE.get(lang).to_owned(),
        Action::Hold => texts::THING_HOLD.get(lang).to_owned(),
    }
}

fn tower(view: &View, at: Island) -> &[DieView] {
    view.island(at).map_or(&[][..], |one| &one.dice)
}

fn die_name(die: &DieView, lang: Lang) -> String {
    format!("{} {}", colour_name(die.colour, lang), die.value)
}

/// The specialist of the taken column.
fn specialist(view: &View, lang: Lang) -> String {
    let column = view.column.and_then(|column| view.columns.get(usize::from(column)));
    column.and_then(|column| column.name.as_ref()).map_or_else(String::new, |name| name.get(lang).to_owned())
}

fn of_take(view: &View, column: Column, card: &str, rule: &'static Rule, lang: Lang) -> Option<String> {
    let taken = view.column.unwrap_or(0) + 1;
    let kept = view.kept.as_ref().map(|kept| card_name(view, kept.card, lang)).unwrap_or_default();
    let text = match rule.id {
        id if id == rules::CHOOSE_1.id => texts::WHY_OTHER_COLUMN,
        id if id == rules::CHOOSE_3.id => texts::WHY_NO_MOVE,
        id if id == rules::CHOOSE_2.id && view.kept.is_some() => texts::WHY_KEPT,
        id if id == rules::CHOOSE_2.id => texts::WHY_NOT_THERE,
        _ => return None,
    };
    Some(text.fill(lang, &[("card", &card), ("column", &column), ("taken", &taken), ("kept", &kept)]))
}

fn of_step(
    view: &View,
    from: Island,
    to: Option<Island>,
    count: u8,
    rule: &'static Rule,
    lang: Lang,
) -> Option<String> {
    let game = view.game();
    let means = game.means(&game.state.pick?);
    let goal = to.unwrap_or(from);
    let depth = means.dug.map_or(0, |(_, depth)| depth);
    let die = nth_from_top(tower(view, from), depth);
    let kept = colour_name(means.kept.colour(), lang);
    let (ways, open) = far(&game, &means, from, count);
    let distance = if ways[goal.index()] < 255 { ways[goal.index()] } else { open[goal.index()] };
    let top = nth_from_top(
        tower(view, goal),
        u8::from(goal == from && count == 1) + u8::from(goal == from && count == 2) * 2,
    );
    let raised = DieView { value: die.value + u8::from(!means.hold), ..die.clone() };
    let text = match rule.id {
        id if id == rules::SETUP_1.id => texts::WHY_NO_ISLAND,
        id if id == rules::DIE_1.id && view.dug.is_some() => texts::WHY_DUG,
        id if id == rules::DIE_1.id && die.value == 0 => texts::WHY_NO_DIE,
        id if id == rules::DIE_1.id => texts::WHY_COLOUR,
        id if id == rules::DIE_2.id => texts::WHY_SIX,
        id if id == rules::MOVE_1.id && to.is_none() => texts::WHY_MUST_MOVE,
        id if id == rules::MOVE_1.id && goal == from => texts::WHY_RETURN_FAR,
        id if id == rules::MOVE_1.id => texts::WHY_FAR,
        id if id == rules::MOVE_2.id => texts::WHY_ASKEW,
        id if id == rules::MOVE_3.id && blocks(&game, &means, from, goal, count) => texts::WHY_HIGH,
        id if id == rules::MOVE_3.id => texts::WHY_BARRED,
        id if id == rules::MOVE_4.id && top.value == 0 => texts::WHY_EMPTY,
        id if id == rules::MOVE_4.id => texts::WHY_OVER_EMPTY,
        id if id == rules::MOVE_5.id => texts::WHY_ALONE,
        id if id == rules::MOVE_7.id => texts::WHY_NO_RETURN,
        id if id == rules::SPEC_SEIS.id => texts::WHY_NOTHING_BELOW,
        id if id == rules::SPEC_AGRI_1.id => texts::WHY_MOVED,
        id if id == rules::SPEC_AGRI_2.id => texts::WHY_LEFT_OVER,
        id if id == rules::SPEC_AGRI.id => why_no_second(view, &means),
        _ => return None,
    };
    let outside = if game.ctx.board & from.bit() == 0 { from } else { goal };
    let with: [(&str, &dyn Display); 11] = [
        ("from", &from),
        ("to", &goal),
        ("outside", &outside),
        ("die", &die_name(&die, lang)),
        ("raised", &die_name(&raised, lang)),
        ("top", &die_name(&top, lang)),
        ("kept", &kept),
        ("far", &steps(distance, lang)),
        ("steps", &steps(means.steps, lang)),
        ("specialist", &specialist(view, lang)),
        ("dug", &view.dug.as_ref().map_or("", |dug| dug.at.as_str())),
    ];
    Some(text.fill(lang, &with))
}

/// Why a second die may not move: the wrong specialist, too few cards, or the first has yet to move.
fn why_no_second(view: &View, means: &Means) -> Text {
    if means.moved.is_some() {
        texts::WHY_FIRST_MOVED
    } else if !means.ability.split_two {
        texts::WHY_NOT_SHARED
    } else if view.k.unwrap_or(0) < 2 {
        texts::WHY_ONE_CARD
    } else {
        texts::WHY_FIRST_FIRST
    }
}

fn lifted(game: &Islands, means: &Means, from: Island, count: u8) -> Option<Travel> {
    game.check_die(means, from).ok().map(|travel| Travel { count, ..travel })
}

/// The steps from an island to each other, as the die may go and over anything.
fn far(game: &Islands, means: &Means, from: Island, count: u8) -> ([u8; 48], [u8; 48]) {
    let Some(travel) = lifted(game, means, from, count) else { return ([255; 48], [255; 48]) };
    let ways = game.distances(means, &travel, |island| game.may_enter(means, &travel, island).is_ok());
    (ways, game.distances(means, &travel, |_| true))
}

/// Whether it is the goal's own top die that is too high.
fn blocks(game: &Islands, means: &Means, from: Island, goal: Island, count: u8) -> bool {
    lifted(game, means, from, count).is_none_or(|travel| game.may_enter(means, &travel, goal).is_err())
}

/// A move that the kept card allows, so that passing is not.
fn of_pass(view: &View, lang: Lang) -> Option<String> {
    let game = view.game();
    let pick = game.state.pick?;
    let (ability, steps) = (Ability::default(), pick.cards);
    let plain = Means { ability, steps, hold: false, dug: None, moved: None, ..game.means(&pick) };
    if view.moved.is_some() || view.hold || view.dug.is_some() {
        return Some(texts::WHY_HALF.get(lang).to_owned());
    }
    islands_of(game.ctx.board).find_map(|from| {
        let (_, far) = game.ways(&plain, from, 1)?;
        let to = islands_of(game.ctx.board).find(|to| far[to.index()] <= plain.steps)?;
        let die = nth_from_top(tower(view, from), 0);
        Some(texts::WHY_CAN_MOVE.fill(lang, &[("die", &die_name(&die, lang)), ("from", &from), ("to", &to)]))
    })
}
