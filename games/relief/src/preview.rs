//! What would come of an action, for ghosts on the table.

use atoll_core::{Game, Observer, Seat};
use serde::Serialize;

use crate::action::{Action, Coral, Space};
use crate::position::{Relief, Task};
use crate::score;

/// What an action would change on the own sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Preview {
    /// The coral that would be drawn, if any.
    pub coral: Option<Growth>,
    /// The points that the own score would change by.
    pub points: i16,
}

/// A coral as it would be drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Growth {
    /// Where.
    pub space: Space,
    /// Which coral.
    pub coral: Coral,
    /// Its stage then.
    pub stage: u8,
    /// Its last stage.
    pub stages: u8,
}

/// What a legal action would bring, as far as the seat may know; nothing for the others.
pub(crate) fn preview(game: &Relief, seat: Seat, action: Action) -> Option<Preview> {
    // Handing in may uncover what others wrote.
    if action == Action::Done || game.check(seat, action).is_err() {
        return None;
    }
    let points = |game: &Relief| {
        let sheets = game.sheets_for(Observer::Seat(seat));
        let steps = score::steps(&game.ctx, &score::tallies(&game.ctx, game.seats, &sheets));
        steps.iter().map(|step| step[seat]).sum::<i16>()
    };
    let grows = match (action, game.desks[seat.index()].task) {
        (Action::Cell { space }, Task::Cell { coral, .. }) => Some((space, coral)),
        (Action::Spawn { space, coral } | Action::Bud { space, coral }, _) => Some((space, coral)),
        _ => None,
    };
    let mut next = game.clone();
    next.act(seat, action);
    let growth = |(space, coral): (Space, Coral)| Growth {
        space,
        coral,
        stage: next.sheets[seat.index()].cell(space).stage(),
        stages: game.ctx.stages[coral.index()],
    };
    Some(Preview { coral: grows.map(growth), points: points(&next) - points(game) })
}
