//! What a seat has, how near it is to more, and which action looks good at once.
//!
//! All of it is counted on bit sets and costs some microseconds, so that it can
//! be asked at the end of every line of a search.

use atoll_core::{Game, Seat};
use atoll_relief::{
    Action, Breeding, Coral, CrabBox, Ctx, Line, LineBox, Relief, Sheet, Space, Species, Step, Task, Track, above,
    spaces,
};

use super::growth::{Growth, best_window};

/// What a sheet holds, and how near it is to more.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(super) struct Outlook {
    /// Points of mature coral.
    pub coral: f32,
    /// Points for sets and species.
    pub sets: f32,
    /// Points of majorities, as things stand.
    pub majorities: f32,
    /// How far the seat leads in the five contests, each counted up to three.
    pub contests: f32,
    /// Points of coral that still grows, by the share of its stages, for each type.
    pub growing: [f32; 3],
    /// The same for coral that starfish keep from growing.
    pub frozen: f32,
    /// Starfish on coral with one of them, and on coral with more.
    pub starfish: [f32; 2],
    /// Species for the multiplier.
    pub species: f32,
    /// Marks among line species, among adjacent species, and the share of an ending that is reached.
    pub marks: [f32; 3],
    /// Free species whose criterion is met.
    pub met: f32,
    /// How near the free species are, by shape, from 0 to 1 each.
    pub near: [f32; 4],
    /// Coral missing to the next full set, with growing coral counted by its share.
    pub lacking: f32,
    /// Lines that can be chosen whatever the number, and lines by their number.
    pub lines: [f32; 5],
    /// Free boxes of the two powers.
    pub powers: [f32; 2],
    /// Spawning and Budding.
    pub breeding: [f32; 2],
    /// Free boxes of the Hermit Crab.
    pub crab: f32,
    /// Room in the Trumpet.
    pub trumpet: f32,
    /// Spaces without coral.
    pub empty: f32,
    /// Spaces with bleached coral.
    pub dead: f32,
}

/// What a seat has and how near it is to more.
pub(super) fn outlook(game: &Relief, seat: Seat) -> Outlook {
    let ctx = game.ctx();
    let sheet = game.sheet(seat);
    let empty = sheet.empty(ctx);
    let mut outlook = Outlook::default();
    let mut growth = [Growth::default(); 3];
    let mut grown = [0.0f32; 3];
    for coral in Coral::ALL {
        let t = coral.index();
        let (live, mature, stages) = (sheet.live(coral), sheet.mature()[t], ctx.stages[t]);
        let points = f32::from(ctx.points[t]);
        outlook.coral += points * mature.count_ones() as f32;
        grown[t] = mature.count_ones() as f32;
        growth[t] = Growth { mature, half: 0, young: 0, open: live | empty };
        for space in spaces(live & !mature) {
            let stage = sheet.cell(space).stage();
            let share = f32::from(stage) / f32::from(stages);
            if sheet.infested() & space.bit() != 0 {
                outlook.frozen += points * share;
                continue;
            }
            outlook.growing[t] += points * share;
            grown[t] += 0.5 * share;
            growth[t].add(space, stage, stages);
        }
    }
    let sets = sheet.mature().iter().map(|mature| mature.count_ones()).min().unwrap_or(0) as f32;
    outlook.species = f32::from(sheet.species_count(ctx));
    outlook.sets = sets * outlook.species;
    outlook.lacking = grown.iter().map(|grown| (sets + 1.0 - grown).max(0.0)).sum::<f32>();
    for space in spaces(sheet.infested()) {
        match sheet.cell(space).infesting() {
            1 => outlook.starfish[0] += 1.0,
            _ => outlook.starfish[1] += 1.0,
        }
    }
    let marks = sheet.marks();
    let share = |n: usize| f32::from(marks[n]) / f32::from(ctx.ends[n].max(1));
    outlook.marks = [f32::from(marks[0]), f32::from(marks[1]), share(0).max(share(1)).max(share(2))];
    nearness(game, sheet, &growth, &mut outlook);
    for &line in &ctx.lines {
        match sheet.boxes[line.index()] {
            LineBox::Locked => {}
            LineBox::Empty => outlook.lines[0] += 1.0,
            LineBox::Number(number) => outlook.lines[usize::from(number.clamp(1, 4))] += 1.0,
        }
    }
    outlook.powers = Track::ALL.map(|track| f32::from(sheet.free_boxes(ctx, track)));
    outlook.breeding = Breeding::ALL.map(|breeding| if sheet.can_breed(ctx, breeding) { 1.0 } else { 0.0 });
    outlook.crab = CrabBox::ALL.into_iter().map(|kind| f32::from(sheet.crab_boxes(ctx, kind))).sum();
    outlook.trumpet = if sheet.trumpet { f32::from(ctx.trumpet.starfish - sheet.trumpet_filled) } else { 0.0 };
    outlook.empty = empty.count_ones() as f32;
    outlook.dead = (ctx.spaces & !empty).count_ones() as f32
        - Coral::ALL.into_iter().map(|coral| sheet.live(coral).count_ones() as f32).sum::<f32>();
    contests(game, seat, &mut outlook);
    outlook
}

/// How much of the match is over: the share of an ending that somebody has reached, or of the turns.
pub(super) fn elapsed(game: &Relief) -> f32 {
    let ends = game.ctx().ends;
    let marks = Seat::first(game.seats()).flat_map(|seat| {
        let marks = game.sheet(seat).marks();
        [0, 1, 2].map(|n| f32::from(marks[n]) / f32::from(ends[n].max(1)))
    });
    let turns = (f32::from(game.turns()) - 1.0) / 30.0;
    marks.fold(turns, f32::max).min(1.0)
}

/// Points of majorities, and leads in what they are about.
fn contests(game: &Relief, seat: Seat, outlook: &mut Outlook) {
    let counts = |sheet: &Sheet| {
        let mature = sheet.mature().map(|mature| mature.count_ones() as i32);
        let coral = |n: usize| match game.ctx().readings.mature_only {
            true => mature[n],
            false => sheet.live(Coral::ALL[n]).count_ones() as i32,
        };
        [coral(0), coral(1), coral(2), sheet.destroyed() as i32, i32::from(sheet.stars)]
    };
    let mine = counts(game.sheet(seat));
    let mut best = [0; 5];
    for other in Seat::first(game.seats()).filter(|&other| other != seat) {
        let theirs = counts(game.sheet(other));
        for (best, count) in best.iter_mut().zip(theirs) {
            *best = count.max(*best);
        }
    }
    for (mine, best) in mine.into_iter().zip(best) {
        if mine >= best && mine > 0 {
            outlook.majorities += 5.0;
        }
        outlook.contests += (mine - best).clamp(-3, 3) as f32;
    }
}

/// Counts the species whose criterion is met and how near the others are.
fn nearness(game: &Relief, sheet: &Sheet, growth: &[Growth; 3], outlook: &mut Outlook) {
    for n in 0..Species::MOST {
        let Some(species) = Species::at(n) else { continue };
        if sheet.species & 1 << n != 0 || game.next_mark(species).is_none() {
            continue;
        }
        let (quarters, whole) = best_window(game.ctx(), growth, species);
        if quarters >= whole {
            outlook.met += 1.0;
        } else {
            let share = quarters as f32 / whole as f32;
            outlook.near[species.shape() as usize] += share * share;
        }
    }
}

/// How promising an action of a seat looks at a glance, the more the better.
pub(super) fn promise(game: &Relief, seat: Seat, action: Action) -> i32 {
    let (sheet, desk, ctx) = (game.sheet(seat), &game.desk(seat), game.ctx());
    match action {
        Action::Power { track } => {
            if track == Track::PlusMinus {
                5
            } else {
                0
            }
        }
        Action::Reroll { .. } => -40,
        Action::Shift { .. } => -30,
        Action::Keep | Action::Grow { .. } => 0,
        Action::Aside { die } => aside_promise(game, sheet, die),
        Action::Line { line } => match desk.task {
            Task::Line { coral, value } => line_promise(ctx, sheet, coral, value, line),
            _ => 10 * starfish_in(sheet, line.mask()),
        },
        Action::Cell { space } => match desk.task {
            Task::Cell { coral, line, left, .. } => cell_promise(game, seat, coral, line, left, space),
            _ => infest_promise(ctx, sheet, space),
        },
        Action::Stop => -1000,
        Action::Done => {
            if desk.left == 0 {
                0
            } else {
                -1000
            }
        }
        Action::Open { line } => 40 + i32::from(line.is_row()),
        Action::Attract { species } => {
            300 + 40 * species.shape().size() as i32 + {
                let starred =
                    game.next_mark(species).and_then(|mark| ctx.species(species).map(|one| one.marks[mark].star));
                if starred == Some(true) { 60 } else { 0 }
            }
        }
        Action::AttractCrab => 90 + 30 * starfish_in(sheet, !0),
        Action::AttractTrumpet => 130,
        Action::Check { .. } => 60,
        Action::Unlock { .. } => 70,
        Action::Crab { kind } => {
            let most = |rows: bool| {
                let lines = ctx.lines.iter().filter(|line| line.is_row() == rows);
                lines.map(|line| starfish_in(sheet, line.mask())).max().unwrap_or(0)
            };
            20 * match kind {
                CrabBox::Row => most(true),
                CrabBox::Column => most(false),
                CrabBox::Both => most(true) + most(false) - 1,
            }
        }
        Action::Spawn { space, coral } | Action::Bud { space, coral } => {
            50 + 20 * step_promise(ctx, sheet, coral, space) / 10
        }
        Action::Skip => -500,
        Action::Colour { coral } => {
            let Task::Colour { value } = desk.task else { return 0 };
            let lines = ctx.lines.iter().filter(|&&line| sheet.takes(line, value));
            lines.map(|&line| line_promise(ctx, sheet, coral, value, line)).max().unwrap_or(0)
        }
        Action::Shell { track } => i32::from(sheet.tracks[track.index()].check),
        Action::Trumpet { count } => count.index() as i32,
    }
}

/// What setting a die aside costs, and what the others bring.
fn aside_promise(game: &Relief, sheet: &Sheet, aside: Coral) -> i32 {
    let ctx = game.ctx();
    let mut worth = 0;
    for die in Coral::ALL.into_iter().filter(|&die| die != aside) {
        worth += match game.dice()[die.index()] {
            5.. => 60,
            value => {
                let lines = ctx.lines.iter().filter(|&&line| sheet.takes(line, value));
                lines.map(|&line| line_promise(ctx, sheet, die, value, line)).max().unwrap_or(0)
            }
        };
    }
    let value = i32::from(game.dice()[aside.index()]);
    let live = sheet.live(aside).count_ones() as i32;
    worth - 8 * value.min(3 * live) - 30 * (value - 2 * live).max(0).min(live)
}

/// How promising a step in a space is, seen with the other steps of the Grow action.
fn cell_promise(game: &Relief, seat: Seat, coral: Coral, line: Line, left: u8, space: Space) -> i32 {
    let ctx = game.ctx();
    let (sheet, desk) = (game.sheet(seat), &game.desk(seat));
    let free = game.eligible(seat, coral, line) & above(desk.taken);
    let mine = step_promise(ctx, sheet, coral, space);
    // Spaces are taken in their order: passing over better ones before this one wastes them.
    let better_before = spaces(free)
        .take_while(|&other| other.index() < space.index())
        .filter(|&other| step_promise(ctx, sheet, coral, other) >= mine)
        .count();
    let better_after = spaces(free)
        .filter(|&other| other.index() > space.index() && step_promise(ctx, sheet, coral, other) > mine)
        .count();
    mine - 60 * better_before as i32 - if better_after >= usize::from(left) { 60 } else { 0 }
}

/// The most promising of some actions; the first of equals.
pub(super) fn most_promising(game: &Relief, seat: Seat, actions: &[Action]) -> Option<Action> {
    let scored = actions.iter().map(|&action| (promise(game, seat, action), action));
    scored.reduce(|best, next| if next.0 > best.0 { next } else { best }).map(|best| best.1)
}

/// The number of the turn and whether it has only begun.
pub(super) fn turn_number(game: &Relief) -> u32 {
    u32::from(game.turns()) + u32::from(game.step() == Step::Over)
}

/// What a Grow action in a line brings at a glance.
fn line_promise(ctx: &Ctx, sheet: &Sheet, coral: Coral, value: u8, line: Line) -> i32 {
    let free = sheet.growable(ctx, coral) & line.mask();
    let mut top = [0; 4];
    for space in spaces(free) {
        let mut gain = step_promise(ctx, sheet, coral, space);
        for place in top.iter_mut().take(usize::from(value.min(4))) {
            if gain > *place {
                std::mem::swap(&mut gain, place);
            }
        }
    }
    let written = if sheet.boxes[line.index()] == LineBox::Empty { 24 - 5 * i32::from(value) } else { 0 };
    top.iter().sum::<i32>() - written
}

/// What a step in a space brings at a glance: nearer to mature, and in company.
fn step_promise(ctx: &Ctx, sheet: &Sheet, coral: Coral, space: Space) -> i32 {
    const WEST: u64 = 0x0101_0101_0101_0101;
    let t = coral.index();
    let stage = i32::from(sheet.cell(space).stage());
    let stages = i32::from(ctx.stages[t]);
    let points = i32::from(ctx.points[t]);
    let live = sheet.live(coral);
    let row = 0xff << (space.index() & !7);
    let column = WEST << (space.index() & 7);
    let company = (live & row).count_ones() + (live & column).count_ones();
    let ripens = if stage + 1 == stages { 14 } else { 0 };
    10 * points * (stage + 1) / stages + ripens + 3 * company as i32
}

/// How little a starfish on a coral harms.
fn infest_promise(ctx: &Ctx, sheet: &Sheet, space: Space) -> i32 {
    let cell = sheet.cell(space);
    let mature = sheet.mature().iter().any(|mature| mature & space.bit() != 0);
    let stage = i32::from(cell.stage());
    if cell.infesting() + 1 >= ctx.bleach_at {
        return -200 - 20 * stage - if mature { 60 } else { 0 };
    }
    if sheet.infested() & space.bit() != 0 {
        // It is frozen already.
        return if mature { -12 } else { -10 };
    }
    if mature { -14 } else { -30 - 8 * stage }
}

/// Starfish on live coral in a set.
fn starfish_in(sheet: &Sheet, set: u64) -> i32 {
    spaces(set & sheet.infested()).map(|space| i32::from(sheet.cell(space).infesting())).sum()
}
