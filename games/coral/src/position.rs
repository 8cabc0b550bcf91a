//! The position and its rules.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, LazyLock};

use atoll_core::{
    Census, Code, Dice, Edition, Game, Illegal, Info, MAX_SEATS, Observer, Odds, OptionError, Rule, ScoreLine, Seat,
    Setup, Turn,
};

use crate::action::{Action, Chance, Column, Complexity, Layout, Perch, SHAPES, Shape};
use crate::components::{Components, Cover, PIECES, SPECIES, Species};
use crate::geometry::{Cell, CellMap, DOWN, LEVEL, Placement, ROCK, UP};
use crate::options::{self, Falling, Options, Settings};
use crate::reef::Reef;
use crate::stability::{self, Stage, Verdict};
use crate::view::View;
use crate::{rules, texts};

/// Coral: a reef of wooden pieces that must stand.
#[derive(Clone)]
pub struct Coral {
    pub(crate) ctx: Arc<Ctx>,
    pub(crate) state: State,
}

/// What holds for a whole match.
#[derive(Debug)]
pub(crate) struct Ctx {
    pub settings: Settings,
    pub edition: Arc<Edition<Coral>>,
}

/// Where a pawn is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pawn {
    /// Not in play, or not yet.
    Off,
    /// In this cell, on the cube beneath.
    On(Cell),
    /// Afloat: it lands in the owner's next turn, which is then over.
    Floating,
    /// Fallen: it is put back at the start of the owner's next turn, before the action.
    Fallen,
}

impl Pawn {
    /// The cell of a pawn on the reef.
    pub const fn cell(self) -> Option<Cell> {
        match self {
            Pawn::On(cell) => Some(cell),
            Pawn::Off | Pawn::Floating | Pawn::Fallen => None,
        }
    }
}

/// Who has the Tower card, and which side is up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tower {
    /// Who has it; nobody while it lies beside the reef.
    pub holder: Option<Seat>,
    /// Whether the second side is up.
    pub second: bool,
}

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Step {
    /// Chance: who starts.
    Start,
    /// Which species to play.
    Species,
    /// Which species is neutral.
    Neutral,
    /// Chance: pieces are drawn in turn (Chaos).
    Deal,
    /// Covering the rock.
    Cover,
    /// Placing the pawns.
    Pawns,
    /// A floating pawn lands.
    Land,
    /// A fallen pawn is put back.
    Replace,
    /// Grow or move.
    Act,
    /// A piece for the second move in a row.
    PayMove,
    /// A piece at the end of a turn of the end game.
    PayEnd,
    /// Chance: the setup card, alone.
    Layout,
    /// Chance: the scoring cards, alone.
    Cards,
    /// Chance: a piece into the reserve, alone.
    Draw,
    /// Which piece to grow, alone.
    Take,
    /// Slide or grow, alone.
    SoloMove,
    /// A piece for the second slide in a row, alone (a switch).
    SoloPay,
    /// Grow after a slide, alone.
    SoloGrow,
    /// Nothing more.
    Over,
}

/// All that changes during a match.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State {
    pub reef: Reef,
    /// Pieces by seat and species.
    pub reserve: [[u8; SPECIES]; MAX_SEATS],
    pub boxed: [u8; SPECIES],
    pub bag: [u8; SPECIES],
    /// The pawn of each species.
    pub pawns: [Pawn; SPECIES],
    /// The species of each seat.
    pub plays: [Option<Species>; MAX_SEATS],
    pub neutral: Option<Species>,
    /// Whose last turn was a MOVE.
    pub moved: [bool; MAX_SEATS],
    pub seat: Seat,
    pub step: Step,
    /// Who places the first pawn and takes the first turn.
    pub first: Seat,
    pub endgame: bool,
    /// Turns since a reserve last changed.
    pub still: u16,
    /// Whether a reserve has changed in this turn.
    pub changed: bool,
    /// Unstable placements tried in this turn.
    pub attempts: u8,
    pub tower: Tower,
    /// Alone: the setup card, the scoring cards, the piece chosen, and whether the last turn had a slide.
    pub layout: Option<u8>,
    pub cards: [Option<u8>; SPECIES],
    pub taken: Option<Species>,
    pub slid: bool,
}

impl PartialEq for Coral {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state
            && (Arc::ptr_eq(&self.ctx, &other.ctx)
                || self.ctx.settings == other.ctx.settings && self.ctx.edition.hash == other.ctx.edition.hash)
    }
}

impl Eq for Coral {}

impl Hash for Coral {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.state.hash(state);
    }
}

impl fmt::Debug for Coral {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.state, f)
    }
}

/// How a grown piece would lie, as far as can be told without asking whether it stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Growth {
    pub placement: Placement,
    /// Where the lifted pawn would stand; `None` if it is not lifted.
    pub lifted_to: Option<Cell>,
}

impl Game for Coral {
    const INFO: Info = Info {
        slug: "coral",
        title: "Coral",
        version: 1,
        seats: 1..=4,
        max_events: 20_000,
        rules: rules::ALL,
        texts: texts::ALL,
        options: options::OFFERED,
    };

    type Options = Options;
    type Data = Components;
    type Action = Action;
    type Chance = Chance;
    type View = View;

    fn validate(seats: u8, options: &Options, _: &Components) -> Result<(), OptionError> {
        Settings::new(seats, options).map(drop)
    }

    fn new(setup: &Setup<Self>) -> Self {
        let settings = Settings::new(setup.seats(), setup.options()).expect("a setup has been validated");
        let state = State {
            reef: Reef::new(),
            reserve: [[0; SPECIES]; MAX_SEATS],
            boxed: [0; SPECIES],
            bag: [PIECES; SPECIES],
            pawns: [Pawn::Off; SPECIES],
            plays: [None; MAX_SEATS],
            neutral: None,
            moved: [false; MAX_SEATS],
            seat: Seat::A,
            step: Step::Start,
            first: Seat::A,
            endgame: false,
            still: 0,
            changed: false,
            attempts: 0,
            tower: Tower { holder: None, second: false },
            layout: None,
            cards: [None; SPECIES],
            taken: None,
            slid: false,
        };
        let mut coral = Coral { ctx: Arc::new(Ctx { settings, edition: Arc::clone(setup.edition()) }), state };
        if settings.solo() {
            coral.state.step = Step::Layout;
            if let Some(card) = settings.layout {
                coral.lay_out(card);
            }
        } else if let Some(seat) = settings.start {
            coral.start_with(seat);
        }
        coral
    }

    fn seats(&self) -> u8 {
        self.ctx.settings.seats
    }

    fn turn(&self) -> Turn {
        match self.state.step {
            Step::Start | Step::Deal | Step::Layout | Step::Cards | Step::Draw => Turn::Chance,
            Step::Over => Turn::Over(self.outcome()),
            _ => Turn::of(self.state.seat),
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let s = &self.state;
        let end = if self.ctx.settings.solo() { rules::SOLO_5 } else { rules::END_5 };
        end.holds(s.step != Step::Over)?;
        rules::TURN_1.holds(self.is_asked(seat))?;
        match (s.step, action) {
            (Step::Species, Action::Play { species }) => rules::SET_1.holds(!s.plays.contains(&Some(species))),
            (Step::Neutral, Action::Neutral { species }) => rules::SET_2.holds(!s.plays.contains(&Some(species))),
            (Step::Cover, Action::Grow { species, shape }) => self.check_cover(seat, species, shape.at(ROCK)),
            (Step::Pawns | Step::Land | Step::Replace, Action::Land { at }) => self.check_landing(at.0),
            (Step::Act | Step::SoloMove | Step::SoloGrow, Action::Grow { species, shape }) => {
                self.check_grow(seat, species, shape)
            }
            (Step::Act | Step::SoloMove, Action::Slide { to }) => self.check_slide(to),
            (Step::Act, Action::Float) => Ok(()),
            (Step::Act, Action::Pay { .. }) => {
                // Nothing is paid before the second move, and nothing at all from an empty reserve.
                let rule = if self.is_out(seat) { rules::MOVE_4 } else { rules::MOVE_2 };
                rule.holds(false)
            }
            (Step::PayMove, Action::Pay { species }) => rules::MOVE_2.holds(self.has(seat, species)),
            (Step::PayEnd, Action::Pay { species }) => rules::END_4.holds(self.has(seat, species)),
            (Step::SoloPay, Action::Pay { species }) => {
                let left = s.reserve[seat.index()][species.index()] - u8::from(s.taken == Some(species));
                rules::SOLO_11.holds(left > 0)
            }
            (Step::Take, Action::Take { species }) => rules::SOLO_2.holds(self.has(seat, species)),
            (Step::SoloMove | Step::SoloGrow, Action::GiveUp) => rules::SOLO_12.holds(!self.can_grow(seat)),
            (Step::SoloMove | Step::SoloGrow, Action::Float) => rules::SOLO_11.holds(false),
            (step, _) => step.rule().holds(false),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        let s = &self.state;
        if !self.is_asked(seat) {
            return;
        }
        match s.step {
            Step::Species => out.extend(self.unplayed().map(|species| Action::Play { species })),
            Step::Neutral => out.extend(self.unplayed().map(|species| Action::Neutral { species })),
            Step::Cover => self.list_covers(seat, out),
            Step::Pawns | Step::Land | Step::Replace => self.list_landings(self.own(seat), out),
            Step::Act => {
                self.list_growths(seat, out);
                out.push(Action::Float);
                self.list_slides(seat, out);
            }
            Step::PayMove | Step::PayEnd => {
                out.extend(self.held(seat).map(|species| Action::Pay { species }));
            }
            Step::SoloPay => {
                let others = Species::ALL
                    .into_iter()
                    .filter(|&species| s.reserve[seat.index()][species.index()] > u8::from(s.taken == Some(species)));
                out.extend(others.map(|species| Action::Pay { species }));
            }
            Step::Take => out.extend(self.held(seat).map(|species| Action::Take { species })),
            Step::SoloMove | Step::SoloGrow => {
                let before = out.len();
                self.list_growths(seat, out);
                let gives_up = if self.data().rulings.solo_unstable_attempts {
                    // Unstable attempts are offered too, but do not count as a way to grow.
                    !self.can_grow(seat)
                } else {
                    out.len() == before
                };
                if gives_up {
                    out.push(Action::GiveUp);
                }
                if s.step == Step::SoloMove {
                    self.list_slides(seat, out);
                }
            }
            Step::Start | Step::Deal | Step::Layout | Step::Cards | Step::Draw | Step::Over => {}
        }
    }

    fn random_legal(&self, seat: Seat, dice: &mut dyn Dice, buffer: &mut Vec<Action>) -> Action {
        let s = &self.state;
        buffer.clear();
        if s.step == Step::Cover
            && let Some(chosen) = self.random_cover(seat, dice, buffer)
        {
            return chosen;
        }
        if !matches!(s.step, Step::Act | Step::SoloMove | Step::SoloGrow) {
            self.legal(seat, buffer);
            return buffer[dice.below(buffer.len() as u32) as usize];
        }
        // List what is cheap to know, then draw until a draw stands: each legal action is equally likely.
        let own = self.active(seat);
        let lifts = self.candidates(own);
        for &(shape, growth) in lifts.as_slice() {
            for species in self.growable(seat, own, growth) {
                buffer.push(Action::Grow { species, shape });
            }
        }
        let mut growths = buffer.len();
        let solo = self.ctx.settings.solo();
        // Unstable attempts do not count as a way to grow.
        let attempts = solo && self.data().rulings.solo_unstable_attempts;
        let gives_up = solo && (growths == 0 || attempts && !self.can_grow(seat));
        if s.step == Step::Act {
            buffer.push(Action::Float);
        }
        if s.step != Step::SoloGrow {
            self.list_slides(seat, buffer);
        }
        if gives_up {
            buffer.push(Action::GiveUp);
        }
        loop {
            let at = dice.below(buffer.len() as u32) as usize;
            let Action::Grow { shape, .. } = buffer[at] else { return buffer[at] };
            let growth = lifts.get(shape).expect("listed above");
            if self.is_reachable(own, growth.placement)
                && (self.may_fall(seat) || self.verdict(growth.placement).stable)
            {
                return buffer[at];
            }
            // The same for every species: all of them go.
            buffer.retain(|action| !matches!(action, Action::Grow { shape: same, .. } if *same == shape));
            growths = buffer.iter().filter(|action| matches!(action, Action::Grow { .. })).count();
            if growths == 0 && solo && !gives_up {
                buffer.push(Action::GiveUp);
            }
        }
    }

    fn act(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Play { species } => self.play_species(seat, species),
            Action::Neutral { species } => {
                self.state.neutral = Some(species);
                self.hand_out();
            }
            Action::Grow { species, shape } => {
                if self.state.step == Step::Cover {
                    self.cover(seat, species, shape.at(ROCK));
                } else {
                    self.grow(seat, species, shape);
                }
            }
            Action::Land { at } => self.land(seat, at.0),
            Action::Slide { to } => self.slide(seat, to),
            Action::Float => {
                self.set_pawn(seat, Pawn::Floating);
                self.after_move(seat);
            }
            Action::Pay { species } => self.pay(seat, species),
            Action::Take { species } => {
                self.state.taken = Some(species);
                self.state.step = Step::SoloMove;
            }
            Action::GiveUp => self.solo_grown(None),
        }
    }

    fn odds(&self, out: &mut Odds<Chance>) {
        let s = &self.state;
        match s.step {
            Step::Start => Seat::first(self.seats()).for_each(|seat| out.push(Chance::Start { seat }, 1)),
            Step::Deal | Step::Draw => {
                for species in Species::ALL {
                    out.push(Chance::Draw { species }, u32::from(s.bag[species.index()]));
                }
            }
            Step::Layout => Layout::all().for_each(|card| out.push(Chance::Setup { card }, 1)),
            Step::Cards => {
                if let Some(species) = self.card_wanted() {
                    Complexity::all().for_each(|level| out.push(Chance::Card { species, level }, 1));
                }
            }
            _ => {}
        }
    }

    fn chance(&mut self, outcome: Chance) {
        match outcome {
            Chance::Start { seat } => self.start_with(seat),
            Chance::Setup { card } => self.lay_out(card.index() as u8),
            Chance::Card { species, level } => {
                self.state.cards[species.index()] = Some(level.index() as u8);
                self.next_card();
            }
            Chance::Draw { species } => {
                let s = &mut self.state;
                s.bag[species.index()] -= 1;
                s.reserve[s.seat.index()][species.index()] += 1;
                if s.step == Step::Deal {
                    s.seat = s.seat.next(self.ctx.settings.seats);
                    if s.bag == [0; SPECIES] {
                        s.seat = s.first;
                        s.step = Step::Cover;
                    }
                } else {
                    self.next_draw();
                }
            }
        }
    }

    fn view(&self, _: Observer) -> View {
        // Everything is public but the order of the bag, which nobody knows (CORAL-INFO-1).
        View::new(self)
    }

    fn resample(&self, _: Seat, _: &mut dyn Dice) -> Self {
        self.clone()
    }

    fn census(&self) -> Census {
        let s = &self.state;
        let mut census = Census::default();
        for species in Species::ALL {
            let n = species.index();
            let reef = s.reef.pieces().filter(|&(_, of)| of == species).count() as u32;
            census.add("reef", species.id(), reef);
            census.add("box", species.id(), u32::from(s.boxed[n]));
            census.add("bag", species.id(), u32::from(s.bag[n]));
            for seat in Seat::first(self.seats()) {
                let count = u32::from(s.reserve[seat.index()][n]);
                census.add(&format!("reserve {}", seat.letter()), species.id(), count);
            }
            let zone = if s.pawns[n].cell().is_some() { "reef" } else { "beside" };
            census.add(zone, "pawn", 1);
        }
        census.add("reef", "rock", 1);
        census
    }

    fn breakdown(&self) -> Vec<ScoreLine> {
        self.score_lines()
    }
}

impl Step {
    /// The rule that says what is to be done at this step.
    fn rule(self) -> &'static Rule {
        match self {
            Step::Species => rules::SET_1,
            Step::Neutral => rules::SET_2,
            Step::Cover => rules::SET_4,
            Step::Pawns => rules::SET_11,
            Step::Land => rules::TURN_2,
            Step::Replace => rules::TURN_3,
            Step::PayMove => rules::MOVE_2,
            Step::PayEnd => rules::END_4,
            Step::Take | Step::SoloMove | Step::SoloGrow => rules::SOLO_2,
            Step::SoloPay => rules::SOLO_11,
            Step::Act | Step::Start | Step::Deal | Step::Layout | Step::Cards | Step::Draw | Step::Over => {
                rules::TURN_1
            }
        }
    }
}

/// Questions about a position.
impl Coral {
    pub(crate) fn data(&self) -> &Components {
        &self.ctx.edition.data
    }

    fn is_asked(&self, seat: Seat) -> bool {
        let chance = matches!(self.state.step, Step::Start | Step::Deal | Step::Layout | Step::Cards | Step::Draw);
        !chance && self.state.step != Step::Over && seat == self.state.seat
    }

    /// The reef as it stands.
    pub fn reef(&self) -> &Reef {
        &self.state.reef
    }

    /// Where the pawn of a species is.
    pub fn pawn(&self, species: Species) -> Pawn {
        self.state.pawns[species.index()]
    }

    /// The species of a seat, once it is chosen.
    pub fn species_of(&self, seat: Seat) -> Option<Species> {
        self.state.plays[seat.index()]
    }

    /// How many pieces of a species a seat has in reserve.
    pub fn reserve(&self, seat: Seat, species: Species) -> u8 {
        self.state.reserve[seat.index()][species.index()]
    }

    /// How many pieces of a species are back in the box.
    pub fn boxed(&self, species: Species) -> u8 {
        self.state.boxed[species.index()]
    }

    /// Whether the end game has begun.
    pub fn is_endgame(&self) -> bool {
        self.state.endgame
    }

    /// Who has the Tower card.
    pub fn tower(&self) -> Tower {
        self.state.tower
    }

    pub(crate) fn owner(&self, species: Species) -> Option<Seat> {
        Seat::first(self.seats()).find(|seat| self.state.plays[seat.index()] == Some(species))
    }

    /// The species a seat plays; red while it has none, which matters to nothing.
    pub(crate) fn own(&self, seat: Seat) -> Species {
        self.state.plays[seat.index()].unwrap_or(Species::RED)
    }

    /// The species whose pawn is active.
    pub(crate) fn active(&self, seat: Seat) -> Species {
        self.state.taken.unwrap_or_else(|| self.own(seat))
    }

    fn unplayed(&self) -> impl Iterator<Item = Species> + '_ {
        Species::ALL.into_iter().filter(|&species| !self.state.plays.contains(&Some(species)))
    }

    fn has(&self, seat: Seat, species: Species) -> bool {
        self.reserve(seat, species) > 0
    }

    fn held(&self, seat: Seat) -> impl Iterator<Item = Species> + '_ {
        Species::ALL.into_iter().filter(move |&species| self.has(seat, species))
    }

    pub(crate) fn is_out(&self, seat: Seat) -> bool {
        self.state.reserve[seat.index()] == [0; SPECIES]
    }

    /// Whether an unstable placement of this seat is accepted as a move (CORAL-FALL-7).
    fn may_fall(&self, seat: Seat) -> bool {
        let settings = &self.ctx.settings;
        match settings.falling {
            _ if settings.solo() => self.data().rulings.solo_unstable_attempts,
            Falling::Strict => false,
            Falling::Penalty if !settings.exempt.has(seat) => true,
            Falling::Restore | Falling::Penalty => self.state.attempts < self.data().rulings.restore_attempts,
        }
    }

    /// Whether a fall of this seat's making is put back without a cost.
    pub(crate) fn is_spared(&self, seat: Seat) -> bool {
        let settings = &self.ctx.settings;
        settings.falling == Falling::Restore || settings.exempt.has(seat)
    }

    /// Whether a piece in this place stays there by itself and brings nothing down.
    pub(crate) fn verdict(&self, placement: Placement) -> Verdict {
        stability::decide(&self.data().physics, self.state.reef.bodies(), placement)
    }

    /// The cells that pawns other than that of `own` need for themselves.
    fn other_pawns(&self, own: Species) -> impl Iterator<Item = Cell> + Clone + '_ {
        let clearance = self.data().clearance as i8;
        let others = Species::ALL.into_iter().filter(move |&species| species != own);
        let cells = others.filter_map(|species| self.pawn(species).cell());
        cells.flat_map(move |cell| (0..clearance).map(move |up| Cell::new(cell.x, cell.y, cell.z + up)))
    }

    fn is_reachable(&self, own: Species, placement: Placement) -> bool {
        !self.data().rulings.insertion_path
            || self.state.reef.can_reach(placement, |cell| self.other_pawns(own).any(|pawn| pawn == cell))
    }

    /// How a piece would lie that grows from the active pawn's cube, if nothing is in its way.
    pub(crate) fn growth(&self, own: Species, placement: Placement) -> Result<Growth, Illegal> {
        let s = &self.state;
        let free = placement.cells().iter().all(|&cell| cell.z >= 0 && !s.reef.has(cell));
        rules::GEO_1.holds(free)?;
        let mut others = self.other_pawns(own);
        let touched = others.any(|pawn| placement.has(pawn));
        let rule = if self.ctx.settings.solo() { rules::SOLO_6 } else { rules::GROW_4 };
        rule.holds(!touched)?;
        let Some(pawn) = self.pawn(own).cell() else { return Ok(Growth { placement, lifted_to: None }) };
        let clearance = self.data().clearance as i8;
        if !placement.has(pawn) {
            // The pawn stays (CORAL-GROW-9), if what is left above it is room enough.
            let room = (1..clearance).all(|up| !placement.has(Cell::new(pawn.x, pawn.y, pawn.z + up)));
            rules::GEO_5.holds(room)?;
            return Ok(Growth { placement, lifted_to: None });
        }
        let mut to = pawn.plus(UP);
        if placement.has(to) {
            to = to.plus(UP);
        }
        let room = (0..clearance).all(|up| !s.reef.has(Cell::new(to.x, to.y, to.z + up)));
        rules::GROW_8.holds(room)?;
        Ok(Growth { placement, lifted_to: Some(to) })
    }

    fn check_grow(&self, seat: Seat, species: Species, shape: Shape) -> Result<(), Illegal> {
        let own = self.active(seat);
        if self.ctx.settings.solo() {
            rules::SOLO_2.holds(species == own)?;
        }
        rules::GROW_1.holds(self.has(seat, species))?;
        let pawn = self.pawn(own).cell().ok_or(Illegal(rules::GROW_2))?;
        let growth = self.growth(own, shape.at(pawn.plus(DOWN)))?;
        if growth.lifted_to.is_some() {
            let rule = if self.ctx.settings.solo() { rules::SOLO_6 } else { rules::GROW_7 };
            rule.holds(species != own)?;
        }
        rules::GEO_7.holds(self.is_reachable(own, growth.placement))?;
        self.check_standing(seat, growth.placement)
    }

    fn check_standing(&self, seat: Seat, placement: Placement) -> Result<(), Illegal> {
        if self.may_fall(seat) {
            return Ok(());
        }
        let verdict = self.verdict(placement);
        rules::STAB_2.holds(verdict.stage != Stage::Support)?;
        rules::GROW_5.holds(verdict.stable)
    }

    fn check_cover(&self, seat: Seat, species: Species, placement: Placement) -> Result<(), Illegal> {
        rules::SET_10.holds(self.has(seat, species))?;
        let growth = self.growth(self.own(seat), placement)?;
        rules::GEO_7.holds(self.is_reachable(self.own(seat), growth.placement))?;
        let verdict = self.verdict(placement);
        rules::STAB_2.holds(verdict.stage != Stage::Support)?;
        rules::SET_13.holds(verdict.stable)?;
        let tier = self.tier(seat, placement);
        if tier > 0 && tier > self.first_tier(seat) {
            // A better place exists: say which condition this one breaks.
            rules::SET_6.holds(self.touches_table(placement) || self.first_tier(seat) == 2)?;
            return rules::SET_7.holds(false);
        }
        Ok(())
    }

    fn touches_table(&self, placement: Placement) -> bool {
        placement.cells().iter().any(|cell| cell.z == 0)
    }

    /// Which conditions a covering piece meets: 0 all three, 1 rock and table, 2 the rock alone (CORAL-SET-8).
    pub(crate) fn tier(&self, seat: Seat, placement: Placement) -> u8 {
        if !self.touches_table(placement) {
            2
        } else if self.covers_another(seat, placement) {
            1
        } else {
            0
        }
    }

    /// Whether a covering piece takes something from another player's piece (CORAL-SET-7).
    fn covers_another(&self, seat: Seat, placement: Placement) -> bool {
        let reef = &self.state.reef;
        let others = |species: Option<Species>| {
            species.and_then(|species| self.owner(species)).is_some_and(|owner| owner != seat)
        };
        match self.data().rulings.setup_cover {
            Cover::Above => placement
                .cells()
                .iter()
                .any(|&cell| reef.top(cell).is_some_and(|top| top.z < cell.z && others(reef.species_at(top)))),
            Cover::Contact => placement
                .cells()
                .iter()
                .any(|&cell| crate::geometry::DIRECTIONS.iter().any(|&side| others(reef.species_at(cell.plus(side))))),
        }
    }

    /// Whether a covering piece can be put here at all, whatever its tier.
    fn can_cover(&self, seat: Seat, placement: Placement) -> bool {
        let own = self.own(seat);
        self.growth(own, placement).is_ok() && self.is_reachable(own, placement) && self.verdict(placement).stable
    }

    /// The best tier that any covering piece can meet.
    fn first_tier(&self, seat: Seat) -> u8 {
        let tiers =
            |tier: u8| Shape::around().iter().any(|&at| self.tier(seat, at) == tier && self.can_cover(seat, at));
        (0..2).find(|&tier| tiers(tier)).unwrap_or(2)
    }

    fn list_covers(&self, seat: Seat, out: &mut Vec<Action>) {
        let mut found = [[Shape::FIRST; SHAPES]; 3];
        let mut len = [0; 3];
        for shape in Shape::all() {
            let placement = shape.at(ROCK);
            let tier = self.tier(seat, placement) as usize;
            // A worse tier than one that is open already need not be looked at.
            if len[..tier].iter().all(|&n| n == 0) && self.can_cover(seat, placement) {
                found[tier][len[tier]] = shape;
                len[tier] += 1;
            }
        }
        let Some(best) = (0..3).find(|&tier| len[tier] > 0) else { return };
        for &shape in &found[best][..len[best]] {
            out.extend(self.held(seat).map(|species| Action::Grow { species, shape }));
        }
    }

    /// A random covering piece: of the best tier first, drawn until one stands.
    fn random_cover(&self, seat: Seat, dice: &mut dyn Dice, buffer: &mut Vec<Action>) -> Option<Action> {
        let own = self.own(seat);
        let species = self.held(seat).nth(dice.below(self.held(seat).count() as u32) as usize)?;
        for tier in 0..3 {
            buffer.clear();
            let open = Shape::all().filter(|shape| {
                let placement = shape.at(ROCK);
                self.growth(own, placement).is_ok() && self.tier(seat, placement) == tier
            });
            buffer.extend(open.map(|shape| Action::Grow { species, shape }));
            while !buffer.is_empty() {
                let drawn = buffer.swap_remove(dice.below(buffer.len() as u32) as usize);
                if let Action::Grow { shape, .. } = drawn
                    && self.can_cover(seat, shape.at(ROCK))
                {
                    return Some(drawn);
                }
            }
        }
        None
    }

    /// Whether a pawn of this species can stand in this cell.
    pub(crate) fn is_landing(&self, own: Species, at: Cell) -> bool {
        let s = &self.state;
        let clearance = self.data().clearance as i8;
        let foreign = s.reef.species_at(at.plus(DOWN)).is_some_and(|species| species != own);
        let room = (0..clearance).all(|up| !s.reef.has(Cell::new(at.x, at.y, at.z + up)));
        let sunlit = self.data().rulings.land_under_overhang || s.reef.top(at) == Some(at.plus(DOWN));
        foreign && room && sunlit && !s.pawns.contains(&Pawn::On(at))
    }

    fn check_landing(&self, at: Cell) -> Result<(), Illegal> {
        let s = &self.state;
        let own = self.own(s.seat);
        let beneath = s.reef.body_at(at.plus(DOWN));
        let rule = match s.step {
            Step::Pawns => rules::SET_11,
            Step::Replace => rules::TURN_3,
            _ => rules::FLOAT_2,
        };
        rule.holds(beneath.is_some_and(|body| s.reef.species(body).is_some()))?;
        rules::GEO_6.holds(s.reef.species_at(at.plus(DOWN)) != Some(own))?;
        rules::GEO_5.holds(!s.pawns.contains(&Pawn::On(at)))?;
        rules::FLOAT_4.holds(self.is_landing(own, at))
    }

    fn list_landings(&self, own: Species, out: &mut Vec<Action>) {
        let start = out.len();
        for (cell, _) in self.state.reef.cubes() {
            let at = cell.plus(UP);
            if self.is_landing(own, at) {
                out.push(Action::Land { at: Perch(at) });
            }
        }
        out[start..].sort_unstable_by_key(|action| action.code());
    }

    pub(crate) fn can_land(&self, own: Species) -> bool {
        self.state.reef.cubes().any(|(cell, _)| self.is_landing(own, cell.plus(UP)))
    }

    /// The columns a pawn can slide to, each with the cell it would stand in.
    pub(crate) fn slides(&self, own: Species) -> Slides {
        self.slides_with(own, |blocker| blocker)
    }

    /// As [`Coral::slides`], with `waive` lifting some of the reasons not to enter.
    fn slides_with(&self, own: Species, waive: impl Fn(Option<Barrier>) -> Option<Barrier>) -> Slides {
        let mut slides = Slides { len: 0, to: [Cell::default(); 76] };
        let Some(pawn) = self.pawn(own).cell() else { return slides };
        let partner = self.owner(own).and_then(|seat| self.ctx.settings.partner(seat)).map(|seat| self.own(seat));
        let mut seen = CellMap::<256>::default();
        let mut queue = [Cell::default(); 76];
        queue[0] = pawn.column();
        let (mut done, mut len) = (0, 1);
        while done < len {
            let from = queue[done];
            done += 1;
            for side in LEVEL {
                let next = from.plus(side);
                if seen.has(next) {
                    continue;
                }
                let Some(top) = self.state.reef.top(next) else { continue };
                seen.set(next, 0);
                let stand = top.plus(UP);
                match waive(self.barrier(own, partner, top)) {
                    None if stand != pawn => {
                        slides.to[slides.len] = stand;
                        slides.len += 1;
                    }
                    None | Some(Barrier::Partner) => {}
                    Some(_) => continue,
                }
                // The start column is in the queue already.
                if next != queue[0] {
                    queue[len] = next;
                    len += 1;
                }
            }
        }
        slides
    }

    fn barrier(&self, own: Species, partner: Option<Species>, top: Cell) -> Option<Barrier> {
        let stand = top.plus(UP);
        let blocker = Species::ALL.into_iter().find(|&s| s != own && self.pawn(s) == Pawn::On(stand));
        match self.state.reef.species_at(top) {
            Some(species) if species == own => Some(Barrier::Own),
            None if !self.ctx.settings.solo() => Some(Barrier::Rock),
            _ => match blocker {
                Some(blocker) if Some(blocker) == partner => Some(Barrier::Partner),
                Some(_) => Some(Barrier::Pawn),
                None => None,
            },
        }
    }

    fn check_slide(&self, to: Column) -> Result<(), Illegal> {
        let own = self.active(self.state.seat);
        let slides = self.slides(own);
        if slides.iter().any(|cell| Column::of(cell) == to) {
            return Ok(());
        }
        // Say why: what the column itself is, then what bars the way.
        let top = self.state.reef.top(to.foot());
        let top = top.ok_or(Illegal(rules::SLIDE_5))?;
        rules::SLIDE_8.holds(self.pawn(own) != Pawn::On(top.plus(UP)))?;
        let reason = |barrier: Barrier| match barrier {
            Barrier::Own => rules::SLIDE_3,
            Barrier::Pawn => rules::SLIDE_4,
            Barrier::Partner => rules::SYM_2,
            Barrier::Rock => rules::SLIDE_7,
        };
        let partner = self.owner(own).and_then(|seat| self.ctx.settings.partner(seat)).map(|seat| self.own(seat));
        if let Some(barrier) = self.barrier(own, partner, top) {
            return reason(barrier).holds(false);
        }
        for barrier in [Barrier::Own, Barrier::Pawn, Barrier::Rock] {
            let waived = self.slides_with(own, |found| found.filter(|&found| found != barrier));
            if waived.iter().any(|cell| Column::of(cell) == to) {
                return reason(barrier).holds(false);
            }
        }
        rules::SLIDE_1.holds(false)
    }

    fn list_slides(&self, seat: Seat, out: &mut Vec<Action>) {
        let start = out.len();
        let slides = self.slides(self.active(seat));
        out.extend(slides.iter().map(|cell| Action::Slide { to: Column::of(cell) }));
        out[start..].sort_unstable_by_key(|action| action.code());
    }

    /// The growths that nothing is in the way of; whether they stand is not asked here.
    pub(crate) fn candidates(&self, own: Species) -> Candidates {
        let mut found = Candidates::default();
        let Some(pawn) = self.pawn(own).cell() else { return found };
        let cube = pawn.plus(DOWN);
        let ring = &*RING;
        // One look at each cell around the cube, then one mask for each placement.
        let mut filled = 0u128;
        for (bit, &offset) in ring.cells.iter().enumerate() {
            let cell = cube.plus(offset);
            if cell.z < 0 || self.state.reef.has(cell) {
                filled |= 1 << bit;
            }
        }
        for shape in Shape::all() {
            if ring.masks[shape.code() as usize] & filled == 0
                && let Ok(growth) = self.growth(own, shape.at(cube))
            {
                found.items[found.len] = (shape, growth);
                found.len += 1;
            }
        }
        found
    }

    /// The species that can grow like this: those in reserve, but not one's own under the pawn (CORAL-GROW-7).
    fn growable(&self, seat: Seat, own: Species, growth: Growth) -> impl Iterator<Item = Species> + '_ {
        let solo = self.ctx.settings.solo();
        self.held(seat).filter(move |&species| {
            let lifts_onto_own = growth.lifted_to.is_some() && species == own;
            !lifts_onto_own && (!solo || species == own)
        })
    }

    fn list_growths(&self, seat: Seat, out: &mut Vec<Action>) {
        let own = self.active(seat);
        for &(shape, growth) in self.candidates(own).as_slice() {
            let mut species = self.growable(seat, own, growth).peekable();
            if species.peek().is_some()
                && self.is_reachable(own, growth.placement)
                && (self.may_fall(seat) || self.verdict(growth.placement).stable)
            {
                out.extend(species.map(|species| Action::Grow { species, shape }));
            }
        }
    }

    /// Whether some piece can grow and stay.
    fn can_grow(&self, seat: Seat) -> bool {
        let own = self.active(seat);
        self.candidates(own).as_slice().iter().any(|&(_, growth)| {
            self.growable(seat, own, growth).next().is_some()
                && self.is_reachable(own, growth.placement)
                && self.verdict(growth.placement).stable
        })
    }

    /// The species whose scoring card chance must still decide.
    fn card_wanted(&self) -> Option<Species> {
        Species::ALL.into_iter().find(|species| self.state.cards[species.index()].is_none())
    }
}

/// Why a column may not be entered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Barrier {
    Own,
    Pawn,
    /// A partner's pawn: through, but not onto.
    Partner,
    Rock,
}

/// Where a pawn can slide to.
pub(crate) struct Slides {
    len: usize,
    to: [Cell; 76],
}

impl Slides {
    pub(crate) fn iter(&self) -> impl Iterator<Item = Cell> + '_ {
        self.to[..self.len].iter().copied()
    }
}

/// Growths by shape, in the order of the codes.
pub(crate) struct Candidates {
    len: usize,
    items: [(Shape, Growth); SHAPES],
}

impl Default for Candidates {
    fn default() -> Self {
        let none = Growth { placement: Placement::with_arms(ROCK, UP, LEVEL[0]), lifted_to: None };
        Candidates { len: 0, items: [(Shape::FIRST, none); SHAPES] }
    }
}

impl Candidates {
    pub(crate) fn as_slice(&self) -> &[(Shape, Growth)] {
        &self.items[..self.len]
    }

    fn get(&self, shape: Shape) -> Option<Growth> {
        let at = self.as_slice().binary_search_by_key(&shape, |item| item.0).ok()?;
        Some(self.items[at].1)
    }
}

/// The cells around a cube that placements on it can fill, and for each placement which of them.
struct Ring {
    cells: Vec<Cell>,
    masks: Vec<u128>,
}

static RING: LazyLock<Ring> = LazyLock::new(|| {
    let mut cells: Vec<Cell> = Shape::around().iter().flat_map(|placement| placement.cells()).collect();
    cells.sort_unstable();
    cells.dedup();
    assert!(cells.len() <= 128, "one bit for each cell");
    let bit = |cell: Cell| 1u128 << cells.iter().position(|&other| other == cell).expect("listed above");
    let masks = Shape::around().iter().map(|p| p.cells().into_iter().map(bit).fold(0, |a, b| a | b)).collect();
    Ring { cells, masks }
});
