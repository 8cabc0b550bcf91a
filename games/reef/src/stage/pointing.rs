//! What a pointing hand means.

use atoll_core::{Game, Lang, Observer, Pointed, Rule, Seat, Staged, Text, Wish, WishSpot, Words, name_of};

use crate::action::{Action, Slot, Value};
use crate::components::Shape;
use crate::position::{Reef, SHAPES_IN_PLAY, Step};
use crate::view::View;
use crate::{rules, texts};

/// A legal action that has everything pointed at, or else the one meant, or why there is none.
pub(super) fn point(reef: &Reef, seat: Seat, wish: &Wish) -> Option<Pointed<Action>> {
    let view = reef.view(Observer::Seat(seat));
    if reef.turn().asks(seat) {
        let mut legal = Vec::new();
        reef.legal(seat, &mut legal);
        if let Some(action) = legal.into_iter().find(|&action| wish.meets(&Reef::gesture(&view, action))) {
            return Some(Pointed::Means(action));
        }
    }
    // A place on the board says more than the die it is for.
    let spots = [&wish.to, &wish.from];
    let cell = spots.iter().find_map(|spot| spot.as_ref().filter(|spot| spot.x.is_some() || spot.y.is_some()));
    if let Some(at) = cell {
        return Some(at_cell(reef, seat, &view, wish, at));
    }
    let zone = spots.iter().find_map(|spot| spot.as_ref().filter(|spot| spot.zone.is_some()));
    if let Some(at) = zone {
        return at_zone(reef, seat, &view, wish, at);
    }
    named(&view, wish).map(Pointed::Means)
}

/// The action that a step names by itself.
fn named(view: &View, wish: &Wish) -> Option<Action> {
    let shape = || wish.item.as_ref().and_then(|item| item.parse::<Shape>().ok());
    match wish.step.as_deref() {
        Some("skip") => Some(Action::Skip),
        Some("claim") => shape().map(|shape| Action::Claim { shape }),
        Some("no_claim") => Some(Action::NoClaim),
        Some("flourish") => Some(Action::Flourish),
        Some("no_flourish") => Some(Action::NoFlourish),
        Some("second") => Some(Action::BuySecond),
        Some("done") => Some(Action::Done),
        Some("nature_turn") => Some(Action::NatureTurn { value: wished(wish).or(natures(view))? }),
        None => shape().map(|shape| Action::Claim { shape }),
        Some(_) => None,
    }
}

fn wished(wish: &Wish) -> Option<Value> {
    wish.value.and_then(|value| u8::try_from(value).ok()).and_then(Value::new)
}

/// What Nature's die shows.
fn natures(view: &View) -> Option<Value> {
    view.nature.as_ref().and_then(|nature| nature.die).and_then(Value::new)
}

/// Nothing that can be done, in words that name the thing.
fn refused(rule: &'static Rule, text: Text, with: &[(&str, &dyn std::fmt::Display)]) -> Pointed<Action> {
    let words = Words { en: text.fill(Lang::En, with), nl: text.fill(Lang::Nl, with) };
    Pointed::Refused(rule, words)
}

/// A space or a stack: the die of the one whose turn it is would go there.
fn at_cell(reef: &Reef, seat: Seat, view: &View, wish: &Wish, at: &WishSpot) -> Pointed<Action> {
    let (x, y) = (at.x.unwrap_or(0), at.y.unwrap_or(0));
    let Some(cell) = view.board().cell(x, y) else {
        return refused(rules::PLACE_3, texts::WHY_NO_SPACE, &[("cell", &format_args!("{x}, {y}"))]);
    };
    let natures = reef.state.step.is_natures() || wish.step.as_deref() == Some("nature_place");
    if natures && wish.step.as_deref() != Some("place") {
        return Pointed::Means(Action::NaturePlace { cell });
    }
    let nursery = reef.state.nursery[seat.index()];
    let slot = wish.from.as_ref().filter(|from| from.zone.as_deref() == Some("nursery")).and_then(|from| from.index);
    let slot = slot.and_then(Slot::new).or_else(|| {
        // The die that fits, else the first there is.
        let spots = reef.spots();
        let has = |slot: &Slot| nursery[slot.index()] != 0;
        let fits = |slot: &Slot| has(slot) && spots[usize::from(nursery[slot.index()])] >> cell.bit() & 1 != 0;
        Slot::BOTH.into_iter().find(fits).or_else(|| Slot::BOTH.into_iter().find(has))
    });
    let slot = slot.unwrap_or(Slot::BOTH[0]);
    let value = wished(wish).or_else(|| Value::new(nursery[slot.index()])).unwrap_or(Value::of(1));
    Pointed::Means(Action::Place { cell, value, slot })
}

/// A place beside the board.
fn at_zone(reef: &Reef, seat: Seat, view: &View, wish: &Wish, at: &WishSpot) -> Option<Pointed<Action>> {
    let index = usize::from(at.index.unwrap_or(0));
    let owner = at.seat.and_then(Seat::new).filter(|owner| owner.number() < view.seats).unwrap_or(seat);
    let who = name_of(owner);
    let is_mine = owner == seat;
    Some(match at.zone.as_deref()? {
        "row" => {
            let slot = reef.state.slots.get(index.min(SHAPES_IN_PLAY - 1)).copied().and_then(Shape::new);
            match slot {
                Some(shape) => Pointed::Means(Action::Claim { shape }),
                None => refused(rules::CLAIM_3, texts::WHY_NO_SHAPE, &[]),
            }
        }
        "nursery" if is_mine => at_nursery(reef, seat, wish, index),
        "nursery" => refused(rules::PLACE_1, texts::WHY_OTHERS_DIE, &[("who", &who)]),
        "reserve" => refused(rules::PLACE_1, texts::WHY_RESERVE, &[("who", &who)]),
        "cards" => refused(rules::CLAIM_4, texts::WHY_CLAIMED, &[("who", &who)]),
        "fish" if is_mine => Pointed::Means(Action::BuySecond),
        "fish" => refused(rules::SECOND_1, texts::WHY_OTHERS_FISH, &[("who", &who)]),
        "flourish" => at_flourish(reef, seat, view, owner, index),
        "nature" => {
            Pointed::Means(Action::NatureTurn { value: wished(wish).or(natures(view)).unwrap_or(Value::of(1)) })
        }
        "nature_reserve" => refused(rules::SOLO_2, texts::WHY_NATURE_RESERVE, &[]),
        "aside" => refused(rules::SOLO_2, texts::WHY_ASIDE, &[]),
        _ => return None,
    })
}

/// A die of the own nursery: where it could go, or why it goes nowhere.
fn at_nursery(reef: &Reef, seat: Seat, wish: &Wish, index: usize) -> Pointed<Action> {
    let slot = Slot::new(index as u8).unwrap_or(Slot::BOTH[0]);
    let shown = reef.state.nursery[seat.index()][slot.index()];
    let value = wished(wish).or(Value::new(shown)).unwrap_or(Value::of(1));
    let spots = reef.spots()[usize::from(value.pips())];
    let cell = crate::position::cells(spots).next().unwrap_or(reef.ctx.data().board.centre);
    Pointed::Means(Action::Place { cell, value, slot })
}

/// A Flourish card.
fn at_flourish(reef: &Reef, seat: Seat, view: &View, owner: Seat, index: usize) -> Pointed<Action> {
    let Some(card) = view.players[owner.index()].flourish.get(index) else {
        return Pointed::Means(Action::Flourish);
    };
    if owner != seat {
        return refused(rules::FLO_1, texts::WHY_OTHERS_PAIR, &[("who", &name_of(owner)), ("value", &card.value)]);
    }
    if card.scored {
        return refused(rules::FLO_3, texts::WHY_SCORED, &[("value", &card.value)]);
    }
    let made = reef.state.placed().map(|(bit, level)| reef.state.value(bit, level));
    if reef.state.step == Step::Flourish && made == Some(card.value) {
        return Pointed::Means(Action::Flourish);
    }
    if reef.state.step == Step::Over || reef.state.seat != seat {
        return Pointed::Means(Action::Flourish);
    }
    refused(rules::FLO_2, texts::WHY_NO_PAIR, &[("value", &card.value)])
}
