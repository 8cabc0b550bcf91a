//! Every rule by its id and every vector of the spec by its number.

mod common;

use std::sync::Arc;

use atoll_coral::geometry::{Cell, DOWN, ORIENTATIONS, Placement, ROCK};
use atoll_coral::stability::stands;
use atoll_coral::{Action, Builder, Chance, Column, Coral, Pawn, Perch, SPECIES, Shape, Species};
use atoll_core::{Code, Edition, Files, Game, Illegal, Match, Observer, Odds, Seat, SeededDice, Setup, Staged, Turn};
use atoll_testkit::{played_out, wrong};

use common::*;

const A: Spots = [[1, 0, 1], [0, 0, 1], [0, 1, 1]];
const X: Spots = [[1, 0, 2], [2, 0, 2], [1, -1, 2]];
const Y: Spots = [[1, 0, 2], [1, 1, 2], [1, 1, 1]];
const W: Spots = [[1, 0, 0], [1, 0, 1], [2, 0, 0]];

fn setup(seats: u8, options: &str) -> Setup<Coral> {
    setup_with(seats, options, &[])
}

fn k_n1(pawns: &[(Species, [i8; 3])]) -> Builder {
    let mut scene = k(pawns);
    scene.pieces.push((piece(N1), BRAIN));
    scene
}

/// K with red, sun and tubular pawns as given and the turn of one of them.
fn at(scene: &Builder, turn: u8) -> Coral {
    let scene = Builder { turn, ..scene.clone() };
    scene.open(&setup(3, "{}")).expect("a position")
}

fn legal(game: &Coral) -> Vec<Action> {
    let Turn::Decide(seats) = game.turn() else { return Vec::new() };
    let mut actions = Vec::new();
    game.legal(seats.iter().next().expect("somebody is asked"), &mut actions);
    actions
}

fn asked(game: &Coral) -> Seat {
    let Turn::Decide(seats) = game.turn() else { panic!("nobody is asked: {:?}", game.turn()) };
    seats.iter().next().expect("somebody is asked")
}

/// The growth of a piece from the pawn of the seat that is asked, or from the rock while it is covered.
fn grow(game: &Coral, species: Species, spots: Spots) -> Action {
    let view = game.view(Observer::Spectator);
    let shape = Shape::of(piece(spots), view.cube.expect("something to grow on")).expect("it touches");
    Action::Grow { species, shape }
}

fn check(game: &Coral, action: Action) -> Result<(), Illegal> {
    game.check(asked(game), action)
}

fn rule(game: &Coral, action: Action) -> &'static str {
    check(game, action).expect_err("refused").0.id
}

fn act(game: &mut Coral, action: Action) {
    let seat = asked(game);
    if let Err(illegal) = game.check(seat, action) {
        panic!("{action}: {illegal}");
    }
    game.act(seat, action);
}

fn slide(x: i8, y: i8) -> Action {
    Action::Slide { to: Column { x, y } }
}

fn land(x: i8, y: i8, z: i8) -> Action {
    Action::Land { at: Perch(Cell::new(x, y, z)) }
}

/// The shapes that may grow, for one species.
fn growths(game: &Coral, species: Species) -> Vec<Placement> {
    let cube = game.view(Observer::Spectator).cube.expect("something to grow on");
    let of = |action: Action| match action {
        Action::Grow { species: s, shape } if s == species => Some(shape.at(cube)),
        _ => None,
    };
    legal(game).into_iter().filter_map(of).collect()
}

fn slides(game: &Coral) -> Vec<[i8; 3]> {
    let mut cells: Vec<[i8; 3]> = game.view(Observer::Spectator).slides.iter().map(|c| [c.x, c.y, c.z]).collect();
    let listed = legal(game).into_iter().filter(|action| matches!(action, Action::Slide { .. })).count();
    assert_eq!(listed, cells.len());
    cells.sort_unstable();
    cells
}

fn landings(game: &Coral) -> Vec<[i8; 3]> {
    let of = |action: Action| match action {
        Action::Land { at } => Some([at.0.x, at.0.y, at.0.z]),
        _ => None,
    };
    let mut cells: Vec<[i8; 3]> = legal(game).into_iter().filter_map(of).collect();
    cells.sort_unstable();
    cells
}

fn sorted<const N: usize>(mut cells: [[i8; 3]; N]) -> Vec<[i8; 3]> {
    cells.sort_unstable();
    cells.to_vec()
}

fn pawn(game: &Coral, species: Species) -> Option<[i8; 3]> {
    game.pawn(species).cell().map(|c| [c.x, c.y, c.z])
}

fn total(game: &Coral, seat: Seat) -> u8 {
    Species::ALL.iter().map(|&species| game.reserve(seat, species)).sum()
}

fn scores(game: &Coral) -> Vec<i16> {
    game.view(Observer::Spectator).players.iter().map(|player| player.score).collect()
}

/// A three-player match in the covering phase, red to start.
fn covering() -> Coral {
    let mut game = Coral::new(&setup(3, "{}"));
    for action in [
        Action::Play { species: RED },
        Action::Play { species: SUN },
        Action::Play { species: TUB },
        Action::Neutral { species: BRAIN },
    ] {
        act(&mut game, action);
    }
    game
}

fn cover(game: &mut Coral, species: Species, spots: Spots) {
    let action = grow(game, species, spots);
    act(game, action);
}

// Examples of the rulebook.

#[test]
fn e_01_coral_set_4_coral_set_9_coral_set_12_the_rulebook_setup() {
    let mut game = covering();
    for (seat, species, spots) in [(0, RED, R1), (1, SUN, S1), (2, TUB, T1), (0, RED, R2)] {
        assert_eq!(asked(&game).number(), seat);
        assert_eq!(game.view(Observer::Spectator).step.word(), "cover");
        cover(&mut game, species, spots);
    }
    // Covered by four pieces; sun places the first pawn, then tubular, then red, and sun acts first.
    assert!(game.reef().rock_is_covered());
    assert_eq!(game.reef().len(), 5);
    for (seat, at) in [(1, [2, 0, 1]), (2, [0, 0, 2]), (0, [0, -1, 1])] {
        assert_eq!((asked(&game).number(), game.view(Observer::Spectator).step.word()), (seat, "pawns"));
        act(&mut game, land(at[0], at[1], at[2]));
    }
    assert_eq!((asked(&game).number(), game.view(Observer::Spectator).step.word()), (1, "act"));
}

#[test]
fn e_02_coral_grow_6_coral_grow_7_a_lifted_pawn_and_its_species() {
    let mut scene = k(&[(BRAIN, [0, 0, 2])]);
    scene.plays = vec![RED, SUN, BRAIN];
    scene.neutral = Some(TUB);
    scene.reserves = vec![[0; 4], [0; 4], [0, 2, 0, 5]];
    let game = at(&scene, 2);
    let spots = [[0, 0, 2], [0, 0, 3], [1, 0, 3]];
    assert_eq!(rule(&game, grow(&game, BRAIN, spots)), "CORAL-GROW-7");
    let mut grown = game.clone();
    let action = grow(&game, TUB, spots);
    act(&mut grown, action);
    assert_eq!(pawn(&grown, BRAIN), Some([0, 0, 4]));
}

#[test]
fn e_03_coral_slide_1_coral_slide_2_a_slide_over_heights() {
    let game = at(&k(&[(SUN, [2, 0, 1])]), 1);
    let expected = [[1, 0, 1], [1, 1, 1], [1, -1, 1], [0, 0, 2], [-1, 0, 2], [0, -1, 1], [0, -2, 1]];
    assert_eq!(slides(&game), sorted(expected));
}

#[test]
fn e_04_coral_score_3_a_tie_is_broken_on_the_highest_level() {
    // Two species with nine icons each and one with seven; red has three on the highest level, tubular none.
    let flat = |x: i8, y: i8, z: i8| [[x, y, z], [x + 1, y, z], [x, y + 1, z]];
    let mut pieces = vec![
        (piece(R1), RED),
        (piece(S1), BRAIN),
        (piece(T1), BRAIN),
        (piece([[-1, 0, 0], [-2, 0, 0], [-2, 0, 1]]), BRAIN),
    ];
    pieces.push((piece([[0, 0, 1], [0, 0, 2], [0, 1, 2]]), BRAIN));
    let far = [(RED, 5, 0), (TUB, 8, 0), (TUB, 11, 0), (TUB, 14, 0), (SUN, 17, 0), (SUN, 20, 0)];
    pieces.extend(far.map(|(species, x, y)| (piece(flat(x, y, 0)), species)));
    // A tower that carries a red piece, so that red has three icons on the highest level.
    pieces.push((piece([[23, 0, 0], [23, 0, 1], [24, 0, 0]]), BRAIN));
    pieces.push((piece([[23, 0, 2], [23, 0, 3], [22, 0, 3]]), SUN));
    pieces.push((piece([[23, 0, 4], [24, 0, 4], [23, 1, 4]]), RED));
    let scene = Builder {
        pieces,
        plays: vec![RED, TUB, SUN],
        neutral: Some(BRAIN),
        reserves: vec![[0; 4], [0; 4], [0, 0, 0, 0]],
        ..Builder::default()
    };
    let game = scene.open(&setup(3, "{}")).expect("a position");
    let view = game.view(Observer::Spectator);
    assert_eq!(scores(&game), [9, 9, 7]);
    let levels: Vec<u8> = view.players.iter().map(|player| player.levels[0]).collect();
    assert_eq!(levels, [3, 0, 0]);
    let over = finish(game);
    let Turn::Over(outcome) = over.turn() else { panic!("the match is over") };
    assert_eq!(outcome.places.as_slice(), [1, 2, 3]);
}

/// Pieces far from the rock that stand by themselves: three icons on the table, two on the next level, or one on each.
fn flat(x: i8) -> Placement {
    piece([[x, 9, 0], [x + 1, 9, 0], [x, 10, 0]])
}

fn bridge(x: i8) -> Placement {
    piece([[x, 9, 0], [x, 9, 1], [x + 1, 9, 1]])
}

fn upright(x: i8) -> Placement {
    piece([[x, 9, 0], [x, 9, 1], [x + 1, 9, 0]])
}

/// The places when all reserves are empty and the first seat, whose pawn stands on the first piece, floats.
fn places(pieces: Vec<(Placement, Species)>, plays: &[Species], options: &str) -> Vec<u8> {
    let mut pieces = pieces;
    // A tower that nobody plays, so that no player has an icon on the highest level.
    let neutral = Species::ALL.into_iter().find(|species| !plays.contains(species));
    if let Some(neutral) = neutral {
        pieces.push((upright(30), neutral));
        pieces.push((piece([[30, 9, 2], [30, 9, 3], [31, 9, 3]]), neutral));
    }
    let on = pieces[0].0.cells().into_iter().max_by_key(|cell| cell.z).expect("a piece has cubes");
    let seats = plays.len() as u8;
    let scene = Builder {
        pawns: vec![(plays[0], Cell::new(on.x, on.y, on.z + 1))],
        pieces,
        plays: plays.to_vec(),
        neutral,
        reserves: vec![[0; 4]; plays.len()],
        ..Builder::default()
    };
    let mut game = scene.open(&setup(seats, options)).expect("a position");
    act(&mut game, Action::Float);
    let Turn::Over(outcome) = game.turn() else { panic!("the match is over") };
    outcome.places.as_slice().to_vec()
}

#[test]
fn coral_score_3_a_tie_goes_down_level_by_level() {
    // Five icons each and none on the highest level; on level 2 red has two, tubular one.
    let pieces = vec![(flat(3), TUB), (bridge(6), RED), (flat(9), RED), (upright(12), TUB)];
    assert_eq!(places(pieces.clone(), &[RED, TUB], "{}"), [1, 2]);
    // The same icons on every level are a shared win.
    let even = vec![(flat(3), TUB), (upright(6), RED), (flat(9), RED), (upright(12), TUB)];
    assert_eq!(places(even, &[RED, TUB], "{}"), [1, 1]);
}

#[test]
fn coral_sym_3_a_tie_counts_the_icons_of_both_partners() {
    // Five each: the second team has one icon on level 2, the first two, which are those of the partner.
    let pieces = vec![(flat(3), BRAIN), (flat(6), RED), (bridge(9), SUN), (upright(12), TUB)];
    assert_eq!(places(pieces, &[RED, TUB, SUN, BRAIN], r#"{"symbiosis": true}"#), [1, 3, 1, 3]);
}

/// Plays floats and landings until the match is over.
fn finish(mut game: Coral) -> Coral {
    let mut dice = SeededDice::new(1);
    let mut buffer = Vec::new();
    for _ in 0..2000 {
        let Turn::Decide(_) = game.turn() else { break };
        let seat = asked(&game);
        let action = game.random_legal(seat, &mut dice, &mut buffer);
        game.act(seat, action);
    }
    game
}

#[test]
fn e_05_coral_float_1_coral_float_2_coral_turn_2_off_in_one_turn_landed_in_the_next() {
    let mut game = at(&k(&[(RED, [0, -1, 1]), (SUN, [2, 0, 1]), (TUB, [0, 0, 2])]), 0);
    act(&mut game, Action::Float);
    assert_eq!(game.pawn(RED), Pawn::Floating);
    act(&mut game, Action::Float);
    act(&mut game, Action::Float);
    assert_eq!((asked(&game), game.view(Observer::Spectator).step.word()), (Seat::A, "land"));
    assert_eq!(rule(&game, Action::Float), "CORAL-TURN-2");
    act(&mut game, land(0, -1, 1));
    // The turn is over: no growth in it.
    assert_eq!(asked(&game), Seat::B);
}

// Setup.

#[test]
fn u_01_coral_set_5_coral_set_6_68_places_on_the_empty_table() {
    let game = covering();
    assert_eq!(growths(&game, RED).len(), 68);
    let around = Shape::around().iter().filter(|p| p.cells().iter().all(|cell| cell.z >= 0));
    let all: Vec<Placement> = around.copied().collect();
    assert_eq!(all.len(), 92);
    let physics = setup(3, "{}").data().physics;
    let bodies = game.reef().bodies();
    let stable = all.iter().filter(|&&p| atoll_coral::stability::decide(&physics, bodies, p).stable).count();
    assert_eq!(stable, 80);
    // Every offered place touches rock and table.
    for placement in growths(&game, RED) {
        assert!(placement.cells().iter().any(|cell| cell.z == 0));
        assert!(placement.cells().iter().any(|cell| cell.touches(ROCK)));
    }
    let high = grow(&game, RED, [[0, 0, 1], [0, 0, 2], [1, 0, 2]]);
    assert_eq!(rule(&game, high), "CORAL-SET-6");
}

/// How many places meet tier 0, tiers 0 and 1, and all tiers.
fn tiers(game: &Coral) -> [usize; 3] {
    let seat = asked(game);
    let own = game.species_of(seat).expect("chosen");
    let physics = setup(3, "{}").data().physics;
    let others =
        |at: Cell| game.reef().species_at(at).is_some_and(|species| species != own && is_played(game, species));
    let mut counts = [0; 3];
    for &placement in Shape::around() {
        let cells = placement.cells();
        if cells.iter().any(|&cell| cell.z < 0 || game.reef().has(cell)) {
            continue;
        }
        if !atoll_coral::stability::decide(&physics, game.reef().bodies(), placement).stable
            || !game.reef().can_reach(placement, |_| false)
        {
            continue;
        }
        let table = cells.iter().any(|cell| cell.z == 0);
        let covers = cells.iter().any(|&cell| game.reef().top(cell).is_some_and(|top| top.z < cell.z && others(top)));
        counts[2] += 1;
        counts[1] += usize::from(table);
        counts[0] += usize::from(table && !covers);
    }
    counts
}

fn is_played(game: &Coral, species: Species) -> bool {
    Seat::first(game.seats()).any(|seat| game.species_of(seat) == Some(species))
}

#[test]
fn u_02_coral_set_7_after_the_first_piece() {
    let mut game = covering();
    cover(&mut game, RED, R1);
    assert_eq!(tiers(&game), [45, 46, 62]);
    assert_eq!(growths(&game, SUN).len(), 45);
    assert_eq!(growths(&game, BRAIN).len(), 45);
    // The one place that would put a red icon in the shade.
    let shading = Shape::around().iter().find(|&&placement| {
        let over = |cell: &Cell| cell.z > 0 && game.reef().species_at(cell.plus(DOWN)) == Some(RED);
        let free = placement.cells().iter().all(|&cell| cell.z >= 0 && !game.reef().has(cell));
        free && placement.cells().iter().any(over)
            && placement.cells().iter().any(|cell| cell.z == 0)
            && check(&game, Action::Grow { species: SUN, shape: Shape::of(placement, ROCK).expect("it touches") })
                .is_err_and(|illegal| illegal.0.id == "CORAL-SET-7")
    });
    assert!(shading.is_some());
}

#[test]
fn coral_set_7_neutral_pieces_may_be_covered() {
    // As in U2, but the first piece is neutral: the place that covers it is open too.
    let mut game = covering();
    cover(&mut game, BRAIN, R1);
    assert_eq!(growths(&game, SUN).len(), 46);
}

/// The pinwheel of solo card A, laid by four players.
const PINWHEEL: [(Species, Spots); 4] = [
    (RED, [[1, 0, 0], [1, 1, 0], [2, 0, 0]]),
    (TUB, [[0, 1, 0], [-1, 1, 0], [0, 2, 0]]),
    (SUN, [[-1, 0, 0], [-1, -1, 0], [-2, 0, 0]]),
    (BRAIN, [[0, -1, 0], [1, -1, 0], [0, -2, 0]]),
];

#[test]
fn u_03_coral_set_8_the_pinwheel_leaves_only_the_top() {
    let order = r#"{"species": "in_order"}"#;
    let mut game = Coral::new(&setup(4, order));
    for (species, spots) in &PINWHEEL[..3] {
        cover(&mut game, *species, *spots);
    }
    assert_eq!(growths(&game, BRAIN).len(), 11);
    cover(&mut game, BRAIN, PINWHEEL[3].1);
    let all = growths(&game, RED);
    assert_eq!(all.len(), 24);
    assert!(all.iter().all(|placement| placement.has(Cell::new(0, 0, 1))));
    assert_eq!(tiers(&game), [0, 0, 24]);

    // With the wider reading of covering the middle tier decides.
    let wide = setup_with(4, order, &[("setup_cover = \"above\"", "setup_cover = \"contact\"")]);
    let mut game = Coral::new(&wide);
    for (species, spots) in &PINWHEEL[..3] {
        game.act(asked(&game), grow(&game, *species, *spots));
    }
    assert_eq!(growths(&game, BRAIN).len(), 12);
    let wide = setup_with(3, "{}", &[("setup_cover = \"above\"", "setup_cover = \"contact\"")]);
    let mut game = Coral::new(&wide);
    for species in [RED, SUN, TUB] {
        act(&mut game, Action::Play { species });
    }
    act(&mut game, Action::Neutral { species: BRAIN });
    cover(&mut game, RED, R1);
    assert_eq!(growths(&game, SUN).len(), 29);
}

#[test]
fn u_04_coral_set_9_nothing_is_covered_twice() {
    let mut game = covering();
    for (species, spots) in [(RED, R1), (SUN, S1), (TUB, T1), (RED, R2)] {
        cover(&mut game, species, spots);
    }
    assert_eq!(game.view(Observer::Spectator).step.word(), "pawns");
    for shape in Shape::all() {
        assert_eq!(rule(&game, Action::Grow { species: SUN, shape }), "CORAL-SET-11");
    }
}

#[test]
fn u_05_coral_set_14_a_pawn_without_a_place_waits() {
    let mut game = Coral::new(&setup(4, r#"{"species": "in_order"}"#));
    let pieces = [
        (RED, [[1, 0, 0], [1, 1, 0], [2, 0, 0]]),
        (RED, [[0, 1, 0], [-1, 1, 0], [0, 2, 0]]),
        (SUN, [[-1, 0, 0], [-2, 0, 0], [-2, 0, 1]]),
        (RED, [[0, -1, 0], [1, -1, 0], [0, -2, 0]]),
        (RED, [[0, 0, 1], [0, 0, 2], [1, 0, 2]]),
    ];
    for (species, spots) in pieces {
        cover(&mut game, species, spots);
    }
    assert_eq!(asked(&game), Seat::B);
    act(&mut game, land(-2, 0, 2));
    assert_eq!(asked(&game), Seat::C);
    // Before seat 3 takes it, red could still stand on (-1,0,1).
    act(&mut game, land(2, 0, 1));
    act(&mut game, land(-1, 0, 1));
    assert_eq!(game.pawn(RED), Pawn::Fallen);
    assert_eq!((asked(&game), game.view(Observer::Spectator).step.word()), (Seat::B, "act"));

    // Red alone on this reef would have exactly two places.
    let scene = Builder {
        pieces: pieces.iter().map(|&(species, spots)| (piece(spots), species)).collect(),
        reserves: vec![[0; 4]; 4],
        ..Builder::default()
    };
    let game = scene.open(&setup(4, "{}")).expect("a position");
    assert_eq!(landings(&game), [[-2, 0, 2], [-1, 0, 1]]);
}

// Growing.

#[test]
fn g_01_coral_grow_2_coral_grow_3_sides_top_and_underside() {
    let game = at(&k(&[(TUB, [0, 0, 2])]), 2);
    let cube = Cell::new(0, 0, 1);
    let free = |p: &&Placement| p.cells().iter().all(|&c| c.z >= 0 && !game.reef().has(c));
    let around: Vec<Placement> = Shape::around().iter().map(|p| p.plus(cube)).collect();
    assert_eq!(around.iter().filter(free).count(), 75);
    let legal = growths(&game, BRAIN);
    assert_eq!(legal.len(), 64);
    assert_eq!(legal.iter().filter(|p| p.has(Cell::new(0, 0, 2))).count(), 18);
    assert_eq!(growths(&game, TUB).len(), 46);
    assert!(legal.iter().all(|p| p.cells().iter().any(|c| c.touches(cube))));
}

#[test]
fn g_02_coral_grow_8_beside_and_beneath_counts_as_lifting() {
    let game = at(&k(&[(TUB, [0, 0, 2])]), 2);
    let spots = [[1, 0, 1], [1, 0, 2], [0, 0, 2]];
    assert_eq!(rule(&game, grow(&game, TUB, spots)), "CORAL-GROW-7");
    let mut grown = game.clone();
    let action = grow(&game, BRAIN, spots);
    act(&mut grown, action);
    assert_eq!(pawn(&grown, TUB), Some([0, 0, 3]));
}

#[test]
fn g_03_coral_grow_4_coral_grow_9_a_roof_does_not_touch_a_pawn() {
    let game = at(&k(&[(RED, [0, -1, 1]), (SUN, [0, 0, 2])]), 1);
    let mut grown = game.clone();
    let action = grow(&game, BRAIN, N1);
    act(&mut grown, action);
    assert_eq!(pawn(&grown, SUN), Some([0, 0, 3]));
    assert_eq!(pawn(&grown, RED), Some([0, -1, 1]));
    assert!(growths(&game, SUN).iter().chain(&growths(&game, BRAIN)).all(|p| !p.has(Cell::new(0, -1, 1))));
    let onto = [[0, -1, 1], [1, -1, 1], [1, 0, 1]];
    assert_eq!(rule(&game, grow(&game, SUN, onto)), "CORAL-GROW-4");
}

#[test]
fn g_04_coral_grow_8_no_room_to_lift_under_a_roof() {
    let game = at(&k_n1(&[(RED, [0, -1, 1])]), 0);
    let mut all = growths(&game, BRAIN);
    assert_eq!(all, growths(&game, RED));
    assert_eq!(all.len(), 10);
    assert!(all.iter().all(|p| p.has(Cell::new(-1, -1, 0))));
    all.retain(|p| p.has(Cell::new(0, -1, 1)));
    assert!(all.is_empty());
    let lifting = grow(&game, BRAIN, [[0, -1, 1], [1, -1, 1], [1, -2, 1]]);
    assert_eq!(rule(&game, lifting), "CORAL-GROW-8");
}

#[test]
fn g_05_coral_grow_3_from_the_underside() {
    let game = at(&k_n1(&[(RED, [0, -1, 3])]), 0);
    assert_eq!(check(&game, grow(&game, RED, [[0, -1, 1], [1, -1, 1], [1, -1, 2]])), Ok(()));
}

#[test]
fn g_06_coral_grow_4_beside_a_pawn_is_free() {
    let game = at(&k(&[(RED, [0, -1, 1]), (TUB, [0, 0, 2])]), 2);
    assert_eq!(check(&game, grow(&game, TUB, [[1, 0, 1], [1, -1, 1], [2, 0, 1]])), Ok(()));
}

#[test]
fn g_07_coral_geo_7_a_locked_in_place_cannot_be_reached() {
    let mut scene = k(&[(RED, [1, -1, 1])]);
    scene.reserves = vec![[4, 0, 0, 0], [0; 4], [0; 4]];
    scene.pieces.push((piece([[0, -4, 0], [0, -3, 0], [0, -3, 1]]), BRAIN));
    scene.pieces.push((piece([[1, -3, 1], [2, -3, 0], [2, -3, 1]]), BRAIN));
    let locked = [[1, -3, 0], [1, -2, 0], [2, -2, 0]];
    let game = at(&scene, 0);
    assert_eq!(rule(&game, grow(&game, RED, locked)), "CORAL-GEO-7");
    let open = setup_with(3, "{}", &[("insertion_path = true", "insertion_path = false")]);
    let game = scene.open(&open).expect("a position");
    assert_eq!(check(&game, grow(&game, RED, locked)), Ok(()));
}

#[test]
fn coral_geo_7_the_way_does_not_lead_through_other_pawns() {
    // The place of G5 under the roof is open to the south and to the east only; a pawn stands in each way.
    let locked = |pawns: &[(Species, [i8; 3])]| {
        let mut scene = k_n1(pawns);
        scene.pieces.push((piece([[2, -1, 0], [3, -1, 0], [2, -2, 0]]), BRAIN));
        scene.reserves = vec![[4, 0, 0, 0], [0; 4], [0; 4]];
        let game = at(&scene, 0);
        check(&game, grow(&game, RED, [[0, -1, 1], [1, -1, 1], [1, -1, 2]])).map_err(|illegal| illegal.0.id)
    };
    let (red, south, east) = ((RED, [0, -1, 3]), (SUN, [0, -2, 1]), (TUB, [2, -1, 1]));
    assert_eq!(locked(&[red, south, east]), Err("CORAL-GEO-7"));
    assert_eq!(locked(&[red, south]), Ok(()));
    assert_eq!(locked(&[red, east]), Ok(()));
}

// Moving.

#[test]
fn m_01_coral_slide_4_a_pawn_bars_the_way() {
    let game = at(&k(&[(SUN, [2, 0, 1]), (TUB, [1, 0, 1])]), 1);
    assert_eq!(slides(&game), Vec::<[i8; 3]>::new());
    assert_eq!(rule(&game, slide(1, 0)), "CORAL-SLIDE-4");
    assert_eq!(rule(&game, slide(0, 0)), "CORAL-SLIDE-4");
}

#[test]
fn m_02_coral_slide_3_own_species_bars_the_way() {
    let game = at(&k(&[(RED, [0, -2, 1])]), 0);
    assert_eq!(slides(&game), sorted([[0, -1, 1], [1, -1, 1]]));
    assert_eq!(rule(&game, slide(1, 0)), "CORAL-SLIDE-3");
    assert_eq!(rule(&game, slide(0, 1)), "CORAL-SLIDE-3");
}

#[test]
fn m_03_coral_slide_6_from_beneath_a_roof() {
    let game = at(&k_n1(&[(RED, [0, -1, 1])]), 0);
    let expected = [[-1, 0, 3], [-1, 1, 1], [0, -2, 1], [0, -1, 3], [0, 0, 3], [0, 1, 1], [0, 2, 1], [1, -1, 1]];
    assert_eq!(slides(&game), sorted(expected));
}

#[test]
fn m_04_coral_slide_7_a_roofed_pawn_does_not_bar_its_roof() {
    let game = at(&k_n1(&[(RED, [0, -1, 1]), (SUN, [1, -1, 1])]), 1);
    assert!(slides(&game).contains(&[0, -1, 3]));
}

#[test]
fn m_05_coral_float_4_landing_places() {
    let game = at(&k_n1(&[]), 1);
    let expected =
        [[-1, 0, 3], [0, -2, 1], [0, -1, 1], [0, -1, 3], [0, 0, 3], [1, -1, 1], [1, 0, 1], [1, 1, 1], [2, 0, 1]];
    assert_eq!(landings(&game), sorted(expected));
    // The switch: only icons in the sun.
    let sunlit = setup_with(3, "{}", &[("land_under_overhang = true", "land_under_overhang = false")]);
    let game = Builder { turn: 1, ..k_n1(&[]) }.open(&sunlit).expect("a position");
    let open: Vec<[i8; 3]> = sorted(expected).into_iter().filter(|&at| at != [0, -1, 1]).collect();
    assert_eq!(landings(&game), open);
    assert_eq!(rule(&game, land(0, -1, 1)), "CORAL-FLOAT-4");
}

#[test]
fn m_06_coral_sym_2_through_the_partner_but_not_onto_it() {
    let mut scene = k(&[(SUN, [2, 0, 1]), (TUB, [1, 0, 1])]);
    scene.plays = vec![RED, SUN, BRAIN, TUB];
    scene.neutral = None;
    scene.reserves = vec![[0; 4]; 4];
    scene.turn = 1;
    let game = scene.open(&setup(4, r#"{"symbiosis": true}"#)).expect("a position");
    let expected = [[1, 1, 1], [1, -1, 1], [0, 0, 2], [-1, 0, 2], [0, -1, 1], [0, -2, 1]];
    assert_eq!(slides(&game), sorted(expected));
    assert_eq!(rule(&game, slide(1, 0)), "CORAL-SYM-2");
}

/// Two players with pawns that can slide for ever, and the pieces that the first loses over its turns.
fn two_players(exchanged: &[(&str, &str)], reserves: [[u8; SPECIES]; 2]) -> Coral {
    let pieces = vec![(piece(R1), RED), (piece(S1), BRAIN), (piece(T1), BRAIN), (piece(R2), BRAIN)];
    let scene = Builder {
        pieces,
        pawns: vec![(RED, cell([0, -1, 1])), (SUN, cell([0, 1, 1]))],
        plays: vec![RED, SUN],
        neutral: Some(BRAIN),
        reserves: reserves.to_vec(),
        ..Builder::default()
    };
    scene.open(&setup_with(2, "{}", exchanged)).expect("a position")
}

/// Lets red slide, float and grow while sun floats and lands; returns red's losses after each of its turns.
fn losses(turns: &str, exchanged: &[(&str, &str)]) -> Vec<u8> {
    let mut game = two_players(exchanged, [[4, 0, 0, 0], [0, 0, 5, 0]]);
    let mut lost = Vec::new();
    for turn in turns.chars() {
        while asked(&game) == Seat::B {
            let action = *legal(&game).iter().rev().find(|a| !matches!(a, Action::Slide { .. })).expect("an action");
            act(&mut game, action);
        }
        let before = total(&game, Seat::A);
        let grown = u8::from(turn == 'G');
        let action = match turn {
            'S' => *legal(&game).iter().find(|a| matches!(a, Action::Slide { .. })).expect("a slide"),
            'F' => Action::Float,
            'L' => *legal(&game).first().expect("a landing"),
            _ => *legal(&game).iter().find(|a| matches!(a, Action::Grow { .. })).expect("a growth"),
        };
        act(&mut game, action);
        if asked(&game) == Seat::A && game.view(Observer::Spectator).step.word() == "pay_move" {
            assert_eq!(rule(&game, Action::Pay { species: SUN }), "CORAL-MOVE-2");
            act(&mut game, Action::Pay { species: RED });
        }
        lost.push(before - total(&game, Seat::A) - grown);
    }
    lost
}

#[test]
fn m_07_coral_move_2_coral_move_3_the_price_of_moving_on_and_on() {
    assert_eq!(losses("SS", &[]), [0, 1]);
    assert_eq!(losses("SSF", &[]), [0, 1, 1]);
    assert_eq!(losses("FLS", &[]), [0, 0, 0]);
    assert_eq!(losses("SGS", &[]), [0, 0, 0]);
    let pairs = [("every_consecutive_move_costs = true", "every_consecutive_move_costs = false")];
    assert_eq!(losses("SSS", &pairs), [0, 1, 0]);
    assert_eq!(losses("SSSS", &pairs), [0, 1, 0, 1]);
    let chain = [("landing_breaks_move_chain = true", "landing_breaks_move_chain = false")];
    assert_eq!(losses("FLS", &chain), [0, 0, 1]);
}

// End, falls, score.

#[test]
fn f_01_coral_end_1_coral_end_3_coral_end_4_coral_end_5_the_end_game() {
    let mut game = two_players(&[], [[1, 0, 0, 0], [0, 0, 2, 1]]);
    let grows = |game: &Coral| legal(game).into_iter().filter(|a| matches!(a, Action::Grow { .. })).collect::<Vec<_>>();
    // The first growth after which the next player can grow too.
    let growth = |game: &Coral| {
        let leads_on = |&action: &Action| {
            let mut next = game.clone();
            act(&mut next, action);
            if next.view(Observer::Spectator).step.word() == "pay_end" {
                act(&mut next, Action::Pay { species: SUN });
            }
            matches!(next.turn(), Turn::Over(_)) || !grows(&next).is_empty()
        };
        grows(game).into_iter().find(leads_on).expect("a growth")
    };
    let action = growth(&game);
    act(&mut game, action);
    assert!(game.is_endgame());
    let action = growth(&game);
    act(&mut game, action);
    assert_eq!(game.view(Observer::Spectator).step.word(), "pay_end");
    assert_eq!(rule(&game, Action::Pay { species: RED }), "CORAL-END-4");
    act(&mut game, Action::Pay { species: SUN });
    assert_eq!((total(&game, Seat::B), asked(&game)), (1, Seat::B));
    let action = growth(&game);
    act(&mut game, action);
    assert!(matches!(game.turn(), Turn::Over(_)));
}

#[test]
fn f_02_a_landing_turn_costs_too() {
    let mut scene_game = two_players(&[], [[1, 0, 0, 0], [0, 0, 1, 0]]);
    // Sun goes afloat first.
    act(&mut scene_game, Action::Float);
    act(&mut scene_game, Action::Float);
    act(&mut scene_game, land(0, -1, 1));
    act(&mut scene_game, land(0, 1, 1));
    let growth = *legal(&scene_game).iter().find(|a| matches!(a, Action::Grow { .. })).expect("a growth");
    let mut game = scene_game;
    // Red grows its last piece while sun is afloat.
    act(&mut game, Action::Float);
    act(&mut game, Action::Float);
    act(&mut game, land(0, -1, 1));
    assert_eq!(asked(&game), Seat::B);
    act(&mut game, land(0, 1, 1));
    act(&mut game, growth);
    assert!(game.is_endgame());
    // Sun on the reef: float, box; the match is over.
    act(&mut game, Action::Float);
    act(&mut game, Action::Pay { species: SUN });
    assert!(matches!(game.turn(), Turn::Over(_)));

    // And afloat at its turn: land, box, over.
    let scene = Builder {
        pieces: vec![(piece(R1), RED), (piece(S1), BRAIN), (piece(T1), BRAIN), (piece(R2), BRAIN)],
        pawns: vec![(RED, cell([0, -1, 1]))],
        plays: vec![RED, SUN],
        neutral: Some(BRAIN),
        reserves: vec![[1, 0, 0, 0], [0, 0, 1, 0]],
        ..Builder::default()
    };
    let mut game = scene.open(&setup(2, "{}")).expect("a position");
    act(&mut game, growth);
    assert_eq!(game.view(Observer::Spectator).step.word(), "land");
    act(&mut game, land(0, 1, 1));
    act(&mut game, Action::Pay { species: SUN });
    assert!(matches!(game.turn(), Turn::Over(_)));
}

#[test]
fn f_03_coral_end_8_two_prices_in_one_turn() {
    let mut scene_game = two_players(&[], [[1, 0, 0, 0], [0, 0, 4, 0]]);
    let growth = *legal(&scene_game).iter().find(|a| matches!(a, Action::Grow { .. })).expect("a growth");
    act(&mut scene_game, growth);
    let mut game = scene_game;
    let step = |game: &Coral| game.view(Observer::Spectator).step.word();
    let slide = |game: &Coral| *legal(game).iter().find(|a| matches!(a, Action::Slide { .. })).expect("a slide");
    let action = slide(&game);
    act(&mut game, action);
    assert_eq!(step(&game), "pay_end");
    act(&mut game, Action::Pay { species: SUN });
    assert_eq!(total(&game, Seat::B), 3);
    let action = slide(&game);
    act(&mut game, action);
    assert_eq!(step(&game), "pay_move");
    act(&mut game, Action::Pay { species: SUN });
    assert_eq!(step(&game), "pay_end");
    act(&mut game, Action::Pay { species: SUN });
    assert_eq!(total(&game, Seat::B), 1);
}

#[test]
fn f_04_coral_end_2_coral_move_4_a_discard_does_not_begin_the_end() {
    for (any, begins) in [(false, false), (true, true)] {
        let flag = format!("end_trigger_any_empty = {any}");
        let mut game = two_players(&[("end_trigger_any_empty = false", &flag)], [[1, 0, 0, 0], [0, 0, 3, 0]]);
        let slide = |game: &Coral| *legal(game).iter().find(|a| matches!(a, Action::Slide { .. })).expect("a slide");
        let action = slide(&game);
        act(&mut game, action);
        act(&mut game, Action::Float);
        let action = slide(&game);
        act(&mut game, action);
        act(&mut game, Action::Pay { species: RED });
        assert_eq!(total(&game, Seat::A), 0);
        assert_eq!(game.is_endgame(), begins);
        if !begins {
            // Red goes on moving at no cost.
            let landing = *legal(&game).first().expect("a landing");
            act(&mut game, landing);
            assert_eq!(asked(&game), Seat::A);
            assert_eq!(rule(&game, Action::Pay { species: RED }), "CORAL-MOVE-4");
            let action = slide(&game);
            act(&mut game, action);
            assert_eq!(asked(&game), Seat::B);
        }
    }
}

/// The scene of F5: rock and A of sun, tubular and red pawns on it.
fn overhang(options: &str) -> Coral {
    let scene = Builder {
        pieces: vec![(piece(A), SUN)],
        pawns: vec![(TUB, cell([0, 0, 2])), (RED, cell([0, 1, 2]))],
        plays: vec![RED, SUN, TUB],
        neutral: Some(BRAIN),
        reserves: vec![[3, 0, 1, 1], [0, 0, 3, 0], [0, 3, 0, 0]],
        ..Builder::default()
    };
    scene.open(&setup(3, options)).expect("a position")
}

#[test]
fn f_05_coral_fall_3_coral_fall_4_coral_fall_5_coral_fall_6_the_penalty() {
    let game = overhang(r#"{"falling": "penalty"}"#);
    let attempt = |species: Species| {
        let mut game = game.clone();
        let action = grow(&game, species, Y);
        act(&mut game, action);
        game
    };
    let after = attempt(RED);
    assert!(after.reef().is_empty());
    assert_eq!((after.boxed(RED), after.reserve(Seat::A, RED)), (game.boxed(RED) + 1, 2));
    assert_eq!(after.reserve(Seat::B, SUN), 4);
    assert_eq!((after.pawn(TUB), after.pawn(RED)), (Pawn::Fallen, Pawn::Fallen));
    // A sun piece grown by red goes to sun, a neutral one to the box.
    let after = attempt(SUN);
    assert_eq!((after.reserve(Seat::B, SUN), after.reserve(Seat::A, SUN)), (5, 0));
    assert_eq!(after.boxed(SUN), game.boxed(SUN));
    let after = attempt(BRAIN);
    assert_eq!(after.boxed(BRAIN), game.boxed(BRAIN) + 1);
    // X touches only the cube under the pawn, so it is never of the mover's species.
    for mode in ["strict", "restore", "penalty"] {
        let scene = Builder {
            pieces: vec![(piece(A), SUN)],
            pawns: vec![(RED, cell([1, 0, 2]))],
            plays: vec![RED, SUN, TUB],
            reserves: vec![[3, 0, 0, 0]],
            ..Builder::default()
        };
        let game = scene.open(&setup(3, &format!(r#"{{"falling": "{mode}"}}"#))).expect("a position");
        assert_eq!(rule(&game, grow(&game, RED, X)), "CORAL-GROW-7");
    }
}

#[test]
fn f_06_coral_fall_2_everything_is_put_back() {
    let game = overhang(r#"{"falling": "restore"}"#);
    let mut after = game.clone();
    for _ in 0..3 {
        let action = grow(&after, RED, Y);
        act(&mut after, action);
        assert_eq!(after.reef(), game.reef());
        assert_eq!(asked(&after), Seat::A);
        for seat in Seat::first(3) {
            assert_eq!(total(&after, seat), total(&game, seat));
        }
        assert_eq!(after.pawn(RED), game.pawn(RED));
    }
    // A fourth attempt in the same turn is not heard.
    assert_eq!(rule(&after, grow(&after, RED, Y)), "CORAL-FALL-2");
}

#[test]
fn f_07_coral_score_1_coral_score_4_the_score_of_k() {
    let mut scene = k(&[(RED, [0, -1, 1])]);
    scene.reserves = vec![[1, 0, 0, 0], [0; 4], [0; 4]];
    let game = at(&scene, 0);
    assert_eq!(scores(&game), [5, 3, 3]);
    let view = game.view(Observer::Spectator);
    assert_eq!(view.players[1].levels, [0, 3]);
    assert_eq!(view.players[2].levels, [0, 3]);
    // Nobody has a piece left, so the match is over after this turn; sun and tubular share the second place.
    scene.reserves = vec![[0; 4]; 3];
    let mut over = at(&scene, 0);
    act(&mut over, Action::Float);
    let Turn::Over(outcome) = over.turn() else { panic!("the match is over") };
    assert_eq!((outcome.scores.as_slice(), outcome.places.as_slice()), ([5, 3, 3].as_slice(), [1, 2, 2].as_slice()));
    for action in [Action::Float, land(0, 0, 2), Action::Pay { species: RED }] {
        assert_eq!(over.check(Seat::A, action).expect_err("it is over").0.id, "CORAL-END-5");
    }
}

fn alone(card: &str, level: &str) -> Coral {
    let options = format!(r#"{{"solo_setup": "{card}", "complexity": "{level}"}}"#);
    Coral::new(&setup(1, &options))
}

/// Draws these pieces first.
fn draw(game: &mut Coral, species: &[Species]) {
    for &species in species {
        let mut odds = Odds::new();
        game.odds(&mut odds);
        assert!(odds.as_slice().contains(&(Chance::Draw { species }, odds_of(&odds, species))));
        game.chance(Chance::Draw { species });
    }
}

fn odds_of(odds: &Odds<Chance>, species: Species) -> u32 {
    odds.as_slice().iter().find(|(o, _)| *o == Chance::Draw { species }).map_or(0, |(_, weight)| *weight)
}

#[test]
fn f_08_coral_solo_3_card_a_at_the_start() {
    for species in Species::ALL {
        let mut game = alone("A", "I");
        draw(&mut game, &[species; 3]);
        act(&mut game, Action::Take { species });
        assert_eq!(slides(&game).len(), 7);
        assert!(slides(&game).contains(&[0, 0, 1]), "the rock's top can be entered");
        assert_eq!(growths(&game, species).len(), 39);
    }
    let count = |level: &str, species: Species| {
        let game = alone("A", level);
        let card = &game.view(Observer::Spectator).solo.expect("alone").cards[species.index()].clone();
        (card.count, card.points)
    };
    assert_eq!(count("I", RED), (3, 0));
    assert_eq!(count("II", SUN), (3, 1));
    assert_eq!(count("I", BRAIN), (3, 0));
}

#[test]
fn f_09_coral_fall_9_a_lifted_pawn_goes_back_or_falls() {
    let open = |pieces: Vec<(Placement, Species)>| {
        let scene = Builder {
            pieces,
            pawns: vec![(RED, cell([1, 0, 2]))],
            plays: vec![RED, SUN, TUB],
            neutral: Some(BRAIN),
            reserves: vec![[3, 0, 0, 2], [0, 0, 3, 0], [0, 3, 0, 0]],
            ..Builder::default()
        };
        scene.open(&setup(3, r#"{"falling": "penalty"}"#)).expect("a position")
    };
    let mut game = open(vec![(piece(W), SUN)]);
    let boxed = game.boxed(BRAIN);
    let action = grow(&game, BRAIN, [[1, 0, 2], [1, 1, 2], [2, 1, 2]]);
    act(&mut game, action);
    assert_eq!((game.boxed(BRAIN), game.reef().len()), (boxed + 1, 2));
    assert_eq!(pawn(&game, RED), Some([1, 0, 2]));
    let mut game = open(vec![(piece(A), SUN)]);
    let action = grow(&game, BRAIN, X);
    act(&mut game, action);
    assert!(game.reef().is_empty());
    assert_eq!(game.pawn(RED), Pawn::Fallen);
}

#[test]
fn f_10_coral_solo_2_a_tower_of_tubes_on_card_b() {
    type Turn = (Species, Option<[i8; 3]>, Spots);
    let turns: [Turn; 7] = [
        (RED, Some([0, 2, 1]), [[1, 2, 0], [2, 2, 0], [1, 3, 0]]),
        (BRAIN, Some([2, 0, 1]), [[3, 0, 0], [4, 0, 0], [3, 1, 0]]),
        (SUN, None, [[0, 0, 1], [0, 0, 2], [1, 0, 2]]),
        (TUB, Some([1, 0, 3]), [[1, 1, 2], [0, 1, 2], [0, 1, 3]]),
        (RED, Some([0, 1, 4]), [[0, 0, 3], [0, 0, 4], [-1, 0, 4]]),
        (RED, Some([0, 2, 1]), [[-1, 2, 0], [-2, 2, 0], [-1, 3, 0]]),
        (TUB, Some([0, 0, 5]), [[0, 1, 4], [0, 1, 5], [0, 2, 5]]),
    ];
    for level in ["I", "II"] {
        let mut game = alone("B", level);
        draw(&mut game, &[RED, BRAIN, SUN]);
        let coming = [TUB, RED, RED, TUB, BRAIN, BRAIN, BRAIN];
        for (n, (species, to, spots)) in turns.into_iter().enumerate() {
            act(&mut game, Action::Take { species });
            if n == 6 {
                assert_eq!(slides(&game), sorted([[-2, 0, 1], [-1, 0, 5], [0, 0, 5]]));
            }
            if let Some([x, y, z]) = to {
                act(&mut game, slide(x, y));
                assert_eq!(pawn(&game, species), Some([x, y, z]));
            }
            let action = grow(&game, species, spots);
            act(&mut game, action);
            draw(&mut game, &coming[n..=n]);
        }
        let solo = game.view(Observer::Spectator).solo.expect("alone");
        assert_eq!(solo.cards[TUB.index()].count, 6);
    }
}

// The rules that no vector names.

#[test]
fn coral_geo_1_twelve_orientations_and_36_placements_through_a_cell() {
    let mut all = Vec::new();
    for (a, b) in ORIENTATIONS {
        for back in [ROCK, a, b] {
            all.push(Placement::with_arms(ROCK.minus(back), a, b));
        }
    }
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 36);
    assert!(all.iter().all(|placement| placement.has(ROCK)));
    // A filled cell is refused.
    let game = at(&k(&[(TUB, [0, 0, 2])]), 2);
    assert_eq!(rule(&game, grow(&game, TUB, [[-1, 0, 1], [-1, 0, 2], [-1, 1, 1]])), "CORAL-GEO-1");
}

#[test]
fn coral_geo_2_faces_connect_only_as_neighbours() {
    assert!(Cell::new(1, 2, 3).touches(Cell::new(1, 2, 4)));
    assert!(!Cell::new(1, 2, 3).touches(Cell::new(2, 3, 3)));
    assert!(!Cell::new(1, 2, 3).touches(Cell::new(1, 2, 5)));
    assert_eq!(Shape::of(piece([[2, 0, 0], [3, 0, 0], [2, 1, 0]]), ROCK), None);
}

#[test]
fn coral_geo_3_table_and_rock() {
    let game = covering();
    for placement in growths(&game, RED) {
        assert!(placement.cells().iter().any(|cell| cell.z == 0));
        assert!(placement.cells().iter().any(|cell| cell.touches(ROCK)));
    }
}

#[test]
fn coral_geo_4_sunlight_reaches_the_top_of_each_column() {
    let game = at(&k_n1(&[(RED, [0, -1, 1])]), 0);
    let view = game.view(Observer::Spectator);
    let top = |x: i8, y: i8| view.columns.iter().find(|c| c.x == x && c.y == y).map(|c| (c.z, c.species));
    assert_eq!(top(0, 0), Some((2, Some(BRAIN))));
    assert_eq!(top(0, -1), Some((2, Some(BRAIN))));
    assert_eq!(top(2, 0), Some((0, Some(RED))));
    // N1 took one red and one tubular icon's light... and both reds on top of the rock.
    assert_eq!(scores(&game), [3, 3, 2]);
}

#[test]
fn coral_geo_5_one_pawn_to_an_icon() {
    let mut game = at(&k(&[(RED, [0, -1, 1]), (TUB, [0, 0, 2])]), 1);
    assert_eq!(rule(&game, land(0, -1, 1)), "CORAL-GEO-5");
    assert_eq!(check(&game, land(0, -2, 1)), Ok(()));
    act(&mut game, land(0, -2, 1));
    // A tall pawn needs two cells.
    let tall = setup_with(3, "{}", &[("clearance_cells = 1", "clearance_cells = 2")]);
    let scene = Builder { turn: 1, ..k_n1(&[]) };
    let game = scene.open(&tall).expect("a position");
    assert!(!landings(&game).contains(&[0, -1, 1]) || game.reef().has(Cell::new(0, -1, 2)));
    assert!(!landings(&game).contains(&[0, -1, 1]));
}

#[test]
fn coral_geo_6_no_pawn_stands_on_its_own_species() {
    let game = at(&k(&[]), 1);
    assert_eq!(rule(&game, land(0, 1, 1)), "CORAL-GEO-6");
    // And it stays so through whole matches.
    for seed in 0..6 {
        let mut game = Coral::new(&setup(4, r#"{"species": "in_order", "falling": "penalty"}"#));
        let mut dice = SeededDice::new(seed);
        let mut playout = atoll_core::Playout::new();
        while playout.random(&mut game, &mut dice).is_some() {
            for species in Species::ALL {
                if let Some(cell) = game.pawn(species).cell() {
                    let beneath = game.reef().species_at(cell.plus(DOWN));
                    assert!(beneath.is_some_and(|beneath| beneath != species), "seed {seed}");
                    assert!(!game.reef().has(cell), "seed {seed}");
                }
            }
        }
    }
}

#[test]
fn coral_set_1_each_a_species_of_their_own() {
    let mut game = Coral::new(&setup(2, "{}"));
    act(&mut game, Action::Play { species: SUN });
    assert_eq!(asked(&game), Seat::B);
    assert_eq!(rule(&game, Action::Play { species: SUN }), "CORAL-SET-1");
    act(&mut game, Action::Play { species: RED });
}

#[test]
fn coral_set_2_the_start_player_names_the_neutral_species() {
    let mut game = Coral::new(&setup(2, r#"{"start": "second"}"#));
    assert_eq!(asked(&game), Seat::B);
    act(&mut game, Action::Play { species: SUN });
    act(&mut game, Action::Play { species: RED });
    assert_eq!(asked(&game), Seat::B);
    assert_eq!(rule(&game, Action::Neutral { species: RED }), "CORAL-SET-2");
    act(&mut game, Action::Neutral { species: TUB });
    assert_eq!(game.view(Observer::Spectator).neutral, Some(TUB));
}

#[test]
fn coral_set_3_reserves() {
    let reserves = |seats: u8| {
        let game = Coral::new(&setup(seats, r#"{"species": "in_order"}"#));
        let view = game.view(Observer::Spectator);
        (view.players.iter().map(|player| player.reserve).collect::<Vec<_>>(), view.boxed)
    };
    assert_eq!(reserves(2), (vec![[6, 0, 3, 0], [0, 6, 3, 0]], [0, 0, 0, 6]));
    assert_eq!(reserves(3), (vec![[6, 0, 0, 2], [0, 6, 0, 2], [0, 0, 6, 2]], [0; 4]));
    assert_eq!(reserves(4), (vec![[4, 1, 0, 1], [1, 4, 1, 0], [0, 1, 4, 1], [1, 0, 1, 4]], [0; 4]));
}

#[test]
fn coral_set_10_any_species_of_the_reserve_covers() {
    let game = covering();
    assert_eq!(check(&game, grow(&game, BRAIN, R1)), Ok(()));
    assert_eq!(rule(&game, grow(&game, SUN, R1)), "CORAL-SET-10");
}

#[test]
fn coral_set_11_pawns_go_on_free_foreign_icons() {
    let mut game = covering();
    for (species, spots) in [(RED, R1), (SUN, S1), (TUB, T1), (RED, R2)] {
        cover(&mut game, species, spots);
    }
    assert_eq!(rule(&game, land(5, 5, 1)), "CORAL-SET-11");
    assert_eq!(rule(&game, land(0, 1, 1)), "CORAL-GEO-6");
    act(&mut game, land(0, 0, 2));
    assert_eq!(rule(&game, land(0, 0, 2)), "CORAL-GEO-5");
}

#[test]
fn coral_set_13_covering_pieces_must_stand() {
    let game = covering();
    // On the rock by an end cube only, and in the air beside it.
    let tips = grow(&game, RED, [[0, 0, 1], [1, 0, 1], [1, 1, 1]]);
    assert_eq!(rule(&game, tips), "CORAL-SET-13");
    let hangs = Action::Grow {
        species: RED,
        shape: Shape::of(piece([[1, 0, 0], [1, 0, 1], [2, 0, 1]]), ROCK).expect("it touches"),
    };
    assert_eq!(check(&game, hangs), Ok(()));
}

#[test]
fn coral_turn_1_clockwise_and_one_action() {
    let mut game = at(&k(&[(RED, [0, -1, 1]), (SUN, [2, 0, 1]), (TUB, [0, 0, 2])]), 2);
    assert_eq!(game.check(Seat::A, Action::Float).expect_err("not red's turn").0.id, "CORAL-TURN-1");
    act(&mut game, Action::Float);
    assert_eq!(asked(&game), Seat::A);
    act(&mut game, Action::Float);
    assert_eq!(asked(&game), Seat::B);
}

#[test]
fn coral_turn_3_a_fallen_pawn_is_put_back_before_the_action() {
    let mut game = overhang(r#"{"falling": "penalty"}"#);
    let action = grow(&game, RED, Y);
    act(&mut game, action);
    // Nothing is left to stand on but the rock, which is no icon.
    assert_eq!(game.pawn(RED), Pawn::Fallen);
    let mut game = Coral::new(&setup(4, r#"{"species": "in_order"}"#));
    let pieces = [
        (RED, [[1, 0, 0], [1, 1, 0], [2, 0, 0]]),
        (RED, [[0, 1, 0], [-1, 1, 0], [0, 2, 0]]),
        (SUN, [[-1, 0, 0], [-2, 0, 0], [-2, 0, 1]]),
        (RED, [[0, -1, 0], [1, -1, 0], [0, -2, 0]]),
        (RED, [[0, 0, 1], [0, 0, 2], [1, 0, 2]]),
    ];
    for (species, spots) in pieces {
        cover(&mut game, species, spots);
    }
    for at in [land(-2, 0, 2), land(2, 0, 1), land(-1, 0, 1)] {
        act(&mut game, at);
    }
    for _ in 0..3 {
        act(&mut game, Action::Float);
    }
    assert_eq!((asked(&game), game.view(Observer::Spectator).step.word()), (Seat::A, "replace"));
    assert_eq!(rule(&game, Action::Float), "CORAL-TURN-3");
    act(&mut game, land(-1, 0, 1));
    assert_eq!((asked(&game), game.view(Observer::Spectator).step.word()), (Seat::A, "act"));
}

#[test]
fn coral_turn_4_a_pawn_on_the_reef_can_always_float() {
    let mut scene = k(&[(SUN, [2, 0, 1]), (TUB, [1, 0, 1])]);
    scene.reserves = vec![[1, 0, 0, 0], [0; 4], [0; 4]];
    let game = at(&scene, 1);
    assert_eq!(legal(&game), [Action::Float]);
}

#[test]
fn coral_grow_1_only_what_is_in_reserve() {
    let game = at(&k(&[(TUB, [0, 0, 2])]), 2);
    assert_eq!(rule(&game, grow(&game, RED, [[1, 0, 1], [1, -1, 1], [2, 0, 1]])), "CORAL-GROW-1");
}

#[test]
fn coral_grow_5_what_tips_is_refused() {
    // A red piece beside the cube, with an end cube on the red top only.
    let game = at(&k(&[(TUB, [0, 0, 2])]), 2);
    let tipping = grow(&game, TUB, [[1, 0, 1], [1, 0, 2], [0, 0, 2]]);
    assert_eq!(rule(&game, tipping), "CORAL-GROW-7");
    let hanging = grow(&game, TUB, [[0, -1, 1], [0, -1, 2], [0, -2, 2]]);
    assert_eq!(check(&game, hanging), Ok(()));
    let unsupported = overhang("{}");
    assert_eq!(rule(&unsupported, grow(&unsupported, RED, Y)), "CORAL-GROW-5");
}

#[test]
fn coral_stab_2_a_piece_in_the_air_is_refused() {
    let game = at(&k(&[(TUB, [-1, 0, 2])]), 2);
    let in_the_air = grow(&game, TUB, [[-2, 0, 1], [-2, 0, 2], [-3, 0, 2]]);
    assert_eq!(rule(&game, in_the_air), "CORAL-STAB-2");
}

#[test]
fn coral_grow_10_anything_may_be_covered_in_play() {
    let game = at(&k(&[(TUB, [0, 0, 2])]), 2);
    let over_red = grow(&game, TUB, [[1, 0, 1], [1, -1, 1], [2, 0, 1]]);
    let mut after = game.clone();
    act(&mut after, over_red);
    assert!(scores(&after)[0] < scores(&game)[0]);
}

#[test]
fn coral_move_1_a_move_is_a_slide_or_a_float() {
    let game = at(&k(&[(SUN, [2, 0, 1])]), 1);
    let moves = legal(&game).into_iter().filter(|a| !matches!(a, Action::Grow { .. }));
    assert!(moves.clone().all(|a| matches!(a, Action::Slide { .. } | Action::Float)));
    assert_eq!(moves.count(), 8);
}

#[test]
fn coral_move_3_landing_breaks_the_row() {
    assert_eq!(losses("SFLS", &[]), [0, 1, 0, 0]);
}

#[test]
fn coral_slide_5_not_off_the_reef() {
    let game = at(&k(&[(SUN, [2, 0, 1])]), 1);
    assert_eq!(rule(&game, slide(3, 0)), "CORAL-SLIDE-5");
}

#[test]
fn coral_slide_7_the_bare_rock_is_barred() {
    let scene = Builder {
        pieces: vec![(piece(R1), RED), (piece(S1), SUN)],
        pawns: vec![(TUB, cell([1, 0, 1]))],
        plays: vec![RED, SUN, TUB],
        neutral: Some(BRAIN),
        reserves: vec![[1, 0, 0, 0]; 3],
        turn: 2,
        ..Builder::default()
    };
    let game = scene.open(&setup(3, "{}")).expect("a position");
    assert_eq!(rule(&game, slide(0, 0)), "CORAL-SLIDE-7");
}

#[test]
fn coral_slide_8_a_slide_leads_elsewhere() {
    let game = at(&k(&[(SUN, [2, 0, 1])]), 1);
    assert_eq!(rule(&game, slide(2, 0)), "CORAL-SLIDE-8");
}

#[test]
fn coral_float_3_nowhere_to_land_passes_the_turn() {
    // Only red on the reef: red cannot land, so the turn goes to sun.
    let scene = Builder {
        pieces: vec![(piece(R1), RED)],
        plays: vec![RED, SUN],
        neutral: Some(BRAIN),
        reserves: vec![[2, 0, 0, 0], [0, 0, 2, 0]],
        ..Builder::default()
    };
    let game = scene.open(&setup(2, "{}")).expect("a position");
    assert_eq!(asked(&game), Seat::B);
    assert_eq!(game.pawn(RED), Pawn::Floating);
}

#[test]
fn coral_end_6_refilled_reserves_play_on() {
    let scene = Builder {
        pieces: vec![(piece(A), SUN)],
        pawns: vec![(RED, cell([0, 1, 2]))],
        plays: vec![RED, SUN],
        neutral: Some(BRAIN),
        reserves: vec![[3, 0, 0, 0], [0; 4]],
        endgame: true,
        ..Builder::default()
    };
    let mut game = scene.open(&setup(2, r#"{"falling": "penalty"}"#)).expect("a position");
    let action = grow(&game, RED, Y);
    act(&mut game, action);
    act(&mut game, Action::Pay { species: RED });
    // The fall gave sun a piece: sun plays again, in an end game that goes on.
    assert!(game.is_endgame());
    assert_eq!(game.reserve(Seat::B, SUN), 1);
    assert_eq!((asked(&game), game.view(Observer::Spectator).step.word()), (Seat::B, "pay_end"));
}

#[test]
fn coral_end_7_standing_still_begins_the_end() {
    let mut game = two_players(&[], [[3, 0, 0, 0], [0, 0, 3, 0]]);
    for turn in 0..8 {
        assert!(!game.is_endgame(), "turn {turn}");
        let float = legal(&game).contains(&Action::Float);
        let action = if float { Action::Float } else { *legal(&game).first().expect("a landing") };
        act(&mut game, action);
    }
    assert!(game.is_endgame());
    // It binds the next seat first: no piece was asked for in that turn, but one is in this.
    assert_eq!((asked(&game), game.view(Observer::Spectator).step.word()), (Seat::A, "act"));
    assert_eq!((total(&game, Seat::A), total(&game, Seat::B)), (3, 3));
    act(&mut game, Action::Float);
    assert_eq!((asked(&game), game.view(Observer::Spectator).step.word()), (Seat::A, "pay_end"));
    // Never, if the switch says so.
    let mut game = two_players(&[("stall_rounds = 4", "stall_rounds = 0")], [[3, 0, 0, 0], [0, 0, 3, 0]]);
    for _ in 0..40 {
        let float = legal(&game).contains(&Action::Float);
        let action = if float { Action::Float } else { *legal(&game).first().expect("a landing") };
        act(&mut game, action);
    }
    assert!(!game.is_endgame());
}

#[test]
fn coral_score_2_an_icon_under_a_pawn_counts() {
    assert_eq!(scores(&at(&k(&[]), 0)), scores(&at(&k(&[(SUN, [2, 0, 1]), (TUB, [1, 0, 1])]), 0)));
}

#[test]
fn coral_fall_1_spared_seats_pay_nothing() {
    let mut game = overhang(r#"{"falling": "penalty", "exempt": ["A"]}"#);
    let before = game.reef().clone();
    let action = grow(&game, RED, Y);
    act(&mut game, action);
    assert_eq!(*game.reef(), before);
    assert_eq!(asked(&game), Seat::A);
}

#[test]
fn coral_fall_6_a_fall_breaks_the_row_of_moves() {
    let scene = Builder {
        pieces: vec![(piece(W), BRAIN)],
        pawns: vec![(RED, cell([1, 0, 2]))],
        plays: vec![RED, SUN],
        neutral: Some(BRAIN),
        reserves: vec![[2, 0, 0, 2], [0, 0, 3, 0]],
        ..Builder::default()
    };
    let mut game = scene.open(&setup(2, r#"{"falling": "penalty"}"#)).expect("a position");
    act(&mut game, slide(2, 0));
    act(&mut game, land(1, 0, 2));
    // It hangs on its end cube and falls; the lifted pawn stays.
    let action = grow(&game, BRAIN, [[2, 0, 1], [3, 0, 1], [3, 1, 1]]);
    act(&mut game, action);
    assert_eq!((game.reef().len(), pawn(&game, RED), asked(&game)), (2, Some([2, 0, 1]), Seat::B));
    act(&mut game, Action::Float);
    act(&mut game, slide(1, 0));
    assert_eq!((asked(&game), total(&game, Seat::A)), (Seat::B, 3), "the slide costs nothing");
}

#[test]
fn coral_fall_7_unstable_placements_are_moves_only_where_falling_is_allowed() {
    let strict = overhang("{}");
    assert_eq!(rule(&strict, grow(&strict, RED, Y)), "CORAL-GROW-5");
    for mode in ["restore", "penalty"] {
        let game = overhang(&format!(r#"{{"falling": "{mode}"}}"#));
        assert_eq!(check(&game, grow(&game, RED, Y)), Ok(()));
    }
    // Never while the rock is being covered.
    let game = Coral::new(&setup(3, r#"{"species": "in_order", "falling": "penalty"}"#));
    assert_eq!(rule(&game, grow(&game, RED, [[0, 0, 1], [1, 0, 1], [1, 1, 1]])), "CORAL-SET-13");
}

#[test]
fn coral_fall_8_a_bared_rock_is_no_icon() {
    let mut game = overhang(r#"{"falling": "penalty"}"#);
    let action = grow(&game, RED, Y);
    act(&mut game, action);
    // Nobody can land on the bare rock, so all pass until the end game boxes their pieces.
    let view = game.view(Observer::Spectator);
    assert!(view.landings.is_empty());
    assert!(game.is_endgame() && view.step.word() == "pay_end");
}

#[test]
fn coral_chaos_1_coral_chaos_2_reserves_are_drawn() {
    for (seats, each) in [(3, 8), (4, 6)] {
        let mut game = Coral::new(&setup(seats, r#"{"species": "in_order", "chaos": true}"#));
        for seat in Seat::first(seats) {
            assert_eq!(total(&game, seat), 2);
            assert_eq!(game.reserve(seat, game.species_of(seat).expect("dealt")), 2);
        }
        let mut dice = SeededDice::new(3);
        atoll_core::Playout::new().settle(&mut game, &mut dice);
        assert!(Seat::first(seats).all(|seat| total(&game, seat) == each));
        assert_eq!(game.view(Observer::Spectator).step.word(), "cover");
    }
    let options = serde_json::from_str(r#"{"chaos": true}"#).expect("options");
    assert!(Setup::<Coral>::new(2, options, Edition::shipped()).is_err());
}

#[test]
fn coral_sym_1_coral_sym_3_partners_share_points_and_places() {
    let mut game = Coral::new(&setup(4, r#"{"species": "in_order", "symbiosis": true}"#));
    let mut dice = SeededDice::new(5);
    let mut playout = atoll_core::Playout::new();
    while playout.random(&mut game, &mut dice).is_some() {}
    let Turn::Over(outcome) = game.turn() else { panic!("the match is over") };
    assert_eq!(outcome.scores[Seat::A], outcome.scores[Seat::C]);
    assert_eq!(outcome.scores[Seat::B], outcome.scores[Seat::D]);
    assert_eq!(outcome.places[Seat::A], outcome.places[Seat::C]);
    let own = &game.breakdown()[0].by_seat;
    assert_eq!(outcome.scores[Seat::A], own[Seat::A] + own[Seat::C]);
    let options = serde_json::from_str(r#"{"symbiosis": true}"#).expect("options");
    assert!(Setup::<Coral>::new(3, options, Edition::shipped()).is_err());
}

#[test]
fn coral_solo_1_all_six_cards_start_legally() {
    for card in ["A", "B", "C", "D", "E", "F"] {
        let mut game = alone(card, "I");
        let mut odds = Odds::new();
        game.odds(&mut odds);
        assert_eq!(odds.total(), 20);
        draw(&mut game, &[RED, TUB, SUN]);
        assert_eq!(game.view(Observer::Spectator).step.word(), "take");
        assert_eq!(game.reef().len(), 5);
        assert!(stands(&setup(1, "{}").data().physics, game.reef().bodies()));
        for species in [RED, TUB, SUN] {
            let mut game = game.clone();
            act(&mut game, Action::Take { species });
            assert!(legal(&game).iter().any(|a| matches!(a, Action::Slide { .. } | Action::Grow { .. })));
        }
    }
}

#[test]
fn coral_solo_4_coral_solo_12_giving_up_only_when_nothing_grows() {
    let mut given_up = false;
    for seed in 0..40 {
        let mut game = alone("B", "I");
        let mut dice = SeededDice::new(seed);
        let mut playout = atoll_core::Playout::<Coral>::new();
        loop {
            playout.settle(&mut game, &mut dice);
            let Turn::Decide(_) = game.turn() else { break };
            let actions = legal(&game);
            let grows = actions.iter().any(|a| matches!(a, Action::Grow { .. }));
            if matches!(game.view(Observer::Spectator).step.word(), "solo_move" | "solo_grow") {
                assert_eq!(actions.contains(&Action::GiveUp), !grows);
                if grows {
                    assert_eq!(rule(&game, Action::GiveUp), "CORAL-SOLO-12");
                }
            }
            if actions.contains(&Action::GiveUp) {
                given_up = true;
                let boxed: u8 = Species::ALL.iter().map(|&species| game.boxed(species)).sum();
                act(&mut game, Action::GiveUp);
                assert_eq!(Species::ALL.iter().map(|&species| game.boxed(species)).sum::<u8>(), boxed + 1);
                continue;
            }
            playout.random(&mut game, &mut dice);
        }
        if given_up {
            return;
        }
    }
    panic!("no piece was ever without a place");
}

#[test]
fn coral_solo_5_the_end_comes_with_an_empty_bag_and_reserve() {
    let mut game = alone("A", "I");
    let mut dice = SeededDice::new(1);
    let mut playout = atoll_core::Playout::new();
    while playout.random(&mut game, &mut dice).is_some() {}
    let view = game.view(Observer::Spectator);
    assert_eq!((view.bag, view.players[0].reserve), ([0; 4], [0; 4]));
    assert!(matches!(game.turn(), Turn::Over(_)));
    assert_eq!(game.check(Seat::A, Action::GiveUp).expect_err("it is over").0.id, "CORAL-SOLO-5");
}

#[test]
fn coral_solo_6_no_piece_beneath_a_pawn() {
    let mut game = alone("A", "I");
    draw(&mut game, &[RED, RED, RED]);
    act(&mut game, Action::Take { species: RED });
    for species in Species::ALL {
        let cell = game.pawn(species).cell().expect("on the reef");
        assert!(growths(&game, RED).iter().all(|placement| !placement.has(cell)));
    }
    let beneath = grow(&game, RED, [[0, 2, 1], [0, 2, 2], [0, 3, 2]]);
    assert_eq!(rule(&game, beneath), "CORAL-SOLO-6");
    assert_eq!(rule(&game, grow(&game, TUB, [[1, 2, 0], [2, 2, 0], [1, 3, 0]])), "CORAL-SOLO-2");
}

#[test]
fn coral_solo_7_coral_solo_8_icons_from_one_view_and_cubes_from_any() {
    // Card B: a wall all round the rock. From above each species shows two icons, from the sides more.
    let view = |level: &str| alone("B", level).view(Observer::Spectator).solo.expect("alone");
    assert_eq!(view("I").cards[RED.index()].count, 2);
    // Red stands in the east: from north or south all three cubes show, from the west none.
    assert_eq!(view("II").cards[RED.index()].count, 3);
    assert_eq!(view("III").cards[RED.index()].count, 0);
    // Each of the three tubular cubes is visible from some side and counted once.
    assert_eq!(view("II").cards[TUB.index()].count, 2);
    assert_eq!(view("I").cards[TUB.index()].count, 2);
}

#[test]
fn coral_solo_9_ratings() {
    let data = setup(1, "{}");
    let upto: Vec<u8> = data.data().ratings.iter().map(|rating| rating.upto).collect();
    assert_eq!(upto, [4, 8, 12, 15, 17, 19, 20]);
    let rating = |score: i16| data.data().rating(score).text.en.clone();
    assert_eq!(rating(0), rating(4));
    assert_ne!(rating(4), rating(5));
    assert_ne!(rating(19), rating(20));
}

#[test]
fn coral_solo_10_cards_by_chance_or_by_choice() {
    let mut game = Coral::new(&setup(1, "{}"));
    let mut dice = SeededDice::new(9);
    assert_eq!(game.turn(), Turn::Chance);
    let mut odds = Odds::new();
    game.odds(&mut odds);
    assert_eq!(odds.total(), 6);
    atoll_core::Playout::new().settle(&mut game, &mut dice);
    let solo = game.view(Observer::Spectator).solo.expect("alone");
    assert!(solo.cards.iter().all(|card| (1..=3).contains(&card.level)));
    let game = Coral::new(&setup(1, r#"{"solo_setup": "C", "complexity": "III", "card_sun": "I"}"#));
    let solo = game.view(Observer::Spectator).solo.expect("alone");
    assert_eq!(solo.cards.iter().map(|card| card.level).collect::<Vec<_>>(), [3, 3, 1, 3]);
}

#[test]
fn coral_solo_11_no_floating_and_no_price_for_slides() {
    let play = |exchanged: &[(&str, &str)]| {
        let mut game = Coral::new(&setup_with(1, r#"{"solo_setup": "A", "complexity": "I"}"#, exchanged));
        draw(&mut game, &[RED, RED, TUB]);
        for turn in 0..2 {
            act(&mut game, Action::Take { species: RED });
            assert_eq!(rule(&game, Action::Float), "CORAL-SOLO-11");
            let slide = *legal(&game).iter().find(|a| matches!(a, Action::Slide { .. })).expect("a slide");
            act(&mut game, slide);
            if game.view(Observer::Spectator).step.word() == "solo_pay" {
                assert_eq!(turn, 1);
                return true;
            }
            let growth = *legal(&game).first().expect("a growth");
            act(&mut game, growth);
            draw(&mut game, &[RED]);
        }
        false
    };
    assert!(!play(&[]));
    assert!(play(&[("solo_double_move_cost = false", "solo_double_move_cost = true")]));
}

#[test]
fn coral_solo_11_an_unstable_attempt_boxes_the_piece() {
    let options = r#"{"solo_setup": "B", "complexity": "I"}"#;
    let open = |exchanged: &[(&str, &str)]| {
        let mut game = Coral::new(&setup_with(1, options, exchanged));
        draw(&mut game, &[RED, RED, TUB]);
        act(&mut game, Action::Take { species: RED });
        game
    };
    let strict = open(&[]);
    let tipping = Shape::all()
        .map(|shape| Action::Grow { species: RED, shape })
        .find(|&action| check(&strict, action).is_err_and(|illegal| illegal.0.id == "CORAL-GROW-5"))
        .expect("a place where a piece would tip");
    let free = open(&[("solo_unstable_attempts = false", "solo_unstable_attempts = true")]);
    assert!(legal(&free).contains(&tipping));
    assert_eq!(rule(&free, Action::GiveUp), "CORAL-SOLO-12", "attempts do not count, but other places do");
    let mut tried = free.clone();
    act(&mut tried, tipping);
    assert_eq!((tried.boxed(RED), tried.reserve(Seat::A, RED)), (1, 1));
    assert_eq!(tried.reef(), free.reef());
    assert_eq!(Species::ALL.map(|species| tried.pawn(species)), Species::ALL.map(|species| free.pawn(species)));
}

#[test]
fn coral_tower_1_the_card_is_taken_from_its_holder_first_side_up() {
    let open = || {
        let scene = Builder {
            pieces: vec![(piece(R1), RED), (piece(S1), BRAIN), (piece(T1), BRAIN), (piece(R2), RED)],
            pawns: vec![(RED, cell([0, -1, 1])), (SUN, cell([0, 0, 2]))],
            plays: vec![RED, SUN],
            neutral: Some(BRAIN),
            reserves: vec![[3, 0, 0, 0], [0, 0, 3, 0]],
            ..Builder::default()
        };
        scene.open(&setup(2, r#"{"tower": true}"#)).expect("a position")
    };
    // Sun builds higher than red and has the card at the start of its next turn, whichever side was up.
    let overtake = |game: &mut Coral| {
        act(game, Action::Float);
        let action = grow(game, SUN, [[1, 0, 1], [1, 0, 2], [1, 1, 2]]);
        act(game, action);
        act(game, land(0, -1, 1));
        (game.tower().holder, game.tower().second)
    };
    let mut first = open();
    assert_eq!((first.tower().holder, first.tower().second), (Some(Seat::A), false));
    assert_eq!(overtake(&mut first), (Some(Seat::B), false));
    let mut second = open();
    for action in [Action::Float, Action::Float, land(0, -1, 1), land(0, 0, 2)] {
        act(&mut second, action);
    }
    assert_eq!((second.tower().holder, second.tower().second), (Some(Seat::A), true));
    assert_eq!(overtake(&mut second), (Some(Seat::B), false));
}

#[test]
fn coral_tower_1_partners_share_its_points() {
    let mut scene = k(&[(RED, [0, -1, 1])]);
    scene.plays = vec![RED, SUN, BRAIN, TUB];
    scene.neutral = None;
    scene.reserves = vec![[0; 4]; 4];
    let open = |options: &str| scene.open(&setup(4, options)).expect("a position");
    assert_eq!(scores(&open(r#"{"symbiosis": true}"#)), [5, 6, 5, 6]);
    let tower = open(r#"{"symbiosis": true, "tower": true}"#);
    assert_eq!((tower.tower().holder, scores(&tower)), (Some(Seat::A), vec![6, 6, 6, 6]), "once for the team");
}

#[test]
fn coral_tower_1_the_card_is_taken_and_turned() {
    let scene = Builder {
        pieces: vec![(piece(R1), RED), (piece(S1), BRAIN), (piece(T1), BRAIN), (piece(R2), RED)],
        pawns: vec![(RED, cell([0, -1, 1])), (SUN, cell([0, 1, 1]))],
        plays: vec![RED, SUN],
        neutral: Some(BRAIN),
        reserves: vec![[3, 0, 0, 0], [0, 0, 3, 0]],
        ..Builder::default()
    };
    let mut game = scene.open(&setup(2, r#"{"tower": true}"#)).expect("a position");
    // Red alone is on the highest level at the start of its turn.
    assert_eq!((game.tower().holder, game.tower().second), (Some(Seat::A), false));
    assert_eq!(scores(&game), [6, 0]);
    for _ in 0..2 {
        act(&mut game, Action::Float);
    }
    assert_eq!((game.tower().holder, game.tower().second), (Some(Seat::A), true));
    assert_eq!(scores(&game), [9, 0]);
    // Held on its second side it stays as it is.
    let again = game.clone();
    act(&mut game, land(0, -1, 1));
    act(&mut game, land(0, 1, 1));
    assert_eq!(game.tower(), again.tower());
}

#[test]
fn coral_info_1_all_see_the_same() {
    let mut game = alone("A", "I");
    draw(&mut game, &[RED, TUB, SUN]);
    assert_eq!(game.view(Observer::Seat(Seat::A)), game.view(Observer::Spectator));
    assert_eq!(game.view(Observer::Archivist), game.view(Observer::Spectator));
    // Nothing in the position fixes what is drawn next: all that is left can be.
    let json = serde_json::to_value(game.view(Observer::Spectator)).expect("plain data");
    assert_eq!(json["bag"], serde_json::json!([4, 4, 4, 5]));
}

#[test]
fn options_that_do_not_fit_the_table_are_named() {
    let refused = |seats: u8, options: &str| {
        let options = serde_json::from_str(options).expect("options");
        Setup::<Coral>::new(seats, options, Edition::shipped()).expect_err("this does not fit").key
    };
    assert_eq!(refused(2, r#"{"card_sun": "II"}"#), "card_sun");
    assert_eq!(refused(2, r#"{"complexity": "I"}"#), "complexity");
    assert_eq!(refused(3, r#"{"solo_setup": "A"}"#), "solo_setup");
    assert_eq!(refused(2, r#"{"start": "third"}"#), "start");
    assert_eq!(refused(2, r#"{"exempt": ["C"], "falling": "penalty"}"#), "exempt");
    assert_eq!(refused(2, r#"{"exempt": ["A"]}"#), "exempt");
    assert_eq!(refused(1, r#"{"tower": true}"#), "tower");
}

#[test]
fn wrong_files_are_refused_with_file_line_and_reason() {
    let refused = |file: &str, from: &str, to: &str| wrong::<Coral>(file, from, to).to_string();
    for (file, from, to, expected) in [
        ("coral.toml", "[1, 0, 0], [0, 1, 0]", "[1, 0, 0], [2, 0, 0]", "coral.toml:7: the pieces of Coral are L's"),
        (
            "coral.toml",
            "[1, 0, 0], [0, 1, 0]",
            "[-128, 0, 0], [127, 1, 0]",
            "coral.toml:7: the pieces of Coral are L's",
        ),
        ("coral.toml", "clearance_cells = 1", "clearance_cells = 0", "coral.toml:12: a pawn needs 1 or 2"),
        ("coral.toml", "\"3/10\"", "\"11/1\"", "coral.toml:17: mu must be"),
        ("coral.toml", "\"3/10\"", "\"3/0\"", "coral.toml:17: mu must be"),
        ("coral.toml", "\"3/10\"", "\"0.3\"", "coral.toml:17: expected a fraction"),
        ("coral.toml", "\"1/20\"", "\"-1/20\"", "coral.toml:18: inset must be"),
        ("coral.toml", "\"1/20\"", "\"1/2\"", "coral.toml:18: inset must be"),
        // Five times this is 4 more than fits into 64 bits.
        ("coral.toml", "\"1/20\"", "\"3689348814741910324/20\"", "coral.toml:18: inset must be"),
        ("coral.toml", "\"1/20\"", "\"9223372036854775807/20\"", "coral.toml:18: inset must be"),
        ("coral.toml", "cube_weight = 1", "cube_weight = 0", "coral.toml:19: weights must be"),
        ("coral.toml", "rock_weight = 1", "rock_weight = -9223372036854775808", "coral.toml:20: weights must be"),
        ("coral.toml", "id = \"tubular\"", "id = \"red\"", "expected the species `tubular` here"),
        ("coral.toml", "\"#e58270\"", "\"salmon\"", "`salmon` is no colour such as #b02c38"),
        ("coral.toml", "points = [1, 4]", "points = [1, 101]", "the Tower gives 0 to 100 points"),
        ("coral.toml", "stall_rounds = 4", "stall_rounds = 256", "a whole number from 0 to 255"),
        ("coral_solo.toml", "[2, 0, 0]],", "[-128, 0, 0]],", "a piece lies below the table or too far"),
        (
            "coral_solo.toml",
            "[[1, 0, 0], [1, 1, 0], [2, 0, 0]]",
            "[[-128, 0, 0], [-128, 1, 0], [-127, 0, 0]]",
            "too far",
        ),
        ("coral_solo.toml", "[[1, 0, 0], [1, 1, 0], [2, 0, 0]]", "[[1, 0, 1], [1, 1, 1], [2, 0, 1]]", "does not stand"),
        ("coral_solo.toml", "pawns = [[0, 2, 1]", "pawns = [[2, 0, 1]", "a pawn must stand free"),
        ("coral_solo.toml", "pawns = [[0, 2, 1]", "pawns = [[0, 2, -128]", "a pawn must stand free"),
        ("coral_solo.toml", "id = \"B\"", "id = \"A\"", "every setup card needs an id of its own"),
        ("coral_solo.toml", "thresholds = [6, 8, 10, 12, 14]", "thresholds = [6, 8, 7, 12, 14]", "must get harder"),
        ("coral_solo.toml", "min_z = 3", "min_z = -1", "must get harder"),
        ("coral_solo.toml", "agg = \"best\"\n", "", "`agg` belongs to side_icons"),
        ("coral_solo.toml", "level = \"III\"", "level = \"IV\"", "expected the card III of `red`"),
        ("coral_solo.toml", "upto = 20", "upto = 19", "the ratings must rise"),
        ("coral_solo.toml", "upto = 19", "upto = 21", "the ratings must rise"),
    ] {
        let told = refused(file, from, to);
        assert!(told.contains(expected), "{file}, `{to}`: {told}");
        let line = told.strip_prefix(file).and_then(|rest| rest.strip_prefix(':'));
        assert!(line.is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit())), "no line: {told}");
    }
    // Too many and too few of something are told at one of them.
    let shipped = Files::shipped::<<Coral as Game>::Data>();
    let text = shipped.text("coral_solo.toml");
    let at = |part: &str| text[..text.find(part).expect("it is there")].lines().count() + 1;
    let (f, card) = (at("[[setup]]\nid = \"F\""), at("[[card]]"));
    let lines: Vec<&str> = text.lines().collect();
    let block = format!("{}\n", lines[f - 1..card - 1].join("\n"));
    let again = |n: usize| (0..n).map(|n| block.replace("id = \"F\"", &format!("id = \"F{n}\""))).collect::<String>();
    let many = refused("coral_solo.toml", &block, &format!("{block}{}", again(994)));
    assert_eq!(many, format!("coral_solo.toml:{card}: there are 6 setup cards, not 1000"));
    let few = refused("coral_solo.toml", &block, "");
    assert_eq!(few, format!("coral_solo.toml:{}: there are 6 setup cards, not 5", at("[[setup]]\nid = \"E\"")));
}

#[test]
fn previews_tell_what_would_happen() {
    let game = overhang(r#"{"falling": "penalty"}"#);
    let told = game.preview(Seat::A, grow(&game, RED, Y)).expect("a preview");
    assert_eq!(told.stable, Some(false));
    assert_eq!(told.falls, Some(vec![1, 2]));
    assert_eq!(told.pawns_fall, Some(vec![RED, TUB]));
    assert!(told.tip.is_some());
    let game = at(&k(&[(TUB, [0, 0, 2])]), 2);
    let told = game.preview(Seat::C, grow(&game, BRAIN, N1)).expect("a preview");
    assert!(told.legal);
    assert_eq!(told.change, Some(vec![-2, 0, -1]));
    assert_eq!(told.pawn, Some(cell([0, 0, 3])));
    assert!(told.contacts.is_some_and(|contacts| !contacts.is_empty()));
}

#[test]
fn previews_tell_what_each_card_would_give_alone() {
    let mut game = Coral::new(&setup(1, r#"{"solo_setup": "A", "complexity": "I"}"#));
    draw(&mut game, &[RED, RED, TUB]);
    act(&mut game, Action::Take { species: RED });
    let cards = |game: &Coral| {
        let solo = game.view(Observer::Spectator).solo.expect("alone");
        solo.cards.iter().map(|card| (card.species, card.count, card.points)).collect::<Vec<_>>()
    };
    let now = cards(&game);
    let mut changed = 0;
    for action in legal(&game).into_iter().filter(|action| matches!(action, Action::Grow { .. })) {
        let told = game.preview(Seat::A, action).and_then(|told| told.cards).expect("the cards are known");
        let told: Vec<_> = told.iter().map(|card| (card.species, card.count, card.points)).collect();
        let mut then = game.clone();
        then.act(Seat::A, action);
        assert_eq!(told, cards(&then), "{action}");
        changed += usize::from(told != now);
    }
    assert!(changed > 0, "no piece changed any card");
    // With several players there are no cards.
    let game = at(&k(&[(TUB, [0, 0, 2])]), 2);
    assert_eq!(game.preview(Seat::C, grow(&game, BRAIN, N1)).expect("a preview").cards, None);
}

#[test]
fn records_of_whole_matches_replay() {
    let setup = setup(2, "{}");
    let played = played_out(&setup, 11);
    let again = Match::<Coral>::replay(&played.record(), &Arc::clone(setup.edition())).expect("replays");
    assert_eq!(again.position(), played.position());
}
