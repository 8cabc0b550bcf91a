//! The scoring cards counted a second time, straight from their words, and compared with the engine.

use std::collections::{BTreeMap, BTreeSet};

use atoll_coral::geometry::Cell;
use atoll_coral::{Coral, Species};
use atoll_core::{Edition, Game, Observer, Playout, SeededDice, Setup};

type Cubes = BTreeMap<(i8, i8, i8), Option<Species>>;

fn cubes(game: &Coral) -> Cubes {
    let view = game.view(Observer::Spectator);
    let cells =
        view.bodies.iter().flat_map(|body| body.cells.iter().map(|&Cell { x, y, z }| ((x, y, z), body.species)));
    cells.collect()
}

/// The cubes that show a face to somebody who looks against this direction: nothing lies further that way.
fn seen(cubes: &Cubes, (dx, dy, dz): (i8, i8, i8)) -> BTreeSet<(i8, i8, i8)> {
    let hidden = |&(x, y, z): &(i8, i8, i8)| (1..40).any(|n| cubes.contains_key(&(x + n * dx, y + n * dy, z + n * dz)));
    cubes.keys().copied().filter(|cell| !hidden(cell)).collect()
}

const SIDES: [(i8, i8, i8); 4] = [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0)];
const ABOVE: (i8, i8, i8) = (0, 0, 1);

/// What the card of a species and level counts.
fn count(cubes: &Cubes, species: Species, level: usize) -> usize {
    let own = |cells: BTreeSet<(i8, i8, i8)>| -> Vec<(i8, i8, i8)> {
        cells.into_iter().filter(|cell| cubes[cell] == Some(species)).collect()
    };
    let above = own(seen(cubes, ABOVE));
    let sides = SIDES.map(|side| own(seen(cubes, side)).len());
    let mut visible: BTreeSet<(i8, i8, i8)> = above.iter().copied().collect();
    for side in SIDES {
        visible.extend(own(seen(cubes, side)));
    }
    match (species, level) {
        (Species::RED, 1) => above.len(),
        (Species::RED, 2) => sides.into_iter().max().unwrap_or(0),
        (Species::RED, _) => sides.into_iter().min().unwrap_or(0),
        (Species::TUBULAR, 1) => visible.iter().map(|cell| cell.2).collect::<BTreeSet<_>>().len(),
        (Species::TUBULAR, 2) => {
            let column = |cell: &(i8, i8, i8)| visible.iter().filter(|c| (c.0, c.1) == (cell.0, cell.1)).count();
            visible.iter().map(column).max().unwrap_or(0)
        }
        (Species::TUBULAR, _) => above.iter().filter(|cell| cell.2 >= 3).count(),
        (Species::SUN, 1) => above.iter().filter(|cell| cell.2 >= 1).count(),
        (Species::SUN, 2) => {
            let mut left: BTreeSet<(i8, i8)> = above.iter().map(|cell| (cell.0, cell.1)).collect();
            let mut largest = 0;
            while let Some(start) = left.pop_first() {
                let (mut group, mut size) = (vec![start], 0);
                while let Some((x, y)) = group.pop() {
                    size += 1;
                    group
                        .extend(SIDES.map(|(dx, dy, _)| (x + dx, y + dy)).into_iter().filter(|next| left.remove(next)));
                }
                largest = largest.max(size);
            }
            largest
        }
        (Species::SUN, _) => {
            let columns: BTreeSet<i8> = above.iter().map(|cell| cell.0).collect();
            let rows: BTreeSet<i8> = above.iter().map(|cell| cell.1).collect();
            columns.len().min(rows.len())
        }
        (_, 1) => visible.iter().filter(|cell| cell.2 == 0).count(),
        (_, 2) => above.len(),
        (_, _) => {
            let touches = |&(x, y, z): &(i8, i8, i8)| {
                let beside = [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)];
                let beside = beside.iter().filter_map(|(dx, dy, dz)| *cubes.get(&(x + dx, y + dy, z + dz))?);
                beside.filter(|&other| other != species).map(Species::letter).collect::<BTreeSet<_>>().len() >= 2
            };
            visible.iter().filter(|cell| touches(cell)).count()
        }
    }
}

/// What 1 to 5 points need, card by card.
const NEEDS: [[[usize; 5]; 3]; 4] = [
    [[6, 8, 10, 12, 14], [5, 7, 9, 11, 13], [2, 4, 5, 6, 7]],
    [[2, 3, 4, 5, 6], [1, 2, 3, 4, 5], [1, 2, 3, 5, 7]],
    [[3, 5, 7, 9, 11], [3, 5, 6, 8, 10], [3, 4, 5, 6, 7]],
    [[4, 6, 8, 10, 12], [8, 6, 4, 3, 1], [2, 4, 5, 7, 9]],
];

fn points(cubes: &Cubes, species: Species, level: usize) -> i16 {
    let count = count(cubes, species, level);
    let needs = NEEDS[species.index()][level - 1];
    if (species, level) == (Species::BRAIN, 2) {
        let brains = cubes.values().filter(|of| **of == Some(Species::BRAIN)).count() / 3;
        return if brains < 5 { 0 } else { needs.iter().filter(|&&most| count <= most).count() as i16 };
    }
    needs.iter().filter(|&&least| count >= least).count() as i16
}

fn alone(card: &str) -> Setup<Coral> {
    let options = format!(r#"{{"solo_setup": "{card}"}}"#);
    Setup::new(1, serde_json::from_str(&options).expect("options"), Edition::shipped()).expect("a setup")
}

#[test]
fn coral_solo_7_coral_solo_8_every_card_counts_what_it_says() {
    let mut told = BTreeMap::<(char, usize), BTreeSet<usize>>::new();
    for (seed, card) in ["A", "B", "C", "D", "E", "F"].iter().cycle().enumerate().take(18) {
        let setup = alone(card);
        let mut game = Coral::new(&setup);
        let mut dice = SeededDice::new(seed as u64);
        let mut playout = Playout::new();
        let mut pieces = 0;
        loop {
            // Once for each piece that has joined the reef.
            if game.reef().len() == pieces {
                if playout.random(&mut game, &mut dice).is_none() {
                    break;
                }
                continue;
            }
            pieces = game.reef().len();
            let cubes = cubes(&game);
            for species in Species::ALL {
                for level in 1..=3 {
                    let card = setup.data().card(species, level - 1);
                    let expected = count(&cubes, species, level);
                    assert_eq!(usize::from(game.card_count(card)), expected, "seed {seed}: {species} {level}");
                    assert_eq!(
                        game.card_points(card),
                        points(&cubes, species, level),
                        "seed {seed}: {species} {level}"
                    );
                    told.entry((species.letter(), level)).or_default().insert(expected);
                }
            }
        }
    }
    for (card, counts) in told {
        assert!(counts.len() >= 3, "{card:?} counted only {counts:?}: too few to tell");
    }
}
