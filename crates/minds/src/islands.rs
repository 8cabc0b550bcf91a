//! The mind for Islands.
//!
//! Who leads a terrain takes its first, third, ... tower. A lead is worth the
//! more the fewer cards are left to overturn it, and a seat without a card of
//! a terrain may still get one: so towers are handed out by likelihood.

use std::sync::OnceLock;

use atoll_bots::{Knobs, Mind, Values, Weights, by_appraisal, learned, shares};
use atoll_core::{Code, Game, MAX_SEATS, Seat};
use atoll_islands::{Action, Islands, Terrain};

/// Judges positions of Islands.
#[derive(Clone, Debug)]
pub struct IslandsMind {
    weights: Weights,
}

impl Default for IslandsMind {
    fn default() -> Self {
        static SHIPPED: OnceLock<Weights> = OnceLock::new();
        let read = || crate::shipped(include_str!("../weights/islands.toml"), NAMES);
        IslandsMind { weights: SHIPPED.get_or_init(read).clone() }
    }
}

const NAMES: &[&str] = &[
    "second_dice",
    "far_behind",
    "behind",
    "just_behind",
    "equal",
    "just_ahead",
    "ahead",
    "far_ahead",
    "alone",
    "absent",
    "nobody",
    "dice_of_alone",
    "dice_of_absent",
    "stars",
];

impl Mind<Islands> for IslandsMind {
    const OPEN: bool = true;
    const SURE: [f32; 2] = [1.5, 2.0];
    const FEATURES: &'static [&'static str] = NAMES;

    fn appraise(&self, position: &Islands, seat: Seat) -> i32 {
        // Dice ahead of the best other seat, then stars.
        let dice = position.dice();
        let best = Seat::first(position.seats()).filter(|&other| other != seat).map(|other| dice[other]).max();
        let lead = i32::from(dice[seat]) - i32::from(best.unwrap_or(0));
        lead * 20 + i32::from(dice[seat]) * 10 + i32::from(position.stars(seat))
    }

    fn scale(&self) -> f32 {
        60.0
    }

    /// Dice of towers by how the seat stands in their terrain: what the leader takes more than the second.
    fn features(&self, position: &Islands, seat: Seat, out: &mut [f32]) {
        for terrain in Terrain::all() {
            let (mut odd, mut even) = (0.0, 0.0);
            for (n, height) in position.heights(terrain).enumerate() {
                *(if n % 2 == 0 { &mut odd } else { &mut even }) += f32::from(height);
            }
            let mine = position.stars_of(seat, terrain);
            let others = Seat::first(position.seats()).filter(|&other| other != seat);
            let best = others.filter_map(|other| position.stars_of(other, terrain)).max();
            match (mine, best) {
                (Some(mine), Some(best)) => {
                    let gap = i32::from(mine) - i32::from(best);
                    let place = match gap {
                        ..=-7 => 1,
                        -6..=-3 => 2,
                        -2..=-1 => 3,
                        0 => 4,
                        1..=2 => 5,
                        3..=6 => 6,
                        7.. => 7,
                    };
                    out[0] += even;
                    out[place] += odd - even;
                    out[13] += gap.clamp(-10, 10) as f32 / 10.0;
                }
                (Some(_), None) => {
                    out[8] += 1.0;
                    out[11] += odd + even;
                }
                (None, Some(_)) => {
                    out[9] += 1.0;
                    out[12] += odd + even;
                }
                (None, None) => out[10] += odd + even,
            }
        }
    }

    fn elapsed(&self, position: &Islands) -> f32 {
        let (left, all) = position.cards_left();
        1.0 - left as f32 / all.max(1) as f32
    }

    fn weights(&self) -> Option<&Weights> {
        Some(&self.weights)
    }

    fn weighing(&self, weights: Weights) -> Self {
        IslandsMind { weights }
    }

    fn evaluate(&self, position: &Islands) -> Values {
        let seats = position.seats();
        if seats == 2 {
            return learned(self, position, &self.weights);
        }
        let mut looks = [0.0; MAX_SEATS];
        for seat in Seat::first(seats) {
            looks[seat.index()] = self.appraise(position, seat) as f32;
        }
        shares(seats, &looks, self.scale())
    }

    fn order(&self, position: &Islands, seat: Seat, actions: &[Action], scores: &mut Vec<i32>) -> bool {
        by_appraisal(self, position, seat, actions, scores)
    }

    fn levels(&self) -> [Knobs; 6] {
        const BASE: Knobs = Knobs { rollout: 16, ..Knobs::BASE };
        let mut levels = Knobs::ladder(BASE, [20, 20, 60, 80, 400, 8_000], [1.4, 0.5, 0.05, 0.0, 0.0, 0.0]);
        // With so many lines the end itself tells more than a judgement on the way there.
        levels[5].rollout = 100;
        levels
    }
}
