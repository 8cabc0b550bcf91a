//! Pieces that live: the same id from arrival to departure.
//!
//! A position knows no history, so a stage tells what lies where and no more.
//! A [`Cast`] watches the stages that one observer sees, event by event, and
//! gives each piece an id that lasts while it exists. It is made of what the
//! observer sees alone, so an id tells nothing else; the same log gives the
//! same ids on every machine.

use std::collections::BTreeMap;

use crate::seat::Seat;
use crate::stage::{Piece, Spot, Stage};

/// A piece that goes from one spot to another during an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Travel {
    /// Where it lay.
    pub from: Spot,
    /// Where it lies then.
    pub to: Spot,
}

/// The pieces that one observer has seen arrive, by lasting ids.
#[derive(Clone, Debug, Default)]
pub struct Cast {
    stage: Stage,
    next: u32,
}

/// What tells pieces apart when nobody said where they went, the strictest first.
type Likeness = fn(&Piece) -> (&'static str, &str, Option<Seat>, Option<Spot>, Option<u16>);

const LIKENESSES: [Likeness; 6] = [
    |piece| (piece.kind, &piece.style, piece.owner, Some(piece.spot), Some(piece.face)),
    |piece| (piece.kind, &piece.style, piece.owner, Some(piece.spot), None),
    |piece| (piece.kind, "", piece.owner, Some(piece.spot), None),
    |piece| (piece.kind, &piece.style, piece.owner, None, Some(piece.face)),
    |piece| (piece.kind, &piece.style, piece.owner, None, None),
    |piece| (piece.kind, &piece.style, None, None, None),
];

impl Cast {
    /// The pieces of an opening.
    pub fn new(opening: Stage) -> Self {
        let mut cast = Cast::default();
        cast.advance(opening, &[]);
        cast
    }

    /// The pieces as they lie now, with their lasting ids.
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// Takes over the stage after an event; `travels` tells which pieces moved, as far as the observer may know.
    ///
    /// A piece is taken to be an earlier one if it travelled from there, or
    /// else if it is the most alike: same place and face, same place, same
    /// look. What is like no earlier piece has just arrived.
    pub fn advance(&mut self, mut stage: Stage, travels: &[Travel]) {
        let before = std::mem::take(&mut self.stage.pieces);
        let mut was_taken = vec![false; before.len()];
        let mut ids: Vec<Option<u32>> = vec![None; stage.pieces.len()];
        for travel in travels {
            let left = |n: &usize| !was_taken[*n] && before[*n].spot == travel.from;
            let arrived = |n: &usize| ids[*n].is_none() && stage.pieces[*n].spot == travel.to;
            let pair = (0..stage.pieces.len()).filter(arrived).find_map(|new| {
                let old = (0..before.len()).filter(left).find(|&old| before[old].kind == stage.pieces[new].kind)?;
                Some((old, new))
            });
            if let Some((old, new)) = pair {
                was_taken[old] = true;
                ids[new] = Some(before[old].id);
            }
        }
        for likeness in LIKENESSES {
            if ids.iter().all(Option::is_some) {
                break;
            }
            let mut free: BTreeMap<_, Vec<usize>> = BTreeMap::new();
            for old in (0..before.len()).rev().filter(|&old| !was_taken[old]) {
                free.entry(Key::of(likeness(&before[old]))).or_default().push(old);
            }
            for (piece, id) in stage.pieces.iter().zip(&mut ids).filter(|(_, id)| id.is_none()) {
                if let Some(old) = free.get_mut(&Key::of(likeness(piece))).and_then(Vec::pop) {
                    was_taken[old] = true;
                    *id = Some(before[old].id);
                }
            }
        }
        for (piece, id) in stage.pieces.iter_mut().zip(ids) {
            piece.id = id.unwrap_or_else(|| {
                self.next += 1;
                self.next
            });
        }
        self.stage = stage;
    }
}

/// A likeness that can be sorted.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Key<'a>(&'static str, &'a str, Option<u8>, Option<Place>, Option<u16>);

type Place = (i8, i8, i8, &'static str, Option<u8>, u8);

impl<'a> Key<'a> {
    fn of(likeness: (&'static str, &'a str, Option<Seat>, Option<Spot>, Option<u16>)) -> Self {
        let (kind, style, owner, spot, face) = likeness;
        let place = spot.map(|spot| match spot {
            Spot::Cell { x, y, z } => (x, y, z, "", None, 0),
            Spot::Zone { zone, seat, index } => (0, 0, 0, zone, seat.map(Seat::number), index),
        });
        Key(kind, style, owner.map(Seat::number), place, face)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn die(spot: Spot, face: u16) -> Piece {
        Piece { id: 0, kind: "die", spot, owner: None, face, style: "red".to_owned() }
    }
    fn cell(x: i8) -> Spot {
        Spot::Cell { x, y: 0, z: 0 }
    }
    fn tray(index: u8) -> Spot {
        Spot::Zone { zone: "tray", seat: None, index }
    }
    fn ids(cast: &Cast) -> Vec<u32> {
        cast.stage().pieces.iter().map(|piece| piece.id).collect()
    }

    #[test]
    fn a_piece_keeps_its_id_where_it_goes() {
        let mut cast = Cast::new(Stage { pieces: vec![die(tray(0), 1), die(tray(1), 2)] });
        assert_eq!(ids(&cast), [1, 2]);
        // The second goes to the board and shows another face; the travel says which one it was.
        let after = Stage { pieces: vec![die(cell(3), 1), die(tray(0), 1)] };
        cast.advance(after, &[Travel { from: tray(1), to: cell(3) }]);
        assert_eq!(ids(&cast), [2, 1]);
        // Nobody says what moved: the most alike is taken.
        cast.advance(Stage { pieces: vec![die(cell(3), 1), die(cell(4), 1)] }, &[]);
        assert_eq!(ids(&cast), [2, 1]);
        // One leaves, one comes: the newcomer never gets the id of what was there before it left.
        cast.advance(Stage { pieces: vec![die(cell(3), 1)] }, &[]);
        cast.advance(Stage { pieces: vec![die(cell(3), 1), die(tray(0), 6)] }, &[]);
        assert_eq!(ids(&cast), [2, 3]);
    }
}
