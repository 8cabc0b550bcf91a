//! The stability vectors of the spec, each by its number, against both implementations.

use atoll_coral::geometry::{Body, Cell, Placement};
use atoll_coral::stability::{Physics, Stage, System, decide, fallen, holds, reference, stands};

type Spots = [[i8; 3]; 3];

const W: Spots = [[1, 0, 0], [1, 0, 1], [2, 0, 0]];
const H: Spots = [[1, 0, 2], [1, 1, 2], [1, 1, 1]];
const A: Spots = [[1, 0, 1], [0, 0, 1], [0, 1, 1]];
const C: Spots = [[0, 0, 2], [-1, 0, 2], [0, -1, 2]];
const X: Spots = [[1, 0, 2], [2, 0, 2], [1, -1, 2]];

fn piece(spots: Spots) -> Placement {
    Placement::new(spots.map(|[x, y, z]| Cell::new(x, y, z))).expect("an L")
}

fn reef(pieces: &[Spots]) -> Vec<Body> {
    let rock = Body::Rock(Cell::new(0, 0, 0));
    std::iter::once(rock).chain(pieces.iter().map(|&spots| Body::Piece(piece(spots)))).collect()
}

/// Rotations, mirrors and shifts of a reef, and its bodies in other orders (S17).
fn images(bodies: &[Body]) -> Vec<Vec<Body>> {
    let map = |change: &dyn Fn(Cell) -> Cell| -> Vec<Body> {
        let image = |body: &Body| match body {
            Body::Rock(cell) => Body::Rock(change(*cell)),
            Body::Piece(p) => Body::Piece(Placement::new(p.cells().map(change)).expect("still an L")),
        };
        bodies.iter().map(image).collect()
    };
    let mut all = vec![
        map(&|c| Cell::new(-c.y, c.x, c.z)),
        map(&|c| Cell::new(-c.x, -c.y, c.z)),
        map(&|c| Cell::new(c.y, -c.x, c.z)),
        map(&|c| Cell::new(-c.x, c.y, c.z)),
        map(&|c| Cell::new(c.y, c.x, c.z)),
        map(&|c| Cell::new(c.x + 7, c.y - 5, c.z)),
    ];
    let mut turned = bodies.to_vec();
    turned.rotate_left(1);
    all.push(turned.clone());
    turned.reverse();
    all.push(turned);
    all
}

/// Whether the last of the pieces stands on the others, by every road.
fn judge(pieces: &[Spots]) -> bool {
    judge_with(&Physics::default(), pieces)
}

fn judge_with(physics: &Physics, pieces: &[Spots]) -> bool {
    let all = reef(pieces);
    let (&last, base) = all.split_last().expect("a reef has a piece");
    let Body::Piece(placement) = last else { panic!("the last body is a piece") };
    assert!(stands(physics, base), "the reef stands before the piece");
    let verdict = decide(physics, base, placement).stable;
    assert_eq!(verdict, reference::is_stable(physics, &all));
    for image in images(&all) {
        assert_eq!(stands(physics, &image), verdict);
        assert_eq!(reference::is_stable(physics, &image), verdict);
    }
    verdict
}

fn residual(pieces: &[Spots]) -> f64 {
    let system = System::new(&Physics::default(), &reef(pieces), |_| true);
    reference::least_residual(&system).expect("an answer")
}

fn assert_residual(pieces: &[Spots], expected: f64) {
    let z = residual(pieces);
    assert!((z - expected).abs() < 5e-5, "z* is {z}, not {expected}");
}

fn falls(pieces: &[Spots]) -> Vec<usize> {
    let (&last, base) = pieces.split_last().expect("a piece");
    fallen(&Physics::default(), &reef(base), piece(last)).fallen
}

#[test]
fn s_01_an_end_cube_alone_does_not_carry() {
    let p = [[0, 0, 1], [1, 0, 1], [1, 1, 1]];
    assert!(!judge(&[p]));
    assert_residual(&[p], 0.65);
}

#[test]
fn s_02_the_corner_cube_carries() {
    assert!(judge(&[[[1, 0, 1], [0, 0, 1], [0, 1, 1]]]));
}

#[test]
fn s_03_a_leg_on_the_table_carries() {
    assert!(judge(&[[[0, 0, 1], [1, 0, 1], [1, 0, 0]]]));
}

#[test]
fn s_04_an_upright_piece_stands() {
    assert!(judge(&[[[0, 0, 1], [0, 0, 2], [1, 0, 2]]]));
}

#[test]
fn s_05_coral_stab_2_without_support_it_falls() {
    let p = [[1, 0, 1], [1, 1, 1], [2, 0, 1]];
    assert!(!judge(&[p]));
    assert_residual(&[p], 3.0);
    assert_eq!(decide(&Physics::default(), &reef(&[]), piece(p)).stage, Stage::Support);
}

#[test]
fn s_06_a_hook_holds_by_friction() {
    assert!(judge(&[W, H]));
    let with = |mu| Physics::new(mu, (1, 20), 1, 1, false, false).expect("in range");
    assert!(!judge_with(&with((1, 5)), &[W, H]));
    assert!(judge_with(&with((1, 4)), &[W, H]));
}

#[test]
fn s_07_a_flat_piece_on_an_end_cube_falls() {
    let p = [[1, 0, 2], [1, 1, 2], [2, 1, 2]];
    assert!(!judge(&[W, p]));
    assert_residual(&[W, p], 0.65);
}

#[test]
fn s_08_both_ends_carried_the_corner_may_be_free() {
    assert!(judge(&[[[1, 1, 0], [2, 1, 0], [1, 2, 0]], [[0, 0, 1], [1, 0, 1], [1, 1, 1]]]));
}

#[test]
fn s_09_an_arm_cannot_carry_without_counterweight() {
    assert!(!judge(&[A, X]));
    assert_residual(&[A, X], 1.85);
    assert_eq!(falls(&[A, X]), [1, 2]);
}

#[test]
fn s_10_the_counterweight_stands() {
    assert!(judge(&[A, C]));
}

#[test]
fn s_11_the_arm_carries_with_counterweight() {
    assert!(judge(&[A, C, X]));
}

#[test]
fn s_12_a_hook_carries_no_tower_outside() {
    let p = [[1, 1, 3], [1, 1, 4], [2, 1, 3]];
    assert!(!judge(&[W, H, p]));
    assert_residual(&[W, H, p], 0.2478);
    assert_eq!(falls(&[W, H, p]), [2, 3]);
}

#[test]
fn s_13_a_hook_carries_a_second_hook() {
    assert!(judge(&[W, H, [[1, 0, 4], [1, 1, 4], [1, 1, 3]]]));
}

#[test]
fn s_14_a_wall_at_the_far_end_does_not_rescue_a_flat_piece() {
    let pieces =
        [W, [[1, 2, 0], [1, 2, 1], [1, 3, 0]], [[1, 2, 2], [1, 2, 3], [1, 3, 2]], [[1, 0, 2], [1, 1, 2], [2, 1, 2]]];
    assert!(!judge(&pieces));
    assert_residual(&pieces, 0.3);
}

#[test]
fn s_15_a_piece_leans_on_its_neighbour() {
    let (u, q) = ([[2, 0, 0], [3, 0, 0], [2, 1, 0]], [[0, 0, 1], [0, 1, 1], [0, 0, 2]]);
    let p = [[2, 0, 1], [1, 0, 1], [1, 0, 2]];
    assert!(judge(&[u, q, p]));
    assert!(!judge(&[u, p]));
    assert_residual(&[u, p], 0.65);
}

#[test]
fn s_16_the_rider_falls_with_its_mount() {
    let pieces = [A, [[0, 0, 2], [0, 0, 3], [0, 1, 3]], X];
    assert!(!judge(&pieces));
    assert_eq!(falls(&pieces), [1, 2, 3]);
}

#[test]
fn s_17_coral_stab_3_verdicts_do_not_change_under_symmetries() {
    // `judge` compares every image of every vector; here a whole reef of all that stands.
    assert!(judge(&[W, H, [[1, 0, 4], [1, 1, 4], [1, 1, 3]], [[-1, 0, 0], [-1, 0, 1], [-2, 0, 0]]]));
}

#[test]
fn coral_stab_1_stable_means_that_equilibrium_exists() {
    let physics = Physics::default();
    assert!(residual(&[A, C, X]) <= 1e-6);
    assert!(reference::is_stable(&physics, &reef(&[A, C, X])));
    assert!(residual(&[A, X]) > 1e-6);
    assert!(!reference::is_stable(&physics, &reef(&[A, X])));
}

#[test]
fn coral_stab_4_the_rock_never_falls_and_held_bodies_stay() {
    for pieces in [&[A, X][..], &[W, H, [[1, 1, 3], [1, 1, 4], [2, 1, 3]]]] {
        assert!(!falls(pieces).contains(&0));
    }
    // The arm alone holds when the piece on it is held, and falls when both are free.
    let all = reef(&[A, X]);
    assert!(holds(&Physics::default(), &all, |n| n == 1));
    assert!(!holds(&Physics::default(), &all, |n| n != 0));
}
