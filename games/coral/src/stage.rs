//! Coral in pieces: what lies on the table, and what a hand points at.

use atoll_core::{
    Called, EventOf, Gesture, Lang, Observer, Piece, Pointed, Promise, Rule, Seat, Spot, Stage, Staged, Travel, Wish,
    Words,
};

use crate::action::Action;
use crate::components::Species;
use crate::geometry::{Cell, Placement, ROCK};
use crate::position::Coral;
use crate::preview::Preview;
use crate::view::View;
use crate::{draw, explain, follow, names, point, travel, words};

/// How many places of a zone each species has for itself; there are six pieces of each.
const PLACES: u8 = 8;

impl Staged for Coral {
    type Preview = Preview;

    const STEPS: &'static [&'static str] =
        &["grow", "slide", "float", "land", "pay", "play", "neutral", "take", "give_up"];

    fn stage(view: &View) -> Stage {
        let mut pieces = Pieces { view, list: Vec::new() };
        for body in &view.bodies {
            match body.species {
                None => pieces.push("rock", at(ROCK), None, 0, "rock"),
                Some(species) => {
                    pieces.coral(species, at(corner(&body.cells)), u16::from(body.orientation));
                }
            }
        }
        for pawn in &view.pawns {
            let spot = match pawn.cell {
                Some(cell) => at(cell),
                None => beside(pawn.state, pawn.owner, pawn.species),
            };
            pieces.push("pawn", spot, pawn.owner, 0, pawn.species.id());
        }
        for player in &view.players {
            pieces.corals("reserve", Some(player.seat), player.reserve);
        }
        pieces.corals("box", None, view.boxed);
        pieces.corals("bag", None, view.bag);
        if let Some(tower) = &view.tower {
            let spot = Spot::Zone { zone: "tower", seat: tower.holder, index: 0 };
            pieces.push("card", spot, tower.holder, u16::from(tower.second), "tower");
        }
        if let Some(solo) = &view.solo {
            if let Some(card) = &solo.layout {
                pieces.push("card", Spot::Zone { zone: "setup", seat: None, index: 0 }, None, 0, card);
            }
            for card in solo.cards.iter().filter(|card| card.level > 0) {
                let spot = Spot::Zone { zone: "scoring", seat: None, index: card.species.index() as u8 };
                pieces.push("card", spot, None, u16::from(card.level), card.species.id());
            }
        }
        Stage { pieces: pieces.list }
    }

    fn travels(before: &View, event: EventOf<Self>) -> Vec<Travel> {
        travel::travels(before, event)
    }

    fn gesture(view: &View, action: Action) -> Gesture {
        let item = |species: Species| Some(species.id().into());
        let from = view.active_cell().map(at);
        match action {
            Action::Grow { species, shape } => {
                let placement = shape.at(view.cube.unwrap_or(ROCK));
                Gesture {
                    step: "grow",
                    from: None,
                    to: Some(at(placement.corner())),
                    value: Some(i16::from(placement.orientation())),
                    item: item(species),
                    cost: None,
                }
            }
            Action::Slide { to } => {
                let to = view.stand(to.x, to.y).map(at);
                Gesture { step: "slide", from, to, cost: move_cost(view), ..Gesture::default() }
            }
            Action::Float => Gesture { step: "float", from, cost: move_cost(view), ..Gesture::default() },
            Action::Land { at: perch } => Gesture { step: "land", to: Some(at(perch.0)), ..Gesture::default() },
            Action::Pay { species } => Gesture { step: "pay", item: item(species), ..Gesture::default() },
            Action::Play { species } => Gesture { step: "play", item: item(species), ..Gesture::default() },
            Action::Neutral { species } => Gesture { step: "neutral", item: item(species), ..Gesture::default() },
            Action::Take { species } => Gesture { step: "take", item: item(species), ..Gesture::default() },
            Action::GiveUp => Gesture { step: "give_up", ..Gesture::default() },
        }
    }

    fn called(_: &View, kind: &str, item: &str, lang: Lang) -> Option<Called> {
        names::called(kind, item, lang)
    }

    fn sentence(view: &View, action: Action, lang: Lang) -> String {
        words::sentence(view, action, lang)
    }

    fn promises(view: &View, seat: Seat, action: Action) -> Vec<Promise> {
        words::promises(view, seat, action)
    }

    fn narrate(before: &View, event: EventOf<Self>, lang: Lang) -> String {
        words::narrate(before, event, lang)
    }

    fn follows(before: &View, event: EventOf<Self>) -> &'static Rule {
        follow::follows(before, event)
    }

    fn preview(&self, seat: Seat, action: Action) -> Option<Preview> {
        Some(Preview::of(self, seat, action))
    }

    fn explain(view: &View, seat: Seat, action: Action, rule: &'static Rule, lang: Lang) -> String {
        explain::explain(view, seat, action, rule, lang)
    }

    fn point(&self, seat: Seat, wish: &Wish) -> Option<Pointed<Action>> {
        Some(point::point(self, seat, wish))
    }

    fn misread(&self, seat: Seat, text: &str) -> Option<(&'static Rule, Words)> {
        point::misread(self, seat, text)
    }

    fn prompt(view: &View, lang: Lang) -> String {
        words::prompt(view, lang)
    }

    fn draw(view: &View, _: Observer, lang: Lang) -> String {
        draw::draw(view, lang)
    }
}

/// The pieces of a stage in the making.
struct Pieces<'a> {
    view: &'a View,
    list: Vec<Piece>,
}

impl Pieces<'_> {
    fn push(&mut self, kind: &'static str, spot: Spot, owner: Option<Seat>, face: u16, style: &str) {
        let id = self.list.len() as u32 + 1;
        self.list.push(Piece { id, kind, spot, owner, face, style: style.into() });
    }

    fn coral(&mut self, species: Species, spot: Spot, face: u16) {
        let owner = self.view.players.iter().find(|player| player.species == Some(species)).map(|player| player.seat);
        self.push("coral", spot, owner, face, species.id());
    }

    fn corals(&mut self, zone: &'static str, seat: Option<Seat>, counts: [u8; 4]) {
        for species in Species::ALL {
            for n in 0..counts[species.index()] {
                self.coral(species, stored(zone, seat, species, n), 0);
            }
        }
    }
}

/// A cell as a spot.
pub(crate) fn at(cell: Cell) -> Spot {
    Spot::Cell { x: cell.x, y: cell.y, z: cell.z }
}

/// The place of the `n`th piece of a species in the bag, the box or a reserve.
pub(crate) fn stored(zone: &'static str, seat: Option<Seat>, species: Species, n: u8) -> Spot {
    Spot::Zone { zone, seat, index: PLACES * species.index() as u8 + n }
}

/// The species whose piece lies at a place of the bag, the box or a reserve.
pub(crate) fn stored_species(index: u8) -> Option<Species> {
    Species::ALL.get(usize::from(index / PLACES)).copied()
}

/// The place of a pawn that is not on the reef; `state` says why.
pub(crate) fn beside(state: &'static str, owner: Option<Seat>, species: Species) -> Spot {
    Spot::Zone { zone: state, seat: owner, index: species.index() as u8 }
}

/// The corner cube of a piece; the rock is its own.
pub(crate) fn corner(cells: &[Cell]) -> Cell {
    let placement = <[Cell; 3]>::try_from(cells).ok().and_then(Placement::new);
    placement.map_or(ROCK, Placement::corner)
}

/// What a move costs now: a piece if the last turn was a move too.
pub(crate) fn move_cost(view: &View) -> Option<i16> {
    let player = view.active.and_then(|seat| view.players.get(seat.index()))?;
    (view.solo.is_none() && player.moved && player.pieces > 0).then_some(1)
}
