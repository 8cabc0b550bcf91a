//! What the dice can bring, and what they do.

use atoll_core::{Odds, Seat};

use crate::action::{Chance, Coral, Face};
use crate::position::{Relief, Step};

impl Relief {
    pub(crate) fn offer(&self, out: &mut Odds<Chance>) {
        let faces = || (0..6).filter_map(Face::new);
        match self.step {
            Step::First => Seat::first(self.seats).for_each(|seat| out.push(Chance::First { seat }, 1)),
            Step::Roll => {
                for brain in faces() {
                    for digitate in faces() {
                        for branching in faces() {
                            out.push(Chance::Roll { brain, digitate, branching }, 1);
                        }
                    }
                }
            }
            Step::Again(dice) => {
                let next = Coral::ALL.into_iter().find(|die| dice & 1 << die.index() != 0);
                if let Some(die) = next {
                    faces().for_each(|face| out.push(Chance::Again { die, face }, 1));
                }
            }
            _ => {}
        }
    }

    pub(crate) fn fall(&mut self, outcome: Chance) {
        match outcome {
            Chance::First { seat } => {
                self.active = seat;
                self.at = seat;
                if self.ctx.setup_checks == 0 {
                    self.begin_turn();
                } else {
                    self.step = Step::Setup;
                }
            }
            Chance::Roll { brain, digitate, branching } => {
                self.dice = [brain, digitate, branching].map(Face::pips);
                self.begin_modify();
            }
            Chance::Again { die, face } => {
                self.dice[die.index()] = face.pips();
                let Step::Again(dice) = self.step else { return };
                match dice & !(1 << die.index()) {
                    0 => self.begin_modify(),
                    left => self.step = Step::Again(left),
                }
            }
        }
    }
}
