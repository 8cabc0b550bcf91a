//! The wheel for Python: built, installed in an environment of its own, and tested there.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};

use crate::check;
use crate::shell::{self, Stamp};

const USAGE: &str = "usage: cargo xtask python [matches N | bench | train]

  (nothing)    build the wheel into target/wheels, install it in an environment of its own and run its tests
  matches N    the same, with N seeded matches of each game against the digests of `atoll sim`
  bench        measure positions and vectors side by side with OpenSpiel and write the report into docs/python.md
  train        train a small policy on Reef and let it play against random";

/// Builds and installs the wheel, then tests it or runs one of its commands.
///
/// # Errors
/// The step that failed.
pub fn run(root: &Path, args: &[&str]) -> Result<()> {
    match args {
        [] => test(root, None).map(|_| ()),
        ["matches", matches] if matches.parse::<u32>().is_ok() => test(root, Some(matches)).map(|_| ()),
        ["bench"] => {
            let python = install(root)?;
            let told = shell::output(&mut shell::program(&python, &["-m", "atoll.bench"], root))?;
            print!("{told}");
            write_report(&root.join("docs/python.md"), &told)
        }
        ["train"] => {
            let python = install(root)?;
            shell::run(&mut shell::program(python, &["bindings/python/examples/ppo_reef.py"], root))
        }
        _ => Err(anyhow!(USAGE)),
    }
}

/// Builds and installs the wheel and runs its tests; how many passed.
///
/// # Errors
/// The step that failed.
pub fn test(root: &Path, matches: Option<&str>) -> Result<usize> {
    let python = install(root)?;
    let program = check::program(root)?;
    let mut tests =
        shell::program(python, &["-m", "pytest", "-q", "-p", "no:cacheprovider", "bindings/python/tests"], root);
    tests.env("ATOLL_BIN", program).env("RAY_USAGE_STATS_ENABLED", "0").env("PYTHONDONTWRITEBYTECODE", "1");
    if let Some(matches) = matches {
        tests.env("ATOLL_MATCHES", matches).args(["-k", "digest"]);
    }
    check::counted(&mut tests)
}

/// Builds the wheel and installs it; the interpreter of its environment.
///
/// # Errors
/// The step that failed.
pub fn install(root: &Path) -> Result<PathBuf> {
    let python = environment(root)?;
    let wheel = build(root, &python)?;
    let args = ["-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--force-reinstall"];
    shell::run(shell::program(&python, &args, root).arg(wheel))?;
    Ok(python)
}

/// The interpreter of an environment that holds what the lock file names, and nothing else.
fn environment(root: &Path) -> Result<PathBuf> {
    let folder = shell::target(root).join("python");
    let python = folder.join("bin/python");
    let lock = root.join("bindings/python/requirements.lock");
    let system = system_python(root)?;
    let version = shell::output(&mut shell::program(&system, &["--version"], root))?;
    let digest = format!("{} {}", version.trim(), shell::digest(root, std::slice::from_ref(&lock))?);
    let stamp = Stamp::new(root, "python", digest);
    if python.is_file() && stamp.is_fresh() {
        return Ok(python);
    }
    println!("fetching the packages for Python ({})", version.trim());
    shell::run(shell::program(&system, &["-m", "venv", "--clear"], root).arg(&folder))?;
    let args = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--only-binary", ":all:"];
    let mut pip = shell::program(&python, &args, root);
    shell::run(pip.arg("--require-hashes").arg("--requirement").arg(&lock))?;
    stamp.press()?;
    Ok(python)
}

/// A Python of this machine that can make environments; fetched from the system's packages if there is none.
fn system_python(root: &Path) -> Result<PathBuf> {
    let can = |name: &str| {
        let mut asked =
            shell::program(name, &["-c", "import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))"], root);
        asked.stderr(std::process::Stdio::null()).status().is_ok_and(|status| status.success())
    };
    let known =
        || ["python3", "python3.13", "python3.12", "python3.11"].into_iter().find(|name| can(name)).map(PathBuf::from);
    if let Some(python) = known() {
        return Ok(python);
    }
    println!("fetching Python");
    shell::apt(root, &["python3", "python3-venv"])?;
    known().context("there is no Python 3.11 or later with venv; install it")
}

/// Builds the wheel into `target/wheels`, where no other is left.
fn build(root: &Path, python: &Path) -> Result<PathBuf> {
    let folder = shell::target(root).join("wheels");
    for old in wheels(&folder) {
        fs::remove_file(&old).with_context(|| old.display().to_string())?;
    }
    println!("building the wheel");
    let args = ["-m", "maturin", "build", "--release", "--locked", "--manifest-path", "bindings/python/Cargo.toml"];
    let mut maturin = shell::program(python, &args, root);
    maturin.arg("--interpreter").arg(python).arg("--out").arg(&folder);
    shell::compile(&mut maturin)?;
    wheels(&folder).pop().with_context(|| format!("{}: no wheel was built", folder.display()))
}

fn wheels(folder: &Path) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> =
        fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    found.retain(|path| path.extension().is_some_and(|ending| ending == "whl"));
    found
}

const BEGIN: &str = "<!-- measured: cargo xtask python bench -->";
const END: &str = "<!-- end of measurement -->";

/// Puts a report between the two marks of a page.
fn write_report(path: &Path, report: &str) -> Result<()> {
    let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let written = replaced(&text, report).with_context(|| format!("{}: the marks are missing", path.display()))?;
    fs::write(path, written).with_context(|| path.display().to_string())
}

fn replaced(text: &str, report: &str) -> Option<String> {
    let (before, rest) = text.split_once(BEGIN)?;
    let (_, after) = rest.split_once(END)?;
    Some(format!("{before}{BEGIN}\n\n{}\n\n{END}{after}", report.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_takes_the_place_of_the_last() {
        let page = format!("a\n{BEGIN}\nold\n{END}\nb\n");
        let once = replaced(&page, "new\n").expect("the marks are there");
        assert_eq!(once, format!("a\n{BEGIN}\n\nnew\n\n{END}\nb\n"));
        assert_eq!(replaced(&once, "new"), Some(once.clone()));
        assert_eq!(replaced("no marks", "new"), None);
    }
}
