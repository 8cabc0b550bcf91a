//! Sentences: what an action would do, what an event did, what is asked.

use std::fmt::Display;

use atoll_core::{Event, EventOf, Game, Lang, Promise, Promised, Seat, Text, name_of};

use crate::action::{Action, Chance, ROMAN};
use crate::components::Species;
use crate::geometry::{Placement, ROCK};
use crate::names::{cells, changes, cube, end, name, of_species, points, stand};
use crate::options::Falling;
use crate::position::{Coral, Pawn, Step};
use crate::stage::move_cost;
use crate::travel::{fallen_pawns, lifted};
use crate::view::View;
use crate::{stability, texts};

/// What an action would do.
pub(crate) fn sentence(view: &View, action: Action, lang: Lang) -> String {
    match action {
        Action::Grow { species, shape } => say_grow(view, species, shape.at(view.cube.unwrap_or(ROCK)), lang),
        Action::Slide { to } => {
            let text = if move_cost(view).is_some() { texts::SAY_SLIDE_COST } else { texts::SAY_SLIDE };
            text.fill(lang, &[("to", &end(view, to.x, to.y, lang))])
        }
        Action::Float => {
            let text = if move_cost(view).is_some() { texts::SAY_FLOAT_COST } else { texts::SAY_FLOAT };
            text.get(lang).to_owned()
        }
        Action::Land { at } => match view.pawn.filter(|_| view.solo.is_some()) {
            Some(pawn) => {
                texts::SAY_LAND_OF.fill(lang, &[("species", &name(pawn).get(lang)), ("to", &stand(at.0, lang))])
            }
            None => texts::SAY_LAND.fill(lang, &[("to", &stand(at.0, lang))]),
        },
        Action::Pay { species } => of_species(texts::SAY_PAY, species, lang),
        Action::Play { species } => of_species(texts::SAY_PLAY, species, lang),
        Action::Neutral { species } => of_species(texts::SAY_NEUTRAL, species, lang),
        Action::Take { species } => of_species(texts::SAY_TAKE, species, lang),
        Action::GiveUp => texts::SAY_GIVE_UP.get(lang).to_owned(),
    }
}

/// What becomes of a piece in this place.
pub(crate) enum Fate {
    Stands,
    PutBack,
    Boxed,
    Falls,
}

pub(crate) fn fate(view: &View, placement: Placement) -> Fate {
    let game = &view.game;
    let Some(seat) = view.active else { return Fate::Stands };
    let is_free = || game.growth(game.active(seat), placement).is_ok() && game.reef().len() < crate::reef::BODIES;
    let can_fall = view.step != Step::Cover && game.may_fall(seat) && is_free();
    if !can_fall || game.verdict(placement).stable {
        return Fate::Stands;
    }
    match game.ctx.settings.falling {
        Falling::Strict => Fate::Boxed,
        _ if game.is_spared(seat) => Fate::PutBack,
        _ => Fate::Falls,
    }
}

/// What falls when a piece does not stay: pieces by species and place, and pawns.
pub(crate) fn falls(view: &View, placement: Placement, lang: Lang) -> String {
    let game = &view.game;
    let fall = stability::fallen(&game.data().physics, game.reef().bodies(), placement);
    let piece = |n: &usize| match view.bodies.get(*n) {
        Some(body) => {
            let what = body.species.map_or(texts::THING_ROCK, name).get(lang);
            let at = body.cells.first().map(|&cell| cube(cell, lang)).unwrap_or_default();
            texts::THING_SPOT.fill(lang, &[("what", &what), ("at", &at)])
        }
        None => texts::FALL_PIECE.get(lang).to_owned(),
    };
    let pawns = fallen_pawns(view, &fall.fallen);
    let pawns = pawns.into_iter().map(|species| of_species(texts::FALL_PAWN, species, lang));
    fall.fallen.iter().map(piece).chain(pawns).collect::<Vec<_>>().join(", ")
}

fn say_grow(view: &View, species: Species, placement: Placement, lang: Lang) -> String {
    let game = &view.game;
    let place = cells(placement, lang);
    let named: [(&str, &dyn Display); 2] = [("species", &name(species).get(lang)), ("cells", &place)];
    match fate(view, placement) {
        Fate::PutBack => return texts::SAY_TRY_RESTORE.fill(lang, &named),
        Fate::Boxed => return texts::SAY_TRY_BOX.fill(lang, &named),
        Fate::Falls => {
            let falls = falls(view, placement, lang);
            return texts::SAY_TRY_PENALTY.fill(lang, &[named[0], named[1], ("falls", &falls)]);
        }
        Fate::Stands => {}
    }
    let by_seat = crate::preview::change(game, placement, species);
    let by_seat: Vec<(Seat, i16)> = game.everyone().zip(by_seat).collect();
    let change = changes(&by_seat, lang).map(|told| texts::SAY_CHANGE.fill(lang, &[("changes", &told)]));
    let change = change.unwrap_or_default();
    let named: [(&str, &dyn Display); 3] = [named[0], named[1], ("change", &change)];
    if view.step == Step::Cover {
        return texts::SAY_COVER.fill(lang, &named);
    }
    match lifted(view, placement) {
        Some((_, to)) => texts::SAY_GROW_LIFT.fill(lang, &[named[0], named[1], named[2], ("to", &stand(to, lang))]),
        None => texts::SAY_GROW.fill(lang, &named),
    }
}

/// What the sentence of an action promises: points of a piece that stands, a piece in the box.
pub(crate) fn promises(view: &View, seat: Seat, action: Action) -> Vec<Promise> {
    let game = &view.game;
    let to_box = |species: Species| {
        let of = Promised::Piece { zone: "box".to_owned(), kind: species.id().to_owned() };
        vec![Promise { of, seat, by: 1 }]
    };
    match action {
        Action::Pay { species } => to_box(species),
        Action::GiveUp => game.state.taken.map(to_box).unwrap_or_default(),
        Action::Grow { species, shape } => {
            let placement = shape.at(view.cube.unwrap_or(ROCK));
            let settings = &game.ctx.settings;
            // Beside the piece the Tower card may bring points at the start of the next turn.
            if !matches!(fate(view, placement), Fate::Stands) || settings.tower && settings.symbiosis {
                return Vec::new();
            }
            let of = if settings.tower { Promised::Score("score.sunlight") } else { Promised::Points };
            let changes = game.everyone().zip(crate::preview::change(game, placement, species));
            changes.filter(|&(_, by)| by != 0).map(|(seat, by)| Promise { of: of.clone(), seat, by }).collect()
        }
        _ => Vec::new(),
    }
}

/// What an event did, and what came of it: points, the Tower card, the end game.
pub(crate) fn narrate(before: &View, event: EventOf<Coral>, lang: Lang) -> String {
    let mut lines = vec![match event {
        Event::Act { seat, action } => narrate_action(before, seat, action, lang),
        Event::Chance(chance) => narrate_chance(before, chance, lang),
    }];
    let mut after = before.game.clone();
    match event {
        Event::Act { seat, action } => {
            if after.check(seat, action).is_err() {
                return lines.remove(0);
            }
            after.act(seat, action);
        }
        Event::Chance(chance) => after.chance(chance),
    }
    consequences(&before.game, &after, lang, &mut lines);
    lines.join(" ")
}

fn consequences(before: &Coral, after: &Coral, lang: Lang, lines: &mut Vec<String>) {
    if before.state.reserve.as_flattened().iter().all(|&n| n == 0)
        && before.state.step != after.state.step
        && after.state.layout.is_none()
    {
        let handed = matches!(after.state.step, Step::Cover | Step::Deal);
        lines.extend(handed.then(|| texts::LOG_HANDED_OUT.get(lang).to_owned()));
    }
    let by_seat: Vec<(Seat, i16)> = before
        .everyone()
        .zip(after.totals().zip(before.totals()))
        .map(|(seat, (after, before))| (seat, after - before))
        .collect();
    if let Some(told) = changes(&by_seat, lang) {
        lines.push(texts::LOG_POINTS.fill(lang, &[("changes", &told)]));
    }
    if let Some(holder) = after.tower().holder.filter(|_| after.tower() != before.tower()) {
        let worth = after.data().tower[usize::from(after.tower().second)];
        let told: [(&str, &dyn Display); 2] = [("who", &name_of(holder)), ("points", &points(worth, lang))];
        lines.push(texts::LOG_TOWER.fill(lang, &told));
    }
    for seat in before.everyone() {
        let own = before.own(seat);
        if before.pawn(own) == Pawn::Off && after.pawn(own) == Pawn::Fallen {
            lines.push(texts::LOG_WAITS.fill(lang, &[("who", &name_of(seat))]));
        }
    }
    if after.is_endgame() && !before.is_endgame() {
        lines.push(texts::LOG_ENDGAME.get(lang).to_owned());
    }
    if after.state.step == Step::Over {
        lines.push(texts::LOG_OVER.get(lang).to_owned());
        if after.ctx.settings.solo() {
            lines.push(rating(after, texts::LOG_RATING, lang));
        }
    }
}

/// A text about the total of a game alone and what it is called.
fn rating(game: &Coral, text: Text, lang: Lang) -> String {
    let total: i16 = game.solo_points().iter().sum();
    let rating = game.data().rating(total).text.get(lang);
    text.fill(lang, &[("points", &total), ("rating", &rating)])
}

fn narrate_chance(before: &View, chance: Chance, lang: Lang) -> String {
    match chance {
        Chance::Start { seat } => texts::LOG_START.fill(lang, &[("who", &name_of(seat))]),
        Chance::Draw { species } => {
            texts::LOG_DRAW.fill(lang, &[("who", &name_of(before.turn)), ("species", &name(species).get(lang))])
        }
        Chance::Setup { card } => {
            let letter = (b'A' + card.index() as u8) as char;
            let name = before.game.data().setups[card.index()].name.get(lang);
            texts::LOG_SETUP.fill(lang, &[("card", &letter), ("name", &name)])
        }
        Chance::Card { species, level } => {
            let with: [(&str, &dyn Display); 2] =
                [("card", &ROMAN[level.index()]), ("species", &name(species).get(lang))];
            texts::LOG_CARD.fill(lang, &with)
        }
    }
}

fn narrate_action(before: &View, seat: Seat, action: Action, lang: Lang) -> String {
    let who = name_of(seat);
    let with_species =
        |text: Text, species: Species| text.fill(lang, &[("who", &who), ("species", &name(species).get(lang))]);
    match action {
        Action::Grow { species, shape } => {
            let placement = shape.at(before.cube.unwrap_or(ROCK));
            let place = cells(placement, lang);
            let with: [(&str, &dyn Display); 3] =
                [("who", &who), ("species", &name(species).get(lang)), ("cells", &place)];
            let text = match fate(before, placement) {
                Fate::PutBack => texts::LOG_RESTORED,
                Fate::Boxed => texts::LOG_BOXED_ATTEMPT,
                Fate::Falls => {
                    let falls = falls(before, placement, lang);
                    return texts::LOG_FELL.fill(lang, &[with[0], with[1], with[2], ("falls", &falls)]);
                }
                Fate::Stands if before.step == Step::Cover => texts::LOG_COVER,
                Fate::Stands if lifted(before, placement).is_some() => texts::LOG_GROW_LIFT,
                Fate::Stands => texts::LOG_GROW,
            };
            text.fill(lang, &with)
        }
        Action::Slide { to } => texts::LOG_SLIDE.fill(lang, &[("who", &who), ("to", &end(before, to.x, to.y, lang))]),
        Action::Float => texts::LOG_FLOAT.fill(lang, &[("who", &who)]),
        Action::Land { at } => {
            let to = stand(at.0, lang);
            match before.pawn.filter(|_| before.solo.is_some()) {
                Some(pawn) => {
                    let pawn = name(pawn).get(lang);
                    texts::LOG_LAND_OF.fill(lang, &[("who", &who), ("species", &pawn), ("to", &to)])
                }
                None => texts::LOG_LAND.fill(lang, &[("who", &who), ("to", &to)]),
            }
        }
        Action::Pay { species } => with_species(texts::LOG_PAY, species),
        Action::Play { species } => with_species(texts::LOG_PLAY, species),
        Action::Neutral { species } => with_species(texts::LOG_NEUTRAL, species),
        Action::Take { species } => with_species(texts::LOG_TAKE, species),
        Action::GiveUp => texts::LOG_GIVE_UP.fill(lang, &[("who", &who)]),
    }
}

/// What is asked now.
pub(crate) fn prompt(view: &View, lang: Lang) -> String {
    let player = view.active.and_then(|seat| view.players.get(seat.index()));
    let text = match view.step {
        Step::Species => texts::ASK_SPECIES,
        Step::Neutral => texts::ASK_NEUTRAL,
        Step::Cover => texts::ASK_COVER,
        Step::Pawns => texts::ASK_PAWNS,
        Step::Land => texts::ASK_LAND,
        Step::Replace => match view.pawn.filter(|_| view.solo.is_some()) {
            Some(pawn) => return of_species(texts::ASK_REPLACE_OF, pawn, lang),
            None => texts::ASK_REPLACE,
        },
        Step::Act if player.is_some_and(|player| player.pieces == 0) => texts::ASK_ACT_EMPTY,
        Step::Act if player.is_some_and(|player| player.moved) => texts::ASK_ACT_MOVED,
        Step::Act => texts::ASK_ACT,
        Step::PayMove | Step::SoloPay => texts::ASK_PAY_MOVE,
        Step::PayEnd => texts::ASK_PAY_END,
        Step::Take => texts::ASK_TAKE,
        Step::SoloMove => texts::ASK_SOLO_MOVE,
        Step::SoloGrow => texts::ASK_SOLO_GROW,
        Step::Over if view.solo.is_some() => return rating(&view.game, texts::ASK_OVER_SOLO, lang),
        Step::Over => texts::ASK_OVER,
        Step::Start | Step::Deal | Step::Layout | Step::Cards | Step::Draw => texts::ASK_WAIT,
    };
    text.get(lang).to_owned()
}
