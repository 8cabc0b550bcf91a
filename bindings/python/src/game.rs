//! A game as it is set up for play.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use atoll_core::any::{AnyEdition, AnyGame, AnyMatch};
use atoll_core::{DataError, OptionKind, RecordHeader, words};
use atoll_registry::study::Study;
use atoll_registry::{Level, Listed, STUDIES, SimOrder, find, slugs};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use serde_json::Value;

use crate::bot::Bot;
use crate::errors;
use crate::position::Position;
use crate::vector::Vector;

/// The slugs of all games.
#[pyfunction]
pub fn games() -> Vec<&'static str> {
    slugs()
}

/// A game, set up with seats, options and component files.
#[pyfunction]
#[pyo3(signature = (slug, seats = None, options = None, data = None))]
pub fn load(
    py: Python<'_>,
    slug: &str,
    seats: Option<i64>,
    options: Option<&Bound<'_, PyAny>>,
    data: Option<std::path::PathBuf>,
) -> PyResult<Game> {
    let (listed, study) = named(py, slug)?;
    let edition = edition(py, listed, data.as_deref())?;
    let options = match options {
        Some(options) => read_json(py, options)?,
        None => Value::Null,
    };
    let fewest = i64::from(*listed.info().seats.start()).max(2);
    let seats = seats.unwrap_or(fewest);
    let few = u8::try_from(seats).map_err(|_| errors::option(py, "seats", &format!("{seats} cannot play")))?;
    let opening = Arc::clone(&edition).open(few, &options).map_err(|error| errors::wrong_option(py, &error))?;
    Ok(Game { listed, study, edition, opening })
}

/// The game of a record, set up as it was.
#[pyfunction]
#[pyo3(signature = (record, data = None))]
pub fn game_of(py: Python<'_>, record: &str, data: Option<std::path::PathBuf>) -> PyResult<Game> {
    let header = RecordHeader::read(record).map_err(|error| errors::wrong_record(py, &error))?;
    let (listed, study) = named(py, &header.game)?;
    let edition = edition(py, listed, data.as_deref())?;
    let played = Arc::clone(&edition).replay(record).map_err(|error| errors::wrong_record(py, &error))?;
    Ok(Game { listed, study, edition, opening: played.at(0) })
}

fn named(py: Python<'_>, slug: &str) -> PyResult<(&'static dyn Listed, &'static dyn Study)> {
    let study = STUDIES.iter().copied().find(|study| study.info().slug == slug);
    find(slug).zip(study).ok_or_else(|| {
        let reason = format!("there is no game `{slug}`; there are {}", slugs().join(", "));
        errors::option(py, "slug", &reason)
    })
}

/// The shipped edition, or one with files of a folder in place of the shipped ones of the same name.
fn edition(py: Python<'_>, listed: &dyn Listed, folder: Option<&Path>) -> PyResult<Arc<dyn AnyEdition>> {
    let Some(folder) = folder else { return Ok(listed.shipped()) };
    let mut files = AnyGame::files(listed);
    let names: Vec<String> = files.iter().map(|(name, _)| name.to_owned()).collect();
    let mut replaced = 0;
    for name in names {
        let path = folder.join(&name);
        if !path.is_file() {
            continue;
        }
        let fault = |error: std::io::Error| {
            let reason = words!("this cannot be read: {error}", "dit is niet te lezen: {error}");
            errors::wrong_data(py, &DataError { file: name.clone(), line: None, reason })
        };
        let text = fs::read_to_string(&path).map_err(fault)?;
        files.replace(&name, text).map_err(|error| errors::wrong_data(py, &error))?;
        replaced += 1;
    }
    if replaced == 0 {
        let reason = format!("{} holds none of the game's files", folder.display());
        return Err(errors::option(py, "data", &reason));
    }
    listed.load(files).map_err(|error| errors::wrong_data(py, &error))
}

/// A Python value as JSON.
fn read_json(py: Python<'_>, value: &Bound<'_, PyAny>) -> PyResult<Value> {
    let text: String = py.import("json")?.call_method1("dumps", (value,))?.extract()?;
    serde_json::from_str(&text).map_err(|error| errors::option(py, "options", &error.to_string()))
}

/// JSON as a Python value.
pub fn to_python(py: Python<'_>, value: &Value) -> PyResult<Py<PyAny>> {
    Ok(py.import("json")?.call_method1("loads", (value.to_string(),))?.unbind())
}

/// How a game is made elsewhere: the function, and what it is called with.
type Made<'py> = (Bound<'py, PyAny>, (&'static str, u8, Py<PyAny>));

/// A game with seats, options and component files, ready to be played.
#[pyclass(module = "atoll", frozen)]
pub struct Game {
    listed: &'static dyn Listed,
    study: &'static dyn Study,
    edition: Arc<dyn AnyEdition>,
    opening: Box<dyn AnyMatch>,
}

impl Game {
    fn held(&self, played: &dyn AnyMatch) -> Position {
        Position::new(self.study.position(played).expect("the match is of this game"))
    }
}

#[pymethods]
impl Game {
    /// The game's name in addresses and files.
    #[getter]
    fn slug(&self) -> &'static str {
        self.study.info().slug
    }
    /// The game's title.
    #[getter]
    fn title(&self) -> &'static str {
        self.study.info().title
    }
    /// The version of the rules.
    #[getter]
    fn version(&self) -> u16 {
        self.study.info().version
    }
    /// How many seats play.
    #[getter]
    fn seats(&self) -> u8 {
        self.opening.seats()
    }
    /// The chosen options.
    #[getter]
    fn options(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        to_python(py, &self.opening.options())
    }
    /// The hash of the component files.
    #[getter]
    fn data(&self) -> &str {
        self.edition.data_hash()
    }
    /// No match has more events than this.
    #[getter]
    fn max_events(&self) -> u32 {
        self.study.info().max_events
    }
    /// How many action codes there are.
    #[getter]
    fn codes(&self) -> u32 {
        self.listed.action_codes()
    }
    /// How many codes of chance there are.
    #[getter]
    fn chances(&self) -> u32 {
        self.study.chances()
    }
    /// How many action indices there are: the length of a mask.
    #[getter]
    fn actions(&self) -> u32 {
        self.study.actions()
    }
    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        let planes = self.study.planes(&*self.opening).unwrap_or_default();
        planes.iter().map(atoll_core::Plane::size).sum()
    }
    /// The parts of an observation: name, offset, shape and meaning of each.
    #[getter]
    fn planes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let list = PyList::empty(py);
        let mut offset = 0;
        for plane in self.study.planes(&*self.opening).unwrap_or_default() {
            let entry = PyDict::new(py);
            entry.set_item("name", plane.name)?;
            entry.set_item("offset", offset)?;
            entry.set_item("shape", pyo3::types::PyTuple::new(py, &plane.shape)?)?;
            entry.set_item("about", plane.about)?;
            offset += plane.size();
            list.append(entry)?;
        }
        Ok(list)
    }
    /// The rules: id, tag and sentence in English and Dutch.
    #[getter]
    fn rules<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let rules = PyDict::new(py);
        for rule in self.study.info().rules {
            let entry = PyDict::new(py);
            entry.set_item("tag", rule.tag.to_string())?;
            entry.set_item("en", rule.text.en)?;
            entry.set_item("nl", rule.text.nl)?;
            entry.set_item("forbids", rule.forbids)?;
            rules.set_item(rule.id, entry)?;
        }
        Ok(rules)
    }
    /// The options that can be chosen: kind, values and default of each.
    #[getter]
    fn choices<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let all = PyDict::new(py);
        for option in self.study.info().options {
            let entry = PyDict::new(py);
            match option.kind {
                OptionKind::Choice(values) => {
                    entry.set_item("kind", "choice")?;
                    entry.set_item("values", values.to_vec())?;
                }
                OptionKind::Flag => entry.set_item("kind", "flag")?,
                OptionKind::Whole(least, most) => {
                    entry.set_item("kind", "whole")?;
                    entry.set_item("values", (least, most))?;
                }
                OptionKind::List { of, count } => {
                    entry.set_item("kind", "list")?;
                    entry.set_item("of", of)?;
                    entry.set_item("count", count)?;
                }
            }
            let default = serde_json::from_str(option.default).unwrap_or(Value::Null);
            entry.set_item("default", to_python(py, &default)?)?;
            all.set_item(option.key, entry)?;
        }
        Ok(all)
    }
    /// The components, as the table reads them.
    fn components(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        to_python(py, &self.edition.components())
    }
    /// The opening position.
    #[pyo3(name = "new")]
    fn begin(&self) -> Position {
        self.held(&*self.opening)
    }
    /// The last position of a record, every event of which is checked.
    fn replay(&self, py: Python<'_>, record: &str) -> PyResult<Position> {
        let played = Arc::clone(&self.edition).replay(record).map_err(|error| errors::wrong_record(py, &error))?;
        Ok(self.held(&*played))
    }
    /// A bot: `1` to `6`, `random` or `greedy`.
    fn bot(&self, py: Python<'_>, name: &str) -> PyResult<Bot> {
        Bot::named(py, self.listed, name)
    }
    /// Plays matches between bots, as `atoll sim` does; the totals do not depend on the number of threads.
    #[pyo3(signature = (games, seed, bots = None, threads = 1, first = 0))]
    fn sim<'py>(
        &self,
        py: Python<'py>,
        games: u64,
        seed: u64,
        bots: Option<Vec<String>>,
        threads: usize,
        first: u64,
    ) -> PyResult<Bound<'py, PyDict>> {
        let order = SimOrder {
            games,
            seed,
            first,
            bots: bots.unwrap_or_default(),
            records: false,
            details: false,
            threads: threads.clamp(1, 256),
        };
        let mut outcomes = Vec::new();
        let mut digests: Vec<[u8; 32]> = Vec::new();
        let played = py.detach(|| {
            self.listed.sim(&*self.opening, &order, &mut |one| {
                digests.push(one.digest);
                outcomes.push((one.decisions, one.outcome));
                true
            })
        });
        let played = played.map_err(|error| errors::option(py, "bots", &error.to_string()))?;
        let told = PyDict::new(py);
        told.set_item("games", played.games)?;
        told.set_item("decisions", played.decisions)?;
        told.set_item("unfinished", played.unfinished)?;
        told.set_item("digest", format!("{:016x}", played.digest))?;
        told.set_item("digests", digests.iter().map(|one| hex(one)).collect::<Vec<_>>())?;
        let scores =
            |(_, outcome): &(u64, Option<atoll_core::Outcome>)| outcome.map(|one| one.scores.as_slice().to_vec());
        let places = |(_, outcome): &(u64, Option<atoll_core::Outcome>)| {
            outcome.map(|one| one.places.as_slice().iter().map(|&place| u16::from(place)).collect::<Vec<_>>())
        };
        told.set_item("scores", outcomes.iter().map(scores).collect::<Vec<_>>())?;
        told.set_item("places", outcomes.iter().map(places).collect::<Vec<_>>())?;
        Ok(told)
    }
    /// One match between named bots: chance falls the same for all bouts of a deal, as long as they play the same.
    #[pyo3(signature = (bots, seed, deal, record = false))]
    fn fight<'py>(
        &self,
        py: Python<'py>,
        bots: Vec<String>,
        seed: u64,
        deal: u64,
        record: bool,
    ) -> PyResult<Bound<'py, PyDict>> {
        let bout = atoll_registry::Bout { bots, seed, deal: deal & (u64::MAX >> 1), record };
        let fought = py.detach(|| self.listed.fight(&*self.opening, &bout, &mut |_, _| {}));
        let fought = fought.map_err(|error| errors::option(py, "bots", &error.to_string()))?;
        let told = PyDict::new(py);
        told.set_item("decisions", fought.decisions)?;
        told.set_item("scores", fought.outcome.map(|one| one.scores.as_slice().to_vec()))?;
        let places = fought.outcome.map(|one| one.places.as_slice().iter().map(|&n| u16::from(n)).collect::<Vec<_>>());
        told.set_item("places", places)?;
        told.set_item("record", fought.record)?;
        Ok(told)
    }
    /// Looks at a record again, as `atoll review` does: what each decision cost, how each seat stood, what was luck.
    #[pyo3(signature = (record, level = "6", lang = "en"))]
    fn review(&self, py: Python<'_>, record: &str, level: &str, lang: &str) -> PyResult<Py<PyAny>> {
        let lang = crate::position::lang(py, lang)?;
        if !matches!(Level::named(level), Some(Level::Graded(_))) {
            return Err(errors::option(py, "level", &format!("`{level}` judges nothing; name one of 1 to 6")));
        }
        let played = Arc::clone(&self.edition).replay(record).map_err(|error| errors::wrong_record(py, &error))?;
        let review = py.detach(|| {
            let decisions =
                (0..played.events()).filter_map(|n| self.listed.judge(&*played, n, level, lang)).collect::<Vec<_>>();
            self.listed.sum_up(&*played, decisions)
        });
        let review = review.expect("the match is of this game");
        to_python(py, &serde_json::to_value(review).expect("a review is plain data"))
    }
    /// What a level would advise a seat: actions, the share of a win to be expected, thoughts spent, and a reason.
    #[pyo3(signature = (position, seat, level = "6", most = 5, lang = "en"))]
    fn advise<'py>(
        &self,
        py: Python<'py>,
        position: PyRef<'py, Position>,
        seat: i64,
        level: &str,
        most: usize,
        lang: &str,
    ) -> PyResult<Bound<'py, PyList>> {
        let (seat, lang) = (position.seat(py, seat)?, crate::position::lang(py, lang)?);
        let played = position.held().played().ok_or_else(|| errors::no_history(py))?;
        let asks = position.held().turn().asks(seat);
        let listed = self.listed;
        let advice = py.detach(|| listed.advise(played, seat, level, most, lang));
        let list = PyList::empty(py);
        let advice = match advice {
            Some(advice) => advice,
            None if !asks => Vec::new(),
            None => return Err(errors::option(py, "level", &format!("`{level}` gives no advice; name one of 1 to 6"))),
        };
        for one in advice {
            let entry = PyDict::new(py);
            entry.set_item("code", one.code)?;
            entry.set_item("value", one.value)?;
            entry.set_item("visits", one.visits)?;
            entry.set_item("reason", one.reason)?;
            list.append(entry)?;
        }
        Ok(list)
    }
    /// Many matches at once.
    #[pyo3(signature = (n, threads = None))]
    fn vector(&self, py: Python<'_>, n: usize, threads: Option<usize>) -> PyResult<Vector> {
        Vector::make(py, self.study, &*self.opening, n, threads)
    }
    /// A game travels as its slug, seats and options, with the shipped component files.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Made<'py>> {
        let shipped = self.listed.shipped();
        if shipped.data_hash() != self.edition.data_hash() {
            return Err(errors::option(py, "data", "a game with its own component files cannot be sent elsewhere"));
        }
        Ok((py.import("atoll")?.getattr("load")?, (self.slug(), self.seats(), self.options(py)?)))
    }
    fn __repr__(&self) -> String {
        format!("atoll.load({:?}, seats={}, options={})", self.slug(), self.seats(), self.opening.options())
    }
}

/// Bytes as hex digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
