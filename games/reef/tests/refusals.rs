//! Sixty tempting wrong moves: the cited rule forbids exactly that, and the sentence names the thing pointed at.

use atoll_core::{Edition, Game, Lang, Observer, Pointed, Seat, Setup, Spot, Staged, Wish};
use atoll_reef::{Action, Builder, Reef, Step, View};
use atoll_testkit::{after, doubt};

const A: Seat = Seat::A;
const B: Seat = Seat::B;

fn setup(seats: u8, options: &str) -> Setup<Reef> {
    let options = serde_json::from_str(options).expect("the options can be read");
    Setup::new(seats, options, Edition::shipped()).expect("the options can be played")
}

fn with(seats: u8, options: &str) -> Builder {
    Builder::new(&setup(seats, options))
}

/// A reef of B's 2 on the centre and A's 3 east of it; A holds a 4 and a 5.
fn plain() -> Builder {
    with(2, "{}").stack(0, 0, "B2").stack(1, 0, "A3").nursery(A, &[4, 5]).nursery(B, &[1, 6])
}

fn built(builder: Builder) -> Reef {
    builder.build().expect("a position")
}

/// The position after A's action in notation.
fn then(reef: &Reef, action: &str) -> Reef {
    let action: Action = action.parse().expect("an action");
    reef.check(A, action).unwrap_or_else(|illegal| panic!("`{action}`: {illegal}"));
    let mut next = reef.clone();
    next.act(A, action);
    next
}

fn view(reef: &Reef, seat: Seat) -> View {
    reef.view(Observer::Seat(seat))
}

/// A wrong move: who, what, which rule, and what the sentence names in English and in Dutch.
type Wrong = (Reef, Seat, &'static str, &'static str, &'static str, &'static str);

#[test]
fn tempting_wrong_moves_are_refused_by_the_rule_and_named() {
    let all = wrongs();
    assert!(all.len() >= 60, "{} moves", all.len());
    let mut faults = Vec::new();
    for (reef, seat, action, rule, en, nl) in all {
        let parsed: Action = action.parse().expect("an action");
        let cited = reef.check(seat, parsed).map_or_else(|illegal| illegal.0.id, |()| "ok");
        if cited != rule {
            faults.push(format!("`{action}` of {seat} cites {cited}, not {rule}"));
            continue;
        }
        let Err(illegal) = reef.check(seat, parsed) else { continue };
        assert!(illegal.0.forbids, "{rule} is cited and must be marked as a prohibition");
        for (lang, named) in [(Lang::En, en), (Lang::Nl, nl)] {
            let told = Reef::explain(&view(&reef, seat), seat, parsed, illegal.0, lang);
            if !told.contains(named) {
                faults.push(format!("`{action}`, {rule}, {}: {told:?} does not name {named:?}", lang.tag()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn wrongs() -> Vec<Wrong> {
    let open = || built(plain());
    let three = || built(plain().fish(A, 3));
    let claiming = || then(&built(plain().fish(A, 3)), "a4 d4");
    let claimed = || then(&claiming(), "claim R01");
    let left = || then(&claiming(), "no claim");
    let flourish = || with(2, r#"{"flourish": true}"#).stack(0, 0, "A4").nursery(A, &[4, 5]).fish(A, 3);
    let forced = || {
        then(&built(with(2, r#"{"claim_forced": true}"#).stack(0, 0, "B2").stack(1, 0, "A3").nursery(A, &[4])), "a4 d4")
    };
    let natures =
        |value, fish| built(with(1, "{}").stack(0, 0, "N3").nursery(A, &[4, 5]).fish(A, fish).nature_rolled(value));
    let limited = || {
        built(with(1, r#"{"nature_adjust_max": 1}"#).stack(0, 0, "N3").nursery(A, &[4, 5]).fish(A, 9).nature_rolled(4))
    };
    let alone = || built(with(1, "{}").stack(0, 0, "N3").nursery(A, &[4, 5]));
    let over = || then(&built(with(2, "{}").stack(0, 0, "B2").nursery(A, &[4]).reserve(A, 0).reserve(B, 0)), "a4 e4");
    let opening = || built(with(2, "{}").nursery(A, &[4, 5]));
    let full = || built(plain().stack(-1, 0, "B1A2B3"));
    // Refill is chance: the dice of A are rolling.
    let rolling = || then(&built(with(2, "{}").stack(0, 0, "B2").nursery(A, &[4]).nursery(B, &[1, 6])), "a4 e4");
    let second = || then(&then(&built(plain().fish(A, 4)), "a4 e5"), "second");
    let exact = || {
        let builder = with(2, r#"{"match": "exact_heights"}"#).stack(0, 0, "B2").stack(1, 0, "A3B5").stack(0, 1, "A3");
        then(&built(builder.nursery(A, &[4])), "a4 d4")
    };
    let covered = || {
        let builder = with(2, r#"{"match": "exact_heights"}"#).stack(0, 0, "B2").stack(1, 0, "A3B5");
        then(&built(builder.nursery(A, &[4])), "a4 d4")
    };
    let bent =
        || then(&built(with(2, "{}").stack(0, 0, "B2").stack(0, 1, "A3").nursery(A, &[4, 6]).fish(A, 3)), "a4 e4");
    let floating = || {
        let builder = with(2, "{}").stack(0, 0, "B1B2").stack(1, 0, "B1A2").nursery(A, &[4, 6]).fish(A, 3);
        then(&built(builder), "a4 d4")
    };
    let taken = || built(plain().cards(A, "R01".parse().expect("a shape"), 3));
    let old = || {
        then(&built(with(2, "{}").stack(0, 0, "B2A4").stack(1, 0, "A3").stack(2, 0, "B1").nursery(A, &[4])), "a4 g4")
    };
    let pair_done = || {
        // A pair of fours is scored; another four beside it makes a pair again.
        let reef = then(&then(&built(flourish().fish(A, 9)), "a4 e4"), "pair");
        let reef = then(&reef, "second");
        then(&reef, "b4 d5")
    };
    vec![
        // Whose turn it is.
        (open(), B, "a1 d5", "REEF-TURN-3", "{A}'s turn: the 1 on d5", "{A} is aan de beurt: de 1 op d5"),
        (open(), B, "claim R01", "REEF-TURN-3", "{A}'s turn: Sprout", "{A} is aan de beurt: Scheut"),
        (open(), B, "skip", "REEF-TURN-3", "{A}", "{A}"),
        (rolling(), B, "a1 d5", "REEF-TURN-3", "{A}'s dice are rolling", "stenen van {A} rollen"),
        (rolling(), A, "done", "REEF-TURN-1", "Ending the turn: not now", "De beurt beëindigen: nu niet"),
        (
            claiming(),
            A,
            "b5 d5",
            "REEF-TURN-1",
            "The 5 on d5: not now. Claim a card",
            "De 5 op d5: nu niet. Neem een kaart",
        ),
        (claiming(), A, "skip", "REEF-TURN-1", "Skipping: not now", "Overslaan: nu niet"),
        (claiming(), A, "done", "REEF-TURN-1", "Ending the turn", "De beurt beëindigen"),
        (open(), A, "no claim", "REEF-TURN-1", "Leaving the card: not now", "De kaart laten liggen: nu niet"),
        (open(), A, "no pair", "REEF-TURN-1", "The pair card: not now", "De paarkaart: nu niet"),
        (open(), A, "done", "REEF-TURN-1", "Place one of your dice", "Plaats een van je stenen"),
        (over(), A, "a4 d5", "REEF-END-1", "over: the 4 on d5", "afgelopen: de 4 op d5"),
        (over(), B, "claim R01", "REEF-END-1", "over: Sprout", "afgelopen: Scheut"),
        // Where a die goes.
        (opening(), A, "a4 e4", "REEF-PLACE-2", "goes on d4, not on e4", "komt op d4, niet op e4"),
        (open(), A, "a4 g7", "REEF-PLACE-3", "no space at g7", "Op g7 is geen vak"),
        (open(), A, "a4 g4", "REEF-PLACE-3", "space g4 touches no occupied space", "vak g4 grenst niet aan"),
        (
            open(),
            A,
            "a4 c5",
            "REEF-PLACE-4",
            "space c5 touches the reef only at a corner",
            "vak c5 raakt het rif alleen",
        ),
        (full(), A, "a4 c4", "REEF-STACK-3", "three dice on c4", "Op c4 liggen al drie stenen"),
        (full(), A, "a1 c4", "REEF-STACK-3", "c4", "c4"),
        (
            built(with(2, "{}").stack(0, 0, "B5").nursery(A, &[4])),
            A,
            "a4 d4",
            "REEF-STACK-1",
            "A 4 cannot lie on the 5 on d4",
            "Een 4 kan niet op de 5 op d4",
        ),
        (
            built(with(2, "{}").stack(0, 0, "B4").nursery(A, &[4])),
            A,
            "a4 d4",
            "REEF-STACK-1",
            "on the 4 on d4",
            "op de 4 op d4",
        ),
        (
            built(with(2, "{}").stack(0, 0, "B2").nursery(A, &[4])),
            A,
            "b4 d4",
            "REEF-PLACE-1",
            "place b of your nursery",
            "plaats b van je kweektuin",
        ),
        (open(), A, "skip", "REEF-PLACE-5", "Your 4 fits on", "Je 4 past op"),
        (second(), A, "skip", "REEF-SECOND-3", "paid for your second die", "tweede steen betaald"),
        // Turning a die.
        (
            open(),
            A,
            "a5 d5",
            "REEF-ADJ-1",
            "the 4 to 5 costs 1 fish; you have 0 fish",
            "De 4 naar 5 draaien kost 1 vis; je hebt 0 vissen",
        ),
        (
            built(plain().fish(A, 1)),
            A,
            "a2 e5",
            "REEF-ADJ-1",
            "costs 2 fish; you have 1 fish",
            "kost 2 vissen; je hebt 1 vis",
        ),
        (
            built(with(2, "{}").stack(0, 0, "B2").nursery(A, &[6]).fish(A, 1)),
            A,
            "a1 d4",
            "REEF-ADJ-2",
            "From 6 to 1 costs 5 fish",
            "Van 6 naar 1 kost 5 vissen",
        ),
        (
            built(with(2, "{}").stack(0, 0, "B2").nursery(A, &[1]).fish(A, 1)),
            A,
            "a6 d4",
            "REEF-ADJ-2",
            "From 1 to 6",
            "Van 1 naar 6",
        ),
        // The second die.
        (open(), A, "second", "REEF-SECOND-1", "costs 3 fish; you have 0 fish", "kost 3 vissen; je hebt 0 vissen"),
        (three(), A, "second", "REEF-SECOND-3", "after the first", "na de eerste"),
        (claiming(), A, "second", "REEF-SECOND-3", "after the first and its card", "na de eerste en zijn kaart"),
        (left(), A, "b5 d5", "REEF-SECOND-1", "on d5 only after you have paid 3 fish", "pas op d5 als je er 3 vissen"),
        (second(), A, "second", "REEF-SECOND-1", "no other die", "geen andere steen"),
        // Claims.
        (open(), A, "claim R01", "REEF-CLAIM-1", "complete Sprout", "Scheut kan voltooien"),
        (
            old(),
            A,
            "claim R01",
            "REEF-CLAIM-1",
            "Sprout is there, but the die just placed on g4",
            "Scheut is er, maar de zojuist op g4",
        ),
        (left(), A, "claim R01", "REEF-CLAIM-1", "left the card of this die: Sprout", "Scheut"),
        (claimed(), A, "claim R08", "REEF-CLAIM-2", "Checker would be a second", "zou de tweede zijn"),
        (claiming(), A, "claim R02", "REEF-CLAIM-3", "Ledge is not in play", "doet niet mee"),
        (claiming(), A, "claim E1", "REEF-CLAIM-3", "Lattice is not in play", "Rooster doet niet mee"),
        (then(&taken(), "a4 d4"), A, "done", "REEF-TURN-1", "Ending the turn", "De beurt"),
        (forced(), A, "no claim", "REEF-CLAIM-5", "Sprout can be claimed", "Scheut kan genomen"),
        (
            claiming(),
            A,
            "claim R08",
            "REEF-MATCH-1",
            "Checker lacks another's die on e4, level 2",
            "mist een steen van een ander op e4, niveau 2",
        ),
        (claiming(), A, "claim R03", "REEF-CLAIM-1", "placed on d4 lies on a level where Arch shows none", "d4"),
        (
            claiming(),
            A,
            "claim R14",
            "REEF-MATCH-1",
            "another's die on d4, level 3",
            "een steen van een ander op d4, niveau 3",
        ),
        (left(), A, "claim R06", "REEF-CLAIM-1", "Spike shows none", "geen steen van jou"),
        (
            bent(),
            A,
            "claim R03",
            "REEF-MATCH-2",
            "The dice of Arch are there, but not upright in one straight line",
            "maar niet rechtop in",
        ),
        (floating(), A, "claim R01", "REEF-MATCH-2", "Sprout", "Scheut"),
        (covered(), A, "claim R01", "REEF-MATCH-4", "Sprout is there, but a die lies above", "Scheut is er"),
        (exact(), A, "claim R03", "REEF-CLAIM-1", "Arch", "Boog"),
        // Pairs.
        (open(), A, "pair", "REEF-FLO-1", "without the pair cards", "zonder de paarkaarten"),
        (built(flourish()), A, "pair", "REEF-FLO-2", "could make a pair", "een paar voor de kaart"),
        (then(&built(flourish()), "b5 e4"), A, "pair", "REEF-FLO-2", "no pair of 5", "geen paar van 5"),
        (pair_done(), A, "pair", "REEF-FLO-2", "a pair for the card", "een paar voor de kaart"),
        // Nature.
        (open(), A, "nature 4", "REEF-SOLO-10", "Nature does not play", "speelt de Natuur niet"),
        (open(), A, "nature d5", "REEF-SOLO-10", "Nature", "Natuur"),
        (
            alone(),
            A,
            "nature d5",
            "REEF-SOLO-2",
            "your turn: Nature's die",
            "Jij bent aan de beurt: de steen van de Natuur",
        ),
        (alone(), A, "nature 4", "REEF-SOLO-2", "Nature's die", "de Natuur"),
        (
            natures(4, 0),
            A,
            "a4 d5",
            "REEF-SOLO-2",
            "Nature's turn: the 4 on d5",
            "De Natuur is aan de beurt: de 4 op d5",
        ),
        (
            natures(4, 0),
            A,
            "claim R01",
            "REEF-SOLO-6",
            "On Nature's turn Sprout",
            "In de beurt van de Natuur is Scheut",
        ),
        (natures(4, 9), A, "second", "REEF-SOLO-6", "the second die", "de tweede steen"),
        (
            natures(4, 0),
            A,
            "nature 5",
            "REEF-SOLO-5",
            "Nature's 4 to 5 costs 2 fish; you have 0 fish",
            "De 4 van de Natuur naar 5 draaien kost 2 vissen; je hebt 0 vissen",
        ),
        (
            natures(4, 2),
            A,
            "nature 6",
            "REEF-SOLO-5",
            "costs 4 fish; you have 2 fish",
            "kost 4 vissen; je hebt 2 vissen",
        ),
        (
            limited(),
            A,
            "nature 6",
            "REEF-SOLO-8",
            "Nature's 4 to 6 is more than the 1",
            "Van de 4 van de Natuur naar 6",
        ),
        (
            natures(4, 2),
            A,
            "nature d5",
            "REEF-TURN-1",
            "Nature's die on d5: not now",
            "De steen van de Natuur op d5: nu niet",
        ),
        (
            natures(4, 0),
            A,
            "nature e4",
            "REEF-SOLO-3",
            "goes on level 2, and e4 is level 1",
            "hoort op niveau 2, en e4 is niveau 1",
        ),
        (
            built(with(1, "{}").stack(0, 0, "N3").stack(1, 0, "P5").nature_rolled(6)),
            A,
            "nature f4",
            "REEF-SOLO-4",
            "space f4 is farther from the centre than",
            "vak f4 ligt verder van het midden",
        ),
        (
            built(with(1, "{}").nature_rolled(6)),
            A,
            "nature e4",
            "REEF-SOLO-2",
            "goes on d4, not on e4",
            "komt op d4, niet op e4",
        ),
        (
            natures(6, 0),
            A,
            "nature d4",
            "REEF-SOLO-3",
            "goes on level 1, and d4 is level 2",
            "niveau 1, en d4 is niveau 2",
        ),
        (natures(6, 0), A, "nature c5", "REEF-PLACE-4", "space c5 touches the reef only at a corner", "vak c5 raakt"),
    ]
}

#[test]
fn reef_turn_3_only_the_one_whose_turn_it_is_acts() {
    let reef = built(plain());
    for action in ["a1 d5", "skip", "claim R01", "second", "done"] {
        let action: Action = action.parse().expect("an action");
        assert_eq!(reef.check(B, action).expect_err("not B's turn").0.id, "REEF-TURN-3");
    }
}

#[test]
fn reef_solo_7_and_reef_end_3_say_why_a_match_is_over() {
    let lost = with(1, "{}").stack(0, 0, "N3").nursery(A, &[4]).reserve(A, 0);
    let lost = then(&built(lost), "a4 e4");
    let first: Action = "a4 d5".parse().expect("an action");
    assert_eq!(lost.check(A, first).expect_err("it is over").0.id, "REEF-SOLO-7");
    assert_eq!(Reef::prompt(&view(&lost, A), Lang::En), "Nature has won.");
    assert_eq!(Reef::prompt(&view(&lost, A), Lang::Nl), "De Natuur heeft gewonnen.");
    // Six rounds of skips end a game in which dice are left: two seats, twelve skips.
    let mut reef = skipping();
    for _ in 0..12 {
        let seat = view(&reef, A).active.expect("somebody moves");
        reef.act(seat, Action::Skip);
    }
    assert_eq!(reef.check(A, first).expect_err("it is over").0.id, "REEF-END-3");
}

/// A reef without room for anything but a 1: every stack is two high and shows a 6.
fn skipping() -> Reef {
    let mut files = atoll_core::Files::shipped::<atoll_reef::Components>();
    files.replace("reef_board.toml", "tag = \"C\"\nrows = [\"C.\"]\n".to_owned()).expect("a file of the game");
    let setup = Setup::new(2, atoll_reef::Options::default(), Edition::load(files).expect("a board")).expect("a setup");
    let builder = Builder::new(&setup).stack(0, 0, "A1B6").stack(1, 0, "A1B6");
    built(builder.nursery(A, &[4]).nursery(B, &[5]).reserve(A, 0).reserve(B, 0))
}

#[test]
fn reef_solo_8_natures_die_takes_several_steps() {
    let reef = built(with(1, "{}").stack(0, 0, "N3").nursery(A, &[4, 5]).fish(A, 6).nature_rolled(4));
    for (value, cited) in [(1, "ok"), (2, "ok"), (6, "ok")] {
        let action: Action = format!("nature {value}").parse().expect("an action");
        assert_eq!(reef.check(A, action).map_or_else(|illegal| illegal.0.id, |()| "ok"), cited);
    }
    let limited = setup(1, r#"{"nature_adjust_max": 1}"#);
    let reef = built(Builder::new(&limited).stack(0, 0, "N3").nursery(A, &[4, 5]).fish(A, 6).nature_rolled(4));
    let far: Action = "nature 6".parse().expect("an action");
    assert_eq!(reef.check(A, far).expect_err("two steps").0.id, "REEF-SOLO-8");
}

#[test]
fn reef_solo_10_nature_plays_only_alone() {
    let action: Action = "nature 3".parse().expect("an action");
    assert_eq!(built(plain()).check(A, action).expect_err("no Nature").0.id, "REEF-SOLO-10");
}

#[test]
fn reef_flo_3_each_card_scores_once() {
    let setup = setup(2, r#"{"flourish": true}"#);
    let builder = Builder::new(&setup).stack(0, 0, "A4").nursery(A, &[4, 6]).fish(A, 9);
    let reef = then(&then(&then(&built(builder), "a4 e4"), "pair"), "second");
    let reef = then(&reef, "b4 d5");
    // The second pair of fours is no decision any more: the turn goes on.
    assert_ne!(view(&reef, A).step, Step::Flourish);
    let view = view(&reef, A);
    let card = view.players[0].flourish.iter().position(|card| card.value == 4).expect("a card");
    let spot = Spot::Zone { zone: "flourish", seat: Some(A), index: card as u8 };
    match reef.point(A, &Wish { from: Some(spot.into()), ..Wish::default() }) {
        Some(Pointed::Refused(rule, words)) => {
            assert_eq!(rule.id, "REEF-FLO-3");
            assert!(words.en.contains("pair of 4") && words.nl.contains("paar van 4"), "{words:?}");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn reef_claim_4_claimed_cards_are_not_taken_again() {
    let reef = built(plain().cards(B, "R01".parse().expect("a shape"), 1));
    let spot = Spot::Zone { zone: "cards", seat: Some(B), index: 0 };
    match reef.point(A, &Wish { from: Some(spot.into()), ..Wish::default() }) {
        Some(Pointed::Refused(rule, words)) => {
            assert_eq!(rule.id, "REEF-CLAIM-4");
            assert!(words.en.contains("{B}") && words.nl.contains("{B}"), "{words:?}");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_solid_whose_columns_lie_apart_raises_a_doubt() {
    let doubt = doubt::<Reef>("reef_evolve.toml", "at = [0, 1]", "at = [0, 3]");
    assert!(doubt.line.is_some() && doubt.reason.en.contains("[0, 3] touches no other column"), "{doubt}");
}

#[test]
fn every_open_reading_is_told_with_its_choice() {
    use atoll_core::Components as _;
    let readings = Edition::<Reef>::shipped().data.readings();
    for reading in &readings {
        assert!(Reef::INFO.rules.iter().any(|rule| rule.id == reading.rule), "{}", reading.rule);
        assert!(!reading.choice.en.is_empty() && !reading.choice.nl.is_empty());
        let offered = reading.option.is_none_or(|key| Reef::INFO.options.iter().any(|option| option.key == key));
        assert!(offered, "{:?} is no option", reading.option);
    }
    for option in ["match", "evolve_mirror", "claim_forced", "face_down", "nature_adjust_max", "nature_distance"] {
        assert!(readings.iter().any(|reading| reading.option == Some(option)), "{option} is told nowhere");
    }
}

#[test]
fn every_piece_that_is_pointed_at_means_something() {
    for (reef, seat, action, ..) in wrongs() {
        for who in Seat::first(reef.seats()) {
            for piece in Reef::stage(&view(&reef, who)).pieces {
                for wish in [
                    Wish { from: Some(piece.spot.into()), ..Wish::default() },
                    Wish { to: Some(piece.spot.into()), ..Wish::default() },
                ] {
                    match reef.point(who, &wish) {
                        Some(Pointed::Means(action)) => {
                            if let Err(illegal) = reef.check(who, action) {
                                assert!(illegal.0.forbids, "{} forbids nothing", illegal.0.id);
                            }
                        }
                        Some(Pointed::Refused(rule, words)) => {
                            assert!(rule.forbids && !words.en.is_empty() && !words.nl.is_empty(), "{}", rule.id);
                        }
                        None => panic!("{who} points at {piece:?} and hears nothing (before `{action}` of {seat})"),
                    }
                }
            }
        }
    }
}

#[test]
fn reef_claim_6_a_table_hides_what_others_hold() {
    let hidden = setup(3, r#"{"face_down": true}"#);
    let reef = built(
        Builder::new(&hidden).stack(0, 0, "B2").nursery(A, &[4, 5]).cards(A, "R01".parse().expect("a shape"), 1).cards(
            B,
            "R19".parse().expect("a shape"),
            2,
        ),
    );
    let mine = view(&reef, B);
    assert_eq!((mine.players[1].cards.len(), mine.players[1].face_down, mine.players[1].points), (2, 0, Some(6)));
    assert_eq!((mine.players[0].cards.len(), mine.players[0].face_down, mine.players[0].points), (0, 1, None));
    for who in [Observer::Spectator, Observer::Seat(A)] {
        let told = format!("{:?}{}", reef.view(who), Reef::draw(&reef.view(who), who, Lang::En));
        let other = built(
            Builder::new(&hidden)
                .stack(0, 0, "B2")
                .nursery(A, &[4, 5])
                .cards(A, "R01".parse().expect("a shape"), 1)
                .cards(B, "R19".parse().expect("a shape"), 2),
        );
        assert_eq!(told, format!("{:?}{}", other.view(who), Reef::draw(&other.view(who), who, Lang::En)));
        assert_eq!(reef.view(who).players[1].points, None);
    }
    assert!(reef.breakdown().iter().all(|line| line.key != "score.shapes"), "no sums before the end");
    // Without the option all is open.
    let open = built(with(3, "{}").stack(0, 0, "B2").nursery(A, &[4, 5]).cards(B, "R19".parse().expect("a shape"), 2));
    assert_eq!(open.view(Observer::Spectator).players[1].points, Some(6));
}

#[test]
fn every_gain_is_told() {
    let reef =
        built(with(2, "{}").stack(0, 0, "B2").stack(1, 0, "A1").stack(2, 0, "B1").nursery(A, &[4]).nursery(B, &[1]));
    let told = |reef: &Reef, action: &str, lang| {
        let action = action.parse().expect("an action");
        Reef::narrate(&view(reef, A), atoll_core::Event::Act { seat: A, action }, lang)
    };
    assert_eq!(told(&reef, "a4 g4", Lang::En), "{A} put a 4 on g4. {A} gets 1 fish from the space.");
    let claim = then(&reef, "a4 g4");
    assert_eq!(told(&claim, "claim R03", Lang::En), "{A} claimed Arch for 1 point and 1 fish.");
    assert_eq!(told(&claim, "no claim", Lang::En), "{A} claimed no card. {A} gets the bonus fish.");
    assert_eq!(told(&claim, "no claim", Lang::Nl), "{A} nam geen kaart. {A} krijgt de bonusvis.");
    let played = after(&setup(2, "{}"), "* roll 1, * roll 2, * roll 6");
    let event = "* roll 5";
    let last = atoll_core::Match::<Reef>::read_event(event).expect("an event");
    let line = Reef::narrate(&view(played.position(), A), last, Lang::En);
    assert_eq!(line, "{B} rolled a 5. {B} has the highest total and begins.");
}
