//! Every text is there in every language, with the same places to fill in.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;

use super::{read, shown};
use crate::codegen;

/// Texts that lack a language, in the games and on the pages.
pub fn faults(root: &Path) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for folder in codegen::game_folders(root).context("games")? {
        if let Err(error) = codegen::of_game(&folder) {
            faults.push(format!("{error:#}"));
        }
    }
    let [en, nl] = ["en", "nl"].map(|lang| root.join(format!("web/messages/{lang}.json")));
    if !en.exists() && !nl.exists() {
        return Ok(faults);
    }
    let (english, dutch) = (messages(&en)?, messages(&nl)?);
    for (here, there, file) in [(&english, &dutch, &nl), (&dutch, &english, &en)] {
        for key in here.keys().filter(|key| !there.contains_key(*key)) {
            faults.push(format!("{}: {key} is missing", shown(root, file)));
        }
    }
    for (key, text) in &english {
        let Some(other) = dutch.get(key) else { continue };
        if text.trim().is_empty() || other.trim().is_empty() {
            faults.push(format!("web/messages: {key} is empty in a language"));
        } else if codegen::places(text) != codegen::places(other) {
            faults.push(format!("web/messages: {key} has different places to fill in"));
        }
    }
    Ok(faults)
}

fn messages(path: &Path) -> Result<BTreeMap<String, String>> {
    let value: Value = serde_json::from_str(&read(path)?).with_context(|| path.display().to_string())?;
    let mut texts = BTreeMap::new();
    flatten("", &value, &mut texts);
    texts.retain(|key, _| key != "$schema");
    Ok(texts)
}

/// Nested messages by dotted keys; the variants of a message count as one text.
fn flatten(key: &str, value: &Value, texts: &mut BTreeMap<String, String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                let key = if key.is_empty() { name.clone() } else { format!("{key}.{name}") };
                flatten(&key, value, texts);
            }
        }
        Value::String(text) => {
            texts.insert(key.to_owned(), text.clone());
        }
        other => {
            texts.insert(key.to_owned(), other.to_string());
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn found(en: &str, nl: &str) -> Vec<String> {
        let root = tempfile::tempdir().expect("a folder for the test");
        let folder = root.path().join("web/messages");
        fs::create_dir_all(&folder).expect("the folder is ours");
        fs::create_dir_all(root.path().join("games")).expect("the folder is ours");
        fs::write(folder.join("en.json"), en).expect("the folder is ours");
        fs::write(folder.join("nl.json"), nl).expect("the folder is ours");
        faults(root.path()).expect("the files can be read")
    }

    #[test]
    fn a_missing_language_is_found() {
        let good = r#"{"$schema": "x", "a": "{n} fish", "b": {"c": "d"}}"#;
        assert_eq!(found(good, r#"{"a": "{n} vissen", "b": {"c": "e"}}"#), Vec::<String>::new());
        let planted = [
            r#"{"a": "{n} vissen"}"#,
            r#"{"a": "{m} vissen", "b": {"c": "e"}}"#,
            r#"{"a": "{n} vissen", "b": {"c": " "}}"#,
            r#"{"a": "{n} vissen", "b": {"c": "e", "d": "f"}}"#,
        ];
        for nl in planted {
            assert_eq!(found(good, nl).len(), 1, "{nl}");
        }
    }

    #[test]
    fn a_game_message_without_dutch_is_found() {
        let root = tempfile::tempdir().expect("a folder for the test");
        let game = root.path().join("games/toy");
        fs::create_dir_all(&game).expect("the folder is ours");
        let rules = "[[rule]]\nid = \"TOY-A-1\"\ntag = \"R\"\nen = \"a\"\nnl = \"a\"\n";
        fs::write(game.join("rules.toml"), rules).expect("the folder is ours");
        for (messages, count) in
            [("a = { en = \"b\", nl = \"c\" }", 0), ("a = { en = \"b\" }", 1), ("a = { en = \"{n}\", nl = \"c\" }", 1)]
        {
            fs::write(game.join("messages.toml"), messages).expect("the folder is ours");
            assert_eq!(faults(root.path()).expect("the files can be read").len(), count, "{messages}");
        }
        fs::write(game.join("messages.toml"), "").expect("the folder is ours");
        fs::write(game.join("rules.toml"), rules.replace("nl = \"a\"", "nl = \" \"")).expect("the folder is ours");
        assert_eq!(faults(root.path()).expect("the files can be read").len(), 1);
    }
}
