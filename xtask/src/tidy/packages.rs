//! What comes from others may be used, and comes once.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;

use super::read;
use crate::shell;

/// Licences that ours allow beside them. A package may offer several; one of these must be among them.
const LICENCES: &[&str] = &[
    "MIT",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "0BSD",
    "ISC",
    "BSL-1.0",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Packages of which two versions are locked, and why.
const TWICE: &[(&str, &str)] = &[
    ("block-buffer", "sockets (axum) still hash with sha1 0.10, the store with sha2 0.10"),
    ("cpufeatures", "sockets (axum) still hash with sha1 0.10, the store with sha2 0.10"),
    ("crypto-common", "sockets (axum) still hash with sha1 0.10, the store with sha2 0.10"),
    ("digest", "sockets (axum) still hash with sha1 0.10, the store with sha2 0.10"),
    ("sha1", "sockets (axum) still hash with sha1 0.10, the store with sha2 0.10"),
    ("sha2", "the store (sqlx) still hashes with sha2 0.10"),
    ("getrandom", "the socket library and the tests still draw with rand 0.9"),
    ("rand", "the socket library and the tests still draw with rand 0.9"),
    ("rand_chacha", "the socket library and the tests still draw with rand 0.9"),
    ("rand_core", "the socket library and the tests still draw with rand 0.9"),
    ("r-efi", "for another system only: comes with both versions of getrandom"),
    ("hashbrown", "the store (hashlink) has the older, indexmap the newer"),
    ("syn", "some macros have moved to syn 3, others not yet"),
    ("windows-sys", "for another system only"),
    ("winnow", "toml itself and its parser have different ones"),
];

/// Packages with a licence that is not on the list.
pub fn licence_faults(root: &Path) -> Result<Vec<String>> {
    let host = shell::output(&mut shell::program("rustc", &["-vV"], root))?;
    let host = host.lines().find_map(|line| line.strip_prefix("host: ")).unwrap_or_default();
    // Without the network: what is needed here has been fetched to compile this program.
    let args = ["metadata", "--format-version", "1", "--offline", "--filter-platform", host];
    let told = shell::output(&mut shell::cargo(&args, root))?;
    let metadata: Value = serde_json::from_str(&told).context("cargo metadata")?;
    Ok(bad_licences(&metadata))
}

fn bad_licences(metadata: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    for package in metadata["packages"].as_array().into_iter().flatten() {
        let (name, licence) = (package["name"].as_str().unwrap_or_default(), package["license"].as_str());
        if !licence.is_some_and(is_allowed) {
            faults.push(format!("{name}: the licence {} is not on the list", licence.unwrap_or("nobody told")));
        }
    }
    faults
}

/// Whether an expression such as `(MIT OR Apache-2.0) AND Unicode-3.0` can be met.
fn is_allowed(expression: &str) -> bool {
    let plain = expression.replace(['(', ')'], "").replace('/', " OR ");
    plain.split(" AND ").all(|part| part.split(" OR ").any(|licence| LICENCES.contains(&licence.trim())))
}

/// Packages that are locked in two versions without a reason, and reasons that are no longer needed.
pub fn twice_faults(root: &Path) -> Result<Vec<String>> {
    let lock = read(&root.join("Cargo.lock"))?;
    Ok(twice(&lock.parse().context("Cargo.lock")?, TWICE))
}

fn twice(lock: &toml::Table, allowed: &[(&str, &str)]) -> Vec<String> {
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for package in lock.get("package").and_then(toml::Value::as_array).into_iter().flatten() {
        let word = |key: &str| package.get(key).and_then(toml::Value::as_str).unwrap_or_default();
        versions.entry(word("name")).or_default().push(word("version"));
    }
    let doubled = |name: &str| versions.get(name).is_some_and(|all| all.len() > 1);
    let unknown = versions.iter().filter(|(name, _)| doubled(name) && !allowed.iter().any(|(known, _)| known == *name));
    let unknown = unknown.map(|(name, all)| format!("Cargo.lock: {name} is there as {}", all.join(" and ")));
    let gone = allowed.iter().filter(|(name, _)| !doubled(name));
    let gone = gone.map(|(name, _)| format!("xtask/src/tidy/packages.rs: {name} comes once now; drop its line"));
    unknown.chain(gone).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_licence_that_is_not_on_the_list_is_found() {
        for fine in ["MIT", "MIT OR Apache-2.0", "MIT/Apache-2.0", "(MIT OR GPL-3.0) AND Unicode-3.0"] {
            assert!(is_allowed(fine), "{fine}");
        }
        for bad in ["GPL-3.0", "MIT AND GPL-3.0", "", "mit"] {
            assert!(!is_allowed(bad), "{bad}");
        }
        let packages = json!({ "packages": [{ "name": "a", "license": "MIT" }, { "name": "b", "license": null }] });
        assert_eq!(bad_licences(&packages).len(), 1);
    }

    #[test]
    fn a_second_version_needs_a_reason() {
        let lock = "[[package]]\nname = \"a\"\nversion = \"1\"\n[[package]]\nname = \"a\"\nversion = \"2\"\n\
            [[package]]\nname = \"b\"\nversion = \"1\"\n";
        let lock = lock.parse().expect("it is well formed");
        assert_eq!(twice(&lock, &[("a", "because")]), Vec::<String>::new());
        assert_eq!(twice(&lock, &[]), ["Cargo.lock: a is there as 1 and 2"]);
        assert_eq!(twice(&lock, &[("a", "because"), ("b", "once")]).len(), 1);
    }
}
