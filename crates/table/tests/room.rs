//! Who is here, stand-ins, and what is said.

mod common;

use atoll_core::any::AnyGame;
use atoll_core::{Lang, Seat};
use atoll_protocol::{Asked, FromPlayer, FromTable, Phrase, ProblemName};
use atoll_registry::GAMES;
use atoll_table::{Arrival, Guest};
use common::Host;

fn reef(seats: u8, guests: &[&[u8]]) -> Host {
    Host::new(GAMES[0] as &dyn AnyGame, seats, 0, guests)
}

fn refused(told: &[FromTable]) -> Option<ProblemName> {
    told.iter().find_map(|message| match message {
        FromTable::Refused { problem, .. } => Some(problem.name),
        _ => None,
    })
}

fn is_done(told: &[FromTable]) -> bool {
    told.iter().any(|message| matches!(message, FromTable::Done { .. }))
}

fn leave(host: &mut Host, guest: u64) {
    let effects = host.table.leave(host.now, Guest(guest));
    host.carry_out(effects);
}

fn stand_in(seat: u8, bot: &str) -> FromPlayer {
    FromPlayer::StandIn { seat, bot: Some(bot.to_owned()) }
}

#[test]
fn a_bot_takes_the_place_of_a_leaver_when_those_who_are_here_agree() {
    let mut host = reef(3, &[&[0], &[1], &[2], &[]]);
    assert_eq!(refused(&host.ask(0, 1, stand_in(2, "3"))), Some(ProblemName::NotAgreed), "whoever is here plays");
    leave(&mut host, 2);
    assert!(!host.room(0).seats[2].here);
    assert_eq!(refused(&host.ask(3, 1, stand_in(2, "3"))), Some(ProblemName::NotSeated), "spectators have no word");
    assert_eq!(refused(&host.ask(0, 2, stand_in(2, "deep"))), Some(ProblemName::UnknownBot));
    assert!(is_done(&host.ask(0, 3, stand_in(2, "3"))));
    let question = host.room(1).question.expect("the other is asked");
    assert_eq!((question.what, question.seat, question.waits_for), (Asked::StandIn, 2, vec![1]));
    assert!(is_done(&host.ask(1, 4, FromPlayer::Agree { seat: 1, yes: true })));
    let room = host.room(0);
    assert!(room.question.is_none() && room.seats[2].stand_in && room.seats[2].bot.as_deref() == Some("3"));
    assert_eq!(host.aside.stand_ins.get(&2).map(String::as_str), Some("3"), "it is kept");
    // The one who comes back plays again when it says so.
    let seats = vec![Seat::new(2).expect("a seat")];
    let arrival = Arrival { seats, is_keeper: false, id: 0, lang: Lang::En, since: None };
    let effects = host.table.enter(host.now, Guest(2), arrival);
    host.carry_out(effects);
    assert_eq!(refused(&host.ask(0, 5, FromPlayer::StandIn { seat: 2, bot: None })), Some(ProblemName::NotSeated));
    assert!(is_done(&host.ask(2, 6, FromPlayer::StandIn { seat: 2, bot: None })));
    assert!(!host.room(0).seats[2].stand_in);
}

#[test]
fn one_who_goes_leaves_the_seat_to_a_bot_and_the_host_decides_alone() {
    let mut host = reef(2, &[&[0], &[1]]);
    assert!(is_done(&host.ask(1, 1, stand_in(1, "1"))), "for the own seat nobody is asked");
    assert!(host.room(0).seats[1].stand_in);
    assert!(is_done(&host.ask(1, 2, FromPlayer::StandIn { seat: 1, bot: None })));
    assert!(host.table.replace(host.now, Seat::B, "1", Lang::En).is_err(), "whoever is here plays");
    leave(&mut host, 1);
    let effects = host.table.replace(host.now, Seat::B, "1", Lang::En).expect("it has gone");
    host.carry_out(effects);
    assert!(host.room(0).seats[1].stand_in);
}

#[test]
fn what_is_said_reaches_all_and_newcomers_and_is_bounded() {
    let mut host = reef(2, &[&[0], &[1], &[]]);
    let say = |text: &str| FromPlayer::Chat { seat: 0, text: text.to_owned() };
    assert!(is_done(&host.ask(0, 1, say("well, well"))));
    assert!(is_done(&host.ask(0, 2, FromPlayer::Phrase { seat: 0, phrase: Phrase::GoodGame })));
    let lines = |told: &[FromTable]| {
        let lines = told.iter().filter_map(|message| match message {
            FromTable::Chat { lines } => Some(lines.clone()),
            _ => None,
        });
        lines.flatten().collect::<Vec<_>>()
    };
    let heard: Vec<FromTable> = host.told.remove(&Guest(1)).unwrap_or_default().into();
    assert_eq!(lines(&heard).iter().map(|line| line.n).collect::<Vec<_>>(), [0, 1]);
    assert_eq!(lines(&heard)[0].text.as_deref(), Some("well, well"));
    // Not for another, not by a spectator, nothing that cannot be seen.
    assert!(refused(&host.ask(1, 3, say("I am A"))).is_some());
    assert_eq!(refused(&host.ask(2, 3, say("boo"))), Some(ProblemName::NotSeated));
    for wrong in ["", " ", "a\u{202e}b", "a\nb", &"x".repeat(301)] {
        assert_eq!(refused(&host.ask(0, 4, say(wrong))), Some(ProblemName::Malformed), "{wrong:?}");
    }
    let mut said = 2;
    while is_done(&host.ask(0, 5, say("again"))) {
        said += 1;
        assert!(said < 20, "one can say too much");
    }
    assert_eq!(said, 6);
    host.now += 10_000;
    assert!(is_done(&host.ask(0, 6, say("later"))));
    let arrival = Arrival { seats: vec![], is_keeper: false, id: 0, lang: Lang::En, since: None };
    let effects = host.table.enter(host.now, Guest(9), arrival);
    host.carry_out(effects);
    let heard: Vec<FromTable> = host.told.remove(&Guest(9)).unwrap_or_default().into();
    assert_eq!(lines(&heard).len(), 7);
    assert!(!host.table.played().record().contains("well"), "the record knows nothing of it");
}

#[test]
fn more_windows_of_a_seat_have_no_more_to_say() {
    let mut host = reef(2, &[&[0], &[0], &[1]]);
    let say = || FromPlayer::Chat { seat: 0, text: "again".to_owned() };
    let mut said = 0;
    for n in 0..40 {
        // A second window, and one that comes anew each time.
        said += usize::from(is_done(&host.ask(n % 2, 5, say())));
        leave(&mut host, 1);
        let arrival = Arrival { seats: vec![Seat::A], is_keeper: false, id: 0, lang: Lang::En, since: None };
        let effects = host.table.enter(host.now, Guest(1), arrival);
        host.carry_out(effects);
    }
    assert_eq!(said, 6, "so much as one window may say");
    let other = FromPlayer::Phrase { seat: 1, phrase: Phrase::GoodGame };
    assert!(is_done(&host.ask(2, 5, other)), "the others may talk");
}
