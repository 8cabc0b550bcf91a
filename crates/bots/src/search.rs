//! Search over what a seat may know.

use atoll_core::{
    Code, Dice, Event, Game, MAX_SEATS, Observer, Odds, Playout, Seat, SeatSet, SeededDice, Seen, Turn, stable_hash,
};

use crate::{Bot, Knobs, Mind, Values};

/// No line is followed further than this in the tree.
const DEEPEST: usize = 400;
/// A browser has one thread and is asked out of the blue: it thinks in one tree, and has no code to load for more.
const BROWSER: bool = cfg!(target_arch = "wasm32");

/// Information-set Monte Carlo tree search.
///
/// Every line starts from another position that might be the real one for all
/// the seat knows ([`Seen::sample`]), follows the tree of decisions, lets
/// chance fall by the odds, and ends with a judgement by the [`Mind`]. Each
/// seat is taken to want the best for itself. The choice is a function of
/// what was seen, the knobs and the dice.
#[derive(Debug)]
pub struct Search<G: Game, M> {
    mind: M,
    given: Knobs,
    /// What was given, as it suits the match that is thought about.
    knobs: Knobs,
    nodes: Vec<Node<G::Action>>,
    path: Vec<(u32, u32)>,
    legal: Vec<G::Action>,
    scores: Vec<i32>,
    ranks: Vec<(i32, u32)>,
    weights: Vec<f32>,
    playout: Playout<G>,
    odds: Odds<G::Chance>,
    /// The code of the only action that is looked at first, while there is one.
    first: Option<u32>,
}

/// Is told a decision: whose it is, and the position before and after it.
type Show<'a, G> = dyn FnMut(Seat, &G, <G as Game>::Action, &G) + 'a;

/// An action that a search has weighed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighed<A> {
    /// The action.
    pub action: A,
    /// The share of a win that the seat can expect, from 0 to 1.
    pub value: f32,
    /// How many lines began with it.
    pub visits: u32,
    /// The share of a win that each seat can expect.
    pub values: Values,
}

#[derive(Debug)]
struct Node<A> {
    seat: Seat,
    /// The position it stands for, while trees are kept.
    hash: u64,
    visits: u32,
    expanded: bool,
    edges: Vec<Edge<A>>,
}

#[derive(Debug)]
struct Edge<A> {
    action: A,
    prior: f32,
    visits: u32,
    /// How often it could be chosen.
    met: u32,
    /// The line in which it was last legal.
    line: u32,
    sum: Values,
    /// Where it leads, by what chance brings.
    next: Vec<(u64, u32)>,
    /// What it certainly leads to.
    proven: Option<Values>,
    /// How much better than it is it looks to somebody careless; only at the root.
    fancy: f32,
}

impl<G: Game, M: Mind<G>> Search<G, M> {
    /// A search that has seen nothing yet.
    pub fn new(mind: M, knobs: Knobs) -> Self {
        Search {
            mind,
            given: knobs,
            knobs,
            nodes: Vec::new(),
            path: Vec::new(),
            legal: Vec::new(),
            scores: Vec::new(),
            ranks: Vec::new(),
            weights: Vec::new(),
            playout: Playout::new(),
            odds: Odds::new(),
            first: None,
        }
    }

    /// Weighs the seat's legal actions, the best first.
    pub fn weigh(&mut self, seen: Seen<'_, G>, dice: &mut dyn Dice) -> Vec<Weighed<G::Action>> {
        self.think(&seen, dice);
        self.weighed(seen.seat())
    }

    /// As [`Search::weigh`], but makes sure that one action gets a fair share of the thought, liked or not.
    pub fn weigh_also(&mut self, seen: Seen<'_, G>, action: G::Action, dice: &mut dyn Dice) -> Vec<Weighed<G::Action>> {
        self.think(&seen, dice);
        let visits = |search: &Self| {
            let edge = search.nodes[0].edges.iter().find(|edge| edge.action == action);
            edge.map_or(0, |edge| if edge.proven.is_some() { u32::MAX } else { edge.visits })
        };
        let fair = self.knobs.iterations.max(1).div_ceil(4);
        self.first = Some(action.code());
        for line in 1..=fair {
            if visits(self) >= fair {
                break;
            }
            self.follow(&seen, self.knobs.iterations.max(1) + line, dice);
        }
        self.first = None;
        self.weighed(seen.seat())
    }

    /// Plays on from a position the seat might be in as the last thought expects: first this action, then whatever was
    /// looked at most, chance falling by the dice, until the tree is left. `show` is told each decision and whose it is, with
    /// the position before and after it; where the line ends is given back.
    pub fn expect(&mut self, mut position: G, first: G::Action, dice: &mut dyn Dice, show: &mut Show<'_, G>) -> G {
        let me = self.nodes[0].seat;
        let (mut at, mut chosen) = (0, self.edge_of(first.code()));
        for _ in 0..DEEPEST {
            let Some(edge) = chosen else { break };
            let node = &self.nodes[at as usize];
            let (seat, action) = (node.seat, node.edges[edge as usize].action);
            let before = position.clone();
            position.act(seat, action);
            show(seat, &before, action, &position);
            let (_, key) = self.fall(&mut position, Observer::Seat(me), dice);
            if self.knobs.lone {
                self.hurry_others(&mut position, me, u32::MAX, dice);
            }
            let Turn::Decide(seats) = position.turn() else { break };
            let key = self.key(key, self.first_of(seats, me));
            let next = &self.nodes[at as usize].edges[edge as usize].next;
            let Some(&(_, next)) = next.iter().find(|&&(known, _)| known == key) else { break };
            let node = &self.nodes[next as usize];
            let legal = |edge: &Edge<G::Action>| position.check(node.seat, edge.action).is_ok();
            let met = node.edges.iter().zip(0..).filter(|(edge, _)| edge.visits > 0 && legal(edge));
            chosen = met.max_by_key(|(edge, n)| (edge.visits, std::cmp::Reverse(*n))).map(|(_, n)| n);
            at = next;
        }
        position
    }

    /// Who decides next where these are asked: the thinking seat first, then whoever comes first. Side by side the order
    /// does not matter.
    fn first_of(&self, seats: SeatSet, me: Seat) -> Seat {
        if seats.has(me) { me } else { seats.iter().next().unwrap_or(me) }
    }

    /// What the edges to a seat's decision are found by, `heard` being what chance brought.
    fn key(&self, heard: u64, seat: Seat) -> u64 {
        if self.knobs.branch { heard << 2 | seat.index() as u64 } else { seat.index() as u64 }
    }

    /// Grows the tree by as many lines as the knobs allow.
    fn think(&mut self, seen: &Seen<'_, G>, dice: &mut dyn Dice) {
        let sample = seen.sample(dice);
        self.knobs = self.mind.suit(&sample, self.given);
        if !BROWSER && self.knobs.trees > 1 && self.knobs.slack == 0.0 {
            self.think_apart(seen, dice);
            return;
        }
        let lines = self.knobs.iterations.max(1);
        let known = self.recall(&sample, seen.seat()).min(lines - lines / 4);
        for line in known + 1..=lines {
            self.follow(seen, line, dice);
            if self.is_settled() {
                break;
            }
        }
    }

    /// Begins a tree, with the part of the last one that has come true if that is wanted; gives how many lines it has.
    ///
    /// Only where everybody knows everything does a node stand for one position, which can be recognised.
    fn recall(&mut self, position: &G, seat: Seat) -> u32 {
        if !BROWSER && self.knobs.keep && self.knobs.slack == 0.0 && M::OPEN && self.knobs.branch {
            let hash = stable_hash(position);
            self.legal.clear();
            position.legal(seat, &mut self.legal);
            let is_here = |node: &Node<G::Action>| {
                let edges = node.edges.iter().map(|edge| edge.action);
                node.hash == hash && node.seat == seat && edges.eq(self.legal.iter().copied())
            };
            if let Some(root) = self.nodes.iter().position(is_here) {
                self.nodes = subtree(std::mem::take(&mut self.nodes), root);
                return self.nodes[0].visits;
            }
        }
        self.nodes.clear();
        self.nodes.push(Node { seat, hash: 0, visits: 0, expanded: false, edges: Vec::new() });
        0
    }

    /// Grows several trees with dice of their own, each with its share of the lines, and adds up what they say of the
    /// first decision.
    fn think_apart(&mut self, seen: &Seen<'_, G>, dice: &mut dyn Dice) {
        let trees = u32::from(self.knobs.trees);
        let knobs = Knobs { iterations: self.given.iterations.div_ceil(trees), trees: 1, keep: false, ..self.given };
        let seeds: Vec<u64> = (0..trees).map(|_| u64::from(dice.roll()) << 32 | u64::from(dice.roll())).collect();
        let mind = &self.mind;
        let grow = |seed: u64| {
            let mut search = Search::new(mind.clone(), knobs);
            search.think(seen, &mut SeededDice::new(seed));
            search.nodes
        };
        let grown: Vec<Vec<Node<G::Action>>> = side_by_side(&seeds, &grow);
        let mut grown = grown.into_iter();
        self.nodes = grown.next().unwrap_or_default();
        for root in grown.filter_map(|nodes| nodes.into_iter().next()) {
            let all = &mut self.nodes[0];
            all.visits += root.visits;
            for edge in root.edges {
                match all.edges.binary_search_by_key(&edge.action.code(), |known| known.action.code()) {
                    Ok(at) => {
                        let known = &mut all.edges[at];
                        known.visits += edge.visits;
                        known.met += edge.met;
                        known.proven = known.proven.or(edge.proven);
                        for (sum, more) in known.sum.iter_mut().zip(edge.sum) {
                            *sum += more;
                        }
                    }
                    Err(at) => all.edges.insert(at, Edge { next: Vec::new(), ..edge }),
                }
            }
        }
    }

    /// What the tree says of the actions of its first decision, the best first.
    fn weighed(&self, seat: Seat) -> Vec<Weighed<G::Action>> {
        let seat = seat.index();
        let values =
            |edge: &Edge<G::Action>| edge.proven.unwrap_or_else(|| edge.sum.map(|sum| sum / edge.visits.max(1) as f32));
        let value = |edge: &Edge<G::Action>| values(edge)[seat];
        let edges = &self.nodes[0].edges;
        // What is proven needs no visits to be believed: it stands where its value puts it.
        let favourite = edges.iter().filter(|edge| edge.proven.is_none()).max_by_key(|edge| edge.visits);
        let least = favourite.map_or(f32::MIN, value);
        let weight = |edge: &Edge<G::Action>| match edge.proven {
            Some(values) if values[seat] >= least => u32::MAX,
            Some(_) => 0,
            None => edge.visits,
        };
        let mut order: Vec<&Edge<G::Action>> = edges.iter().collect();
        order.sort_by(|a, b| {
            let by_visits = weight(b).cmp(&weight(a));
            by_visits.then(value(b).total_cmp(&value(a))).then(a.action.code().cmp(&b.action.code()))
        });
        let weighed = |edge: &Edge<G::Action>| {
            let values = values(edge);
            Weighed { action: edge.action, value: values[seat], visits: edge.visits, values }
        };
        order.into_iter().map(weighed).collect()
    }

    /// Whether more thought at the root cannot change anything.
    fn is_settled(&self) -> bool {
        let root = &self.nodes[0];
        M::OPEN && root.expanded && (root.edges.len() == 1 || root.edges.iter().all(|edge| edge.proven.is_some()))
    }

    /// Follows one line to its judgement and remembers what came of it.
    fn follow(&mut self, seen: &Seen<'_, G>, line: u32, dice: &mut dyn Dice) {
        let observer = Observer::Seat(seen.seat());
        let me = seen.seat();
        let mut position = seen.sample(dice);
        let end = match self.knobs.ahead {
            0 => u32::MAX,
            turns => self.mind.clock(&position).saturating_add(turns.into()),
        };
        self.path.clear();
        let mut at = 0;
        let mut certain = false;
        let values = loop {
            let node = &self.nodes[at as usize];
            let seat = node.seat;
            if !node.expanded && at != 0 && node.visits < self.knobs.expand || self.path.len() >= DEEPEST {
                self.nodes[at as usize].visits += 1;
                break self.judge(&mut position, end, dice);
            }
            if !node.expanded || !M::OPEN || !self.knobs.branch {
                self.meet(at, &position, line, dice);
            }
            let chosen = match self.first.filter(|_| at == 0) {
                Some(first) => self.edge_of(first).unwrap_or_else(|| self.choose_edge(at, line)),
                None => self.choose_edge(at, line),
            };
            let edge = &self.nodes[at as usize].edges[chosen as usize];
            position.act(seat, edge.action);
            self.path.push((at, chosen));
            if let Some(values) = edge.proven {
                certain = true;
                break values;
            }
            let (mut fell, key) = self.fall(&mut position, observer, dice);
            fell |= self.knobs.lone && self.hurry_others(&mut position, me, end, dice);
            match position.turn() {
                Turn::Over(outcome) => {
                    certain = M::OPEN && self.knobs.branch && !fell;
                    break self.mind.settle(&position, &outcome);
                }
                Turn::Decide(_) if self.is_past(&position, end) => break self.mind.evaluate(&position),
                Turn::Decide(seats) => {
                    let seat = self.first_of(seats, me);
                    at = self.next(at, chosen, self.key(key, seat), seat, &position);
                }
                Turn::Chance => unreachable!("chance has fallen"),
            }
        };
        self.learn(values, certain);
    }

    /// Whether the line has reached the turn at which it is judged.
    fn is_past(&self, position: &G, end: u32) -> bool {
        end != u32::MAX && self.mind.clock(position) >= end
    }

    /// Plays for the others until the thinking seat is asked or the line ends; tells whether anybody played.
    fn hurry_others(&mut self, position: &mut G, me: Seat, end: u32, dice: &mut dyn Dice) -> bool {
        let mut played = false;
        for _ in 0..DEEPEST {
            let Turn::Decide(seats) = position.turn() else { break };
            if seats.has(me) || self.is_past(position, end) {
                break;
            }
            let Some(seat) = seats.iter().next() else { break };
            let action = self.mind.hurry(position, seat, dice, &mut self.playout.actions);
            position.act(seat, action);
            self.playout.settle(position, dice);
            played = true;
        }
        played
    }

    /// Lets chance fall; tells whether anything fell, and what of it the observer heard.
    fn fall(&mut self, position: &mut G, observer: Observer, dice: &mut dyn Dice) -> (bool, u64) {
        let (mut fell, mut key) = (false, 0u64);
        while position.turn() == Turn::Chance {
            let outcome = position.random_chance(dice, &mut self.odds);
            if self.knobs.branch && observer.hears(position.audience(Event::Chance(outcome))) {
                key = (key ^ u64::from(outcome.code() + 1)).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
            }
            position.chance(outcome);
            fell = true;
        }
        (fell, key)
    }

    /// Where an edge leads for this fall of chance.
    fn next(&mut self, at: u32, chosen: u32, key: u64, seat: Seat, position: &G) -> u32 {
        let fresh = self.nodes.len() as u32;
        let edge = &mut self.nodes[at as usize].edges[chosen as usize];
        if let Some(&(_, next)) = edge.next.iter().find(|&&(known, _)| known == key) {
            return next;
        }
        edge.next.push((key, fresh));
        let hash = if !BROWSER && self.knobs.keep { stable_hash(position) } else { 0 };
        self.nodes.push(Node { seat, hash, visits: 0, expanded: false, edges: Vec::new() });
        fresh
    }

    /// Marks the edges that are legal in this line, and adds those that are new.
    fn meet(&mut self, at: u32, position: &G, line: u32, dice: &mut dyn Dice) {
        let node = &mut self.nodes[at as usize];
        let seat = node.seat;
        self.legal.clear();
        position.legal(seat, &mut self.legal);
        // Both are in code order.
        let mut known = 0;
        let mut strangers = false;
        for action in &self.legal {
            while known < node.edges.len() && node.edges[known].action.code() < action.code() {
                known += 1;
            }
            if known < node.edges.len() && node.edges[known].action == *action {
                node.edges[known].line = line;
                node.edges[known].met += 1;
            } else {
                strangers = true;
                let careless = at == 0 && self.knobs.slack > 0.0;
                let fancy = if careless { self.knobs.slack * whim(dice) } else { 0.0 };
                node.edges.insert(
                    known,
                    Edge {
                        action: *action,
                        prior: -1.0,
                        visits: 0,
                        met: 1,
                        line,
                        sum: [0.0; MAX_SEATS],
                        next: Vec::new(),
                        proven: None,
                        fancy,
                    },
                );
            }
        }
        node.expanded = true;
        if !strangers {
            return;
        }
        self.scores.clear();
        self.weights.clear();
        if self.path.len() < usize::from(self.knobs.order)
            && self.mind.order(position, seat, &self.legal, &mut self.scores)
        {
            self.ranks.clear();
            self.ranks.extend(self.scores.iter().zip(0..).map(|(&score, n)| (score, n)));
            self.ranks.sort_unstable_by_key(|&(score, n)| (std::cmp::Reverse(score), n));
            self.weights.resize(self.legal.len(), 0.0);
            let (mut rank, mut last) = (0, None);
            for (n, &(score, at)) in self.ranks.iter().enumerate() {
                if last != Some(score) {
                    (rank, last) = (n, Some(score));
                }
                self.weights[at as usize] = 1.0 / (1.5 + rank as f32);
            }
        } else {
            self.weights.resize(self.legal.len(), 1.0);
        }
        let sum: f32 = self.weights.iter().sum();
        let node = &mut self.nodes[at as usize];
        let edges = node.edges.iter_mut().filter(|edge| edge.line == line);
        // The edges of this line are the legal actions, both in code order.
        for (edge, weight) in edges.zip(&self.weights).filter(|(edge, _)| edge.prior < 0.0) {
            let shaken = at == 0 && self.knobs.vary > 0.0;
            let shake = if shaken { (1.0 + self.knobs.vary * (2.0 * whim(dice) - 1.0)).max(0.0) } else { 1.0 };
            edge.prior = shake * weight / sum;
        }
    }

    /// The edge of the first decision with this code.
    fn edge_of(&self, code: u32) -> Option<u32> {
        let edges = self.nodes[0].edges.iter().zip(0..);
        edges.into_iter().find(|(edge, _)| edge.action.code() == code).map(|(_, n)| n)
    }

    /// The edge to follow: a good one, a promising one, or one that is little known.
    fn choose_edge(&self, at: u32, line: u32) -> u32 {
        let node = &self.nodes[at as usize];
        let seat = node.seat.index();
        let steady = M::OPEN && self.knobs.branch;
        let legal = |edge: &&Edge<G::Action>| steady || edge.line == line;
        let (mut visits, mut sum) = (0, 0.0);
        for edge in node.edges.iter().filter(legal) {
            visits += edge.visits;
            sum += edge.sum[seat];
        }
        let mean = if visits == 0 { 0.5 } else { sum / visits as f32 };
        let root = self.knobs.explore * (1.0 + visits as f32).sqrt();
        let (mut best, mut most) = (0, f32::MIN);
        for (n, edge) in node.edges.iter().enumerate().filter(|(_, edge)| legal(edge)) {
            let value = match edge.proven {
                Some(values) => values[seat] + if values[seat] > 0.85 { 2.0 } else { -2.0 },
                None if edge.visits == 0 => mean - 0.05 + root * edge.prior,
                None => edge.sum[seat] / edge.visits as f32 + root * edge.prior / (1.0 + edge.visits as f32),
            };
            if value + edge.fancy > most {
                (best, most) = (n as u32, value + edge.fancy);
            }
        }
        best
    }

    /// Plays a line on in a hurry, if so wanted, and judges where it stands.
    fn judge(&mut self, position: &mut G, end: u32, dice: &mut dyn Dice) -> Values {
        for _ in 0..self.knobs.rollout {
            self.playout.settle(position, dice);
            if self.is_past(position, end) {
                break;
            }
            match position.turn() {
                Turn::Decide(seats) => {
                    let nth = if seats.len() == 1 { 0 } else { dice.below(seats.len()) };
                    let seat = seats.iter().nth(nth as usize).expect("a decide turn asks somebody");
                    let buffer = &mut self.playout.actions;
                    let action = match self.knobs.rash {
                        true => position.random_legal(seat, dice, buffer),
                        false => self.mind.hurry(position, seat, dice, buffer),
                    };
                    position.act(seat, action);
                }
                Turn::Over(_) | Turn::Chance => break,
            }
        }
        self.playout.settle(position, dice);
        match position.turn() {
            Turn::Over(outcome) => self.mind.settle(position, &outcome),
            Turn::Decide(_) | Turn::Chance => self.mind.evaluate(position),
        }
    }

    /// Adds what a line came to along its path; certain results climb while they are certain.
    fn learn(&mut self, values: Values, mut certain: bool) {
        let mut proven = values;
        for &(at, chosen) in self.path.iter().rev() {
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            let seat = node.seat.index();
            let edge = &mut node.edges[chosen as usize];
            edge.visits += 1;
            for (sum, value) in edge.sum.iter_mut().zip(values) {
                *sum += value;
            }
            // Behind chance nothing is certain; a key of a bare seat means that nothing fell.
            certain &= edge.next.iter().all(|&(key, _)| key < 4) && edge.next.len() <= 1;
            if certain {
                edge.proven = Some(proven);
                let best = node.edges.iter().map(|edge| edge.proven.map_or(f32::MIN, |values| values[seat]));
                let best = best.fold(f32::MIN, f32::max);
                certain = best > 0.85 || node.edges.iter().all(|edge| edge.proven.is_some());
                if let Some(values) =
                    node.edges.iter().filter_map(|edge| edge.proven).find(|values| values[seat] >= best)
                {
                    proven = values;
                }
            }
        }
    }
}

impl<G: Game, M: Mind<G>> Bot<G> for Search<G, M> {
    fn choose(&mut self, seen: Seen<'_, G>, dice: &mut dyn Dice) -> G::Action {
        self.legal.clear();
        seen.legal(&mut self.legal);
        if let [only] = self.legal[..] {
            return only;
        }
        // A generator of its own: fast, and the match's dice fall the same however long the thought.
        let mut own = SeededDice::new(u64::from(dice.roll()) << 32 | u64::from(dice.roll()));
        let weighed = self.weigh(seen, &mut own);
        let best = weighed.first().expect("a seat that is asked has a legal action");
        if self.knobs.slack == 0.0 {
            return best.action;
        }
        // What looked best to somebody careless.
        let root = &self.nodes[0];
        let mut choice = (f32::MIN, best.action);
        for edge in root.edges.iter().filter(|edge| edge.visits > 0 || edge.proven.is_some()) {
            let seen = edge.sum[root.seat.index()] / edge.visits.max(1) as f32;
            let value = edge.proven.map_or(seen, |values| values[root.seat.index()]) + edge.fancy;
            if value > choice.0 {
                choice = (value, edge.action);
            }
        }
        choice.1
    }
}

/// The part of a tree that begins at a node.
fn subtree<A>(nodes: Vec<Node<A>>, root: usize) -> Vec<Node<A>> {
    let mut nodes: Vec<Option<Node<A>>> = nodes.into_iter().map(Some).collect();
    let mut kept: Vec<Node<A>> = nodes[root].take().into_iter().collect();
    let mut at = 0;
    while at < kept.len() {
        for edge in 0..kept[at].edges.len() {
            for next in 0..kept[at].edges[edge].next.len() {
                let fresh = kept.len() as u32;
                let place = std::mem::replace(&mut kept[at].edges[edge].next[next].1, fresh);
                kept.push(nodes[place as usize].take().expect("a tree reaches a node one way only"));
            }
        }
        at += 1;
    }
    kept
}

/// What comes of each seed, in their order, on as many threads as there are seeds.
fn side_by_side<T: Send>(seeds: &[u64], grow: &(dyn Fn(u64) -> T + Sync)) -> Vec<T> {
    std::thread::scope(|scope| {
        let threads: Vec<_> = seeds.iter().map(|&seed| scope.spawn(move || grow(seed))).collect();
        let joined = threads.into_iter().map(std::thread::ScopedJoinHandle::join);
        joined.map(|grown| grown.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
    })
}

/// A whim between 0 and 1, mostly near the middle.
fn whim(dice: &mut dyn Dice) -> f32 {
    (dice.below(1 << 12) + dice.below(1 << 12)) as f32 / (1 << 13) as f32
}
