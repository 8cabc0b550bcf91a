//! How much a table sends, by count.

mod common;

use atoll_core::any::AnyGame;
use atoll_core::{Lang, Observer, Seat};
use atoll_protocol::{Follower, FromPlayer, FromTable, Said, TableState};
use atoll_registry::GAMES;
use atoll_table::Guest;
use common::Host;

/// The bytes of each message that each guest was sent in a match: one with the first seat, one who looks on, and one
/// with all other seats. What the first two have put together is compared with whole states all along. The table may doze
/// before every move.
fn sent(game: &dyn AnyGame, seats: u8, seed: usize, dozes: bool) -> Vec<Vec<usize>> {
    let mine: [Vec<u8>; 3] = [vec![0], vec![], (1..seats).collect()];
    let guests: Vec<&[u8]> = mine.iter().map(|seats| &seats[..]).collect();
    let mut host = Host::new(game, seats, 0, &guests);
    let mut sizes = vec![Vec::new(); guests.len()];
    let mut followers = vec![Follower::default(); guests.len()];
    for n in 0.. {
        for (guest, sizes) in sizes.iter_mut().enumerate() {
            for message in host.told.entry(Guest(guest as u64)).or_default().drain(..) {
                let text = serde_json::to_string(&message).expect("messages are plain data");
                sizes.push(text.len());
                let message: FromTable = serde_json::from_str(&text).expect("messages are plain data");
                let is_whole = matches!(message, FromTable::State { .. });
                // Several seats at one screen have several states.
                assert!(!is_whole || n == 0 || guest == 2, "{}: told all again at move {n}", game.info().slug);
                followers[guest].take(&message).expect("what is told fits");
            }
            if n % 16 == 0 && guest < 2 {
                let eyes = mine[guest].first().and_then(|&seat| Seat::new(seat));
                let FromTable::State { revision, state, .. } =
                    host.table.look(eyes.map_or(Observer::Spectator, Observer::Seat), Lang::En, 0).read()
                else {
                    panic!("one who looks is told all");
                };
                let who = eyes.map_or(Observer::Spectator, Observer::Seat);
                assert_eq!(state.view, host.table.played().view(who), "a state tells the view and nothing else");
                assert_eq!(followers[guest].revision, revision);
                assert_eq!(followers[guest].log(), state.log);
                assert_eq!(followers[guest].state(), Some(&TableState { log: Vec::new(), ..state }));
            }
        }
        let played = host.table.played();
        let Some(seat) = Seat::first(seats).find(|seat| played.turn().asks(*seat)) else { break };
        let codes = played.legal_codes(seat);
        let code = codes[(n * 7919 + seed * 31 + n / 3) % codes.len()];
        let act = FromPlayer::Act { seat: seat.number(), expect: host.table.revision(), code };
        let said = Said { id: n as u32, what: act };
        if dozes {
            host.table.doze();
        }
        let effects = host.table.hear(1, Guest(if seat == Seat::A { 0 } else { 2 }), said);
        host.carry_out(effects);
    }
    sizes.truncate(2);
    sizes
}

/// The most that a guest is sent in a match, and for a usual move.
const MOST: usize = 1_000_000;
const USUAL: usize = 3_000;

#[test]
fn whoever_sits_at_a_table_that_dozes_is_told_changes() {
    for game in GAMES {
        sent(*game as &dyn AnyGame, *game.info().seats.start().max(&2), 2, true);
    }
}

#[test]
fn a_match_is_told_in_small_changes() {
    for game in GAMES {
        let info = game.info();
        for (guest, mut sizes) in sent(*game as &dyn AnyGame, *info.seats.end(), 1, false).into_iter().enumerate() {
            let all: usize = sizes.iter().sum();
            sizes.sort_unstable();
            let (usual, mean) = (sizes[sizes.len() / 2], all / sizes.len());
            println!(
                "{} to guest {guest}: {all} bytes, {} messages, half of them below {usual}",
                info.slug,
                sizes.len()
            );
            assert!(all <= MOST, "{}: {all} bytes to guest {guest}", info.slug);
            assert!(
                usual <= USUAL && mean <= USUAL,
                "{}: a usual move costs {usual} bytes, {mean} on average",
                info.slug
            );
        }
    }
}
