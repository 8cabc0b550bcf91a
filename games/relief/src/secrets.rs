//! Who may know what: sheets are covered while all write at once.

use std::cell::RefCell;

use atoll_core::{Audience, Dice, Event, EventOf, Game, Observer, Seat, SeatSet};

use crate::action::Action;
use crate::position::{Relief, Step};
use crate::sheet::Sheet;

thread_local! {
    /// Scratch for [`Relief::imagined`], so that drawing a position allocates nothing.
    static ENTRIES: RefCell<Vec<Action>> = const { RefCell::new(Vec::new()) };
}

impl Relief {
    /// Whether seats write on their sheets at the same time.
    pub(crate) fn is_open(&self) -> bool {
        matches!(self.step, Step::Grow | Step::Infest)
    }

    /// The sheets as everybody may see them.
    pub(crate) fn public_sheets(&self) -> &[Sheet; 4] {
        self.before.as_ref().unwrap_or(&self.sheets)
    }

    /// The sheets as `who` may see them.
    pub(crate) fn sheets_for(&self, who: Observer) -> [Sheet; 4] {
        match who {
            Observer::Archivist => self.sheets,
            Observer::Spectator => *self.public_sheets(),
            Observer::Seat(seat) => {
                let mut sheets = *self.public_sheets();
                sheets[seat.index()] = self.sheets[seat.index()];
                sheets
            }
        }
    }

    /// Who is told of an event that is about to be applied.
    pub(crate) fn heard(&self, event: EventOf<Self>) -> Audience {
        match event {
            // That a seat hands in is plain to see; what it wrote is not, until all have.
            Event::Act { action: Action::Done, .. } => Audience::Everyone,
            Event::Act { seat, .. } if self.is_open() => Audience::First(SeatSet::only(seat)),
            _ => Audience::Everyone,
        }
    }

    /// Draws anew what other seats have entered in an open phase: those who have
    /// handed in get random legal entries, the others begin again.
    pub(crate) fn imagined(&self, seat: Seat, dice: &mut dyn Dice) -> Self {
        let mut drawn = self.clone();
        let Some(before) = self.before else { return drawn };
        let others = Seat::first(self.seats).filter(|&other| other != seat);
        let handed_in: SeatSet = others.clone().filter(|&other| !self.asks(other)).collect();
        let mine = (self.sheets[seat.index()], self.desks[seat.index()]);
        drawn.sheets = before;
        match self.step {
            Step::Grow => drawn.begin_grow(),
            _ => drawn.begin_infest(),
        }
        (drawn.sheets[seat.index()], drawn.desks[seat.index()]) = mine;
        // Nobody closes the phase here: at least one seat has not handed in.
        ENTRIES.with_borrow_mut(|actions| {
            for other in handed_in.iter() {
                while drawn.asks(other) && drawn.step == self.step {
                    let chosen = drawn.random_legal(other, dice, actions);
                    drawn.act(other, chosen);
                }
            }
        });
        drawn
    }
}
