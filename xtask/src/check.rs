//! `./test`: sets everything up and runs every check.

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};

use crate::{python, shell, signature, tidy, wasm, web};

/// Tells the compiler that the pages are there; a server compiled before them is compiled anew.
const PAGES: &str = "ATOLL_PAGES";

/// A step of the run: how many checks it made, or why it failed.
type Step<'a> = (&'static str, Box<dyn Fn() -> Result<usize> + 'a>);

/// Steps that keep one core busy at most, or none, and that no other waits for: they run beside the others.
struct Beside {
    /// Begun with this step.
    with: &'static str,
    /// Done before this step begins.
    before: &'static str,
    steps: &'static [&'static str],
}

const BESIDE: [Beside; 2] = [
    Beside {
        with: "clippy",
        // What is tested may be in a hurry.
        before: "Rust tests",
        steps: &["prettier", "oxlint", "svelte-check", "vitest", "wheel", "fuzz targets"],
    },
    // Nearly all of it is waiting for servers that are to be missed.
    Beside { with: "documentation", before: "Python", steps: &["chaos of servers"] },
];

/// What came of a step: its checks if it passed, and how long it took.
struct Verdict {
    name: String,
    checks: Option<usize>,
    time: Duration,
}

/// Runs every check; all of them, also after one has failed. With `only`, the steps of these names, one after another.
///
/// # Errors
/// If one failed, or there is no such step.
pub fn run(root: &Path, only: &[&str]) -> Result<()> {
    let mut steps = steps(root);
    if let Some(unknown) = only.iter().find(|name| steps.iter().all(|(step, _)| step != *name)) {
        let names: Vec<&str> = steps.iter().map(|(name, _)| *name).collect();
        bail!("there is no step `{unknown}`; there are: {}", names.join(", "));
    }
    let beside = if only.is_empty() { &BESIDE[..] } else { &[] };
    let is_beside = |name: &str| beside.iter().any(|group| group.steps.contains(&name));
    steps.retain(|(name, _)| if only.is_empty() { !is_beside(name) } else { only.contains(name) });
    let begun = Instant::now();
    let mut report = Vec::new();
    let mut others = Vec::new();
    let total = steps.len();
    for (n, (name, step)) in steps.into_iter().enumerate() {
        while let Some(at) = others.iter().position(|(group, _): &(&Beside, _)| group.before == name) {
            report.extend(finish(others.remove(at).1));
        }
        for group in beside.iter().filter(|group| group.with == name) {
            println!("\n== beside: {}", group.steps.join(", "));
            others.push((group, aside(group.steps)));
        }
        println!("\n== {}/{total} {name}", n + 1);
        let started = Instant::now();
        let result = step();
        if let Err(reason) = &result {
            println!("{reason:#}");
        }
        let verdict = if result.is_ok() { "ok" } else { "FAILED" };
        println!("-- {name}: {verdict} in {}", seconds(started.elapsed()));
        report.push(Verdict { name: name.to_owned(), checks: result.ok(), time: started.elapsed() });
    }
    conclude(&report, begun.elapsed())
}

/// Runs steps in a process of their own, which keeps what it prints until it is asked.
fn aside(steps: &'static [&'static str]) -> thread::JoinHandle<Result<(bool, String)>> {
    thread::spawn(move || {
        // By its name: while the tests are compiled, cargo may put a new file in its place.
        let mut command = Command::new(std::env::args_os().next().context("this program has a name")?);
        let output =
            command.arg("test").args(steps).stdin(Stdio::null()).output().context("steps beside the others")?;
        let said = [output.stdout, output.stderr].map(|said| String::from_utf8_lossy(&said).into_owned());
        Ok((output.status.success(), said.concat()))
    })
}

/// Waits for steps beside the others, shows what they printed, and tells what came of them.
fn finish(others: thread::JoinHandle<Result<(bool, String)>>) -> Vec<Verdict> {
    let started = Instant::now();
    let outcome = others.join().unwrap_or_else(|_| Err(anyhow!("the steps beside the others were lost")));
    let (is_well, said) = outcome.unwrap_or_else(|reason| (false, format!("{reason:#}")));
    println!("\n== what ran beside\n{}", said.trim());
    let mut verdicts: Vec<Verdict> = said.lines().filter_map(Verdict::from_row).collect();
    if !is_well && verdicts.iter().all(|verdict| verdict.checks.is_some()) {
        verdicts.push(Verdict { name: "beside".to_owned(), checks: None, time: started.elapsed() });
    }
    verdicts
}

impl Verdict {
    /// As the report shows it, and as it is read out of the report of another process.
    fn row(&self) -> String {
        let outcome = self.checks.map_or("FAILED".to_owned(), |checks| format!("{checks} passed"));
        format!("  | {:<18} | {outcome:>12} | {}", self.name, seconds(self.time))
    }

    fn from_row(row: &str) -> Option<Verdict> {
        let mut cells = row.strip_prefix("  | ")?.split('|').map(str::trim);
        let (name, outcome, time) = (cells.next()?, cells.next()?, cells.next()?);
        let checks = outcome.strip_suffix(" passed").and_then(|checks| checks.parse().ok());
        let words: Vec<&str> = time.split(' ').collect();
        let time = match words[..] {
            [seconds, "s"] => Duration::try_from_secs_f64(seconds.parse().ok()?).ok()?,
            [minutes, "min", seconds, "s"] => {
                Duration::from_secs(60 * minutes.parse::<u64>().ok()? + seconds.parse::<u64>().ok()?)
            }
            _ => return None,
        };
        Some(Verdict { name: name.to_owned(), checks, time })
    }
}

/// All steps, each after those whose work it needs.
fn steps(root: &Path) -> Vec<Step<'_>> {
    vec![
        ("set-up", Box::new(|| set_up(root))),
        // The pages come first: the server is compiled with the folder they lie in.
        ("packages", Box::new(|| web::install(root).map(|()| 1))),
        ("pages", Box::new(|| web::build(root).map(|()| 1))),
        ("rustfmt", Box::new(|| once(&mut shell::cargo(&["fmt", "--all", "--check"], root)))),
        (
            "clippy",
            Box::new(|| {
                let checks = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
                shell::compile(&mut shell::cargo(&checks, root)).map(|()| 1)
            }),
        ),
        ("Rust code", Box::new(|| program(root).map(|_| 1))),
        ("prettier", Box::new(|| once(&mut web::npm(root, &["run", "--silent", "format:check"])))),
        ("oxlint", Box::new(|| once(&mut web::npm(root, &["run", "--silent", "lint"])))),
        ("svelte-check", Box::new(|| once(&mut web::npm(root, &["run", "--silent", "check"])))),
        ("vitest", Box::new(|| counted(&mut web::npm(root, &["run", "--silent", "test"])))),
        ("wheel", Box::new(|| python::install(root).map(|_| 1))),
        ("fuzz targets", Box::new(|| fuzz_targets(root))),
        ("Rust tests", Box::new(|| rust_tests(root))),
        (
            "chaos",
            // Built with the tests; longer runs are a command of their own.
            Box::new(|| {
                let program = shell::target(root).join("debug/examples/chaos");
                once(&mut shell::program(program, &["--rounds", "4", "--seed", "1"], root))
            }),
        ),
        ("chaos of servers", Box::new(|| storms(root))),
        ("documentation", Box::new(|| documentation(root))),
        ("packages of crates", Box::new(|| packages(root))),
        (
            "native = wasm",
            Box::new(|| {
                // Built with the tests, as `program` is.
                let signature = program(root)?.with_file_name("examples").join("signature");
                signature::run(root, &mut shell::program(signature, &[], root), false, false)
            }),
        ),
        ("tidy", Box::new(|| tidy::run(root))),
        ("Python", Box::new(|| python::test(root, None))),
        ("end to end", Box::new(|| end_to_end(root))),
    ]
}

/// Prints what came of each step and of all.
fn conclude(report: &[Verdict], all: Duration) -> Result<()> {
    println!("\n== result");
    for verdict in report {
        println!("{}", verdict.row());
    }
    let checks: usize = report.iter().filter_map(|verdict| verdict.checks).sum();
    let failed: Vec<&str> =
        report.iter().filter(|verdict| verdict.checks.is_none()).map(|verdict| verdict.name.as_str()).collect();
    println!("{checks} checks passed, {} of {} steps failed, in {}", failed.len(), report.len(), seconds(all));
    if failed.is_empty() { Ok(()) } else { Err(anyhow!("failed: {}", failed.join(", "))) }
}

fn seconds(time: Duration) -> String {
    let tenths = time.as_millis() / 100;
    match tenths / 600 {
        0 => format!("{}.{} s", tenths / 10, tenths % 10),
        minutes => format!("{minutes} min {} s", tenths / 10 % 60),
    }
}

fn once(command: &mut Command) -> Result<usize> {
    shell::run(command).map(|()| 1)
}

/// What the other steps need: components of Rust, Node, a browser, a database and a messenger.
fn set_up(root: &Path) -> Result<usize> {
    for (tool, component) in [("cargo-fmt", "rustfmt"), ("cargo-clippy", "clippy")] {
        if !shell::is_there(tool) {
            shell::run(&mut shell::program("rustup", &["component", "add", component], root))?;
        }
    }
    if !web::can_build(root) {
        bail!("the pages cannot be tested without Node and npm; install Node 20 or later");
    }
    println!("Chromium: {}", chromium(root)?.display());
    engines(root)?;
    wasm::build(root)?;
    Ok(1)
}

/// The browser; fetched from the system's packages if there is none.
///
/// # Errors
/// If there is none and none can be fetched.
pub fn chromium(root: &Path) -> Result<PathBuf> {
    let known = || {
        let chosen = std::env::var_os("CHROMIUM").map(PathBuf::from);
        let usual = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].map(PathBuf::from);
        chosen.into_iter().chain(usual).find(|path| path.is_file())
    };
    if let Some(path) = known() {
        return Ok(path);
    }
    println!("fetching Chromium");
    shell::apt(root, &["chromium"])?;
    known().context("there is no Chromium; install it or name it in CHROMIUM")
}

/// The database and the messenger that servers can share, and what stands in front of them; fetched from the system's
/// packages if they are not there. The tests start their own.
fn engines(root: &Path) -> Result<()> {
    let postgres = || {
        let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        versions.map(|version| version.path().join("bin/postgres")).find(|path| path.is_file())
    };
    let nats = || {
        let usual = ["/usr/sbin/nats-server", "/usr/bin/nats-server", "/usr/local/bin/nats-server"].map(PathBuf::from);
        usual.into_iter().find(|path| path.is_file())
    };
    let caddy =
        || ["/usr/bin/caddy", "/usr/local/bin/caddy"].map(PathBuf::from).into_iter().find(|path| path.is_file());
    let packages =
        [("postgresql", postgres().is_none()), ("nats-server", nats().is_none()), ("caddy", caddy().is_none())];
    let missing: Vec<&str> = packages.iter().filter(|(_, is_missing)| *is_missing).map(|(name, _)| *name).collect();
    if !missing.is_empty() {
        println!("fetching {}", missing.join(", "));
        shell::apt(root, &missing)?;
    }
    println!(
        "PostgreSQL: {}",
        postgres().context("there is no PostgreSQL in /usr/lib/postgresql; install it")?.display()
    );
    println!("NATS: {}", nats().context("there is no nats-server; install it")?.display());
    println!("Caddy: {}", caddy().context("there is no caddy; install it")?.display());
    Ok(())
}

/// All tests of the workspace, and the examples in its documentation.
fn rust_tests(root: &Path) -> Result<usize> {
    if shell::is_there("cargo-nextest") {
        let tests = counted(
            shell::cargo(&["nextest", "run", "--workspace", "--no-fail-fast", "--status-level", "fail"], root)
                .env(PAGES, "built"),
        );
        let examples = counted_or(&mut shell::cargo(&["test", "--quiet", "--doc", "--workspace"], root), 0);
        return Ok(tests? + examples?);
    }
    counted(shell::cargo(&["test", "--quiet", "--workspace", "--no-fail-fast"], root).env(PAGES, "built"))
}

/// A few faults among servers that share a store; longer runs are a command of their own. With faults planted in the
/// servers themselves the judge must find something.
fn storms(root: &Path) -> Result<usize> {
    let program = shell::target(root).join("debug/examples/storm");
    let storm = |args: &[&str]| {
        let all: Vec<&str> = ["--cluster", "3", "--tables", "8"].iter().chain(args).copied().collect();
        shell::run(&mut shell::program(&program, &all, root))
    };
    storm(&["--rounds", "4", "--seed", "2"])?;
    for planted in [["--plant", "fencing", "--fault", "stop"], ["--plant", "early", "--fault", "kill"]] {
        println!("with a planted fault: {}", planted[1]);
        if storm(&[&planted[..], &["--rounds", "2", "--seed", "1"]].concat()).is_ok() {
            bail!("the planted fault `{}` was not found", planted[1]);
        }
    }
    Ok(3)
}

/// The documentation of all crates, without a warning.
fn documentation(root: &Path) -> Result<usize> {
    let mut docs = shell::cargo(&["doc", "--workspace", "--no-deps"], root);
    shell::compile(docs.env("RUSTDOCFLAGS", "-D warnings")).map(|()| 1)
}

/// The programs for cargo-fuzz compile, though they are run elsewhere; what they try is tried with a bounded number of
/// inputs among the tests.
fn fuzz_targets(root: &Path) -> Result<usize> {
    let mut check = shell::cargo(&["check", "--locked", "--manifest-path", "fuzz/Cargo.toml"], root);
    shell::compile(check.env("CARGO_TARGET_DIR", shell::target(root).join("fuzz"))).map(|()| 1)
}

/// The crates that others can use, as they would be published.
fn packages(root: &Path) -> Result<usize> {
    let public = tidy::public_crates(root)?;
    let mut cargo =
        shell::cargo(&["package", "--no-verify", "--allow-dirty", "--offline", "--exclude-lockfile", "--quiet"], root);
    for name in &public {
        cargo.args(["--package", name]);
    }
    shell::run(&mut cargo).map(|()| public.len())
}

/// The `atoll` program, with the pages in it if they are built.
///
/// It is the one that the Rust tests have used: asked for by itself, its packages would be compiled anew with other
/// features.
///
/// # Errors
/// If it cannot be compiled.
pub fn program(root: &Path) -> Result<PathBuf> {
    let mut cargo = shell::cargo(&["test", "--workspace", "--no-run"], root);
    if root.join("web/dist/index.html").is_file() {
        cargo.env(PAGES, "built");
    }
    shell::compile(&mut cargo)?;
    Ok(shell::target(root).join("debug/atoll"))
}

/// Runs the pages in a real browser against a real server, which the tests start.
fn end_to_end(root: &Path) -> Result<usize> {
    let program = program(root)?;
    let mut tests = web::npm(root, &["run", "--silent", "e2e"]);
    counted(tests.env("ATOLL_BIN", program).env("CHROMIUM", chromium(root)?))
}

/// Runs tests, showing what they print, and counts those that passed.
///
/// # Errors
/// If one failed, or none ran.
pub fn counted(command: &mut Command) -> Result<usize> {
    counted_or(command, 1).and_then(|tests| if tests == 0 { Err(anyhow!("no test ran")) } else { Ok(tests) })
}

/// Runs tests, showing what they print, and counts those that passed; at least `least` must.
fn counted_or(command: &mut Command, least: usize) -> Result<usize> {
    let name = command.get_program().to_string_lossy().into_owned();
    command.env("NO_COLOR", "1").env("CARGO_TERM_COLOR", "never").stdin(Stdio::null());
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().with_context(|| name.clone())?;
    let said = Arc::new(Mutex::new(String::new()));
    let listen = |stream: Option<Box<dyn Read + Send>>| {
        let said = Arc::clone(&said);
        thread::spawn(move || {
            for line in stream.into_iter().flat_map(|stream| BufReader::new(stream).lines()).map_while(Result::ok) {
                println!("{line}");
                let mut said = said.lock().expect("no listener panics");
                said.push_str(&line);
                said.push('\n');
            }
        })
    };
    let out = listen(child.stdout.take().map(|stream| Box::new(stream) as _));
    let err = listen(child.stderr.take().map(|stream| Box::new(stream) as _));
    let status = child.wait().with_context(|| name.clone())?;
    let _ = (out.join(), err.join());
    let tests = passed(&said.lock().expect("no listener panics"));
    if !status.success() {
        bail!("{name} failed ({status}) after {tests} tests passed");
    }
    if tests < least { Err(anyhow!("{name}: no test ran")) } else { Ok(tests) }
}

/// How many tests passed, from what cargo, nextest, vitest or pytest print.
fn passed(said: &str) -> usize {
    let mut sum = 0;
    for line in said.lines().map(str::trim) {
        let is_summary = line.starts_with("test result:")
            || (line.starts_with("Summary") && line.contains("tests run:"))
            || (line.starts_with("Tests ") && line.contains(" passed"))
            || line.contains(" passed in ");
        if !is_summary {
            continue;
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        for pair in words.windows(2) {
            if pair[1].trim_end_matches([',', ';', ')']) == "passed" {
                sum += pair[0].parse().unwrap_or(0);
            }
        }
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passed_tests_are_counted() {
        assert_eq!(passed("test result: ok. 12 passed; 0 failed; 0 ignored\ntest result: ok. 3 passed; 0 failed"), 15);
        assert_eq!(passed("     Summary [   0.211s] 14 tests run: 13 passed (1 slow), 1 failed, 0 skipped"), 13);
        assert_eq!(passed(" Test Files  2 passed (2)\n      Tests  1 failed | 7 passed (8)"), 7);
        assert_eq!(passed("....\n1 failed, 31 passed in 12.40s"), 31);
        assert_eq!(passed("nothing at all: 5 passed"), 0);
    }

    #[test]
    fn one_failure_fails_the_run() {
        let time = Duration::from_millis(61_250);
        let verdict = |name: &str, checks| Verdict { name: name.to_owned(), checks, time };
        assert!(conclude(&[verdict("a", Some(3)), verdict("b", Some(4))], time).is_ok());
        let failed = conclude(&[verdict("a", Some(3)), verdict("b", None)], time);
        assert_eq!(failed.map_err(|error| error.to_string()), Err("failed: b".to_owned()));
        assert_eq!(seconds(time), "1 min 1 s");
        assert_eq!(seconds(Duration::from_millis(1250)), "1.2 s");
    }

    #[test]
    fn what_ran_beside_is_read_from_its_report() {
        for (checks, time) in [(Some(12), 61), (None, 7), (Some(1), 3600)] {
            let told = Verdict { name: "fuzz targets".to_owned(), checks, time: Duration::from_secs(time) };
            let read = Verdict::from_row(&told.row()).expect("a row can be read");
            assert_eq!((read.name, read.checks, read.time), (told.name, checks, told.time));
        }
        assert!(Verdict::from_row("-- fuzz targets: ok in 7 s").is_none());
        let steps = steps(Path::new("."));
        for group in &BESIDE {
            let place = |name: &str| steps.iter().position(|(step, _)| *step == name).expect("there is such a step");
            // Also one after another every step would come in its turn.
            for step in group.steps {
                assert!(place(step) < place(group.before), "{step}");
            }
            assert!(place(group.with) < place(group.before));
        }
    }
}
