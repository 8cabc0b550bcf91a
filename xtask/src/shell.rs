//! Programs, files and stamps.

use std::ffi::OsStr;
use std::fs;
use std::hash::Hasher;
use std::io::{self, BufRead, BufReader, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow};
use atoll_core::StableHasher;

/// Folders that hold nothing people wrote.
const SKIPPED: &[&str] =
    &[".git", "target", "node_modules", "dist", "out", "wasm", "paraglide", "test-results", "corpus", "artifacts"];

/// A program to run in a folder.
pub fn program(name: impl AsRef<OsStr>, args: &[&str], folder: &Path) -> Command {
    let mut command = Command::new(name);
    command.args(args).current_dir(folder);
    command
}

/// Cargo, as the one that runs this program.
pub fn cargo(args: &[&str], root: &Path) -> Command {
    program(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()), args, root)
}

/// Runs a program and shows what it prints.
///
/// # Errors
/// If it cannot be started or fails.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command.stdin(Stdio::null()).status().with_context(|| shown(command))?;
    if status.success() { Ok(()) } else { Err(anyhow!("{} failed ({status})", shown(command))) }
}

/// Runs cargo and shows how far it is: with its own bar on a terminal, else with a line every few seconds.
///
/// # Errors
/// If it cannot be started or fails.
pub fn compile(command: &mut Command) -> Result<()> {
    if io::stderr().is_terminal() {
        return run(command);
    }
    // Cargo counts its units for its bar only; asked to, it draws the bar into a pipe as well.
    command.env("CARGO_TERM_PROGRESS_WHEN", "always").env("CARGO_TERM_PROGRESS_WIDTH", "100");
    command.env("CARGO_TERM_COLOR", "never").stdin(Stdio::null()).stderr(Stdio::piped());
    let mut child = command.spawn().with_context(|| shown(command))?;
    let stream = child.stderr.take().expect("the stream is piped");
    let mut told = Instant::now();
    for piece in BufReader::new(stream).split(b'\r').map_while(Result::ok) {
        for line in String::from_utf8_lossy(&piece).lines().map(str::trim_end) {
            match progress(line) {
                Some(so_far) if told.elapsed() > Duration::from_secs(4) => {
                    told = Instant::now();
                    println!("  compiled {so_far}");
                }
                Some(_) => {}
                None if line.trim().is_empty() || line.trim_start().starts_with("Compiling ") => {}
                None => eprintln!("{line}"),
            }
        }
    }
    let status = child.wait().with_context(|| shown(command))?;
    if status.success() { Ok(()) } else { Err(anyhow!("{} failed ({status})", shown(command))) }
}

/// `120/310: serde, toml` out of cargo's bar, `Building [==>   ] 120/310: serde, toml`.
fn progress(line: &str) -> Option<&str> {
    let (_, rest) = line.trim_start().strip_prefix("Building [")?.split_once("] ")?;
    Some(rest.trim())
}

/// Runs a program and gives what it prints to its standard output.
///
/// # Errors
/// If it cannot be started or fails.
pub fn output(command: &mut Command) -> Result<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::inherit()).output().with_context(|| shown(command))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.success() {
        Ok(text)
    } else {
        Err(anyhow!("{} failed ({})\n{text}", shown(command), output.status))
    }
}

/// Fetches packages of the system.
///
/// # Errors
/// If they cannot be fetched.
pub fn apt(root: &Path, packages: &[&str]) -> Result<()> {
    let as_root = output(&mut program("id", &["-u"], root)).is_ok_and(|id| id.trim() == "0");
    let apt = |args: &[&str]| {
        let mut command = if as_root {
            program("apt-get", args, root)
        } else {
            let mut sudo = program("sudo", &["apt-get"], root);
            sudo.args(args);
            sudo
        };
        run(command.env("DEBIAN_FRONTEND", "noninteractive"))
    };
    apt(&["update", "--quiet"])?;
    let mut install = vec!["install", "--yes", "--quiet", "--no-install-recommends"];
    install.extend(packages);
    apt(&install)
}

/// Whether a program is there and answers.
pub fn is_there(name: &str) -> bool {
    let asked =
        Command::new(name).arg("--version").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}

fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}

/// All files below a folder but those that are built or fetched, sorted.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            match entry.file_type() {
                Ok(kind) if kind.is_dir() => {
                    let name = entry.file_name();
                    // The engine's own folder is called wasm too; what is built lies in web/src/wasm.
                    let is_source = folder.ends_with("bindings") || folder.ends_with("xtask");
                    if is_source || !SKIPPED.iter().any(|skipped| name == *skipped) {
                        open.push(path);
                    }
                }
                Ok(kind) if kind.is_file() => found.push(path),
                _ => {}
            }
        }
    }
    found.sort();
    found
}

/// A digest of the contents of files, by their paths below `root`.
///
/// # Errors
/// The file that cannot be read.
pub fn digest(root: &Path, files: &[PathBuf]) -> Result<String> {
    let mut hasher = StableHasher::new();
    for path in files {
        let name = path.strip_prefix(root).unwrap_or(path).to_string_lossy();
        let bytes = fs::read(path).with_context(|| path.display().to_string())?;
        hasher.write(name.as_bytes());
        hasher.write_usize(bytes.len());
        hasher.write(&bytes);
    }
    Ok(format!("{:016x}", hasher.finish()))
}

/// Remembers between runs what a step was done with, so that it is not done again.
pub struct Stamp {
    path: PathBuf,
    digest: String,
}

impl Stamp {
    /// The stamp `name` for this digest.
    pub fn new(root: &Path, name: &str, digest: String) -> Stamp {
        Stamp { path: target(root).join("stamps").join(name), digest }
    }

    /// Whether the step was done with this digest.
    pub fn is_fresh(&self) -> bool {
        fs::read_to_string(&self.path).is_ok_and(|digest| digest == self.digest)
    }

    /// Says that the step has been done.
    ///
    /// # Errors
    /// If it cannot be written down.
    pub fn press(&self) -> Result<()> {
        let folder = self.path.parent().expect("a stamp lies in a folder");
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(&self.path, &self.digest))
            .with_context(|| self.path.display().to_string())
    }
}

/// The folder that cargo builds into.
pub fn target(root: &Path) -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => root.join(folder),
        None => root.join("target"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_of_cargo_is_understood() {
        assert_eq!(progress("    Building [=====>      ] 120/310: serde, toml"), Some("120/310: serde, toml"));
        assert_eq!(progress("   Compiling serde v1.0.0"), None);
        assert_eq!(progress("error: [a] b"), None);
    }

    #[test]
    fn a_stamp_is_fresh_until_a_file_changes() {
        let root = tempfile::tempdir().expect("a folder for the test");
        let file = root.path().join("a.txt");
        fs::write(&file, "one").expect("the folder is ours");
        let now = || digest(root.path(), &files(root.path())).expect("the files can be read");
        let (path, digest) = (root.path().join("stamps/a"), now());
        let stamp = |digest: String| Stamp { path: path.clone(), digest };
        assert!(!stamp(digest.clone()).is_fresh());
        stamp(digest.clone()).press().expect("the folder is ours");
        assert!(stamp(digest.clone()).is_fresh());
        fs::remove_dir_all(root.path().join("stamps")).expect("the folder is ours");
        fs::write(&file, "two").expect("the folder is ours");
        assert_ne!(now(), digest);
    }

    #[test]
    fn built_folders_are_skipped_and_source_folders_are_not() {
        let root = tempfile::tempdir().expect("a folder for the test");
        for path in ["web/src/wasm/a.js", "web/node_modules/b.js", "bindings/wasm/c.rs", "target/d", "web/e.ts"] {
            let path = root.path().join(path);
            fs::create_dir_all(path.parent().expect("the path has a folder")).expect("the folder is ours");
            fs::write(path, "").expect("the folder is ours");
        }
        let names: Vec<_> =
            files(root.path()).iter().filter_map(|path| path.file_name()?.to_str().map(str::to_owned)).collect();
        assert_eq!(names, ["c.rs", "e.ts"]);
    }
}
