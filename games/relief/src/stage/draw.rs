//! The table as text.

use std::fmt::Write;

use atoll_core::{Lang, Seat, name_of};

use super::words::{breeding_name, shape_name, track_name, want_name};
use crate::action::Line;
use crate::components::Printed;
use crate::texts;
use crate::view::{CellView, View};

// Text boards never fail to be written.
macro_rules! put {
    ($out:expr, $($rest:tt)*) => { write!($out, $($rest)*).expect("writing to a string cannot fail") };
}

pub(super) fn draw_table(out: &mut String, view: &View, lang: Lang) {
    put!(out, "{}", texts::DRAW_TURN.fill(lang, &[("turn", &view.turn)]));
    if let Some(active) = view.active {
        put!(out, ", {}", texts::DRAW_ACTIVE.fill(lang, &[("who", &name_of(active))]));
    }
    for die in &view.dice {
        if let Some(value) = die.value {
            let role = match die.role {
                Some("grow") => texts::UI_ROLE_GROW.get(lang),
                Some("special") => texts::UI_ROLE_SPECIAL.get(lang),
                Some("infest") => texts::UI_ROLE_INFEST.get(lang),
                _ => "",
            };
            put!(out, "   [{}{value}]{}{role}", die.coral.letter(), if role.is_empty() { "" } else { " " });
        }
    }
    out.push('\n');
}

/// A space in four characters: `Y2**`, `P3*x`, `####`, ` .  `.
fn drawn_cell(cell: &CellView) -> String {
    let Some(coral) = cell.coral else { return if cell.blocked { "/// ".into() } else { " .  ".into() } };
    if cell.bleached {
        return "##  ".to_owned();
    }
    let letter = if cell.mature { coral.letter() } else { coral.letter().to_ascii_lowercase() };
    let mut text = format!("{letter}{}", cell.stage);
    text.extend((0..cell.filled).map(|_| '*'));
    text.extend((0..cell.crossed).map(|_| 'x'));
    format!("{text:<4}")
}

fn drawn_box(view: &View, seat: Seat, line: Line) -> String {
    let printed = view.ctx.boxes[line.index()];
    match view.line_box(seat, line) {
        Some(shown) => match (shown.kind, shown.number) {
            ("dotted", _) => ":?:".to_owned(),
            ("solid", _) => "[ ]".to_owned(),
            (_, Some(number)) if matches!(printed, Printed::Number(_)) => format!("<{number}>"),
            (_, number) => format!("[{}]", number.unwrap_or(0)),
        },
        None => "   ".to_owned(),
    }
}

pub(super) fn draw_sheet(out: &mut String, view: &View, seat: Seat, in_full: bool, lang: Lang) {
    let (Some(sheet), Some(score)) = (view.sheets.get(seat.index()), view.scores.get(seat.index())) else { return };
    put!(out, "\n{}  {}\n", name_of(seat), texts::DRAW_POINTS.fill(lang, &[("n", &score.total)]));
    if !in_full {
        return;
    }
    out.push_str("      ");
    for shown in &sheet.cols {
        put!(out, " {} ", drawn_box(view, seat, shown.line));
    }
    out.push('\n');
    for (shown, cells) in sheet.rows.iter().zip(sheet.cells.chunks(view.cols.max(1))) {
        put!(out, "  {} ", drawn_box(view, seat, shown.line));
        for cell in cells {
            put!(out, " {}", drawn_cell(cell));
        }
        out.push('\n');
    }
    let mut notes = Vec::new();
    for power in &sheet.powers {
        let name = track_name(power.track, lang);
        notes.push(if power.check || power.open > 0 {
            texts::DRAW_BOXES.fill(lang, &[("power", &name), ("free", &power.free), ("used", &power.used)])
        } else {
            texts::DRAW_LOCKED.fill(lang, &[("power", &name)])
        });
    }
    for power in &sheet.breeding {
        let text = if power.unlocked { texts::DRAW_UNLOCKED } else { texts::DRAW_LOCKED };
        notes.push(text.fill(lang, &[("power", &breeding_name(power.power, lang))]));
    }
    let free = sheet.crab.boxes.iter().filter(|one| one.state == "open").count();
    let used = sheet.crab.boxes.iter().filter(|one| one.state == "used").count();
    let crab = texts::CRAB.get(lang);
    notes.push(if sheet.crab.attracted || free + used > 0 {
        texts::DRAW_BOXES.fill(lang, &[("power", &crab), ("free", &free), ("used", &used)])
    } else {
        texts::DRAW_LOCKED.fill(lang, &[("power", &crab)])
    });
    let trumpet = texts::TRUMPET.get(lang);
    notes.push(if sheet.trumpet.attracted {
        let (filled, places) = (sheet.trumpet.filled, sheet.trumpet.places);
        texts::DRAW_TRUMPET.fill(lang, &[("name", &trumpet), ("filled", &filled), ("places", &places)])
    } else {
        texts::DRAW_LOCKED.fill(lang, &[("power", &trumpet)])
    });
    put!(out, "  {}\n", notes.join("; "));
}

pub(super) fn draw_diversity(out: &mut String, view: &View, lang: Lang) {
    put!(out, "\n{}\n", texts::DRAW_DIVERSITY.get(lang));
    let me = view.me.map(Seat::index);
    for species in &view.diversity {
        let marks: Vec<String> = species
            .marks
            .iter()
            .map(|mark| match (mark.owner, mark.struck) {
                (Some(owner), _) => name_of(owner),
                (None, true) => "--".to_owned(),
                (None, false) => format!("{}{}", mark.benefit, if mark.star { "*" } else { "" }),
            })
            .collect();
        let state = me.and_then(|me| species.by_seat.get(me)).map_or(' ', |&state| match state {
            "met" => '!',
            "attracted" => '+',
            "gone" => '-',
            _ => ' ',
        });
        let what = format!("{}, {}", shape_name(species.shape, lang), want_name(species.coral, lang));
        let (code, name, marks) = (species.code.to_string(), species.name.get(lang), marks.join(" "));
        put!(out, "{state} {code:<4}{name:<22}{what:<36}{marks}\n");
    }
    let ending = |key: &str| match key {
        "line" => texts::ENDING_LINE,
        "adjacent" => texts::ENDING_ADJACENT,
        _ => texts::ENDING_ANY,
    };
    put!(out, "{}:", texts::DRAW_ENDINGS.get(lang));
    for shown in &view.endings {
        let counts: Vec<String> = shown.by_seat.iter().map(u8::to_string).collect();
        put!(out, "  {} {} / {}", ending(shown.key).get(lang), counts.join(" "), shown.need);
    }
    out.push('\n');
}
