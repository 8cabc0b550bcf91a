//! The position and its rules.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use atoll_core::{
    Audience, Census, Code, Dice, Edition, Event, EventOf, Game, Illegal, Info, Observer, Odds, Rule, ScoreLine, Seat,
    SeatSet, Setup, Turn,
};

use crate::action::{Action, Card, Chance, Chest, Colour, Face, Four, Held, Pile, Place, Shore, Star, Turtle};
use crate::components::{
    CARDS, COLOURS, First4, OctopusIncome, Parts, RAYS, Readings, SPACES, STAR_CARDS, STARFISH, ScoringEffects,
    ScoringFeatures, StarKind, WhiteToIsland,
};
use crate::frame::Frame;
use crate::options::{OFFERED, Options};
use crate::piles::{Cards, TYPES, type_of};
use crate::score::bits;
use crate::view::View;
use crate::{rules, texts};

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
const NO_DIE: u8 = 255;
/// Where a white die is when it lies on no reef.
pub(crate) const ASHORE: u8 = 42;
const ROLLING: u8 = 43;
/// Octopus figures of a seat.
const FIGURES: u32 = 2;
/// Room on the stack.
const FRAMES: usize = 12;

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
    deferred: u64,
}

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

/// What a position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Node {
    Start,
    Turtle,
    Block,
    First,
    Supply,
    Store,
    Roll,
    Die,
    Card(Pile),
    Keep(Pile),
    WhiteRoll(u8),
    White(u8),
    Copy,
    Chest,
    Next,
    Last,
    Pair(u8, u8),
    Piles(u8),
    Show,
    Count,
    Over,
}

/// A position of Coralia.
#[derive(Clone)]
pub struct Coralia {
    pub(crate) ctx: Arc<Ctx>,
    pub(crate) state: State,
}

/// The part of a position that changes.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State {
    pub cards: Cards,
    /// Occupied spaces, seven bits a reef.
    pub occupied: u64,
    /// Starfish cards of the scoring seat that are resolved. Of each kind the first so many.
    done: u32,
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
    stack: [u8; FRAMES],
    stack_len: u8,
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
    fn is_open(&self, reef: u8, space: u8) -> bool {
        self.occupied & slot(reef, space) == 0
    }
    fn top(&self) -> Option<Frame> {
        match self.stack_len {
            0 => None,
            n => Some(Frame::unpack(self.stack[usize::from(n) - 1])),
        }
    }
    fn push(&mut self, frame: Frame) {
        self.stack[usize::from(self.stack_len)] = frame.pack();
        self.stack_len += 1;
    }
    fn pop(&mut self) {
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
    /// The pile whose cards are being looked at.
    pub(crate) fn eyed_pile(&self) -> Pile {
        match self.top() {
            Some(Frame::Look(pile) | Frame::Keep(pile)) => pile,
            _ => Pile::Fish,
        }
    }
    fn score(&mut self, seat: u8, points: u8) {
        let points = self.points[usize::from(seat)].saturating_add(points);
        self.points[usize::from(seat)] = points;
    }
    /// The colours that have a die in the supply, as a set.
    fn in_supply(&self) -> u8 {
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

const fn slot(reef: u8, space: u8) -> u64 {
    1 << (7 * reef as u32 + space as u32)
}

const fn nibble(word: u32, at: u8) -> u8 {
    (word >> (4 * at as u32) & 15) as u8
}

fn set_nibble(word: &mut u32, at: u8, value: u8) {
    let shift = 4 * u32::from(at);
    *word = *word & !(15 << shift) | u32::from(value) << shift;
}

impl PartialEq for Coralia {
    fn eq(&self, other: &Self) -> bool {
        let same_table = Arc::ptr_eq(&self.ctx, &other.ctx)
            || self.ctx.readings == other.ctx.readings
                && self.ctx.seats == other.ctx.seats
                && self.ctx.edition.hash == other.ctx.edition.hash;
        self.state == other.state && same_table
    }
}

impl Eq for Coralia {}

impl Hash for Coralia {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.ctx.seats.hash(hasher);
        self.state.hash(hasher);
    }
}

impl fmt::Debug for Coralia {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Coralia").field("seats", &self.ctx.seats).field("state", &self.state).finish()
    }
}

impl Game for Coralia {
    const INFO: Info = Info {
        slug: "coralia",
        title: "Coralia",
        version: 1,
        seats: 2..=4,
        max_events: 2000,
        rules: rules::ALL,
        texts: texts::ALL,
        options: OFFERED,
    };

    type Options = Options;
    type Data = Parts;
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
        Coralia { ctx: Arc::new(ctx), state }
    }

    fn seats(&self) -> u8 {
        self.ctx.seats
    }

    fn turn(&self) -> Turn {
        match self.node() {
            Node::First
            | Node::Supply
            | Node::Store
            | Node::Die
            | Node::Keep(_)
            | Node::White(_)
            | Node::Copy
            | Node::Next
            | Node::Pair(..)
            | Node::Piles(_) => Turn::of(self.active()),
            Node::Start
            | Node::Turtle
            | Node::Block
            | Node::Roll
            | Node::Card(_)
            | Node::WhiteRoll(_)
            | Node::Chest
            | Node::Last
            | Node::Show
            | Node::Count => Turn::Chance,
            Node::Over => Turn::Over(self.outcome()),
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let node = self.node();
        rules::END_1.holds(node != Node::Over)?;
        let order = if self.state.is_scoring() { rules::SCORE_1 } else { rules::TURN_1 };
        order.holds(self.is_decision(node) && seat == self.active())?;
        let state = &self.state;
        match action {
            Action::First { .. } => rules::SETUP_15.holds(node == Node::First),
            Action::Supply { colour } => {
                rules::TURN_2.holds(node == Node::Supply && state.supply_of(colour.index() as u8) > 0)
            }
            Action::Hold { dice } => {
                rules::STORE_1.holds(node == Node::Store)?;
                let turtles = state.turtles[seat.index()].count_ones();
                rules::STORE_1.holds((dice.index() as u32).count_ones() <= turtles)
            }
            Action::Die { colour, face } => {
                rules::TURN_4.holds(node == Node::Die)?;
                let die = (colour.index() << 3 | face.index()) as u8;
                rules::TURN_4.holds(state.station.contains(&die))?;
                state.destination(die).map(|_| ())
            }
            Action::Keep { card } => {
                let Node::Keep(pile) = node else { return Err(Illegal(rules::TURN_5)) };
                keep_rule(pile).holds(card.index() < usize::from(state.cards.eyed_len))
            }
            Action::White { to } => {
                let Node::White(face) = node else { return Err(Illegal(rules::WHITE_1)) };
                match to {
                    Shore::Reef(reef) => {
                        rules::WHITE_2.holds(state.is_open(reef.index() as u8, face))?;
                        rules::WHITE_6.holds(face != OCTOPUS || state.figures_of(state.active) > 0)
                    }
                    Shore::Island => rules::WHITE_3.holds(self.white_may_land(face)),
                }
            }
            Action::Copy { tile } => {
                rules::TURTLE_7.holds(node == Node::Copy)?;
                rules::TURTLE_7.holds(self.copies() & 1 << tile.index() != 0)
            }
            Action::Next { card } => {
                rules::SF_2.holds(node == Node::Next)?;
                rules::SF_2.holds(self.ctx.kind_of[card.index()] == card.index() as u8)?;
                let pending = self.pending();
                rules::SF_1.holds(pending & self.ctx.alike[card.index()] != 0)
            }
            Action::Chest { reef } => {
                let Node::Pair(a, b) = node else { return Err(Illegal(rules::SF_REEF)) };
                let reef = reef.index() as u8;
                rules::SF_REEF.holds((reef == a || reef == b) && state.reef_chests & 1 << reef != 0)
            }
            Action::Draw { pile } => {
                let Node::Piles(used) = node else { return Err(Illegal(rules::SF_DICE)) };
                rules::SF_DICE.holds(self.open_piles(used) & 1 << pile as u8 != 0)
            }
            Action::Stop => {
                rules::SF_2.holds(matches!(node, Node::Next | Node::Pair(..) | Node::Piles(_)))?;
                rules::SF_2.holds(self.ctx.readings.scoring_effects == ScoringEffects::Optional)
            }
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        let state = &self.state;
        if seat.number() != state.active {
            return;
        }
        let optional = self.ctx.readings.scoring_effects == ScoringEffects::Optional;
        match self.node() {
            Node::First => out.extend((0..15).filter_map(Four::new).map(|colours| Action::First { colours })),
            Node::Supply => {
                for colour in 0..6 {
                    if state.supply_of(colour) > 0
                        && let Some(colour) = Colour::new(colour)
                    {
                        out.push(Action::Supply { colour });
                    }
                }
            }
            Node::Store => {
                let turtles = state.turtles[seat.index()].count_ones();
                let held = (0u8..8).filter(|set| set.count_ones() <= turtles);
                out.extend(held.filter_map(Held::new).map(|dice| Action::Hold { dice }));
            }
            Node::Die => self.legal_dice(out),
            Node::Keep(_) => {
                out.extend((0..state.cards.eyed_len).filter_map(Place::new).map(|card| Action::Keep { card }));
            }
            Node::White(face) => {
                if face != OCTOPUS || state.figures_of(state.active) > 0 {
                    let open = (0..6).filter(|&reef| state.is_open(reef, face));
                    out.extend(open.filter_map(Colour::new).map(|reef| Action::White { to: Shore::Reef(reef) }));
                }
                if self.white_may_land(face) {
                    out.push(Action::White { to: Shore::Island });
                }
            }
            Node::Copy => {
                let tiles = bits(u64::from(self.copies()));
                out.extend(tiles.filter_map(|tile| Turtle::new(tile as u8)).map(|tile| Action::Copy { tile }));
            }
            Node::Next => {
                let pending = self.pending();
                for &(first, alike) in &self.ctx.kinds[0] {
                    if pending & alike != 0
                        && let Some(card) = Star::new(first)
                    {
                        out.push(Action::Next { card });
                    }
                }
                if optional {
                    out.push(Action::Stop);
                }
            }
            Node::Pair(a, b) => {
                for reef in [a.min(b), a.max(b)] {
                    if state.reef_chests & 1 << reef != 0
                        && let Some(reef) = Colour::new(reef)
                    {
                        out.push(Action::Chest { reef });
                    }
                }
                if optional {
                    out.push(Action::Stop);
                }
            }
            Node::Piles(used) => {
                let open = self.open_piles(used);
                let piles = Pile::ALL.into_iter().filter(|&pile| open & 1 << pile as u8 != 0);
                out.extend(piles.map(|pile| Action::Draw { pile }));
                if optional {
                    out.push(Action::Stop);
                }
            }
            Node::Start
            | Node::Turtle
            | Node::Block
            | Node::Roll
            | Node::Card(_)
            | Node::WhiteRoll(_)
            | Node::Chest
            | Node::Last
            | Node::Show
            | Node::Count
            | Node::Over => {}
        }
    }

    fn act(&mut self, seat: Seat, action: Action) {
        match action {
            Action::First { colours } => self.pick_first(colours.set()),
            Action::Supply { colour } => self.add_die(colour.index() as u8),
            Action::Hold { dice } => self.roll_all_but(dice.index() as u8),
            Action::Die { colour, face } => self.place((colour.index() << 3 | face.index()) as u8),
            Action::Keep { card } => {
                let pile = self.state.eyed_pile();
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
            Action::Stop => match self.node() {
                Node::Next => self.next_scorer(),
                _ => self.state.pop(),
            },
        }
        self.run();
    }

    fn odds(&self, out: &mut Odds<Chance>) {
        let state = &self.state;
        match self.node() {
            Node::Start => Seat::first(self.ctx.seats).for_each(|seat| out.push(Chance::Start { seat }, 1)),
            Node::Turtle => {
                let left = bits(u64::from(state.side_turtles));
                left.filter_map(|tile| Turtle::new(tile as u8)).for_each(|tile| out.push(Chance::Turtle { tile }, 1));
            }
            Node::Block => Face::all().for_each(|face| out.push(Chance::Block { face }, 1)),
            Node::Roll => Face::all().for_each(|face| out.push(Chance::Roll { face }, 1)),
            Node::Card(pile) => state.cards.odds(&self.ctx, pile, |kind, weight| {
                if let Some(card) = Card::new(kind) {
                    out.push(Chance::Card { card }, weight);
                }
            }),
            Node::WhiteRoll(die) => {
                let faces = self.parts().white_faces[usize::from(die)];
                Face::all().for_each(|face| out.push(Chance::White { face }, u32::from(faces[face.index()])));
            }
            Node::Chest => {
                let hidden = bits(u64::from(state.hidden_chests));
                hidden.filter_map(|tile| Chest::new(tile as u8)).for_each(|tile| out.push(Chance::Chest { tile }, 1));
            }
            Node::Last => {
                let first = bits(self.pending()).next().map(|card| self.ctx.kind_of[card]);
                if let Some(card) = first.and_then(Star::new) {
                    out.push(Chance::Last { card }, 1);
                }
            }
            Node::Show => out.push(Chance::Show { seat: self.active() }, 1),
            Node::Count => out.push(Chance::Count, 1),
            Node::First
            | Node::Supply
            | Node::Store
            | Node::Die
            | Node::Keep(_)
            | Node::White(_)
            | Node::Copy
            | Node::Next
            | Node::Pair(..)
            | Node::Piles(_)
            | Node::Over => {}
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

    fn appraise(&self, seat: Seat) -> i32 {
        let total = 10 * i32::from(self.totals()[seat]);
        if self.state.is_over() {
            return total;
        }
        let stars = (self.state.cards.hands[seat.index()] & STAR_CARDS & !self.ctx.deferred).count_ones() as i32;
        total + 35 * stars + 12 * i32::from(self.turtles_of(seat))
    }
}

/// The rule that has a seat keep one card of a look.
fn keep_rule(pile: Pile) -> &'static Rule {
    match pile {
        Pile::Fish | Pile::Pearl => rules::FISH_1,
        Pile::Starfish => rules::STAR_1,
        Pile::Island => rules::ISLAND_3,
    }
}

impl Coralia {
    /// The components of this edition.
    pub fn parts(&self) -> &Parts {
        &self.ctx.edition.data
    }

    /// Whose turn it is, or whose starfish cards are scored.
    pub(crate) fn active(&self) -> Seat {
        Seat::new(self.state.active).unwrap_or(Seat::A)
    }

    /// What the position waits for.
    #[inline]
    pub(crate) fn node(&self) -> Node {
        match self.state.phase {
            Phase::Start => Node::Start,
            Phase::Turtles => Node::Turtle,
            Phase::Block => Node::Block,
            Phase::First => Node::First,
            Phase::Supply => Node::Supply,
            Phase::Store => Node::Store,
            Phase::Roll => Node::Roll,
            Phase::Die => Node::Die,
            Phase::Show => Node::Show,
            Phase::Count => Node::Count,
            Phase::Over => Node::Over,
            Phase::Play | Phase::Score => match self.state.top() {
                Some(Frame::Draw(pile) | Frame::Look(pile)) => Node::Card(pile),
                Some(Frame::Keep(pile)) => Node::Keep(pile),
                Some(Frame::WhiteRoll(die)) => Node::WhiteRoll(die),
                Some(Frame::WhitePlace { face, .. }) => Node::White(face),
                Some(Frame::Copy) => Node::Copy,
                Some(Frame::Chest) => Node::Chest,
                Some(Frame::Pair { a, b }) => Node::Pair(a, b),
                Some(Frame::Piles { used, .. }) => Node::Piles(used),
                // The others never wait; `run` works them off.
                Some(Frame::Act { .. } | Frame::Bonus(_) | Frame::Own(_) | Frame::White) | None => {
                    if self.one_card_left() { Node::Last } else { Node::Next }
                }
            },
        }
    }

    fn is_decision(&self, node: Node) -> bool {
        matches!(
            node,
            Node::First
                | Node::Supply
                | Node::Store
                | Node::Die
                | Node::Keep(_)
                | Node::White(_)
                | Node::Copy
                | Node::Next
                | Node::Pair(..)
                | Node::Piles(_)
        )
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

    // --- Set-up -----------------------------------------------------------

    fn deal_turtle(&mut self, tile: u8) {
        let state = &mut self.state;
        set_nibble(&mut state.tiles, state.roll, tile + 1);
        state.side_turtles &= !(1 << tile);
        state.roll += 1;
        if state.roll == 6 {
            state.roll = 0;
            let first = self.ctx.readings.first4 == First4::BeforeBlocking;
            state.phase = if self.ctx.seats == 4 || first { Phase::First } else { Phase::Block };
        }
    }

    /// How many blocking dice each colour has.
    fn blockers(&self) -> u8 {
        4 - self.ctx.seats
    }

    fn block(&mut self, face: u8) {
        let each = self.blockers();
        let state = &mut self.state;
        let colour = state.roll / each;
        // A diver covers the chest and leaves the diver space open (CORALIA-SETUP-13).
        let space = if face == DIVER { TREASURE } else { face };
        state.supply -= 1 << (4 * u32::from(colour));
        if state.is_open(colour, space) {
            state.occupied |= slot(colour, space);
            let blocking = &mut state.blocking[usize::from(colour)];
            *blocking = if *blocking == 0 { space + 1 } else { *blocking | (space + 1) << 4 };
            if space == TURTLE
                && let Some(tile) = state.tile_on(colour)
            {
                set_nibble(&mut state.tiles, colour, 0);
                state.side_turtles |= 1 << tile;
            }
        } else {
            state.ashore += 1 << (4 * u32::from(colour));
        }
        state.roll += 1;
        if state.roll == 6 * each {
            state.roll = 0;
            // The reading `before_blocking` has the first dice picked by now.
            if state.station[0] == NO_DIE {
                state.phase = Phase::First;
            } else {
                self.roll_all_but(0);
            }
        }
    }

    fn pick_first(&mut self, colours: u8) {
        let state = &mut self.state;
        for (place, colour) in bits(u64::from(colours)).enumerate() {
            let colour = colour as u8;
            state.station[place] = colour << 3 | UNROLLED;
            state.supply -= 1 << (4 * u32::from(colour));
        }
        let blocked = self.ctx.seats == 4 || self.ctx.readings.first4 == First4::AfterBlocking;
        if blocked {
            self.roll_all_but(0);
        } else {
            state.phase = Phase::Block;
        }
    }

    // --- A turn -----------------------------------------------------------

    pub(crate) fn begin_turn(&mut self) {
        self.state.phase = Phase::Supply;
        let colours = self.state.in_supply();
        if colours.count_ones() == 1 {
            self.add_die(colours.trailing_zeros() as u8);
        }
    }

    fn add_die(&mut self, colour: u8) {
        let state = &mut self.state;
        state.station[3] = colour << 3 | UNROLLED;
        state.supply -= 1 << (4 * u32::from(colour));
        if state.turtles[usize::from(state.active)] != 0 {
            state.phase = Phase::Store;
        } else {
            self.roll_all_but(0);
        }
    }

    /// Rolls the dice of the station but those held, given as a set of places.
    fn roll_all_but(&mut self, held: u8) {
        let state = &mut self.state;
        state.roll = 0x0f & !held;
        for place in 0..4 {
            if state.roll & 1 << place != 0 {
                state.station[place] |= UNROLLED;
            }
        }
        state.phase = Phase::Roll;
    }

    fn rolled(&mut self, face: u8) {
        let state = &mut self.state;
        let place = state.roll.trailing_zeros() as usize & 3;
        state.station[place] = state.station[place] & !UNROLLED | face;
        state.roll &= state.roll.wrapping_sub(1);
        if state.roll != 0 {
            return;
        }
        sort4(&mut state.station);
        state.phase = Phase::Die;
        let mut only = None;
        let mut options = 0;
        for place in 0..4 {
            let die = state.station[place];
            if (place == 0 || die != state.station[place - 1]) && state.destination(die).is_ok() {
                options += 1;
                only = Some(die);
            }
        }
        match (options, only) {
            (0, _) => self.roll_all_but(0),
            (1, Some(die)) => {
                self.place(die);
                self.run();
            }
            _ => {}
        }
    }

    fn legal_dice(&self, out: &mut Vec<Action>) {
        // Codes run through the colours first, the station through the faces.
        let mut dice = self.state.station.map(|die| (die & 7) << 3 | die >> 3);
        sort4(&mut dice);
        for (place, &turned) in dice.iter().enumerate() {
            let (colour, face) = (turned & 7, turned >> 3);
            if place > 0 && turned == dice[place - 1] || self.state.destination(colour << 3 | face).is_err() {
                continue;
            }
            if let (Some(colour), Some(face)) = (Colour::new(colour), Face::new(face)) {
                out.push(Action::Die { colour, face });
            }
        }
    }

    /// Places a die of the station where it goes.
    fn place(&mut self, die: u8) {
        let state = &mut self.state;
        let (colour, face) = (die >> 3, die & 7);
        if let Some(place) = state.station.iter().position(|&other| other == die) {
            state.station.copy_within(place + 1.., place);
        }
        state.station[3] = NO_DIE;
        state.phase = Phase::Play;
        if state.is_open(colour, face) {
            state.occupied |= slot(colour, face);
            state.push(Frame::Act { reef: colour, face });
            return;
        }
        state.ashore += 1 << (4 * u32::from(colour));
        let owner = state.octopus_on(colour);
        if let Some(owner) = owner {
            state.score(owner, 2);
        }
        let foreign = owner.is_some_and(|owner| owner != state.active);
        state.push(if foreign { Frame::Look(Pile::Island) } else { Frame::Draw(Pile::Island) });
    }

    fn end_turn(&mut self) {
        let state = &mut self.state;
        state.turn += 1;
        state.active = if state.active + 1 == self.ctx.seats { 0 } else { state.active + 1 };
        if state.turn == self.ctx.turns {
            state.before = state.points;
            state.phase = Phase::Show;
        } else {
            self.begin_turn();
        }
    }

    // --- Effects ----------------------------------------------------------

    /// Works off the stack until chance or a seat must decide.
    pub(crate) fn run(&mut self) {
        loop {
            let Some(frame) = self.state.top() else {
                match self.state.phase {
                    Phase::Play => self.end_turn(),
                    Phase::Score if self.pending() != 0 => return,
                    Phase::Score => self.next_scorer(),
                    _ => return,
                }
                continue;
            };
            match frame {
                Frame::Act { reef, face } => {
                    self.state.pop();
                    self.act_on(reef, face);
                }
                Frame::Bonus(tile) => {
                    self.state.pop();
                    self.bonus(tile);
                }
                Frame::Own(tile) => {
                    self.state.pop();
                    self.state.turtles[usize::from(self.state.active)] |= 1 << tile;
                }
                Frame::White => {
                    self.state.pop();
                    if let Some(die) = self.state.white.iter().position(|&at| at == ASHORE) {
                        self.state.white[die] = ROLLING;
                        self.state.push(Frame::WhiteRoll(die as u8));
                    }
                }
                Frame::Draw(pile) => {
                    if self.state.cards.pile_len(pile) > 0 {
                        return;
                    }
                    self.state.pop();
                }
                Frame::Look(pile) => {
                    let wanted = if pile == Pile::Starfish { 3 } else { 2 };
                    let eyed = self.state.cards.eyed_len;
                    if eyed < wanted && self.state.cards.pile_len(pile) > 0 {
                        return;
                    }
                    self.state.pop();
                    match eyed {
                        0 => {}
                        1 => self.state.cards.keep(&self.ctx, pile, self.state.active, 0, false),
                        _ => self.state.push(Frame::Keep(pile)),
                    }
                }
                Frame::WhitePlace { face, .. } => match self.only_shore(face) {
                    Some(shore) => self.place_white(shore),
                    None => return,
                },
                Frame::Copy => {
                    let copies = self.copies();
                    if copies.count_ones() > 1 {
                        return;
                    }
                    self.state.pop();
                    if copies != 0 {
                        self.state.push(Frame::Bonus(copies.trailing_zeros() as u8));
                    }
                }
                Frame::Pair { a, b } => {
                    let chests = self.state.reef_chests & (1 << a | 1 << b);
                    let forced = self.ctx.readings.scoring_effects == ScoringEffects::Forced;
                    match chests.count_ones() {
                        0 => self.state.pop(),
                        1 if forced => self.lift_reef_chest(chests.trailing_zeros() as u8),
                        _ => return,
                    }
                }
                Frame::Piles { left, used } => {
                    let open = self.open_piles(used);
                    let forced = self.ctx.readings.scoring_effects == ScoringEffects::Forced;
                    match open.count_ones() {
                        _ if left == 0 => self.state.pop(),
                        0 => self.state.pop(),
                        1 if forced => self.draw_next(Pile::ALL[open.trailing_zeros() as usize & 3]),
                        _ => return,
                    }
                }
                Frame::Keep(_) | Frame::WhiteRoll(_) | Frame::Chest => return,
            }
        }
    }

    /// The action of a reef space.
    fn act_on(&mut self, reef: u8, face: u8) {
        let state = &mut self.state;
        match face {
            TURTLE => {
                if let Some(tile) = state.tile_on(reef) {
                    set_nibble(&mut state.tiles, reef, 0);
                    state.push(Frame::Own(tile));
                    state.push(Frame::Bonus(tile));
                }
            }
            STARS => state.push(Frame::Look(Pile::Starfish)),
            FISHES => state.push(Frame::Look(Pile::Fish)),
            PEARL => {
                state.push(Frame::Draw(Pile::Pearl));
                state.push(Frame::Draw(Pile::Pearl));
            }
            OCTOPUS => self.put_octopus(reef),
            _ => self.move_diver(reef),
        }
    }

    fn put_octopus(&mut self, reef: u8) {
        let income = self.features();
        let state = &mut self.state;
        let seat = state.active;
        set_nibble(&mut state.octopus, reef, seat + 1);
        state.score(seat, state.dice_on(reef));
        if !income {
            return;
        }
        let mut paid = 0u8;
        for other in (0..6).filter(|&other| other != reef) {
            let Some(owner) = state.octopus_on(other) else { continue };
            let per_seat = self.ctx.readings.octopus_income == OctopusIncome::PerSeat;
            if !per_seat || paid & 1 << owner == 0 {
                state.score(owner, 1);
            }
            paid |= 1 << owner;
        }
    }

    /// Whether actions bring all they bring during play.
    fn features(&self) -> bool {
        self.state.phase != Phase::Score || self.ctx.readings.scoring_features == ScoringFeatures::Full
    }

    fn move_diver(&mut self, reef: u8) {
        let recovers = self.features();
        let state = &mut self.state;
        let seat = state.active;
        let old = state.diver_of(seat);
        let shift = 4 * u32::from(seat);
        state.divers = state.divers & !(15 << shift) | u16::from(reef + 1) << shift;
        let Some(old) = old else { return };
        if recovers && state.reef_chests & 1 << old != 0 && state.is_open(old, TREASURE) {
            state.occupied &= !slot(old, DIVER);
            state.occupied |= slot(old, TREASURE);
            for at in &mut state.white {
                if *at == 7 * old + DIVER {
                    *at = 7 * old + TREASURE;
                }
            }
            state.reef_chests &= !(1 << old);
            state.push(Frame::Chest);
        }
    }

    fn bonus(&mut self, tile: u8) {
        let state = &mut self.state;
        match tile {
            0 => state.push(Frame::White),
            1 => self.jellyfish(),
            2 => self.take_ray(),
            3 => state.push(Frame::Draw(Pile::Starfish)),
            4 => state.push(Frame::Draw(Pile::Island)),
            5 => state.push(Frame::Draw(Pile::Fish)),
            6 => state.push(Frame::Copy),
            _ => self.lift_side_chest(),
        }
    }

    fn open_chest(&mut self, tile: u8) {
        let state = &mut self.state;
        state.pop();
        state.hidden_chests &= !(1 << tile);
        state.chests[usize::from(state.active)] |= 1 << tile;
        match tile {
            0 => state.push(Frame::Draw(Pile::Fish)),
            1 => state.push(Frame::Draw(Pile::Pearl)),
            2 => state.push(Frame::Draw(Pile::Starfish)),
            3 => state.push(Frame::Draw(Pile::Island)),
            4 => state.score(state.active, state.island_dice()),
            5 => self.take_ray(),
            6 => state.push(Frame::White),
            _ => self.jellyfish(),
        }
    }

    /// On to the next multiple of five, by at least one (CORALIA-JELLY-1).
    fn jellyfish(&mut self) {
        let seat = self.state.active;
        let step = self.parts().jellyfish_step;
        let points = self.state.points[usize::from(seat)];
        self.state.score(seat, step - points % step);
    }

    fn take_ray(&mut self) {
        if self.state.rays_left() > 0 {
            self.state.give_ray(self.state.active);
        }
    }

    fn lift_side_chest(&mut self) {
        if self.state.side_chests > 0 {
            self.state.side_chests -= 1;
            self.state.push(Frame::Chest);
        }
    }

    /// Takes the chest of a reef for a starfish card; dice do not move.
    fn lift_reef_chest(&mut self, reef: u8) {
        self.state.reef_chests &= !(1 << reef);
        self.state.push(Frame::Chest);
    }

    fn draw_next(&mut self, pile: Pile) {
        if let Some(Frame::Piles { left, used }) = self.state.top() {
            self.state.pop();
            self.state.push(Frame::Piles { left: left - 1, used: used | 1 << pile as u8 });
            self.state.push(Frame::Draw(pile));
        }
    }

    /// Piles with cards that are not used yet, as a set.
    fn open_piles(&self, used: u8) -> u8 {
        let open = Pile::ALL.into_iter().filter(|&pile| used & 1 << pile as u8 == 0);
        open.filter(|&pile| self.state.cards.pile_len(pile) > 0).fold(0, |set, pile| set | 1 << pile as u8)
    }

    /// Whether the next card is only looked at.
    pub(crate) fn is_looking(&self) -> bool {
        matches!(self.state.top(), Some(Frame::Look(_)))
    }

    /// How many cards are still to be drawn for left-over dice, if that is being decided.
    pub(crate) fn draws_left(&self) -> Option<u8> {
        match self.state.top() {
            Some(Frame::Piles { left, .. }) => Some(left),
            _ => None,
        }
    }

    /// Turtles beside the board that T7 can copy, as a set; never T7 itself.
    pub(crate) fn copies(&self) -> u8 {
        self.state.side_turtles & !(1 << 6)
    }

    fn white_may_land(&self, face: u8) -> bool {
        let state = &self.state;
        let blocked = (0..6).filter(|&reef| !state.is_open(reef, face)).count();
        match self.ctx.readings.white_to_island {
            WhiteToIsland::Always => true,
            WhiteToIsland::SomeBlocked => blocked > 0,
            WhiteToIsland::AllBlocked => blocked == 6 || face == OCTOPUS && state.figures_of(state.active) == 0,
        }
    }

    /// Where the white die must go, if there is no choice.
    fn only_shore(&self, face: u8) -> Option<Shore> {
        let state = &self.state;
        let usable = face != OCTOPUS || state.figures_of(state.active) > 0;
        let mut reefs = (0..6).filter(|&reef| usable && state.is_open(reef, face));
        match (reefs.next(), reefs.next(), self.white_may_land(face)) {
            (None, _, _) => Some(Shore::Island),
            (Some(reef), None, false) => Colour::new(reef).map(Shore::Reef),
            _ => None,
        }
    }

    /// The first white die is taken from the island and shows this face.
    pub(crate) fn roll_white(&mut self, face: u8) {
        self.state.phase = Phase::Play;
        self.state.white[0] = ROLLING;
        self.state.push(Frame::WhitePlace { die: 0, face });
        self.run();
    }

    fn place_white(&mut self, to: Shore) {
        let Some(Frame::WhitePlace { die, face }) = self.state.top() else { return };
        self.state.pop();
        match to {
            Shore::Reef(reef) => {
                let reef = reef.index() as u8;
                self.state.white[usize::from(die)] = 7 * reef + face;
                self.state.occupied |= slot(reef, face);
                self.state.push(Frame::Act { reef, face });
            }
            Shore::Island => {
                self.state.white[usize::from(die)] = ASHORE;
                self.state.push(Frame::Draw(Pile::Island));
            }
        }
    }

    /// A drawn card turns out to be of this kind.
    fn card(&mut self, kind: u8) {
        let state = &mut self.state;
        match state.top() {
            Some(Frame::Draw(pile)) => {
                state.pop();
                let token = state.cards.lift(&self.ctx, pile, kind);
                state.cards.give(&self.ctx, pile, state.active, token);
            }
            Some(Frame::Look(pile)) => {
                let token = state.cards.lift(&self.ctx, pile, kind);
                state.cards.eyed[usize::from(state.cards.eyed_len)] = token;
                state.cards.eyed_len += 1;
            }
            _ => {}
        }
    }

    // --- Scoring ----------------------------------------------------------

    /// Starfish cards of the scoring seat that are still to be resolved.
    pub(crate) fn pending(&self) -> u64 {
        let hand = self.state.cards.hands[usize::from(self.state.active)];
        hand & STAR_CARDS & !self.ctx.deferred & !u64::from(self.state.done)
    }

    /// Whether the order of the starfish cards is no choice any more.
    fn one_card_left(&self) -> bool {
        let pending = self.pending();
        let kinds = self.ctx.kinds[0].iter().filter(|(_, alike)| pending & alike != 0).count();
        kinds == 1 && self.ctx.readings.scoring_effects == ScoringEffects::Forced
    }

    fn next_scorer(&mut self) {
        let state = &mut self.state;
        state.done = 0;
        state.turn += 1;
        state.active = if state.active + 1 == self.ctx.seats { 0 } else { state.active + 1 };
        let all = state.turn == self.ctx.turns + self.ctx.seats;
        state.phase = if all { Phase::Count } else { Phase::Show };
    }

    /// Resolves a starfish card.
    fn resolve(&mut self, card: u8) {
        let alike = self.ctx.alike[usize::from(card)];
        let mut done = u64::from(self.state.done);
        crate::piles::add(&mut done, alike);
        self.state.done = done as u32;
        let seat = self.state.active;
        let colours = self.parts().star_colours[usize::from(card)];
        match self.parts().stars[usize::from(card)] {
            StarKind::PerIslandDie => self.state.score(seat, self.state.island_dice()),
            StarKind::PerTurtle => self.state.score(seat, 3 * self.state.turtles[usize::from(seat)].count_ones() as u8),
            StarKind::PerChest => self.state.score(seat, 2 * self.state.chests[usize::from(seat)].count_ones() as u8),
            StarKind::SideChest => self.lift_side_chest(),
            StarKind::Jellyfish => self.jellyfish(),
            StarKind::ReefChests => {
                let a = colours.trailing_zeros() as u8;
                let b = 7 - colours.leading_zeros() as u8;
                self.state.push(Frame::Pair { a, b });
            }
            StarKind::LeftDice => {
                let left = self.state.left_over(colours).min(4);
                self.state.push(Frame::Piles { left, used: 0 });
            }
            StarKind::Pearl6 | StarKind::Anemone | StarKind::PerFish | StarKind::PerPearl => {}
        }
    }

    // --- Census -----------------------------------------------------------

    fn count(&self) -> Census {
        let state = &self.state;
        let mut census = Census::default();
        for (n, colour) in COLOURS.iter().enumerate() {
            let at = n as u8;
            let kind = format!("{colour} die");
            census.add("supply", &kind, state.supply_of(at).into());
            census.add("island", &kind, state.ashore_of(at).into());
            let station = state.station.iter().filter(|&&die| die != NO_DIE && die >> 3 == at).count();
            census.add("station", &kind, station as u32);
            let white = state.white.iter().filter(|&&place| place < ASHORE && place / 7 == at).count() as u32;
            census.add(&format!("{colour} reef"), &kind, u32::from(state.dice_on(at)) - white);
            census.add(&format!("{colour} reef"), "white die", white);
            census.add(&format!("{colour} reef"), "chest", u32::from(state.reef_chests >> n & 1));
            if let Some(tile) = state.tile_on(at) {
                census.add(&format!("{colour} reef"), &format!("T{}", tile + 1), 1);
            }
            if let Some(owner) = state.octopus_on(at) {
                census.add(&format!("{colour} reef"), &format!("octopus {owner}"), 1);
            }
        }
        census.add("island", "white die", state.white.iter().filter(|&&at| at == ASHORE).count() as u32);
        census.add("rolling", "white die", state.white.iter().filter(|&&at| at == ROLLING).count() as u32);
        for tile in bits(u64::from(state.side_turtles)) {
            census.add("beside the board", &format!("T{}", tile + 1), 1);
        }
        census.add("beside the board", "chest", state.side_chests.into());
        for tile in bits(u64::from(state.hidden_chests)) {
            census.add("face down", &format!("C{}", tile + 1), 1);
        }
        census.add("beside the board", "stingray", state.rays_left().into());
        for frame in state.stack[..usize::from(state.stack_len)].iter().map(|&byte| Frame::unpack(byte)) {
            match frame {
                Frame::Own(tile) => census.add("in use", &format!("T{}", tile + 1), 1),
                Frame::Chest => census.add("in use", "chest", 1),
                _ => {}
            }
        }
        let parts = self.parts();
        let card = |n: usize| parts.cards[usize::from(parts.kind_of[n])].id.as_str();
        for n in bits(state.cards.unseen) {
            census.add("undecided", card(n), 1);
        }
        for pile in Pile::ALL {
            let zone = format!("{} pile", pile.word());
            census.add(&zone, "card", state.cards.pile_len(pile));
            for token in state.cards.bottom(pile) {
                census.add(&format!("{zone}, put back"), card(token.kind().into()), 1);
            }
        }
        for token in &state.cards.eyed[..usize::from(state.cards.eyed_len)] {
            census.add("looked at", card(token.kind().into()), 1);
            census.add("looked at", "card", 1);
        }
        for seat in Seat::first(self.ctx.seats) {
            let zone = format!("seat {seat}");
            let hand = state.cards.hands[seat.index()];
            for n in bits(hand) {
                census.add(&zone, card(n), 1);
            }
            census.add(&zone, "card", hand.count_ones());
            census.add(&zone, "stingray", state.rays_of(seat.number()).into());
            census.add(&zone, "chest", state.chests[seat.index()].count_ones());
            for tile in bits(state.turtles[seat.index()].into()) {
                census.add(&zone, &format!("T{}", tile + 1), 1);
            }
            for tile in bits(state.chests[seat.index()].into()) {
                census.add(&zone, &format!("C{}", tile + 1), 1);
            }
            census.add(&zone, &format!("octopus {seat}"), state.figures_of(seat.number()));
        }
        census
    }
}

/// The name of a space in the data.
pub(crate) const fn space_word(space: u8) -> &'static str {
    SPACES[space as usize]
}

/// Sorts the four dice of the station.
fn sort4(dice: &mut [u8; 4]) {
    let mut order = |a: usize, b: usize| {
        if dice[b] < dice[a] {
            dice.swap(a, b);
        }
    };
    order(0, 1);
    order(2, 3);
    order(0, 2);
    order(1, 3);
    order(1, 2);
}
