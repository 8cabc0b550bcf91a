//! Sentences: what an action would do, what an event did, what is to be decided.

use atoll_core::{Event, EventOf, Game, Lang, Promise, Promised, Seat, name_of};

use crate::action::{Action, Chance};
use crate::components::Shape;
use crate::position::{Reef, SECOND_COST, Step};
use crate::stage::pieces::on_top;
use crate::texts;
use crate::view::View;

pub(super) fn sentence(view: &View, action: Action, lang: Lang) -> String {
    match action {
        Action::Place { cell, value, slot } => match turn_cost(view, slot.index(), value.pips()) {
            0 => texts::DO_PLACE.fill(lang, &[("value", &value), ("cell", &cell)]),
            cost => {
                let shown = nursery_value(view, slot.index());
                let cost = fish(cost, lang);
                let with: [(&str, &dyn std::fmt::Display); 4] =
                    [("shown", &shown), ("value", &value), ("cell", &cell), ("cost", &cost)];
                texts::DO_PLACE_TURNED.fill(lang, &with)
            }
        },
        Action::Skip => texts::DO_SKIP.get(lang).to_owned(),
        Action::Claim { shape } => {
            let card = view.data().card(shape);
            let text = if card.fish > 0 { texts::DO_CLAIM_FISH } else { texts::DO_CLAIM };
            text.fill(lang, &[("shape", &shape_name(view, shape, lang)), ("points", &points(card.points, lang))])
        }
        Action::NoClaim => texts::DO_NO_CLAIM.get(lang).to_owned(),
        Action::Flourish => {
            let value = placed_value(view);
            let Some(card) = view.data().flourish.iter().find(|card| card.value == value) else {
                return texts::OPTION_FLOURISH.get(lang).to_owned();
            };
            let text = if card.fish > 0 { texts::DO_FLOURISH_FISH } else { texts::DO_FLOURISH };
            let (points, fish) = (points(card.points, lang), fish(i16::from(card.fish), lang));
            text.fill(lang, &[("value", &value), ("points", &points), ("fish", &fish)])
        }
        Action::NoFlourish => texts::DO_NO_FLOURISH.get(lang).to_owned(),
        Action::BuySecond => texts::DO_SECOND.get(lang).to_owned(),
        Action::Done => texts::DO_DONE.get(lang).to_owned(),
        Action::NatureTurn { value } => match nature_cost(view, value.pips()) {
            0 => texts::DO_NATURE_KEEP.fill(lang, &[("value", &value)]),
            cost => texts::DO_NATURE_TURN.fill(lang, &[("value", &value), ("cost", &fish(cost, lang))]),
        },
        Action::NaturePlace { cell } => {
            texts::DO_NATURE_PLACE.fill(lang, &[("value", &nature_value(view)), ("cell", &cell)])
        }
    }
}

/// Points, fish and the number of a die that a sentence names; face-down cards are counted at the end.
pub(super) fn promises(view: &View, seat: Seat, action: Action) -> Vec<Promise> {
    let (points, fish) = match action {
        Action::Claim { shape } => {
            let card = view.data().card(shape);
            (card.points, i16::from(card.fish))
        }
        Action::Flourish => {
            let card = view.data().flourish.iter().find(|card| card.value == placed_value(view));
            card.map_or((0, 0), |card| (card.points, i16::from(card.fish)))
        }
        Action::BuySecond => (0, -(SECOND_COST as i16)),
        _ => (0, 0),
    };
    let mut promises = Vec::new();
    if let Action::Place { cell, value, .. } = action {
        let of = Promised::Lies { spot: on_top(view, cell), face: value.pips().into() };
        promises.push(Promise { of, seat, by: 1 });
    }
    if points > 0 && !view.ctx.settings.face_down {
        promises.push(Promise { of: Promised::Points, seat, by: i16::from(points) });
    }
    // Against Nature fish decide nothing, and no line counts them.
    if fish != 0 && view.nature.is_none() {
        promises.push(Promise { of: Promised::Score("score.fish"), seat, by: fish });
    }
    promises
}

/// What an event did, and what came of it by itself: fish, a card set aside, the end.
pub(super) fn narrate(before: &View, event: EventOf<Reef>, lang: Lang) -> String {
    let active = before.active.map_or_else(String::new, name_of);
    let mut told = match event {
        Event::Act { seat, action } => narrate_action(before, &name_of(seat), action, lang),
        Event::Chance(Chance::Roll { value }) => texts::TOLD_ROLL.fill(lang, &[("who", &active), ("value", &value)]),
        Event::Chance(Chance::First { seat }) => texts::TOLD_FIRST.fill(lang, &[("who", &name_of(seat))]),
        Event::Chance(Chance::Draw { shape }) => {
            texts::TOLD_DRAW.fill(lang, &[("shape", &shape_name(before, shape, lang))])
        }
        Event::Chance(Chance::Nature { value }) => texts::TOLD_NATURE_ROLL.fill(lang, &[("value", &value)]),
    };
    for line in consequences(before, event, lang) {
        told.push(' ');
        told.push_str(&line);
    }
    told
}

fn consequences(before: &View, event: EventOf<Reef>, lang: Lang) -> Vec<String> {
    let old = before.reef();
    let mut new = old.clone();
    let mut lines = Vec::new();
    match event {
        Event::Act { seat, action } => {
            if old.check(seat, action).is_err() {
                return lines;
            }
            new.act(seat, action);
            let (who, me) = (name_of(seat), seat.index());
            if let Action::Place { cell, .. } = action
                && old.state.height(cell.bit()) == 0
                && old.ctx.data().board.has_fish(cell)
            {
                lines.push(texts::TOLD_FISH_SPACE.fill(lang, &[("who", &who)]));
            }
            let claims = old.state.claimed || matches!(action, Action::Claim { .. });
            let scores = old.state.scored || action == Action::Flourish;
            let ended = old.state.step != Step::NatureTurn
                && old.state.step != Step::NaturePlace
                && (new.state.step.is_chance() || new.state.step == Step::Over || new.state.seat != seat || {
                    // A seat whose reserve is empty goes on at once if no other has dice.
                    new.state.step == Step::Place && action != Action::BuySecond
                });
            let won = new.won() == Some(true);
            if ended && !claims && !scores && !won && new.state.fish[me] > 0 {
                lines.push(texts::TOLD_BONUS.fill(lang, &[("who", &who)]));
            }
        }
        Event::Chance(outcome) => {
            new.chance(outcome);
            if old.state.step == Step::Roll && matches!(new.state.step, Step::Place) {
                lines.push(texts::TOLD_BEGINS.fill(lang, &[("who", &name_of(new.state.seat))]));
            }
        }
    }
    if new.state.aside > old.state.aside {
        lines.push(texts::TOLD_ASIDE.get(lang).to_owned());
    }
    if new.state.step == Step::Over {
        lines.push(match new.won() {
            Some(true) => texts::TOLD_WON.fill(lang, &[("who", &name_of(Seat::A))]),
            Some(false) => texts::PROMPT_LOST.get(lang).to_owned(),
            None => texts::PROMPT_OVER.get(lang).to_owned(),
        });
    }
    lines
}

fn narrate_action(before: &View, who: &str, action: Action, lang: Lang) -> String {
    match action {
        Action::Place { cell, value, slot } => match turn_cost(before, slot.index(), value.pips()) {
            0 => texts::TOLD_PLACE.fill(lang, &[("who", &who), ("value", &value), ("cell", &cell)]),
            cost => {
                let (shown, cost) = (nursery_value(before, slot.index()), fish(cost, lang));
                let with: [(&str, &dyn std::fmt::Display); 5] =
                    [("who", &who), ("shown", &shown), ("value", &value), ("cell", &cell), ("cost", &cost)];
                texts::TOLD_PLACE_TURNED.fill(lang, &with)
            }
        },
        Action::Skip => texts::TOLD_SKIP.fill(lang, &[("who", &who)]),
        Action::Claim { shape } => {
            let card = before.data().card(shape);
            let text = if card.fish > 0 { texts::TOLD_CLAIM_FISH } else { texts::TOLD_CLAIM };
            let (points, shape) = (points(card.points, lang), shape_name(before, shape, lang));
            text.fill(lang, &[("who", &who), ("shape", &shape), ("points", &points)])
        }
        Action::NoClaim => texts::TOLD_NO_CLAIM.fill(lang, &[("who", &who)]),
        Action::Flourish => {
            let value = placed_value(before);
            let card = before.data().flourish.iter().find(|card| card.value == value);
            let points = points(card.map_or(0, |card| card.points), lang);
            let earned = card.map_or(0, |card| card.fish);
            let text = if earned > 0 { texts::TOLD_FLOURISH_FISH } else { texts::TOLD_FLOURISH };
            let fish = fish(i16::from(earned), lang);
            let with: [(&str, &dyn std::fmt::Display); 4] =
                [("who", &who), ("value", &value), ("points", &points), ("fish", &fish)];
            text.fill(lang, &with)
        }
        Action::NoFlourish => texts::TOLD_NO_FLOURISH.fill(lang, &[("who", &who)]),
        Action::BuySecond => texts::TOLD_SECOND.fill(lang, &[("who", &who)]),
        Action::Done => texts::TOLD_DONE.fill(lang, &[("who", &who)]),
        Action::NatureTurn { value } => match nature_cost(before, value.pips()) {
            0 => texts::TOLD_NATURE_KEEP.fill(lang, &[("who", &who), ("value", &value)]),
            cost => {
                let cost = fish(cost, lang);
                texts::TOLD_NATURE_TURN.fill(lang, &[("who", &who), ("value", &value), ("cost", &cost)])
            }
        },
        Action::NaturePlace { cell } => {
            let (value, level) = (nature_value(before), nature_level(before));
            texts::TOLD_NATURE_PLACE.fill(lang, &[("value", &value), ("cell", &cell), ("level", &level)])
        }
    }
}

pub(super) fn prompt(view: &View, lang: Lang) -> String {
    let text = match (view.step, view.won) {
        (Step::Place, _) if view.second => texts::PROMPT_PLACE_SECOND,
        (Step::Place, _) => texts::PROMPT_PLACE,
        (Step::Claim, _) if view.ctx.settings.claim_forced => texts::PROMPT_CLAIM_FORCED,
        (Step::Claim, _) => texts::PROMPT_CLAIM,
        (Step::Flourish, _) => texts::PROMPT_FLOURISH,
        (Step::Second, _) => texts::PROMPT_SECOND,
        (Step::NatureTurn, _) => texts::PROMPT_NATURE_TURN,
        (Step::NaturePlace, _) => {
            let level = nature_level(view);
            return texts::PROMPT_NATURE_PLACE.fill(lang, &[("value", &nature_value(view)), ("level", &level)]);
        }
        (Step::Over, Some(true)) => texts::PROMPT_WON,
        (Step::Over, Some(false)) => texts::PROMPT_LOST,
        (Step::Over, None) => texts::PROMPT_OVER,
        (Step::DrawShape | Step::Roll | Step::First | Step::Refill | Step::NatureRoll, _) => texts::PROMPT_CHANCE,
    };
    text.get(lang).to_owned()
}

/// What the active seat's nursery die shows, 0 if there is none.
pub(super) fn nursery_value(view: &View, slot: usize) -> u8 {
    view.active.and_then(|seat| view.players[seat.index()].nursery[slot]).unwrap_or(0)
}

/// Fish to turn a nursery die of the active seat.
pub(super) fn turn_cost(view: &View, slot: usize, pips: u8) -> i16 {
    match nursery_value(view, slot) {
        0 => 0,
        shown => i16::from(shown.abs_diff(pips)),
    }
}

pub(super) fn nature_value(view: &View) -> u8 {
    view.nature.as_ref().and_then(|nature| nature.die).unwrap_or(0)
}

pub(super) fn nature_level(view: &View) -> u8 {
    view.nature.as_ref().and_then(|nature| nature.reason).map_or(1, |reason| reason.level)
}

/// Fish to turn Nature's die.
pub(super) fn nature_cost(view: &View, pips: u8) -> i16 {
    match nature_value(view) {
        0 => 0,
        shown => 2 * i16::from(shown.abs_diff(pips)),
    }
}

/// The value of the die just placed, 0 if there is none.
pub(super) fn placed_value(view: &View) -> u8 {
    let placed = view.placed.and_then(|spot| view.stack(spot.x, spot.y).get(usize::from(spot.z)).copied());
    placed.map_or(0, |die| die.value)
}

pub(super) fn fish(count: i16, lang: Lang) -> String {
    match count {
        1 => texts::WORD_FISH_ONE.get(lang).to_owned(),
        n => texts::WORD_FISH_MANY.fill(lang, &[("n", &n)]),
    }
}

pub(super) fn points(count: u8, lang: Lang) -> String {
    match count {
        1 => texts::WORD_POINT_ONE.get(lang).to_owned(),
        n => texts::WORD_POINT_MANY.fill(lang, &[("n", &n)]),
    }
}

pub(super) fn shape_name(view: &View, shape: Shape, lang: Lang) -> String {
    view.data().card(shape).name.get(lang).to_owned()
}
