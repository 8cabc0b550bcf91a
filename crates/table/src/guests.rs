//! Who sits at a table or looks on.

use std::collections::BTreeMap;

use atoll_core::{Lang, Observer, Seat, Turn};

use crate::sight::Has;

/// A guest, by the number that its host gave it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Guest(pub u64);

/// What a table knows of a guest.
#[derive(Debug)]
pub(crate) struct Sitting {
    /// The seats it holds; several where people share a screen, none for a spectator.
    pub seats: Vec<Seat>,
    /// Whether the match is the guest's own, so that its record is no secret from it.
    pub is_keeper: bool,
    /// The language of sentences.
    pub lang: Lang,
    /// Whose eyes it looks with.
    pub observer: Observer,
    /// How many log lines it has, for each pair of eyes.
    pub known: BTreeMap<u8, u32>,
    /// Which state it has been told, for each pair of eyes.
    pub has: BTreeMap<u8, Has>,
}

impl Sitting {
    /// Somebody who has just come.
    pub fn new(seats: Vec<Seat>, is_keeper: bool, lang: Lang) -> Sitting {
        let observer = seats.first().map_or(Observer::Spectator, |&seat| Observer::Seat(seat));
        Sitting { seats, is_keeper, lang, observer, known: BTreeMap::new(), has: BTreeMap::new() }
    }

    /// Turns to the seat of this guest that must decide, if another than the last one must.
    pub fn look(&mut self, turn: &Turn) {
        let asked = self.seats.iter().find(|&&seat| turn.asks(seat));
        if let Some(&seat) = asked {
            self.observer = Observer::Seat(seat);
        }
    }
}

/// A number for each observer.
pub(crate) fn eyes_of(observer: Observer) -> u8 {
    match observer {
        Observer::Seat(seat) => seat.number(),
        Observer::Spectator => 254,
        Observer::Archivist => 255,
    }
}
