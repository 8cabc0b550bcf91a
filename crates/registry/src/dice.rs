//! The dice that matches are run with.

use std::fmt;

use atoll_core::Dice;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Cryptographic dice (ChaCha8): the same on every machine for the same seed, unforeseeable without it.
#[derive(Clone)]
pub struct EdgeDice(ChaCha8Rng);

impl EdgeDice {
    /// Dice for the match number `stream` of the series `seed`; every pair rolls independently.
    pub fn seeded(seed: u64, stream: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(stream);
        EdgeDice(rng)
    }

    /// Dice from a whole key, as secret as the key is.
    pub fn keyed(key: [u8; 32]) -> Self {
        EdgeDice(ChaCha8Rng::from_seed(key))
    }

    /// Dice from a key written as 64 hex digits.
    pub fn from_hex(hex: &str) -> Option<Self> {
        let digits: Vec<u8> = hex.chars().map(|c| c.to_digit(16).map(|d| d as u8)).collect::<Option<_>>()?;
        let bytes: Vec<u8> =
            digits.chunks(2).map(|pair| pair.iter().fold(0, |byte, digit| byte << 4 | digit)).collect();
        if digits.len() != 64 {
            return None;
        }
        Some(Self::keyed(bytes.try_into().ok()?))
    }
}

impl Dice for EdgeDice {
    fn roll(&mut self) -> u32 {
        self.0.next_u32()
    }
}

impl fmt::Debug for EdgeDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("EdgeDice(..)") // never the key
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rolls(mut dice: EdgeDice) -> [u32; 3] {
        [dice.roll(), dice.roll(), dice.roll()]
    }

    #[test]
    fn dice_never_fall_otherwise() {
        // Seeds are written down with matches and digests: these numbers are for ever.
        assert_eq!(rolls(EdgeDice::seeded(7, 0)), rolls(EdgeDice::seeded(7, 0)));
        assert_ne!(rolls(EdgeDice::seeded(7, 0)), rolls(EdgeDice::seeded(7, 1)));
        assert_ne!(rolls(EdgeDice::seeded(7, 0)), rolls(EdgeDice::seeded(8, 0)));
        assert_eq!(rolls(EdgeDice::keyed([0; 32])), [0x2fef_003e, 0xd640_5f89, 0xe8b8_5b7f]);
    }

    #[test]
    fn keys_are_read_as_hex() {
        let zeros = "0".repeat(64);
        assert_eq!(EdgeDice::from_hex(&zeros).map(rolls), Some(rolls(EdgeDice::keyed([0; 32]))));
        let mut key = [0; 32];
        key[0] = 0xab;
        let hex = format!("aB{}", "0".repeat(62));
        assert_eq!(EdgeDice::from_hex(&hex).map(rolls), Some(rolls(EdgeDice::keyed(key))));
        for wrong in ["", "0", &"0".repeat(63), &"0".repeat(66), &"g".repeat(64), &"é".repeat(32)] {
            assert!(EdgeDice::from_hex(wrong).is_none(), "{wrong}");
        }
    }

    #[test]
    fn debugging_does_not_tell_the_key() {
        assert_eq!(format!("{:?}", EdgeDice::seeded(1, 2)), "EdgeDice(..)");
    }
}
