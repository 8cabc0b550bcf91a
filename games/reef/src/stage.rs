//! The game as people see it: pieces, sentences, a drawing in letters.

use std::fmt::Write;

use atoll_core::{Event, EventOf, Game, Gesture, Lang, Observer, Piece, Seat, Spot, Stage, Staged, name_of};

use serde_json::{Value, json};

use crate::action::{Action, Chance};
use crate::components::{Cell, Shape};
use crate::position::Reef;
use crate::texts;
use crate::view::{ColumnView, DieView, ShapeView, View};

/// First ids of the kinds of pieces; pieces of the reef start at 0.
mod ids {
    pub const NURSERY: u32 = 200;
    pub const NATURE: u32 = 210;
    pub const RESERVE: u32 = 220;
    pub const SHAPE: u32 = 300;
    pub const CARD: u32 = 320;
    pub const FISH: u32 = 500;
    pub const FLOURISH: u32 = 510;
}

impl Staged for Reef {
    type Preview = Value;

    fn stage(view: &View) -> Stage {
        let mut pieces = Vec::new();
        let mut add = |id: u32, kind: &'static str, spot: Spot, owner: Option<Seat>, face: u16, style: &str| {
            pieces.push(Piece { id, kind, spot, owner, face, style: style.to_owned() });
        };
        for stack in &view.stacks {
            let cell = view.board().cell(stack.x, stack.y).map_or(0, Cell::index) as u32;
            for (z, die) in stack.dice.iter().enumerate() {
                let spot = Spot::Cell { x: stack.x, y: stack.y, z: z as i8 };
                add(cell * 3 + z as u32, "die", spot, die.owner, u16::from(die.value), style_of(die.owner));
            }
        }
        for (seat, player) in Seat::first(view.seats).zip(&view.players) {
            let n = u32::from(seat.number());
            let zone = |zone, index| Spot::Zone { zone, seat: Some(seat), index };
            for (slot, value) in player.nursery.iter().enumerate() {
                if let Some(value) = value {
                    let id = ids::NURSERY + n * 2 + slot as u32;
                    add(id, "die", zone("nursery", slot as u8), Some(seat), u16::from(*value), style_of(Some(seat)));
                }
            }
            for index in 0..player.reserve {
                let id = ids::RESERVE + n * 16 + u32::from(index);
                add(id, "die", zone("reserve", index), Some(seat), 0, style_of(Some(seat)));
            }
            for (index, card) in player.cards.iter().enumerate() {
                let id = ids::CARD + n * 40 + index as u32;
                add(id, "card", zone("cards", index as u8), Some(seat), 0, card);
            }
            add(ids::FISH + n, "fish", zone("fish", 0), Some(seat), player.fish, "fish");
            for (index, card) in player.flourish.iter().enumerate() {
                let id = ids::FLOURISH + n * 4 + index as u32;
                let face = u16::from(!card.scored);
                let style = format!("pair{}", card.value);
                add(id, "flourish", zone("flourish", index as u8), Some(seat), face, &style);
            }
        }
        for (index, shape) in view.shapes.iter().enumerate() {
            let spot = Spot::Zone { zone: "row", seat: None, index: index as u8 };
            add(ids::SHAPE + index as u32, "card", spot, None, u16::from(shape.left), &shape.id);
        }
        if let Some(nature) = &view.nature {
            let zone = |zone, index| Spot::Zone { zone, seat: None, index };
            if let Some(value) = nature.die {
                add(ids::NATURE, "die", zone("nature", 0), None, u16::from(value), style_of(None));
            }
            for index in 0..nature.reserve {
                let id = ids::RESERVE + 64 + u32::from(index);
                add(id, "die", zone("nature_reserve", index), None, 0, style_of(None));
            }
        }
        Stage { pieces }
    }

    fn gesture(view: &View, action: Action) -> Gesture {
        let cell_spot = |cell: Cell| {
            let (x, y) = view.board().xy(cell);
            Spot::Cell { x, y, z: view.stack(x, y).len() as i8 }
        };
        match action {
            Action::Place { cell, value, slot } => Gesture {
                step: "place",
                from: Some(Spot::Zone { zone: "nursery", seat: view.active, index: slot.index() as u8 }),
                to: Some(cell_spot(cell)),
                value: Some(i16::from(value.pips())),
                item: None,
                cost: Some(turn_cost(view, slot.index(), value.pips())),
            },
            Action::Skip => Gesture { step: "skip", ..Gesture::default() },
            Action::Claim { shape } => Gesture {
                step: "claim",
                from: view.shapes.iter().position(|s| s.id == shape.to_string()).map(|index| Spot::Zone {
                    zone: "row",
                    seat: None,
                    index: index as u8,
                }),
                item: Some(shape.to_string()),
                ..Gesture::default()
            },
            Action::NoClaim => Gesture { step: "no_claim", ..Gesture::default() },
            Action::Flourish => {
                let value = i16::from(placed_value(view));
                Gesture { step: "flourish", value: Some(value), ..Gesture::default() }
            }
            Action::NoFlourish => Gesture { step: "no_flourish", ..Gesture::default() },
            Action::BuySecond => Gesture { step: "second", cost: Some(3), ..Gesture::default() },
            Action::Done => Gesture { step: "done", ..Gesture::default() },
            Action::NatureTurn { value } => Gesture {
                step: "nature_turn",
                value: Some(i16::from(value.pips())),
                cost: Some(nature_cost(view, value.pips())),
                ..Gesture::default()
            },
            Action::NaturePlace { cell } => Gesture {
                step: "nature_place",
                from: Some(Spot::Zone { zone: "nature", seat: None, index: 0 }),
                to: Some(cell_spot(cell)),
                ..Gesture::default()
            },
        }
    }

    fn sentence(view: &View, action: Action, lang: Lang) -> String {
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

    fn narrate(before: &View, event: EventOf<Reef>, lang: Lang) -> String {
        let active = before.active.map_or_else(String::new, name_of);
        match event {
            Event::Act { seat, action } => narrate_action(before, &name_of(seat), action, lang),
            Event::Chance(Chance::Roll { value }) => {
                texts::TOLD_ROLL.fill(lang, &[("who", &active), ("value", &value)])
            }
            Event::Chance(Chance::First { seat }) => texts::TOLD_FIRST.fill(lang, &[("who", &name_of(seat))]),
            Event::Chance(Chance::Draw { shape }) => {
                texts::TOLD_DRAW.fill(lang, &[("shape", &shape_name(before, shape, lang))])
            }
            Event::Chance(Chance::Nature { value }) => texts::TOLD_NATURE_ROLL.fill(lang, &[("value", &value)]),
        }
    }

    /// For a legal placement: `{cost, fish, matches: [id], pair: value or null}`, the fish being those left
    /// after paying and after the space's own.
    fn preview(&self, seat: Seat, action: Action) -> Option<Value> {
        if !matches!(action, Action::Place { .. }) || self.check(seat, action).is_err() {
            return None;
        }
        let before = self.view(Observer::Seat(seat));
        let mut reef = self.clone();
        reef.act(seat, action);
        let after = reef.view(Observer::Seat(seat));
        let Action::Place { value, slot, cell } = action else { return None };
        let cost = turn_cost(&before, slot.index(), value.pips());
        let (x, y) = before.board().xy(cell);
        let earned = before.board().has_fish(cell) && before.stack(x, y).is_empty();
        let fish = i32::from(before.players[seat.index()].fish) - i32::from(cost) + i32::from(earned);
        let pair = reef.would_pair(seat, cell, value);
        Some(json!({"cost": cost, "fish": fish, "matches": after.matches, "pair": pair.then_some(value.pips())}))
    }

    fn prompt(view: &View, lang: Lang) -> String {
        let text = match (view.step, view.won) {
            ("place", _) if view.second => texts::PROMPT_PLACE_SECOND,
            ("place", _) => texts::PROMPT_PLACE,
            ("claim", _) => texts::PROMPT_CLAIM,
            ("flourish", _) => texts::PROMPT_FLOURISH,
            ("second", _) => texts::PROMPT_SECOND,
            ("nature_turn", _) => texts::PROMPT_NATURE_TURN,
            ("nature_place", _) => {
                let level = nature_level(view);
                return texts::PROMPT_NATURE_PLACE.fill(lang, &[("value", &nature_value(view)), ("level", &level)]);
            }
            ("over", Some(true)) => texts::PROMPT_WON,
            ("over", Some(false)) => texts::PROMPT_LOST,
            ("over", None) => texts::PROMPT_OVER,
            _ => texts::PROMPT_CHANCE,
        };
        text.get(lang).to_owned()
    }

    fn draw(view: &View, _who: Observer, lang: Lang) -> String {
        let mut out = String::new();
        draw_board(view, &mut out);
        draw_stacks(view, &mut out);
        out.push('\n');
        draw_shapes(view, lang, &mut out);
        out.push('\n');
        draw_players(view, lang, &mut out);
        out
    }
}

fn narrate_action(before: &View, who: &str, action: Action, lang: Lang) -> String {
    match action {
        Action::Place { cell, value, slot } => match turn_cost(before, slot.index(), value.pips()) {
            0 => texts::TOLD_PLACE.fill(lang, &[("who", &who), ("value", &value), ("cell", &cell)]),
            cost => {
                let cost = fish(cost, lang);
                let with: [(&str, &dyn std::fmt::Display); 4] =
                    [("who", &who), ("value", &value), ("cell", &cell), ("cost", &cost)];
                texts::TOLD_PLACE_TURNED.fill(lang, &with)
            }
        },
        Action::Skip => texts::TOLD_SKIP.fill(lang, &[("who", &who)]),
        Action::Claim { shape } => {
            let points = points(before.data().card(shape).points, lang);
            let shape = shape_name(before, shape, lang);
            texts::TOLD_CLAIM.fill(lang, &[("who", &who), ("shape", &shape), ("points", &points)])
        }
        Action::NoClaim => texts::TOLD_NO_CLAIM.fill(lang, &[("who", &who)]),
        Action::Flourish => {
            let value = placed_value(before);
            let card = before.data().flourish.iter().find(|card| card.value == value);
            let points = points(card.map_or(0, |card| card.points), lang);
            texts::TOLD_FLOURISH.fill(lang, &[("who", &who), ("value", &value), ("points", &points)])
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

fn style_of(owner: Option<Seat>) -> &'static str {
    match owner.map(Seat::number) {
        Some(0) => "red",
        Some(1) => "yellow",
        Some(2) => "green",
        Some(_) => "purple",
        None => "nature",
    }
}

/// What the active seat's nursery die shows, 0 if there is none.
fn nursery_value(view: &View, slot: usize) -> u8 {
    view.active.and_then(|seat| view.players[seat.index()].nursery[slot]).unwrap_or(0)
}

/// Fish to turn a nursery die of the active seat.
fn turn_cost(view: &View, slot: usize, pips: u8) -> i16 {
    match nursery_value(view, slot) {
        0 => 0,
        shown => i16::from(shown.abs_diff(pips)),
    }
}

fn nature_value(view: &View) -> u8 {
    view.nature.as_ref().and_then(|nature| nature.die).unwrap_or(0)
}

fn nature_level(view: &View) -> u8 {
    view.nature.as_ref().and_then(|nature| nature.reason).map_or(1, |reason| reason.level)
}

/// Fish to turn Nature's die.
fn nature_cost(view: &View, pips: u8) -> i16 {
    match nature_value(view) {
        0 => 0,
        shown => 2 * i16::from(shown.abs_diff(pips)),
    }
}

/// The value of the die just placed, 0 if there is none.
fn placed_value(view: &View) -> u8 {
    let placed = view.placed.and_then(|spot| view.stack(spot.x, spot.y).get(usize::from(spot.z)).copied());
    placed.map_or(0, |die| die.value)
}

fn fish(count: i16, lang: Lang) -> String {
    match count {
        1 => texts::WORD_FISH_ONE.get(lang).to_owned(),
        n => texts::WORD_FISH_MANY.fill(lang, &[("n", &n)]),
    }
}

fn points(count: u8, lang: Lang) -> String {
    match count {
        1 => texts::WORD_POINT_ONE.get(lang).to_owned(),
        n => texts::WORD_POINT_MANY.fill(lang, &[("n", &n)]),
    }
}

fn shape_name(view: &View, shape: Shape, lang: Lang) -> String {
    format!("{shape} {}", view.data().card(shape).name.get(lang))
}

/// One space in four letters: the top die, then one stroke if it lies on one die and two if on two.
fn draw_stack(dice: &[DieView]) -> String {
    let Some(top) = dice.last() else { return "  . ".to_owned() };
    let owner = top.owner.map_or('N', Seat::letter);
    let height = match dice.len() {
        1 => " ",
        2 => "'",
        _ => "\"",
    };
    format!(" {owner}{}{height}", top.value)
}

fn draw_board(view: &View, out: &mut String) {
    let board = view.board();
    let on_board: Vec<Cell> = (0..56).filter_map(Cell::new).filter(|&cell| board.has(cell)).collect();
    let rows = on_board.iter().map(|cell| cell.column_row().1).max().unwrap_or(0);
    let columns = on_board.iter().map(|cell| cell.column_row().0).max().unwrap_or(0);
    out.push_str("   ");
    for column in 0..=columns {
        write!(out, "  {} ", (b'a' + column) as char).expect("writing to a string cannot fail");
    }
    out.push('\n');
    for row in 0..=rows {
        write!(out, "{:>2} ", row + 1).expect("writing to a string cannot fail");
        for column in 0..=columns {
            let cell = Cell::new(row * 7 + column).filter(|&cell| board.has(cell));
            let text = cell.map_or_else(
                || "    ".to_owned(),
                |cell| {
                    let (x, y) = board.xy(cell);
                    match view.stack(x, y) {
                        [] if board.has_fish(cell) => "  ~ ".to_owned(),
                        [] if cell == board.centre => "  + ".to_owned(),
                        dice => draw_stack(dice),
                    }
                },
            );
            out.push_str(&text);
        }
        out.truncate(out.trim_end_matches(' ').len());
        out.push('\n');
    }
}

/// A shape in lines of letters: a flat one from the side, a solid from above with each column from the bottom up.
fn draw_pattern(shape: &ShapeView) -> Vec<String> {
    if shape.flat {
        let at = |column: &ColumnView, level: usize| column.dice.get(level).copied().unwrap_or('.');
        let rows = (0..3).rev().map(|level| shape.columns.iter().map(|column| at(column, level)).collect());
        return rows.collect();
    }
    let (xs, ys): (Vec<i8>, Vec<i8>) = shape.columns.iter().map(|column| (column.dx, column.dy)).unzip();
    let range = |of: &[i8]| of.iter().min().copied().unwrap_or(0)..=of.iter().max().copied().unwrap_or(0);
    let column = |x: i8, y: i8| -> String {
        let found = shape.columns.iter().find(|column| (column.dx, column.dy) == (x, y));
        found.map_or_else(|| ".".to_owned(), |column| column.dice.iter().collect())
    };
    let row = |y| range(&xs).map(|x| format!("{:<3}", column(x, y))).collect::<String>().trim_end().to_owned();
    range(&ys).map(row).collect()
}

/// The shapes side by side; a star marks those that can be claimed.
fn draw_shapes(view: &View, lang: Lang, out: &mut String) {
    let mut lines = vec![String::new(); 6];
    for shape in &view.shapes {
        let id: Option<Shape> = shape.id.parse().ok();
        let name = id.map_or_else(String::new, |id| view.data().card(id).name.get(lang).to_owned());
        let mark = if view.matches.contains(&shape.id) { "*" } else { "" };
        let fish = if shape.fish > 0 { " ~" } else { "" };
        let mut block = vec![format!("{}{mark}", shape.id), name];
        let pattern = draw_pattern(shape);
        block.resize(5 - pattern.len().min(3), String::new());
        block.extend(pattern);
        block.push(format!("{}{fish} x{}", points(shape.points, lang), shape.left));
        let width = block.iter().map(|line| line.chars().count()).max().unwrap_or(0) + 2;
        for (line, part) in lines.iter_mut().zip(&block) {
            line.push_str(part);
            line.extend(std::iter::repeat_n(' ', width - part.chars().count()));
        }
    }
    for line in lines {
        writeln!(out, "{}", line.trim_end()).expect("writing to a string cannot fail");
    }
}

/// The stacks of several dice, from the bottom up.
fn draw_stacks(view: &View, out: &mut String) {
    let stacks: Vec<String> = view
        .stacks
        .iter()
        .filter(|stack| stack.dice.len() > 1)
        .filter_map(|stack| {
            let cell = view.board().cell(stack.x, stack.y)?;
            let die = |die: &DieView| format!("{}{}", die.owner.map_or('N', Seat::letter), die.value);
            let dice: Vec<String> = stack.dice.iter().map(die).collect();
            Some(format!("{cell} {}", dice.join("-")))
        })
        .collect();
    for line in stacks.chunks(6) {
        writeln!(out, "   {}", line.join("   ")).expect("writing to a string cannot fail");
    }
}

fn draw_players(view: &View, lang: Lang, out: &mut String) {
    for (seat, player) in Seat::first(view.seats).zip(&view.players) {
        let mark = if view.active == Some(seat) { '>' } else { ' ' };
        let dice: Vec<String> = player.nursery.iter().map(|v| v.map_or("-".to_owned(), |v| v.to_string())).collect();
        writeln!(
            out,
            "{mark} {} {}: {}  {} {}  {} {}  {} {}{}",
            seat.letter(),
            texts::WORD_NURSERY.get(lang),
            dice.join(" "),
            texts::WORD_RESERVE.get(lang),
            player.reserve,
            texts::WORD_FISH.get(lang),
            player.fish,
            texts::WORD_POINTS.get(lang),
            player.points,
            player.cards.iter().fold(String::new(), |cards, card| cards + "  " + card)
        )
        .expect("writing to a string cannot fail");
    }
    if let Some(nature) = &view.nature {
        let die = nature.die.map_or("-".to_owned(), |value| value.to_string());
        writeln!(
            out,
            "  N {}: {die}  {} {}",
            texts::WORD_NATURE.get(lang),
            texts::WORD_RESERVE.get(lang),
            nature.reserve
        )
        .expect("writing to a string cannot fail");
    }
}
