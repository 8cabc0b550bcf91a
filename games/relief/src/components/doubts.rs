//! What can be played but is hardly meant.

use atoll_core::{DataError, Files};
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
            doubt.at(&at.shape, format!("nobody can attract {}: obstacles leave no room for {shape}", species.id));
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
    fn at<T>(&mut self, at: &Spanned<T>, reason: impl Into<String>) {
        self.found.push(fault(self.files, FILE, at, reason));
    }
}

fn endings(doubt: &mut Doubts<'_>, raw: &RawFile, sheets: &Components) {
    let of_lines = |lines: bool| sheets.species.iter().filter(|one| one.species.shape().is_line() == lines).count();
    let reachable = [of_lines(true), of_lines(false), sheets.species.len()];
    for ((at, need), there) in end_marks(&raw.diversity).into_iter().zip(sheets.ends).zip(reachable) {
        if there < usize::from(need) {
            doubt.at(at, format!("nobody can reach {need} marks, the sheet has {there} such species"));
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
            doubt.at(at, format!("mature {} coral is worth nothing", coral.key()));
        } else if let Some(other) = easier {
            let (fewer, more) = each(other);
            doubt.at(
                at,
                format!(
                    "{} coral takes {stages} stages for {points} points, and {} coral only {fewer} for {more}",
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
            doubt.at(at, format!("nothing can grow in {line}: every space of it is an obstacle"));
        }
    }
    let printed = |line: &Line| sheets.boxes[line.index()];
    let takes_any = sheets.lines.iter().any(|line| printed(line) == Printed::Solid);
    for value in 1..=4 {
        if !takes_any && !sheets.lines.iter().any(|line| printed(line) == Printed::Number(value)) {
            doubt.at(
                &raw.sheet.row_box,
                format!("a die that shows {value} grows nowhere at the start: no box shows it"),
            );
        }
    }
}

fn powers(doubt: &mut Doubts<'_>, raw: &RawFile, sheets: &Components) {
    let boxes = [&raw.powers.reroll.check_boxes, &raw.powers.plus_minus.check_boxes];
    for (track, at) in Track::ALL.into_iter().zip(boxes) {
        let data = &sheets.tracks[track.index()];
        if data.check_boxes + data.shells == 0 {
            doubt.at(at, format!("{} has no boxes, so it can never be used", track.key()));
        }
    }
}

/// A benefit has a place on the sheet.
fn marks(doubt: &mut Doubts<'_>, raw: &RawSpecies, sheets: &Components) {
    for at in raw.marks.get_ref() {
        let Some(benefit) = Benefit::from_key(at.get_ref().trim_end_matches('*')) else { continue };
        let lacks = match benefit {
            Benefit::Shell if sheets.tracks.iter().all(|track| track.shells == 0) => "shell to fill",
            Benefit::Crab if sheets.crab.with_symbol.is_empty() => "crab symbol to fill",
            Benefit::Die if !sheets.lines.iter().any(|line| sheets.boxes[line.index()] == Printed::Dotted) => {
                "dotted box to open"
            }
            _ => continue,
        };
        doubt.at(at, format!("{} of {} is always lost: the sheet has no {lacks}", at.get_ref(), raw.id.get_ref()));
    }
}
