//! The reference decision: the linear programme of the spec's section 3.2, as written there.

use microlp::{ComparisonOp, OptimizationDirection, Problem};

use super::model::System;
use super::{Physics, exact};
use crate::geometry::Body;

/// Below this residual the reef stands (CORAL-STAB-1).
const STANDS: f64 = 1e-6;

/// Between these bounds rounding is not trusted and whole numbers decide.
const NEAR_TIE: std::ops::Range<f64> = 1e-9..1e-3;

/// Whether all bodies can be in equilibrium.
pub fn is_stable(physics: &Physics, bodies: &[Body]) -> bool {
    holds(physics, bodies, |_| true)
}

/// Whether the bodies with `free(n)` can be in equilibrium when all others are held.
pub fn holds(physics: &Physics, bodies: &[Body], free: impl Fn(usize) -> bool) -> bool {
    decide(&System::new(physics, bodies, free))
}

/// Decides a system.
pub fn decide(system: &System) -> bool {
    match least_residual(system) {
        Some(z) if !NEAR_TIE.contains(&z) => z <= STANDS,
        _ => exact::is_stable(system),
    }
}

/// The least sum of absolute residuals, z* of the spec; `None` if the solver gives no answer it can vouch for.
pub fn least_residual(system: &System) -> Option<f64> {
    let scale = system.scale as f64;
    let mut problem = Problem::new(OptimizationDirection::Minimize);
    let mut rows = vec![Vec::new(); system.load.len()];
    for column in &system.columns {
        let force = problem.add_var(0.0, (0.0, f64::INFINITY));
        for &(row, coefficient) in column {
            rows[row].push((force, coefficient as f64 / scale));
        }
    }
    for (mut row, &load) in rows.into_iter().zip(&system.load) {
        for sign in [1.0, -1.0] {
            row.push((problem.add_var(1.0, (0.0, f64::INFINITY)), sign));
        }
        problem.add_constraint(&row, ComparisonOp::Eq, load as f64 / scale);
    }
    let outcome = problem.solve().ok()?;
    Some(outcome.solution()?.objective())
}
