//! What a seat may know as an array.

use atoll_core::{Observer, Pen, Plane, Seat, Tensor};

use crate::action::{Breeding, Coral, CrabBox, Line, Space, Species, spaces};
use crate::position::{Relief, Step, Task};
use crate::sheet::{LineBox, Sheet};

/// What the table can be doing.
const STEPS: usize = 10;
/// Spaces of the widest grid.
const SPACES: usize = 64;
/// Numbers of a space: three types of coral, stage, starfish, crossed-off starfish, bleached.
const OF_A_SPACE: usize = 7;
/// Numbers of a sheet beside its spaces: boxes, powers, Spawning and Budding, crab, Trumpet, species, starred marks.
const OF_A_SHEET: usize = 16 + 6 + 4 + 5 + 2 + 16 + 3 + 1;
/// Kinds of tasks.
const TASKS: usize = 16;
/// Numbers about a task: coral, value, line, left, crab box, breeding, all, from.
const OF_A_TASK: usize = TASKS + 3 + 1 + 16 + 1 + 3 + 2 + 1 + 1;

impl Tensor for Relief {
    fn planes(&self) -> Vec<Plane> {
        let seats = usize::from(self.seats);
        vec![
            Plane::new("seat", &[seats], "1 at the number of the seat that looks"),
            Plane::new(
                "step",
                &[STEPS],
                "1 at the step: first, setup, roll, reroll, modify, pick, grow, special, infest, over",
            ),
            Plane::new("turn", &[1], "the turn, from 1"),
            Plane::new("active", &[seats], "1 at the active player, counted from the one that looks"),
            Plane::new("deciding", &[seats], "1 for each seat that must decide, counted from the one that looks"),
            Plane::new("dice", &[3], "what the dice show: brain, digitate, branching; 0 before they are rolled"),
            Plane::new("aside", &[3], "1 at the infestation die"),
            Plane::new(
                "reefs",
                &[seats, OF_A_SPACE, 8, 8],
                "own reef first, others as they may be seen: brain, digitate, branching coral, growth stage, starfish, crossed-off starfish, bleached",
            ),
            Plane::new(
                "sheets",
                &[seats, OF_A_SHEET],
                "own sheet first: boxes of 8 rows and 8 columns (number, 0 solid, -1 dotted), both powers (check, shells, used), Spawning and Budding (unlocked, used), crab (attracted, symbols, boxes used for row, column, both), Trumpet (attracted, filled), species attracted (16), starred endings (3), gold stars",
            ),
            Plane::new(
                "marks",
                &[Species::MOST, 4],
                "1 + the seat that filled each mark of each species, counted from the one that looks",
            ),
            Plane::new(
                "task",
                &[OF_A_TASK],
                "the decision of this seat, or of the one that decides alone: its kind (16), coral (3), value, line (16), left, crab box (3), spawning or budding (2), starfish in all, 1 + first space",
            ),
            Plane::new("desk", &[3 + 1], "dice not yet used for growth; special actions left"),
            Plane::new("taken", &[8, 8], "1 for each space that took a step in the present Grow action"),
        ]
    }

    fn tensor(&self, seat: Seat, pen: &mut Pen<'_>) {
        let seats = usize::from(self.seats);
        let from_me = |other: Seat| (other.index() + seats - seat.index()) % seats;
        // The sheets of the view: those of others as they were when the phase began.
        let sheets = self.sheets_for(Observer::Seat(seat));
        let sheet_at = |n: usize| &sheets[(seat.index() + n) % seats];
        pen.one_of(seats, Some(seat.index()));
        pen.one_of(STEPS, Some(step_number(self.step)));
        pen.put(self.turn);
        pen.one_of(seats, (self.step != Step::First).then(|| from_me(self.active)));
        pen.sparse(seats, Seat::first(self.seats).filter(|&other| self.asks(other)).map(|other| (from_me(other), 1)));
        let rolled = self.step != Step::Roll;
        pen.all(self.dice.map(|value| if rolled { value } else { 0 }));
        pen.one_of(3, self.aside.map(Coral::index));
        for n in 0..seats {
            reef(sheet_at(n), self.ctx.spaces, pen);
        }
        for n in 0..seats {
            rest(sheet_at(n), pen);
        }
        for owners in &self.owners {
            pen.all(owners.map(|owner| owner.map_or(0, |owner| from_me(owner) as i16 + 1)));
        }
        self.write_desk(seat, pen);
    }
}

impl Relief {
    /// What is being decided: by this seat while all write at once, else by the one that is asked.
    fn write_desk(&self, seat: Seat, pen: &mut Pen<'_>) {
        let asked = Seat::first(self.seats).find(|&other| self.asks(other) && (other == seat || !self.is_open()));
        let desk = asked.map(|other| self.desks[other.index()]);
        // Where the table itself is the task, the desk says nothing.
        let desk = desk.filter(|_| matches!(self.step, Step::Grow | Step::Special | Step::Infest));
        let told = desk.map_or(Told::default(), |desk| told(desk.task));
        pen.one_of(TASKS, told.kind);
        pen.one_of(3, told.coral.map(Coral::index));
        pen.put(told.value);
        pen.one_of(16, told.line.map(Line::index));
        pen.put(told.left);
        pen.one_of(3, told.crab.map(CrabBox::index));
        pen.one_of(2, told.breeding.map(Breeding::index));
        pen.put(told.all);
        pen.put(told.from.map_or(0, |from| from.index() as i16 + 1));
        let left = desk.map_or(0, |desk| desk.left);
        pen.bits(3, if self.step == Step::Grow { u64::from(left) } else { 0 });
        pen.put(if self.step == Step::Special { left } else { 0 });
        pen.bits(SPACES, desk.map_or(0, |desk| desk.taken));
    }
}

/// A task by its parts.
#[derive(Default)]
struct Told {
    kind: Option<usize>,
    coral: Option<Coral>,
    value: u8,
    line: Option<Line>,
    left: u8,
    crab: Option<CrabBox>,
    breeding: Option<Breeding>,
    all: u8,
    from: Option<Space>,
}

fn told(task: Task) -> Told {
    let of = |kind: usize| Told { kind: Some(kind), ..Told::default() };
    match task {
        Task::Idle => Told::default(),
        Task::Die => of(0),
        Task::Line { coral, value } => Told { coral: Some(coral), value, ..of(1) },
        Task::Cell { coral, value, line, left } => Told { coral: Some(coral), value, line: Some(line), left, ..of(2) },
        Task::Special => of(3),
        Task::Colour { value } => Told { value, ..of(4) },
        Task::Open => of(5),
        Task::Shell => of(6),
        Task::CrabUse => of(7),
        Task::CrabRow { kind } => Told { crab: Some(kind), ..of(8) },
        Task::CrabColumn { kind, row } => Told { crab: Some(kind), line: row, ..of(9) },
        Task::Breed { breeding, left } => Told { breeding: Some(breeding), left, ..of(10) },
        Task::Trumpet { value } => Told { value, ..of(11) },
        Task::TrumpetShell { left } => Told { left, ..of(12) },
        Task::Infest { all, left, from } => Told { all, left, from: Some(from), ..of(13) },
        Task::Ready => of(14),
    }
}

fn step_number(step: Step) -> usize {
    match step {
        Step::First => 0,
        Step::Setup => 1,
        Step::Roll => 2,
        Step::Again(_) => 3,
        Step::Modify => 4,
        Step::Pick => 5,
        Step::Grow => 6,
        Step::Special => 7,
        Step::Infest => 8,
        Step::Over => 9,
    }
}

fn reef(sheet: &Sheet, grid: u64, pen: &mut Pen<'_>) {
    let cells = spaces(grid).map(|space| (space.index(), sheet.cell(space)));
    pen.sparse(
        OF_A_SPACE * SPACES,
        cells.filter(|(_, cell)| cell.coral().is_some()).flat_map(|(at, cell)| {
            let coral = cell.coral().map_or(0, Coral::index);
            [
                (coral * SPACES + at, 1),
                (3 * SPACES + at, i16::from(cell.stage())),
                (4 * SPACES + at, i16::from(cell.infesting())),
                (5 * SPACES + at, i16::from(cell.crossed())),
                (6 * SPACES + at, i16::from(cell.is_bleached())),
            ]
        }),
    );
}

fn rest(sheet: &Sheet, pen: &mut Pen<'_>) {
    pen.all(sheet.boxes.map(|one| match one {
        LineBox::Locked => -1,
        LineBox::Empty => 0,
        LineBox::Number(number) => i16::from(number),
    }));
    for track in sheet.tracks {
        pen.all([u8::from(track.check), track.shells, track.used]);
    }
    for breeding in sheet.breeding {
        pen.all([u8::from(breeding.unlocked), breeding.used]);
    }
    pen.put(i16::from(sheet.crab));
    pen.put(sheet.crab_symbols);
    pen.all(sheet.crab_used);
    pen.put(i16::from(sheet.trumpet));
    pen.put(sheet.trumpet_filled);
    pen.bits(16, u64::from(sheet.species));
    pen.bits(3, u64::from(sheet.starred));
    pen.put(sheet.stars);
}
