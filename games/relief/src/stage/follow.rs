//! The rule that each line of the log follows.

use atoll_core::{Event, EventOf, Lang, Rule, Seat};

use super::words::Words;
use crate::action::{Action, Chance};
use crate::position::{Relief, Task};
use crate::rules;
use crate::view::View;

pub(super) fn follows(before: &View, event: EventOf<Relief>) -> &'static Rule {
    match event {
        Event::Act { seat, action } => action_follows(before, seat, action),
        Event::Chance(Chance::First { .. }) => rules::SETUP_2,
        Event::Chance(Chance::Roll { .. }) => rules::DICE_1,
        Event::Chance(Chance::Again { .. }) => rules::DICE_6,
    }
}

fn action_follows(before: &View, seat: Seat, action: Action) -> &'static Rule {
    let doing = before.desk(seat).and_then(|desk| desk.doing);
    let say = Words { view: before, lang: Lang::En, seat };
    match action {
        Action::Power { .. } => rules::SETUP_3,
        Action::Reroll { .. } => rules::DICE_6,
        Action::Shift { .. } => rules::DICE_3,
        Action::Keep => rules::DICE_2,
        Action::Aside { .. } => rules::DICE_5,
        Action::Grow { .. } => rules::GROW_1,
        Action::Line { line } => match doing {
            Some(Task::Line { .. }) if say.writes(line) => rules::GROW_3,
            Some(Task::CrabRow { .. } | Task::CrabColumn { .. }) => rules::CRAB_1,
            _ => rules::GROW_2,
        },
        Action::Cell { .. } => match doing {
            Some(Task::Infest { .. }) => rules::INF_3,
            _ => rules::GROW_5,
        },
        Action::Stop => rules::GROW_10,
        Action::Done => rules::TURN_1,
        Action::Open { .. } => match doing {
            Some(Task::Open) => rules::BEN_2,
            _ => rules::BOX_1,
        },
        Action::Attract { .. } => rules::LIFE_3,
        Action::AttractCrab | Action::AttractTrumpet => rules::LIFE_2,
        Action::Check { .. } => rules::POWER_1,
        Action::Unlock { .. } => rules::POWER_3,
        Action::Crab { .. } => rules::CRAB_1,
        Action::Spawn { .. } => rules::SPAWN_1,
        Action::Bud { .. } => rules::BUD_1,
        Action::Skip => rules::SPEC_4,
        Action::Colour { .. } => rules::BEN_1,
        Action::Shell { .. } => match doing {
            Some(Task::TrumpetShell { .. }) => rules::TRUMP_2,
            _ => rules::BEN_3,
        },
        Action::Trumpet { .. } => rules::TRUMP_1,
    }
}
