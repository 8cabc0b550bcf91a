//! Sentences are true, points are told, and the text table leaves nothing out.

#![allow(clippy::unwrap_used)]

mod common;

use atoll_coralia::{Action, Coralia, Effect, Preview};
use atoll_core::{Event, EventOf, Game, Lang, Observer, Seat, Staged, name_of};
use atoll_testkit::wander;
use common::*;

const A: Seat = Seat::A;
const B: Seat = Seat::B;

/// What an action promises comes true: points at once, cards from piles that have some.
fn keeps_its_word(game: &Coralia, seat: Seat, action: Action) {
    let Some(Preview { effects, .. }) = game.preview(seat, action) else { return };
    let mut promised = vec![0i16; usize::from(game.seats())];
    let mut drawing = None;
    for effect in &effects {
        match effect {
            Effect::Octopus { points } => promised[seat.index()] += points,
            Effect::Points { seat, points } => promised[seat.index()] += points,
            Effect::Cards { pile, kept, .. } if *kept > 0 => drawing = Some(*pile),
            _ => {}
        }
    }
    let mut after = game.clone();
    after.act(seat, action);
    let gained: Vec<i16> =
        points(&after).iter().zip(points(game)).map(|(now, was)| i16::from(*now) - i16::from(was)).collect();
    assert_eq!(gained, promised, "`{action}` promises {effects:?}");
    let sentence = Coralia::sentence(&game.view(Observer::Seat(seat)), action, Lang::En);
    assert_eq!(open(&after).drawing, drawing.or(open(&after).drawing), "`{action}`: {sentence}");
    let none = effects.iter().any(|effect| matches!(effect, Effect::Cards { seen: 0, .. }));
    assert_eq!(none, sentence.contains("the pile is empty"), "{sentence}");
    if none {
        assert_ne!(open(&after).drawing, Some("island"), "{sentence}");
    }
}

/// Whoever gains points is named in the line, with the number.
fn tells_points(game: &Coralia, event: EventOf<Coralia>) {
    let mut after = game.clone();
    match event {
        Event::Act { seat, action } => after.act(seat, action),
        Event::Chance(outcome) => after.chance(outcome),
    }
    let seats: Vec<Seat> = Seat::first(game.seats()).collect();
    for &seat in &seats {
        let gained = points(&after)[seat.index()] - points(game)[seat.index()];
        if gained == 0 {
            continue;
        }
        for who in seats.iter().map(|&seat| Observer::Seat(seat)).chain([Observer::Spectator]) {
            for lang in Lang::ALL {
                let line = Coralia::narrate(&game.view(who), event, lang);
                let number = line.split(|c: char| !c.is_ascii_digit()).any(|word| word == gained.to_string());
                assert!(line.contains(&name_of(seat)) && number, "`{event}` gives {seat} {gained}: {line}");
            }
        }
    }
}

#[test]
fn sentences_and_log_are_true_in_random_matches() {
    let mut actions = Vec::new();
    let free = r#"{"scoring_effects": "optional", "white_to_island": "always", "octopus_income": "per_seat"}"#;
    let strict = r#"{"scoring_features": "action_only", "white_to_island": "all_blocked"}"#;
    for seed in 0..24 {
        let setup = with(2 + seed % 3, ["{}", free, strict][usize::from(seed / 3 % 3)]);
        wander(&setup, seed.into(), |game, event| {
            if let Event::Act { seat, .. } = event {
                actions.clear();
                game.legal(seat, &mut actions);
                actions.iter().for_each(|&action| keeps_its_word(game, seat, action));
            }
            tells_points(game, event);
        });
    }
}

#[test]
fn sentences_are_true_when_piles_are_empty() {
    let all = "S12 S13 S14 P01 P01 P05 F01 F06 F11";
    let pearls = "P01 P01 P05 P05 P05 P05 P10 P10 P10 P10 P10 P15 P15 P15 P15";
    let builder = table(3)
        .dice("green", "diver octopus")
        .dice("red", "turtle octopus")
        .octopus(B, "green")
        .octopus(A, "red")
        .island_hand(B, all)
        .hand(B, pearls)
        .ray(B)
        .ray(B)
        .side_chests(0)
        .side_turtles(&[])
        .white(0, "violet", "fish")
        .white(1, "violet", "pearl")
        .tile("yellow", 3);
    let sentence = |game: &Coralia, action: &str, lang| {
        let action: Action = action.parse().unwrap();
        keeps_its_word(game, A, action);
        Coralia::sentence(&game.view(Observer::Seat(A)), action, lang)
    };
    let game = builder.clone().station("green diver, red turtle, blue pearl, yellow turtle").at_die();
    for (action, en, nl) in [
        ("place green diver", "2 points for {B}, no island card, for the pile is empty", "geen eilandkaart"),
        ("place red turtle", "2 points, no island card, for the pile is empty", "2 punten, geen eilandkaart"),
        ("place blue pearl", "no pearl card, for the pile is empty", "geen parelkaart"),
        ("place yellow turtle", "a turtle, no stingray, for none is left", "geen pijlstaartrog"),
    ] {
        let (told_en, told_nl) = (sentence(&game, action, Lang::En), sentence(&game, action, Lang::Nl));
        assert!(told_en.ends_with(en), "{told_en}");
        assert!(told_nl.contains(nl), "{told_nl}");
    }
    for (tile, en) in [
        (1, "a turtle, no white die, for none lies on the island"),
        (5, "a turtle, no island card, for the pile is empty"),
        (7, "a turtle, no bonus, for no turtle lies beside the board"),
        (8, "a turtle, no chest, for none lies beside the board"),
    ] {
        let game =
            builder.clone().tile("blue", tile).station("blue turtle, red turtle, blue pearl, green diver").at_die();
        let told = sentence(&game, "place blue turtle", Lang::En);
        assert!(told.ends_with(en), "{told}");
    }
}

#[test]
fn what_happens_without_being_asked_is_told() {
    let said = |game: &Coralia, event: &str| {
        let event = atoll_core::Match::<Coralia>::read_event(event).unwrap();
        Coralia::narrate(&game.view(Observer::Seat(B)), event, Lang::En)
    };
    let spent = table(4)
        .dice("orange", "octopus")
        .dice("violet", "octopus")
        .octopus(A, "orange violet")
        .station("yellow octopus, blue octopus, red octopus, green -");
    let again = said(&spent.clone().at_roll(0b1000), "* roll octopus");
    assert!(again.ends_with("No die can be placed; all four are rolled again."), "{again}");
    let only = said(&spent.dice("blue", "octopus").at_roll(0b1000), "* roll octopus");
    assert!(only.ends_with("{A} put the blue octopus on the island: an island card."), "{only}");
    // The jellyfish turtle and octopuses on other reefs have their points in the line.
    let jelly = table(4).side_turtles(&[]).points(A, 7).tile("red", 2);
    let jelly = jelly.station("red turtle, blue fish, green pearl, orange octopus").at_die();
    let told = said(&jelly, "0 place red turtle");
    assert_eq!(told, "{A} placed the red turtle on its reef: a turtle, 3 points for {A}.");
    let octopus = table(4).octopus(B, "blue green").octopus(A, "yellow").station(OCTOPUS).at_die();
    let told = said(&octopus, "0 place red octopus");
    assert_eq!(told, "{A} placed the red octopus on its reef: an octopus for 2 points, 2 points for {B}.");
}

#[test]
fn the_text_table_holds_all_that_lies_open() {
    let game = table(3)
        .turtles(B, &[4])
        .chests(B, &[5])
        .ray(B)
        .octopus(B, "blue")
        .diver(B, "green")
        .hand(B, "P01 F01")
        .island_hand(B, "S12")
        .hand(A, "S07")
        .side_turtles(&[2])
        .tile("red", 7)
        .station("blue octopus, green pearl, violet fish")
        .turn(A, 4)
        .at_supply();
    let mut game = game;
    run(
        &mut game,
        "0 take red, * roll fish, * roll pearl, * roll fish, * roll fish, 0 place red fish, * card F06, * card F11",
    );
    run(&mut game, "0 keep 1");
    let drawn = Coralia::draw(&game.view(Observer::Seat(A)), Observer::Seat(A), Lang::En);
    for part in [
        "T4 (a starfish card)",
        "C5 (1 point a die on the island)",
        "1 stingray",
        "{B} 0 points, 1 octopus left, diver on the green reef",
        "4 cards: 1 fish pile, 1 pearl pile, 1 island pile, 1 stingray",
        "A: {A} (you) 0 points, 2 octopuses left, diver not on the board",
        "put back, known to you: angel fish (10 from the top)",
        "T2 (on to the next jellyfish)",
        "T7 (the bonus of a turtle beside the board)",
        "2 chests, face down",
        "Chests nobody has seen: C1 (a fish card)",
        "· open  ● die  ■ blocking die",
        "Points for a diver: turtle 1",
    ] {
        assert!(drawn.contains(part), "{part:?} is not in\n{drawn}");
    }
}

#[test]
fn every_open_reading_is_told_with_its_choice() {
    use atoll_core::Components;
    let setup = setup(2);
    let readings = setup.data().readings();
    let ids: Vec<&str> = Coralia::INFO.rules.iter().map(|rule| rule.id).collect();
    for reading in &readings {
        assert!(ids.contains(&reading.rule), "{}", reading.rule);
        for text in [&reading.question.en, &reading.question.nl] {
            assert!(text.ends_with('?'), "{text}");
        }
    }
    for option in Coralia::INFO.options {
        assert!(readings.iter().any(|reading| reading.option == Some(option.key)), "{}", option.key);
    }
}
