//! What would come of a placement, for ghosts on the table.

use atoll_core::{Game, Seat};
use serde::Serialize;

use crate::action::Action;
use crate::components::Species;
use crate::geometry::{Cell, DIRECTIONS, DOWN, Placement, ROCK};
use crate::position::{Coral, Step};
use crate::stability;

const SIDES: [&str; 6] = ["east", "west", "north", "south", "up", "down"];

/// What would come of an action.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Preview {
    /// Whether it may be done.
    pub legal: bool,
    /// The id of the rule against it.
    pub rule: Option<&'static str>,
    /// The species of the piece that would lie there, for a piece that grows or covers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub species: Option<Species>,
    /// Its cells.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub cells: Option<Placement>,
    /// Its orientation, 0 to 11.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub orientation: Option<u8>,
    /// Whether it stays and brings nothing down; told if the place is free, as all that follows.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub stable: Option<bool>,
    /// What settled that.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub stage: Option<&'static str>,
    /// The faces that touch; those below are supports.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub contacts: Option<Vec<Contact>>,
    /// Change of every seat's score if it stands; alone of the total.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub change: Option<Vec<i16>>,
    /// What the four scoring cards would count and give if it stands; alone only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub cards: Option<Vec<CardThen>>,
    /// Where a lifted pawn would stand.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub pawn: Option<Cell>,
    /// The bodies that fall, by their numbers in the view; the piece itself has the number after the last.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub falls: Option<Vec<usize>>,
    /// The pawns that fall with them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub pawns_fall: Option<Vec<Species>>,
    /// Which way it tips, east and north in hundredths; nothing when things drop straight down.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub tip: Option<[i32; 2]>,
}

/// A scoring card once the piece stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CardThen {
    /// Its species.
    pub species: Species,
    /// What it would count.
    pub count: u8,
    /// What it would give.
    pub points: i16,
}

/// A face of the piece that touches something.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Contact {
    /// The cube whose face it is.
    pub cell: Cell,
    /// Which face: east, west, north, south, up or down.
    pub side: &'static str,
    /// The body it touches, by its number in the view, the rock being 0; nothing for the table.
    pub with: Option<usize>,
}

impl Preview {
    /// Tells what would come of an action.
    pub(crate) fn of(game: &Coral, seat: Seat, action: Action) -> Preview {
        let refused = game.check(seat, action).err();
        let mut told =
            Preview { legal: refused.is_none(), rule: refused.map(|illegal| illegal.0.id), ..Preview::default() };
        let Action::Grow { species, shape } = action else { return told };
        let cube = if game.state.step == Step::Cover {
            Some(ROCK)
        } else {
            game.pawn(game.active(seat)).cell().map(|cell| cell.plus(DOWN))
        };
        let Some(placement) = cube.map(|cube| shape.at(cube)) else { return told };
        told.species = Some(species);
        told.cells = Some(placement);
        told.orientation = Some(placement.orientation());
        if has_room(game, placement) {
            told.lay(game, seat, placement, species);
        }
        told
    }

    /// How the piece would lie in its free place.
    fn lay(&mut self, game: &Coral, seat: Seat, placement: Placement, species: Species) {
        let (reef, verdict) = (game.reef(), game.verdict(placement));
        self.stable = Some(verdict.stable);
        self.stage = Some(verdict.stage.name());
        self.contacts = Some(contacts(game, placement));
        self.pawn = game.growth(game.active(seat), placement).ok().and_then(|growth| growth.lifted_to);
        if verdict.stable {
            self.change = Some(change(game, placement, species));
            self.cards = cards(game, placement, species);
            self.falls = Some(Vec::new());
            return;
        }
        let physics = game.data().physics;
        let fall = stability::fallen(&physics, reef.bodies(), placement);
        self.tip = stability::tip(&physics, reef.bodies(), placement, &fall);
        let falls_with = |species: &Species| {
            let beneath = game.pawn(*species).cell().and_then(|cell| reef.body_at(cell.plus(DOWN)));
            beneath.is_some_and(|body| fall.fallen.contains(&body))
        };
        self.pawns_fall = Some(Species::ALL.into_iter().filter(falls_with).collect());
        self.falls = Some(fall.fallen);
    }
}

/// Whether a piece could lie here at all.
fn has_room(game: &Coral, placement: Placement) -> bool {
    let reef = game.reef();
    reef.len() < crate::reef::BODIES && placement.cells().iter().all(|&cell| cell.z >= 0 && !reef.has(cell))
}

fn contacts(game: &Coral, placement: Placement) -> Vec<Contact> {
    let mut found = Vec::new();
    for cell in placement.cells() {
        for (&side, name) in DIRECTIONS.iter().zip(SIDES) {
            let on_table = cell.z == 0 && side == DOWN;
            let with = game.reef().body_at(cell.plus(side));
            if on_table || with.is_some() {
                found.push(Contact { cell, side: name, with });
            }
        }
    }
    found
}

/// The position with the piece in its place, before anything else comes of it; nothing if it has no room.
fn grown(game: &Coral, placement: Placement, species: Species) -> Option<Coral> {
    has_room(game, placement).then(|| {
        let mut after = game.clone();
        after.state.reef.push(placement, species);
        after
    })
}

/// How every seat's score would change if a piece stood here; alone the total.
pub(crate) fn change(game: &Coral, placement: Placement, species: Species) -> Vec<i16> {
    let Some(after) = grown(game, placement, species) else { return Vec::new() };
    after.totals().zip(game.totals()).map(|(after, before)| after - before).collect()
}

/// What the scoring cards would say if a piece stood here; nothing with several players.
fn cards(game: &Coral, placement: Placement, species: Species) -> Option<Vec<CardThen>> {
    let after = grown(game, placement, species).filter(|_| game.ctx.settings.solo())?;
    let then = |species| {
        let card = after.card_of(species)?;
        Some(CardThen { species, count: after.card_count(card), points: after.card_points(card) })
    };
    Some(Species::ALL.into_iter().filter_map(then).collect())
}
