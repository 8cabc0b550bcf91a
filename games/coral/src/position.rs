//! The position, and which rule answers for what.

use std::sync::Arc;

use atoll_core::{
    Census, Code, Dice, Edition, Game, Illegal, Info, MAX_SEATS, Observer, Odds, OptionError, Rule, ScoreLine, Seat,
    Setup, Shared, Turn,
};

use serde::Serialize;

use crate::action::{Action, Chance, Complexity, Layout};
use crate::components::{Components, PIECES, SPECIES, Species};
use crate::geometry::{Cell, ROCK};
use crate::options::{self, Options, Settings};
use crate::reef::Reef;
use crate::view::View;
use crate::{rules, texts};

/// Coral: a reef of wooden pieces that must stand.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Coral {
    pub(crate) ctx: Shared<Ctx>,
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

/// Where the turn stands: what is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TurnStep"))]
#[serde(rename_all = "snake_case")]
pub enum Step {
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

impl Game for Coral {
    const INFO: Info = Info {
        slug: "coral",
        title: "Coral",
        version: 2,
        seats: 1..=4,
        max_events: 20_000,
        rules: &rules::ALL,
        texts: &texts::KEPT,
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
        let mut coral = Coral { ctx: Shared::of(setup, Ctx { settings, edition: Arc::clone(setup.edition()) }), state };
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
            Step::Pawns | Step::Land | Step::Replace => self.list_landings(self.active(seat), out),
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
                let gives_up = if self.may_fall(seat) {
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
        self.random_action(seat, dice, buffer)
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

    fn eyes(&self, _: Observer) -> Observer {
        Observer::Spectator
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
    /// The step's name in views.
    pub const fn word(self) -> &'static str {
        match self {
            Step::Start => "start",
            Step::Species => "species",
            Step::Neutral => "neutral",
            Step::Deal => "deal",
            Step::Cover => "cover",
            Step::Pawns => "pawns",
            Step::Land => "land",
            Step::Replace => "replace",
            Step::Act => "act",
            Step::PayMove => "pay_move",
            Step::PayEnd => "pay_end",
            Step::Layout => "layout",
            Step::Cards => "cards",
            Step::Draw => "draw",
            Step::Take => "take",
            Step::SoloMove => "solo_move",
            Step::SoloPay => "solo_pay",
            Step::SoloGrow => "solo_grow",
            Step::Over => "over",
        }
    }

    /// The rule that says what is to be done at this step.
    pub(crate) fn rule(self) -> &'static Rule {
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

    pub(crate) fn is_asked(&self, seat: Seat) -> bool {
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

    /// What the position waits for.
    pub fn step(&self) -> Step {
        self.state.step
    }

    /// Whether one plays alone, for the points of cards.
    pub fn is_solo(&self) -> bool {
        self.ctx.settings.solo()
    }

    /// Who shares a seat's points.
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        self.ctx.settings.partner(seat)
    }

    /// Who has the Tower card.
    pub fn tower(&self) -> Tower {
        self.state.tower
    }

    pub(crate) fn owner(&self, species: Species) -> Option<Seat> {
        Seat::first(self.seats()).find(|seat| self.state.plays[seat.index()] == Some(species))
    }

    /// The seats at this table.
    pub fn everyone(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.ctx.settings.seats)
    }

    /// The species a seat plays; red while it has none, which matters to nothing.
    pub(crate) fn own(&self, seat: Seat) -> Species {
        self.state.plays[seat.index()].unwrap_or(Species::RED)
    }

    /// The species whose pawn is active.
    pub(crate) fn active(&self, seat: Seat) -> Species {
        if self.state.step == Step::Replace && self.ctx.settings.solo() {
            return self.fallen_pawn().unwrap_or(Species::RED);
        }
        self.state.taken.unwrap_or_else(|| self.own(seat))
    }

    pub(crate) fn has(&self, seat: Seat, species: Species) -> bool {
        self.reserve(seat, species) > 0
    }

    pub(crate) fn held(&self, seat: Seat) -> impl Iterator<Item = Species> + '_ {
        Species::ALL.into_iter().filter(move |&species| self.has(seat, species))
    }

    pub(crate) fn is_out(&self, seat: Seat) -> bool {
        self.state.reserve[seat.index()] == [0; SPECIES]
    }
}
