//! The rule that each line of the log follows.

use atoll_core::{Event, EventOf, Rule};

use crate::action::{Action, Chance};
use crate::geometry::ROCK;
use crate::position::{Coral, Step};
use crate::rules;
use crate::travel::lifted;
use crate::view::View;
use crate::words::{Fate, fate};

pub(crate) fn follows(before: &View, event: EventOf<Coral>) -> &'static Rule {
    match event {
        Event::Act { action, .. } => action_follows(before, action),
        Event::Chance(Chance::Start { .. }) => rules::SET_4,
        Event::Chance(Chance::Draw { .. }) if before.solo.is_some() => rules::SOLO_2,
        Event::Chance(Chance::Draw { .. }) => rules::CHAOS_1,
        Event::Chance(Chance::Setup { .. }) => rules::SOLO_1,
        Event::Chance(Chance::Card { .. }) => rules::SOLO_10,
    }
}

fn action_follows(before: &View, action: Action) -> &'static Rule {
    match action {
        Action::Grow { .. } if before.step == Step::Cover => rules::SET_4,
        Action::Grow { shape, .. } => {
            let placement = shape.at(before.cube.unwrap_or(ROCK));
            match fate(before, placement) {
                Fate::PutBack => rules::FALL_2,
                Fate::Boxed | Fate::Falls => rules::FALL_3,
                Fate::Stands if before.solo.is_some() => rules::SOLO_2,
                Fate::Stands if lifted(before, placement).is_some() => rules::GROW_6,
                Fate::Stands => rules::GROW_2,
            }
        }
        Action::Slide { .. } => rules::SLIDE_1,
        Action::Float => rules::FLOAT_1,
        Action::Land { .. } if before.step == Step::Pawns => rules::SET_11,
        Action::Land { .. } if before.step == Step::Replace => rules::TURN_3,
        Action::Land { .. } => rules::FLOAT_2,
        Action::Pay { .. } if before.step == Step::PayEnd => rules::END_4,
        Action::Pay { .. } => rules::MOVE_2,
        Action::Play { .. } => rules::SET_1,
        Action::Neutral { .. } => rules::SET_2,
        Action::Take { .. } => rules::SOLO_2,
        Action::GiveUp => rules::SOLO_4,
    }
}
