//! The pieces on the table, what is pointed at, and which piece goes where.

use atoll_core::{Event, EventOf, Game, Gesture, Label, Piece, Seat, Spot, Stage, Travel};

use super::words::{nature_cost, placed_value, turn_cost};
use crate::action::{Action, Chance};
use crate::components::{Cell, Shape};
use crate::position::{NATURE, Reef, SECOND_COST};
use crate::view::View;

/// A place beside the board that belongs to a seat.
fn of_seat(zone: &'static str, seat: Seat, index: usize) -> Spot {
    Spot::Zone { zone, seat: Some(seat), index: index as u8 }
}

/// A place beside the board that belongs to nobody.
fn beside(zone: &'static str, index: usize) -> Spot {
    Spot::Zone { zone, seat: None, index: index as u8 }
}

/// Every die, card and fish that the observer sees; a card that lies face down is a `back`.
pub(super) fn stage(view: &View) -> Stage {
    let mut pieces = Vec::new();
    let mut add = |kind: &'static str, spot: Spot, owner: Option<Seat>, face: u16, style: &str| {
        let id = pieces.len() as u32;
        pieces.push(Piece { id, kind, spot, owner, face, style: style.into() });
    };
    for stack in &view.stacks {
        for (z, die) in stack.dice.iter().enumerate() {
            let spot = Spot::Cell { x: stack.x, y: stack.y, z: z as i8 };
            add("die", spot, die.owner, u16::from(die.value), style_of(die.owner));
        }
    }
    for (seat, player) in Seat::first(view.seats).zip(&view.players) {
        let mine = Some(seat);
        for (slot, value) in player.nursery.iter().enumerate() {
            if let Some(value) = value {
                add("die", of_seat("nursery", seat, slot), mine, u16::from(*value), style_of(mine));
            }
        }
        for index in 0..usize::from(player.reserve) {
            add("die", of_seat("reserve", seat, index), mine, 0, style_of(mine));
        }
        for (index, card) in player.cards.iter().enumerate() {
            add("card", of_seat("cards", seat, index), mine, 0, card);
        }
        for index in 0..usize::from(player.face_down) {
            add("card", of_seat("cards", seat, index), mine, 0, "back");
        }
        add("fish", of_seat("fish", seat, 0), mine, player.fish, "fish");
        for (index, card) in player.flourish.iter().enumerate() {
            let style = Label::of(format_args!("pair{}", card.value));
            add("flourish", of_seat("flourish", seat, index), mine, u16::from(!card.scored), &style);
        }
    }
    for (index, shape) in view.shapes.iter().enumerate() {
        // The top card first: it is the one that is taken.
        for height in (1..=shape.left).rev() {
            add("card", beside("row", index), None, u16::from(height), &shape.id);
        }
    }
    if let Some(nature) = &view.nature {
        if let Some(value) = nature.die {
            add("die", beside("nature", 0), None, u16::from(value), style_of(None));
        }
        for index in 0..usize::from(nature.reserve) {
            add("die", beside("nature_reserve", index), None, 0, style_of(None));
        }
        for index in 0..usize::from(nature.aside) {
            add("die", beside("aside", index), None, 0, style_of(None));
        }
    }
    Stage { pieces }
}

fn style_of(owner: Option<Seat>) -> &'static str {
    match owner.map(Seat::number) {
        Some(0) => "red",
        Some(1) => "yellow",
        Some(2) => "green",
        Some(_) => "purple",
        None => "nature",
    }
}

/// Where the next die of a space would lie.
pub(super) fn on_top(view: &View, cell: Cell) -> Spot {
    let (x, y) = view.board().xy(cell);
    Spot::Cell { x, y, z: view.stack(x, y).len() as i8 }
}

/// The place of a shape in the row.
fn in_row(view: &View, shape: Shape) -> Option<usize> {
    let id = Label::of(shape);
    view.shapes.iter().position(|shape| shape.id == id)
}

pub(super) fn gesture(view: &View, action: Action) -> Gesture {
    let plain = |step| Gesture { step, ..Gesture::default() };
    match action {
        Action::Place { cell, value, slot } => Gesture {
            from: view.active.map(|seat| of_seat("nursery", seat, slot.index())),
            to: Some(on_top(view, cell)),
            value: Some(i16::from(value.pips())),
            cost: Some(turn_cost(view, slot.index(), value.pips())),
            ..plain("place")
        },
        Action::Skip => plain("skip"),
        Action::Claim { shape } => Gesture {
            from: in_row(view, shape).map(|index| beside("row", index)),
            item: Some(Label::of(shape)),
            ..plain("claim")
        },
        Action::NoClaim => plain("no_claim"),
        Action::Flourish => Gesture { value: Some(i16::from(placed_value(view))), ..plain("flourish") },
        Action::NoFlourish => plain("no_flourish"),
        Action::BuySecond => Gesture { cost: Some(SECOND_COST as i16), ..plain("second") },
        Action::Done => plain("done"),
        Action::NatureTurn { value } => Gesture {
            value: Some(i16::from(value.pips())),
            cost: Some(nature_cost(view, value.pips())),
            ..plain("nature_turn")
        },
        Action::NaturePlace { cell } => {
            Gesture { from: Some(beside("nature", 0)), to: Some(on_top(view, cell)), ..plain("nature_place") }
        }
    }
}

/// Which pieces go where: a die from reserve over nursery to reef, a card from its stack to the seat that takes it.
pub(super) fn travels(before: &View, event: EventOf<Reef>) -> Vec<Travel> {
    match event {
        Event::Act { seat, action: Action::Claim { shape } } => claimed(before, seat, shape),
        Event::Act { action: action @ (Action::Place { .. } | Action::NaturePlace { .. }), .. } => {
            let Gesture { from, to, .. } = gesture(before, action);
            from.zip(to).map(|(from, to)| Travel { from, to }).into_iter().collect()
        }
        Event::Act { seat, action: action @ Action::NatureTurn { .. } } => {
            let mut after = before.reef();
            if after.check(seat, action).is_err() {
                return Vec::new();
            }
            after.act(seat, action);
            let travel = Travel { from: beside("nature", 0), to: aside(before) };
            // Her die is set aside if it has no place as it shows then.
            (after.state.aside > before.state.aside).then_some(travel).into_iter().collect()
        }
        Event::Act { .. } | Event::Chance(Chance::First { .. }) => Vec::new(),
        Event::Chance(Chance::Roll { .. }) => rolled(before).into_iter().collect(),
        Event::Chance(Chance::Draw { shape }) => drawn(before, shape),
        Event::Chance(outcome @ Chance::Nature { .. }) => {
            let Some(last) = before.state.reserve[NATURE].checked_sub(1) else { return Vec::new() };
            let mut after = before.reef();
            after.chance(outcome);
            let is_set_aside = after.state.aside > before.state.aside;
            let to = if is_set_aside { aside(before) } else { beside("nature", 0) };
            vec![Travel { from: beside("nature_reserve", usize::from(last)), to }]
        }
    }
}

fn aside(view: &View) -> Spot {
    beside("aside", usize::from(view.state.aside))
}

/// A card goes to its owner, who sorts the cards by shape; those behind it move up.
fn claimed(before: &View, seat: Seat, shape: Shape) -> Vec<Travel> {
    let (Some(row), Some(player)) = (in_row(before, shape), before.players.get(seat.index())) else {
        return Vec::new();
    };
    let place = match player.face_down {
        0 => sorted_place(before, &player.cards, row),
        hidden => usize::from(hidden),
    };
    let mut travels = vec![Travel { from: beside("row", row), to: of_seat("cards", seat, place) }];
    let moved = place..player.cards.len();
    travels.extend(moved.map(|n| Travel { from: of_seat("cards", seat, n), to: of_seat("cards", seat, n + 1) }));
    travels
}

/// Where a card of this place in the row comes to lie among the cards of a seat, which lie in the order of the row.
fn sorted_place(before: &View, cards: &[Label], row: usize) -> usize {
    let is_before = |card: &&Label| before.shapes.iter().position(|shape| shape.id == **card) <= Some(row);
    cards.iter().filter(is_before).count()
}

/// A die of the reserve is rolled for the first empty place of the nursery.
fn rolled(before: &View) -> Option<Travel> {
    let seat = before.active?;
    let player = before.players.get(seat.index())?;
    let slot = player.nursery.iter().position(Option::is_none)?;
    let last = usize::from(player.reserve).checked_sub(1)?;
    Some(Travel { from: of_seat("reserve", seat, last), to: of_seat("nursery", seat, slot) })
}

/// A shape comes into the row, which is sorted; those behind it move up.
fn drawn(before: &View, shape: Shape) -> Vec<Travel> {
    let is_before = |id: &str| id.parse::<Shape>().is_ok_and(|other| other.index() < shape.index());
    let place = before.shapes.iter().filter(|other| is_before(&other.id)).count();
    (place..before.shapes.len()).map(|n| Travel { from: beside("row", n), to: beside("row", n + 1) }).collect()
}
