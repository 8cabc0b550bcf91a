//! Digests of content: SHA-256 over bytes that are written down here, so that other programs can compute them too.

use sha2::{Digest as _, Sha256};

/// SHA-256 over lines of text, each ended by a line feed.
#[derive(Clone, Debug, Default)]
pub struct Digest(Sha256);

impl Digest {
    /// Of nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// One more line.
    pub fn line(&mut self, text: &str) {
        self.bytes(text.as_bytes());
        self.bytes(b"\n");
    }

    /// More bytes as they are.
    pub fn bytes(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    /// All 32 bytes.
    pub fn finish(self) -> [u8; 32] {
        self.0.finalize().into()
    }

    /// The first 16 hex digits as a number.
    pub fn short(self) -> u64 {
        let [a, b, c, d, e, f, g, h, ..] = self.finish();
        u64::from_be_bytes([a, b, c, d, e, f, g, h])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_digest_is_that_of_other_programs() {
        // printf 'atoll\n' | sha256sum
        let mut digest = Digest::new();
        digest.line("atoll");
        assert_eq!(format!("{:016x}", digest.short()), "cde0291570b7948e");
        let mut bytes = Digest::new();
        bytes.bytes(b"atoll\n");
        let mut line = Digest::new();
        line.line("atoll");
        assert_eq!(bytes.finish(), line.finish());
    }
}
