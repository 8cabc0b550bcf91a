//! The game as people see it: pieces, and sentences.

use std::fmt::Write;

use atoll_core::{Event, EventOf, Gesture, Lang, Observer, Piece, Seat, Spot, Stage, Staged, Text, name_of};

use crate::action::{Action, Breeding, Coral, CrabBox, DiceSet, Fall, Line, Shape, Space, Species, Track, Want};
use crate::components::{Benefit, Printed};
use crate::position::{Relief, Step};
use crate::texts;
use crate::view::{CellView, DeskView, View};

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
                value: if matches!(doing, Some(Step::Cell { .. })) { grown(space) } else { None },
                ..to("cell", cell(space))
            },
            Action::Stop => plain("stop"),
            Action::Done => plain("done"),
            Action::Open { line } => Gesture { item: Some(line.to_string()), ..to("open", at_line(line)) },
            Action::Attract { species } => {
                let id = view.data.get().species(species).map(|data| data.id.as_str());
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
                Some(Step::Line { value, .. }) if say.writes(line) => {
                    texts::DO_LINE_WRITE.fill(lang, &[("line", &line_name(line, lang)), ("value", &value)])
                }
                Some(Step::CrabRow { .. } | Step::CrabColumn { .. }) => {
                    texts::DO_CLEAR.fill(lang, &[("line", &line_name(line, lang))])
                }
                _ => texts::DO_LINE.fill(lang, &[("line", &line_name(line, lang))]),
            },
            Action::Cell { space } => match doing {
                Some(Step::Cell { coral, .. }) => say.growth(space, coral, &INVITE),
                Some(Step::Infest { .. }) => say.infestation(space, &INVITE),
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
                Some(Step::Colour { .. }) => texts::DO_SKIP_GROW,
                Some(Step::CrabUse | Step::Breed { .. }) => texts::DO_SKIP_USE,
                Some(Step::CrabRow { .. }) => texts::DO_SKIP_ROW,
                Some(Step::CrabColumn { .. }) => texts::DO_SKIP_COLUMN,
                _ => texts::DO_SKIP,
            }
            .get(lang)
            .to_owned(),
            Action::Colour { coral } => {
                let value = match doing {
                    Some(Step::Colour { value }) => value,
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
            Event::Chance(Fall::First { seat }) => texts::DID_FIRST.fill(lang, &[("who", &name_of(seat))]),
            Event::Chance(Fall::Roll { brain, digitate, branching }) => {
                let say = Words { view: before, lang, seat: Seat::A };
                let faces = [brain, digitate, branching];
                let dice = Coral::ALL.map(|die| say.die_showing(die, faces[die.index()].pips()));
                texts::DID_ROLL.fill(lang, &[("dice", &listed(&dice, texts::AND.get(lang)))])
            }
            Event::Chance(Fall::Again { die, face }) => {
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

fn coral_name(coral: Coral, lang: Lang) -> &'static str {
    match coral {
        Coral::Brain => texts::CORAL_BRAIN,
        Coral::Digitate => texts::CORAL_DIGITATE,
        Coral::Branching => texts::CORAL_BRANCHING,
    }
    .get(lang)
}

fn track_name(track: Track, lang: Lang) -> &'static str {
    match track {
        Track::Reroll => texts::POWER_REROLL,
        Track::PlusMinus => texts::POWER_PLUS_MINUS,
    }
    .get(lang)
}

fn breeding_name(breeding: Breeding, lang: Lang) -> &'static str {
    match breeding {
        Breeding::Spawning => texts::POWER_SPAWNING,
        Breeding::Budding => texts::POWER_BUDDING,
    }
    .get(lang)
}

fn want_name(want: Want, lang: Lang) -> &'static str {
    want.coral().map_or(texts::CORAL_MIXED.get(lang), |coral| coral_name(coral, lang))
}

fn shape_name(shape: Shape, lang: Lang) -> &'static str {
    match shape {
        Shape::Line3 => texts::SHAPE_LINE3,
        Shape::Line5 => texts::SHAPE_LINE5,
        Shape::Square4 => texts::SHAPE_SQUARE4,
        Shape::Rect6 => texts::SHAPE_RECT6,
    }
    .get(lang)
}

fn line_name(line: Line, lang: Lang) -> String {
    let text = if line.is_row() { texts::LINE_ROW } else { texts::LINE_COLUMN };
    text.fill(lang, &[("n", &(line.number() + 1))])
}

fn place_name(space: Space, lang: Lang) -> String {
    texts::PLACE.fill(lang, &[("row", &(space.row() + 1)), ("col", &(space.col() + 1))])
}

/// `a, b and c`.
fn listed(items: &[String], and: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} {and} {last}", most.join(", ")),
    }
}

/// The texts of growth and infestation, as an invitation or as a report.
struct Manner {
    seed: Text,
    advance: Text,
    ripen: Text,
    infest: Text,
    bleach: Text,
    breed: Text,
}

const INVITE: Manner = Manner {
    seed: texts::DO_SEED,
    advance: texts::DO_ADVANCE,
    ripen: texts::DO_RIPEN,
    infest: texts::DO_INFEST,
    bleach: texts::DO_BLEACH,
    breed: texts::DO_BREED,
};

const REPORT: Manner = Manner {
    seed: texts::DID_SEED,
    advance: texts::DID_ADVANCE,
    ripen: texts::DID_RIPEN,
    infest: texts::DID_INFEST,
    bleach: texts::DID_BLEACH,
    breed: texts::DID_BREED,
};

/// Words about what a seat does.
struct Words<'a> {
    view: &'a View,
    lang: Lang,
    seat: Seat,
}

impl Words<'_> {
    fn die(&self, die: Coral) -> String {
        self.die_showing(die, self.view.die(die))
    }

    fn die_showing(&self, die: Coral, value: u8) -> String {
        let colour = match self.view.data.get().colours[die.index()] {
            "yellow" => texts::COLOUR_YELLOW,
            "blue" => texts::COLOUR_BLUE,
            _ => texts::COLOUR_PINK,
        };
        texts::DIE.fill(self.lang, &[("colour", &colour.get(self.lang)), ("value", &value)])
    }

    fn dice(&self, dice: DiceSet) -> String {
        let dice: Vec<String> = Coral::ALL.iter().filter(|&&die| dice.has(die)).map(|&die| self.die(die)).collect();
        listed(&dice, texts::AND.get(self.lang))
    }

    fn shifted(&self, die: Coral, up: bool) -> u8 {
        let (value, step) = (self.view.die(die), self.view.data.get().step);
        let turned = if up { value + step } else { value + 6 - step };
        turned.saturating_sub(1) % 6 + 1
    }

    fn writes(&self, line: Line) -> bool {
        self.view.line_box(self.seat, line).is_some_and(|one| one.kind == "solid")
    }

    fn growth(&self, space: Space, coral: Coral, manner: &Manner) -> String {
        let stage = self.view.cell(self.seat, space).map_or(0, |cell| cell.stage) + 1;
        let stages = self.view.data.get().stages[coral.index()];
        let text = match stage {
            _ if stage >= stages => manner.ripen,
            1 => manner.seed,
            _ => manner.advance,
        };
        let (coral, place, who) = (coral_name(coral, self.lang), place_name(space, self.lang), name_of(self.seat));
        let with: [(&str, &dyn std::fmt::Display); 5] =
            [("who", &who), ("coral", &coral), ("place", &place), ("stage", &stage), ("stages", &stages)];
        text.fill(self.lang, &with)
    }

    fn infestation(&self, space: Space, manner: &Manner) -> String {
        let cell = self.view.cell(self.seat, space);
        let bleaches = cell.is_some_and(|cell| cell.filled + 1 >= self.view.data.get().bleach_at);
        let coral = cell.and_then(|cell| cell.coral).map_or("", |coral| coral_name(coral, self.lang));
        let text = if bleaches { manner.bleach } else { manner.infest };
        let (place, who) = (place_name(space, self.lang), name_of(self.seat));
        text.fill(self.lang, &[("who", &who), ("coral", &coral), ("place", &place)])
    }

    fn breeding(&self, breeding: Breeding, space: Space, coral: Coral, manner: &Manner) -> String {
        let growth = self.growth(space, coral, manner);
        manner.breed.fill(self.lang, &[("power", &breeding_name(breeding, self.lang)), ("growth", &growth)])
    }

    fn species(&self, species: Species) -> String {
        let data = self.view.data.get().species(species);
        data.map_or_else(|| species.to_string(), |data| data.name.get(self.lang).to_owned())
    }

    /// What the next mark of a species gives.
    fn benefit(&self, species: Species) -> String {
        let shown = self.view.diversity.iter().find(|one| one.code == species);
        let next = shown.and_then(|shown| shown.marks.iter().position(|mark| mark.owner.is_none() && !mark.struck));
        let data = self.view.data.get().species(species);
        let Some(mark) = next.and_then(|n| data?.marks.get(n)) else { return String::new() };
        let benefit = match mark.benefit {
            Benefit::Grow(n) => texts::BENEFIT_GROW.fill(self.lang, &[("n", &n)]),
            Benefit::Die => texts::BENEFIT_DIE.get(self.lang).to_owned(),
            Benefit::Crab => texts::BENEFIT_CRAB.get(self.lang).to_owned(),
            Benefit::Shell => texts::BENEFIT_SHELL.get(self.lang).to_owned(),
            Benefit::Unlock(Breeding::Spawning) => texts::BENEFIT_SPAWN.get(self.lang).to_owned(),
            Benefit::Unlock(Breeding::Budding) => texts::BENEFIT_BUD.get(self.lang).to_owned(),
        };
        if mark.star { texts::BENEFIT_STAR.fill(self.lang, &[("benefit", &benefit)]) } else { benefit }
    }
}

fn narrate_action(before: &View, seat: Seat, action: Action, lang: Lang) -> String {
    let doing = before.desk(seat).and_then(|desk| desk.doing);
    let say = Words { view: before, lang, seat };
    let who = name_of(seat);
    match action {
        Action::Power { track } => texts::DID_POWER.fill(lang, &[("who", &who), ("power", &track_name(track, lang))]),
        Action::Reroll { dice } => texts::DID_REROLL.fill(lang, &[("who", &who), ("dice", &say.dice(dice))]),
        Action::Shift { die, up } => {
            texts::DID_SHIFT.fill(lang, &[("who", &who), ("die", &say.die(die)), ("value", &say.shifted(die, up))])
        }
        Action::Keep => texts::DID_KEEP.fill(lang, &[("who", &who)]),
        Action::Aside { die } => texts::DID_ASIDE.fill(lang, &[("who", &who), ("die", &say.die(die))]),
        Action::Grow { die } => {
            let coral = coral_name(die, lang);
            texts::DID_GROW.fill(lang, &[("who", &who), ("die", &say.die(die)), ("coral", &coral)])
        }
        Action::Line { line } => {
            let name = line_name(line, lang);
            match doing {
                Some(Step::Line { value, .. }) if say.writes(line) => {
                    texts::DID_LINE_WRITE.fill(lang, &[("who", &who), ("line", &name), ("value", &value)])
                }
                Some(Step::Line { .. }) => texts::DID_LINE.fill(lang, &[("who", &who), ("line", &name)]),
                _ => texts::DID_CHOSE.fill(lang, &[("who", &who), ("line", &name)]),
            }
        }
        Action::Cell { space } => match doing {
            Some(Step::Cell { coral, .. }) => say.growth(space, coral, &REPORT),
            Some(Step::Infest { .. }) => say.infestation(space, &REPORT),
            _ => texts::DID_CELL.fill(lang, &[("who", &who), ("place", &place_name(space, lang))]),
        },
        Action::Stop => texts::DID_STOP.fill(lang, &[("who", &who)]),
        Action::Done => texts::DID_DONE.fill(lang, &[("who", &who)]),
        Action::Open { line } => texts::DID_OPEN.fill(lang, &[("who", &who), ("line", &line_name(line, lang))]),
        Action::Attract { species } => {
            let (name, benefit) = (say.species(species), say.benefit(species));
            texts::DID_ATTRACT.fill(lang, &[("who", &who), ("species", &name), ("benefit", &benefit)])
        }
        Action::AttractCrab => texts::DID_ATTRACT_OWN.fill(lang, &[("who", &who), ("species", &texts::CRAB.get(lang))]),
        Action::AttractTrumpet => {
            texts::DID_ATTRACT_OWN.fill(lang, &[("who", &who), ("species", &texts::TRUMPET.get(lang))])
        }
        Action::Check { track } => texts::DID_CHECK.fill(lang, &[("who", &who), ("power", &track_name(track, lang))]),
        Action::Unlock { breeding } => {
            texts::DID_UNLOCK.fill(lang, &[("who", &who), ("power", &breeding_name(breeding, lang))])
        }
        Action::Crab { .. } => texts::DID_CRAB.fill(lang, &[("who", &who)]),
        Action::Spawn { space, coral } => say.breeding(Breeding::Spawning, space, coral, &REPORT),
        Action::Bud { space, coral } => say.breeding(Breeding::Budding, space, coral, &REPORT),
        Action::Skip => texts::DID_SKIP.fill(lang, &[("who", &who)]),
        Action::Colour { coral } => texts::DID_COLOUR.fill(lang, &[("who", &who), ("coral", &coral_name(coral, lang))]),
        Action::Shell { track } => texts::DID_SHELL.fill(lang, &[("who", &who), ("power", &track_name(track, lang))]),
        Action::Trumpet { count } => match count.index() {
            0 => texts::DID_TRUMPET_NONE.fill(lang, &[("who", &who)]),
            n => texts::DID_TRUMPET.fill(lang, &[("who", &who), ("n", &n)]),
        },
    }
}

fn ask(view: &View, desk: &DeskView, lang: Lang) -> String {
    let coral = desk.coral.map_or("", |coral| coral_name(coral, lang));
    let value = desk.value.unwrap_or(0);
    match desk.step {
        "power" => texts::ASK_POWER.get(lang).to_owned(),
        "modify" => texts::ASK_MODIFY.get(lang).to_owned(),
        "pick" => texts::ASK_PICK.get(lang).to_owned(),
        "die" if desk.dice.is_empty() => texts::ASK_DIE_NONE.get(lang).to_owned(),
        "die" => texts::ASK_DIE.get(lang).to_owned(),
        "line" => texts::ASK_LINE.fill(lang, &[("coral", &coral), ("value", &value)]),
        "cell" => {
            let line = desk.line.map_or(String::new(), |line| line_name(line, lang));
            let with: [(&str, &dyn std::fmt::Display); 4] =
                [("coral", &coral), ("line", &line), ("left", &desk.left), ("value", &value)];
            texts::ASK_CELL.fill(lang, &with)
        }
        "special" => texts::ASK_SPECIAL.fill(lang, &[("left", &desk.specials)]),
        "colour" => texts::ASK_COLOUR.fill(lang, &[("value", &value)]),
        "open" => texts::ASK_OPEN.get(lang).to_owned(),
        "shell" => texts::ASK_SHELL.get(lang).to_owned(),
        "crab_use" => texts::ASK_CRAB_USE.get(lang).to_owned(),
        "crab_row" => texts::ASK_CRAB_ROW.get(lang).to_owned(),
        "crab_column" => texts::ASK_CRAB_COLUMN.get(lang).to_owned(),
        "breed" => {
            let power = match desk.doing {
                Some(Step::Breed { breeding, .. }) => breeding_name(breeding, lang),
                _ => "",
            };
            texts::ASK_BREED.fill(lang, &[("power", &power)])
        }
        "trumpet" => texts::ASK_TRUMPET.fill(lang, &[("n", &value)]),
        "infest" => texts::ASK_INFEST.fill(lang, &[("coral", &coral), ("left", &desk.left)]),
        "ready" => texts::ASK_READY.get(lang).to_owned(),
        _ => texts::ASK_WAIT.fill(lang, &[("names", &name_of(view.me.unwrap_or(Seat::A)))]),
    }
}

// Text boards never fail to be written.
macro_rules! put {
    ($out:expr, $($rest:tt)*) => { write!($out, $($rest)*).expect("writing to a string cannot fail") };
}

fn draw_table(out: &mut String, view: &View, lang: Lang) {
    put!(out, "{}", texts::DRAW_TURN.fill(lang, &[("turn", &view.turn)]));
    if let Some(active) = view.active {
        put!(out, ", {}", texts::DRAW_ACTIVE.fill(lang, &[("who", &name_of(active))]));
    }
    for die in &view.dice {
        if let Some(value) = die.value {
            let role = match die.role {
                Some("grow") => texts::UI_ROLE_GROW.get(lang),
                Some("special") => texts::UI_ROLE_SPECIAL.get(lang),
                Some("infest") => texts::UI_ROLE_INFEST.get(lang),
                _ => "",
            };
            put!(out, "   [{}{value}]{}{role}", die.coral.letter(), if role.is_empty() { "" } else { " " });
        }
    }
    out.push('\n');
}

/// A space in four characters: `Y2**`, `P3*x`, `####`, ` .  `.
fn drawn_cell(cell: &CellView) -> String {
    let Some(coral) = cell.coral else { return if cell.blocked { "/// ".into() } else { " .  ".into() } };
    if cell.bleached {
        return "##  ".to_owned();
    }
    let letter = if cell.mature { coral.letter() } else { coral.letter().to_ascii_lowercase() };
    let mut text = format!("{letter}{}", cell.stage);
    text.extend((0..cell.filled).map(|_| '*'));
    text.extend((0..cell.crossed).map(|_| 'x'));
    format!("{text:<4}")
}

fn drawn_box(view: &View, seat: Seat, line: Line) -> String {
    let printed = view.data.get().boxes[line.index()];
    match view.line_box(seat, line) {
        Some(shown) => match (shown.kind, shown.number) {
            ("dotted", _) => ":?:".to_owned(),
            ("solid", _) => "[ ]".to_owned(),
            (_, Some(number)) if matches!(printed, Printed::Number(_)) => format!("<{number}>"),
            (_, number) => format!("[{}]", number.unwrap_or(0)),
        },
        None => "   ".to_owned(),
    }
}

fn draw_sheet(out: &mut String, view: &View, seat: Seat, in_full: bool, lang: Lang) {
    let (Some(sheet), Some(score)) = (view.sheets.get(seat.index()), view.scores.get(seat.index())) else { return };
    put!(out, "\n{}  {}\n", name_of(seat), texts::DRAW_POINTS.fill(lang, &[("n", &score.total)]));
    if !in_full {
        return;
    }
    out.push_str("      ");
    for shown in &sheet.cols {
        put!(out, " {} ", drawn_box(view, seat, shown.line));
    }
    out.push('\n');
    for (shown, cells) in sheet.rows.iter().zip(sheet.cells.chunks(view.cols.max(1))) {
        put!(out, "  {} ", drawn_box(view, seat, shown.line));
        for cell in cells {
            put!(out, " {}", drawn_cell(cell));
        }
        out.push('\n');
    }
    let mut notes = Vec::new();
    for power in &sheet.powers {
        let name = track_name(power.track, lang);
        notes.push(if power.check || power.open > 0 {
            texts::DRAW_BOXES.fill(lang, &[("power", &name), ("free", &power.free), ("used", &power.used)])
        } else {
            texts::DRAW_LOCKED.fill(lang, &[("power", &name)])
        });
    }
    for power in &sheet.breeding {
        let text = if power.unlocked { texts::DRAW_UNLOCKED } else { texts::DRAW_LOCKED };
        notes.push(text.fill(lang, &[("power", &breeding_name(power.power, lang))]));
    }
    let free = sheet.crab.boxes.iter().filter(|one| one.state == "open").count();
    let used = sheet.crab.boxes.iter().filter(|one| one.state == "used").count();
    let crab = texts::CRAB.get(lang);
    notes.push(if sheet.crab.attracted || free + used > 0 {
        texts::DRAW_BOXES.fill(lang, &[("power", &crab), ("free", &free), ("used", &used)])
    } else {
        texts::DRAW_LOCKED.fill(lang, &[("power", &crab)])
    });
    let trumpet = texts::TRUMPET.get(lang);
    notes.push(if sheet.trumpet.attracted {
        let (filled, places) = (sheet.trumpet.filled, sheet.trumpet.places);
        texts::DRAW_TRUMPET.fill(lang, &[("name", &trumpet), ("filled", &filled), ("places", &places)])
    } else {
        texts::DRAW_LOCKED.fill(lang, &[("power", &trumpet)])
    });
    put!(out, "  {}\n", notes.join("; "));
}

fn draw_diversity(out: &mut String, view: &View, lang: Lang) {
    put!(out, "\n{}\n", texts::DRAW_DIVERSITY.get(lang));
    let me = view.me.map(Seat::index);
    for species in &view.diversity {
        let marks: Vec<String> = species
            .marks
            .iter()
            .map(|mark| match (mark.owner, mark.struck) {
                (Some(owner), _) => name_of(owner),
                (None, true) => "--".to_owned(),
                (None, false) => format!("{}{}", mark.benefit, if mark.star { "*" } else { "" }),
            })
            .collect();
        let state = me.and_then(|me| species.by_seat.get(me)).map_or(' ', |&state| match state {
            "met" => '!',
            "attracted" => '+',
            "gone" => '-',
            _ => ' ',
        });
        let what = format!("{}, {}", shape_name(species.shape, lang), want_name(species.coral, lang));
        let (code, name, marks) = (species.code.to_string(), species.name.get(lang), marks.join(" "));
        put!(out, "{state} {code:<4}{name:<22}{what:<36}{marks}\n");
    }
    let ending = |key: &str| match key {
        "line" => texts::ENDING_LINE,
        "adjacent" => texts::ENDING_ADJACENT,
        _ => texts::ENDING_ANY,
    };
    put!(out, "{}:", texts::DRAW_ENDINGS.get(lang));
    for shown in &view.endings {
        let counts: Vec<String> = shown.by_seat.iter().map(u8::to_string).collect();
        put!(out, "  {} {} / {}", ending(shown.key).get(lang), counts.join(" "), shown.need);
    }
    out.push('\n');
}
