//! What may be said again only after a while, so that nobody fills a log by asking.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long it takes until the same is logged again.
const PAUSE: Duration = Duration::from_secs(60);

/// When something was said last, and how often it was not since.
#[derive(Debug)]
pub struct Seldom(Mutex<(Option<Instant>, u64)>);

impl Seldom {
    /// Nothing has been said yet.
    pub const fn new() -> Seldom {
        Seldom(Mutex::new((None, 0)))
    }

    /// Whether it may be said now, and how often it was not since it was said last.
    pub fn may(&self) -> Option<u64> {
        self.may_at(Instant::now())
    }

    fn may_at(&self, now: Instant) -> Option<u64> {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (last, silent) = &mut *state;
        if last.is_some_and(|last| now.duration_since(last) < PAUSE) {
            *silent += 1;
            return None;
        }
        *last = Some(now);
        Some(std::mem::take(silent))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_is_said_once_in_a_while_with_how_often_it_was_not() {
        let (seldom, now) = (Seldom::new(), Instant::now());
        assert_eq!(seldom.may_at(now), Some(0));
        assert!((1..500).all(|n| seldom.may_at(now + Duration::from_millis(n)).is_none()));
        assert_eq!(seldom.may_at(now + PAUSE), Some(499));
        assert_eq!(seldom.may_at(now + PAUSE), None);
    }
}
