//! The position and its rules.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use atoll_core::{
    BySeat, Census, Dice, Edition, Game, Illegal, Info, MAX_SEATS, Observer, Odds, OptionError, Outcome, ScoreLine,
    Seat, Setup, Turn,
};

use crate::action::{Action, Chance, Slot, Value};
use crate::components::{Cell, Components, LEVELS, REGULAR, Shape, around, corners};
use crate::options::{self, Distance, Options, Settings};
use crate::patterns::{Pattern, Patterns};
use crate::view::View;
use crate::{rules, texts};

/// Shapes in play.
pub(crate) const SHAPES_IN_PLAY: usize = 7;
/// Fish for a second die.
const SECOND_COST: u16 = 3;
/// Fish for one step of Nature's die.
const NATURE_STEP_COST: u16 = 2;
/// So many rounds of nothing but skips end the game.
const SKIP_ROUNDS: u16 = 6;
/// Nature plays with the dice of the seat after the only one.
pub(crate) const NATURE: usize = 1;

/// The first game of Coral Islands: a reef of dice stacks.
#[derive(Clone)]
pub struct Reef {
    pub(crate) ctx: Arc<Ctx>,
    pub(crate) state: State,
}

/// What holds for a whole match: settings, data and the tables made of them.
#[derive(Debug)]
pub(crate) struct Ctx {
    pub settings: Settings,
    pub edition: Arc<Edition<Reef>>,
    /// The shapes in play; none yet against Nature, who draws them.
    pub slots: [u8; SHAPES_IN_PLAY],
    pub tables: Arc<Tables>,
}

/// What takes long enough to find that matches with the same components share it.
#[derive(Debug)]
pub(crate) struct Tables {
    pub patterns: Patterns,
    /// Spaces by distance from the centre, the nearest first.
    pub rings: Vec<(u16, u64)>,
}

/// All that the tables depend on besides the components.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TablesKey {
    /// The shapes in play; none yet against Nature.
    pub slots: [u8; SHAPES_IN_PLAY],
    pub evolve_mirror: bool,
    pub nature_distance: Distance,
}

/// A place of the shape row that is not filled yet.
pub(crate) const NO_SHAPE: u8 = u8::MAX;
/// No die has just been placed.
const NOT_PLACED: u8 = u8::MAX;

/// Where the match stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Step {
    DrawShape,
    Roll,
    First,
    Place,
    Claim,
    Flourish,
    Second,
    Refill,
    NatureRoll,
    NatureTurn,
    NaturePlace,
    Over,
}

/// All that changes during a match.
///
/// ```text
/// bit of a space in a mask: row * 8 + column, from the north-west corner of the map
/// own[colour][level]: where the dice of a colour lie
/// pips[level][n]: the spaces whose die on that level has bit n of its value set
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State {
    pub own: [[u64; LEVELS]; MAX_SEATS],
    pub pips: [[u64; 3]; LEVELS],
    pub fish: [u16; MAX_SEATS],
    /// Skips since a die was last placed.
    pub skips: u16,
    /// Values of the nursery dice, 0 being none.
    pub nursery: [[u8; 2]; MAX_SEATS],
    pub reserve: [u8; MAX_SEATS],
    /// Shapes in play by place in the row.
    pub slots: [u8; SHAPES_IN_PLAY],
    /// Cards left, by place in the row.
    pub left: [u8; SHAPES_IN_PLAY],
    /// Cards taken, by place in the row.
    pub cards: [[u8; SHAPES_IN_PLAY]; MAX_SEATS],
    /// Flourish cards scored, bit n for the pair of n + 2.
    pub flourish: [u8; MAX_SEATS],
    /// Whose turn it is.
    pub seat: Seat,
    pub step: Step,
    /// Whether the second die of the turn has been bought.
    pub second: bool,
    /// Whether a card was claimed in this turn.
    pub claimed: bool,
    /// Whether a Flourish card was scored in this turn.
    pub scored: bool,
    /// Bit of the space of the die just placed.
    pub placed: u8,
    /// Places in the row that the die just placed completes.
    pub matches: u8,
    /// What Nature's die shows, 0 being none.
    pub nature: u8,
    /// Nature's dice that had no place.
    pub aside: u8,
}

impl PartialEq for Reef {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state
            && (Arc::ptr_eq(&self.ctx, &other.ctx)
                || self.ctx.settings == other.ctx.settings && self.ctx.edition.hash == other.ctx.edition.hash)
    }
}

impl Eq for Reef {}

impl Hash for Reef {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.ctx.settings.hash(hasher);
        self.state.hash(hasher);
    }
}

impl std::fmt::Debug for Reef {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Reef").field("settings", &self.ctx.settings).field("state", &self.state).finish()
    }
}

impl Game for Reef {
    const INFO: Info = Info {
        slug: "reef",
        title: "Reef",
        version: 1,
        seats: 1..=4,
        max_events: 2500,
        rules: rules::ALL,
        texts: texts::ALL,
        options: options::OFFERED,
    };

    type Options = Options;
    type Data = Components;
    type Action = Action;
    type Chance = Chance;
    type View = View;

    fn validate(seats: u8, options: &Options, data: &Components) -> Result<(), OptionError> {
        options::chosen_shapes(seats, options, data).map(|_| ())
    }

    fn new(setup: &Setup<Self>) -> Self {
        let ctx = Arc::new(Ctx::new(setup));
        let state = State::new(&ctx);
        Reef { ctx, state }
    }

    fn seats(&self) -> u8 {
        self.ctx.settings.seats
    }

    fn turn(&self) -> Turn {
        match self.state.step {
            Step::DrawShape | Step::Roll | Step::First | Step::Refill | Step::NatureRoll => Turn::Chance,
            Step::Place | Step::Claim | Step::Flourish | Step::Second | Step::NatureTurn | Step::NaturePlace => {
                Turn::of(self.state.seat)
            }
            Step::Over => Turn::Over(self.outcome()),
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let s = &self.state;
        rules::END_1.holds(s.step != Step::Over)?;
        rules::TURN_1.holds(seat == s.seat)?;
        let natures = matches!(s.step, Step::NatureRoll | Step::NatureTurn | Step::NaturePlace);
        match action {
            Action::Place { cell, value, slot } => {
                rules::SECOND_1.holds(s.step != Step::Second)?;
                rules::TURN_1.holds(s.step == Step::Place)?;
                let shown = s.nursery[seat.index()][slot.index()];
                rules::PLACE_1.holds(shown != 0)?;
                self.check_spot(cell, value)?;
                check_adjustment(shown, value, s.fish[seat.index()])
            }
            Action::Skip => {
                rules::TURN_1.holds(s.step == Step::Place)?;
                rules::PLACE_5.holds(!s.second && !self.fits_as_shown())
            }
            Action::Claim { shape } => {
                rules::SOLO_6.holds(!natures)?;
                rules::CLAIM_2.holds(!(s.claimed && matches!(s.step, Step::Flourish | Step::Second)))?;
                rules::CLAIM_1.holds(s.step == Step::Claim)?;
                self.check_claim(shape)
            }
            Action::NoClaim => {
                rules::TURN_1.holds(s.step == Step::Claim)?;
                rules::CLAIM_2.holds(!self.ctx.settings.claim_forced)
            }
            Action::Flourish => {
                rules::FLO_1.holds(self.ctx.settings.flourish)?;
                rules::FLO_2.holds(s.step == Step::Flourish)
            }
            Action::NoFlourish => rules::TURN_1.holds(s.step == Step::Flourish),
            Action::BuySecond => {
                rules::SOLO_6.holds(!natures)?;
                rules::SECOND_1.holds(s.step == Step::Second)
            }
            Action::Done => rules::TURN_1.holds(s.step == Step::Second),
            Action::NatureTurn { value } => {
                rules::TURN_1.holds(s.step == Step::NatureTurn)?;
                rules::SOLO_5.holds(self.nature_values().contains(&value.pips()))
            }
            Action::NaturePlace { cell } => {
                rules::TURN_1.holds(s.step == Step::NaturePlace)?;
                self.check_nature(cell)
            }
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        let s = &self.state;
        if seat != s.seat {
            return;
        }
        match s.step {
            Step::Place => {
                let spots = self.spots();
                let fish = s.fish[seat.index()].min(5) as u8;
                let mut fits = false;
                for slot in Slot::BOTH {
                    let shown = s.nursery[seat.index()][slot.index()];
                    if shown == 0 {
                        continue;
                    }
                    fits |= spots[usize::from(shown)] != 0;
                    for pips in shown.saturating_sub(fish).max(1)..=(shown + fish).min(6) {
                        let value = Value::of(pips);
                        out.extend(cells(spots[usize::from(pips)]).map(|cell| Action::Place { cell, value, slot }));
                    }
                }
                if !s.second && !fits {
                    out.push(Action::Skip);
                }
            }
            Step::Claim => {
                for (n, &shape) in s.slots.iter().enumerate() {
                    if s.matches >> n & 1 != 0 {
                        let shape = Shape::new(shape).expect("only a shape in play matches");
                        out.push(Action::Claim { shape });
                    }
                }
                if !self.ctx.settings.claim_forced {
                    out.push(Action::NoClaim);
                }
            }
            Step::Flourish => out.extend([Action::Flourish, Action::NoFlourish]),
            Step::Second => out.extend([Action::BuySecond, Action::Done]),
            Step::NatureTurn => {
                out.extend(self.nature_values().map(|pips| Action::NatureTurn { value: Value::of(pips) }));
            }
            Step::NaturePlace => {
                let (spots, ..) = self.nature_spots(s.nature);
                out.extend(cells(spots).map(|cell| Action::NaturePlace { cell }));
            }
            Step::DrawShape | Step::Roll | Step::First | Step::Refill | Step::NatureRoll | Step::Over => {}
        }
    }

    fn act(&mut self, seat: Seat, action: Action) {
        let me = seat.index();
        match action {
            Action::Place { cell, value, slot } => {
                let shown = self.state.nursery[me][slot.index()];
                self.state.fish[me] -= u16::from(shown.abs_diff(value.pips()));
                self.state.nursery[me][slot.index()] = 0;
                self.place(me, cell, value.pips());
            }
            Action::Skip => {
                self.state.skips += 1;
                self.end_turn();
            }
            Action::Claim { shape } => self.claim(me, shape),
            Action::NoClaim => self.after_claim(),
            Action::Flourish => {
                let pips = self.state.top(self.state.placed);
                let card = self.ctx.data().flourish[usize::from(pips) - 2];
                self.state.flourish[me] |= 1 << (pips - 2);
                self.state.fish[me] += u16::from(card.fish);
                self.state.scored = true;
                self.after_flourish();
            }
            Action::NoFlourish => self.after_flourish(),
            Action::BuySecond => {
                self.state.fish[me] -= SECOND_COST;
                self.state.second = true;
                self.state.forget_placed();
                self.state.step = Step::Place;
            }
            Action::Done => self.end_turn(),
            Action::NatureTurn { value } => {
                let steps = self.state.nature.abs_diff(value.pips());
                self.state.fish[me] -= u16::from(steps) * NATURE_STEP_COST;
                self.state.nature = value.pips();
                self.find_natures_place();
            }
            Action::NaturePlace { cell } => {
                let pips = std::mem::take(&mut self.state.nature);
                self.state.put(NATURE, cell.bit(), pips);
                self.state.skips = 0;
                self.start_turn();
            }
        }
    }

    fn odds(&self, out: &mut Odds<Chance>) {
        let s = &self.state;
        match s.step {
            Step::DrawShape => {
                let points = self.points_to_draw();
                for shape in Shape::every().take(REGULAR) {
                    let drawn = s.slots.contains(&(shape.index() as u8));
                    if !drawn && self.ctx.data().card(shape).points == points {
                        out.push(Chance::Draw { shape }, 1);
                    }
                }
            }
            Step::Roll | Step::Refill => {
                // Rolling again until the dice differ makes the other values equally likely.
                let nursery = s.nursery[s.seat.index()];
                for pips in (1..=6).filter(|pips| !nursery.contains(pips)) {
                    out.push(Chance::Roll { value: Value::of(pips) }, 1);
                }
            }
            Step::First => {
                let best = self.best_start();
                for seat in Seat::first(self.seats()).filter(|&seat| self.start_sum(seat) == best) {
                    out.push(Chance::First { seat }, 1);
                }
            }
            Step::NatureRoll => {
                for pips in 1..=6 {
                    out.push(Chance::Nature { value: Value::of(pips) }, 1);
                }
            }
            Step::Place
            | Step::Claim
            | Step::Flourish
            | Step::Second
            | Step::NatureTurn
            | Step::NaturePlace
            | Step::Over => {}
        }
    }

    fn chance(&mut self, outcome: Chance) {
        match outcome {
            Chance::Draw { shape } => self.draw_shape(shape),
            Chance::Roll { value } => self.roll(value),
            Chance::First { seat } => {
                self.state.seat = seat;
                self.start_turn();
            }
            Chance::Nature { value } => {
                self.state.reserve[NATURE] -= 1;
                self.state.nature = value.pips();
                if self.nature_values().count() > 1 {
                    self.state.step = Step::NatureTurn;
                } else {
                    self.find_natures_place();
                }
            }
        }
    }

    fn view(&self, _who: Observer) -> View {
        View::of(self)
    }

    fn resample(&self, _seat: Seat, _dice: &mut dyn Dice) -> Self {
        self.clone()
    }

    fn census(&self) -> Census {
        crate::score::census(self)
    }

    fn breakdown(&self) -> Vec<ScoreLine> {
        crate::score::breakdown(self)
    }
}

impl Ctx {
    fn new(setup: &Setup<Reef>) -> Ctx {
        let data = setup.data();
        let settings = Settings::new(setup.seats(), setup.options(), data);
        let chosen = options::chosen_shapes(setup.seats(), setup.options(), data).expect("a setup is valid");
        let mut slots = [NO_SHAPE; SHAPES_IN_PLAY];
        for (slot, shape) in slots.iter_mut().zip(&chosen) {
            *slot = shape.index() as u8;
        }
        let Settings { evolve_mirror, nature_distance, .. } = settings;
        let tables = data.tables(TablesKey { slots, evolve_mirror, nature_distance });
        Ctx { settings, edition: Arc::clone(setup.edition()), slots, tables }
    }

    pub(crate) fn data(&self) -> &Components {
        &self.edition.data
    }
}

impl Tables {
    pub(crate) fn new(data: &Components, key: &TablesKey) -> Tables {
        let in_play = |shape: &Shape| key.slots.contains(&(shape.index() as u8));
        let drawn_later = |shape: &Shape| key.slots == [NO_SHAPE; SHAPES_IN_PLAY] && !shape.is_solid();
        let possible = Shape::every().filter(|shape| in_play(shape) || drawn_later(shape));
        let patterns = Patterns::new(&data.board, possible.map(|shape| (shape, data.card(shape))), key.evolve_mirror);
        let mut rings: Vec<(u16, u64)> = Vec::new();
        for cell in cells(data.board.spaces) {
            let (x, y) = data.board.xy(cell);
            let (x, y) = (u16::from(x.unsigned_abs()), u16::from(y.unsigned_abs()));
            let far = match key.nature_distance {
                Distance::Straight => x * x + y * y,
                Distance::Steps => x + y,
            };
            match rings.iter_mut().find(|(distance, _)| *distance == far) {
                Some((_, ring)) => *ring |= 1 << cell.bit(),
                None => rings.push((far, 1 << cell.bit())),
            }
        }
        rings.sort_unstable();
        Tables { patterns, rings }
    }
}

impl State {
    fn new(ctx: &Ctx) -> State {
        let settings = &ctx.settings;
        let colours = if settings.solo() { 2 } else { usize::from(settings.seats) };
        let mut reserve = [0; MAX_SEATS];
        reserve[..colours].fill(settings.dice());
        State {
            own: [[0; LEVELS]; MAX_SEATS],
            pips: [[0; 3]; LEVELS],
            fish: [0; MAX_SEATS],
            skips: 0,
            nursery: [[0; 2]; MAX_SEATS],
            reserve,
            slots: ctx.slots,
            left: [if settings.solo() { 0 } else { settings.copies() }; SHAPES_IN_PLAY],
            cards: [[0; SHAPES_IN_PLAY]; MAX_SEATS],
            flourish: [0; MAX_SEATS],
            seat: Seat::A,
            step: if settings.solo() { Step::DrawShape } else { Step::Roll },
            second: false,
            claimed: false,
            scored: false,
            placed: NOT_PLACED,
            matches: 0,
            nature: 0,
            aside: 0,
        }
    }

    /// All dice on one level.
    pub(crate) fn occupied(&self, level: usize) -> u64 {
        self.own.iter().fold(0, |all, colour| all | colour[level])
    }

    /// How many dice lie on a space.
    pub(crate) fn height(&self, bit: u8) -> usize {
        (0..LEVELS).take_while(|&level| self.occupied(level) >> bit & 1 != 0).count()
    }

    /// The value of a die on a space and level, 0 if there is none.
    pub(crate) fn value(&self, bit: u8, level: usize) -> u8 {
        (0..3).map(|n| ((self.pips[level][n] >> bit & 1) as u8) << n).sum()
    }

    /// The value on top of a space, 0 if it is empty.
    pub(crate) fn top(&self, bit: u8) -> u8 {
        match self.height(bit) {
            0 => 0,
            height => self.value(bit, height - 1),
        }
    }

    /// Lays a die on top of a space.
    pub(crate) fn put(&mut self, colour: usize, bit: u8, pips: u8) {
        let level = self.height(bit);
        self.own[colour][level] |= 1 << bit;
        for (n, plane) in self.pips[level].iter_mut().enumerate() {
            *plane |= u64::from(pips >> n & 1) << bit;
        }
    }

    /// Dice that a colour has yet to place.
    pub(crate) fn dice_left(&self, colour: usize) -> u8 {
        self.reserve[colour] + self.nursery[colour].iter().filter(|&&value| value != 0).count() as u8
    }

    fn forget_placed(&mut self) {
        self.placed = NOT_PLACED;
        self.matches = 0;
    }

    /// The space and level of the die just placed.
    pub(crate) fn placed(&self) -> Option<(u8, usize)> {
        (self.placed != NOT_PLACED).then(|| (self.placed, self.height(self.placed) - 1))
    }
}

/// The places of a mask, in the order of their codes.
pub(crate) fn cells(mut mask: u64) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let bit = mask.trailing_zeros() as u8;
            mask &= mask - 1;
            Cell::of_bit(bit)
        })
    })
}

/// Whether a die may be turned from one value to another with so many fish.
fn check_adjustment(shown: u8, value: Value, fish: u16) -> Result<(), Illegal> {
    let steps = u16::from(shown.abs_diff(value.pips()));
    // Over the end stop it would have been affordable.
    rules::ADJ_2.holds(steps <= fish || 6 - steps > fish)?;
    rules::ADJ_1.holds(steps <= fish)
}

// Where dice may go.
impl Reef {
    /// The spaces where a die of each value may go; entry 0 is unused.
    pub(crate) fn spots(&self) -> [u64; 7] {
        let s = &self.state;
        let board = &self.ctx.data().board;
        let ground = s.occupied(0);
        if ground == 0 {
            return [1 << board.centre.bit(); 7];
        }
        let (second, third) = (s.occupied(1), s.occupied(2));
        let open = around(ground) & board.spaces & !ground;
        // Values on top of the stacks that still have room.
        let room = ground & !third;
        let top = |n: usize| (s.pips[0][n] & !second) | s.pips[1][n];
        let (b0, b1, b2) = (top(0), top(1), top(2));
        let ones = room & b0 & !b1 & !b2;
        let twos = room & !b0 & b1 & !b2;
        let threes = room & b0 & b1 & !b2;
        let fours = room & !b0 & !b1 & b2;
        let fives = room & b0 & !b1 & b2;
        let two = open | ones;
        let three = two | twos;
        let four = three | threes;
        let five = four | fours;
        [0, open | room, two, three, four, five, five | fives]
    }

    /// Whether a die of this value may lie on this space.
    fn check_spot(&self, cell: Cell, value: Value) -> Result<(), Illegal> {
        let (s, board) = (&self.state, &self.ctx.data().board);
        let ground = s.occupied(0);
        if ground == 0 {
            return rules::PLACE_2.holds(cell == board.centre);
        }
        rules::PLACE_3.holds(board.has(cell))?;
        let bit = 1u64 << cell.bit();
        match s.height(cell.bit()) {
            0 => {
                let edge = around(bit) & ground != 0;
                let corner = corners(bit) & ground != 0;
                rules::PLACE_4.holds(edge || !corner)?;
                rules::PLACE_3.holds(edge)
            }
            LEVELS => Err(Illegal(rules::STACK_3)),
            _ => rules::STACK_1.holds(value.pips() == 1 || value.pips() > s.top(cell.bit())),
        }
    }

    /// Whether a die of the nursery fits somewhere without being turned.
    fn fits_as_shown(&self) -> bool {
        let spots = self.spots();
        self.state.nursery[self.state.seat.index()].iter().any(|&shown| shown != 0 && spots[usize::from(shown)] != 0)
    }

    /// Whether the other die could be placed after paying for it.
    fn can_buy_second(&self) -> bool {
        let s = &self.state;
        let me = s.seat.index();
        let shown = s.nursery[me][0].max(s.nursery[me][1]);
        if s.second || shown == 0 || s.fish[me] < SECOND_COST {
            return false;
        }
        let fish = (s.fish[me] - SECOND_COST).min(5) as u8;
        let spots = self.spots();
        (shown.saturating_sub(fish).max(1)..=(shown + fish).min(6)).any(|pips| spots[usize::from(pips)] != 0)
    }
}

// Shapes.
impl Reef {
    /// Whether a pattern is there for a colour, given that its die at `bit` and `level` is or will be.
    pub(crate) fn matches(&self, colour: usize, pattern: &Pattern, with: Option<(u64, usize)>) -> bool {
        let s = &self.state;
        for level in 0..LEVELS {
            let mut own = s.own[colour][level];
            let mut all = s.occupied(level);
            if let Some((bit, at)) = with
                && at == level
            {
                own |= bit;
                all |= bit;
            }
            let there = pattern.own[level] & !own == 0
                && pattern.other[level] & !(all & !own) == 0
                && pattern.any[level] & !all == 0;
            let clear = !self.ctx.settings.exact || pattern.above[level] & all == 0;
            if !there || !clear {
                return false;
            }
        }
        true
    }

    /// Places in the row whose cards the die just placed completes.
    fn find_matches(&self, colour: usize, bit: u8, level: usize) -> u8 {
        let s = &self.state;
        let mine = s.own[colour];
        let all: [u64; LEVELS] = std::array::from_fn(|level| s.occupied(level));
        let exact = self.ctx.settings.exact;
        let mut in_play = 0u32;
        for (&shape, &left) in s.slots.iter().zip(&s.left) {
            if left > 0 {
                in_play |= 1 << shape;
            }
        }
        let mut found = 0u32;
        for pattern in self.ctx.tables.patterns.with(bit, level) {
            let one = 1u32 << pattern.shape.index();
            if in_play & !found & one == 0 {
                continue;
            }
            // Most patterns fail on the ground already.
            let mut lacks = pattern.own[0] & !mine[0] | pattern.other[0] & !(all[0] & !mine[0]);
            if lacks != 0 {
                continue;
            }
            for l in 0..LEVELS {
                lacks |= pattern.own[l] & !mine[l];
                lacks |= pattern.other[l] & !(all[l] & !mine[l]);
                lacks |= pattern.any[l] & !all[l];
                if exact {
                    lacks |= pattern.above[l] & all[l];
                }
            }
            if lacks == 0 {
                found |= one;
            }
        }
        if found == 0 {
            return 0;
        }
        let hit = |n: usize| s.left[n] > 0 && found >> s.slots[n] & 1 != 0;
        (0..SHAPES_IN_PLAY).filter(|&n| hit(n)).fold(0, |mask, n| mask | 1 << n)
    }

    /// Whether the die just placed lets its owner take this card; if not, the rule that explains it best.
    fn check_claim(&self, shape: Shape) -> Result<(), Illegal> {
        let s = &self.state;
        let me = s.seat.index();
        let place = s.slots.iter().position(|&slot| usize::from(slot) == shape.index());
        let place = place.filter(|&place| s.left[place] > 0).ok_or(Illegal(rules::CLAIM_3))?;
        let Some((bit, level)) = s.placed() else { return Err(Illegal(rules::CLAIM_1)) };
        if s.left[place] > 0
            && self.ctx.tables.patterns.with(bit, level).any(|p| p.shape == shape && self.matches(me, p, None))
        {
            return Ok(());
        }
        let without_this_die = self.ctx.tables.patterns.of(shape).any(|p| self.matches(me, p, None));
        rules::CLAIM_1.holds(!without_this_die)?;
        let all: [u64; LEVELS] = std::array::from_fn(|level| s.occupied(level));
        let shown = |p: &Pattern| (0..LEVELS).all(|l| p.dice(l) & !all[l] == 0);
        let owned = |p: &Pattern| (0..LEVELS).all(|l| p.own[l] & !s.own[me][l] == 0 && p.other[l] & s.own[me][l] == 0);
        let with_die = |p: &Pattern| p.dice(level) >> bit & 1 != 0;
        let covered = self.ctx.tables.patterns.of(shape).any(|p| with_die(p) && shown(p) && owned(p));
        rules::MATCH_4.holds(!covered)?;
        let others_dice = self.ctx.tables.patterns.of(shape).any(|p| with_die(p) && shown(p));
        rules::MATCH_1.holds(!others_dice)?;
        Err(Illegal(if shape.is_solid() { rules::EVO_1 } else { rules::MATCH_2 }))
    }

    /// Whether the die just placed makes a pair that can still be scored.
    fn makes_pair(&self) -> bool {
        let s = &self.state;
        s.placed().is_some_and(|(bit, level)| {
            let value = Value::new(s.value(bit, level));
            value.is_some_and(|value| self.would_pair(s.seat, Cell::of_bit(bit), value))
        })
    }

    /// Whether a die of this value on top of a space makes a pair that the seat can still score.
    pub(crate) fn would_pair(&self, seat: Seat, cell: Cell, value: Value) -> bool {
        let s = &self.state;
        let (me, pips) = (seat.index(), value.pips());
        if !self.ctx.settings.flourish || !(2..=5).contains(&pips) || s.flourish[me] >> (pips - 2) & 1 != 0 {
            return false;
        }
        cells(around(1 << cell.bit()) & s.occupied(0)).any(|beside| {
            let beside = beside.bit();
            let top = s.height(beside) - 1;
            s.own[me][top] >> beside & 1 != 0 && s.value(beside, top) == pips
        })
    }
}

// The course of a turn.
impl Reef {
    fn place(&mut self, me: usize, cell: Cell, pips: u8) {
        let bit = cell.bit();
        let level = self.state.height(bit);
        self.state.put(me, bit, pips);
        self.state.skips = 0;
        if level == 0 && self.ctx.data().board.has_fish(cell) {
            self.state.fish[me] += 1;
        }
        self.state.placed = bit;
        self.state.matches = self.find_matches(me, bit, level);
        if self.state.matches != 0 {
            self.state.step = Step::Claim;
        } else {
            self.after_claim();
        }
    }

    fn claim(&mut self, me: usize, shape: Shape) {
        let slot = self.state.slots.iter().position(|&slot| usize::from(slot) == shape.index());
        let slot = slot.expect("a claimed shape is in play");
        self.state.left[slot] -= 1;
        self.state.cards[me][slot] += 1;
        self.state.fish[me] += u16::from(self.ctx.data().card(shape).fish);
        self.state.claimed = true;
        if self.ctx.settings.solo() && self.state.left.iter().all(|&left| left == 0) {
            self.state.forget_placed();
            self.state.step = Step::Over;
        } else {
            self.after_claim();
        }
    }

    fn after_claim(&mut self) {
        self.state.matches = 0;
        if self.makes_pair() {
            self.state.step = Step::Flourish;
        } else {
            self.after_flourish();
        }
    }

    fn after_flourish(&mut self) {
        if self.can_buy_second() {
            self.state.step = Step::Second;
        } else {
            self.end_turn();
        }
    }

    fn end_turn(&mut self) {
        let s = &mut self.state;
        let me = s.seat.index();
        if !s.claimed && !s.scored {
            s.fish[me] += 1;
        }
        s.forget_placed();
        (s.second, s.claimed, s.scored) = (false, false, false);
        if s.reserve[me] > 0 && s.nursery[me].contains(&0) {
            s.step = Step::Refill;
        } else {
            self.next_player();
        }
    }

    fn next_player(&mut self) {
        let seats = self.seats();
        let holders = Seat::first(seats).filter(|seat| self.state.dice_left(seat.index()) > 0).count() as u16;
        let full = self.state.occupied(LEVELS - 1) == self.ctx.data().board.spaces;
        if holders == 0 || full || self.state.skips >= SKIP_ROUNDS * holders {
            self.state.step = Step::Over;
        } else if self.ctx.settings.solo() {
            if self.state.reserve[NATURE] > 0 {
                self.state.step = Step::NatureRoll;
            } else {
                self.start_turn();
            }
        } else {
            loop {
                self.state.seat = self.state.seat.next(seats);
                if self.state.dice_left(self.state.seat.index()) > 0 {
                    break;
                }
            }
            self.start_turn();
        }
    }

    fn start_turn(&mut self) {
        // Nature's die may have filled the last place.
        let full = self.state.occupied(LEVELS - 1) == self.ctx.data().board.spaces;
        self.state.step = if full { Step::Over } else { Step::Place };
    }

    fn roll(&mut self, value: Value) {
        let seats = self.seats();
        let s = &mut self.state;
        let me = s.seat.index();
        let slot = s.nursery[me].iter().position(|&value| value == 0).expect("a die is rolled for an empty place");
        s.nursery[me][slot] = value.pips();
        s.reserve[me] -= 1;
        if s.reserve[me] > 0 && s.nursery[me].contains(&0) {
            return;
        }
        if s.step == Step::Refill {
            self.next_player();
        } else if s.seat.number() + 1 < seats {
            s.seat = s.seat.next(seats);
        } else if self.ctx.settings.solo() {
            s.step = Step::NatureRoll;
        } else {
            self.find_first();
        }
    }

    fn start_sum(&self, seat: Seat) -> u8 {
        self.state.nursery[seat.index()].iter().sum()
    }

    fn best_start(&self) -> u8 {
        Seat::first(self.seats()).map(|seat| self.start_sum(seat)).max().unwrap_or(0)
    }

    fn find_first(&mut self) {
        let best = self.best_start();
        let mut leaders = Seat::first(self.seats()).filter(|&seat| self.start_sum(seat) == best);
        match (leaders.next(), leaders.next()) {
            (Some(only), None) => {
                self.state.seat = only;
                self.start_turn();
            }
            _ => self.state.step = Step::First,
        }
    }
}

// Nature.
impl Reef {
    /// The value of the shapes that are drawn next, one value after the other.
    fn points_to_draw(&self) -> u8 {
        let mut open = self.ctx.settings.level.chart();
        for &slot in self.state.slots.iter().filter(|&&slot| slot != NO_SHAPE) {
            let points = self.ctx.data().cards[usize::from(slot)].points;
            open[usize::from(points) - 1] -= 1;
        }
        open.iter().position(|&count| count > 0).map_or(0, |n| n as u8 + 1)
    }

    fn draw_shape(&mut self, shape: Shape) {
        let s = &mut self.state;
        let place = s.slots.iter().position(|&slot| slot == NO_SHAPE).expect("a shape is drawn for an empty place");
        s.slots[place] = shape.index() as u8;
        // The row is kept in order, so the order of drawing leaves no trace.
        s.slots.sort_unstable();
        s.left[place] = 1;
        if place + 1 == SHAPES_IN_PLAY {
            s.step = Step::Roll;
        }
    }

    /// The values that Nature's die can be given; never empty.
    pub(crate) fn nature_values(&self) -> std::ops::RangeInclusive<u8> {
        let s = &self.state;
        let most = match self.ctx.settings.nature_adjust_max {
            0 => 5,
            max => max,
        };
        let steps = (s.fish[s.seat.index()] / NATURE_STEP_COST).min(u16::from(most)) as u8;
        s.nature.saturating_sub(steps).max(1)..=(s.nature + steps).min(6)
    }

    /// The spaces where Nature's die may go by her rule, with their level from 0 and their distance.
    pub(crate) fn nature_spots(&self, pips: u8) -> (u64, usize, u16) {
        let s = &self.state;
        let open = self.spots()[usize::from(pips)];
        let preference: [usize; LEVELS] = match pips {
            1 => [2, 1, 0],
            2..=4 => [1, 2, 0],
            _ => [0, 1, 2],
        };
        for level in preference {
            let below = if level == 0 { u64::MAX } else { s.occupied(level - 1) };
            let on_level = open & below & !s.occupied(level);
            if let Some(&(far, ring)) = self.ctx.tables.rings.iter().find(|(_, ring)| ring & on_level != 0) {
                return (ring & on_level, level, far);
            }
        }
        (0, 0, 0)
    }

    fn find_natures_place(&mut self) {
        if self.nature_spots(self.state.nature).0 != 0 {
            self.state.step = Step::NaturePlace;
        } else {
            self.state.nature = 0;
            self.state.aside += 1;
            self.start_turn();
        }
    }

    fn check_nature(&self, cell: Cell) -> Result<(), Illegal> {
        let s = &self.state;
        let (spots, level, _) = self.nature_spots(s.nature);
        if spots >> cell.bit() & 1 != 0 {
            return Ok(());
        }
        rules::SOLO_2.holds(s.occupied(0) != 0)?;
        self.check_spot(cell, Value::of(s.nature))?;
        rules::SOLO_3.holds(s.height(cell.bit()) == level)?;
        Err(Illegal(rules::SOLO_4))
    }
}

// The end.
impl Reef {
    /// Points of cards and Flourish cards.
    pub(crate) fn points(&self, seat: Seat) -> i16 {
        crate::score::card_points(self, seat) + crate::score::flourish_points(self, seat)
    }

    /// Whether the seat has beaten Nature; `None` while it is open or nobody plays against her.
    pub(crate) fn won(&self) -> Option<bool> {
        let over = self.state.step == Step::Over && self.ctx.settings.solo();
        over.then(|| self.state.left.iter().all(|&left| left == 0))
    }

    fn outcome(&self) -> Outcome {
        let scores = BySeat::from_fn(self.seats(), |seat| self.points(seat));
        match self.won() {
            // Whoever loses against Nature comes second.
            Some(false) => Outcome { scores, places: BySeat::from_fn(1, |_| 2) },
            _ => Outcome::by(scores, |seat| (scores[seat], self.state.fish[seat.index()])),
        }
    }
}
