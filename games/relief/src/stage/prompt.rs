//! What is asked now.

use atoll_core::{Lang, Seat, name_of};

use super::words::{breeding_name, coral_name, line_name};
use crate::position::Task;
use crate::texts;
use crate::view::{DeskView, View};

pub(super) fn ask(view: &View, desk: &DeskView, lang: Lang) -> String {
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
                Some(Task::Breed { breeding, .. }) => breeding_name(breeding, lang),
                _ => "",
            };
            texts::ASK_BREED.fill(lang, &[("power", &power)])
        }
        "trumpet" if value == 1 => texts::ASK_TRUMPET_ONE.get(lang).to_owned(),
        "trumpet" => texts::ASK_TRUMPET.fill(lang, &[("n", &value)]),
        "infest" => texts::ASK_INFEST.fill(lang, &[("coral", &coral), ("left", &desk.left)]),
        "ready" => texts::ASK_READY.get(lang).to_owned(),
        _ => texts::ASK_WAIT.fill(lang, &[("names", &name_of(view.me.unwrap_or(Seat::A)))]),
    }
}
