//! The position and its rules.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use atoll_core::{
    Census, Dice, Edition, Game, Illegal, Info, Observer, Odds, OptionError, ScoreLine, Seat, Setup, Turn,
};

use crate::action::{Action, Chance, Column};
use crate::components::{
    Ability, CARDS, COLUMNS, Card, Components, ISLANDS, Island, SPECIALISTS, Specialist, Terrain, across, beside,
    cards_of, islands_of,
};
use crate::options::{OFFERED, Options, row};
use crate::towers::{Die, Towers};
use crate::view::View;
use crate::{rules, score, texts};

/// The most cards a column can hold: one a turn.
const LONGEST: usize = CARDS / COLUMNS;

/// A position of Islands.
#[derive(Clone, Debug)]
pub struct Islands {
    pub(crate) ctx: Arc<Ctx>,
    pub(crate) state: State,
}

/// What stays the same during a match.
#[derive(Debug)]
pub(crate) struct Ctx {
    pub seats: u8,
    pub edition: Arc<Edition<Islands>>,
    pub keep_needs_move: bool,
    pub may_return: bool,
    /// All islands in play.
    pub board: u64,
    pub terrain: [Option<Terrain>; ISLANDS],
    pub deck: u128,
    pub turns: u8,
    pub stars: [u8; CARDS],
    pub rating: [u8; CARDS],
    pub ability: [Ability; SPECIALISTS],
}

impl Ctx {
    pub fn data(&self) -> &Components {
        &self.edition.data
    }
}

/// What changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State {
    pub stage: Stage,
    /// Who began, once that is known.
    pub first: Seat,
    pub active: Seat,
    /// Turns that are over.
    pub turns: u8,
    pub row: [Option<Specialist>; COLUMNS],
    pub towers: Towers,
    /// The cards not yet dealt: the deck is known, its order is not.
    pub undealt: u128,
    pub lanes: [Lane; COLUMNS],
    pub kept: [u128; 4],
    /// What this turn's player has decided so far.
    pub pick: Option<Pick>,
}

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Stage {
    /// Chance: the next specialist of the row.
    Row,
    /// Chance: who begins.
    First,
    /// Chance: the next card of this column.
    Deal(Column),
    /// Which column, which card.
    Choose,
    /// Which die, and where to.
    Move,
    /// Whether a second die moves.
    Second,
    /// Nothing.
    Over,
}

/// The cards above a specialist, the newest last; zero behind the last.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Lane {
    cards: [u8; LONGEST],
    len: u8,
}

impl Lane {
    const EMPTY: Lane = Lane { cards: [0; LONGEST], len: 0 };

    /// A column of these cards, if it can be so long.
    pub fn of(cards: &[Card]) -> Option<Lane> {
        let mut lane = Lane::EMPTY;
        (cards.len() <= LONGEST).then(|| cards.iter().for_each(|&card| lane.push(card)))?;
        Some(lane)
    }

    pub fn len(&self) -> u8 {
        self.len
    }

    pub fn iter(&self) -> impl ExactSizeIterator<Item = Card> + '_ {
        self.cards[..usize::from(self.len)].iter().map(|&card| Card::of_index(card))
    }

    pub fn has(&self, card: Card) -> bool {
        self.iter().any(|other| other == card)
    }

    fn push(&mut self, card: Card) {
        self.cards[usize::from(self.len)] = card.index() as u8;
        self.len += 1;
    }
}

/// What a player has decided this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pick {
    pub column: Column,
    pub card: Card,
    /// Cards taken.
    pub cards: u8,
    /// Steps left.
    pub steps: u8,
    /// The die moved next keeps its value.
    pub hold: bool,
    /// The die moved next lies under so many dice of this island.
    pub dug: Option<(Island, u8)>,
    /// The die moved first: its island and level from 0.
    pub moved: Option<(Island, u8)>,
}

/// The means by which a die is chosen and moved.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Means {
    pub kept: Terrain,
    pub ability: Ability,
    pub steps: u8,
    pub hold: bool,
    pub dug: Option<(Island, u8)>,
    /// The die moved first, which cannot be chosen again.
    pub moved: Option<(Island, u8)>,
}

/// A die, alone or with the one below, about to travel.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Travel {
    pub from: Island,
    /// How many dice lie on it.
    pub depth: u8,
    /// How many dice travel.
    pub count: u8,
    /// Its value on the way.
    pub value: u8,
}

impl PartialEq for Islands {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state
            && (Arc::ptr_eq(&self.ctx, &other.ctx)
                || self.ctx.seats == other.ctx.seats
                    && self.ctx.keep_needs_move == other.ctx.keep_needs_move
                    && self.ctx.may_return == other.ctx.may_return
                    && self.ctx.edition.hash == other.ctx.edition.hash)
    }
}

impl Eq for Islands {}

impl Hash for Islands {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (self.ctx.seats, self.ctx.keep_needs_move, self.ctx.may_return).hash(hasher);
        self.state.hash(hasher);
    }
}

impl Game for Islands {
    const INFO: Info = Info {
        slug: "islands",
        title: "Islands",
        version: 1,
        seats: 2..=4,
        // Three specialists, the first seat, and 36 turns of three cards, a column, and for each of
        // two dice a hold, a dig and a move.
        max_events: 4 + 36 * (3 + 1 + 6),
        rules: rules::ALL,
        texts: texts::ALL,
        options: OFFERED,
    };

    type Options = Options;
    type Data = Components;
    type Action = Action;
    type Chance = Chance;
    type View = View;

    fn validate(_seats: u8, options: &Options, data: &Components) -> Result<(), OptionError> {
        row(options, data).map(drop)
    }

    fn new(setup: &Setup<Self>) -> Self {
        let (seats, options, data) = (setup.seats(), setup.options(), setup.data());
        let islands = data.islands(seats);
        let mut terrain = [None; ISLANDS];
        let mut board = 0;
        for &(island, kind) in &islands {
            terrain[island.index()] = Some(kind);
            board |= island.bit();
        }
        // ISLANDS-SETUP-2
        let dice: Vec<(Island, [Die; 1])> =
            islands.iter().map(|&(island, kind)| (island, [Die::new(kind, 1)])).collect();
        let towers = Towers::new(dice.iter().map(|(island, tower)| (*island, tower.as_slice())));
        let deck = data.deck(seats);
        let card = |index: usize| data.face(Card::of_index(index as u8));
        let ctx = Ctx {
            seats,
            edition: Arc::clone(setup.edition()),
            keep_needs_move: options.keep_needs_move.or(data.switches.keep_needs_move),
            may_return: options.may_return.or(data.switches.may_return),
            board,
            terrain,
            deck,
            turns: (deck.count_ones() as usize / COLUMNS) as u8,
            stars: std::array::from_fn(|index| card(index).stars),
            rating: std::array::from_fn(|index| card(index).rating),
            ability: std::array::from_fn(|index| data.specialists[index].ability),
        };
        let fixed = row(options, data).expect("a setup has been validated");
        let state = State {
            stage: if fixed.is_some() { Stage::First } else { Stage::Row },
            first: Seat::A,
            active: Seat::A,
            turns: 0,
            row: fixed.map_or([None; COLUMNS], |row| row.map(Some)),
            towers,
            undealt: deck,
            lanes: [Lane::EMPTY; COLUMNS],
            kept: [0; 4],
            pick: None,
        };
        Islands { ctx: Arc::new(ctx), state }
    }

    fn seats(&self) -> u8 {
        self.ctx.seats
    }

    fn turn(&self) -> Turn {
        match self.state.stage {
            Stage::Row | Stage::First | Stage::Deal(_) => Turn::Chance,
            Stage::Choose | Stage::Move | Stage::Second => Turn::of(self.state.active),
            Stage::Over => Turn::Over(score::outcome(self)),
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let state = &self.state;
        rules::END_2.holds(state.stage != Stage::Over)?;
        rules::DEAL_1.holds(!matches!(state.stage, Stage::Row | Stage::First | Stage::Deal(_)))?;
        rules::END_1.holds(seat == state.active)?;
        let second = state.stage == Stage::Second;
        match action {
            Action::Take { card, column } => self.check_take(card, column),
            Action::Step { to, from } => {
                let means = self.chosen()?;
                // The first die has moved: what follows is a second one.
                rules::SPEC_AGRI.holds(!second)?;
                self.check_step(&means, from, to, 1)
            }
            Action::Second { to, from } => {
                let means = self.chosen()?;
                rules::SPEC_AGRI.holds(second)?;
                self.check_step(&means, from, to, 1)
            }
            Action::Pair { to, from } => {
                let means = self.chosen()?;
                rules::MOVE_5.holds(means.ability.carry_below)?;
                self.check_step(&means, from, to, 2)
            }
            Action::Stay { at } => {
                let means = self.chosen()?;
                rules::MOVE_1.holds(means.ability.may_stay)?;
                self.check_die(&means, at).map(drop)
            }
            Action::Pass => {
                let means = self.chosen()?;
                rules::MOVE_6.holds(!second && !means.hold && means.dug.is_none() && !self.has_plain_step())
            }
            Action::Done => {
                let means = self.chosen()?;
                rules::SPEC_AGRI.holds(second && !means.hold && means.dug.is_none())
            }
            Action::Hold => {
                let means = self.chosen()?;
                rules::DIE_2.holds(means.ability.no_raise && !means.hold)?;
                rules::MOVE_1.holds(self.has_move(&Means { hold: true, ..means }))
            }
            Action::Dig { depth, at } => {
                let means = self.chosen()?;
                rules::DIE_1.holds(means.dug.is_none() && depth.dice() <= means.ability.dig)?;
                let means = Means { dug: Some((at, depth.dice())), ..means };
                self.check_die(&means, at)?;
                rules::MOVE_1.holds(self.has_move(&means))
            }
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat != self.state.active {
            return;
        }
        match self.state.stage {
            Stage::Row | Stage::First | Stage::Deal(_) | Stage::Over => {}
            Stage::Choose => self.list_takes(out),
            Stage::Move | Stage::Second => self.list_moves(out),
        }
    }

    fn act(&mut self, _seat: Seat, action: Action) {
        match action {
            Action::Take { card, column } => {
                let cards = self.state.lanes[column.index()].len();
                let steps = cards + self.ability(column).extra_steps;
                self.state.pick = Some(Pick { column, card, cards, steps, hold: false, dug: None, moved: None });
                self.state.stage = Stage::Move;
            }
            Action::Step { to, from } | Action::Second { to, from } => self.travel(from, to, 1),
            Action::Pair { to, from } => self.travel(from, to, 2),
            Action::Stay { at } => self.travel(at, at, 0),
            Action::Pass | Action::Done => self.end_turn(),
            Action::Hold => {
                if let Some(pick) = &mut self.state.pick {
                    pick.hold = true;
                }
            }
            Action::Dig { depth, at } => {
                if let Some(pick) = &mut self.state.pick {
                    pick.dug = Some((at, depth.dice()));
                }
            }
        }
    }

    fn odds(&self, out: &mut Odds<Chance>) {
        match self.state.stage {
            Stage::Row => {
                for index in 0..SPECIALISTS as u8 {
                    let Some(specialist) = Specialist::new(index) else { continue };
                    if !self.state.row.contains(&Some(specialist)) {
                        out.push(Chance::Row { specialist }, 1);
                    }
                }
            }
            Stage::First => Seat::first(self.ctx.seats).for_each(|seat| out.push(Chance::First { seat }, 1)),
            Stage::Deal(_) => cards_of(self.state.undealt).for_each(|card| out.push(Chance::Deal { card }, 1)),
            Stage::Choose | Stage::Move | Stage::Second | Stage::Over => {}
        }
    }

    fn chance(&mut self, outcome: Chance) {
        let state = &mut self.state;
        match outcome {
            Chance::Row { specialist } => {
                if let Some(place) = state.row.iter_mut().find(|place| place.is_none()) {
                    *place = Some(specialist);
                }
                if state.row.iter().all(Option::is_some) {
                    state.stage = Stage::First;
                }
            }
            Chance::First { seat } => {
                (state.first, state.active) = (seat, seat);
                state.stage = FIRST_DEAL;
            }
            Chance::Deal { card } => {
                let Stage::Deal(column) = state.stage else { return };
                state.undealt &= !card.bit();
                state.lanes[column.index()].push(card);
                state.stage = Column::new(column.index() as u8 + 1).map_or(Stage::Choose, Stage::Deal);
            }
        }
    }

    fn view(&self, _who: Observer) -> View {
        View::of(self)
    }

    fn resample(&self, _seat: Seat, _dice: &mut dyn Dice) -> Self {
        self.clone() // only the order of the deck is hidden, and it is not decided yet
    }

    fn census(&self) -> Census {
        let (state, ctx) = (&self.state, &self.ctx);
        let mut census = Census::default();
        let mut cards = |zone: &str, set: u128| {
            for card in cards_of(set) {
                census.add(zone, &format!("card {}", card.terrain().id()), 1);
            }
        };
        let mut out = ctx.deck & !state.undealt;
        cards("deck", state.undealt);
        for lane in &state.lanes {
            let set = lane.iter().fold(0, |set, card| set | card.bit());
            cards("columns", set);
            out &= !set;
        }
        for seat in Seat::first(ctx.seats) {
            let set = state.kept[seat.index()];
            cards(&format!("kept by {}", seat.letter()), set);
            out &= !set;
        }
        cards("discarded", out);
        for island in islands_of(ctx.board) {
            for die in state.towers.tower(island) {
                census.add("islands", &format!("die {}", die.colour().colour()), 1);
            }
        }
        let row = state.row.iter().flatten().count() as u32;
        census.add("row", "specialist", row);
        census.add("box", "specialist", SPECIALISTS as u32 - row);
        census
    }

    fn breakdown(&self) -> Vec<ScoreLine> {
        score::breakdown(self)
    }
}

const FIRST_DEAL: Stage = match Column::new(0) {
    Some(column) => Stage::Deal(column),
    None => Stage::Over,
};

impl Islands {
    /// The cards a seat has kept, the one of this turn included.
    pub(crate) fn collection(&self, seat: Seat) -> u128 {
        let now = self.state.pick.filter(|_| seat == self.state.active);
        self.state.kept[seat.index()] | now.map_or(0, |pick| pick.card.bit())
    }

    /// The ability of a column's specialist.
    pub(crate) fn ability(&self, column: Column) -> Ability {
        self.state.row[column.index()].map_or(Ability::default(), |one| self.ctx.ability[one.index()])
    }

    /// The means of the player who has taken a column.
    pub(crate) fn means(&self, pick: &Pick) -> Means {
        Means {
            kept: pick.card.terrain(),
            ability: self.ability(pick.column),
            steps: pick.steps,
            hold: pick.hold,
            dug: pick.dug,
            moved: pick.moved,
        }
    }

    /// The means a player would have with this card of this column.
    pub(crate) fn means_of(&self, column: Column, card: Card) -> Means {
        let ability = self.ability(column);
        let steps = self.state.lanes[column.index()].len() + ability.extra_steps;
        Means { kept: card.terrain(), ability, steps, hold: false, dug: None, moved: None }
    }

    // --- the rules to be read: `check` ---

    /// The means of a player, who must have taken a column first.
    fn chosen(&self) -> Result<Means, Illegal> {
        rules::CHOOSE_1.holds(self.state.pick.is_some())?;
        self.state.pick.map(|pick| self.means(&pick)).ok_or(Illegal(rules::CHOOSE_1))
    }

    fn check_take(&self, card: Card, column: Column) -> Result<(), Illegal> {
        // One column a turn, and one card of it.
        rules::CHOOSE_2.holds(self.state.stage == Stage::Choose)?;
        rules::CHOOSE_2.holds(self.state.lanes[column.index()].has(card))?;
        if self.ctx.keep_needs_move && !self.lets_move(column, card) {
            let columns = (0..COLUMNS as u8).filter_map(Column::new);
            let mut cards = columns.flat_map(|c| self.state.lanes[c.index()].iter().map(move |card| (c, card)));
            rules::CHOOSE_2.holds(!cards.any(|(c, card)| self.lets_move(c, card)))?;
        }
        Ok(())
    }

    /// Whether a card of a column would allow a move, plain or by the ability.
    fn lets_move(&self, column: Column, card: Card) -> bool {
        let means = self.means_of(column, card);
        self.has_move(&means) || means.ability.no_raise && self.has_move(&Means { hold: true, ..means })
    }

    /// Whether these means move some die.
    fn has_move(&self, means: &Means) -> bool {
        let mut deeper = (1..=means.ability.dig).filter(|_| means.dug.is_none());
        islands_of(self.ctx.board).any(|at| self.moves(means, at))
            || deeper.any(|depth| {
                islands_of(self.ctx.board).any(|at| self.moves(&Means { dug: Some((at, depth)), ..*means }, at))
            })
    }

    /// Whether these means move the die they choose on this island.
    fn moves(&self, means: &Means, at: Island) -> bool {
        self.check_die(means, at).is_ok()
            && (means.ability.may_stay
                || islands_of(self.ctx.board).any(|to| {
                    self.check_step(means, at, to, 1).is_ok()
                        || means.ability.carry_below && self.check_step(means, at, to, 2).is_ok()
                }))
    }

    /// Whether the kept card allows a step without any ability (ISLANDS-MOVE-6).
    fn has_plain_step(&self) -> bool {
        self.state.pick.is_some_and(|pick| {
            let (ability, steps) = (Ability::default(), pick.cards);
            self.has_move(&Means { ability, steps, hold: false, dug: None, moved: None, ..self.means(&pick) })
        })
    }

    /// The die that is chosen on this island, and how it would travel.
    pub(crate) fn check_die(&self, means: &Means, at: Island) -> Result<Travel, Illegal> {
        rules::SETUP_1.holds(self.ctx.board & at.bit() != 0)?;
        let depth = match means.dug {
            None => 0,
            Some((dug, depth)) => {
                rules::DIE_1.holds(dug == at)?;
                depth
            }
        };
        let towers = &self.state.towers;
        let die = towers.die(at, depth).ok_or(Illegal(rules::DIE_1))?;
        if let Some(moved) = means.moved {
            // A second die, not the first again.
            let level = towers.height(at) - 1 - depth;
            rules::SPEC_AGRI.holds(moved != (at, level))?;
        }
        let matches = die.colour() == means.kept
            || means.ability.pick_above_colour
                && towers.die(at, depth + 1).is_some_and(|below| below.colour() == means.kept)
            || means.moved.is_some() && means.ability.any_colour;
        rules::DIE_1.holds(matches)?;
        let value = if means.hold { die.value() } else { die.value() + 1 };
        rules::DIE_2.holds(value <= 6)?;
        Ok(Travel { from: at, depth, count: 1, value })
    }

    pub(crate) fn check_step(&self, means: &Means, from: Island, to: Island, count: u8) -> Result<(), Illegal> {
        let travel = Travel { count, ..self.check_die(means, from)? };
        if count == 2 {
            rules::SPEC_SEIS.holds(self.state.towers.height(from) > travel.depth + 1)?;
        }
        rules::SETUP_1.holds(self.ctx.board & to.bit() != 0)?;
        let far = self.distances(means, &travel, |island| self.may_enter(means, &travel, island).is_ok());
        if far[to.index()] <= means.steps {
            return Ok(());
        }
        Err(self.why_not(means, &travel, to, far[to.index()]))
    }

    /// How the die chosen on this island, alone or with the one below, would travel, and how far it is to each island.
    pub(crate) fn ways(&self, means: &Means, from: Island, count: u8) -> Option<(Travel, [u8; ISLANDS])> {
        let travel = Travel { count, ..self.check_die(means, from).ok()? };
        if count == 2 && (!means.ability.carry_below || self.state.towers.height(from) <= travel.depth + 1) {
            return None;
        }
        Some((travel, self.distances(means, &travel, |island| self.may_enter(means, &travel, island).is_ok())))
    }

    /// Whether a step of a travelling die may end on this island.
    fn may_enter(&self, means: &Means, travel: &Travel, island: Island) -> Result<(), Illegal> {
        match self.top_after_lifting(travel, island) {
            None => rules::MOVE_4.holds(means.ability.empty_ok),
            Some(top) => {
                let equal = means.ability.equal_ok && top.value() == travel.value;
                rules::MOVE_3.holds(top.value() < travel.value || equal)
            }
        }
    }

    /// The top die of an island while others travel.
    fn top_after_lifting(&self, travel: &Travel, island: Island) -> Option<Die> {
        let gone = if island == travel.from && travel.depth == 0 { travel.count } else { 0 };
        self.state.towers.die(island, gone)
    }

    /// The islands one step away.
    fn neighbours(&self, means: &Means, of: Island) -> impl Iterator<Item = Island> {
        let (column, row) = of.column_row();
        let diagonal = means.ability.diagonal_ok;
        let board = self.ctx.board;
        (-1..=1i8)
            .flat_map(|dr| (-1..=1i8).map(move |dc| (dr, dc)))
            .filter(move |&(dr, dc)| (dr, dc) != (0, 0) && (diagonal || dr == 0 || dc == 0))
            .filter_map(move |(dr, dc)| Island::at(column.checked_add_signed(dc)?, row.checked_add_signed(dr)?))
            .filter(move |island| board & island.bit() != 0)
    }

    /// The fewest steps to each island over islands that may be entered; 255 where none lead.
    ///
    /// The start itself is two steps away, out and back (I-6).
    pub(crate) fn distances(&self, means: &Means, travel: &Travel, enter: impl Fn(Island) -> bool) -> [u8; ISLANDS] {
        let mut far = [255; ISLANDS];
        let mut edge = vec![travel.from];
        far[travel.from.index()] = 0;
        for steps in 1..=ISLANDS as u8 {
            let mut next = Vec::new();
            for &island in &edge {
                for other in self.neighbours(means, island) {
                    if far[other.index()] == 255 && enter(other) {
                        far[other.index()] = steps;
                        next.push(other);
                    }
                }
            }
            edge = next;
        }
        let leaves = self.neighbours(means, travel.from).any(|other| far[other.index()] == 1);
        let returns = self.ctx.may_return && leaves && enter(travel.from);
        far[travel.from.index()] = if returns { 2 } else { 255 };
        far
    }

    /// The rule that keeps a travelling die from an island.
    fn why_not(&self, means: &Means, travel: &Travel, to: Island, legal_way: u8) -> Illegal {
        let open = self.distances(means, travel, |_| true)[to.index()];
        if to == travel.from && means.steps < 2 {
            return Illegal(rules::MOVE_1);
        }
        if let Err(illegal) = self.may_enter(means, travel, to) {
            return illegal;
        }
        if open > means.steps {
            let (a, b) = (travel.from.column_row(), to.column_row());
            let askew = a.0 != b.0 && a.1 != b.1 && a.0.abs_diff(b.0).max(a.1.abs_diff(b.1)) <= means.steps;
            return Illegal(if askew { rules::MOVE_2 } else { rules::MOVE_1 });
        }
        if legal_way < 255 || to == travel.from {
            return Illegal(rules::MOVE_1); // there is a way, but it is too long; or no way back at all
        }
        // Near enough, but blocked: by empty islands alone, or by dice that are too high.
        let wet = Means { ability: Ability { empty_ok: true, ..means.ability }, ..*means };
        let around = self.distances(means, travel, |island| self.may_enter(&wet, travel, island).is_ok());
        Illegal(if around[to.index()] <= means.steps { rules::MOVE_4 } else { rules::MOVE_3 })
    }

    // --- the same rules to be fast: `legal` and `act` ---

    fn list_takes(&self, out: &mut Vec<Action>) {
        let from = out.len();
        for column in (0..COLUMNS as u8).filter_map(Column::new) {
            let lane = &self.state.lanes[column.index()];
            let set = lane.iter().fold(0, |set, card| set | card.bit());
            out.extend(cards_of(set).map(|card| Action::Take { card, column }));
        }
        if !self.ctx.keep_needs_move {
            return;
        }
        let moves = |action: &Action| match *action {
            Action::Take { card, column } => self.can_move(&self.means_of(column, card)),
            _ => false,
        };
        if out[from..].iter().any(moves) {
            let mut n = 0;
            out.retain(|action| {
                n += 1;
                n <= from || moves(action)
            });
        }
    }

    fn list_moves(&self, out: &mut Vec<Action>) {
        let Some(pick) = self.state.pick else { return };
        let means = self.means(&pick);
        let second = self.state.stage == Stage::Second;
        let begin = out.len();
        let from = self.choosable(&means);
        for at in islands_of(from) {
            let ends = self.ends(&means, &self.lifted(&means, at, 1));
            if second {
                out.extend(islands_of(ends).map(|to| Action::Second { to, from: at }));
            } else {
                out.extend(islands_of(ends).map(|to| Action::Step { to, from: at }));
            }
        }
        if means.ability.carry_below {
            // Pairs have codes between those of first and of second dice.
            let singles = out.len();
            for at in islands_of(from & self.loaded(&means)) {
                let ends = self.ends(&means, &self.lifted(&means, at, 2));
                out.extend(islands_of(ends).map(|to| Action::Pair { to, from: at }));
            }
            if second {
                out[begin..].rotate_left(singles - begin);
            }
        }
        if means.ability.may_stay {
            out.extend(islands_of(from).map(|at| Action::Stay { at }));
        }
        let free = !means.hold && means.dug.is_none();
        if free && !second && !self.can_step_plainly(&pick) {
            out.push(Action::Pass);
        }
        if free && second {
            out.push(Action::Done);
        }
        if means.ability.no_raise && !means.hold && self.can_move_now(&Means { hold: true, ..means }) {
            out.push(Action::Hold);
        }
        if means.ability.dig > 0 && means.dug.is_none() {
            for at in islands_of(self.state.towers.occupied()) {
                for depth in (0..means.ability.dig).filter_map(crate::action::Depth::new) {
                    if self.can_move_now(&Means { dug: Some((at, depth.dice())), ..means }) {
                        out.push(Action::Dig { depth, at });
                    }
                }
            }
        }
    }

    /// The islands on which the means choose a die.
    fn choosable(&self, means: &Means) -> u64 {
        let towers = &self.state.towers;
        if let Some((at, depth)) = means.dug {
            let Some(die) = towers.die(at, depth) else { return 0 };
            let first = means.moved == Some((at, towers.height(at) - 1 - depth));
            let matches = die.colour() == means.kept
                || means.ability.pick_above_colour
                    && towers.die(at, depth + 1).is_some_and(|below| below.colour() == means.kept)
                || means.moved.is_some() && means.ability.any_colour;
            return if matches && !first && (means.hold || die.value() < 6) { at.bit() } else { 0 };
        }
        let mut from = towers.colour[means.kept.index()];
        if means.ability.pick_above_colour {
            from |= towers.under[means.kept.index()];
        }
        if let Some((at, level)) = means.moved {
            if means.ability.any_colour {
                from = towers.occupied();
            }
            if towers.height(at) == level + 1 {
                from &= !at.bit();
            }
        }
        if means.hold { from } else { from & !towers.value[6] }
    }

    /// The islands where a die lies below the chosen one.
    fn loaded(&self, means: &Means) -> u64 {
        match means.dug {
            Some((at, depth)) if self.state.towers.height(at) > depth + 1 => at.bit(),
            Some(_) => 0,
            None => self.state.towers.under.iter().fold(0, |all, islands| all | islands),
        }
    }

    /// The chosen die of an island, lifted and turned.
    fn lifted(&self, means: &Means, from: Island, count: u8) -> Travel {
        let depth = means.dug.map_or(0, |(_, depth)| depth);
        let value = self.state.towers.die(from, depth).map_or(0, Die::value) + u8::from(!means.hold);
        Travel { from, depth, count, value }
    }

    /// The islands that a travelling die may enter.
    fn enterable(&self, means: &Means, travel: &Travel) -> u64 {
        let towers = &self.state.towers;
        let mut open = towers.value[1..usize::from(travel.value)].iter().fold(0, |all, islands| all | islands);
        if means.ability.equal_ok {
            open |= towers.value[usize::from(travel.value)];
        }
        if means.ability.empty_ok {
            open |= towers.value[0];
        }
        let home = travel.from.bit();
        let left = self.top_after_lifting(travel, travel.from);
        let may_enter = match left {
            None => means.ability.empty_ok,
            Some(top) => top.value() < travel.value || means.ability.equal_ok && top.value() == travel.value,
        };
        if may_enter { open | home } else { open & !home }
    }

    /// The islands where a travelling die may end.
    fn ends(&self, means: &Means, travel: &Travel) -> u64 {
        let (home, open) = (travel.from.bit(), self.enterable(means, travel));
        let mut reached = home;
        for _ in 0..means.steps {
            let wider = reached | around(means, reached) & open;
            if wider == reached {
                break;
            }
            reached = wider;
        }
        let returns =
            self.ctx.may_return && means.steps >= 2 && open & home != 0 && around(means, home) & open & !home != 0;
        if returns { reached } else { reached & !home }
    }

    /// The fewest steps to an island that the die may reach.
    fn distance(&self, means: &Means, travel: &Travel, to: Island) -> u8 {
        if to == travel.from {
            return 2;
        }
        let open = self.enterable(means, travel);
        let mut reached = travel.from.bit();
        for steps in 1..=means.steps {
            reached |= around(means, reached) & open;
            if reached & to.bit() != 0 {
                return steps;
            }
        }
        means.steps
    }

    /// Whether the means move a die, a covered one included.
    fn can_move(&self, means: &Means) -> bool {
        self.can_move_now(means)
            || means.ability.no_raise && !means.hold && self.can_move_now(&Means { hold: true, ..*means })
    }

    fn can_move_now(&self, means: &Means) -> bool {
        let from = self.choosable(means);
        if means.ability.may_stay && from != 0 {
            return true;
        }
        let ends = |count| move |at| self.ends(means, &self.lifted(means, at, count)) != 0;
        islands_of(from).any(ends(1))
            || means.ability.carry_below && islands_of(from & self.loaded(means)).any(ends(2))
            || means.dug.is_none()
                && (1..=means.ability.dig).any(|depth| {
                    islands_of(self.state.towers.occupied())
                        .any(|at| self.can_move_now(&Means { dug: Some((at, depth)), ..*means }))
                })
    }

    fn can_step_plainly(&self, pick: &Pick) -> bool {
        let (ability, steps) = (Ability::default(), pick.cards);
        self.can_move_now(&Means { ability, steps, hold: false, dug: None, moved: None, ..self.means(pick) })
    }

    /// Moves the chosen die; a count of 0 leaves it where it is.
    fn travel(&mut self, from: Island, to: Island, count: u8) {
        let Some(pick) = self.state.pick else { return };
        let means = self.means(&pick);
        let travel = self.lifted(&means, from, count.max(1));
        let splits = means.ability.split_two && pick.cards >= 2 && pick.moved.is_none();
        let used = match count {
            0 => 0,
            _ if splits => self.distance(&means, &travel, to),
            _ => means.steps,
        };
        let towers = &mut self.state.towers;
        towers.turn_to(from, travel.depth, travel.value);
        let level = if count == 0 {
            towers.height(from) - 1 - travel.depth
        } else {
            towers.carry(from, travel.depth, count, to);
            towers.height(to) - 1
        };
        if splits && used < means.steps {
            let next = Pick { steps: means.steps - used, hold: false, dug: None, moved: Some((to, level)), ..pick };
            if self.can_move(&self.means(&next)) {
                self.state.pick = Some(next);
                self.state.stage = Stage::Second;
                return;
            }
        }
        self.end_turn();
    }

    fn end_turn(&mut self) {
        let state = &mut self.state;
        if let Some(pick) = state.pick.take() {
            state.kept[state.active.index()] |= pick.card.bit();
            state.lanes[pick.column.index()] = Lane::EMPTY;
        }
        state.turns += 1;
        state.active = state.active.next(self.ctx.seats);
        state.stage = if state.undealt == 0 { Stage::Over } else { FIRST_DEAL };
    }
}

/// The islands one step away, and the guards around the board.
fn around(means: &Means, board: u64) -> u64 {
    if means.ability.diagonal_ok { beside(board) | across(board) } else { beside(board) }
}
