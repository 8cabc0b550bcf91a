//! Hashes of what an observer sees.

use std::hash::Hasher;

use atoll_core::Tape;

/// A fast hash that is the same on every machine; for telling things apart, not for keeping them.
#[derive(Clone, Debug)]
pub(crate) struct Mixer(u64);

impl Mixer {
    pub fn new() -> Mixer {
        Mixer(0x9e37_79b9_7f4a_7c15)
    }

    fn mix(&mut self, word: u64) {
        let wide = u128::from(self.0 ^ word) * 0xd6e8_feb8_6659_fd93_u128;
        self.0 = (wide as u64) ^ ((wide >> 64) as u64);
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        let mut end = self.clone();
        end.mix(0x2545_f491_4f6c_dd1d);
        end.0
    }

    fn write(&mut self, bytes: &[u8]) {
        let mut words = bytes.chunks_exact(8);
        for word in &mut words {
            self.mix(u64::from_le_bytes(word.try_into().unwrap_or_default()));
        }
        let rest = words.remainder();
        let mut last = [0; 8];
        last[..rest.len()].copy_from_slice(rest);
        // The length tells a text from one with zeros behind it.
        self.mix(u64::from_le_bytes(last) ^ (bytes.len() as u64) << 56);
    }
}

/// The hash of a view on a tape.
pub(crate) fn tape_hash(tape: &Tape) -> u64 {
    let mut mixer = Mixer::new();
    mixer.write(tape.bytes());
    mixer.finish()
}

/// A hash as sixteen hex digits, as messages carry it.
pub fn short_hash(hash: u64) -> String {
    format!("{hash:016x}")
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
        // Servers of one cluster must agree.
        assert_eq!(short_hash(hash("reef")), "69fc82b16ce6d602");
    }
}
