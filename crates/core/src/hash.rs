//! A hash that is the same on every machine.

use std::hash::{Hash, Hasher};

/// FNV-1a, 64 bits, with whole numbers written in a fixed width and byte order.
///
/// The standard hasher may differ between versions and between 32 and 64 bits;
/// this one tells positions apart on every machine. What is kept for ever has a [`Digest`](crate::Digest).
#[derive(Clone, Debug)]
pub struct StableHasher(u64);

impl StableHasher {
    /// A fresh hasher.
    pub const fn new() -> Self {
        StableHasher(0xcbf2_9ce4_8422_2325)
    }
}

impl Default for StableHasher {
    fn default() -> Self {
        Self::new()
    }
}

impl Hasher for StableHasher {
    fn finish(&self) -> u64 {
        // A final mix, so that close inputs do not give close digests.
        let mut z = self.0;
        z = (z ^ (z >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
        z = (z ^ (z >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
        z ^ (z >> 32)
    }
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
    fn write_u16(&mut self, n: u16) {
        self.write(&n.to_le_bytes());
    }
    fn write_u32(&mut self, n: u32) {
        self.write(&n.to_le_bytes());
    }
    fn write_u64(&mut self, n: u64) {
        self.write(&n.to_le_bytes());
    }
    fn write_u128(&mut self, n: u128) {
        self.write(&n.to_le_bytes());
    }
    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }
    fn write_i16(&mut self, n: i16) {
        self.write_u16(n as u16);
    }
    fn write_i32(&mut self, n: i32) {
        self.write_u32(n as u32);
    }
    fn write_i64(&mut self, n: i64) {
        self.write_u64(n as u64);
    }
    fn write_isize(&mut self, n: isize) {
        self.write_i64(n as i64);
    }
}

/// The stable hash of a value.
pub fn stable_hash<T: Hash + ?Sized>(value: &T) -> u64 {
    let mut hasher = StableHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_never_changes() {
        // Older records carry the hash of their component files: a change here makes them unreadable.
        assert_eq!(stable_hash(&(1u8, 2u16, 3u32, [4u64; 2])), 0xaee1_eee9_8e19_699f);
        assert_eq!(stable_hash(&Some(7usize)), 0x9d1d_e420_f178_79df);
        // Whole numbers are written in their own width, so a number of another width is another number.
        assert_ne!(stable_hash(&7u16), stable_hash(&7u32));
        // `usize` is as wide as on any other machine.
        assert_eq!(stable_hash(&7usize), stable_hash(&7u64));
    }
}
