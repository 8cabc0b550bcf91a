//! Why a rule forbids an action here, in words that name the thing pointed at.

use std::fmt::Display;

use atoll_core::{Lang, Rule, Seat, Text, name_of};

use super::words::{fish, nature_cost, nature_level, nature_value, nursery_value, placed_value, prompt, shape_name};
use crate::action::{Action, Slot, Value};
use crate::components::{Cell, Owner, Shape};
use crate::position::{Lack, Reef, Step, cells};
use crate::view::View;
use crate::{rules, texts};

pub(super) fn explain(view: &View, seat: Seat, action: Action, rule: &'static Rule, lang: Lang) -> String {
    let say = |text: Text, with: &[(&str, &dyn Display)]| capital(&text.fill(lang, with));
    let thing = thing(view, action, lang);
    if [rules::END_1.id, rules::END_3.id, rules::SOLO_7.id].contains(&rule.id) {
        return say(texts::WHY_OVER, &[("thing", &thing)]);
    }
    if rule == rules::TURN_3 {
        let text = if view.step.is_chance() { texts::WHY_ROLLING } else { texts::WHY_TURN };
        let who = view.active.map_or_else(String::new, name_of);
        return say(text, &[("who", &who), ("thing", &thing)]);
    }
    if rule == rules::TURN_1 {
        return say(texts::WHY_ORDER, &[("thing", &thing), ("prompt", &prompt(view, lang))]);
    }
    if rule == rules::SOLO_6 {
        return say(texts::WHY_NATURES_TURN, &[("thing", &thing)]);
    }
    if rule == rules::SOLO_10 {
        return texts::WHY_NO_NATURE.get(lang).to_owned();
    }
    let reef = view.reef();
    let told = match action {
        Action::Place { cell, value, slot } => of_place(view, &reef, seat, (cell, value, slot), rule, lang),
        Action::Skip => of_skip(&reef, seat, rule, lang),
        Action::Claim { shape } => of_claim(view, &reef, shape, rule, lang),
        Action::NoClaim => view
            .matches
            .first()
            .and_then(|id| id.parse().ok())
            .map(|shape| texts::WHY_FORCED.fill(lang, &[("shape", &shape_name(view, shape, lang))])),
        Action::Flourish => of_flourish(view, rule, lang),
        Action::BuySecond => {
            let player = &view.players[seat.index()];
            let text = if rule == rules::SECOND_3 {
                texts::WHY_SECOND_LATER
            } else if view.second || player.nursery.iter().all(Option::is_none) {
                texts::WHY_NO_OTHER
            } else {
                texts::WHY_SECOND_POOR
            };
            Some(text.fill(lang, &[("fish", &fish(player.fish as i16, lang))]))
        }
        Action::NatureTurn { value } => of_nature_turn(view, seat, value, rule, lang),
        Action::NaturePlace { cell } => of_nature_place(view, &reef, cell, rule, lang),
        Action::NoFlourish | Action::Done => None,
    };
    let told =
        told.or_else(|| (rule == rules::SOLO_2).then(|| texts::WHY_NATURE_FIRST.fill(lang, &[("thing", &thing)])));
    told.map_or_else(|| rule.text.get(lang).to_owned(), |text| capital(&text))
}

/// What an action is about, as a part of a sentence.
fn thing(view: &View, action: Action, lang: Lang) -> String {
    match action {
        Action::Place { cell, value, .. } => texts::THING_PLACE.fill(lang, &[("value", &value), ("cell", &cell)]),
        Action::Skip => texts::THING_SKIP.get(lang).to_owned(),
        Action::Claim { shape } => shape_name(view, shape, lang),
        Action::NoClaim => texts::THING_NO_CLAIM.get(lang).to_owned(),
        Action::Flourish | Action::NoFlourish => texts::THING_FLOURISH.get(lang).to_owned(),
        Action::BuySecond => texts::THING_SECOND.get(lang).to_owned(),
        Action::Done => texts::THING_DONE.get(lang).to_owned(),
        Action::NatureTurn { value } => texts::THING_NATURE_TURN.fill(lang, &[("value", &value)]),
        Action::NaturePlace { cell } => texts::THING_NATURE_PLACE.fill(lang, &[("cell", &cell)]),
    }
}

/// The text with a capital letter at its start; names of seats are left alone.
fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

/// Why no die may lie on a space, whosever it is.
fn of_spot(view: &View, cell: Cell, value: u8, rule: &'static Rule, lang: Lang) -> Option<String> {
    let (x, y) = view.board().xy(cell);
    let top = view.stack(x, y).last().map_or(0, |die| die.value);
    let centre = view.board().centre;
    let text = match rule.id {
        id if id == rules::PLACE_2.id => texts::WHY_CENTRE,
        id if id == rules::PLACE_3.id && !view.board().has(cell) => texts::WHY_NO_SPACE,
        id if id == rules::PLACE_3.id => texts::WHY_APART,
        id if id == rules::PLACE_4.id => texts::WHY_CORNER,
        id if id == rules::STACK_1.id => texts::WHY_LOW,
        id if id == rules::STACK_3.id => texts::WHY_FULL,
        _ => return None,
    };
    Some(text.fill(lang, &[("cell", &cell), ("value", &value), ("top", &top), ("centre", &centre)]))
}

fn of_place(
    view: &View,
    reef: &Reef,
    seat: Seat,
    (cell, value, slot): (Cell, Value, Slot),
    rule: &'static Rule,
    lang: Lang,
) -> Option<String> {
    if let Some(told) = of_spot(view, cell, value.pips(), rule, lang) {
        return Some(told);
    }
    let shown = nursery_value(view, slot.index());
    let has = fish(reef.state.fish[seat.index()] as i16, lang);
    let cost = fish(i16::from(shown.abs_diff(value.pips())), lang);
    let text = match rule.id {
        id if id == rules::PLACE_1.id => texts::WHY_SLOT,
        id if id == rules::SECOND_1.id => texts::WHY_PAY,
        id if id == rules::ADJ_1.id => texts::WHY_POOR,
        id if id == rules::ADJ_2.id => texts::WHY_END_STOP,
        _ => return None,
    };
    let with: [(&str, &dyn Display); 6] =
        [("slot", &slot), ("shown", &shown), ("value", &value), ("cost", &cost), ("fish", &has), ("cell", &cell)];
    Some(text.fill(lang, &with))
}

/// A die that fits, so placing cannot be skipped.
fn of_skip(reef: &Reef, seat: Seat, rule: &'static Rule, lang: Lang) -> Option<String> {
    if rule == rules::SECOND_3 {
        return Some(texts::WHY_PAID.get(lang).to_owned());
    }
    let spots = reef.spots();
    let nursery = reef.state.nursery[seat.index()];
    let (value, mask) =
        nursery.iter().map(|&value| (value, spots[usize::from(value)])).find(|&(v, m)| v != 0 && m != 0)?;
    let cell = cells(mask).next()?;
    Some(texts::WHY_FITS.fill(lang, &[("value", &value), ("cell", &cell)]))
}

fn of_claim(view: &View, reef: &Reef, shape: Shape, rule: &'static Rule, lang: Lang) -> Option<String> {
    let name = shape_name(view, shape, lang);
    let in_play = view.shapes.iter().any(|one| *one.id == *shape.to_string());
    let placed = view.placed.and_then(|spot| view.board().cell(spot.x, spot.y));
    let say = |text: Text| Some(text.fill(lang, &[("shape", &name)]));
    match rule.id {
        id if id == rules::CLAIM_2.id => say(texts::WHY_ONE_CARD),
        id if id == rules::CLAIM_3.id => say(if in_play { texts::WHY_TAKEN } else { texts::WHY_NOT_IN_PLAY }),
        id if id == rules::CLAIM_1.id => match placed {
            None => say(texts::WHY_NO_DIE),
            Some(_) if view.step != Step::Claim && reef.lacks(shape).is_some_and(|lacks| lacks.is_empty()) => {
                say(texts::WHY_LEFT)
            }
            Some(cell) => {
                let text = if reef.lacks(shape).is_none() && !reef.stands(shape) {
                    texts::WHY_NO_PART
                } else {
                    texts::WHY_OLD
                };
                Some(text.fill(lang, &[("shape", &name), ("cell", &cell)]))
            }
        },
        id if id == rules::MATCH_2.id => say(texts::WHY_BENT),
        id if id == rules::MATCH_4.id => say(texts::WHY_COVERED),
        id if id == rules::EVO_3.id => say(texts::WHY_MIRRORED),
        id if id == rules::MATCH_1.id => {
            let lacks = reef.lacks(shape)?;
            let list: Vec<String> = lacks.iter().map(|lack| missing(lack, lang)).collect();
            let list = match list.split_last() {
                Some((last, [])) => last.clone(),
                Some((last, rest)) => format!("{} {} {last}", rest.join(", "), texts::WORD_AND.get(lang)),
                None => return None,
            };
            Some(texts::WHY_LACKS.fill(lang, &[("shape", &name), ("missing", &list)]))
        }
        _ => None,
    }
}

/// A die that a pattern lacks: "your die on d4, level 2".
fn missing(lack: &Lack, lang: Lang) -> String {
    let text = match lack.owner {
        Owner::Own => texts::WORD_LACK_OWN,
        Owner::Other => texts::WORD_LACK_OTHER,
        Owner::Any => texts::WORD_LACK_ANY,
    };
    text.fill(lang, &[("cell", &lack.cell), ("level", &lack.level)])
}

fn of_flourish(view: &View, rule: &'static Rule, lang: Lang) -> Option<String> {
    let value = placed_value(view);
    let text = match rule.id {
        id if id == rules::FLO_1.id && !view.ctx.settings.flourish => texts::WHY_NO_FLOURISH,
        id if id == rules::FLO_1.id => texts::WHY_NO_PAIR_CARD,
        id if id == rules::FLO_3.id => texts::WHY_SCORED,
        _ if value == 0 => texts::WHY_NO_PAIR_YET,
        _ => texts::WHY_NO_PAIR,
    };
    Some(text.fill(lang, &[("value", &value)]))
}

fn of_nature_turn(view: &View, seat: Seat, value: Value, rule: &'static Rule, lang: Lang) -> Option<String> {
    let shown = nature_value(view);
    if shown == 0 {
        return (rule == rules::SOLO_2).then(|| texts::WHY_NO_NATURE_DIE.get(lang).to_owned());
    }
    let has = fish(view.players[seat.index()].fish as i16, lang);
    let cost = fish(nature_cost(view, value.pips()), lang);
    let most = view.ctx.settings.nature_adjust_max;
    let text = if rule == rules::SOLO_8 { texts::WHY_NATURE_STEPS } else { texts::WHY_NATURE_POOR };
    let with: [(&str, &dyn Display); 5] =
        [("shown", &shown), ("value", &value), ("cost", &cost), ("fish", &has), ("steps", &most)];
    Some(text.fill(lang, &with))
}

fn of_nature_place(view: &View, reef: &Reef, cell: Cell, rule: &'static Rule, lang: Lang) -> Option<String> {
    let value = nature_value(view);
    if let Some(told) = of_spot(view, cell, value, rule, lang) {
        return Some(told);
    }
    if value == 0 {
        return (rule == rules::SOLO_2).then(|| texts::WHY_NO_NATURE_DIE.get(lang).to_owned());
    }
    let (spots, ..) = reef.nature_spots(value);
    let nearest = cells(spots).next()?;
    let its = reef.state.height(cell.bit()) + 1;
    let text = match rule.id {
        id if id == rules::SOLO_2.id => texts::WHY_CENTRE,
        id if id == rules::SOLO_3.id => texts::WHY_NATURE_LEVEL,
        id if id == rules::SOLO_4.id => texts::WHY_FARTHER,
        _ => return None,
    };
    let centre = view.board().centre;
    let with: [(&str, &dyn Display); 6] = [
        ("value", &value),
        ("cell", &cell),
        ("level", &nature_level(view)),
        ("its", &its),
        ("nearest", &nearest),
        ("centre", &centre),
    ];
    Some(text.fill(lang, &with))
}
