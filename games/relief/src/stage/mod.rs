//! The game as people see it: pieces, and sentences.

mod draw;
mod narrate;
mod prompt;
mod words;

use atoll_core::{Event, EventOf, Gesture, Lang, Observer, Piece, Seat, Spot, Stage, Staged, name_of};

use self::draw::{draw_diversity, draw_sheet, draw_table};
use self::narrate::narrate_action;
use self::prompt::ask;
use self::words::{INVITE, Words, breeding_name, coral_name, line_name, listed, place_name, track_name};
use crate::action::{Action, Breeding, Chance, Coral, CrabBox, Line, Space};
use crate::position::{Relief, Task};
use crate::texts;
use crate::view::View;

impl Staged for Relief {
    type Preview = ();

    fn stage(view: &View) -> Stage {
        let mut pieces = Vec::new();
        for die in &view.dice {
            if let Some(value) = die.value {
                let index = die.coral.index() as u8;
                pieces.push(Piece {
                    id: u32::from(index),
                    kind: "die",
                    spot: Spot::Zone { zone: die.role.unwrap_or("tray"), seat: None, index },
                    owner: None,
                    face: u16::from(value),
                    style: die.colour.to_owned(),
                });
            }
        }
        for (seat, sheet) in Seat::first(view.seats).zip(&view.sheets) {
            for cell in &sheet.cells {
                let Some(coral) = cell.coral else { continue };
                let index = cell.space.index() as u8;
                let id = 1000 * (u32::from(seat.number()) + 1) + 4 * u32::from(index);
                let spot = Spot::Zone { zone: "sheet", seat: Some(seat), index };
                let style = if cell.bleached { format!("{} bleached", coral.key()) } else { coral.key().to_owned() };
                let face = u16::from(cell.stage);
                pieces.push(Piece { id, kind: "coral", spot, owner: Some(seat), face, style });
                if cell.filled + cell.crossed > 0 {
                    let face = u16::from(cell.filled) + 8 * u16::from(cell.crossed);
                    let style = "starfish".to_owned();
                    pieces.push(Piece { id: id + 1, kind: "starfish", spot, owner: Some(seat), face, style });
                }
            }
        }
        Stage { pieces }
    }

    fn gesture(view: &View, action: Action) -> Gesture {
        let tray = |die: Coral| Spot::Zone { zone: "tray", seat: None, index: die.index() as u8 };
        let seat = speaker(view);
        let cell = |space: Space| Spot::Zone { zone: "sheet", seat, index: space.index() as u8 };
        let at_line = |line: Line| Spot::Zone { zone: "line", seat, index: line.index() as u8 };
        // The stage that a step of growth would draw.
        let doing = seat.and_then(|seat| view.desk(seat)).and_then(|desk| desk.doing);
        let grown = |space: Space| {
            let sheet = view.sheets.get(usize::from(seat?.number()))?;
            sheet.cells.iter().find(|cell| cell.space == space).map(|cell| i16::from(cell.stage) + 1)
        };
        let plain = |step: &'static str| Gesture { step, ..Gesture::default() };
        let item = |step: &'static str, item: &str| Gesture { step, item: Some(item.to_owned()), ..Gesture::default() };
        let to = |step: &'static str, spot: Spot| Gesture { step, to: Some(spot), ..Gesture::default() };
        match action {
            Action::Power { track } => item("power", track.key()),
            Action::Reroll { dice } => item("reroll", &dice.to_string()),
            Action::Shift { die, up } => Gesture {
                step: "shift",
                from: Some(tray(die)),
                value: Some(if up { 1 } else { -1 }),
                item: Some(die.key().to_owned()),
                ..Gesture::default()
            },
            Action::Keep => plain("keep"),
            Action::Aside { die } => Gesture { from: Some(tray(die)), ..item("aside", die.key()) },
            Action::Grow { die } => Gesture { from: Some(tray(die)), ..item("grow", die.key()) },
            Action::Line { line } => Gesture { item: Some(line.to_string()), ..to("line", at_line(line)) },
            Action::Cell { space } => Gesture {
                item: Some(space.to_string()),
                value: if matches!(doing, Some(Task::Cell { .. })) { grown(space) } else { None },
                ..to("cell", cell(space))
            },
            Action::Stop => plain("stop"),
            Action::Done => plain("done"),
            Action::Open { line } => Gesture { item: Some(line.to_string()), ..to("open", at_line(line)) },
            Action::Attract { species } => {
                let id = view.ctx.species(species).map(|one| one.id.as_str());
                item("attract", id.unwrap_or_default())
            }
            Action::AttractCrab => item("attract", "crab"),
            Action::AttractTrumpet => item("attract", "trumpet"),
            Action::Check { track } => item("check", track.key()),
            Action::Unlock { breeding } => item("unlock", breeding.key()),
            Action::Crab { kind } => item("crab", kind.key()),
            Action::Spawn { space, coral } => {
                Gesture { item: Some(coral.key().to_owned()), value: grown(space), ..to("spawn", cell(space)) }
            }
            Action::Bud { space, coral } => {
                Gesture { item: Some(coral.key().to_owned()), value: grown(space), ..to("bud", cell(space)) }
            }
            Action::Skip => plain("skip"),
            Action::Colour { coral } => item("colour", coral.key()),
            Action::Shell { track } => item("shell", track.key()),
            Action::Trumpet { count } => Gesture { value: Some(count.index() as i16), ..plain("trumpet") },
        }
    }

    fn sentence(view: &View, action: Action, lang: Lang) -> String {
        let seat = speaker(view).unwrap_or(Seat::A);
        let doing = view.desk(seat).and_then(|desk| desk.doing);
        let say = Words { view, lang, seat };
        match action {
            Action::Power { track } => texts::DO_POWER.fill(lang, &[("power", &track_name(track, lang))]),
            Action::Reroll { dice } => texts::DO_REROLL.fill(lang, &[("dice", &say.dice(dice))]),
            Action::Shift { die, up } => {
                texts::DO_SHIFT.fill(lang, &[("die", &say.die(die)), ("value", &say.shifted(die, up))])
            }
            Action::Keep => texts::DO_KEEP.get(lang).to_owned(),
            Action::Aside { die } => {
                texts::DO_ASIDE.fill(lang, &[("die", &say.die(die)), ("coral", &coral_name(die, lang))])
            }
            Action::Grow { die } => {
                texts::DO_GROW.fill(lang, &[("die", &say.die(die)), ("coral", &coral_name(die, lang))])
            }
            Action::Line { line } => match doing {
                Some(Task::Line { value, .. }) if say.writes(line) => {
                    texts::DO_LINE_WRITE.fill(lang, &[("line", &line_name(line, lang)), ("value", &value)])
                }
                Some(Task::CrabRow { .. } | Task::CrabColumn { .. }) => {
                    texts::DO_CLEAR.fill(lang, &[("line", &line_name(line, lang))])
                }
                _ => texts::DO_LINE.fill(lang, &[("line", &line_name(line, lang))]),
            },
            Action::Cell { space } => match doing {
                Some(Task::Cell { coral, .. }) => say.growth(space, coral, &INVITE),
                Some(Task::Infest { .. }) => say.infestation(space, &INVITE),
                _ => texts::DO_CELL.fill(lang, &[("place", &place_name(space, lang))]),
            },
            Action::Stop => texts::DO_STOP.get(lang).to_owned(),
            Action::Done => texts::DO_DONE.get(lang).to_owned(),
            Action::Open { line } => texts::DO_OPEN.fill(lang, &[("line", &line_name(line, lang))]),
            Action::Attract { species } => {
                let (name, benefit) = (say.species(species), say.benefit(species));
                texts::DO_ATTRACT.fill(lang, &[("species", &name), ("benefit", &benefit)])
            }
            Action::AttractCrab => texts::DO_ATTRACT_OWN.fill(lang, &[("species", &texts::CRAB.get(lang))]),
            Action::AttractTrumpet => texts::DO_ATTRACT_OWN.fill(lang, &[("species", &texts::TRUMPET.get(lang))]),
            Action::Check { track } => texts::DO_CHECK.fill(lang, &[("power", &track_name(track, lang))]),
            Action::Unlock { breeding } => texts::DO_UNLOCK.fill(lang, &[("power", &breeding_name(breeding, lang))]),
            Action::Crab { kind } => match kind {
                CrabBox::Row => texts::DO_CRAB_ROW,
                CrabBox::Column => texts::DO_CRAB_COLUMN,
                CrabBox::Both => texts::DO_CRAB_BOTH,
            }
            .get(lang)
            .to_owned(),
            Action::Spawn { space, coral } => say.breeding(Breeding::Spawning, space, coral, &INVITE),
            Action::Bud { space, coral } => say.breeding(Breeding::Budding, space, coral, &INVITE),
            Action::Skip => match doing {
                Some(Task::Colour { .. }) => texts::DO_SKIP_GROW,
                Some(Task::CrabUse | Task::Breed { .. }) => texts::DO_SKIP_USE,
                Some(Task::CrabRow { .. }) => texts::DO_SKIP_ROW,
                Some(Task::CrabColumn { .. }) => texts::DO_SKIP_COLUMN,
                _ => texts::DO_SKIP,
            }
            .get(lang)
            .to_owned(),
            Action::Colour { coral } => {
                let value = match doing {
                    Some(Task::Colour { value }) => value,
                    _ => 0,
                };
                texts::DO_COLOUR.fill(lang, &[("value", &value), ("coral", &coral_name(coral, lang))])
            }
            Action::Shell { track } => texts::DO_SHELL.fill(lang, &[("power", &track_name(track, lang))]),
            Action::Trumpet { count } => match count.index() {
                0 => texts::DO_TRUMPET_NONE.get(lang).to_owned(),
                n => texts::DO_TRUMPET.fill(lang, &[("n", &n)]),
            },
        }
    }

    fn narrate(before: &View, event: EventOf<Self>, lang: Lang) -> String {
        match event {
            Event::Act { seat, action } => narrate_action(before, seat, action, lang),
            Event::Chance(Chance::First { seat }) => texts::DID_FIRST.fill(lang, &[("who", &name_of(seat))]),
            Event::Chance(Chance::Roll { brain, digitate, branching }) => {
                let say = Words { view: before, lang, seat: Seat::A };
                let faces = [brain, digitate, branching];
                let dice = Coral::ALL.map(|die| say.die_showing(die, faces[die.index()].pips()));
                texts::DID_ROLL.fill(lang, &[("dice", &listed(&dice, texts::AND.get(lang)))])
            }
            Event::Chance(Chance::Again { die, face }) => {
                let say = Words { view: before, lang, seat: Seat::A };
                texts::DID_AGAIN.fill(lang, &[("die", &say.die_showing(die, face.pips()))])
            }
        }
    }

    fn prompt(view: &View, lang: Lang) -> String {
        if view.step == "over" {
            return if view.capped { texts::ASK_OVER_CAP } else { texts::ASK_OVER }.get(lang).to_owned();
        }
        if view.deciding.is_empty() {
            return texts::ASK_CHANCE.get(lang).to_owned();
        }
        let mine = view.me.and_then(|me| view.desk(me));
        match mine {
            Some(desk) => ask(view, desk, lang),
            None => {
                let names: Vec<String> = view.deciding.iter().map(|&seat| name_of(seat)).collect();
                texts::ASK_WAIT.fill(lang, &[("names", &listed(&names, texts::AND.get(lang)))])
            }
        }
    }

    fn draw(view: &View, who: Observer, lang: Lang) -> String {
        let mut out = String::new();
        draw_table(&mut out, view, lang);
        for seat in Seat::first(view.seats) {
            let shown = match who {
                Observer::Seat(me) => me == seat,
                _ => true,
            };
            draw_sheet(&mut out, view, seat, shown, lang);
        }
        draw_diversity(&mut out, view, lang);
        out
    }
}

/// Whose action a view's legal actions are: the observer, or whoever decides alone.
fn speaker(view: &View) -> Option<Seat> {
    view.me.or_else(|| view.desks.first().map(|desk| desk.seat))
}
