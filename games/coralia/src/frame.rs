//! Effects under way: the frames of the stack.

use crate::action::Pile;

/// An effect that waits, or waits for what it set off.
///
/// A frame is stored in one byte; the stack of a position has room for twelve,
/// the deepest chain needs ten.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Frame {
    /// The action of a space, a die having been placed there.
    Act { reef: u8, face: u8 },
    /// The bonus of a turtle.
    Bonus(u8),
    /// The turtle becomes the seat's once its bonus is done.
    Own(u8),
    /// A chest has been taken and is turned over.
    Chest,
    /// A white die is taken and rolled, if there is one.
    White,
    /// This white die is rolling.
    WhiteRoll(u8),
    /// This white die shows this face and is to be placed.
    WhitePlace { die: u8, face: u8 },
    /// A card is drawn.
    Draw(Pile),
    /// Cards are looked at.
    Look(Pile),
    /// One of the cards looked at is kept.
    Keep(Pile),
    /// A turtle beside the board is copied.
    Copy,
    /// The chests of two reefs are taken.
    Pair { a: u8, b: u8 },
    /// So many cards are drawn, from piles not used yet.
    Piles { left: u8, used: u8 },
}

impl Frame {
    /// The frame as a byte.
    pub(crate) const fn pack(self) -> u8 {
        match self {
            Frame::Chest => 0,
            Frame::White => 1,
            Frame::Copy => 2,
            Frame::WhiteRoll(die) => 3 + die,
            Frame::Bonus(tile) => 8 + tile,
            Frame::Own(tile) => 16 + tile,
            Frame::Draw(pile) => 24 + pile as u8,
            Frame::Look(pile) => 28 + pile as u8,
            Frame::Keep(pile) => 32 + pile as u8,
            Frame::WhitePlace { die, face } => 36 + 6 * die + face,
            Frame::Act { reef, face } => 48 + 6 * reef + face,
            Frame::Pair { a, b } => 84 + 6 * a + b,
            Frame::Piles { left, used } => 120 + 16 * left + used,
        }
    }

    /// The frame of a byte that [`Frame::pack`] made.
    #[inline]
    pub(crate) fn unpack(byte: u8) -> Frame {
        FRAME_OF[byte as usize]
    }

    const fn decode(byte: u8) -> Frame {
        const fn pile(n: u8) -> Pile {
            Pile::ALL[(n & 3) as usize]
        }
        match byte {
            0 => Frame::Chest,
            1 => Frame::White,
            2 => Frame::Copy,
            3..8 => Frame::WhiteRoll(byte - 3),
            8..16 => Frame::Bonus(byte - 8),
            16..24 => Frame::Own(byte - 16),
            24..28 => Frame::Draw(pile(byte - 24)),
            28..32 => Frame::Look(pile(byte - 28)),
            32..36 => Frame::Keep(pile(byte - 32)),
            36..48 => Frame::WhitePlace { die: (byte - 36) / 6, face: (byte - 36) % 6 },
            48..84 => Frame::Act { reef: (byte - 48) / 6, face: (byte - 48) % 6 },
            84..120 => Frame::Pair { a: (byte - 84) / 6, b: (byte - 84) % 6 },
            120.. => Frame::Piles { left: (byte - 120) / 16, used: (byte - 120) % 16 },
        }
    }
}

/// The frame of each byte: it is looked up several times a decision.
static FRAME_OF: [Frame; 256] = {
    let mut frames = [Frame::Chest; 256];
    let mut byte = 0;
    while byte < 256 {
        frames[byte] = Frame::decode(byte as u8);
        byte += 1;
    }
    frames
};

#[cfg(test)]
mod tests {
    use super::Frame;

    #[test]
    fn every_byte_that_means_a_frame_comes_back() {
        for byte in (0..5).chain(8..200) {
            assert_eq!(Frame::unpack(byte).pack(), byte);
        }
    }
}
