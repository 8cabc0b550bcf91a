//! A game's texts for the page: `web/src/games/<slug>/texts.ts` and `intro.ts`, one function for each message.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use anyhow::{Result, bail};

use crate::codegen::{Generated, Message, places};

/// The groups of messages that only the page reads, and the file each goes to: the screen of the game fetches the
/// first, the home page the second.
const GROUPS: &[(&str, &str)] = &[("screen.", "texts.ts"), ("intro.", "intro.ts")];

/// Words that cannot name a function.
const RESERVED: &[&str] = &[
    "case", "catch", "class", "const", "delete", "do", "else", "export", "false", "for", "if", "import", "in", "let",
    "new", "null", "return", "static", "switch", "this", "true", "try", "typeof", "var", "void", "with", "yield",
];

/// Whether only the page reads this message.
pub fn is_for_page(key: &str) -> bool {
    GROUPS.iter().any(|(group, _)| key.starts_with(group))
}

/// The files of one game; none for a game without such messages.
///
/// # Errors
/// The message at fault and why.
pub fn of_game(folder: &Path, messages: &BTreeMap<String, Message>) -> Result<Vec<Generated>> {
    let (Some(slug), Some(root)) = (folder.file_name(), folder.parent().and_then(Path::parent)) else {
        return Ok(Vec::new());
    };
    let page = root.join("web/src/games").join(slug);
    let mut files = Vec::new();
    for (group, file) in GROUPS {
        let texts: Vec<(String, &Message)> =
            messages.iter().filter_map(|(key, message)| key_in(group, key).map(|name| (name, message))).collect();
        if texts.is_empty() {
            continue;
        }
        if let Some((name, _)) = texts.iter().find(|(name, _)| !can_name(name)) {
            bail!("{group}{name} cannot name a function; choose another key");
        }
        files.push(Generated { path: page.join(file), text: typescript(&slug.to_string_lossy(), &texts) });
    }
    Ok(files)
}

fn key_in(group: &str, key: &str) -> Option<String> {
    key.strip_prefix(group).map(|name| name.replace(['.', '-'], "_"))
}

fn can_name(name: &str) -> bool {
    let begins = name.chars().next().is_some_and(|c| c.is_ascii_lowercase());
    begins && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') && !RESERVED.contains(&name)
}

fn typescript(slug: &str, texts: &[(String, &Message)]) -> String {
    let mut out = format!(
        "// Generated from games/{slug}/messages.toml by `cargo xtask codegen`; edit that file.\n\n\
         import {{ getLocale }} from \"../../paraglide/runtime\";\n\n"
    );
    if texts.iter().any(|(_, message)| !places(&message.en).is_empty()) {
        out.push_str("type Value = string | number;\n");
    }
    out.push_str("const said = (en: string, nl: string): string => (getLocale() === \"nl\" ? nl : en);\n");
    for (name, message) in texts {
        let open: Vec<String> = places(&message.en).into_iter().map(|place| format!("{place}: Value")).collect();
        let parameter = if open.is_empty() { String::new() } else { format!("v: {{ {} }}", open.join("; ")) };
        let (en, nl) = (template(&message.en), template(&message.nl));
        let doc = message.en.replace("*/", "* /").replace('\n', " ");
        write!(out, "\n/** {doc} */\nexport const {name} = ({parameter}): string => said({en}, {nl});\n")
            .expect("writing to a string cannot fail");
    }
    out
}

/// A text as a string of TypeScript, with its places open.
fn template(text: &str) -> String {
    if places(text).is_empty() {
        return serde_json::to_string(text).expect("a string is JSON");
    }
    let plain = text.replace('\\', "\\\\").replace('`', "\\`").replace('$', "\\$");
    format!("`{}`", plain.replace('{', "${v."))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(messages: &[(&str, &str, &str)]) -> Result<Vec<(String, String)>> {
        let message =
            |&(key, en, nl): &(&str, &str, &str)| (key.to_owned(), Message { en: en.to_owned(), nl: nl.to_owned() });
        let files = of_game(Path::new("/w/games/toy"), &messages.iter().map(message).collect())?;
        Ok(files.into_iter().map(|file| (file.path.display().to_string(), file.text)).collect())
    }

    #[test]
    fn each_message_of_the_page_becomes_a_function() {
        let told = files(&[
            ("score.points", "Points", "Punten"),
            ("screen.pay", "Costs {n} of {all} `$`", "Kost {n} van {all} `$`"),
            ("screen.two.words", "Say \"hi\"", "Zeg \"hoi\""),
            ("intro.line", "A line", "Een regel"),
        ])
        .expect("the keys are fine");
        assert_eq!(told.len(), 2);
        assert_eq!(told[0].0, "/w/web/src/games/toy/texts.ts");
        assert!(told[0].1.contains(
            "export const pay = (v: { all: Value; n: Value }): string => \
             said(`Costs ${v.n} of ${v.all} \\`\\$\\``, `Kost ${v.n} van ${v.all} \\`\\$\\``);"
        ));
        assert!(
            told[0].1.contains("export const two_words = (): string => said(\"Say \\\"hi\\\"\", \"Zeg \\\"hoi\\\"\");")
        );
        assert!(!told[0].1.contains("Points"));
        assert_eq!(told[1].0, "/w/web/src/games/toy/intro.ts");
        assert!(!told[1].1.contains("Value"));
        assert!(files(&[("score.points", "Points", "Punten")]).expect("there is nothing to name").is_empty());
    }

    #[test]
    fn a_key_that_cannot_name_a_function_is_refused() {
        for key in ["screen.new", "screen.2nd", "screen.", "screen.a b"] {
            assert!(files(&[(key, "a", "b")]).is_err(), "{key}");
        }
    }

    #[test]
    fn the_engine_knows_no_texts_of_the_page() {
        assert!(is_for_page("screen.board") && is_for_page("intro.line"));
        assert!(!is_for_page("score.screen"));
    }
}
