//! What things are called: species, places, pieces, counts.
//!
//! Columns are counted from the rock, by direction: `2 east 1 north`. A level
//! counts from 1 on the table, a pawn is where the cube is that it stands on,
//! a piece in its place is its corner and the ways of its arms, and a piece of
//! the reef has the letter of its species and a number: `R2` is the second
//! oldest red one.

use std::fmt::Display;

use atoll_core::{Called, Lang, Seat, Text, name_of};

use crate::action::Action;
use crate::components::Species;
use crate::geometry::{Cell, DIRECTIONS, Placement, ROCK};
use crate::texts;
use crate::view::View;

/// The name of a species.
pub(crate) fn name(species: Species) -> Text {
    [texts::SPECIES_RED, texts::SPECIES_TUBULAR, texts::SPECIES_SUN, texts::SPECIES_BRAIN][species.index()]
}

/// What reports on many matches call a species that somebody chose or had.
pub(crate) fn called(kind: &str, item: &str, lang: Lang) -> Option<Called> {
    let species = Species::ALL.into_iter().find(|species| species.id() == item);
    let what = match kind {
        "grow" => texts::REPORT_GROW,
        "pay" => texts::REPORT_PAY,
        "play" => texts::REPORT_PLAY,
        "neutral" => texts::REPORT_NEUTRAL,
        "take" => texts::REPORT_TAKE,
        "coral" => texts::REPORT_CORAL,
        "card" => texts::REPORT_CARD,
        _ => return None,
    };
    let name = species.map_or(texts::SCORE_TOWER, name);
    Some(Called { kind: what.get(lang).to_owned(), name: name.get(lang).to_owned() })
}

/// A text about one species.
pub(crate) fn of_species(text: Text, species: Species, lang: Lang) -> String {
    text.fill(lang, &[("species", &name(species).get(lang))])
}

/// A column, counted from the rock: "2 east 1 north".
pub(crate) fn column(x: i8, y: i8, lang: Lang) -> String {
    let part = |n: i8, up: Text, down: Text| {
        let text = if n > 0 { up } else { down };
        (n != 0).then(|| text.fill(lang, &[("n", &n.unsigned_abs())]))
    };
    let parts = [part(x, texts::WHERE_EAST, texts::WHERE_WEST), part(y, texts::WHERE_NORTH, texts::WHERE_SOUTH)];
    let told: Vec<String> = parts.into_iter().flatten().collect();
    if told.is_empty() { texts::WHERE_MIDDLE.get(lang).to_owned() } else { told.join(" ") }
}

/// The same in a few letters, as the edges of drawings have it: "2E 1N".
pub(crate) fn short_column(x: i8, y: i8, lang: Lang) -> String {
    let parts: Vec<String> = [(x, along(x, lang)), (y, across(y, lang))]
        .into_iter()
        .filter(|(n, _)| *n != 0)
        .map(|(_, told)| told)
        .collect();
    if parts.is_empty() { "0".to_owned() } else { parts.join(" ") }
}

/// The edge of a drawing from west to east.
pub(crate) fn along(x: i8, lang: Lang) -> String {
    edge(x, texts::EDGE_EAST, texts::EDGE_WEST, lang)
}

/// The edge of a drawing from south to north.
pub(crate) fn across(y: i8, lang: Lang) -> String {
    edge(y, texts::EDGE_NORTH, texts::EDGE_SOUTH, lang)
}

fn edge(n: i8, up: Text, down: Text, lang: Lang) -> String {
    let letter = if n > 0 { up.get(lang) } else { down.get(lang) };
    if n == 0 { "0".to_owned() } else { format!("{}{letter}", n.unsigned_abs()) }
}

/// Where a cube lies.
pub(crate) fn cube(cell: Cell, lang: Lang) -> String {
    let level = i16::from(cell.z) + 1;
    texts::WHERE_CELLS.fill(lang, &[("columns", &column(cell.x, cell.y, lang)), ("level", &level)])
}

/// Where a pawn stands: the place of the cube beneath it.
pub(crate) fn stand(pawn: Cell, lang: Lang) -> String {
    cube(Cell::new(pawn.x, pawn.y, pawn.z.saturating_sub(1)), lang)
}

/// Where three cubes lie, level by level.
pub(crate) fn places(cells: [Cell; 3], lang: Lang) -> String {
    let mut levels: Vec<i8> = cells.iter().map(|cell| cell.z).collect();
    levels.sort_unstable();
    levels.dedup();
    let on = |level: i8| {
        let columns: Vec<String> =
            cells.iter().filter(|cell| cell.z == level).map(|cell| column(cell.x, cell.y, lang)).collect();
        let columns = columns.join(" · ");
        texts::WHERE_CELLS.fill(lang, &[("columns", &columns), ("level", &(i16::from(level) + 1))])
    };
    let mut told = levels.iter().map(|&level| on(level));
    let first = told.next().unwrap_or_default();
    told.fold(first, |low, high| texts::WHERE_BOTH.fill(lang, &[("low", &low), ("high", &high)]))
}

/// Where a piece lies: its corner, and which way its arms go.
pub(crate) fn cells(placement: Placement, lang: Lang) -> String {
    const WAYS: [Text; 6] =
        [texts::WAY_EAST, texts::WAY_WEST, texts::WAY_NORTH, texts::WAY_SOUTH, texts::WAY_UP, texts::WAY_DOWN];
    let corner = placement.corner();
    let arms = DIRECTIONS.iter().zip(WAYS).filter(|(way, _)| placement.has(corner.plus(**way)));
    let mut arms = arms.map(|(_, text)| text.get(lang));
    let (one, other) = (arms.next().unwrap_or_default(), arms.next().unwrap_or_default());
    texts::WHERE_PIECE.fill(lang, &[("corner", &cube(corner, lang)), ("one", &one), ("other", &other)])
}

/// What fills a cell, by its species: people see no name on a piece.
pub(crate) fn coral_at(view: &View, cell: Cell, lang: Lang) -> &'static str {
    let body = view.bodies.iter().find(|body| body.cells.contains(&cell));
    body.and_then(|body| body.species).map_or(texts::THING_ROCK, name).get(lang)
}

/// The piece that fills a cell, by the name that a drawing in letters gives it.
pub(crate) fn piece_at(view: &View, cell: Cell, lang: Lang) -> String {
    let body = view.bodies.iter().find(|body| body.cells.contains(&cell));
    match body {
        Some(body) if body.species.is_some() => body.name.clone(),
        _ => texts::THING_ROCK.get(lang).to_owned(),
    }
}

/// Whose pawn it is: the player's name, alone the species.
pub(crate) fn owner(view: &View, species: Species, lang: Lang) -> String {
    let played = view.players.iter().find(|player| player.species == Some(species));
    played.map_or_else(|| name(species).get(lang).to_owned(), |player| name_of(player.seat))
}

/// "1 point" or "3 points".
pub(crate) fn points(n: i16, lang: Lang) -> String {
    if n == 1 {
        texts::COUNT_POINTS_ONE.get(lang).to_owned()
    } else {
        texts::COUNT_POINTS_MANY.fill(lang, &[("n", &n)])
    }
}

/// Changes of scores as "{A} +2, {B} −1", with the sign of minus that pages write; nothing if there are none.
pub(crate) fn changes(by_seat: &[(Seat, i16)], lang: Lang) -> Option<String> {
    let told = by_seat.iter().filter(|(_, n)| *n != 0).map(|&(seat, n)| {
        let n = format!("{}{}", if n < 0 { '−' } else { '+' }, n.unsigned_abs());
        texts::CHANGE_SEAT.fill(lang, &[("who", &name_of(seat)), ("n", &n)])
    });
    let told: Vec<String> = told.collect();
    (!told.is_empty()).then(|| told.join(", "))
}

/// An action as a thing that can be spoken of.
pub(crate) fn thing(view: &View, action: Action, lang: Lang) -> String {
    match action {
        Action::Grow { species, shape } => {
            let cells = cells(shape.at(view.cube.unwrap_or(ROCK)), lang);
            let with: [(&str, &dyn Display); 2] = [("species", &name(species).get(lang)), ("cells", &cells)];
            texts::THING_GROW.fill(lang, &with)
        }
        Action::Play { species } => of_species(texts::THING_PLAY, species, lang),
        Action::Neutral { species } => of_species(texts::THING_NEUTRAL, species, lang),
        Action::Take { species } => of_species(texts::THING_TAKE, species, lang),
        Action::Pay { species } => of_species(texts::THING_PAY, species, lang),
        Action::GiveUp => texts::THING_GIVE_UP.get(lang).to_owned(),
        Action::Float => texts::THING_FLOAT.get(lang).to_owned(),
        Action::Slide { to } => texts::THING_SLIDE.fill(lang, &[("to", &end(view, to.x, to.y, lang))]),
        Action::Land { at } => texts::THING_LAND.fill(lang, &[("to", &stand(at.0, lang))]),
    }
}

/// Where a slide to a column ends: on its highest cube, or "column 3 east" if it has none.
pub(crate) fn end(view: &View, x: i8, y: i8, lang: Lang) -> String {
    match view.stand(x, y) {
        Some(pawn) => stand(pawn, lang),
        None => texts::THING_COLUMN.fill(lang, &[("column", &column(x, y, lang))]),
    }
}
