//! Positions put together by hand, for tests and puzzles.
//!
//! A builder does not ask whether play could have led there; it only keeps the
//! books, so that cards and tiles exist once.

use atoll_core::{Game, Seat, Setup};

use crate::action::{Card, Colour, Face, Pile};
use crate::components::SPACES;
use crate::piles::{Token, add, remove, type_of};
use crate::position::Coralia;
use crate::position::state::{Phase, State};

/// A position in the making.
#[derive(Clone, Debug)]
pub struct Builder {
    game: Coralia,
}

fn reef(colour: &str) -> u8 {
    let found = colour.parse_word();
    found.index() as u8
}

fn space(word: &str) -> u8 {
    SPACES.iter().position(|space| *space == word).expect("a space such as `fish`") as u8
}

fn card(id: &str) -> u8 {
    use atoll_core::Code;
    Card::all().find(|card| card.to_string() == id).expect("a card such as `S09`").index() as u8
}

trait ParseWord {
    fn parse_word(&self) -> Colour;
}

impl ParseWord for str {
    fn parse_word(&self) -> Colour {
        Colour::each().find(|colour| colour.word() == self).expect("a colour such as `red`")
    }
}

/// A list of words, apart by spaces.
fn words(list: &str) -> impl Iterator<Item = &str> {
    list.split_whitespace()
}

impl Builder {
    /// An empty board: seat A starts, nobody has anything, no die is placed, no turtle dealt.
    ///
    /// # Panics
    /// Every method panics if a word is none of the game's.
    pub fn new(setup: &Setup<Coralia>) -> Self {
        let mut game = Coralia::new(setup);
        game.state.phase = Phase::Die;
        game.state.side_turtles = 0;
        Builder { game }
    }

    fn with(mut self, change: impl FnOnce(&mut State)) -> Self {
        change(&mut self.game.state);
        self
    }

    /// Dice of a reef's own colour lie on these spaces: `dice("red", "fish pearl")`.
    #[must_use]
    pub fn dice(self, colour: &str, spaces: &str) -> Self {
        let at = reef(colour);
        self.with(|state| {
            for word in words(spaces) {
                state.occupied |= 1 << (7 * at + space(word));
                state.supply -= 1 << (4 * u32::from(at));
            }
        })
    }

    /// A white die lies on a space of a reef.
    #[must_use]
    pub fn white(self, die: usize, colour: &str, word: &str) -> Self {
        let at = 7 * reef(colour) + space(word);
        self.with(|state| {
            state.occupied |= 1 << at;
            state.white[die] = at;
        })
    }

    /// Dice of these colours lie on the island.
    #[must_use]
    pub fn ashore(self, colours: &str) -> Self {
        self.with(|state| {
            for word in words(colours) {
                state.ashore += 1 << (4 * u32::from(reef(word)));
                state.supply -= 1 << (4 * u32::from(reef(word)));
            }
        })
    }

    /// The supply has exactly these dice, whatever lies elsewhere.
    #[must_use]
    pub fn supply(self, colours: &str) -> Self {
        self.with(|state| {
            state.supply = words(colours).fold(0, |supply, word| supply + (1 << (4 * u32::from(reef(word)))));
        })
    }

    /// The station has these dice: `station("red fish, blue pearl")`; `red -` is not rolled.
    #[must_use]
    pub fn station(self, dice: &str) -> Self {
        self.with(|state| {
            state.station = [255; 4];
            for (place, die) in dice.split(", ").enumerate() {
                let (colour, face) = die.split_once(' ').expect("a die such as `red fish`");
                let at = reef(colour);
                state.station[place] = at << 3 | if face == "-" { 7 } else { space(face) };
                state.supply = state.supply.saturating_sub(1 << (4 * u32::from(at)));
            }
            state.station.sort_unstable();
        })
    }

    /// A turtle lies on a reef.
    #[must_use]
    pub fn tile(self, colour: &str, number: u8) -> Self {
        let shift = 4 * u32::from(reef(colour));
        self.with(|state| state.tiles |= u32::from(number) << shift)
    }

    /// These turtles lie beside the board.
    #[must_use]
    pub fn side_turtles(self, numbers: &[u8]) -> Self {
        self.with(|state| state.side_turtles = numbers.iter().fold(0, |set, n| set | 1 << (n - 1)))
    }

    /// So many chests lie beside the board.
    #[must_use]
    pub fn side_chests(self, count: u8) -> Self {
        self.with(|state| state.side_chests = count)
    }

    /// The chests of these reefs are gone.
    #[must_use]
    pub fn no_chest(self, colours: &str) -> Self {
        self.with(|state| words(colours).for_each(|word| state.reef_chests &= !(1 << reef(word))))
    }

    /// A seat's octopuses stand on these reefs.
    #[must_use]
    pub fn octopus(self, seat: Seat, colours: &str) -> Self {
        self.with(|state| {
            words(colours).for_each(|word| state.octopus |= u32::from(seat.number() + 1) << (4 * reef(word)));
        })
    }

    /// A seat's diver stands on a reef.
    #[must_use]
    pub fn diver(self, seat: Seat, colour: &str) -> Self {
        self.with(|state| state.divers |= u16::from(reef(colour) + 1) << (4 * seat.number()))
    }

    /// A seat owns these turtles.
    #[must_use]
    pub fn turtles(self, seat: Seat, numbers: &[u8]) -> Self {
        self.with(|state| state.turtles[seat.index()] = numbers.iter().fold(0, |set, n| set | 1 << (n - 1)))
    }

    /// A seat owns these chests.
    #[must_use]
    pub fn chests(self, seat: Seat, numbers: &[u8]) -> Self {
        self.with(|state| {
            let set = numbers.iter().fold(0, |set, n| set | 1 << (n - 1));
            state.chests[seat.index()] = set;
            state.hidden_chests &= !set;
        })
    }

    /// A seat has these cards, drawn from their own piles.
    #[must_use]
    pub fn hand(mut self, seat: Seat, cards: &str) -> Self {
        for word in words(cards) {
            let kind = self.game.ctx.kind_of[usize::from(card(word))];
            let ctx = self.game.ctx.clone();
            let cards = &mut self.game.state.cards;
            remove(&mut cards.unseen, ctx.alike[usize::from(kind)]);
            add(&mut cards.hands[seat.index()], ctx.alike[usize::from(kind)]);
        }
        self
    }

    /// A seat has these cards, drawn from the island pile.
    #[must_use]
    pub fn island_hand(mut self, seat: Seat, cards: &str) -> Self {
        for word in words(cards) {
            let kind = self.game.ctx.kind_of[usize::from(card(word))];
            let ctx = self.game.ctx.clone();
            let cards = &mut self.game.state.cards;
            remove(&mut cards.unseen, ctx.alike[usize::from(kind)]);
            cards.island[type_of(kind)] -= 1;
            cards.give(&ctx, Pile::Island, seat.number(), Token::fresh(kind));
        }
        self
    }

    /// A seat has a stingray more.
    #[must_use]
    pub fn ray(self, seat: Seat) -> Self {
        self.with(|state| state.give_ray(seat.number()))
    }

    /// A seat has so many points.
    #[must_use]
    pub fn points(self, seat: Seat, points: u8) -> Self {
        self.with(|state| state.points[seat.index()] = points)
    }

    /// It is this seat's turn, so many turns having been played.
    #[must_use]
    pub fn turn(self, seat: Seat, played: u8) -> Self {
        self.with(|state| {
            state.active = seat.number();
            state.turn = played;
        })
    }

    /// The four dice of the station are rolled and one is to be placed.
    pub fn at_die(self) -> Coralia {
        self.game
    }

    /// Three dice lie on the station and one is to be added.
    pub fn at_supply(mut self) -> Coralia {
        self.game.begin_turn();
        self.game
    }

    /// The last dice of the four are being rolled: these of them, as a set of places.
    pub fn at_roll(mut self, places: u8) -> Coralia {
        self.game.state.phase = Phase::Roll;
        self.game.state.roll = places;
        self.game
    }

    /// All turns are played and the starfish cards of seat A come first.
    pub fn at_scoring(mut self) -> Coralia {
        let seats = self.game.ctx.seats;
        let turns = self.game.ctx.turns;
        self.game.state.active = seats - 1;
        self.game.state.turn = turns - 1;
        self.game.state.phase = Phase::Play;
        self.game.run();
        self.game
    }

    /// A white die shows this face and the active seat is to place it.
    pub fn at_white(mut self, face: Face) -> Coralia {
        self.game.roll_white(face.index() as u8);
        self.game
    }
}
