//! The mind for Islands.
//!
//! Who leads a terrain takes its first, third, ... tower. A lead is worth the
//! more the fewer cards are left to overturn it, and a seat without a card of
//! a terrain may still get one: so towers are handed out by likelihood.

use atoll_bots::{Knobs, Mind, Values, by_appraisal, shares};
use atoll_core::{Code, Game, MAX_SEATS, Seat};
use atoll_islands::{Action, Islands, Terrain};

/// Judges positions of Islands.
#[derive(Clone, Copy, Default, Debug)]
pub struct IslandsMind;

/// How many stars one rank of uncertainty is while all cards are to come.
const DOUBT: f32 = 7.0;
/// How likely a seat without a card of a terrain gets one while all cards are to come.
const LATECOMER: f32 = 1.6;

impl IslandsMind {
    /// The dice that two seats can expect.
    fn two(self, game: &Islands) -> [f32; 2] {
        let (left, all) = game.cards_left();
        let early = left as f32 / all.max(1) as f32;
        let mut dice = [0.0; 2];
        for terrain in Terrain::all() {
            let (mut odd, mut even) = (0.0, 0.0);
            for (n, height) in game.heights(terrain).enumerate() {
                *(if n % 2 == 0 { &mut odd } else { &mut even }) += f32::from(height);
            }
            let stars = [Seat::A, Seat::B].map(|seat| game.stars_of(seat, terrain));
            let joins = stars.map(|stars| if stars.is_some() { 1.0 } else { (LATECOMER * early).min(0.9) });
            let gap = f32::from(stars[0].unwrap_or(0)) - f32::from(stars[1].unwrap_or(0));
            let lead = 0.5 + 0.5 * gap / (gap.abs() + 0.2 + DOUBT * early);
            let both = joins[0] * joins[1];
            let first = lead * odd + (1.0 - lead) * even;
            let second = lead * even + (1.0 - lead) * odd;
            dice[0] += both * first + joins[0] * (1.0 - joins[1]) * (odd + even);
            dice[1] += both * second + joins[1] * (1.0 - joins[0]) * (odd + even);
        }
        dice
    }
}

impl Mind<Islands> for IslandsMind {
    const OPEN: bool = true;

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

    fn evaluate(&self, position: &Islands) -> Values {
        let mut looks = [0.0; MAX_SEATS];
        let seats = position.seats();
        if seats == 2 {
            let (left, all) = position.cards_left();
            looks[..2].copy_from_slice(&self.two(position));
            return shares(seats, &looks, 2.0 + 5.0 * left as f32 / all.max(1) as f32);
        }
        for seat in Seat::first(seats) {
            looks[seat.index()] = self.appraise(position, seat) as f32;
        }
        shares(seats, &looks, self.scale())
    }

    fn order(&self, position: &Islands, seat: Seat, actions: &[Action], scores: &mut Vec<i32>) -> bool {
        by_appraisal(self, position, seat, actions, scores)
    }

    fn levels(&self) -> [Knobs; 6] {
        const BASE: Knobs = Knobs { branch: true, rollout: 6, ..Knobs::BASE };
        Knobs::ladder(BASE, [20, 60, 200, 700, 2_500, 10_000], [0.25, 0.12, 0.05, 0.0, 0.0, 0.0])
    }
}
