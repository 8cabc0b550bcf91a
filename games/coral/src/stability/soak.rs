//! Random reefs on which the fast verdict is compared with the reference.

use atoll_core::{Dice, SeededDice};

use super::{Physics, decide, decide_any, holds, reference};
use crate::geometry::{Body, Cell, DIRECTIONS, ORIENTATIONS, Placement};

/// What a soak found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Soak {
    /// How many placements were judged by both.
    pub cases: u64,
    /// How many of them stand.
    pub stable: u64,
    /// The first disagreements, as input lines of `atoll stability`.
    pub differ: Vec<String>,
}

/// Compares fast and reference verdicts on `cases` random placements.
///
/// Reefs grow at random from the rock, half of them seeking hooks and
/// overhangs. Placements without support are left out, being trivial. One
/// case in ten also compares a random set of free bodies with all others held,
/// and one fall in five another piece put on the reef that falls.
pub fn soak(cases: u64, seed: u64) -> Soak {
    let physics = Physics::default();
    let mut dice = SeededDice::new(seed);
    let mut found = Soak::default();
    while found.cases < cases {
        let mut bodies = vec![Body::Rock(Cell::new(0, 0, 0))];
        let wild = dice.below(2) == 0;
        let size = 2 + dice.below(18) as usize;
        let mut misses = 0;
        while bodies.len() < size && found.cases < cases && misses < 200 {
            let Some(placement) = candidate(&bodies, wild, &mut dice) else {
                misses += 1;
                continue;
            };
            let fast = decide(&physics, &bodies, placement).stable;
            bodies.push(Body::Piece(placement));
            found.cases += 1;
            found.stable += u64::from(fast);
            let mut agree = fast == reference::is_stable(&physics, &bodies);
            if dice.below(10) == 0 {
                let set = dice.roll();
                let free = |n: usize| set >> (n % 32) & 1 == 1;
                agree &= holds(&physics, &bodies, free) == reference::holds(&physics, &bodies, free);
            }
            if !agree && found.differ.len() < 10 {
                found.differ.push(line(&bodies));
            }
            if !fast {
                if dice.below(5) == 0
                    && let Some(rescue) = candidate(&bodies, wild, &mut dice)
                {
                    let saved = decide_any(&physics, &bodies, rescue).stable;
                    bodies.push(Body::Piece(rescue));
                    if saved != reference::is_stable(&physics, &bodies) && found.differ.len() < 10 {
                        found.differ.push(line(&bodies));
                    }
                    bodies.pop();
                }
                bodies.pop();
            }
        }
    }
    found
}

/// A random free placement that touches the reef and has some support.
fn candidate(bodies: &[Body], wild: bool, dice: &mut SeededDice) -> Option<Placement> {
    let mut pick = |n: usize| dice.below(n as u32) as usize;
    let body = &bodies[if wild { bodies.len() - 1 - pick(bodies.len().min(4)) } else { pick(bodies.len()) }];
    let cells = body.cells();
    let start = cells[pick(cells.len())].plus(DIRECTIONS[if wild { 4 - pick(5) } else { pick(6) }]);
    let (a, b) = ORIENTATIONS[pick(12)];
    let back = [Cell::default(), a, b][pick(3)];
    let placement = Placement::with_arms(start.minus(back), a, b);
    let filled = |cell: Cell| bodies.iter().any(|body| body.cells().contains(&cell));
    let free = placement.cells().iter().all(|&cell| cell.z >= 0 && !filled(cell));
    let below = |cell: &Cell| cell.z == 0 || filled(cell.plus(DIRECTIONS[5]));
    (free && placement.cells().iter().any(below)).then_some(placement)
}

fn line(bodies: &[Body]) -> String {
    let cells = |body: &Body| serde_json::json!(body.cells());
    let (last, base) = bodies.split_last().expect("a reef has its rock");
    serde_json::json!({"bodies": base.iter().map(cells).collect::<Vec<_>>(), "placements": [cells(last)]}).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coral_stab_3_the_fast_verdict_equals_the_reference_on_2000_random_cases() {
        let found = soak(2000, 7);
        assert_eq!(found.differ, Vec::<String>::new());
        assert!(found.stable > 300 && found.cases - found.stable > 300, "{found:?}");
    }
}
