//! What happened, for the log.

use atoll_core::{Lang, Seat, name_of};

use super::words::{REPORT, Words, breeding_name, coral_name, ending_name, line_name, listed, place_name, track_name};
use crate::action::{Action, Breeding};
use crate::position::Task;
use crate::texts;
use crate::view::View;

pub(super) fn narrate_action(before: &View, seat: Seat, action: Action, lang: Lang) -> String {
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
                Some(Task::Line { value, .. }) if say.writes(line) => {
                    texts::DID_LINE_WRITE.fill(lang, &[("who", &who), ("line", &name), ("value", &value)])
                }
                Some(Task::Line { .. }) => texts::DID_LINE.fill(lang, &[("who", &who), ("line", &name)]),
                _ => texts::DID_CHOSE.fill(lang, &[("who", &who), ("line", &name)]),
            }
        }
        Action::Cell { space } => match doing {
            Some(Task::Cell { coral, .. }) => say.growth(space, coral, &REPORT),
            Some(Task::Infest { .. }) => say.infestation(space, &REPORT),
            _ => texts::DID_CELL.fill(lang, &[("who", &who), ("place", &place_name(space, lang))]),
        },
        Action::Stop => texts::DID_STOP.fill(lang, &[("who", &who)]),
        Action::Done => {
            let done = texts::DID_DONE.fill(lang, &[("who", &who)]);
            [done].into_iter().chain(starred(before, seat, lang)).collect::<Vec<_>>().join(" ")
        }
        Action::Open { line } => texts::DID_OPEN.fill(lang, &[("who", &who), ("line", &line_name(line, lang))]),
        Action::Attract { species } => {
            let (name, benefit) = (say.species(species), say.benefit(species));
            let deed = texts::DID_ATTRACT.fill(lang, &[("who", &who), ("species", &name), ("benefit", &benefit)]);
            say.with_worth(deed, true, &REPORT)
        }
        Action::AttractCrab => {
            let deed = texts::DID_ATTRACT_OWN.fill(lang, &[("who", &who), ("species", &texts::CRAB.get(lang))]);
            say.with_worth(deed, before.ctx.crab.counts, &REPORT)
        }
        Action::AttractTrumpet => {
            let deed = texts::DID_ATTRACT_OWN.fill(lang, &[("who", &who), ("species", &texts::TRUMPET.get(lang))]);
            say.with_worth(deed, before.ctx.trumpet.counts, &REPORT)
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
            1 => texts::DID_TRUMPET_ONE.fill(lang, &[("who", &who)]),
            n => texts::DID_TRUMPET.fill(lang, &[("who", &who), ("n", &n)]),
        },
    }
}

/// The starred marks that are filled when the last sheet of the infestation is handed in (RELIEF-END-5).
///
/// How many sets each player has by then lies face down, so what a mark is worth is told by the set.
fn starred(before: &View, seat: Seat, lang: Lang) -> Vec<String> {
    if before.step != "infest" || before.deciding != [seat] {
        return Vec::new();
    }
    let mut lines = Vec::new();
    for (n, ending) in before.endings.iter().enumerate() {
        let mut brings = Vec::new();
        if before.ctx.starred[n] {
            brings.push(texts::STARRED_STAR.get(lang).to_owned());
        }
        if before.ctx.readings.starred_count {
            brings.push(texts::STARRED_SPECIES.get(lang).to_owned());
        }
        if brings.is_empty() {
            brings.push(texts::STARRED_NOTHING.get(lang).to_owned());
        }
        let (name, brings) = (ending_name(ending.key, lang), listed(&brings, texts::AND.get(lang)));
        for who in Seat::first(before.seats).zip(&ending.by_seat).filter(|(_, marks)| **marks >= ending.need) {
            let with: [(&str, &dyn std::fmt::Display); 4] =
                [("who", &name_of(who.0)), ("need", &ending.need), ("ending", &name), ("brings", &brings)];
            lines.push(texts::DID_STARRED.fill(lang, &with));
        }
    }
    lines
}
