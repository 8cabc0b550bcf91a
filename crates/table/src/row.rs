//! What a store keeps of a match.

use atoll_core::Seat;
use atoll_core::any::AnyMatch;
use atoll_protocol::{TurnState, turn_state};

/// A row of a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Row {
    /// A packed event.
    Event(u32),
    /// A seat took back its last action.
    Undo(u8),
}

impl Row {
    /// The seat that acted or took back; nobody's if chance fell.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Row::Event(bits) => Seat::new((bits >> 24) as u8),
            Row::Undo(seat) => Seat::new(seat),
        }
    }

    /// The row as two numbers: kind and value.
    pub fn pack(self) -> (u8, u32) {
        match self {
            Row::Event(bits) => (0, bits),
            Row::Undo(seat) => (1, u32::from(seat)),
        }
    }

    /// The row with these numbers, if there is one.
    pub fn unpack(kind: i64, value: i64) -> Option<Row> {
        match kind {
            0 => u32::try_from(value).ok().map(Row::Event),
            1 => u8::try_from(value).ok().map(Row::Undo),
            _ => None,
        }
    }

    /// The events of a match as rows, from number `from` on.
    pub fn of(played: &dyn AnyMatch, from: usize) -> Vec<Row> {
        played.packed(from).into_iter().map(Row::Event).collect()
    }
}

/// How far a match is: what its log amounts to.
#[derive(Clone, PartialEq, Debug)]
pub struct Progress {
    /// The number of log rows.
    pub revision: u32,
    /// The number of events that stand.
    pub events: u32,
    /// Who must decide.
    pub turn: TurnState,
}

impl Progress {
    /// How far a match is after so many rows.
    pub fn of(played: &dyn AnyMatch, rows: usize) -> Progress {
        Progress { revision: count(rows), events: count(played.events()), turn: turn_state(&played.turn()) }
    }
}

/// A number as messages carry it.
pub(crate) fn count(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_two_numbers() {
        for row in [Row::Event(0), Row::Event(u32::MAX), Row::Undo(3)] {
            let (kind, value) = row.pack();
            assert_eq!(Row::unpack(i64::from(kind), i64::from(value)), Some(row));
        }
        for (kind, value) in [(2, 0), (0, -1), (0, i64::from(u32::MAX) + 1), (1, 256)] {
            assert_eq!(Row::unpack(kind, value), None);
        }
    }
}
