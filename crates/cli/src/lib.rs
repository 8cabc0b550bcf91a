//! The `atoll` program, as a function of its arguments and streams.
//!
//! Exit codes: 0 all is well; 1 the answer is no, or a record or component
//! file is at fault; 2 the program was called wrongly.

mod args;
mod choices;
mod commands;
mod common;
mod texts;
mod usage;

use std::ffi::OsString;
use std::io::{self, BufRead, Write};

use args::{Cli, Command};
use atoll_core::{Lang, Tell, Words, words};
use clap::Parser;

/// The streams of one run.
pub struct Io<'a> {
    /// What people type, or a pipe.
    pub input: &'a mut dyn BufRead,
    /// The answer.
    pub out: &'a mut dyn Write,
    /// Progress and errors.
    pub err: &'a mut dyn Write,
    /// Whether a person sits at both `input` and `out`.
    pub terminal: bool,
    /// Whether progress is worth showing on `err`.
    pub progress: bool,
}

/// Why a run did not answer, or answered no; told in the language of the command.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The answer is no; the message may be empty if all has been said.
    No(Words),
    /// The program was called wrongly.
    Usage(Words),
    /// A stream failed.
    Stream(io::Error),
}

impl Failure {
    /// The answer is no, and all has been said.
    pub(crate) fn said() -> Self {
        Failure::No(Words::new("", ""))
    }

    /// What is wrong with what was asked.
    pub(crate) fn usage(error: &dyn Tell) -> Self {
        Failure::Usage(told(error))
    }

    /// What is wrong with a file or a record.
    pub(crate) fn no(error: &dyn Tell) -> Self {
        Failure::No(told(error))
    }
}

/// An error in both languages.
pub(crate) fn told(error: &dyn Tell) -> Words {
    let [en, nl] = Lang::ALL.map(|lang| error.tell(lang));
    Words { en, nl }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Failure::Stream(error)
    }
}

/// Runs the program and gives its exit code.
pub fn run(args: impl IntoIterator<Item = OsString>, io: &mut Io<'_>) -> u8 {
    let args: Vec<OsString> = args.into_iter().collect();
    let cli = match Cli::try_parse_from(&args) {
        Ok(cli) => cli,
        Err(error) => {
            let dutch = if usage::wished(&args) == Lang::Nl { usage::in_dutch(&error) } else { None };
            let text = dutch.unwrap_or_else(|| error.render().to_string());
            // Help and version are answers, all else is an error.
            let done = if error.use_stderr() { write!(io.err, "{text}") } else { write!(io.out, "{text}") };
            return match done {
                Ok(()) => u8::try_from(error.exit_code()).unwrap_or(2),
                Err(_) => 0,
            };
        }
    };
    let lang = cli.command.as_ref().map_or(Lang::En, Command::lang);
    let done = match &cli.command {
        None => commands::serve::usual(io),
        Some(Command::Serve(args)) => commands::serve::run(args, io),
        Some(Command::Games(args)) => commands::games::run(args, io),
        Some(Command::Play(args)) => commands::play::run(args, io),
        Some(Command::Sim(args)) => commands::sim::run(args, io),
        Some(Command::Arena(args)) => commands::arena::run(args, io),
        Some(Command::Train(args)) => commands::train::run(args, io),
        Some(Command::Hint(args)) => commands::hint::run(args, io),
        Some(Command::Review(args)) => commands::review::run(args, io),
        Some(Command::Puzzles(args)) => commands::puzzles::run(args, io),
        Some(Command::Balance(args)) => commands::balance::run(args, io),
        Some(Command::Legal(args)) => commands::legal::run(args, io),
        Some(Command::Replay(args)) => commands::replay::run(args, io),
        Some(Command::Verify(args)) => commands::verify::run(args, io),
        Some(Command::Backup(args)) => commands::copies::backup(args, io),
        Some(Command::Restore(args)) => commands::copies::restore(args, io),
        Some(Command::Store(args)) => commands::copies::store(args, io),
        Some(Command::Why(args)) => commands::why::run(args, io),
        Some(Command::Rules(args)) => commands::rules::run(args, io),
        Some(Command::Data(args)) => commands::data::run(args, io),
        Some(Command::Bench(args)) => commands::bench::run(args, io),
        Some(Command::Stability(args)) => commands::stability::run(args, io),
    };
    match done.and_then(|()| Ok(io.out.flush()?)) {
        Ok(()) => 0,
        Err(Failure::No(message)) => say(io, message.get(lang), 1),
        Err(Failure::Usage(message)) => say(io, message.get(lang), 2),
        Err(Failure::Stream(error)) if error.kind() == io::ErrorKind::BrokenPipe => 0,
        Err(Failure::Stream(error)) => {
            let message = words!("cannot read or write: {error}", "lezen of schrijven lukt niet: {error}");
            say(io, message.get(lang), 1)
        }
    }
}

fn say(io: &mut Io<'_>, message: &str, code: u8) -> u8 {
    // What was answered before the error comes first; nobody may be listening any more.
    let _ = io.out.flush();
    if !message.is_empty() {
        let _ = writeln!(io.err, "atoll: {message}");
    }
    code
}
