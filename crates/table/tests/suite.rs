//! The suite of doors, at the table itself; and what only a table can show.

mod common;

use std::collections::VecDeque;

use atoll_core::any::AnyGame;
use atoll_core::{Lang, Observer, Seat};
use atoll_protocol::{FromPlayer, FromTable, PROTOCOL, ProblemName, Said};
use atoll_registry::{Entry, GAMES};
use atoll_table::suite::{Step, check};
use atoll_table::{Effect, Guest, Table};
use atoll_testkit::toy::Sound;
use common::{Host, asked, card, dice, opening};
use proptest::prelude::*;

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = (any::<u8>(), any::<usize>(), any::<usize>(), any::<u32>());
    prop::collection::vec(step.prop_map(|(kind, guest, nth, number)| Step::of(kind, guest, nth, number)), 1..60)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_table_keeps_its_word(game in 0..GAMES.len() + 1, steps in steps()) {
        let toy = Entry::<Sound>::NEW;
        let game: &dyn AnyGame = match GAMES.get(game) {
            Some(game) => *game as &dyn AnyGame,
            None => &toy,
        };
        // Two at their own screens, one of them at two; both at one screen; one who looks on.
        let mut host = Host::new(game, 2, 0, &[&[0], &[1], &[1], &[0, 1], &[]]);
        check(&mut host, &steps);
        // What was written leads to the same match.
        let opening = opening(game, 2);
        let again = Table::new(card(opening.as_ref(), 0), opening, &host.rows, dice(2), 0).expect("the log is whole");
        prop_assert_eq!(again.played().hash(), host.table.played().hash());
        prop_assert_eq!(again.revision(), host.table.revision());
        // What was kept from event to event is what a newcomer is shown.
        let mut fresh = again;
        for observer in [Observer::Spectator, Observer::Seat(Seat::A), Observer::Seat(Seat::B)] {
            prop_assert_eq!(fresh.look(observer, Lang::Nl, 0), host.table.look(observer, Lang::Nl, 0));
        }
    }
}

#[test]
fn what_is_not_written_is_not_played_and_nobody_hears_of_it() {
    for game in GAMES {
        let mut host = Host::new(*game as &dyn AnyGame, 2, 0, &[&[0, 1], &[]]);
        let before = host.table.played().record();
        let (seat, code) = asked(&host);
        host.told.clear();
        host.writes.push_back(false);
        let expect = host.table.revision();
        let told = host.ask(0, 7, FromPlayer::Act { seat, expect, code });
        assert!(
            matches!(&told[..], [FromTable::Refused { id: Some(7), problem, .. }] if problem.name == ProblemName::Unavailable),
            "{told:?}"
        );
        assert!(host.told.get(&Guest(1)).is_none_or(VecDeque::is_empty), "nobody else hears anything");
        assert_eq!(host.table.played().record(), before);
        let told = host.ask(0, 8, FromPlayer::Act { seat, expect, code });
        assert!(matches!(told.last(), Some(FromTable::Done { id: 8, .. })), "{told:?}");
    }
}

#[test]
fn a_bot_whose_move_is_not_written_tries_again_later_and_later() {
    let mut host = Host::new(GAMES[0] as &dyn AnyGame, 2, 2, &[&[]]);
    let before = host.table.played().events();
    let (revision, code) = host.thoughts.pop().expect("a bot thinks");
    host.writes.extend([false; 8]);
    let effects = host.table.thought(0, revision, code);
    host.carry_out(effects);
    let mut pauses = Vec::new();
    while host.table.played().events() == before {
        assert_eq!(host.wakes.len(), 1, "one wish to be woken at a time");
        let at = host.wakes.pop().expect("it wants to be woken");
        pauses.push(at - host.now);
        // Nothing happens before that.
        host.now = at - 1;
        let effects = host.table.tick(host.now);
        assert!(effects.iter().all(|effect| matches!(effect, Effect::WakeAt(_))), "{effects:?}");
        host.now = at;
        let effects = host.table.tick(at);
        host.carry_out(effects);
    }
    assert_eq!(pauses, [1000, 2000, 4000, 8000, 16000, 32000, 60000, 60000]);
}

#[test]
fn one_change_is_one_message_for_those_who_see_the_same() {
    let mut host = Host::new(GAMES[0] as &dyn AnyGame, 2, 0, &[&[0, 1], &[], &[], &[]]);
    let (seat, code) = asked(&host);
    let expect = host.table.revision();
    let act = Said { id: 3, what: FromPlayer::Act { seat, expect, code } };
    let effects = host.table.hear(1, Guest(0), act);
    assert!(matches!(effects[..], [Effect::Store(_)]), "nothing is told before it is written");
    let effects = host.table.stored(1);
    let states: Vec<usize> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Tell { guests, message } => {
                let is_state = matches!(message.read(), FromTable::State { .. } | FromTable::Changed { .. });
                is_state.then_some(guests.len())
            }
            _ => None,
        })
        .collect();
    assert_eq!(states, [1, 3]);
}

#[test]
fn refusals_speak_the_language_of_the_guest() {
    for game in GAMES {
        let mut host = Host::new(*game as &dyn AnyGame, 2, 0, &[&[0], &[1]]);
        let hello = FromPlayer::Hello { protocol: PROTOCOL, lang: Lang::Nl, tokens: Vec::new(), since: None };
        let (seat, code) = asked(&host);
        let other = usize::from(1 - seat);
        host.ask(other, 1, hello);
        let expect = host.table.revision();
        let told = host.ask(other, 2, FromPlayer::Act { seat: 1 - seat, expect, code });
        let Some(FromTable::Refused { problem, .. }) = told.last() else {
            // In a simultaneous beginning both may act.
            assert!(matches!(told.last(), Some(FromTable::Done { .. })), "{told:?}");
            continue;
        };
        let letter = Seat::new(seat).expect("a seat").letter();
        assert_eq!(problem.message, format!("De beurt is aan {{{letter}}}."));
    }
}
