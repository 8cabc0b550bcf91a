//! What may be decided: the readable definition, and the fast list.

use atoll_core::{Illegal, Rule, Seat};

use super::state::OCTOPUS;
use super::{Coralia, Step};
use crate::action::{Action, Colour, Four, Held, Pile, Place, Shore, Star, Turtle};
use crate::components::ScoringEffects;
use crate::rules;
use crate::score::bits;

impl Coralia {
    /// Whether an action is allowed, and if not, the rule that forbids it.
    pub(crate) fn may(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let step = self.step();
        rules::END_1.holds(step != Step::Over)?;
        let order = if self.state.is_scoring() { rules::SCORE_1 } else { rules::TURN_1 };
        order.holds(step.is_decision() && seat == self.active())?;
        let state = &self.state;
        match action {
            Action::First { .. } => rules::SETUP_15.holds(step == Step::First),
            Action::Supply { colour } => {
                rules::TURN_2.holds(step == Step::Supply && state.supply_of(colour.index() as u8) > 0)
            }
            Action::Hold { dice } => {
                rules::STORE_1.holds(step == Step::Store)?;
                let turtles = state.turtles[seat.index()].count_ones();
                rules::STORE_1.holds((dice.index() as u32).count_ones() <= turtles)
            }
            Action::Die { colour, face } => {
                rules::TURN_4.holds(step == Step::Die)?;
                let die = (colour.index() << 3 | face.index()) as u8;
                rules::TURN_4.holds(state.station.contains(&die))?;
                state.destination(die).map(|_| ())
            }
            Action::Keep { card } => {
                rules::TURN_5.holds(step == Step::Keep)?;
                keep_rule(state.pile_in_use()).holds(card.index() < usize::from(state.cards.eyed_len))
            }
            Action::White { to } => {
                let Some(face) = state.white_face() else { return Err(Illegal(rules::WHITE_1)) };
                match to {
                    Shore::Reef(reef) => {
                        rules::WHITE_2.holds(state.is_open(reef.index() as u8, face))?;
                        rules::WHITE_6.holds(face != OCTOPUS || state.figures_of(state.active) > 0)
                    }
                    Shore::Island => rules::WHITE_3.holds(self.white_may_land(face)),
                }
            }
            Action::Copy { tile } => {
                rules::TURTLE_7.holds(step == Step::Copy)?;
                rules::TURTLE_7.holds(self.copies() & 1 << tile.index() != 0)
            }
            Action::Next { card } => {
                rules::SF_2.holds(step == Step::Next)?;
                rules::SF_2.holds(self.ctx.kind_of[card.index()] == card.index() as u8)?;
                let pending = self.pending();
                rules::SF_1.holds(pending & self.ctx.alike[card.index()] != 0)
            }
            Action::Chest { reef } => {
                let Some((a, b)) = state.chest_pair() else { return Err(Illegal(rules::SF_REEF)) };
                let reef = reef.index() as u8;
                rules::SF_REEF.holds((reef == a || reef == b) && state.reef_chests & 1 << reef != 0)
            }
            Action::Draw { pile } => {
                let Some(used) = state.piles_used() else { return Err(Illegal(rules::SF_DICE)) };
                rules::SF_DICE.holds(self.open_piles(used) & 1 << pile as u8 != 0)
            }
            Action::Stop => {
                rules::SF_2.holds(matches!(step, Step::Next | Step::Pair | Step::Piles))?;
                rules::SF_5.holds(self.ctx.readings.scoring_effects == ScoringEffects::Optional)
            }
        }
    }

    /// Lists the actions a seat may take, in code order.
    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        let state = &self.state;
        if seat.number() != state.active {
            return;
        }
        let optional = self.ctx.readings.scoring_effects == ScoringEffects::Optional;
        match self.step() {
            Step::First => out.extend((0..15).filter_map(Four::new).map(|colours| Action::First { colours })),
            Step::Supply => {
                for colour in 0..6 {
                    if state.supply_of(colour) > 0
                        && let Some(colour) = Colour::new(colour)
                    {
                        out.push(Action::Supply { colour });
                    }
                }
            }
            Step::Store => {
                let turtles = state.turtles[seat.index()].count_ones();
                let held = (0u8..8).filter(|set| set.count_ones() <= turtles);
                out.extend(held.filter_map(Held::new).map(|dice| Action::Hold { dice }));
            }
            Step::Die => self.legal_dice(out),
            Step::Keep => {
                out.extend((0..state.cards.eyed_len).filter_map(Place::new).map(|card| Action::Keep { card }));
            }
            Step::White => {
                let Some(face) = state.white_face() else { return };
                if face != OCTOPUS || state.figures_of(state.active) > 0 {
                    let open = (0..6).filter(|&reef| state.is_open(reef, face));
                    out.extend(open.filter_map(Colour::new).map(|reef| Action::White { to: Shore::Reef(reef) }));
                }
                if self.white_may_land(face) {
                    out.push(Action::White { to: Shore::Island });
                }
            }
            Step::Copy => {
                let tiles = bits(u64::from(self.copies()));
                out.extend(tiles.filter_map(|tile| Turtle::new(tile as u8)).map(|tile| Action::Copy { tile }));
            }
            Step::Next => {
                let pending = self.pending();
                for &(first, alike) in &self.ctx.kinds[0] {
                    if pending & alike != 0
                        && let Some(card) = Star::new(first)
                    {
                        out.push(Action::Next { card });
                    }
                }
                if optional {
                    out.push(Action::Stop);
                }
            }
            Step::Pair => {
                let Some((a, b)) = state.chest_pair() else { return };
                for reef in [a.min(b), a.max(b)] {
                    if state.reef_chests & 1 << reef != 0
                        && let Some(reef) = Colour::new(reef)
                    {
                        out.push(Action::Chest { reef });
                    }
                }
                if optional {
                    out.push(Action::Stop);
                }
            }
            Step::Piles => {
                let used = state.piles_used().unwrap_or(0);
                let open = self.open_piles(used);
                let piles = Pile::ALL.into_iter().filter(|&pile| open & 1 << pile as u8 != 0);
                out.extend(piles.map(|pile| Action::Draw { pile }));
                if optional {
                    out.push(Action::Stop);
                }
            }
            Step::Start
            | Step::Turtles
            | Step::Block
            | Step::Roll
            | Step::Card
            | Step::WhiteRoll
            | Step::Chest
            | Step::Last
            | Step::Show
            | Step::Count
            | Step::Over => {}
        }
    }
}

/// The rule that has a seat keep one card of a look.
fn keep_rule(pile: Pile) -> &'static Rule {
    match pile {
        Pile::Fish | Pile::Pearl => rules::FISH_1,
        Pile::Starfish => rules::STAR_1,
        Pile::Island => rules::ISLAND_3,
    }
}
