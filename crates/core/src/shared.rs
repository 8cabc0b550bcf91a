//! What all positions and views of a match share.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

use crate::game::{Game, Setup};
use crate::hash::{StableHasher, stable_hash};

/// Data that a match never changes: components, chosen readings, tables derived from them.
///
/// It compares by where it comes from instead of by content, so positions and
/// views that hold one can derive their equality.
pub struct Shared<T>(Arc<Keyed<T>>);

struct Keyed<T> {
    key: u64,
    value: T,
}

impl<T> Shared<T> {
    /// What was made from this setup: equal if edition, options and seats are.
    pub fn of<G: Game>(setup: &Setup<G>, value: T) -> Self {
        let options = serde_json::to_string(setup.options()).expect("options are plain data");
        let mut key = StableHasher::new();
        for part in [G::INFO.slug, &setup.edition().hash, &options] {
            key.write(part.as_bytes());
            key.write_u8(0);
        }
        key.write_u8(setup.seats());
        Shared(Arc::new(Keyed { key: key.finish(), value }))
    }

    /// What is told apart by `key` alone.
    pub fn keyed(key: impl Hash, value: T) -> Self {
        Shared(Arc::new(Keyed { key: stable_hash(&key), value }))
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.0.value
    }
}

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Self {
        Shared(Arc::clone(&self.0))
    }
}

impl<T> PartialEq for Shared<T> {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.key == other.0.key
    }
}

impl<T> Eq for Shared<T> {}

impl<T> Hash for Shared<T> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write_u64(self.0.key);
    }
}

impl<T> fmt::Debug for Shared<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Shared({:016x})", self.0.key)
    }
}

#[cfg(test)]
mod tests {
    use super::Shared;

    #[test]
    fn shared_data_compares_by_its_key() {
        let one = Shared::keyed("edition a", [1, 2, 3]);
        assert_eq!(one, one.clone());
        assert_eq!(one, Shared::keyed("edition a", [4, 5, 6]));
        assert_ne!(one, Shared::keyed("edition b", [1, 2, 3]));
        assert_eq!(one[1], 2);
    }
}
