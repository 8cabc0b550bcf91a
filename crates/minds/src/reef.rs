//! The mind for Reef.
//!
//! Dice, fish and cards are open, so what a seat can claim next turn is known:
//! the shapes that lack one die, on spaces where a die of its nursery fits for
//! the fish it has. That is most of what a position is worth beyond its points.

use std::sync::OnceLock;

use atoll_bots::{Knobs, Mind, Values, Weights, learned, settled, shares};
use atoll_core::{Dice, Game, MAX_SEATS, Outcome, Seat, Turn};
use atoll_reef::{Action, Outlook, Reef, Step};

/// Judges positions of Reef.
#[derive(Clone, Debug)]
pub struct ReefMind {
    weights: Weights,
}

impl Default for ReefMind {
    fn default() -> Self {
        static SHIPPED: OnceLock<Weights> = OnceLock::new();
        let read = || crate::shipped(include_str!("../weights/reef.toml"), NAMES);
        ReefMind { weights: SHIPPED.get_or_init(read).clone() }
    }
}

/// Points first, then cards within reach, then fish.
fn prospects(reef: &Reef, seat: Seat) -> i32 {
    let worth = |seat: Seat| 120 * i32::from(reef.points(seat)) + 12 * i32::from(reef.fish(seat).min(12));
    let mut value = worth(seat);
    let rivals = i32::from(reef.seats()) - 1;
    for rival in Seat::first(reef.seats()).filter(|&rival| rival != seat) {
        value -= worth(rival) / (2 * rivals);
    }
    if reef.step() == Step::Over {
        return value;
    }
    if reef.active() == seat && reef.step() == Step::Claim {
        value += reef.completed().map(|points| 120 * i32::from(points)).max().unwrap_or(0);
    }
    if reef.active() == seat && reef.step() == Step::Flourish {
        let card = reef.flourish_card();
        value += 120 * i32::from(card.points) + 12 * i32::from(card.fish);
    }
    value += 14 * reef.within_reach(seat);
    for rival in Seat::first(reef.seats()).filter(|&rival| rival != seat) {
        value -= 14 * reef.within_reach(rival) / (2 * rivals);
    }
    value
}

const NAMES: &[&str] = &[
    "points",
    "fish",
    "fish_to_spare",
    "to_move",
    "claimable",
    "first_now",
    "second_now",
    "first_later",
    "second_later",
    "near",
    "nearer",
    "hope",
    "dice",
];

/// A fish in hand, in points.
const FISH: f32 = 0.14;
/// A point when actions are put in order, in hundredths.
const POINT: i32 = 100;

/// The best two claims that one die completes, in points less the fish they cost.
fn claims(outlook: &Outlook) -> (f32, f32) {
    let (mut first, mut second) = (0.0, 0.0);
    for (n, &points) in outlook.points.iter().enumerate() {
        if let Some(cost) = outlook.cost[n].filter(|_| outlook.near[n] != 0) {
            let gain = f32::from(points) - FISH * (1.0 + f32::from(cost));
            if gain > first {
                (first, second) = (gain, first);
            } else if gain > second {
                second = gain;
            }
        }
    }
    (first, second)
}

impl Mind<Reef> for ReefMind {
    const OPEN: bool = true;
    const SURE: [f32; 2] = [2.0, 7.0];

    fn appraise(&self, position: &Reef, seat: Seat) -> i32 {
        prospects(position, seat)
    }

    const FEATURES: &'static [&'static str] = NAMES;

    fn features(&self, position: &Reef, seat: Seat, out: &mut [f32]) {
        let fish = f32::from(position.fish(seat));
        out[0] = f32::from(position.points(seat));
        out[1] = fish.min(8.0);
        out[2] = (fish - 8.0).max(0.0);
        out[12] = f32::from(position.dice_of(seat));
        if position.dice_of(seat) == 0 {
            return;
        }
        let outlook = position.outlook(seat);
        let (first, second) = claims(&outlook);
        let to_move = matches!(position.turn(), Turn::Decide(asked) if asked.has(seat));
        if to_move {
            out[3] = 1.0;
            out[4] = f32::from(position.claimable());
            (out[5], out[6]) = (first, second);
        } else {
            (out[7], out[8]) = (first, second);
        }
        for (&points, &near) in outlook.points.iter().zip(&outlook.near) {
            let points = f32::from(points);
            out[9] += if near != 0 { points } else { 0.0 };
            // Two ways are harder to spoil than one.
            out[10] += if near & near.wrapping_sub(1) != 0 { points } else { 0.0 };
        }
        out[11] = outlook.hope.min(60) as f32 / 100.0;
    }

    fn elapsed(&self, position: &Reef) -> f32 {
        let left: u8 = Seat::first(position.seats()).map(|seat| position.dice_of(seat)).sum();
        1.0 - f32::from(left) / (16.0 * f32::from(position.seats()))
    }

    fn weights(&self) -> Option<&Weights> {
        Some(&self.weights)
    }

    fn weighing(&self, weights: Weights) -> Self {
        ReefMind { weights }
    }

    fn evaluate(&self, position: &Reef) -> Values {
        if position.seats() == 1 {
            // Against Nature all seven cards must be taken before the dice are used up.
            let outlook = position.outlook(Seat::A);
            let near = outlook.near.iter().filter(|near| **near != 0).count() as f32;
            let ready = outlook.cost.iter().filter(|cost| cost.is_some()).count() as f32;
            let left = outlook.points.iter().filter(|points| **points > 0).count() as f32;
            let dice = f32::from(position.dice_of(Seat::A));
            let hope = outlook.hope.min(60) as f32 / 60.0;
            let fish = f32::from(position.fish(Seat::A)).min(8.0);
            let ease = dice - 2.0 * left + 0.5 * near + 0.4 * ready.min(2.0) + 0.5 * hope + 0.15 * fish;
            return shares(1, &[ease, 0.0, 0.0, 0.0], 2.0);
        }
        learned(self, position, &self.weights)
    }

    fn settle(&self, position: &Reef, outcome: &Outcome) -> Values {
        if position.seats() == 1 {
            let mut values = [0.0; MAX_SEATS];
            let left = position.outlook(Seat::A).points.iter().filter(|points| **points > 0).count() as f32;
            values[0] = if left == 0.0 { 1.0 } else { 0.1 / left };
            return values;
        }
        settled(outcome, 10.0)
    }

    fn order(&self, position: &Reef, seat: Seat, actions: &[Action], scores: &mut Vec<i32>) -> bool {
        let mine = position.outlook(seat);
        let others: Vec<Outlook> =
            Seat::first(position.seats()).filter(|&other| other != seat).map(|other| position.outlook(other)).collect();
        let shown = position.nursery(seat);
        let fish = (FISH * 100.0) as i32;
        scores.extend(actions.iter().map(|&action| match action {
            Action::Place { cell, value, slot } => {
                let bit = cell.bit();
                let best = |outlook: &Outlook, reachable: bool| {
                    let there = outlook.points.iter().zip(&outlook.near).zip(&outlook.cost);
                    let there =
                        there.filter(|((_, near), cost)| *near >> bit & 1 != 0 && (!reachable || cost.is_some()));
                    there.map(|((&points, _), _)| i32::from(points)).max().unwrap_or(0)
                };
                let spent = i32::from(value.pips().abs_diff(shown[slot.index()]));
                let hindered = others.iter().map(|other| best(other, true)).max().unwrap_or(0);
                let helped = others.iter().map(|other| i32::from(other.build[usize::from(bit)])).max().unwrap_or(0);
                POINT * best(&mine, false) + 45 * hindered + i32::from(mine.build[usize::from(bit)])
                    - helped / 4
                    - fish * spent
                    + if position.feeds(cell) { fish } else { 0 }
            }
            Action::Claim { shape } => 1000 + position.points_of(shape),
            Action::NoClaim | Action::NoFlourish | Action::Skip => 0,
            Action::Flourish => 1000,
            Action::BuySecond => 20 * mine.best_points(),
            Action::Done => 30,
            Action::NatureTurn { value } => -i32::from(value.pips().abs_diff(position.natures_die())),
            Action::NaturePlace { .. } => 0,
        }));
        true
    }

    /// Plays on in a hurry where it looks most promising, now and then elsewhere.
    fn hurry(&self, position: &Reef, seat: Seat, dice: &mut dyn Dice, buffer: &mut Vec<Action>) -> Action {
        buffer.clear();
        position.legal(seat, buffer);
        if buffer.len() == 1 || dice.below(8) == 0 {
            return buffer[dice.below(buffer.len() as u32) as usize];
        }
        let mut scores = Vec::new();
        self.order(position, seat, buffer, &mut scores);
        let best = scores.iter().zip(buffer.iter()).reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.map_or(buffer[0], |(_, &action)| action)
    }

    fn suit(&self, position: &Reef, knobs: Knobs) -> Knobs {
        // Against Nature only the end counts, so lines are played on to it; fewer of them are enough.
        if position.seats() == 1 { Knobs { rollout: 40, iterations: knobs.iterations / 6, ..knobs } } else { knobs }
    }

    fn levels(&self) -> [Knobs; 6] {
        const BASE: Knobs = Knobs { branch: true, expand: 2, ..Knobs::BASE };
        Knobs::ladder(BASE, [20, 20, 40, 90, 300, 1_500], [0.65, 0.34, 0.16, 0.0, 0.0, 0.0])
    }
}
