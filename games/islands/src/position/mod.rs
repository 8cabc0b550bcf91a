//! The position and its rules.

mod listing;
mod moves;
mod state;
mod travel;

use std::sync::Arc;

use atoll_core::{
    Census, Dice, Edition, Game, Illegal, Info, Observer, Odds, OptionError, ScoreLine, Seat, Setup, Shared, Turn,
};

use crate::action::{Action, Chance, Column};
use crate::components::{
    Ability, CARDS, COLUMNS, Card, Components, ISLANDS, Island, SPECIALISTS, Specialist, Terrain, cards_of, islands_of,
};
use crate::options::{OFFERED, Options, row};
use crate::towers::{Die, Towers};
use crate::view::View;
use crate::{rules, score, texts};
pub use state::Step;
pub(crate) use state::{Lane, Means, Pick, State, Travel};

/// A position of Islands.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Islands {
    pub(crate) ctx: Shared<Ctx>,
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

impl Game for Islands {
    const INFO: Info = Info {
        slug: "islands",
        title: "Islands",
        version: 1,
        seats: 2..=4,
        // Three specialists, the first seat, and 36 turns of three cards, a column, and for each of
        // two dice a hold, a dig and a move.
        max_events: 4 + 36 * (3 + 1 + 6),
        rules: &rules::ALL,
        texts: &texts::KEPT,
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
            keep_needs_move: options.keep_needs_move.or(data.readings.keep_needs_move),
            may_return: options.may_return.or(data.readings.may_return),
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
            step: if fixed.is_some() { Step::First } else { Step::Row },
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
        // A reading left to the edition means what the files say, so readings are compared and not options.
        let key = (&setup.edition().hash, seats, ctx.keep_needs_move, ctx.may_return);
        Islands { ctx: Shared::keyed(key, ctx), state }
    }

    fn seats(&self) -> u8 {
        self.ctx.seats
    }

    fn turn(&self) -> Turn {
        match self.state.step {
            Step::Row | Step::First | Step::Deal => Turn::Chance,
            Step::Choose | Step::Move | Step::Second => Turn::of(self.state.active),
            Step::Over => Turn::Over(score::outcome(self)),
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let state = &self.state;
        rules::END_2.holds(state.step != Step::Over)?;
        rules::DEAL_1.holds(!matches!(state.step, Step::Row | Step::First | Step::Deal))?;
        rules::TURN_1.holds(seat == state.active)?;
        let second = state.step == Step::Second;
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
        match self.state.step {
            Step::Row | Step::First | Step::Deal | Step::Over => {}
            Step::Choose => self.list_takes(out),
            Step::Move | Step::Second => self.list_moves(out),
        }
    }

    fn act(&mut self, _seat: Seat, action: Action) {
        match action {
            Action::Take { card, column } => {
                let cards = self.state.lanes[column.index()].len();
                let steps = cards + self.ability(column).extra_steps;
                self.state.pick = Some(Pick { column, card, cards, steps, hold: false, dug: None, moved: None });
                self.state.step = Step::Move;
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
        match self.state.step {
            Step::Row => {
                for index in 0..SPECIALISTS as u8 {
                    let Some(specialist) = Specialist::new(index) else { continue };
                    if !self.state.row.contains(&Some(specialist)) {
                        out.push(Chance::Row { specialist }, 1);
                    }
                }
            }
            Step::First => Seat::first(self.ctx.seats).for_each(|seat| out.push(Chance::First { seat }, 1)),
            Step::Deal => cards_of(self.state.undealt).for_each(|card| out.push(Chance::Deal { card }, 1)),
            Step::Choose | Step::Move | Step::Second | Step::Over => {}
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
                    state.step = Step::First;
                }
            }
            Chance::First { seat } => {
                (state.first, state.active) = (seat, seat);
                state.step = Step::Deal;
            }
            Chance::Deal { card } => {
                let column = state.next_column();
                state.undealt &= !card.bit();
                state.lanes[column.index()].push(card);
                if column.index() + 1 == COLUMNS {
                    state.step = Step::Choose;
                }
            }
        }
    }

    fn view(&self, _who: Observer) -> View {
        View::of(self)
    }

    fn eyes(&self, _: Observer) -> Observer {
        Observer::Spectator
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
}
