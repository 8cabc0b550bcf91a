//! Cells, placements and bodies: the cube grid of CORAL-GEO-1.

use std::fmt::{self, Write};

use atoll_core::write_number;
use serde::ser::{Serialize, SerializeTuple, Serializer};

/// A cell of the cube grid: x east, y north, z up from the table at 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Cell {
    /// East.
    pub x: i8,
    /// North.
    pub y: i8,
    /// Up.
    pub z: i8,
}

/// The six directions: east, west, north, south, up, down.
pub const DIRECTIONS: [Cell; 6] = [
    Cell::new(1, 0, 0),
    Cell::new(-1, 0, 0),
    Cell::new(0, 1, 0),
    Cell::new(0, -1, 0),
    Cell::new(0, 0, 1),
    Cell::new(0, 0, -1),
];

/// The four level directions: east, west, north, south.
pub const LEVEL: [Cell; 4] = [DIRECTIONS[0], DIRECTIONS[1], DIRECTIONS[2], DIRECTIONS[3]];

/// Straight up.
pub const UP: Cell = Cell::new(0, 0, 1);

/// Straight down.
pub const DOWN: Cell = Cell::new(0, 0, -1);

/// The cell of the rock.
pub const ROCK: Cell = Cell::new(0, 0, 0);

impl Cell {
    /// The cell at these coordinates.
    pub const fn new(x: i8, y: i8, z: i8) -> Cell {
        Cell { x, y, z }
    }

    /// The cell moved by another taken as a vector.
    #[must_use]
    pub const fn plus(self, by: Cell) -> Cell {
        Cell::new(self.x.wrapping_add(by.x), self.y.wrapping_add(by.y), self.z.wrapping_add(by.z))
    }

    /// The vector from `from` to this cell.
    #[must_use]
    pub const fn minus(self, from: Cell) -> Cell {
        Cell::new(self.x.wrapping_sub(from.x), self.y.wrapping_sub(from.y), self.z.wrapping_sub(from.z))
    }

    /// Whether the two cells share a face (CORAL-GEO-2).
    pub const fn touches(self, other: Cell) -> bool {
        let d = self.minus(other);
        d.x.unsigned_abs() as u16 + d.y.unsigned_abs() as u16 + d.z.unsigned_abs() as u16 == 1
    }

    /// The bottom cell of this cell's column.
    pub const fn column(self) -> Cell {
        Cell::new(self.x, self.y, 0)
    }

    const fn key(self) -> u32 {
        (self.x as u8 as u32) << 16 | (self.y as u8 as u32) << 8 | self.z as u8 as u32
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_number(f, self.x.into())?;
        f.write_char(',')?;
        write_number(f, self.y.into())?;
        f.write_char(',')?;
        write_number(f, self.z.into())
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut tuple = s.serialize_tuple(3)?;
        for n in [self.x, self.y, self.z] {
            tuple.serialize_element(&n)?;
        }
        tuple.end()
    }
}

/// Where a piece lies: its three cells in order, always an L.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
#[serde(transparent)]
pub struct Placement([Cell; 3]);

impl Placement {
    /// The L on these cells in any order; `None` if they are none.
    pub fn new(mut cells: [Cell; 3]) -> Option<Placement> {
        cells.sort_unstable();
        let wide = |n: i8, m: i8| i16::from(n) - i16::from(m);
        let span = |of: fn(&Cell) -> i8| {
            let (low, high) = (cells.iter().map(of).min()?, cells.iter().map(of).max()?);
            Some(wide(high, low))
        };
        let mut spans = [span(|c| c.x)?, span(|c| c.y)?, span(|c| c.z)?];
        spans.sort_unstable();
        let distinct = cells[0] != cells[1] && cells[1] != cells[2];
        (distinct && spans == [0, 1, 1]).then_some(Placement(cells))
    }

    /// The L with this corner and these arms, which must be at right angles.
    pub const fn with_arms(corner: Cell, a: Cell, b: Cell) -> Placement {
        let cells = [corner, corner.plus(a), corner.plus(b)];
        Placement(sorted(cells))
    }

    /// The three cells in order.
    pub const fn cells(self) -> [Cell; 3] {
        self.0
    }

    /// The cube that joins the two arms.
    pub fn corner(self) -> Cell {
        let [a, b, c] = self.0;
        match (a.touches(b), a.touches(c)) {
            (true, true) => a,
            (true, false) => b,
            _ => c,
        }
    }

    /// The number of the orientation, 0 to 11: which pair of arms the corner has.
    pub fn orientation(self) -> u8 {
        let corner = self.corner();
        let arms = self.0.map(|cell| cell.minus(corner));
        let found = ORIENTATIONS.iter().position(|&(a, b)| arms.contains(&a) && arms.contains(&b));
        found.expect("an L has one of the twelve pairs of arms") as u8
    }

    /// Whether the piece fills this cell.
    pub fn has(self, cell: Cell) -> bool {
        self.0.contains(&cell)
    }

    /// The placement moved by a vector.
    #[must_use]
    pub const fn plus(self, by: Cell) -> Placement {
        Placement([self.0[0].plus(by), self.0[1].plus(by), self.0[2].plus(by)])
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c] = self.0;
        write!(f, "{a} {b} {c}")
    }
}

const fn before(a: Cell, b: Cell) -> bool {
    a.x < b.x || a.x == b.x && (a.y < b.y || a.y == b.y && a.z < b.z)
}

const fn sorted(cells: [Cell; 3]) -> [Cell; 3] {
    let [mut a, mut b, mut c] = cells;
    if before(b, a) {
        (a, b) = (b, a);
    }
    if before(c, b) {
        (b, c) = (c, b);
    }
    if before(b, a) {
        (a, b) = (b, a);
    }
    [a, b, c]
}

/// The arms of the twelve orientations, in the order of their numbers.
pub const ORIENTATIONS: [(Cell, Cell); 12] = orientations();

const fn orientations() -> [(Cell, Cell); 12] {
    let mut out = [(ROCK, ROCK); 12];
    let (mut n, mut i) = (0, 0);
    while i < 6 {
        let mut j = i + 1;
        while j < 6 {
            // The directions come in opposite pairs: 0 1, 2 3, 4 5.
            if i / 2 != j / 2 {
                out[n] = (DIRECTIONS[i], DIRECTIONS[j]);
                n += 1;
            }
            j += 1;
        }
        i += 1;
    }
    out
}

/// A body of the reef: the rock, one cell, or a piece, three.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Body {
    /// A free cube without a species.
    Rock(Cell),
    /// A piece.
    Piece(Placement),
}

impl Body {
    /// The cells the body fills.
    pub fn cells(&self) -> &[Cell] {
        match self {
            Body::Rock(cell) => std::slice::from_ref(cell),
            Body::Piece(placement) => &placement.0,
        }
    }

    /// Whether this is the rock.
    pub const fn is_rock(&self) -> bool {
        matches!(self, Body::Rock(_))
    }
}

/// A small map from cells to numbers below 255, without deletion and without allocation.
///
/// A slot holds the cell's key in its upper 24 bits and the number plus one below; 0 is an empty slot.
#[derive(Clone, Debug)]
pub struct CellMap<const N: usize> {
    slots: [u32; N],
}

impl<const N: usize> Default for CellMap<N> {
    fn default() -> Self {
        CellMap { slots: [0; N] }
    }
}

impl<const N: usize> CellMap<N> {
    const MASK: u32 = N as u32 - 1;

    fn start(key: u32) -> u32 {
        (key.wrapping_mul(0x9e37_79b1) >> 16) & Self::MASK
    }

    /// The number at `cell`.
    pub fn get(&self, cell: Cell) -> Option<usize> {
        let key = cell.key();
        let mut at = Self::start(key);
        loop {
            let slot = self.slots[at as usize];
            if slot == 0 {
                return None;
            }
            if slot >> 8 == key {
                return Some((slot & 255) as usize - 1);
            }
            at = (at + 1) & Self::MASK;
        }
    }

    /// Whether there is a number at `cell`.
    pub fn has(&self, cell: Cell) -> bool {
        self.get(cell).is_some()
    }

    /// Sets the number at `cell`. The map must never be more than half full.
    pub fn set(&mut self, cell: Cell, number: usize) {
        let key = cell.key();
        let mut at = Self::start(key);
        while self.slots[at as usize] != 0 && self.slots[at as usize] >> 8 != key {
            at = (at + 1) & Self::MASK;
        }
        self.slots[at as usize] = key << 8 | (number as u32 + 1);
    }

    /// Empties the map.
    pub fn clear(&mut self) {
        self.slots = [0; N];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_twelve_orientations_and_each_knows_its_number() {
        for (n, &(a, b)) in ORIENTATIONS.iter().enumerate() {
            let at = Cell::new(3, -4, 5);
            let placement = Placement::with_arms(at, a, b);
            assert_eq!(placement.orientation() as usize, n);
            assert_eq!(placement.corner(), at);
            assert_eq!(Placement::new(placement.cells()), Some(placement));
        }
    }

    #[test]
    fn only_an_l_is_a_placement() {
        let cell = Cell::new;
        assert_eq!(Placement::new([cell(0, 0, 0), cell(1, 0, 0), cell(2, 0, 0)]), None);
        assert_eq!(Placement::new([cell(0, 0, 0), cell(1, 0, 0), cell(1, 0, 0)]), None);
        assert_eq!(Placement::new([cell(-128, 0, 0), cell(127, 0, 0), cell(127, 1, 0)]), None);
        assert!(Placement::new([cell(0, 1, 0), cell(0, 0, 0), cell(0, 0, 1)]).is_some());
    }

    #[test]
    fn the_map_finds_what_was_set() {
        let mut map = CellMap::<256>::default();
        for n in 0..100i8 {
            map.set(Cell::new(n, -n, n / 2), n as usize);
        }
        for n in 0..100i8 {
            assert_eq!(map.get(Cell::new(n, -n, n / 2)), Some(n as usize));
            assert!(!map.has(Cell::new(n, n + 1, 0)));
        }
    }
}
