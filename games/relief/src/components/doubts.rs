//! What can be played but is hardly meant.

use atoll_core::{DataError, Files, Text, Words, words};
use atoll_data::{Spanned, fault};

use super::file::{RawFile, RawSpecies};
use super::load::end_marks;
use super::{Benefit, Components, FILE, Printed};
use crate::action::{Coral, Line, Track};

/// Doubts about a sheet that loads, each where the file says so.
pub(super) fn doubts(files: &Files, raw: &RawFile, sheets: &Components) -> Vec<DataError> {
    let mut doubt = Doubts { files, found: Vec::new() };
    endings(&mut doubt, raw, sheets);
    corals(&mut doubt, raw, sheets);
    lines(&mut doubt, raw, sheets);
    powers(&mut doubt, raw, sheets);
    for (at, species) in raw.diversity.species.get_ref().iter().zip(&sheets.species) {
        let can_lie = |window: &u64| (window & sheets.spaces).count_ones() >= species.species.shape().size();
        if !sheets.windows(species.species.shape()).iter().any(can_lie) {
            let shape = species.species.shape().key();
            doubt.at(
                &at.shape,
                words!(
                    "nobody can attract {}: obstacles leave no room for {shape}",
                    "niemand kan {} aantrekken: obstakels laten geen ruimte voor {shape}",
                    species.id
                ),
            );
        }
        marks(&mut doubt, at, sheets);
    }
    doubt.found
}

struct Doubts<'a> {
    files: &'a Files,
    found: Vec<DataError>,
}

impl Doubts<'_> {
    fn at<T>(&mut self, at: &Spanned<T>, reason: Words) {
        self.found.push(fault(self.files, FILE, at, reason));
    }
}

fn endings(doubt: &mut Doubts<'_>, raw: &RawFile, sheets: &Components) {
    let of_lines = |lines: bool| sheets.species.iter().filter(|one| one.species.shape().is_line() == lines).count();
    let reachable = [of_lines(true), of_lines(false), sheets.species.len()];
    for ((at, need), there) in end_marks(&raw.diversity).into_iter().zip(sheets.ends).zip(reachable) {
        if there < usize::from(need) {
            doubt.at(
                at,
                words!(
                    "nobody can reach {need} marks, the sheet has {there} such species",
                    "niemand kan {need} vinkjes halen, het blad heeft {there} zulke soorten"
                ),
            );
        }
    }
}

/// A coral that takes longer to grow is worth more.
fn corals(doubt: &mut Doubts<'_>, raw: &RawFile, sheets: &Components) {
    let each = |coral: Coral| (sheets.stages[coral.index()], sheets.points[coral.index()]);
    for (coral, at) in Coral::ALL.into_iter().zip(raw.sheet.points.each()) {
        let (stages, points) = each(coral);
        let easier = Coral::ALL.into_iter().find(|&other| each(other).0 < stages && each(other).1 > points);
        if points == 0 {
            doubt.at(at, words!("mature {} coral is worth nothing", "volgroeid {} koraal is niets waard", coral.key()));
        } else if let Some(other) = easier {
            let (fewer, more) = each(other);
            doubt.at(
                at,
                words!(
                    "{} coral takes {stages} stages for {points} points, and {} coral only {fewer} for {more}",
                    "{} koraal vraagt {stages} stadia voor {points} punten, en {} koraal maar {fewer} voor {more}",
                    coral.key(),
                    other.key()
                ),
            );
        }
    }
}

/// Every line has room, and every die that grows has a line.
fn lines(doubt: &mut Doubts<'_>, raw: &RawFile, sheets: &Components) {
    let boxes = raw.sheet.row_box.get_ref().iter().chain(raw.sheet.col_box.get_ref());
    for (&line, at) in sheets.lines.iter().zip(boxes) {
        if line.mask() & sheets.spaces == 0 {
            doubt.at(
                at,
                words!(
                    "nothing can grow in {line}: every space of it is an obstacle",
                    "in {line} kan niets groeien: elk vak ervan is een obstakel"
                ),
            );
        }
    }
    let printed = |line: &Line| sheets.boxes[line.index()];
    let takes_any = sheets.lines.iter().any(|line| printed(line) == Printed::Solid);
    for value in 1..=4 {
        if !takes_any && !sheets.lines.iter().any(|line| printed(line) == Printed::Number(value)) {
            doubt.at(
                &raw.sheet.row_box,
                words!(
                    "a die that shows {value} grows nowhere at the start: no box shows it",
                    "een dobbelsteen met {value} groeit in het begin nergens: geen hokje heeft die waarde"
                ),
            );
        }
    }
}

fn powers(doubt: &mut Doubts<'_>, raw: &RawFile, sheets: &Components) {
    let boxes = [&raw.powers.reroll.check_boxes, &raw.powers.plus_minus.check_boxes];
    for (track, at) in Track::ALL.into_iter().zip(boxes) {
        let data = &sheets.tracks[track.index()];
        if data.check_boxes + data.shells == 0 {
            doubt.at(
                at,
                words!(
                    "{} has no boxes, so it can never be used",
                    "{} heeft geen hokjes en kan dus nooit worden gebruikt",
                    track.key()
                ),
            );
        }
    }
}

/// A benefit has a place on the sheet.
fn marks(doubt: &mut Doubts<'_>, raw: &RawSpecies, sheets: &Components) {
    for at in raw.marks.get_ref() {
        let Some(benefit) = Benefit::from_key(at.get_ref().trim_end_matches('*')) else { continue };
        let lacks = match benefit {
            Benefit::Shell if sheets.tracks.iter().all(|track| track.shells == 0) => {
                Text { en: "shell to fill", nl: "schelp om in te vullen" }
            }
            Benefit::Crab if sheets.crab.with_symbol.is_empty() => {
                Text { en: "crab symbol to fill", nl: "kreeftsymbool om in te vullen" }
            }
            Benefit::Die if !sheets.lines.iter().any(|line| sheets.boxes[line.index()] == Printed::Dotted) => {
                Text { en: "dotted box to open", nl: "gestippeld hokje om te openen" }
            }
            _ => continue,
        };
        let (mark, id, Text { en, nl }) = (at.get_ref(), raw.id.get_ref(), lacks);
        doubt.at(
            at,
            words!(
                "{mark} of {id} is always lost: the sheet has no {en}",
                "{mark} van {id} gaat altijd verloren: het blad heeft geen {nl}"
            ),
        );
    }
}
