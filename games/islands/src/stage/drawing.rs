//! The table as text, for terminals and for those who listen.

use std::fmt::{self, Write};

use atoll_core::{Code, Lang, Seat};

use super::words::{count, dice, prompt, steps, terrain_name};
use crate::components::{Island, Terrain, WIDTH};
use crate::position::Step;
use crate::texts;
use crate::view::{CardView, DieView, IslandView, View};

pub(super) fn draw(view: &View, lang: Lang) -> Result<String, fmt::Error> {
    let mut out = String::new();
    let turn = texts::DRAW_TURN.fill(lang, &[("n", &view.turn), ("total", &view.turns)]);
    match view.first {
        Some(first) => writeln!(out, "{turn}; {}", texts::DRAW_FIRST.fill(lang, &[("seat", &first.letter())]))?,
        None => writeln!(out, "{turn}")?,
    }
    writeln!(out)?;
    draw_map(view, &mut out)?;
    writeln!(out)?;
    draw_columns(view, lang, &mut out)?;
    writeln!(out)?;
    draw_players(view, lang, &mut out)?;
    writeln!(out, "  {}", prompt(view, lang))?;
    draw_turn(view, lang, &mut out)?;
    draw_evaluation(view, lang, &mut out)?;
    writeln!(out)?;
    writeln!(out, "{}", texts::DRAW_KEY.get(lang))?;
    Ok(out)
}

fn letter(colour: &str) -> char {
    Terrain::all().find(|terrain| terrain.colour() == colour).map_or('?', Terrain::letter)
}

fn die(die: &DieView) -> String {
    format!("{}{}", letter(die.colour), die.value)
}

/// The terrain in a small letter and the whole tower from the bottom up: `v V1A3`.
fn tower(island: &IslandView) -> String {
    let ground = Terrain::all().find(|terrain| terrain.id() == island.terrain);
    let ground = ground.map_or('?', Terrain::letter).to_ascii_lowercase();
    if island.dice.is_empty() {
        return format!("{ground} --");
    }
    format!("{ground} {}", island.dice.iter().map(die).collect::<String>())
}

fn draw_map(view: &View, out: &mut String) -> fmt::Result {
    let of_column = |column: u8| view.islands.iter().filter(move |one| one.island.column_row().0 == column);
    let columns: Vec<u8> = (0..WIDTH as u8).filter(|&column| of_column(column).next().is_some()).collect();
    // A column is as wide as its tallest tower, and at least as wide as towers of two.
    let width = |column: u8| of_column(column).map(|one| tower(one).chars().count()).max().unwrap_or(0).max(6);
    let rows = view.islands.iter().map(|island| island.r).max().unwrap_or(0);
    write!(out, "   ")?;
    for &column in &columns {
        let name = Island::at(column, 0).map(|island| island.to_string()).unwrap_or_default();
        write!(out, " {:<1$}", name.trim_end_matches('1'), width(column))?;
    }
    out.truncate(out.trim_end_matches(' ').len());
    writeln!(out)?;
    for r in 0..=rows {
        write!(out, "{:>2} ", r + 1)?;
        for &column in &columns {
            let cell = of_column(column).find(|one| one.r == r).map(tower).unwrap_or_default();
            write!(out, " {cell:<0$}", width(column))?;
        }
        out.truncate(out.trim_end_matches(' ').len());
        writeln!(out)?;
    }
    Ok(())
}

/// A card in few letters: `V12 6.5 ***`.
fn card(card: &CardView) -> String {
    format!("{} {} {}", card.code, card.rating, "*".repeat(card.stars.into()))
}

fn draw_columns(view: &View, lang: Lang, out: &mut String) -> fmt::Result {
    for (n, column) in view.columns.iter().enumerate() {
        let name = column.name.as_ref().map_or("-", |name| name.get(lang));
        let ability = column.text.as_ref().map_or("", |text| text.get(lang));
        let mark = if column.taken { '>' } else { ' ' };
        write!(out, "{mark}{}. {name} ({ability}):", n + 1)?;
        let cards: Vec<String> = column.cards.iter().map(card).collect();
        writeln!(out, " {}", if cards.is_empty() { "-".to_owned() } else { cards.join(" | ") })?;
    }
    let deck = count(view.deck as usize, texts::DRAW_DECK_ONE, texts::DRAW_DECK_MANY, lang);
    writeln!(out, "{deck}, {}", texts::DRAW_DISCARDED.fill(lang, &[("n", &view.discarded)]))
}

fn draw_players(view: &View, lang: Lang, out: &mut String) -> fmt::Result {
    for (seat, player) in Seat::first(view.seats).zip(&view.players) {
        let mark = if view.active == Some(seat) { '>' } else { ' ' };
        let total = count(player.stars.unsigned_abs().into(), texts::COUNT_STARS_ONE, texts::COUNT_STARS_MANY, lang);
        let filled: [(&str, &dyn fmt::Display); 3] = [
            ("dice", &dice(player.forecast.unsigned_abs().into(), lang)),
            ("stars", &total),
            ("rating", &player.rating),
        ];
        let text = if view.step == Step::Over { texts::DRAW_PLAYER_OVER } else { texts::DRAW_PLAYER };
        writeln!(out, "{mark} {}: {}", seat.letter(), text.fill(lang, &filled))?;
        for holding in player.terrains.iter().filter(|holding| !holding.cards.is_empty()) {
            let codes: Vec<&str> = holding.cards.iter().map(|card| card.code.as_str()).collect();
            let terrain = Terrain::all().find(|terrain| terrain.id() == holding.terrain);
            let filled: [(&str, &dyn fmt::Display); 5] = [
                ("terrain", &terrain.map_or("", |terrain| terrain_name(view, terrain, lang))),
                ("cards", &codes.join(" ")),
                ("stars", &count(holding.stars.into(), texts::COUNT_STARS_ONE, texts::COUNT_STARS_MANY, lang)),
                ("lowest", &holding.lowest.as_deref().unwrap_or("-")),
                ("dice", &dice(holding.dice.unsigned_abs().into(), lang)),
            ];
            writeln!(out, "      {}", texts::DRAW_HOLDING.fill(lang, &filled))?;
        }
    }
    Ok(())
}

/// What has been decided this turn.
fn draw_turn(view: &View, lang: Lang, out: &mut String) -> fmt::Result {
    let Some(kept) = &view.kept else { return Ok(()) };
    let taken = view.k.unwrap_or(0);
    let filled: [(&str, &dyn fmt::Display); 3] = [
        ("card", &card(kept)),
        ("cards", &count(taken.into(), texts::COUNT_CARDS_ONE, texts::COUNT_CARDS_MANY, lang)),
        ("steps", &steps(view.steps.unwrap_or(0), lang)),
    ];
    writeln!(out, "  {}", texts::DRAW_PICK.fill(lang, &filled))?;
    if let Some(moved) = &view.moved {
        writeln!(out, "  {}", texts::DRAW_MOVED.fill(lang, &[("at", moved)]))?;
    }
    if let Some(dug) = &view.dug {
        let above = dice(dug.depth.into(), lang);
        writeln!(out, "  {}", texts::DRAW_DUG.fill(lang, &[("at", &dug.at), ("dice", &above)]))?;
    }
    if view.hold {
        writeln!(out, "  {}", texts::DRAW_HOLD.get(lang))?;
    }
    Ok(())
}

/// Who would claim which towers now, or has claimed them.
fn draw_evaluation(view: &View, lang: Lang, out: &mut String) -> fmt::Result {
    let text = if view.step == Step::Over { texts::DRAW_CLAIMED } else { texts::DRAW_WOULD_CLAIM };
    for one in view.evaluation.iter().filter(|one| !one.order.is_empty()) {
        let terrain = Terrain::all().find(|terrain| terrain.id() == one.terrain);
        let order: Vec<String> = one.order.iter().map(|seat| seat.letter().to_string()).collect();
        let claims: Vec<String> = one
            .claims
            .iter()
            .map(|claim| format!("{} {} ({})", claim.seat.letter(), claim.name, claim.height))
            .collect();
        let filled: [(&str, &dyn fmt::Display); 3] = [
            ("terrain", &terrain.map_or("", |terrain| terrain_name(view, terrain, lang))),
            ("order", &order.join(" ")),
            ("claims", &if claims.is_empty() { "-".to_owned() } else { claims.join(", ") }),
        ];
        writeln!(out, "  {}", text.fill(lang, &filled))?;
    }
    Ok(())
}
