//! The `atoll` program.

use std::io::{self, BufWriter, IsTerminal, Write};
use std::process::ExitCode;

use atoll_cli::Io;

fn main() -> ExitCode {
    // Not locked: a server writes its log from other threads.
    let mut out = BufWriter::new(io::stdout());
    let mut err = io::stderr();
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let progress = io::stderr().is_terminal();
    let mut input = io::stdin().lock();
    let mut io = Io { input: &mut input, out: &mut out, err: &mut err, terminal, progress };
    let code = atoll_cli::run(std::env::args_os(), &mut io);
    // A reader that has gone away is no fault of ours.
    let _ = out.flush();
    ExitCode::from(code)
}
