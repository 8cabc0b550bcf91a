//! Every text is read by somebody: a message that nothing shows is a fault.

use std::path::Path;

use anyhow::{Context, Result};

use super::{files, read, shown};
use crate::codegen;

/// Keys that are asked for by name wherever games are listed or shown without a screen of their own: titles, options,
/// scores, ends, first steps, pieces and zones.
const ASKED_FOR: &[&str] = &["title", "about", "option.", "score.", "ending.", "intro.", "piece.", "zone."];

/// Messages of games and pages that nothing uses.
pub fn faults(root: &Path) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for folder in codegen::game_folders(root).context("games")? {
        let path = folder.join("messages.toml");
        if !path.is_file() {
            continue;
        }
        let slug = folder.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let code = text_of(&folder.join("src"), &[".rs"], "texts.rs")?;
        let page = text_of(&root.join("web/src/games").join(slug), &[".ts", ".svelte"], "texts.ts")?;
        let messages: toml::Table = read(&path)?.parse().with_context(|| path.display().to_string())?;
        for key in messages.keys().filter(|key| !is_used(key, &code, &page)) {
            faults.push(format!("{}: nothing uses `{key}`", shown(root, &path)));
        }
    }
    let pages = root.join("web/messages/en.json");
    if pages.is_file() {
        let page = text_of(&root.join("web/src"), &[".ts", ".svelte"], "texts.ts")?;
        let messages: serde_json::Map<String, serde_json::Value> =
            serde_json::from_str(&read(&pages)?).with_context(|| pages.display().to_string())?;
        for key in messages.keys().filter(|key| !key.starts_with('$') && !has_word(&page, key)) {
            faults.push(format!("{}: nothing uses `{key}`", shown(root, &pages)));
        }
    }
    Ok(faults)
}

fn text_of(folder: &Path, endings: &[&str], but: &str) -> Result<String> {
    let mut text = String::new();
    for path in files(folder, endings).into_iter().filter(|path| !path.ends_with(but)) {
        text.push_str(&read(&path)?);
        text.push('\n');
    }
    Ok(text)
}

fn is_used(key: &str, code: &str, page: &str) -> bool {
    let quoted = |text: &str, key: &str| ["\"", "`"].iter().any(|quote| text.contains(&format!("{quote}{key}")));
    // A key can be put together: `format!("face.{face}")`.
    let put_together = || key.match_indices('.').any(|(at, _)| quoted(code, &key[..=at]) || quoted(page, &key[..=at]));
    // Or asked for by its parts: `message("face", face)`.
    let by_parts = || key.split_once('.').is_some_and(|(first, _)| code.contains(&format!("message(\"{first}\",")));
    // Advice asks for what a step of the scoring counts by the name of the step.
    let of_a_step = || {
        let step = key.strip_prefix("gain.").map(|step| step.strip_suffix(".one").unwrap_or(step));
        step.is_some_and(|step| quoted(code, &format!("score.{step}\"")))
    };
    ASKED_FOR.iter().any(|asked| key.starts_with(asked))
        || of_a_step()
        || has_word(code, &key.replace(['.', '-'], "_").to_uppercase())
        || quoted(code, &format!("{key}\""))
        || quoted(page, &format!("{key}\""))
        || key.strip_prefix("screen.").is_some_and(|name| has_word(page, &name.replace(['.', '-'], "_")))
        || put_together()
        || by_parts()
}

/// Whether a text holds a name as a whole word.
fn has_word(text: &str, word: &str) -> bool {
    let part_of_name = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word)
        .any(|(at, _)| !text[..at].ends_with(part_of_name) && !text[at + word.len()..].starts_with(part_of_name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unused_message_is_found() {
        let code =
            "texts::SAY_TAKE.fill(); label(\"told.end\"); format!(\"face.{face}\"); words.message(\"step\", step)";
        let steps = "ScoreLine { key: \"score.sun\" }";
        assert!(
            is_used("gain.sun", steps, "") && is_used("gain.sun.one", steps, "") && !is_used("gain.moon", steps, "")
        );
        for key in ["say.take", "told.end", "face.turtle", "step.roll", "option.length.short", "title", "screen.buy"] {
            assert!(is_used(key, code, "t.buy({ n })"), "{key}");
        }
        for key in ["say.taken", "told", "say", "screen.bu", "screen.buyer", "faces.turtle"] {
            assert!(!is_used(key, code, "t.buy({ n })"), "{key}");
        }
        assert!(has_word("m.a_b()", "a_b") && !has_word("m.a_b_c()", "a_b") && !has_word("", "a"));
    }
}
