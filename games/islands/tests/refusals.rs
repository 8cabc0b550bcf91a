//! Sixty tempting wrong moves: the cited rule forbids exactly that, and the sentence names the thing pointed at.

use atoll_core::{Edition, Game, Lang, Observer, Pointed, Seat, Setup, Spot, Staged, Wish};
use atoll_islands::{Action, Builder, Card, Die, Island, Islands, Specialist, Terrain, View};
use atoll_testkit::{after, doubt, wrong_files};

const A: Seat = Seat::A;
const B: Seat = Seat::B;

fn setup(seats: u8, options: &str) -> Setup<Islands> {
    let options = serde_json::from_str(options).expect("the options can be read");
    Setup::new(seats, options, Edition::shipped()).expect("the options can be played")
}

fn card(name: &str) -> Card {
    name.parse().expect("a card")
}

/// `a1=g1r2 b1=`: towers, nothing being an empty island.
fn towers(text: &str) -> Vec<(Island, Vec<Die>)> {
    let die = |pair: &[char]| {
        let colour = "rgykbp".find(pair[0]).expect("a colour letter");
        Die::new(Terrain::new(colour as u8).expect("six colours"), pair[1].to_digit(10).expect("a value") as u8)
    };
    let one = |one: &str| {
        let (island, dice) = one.split_once('=').expect("an island and dice");
        let dice: Vec<char> = dice.chars().collect();
        (island.parse().expect("an island"), dice.chunks(2).map(die).collect())
    };
    text.split_whitespace().map(one).collect()
}

/// A is to choose: column 1 has `k` red cards above this specialist, the others a blue card each.
fn choosing(setup: &Setup<Islands>, position: &str, id: &str, k: usize) -> Islands {
    let row: Vec<Specialist> = ["CONS", "ECOL", "OCEA", "SEIS", "GEOG", "AGRI"]
        .into_iter()
        .filter(|&other| other != id)
        .map(|id| id.parse().expect("a specialist"))
        .collect();
    let builder = Builder {
        towers: towers(position),
        row: Some([id.parse().expect("a specialist"), row[0], row[1]]),
        columns: [(1..=k).map(|n| card(&format!("V{n}"))).collect(), vec![card("W1")], vec![card("W2")]],
        turns: 10,
        ..Builder::default()
    };
    builder.build(setup).expect("a position")
}

fn act(mut game: Islands, actions: &str) -> Islands {
    for text in actions.split(", ").filter(|text| !text.is_empty()) {
        let action: Action = text.parse().expect("an action");
        game.check(A, action).unwrap_or_else(|illegal| panic!("`{text}`: {illegal}"));
        game.act(A, action);
    }
    game
}

/// A has kept V1 with so many cards of this specialist, and done what follows.
fn moving(position: &str, id: &str, k: usize, actions: &str) -> Islands {
    let game = act(choosing(&setup(2, "{}"), position, id, k), "take 1 V1");
    act(game, actions)
}

fn view(game: &Islands, seat: Seat) -> View {
    game.view(Observer::Seat(seat))
}

/// A wrong move: who, what, which rule, and what the sentence names in English and in Dutch.
type Wrong = (Islands, Seat, &'static str, &'static str, &'static str, &'static str);

fn wrongs() -> Vec<Wrong> {
    let choose = || choosing(&setup(2, "{}"), "", "ECOL", 3);
    let near = |position: &str| moving(position, "ECOL", 1, "");
    let far = |position: &str| moving(position, "GEOG", 3, "");
    let no_return = || act(choosing(&setup(2, r#"{"may_return": "no"}"#), "a1=g1r2", "GEOG", 3), "take 1 V1");
    let needs_move = || choosing(&setup(2, r#"{"keep_needs_move": "yes"}"#), SIXES, "ECOL", 1);
    let dealing = || after(&setup(2, "{}"), "* first 0, * deal V1").position().clone();
    let over = || {
        let builder =
            Builder { over: true, kept: [vec![card("V1")], vec![card("W1")], vec![], vec![]], ..Builder::default() };
        builder.build(&setup(2, "{}")).expect("a position")
    };
    let second = |k| moving("", "AGRI", k, "step a1 b1");
    vec![
        // Whose turn it is, and in which order.
        (over(), A, "take 1 V1", "ISLANDS-END-2", "over: Volcano 1.0 Mw", "afgelopen: Vulkaan 1.0 Mw"),
        (over(), B, "step a1 b1", "ISLANDS-END-2", "over: the die on a1", "afgelopen: de steen op a1"),
        (dealing(), A, "take 1 V1", "ISLANDS-DEAL-1", "being dealt: Volcano", "gedeeld: Vulkaan"),
        (dealing(), B, "step a1 b1", "ISLANDS-DEAL-1", "the die on a1", "de steen op a1"),
        (choose(), B, "take 1 V1", "ISLANDS-TURN-1", "{A}'s turn: Volcano", "{A} is aan de beurt: Vulkaan"),
        (
            choose(),
            B,
            "step a1 b1",
            "ISLANDS-TURN-1",
            "{A}'s turn: the die on a1",
            "{A} is aan de beurt: de steen op a1",
        ),
        (near(""), B, "pass", "ISLANDS-TURN-1", "{A}'s turn: passing", "{A} is aan de beurt: passen"),
        (
            choose(),
            A,
            "step a1 b1",
            "ISLANDS-CHOOSE-1",
            "Take a column first: the die on a1",
            "Pak eerst een kolom: de steen op a1",
        ),
        (choose(), A, "stay a1", "ISLANDS-CHOOSE-1", "the die on a1", "de steen op a1"),
        (choose(), A, "pass", "ISLANDS-CHOOSE-1", "passing", "passen"),
        (choose(), A, "done", "ISLANDS-CHOOSE-1", "leaving the second die", "de tweede steen laten liggen"),
        (choose(), A, "hold", "ISLANDS-CHOOSE-1", "moving without raising", "verplaatsen zonder verhogen"),
        (choose(), A, "dig a1 1", "ISLANDS-CHOOSE-1", "the die on a1", "de steen op a1"),
        (
            near(""),
            A,
            "take 2 W1",
            "ISLANDS-CHOOSE-1",
            "taken column 1; column 2 with Waterfall",
            "kolom 1 gepakt; kolom 2 met Waterval",
        ),
        (
            far(""),
            A,
            "take 1 V2",
            "ISLANDS-CHOOSE-2",
            "kept Volcano 1.0 Mw (1 star); Volcano 1.5 Mw",
            "Vulkaan 1.0 Mw (1 ster) gehouden; Vulkaan 1.5 Mw",
        ),
        (near(""), A, "take 1 V1", "ISLANDS-CHOOSE-2", "kept Volcano 1.0 Mw", "(1 ster) gehouden"),
        (
            choose(),
            A,
            "take 1 W1",
            "ISLANDS-CHOOSE-2",
            "Waterfall 1.0 Mw (1 star) does not lie in column 1",
            "ligt niet in kolom 1",
        ),
        (
            choose(),
            A,
            "take 2 V1",
            "ISLANDS-CHOOSE-2",
            "Volcano 1.0 Mw (1 star) does not lie in column 2",
            "ligt niet in kolom 2",
        ),
        (choose(), A, "take 3 L4", "ISLANDS-CHOOSE-2", "Lavender Fields", "Lavendelvelden"),
        (
            needs_move(),
            A,
            "take 1 V1",
            "ISLANDS-CHOOSE-3",
            "Volcano 1.0 Mw (1 star) in column 1 would move no die",
            "Vulkaan 1.0 Mw (1 ster) in kolom 1 laat geen zet toe",
        ),
        // Which die.
        (
            near(""),
            A,
            "step b1 c1",
            "ISLANDS-DIE-1",
            "top die of b1 is the green 1, and your card asks for a red one",
            "bovenste steen van b1 is de groene 1, en je kaart vraagt een rode",
        ),
        (near("a1=r1g2"), A, "step a1 b1", "ISLANDS-DIE-1", "green 2", "groene 2"),
        (near("a1="), A, "step a1 b1", "ISLANDS-DIE-1", "no die on a1", "Op a1 ligt geen steen"),
        (moving("", "CONS", 1, ""), A, "stay b1", "ISLANDS-DIE-1", "b1 is the green 1", "b1 is de groene 1"),
        (
            near("a1=r6"),
            A,
            "step a1 b1",
            "ISLANDS-DIE-2",
            "The red 6 on a1 cannot gain 1",
            "De rode 6 op a1 kan er geen 1 bij",
        ),
        (moving("a1=r6", "CONS", 1, ""), A, "stay a1", "ISLANDS-DIE-2", "red 6 on a1", "rode 6 op a1"),
        (moving("a1=g1r6", "GEOG", 2, ""), A, "step a1 b1", "ISLANDS-DIE-2", "red 6 on a1", "rode 6 op a1"),
        (near(""), A, "hold", "ISLANDS-DIE-2", "With the Ecologist a die gains 1", "Met de Ecoloog"),
        (
            near("a1=r1g2"),
            A,
            "dig a1 1",
            "ISLANDS-DIE-1",
            "The red 1 on a1 lies under 1 die",
            "De rode 1 op a1 ligt onder 1 steen",
        ),
        (near(""), A, "dig a1 2", "ISLANDS-DIE-1", "no die under 2 dice on a1", "Op a1 ligt geen steen onder 2 stenen"),
        // How far.
        (
            near(""),
            A,
            "step a1 c1",
            "ISLANDS-MOVE-1",
            "From a1 to c1 it takes 2 steps; you have 1 step",
            "Van a1 naar c1 kost 2 stappen; je hebt 1 stap",
        ),
        (
            far(""),
            A,
            "step a1 e1",
            "ISLANDS-MOVE-1",
            "it takes 4 steps; you have 3 steps",
            "kost 4 stappen; je hebt 3 stappen",
        ),
        (far(""), A, "step a1 f6", "ISLANDS-MOVE-1", "From a1 to f6", "Van a1 naar f6"),
        (
            near(""),
            A,
            "stay a1",
            "ISLANDS-MOVE-1",
            "The red 1 on a1 must move at least one step: the Ecologist",
            "De rode 1 op a1 moet minstens één stap doen: met de Ecoloog",
        ),
        (
            near("a1=g1r2"),
            A,
            "step a1 a1",
            "ISLANDS-MOVE-1",
            "Out and back to a1 takes 2 steps; you have 1 step",
            "Heen en terug naar a1 kost 2 stappen; je hebt 1 stap",
        ),
        (near(""), A, "step a1 b2", "ISLANDS-MOVE-2", "island b2 lies askew from a1", "eiland b2 ligt schuin van a1"),
        (
            moving("", "GEOG", 2, ""),
            A,
            "step a1 c3",
            "ISLANDS-MOVE-2",
            "island c3 lies askew from a1: along rows and columns it takes 4 steps",
            "eiland c3 ligt schuin van a1",
        ),
        // What is in the way.
        (
            moving("b1=g2", "GEOG", 1, ""),
            A,
            "step a1 b1",
            "ISLANDS-MOVE-3",
            "The red 2 cannot step onto the green 2 on b1",
            "De rode 2 kan niet op de groene 2 op b1 stappen",
        ),
        (
            near("b1=g5"),
            A,
            "step a1 b1",
            "ISLANDS-MOVE-3",
            "red 2 cannot step onto the green 5 on b1",
            "groene 5 op b1",
        ),
        (
            far("b1=g6 a2=y6"),
            A,
            "step a1 c1",
            "ISLANDS-MOVE-3",
            "Every way of the red 2 from a1 to c1",
            "Elke weg van de rode 2 van a1 naar c1",
        ),
        (
            moving("a1=g4r3", "GEOG", 3, ""),
            A,
            "step a1 a1",
            "ISLANDS-MOVE-3",
            "The red 4 cannot step onto the green 4 on a1",
            "De rode 4 kan niet op de groene 4 op a1",
        ),
        (near("b1="), A, "step a1 b1", "ISLANDS-MOVE-4", "island b1 is empty", "eiland b1 is leeg"),
        (
            far("b1= a2="),
            A,
            "step a1 c1",
            "ISLANDS-MOVE-4",
            "The way from a1 to c1 leads over empty islands",
            "De weg van a1 naar c1 gaat over lege eilanden",
        ),
        (far(""), A, "step a1 a1", "ISLANDS-MOVE-4", "island a1", "eiland a1"),
        (
            near("a1=g1r2"),
            A,
            "pair a1 b1",
            "ISLANDS-MOVE-5",
            "Only the top die of a1 moves: the Ecologist takes none along",
            "Alleen de bovenste steen van a1 beweegt: de Ecoloog",
        ),
        (
            moving("", "SEIS", 1, ""),
            A,
            "pair a1 b1",
            "ISLANDS-SPEC-SEIS",
            "No die lies below the red 1 on a1",
            "Onder de rode 1 op a1 ligt geen steen",
        ),
        (
            moving("a1=g1r2 b1=g6", "SEIS", 1, ""),
            A,
            "pair a1 b1",
            "ISLANDS-MOVE-3",
            "red 3 cannot step onto the green 6 on b1",
            "groene 6 op b1",
        ),
        (no_return(), A, "step a1 a1", "ISLANDS-MOVE-7", "does not come back to a1", "komt de steen niet terug op a1"),
        (near(""), A, "step a1 g1", "ISLANDS-SETUP-1", "no island g1", "geen eiland g1"),
        (near(""), A, "step z1 a1", "ISLANDS-SETUP-1", "no island z1", "geen eiland z1"),
        // Passing.
        (near(""), A, "pass", "ISLANDS-MOVE-6", "The red 1 on a1 can go to", "De rode 1 op a1 kan naar"),
        (moving("", "CONS", 1, ""), A, "pass", "ISLANDS-MOVE-6", "red 1 on a1", "rode 1 op a1"),
        (second(3), A, "pass", "ISLANDS-MOVE-6", "passing is over", "passen kan niet meer"),
        // The second die.
        (
            near(""),
            A,
            "second a1 b1",
            "ISLANDS-SPEC-AGRI",
            "die on a1 would be a second one, and you have the Ecologist",
            "steen op a1 zou een tweede zijn, en je hebt de Ecoloog",
        ),
        (
            moving("", "AGRI", 1, ""),
            A,
            "second a1 b1",
            "ISLANDS-SPEC-AGRI",
            "You took 1 card: there are no steps to share with the die on a1",
            "Je pakte 1 kaart",
        ),
        (
            moving("", "AGRI", 3, ""),
            A,
            "second a1 b1",
            "ISLANDS-SPEC-AGRI",
            "before the second on a1",
            "voor de tweede op a1",
        ),
        (
            second(3),
            A,
            "step e2 e1",
            "ISLANDS-SPEC-AGRI",
            "the one on e2 would be the second",
            "die op e2 zou de tweede zijn",
        ),
        (near(""), A, "done", "ISLANDS-SPEC-AGRI", "no second die", "geen tweede steen"),
        (
            second(3),
            A,
            "second b1 c1",
            "ISLANDS-SPEC-AGRI-1",
            "The red 2 on b1 has moved already",
            "De rode 2 op b1 heeft deze beurt al bewogen",
        ),
        (
            second(2),
            A,
            "second e2 e4",
            "ISLANDS-SPEC-AGRI-2",
            "From e2 to e4 it takes 2 steps; the first die left over 1 step",
            "Van e2 naar e4 kost 2 stappen; de eerste steen liet 1 stap over",
        ),
        (
            second(3),
            A,
            "second e2 b2",
            "ISLANDS-SPEC-AGRI-2",
            "it takes 3 steps; the first die left over 2 steps",
            "liet 2 stappen over",
        ),
        (
            second(3),
            A,
            "second f2 f1",
            "ISLANDS-DIE-1",
            "top die of f2 is the green 1",
            "bovenste steen van f2 is de groene 1",
        ),
        (second(3), A, "stay e2", "ISLANDS-MOVE-1", "The red 1 on e2 must move", "De rode 1 op e2 moet"),
    ]
}

/// No red die can be chosen.
const SIXES: &str = "a1=r6 e2=r6 c3=r6 f4=r6 d5=r6 b6=r6";

#[test]
fn tempting_wrong_moves_are_refused_by_the_rule_and_named() {
    let all = wrongs();
    assert!(all.len() >= 60, "{} moves", all.len());
    let mut faults = Vec::new();
    for (game, seat, action, rule, en, nl) in all {
        let parsed: Action = action.parse().expect("an action");
        let Err(illegal) = game.check(seat, parsed) else {
            faults.push(format!("`{action}` of {seat} is legal"));
            continue;
        };
        if illegal.0.id != rule {
            faults.push(format!("`{action}` of {seat} cites {}, not {rule}", illegal.0.id));
            continue;
        }
        assert!(illegal.0.forbids, "{rule} is cited and must be marked as a prohibition");
        for (lang, named) in [(Lang::En, en), (Lang::Nl, nl)] {
            let told = Islands::explain(&view(&game, seat), seat, parsed, illegal.0, lang);
            if !told.contains(named) {
                faults.push(format!("`{action}`, {rule}, {}: {told:?} does not name {named:?}", lang.tag()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn islands_move_7_a_table_may_forbid_coming_back() {
    let game = |options| act(choosing(&setup(2, options), "a1=g1r2", "GEOG", 3), "take 1 V1");
    let back: Action = "step a1 a1".parse().expect("an action");
    assert!(game("{}").check(A, back).is_ok());
    let refused = game(r#"{"may_return": "no"}"#).check(A, back).expect_err("no way back");
    assert_eq!(refused.0.id, "ISLANDS-MOVE-7");
}

/// What pointing at a spot means.
fn pointed(game: &Islands, seat: Seat, spot: Spot) -> Option<Pointed<Action>> {
    game.point(seat, &Wish { from: Some(spot.into()), ..Wish::default() })
}

#[test]
fn islands_end_1_kept_cards_stay_with_their_owner() {
    let builder = Builder { kept: [vec![], vec![card("A2")], vec![], vec![]], turns: 1, ..Builder::default() };
    let game = builder.build(&setup(2, "{}")).expect("a position");
    let spot = Spot::Zone { zone: "kept", seat: Some(B), index: 19 };
    match pointed(&game, A, spot) {
        Some(Pointed::Refused(rule, words)) => {
            assert_eq!(rule.id, "ISLANDS-END-1");
            assert!(words.en.contains("Archipelago") && words.nl.contains("{B}"), "{words:?}");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn islands_choose_2_a_specialist_stands_for_its_column() {
    let game = choosing(&setup(2, "{}"), "", "ECOL", 3);
    let spot = Spot::Zone { zone: "row", seat: None, index: 1 };
    assert_eq!(pointed(&game, A, spot), Some(Pointed::Means("take 2 W1".parse().expect("an action"))));
}

#[test]
fn specialists_need_words_and_should_have_abilities() {
    let file = "islands_specialists.toml";
    wrong_files::<Islands>(&[(file, r#"nl = "Ecoloog""#, r#"nl = """#, "ECOL has no name")]);
    let idle = doubt::<Islands>(file, r#"abilities = ["equal_ok"]"#, "abilities = []");
    assert!(idle.line.is_some() && idle.reason.en.contains("ECOL grants no ability"), "{idle}");
}

#[test]
fn every_piece_that_is_pointed_at_means_something() {
    for (game, _, action, ..) in wrongs() {
        for who in Seat::first(game.seats()) {
            for piece in Islands::stage(&view(&game, who)).pieces {
                for wish in [
                    Wish { from: Some(piece.spot.into()), ..Wish::default() },
                    Wish { to: Some(piece.spot.into()), ..Wish::default() },
                ] {
                    match game.point(who, &wish) {
                        Some(Pointed::Means(action)) => {
                            if let Err(illegal) = game.check(who, action) {
                                assert!(illegal.0.forbids, "{} forbids nothing", illegal.0.id);
                            }
                        }
                        Some(Pointed::Refused(rule, words)) => {
                            assert!(rule.forbids && !words.en.is_empty() && !words.nl.is_empty(), "{}", rule.id);
                        }
                        None => panic!("{who} points at {piece:?} and hears nothing (before `{action}`)"),
                    }
                }
            }
        }
    }
}

#[test]
fn towers_are_drawn_whole_and_cards_have_one_name() {
    let game = moving("a1=y1g2r3", "ECOL", 3, "");
    let drawn = Islands::draw(&view(&game, A), Observer::Seat(A), Lang::En);
    assert!(drawn.contains("v S1A2V3"), "{drawn}");
    assert!(drawn.contains("V1 1.0 *") && !drawn.contains("V1.0"), "{drawn}");
    let take: Action = "take 1 V2".parse().expect("an action");
    let sentence = Islands::sentence(&view(&choosing(&setup(2, "{}"), "", "ECOL", 3), A), take, Lang::En);
    assert_eq!(sentence, "Take column 1, Ecologist with 3 cards, and keep Volcano 1.5 Mw (1 star)");
}

#[test]
fn the_log_tells_discards_and_claims() {
    let game = moving("", "ECOL", 3, "");
    let event = |text: &str| atoll_core::Event::Act { seat: A, action: text.parse().expect("an action") };
    let line = Islands::narrate(&view(&game, A), event("step a1 b1"), Lang::En);
    assert_eq!(line, "{A} raised the red 1 on a1 to 2 and moved it to b1. The other 2 cards are discarded.");
    // The last turn of a match: every claim is told.
    let builder = Builder {
        columns: [vec![card("V1")], vec![card("W1")], vec![card("W2")]],
        kept: [vec![], vec![card("A1")], vec![], vec![]],
        turns: 23,
        ..Builder::default()
    };
    let last = act(builder.build(&setup(2, "{}")).expect("a position"), "take 1 V1");
    let line = Islands::narrate(&view(&last, A), event("step a1 b1"), Lang::En);
    assert!(line.contains("Volcano: {A} b1 (2)"), "{line}");
    assert!(line.contains("Archipelago: {B}"), "{line}");
    assert!(line.contains("Lavender Fields: nobody claims anything."), "{line}");
}
