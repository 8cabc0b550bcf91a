//! Everything in the box, counted where it lies.

use atoll_core::{Census, Seat};

use super::Coralia;
use super::state::{ASHORE, NO_DIE, ROLLING};
use crate::action::Pile;
use crate::components::COLOURS;
use crate::frame::Frame;
use crate::score::bits;

impl Coralia {
    pub(crate) fn count(&self) -> Census {
        let state = &self.state;
        let mut census = Census::default();
        for (n, colour) in COLOURS.iter().enumerate() {
            let at = n as u8;
            let kind = format!("{colour} die");
            census.add("supply", &kind, state.supply_of(at).into());
            census.add("island", &kind, state.ashore_of(at).into());
            let station = state.station.iter().filter(|&&die| die != NO_DIE && die >> 3 == at).count();
            census.add("station", &kind, station as u32);
            let white = state.white.iter().filter(|&&place| place < ASHORE && place / 7 == at).count() as u32;
            census.add(&format!("{colour} reef"), &kind, u32::from(state.dice_on(at)) - white);
            census.add(&format!("{colour} reef"), "white die", white);
            census.add(&format!("{colour} reef"), "chest", u32::from(state.reef_chests >> n & 1));
            if let Some(tile) = state.tile_on(at) {
                census.add(&format!("{colour} reef"), &format!("T{}", tile + 1), 1);
            }
            if let Some(owner) = state.octopus_on(at) {
                census.add(&format!("{colour} reef"), &format!("octopus {owner}"), 1);
            }
        }
        census.add("island", "white die", state.white.iter().filter(|&&at| at == ASHORE).count() as u32);
        census.add("rolling", "white die", state.white.iter().filter(|&&at| at == ROLLING).count() as u32);
        for tile in bits(u64::from(state.side_turtles)) {
            census.add("beside the board", &format!("T{}", tile + 1), 1);
        }
        census.add("beside the board", "chest", state.side_chests.into());
        for tile in bits(u64::from(state.hidden_chests)) {
            census.add("face down", &format!("C{}", tile + 1), 1);
        }
        census.add("beside the board", "stingray", state.rays_left().into());
        for frame in state.stack[..usize::from(state.stack_len)].iter().map(|&byte| Frame::unpack(byte)) {
            match frame {
                Frame::Own(tile) => census.add("in use", &format!("T{}", tile + 1), 1),
                Frame::Chest => census.add("in use", "chest", 1),
                _ => {}
            }
        }
        let parts = self.components();
        let card = |n: usize| parts.cards[usize::from(parts.kind_of[n])].id.as_str();
        for n in bits(state.cards.unseen) {
            census.add("undecided", card(n), 1);
        }
        for pile in Pile::ALL {
            let zone = format!("{} pile", pile.word());
            census.add(&zone, "card", state.cards.pile_len(pile));
            for token in state.cards.bottom(pile) {
                census.add(&format!("{zone}, put back"), card(token.kind().into()), 1);
            }
        }
        for token in &state.cards.eyed[..usize::from(state.cards.eyed_len)] {
            census.add("looked at", card(token.kind().into()), 1);
            census.add("looked at", "card", 1);
        }
        for seat in Seat::first(self.ctx.seats) {
            let zone = format!("seat {seat}");
            let hand = state.cards.hands[seat.index()];
            for n in bits(hand) {
                census.add(&zone, card(n), 1);
            }
            census.add(&zone, "card", hand.count_ones());
            census.add(&zone, "stingray", state.rays_of(seat.number()).into());
            census.add(&zone, "chest", state.chests[seat.index()].count_ones());
            for tile in bits(state.turtles[seat.index()].into()) {
                census.add(&zone, &format!("T{}", tile + 1), 1);
            }
            for tile in bits(state.chests[seat.index()].into()) {
                census.add(&zone, &format!("C{}", tile + 1), 1);
            }
            census.add(&zone, &format!("octopus {seat}"), state.figures_of(seat.number()));
        }
        census
    }
}
