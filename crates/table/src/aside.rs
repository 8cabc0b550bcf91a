//! What is true of a table beside its log, and kept beside it.

use std::collections::BTreeMap;

use atoll_core::Seat;
use serde::{Deserialize, Serialize};

/// What is true of a table beside its log: no event of the rules, but kept like one.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Aside {
    /// The milliseconds that each seat had left at `since`; empty without a clock.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<u64>,
    /// When that was, in the host's time.
    pub since: u64,
    /// When the first of the clocks that run is out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub due: Option<u64>,
    /// The bots that play for people, by seat.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub stand_ins: BTreeMap<u8, String>,
    /// The seats that have lost on time.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lost: Vec<u8>,
    /// The match that follows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

impl Aside {
    /// Takes the time since then from those whose clocks ran.
    pub(crate) fn charge(&mut self, now: u64, running: &[Seat]) {
        let passed = now.saturating_sub(self.since);
        for seat in running {
            if let Some(left) = self.left.get_mut(seat.index()) {
                *left = left.saturating_sub(passed);
            }
        }
        self.since = now;
    }

    /// What a seat has left now.
    pub(crate) fn left_at(&self, now: u64, seat: Seat, runs: bool) -> Option<u64> {
        let left = *self.left.get(seat.index())?;
        Some(if runs { left.saturating_sub(now.saturating_sub(self.since)) } else { left })
    }

    /// When the first of these clocks is out.
    pub(crate) fn first_out(&self, running: &[Seat]) -> Option<u64> {
        running.iter().filter_map(|seat| self.left.get(seat.index())).min().map(|left| self.since.saturating_add(*left))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_clocks_that_run_lose_time() {
        let mut aside = Aside { left: vec![5000, 5000], since: 1000, ..Aside::default() };
        assert_eq!(aside.first_out(&[Seat::B]), Some(6000));
        assert_eq!(aside.left_at(3000, Seat::B, true), Some(3000));
        aside.charge(3000, &[Seat::B]);
        assert_eq!((aside.left.as_slice(), aside.since), (&[5000, 3000][..], 3000));
        aside.charge(99_000, &[Seat::B]);
        assert_eq!(aside.left, [5000, 0]);
    }

    #[test]
    fn what_is_usual_is_short() {
        let text = serde_json::to_string(&Aside::default()).expect("it is plain data");
        assert_eq!(text, r#"{"since":0}"#);
        assert_eq!(serde_json::from_str::<Aside>(&text).expect("it was written"), Aside::default());
    }
}
