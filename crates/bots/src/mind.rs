//! What a player knows of a game beyond its rules.

use atoll_core::{Dice, Game, MAX_SEATS, Outcome, Seat, SeatSet};

use crate::{Knobs, Weights};

/// How well each seat stands, from 0 (lost) to 1 (won).
pub type Values = [f32; MAX_SEATS];

/// A judgement of positions of one game.
///
/// Rules say what may be done and who has won; a mind says what looks good on
/// the way there. It is handed positions that a seat has [sampled], so it may
/// look at all of them.
///
/// [sampled]: atoll_core::Seen::sample
pub trait Mind<G: Game>: Clone + Send + Sync + 'static {
    /// Whether everybody knows everything, so that equal events lead to equal legal actions.
    const OPEN: bool = false;

    /// How good `seat`'s prospects look at a glance, in any unit; [`Greedy`](crate::Greedy) climbs it.
    fn appraise(&self, position: &G, seat: Seat) -> i32;

    /// What makes one seat a little better than another, in the unit of [`Mind::appraise`].
    fn scale(&self) -> f32 {
        10.0
    }

    /// The names of what [`Mind::features`] counts, at most [`MOST_FEATURES`]; none if there is nothing to learn.
    const FEATURES: &'static [&'static str] = &[];

    /// What a seat has and may hope for, one number for each name of [`Mind::FEATURES`].
    fn features(&self, position: &G, seat: Seat, out: &mut [f32]) {
        let _ = (position, seat, out);
    }

    /// How much of a match is over, from 0 to 1; features weigh differently at its start and at its end.
    fn elapsed(&self, position: &G) -> f32 {
        let _ = position;
        0.0
    }

    /// What the features weigh, if they have been learned.
    fn weights(&self) -> Option<&Weights> {
        None
    }

    /// This mind with other weights.
    #[must_use]
    fn weighing(&self, weights: Weights) -> Self {
        let _ = weights;
        self.clone()
    }

    /// The number of the turn that is under way, for searches that look so many turns ahead.
    fn clock(&self, position: &G) -> u32 {
        let _ = position;
        0
    }

    /// How well each seat stands in a match that is not over; called where a seat must decide.
    fn evaluate(&self, position: &G) -> Values {
        let seats = position.seats();
        if let Some(weights) = self.weights() {
            return learned(self, position, weights);
        }
        let mut looks = [0.0; MAX_SEATS];
        for seat in Seat::first(seats) {
            looks[seat.index()] = self.appraise(position, seat) as f32;
        }
        shares(seats, &looks, self.scale())
    }

    /// How well each seat stands when the match is over.
    fn settle(&self, position: &G, outcome: &Outcome) -> Values {
        let _ = position;
        settled(outcome, 10.0)
    }

    /// How surely who stands better with two seats wins, at the start and at the end of a match: the odds to so many
    /// quarters of a power; two leave them as they are. Measured by `cargo run -p atoll-arena --example chances`.
    const SURE: [f32; 2] = [2.0, 2.0];
    /// By what the odds of the thinking seat are multiplied: who plans its own turn and has the others play in a hurry
    /// thinks too well of itself.
    const HOPE: f32 = 1.0;

    /// Who wins when this seat does: it alone, or its side.
    fn side(&self, position: &G, seat: Seat) -> SeatSet {
        let _ = position;
        SeatSet::only(seat)
    }

    /// How likely each seat is to win by how it stands for all that `seat` thinks. Who plays alone has reached so much of
    /// what there is to reach.
    ///
    /// A search needs no more than an order of what is better; people read the number.
    fn chances(&self, position: &G, seat: Seat, values: &Values) -> Values {
        // Of more seats each stands lower before anything is decided, so differences tell more.
        const MORE: [f32; 3] = [1.0, 2.4, 3.0];
        let seats = position.seats();
        let Some(&more) = seats.checked_sub(2).and_then(|more| MORE.get(usize::from(more))) else {
            return *values;
        };
        let elapsed = self.elapsed(position).clamp(0.0, 1.0);
        let sure = more * (Self::SURE[0] + (Self::SURE[1] - Self::SURE[0]) * elapsed);
        let odds = |seat: Seat| {
            let value = values[seat.index()].clamp(0.001, 0.999);
            let quarter = (value / (1.0 - value)).sqrt().sqrt();
            // Between whole quarters of a power a straight line will do.
            let whole = (0..sure as u32).fold(1.0, |power, _| power * quarter);
            whole * (1.0 + sure.fract() * (quarter - 1.0))
        };
        let thinking = self.side(position, seat);
        let mut chances = [0.0; MAX_SEATS];
        let mut all = 0.0;
        for seat in Seat::first(seats) {
            let side = self.side(position, seat);
            let size = side.len() as f32;
            let hope = if thinking.has(seat) { Self::HOPE } else { 1.0 };
            chances[seat.index()] = hope * side.iter().map(odds).sum::<f32>() / size;
            all += chances[seat.index()] / size;
        }
        chances.map(|odds| odds / all)
    }

    /// Scores actions by how promising they look, the more the better; `false` if there is no opinion.
    ///
    /// The search looks at promising actions first. It reads the order of the scores, not their size.
    fn order(&self, position: &G, seat: Seat, actions: &[G::Action], scores: &mut Vec<i32>) -> bool {
        let _ = (position, seat, actions, scores);
        false
    }

    /// A sensible action in a hurry, for playing a position out.
    fn hurry(&self, position: &G, seat: Seat, dice: &mut dyn Dice, buffer: &mut Vec<G::Action>) -> G::Action {
        position.random_legal(seat, dice, buffer)
    }

    /// The knobs of a level as they suit this match: alone, another way of thinking may be better.
    fn suit(&self, position: &G, knobs: Knobs) -> Knobs {
        let _ = position;
        knobs
    }

    /// The knobs of the six levels, the weakest first.
    fn levels(&self) -> [Knobs; 6] {
        Knobs::LEVELS
    }
}

/// The most features a mind can have.
pub const MOST_FEATURES: usize = 64;

/// How each seat stands by the weights of its features.
pub fn learned<G: Game, M: Mind<G>>(mind: &M, position: &G, weights: &Weights) -> Values {
    let elapsed = mind.elapsed(position).clamp(0.0, 1.0);
    let mut looks = [0.0; MAX_SEATS];
    for seat in Seat::first(position.seats()) {
        let mut features = [0.0; MOST_FEATURES];
        mind.features(position, seat, &mut features[..M::FEATURES.len()]);
        looks[seat.index()] = weights.look(&features, elapsed);
    }
    shares(position.seats(), &looks, weights.scale(elapsed))
}

/// An order of actions by what [`Mind::appraise`] makes of the position after each.
pub fn by_appraisal<G: Game>(
    mind: &impl Mind<G>,
    position: &G,
    seat: Seat,
    actions: &[G::Action],
    scores: &mut Vec<i32>,
) -> bool {
    scores.extend(actions.iter().map(|&action| {
        let mut next = position.clone();
        next.act(seat, action);
        mind.appraise(&next, seat)
    }));
    true
}

/// Turns looks into shares: 1/2 when equal to the best other seat, near 1 when far ahead of it.
pub fn shares(seats: u8, looks: &Values, scale: f32) -> Values {
    let mut values = [0.0; MAX_SEATS];
    let count = usize::from(seats).min(MAX_SEATS);
    for (n, value) in values.iter_mut().enumerate().take(count) {
        let best = (0..count).filter(|&other| other != n).map(|other| looks[other]).fold(f32::MIN, f32::max);
        let lead = if count == 1 { looks[n] } else { looks[n] - best };
        *value = squash(lead, scale);
    }
    values
}

/// From any number to between 0 and 1, without functions that differ between machines.
pub fn squash(lead: f32, scale: f32) -> f32 {
    0.5 + 0.5 * lead / (lead.abs() + scale)
}

/// How well each seat stands after the end: mostly its place, a little its lead; `scale` is a usual lead.
pub fn settled(outcome: &Outcome, scale: f32) -> Values {
    let seats = outcome.scores.seats();
    let looks: [f32; MAX_SEATS] =
        std::array::from_fn(|n| outcome.scores.as_slice().get(n).copied().unwrap_or(0).into());
    let by_score = shares(seats, &looks, scale);
    let places = outcome.places.as_slice();
    let mut values = [0.0; MAX_SEATS];
    for (n, value) in values.iter_mut().enumerate().take(places.len()) {
        let others = places.len().saturating_sub(1).max(1) as f32;
        let beaten: f32 = places.iter().map(|&place| if place > places[n] { 1.0 } else { 0.0 }).sum();
        let equal = places.iter().filter(|&&place| place == places[n]).count() as f32 - 1.0;
        let won = if places[n] == 1 { 1.0 / (1.0 + equal) } else { 0.0 };
        let place = if places.len() == 1 { won } else { (beaten + equal / 2.0) / others };
        *value = 0.5 * won + 0.35 * place + 0.15 * by_score[n];
    }
    values
}

/// The mind of who knows nothing but the score.
#[derive(Clone, Copy, Default, Debug)]
pub struct Plain;

impl<G: Game> Mind<G> for Plain {
    fn appraise(&self, position: &G, seat: Seat) -> i32 {
        if seat.number() >= position.seats() {
            return 0;
        }
        let counted = position.breakdown().into_iter().filter(|line| line.counts);
        counted.map(|line| i32::from(line.by_seat[seat])).sum()
    }
}
