//! The rule that each line of the log follows.

use atoll_core::{Event, EventOf, Rule};

use super::words::Words;
use crate::action::{Action, Chance, Colour, Face, Shore};
use crate::outlook::Landing;
use crate::position::Coralia;
use crate::position::state::{DIVER, FISHES, OCTOPUS, PEARL, STARS};
use crate::rules;
use crate::view::View;

impl Words<'_> {
    pub(super) fn follows(&self, event: EventOf<Coralia>) -> &'static Rule {
        match event {
            Event::Act { action, .. } => action_follows(self.view, action),
            Event::Chance(outcome) => self.chance_follows(outcome),
        }
    }

    fn chance_follows(&self, outcome: Chance) -> &'static Rule {
        match outcome {
            Chance::Start { .. } => rules::SETUP_9,
            Chance::Turtle { .. } => rules::SETUP_6,
            Chance::Block { .. } if self.view.seats == 2 => rules::SETUP_11,
            Chance::Block { .. } => rules::SETUP_10,
            Chance::Roll { .. } => rules::TURN_3,
            Chance::Card { .. } if self.is_peek() => looking(self.view.drawing),
            Chance::Card { .. } => rules::INFO_1,
            Chance::White { .. } => rules::WHITE_1,
            Chance::Chest { tile } => [
                rules::CHEST_1,
                rules::CHEST_2,
                rules::CHEST_3,
                rules::CHEST_4,
                rules::CHEST_5,
                rules::CHEST_6,
                rules::CHEST_7,
                rules::CHEST_8,
            ][tile.index()],
            Chance::Last { .. } => rules::SF_2,
            Chance::Show { .. } => rules::SF_1,
            Chance::Count => rules::SCORE_1,
        }
    }
}

fn action_follows(view: &View, action: Action) -> &'static Rule {
    match action {
        Action::First { .. } => rules::SETUP_15,
        Action::Supply { .. } => rules::TURN_2,
        Action::Hold { .. } => rules::STORE_1,
        Action::Die { colour, face } => match view.landing(colour, face) {
            Landing::Reef { .. } => space(view, face),
            Landing::Island => island(view, colour),
        },
        Action::Keep { .. } => looking(view.look.as_ref().map(|look| look.pile)),
        Action::White { to: Shore::Reef(_) } => rules::WHITE_2,
        Action::White { to: Shore::Island } => rules::WHITE_5,
        Action::Copy { .. } => rules::TURTLE_7,
        Action::Next { .. } => rules::SF_2,
        Action::Chest { .. } => rules::SF_REEF,
        Action::Draw { .. } => rules::SF_DICE,
        Action::Stop => rules::SF_5,
    }
}

/// What the space of a symbol brings.
fn space(view: &View, face: Face) -> &'static Rule {
    match face.index() as u8 {
        STARS => rules::STAR_1,
        OCTOPUS => rules::OCTO_2,
        FISHES => rules::FISH_1,
        PEARL => rules::PEARL_1,
        DIVER if view.players[view.actor().index()].diver.is_none() => rules::DIVER_1,
        DIVER => rules::DIVER_2,
        _ => rules::TURTLE_0,
    }
}

/// What a die of this colour brings on the island.
fn island(view: &View, colour: Colour) -> &'static Rule {
    match view.reef(colour).octopus {
        None => rules::ISLAND_1,
        Some(owner) if owner == view.actor() => rules::ISLAND_2,
        Some(_) => rules::ISLAND_3,
    }
}

/// Why cards of a pile are looked at.
fn looking(pile: Option<&str>) -> &'static Rule {
    match pile {
        Some("fish") => rules::FISH_1,
        Some("starfish") => rules::STAR_1,
        _ => rules::ISLAND_3,
    }
}
