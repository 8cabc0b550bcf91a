//! Which cards the placed die claims, and which pairs it makes.

use atoll_core::{Illegal, Seat};

use super::{Reef, SHAPES_IN_PLAY, Step, cells};
use crate::action::Value;
use crate::components::{Cell, Column, LEVELS, Owner, Shape, around};
use crate::patterns::{Pattern, Patterns};
use crate::rules;

impl Reef {
    /// Whether a pattern is there for a colour.
    pub(crate) fn matches(&self, colour: usize, pattern: &Pattern) -> bool {
        let all = std::array::from_fn(|level| self.state.occupied(level));
        pattern.is_there(&self.state.own[colour], &all, self.ctx.settings.exact)
    }

    /// Places in the row whose cards the die just placed completes.
    pub(super) fn find_matches(&self, colour: usize, bit: u8, level: usize) -> u8 {
        let s = &self.state;
        let mine = s.own[colour];
        let all: [u64; LEVELS] = std::array::from_fn(|level| s.occupied(level));
        let exact = self.ctx.settings.exact;
        let mut in_play = 0u32;
        for (&shape, &left) in s.slots.iter().zip(&s.left) {
            if left > 0 {
                in_play |= 1 << shape;
            }
        }
        let mut found = 0u32;
        for pattern in self.ctx.tables.patterns.with(bit, level) {
            let one = 1u32 << pattern.shape.index();
            if in_play & !found & one == 0 {
                continue;
            }
            if pattern.is_there(&mine, &all, exact) {
                found |= one;
            }
        }
        if found == 0 {
            return 0;
        }
        let hit = |n: usize| s.left[n] > 0 && found >> s.slots[n] & 1 != 0;
        (0..SHAPES_IN_PLAY).filter(|&n| hit(n)).fold(0, |mask, n| mask | 1 << n)
    }

    /// Whether the die just placed lets its owner take this card; if not, the rule that explains it best.
    pub(super) fn check_claim(&self, shape: Shape) -> Result<(), Illegal> {
        let s = &self.state;
        let me = s.seat.index();
        let place = s.slots.iter().position(|&slot| usize::from(slot) == shape.index());
        let place = place.filter(|&place| s.left[place] > 0).ok_or(Illegal(rules::CLAIM_3))?;
        let Some((bit, level)) = s.placed() else { return Err(Illegal(rules::CLAIM_1)) };
        if s.left[place] > 0
            && self.ctx.tables.patterns.with(bit, level).any(|p| p.shape == shape && self.matches(me, p))
        {
            return Ok(());
        }
        rules::CLAIM_1.holds(!self.stands(shape))?;
        let can_hold_it = self.ctx.tables.patterns.with(bit, level).any(|p| p.shape == shape);
        rules::MATCH_2.holds(shape.is_solid() || !self.floats(shape, bit, level))?;
        rules::CLAIM_1.holds(can_hold_it)?;
        let all: [u64; LEVELS] = std::array::from_fn(|level| s.occupied(level));
        let shown = |p: &Pattern| (0..LEVELS).all(|l| p.dice(l) & !all[l] == 0);
        let owned = |p: &Pattern| (0..LEVELS).all(|l| p.own[l] & !s.own[me][l] == 0 && p.other[l] & s.own[me][l] == 0);
        let with_die = |p: &Pattern| p.dice(level) >> bit & 1 != 0;
        let covered = self.ctx.tables.patterns.of(shape).any(|p| with_die(p) && shown(p) && owned(p));
        rules::MATCH_4.holds(!covered)?;
        if shape.is_solid() {
            rules::EVO_3.holds(!self.stands_mirrored(shape, bit, level))?;
        } else {
            rules::MATCH_2.holds(!self.stands_bent(shape, bit, level))?;
        }
        Err(Illegal(rules::MATCH_1))
    }

    /// Whether a shape is there for the one whose turn it is, with the die just placed or without.
    pub(crate) fn stands(&self, shape: Shape) -> bool {
        self.ctx.tables.patterns.of(shape).any(|pattern| self.matches(self.state.seat.index(), pattern))
    }

    /// Whether the mirror image of a solid is there with the die just placed.
    fn stands_mirrored(&self, shape: Shape, bit: u8, level: usize) -> bool {
        let data = self.ctx.data();
        let both = Patterns::new(&data.board, std::iter::once((shape, data.card(shape))), true);
        both.with(bit, level).any(|pattern| self.matches(self.state.seat.index(), pattern))
    }

    /// Whether the pattern is there one level too high.
    fn floats(&self, shape: Shape, bit: u8, level: usize) -> bool {
        let (s, me) = (&self.state, self.state.seat.index());
        self.ctx.tables.patterns.of(shape).any(|pattern| {
            let holds_die = level > 0 && pattern.dice(level - 1) >> bit & 1 != 0;
            holds_die
                && pattern.dice(LEVELS - 1) == 0
                && (1..LEVELS).all(|up| {
                    let (mine, all) = (s.own[me][up], s.occupied(up));
                    pattern.own[up - 1] & !mine == 0
                        && pattern.other[up - 1] & !(all & !mine) == 0
                        && pattern.any[up - 1] & !all == 0
                })
        })
    }

    /// Whether the columns of a flat shape stand edge to edge with the die just placed, but not in one line.
    fn stands_bent(&self, shape: Shape, bit: u8, level: usize) -> bool {
        let (s, me) = (&self.state, self.state.seat.index());
        let columns = &self.ctx.data().card(shape).columns;
        let stands = |at: u8, column: &Column| {
            column.dice.len() <= s.height(at)
                && column.dice.iter().enumerate().all(|(level, owner)| match owner {
                    Owner::Own => s.own[me][level] >> at & 1 != 0,
                    Owner::Other => s.own[me][level] >> at & 1 == 0,
                    Owner::Any => true,
                })
        };
        let mut ways: Vec<Vec<u8>> = cells(s.occupied(0)).map(|cell| vec![cell.bit()]).collect();
        for (n, column) in columns.iter().enumerate() {
            ways.retain(|way| stands(way[n], column));
            if n + 1 < columns.len() {
                let longer = |way: &Vec<u8>| -> Vec<Vec<u8>> {
                    let beside = cells(around(1 << way[n]) & s.occupied(0)).map(Cell::bit);
                    let fresh = beside.filter(|next| !way.contains(next));
                    fresh.map(|next| way.iter().copied().chain([next]).collect()).collect()
                };
                ways = ways.iter().flat_map(longer).collect();
            }
        }
        let holds_die = |(&at, column): (&u8, &Column)| at == bit && level < column.dice.len();
        ways.iter().any(|way| way.iter().zip(columns).any(holds_die))
    }

    /// The ways a shape can stand with the die just placed, the least incomplete first, with what each lacks.
    pub(crate) fn lacks(&self, shape: Shape) -> Option<Vec<Lack>> {
        let s = &self.state;
        let me = s.seat.index();
        let (bit, level) = s.placed()?;
        let lacking = |pattern: &Pattern| -> Vec<Lack> {
            let mut lacks = Vec::new();
            for l in 0..LEVELS {
                let (mine, all) = (s.own[me][l], s.occupied(l));
                let own = cells(pattern.own[l] & !mine).map(|cell| (cell, Owner::Own));
                let other = cells(pattern.other[l] & !(all & !mine)).map(|cell| (cell, Owner::Other));
                let any = cells(pattern.any[l] & !all).map(|cell| (cell, Owner::Any));
                lacks.extend(own.chain(other).chain(any).map(|(cell, owner)| Lack {
                    cell,
                    level: l as u8 + 1,
                    owner,
                    is_there: all >> cell.bit() & 1 != 0,
                }));
            }
            lacks
        };
        self.ctx
            .tables
            .patterns
            .with(bit, level)
            .filter(|pattern| pattern.shape == shape)
            .map(lacking)
            .min_by_key(Vec::len)
    }

    /// Whether the Flourish card of the pair just made can be scored now.
    pub(super) fn check_flourish(&self) -> Result<(), Illegal> {
        let s = &self.state;
        rules::FLO_1.holds(self.ctx.settings.flourish)?;
        if s.step == Step::Flourish {
            return Ok(());
        }
        let (bit, level) = s.placed().ok_or(Illegal(rules::FLO_2))?;
        let value = Value::of(s.value(bit, level));
        rules::FLO_2.holds(self.pairs(s.seat, Cell::of_bit(bit), value))?;
        rules::FLO_1.holds((2..=5).contains(&value.pips()))?;
        rules::FLO_3.holds(s.flourish[s.seat.index()] >> (value.pips() - 2) & 1 == 0)?;
        rules::TURN_1.holds(false)
    }

    /// Whether the die just placed makes a pair that can still be scored.
    pub(super) fn makes_pair(&self) -> bool {
        let s = &self.state;
        s.placed().is_some_and(|(bit, level)| {
            let value = Value::new(s.value(bit, level));
            value.is_some_and(|value| self.would_pair(s.seat, Cell::of_bit(bit), value))
        })
    }

    /// Whether a die of this value on top of a space makes a pair that the seat can still score.
    pub(crate) fn would_pair(&self, seat: Seat, cell: Cell, value: Value) -> bool {
        let (s, pips) = (&self.state, value.pips());
        self.ctx.settings.flourish
            && (2..=5).contains(&pips)
            && s.flourish[seat.index()] >> (pips - 2) & 1 == 0
            && self.pairs(seat, cell, value)
    }

    /// Whether a die of this value on top of a space lies beside an own one of the same value.
    fn pairs(&self, seat: Seat, cell: Cell, value: Value) -> bool {
        let (s, me) = (&self.state, seat.index());
        cells(around(1 << cell.bit()) & s.occupied(0)).any(|beside| {
            let beside = beside.bit();
            let top = s.height(beside) - 1;
            s.own[me][top] >> beside & 1 != 0 && s.value(beside, top) == value.pips()
        })
    }
}

/// A die that a pattern shows and that does not lie there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lack {
    pub cell: Cell,
    /// From 1.
    pub level: u8,
    /// Whose die it should be.
    pub owner: Owner,
    /// Whether another's die lies there instead.
    pub is_there: bool,
}
