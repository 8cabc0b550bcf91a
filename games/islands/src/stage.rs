//! The game as people see it: pieces, sentences, and the table as text.

use std::fmt::Write;

use atoll_core::{
    Code, Event, EventOf, Game, Gesture, Lang, Observer, Piece, Seat, Spot, Stage, Staged, Text, name_of,
};

use crate::action::{Action, Chance};
use crate::components::{Island, Terrain, WIDTH, mw};
use crate::position::{Islands, Stage as Decision};
use crate::preview::{Plan, Preview, Worth};
use crate::view::{CardView, DieView, View};
use crate::{score, texts};

impl Staged for Islands {
    type Preview = Preview;

    const STEPS: &'static [&'static str] = &["take", "step", "pair", "second", "stay", "pass", "done", "hold", "dig"];

    fn stage(view: &View) -> Stage {
        let mut pieces = Vec::new();
        for island in &view.islands {
            for (z, die) in island.dice.iter().enumerate() {
                pieces.push(Piece {
                    id: (island.island.index() as u32) << 8 | z as u32,
                    kind: "die",
                    spot: Spot::Cell { x: island.c, y: island.r, z: z as i8 },
                    owner: None,
                    face: u16::from(die.value),
                    style: die.colour.to_owned(),
                });
            }
        }
        for (n, column) in view.columns.iter().enumerate() {
            for (place, card) in column.cards.iter().enumerate() {
                let zone = ["column-1", "column-2", "column-3"][n];
                pieces.push(card_piece(card, Spot::Zone { zone, seat: None, index: place as u8 }));
            }
        }
        for (seat, player) in Seat::first(view.seats).zip(&view.players) {
            let cards = player.terrains.iter().flat_map(|holding| &holding.cards);
            // The card of this turn still lies in its column.
            let cards = cards.filter(|card| view.kept.as_ref().is_none_or(|kept| kept.card != card.card));
            for (place, card) in cards.enumerate() {
                let spot = Spot::Zone { zone: "kept", seat: Some(seat), index: place as u8 };
                pieces.push(Piece { owner: Some(seat), ..card_piece(card, spot) });
            }
        }
        Stage { pieces }
    }

    fn gesture(view: &View, action: Action) -> Gesture {
        let spot = |at: Island, above: i8| {
            view.island(at).map(|one| Spot::Cell { x: one.c, y: one.r, z: one.dice.len() as i8 + above })
        };
        let carried = |step, from: Island, to: Island| {
            let value = view.reach(action).map(|reach| i16::from(reach.value));
            let above = if from == to { -1 } else { 0 };
            Gesture { step, from: spot(from, -1), to: spot(to, above), value, ..Gesture::default() }
        };
        match action {
            Action::Take { card, column } => {
                let zone = ["column-1", "column-2", "column-3"][column.index()];
                let cards = view.columns.get(column.index()).map(|column| &column.cards);
                let index = cards.and_then(|cards| cards.iter().position(|one| one.card == card));
                let from = index.map(|index| Spot::Zone { zone, seat: None, index: index as u8 });
                let value = Some(column.index() as i16);
                Gesture { step: "take", from, value, item: Some(card.to_string()), ..Gesture::default() }
            }
            Action::Step { to, from } => carried("step", from, to),
            Action::Pair { to, from } => carried("pair", from, to),
            Action::Second { to, from } => carried("second", from, to),
            Action::Stay { at } => {
                let value = view.stays.iter().find(|stay| stay.at == at.to_string()).map(|stay| i16::from(stay.value));
                Gesture { step: "stay", from: spot(at, -1), to: spot(at, -1), value, ..Gesture::default() }
            }
            Action::Pass => Gesture { step: "pass", ..Gesture::default() },
            Action::Done => Gesture { step: "done", ..Gesture::default() },
            Action::Hold => Gesture { step: "hold", ..Gesture::default() },
            Action::Dig { depth, at } => {
                let above = -1 - depth.dice() as i8;
                Gesture { step: "dig", from: spot(at, above), value: Some(depth.dice().into()), ..Gesture::default() }
            }
        }
    }

    fn sentence(view: &View, action: Action, lang: Lang) -> String {
        words(view, action, lang, None)
    }

    fn narrate(before: &View, event: EventOf<Self>, lang: Lang) -> String {
        match event {
            Event::Act { seat, action } => words(before, action, lang, Some(seat)),
            Event::Chance(Chance::First { seat }) => texts::TELL_FIRST.fill(lang, &[("who", &name_of(seat))]),
            Event::Chance(Chance::Row { specialist }) => texts::TELL_ROW
                .fill(lang, &[("specialist", &before.edition.data().specialist(specialist).name.get(lang))]),
            Event::Chance(Chance::Deal { card }) => {
                let face = before.edition.data().face(card);
                let filled: [(&str, &dyn std::fmt::Display); 4] = [
                    ("terrain", &terrain_name(before, card.terrain(), lang)),
                    ("rating", &mw(face.rating)),
                    ("stars", &stars(face.stars, lang)),
                    ("column", &next_column(before)),
                ];
                texts::TELL_DEAL.fill(lang, &filled)
            }
        }
    }

    fn preview(&self, seat: Seat, action: Action) -> Option<Preview> {
        match action {
            // What a card would allow, before it is taken.
            Action::Take { card, column } if self.check(seat, action).is_ok() => {
                let means = self.means_of(column, card);
                Some(Preview::Plan(Plan::of(self, &means, self.state.lanes[column.index()].len())))
            }
            // What the towers would be worth afterwards.
            _ if self.check(seat, action).is_ok() && self.state.stage != Decision::Choose => {
                let mut after = self.clone();
                after.act(seat, action);
                Some(Preview::Worth(Worth { forecast: score::dice(&after) }))
            }
            _ => None,
        }
    }

    fn prompt(view: &View, lang: Lang) -> String {
        let left = steps(view.steps.unwrap_or(0), lang);
        let colour = view.kept.as_ref().map_or("", |kept| kept.card.terrain().colour());
        match view.step {
            "choose" => texts::ASK_CHOOSE.get(lang).to_owned(),
            "move" => texts::ASK_MOVE.fill(lang, &[("colour", &colour_name(colour, lang)), ("steps", &left)]),
            "second" => texts::ASK_SECOND.fill(lang, &[("steps", &left)]),
            "over" => texts::ASK_OVER.get(lang).to_owned(),
            _ => texts::ASK_WAIT.get(lang).to_owned(),
        }
    }

    fn draw(view: &View, _who: Observer, lang: Lang) -> String {
        draw(view, lang).expect("writing to a string cannot fail")
    }
}

fn card_piece(card: &CardView, spot: Spot) -> Piece {
    let id = 1 << 16 | card.card.index() as u32;
    Piece { id, kind: "card", spot, owner: None, face: u16::from(card.stars), style: card.id.clone() }
}

/// What an action would do, or did if `who` is given.
fn words(view: &View, action: Action, lang: Lang, who: Option<Seat>) -> String {
    let who = who.map(name_of);
    let say = |asked: Text, told: Text, with: &[(&str, &dyn std::fmt::Display)]| match &who {
        None => asked.fill(lang, with),
        Some(name) => {
            let mut with = with.to_vec();
            with.push(("who", name));
            told.fill(lang, &with)
        }
    };
    let tower = |at: Island| view.island(at).map_or(&[][..], |one| &one.dice);
    let dug = |at: Island| view.dug.as_ref().filter(|dug| dug.at == at.to_string()).map_or(0, |dug| dug.depth);
    let carried = |asked: Text, told: Text, from: Island, to: Option<Island>| {
        let depth = dug(from);
        let die = nth_from_top(tower(from), depth);
        let below = nth_from_top(tower(from), depth + 1);
        let reach = view.reach(action);
        let raised = die.value + u8::from(!view.hold);
        let filled: [(&str, &dyn std::fmt::Display); 7] = [
            ("colour", &colour_name(die.colour, lang)),
            ("value", &die.value),
            ("raised", &raised),
            ("from", &from),
            ("to", &to.unwrap_or(from)),
            ("steps", &steps(reach.map_or(0, |reach| reach.steps), lang)),
            ("below", &format_args!("{} {}", colour_name(below.colour, lang), below.value)),
        ];
        say(asked, told, &filled)
    };
    match action {
        Action::Take { card, column } => {
            let lane = &view.columns[column.index()];
            let name = lane.name.as_ref().map_or("", |name| name.get(lang));
            let face = view.edition.data().face(card);
            let filled: [(&str, &dyn std::fmt::Display); 6] = [
                ("column", &column),
                ("specialist", &name),
                ("cards", &count(lane.cards.len(), texts::COUNT_CARDS_ONE, texts::COUNT_CARDS_MANY, lang)),
                ("terrain", &terrain_name(view, card.terrain(), lang)),
                ("rating", &mw(face.rating)),
                ("stars", &stars(face.stars, lang)),
            ];
            say(texts::SAY_TAKE, texts::TELL_TAKE, &filled)
        }
        Action::Step { to, from } if to == from => carried(texts::SAY_RETURN, texts::TELL_RETURN, from, Some(to)),
        Action::Step { to, from } => carried(texts::SAY_STEP, texts::TELL_STEP, from, Some(to)),
        Action::Pair { to, from } => carried(texts::SAY_PAIR, texts::TELL_PAIR, from, Some(to)),
        Action::Second { to, from } => carried(texts::SAY_SECOND, texts::TELL_SECOND, from, Some(to)),
        Action::Stay { at } => carried(texts::SAY_STAY, texts::TELL_STAY, at, None),
        Action::Pass => say(texts::SAY_PASS, texts::TELL_PASS, &[]),
        Action::Done => say(texts::SAY_DONE, texts::TELL_DONE, &[]),
        Action::Hold => say(texts::SAY_HOLD, texts::TELL_HOLD, &[]),
        Action::Dig { depth, at } => {
            let die = nth_from_top(tower(at), depth.dice());
            let above = count(depth.dice().into(), texts::COUNT_DICE_ONE, texts::COUNT_DICE_MANY, lang);
            let filled: [(&str, &dyn std::fmt::Display); 4] =
                [("colour", &colour_name(die.colour, lang)), ("value", &die.value), ("from", &at), ("dice", &above)];
            say(texts::SAY_DIG, texts::TELL_DIG, &filled)
        }
    }
}

/// The die under so many others; an unreal one where the tower is not so high.
fn nth_from_top(tower: &[DieView], depth: u8) -> DieView {
    tower.iter().nth_back(depth.into()).cloned().unwrap_or(DieView { colour: "", value: 0 })
}

/// The number, from 1, of the column that gets the next card.
fn next_column(view: &View) -> u32 {
    // Every turn deals three cards from a deck that is a multiple of three.
    (3 - view.deck % 3) % 3 + 1
}

fn count(n: usize, one: Text, many: Text, lang: Lang) -> String {
    if n == 1 { one.get(lang).to_owned() } else { many.fill(lang, &[("n", &n)]) }
}

fn steps(n: u8, lang: Lang) -> String {
    count(n.into(), texts::COUNT_STEPS_ONE, texts::COUNT_STEPS_MANY, lang)
}

fn stars(n: u8, lang: Lang) -> String {
    count(n.into(), texts::COUNT_STARS_ONE, texts::COUNT_STARS_MANY, lang)
}

fn terrain_name(view: &View, terrain: Terrain, lang: Lang) -> &str {
    view.edition.data().terrains[terrain.index()].get(lang)
}

fn colour_name(colour: &str, lang: Lang) -> &'static str {
    let text = match colour {
        "red" => texts::COLOUR_RED,
        "green" => texts::COLOUR_GREEN,
        "yellow" => texts::COLOUR_YELLOW,
        "black" => texts::COLOUR_BLACK,
        "blue" => texts::COLOUR_BLUE,
        "purple" => texts::COLOUR_PURPLE,
        _ => return "",
    };
    text.get(lang)
}

fn letter(colour: &str) -> char {
    Terrain::all().find(|terrain| terrain.colour() == colour).map_or('?', Terrain::letter)
}

/// The table as text.
fn draw(view: &View, lang: Lang) -> Result<String, std::fmt::Error> {
    let mut out = String::new();
    writeln!(out, "{}", texts::DRAW_TURN.fill(lang, &[("n", &view.turn), ("total", &view.turns)]))?;
    writeln!(out)?;
    // The map: terrain letter, top die, height.
    let columns: Vec<u8> = (0..WIDTH as u8)
        .filter(|&column| view.islands.iter().any(|island| island.island.column_row().0 == column))
        .collect();
    let rows = view.islands.iter().map(|island| island.r).max().unwrap_or(0);
    write!(out, "   ")?;
    for &column in &columns {
        let name = Island::at(column, 0).map(|island| island.to_string()).unwrap_or_default();
        write!(out, " {:<7}", name.trim_end_matches('1'))?;
    }
    writeln!(out)?;
    for r in 0..=rows {
        write!(out, "{:>2} ", r + 1)?;
        for &column in &columns {
            let island = view.islands.iter().find(|one| one.r == r && one.island.column_row().0 == column);
            let cell = match island {
                None => String::new(),
                Some(island) => {
                    let ground = Terrain::all().find(|terrain| terrain.id() == island.terrain);
                    let ground = ground.map_or('?', Terrain::letter).to_ascii_lowercase();
                    match island.dice.last() {
                        None => format!("{ground} --"),
                        Some(die) if island.dice.len() == 1 => format!("{ground} {}{}", letter(die.colour), die.value),
                        Some(die) => format!("{ground} {}{}/{}", letter(die.colour), die.value, island.dice.len()),
                    }
                }
            };
            write!(out, " {cell:<7}")?;
        }
        writeln!(out)?;
    }
    writeln!(out)?;
    for (n, column) in view.columns.iter().enumerate() {
        let name = column.name.as_ref().map_or("-", |name| name.get(lang));
        let ability = column.text.as_ref().map_or("", |text| text.get(lang));
        write!(out, "{}. {name} ({ability}):", n + 1)?;
        for card in &column.cards {
            let ring = if view.kept.as_ref().is_some_and(|kept| kept.card == card.card) { "*" } else { "" };
            write!(out, " {ring}{} {}{ring}", card.id, "★".repeat(card.stars.into()))?;
        }
        writeln!(out)?;
    }
    writeln!(out, "{}", texts::DRAW_DECK.fill(lang, &[("n", &view.deck)]))?;
    writeln!(out)?;
    for (seat, player) in Seat::first(view.seats).zip(&view.players) {
        let mark = if view.active == Some(seat) { '>' } else { ' ' };
        let dice = count(player.forecast.unsigned_abs().into(), texts::COUNT_DICE_ONE, texts::COUNT_DICE_MANY, lang);
        let total = count(player.stars.unsigned_abs().into(), texts::COUNT_STARS_ONE, texts::COUNT_STARS_MANY, lang);
        let filled: [(&str, &dyn std::fmt::Display); 3] =
            [("dice", &dice), ("stars", &total), ("rating", &player.rating)];
        write!(out, "{mark} {}: {};", seat.letter(), texts::DRAW_PLAYER.fill(lang, &filled))?;
        for holding in player.terrains.iter().filter(|holding| !holding.cards.is_empty()) {
            let ids: Vec<&str> = holding.cards.iter().map(|card| card.id.as_str()).collect();
            write!(out, " {} {}★", ids.join("+"), holding.stars)?;
        }
        writeln!(out)?;
    }
    writeln!(out)?;
    writeln!(out, "{}", texts::DRAW_KEY.get(lang))?;
    Ok(out)
}
