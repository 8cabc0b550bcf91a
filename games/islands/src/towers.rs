//! The dice on the islands.

use crate::components::{ISLANDS, Island, TERRAINS, Terrain, islands_of};

/// A die as it lies: its colour and the value on top.
///
/// ```text
/// bit 0-2: value, 1 to 6
/// bit 3-5: colour
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Die(u8);

impl Die {
    /// A die of this colour showing this value.
    pub const fn new(colour: Terrain, value: u8) -> Die {
        Die((colour.index() as u8) << 3 | value)
    }

    /// The die of the bits that towers hold.
    pub(crate) const fn of_bits(bits: u8) -> Die {
        Die(bits)
    }

    /// The value on top.
    pub const fn value(self) -> u8 {
        self.0 & 7
    }

    /// The colour.
    pub fn colour(self) -> Terrain {
        Terrain::new(self.0 >> 3).expect("a die has one of six colours")
    }

    /// The number of the colour.
    pub(crate) const fn colour_index(self) -> usize {
        (self.0 >> 3) as usize
    }
}

/// The towers: dice of one colour and value are not told apart, so equal towers are equal values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Towers {
    /// All dice, island by island, each tower from the bottom up; zero behind the last.
    dice: [u8; ISLANDS],
    /// Where each island's tower starts in `dice`; it ends where the next starts.
    start: [u8; ISLANDS + 1],
    /// Islands by the value of their top die; `[0]` are the empty ones.
    pub value: [u64; 7],
    /// Islands by the colour of their top die.
    pub colour: [u64; TERRAINS],
    /// Islands by the colour of the die right below the top.
    pub under: [u64; TERRAINS],
}

impl Towers {
    /// The given towers, from the bottom up, on islands in order.
    pub fn new<'a>(towers: impl Iterator<Item = (Island, &'a [Die])>) -> Towers {
        let empty = [0; ISLANDS];
        let mut made =
            Towers { dice: empty, start: [0; ISLANDS + 1], value: [0; 7], colour: [0; TERRAINS], under: [0; TERRAINS] };
        let mut board = 0;
        let mut count = 0;
        for (island, tower) in towers {
            made.start[island.index()..].fill(count);
            for die in tower {
                made.dice[usize::from(count)] = die.0;
                count += 1;
            }
            made.start[island.index() + 1..].fill(count);
            board |= island.bit();
        }
        for island in islands_of(board) {
            made.look(island);
        }
        made
    }

    /// The dice on an island, from the bottom up.
    pub fn tower(&self, island: Island) -> impl DoubleEndedIterator<Item = Die> + ExactSizeIterator + '_ {
        self.slice(island).iter().map(|&die| Die(die))
    }

    /// How many dice lie on an island.
    pub fn height(&self, island: Island) -> u8 {
        self.start[island.index() + 1] - self.start[island.index()]
    }

    /// The die under the `depth` top dice of an island.
    pub fn die(&self, island: Island, depth: u8) -> Option<Die> {
        self.slice(island).iter().nth_back(usize::from(depth)).map(|&die| Die(die))
    }

    /// Whether there is an island at all.
    pub fn occupied(&self) -> u64 {
        self.value[1..].iter().fold(0, |all, islands| all | islands)
    }

    /// Sets the value of the die under the `depth` top dice.
    pub fn turn_to(&mut self, island: Island, depth: u8, value: u8) {
        let at = self.place(island, depth);
        self.dice[at] = self.dice[at] & !7 | value;
        self.look(island);
    }

    /// Moves the die under the `depth` top dice, and the `count - 1` below it, onto another island.
    pub fn carry(&mut self, from: Island, depth: u8, count: u8, to: Island) {
        let n = usize::from(count);
        let top = self.place(from, depth);
        let bottom = top + 1 - n;
        // Gathered at the end of one tower, then slid along to the end of the other.
        let end = usize::from(self.start[from.index() + 1]);
        self.dice[bottom..end].rotate_left(n);
        if from.index() < to.index() {
            let target = usize::from(self.start[to.index() + 1]);
            self.dice[end - n..target].rotate_left(n);
            for start in &mut self.start[from.index() + 1..=to.index()] {
                *start -= count;
            }
        } else if from.index() > to.index() {
            let target = usize::from(self.start[to.index() + 1]);
            self.dice[target..end].rotate_right(n);
            for start in &mut self.start[to.index() + 1..=from.index()] {
                *start += count;
            }
        }
        self.look(from);
        self.look(to);
    }

    /// The dice on an island, from the bottom up, as bits.
    pub fn slice(&self, island: Island) -> &[u8] {
        let n = island.index();
        &self.dice[usize::from(self.start[n])..usize::from(self.start[n + 1])]
    }

    fn place(&self, island: Island, depth: u8) -> usize {
        usize::from(self.start[island.index() + 1] - 1 - depth)
    }

    /// Brings the bitboards up to date for one island.
    fn look(&mut self, island: Island) {
        let bit = island.bit();
        let all = self.value.iter_mut().chain(&mut self.colour).chain(&mut self.under);
        all.for_each(|islands| *islands &= !bit);
        let top = self.die(island, 0);
        self.value[top.map_or(0, |die| usize::from(die.value()))] |= bit;
        if let Some(die) = top {
            self.colour[die.colour_index()] |= bit;
        }
        if let Some(die) = self.die(island, 1) {
            self.under[die.colour_index()] |= bit;
        }
    }
}
