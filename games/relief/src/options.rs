//! What a table can choose before play.

use serde::{Deserialize, Serialize};

/// Coral Relief has no options: its variants live in the sheet's data.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}
