//! Many matches at once, written into arrays of the caller.

use std::fmt;
use std::hint::black_box;
use std::thread;

use atoll_core::{Dice, Pen, Playout, Seat, Staged, Tensor, Turn};

use super::reward;
use crate::dice::EdgeDice;

/// The arrays that a vector fills; match after match, so each has `matches` times as many numbers as one match has.
#[derive(Debug)]
pub struct Arrays<'a> {
    /// What the seat that must decide may know; [`AnyVector::tensor_len`] numbers a match.
    pub observations: &'a mut [i16],
    /// 1 for each index that it may choose; [`AnyVector::actions`] a match. Nobody else may write here: marks are
    /// taken away where they were put.
    pub masks: &'a mut [u8],
    /// What each seat won in this step; one number a seat.
    pub rewards: &'a mut [f32],
    /// The seat that must decide.
    pub seats: &'a mut [u8],
    /// Whether a match ended in this step, and the next has begun.
    pub ends: &'a mut [bool],
}

/// Matches of one game side by side.
pub trait AnyVector: Send + Sync {
    /// How many matches there are.
    fn matches(&self) -> usize;
    /// How many seats each has.
    fn seats(&self) -> u8;
    /// How many numbers an observation has.
    fn tensor_len(&self) -> usize;
    /// How many action indices there are.
    fn actions(&self) -> usize;
    /// Begins all matches anew, with the dice of `seed`, and writes what is to be decided.
    ///
    /// # Errors
    /// If an array has another length.
    fn reset(&mut self, seed: u64, arrays: Arrays<'_>) -> Result<(), VectorError>;
    /// Takes one action in each match, by index, and writes what is to be decided then.
    ///
    /// # Errors
    /// The first match with a choice that its seat does not have; nothing has changed then.
    fn step(&mut self, choices: &[i64], arrays: Arrays<'_>) -> Result<(), VectorError>;
    /// As [`AnyVector::step`], a random legal action being taken in each match.
    ///
    /// # Errors
    /// If an array has another length, or the matches have not begun.
    fn random(&mut self, arrays: Arrays<'_>) -> Result<(), VectorError>;
}

/// Why a vector cannot go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum VectorError {
    /// An array has another length.
    Length {
        /// Which.
        array: &'static str,
        /// How long it is.
        given: usize,
        /// How long it must be.
        wanted: usize,
    },
    /// The matches have not begun.
    NotBegun,
    /// A choice is not among those of its seat.
    Choice {
        /// In which match.
        at: usize,
        /// Whose choice.
        seat: Seat,
        /// The index.
        index: i64,
        /// The rule against it, if there is such an action.
        rule: Option<&'static atoll_core::Rule>,
    },
}

impl fmt::Display for VectorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VectorError::Length { array, given, wanted } => write!(f, "{array}: {given} numbers, not {wanted}"),
            VectorError::NotBegun => write!(f, "the matches have not begun; reset them first"),
            VectorError::Choice { at, seat, index, rule } => {
                write!(f, "match {at}: seat {seat} cannot choose {index}")?;
                rule.map_or(Ok(()), |rule| write!(f, "; {}: {}", rule.id, rule.text.en))
            }
        }
    }
}

impl std::error::Error for VectorError {}

pub(super) struct Vector<G: Tensor> {
    opening: G,
    tables: Vec<Table<G>>,
    seats: u8,
    tensor_len: usize,
    threads: usize,
    seed: u64,
    begun: bool,
}

/// One match of a vector.
struct Table<G: Tensor> {
    position: G,
    dice: EdgeDice,
    /// Who must decide.
    seat: Seat,
    /// What it may choose, by index: the marks of its mask.
    legal: Vec<u32>,
    /// The number of the next match at this table among all matches of the vector.
    next: u64,
}

/// So many indices share a line of a cache.
const LINE: usize = 16;

/// Fewer matches than this are not worth a thread.
const WORTH_A_THREAD: usize = 64;

impl<G: Staged + Tensor> Vector<G> {
    pub(super) fn new(opening: &G, matches: usize, threads: usize) -> Self {
        let table = |n: usize| Table {
            position: opening.clone(),
            dice: EdgeDice::seeded(0, 0),
            seat: Seat::A,
            legal: Vec::new(),
            next: n as u64,
        };
        Vector {
            opening: opening.clone(),
            tables: (0..matches).map(table).collect(),
            seats: opening.seats(),
            tensor_len: opening.planes().iter().map(atoll_core::Plane::size).sum(),
            threads: threads.max(1),
            seed: 0,
            begun: false,
        }
    }

    fn check_lengths(&self, arrays: &Arrays<'_>) -> Result<(), VectorError> {
        let n = self.tables.len();
        let lengths = [
            ("observations", arrays.observations.len(), n * self.tensor_len),
            ("masks", arrays.masks.len(), n * G::ACTIONS as usize),
            ("rewards", arrays.rewards.len(), n * usize::from(self.seats)),
            ("seats", arrays.seats.len(), n),
            ("ends", arrays.ends.len(), n),
        ];
        match lengths.into_iter().find(|(_, given, wanted)| given != wanted) {
            Some((array, given, wanted)) => Err(VectorError::Length { array, given, wanted }),
            None => Ok(()),
        }
    }

    /// Lets `work` do its part at each table, in several threads.
    fn everywhere(&mut self, arrays: Arrays<'_>, work: impl Fn(usize, &mut Table<G>, One<'_>, &mut Scratch<G>) + Sync) {
        let n_tables = self.tables.len();
        let share = n_tables.div_ceil(self.threads).max(WORTH_A_THREAD.min(n_tables)).max(1);
        let (len, actions, seats) = (self.tensor_len, G::ACTIONS as usize, usize::from(self.seats));
        let parts = self
            .tables
            .chunks_mut(share)
            .zip(arrays.observations.chunks_mut(share * len.max(1)))
            .zip(arrays.masks.chunks_mut(share * actions))
            .zip(arrays.rewards.chunks_mut(share * seats))
            .zip(arrays.seats.chunks_mut(share))
            .zip(arrays.ends.chunks_mut(share))
            .enumerate();
        let work = &work;
        let part = |first: usize, tables: &mut [Table<G>], arrays: Arrays<'_>| {
            let mut scratch = Scratch { actions: Vec::new(), playout: Playout::new() };
            let observations = arrays.observations.chunks_mut(len.max(1));
            let masks = arrays.masks.chunks_mut(actions);
            let rewards = arrays.rewards.chunks_mut(seats);
            let rest = arrays.seats.iter_mut().zip(arrays.ends);
            let all = observations.zip(masks).zip(rewards).zip(rest);
            for (n, (((observation, mask), rewards), (seat, end))) in all.enumerate() {
                if let Some(next) = tables.get(n + 1) {
                    next.warm();
                }
                if let Some(table) = tables.get_mut(n) {
                    work(first + n, table, One { observation, mask, rewards, seat, end }, &mut scratch);
                }
            }
        };
        let part = &part;
        thread::scope(|scope| {
            for (n, (((((tables, observations), masks), rewards), seats), ends)) in parts {
                let arrays = Arrays { observations, masks, rewards, seats, ends };
                let first = n * share;
                // The last share is done here, so that a single one needs no thread.
                if first + tables.len() == n_tables {
                    part(first, tables, arrays);
                } else {
                    scope.spawn(move || part(first, tables, arrays));
                }
            }
        });
    }
}

/// What one match has of the arrays.
struct One<'a> {
    observation: &'a mut [i16],
    mask: &'a mut [u8],
    rewards: &'a mut [f32],
    seat: &'a mut u8,
    end: &'a mut bool,
}

/// Buffers that the tables of a thread share.
struct Scratch<G: Tensor> {
    actions: Vec<G::Action>,
    playout: Playout<G>,
}

impl<G: Staged + Tensor> Table<G> {
    /// Has the table fetched from memory while another is worked on: thousands of them do not fit in a cache.
    fn warm(&self) {
        black_box(self.position.turn());
        for &index in self.legal.iter().step_by(LINE) {
            black_box(index);
        }
    }

    /// Begins the next match of this table.
    fn begin(&mut self, opening: &G, seed: u64, step: u64, scratch: &mut Scratch<G>) {
        self.position.clone_from(opening);
        self.dice = EdgeDice::seeded(seed, self.next);
        self.next = self.next.wrapping_add(step);
        scratch.playout.settle(&mut self.position, &mut self.dice);
    }

    /// Writes what is to be decided; a match that has ended gives its rewards and makes room for the next.
    fn show(&mut self, opening: &G, seed: u64, step: u64, one: One<'_>, scratch: &mut Scratch<G>) {
        one.rewards.fill(0.0);
        *one.end = false;
        for &index in &self.legal {
            if let Some(mark) = one.mask.get_mut(index as usize) {
                *mark = 0;
            }
        }
        self.legal.clear();
        if let Turn::Over(outcome) = self.position.turn() {
            for (seat, slot) in Seat::first(opening.seats()).zip(one.rewards) {
                *slot = reward(&outcome, seat);
            }
            *one.end = true;
            self.begin(opening, seed, step, scratch);
        }
        // No game of the list ends before anybody has decided anything.
        let Turn::Decide(asked) = self.position.turn() else { return };
        self.seat = asked.iter().next().expect("a decide turn asks somebody");
        *one.seat = self.seat.number();
        self.position.tensor(self.seat, &mut Pen::new(one.observation));
        scratch.actions.clear();
        self.position.legal(self.seat, &mut scratch.actions);
        for &action in &scratch.actions {
            let index = self.position.index(action);
            self.legal.push(index);
            if let Some(mark) = one.mask.get_mut(index as usize) {
                *mark = 1;
            }
        }
    }

    /// Whether the seat may choose this index. Indices come in order but for those of games that have their own.
    fn has(&self, index: u32) -> bool {
        self.legal.binary_search(&index).is_ok() || self.legal.contains(&index)
    }

    /// Takes an action that is known to be legal and lets chance fall.
    fn act(&mut self, index: u32, scratch: &mut Scratch<G>) {
        if let Some(action) = self.position.indexed(index) {
            self.position.act(self.seat, action);
            scratch.playout.settle(&mut self.position, &mut self.dice);
        }
    }
}

impl<G: Staged + Tensor> AnyVector for Vector<G> {
    fn matches(&self) -> usize {
        self.tables.len()
    }
    fn seats(&self) -> u8 {
        self.seats
    }
    fn tensor_len(&self) -> usize {
        self.tensor_len
    }
    fn actions(&self) -> usize {
        G::ACTIONS as usize
    }
    fn reset(&mut self, seed: u64, arrays: Arrays<'_>) -> Result<(), VectorError> {
        self.check_lengths(&arrays)?;
        arrays.masks.fill(0);
        (self.seed, self.begun) = (seed, true);
        let (opening, step) = (self.opening.clone(), self.tables.len() as u64);
        self.everywhere(arrays, |n, table, one, scratch| {
            table.next = n as u64;
            table.legal.clear();
            table.begin(&opening, seed, step, scratch);
            table.show(&opening, seed, step, one, scratch);
        });
        Ok(())
    }
    fn step(&mut self, choices: &[i64], arrays: Arrays<'_>) -> Result<(), VectorError> {
        self.check_lengths(&arrays)?;
        if !self.begun {
            return Err(VectorError::NotBegun);
        }
        if choices.len() != self.tables.len() {
            return Err(VectorError::Length { array: "choices", given: choices.len(), wanted: self.tables.len() });
        }
        for (at, (table, &index)) in self.tables.iter().zip(choices).enumerate() {
            let small = u32::try_from(index).ok();
            if !small.is_some_and(|small| table.has(small)) {
                let action = small.and_then(|small| table.position.indexed(small));
                let refusal = action.and_then(|action| table.position.check(table.seat, action).err());
                return Err(VectorError::Choice { at, seat: table.seat, index, rule: refusal.map(|one| one.0) });
            }
        }
        let (opening, seed, step) = (self.opening.clone(), self.seed, self.tables.len() as u64);
        self.everywhere(arrays, |n, table, one, scratch| {
            table.act(choices[n] as u32, scratch);
            table.show(&opening, seed, step, one, scratch);
        });
        Ok(())
    }
    fn random(&mut self, arrays: Arrays<'_>) -> Result<(), VectorError> {
        self.check_lengths(&arrays)?;
        if !self.begun {
            return Err(VectorError::NotBegun);
        }
        let (opening, seed, step) = (self.opening.clone(), self.seed, self.tables.len() as u64);
        self.everywhere(arrays, |_, table, one, scratch| {
            let n = table.dice.below(table.legal.len() as u32) as usize;
            if let Some(&index) = table.legal.get(n) {
                table.act(index, scratch);
            }
            table.show(&opening, seed, step, one, scratch);
        });
        Ok(())
    }
}
