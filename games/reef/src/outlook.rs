//! What a seat could complete next: questions that players made of code ask.

use atoll_core::Seat;

use crate::components::{Cell, FlourishCard, LEVELS, Shape};
use crate::position::{Reef, SHAPES_IN_PLAY, Step};

/// What one die on each space would bring a seat; spaces are bits, rows of eight.
#[derive(Clone, Debug)]
pub struct Outlook {
    /// Points of the cards that are left, by place in the row; 0 if none are.
    pub points: [u8; SHAPES_IN_PLAY],
    /// Where one die of the seat completes the shape, by place in the row.
    pub near: [u64; SHAPES_IN_PLAY],
    /// The fewest fish for which a die of the nursery can complete it, if one can.
    pub cost: [Option<u8>; SHAPES_IN_PLAY],
    /// How much a die on a space brings shapes nearer, in hundredths of a point.
    pub build: [i16; 64],
    /// What all shapes that lack two dice promise, in hundredths of a point.
    pub hope: i32,
}

impl Outlook {
    /// The points of the best card that a die of the nursery can complete.
    pub fn best_points(&self) -> i32 {
        let there = self.points.iter().zip(&self.cost).filter(|(_, cost)| cost.is_some());
        there.map(|(&points, _)| i32::from(points)).max().unwrap_or(0)
    }
}

/// Questions that players made of code ask.
impl Reef {
    /// What one die on each space would bring a seat.
    pub fn outlook(&self, seat: Seat) -> Outlook {
        let s = &self.state;
        let me = seat.index();
        let mine = s.own[me];
        let all: [u64; LEVELS] = std::array::from_fn(|level| s.occupied(level));
        // Where a die would lie on each level.
        let board = self.ctx.data().board.spaces;
        let open: [u64; LEVELS] =
            std::array::from_fn(|level| !all[level] & if level == 0 { board } else { all[level - 1] });
        let mut outlook = Outlook {
            points: [0; SHAPES_IN_PLAY],
            near: [0; SHAPES_IN_PLAY],
            cost: [None; SHAPES_IN_PLAY],
            build: [0; 64],
            hope: 0,
        };
        let mut place_of = [usize::MAX; 64];
        for (n, (&slot, &left)) in s.slots.iter().zip(&s.left).enumerate() {
            if left > 0 && usize::from(slot) < 64 {
                outlook.points[n] = self.ctx.data().cards[usize::from(slot)].points;
                place_of[usize::from(slot)] = n;
            }
        }
        let exact = self.ctx.settings.exact;
        for pattern in self.ctx.tables.patterns.all() {
            let place = place_of[pattern.shape.index()];
            if place == usize::MAX {
                continue;
            }
            let (mut own_lack, mut lacking) = ([0; LEVELS], 0);
            let mut hopeless = false;
            for level in 0..LEVELS {
                let others = all[level] & !mine[level];
                let own = pattern.own[level] & !mine[level];
                let other = pattern.other[level] & !others;
                let any = pattern.any[level] & !all[level];
                // A die of the wrong colour never leaves.
                hopeless |= own & others != 0 || other & mine[level] != 0;
                hopeless |= exact && pattern.above[level] & all[level] != 0;
                own_lack[level] = own | any;
                lacking += (own | any).count_ones() + 2 * other.count_ones();
            }
            if hopeless || lacking == 0 || lacking > 3 {
                continue;
            }
            let points = i16::from(outlook.points[place]);
            for level in 0..LEVELS {
                let mut fits = own_lack[level] & open[level];
                if lacking == 1 {
                    outlook.near[place] |= fits;
                    continue;
                }
                let promise = if lacking == 2 { 6 * points } else { points };
                outlook.hope += if fits != 0 { i32::from(promise) / 3 } else { 0 };
                while fits != 0 {
                    outlook.build[fits.trailing_zeros() as usize] += promise;
                    fits &= fits - 1;
                }
            }
        }
        let spots = self.spots();
        let fish = s.fish[me].min(5) as u8;
        for shown in s.nursery[me].into_iter().filter(|&shown| shown != 0) {
            for pips in shown.saturating_sub(fish).max(1)..=(shown + fish).min(6) {
                let cost = shown.abs_diff(pips);
                for (near, least) in outlook.near.iter().zip(&mut outlook.cost) {
                    if near & spots[usize::from(pips)] != 0 && least.is_none_or(|least| cost < least) {
                        *least = Some(cost);
                    }
                }
            }
        }
        outlook
    }

    /// The points of the cards in the row of which one more die of the seat completes the shape.
    pub fn within_reach(&self, seat: Seat) -> i32 {
        let near = crate::score::near(self, seat.index());
        let places = (0..SHAPES_IN_PLAY).filter(|&n| near[n].iter().any(|&level| level != 0));
        places.map(|n| i32::from(self.ctx.data().cards[usize::from(self.state.slots[n])].points)).sum()
    }

    /// What the position waits for.
    pub fn step(&self) -> Step {
        self.state.step
    }

    /// Whose turn it is; of no meaning when the match is over.
    pub fn active(&self) -> Seat {
        self.state.seat
    }

    /// The points of the cards that the die just placed completes.
    pub fn completed(&self) -> impl Iterator<Item = u8> + '_ {
        let s = &self.state;
        let matched = (0..SHAPES_IN_PLAY).filter(|&n| s.matches >> n & 1 != 0);
        matched.map(|n| self.ctx.data().cards[usize::from(s.slots[n])].points)
    }

    /// The Flourish card for the value of the die just placed.
    pub fn flourish_card(&self) -> FlourishCard {
        let pips = self.state.top(self.state.placed);
        self.ctx.data().flourish[usize::from(pips).clamp(2, 5) - 2]
    }

    /// The fish of a seat.
    pub fn fish(&self, seat: Seat) -> u16 {
        self.state.fish[seat.index()]
    }

    /// What the dice of a seat's nursery show, 0 being none.
    pub fn nursery(&self, seat: Seat) -> [u8; 2] {
        self.state.nursery[seat.index()]
    }

    /// How many dice a seat still has to place.
    pub fn dice_of(&self, seat: Seat) -> u8 {
        self.state.dice_left(seat.index())
    }

    /// The points of a card.
    pub fn points_of(&self, shape: Shape) -> i32 {
        i32::from(self.ctx.data().cards[shape.index()].points)
    }

    /// The most points that a claim brings for the die just placed.
    pub fn claimable(&self) -> u8 {
        let s = &self.state;
        let matched = (0..SHAPES_IN_PLAY).filter(|n| s.matches >> n & 1 != 0 && !s.claimed);
        matched.map(|n| self.ctx.data().cards[usize::from(s.slots[n])].points).max().unwrap_or(0)
    }

    /// Whether a die on this space, which is empty, earns a fish.
    pub fn feeds(&self, cell: Cell) -> bool {
        let board = &self.ctx.data().board;
        self.state.height(cell.bit()) == 0 && board.fish & 1 << cell.bit() != 0
    }

    /// What Nature's die shows, 0 being none.
    pub fn natures_die(&self) -> u8 {
        self.state.nature
    }
}
