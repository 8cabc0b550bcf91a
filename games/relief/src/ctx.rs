//! What positions and views of a match share.

use std::ops::Deref;
use std::sync::Arc;

use atoll_core::{Edition, Setup, Shared};

use crate::components::{Components, Readings};
use crate::position::Relief;

/// The sheets of a match and how they are read; as components it is what the sheets have printed.
#[derive(Debug)]
pub struct Ctx {
    pub(crate) edition: Arc<Edition<Relief>>,
    /// The readings that hold at this table.
    pub readings: Readings,
}

impl Ctx {
    pub(crate) fn of(setup: &Setup<Relief>) -> Shared<Ctx> {
        let edition = Arc::clone(setup.edition());
        let readings = setup.options().readings(&edition.data.readings);
        // Options that say what the file says anyway make no difference.
        let key = (edition.hash.clone(), readings.clone(), setup.seats());
        Shared::keyed(key, Ctx { edition, readings })
    }
}

impl Deref for Ctx {
    type Target = Components;
    fn deref(&self) -> &Components {
        &self.edition.data
    }
}
