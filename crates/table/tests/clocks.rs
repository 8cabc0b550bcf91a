//! Clocks: whose time runs, what a turn adds, what happens when it is out, and that all of it survives a restart.

mod common;

use atoll_core::any::AnyGame;
use atoll_core::{Seat, Turn};
use atoll_protocol::{Clock, FromPlayer, FromTable, MatchSummary, ProblemName, Terms, TimeOut};
use atoll_registry::GAMES;
use atoll_table::{Guest, Table};
use common::{Host, card, dice, opening};

fn terms(clock: Clock, time_out: TimeOut) -> Terms {
    Terms { clock: Some(clock), time_out, ..Terms::default() }
}

fn coral(seats: u8, bots: u8, guests: &[&[u8]], terms: Terms) -> Host {
    let game = GAMES.iter().find(|game| game.info().slug == "coral").expect("coral is there");
    Host::agreed(*game as &dyn AnyGame, seats, bots, guests, terms)
}

fn asked(host: &Host) -> Seat {
    let Turn::Decide(seats) = host.table.played().turn() else { panic!("somebody is asked") };
    seats.iter().next().expect("somebody is asked")
}

/// Plays for whoever is asked until it is somebody else's turn.
fn pass_turn(host: &mut Host) -> Seat {
    let seat = asked(host);
    for _ in 0..50 {
        assert!(matches!(host.act(seat.index(), seat), FromTable::Done { .. }));
        if asked(host) != seat {
            return seat;
        }
    }
    panic!("the turn does not end");
}

#[test]
fn a_total_runs_for_whoever_is_asked_and_a_turn_adds_to_it() {
    let clock = Clock::Total { seconds: 60, add: 5 };
    let mut host = coral(2, 0, &[&[0], &[1]], terms(clock, TimeOut::Lose));
    let first = asked(&host);
    let left = |host: &mut Host, seat: Seat| host.room(0).seats[seat.index()].left.expect("there is a clock");
    assert_eq!(left(&mut host, first), 60_000);
    assert!(host.room(0).seats[first.index()].runs);
    host.wait(10_000);
    let began = host.now;
    pass_turn(&mut host);
    let spent = host.now - began;
    assert_eq!(left(&mut host, first), 60_000 - 10_000 - spent + 5_000);
    let other = asked(&host);
    assert_eq!(left(&mut host, other), 60_000);
    assert!(host.room(0).seats[other.index()].runs && !host.room(0).seats[first.index()].runs);
    assert!(host.wakes.contains(&(host.now + 60_000)), "it wants to be woken then: {:?}", host.wakes);
}

#[test]
fn of_two_one_whose_time_is_out_has_lost_and_nothing_more_is_played() {
    let mut host = coral(2, 0, &[&[0], &[1]], terms(Clock::Turn { seconds: 10 }, TimeOut::Lose));
    pass_turn(&mut host);
    let seat = asked(&host);
    let events = host.table.played().events();
    host.wait(9_000);
    assert!(!host.room(0).ended);
    host.wait(1_001);
    let room = host.room(0);
    assert!(room.ended && room.seats[seat.index()].lost && host.table.has_finished());
    assert_eq!(host.aside.lost, [seat.number()], "it is kept");
    assert_eq!(host.table.played().events(), events, "it is no event of the rules");
    let FromTable::Refused { problem, .. } = host.act(seat.index(), seat) else { panic!("nothing more is played") };
    assert!(matches!(problem.name, ProblemName::Over | ProblemName::NotSeated), "{problem}");
    assert!(host.thoughts.is_empty(), "nobody thinks any more");
    // The record is no secret any more.
    let told = host.ask(0, 3, FromPlayer::Record);
    assert!(matches!(told.last(), Some(FromTable::Record { .. })), "{told:?}");
    // Also after a restart.
    let game = GAMES.iter().find(|game| game.info().slug == "coral").expect("coral is there");
    let opening = opening(*game as &dyn AnyGame, 2);
    let card = MatchSummary { terms: terms(Clock::Turn { seconds: 10 }, TimeOut::Lose), ..card(opening.as_ref(), 0) };
    let again = Table::new(card, opening, &host.rows, dice(2), 0).expect("the log is whole").beside(host.aside.clone());
    assert!(again.has_finished());
}

#[test]
fn a_late_act_comes_too_late_though_nobody_woke_the_table() {
    let mut host = coral(2, 0, &[&[0], &[1]], terms(Clock::Turn { seconds: 10 }, TimeOut::Lose));
    let seat = asked(&host);
    host.now += 10_001;
    assert!(matches!(host.act(seat.index(), seat), FromTable::Refused { .. }));
    assert!(host.table.has_finished());
}

#[test]
fn a_bot_plays_on_and_the_person_may_come_back() {
    let mut host = coral(2, 0, &[&[0], &[1]], terms(Clock::Turn { seconds: 10 }, TimeOut::Bot));
    let seat = asked(&host);
    host.wait(10_001);
    let room = host.room(0);
    assert!(!room.ended && room.seats[seat.index()].stand_in && room.seats[seat.index()].bot.is_some());
    assert_eq!(host.thoughts.len(), 1, "the bot thinks");
    assert!(matches!(host.act(seat.index(), seat), FromTable::Refused { .. }), "it plays alone");
    let told = host.ask(seat.index(), 4, FromPlayer::StandIn { seat: seat.number(), bot: None });
    assert!(told.iter().any(|message| matches!(message, FromTable::Done { id: 4, .. })), "{told:?}");
    host.thoughts.clear();
    assert!(!host.room(0).seats[seat.index()].stand_in);
    assert!(matches!(host.act(seat.index(), seat), FromTable::Done { .. }));
}

#[test]
fn clocks_go_on_after_a_restart_with_a_minute_at_least() {
    let clock = Clock::Turn { seconds: 3 * 86_400 };
    let mut host = coral(2, 0, &[&[0], &[1]], terms(clock, TimeOut::Lose));
    pass_turn(&mut host);
    let seat = asked(&host);
    let game = GAMES.iter().find(|game| game.info().slug == "coral").expect("coral is there");
    let day = 86_400_000;
    for (later, left) in [(2 * day, day), (9 * day, 60_000)] {
        let opening = opening(*game as &dyn AnyGame, 2);
        let card = MatchSummary { terms: terms(clock, TimeOut::Lose), ..card(opening.as_ref(), 0) };
        let table = Table::new(card, opening, &host.rows, dice(2), 0).expect("the log is whole");
        let mut again =
            Host { table: table.beside(host.aside.clone()), told: Default::default(), ..Host::new(*game, 2, 0, &[]) };
        again.rows.clone_from(&host.rows);
        again.now = host.now + later;
        let effects = again.table.start(again.now);
        again.carry_out(effects);
        let arrival =
            atoll_table::Arrival { seats: vec![], is_keeper: false, id: 0, lang: Default::default(), since: None };
        let effects = again.table.enter(again.now, Guest(0), arrival);
        again.carry_out(effects);
        assert_eq!(again.room(0).seats[seat.index()].left, Some(left));
        assert_eq!(again.aside.due, Some(again.now + left), "the store knows when");
    }
}

#[test]
fn nobody_loses_time_before_every_seat_is_taken() {
    let mut host = coral(2, 0, &[&[0]], terms(Clock::Turn { seconds: 10 }, TimeOut::Lose));
    let seats = host.table.summary().seats;
    let effects = host.table.reseat(host.now, seats.clone(), vec![1]);
    host.carry_out(effects);
    assert!(host.room(0).seats[1].open);
    host.wait(99_000);
    assert!(!host.table.has_finished());
    let effects = host.table.reseat(host.now, seats, Vec::new());
    host.carry_out(effects);
    assert!(host.room(0).seats.iter().any(|seat| seat.runs && seat.left == Some(10_000)));
    host.wait(10_001);
    assert!(host.table.has_finished());
}

#[test]
fn of_three_a_bot_plays_on_for_one_who_has_lost_on_time() {
    let mut host = coral(3, 0, &[&[0], &[1], &[2]], terms(Clock::Turn { seconds: 10 }, TimeOut::Lose));
    let seat = asked(&host);
    host.wait(10_001);
    let room = host.room(0);
    assert!(room.seats[seat.index()].lost && room.seats[seat.index()].stand_in && !room.ended);
    // Whoever has lost does not come back.
    let told = host.ask(seat.index(), 4, FromPlayer::StandIn { seat: seat.number(), bot: None });
    assert!(matches!(told.last(), Some(FromTable::Refused { .. })), "{told:?}");
}

/// Whoever could leave the seat to a bot and take it back as often as they like would never run out of time.
#[test]
fn going_and_coming_back_gains_no_time_without_end() {
    for clock in [Clock::Turn { seconds: 10 }, Clock::Total { seconds: 60, add: 5 }] {
        let mut host = coral(2, 0, &[&[0], &[1]], terms(clock, TimeOut::Bot));
        let seat = asked(&host);
        let (guest, number) = (seat.index(), seat.number());
        let mut waited = 0;
        for n in 0..100 {
            host.wait(500);
            waited += 500;
            host.ask(guest, 10 + n, FromPlayer::StandIn { seat: number, bot: Some("1".to_owned()) });
            // Before the bot has moved.
            host.wait(500);
            waited += 500;
            host.ask(guest, 200 + n, FromPlayer::StandIn { seat: number, bot: None });
        }
        assert!(waited > 60_000);
        let room = host.room(0);
        assert!(room.seats[guest].stand_in, "the bot has the turn, and ends it");
        // When the turn is over, the seat is there again.
        host.let_bots_move();
        assert_ne!(asked(&host), seat);
        let told = host.ask(guest, 400, FromPlayer::StandIn { seat: number, bot: None });
        assert!(told.iter().any(|message| matches!(message, FromTable::Done { id: 400, .. })), "{told:?}");
        assert!(!host.room(0).seats[guest].stand_in);
        pass_turn(&mut host);
        // In the next turn it may go and come back again.
        assert_eq!(asked(&host), seat);
        for (id, bot) in [(500, Some("1".to_owned())), (501, None)] {
            let told = host.ask(guest, id, FromPlayer::StandIn { seat: number, bot });
            assert!(told.iter().any(|message| message.answers() == Some(id)), "{told:?}");
            assert!(told.iter().any(|message| matches!(message, FromTable::Done { .. })), "{told:?}");
        }
    }
}
