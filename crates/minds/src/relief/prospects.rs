//! How good a seat's prospects look: what simple bots climb.
//!
//! A point of the final score is worth 100. Coral counts by its stage, species
//! by how near they are, and a decision that is half taken by what it can
//! still bring, so that a bot which looks one action ahead knows why to begin.

use atoll_core::{Game, Seat};
use atoll_relief::{
    Breeding, Coral, CrabBox, Ctx, Line, LineBox, Relief, Sheet, Space, Species, Step, Task, Track, above, spaces,
};

use super::growth::{Growth, best_window};

/// Worth of a species on the shared sheet.
const SPECIES: i32 = 900;
/// Worth of a special action that has no better use.
const SPECIAL: i32 = 140;
/// Worth of a starfish that threatens nothing yet.
const STARFISH: i32 = 25;

/// How good `seat`'s prospects look, in hundredths of a point.
pub(super) fn prospects(game: &Relief, seat: Seat) -> i32 {
    if seat.number() >= game.seats() {
        return 0;
    }
    if game.step() == Step::Over {
        let outcome = game.outcome();
        return 100 * i32::from(outcome.scores[seat]) + if outcome.places[seat] == 1 { 20_000 } else { 0 };
    }
    let eye = Eye { game, ctx: game.ctx(), free: free_species(game) };
    let sheet = game.sheet(seat);
    eye.sheet(sheet) + eye.coming(seat, sheet)
}

/// Shared species that still have a mark to fill.
fn free_species(game: &Relief) -> u16 {
    let free = (0..Species::MOST).filter(|&n| Species::at(n).is_some_and(|species| game.next_mark(species).is_some()));
    free.fold(0, |set, n| set | 1 << n)
}

struct Eye<'a> {
    game: &'a Relief,
    ctx: &'a Ctx,
    free: u16,
}

impl Eye<'_> {
    /// What a sheet is worth as it lies.
    fn sheet(&self, sheet: &Sheet) -> i32 {
        let ctx = self.ctx;
        let empty = sheet.empty(ctx);
        let mut worth = 0;
        let mut growth = [Growth::default(); 3];
        for coral in Coral::ALL {
            let t = coral.index();
            let (live, mature, stages) = (sheet.live(coral), sheet.mature()[t], i32::from(ctx.stages[t]));
            let points = 100 * i32::from(ctx.points[t]);
            worth += points * mature.count_ones() as i32;
            growth[t] = Growth { mature, half: 0, young: 0, open: live | empty };
            for space in spaces(live & !mature) {
                let stage = i32::from(sheet.cell(space).stage());
                let frozen = sheet.infested() & space.bit() != 0;
                let grown = points * stage / (2 * stages);
                worth += if frozen { grown / 2 } else { grown };
                // What is frozen may thaw, but nobody should wait for it.
                if !frozen {
                    growth[t].add(space, sheet.cell(space).stage(), ctx.stages[t]);
                }
            }
        }
        let sets = sheet.mature().iter().map(|mature| mature.count_ones()).min().unwrap_or(0) as i32;
        worth += 100 * sets * i32::from(sheet.species_count(ctx));
        for space in spaces(sheet.infested()) {
            let stars = i32::from(sheet.cell(space).infesting());
            worth -= STARFISH * stars * stars;
        }
        worth += self.species(sheet, &growth);
        worth += 60 * i32::from(sheet.stars) + 12 * sheet.destroyed() as i32;
        worth + self.boxes(sheet)
    }

    /// Species attracted, and how near the others are.
    fn species(&self, sheet: &Sheet, growth: &[Growth; 3]) -> i32 {
        let mut worth = 0;
        for n in 0..Species::MOST {
            if sheet.species & 1 << n != 0 {
                worth += SPECIES;
            } else if self.free & 1 << n != 0
                && let Some(species) = Species::at(n)
            {
                worth += self.nearness(growth, species);
            }
        }
        // The nearer an ending, the more the next mark counts.
        let marks = sheet.marks();
        for (marks, need) in marks.into_iter().zip(self.ctx.ends) {
            worth += 40 * i32::from(marks.min(need)) * i32::from(marks.min(need));
        }
        worth
    }

    /// What a free species is worth in view of the best window for it.
    fn nearness(&self, growth: &[Growth; 3], species: Species) -> i32 {
        let (best, whole) = best_window(self.ctx, growth, species);
        let (best, whole) = (best as i32, whole as i32);
        if best == whole { SPECIES * 3 / 4 } else { SPECIES * 5 / 9 * best * best / (whole * whole) }
    }

    /// Boxes, powers and the species of the own sheet.
    fn boxes(&self, sheet: &Sheet) -> i32 {
        let ctx = self.ctx;
        let mut worth = 0;
        for &line in &ctx.lines {
            worth += match sheet.boxes[line.index()] {
                LineBox::Locked => 0,
                LineBox::Empty => 50,
                LineBox::Number(number) => 14 + 4 * i32::from(number),
            };
        }
        for track in Track::ALL {
            worth += 22 * i32::from(sheet.free_boxes(ctx, track));
            worth += 4 * i32::from(sheet.tracks[track.index()].shells);
        }
        for breeding in Breeding::ALL {
            worth += if sheet.can_breed(ctx, breeding) { 110 } else { 0 };
        }
        if sheet.crab {
            worth += 60;
        }
        let crab: u8 = CrabBox::ALL.into_iter().map(|kind| sheet.crab_boxes(ctx, kind)).sum();
        worth += 20 * i32::from(crab);
        if sheet.trumpet {
            worth += 60 + 14 * i32::from(ctx.trumpet.starfish - sheet.trumpet_filled);
        }
        worth
    }

    /// What the decisions under way can still bring.
    fn coming(&self, seat: Seat, sheet: &Sheet) -> i32 {
        let game = self.game;
        match game.step() {
            Step::Modify | Step::Pick if game.active() == seat => {
                let gains = Gains::of(self, sheet, !0);
                self.pick(sheet, &gains, game.dice())
            }
            Step::Again(dice) if game.active() == seat => {
                let gains = Gains::of(self, sheet, !0);
                let die = (0..3).find(|die| dice & 1 << die != 0).unwrap_or(0);
                let fall = |face: u8| {
                    let mut fallen = game.dice();
                    fallen[die] = face;
                    self.pick(sheet, &gains, fallen)
                };
                (1..=6).map(fall).sum::<i32>() / 6
            }
            Step::Grow => self.after_growth(sheet) + self.desk(seat, sheet),
            Step::Special => self.desk(seat, sheet) - self.threat(sheet, game.aside()),
            Step::Infest => self.desk(seat, sheet),
            _ => 0,
        }
    }

    /// Special actions and infestation still to come in the growth phase.
    fn after_growth(&self, sheet: &Sheet) -> i32 {
        let game = self.game;
        let specials = Coral::ALL.iter().filter(|&&die| Some(die) != game.aside() && game.dice()[die.index()] >= 5);
        self.specials(sheet, specials.count()) - self.threat(sheet, game.aside())
    }

    /// What a number of special actions are worth.
    fn specials(&self, sheet: &Sheet, count: usize) -> i32 {
        let open = (0..Species::MOST).filter(|&n| sheet.species & 1 << n == 0 && self.free & 1 << n != 0);
        let met = open.filter_map(Species::at).filter(|&species| self.ctx.is_met(sheet.mature(), species)).count();
        SPECIAL * count as i32 + SPECIES / 2 * met.min(count) as i32
    }

    /// What the infestation will cost.
    fn threat(&self, sheet: &Sheet, aside: Option<Coral>) -> i32 {
        let Some(die) = aside else { return 0 };
        let ctx = self.ctx;
        let mut value = i32::from(self.game.dice()[die.index()]);
        if sheet.trumpet {
            value -= i32::from(ctx.trumpet.starfish - sheet.trumpet_filled);
        }
        let live = sheet.live(die);
        let room = sheet.room_in(ctx, live) as i32;
        let placed = value.clamp(0, room);
        // What live coral takes before one of them bleaches.
        let safe: i32 = spaces(live)
            .map(|space| {
                let cell = sheet.cell(space);
                i32::from(sheet.room(ctx, space))
                    .min(i32::from(ctx.bleach_at - 1 - cell.infesting().min(ctx.bleach_at - 1)))
            })
            .sum();
        let points = 100 * i32::from(ctx.points[die.index()]);
        2 * STARFISH * placed + (placed - safe).max(0) * points
    }

    /// The best choice of the infestation die for these dice.
    fn pick(&self, sheet: &Sheet, gains: &Gains, dice: [u8; 3]) -> i32 {
        let with = |aside: Coral| {
            let mut worth = 0;
            let mut specials = 0;
            for die in Coral::ALL {
                match dice[die.index()] {
                    _ if die == aside => {}
                    5.. => specials += 1,
                    value => worth += gains.best_line(self, sheet, die, value),
                }
            }
            let value = i32::from(dice[aside.index()]);
            let live = sheet.live(aside).count_ones() as i32;
            let crowded = (value - 2 * live).max(0).min(live) * 100;
            worth + self.specials(sheet, specials) - 2 * STARFISH * value.min(3 * live) - crowded
        };
        Coral::ALL.into_iter().map(with).max().unwrap_or(0)
    }

    /// What the decision on a seat's desk can still bring.
    fn desk(&self, seat: Seat, sheet: &Sheet) -> i32 {
        let (game, ctx) = (self.game, self.ctx);
        let desk = game.desk(seat);
        let later =
            if game.step() == Step::Special { self.specials(sheet, usize::from(desk.left.max(1)) - 1) } else { 0 };
        let now = match desk.task {
            Task::Idle | Task::Ready => return 0,
            Task::Die => {
                let wanted = Coral::ALL.into_iter().filter(|die| desk.left & 1 << die.index() != 0);
                let gains = Gains::of(self, sheet, u32::from(desk.left));
                wanted.map(|die| gains.best_line(self, sheet, die, game.dice()[die.index()])).sum()
            }
            Task::Line { coral, value } => {
                let others = desk.left & if game.step() == Step::Grow { 7 } else { 0 };
                let gains = Gains::of(self, sheet, 1 << coral.index() | u32::from(others));
                let rest = Coral::ALL.into_iter().filter(|die| others & 1 << die.index() != 0);
                gains.best_line(self, sheet, coral, value)
                    + rest.map(|die| gains.best_line(self, sheet, die, game.dice()[die.index()])).sum::<i32>()
            }
            Task::Cell { coral, line, left, .. } => self.best_cells(seat, sheet, coral, line, left),
            Task::Special => return self.specials(sheet, usize::from(desk.left)),
            Task::Colour { value } => {
                let gains = Gains::of(self, sheet, !0);
                Coral::ALL.into_iter().map(|coral| gains.best_line(self, sheet, coral, value)).max().unwrap_or(0)
            }
            Task::Open => 50,
            Task::Shell => 20,
            Task::TrumpetShell { left } => 20 + self.infested(sheet, left, 0),
            Task::CrabUse => {
                let open = CrabBox::ALL.into_iter().filter(|&kind| sheet.crab_boxes(ctx, kind) > 0);
                open.map(|kind| self.best_clearing(sheet, kind, None) - 20).max().unwrap_or(0).max(0)
            }
            Task::CrabRow { kind } => self.best_clearing(sheet, kind, None) - 20,
            Task::CrabColumn { kind, row } => self.best_clearing(sheet, kind, Some(row)) - 20,
            Task::Breed { breeding, .. } => {
                let here = self.sheet(sheet);
                let mut best = 0;
                for coral in Coral::ALL {
                    for space in spaces(sheet.breeding_ground(ctx, breeding, coral)) {
                        best = best.max(self.stepped(sheet, space, coral) - here);
                    }
                }
                best
            }
            Task::Trumpet { value } => self.infested(sheet, value, 0),
            Task::Infest { left, from, .. } => self.infested(sheet, left, from.index()),
        };
        now + later
    }

    fn stepped(&self, sheet: &Sheet, space: Space, coral: Coral) -> i32 {
        let mut after = *sheet;
        after.step(self.ctx, space, coral);
        self.sheet(&after)
    }

    /// What the rest of a Grow action brings if each step is the best one.
    fn best_cells(&self, seat: Seat, sheet: &Sheet, coral: Coral, line: Line, left: u8) -> i32 {
        let taken = self.game.desk(seat).taken;
        let mut free = self.game.eligible(seat, coral, line) & above(taken);
        let mut now = *sheet;
        let before = self.sheet(sheet);
        let mut worth = before;
        for _ in 0..left {
            let best = spaces(free).map(|space| (self.stepped(&now, space, coral), space)).max_by_key(|best| best.0);
            let Some((after, space)) = best else { break };
            if after <= worth {
                break;
            }
            worth = after;
            free &= !space.bit();
            now.step(self.ctx, space, coral);
        }
        worth - before
    }

    /// What so many starfish do to a sheet if each goes where it harms least.
    fn infested(&self, sheet: &Sheet, left: u8, from: usize) -> i32 {
        let mut now = *sheet;
        let before = self.sheet(sheet);
        let mut worth = before;
        for _ in 0..left {
            let threatened = self.game.threatened(&now) & (!0 << from);
            let with_room = spaces(threatened).filter(|&space| now.room(self.ctx, space) > 0);
            let harm = |space: Space| {
                let mut after = now;
                after.infest(self.ctx, space);
                (self.sheet(&after), space)
            };
            let Some((after, space)) = with_room.map(harm).max_by_key(|best| best.0) else { break };
            worth = after;
            now.infest(self.ctx, space);
        }
        worth - before
    }

    /// What marking a crab box brings; the row may be chosen already.
    fn best_clearing(&self, sheet: &Sheet, kind: CrabBox, row: Option<Option<Line>>) -> i32 {
        let before = self.sheet(sheet);
        let cleared = |set: u64| {
            let mut after = *sheet;
            after.clear(set);
            self.sheet(&after) - before
        };
        let masks =
            |rows: bool| self.ctx.lines.iter().filter(move |line| line.is_row() == rows).map(|line| line.mask());
        match (kind, row) {
            (CrabBox::Row, _) => masks(true).map(cleared).max().unwrap_or(0),
            (CrabBox::Column, _) => masks(false).map(cleared).max().unwrap_or(0),
            (CrabBox::Both, Some(row)) => {
                let chosen = row.map_or(0, Line::mask);
                masks(false).map(|mask| cleared(mask | chosen)).max().unwrap_or(0)
            }
            (CrabBox::Both, None) => {
                let both = |row: u64| masks(false).map(|col| cleared(row | col)).max().unwrap_or(0);
                masks(true).map(both).max().unwrap_or(0)
            }
        }
    }
}

/// What a step in each space would bring, by coral.
struct Gains([[i32; 64]; 3]);

impl Gains {
    /// Gains for the corals in a set of bits.
    fn of(eye: &Eye<'_>, sheet: &Sheet, corals: u32) -> Gains {
        let mut gains = Gains([[0; 64]; 3]);
        let here = eye.sheet(sheet);
        for coral in Coral::ALL {
            if corals & 1 << coral.index() != 0 {
                for space in spaces(sheet.growable(eye.ctx, coral)) {
                    gains.0[coral.index()][space.index()] = eye.stepped(sheet, space, coral) - here;
                }
            }
        }
        gains
    }

    /// What the best line for a Grow action brings.
    fn best_line(&self, eye: &Eye<'_>, sheet: &Sheet, coral: Coral, value: u8) -> i32 {
        let growable = sheet.growable(eye.ctx, coral);
        let mut best = 0;
        for &line in &eye.ctx.lines {
            if !sheet.takes(line, value) {
                continue;
            }
            let mut top = [0; 4];
            for space in spaces(growable & line.mask()) {
                let mut gain = self.0[coral.index()][space.index()];
                for place in top.iter_mut().take(usize::from(value.min(4))) {
                    if gain > *place {
                        std::mem::swap(&mut gain, place);
                    }
                }
            }
            // Steps in one line help each other more than their single gains say.
            let mut worth = top.iter().sum::<i32>() * 5 / 4;
            if sheet.boxes[line.index()] == LineBox::Empty {
                worth -= 36 - 4 * i32::from(value);
            }
            best = best.max(worth);
        }
        best
    }
}
