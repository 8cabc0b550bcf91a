//! Many matches at once.

use std::thread;

use atoll_core::any::AnyMatch;
use atoll_registry::study::{AnyVector, Arrays, Study, VectorError};
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1};
use pyo3::prelude::*;

use crate::errors;

/// Matches of one game side by side; its arrays stay the same and are written anew by each step.
#[pyclass(module = "atoll")]
pub struct Vector {
    vector: Box<dyn AnyVector>,
    observations: Py<PyArray2<i16>>,
    masks: Py<PyArray2<u8>>,
    rewards: Py<PyArray2<f32>>,
    seats: Py<PyArray1<u8>>,
    ends: Py<PyArray1<bool>>,
}

#[pymethods]
impl Vector {
    /// How many matches there are.
    #[getter]
    fn n(&self) -> usize {
        self.vector.matches()
    }
    /// What the seat that must decide may know, `(n, observation_size)`.
    #[getter]
    fn observations(&self, py: Python<'_>) -> Py<PyArray2<i16>> {
        self.observations.clone_ref(py)
    }
    /// 1 for each action index that may be chosen, `(n, actions)`. Read it, do not write it.
    #[getter]
    fn masks(&self, py: Python<'_>) -> Py<PyArray2<u8>> {
        self.masks.clone_ref(py)
    }
    /// What each seat has won in the last step, `(n, seats)`.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.rewards.clone_ref(py)
    }
    /// The seat that must decide, `(n,)`.
    #[getter]
    fn seats(&self, py: Python<'_>) -> Py<PyArray1<u8>> {
        self.seats.clone_ref(py)
    }
    /// Whether a match ended in the last step and the next has begun, `(n,)`.
    #[getter]
    fn ends(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.ends.clone_ref(py)
    }
    /// Begins all matches anew; match `k` of table `i` has the dice of stream `i + k * n`.
    #[pyo3(signature = (seed = 0))]
    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        self.with_arrays(py, |vector, arrays| vector.reset(seed, arrays))
    }
    /// Takes one action in each match, by index.
    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        let actions = actions.as_slice()?;
        self.with_arrays(py, |vector, arrays| vector.step(actions, arrays))
    }
    /// Takes a random action in each match.
    fn random(&mut self, py: Python<'_>) -> PyResult<()> {
        self.with_arrays(py, |vector, arrays| vector.random(arrays))
    }
}

impl Vector {
    pub fn make(
        py: Python<'_>,
        study: &dyn Study,
        opening: &dyn AnyMatch,
        n: usize,
        threads: Option<usize>,
    ) -> PyResult<Vector> {
        if n == 0 || n > 1 << 20 {
            return Err(errors::option(py, "n", "must be from 1 to 1048576"));
        }
        let threads = threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from)).clamp(1, 1024);
        let vector = study.vector(opening, n, threads).expect("the opening is of this game");
        let (size, actions, seats) = (vector.tensor_len(), vector.actions(), usize::from(vector.seats()));
        Ok(Vector {
            observations: PyArray2::zeros(py, [n, size], false).unbind(),
            masks: PyArray2::zeros(py, [n, actions], false).unbind(),
            rewards: PyArray2::zeros(py, [n, seats], false).unbind(),
            seats: PyArray1::zeros(py, n, false).unbind(),
            ends: PyArray1::zeros(py, n, false).unbind(),
            vector,
        })
    }

    /// Lends the arrays to `work`, which other Python threads need not wait for.
    fn with_arrays(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn AnyVector, Arrays<'_>) -> Result<(), VectorError> + Send,
    ) -> PyResult<()> {
        let mut observations = self.observations.bind(py).try_readwrite()?;
        let mut masks = self.masks.bind(py).try_readwrite()?;
        let mut rewards = self.rewards.bind(py).try_readwrite()?;
        let mut seats = self.seats.bind(py).try_readwrite()?;
        let mut ends = self.ends.bind(py).try_readwrite()?;
        let arrays = Arrays {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
            ends: ends.as_slice_mut()?,
        };
        let vector = &mut *self.vector;
        py.detach(|| work(vector, arrays)).map_err(|error| errors::wrong_step(py, &error))
    }
}
