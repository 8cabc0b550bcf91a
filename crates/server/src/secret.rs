//! Numbers that nobody can foresee.

use atoll_registry::EdgeDice;
use atoll_table::Fair;
use sha2::{Digest, Sha256};

/// Fresh bytes from the system.
fn fresh<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has a source of randomness");
    bytes
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Dice for one match, keyed by the system.
pub fn dice() -> EdgeDice {
    EdgeDice::keyed(fresh())
}

/// Dice for one match that can be checked when it is over.
pub fn fair() -> Fair {
    Fair::keyed(fresh())
}

/// The id of a new match.
pub fn id() -> String {
    hex(&fresh::<8>())
}

/// A number that nobody has drawn before.
pub fn number() -> u64 {
    u64::from_be_bytes(fresh())
}

/// The token of a seat: whoever knows it plays the seat.
pub fn token() -> String {
    hex(&fresh::<16>())
}

/// What the store keeps of a token, so that a stolen store opens no seat.
pub fn digest(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_differ_and_digests_do_not() {
        assert_ne!(token(), token());
        assert_eq!(token().len(), 32);
        assert_ne!(id(), id());
        assert_eq!(digest("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
}
