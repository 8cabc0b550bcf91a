//! Every rule of `rules.toml` is named by a test of its game, and every prohibition is seen to refuse something.

use std::path::Path;

use anyhow::{Context, Result};

use super::{bare, files, read, shown};
use crate::codegen;

/// The rules that no test names.
pub fn faults(root: &Path) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for folder in codegen::game_folders(root).context("games")? {
        let mut names = Vec::new();
        for path in files(&folder.join("tests"), &[".rs"]).into_iter().chain(files(&folder.join("src"), &[".rs"])) {
            names.extend(test_names(&read(&path)?));
        }
        for id in codegen::rule_ids(&folder)? {
            if !names.iter().any(|name| names_rule(name, &id)) {
                let file = shown(root, &folder.join("rules.toml"));
                faults.push(format!("{file}: no test is named after {id} (fn {}_...)", in_names(&id)));
            }
        }
    }
    Ok(faults)
}

/// The prohibitions that no test sees refuse anything: a test that does so compares with the rule's id.
pub fn unrefused(root: &Path) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for folder in codegen::game_folders(root).context("games")? {
        let mut bodies = Vec::new();
        for path in files(&folder.join("tests"), &[".rs"]) {
            bodies.extend(test_bodies(&read(&path)?));
        }
        for id in codegen::prohibitions(&folder)? {
            // Tests may leave out the game's own name: `"A-1"` for `TOY-A-1`.
            let (cited, short) = (format!("\"{id}\""), id.split_once('-').map(|(_, rest)| format!("\"{rest}\"")));
            let cites = |body: &String| body.contains(&cited) || short.as_ref().is_some_and(|id| body.contains(id));
            if !bodies.iter().any(cites) {
                let file = shown(root, &folder.join("rules.toml"));
                faults.push(format!("{file}: {id} forbids something, and no test shows a refusal that cites {cited}"));
            }
        }
    }
    Ok(faults)
}

/// The source from each `#[test]` to the next, without comments.
fn test_bodies(source: &str) -> Vec<String> {
    let code: Vec<&str> = source.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    code.join("\n").split("#[test]").skip(1).map(str::to_owned).collect()
}

fn in_names(id: &str) -> String {
    id.to_lowercase().replace('-', "_")
}

/// Whether a test's name holds a rule's id as whole words.
fn names_rule(test: &str, id: &str) -> bool {
    let id = in_names(id);
    test.match_indices(&id).any(|(at, _)| {
        let before = test[..at].chars().next_back();
        let after = test[at + id.len()..].chars().next();
        matches!(before, None | Some('_')) && matches!(after, None | Some('_'))
    })
}

/// The names of the functions under `#[test]`.
fn test_names(source: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut is_test = false;
    for line in bare(source).lines() {
        let line = line.trim_start();
        if line.starts_with("#[test]") {
            is_test = true;
        }
        let Some(at) = line.find("fn ") else { continue };
        if at > 0 && !line[..at].ends_with([' ', ']']) {
            continue;
        }
        if std::mem::take(&mut is_test) {
            let name = line[at + 3..].split(['(', '<', ' ']).next().unwrap_or_default();
            names.push(name.to_owned());
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn game(test: &str) -> tempfile::TempDir {
        game_with("", test)
    }

    fn game_with(more: &str, test: &str) -> tempfile::TempDir {
        let root = tempfile::tempdir().expect("a folder for the test");
        let game = root.path().join("games/toy");
        fs::create_dir_all(game.join("tests")).expect("the folder is ours");
        let rules = format!("[[rule]]\nid = \"TOY-A-1\"\ntag = \"R\"\n{more}en = \"a\"\nnl = \"a\"\n");
        fs::write(game.join("rules.toml"), rules).expect("the folder is ours");
        fs::write(game.join("tests/rules.rs"), test).expect("the folder is ours");
        root
    }

    #[test]
    fn a_rule_without_a_test_is_found() {
        let named = game("#[test]\nfn toy_a_1_holds() {}\n");
        assert_eq!(faults(named.path()).expect("the files can be read"), Vec::<String>::new());
        let planted =
            ["", "fn toy_a_1_holds() {}", "#[test]\nfn toy_a_10_holds() {}", "// #[test]\n// fn toy_a_1_x() {}"];
        for test in planted {
            let faults = faults(game(test).path()).expect("the files can be read");
            assert_eq!(faults.len(), 1, "{test}");
            assert!(faults[0].contains("TOY-A-1"), "{faults:?}");
        }
    }

    #[test]
    fn a_prohibition_that_refuses_nothing_is_found() {
        let asserted = "#[test]\nfn a() { assert_eq!(refused(), \"TOY-A-1\"); }\n";
        assert_eq!(
            unrefused(game_with("forbids = true\n", asserted).path()).expect("the files can be read"),
            Vec::<String>::new()
        );
        for test in
            ["#[test]\nfn toy_a_1_holds() {}", "const A: &str = \"TOY-A-1\";", "#[test]\nfn a() {\n// \"TOY-A-1\"\n}"]
        {
            assert_eq!(
                unrefused(game_with("forbids = true\n", test).path()).expect("the files can be read").len(),
                1,
                "{test}"
            );
            assert_eq!(
                unrefused(game(test).path()).expect("the files can be read"),
                Vec::<String>::new(),
                "a rule that forbids nothing"
            );
        }
    }
}
