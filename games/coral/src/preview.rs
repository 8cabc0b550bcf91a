//! What would come of a placement, for ghosts on the table.
//!
//! For a growing or covering piece the JSON is
//!
//! ```text
//! { legal, rule,                       whether it may be done, else the id of the rule against it
//!   species, cells, orientation,       the ghost
//!   stable, stage,                     whether it stands, and what settled that
//!   contacts: [{cell, side, with}],    faces that touch: side is down, up, east, west, north or south;
//!                                      with is table, rock or a body's number; down is a support
//!   change: [by seat],                 change of every seat's score if it stands
//!   pawn: cell | null,                 where a lifted pawn would stand
//!   falls: [body numbers], pawns_fall: [species], tip: [east, north] | null }
//! ```
//!
//! `falls` lists the numbers of `bodies` in the view; the piece itself has the
//! number after the last. `tip` is a level direction in hundredths, null when
//! things drop straight down. Alone, `change` is the change of the total.

use atoll_core::{Game, Seat};
use serde_json::{Value, json};

use crate::action::Action;
use crate::components::Species;
use crate::geometry::{Cell, DIRECTIONS, DOWN, Placement, ROCK};
use crate::position::{Coral, Step};
use crate::stability;

const SIDES: [&str; 6] = ["east", "west", "north", "south", "up", "down"];

/// Tells what would come of an action.
pub(crate) fn preview(game: &Coral, seat: Seat, action: Action) -> Value {
    let refused = game.check(seat, action).err();
    let mut told = json!({"legal": refused.is_none(), "rule": refused.map(|illegal| illegal.0.id)});
    let Action::Grow { species, shape } = action else { return told };
    let cube = if game.state.step == Step::Cover {
        Some(ROCK)
    } else {
        game.pawn(game.active(seat)).cell().map(|cell| cell.plus(DOWN))
    };
    let Some(placement) = cube.map(|cube| shape.at(cube)) else { return told };
    told["species"] = json!(species);
    told["cells"] = json!(placement);
    told["orientation"] = json!(placement.orientation());
    let reef = game.reef();
    let free = placement.cells().iter().all(|&cell| cell.z >= 0 && !reef.has(cell));
    if !free || reef.len() >= crate::reef::BODIES {
        return told;
    }
    let verdict = game.verdict(placement);
    told["stable"] = json!(verdict.stable);
    told["stage"] = json!(verdict.stage.name());
    told["contacts"] = contacts(game, placement);
    told["pawn"] = json!(lifted(game, seat, placement));
    if verdict.stable {
        told["change"] = change(game, placement, species);
        told["falls"] = json!([]);
        told["tip"] = Value::Null;
    } else {
        let physics = game.data().physics;
        let fall = stability::fallen(&physics, reef.bodies(), placement);
        told["tip"] = json!(stability::tip(&physics, reef.bodies(), placement, &fall));
        let falls_with = |species: &Species| {
            let beneath = game.pawn(*species).cell().and_then(|cell| reef.body_at(cell.plus(DOWN)));
            beneath.is_some_and(|body| fall.fallen.contains(&body))
        };
        told["pawns_fall"] = json!(Species::ALL.into_iter().filter(falls_with).collect::<Vec<_>>());
        told["falls"] = json!(fall.fallen);
    }
    told
}

fn contacts(game: &Coral, placement: Placement) -> Value {
    let mut found = Vec::new();
    for cell in placement.cells() {
        for (&side, name) in DIRECTIONS.iter().zip(SIDES) {
            let next = cell.plus(side);
            if cell.z == 0 && side == DOWN {
                found.push(json!({"cell": cell, "side": name, "with": "table"}));
            } else if let Some(body) = game.reef().body_at(next) {
                let with = if body == 0 { json!("rock") } else { json!(body) };
                found.push(json!({"cell": cell, "side": name, "with": with}));
            }
        }
    }
    Value::Array(found)
}

fn lifted(game: &Coral, seat: Seat, placement: Placement) -> Option<Cell> {
    game.growth(game.active(seat), placement).ok()?.lifted_to
}

fn change(game: &Coral, placement: Placement, species: Species) -> Value {
    let mut after = game.clone();
    after.state.reef.push(placement, species);
    if game.ctx.settings.solo() {
        let total = |game: &Coral| game.solo_points().iter().sum::<i16>();
        return json!([total(&after) - total(game)]);
    }
    let (was, is) = (game.sunlight(), after.sunlight());
    json!(game.everyone().map(|seat| after.score(seat, &is) - game.score(seat, &was)).collect::<Vec<_>>())
}
