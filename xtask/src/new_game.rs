//! Adds a small game that compiles and passes the laws.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};

use crate::{codegen, shell};

/// The files of the game: where they go, and what they hold before the names are filled in.
const FILES: &[(&str, &str)] = &[
    ("Cargo.toml", include_str!("../templates/game/Cargo.toml.in")),
    ("rules.toml", include_str!("../templates/game/rules.toml.in")),
    ("messages.toml", include_str!("../templates/game/messages.toml.in")),
    ("data/beach.toml", include_str!("../templates/game/data/beach.toml.in")),
    ("src/lib.rs", include_str!("../templates/game/src/lib.rs.in")),
    ("src/action.rs", include_str!("../templates/game/src/action.rs.in")),
    ("src/components.rs", include_str!("../templates/game/src/components.rs.in")),
    ("src/position.rs", include_str!("../templates/game/src/position.rs.in")),
    ("src/score.rs", include_str!("../templates/game/src/score.rs.in")),
    ("src/stage.rs", include_str!("../templates/game/src/stage.rs.in")),
    ("src/view.rs", include_str!("../templates/game/src/view.rs.in")),
    ("tests/laws.rs", include_str!("../templates/game/tests/laws.rs.in")),
    ("tests/rules.rs", include_str!("../templates/game/tests/rules.rs.in")),
    ("tests/codes.txt", include_str!("../templates/game/tests/codes.txt.in")),
    ("tests/perft.txt", include_str!("../templates/game/tests/perft.txt.in")),
    ("tests/records/two-seats.atoll", include_str!("../templates/game/tests/records/two-seats.atoll.in")),
];

/// Writes the game's folder, its path in the workspace, and its lines in the registry.
///
/// # Errors
/// If the name cannot be used, or a file is not as expected; nothing has been written then.
pub fn run(root: &Path, slug: &str) -> Result<()> {
    check_slug(root, slug)?;
    let title = format!("{}{}", slug[..1].to_uppercase(), &slug[1..]);
    let edit = |path: &str, change: &dyn Fn(&str) -> Option<String>| {
        let path = root.join(path);
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let text = change(&text).with_context(|| format!("{}: there is no place for the game", path.display()))?;
        Ok::<_, anyhow::Error>((path, text))
    };
    let mut written = vec![
        edit("Cargo.toml", &|text| with_path(text, slug))?,
        edit("crates/registry/Cargo.toml", &|text| with_dependency(text, slug))?,
        edit("crates/registry/src/lib.rs", &|text| with_entry(text, slug, &title))?,
    ];
    let folder = root.join("games").join(slug);
    for (name, text) in FILES {
        let text = text.replace("__slug__", slug).replace("__Slug__", &title);
        let text = text.replace("__SLUG__", &slug.to_uppercase()).replace("__id__", slug);
        written.push((folder.join(name), text));
    }
    for (path, text) in written {
        let folder = path.parent().unwrap_or(root);
        fs::create_dir_all(folder).and_then(|()| fs::write(&path, text)).with_context(|| path.display().to_string())?;
    }
    codegen::write(root)?;
    shell::run(&mut shell::cargo(
        &["fmt", "--package", &format!("atoll-{slug}"), "--package", "atoll-registry"],
        root,
    ))?;
    println!("games/{slug} is there; try `cargo test -p atoll-{slug}`");
    Ok(())
}

fn check_slug(root: &Path, slug: &str) -> Result<()> {
    let is_name = slug.starts_with(|c: char| c.is_ascii_lowercase())
        && slug.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        && slug.len() <= 20;
    if !is_name {
        bail!("`{slug}` cannot be a game's name; use up to 20 lower-case letters and digits");
    }
    let taken = root.join("games").join(slug).exists()
        || [
            "core", "data", "bots", "minds", "testkit", "registry", "protocol", "server", "cli", "arena", "atoll",
            "wasm",
        ]
        .contains(&slug);
    if taken { Err(anyhow!("`{slug}` is there already")) } else { Ok(()) }
}

/// The workspace with the game's path, after the last path of a game.
fn with_path(text: &str, slug: &str) -> Option<String> {
    after_last(text, |line| line.contains("path = \"games/"), &format!("atoll-{slug} = {{ path = \"games/{slug}\" }}"))
}

/// The registry's manifest with the game as a feature and a dependency, each after the last of its kind.
fn with_dependency(text: &str, slug: &str) -> Option<String> {
    let listed = text.lines().find(|line| line.starts_with("default = ["))?;
    let more = if listed.ends_with("[]") { format!("\"{slug}\"]") } else { format!(", \"{slug}\"]") };
    let text = text.replacen(listed, &format!("{}{more}", listed.strip_suffix(']')?), 1);
    let feature = format!("{slug} = [\"dep:atoll-{slug}\"]");
    let is_feature = |line: &str| line.contains("= [\"dep:atoll-") || line.starts_with("default = [");
    let text = after_last(&text, is_feature, &feature)?;
    let dependency = format!("atoll-{slug} = {{ workspace = true, optional = true }}");
    let tests = text.find("[dev-dependencies]").unwrap_or(text.len());
    let (before, after) = text.split_at(tests);
    Some(after_last(before, |line| line.starts_with("atoll-"), &dependency)? + after)
}

/// The list of games with one more entry.
fn with_entry(text: &str, slug: &str, title: &str) -> Option<String> {
    let open = text.find("pub static GAMES: &[&dyn Listed] = &[")?;
    let close = open + text[open..].find("];")?;
    let (before, after) = text.split_at(close);
    let before = before.trim_end().trim_end_matches(',');
    let comma = if before.ends_with('[') { "" } else { "," };
    Some(format!("{before}{comma}\n#[cfg(feature = \"{slug}\")]\n&Entry::<atoll_{slug}::{title}>::NEW,\n{after}"))
}

fn after_last(text: &str, is_one: impl Fn(&str) -> bool, line: &str) -> Option<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let last = lines.iter().rposition(|line| is_one(line))?;
    lines.insert(last + 1, line);
    Some(lines.join("\n") + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sources of this workspace in a folder of their own.
    fn copy() -> tempfile::TempDir {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace");
        let copy = tempfile::tempdir().expect("a folder for the test");
        let parts = ["crates", "games", "bindings", "fuzz", "xtask"].map(|part| shell::files(&root.join(part)));
        let tops = ["Cargo.toml", "Cargo.lock", "rustfmt.toml"].map(|name| root.join(name));
        for path in parts.into_iter().flatten().chain(tops) {
            let to = copy.path().join(path.strip_prefix(root).expect("the file lies in the workspace"));
            fs::create_dir_all(to.parent().expect("a file lies in a folder")).expect("the folder is ours");
            fs::copy(&path, &to).expect("the folder is ours");
        }
        copy
    }

    #[test]
    fn a_sixth_game_compiles_passes_the_laws_and_is_on_the_list() {
        let copy = copy();
        let root = copy.path();
        run(root, "tidepool").expect("the name is free");
        assert!(run(root, "tidepool").is_err(), "the name is taken now");
        let target =
            shell::target(Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace"));
        let cargo = |args: &[&str]| {
            let mut cargo = shell::cargo(args, root);
            let output = cargo.env("CARGO_TARGET_DIR", &target).output().expect("cargo runs");
            let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
            assert!(output.status.success(), "{args:?}\n{out}\n{err}");
            out.into_owned()
        };
        let said = cargo(&["test", "--offline", "--package", "atoll-tidepool"]);
        assert!(said.contains("test legal_equals_check ... ok"), "{said}");
        assert!(said.contains("test tidepool_take_2_no_more_than_there_are ... ok"), "{said}");
        cargo(&["fmt", "--package", "atoll-tidepool", "--package", "atoll-registry", "--check"]);
        cargo(&[
            "clippy",
            "--offline",
            "--package",
            "atoll-tidepool",
            "--package",
            "atoll-registry",
            "--",
            "-D",
            "warnings",
        ]);
        // House rules hold for it as for any other; those of unfinished neighbours are not its fault.
        for check in crate::tidy::CHECKS {
            let faults = (check.faults)(root).expect("the files can be read");
            let own: Vec<&String> = faults.iter().filter(|fault| fault.contains("tidepool")).collect();
            assert!(own.is_empty(), "{}: {own:?}", check.name);
        }
    }

    #[test]
    fn names_are_checked_before_anything_is_written() {
        let root = tempfile::tempdir().expect("a folder for the test");
        for slug in ["", "Tide", "tide-pool", "7seas", "core", "../x", "a_b", &"x".repeat(21)] {
            assert!(run(root.path(), slug).is_err(), "{slug}");
        }
        assert!(run(root.path(), "tidepool").is_err(), "there is no workspace here");
        assert_eq!(fs::read_dir(root.path()).expect("the folder is ours").count(), 0);
    }

    #[test]
    fn lines_go_where_they_belong() {
        let manifest = "[features]\ndefault = [\"a\"]\na = [\"dep:atoll-a\"]\n\n[dependencies]\natoll-a = 1\nserde = 1\n\n\
                        [dev-dependencies]\natoll-testkit.workspace = true\n";
        let with = "[features]\ndefault = [\"a\", \"x\"]\na = [\"dep:atoll-a\"]\nx = [\"dep:atoll-x\"]\n\n[dependencies]\n\
                    atoll-a = 1\natoll-x = { workspace = true, optional = true }\nserde = 1\n\n\
                    [dev-dependencies]\natoll-testkit.workspace = true\n";
        assert_eq!(with_dependency(manifest, "x").as_deref(), Some(with));
        for (list, entries) in [("&[]", 1), ("&[&Entry::<a::A>::NEW]", 2), ("&[\n    &Entry::<a::A>::NEW,\n]", 2)] {
            let text = format!("pub static GAMES: &[&dyn Listed] = {list};\n");
            let with = with_entry(&text, "x", "X").expect("there is a place");
            assert_eq!(with.matches("Entry::<").count(), entries, "{with}");
            assert!(with.contains("#[cfg(feature = \"x\")]\n&Entry::<atoll_x::X>::NEW,\n];"), "{with}");
        }
    }
}
