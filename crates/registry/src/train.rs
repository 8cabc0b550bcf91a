//! Better weights for the mind of a game.

use atoll_bots::{Knobs, Lessons, Mind, Roster, Search, train};
use atoll_core::{Match, Staged};

use crate::bout::{Bout, fight};
use crate::sim::SimError;

/// Weights that have been learned, and what they are worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Trained {
    /// The names of the features.
    pub names: &'static [&'static str],
    /// The weights.
    pub weights: atoll_bots::Weights,
    /// How many matches the new weights played against the old ones, from both sides of every deal.
    pub games: u64,
    /// Points of the new weights; a shared win counts half.
    pub points: f64,
}

pub(crate) fn trained<G: Staged, M: Mind<G> + Default>(
    opening: &Match<G>,
    lessons: &Lessons,
    trial: u64,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Option<Trained>, SimError> {
    let old = M::default();
    let Some(weights) = train(opening, &old, lessons, progress) else { return Ok(None) };
    let new = old.weighing(weights.clone());
    // The strongest level may play its lines to the end; the one below judges on the way, so weights matter to it.
    let knobs = Knobs { iterations: lessons.iterations.max(50), ..old.levels()[4] };
    let mut roster = Roster::<G>::empty();
    roster.add("old", move || Box::new(Search::new(old.clone(), knobs)));
    roster.add("new", move || Box::new(Search::new(new.clone(), knobs)));
    let seats = usize::from(opening.setup().seats());
    let mut points = 0.0;
    for n in 0..trial {
        let at = (n % seats as u64) as usize;
        let bots = (0..seats).map(|seat| if seat == at { "new" } else { "old" }.to_owned()).collect();
        let bout = Bout { bots, seed: lessons.seed, deal: n / seats as u64, record: false };
        let outcome = fight(opening, &bout, &roster, &mut |_, _| {})?.outcome;
        if let Some(outcome) = outcome {
            let places = outcome.places.as_slice();
            let first = places.iter().filter(|&&place| place == 1).count();
            points += if places[at] == 1 { 1.0 / first as f64 } else { 0.0 };
        }
    }
    Ok(Some(Trained { names: M::FEATURES, weights, games: trial, points }))
}
