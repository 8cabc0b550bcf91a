//! Hashes of what an observer sees.

use std::hash::Hasher;

use atoll_core::Tape;

/// A fast hash that is the same on every machine; for telling things apart, not for keeping them.
#[derive(Clone, Debug)]
pub(crate) struct Mixer(u64);

/// From so many bytes on several words are mixed at a time.
const LONG: usize = 128;

impl Mixer {
    pub fn new() -> Mixer {
        Mixer(0x9e37_79b9_7f4a_7c15)
    }

    fn mix(&mut self, word: u64) {
        let wide = u128::from(self.0 ^ word) * 0xd6e8_feb8_6659_fd93_u128;
        self.0 = (wide as u64) ^ ((wide >> 64) as u64);
    }
}

impl Default for Mixer {
    fn default() -> Mixer {
        Mixer::new()
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        let mut end = self.clone();
        end.mix(0x2545_f491_4f6c_dd1d);
        end.0
    }

    fn write(&mut self, bytes: &[u8]) {
        // Four words at a time do not wait for each other.
        let mut fours = bytes.chunks_exact(32);
        if bytes.len() >= LONG {
            let mut lanes = [1, 2, 3, 4].map(|n: u64| Mixer(self.0 ^ n << 32));
            for four in &mut fours {
                for (lane, word) in lanes.iter_mut().zip(four.chunks_exact(8)) {
                    lane.mix(u64::from_le_bytes(word.try_into().unwrap_or_default()));
                }
            }
            lanes.iter().for_each(|lane| self.mix(lane.0));
        }
        let rest = if bytes.len() >= LONG { fours.remainder() } else { bytes };
        let mut words = rest.chunks_exact(8);
        for word in &mut words {
            self.mix(u64::from_le_bytes(word.try_into().unwrap_or_default()));
        }
        // The length tells a text from one with zeros behind it.
        self.mix(last_word(words.remainder()) ^ (bytes.len() as u64) << 56);
    }

    // Numbers are most of what is hashed beside texts: each is one word.
    fn write_u8(&mut self, n: u8) {
        self.mix(u64::from(n));
    }

    fn write_u32(&mut self, n: u32) {
        self.mix(u64::from(n));
    }

    fn write_u64(&mut self, n: u64) {
        self.mix(n);
    }

    fn write_usize(&mut self, n: usize) {
        self.mix(n as u64);
    }
}

/// Up to seven bytes with zeros behind them as a number; a copy of unknown length would be a call.
fn last_word(bytes: &[u8]) -> u64 {
    let at = |n: usize| u64::from(bytes[n]) << (8 * n);
    let four =
        |n: usize| u64::from(u32::from_le_bytes([bytes[n], bytes[n + 1], bytes[n + 2], bytes[n + 3]])) << (8 * n);
    match bytes.len() {
        0 => 0,
        len @ 1..4 => at(0) | at(len / 2) | at(len - 1),
        len => four(0) | four(len - 4),
    }
}

/// The hash of a view on a tape.
pub(crate) fn tape_hash(tape: &Tape) -> u64 {
    hash_of(tape.bytes())
}

fn hash_of(bytes: &[u8]) -> u64 {
    let mut mixer = Mixer::new();
    mixer.write(bytes);
    mixer.finish()
}

/// A hash as sixteen hex digits, as messages carry it.
pub fn short_hash(hash: u64) -> String {
    let digit = |n: u32| char::from_digit((hash >> (4 * n)) as u32 & 15, 16).unwrap_or('0');
    (0..16).rev().map(digit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_differs_has_another_hash() {
        let hash = |text: &str| tape_hash(&Tape::of(text));
        let texts = ["", "a", "b", "a\0", "ab", "ba", "12", "123", "1234567", "12345678", "123456789"];
        let hashes: std::collections::BTreeSet<u64> = texts.iter().map(|text| hash(text)).collect();
        assert_eq!(hashes.len(), texts.len());
        // Every place of a long one counts, wherever it falls.
        let long: Vec<u8> = (0..200).collect();
        let mut all = std::collections::BTreeSet::from([hash_of(&long)]);
        for place in 0..long.len() {
            let mut other = long.clone();
            other[place] ^= 1;
            all.insert(hash_of(&other));
            all.insert(hash_of(&long[..place]));
        }
        assert_eq!(all.len(), 1 + 2 * long.len());
        for len in 0..8 {
            let mut padded = [0; 8];
            padded[..len].copy_from_slice(&long[1..=len]);
            assert_eq!(last_word(&long[1..=len]), u64::from_le_bytes(padded));
        }
        // Servers of one cluster must agree.
        assert_eq!(short_hash(hash("reef")), "c66a387fa771c2f0");
    }
}
