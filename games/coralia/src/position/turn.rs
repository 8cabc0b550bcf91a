//! A turn: adding a die, rolling, placing one.

use super::Coralia;
use super::state::{NO_DIE, Phase, UNROLLED, slot};
use crate::action::{Action, Colour, Face, Pile};
use crate::frame::Frame;

impl Coralia {
    pub(crate) fn begin_turn(&mut self) {
        self.state.phase = Phase::Supply;
        let colours = self.state.in_supply();
        if colours.count_ones() == 1 {
            self.add_die(colours.trailing_zeros() as u8);
        }
    }

    pub(crate) fn add_die(&mut self, colour: u8) {
        let state = &mut self.state;
        state.station[3] = colour << 3 | UNROLLED;
        state.supply -= 1 << (4 * u32::from(colour));
        if state.turtles[usize::from(state.active)] != 0 {
            state.phase = Phase::Store;
        } else {
            self.roll_all_but(0);
        }
    }

    /// Rolls the dice of the station but those held, given as a set of places.
    pub(crate) fn roll_all_but(&mut self, held: u8) {
        let state = &mut self.state;
        state.roll = 0x0f & !held;
        for place in 0..4 {
            if state.roll & 1 << place != 0 {
                state.station[place] |= UNROLLED;
            }
        }
        state.phase = Phase::Roll;
    }

    pub(crate) fn rolled(&mut self, face: u8) {
        let state = &mut self.state;
        let place = state.roll.trailing_zeros() as usize & 3;
        state.station[place] = state.station[place] & !UNROLLED | face;
        state.roll &= state.roll.wrapping_sub(1);
        if state.roll != 0 {
            return;
        }
        sort4(&mut state.station);
        state.phase = Phase::Die;
        let mut only = None;
        let mut options = 0;
        for place in 0..4 {
            let die = state.station[place];
            if (place == 0 || die != state.station[place - 1]) && state.destination(die).is_ok() {
                options += 1;
                only = Some(die);
            }
        }
        match (options, only) {
            (0, _) => self.roll_all_but(0),
            (1, Some(die)) => {
                self.place(die);
                self.run();
            }
            _ => {}
        }
    }

    pub(crate) fn legal_dice(&self, out: &mut Vec<Action>) {
        // Codes run through the colours first, the station through the faces.
        let mut dice = self.state.station.map(|die| (die & 7) << 3 | die >> 3);
        sort4(&mut dice);
        for (place, &turned) in dice.iter().enumerate() {
            let (colour, face) = (turned & 7, turned >> 3);
            if place > 0 && turned == dice[place - 1] || self.state.destination(colour << 3 | face).is_err() {
                continue;
            }
            if let (Some(colour), Some(face)) = (Colour::new(colour), Face::new(face)) {
                out.push(Action::Die { colour, face });
            }
        }
    }

    /// Places a die of the station where it goes.
    pub(crate) fn place(&mut self, die: u8) {
        let state = &mut self.state;
        let (colour, face) = (die >> 3, die & 7);
        if let Some(place) = state.station.iter().position(|&other| other == die) {
            state.station.copy_within(place + 1.., place);
        }
        state.station[3] = NO_DIE;
        state.phase = Phase::Play;
        if state.is_open(colour, face) {
            state.occupied |= slot(colour, face);
            state.push(Frame::Act { reef: colour, face });
            return;
        }
        state.ashore += 1 << (4 * u32::from(colour));
        let owner = state.octopus_on(colour);
        if let Some(owner) = owner {
            state.score(owner, 2);
        }
        let foreign = owner.is_some_and(|owner| owner != state.active);
        state.push(if foreign { Frame::Look(Pile::Island) } else { Frame::Draw(Pile::Island) });
    }

    pub(crate) fn end_turn(&mut self) {
        let state = &mut self.state;
        state.turn += 1;
        state.active = if state.active + 1 == self.ctx.seats { 0 } else { state.active + 1 };
        if state.turn == self.ctx.turns {
            state.before = state.points;
            state.phase = Phase::Show;
        } else {
            self.begin_turn();
        }
    }
}

/// Sorts the four dice of the station.
fn sort4(dice: &mut [u8; 4]) {
    let mut order = |a: usize, b: usize| {
        if dice[b] < dice[a] {
            dice.swap(a, b);
        }
    };
    order(0, 1);
    order(2, 3);
    order(0, 2);
    order(1, 3);
    order(1, 2);
}
