//! The position and its rules.

mod census;
mod effects;
mod legality;
mod scoring;
mod setup;
pub(crate) mod state;
mod turn;

use std::sync::Arc;

use atoll_core::{
    Audience, BySeat, Census, Code, Dice, Edition, Event, EventOf, Game, Illegal, Info, Observer, Odds, ScoreLine,
    Seat, SeatSet, Setup, Shared, Turn,
};
use serde::Serialize;

use crate::action::{Action, Card, Chance, Chest, Face, Pile, Star, Turtle};
use crate::components::{CARDS, Components, Readings, STAR_CARDS, STARFISH};
use crate::frame::Frame;
use crate::options::{OFFERED, Options};
use crate::piles::{Cards, TYPES, type_of};
use crate::score::bits;
use crate::view::View;
use crate::{rules, texts};
use state::{ASHORE, FRAMES, NO_DIE, Phase, State};

/// What a match is played with; the same for all its positions.
#[derive(Debug)]
pub(crate) struct Ctx {
    pub edition: Arc<Edition<Coralia>>,
    pub readings: Readings,
    pub seats: u8,
    pub turns: u8,
    /// First card and all cards of each kind, by type.
    pub kinds: [Vec<(u8, u64)>; 3],
    pub kind_of: [u8; CARDS],
    pub alike: [u64; CARDS],
    /// Starfish cards that wait for the fish or pearl scoring.
    pub deferred: u64,
}

impl Ctx {
    /// The kind of a card drawn from cards of one type: kind by kind, as the odds have them.
    fn drawn(&self, cards: u64, dice: &mut dyn Dice) -> Card {
        let kinds = &self.kinds[type_of(cards.trailing_zeros() as u8)];
        let mut at = dice.below(cards.count_ones());
        for &(first, alike) in kinds {
            let count = (cards & alike).count_ones();
            if at < count {
                return Card::new(first).expect("a kind is named by its first card");
            }
            at -= count;
        }
        unreachable!("the cards of a type are those of its kinds")
    }
}

/// What a position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Waits"))]
pub enum Step {
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
    /// A card is drawn or looked at.
    Card,
    /// The seat keeps one of the cards looked at.
    Keep,
    /// A white die is rolled.
    WhiteRoll,
    /// The seat places the white die.
    White,
    /// The seat copies a turtle beside the board.
    Copy,
    /// A chest is turned over.
    Chest,
    /// The seat chooses its next starfish card.
    Next,
    /// The last starfish card is resolved.
    Last,
    /// The seat chooses between the chests of two reefs.
    Pair,
    /// The seat chooses a pile to draw from.
    Piles,
    /// A seat shows its starfish cards.
    Show,
    /// All cards are shown and counted.
    Count,
    /// The match is over.
    Over,
}

impl Step {
    /// The step's word in JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Step::Start => "start",
            Step::Turtles => "turtles",
            Step::Block => "block",
            Step::First => "first",
            Step::Supply => "supply",
            Step::Store => "store",
            Step::Roll => "roll",
            Step::Die => "die",
            Step::Card => "card",
            Step::Keep => "keep",
            Step::WhiteRoll => "white_roll",
            Step::White => "white",
            Step::Copy => "copy",
            Step::Chest => "chest",
            Step::Next => "next",
            Step::Last => "last",
            Step::Pair => "pair",
            Step::Piles => "piles",
            Step::Show => "show",
            Step::Count => "count",
            Step::Over => "over",
        }
    }

    /// Whether a seat decides here, not chance.
    pub const fn is_decision(self) -> bool {
        matches!(
            self,
            Step::First
                | Step::Supply
                | Step::Store
                | Step::Die
                | Step::Keep
                | Step::White
                | Step::Copy
                | Step::Next
                | Step::Pair
                | Step::Piles
        )
    }
}

/// A position of Coralia.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Coralia {
    pub(crate) ctx: Shared<Ctx>,
    pub(crate) state: State,
}

impl Game for Coralia {
    const INFO: Info = Info {
        slug: "coralia",
        title: "Coralia",
        version: 1,
        seats: 2..=4,
        max_events: 2000,
        rules: &rules::ALL,
        texts: &texts::KEPT,
        options: OFFERED,
    };

    type Options = Options;
    type Data = Components;
    type Action = Action;
    type Chance = Chance;
    type View = View;

    fn new(setup: &Setup<Self>) -> Self {
        let parts = setup.data();
        let seats = setup.seats();
        let kinds = TYPES.map(|cards| {
            let of_type = parts.kinds.iter().filter(|&&kind| cards & 1 << kind != 0);
            of_type.map(|&kind| (kind, parts.alike[usize::from(kind)])).collect()
        });
        let deferred = (0..STARFISH).filter(|&n| parts.stars[n].is_deferred()).fold(0, |set, n| set | 1 << n);
        let ctx = Ctx {
            edition: Arc::clone(setup.edition()),
            readings: setup.options().readings(parts.readings),
            seats,
            turns: parts.rounds[usize::from(seats)] * seats,
            kinds,
            kind_of: parts.kind_of,
            alike: parts.alike,
            deferred,
        };
        let state = State {
            cards: Cards::new(),
            occupied: 0,
            done: 0,
            supply: 0x66_6666,
            ashore: 0,
            octopus: 0,
            tiles: 0,
            divers: 0,
            stack: [0; FRAMES],
            stack_len: 0,
            points: [0; 4],
            before: [0; 4],
            station: [NO_DIE; 4],
            white: [ASHORE; 2],
            blocking: [0; 6],
            turtles: [0; 4],
            chests: [0; 4],
            side_turtles: 0xff,
            reef_chests: 0x3f,
            side_chests: 2,
            hidden_chests: 0xff,
            phase: Phase::Start,
            start: 0,
            active: 0,
            turn: 0,
            roll: 0,
        };
        Coralia { ctx: Shared::of(setup, ctx), state }
    }

    fn seats(&self) -> u8 {
        self.ctx.seats
    }

    fn turn(&self) -> Turn {
        match self.step() {
            Step::Over => Turn::Over(self.outcome()),
            step if step.is_decision() => Turn::of(self.active()),
            _ => Turn::Chance,
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.may(seat, action)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list(seat, out);
    }

    fn act(&mut self, seat: Seat, action: Action) {
        match action {
            Action::First { colours } => self.pick_first(colours.set()),
            Action::Supply { colour } => self.add_die(colour.index() as u8),
            Action::Hold { dice } => self.roll_all_but(dice.index() as u8),
            Action::Die { colour, face } => self.place((colour.index() << 3 | face.index()) as u8),
            Action::Keep { card } => {
                let pile = self.state.pile_in_use();
                self.state.pop();
                let open = self.state.phase == Phase::Score && pile == Pile::Starfish;
                self.state.cards.keep(&self.ctx, pile, seat.number(), card.index(), open);
            }
            Action::White { to } => self.place_white(to),
            Action::Copy { tile } => {
                self.state.pop();
                self.state.push(Frame::Bonus(tile.index() as u8));
            }
            Action::Next { card } => self.resolve(card.index() as u8),
            Action::Chest { reef } => self.lift_reef_chest(reef.index() as u8),
            Action::Draw { pile } => self.draw_next(pile),
            Action::Stop => match self.step() {
                Step::Next => self.next_scorer(),
                _ => self.state.pop(),
            },
        }
        self.run();
    }

    fn odds(&self, out: &mut Odds<Chance>) {
        let state = &self.state;
        match self.step() {
            Step::Start => Seat::first(self.ctx.seats).for_each(|seat| out.push(Chance::Start { seat }, 1)),
            Step::Turtles => {
                let left = bits(u64::from(state.side_turtles));
                left.filter_map(|tile| Turtle::new(tile as u8)).for_each(|tile| out.push(Chance::Turtle { tile }, 1));
            }
            Step::Block => Face::all().for_each(|face| out.push(Chance::Block { face }, 1)),
            Step::Roll => Face::all().for_each(|face| out.push(Chance::Roll { face }, 1)),
            Step::Card => state.cards.odds(&self.ctx, state.pile_in_use(), |kind, weight| {
                if let Some(card) = Card::new(kind) {
                    out.push(Chance::Card { card }, weight);
                }
            }),
            Step::WhiteRoll => {
                let faces = self.components().white_faces[state.rolling_die()];
                Face::all().for_each(|face| out.push(Chance::White { face }, u32::from(faces[face.index()])));
            }
            Step::Chest => {
                let hidden = bits(u64::from(state.hidden_chests));
                hidden.filter_map(|tile| Chest::new(tile as u8)).for_each(|tile| out.push(Chance::Chest { tile }, 1));
            }
            Step::Last => {
                let first = bits(self.pending()).next().map(|card| self.ctx.kind_of[card]);
                if let Some(card) = first.and_then(Star::new) {
                    out.push(Chance::Last { card }, 1);
                }
            }
            Step::Show => out.push(Chance::Show { seat: self.active() }, 1),
            Step::Count => out.push(Chance::Count, 1),
            Step::First
            | Step::Supply
            | Step::Store
            | Step::Die
            | Step::Keep
            | Step::White
            | Step::Copy
            | Step::Next
            | Step::Pair
            | Step::Piles
            | Step::Over => {}
        }
    }

    fn random_chance(&self, dice: &mut dyn Dice, odds: &mut Odds<Chance>) -> Chance {
        // Most of chance is dice with six faces, then cards of a pile of one type.
        let mut face = || Face::new(dice.below(6) as u8).expect("a die has six faces");
        match self.state.phase {
            Phase::Roll => Chance::Roll { face: face() },
            Phase::Block => Chance::Block { face: face() },
            _ => {
                if let Some(Frame::Draw(pile) | Frame::Look(pile)) = self.state.top()
                    && let Some(cards) = self.state.cards.unseen_in(pile)
                {
                    return Chance::Card { card: self.ctx.drawn(cards, dice) };
                }
                odds.clear();
                self.odds(odds);
                odds.pick(dice).expect("a chance turn offers an outcome")
            }
        }
    }

    fn chance(&mut self, outcome: Chance) {
        match outcome {
            Chance::Start { seat } => {
                self.state.start = seat.number();
                self.state.active = seat.number();
                self.state.phase = Phase::Turtles;
                return;
            }
            Chance::Turtle { tile } => {
                self.deal_turtle(tile.index() as u8);
                return;
            }
            Chance::Block { face } => {
                self.block(face.index() as u8);
                return;
            }
            Chance::Roll { face } => {
                self.rolled(face.index() as u8);
                return;
            }
            Chance::Card { card } => self.card(card.index() as u8),
            Chance::White { face } => {
                let Some(Frame::WhiteRoll(die)) = self.state.top() else { return };
                self.state.pop();
                self.state.push(Frame::WhitePlace { die, face: face.index() as u8 });
            }
            Chance::Chest { tile } => self.open_chest(tile.index() as u8),
            Chance::Last { card } => self.resolve(card.index() as u8),
            Chance::Show { .. } => self.state.phase = Phase::Score,
            Chance::Count => {
                self.state.phase = Phase::Over;
                return;
            }
        }
        self.run();
    }

    fn view(&self, who: Observer) -> View {
        View::of(self, who)
    }

    fn audience(&self, event: EventOf<Self>) -> Audience {
        let drawer = SeatSet::only(self.active());
        // A starfish card gained in the scoring is shown at once (CORALIA-SF-3).
        let scoring = self.state.phase == Phase::Score;
        match (event, self.state.top()) {
            (Event::Act { action: Action::Keep { .. }, .. }, Some(Frame::Keep(Pile::Starfish))) if scoring => {
                Audience::Everyone
            }
            // Which card is kept, the others cannot see (CORALIA-INFO-1, CORALIA-INFO-2).
            (Event::Act { action: Action::Keep { .. }, .. }, _) => Audience::Only(drawer),
            (Event::Chance(Chance::Card { card }), Some(Frame::Draw(_)))
                if scoring && type_of(card.index() as u8) == 0 =>
            {
                Audience::Everyone
            }
            // The only card of the pile will be kept.
            (Event::Chance(Chance::Card { .. }), Some(Frame::Look(Pile::Starfish)))
                if scoring && self.state.cards.eyed_len == 0 && self.state.cards.pile_len(Pile::Starfish) == 1 =>
            {
                Audience::Everyone
            }
            (Event::Chance(Chance::Card { .. }), _) => Audience::Only(drawer),
            _ => Audience::Everyone,
        }
    }

    fn resample(&self, seat: Seat, dice: &mut dyn Dice) -> Self {
        let mut other = self.clone();
        let shown = [0, 1, 2, 3].map(|seat| self.shown(seat));
        other.state.cards.resample(&self.state, &self.ctx, seat, shown, dice);
        other
    }

    fn census(&self) -> Census {
        self.count()
    }

    fn breakdown(&self) -> Vec<ScoreLine> {
        self.score_lines()
    }
}

impl Coralia {
    /// The points of each seat as things are; cards that are scored at the end count what they give now.
    pub fn scores(&self) -> BySeat<i16> {
        self.totals()
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.state.is_over()
    }

    /// The starfish cards in the hand of a seat that are still to be scored.
    pub fn starfish_cards(&self, seat: Seat) -> u8 {
        (self.state.cards.hands[seat.index()] & STAR_CARDS & !self.ctx.deferred).count_ones() as u8
    }

    /// The turtles of a seat.
    pub fn turtles(&self, seat: Seat) -> i16 {
        self.turtles_of(seat)
    }

    /// The components of this edition.
    pub fn components(&self) -> &Components {
        &self.ctx.edition.data
    }

    /// Whose turn it is, or whose starfish cards are scored.
    pub(crate) fn active(&self) -> Seat {
        Seat::new(self.state.active).unwrap_or(Seat::A)
    }

    /// What the position waits for.
    #[inline]
    pub(crate) fn step(&self) -> Step {
        match self.state.phase {
            Phase::Start => Step::Start,
            Phase::Turtles => Step::Turtles,
            Phase::Block => Step::Block,
            Phase::First => Step::First,
            Phase::Supply => Step::Supply,
            Phase::Store => Step::Store,
            Phase::Roll => Step::Roll,
            Phase::Die => Step::Die,
            Phase::Show => Step::Show,
            Phase::Count => Step::Count,
            Phase::Over => Step::Over,
            Phase::Play | Phase::Score => match self.state.top() {
                Some(Frame::Draw(_) | Frame::Look(_)) => Step::Card,
                Some(Frame::Keep(_)) => Step::Keep,
                Some(Frame::WhiteRoll(_)) => Step::WhiteRoll,
                Some(Frame::WhitePlace { .. }) => Step::White,
                Some(Frame::Copy) => Step::Copy,
                Some(Frame::Chest) => Step::Chest,
                Some(Frame::Pair { .. }) => Step::Pair,
                Some(Frame::Piles { .. }) => Step::Piles,
                // The others never wait; `run` works them off.
                Some(Frame::Act { .. } | Frame::Bonus(_) | Frame::Own(_) | Frame::White) | None => {
                    if self.one_card_left() { Step::Last } else { Step::Next }
                }
            },
        }
    }

    /// How much a seat has shown of its cards: 0 nothing, 1 its starfish cards, 2 all.
    pub(crate) fn shown(&self, seat: u8) -> u8 {
        let seats = self.ctx.seats;
        match self.state.phase {
            Phase::Over => 2,
            Phase::Show | Phase::Score | Phase::Count if seat < seats => {
                let place = (seat + seats - self.state.start) % seats;
                let done = self.state.turn - self.ctx.turns;
                u8::from(place < done || place == done && self.state.phase == Phase::Score)
            }
            _ => 0,
        }
    }
}
