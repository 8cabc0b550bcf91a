//! Which pieces go where during an event.

use atoll_core::{Event, EventOf, Seat, Spot, Travel};

use crate::action::{Action, Chance};
use crate::components::Species;
use crate::geometry::{Cell, DOWN, Placement, ROCK};
use crate::options::Falling;
use crate::position::{Coral, Step};
use crate::stability;
use crate::stage::{at, beside, corner, stored};
use crate::view::View;

/// What moves when this happens.
pub(crate) fn travels(before: &View, event: EventOf<Coral>) -> Vec<Travel> {
    let game = &before.game;
    let mut ways = Ways { before, boxed: before.boxed, list: Vec::new() };
    match event {
        Event::Chance(Chance::Draw { species }) => {
            let (seat, n) = (before.turn, before.bag[species.index()]);
            let held = before.players.get(seat.index()).map_or(0, |player| player.reserve[species.index()]);
            let to = stored("reserve", Some(seat), species, held);
            ways.go(stored("bag", None, species, n.saturating_sub(1)), to);
        }
        Event::Chance(Chance::Start { .. } | Chance::Setup { .. } | Chance::Card { .. }) => {}
        Event::Act { seat, action } => match action {
            Action::Grow { species, shape } => ways.grow(seat, species, shape.at(before.cube.unwrap_or(ROCK))),
            Action::Slide { to } => {
                if let (Some(from), Some(to)) = (before.active_cell(), before.stand(to.x, to.y)) {
                    ways.go(at(from), at(to));
                }
            }
            Action::Float => {
                let own = game.active(seat);
                if let Some(from) = before.active_cell() {
                    ways.go(at(from), beside("floating", Some(seat), own));
                }
            }
            Action::Land { at: perch } => {
                let own = game.active(seat);
                if let Some(pawn) = before.pawns.iter().find(|pawn| pawn.species == own) {
                    ways.go(beside(pawn.state, pawn.owner, own), at(perch.0));
                }
            }
            Action::Pay { species } => ways.box_up(ways.held(seat, species), species),
            Action::GiveUp => {
                if let Some(species) = game.state.taken {
                    ways.box_up(ways.held(seat, species), species);
                }
            }
            Action::Play { .. } | Action::Neutral { .. } | Action::Take { .. } => {}
        },
    }
    ways.list
}

/// The travels of one event in the making.
struct Ways<'a> {
    before: &'a View,
    /// Pieces in the box so far.
    boxed: [u8; 4],
    list: Vec<Travel>,
}

impl Ways<'_> {
    fn go(&mut self, from: Spot, to: Spot) {
        self.list.push(Travel { from, to });
    }

    /// The last piece of a species in a reserve: the one that leaves.
    fn held(&self, seat: Seat, species: Species) -> Spot {
        let held = self.before.players.get(seat.index()).map_or(0, |player| player.reserve[species.index()]);
        stored("reserve", Some(seat), species, held.saturating_sub(1))
    }

    fn box_up(&mut self, from: Spot, species: Species) {
        let n = self.boxed[species.index()];
        self.boxed[species.index()] += 1;
        self.go(from, stored("box", None, species, n));
    }

    fn grow(&mut self, seat: Seat, species: Species, placement: Placement) {
        let game = &self.before.game;
        let from = self.held(seat, species);
        let stands = game.state.step == Step::Cover || game.verdict(placement).stable;
        if stands {
            self.go(from, at(placement.corner()));
            if let Some((pawn, to)) = lifted(self.before, placement) {
                self.go(at(pawn), at(to));
            }
        } else if game.ctx.settings.falling == Falling::Strict {
            self.box_up(from, species);
        } else if !game.is_spared(seat) {
            self.fall(seat, species, placement, from);
        }
    }

    fn fall(&mut self, seat: Seat, species: Species, placement: Placement, from: Spot) {
        let game = &self.before.game;
        let reef = game.reef();
        let fall = stability::fallen(&game.data().physics, reef.bodies(), placement);
        let mut reserve = game.state.reserve;
        reserve[seat.index()][species.index()] = reserve[seat.index()][species.index()].saturating_sub(1);
        for &n in &fall.fallen {
            let (from, of) = match reef.bodies().get(n) {
                Some(body) => (at(corner(body.cells())), reef.species(n)),
                None => (from, Some(species)),
            };
            let Some(of) = of else { continue };
            match game.owner(of).filter(|&owner| owner != seat) {
                Some(owner) => {
                    let held = &mut reserve[owner.index()][of.index()];
                    self.go(from, stored("reserve", Some(owner), of, *held));
                    *held += 1;
                }
                None => self.box_up(from, of),
            }
        }
        for pawn in fallen_pawns(self.before, &fall.fallen) {
            if let Some(cell) = game.pawn(pawn).cell() {
                self.go(at(cell), beside("fallen", game.owner(pawn), pawn));
            }
        }
    }
}

/// The pawns that stand on bodies that fall.
pub(crate) fn fallen_pawns(view: &View, fallen: &[usize]) -> Vec<Species> {
    let reef = view.game.reef();
    let falls = |species: &Species| {
        let beneath = view.game.pawn(*species).cell().and_then(|cell| reef.body_at(cell.plus(DOWN)));
        beneath.is_some_and(|body| fallen.contains(&body))
    };
    Species::ALL.into_iter().filter(falls).collect()
}

/// Where the active pawn stands and where it would stand if it is lifted for a placement.
pub(crate) fn lifted(view: &View, placement: Placement) -> Option<(Cell, Cell)> {
    let pawn = view.active_cell().filter(|&pawn| placement.has(pawn))?;
    let growth = view.game.growth(view.pawn?, placement).ok()?;
    Some((pawn, growth.lifted_to?))
}
