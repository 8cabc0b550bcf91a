//! The mind for Coralia.
//!
//! Dice are rolled anew before the next seat may use them, so a turn is
//! planned alone, to its end. What a seat has then is told by features, and
//! what they lead to has been learned.

use std::sync::OnceLock;

use atoll_bots::{Knobs, Mind, Values, Weights, learned, settled, shares};
use atoll_coralia::{Action, Coralia, Pile, Shore, StarKind};
use atoll_core::{Dice, Game, Outcome, Seat};

/// Judges positions of Coralia.
#[derive(Clone, Debug)]
pub struct CoraliaMind {
    weights: Weights,
}

impl Default for CoraliaMind {
    fn default() -> Self {
        static SHIPPED: OnceLock<Weights> = OnceLock::new();
        let read = || crate::shipped(include_str!("../weights/coralia.toml"), NAMES);
        CoraliaMind { weights: SHIPPED.get_or_init(read).clone() }
    }
}

const NAMES: &[&str] = &[
    "points",
    "sets",
    "more_sets",
    "best_four",
    "best_two",
    "pearl_lead",
    "first_pearls",
    "pearls",
    "fish_on_cards",
    "pearls_on_cards",
    "fish_cards",
    "pearl_cards",
    "island_now",
    "island_cards",
    "turtles_on_cards",
    "turtle_cards",
    "chests_on_cards",
    "chest_cards",
    "side_cards",
    "jelly_cards",
    "chests_named",
    "dice_named",
    "turtles",
    "chests",
    "figures",
    "octopus_dice",
    "diver",
    "diver_points",
    "diver_room",
    "diver_chest",
    "active",
];

/// What the cards and tiles of a die bring that are not drawn yet, in hundredths of a point, by the face.
const COMING: [f32; 6] = [2.5, 5.0, 0.0, 5.0, 5.0, 0.0];
/// The same for a card of the island.
const ASHORE: f32 = 3.5;
/// A usual lead at the end, in points.
const LEAD: f32 = 20.0;

impl CoraliaMind {
    /// What a seat has come to, in points.
    fn look(&self, position: &Coralia, seat: Seat) -> f32 {
        let mut features = [0.0; NAMES.len()];
        self.features(position, seat, &mut features);
        self.weights.look(&features, self.elapsed(position))
    }

    /// What the features weigh at this moment of the match.
    fn blend(&self, position: &Coralia) -> [f32; NAMES.len()] {
        let elapsed = self.elapsed(position);
        let mut now = [0.0; NAMES.len()];
        for (now, &[start, end]) in now.iter_mut().zip(self.weights.pairs()) {
            *now = start + (end - start) * elapsed;
        }
        now
    }

    /// How far a seat is ahead of the best of the others, in points.
    fn lead(&self, position: &Coralia, seat: Seat) -> f32 {
        let others = Seat::first(position.seats()).filter(|&other| other != seat);
        self.look(position, seat) - others.map(|other| self.look(position, other)).fold(f32::MIN, f32::max)
    }

    /// How promising an action looks: what `after` makes of the position it leads to, and what it lets one draw.
    fn promise(&self, position: &Coralia, seat: Seat, action: Action, after: impl Fn(&Coralia) -> f32) -> f32 {
        let left = |pile: Pile| position.cards_in(pile) > 0;
        let card = if left(Pile::Island) { ASHORE } else { 0.0 };
        let face = |face: usize| {
            let pile = [None, Some(Pile::Starfish), None, Some(Pile::Fish), Some(Pile::Pearl), None][face];
            if pile.is_none_or(left) { COMING[face] } else { 0.0 }
        };
        let coming = match action {
            Action::Die { colour, face: shown } if position.is_free(colour, shown) => face(shown.index()),
            Action::Die { .. } | Action::White { to: Shore::Island } => card,
            _ => 0.0,
        };
        let mut next = position.clone();
        next.act(seat, action);
        coming + after(&next)
    }
}

/// The sum of products, in lanes that a processor takes at once; the order of adding is the same everywhere.
fn dot(features: &[f32; NAMES.len()], weights: &[f32; NAMES.len()]) -> f32 {
    let mut lanes = [0.0; 8];
    for (features, weights) in features.chunks(8).zip(weights.chunks(8)) {
        for ((lane, feature), weight) in lanes.iter_mut().zip(features).zip(weights) {
            *lane += feature * weight;
        }
    }
    lanes.iter().sum()
}

/// Whether what an action brings can be told from the position after it.
fn shows(action: Action) -> bool {
    !matches!(action, Action::First { .. } | Action::Supply { .. } | Action::Hold { .. } | Action::Draw { .. })
}

impl Mind<Coralia> for CoraliaMind {
    const OPEN: bool = false;
    const SURE: [f32; 2] = [1.2, 3.0];
    const HOPE: f32 = 0.67;
    const FEATURES: &'static [&'static str] = NAMES;

    fn appraise(&self, position: &Coralia, seat: Seat) -> i32 {
        let total = 10 * i32::from(position.scores()[seat]);
        if position.is_over() {
            return total;
        }
        total + 35 * i32::from(position.starfish_cards(seat)) + 12 * i32::from(position.turtles(seat))
    }

    fn scale(&self) -> f32 {
        150.0
    }

    fn features(&self, position: &Coralia, seat: Seat, out: &mut [f32]) {
        let mine = position.standing(seat);
        let others = Seat::first(position.seats()).filter(|&other| other != seat);
        let rival = others.map(|other| position.pearl_sum(other)).max().unwrap_or(0);
        let lead = f32::from((mine.pearl_sum - rival).clamp(-12, 12));
        let count = |kind: StarKind| f32::from(mine.stars[kind as usize]);
        let flag = |flag: bool| if flag { 1.0 } else { 0.0 };
        out.copy_from_slice(&[
            f32::from(mine.points),
            f32::from(mine.sets),
            f32::from(mine.more_sets) / 3.0,
            f32::from(mine.best_pearls[0]),
            f32::from(mine.best_pearls[1]),
            lead,
            if mine.pearl_sum >= rival { f32::from(mine.best_pearls[0] - mine.best_pearls[1]) } else { 0.0 },
            f32::from(mine.pearls),
            count(StarKind::PerFish) * f32::from(mine.fish),
            count(StarKind::PerPearl) * f32::from(mine.pearls),
            count(StarKind::PerFish),
            count(StarKind::PerPearl),
            count(StarKind::PerIslandDie) * f32::from(position.island_dice()),
            count(StarKind::PerIslandDie),
            count(StarKind::PerTurtle) * f32::from(mine.turtles),
            count(StarKind::PerTurtle),
            count(StarKind::PerChest) * f32::from(mine.chests),
            count(StarKind::PerChest),
            count(StarKind::SideChest).min(f32::from(position.side_chests())),
            count(StarKind::Jellyfish),
            f32::from(mine.chests_named),
            f32::from(mine.dice_named),
            f32::from(mine.turtles),
            f32::from(mine.chests),
            f32::from(mine.figures),
            f32::from(mine.octopus_dice),
            flag(mine.diver),
            f32::from(mine.diver_points),
            f32::from(mine.diver_room),
            flag(mine.diver_chest),
            flag(mine.active),
        ]);
    }

    fn elapsed(&self, position: &Coralia) -> f32 {
        let (played, all) = position.turns();
        f32::from(played) / f32::from(all.max(1))
    }

    fn weights(&self) -> Option<&Weights> {
        Some(&self.weights)
    }

    fn weighing(&self, weights: Weights) -> Self {
        CoraliaMind { weights }
    }

    /// The scoring belongs to the last turn: what it brings is played out, not guessed.
    fn clock(&self, position: &Coralia) -> u32 {
        let (played, all) = position.turns();
        u32::from(played.min(all.saturating_sub(1)))
    }

    /// Luck decides many a match: how far ahead a line ends tells more of the moves in it than who was first.
    fn settle(&self, _: &Coralia, outcome: &Outcome) -> Values {
        let scores = outcome.scores.as_slice();
        let looks: Values = std::array::from_fn(|n| scores.get(n).copied().unwrap_or(0).into());
        let (won, led) = (settled(outcome, 10.0), shares(outcome.scores.seats(), &looks, LEAD));
        std::array::from_fn(|n| 0.3 * won[n] + 0.7 * led[n])
    }

    fn evaluate(&self, position: &Coralia) -> Values {
        learned(self, position, &self.weights)
    }

    fn order(&self, position: &Coralia, seat: Seat, actions: &[Action], scores: &mut Vec<i32>) -> bool {
        if !actions.first().is_some_and(|&action| shows(action)) {
            return false;
        }
        scores.extend(actions.iter().map(|&action| {
            let promise = self.promise(position, seat, action, |next| self.lead(next, seat));
            (100.0 * promise) as i32
        }));
        true
    }

    fn hurry(&self, position: &Coralia, seat: Seat, dice: &mut dyn Dice, buffer: &mut Vec<Action>) -> Action {
        buffer.clear();
        position.legal(seat, buffer);
        if buffer.len() == 1 || !shows(buffer[0]) {
            return buffer[dice.below(buffer.len() as u32) as usize];
        }
        // In a hurry nobody asks what an action brings the others, nor that time goes by.
        let weights = self.blend(position);
        let glance = |next: &Coralia| {
            let mut features = [0.0; NAMES.len()];
            self.features(next, seat, &mut features);
            dot(&features, &weights)
        };
        let promise = |action| self.promise(position, seat, action, glance);
        let scored = buffer.iter().map(|&action| (promise(action), action));
        scored.reduce(|best, next| if next.0 > best.0 { next } else { best }).map_or(buffer[0], |best| best.1)
    }

    fn levels(&self) -> [Knobs; 6] {
        // Two turns of anything are soon played, and what they lead to tells more than the mind's own guess of now.
        const BASE: Knobs = Knobs { rollout: 400, rash: true, expand: 1, ahead: 2, ..Knobs::BASE };
        let mut levels = Knobs::ladder(BASE, [20, 30, 60, 60, 240, 12_000], [4.5, 0.8, 0.34, 0.11, 0.0, 0.0]);
        // Whole matches in a hurry tell more than any judgement on the way, if there is time for enough of them.
        levels[5] = Knobs { rash: false, ahead: 0, explore: 0.35, ..levels[5] };
        levels
    }
}
