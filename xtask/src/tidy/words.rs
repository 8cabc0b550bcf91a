//! The repository speaks of itself alone: no path of a machine, no host of a mirror.

use std::path::Path;

use anyhow::Result;

use super::{files, read, shown};

/// What must not appear. Cut in two, so that this file does not name them itself.
const WORDS: &[(&str, &str)] = &[
    ("/wor", "k/"),
    ("/ho", "me/"),
    ("/ro", "ot/"),
    ("/Use", "rs/"),
    ("artif", "actory"),
    ("index.cra", "tes.io"),
    ("registry.npm", "js.org"),
    ("registry.yarn", "pkg.com"),
    ("nexus-", "repository"),
    ("shared/", "specs"),
    ("shared/", "seeds"),
];

/// Files that hold text people wrote or read.
const ENDINGS: &[&str] = &[
    ".rs", ".toml", ".md", ".ts", ".js", ".mjs", ".svelte", ".css", ".html", ".json", ".txt", ".lock", ".npmrc", ".sh",
    ".yml", ".yaml", ".atoll", ".sql", ".svg", "play", "test", "run",
];

/// Every forbidden word with its file and line.
pub fn faults(root: &Path) -> Result<Vec<String>> {
    let words: Vec<String> = WORDS.iter().map(|(a, b)| format!("{a}{b}")).collect();
    let mut faults = Vec::new();
    for path in files(root, ENDINGS) {
        // What is not text holds no words.
        let Ok(text) = read(&path) else { continue };
        for (n, line) in text.lines().enumerate() {
            if let Some(word) = words.iter().find(|word| line.contains(word.as_str())) {
                faults.push(format!("{}:{}: `{word}` belongs to a machine", shown(root, &path), n + 1));
            }
        }
    }
    Ok(faults)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_path_of_a_machine_is_found() {
        let root = tempfile::tempdir().expect("a folder for the test");
        fs::write(root.path().join("a.rs"), "// all is well\n").expect("the folder is ours");
        assert_eq!(faults(root.path()).expect("the files can be read"), Vec::<String>::new());
        for (n, (a, b)) in WORDS.iter().enumerate() {
            fs::write(root.path().join("b.md"), format!("\nsee {a}{b}x\n")).expect("the folder is ours");
            let found = faults(root.path()).expect("the files can be read");
            assert_eq!(found.len(), 1, "word {n}");
            assert!(found[0].starts_with("b.md:2: "), "{found:?}");
        }
    }
}
