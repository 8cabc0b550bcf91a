//! What a store keeps of a match.

use atoll_core::Seat;
use atoll_core::any::AnyMatch;
use atoll_protocol::{TurnState, turn_state};

use crate::aside::Aside;

/// A row of a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Row {
    /// A packed event.
    Event(u32),
    /// A seat took back its last action, whatever others did side by side with it.
    Undo(u8),
    /// A seat took back its last decision and all that followed it.
    Back {
        /// The seat.
        seat: u8,
        /// How many events stay.
        to: u32,
    },
}

impl Row {
    /// The seat that acted or took back; nobody's if chance fell.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Row::Event(bits) => Seat::new((bits >> 24) as u8),
            Row::Undo(seat) | Row::Back { seat, .. } => Seat::new(seat),
        }
    }

    /// The row as two numbers: kind and value.
    ///
    /// ```text
    /// kind 0: a packed event
    /// kind 1: bit 0-7: the seat that took back; bit 8-31: how many events stay, plus one, if all that followed went too
    /// ```
    pub fn pack(self) -> (u8, u32) {
        match self {
            Row::Event(bits) => (0, bits),
            Row::Undo(seat) => (1, u32::from(seat)),
            Row::Back { seat, to } => (1, (to.min(0x00ff_fffe) + 1) << 8 | u32::from(seat)),
        }
    }

    /// The row with these numbers, if there is one.
    pub fn unpack(kind: i64, value: i64) -> Option<Row> {
        match kind {
            0 => u32::try_from(value).ok().map(Row::Event),
            1 => {
                let value = u32::try_from(value).ok()?;
                let seat = (value & 0xff) as u8;
                Some((value >> 8).checked_sub(1).map_or(Row::Undo(seat), |to| Row::Back { seat, to }))
            }
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
    /// What is true beside the log.
    pub aside: Aside,
}

impl Progress {
    /// How far a match is after so many rows.
    pub fn of(played: &dyn AnyMatch, rows: usize, aside: Aside) -> Progress {
        Progress { revision: count(rows), events: count(played.events()), turn: turn_state(&played.turn()), aside }
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
        let back = |to| Row::Back { seat: 3, to };
        for row in [Row::Event(0), Row::Event(u32::MAX), Row::Undo(3), back(0), back(70_000)] {
            let (kind, value) = row.pack();
            assert_eq!(Row::unpack(i64::from(kind), i64::from(value)), Some(row));
        }
        for (kind, value) in [(2, 0), (0, -1), (0, i64::from(u32::MAX) + 1), (1, -1)] {
            assert_eq!(Row::unpack(kind, value), None);
        }
    }
}
