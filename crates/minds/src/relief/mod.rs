//! The mind for Relief.
//!
//! Seats write on sheets of their own, so a turn is planned alone, to its end,
//! with the others playing in a hurry. What a sheet is worth then has been
//! learned: the weights say what its coral, its starfish and its boxes lead to.

mod growth;
mod outlook;
mod prospects;

use std::sync::OnceLock;

use atoll_bots::{Knobs, Mind, Weights};
use atoll_core::{Dice, Game, Seat};
use atoll_relief::{Action, Relief};

/// Judges positions of Relief.
#[derive(Clone, Debug)]
pub struct ReliefMind {
    weights: Weights,
}

impl Default for ReliefMind {
    fn default() -> Self {
        static SHIPPED: OnceLock<Weights> = OnceLock::new();
        ReliefMind {
            weights: SHIPPED.get_or_init(|| crate::shipped(include_str!("../../weights/relief.toml"), NAMES)).clone(),
        }
    }
}

const NAMES: &[&str] = &[
    "coral",
    "sets",
    "majorities",
    "contests",
    "growing_brain",
    "growing_digitate",
    "growing_branching",
    "frozen",
    "starfish_one",
    "starfish_more",
    "species",
    "marks_line",
    "marks_adjacent",
    "ending",
    "met",
    "near_line_3",
    "near_line_5",
    "near_square",
    "near_rectangle",
    "lacking",
    "lines_free",
    "lines_1",
    "lines_2",
    "lines_3",
    "lines_4",
    "reroll",
    "plus_minus",
    "spawning",
    "budding",
    "crab",
    "trumpet",
    "empty",
    "dead",
];

impl Mind<Relief> for ReliefMind {
    const OPEN: bool = false;
    const SURE: [f32; 2] = [1.0, 3.0];
    const FEATURES: &'static [&'static str] = NAMES;

    fn appraise(&self, position: &Relief, seat: Seat) -> i32 {
        prospects::prospects(position, seat)
    }

    fn features(&self, position: &Relief, seat: Seat, out: &mut [f32]) {
        let o = outlook::outlook(position, seat);
        out.copy_from_slice(&[
            o.coral,
            o.sets,
            o.majorities,
            o.contests,
            o.growing[0],
            o.growing[1],
            o.growing[2],
            o.frozen,
            o.starfish[0],
            o.starfish[1],
            o.species,
            o.marks[0],
            o.marks[1],
            o.marks[2],
            o.met,
            o.near[0],
            o.near[1],
            o.near[2],
            o.near[3],
            o.lacking,
            o.lines[0],
            o.lines[1],
            o.lines[2],
            o.lines[3],
            o.lines[4],
            o.powers[0],
            o.powers[1],
            o.breeding[0],
            o.breeding[1],
            o.crab,
            o.trumpet,
            o.empty,
            o.dead,
        ]);
    }

    fn elapsed(&self, position: &Relief) -> f32 {
        outlook::elapsed(position)
    }

    fn weights(&self) -> Option<&Weights> {
        Some(&self.weights)
    }

    fn weighing(&self, weights: Weights) -> Self {
        ReliefMind { weights }
    }

    fn clock(&self, position: &Relief) -> u32 {
        outlook::turn_number(position)
    }

    fn order(&self, position: &Relief, seat: Seat, actions: &[Action], scores: &mut Vec<i32>) -> bool {
        scores.extend(actions.iter().map(|&action| outlook::promise(position, seat, action)));
        true
    }

    fn hurry(&self, position: &Relief, seat: Seat, dice: &mut dyn Dice, buffer: &mut Vec<Action>) -> Action {
        buffer.clear();
        position.legal(seat, buffer);
        outlook::most_promising(position, seat, buffer).unwrap_or_else(|| position.random_legal(seat, dice, buffer))
    }

    fn levels(&self) -> [Knobs; 6] {
        // A turn has many small decisions and fancies add up, so little of them is enough.
        const BASE: Knobs = Knobs { rollout: 120, expand: 1, lone: true, ahead: 1, ..Knobs::BASE };
        let mut levels = Knobs::ladder(BASE, [8, 8, 4, 4, 14, 500], [0.1, 0.055, 0.024, 0.004, 0.0, 0.0]);
        // What a turn is worth shows in the next one: lines that end before it pay for what only looks good.
        levels[5].ahead = 2;
        levels
    }
}
