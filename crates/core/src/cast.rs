//! Pieces that live: the same id from arrival to departure.
//!
//! A position knows no history, so a stage tells what lies where and no more.
//! A [`Cast`] watches the stages that one observer sees, event by event, and
//! gives each piece an id that lasts while it exists. It is made of what the
//! observer sees alone, so an id tells nothing else; the same log gives the
//! same ids on every machine.

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

/// Whether two pieces lie at one spot; what tells most apart is compared first.
fn is_at_one_spot(one: &Piece, other: &Piece) -> bool {
    match (&one.spot, &other.spot) {
        (Spot::Zone { zone, seat, index }, Spot::Zone { zone: there, seat: whose, index: at }) => {
            index == at && seat == whose && is_one_word(zone, there)
        }
        (one, other) => one == other,
    }
}

/// Whether two words are the same. They are written down once as a rule: then they lie at the same place in memory.
fn is_one_word(one: &'static str, other: &'static str) -> bool {
    std::ptr::eq(one, other) || one == other
}

fn is_of_one_look(one: &Piece, other: &Piece) -> bool {
    one.owner == other.owner && one.style == other.style && is_of_one_kind(one, other)
}

fn is_of_one_kind(one: &Piece, other: &Piece) -> bool {
    is_one_word(one.kind, other.kind)
}

/// Pieces before and after an event, as far as it is not known yet which of them are the same.
struct Pairing<'a> {
    before: &'a [Piece],
    after: &'a [Piece],
    /// The places of those before that are nobody's yet, and of those after whose ids are not known, in order.
    left: Vec<usize>,
    open: Vec<usize>,
    /// The ids of those after.
    ids: Vec<Option<u32>>,
}

impl Pairing<'_> {
    /// Pairs those that are alike in this way: each takes the first of those that are like it.
    fn pair(&mut self, is_alike: impl Fn(&Piece, &Piece) -> bool) {
        if self.open.is_empty() || self.left.is_empty() {
            return;
        }
        let Pairing { before, after, left, open, ids } = self;
        // Most lie where they lay and in the same order, so the search goes on where it last ended, and looks again only
        // at those it has passed over.
        let mut passed: Vec<usize> = Vec::new();
        let mut next = 0;
        open.retain(|&new| {
            let piece = &after[new];
            let found = match passed.iter().position(|&old| is_alike(&before[old], piece)) {
                Some(place) => Some(passed.remove(place)),
                None => left[next..].iter().position(|&old| is_alike(&before[old], piece)).map(|ahead| {
                    passed.extend_from_slice(&left[next..next + ahead]);
                    next += ahead + 1;
                    left[next - 1]
                }),
            };
            ids[new] = found.map(|old| before[old].id);
            found.is_none()
        });
        passed.extend_from_slice(&left[next..]);
        self.left = passed;
    }
}

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
    pub fn advance(&mut self, stage: Stage, travels: &[Travel]) {
        *self = self.after(stage, travels);
    }

    /// The cast after an event; see [`Cast::advance`].
    #[must_use]
    pub fn after(&self, mut stage: Stage, travels: &[Travel]) -> Cast {
        let (before, after) = (&self.stage.pieces, &stage.pieces);
        let mut was_taken = vec![false; before.len()];
        let mut ids: Vec<Option<u32>> = vec![None; after.len()];
        for travel in travels {
            let left = |n: &usize| !was_taken[*n] && before[*n].spot == travel.from;
            let arrived = |n: &usize| ids[*n].is_none() && after[*n].spot == travel.to;
            let pair = (0..after.len()).filter(arrived).find_map(|new| {
                let old = (0..before.len()).filter(left).find(|&old| before[old].kind == after[new].kind)?;
                Some((old, new))
            });
            if let Some((old, new)) = pair {
                was_taken[old] = true;
                ids[new] = Some(before[old].id);
            }
        }
        let (mut left, mut open) = (Vec::with_capacity(before.len()), Vec::with_capacity(after.len()));
        left.extend((0..before.len()).filter(|&old| !was_taken[old]));
        open.extend((0..after.len()).filter(|&new| ids[new].is_none()));
        let mut pairing = Pairing { before, after, left, open, ids };
        // How alike two pieces are taken to be when nobody said where they went, the strictest first.
        pairing.pair(|one, other| one.face == other.face && is_at_one_spot(one, other) && is_of_one_look(one, other));
        pairing.pair(|one, other| is_at_one_spot(one, other) && is_of_one_look(one, other));
        pairing.pair(|one, other| is_at_one_spot(one, other) && one.owner == other.owner && is_of_one_kind(one, other));
        pairing.pair(|one, other| one.face == other.face && is_of_one_look(one, other));
        pairing.pair(is_of_one_look);
        pairing.pair(|one, other| is_of_one_kind(one, other) && one.style == other.style);
        let ids = pairing.ids;
        let mut next = self.next;
        for (piece, id) in stage.pieces.iter_mut().zip(ids) {
            piece.id = id.unwrap_or_else(|| {
                next += 1;
                next
            });
        }
        Cast { stage, next }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Seat;

    fn die(spot: Spot, face: u16) -> Piece {
        Piece { id: 0, kind: "die", spot, owner: None, face, style: "red".into() }
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
    /// Who is who, looked for from the start for each piece.
    fn plainly(before: &[Piece], after: &[Piece]) -> Vec<Option<u32>> {
        type Alike = fn(&Piece, &Piece) -> bool;
        let same_spot: Alike = |one, other| one.spot == other.spot;
        let same_look: Alike =
            |one, other| (one.owner, &one.style, one.kind) == (other.owner, &other.style, other.kind);
        let same_face: Alike = |one, other| one.face == other.face;
        let likenesses: [&[Alike]; 6] = [
            &[same_face, same_spot, same_look],
            &[same_spot, same_look],
            &[same_spot, |one, other| (one.owner, one.kind) == (other.owner, other.kind)],
            &[same_face, same_look],
            &[same_look],
            &[|one, other| (one.kind, &one.style) == (other.kind, &other.style)],
        ];
        let mut free: Vec<&Piece> = before.iter().collect();
        let mut ids = vec![None; after.len()];
        for ways in likenesses {
            for (piece, id) in after.iter().zip(&mut ids).filter(|(_, id)| id.is_none()) {
                if let Some(place) = free.iter().position(|old| ways.iter().all(|is_alike| is_alike(old, piece))) {
                    *id = Some(free.remove(place).id);
                }
            }
        }
        ids
    }

    #[test]
    fn the_short_search_finds_what_the_long_one_finds() {
        let mut random = 1_u32;
        let mut next = |below: u32| {
            random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (random >> 16) % below
        };
        let mut cast = Cast::default();
        for _ in 0..500 {
            let count = 5 + next(12);
            let pieces = (0..count).map(|_| {
                let spot = if next(2) == 0 { cell(next(4) as i8) } else { tray(next(4) as u8) };
                let owner = Seat::new(next(3) as u8).filter(|seat| *seat != Seat::A);
                let style = if next(3) == 0 { "blue" } else { "red" };
                Piece { owner, style: style.into(), ..die(spot, next(3) as u16) }
            });
            let stage = Stage { pieces: pieces.collect() };
            let expected = plainly(&cast.stage.pieces, &stage.pieces);
            cast.advance(stage, &[]);
            for (piece, id) in cast.stage.pieces.iter().zip(expected) {
                assert!(id.is_none_or(|id| id == piece.id), "{:?}", cast.stage);
            }
        }
    }
}
