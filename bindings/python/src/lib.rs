//! The engine for Python: games, positions, bots and vectors of matches. The package `atoll` is built on it.

mod bot;
mod dice;
mod errors;
mod game;
mod position;
mod vector;

use pyo3::prelude::*;

/// The part of the package `atoll` that is not written in Python.
#[pymodule]
fn _atoll(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_function(wrap_pyfunction!(game::load, module)?)?;
    module.add_function(wrap_pyfunction!(game::games, module)?)?;
    module.add_function(wrap_pyfunction!(game::game_of, module)?)?;
    module.add_class::<game::Game>()?;
    module.add_class::<position::Position>()?;
    module.add_class::<dice::Dice>()?;
    module.add_class::<bot::Bot>()?;
    module.add_class::<vector::Vector>()?;
    Ok(())
}
