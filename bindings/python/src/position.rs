//! Positions.

use atoll_core::{Lang, Observer, PlayError, Seat, Turn};
use atoll_registry::study::{AnyPosition, reward};
use numpy::{PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::dice::Dice;
use crate::errors;
use crate::game::{hex, to_python};

/// A position of a match. It knows everything: hand a player its `view`, not itself.
#[pyclass(module = "atoll")]
pub struct Position {
    held: Box<dyn AnyPosition>,
}

impl Position {
    pub fn new(held: Box<dyn AnyPosition>) -> Self {
        Position { held }
    }

    pub fn held(&self) -> &dyn AnyPosition {
        &*self.held
    }

    /// A seat of the table.
    pub fn seat(&self, py: Python<'_>, seat: i64) -> PyResult<Seat> {
        let seats = self.held.seats();
        let found = u8::try_from(seat).ok().filter(|&seat| seat < seats).and_then(Seat::new);
        found.ok_or_else(|| errors::no_seat(py, seat, seats))
    }

    fn who(&self, py: Python<'_>, seat: Option<i64>) -> PyResult<Observer> {
        seat.map_or(Ok(Observer::Spectator), |seat| self.seat(py, seat).map(Observer::Seat))
    }

    fn refusal(&self, py: Python<'_>, error: &PlayError, seat: Seat, code: i64) -> PyErr {
        let rule = u32::try_from(code).ok().and_then(|code| self.held.check(seat, code).ok()?.err());
        errors::refused(py, error, rule.map(|illegal| illegal.0), Some(seat), code)
    }
}

/// A language by its tag.
pub fn lang(py: Python<'_>, tag: &str) -> PyResult<Lang> {
    Lang::from_tag(tag).ok_or_else(|| errors::option(py, "lang", &format!("`{tag}` is not en or nl")))
}

/// A packed event as seat and code; chance is seat -1.
fn apart(bits: u32) -> (i32, u32) {
    (if bits >> 24 == 255 { -1 } else { (bits >> 24) as i32 }, bits & 0x00ff_ffff)
}

fn code_of(py: Python<'_>, code: i64) -> PyResult<u32> {
    u32::try_from(code).map_err(|_| errors::no_code(py, code))
}

#[pymethods]
impl Position {
    /// How many seats play.
    #[getter]
    fn seats(&self) -> u8 {
        self.held.seats()
    }
    /// The game's slug.
    #[getter]
    fn slug(&self) -> &'static str {
        self.held.info().slug
    }
    /// The seats that must decide, in order; empty if chance decides or the match is over.
    fn turn(&self) -> Vec<u16> {
        match self.held.turn() {
            Turn::Decide(seats) => seats.iter().map(|seat| u16::from(seat.number())).collect(),
            Turn::Chance | Turn::Over(_) => Vec::new(),
        }
    }
    /// Whether chance decides.
    #[getter]
    fn at_chance(&self) -> bool {
        self.held.turn() == Turn::Chance
    }
    /// Whether the match is over.
    #[getter]
    fn over(&self) -> bool {
        matches!(self.held.turn(), Turn::Over(_))
    }
    /// The points of each seat once the match is over, before that nothing.
    #[getter]
    fn scores(&self) -> Option<Vec<i16>> {
        match self.held.turn() {
            Turn::Over(outcome) => Some(outcome.scores.as_slice().to_vec()),
            Turn::Decide(_) | Turn::Chance => None,
        }
    }
    /// The place of each seat from 1 once the match is over, before that nothing.
    #[getter]
    fn places(&self) -> Option<Vec<u16>> {
        match self.held.turn() {
            Turn::Over(outcome) => Some(outcome.places.as_slice().iter().map(|&place| u16::from(place)).collect()),
            Turn::Decide(_) | Turn::Chance => None,
        }
    }
    /// What each seat has won: from -1 for the last place to 1 for the first; zeros before the end; alone the points.
    #[getter]
    fn rewards(&self) -> Vec<f32> {
        match self.held.turn() {
            Turn::Over(outcome) => Seat::first(self.held.seats()).map(|seat| reward(&outcome, seat)).collect(),
            Turn::Decide(_) | Turn::Chance => vec![0.0; usize::from(self.held.seats())],
        }
    }
    /// The codes of the actions that a seat may take, in order; none if it is not asked.
    fn legal(&self, py: Python<'_>, seat: i64) -> PyResult<Vec<u32>> {
        let mut codes = Vec::new();
        self.held.legal(self.seat(py, seat)?, &mut codes);
        Ok(codes)
    }
    /// The indices of the actions that a seat may take: the marks of its mask.
    fn legal_indices(&self, py: Python<'_>, seat: i64) -> PyResult<Vec<u32>> {
        let mut indices = Vec::new();
        self.held.legal_indices(self.seat(py, seat)?, &mut indices);
        Ok(indices)
    }
    /// Takes an action by its code.
    fn act(&mut self, py: Python<'_>, seat: i64, code: i64) -> PyResult<()> {
        let seat = self.seat(py, seat)?;
        let done = self.held.act(seat, code_of(py, code)?);
        done.map_err(|error| self.refusal(py, &error, seat, code))
    }
    /// Takes an action by its index.
    fn act_index(&mut self, py: Python<'_>, seat: i64, index: i64) -> PyResult<()> {
        let code = self.code_at(py, index)?;
        self.act(py, seat, i64::from(code))
    }
    /// The outcomes of a chance turn, `(code, weight)`; none at another turn.
    fn odds(&self) -> Vec<(u32, u32)> {
        self.held.odds()
    }
    /// Lets chance fall as this code says.
    fn chance(&mut self, py: Python<'_>, code: i64) -> PyResult<()> {
        let done = self.held.chance(code_of(py, code)?);
        done.map_err(|error| errors::refused(py, &error, None, None, code))
    }
    /// Lets the dice play out chance until somebody must decide.
    fn settle(&mut self, dice: &mut Dice) {
        self.held.settle(&mut dice.0);
    }
    /// The code of a random legal action of a seat that is asked.
    fn random(&self, py: Python<'_>, seat: i64, dice: &mut Dice) -> PyResult<u32> {
        let seat = self.seat(py, seat)?;
        let code = self.held.random(seat, &mut dice.0);
        code.ok_or_else(|| errors::refused(py, &PlayError::NotAsked(seat), None, Some(seat), -1))
    }
    /// The rule against an action and its sentence, `None` if it is legal: `{"rule", "text", "reason"}`.
    #[pyo3(signature = (seat, code, lang = "en"))]
    fn why<'py>(&self, py: Python<'py>, seat: i64, code: i64, lang: &str) -> PyResult<Option<Bound<'py, PyDict>>> {
        let (seat, lang) = (self.seat(py, seat)?, self::lang(py, lang)?);
        let told = self.held.explain(seat, code_of(py, code)?, lang);
        let Some((illegal, reason)) = told.map_err(|_| errors::no_code(py, code))? else { return Ok(None) };
        let entry = PyDict::new(py);
        entry.set_item("rule", illegal.0.id)?;
        entry.set_item("text", illegal.text(lang))?;
        entry.set_item("reason", reason)?;
        Ok(Some(entry))
    }
    /// The notation of an action, as records write it.
    fn action_text(&self, py: Python<'_>, code: i64) -> PyResult<String> {
        self.held.action_text(code_of(py, code)?).ok_or_else(|| errors::no_code(py, code))
    }
    /// The notation of an outcome of chance.
    fn chance_text(&self, py: Python<'_>, code: i64) -> PyResult<String> {
        self.held.chance_text(code_of(py, code)?).ok_or_else(|| errors::no_code(py, code))
    }
    /// The code of an action's notation.
    fn read(&self, py: Python<'_>, text: &str) -> PyResult<u32> {
        self.held.read(text).map_err(|error| errors::unreadable(py, &error))
    }
    /// What a legal action would do, in words; `None` if it is not legal.
    #[pyo3(signature = (seat, code, lang = "en"))]
    fn sentence(&self, py: Python<'_>, seat: i64, code: i64, lang: &str) -> PyResult<Option<String>> {
        Ok(self.held.sentence(self.seat(py, seat)?, code_of(py, code)?, self::lang(py, lang)?))
    }
    /// What a seat may know; without a seat, what everybody may know.
    #[pyo3(signature = (seat = None))]
    fn view(&self, py: Python<'_>, seat: Option<i64>) -> PyResult<Py<PyAny>> {
        to_python(py, &self.held.view(self.who(py, seat)?))
    }
    /// What a seat, or everybody, may know, as JSON.
    #[pyo3(signature = (seat = None))]
    fn view_text(&self, py: Python<'_>, seat: Option<i64>) -> PyResult<String> {
        Ok(self.held.view(self.who(py, seat)?).to_string())
    }
    /// The table as text, as a seat or a spectator sees it.
    #[pyo3(signature = (seat = None, lang = "en"))]
    fn draw(&self, py: Python<'_>, seat: Option<i64>, lang: &str) -> PyResult<String> {
        Ok(self.held.draw(self.who(py, seat)?, self::lang(py, lang)?))
    }
    /// What is to be decided, in a sentence.
    #[pyo3(signature = (seat = None, lang = "en"))]
    fn prompt(&self, py: Python<'_>, seat: Option<i64>, lang: &str) -> PyResult<String> {
        Ok(self.held.prompt(self.who(py, seat)?, self::lang(py, lang)?))
    }
    /// The scoring so far: `{step: points of each seat}`.
    fn breakdown<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let told = PyDict::new(py);
        for line in self.held.breakdown() {
            told.set_item(line.key, line.by_seat.as_slice().to_vec())?;
        }
        Ok(told)
    }
    /// A position drawn from those that a seat cannot tell from this one. It has no history.
    fn sample(&self, py: Python<'_>, seat: i64, dice: &mut Dice) -> PyResult<Position> {
        Ok(Position { held: self.held.sample(self.seat(py, seat)?, &mut dice.0) })
    }
    /// A copy with its own future.
    fn clone(&self) -> Position {
        Position { held: self.held.copy() }
    }
    /// A number that two positions share only if they are equal, on every machine.
    fn hash(&self) -> u64 {
        self.held.hash()
    }
    /// How many events have been played; `None` if the position was sampled.
    #[getter]
    fn events(&self) -> Option<usize> {
        self.held.events()
    }
    /// What a seat, or everybody, has heard of each event: `(seat or -1, code)`, or `None` where it may not know.
    #[pyo3(signature = (seat = None))]
    fn heard(&self, py: Python<'_>, seat: Option<i64>) -> PyResult<Vec<Option<(i32, u32)>>> {
        let heard = self.held.heard(self.who(py, seat)?).ok_or_else(|| errors::no_history(py))?;
        Ok(heard.into_iter().map(|event| event.map(apart)).collect())
    }
    /// The same in a line of text: `seat:code`, chance being `*`, and `?` where it may not know.
    #[pyo3(signature = (seat = None))]
    fn heard_text(&self, py: Python<'_>, seat: Option<i64>) -> PyResult<String> {
        let heard = self.held.heard(self.who(py, seat)?).ok_or_else(|| errors::no_history(py))?;
        let word = |event: Option<u32>| match event.map(apart) {
            None => "?".to_owned(),
            Some((-1, code)) => format!("*:{code}"),
            Some((seat, code)) => format!("{seat}:{code}"),
        };
        Ok(heard.into_iter().map(word).collect::<Vec<_>>().join(" "))
    }
    /// All events, `(seat or -1 for chance, code)`; no player may know them all.
    fn events_played(&self, py: Python<'_>) -> PyResult<Vec<(i32, u32)>> {
        let heard = self.held.heard(Observer::Archivist).ok_or_else(|| errors::no_history(py))?;
        Ok(heard.into_iter().flatten().map(apart).collect())
    }
    /// The match as a record.
    fn record(&self, py: Python<'_>) -> PyResult<String> {
        Ok(self.held.played().ok_or_else(|| errors::no_history(py))?.record())
    }
    /// The digest of the match: events and result.
    fn digest(&self, py: Python<'_>) -> PyResult<String> {
        self.held.digest().map(|digest| hex(&digest)).ok_or_else(|| errors::no_history(py))
    }
    /// The match after its first `n` events.
    fn at(&self, py: Python<'_>, n: usize) -> PyResult<Position> {
        let played = self.held.played().ok_or_else(|| errors::no_history(py))?;
        let study = atoll_registry::STUDIES.iter().find(|study| study.info().slug == self.held.info().slug);
        let held = study.and_then(|study| study.position(&*played.at(n)));
        held.map(Position::new).ok_or_else(|| errors::no_history(py))
    }
    /// What a seat may know, as an array of whole numbers; see `Game.planes`.
    #[pyo3(signature = (seat, out = None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: i64,
        out: Option<Bound<'py, PyArray1<i16>>>,
    ) -> PyResult<Bound<'py, PyArray1<i16>>> {
        let seat = self.seat(py, seat)?;
        let length = self.held.tensor_len();
        let array = out.unwrap_or_else(|| PyArray1::zeros(py, length, false));
        {
            let mut writable = array.try_readwrite()?;
            let numbers = writable.as_slice_mut()?;
            if numbers.len() != length {
                return Err(errors::option(
                    py,
                    "out",
                    &format!("an observation has {length} numbers, not {}", numbers.len()),
                ));
            }
            self.held.tensor(seat, numbers);
        }
        Ok(array)
    }
    /// The index of a legal action's code.
    fn index(&self, py: Python<'_>, code: i64) -> PyResult<u32> {
        self.held.index(code_of(py, code)?).ok_or_else(|| errors::no_code(py, code))
    }
    /// The code of the action with this index here.
    fn code_at(&self, py: Python<'_>, index: i64) -> PyResult<u32> {
        self.held.code_at(code_of(py, index)?).ok_or_else(|| errors::no_code(py, index))
    }
    /// A position travels as its record, which needs the shipped component files on the other side.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((py.import("atoll")?.getattr("replay")?, (self.record(py)?,)))
    }
    fn __copy__(&self) -> Position {
        self.clone()
    }
    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Position {
        self.clone()
    }
    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Position>().is_ok_and(|other| self.held.is_same(other.borrow().held()))
    }
    fn __hash__(&self) -> u64 {
        self.held.hash()
    }
    fn __str__(&self) -> String {
        self.held.draw(Observer::Spectator, Lang::En)
    }
    fn __repr__(&self) -> String {
        let events = self.held.events().map_or_else(|| "sampled".to_owned(), |events| format!("{events} events"));
        format!("<position of {}, {events}>", self.held.info().slug)
    }
}
