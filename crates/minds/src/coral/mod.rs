//! The mind for Coral.
//!
//! Sunlight can be taken again by whoever can get near it, so what counts is
//! not the points alone: what is left to grow, who is close to whose icons,
//! and whose turn it is. What that weighs has been learned.

mod prospects;
mod solo;

use std::sync::OnceLock;

use atoll_bots::{Knobs, Mind, Values, Weights, by_appraisal, learned, settled, squash};
use atoll_coral::{Action, Coral, Species};
use atoll_core::{Game, MAX_SEATS, Outcome, Seat, SeatSet, Turn};

pub use solo::SoloSearch;

/// Judges positions of Coral.
#[derive(Clone, Debug)]
pub struct CoralMind {
    weights: Weights,
}

impl Default for CoralMind {
    fn default() -> Self {
        static SHIPPED: OnceLock<Weights> = OnceLock::new();
        let read = || crate::shipped(include_str!("../../weights/coral.toml"), NAMES);
        CoralMind { weights: SHIPPED.get_or_init(read).clone() }
    }
}

const NAMES: &[&str] =
    &["points", "own_pieces", "other_pieces", "to_move", "afloat", "beside_rival", "near_rival", "in_line", "highest"];

/// Pieces that a seat still has.
fn pieces(position: &Coral, seat: Seat) -> u8 {
    Species::ALL.into_iter().map(|species| position.reserve(seat, species)).sum()
}

impl Mind<Coral> for CoralMind {
    const OPEN: bool = true;
    const SURE: [f32; 2] = [1.5, 7.0];
    const FEATURES: &'static [&'static str] = NAMES;

    fn features(&self, position: &Coral, seat: Seat, out: &mut [f32]) {
        let Some(own) = position.species_of(seat) else { return };
        out[0] = f32::from(position.score(seat, &position.sunlight()));
        out[1] = f32::from(position.reserve(seat, own));
        out[2] = f32::from(pieces(position, seat)) - out[1];
        out[3] = if position.turn() == Turn::of(seat) { 1.0 } else { 0.0 };
        out[4] = if position.pawn(own).cell().is_none() { 1.0 } else { 0.0 };
        let rivals = position.everyone().filter(|&other| other != seat && Some(other) != position.partner(seat));
        let mut pawns = [None; MAX_SEATS];
        for rival in rivals {
            pawns[rival.index()] = position.species_of(rival).and_then(|species| position.pawn(species).cell());
        }
        let top = position.reef().bounds().1.z;
        for (cell, _) in position.reef().sunlit().filter(|&(_, species)| species == Some(own)) {
            let steps = |pawn: &atoll_coral::geometry::Cell| (pawn.x.abs_diff(cell.x), pawn.y.abs_diff(cell.y));
            // How many columns away the nearest rival's pawn stands.
            match pawns.iter().flatten().map(steps).map(|(x, y)| x + y).min() {
                Some(0 | 1) => out[5] += 1.0,
                Some(2 | 3) => out[6] += 1.0,
                _ => {}
            }
            out[7] += if pawns.iter().flatten().map(steps).any(|(x, y)| x.min(y) == 0) { 1.0 } else { 0.0 };
            out[8] += if cell.z == top { 1.0 } else { 0.0 };
        }
    }

    fn elapsed(&self, position: &Coral) -> f32 {
        let left: u8 = position.everyone().map(|seat| pieces(position, seat)).sum();
        1.0 - f32::from(left) / (9.0 * f32::from(position.seats()))
    }

    fn weights(&self) -> Option<&Weights> {
        Some(&self.weights)
    }

    fn weighing(&self, weights: Weights) -> Self {
        CoralMind { weights }
    }

    fn side(&self, position: &Coral, seat: Seat) -> SeatSet {
        position.partner(seat).map_or(SeatSet::only(seat), |partner| SeatSet::only(seat).with(partner))
    }

    fn appraise(&self, position: &Coral, seat: Seat) -> i32 {
        prospects::prospects(position, seat)
    }

    fn scale(&self) -> f32 {
        8.0
    }

    fn evaluate(&self, position: &Coral) -> Values {
        let mut values = [0.0; MAX_SEATS];
        let seats = position.seats();
        if seats == 1 {
            values[0] = (self.appraise(position, Seat::A) as f32 / 3200.0).clamp(0.0, 1.0);
            return values;
        }
        if position.partner(Seat::A).is_none() {
            return learned(self, position, &self.weights);
        }
        // An appraisal is a lead over the best of the others already.
        for seat in Seat::first(seats) {
            values[seat.index()] = squash(self.appraise(position, seat) as f32, 120.0);
        }
        values
    }

    fn settle(&self, position: &Coral, outcome: &Outcome) -> Values {
        if position.seats() == 1 {
            // Alone every point of the twenty counts the same.
            return [f32::from(outcome.scores.as_slice()[0]) / 20.0, 0.0, 0.0, 0.0];
        }
        settled(outcome, 4.0)
    }

    fn order(&self, position: &Coral, seat: Seat, actions: &[Action], scores: &mut Vec<i32>) -> bool {
        by_appraisal(self, position, seat, actions, scores)
    }

    fn levels(&self) -> [Knobs; 6] {
        const BASE: Knobs = Knobs { branch: true, order: 2, expand: 3, vary: 0.6, ..Knobs::BASE };
        Knobs::ladder(BASE, [20, 20, 40, 90, 250, 1_500], [0.8, 0.45, 0.2, 0.0, 0.0, 0.0])
    }
}
