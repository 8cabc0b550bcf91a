//! Shapes and spaces found a second time, straight from the words of the rules, and compared with the fast way.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};

use atoll_core::{Components as _, Dice, Edition, Game, Label, Observer, Playout, Seat, SeededDice, Setup, Turn};
use atoll_reef::{Action, Options, Reef, Step, View};
use serde_json::Value;

type Stacks = BTreeMap<(i64, i64), Vec<(Option<Seat>, u8)>>;

fn stacks(view: &View) -> Stacks {
    let dice = |stack: &atoll_reef::StackView| stack.dice.iter().map(|die| (die.owner, die.value)).collect();
    view.stacks.iter().map(|stack| ((i64::from(stack.x), i64::from(stack.y)), dice(stack))).collect()
}

/// A pattern as the component JSON tells it: places with letters from the bottom up.
fn pattern(shape: &Value) -> Vec<((i64, i64), Vec<char>)> {
    let column = |c: &Value| {
        let letters = c["dice"].as_array().unwrap().iter().map(|l| l.as_str().unwrap().chars().next().unwrap());
        ((c["dx"].as_i64().unwrap(), c["dy"].as_i64().unwrap()), letters.collect())
    };
    shape["columns"].as_array().unwrap().iter().map(column).collect()
}

/// Whether `me` has completed the shape with the die at `placed`, by trying every place and every side.
fn completes(stacks: &Stacks, shape: &Value, me: Seat, placed: (i64, i64, usize), exact: bool) -> bool {
    let pattern = pattern(shape);
    let (px, py, pz) = placed;
    // East, south, west and north: where the pattern's own east points.
    for (ex, ey) in [(1, 0), (0, 1), (-1, 0), (0, -1)] {
        for ax in -12..=12 {
            for ay in -12..=12 {
                let mut holds_the_die = false;
                let fits = pattern.iter().all(|((dx, dy), letters)| {
                    let (dx, dy) = (dx * ex - dy * ey, dx * ey + dy * ex);
                    let at = (ax + dx, ay + dy);
                    let Some(stack) = stacks.get(&at) else { return false };
                    if at == (px, py) && pz < letters.len() {
                        holds_the_die = true;
                    }
                    let right_height = if exact { stack.len() == letters.len() } else { stack.len() >= letters.len() };
                    right_height
                        && letters.iter().zip(stack).all(|(letter, (owner, _))| match letter {
                            'O' => *owner == Some(me),
                            'X' => *owner != Some(me),
                            _ => true,
                        })
                });
                if fits && holds_the_die {
                    return true;
                }
            }
        }
    }
    false
}

/// The places where a die of this value may go.
fn spots(stacks: &Stacks, board: &BTreeSet<(i64, i64)>, value: u8) -> BTreeSet<(i64, i64)> {
    if stacks.is_empty() {
        return BTreeSet::from([(0, 0)]);
    }
    let may = |&(x, y): &(i64, i64)| match stacks.get(&(x, y)) {
        None => [(1, 0), (-1, 0), (0, 1), (0, -1)].iter().any(|(dx, dy)| stacks.contains_key(&(x + dx, y + dy))),
        Some(stack) => stack.len() < 3 && (value == 1 || stack.last().unwrap().1 < value),
    };
    board.iter().copied().filter(may).collect()
}

fn compare(seats: u8, options: &str, games: u64) {
    let options: Options = serde_json::from_str(options).unwrap();
    let exact = options.matching == Some(atoll_reef::Matching::ExactHeights);
    let edition = Edition::<Reef>::shipped();
    let json = edition.data.json();
    let shapes = json["shapes"].as_array().unwrap();
    let board: BTreeSet<(i64, i64)> = json["board"]["cells"]
        .as_array()
        .unwrap()
        .iter()
        .map(|cell| (cell["x"].as_i64().unwrap(), cell["y"].as_i64().unwrap()))
        .collect();
    let setup = Setup::new(seats, options, edition).unwrap();
    let (mut playout, mut legal) = (Playout::<Reef>::new(), Vec::new());
    let (mut compared, mut found) = (0, 0);
    for seed in 0..games {
        let mut dice = SeededDice::new(seed);
        let mut reef = Reef::new(&setup);
        loop {
            playout.settle(&mut reef, &mut dice);
            let Turn::Decide(asked) = reef.turn() else { break };
            let seat = asked.iter().next().unwrap();
            let before = reef.view(Observer::Spectator);
            legal.clear();
            reef.legal(seat, &mut legal);
            if before.step == Step::Place {
                let player = &before.players[seat.index()];
                let mut expected = BTreeSet::new();
                for (slot, shown) in player.nursery.iter().enumerate().filter_map(|(n, v)| v.map(|v| (n, v))) {
                    for value in (1..=6).filter(|v: &u8| u16::from(v.abs_diff(shown)) <= player.fish) {
                        let spots = spots(&stacks(&before), &board, value);
                        expected.extend(spots.into_iter().map(|(x, y)| (slot, value, x, y)));
                    }
                }
                let offered = legal.iter().filter_map(|action| match action {
                    Action::Place { cell, value, slot } => {
                        let (column, row) = cell.column_row();
                        Some((slot.index(), value.pips(), i64::from(column) - 3, i64::from(row) - 3))
                    }
                    _ => None,
                });
                assert_eq!(offered.collect::<BTreeSet<_>>(), expected, "seed {seed}");
            }
            let action = legal[dice.below(legal.len() as u32) as usize];
            reef.act(seat, action);
            let after = reef.view(Observer::Spectator);
            if let (Action::Place { cell, .. }, true) = (action, before.step == Step::Place) {
                let (column, row) = cell.column_row();
                let (x, y) = (i64::from(column) - 3, i64::from(row) - 3);
                let now = stacks(&after);
                let z = now[&(x, y)].len() - 1;
                let in_play = after.shapes.iter().filter(|shape| shape.left > 0);
                let complete = in_play.map(|shape| &shape.id).filter(|id| {
                    let shape = shapes.iter().find(|shape| shape["id"] == id.as_str()).unwrap();
                    completes(&now, shape, seat, (x, y, z), exact)
                });
                let complete: Vec<&Label> = complete.collect();
                let offered: Vec<&Label> = after.matches.iter().collect();
                assert_eq!(complete, offered, "seed {seed}, {action}");
                // What was one die short before is complete now, and nothing else is.
                let spot = |near: &atoll_reef::NearView| {
                    near.cells.iter().any(|c| (i64::from(c.x), i64::from(c.y), usize::from(c.z)) == (x, y, z))
                };
                let near: Vec<&Label> = before.near.iter().filter(|near| spot(near)).map(|near| &near.id).collect();
                assert_eq!(near, complete, "seed {seed}, {action}");
                compared += 1;
                found += complete.len();
            }
        }
    }
    assert!(compared > 300 && found > 20, "{compared} placements, {found} shapes: too few to tell");
}

#[test]
fn shapes_of_the_starter_set() {
    compare(2, "{}", 20);
}

#[test]
fn shapes_of_the_other_sets() {
    compare(3, r#"{"shapes": "yellow_tang"}"#, 15);
    compare(4, r#"{"shapes": "three_stripe"}"#, 15);
    compare(2, r#"{"shapes": "saddle"}"#, 20);
}

#[test]
fn shapes_with_exact_heights() {
    compare(3, r#"{"match": "exact_heights"}"#, 20);
}

#[test]
fn solids() {
    compare(3, r#"{"shapes": "evolve_red"}"#, 15);
    compare(2, r#"{"shapes": "evolve_blue", "match": "exact_heights"}"#, 20);
}

#[test]
fn shapes_against_nature() {
    compare(1, r#"{"level": "pufferfish"}"#, 40);
}
