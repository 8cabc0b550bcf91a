//! Which column and card may be taken, which die chosen, and where it may go: the rules to be read.

use atoll_core::Illegal;

use super::{Islands, Means, Step, Travel};
use crate::action::Column;
use crate::components::{Ability, COLUMNS, Card, ISLANDS, Island, islands_of};
use crate::rules;
use crate::towers::Die;

impl Islands {
    /// The means of a player, who must have taken a column first.
    pub(super) fn chosen(&self) -> Result<Means, Illegal> {
        rules::CHOOSE_1.holds(self.state.pick.is_some())?;
        self.state.pick.map(|pick| self.means(&pick)).ok_or(Illegal(rules::CHOOSE_1))
    }

    pub(super) fn check_take(&self, card: Card, column: Column) -> Result<(), Illegal> {
        // One column a turn, and one card of it.
        if let Some(pick) = self.state.pick {
            rules::CHOOSE_1.holds(pick.column == column)?;
        }
        rules::CHOOSE_2.holds(self.state.step == Step::Choose)?;
        rules::CHOOSE_2.holds(self.state.lanes[column.index()].has(card))?;
        if self.ctx.keep_needs_move && !self.lets_move(column, card) {
            let columns = (0..COLUMNS as u8).filter_map(Column::new);
            let mut cards = columns.flat_map(|c| self.state.lanes[c.index()].iter().map(move |card| (c, card)));
            rules::CHOOSE_3.holds(!cards.any(|(c, card)| self.lets_move(c, card)))?;
        }
        Ok(())
    }

    /// Whether a card of a column would allow a move, plain or by the ability.
    fn lets_move(&self, column: Column, card: Card) -> bool {
        let means = self.means_of(column, card);
        self.has_move(&means) || means.ability.no_raise && self.has_move(&Means { hold: true, ..means })
    }

    /// Whether these means move some die.
    pub(super) fn has_move(&self, means: &Means) -> bool {
        let mut deeper = (1..=means.ability.dig).filter(|_| means.dug.is_none());
        islands_of(self.ctx.board).any(|at| self.moves(means, at))
            || deeper.any(|depth| {
                islands_of(self.ctx.board).any(|at| self.moves(&Means { dug: Some((at, depth)), ..*means }, at))
            })
    }

    /// Whether these means move the die they choose on this island.
    fn moves(&self, means: &Means, at: Island) -> bool {
        self.check_die(means, at).is_ok()
            && (means.ability.may_stay
                || islands_of(self.ctx.board).any(|to| {
                    self.check_step(means, at, to, 1).is_ok()
                        || means.ability.carry_below && self.check_step(means, at, to, 2).is_ok()
                }))
    }

    /// Whether the kept card allows a step without any ability (ISLANDS-MOVE-6).
    pub(crate) fn has_plain_step(&self) -> bool {
        self.state.pick.is_some_and(|pick| {
            let (ability, steps) = (Ability::default(), pick.cards);
            self.has_move(&Means { ability, steps, hold: false, dug: None, moved: None, ..self.means(&pick) })
        })
    }

    /// The die that is chosen on this island, and how it would travel.
    pub(crate) fn check_die(&self, means: &Means, at: Island) -> Result<Travel, Illegal> {
        rules::SETUP_1.holds(self.ctx.board & at.bit() != 0)?;
        let depth = match means.dug {
            None => 0,
            Some((dug, depth)) => {
                rules::DIE_1.holds(dug == at)?;
                depth
            }
        };
        let towers = &self.state.towers;
        let die = towers.die(at, depth).ok_or(Illegal(rules::DIE_1))?;
        if let Some(moved) = means.moved {
            // A second die, not the first again.
            let level = towers.height(at) - 1 - depth;
            rules::SPEC_AGRI_1.holds(moved != (at, level))?;
        }
        let matches = die.colour() == means.kept
            || means.ability.pick_above_colour
                && towers.die(at, depth + 1).is_some_and(|below| below.colour() == means.kept)
            || means.moved.is_some() && means.ability.any_colour;
        rules::DIE_1.holds(matches)?;
        let value = if means.hold { die.value() } else { die.value() + 1 };
        rules::DIE_2.holds(value <= 6)?;
        Ok(Travel { from: at, depth, count: 1, value })
    }

    pub(crate) fn check_step(&self, means: &Means, from: Island, to: Island, count: u8) -> Result<(), Illegal> {
        let travel = Travel { count, ..self.check_die(means, from)? };
        if count == 2 {
            rules::SPEC_SEIS.holds(self.state.towers.height(from) > travel.depth + 1)?;
        }
        rules::SETUP_1.holds(self.ctx.board & to.bit() != 0)?;
        let far = self.distances(means, &travel, |island| self.may_enter(means, &travel, island).is_ok());
        if far[to.index()] <= means.steps {
            return Ok(());
        }
        Err(self.why_not(means, &travel, to, far[to.index()]))
    }

    /// How the die chosen on this island, alone or with the one below, would travel, and how far it is to each island.
    pub(crate) fn ways(&self, means: &Means, from: Island, count: u8) -> Option<(Travel, [u8; ISLANDS])> {
        let travel = Travel { count, ..self.check_die(means, from).ok()? };
        if count == 2 && (!means.ability.carry_below || self.state.towers.height(from) <= travel.depth + 1) {
            return None;
        }
        Some((travel, self.distances(means, &travel, |island| self.may_enter(means, &travel, island).is_ok())))
    }

    /// Whether a step of a travelling die may end on this island.
    pub(crate) fn may_enter(&self, means: &Means, travel: &Travel, island: Island) -> Result<(), Illegal> {
        match self.top_after_lifting(travel, island) {
            None => rules::MOVE_4.holds(means.ability.empty_ok),
            Some(top) => {
                let equal = means.ability.equal_ok && top.value() == travel.value;
                rules::MOVE_3.holds(top.value() < travel.value || equal)
            }
        }
    }

    /// The top die of an island while others travel.
    pub(crate) fn top_after_lifting(&self, travel: &Travel, island: Island) -> Option<Die> {
        let gone = if island == travel.from && travel.depth == 0 { travel.count } else { 0 };
        self.state.towers.die(island, gone)
    }

    /// The islands one step away.
    pub(crate) fn neighbours(&self, means: &Means, of: Island) -> impl Iterator<Item = Island> {
        let (column, row) = of.column_row();
        let diagonal = means.ability.diagonal_ok;
        let board = self.ctx.board;
        (-1..=1i8)
            .flat_map(|dr| (-1..=1i8).map(move |dc| (dr, dc)))
            .filter(move |&(dr, dc)| (dr, dc) != (0, 0) && (diagonal || dr == 0 || dc == 0))
            .filter_map(move |(dr, dc)| Island::at(column.checked_add_signed(dc)?, row.checked_add_signed(dr)?))
            .filter(move |island| board & island.bit() != 0)
    }

    /// The fewest steps to each island over islands that may be entered; 255 where none lead.
    ///
    /// The start itself is two steps away, out and back (I-6).
    pub(crate) fn distances(&self, means: &Means, travel: &Travel, enter: impl Fn(Island) -> bool) -> [u8; ISLANDS] {
        let mut far = [255; ISLANDS];
        let mut edge = vec![travel.from];
        far[travel.from.index()] = 0;
        for steps in 1..=ISLANDS as u8 {
            let mut next = Vec::new();
            for &island in &edge {
                for other in self.neighbours(means, island) {
                    if far[other.index()] == 255 && enter(other) {
                        far[other.index()] = steps;
                        next.push(other);
                    }
                }
            }
            edge = next;
        }
        let leaves = self.neighbours(means, travel.from).any(|other| far[other.index()] == 1);
        let returns = self.ctx.may_return && leaves && enter(travel.from);
        far[travel.from.index()] = if returns { 2 } else { 255 };
        far
    }

    /// The rule that keeps a travelling die from an island.
    fn why_not(&self, means: &Means, travel: &Travel, to: Island, legal_way: u8) -> Illegal {
        let too_far = Illegal(if means.moved.is_some() { rules::SPEC_AGRI_2 } else { rules::MOVE_1 });
        if to == travel.from {
            return self.why_no_return(means, travel, too_far);
        }
        if let Err(illegal) = self.may_enter(means, travel, to) {
            return illegal;
        }
        if self.distances(means, travel, |_| true)[to.index()] > means.steps {
            let (a, b) = (travel.from.column_row(), to.column_row());
            let askew = a.0 != b.0 && a.1 != b.1 && a.0.abs_diff(b.0).max(a.1.abs_diff(b.1)) <= means.steps;
            return if askew { Illegal(rules::MOVE_2) } else { too_far };
        }
        if legal_way < 255 {
            return too_far; // there is a way, but it is too long
        }
        // Near enough, but blocked: by empty islands alone, or by dice that are too high.
        let wet = Means { ability: Ability { empty_ok: true, ..means.ability }, ..*means };
        let around = self.distances(means, travel, |island| self.may_enter(&wet, travel, island).is_ok());
        Illegal(if around[to.index()] <= means.steps { rules::MOVE_4 } else { rules::MOVE_3 })
    }

    /// The rule that keeps a die from coming back to its island.
    fn why_no_return(&self, means: &Means, travel: &Travel, too_far: Illegal) -> Illegal {
        if !self.ctx.may_return {
            return Illegal(rules::MOVE_7);
        }
        if means.steps < 2 {
            return too_far;
        }
        let back = self.may_enter(means, travel, travel.from);
        // It may come back, so it is the way out that is barred.
        let out = || self.neighbours(means, travel.from).find_map(|to| self.may_enter(means, travel, to).err());
        back.err().or_else(out).unwrap_or(Illegal(rules::MOVE_2))
    }
}
