//! The rule that each line of the log follows.

use atoll_core::{Event, EventOf, Rule};

use super::words::{nature_cost, turn_cost};
use crate::action::{Action, Chance};
use crate::position::{Reef, Step};
use crate::rules;
use crate::view::View;

pub(super) fn follows(before: &View, event: EventOf<Reef>) -> &'static Rule {
    match event {
        Event::Act { action, .. } => action_follows(before, action),
        Event::Chance(Chance::Roll { .. }) if before.step == Step::Roll => rules::SETUP_3,
        Event::Chance(Chance::Roll { .. }) => rules::REFILL_1,
        Event::Chance(Chance::First { .. }) => rules::SETUP_6,
        Event::Chance(Chance::Draw { .. }) => rules::SOLO_1,
        Event::Chance(Chance::Nature { .. }) => rules::SOLO_2,
    }
}

fn action_follows(before: &View, action: Action) -> &'static Rule {
    match action {
        Action::Place { value, slot, .. } if turn_cost(before, slot.index(), value.pips()) > 0 => rules::ADJ_1,
        Action::Place { .. } if before.stacks.is_empty() => rules::PLACE_2,
        Action::Place { cell, .. } if before.state.height(cell.bit()) == 0 => rules::PLACE_3,
        Action::Place { value, .. } if value.pips() == 1 => rules::STACK_2,
        Action::Place { .. } => rules::STACK_1,
        Action::Skip => rules::PLACE_5,
        Action::Claim { .. } => rules::CLAIM_1,
        Action::NoClaim => rules::CLAIM_5,
        Action::Flourish => rules::FLO_2,
        Action::NoFlourish => rules::FLO_3,
        Action::BuySecond => rules::SECOND_1,
        Action::Done => rules::TURN_1,
        Action::NatureTurn { value } if nature_cost(before, value.pips()) == 0 => rules::SOLO_2,
        Action::NatureTurn { .. } => rules::SOLO_5,
        Action::NaturePlace { .. } => rules::SOLO_4,
    }
}
