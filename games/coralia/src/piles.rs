//! Cards: piles, hands and who knows what.
//!
//! No position holds the order of a pile that nobody has seen. A pile is a
//! number of cards that are not decided yet and, below them, the cards that
//! were looked at and put back, in order. What a card is gets decided by
//! chance when somebody first sees it.
//!
//! Who looked at which place is public; what lay there is not. While a look
//! holds only cards that the other seats never saw, they can tell nothing of
//! it. But when a seat looks at a card that another seat once put back, that
//! other seat still knows that the card is either in the looker's hand or under
//! the pile. Such looks are remembered ([`Look`]), so that every seat's
//! belief can be drawn exactly.

use crate::action::Pile;
use crate::components::{FISH_CARDS, PEARL_CARDS, STAR_CARDS};
use crate::position::Ctx;

/// All cards of the three piles.
pub(crate) const ALL_CARDS: u64 = STAR_CARDS | PEARL_CARDS | FISH_CARDS;
/// The card types by number: starfish, pearl, fish.
pub(crate) const TYPES: [u64; 3] = [STAR_CARDS, PEARL_CARDS, FISH_CARDS];
/// How many looks may have to be remembered: two at fish, two at starfish, four at the island.
pub(crate) const LOOKS: usize = 8;
/// The most tokens that take part in remembered looks.
pub(crate) const TOKENS: usize = 3 * LOOKS;

/// A decided card in a pile or before a looker's eyes.
///
/// ```text
/// bit 0-5:  the card's kind, by its first card
/// bit 6-8:  1 + the seat that put it back and so knows it; 0 if nobody did
/// bit 9-13: 1 + 2 * look + place if it was put back by a remembered look; else 0
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Token(u16);

impl Token {
    pub(crate) const fn fresh(kind: u8) -> Token {
        Token(kind as u16)
    }
    pub(crate) const fn kind(self) -> u8 {
        (self.0 & 63) as u8
    }
    pub(crate) const fn with_kind(self, kind: u8) -> Token {
        Token(self.0 & !63 | kind as u16)
    }
    /// Who put it back.
    pub(crate) const fn knower(self) -> Option<u8> {
        match (self.0 >> 6) & 7 {
            0 => None,
            n => Some(n as u8 - 1),
        }
    }
    /// The remembered look that put it back, and which of the cards put back it was.
    pub(crate) const fn origin(self) -> Option<(usize, usize)> {
        match self.0 >> 9 {
            0 => None,
            n => Some(((n as usize - 1) / 2, (n as usize - 1) % 2)),
        }
    }
    const fn put_back(kind: u8, by: u8, origin: Option<(usize, usize)>) -> Token {
        let origin = match origin {
            None => 0,
            Some((look, place)) => 1 + 2 * look + place,
        };
        Token(kind as u16 | (by as u16 + 1) << 6 | (origin as u16) << 9)
    }
}

/// A look at the top of a pile that some other seat has partial knowledge of.
///
/// ```text
/// head bit 0-1: who looked        to bit 0-2: 1 + seat that drew the first card put back; 0 if none has
///      bit 2-3: which pile           bit 3-5: the same for the second
///      bit 4-5: which was kept      bit 6: whether all saw which was kept
///      bit 6-7: how many cards
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Look {
    pub head: u8,
    pub to: u8,
    pub cards: [Token; 3],
}

impl Look {
    pub(crate) const fn who(self) -> u8 {
        self.head & 3
    }
    pub(crate) const fn is_island(self) -> bool {
        (self.head >> 2) & 3 == Pile::Island as u8
    }
    pub(crate) const fn kept(self) -> usize {
        ((self.head >> 4) & 3) as usize
    }
    pub(crate) const fn len(self) -> usize {
        (self.head >> 6) as usize
    }
    pub(crate) const fn is_open(self) -> bool {
        self.to >> 6 & 1 == 1
    }
    pub(crate) const fn drawn_by(self, place: usize) -> Option<u8> {
        match (self.to >> (3 * place)) & 7 {
            0 => None,
            n => Some(n - 1),
        }
    }
    /// The card kept (place 0) or put back (places 1 and 2) if card `kept` was kept.
    pub(crate) const fn output(kept: usize, place: usize) -> usize {
        match place {
            0 => kept,
            _ if place - 1 < kept => place - 1,
            _ => place,
        }
    }
    /// The kind that truly lies at an output place.
    pub(crate) const fn truth(self, place: usize) -> u8 {
        self.cards[Look::output(self.kept(), place)].kind()
    }
}

/// Everything about cards that a position holds.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Cards {
    /// Cards nobody has seen. Of each kind the first so many, wherever they lie.
    pub unseen: u64,
    /// The cards of each seat, from all piles. Of each kind the first so many.
    pub hands: [u64; 4],
    pub looks: [Look; LOOKS],
    /// Cards put back, top first: ten places for starfish, six for fish, four for the island.
    pub bottom: [Token; 20],
    /// Cards before the eyes of the seat that looks.
    pub eyed: [Token; 3],
    /// The cards taken from the island pile: kind and, in the upper two bits, seat; sorted, 255 for none.
    pub island_cards: [u8; 9],
    /// How many cards lie at the bottom: starfish, fish, island.
    pub bottom_len: [u8; 3],
    pub looks_len: u8,
    pub eyed_len: u8,
    /// Undecided cards of the island pile: starfish, pearl, fish.
    pub island: [u8; 3],
    /// Stingrays of each seat, two bits each.
    pub rays: u8,
}

/// Where the bottom of each pile begins and how much room it has.
pub(crate) const fn bottom_of(pile: Pile) -> Option<(usize, usize)> {
    match pile {
        Pile::Starfish => Some((0, 0)),
        Pile::Fish => Some((1, 10)),
        Pile::Island => Some((2, 16)),
        Pile::Pearl => None,
    }
}

/// Adds a card of a kind to a set that always holds the first so many of each kind.
pub(crate) fn add(set: &mut u64, alike: u64) {
    let free = alike & !*set;
    *set |= free & free.wrapping_neg();
}

/// Takes a card of a kind out of such a set.
pub(crate) fn remove(set: &mut u64, alike: u64) {
    let there = *set & alike;
    if there != 0 {
        *set &= !(1 << (63 - there.leading_zeros()));
    }
}

impl Cards {
    pub(crate) fn new() -> Cards {
        Cards {
            unseen: ALL_CARDS,
            hands: [0; 4],
            looks: [Look::default(); LOOKS],
            bottom: [Token::default(); 20],
            eyed: [Token::default(); 3],
            island_cards: [255; 9],
            bottom_len: [0; 3],
            looks_len: 0,
            eyed_len: 0,
            island: [3; 3],
            rays: 0,
        }
    }

    /// How many cards of a pile nobody has seen.
    pub(crate) fn undecided(&self, pile: Pile) -> u32 {
        let of = |kind: usize| (self.unseen & TYPES[kind]).count_ones() - u32::from(self.island[kind]);
        match pile {
            Pile::Starfish => of(0),
            Pile::Pearl => of(1),
            Pile::Fish => of(2),
            Pile::Island => self.island.iter().map(|&n| u32::from(n)).sum(),
        }
    }

    /// The cards put back under a pile, top first.
    pub(crate) fn bottom(&self, pile: Pile) -> &[Token] {
        match bottom_of(pile) {
            None => &[],
            Some((n, at)) => &self.bottom[at..at + usize::from(self.bottom_len[n])],
        }
    }

    /// How many cards a pile has.
    pub(crate) fn pile_len(&self, pile: Pile) -> u32 {
        self.undecided(pile) + self.bottom(pile).len() as u32
    }

    /// The cards nobody has seen of which the top of a pile is any with the same chance; nothing where it is
    /// decided, or of more than one type.
    pub(crate) fn unseen_in(&self, pile: Pile) -> Option<u64> {
        let kind = match pile {
            Pile::Starfish => 0,
            Pile::Pearl => 1,
            Pile::Fish => 2,
            Pile::Island => return None,
        };
        (self.undecided(pile) > 0).then_some(self.unseen & TYPES[kind])
    }

    /// Offers each kind the top card of a pile may be, with its weight.
    pub(crate) fn odds(&self, ctx: &Ctx, pile: Pile, mut push: impl FnMut(u8, u32)) {
        let kind = match pile {
            _ if self.undecided(pile) == 0 => {
                if let Some(top) = self.bottom(pile).first() {
                    push(top.kind(), 1);
                }
                return;
            }
            Pile::Starfish => 0,
            Pile::Pearl => 1,
            Pile::Fish => 2,
            Pile::Island => {
                // First the type by the cards of that type in the pile, then any unseen card of the type.
                let size = TYPES.map(|cards| (self.unseen & cards).count_ones().max(1));
                let all = size[0] * size[1] * size[2];
                for (kind, size) in size.into_iter().enumerate() {
                    let times = u32::from(self.island[kind]) * (all / size);
                    if times > 0 {
                        for &(first, alike) in &ctx.kinds[kind] {
                            push(first, (self.unseen & alike).count_ones() * times);
                        }
                    }
                }
                return;
            }
        };
        for &(first, alike) in &ctx.kinds[kind] {
            push(first, (self.unseen & alike).count_ones());
        }
    }

    /// Lifts the top card of a pile, chance having decided that it is of this kind.
    pub(crate) fn lift(&mut self, ctx: &Ctx, pile: Pile, kind: u8) -> Token {
        if self.undecided(pile) > 0 {
            remove(&mut self.unseen, ctx.alike[usize::from(kind)]);
            if pile == Pile::Island {
                self.island[type_of(kind)] -= 1;
            }
            return Token::fresh(kind);
        }
        let (n, at) = bottom_of(pile).expect("only a pile with cards put back has a decided top");
        let top = self.bottom[at];
        let len = usize::from(self.bottom_len[n]);
        self.bottom.copy_within(at + 1..at + len, at);
        self.bottom[at + len - 1] = Token::default();
        self.bottom_len[n] -= 1;
        top
    }

    /// Gives a lifted card to a seat.
    pub(crate) fn give(&mut self, ctx: &Ctx, pile: Pile, seat: u8, token: Token) {
        let kind = token.kind();
        add(&mut self.hands[usize::from(seat)], ctx.alike[usize::from(kind)]);
        if pile == Pile::Island {
            self.note_island_card(kind, seat);
        }
        if let Some((look, place)) = token.origin() {
            self.looks[look].to |= (seat + 1) << (3 * place);
        }
    }

    pub(crate) fn note_island_card(&mut self, kind: u8, seat: u8) {
        let mut entry = kind | seat << 6;
        for slot in &mut self.island_cards {
            if entry < *slot {
                std::mem::swap(slot, &mut entry);
            }
        }
    }

    /// The seat keeps one of the cards it looks at and puts the others under the pile.
    ///
    /// `open` says that the others see which of them it is.
    pub(crate) fn keep(&mut self, ctx: &Ctx, pile: Pile, seat: u8, kept: usize, open: bool) {
        let len = usize::from(self.eyed_len);
        let eyed = self.eyed;
        self.eyed = [Token::default(); 3];
        self.eyed_len = 0;
        let known_elsewhere =
            |token: &Token| token.origin().is_some() || token.knower().is_some_and(|knower| knower != seat);
        let look = usize::from(self.looks_len);
        let remember = eyed[..len].iter().any(known_elsewhere) && look < LOOKS;
        debug_assert!(look < LOOKS || !remember, "a match has at most {LOOKS} such looks");
        if remember {
            let head = seat | (pile as u8) << 2 | (kept as u8) << 4 | (len as u8) << 6;
            self.looks[look] = Look { head, to: u8::from(open) << 6, cards: eyed };
            self.looks_len += 1;
        }
        let mut back = 0;
        for (n, token) in eyed[..len].iter().enumerate() {
            if n == kept {
                // The look itself remembers where the kept card came from.
                self.give(ctx, pile, seat, Token::fresh(token.kind()));
            } else {
                let origin = remember.then_some((look, back));
                let token = Token::put_back(token.kind(), seat, origin);
                let (n, at) = bottom_of(pile).expect("pearls are never put back");
                self.bottom[at + usize::from(self.bottom_len[n])] = token;
                self.bottom_len[n] += 1;
                back += 1;
            }
        }
    }

    /// How many cards a seat has taken from the island pile.
    pub(crate) fn island_count(&self, seat: u8) -> u64 {
        self.island_cards.iter().filter(|&&card| card != 255 && card >> 6 == seat).count() as u64
    }

    /// The kinds of a seat's cards from the island pile.
    pub(crate) fn island_kinds(&self, seat: u8) -> impl Iterator<Item = u8> + '_ {
        self.island_cards.iter().filter(move |&&card| card != 255 && card >> 6 == seat).map(|&card| card & 63)
    }
}

/// Starfish 0, pearl 1, fish 2.
pub(crate) fn type_of(kind: u8) -> usize {
    match 1u64 << kind {
        card if card & STAR_CARDS != 0 => 0,
        card if card & PEARL_CARDS != 0 => 1,
        _ => 2,
    }
}
