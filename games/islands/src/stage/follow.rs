//! The rule that each line of the log follows.

use atoll_core::{Event, EventOf, Rule};

use crate::action::{Action, Chance};
use crate::position::Islands;
use crate::rules;

pub(super) fn follows(event: EventOf<Islands>) -> &'static Rule {
    match event {
        Event::Act { action, .. } => match action {
            Action::Take { .. } => rules::CHOOSE_1,
            Action::Step { from, to } if from == to => rules::MOVE_7,
            Action::Step { .. } => rules::MOVE_1,
            Action::Pair { .. } => rules::SPEC_SEIS,
            Action::Second { .. } => rules::SPEC_AGRI,
            Action::Stay { .. } => rules::SPEC_CONS,
            Action::Pass => rules::MOVE_6,
            Action::Done | Action::Hold => rules::SPEC_1,
            Action::Dig { .. } => rules::SPEC_GEOG,
        },
        Event::Chance(Chance::First { .. }) => rules::SETUP_5,
        Event::Chance(Chance::Row { .. }) => rules::SETUP_4,
        Event::Chance(Chance::Deal { .. }) => rules::DEAL_1,
    }
}
