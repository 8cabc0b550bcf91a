//! Dependencies point inward.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::{files, read, shown};

/// What a package may depend on: ours by their folders, others by name or `*` for any.
struct Allowed {
    folder: &'static str,
    ours: &'static [&'static str],
    others: &'static [&'static str],
    /// Ours for tests alone.
    tests: &'static [&'static str],
}

const ALLOWED: &[Allowed] = &[
    Allowed { folder: "crates/core", ours: &[], others: &["serde", "serde_json", "sha2", "ts-rs"], tests: &[] },
    Allowed {
        folder: "crates/data",
        ours: &["crates/core"],
        others: &["serde", "serde_json", "serde_spanned", "toml"],
        tests: &[],
    },
    // The reference of its stability solver: a linear program and exact fractions.
    Allowed {
        folder: "games/coral",
        ours: &["crates/core", "crates/data"],
        others: &["serde", "serde_json", "toml", "microlp", "num-bigint", "ts-rs"],
        tests: &["crates/testkit"],
    },
    Allowed {
        folder: "games/*",
        ours: &["crates/core", "crates/data"],
        others: &["serde", "serde_json", "toml", "ts-rs"],
        tests: &["crates/testkit"],
    },
    Allowed { folder: "crates/bots", ours: &["crates/core"], others: &["*"], tests: &["crates/testkit"] },
    Allowed { folder: "crates/testkit", ours: &["crates/core"], others: &["*"], tests: &["crates/data"] },
    Allowed {
        folder: "crates/minds",
        ours: &["crates/core", "crates/bots", "games/*"],
        others: &["*"],
        tests: &["crates/testkit"],
    },
    Allowed {
        folder: "crates/atoll",
        ours: &["crates/core", "crates/data", "crates/bots", "crates/minds", "games/*"],
        others: &[],
        tests: &[],
    },
    Allowed {
        folder: "crates/registry",
        ours: &["crates/core", "crates/bots", "crates/minds", "games/*"],
        others: &["*"],
        tests: &["crates/testkit"],
    },
    Allowed {
        folder: "crates/arena",
        ours: &["crates/core", "crates/bots", "crates/registry"],
        others: &["*"],
        tests: &["crates/testkit"],
    },
    Allowed {
        folder: "crates/insight",
        ours: &["crates/core", "crates/registry", "crates/arena"],
        others: &["serde", "serde_json"],
        tests: &["crates/registry"],
    },
    Allowed {
        folder: "crates/protocol",
        ours: &["crates/core"],
        others: &["serde", "serde_json", "ts-rs"],
        tests: &[],
    },
    Allowed {
        folder: "crates/table",
        ours: &["crates/core", "crates/protocol"],
        others: &["serde", "serde_json"],
        tests: &["crates/registry", "crates/testkit", "crates/table"],
    },
    Allowed {
        folder: "crates/server",
        ours: &["crates/core", "crates/protocol", "crates/registry", "crates/table"],
        others: &["*"],
        tests: &["crates/data", "crates/testkit"],
    },
    Allowed {
        folder: "crates/cli",
        ours: &[
            "crates/core",
            "crates/bots",
            "crates/registry",
            "crates/protocol",
            "crates/table",
            "crates/server",
            "crates/arena",
            "crates/insight",
        ],
        others: &["*"],
        tests: &[],
    },
    Allowed {
        folder: "bindings/python",
        ours: &["crates/core", "crates/registry"],
        others: &["numpy", "pyo3", "serde_json"],
        tests: &[],
    },
    Allowed {
        folder: "bindings/*",
        ours: &["crates/core", "crates/data", "crates/registry", "crates/protocol", "crates/table"],
        others: &["*"],
        tests: &[],
    },
    Allowed { folder: "xtask", ours: &["crates/core", "crates/protocol"], others: &["*"], tests: &[] },
    Allowed { folder: "xtask/wasm", ours: &[], others: &["*"], tests: &[] },
];

/// Dependencies that point the wrong way.
pub fn faults(root: &Path) -> Result<Vec<String>> {
    Ok(of_metadata(root, &metadata(root)?))
}

/// Packages that do not take the workspace's lints.
pub fn lint_faults(root: &Path) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for path in files(root, &["Cargo.toml"]) {
        let manifest: toml::Table = toml::from_str(&read(&path)?).with_context(|| path.display().to_string())?;
        let lints = manifest.get("lints").and_then(|lints| lints.get("workspace"));
        let stands_alone = manifest.contains_key("workspace");
        if manifest.contains_key("package") && !stands_alone && lints != Some(&toml::Value::Boolean(true)) {
            faults.push(format!("{}: expected `[lints]` with `workspace = true`", shown(root, &path)));
        }
    }
    Ok(faults)
}

fn metadata(root: &Path) -> Result<Value> {
    let output = Command::new("cargo")
        .args(["metadata", "--format-version", "1", "--no-deps"])
        .current_dir(root)
        .output()
        .context("cargo metadata")?;
    if !output.status.success() {
        bail!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr));
    }
    serde_json::from_slice(&output.stdout).context("cargo metadata")
}

fn of_metadata(root: &Path, metadata: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    for package in metadata["packages"].as_array().into_iter().flatten() {
        let manifest = Path::new(package["manifest_path"].as_str().unwrap_or_default());
        let folder = shown(root, manifest.parent().unwrap_or(root));
        let Some(allowed) = ALLOWED.iter().find(|allowed| fits(allowed.folder, &folder)) else {
            faults.push(format!(
                "{folder}: no direction is known for this package; add it to xtask/src/tidy/directions.rs"
            ));
            continue;
        };
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            let name = dependency["name"].as_str().unwrap_or_default();
            let for_tests = dependency["kind"] == "dev";
            let is_fine = match dependency["path"].as_str() {
                Some(path) => {
                    let target = shown(root, Path::new(path));
                    let ours = allowed.ours.iter().any(|pattern| fits(pattern, &target));
                    ours || (for_tests && allowed.tests.iter().any(|pattern| fits(pattern, &target)))
                }
                None => for_tests || allowed.others.iter().any(|&other| other == "*" || other == name),
            };
            if !is_fine {
                faults.push(format!("{folder}/Cargo.toml: {folder} must not depend on {name}"));
            }
        }
    }
    faults
}

/// Whether a folder fits a pattern such as `games/*`.
fn fits(pattern: &str, folder: &str) -> bool {
    match pattern.strip_suffix("/*") {
        Some(parent) => {
            folder.strip_prefix(parent).and_then(|rest| rest.strip_prefix('/')).is_some_and(|name| !name.contains('/'))
        }
        None => pattern == folder,
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use serde_json::json;

    use super::*;

    fn found(folder: &str, dependency: Value) -> Vec<String> {
        let package = json!({ "manifest_path": format!("/w/{folder}/Cargo.toml"), "dependencies": [dependency] });
        of_metadata(Path::new("/w"), &json!({ "packages": [package] }))
    }

    #[test]
    fn a_wrong_direction_is_found() {
        let ours =
            |name: &str, path: &str, kind: Value| json!({"name": name, "path": format!("/w/{path}"), "kind": kind});
        let fine = [
            ("games/reef", ours("atoll-core", "crates/core", Value::Null)),
            ("games/reef", ours("atoll-testkit", "crates/testkit", json!("dev"))),
            ("crates/registry", ours("atoll-reef", "games/reef", Value::Null)),
            ("crates/core", json!({"name": "proptest", "kind": "dev"})),
        ];
        for (folder, dependency) in fine {
            assert_eq!(found(folder, dependency.clone()), Vec::<String>::new(), "{folder} {dependency}");
        }
        let planted = [
            ("games/reef", ours("atoll-coral", "games/coral", Value::Null)),
            ("games/reef", ours("atoll-testkit", "crates/testkit", Value::Null)),
            ("games/reef", ours("atoll-bots", "crates/bots", json!("dev"))),
            ("games/reef", json!({"name": "rand", "kind": null})),
            ("crates/core", json!({"name": "tokio", "kind": null})),
            ("crates/bots", ours("atoll-registry", "crates/registry", Value::Null)),
            ("crates/protocol", ours("atoll-registry", "crates/registry", Value::Null)),
            ("crates/unheard-of", json!({"name": "serde", "kind": null})),
        ];
        for (folder, dependency) in planted {
            assert_eq!(found(folder, dependency.clone()).len(), 1, "{folder} {dependency}");
        }
    }

    #[test]
    fn a_package_without_lints_is_found() {
        let root = tempfile::tempdir().expect("a folder for the test");
        let manifest = root.path().join("Cargo.toml");
        for (text, count) in [
            ("[package]\nname = \"a\"\n[lints]\nworkspace = true\n", 0),
            ("[package]\nname = \"a\"\n", 1),
            ("[workspace]\nmembers = []\n", 0),
        ] {
            fs::write(&manifest, text).expect("the folder is ours");
            assert_eq!(lint_faults(root.path()).expect("the files can be read").len(), count, "{text}");
        }
    }
}
