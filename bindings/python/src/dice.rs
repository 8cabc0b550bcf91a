//! Dice.

use atoll_core::Dice as _;
use atoll_registry::EdgeDice;
use pyo3::prelude::*;

/// Dice that always fall the same way for the same seed and stream; those of `atoll sim`.
#[pyclass(module = "atoll")]
pub struct Dice(pub EdgeDice);

#[pymethods]
impl Dice {
    #[new]
    #[pyo3(signature = (seed, stream = 0))]
    fn new(seed: u64, stream: u64) -> Self {
        Dice(EdgeDice::seeded(seed, stream))
    }

    /// A number below `n`, each equally likely; 0 if `n` is 0.
    fn below(&mut self, n: u32) -> u32 {
        self.0.below(n)
    }

    /// 32 random bits.
    fn roll(&mut self) -> u32 {
        self.0.roll()
    }

    /// One of `(code, weight)`, by weight; `None` if there is none.
    fn pick(&mut self, odds: Vec<(u32, u32)>) -> Option<u32> {
        let mut all = atoll_core::Odds::new();
        // Weights of a game fit together; others may not.
        let total: u64 = odds.iter().map(|&(_, weight)| u64::from(weight)).sum();
        if u32::try_from(total).is_err() {
            return None;
        }
        odds.into_iter().for_each(|(code, weight)| all.push(code, weight));
        all.pick(&mut self.0)
    }
}
