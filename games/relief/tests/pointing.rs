//! Tempting wrong moves, what a pointing hand means, and pieces that keep their ids.

use std::collections::BTreeMap;

use atoll_core::any::{AnyMatch, Glimpse};
use atoll_core::{
    Cast, Event, Game, Lang, Match, Observer, Playout, Pointed, Seat, SeededDice, Setup, Spot, Staged, Turn, Wish,
    WishSpot,
};
use atoll_relief::{Builder, Relief};

fn at(seats: u8, text: &str) -> Relief {
    let setup = Setup::shipped(seats).expect("2 to 4 seats can play");
    Builder::new(&setup).write(text).expect("the position can be read").build()
}

/// A position and the legal events that lead on from it.
fn after(text: &str, events: &str) -> Relief {
    let mut game = at(3, text);
    for line in events.split(',').map(str::trim).filter(|line| !line.is_empty()) {
        let Ok(Event::Act { seat, action }) = Match::<Relief>::read_event(line) else {
            panic!("`{line}` is no action")
        };
        game.check(seat, action).unwrap_or_else(|illegal| panic!("`{line}`: {illegal}"));
        game.act(seat, action);
    }
    game
}

const SPECIAL: &str = "dice Y1 B5 P6\nat aside Y";

/// Position, events that lead on, the wrong move, the rule cited, what each sentence names.
type Tempting = (&'static str, &'static str, &'static str, &'static str, &'static str, &'static str);

/// Sixty moves that people try, each with the rule that forbids exactly that and the things its sentence names.
const TEMPTING: &[Tempting] = &[
    ("dice Y2 B3 P4\nat pick", "", "3 aside Y", "SETUP-1", "3 players", "3 spelers"),
    ("dice Y2 B3 P4\nat pick", "", "1 aside Y", "TURN-1", "{A}", "{A}"),
    ("dice Y2 B3 P4\nat pick", "", "0 grow Y", "TURN-1", "Grow brain coral with the yellow 2", "gele 2"),
    ("dice Y2 B3 P4\nat pick", "", "0 keep", "TURN-1", "Leave the dice", "Laat de dobbelstenen"),
    ("0: plus_minus\ndice Y2 B3 P4\nat modify", "", "0 aside B", "TURN-1", "the blue 3", "de blauwe 3"),
    ("0: reroll\ndice Y2 B3 P4\nat modify", "", "0 Y+", "DICE-4", "The yellow 2", "De gele 2"),
    ("0: plus_minus\ndice Y2 B3 P4\nat modify", "", "0 reroll P", "DICE-4", "check mark of Reroll", "Opnieuw gooien"),
    (
        "0: reroll reroll-2 plus_minus\ndice Y2 B3 P4\nat modify",
        "",
        "0 reroll B",
        "DICE-4",
        "The blue 3",
        "De blauwe 3",
    ),
    ("0: plus_minus plus_minus-3 reroll\ndice Y2 B3 P4\nat modify", "", "0 P-", "DICE-4", "all boxes of +/-1", "+/-1"),
    (
        "0: reroll\ndice Y2 B3 P4\nat modify",
        "",
        "0 reroll YB",
        "DICE-6",
        "the yellow 2 and the blue 3",
        "gele 2 en de blauwe 3",
    ),
    ("0: reroll\ndice Y2 B3 P4\nat modify", "", "0 reroll YBP", "DICE-6", "the pink 4", "de roze 4"),
    ("dice Y2 B5 P1\nat aside P", "", "0 grow P", "DICE-5", "The pink 1", "De roze 1"),
    ("dice Y2 B5 P1\nat aside P", "", "0 grow B", "GROW-1", "The blue 5 gives a special action", "De blauwe 5"),
    ("dice Y2 B3 P1\nat aside P", "0 grow B, 0 R3, 0 stop", "0 grow B", "GROW-1", "the blue 3", "de blauwe 3"),
    (
        "0: R2=1 R5=1 C3=1 C6=1\ndice Y4 B3 P1\nat aside P",
        "0 grow Y",
        "0 R3",
        "GROW-2",
        "row 3 shows 3",
        "rij 3 toont 3",
    ),
    ("dice Y2 B3 P1\nat aside P", "0 grow Y", "0 R4", "GROW-2", "row 4 is still dotted", "rij 4 is nog gestippeld"),
    ("dice Y2 B3 P1\nat aside P", "0 grow Y", "0 C2", "GROW-2", "column 2 shows 4", "kolom 2 toont 4"),
    ("dice Y2 B3 P1\nat aside P", "0 grow Y", "0 R7", "GROW-2", "no row 7", "geen rij 7"),
    ("0: R2=1 R5=1 C3=1 C6=1 C5=1\ndice Y2 B3 P1\nat aside P", "", "0 grow Y", "GROW-2", "the yellow 2", "de gele 2"),
    ("dice Y2 B3 P1\nat aside P", "0 grow Y", "0 r1c1", "TURN-1", "row 1, column 1", "rij 1, kolom 1"),
    ("dice Y2 B3 P1\nat aside P", "0 grow Y", "0 done", "TURN-1", "Hand in", "Lever het blad in"),
    (
        "dice Y2 B3 P1\nat aside P",
        "0 grow Y, 0 R2",
        "0 r3c1",
        "GROW-4",
        "row 3, column 1 is not in it",
        "rij 3, kolom 1",
    ),
    ("dice Y2 B3 P1\nat aside P", "0 grow Y, 0 R2", "0 R3", "TURN-1", "row 3", "rij 3"),
    (
        "0: r2c1=Y1\ndice Y2 B3 P1\nat aside P",
        "0 grow Y, 0 R2, 0 r2c1",
        "0 r2c1",
        "GROW-6",
        "row 2, column 1",
        "rij 2, kolom 1",
    ),
    (
        "dice Y2 B3 P1\nat aside P",
        "0 grow Y, 0 R2, 0 r2c2",
        "0 r2c2",
        "GROW-11",
        "row 2, column 2 was seeded",
        "rij 2, kolom 2",
    ),
    (
        "0: r2c1=Y1*1\ndice Y2 B3 P1\nat aside P",
        "0 grow Y, 0 R2",
        "0 r2c1",
        "GROW-7",
        "row 2, column 1",
        "rij 2, kolom 1",
    ),
    (
        "0: r2c1=Y2\ndice Y2 B3 P1\nat aside P",
        "0 grow Y, 0 R2",
        "0 r2c1",
        "GROW-9",
        "brain coral in row 2, column 1 is mature",
        "hersenkoraal in rij 2, kolom 1",
    ),
    ("0: r2c1=B1\ndice Y2 B3 P1\nat aside P", "0 grow Y, 0 R2", "0 r2c1", "GROW-9", "digitate coral", "vingerkoraal"),
    ("dice Y2 B3 P1\nat aside P", "0 grow Y, 0 R2", "0 r2c7", "GROW-9", "no row 2, column 7", "geen rij 2, kolom 7"),
    (
        "0: r2c1=Y2#\ndice Y2 B3 P1\nat aside P",
        "0 grow Y, 0 R2",
        "0 r2c1",
        "BLEACH-2",
        "row 2, column 1 is bleached",
        "rij 2, kolom 1 is verbleekt",
    ),
    ("dice Y2 B3 P1\nat aside P", "0 grow Y, 0 R2, 0 r2c4", "0 r2c1", "ORDER-1", "row 2, column 1", "rij 2, kolom 1"),
    ("dice Y2 B3 P1\nat aside P", "0 done", "0 grow Y", "TURN-1", "{B} and {C}", "{B} en {C}"),
    (SPECIAL, "", "1 skip", "SPEC-2", "{A}", "{A}"),
    (SPECIAL, "", "0 crab row", "SPEC-3", "clears a row", "een rij opruimt"),
    (
        "0: crab crab+1 r1c1=Y2*1\ndice Y1 B5 P6\nat aside Y",
        "0 crab both, 0 R1, 0 C1",
        "0 crab both",
        "SPEC-3",
        "a row and a column",
        "een rij en een kolom",
    ),
    (SPECIAL, "", "0 spawn r1c1 Y", "SPEC-3", "Spawning is still locked", "Paaien zit nog op slot"),
    (SPECIAL, "", "0 bud r1c1 Y", "SPEC-3", "Budding is still locked", "Knopvorming zit nog op slot"),
    (SPECIAL, "", "0 open R1", "BOX-1", "row 1 is solid and shows 1", "rij 1 is vast en toont 1"),
    (SPECIAL, "", "0 open R2", "BOX-1", "row 2 is solid already", "rij 2 is al vast"),
    (SPECIAL, "", "0 open C8", "BOX-1", "no column 8", "geen kolom 8"),
    ("0: crab\ndice Y1 B5 P6\nat aside Y", "", "0 attract crab", "LIFE-2", "Hermit Crab", "Heremietkreeft"),
    ("0: trumpet\ndice Y1 B5 P6\nat aside Y", "", "0 attract trumpet", "LIFE-2", "Triton's Trumpet", "Tritonshoorn"),
    (
        "0: r1c1=Y2 r1c3=Y2\ndice Y1 B5 P6\nat aside Y",
        "",
        "0 L3Y",
        "LIFE-4",
        "Christmas Tree Worm asks for 3 in a line of mature brain coral; your best place has 2 of 3",
        "Kerstboomworm",
    ),
    ("0: r1c1=Y2 r1c3=Y2 r1c4=Y2\ndice Y1 B5 P6\nat aside Y", "", "0 L5Y", "LIFE-4", "Parrotfish", "Papegaaivis"),
    (
        "0: r1c1=B3 r2c2=B3\ndice Y1 B5 P6\nat aside Y",
        "",
        "0 S4B",
        "LIFE-5",
        "Anthias asks for a square of 4",
        "Vlaggenbaars",
    ),
    (
        "0: r1c1=B3 r1c2=B3 r2c1=B3 r2c2=B3\ndice Y1 B5 P6\nat aside Y",
        "",
        "0 R6B",
        "LIFE-5",
        "your best place has 4 of 6",
        "4 van 6",
    ),
    ("0: r1c1=B3 r1c2=B3 r1c3=Y2\ndice Y1 B5 P6\nat aside Y", "", "0 L3M", "LIFE-8", "Nudibranch", "Naaktslak"),
    (
        "0: r1c1=Y2 r1c2=Y2 r1c3=Y2 r1c4=Y2 r1c5=Y2 r1c6=Y2\ndice Y1 B5 P6\nat aside Y",
        "",
        "0 R6Y",
        "LIFE-11",
        "Moray Eel",
        "Murene",
    ),
    (
        "0: L3Y r1c1=Y2 r1c3=Y2 r1c4=Y2\ndice Y1 B5 P6\nat aside Y",
        "",
        "0 L3Y",
        "LIFE-7",
        "Christmas Tree Worm",
        "Kerstboomworm",
    ),
    (
        "0: r1c1=Y2 r1c2=Y2 r1c3=Y2 r1c4=Y2 r1c5=Y2\n1: L5Y\n2: L5Y\ndice Y1 B5 P6\nat aside Y",
        "",
        "0 L5Y",
        "LIFE-6",
        "Parrotfish",
        "Papegaaivis",
    ),
    (
        "0: r1c1=P4 r1c2=P4 r1c3=P4\ndice Y1 B5 P6\nat aside Y",
        "0 L3P",
        "0 skip",
        "BEN-2",
        "dotted box",
        "gestippeld hokje",
    ),
    (
        "0: r1c1=B3 r1c2=B3 r1c3=B3 reroll+3\ndice Y1 B5 P6\nat aside Y",
        "0 L3B",
        "0 shell reroll",
        "BEN-3",
        "All shells of Reroll",
        "schelpen van Opnieuw gooien",
    ),
    ("0: crab r2c2=P4*2\ndice Y1 B5 P6\nat aside Y", "0 crab row", "0 C2", "CRAB-1", "column 2", "kolom 2"),
    ("0: crab r2c2=P4*2\ndice Y1 B5 P6\nat aside Y", "0 crab row", "0 R4", "CRAB-3", "row 4", "rij 4"),
    ("0: crab r2c2=P4\ndice Y1 B5 P6\nat aside Y", "", "0 crab row", "CRAB-3", "Hermit Crab", "heremietkreeft"),
    (
        "0: spawning r1c1=B3\ndice Y1 B5 P6\nat aside Y",
        "",
        "0 spawn r2c2 B",
        "SPAWN-1",
        "row 2, column 2",
        "rij 2, kolom 2",
    ),
    (
        "0: budding r1c1=B3\ndice Y1 B5 P6\nat aside Y",
        "",
        "0 bud r1c3 B",
        "BUD-1",
        "digitate coral stands beside row 1, column 3",
        "rij 1, kolom 3",
    ),
    ("0: budding r1c1=B3\ndice Y1 B5 P6\nat aside Y", "", "0 bud r1c2 P", "BUD-2", "branching coral", "takkoraal"),
    (
        "0: reroll\ndice Y1 B5 P6\nat aside Y",
        "",
        "0 check reroll",
        "POWER-1",
        "check mark of Reroll",
        "vinkje van Opnieuw gooien",
    ),
    ("0: spawning\ndice Y1 B5 P6\nat aside Y", "", "0 unlock spawning", "POWER-3", "Spawning", "Paaien"),
    (
        "0: r1c1=Y1 r1c2=Y1\ndice Y3 B5 P6\nat aside Y",
        SKIP_ALL,
        "0 done",
        "INF-1",
        "brain coral: 3",
        "hersenkoraal moeten: 3",
    ),
    ("0: trumpet r1c1=Y1\ndice Y3 B5 P6\nat aside Y", SKIP_ALL, "0 trumpet 4", "INF-1", "4 starfish", "4 zeesterren"),
    (
        "0: r1c1=Y1 r1c2=B1\ndice Y3 B5 P6\nat aside Y",
        SKIP_ALL,
        "0 r1c2",
        "INF-2",
        "row 1, column 2 stands digitate coral",
        "rij 1, kolom 2 staat vingerkoraal",
    ),
    (
        "0: r1c1=Y1 r1c2=B1\ndice Y3 B5 P6\nat aside Y",
        SKIP_ALL,
        "0 r1c3",
        "INF-2",
        "No coral stands in row 1, column 3",
        "rij 1, kolom 3",
    ),
    (
        "0: r1c1=Y1 r1c2=Y1x3\ndice Y3 B5 P6\nat aside Y",
        SKIP_ALL,
        "0 r1c2",
        "INF-4",
        "row 1, column 2",
        "rij 1, kolom 2",
    ),
    (
        "0: r1c1=Y1 r1c2=Y1#\ndice Y3 B5 P6\nat aside Y",
        SKIP_ALL,
        "0 r1c2",
        "INF-5",
        "row 1, column 2 is bleached",
        "rij 1, kolom 2 is verbleekt",
    ),
    ("0: trumpet=6 r1c1=Y1\ndice Y3 B5 P6\nat aside Y", SKIP_ALL, "0 trumpet 3", "TRUMP-2", "2 of 8", "2 van 8"),
    (
        "0: r1c1=Y1 r2c2=Y1\ndice Y4 B5 P6\nat aside Y",
        SKIP_ALL,
        "0 r2c2",
        "ORDER-1",
        "row 2, column 2",
        "rij 2, kolom 2",
    ),
];

const SKIP_ALL: &str = "0 skip, 0 skip, 1 skip, 1 skip, 2 skip, 2 skip";

#[test]
fn sixty_tempting_moves_are_refused_by_the_rule_that_forbids_them() {
    assert!(TEMPTING.len() >= 60);
    for (position, events, wrong, rule, en, nl) in TEMPTING {
        let game = after(position, events);
        let Ok(Event::Act { seat, action }) = Match::<Relief>::read_event(wrong) else { panic!("`{wrong}`") };
        let illegal = game.check(seat, action).expect_err(wrong);
        assert_eq!(illegal.0.id, format!("RELIEF-{rule}"), "`{wrong}` in `{position}`");
        let view = game.view(Observer::Seat(seat));
        for (lang, named) in [(Lang::En, en), (Lang::Nl, nl)] {
            let told = Relief::explain(&view, seat, action, illegal.0, lang);
            assert!(told.contains(named), "`{wrong}`: `{told}` does not name `{named}`");
            assert!(told.ends_with('.') && !told.contains(".."), "{told}");
            assert!(told.starts_with(|first: char| first.is_uppercase() || first == '+'), "{told}");
            for place in ["{place}", "{line}", "{power}", "{die}", "{species}", "{coral}", "{n}"] {
                assert!(!told.contains(place), "{told}");
            }
        }
    }
}

#[test]
fn every_prohibition_is_cited_by_a_tempting_move() {
    let cited: Vec<String> = TEMPTING.iter().map(|(_, _, _, rule, _, _)| format!("RELIEF-{rule}")).collect();
    // Nobody can act after the end in a position of the table above: see `relief_end_1`.
    let missing: Vec<&str> = Relief::INFO
        .rules
        .iter()
        .filter(|rule| rule.forbids && rule.id != "RELIEF-END-1")
        .map(|rule| rule.id)
        .filter(|id| !cited.iter().any(|cited| cited == id))
        .collect();
    assert_eq!(missing, Vec::<&str>::new());
}

/// Every place that something lies on or can lie on.
fn places(game: &Relief, who: Seat) -> Vec<Spot> {
    let view = game.view(Observer::Seat(who));
    let mut spots: Vec<Spot> = Relief::stage(&view).pieces.iter().map(|piece| piece.spot).collect();
    for seat in Seat::first(view.seats) {
        let zone = |zone: &'static str, index: usize| Spot::Zone { zone, seat: Some(seat), index: index as u8 };
        for cell in &view.sheets[seat.index()].cells {
            spots.push(zone("sheet", cell.space.index()));
        }
        for shown in view.sheets[seat.index()].rows.iter().chain(&view.sheets[seat.index()].cols) {
            spots.push(zone("line", shown.line.index()));
        }
        spots.extend((0..2).flat_map(|n| [zone("power", n), zone("breeding", n)]));
        spots.extend((0..view.sheets[seat.index()].crab.boxes.len()).map(|n| zone("crab", n)));
        spots.push(zone("trumpet", 0));
    }
    let shared = |zone: &'static str, index: usize| Spot::Zone { zone, seat: None, index: index as u8 };
    spots.extend((0..view.diversity.len()).map(|n| shared("species", n)));
    spots.extend((0..view.endings.len()).map(|n| shared("ending", n)));
    spots
}

#[test]
fn whatever_is_pointed_at_is_an_action_or_refused_with_a_rule() {
    for seed in 0..3 {
        let mut game = Relief::new(&Setup::shipped(2 + seed as u8).expect("it can be played"));
        let (mut dice, mut playout) = (SeededDice::new(seed), Playout::new());
        let mut n = 0;
        while playout.random(&mut game, &mut dice).is_some() {
            n += 1;
            if n % 37 != 0 || matches!(game.turn(), Turn::Over(_)) {
                continue;
            }
            for seat in Seat::first(game.seats()) {
                let view = game.view(Observer::Seat(seat));
                for spot in places(&game, seat) {
                    let wish = Wish { to: Some(WishSpot::from(spot)), ..Wish::default() };
                    match game.point(seat, &wish) {
                        None => panic!("pointing at {spot:?} means nothing"),
                        Some(Pointed::Refused(rule, words)) => {
                            assert!(Relief::INFO.rules.iter().any(|one| one.id == rule.id));
                            assert!(!words.en.is_empty() && words.en != words.nl, "{words:?}");
                        }
                        Some(Pointed::Means(action)) => {
                            if let Err(illegal) = game.check(seat, action) {
                                let told = Relief::explain(&view, seat, action, illegal.0, Lang::En);
                                assert!(!told.is_empty());
                            }
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn pointing_means_what_the_moment_asks_for() {
    let wish = |zone: &str, index: u8| Wish {
        to: Some(WishSpot { zone: Some(zone.to_owned()), index: Some(index), ..WishSpot::default() }),
        ..Wish::default()
    };
    let meant = |game: &Relief, zone: &str, index: u8| match game.point(Seat::A, &wish(zone, index)) {
        Some(Pointed::Means(action)) => action.to_string(),
        other => format!("{other:?}"),
    };
    let game = after("0: r2c1=B1\ndice Y2 B3 P1\nat aside P", "0 grow Y");
    assert_eq!([meant(&game, "line", 1), meant(&game, "sheet", 8)], ["R2", "r2c1"]);
    let game = after("0: spawning r1c1=B3\ndice Y1 B5 P6\nat aside Y", "");
    assert_eq!(meant(&game, "sheet", 7), "spawn r1c8 B", "off the sheet, and refused as such");
    assert_eq!([meant(&game, "sheet", 1), meant(&game, "line", 3)], ["spawn r1c2 B", "open R4"]);
    assert_eq!([meant(&game, "species", 0), meant(&game, "crab", 0)], ["L3Y", "attract crab"]);
    assert_eq!([meant(&game, "power", 1), meant(&game, "breeding", 0)], ["check plus_minus", "unlock spawning"]);
    let game = after("0: trumpet r1c1=Y1\ndice Y3 B5 P6\nat aside Y", SKIP_ALL);
    assert_eq!(meant(&game, "trumpet", 0), "trumpet 1", "something, not nothing");
    let game = at(3, "dice Y3 B5 P6\nat pick");
    assert_eq!(meant(&game, "tray", 2), "aside P");
    let other = Wish {
        to: Some(WishSpot { seat: Some(1), zone: Some("sheet".into()), index: Some(0), ..WishSpot::default() }),
        ..Wish::default()
    };
    let Some(Pointed::Refused(rule, words)) = game.point(Seat::A, &other) else { panic!("another sheet is refused") };
    assert_eq!(
        (rule.id, words.nl.as_str()),
        ("RELIEF-SETUP-1", "Dat is het blad van {B}; je schrijft op je eigen blad.")
    );
}

#[test]
fn pieces_keep_their_ids_while_they_exist() {
    let mut played = Match::new(Setup::<Relief>::shipped(2).expect("it can be played"));
    let who = Observer::Seat(Seat::A);
    let look = |played: &Match<Relief>, last: Option<&Glimpse>| played.look(who, Lang::En, last, played.len()).glimpse;
    let mut seen = look(&played, None);
    let (mut dice, mut actions) = (SeededDice::new(3), Vec::new());
    let die_ids = |cast: &Cast| -> BTreeMap<String, u32> {
        let dice = cast.stage().pieces.iter().filter(|piece| piece.kind == "die");
        dice.map(|piece| (piece.style.to_string(), piece.id)).collect()
    };
    let corals = |cast: &Cast| -> BTreeMap<String, (u32, u16)> {
        let corals = cast.stage().pieces.iter().filter(|piece| piece.kind == "coral");
        corals.map(|piece| (format!("{:?}", piece.spot), (piece.id, piece.face))).collect()
    };
    let starfish = |cast: &Cast| -> BTreeMap<u32, u16> {
        let all = cast.stage().pieces.iter().filter(|piece| piece.kind == "starfish");
        all.map(|piece| (piece.id, piece.face)).collect()
    };
    let first = die_ids(&seen.cast);
    assert_eq!(first.len(), 3);
    let (mut grown, mut crossed) = (0, 0);
    for _ in 0..2500 {
        match played.position().turn() {
            Turn::Over(_) => break,
            Turn::Chance => played.settle(&mut dice),
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                actions.clear();
                played.position().legal(seat, &mut actions);
                // Whoever does something where something can be done sees more pieces move.
                let does = |text: &str| !["done", "stop", "skip"].contains(&text);
                if actions.iter().any(|action| does(&action.to_string())) {
                    actions.retain(|action| does(&action.to_string()));
                }
                let action = actions[atoll_core::Dice::below(&mut dice, actions.len() as u32) as usize];
                played.play(Event::Act { seat, action }).expect("it is legal");
            }
        }
        let (before, stars) = (corals(&seen.cast), starfish(&seen.cast));
        seen = look(&played, Some(&seen));
        assert_eq!(die_ids(&seen.cast), first, "dice stay the same dice");
        let now = corals(&seen.cast);
        for (spot, (id, stage)) in before {
            assert_eq!(now[&spot].0, id, "coral stays where it grows");
            grown += i32::from(now[&spot].1 > stage);
        }
        let stars_now = starfish(&seen.cast);
        for (id, face) in stars {
            assert!(stars_now.contains_key(&id), "starfish are crossed off, never taken away");
            crossed += i32::from(stars_now[&id] > face);
        }
    }
    assert!(grown > 10, "coral has grown under its id");
    assert!(crossed > 0, "starfish were crossed off under their ids");
    // Whoever comes later gets the same ids.
    assert_eq!(look(&played, None).cast.stage(), seen.cast.stage());
}

#[test]
fn the_text_table_shows_every_sheet_to_every_seat() {
    let game = at(3, "0: r1c1=Y2*1\n1: r2c2=P3 trumpet=5 crab reroll L3Y\n2: r3c3=B3# budding\ndice Y1 B5 P6\nat pick");
    for lang in Lang::ALL {
        for seat in Seat::first(3) {
            let drawn = Relief::draw(&game.view(Observer::Seat(seat)), Observer::Seat(seat), lang);
            for sign in ["Y2*", "p3", "#B3***", "{B}(G1)", "P 6", "R4 :?:", "<4>"] {
                assert!(drawn.contains(sign), "{seat} in {lang:?}: no `{sign}` in\n{drawn}");
            }
            assert_eq!(drawn.matches("R6").count(), 3 + 4, "three sheets and four species\n{drawn}");
        }
    }
}
