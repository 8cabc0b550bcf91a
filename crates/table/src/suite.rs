//! Tests that every door to a table passes: server, worker and terminal (feature `suite`).
//!
//! Random guests say random things, some of them twice, some on states that
//! are gone, and some are lost on the way. Whatever comes of it: every message
//! gets one answer, revisions only grow, and what each guest has put together
//! is what the table shows to one who has just come.

use atoll_core::Lang;
use atoll_protocol::{Follower, FromPlayer, FromTable, PROTOCOL, Said, TableState, TurnState};

/// A way to one table that has just been opened.
pub trait Door {
    /// The seats of each guest whom this door lets in; none for a spectator.
    fn guests(&self) -> Vec<Vec<u8>>;
    /// A guest says something.
    fn say(&mut self, guest: usize, said: &Said);
    /// What a guest is told, up to the answer with this number.
    fn heard(&mut self, guest: usize, until: u32) -> Vec<FromTable>;
}

/// What a guest does.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// Takes one of the legal actions, counted round.
    Act {
        /// Who.
        guest: usize,
        /// Which.
        nth: usize,
        /// How many changes the state is old that it acts on.
        late: u32,
        /// Whether the message comes twice.
        twice: bool,
    },
    /// Takes back.
    Undo {
        /// Who.
        guest: usize,
        /// Whether the message comes twice.
        twice: bool,
    },
    /// Asks something, counted round.
    Ask {
        /// Who.
        guest: usize,
        /// What.
        nth: usize,
        /// About which code.
        code: u32,
    },
    /// Says hello again, with what it has: as after a message was lost.
    Return {
        /// Who.
        guest: usize,
    },
}

impl Step {
    /// A step made of random numbers.
    pub fn of(kind: u8, guest: usize, nth: usize, number: u32) -> Step {
        match kind % 8 {
            0..=3 => Step::Act { guest, nth, late: number % 5 / 3, twice: number.is_multiple_of(7) },
            4 => Step::Undo { guest, twice: number.is_multiple_of(3) },
            5 | 6 => Step::Ask { guest, nth, code: number },
            _ => Step::Return { guest },
        }
    }
}

/// A guest, and what it has put together from what it was told.
#[derive(Default)]
struct Following {
    seats: Vec<u8>,
    said: u32,
    told: Follower,
}

impl Following {
    fn take(&mut self, message: &FromTable) {
        let before = self.told.revision;
        if self.told.take(message).expect("what is told fits what was told before") {
            assert!(self.told.revision >= before, "revision {} after {before}", self.told.revision);
            assert_eq!(self.told.log().len() as u32, self.state().version, "the log is as long as the match");
        }
    }

    fn state(&self) -> &TableState {
        self.told.state().expect("the guest has been told")
    }

    fn legal(&self) -> Vec<(u8, u32)> {
        self.state().legal.iter().map(|legal| (legal.seat, legal.code)).collect()
    }
}

/// Lets guests do what the steps say, and checks what they are told. Gives the number of events that stand.
///
/// # Panics
/// If the table breaks its word.
pub fn check(door: &mut dyn Door, steps: &[Step]) -> u32 {
    let mut guests: Vec<Following> =
        door.guests().into_iter().map(|seats| Following { seats, ..Following::default() }).collect();
    let count = guests.len();
    for guest in 0..count {
        let answer = ask(door, &mut guests, guest, FromPlayer::Resync);
        assert!(matches!(answer, FromTable::Done { .. }), "{answer:?}");
    }
    for step in steps {
        match *step {
            Step::Act { guest, nth, late, twice } => {
                let guest = guest % count;
                let legal = guests[guest].legal();
                let fallback = (guests[guest].seats.first().copied().unwrap_or(0), 0);
                let (seat, code) = if legal.is_empty() { fallback } else { legal[nth % legal.len()] };
                let expect = guests[guest].told.revision.saturating_sub(late);
                let act = FromPlayer::Act { seat, expect, code };
                let before = guests[guest].told.revision;
                let first = ask(door, &mut guests, guest, act.clone());
                if !legal.is_empty() && late == 0 {
                    let is_beside = matches!(&first, FromTable::Refused { problem, .. } if problem.name == atoll_protocol::ProblemName::Stale);
                    assert!(is_beside || matches!(first, FromTable::Done { .. }), "{first:?}");
                }
                if let FromTable::Done { revision, .. } = first {
                    assert!(
                        revision > before && guests[guest].told.revision == revision,
                        "the state comes before done"
                    );
                    if twice {
                        let again = ask(door, &mut guests, guest, act);
                        assert!(matches!(again, FromTable::Refused { .. }), "what comes twice counts once: {again:?}");
                    }
                }
            }
            Step::Undo { guest, twice } => {
                let guest = guest % count;
                let seat = guests[guest].told.eyes.or(guests[guest].seats.first().copied()).unwrap_or(0);
                let undo = FromPlayer::Undo { seat, expect: guests[guest].told.revision };
                let first = ask(door, &mut guests, guest, undo.clone());
                if twice && matches!(first, FromTable::Done { .. }) {
                    let again = ask(door, &mut guests, guest, undo);
                    assert!(matches!(again, FromTable::Refused { .. }), "what comes twice counts once: {again:?}");
                }
            }
            Step::Ask { guest, nth, code } => {
                let guest = guest % count;
                let seat = guests[guest].seats.first().copied().unwrap_or(0);
                let at = code % 40;
                let wish = serde_json::json!({ "value": i32::try_from(code % 9).unwrap_or(0) });
                let questions = [
                    FromPlayer::Why { seat, code },
                    FromPlayer::Preview { seat, code },
                    FromPlayer::Point { seat, wish },
                    FromPlayer::Hint { seat, longer: false },
                    FromPlayer::LookBack { at },
                    FromPlayer::Draw { at: (code % 2 == 0).then_some(at) },
                    FromPlayer::Record,
                ];
                let question = questions[nth % questions.len()].clone();
                let answer = ask(door, &mut guests, guest, question.clone());
                let is_kin = matches!(
                    (&question, &answer),
                    (_, FromTable::Refused { .. })
                        | (FromPlayer::Why { .. }, FromTable::Why { .. })
                        | (FromPlayer::Preview { .. }, FromTable::Preview { .. })
                        | (FromPlayer::Point { .. }, FromTable::Pointed { .. })
                        | (FromPlayer::Hint { .. }, FromTable::Hint { .. })
                        | (FromPlayer::LookBack { .. }, FromTable::Past { .. })
                        | (FromPlayer::Draw { .. }, FromTable::Drawn { .. })
                        | (FromPlayer::Record, FromTable::Record { .. })
                );
                assert!(is_kin, "{question:?}: {answer:?}");
            }
            Step::Return { guest } => {
                let guest = guest % count;
                let since = Some(guests[guest].told.revision);
                let hello = FromPlayer::Hello { protocol: PROTOCOL, lang: Lang::En, tokens: Vec::new(), since };
                let answer = ask(door, &mut guests, guest, hello);
                assert!(matches!(answer, FromTable::Welcome { .. }), "{answer:?}");
            }
        }
    }
    // What each has put together is what one is shown who asks for everything.
    let mut events = 0;
    for guest in 0..count {
        // Until it has heard of everything that others did.
        ask(door, &mut guests, guest, FromPlayer::Draw { at: None });
        let (state, log) = (guests[guest].state().clone(), guests[guest].told.log().to_vec());
        ask(door, &mut guests, guest, FromPlayer::Resync);
        let anew = guests[guest].state().clone();
        assert_eq!(anew, state, "changes make the same state as it is told whole");
        assert_eq!(log, guests[guest].told.log(), "the log was put together wrongly");
        if let TurnState::Decide { seats } = &anew.turn {
            let own = guests[guest].told.eyes.is_some_and(|eyes| seats.contains(&eyes));
            assert_eq!(own, !anew.legal.is_empty(), "whoever is asked has something to do, and nobody else");
        }
        events = anew.version;
    }
    events
}

/// Says something for a guest; its one answer.
fn ask(door: &mut dyn Door, guests: &mut [Following], guest: usize, what: FromPlayer) -> FromTable {
    let follower = &mut guests[guest];
    follower.said += 1;
    let id = follower.said + 1000;
    if matches!(what, FromPlayer::Resync) {
        // What is told again is told from the beginning; the revision only grows.
        let revision = follower.told.revision;
        follower.told.forget();
        follower.told.revision = revision;
    }
    door.say(guest, &Said { id, what });
    let heard = door.heard(guest, id);
    let mut answer = None;
    for message in heard {
        follower.take(&message);
        if let Some(number) = message.answers().filter(|number| *number > 1000) {
            assert_eq!(number, id, "an answer to another question: {message:?}");
            assert!(answer.replace(message).is_none(), "two answers to one question");
        }
    }
    answer.expect("every message has an answer")
}
