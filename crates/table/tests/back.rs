//! Taking back: past the answers of bots, by consent, never past what was seen.

mod common;

use atoll_core::any::AnyGame;
use atoll_core::{Observer, Seat, Turn};
use atoll_protocol::{Asked, FromPlayer, FromTable, ProblemName, Terms, UndoPolicy};
use atoll_registry::GAMES;
use atoll_table::{Row, Table};
use common::{Host, card, dice, opening};

/// The person of these matches; the first seat is a bot's.
const ME: Seat = Seat::B;

fn is_asked(host: &Host, seat: Seat) -> bool {
    host.table.played().turn().asks(seat)
}

#[test]
fn what_bots_have_answered_is_taken_back_with_it_unless_something_was_seen() {
    let mut past_bots = 0;
    for game in GAMES {
        let mut host = Host::new(*game as &dyn AnyGame, 2, 1, &[&[1]]);
        for turn in 0..40 {
            host.let_bots_move();
            if !is_asked(&host, ME) {
                break;
            }
            let (before, record) = (host.table.played().events(), host.table.played().record());
            let was_open = host.table.played().is_open_to(Observer::Seat(ME));
            assert!(matches!(host.act(0, ME), FromTable::Done { .. }));
            if turn % 2 == 0 {
                host.let_bots_move();
            }
            if matches!(host.table.played().turn(), Turn::Over(_)) {
                break;
            }
            let played = host.table.played();
            let since = Row::of(played, before);
            let rolled = since.iter().any(|row| row.seat().is_none());
            let heard = (before..played.events()).any(|n| {
                Row::of(played, n)[0].seat().is_none()
                    && played.log(Observer::Seat(ME), n, Default::default())[0].text.is_some()
            });
            // What is covered until a phase closes is seen then.
            let is_open = was_open && played.is_open_to(Observer::Seat(ME));
            let answered = since.iter().any(|row| row.seat() == Some(Seat::A));
            let may = host.table.look(Observer::Seat(ME), Default::default(), 0).read();
            let FromTable::State { state, .. } = may else { panic!("a state") };
            match host.undo(0, ME) {
                FromTable::Done { .. } => {
                    assert!(!heard, "{}: {since:?}", game.info().slug);
                    assert!(state.can_undo, "the page was told that it may");
                    assert_eq!(host.table.played().record(), record);
                    past_bots += u32::from(answered);
                    // The other way leads on.
                    host.let_bots_move();
                    host.act(0, ME);
                }
                FromTable::Refused { problem, .. } => {
                    assert!(rolled || !is_open, "{}: {problem} after {since:?}", game.info().slug);
                    assert!(!state.can_undo);
                    assert_eq!(problem.name, ProblemName::NothingToUndo);
                    assert!(!problem.message.is_empty());
                }
                other => panic!("{other:?}"),
            }
        }
        // What was written leads to the same match.
        let opening = opening(*game as &dyn AnyGame, 2);
        let again = Table::new(card(opening.as_ref(), 1), opening, &host.rows, dice(2), 0).expect("the log is whole");
        assert_eq!(again.played().hash(), host.table.played().hash());
    }
    assert!(past_bots > 3, "{past_bots}");
}

/// A match of two people at which the turn has just gone from one to the other without dice; who acted, and who is asked.
fn passed(terms: Terms) -> (Host, Seat, Seat) {
    for game in GAMES {
        let mut host = Host::agreed(*game as &dyn AnyGame, 2, 0, &[&[0], &[1], &[]], terms);
        for _ in 0..200 {
            let Turn::Decide(seats) = host.table.played().turn() else { break };
            let seat = seats.iter().next().expect("somebody is asked");
            let before = host.table.played().events();
            host.act(seat.index(), seat);
            let other = if seat == Seat::A { Seat::B } else { Seat::A };
            let played = host.table.played();
            let is_plain = played.events() == before + 1 && played.is_open_to(Observer::Spectator);
            if is_plain && is_asked(&host, other) && !is_asked(&host, seat) && !played.can_undo(seat) {
                return (host, seat, other);
            }
        }
    }
    panic!("in no game a turn ends without dice");
}

#[test]
fn a_turn_that_has_passed_to_a_person_stays_and_the_reason_is_told() {
    let (mut host, seat, other) = passed(Terms::default());
    let FromTable::Refused { problem, .. } = host.undo(seat.index(), seat) else { panic!("it is not taken back") };
    assert_eq!(problem.name, ProblemName::NothingToUndo);
    assert!(problem.message.contains(&format!("{{{}}}", other.letter())), "{problem}");
    let (mut host, seat, _) = passed(Terms { undo: UndoPolicy::Off, ..Terms::default() });
    let FromTable::Refused { problem, .. } = host.undo(seat.index(), seat) else { panic!("it is not taken back") };
    assert_eq!(problem.name, ProblemName::NotAgreed);
}

#[test]
fn by_consent_a_turn_is_taken_back_when_all_agree() {
    let terms = Terms { undo: UndoPolicy::Consent, ..Terms::default() };
    let (mut host, seat, other) = passed(terms);
    let (me, you) = (seat.index(), other.index());
    let events = host.table.played().events();
    assert!(matches!(host.undo(me, seat), FromTable::Done { .. }), "it is asked");
    assert_eq!(host.table.played().events(), events, "and waits");
    let question = host.room(you).question.expect("the other is asked");
    assert_eq!((question.what, question.by, question.waits_for), (Asked::Undo, seat.number(), vec![other.number()]));
    // Only who is asked answers: not the asker, not a spectator, not for another.
    for (guest, who) in [(me, seat), (me, other), (2, other)] {
        let told = host.ask(guest, 5, FromPlayer::Agree { seat: who.number(), yes: true });
        assert!(matches!(told.last(), Some(FromTable::Refused { .. })), "{told:?}");
    }
    let told = host.ask(you, 6, FromPlayer::Agree { seat: other.number(), yes: false });
    assert!(told.iter().any(|message| matches!(message, FromTable::Done { id: 6, .. })));
    assert!(host.room(me).question.is_none());
    assert_eq!(host.table.played().events(), events);
    // Asked again, it is granted.
    host.undo(me, seat);
    let told = host.ask(you, 7, FromPlayer::Agree { seat: other.number(), yes: true });
    assert!(told.iter().any(|message| matches!(message, FromTable::Done { id: 7, .. })), "{told:?}");
    assert_eq!(host.table.played().events(), events - 1);
    assert!(is_asked(&host, seat));
}

#[test]
fn a_question_is_withdrawn_when_somebody_moves() {
    let terms = Terms { undo: UndoPolicy::Consent, ..Terms::default() };
    let (mut host, seat, other) = passed(terms);
    host.undo(seat.index(), seat);
    assert!(host.room(other.index()).question.is_some());
    assert!(matches!(host.act(other.index(), other), FromTable::Done { .. }));
    assert!(host.room(seat.index()).question.is_none());
    let told = host.ask(other.index(), 8, FromPlayer::Agree { seat: other.number(), yes: true });
    assert!(matches!(told.last(), Some(FromTable::Refused { .. })));
}
