//! Bots that are programs of their own.
//!
//! A program is started for each seat it has in a match. It is told what its seat may know, a line of JSON at a time, and
//! answers each `move` with one line: the code or the notation of a legal action. `docs/arena.md` has it in full.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
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

/// A program that has a seat in a match.
pub struct Program {
    child: Child,
    to: Option<ChildStdin>,
    answers: Receiver<String>,
    /// Why it plays no more.
    fault: Option<String>,
}

impl Program {
    /// Starts a program, given by its words with spaces between them, for a seat.
    ///
    /// # Errors
    /// Why it cannot be started.
    pub fn start(command: &str, opening: &dyn AnyMatch, seat: Seat) -> io::Result<Program> {
        let mut words = command.split_whitespace();
        let name = words.next().ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "no program is named"))?;
        let mut child = Command::new(name).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (to, from) = (child.stdin.take(), child.stdout.take());
        let (say, answers) = channel();
        if let Some(from) = from {
            // Reading waits for the program, so it is done aside; it ends with the program.
            std::thread::spawn(move || {
                for line in BufReader::new(from).lines().map_while(Result::ok) {
                    if say.send(line).is_err() {
                        break;
                    }
                }
            });
        }
        let mut program = Program { child, to, answers, fault: None };
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

    fn tell(&mut self, message: &Value) {
        let Some(to) = &mut self.to else { return };
        if let Err(error) = writeln!(to, "{message}").and_then(|()| to.flush()) {
            self.fault.get_or_insert_with(|| format!("it does not listen: {error}"));
        }
    }
}

impl AnyBot for Program {
    fn choose(&mut self, played: &dyn AnyMatch, seat: Seat, _: &mut dyn Dice) -> Option<u32> {
        let legal = played.legal(seat, Lang::En);
        let listed: Vec<Value> = legal.iter().map(|one| json!({ "code": one.code, "text": one.text })).collect();
        let view = played.view(Observer::Seat(seat));
        self.tell(&json!({ "type": "move", "seat": seat.number(), "view": view, "legal": listed }));
        let answer = match self.answers.recv_timeout(PATIENCE) {
            Ok(answer) => answer,
            Err(_) => {
                self.fault.get_or_insert_with(|| "it does not answer".to_owned());
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
