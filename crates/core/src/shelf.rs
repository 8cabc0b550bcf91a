//! A list that grows at its end, and whose copies share what is old.

use std::ops::{Index, Range};
use std::sync::Arc;

/// How many items are put away together.
const BOX: usize = 128;

/// A list that grows at its end. A copy of it costs what is new, however long it is.
#[derive(Clone, Debug)]
pub(crate) struct Shelf<T> {
    /// Full boxes of [`BOX`] items each, which nobody changes any more.
    boxes: Vec<Arc<[T]>>,
    /// What came after them.
    new: Vec<T>,
}

impl<T> Default for Shelf<T> {
    fn default() -> Self {
        Shelf { boxes: Vec::new(), new: Vec::new() }
    }
}

impl<T> Shelf<T> {
    pub fn len(&self) -> usize {
        self.boxes.len() * BOX + self.new.len()
    }

    pub fn push(&mut self, item: T) {
        self.new.push(item);
        if self.new.len() == BOX {
            self.boxes.push(std::mem::take(&mut self.new).into());
        }
    }

    pub fn get(&self, n: usize) -> Option<&T> {
        match self.boxes.get(n / BOX) {
            Some(full) => full.get(n % BOX),
            None => self.new.get(n.checked_sub(self.boxes.len() * BOX)?),
        }
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator {
        self.range(0..self.len())
    }

    /// The items of these places, which there must be.
    pub fn range(&self, places: Range<usize>) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator {
        places.map(|n| &self[n])
    }
}

impl<T: Clone> Shelf<T> {
    /// The first `n` items, of which there must be as many.
    pub fn first(&self, n: usize) -> Self {
        let boxes = self.boxes[..n / BOX].to_vec();
        let new = self.range(n / BOX * BOX..n).cloned().collect();
        Shelf { boxes, new }
    }
}

impl<T> Index<usize> for Shelf<T> {
    type Output = T;
    fn index(&self, n: usize) -> &T {
        self.get(n).expect("there are as many items")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shelf_is_a_list() {
        let mut shelf = Shelf::default();
        let all: Vec<usize> = (0..3 * BOX + 5).collect();
        for &n in &all {
            assert_eq!(shelf.len(), n);
            assert_eq!(shelf.get(n), None);
            shelf.push(n);
            assert_eq!(shelf[n], n);
        }
        assert!(shelf.iter().eq(&all));
        assert!(shelf.iter().rev().eq(all.iter().rev()));
        assert!(shelf.range(100..300).eq(&all[100..300]));
        for n in [0, 1, BOX - 1, BOX, BOX + 1, 2 * BOX, all.len()] {
            let mut first = shelf.first(n);
            assert!(first.iter().eq(&all[..n]), "{n}");
            // What a copy is given is its own.
            first.push(7000);
            assert_eq!((first.len(), first[n]), (n + 1, 7000));
            assert!(shelf.iter().eq(&all));
        }
    }
}
