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

use atoll_core::{Dice, Seat};

use crate::action::Pile;
use crate::components::{CARDS, FISH_CARDS, PEARL_CARDS, STAR_CARDS};
use crate::position::{Ctx, State};

/// All cards of the three piles.
pub(crate) const ALL_CARDS: u64 = STAR_CARDS | PEARL_CARDS | FISH_CARDS;
/// The card types by number: starfish, pearl, fish.
pub(crate) const TYPES: [u64; 3] = [STAR_CARDS, PEARL_CARDS, FISH_CARDS];
/// How many looks may have to be remembered: two at fish, two at starfish, four at the island.
const LOOKS: usize = 8;
/// The most tokens that take part in remembered looks.
const TOKENS: usize = 3 * LOOKS;

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
    const fn with_kind(self, kind: u8) -> Token {
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
    const fn origin(self) -> Option<(usize, usize)> {
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
    head: u8,
    to: u8,
    cards: [Token; 3],
}

impl Look {
    const fn who(self) -> u8 {
        self.head & 3
    }
    const fn is_island(self) -> bool {
        (self.head >> 2) & 3 == Pile::Island as u8
    }
    const fn kept(self) -> usize {
        ((self.head >> 4) & 3) as usize
    }
    const fn len(self) -> usize {
        (self.head >> 6) as usize
    }
    const fn is_open(self) -> bool {
        self.to >> 6 & 1 == 1
    }
    const fn drawn_by(self, place: usize) -> Option<u8> {
        match (self.to >> (3 * place)) & 7 {
            0 => None,
            n => Some(n - 1),
        }
    }
    /// The card kept (place 0) or put back (places 1 and 2) if card `kept` was kept.
    const fn output(kept: usize, place: usize) -> usize {
        match place {
            0 => kept,
            _ if place - 1 < kept => place - 1,
            _ => place,
        }
    }
    /// The kind that truly lies at an output place.
    const fn truth(self, place: usize) -> u8 {
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
    looks: [Look; LOOKS],
    /// Cards put back, top first: ten places for starfish, six for fish, four for the island.
    bottom: [Token; 20],
    /// Cards before the eyes of the seat that looks.
    pub eyed: [Token; 3],
    /// The cards taken from the island pile: kind and, in the upper two bits, seat; sorted, 255 for none.
    pub island_cards: [u8; 9],
    /// How many cards lie at the bottom: starfish, fish, island.
    bottom_len: [u8; 3],
    looks_len: u8,
    pub eyed_len: u8,
    /// Undecided cards of the island pile: starfish, pearl, fish.
    pub island: [u8; 3],
    /// Stingrays of each seat, two bits each.
    pub rays: u8,
}

/// Where the bottom of each pile begins and how much room it has.
const fn bottom_of(pile: Pile) -> Option<(usize, usize)> {
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

    fn note_island_card(&mut self, kind: u8, seat: u8) {
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

// --- Belief ---------------------------------------------------------------

/// A card the seat knows, or one of two sorts it does not.
const UNKNOWN: u8 = 254;
const NO_STAR: u8 = 253;

/// One way the remembered looks may have gone, for all the seat knows.
#[derive(Clone, Copy)]
struct World {
    value: [u8; TOKENS],
    on_island: [bool; TOKENS],
    tokens: usize,
    /// The token kept and those put back, by look.
    out: [[u8; 3]; LOOKS],
    input: [[u8; 3]; LOOKS],
    kept: [u8; LOOKS],
    /// What the seat learnt about tokens it did not know before: their kinds.
    learnt: [(u8, bool); TOKENS],
    learnt_len: usize,
    times: u32,
}

impl World {
    /// The seat has seen this token; false if this world says otherwise.
    fn observe(&mut self, token: u8, kind: u8) -> bool {
        let value = &mut self.value[usize::from(token)];
        match *value {
            NO_STAR if type_of(kind) == 0 => false,
            UNKNOWN | NO_STAR => {
                *value = kind;
                self.learnt[self.learnt_len] = (kind, self.on_island[usize::from(token)]);
                self.learnt_len += 1;
                true
            }
            known => known == kind,
        }
    }

    /// The token was not shown when its owner showed all starfish cards.
    fn rule_out_star(&mut self, token: u8) -> bool {
        if !self.on_island[usize::from(token)] {
            return true;
        }
        let value = &mut self.value[usize::from(token)];
        match *value {
            UNKNOWN => {
                *value = NO_STAR;
                true
            }
            NO_STAR => true,
            known => type_of(known) != 0,
        }
    }
}

/// What a seat does not know, while a belief is drawn.
struct Pool {
    /// The cards the seat cannot place.
    cards: u64,
    /// How many of them, by type, were in the island pile.
    island: [u8; 3],
    /// Places for island cards that cannot be starfish.
    no_star: u8,
}

impl Pool {
    fn learn(&mut self, ctx: &Ctx, kind: u8, on_island: bool) {
        remove(&mut self.cards, ctx.alike[usize::from(kind)]);
        if on_island {
            self.island[type_of(kind)] = self.island[type_of(kind)].saturating_sub(1);
        }
    }

    fn draw(&mut self, ctx: &Ctx, cards: u64, dice: &mut dyn Dice) -> u8 {
        let mut left = self.cards & cards;
        for _ in 0..dice.below(left.count_ones()) {
            left &= left - 1;
        }
        let card = left.trailing_zeros();
        self.cards &= !(1u64.checked_shl(card).unwrap_or(0));
        ctx.kind_of[(card as usize).min(CARDS - 1)]
    }

    /// A card for a place that was filled from the island pile.
    fn draw_island(&mut self, ctx: &Ctx, no_star: bool, dice: &mut dyn Dice) -> u8 {
        let [stars, pearls, fish] = self.island.map(u32::from);
        let kind = if no_star {
            self.no_star -= 1;
            1
        } else {
            let open = stars + pearls + fish - u32::from(self.no_star);
            usize::from(dice.below(open) >= stars)
        };
        let kind = if kind == 0 { 0 } else { 1 + usize::from(dice.below(pearls + fish) >= pearls) };
        self.island[kind] -= 1;
        self.draw(ctx, TYPES[kind], dice)
    }

    fn draw_for(&mut self, ctx: &Ctx, pile: Pile, no_star: bool, dice: &mut dyn Dice) -> u8 {
        match pile {
            Pile::Starfish => self.draw(ctx, STAR_CARDS, dice),
            Pile::Pearl => self.draw(ctx, PEARL_CARDS, dice),
            Pile::Fish => self.draw(ctx, FISH_CARDS, dice),
            Pile::Island => self.draw_island(ctx, no_star, dice),
        }
    }
}

/// Walks through all worlds that fit what the seat has seen and picks one by its weight.
struct Walk<'a> {
    cards: &'a Cards,
    ctx: &'a Ctx,
    me: u8,
    /// 0: nothing shown; 1: starfish shown; 2: everything shown.
    shown: [u8; 4],
    /// Whether the cards looked at now are before the seat's own eyes.
    eyes: bool,
    pool: &'a Pool,
    total: u128,
    picked: Option<World>,
}

impl Walk<'_> {
    fn go(&mut self, n: usize, world: World, dice: &mut dyn Dice) {
        if n == usize::from(self.cards.looks_len) {
            self.weigh(world, dice);
            return;
        }
        let look = self.cards.looks[n];
        let mut world = world;
        let mine = look.who() == self.me;
        for i in 0..look.len() {
            let card = look.cards[i];
            let token = match card.origin() {
                Some((from, place)) => world.out[from][1 + place],
                None => {
                    let token = world.tokens;
                    world.tokens += 1;
                    world.value[token] = if mine || card.knower() == Some(self.me) { card.kind() } else { UNKNOWN };
                    world.on_island[token] = look.is_island();
                    token as u8
                }
            };
            world.input[n][i] = token;
            if mine && !world.observe(token, card.kind()) {
                return;
            }
        }
        if mine || look.is_open() {
            self.settle(n, look, look.kept(), 1, world, dice);
            return;
        }
        let value = |i: usize| world.value[usize::from(world.input[n][i])];
        if (1..look.len()).all(|i| value(i) == value(0)) {
            // Whichever was kept, the seat believes the same.
            self.settle(n, look, 0, look.len() as u32, world, dice);
            return;
        }
        for kept in 0..look.len() {
            self.settle(n, look, kept, 1, world, dice);
        }
    }

    /// Goes on with one card kept, if that fits what was seen of the outputs since.
    fn settle(&mut self, n: usize, look: Look, kept: usize, times: u32, mut world: World, dice: &mut dyn Dice) {
        world.kept[n] = kept as u8;
        world.times *= times;
        for place in 0..look.len() {
            let token = world.input[n][Look::output(kept, place)];
            world.out[n][place] = token;
            let owner = if place == 0 { Some(look.who()) } else { look.drawn_by(place - 1) };
            let truth = look.truth(place);
            let before_my_eyes = self.eyes
                && place > 0
                && self.cards.eyed[..usize::from(self.cards.eyed_len)]
                    .iter()
                    .any(|token| token.origin() == Some((n, place - 1)));
            let fits = match owner {
                _ if before_my_eyes => world.observe(token, truth),
                Some(owner) if owner == self.me => world.observe(token, truth),
                Some(owner) if is_shown(self.shown[usize::from(owner)], truth) => world.observe(token, truth),
                Some(owner) if self.shown[usize::from(owner)] > 0 => world.rule_out_star(token),
                _ => true,
            };
            if !fits {
                return;
            }
        }
        self.go(n + 1, world, dice);
    }

    /// Counts in how many ways the unknown cards can lie in this world, up to a common factor.
    fn weigh(&mut self, world: World, dice: &mut dyn Dice) {
        const MOST: u32 = 6;
        let mut weight = u128::from(world.times);
        let mut cards = self.pool.cards;
        let mut island = self.pool.island.map(u32::from);
        let mut learnt = [0u32; 3];
        for &(kind, on_island) in &world.learnt[..world.learnt_len] {
            let alike = self.ctx.alike[usize::from(kind)];
            weight *= u128::from((cards & alike).count_ones());
            remove(&mut cards, alike);
            let kind = type_of(kind);
            learnt[kind] += 1;
            if on_island {
                if island[kind] == 0 {
                    return;
                }
                island[kind] -= 1;
            }
        }
        for kind in 0..3 {
            let left = (cards & TYPES[kind]).count_ones();
            for n in 0..MOST.saturating_sub(learnt[kind]) {
                weight *= u128::from(left.saturating_sub(n).max(1));
            }
        }
        let no_star = u32::from(self.pool.no_star)
            + world.value[..world.tokens].iter().filter(|&&value| value == NO_STAR).count() as u32;
        let places = island.iter().sum::<u32>();
        if places < no_star {
            return;
        }
        weight *= choose(places - no_star, island[0]) * choose(places - island[0], island[1]);
        if weight == 0 {
            return;
        }
        self.total += weight;
        if self.picked.is_none() || below(self.total, dice) < weight {
            self.picked = Some(world);
        }
    }
}

/// Whether a card of this kind lies open before a seat that has shown so much.
fn is_shown(level: u8, kind: u8) -> bool {
    level == 2 || level == 1 && type_of(kind) == 0
}

fn choose(n: u32, k: u32) -> u128 {
    if k > n {
        return 0;
    }
    (0..k).fold(1, |ways, i| ways * u128::from(n - i) / u128::from(i + 1))
}

/// A number below `n`; for great numbers from 128 bits, so that the bias is beyond notice.
fn below(n: u128, dice: &mut dyn Dice) -> u128 {
    if let Ok(small) = u32::try_from(n) {
        return u128::from(dice.below(small));
    }
    let wide = (0..4).fold(0u128, |bits, _| bits << 32 | u128::from(dice.roll()));
    wide % n
}

impl Cards {
    /// Draws, for one seat, the cards it cannot see: each deal that it cannot rule out is equally
    /// likely, the others having kept any card as likely as any other.
    pub(crate) fn resample(&mut self, state: &State, ctx: &Ctx, me: Seat, shown: [u8; 4], dice: &mut dyn Dice) {
        let me = me.number();
        let truth = &state.cards;
        let looks = &truth.looks[..usize::from(truth.looks_len)];
        let eyed = &truth.eyed[..usize::from(truth.eyed_len)];
        let eyes = state.active == me;
        let mut pool = Pool { cards: ALL_CARDS, island: [3; 3], no_star: 0 };

        // Hands: set aside the cards that remembered looks account for; the others are plain.
        let mut plain = truth.hands;
        let mut plain_island = truth.island_cards;
        for look in looks {
            for place in 0..look.len() {
                let owner = if place == 0 { Some(look.who()) } else { look.drawn_by(place - 1) };
                let Some(owner) = owner else { continue };
                let kind = look.truth(place);
                remove(&mut plain[usize::from(owner)], ctx.alike[usize::from(kind)]);
                if look.is_island()
                    && let Some(slot) = plain_island.iter_mut().find(|slot| **slot == kind | owner << 6)
                {
                    *slot = 255;
                }
            }
        }
        for &card in plain_island.iter().filter(|&&card| card != 255) {
            let (kind, owner) = (card & 63, usize::from(card >> 6));
            remove(&mut plain[owner], ctx.alike[usize::from(kind)]);
            if owner == usize::from(me) || is_shown(shown[owner], kind) {
                pool.learn(ctx, kind, true);
            } else if shown[owner] > 0 {
                pool.no_star += 1;
            }
        }
        let mut hidden = [0u64; 4];
        for owner in 0..4 {
            let open = match shown[owner] {
                _ if owner == usize::from(me) => ALL_CARDS,
                0 => 0,
                1 => STAR_CARDS,
                _ => ALL_CARDS,
            };
            let mut known = plain[owner] & open;
            hidden[owner] = plain[owner] & !open;
            while known != 0 {
                let card = known.trailing_zeros() as usize;
                known &= known - 1;
                pool.learn(ctx, ctx.kind_of[card], false);
            }
        }

        // Piles, eyes and looks.
        for pile in [Pile::Starfish, Pile::Fish, Pile::Island] {
            for token in truth.bottom(pile) {
                if token.origin().is_none() && token.knower() == Some(me) {
                    pool.learn(ctx, token.kind(), pile == Pile::Island);
                }
            }
        }
        let eyed_pile = state.eyed_pile();
        for token in eyed {
            if token.origin().is_none() && (eyes || token.knower() == Some(me)) {
                pool.learn(ctx, token.kind(), eyed_pile == Pile::Island);
            }
        }
        for look in looks {
            for card in &look.cards[..look.len()] {
                if card.origin().is_none() && (look.who() == me || card.knower() == Some(me)) {
                    pool.learn(ctx, card.kind(), look.is_island());
                }
            }
        }

        // The remembered looks, in a way that fits.
        let mut world = None;
        if !looks.is_empty() {
            let blank = World {
                value: [UNKNOWN; TOKENS],
                on_island: [false; TOKENS],
                tokens: 0,
                out: [[0; 3]; LOOKS],
                input: [[0; 3]; LOOKS],
                kept: [0; LOOKS],
                learnt: [(0, false); TOKENS],
                learnt_len: 0,
                times: 1,
            };
            let mut walk = Walk { cards: truth, ctx, me, shown, eyes, pool: &pool, total: 0, picked: None };
            walk.go(0, blank, dice);
            world = walk.picked;
        }
        if let Some(world) = &mut world {
            for &(kind, on_island) in &world.learnt[..world.learnt_len] {
                pool.learn(ctx, kind, on_island);
            }
            pool.no_star += world.value[..world.tokens].iter().filter(|&&value| value == NO_STAR).count() as u8;
            for token in 0..world.tokens {
                if matches!(world.value[token], UNKNOWN | NO_STAR) {
                    let no_star = world.value[token] == NO_STAR;
                    let pile = if world.on_island[token] { Pile::Island } else { token_pile(looks, world, token) };
                    world.value[token] = pool.draw_for(ctx, pile, no_star, dice);
                }
            }
            for n in 0..looks.len() {
                let look = &mut self.looks[n];
                look.head = look.head & !0b0011_0000 | world.kept[n] << 4;
                for i in 0..look.len() {
                    let kind = world.value[usize::from(world.input[n][i])];
                    look.cards[i] = look.cards[i].with_kind(kind);
                }
            }
        }
        let kind_at = |origin: (usize, usize), world: &Option<World>| {
            world.as_ref().map(|world| world.value[usize::from(world.out[origin.0][1 + origin.1])])
        };

        // Piles and eyes.
        for pile in [Pile::Starfish, Pile::Fish, Pile::Island] {
            let Some((n, at)) = bottom_of(pile) else { continue };
            for place in at..at + usize::from(self.bottom_len[n]) {
                let token = self.bottom[place];
                let kind = match token.origin() {
                    Some(origin) => kind_at(origin, &world),
                    None if token.knower() == Some(me) => None,
                    None => Some(pool.draw_for(ctx, pile, false, dice)),
                };
                if let Some(kind) = kind {
                    self.bottom[place] = token.with_kind(kind);
                }
            }
        }
        for (place, &token) in eyed.iter().enumerate() {
            let kind = match token.origin() {
                Some(origin) => kind_at(origin, &world),
                None if eyes || token.knower() == Some(me) => None,
                None => Some(pool.draw_for(ctx, eyed_pile, false, dice)),
            };
            if let Some(kind) = kind {
                self.eyed[place] = token.with_kind(kind);
            }
        }

        // Hands.
        self.island_cards = [255; 9];
        for owner in 0..4u8 {
            let at = usize::from(owner);
            if owner == me {
                continue;
            }
            let mut hand = plain[at] & !hidden[at];
            for (kind, cards) in TYPES.iter().enumerate() {
                let pile = [Pile::Starfish, Pile::Pearl, Pile::Fish][kind];
                for _ in 0..(hidden[at] & cards).count_ones() {
                    let kind = pool.draw_for(ctx, pile, false, dice);
                    add(&mut hand, ctx.alike[usize::from(kind)]);
                }
            }
            self.hands[at] = hand;
        }
        for &card in plain_island.iter().filter(|&&card| card != 255) {
            let owner = card >> 6;
            let level = shown[usize::from(owner)];
            let kind = if owner == me || is_shown(level, card & 63) {
                card & 63
            } else {
                pool.draw_island(ctx, level > 0, dice)
            };
            if owner != me {
                add(&mut self.hands[usize::from(owner)], ctx.alike[usize::from(kind)]);
            }
            self.note_island_card(kind, owner);
        }
        for n in 0..looks.len() {
            let look = self.looks[n];
            for place in 0..look.len() {
                let owner = if place == 0 { Some(look.who()) } else { look.drawn_by(place - 1) };
                let Some(owner) = owner else { continue };
                let kind = look.truth(place);
                if owner != me {
                    add(&mut self.hands[usize::from(owner)], ctx.alike[usize::from(kind)]);
                }
                if look.is_island() {
                    self.note_island_card(kind, owner);
                }
            }
        }

        // What is left lies undecided in the piles.
        self.island = pool.island;
        self.unseen = 0;
        for kinds in &ctx.kinds {
            for &(_, alike) in kinds {
                for _ in 0..(pool.cards & alike).count_ones() {
                    add(&mut self.unseen, alike);
                }
            }
        }
    }
}

/// The pile of a token of the looks that did not come from the island.
fn token_pile(looks: &[Look], world: &World, token: usize) -> Pile {
    let of = looks.iter().zip(&world.input).find(|(look, input)| input[..look.len()].contains(&(token as u8)));
    match of {
        Some((look, _)) if (look.head >> 2) & 3 == Pile::Fish as u8 => Pile::Fish,
        _ => Pile::Starfish,
    }
}
