//! Sentences: what an action would do, what an event did, what is to be decided.

use std::fmt::Display;

use atoll_core::{Code, Event, EventOf, Game, Label, Lang, Promise, Promised, Seat, Spot, Text, name_of};

use crate::action::{Action, Chance};
use crate::components::{Card, Island, Terrain, mw};
use crate::position::{Islands, Step};
use crate::texts;
use crate::view::{DieView, View};

/// What an action would do, or did if `who` is given.
pub(super) fn told(view: &View, action: Action, lang: Lang, who: Option<Seat>) -> String {
    let who = who.map(name_of);
    let say = |asked: Text, told: Text, with: &[(&str, &dyn Display)]| match &who {
        None => asked.fill(lang, with),
        Some(name) => {
            let mut with = with.to_vec();
            with.push(("who", name));
            told.fill(lang, &with)
        }
    };
    let tower = |at: Island| view.island(at).map_or(&[][..], |one| &one.dice);
    let dug = |at: Island| view.dug.as_ref().filter(|dug| dug.at == Label::of(at)).map_or(0, |dug| dug.depth);
    let carried = |asked: Text, told: Text, from: Island, to: Option<Island>| {
        let depth = dug(from);
        let die = nth_from_top(tower(from), depth);
        let below = nth_from_top(tower(from), depth + 1);
        let reach = view.reach(action);
        let raised = die.value + u8::from(!view.hold);
        let filled: [(&str, &dyn Display); 7] = [
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
            let filled: [(&str, &dyn Display); 4] = [
                ("column", &column),
                ("specialist", &name),
                ("cards", &count(lane.cards.len(), texts::COUNT_CARDS_ONE, texts::COUNT_CARDS_MANY, lang)),
                ("card", &card_name(view, card, lang)),
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
            let filled: [(&str, &dyn Display); 4] = [
                ("colour", &colour_name(die.colour, lang)),
                ("value", &die.value),
                ("from", &at),
                ("dice", &dice(depth.dice().into(), lang)),
            ];
            say(texts::SAY_DIG, texts::TELL_DIG, &filled)
        }
    }
}

/// The number that a die shows where it comes to lie, if none shows it there already.
pub(super) fn promises(view: &View, seat: Seat, action: Action) -> Vec<Promise> {
    let (from, to, carried) = match action {
        Action::Step { to, from } | Action::Second { to, from } => (from, to, 0),
        Action::Pair { to, from } => (from, to, 1),
        Action::Stay { at } => (at, at, 0),
        _ => return Vec::new(),
    };
    let (Some(left), Some(reached)) = (view.island(from), view.island(to)) else { return Vec::new() };
    let depth = view.dug.as_ref().filter(|dug| dug.at == Label::of(from)).map_or(0, |dug| dug.depth);
    let face = nth_from_top(&left.dice, depth).value + u8::from(!view.hold);
    // On its own island it comes to lie on top of what it leaves; it stays where it lies.
    let height = match action {
        Action::Stay { .. } => reached.dice.len() - 1 - usize::from(depth),
        _ if from == to => reached.dice.len() - 1,
        _ => reached.dice.len() + carried,
    };
    if reached.dice.get(height).is_some_and(|die| die.value == face) {
        return Vec::new();
    }
    let spot = Spot::Cell { x: reached.c, y: reached.r, z: height as i8 };
    vec![Promise { of: Promised::Lies { spot, face: face.into() }, seat, by: 1 }]
}

pub(super) fn narrate(before: &View, event: EventOf<Islands>, lang: Lang) -> String {
    match event {
        Event::Act { seat, action } => {
            let mut lines = told(before, action, lang, Some(seat));
            for line in consequences(before, seat, action, lang) {
                lines.push(' ');
                lines.push_str(&line);
            }
            lines
        }
        Event::Chance(Chance::First { seat }) => texts::TELL_FIRST.fill(lang, &[("who", &name_of(seat))]),
        Event::Chance(Chance::Row { specialist }) => {
            texts::TELL_ROW.fill(lang, &[("specialist", &before.data().specialist(specialist).name.get(lang))])
        }
        Event::Chance(Chance::Deal { card }) => {
            let column = before.state.next_column();
            texts::TELL_DEAL.fill(lang, &[("card", &card_name(before, card, lang)), ("column", &column)])
        }
    }
}

/// What follows by itself: cards that go, and at the end who claims which towers.
fn consequences(before: &View, seat: Seat, action: Action, lang: Lang) -> Vec<String> {
    let mut lines = Vec::new();
    let mut after = before.game();
    if after.check(seat, action).is_err() {
        return lines;
    }
    after.act(seat, action);
    if let (Some(pick), None) = (before.state.pick, after.state.pick) {
        match pick.cards - 1 {
            0 => {}
            1 => lines.push(texts::TELL_DISCARD_ONE.get(lang).to_owned()),
            n => lines.push(texts::TELL_DISCARD_MANY.fill(lang, &[("n", &n)])),
        }
    }
    if after.state.step != Step::Over {
        return lines;
    }
    for terrain in Terrain::all() {
        let mut claims: Vec<String> = Vec::new();
        crate::score::claims(&after, terrain, |seat, island, height| {
            claims.push(format!("{} {island} ({height})", name_of(seat)));
        });
        let name = terrain_name(before, terrain, lang);
        lines.push(if claims.is_empty() {
            texts::TELL_UNCLAIMED.fill(lang, &[("terrain", &name)])
        } else {
            texts::TELL_CLAIMS.fill(lang, &[("terrain", &name), ("claims", &claims.join(", "))])
        });
    }
    lines
}

pub(super) fn prompt(view: &View, lang: Lang) -> String {
    let left = steps(view.steps.unwrap_or(0), lang);
    let colour = view.kept.as_ref().map_or("", |kept| kept.card.terrain().colour());
    match view.step {
        Step::Choose => texts::ASK_CHOOSE.get(lang).to_owned(),
        Step::Move if view.hold => texts::ASK_MOVE_HELD.fill(lang, &[("steps", &left)]),
        Step::Move => texts::ASK_MOVE.fill(lang, &[("colour", &colour_name(colour, lang)), ("steps", &left)]),
        Step::Second => texts::ASK_SECOND.fill(lang, &[("steps", &left)]),
        Step::Over => texts::ASK_OVER.get(lang).to_owned(),
        Step::Row | Step::First | Step::Deal => texts::ASK_WAIT.get(lang).to_owned(),
    }
}

/// A card as it is called everywhere, with what it says: "V12, Volcano 6.5 Mw, 3 stars".
pub(super) fn card_name(view: &View, card: Card, lang: Lang) -> String {
    let face = view.data().face(card);
    let with: [(&str, &dyn Display); 3] = [
        ("terrain", &terrain_name(view, card.terrain(), lang)),
        ("rating", &mw(face.rating)),
        ("stars", &stars(face.stars, lang)),
    ];
    texts::WORD_CARD.fill(lang, &with)
}

/// The die under so many others; an unreal one where the tower is not so high.
pub(super) fn nth_from_top(tower: &[DieView], depth: u8) -> DieView {
    tower.iter().nth_back(depth.into()).cloned().unwrap_or(DieView { colour: "", value: 0 })
}

pub(super) fn count(n: usize, one: Text, many: Text, lang: Lang) -> String {
    if n == 1 { one.get(lang).to_owned() } else { many.fill(lang, &[("n", &n)]) }
}

pub(super) fn steps(n: u8, lang: Lang) -> String {
    count(n.into(), texts::COUNT_STEPS_ONE, texts::COUNT_STEPS_MANY, lang)
}

pub(super) fn stars(n: u8, lang: Lang) -> String {
    count(n.into(), texts::COUNT_STARS_ONE, texts::COUNT_STARS_MANY, lang)
}

pub(super) fn dice(n: usize, lang: Lang) -> String {
    count(n, texts::COUNT_DICE_ONE, texts::COUNT_DICE_MANY, lang)
}

pub(super) fn terrain_name(view: &View, terrain: Terrain, lang: Lang) -> &str {
    view.data().terrains[terrain.index()].get(lang)
}

pub(super) fn colour_name(colour: &str, lang: Lang) -> &'static str {
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
