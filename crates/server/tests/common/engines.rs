//! A PostgreSQL and a NATS of a test's own: in a temporary folder, on free ports, gone when the test is.

#![allow(dead_code, reason = "not every test file uses everything")]

use std::fs;
use std::io;
use std::net::TcpListener;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// Where Debian keeps the programs of PostgreSQL, by version.
const VERSIONS: &str = "/usr/lib/postgresql";

/// A port that nobody listens at.
pub fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    listener.local_addr().expect("it listens").port()
}

/// A program of PostgreSQL.
fn tool(name: &str) -> PathBuf {
    let versions = fs::read_dir(VERSIONS).into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> =
        versions.map(|version| version.path().join("bin").join(name)).filter(|path| path.is_file()).collect();
    found.sort();
    found.pop().unwrap_or_else(|| panic!("{name} is not in {VERSIONS}: install the package `postgresql`"))
}

/// The program of NATS.
fn nats_server() -> PathBuf {
    let usual = ["/usr/sbin/nats-server", "/usr/bin/nats-server", "/usr/local/bin/nats-server"].map(PathBuf::from);
    let found = usual.into_iter().find(|path| path.is_file());
    found.unwrap_or_else(|| panic!("there is no nats-server: install the package `nats-server`"))
}

fn quiet(command: &mut Command) -> &mut Command {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null())
}

/// Certificates of a test's own: an authority, and what it says about this machine.
pub struct Papers {
    folder: TempDir,
}

impl Papers {
    /// Draws them up.
    pub fn new() -> Papers {
        let papers = Papers { folder: tempfile::tempdir().expect("a folder for the test") };
        fs::set_permissions(papers.folder.path(), fs::Permissions::from_mode(0o755)).expect("the folder is ours");
        fs::write(papers.path("names"), "subjectAltName=DNS:localhost,IP:127.0.0.1").expect("the folder is ours");
        for steps in [
            "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout ca.key -out ca.pem -days 2 -subj /CN=Test",
            "req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout key.pem -out asked -subj /CN=localhost",
            "x509 -req -in asked -CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -extfile names -out cert.pem",
        ] {
            let mut openssl = Command::new("openssl");
            openssl.args(steps.split(' ')).current_dir(papers.folder.path());
            let done = quiet(&mut openssl).status().expect("openssl is there, as PostgreSQL needs it");
            assert!(done.success(), "openssl {steps}");
        }
        papers
    }

    /// One of them: `ca.pem`, `cert.pem` or `key.pem`.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }
}

/// A PostgreSQL of a test's own.
pub struct Postgres {
    folder: TempDir,
    port: u16,
    /// Who runs it, if we are root: it refuses to be.
    user: Option<&'static str>,
    child: Option<Child>,
    databases: u32,
    is_encrypted: bool,
}

impl Postgres {
    /// Makes one and starts it.
    pub fn start() -> Postgres {
        Postgres::start_with(None)
    }

    /// As [`Postgres::start`]; with papers it talks to nobody who does not encrypt.
    pub fn start_with(papers: Option<&Papers>) -> Postgres {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let is_root = fs::metadata("/proc/self").expect("a system with /proc").uid() == 0;
        let user = is_root.then_some("postgres");
        if user.is_some() {
            // Its own user must reach it, and nobody else need.
            fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).expect("the folder is ours");
            let data = folder.path().join("data");
            fs::create_dir(&data).expect("the folder is ours");
            let owned = Command::new("chown").arg("postgres").arg(&data).status().expect("chown is there");
            assert!(owned.success(), "there is no user `postgres`: install the package `postgresql`");
        }
        let mut postgres =
            Postgres { folder, port: free_port(), user, child: None, databases: 0, is_encrypted: papers.is_some() };
        let data = postgres.data();
        let mut init = postgres.command("initdb");
        init.arg("-D").arg(&data).args(["-U", "atoll", "-A", "trust", "-E", "UTF8", "--no-sync", "--no-instructions"]);
        let made = quiet(&mut init).status().expect("initdb starts");
        assert!(made.success(), "initdb fails");
        if let Some(papers) = papers {
            for name in ["cert.pem", "key.pem"] {
                fs::copy(papers.path(name), data.join(name)).expect("the folder is ours");
                fs::set_permissions(data.join(name), fs::Permissions::from_mode(0o600)).expect("the file is ours");
            }
            if let Some(user) = user {
                let owned = Command::new("chown").arg("-R").arg(user).arg(&data).status().expect("chown is there");
                assert!(owned.success(), "chown fails");
            }
            fs::write(data.join("pg_hba.conf"), "hostssl all all 127.0.0.1/32 trust\n").expect("the folder is ours");
        }
        postgres.wake();
        postgres
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// A program of PostgreSQL, run by whom it allows.
    fn command(&self, name: &str) -> Command {
        let mut command = match self.user {
            Some(user) => {
                let mut command = Command::new("setpriv");
                command.arg(format!("--reuid={user}")).arg(format!("--regid={user}")).arg("--init-groups");
                command.arg(tool(name));
                command
            }
            None => Command::new(tool(name)),
        };
        command.current_dir("/");
        command
    }

    /// Starts it, and waits until it answers.
    pub fn wake(&mut self) {
        let data = self.data();
        let mut command = self.command("postgres");
        // As on a server, but nobody pulls the plug of a test: fsync may be left out, the commit may not.
        command.arg("-D").arg(&data).args(["-p", &self.port.to_string(), "-k", "", "-c", "listen_addresses=127.0.0.1"]);
        command.args(["-c", "fsync=off", "-c", "max_connections=100", "-c", "shared_buffers=32MB"]);
        if self.is_encrypted {
            command.args(["-c", "ssl=on", "-c", "ssl_cert_file=cert.pem", "-c", "ssl_key_file=key.pem"]);
        }
        self.child = Some(quiet(&mut command).spawn().expect("PostgreSQL starts"));
        let begun = Instant::now();
        while !self.answers() {
            assert!(begun.elapsed() < Duration::from_secs(30), "PostgreSQL does not answer");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    fn answers(&self) -> bool {
        self.ask("postgres", "SELECT 1").is_ok()
    }

    fn ask(&self, database: &str, sql: &str) -> io::Result<String> {
        let mut psql = Command::new(tool("psql"));
        psql.args(["-X", "-q", "-t", "-A", "-h", "127.0.0.1", "-U", "atoll", "-p", &self.port.to_string(), "-c", sql]);
        let done = psql.arg(database).stdin(Stdio::null()).output()?;
        let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).trim().to_owned();
        if done.status.success() { Ok(said(&done.stdout)) } else { Err(io::Error::other(said(&done.stderr))) }
    }

    /// Does something to a database behind the store's back.
    pub fn sql(&self, address: &str, sql: &str) -> io::Result<String> {
        let name = address.split('?').next().and_then(|address| address.rsplit('/').next());
        self.ask(name.unwrap_or_default(), sql)
    }

    /// The address of a new and empty database.
    pub fn database(&mut self) -> String {
        self.databases += 1;
        let name = format!("atoll{}", self.databases);
        self.ask("postgres", &format!("CREATE DATABASE {name}")).expect("it is new");
        format!("postgres://atoll@127.0.0.1:{}/{name}", self.port)
    }

    /// Where it listens.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The process.
    pub fn id(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }

    /// Ends it, as an administrator does who does not wait for anybody.
    pub fn stop(&mut self) {
        let Some(mut child) = self.child.take() else { return };
        let mut stop = self.command("pg_ctl");
        stop.arg("-D").arg(self.data()).args(["stop", "-m", "immediate", "-w", "-t", "10"]);
        let _ = quiet(&mut stop).status();
        let _ = child.kill();
        let _ = child.wait();
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.stop();
    }
}

/// A NATS of a test's own.
pub struct Nats {
    port: u16,
    child: Option<Child>,
    /// What else it is told.
    more: Vec<String>,
}

impl Nats {
    /// Starts one.
    pub fn start() -> Nats {
        Nats::start_with(Vec::new())
    }

    /// Starts one that encrypts, and knows only one user.
    pub fn start_closed(papers: &Papers, user: &str, password: &str) -> Nats {
        let [cert, key] = ["cert.pem", "key.pem"].map(|name| papers.path(name).display().to_string());
        Nats::start_with(
            ["--tls", "--tlscert", &cert, "--tlskey", &key, "--user", user, "--pass", password]
                .map(str::to_owned)
                .to_vec(),
        )
    }

    fn start_with(more: Vec<String>) -> Nats {
        let mut nats = Nats { port: free_port(), child: None, more };
        nats.wake();
        nats
    }

    /// Starts it again where it was, and waits until it listens.
    pub fn wake(&mut self) {
        let mut command = Command::new(nats_server());
        command.args(["-a", "127.0.0.1", "-p", &self.port.to_string()]).args(&self.more);
        self.child = Some(quiet(&mut command).spawn().expect("NATS starts"));
        let begun = Instant::now();
        while std::net::TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            assert!(begun.elapsed() < Duration::from_secs(30), "NATS does not answer");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Ends it at once.
    pub fn stop(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    /// The process.
    pub fn id(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }

    /// Its address.
    pub fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Where it listens.
    pub fn port(&self) -> u16 {
        self.port
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.stop();
    }
}

/// The file of a store, for those who look behind its back.
pub fn file_of(address: &str) -> &Path {
    Path::new(address.strip_prefix("sqlite:").unwrap_or(address))
}
