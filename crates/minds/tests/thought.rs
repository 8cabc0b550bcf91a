//! Several trees say what their seed says, and a kept tree is the one that came true.

use atoll_bots::{Bot, Knobs, Mind, Search, Weighed, play};
use atoll_core::{Event, Game, Match, Seat, SeededDice, Setup, Turn};
use atoll_minds::{CoralMind, CoraliaMind, ReefMind};

fn opened<G: Game>(seed: u64) -> (Match<G>, Seat) {
    let mut played = Match::<G>::new(Setup::shipped(2).expect("two can play"));
    played.settle(&mut SeededDice::new(seed));
    let Turn::Decide(asked) = played.position().turn() else { panic!("somebody is asked") };
    let seat = asked.iter().next().expect("somebody is asked");
    (played, seat)
}

fn weighed<G: Game, M: Mind<G> + Default>(trees: u16, seed: u64) -> Vec<Weighed<G::Action>> {
    let (played, seat) = opened::<G>(seed);
    let mind = M::default();
    let knobs = Knobs { iterations: 90, trees, ..mind.levels()[5] };
    Search::new(mind, knobs).weigh(played.seen_by(seat), &mut SeededDice::new(seed))
}

fn trees_agree<G: Game, M: Mind<G> + Default>() {
    for seed in 0..4 {
        let three = weighed::<G, M>(3, seed);
        assert_eq!(three, weighed::<G, M>(3, seed), "the same number of trees, the same thought");
        let visits: u32 = three.iter().map(|one| one.visits).sum();
        assert_eq!(visits, 90, "every tree has its share of the lines");
        let codes = |all: &[Weighed<G::Action>]| {
            let mut codes: Vec<G::Action> = all.iter().map(|one| one.action).collect();
            codes.sort_by_key(|action| atoll_core::Code::code(*action));
            codes
        };
        assert_eq!(codes(&three), codes(&weighed::<G, M>(1, seed)), "every action once");
    }
    assert!((0..4).any(|seed| weighed::<G, M>(3, seed) != weighed::<G, M>(1, seed)));
}

#[test]
fn trees_grow_side_by_side() {
    trees_agree::<atoll_reef::Reef, ReefMind>();
    trees_agree::<atoll_coralia::Coralia, CoraliaMind>();
}

#[test]
fn a_kept_tree_goes_on_where_it_was_left() {
    let mind = ReefMind::default();
    let knobs = Knobs { iterations: 400, ..mind.levels()[5] };
    let mut keeping = Search::new(mind.clone(), Knobs { keep: true, ..knobs });
    let (mut played, _) = opened::<atoll_reef::Reef>(2);
    let mut dice = SeededDice::new(2);
    let mut more = 0;
    for _ in 0..12 {
        played.settle(&mut dice);
        let Turn::Decide(asked) = played.position().turn() else { break };
        let seat = asked.iter().next().expect("somebody is asked");
        let kept = keeping.weigh(played.seen_by(seat), &mut SeededDice::new(7));
        let fresh = Search::new(mind.clone(), knobs).weigh(played.seen_by(seat), &mut SeededDice::new(7));
        let mut codes: Vec<_> = kept.iter().map(|one| one.action).collect();
        codes.sort_by_key(|action| atoll_core::Code::code(*action));
        let mut legal = Vec::new();
        played.position().legal(seat, &mut legal);
        assert_eq!(codes, legal, "what is kept is this position's");
        more += u32::from(kept != fresh);
        let action = keeping.choose(played.seen_by(seat), &mut SeededDice::new(7));
        played.play(Event::Act { seat, action }).expect("the action is legal");
    }
    assert!(more > 0, "nothing was ever kept");
}

/// The record of a match of Coral between bots that err on no purpose.
fn coral(vary: f32, seed: u64) -> String {
    let mind = CoralMind::default();
    let knobs = Knobs { iterations: 30, slack: 0.0, vary, ..mind.levels()[5] };
    let bot = || -> Box<dyn Bot<atoll_coral::Coral>> { Box::new(Search::new(mind.clone(), knobs)) };
    let setup = Setup::shipped(2).expect("two can play");
    play(setup, &mut [bot(), bot()], &mut SeededDice::new(seed)).expect("bots keep the rules").record()
}

#[test]
fn coral_is_not_the_same_match_for_ever() {
    let vary = CoralMind::default().levels()[5].vary;
    assert_eq!(coral(vary, 1), coral(vary, 1), "one seed, one match");
    assert_ne!(coral(vary, 1), coral(vary, 2));
    // Without it the dice have no say at all.
    assert_eq!(coral(0.0, 1), coral(0.0, 2));
}
