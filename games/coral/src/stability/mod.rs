//! Whether a reef stands: static equilibrium of all its bodies.
//!
//! Two implementations give the same verdict on every input. `reference`
//! writes down the linear programme of the rules and solves it afresh, near
//! ties in whole numbers. The fast one, [`decide`], goes through five stages
//! and stops at the first that knows:
//!
//! 1. *support*: a piece without a cube under any of its cubes falls;
//! 2. *alone*: so does one that cannot stand with all other bodies held, which
//!    depends only on its orientation and on which of its 14 faces touch something;
//! 3. *path*: one whose weight can be handed down upright stands (`path`);
//! 4. *heap*: one that comes down with what it rests on, all taken as one body, falls;
//! 5. *programme*: the kept basis of the reef answers, with a certificate (`kept`).
//!
//! Whatever the last stage cannot certify goes to the reference (in browsers
//! to its exact half alone). So the verdict does not depend on rounding, on the
//! order of bodies or on the machine.

mod exact;
mod fall;
mod kept;
#[cfg(not(target_arch = "wasm32"))]
mod lines;
mod model;
mod path;
#[cfg(not(target_arch = "wasm32"))]
pub mod reference;
#[cfg(not(target_arch = "wasm32"))]
mod soak;

use atoll_core::{Words, words};
use std::cell::RefCell;

use crate::geometry::{Body, Cell, CellMap, DIRECTIONS, DOWN, ORIENTATIONS, Placement};
use kept::{Answer, HELD, Kept, Touch};
use model::Contact;
use path::Region;

pub use fall::{Fall, fallen, tip};
#[cfg(not(target_arch = "wasm32"))]
pub use lines::run_lines;
pub use model::System;
#[cfg(not(target_arch = "wasm32"))]
pub use soak::{Soak, soak};

/// The most bodies that [`run_lines`] takes: the box has 25.
pub const MAX_BODIES: usize = 40;

/// The constants of nature that the rulebook cannot give.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Physics {
    /// The coefficient of friction as a fraction.
    mu: (i64, i64),
    /// Everything is measured in this part of a cube's edge.
    scale: i64,
    /// By how much a contact square is smaller on each side, in parts.
    inset_parts: i64,
    inset: f64,
    cube_weight: i64,
    rock_weight: i64,
    side_friction: bool,
    rock_is_fixed: bool,
}

impl Default for Physics {
    fn default() -> Self {
        Physics::new((3, 10), (1, 20), 1, 1, false, false).expect("the standard constants are in range")
    }
}

impl Physics {
    /// Constants, if they are in range.
    ///
    /// # Errors
    /// Which constant is out of range.
    pub fn new(
        mu: (i64, i64),
        inset: (i64, i64),
        cube_weight: i64,
        rock_weight: i64,
        side_friction: bool,
        rock_is_fixed: bool,
    ) -> Result<Physics, WrongConstant> {
        let small = 1..=1000;
        if !small.contains(&mu.1) || !(0..=10 * mu.1).contains(&mu.0) {
            return Err(WrongConstant(Constant::Mu));
        }
        // The numerator first, for it may be too large to be multiplied.
        if !small.contains(&inset.1) || !(0..=inset.1).contains(&inset.0) || 5 * inset.0 > 2 * inset.1 {
            return Err(WrongConstant(Constant::Inset));
        }
        if !small.contains(&cube_weight) {
            return Err(WrongConstant(Constant::CubeWeight));
        }
        if !small.contains(&rock_weight) {
            return Err(WrongConstant(Constant::RockWeight));
        }
        // Halves for centres of cubes, thirds for centres of pieces, and the inset.
        let scale = 6 * inset.1 / gcd(6, inset.1);
        let inset_parts = scale * inset.0 / inset.1;
        Ok(Physics {
            mu,
            scale,
            inset_parts,
            inset: inset_parts as f64 / scale as f64,
            cube_weight,
            rock_weight,
            side_friction,
            rock_is_fixed,
        })
    }

    /// Friction by axis of the normal.
    fn friction(&self) -> [f64; 3] {
        let mu = self.mu.0 as f64 / self.mu.1 as f64;
        let side = if self.side_friction { mu } else { 0.0 };
        [side, side, mu]
    }
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// A constant of [`Physics`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Constant {
    /// Friction.
    Mu,
    /// How far contacts are drawn in.
    Inset,
    /// The weight of a cube of a piece.
    CubeWeight,
    /// The weight of the rock.
    RockWeight,
}

/// A constant that is out of its range.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrongConstant(Constant);

impl WrongConstant {
    /// Which one.
    pub const fn constant(self) -> Constant {
        self.0
    }

    /// What it must be.
    pub fn words(self) -> Words {
        match self.0 {
            Constant::Mu => words!(
                "mu must be a fraction from 0 to 10 with a denominator up to 1000",
                "mu moet een breuk van 0 tot 10 zijn met een noemer tot 1000"
            ),
            Constant::Inset => words!(
                "inset must be a fraction from 0 to 2/5 with a denominator up to 1000",
                "inset moet een breuk van 0 tot 2/5 zijn met een noemer tot 1000"
            ),
            Constant::CubeWeight | Constant::RockWeight => words!(
                "weights must be whole numbers from 1 to 1000",
                "gewichten moeten gehele getallen van 1 tot 1000 zijn"
            ),
        }
    }
}

impl std::fmt::Display for WrongConstant {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.words().en)
    }
}

impl std::error::Error for WrongConstant {}

/// What settled a verdict.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// No cube is supported: falls.
    Support,
    /// Cannot stand even with everything else held: falls.
    Alone,
    /// Its weight is handed down upright: stands.
    Path,
    /// It and what it rests on cannot stand as one body: falls.
    Heap,
    /// The programme with the kept basis.
    Programme,
    /// The reference, because rounding left a doubt.
    Reference,
}

impl Stage {
    /// All stages in their order.
    pub const ALL: [Stage; 6] =
        [Stage::Support, Stage::Alone, Stage::Path, Stage::Heap, Stage::Programme, Stage::Reference];

    /// The stage's name in reports.
    pub const fn name(self) -> &'static str {
        match self {
            Stage::Support => "support",
            Stage::Alone => "alone",
            Stage::Path => "path",
            Stage::Heap => "heap",
            Stage::Programme => "programme",
            Stage::Reference => "reference",
        }
    }
}

/// Whether a placement stands, and what settled it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// Whether everything stays where it is.
    pub stable: bool,
    /// What settled it.
    pub stage: Stage,
}

/// How many verdicts each stage gave on this thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    counts: [[u64; 2]; 6],
}

impl Counts {
    /// Stages with the numbers of their verdicts "falls" and "stands".
    pub fn iter(&self) -> impl Iterator<Item = (Stage, u64, u64)> + '_ {
        Stage::ALL.iter().zip(&self.counts).map(|(&stage, &[falls, stands])| (stage, falls, stands))
    }

    /// All verdicts together.
    pub fn total(&self) -> u64 {
        self.counts.iter().flatten().sum()
    }
}

/// The verdicts of [`decide`] on this thread since the last call.
pub fn take_counts() -> Counts {
    WORK.with_borrow_mut(|all| {
        let mut sum = Counts::default();
        for work in all.iter_mut() {
            for (total, counts) in sum.counts.iter_mut().zip(std::mem::take(&mut work.counts.counts)) {
                total[0] += counts[0];
                total[1] += counts[1];
            }
        }
        sum
    })
}

/// Whether a piece put on `bodies`, which stand, stays where it is and brings nothing down.
///
/// The cells of the placement must be free, and no cell may lie below the table.
pub fn decide(physics: &Physics, bodies: &[Body], placement: Placement) -> Verdict {
    with_work(physics, |work| {
        work.sync(bodies);
        work.decide(placement, true)
    })
}

/// As [`decide`], for bodies that need not stand without the piece.
pub fn decide_any(physics: &Physics, bodies: &[Body], placement: Placement) -> Verdict {
    with_work(physics, |work| {
        work.sync(bodies);
        let stands = work.base_stands();
        work.decide(placement, stands)
    })
}

/// Whether bodies stand as they are.
pub fn stands(physics: &Physics, bodies: &[Body]) -> bool {
    with_work(physics, |work| {
        work.sync(bodies);
        work.base_stands()
    })
}

/// Whether the bodies with `free(n)` stand when all others are held.
pub fn holds(physics: &Physics, bodies: &[Body], free: impl Fn(usize) -> bool) -> bool {
    let free = |n: usize| free(n) && !(physics.rock_is_fixed && bodies[n].is_rock());
    let mut grid = CellMap::<1024>::default();
    for (n, body) in bodies.iter().enumerate() {
        body.cells().iter().for_each(|&cell| grid.set(cell, n));
    }
    let mut programme = Kept::new(physics.friction());
    let mut slots = vec![HELD; bodies.len()];
    let mut touches = Vec::new();
    let mut answer = Answer::Stands;
    for n in (0..bodies.len()).filter(|&n| free(n)) {
        slots[n] = programme.len();
        touches.clear();
        // Free bodies to come are left out here; they bring their contacts along.
        touches_of(physics, bodies, &grid, n, &mut touches, |other| {
            if free(other) && other > n { None } else { Some(slots[other]) }
        });
        answer = programme.try_body(physics.weight(&bodies[n]) as f64, &touches);
        programme.keep();
    }
    match answer {
        Answer::Stands => true,
        Answer::Falls => false,
        Answer::Unsure => settle(physics, bodies, free),
    }
}

/// Decides what the kept programme could not vouch for.
#[cfg(not(target_arch = "wasm32"))]
fn settle(physics: &Physics, bodies: &[Body], free: impl Fn(usize) -> bool) -> bool {
    reference::holds(physics, bodies, free)
}

/// Decides what the kept programme could not vouch for: in whole numbers at once, since browsers do
/// not fetch the reference's solver for a question that hardly ever comes up.
#[cfg(target_arch = "wasm32")]
fn settle(physics: &Physics, bodies: &[Body], free: impl Fn(usize) -> bool) -> bool {
    exact::is_stable(&System::new(physics, bodies, free))
}

thread_local! {
    /// What this thread remembers of the last reefs it was asked about, one entry for each set of constants.
    static WORK: RefCell<Vec<Work>> = const { RefCell::new(Vec::new()) };
}

fn with_work<T>(physics: &Physics, ask: impl FnOnce(&mut Work) -> T) -> T {
    WORK.with_borrow_mut(|all| {
        let at = match all.iter().position(|work| work.physics == *physics) {
            Some(at) => at,
            None => {
                if all.len() >= 4 {
                    all.remove(0);
                }
                all.push(Work::new(*physics));
                all.len() - 1
            }
        };
        ask(&mut all[at])
    })
}

/// A reef with everything that makes the next question cheap.
struct Work {
    physics: Physics,
    bodies: Vec<Body>,
    grid: CellMap<1024>,
    regions: Vec<Region>,
    /// Whether each body hands its weight down upright: such a body stands on every reef that stands.
    carried: Vec<bool>,
    /// Some bodies of the reef: those that mattered so far.
    programme: Kept,
    /// The programme's number for each body that is worked in.
    slots: Vec<Option<usize>>,
    /// Scratch for the bodies that matter to a question.
    wanted: Vec<bool>,
    /// The last answer about exactly the bodies worked in.
    answer: Answer,
    touches: Vec<Touch>,
    /// One entry for each orientation and set of touching faces: 0 unknown, 1 falls, 2 stands.
    alone: Vec<u8>,
    /// A programme of one body, for those entries.
    single: Kept,
    counts: Counts,
}

impl Work {
    fn new(physics: Physics) -> Work {
        Work {
            physics,
            bodies: Vec::new(),
            grid: CellMap::default(),
            regions: Vec::new(),
            carried: Vec::new(),
            programme: Kept::new(physics.friction()),
            slots: Vec::new(),
            wanted: Vec::new(),
            answer: Answer::Stands,
            touches: Vec::new(),
            alone: vec![0; 12 << 14],
            single: Kept::new(physics.friction()),
            counts: Counts::default(),
        }
    }

    /// Makes this the reef of `bodies`, keeping what the two have in common.
    fn sync(&mut self, bodies: &[Body]) {
        let same = self.bodies.iter().zip(bodies).take_while(|(a, b)| a == b).count();
        if same < self.bodies.len() {
            self.bodies.truncate(same);
            self.regions.truncate(same);
            self.carried.truncate(same);
            self.grid.clear();
            for (n, body) in self.bodies.iter().enumerate() {
                body.cells().iter().for_each(|&cell| self.grid.set(cell, n));
            }
            if self.slots[same..].iter().any(Option::is_some) {
                self.forget_programme();
            }
            self.slots.truncate(same);
        }
        for &body in &bodies[same..] {
            let n = self.bodies.len();
            body.cells().iter().for_each(|&cell| self.grid.set(cell, n));
            self.bodies.push(body);
            let region = self.region(&body, n);
            self.carried.push(path::carries(&self.physics, &body, &region));
            self.regions.push(region);
            self.slots.push(None);
        }
    }

    fn forget_programme(&mut self) {
        self.programme.clear();
        self.slots.fill(None);
        self.answer = Answer::Stands;
    }

    fn region(&self, body: &Body, own: usize) -> Region {
        let region_of = |n: usize| self.regions.get(n).copied().unwrap_or(Region::EMPTY);
        path::region(&self.physics, body, |cell| self.grid.get(cell), region_of, own)
    }

    /// Works the wanted bodies into the programme, if they are not in it yet.
    fn work_in(&mut self) {
        for n in 0..self.bodies.len() {
            if !self.wanted[n] || self.slots[n].is_some() {
                continue;
            }
            let body = self.bodies[n];
            if self.is_fixed(&body) {
                self.slots[n] = Some(HELD);
                continue;
            }
            self.slots[n] = Some(self.programme.len());
            self.touches.clear();
            let slots = &self.slots;
            touches_of(&self.physics, &self.bodies, &self.grid, n, &mut self.touches, |other| slots[other]);
            self.answer = self.programme.try_body(self.physics.weight(&body) as f64, &self.touches);
            self.programme.keep();
        }
    }

    fn want_all(&mut self) {
        self.wanted.clear();
        self.wanted.resize(self.bodies.len(), true);
    }

    /// Wants what is around a piece with all that lies beneath, and whatever does not stand on every reef.
    fn want_near(&mut self, piece: &Body) {
        self.wanted.clear();
        self.wanted.extend(self.carried.iter().map(|carried| !carried));
        for &cell in piece.cells() {
            for side in DIRECTIONS {
                if let Some(near) = self.grid.get(cell.plus(side)) {
                    self.wanted[near] = true;
                }
            }
        }
        // What lies beneath is older as a rule; what has been pushed under since is not needed.
        for n in (0..self.bodies.len()).rev() {
            if self.wanted[n] {
                for &cell in self.bodies[n].cells() {
                    if let Some(beneath) = self.grid.get(cell.plus(DOWN)) {
                        self.wanted[beneath] = true;
                    }
                }
            }
        }
    }

    fn is_fixed(&self, body: &Body) -> bool {
        self.physics.rock_is_fixed && body.is_rock()
    }

    fn base_stands(&mut self) -> bool {
        self.want_all();
        self.work_in();
        match self.answer {
            Answer::Stands => true,
            Answer::Falls => false,
            Answer::Unsure => settle(&self.physics, &self.bodies, |_| true),
        }
    }

    fn decide(&mut self, placement: Placement, base_stands: bool) -> Verdict {
        let verdict = self.judge(placement, base_stands);
        self.counts.counts[verdict.stage as usize][usize::from(verdict.stable)] += 1;
        verdict
    }

    fn judge(&mut self, placement: Placement, base_stands: bool) -> Verdict {
        let falls = |stage| Verdict { stable: false, stage };
        let orientation = placement.orientation() as usize;
        let faces = &FACES[orientation];
        let corner = placement.corner();
        let mut touching = 0;
        for (bit, &face) in faces.out.iter().enumerate() {
            let cell = corner.plus(face);
            if cell.z < 0 || self.grid.has(cell) {
                touching |= 1 << bit;
            }
        }
        if touching & faces.bottoms == 0 {
            return falls(Stage::Support);
        }
        if !self.stands_alone(orientation, touching) {
            return falls(Stage::Alone);
        }
        let body = Body::Piece(placement);
        if base_stands && path::carries(&self.physics, &body, &self.region(&body, self.bodies.len())) {
            return Verdict { stable: true, stage: Stage::Path };
        }
        if self.heap_falls(&body) {
            return falls(Stage::Heap);
        }
        let answer = match self.ask_programme(body) {
            Answer::Unsure => {
                // Rounding may have piled up over many pieces: start afresh, once.
                self.forget_programme();
                self.ask_programme(body)
            }
            answer => answer,
        };
        match answer {
            Answer::Stands => Verdict { stable: true, stage: Stage::Programme },
            Answer::Falls => falls(Stage::Programme),
            Answer::Unsure => {
                let mut all = self.bodies.clone();
                all.push(body);
                Verdict { stable: settle(&self.physics, &all, |_| true), stage: Stage::Reference }
            }
        }
    }

    fn ask_programme(&mut self, piece: Body) -> Answer {
        // Bodies that are carried stand on whatever stands. So if the piece stands with what is around it, all do.
        self.want_near(&piece);
        self.work_in();
        let answer = self.try_piece(piece);
        if answer == Answer::Stands || self.slots.iter().all(Option::is_some) {
            return answer;
        }
        self.want_all();
        self.work_in();
        self.try_piece(piece)
    }

    /// What the programme says about the bodies in it together with a piece.
    fn try_piece(&mut self, piece: Body) -> Answer {
        let n = self.bodies.len();
        self.bodies.push(piece);
        self.slots.push(Some(self.programme.len()));
        self.touches.clear();
        let slots = &self.slots;
        touches_of(&self.physics, &self.bodies, &self.grid, n, &mut self.touches, |other| slots[other]);
        let answer = self.programme.try_body(self.physics.weight(&piece) as f64, &self.touches);
        self.programme.drop_last();
        self.bodies.pop();
        self.slots.pop();
        answer
    }

    /// Whether a piece comes down with the bodies it rests on, all of them moving as one with the others held.
    fn heap_falls(&mut self, piece: &Body) -> bool {
        let mut heap = [*piece; 4];
        let mut size = 1;
        for &cell in piece.cells() {
            if let Some(beneath) = self.grid.get(cell.plus(DOWN)).map(|n| self.bodies[n])
                && !heap[..size].contains(&beneath)
                && !self.is_fixed(&beneath)
            {
                heap[size] = beneath;
                size += 1;
            }
        }
        let heap = &heap[..size];
        if size == 1 {
            return false; // it stands alone, or nobody would ask
        }
        let weight: i64 = heap.iter().map(|body| self.physics.weight(body)).sum();
        let mut centre = [0.0; 3];
        for body in heap {
            let (own, share) = (self.physics.centre(body), self.physics.weight(body) as f64 / weight as f64);
            (0..3).for_each(|k| centre[k] += share * own[k] as f64);
        }
        self.touches.clear();
        for &cell in heap.iter().flat_map(Body::cells) {
            for (direction, &side) in DIRECTIONS.iter().enumerate() {
                let beyond = cell.plus(side);
                let inside = || heap.iter().any(|body| body.cells().contains(&beyond));
                if beyond.z < 0 || self.grid.has(beyond) && !inside() {
                    self.touches.push(held_touch(&self.physics, cell, direction, centre));
                }
            }
        }
        self.single.clear();
        // What misses equilibrium in the heap is missing in the reef, where torques are taken about centres at most
        // two cubes away: at least an eighth of it.
        self.single.try_body(weight as f64 / 8.0, &self.touches) == Answer::Falls
    }

    /// Whether a piece stands with everything around it held.
    fn stands_alone(&mut self, orientation: usize, touching: usize) -> bool {
        let at = orientation << 14 | touching;
        if self.alone[at] == 0 {
            self.alone[at] = 1 + u8::from(self.find_alone(orientation, touching));
        }
        self.alone[at] == 2
    }
}

impl Work {
    fn find_alone(&mut self, orientation: usize, touching: usize) -> bool {
        // High above the table, with something held at each touching face.
        let corner = Cell::new(0, 0, 10);
        let (a, b) = ORIENTATIONS[orientation];
        let body = Body::Piece(Placement::with_arms(corner, a, b));
        let centre = self.physics.centre(&body).map(|n| n as f64);
        let faces = &FACES[orientation];
        self.touches.clear();
        for bit in (0..14).filter(|bit| touching >> bit & 1 == 1) {
            let direction = faces.direction[bit];
            let cell = corner.plus(faces.out[bit]).minus(DIRECTIONS[direction]);
            self.touches.push(held_touch(&self.physics, cell, direction, centre));
        }
        self.single.clear();
        match self.single.try_body(self.physics.weight(&body) as f64, &self.touches) {
            Answer::Stands => true,
            Answer::Falls => false,
            Answer::Unsure => stands_alone(&self.physics, orientation, touching),
        }
    }
}

/// The 14 outer faces of an orientation: the cells beyond them, from the corner, and where they look.
struct Faces {
    out: [Cell; 14],
    direction: [usize; 14],
    /// The faces that look down.
    bottoms: usize,
}

static FACES: [Faces; 12] = faces();

const fn faces() -> [Faces; 12] {
    const NONE: Faces = Faces { out: [Cell::new(0, 0, 0); 14], direction: [0; 14], bottoms: 0 };
    let mut all = [NONE; 12];
    let mut n = 0;
    while n < 12 {
        let (a, b) = ORIENTATIONS[n];
        let cubes = [Cell::new(0, 0, 0), a, b];
        let (mut face, mut cube) = (0, 0);
        while cube < 3 {
            let mut d = 0;
            while d < 6 {
                let out = cubes[cube].plus(DIRECTIONS[d]);
                if !same(out, cubes[0]) && !same(out, cubes[1]) && !same(out, cubes[2]) {
                    all[n].out[face] = out;
                    all[n].direction[face] = d;
                    if d == 5 {
                        all[n].bottoms |= 1 << face;
                    }
                    face += 1;
                }
                d += 1;
            }
            cube += 1;
        }
        n += 1;
    }
    all
}

const fn same(a: Cell, b: Cell) -> bool {
    a.x == b.x && a.y == b.y && a.z == b.z
}

/// As [`Work::find_alone`], by whatever means it takes.
fn stands_alone(physics: &Physics, orientation: usize, touching: usize) -> bool {
    let corner = Cell::new(0, 0, 10);
    let (a, b) = ORIENTATIONS[orientation];
    let mut bodies = vec![Body::Piece(Placement::with_arms(corner, a, b))];
    for (bit, &face) in FACES[orientation].out.iter().enumerate() {
        let held = Body::Rock(corner.plus(face));
        if touching >> bit & 1 == 1 && !bodies.contains(&held) {
            bodies.push(held);
        }
    }
    holds(physics, &bodies, |n| n == 0)
}

/// The contacts of body `n` with the table and with the bodies that have a number in the programme.
fn touches_of(
    physics: &Physics,
    bodies: &[Body],
    grid: &CellMap<1024>,
    n: usize,
    out: &mut Vec<Touch>,
    slot: impl Fn(usize) -> Option<usize>,
) {
    let own = slot(n).unwrap_or(HELD);
    for &cell in bodies[n].cells() {
        if cell.z == 0 {
            let contact = Contact { cell, on: n, by: None, axis: 2 };
            out.push(touch(physics, bodies, &contact, own, HELD));
        }
        for (axis, back) in [DIRECTIONS[1], DIRECTIONS[3], DOWN].into_iter().enumerate() {
            let behind = cell.plus(back);
            if let Some(other) = grid.get(behind).filter(|&other| other != n && behind.z >= 0)
                && let Some(by) = slot(other)
            {
                let contact = Contact { cell, on: n, by: Some(other), axis };
                out.push(touch(physics, bodies, &contact, own, by));
            }
            let ahead = cell.minus(back);
            if let Some(other) = grid.get(ahead).filter(|&other| other != n)
                && let Some(on) = slot(other)
            {
                let contact = Contact { cell: ahead, on: other, by: Some(n), axis };
                out.push(touch(physics, bodies, &contact, on, own));
            }
        }
    }
}

/// The contact of the only free body, through a face of one of its cells, with what is held beyond it.
fn held_touch(physics: &Physics, cell: Cell, direction: usize, centre: [f64; 3]) -> Touch {
    // Directions come in pairs, the positive one first; a contact belongs to the cube on its positive side.
    let (pushed, axis) = (direction % 2 == 1, direction / 2);
    let cell = if pushed { cell } else { cell.plus(DIRECTIONS[direction]) };
    let points = physics.points(&Contact { cell, on: 0, by: None, axis });
    let arms = points.map(|point| [0, 1, 2].map(|k| (point[k] as f64 - centre[k]) / physics.scale as f64));
    let (on, by) = if pushed { (0, HELD) } else { (HELD, 0) };
    Touch { on, by, axis, on_arms: arms, by_arms: arms }
}

fn touch(physics: &Physics, bodies: &[Body], contact: &Contact, on: usize, by: usize) -> Touch {
    let scale = physics.scale as f64;
    let points = physics.points(contact);
    let arms = |body: usize| {
        let centre = physics.centre(&bodies[body]);
        points.map(|point| [0, 1, 2].map(|k| (point[k] - centre[k]) as f64 / scale))
    };
    let by_arms = contact.by.map_or([[0.0; 3]; 4], arms);
    Touch { on, by, axis: contact.axis, on_arms: arms(contact.on), by_arms }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coral_stab_3_a_piece_alone_is_judged_as_by_the_reference() {
        let mut work = Work::new(Physics::default());
        // Every orientation with many sets of touching faces.
        for (orientation, faces) in FACES.iter().enumerate() {
            for n in 0..60 {
                let mut touching = ((n * 40503usize) >> 2) & 0x3fff;
                // The cell between the arms touches two faces: both or neither.
                let out = &faces.out;
                for (i, j) in (0..14).flat_map(|i| (0..i).map(move |j| (i, j))).filter(|&(i, j)| out[i] == out[j]) {
                    touching = touching & !(1 << i) | (touching >> j & 1) << i;
                }
                let fast = work.find_alone(orientation, touching);
                assert_eq!(fast, stands_alone(&work.physics, orientation, touching), "{orientation} {touching:b}");
            }
        }
    }
}
