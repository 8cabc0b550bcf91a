//! The mind for Coral.

mod prospects;
mod solo;

use atoll_bots::{Knobs, Mind, Values, by_appraisal, settled, squash};
use atoll_coral::{Action, Coral};
use atoll_core::{Game, MAX_SEATS, Outcome, Seat};

pub use solo::SoloSearch;

/// Judges positions of Coral.
#[derive(Clone, Copy, Default, Debug)]
pub struct CoralMind;

impl Mind<Coral> for CoralMind {
    const OPEN: bool = true;

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
        const BASE: Knobs = Knobs { branch: true, order: 2, expand: 3, ..Knobs::BASE };
        Knobs::ladder(BASE, [40, 60, 100, 200, 600, 2_500], [0.5, 0.3, 0.18, 0.08, 0.0, 0.0])
    }
}
