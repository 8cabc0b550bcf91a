//! What the sentence of an action promises: the points it names, and what is filled in on the sheet.

use atoll_core::{Lang, Promise, Promised, Seat};

use super::words::Words;
use crate::action::{Action, Coral, Space};
use crate::position::Task;
use crate::score;
use crate::view::View;

pub(super) fn promises(view: &View, seat: Seat, action: Action) -> Vec<Promise> {
    let say = Words { view, lang: Lang::En, seat };
    let doing = view.desk(seat).and_then(|desk| desk.doing);
    let piece = |state: &str, kind: &str, by: i16| {
        let of = Promised::Piece { zone: format!("seat {seat}: {state}"), kind: kind.to_owned() };
        Promise { of, seat, by }
    };
    // While all write at once the scores stand still; they are counted when the sheets are handed in.
    let points = |step: usize, by: i16| {
        let by = if view.open { 0 } else { by };
        Promise { of: Promised::Score(score::STEPS[step]), seat, by }
    };
    let grown = |space: Space, coral: Coral| {
        let stage = view.cell(seat, space).map_or(0, |cell| cell.stage) + 1;
        if stage < view.ctx.stages[coral.index()] {
            return Vec::new();
        }
        vec![points(coral.index(), view.ctx.points[coral.index()]), points(SETS, say.completed(coral))]
    };
    let species = |counts: bool| if counts { vec![points(SETS, say.worth())] } else { Vec::new() };
    let mut promised = match action {
        Action::Reroll { .. } | Action::Shift { .. } => vec![piece("filled", "power box", 1)],
        Action::Line { line } => match doing {
            Some(Task::Line { .. }) if say.writes(line) => vec![piece("filled", "line box", 1)],
            _ => Vec::new(),
        },
        Action::Open { .. } => vec![piece("empty", "line box", 1)],
        Action::Cell { space } => match doing {
            Some(Task::Cell { coral, .. }) => grown(space, coral),
            Some(Task::Infest { .. }) => {
                let coral = view.cell(seat, space).and_then(|cell| cell.coral);
                let lost = coral.zip(say.lost(space)).map(|(coral, lost)| points(coral.index(), -lost));
                lost.into_iter().chain([piece("filled", "starfish symbol", 1)]).collect()
            }
            _ => Vec::new(),
        },
        Action::Spawn { space, coral } | Action::Bud { space, coral } => grown(space, coral),
        Action::Attract { .. } => {
            let mut promised = species(true);
            promised.push(piece("filled", "mark", 1));
            promised
        }
        Action::AttractCrab => species(view.ctx.crab.counts),
        Action::AttractTrumpet => species(view.ctx.trumpet.counts),
        Action::Trumpet { count } => vec![piece("filled", "trumpet space", count.index() as i16)],
        Action::Power { .. }
        | Action::Keep
        | Action::Aside { .. }
        | Action::Grow { .. }
        | Action::Stop
        | Action::Done
        | Action::Check { .. }
        | Action::Unlock { .. }
        | Action::Crab { .. }
        | Action::Skip
        | Action::Colour { .. }
        | Action::Shell { .. } => Vec::new(),
    };
    promised.retain(|promise| promise.by != 0);
    promised
}

/// The scoring step of sets times species.
const SETS: usize = 3;
