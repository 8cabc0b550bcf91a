//! What comes down when a placement does not stand (CORAL-STAB-4).

use super::{Physics, holds, stands};
use crate::geometry::{Body, Cell, DOWN, Placement};

/// What an unstable placement brings down.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fall {
    /// The numbers of the fallen bodies in order; the placed piece has the number after the last body.
    pub fallen: Vec<usize>,
}

/// The bodies that come down when a piece is let go on `bodies` and does not stay.
///
/// The rock never falls. The result is the same on every machine.
pub fn fallen(physics: &Physics, bodies: &[Body], placement: Placement) -> Fall {
    let placed = bodies.len();
    let mut all = bodies.to_vec();
    all.push(Body::Piece(placement));
    let unstable = |set: &[bool]| !holds(physics, &all, |n| set[n]);

    // 1. The smallest heap below the piece that cannot stay.
    let mut moving = vec![false; all.len()];
    moving[placed] = true;
    while !unstable(&moving) {
        let mut wider = moving.clone();
        for n in (0..all.len()).filter(|&n| moving[n]) {
            for &cell in all[n].cells() {
                if let Some(below) = body_at(&all, cell.plus(DOWN)) {
                    wider[below] = true;
                }
            }
        }
        if wider == moving {
            if moving.iter().all(|&moves| moves) {
                // Everything together stands after all: nothing falls.
                return Fall::default();
            }
            wider.fill(true);
        }
        moving = wider;
    }
    // 2. Whoever is not needed for the fall stays, the oldest first.
    for n in 0..placed {
        if moving[n] {
            moving[n] = false;
            if !unstable(&moving) {
                moving[n] = true;
            }
        }
    }
    // 3. The rock stays.
    let mut gone = moving;
    for (n, body) in all.iter().enumerate() {
        gone[n] &= !body.is_rock();
    }
    // 4. What can no longer stand goes too.
    loop {
        let rest: Vec<usize> = (0..all.len()).filter(|&n| !gone[n]).collect();
        let left: Vec<Body> = rest.iter().map(|&n| all[n]).collect();
        if left.iter().all(Body::is_rock) || stands(physics, &left) {
            break;
        }
        let mut dropped: Vec<usize> = (0..left.len()).filter(|&n| hangs_free(&left, n)).collect();
        if dropped.is_empty() {
            let pieces = || (0..left.len()).rev().filter(|&n| !left[n].is_rock());
            let loose = pieces().find(|&n| !holds(physics, &left, |m| m == n));
            // `max_by_key` takes the last of equals, so the newest must come last.
            let highest = || pieces().rev().max_by_key(|&n| physics.centre(&left[n])[2]);
            dropped.extend(loose.or_else(highest));
        }
        dropped.into_iter().for_each(|n| gone[rest[n]] = true);
    }
    Fall { fallen: (0..all.len()).filter(|&n| gone[n]).collect() }
}

fn body_at(bodies: &[Body], cell: Cell) -> Option<usize> {
    bodies.iter().position(|body| body.cells().contains(&cell))
}

/// Whether a piece has neither the table nor another body under any of its cubes.
fn hangs_free(bodies: &[Body], n: usize) -> bool {
    let supported = |cell: &Cell| cell.z == 0 || body_at(bodies, cell.plus(DOWN)).is_some_and(|below| below != n);
    !bodies[n].is_rock() && !bodies[n].cells().iter().any(supported)
}

/// The level direction in which the fallen bodies tip, in hundredths; `None` if they drop straight down.
///
/// It points from the nearest support to their common centre of mass.
pub fn tip(physics: &Physics, bodies: &[Body], placement: Placement, fall: &Fall) -> Option<[i32; 2]> {
    let mut all = bodies.to_vec();
    all.push(Body::Piece(placement));
    tip_of(physics, &all, &fall.fallen).or_else(|| tip_of(physics, &all, &[bodies.len()]))
}

fn tip_of(physics: &Physics, all: &[Body], fallen: &[usize]) -> Option<[i32; 2]> {
    let (mut weight, mut sum) = (0, [0; 2]);
    let mut squares = Vec::new();
    for &n in fallen {
        let body = &all[n];
        let heavy = physics.weight(body);
        let centre = physics.centre(body);
        weight += heavy;
        sum = [sum[0] + heavy * centre[0], sum[1] + heavy * centre[1]];
        for &cell in body.cells() {
            let below = body_at(all, cell.plus(DOWN));
            if cell.z == 0 || below.is_some_and(|below| !fallen.contains(&below)) {
                squares.push(cell.column());
            }
        }
    }
    // The nearest support square's nearest point, square by square: good enough to show a direction.
    let centre = [0, 1].map(|k| sum[k] as f64 / (weight.max(1) * physics.scale) as f64);
    let gap = |cell: &Cell| {
        let low = [f64::from(cell.x), f64::from(cell.y)];
        [0, 1].map(|k| centre[k] - centre[k].clamp(low[k] + physics.inset, low[k] + 1.0 - physics.inset))
    };
    let length = |v: &[f64; 2]| (v[0] * v[0] + v[1] * v[1]).sqrt();
    let nearest = squares.iter().map(gap).min_by(|a, b| length(a).total_cmp(&length(b)))?;
    let long = length(&nearest);
    (long > 1e-9).then(|| nearest.map(|n| (100.0 * n / long).round() as i32))
}
