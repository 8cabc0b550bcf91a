//! Coral in pieces, words and letters.

use std::fmt::Write;

use atoll_core::{Event, EventOf, Gesture, Lang, Observer, Piece, Seat, Spot, Stage, Staged, Text, name_of};

use crate::action::{Action, Chance, ROMAN};
use crate::components::Species;
use crate::geometry::{Cell, Placement, ROCK, UP};
use crate::options::Falling;
use crate::position::Coral;
use crate::view::View;
use crate::{preview, stability, texts};

impl Staged for Coral {
    type Preview = serde_json::Value;

    fn stage(view: &View) -> Stage {
        let spot = |cell: Cell| Spot::Cell { x: cell.x, y: cell.y, z: cell.z };
        let owner = |species: Species| view.players.iter().find(|p| p.species == Some(species)).map(|p| p.seat);
        let mut pieces = Vec::new();
        for body in &view.bodies {
            let Some(species) = body.species else {
                let piece = Piece { id: 1, kind: "rock", spot: spot(ROCK), owner: None, face: 0, style: "rock".into() };
                pieces.push(piece);
                continue;
            };
            let corner = corner(&body.cells);
            // The id is made of the place, so it stays while the piece lies there.
            let at = |n: i8| u32::from((n as u8).wrapping_add(64));
            let id = 1 << 30
                | at(corner.x) << 20
                | at(corner.y) << 12
                | (corner.z as u32) << 4
                | u32::from(body.orientation);
            let (face, style) = (u16::from(body.orientation), species.id().to_owned());
            pieces.push(Piece { id, kind: "coral", spot: spot(corner), owner: owner(species), face, style });
        }
        for pawn in &view.pawns {
            let spot = match pawn.cell {
                Some(cell) => spot(cell),
                None => Spot::Zone { zone: pawn.state, seat: pawn.owner, index: pawn.species.index() as u8 },
            };
            let id = 16 + pawn.species.index() as u32;
            pieces.push(Piece {
                id,
                kind: "pawn",
                spot,
                owner: pawn.owner,
                face: 0,
                style: pawn.species.id().to_owned(),
            });
        }
        for player in &view.players {
            let mut index = 0;
            for species in Species::ALL {
                for _ in 0..player.reserve[species.index()] {
                    let spot = Spot::Zone { zone: "reserve", seat: Some(player.seat), index };
                    let id = 1000 + 100 * u32::from(player.seat.number()) + u32::from(index);
                    let style = species.id().to_owned();
                    pieces.push(Piece { id, kind: "coral", spot, owner: owner(species), face: 0, style });
                    index += 1;
                }
            }
        }
        Stage { pieces }
    }

    fn gesture(view: &View, action: Action) -> Gesture {
        let spot = |cell: Cell| Spot::Cell { x: cell.x, y: cell.y, z: cell.z };
        let item = |species: Species| Some(species.id().to_owned());
        let from = view.active_cell().map(spot);
        match action {
            Action::Grow { species, shape } => {
                let placement = shape.at(view.cube.unwrap_or(ROCK));
                Gesture {
                    step: "grow",
                    from: None,
                    to: Some(spot(placement.corner())),
                    value: Some(i16::from(placement.orientation())),
                    item: item(species),
                    cost: None,
                }
            }
            Action::Slide { to } => {
                let to = view.stand(to.x, to.y).map(spot);
                Gesture { step: "slide", from, to, cost: move_cost(view), ..Gesture::default() }
            }
            Action::Float => Gesture { step: "float", from, cost: move_cost(view), ..Gesture::default() },
            Action::Land { at } => Gesture { step: "land", to: Some(spot(at.0)), ..Gesture::default() },
            Action::Pay { species } => Gesture { step: "pay", item: item(species), ..Gesture::default() },
            Action::Play { species } => Gesture { step: "play", item: item(species), ..Gesture::default() },
            Action::Neutral { species } => Gesture { step: "neutral", item: item(species), ..Gesture::default() },
            Action::Take { species } => Gesture { step: "take", item: item(species), ..Gesture::default() },
            Action::GiveUp => Gesture { step: "give_up", ..Gesture::default() },
        }
    }

    fn sentence(view: &View, action: Action, lang: Lang) -> String {
        match action {
            Action::Grow { species, shape } => {
                let placement = shape.at(view.cube.unwrap_or(ROCK));
                let (species, cells) = (name(species).get(lang), list(placement));
                if view.step == "cover" {
                    return texts::SAY_COVER.fill(lang, &[("species", &species), ("cells", &cells)]);
                }
                match lifted(view, placement) {
                    Some(to) => {
                        texts::SAY_GROW_LIFT.fill(lang, &[("species", &species), ("cells", &cells), ("to", &to)])
                    }
                    None => texts::SAY_GROW.fill(lang, &[("species", &species), ("cells", &cells)]),
                }
            }
            Action::Slide { to } => {
                let to = view.stand(to.x, to.y).unwrap_or(to.foot());
                texts::SAY_SLIDE.fill(lang, &[("to", &to)])
            }
            Action::Float => texts::SAY_FLOAT.get(lang).to_owned(),
            Action::Land { at } => texts::SAY_LAND.fill(lang, &[("to", &at.0)]),
            Action::Pay { species } => of_species(texts::SAY_PAY, species, lang),
            Action::Play { species } => of_species(texts::SAY_PLAY, species, lang),
            Action::Neutral { species } => of_species(texts::SAY_NEUTRAL, species, lang),
            Action::Take { species } => of_species(texts::SAY_TAKE, species, lang),
            Action::GiveUp => texts::SAY_GIVE_UP.get(lang).to_owned(),
        }
    }

    fn narrate(before: &View, event: EventOf<Self>, lang: Lang) -> String {
        match event {
            Event::Act { seat, action } => narrate_action(before, seat, action, lang),
            Event::Chance(Chance::Start { seat }) => texts::LOG_START.fill(lang, &[("who", &name_of(seat))]),
            Event::Chance(Chance::Draw { species }) => {
                texts::LOG_DRAW.fill(lang, &[("who", &name_of(before.turn)), ("species", &name(species).get(lang))])
            }
            Event::Chance(Chance::Setup { card }) => {
                let letter = (b'A' + card.index() as u8) as char;
                texts::LOG_SETUP.fill(lang, &[("card", &letter)])
            }
            Event::Chance(Chance::Card { species, level }) => {
                let with: [(&str, &dyn std::fmt::Display); 2] =
                    [("card", &ROMAN[level.index()]), ("species", &name(species).get(lang))];
                texts::LOG_CARD.fill(lang, &with)
            }
        }
    }

    fn preview(&self, seat: Seat, action: Action) -> Option<serde_json::Value> {
        Some(preview::preview(self, seat, action))
    }

    fn prompt(view: &View, lang: Lang) -> String {
        let player = view.active.and_then(|seat| view.players.get(seat.index()));
        let text = match view.step {
            "species" => texts::ASK_SPECIES,
            "neutral" => texts::ASK_NEUTRAL,
            "cover" => texts::ASK_COVER,
            "pawns" => texts::ASK_PAWNS,
            "land" => texts::ASK_LAND,
            "replace" => texts::ASK_REPLACE,
            "act" if player.is_some_and(|player| player.pieces == 0) => texts::ASK_ACT_EMPTY,
            "act" if player.is_some_and(|player| player.moved) => texts::ASK_ACT_MOVED,
            "act" => texts::ASK_ACT,
            "pay_move" | "solo_pay" => texts::ASK_PAY_MOVE,
            "pay_end" => texts::ASK_PAY_END,
            "take" => texts::ASK_TAKE,
            "solo_move" => texts::ASK_SOLO_MOVE,
            "solo_grow" => texts::ASK_SOLO_GROW,
            "over" => texts::ASK_OVER,
            _ => texts::ASK_WAIT,
        };
        text.get(lang).to_owned()
    }

    fn draw(view: &View, _: Observer, lang: Lang) -> String {
        let mut out = String::new();
        draw_reef(view, lang, &mut out);
        draw_players(view, lang, &mut out);
        out
    }
}

/// The name of a species.
pub(crate) fn name(species: Species) -> Text {
    [texts::SPECIES_RED, texts::SPECIES_TUBULAR, texts::SPECIES_SUN, texts::SPECIES_BRAIN][species.index()]
}

fn of_species(text: Text, species: Species, lang: Lang) -> String {
    text.fill(lang, &[("species", &name(species).get(lang))])
}

fn list(placement: Placement) -> String {
    let [a, b, c] = placement.cells();
    format!("{a} · {b} · {c}")
}

/// Where a column lies, seen from the rock.
fn place(cell: Cell, lang: Lang) -> String {
    let along = |n: i8, more: Text, less: Text| match n {
        0 => None,
        n => Some(if n > 0 { more } else { less }.fill(lang, &[("n", &n.unsigned_abs())])),
    };
    let east = along(cell.x, texts::WHERE_EAST, texts::WHERE_WEST);
    let north = along(cell.y, texts::WHERE_NORTH, texts::WHERE_SOUTH);
    match (east, north) {
        (Some(east), Some(north)) => format!("{east} {north}"),
        (Some(one), None) | (None, Some(one)) => one,
        (None, None) => texts::WHERE_MIDDLE.get(lang).to_owned(),
    }
}

/// The levels of a piece and the column of its corner.
fn site(placement: Placement, lang: Lang) -> String {
    let levels = placement.cells().map(|cell| cell.z + 1);
    let low = levels.iter().copied().fold(levels[0], i8::min);
    let high = levels.iter().copied().fold(levels[0], i8::max);
    let place = place(placement.corner(), lang);
    if low == high {
        texts::WHERE_LEVEL.fill(lang, &[("level", &low), ("place", &place)])
    } else {
        texts::WHERE_LEVELS.fill(lang, &[("low", &low), ("high", &high), ("place", &place)])
    }
}

/// The level of the cube that a pawn stands on, and its column.
fn stand(pawn: Cell, lang: Lang) -> String {
    texts::WHERE_LEVEL.fill(lang, &[("level", &pawn.z), ("place", &place(pawn, lang))])
}

fn corner(cells: &[Cell]) -> Cell {
    let placement = <[Cell; 3]>::try_from(cells).ok().and_then(Placement::new);
    placement.map_or(ROCK, Placement::corner)
}

/// What a move costs now: a piece if the last turn was a move too.
fn move_cost(view: &View) -> Option<i16> {
    let player = view.active.and_then(|seat| view.players.get(seat.index()))?;
    (view.solo.is_none() && player.moved && player.pieces > 0).then_some(1)
}

/// Where a pawn would stand that is lifted for a placement.
fn lifted(view: &View, placement: Placement) -> Option<Cell> {
    let pawn = view.active_cell().filter(|&pawn| placement.has(pawn))?;
    let above = pawn.plus(UP);
    Some(if placement.has(above) { above.plus(UP) } else { above })
}

fn narrate_action(before: &View, seat: Seat, action: Action, lang: Lang) -> String {
    let who = name_of(seat);
    let with_species =
        |text: Text, species: Species| text.fill(lang, &[("who", &who), ("species", &name(species).get(lang))]);
    match action {
        Action::Grow { species, shape } => {
            let placement = shape.at(before.cube.unwrap_or(ROCK));
            let site = site(placement, lang);
            let species = name(species).get(lang);
            let with: [(&str, &dyn std::fmt::Display); 3] = [("who", &who), ("species", &species), ("where", &site)];
            if before.step == "cover" {
                return texts::LOG_COVER.fill(lang, &with);
            }
            let may_fall = before.falling != Falling::Strict || before.solo.is_some() && before.solo_attempts;
            if may_fall {
                let bodies = before.reef_bodies();
                if !stability::decide(&before.physics, &bodies, placement).stable {
                    if before.solo.is_some() {
                        return texts::LOG_BOXED_ATTEMPT.fill(lang, &with);
                    }
                    if before.players.get(seat.index()).is_some_and(|player| player.spared) {
                        return texts::LOG_RESTORED.fill(lang, &with);
                    }
                    return narrate_fall(before, placement, &with, lang);
                }
            }
            let text = if lifted(before, placement).is_some() { texts::LOG_GROW_LIFT } else { texts::LOG_GROW };
            text.fill(lang, &with)
        }
        Action::Slide { to } => {
            let to = before.stand(to.x, to.y).unwrap_or(to.foot());
            texts::LOG_SLIDE.fill(lang, &[("who", &who), ("where", &stand(to, lang))])
        }
        Action::Float => texts::LOG_FLOAT.fill(lang, &[("who", &who)]),
        Action::Land { at } => texts::LOG_LAND.fill(lang, &[("who", &who), ("where", &stand(at.0, lang))]),
        Action::Pay { species } => with_species(texts::LOG_PAY, species),
        Action::Play { species } => with_species(texts::LOG_PLAY, species),
        Action::Neutral { species } => with_species(texts::LOG_NEUTRAL, species),
        Action::Take { species } => with_species(texts::LOG_TAKE, species),
        Action::GiveUp => texts::LOG_GIVE_UP.fill(lang, &[("who", &who)]),
    }
}

fn narrate_fall(before: &View, placement: Placement, with: &[(&str, &dyn std::fmt::Display)], lang: Lang) -> String {
    let bodies = before.reef_bodies();
    let fall = stability::fallen(&before.physics, &bodies, placement);
    let pawns = before.pawns.iter().filter(|pawn| {
        let beneath = pawn.cell.map(|cell| cell.plus(crate::geometry::DOWN));
        beneath
            .is_some_and(|cell| fall.fallen.iter().any(|&n| bodies.get(n).is_some_and(|b| b.cells().contains(&cell))))
    });
    let (pieces, pawns) = (fall.fallen.len(), pawns.count());
    let mut with = with.to_vec();
    with.push(("pieces", &pieces));
    with.push(("pawns", &pawns));
    texts::LOG_FELL.fill(lang, &with)
}

fn draw_reef(view: &View, lang: Lang, out: &mut String) {
    let cells = || view.bodies.iter().flat_map(|body| &body.cells);
    let (west, east) = (cells().map(|c| c.x).min().unwrap_or(0), cells().map(|c| c.x).max().unwrap_or(0));
    let (south, north) = (cells().map(|c| c.y).min().unwrap_or(0), cells().map(|c| c.y).max().unwrap_or(0));
    let high = cells().map(|c| c.z).max().unwrap_or(0);
    let letter = |species: Option<Species>| species.map_or('o', Species::letter);
    let pawn_at = |x: i8, y: i8, z: i8| {
        let found = view.pawns.iter().find(|pawn| pawn.cell == Some(Cell::new(x, y, z)));
        found.map_or(' ', |pawn| pawn.species.letter().to_ascii_lowercase())
    };
    let line = |out: &mut String, text: &str| {
        out.push_str(text.trim_end());
        out.push('\n');
    };
    line(out, texts::DRAW_TOP.get(lang));
    for y in (south..=north).rev() {
        let mut row = format!("{y:>4} ");
        for x in west..=east {
            let column = view.columns.iter().find(|column| column.x == x && column.y == y);
            match column {
                Some(top) => {
                    let level = top.z + 1;
                    let _ = write!(row, " {}{level:<2}{}", letter(top.species), pawn_at(x, y, top.z + 1));
                }
                None => row.push_str("  .  "),
            }
        }
        line(out, &row);
    }
    let mut foot = String::from("     ");
    for x in west..=east {
        let _ = write!(foot, "{x:>3}  ");
    }
    line(out, &foot);
    // Level slices, the highest first, side by side.
    let levels: Vec<i8> = (0..=high).rev().collect();
    for group in levels.chunks(6) {
        let width = 2 * (east - west + 1) as usize + 2;
        let mut head = String::from(" ");
        for &z in group {
            let title = texts::DRAW_LEVEL.fill(lang, &[("level", &(z + 1))]);
            let _ = write!(head, "{title:<w$}", w = width.max(10));
        }
        out.push('\n');
        line(out, &head);
        for y in (south..=north).rev() {
            let mut row = String::from(" ");
            for &z in group {
                let mut slice = String::new();
                for x in west..=east {
                    let at = Cell::new(x, y, z);
                    let body = view.bodies.iter().find(|body| body.cells.contains(&at));
                    let mark = match body {
                        Some(body) => letter(body.species),
                        None if pawn_at(x, y, z) != ' ' => pawn_at(x, y, z),
                        None => '.',
                    };
                    slice.push(mark);
                    slice.push(' ');
                }
                let _ = write!(row, "{slice:<w$}", w = width.max(10));
            }
            line(out, &row);
        }
    }
    out.push('\n');
}

fn draw_players(view: &View, lang: Lang, out: &mut String) {
    let pieces = |counts: &[u8; 4]| {
        let parts = Species::ALL.iter().zip(counts).filter(|(_, n)| **n > 0);
        let parts: Vec<String> = parts.map(|(species, n)| format!("{n}{species}")).collect();
        if parts.is_empty() { "-".to_owned() } else { parts.join(" ") }
    };
    for player in &view.players {
        let mark = if view.active == Some(player.seat) { '>' } else { ' ' };
        let species = player.species.map_or("", |species| name(species).get(lang));
        let _ = write!(
            out,
            "{mark} {} {species}: {} {}, {} {}",
            name_of(player.seat),
            player.score,
            texts::DRAW_POINTS.get(lang),
            texts::DRAW_RESERVE.get(lang),
            pieces(&player.reserve)
        );
        let pawn = view.pawns.iter().find(|pawn| Some(pawn.species) == player.species);
        match pawn.map(|pawn| pawn.state) {
            Some("floating") => {
                let _ = write!(out, ", {}", texts::DRAW_FLOATING.get(lang));
            }
            Some("fallen") => {
                let _ = write!(out, ", {}", texts::DRAW_FALLEN.get(lang));
            }
            _ => {}
        }
        out.push('\n');
    }
    if let Some(neutral) = view.neutral {
        out.push_str(&of_species(texts::DRAW_NEUTRAL, neutral, lang));
        out.push('\n');
    }
    if view.endgame {
        let _ = writeln!(out, "{}", texts::DRAW_ENDGAME.get(lang));
    }
    if let Some(tower) = &view.tower {
        let who = tower.holder.map_or("-".to_owned(), name_of);
        let _ = writeln!(out, "{}", texts::DRAW_TOWER.fill(lang, &[("who", &who), ("points", &tower.points)]));
    }
    if let Some(solo) = &view.solo {
        for card in &solo.cards {
            let text = card.text.as_ref().map_or("-", |text| text.get(lang));
            let _ = writeln!(out, "  {} {}: {text} [{}] {}", card.species, card.level, card.count, card.points);
        }
        let _ = writeln!(out, "{}", texts::DRAW_BAG.fill(lang, &[("pieces", &pieces(&view.bag))]));
        let with: [(&str, &dyn std::fmt::Display); 2] = [("points", &solo.total), ("rating", &solo.rating.get(lang))];
        let _ = writeln!(out, "{}", texts::DRAW_TOTAL.fill(lang, &with));
    }
}
