//! Tempting moves that are not allowed: the rule cited forbids exactly that, and the sentence names the thing.

#![allow(clippy::unwrap_used)]

mod common;

use std::collections::BTreeSet;

use atoll_coralia::{Action, Builder, Coralia, Face};
use atoll_core::{Code, Event, Game, Lang, Observer, Pointed, Seat, Staged, Wish, WishSpot, name_of};
use atoll_testkit::wander;
use common::*;

const A: Seat = Seat::A;
const B: Seat = Seat::B;

/// `red fish`, `island`, `station 2`, `hand 0 35`: a spot of the stage.
fn spot(text: &str) -> WishSpot {
    let colours = ["yellow", "blue", "red", "orange", "green", "violet"];
    let spaces = ["turtle", "starfish", "octopus", "fish", "pearl", "diver", "treasure"];
    let words: Vec<&str> = text.split_whitespace().collect();
    let number = |n: usize| words.get(n).map(|word| word.parse().unwrap());
    if let Some(x) = colours.iter().position(|colour| *colour == words[0]) {
        let y = spaces.iter().position(|space| *space == words[1]).unwrap();
        return WishSpot { x: Some(x as i8), y: Some(y as i8), z: Some(0), ..WishSpot::default() };
    }
    let owned = ["hand", "turtles", "chests", "octopuses", "diver", "ship", "using"].contains(&words[0]);
    let (seat, index) = if owned { (number(1), number(2)) } else { (None, number(1)) };
    WishSpot { zone: Some(words[0].to_owned()), seat, index, ..WishSpot::default() }
}

/// `> red fish` points at a space, `station 1 > island` takes a die there, `place red fish` is an action.
fn refused(game: &Coralia, seat: Seat, gesture: &str) -> (String, [String; 2]) {
    let view = game.view(Observer::Seat(seat));
    let of_action = |action: Action| {
        let rule = game.check(seat, action).expect_err(gesture).0;
        let told = Lang::ALL.map(|lang| Coralia::explain(&view, seat, action, rule, lang));
        (rule.id.to_owned(), told)
    };
    let Some((from, to)) = gesture.split_once('>') else { return of_action(gesture.parse().unwrap()) };
    let part = |text: &str| (!text.trim().is_empty()).then(|| spot(text.trim()));
    let wish = Wish { from: part(from), to: part(to), ..Wish::default() };
    match game.point(seat, &wish).unwrap_or_else(|| panic!("`{gesture}` means nothing")) {
        Pointed::Means(action) => of_action(action),
        Pointed::Refused(rule, words) => (rule.id.to_owned(), [words.en, words.nl]),
    }
}

/// Each gesture is refused by its rule, and both sentences hold these words.
fn all_refused(game: &Coralia, seat: Seat, cases: &[(&str, &str, &str, &str)]) {
    for (gesture, rule, en, nl) in cases {
        let (id, [told_en, told_nl]) = refused(game, seat, gesture);
        assert_eq!(id, format!("CORALIA-{rule}"), "`{gesture}`: {told_en}");
        assert!(told_en.to_lowercase().contains(&en.to_lowercase()), "`{gesture}` does not name {en:?}: {told_en}");
        assert!(told_nl.to_lowercase().contains(&nl.to_lowercase()), "`{gesture}` does not name {nl:?}: {told_nl}");
        assert_ne!(told_en, told_nl);
    }
}

fn face(word: &str) -> Face {
    Face::all().find(|face| face.word() == word).unwrap()
}

/// The red fish space is taken; the station has, in order, blue fish, red fish, orange octopus, green pearl.
fn placing() -> Coralia {
    table(4)
        .dice("red", "fish")
        .dice("violet", "pearl")
        .tile("yellow", 4)
        .side_turtles(&[2])
        .turtles(A, &[1])
        .hand(A, "S12 P01 F01")
        .hand(B, "P05")
        .station("blue fish, red fish, green pearl, orange octopus")
        .at_die()
}

#[test]
fn a_place_of_ones_own_choice_is_read_and_refused_by_its_rule() {
    let game = placing();
    let told = |text: &str| {
        assert!(text.parse::<Action>().is_err(), "`{text}` is an action");
        game.misread(A, text).map(|(rule, words)| (rule.id.to_owned(), words.en, words.nl))
    };
    for (text, rule, en, nl) in [
        ("place blue fish red", "PLACE-1", "blue fish", "blauwe"),
        ("place blue fish on the red reef", "PLACE-1", "red", "rode"),
        ("place blue fish island", "PLACE-4", "blue fish", "blauwe"),
        ("place red fish to red", "PLACE-2", "red fish", "rode"),
    ] {
        let (id, told_en, told_nl) = told(text).unwrap_or_else(|| panic!("`{text}` is not understood"));
        assert_eq!(id, format!("CORALIA-{rule}"), "`{text}`: {told_en}");
        assert!(told_en.to_lowercase().contains(en) && told_nl.to_lowercase().contains(nl), "{told_en} / {told_nl}");
    }
    for text in ["place blue fish blue", "place blue fish moon", "hello", "place", ""] {
        assert_eq!(told(text), None, "`{text}`");
    }
}

#[test]
fn placing_a_die() {
    all_refused(
        &placing(),
        A,
        &[
            ("station 1 > red fish", "PLACE-2", "the fish space of the red reef", "het visvak van het rode rif"),
            ("> red fish", "PLACE-2", "the red fish may go to the island", "de rode vis mag naar het eiland"),
            ("> violet pearl", "PLACE-2", "the pearl space of the violet reef", "het parelvak van het violette rif"),
            ("station 0 > island", "PLACE-4", "the blue fish may not", "de blauwe vis mag niet"),
            ("station 3 > island 0", "PLACE-4", "the pearl space of the green reef", "het parelvak van het groene rif"),
            ("station 0 > red fish", "PLACE-1", "the blue fish fits only", "de blauwe vis past alleen"),
            (
                "station 0 > blue pearl",
                "PLACE-1",
                "the pearl space of the blue reef",
                "het parelvak van het blauwe rif",
            ),
            ("station 3 > green treasure", "PLACE-1", "the treasure space", "het schatvak"),
            ("station 2 > pile 0", "PLACE-1", "the orange octopus", "de oranje octopus"),
            ("station 2 > supply 2", "PLACE-1", "a red die", "een rode dobbelsteen"),
            ("> yellow turtle", "PLACE-1", "the turtle space of the yellow reef", "het schildpadvak van het gele rif"),
            ("> green treasure", "PLACE-1", "the treasure space of the green reef", "het schatvak van het groene rif"),
            ("red fish > island", "PLACE-3", "the fish space of the red reef", "het visvak van het rode rif"),
            ("violet pearl > green pearl", "PLACE-3", "the pearl space of the violet", "het parelvak van het violette"),
            ("place red pearl", "TURN-4", "a red pearl", "een rode parel"),
            ("place orange fish", "TURN-4", "an orange fish", "een oranje vis"),
            ("take red", "TURN-2", "a red die", "een rode dobbelsteen"),
            ("> supply 3", "TURN-2", "an orange die", "een oranje dobbelsteen"),
            ("hold 1", "STORE-1", "holding blue fish", "blauwe vis vasthouden"),
            ("> turtles 0 0", "STORE-1", "turtle (a white die)", "schildpad (een witte dobbelsteen)"),
            ("> side 1", "STORE-1", "turtle (on to the next jellyfish)", "schildpad (door naar de volgende kwal)"),
            ("> pile 1", "TURN-5", "the pearl pile", "de parelstapel"),
            ("> hand 0 11", "TURN-5", "on to the next jellyfish", "door naar de volgende kwal"),
            ("> hand 1 80", "TURN-5", "a card of {B}", "een kaart van {B}"),
            ("> octopuses 0 1", "TURN-5", "the octopus of {A}", "de octopus van {A}"),
            ("> diver 1 0", "TURN-5", "the diver of {B}", "de duiker van {B}"),
            ("> ship 0 0", "TURN-4", "the ship of {A}", "de boot van {A}"),
            ("keep 2", "TURN-5", "card 2", "kaart 2"),
            ("white island", "WHITE-1", "the white die on the island", "de witte dobbelsteen op het eiland"),
            ("copy T2", "TURTLE-7", "turtle (on to the next jellyfish)", "schildpad (door naar de volgende kwal)"),
            ("use S12", "SF-2", "on to the next jellyfish", "door naar de volgende kwal"),
            ("chest red", "SF-REEF", "the chest of the red reef", "de kist van het rode rif"),
            ("draw fish", "SF-DICE", "the fish pile", "de visstapel"),
            ("stop", "SF-2", "stopping", "stoppen"),
            ("first red orange green violet", "SETUP-15", "red, orange, green and violet", "rode, oranje, groene en"),
        ],
    );
    all_refused(
        &placing(),
        B,
        &[
            ("place red fish", "TURN-1", "the red fish: it is the turn of {A}", "de rode vis: {A} is aan de beurt"),
            ("> blue fish", "TURN-1", "the fish space of the blue reef", "het visvak van het blauwe rif"),
            ("> island", "TURN-1", "the island: it is the turn of {A}", "het eiland: {A}"),
        ],
    );
    let open = table(4).station("blue fish, red fish, green pearl, orange octopus").at_die();
    all_refused(&open, A, &[("> island", "PLACE-5", "none may go to the island", "geen mag naar het eiland")]);
    let spent = table(4).octopus(A, "blue red").station("green octopus, red fish, blue pearl, orange diver").at_die();
    all_refused(
        &spent,
        A,
        &[
            (
                "station 3 > green octopus",
                "OCTO-5",
                "the octopus space of the green reef",
                "het octopusvak van het groene",
            ),
            ("> green octopus", "OCTO-5", "the green octopus", "de groene octopus"),
            ("place green octopus", "OCTO-5", "both your octopuses", "je beide octopussen"),
            ("station 3 > island", "PLACE-4", "the green octopus may not", "de groene octopus mag niet"),
        ],
    );
}

#[test]
fn adding_and_holding_dice() {
    let first = opening(4).position().clone();
    all_refused(
        &first,
        A,
        &[
            ("> red fish", "SETUP-15", "the fish space of the red reef", "het visvak van het rode rif"),
            ("> pile 2", "SETUP-15", "the starfish pile", "de zeesterstapel"),
        ],
    );
    let supply = table(4).station("red fish, red pearl, blue fish").supply("green yellow").turn(B, 1).at_supply();
    all_refused(
        &supply,
        B,
        &[
            ("take red", "TURN-2", "no red die", "geen rode dobbelsteen"),
            ("> supply 3", "TURN-2", "no orange die", "geen oranje dobbelsteen"),
            ("> station 0", "TURN-2", "the blue fish", "de blauwe vis"),
            ("place blue fish", "TURN-4", "the blue fish", "de blauwe vis"),
            ("> blue fish", "TURN-2", "the fish space of the blue reef", "het visvak van het blauwe rif"),
        ],
    );
    let station = "blue diver, green starfish, yellow pearl";
    let mut store = table(4).station(station).turtles(A, &[1]).turn(A, 4).at_supply();
    run(&mut store, "0 take red");
    all_refused(
        &store,
        A,
        &[
            ("hold 12", "STORE-1", "yellow pearl and blue diver", "gele parel en blauwe duiker"),
            ("> station 3", "TURN-3", "the red die", "de rode dobbelsteen"),
            ("> supply 5", "TURN-2", "a violet die", "een violette dobbelsteen"),
            ("> yellow pearl", "STORE-1", "the pearl space of the yellow reef", "het parelvak van het gele rif"),
        ],
    );
    run(&mut store, "0 hold 1");
    all_refused(&store, A, &[("place yellow pearl", "TURN-1", "the yellow pearl: chance", "de gele parel: eerst")]);
}

#[test]
fn cards_and_white_dice() {
    let mut fish = placing();
    run(&mut fish, "0 place blue fish, * card F01, * card F06");
    all_refused(
        &fish,
        A,
        &[
            ("keep 3", "FISH-1", "no card 3", "geen kaart 3"),
            ("> pile 0", "FISH-1", "the fish pile", "de visstapel"),
            ("> red fish", "FISH-1", "the fish space of the red reef", "het visvak van het rode rif"),
        ],
    );
    let mut star = table(4).station("red starfish, orange pearl, blue fish, green octopus").at_die();
    run(&mut star, "0 place red starfish, * card S07, * card S08, * card S09");
    all_refused(&star, A, &[("> pile 2", "STAR-1", "the starfish pile", "de zeesterstapel")]);
    let mut island = table(3).dice("green", "diver octopus").octopus(B, "green");
    island = island.station("green diver, red turtle, blue fish, blue pearl");
    let mut island = island.at_die();
    run(&mut island, "0 place green diver, * card S12, * card F01");
    all_refused(&island, A, &[("keep 3", "ISLAND-3", "the island pile", "de eilandstapel")]);

    let open = table(4).at_white(face("fish"));
    all_refused(
        &open,
        A,
        &[
            ("> island", "WHITE-3", "the fish space is open on all six reefs", "het visvak is op alle zes riffen vrij"),
            ("> red pearl", "WHITE-2", "the pearl space of the red reef", "het parelvak van het rode rif"),
            ("> station 0", "WHITE-1", "the station", "het station"),
        ],
    );
    let some = table(4).dice("red", "fish").at_white(face("fish"));
    all_refused(
        &some,
        A,
        &[("> red fish", "WHITE-2", "the fish space of the red reef", "het visvak van het rode rif")],
    );
    let strict = Builder::new(&with(4, r#"{"white_to_island": "all_blocked"}"#)).dice("yellow", "fish");
    all_refused(
        &strict.at_white(face("fish")),
        A,
        &[(
            "white island",
            "WHITE-3",
            "the fish space of the blue reef is open",
            "het visvak van het blauwe rif is vrij",
        )],
    );
    let copy = table(4).side_turtles(&[2, 3]).tile("red", 7).tile("blue", 4).turtles(A, &[5]);
    let mut copy = copy.station("red turtle, blue fish, green pearl, orange octopus").at_die();
    run(&mut copy, "0 place red turtle");
    all_refused(
        &copy,
        A,
        &[
            ("> blue turtle", "TURTLE-7", "turtle (a starfish card)", "schildpad (een zeesterkaart)"),
            ("> turtles 0 4", "TURTLE-7", "turtle (an island card)", "schildpad (een eilandkaart)"),
            ("> chests 1 2", "TURTLE-7", "a chest", "een kist"),
        ],
    );
}

#[test]
fn the_final_scoring() {
    let mut next = table(2).hand(A, "S12 S08 S01 P01 F01").hand(B, "S07").at_scoring();
    run(&mut next, "* show 0");
    all_refused(
        &next,
        A,
        &[
            ("use S01", "SF-1", "pearl of 6", "parel van 6"),
            ("use S07", "SF-1", "1 point a die on the island", "1 punt per dobbelsteen op het eiland"),
            ("> hand 0 18", "SF-1", "pearl of 2", "parel van 2"),
            ("> hand 0 36", "SF-1", "fire fish", "koraalduivel"),
            ("> pile 0", "SF-2", "the fish pile", "de visstapel"),
            ("stop", "SF-5", "stopping", "stoppen"),
        ],
    );
    all_refused(&next, B, &[("use S07", "SCORE-1", "1 point a die", "1 punt per dobbelsteen")]);
    let mut pair = table(2).hand(A, "S14").at_scoring();
    run(&mut pair, "* show 0, * use S14");
    all_refused(&pair, A, &[("> blue treasure", "SF-REEF", "the blue reef", "het blauwe rif")]);
    let mut piles = table(2).hand(A, "S16").station("red fish, blue pearl, violet fish").supply("red").at_scoring();
    run(&mut piles, "* show 0, * use S16, 0 draw pearl, * card P01");
    all_refused(&piles, A, &[("> pile 1", "SF-DICE", "the pearl pile", "de parelstapel")]);
    let over = random_match(2, 1).position().clone();
    all_refused(
        &over,
        A,
        &[
            ("place red fish", "END-1", "the red fish: the match is over", "de rode vis: het spel is afgelopen"),
            ("> island", "END-1", "the island", "het eiland"),
        ],
    );
}

/// The rules cited when every seat points at whatever lies on the stage and at every space of the board.
fn cited_by_pointing(game: &Coralia) -> BTreeSet<&'static str> {
    let mut cited = BTreeSet::new();
    let view = game.view(Observer::Seat(A));
    let mut spots: Vec<WishSpot> =
        Coralia::stage(&view).pieces.iter().map(|piece| WishSpot::from(piece.spot)).collect();
    let cell = |x, y| WishSpot { x: Some(x), y: Some(y), z: Some(0), ..WishSpot::default() };
    spots.extend((0..6).flat_map(|x| (0..7).map(move |y| cell(x, y))));
    spots.push(spot("island"));
    for at in spots {
        for seat in Seat::first(game.seats()) {
            let chosen = (seat.number() == 0).then(|| spot("station 1"));
            let wish = Wish { from: chosen, to: Some(at.clone()), ..Wish::default() };
            match game.point(seat, &wish) {
                None => panic!("{at:?} means nothing to seat {seat}"),
                Some(Pointed::Means(action)) => {
                    let view = game.view(Observer::Seat(seat));
                    if let Err(refusal) = game.check(seat, action) {
                        cited.insert(refusal.0.id);
                        for lang in Lang::ALL {
                            assert!(!Coralia::explain(&view, seat, action, refusal.0, lang).is_empty());
                        }
                    }
                }
                Some(Pointed::Refused(rule, words)) => {
                    cited.insert(rule.id);
                    assert!(rule.forbids, "{} is no prohibition", rule.id);
                    assert!(!words.en.is_empty() && !words.nl.is_empty());
                    assert!(!words.en.contains("{thing}") && !words.en.contains("  "), "{}", words.en);
                }
            }
        }
    }
    cited
}

/// Whatever is pointed at means an action or is refused by a rule, at any time.
#[test]
fn pointing_is_never_answered_with_nothing() {
    let mut cited = BTreeSet::new();
    for seats in 2..=4u8 {
        let over = wander(&setup(seats), 4, |game, event| {
            if matches!(event, Event::Act { .. }) {
                cited.append(&mut cited_by_pointing(game));
            }
        });
        cited.append(&mut cited_by_pointing(over.position()));
    }
    for id in ["PLACE-1", "PLACE-2", "PLACE-4", "TURN-1", "TURN-2", "FISH-1", "SCORE-1", "END-1"] {
        assert!(cited.contains(format!("CORALIA-{id}").as_str()), "{id} among {cited:?}");
    }
}

/// The die that is selected is the one that goes to the island, not the first that may.
#[test]
fn the_selected_die_goes_to_the_island() {
    let game =
        table(4).dice("red", "fish").dice("green", "pearl").station("blue fish, red fish, green pearl, violet fish");
    let game = game.at_die();
    let wish = |from: &str| Wish { from: Some(spot(from)), to: Some(spot("island")), ..Wish::default() };
    let means = |from: &str| match game.point(A, &wish(from)) {
        Some(Pointed::Means(action)) => action.to_string(),
        other => panic!("{other:?}"),
    };
    assert_eq!(means("station 1"), "place red fish");
    assert_eq!(means("station 2"), "place green pearl");
    assert_eq!(name_of(A), "{A}");
}
