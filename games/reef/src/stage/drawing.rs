//! The whole table in letters, for terminals and for those who listen.

use std::fmt::{self, Write};

use atoll_core::{Code, Lang, Seat};

use super::words::{fish, placed_value, points, prompt};
use crate::components::{Cell, Shape};
use crate::position::Step;
use crate::texts;
use crate::view::{ColumnView, DieView, ShapeView, SpotView, View};

pub(super) fn draw(view: &View, lang: Lang) -> String {
    let mut out = String::new();
    write_all(view, lang, &mut out).expect("writing to a string cannot fail");
    out
}

fn write_all(view: &View, lang: Lang, out: &mut String) -> fmt::Result {
    draw_board(view, out)?;
    draw_stacks(view, out)?;
    writeln!(out)?;
    draw_shapes(view, lang, out)?;
    writeln!(out)?;
    draw_players(view, lang, out)?;
    writeln!(out, "  {}", prompt(view, lang))?;
    draw_turn(view, lang, out)?;
    writeln!(out)?;
    writeln!(out, "{}", texts::DRAW_KEY.get(lang))
}

fn letter(die: &DieView) -> char {
    die.owner.map_or('N', Seat::letter)
}

/// One space in four letters: the top die, then one stroke if it lies on one die and two if on two.
fn draw_stack(dice: &[DieView]) -> String {
    let Some(top) = dice.last() else { return "  . ".to_owned() };
    let height = match dice.len() {
        1 => " ",
        2 => "'",
        _ => "\"",
    };
    format!(" {}{}{height}", letter(top), top.value)
}

fn draw_board(view: &View, out: &mut String) -> fmt::Result {
    let board = view.board();
    let on_board: Vec<Cell> = Cell::all().filter(|&cell| board.has(cell)).collect();
    let rows = on_board.iter().map(|cell| cell.column_row().1).max().unwrap_or(0);
    let columns = on_board.iter().map(|cell| cell.column_row().0).max().unwrap_or(0);
    out.push_str("   ");
    for column in 0..=columns {
        write!(out, "  {} ", (b'a' + column) as char)?;
    }
    out.push('\n');
    for row in 0..=rows {
        write!(out, "{:>2} ", row + 1)?;
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
    Ok(())
}

/// The stacks of several dice, from the bottom up.
fn draw_stacks(view: &View, out: &mut String) -> fmt::Result {
    let stacks: Vec<String> = view
        .stacks
        .iter()
        .filter(|stack| stack.dice.len() > 1)
        .filter_map(|stack| {
            let cell = view.board().cell(stack.x, stack.y)?;
            let dice: Vec<String> = stack.dice.iter().map(|die| format!("{}{}", letter(die), die.value)).collect();
            Some(format!("{cell} {}", dice.join("-")))
        })
        .collect();
    stacks.chunks(6).try_for_each(|line| writeln!(out, "   {}", line.join("   ")))
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

fn shape_name(view: &View, id: &str, lang: Lang) -> String {
    let shape: Option<Shape> = id.parse().ok();
    shape.map_or_else(String::new, |shape| view.data().card(shape).name.get(lang).to_owned())
}

/// The shapes side by side; a star marks those that can be claimed.
fn draw_shapes(view: &View, lang: Lang, out: &mut String) -> fmt::Result {
    let blocks: Vec<Vec<String>> = view
        .shapes
        .iter()
        .map(|shape| {
            let mark = if view.matches.contains(&shape.id) { "*" } else { "" };
            let fish = if shape.fish > 0 { " ~" } else { "" };
            let mut block = vec![format!("{}{mark}", shape.id), shape_name(view, &shape.id, lang)];
            block.extend(draw_pattern(shape));
            block.push(format!("{}{fish} x{}", points(shape.points, lang), shape.left));
            block
        })
        .collect();
    // Patterns stand on one line, whatever their height.
    let height = blocks.iter().map(Vec::len).max().unwrap_or(0);
    let mut lines = vec![String::new(); height];
    for mut block in blocks {
        while block.len() < height {
            block.insert(2, String::new());
        }
        let width = block.iter().map(|line| line.chars().count()).max().unwrap_or(0) + 2;
        for (line, part) in lines.iter_mut().zip(&block) {
            line.push_str(part);
            line.extend(std::iter::repeat_n(' ', width - part.chars().count()));
        }
    }
    lines.iter().try_for_each(|line| writeln!(out, "{}", line.trim_end()))
}

fn draw_players(view: &View, lang: Lang, out: &mut String) -> fmt::Result {
    for (seat, player) in Seat::first(view.seats).zip(&view.players) {
        let mark = if view.active == Some(seat) { '>' } else { ' ' };
        let dice: Vec<String> = player.nursery.iter().map(|v| v.map_or("-".to_owned(), |v| v.to_string())).collect();
        write!(
            out,
            "{mark} {} {}: {}  {} {}  {}",
            seat.letter(),
            texts::WORD_NURSERY.get(lang),
            dice.join(" "),
            texts::WORD_RESERVE.get(lang),
            player.reserve,
            fish(player.fish as i16, lang),
        )?;
        if let Some(count) = player.points {
            write!(out, "  {}", points(count.clamp(0, 255) as u8, lang))?;
        }
        for card in &player.cards {
            write!(out, "  {card}")?;
        }
        match player.face_down {
            0 => {}
            1 => write!(out, "  {}", texts::WORD_FACE_DOWN_ONE.get(lang))?,
            n => write!(out, "  {}", texts::WORD_FACE_DOWN_MANY.fill(lang, &[("n", &n)]))?,
        }
        writeln!(out)?;
        if !player.flourish.is_empty() {
            let cards = player.flourish.iter().map(|card| {
                let (value, points, mark) = (card.value, card.points, if card.scored { "*" } else { "" });
                format!("{value}+{value}{mark} ({points}{})", "~".repeat(usize::from(card.fish)))
            });
            let cards: Vec<String> = cards.collect();
            writeln!(out, "      {}: {}", texts::OPTION_FLOURISH.get(lang), cards.join("  "))?;
        }
    }
    Ok(())
}

/// Nature, the die just placed, and what one more die would complete.
fn draw_turn(view: &View, lang: Lang, out: &mut String) -> fmt::Result {
    let place = |spot: &SpotView| {
        let cell = view.board().cell(spot.x, spot.y).map(|cell| cell.to_string()).unwrap_or_default();
        if spot.z == 0 { cell } else { format!("{cell}/{}", spot.z + 1) }
    };
    if let Some(nature) = &view.nature {
        let die = nature.die.map_or("-".to_owned(), |value| value.to_string());
        let (name, reserve) = (texts::WORD_NATURE.get(lang), texts::WORD_RESERVE.get(lang));
        write!(out, "  N {name}: {die}  {reserve} {}", nature.reserve)?;
        if nature.aside > 0 {
            write!(out, "  {}", texts::DRAW_ASIDE.fill(lang, &[("n", &nature.aside)]))?;
        }
        if let Some(level) = view.level {
            let text = texts::ALL.iter().find(|(key, _)| *key == format!("option.level.{level}"));
            write!(out, "  ({})", text.map_or(level, |(_, text)| text.get(lang)))?;
        }
        writeln!(out)?;
        if let Some(reason) = nature.reason {
            let spots: Vec<String> = nature.spots.iter().map(place).collect();
            let with: [(&str, &dyn fmt::Display); 3] =
                [("spots", &spots.join(" ")), ("level", &reason.level), ("far", &reason.distance2)];
            writeln!(out, "    {}", texts::DRAW_NATURE.fill(lang, &with))?;
        }
    }
    if let Some(spot) = &view.placed {
        writeln!(
            out,
            "  {}",
            texts::DRAW_PLACED.fill(lang, &[("value", &placed_value(view)), ("spot", &place(spot))])
        )?;
    }
    let active = view.active.and_then(|seat| view.players.get(seat.index()));
    if active.is_some_and(|player| player.claimed_this_turn) {
        writeln!(out, "  {}", texts::DRAW_NO_BONUS.get(lang))?;
    }
    if view.second && view.step != Step::Over {
        writeln!(out, "  {}", texts::DRAW_SECOND.get(lang))?;
    }
    for near in &view.near {
        let spots: Vec<String> = near.cells.iter().map(place).collect();
        let with: [(&str, &dyn fmt::Display); 3] =
            [("shape", &near.id), ("name", &shape_name(view, &near.id, lang)), ("spots", &spots.join(" "))];
        writeln!(out, "  {}", texts::DRAW_NEAR.fill(lang, &with))?;
    }
    Ok(())
}
