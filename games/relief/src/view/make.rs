//! Views made from a position.

use std::sync::Arc;

use atoll_core::{BySeat, Game, Observer, Seat};

use super::{
    BoxView, BreedingView, CellView, CrabBoxView, CrabView, DeskView, DieView, EndingView, MarkView, ScoreView,
    SheetView, SpeciesView, TrackView, TrumpetView, View,
};
use crate::action::{Action, Breeding, Coral, CrabBox, Line, Space, Track, spaces};
use crate::components::{Mark, Printed, SpeciesData};
use crate::ctx::Ctx;
use crate::position::{Relief, Step, Task, above};
use crate::score;
use crate::sheet::{LineBox, Sheet};

impl View {
    pub(crate) fn of(game: &Relief, who: Observer) -> View {
        let ctx = &game.ctx;
        let sheets = game.sheets_for(who);
        let turn = game.turn();
        let deciding: Vec<Seat> = Seat::first(game.seats).filter(|&seat| turn.asks(seat)).collect();
        let seats: Vec<Seat> = Seat::first(game.seats).collect();
        let may_see = |seat: &&Seat| match who {
            _ if !game.is_open() => true,
            Observer::Seat(me) => me == **seat,
            Observer::Spectator => false,
            Observer::Archivist => true,
        };
        View {
            seats: game.seats,
            rows: ctx.rows,
            cols: ctx.cols,
            me: match who {
                Observer::Seat(seat) => Some(seat),
                _ => None,
            },
            turn: game.turn,
            turn_cap: ctx.turn_cap,
            active: (game.step != Step::First).then_some(game.active),
            step: match game.step {
                Step::First => "first",
                Step::Setup => "setup",
                Step::Roll => "roll",
                Step::Again(_) => "reroll",
                Step::Modify => "modify",
                Step::Pick => "pick",
                Step::Grow => "grow",
                Step::Special => "special",
                Step::Infest => "infest",
                Step::Over => "over",
            },
            open: game.is_open(),
            dice: Coral::ALL.into_iter().map(|die| die_view(game, die)).collect(),
            sheets: seats.iter().map(|seat| sheet_view(ctx, &sheets[seat.index()])).collect(),
            diversity: diversity(game, &sheets),
            endings: endings(game, &sheets),
            desks: deciding.iter().filter(may_see).map(|&seat| desk_view(game, seat)).collect(),
            scores: scores(game, &sheets),
            capped: game.is_capped(),
            ending: ending(game),
            deciding,
            ctx: game.ctx.clone(),
        }
    }
}

fn die_view(game: &Relief, die: Coral) -> DieView {
    let value = game.dice[die.index()];
    let role = match game.aside {
        None => None,
        Some(aside) if aside == die => Some("infest"),
        Some(_) if value <= 4 => Some("grow"),
        Some(_) => Some("special"),
    };
    let rolled = value > 0 && !matches!(game.step, Step::Roll);
    DieView { coral: die, colour: game.ctx.colours[die.index()], value: rolled.then_some(value), role }
}

fn sheet_view(ctx: &Ctx, sheet: &Sheet) -> SheetView {
    let cell_view = |space: Space| {
        let cell = sheet.cell(space);
        let blocked = ctx.blocked & space.bit() != 0;
        let stages = cell.coral().map_or(0, |coral| ctx.stages[coral.index()]);
        CellView {
            space,
            coral: cell.coral(),
            stage: cell.stage(),
            stages,
            mature: cell.coral().is_some() && cell.stage() == stages,
            infested: cell.infesting() > 0 && !cell.is_bleached(),
            bleached: cell.is_bleached(),
            blocked,
            empty: if blocked { 0 } else { ctx.symbols - cell.infesting() - cell.crossed() },
            filled: cell.infesting(),
            crossed: cell.crossed(),
        }
    };
    let box_view = |line: Line| {
        let (kind, number) = match (sheet.boxes[line.index()], ctx.boxes[line.index()]) {
            (LineBox::Number(number), Printed::Number(_)) => ("printed", Some(number)),
            (LineBox::Number(number), _) => ("written", Some(number)),
            (LineBox::Empty, _) => ("solid", None),
            (LineBox::Locked, _) => ("dotted", None),
        };
        BoxView { line, kind, number }
    };
    let track_view = |track: Track| {
        let (state, printed) = (sheet.tracks[track.index()], ctx.tracks[track.index()]);
        TrackView {
            track,
            check: state.check,
            check_boxes: printed.check_boxes,
            shells: state.shells,
            shell_places: printed.shells,
            open: sheet.open_boxes(ctx, track),
            used: state.used,
            free: sheet.free_boxes(ctx, track),
        }
    };
    let breeding_view = |power: Breeding| {
        let state = sheet.breeding[power.index()];
        let uses = ctx.breeding[power.index()].uses;
        BreedingView { power, unlocked: state.unlocked, used: state.used, uses }
    };
    let mut used = sheet.crab_used;
    let mut crab_box = |kind: CrabBox, behind: &'static str, is_open: bool| {
        let left = &mut used[kind.index()];
        let state = match (is_open, *left > 0) {
            (false, _) => "locked",
            (true, false) => "open",
            (true, true) => {
                *left -= 1;
                "used"
            }
        };
        CrabBoxView { kind, behind, state }
    };
    let mut boxes: Vec<CrabBoxView> =
        ctx.crab.with_check.iter().map(|&kind| crab_box(kind, "check", sheet.crab)).collect();
    for (n, &kind) in ctx.crab.with_symbol.iter().enumerate() {
        boxes.push(crab_box(kind, "symbol", n < usize::from(sheet.crab_symbols)));
    }
    SheetView {
        cells: (0..ctx.rows)
            .flat_map(|row| (0..ctx.cols).filter_map(move |col| Space::at(row, col)))
            .map(cell_view)
            .collect(),
        rows: (0..ctx.rows).filter_map(Line::of_row).map(box_view).collect(),
        cols: (0..ctx.cols).filter_map(Line::of_col).map(box_view).collect(),
        powers: Track::ALL.into_iter().map(track_view).collect(),
        breeding: Breeding::ALL.into_iter().map(breeding_view).collect(),
        crab: CrabView { attracted: sheet.crab, boxes },
        trumpet: TrumpetView { attracted: sheet.trumpet, filled: sheet.trumpet_filled, places: ctx.trumpet.starfish },
    }
}

fn diversity(game: &Relief, sheets: &[Sheet; 4]) -> Vec<SpeciesView> {
    let ctx = &game.ctx;
    let dropped = usize::from(ctx.dropped(game.seats));
    let one = |species: &SpeciesData| {
        let code = species.species;
        let is_free = game.next_mark(code).is_some();
        let state = |seat: Seat| {
            let sheet = &sheets[seat.index()];
            match (sheet.has(code), is_free) {
                (true, _) => "attracted",
                (false, false) => "gone",
                (false, true) if ctx.is_met(sheet.mature(), code) => "met",
                (false, true) => "unmet",
            }
        };
        let left = species.marks.len() - dropped;
        let mark = |(n, mark): (usize, &Mark)| MarkView {
            benefit: mark.benefit.key(),
            star: mark.star,
            owner: game.owners[code.index()].get(n).copied().flatten(),
            struck: n >= left,
        };
        SpeciesView {
            id: species.id.as_str().into(),
            code,
            name: Arc::clone(&species.name),
            shape: code.shape(),
            coral: code.want(),
            marks: species.marks.iter().enumerate().map(mark).collect(),
            by_seat: BySeat::from_fn(game.seats, state),
        }
    };
    ctx.species.iter().map(one).collect()
}

fn endings(game: &Relief, sheets: &[Sheet; 4]) -> Vec<EndingView> {
    let ctx = &game.ctx;
    let one = |(n, key): (usize, &'static str)| EndingView {
        key,
        need: ctx.ends[n],
        star: ctx.starred[n],
        by_seat: Seat::first(game.seats).map(|seat| sheets[seat.index()].marks()[n]).collect(),
        starred: Seat::first(game.seats).map(|seat| sheets[seat.index()].starred & 1 << n != 0).collect(),
    };
    ["line", "adjacent", "any"].into_iter().enumerate().map(one).collect()
}

/// How the match ended, in the words of the endings.
fn ending(game: &Relief) -> Option<String> {
    if game.step != Step::Over {
        return None;
    }
    let starred = game.sheets[..usize::from(game.seats)].iter().fold(0, |all, sheet| all | sheet.starred);
    let met: Vec<&str> = ["line", "adjacent", "any"]
        .into_iter()
        .enumerate()
        .filter(|(n, _)| starred & 1 << n != 0)
        .map(|(_, key)| key)
        .collect();
    Some(if met.is_empty() { "cap".to_owned() } else { met.join("+") })
}

fn scores(game: &Relief, sheets: &[Sheet; 4]) -> Vec<ScoreView> {
    let ctx = &game.ctx;
    let tallies = score::tallies(ctx, game.seats, sheets);
    let steps = score::steps(ctx, &tallies);
    let one = |seat: Seat| ScoreView {
        coral: [steps[0][seat], steps[1][seat], steps[2][seat]],
        sets: tallies[seat].sets,
        species: tallies[seat].species,
        sets_points: steps[3][seat],
        counts: tallies[seat].contests,
        majorities: [4, 5, 6, 7, 8].map(|n: usize| steps[n][seat]),
        total: steps.iter().map(|step| step[seat]).sum(),
        starfish: tallies[seat].starfish,
    };
    Seat::first(game.seats).map(one).collect()
}

fn desk_view(game: &Relief, seat: Seat) -> DeskView {
    let (sheet, desk) = (&game.sheets[seat.index()], &game.desks[seat.index()]);
    let mut view = DeskView {
        seat,
        step: "power",
        dice: Vec::new(),
        specials: 0,
        coral: None,
        value: None,
        line: None,
        left: 0,
        taken: Vec::new(),
        lines: Vec::new(),
        spaces: Vec::new(),
        earlier: Vec::new(),
        doing: None,
    };
    match game.step {
        Step::Setup => return view,
        Step::Modify => return DeskView { step: "modify", ..view },
        Step::Pick => return DeskView { step: "pick", ..view },
        Step::Special => view.specials = desk.left,
        _ => {}
    }
    view.doing = Some(desk.task);
    if game.step == Step::Grow {
        view.dice = Coral::ALL.into_iter().filter(|die| desk.left & 1 << die.index() != 0).collect();
    }
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    for action in legal {
        match action {
            Action::Line { line } | Action::Open { line } => view.lines.push(line),
            Action::Cell { space } | Action::Spawn { space, .. } | Action::Bud { space, .. }
                if !view.spaces.contains(&space) =>
            {
                view.spaces.push(space);
            }
            _ => {}
        }
    }
    match desk.task {
        Task::Idle | Task::Die => view.step = "die",
        Task::Line { coral, value } => {
            (view.step, view.coral, view.value, view.left) = ("line", Some(coral), Some(value), value);
        }
        Task::Cell { coral, value, line, left } => {
            (view.step, view.coral, view.value, view.left) = ("cell", Some(coral), Some(value), left);
            view.line = Some(line);
            view.taken = spaces(desk.taken).collect();
            view.earlier = spaces(game.eligible(seat, coral, line) & !above(desk.taken)).collect();
        }
        Task::Special => view.step = "special",
        Task::Colour { value } => (view.step, view.value) = ("colour", Some(value)),
        Task::Open => view.step = "open",
        Task::Shell | Task::TrumpetShell { .. } => view.step = "shell",
        Task::CrabUse => view.step = "crab_use",
        Task::CrabRow { .. } => view.step = "crab_row",
        Task::CrabColumn { row, .. } => (view.step, view.line) = ("crab_column", row),
        Task::Breed { left, .. } => (view.step, view.left) = ("breed", left),
        Task::Trumpet { value } => {
            (view.step, view.coral, view.value, view.left) = ("trumpet", game.aside, Some(value), value);
        }
        Task::Infest { all, left, .. } => {
            (view.step, view.coral, view.value, view.left) = ("infest", game.aside, Some(all), left);
            let with_room = spaces(game.threatened(sheet)).filter(|&space| sheet.room(&game.ctx, space) > 0);
            view.earlier = with_room.filter(|space| !view.spaces.contains(space)).collect();
        }
        Task::Ready => view.step = "ready",
    }
    view
}
