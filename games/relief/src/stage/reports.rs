//! What reports on many matches call things.

use atoll_core::{Called, Lang};

use super::words::{breeding_name, coral_name, ending_name, line_name, place_name, track_name};
use crate::action::{Breeding, Coral, CrabBox, DiceSet, Line, Space, Track};
use crate::texts;
use crate::view::View;

/// What is chosen and what stands on the sheets at the end; boxes, numbers and crosses tell a designer nothing.
pub(super) fn called(view: &View, kind: &str, item: &str, lang: Lang) -> Option<Called> {
    let (what, name) = match kind {
        "aside" => (texts::REPORT_ASIDE, coral(item, lang)?),
        "grow" => (texts::REPORT_GROW, coral(item, lang)?),
        "shift" => (texts::REPORT_SHIFT, coral(item, lang)?),
        "spawn" => (texts::REPORT_SPAWN, coral(item, lang)?),
        "bud" => (texts::REPORT_BUD, coral(item, lang)?),
        "colour" => (texts::REPORT_COLOUR, coral(item, lang)?),
        "reroll" => (texts::REPORT_REROLL, rolled(item, lang)?),
        "line" => (texts::REPORT_LINE, line_name(item.parse::<Line>().ok()?, lang)),
        "open" => (texts::REPORT_OPEN, line_name(item.parse::<Line>().ok()?, lang)),
        "cell" => (texts::REPORT_CELL, place_name(item.parse::<Space>().ok()?, lang)),
        "attract" => (texts::REPORT_ATTRACT, animal(view, item, lang)?),
        "mark" => (texts::REPORT_MARK, animal(view, item, lang)?),
        "crab" => (texts::REPORT_CRAB, cleared(item, lang)?),
        "power" => (texts::REPORT_POWER, power(item, lang)?),
        "check" | "unlock" => (texts::REPORT_UNLOCK, power(item, lang).or_else(|| animal(view, item, lang))?),
        "shell" => (texts::REPORT_SHELL, power(item, lang)?),
        "coral" => match item.strip_suffix(" bleached") {
            Some(bleached) => (texts::REPORT_BLEACHED, coral(bleached, lang)?),
            None => (texts::REPORT_CORAL, coral(item, lang)?),
        },
        "starfish" => (texts::REPORT_STARFISH, texts::REPORT_STARFISH_ALL.get(lang).to_owned()),
        "star" => (texts::REPORT_STAR, ending_name(item, lang).to_owned()),
        "ending" => {
            let names: Vec<&str> = item.split('+').map(|key| ending(key, lang)).collect();
            (texts::REPORT_ENDING, names.join(" + "))
        }
        _ => return None,
    };
    Some(Called { kind: what.get(lang).to_owned(), name })
}

fn coral(key: &str, lang: Lang) -> Option<String> {
    let coral = Coral::ALL.into_iter().find(|coral| coral.key() == key)?;
    Some(coral_name(coral, lang).to_owned())
}

fn rolled(dice: &str, lang: Lang) -> Option<String> {
    let dice: DiceSet = dice.parse().ok()?;
    let names = Coral::ALL.into_iter().filter(|&die| dice.has(die)).map(|die| coral_name(die, lang));
    Some(names.collect::<Vec<_>>().join(", "))
}

fn animal(view: &View, id: &str, lang: Lang) -> Option<String> {
    match id {
        "crab" => Some(texts::CRAB.get(lang).to_owned()),
        "trumpet" => Some(texts::TRUMPET.get(lang).to_owned()),
        _ => {
            let species = view.diversity.iter().find(|species| species.id == id)?;
            Some(species.name.get(lang).to_owned())
        }
    }
}

fn power(key: &str, lang: Lang) -> Option<String> {
    let track = [Track::Reroll, Track::PlusMinus].into_iter().find(|track| track.key() == key);
    let breeding = Breeding::ALL.into_iter().find(|power| power.key() == key);
    let name = track.map(|track| track_name(track, lang)).or(breeding.map(|power| breeding_name(power, lang)))?;
    Some(name.to_owned())
}

fn cleared(key: &str, lang: Lang) -> Option<String> {
    let name = match CrabBox::ALL.into_iter().find(|kind| kind.key() == key)? {
        CrabBox::Row => texts::REPORT_CRAB_ROW,
        CrabBox::Column => texts::REPORT_CRAB_COLUMN,
        CrabBox::Both => texts::REPORT_CRAB_BOTH,
    };
    Some(name.get(lang).to_owned())
}

fn ending(key: &str, lang: Lang) -> &'static str {
    if key == "cap" { texts::ENDING_CAP.get(lang) } else { ending_name(key, lang) }
}
