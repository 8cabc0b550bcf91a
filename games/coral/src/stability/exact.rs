//! Phase 1 of the simplex method in whole numbers without rounding, for near ties.

use num_bigint::BigInt;
use num_bigint::Sign;

use super::model::System;

/// Whether the least sum of residuals is at most a millionth, decided without rounding.
///
/// The tableau stays in whole numbers: after each pivot all entries are minors
/// of the original matrix, so the division by the former pivot leaves no rest
/// (Edmonds 1967, Bareiss 1968). The steepest column enters, which needs few
/// pivots; should it take very many, Bland's rule excludes cycles.
pub fn is_stable(system: &System) -> bool {
    let (residual, divisor) = least_residual(system);
    // residual / divisor / scale <= 1e-6
    residual * 1_000_000 <= divisor * system.scale
}

/// The least sum of residuals times `scale`, as a fraction of two whole numbers.
fn least_residual(system: &System) -> (BigInt, BigInt) {
    let rows = system.load.len();
    let width = system.columns.len();
    // Columns: the forces, then for each row its residual upward and downward, then the load.
    let (plus, minus, load) = (width, width + rows, width + 2 * rows);
    let mut tableau = vec![vec![BigInt::ZERO; load + 1]; rows];
    for (at, column) in system.columns.iter().enumerate() {
        for &(row, coefficient) in column {
            tableau[row][at] = coefficient.into();
        }
    }
    for (row, line) in tableau.iter_mut().enumerate() {
        line[plus + row] = 1.into();
        line[minus + row] = (-1).into();
        line[load] = system.load[row].into();
    }
    let mut basis: Vec<usize> = (0..rows).map(|row| plus + row).collect();
    // The cost line: reduced costs of minimising the residuals, priced out for the starting basis.
    let mut cost = vec![BigInt::ZERO; load + 1];
    cost[plus..load].fill(1.into());
    for line in &tableau {
        for (sum, entry) in cost.iter_mut().zip(line) {
            *sum -= entry;
        }
    }
    let mut divisor: BigInt = 1.into();
    let mut pivots = 0;
    loop {
        let mut falling = (0..load).filter(|&at| cost[at].sign() == Sign::Minus);
        let steepest = pivots < 20 * rows;
        let entering = if steepest { falling.min_by(|&a, &b| cost[a].cmp(&cost[b])) } else { falling.next() };
        let Some(entering) = entering else { break };
        pivots += 1;
        let Some(leaving) = leaving_row(&tableau, &basis, entering, load) else { break };
        pivot(&mut tableau, &mut cost, leaving, entering, &divisor);
        divisor = tableau[leaving][entering].clone();
        basis[leaving] = entering;
    }
    (-cost[load].clone(), divisor)
}

/// The row with the least ratio, the least basic column among equals.
fn leaving_row(tableau: &[Vec<BigInt>], basis: &[usize], entering: usize, load: usize) -> Option<usize> {
    let mut best: Option<usize> = None;
    for (row, line) in tableau.iter().enumerate() {
        if line[entering].sign() != Sign::Plus {
            continue;
        }
        let better = best.is_none_or(|held| {
            let mine = &line[load] * &tableau[held][entering];
            let theirs = &tableau[held][load] * &line[entering];
            mine < theirs || mine == theirs && basis[row] < basis[held]
        });
        if better {
            best = Some(row);
        }
    }
    best
}

fn pivot(tableau: &mut [Vec<BigInt>], cost: &mut [BigInt], row: usize, at: usize, divisor: &BigInt) {
    let chosen = std::mem::take(&mut tableau[row]);
    let head = &chosen[at];
    let clear = |line: &mut [BigInt]| {
        let factor = line[at].clone();
        for (entry, below) in line.iter_mut().zip(&chosen) {
            if factor.sign() == Sign::NoSign || below.sign() == Sign::NoSign {
                if entry.sign() != Sign::NoSign {
                    *entry *= head;
                    *entry /= divisor;
                }
            } else {
                *entry *= head;
                *entry -= &factor * below;
                *entry /= divisor;
            }
        }
    };
    for line in tableau.iter_mut().filter(|line| !line.is_empty()) {
        clear(line);
    }
    clear(cost);
    tableau[row] = chosen;
}

#[cfg(test)]
mod tests {
    use super::super::{Physics, reference};
    use super::*;
    use crate::geometry::{Body, Cell, Placement};

    #[test]
    fn whole_numbers_agree_with_the_reference() {
        let piece =
            |spots: [[i8; 3]; 3]| Body::Piece(Placement::new(spots.map(|[x, y, z]| Cell::new(x, y, z))).expect("an L"));
        let rock = Body::Rock(Cell::new(0, 0, 0));
        let (w, h) = (piece([[1, 0, 0], [1, 0, 1], [2, 0, 0]]), piece([[1, 0, 2], [1, 1, 2], [1, 1, 1]]));
        let a = piece([[1, 0, 1], [0, 0, 1], [0, 1, 1]]);
        let x = piece([[1, 0, 2], [2, 0, 2], [1, -1, 2]]);
        let c = piece([[0, 0, 2], [-1, 0, 2], [0, -1, 2]]);
        let cases = [vec![rock, w, h], vec![rock, a, x], vec![rock, a, c, x], vec![rock, a, c], vec![rock, h]];
        for bodies in cases {
            let system = System::new(&Physics::default(), &bodies, |_| true);
            let (residual, divisor) = least_residual(&system);
            // Four digits are enough to tell them apart, and fit.
            let z: BigInt = residual * 10_000 / (divisor * system.scale);
            let float = reference::least_residual(&system).expect("an answer");
            assert_eq!(z.to_string(), ((float * 10_000.0 + 1e-4).floor() as i64).to_string());
            assert_eq!(is_stable(&system), float <= 1e-6);
        }
    }

    #[test]
    fn an_exact_tie_is_decided() {
        // Two pieces on the rock whose common centre lies over the very edge of its top face.
        let spots = |s: [[i8; 3]; 3]| Placement::new(s.map(|[x, y, z]| Cell::new(x, y, z))).expect("an L");
        let rock = Body::Rock(Cell::new(0, 0, 0));
        let low = Body::Piece(spots([[0, 0, 1], [1, 0, 1], [0, 1, 1]]));
        let high = spots([[0, 0, 2], [1, 0, 2], [1, 0, 3]]);
        for (inset, stable) in [((0, 1), true), ((1, 1000), false)] {
            let physics = Physics::new((3, 10), inset, 1, 1, false, false).expect("in range");
            let system = System::new(&physics, &[rock, low, Body::Piece(high)], |_| true);
            assert_eq!(is_stable(&system), stable);
            assert_eq!(super::super::decide(&physics, &[rock, low], high).stable, stable);
        }
    }
}
