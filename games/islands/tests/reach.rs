//! Moves and evaluation found a second time, straight from the words of the rules, and compared with the fast way.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};

use atoll_core::{Dice, Edition, Game, Label, Observer, Playout, SeededDice, Setup, Turn};
use atoll_islands::{DieView, Islands, Options, Step, View};

type Place = (i8, i8);
type Towers = BTreeMap<Place, Vec<(&'static str, u8)>>;

/// The table in plain words: towers of colour and value, from the bottom up.
struct Table {
    towers: Towers,
    names: BTreeMap<Place, Label>,
    specialist: &'static str,
    kept: &'static str,
    steps: u8,
    moved: Option<Label>,
}

fn colour_of(terrain: &str) -> &'static str {
    match terrain {
        "volcano" => "red",
        "archipelago" => "green",
        "beach" => "yellow",
        "rock" => "black",
        "waterfall" => "blue",
        _ => "purple",
    }
}

fn towers(view: &View) -> Towers {
    let tower = |dice: &[DieView]| dice.iter().map(|die| (die.colour, die.value)).collect();
    view.islands.iter().map(|island| ((island.r, island.c), tower(&island.dice))).collect()
}

impl Table {
    fn of(view: &View) -> Table {
        Table {
            towers: towers(view),
            names: view.islands.iter().map(|island| ((island.r, island.c), island.name.clone())).collect(),
            specialist: view.columns[usize::from(view.column.unwrap())].specialist.unwrap(),
            kept: colour_of(view.kept.as_ref().unwrap().terrain),
            steps: view.steps.unwrap(),
            moved: view.moved.clone(),
        }
    }

    fn is(&self, specialist: &str) -> bool {
        self.specialist == specialist
    }

    /// The places whose top die may be chosen; `plain` forgets the specialist.
    fn choosable(&self, plain: bool) -> Vec<Place> {
        let chosen = |&(place, tower): &(&Place, &Vec<(&str, u8)>)| {
            let Some(&(colour, value)) = tower.last() else { return false };
            let below = tower.len().checked_sub(2).map(|n| tower[n].0);
            let matches = colour == self.kept || !plain && self.is("GEOG") && below == Some(self.kept);
            matches && value < 6 && self.moved.as_ref() != Some(&self.names[place])
        };
        self.towers.iter().filter(chosen).map(|(&place, _)| place).collect()
    }

    /// Where the top `count` dice of a place can end, with the fewest steps.
    fn ends(&self, from: Place, count: usize, plain: bool) -> BTreeMap<Place, u8> {
        let mut towers = self.towers.clone();
        let tower = towers.get_mut(&from).unwrap();
        let value = tower.last().unwrap().1 + 1;
        tower.truncate(tower.len() - count);
        let allowed = |place: &Place| match towers.get(place).map(|tower| tower.last()) {
            None => false,
            Some(None) => !plain && self.is("OCEA"),
            Some(Some(&(_, top))) => top < value || !plain && self.is("ECOL") && top == value,
        };
        let (mut ends, mut now) = (BTreeMap::new(), BTreeSet::from([from]));
        for step in 1..=self.steps {
            let beside = |&(r, c): &Place| [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)];
            now = now.iter().flat_map(beside).filter(allowed).collect();
            for &place in &now {
                ends.entry(place).or_insert(step);
            }
        }
        ends
    }

    /// All that may be done, in notation.
    fn actions(&self) -> BTreeSet<String> {
        let mut actions = BTreeSet::new();
        let word = if self.moved.is_some() { "second" } else { "step" };
        for from in self.choosable(false) {
            for to in self.ends(from, 1, false).keys() {
                actions.insert(format!("{word} {} {}", self.names[&from], self.names[to]));
            }
            if self.is("SEIS") && self.towers[&from].len() >= 2 {
                for to in self.ends(from, 2, false).keys() {
                    actions.insert(format!("pair {} {}", self.names[&from], self.names[to]));
                }
            }
            if self.is("CONS") {
                actions.insert(format!("stay {}", self.names[&from]));
            }
        }
        if self.moved.is_some() {
            actions.insert("done".to_owned());
        } else if self.choosable(true).into_iter().all(|from| self.ends(from, 1, true).is_empty()) {
            actions.insert("pass".to_owned());
        }
        actions
    }
}

/// Dice of each seat: terrain by terrain, towers from the tallest, round after round.
fn evaluate(view: &View) -> Vec<i16> {
    let mut dice = vec![0; usize::from(view.seats)];
    for terrain in ["volcano", "archipelago", "beach", "rock", "waterfall", "lavender"] {
        let mut holders = Vec::new();
        for (seat, player) in view.players.iter().enumerate() {
            let cards: Vec<_> =
                player.terrains.iter().flat_map(|t| &t.cards).filter(|card| card.terrain == terrain).collect();
            let tenths = |rating: &str| rating.replace('.', "").parse::<u32>().unwrap();
            if let Some(lowest) = cards.iter().map(|card| tenths(&card.rating)).min() {
                let stars: u32 = cards.iter().map(|card| u32::from(card.stars)).sum();
                holders.push((std::cmp::Reverse(stars), lowest, seat));
            }
        }
        holders.sort_unstable();
        let topped = view.islands.iter().filter(|i| i.dice.last().is_some_and(|die| die.colour == colour_of(terrain)));
        let mut heights: Vec<usize> = topped.map(|island| island.dice.len()).collect();
        heights.sort_unstable_by_key(|&height| std::cmp::Reverse(height));
        if !holders.is_empty() {
            for (height, &(_, _, seat)) in heights.into_iter().zip(holders.iter().cycle()) {
                dice[seat] += height as i16;
            }
        }
    }
    dice
}

fn compare(seats: u8, options: &str, games: u64) {
    let options: Options = serde_json::from_str(options).unwrap();
    let setup = Setup::<Islands>::new(seats, options, Edition::shipped()).unwrap();
    let (mut playout, mut legal, mut compared) = (Playout::new(), Vec::new(), 0);
    for seed in 0..games {
        let mut dice = SeededDice::new(seed);
        let mut game = Islands::new(&setup);
        loop {
            playout.settle(&mut game, &mut dice);
            let Turn::Decide(asked) = game.turn() else { break };
            let seat = asked.iter().next().unwrap();
            legal.clear();
            game.legal(seat, &mut legal);
            let view = game.view(Observer::Spectator);
            let mut split = None;
            let action = legal[dice.below(legal.len() as u32) as usize];
            if view.step != Step::Choose {
                let table = Table::of(&view);
                let offered: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
                assert_eq!(offered, table.actions(), "seed {seed}: {} keeps {}", table.specialist, table.kept);
                for reach in &view.reachable {
                    let from = *table.names.iter().find(|(_, name)| **name == reach.from).unwrap().0;
                    let to = *table.names.iter().find(|(_, name)| **name == reach.to).unwrap().0;
                    let ends = table.ends(from, if reach.pair { 2 } else { 1 }, false);
                    assert_eq!(ends.get(&to), Some(&reach.steps), "seed {seed}: {reach:?}");
                }
                compared += 1;
                if table.is("AGRI") && view.step == Step::Move && view.k.unwrap() >= 2 {
                    let text = action.to_string();
                    let used = view.reachable.iter().find(|r| format!("step {} {}", r.from, r.to) == text);
                    split = used.map(|reach| (reach.to.clone(), table.steps - reach.steps));
                }
            }
            let turn = view.turn;
            game.act(seat, action);
            if let Some((moved, left)) = split {
                // A second die is offered exactly if steps are left and some other die can use them.
                let after = game.view(Observer::Spectator);
                let table = Table { steps: left, moved: Some(moved), towers: towers(&after), ..Table::of(&view) };
                let expected = left > 0 && table.actions().len() > 1;
                assert_eq!(after.step == Step::Second, expected, "seed {seed}, turn {turn}");
                if expected {
                    assert_eq!(after.steps, Some(left));
                }
            }
        }
        let Turn::Over(outcome) = game.turn() else { panic!("the match is not over") };
        assert_eq!(outcome.scores.as_slice(), evaluate(&game.view(Observer::Spectator)), "seed {seed}");
    }
    assert!(compared > 100, "{compared} moves: too few to tell");
}

#[test]
fn moves_of_the_first_three_specialists() {
    compare(2, "{}", 25);
    compare(4, "{}", 8);
}

#[test]
fn moves_of_the_other_three_specialists() {
    compare(2, r#"{"specialists": "chosen", "chosen": ["SEIS", "GEOG", "AGRI"]}"#, 25);
    compare(3, r#"{"specialists": "chosen", "chosen": ["AGRI", "SEIS", "GEOG"]}"#, 10);
}

#[test]
fn moves_of_any_three_specialists() {
    compare(3, r#"{"specialists": "random"}"#, 20);
}
