//! The whole table as text: all that a view holds, in letters.

use std::fmt::Write;

use atoll_core::{Lang, name_of};

use crate::components::{SPECIES, Species};
use crate::geometry::Cell;
use crate::names::{across, along, cube, name, of_species, piece_at, points, short_column, stand};
use crate::options::Falling;
use crate::texts;
use crate::view::{CardView, PawnView, View};
use crate::words::prompt;

/// The table as text.
pub(crate) fn draw(view: &View, lang: Lang) -> String {
    let mut out = String::new();
    draw_top(view, lang, &mut out);
    draw_levels(view, lang, &mut out);
    draw_players(view, lang, &mut out);
    draw_pawns(view, lang, &mut out);
    draw_table(view, lang, &mut out);
    draw_cards(view, lang, &mut out);
    out
}

fn line(out: &mut String, text: &str) {
    out.push_str(text.trim_end());
    out.push('\n');
}

/// West, east, south, north: the columns that a drawing must hold.
fn sides(view: &View) -> [i8; 4] {
    let cells = || view.bodies.iter().flat_map(|body| &body.cells);
    let (xs, ys) = (|| cells().map(|c| c.x), || cells().map(|c| c.y));
    [xs().min().unwrap_or(0), xs().max().unwrap_or(0), ys().min().unwrap_or(0), ys().max().unwrap_or(0)]
}

fn pawn_at(view: &View, x: i8, y: i8, z: i8) -> Option<char> {
    let found = view.pawns.iter().find(|pawn| pawn.cell == Some(Cell::new(x, y, z)));
    found.map(|pawn| pawn.species.letter().to_ascii_lowercase())
}

fn draw_top(view: &View, lang: Lang, out: &mut String) {
    let [west, east, south, north] = sides(view);
    line(out, texts::DRAW_TOP.get(lang));
    for y in (south..=north).rev() {
        let mut row = format!("{:>4} ", across(y, lang));
        for x in west..=east {
            match view.columns.iter().find(|column| column.x == x && column.y == y) {
                Some(top) => {
                    let level = top.z + 1;
                    let pawn = pawn_at(view, x, y, top.z + 1).unwrap_or(' ');
                    let _ = write!(row, "{level:>2}{}{pawn} ", top.species.map_or('o', Species::letter));
                }
                None => row.push_str("  .  "),
            }
        }
        line(out, &row);
    }
    let mut foot = String::from("     ");
    for x in west..=east {
        let _ = write!(foot, "{:>3}  ", along(x, lang));
    }
    line(out, &foot);
}

/// Level slices, the highest first, side by side.
fn draw_levels(view: &View, lang: Lang, out: &mut String) {
    let [west, east, south, north] = sides(view);
    let high = view.bodies.iter().flat_map(|body| &body.cells).map(|c| c.z).max().unwrap_or(0);
    let roof = view.pawns.iter().filter_map(|pawn| pawn.cell).map(|cell| cell.z).max().unwrap_or(0);
    line(out, "");
    line(out, texts::DRAW_LEGEND.get(lang));
    let levels: Vec<i8> = (0..=high.max(roof)).rev().collect();
    let width = (3 * (east - west + 1) as usize + 2).max(11);
    for group in levels.chunks(5) {
        let mut head = String::from("     ");
        for &z in group {
            let title = texts::DRAW_LEVEL.fill(lang, &[("level", &(z + 1))]);
            let _ = write!(head, "{title:<width$}");
        }
        line(out, &head);
        for y in (south..=north).rev() {
            let mut row = format!("{:>4} ", across(y, lang));
            for &z in group {
                let mut slice = String::new();
                for x in west..=east {
                    let at = Cell::new(x, y, z);
                    let body = view.bodies.iter().find(|body| body.cells.contains(&at));
                    let mark = match (body, pawn_at(view, x, y, z)) {
                        (Some(body), _) if body.species.is_none() => "o".to_owned(),
                        (Some(body), _) => body.name.clone(),
                        (None, Some(pawn)) => pawn.to_string(),
                        (None, None) => ".".to_owned(),
                    };
                    let _ = write!(slice, "{mark:<3}");
                }
                let _ = write!(row, "{slice:<width$}");
            }
            line(out, &row);
        }
    }
    out.push('\n');
}

/// "4R 2B", or a dash.
fn pieces(counts: &[u8; SPECIES]) -> String {
    let parts = Species::ALL.iter().zip(counts).filter(|(_, n)| **n > 0);
    let parts: Vec<String> = parts.map(|(species, n)| format!("{n}{species}")).collect();
    if parts.is_empty() { "-".to_owned() } else { parts.join(" ") }
}

fn draw_players(view: &View, lang: Lang, out: &mut String) {
    let who = name_of(view.turn);
    line(out, &texts::DRAW_TURN.fill(lang, &[("who", &who), ("ask", &prompt(view, lang))]));
    for player in &view.players {
        let mark = if view.active == Some(player.seat) { '>' } else { ' ' };
        let species = player.species.map_or("", |species| name(species).get(lang));
        let with: [(&str, &dyn std::fmt::Display); 5] = [
            ("who", &name_of(player.seat)),
            ("species", &species),
            ("points", &points(player.score, lang)),
            ("reserve", &pieces(&player.reserve)),
            ("n", &player.pieces),
        ];
        let mut told = vec![texts::DRAW_PLAYER.fill(lang, &with)];
        let levels: Vec<String> = player.levels.iter().map(u8::to_string).collect();
        if player.species.is_some() {
            told.push(texts::DRAW_LEVELS.fill(lang, &[("levels", &levels.join(" "))]));
        }
        if player.moved {
            told.push(texts::DRAW_MOVED.get(lang).to_owned());
        }
        if player.spared {
            told.push(texts::DRAW_SPARED.get(lang).to_owned());
        }
        line(out, &format!("{mark} {}", told.join(", ")));
    }
    if view.symbiosis {
        for (one, other) in [('A', 'C'), ('B', 'D')] {
            let (one, other) = (format!("{{{one}}}"), format!("{{{other}}}"));
            line(out, &texts::DRAW_SYMBIOSIS.fill(lang, &[("one", &one), ("other", &other)]));
        }
    }
}

/// How a place is called.
type Place = fn(Cell, Lang) -> String;

fn draw_pawns(view: &View, lang: Lang, out: &mut String) {
    for pawn in &view.pawns {
        let letter = pawn.species.letter().to_ascii_lowercase();
        let with: [(&str, &dyn std::fmt::Display); 3] =
            [("letter", &letter), ("species", &name(pawn.species).get(lang)), ("where", &place(pawn, lang))];
        line(out, &texts::DRAW_PAWN.fill(lang, &with));
    }
    if let Some(species) = view.pawn {
        line(out, &of_species(texts::DRAW_ACTIVE_PAWN, species, lang));
    }
    if let Some(cell) = view.cube {
        let (piece, at) = (piece_at(view, cell, lang), cube(cell, lang));
        line(out, &texts::DRAW_CUBE.fill(lang, &[("piece", &piece), ("at", &at)]));
    }
    let list = |cells: &[Cell], of: Place| cells.iter().map(|&cell| of(cell, lang)).collect::<Vec<_>>().join(" | ");
    let lists: [(_, &[Cell], Place); 3] = [
        (texts::DRAW_LANDINGS, &view.landings, stand),
        (texts::DRAW_SLIDES, &view.slides, stand),
        (texts::DRAW_OPEN_FACES, &view.open_faces, cube),
    ];
    for (text, cells, of) in lists {
        if !cells.is_empty() {
            line(out, &text.fill(lang, &[("places", &list(cells, of))]));
        }
    }
}

fn place(pawn: &PawnView, lang: Lang) -> String {
    match (pawn.cell, pawn.state) {
        (Some(cell), _) if pawn.roofed => texts::DRAW_ROOFED.fill(lang, &[("where", &stand(cell, lang))]),
        (Some(cell), _) => stand(cell, lang),
        (None, "floating") => texts::DRAW_FLOATING.get(lang).to_owned(),
        (None, "fallen") => texts::DRAW_FALLEN.get(lang).to_owned(),
        (None, _) => texts::DRAW_OFF.get(lang).to_owned(),
    }
}

fn draw_table(view: &View, lang: Lang, out: &mut String) {
    if let Some(neutral) = view.neutral {
        line(out, &of_species(texts::DRAW_NEUTRAL, neutral, lang));
    }
    line(out, &texts::DRAW_BOX.fill(lang, &[("pieces", &pieces(&view.boxed))]));
    line(out, &texts::DRAW_BAG.fill(lang, &[("pieces", &pieces(&view.bag))]));
    let how = match view.falling {
        Falling::Strict => texts::OPTION_FALLING_STRICT,
        Falling::Restore => texts::OPTION_FALLING_RESTORE,
        Falling::Penalty => texts::OPTION_FALLING_PENALTY,
    };
    line(out, &texts::DRAW_FALLING.fill(lang, &[("how", &how.get(lang)), ("n", &view.attempts)]));
    if view.endgame {
        line(out, texts::DRAW_ENDGAME.get(lang));
    }
    if view.still_limit > 0 && view.solo.is_none() {
        line(out, &texts::DRAW_STILL.fill(lang, &[("n", &view.still), ("limit", &view.still_limit)]));
    }
    if let Some(tower) = &view.tower {
        let who = tower.holder.map_or_else(|| texts::DRAW_NOBODY.get(lang).to_owned(), name_of);
        let with: [(&str, &dyn std::fmt::Display); 3] =
            [("side", &(1 + u8::from(tower.second))), ("who", &who), ("points", &points(tower.points, lang))];
        line(out, &texts::DRAW_TOWER.fill(lang, &with));
    }
}

fn draw_cards(view: &View, lang: Lang, out: &mut String) {
    let Some(solo) = &view.solo else { return };
    if let Some(card) = &solo.layout {
        line(out, &texts::DRAW_LAYOUT.fill(lang, &[("card", card)]));
    }
    for card in &solo.cards {
        line(out, &draw_card(card, lang));
    }
    if let Some(species) = solo.taken {
        line(out, &of_species(texts::DRAW_TAKEN, species, lang));
    }
    let with: [(&str, &dyn std::fmt::Display); 2] = [("points", &solo.total), ("rating", &solo.rating.get(lang))];
    line(out, &texts::DRAW_TOTAL.fill(lang, &with));
}

/// A scoring card: what it asks, what it counts now, and what 1 to 5 points need.
fn draw_card(card: &CardView, lang: Lang) -> String {
    let species = name(card.species).get(lang);
    let Some(text) = &card.text else { return texts::DRAW_CARD_UNKNOWN.fill(lang, &[("species", &species)]) };
    let with: [(&str, &dyn std::fmt::Display); 5] = [
        ("species", &species),
        ("level", &"I".repeat(usize::from(card.level))),
        ("text", &text.get(lang)),
        ("count", &card.count),
        ("points", &points(card.points, lang)),
    ];
    let needs = card.thresholds.map(|n| n.to_string()).join(" ");
    let text = if card.at_most { texts::DRAW_NEEDS_AT_MOST } else { texts::DRAW_NEEDS };
    let mut needs = text.fill(lang, &[("needs", &needs)]);
    if card.min_pieces > 0 {
        needs = texts::DRAW_NEEDS_PIECES.fill(lang, &[("needs", &needs), ("n", &card.min_pieces)]);
    }
    let counted: Vec<String> =
        card.counted.iter().map(|cell| format!("{} {}", short_column(cell.x, cell.y, lang), cell.z + 1)).collect();
    let counted = if counted.is_empty() { "-".to_owned() } else { counted.join(", ") };
    let counted = texts::DRAW_COUNTED.fill(lang, &[("places", &counted)]);
    format!("{} {needs} ({counted})", texts::DRAW_CARD.fill(lang, &with))
}
