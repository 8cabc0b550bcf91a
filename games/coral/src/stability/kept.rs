//! The equilibrium programme with a kept basis: bodies are added one at a time, and each is cheap to try.
//!
//! The method is the primal simplex with the sum of infeasibilities as its
//! goal, started from the basis of the bodies that stand already. A new body
//! brings six rows; a basis for them alone is found first, with all other
//! bodies held, so that often nothing else has to change. Pivots of a trial
//! are kept as a product (one vector each) and worked into the inverse only
//! when the body stays.
//!
//! Answers are given with a certificate or not at all: "stands" with forces
//! whose residual is far below the limit, "falls" with a virtual motion
//! (Farkas) that bounds the residual from below. [`Answer::Unsure`] sends the
//! caller to the reference.

/// What the programme says about the bodies it holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// There is an equilibrium.
    Stands,
    /// There is none.
    Falls,
    /// Rounding does not allow an answer.
    Unsure,
}

/// Where two bodies press on each other, in numbers ready for use.
#[derive(Clone, Copy, Debug)]
pub struct Touch {
    /// The body pushed along the positive axis; [`HELD`] if it is held.
    pub on: usize,
    /// The body pushed the other way; [`HELD`] for the table.
    pub by: usize,
    /// The axis of the normal.
    pub axis: usize,
    /// The contact points from the centre of mass of `on`.
    pub on_arms: [[f64; 3]; 4],
    /// The contact points from the centre of mass of `by`.
    pub by_arms: [[f64; 3]; 4],
}

/// The number that stands for the table and for everything that is held.
pub const HELD: usize = usize::MAX;

/// A basic column that stands for nothing: a residual, wanted at zero.
const RESIDUAL: u32 = u32::MAX;

/// Infeasibilities below this are taken for zero; certificates check the sum.
const ZERO: f64 = 1e-10;
/// A pivot must be at least this large.
const PIVOT: f64 = 1e-7;
/// Forces may miss equilibrium by so much in all and still prove that the reef stands.
const PROVES_STANDING: f64 = 9e-7;
/// After so many pivots the ties are broken by tiny changes, so that the search cannot go round in circles.
const PATIENCE: usize = 40;
/// So many steps are picked one by one.
const PICKED: usize = 6;
/// A motion must bound the residual by so much to prove that the reef falls.
const PROVES_FALLING: f64 = 1.1e-6;

type Six = [f64; 6];

/// The motion of a body that is held.
const REST: Six = [0.0; 6];

/// The programme of a growing set of bodies.
#[derive(Clone, Debug)]
pub struct Kept {
    /// Friction by axis of the normal.
    friction: [f64; 3],
    /// How many bodies are in, the one on trial included.
    bodies: usize,
    /// Rows and columns that the matrices have room for.
    stride: usize,
    touches: Vec<Touch>,
    load: Vec<f64>,
    /// The inverse of the basis, row by row and column by column.
    by_row: Vec<f64>,
    by_col: Vec<f64>,
    basis: Vec<u32>,
    x: Vec<f64>,
    /// The state before the trial.
    old_basis: Vec<u32>,
    old_x: Vec<f64>,
    old_touches: usize,
    /// The pivots of the trial: row and column vector.
    pivots: Vec<usize>,
    /// Whether ties were broken during the trial.
    shaken: bool,
    etas: Vec<f64>,
    alpha: Vec<f64>,
    dual: Vec<f64>,
    costs: Vec<f64>,
    steps: Vec<(f64, f64, usize)>,
}

impl Kept {
    /// No bodies yet; friction by axis of the normal.
    pub fn new(friction: [f64; 3]) -> Kept {
        Kept {
            friction,
            bodies: 0,
            stride: 0,
            touches: Vec::new(),
            load: Vec::new(),
            by_row: Vec::new(),
            by_col: Vec::new(),
            basis: Vec::new(),
            x: Vec::new(),
            old_basis: Vec::new(),
            old_x: Vec::new(),
            old_touches: 0,
            pivots: Vec::new(),
            shaken: false,
            etas: Vec::new(),
            alpha: Vec::new(),
            dual: Vec::new(),
            costs: Vec::new(),
            steps: Vec::new(),
        }
    }

    /// Forgets all bodies.
    pub fn clear(&mut self) {
        self.bodies = 0;
        self.touches.clear();
        self.load.clear();
        self.basis.clear();
        self.x.clear();
        self.pivots.clear();
        self.etas.clear();
    }

    /// How many bodies are in.
    pub fn len(&self) -> usize {
        self.bodies
    }

    /// Tries one more body of this weight with its contacts to bodies that are in or held.
    ///
    /// Follow it with [`Kept::keep`] or [`Kept::drop_last`]. The answer is
    /// about all bodies together, whether or not the others stood before.
    pub fn try_body(&mut self, weight: f64, touches: &[Touch]) -> Answer {
        self.make_room();
        self.old_touches = self.touches.len();
        self.old_basis.clear();
        self.old_basis.extend_from_slice(&self.basis);
        self.old_x.clear();
        self.old_x.extend_from_slice(&self.x);
        self.touches.extend_from_slice(touches);
        self.load.extend([0.0, 0.0, weight, 0.0, 0.0, 0.0]);
        self.bodies += 1;
        self.enter_alone(weight);
        self.solve()
    }

    /// Takes the body on trial out again.
    pub fn drop_last(&mut self) {
        self.bodies -= 1;
        self.touches.truncate(self.old_touches);
        self.load.truncate(6 * self.bodies);
        std::mem::swap(&mut self.basis, &mut self.old_basis);
        std::mem::swap(&mut self.x, &mut self.old_x);
        self.pivots.clear();
        self.etas.clear();
        self.shaken = false;
    }

    /// Keeps the body on trial: works its pivots into the inverse.
    pub fn keep(&mut self) {
        let (size, stride) = (6 * self.bodies, self.stride);
        for (n, &row) in self.pivots.iter().enumerate() {
            let eta = &self.etas[n * size..(n + 1) * size];
            let head = eta[row];
            let mut line = std::mem::take(&mut self.alpha);
            line.clear();
            line.extend(self.by_row[row * stride..row * stride + size].iter().map(|entry| entry / head));
            for (i, &factor) in eta.iter().enumerate() {
                if i != row && factor != 0.0 {
                    let target = &mut self.by_row[i * stride..i * stride + size];
                    for (entry, &below) in target.iter_mut().zip(&line) {
                        *entry -= factor * below;
                    }
                }
            }
            self.by_row[row * stride..row * stride + size].copy_from_slice(&line);
            for (k, &below) in line.iter().enumerate() {
                if below != 0.0 {
                    let target = &mut self.by_col[k * stride..k * stride + size];
                    for (entry, &factor) in target.iter_mut().zip(eta) {
                        *entry -= factor * below;
                    }
                    target[row] = below;
                }
            }
            self.alpha = line;
        }
        self.pivots.clear();
        self.etas.clear();
        if std::mem::take(&mut self.shaken) {
            // The true forces of this basis, without the tiny changes.
            for (row, value) in self.x.iter_mut().enumerate() {
                *value = dot(&self.by_row[row * stride..row * stride + size], &self.load);
            }
        }
    }

    fn make_room(&mut self) {
        let size = 6 * (self.bodies + 1);
        if size <= self.stride {
            return;
        }
        let stride = (2 * self.stride).max(6 * 27);
        let mut by_row = vec![0.0; stride * stride];
        let mut by_col = vec![0.0; stride * stride];
        let old = 6 * self.bodies;
        for i in 0..old {
            by_row[i * stride..i * stride + old].copy_from_slice(&self.by_row[i * self.stride..i * self.stride + old]);
            by_col[i * stride..i * stride + old].copy_from_slice(&self.by_col[i * self.stride..i * self.stride + old]);
        }
        (self.by_row, self.by_col, self.stride) = (by_row, by_col, stride);
    }

    /// The column of a force: its entries on the two bodies.
    fn column(&self, id: u32) -> (&Touch, Six, Six) {
        let touch = &self.touches[(id >> 4) as usize];
        let (point, ray) = ((id >> 2 & 3) as usize, id & 3);
        let direction = self.direction(touch.axis, ray);
        let on = wrench(direction, touch.on_arms[point]);
        let by = wrench(direction, touch.by_arms[point]);
        (touch, on, by.map(|n| -n))
    }

    fn direction(&self, axis: usize, ray: u32) -> [f64; 3] {
        let mut direction = [0.0; 3];
        direction[axis] = 1.0;
        let friction = self.friction[axis];
        if friction != 0.0 {
            let side = (axis + 1 + (ray >> 1) as usize) % 3;
            direction[side] = if ray & 1 == 0 { friction } else { -friction };
        }
        direction
    }

    /// The best force through the points of a contact for given motions, nothing for a body at rest: how much it gains,
    /// and its column's number.
    fn price(&self, touch: &Touch, on: Option<&Six>, by: Option<&Six>, best: &mut (f64, u32), id: u32) {
        let (on, by) = (on.unwrap_or(&REST), by.unwrap_or(&REST));
        match touch.axis {
            0 => self.price_along::<0>(touch, on, by, best, id),
            1 => self.price_along::<1>(touch, on, by, best, id),
            _ => self.price_along::<2>(touch, on, by, best, id),
        }
    }

    /// As [`Kept::price`], for contacts with this normal.
    fn price_along<const AXIS: usize>(&self, touch: &Touch, on: &Six, by: &Six, best: &mut (f64, u32), id: u32) {
        let (u, v) = ((AXIS + 1) % 3, (AXIS + 2) % 3);
        let friction = self.friction[AXIS];
        for point in 0..4 {
            let (on_arm, by_arm) = (touch.on_arms[point], touch.by_arms[point]);
            let slip = |k: usize| speed(on, on_arm, k) - speed(by, by_arm, k);
            let mut gain = slip(AXIS);
            let mut ray = 0;
            if friction != 0.0 {
                let (along_u, along_v) = (slip(u), slip(v));
                let wide = along_u.abs() >= along_v.abs();
                let along = if wide { along_u } else { along_v };
                ray = u32::from(!wide) << 1 | u32::from(along < 0.0);
                gain += friction * along.abs();
            }
            if gain > best.0 {
                *best = (gain, id | (point as u32) << 2 | ray);
            }
        }
    }

    /// Finds a basis for the new body's own six rows, all other bodies held, and extends the inverse by it.
    fn enter_alone(&mut self, weight: f64) {
        let new = self.bodies - 1;
        let first = 6 * new;
        let size = first + 6;
        let mut inverse = [[0.0; 6]; 6];
        for (k, row) in inverse.iter_mut().enumerate() {
            row[k] = 1.0;
        }
        let mut x = [0.0, 0.0, weight, 0.0, 0.0, 0.0];
        let mut basis = [RESIDUAL; 6];
        for _ in 0..40 {
            let mut motion = [0.0; 6];
            for row in 0..6 {
                if basis[row] == RESIDUAL && x[row].abs() > ZERO {
                    let sign = x[row].signum();
                    (0..6).for_each(|k| motion[k] += sign * inverse[row][k]);
                }
            }
            let mut best = (1e-9, RESIDUAL);
            for (n, touch) in self.touches.iter().enumerate().skip(self.old_touches) {
                let (on, by) = if touch.on == new { (Some(&motion), None) } else { (None, Some(&motion)) };
                self.price(touch, on, by, &mut best, (n as u32) << 4);
            }
            if best.1 == RESIDUAL {
                break;
            }
            let (touch, on, by) = self.column(best.1);
            let column = if touch.on == new { on } else { by };
            let mut alpha = [0.0; 6];
            for row in 0..6 {
                alpha[row] = (0..6).map(|k| inverse[row][k] * column[k]).sum();
            }
            // The least ratio; a residual at zero leaves at once.
            let mut leaving: Option<(f64, usize)> = None;
            for row in 0..6 {
                let ratio = if basis[row] == RESIDUAL {
                    if alpha[row].abs() < PIVOT || x[row] * alpha[row] < 0.0 && x[row].abs() > ZERO {
                        continue;
                    }
                    if x[row].abs() <= ZERO { 0.0 } else { x[row] / alpha[row] }
                } else if alpha[row] > PIVOT {
                    x[row].max(0.0) / alpha[row]
                } else {
                    continue;
                };
                let better = leaving.is_none_or(|(least, held)| {
                    ratio < least - 1e-12 || ratio < least + 1e-12 && alpha[row].abs() > alpha[held].abs()
                });
                if better {
                    leaving = Some((ratio, row));
                }
            }
            let Some((step, leaving)) = leaving else { break };
            for row in 0..6 {
                x[row] -= step * alpha[row];
            }
            x[leaving] = step;
            let head = inverse[leaving].map(|entry| entry / alpha[leaving]);
            for row in 0..6 {
                if row != leaving {
                    (0..6).for_each(|k| inverse[row][k] -= alpha[row] * head[k]);
                }
            }
            inverse[leaving] = head;
            basis[leaving] = best.1;
        }
        // The extended inverse is [B⁻¹, −B⁻¹ C D⁻¹; 0, D⁻¹]; C is what the new columns do to the old bodies.
        let stride = self.stride;
        for (k, line) in inverse.iter().enumerate() {
            self.by_row[(first + k) * stride..(first + k) * stride + first].fill(0.0);
            self.by_col[(first + k) * stride..(first + k) * stride + first].fill(0.0);
            for (j, &entry) in line.iter().enumerate() {
                self.by_row[(first + k) * stride + first + j] = entry;
                self.by_col[(first + j) * stride + first + k] = entry;
            }
        }
        for k in 0..first {
            self.by_col[k * stride + first..k * stride + size].fill(0.0);
        }
        for (j, &id) in basis.iter().enumerate() {
            if id == RESIDUAL {
                continue;
            }
            let (touch, on, by) = self.column(id);
            let (other, entries) = if touch.on == new { (touch.by, by) } else { (touch.on, on) };
            if other == HELD {
                continue;
            }
            let mut effect = std::mem::take(&mut self.alpha);
            effect.clear();
            effect.resize(first, 0.0);
            for (k, &entry) in entries.iter().enumerate() {
                if entry != 0.0 {
                    let from = (6 * other + k) * stride;
                    for (sum, &below) in effect.iter_mut().zip(&self.by_col[from..from + first]) {
                        *sum += entry * below;
                    }
                }
            }
            for (row, &amount) in effect.iter().enumerate() {
                self.x[row] -= amount * x[j];
            }
            for (k, &factor) in inverse[j].iter().enumerate() {
                if factor != 0.0 {
                    let to = (first + k) * stride;
                    for (entry, &amount) in self.by_col[to..to + first].iter_mut().zip(&effect) {
                        *entry -= amount * factor;
                    }
                }
            }
            self.alpha = effect;
        }
        for row in 0..first {
            for k in 0..6 {
                self.by_row[row * stride + first + k] = self.by_col[(first + k) * stride + row];
            }
        }
        self.basis.extend(basis);
        self.x.extend(x);
    }

    /// Pivots until no force is infeasible or none can help.
    fn solve(&mut self) -> Answer {
        let limit = 400 + 10 * self.bodies;
        for round in 0..limit {
            if round % 100 == PATIENCE {
                self.break_ties();
            }
            if !self.price_infeasible() {
                return self.prove_standing();
            }
            self.duals();
            let top = self.dual.iter().fold(0.0f64, |top, n| top.max(n.abs()));
            let tolerance = 1e-10 * (1.0 + top);
            let (gain, id) = self.best_column(tolerance);
            if id == RESIDUAL {
                return self.prove_falling(gain, top);
            }
            self.direction_of(id);
            let Some((step, row)) = self.long_step(gain) else { return Answer::Unsure };
            for (value, &along) in self.x.iter_mut().zip(&self.alpha) {
                *value -= step * along;
            }
            self.x[row] = step;
            self.basis[row] = id;
            self.pivots.push(row);
            self.etas.extend_from_slice(&self.alpha);
        }
        Answer::Unsure
    }

    /// Moves every basic force up by a tiny amount, each by another one; certificates are not affected.
    fn break_ties(&mut self) {
        self.shaken = true;
        let mut mix = 0x9e37_79b9u32;
        for (value, &id) in self.x.iter_mut().zip(&self.basis) {
            mix = mix.wrapping_mul(0x85eb_ca6b).wrapping_add(0xc2b2_ae35);
            if id != RESIDUAL && value.abs() < 1e-7 {
                *value += 4e-10 + 1e-9 * f64::from(mix >> 8) / f64::from(1u32 << 24);
            }
        }
    }

    /// Sets the cost of each basic variable; whether any is infeasible.
    fn price_infeasible(&mut self) -> bool {
        self.costs.clear();
        let mut any = false;
        for (&id, &value) in self.basis.iter().zip(&self.x) {
            let cost = if id == RESIDUAL {
                if value.abs() > ZERO { value.signum() } else { 0.0 }
            } else if value < -ZERO {
                -1.0
            } else {
                0.0
            };
            any |= cost != 0.0;
            self.costs.push(cost);
        }
        any
    }

    /// The dual vector of the costs: one virtual motion per body.
    fn duals(&mut self) {
        let size = 6 * self.bodies;
        for (n, &row) in self.pivots.iter().enumerate().rev() {
            let eta = &self.etas[n * size..(n + 1) * size];
            let sum: f64 = dot(&self.costs, eta);
            self.costs[row] += (self.costs[row] - sum) / eta[row];
        }
        self.dual.clear();
        self.dual.resize(size, 0.0);
        for (row, &cost) in self.costs.iter().enumerate() {
            if cost != 0.0 {
                let from = row * self.stride;
                for (sum, &entry) in self.dual.iter_mut().zip(&self.by_row[from..from + size]) {
                    *sum += cost * entry;
                }
            }
        }
        for entry in &mut self.dual {
            if entry.abs() < 1e-14 {
                *entry = 0.0;
            }
        }
    }

    fn best_column(&self, tolerance: f64) -> (f64, u32) {
        let (motions, _) = self.dual.as_chunks::<6>();
        let motion = |body: usize| motions.get(body).filter(|motion| **motion != [0.0; 6]);
        let mut best = (f64::NEG_INFINITY, RESIDUAL);
        for (n, touch) in self.touches.iter().enumerate() {
            let (on, by) = (motion(touch.on), motion(touch.by));
            if on.is_none() && by.is_none() {
                continue;
            }
            self.price(touch, on, by, &mut best, (n as u32) << 4);
        }
        if best.0 > tolerance { best } else { (best.0, RESIDUAL) }
    }

    /// How the basic variables change as a force grows.
    fn direction_of(&mut self, id: u32) {
        let size = 6 * self.bodies;
        let (touch, on, by) = self.column(id);
        let sides = [(touch.on, on), (touch.by, by)];
        let mut alpha = std::mem::take(&mut self.alpha);
        alpha.clear();
        alpha.resize(size, 0.0);
        for (body, entries) in sides {
            if body == HELD {
                continue;
            }
            for (k, &entry) in entries.iter().enumerate() {
                if entry != 0.0 {
                    let from = (6 * body + k) * self.stride;
                    for (sum, &below) in alpha.iter_mut().zip(&self.by_col[from..from + size]) {
                        *sum += entry * below;
                    }
                }
            }
        }
        for (n, &row) in self.pivots.iter().enumerate() {
            let eta = &self.etas[n * size..(n + 1) * size];
            if alpha[row] != 0.0 {
                let head = alpha[row] / eta[row];
                for (entry, &factor) in alpha.iter_mut().zip(eta) {
                    *entry -= factor * head;
                }
                alpha[row] = head;
            }
        }
        self.alpha = alpha;
    }

    /// Goes on while the sum of infeasibilities falls, past variables that change their state on the way.
    fn long_step(&mut self, gain: f64) -> Option<(f64, usize)> {
        self.steps.clear();
        for (row, &along) in self.alpha.iter().enumerate() {
            if along.abs() < 1e-9 {
                continue;
            }
            let value = self.x[row];
            let residual = self.basis[row] == RESIDUAL;
            let (at, bend) = if residual && value.abs() <= ZERO {
                (0.0, along.abs())
            } else if residual {
                if value * along < 0.0 {
                    continue;
                }
                (value / along, 2.0 * along.abs())
            } else if value < -ZERO {
                if along > 0.0 {
                    continue;
                }
                (value / along, -along)
            } else {
                if along < 0.0 {
                    continue;
                }
                (value.max(0.0) / along, along)
            };
            self.steps.push((at, bend, row));
        }
        let order = |a: &(f64, f64, usize), b: &(f64, f64, usize)| a.0.total_cmp(&b.0).then(a.2.cmp(&b.2));
        let mut slope = -gain;
        let mut crossing = None;
        for n in 0..self.steps.len() {
            // Few are passed as a rule: the next ones are picked one by one before the rest is worth sorting.
            match n {
                0..PICKED => {
                    let rest = &self.steps[n..];
                    let next = (0..rest.len()).min_by(|&a, &b| order(&rest[a], &rest[b])).unwrap_or(0);
                    self.steps.swap(n, n + next);
                }
                PICKED => self.steps[n..].sort_unstable_by(order),
                _ => {}
            }
            slope += self.steps[n].1;
            // A slope of nothing gains nothing: going on would only exchange one residual for another.
            if slope >= -1e-9 * gain {
                crossing = Some(n);
                break;
            }
        }
        let at = self.steps[crossing?].0;
        // Among those that bind at the same point the largest pivot is the safest, and a residual is best gone.
        let worth = |row: usize| self.alpha[row].abs() * if self.basis[row] == RESIDUAL { 10.0 } else { 1.0 };
        let near = self.steps.iter().filter(|step| (step.0 - at).abs() <= 1e-11);
        let best = near.max_by(|a, b| worth(a.2).total_cmp(&worth(b.2)).then(order(a, b)))?;
        (self.alpha[best.2].abs() >= PIVOT).then_some((best.0, best.2))
    }

    /// Checks that the forces found balance everything.
    fn prove_standing(&mut self) -> Answer {
        let mut rest = std::mem::take(&mut self.dual);
        rest.clear();
        rest.extend_from_slice(&self.load);
        for (&id, &value) in self.basis.iter().zip(&self.x) {
            if id == RESIDUAL || value <= 0.0 {
                continue;
            }
            let (touch, on, by) = self.column(id);
            for (body, entries) in [(touch.on, on), (touch.by, by)] {
                if body != HELD {
                    for (k, &entry) in entries.iter().enumerate() {
                        rest[6 * body + k] -= value * entry;
                    }
                }
            }
        }
        let missed: f64 = rest.iter().map(|n| n.abs()).sum();
        self.dual = rest;
        if missed <= PROVES_STANDING { Answer::Stands } else { Answer::Unsure }
    }

    /// Checks that the motion found gains height for no force and loses it under the weights.
    ///
    /// For every set of forces λ ≥ 0 the residual is at least
    /// (load·y − gain·Σλ) / max|y|, where no column gains more than `gain`.
    fn prove_falling(&self, gain: f64, top: f64) -> Answer {
        let fallen: f64 = dot(&self.load, &self.dual);
        let forces: f64 = self.x.iter().map(|n| n.abs()).sum();
        let bound = (fallen - gain.max(1e-13) * (10.0 * forces + 1000.0)) / top.max(1e-300);
        if bound > PROVES_FALLING { Answer::Falls } else { Answer::Unsure }
    }
}

/// The sum of products, in four sums side by side: one alone would wait for each addition.
fn dot(a: &[f64], b: &[f64]) -> f64 {
    let ((a, a_rest), (b, b_rest)) = (a.as_chunks::<4>(), b.as_chunks::<4>());
    let mut sums = [0.0; 4];
    for (a, b) in a.iter().zip(b) {
        for n in 0..4 {
            sums[n] += a[n] * b[n];
        }
    }
    let rest: f64 = a_rest.iter().zip(b_rest).map(|(x, y)| x * y).sum();
    (sums[0] + sums[2]) + (sums[1] + sums[3]) + rest
}

/// Force and torque of a unit force through a point.
fn wrench(force: [f64; 3], arm: [f64; 3]) -> Six {
    let [fx, fy, fz] = force;
    let [x, y, z] = arm;
    [fx, fy, fz, y * fz - z * fy, z * fx - x * fz, x * fy - y * fx]
}

/// How fast a point of a body that moves like this moves along an axis.
#[inline]
fn speed(motion: &Six, arm: [f64; 3], axis: usize) -> f64 {
    let (u, v) = ((axis + 1) % 3, (axis + 2) % 3);
    motion[axis] + motion[3 + u] * arm[v] - motion[3 + v] * arm[u]
}
