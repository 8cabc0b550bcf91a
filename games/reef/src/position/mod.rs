//! The position and its rules.

mod claims;
mod nature;
mod places;
mod state;
mod turn;

use std::sync::Arc;

use atoll_core::{
    BySeat, Census, Dice, Edition, Game, Illegal, Info, Observer, Odds, OptionError, Outcome, ScoreLine, Seat, Setup,
    Shared, Turn,
};

use crate::action::{Action, Chance, Slot, Value};
use crate::components::{Components, REGULAR, Shape};
use crate::options::{self, Distance, Options, Settings};
use crate::patterns::Patterns;
use crate::view::View;
use crate::{rules, texts};
pub(crate) use claims::Lack;
use places::check_adjustment;
pub use state::Step;
pub(crate) use state::{State, cells};

/// Shapes in play.
pub(crate) const SHAPES_IN_PLAY: usize = 7;
/// Fish for a second die.
pub(crate) const SECOND_COST: u16 = 3;
/// Fish for one step of Nature's die.
pub(crate) const NATURE_STEP_COST: u16 = 2;
/// Nature plays with the dice of the seat after the only one.
pub(crate) const NATURE: usize = 1;
/// A place of the shape row that is not filled yet.
pub(crate) const NO_SHAPE: u8 = u8::MAX;

/// The first game of Coral Islands: a reef of dice stacks.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Reef {
    pub(crate) ctx: Shared<Ctx>,
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

impl Game for Reef {
    const INFO: Info = Info {
        slug: "reef",
        title: "Reef",
        version: 1,
        seats: 1..=4,
        max_events: 2500,
        rules: &rules::ALL,
        texts: &texts::KEPT,
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
        let ctx = Ctx::new(setup);
        let state = State::new(&ctx);
        // An option left out means what the files say, so settings are compared and not options.
        Reef { ctx: Shared::keyed((&setup.edition().hash, ctx.settings, ctx.slots), ctx), state }
    }

    fn seats(&self) -> u8 {
        self.ctx.settings.seats
    }

    fn turn(&self) -> Turn {
        match self.state.step {
            Step::Over => Turn::Over(self.outcome()),
            step if step.is_chance() => Turn::Chance,
            _ => Turn::of(self.state.seat),
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let s = &self.state;
        if s.step == Step::Over {
            return Err(Illegal(self.why_over()));
        }
        rules::TURN_3.holds(seat == s.seat)?;
        if s.step.is_natures() {
            return self.check_on_natures_turn(action);
        }
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
                rules::SECOND_3.holds(!s.second)?;
                rules::PLACE_5.holds(!self.fits_as_shown())
            }
            Action::Claim { shape } => {
                rules::CLAIM_2.holds(!s.claimed || matches!(s.step, Step::Place | Step::Claim))?;
                rules::CLAIM_1.holds(s.placed().is_some())?;
                self.check_claim(shape)?;
                rules::CLAIM_1.holds(s.step == Step::Claim)
            }
            Action::NoClaim => {
                rules::TURN_1.holds(s.step == Step::Claim)?;
                rules::CLAIM_5.holds(!self.ctx.settings.claim_forced)
            }
            Action::Flourish => self.check_flourish(),
            Action::NoFlourish => rules::TURN_1.holds(s.step == Step::Flourish),
            Action::BuySecond => {
                let has_other = s.nursery[seat.index()].iter().any(|&value| value != 0);
                rules::SECOND_1.holds(!s.second && has_other && s.fish[seat.index()] >= SECOND_COST)?;
                rules::SECOND_3.holds(s.step == Step::Second)
            }
            Action::Done => rules::TURN_1.holds(s.step == Step::Second),
            Action::NatureTurn { .. } | Action::NaturePlace { .. } => {
                rules::SOLO_10.holds(self.ctx.settings.solo())?;
                rules::SOLO_2.holds(false)
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

    fn view(&self, who: Observer) -> View {
        View::of(self, who)
    }

    fn eyes(&self, who: Observer) -> Observer {
        if self.ctx.settings.face_down { who } else { Observer::Spectator }
    }

    fn resample(&self, seat: Seat, dice: &mut dyn Dice) -> Self {
        let mut sample = self.clone();
        if self.hides_cards() {
            sample.deal_face_down(seat, dice);
        }
        sample
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

// The end, and what is known before it.
impl Reef {
    /// Whether what others hold is hidden: the table plays so and the match is not over.
    pub(crate) fn hides_cards(&self) -> bool {
        self.ctx.settings.face_down && self.state.step != Step::Over
    }

    /// Deals the face-down cards of all seats but one anew, each as many as before.
    fn deal_face_down(&mut self, seat: Seat, dice: &mut dyn Dice) {
        let others = Seat::first(self.ctx.settings.seats).filter(|&other| other != seat).map(Seat::index);
        let cards = &mut self.state.cards;
        let mut heap = [0u8; SHAPES_IN_PLAY];
        for other in others.clone() {
            heap.iter_mut().zip(cards[other]).for_each(|(all, count)| *all += count);
        }
        for other in others {
            let count: u8 = cards[other].iter().sum();
            cards[other] = [0; SHAPES_IN_PLAY];
            for _ in 0..count {
                let mut at = dice.below(heap.iter().map(|&count| u32::from(count)).sum());
                let place = heap.iter().position(|&count| {
                    let found = at < u32::from(count);
                    at = at.saturating_sub(u32::from(count));
                    found
                });
                let place = place.expect("the heap holds the cards of all others");
                heap[place] -= 1;
                cards[other][place] += 1;
            }
        }
    }

    /// The rule by which the match is over.
    fn why_over(&self) -> &'static atoll_core::Rule {
        let dice_left = Seat::first(self.seats()).any(|seat| self.state.dice_left(seat.index()) > 0);
        match (self.ctx.settings.solo(), dice_left) {
            (true, _) => rules::SOLO_7,
            (false, false) => rules::END_1,
            (false, true) => rules::END_3,
        }
    }

    /// Points of cards and Flourish cards.
    pub fn points(&self, seat: Seat) -> i16 {
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
