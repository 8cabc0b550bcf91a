//! Checks of single values, which say where one is wrong.

use std::fmt::Display;
use std::str::FromStr;
use std::sync::Arc;

use atoll_core::{DataError, Files, Text, Words, words};
use atoll_data::{Spanned, fault};

use super::file::{Name, RawBreeding, RawSpecies, Uses};
use super::{Benefit, BreedingData, FILE, Mark, Printed, SpeciesData, TrackData};
use crate::action::{CrabBox, Shape, Space, Species, Want};

/// Checks values and says where one is wrong.
pub(super) struct Checker<'a>(pub(super) &'a Files);

impl Checker<'_> {
    pub(super) fn must<T>(&self, at: &Spanned<T>, held: bool, reason: Words) -> Result<(), DataError> {
        if held { Ok(()) } else { Err(fault(self.0, FILE, at, reason)) }
    }

    /// A number between two bounds.
    pub(super) fn within<T: Copy + PartialOrd + Display>(
        &self,
        at: &Spanned<T>,
        what: &str,
        least: T,
        most: T,
    ) -> Result<T, DataError> {
        let value = *at.get_ref();
        let held = least <= value && value <= most;
        self.must(
            at,
            held,
            words!(
                "{what} must be from {least} to {most}, not {value}",
                "{what} moet van {least} tot {most} zijn, niet {value}"
            ),
        )?;
        Ok(value)
    }

    /// One of the known words.
    pub(super) fn word<T: Copy>(
        &self,
        at: &Spanned<String>,
        what: Text,
        all: &[T],
        key: impl Fn(T) -> &'static str,
    ) -> Result<T, DataError> {
        let found = all.iter().copied().find(|&one| key(one) == at.get_ref());
        found.ok_or_else(|| {
            let known: Vec<&str> = all.iter().map(|&one| key(one)).collect();
            let (word, known, Text { en, nl }) = (at.get_ref(), known.join(", "), what);
            let reason = words!(
                "there is no {en} \"{word}\"; known are {known}",
                "er is geen {nl} \"{word}\"; bekend zijn {known}"
            );
            fault(self.0, FILE, at, reason)
        })
    }

    /// A space of the grid.
    pub(super) fn space(&self, at: &Spanned<String>, rows: usize, cols: usize) -> Result<Space, DataError> {
        let space = Space::from_str(at.get_ref()).ok().filter(|space| space.row() < rows && space.col() < cols);
        space.ok_or_else(|| {
            fault(
                self.0,
                FILE,
                at,
                words!(
                    "there is no space \"{}\" on a grid of {rows} x {cols}",
                    "er is geen vak \"{}\" op een rooster van {rows} x {cols}",
                    at.get_ref()
                ),
            )
        })
    }

    /// The boxes along one side.
    pub(super) fn boxes(
        &self,
        list: &Spanned<Vec<Spanned<String>>>,
        what: &str,
        side: usize,
    ) -> Result<Vec<Printed>, DataError> {
        let boxes = list.get_ref();
        let reason = words!(
            "{what} needs one box for each of the {side} lines, not {}",
            "{what} vraagt een hokje voor elk van de {side} lijnen, niet {}",
            boxes.len()
        );
        self.must(list, boxes.len() == side, reason)?;
        let all = [1, 2, 3, 4].map(Printed::Number).into_iter().chain([Printed::Solid, Printed::Dotted]);
        let all: Vec<Printed> = all.collect();
        boxes.iter().map(|at| self.word(at, Text { en: "box", nl: "hokje" }, &all, Printed::key)).collect()
    }

    pub(super) fn track(
        &self,
        counts: bool,
        check_boxes: &Spanned<u8>,
        shells: &Spanned<u8>,
    ) -> Result<TrackData, DataError> {
        Ok(TrackData {
            counts,
            check_boxes: self.within(check_boxes, "check_boxes", 0, 9)?,
            shells: self.within(shells, "shells", 0, 9)?,
        })
    }

    pub(super) fn breeding(&self, raw: &RawBreeding) -> Result<BreedingData, DataError> {
        let uses = match raw.uses.get_ref() {
            Uses::Number(number @ 0..=200) => Some(*number as u8),
            Uses::Word(word) if word == "unlimited" => None,
            _ => {
                let reason = words!(
                    "uses must be \"unlimited\" or a whole number up to 200",
                    "uses moet \"unlimited\" zijn of een geheel getal tot 200"
                );
                return Err(fault(self.0, FILE, &raw.uses, reason));
            }
        };
        Ok(BreedingData {
            by_special: raw.unlock_by_special,
            use_on_unlock: raw.use_on_unlock,
            uses,
            steps: self.within(&raw.steps_per_use, "steps_per_use", 1, 4)?,
        })
    }

    pub(super) fn crab_boxes(&self, list: &Spanned<Vec<Spanned<String>>>) -> Result<Vec<CrabBox>, DataError> {
        self.must(
            list,
            list.get_ref().len() <= 9,
            words!(
                "the Hermit Crab has at most 9 boxes of this kind",
                "de heremietkreeft heeft hoogstens 9 hokjes van deze soort"
            ),
        )?;
        list.get_ref()
            .iter()
            .map(|at| self.word(at, Text { en: "crab box", nl: "kreeftenhokje" }, &CrabBox::ALL, CrabBox::key))
            .collect()
    }

    pub(super) fn species(&self, raw: &RawSpecies, most_dropped: u8) -> Result<SpeciesData, DataError> {
        let shape = self.word(&raw.shape, Text { en: "shape", nl: "vorm" }, &Shape::ALL, Shape::key)?;
        let want = self.word(&raw.coral, Text { en: "coral", nl: "koraal" }, &Want::ALL, Want::key)?;
        let marks = raw.marks.get_ref();
        let count = marks.len();
        self.must(
            &raw.marks,
            count > usize::from(most_dropped),
            words!(
                "{} has {count} marks, and drop_last strikes out {most_dropped}: none would be left",
                "{} heeft {count} vinkjes, en drop_last streept er {most_dropped} door: er bleef niets over",
                raw.id.get_ref()
            ),
        )?;
        self.must(
            &raw.marks,
            count <= 4,
            words!(
                "a species has at most 4 marks, one for each player",
                "een soort heeft hoogstens 4 vinkjes, een voor elke speler"
            ),
        )?;
        self.must(&raw.id, !raw.id.get_ref().trim().is_empty(), words!("the id is empty", "het kenmerk is leeg"))?;
        let mark = |at: &Spanned<String>| {
            let code = at.get_ref();
            let (key, star) = code.strip_suffix('*').map_or((code.as_str(), false), |key| (key, true));
            let benefit = Benefit::from_key(key).ok_or_else(|| {
                let reason = words!("there is no benefit \"{code}\"; known are G1, G2, G3, G4, DIE, CRAB, SHELL, SPAWN, BUD, with * behind for a gold star", "er is geen voordeel \"{code}\"; bekend zijn G1, G2, G3, G4, DIE, CRAB, SHELL, SPAWN, BUD, met * erachter voor een gouden ster"
                );
                fault(self.0, FILE, at, reason)
            })?;
            Ok::<_, DataError>(Mark { benefit, star })
        };
        let name = match raw.name.get_ref() {
            Name::One(name) => Words { en: name.clone(), nl: name.clone() },
            Name::Both(words) => words.clone(),
        };
        let named = !name.en.trim().is_empty() && !name.nl.trim().is_empty();
        self.must(&raw.name, named, words!("the name is empty", "de naam is leeg"))?;
        Ok(SpeciesData {
            species: Species::Of { shape, want },
            id: raw.id.get_ref().clone(),
            name: Arc::new(name),
            marks: marks.iter().map(mark).collect::<Result<_, _>>()?,
            tag: raw.tag,
        })
    }
}
