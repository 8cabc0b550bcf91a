//! The suite of doors, at the table itself; and what only a table can show.

use std::collections::{BTreeMap, VecDeque};

use atoll_core::any::{AnyGame, AnyMatch};
use atoll_core::{Dice, Lang, Observer, Seat};
use atoll_protocol::{FromPlayer, FromTable, MatchSummary, PROTOCOL, ProblemName, Said, SeatSpec, turn_state};
use atoll_registry::{EdgeDice, Entry, GAMES};
use atoll_table::suite::{Door, Step, check};
use atoll_table::{Arrival, Effect, Guest, Row, Table, Thinker};
use atoll_testkit::toy::Sound;
use proptest::prelude::*;
use serde_json::json;

fn dice(seed: u64) -> Box<dyn Dice + Send + Sync> {
    Box::new(EdgeDice::seeded(seed, 0))
}

fn opening(game: &dyn AnyGame, seats: u8) -> Box<dyn AnyMatch> {
    game.shipped().open(seats, &json!({})).expect("it can be played")
}

fn card(played: &dyn AnyMatch, bots: u8) -> MatchSummary {
    let seat = |seat: Seat| match seat.number() < bots {
        true => SeatSpec::Bot { name: "B".to_owned(), bot: "random".to_owned() },
        false => SeatSpec::Person { name: "P".to_owned() },
    };
    MatchSummary {
        id: "t".to_owned(),
        game: played.info().slug.to_owned(),
        title: played.info().title.to_owned(),
        data: String::new(),
        seats: Seat::first(played.seats()).map(seat).collect(),
        options: json!({}),
        version: 0,
        revision: 0,
        turn: turn_state(&played.turn()),
        opened: 0,
    }
}

/// A host without a network: it writes to memory, and bots think at once.
struct Host {
    table: Table,
    now: u64,
    rows: Vec<Row>,
    /// What happens to the next writes: true if they succeed.
    writes: VecDeque<bool>,
    told: BTreeMap<Guest, VecDeque<FromTable>>,
    seats: Vec<Vec<u8>>,
    wakes: Vec<u64>,
    thoughts: Vec<(Thinker, Option<u32>)>,
}

impl Host {
    fn new(game: &dyn AnyGame, seats: u8, bots: u8, guests: &[&[u8]]) -> Host {
        let opening = opening(game, seats);
        let table = Table::new(card(opening.as_ref(), bots), opening, &[], dice(1), 0).expect("nothing was played");
        let mut host = Host {
            table,
            now: 0,
            rows: Vec::new(),
            writes: VecDeque::new(),
            told: BTreeMap::new(),
            seats: guests.iter().map(|seats| seats.to_vec()).collect(),
            wakes: Vec::new(),
            thoughts: Vec::new(),
        };
        let effects = host.table.start(0);
        host.carry_out(effects);
        for (number, seats) in guests.iter().enumerate() {
            let seats = seats.iter().filter_map(|&seat| Seat::new(seat)).collect();
            let effects = host.table.enter(
                0,
                Guest(number as u64),
                Arrival { seats, is_keeper: false, id: 0, lang: Lang::En, since: None },
            );
            host.carry_out(effects);
        }
        host
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        let mut left = VecDeque::from(effects);
        while let Some(effect) = left.pop_front() {
            match effect {
                Effect::Tell { guests, message } => {
                    for guest in guests {
                        self.told.entry(guest).or_default().push_back(message.clone());
                    }
                }
                Effect::Store(writing) => {
                    assert_eq!(writing.from as usize, self.rows.len());
                    if self.writes.pop_front().unwrap_or(true) {
                        self.rows.extend(writing.rows);
                        left.extend(self.table.stored(self.now));
                    } else {
                        left.extend(self.table.unstored(self.now, Some(&self.rows)));
                    }
                }
                Effect::Think { thinker, seat, played, .. } => {
                    let code = played.legal_codes(seat).first().copied();
                    match thinker {
                        Thinker::Adviser(_) => left.extend(self.table.thought(self.now, thinker, code)),
                        Thinker::Mover(_) => self.thoughts.push((thinker, code)),
                    }
                }
                Effect::WakeAt(at) => self.wakes.push(at),
                Effect::Note(note) => panic!("{note}"),
            }
        }
    }

    fn ask(&mut self, guest: usize, id: u32, what: FromPlayer) -> Vec<FromTable> {
        Door::say(self, guest, &Said { id, what });
        Door::heard(self, guest, id)
    }
}

impl Door for Host {
    fn guests(&self) -> Vec<Vec<u8>> {
        self.seats.clone()
    }
    fn say(&mut self, guest: usize, said: &Said) {
        self.now += 1;
        let effects = self.table.hear(self.now, Guest(guest as u64), said.clone());
        self.carry_out(effects);
    }
    fn heard(&mut self, guest: usize, _: u32) -> Vec<FromTable> {
        self.told.entry(Guest(guest as u64)).or_default().drain(..).collect()
    }
}

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

fn asked(host: &Host) -> (u8, u32) {
    let played = host.table.played();
    let seat = Seat::first(played.seats()).find(|seat| played.turn().asks(*seat)).expect("somebody is asked");
    (seat.number(), played.legal_codes(seat)[0])
}

#[test]
fn a_bot_whose_move_is_not_written_tries_again_later_and_later() {
    let mut host = Host::new(GAMES[0] as &dyn AnyGame, 2, 2, &[&[]]);
    let before = host.table.played().events();
    let (thinker, code) = host.thoughts.pop().expect("a bot thinks");
    host.writes.extend([false; 8]);
    let effects = host.table.thought(0, thinker, code);
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
            Effect::Tell { guests, message: FromTable::State { .. } } => Some(guests.len()),
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
