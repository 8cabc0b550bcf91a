//! The evaluation: who claims which towers.

use std::cmp::{Ordering, Reverse};

use atoll_core::{BySeat, Code, Outcome, ScoreLine, Seat};

use crate::components::{DICE, Island, SUIT, TERRAINS, Terrain, cards_of, islands_of};
use crate::position::Islands;

/// The cards of one terrain in a set of cards.
const fn suit(terrain: Terrain) -> u128 {
    ((1 << SUIT) - 1) << (terrain.index() * SUIT)
}

/// Stars and ratings of one seat's cards of one terrain.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Holding {
    pub cards: u128,
    pub stars: u16,
    /// In half Mw; none if there is no card.
    pub lowest: Option<u8>,
}

/// What a seat holds of a terrain, the card of this turn included.
pub(crate) fn holding(game: &Islands, seat: Seat, terrain: Terrain) -> Holding {
    let cards = game.collection(seat) & suit(terrain);
    let ctx = &game.ctx;
    Holding {
        cards,
        stars: cards_of(cards).map(|card| u16::from(ctx.stars[card.index()])).sum(),
        lowest: cards_of(cards).map(|card| ctx.rating[card.index()]).min(),
    }
}

/// The seats that take part in the evaluation of a terrain, first claimant first, and their number.
pub(crate) fn order(game: &Islands, terrain: Terrain) -> ([Seat; 4], usize) {
    let seats = game.ctx.seats;
    let held = BySeat::from_fn(seats, |seat| Some(holding(game, seat, terrain)));
    let held = |seat: Seat| held[seat].expect("every seat has been asked");
    let (mut order, mut count) = ([Seat::A; 4], 0);
    for seat in Seat::first(seats).filter(|&seat| held(seat).cards != 0) {
        order[count] = seat; // ISLANDS-EVAL-5
        count += 1;
    }
    order[..count].sort_unstable_by(|&a, &b| {
        let (one, other) = (held(a), held(b));
        other
            .stars
            .cmp(&one.stars)
            .then_with(|| one.lowest.cmp(&other.lowest))
            .then_with(|| by_ratings(game, one.cards, other.cards))
            .then_with(|| after_first(game, a).cmp(&after_first(game, b)))
    });
    (order, count)
}

/// Equal lowest ratings: the next lowest, then more cards (ISLANDS-EVAL-7).
fn by_ratings(game: &Islands, one: u128, other: u128) -> Ordering {
    let sorted = |cards: u128| {
        let mut ratings = [u8::MAX; SUIT];
        for (place, card) in ratings.iter_mut().zip(cards_of(cards)) {
            *place = game.ctx.rating[card.index()];
        }
        ratings.sort_unstable();
        ratings
    };
    // A missing card counts as the highest rating, so more cards come first.
    sorted(one).cmp(&sorted(other))
}

/// How many turns after the first player a seat plays.
fn after_first(game: &Islands, seat: Seat) -> u8 {
    (seat.number() + game.ctx.seats - game.state.first.number()) % game.ctx.seats
}

/// The towers topped by a colour, the tallest first, and their number.
fn towers(game: &Islands, terrain: Terrain) -> ([(Reverse<u8>, Island); DICE], usize) {
    let nowhere = Island::new(0).expect("there is an island 0");
    let (mut towers, mut count) = ([(Reverse(0), nowhere); DICE], 0);
    for island in islands_of(game.state.towers.colour[terrain.index()]) {
        towers[count] = (Reverse(game.state.towers.height(island)), island);
        count += 1;
    }
    towers[..count].sort_unstable(); // equal heights by island
    (towers, count)
}

/// Hands out the towers of one colour in order: to whom, which and how many dice.
pub(crate) fn claims(game: &Islands, terrain: Terrain, mut claim: impl FnMut(Seat, Island, u8)) {
    let (order, players) = order(game, terrain);
    if players == 0 {
        return; // they stay (ISLANDS-EVAL-8)
    }
    let (towers, count) = towers(game, terrain);
    for (n, &(Reverse(height), island)) in towers[..count].iter().enumerate() {
        claim(order[n % players], island, height);
    }
}

/// The dice each seat would claim in each terrain if the game ended now.
pub(crate) fn forecast(game: &Islands) -> [BySeat<i16>; TERRAINS] {
    let mut dice = [BySeat::new(game.ctx.seats); TERRAINS];
    for terrain in Terrain::all() {
        claims(game, terrain, |seat, _, height| dice[terrain.index()][seat] += i16::from(height));
    }
    dice
}

/// Stars and half Mw over all cards of a seat.
pub(crate) fn totals(game: &Islands, seat: Seat) -> (i16, i16) {
    cards_of(game.collection(seat)).fold((0, 0), |(stars, rating), card| {
        (stars + i16::from(game.ctx.stars[card.index()]), rating + i16::from(game.ctx.rating[card.index()]))
    })
}

/// The dice of each seat over all terrains.
pub(crate) fn dice(game: &Islands) -> BySeat<i16> {
    let by_terrain = forecast(game);
    BySeat::from_fn(game.ctx.seats, |seat| by_terrain.iter().map(|dice| dice[seat]).sum())
}

pub(crate) fn outcome(game: &Islands) -> Outcome {
    let scores = dice(game);
    Outcome::by(scores, |seat| {
        let (stars, rating) = totals(game, seat);
        (scores[seat], stars, Reverse(rating))
    })
}

/// The step of each terrain, in the order of the evaluation.
const STEPS: [&str; TERRAINS] =
    ["score.volcano", "score.archipelago", "score.beach", "score.rock", "score.waterfall", "score.lavender"];

/// Dice are claimed in the end; until then every move changes who would get which.
pub(crate) const UNTOLD: &[(&str, &str)] = &{
    let mut untold = [("", "a forecast until the towers are claimed"); TERRAINS];
    let mut n = 0;
    while n < TERRAINS {
        untold[n].0 = STEPS[n];
        n += 1;
    }
    untold
};

pub(crate) fn breakdown(game: &Islands) -> Vec<ScoreLine> {
    let seats = game.ctx.seats;
    let by_terrain = forecast(game);
    let steps = STEPS.iter().zip(by_terrain).map(|(key, by_seat)| ScoreLine { key, by_seat, counts: true });
    let stars = BySeat::from_fn(seats, |seat| totals(game, seat).0);
    let rating = BySeat::from_fn(seats, |seat| totals(game, seat).1);
    let ties = [
        ScoreLine { key: "score.stars", by_seat: stars, counts: false },
        ScoreLine { key: "score.rating_halves", by_seat: rating, counts: false },
    ];
    steps.chain(ties).collect()
}

impl Islands {
    /// The dice that each seat would claim if the game ended now.
    pub fn dice(&self) -> BySeat<i16> {
        dice(self)
    }

    /// The stars of a seat over all its cards.
    pub fn stars(&self, seat: Seat) -> i16 {
        totals(self, seat).0
    }

    /// The stars of a seat in a terrain; none if it has no card of it.
    pub fn stars_of(&self, seat: Seat, terrain: Terrain) -> Option<u16> {
        let holding = holding(self, seat, terrain);
        (holding.cards != 0).then_some(holding.stars)
    }

    /// The heights of the towers topped by a terrain's colour, the tallest first.
    pub fn heights(&self, terrain: Terrain) -> impl Iterator<Item = u8> {
        let (towers, count) = towers(self, terrain);
        towers.into_iter().take(count).map(|(Reverse(height), _)| height)
    }

    /// How many cards are not dealt yet, and how many there were.
    pub fn cards_left(&self) -> (u32, u32) {
        (self.state.undealt.count_ones(), self.ctx.deck.count_ones())
    }
}
