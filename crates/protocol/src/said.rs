//! A message with its number, as JSON.
//!
//! Serde could lay the fields side by side itself, but compiles all it needs for that anew for each kind of message:
//! too much for a browser to load.

use serde::de::Error as _;
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

use crate::socket::{FromPlayer, Said};

const ID: &str = "id";
const KIND: &str = "type";

impl Serialize for Said {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = Map::new();
        match serde_json::to_value(&self.what).map_err(S::Error::custom)? {
            Value::Object(what) => {
                for (kind, rest) in what {
                    fields.insert(KIND.to_owned(), Value::String(kind));
                    fields.extend(rest.as_object().cloned().unwrap_or_default());
                }
            }
            kind => drop(fields.insert(KIND.to_owned(), kind)),
        }
        fields.insert(ID.to_owned(), self.id.into());
        fields.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Said {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = Map::deserialize(deserializer)?;
        let id = fields.remove(ID).ok_or_else(|| D::Error::missing_field(ID))?;
        let kind = fields.remove(KIND).ok_or_else(|| D::Error::missing_field(KIND))?;
        // A kind that says nothing more is its name.
        let bare = if fields.is_empty() { serde_json::from_value(kind.clone()).ok() } else { None };
        let what = match (bare, kind) {
            (Some(what), _) => what,
            (None, Value::String(kind)) => {
                let told = Value::Object(Map::from_iter([(kind, Value::Object(fields))]));
                FromPlayer::deserialize(told).map_err(D::Error::custom)?
            }
            (None, _) => return Err(D::Error::custom("`type` is no text")),
        };
        Ok(Said { id: serde_json::from_value(id).map_err(D::Error::custom)?, what })
    }
}
