//! With two pearls on offer nobody is sent to an island pile that is empty.

use atoll_bots::{Knobs, Mind, Search};
use atoll_coralia::{Action, Coralia};
use atoll_core::{Dice, Event, Game, Match, Seat, SeededDice, Setup, Staged, Turn};
use atoll_minds::CoraliaMind;

/// How many positions are judged.
const POSITIONS: u32 = 20;

/// Whether an action brings cards of a pile, and how many are there to be seen; `None` if it brings anything else.
fn cards(position: &Coralia, seat: Seat, action: Action) -> Option<(String, u64)> {
    let preview = serde_json::to_value(position.preview(seat, action)?).expect("a preview is plain data");
    let [only] = &preview["effects"].as_array()?[..] else { return None };
    Some((only["pile"].as_str()?.to_owned(), only["seen"].as_u64()?))
}

#[test]
fn pearls_are_better_than_nothing() {
    let mind = CoraliaMind::default();
    // The strongest level with a sixth of its lines, which is quicker and no better.
    let knobs = Knobs { iterations: 2_000, ..mind.levels()[5] };
    let (mut judged, mut useful) = (0, 0);
    for seed in 0..3_000 {
        let mut dice = SeededDice::new(seed);
        let mut played = Match::<Coralia>::new(Setup::shipped(2 + (seed % 3) as u8).expect("so many can play"));
        let mut actions = Vec::new();
        loop {
            played.settle(&mut dice);
            let Turn::Decide(asked) = played.position().turn() else { break };
            let seat = asked.iter().next().expect("somebody is asked");
            actions.clear();
            played.seen_by(seat).legal(&mut actions);
            let found: Vec<_> = actions.iter().map(|&action| cards(played.position(), seat, action)).collect();
            let is = |pile: &str, count: u64, one: &Option<(String, u64)>| {
                one.as_ref().is_some_and(|(of, seen)| of == pile && *seen == count)
            };
            let vain = |one: &Option<(String, u64)>| is("island", 0, one);
            if judged < POSITIONS && found.iter().any(vain) && found.iter().any(|one| is("pearl", 2, one)) {
                let ask =
                    || Search::new(mind.clone(), knobs).weigh(played.seen_by(seat), &mut SeededDice::new(1))[0].action;
                let advised = ask();
                let at = actions.iter().position(|&action| action == advised).expect("advice is legal");
                judged += 1;
                useful += u32::from(!vain(&found[at]));
                assert_eq!(ask(), advised, "asked again");
                break;
            }
            let action = actions[dice.below(actions.len() as u32) as usize];
            played.play(Event::Act { seat, action }).expect("the action is legal");
        }
        if judged == POSITIONS {
            break;
        }
    }
    assert_eq!(judged, POSITIONS, "there are such positions");
    assert!(useful * 100 >= judged * 95, "{useful} of {judged}");
}
