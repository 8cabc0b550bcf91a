//! Bots that are programs of their own.
//!
//! A program is started for each seat it has in a match. It is told what its seat may know, a line of JSON at a time, and
//! answers each `move` with one line: the code or the notation of a legal action. `docs/arena.md` has it in full.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::time::{Duration, Instant};

use atoll_core::any::AnyMatch;
use atoll_core::{Dice, Lang, Observer, Outcome, Seat};
use atoll_registry::AnyBot;
use serde_json::{Value, json};

/// What the name of a bot begins with that is a program.
pub const PREFIX: &str = "cmd:";

/// How long a program may take for an answer.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// How long a program may take to leave when the match is over.
const FAREWELL: Duration = Duration::from_secs(2);

/// No answer is longer, in bytes.
const LONGEST: u64 = 1 << 16;

/// So many lines that nobody has asked for are kept; a program that writes more has to wait.
const AHEAD: usize = 16;

/// A program that has a seat in a match.
pub struct Program {
    child: Child,
    to: Option<Sender<String>>,
    answers: Receiver<String>,
    patience: Duration,
    /// Why it plays no more.
    fault: Option<String>,
}

impl Program {
    /// Starts a program, given by its words with spaces between them, for a seat; it may take so long for an answer.
    ///
    /// # Errors
    /// Why it cannot be started.
    pub fn start(command: &str, opening: &dyn AnyMatch, seat: Seat, patience: Duration) -> io::Result<Program> {
        let mut words = command.split_whitespace();
        let name = words.next().ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "no program is named"))?;
        let mut child = Command::new(name).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (to, heard) = channel::<String>();
        let (say, answers) = sync_channel(AHEAD);
        // Both wait for the program, so they are done aside; they end with it.
        if let Some(mut input) = child.stdin.take() {
            std::thread::spawn(move || {
                while let Ok(line) = heard.recv() {
                    if writeln!(input, "{line}").and_then(|()| input.flush()).is_err() {
                        break;
                    }
                }
            });
        }
        if let Some(output) = child.stdout.take() {
            std::thread::spawn(move || {
                let mut output = BufReader::new(output);
                while let Some(line) = answer(&mut output) {
                    if say.send(line).is_err() {
                        break;
                    }
                }
            });
        }
        let mut program = Program { child, to: Some(to), answers, patience, fault: None };
        program.tell(&json!({
            "type": "hello",
            "protocol": 1,
            "game": opening.info().slug,
            "data": opening.data_hash(),
            "options": opening.options(),
            "seats": opening.seats(),
            "seat": seat.number(),
        }));
        Ok(program)
    }

    /// Why it plays no more; nothing if it does.
    pub fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }

    /// Tells how the match ended.
    pub fn end(&mut self, outcome: Option<&Outcome>) {
        if let Some(outcome) = outcome {
            let (scores, places) = (outcome.scores.as_slice(), outcome.places.as_slice());
            self.tell(&json!({ "type": "over", "scores": scores, "places": places }));
        }
    }

    /// A program that does not listen any more gives no answer either, and that is found out there.
    fn tell(&mut self, message: &Value) {
        if let Some(to) = &self.to {
            let _ = to.send(message.to_string());
        }
    }
}

/// The next line a program writes; nothing at its end, or if it does not end its line.
fn answer(output: &mut impl BufRead) -> Option<String> {
    let mut line = Vec::new();
    let read = output.by_ref().take(LONGEST).read_until(b'\n', &mut line).ok()?;
    let is_whole = read > 0 && (line.last() == Some(&b'\n') || (read as u64) < LONGEST);
    is_whole.then(|| String::from_utf8_lossy(&line).into_owned())
}

impl AnyBot for Program {
    fn choose(&mut self, played: &dyn AnyMatch, seat: Seat, _: &mut dyn Dice) -> Option<u32> {
        let legal = played.legal(seat, Lang::En);
        let listed: Vec<Value> = legal.iter().map(|one| json!({ "code": one.code, "text": one.text })).collect();
        let view = played.view(Observer::Seat(seat));
        self.tell(&json!({ "type": "move", "seat": seat.number(), "view": view, "legal": listed }));
        let answer = match self.answers.recv_timeout(self.patience) {
            Ok(answer) => answer,
            Err(why) => {
                let fault = match why {
                    RecvTimeoutError::Timeout => "no answer in time",
                    RecvTimeoutError::Disconnected => "it has ended, or its line does not",
                };
                self.fault.get_or_insert_with(|| fault.to_owned());
                return None;
            }
        };
        let answer = answer.trim();
        let code: Option<u32> = answer.parse().ok();
        let found = legal.iter().find(|one| Some(one.code) == code || one.text == answer);
        if found.is_none() {
            let shown: String = answer.chars().take(60).collect();
            self.fault.get_or_insert_with(|| format!("`{shown}` is no legal action"));
        }
        found.map(|one| one.code)
    }
}

impl Drop for Program {
    /// The end of its input asks a program to leave; one that stays is ended.
    fn drop(&mut self) {
        drop(self.to.take());
        let until = Instant::now() + FAREWELL;
        while Instant::now() < until {
            match self.child.try_wait() {
                Ok(None) => std::thread::sleep(Duration::from_millis(5)),
                Ok(Some(_)) | Err(_) => return,
            }
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use atoll_core::SeededDice;

    use super::*;

    /// Asks a program for its first action in Reef so often, and tells why it plays no more.
    fn asked(command: &str, times: u32, patience: u64) -> String {
        let game = atoll_registry::find("reef").expect("the game is there");
        let mut played = game.shipped().open(2, &json!({})).expect("two can play");
        let mut dice = SeededDice::new(1);
        played.settle(&mut dice);
        let patience = Duration::from_millis(patience);
        let mut program = Program::start(command, &*played, Seat::A, patience).expect("it starts");
        for _ in 0..times {
            assert_eq!(program.choose(&*played, Seat::A, &mut dice), None, "{command}");
        }
        program.fault().unwrap_or_default().to_owned()
    }

    #[test]
    fn who_does_not_read_is_not_waited_for() {
        // What is said to it comes to much more than a pipe holds.
        assert_eq!(asked("sleep 60", 60, 10), "no answer in time");
    }

    #[test]
    fn who_babbles_is_at_fault_and_fills_no_memory() {
        assert_eq!(asked("yes", 1, 20_000), "`y` is no legal action");
        assert_eq!(asked("cat /dev/zero", 1, 20_000), "it has ended, or its line does not");
        assert_eq!(asked("true", 1, 20_000), "it has ended, or its line does not");
    }

    #[test]
    fn a_line_is_read_up_to_a_limit() {
        let mut output = io::Cursor::new(b"12\n\xff\nlast".to_vec());
        let mut next = || answer(&mut output);
        assert_eq!([next(), next(), next()], ["12\n", "\u{fffd}\n", "last"].map(|line| Some(line.to_owned())));
        assert_eq!(next(), None);
        assert_eq!(answer(&mut BufReader::new(io::repeat(b'9'))), None);
    }
}
