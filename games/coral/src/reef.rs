//! The reef: bodies on the grid, what is on top of each column, what can be seen.

use std::cell::RefCell;
use std::hash::{Hash, Hasher};

use crate::components::Species;
use crate::geometry::{Body, Cell, CellMap, DIRECTIONS, LEVEL, Placement, ROCK};

thread_local! {
    /// Scratch for [`Reef::has_way`], so that looking for a way allocates nothing.
    static SEARCH: RefCell<(Vec<bool>, Vec<Cell>)> = const { RefCell::new((Vec::new(), Vec::new())) };
}

/// The rock and all 24 pieces.
pub(crate) const BODIES: usize = 25;

/// The rock and the pieces in the order they were placed.
#[derive(Clone, Debug)]
pub struct Reef {
    len: u8,
    bodies: [Body; BODIES],
    /// The species of each body; that of the rock means nothing.
    species: [Species; BODIES],
    /// Which body fills a cell.
    grid: CellMap<256>,
    /// Which body is on top of a column.
    tops: CellMap<256>,
}

impl PartialEq for Reef {
    fn eq(&self, other: &Self) -> bool {
        self.bodies() == other.bodies() && self.species[..self.len()] == other.species[..other.len()]
    }
}

impl Eq for Reef {}

impl Hash for Reef {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.len.hash(state);
        for (placement, species) in self.pieces() {
            (placement, species).hash(state);
        }
    }
}

impl Default for Reef {
    fn default() -> Self {
        Self::new()
    }
}

impl Reef {
    /// The rock alone.
    pub fn new() -> Reef {
        let mut reef = Reef {
            len: 0,
            bodies: [Body::Rock(ROCK); BODIES],
            species: [Species::RED; BODIES],
            grid: CellMap::default(),
            tops: CellMap::default(),
        };
        reef.enter(Body::Rock(ROCK), Species::RED);
        reef
    }

    /// How many bodies there are, the rock included.
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether only the rock is there.
    pub fn is_empty(&self) -> bool {
        self.len <= 1
    }

    /// All bodies, the rock first.
    pub fn bodies(&self) -> &[Body] {
        &self.bodies[..self.len()]
    }

    /// The pieces with their species, the oldest first.
    pub fn pieces(&self) -> impl Iterator<Item = (Placement, Species)> + '_ {
        self.bodies().iter().zip(&self.species).filter_map(|(body, &species)| match body {
            Body::Piece(placement) => Some((*placement, species)),
            Body::Rock(_) => None,
        })
    }

    /// Adds a piece; the box has no more than 24.
    pub fn push(&mut self, placement: Placement, species: Species) {
        self.enter(Body::Piece(placement), species);
    }

    fn enter(&mut self, body: Body, species: Species) {
        let n = self.len();
        self.bodies[n] = body;
        self.species[n] = species;
        self.len += 1;
        for &cell in body.cells() {
            self.grid.set(cell, n);
            if self.top(cell).is_none_or(|top| top.z <= cell.z) {
                self.tops.set(cell.column(), n);
            }
        }
    }

    /// Takes bodies out; the order of the others stays.
    pub fn remove(&mut self, gone: impl Fn(usize) -> bool) {
        let old = self.clone();
        self.len = 0;
        self.grid.clear();
        self.tops.clear();
        for n in (0..old.len()).filter(|&n| !gone(n)) {
            self.enter(old.bodies[n], old.species[n]);
        }
    }

    /// Which body fills a cell.
    pub fn body_at(&self, cell: Cell) -> Option<usize> {
        self.grid.get(cell)
    }

    /// Whether a cell is filled.
    pub fn has(&self, cell: Cell) -> bool {
        self.grid.has(cell)
    }

    /// The species of a body; the rock has none.
    pub fn species(&self, body: usize) -> Option<Species> {
        (!self.bodies[body].is_rock()).then_some(self.species[body])
    }

    /// The species of the cube in a cell; `None` for an empty cell and for the rock.
    pub fn species_at(&self, cell: Cell) -> Option<Species> {
        self.species(self.body_at(cell)?)
    }

    /// The highest cube of the column of a cell.
    pub fn top(&self, cell: Cell) -> Option<Cell> {
        let body = self.tops.get(cell.column())?;
        let inside = self.bodies[body].cells().iter().filter(|c| c.x == cell.x && c.y == cell.y);
        inside.max_by_key(|c| c.z).copied()
    }

    /// All cubes with the species of their bodies.
    pub fn cubes(&self) -> impl Iterator<Item = (Cell, Option<Species>)> + '_ {
        (0..self.len()).flat_map(move |n| self.bodies[n].cells().iter().map(move |&cell| (cell, self.species(n))))
    }

    /// The cubes that receive sunlight, with their species.
    pub fn sunlit(&self) -> impl Iterator<Item = (Cell, Option<Species>)> + '_ {
        self.cubes().filter(|&(cell, _)| self.top(cell) == Some(cell))
    }

    /// Whether all five free faces of the rock are covered.
    pub fn rock_is_covered(&self) -> bool {
        DIRECTIONS[..5].iter().all(|&side| self.has(ROCK.plus(side)))
    }

    /// The lowest and the highest corner of the box around the reef.
    pub fn bounds(&self) -> (Cell, Cell) {
        let (mut low, mut high) = (ROCK, ROCK);
        for body in self.bodies() {
            for cell in body.cells() {
                low = Cell::new(low.x.min(cell.x), low.y.min(cell.y), 0);
                high = Cell::new(high.x.max(cell.x), high.y.max(cell.y), high.z.max(cell.z));
            }
        }
        (low, high)
    }

    /// Whether a cube shows a face from above or from one of the four sides.
    pub fn is_visible(&self, cell: Cell) -> bool {
        self.top(cell) == Some(cell) || {
            let (low, high) = self.bounds();
            LEVEL.iter().any(|&side| self.is_outermost(cell, side, low, high))
        }
    }

    /// Whether no cube lies beyond this one in a level direction.
    pub fn is_outermost(&self, cell: Cell, side: Cell, low: Cell, high: Cell) -> bool {
        let mut beyond = cell.plus(side);
        while (low.x..=high.x).contains(&beyond.x) && (low.y..=high.y).contains(&beyond.y) {
            if self.has(beyond) {
                return false;
            }
            beyond = beyond.plus(side);
        }
        true
    }

    /// Whether a piece can get to its place by moving along the axes (CORAL-GEO-7).
    ///
    /// `barred` tells the cells of pawns that may not be touched.
    pub fn can_reach(&self, placement: Placement, barred: impl Fn(Cell) -> bool) -> bool {
        self.has_way(placement.cells(), barred)
    }

    /// Whether a pawn can get into a cell by moving along the axes (CORAL-GEO-8).
    pub fn can_enter(&self, cell: Cell, barred: impl Fn(Cell) -> bool) -> bool {
        self.has_way([cell], barred)
    }

    fn has_way<const N: usize>(&self, place: [Cell; N], barred: impl Fn(Cell) -> bool) -> bool {
        // Nothing above it: then no pawn is above it either, for pawns stand on cubes.
        if place.iter().all(|&cell| self.top(cell).is_none_or(|top| top.z < cell.z)) {
            return true;
        }
        let (low, high) = self.bounds();
        let blocked = |cell: Cell| cell.z < 0 || self.has(cell) || barred(cell);
        // `at` is how far the thing has been moved from its place.
        let outside = |at: Cell| {
            let all = |test: &dyn Fn(Cell) -> bool| place.iter().all(|cell| test(cell.plus(at)));
            all(&|c| c.z > high.z)
                || all(&|c| c.x < low.x)
                || all(&|c| c.x > high.x)
                || all(&|c| c.y < low.y)
                || all(&|c| c.y > high.y)
        };
        let step = |at: Cell, by: Cell| {
            let next = at.plus(by);
            (!place.iter().any(|cell| blocked(cell.plus(next)))).then_some(next)
        };
        // Mostly a straight line will do.
        for direction in LEVEL {
            let mut at = Cell::default();
            loop {
                if outside(at) {
                    return true;
                }
                match step(at, direction) {
                    Some(next) => at = next,
                    None => break,
                }
            }
        }
        // Otherwise look for any way: breadth first, one place for each position of the first cell.
        let wide = |n: i8, low: i8| (i32::from(n) - i32::from(low) + 3) as usize;
        let (nx, ny) = (wide(high.x, low.x) + 4, wide(high.y, low.y) + 4);
        let nz = wide(high.z, 0) + 4;
        let index = |at: Cell| {
            let cell = place[0].plus(at);
            (wide(cell.z, 0) * ny + wide(cell.y, low.y)) * nx + wide(cell.x, low.x)
        };
        SEARCH.with_borrow_mut(|(seen, queue)| {
            seen.clear();
            seen.resize(nx * ny * nz, false);
            queue.clear();
            queue.push(Cell::default());
            seen[index(Cell::default())] = true;
            let mut done = 0;
            while let Some(&at) = queue.get(done) {
                done += 1;
                for direction in DIRECTIONS {
                    if let Some(next) = step(at, direction) {
                        if outside(next) {
                            return true;
                        }
                        let n = index(next);
                        if !std::mem::replace(&mut seen[n], true) {
                            queue.push(next);
                        }
                    }
                }
            }
            false
        })
    }
}
