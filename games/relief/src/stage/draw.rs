//! The table as text: everything that the view holds.

use std::fmt::{Display, Write};

use atoll_core::{Lang, Seat, Text, name_of};

use super::explain::crab_clears;
use super::prompt::ask;
use super::words::{breeding_name, colour_name, coral_name, counted, listed, shape_name, track_name, want_name};
use crate::action::{Coral, CrabBox, Line};
use crate::components::Printed;
use crate::texts;
use crate::view::{CellView, ScoreView, SheetView, View};

// Text boards never fail to be written.
macro_rules! put {
    ($out:expr, $($rest:tt)*) => { write!($out, $($rest)*).expect("writing to a string cannot fail") };
}

pub(super) fn draw(view: &View, lang: Lang) -> String {
    let mut out = String::new();
    draw_table(&mut out, view, lang);
    // The own sheet last, nearest to the question.
    let mine = |seat: &Seat| view.me == Some(*seat);
    for seat in Seat::first(view.seats).filter(|seat| !mine(seat)).chain(Seat::first(view.seats).filter(mine)) {
        draw_sheet(&mut out, view, seat, lang);
    }
    draw_diversity(&mut out, view, lang);
    put!(out, "\n{}\n", texts::DRAW_LEGEND.get(lang));
    out
}

fn draw_table(out: &mut String, view: &View, lang: Lang) {
    put!(out, "{}", texts::DRAW_TURN.fill(lang, &[("turn", &view.turn), ("most", &view.turn_cap)]));
    if let Some(active) = view.active {
        put!(out, ", {}", texts::DRAW_ACTIVE.fill(lang, &[("who", &name_of(active))]));
    }
    let step = match view.step {
        "first" | "roll" | "reroll" => texts::STEP_ROLL,
        "setup" => texts::STEP_SETUP,
        "modify" | "pick" => texts::STEP_DICE,
        "grow" => texts::STEP_GROW,
        "special" => texts::STEP_SPECIAL,
        "infest" => texts::STEP_INFEST,
        _ => texts::STEP_OVER,
    };
    put!(out, ", {}", step.get(lang));
    if !view.deciding.is_empty() {
        let names: Vec<String> = view.deciding.iter().map(|&seat| name_of(seat)).collect();
        put!(out, ". {}", texts::ASK_WAIT.fill(lang, &[("names", &listed(&names, texts::AND.get(lang)))]));
    }
    out.push('\n');
    if view.open {
        put!(out, "{}\n", texts::DRAW_COVERED.get(lang));
    }
    for die in &view.dice {
        let colour = colour_name(view, die.coral, lang);
        let value = die.value.map_or_else(|| "?".to_owned(), |value| value.to_string());
        let role = match die.role {
            Some("grow") => texts::ROLE_GROW.get(lang),
            Some("special") => texts::ROLE_SPECIAL.get(lang),
            Some("infest") => texts::ROLE_INFEST.get(lang),
            _ => "",
        };
        let coral = coral_name(die.coral, lang);
        put!(
            out,
            "  [{} {value}] {colour}, {coral}{}{role}\n",
            die.coral.letter(),
            if role.is_empty() { "" } else { ": " }
        );
    }
    if let Some(ending) = &view.ending {
        let keys: Vec<String> = ending.split('+').map(|key| ending_name(key).get(lang).to_owned()).collect();
        put!(out, "{}\n", texts::DRAW_ENDED.fill(lang, &[("how", &listed(&keys, texts::AND.get(lang)))]));
    }
    // What the seats that may be known of are in the middle of.
    for desk in &view.desks {
        // The question itself tells coral, line, value and what is left.
        let mut notes = vec![ask(view, desk, lang).trim_end_matches('.').to_owned()];
        if !desk.lines.is_empty() {
            let lines: Vec<String> = desk.lines.iter().map(ToString::to_string).collect();
            notes.push(texts::DRAW_LINES.fill(lang, &[("lines", &lines.join(" "))]));
        }
        if !desk.spaces.is_empty() {
            let spaces: Vec<String> = desk.spaces.iter().map(ToString::to_string).collect();
            notes.push(texts::DRAW_SPACES.fill(lang, &[("spaces", &spaces.join(" "))]));
        }
        if !desk.dice.is_empty() {
            let dice: Vec<String> = desk.dice.iter().map(|&die| colour_name(view, die, lang).to_owned()).collect();
            notes.push(texts::DRAW_DICE_LEFT.fill(lang, &[("dice", &listed(&dice, texts::AND.get(lang)))]));
        }
        if desk.specials > 0 {
            notes.push(texts::SPECIALS.fill(lang, &[("n", &desk.specials)]));
        }
        if !desk.taken.is_empty() {
            let taken: Vec<String> = desk.taken.iter().map(ToString::to_string).collect();
            notes.push(texts::DRAW_TAKEN.fill(lang, &[("spaces", &taken.join(" "))]));
        }
        if !desk.earlier.is_empty() {
            let earlier: Vec<String> = desk.earlier.iter().map(ToString::to_string).collect();
            notes.push(texts::DRAW_EARLIER.fill(lang, &[("spaces", &earlier.join(" "))]));
        }
        put!(out, "{}: {}\n", name_of(desk.seat), notes.join(". "));
    }
}

/// A space: `Y2**`, `p3*x`, `#Y2***` bleached, `.`, an obstacle `//`.
fn drawn_cell(cell: &CellView, width: usize) -> String {
    let mut text = String::new();
    match cell.coral {
        None if cell.blocked => text.push_str("//"),
        None => text.push('.'),
        Some(coral) => {
            let letter = if cell.mature { coral.letter() } else { coral.letter().to_ascii_lowercase() };
            let bleached = if cell.bleached { "#" } else { "" };
            put!(text, "{bleached}{letter}{}", cell.stage);
        }
    }
    text.extend((0..cell.filled).map(|_| '*'));
    text.extend((0..cell.crossed).map(|_| 'x'));
    format!("{text:<width$}")
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

fn draw_sheet(out: &mut String, view: &View, seat: Seat, lang: Lang) {
    let (Some(sheet), Some(score)) = (view.sheets.get(seat.index()), view.scores.get(seat.index())) else { return };
    put!(out, "\n{}  {}\n", name_of(seat), counted(score.total, texts::DRAW_POINT, texts::DRAW_POINTS, lang));
    // Room for the most that a space can hold.
    let width = sheet.cells.iter().map(|cell| drawn_cell(cell, 0).len()).max().unwrap_or(0).max(4) + 1;
    out.push_str("          ");
    for shown in &sheet.cols {
        put!(out, "{:<width$}", format!("{} {}", shown.line, drawn_box(view, seat, shown.line)), width = width.max(7));
    }
    out.push('\n');
    for (shown, cells) in sheet.rows.iter().zip(sheet.cells.chunks(view.cols.max(1))) {
        put!(out, "  {} {}  ", shown.line, drawn_box(view, seat, shown.line));
        for cell in cells {
            put!(out, "{}", drawn_cell(cell, width.max(7)));
        }
        while out.ends_with(' ') {
            out.pop();
        }
        out.push('\n');
    }
    draw_powers(out, sheet, lang);
    draw_score(out, score, lang);
}

fn draw_powers(out: &mut String, sheet: &SheetView, lang: Lang) {
    let mut notes = Vec::new();
    let check = |on: bool| if on { texts::DRAW_CHECKED } else { texts::DRAW_UNCHECKED }.get(lang);
    for power in &sheet.powers {
        let with: [(&str, &dyn Display); 8] = [
            ("power", &track_name(power.track, lang)),
            ("check", &check(power.check)),
            ("free", &power.free),
            ("used", &power.used),
            ("boxes", &power.check_boxes),
            ("shells", &power.shells),
            ("places", &power.shell_places),
            ("open", &power.open),
        ];
        notes.push(texts::DRAW_TRACK.fill(lang, &with));
    }
    for power in &sheet.breeding {
        let text = if power.unlocked { texts::DRAW_UNLOCKED } else { texts::DRAW_LOCKED };
        let mut note = text.fill(lang, &[("power", &breeding_name(power.power, lang))]);
        if let Some(uses) = power.uses {
            put!(note, ", {}", texts::DRAW_USES.fill(lang, &[("used", &power.used), ("uses", &uses)]));
        }
        notes.push(note);
    }
    let mut boxes = Vec::new();
    for kind in CrabBox::ALL {
        let count = |state: &str| sheet.crab.boxes.iter().filter(|one| one.kind == kind && one.state == state).count();
        let with: [(&str, &dyn Display); 4] = [
            ("what", &crab_clears(kind, lang)),
            ("free", &count("open")),
            ("used", &count("used")),
            ("locked", &count("locked")),
        ];
        if sheet.crab.boxes.iter().any(|one| one.kind == kind) {
            boxes.push(texts::DRAW_CRAB_BOX.fill(lang, &with));
        }
    }
    let crab = texts::CRAB.get(lang);
    notes.push(format!("{crab}: {}, {}", check(sheet.crab.attracted), boxes.join(", ")));
    let (filled, places) = (sheet.trumpet.filled, sheet.trumpet.places);
    let trumpet = texts::TRUMPET.get(lang);
    let held = texts::DRAW_TRUMPET.fill(lang, &[("filled", &filled), ("places", &places)]);
    notes.push(format!("{trumpet}: {}, {held}", check(sheet.trumpet.attracted)));
    for note in notes {
        put!(out, "  {note}\n");
    }
}

fn draw_score(out: &mut String, score: &ScoreView, lang: Lang) {
    let coral = Coral::ALL.map(|coral| format!("{} {}", coral_name(coral, lang), score.coral[coral.index()]));
    let with: [(&str, &dyn Display); 4] = [
        ("coral", &coral.join(", ")),
        ("sets", &score.sets),
        ("species", &score.species),
        ("points", &score.sets_points),
    ];
    put!(out, "  {}\n", texts::DRAW_SCORE.fill(lang, &with));
    let names = [
        coral_name(Coral::Brain, lang),
        coral_name(Coral::Digitate, lang),
        coral_name(Coral::Branching, lang),
        texts::DRAW_DESTROYED.get(lang),
        texts::DRAW_STARS.get(lang),
    ];
    let most: Vec<String> = names
        .into_iter()
        .zip(score.counts)
        .zip(score.majorities)
        .map(
            |((name, count), points)| {
                if points > 0 { format!("{name} {count} (+{points})") } else { format!("{name} {count}") }
            },
        )
        .collect();
    put!(out, "  {}\n", texts::DRAW_MOST.fill(lang, &[("counts", &most.join(", ")), ("starfish", &score.starfish)]));
}

fn ending_name(key: &str) -> Text {
    match key {
        "line" => texts::ENDING_LINE,
        "adjacent" => texts::ENDING_ADJACENT,
        "any" => texts::ENDING_ANY,
        _ => texts::ENDING_CAP,
    }
}

fn draw_diversity(out: &mut String, view: &View, lang: Lang) {
    put!(out, "\n{}\n", texts::DRAW_DIVERSITY.get(lang));
    for species in &view.diversity {
        let marks: Vec<String> = species
            .marks
            .iter()
            .map(|mark| {
                let benefit = format!("{}{}", mark.benefit, if mark.star { "*" } else { "" });
                match (mark.owner, mark.struck) {
                    (Some(owner), _) => format!("{}({benefit})", name_of(owner)),
                    (None, true) => format!("--({benefit})"),
                    (None, false) => benefit,
                }
            })
            .collect();
        let states: String = species
            .by_seat
            .iter()
            .map(|(_, &state)| match state {
                "met" => '!',
                "attracted" => '+',
                "gone" => '-',
                _ => '.',
            })
            .collect();
        let what = format!("{}, {}", shape_name(species.shape, lang), want_name(species.coral, lang));
        let (code, name, marks) = (species.code.to_string(), species.name.get(lang), marks.join(" "));
        put!(out, "{states} {code:<4}{name:<22}{what:<36}{marks}\n");
    }
    put!(out, "{}:\n", texts::DRAW_ENDINGS.get(lang));
    for shown in &view.endings {
        let counts: Vec<String> = Seat::first(view.seats)
            .zip(shown.by_seat.iter().zip(&shown.starred))
            .map(|(seat, (count, starred))| format!("{} {count}{}", name_of(seat), if *starred { "*" } else { "" }))
            .collect();
        let star = if shown.star { "*" } else { "" };
        put!(out, "  {} {}{star}: {}\n", shown.need, ending_name(shown.key).get(lang), counts.join(", "));
    }
}
