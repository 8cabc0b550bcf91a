//! All ways a shape can stand on the board, found once per setup.

use crate::components::{Board, Card, Cell, Column, LEVELS, Owner, Shape};
use crate::position::cells;

/// One way a shape can stand on the board, as masks by level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pattern {
    pub shape: Shape,
    /// Where the claimant's dice lie.
    pub own: [u64; LEVELS],
    /// Where others' dice lie.
    pub other: [u64; LEVELS],
    /// Where anybody's dice lie.
    pub any: [u64; LEVELS],
    /// Where nothing may lie if heights are exact.
    pub above: [u64; LEVELS],
}

impl Pattern {
    /// The whole pattern on one level.
    pub(crate) fn dice(&self, level: usize) -> u64 {
        self.own[level] | self.other[level] | self.any[level]
    }

    /// Whether it is there, given the claimant's dice and all dice by level.
    #[inline]
    pub(crate) fn is_there(&self, own: &[u64; LEVELS], all: &[u64; LEVELS], exact: bool) -> bool {
        // Most patterns fail on the ground already.
        let mut lacks = self.own[0] & !own[0] | self.other[0] & !(all[0] & !own[0]);
        if lacks != 0 {
            return false;
        }
        for level in 0..LEVELS {
            lacks |= self.own[level] & !own[level];
            lacks |= self.other[level] & !(all[level] & !own[level]);
            lacks |= self.any[level] & !all[level];
            if exact {
                lacks |= self.above[level] & all[level];
            }
        }
        lacks == 0
    }
}

/// The patterns of all shapes that can come into play, by the space and level of the placed die.
#[derive(Debug)]
pub(crate) struct Patterns {
    all: Vec<Pattern>,
    /// Indices into `all`, grouped by space and level.
    by_die: Vec<u16>,
    /// Where each group starts; one more at the end.
    starts: Vec<u32>,
}

impl Patterns {
    pub(crate) fn new<'a>(board: &Board, cards: impl Iterator<Item = (Shape, &'a Card)>, mirror: bool) -> Self {
        let mut all: Vec<Pattern> = Vec::new();
        for (shape, card) in cards {
            let first = all.len();
            for columns in poses(&card.columns, mirror && shape.is_solid()) {
                for cell in cells(board.spaces) {
                    if let Some(pattern) = standing(board, shape, &columns, cell)
                        && !all[first..].contains(&pattern)
                    {
                        all.push(pattern);
                    }
                }
            }
        }
        let mut groups = vec![Vec::new(); 64 * LEVELS];
        for (n, pattern) in all.iter().enumerate() {
            let n = u16::try_from(n).expect("a board holds far fewer than 65,536 patterns");
            for level in 0..LEVELS {
                for cell in cells(pattern.own[level] | pattern.any[level]) {
                    groups[usize::from(cell.bit()) * LEVELS + level].push(n);
                }
            }
        }
        let mut starts = vec![0];
        starts.extend(groups.iter().scan(0, |end, group: &Vec<u16>| {
            *end += group.len() as u32;
            Some(*end)
        }));
        Patterns { all, by_die: groups.concat(), starts }
    }

    /// The patterns that a die of the claimant on this space and level can be part of.
    pub(crate) fn with(&self, bit: u8, level: usize) -> impl Iterator<Item = &Pattern> {
        let group = usize::from(bit) * LEVELS + level;
        let range = self.starts[group] as usize..self.starts[group + 1] as usize;
        self.by_die[range].iter().map(|&n| &self.all[usize::from(n)])
    }

    /// All patterns.
    pub(crate) fn all(&self) -> &[Pattern] {
        &self.all
    }

    /// All patterns of one shape.
    pub(crate) fn of(&self, shape: Shape) -> impl Iterator<Item = &Pattern> {
        self.all.iter().filter(move |pattern| pattern.shape == shape)
    }
}

/// The four rotations of a pattern, and of its mirror image if that counts.
///
/// For a flat pattern the rotations are the four sides it can be seen from,
/// and looking from the other side is what mirrors it.
fn poses(columns: &[Column], mirror: bool) -> Vec<Vec<Column>> {
    let mut poses = Vec::new();
    let mut pose = columns.to_vec();
    for _ in 0..4 {
        poses.push(pose.clone());
        if mirror {
            poses.push(pose.iter().map(|c| Column { dx: -c.dx, dy: c.dy, dice: c.dice.clone() }).collect());
        }
        for column in &mut pose {
            (column.dx, column.dy) = (-column.dy, column.dx);
        }
    }
    poses
}

/// The pattern with its first column on a space, if all its columns are on the board.
fn standing(board: &Board, shape: Shape, columns: &[Column], first: Cell) -> Option<Pattern> {
    let empty = [0; LEVELS];
    let mut pattern = Pattern { shape, own: empty, other: empty, any: empty, above: empty };
    let (x, y) = board.xy(first);
    let (x, y) = (x - columns.first()?.dx, y - columns.first()?.dy);
    for column in columns {
        let cell = board.cell(x + column.dx, y + column.dy).filter(|&cell| board.has(cell))?;
        let bit = 1u64 << cell.bit();
        for (level, owner) in column.dice.iter().enumerate() {
            match owner {
                Owner::Own => pattern.own[level] |= bit,
                Owner::Other => pattern.other[level] |= bit,
                Owner::Any => pattern.any[level] |= bit,
            }
        }
        if column.dice.len() < LEVELS {
            pattern.above[column.dice.len()] |= bit;
        }
    }
    Some(pattern)
}
