//! Tempting illegal moves: the cited rule forbids exactly that, and the sentence names the thing.

mod common;

use atoll_coral::{Action, Builder, Coral, Species};
use atoll_core::{Game, Lang, Observer, Playout, Pointed, Seat, SeededDice, Staged, Turn, Wish};

use common::*;

fn open(scene: Builder, turn: u8) -> Coral {
    Builder { turn, ..scene }.open(&setup_with(3, "{}", &[])).expect("a position")
}

/// Plays written actions from the opening of a setup; chance falls by its seed.
fn after(seats: u8, options: &str, actions: &str) -> Coral {
    let mut game = Coral::new(&setup_with(seats, options, &[]));
    let mut dice = SeededDice::new(4);
    let mut playout = Playout::new();
    for text in actions.split('/').map(str::trim).filter(|text| !text.is_empty()) {
        playout.settle(&mut game, &mut dice);
        let action: Action = text.parse().expect("an action");
        let seat = asked(&game);
        if let Err(illegal) = game.check(seat, action) {
            panic!("{text}: {illegal}");
        }
        game.act(seat, action);
    }
    playout.settle(&mut game, &mut dice);
    game
}

fn asked(game: &Coral) -> Seat {
    let Turn::Decide(seats) = game.turn() else { panic!("nobody is asked") };
    seats.iter().next().expect("somebody is asked")
}

/// What `seat` is told when it writes or points at something: the rule's id and the sentence in both languages.
fn told(game: &Coral, seat: Seat, what: &str) -> (String, String, String) {
    let pointed = if what.starts_with('{') {
        game.point(seat, &serde_json::from_str::<Wish>(what).expect("a wish"))
    } else {
        match what.parse::<Action>() {
            Ok(action) => Some(Pointed::Means(action)),
            Err(_) => game.misread(seat, what).map(|(rule, words)| Pointed::Refused(rule, words)),
        }
    };
    match pointed.unwrap_or_else(|| panic!("`{what}` says nothing")) {
        Pointed::Refused(rule, words) => (rule.id.to_owned(), words.en, words.nl),
        Pointed::Means(action) => {
            let Err(illegal) = game.check(seat, action) else { panic!("`{what}` is legal: {action}") };
            let view = game.view(Observer::Seat(seat));
            let say = |lang| Coral::explain(&view, seat, action, illegal.0, lang);
            (illegal.0.id.to_owned(), say(Lang::En), say(Lang::Nl))
        }
    }
}

/// What was tried, the rule against it, and what the sentence names in English and in Dutch.
type Case = (&'static str, &'static str, &'static str, &'static str);

fn hold(game: &Coral, seat: u8, cases: &[Case]) -> usize {
    let seat = Seat::new(seat).expect("a seat");
    for &(what, rule, en, nl) in cases {
        let (id, english, dutch) = told(game, seat, what);
        if std::env::var_os("ATOLL_SHOW").is_some() {
            println!("{what}\n  {id}\n  {english}\n  {dutch}");
            continue;
        }
        assert_eq!(id.strip_prefix("CORAL-"), Some(rule), "{what}: {english}");
        for (said, names) in [(&english, en), (&dutch, nl)] {
            for name in names.split('|') {
                assert!(said.contains(name), "{what}: `{said}` does not name `{name}`");
            }
            assert!(!said.contains("{species}") && !said.contains("{cells}"), "{said}");
        }
        assert_ne!(english, dutch, "{what}");
    }
    cases.len()
}

const CHOSEN: &str = "play R / play S / play T / neutral B";

#[test]
fn sixty_tempting_moves_are_refused_by_the_rule_that_forbids_them() {
    let mut count = 0;
    // Choosing species.
    let choosing = after(3, "{}", "play R");
    count += hold(
        &choosing,
        1,
        &[
            ("play R", "SET-1", "Red Coral|{A}", "Rood Koraal|{A}"),
            ("neutral B", "SET-1", "Brain Coral as the neutral species", "Hersenkoraal als neutrale soort"),
            ("float", "SET-1", "Floating", "Zweven"),
            (r#"{"item":"violet"}"#, "SET-1", "violet", "violet"),
        ],
    );
    count += hold(&choosing, 0, &[("play S", "TURN-1", "Sun Coral|{B}", "Zonnekoraal|{B}")]);
    let naming = after(3, "{}", "play R / play S / play T");
    count += hold(&naming, 0, &[("neutral S", "SET-2", "Sun Coral|{B}", "Zonnekoraal|{B}")]);
    // Covering the rock.
    let covering = after(3, "{}", &format!("{CHOSEN} / grow R 1,0,0 1,1,0 2,0,0"));
    count += hold(
        &covering,
        1,
        &[
            ("grow R 0,1,0 -1,1,0 0,2,0", "SET-10", "Red Coral", "Rood Koraal"),
            ("grow S 5,5,0 6,5,0 5,6,0", "SET-5", "5 east 5 north|rock", "5 oost 5 noord|Rots"),
            ("grow S 0,1,0 0,2,0 0,3,0", "GEO-1", "3 north|L of three", "3 noord|L van drie"),
            (
                "grow S 1,0,0 1,-1,0 2,-1,0",
                "GEO-1",
                "Red Coral is at 1 east on level 1",
                "Rood Koraal ligt al op 1 oost op niveau 1",
            ),
            ("grow S 0,1,0 0,1,-1 0,2,0", "GEO-1", "below the table", "onder de tafel"),
            ("grow S 0,0,1 0,0,2 0,1,2", "SET-6", "table|the middle on level 3", "tafel|het midden op niveau 3"),
            ("grow S 0,0,1 1,0,1 0,1,1", "SET-6", "Sun Coral|table", "Zonnekoraal|tafel"),
            ("grow S 0,0,1 0,1,1 -1,1,1", "SET-13", "the new piece", "het nieuwe stuk"),
            ("grow S -1,0,0 -1,0,1 -1,0,2", "GEO-1", "1 west on level 3|L of three", "1 west op niveau 3|L van drie"),
            ("slide 1,0", "SET-4", "Sliding to 1 east|Cover the rock", "Glijden naar 1 oost|Bedek de Rots"),
            (r#"{"to":{"x":5,"y":0,"z":0}}"#, "SET-5", "5 east on level 1", "5 oost op niveau 1"),
            (r#"{"from":{"zone":"reserve","seat":0,"index":0}}"#, "SET-10", "Red Coral|{A}", "Rood Koraal|{A}"),
            (r#"{"step":"grow","item":"sun","to":{"x":0,"y":1,"z":0},"value":12}"#, "GEO-1", "12", "12"),
        ],
    );
    // A piece that would take the sun from another player's coral: only with a leg on the table does SET-7 speak.
    let mut high = k(&[]);
    high.pieces = vec![(piece([[1, 0, 0], [1, 1, 0], [2, 0, 0]]), RED)];
    high.covering = true;
    let high = open(high, 1);
    count += hold(
        &high,
        1,
        &[
            ("grow S 0,0,1 0,1,1 1,1,1", "SET-6", "1 north on level 2", "1 noord op niveau 2"),
            (
                "grow S 0,1,0 0,1,1 1,1,1",
                "SET-7",
                "Red Coral at 1 east 1 north on level 1|{A}",
                "Rood Koraal op 1 oost 1 noord op niveau 1|{A}",
            ),
        ],
    );
    // Pawns on the reef.
    let mut pawns = k(&[(SUN, [2, 0, 1])]);
    pawns.pieces.push((piece(N1), BRAIN));
    let landing = open(pawns.clone(), 2);
    count += hold(
        &landing,
        2,
        &[
            ("land 0,-2,1", "GEO-6", "lies Tubular Coral", "ligt Buiskoraal"),
            ("land 2,0,1", "GEO-5", "{B}|2 east on level 1", "{B}|2 oost op niveau 1"),
            ("land 5,0,1", "FLOAT-2", "5 east", "5 oost"),
            ("land 0,0,1", "FLOAT-2", "rock", "Rots"),
            ("land -1,0,2", "FLOAT-4", "1 west on level 2|Brain Coral", "1 west op niveau 2|Hersenkoraal"),
            ("slide 1,0", "TURN-2", "Sliding to 1 east|Land", "Glijden naar 1 oost|Land"),
            ("float", "TURN-2", "Floating", "Zweven"),
            (r#"{"to":{"zone":"box","index":24}}"#, "MOVE-2", "Brain Coral|box", "Hersenkoraal|doos"),
        ],
    );
    // Growing.
    let growing = open(k(&[(TUB, [0, 0, 2]), (RED, [0, -1, 1]), (SUN, [2, 0, 1])]), 2);
    count += hold(
        &growing,
        2,
        &[
            ("grow S 0,0,1 0,0,2 1,0,2", "GROW-1", "Sun Coral", "Zonnekoraal"),
            ("grow T 0,0,1 0,0,2 1,0,2", "GROW-7", "Tubular Coral|beneath your pawn", "Buiskoraal|onder je koraalpion"),
            ("grow T 0,-1,0 0,-2,0 0,-2,1", "GROW-4", "{A}|1 south on level 1", "{A}|1 zuid op niveau 1"),
            ("grow B 0,0,1 1,0,1 1,1,1", "GROW-5", "Brain Coral|the new piece", "Hersenkoraal|het nieuwe stuk"),
            (
                "grow T 4,0,0 5,0,0 4,1,0",
                "GROW-2",
                "4 east on|arms east and north|Red Coral",
                "4 oost op|armen oost en noord|Rood Koraal",
            ),
            ("grow T 1,0,0 2,0,0 3,0,0", "GEO-1", "L of three", "L van drie"),
            (
                "grow B -1,0,0 -1,1,0 -2,0,0",
                "GEO-1",
                "Red Coral is at 1 west on level 2",
                "Rood Koraal ligt al op 1 west op niveau 2",
            ),
            ("grow B 0,1,0 0,1,1 0,1,2", "GEO-1", "L of three", "L van drie"),
            ("slide 0,-2", "SLIDE-3", "Tubular Coral", "Buiskoraal"),
            ("slide 2,0", "SLIDE-4", "{B}|2 east on level 1", "{B}|2 oost op niveau 1"),
            ("slide 7,7", "SLIDE-5", "7 east 7 north", "7 oost 7 noord"),
            ("slide 0,0", "SLIDE-8", "the middle on level 2", "het midden op niveau 2"),
            ("land 1,1,1", "TURN-1", "1 east 1 north on level 1", "1 oost 1 noord op niveau 1"),
            ("pay T", "MOVE-2", "Tubular Coral|second move", "Buiskoraal|tweede keer"),
            ("take T", "TURN-1", "Tubular Coral", "Buiskoraal"),
            ("give up", "TURN-1", "Giving up", "opgeven"),
            ("neutral B", "TURN-1", "Brain Coral", "Hersenkoraal"),
            (r#"{"to":{"x":0,"y":-1,"z":0}}"#, "SLIDE-3", "1 south|Tubular Coral", "1 zuid|Buiskoraal"),
            (
                r#"{"step":"slide","to":{"x":0,"y":0,"z":0}}"#,
                "SLIDE-1",
                "the middle on level 1|seen from above",
                "het midden op niveau 1|van bovenaf",
            ),
            (r#"{"from":{"zone":"reserve","seat":1,"index":16}}"#, "GROW-1", "Sun Coral|{B}", "Zonnekoraal|{B}"),
            (r#"{"to":{"x":100,"y":0,"z":0}}"#, "SLIDE-5", "100 east", "100 oost"),
            (r#"{"step":"juggle"}"#, "TURN-1", "juggle", "juggle"),
        ],
    );
    count += hold(
        &growing,
        0,
        &[
            ("float", "TURN-1", "Floating|{C}", "Zweven|{C}"),
            (r#"{"to":{"x":0,"y":0,"z":1}}"#, "TURN-1", "the middle", "het midden"),
        ],
    );
    // A lifted pawn that would not fit, and one whose reserve is empty.
    let roofed = open(pawns_under_roof(), 0);
    count += hold(&roofed, 0, &[("grow B 0,0,1 1,0,1 1,0,2", "GROW-8", "Brain Coral|1 south", "Hersenkoraal|1 zuid")]);
    let mut empty = k(&[(RED, [0, -1, 1]), (SUN, [2, 0, 1])]);
    empty.reserves[0] = [0; 4];
    let empty = open(empty, 0);
    count += hold(
        &empty,
        0,
        &[
            ("pay R", "MOVE-4", "Red Coral", "Rood Koraal"),
            ("grow R 0,0,1 0,0,2 1,0,2", "GROW-1", "Red Coral", "Rood Koraal"),
        ],
    );
    // Hanging in the air, locked in, and a cavity that no hand can reach.
    let mut air = k(&[(RED, [0, -1, 3])]);
    air.pieces.push((piece(N1), BRAIN));
    count += hold(
        &open(air, 0),
        0,
        &[("grow R 1,0,0 2,0,0 2,1,0", "STAB-2", "Red Coral|nothing beneath", "Rood Koraal|niets")],
    );
    let mut locked = k(&[(RED, [0, -2, 1])]);
    locked.reserves = vec![[4, 0, 0, 0], [0, 0, 5, 0], [0, 5, 0, 0]];
    locked.pieces.push((piece([[0, -4, 0], [0, -3, 0], [0, -3, 1]]), BRAIN));
    locked.pieces.push((piece([[1, -3, 1], [2, -3, 0], [2, -3, 1]]), BRAIN));
    count += hold(
        &open(locked, 0),
        0,
        &[("grow R 1,-1,0 1,0,0 2,0,0", "GEO-7", "Red Coral|1 east 2 south", "Rood Koraal|1 oost 2 zuid")],
    );
    count += hold(&open(cavity(), 1), 1, &[("land 1,0,1", "GEO-8", "1 east on level 1", "1 oost op niveau 1")]);
    // Tries, partners, debts, the end.
    let mut tried = Builder { turn: 2, ..k(&[(TUB, [0, 0, 2])]) };
    tried.reserves[2] = [0, 5, 0, 2];
    let mut tried = tried.open(&setup_with(3, r#"{"falling": "restore"}"#, &[])).expect("a position");
    let unstable: Action = "grow B 0,0,1 1,0,1 1,1,1".parse().expect("an action");
    for _ in 0..3 {
        assert_eq!(tried.check(Seat::C, unstable), Ok(()));
        tried.act(Seat::C, unstable);
    }
    count +=
        hold(&tried, 2, &[("grow B 0,0,1 1,0,1 1,1,1", "FALL-2", "Brain Coral|3 tries", "Hersenkoraal|3 pogingen")]);
    let mut team = k(&[(SUN, [2, 0, 1]), (BRAIN, [1, 0, 1])]);
    team.plays = vec![RED, SUN, TUB, BRAIN];
    team.neutral = None;
    let team = Builder { turn: 1, reserves: vec![[1, 0, 0, 0]; 4], ..team };
    let team = team.open(&setup_with(4, r#"{"symbiosis": true}"#, &[])).expect("a position");
    count += hold(&team, 1, &[("slide 1,0", "SYM-2", "partner|1 east on level 1", "teamgenoot|1 oost op niveau 1")]);
    let mut owing = growing.clone();
    for action in ["slide -1,0", "float"] {
        let action: Action = action.parse().expect("an action");
        while asked(&owing) != Seat::C {
            owing.act(asked(&owing), Action::Float);
            finish_payment(&mut owing);
        }
        owing.act(Seat::C, action);
    }
    count += hold(
        &owing,
        2,
        &[
            ("pay R", "MOVE-2", "Red Coral", "Rood Koraal"),
            ("float", "MOVE-2", "Floating|Two moves", "Zweven|Twee keer"),
            (r#"{"from":{"zone":"bag","index":0}}"#, "GROW-1", "Red Coral|bag", "Rood Koraal|zak"),
        ],
    );
    let mut over = Builder { reserves: vec![[0; 4]; 3], ..k(&[(RED, [0, -1, 1])]) };
    over.turn = 0;
    let mut over = over.open(&setup_with(3, "{}", &[])).expect("a position");
    over.act(Seat::A, Action::Float);
    count += hold(
        &over,
        0,
        &[
            ("slide 1,1", "END-5", "1 east 1 north on level 1|over", "1 oost 1 noord op niveau 1|afgelopen"),
            (
                r#"{"to":{"x":1,"y":1,"z":0}}"#,
                "END-5",
                "Red Coral|1 east 1 north on level 1",
                "Rood Koraal|1 oost 1 noord op niveau 1",
            ),
        ],
    );
    // Alone.
    let options = r#"{"solo_setup": "A", "complexity": "I"}"#;
    let alone = after(1, options, "");
    let held: Vec<Species> = Species::ALL.into_iter().filter(|&s| alone.reserve(Seat::A, s) > 0).collect();
    let missing =
        Species::ALL.into_iter().find(|species| !held.contains(species)).expect("three of four species at most");
    let mut taken = alone.clone();
    taken.act(Seat::A, Action::Take { species: held[0] });
    let (other, own) = (held.iter().copied().find(|&s| s != held[0]).unwrap_or(missing), held[0]);
    let (id, en, nl) = told(&alone, Seat::A, &format!("take {missing}"));
    assert_eq!(id, "CORAL-SOLO-2");
    assert!(en.contains("no piece") && nl.contains("geen stuk"), "{en} {nl}");
    let (id, en, _) = told(&taken, Seat::A, &format!("grow {other} 0,0,1 0,0,2 1,0,2"));
    assert_eq!(id, "CORAL-SOLO-2", "{en}");
    let (id, en, _) = told(&taken, Seat::A, "float");
    assert_eq!(id, "CORAL-SOLO-11", "{en}");
    let (id, en, _) = told(&taken, Seat::A, "give up");
    assert_eq!(id, "CORAL-SOLO-12", "{en}");
    let (id, en, _) = told(&taken, Seat::A, &format!("grow {own} 0,0,1 0,0,2 1,0,2"));
    assert_eq!(id, "CORAL-SOLO-6", "{en}");
    count += 5;
    assert!(count >= 60, "{count} moves");
}

/// Pays what is due with whatever comes first.
fn finish_payment(game: &mut Coral) {
    let seat = asked(game);
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    if let Some(&pay @ Action::Pay { .. }) = actions.first() {
        game.act(seat, pay);
    }
}

/// A cell above red coral, 1,0 on level 1, with all six neighbours filled.
fn cavity() -> Builder {
    let mut scene = Builder { reserves: vec![[4, 0, 0, 0], [0, 0, 5, 0], [0, 5, 0, 0]], ..k(&[]) };
    scene.pieces.push((piece([[0, 1, 1], [1, 1, 1], [0, 2, 1]]), BRAIN));
    scene.pieces.push((piece([[0, -1, 1], [1, -1, 1], [0, -2, 1]]), BRAIN));
    scene.pieces.push((piece([[2, 0, 1], [2, 0, 2], [1, 0, 2]]), BRAIN));
    scene
}

#[test]
fn coral_geo_8_a_pawn_needs_a_way_unless_the_edition_says_otherwise() {
    let landing: Action = "land 1,0,1".parse().expect("an action");
    let closed = open(cavity(), 1);
    assert_eq!(closed.check(Seat::B, landing).map_err(|illegal| illegal.0.id), Err("CORAL-GEO-8"));
    let free = setup_with(3, "{}", &[("pawn_needs_way = true", "pawn_needs_way = false")]);
    let free = Builder { turn: 1, ..cavity() }.open(&free).expect("a position");
    assert_eq!(free.check(Seat::B, landing), Ok(()));
    let mut listed = Vec::new();
    closed.legal(Seat::B, &mut listed);
    assert!(!listed.contains(&landing));
    // Open at one side it can be reached again.
    let mut open_side = cavity();
    open_side.pieces.remove(4);
    assert_eq!(open(open_side, 1).check(Seat::B, landing), Ok(()));
}

#[test]
fn coral_set_15_a_piece_is_that_of_its_species_player_whoever_placed_it() {
    // The red piece was placed by another; to red it is its own and may be covered, to sun it is not.
    let scene = Builder { pieces: vec![(piece(R1), RED)], covering: true, ..k(&[]) };
    let over = |turn: u8, species: char| {
        let game = Builder { turn, ..scene.clone() }.open(&setup_with(3, "{}", &[])).expect("a position");
        let action: Action = format!("grow {species} 0,1,0 0,1,1 1,1,1").parse().expect("an action");
        game.check(asked(&game), action).map_err(|illegal| illegal.0.id)
    };
    assert_eq!(over(0, 'R'), Ok(()));
    assert_eq!(over(0, 'B'), Ok(()));
    assert_eq!(over(1, 'S'), Err("CORAL-SET-7"));
    assert_eq!(over(1, 'B'), Err("CORAL-SET-7"));
}

#[test]
fn coral_grow_11_beside_and_above_a_pawn_a_piece_may_lie() {
    let game = open(k(&[(RED, [0, -1, 1]), (TUB, [0, 0, 2])]), 2);
    let check = |text: &str| game.check(Seat::C, text.parse().expect("an action")).map_err(|illegal| illegal.0.id);
    // Beside the red pawn, then above it, then in its space.
    assert_eq!(check("grow T 1,0,0 1,-1,0 2,0,0"), Ok(()));
    assert_eq!(check("grow B 0,0,1 -1,0,1 0,-1,1"), Ok(()));
    assert_eq!(check("grow T 0,-1,0 0,-2,0 1,-1,0"), Err("CORAL-GROW-4"));
}

#[test]
fn coral_sym_4_a_partner_is_another_player_but_for_sliding_through() {
    let team = Builder {
        plays: vec![RED, TUB, SUN, BRAIN],
        neutral: None,
        reserves: vec![[1, 0, 0, 0]; 4],
        pawns: vec![(RED, cell([0, -1, 1])), (SUN, cell([1, -1, 1]))],
        ..k(&[])
    };
    let game = team.open(&setup_with(4, r#"{"symbiosis": true}"#, &[])).expect("a position");
    let check = |text: &str| game.check(Seat::A, text.parse().expect("an action")).map_err(|illegal| illegal.0.id);
    // Red may not touch the partner's pawn at 1,-1, nor stop there.
    assert_eq!(check("grow R 0,0,1 1,0,1 1,1,1"), Err("CORAL-GROW-4"));
    assert_eq!(check("slide 1,-1"), Err("CORAL-SYM-2"));
    // Covering the partner's coral counts as covering another player's.
    let covering = Builder { pieces: vec![(piece(R1), SUN)], covering: true, pawns: Vec::new(), ..team.clone() };
    let covering = covering.open(&setup_with(4, r#"{"symbiosis": true}"#, &[])).expect("a position");
    let action: Action = "grow R 0,1,0 0,1,1 1,1,1".parse().expect("an action");
    assert_eq!(covering.check(Seat::A, action).map_err(|illegal| illegal.0.id), Err("CORAL-SET-7"));
}

#[test]
fn coral_fall_10_alone_falling_pieces_go_as_the_table_chose() {
    let mut falls = 0;
    for seed in 0..12 {
        let options = r#"{"solo_setup": "B", "falling": "penalty"}"#;
        let mut game = Coral::new(&setup_with(1, options, &[]));
        let mut dice = SeededDice::new(seed);
        let mut playout = Playout::new();
        let mut before = game.clone();
        while playout.random(&mut game, &mut dice).is_some() {
            let gone: Vec<Species> = Species::ALL
                .into_iter()
                .filter(|&s| before.pawn(s).cell().is_some() && game.pawn(s).cell().is_none())
                .collect();
            if game.reef().len() < before.reef().len() {
                // Whatever left the reef is in the box with the piece that was tried.
                let boxed = |game: &Coral| Species::ALL.iter().map(|&s| usize::from(game.boxed(s))).sum::<usize>();
                assert_eq!(boxed(&game) - boxed(&before), before.reef().len() - game.reef().len() + 1);
                falls += 1;
            }
            if !gone.is_empty() && matches!(game.turn(), Turn::Decide(_)) {
                let view = game.view(Observer::Spectator);
                assert!(matches!(view.step.word(), "replace" | "take"), "{:?}", view.step);
            }
            before = game.clone();
        }
        assert!(matches!(game.turn(), Turn::Over(_)));
    }
    assert!(falls > 0, "something fell");
    // Put back: the reef stays, the same piece is tried again, three times.
    let falls =
        |game: &Coral, action: Action| game.preview(Seat::A, action).and_then(|told| told.stable) == Some(false);
    let (mut game, unstable) = ["A", "B", "C", "D", "E", "F"]
        .into_iter()
        .flat_map(|card| Species::ALL.map(|species| (card, species)))
        .find_map(|(card, species)| {
            let mut game = after(1, &format!(r#"{{"solo_setup": "{card}", "falling": "restore"}}"#), "");
            game.check(Seat::A, Action::Take { species }).ok()?;
            game.act(Seat::A, Action::Take { species });
            let mut actions = Vec::new();
            game.legal(Seat::A, &mut actions);
            let unstable = actions.into_iter().find(|&action| falls(&game, action))?;
            Some((game, unstable))
        })
        .expect("something that falls");
    for _ in 0..3 {
        let reef = game.reef().clone();
        game.act(Seat::A, unstable);
        assert_eq!(game.reef(), &reef);
    }
    assert_eq!(game.check(Seat::A, unstable).map_err(|illegal| illegal.0.id), Err("CORAL-FALL-2"));
}

/// Red roofed over at 0,-1, where a piece through its cell has no room above.
fn pawns_under_roof() -> Builder {
    let mut scene = k(&[(RED, [0, -1, 1])]);
    scene.pieces.push((piece(N1), BRAIN));
    scene
}

#[test]
fn places_are_told_by_direction_from_the_rock() {
    let said = |game: &Coral, seat: Seat, action: &str, lang: Lang| {
        let action: Action = action.parse().expect("an action");
        Coral::sentence(&game.view(Observer::Seat(seat)), action, lang)
    };
    let covering = after(3, "{}", CHOSEN);
    let both = |action: &str| [Lang::En, Lang::Nl].map(|lang| said(&covering, Seat::A, action, lang));
    let [en, nl] = both("grow R 1,0,0 1,1,0 2,0,0");
    assert!(en.starts_with("Cover the rock with Red Coral at 1 east on level 1 (arms east and north)"), "{en}");
    assert!(nl.starts_with("Bedek de Rots met Rood Koraal op 1 oost op niveau 1 (armen oost en noord)"), "{nl}");
    // The same corner with other arms reads otherwise.
    let [turned, _] = both("grow R 1,0,0 1,-1,0 1,0,1");
    assert!(turned.contains("1 east on level 1 (arms south and up)"), "{turned}");
    // What it brings stands behind it, with one sign of minus in all that people read.
    assert!(en.contains("{A} +") || en.contains("{B} −"), "{en}");
    assert!(!en.contains(" -"), "{en}");
    let landing = open(k(&[(SUN, [2, 0, 1])]), 2);
    assert_eq!(said(&landing, Seat::C, "land 0,0,2", Lang::En), "Put your pawn on the middle on level 2");
    assert_eq!(said(&landing, Seat::C, "land -1,1,1", Lang::Nl), "Zet je koraalpion op 1 west 1 noord op niveau 1");
    // The drawing counts the same way.
    let drawn = Coral::draw(&landing.view(Observer::Spectator), Observer::Spectator, Lang::Nl);
    for edge in ["1W", "2O", "2N", "2Z"] {
        assert!(drawn.contains(edge), "{edge} is missing:\n{drawn}");
    }
}
