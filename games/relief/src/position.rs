//! The position and its rules.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use atoll_core::{
    Audience, Census, Dice, Edition, Event, EventOf, Game, Illegal, Info, Observer, Odds, Outcome, ScoreLine, Seat,
    SeatSet, Setup, Turn,
};
use serde::{Deserialize, Serialize};

use crate::action::{
    Action, Breeding, Coral, Count, CrabBox, DiceSet, Face, Fall, Line, Space, Species, Track, spaces,
};
use crate::components::{BreedingData, Data};
use crate::score;
use crate::sheet::{LineBox, Sheet};
use crate::view::View;
use crate::{rules, texts};

/// Coral Relief has no options: its variants live in the sheet's data.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

/// A position of Coral Relief.
///
/// In the growth and infestation phases every seat writes on its own sheet at
/// the same time. `before` holds the sheets as they were when the phase began:
/// that is what the others see until all have handed in.
#[derive(Clone)]
pub struct Relief {
    pub(crate) edition: Arc<Edition<Relief>>,
    pub(crate) seats: u8,
    pub(crate) phase: Phase,
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
    pub(crate) before: [Sheet; 4],
    pub(crate) desks: [Desk; 4],
    /// Who filled each mark of each species, from left to right.
    pub(crate) owners: [[Option<Seat>; 4]; Species::MOST],
}

/// What the table is doing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
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
pub(crate) struct Desk {
    pub(crate) step: Step,
    /// Dice not yet used for growth, as bits; special actions left, as a count.
    pub(crate) left: u8,
    /// Spaces that took a step in the present Grow action.
    pub(crate) taken: u64,
}

impl Desk {
    pub(crate) const IDLE: Desk = Desk { step: Step::Idle, left: 0, taken: 0 };
}

/// The next decision of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Step {
    /// None.
    Idle,
    /// Which die to grow with, or hand in.
    Die,
    /// Which line to grow in.
    Line { coral: Coral, value: u8 },
    /// Where to grow, `left` more times.
    Cell { coral: Coral, value: u8, line: Line, left: u8 },
    /// Which special action.
    Special,
    /// Which colour to grow by a benefit.
    Colour { value: u8 },
    /// Which dotted box to open by a benefit.
    Open,
    /// Which power gets a shell by a benefit.
    Shell,
    /// Whether to use the Hermit Crab at once.
    CrabUse,
    /// Which row the crab clears.
    CrabRow { kind: CrabBox },
    /// Which column the crab clears.
    CrabColumn { kind: CrabBox, row: Option<Line> },
    /// Where to spawn or bud, `left` more times, of which none is compulsory.
    Breed { breeding: Breeding, left: u8 },
    /// How many starfish go into the Trumpet.
    Trumpet { value: u8 },
    /// Which power gets the shell of the full Trumpet; `left` starfish follow.
    TrumpetShell { left: u8 },
    /// Which coral takes the next of `left` starfish out of `all`, from this space on.
    Infest { all: u8, left: u8, from: Space },
    /// Hand in.
    Ready,
}

impl Relief {
    pub(crate) fn data(&self) -> &Data {
        &self.edition.data
    }

    /// Whether seats write on their sheets at the same time.
    pub(crate) fn is_open(&self) -> bool {
        matches!(self.phase, Phase::Grow | Phase::Infest)
    }

    /// The sheets as everybody may see them.
    pub(crate) fn public_sheets(&self) -> &[Sheet; 4] {
        if self.is_open() { &self.before } else { &self.sheets }
    }

    /// The sheets as `who` may see them.
    pub(crate) fn sheets_for(&self, who: Observer) -> [Sheet; 4] {
        match who {
            Observer::Archivist => self.sheets,
            Observer::Spectator => *self.public_sheets(),
            Observer::Seat(seat) => {
                let mut sheets = *self.public_sheets();
                sheets[seat.index()] = self.sheets[seat.index()];
                sheets
            }
        }
    }

    pub(crate) fn asks(&self, seat: Seat) -> bool {
        self.deciding().has(seat)
    }

    /// Who must decide; nobody at a chance turn or when the match is over.
    fn deciding(&self) -> SeatSet {
        match self.phase {
            Phase::First | Phase::Roll | Phase::Again(_) | Phase::Over => SeatSet::EMPTY,
            Phase::Setup | Phase::Special => SeatSet::only(self.at),
            Phase::Modify | Phase::Pick => SeatSet::only(self.active),
            Phase::Grow | Phase::Infest => {
                let mut seats = SeatSet::EMPTY;
                for seat in Seat::first(self.seats) {
                    if self.desks[seat.index()].step != Step::Idle {
                        seats = seats.with(seat);
                    }
                }
                seats
            }
        }
    }

    /// The first mark of a species that nobody has filled and nobody may skip.
    pub(crate) fn next_mark(&self, species: Species) -> Option<usize> {
        let marks = usize::from(self.data().marks(species, self.seats));
        self.owners[species.index()][..marks].iter().position(Option::is_none)
    }

    /// Whether a line of the sheet can be chosen for a number.
    pub(crate) fn has_line(&self, sheet: &Sheet, value: u8) -> bool {
        self.data().lines.iter().any(|&line| sheet.takes(line, value))
    }

    /// The spaces that may take the next step of a Grow action, whatever their order.
    pub(crate) fn eligible(&self, seat: Seat, coral: Coral, line: Line) -> u64 {
        let sheet = &self.sheets[seat.index()];
        sheet.growable(self.data(), coral) & line.mask() & !self.desks[seat.index()].taken
    }

    /// Lines with starfish that the crab can remove.
    pub(crate) fn crab_lines(&self, sheet: &Sheet, rows: bool) -> impl Iterator<Item = Line> {
        let infested = sheet.infested();
        self.data().lines.iter().copied().filter(move |line| line.is_row() == rows && line.mask() & infested != 0)
    }

    /// A die turned by one box of +/-1, if it can be.
    pub(crate) fn shifted(&self, value: u8, up: bool) -> Option<u8> {
        let data = self.data();
        let turned = if up { value + data.step } else { value + 6 - data.step };
        if data.wrap {
            return Some((turned - 1) % 6 + 1);
        }
        if up { (turned <= 6).then_some(turned) } else { turned.checked_sub(6).filter(|&value| value >= 1) }
    }

    /// Coral that the infestation die threatens.
    pub(crate) fn threatened(&self, sheet: &Sheet) -> u64 {
        self.aside.map_or(0, |die| sheet.live(die))
    }

    /// Which endings a sheet meets: line, adjacent, any.
    pub(crate) fn endings(&self, sheet: &Sheet) -> [bool; 3] {
        let (marks, ends) = (sheet.marks(), self.data().ends);
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
        rules: rules::ALL,
        texts: texts::ALL,
        options: &[],
    };

    type Options = Options;
    type Data = Data;
    type Action = Action;
    type Chance = Fall;
    type View = View;

    fn new(setup: &Setup<Self>) -> Self {
        let edition = Arc::clone(setup.edition());
        let sheet = Sheet::printed(&edition.data);
        Relief {
            edition,
            seats: setup.seats(),
            phase: Phase::First,
            turn: 1,
            active: Seat::A,
            at: Seat::A,
            dice: [0; 3],
            aside: None,
            sheets: [sheet; 4],
            before: [sheet; 4],
            desks: [Desk::IDLE; 4],
            owners: [[None; 4]; Species::MOST],
        }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::First | Phase::Roll | Phase::Again(_) => Turn::Chance,
            Phase::Over => Turn::Over(self.outcome()),
            _ => Turn::Decide(self.deciding()),
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        rules::SETUP_1.holds(seat.number() < self.seats)?;
        rules::END_1.holds(self.phase != Phase::Over)?;
        rules::SPEC_2.holds(self.phase != Phase::Special || self.at == seat)?;
        rules::TURN_1.holds(self.asks(seat))?;
        let (sheet, desk, data) = (&self.sheets[seat.index()], &self.desks[seat.index()], self.data());
        match action {
            Action::Power { track } => {
                rules::TURN_1.holds(self.phase == Phase::Setup)?;
                rules::SETUP_3.holds(data.setup_from.contains(&track))?;
                rules::SETUP_3.holds(!sheet.tracks[track.index()].check)
            }
            Action::Reroll { dice } => {
                rules::TURN_1.holds(self.phase == Phase::Modify)?;
                rules::DICE_2.holds(dice.bits().count_ones() <= u32::from(data.dice_per_box))?;
                rules::DICE_4.holds(sheet.free_boxes(data, Track::Reroll) > 0)
            }
            Action::Shift { die, up } => {
                rules::TURN_1.holds(self.phase == Phase::Modify)?;
                rules::DICE_4.holds(sheet.free_boxes(data, Track::PlusMinus) > 0)?;
                rules::DICE_3.holds(self.shifted(self.dice[die.index()], up).is_some())
            }
            Action::Keep => rules::TURN_1.holds(self.phase == Phase::Modify),
            Action::Aside { .. } => rules::TURN_1.holds(self.phase == Phase::Pick),
            Action::Grow { die } => self.check_die(seat, die),
            Action::Line { line } => self.check_line(seat, line),
            Action::Cell { space } => self.check_cell(seat, space),
            Action::Stop => rules::TURN_1.holds(matches!(desk.step, Step::Cell { .. })),
            Action::Done => {
                rules::INF_1.holds(!matches!(desk.step, Step::Infest { .. }))?;
                rules::TURN_1.holds(matches!(desk.step, Step::Die | Step::Ready))
            }
            Action::Open { line } => self.check_open(seat, line),
            Action::Attract { species } => self.check_attract(seat, species),
            Action::AttractCrab => {
                rules::TURN_1.holds(desk.step == Step::Special)?;
                rules::LIFE_2.holds(!sheet.crab)
            }
            Action::AttractTrumpet => {
                rules::TURN_1.holds(desk.step == Step::Special)?;
                rules::LIFE_2.holds(!sheet.trumpet)
            }
            Action::Check { track } => {
                rules::TURN_1.holds(desk.step == Step::Special)?;
                rules::POWER_1.holds(!sheet.tracks[track.index()].check)
            }
            Action::Unlock { breeding } => {
                rules::TURN_1.holds(desk.step == Step::Special)?;
                rules::POWER_1.holds(data.breeding[breeding.index()].by_special)?;
                rules::POWER_1.holds(!sheet.breeding[breeding.index()].unlocked)
            }
            Action::Crab { kind } => self.check_crab(seat, kind),
            Action::Spawn { space, coral } => self.check_breed(seat, Breeding::Spawning, space, coral),
            Action::Bud { space, coral } => self.check_breed(seat, Breeding::Budding, space, coral),
            Action::Skip => self.check_skip(seat),
            Action::Colour { .. } => rules::TURN_1.holds(matches!(desk.step, Step::Colour { .. })),
            Action::Shell { track } => {
                rules::TURN_1.holds(matches!(desk.step, Step::Shell | Step::TrumpetShell { .. }))?;
                rules::BEN_3.holds(sheet.has_free_shell(data, track))
            }
            Action::Trumpet { count } => {
                let Step::Trumpet { value } = desk.step else { return rules::TURN_1.holds(false) };
                rules::INF_1.holds(count.index() <= usize::from(value))?;
                let room = data.trumpet.starfish - sheet.trumpet_filled;
                rules::TRUMP_2.holds(count.index() <= usize::from(room))
            }
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat.number() >= self.seats || !self.asks(seat) {
            return;
        }
        let (sheet, desk, data) = (&self.sheets[seat.index()], &self.desks[seat.index()], self.data());
        match self.phase {
            Phase::First | Phase::Roll | Phase::Again(_) | Phase::Over => return,
            Phase::Setup => {
                let free = |track: &Track| data.setup_from.contains(track) && !sheet.tracks[track.index()].check;
                out.extend(Track::ALL.into_iter().filter(free).map(|track| Action::Power { track }));
                return;
            }
            Phase::Modify => {
                if sheet.free_boxes(data, Track::Reroll) > 0 {
                    let few = |dice: &DiceSet| dice.bits().count_ones() <= u32::from(data.dice_per_box);
                    out.extend((0..7).filter_map(DiceSet::new).filter(few).map(|dice| Action::Reroll { dice }));
                }
                if sheet.free_boxes(data, Track::PlusMinus) > 0 {
                    for up in [false, true] {
                        let can = |die: &Coral| self.shifted(self.dice[die.index()], up).is_some();
                        out.extend(Coral::ALL.into_iter().filter(can).map(|die| Action::Shift { die, up }));
                    }
                }
                out.push(Action::Keep);
                return;
            }
            Phase::Pick => {
                out.extend(Coral::ALL.map(|die| Action::Aside { die }));
                return;
            }
            Phase::Grow | Phase::Special | Phase::Infest => {}
        }
        match desk.step {
            Step::Idle => {}
            Step::Die => {
                for die in Coral::ALL {
                    if desk.left & 1 << die.index() != 0 && self.has_line(sheet, self.dice[die.index()]) {
                        out.push(Action::Grow { die });
                    }
                }
                out.push(Action::Done);
            }
            Step::Line { value, .. } => {
                let usable = data.lines.iter().filter(|&&line| sheet.takes(line, value));
                out.extend(usable.map(|&line| Action::Line { line }));
            }
            Step::Cell { coral, line, .. } => {
                let onward = spaces(self.eligible(seat, coral, line) & above(desk.taken));
                out.extend(onward.map(|space| Action::Cell { space }));
                out.push(Action::Stop);
            }
            Step::Special => self.legal_special(seat, out),
            Step::Colour { .. } => {
                out.push(Action::Skip);
                out.extend(Coral::ALL.map(|coral| Action::Colour { coral }));
            }
            Step::Open => {
                let dotted = data.lines.iter().filter(|&&line| sheet.is_dotted(data, line));
                out.extend(dotted.map(|&line| Action::Open { line }));
            }
            Step::Shell | Step::TrumpetShell { .. } => {
                let free = Track::ALL.into_iter().filter(|&track| sheet.has_free_shell(data, track));
                out.extend(free.map(|track| Action::Shell { track }));
            }
            Step::CrabUse => {
                self.legal_crab(sheet, out);
                out.push(Action::Skip);
            }
            Step::CrabRow { kind } => {
                out.extend(self.crab_lines(sheet, true).map(|line| Action::Line { line }));
                if kind == CrabBox::Both {
                    out.push(Action::Skip);
                }
            }
            Step::CrabColumn { row, .. } => {
                out.extend(self.crab_lines(sheet, false).map(|line| Action::Line { line }));
                if row.is_some() {
                    out.push(Action::Skip);
                }
            }
            Step::Breed { breeding, .. } => {
                self.legal_breed(sheet, breeding, out);
                out.push(Action::Skip);
            }
            Step::Trumpet { value } => {
                let most = value.min(data.trumpet.starfish - sheet.trumpet_filled);
                out.extend((0..=most).filter_map(Count::new).map(|count| Action::Trumpet { count }));
            }
            Step::Infest { left, from, .. } => {
                let onward = self.threatened(sheet) & (!0 << from.index());
                let mut room = sheet.room_in(data, onward);
                for space in spaces(onward) {
                    if room < u32::from(left) {
                        break;
                    }
                    let here = u32::from(sheet.room(data, space));
                    if here > 0 {
                        out.push(Action::Cell { space });
                    }
                    room -= here;
                }
            }
            Step::Ready => out.push(Action::Done),
        }
    }

    fn act(&mut self, seat: Seat, action: Action) {
        let n = seat.index();
        match action {
            Action::Power { track } => {
                self.sheets[n].tracks[track.index()].check = true;
                let filled = self.sheets[n].tracks.iter().filter(|track| track.check).count();
                if filled >= usize::from(self.data().setup_checks) {
                    self.at = seat.next(self.seats);
                    if self.at == self.active {
                        self.begin_turn();
                    }
                }
            }
            Action::Reroll { dice } => {
                self.sheets[n].tracks[Track::Reroll.index()].used += 1;
                self.phase = Phase::Again(dice.bits());
            }
            Action::Shift { die, up } => {
                self.sheets[n].tracks[Track::PlusMinus.index()].used += 1;
                if let Some(value) = self.shifted(self.dice[die.index()], up) {
                    self.dice[die.index()] = value;
                }
                self.begin_modify();
            }
            Action::Keep => self.phase = Phase::Pick,
            Action::Aside { die } => {
                self.aside = Some(die);
                self.begin_grow();
            }
            Action::Grow { die } => {
                let value = self.dice[die.index()];
                self.desks[n].left &= !(1 << die.index());
                self.desks[n].step = Step::Line { coral: die, value };
            }
            Action::Line { line } => self.act_line(seat, line),
            Action::Cell { space } => self.act_cell(seat, space),
            Action::Stop => self.end_grow(seat),
            Action::Done => {
                self.desks[n] = Desk::IDLE;
                self.close_if_done();
            }
            Action::Open { line } => {
                self.sheets[n].boxes[line.index()] = LineBox::Empty;
                self.end_special(seat);
            }
            Action::Attract { species } => self.attract(seat, species),
            Action::AttractCrab => {
                let sheet = &mut self.sheets[n];
                sheet.crab = true;
                let data = &self.edition.data;
                let usable = CrabBox::ALL.into_iter().any(|kind| sheet.crab_boxes(data, kind) > 0);
                if data.crab.use_on_attract && usable && sheet.infested() != 0 {
                    self.desks[n].step = Step::CrabUse;
                } else {
                    self.end_special(seat);
                }
            }
            Action::AttractTrumpet => {
                self.sheets[n].trumpet = true;
                self.end_special(seat);
            }
            Action::Check { track } => {
                self.sheets[n].tracks[track.index()].check = true;
                self.end_special(seat);
            }
            Action::Unlock { breeding } => {
                let sheet = &mut self.sheets[n];
                sheet.breeding[breeding.index()].unlocked = true;
                let data = &self.edition.data;
                let ground = |&coral: &Coral| sheet.breeding_ground(data, breeding, coral) != 0;
                let BreedingData { use_on_unlock, steps, .. } = data.breeding[breeding.index()];
                if use_on_unlock && sheet.can_breed(data, breeding) && Coral::ALL.iter().any(ground) {
                    self.desks[n].step = Step::Breed { breeding, left: steps };
                } else {
                    self.end_special(seat);
                }
            }
            Action::Crab { kind } => {
                self.desks[n].step = match kind {
                    CrabBox::Row | CrabBox::Both => Step::CrabRow { kind },
                    CrabBox::Column => Step::CrabColumn { kind, row: None },
                };
            }
            Action::Spawn { space, coral } => self.breed(seat, Breeding::Spawning, space, coral),
            Action::Bud { space, coral } => self.breed(seat, Breeding::Budding, space, coral),
            Action::Skip => match self.desks[n].step {
                Step::CrabRow { kind } => self.desks[n].step = Step::CrabColumn { kind, row: None },
                Step::CrabColumn { kind, row } => self.crab_clears(seat, kind, [row, None]),
                _ => self.end_special(seat),
            },
            Action::Colour { coral } => {
                if let Step::Colour { value } = self.desks[n].step {
                    self.desks[n].step = Step::Line { coral, value };
                }
            }
            Action::Shell { track } => {
                self.sheets[n].tracks[track.index()].shells += 1;
                match self.desks[n].step {
                    Step::TrumpetShell { left } => {
                        self.desks[n].step = self.infest_step(&self.sheets[n], left);
                    }
                    _ => self.end_special(seat),
                }
            }
            Action::Trumpet { count } => self.act_trumpet(seat, count),
        }
    }

    fn odds(&self, out: &mut Odds<Fall>) {
        let faces = || (0..6).filter_map(Face::new);
        match self.phase {
            Phase::First => Seat::first(self.seats).for_each(|seat| out.push(Fall::First { seat }, 1)),
            Phase::Roll => {
                for brain in faces() {
                    for digitate in faces() {
                        for branching in faces() {
                            out.push(Fall::Roll { brain, digitate, branching }, 1);
                        }
                    }
                }
            }
            Phase::Again(dice) => {
                let next = Coral::ALL.into_iter().find(|die| dice & 1 << die.index() != 0);
                if let Some(die) = next {
                    faces().for_each(|face| out.push(Fall::Again { die, face }, 1));
                }
            }
            _ => {}
        }
    }

    fn chance(&mut self, outcome: Fall) {
        match outcome {
            Fall::First { seat } => {
                self.active = seat;
                self.at = seat;
                if self.data().setup_checks == 0 {
                    self.begin_turn();
                } else {
                    self.phase = Phase::Setup;
                }
            }
            Fall::Roll { brain, digitate, branching } => {
                self.dice = [brain, digitate, branching].map(Face::pips);
                self.begin_modify();
            }
            Fall::Again { die, face } => {
                self.dice[die.index()] = face.pips();
                let Phase::Again(dice) = self.phase else { return };
                match dice & !(1 << die.index()) {
                    0 => self.begin_modify(),
                    left => self.phase = Phase::Again(left),
                }
            }
        }
    }

    fn view(&self, who: Observer) -> View {
        View::of(self, who)
    }

    fn audience(&self, event: EventOf<Self>) -> Audience {
        match event {
            // That a seat hands in is plain to see; what it wrote is not, until all have.
            Event::Act { action: Action::Done, .. } => Audience::Everyone,
            Event::Act { seat, .. } if self.is_open() => Audience::Only(SeatSet::only(seat)),
            _ => Audience::Everyone,
        }
    }

    fn phase(&self) -> Option<u32> {
        match self.phase {
            Phase::Grow => Some(2 * u32::from(self.turn)),
            Phase::Infest => Some(2 * u32::from(self.turn) + 1),
            _ => None,
        }
    }

    /// Draws anew what other seats have entered in an open phase: those who have
    /// handed in get random legal entries, the others begin again.
    fn resample(&self, seat: Seat, dice: &mut dyn Dice) -> Self {
        let mut drawn = self.clone();
        if !self.is_open() {
            return drawn;
        }
        let others = Seat::first(self.seats).filter(|&other| other != seat);
        let handed_in: SeatSet = others.clone().filter(|&other| !self.asks(other)).collect();
        let mine = (self.sheets[seat.index()], self.desks[seat.index()]);
        drawn.sheets = self.before;
        match self.phase {
            Phase::Grow => drawn.begin_grow(),
            _ => drawn.begin_infest(),
        }
        (drawn.sheets[seat.index()], drawn.desks[seat.index()]) = mine;
        let mut actions = Vec::new();
        // Nobody closes the phase here: at least one seat has not handed in.
        for other in handed_in.iter() {
            while drawn.asks(other) && drawn.phase == self.phase {
                actions.clear();
                drawn.legal(other, &mut actions);
                let chosen = actions[dice.below(actions.len() as u32) as usize];
                drawn.act(other, chosen);
            }
        }
        drawn
    }

    fn census(&self) -> Census {
        let (mut census, data) = (Census::default(), self.data());
        for seat in Seat::first(self.seats) {
            let sheet = &self.sheets[seat.index()];
            let zone = |what: &str| format!("seat {seat}: {what}");
            for space in spaces(data.spaces) {
                let cell = sheet.cell(space);
                let (filled, crossed) = (cell.infesting(), cell.crossed());
                census.add(&zone("empty"), "starfish symbol", u32::from(data.symbols - filled - crossed));
                census.add(&zone("filled"), "starfish symbol", u32::from(filled));
                census.add(&zone("crossed"), "starfish symbol", u32::from(crossed));
            }
            let trumpet = u32::from(sheet.trumpet_filled);
            census.add(&zone("filled"), "trumpet space", trumpet);
            census.add(&zone("empty"), "trumpet space", u32::from(data.trumpet.starfish) - trumpet);
            for &line in &data.lines {
                let state = match sheet.boxes[line.index()] {
                    LineBox::Locked => "locked",
                    LineBox::Empty => "empty",
                    LineBox::Number(_) => "filled",
                };
                census.add(&zone(state), "line box", 1);
            }
            for track in Track::ALL {
                let printed = data.tracks[track.index()].check_boxes + data.tracks[track.index()].shells;
                let (open, used) = (sheet.open_boxes(data, track), sheet.tracks[track.index()].used);
                census.add(&zone("filled"), "power box", u32::from(used));
                census.add(&zone("empty"), "power box", u32::from(open - used));
                census.add(&zone("locked"), "power box", u32::from(printed - open));
            }
            let crab = data.crab.with_check.len() + data.crab.with_symbol.len();
            let free: u8 = CrabBox::ALL.into_iter().map(|kind| sheet.crab_boxes(data, kind)).sum();
            let used: u8 = sheet.crab_used.iter().sum();
            census.add(&zone("filled"), "crab box", u32::from(used));
            census.add(&zone("empty"), "crab box", u32::from(free));
            census.add(&zone("locked"), "crab box", crab as u32 - u32::from(free + used));
        }
        let dropped = u32::from(data.dropped(self.seats));
        for species in &data.species {
            let marks = species.marks.len() as u32 - dropped;
            let owners = self.owners[species.species.index()].iter().flatten();
            let mut filled = 0;
            for owner in owners {
                census.add(&format!("seat {owner}: filled"), "mark", 1);
                filled += 1;
            }
            census.add("shared: empty", "mark", marks - filled);
            census.add("shared: struck", "mark", dropped);
        }
        census
    }

    /// The scores so far; in an open phase those of the sheets that everybody may see.
    fn breakdown(&self) -> Vec<ScoreLine> {
        let data = self.data();
        score::lines(data, &score::tallies(data, self.seats, self.public_sheets()))
    }

    fn appraise(&self, seat: Seat) -> i32 {
        crate::appraise::appraise(self, seat)
    }
}

/// The spaces behind all of a set, in reading order.
pub(crate) fn above(taken: u64) -> u64 {
    match taken.leading_zeros() {
        64 => !0,
        0 => 0,
        zeros => !0 << (64 - zeros),
    }
}

impl Relief {
    /// How the match stands, or ended.
    pub(crate) fn outcome(&self) -> Outcome {
        let data = self.data();
        score::outcome(data, &score::tallies(data, self.seats, &self.sheets))
    }

    /// Whether the turn cap ended the match and no player did.
    pub fn is_capped(&self) -> bool {
        self.phase == Phase::Over && self.sheets[..usize::from(self.seats)].iter().all(|sheet| sheet.starred == 0)
    }

    /// How many turns have begun.
    pub fn turns(&self) -> u8 {
        self.turn
    }
}

/// What the rules can tell apart. The sheets of an earlier phase are not part of it.
type Essence<'a> = (
    u8,
    Phase,
    u8,
    (Seat, Seat),
    [u8; 3],
    Option<Coral>,
    &'a [Sheet],
    &'a [Desk; 4],
    &'a [[Option<Seat>; 4]],
    &'a [Sheet],
);

impl Relief {
    fn essence(&self) -> Essence<'_> {
        let seats = usize::from(self.seats);
        let before = if self.is_open() { &self.before[..seats] } else { &[] };
        let sheets = &self.sheets[..seats];
        let seat = (self.active, self.at);
        (self.seats, self.phase, self.turn, seat, self.dice, self.aside, sheets, &self.desks, &self.owners, before)
    }
}

impl PartialEq for Relief {
    fn eq(&self, other: &Self) -> bool {
        self.essence() == other.essence()
    }
}

impl Eq for Relief {}

impl Hash for Relief {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.essence().hash(state);
    }
}

impl fmt::Debug for Relief {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Relief")
            .field("turn", &self.turn)
            .field("phase", &self.phase)
            .field("active", &self.active)
            .field("at", &self.at)
            .field("dice", &self.dice)
            .field("aside", &self.aside)
            .field("sheets", &&self.sheets[..usize::from(self.seats)])
            .field("desks", &&self.desks[..usize::from(self.seats)])
            .field("owners", &self.owners)
            .finish_non_exhaustive()
    }
}
