//! The same rules to be fast: the list of legal actions.

use super::{Islands, Means, Pick, Step, Travel};
use crate::action::{Action, Column};
use crate::components::{Ability, COLUMNS, Island, across, beside, cards_of, islands_of};
use crate::towers::Die;

impl Islands {
    pub(super) fn list_takes(&self, out: &mut Vec<Action>) {
        let from = out.len();
        for column in (0..COLUMNS as u8).filter_map(Column::new) {
            let lane = &self.state.lanes[column.index()];
            let set = lane.iter().fold(0, |set, card| set | card.bit());
            out.extend(cards_of(set).map(|card| Action::Take { card, column }));
        }
        if !self.ctx.keep_needs_move {
            return;
        }
        let moves = |action: &Action| match *action {
            Action::Take { card, column } => self.can_move(&self.means_of(column, card)),
            _ => false,
        };
        if out[from..].iter().any(moves) {
            let mut n = 0;
            out.retain(|action| {
                n += 1;
                n <= from || moves(action)
            });
        }
    }

    pub(super) fn list_moves(&self, out: &mut Vec<Action>) {
        let Some(pick) = self.state.pick else { return };
        let means = self.means(&pick);
        let second = self.state.step == Step::Second;
        let begin = out.len();
        let from = self.choosable(&means);
        for at in islands_of(from) {
            let ends = self.ends(&means, &self.lifted(&means, at, 1));
            if second {
                out.extend(islands_of(ends).map(|to| Action::Second { to, from: at }));
            } else {
                out.extend(islands_of(ends).map(|to| Action::Step { to, from: at }));
            }
        }
        if means.ability.carry_below {
            // Pairs have codes between those of first and of second dice.
            let singles = out.len();
            for at in islands_of(from & self.loaded(&means)) {
                let ends = self.ends(&means, &self.lifted(&means, at, 2));
                out.extend(islands_of(ends).map(|to| Action::Pair { to, from: at }));
            }
            if second {
                out[begin..].rotate_left(singles - begin);
            }
        }
        if means.ability.may_stay {
            out.extend(islands_of(from).map(|at| Action::Stay { at }));
        }
        let free = !means.hold && means.dug.is_none();
        if free && !second && !self.can_step_plainly(&pick) {
            out.push(Action::Pass);
        }
        if free && second {
            out.push(Action::Done);
        }
        if means.ability.no_raise && !means.hold && self.can_move_now(&Means { hold: true, ..means }) {
            out.push(Action::Hold);
        }
        if means.ability.dig > 0 && means.dug.is_none() {
            for at in islands_of(self.state.towers.occupied()) {
                for depth in (0..means.ability.dig).filter_map(crate::action::Depth::new) {
                    if self.can_move_now(&Means { dug: Some((at, depth.dice())), ..means }) {
                        out.push(Action::Dig { depth, at });
                    }
                }
            }
        }
    }

    /// The islands on which the means choose a die.
    fn choosable(&self, means: &Means) -> u64 {
        let towers = &self.state.towers;
        if let Some((at, depth)) = means.dug {
            let Some(die) = towers.die(at, depth) else { return 0 };
            let first = means.moved == Some((at, towers.height(at) - 1 - depth));
            let matches = die.colour() == means.kept
                || means.ability.pick_above_colour
                    && towers.die(at, depth + 1).is_some_and(|below| below.colour() == means.kept)
                || means.moved.is_some() && means.ability.any_colour;
            return if matches && !first && (means.hold || die.value() < 6) { at.bit() } else { 0 };
        }
        let mut from = towers.colour[means.kept.index()];
        if means.ability.pick_above_colour {
            from |= towers.under[means.kept.index()];
        }
        if let Some((at, level)) = means.moved {
            if means.ability.any_colour {
                from = towers.occupied();
            }
            if towers.height(at) == level + 1 {
                from &= !at.bit();
            }
        }
        if means.hold { from } else { from & !towers.value[6] }
    }

    /// The islands where a die lies below the chosen one.
    fn loaded(&self, means: &Means) -> u64 {
        match means.dug {
            Some((at, depth)) if self.state.towers.height(at) > depth + 1 => at.bit(),
            Some(_) => 0,
            None => self.state.towers.under.iter().fold(0, |all, islands| all | islands),
        }
    }

    /// The chosen die of an island, lifted and turned.
    pub(super) fn lifted(&self, means: &Means, from: Island, count: u8) -> Travel {
        let depth = means.dug.map_or(0, |(_, depth)| depth);
        let value = self.state.towers.die(from, depth).map_or(0, Die::value) + u8::from(!means.hold);
        Travel { from, depth, count, value }
    }

    /// The islands that a travelling die may enter.
    fn enterable(&self, means: &Means, travel: &Travel) -> u64 {
        let towers = &self.state.towers;
        let mut open = towers.value[1..usize::from(travel.value)].iter().fold(0, |all, islands| all | islands);
        if means.ability.equal_ok {
            open |= towers.value[usize::from(travel.value)];
        }
        if means.ability.empty_ok {
            open |= towers.value[0];
        }
        let home = travel.from.bit();
        let left = self.top_after_lifting(travel, travel.from);
        let may_enter = match left {
            None => means.ability.empty_ok,
            Some(top) => top.value() < travel.value || means.ability.equal_ok && top.value() == travel.value,
        };
        if may_enter { open | home } else { open & !home }
    }

    /// The islands where a travelling die may end.
    fn ends(&self, means: &Means, travel: &Travel) -> u64 {
        let (home, open) = (travel.from.bit(), self.enterable(means, travel));
        let mut reached = home;
        for _ in 0..means.steps {
            let wider = reached | around(means, reached) & open;
            if wider == reached {
                break;
            }
            reached = wider;
        }
        let returns =
            self.ctx.may_return && means.steps >= 2 && open & home != 0 && around(means, home) & open & !home != 0;
        if returns { reached } else { reached & !home }
    }

    /// The fewest steps to an island that the die may reach.
    pub(super) fn distance(&self, means: &Means, travel: &Travel, to: Island) -> u8 {
        if to == travel.from {
            return 2;
        }
        let open = self.enterable(means, travel);
        let mut reached = travel.from.bit();
        for steps in 1..=means.steps {
            reached |= around(means, reached) & open;
            if reached & to.bit() != 0 {
                return steps;
            }
        }
        means.steps
    }

    /// Whether the means move a die, a covered one included.
    pub(super) fn can_move(&self, means: &Means) -> bool {
        self.can_move_now(means)
            || means.ability.no_raise && !means.hold && self.can_move_now(&Means { hold: true, ..*means })
    }

    fn can_move_now(&self, means: &Means) -> bool {
        let from = self.choosable(means);
        if means.ability.may_stay && from != 0 {
            return true;
        }
        let ends = |count| move |at| self.ends(means, &self.lifted(means, at, count)) != 0;
        islands_of(from).any(ends(1))
            || means.ability.carry_below && islands_of(from & self.loaded(means)).any(ends(2))
            || means.dug.is_none()
                && (1..=means.ability.dig).any(|depth| {
                    islands_of(self.state.towers.occupied())
                        .any(|at| self.can_move_now(&Means { dug: Some((at, depth)), ..*means }))
                })
    }

    fn can_step_plainly(&self, pick: &Pick) -> bool {
        let (ability, steps) = (Ability::default(), pick.cards);
        self.can_move_now(&Means { ability, steps, hold: false, dug: None, moved: None, ..self.means(pick) })
    }
}

/// The islands one step away, and the guards around the board.
fn around(means: &Means, board: u64) -> u64 {
    if means.ability.diagonal_ok { beside(board) | across(board) } else { beside(board) }
}
