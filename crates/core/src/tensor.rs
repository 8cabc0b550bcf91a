//! What a seat may know as an array of whole numbers, for programs that learn.

use crate::code::Code;
use crate::game::Game;
use crate::seat::Seat;

/// A game whose views can be written as arrays of one length, and whose actions have few indices.
///
/// An array is made of what the view of its seat is made of and of nothing else: equal views of a seat give equal
/// arrays, and what the view shows the array can tell apart. Seats are counted from the one that looks: 0 is that
/// seat, 1 the next in turn order.
pub trait Tensor: Game {
    /// How many action indices there are; as many as codes, unless a game has too many of those.
    const ACTIONS: u32 = Self::Action::COUNT;

    /// The parts of the array in their order; the same for all positions of a match.
    fn planes(&self) -> Vec<Plane>;

    /// Writes all planes, one after the other.
    fn tensor(&self, seat: Seat, pen: &mut Pen<'_>);

    /// The index of an action that is legal here; two legal actions never share one.
    fn index(&self, action: Self::Action) -> u32 {
        action.code()
    }

    /// The action with this index here, legal or not.
    fn indexed(&self, index: u32) -> Option<Self::Action> {
        Self::Action::from_code(index)
    }
}

/// A part of a tensor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plane {
    /// What it is called.
    pub name: &'static str,
    /// How many numbers it has along each side.
    pub shape: Vec<usize>,
    /// What the numbers mean, in English.
    pub about: &'static str,
}

impl Plane {
    /// A plane.
    pub fn new(name: &'static str, shape: &[usize], about: &'static str) -> Plane {
        Plane { name, shape: shape.to_vec(), about }
    }

    /// How many numbers it has.
    pub fn size(&self) -> usize {
        self.shape.iter().product()
    }
}

/// Writes the numbers of a tensor from the first to the last.
#[derive(Debug)]
pub struct Pen<'a> {
    out: &'a mut [i16],
    at: usize,
}

impl<'a> Pen<'a> {
    /// A pen on an array, which is wiped.
    pub fn new(out: &'a mut [i16]) -> Self {
        out.fill(0);
        Pen { out, at: 0 }
    }

    /// Writes one number.
    pub fn put(&mut self, number: impl Into<i16>) {
        if let Some(slot) = self.out.get_mut(self.at) {
            *slot = number.into();
        }
        self.at += 1;
    }

    /// Writes a count, which is never so great that it does not fit.
    pub fn count(&mut self, number: impl TryInto<i16>) {
        self.put(number.try_into().unwrap_or(i16::MAX));
    }

    /// Writes several numbers.
    pub fn all<T: Into<i16>>(&mut self, numbers: impl IntoIterator<Item = T>) {
        numbers.into_iter().for_each(|number| self.put(number));
    }

    /// Writes a 1 in one of `size` places, or nowhere.
    pub fn one_of(&mut self, size: usize, which: Option<usize>) {
        self.sparse(size, which.map(|n| (n, 1)));
    }

    /// Writes numbers in some of `size` places and 0 in the others.
    pub fn sparse(&mut self, size: usize, numbers: impl IntoIterator<Item = (usize, i16)>) {
        let end = (self.at + size).min(self.out.len());
        let start = self.at.min(end);
        for (n, number) in numbers {
            if let Some(slot) = self.out[start..end].get_mut(n) {
                *slot = number;
            }
        }
        self.at += size;
    }

    /// Writes bits of a set as 0 and 1, the lowest first.
    pub fn bits(&mut self, size: usize, set: u64) {
        let mut rest = set;
        self.sparse(
            size,
            std::iter::from_fn(|| {
                (rest != 0).then(|| {
                    let bit = rest.trailing_zeros() as usize;
                    rest &= rest - 1;
                    (bit, 1)
                })
            }),
        );
    }

    /// The next `size` numbers, to be written in any order; fewer at the end of the array.
    pub fn block(&mut self, size: usize) -> &mut [i16] {
        let start = self.at.min(self.out.len());
        self.at += size;
        let end = self.at.min(self.out.len());
        &mut self.out[start..end]
    }

    /// How many numbers have been written.
    pub fn written(&self) -> usize {
        self.at
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pen_writes_one_after_the_other_and_never_beyond_the_end() {
        let mut out = [9i16; 8];
        let mut pen = Pen::new(&mut out);
        pen.put(3u8);
        pen.one_of(3, Some(1));
        pen.bits(3, 0b101);
        pen.count(40_000u32);
        assert_eq!(pen.written(), 8);
        pen.put(1u8);
        pen.one_of(2, Some(0));
        assert_eq!(pen.written(), 11);
        assert_eq!(pen.block(4), &mut [0i16; 0]);
        assert_eq!(out, [3, 0, 1, 0, 1, 0, 1, i16::MAX]);
        assert_eq!(Plane::new("dice", &[2, 3], "").size(), 6);
    }
}
