//! What a page knows of a game before a match.

use std::collections::BTreeMap;

use atoll_core::any::AnyEdition;
use atoll_core::{Info, Lang, OptionInfo, OptionKind};
use serde::{Deserialize, Serialize};
use serde_json::Value;
#[cfg(feature = "typescript")]
use ts_rs::TS;

/// A game as pages present it, in one language.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct GameInfo {
    /// Lower-case name in addresses and files.
    pub slug: String,
    /// The game's title.
    pub title: String,
    /// How many can play.
    pub seats: SeatRange,
    /// The options a table can choose.
    pub options: Vec<OptionEntry>,
    /// Version of the rules.
    pub version: u16,
    /// Hash of the component data.
    pub data_hash: String,
    /// The components, as the game's own screen reads them.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub components: Value,
    /// Every fact of the components with its provenance.
    pub facts: Vec<FactInfo>,
    /// Every question that the rulebook leaves open, with the choice made.
    pub readings: Vec<ReadingInfo>,
    /// Every rule.
    pub rules: Vec<RuleInfo>,
    /// Every message by its key.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, string>"))]
    pub texts: BTreeMap<String, String>,
    /// The bots that can take a seat, weakest first.
    pub bots: Vec<String>,
}

/// The least and the greatest number of seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct SeatRange {
    /// The least.
    pub min: u8,
    /// The greatest.
    pub max: u8,
}

/// An option of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct OptionEntry {
    /// Its key in the options object.
    pub key: String,
    /// Its name.
    pub label: String,
    /// What can be chosen.
    pub kind: OptionKindName,
    /// The values of a choice, of a flag, or those a list is made of; empty for a whole number.
    pub values: Vec<OptionValue>,
    /// The value if nobody chooses.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub default: Value,
    /// The least whole number, or how many a list must have.
    pub min: Option<i32>,
    /// The greatest whole number, or how many a list must have.
    pub max: Option<i32>,
}

/// What can be chosen for an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum OptionKindName {
    /// One of the values.
    Choice,
    /// True or false.
    Flag,
    /// A whole number from `min` to `max`.
    Whole,
    /// Several of the values.
    List,
}

/// A value of an option.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct OptionValue {
    /// The value, as the options object has it.
    #[cfg_attr(feature = "typescript", ts(type = "string | number | boolean"))]
    pub value: Value,
    /// Its name.
    pub label: String,
}

/// A fact about the components and where it comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct FactInfo {
    /// The file that holds it.
    pub file: String,
    /// What it is.
    pub text: String,
    /// R rulebook, P public source, D derived, C constructed.
    #[cfg_attr(feature = "typescript", ts(type = "\"R\" | \"P\" | \"D\" | \"C\""))]
    pub tag: String,
}

/// A question that the rulebook leaves open, and the answer of this edition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct ReadingInfo {
    /// The id of the rule that holds the answer.
    pub rule: String,
    /// What is open.
    pub question: String,
    /// What this edition does unless a table chooses otherwise.
    pub choice: String,
    /// The key of the option by which a table can choose otherwise.
    pub option: Option<String>,
}

/// A rule in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct RuleInfo {
    /// The id that refusals cite.
    pub id: String,
    /// R rulebook, P public source, D derived, C constructed.
    #[cfg_attr(feature = "typescript", ts(type = "\"R\" | \"P\" | \"D\" | \"C\""))]
    pub tag: String,
    /// The rule.
    pub text: String,
}

/// What pages present of a game, in one language; `bots` are those who can take a seat.
pub fn game_info(edition: &dyn AnyEdition, lang: Lang, bots: &[&str]) -> GameInfo {
    let info = edition.info();
    let components = edition.components();
    let options = info.options.iter().map(|option| option_entry(option, &info, &components, lang)).collect();
    let facts = edition.facts().into_iter().map(|fact| FactInfo {
        text: fact.what.get(lang).to_owned(),
        tag: fact.tag.to_string(),
        file: fact.file,
    });
    let readings = edition.readings().into_iter().map(|reading| ReadingInfo {
        rule: reading.rule.to_owned(),
        question: reading.question.get(lang).to_owned(),
        choice: reading.choice.get(lang).to_owned(),
        option: reading.option.map(str::to_owned),
    });
    let rules = info.rules.iter().map(|rule| RuleInfo {
        id: rule.id.to_owned(),
        tag: rule.tag.to_string(),
        text: rule.text.get(lang).to_owned(),
    });
    GameInfo {
        slug: info.slug.to_owned(),
        title: info.title.to_owned(),
        seats: SeatRange { min: *info.seats.start(), max: *info.seats.end() },
        options,
        version: info.version,
        data_hash: edition.data_hash().to_owned(),
        components,
        facts: facts.collect(),
        readings: readings.collect(),
        rules: rules.collect(),
        texts: info.texts.iter().map(|(key, text)| ((*key).to_owned(), text.get(lang).to_owned())).collect(),
        bots: bots.iter().map(|&bot| bot.to_owned()).collect(),
    }
}

/// A game's message, or its key if there is none.
pub(crate) fn message(info: &Info, key: &str, lang: Lang) -> String {
    words_of(info, key, lang).unwrap_or(key).to_owned()
}

/// A game's message, if there is one.
pub(crate) fn words_of(info: &Info, key: &str, lang: Lang) -> Option<&'static str> {
    // They lie in the order of their keys.
    let found = info.texts.binary_search_by_key(&key, |(name, _)| name).ok()?;
    Some(info.texts[found].1.get(lang))
}

fn option_entry(option: &OptionInfo, info: &Info, components: &Value, lang: Lang) -> OptionEntry {
    let key = option.key;
    let named =
        |value: Value, word: &str| OptionValue { value, label: message(info, &format!("option.{key}.{word}"), lang) };
    let (kind, values, min, max) = match option.kind {
        OptionKind::Choice(words) => {
            let values = words.iter().map(|&word| named(Value::from(word), word)).collect();
            (OptionKindName::Choice, values, None, None)
        }
        OptionKind::Flag => {
            let values = [true, false].map(|flag| named(Value::from(flag), if flag { "true" } else { "false" }));
            (OptionKindName::Flag, values.into(), None, None)
        }
        OptionKind::Whole(min, max) => (OptionKindName::Whole, Vec::new(), Some(min), Some(max)),
        OptionKind::List { of, count } => {
            let count = count.map(i32::from);
            (OptionKindName::List, listed(&components[of], lang), count, count)
        }
    };
    let default = default_of(option, components);
    OptionEntry {
        key: key.to_owned(),
        label: message(info, &format!("option.{key}"), lang),
        kind,
        values,
        default,
        min,
        max,
    }
}

/// The value if nobody chooses: what the components say under `options`, else what the game says.
fn default_of(option: &OptionInfo, components: &Value) -> Value {
    let fits = |value: &&Value| match option.kind {
        OptionKind::Choice(words) => value.as_str().is_some_and(|word| words.contains(&word)),
        OptionKind::Flag => value.is_boolean(),
        OptionKind::Whole(min, max) => value.as_i64().is_some_and(|n| (i64::from(min)..=i64::from(max)).contains(&n)),
        OptionKind::List { .. } => false,
    };
    let stated = components.get("options").and_then(|options| options.get(option.key)).filter(fits);
    stated.cloned().unwrap_or_else(|| serde_json::from_str(option.default).unwrap_or(Value::Null))
}

/// The ids of a list of components, with their names where they have one.
fn listed(components: &Value, lang: Lang) -> Vec<OptionValue> {
    let Some(items) = components.as_array() else { return Vec::new() };
    let named = |item: &Value| {
        let id = item.get("id").unwrap_or(item).clone();
        let name = item.get("name").map(|name| name.get(lang.tag()).unwrap_or(name));
        let label = match name.and_then(Value::as_str).or(id.as_str()) {
            Some(label) => label.to_owned(),
            None => id.to_string(),
        };
        OptionValue { value: id, label }
    };
    items.iter().map(named).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn corrected_files_change_what_is_offered_as_default() {
        let components = json!({"options": {"match": "exact", "forced": true, "steps": 9, "odd": "yes"}});
        let offered = |key, kind, default| default_of(&OptionInfo { key, kind, default }, &components);
        assert_eq!(offered("match", OptionKind::Choice(&["shown", "exact"]), "\"shown\""), json!("exact"));
        assert_eq!(offered("forced", OptionKind::Flag, "false"), json!(true));
        assert_eq!(offered("steps", OptionKind::Whole(0, 5), "0"), json!(0), "out of bounds");
        assert_eq!(offered("odd", OptionKind::Flag, "false"), json!(false), "of another kind");
        assert_eq!(offered("absent", OptionKind::Flag, "true"), json!(true));
    }

    #[test]
    fn components_are_listed_by_name_where_they_have_one() {
        let components = json!([{"id": "arch", "name": {"en": "Arch", "nl": "Boog"}}, {"id": 7}, "bare"]);
        let listed = listed(&components, Lang::Nl);
        let labels: Vec<(&Value, &str)> = listed.iter().map(|entry| (&entry.value, entry.label.as_str())).collect();
        assert_eq!(labels, [(&json!("arch"), "Boog"), (&json!(7), "7"), (&json!("bare"), "bare")]);
    }
}
