//! What a seat can believe of the cards it cannot see.

use atoll_core::{Dice, Seat};

use crate::action::Pile;
use crate::components::{CARDS, FISH_CARDS, PEARL_CARDS, STAR_CARDS};
use crate::piles::{ALL_CARDS, Cards, LOOKS, Look, TOKENS, TYPES, add, bottom_of, remove, type_of};
use crate::position::Ctx;
use crate::position::state::State;

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
        let eyed_pile = state.pile_in_use();
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
