//! Before the rock is covered: species, neutral species, reserves.

use atoll_core::Seat;

use crate::components::{PIECES, SPECIES, Species};
use crate::position::{Coral, Step};

impl Coral {
    pub(crate) fn unplayed(&self) -> impl Iterator<Item = Species> + '_ {
        Species::ALL.into_iter().filter(|&species| !self.state.plays.contains(&Some(species)))
    }

    pub(crate) fn start_with(&mut self, seat: Seat) {
        let s = &mut self.state;
        (s.seat, s.first, s.step) = (seat, seat, Step::Species);
        if self.ctx.settings.in_order {
            for (seat, species) in Seat::first(self.ctx.settings.seats).zip(Species::ALL) {
                self.state.plays[seat.index()] = Some(species);
            }
            self.state.neutral = Species::ALL.get(self.ctx.settings.seats as usize).copied();
            self.hand_out();
        }
    }

    pub(crate) fn play_species(&mut self, seat: Seat, species: Species) {
        let seats = self.ctx.settings.seats;
        self.state.plays[seat.index()] = Some(species);
        self.state.seat = seat.next(seats);
        if self.state.seat == self.state.first {
            // The start player names the neutral species (ruling 40).
            if seats < 4 {
                self.state.step = Step::Neutral;
            } else {
                self.hand_out();
            }
        }
    }

    /// Fills the reserves (CORAL-SET-3, CORAL-CHAOS-1).
    pub(crate) fn hand_out(&mut self) {
        let seats = self.ctx.settings.seats;
        let own = |seat: Seat| self.state.plays[seat.index()].expect("all species are chosen");
        let mut reserve = self.state.reserve;
        for seat in Seat::first(seats) {
            let mine = &mut reserve[seat.index()];
            if self.ctx.settings.chaos {
                mine[own(seat).index()] = 2;
                continue;
            }
            if let Some(neutral) = self.state.neutral {
                mine[neutral.index()] = 6 / seats;
            }
            if seats == 4 {
                let (left, right) = (seat.next(4), Seat::new((seat.number() + 3) % 4).unwrap_or(seat));
                mine[own(left).index()] += 1;
                mine[own(right).index()] += 1;
            }
            mine[own(seat).index()] = if seats == 4 { 4 } else { 6 };
        }
        let s = &mut self.state;
        s.reserve = reserve;
        for n in 0..SPECIES {
            s.bag[n] = PIECES - reserve.iter().map(|mine| mine[n]).sum::<u8>();
        }
        s.seat = s.first;
        if self.ctx.settings.chaos {
            s.step = Step::Deal;
        } else {
            s.boxed = std::mem::take(&mut s.bag);
            s.step = Step::Cover;
        }
    }
}
