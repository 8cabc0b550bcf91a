//! Taking back: how far, and why not.

use atoll_core::any::AnyMatch;
use atoll_core::{Lang, Observer, Seat, Turn};
use atoll_protocol::{Problem, UndoPolicy};

use crate::row::Row;
use crate::table::Table;
use crate::texts;

/// How far back a seat's last own decision may lie, in events.
const FARTHEST: usize = 256;

/// Why a seat cannot take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoBack {
    /// It is not the custom here.
    Off,
    /// The match is over.
    Over,
    /// The seat has not decided anything of late.
    Nothing,
    /// This event showed what was hidden, or was rolled.
    Shown(usize),
    /// Somebody else has decided since.
    Decided(Seat),
    /// It is somebody else's turn.
    Passed(Seat),
}

impl Table {
    /// The match without the last decision of a seat and all that followed it, and the row that tells so.
    ///
    /// Within its own turn a seat takes back alone; what only bots have answered is taken back with it. What others did
    /// side by side with it stays.
    pub(crate) fn back(&self, seat: Seat) -> Result<(Box<dyn AnyMatch>, Row), NoBack> {
        if self.card.terms.undo == UndoPolicy::Off {
            return Err(NoBack::Off);
        }
        if self.is_over() {
            return Err(NoBack::Over);
        }
        let played = self.played.as_ref();
        if played.can_undo(seat) {
            let mut next = played.at(played.events());
            if next.undo(seat).is_ok() {
                return Ok((next, Row::Undo(seat.number())));
            }
        }
        let to = self.back_to(seat)?;
        Ok((played.at(to), Row::Back { seat: seat.number(), to: crate::row::count(to) }))
    }

    /// Whether a seat may take back, or ask to.
    pub(crate) fn can_back(&self, seat: Seat) -> bool {
        if self.card.terms.undo == UndoPolicy::Off || self.is_over() {
            return false;
        }
        // Whether something was rolled is seen at once; whether an act has shown something must be tried.
        self.played.can_undo(seat)
            || self.passed_to(seat).is_none() && !self.has_rolled_since(seat) && self.back_to(seat).is_ok()
    }

    /// Whether chance has shown something to anybody since a seat's last decision.
    fn has_rolled_since(&self, seat: Seat) -> bool {
        let played = self.played.as_ref();
        let from = played.events().saturating_sub(FARTHEST);
        let rows = Row::of(played, from);
        let since = rows.iter().enumerate().rev().map(|(n, row)| (from + n, row.seat()));
        let since = since.take_while(|(_, by)| *by != Some(seat));
        let is_shown = |n: usize| Seat::first(played.seats()).any(|one| self.is_person(one) && played.reveals(n, one));
        since.filter(|(_, by)| by.is_none()).any(|(n, _)| is_shown(n))
    }

    /// Whose turn it is if a seat takes back alone, which it may not do then.
    fn passed_to(&self, seat: Seat) -> Option<Seat> {
        match self.played.turn() {
            Turn::Decide(seats) if self.card.terms.undo == UndoPolicy::OwnTurn && !seats.has(seat) => {
                seats.iter().find(|&one| one != seat && self.is_person(one))
            }
            _ => None,
        }
    }

    /// The number of events that stay if a seat takes back its last decision and what followed it.
    fn back_to(&self, seat: Seat) -> Result<usize, NoBack> {
        let played = self.played.as_ref();
        let from = played.events().saturating_sub(FARTHEST);
        let actors: Vec<Option<Seat>> = Row::of(played, from).into_iter().map(Row::seat).collect();
        let last = actors.iter().rposition(|actor| *actor == Some(seat)).ok_or(NoBack::Nothing)?;
        let is_alone = self.card.terms.undo == UndoPolicy::OwnTurn;
        if is_alone {
            let other = actors[last..].iter().flatten().find(|&&actor| actor != seat && self.is_person(actor));
            if let Some(&other) = other {
                return Err(NoBack::Decided(other));
            }
        }
        let people: Vec<Seat> = Seat::first(played.seats()).filter(|&one| self.is_person(one)).collect();
        for (n, actor) in (from + last..).zip(&actors[last..]) {
            let is_shown = match actor {
                // Whoever drew knows what lies on top.
                None => people.iter().any(|&one| played.reveals(n, one)),
                Some(_) => played.reveals(n, seat),
            };
            if is_shown {
                return Err(NoBack::Shown(n));
            }
        }
        self.passed_to(seat).map_or(Ok(from + last), |other| Err(NoBack::Passed(other)))
    }

    /// Why a seat cannot take back, in words.
    pub(crate) fn no_back(&self, seat: Seat, why: NoBack, lang: Lang) -> Problem {
        let sentence = |n: usize| {
            let lines = self.played.log(Observer::Seat(seat), n, lang);
            lines.into_iter().next().map(|line| line.sentence).unwrap_or_default()
        };
        match why {
            NoBack::Shown(n) => texts::shown_since(&sentence(n), lang),
            NoBack::Off => texts::no_undo_here(lang),
            NoBack::Over => texts::over(lang),
            NoBack::Nothing => texts::nothing_yet(lang),
            NoBack::Decided(other) => texts::decided_since(other, lang),
            NoBack::Passed(other) => texts::turn_passed(other, lang),
        }
    }
}
