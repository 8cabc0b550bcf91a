//! What goes wrong, as the exceptions of `atoll.errors`.

use atoll_core::{DataError, Illegal, OptionError, PlayError, ReplayError, Rule, Seat};
use atoll_registry::study::VectorError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// An exception of `atoll.errors` by its name and what it is made of.
fn raise<'py>(py: Python<'py>, name: &str, args: impl pyo3::call::PyCallArgs<'py>) -> PyErr {
    let made = py.import("atoll.errors").and_then(|module| module.getattr(name)).and_then(|class| class.call1(args));
    match made {
        Ok(error) => PyErr::from_value(error),
        Err(error) => error,
    }
}

/// An option, a seat count or a name that cannot be had.
pub fn option(py: Python<'_>, option: &str, reason: &str) -> PyErr {
    raise(py, "WrongOption", (option, reason))
}

/// An option that cannot be played.
pub fn wrong_option(py: Python<'_>, error: &OptionError) -> PyErr {
    option(py, &error.key, &error.reason.en)
}

/// A fault in a component file.
pub fn wrong_data(py: Python<'_>, error: &DataError) -> PyErr {
    raise(py, "WrongData", (&error.file, error.line, &error.reason.en))
}

/// A record that cannot be read.
pub fn wrong_record(py: Python<'_>, error: &ReplayError) -> PyErr {
    raise(py, "WrongRecord", (error.line, error.fault.to_string()))
}

/// Something that a sampled position cannot do.
pub fn no_history(py: Python<'_>) -> PyErr {
    raise(py, "NoHistory", PyTuple::empty(py))
}

/// A seat that the table does not have.
pub fn no_seat(py: Python<'_>, seat: i64, seats: u8) -> PyErr {
    let text = format!("there is no seat {seat}; there are {seats}, from 0");
    raise(py, "WrongSeat", (text, Option::<&str>::None, seat, Option::<i64>::None))
}

/// A code that means nothing.
pub fn no_code(py: Python<'_>, code: i64) -> PyErr {
    let text = format!("there is no action or outcome with code {code}");
    raise(py, "WrongCode", (text, Option::<&str>::None, Option::<i64>::None, code))
}

/// An action that is refused, with the rule that is against it if there is one.
pub fn refused(py: Python<'_>, error: &PlayError, rule: Option<&'static Rule>, seat: Option<Seat>, code: i64) -> PyErr {
    let seat = seat.map(Seat::number);
    let rule = match error {
        PlayError::Illegal(Illegal(rule)) => Some(*rule),
        _ => rule,
    };
    let name = match error {
        PlayError::NoSuchCode(_) => return no_code(py, code),
        PlayError::NotAsked(_) | PlayError::NotChance => "WrongTurn",
        PlayError::Over => "Over",
        PlayError::Unreadable(_) => "WrongCode",
        PlayError::Illegal(_) | PlayError::NotOffered | PlayError::NoUndo(_) => "Refused",
    };
    raise(py, name, (error.to_string(), rule.map(|rule| rule.id), seat, code))
}

/// A notation that cannot be read.
pub fn unreadable(py: Python<'_>, error: &PlayError) -> PyErr {
    raise(py, "WrongCode", (error.to_string(), Option::<&str>::None, Option::<i64>::None, Option::<i64>::None))
}

/// A step that a vector cannot take.
pub fn wrong_step(py: Python<'_>, error: &VectorError) -> PyErr {
    let (rule, seat, index) = match error {
        VectorError::Choice { seat, index, rule, .. } => (rule.map(|rule| rule.id), Some(seat.number()), Some(*index)),
        VectorError::Length { .. } | VectorError::NotBegun => (None, None, None),
    };
    raise(py, "Refused", (error.to_string(), rule, seat, index))
}
