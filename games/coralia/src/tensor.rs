//! What a seat may know as an array.

use atoll_core::{Pen, Plane, Seat, Tensor};

use crate::action::Pile;
use crate::components::{CARDS, FISH_CARDS, PEARL_CARDS, STAR_CARDS};
use crate::piles::{Token, remove};
use crate::position::state::{ASHORE, NO_DIE, Phase, UNROLLED};
use crate::position::{Coralia, Step};

/// What a position can wait for.
const STEPS: usize = Step::Over as usize + 1;
/// Cards that can lie under a pile after a look: starfish, fish, island.
const UNDER: [(Pile, usize); 3] = [(Pile::Starfish, 10), (Pile::Fish, 6), (Pile::Island, 4)];
const ALL_UNDER: usize = 20;
/// Numbers about a seat: points, cards, cards by pile, stingrays, turtles, chests, whether starfish cards lie open,
/// points before the scoring.
const OF_A_SEAT: usize = 1 + 1 + 4 + 1 + 8 + 8 + 1 + 1;
/// Numbers about a die of the station: colour, face, just added.
const OF_A_DIE: usize = 6 + 6 + 1;

impl Tensor for Coralia {
    fn planes(&self) -> Vec<Plane> {
        let seats = usize::from(self.ctx.seats);
        vec![
            Plane::new("seat", &[seats], "1 at the number of the seat that looks"),
            Plane::new("step", &[STEPS], "1 at what is waited for, in the order of the view's words"),
            Plane::new("active", &[seats], "1 at the seat whose turn it is, counted from the one that looks"),
            Plane::new("start", &[seats], "1 at the seat that starts, counted from the one that looks"),
            Plane::new("turn", &[2], "the turn from 1, whether the starfish cards are scored"),
            Plane::new(
                "reefs",
                &[6, 7],
                "1 for each space with a die: turtle, starfish, octopus, fish, pearl, diver, treasure",
            ),
            Plane::new("white", &[6, 7], "1 for each space with a white die"),
            Plane::new("blocking", &[6, 7], "1 for each space with a die placed before play"),
            Plane::new("tiles", &[6, 8], "1 at the turtle on each reef"),
            Plane::new("chests", &[6], "1 for each reef with a chest"),
            Plane::new(
                "octopuses",
                &[6, seats],
                "1 at the owner of each reef's octopus, counted from the one that looks",
            ),
            Plane::new(
                "divers",
                &[6, seats],
                "1 for each seat with its diver on the reef, counted from the one that looks",
            ),
            Plane::new("island", &[7], "dice on the island: six colours, white"),
            Plane::new("piles", &[4], "cards in the piles: fish, pearl, starfish, island"),
            Plane::new(
                "under",
                &[ALL_UNDER],
                "1 + kind of each card that this seat put under a pile and that is still there, from the lowest: 10 places starfish, 6 fish, 4 island",
            ),
            Plane::new("supply", &[6], "dice in the supply by colour"),
            Plane::new("station", &[4, OF_A_DIE], "dice of the station: 1 at the colour, 1 at the face, just added"),
            Plane::new(
                "players",
                &[seats, OF_A_SEAT],
                "points, cards taken, cards by pile (starfish, pearl, fish, island), stingrays, turtles (8), chests (8), whether starfish cards lie open, at the end the points before the scoring",
            ),
            Plane::new(
                "hands",
                &[seats, CARDS],
                "1 for each card seen that came from its own pile, by the card's number",
            ),
            Plane::new("island_hands", &[seats, CARDS], "cards seen that came from the island pile, by kind"),
            Plane::new(
                "look",
                &[4 + 1 + 3],
                "1 at the pile that is looked at, how many cards, 1 + kind of each if this seat looks",
            ),
            Plane::new("drawing", &[4 + 1], "1 at the pile a card is drawn from, whether it is only looked at"),
            Plane::new("white_face", &[6], "1 at the face of the white die to be placed"),
            Plane::new("side", &[8 + 1 + 1], "beside the board: turtles, number of chests, stingrays"),
            Plane::new("hidden_chests", &[8], "1 for each chest that nobody has seen"),
            Plane::new("pending", &[CARDS], "1 for each starfish card that the scoring seat has yet to resolve"),
            Plane::new("pair", &[6], "1 for each reef whose chest is to be taken first or second"),
            Plane::new("draws", &[1], "1 + cards still to be drawn for left-over dice, 0 if that is not decided now"),
        ]
    }

    fn tensor(&self, seat: Seat, pen: &mut Pen<'_>) {
        let (s, seats) = (&self.state, usize::from(self.ctx.seats));
        let parts = self.components();
        let step = self.step();
        let over = s.is_over();
        let mine = seat.number();
        let from_me = |other: u8| (usize::from(other) + seats - seat.index()) % seats;
        let seat_at = |n: usize| ((seat.index() + n) % seats) as u8;
        let kind = |token: Token| i16::from(parts.kind_of[usize::from(token.kind())]) + 1;

        pen.one_of(seats, Some(seat.index()));
        pen.one_of(STEPS, Some(step as usize));
        pen.one_of(seats, (!over && step != Step::Start).then(|| from_me(s.active)));
        pen.one_of(seats, Some(from_me(s.start)));
        pen.put(s.turn.min(self.ctx.turns - 1) + 1);
        pen.put(i16::from(s.is_scoring()));
        pen.bits(42, s.occupied);
        pen.sparse(42, s.white.iter().filter(|&&at| at < ASHORE).map(|&at| (usize::from(at), 1)));
        let blocking = (0..).zip(&s.blocking).flat_map(|(reef, spaces)| {
            [spaces & 15, spaces >> 4]
                .into_iter()
                .filter(|&space| space > 0)
                .map(move |space| 7 * reef + usize::from(space) - 1)
        });
        pen.sparse(42, blocking.filter(|&at| s.occupied >> at & 1 != 0).map(|at| (at, 1)));
        for reef in 0..6 {
            pen.one_of(8, s.tile_on(reef).map(usize::from));
        }
        pen.bits(6, u64::from(s.reef_chests));
        for reef in 0..6 {
            pen.one_of(seats, s.octopus_on(reef).map(from_me));
        }
        for reef in 0..6 {
            let divers = (0..seats).filter(|&n| s.diver_of(seat_at(n)) == Some(reef));
            pen.sparse(seats, divers.map(|n| (n, 1)));
        }
        for colour in 0..6 {
            pen.put(s.ashore_of(colour));
        }
        pen.count(s.white.iter().filter(|&&at| at == ASHORE).count());
        for pile in Pile::ALL {
            pen.count(s.cards.pile_len(pile));
        }
        for (pile, room) in UNDER {
            let cards = s.cards.bottom(pile).iter().rev().enumerate();
            let known = cards.filter(|(_, token)| token.knower() == Some(mine));
            pen.sparse(room, known.map(|(n, &token)| (n, kind(token))));
        }
        for colour in 0..6 {
            pen.put(s.supply_of(colour));
        }
        let fresh = matches!(s.phase, Phase::Store | Phase::Roll) && s.turn > 0;
        let dice = s.station.iter().enumerate().filter(|(_, die)| **die != NO_DIE);
        let dice = dice.enumerate().flat_map(|(n, (place, &die))| {
            let (colour, face) = (usize::from(die >> 3), usize::from(die & 7));
            let shown = (face != usize::from(UNROLLED)).then_some(6 + face);
            let added = (fresh && place == 3).then_some(12);
            [Some(colour), shown, added].into_iter().flatten().map(move |at| (OF_A_DIE * n + at, 1))
        });
        pen.sparse(4 * OF_A_DIE, dice);

        // What this seat sees of each hand.
        let open = |other: u8| match self.shown(other) {
            _ if other == mine => u64::MAX,
            2 => u64::MAX,
            1 => STAR_CARDS,
            _ => 0,
        };
        let own_piles = |other: u8| {
            let mut cards = s.cards.hands[usize::from(other)];
            for kind in s.cards.island_kinds(other) {
                remove(&mut cards, parts.alike[usize::from(kind)]);
            }
            cards
        };
        let mut hands = [0; 4];
        for (n, hand) in hands.iter_mut().enumerate().take(seats) {
            let other = seat_at(n);
            *hand = own_piles(other);
            pen.put(s.points[usize::from(other)]);
            pen.put(self.cards_taken(Seat::new(other).unwrap_or(seat)));
            for cards in [STAR_CARDS, PEARL_CARDS, FISH_CARDS] {
                pen.count((*hand & cards).count_ones());
            }
            pen.count(s.cards.island_count(other));
            pen.put(s.rays_of(other));
            pen.bits(8, u64::from(s.turtles[usize::from(other)]));
            pen.bits(8, u64::from(s.chests[usize::from(other)]));
            pen.put(i16::from(self.shown(other) > 0));
            pen.put(if over { s.before[usize::from(other)] } else { 0 });
        }
        for (n, hand) in hands.iter().enumerate().take(seats) {
            pen.bits(CARDS, hand & open(seat_at(n)));
        }
        for n in 0..seats {
            let other = seat_at(n);
            let mut counts = [0; CARDS];
            for kind in s.cards.island_kinds(other).filter(|kind| open(other) >> kind & 1 != 0) {
                counts[usize::from(parts.kind_of[usize::from(kind)])] += 1i16;
            }
            pen.all(counts);
        }
        let eyed = usize::from(s.cards.eyed_len);
        pen.one_of(4, (eyed > 0).then(|| s.pile_in_use() as usize));
        pen.count(eyed);
        let looks = self.active() == seat;
        pen.sparse(3, s.cards.eyed[..eyed].iter().enumerate().filter(|_| looks).map(|(n, &token)| (n, kind(token))));
        pen.one_of(4, (step == Step::Card).then(|| s.pile_in_use() as usize));
        pen.put(i16::from(self.is_looking()));
        pen.one_of(6, s.white_face().map(usize::from));
        pen.bits(8, u64::from(s.side_turtles));
        pen.put(s.side_chests);
        pen.put(s.rays_left());
        pen.bits(8, u64::from(s.hidden_chests));
        pen.bits(CARDS, if s.phase == Phase::Score { self.pending() } else { 0 });
        let pair = s.chest_pair().map_or(0u8, |(a, b)| (1 << a | 1 << b) & s.reef_chests);
        pen.bits(6, u64::from(pair));
        pen.put(self.draws_left().map_or(0, |left| left + 1));
    }
}
