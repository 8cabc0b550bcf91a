//! The equilibrium system of the spec's section 3.2 in whole numbers.

use super::Physics;
use crate::geometry::{Body, Cell, DIRECTIONS, DOWN};

/// Where two bodies press on each other, or a body on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contact {
    /// The cell of the body that is pushed along `normal`.
    pub cell: Cell,
    /// The body that is pushed.
    pub on: usize,
    /// The body that pushes back, `None` for the table or a body that is held.
    pub by: Option<usize>,
    /// The axis of the normal: 0 x, 1 y, 2 z; it points along the positive axis on `on`.
    pub axis: usize,
}

/// All contacts of a set of bodies.
///
/// `number` tells which body fills a cell. Contacts among bodies that are
/// held (`free` says no) are left out.
pub fn contacts(bodies: &[Body], number: impl Fn(Cell) -> Option<usize>, free: impl Fn(usize) -> bool) -> Vec<Contact> {
    let mut found = Vec::new();
    for (n, body) in bodies.iter().enumerate() {
        for &cell in body.cells() {
            for (axis, &back) in [DIRECTIONS[1], DIRECTIONS[3], DOWN].iter().enumerate() {
                let behind = if axis == 2 && cell.z == 0 { None } else { number(cell.plus(back)) };
                let contact = match behind {
                    None if axis == 2 && cell.z == 0 => Contact { cell, on: n, by: None, axis },
                    Some(other) if other != n => Contact { cell, on: n, by: Some(other), axis },
                    _ => continue,
                };
                if free(n) || contact.by.is_some_and(&free) {
                    found.push(contact);
                }
            }
        }
    }
    found
}

/// A column of the system: which rows an unknown force enters and how.
pub type Column = Vec<(usize, i64)>;

/// The equations of all free bodies: `columns` times non-negative unknowns must give `load`.
///
/// Each body has six rows, three of force and three of torque about its centre
/// of mass. Everything is multiplied by `scale`, so that only whole numbers appear.
#[derive(Clone, Debug)]
pub struct System {
    /// The unknown forces.
    pub columns: Vec<Column>,
    /// The right-hand side.
    pub load: Vec<i64>,
    /// What all equations are multiplied by.
    pub scale: i64,
}

impl System {
    /// The system of `bodies`, of which those with `free(n)` must be in equilibrium and the others are held.
    pub fn new(physics: &Physics, bodies: &[Body], free: impl Fn(usize) -> bool) -> System {
        let free = |n: usize| free(n) && !(physics.rock_is_fixed && bodies[n].is_rock());
        let mut first_row = vec![None; bodies.len()];
        let mut load = Vec::new();
        for (n, body) in bodies.iter().enumerate() {
            if free(n) {
                first_row[n] = Some(load.len());
                load.extend([0, 0, physics.scale * physics.weight(body), 0, 0, 0]);
            }
        }
        let number = |cell: Cell| bodies.iter().position(|body| body.cells().contains(&cell));
        let mut columns = Vec::new();
        for contact in contacts(bodies, number, free) {
            for point in physics.points(&contact) {
                for ray in physics.rays(contact.axis) {
                    let mut column = Column::new();
                    let sides = [(Some(contact.on), 1), (contact.by, -1)];
                    for (body, sign) in sides {
                        let Some(body) = body else { continue };
                        let Some(first) = first_row[body] else { continue };
                        let arm = sub(point, physics.centre(&bodies[body]));
                        let torque = cross(arm, ray);
                        for k in 0..3 {
                            push(&mut column, first + k, sign * physics.scale * ray[k]);
                            push(&mut column, first + 3 + k, sign * torque[k]);
                        }
                    }
                    columns.push(column);
                }
            }
        }
        System { columns, load, scale: physics.scale }
    }
}

fn push(column: &mut Column, row: usize, coefficient: i64) {
    if coefficient != 0 {
        column.push((row, coefficient));
    }
}

fn sub(a: [i64; 3], b: [i64; 3]) -> [i64; 3] {
    [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

fn cross(a: [i64; 3], b: [i64; 3]) -> [i64; 3] {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

impl Physics {
    /// A body's weight.
    pub fn weight(&self, body: &Body) -> i64 {
        match body {
            Body::Rock(_) => self.rock_weight,
            Body::Piece(_) => 3 * self.cube_weight,
        }
    }

    /// A body's centre of mass, in parts of `scale`.
    pub fn centre(&self, body: &Body) -> [i64; 3] {
        let cells = body.cells();
        let middle = |of: fn(&Cell) -> i8| {
            let sum: i64 = cells.iter().map(|cell| i64::from(of(cell))).sum();
            self.scale * sum / cells.len() as i64 + self.scale / 2
        };
        [middle(|c| c.x), middle(|c| c.y), middle(|c| c.z)]
    }

    /// The four inset corners of a contact square, in parts of `scale`.
    pub fn points(&self, contact: &Contact) -> [[i64; 3]; 4] {
        let corner = [contact.cell.x, contact.cell.y, contact.cell.z].map(|n| self.scale * i64::from(n));
        let (low, high) = (self.inset_parts, self.scale - self.inset_parts);
        let (u, v) = ((contact.axis + 1) % 3, (contact.axis + 2) % 3);
        [(low, low), (low, high), (high, low), (high, high)].map(|(at_u, at_v)| {
            let mut point = corner;
            point[u] += at_u;
            point[v] += at_v;
            point
        })
    }

    /// The extreme directions of the force through a contact point with this normal, in whole numbers.
    pub fn rays(&self, axis: usize) -> Vec<[i64; 3]> {
        let (mu, one) = self.mu;
        if mu == 0 || axis != 2 && !self.side_friction {
            let mut ray = [0; 3];
            ray[axis] = one;
            return vec![ray];
        }
        let mut rays = Vec::new();
        for side in [(axis + 1) % 3, (axis + 2) % 3] {
            for sign in [1, -1] {
                let mut ray = [0; 3];
                ray[axis] = one;
                ray[side] = sign * mu;
                rays.push(ray);
            }
        }
        rays
    }
}
