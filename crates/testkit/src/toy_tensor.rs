//! The array of the toy game.

use atoll_core::{Code, Game, Observer, Pen, Plane, Seat, Tensor};

use crate::toy::{Action, Fault, Pearls};

/// Numbers about the table: round, step, seat dealt to, placer, pile, three cells.
const OF_THE_TABLE: usize = 5 + 3;
/// Numbers about a seat: has a pearl, which, has chosen, which, ready, shown, held, held pearls.
const OF_A_SEAT: usize = 5 + 3 + 1 + 3;

impl<const F: u8> Tensor for Pearls<F> {
    fn planes(&self) -> Vec<Plane> {
        vec![
            Plane::new("table", &[OF_THE_TABLE], "round, step, seat dealt to, placer, pile, cells"),
            Plane::new("players", &[usize::from(self.seats()), OF_A_SEAT], "what is known of each seat"),
        ]
    }

    fn tensor(&self, seat: Seat, pen: &mut Pen<'_>) {
        let eyes = if F == Fault::TensorPeeks as u8 { Observer::Archivist } else { Observer::Seat(seat) };
        self.view(eyes).write(pen, F == Fault::TensorForgets as u8);
        if F == Fault::TensorLong as u8 {
            pen.put(0i16);
        }
    }

    fn index(&self, action: Action<F>) -> u32 {
        if F == Fault::IndexShared as u8 { action.code() / 2 } else { action.code() }
    }
}
