//! The position and its rules.

use atoll_core::{
    Audience, Census, Dice, EventOf, Game, Illegal, Info, Observer, Odds, Outcome, ScoreLine, Seat, SeatSet, Setup,
    Shared, Turn,
};

use crate::action::{Action, Breeding, Chance, Coral, CrabBox, Line, Space, Species};
use crate::components::Components;
use crate::ctx::Ctx;
use crate::options::{OFFERED, Options};
use crate::score;
use crate::sheet::Sheet;
use crate::view::View;
use crate::{rules, texts};

/// A position of Coral Relief.
///
/// In the growth and infestation phases every seat writes on its own sheet at
/// the same time. `before` then holds the sheets as they were when the phase began:
/// that is what the others see until all have handed in.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Relief {
    pub(crate) ctx: Shared<Ctx>,
    pub(crate) seats: u8,
    pub(crate) step: Step,
    /// The turn, from 1.
    pub(crate) turn: u8,
    pub(crate) active: Seat,
    /// Who decides in a phase that goes seat by seat.
    pub(crate) at: Seat,
    /// The dice by coral; 0 before the first roll.
    pub(crate) dice: [u8; 3],
    /// The infestation die, once it is chosen.
    pub(crate) aside: Option<Coral>,
    pub(crate) sheets: [Sheet; 4],
    pub(crate) before: Option<[Sheet; 4]>,
    pub(crate) desks: [Desk; 4],
    /// Who filled each mark of each species, from left to right.
    pub(crate) owners: [[Option<Seat>; 4]; Species::MOST],
}

/// What the table is doing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Chance names the first active player.
    First,
    /// Seat after seat checks a power.
    Setup,
    /// Chance rolls all dice.
    Roll,
    /// Chance rolls these dice again.
    Again(u8),
    /// The active player may change the dice.
    Modify,
    /// The active player sets a die aside.
    Pick,
    /// All grow at once.
    Grow,
    /// Seat after seat takes special actions.
    Special,
    /// All are infested at once.
    Infest,
    /// The match has ended; the turn cap may have ended it.
    Over,
}

/// What a seat is in the middle of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Desk {
    /// The decision.
    pub task: Task,
    /// Dice not yet used for growth, as bits; special actions left, as a count.
    pub left: u8,
    /// Spaces that took a step in the present Grow action.
    pub taken: u64,
}

impl Desk {
    pub(crate) const IDLE: Desk = Desk { task: Task::Idle, left: 0, taken: 0 };
}

/// The next decision of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Task {
    /// None.
    Idle,
    /// Which die to grow with, or hand in.
    Die,
    /// Which line to grow in.
    Line {
        /// The coral.
        coral: Coral,
        /// The number.
        value: u8,
    },
    /// Where to grow, `left` more times.
    Cell {
        /// The coral.
        coral: Coral,
        /// The number.
        value: u8,
        /// The line.
        line: Line,
        /// How many are left.
        left: u8,
    },
    /// Which special action.
    Special,
    /// Which colour to grow by a benefit.
    Colour {
        /// The number.
        value: u8,
    },
    /// Which dotted box to open by a benefit.
    Open,
    /// Which power gets a shell by a benefit.
    Shell,
    /// Whether to use the Hermit Crab at once.
    CrabUse,
    /// Which row the crab clears.
    CrabRow {
        /// What its box clears.
        kind: CrabBox,
    },
    /// Which column the crab clears.
    CrabColumn {
        /// What its box clears.
        kind: CrabBox,
        /// The row, if one was chosen.
        row: Option<Line>,
    },
    /// Where to spawn or bud, `left` more times, of which none is compulsory.
    Breed {
        /// Spawning or Budding.
        breeding: Breeding,
        /// How many are left.
        left: u8,
    },
    /// How many starfish go into the Trumpet.
    Trumpet {
        /// The number.
        value: u8,
    },
    /// Which power gets the shell of the full Trumpet; `left` starfish follow.
    TrumpetShell {
        /// How many are left.
        left: u8,
    },
    /// Which coral takes the next of `left` starfish out of `all`, from this space on.
    Infest {
        /// How many there were.
        all: u8,
        /// How many are left.
        left: u8,
        /// The first space that can take it.
        from: Space,
    },
    /// Hand in.
    Ready,
}

impl Relief {
    pub(crate) fn asks(&self, seat: Seat) -> bool {
        self.deciding().has(seat)
    }

    /// Who must decide; nobody at a chance turn or when the match is over.
    fn deciding(&self) -> SeatSet {
        match self.step {
            Step::First | Step::Roll | Step::Again(_) | Step::Over => SeatSet::EMPTY,
            Step::Setup | Step::Special => SeatSet::only(self.at),
            Step::Modify | Step::Pick => SeatSet::only(self.active),
            Step::Grow | Step::Infest => {
                let mut seats = SeatSet::EMPTY;
                for seat in Seat::first(self.seats) {
                    if self.desks[seat.index()].task != Task::Idle {
                        seats = seats.with(seat);
                    }
                }
                seats
            }
        }
    }

    /// The first mark of a species that nobody has filled and nobody may skip.
    pub fn next_mark(&self, species: Species) -> Option<usize> {
        let marks = usize::from(self.ctx.marks(species, self.seats));
        self.owners[species.index()][..marks].iter().position(Option::is_none)
    }

    /// Whether a line of the sheet can be chosen for a number.
    pub(crate) fn has_line(&self, sheet: &Sheet, value: u8) -> bool {
        self.ctx.lines.iter().any(|&line| sheet.takes(line, value))
    }

    /// The spaces that may take the next step of a Grow action, whatever their order.
    pub fn eligible(&self, seat: Seat, coral: Coral, line: Line) -> u64 {
        let sheet = &self.sheets[seat.index()];
        sheet.growable(&self.ctx, coral) & line.mask() & !self.desks[seat.index()].taken
    }

    /// Lines with starfish that the crab can remove.
    pub(crate) fn crab_lines(&self, sheet: &Sheet, rows: bool) -> impl Iterator<Item = Line> {
        let infested = sheet.infested();
        self.ctx.lines.iter().copied().filter(move |line| line.is_row() == rows && line.mask() & infested != 0)
    }

    /// A die turned by one box of +/-1, if it can be.
    pub(crate) fn shifted(&self, value: u8, up: bool) -> Option<u8> {
        let ctx = &self.ctx;
        let turned = if up { value + ctx.step } else { value + 6 - ctx.step };
        if ctx.wrap {
            return Some((turned - 1) % 6 + 1);
        }
        if up { (turned <= 6).then_some(turned) } else { turned.checked_sub(6).filter(|&value| value >= 1) }
    }

    /// Coral that the infestation die threatens.
    pub fn threatened(&self, sheet: &Sheet) -> u64 {
        self.aside.map_or(0, |die| sheet.live(die))
    }

    /// Which endings a sheet meets: line, adjacent, any.
    pub(crate) fn endings(&self, sheet: &Sheet) -> [bool; 3] {
        let (marks, ends) = (sheet.marks(), self.ctx.ends);
        [0, 1, 2].map(|n| marks[n] >= ends[n])
    }
}

impl Game for Relief {
    const INFO: Info = Info {
        slug: "relief",
        title: "Coral Relief",
        version: 1,
        seats: 2..=4,
        max_events: 16_000,
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
        let ctx = Ctx::of(setup);
        let sheet = Sheet::printed(&ctx);
        Relief {
            ctx,
            seats: setup.seats(),
            step: Step::First,
            turn: 1,
            active: Seat::A,
            at: Seat::A,
            dice: [0; 3],
            aside: None,
            sheets: [sheet; 4],
            before: None,
            desks: [Desk::IDLE; 4],
            owners: [[None; 4]; Species::MOST],
        }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match self.step {
            Step::First | Step::Roll | Step::Again(_) => Turn::Chance,
            Step::Over => Turn::Over(self.outcome()),
            _ => Turn::Decide(self.deciding()),
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.check_action(seat, action)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.legal_actions(seat, out);
    }

    fn act(&mut self, seat: Seat, action: Action) {
        self.play(seat, action);
    }

    fn odds(&self, out: &mut Odds<Chance>) {
        self.offer(out);
    }

    fn chance(&mut self, outcome: Chance) {
        self.fall(outcome);
    }

    fn view(&self, who: Observer) -> View {
        View::of(self, who)
    }

    fn audience(&self, event: EventOf<Self>) -> Audience {
        self.heard(event)
    }

    fn phase(&self) -> Option<u32> {
        match self.step {
            Step::Grow => Some(2 * u32::from(self.turn)),
            Step::Infest => Some(2 * u32::from(self.turn) + 1),
            _ => None,
        }
    }

    fn resample(&self, seat: Seat, dice: &mut dyn Dice) -> Self {
        self.imagined(seat, dice)
    }

    fn census(&self) -> Census {
        self.counted()
    }

    /// The scores so far; in an open phase those of the sheets that everybody may see.
    fn breakdown(&self) -> Vec<ScoreLine> {
        let ctx = &self.ctx;
        score::lines(ctx, &score::tallies(ctx, self.seats, self.public_sheets()))
    }
}

/// The spaces behind all of a set, in reading order.
pub fn above(taken: u64) -> u64 {
    match taken.leading_zeros() {
        64 => !0,
        0 => 0,
        zeros => !0 << (64 - zeros),
    }
}

impl Relief {
    /// How the match stands, or ended.
    pub fn outcome(&self) -> Outcome {
        let ctx = &self.ctx;
        score::outcome(ctx, &score::tallies(ctx, self.seats, &self.sheets))
    }

    /// Whether the turn cap ended the match and no player did.
    pub fn is_capped(&self) -> bool {
        self.step == Step::Over && self.sheets[..usize::from(self.seats)].iter().all(|sheet| sheet.starred == 0)
    }

    /// What the table is doing.
    pub fn step(&self) -> Step {
        self.step
    }

    /// Whose dice are rolled.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// The dice by coral; 0 before the first roll.
    pub fn dice(&self) -> [u8; 3] {
        self.dice
    }

    /// The infestation die, once it is chosen.
    pub fn aside(&self) -> Option<Coral> {
        self.aside
    }

    /// The sheet of a seat as it knows it itself; hand it to no other player.
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat.index()]
    }

    /// What a seat is in the middle of.
    pub fn desk(&self, seat: Seat) -> Desk {
        self.desks[seat.index()]
    }

    /// The sheets as printed and how they are read at this table.
    pub fn ctx(&self) -> &Ctx {
        &self.ctx
    }

    /// How many turns have begun.
    pub fn turns(&self) -> u8 {
        self.turn
    }
}
