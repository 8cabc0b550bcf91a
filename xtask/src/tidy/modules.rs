//! The modules of the page: which may import which, and no circles.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path, PathBuf};

use anyhow::Result;

use super::{files, read, shown};

/// A folder of `web/src` and the folders that its files may import, besides their own.
///
/// `games/*` is the folder of any one game; `.` are the files of `web/src` itself.
const ALLOWED: &[(&str, &[&str])] = &[
    ("protocol", &[]),
    ("icons", &[]),
    ("table", &["paraglide", "protocol", "wasm"]),
    ("app", &["protocol", "paraglide", "table", "wasm"]),
    ("scene", &["icons", "protocol"]),
    ("parts", &["app", "icons", "paraglide", "protocol", "scene", "table"]),
    ("games", &["games/*", "parts"]),
    ("games/*", &["app", "icons", "paraglide", "parts", "pictures", "protocol", "scene", "table"]),
    ("pages", &["app", "games", "icons", "paraglide", "parts", "pictures", "protocol", "scene", "table"]),
    (".", &["app", "pages", "paraglide", "styles"]),
];

/// Packages that only some folders may import.
const PACKAGES: &[(&str, &[&str])] =
    &[("three", &["scene"]), ("svelte", &["app", "games/*", "icons", "pages", "parts", "scene", "."])];

/// Imports that point the wrong way, and circles of imports.
pub fn faults(root: &Path) -> Result<Vec<String>> {
    let base = root.join("web/src");
    let mut faults = Vec::new();
    let mut edges: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for path in files(&base, &[".ts", ".js", ".svelte"]) {
        let file = slashed(path.strip_prefix(&base).unwrap_or(&path));
        let from = folder(&file);
        if matches!(from, "paraglide" | "wasm" | "offline") {
            continue;
        }
        for (n, line) in read(&path)?.lines().enumerate() {
            let Some(target) = imported(line) else { continue };
            let mut fault = |reason: &str| faults.push(format!("{}:{}: {reason}", shown(root, &path), n + 1));
            if !target.starts_with('.') {
                let package = target.split('/').next().unwrap_or(target);
                let some = PACKAGES.iter().find(|(name, _)| *name == package);
                if some.is_some_and(|(_, folders)| !folders.iter().any(|pattern| fits(pattern, from))) {
                    fault(&format!("`{from}` must not import the package `{package}`"));
                }
                continue;
            }
            let to = resolved(&base, &file, target);
            let into = folder(&to);
            let allowed = ALLOWED.iter().find(|(name, _)| fits(name, from)).map(|(_, allowed)| *allowed);
            match allowed {
                None => fault(&format!("no direction is known for `{from}`; add it to xtask/src/tidy/modules.rs")),
                Some(allowed) if from != into && !allowed.iter().any(|pattern| fits(pattern, into)) => {
                    fault(&format!("`{from}` must not import `{into}` ({target})"));
                }
                Some(_) => {}
            }
            edges.entry(file.clone()).or_default().insert(to);
        }
    }
    faults.extend(circles(&edges).into_iter().map(|circle| format!("web/src: a circle of imports: {circle}")));
    Ok(faults)
}

/// The module that a line imports.
fn imported(line: &str) -> Option<&str> {
    let line = line.trim();
    let at = if line.starts_with("import") || line.starts_with("export") || line.starts_with('}') {
        line.find(" from ").map(|at| at + 6).or_else(|| line.starts_with("import ").then_some(7))
    } else {
        None
    };
    let at = at.or_else(|| line.find("import(").map(|at| at + 7))?;
    let rest = line[at..].trim_start();
    let quote = rest.chars().next().filter(|c| matches!(c, '"' | '\''))?;
    rest[1..].split(quote).next()
}

/// The folder that a file belongs to: `scene`, `games/reef`, or `.` for a file of `web/src` itself.
fn folder(file: &str) -> &str {
    let Some((first, rest)) = file.split_once('/') else { return "." };
    match rest.find('/') {
        Some(end) if first == "games" => &file[..first.len() + 1 + end],
        _ => first,
    }
}

fn fits(pattern: &str, folder: &str) -> bool {
    match pattern.strip_suffix("/*") {
        Some(parent) => folder.strip_prefix(parent).is_some_and(|rest| rest.starts_with('/')),
        None => pattern == folder,
    }
}

/// The file that an import names, seen from `web/src`.
fn resolved(base: &Path, file: &str, target: &str) -> String {
    let mut path = PathBuf::from(file);
    path.pop();
    for part in Path::new(target).components() {
        match part {
            Component::ParentDir => {
                path.pop();
            }
            Component::Normal(name) => path.push(name),
            _ => {}
        }
    }
    let named = slashed(&path);
    let with = |ending: &str| format!("{named}{ending}");
    let inside = if named.is_empty() { "index.ts".to_owned() } else { with("/index.ts") };
    [named.clone(), with(".ts"), with(".js"), inside]
        .into_iter()
        .find(|candidate| base.join(candidate).is_file())
        .unwrap_or(named)
}

fn slashed(path: &Path) -> String {
    path.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/")
}

/// Every circle found on a walk through the files, as `a > b > a`.
fn circles(edges: &BTreeMap<String, BTreeSet<String>>) -> Vec<String> {
    fn walk<'a>(
        file: &'a str,
        edges: &'a BTreeMap<String, BTreeSet<String>>,
        path: &mut Vec<&'a str>,
        seen: &mut BTreeSet<&'a str>,
        found: &mut Vec<String>,
    ) {
        if let Some(start) = path.iter().position(|one| *one == file) {
            found.push(format!("{} > {file}", path[start..].join(" > ")));
            return;
        }
        if !seen.insert(file) {
            return;
        }
        path.push(file);
        for next in edges.get(file).into_iter().flatten() {
            walk(next, edges, path, seen, found);
        }
        path.pop();
    }
    let (mut seen, mut found) = (BTreeSet::new(), Vec::new());
    for file in edges.keys() {
        walk(file, edges, &mut Vec::new(), &mut seen, &mut found);
    }
    found
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// The faults of a page with these files.
    fn found(page: &[(&str, &str)]) -> Vec<String> {
        let root = tempfile::tempdir().expect("a folder for the test");
        for (path, text) in page {
            let path = root.path().join("web/src").join(path);
            fs::create_dir_all(path.parent().expect("the path has a folder")).expect("the folder is ours");
            fs::write(path, text).expect("the folder is ours");
        }
        faults(root.path()).expect("the files can be read")
    }

    #[test]
    fn a_module_that_knows_too_much_is_found() {
        let fine = [
            ("table/a.ts", "import type { Piece } from '../protocol/types';\n"),
            ("scene/a.ts", "import { Scene } from 'three';\n"),
            ("games/reef/a.ts", "import { a } from \"./b\";\nimport { b } from \"../../parts/c\";\n"),
            ("games/index.ts", "const a = () => import(\"./generic/Screen.svelte\");\n"),
        ];
        for file in fine {
            assert_eq!(found(&[file]), Vec::<String>::new(), "{}", file.1);
        }
        let planted = [
            ("table/a.ts", "import { Scene } from 'three';"),
            ("table/a.ts", "import * as s from \"../scene/table\";"),
            ("table/a.ts", "import '../scene';"),
            ("table/a.ts", "const a = await import('../parts/Frame.svelte');"),
            ("table/a.ts", "import {\n  a,\n} from 'svelte/store';"),
            ("scene/a.ts", "import Icon from '../parts/Icon.svelte';"),
            ("scene/a.ts", "export { a } from '../games/reef/dice';"),
            ("parts/a.ts", "import { screenOf } from '../games';"),
            ("parts/a.ts", "import * as THREE from \"three\";"),
            ("games/reef/a.ts", "import { a } from \"../coral/model\";"),
            ("games/reef/a.ts", "import { screenOf } from \"..\";"),
            ("unheard/a.ts", "import { a } from \"../protocol\";"),
        ];
        for file in planted {
            assert_eq!(found(&[file]).len(), 1, "{} {}", file.0, file.1);
        }
    }

    #[test]
    fn a_circle_is_found() {
        let one = ("parts/a.ts", "import { b } from \"./b\";");
        let two = ("parts/b.ts", "import type { C } from \"./C.svelte\";");
        assert_eq!(found(&[one, two, ("parts/C.svelte", "<script>\n</script>")]), Vec::<String>::new());
        let back = ("parts/C.svelte", "<script>\n  const a = import(\"./a\");\n</script>");
        assert_eq!(
            found(&[one, two, back]),
            ["web/src: a circle of imports: parts/C.svelte > parts/a.ts > parts/b.ts > parts/C.svelte"]
        );
        let index = [("games/reef/index.ts", "import \"./s\";"), ("games/reef/s.ts", "import { a } from \".\";")];
        assert_eq!(found(&index).len(), 1);
    }
}
