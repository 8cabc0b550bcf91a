//! The pieces on the table, what is pointed at, and which piece goes where.

use atoll_core::{Event, EventOf, Game, Gesture, Label, Piece, Seat, Spot, Stage, Travel};

use crate::action::{Action, Chance, Column};
use crate::components::{Card, Island, cards_of};
use crate::position::{Islands, Pick};
use crate::view::View;

/// The zones of the three columns, from the left.
pub(super) const COLUMN_ZONES: [&str; 3] = ["column-1", "column-2", "column-3"];

fn column_spot(column: Column, place: usize) -> Spot {
    Spot::Zone { zone: COLUMN_ZONES[column.index()], seat: None, index: place as u8 }
}

/// A kept card lies in a place of its own, so that others do not move when it comes.
fn kept_spot(seat: Seat, card: Card) -> Spot {
    Spot::Zone { zone: "kept", seat: Some(seat), index: card.index() as u8 }
}

fn discard_spot(card: Card) -> Spot {
    Spot::Zone { zone: "discard", seat: None, index: card.index() as u8 }
}

const DECK: Spot = Spot::Zone { zone: "deck", seat: None, index: 0 };

/// Every die, card and specialist; cards of the deck show their backs.
pub(super) fn stage(view: &View) -> Stage {
    let mut pieces = Vec::new();
    let mut add = |kind: &'static str, spot: Spot, owner: Option<Seat>, face: u8, style: Label| {
        let id = pieces.len() as u32;
        pieces.push(Piece { id, kind, spot, owner, face: u16::from(face), style });
    };
    let state = &view.state;
    let stars = |card: Card| view.ctx.stars[card.index()];
    for island in &view.islands {
        for (z, die) in island.dice.iter().enumerate() {
            let spot = Spot::Cell { x: island.c, y: island.r, z: z as i8 };
            add("die", spot, None, die.value, die.colour.into());
        }
    }
    let mut lying = 0;
    for (n, (lane, one)) in state.lanes.iter().zip(state.row).enumerate() {
        let Some(column) = Column::new(n as u8) else { continue };
        if let Some(one) = one {
            add("specialist", Spot::Zone { zone: "row", seat: None, index: n as u8 }, None, 0, Label::of(one));
        }
        for (place, card) in lane.iter().enumerate() {
            add("card", column_spot(column, place), None, stars(card), Label::of(card));
            lying |= card.bit();
        }
    }
    let mut out = view.ctx.deck & !state.undealt & !lying;
    for seat in Seat::first(view.seats) {
        for card in cards_of(state.kept[seat.index()]) {
            add("card", kept_spot(seat, card), Some(seat), stars(card), Label::of(card));
        }
        out &= !state.kept[seat.index()];
    }
    for card in cards_of(out) {
        add("card", discard_spot(card), None, stars(card), Label::of(card));
    }
    for _ in 0..view.deck {
        add("card", DECK, None, 0, "back".into());
    }
    Stage { pieces }
}

pub(super) fn gesture(view: &View, action: Action) -> Gesture {
    let spot = |at: Island, above: i8| {
        view.island(at).map(|one| Spot::Cell { x: one.c, y: one.r, z: one.dice.len() as i8 + above })
    };
    let carried = |step, from: Island, to: Island| {
        let value = view.reach(action).map(|reach| i16::from(reach.value));
        let above = if from == to { -1 } else { 0 };
        Gesture { step, from: spot(from, -1), to: spot(to, above), value, ..Gesture::default() }
    };
    match action {
        Action::Take { card, column } => {
            let index = view.state.lanes[column.index()].iter().position(|one| one == card);
            let from = index.map(|index| column_spot(column, index));
            let value = Some(column.index() as i16);
            Gesture { step: "take", from, value, item: Some(Label::of(card)), ..Gesture::default() }
        }
        Action::Step { to, from } => carried("step", from, to),
        Action::Pair { to, from } => carried("pair", from, to),
        Action::Second { to, from } => carried("second", from, to),
        Action::Stay { at } => {
            let value = view.stays.iter().find(|stay| stay.at == Label::of(at)).map(|stay| i16::from(stay.value));
            Gesture { step: "stay", from: spot(at, -1), to: spot(at, -1), value, ..Gesture::default() }
        }
        Action::Pass => Gesture { step: "pass", ..Gesture::default() },
        Action::Done => Gesture { step: "done", ..Gesture::default() },
        Action::Hold => Gesture { step: "hold", ..Gesture::default() },
        Action::Dig { depth, at } => {
            let above = -1 - depth.dice() as i8;
            Gesture { step: "dig", from: spot(at, above), value: Some(depth.dice().into()), ..Gesture::default() }
        }
    }
}

/// Which pieces go where: dice over islands, a card from the deck to a column and on to its keeper or off the table.
pub(super) fn travels(before: &View, event: EventOf<Islands>) -> Vec<Travel> {
    match event {
        Event::Chance(Chance::Deal { .. }) => {
            let column = before.state.next_column();
            let place = usize::from(before.state.lanes[column.index()].len());
            vec![Travel { from: DECK, to: column_spot(column, place) }]
        }
        Event::Chance(Chance::First { .. } | Chance::Row { .. }) => Vec::new(),
        Event::Act { seat, action } => {
            let mut travels = match action {
                Action::Step { to, from } | Action::Second { to, from } => carried(before, from, to, 1),
                Action::Pair { to, from } => carried(before, from, to, 2),
                Action::Take { .. }
                | Action::Stay { .. }
                | Action::Pass
                | Action::Done
                | Action::Hold
                | Action::Dig { .. } => Vec::new(),
            };
            let mut after = before.game();
            if let (Some(pick), true) = (before.state.pick, after.check(seat, action).is_ok()) {
                after.act(seat, action);
                if after.state.pick.is_none() {
                    travels.extend(cleared(before, seat, &pick));
                }
            }
            travels
        }
    }
}

/// So many dice of an island move onto another; those above a dug one come down.
fn carried(before: &View, from: Island, to: Island, count: usize) -> Vec<Travel> {
    let (Some(start), Some(end)) = (before.island(from), before.island(to)) else { return Vec::new() };
    let depth = before.state.pick.and_then(|pick| pick.dug).map_or(0, |(_, depth)| usize::from(depth));
    let height = start.dice.len();
    let Some(bottom) = height.checked_sub(depth + count) else { return Vec::new() };
    let base = if from == to { height - count } else { end.dice.len() };
    let at = |island: &crate::view::IslandView, z: usize| Spot::Cell { x: island.c, y: island.r, z: z as i8 };
    let moved = (0..count).map(|n| Travel { from: at(start, bottom + n), to: at(end, base + n) });
    let sunk = (bottom + count..height).map(|z| Travel { from: at(start, z), to: at(start, z - count) });
    moved.chain(sunk).collect()
}

/// At the end of a turn the kept card goes to its owner and the rest of its column off the table.
fn cleared(before: &View, seat: Seat, pick: &Pick) -> Vec<Travel> {
    let lane = before.state.lanes[pick.column.index()];
    let to = |card: Card| if card == pick.card { kept_spot(seat, card) } else { discard_spot(card) };
    lane.iter()
        .enumerate()
        .map(|(place, card)| Travel { from: column_spot(pick.column, place), to: to(card) })
        .collect()
}
