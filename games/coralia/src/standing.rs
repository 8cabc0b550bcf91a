//! What a seat has come to, in whole numbers: what a mind judges by.

use atoll_core::Seat;

use crate::action::{Colour, Face, Pile};
use crate::components::{Components, StarKind};
use crate::position::Coralia;
use crate::position::state::{FIGURES, TREASURE};
use crate::score::{best_pearls, bits, fish_counts, pearl_sum};

/// What a seat has and what it can reach, as if every card lay open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// Points on the track.
    pub points: i16,
    /// How many fish.
    pub fish: u8,
    /// Points of the fish as sets.
    pub sets: i16,
    /// What a further fish of each of the three kinds of the pile would add, all three together.
    pub more_sets: i16,
    /// How many pearls.
    pub pearls: u8,
    /// The sum of all pearls.
    pub pearl_sum: i16,
    /// The sums of the best four pearls and of the best two.
    pub best_pearls: [i16; 2],
    /// Starfish cards by kind, in the order of [`StarKind::ALL`].
    pub stars: [u8; 11],
    /// Chests left on the reefs that its starfish cards name.
    pub chests_named: u8,
    /// Dice that are not placed yet of the colours that its starfish cards name.
    pub dice_named: u8,
    /// How many turtles.
    pub turtles: u8,
    /// How many chests.
    pub chests: u8,
    /// Octopuses that are not on the board yet.
    pub figures: u8,
    /// Dice that are not placed yet of the colours of its octopuses' reefs.
    pub octopus_dice: u8,
    /// Whether the diver is on the board.
    pub diver: bool,
    /// What the diver would score now.
    pub diver_points: i16,
    /// What open spaces of the diver's reef would add.
    pub diver_room: i16,
    /// Whether the diver lifts a chest when it leaves.
    pub diver_chest: bool,
    /// Whether it is this seat's turn.
    pub active: bool,
}

impl Coralia {
    /// What a seat has and what it can reach; reads all hands.
    pub fn standing(&self, seat: Seat) -> Standing {
        let (parts, state) = (self.components(), &self.state);
        let n = seat.index();
        let hand = state.cards.hands[n];
        let counts = fish_counts(parts, hand, state.rays_of(seat.number()));
        let sets = set_points(parts, counts);
        // One more of a kind makes the first set that lacks it larger by one.
        let more = |kind: usize| {
            let size = counts.iter().filter(|&&n| n > counts[kind]).count();
            i16::from(parts.set_scores[size + 1]) - i16::from(parts.set_scores[size])
        };
        let (pearls, pearl_sum) = pearl_sum(parts, hand);
        let mut standing = Standing {
            points: state.points[n].into(),
            fish: counts.iter().sum(),
            sets,
            more_sets: more(0) + more(1) + more(2),
            pearls,
            pearl_sum,
            best_pearls: [best_pearls(parts, hand, 4), best_pearls(parts, hand, 2)],
            turtles: state.turtles[n].count_ones() as u8,
            chests: state.chests[n].count_ones() as u8,
            active: state.active == seat.number(),
            ..Standing::default()
        };
        let pending = if state.is_scoring() && standing.active { self.pending() | self.ctx.deferred } else { !0 };
        for card in bits(hand & pending & crate::components::STAR_CARDS) {
            let (kind, colours) = (parts.stars[card], parts.star_colours[card]);
            standing.stars[kind as usize] += 1;
            match kind {
                StarKind::ReefChests => standing.chests_named += (state.reef_chests & colours).count_ones() as u8,
                StarKind::LeftDice => standing.dice_named += state.left_over(colours),
                _ => {}
            }
        }
        let reefs = (0..6u8).filter(|&reef| state.octopus_on(reef) == Some(seat.number()));
        let reefs = reefs.fold(0, |set, reef| set | 1 << reef);
        standing.figures = FIGURES.saturating_sub(u8::count_ones(reefs)) as u8;
        if reefs != 0 {
            standing.octopus_dice = state.left_over(reefs);
        }
        if let Some(reef) = state.diver_of(seat.number()) {
            let all: i16 = parts.space_values.iter().map(|&value| i16::from(value)).sum();
            standing.diver = true;
            standing.diver_points = self.diver_points(seat);
            standing.diver_room = all - standing.diver_points;
            standing.diver_chest = state.reef_chests >> reef & 1 != 0 && state.is_open(reef, TREASURE);
        }
        standing
    }

    /// The sum of a seat's pearls; reads its hand.
    pub fn pearl_sum(&self, seat: Seat) -> i16 {
        pearl_sum(self.components(), self.state.cards.hands[seat.index()]).1
    }

    /// How many turns have been played, and how many there are.
    pub fn turns(&self) -> (u8, u8) {
        (self.state.turn.min(self.ctx.turns), self.ctx.turns)
    }

    /// How many cards a pile has.
    pub fn cards_in(&self, pile: Pile) -> u32 {
        self.state.cards.pile_len(pile)
    }

    /// Dice on the island, white ones too.
    pub fn island_dice(&self) -> u8 {
        self.state.island_dice()
    }

    /// Chests beside the board.
    pub fn side_chests(&self) -> u8 {
        self.state.side_chests
    }

    /// Whether no die lies on this space of a reef.
    pub fn is_free(&self, reef: Colour, face: Face) -> bool {
        self.state.is_open(reef.index() as u8, face.index() as u8)
    }
}

/// Points of sets of fish.
fn set_points(parts: &Components, counts: [u8; 5]) -> i16 {
    let most = counts.iter().copied().max().unwrap_or(0);
    (0..most).map(|set| i16::from(parts.set_scores[counts.iter().filter(|&&n| n > set).count()])).sum()
}
