//! What a pointing hand means.

use atoll_core::{Game, Lang, Observer, Pointed, Rule, Seat, Staged, Text, Wish, WishSpot, Words, name_of};

use super::pieces::COLUMN_ZONES;
use super::words::{card_name, colour_name, dice};
use crate::action::{Action, Column};
use crate::components::{Card, Island, islands_of};
use crate::position::{Islands, Step};
use crate::view::View;
use crate::{rules, texts};

/// A legal action that has everything pointed at, or else the one meant, or why there is none.
pub(super) fn point(game: &Islands, seat: Seat, wish: &Wish) -> Option<Pointed<Action>> {
    if let Some(refused) = with_card(game, seat, wish) {
        return Some(refused);
    }
    let view = game.view(Observer::Seat(seat));
    let from = wish.from.as_ref().filter(|spot| spot.x.is_some() && spot.y.is_some());
    // A die that lies under others is not the one on top.
    if let Some(refused) = from.filter(|_| wish.step.as_deref() != Some("dig")).and_then(|at| covered(game, &view, at))
    {
        return Some(refused);
    }
    // How high a hand points does not matter.
    let mut flat = wish.clone();
    for spot in [&mut flat.from, &mut flat.to].into_iter().flatten() {
        spot.z = if wish.step.as_deref() == Some("dig") { spot.z } else { None };
    }
    if game.turn().asks(seat) {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        if let Some(action) = legal.into_iter().find(|&action| flat.meets(&Islands::gesture(&view, action))) {
            return Some(Pointed::Means(action));
        }
    }
    let to = wish.to.as_ref().filter(|spot| spot.x.is_some() && spot.y.is_some());
    if from.is_some() || to.is_some() {
        return Some(at_islands(game, wish, from, to));
    }
    let zone = [&wish.from, &wish.to].into_iter().find_map(|spot| spot.as_ref().filter(|spot| spot.zone.is_some()));
    if let Some(at) = zone {
        return at_zone(game, seat, &view, at);
    }
    named(game, wish).map(Pointed::Means)
}

/// Why a die could not go there with the card that a hand holds up, before it is taken; nothing if it could.
fn with_card(game: &Islands, seat: Seat, wish: &Wish) -> Option<Pointed<Action>> {
    if game.state.step != Step::Choose || !matches!(wish.step.as_deref(), Some("step" | "pair" | "stay")) {
        return None;
    }
    let take = named(game, &Wish { step: None, ..wish.clone() })?;
    game.check(seat, take).ok()?;
    let mut after = game.clone();
    after.act(seat, take);
    match point(&after, seat, &Wish { item: None, ..wish.clone() })? {
        Pointed::Means(action) => {
            let rule = after.check(seat, action).err()?.0;
            let view = after.view(Observer::Seat(seat));
            Some(refused(rule, |lang| Islands::explain(&view, seat, action, rule, lang)))
        }
        refused => Some(refused),
    }
}

/// The action that a step or an item names by itself.
fn named(game: &Islands, wish: &Wish) -> Option<Action> {
    match wish.step.as_deref() {
        Some("pass") => Some(Action::Pass),
        Some("done") => Some(Action::Done),
        Some("hold") => Some(Action::Hold),
        Some("take") | None => {
            let card: Card = wish.item.as_ref()?.parse().ok()?;
            let lies = |n: &usize| game.state.lanes[*n].has(card);
            let column = (0..COLUMN_ZONES.len()).find(lies).or(wish.value.and_then(|n| usize::try_from(n).ok()))?;
            Some(Action::Take { card, column: Column::new(column as u8)? })
        }
        Some(_) => None,
    }
}

/// Nothing that can be done, in words that name the thing.
fn refused(rule: &'static Rule, say: impl Fn(Lang) -> String) -> Pointed<Action> {
    Pointed::Refused(rule, Words { en: say(Lang::En), nl: say(Lang::Nl) })
}

fn plain(rule: &'static Rule, text: Text) -> Pointed<Action> {
    refused(rule, |lang| text.get(lang).to_owned())
}

/// The island of a spot on the board, if it is in play.
fn island(game: &Islands, at: &WishSpot) -> Option<Island> {
    let island = game.ctx.data().island(at.y?, at.x?)?;
    (game.ctx.board & island.bit() != 0).then_some(island)
}

/// A die with others on it.
fn covered(game: &Islands, view: &View, at: &WishSpot) -> Option<Pointed<Action>> {
    let (island, z) = (island(game, at)?, usize::try_from(at.z?).ok()?);
    let tower = &view.island(island)?.dice;
    let above = tower.len().checked_sub(z + 1).filter(|&above| above > 0)?;
    let die = tower.get(z)?;
    Some(refused(rules::DIE_1, |lang| {
        let name = format!("{} {}", colour_name(die.colour, lang), die.value);
        texts::WHY_COVERED.fill(lang, &[("die", &name), ("from", &island), ("dice", &dice(above, lang))])
    }))
}

/// One island or two: a die of the first would go to the second.
fn at_islands(game: &Islands, wish: &Wish, from: Option<&WishSpot>, to: Option<&WishSpot>) -> Pointed<Action> {
    for at in [from, to].into_iter().flatten() {
        if island(game, at).is_none() {
            let place = (at.x.unwrap_or(0), at.y.unwrap_or(0));
            return refused(rules::SETUP_1, |lang| texts::WHY_WATER.fill(lang, &[("x", &place.0), ("y", &place.1)]));
        }
    }
    let (from, to) = (from.and_then(|at| island(game, at)), to.and_then(|at| island(game, at)));
    let near = |at: Island| {
        let step =
            |to: &Island| to.column_row().0.abs_diff(at.column_row().0) + to.column_row().1.abs_diff(at.column_row().1);
        islands_of(game.ctx.board).filter(|to| *to != at).min_by_key(step).unwrap_or(at)
    };
    // Only a goal is pointed at: the nearest die that may be chosen would go there.
    let chosen = |goal: Island| {
        let means = game.state.pick.map(|pick| game.means(&pick));
        let may = |at: &Island| means.as_ref().is_some_and(|means| game.check_die(means, *at).is_ok());
        let far = |at: &Island| {
            at.column_row().0.abs_diff(goal.column_row().0) + at.column_row().1.abs_diff(goal.column_row().1)
        };
        islands_of(game.ctx.board).filter(|at| *at != goal).filter(may).min_by_key(far)
    };
    let (from, to) = match (from, to) {
        (Some(from), Some(to)) => (from, to),
        (None, Some(to)) => chosen(to).map_or((to, near(to)), |from| (from, to)),
        (Some(from), None) => (from, near(from)),
        (None, None) => return plain(rules::SETUP_1, texts::WHY_NOWHERE),
    };
    Pointed::Means(match wish.step.as_deref() {
        Some("pair") => Action::Pair { to, from },
        Some("stay") => Action::Stay { at: from },
        Some("second") => Action::Second { to, from },
        _ if game.state.step == Step::Second => Action::Second { to, from },
        _ => Action::Step { to, from },
    })
}

/// A place beside the islands.
fn at_zone(game: &Islands, seat: Seat, view: &View, at: &WishSpot) -> Option<Pointed<Action>> {
    let index = usize::from(at.index.unwrap_or(0));
    let zone = at.zone.as_deref()?;
    let number = COLUMN_ZONES.iter().position(|name| *name == zone).or((zone == "row").then_some(index));
    if let Some(column) = number.and_then(|n| Column::new(n as u8)) {
        return Some(at_column(game, seat, column, if zone == "row" { None } else { Some(index) }));
    }
    let card = Card::new(index as u8);
    Some(match (zone, card) {
        ("kept", Some(card)) => {
            let owner = at.seat.and_then(Seat::new).unwrap_or(seat);
            refused(rules::END_1, |lang| {
                texts::WHY_OWNED.fill(lang, &[("card", &card_name(view, card, lang)), ("who", &name_of(owner))])
            })
        }
        ("discard", Some(card)) => {
            refused(rules::CHOOSE_2, |lang| texts::WHY_DISCARDED.fill(lang, &[("card", &card_name(view, card, lang))]))
        }
        ("deck", _) => plain(rules::DEAL_1, texts::WHY_DECK),
        ("row", _) => plain(rules::CHOOSE_1, texts::WHY_NO_COLUMN),
        ("kept", None) => plain(rules::END_1, texts::WHY_NOTHING_KEPT),
        ("discard", None) => plain(rules::CHOOSE_2, texts::WHY_NOTHING_THERE),
        _ => return None,
    })
}

/// A column: this card of it, or the first that may be kept.
fn at_column(game: &Islands, seat: Seat, column: Column, place: Option<usize>) -> Pointed<Action> {
    let lane = &game.state.lanes[column.index()];
    let take = |card| Action::Take { card, column };
    let may = |card: &Card| game.check(seat, take(*card)).is_ok();
    let meant = match place {
        Some(place) => lane.iter().nth(place),
        None => lane.iter().find(may).or_else(|| lane.iter().next()),
    };
    match meant {
        Some(card) => Pointed::Means(take(card)),
        None => refused(rules::CHOOSE_2, |lang| texts::WHY_NO_CARD.fill(lang, &[("column", &column)])),
    }
}
