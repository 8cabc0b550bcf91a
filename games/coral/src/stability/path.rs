//! Load paths: where the weight of a piece can simply be handed down.
//!
//! Each body has a *carrying region*: the points on which an upright load can
//! rest and be passed on to the table by upright forces alone. It is the hull
//! of what its supports carry, and a support carries what lies in its inset
//! square and in the region of the body beneath. Equilibria add, so a piece
//! whose centre of mass lies in the hull of its supports' regions stands on
//! every reef that stands.

use super::Physics;
use crate::geometry::{Body, Cell, DOWN};

const CORNERS: usize = 16;

/// How far inside the hull the centre must lie, so that rounding cannot matter.
const MARGIN: f64 = 1e-7;

/// A convex polygon with its corners anticlockwise; dropping a corner only makes it smaller.
#[derive(Clone, Copy, Debug)]
pub struct Region {
    corners: usize,
    at: [[f64; 2]; CORNERS],
}

impl Region {
    /// The region that carries nothing.
    pub const EMPTY: Region = Region { corners: 0, at: [[0.0; 2]; CORNERS] };

    fn points(&self) -> &[[f64; 2]] {
        &self.at[..self.corners]
    }

    fn push(&mut self, point: [f64; 2]) {
        if self.corners < CORNERS {
            self.at[self.corners] = point;
            self.corners += 1;
        }
    }

    /// The inset square of a column.
    fn square(cell: Cell, inset: f64) -> Region {
        let mut square = Region::EMPTY;
        let (x, y) = (f64::from(cell.x), f64::from(cell.y));
        let (low, high) = (inset, 1.0 - inset);
        for (dx, dy) in [(low, low), (high, low), (high, high), (low, high)] {
            square.push([x + dx, y + dy]);
        }
        square
    }

    /// The part of the region inside the inset square of a column.
    fn within(&self, cell: Cell, inset: f64) -> Region {
        let mut rest = *self;
        let low = [f64::from(cell.x) + inset, f64::from(cell.y) + inset];
        let high = [f64::from(cell.x) + 1.0 - inset, f64::from(cell.y) + 1.0 - inset];
        for axis in 0..2 {
            rest = rest.cut(axis, 1.0, low[axis]);
            rest = rest.cut(axis, -1.0, -high[axis]);
        }
        rest
    }

    /// The part where `sign` times the coordinate is at least `bound`.
    fn cut(&self, axis: usize, sign: f64, bound: f64) -> Region {
        let mut rest = Region::EMPTY;
        let points = self.points();
        for (n, &a) in points.iter().enumerate() {
            let b = points[(n + 1) % points.len()];
            let (da, db) = (sign * a[axis] - bound, sign * b[axis] - bound);
            if da >= 0.0 {
                rest.push(a);
            }
            if da * db < 0.0 {
                let t = da / (da - db);
                rest.push([a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]);
            }
        }
        rest
    }

    /// The hull of some points, which are reordered.
    fn hull(points: &mut [[f64; 2]]) -> Region {
        if points.len() < 3 {
            return Region::EMPTY;
        }
        points.sort_unstable_by(|a, b| a[0].total_cmp(&b[0]).then(a[1].total_cmp(&b[1])));
        let mut hull = [[0.0; 2]; 3 * CORNERS + 2];
        let mut n = 0;
        for half in 0..2 {
            let start = n;
            for k in 0..points.len() {
                let point = if half == 0 { points[k] } else { points[points.len() - 1 - k] };
                while n >= start + 2 && turn(hull[n - 2], hull[n - 1], point) <= 1e-12 {
                    n -= 1;
                }
                hull[n] = point;
                n += 1;
            }
            n -= 1;
        }
        let mut region = Region::EMPTY;
        hull[..n].iter().for_each(|&point| region.push(point));
        region
    }

    /// Whether a point lies inside by a margin.
    fn holds(&self, point: [f64; 2]) -> bool {
        let points = self.points();
        points.len() >= 3 && (0..points.len()).all(|n| turn(points[n], points[(n + 1) % points.len()], point) >= MARGIN)
    }
}

fn turn(a: [f64; 2], b: [f64; 2], c: [f64; 2]) -> f64 {
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

/// The region that a body carries, given those of the bodies beneath it.
pub fn region(
    physics: &Physics,
    body: &Body,
    mut beneath: impl FnMut(Cell) -> Option<usize>,
    mut region_of: impl FnMut(usize) -> Region,
    own: usize,
) -> Region {
    let mut points = [[0.0; 2]; 3 * CORNERS];
    let mut n = 0;
    let (mut pieces, mut last) = (0, Region::EMPTY);
    for &cell in body.cells() {
        let carried = if cell.z == 0 {
            Region::square(cell, physics.inset)
        } else {
            match beneath(cell.plus(DOWN)) {
                Some(other) if other != own => region_of(other).within(cell, physics.inset),
                _ => continue,
            }
        };
        for &point in carried.points() {
            points[n] = point;
            n += 1;
        }
        if carried.corners > 0 {
            (pieces, last) = (pieces + 1, carried);
        }
    }
    if pieces == 1 { last } else { Region::hull(&mut points[..n]) }
}

/// Whether a piece with this carrying region holds its own weight.
pub fn carries(physics: &Physics, body: &Body, region: &Region) -> bool {
    let [x, y, _] = physics.centre(body);
    let scale = physics.scale as f64;
    region.holds([x as f64 / scale, y as f64 / scale])
}
