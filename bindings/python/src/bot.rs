//! Bots.

use atoll_registry::{AnyBot, Level, Listed};
use pyo3::prelude::*;

use crate::dice::Dice;
use crate::errors;
use crate::position::Position;

/// A player made of code.
#[pyclass(module = "atoll")]
pub struct Bot {
    bot: std::sync::Mutex<Box<dyn AnyBot>>,
    name: String,
}

impl Bot {
    pub fn named(py: Python<'_>, listed: &'static dyn Listed, name: &str) -> PyResult<Bot> {
        let Some(level) = Level::named(name) else {
            let known: Vec<&str> = Level::ALL.into_iter().map(Level::name).collect();
            let reason = format!("there is no bot `{name}`; there are {}", known.join(", "));
            return Err(errors::option(py, "bot", &reason));
        };
        Ok(Bot { bot: std::sync::Mutex::new(listed.bot(level)), name: name.to_owned() })
    }
}

#[pymethods]
impl Bot {
    /// What the bot is called.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }
    /// The code of the action it chooses for a seat that is asked.
    fn choose(&self, py: Python<'_>, position: PyRef<'_, Position>, seat: i64, dice: &mut Dice) -> PyResult<u32> {
        let seat = position.seat(py, seat)?;
        let played = position.held().played().ok_or_else(|| errors::no_history(py))?;
        let dice = &mut dice.0;
        let chosen = py.detach(|| {
            let mut bot = self.bot.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            bot.choose(played, seat, dice)
        });
        let not_asked = atoll_core::PlayError::NotAsked(seat);
        chosen.ok_or_else(|| errors::refused(py, &not_asked, None, Some(seat), -1))
    }
    fn __repr__(&self) -> String {
        format!("<bot {}>", self.name)
    }
}
