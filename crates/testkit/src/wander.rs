//! Random matches event by event, for the tests that a game brings beyond the laws.

use atoll_core::any::AnyMatch;
use atoll_core::{
    Cast, Dice, Event, EventOf, Game, Lang, Match, Observer, Odds, Piece, SeededDice, Setup, Staged, Turn,
};

use crate::walk::then;

/// A random event that the position offers, chance by its odds; `None` if the match is over.
///
/// # Panics
/// If the position is not live: nobody is asked, or chance has no outcome.
pub fn some_event<G: Game>(position: &G, dice: &mut dyn Dice) -> Option<EventOf<G>> {
    match position.turn() {
        Turn::Over(_) => None,
        Turn::Chance => {
            let mut odds = Odds::new();
            position.odds(&mut odds);
            Some(Event::Chance(odds.pick(dice).expect("a chance turn offers an outcome")))
        }
        Turn::Decide(seats) => {
            let nth = if seats.len() == 1 { 0 } else { dice.below(seats.len()) };
            let seat = seats.iter().nth(nth as usize).expect("a decide turn asks somebody");
            Some(Event::Act { seat, action: position.random_legal(seat, dice, &mut Vec::new()) })
        }
    }
}

/// Plays a match on to its end by dice, and shows every position with the event that follows it.
///
/// # Panics
/// If it does not end.
pub fn wander_on<G: Game>(played: &mut Match<G>, dice: &mut dyn Dice, mut each: impl FnMut(&G, EventOf<G>)) {
    while let Some(event) = some_event(played.position(), dice) {
        each(played.position(), event);
        played.apply(event);
        assert!(played.len() <= G::INFO.max_events as usize, "the match does not end:\n{}", played.record());
    }
}

/// A match from its beginning to its end by dice; see [`wander_on`].
///
/// # Panics
/// If it does not end.
pub fn wander<G: Game>(setup: &Setup<G>, seed: u64, each: impl FnMut(&G, EventOf<G>)) -> Match<G> {
    let mut played = Match::new(setup.clone());
    wander_on(&mut played, &mut SeededDice::new(seed), each);
    played
}

/// A match by dice as an observer sees it: the pieces before and after every event, by ids that last.
///
/// # Panics
/// If it does not end, or the log alone gives other ids in the end.
pub fn watch<G: Staged>(
    setup: &Setup<G>,
    who: Observer,
    seed: u64,
    mut each: impl FnMut(&[Piece], &[Piece], EventOf<G>),
) -> Match<G> {
    let mut cast: Option<Cast> = None;
    let played = wander(setup, seed, |position, event| {
        let cast = cast.get_or_insert_with(|| Cast::new(G::stage(&position.view(who))));
        let hears = who.hears(position.audience(event));
        let travels = if hears { G::travels(&position.view(who), event) } else { Vec::new() };
        let next = then(position, event);
        let before = cast.stage().pieces.clone();
        cast.advance(G::stage(&next.view(who)), &travels);
        each(&before, &cast.stage().pieces, event);
    });
    let again = played.look(who, Lang::En, None, played.len()).glimpse.cast;
    assert_eq!(Some(again.stage()), cast.as_ref().map(Cast::stage), "the same log gives the same ids");
    played
}
