//! Chance: what may fall, and the dice that decide.

use std::fmt;

/// The possible outcomes of a chance turn, each with a whole positive weight.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Odds<C> {
    items: Vec<(C, u32)>,
    total: u32,
}

impl<C> Default for Odds<C> {
    fn default() -> Self {
        Odds { items: Vec::new(), total: 0 }
    }
}

impl<C: Copy> Odds<C> {
    /// No outcome yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Forgets all outcomes and keeps the memory.
    pub fn clear(&mut self) {
        self.items.clear();
        self.total = 0;
    }

    /// Adds an outcome; a weight of 0 adds nothing.
    pub fn push(&mut self, outcome: C, weight: u32) {
        if weight > 0 {
            self.items.push((outcome, weight));
            self.total += weight;
        }
    }

    /// Outcomes and weights, in the order they were added.
    pub fn as_slice(&self) -> &[(C, u32)] {
        &self.items
    }

    /// The sum of all weights.
    pub fn total(&self) -> u32 {
        self.total
    }

    /// Lets the dice choose an outcome; `None` if there is none.
    pub fn pick(&self, dice: &mut dyn Dice) -> Option<C> {
        if self.total == 0 {
            return None;
        }
        let mut at = dice.below(self.total);
        for &(outcome, weight) in &self.items {
            if at < weight {
                return Some(outcome);
            }
            at -= weight;
        }
        None
    }
}

/// A source of numbers that nobody can foresee, or a seeded one for tests.
///
/// Rules never own one: whoever runs a match brings the dice.
pub trait Dice {
    /// 32 fresh random bits.
    fn roll(&mut self) -> u32;

    /// A number in `0..n`, each equally likely; 0 if `n` is 0.
    fn below(&mut self, n: u32) -> u32 {
        // Multiply and keep the high half; throw again in the short biased range (Lemire 2019).
        let mut wide = u64::from(self.roll()) * u64::from(n);
        if (wide as u32) < n {
            let short = n.wrapping_neg() % n;
            while (wide as u32) < short {
                wide = u64::from(self.roll()) * u64::from(n);
            }
        }
        (wide >> 32) as u32
    }
}

/// A small seeded generator (SplitMix64), for tests and for bots that need no secrecy.
///
/// Matches between people use a cryptographic generator at the edge instead.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct SeededDice(u64);

impl SeededDice {
    /// Dice that always fall the same way for the same seed.
    pub const fn new(seed: u64) -> Self {
        SeededDice(seed)
    }
}

impl Dice for SeededDice {
    fn roll(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 32) as u32
    }
}

impl fmt::Debug for SeededDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SeededDice({:#x})", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn below_stays_below_and_reaches_everything() {
        let mut dice = SeededDice::new(1);
        let mut seen = [0u32; 6];
        for _ in 0..6000 {
            seen[dice.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (850..1150).contains(&n)), "{seen:?}");
        assert_eq!(dice.below(1), 0);
        assert_eq!(dice.below(0), 0);
    }

    #[test]
    fn a_weight_of_zero_is_never_picked() {
        let mut odds = Odds::new();
        odds.push('a', 0);
        odds.push('b', 3);
        assert_eq!(odds.pick(&mut SeededDice::new(5)), Some('b'));
        assert_eq!(Odds::<char>::new().pick(&mut SeededDice::new(5)), None);
    }
}
