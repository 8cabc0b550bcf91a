//! The one loop in which bots play a match.

use atoll_core::{Dice, Event, Game, Match, PlayError, Seat, Setup, Turn};

use crate::Bot;

/// Plays a match from its opening to its end; bot `n` has seat `n`.
///
/// Where several seats are asked at once, the dice say who decides first.
///
/// ```
/// # use atoll_testkit::toy::Sound;
/// use atoll_bots::{Bot, Greedy, Plain, play};
/// use atoll_core::{Dice, Game, Seen, SeededDice, Setup, Turn};
///
/// let setup: Setup<Sound> = Setup::shipped(2)?;
/// let first = |seen: Seen<'_, Sound>, _: &mut dyn Dice| {
///     let mut legal = Vec::new();
///     seen.legal(&mut legal);
///     legal[0]
/// };
/// let mut bots: [Box<dyn Bot<Sound>>; 2] = [Box::new(Greedy::new(Plain)), Box::new(first)];
/// let played = play(setup, &mut bots, &mut SeededDice::new(7))?;
/// assert!(matches!(played.position().turn(), Turn::Over(_)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If a bot breaks the rules.
///
/// # Panics
/// If there are fewer bots than seats.
pub fn play<G: Game>(
    setup: Setup<G>,
    bots: &mut [Box<dyn Bot<G>>],
    dice: &mut dyn Dice,
) -> Result<Match<G>, PlayError> {
    let mut played = Match::new(setup);
    play_on(&mut played, bots, dice)?;
    Ok(played)
}

/// Plays on from where a match stands, for at most so many decisions as a match can have; gives how many were taken.
///
/// # Errors
/// If a bot breaks the rules; the match stands before that action then.
///
/// # Panics
/// If there are fewer bots than seats.
pub fn play_on<G: Game>(
    played: &mut Match<G>,
    bots: &mut [Box<dyn Bot<G>>],
    dice: &mut dyn Dice,
) -> Result<u64, PlayError> {
    let mut decisions = 0;
    while decisions <= u64::from(G::INFO.max_events) && decide(played, bots, dice)?.is_some() {
        decisions += 1;
    }
    Ok(decisions)
}

/// Lets chance fall and then one bot decide; gives who did what, or nothing if the match is over.
///
/// # Errors
/// If the bot breaks the rules; the match stands before its action then.
///
/// # Panics
/// If there are fewer bots than seats.
pub fn decide<G: Game>(
    played: &mut Match<G>,
    bots: &mut [Box<dyn Bot<G>>],
    dice: &mut dyn Dice,
) -> Result<Option<(Seat, G::Action)>, PlayError> {
    played.settle(dice);
    let Turn::Decide(seats) = played.position().turn() else { return Ok(None) };
    let nth = if seats.len() == 1 { 0 } else { dice.below(seats.len()) };
    let seat = seats.iter().nth(nth as usize).expect("a decide turn asks somebody");
    let action = bots[seat.index()].choose(played.seen_by(seat), dice);
    played.play(Event::Act { seat, action })?;
    Ok(Some((seat, action)))
}
