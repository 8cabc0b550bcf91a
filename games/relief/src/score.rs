//! The scoring, step by step.

use atoll_core::{BySeat, Outcome, ScoreLine, Seat};

use crate::action::Coral;
use crate::ctx::Ctx;
use crate::sheet::Sheet;

/// Points of a majority.
const MAJORITY: i16 = 5;

/// What is counted on one sheet.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Tally {
    /// Mature coral by type.
    pub(crate) mature: [u32; 3],
    /// The five counts that have a majority: the three corals, destroyed starfish, gold stars.
    pub(crate) contests: [u32; 5],
    /// Full sets of mature coral.
    pub(crate) sets: u32,
    /// Species for the multiplier.
    pub(crate) species: u32,
    /// Starfish left on the reef, for the tie-break.
    pub(crate) starfish: u32,
}

impl Tally {
    pub(crate) fn of(ctx: &Ctx, sheet: &Sheet) -> Tally {
        let mature = sheet.mature().map(u64::count_ones);
        let coral = Coral::ALL.map(|coral| match ctx.readings.mature_only {
            true => mature[coral.index()],
            false => sheet.live(coral).count_ones(),
        });
        Tally {
            mature,
            contests: [coral[0], coral[1], coral[2], sheet.destroyed(), u32::from(sheet.stars)],
            sets: mature.into_iter().min().unwrap_or(0),
            species: u32::from(sheet.species_count(ctx)),
            starfish: sheet.starfish(),
        }
    }
}

/// The message keys of the scoring steps in order.
pub(crate) const STEPS: [&str; 9] = [
    "score.brain",
    "score.digitate",
    "score.branching",
    "score.sets",
    "score.most_brain",
    "score.most_digitate",
    "score.most_branching",
    "score.most_destroyed",
    "score.most_stars",
];

/// Points of every seat, step by step.
pub(crate) fn steps(ctx: &Ctx, tallies: &BySeat<Tally>) -> [BySeat<i16>; 9] {
    let seats = tallies.seats();
    let each = |points: &dyn Fn(&Tally) -> u32| BySeat::from_fn(seats, |seat| points(&tallies[seat]) as i16);
    let coral = |n: usize| BySeat::from_fn(seats, |seat| tallies[seat].mature[n] as i16 * ctx.points[n]);
    let majority = |n: usize| {
        let best = tallies.iter().map(|(_, tally)| tally.contests[n]).max().unwrap_or(0);
        let awarded = best > 0 || !ctx.readings.needs_one;
        BySeat::from_fn(seats, |seat| if awarded && tallies[seat].contests[n] == best { MAJORITY } else { 0 })
    };
    [
        coral(0),
        coral(1),
        coral(2),
        each(&|tally| tally.sets * tally.species),
        majority(0),
        majority(1),
        majority(2),
        majority(3),
        majority(4),
    ]
}

/// What each seat has counted on these sheets.
pub(crate) fn tallies(ctx: &Ctx, seats: u8, sheets: &[Sheet; 4]) -> BySeat<Tally> {
    BySeat::from_fn(seats, |seat| Tally::of(ctx, &sheets[seat.index()]))
}

/// The scoring steps as lines, the tie-break last.
pub(crate) fn lines(ctx: &Ctx, tallies: &BySeat<Tally>) -> Vec<ScoreLine> {
    let steps = steps(ctx, tallies);
    let mut lines: Vec<ScoreLine> =
        STEPS.into_iter().zip(steps).map(|(key, by_seat)| ScoreLine { key, by_seat, counts: true }).collect();
    let left = BySeat::from_fn(tallies.seats(), |seat| tallies[seat].starfish as i16);
    lines.push(ScoreLine { key: "score.starfish", by_seat: left, counts: false });
    lines
}

/// Totals and places; the fewest starfish on the reef break a tie (RELIEF-SCORE-4).
pub(crate) fn outcome(ctx: &Ctx, tallies: &BySeat<Tally>) -> Outcome {
    let steps = steps(ctx, tallies);
    let total = |seat: Seat| steps.iter().map(|step| step[seat]).sum::<i16>();
    let scores = BySeat::from_fn(tallies.seats(), total);
    Outcome::by(scores, |seat| (scores[seat], std::cmp::Reverse(tallies[seat].starfish)))
}
