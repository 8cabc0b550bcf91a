//! The part of a position that changes, and its books.

use atoll_core::Illegal;

use crate::action::{Colour, Pile, Shore};
use crate::components::{RAYS, SPACES};
use crate::frame::Frame;
use crate::piles::Cards;
use crate::rules;

/// Faces and spaces by number.
pub(crate) const TURTLE: u8 = 0;
pub(crate) const STARS: u8 = 1;
pub(crate) const OCTOPUS: u8 = 2;
pub(crate) const FISHES: u8 = 3;
pub(crate) const PEARL: u8 = 4;
pub(crate) const DIVER: u8 = 5;
pub(crate) const TREASURE: u8 = 6;
/// The face of a die that is not rolled yet.
pub(crate) const UNROLLED: u8 = 7;
/// No die.
pub(crate) const NO_DIE: u8 = 255;
/// Where a white die is when it lies on no reef.
pub(crate) const ASHORE: u8 = 42;
pub(crate) const ROLLING: u8 = 43;
/// Octopus figures of a seat.
pub(crate) const FIGURES: u32 = 2;
/// Room on the stack.
pub(crate) const FRAMES: usize = 12;

/// Where the match stands, apart from the stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    /// Chance names the starting seat.
    Start,
    /// Chance deals turtles to the reefs.
    Turtles,
    /// Chance rolls blocking dice.
    Block,
    /// The starting seat picks four dice.
    First,
    /// The seat adds a die.
    Supply,
    /// The seat may hold dice.
    Store,
    /// Dice are rolled.
    Roll,
    /// The seat places a die.
    Die,
    /// Effects of the die.
    Play,
    /// A seat is about to show its starfish cards.
    Show,
    /// The starfish cards of a seat.
    Score,
    /// All are about to show all cards.
    Count,
    /// The match is over.
    Over,
}

/// The part of a position that changes.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State {
    pub cards: Cards,
    /// Occupied spaces, seven bits a reef.
    pub occupied: u64,
    /// Starfish cards of the scoring seat that are resolved. Of each kind the first so many.
    pub done: u32,
    /// Dice left in the supply, four bits a colour.
    pub supply: u32,
    /// Coloured dice on the island, four bits a colour.
    pub ashore: u32,
    /// 1 + owner of the octopus, four bits a reef.
    pub octopus: u32,
    /// 1 + turtle tile, four bits a reef.
    pub tiles: u32,
    /// 1 + reef of the diver, four bits a seat.
    pub divers: u16,
    pub stack: [u8; FRAMES],
    pub stack_len: u8,
    /// Points of each seat.
    pub points: [u8; 4],
    /// Points of each seat when the scoring began.
    pub before: [u8; 4],
    /// Dice of the research station: colour * 8 + face.
    pub station: [u8; 4],
    /// The space of each white die, or [`ASHORE`] or [`ROLLING`].
    pub white: [u8; 2],
    /// The spaces of up to two blocking dice of each colour: 1 + space, four bits each.
    pub blocking: [u8; 6],
    /// Turtles of each seat, as a set.
    pub turtles: [u8; 4],
    /// Chests of each seat, as a set.
    pub chests: [u8; 4],
    /// Turtles beside the board, as a set; before they are dealt, all.
    pub side_turtles: u8,
    /// Reefs with a chest, as a set.
    pub reef_chests: u8,
    /// Chests beside the board.
    pub side_chests: u8,
    /// Chests nobody has seen, as a set.
    pub hidden_chests: u8,
    pub phase: Phase,
    pub start: u8,
    pub active: u8,
    /// Turns played; in the scoring, plus seats done.
    pub turn: u8,
    /// Dice still to roll, as a set; in the set-up, how far it is.
    pub roll: u8,
}

impl State {
    pub(crate) fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }
    pub(crate) fn is_scoring(&self) -> bool {
        matches!(self.phase, Phase::Show | Phase::Score | Phase::Count)
    }
    pub(crate) fn is_open(&self, reef: u8, space: u8) -> bool {
        self.occupied & slot(reef, space) == 0
    }
    #[inline]
    pub(crate) fn top(&self) -> Option<Frame> {
        match self.stack_len {
            0 => None,
            n => Some(Frame::unpack(self.stack[usize::from(n) - 1])),
        }
    }
    pub(crate) fn push(&mut self, frame: Frame) {
        self.stack[usize::from(self.stack_len)] = frame.pack();
        self.stack_len += 1;
    }
    pub(crate) fn pop(&mut self) {
        self.stack_len -= 1;
        self.stack[usize::from(self.stack_len)] = 0;
    }
    pub(crate) fn supply_of(&self, colour: u8) -> u8 {
        nibble(self.supply, colour)
    }
    pub(crate) fn ashore_of(&self, colour: u8) -> u8 {
        nibble(self.ashore, colour)
    }
    pub(crate) fn octopus_on(&self, reef: u8) -> Option<u8> {
        nibble(self.octopus, reef).checked_sub(1)
    }
    pub(crate) fn tile_on(&self, reef: u8) -> Option<u8> {
        nibble(self.tiles, reef).checked_sub(1)
    }
    pub(crate) fn diver_of(&self, seat: u8) -> Option<u8> {
        nibble(u32::from(self.divers), seat).checked_sub(1)
    }
    pub(crate) fn rays_of(&self, seat: u8) -> u8 {
        self.cards.rays >> (2 * seat) & 3
    }
    pub(crate) fn rays_left(&self) -> u8 {
        RAYS.saturating_sub((0..4).map(|seat| self.rays_of(seat)).sum())
    }
    pub(crate) fn give_ray(&mut self, seat: u8) {
        self.cards.rays += 1 << (2 * seat);
    }
    /// Octopus figures that a seat has not placed.
    pub(crate) fn figures_of(&self, seat: u8) -> u32 {
        FIGURES.saturating_sub((0..6).filter(|&reef| self.octopus_on(reef) == Some(seat)).count() as u32)
    }
    /// Dice on the island, white ones too.
    pub(crate) fn island_dice(&self) -> u8 {
        let coloured: u8 = (0..6).map(|colour| self.ashore_of(colour)).sum();
        coloured + self.white.iter().filter(|&&at| at == ASHORE).count() as u8
    }
    pub(crate) fn dice_on(&self, reef: u8) -> u8 {
        (self.occupied >> (7 * u32::from(reef)) & 0x7f).count_ones() as u8
    }
    /// The pile whose cards are being drawn or looked at.
    pub(crate) fn pile_in_use(&self) -> Pile {
        match self.top() {
            Some(Frame::Draw(pile) | Frame::Look(pile) | Frame::Keep(pile)) => pile,
            _ => Pile::Fish,
        }
    }
    /// The white die that is being rolled.
    pub(crate) fn rolling_die(&self) -> usize {
        match self.top() {
            Some(Frame::WhiteRoll(die)) => usize::from(die),
            _ => 0,
        }
    }
    /// What the white die shows that is to be placed.
    pub(crate) fn white_face(&self) -> Option<u8> {
        match self.top() {
            Some(Frame::WhitePlace { face, .. }) => Some(face),
            _ => None,
        }
    }
    /// The two reefs whose chests are being taken.
    pub(crate) fn chest_pair(&self) -> Option<(u8, u8)> {
        match self.top() {
            Some(Frame::Pair { a, b }) => Some((a, b)),
            _ => None,
        }
    }
    /// The piles already drawn from for left-over dice, as a set.
    pub(crate) fn piles_used(&self) -> Option<u8> {
        match self.top() {
            Some(Frame::Piles { used, .. }) => Some(used),
            _ => None,
        }
    }
    pub(crate) fn score(&mut self, seat: u8, points: u8) {
        let points = self.points[usize::from(seat)].saturating_add(points);
        self.points[usize::from(seat)] = points;
    }
    /// The colours that have a die in the supply, as a set.
    pub(crate) fn in_supply(&self) -> u8 {
        (0..6).filter(|&colour| self.supply_of(colour) > 0).fold(0, |set, colour| set | 1 << colour)
    }
    /// Where a die of the station would go.
    pub(crate) fn destination(&self, die: u8) -> Result<Shore, Illegal> {
        let (colour, face) = (die >> 3, die & 7);
        let Some(reef) = Colour::new(colour) else { return Err(Illegal(rules::TURN_4)) };
        if face == UNROLLED {
            return Err(Illegal(rules::TURN_3));
        }
        if !self.is_open(colour, face) {
            return Ok(Shore::Island);
        }
        rules::OCTO_5.holds(face != OCTOPUS || self.figures_of(self.active) > 0)?;
        Ok(Shore::Reef(reef))
    }
    /// Left-over dice of some colours, on the station and in the supply.
    pub(crate) fn left_over(&self, colours: u8) -> u8 {
        let of = |colour: u8| colours >> colour & 1 == 1;
        let station = self.station.iter().filter(|&&die| die != NO_DIE && of(die >> 3)).count() as u8;
        station + (0..6).filter(|&colour| of(colour)).map(|colour| self.supply_of(colour)).sum::<u8>()
    }
}

pub(crate) const fn slot(reef: u8, space: u8) -> u64 {
    1 << (7 * reef as u32 + space as u32)
}

const fn nibble(word: u32, at: u8) -> u8 {
    (word >> (4 * at as u32) & 15) as u8
}

pub(crate) fn set_nibble(word: &mut u32, at: u8, value: u8) {
    let shift = 4 * u32::from(at);
    *word = *word & !(15 << shift) | u32::from(value) << shift;
}

/// The name of a space in the data.
pub(crate) const fn space_word(space: u8) -> &'static str {
    SPACES[space as usize]
}
