//! Points of fish, pearls and divers.

use atoll_core::{BySeat, Outcome, ScoreLine, Seat};
use serde::Serialize;

use crate::components::{Components, PearlRankMode, StarKind};
use crate::position::Coralia;

/// The fish of a seat and what they score.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FishScore {
    /// How many of each kind: fire, blow, angel, stingray, anemone.
    pub counts: [u8; 5],
    /// The sizes of the best sets, biggest first.
    pub sets: Vec<u8>,
    /// Points of each of those sets.
    pub set_points: Vec<u8>,
    /// Points of cards that count fish.
    pub per_fish: i16,
    /// All points.
    pub points: i16,
}

/// The pearls of a seat and what they score.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PearlScore {
    /// Values, highest first.
    pub values: Vec<u8>,
    /// Their sum.
    pub sum: i16,
    /// The rank, from 1; nobody without pearls has one.
    pub rank: Option<u8>,
    /// How many of the values count.
    pub counting: u8,
    /// Points of cards that count pearls.
    pub per_pearl: i16,
    /// All points.
    pub points: i16,
}

/// The kinds of fish in a hand; stingrays are no cards of a pile.
pub(crate) fn fish_counts(parts: &Components, hand: u64, rays: u8) -> [u8; 5] {
    let mut counts = parts.fish.map(|kind| (hand & kind).count_ones() as u8);
    counts[3] += rays;
    counts
}

/// What fish score, with so many cards that give points for each (CORALIA-FSC-1, CORALIA-SF-PERFISH).
///
/// Taking one of every kind still held is best, because every further fish of a
/// set adds no less than the one before; the loader insists on that.
pub fn fish_score(parts: &Components, counts: [u8; 5], per_fish_cards: u8) -> FishScore {
    let mut left = counts;
    let mut score = FishScore { counts, ..FishScore::default() };
    loop {
        let size = left.iter().filter(|&&n| n > 0).count();
        if size == 0 {
            break;
        }
        left = left.map(|n: u8| n.saturating_sub(1));
        score.sets.push(size as u8);
        score.set_points.push(parts.set_scores[size]);
        score.points += i16::from(parts.set_scores[size]);
    }
    let fish: u8 = counts.iter().sum();
    score.per_fish = 2 * i16::from(fish) * i16::from(per_fish_cards);
    score.points += score.per_fish;
    score
}

/// The ranks of pearl collections, given by sum and number (CORALIA-PSC-1 to CORALIA-PSC-5).
pub fn pearl_ranks(keys: &BySeat<(i16, u8)>, mode: PearlRankMode) -> BySeat<u8> {
    BySeat::from_fn(keys.seats(), |seat| {
        let mine = keys[seat];
        if mine.1 == 0 {
            return 0;
        }
        let better = keys.iter().filter(|(_, key)| **key > mine);
        let ahead = match mode {
            PearlRankMode::Competition => better.count(),
            PearlRankMode::Dense => {
                let mut keys: Vec<_> = better.map(|(_, key)| *key).collect();
                keys.sort_unstable();
                keys.dedup();
                keys.len()
            }
        };
        ahead as u8 + 1
    })
}

/// What pearls score at a rank, with so many cards that give points for each.
pub fn pearl_score(parts: &Components, mut values: Vec<u8>, rank: u8, per_pearl_cards: u8) -> PearlScore {
    values.sort_unstable_by(|a, b| b.cmp(a));
    let allowed = match rank {
        0 => 0,
        _ => parts.pearls_by_rank[usize::from(rank.min(3)) - 1],
    };
    let counting = allowed.min(values.len() as u8);
    let per_pearl = values.len() as i16 * i16::from(per_pearl_cards);
    let best: i16 = values[..usize::from(counting)].iter().map(|&value| i16::from(value)).sum();
    PearlScore {
        sum: values.iter().map(|&value| i16::from(value)).sum(),
        values,
        rank: (rank > 0).then_some(rank),
        counting,
        per_pearl,
        points: best + per_pearl,
    }
}

/// The values of the pearls in a hand.
pub(crate) fn pearl_values(parts: &Components, hand: u64) -> Vec<u8> {
    bits(hand).map(|card| parts.pearl_value[card]).filter(|&value| value > 0).collect()
}

/// How many pearls a hand has, and their sum.
pub(crate) fn pearl_sum(parts: &Components, hand: u64) -> (u8, i16) {
    parts.pearls.iter().fold((0, 0), |(count, sum), &(value, cards)| {
        let more = (hand & cards).count_ones();
        (count + more as u8, sum + i16::from(value) * more as i16)
    })
}

/// The sum of so many of a hand's best pearls.
pub(crate) fn best_pearls(parts: &Components, hand: u64, many: u8) -> i16 {
    let (mut left, mut sum) = (u32::from(many), 0);
    for &(value, cards) in &parts.pearls {
        let more = (hand & cards).count_ones().min(left);
        left -= more;
        sum += i16::from(value) * more as i16;
    }
    sum
}

/// How many cards of a hand are starfish cards of a kind.
pub(crate) fn stars_of(parts: &Components, hand: u64, kind: StarKind) -> u8 {
    (hand & parts.stars_alike[kind as usize]).count_ones() as u8
}

/// The numbers in a set.
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let bit = set.trailing_zeros() as usize;
            set &= set - 1;
            bit
        })
    })
}

impl Coralia {
    /// Fish of each seat; reads all hands.
    pub(crate) fn fish_of(&self, seat: Seat) -> FishScore {
        let parts = self.components();
        let hand = self.state.cards.hands[seat.index()];
        let counts = fish_counts(parts, hand, self.state.rays_of(seat.number()));
        fish_score(parts, counts, stars_of(parts, hand, StarKind::PerFish))
    }

    /// Pearls of all seats; reads all hands.
    pub(crate) fn pearls(&self) -> Vec<PearlScore> {
        let parts = self.components();
        let hands = &self.state.cards.hands;
        let keys = BySeat::from_fn(self.ctx.seats, |seat| {
            let values = pearl_values(parts, hands[seat.index()]);
            (values.iter().map(|&value| i16::from(value)).sum(), values.len() as u8)
        });
        let ranks = pearl_ranks(&keys, self.ctx.readings.pearl_rank_mode);
        Seat::first(self.ctx.seats)
            .map(|seat| {
                let hand = hands[seat.index()];
                let cards = stars_of(parts, hand, StarKind::PerPearl);
                pearl_score(parts, pearl_values(parts, hand), ranks[seat], cards)
            })
            .collect()
    }

    /// The diver's points on a reef (CORALIA-DSC-1).
    pub(crate) fn diver_points(&self, seat: Seat) -> i16 {
        let Some(reef) = self.state.diver_of(seat.number()) else { return 0 };
        let values = &self.components().space_values;
        let spaces = self.state.occupied >> (7 * u32::from(reef)) & 0x7f;
        bits(spaces).map(|space| i16::from(values[space])).sum()
    }

    /// All the cards a seat has taken, stingrays too.
    pub(crate) fn cards_taken(&self, seat: Seat) -> i16 {
        let cards = self.state.cards.hands[seat.index()].count_ones() as i16;
        cards + i16::from(self.state.rays_of(seat.number()))
    }

    /// The result (CORALIA-WIN-1 to CORALIA-WIN-3).
    pub(crate) fn outcome(&self) -> Outcome {
        let scores = self.totals();
        Outcome::by(scores, |seat| (scores[seat], self.cards_taken(seat), self.turtles_of(seat)))
    }

    /// All points of all seats, as if every card lay open.
    ///
    /// The same as the steps of [`fish_score`] and [`pearl_score`] add up to, without keeping the steps.
    pub(crate) fn totals(&self) -> BySeat<i16> {
        let parts = self.components();
        let seats = self.ctx.seats;
        let hands = &self.state.cards.hands;
        let keys = BySeat::from_fn(seats, |seat| {
            let (count, sum) = pearl_sum(parts, hands[seat.index()]);
            (sum, count)
        });
        BySeat::from_fn(seats, |seat| {
            let hand = hands[seat.index()];
            let mut total = i16::from(self.state.points[seat.index()]) + self.diver_points(seat);
            let counts = fish_counts(parts, hand, self.state.rays_of(seat.number()));
            for set in 0..counts.iter().copied().max().unwrap_or(0) {
                total += i16::from(parts.set_scores[counts.iter().filter(|&&n| n > set).count()]);
            }
            let fish: u8 = counts.iter().sum();
            total += 2 * i16::from(fish) * i16::from(stars_of(parts, hand, StarKind::PerFish));
            if keys[seat].1 > 0 {
                // The rank: how many different keys, or how many seats, are ahead.
                let better = keys.iter().filter(|(_, key)| **key > keys[seat]);
                let ahead = match self.ctx.readings.pearl_rank_mode {
                    PearlRankMode::Competition => better.count(),
                    PearlRankMode::Dense => {
                        better.filter(|(at, key)| keys.iter().all(|(other, same)| other <= *at || same != *key)).count()
                    }
                };
                total += best_pearls(parts, hand, parts.pearls_by_rank[ahead.min(2)]);
                total += i16::from(keys[seat].1) * i16::from(stars_of(parts, hand, StarKind::PerPearl));
            }
            total
        })
    }

    pub(crate) fn turtles_of(&self, seat: Seat) -> i16 {
        self.state.turtles[seat.index()].count_ones() as i16
    }

    /// The score so far, step by step; the last three steps only once all cards lie open.
    pub(crate) fn score_lines(&self) -> Vec<ScoreLine> {
        let over = self.state.is_over();
        let pearls = if over { self.pearls() } else { Vec::new() };
        let seats = self.ctx.seats;
        let line =
            |key, counts, of: &dyn Fn(Seat) -> i16| ScoreLine { key, by_seat: BySeat::from_fn(seats, of), counts };
        let scoring = self.state.is_scoring() || over;
        let play = |seat: Seat| if scoring { self.state.before[seat.index()] } else { self.state.points[seat.index()] };
        vec![
            line("score.play", true, &|seat| i16::from(play(seat))),
            line("score.starfish", true, &|seat| i16::from(self.state.points[seat.index()]) - i16::from(play(seat))),
            line("score.diver", true, &|seat| if over { self.diver_points(seat) } else { 0 }),
            line("score.fish", true, &|seat| if over { self.fish_of(seat).points } else { 0 }),
            line("score.pearls", true, &|seat| pearls.get(seat.index()).map_or(0, |pearls| pearls.points)),
            line("score.cards", false, &|seat| self.cards_taken(seat)),
            line("score.turtles", false, &|seat| self.turtles_of(seat)),
        ]
    }
}
