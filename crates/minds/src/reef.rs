//! The mind for Reef.
//!
//! Dice, fish and cards are open, so what a seat can claim next turn is known:
//! the shapes that lack one die, on spaces where a die of its nursery fits for
//! the fish it has. That is most of what a position is worth beyond its points.

use atoll_bots::{Knobs, Mind, Values, shares};
use atoll_core::{Game, MAX_SEATS, Seat, Turn};
use atoll_reef::{Action, Outlook, Reef, Step};

/// Judges positions of Reef.
#[derive(Clone, Copy, Default, Debug)]
pub struct ReefMind;

/// A point, in hundredths.
const POINT: i32 = 100;
/// A fish in hand.
const FISH: i32 = 14;

impl ReefMind {
    /// What a seat has and can soon have.
    fn worth(self, reef: &Reef, seat: Seat, outlook: &Outlook, to_move: bool) -> i32 {
        let fish = i32::from(reef.fish(seat));
        let mut worth = POINT * i32::from(reef.points(seat)) + FISH * fish.min(8) + 3 * (fish - 8).max(0);
        if reef.dice_of(seat) == 0 {
            return worth;
        }
        if to_move {
            worth += POINT * i32::from(reef.claimable());
        }
        // The best claims within one die, and what they cost.
        let (mut first, mut second, mut distant) = (0, 0, 0);
        for (n, &points) in outlook.points.iter().enumerate() {
            let points = i32::from(points);
            if outlook.near[n] == 0 {
                continue;
            }
            distant += 10 * points + if outlook.near[n] & (outlook.near[n] - 1) != 0 { 8 * points } else { 0 };
            if let Some(cost) = outlook.cost[n] {
                let gain = POINT * points - FISH * i32::from(cost) - FISH;
                if gain > first {
                    (first, second) = (gain, first);
                } else if gain > second {
                    second = gain;
                }
            }
        }
        let (now, then) = if to_move { (80, if fish >= 4 { 50 } else { 25 }) } else { (50, 20) };
        worth + first * now / 100 + second * then / 100 + distant + outlook.hope.min(60)
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

impl Mind<Reef> for ReefMind {
    const OPEN: bool = true;

    fn appraise(&self, position: &Reef, seat: Seat) -> i32 {
        prospects(position, seat)
    }

    fn evaluate(&self, position: &Reef) -> Values {
        let mut looks = [0.0; MAX_SEATS];
        let seats = position.seats();
        for seat in Seat::first(seats) {
            let to_move = matches!(position.turn(), Turn::Decide(asked) if asked.has(seat));
            looks[seat.index()] = self.worth(position, seat, &position.outlook(seat), to_move) as f32;
        }
        if seats == 1 {
            // Against Nature the cards are all that counts.
            return shares(1, &[looks[0] - 1200.0, 0.0, 0.0, 0.0], 600.0);
        }
        shares(seats, &looks, 300.0)
    }

    fn order(&self, position: &Reef, seat: Seat, actions: &[Action], scores: &mut Vec<i32>) -> bool {
        let mine = position.outlook(seat);
        let others: Vec<Outlook> =
            Seat::first(position.seats()).filter(|&other| other != seat).map(|other| position.outlook(other)).collect();
        let shown = position.nursery(seat);
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
                    - FISH * spent
                    + if position.feeds(cell) { FISH } else { 0 }
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

    fn levels(&self) -> [Knobs; 6] {
        const BASE: Knobs = Knobs { branch: true, expand: 2, ..Knobs::BASE };
        Knobs::ladder(BASE, [10, 25, 80, 300, 1_500, 6_000], [0.25, 0.12, 0.05, 0.0, 0.0, 0.0])
    }
}
