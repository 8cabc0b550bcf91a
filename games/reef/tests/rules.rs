//! A test for every rule by its id, and for every numbered case of the rules.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use atoll_core::{
    Code, Components as _, Edition, Files, Game, Label, Match, Observer, Odds, Outcome, Playout, Seat, SeededDice,
    Setup, Staged as _, Turn,
};
use atoll_reef::build::Builder;
use atoll_reef::{Action, Cell, Chance, Components, Level, Options, Preview, Reef, Shape, Slot, Step, Value, View};
use atoll_testkit::{after, doubt, play, wrong};

const A: Seat = Seat::A;
const B: Seat = Seat::B;
const C: Seat = Seat::C;

fn setup_with(seats: u8, options: &str) -> Setup<Reef> {
    let options: Options = serde_json::from_str(options).expect("the options can be read");
    Setup::new(seats, options, Edition::shipped()).expect("the options can be played")
}

fn two() -> Builder {
    Builder::new(&setup_with(2, "{}"))
}

fn three() -> Builder {
    Builder::new(&setup_with(3, "{}"))
}

fn solo() -> Builder {
    Builder::new(&setup_with(1, "{}"))
}

fn cell(x: i8, y: i8) -> Cell {
    Cell::new(((y + 3) * 7 + x + 3) as u8).expect("the space is on the map")
}

fn put(slot: u8, value: u8, x: i8, y: i8) -> Action {
    let (value, slot) = (Value::new(value).expect("a value"), Slot::new(slot).expect("a slot"));
    Action::Place { cell: cell(x, y), value, slot }
}

fn nature_at(x: i8, y: i8) -> Action {
    Action::NaturePlace { cell: cell(x, y) }
}

fn nature_to(value: u8) -> Action {
    Action::NatureTurn { value: Value::new(value).expect("a value") }
}

fn claim(shape: &str) -> Action {
    Action::Claim { shape: shape.parse().expect("a shape") }
}

fn view(reef: &Reef) -> View {
    reef.view(Observer::Spectator)
}

/// The seat that is asked.
fn mover(reef: &Reef) -> Seat {
    view(reef).active.expect("somebody moves")
}

/// The id of the rule that forbids an action to the one who moves, `ok` if it is legal.
fn why(reef: &Reef, action: Action) -> &'static str {
    match reef.check(mover(reef), action) {
        Ok(()) => "ok",
        Err(illegal) => illegal.0.id,
    }
}

fn legal(reef: &Reef) -> Vec<Action> {
    let mut actions = Vec::new();
    reef.legal(mover(reef), &mut actions);
    actions
}

/// The position after an action of the one who moves.
fn then(reef: &Reef, action: Action) -> Reef {
    assert_eq!(why(reef, action), "ok", "{action}");
    let mut next = reef.clone();
    next.act(mover(reef), action);
    next
}

fn roll(reef: &Reef, outcome: &str) -> Reef {
    let outcome: Chance = outcome.parse().expect("an outcome");
    let mut odds = Odds::new();
    assert_eq!(reef.turn(), Turn::Chance);
    reef.odds(&mut odds);
    assert!(odds.as_slice().iter().any(|&(offered, _)| offered == outcome), "{outcome} is not offered");
    let mut next = reef.clone();
    next.chance(outcome);
    next
}

fn odds(reef: &Reef) -> Vec<String> {
    let mut odds = Odds::new();
    reef.odds(&mut odds);
    assert!(odds.as_slice().iter().all(|&(_, weight)| weight == 1));
    odds.as_slice().iter().map(|(outcome, _)| outcome.to_string()).collect()
}

fn fish(reef: &Reef, seat: Seat) -> u16 {
    view(reef).players[seat.index()].fish
}

fn outcome(reef: &Reef) -> Outcome {
    match reef.turn() {
        Turn::Over(outcome) => outcome,
        turn => panic!("the match is not over: {turn:?}"),
    }
}

/// Seven shapes at a time, all 25 together.
const HANDS: [&str; 4] = [
    r#"["R01","R02","R03","R04","R05","R06","R07"]"#,
    r#"["R08","R09","R10","R11","R12","R13","R14"]"#,
    r#"["R15","R16","R17","R18","R19","R20","E1"]"#,
    r#"["E1","E2","E3","E4","E5","R01","R02"]"#,
];

/// The shapes among all 25 that A completes by placing a die.
fn matches(seats: u8, reading: &str, stacks: &[(i8, i8, &str)], value: u8, at: (i8, i8)) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for hand in HANDS {
        let options = format!(r#"{{"shapes": "custom", "custom": {hand}, "match": "{reading}"}}"#);
        let mut builder = Builder::new(&setup_with(seats, &options)).nursery(A, &[value]);
        for (x, y, dice) in stacks {
            builder = builder.stack(*x, *y, dice);
        }
        let reef = then(&builder.build().expect("a position"), put(0, value, at.0, at.1));
        let view = view(&reef);
        if view.step == Step::Claim {
            for shape in Shape::every() {
                let expected = if view.matches.contains(&Label::of(shape)) { "ok" } else { "" };
                let action = Action::Claim { shape };
                assert_eq!(why(&reef, action) == "ok", expected == "ok", "{shape}");
            }
        } else {
            assert!(view.matches.is_empty());
        }
        found.extend(view.matches.iter().map(ToString::to_string));
    }
    found
}

fn shown(stacks: &[(i8, i8, &str)], value: u8, at: (i8, i8)) -> BTreeSet<String> {
    matches(2, "shown_dice", stacks, value, at)
}

fn exact(stacks: &[(i8, i8, &str)], value: u8, at: (i8, i8)) -> BTreeSet<String> {
    matches(2, "exact_heights", stacks, value, at)
}

fn set(shapes: &[&str]) -> BTreeSet<String> {
    shapes.iter().map(|shape| (*shape).to_owned()).collect()
}

/// Six stacks of one die with the values 1 to 6, in a row of spaces.
fn six_tops() -> Builder {
    let spaces = [(-3, 0), (-2, 0), (-1, 0), (0, 0), (1, 0), (2, 0)];
    spaces.iter().zip(1..=6).fold(two(), |builder, (&(x, y), value)| builder.stack(x, y, &format!("B{value}")))
}

/// The tops of `six_tops` on which A may lay a die of this value.
fn tops_for(value: u8) -> Vec<u8> {
    let reef = six_tops().nursery(A, &[value]).build().expect("a position");
    (1..=6).filter(|&top| why(&reef, put(0, value, top as i8 - 4, 0)) == "ok").collect()
}

fn values_of(reef: &Reef) -> BTreeSet<u8> {
    let values = legal(reef).into_iter().filter_map(|action| match action {
        Action::Place { value, .. } => Some(value.pips()),
        Action::NatureTurn { value } => Some(value.pips()),
        _ => None,
    });
    values.collect()
}

fn nature_cells(reef: &Reef) -> BTreeSet<(i8, i8)> {
    let cells = legal(reef).into_iter().map(|action| match action {
        Action::NaturePlace { cell } => {
            let (column, row) = cell.column_row();
            (column as i8 - 3, row as i8 - 3)
        }
        other => panic!("{other} is not a placement of Nature"),
    });
    cells.collect()
}

// The numbered cases.

#[test]
fn rt_01_a_six_lies_on_one_to_five() {
    assert_eq!(tops_for(6), [1, 2, 3, 4, 5]);
}

#[test]
fn rt_02_a_three_lies_on_one_and_two() {
    assert_eq!(tops_for(3), [1, 2]);
}

#[test]
fn rt_03_a_one_lies_on_everything() {
    assert_eq!(tops_for(1), [1, 2, 3, 4, 5, 6]);
}

#[test]
fn rt_04_fish_turn_a_four() {
    let four = two().stack(0, 0, "B1").nursery(A, &[4]);
    let reef = four.clone().fish(A, 3).build().unwrap();
    let after = then(&reef, put(0, 1, 1, 0));
    assert_eq!(fish(&after, A), 1, "three paid, one bonus");
    let reef = four.fish(A, 7).build().unwrap();
    assert_eq!(values_of(&reef), (1..=6).collect());
    for value in 1..=6 {
        let after = then(&reef, put(0, value, 1, 0));
        assert!(fish(&after, A) > 7 - 3, "at most three paid, and a bonus");
    }
}

#[test]
fn rt_05_one_and_six_are_end_stops() {
    let reef = two().stack(0, 0, "B1").nursery(A, &[6]).fish(A, 1).build().unwrap();
    assert_eq!(values_of(&reef), BTreeSet::from([5, 6]));
    let reef = two().stack(0, 0, "B1").nursery(A, &[1]).fish(A, 1).build().unwrap();
    assert_eq!(values_of(&reef), BTreeSet::from([1, 2]));
}

#[test]
fn rt_06_a_sprout() {
    assert_eq!(shown(&[(0, 0, "B2"), (1, 0, "A3")], 4, (0, 0)), set(&["R01"]));
}

#[test]
fn rt_07_a_sprout_on_the_other_axis() {
    assert_eq!(shown(&[(0, 0, "B2"), (0, -1, "A3")], 4, (0, 0)), set(&["R01"]));
}

#[test]
fn rt_08_two_readings_of_a_covered_column() {
    let stacks = [(0, 0, "B2"), (1, 0, "A3B5")];
    assert_eq!(shown(&stacks, 4, (0, 0)), set(&["R01", "R08"]));
    assert_eq!(exact(&stacks, 4, (0, 0)), set(&["R08"]));
}

#[test]
fn rt_09_an_arch_must_be_straight() {
    assert_eq!(shown(&[(0, 0, "B2"), (0, 1, "A3")], 4, (1, 0)), set(&[]));
}

#[test]
fn rt_10_two_different_opponents() {
    assert_eq!(matches(3, "shown_dice", &[(0, 0, "B1C2")], 3, (0, 0)), set(&["R06"]));
}

#[test]
fn rt_11_the_old_sprout_does_not_hold_the_new_die() {
    let stacks = [(0, 0, "B2A4"), (1, 0, "A3"), (-1, 0, "B3")];
    assert_eq!(shown(&stacks, 5, (-1, 0)), set(&["R04"]));
    assert_eq!(exact(&stacks, 5, (-1, 0)), set(&[]));
}

#[test]
fn rt_12_two_shapes_but_one_card() {
    let stacks = [(0, 0, "B2"), (1, 0, "A3"), (-1, 0, "A3")];
    assert_eq!(shown(&stacks, 4, (0, 0)), set(&["R01", "R09"]));
    let custom = r#"{"shapes": "custom", "custom": ["R01","R09","R02","R03","R04","R05","R06"]}"#;
    let builder = Builder::new(&setup_with(2, custom)).nursery(A, &[4]);
    let reef = stacks.iter().fold(builder, |b, (x, y, dice)| b.stack(*x, *y, dice)).build().unwrap();
    let reef = then(&then(&reef, put(0, 4, 0, 0)), claim("R09"));
    assert_eq!(view(&reef).step, Step::Refill);
    assert_eq!(view(&reef).players[0].cards, ["R09"]);
}

#[test]
fn rt_13_a_mirror_image_counts() {
    assert_eq!(shown(&[(0, 0, "B2"), (-1, 0, "A3"), (-2, 0, "B3")], 4, (0, 0)), set(&["R01", "R11"]));
}

#[test]
fn rt_14_no_pattern_floats() {
    assert_eq!(shown(&[(0, 0, "B1B2"), (1, 0, "B1A2")], 4, (0, 0)), set(&["R06"]));
}

#[test]
fn rt_15_an_arch_up_to_a_fish_space() {
    let stacks = [(0, 0, "B2"), (1, 0, "A1"), (2, 0, "B1")];
    assert_eq!(shown(&stacks, 4, (3, 0)), set(&["R03"]));
    let reef = stacks.iter().fold(two().nursery(A, &[4]), |b, (x, y, dice)| b.stack(*x, *y, dice)).build().unwrap();
    assert_eq!(fish(&then(&reef, put(0, 4, 3, 0)), A), 1);
}

#[test]
fn rt_16_a_lattice() {
    assert_eq!(shown(&[(0, 0, "A1"), (1, 0, "B1"), (0, 1, "B3")], 6, (1, 1)), set(&["E1"]));
}

#[test]
fn rt_17_beside_the_first_die() {
    let reef = two().stack(0, 0, "B1").nursery(A, &[4]).build().unwrap();
    assert_eq!(why(&reef, put(0, 4, 1, 1)), "REEF-PLACE-4");
    assert_eq!(why(&reef, put(0, 4, 1, -2)), "REEF-PLACE-3");
    assert_eq!(why(&reef, put(0, 4, 1, 0)), "ok");
}

#[test]
fn rt_18_three_dice_are_a_full_stack() {
    let reef = two().stack(0, 0, "B1A2B3").nursery(A, &[6, 1]).build().unwrap();
    assert_eq!(why(&reef, put(0, 6, 0, 0)), "REEF-STACK-3");
    assert_eq!(why(&reef, put(1, 1, 0, 0)), "REEF-STACK-3");
}

#[test]
fn rt_19_no_fish_for_stacking_on_a_fish_space() {
    let reef = two().stack(2, 0, "B1").stack(3, 0, "B1").nursery(A, &[4]).build().unwrap();
    let reef = then(&reef, put(0, 4, 3, 0));
    let reef = if view(&reef).step == Step::Claim { then(&reef, Action::NoClaim) } else { reef };
    assert_eq!(fish(&reef, A), 1, "the bonus alone");
}

#[test]
fn rt_20_a_fish_space_pays_for_the_second_die() {
    let reef = two().stack(2, 0, "B1").nursery(A, &[4, 5]).fish(A, 2).build().unwrap();
    let reef = then(&reef, put(0, 4, 3, 0));
    assert_eq!((view(&reef).step, fish(&reef, A)), (Step::Second, 3));
    let reef = then(&reef, Action::BuySecond);
    assert_eq!((view(&reef).step, view(&reef).second, fish(&reef, A)), (Step::Place, true, 0));
    assert_eq!(values_of(&reef), BTreeSet::from([5]));
    let reef = then(&reef, put(1, 5, 2, -1));
    assert_eq!((view(&reef).step, fish(&reef, A)), (Step::Refill, 1));
}

#[test]
fn rt_21_one_claim_in_a_turn_takes_the_bonus() {
    let reef = two().stack(0, 0, "B2").stack(1, 0, "A3").nursery(A, &[4, 6]).fish(A, 3).build().unwrap();
    let reef = then(&then(&reef, put(0, 4, 0, 0)), claim("R01"));
    assert_eq!(fish(&reef, A), 4, "the icon of R01");
    let reef = then(&then(&reef, Action::BuySecond), put(1, 6, 2, 0));
    assert_eq!((view(&reef).step, fish(&reef, A)), (Step::Refill, 1));
}

#[test]
fn rt_22_an_empty_stack_of_cards() {
    let r01: Shape = "R01".parse().unwrap();
    let reef = two().stack(0, 0, "B2").stack(1, 0, "A3").nursery(A, &[4]).cards(B, r01, 3).build().unwrap();
    let reef = then(&reef, put(0, 4, 0, 0));
    assert_eq!((view(&reef).step, fish(&reef, A)), (Step::Refill, 1));
}

#[test]
fn rt_23_a_declined_card_is_gone_without_a_new_die_in_it() {
    let reef = two().stack(0, 0, "B2").stack(1, 0, "A3").nursery(A, &[4, 6]).nursery(B, &[1]).build().unwrap();
    let reef = then(&then(&reef, put(0, 4, 0, 0)), Action::NoClaim);
    assert_eq!(fish(&reef, A), 1);
    let reef = then(&roll(&reef, "roll 2"), put(0, 1, 1, 1));
    let reef = roll(&roll(&reef, "roll 4"), "roll 5");
    let reef = then(&reef, put(1, 6, 2, 0));
    assert_eq!(view(&reef).step, Step::Refill, "{:?}", view(&reef).matches);
}

#[test]
fn rt_24_a_new_die_differs_from_the_old() {
    let reef = two().stack(0, 0, "B2").nursery(A, &[3, 6]).build().unwrap();
    let reef = then(&reef, put(1, 6, 1, 0));
    assert_eq!(odds(&reef), ["roll 1", "roll 2", "roll 4", "roll 5", "roll 6"]);
}

#[test]
fn rt_25_the_last_die() {
    let reef = two().stack(0, 0, "B2").nursery(A, &[5]).reserve(A, 0).nursery(B, &[1]).fish(A, 9).build().unwrap();
    let slots =
        legal(&reef).into_iter().filter(|action| matches!(action, Action::Place { slot, .. } if slot.index() == 1));
    assert_eq!(slots.count(), 0);
    assert_eq!(why(&reef, put(1, 5, 1, 0)), "REEF-PLACE-1");
    let reef = then(&reef, put(0, 5, 1, 0));
    assert_eq!((view(&reef).active, view(&reef).step), (Some(B), Step::Place));
    let reef = roll(&roll(&then(&reef, put(0, 1, 0, 1)), "roll 3"), "roll 4");
    assert_eq!((view(&reef).active, view(&reef).step), (Some(B), Step::Place), "A is passed over");
    assert_eq!(fish(&reef, A), 10);
}

#[test]
fn rt_26_nature_puts_a_one_on_level_three() {
    let reef = solo().stack(0, 0, "N3P5").stack(1, 0, "P2").nature_rolled(1).build().unwrap();
    assert_eq!(nature_cells(&reef), BTreeSet::from([(0, 0)]));
    let nature = view(&reef).nature.unwrap();
    assert_eq!((nature.reason.unwrap().level, nature.spots[0].z), (3, 2));
}

#[test]
fn rt_27_nature_puts_a_four_on_level_two() {
    let reef = solo().stack(0, 0, "N5").stack(1, 0, "P2").stack(0, 1, "P3").nature_rolled(4).build().unwrap();
    assert_eq!(nature_cells(&reef), BTreeSet::from([(1, 0), (0, 1)]));
    let reason = view(&reef).nature.unwrap().reason.unwrap();
    assert_eq!((reason.level, reason.distance2), (2, 1));
}

#[test]
fn rt_28_nature_puts_a_six_on_level_one() {
    let reef = solo().stack(0, 0, "N5").stack(1, 0, "P2").stack(0, 1, "P3").nature_rolled(6).build().unwrap();
    assert_eq!(nature_cells(&reef), BTreeSet::from([(-1, 0), (0, -1)]));
    assert_eq!(why(&reef, nature_at(1, 1)), "REEF-SOLO-4");
}

#[test]
fn rt_29_nature_cannot_stack_a_four_on_a_six() {
    let reef = solo().stack(0, 0, "N5P6").nature_rolled(4).build().unwrap();
    assert_eq!(nature_cells(&reef), BTreeSet::from([(-1, 0), (0, -1), (1, 0), (0, 1)]));
}

#[test]
fn rt_30_a_pair_of_fours() {
    let setup = setup_with(2, r#"{"flourish": true}"#);
    let reef = Builder::new(&setup).stack(0, 0, "A1A4").nursery(A, &[4, 6]).fish(A, 1).build().unwrap();
    let reef = then(&reef, put(0, 4, 1, 0));
    assert_eq!(view(&reef).step, Step::Flourish);
    let reef = then(&reef, Action::Flourish);
    assert_eq!((view(&reef).step, fish(&reef, A), view(&reef).players[0].points), (Step::Second, 3, Some(1)));
    assert_eq!(why(&reef, Action::BuySecond), "ok");
}

#[test]
fn rt_31_no_pair_with_a_rivals_die() {
    let setup = setup_with(2, r#"{"flourish": true}"#);
    let reef = Builder::new(&setup).stack(0, 0, "B4").nursery(A, &[4]).build().unwrap();
    assert_eq!(view(&then(&reef, put(0, 4, 1, 0))).step, Step::Refill);
}

/// A two-seat game in which A lays the last die of all, each having `cards` of seven shapes for 14 points.
fn last_die(fish_a: u16, fish_b: u16) -> Reef {
    let mut builder = two().fish(A, fish_a).fish(B, fish_b).stack(0, 0, "B1").nursery(A, &[5]);
    builder = builder.reserve(A, 0).reserve(B, 0);
    // R14 and R19 have 3 points, R10 has 2: one of each, and two more of R10, R08 and R06 are 14.
    for shape in ["R14", "R19", "R10", "R08", "R06"] {
        let shape: Shape = shape.parse().unwrap();
        builder = builder.cards(A, shape, 1).cards(B, shape, 1);
    }
    let r01: Shape = "R01".parse().unwrap();
    let r03: Shape = "R03".parse().unwrap();
    let reef = builder.cards(A, r01, 1).cards(B, r01, 1).cards(A, r03, 1).cards(B, r03, 1).build().unwrap();
    then(&reef, put(0, 5, 1, 0))
}

#[test]
fn rt_32_fish_break_a_tie() {
    // A's bonus fish is on top.
    let first = outcome(&last_die(1, 1));
    assert_eq!(first.scores.as_slice(), [14, 14]);
    assert_eq!(first.places.as_slice(), [1, 2]);
    assert_eq!(outcome(&last_die(1, 2)).places.as_slice(), [1, 1]);
}

#[test]
fn rt_33_turning_natures_die() {
    let rolled = |options: &str, fish: u16| {
        Builder::new(&setup_with(1, options)).stack(0, 0, "N3").fish(A, fish).nature_rolled(4).build().unwrap()
    };
    let beside = BTreeSet::from([(-1, 0), (0, -1), (1, 0), (0, 1)]);
    assert_eq!(nature_cells(&rolled("{}", 0)), BTreeSet::from([(0, 0)]));
    let reef = rolled("{}", 2);
    assert_eq!(values_of(&reef), BTreeSet::from([3, 4, 5]));
    for value in [3, 5] {
        let turned = then(&reef, nature_to(value));
        assert_eq!((nature_cells(&turned), fish(&turned, A)), (beside.clone(), 0));
    }
    let kept = then(&reef, nature_to(4));
    assert_eq!((nature_cells(&kept), fish(&kept, A)), (BTreeSet::from([(0, 0)]), 2));
    let reef = rolled("{}", 6);
    assert_eq!(values_of(&reef), (1..=6).collect());
    for value in 1..=6 {
        let stacked = value == 1 || value == 4;
        let cells = nature_cells(&then(&reef, nature_to(value)));
        assert_eq!(cells, if stacked { BTreeSet::from([(0, 0)]) } else { beside.clone() }, "{value}");
    }
    assert_eq!(values_of(&rolled(r#"{"nature_adjust_max": 1}"#, 6)), BTreeSet::from([3, 4, 5]));
}

/// Six of seven cards are taken, the last own die is in the nursery, Nature has dice left.
fn six_of_seven() -> Reef {
    let shapes = ["R01", "R03", "R06", "R08", "R10", "R14", "R19"].map(|shape| shape.parse::<Shape>().unwrap());
    let mut builder = solo().shapes(shapes).nursery(A, &[4]).reserve(A, 0).nature_reserve(5);
    for shape in &shapes[1..] {
        builder = builder.cards(A, *shape, 1);
    }
    builder.stack(0, 0, "N2").stack(1, 0, "P3").build().unwrap()
}

#[test]
fn rt_34_the_last_own_die_decides() {
    let lost = then(&six_of_seven(), put(0, 4, 0, 1));
    assert_eq!((view(&lost).won, outcome(&lost).places.as_slice()), (Some(false), [2].as_slice()));
    assert_eq!(view(&lost).nature.unwrap().reserve, 5);
    let reef = then(&six_of_seven(), put(0, 4, 0, 0));
    let won = then(&reef, claim("R01"));
    assert_eq!((view(&won).won, outcome(&won).places.as_slice()), (Some(true), [1].as_slice()));
    let declined = then(&reef, Action::NoClaim);
    assert_eq!(view(&declined).won, Some(false));
}

#[test]
fn reef_fish_5_rt_35_the_last_bonus_fish_breaks_the_tie() {
    let reef = last_die(1, 1);
    assert_eq!((fish(&reef, A), fish(&reef, B)), (2, 1));
    assert_eq!(outcome(&reef).places.as_slice(), [1, 2]);
}

/// The shipped edition with another board.
fn board(rows: &str) -> std::sync::Arc<Edition<Reef>> {
    let mut files = Files::shipped::<Components>();
    files.replace("reef_board.toml", format!("tag = \"C\"\nrows = [{rows}]\n")).unwrap();
    Edition::load(files).unwrap()
}

/// All spaces of the board are taken, every stack shows `lowest` or more, and A has a 3 left.
fn full_ground(lowest: u8) -> Builder {
    let data = Edition::<Reef>::shipped();
    let mut builder = three();
    let mut dice = ["A", "B", "C"].iter().cycle();
    let (mut counts, mut placed) = ([0; 3], 0);
    for y in -3..=3 {
        for x in -3..=3 {
            let board = &data.data.board;
            if board.cell(x, y).is_some_and(|cell| board.has(cell)) {
                let letter = dice.next().unwrap();
                counts[usize::from(letter.as_bytes()[0] - b'A')] += 1;
                placed += 1;
                builder = builder.stack(x, y, &format!("{letter}{}", lowest + placed % (7 - lowest)));
            }
        }
    }
    assert_eq!((placed, counts), (41, [14, 14, 13]));
    builder.nursery(A, &[3]).reserve(A, 0).reserve(B, 0).reserve(C, 0)
}

#[test]
fn rt_36_skips_buy_the_turn_to_a_one() {
    // With tops of 5 and 6 only a 1 ever fits; with lower ones skipping is a choice after the first fish.
    let reef = full_ground(5).build().unwrap();
    assert_eq!(legal(&reef), [Action::Skip]);
    let reef = then(&reef, Action::Skip);
    assert_eq!((mover(&reef), fish(&reef, A)), (A, 1));
    assert_eq!(legal(&reef), [Action::Skip], "a 2 does not fit, nor does a 4");
    let reef = then(&reef, Action::Skip);
    assert_eq!(fish(&reef, A), 2);
    assert_eq!(values_of(&reef), BTreeSet::from([1]));
    assert!(legal(&reef).contains(&Action::Skip), "spending is free");
    let action = legal(&reef)[0];
    let mut reef = then(&reef, action);
    while let Step::Claim | Step::Flourish | Step::Second = view(&reef).step {
        let stop = *legal(&reef).last().unwrap();
        reef = then(&reef, stop);
    }
    assert!(matches!(reef.turn(), Turn::Over(_)));
    let mut reef = full_ground(3).build().unwrap();
    for _ in 0..2 {
        reef = then(&reef, Action::Skip);
    }
    assert_eq!((view(&reef).step, fish(&reef, A)), (Step::Place, 2));
    assert!(values_of(&reef).contains(&1));
}

// The rules by id.

#[test]
fn reef_setup_1_dice_by_player_count() {
    for (seats, dice) in [(1, 16), (2, 16), (3, 16), (4, 12)] {
        let reef = Reef::new(&setup_with(seats, "{}"));
        let view = view(&reef);
        assert!(view.players.iter().all(|player| player.reserve == dice));
        assert_eq!(view.nature.map(|nature| nature.reserve), (seats == 1).then_some(16));
    }
}

#[test]
fn reef_setup_2_seven_shapes_and_their_copies() {
    for (seats, copies) in [(2, 3), (3, 4), (4, 5)] {
        let view = view(&Reef::new(&setup_with(seats, "{}")));
        assert_eq!(view.shapes.len(), 7);
        assert!(view.shapes.iter().all(|shape| shape.left == copies));
    }
}

#[test]
fn reef_setup_3_the_first_two_dice_differ() {
    let reef = Reef::new(&setup_with(2, "{}"));
    assert_eq!(odds(&reef).len(), 6);
    assert_eq!(odds(&roll(&reef, "roll 4")), ["roll 1", "roll 2", "roll 3", "roll 5", "roll 6"]);
}

#[test]
fn reef_setup_4_the_highest_total_begins_and_reef_setup_6_chance_breaks_ties() {
    let played = after(&setup_with(3, "{}"), "* roll 1, * roll 2, * roll 6, * roll 2, * roll 3, * roll 4");
    assert_eq!(mover(played.position()), B);
    let mut tied = after(&setup_with(3, "{}"), "* roll 1, * roll 2, * roll 5, * roll 2, * roll 3, * roll 4");
    assert_eq!(odds(tied.position()), ["first 1", "first 2"]);
    play(&mut tied, "* first 2, 2 a3 d4, * roll 1");
    assert_eq!(mover(tied.position()), A, "clockwise after C");
}

#[test]
fn reef_setup_5_the_choice_of_shapes() {
    let ids = |options: &str| -> Vec<String> {
        view(&Reef::new(&setup_with(2, options))).shapes.into_iter().map(|shape| shape.id.to_string()).collect()
    };
    let copperband = ["R01", "R03", "R06", "R08", "R10", "R14", "R19"];
    assert_eq!(ids("{}"), copperband);
    assert_eq!(ids(r#"{"shapes": "copperband"}"#), copperband);
    assert_eq!(ids(r#"{"shapes": "yellow_tang"}"#), ["R02", "R05", "R09", "R11", "R12", "R15", "R17"]);
    assert_eq!(ids(r#"{"shapes": "three_stripe"}"#), ["R03", "R04", "R07", "R09", "R13", "R16", "R20"]);
    assert_eq!(ids(r#"{"shapes": "saddle"}"#), ["R05", "R08", "R11", "R12", "R15", "R18", "R19"]);
    let custom = r#"{"shapes": "custom", "custom": ["E5","R20","R01","R02","R03","R04","R05"]}"#;
    assert_eq!(ids(custom), ["R01", "R02", "R03", "R04", "R05", "R20", "E5"]);
    let refused = |options: &str, seats: u8| {
        let options: Options = serde_json::from_str(options).unwrap();
        Setup::<Reef>::new(seats, options, Edition::shipped()).unwrap_err()
    };
    assert_eq!(refused(r#"{"shapes": "custom", "custom": ["R01"]}"#, 2).key, "custom");
    let twice = r#"{"shapes": "custom", "custom": ["R01","R01","R02","R03","R04","R05","R06"]}"#;
    assert!(refused(twice, 2).reason.en.contains("twice"));
    let unknown = r#"{"shapes": "custom", "custom": ["R01","R21","R02","R03","R04","R05","R06"]}"#;
    assert!(refused(unknown, 2).reason.en.contains("R21"));
    assert_eq!(refused(r#"{"custom": ["R01"]}"#, 2).key, "custom");
    assert_eq!(refused(r#"{"shapes": "evolve_red"}"#, 1).key, "shapes");
    assert_eq!(refused(r#"{"flourish": true}"#, 1).key, "flourish");
    assert_eq!(refused(r#"{"nature_adjust_max": 6}"#, 1).key, "nature_adjust_max");
}

#[test]
fn reef_turn_1_the_order_of_a_turn() {
    let setup = setup_with(2, r#"{"flourish": true}"#);
    let builder = Builder::new(&setup).stack(0, 0, "B2").stack(1, 0, "A4").nursery(A, &[4, 6]).nursery(B, &[1, 2]);
    let reef = builder.fish(A, 3).build().unwrap();
    assert_eq!(why(&reef, Action::Done), "REEF-TURN-1");
    assert_eq!(why(&reef, Action::NoClaim), "REEF-TURN-1");
    let mut steps = vec![view(&reef).step];
    let mut reef = then(&reef, put(0, 4, 0, 0));
    for action in [claim("R01"), Action::Flourish, Action::BuySecond, put(1, 6, 2, 0)] {
        steps.push(view(&reef).step);
        reef = then(&reef, action);
    }
    steps.push(view(&reef).step);
    assert_eq!(steps, [Step::Place, Step::Claim, Step::Flourish, Step::Second, Step::Place, Step::Refill]);
    let reef = roll(&roll(&reef, "roll 1"), "roll 2");
    assert_eq!((mover(&reef), view(&reef).step), (B, Step::Place));
    assert_eq!(reef.check(A, put(0, 1, 1, 1)).unwrap_err().0.id, "REEF-TURN-3");
}

#[test]
fn reef_turn_2_a_player_without_dice_is_passed_over() {
    let builder = three().stack(0, 0, "B1").nursery(A, &[3]).nursery(C, &[4]).reserve(A, 0).reserve(B, 0);
    let reef = then(&builder.build().unwrap(), put(0, 3, 1, 0));
    assert_eq!((mover(&reef), fish(&reef, B)), (C, 0));
}

#[test]
fn reef_place_1_one_of_the_own_nursery_dice() {
    let reef = two().stack(0, 0, "B1").nursery(A, &[3, 5]).nursery(B, &[6]).build().unwrap();
    assert_eq!(why(&reef, put(0, 3, 1, 0)), "ok");
    assert_eq!(why(&reef, put(1, 5, 1, 0)), "ok");
    let one = two().stack(0, 0, "B1").nursery(A, &[3]).build().unwrap();
    assert_eq!(why(&one, put(1, 3, 1, 0)), "REEF-PLACE-1");
}

#[test]
fn reef_place_2_the_first_die_lies_on_the_centre() {
    let reef = two().nursery(A, &[3, 5]).build().unwrap();
    assert_eq!(legal(&reef), [put(0, 3, 0, 0), put(1, 5, 0, 0)]);
    assert_eq!(why(&reef, put(0, 3, 1, 0)), "REEF-PLACE-2");
}

#[test]
fn reef_place_3_beside_an_occupied_space() {
    let reef = two().stack(0, 0, "B6").nursery(A, &[1]).build().unwrap();
    for (x, y) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
        assert_eq!(why(&reef, put(0, 1, x, y)), "ok");
    }
    assert_eq!(why(&reef, put(0, 1, 2, 0)), "REEF-PLACE-3");
    assert_eq!(why(&reef, put(0, 1, 2, 1)), "REEF-PLACE-3", "there is no such space");
}

#[test]
fn reef_place_4_diagonal_contact_is_not_enough() {
    let reef = two().stack(0, 0, "B6").nursery(A, &[1]).build().unwrap();
    for (x, y) in [(1, 1), (-1, 1), (1, -1), (-1, -1)] {
        assert_eq!(why(&reef, put(0, 1, x, y)), "REEF-PLACE-4");
    }
}

#[test]
fn reef_place_5_skip_only_if_nothing_fits_and_reef_place_6_as_shown() {
    let open = two().stack(0, 0, "B6").nursery(A, &[1]).build().unwrap();
    assert_eq!(why(&open, Action::Skip), "REEF-PLACE-5");
    let stuck = full_ground(3).fish(A, 5).build().unwrap();
    assert_eq!(why(&stuck, Action::Skip), "ok");
    assert!(legal(&stuck).len() > 1, "fish may still be spent");
}

#[test]
fn reef_stack_1_only_a_higher_value_lies_on_another() {
    let reef = two().stack(0, 0, "B4").nursery(A, &[4, 3]).fish(A, 1).build().unwrap();
    assert_eq!(why(&reef, put(0, 4, 0, 0)), "REEF-STACK-1");
    assert_eq!(why(&reef, put(1, 3, 0, 0)), "REEF-STACK-1");
    assert_eq!(why(&reef, put(0, 5, 0, 0)), "ok");
}

#[test]
fn reef_stack_2_a_one_lies_on_anything() {
    for top in 1..=6 {
        let reef = two().stack(0, 0, &format!("B{top}")).nursery(A, &[1]).build().unwrap();
        assert_eq!(why(&reef, put(0, 1, 0, 0)), "ok");
    }
}

#[test]
fn reef_stack_3_at_most_three_dice() {
    let reef = two().stack(0, 0, "B1A2").stack(1, 0, "B1A2B3").nursery(A, &[6]).build().unwrap();
    assert_eq!(why(&reef, put(0, 6, 0, 0)), "ok");
    assert_eq!(why(&reef, put(0, 6, 1, 0)), "REEF-STACK-3");
}

#[test]
fn reef_stack_4_the_lower_owner_is_irrelevant() {
    let reef = two().stack(0, 0, "A2").stack(1, 0, "B2").nursery(A, &[3]).build().unwrap();
    assert_eq!(why(&reef, put(0, 3, 0, 0)), "ok");
    assert_eq!(why(&reef, put(0, 3, 1, 0)), "ok");
}

#[test]
fn reef_fish_1_a_fish_space_gives_a_fish() {
    let reef = two().stack(2, 0, "B6").nursery(A, &[1]).build().unwrap();
    assert_eq!(fish(&then(&reef, put(0, 1, 3, 0)), A), 2, "space and bonus");
    assert_eq!(fish(&then(&reef, put(0, 1, 1, 0)), A), 1, "the bonus alone");
}

#[test]
fn reef_fish_2_a_card_with_an_icon_gives_a_fish() {
    let reef = two().stack(0, 0, "B2").stack(1, 0, "A3").nursery(A, &[4]).build().unwrap();
    assert_eq!(fish(&then(&then(&reef, put(0, 4, 0, 0)), claim("R01")), A), 1);
    let reef = two().stack(0, 0, "B1B2").nursery(A, &[4]).build().unwrap();
    assert_eq!(fish(&then(&then(&reef, put(0, 4, 0, 0)), claim("R06")), A), 0, "R06 has no icon");
}

#[test]
fn reef_fish_3_a_bonus_without_a_claim() {
    let reef = two().stack(0, 0, "B2").nursery(A, &[4]).build().unwrap();
    assert_eq!(fish(&then(&reef, put(0, 4, 1, 0)), A), 1);
}

#[test]
fn reef_fish_4_fish_are_spent_at_once_and_never_run_out() {
    let reef = two().stack(0, 0, "B2").stack(1, 0, "A3").nursery(A, &[4, 6]).fish(A, 2).build().unwrap();
    let reef = then(&then(&reef, put(0, 4, 0, 0)), claim("R01"));
    assert_eq!(why(&reef, Action::BuySecond), "ok", "the fish of the card pays");
    let rich = two().stack(0, 0, "B2").nursery(A, &[4]).fish(A, 200).build().unwrap();
    assert_eq!(fish(&then(&rich, put(0, 4, 1, 0)), A), 201);
}

#[test]
fn reef_adj_1_a_fish_turns_the_die_by_one() {
    let reef = two().stack(0, 0, "B2").nursery(A, &[4]).fish(A, 1).build().unwrap();
    assert_eq!(values_of(&reef), BTreeSet::from([3, 4, 5]));
    assert_eq!(fish(&then(&reef, put(0, 5, 1, 0)), A), 1, "one paid, one bonus");
    assert_eq!(why(&reef, put(0, 6, 1, 0)), "REEF-ADJ-1");
}

#[test]
fn reef_adj_2_no_turn_between_six_and_one() {
    let reef = two().stack(0, 0, "B2").nursery(A, &[6, 1]).fish(A, 2).build().unwrap();
    assert_eq!(why(&reef, put(0, 1, 1, 0)), "REEF-ADJ-2");
    assert_eq!(why(&reef, put(1, 6, 1, 0)), "REEF-ADJ-2");
    assert_eq!(why(&reef, put(0, 4, 1, 0)), "ok", "two steps for two fish");
}

#[test]
fn reef_second_1_three_fish_for_the_other_die() {
    let reef = two().stack(0, 0, "B2").nursery(A, &[4, 5]).fish(A, 3).build().unwrap();
    assert_eq!(why(&reef, Action::BuySecond), "REEF-SECOND-3", "a first die comes first");
    let reef = then(&reef, put(0, 4, 1, 0));
    assert_eq!(legal(&reef), [Action::BuySecond, Action::Done]);
    assert_eq!(why(&reef, put(1, 5, 2, 0)), "REEF-SECOND-1");
    let poor = two().stack(0, 0, "B2").nursery(A, &[4, 5]).fish(A, 2).build().unwrap();
    assert_eq!(view(&then(&poor, put(0, 4, 1, 0))).step, Step::Refill);
}

#[test]
fn reef_second_2_the_second_die_is_turned_and_claims_too() {
    let reef = two().stack(0, 0, "B2").stack(1, 0, "A3").nursery(A, &[6, 3]).fish(A, 4).build().unwrap();
    let reef = then(&then(&reef, put(0, 6, 0, 1)), Action::BuySecond);
    assert_eq!(values_of(&reef), BTreeSet::from([2, 3, 4]));
    let reef = then(&reef, put(1, 4, 0, 0));
    assert!(view(&reef).matches.contains(&"R01".into()));
    let reef = then(&reef, claim("R01"));
    assert_eq!(view(&reef).step, Step::Refill, "there is no third die");
}

#[test]
fn reef_second_3_no_purchase_without_a_place_for_the_die() {
    // Two spaces, one of them full: after the 4 only a 5, a 6 or a 1 fits on the other.
    let setup = Setup::new(2, Options::default(), board("\"C.\"")).unwrap();
    let after = |fish: u16| {
        let builder = Builder::new(&setup).stack(0, 0, "B1B2B3").stack(1, 0, "B3").nursery(A, &[4, 3]).fish(A, fish);
        then(&builder.build().unwrap(), "a4 b1".parse().unwrap())
    };
    assert_eq!(view(&after(4)).step, Step::Refill, "one step turns the 3 to a 2 or a 4, and neither fits");
    let reef = then(&after(5), Action::BuySecond);
    assert_eq!(values_of(&reef), BTreeSet::from([1, 5]));
    assert_eq!(why(&reef, Action::Skip), "REEF-SECOND-3", "what is bought is placed");
}

#[test]
fn reef_claim_1_only_with_the_die_just_placed() {
    let builder = two().stack(0, 0, "B2A4").stack(1, 0, "A3").nursery(A, &[4]);
    let reef = builder.clone().build().unwrap();
    assert_eq!(why(&reef, claim("R01")), "REEF-CLAIM-1", "nothing was placed yet");
    // The new arch can be claimed, the sprout of before cannot.
    let reef = then(&builder.clone().stack(2, 0, "B1").build().unwrap(), put(0, 4, 3, 0));
    assert_eq!(view(&reef).matches, ["R03"]);
    // It is told which dice make it: those of the arch, from the die just placed.
    let [made] = &view(&reef).matched[..] else { panic!("one shape stands") };
    let dice: Vec<(i8, i8, u8)> = made.dice.iter().map(|die| (die.x, die.y, die.z)).collect();
    assert_eq!((made.id.as_str(), dice), ("R03", vec![(1, 0, 0), (2, 0, 0), (3, 0, 0)]));
    assert_eq!(why(&reef, claim("R01")), "REEF-CLAIM-1");
    let quiet = builder.stack(-1, 0, "B1").stack(-2, 0, "A1").build().unwrap();
    assert_eq!(view(&then(&quiet, put(0, 4, -3, 0))).step, Step::Refill, "the shapes there are old");
}

#[test]
fn reef_claim_2_one_card_for_a_die_and_reef_claim_5_optional() {
    let position = |options: &str| {
        let builder = Builder::new(&setup_with(2, options)).stack(0, 0, "B2").stack(1, 0, "A3B5").nursery(A, &[4, 6]);
        then(&builder.fish(A, 3).build().unwrap(), put(0, 4, 0, 0))
    };
    let free = position("{}");
    assert_eq!(legal(&free), [claim("R01"), claim("R08"), Action::NoClaim]);
    let after = then(&free, claim("R01"));
    assert_eq!(why(&after, claim("R08")), "REEF-CLAIM-2");
    let forced = position(r#"{"claim_forced": true}"#);
    assert_eq!(legal(&forced), [claim("R01"), claim("R08")]);
    assert_eq!(why(&forced, Action::NoClaim), "REEF-CLAIM-5");
}

#[test]
fn reef_claim_3_the_card_must_be_there() {
    let r01: Shape = "R01".parse().unwrap();
    let builder = two().stack(0, 0, "B2").stack(1, 0, "A3B5").nursery(A, &[4]).cards(B, r01, 3);
    let reef = then(&builder.build().unwrap(), put(0, 4, 0, 0));
    assert_eq!(view(&reef).matches, ["R08"]);
    assert_eq!(why(&reef, claim("R01")), "REEF-CLAIM-3");
    assert_eq!(why(&reef, claim("E1")), "REEF-CLAIM-3", "not in play");
}

#[test]
fn reef_claim_4_claimed_cards_stay_with_their_owner() {
    let reef = two().stack(0, 0, "B2").stack(1, 0, "A3").nursery(A, &[4]).build().unwrap();
    let reef = then(&then(&reef, put(0, 4, 0, 0)), claim("R01"));
    let view = view(&reef);
    assert_eq!((view.players[0].cards.clone(), view.players[0].points), (vec!["R01".into()], Some(1)));
    assert_eq!(view.shapes[0].left, 2);
}

#[test]
fn reef_match_1_own_and_others_dice() {
    assert_eq!(shown(&[(0, 0, "B2"), (1, 0, "B3")], 4, (0, 0)), set(&["R04"]), "a step, not a sprout");
    assert_eq!(shown(&[(0, 0, "B2"), (1, 0, "B3A4"), (2, 0, "A1")], 4, (0, 0)), set(&["R04"]), "no checker: X below");
    let builder = two().stack(0, 0, "B2").stack(1, 0, "A3A4").stack(0, 1, "A5").nursery(A, &[4]);
    let reef = then(&builder.build().unwrap(), put(0, 4, 0, 0));
    assert_eq!(why(&reef, claim("R08")), "REEF-MATCH-1", "its upper right die must be an opponent's");
}

#[test]
fn reef_match_2_upright_in_one_line_on_the_board() {
    let builder = two().stack(0, 0, "B2").stack(1, 0, "A3").nursery(A, &[4]);
    let reef = then(&builder.build().unwrap(), put(0, 4, 0, 0));
    assert_eq!(why(&reef, claim("R14")), "REEF-MATCH-1");
    assert_eq!(shown(&[(0, 0, "B1B2"), (1, 0, "B1A2")], 4, (0, 0)), set(&["R06"]), "nothing floats");
}

#[test]
fn reef_match_3_four_sides() {
    for (x, y) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
        assert_eq!(shown(&[(0, 0, "B2"), (x, y, "A3")], 4, (0, 0)), set(&["R01"]));
    }
}

#[test]
fn reef_match_4_extra_dice_are_ignored_unless_heights_are_exact() {
    let stacks = [(0, 0, "B2"), (1, 0, "A3B5"), (0, 1, "B6"), (-1, 0, "B6")];
    assert!(shown(&stacks, 4, (0, 0)).contains("R01"));
    assert!(!exact(&stacks, 4, (0, 0)).contains("R01"));
    let builder = Builder::new(&setup_with(2, r#"{"match": "exact_heights"}"#)).nursery(A, &[4]);
    let builder = builder.stack(0, 0, "B2").stack(1, 0, "A3B5");
    let reef = then(&builder.build().unwrap(), put(0, 4, 0, 0));
    assert_eq!(why(&reef, claim("R01")), "REEF-MATCH-4");
    assert_eq!(why(&reef, claim("R08")), "ok", "dice beside the pattern never matter");
}

#[test]
fn reef_match_5_values_are_irrelevant() {
    for (low, beside, value) in [(1, 1, 2), (2, 6, 5), (5, 3, 6), (6, 6, 1)] {
        let (low, beside) = (format!("B{low}"), format!("A{beside}"));
        assert_eq!(shown(&[(0, 0, &low), (1, 0, &beside)], value, (0, 0)), set(&["R01"]));
    }
}

#[test]
fn reef_match_6_dice_serve_again() {
    let builder = two().stack(0, 0, "B2").stack(1, 0, "A3").nursery(A, &[4, 6]).nursery(B, &[1]);
    let reef = then(&then(&builder.build().unwrap(), put(0, 4, 0, 0)), claim("R01"));
    let reef = then(&then(&roll(&reef, "roll 1"), put(0, 1, 2, 0)), Action::NoClaim);
    let reef = roll(&roll(&reef, "roll 4"), "roll 5");
    let reef = then(&reef, put(1, 6, 2, 0));
    assert!(view(&reef).matches.contains(&"R01".into()), "the 3 at (1, 0) serves again");
}

#[test]
fn reef_refill_1_up_to_two_dice() {
    let reef = two().stack(0, 0, "B2").nursery(A, &[4, 6]).fish(A, 3).reserve(A, 1).build().unwrap();
    let reef = then(&then(&then(&reef, put(0, 4, 1, 0)), Action::BuySecond), put(1, 6, 0, 1));
    let reef = roll(&reef, "roll 2");
    let player = view(&reef).players[0].clone();
    assert_eq!((player.nursery, player.reserve), ([Some(2), None], 0));
    assert_eq!(mover(&reef), B);
}

#[test]
fn reef_refill_2_the_two_values_differ() {
    let reef = two().stack(0, 0, "B2").nursery(A, &[4, 6]).fish(A, 3).build().unwrap();
    let reef = then(&then(&then(&reef, put(0, 4, 1, 0)), Action::BuySecond), put(1, 6, 0, 1));
    assert_eq!(odds(&reef).len(), 6);
    let reef = roll(&reef, "roll 4");
    assert_eq!(odds(&reef), ["roll 1", "roll 2", "roll 3", "roll 5", "roll 6"]);
}

#[test]
fn reef_end_1_all_dice_placed_or_no_way_on() {
    let reef = last_die(0, 0);
    assert!(matches!(reef.turn(), Turn::Over(_)));
    for action in Action::all() {
        assert_eq!(reef.check(A, action).unwrap_err().0.id, "REEF-END-1");
    }
    // Six rounds of nothing but skips.
    let mut reef = full_ground(3).fish(A, 9).build().unwrap();
    for _ in 0..6 {
        assert_eq!(view(&reef).step, Step::Place);
        reef = then(&reef, Action::Skip);
    }
    assert!(matches!(reef.turn(), Turn::Over(_)));
    assert_eq!(fish(&reef, A), 15);
}

#[test]
fn reef_end_3_six_rounds_are_six_skips_of_everybody_with_dice() {
    // A and B hold a die, C has none: twelve skips, not six.
    let mut reef = full_ground(5).nursery(B, &[4]).fish(A, 9).fish(B, 9).build().unwrap();
    for n in 0..12 {
        assert_eq!((view(&reef).step, mover(&reef)), (Step::Place, if n % 2 == 0 { A } else { B }), "after {n} skips");
        reef = then(&reef, Action::Skip);
    }
    assert!(matches!(reef.turn(), Turn::Over(_)));
    // A die in between starts the count anew.
    let builder = full_ground(5).stack(0, 0, "C6").nursery(A, &[3, 2]).nursery(B, &[4]);
    let mut reef = builder.fish(A, 9).fish(B, 9).build().unwrap();
    for _ in 0..10 {
        reef = then(&reef, Action::Skip);
    }
    reef = then(&reef, put(0, 1, 0, 0));
    while !matches!(view(&reef).step, Step::Place | Step::Over) {
        let stop = *legal(&reef).last().unwrap();
        reef = then(&reef, stop);
    }
    for n in 0..12 {
        assert_eq!(view(&reef).step, Step::Place, "after {n} skips");
        reef = then(&reef, Action::Skip);
    }
    assert!(matches!(reef.turn(), Turn::Over(_)));
}

#[test]
fn reef_end_3_a_full_board_ends_the_game() {
    let setup = Setup::new(2, Options::default(), board("\"C.\"")).unwrap();
    let builder = Builder::new(&setup).stack(0, 0, "B1B2A3").stack(1, 0, "B1B2").nursery(A, &[5, 6]);
    let reef = then(&builder.nursery(B, &[1]).build().unwrap(), "a5 b1".parse().unwrap());
    let mut reef = if view(&reef).step == Step::Claim { then(&reef, Action::NoClaim) } else { reef };
    while reef.turn() == Turn::Chance {
        reef = roll(&reef, "roll 1");
    }
    assert!(matches!(reef.turn(), Turn::Over(_)), "{:?}", view(&reef));
}

#[test]
fn reef_end_2_points_then_fish_then_shared() {
    assert_eq!(outcome(&last_die(0, 9)).places.as_slice(), [2, 1]);
    assert_eq!(outcome(&last_die(4, 5)).places.as_slice(), [1, 1]);
    let builder = two().stack(0, 0, "B1").nursery(A, &[5]).reserve(A, 0).reserve(B, 0).fish(A, 9);
    let reef = then(&builder.cards(B, "R01".parse().unwrap(), 1).build().unwrap(), put(0, 5, 1, 0));
    assert_eq!(outcome(&reef).places.as_slice(), [2, 1], "a point beats all fish");
}

#[test]
fn reef_solo_1_the_levels_draw_by_points() {
    let charts = [[3, 4, 0], [2, 3, 2], [0, 4, 3], [0, 2, 5], [0, 0, 7]];
    for (level, chart) in Level::ALL.into_iter().zip(charts) {
        let options = Options { level, ..Options::default() };
        let setup = Setup::<Reef>::new(1, options, Edition::shipped()).unwrap();
        let mut played = Match::new(setup);
        for _ in 0..7 {
            assert_eq!(view(played.position()).step, Step::DrawShape);
            let last = odds(played.position()).pop().expect("a shape is drawn");
            play(&mut played, &format!("* {last}"));
        }
        let view = view(played.position());
        assert_eq!((view.shapes.len(), view.level), (7, Some(level.word())));
        let count = |points: u8| view.shapes.iter().filter(|shape| shape.points == points && shape.left == 1).count();
        assert_eq!([count(1), count(2), count(3)], chart);
        assert_eq!(view.shapes.iter().map(|shape| &shape.id).collect::<BTreeSet<_>>().len(), 7);
    }
}

#[test]
fn reef_solo_2_nature_begins_on_the_centre() {
    let setup = setup_with(1, "{}");
    let mut played = Match::new(setup);
    while view(played.position()).step != Step::NatureRoll {
        let first = odds(played.position()).remove(0);
        play(&mut played, &format!("* {first}"));
    }
    play(&mut played, "* nature 4");
    assert_eq!(nature_cells(played.position()), BTreeSet::from([(0, 0)]));
    assert_eq!(why(played.position(), nature_at(1, 0)), "REEF-SOLO-2");
    play(&mut played, "0 nature d4");
    assert_eq!(view(played.position()).step, Step::Place);
    play(&mut played, "0 a1 e4, * roll 3");
    assert_eq!(view(played.position()).step, Step::NatureRoll);
}

#[test]
fn reef_solo_3_the_level_follows_the_value() {
    let rolled = |value: u8| solo().stack(0, 0, "N1").stack(1, 0, "P1P3").nature_rolled(value).build().unwrap();
    let level = |value: u8| view(&rolled(value)).nature.unwrap().reason.unwrap().level;
    assert_eq!([1, 2, 3, 4, 5, 6].map(level), [3, 2, 2, 2, 1, 1]);
    assert_eq!(why(&rolled(2), nature_at(0, 1)), "REEF-SOLO-3");
    let high = solo().stack(0, 0, "N4P5").stack(1, 0, "P1P3").nature_rolled(4).build().unwrap();
    assert_eq!(view(&high).nature.unwrap().reason.unwrap().level, 3, "no level 2, so level 3");
}

#[test]
fn reef_solo_9_a_five_without_room_on_the_board_is_stacked() {
    let setup = Setup::new(1, Options::default(), board("\"C.\"")).unwrap();
    let level = |stacks: [&str; 2], rolled: u8| {
        let builder = Builder::new(&setup).stack(0, 0, stacks[0]).stack(1, 0, stacks[1]).nursery(A, &[1]);
        let reef = builder.nature_rolled(rolled).build().unwrap();
        view(&reef).nature.unwrap().reason.map(|reason| reason.level)
    };
    assert_eq!(level(["N1", "P1P2"], 5), Some(2), "level 2 before level 3");
    assert_eq!(level(["N1P6", "P1P2"], 5), Some(3));
    assert_eq!(level(["N6", "P1P2"], 6), Some(3), "a 6 does not lie on a 6");
    assert_eq!(level(["N1P6", "P1P6"], 6), None, "nowhere: it is set aside");
}

#[test]
fn reef_solo_4_nearest_to_the_centre() {
    let builder = |options: &str| {
        let builder = Builder::new(&setup_with(1, options)).stack(0, 0, "N6").stack(1, 0, "N6").stack(1, 1, "N1");
        builder.stack(0, -1, "N6").stack(0, -2, "N1").nature_rolled(3).build().unwrap()
    };
    assert_eq!(nature_cells(&builder("{}")), BTreeSet::from([(1, 1)]));
    assert_eq!(why(&builder("{}"), nature_at(0, -2)), "REEF-SOLO-4");
    let steps = builder(r#"{"nature_distance": "steps"}"#);
    assert_eq!(nature_cells(&steps), BTreeSet::from([(1, 1), (0, -2)]));
}

#[test]
fn reef_solo_5_two_fish_turn_natures_die() {
    let rolled = |fish: u16| solo().stack(0, 0, "N3").fish(A, fish).nature_rolled(6).build().unwrap();
    assert_eq!(view(&rolled(1)).step, Step::NaturePlace, "one fish is not enough");
    let reef = rolled(5);
    assert_eq!(values_of(&reef), BTreeSet::from([4, 5, 6]));
    assert_eq!(why(&reef, nature_to(3)), "REEF-SOLO-5");
    assert_eq!(fish(&then(&reef, nature_to(4)), A), 1);
}

#[test]
fn reef_solo_6_nothing_is_gained_on_natures_turn() {
    let reef = solo().stack(2, 0, "P6").stack(1, 0, "N6").stack(0, 0, "N6").fish(A, 1).nursery(A, &[1, 2]);
    let reef = reef.nature_rolled(6).build().unwrap();
    assert_eq!(why(&reef, Action::BuySecond), "REEF-SOLO-6");
    assert_eq!(why(&reef, claim("R01")), "REEF-SOLO-6");
    let spot = legal(&reef)[0];
    let reef = then(&reef, spot);
    assert_eq!((fish(&reef, A), view(&reef).step), (1, Step::Place));
    // Not even from a fish space, nor for a pattern that her die completes.
    let setup = Setup::new(1, Options::default(), board("\"CFF\"")).unwrap();
    let builder = Builder::new(&setup).stack(0, 0, "P1").stack(1, 0, "P2").nursery(A, &[1, 2]).nature_rolled(6);
    let reef = builder.build().unwrap();
    assert_eq!(legal(&reef), ["nature c1".parse().unwrap()]);
    let reef = then(&reef, "nature c1".parse().unwrap());
    assert_eq!((fish(&reef, A), view(&reef).step, view(&reef).players[0].cards.len()), (0, Step::Place, 0));
}

#[test]
fn reef_solo_7_the_seventh_card_wins() {
    let reef = then(&then(&six_of_seven(), put(0, 4, 0, 0)), claim("R01"));
    assert_eq!(view(&reef).won, Some(true));
    let lost = then(&six_of_seven(), put(0, 4, 0, 1));
    assert_eq!(view(&lost).won, Some(false));
}

#[test]
fn reef_solo_9_a_die_of_nature_without_a_place_is_set_aside() {
    let setup = Setup::new(1, Options::default(), board("\"C.\"")).unwrap();
    let builder = Builder::new(&setup).stack(0, 0, "N1P6").stack(1, 0, "N2P6").nursery(A, &[1]).nature_rolled(4);
    let reef = builder.build().unwrap();
    assert_eq!((view(&reef).step, view(&reef).nature.unwrap().die), (Step::Place, None));
    assert_eq!(reef.census().total("die of Nature"), 16);
}

#[test]
fn reef_evo_1_solids_match_in_four_rotations() {
    // An elbow: a corner of own die on an opponent's, and two own dice beside it.
    for [(ax, ay), (bx, by)] in [[(1, 0), (0, 1)], [(0, 1), (-1, 0)], [(-1, 0), (0, -1)], [(0, -1), (1, 0)]] {
        let stacks = [(0, 0, "B2"), (ax, ay, "A3"), (bx, by, "A3")];
        assert!(shown(&stacks, 4, (0, 0)).contains("E2"));
    }
    let straight = [(0, 0, "B2"), (1, 0, "A3"), (-1, 0, "A3")];
    assert!(!shown(&straight, 4, (0, 0)).contains("E2"));
    let setup = setup_with(2, r#"{"shapes": "evolve_red"}"#);
    let builder = Builder::new(&setup).stack(0, 0, "B2").stack(1, 0, "A3").nursery(A, &[4]);
    let reef = then(&builder.build().unwrap(), put(0, 4, 0, 0));
    assert_eq!(why(&reef, claim("E2")), "REEF-MATCH-1");
}

#[test]
fn reef_evo_3_mirror_images_of_solids_by_choice() {
    // A corrected solid that differs from its mirror image: a line of two own dice with a foot on one side.
    let text = Components::FILES.iter().find(|(name, _)| *name == "reef_evolve.toml").unwrap().1;
    let lattice = "    { at = [0, 0], dice = \"O\" },\n    { at = [1, 0], dice = \"X\" },\n    { at = [0, 1], dice = \"X\" },\n    { at = [1, 1], dice = \"O\" },\n";
    let chiral =
        "    { at = [0, 0], dice = \"O\" },\n    { at = [1, 0], dice = \"XX\" },\n    { at = [0, 1], dice = \"X\" },\n";
    assert!(text.contains(lattice));
    let mut files = Files::shipped::<Components>();
    files.replace("reef_evolve.toml", text.replacen(lattice, chiral, 1)).unwrap();
    let edition = Edition::<Reef>::load(files).unwrap();
    let found = |mirror: bool, stacks: [(i8, i8, &str); 2]| {
        let options = format!(r#"{{"shapes": "evolve_red", "evolve_mirror": {mirror}}}"#);
        let options = serde_json::from_str(&options).unwrap();
        let setup = Setup::new(2, options, edition.clone()).unwrap();
        let builder = stacks.iter().fold(Builder::new(&setup), |b, (x, y, dice)| b.stack(*x, *y, dice));
        let reef = then(&builder.nursery(A, &[4]).build().unwrap(), put(0, 4, 0, 0));
        view(&reef).matches.contains(&"E1".into())
    };
    let (right, left) = ([(1, 0, "B1B2"), (0, 1, "B1")], [(-1, 0, "B1B2"), (0, 1, "B1")]);
    assert!(found(false, right) && found(true, right) && found(true, left));
    assert!(!found(false, left));
    // With a die of another pattern in hand the refusal says that only the mirror image is there.
    let options = serde_json::from_str(r#"{"shapes": "evolve_red"}"#).unwrap();
    let setup = Setup::new(2, options, edition).unwrap();
    let builder = left.iter().fold(Builder::new(&setup), |b, (x, y, dice)| b.stack(*x, *y, dice));
    let reef = then(&builder.nursery(A, &[4, 6]).fish(A, 3).build().unwrap(), put(0, 4, 0, 0));
    assert_eq!(why(&reef, claim("E1")), "REEF-EVO-3");
}

#[test]
fn reef_evo_2_the_two_sets() {
    let ids = |options: &str| -> Vec<String> {
        view(&Reef::new(&setup_with(2, options))).shapes.into_iter().map(|shape| shape.id.to_string()).collect()
    };
    assert_eq!(ids(r#"{"shapes": "evolve_blue"}"#), ["R02", "R03", "R07", "R14", "E1", "E2", "E3"]);
    assert_eq!(ids(r#"{"shapes": "evolve_red"}"#), ["R01", "R05", "E1", "E2", "E3", "E4", "E5"]);
}

#[test]
fn reef_flo_1_four_open_cards_for_each_player() {
    let reef = Reef::new(&setup_with(3, r#"{"flourish": true}"#));
    for player in view(&reef).players {
        assert_eq!(player.flourish.iter().map(|card| card.value).collect::<Vec<_>>(), [2, 3, 4, 5]);
        assert!(player.flourish.iter().all(|card| !card.scored));
    }
    let plain = two().stack(0, 0, "A4").nursery(A, &[4, 5]).fish(A, 3).build().unwrap();
    let plain = then(&plain, put(0, 4, 1, 0));
    assert_eq!((view(&plain).step, why(&plain, Action::Flourish)), (Step::Second, "REEF-FLO-1"));
}

#[test]
fn reef_flo_2_a_pair_of_own_tops_and_reef_flo_5_single_dice_are_stacks() {
    let setup = setup_with(2, r#"{"flourish": true}"#);
    let step = |stacks: &[(i8, i8, &str)], value: u8, at: (i8, i8)| {
        let builder = stacks.iter().fold(Builder::new(&setup), |b, (x, y, dice)| b.stack(*x, *y, dice));
        let reef = then(&builder.nursery(A, &[value]).build().unwrap(), put(0, value, at.0, at.1));
        view(&reef).step
    };
    assert_eq!(step(&[(0, 0, "A4")], 4, (1, 0)), Step::Flourish, "single dice are stacks");
    assert_eq!(step(&[(0, 0, "B1B2A5"), (1, 0, "B2")], 5, (1, 0)), Step::Flourish, "heights may differ");
    assert_eq!(step(&[(0, 0, "A4B5")], 4, (1, 0)), Step::Refill, "covered");
    assert_eq!(step(&[(0, 0, "A4"), (1, 0, "B6")], 4, (1, 1)), Step::Refill, "not edge to edge");
    assert_eq!(step(&[(0, 0, "A6")], 6, (1, 0)), Step::Refill, "no card for sixes");
    let reef = Builder::new(&setup).stack(0, 0, "A4").nursery(A, &[5, 6]).fish(A, 3).build().unwrap();
    assert_eq!(why(&then(&reef, put(0, 5, 1, 0)), Action::Flourish), "REEF-FLO-2");
}

#[test]
fn reef_flo_3_fish_at_once_each_card_once() {
    let setup = setup_with(2, r#"{"flourish": true}"#);
    let builder = Builder::new(&setup).stack(0, 0, "A4").nursery(A, &[4, 6]).fish(A, 1);
    let reef = then(&then(&builder.build().unwrap(), put(0, 4, 1, 0)), Action::Flourish);
    assert_eq!(fish(&reef, A), 3);
    // Both kinds of card for one die.
    let both = Builder::new(&setup).stack(0, 0, "B2").stack(1, 0, "A4").nursery(A, &[4]).build().unwrap();
    let both = then(&then(&both, put(0, 4, 0, 0)), claim("R01"));
    assert_eq!(view(&both).step, Step::Flourish);
    let both = then(&both, Action::Flourish);
    assert_eq!((fish(&both, A), view(&both).players[0].points), (3, Some(2)));
    assert!(view(&both).players[0].flourish[2].scored);
}

#[test]
fn reef_flo_3_a_scored_card_does_not_score_again() {
    let setup = setup_with(2, r#"{"flourish": true}"#);
    let builder = Builder::new(&setup).stack(0, 0, "A4").stack(0, 1, "B6").nursery(A, &[4, 5]).nursery(B, &[6]);
    let reef = then(&then(&builder.build().unwrap(), put(0, 4, 1, 0)), Action::Flourish);
    let reef = then(&roll(&reef, "roll 4"), put(0, 6, -1, 0));
    let reef = roll(&roll(&reef, "roll 1"), "roll 2");
    assert_eq!(mover(&reef), A);
    assert_eq!(view(&then(&reef, put(0, 4, 1, 1))).step, Step::Refill, "a second pair of fours");
}

#[test]
fn reef_flo_4_a_scored_pair_takes_the_bonus_fish() {
    let setup = setup_with(2, r#"{"flourish": true}"#);
    let reef = Builder::new(&setup).stack(0, 0, "A2").nursery(A, &[2]).build().unwrap();
    let reef = then(&reef, put(0, 2, 1, 0));
    let scored = then(&reef, Action::Flourish);
    assert_eq!((fish(&scored, A), view(&scored).players[0].points), (0, Some(3)), "twos have no fish");
    let kept = then(&reef, Action::NoFlourish);
    assert_eq!((fish(&kept, A), view(&kept).players[0].points), (1, Some(0)));
    let lines = scored.breakdown();
    assert_eq!(lines.iter().map(|line| line.key).collect::<Vec<_>>(), ["score.shapes", "score.flourish", "score.fish"]);
}

#[test]
fn a_ghost_shows_cost_and_cards() {
    let setup = setup_with(2, r#"{"flourish": true}"#);
    let builder = Builder::new(&setup).stack(0, 0, "B2").stack(1, 0, "A4").nursery(A, &[3, 6]).fish(A, 2);
    let reef = builder.build().unwrap();
    let preview = reef.preview(A, put(0, 4, 0, 0));
    assert_eq!(preview, Some(Preview { cost: 1, fish: 1, matches: vec!["R01".into()], pair: Some(4) }));
    assert!(reef.preview(A, put(0, 3, 3, 3)).is_none());
    assert!(reef.preview(A, Action::Skip).is_none());
}

// Component files.

#[test]
fn wrong_files_are_refused_with_file_and_line() {
    for (file, from, to, expected) in [
        ("reef_board.toml", "C..F", "...F", "reef_board.toml:6: there is no centre"),
        (
            "reef_board.toml",
            "\"#..F..#\",\n    \".F..#F.\",\n    \".#.....\",\n    \"F..C..F\",\n    \".....#.\",\n    \".F#..F.\",\n    \"#..F..#\",",
            "",
            "reef_board.toml:6: the board has no rows",
        ),
        ("reef_board.toml", "F..C..F", "FC.C..F", "reef_board.toml:10: there is a second centre"),
        ("reef_board.toml", "\".F..#F.\"", "\"#######\"", "reef_board.toml:7: space b1 is not connected"),
        ("reef_board.toml", "\"#..F..#\"", "\"#..F..##\"", "reef_board.toml:7: the row has 8 places; at most 7"),
        ("reef_board.toml", "\".F..#F.\"", "\".F..#F\"", "reef_board.toml:8: the row has 6 places"),
        ("reef_board.toml", "\".F..#F.\"", "\".F..#Q.\"", "reef_board.toml:8: `Q`"),
        ("reef_board.toml", "tag = \"C\"", "tag = \"Z\"", "reef_board.toml:5: "),
        ("reef_board.toml", "tag = \"C\"", "tag = \"C\"\ncolour = 1", "reef_board.toml:6: there is no key `colour`"),
        ("reef_shapes.toml", "points = 1", "points = 4", "reef_shapes.toml:32: a card has 1, 2 or 3 points"),
        ("reef_shapes.toml", "fish = 1", "fish = 2", "reef_shapes.toml:33: a card has 0 or 1 fish"),
        (
            "reef_shapes.toml",
            "[\"XO\", \"O\"]",
            "[\"OO\", \"O\"]",
            "reef_shapes.toml:31: R01: the pattern shows no opp",
        ),
        (
            "reef_shapes.toml",
            "[\"XO\", \"O\"]",
            "[\"XX\", \"X\"]",
            "reef_shapes.toml:31: R01: the pattern shows no own",
        ),
        ("reef_shapes.toml", "[\"XO\", \"O\"]", "[\"XOXO\", \"O\"]", "reef_shapes.toml:31: R01: column `XOXO` has 4"),
        ("reef_shapes.toml", "[\"XO\", \"O\"]", "[\"X.\", \"O\"]", "reef_shapes.toml:31: R01: column `X.`"),
        ("reef_shapes.toml", "id = \"R02\"", "id = \"R01\"", "reef_shapes.toml:38: expected R02"),
        ("reef_shapes.toml", "sets = [\"copperband\"]", "sets = []", "set copperband has 6 shapes"),
        ("reef_shapes.toml", "sets = [\"copperband\"]", "sets = [\"copperband\", \"carp\"]", "no set `carp`"),
        ("reef_shapes.toml", "starter = { set = \"copperband\"", "starter = { set = \"carp\"", "reef_shapes.toml:6: "),
        (
            "reef_shapes.toml",
            "\n[[shape]]\nid = \"R20\"",
            "\n[[shape]]\nid = \"R19\"",
            "reef_shapes.toml:200: expected R20",
        ),
        ("reef_evolve.toml", "marks = [\"blue\", \"red\"]", "marks = [\"red\"]", "the blue set has 2 new shapes"),
        ("reef_evolve.toml", "\"R02\", \"R03\"", "\"R02\"", "reef_evolve.toml:6: the blue set has 3 regular"),
        ("reef_evolve.toml", "at = [1, 0]", "at = [0, 0]", "two columns stand on the same place"),
        ("reef_flourish.toml", "value = 2", "value = 6", "reef_flourish.toml:3: a pair is of 2, 3, 4 or 5"),
        ("reef_flourish.toml", "value = 2", "value = 3", "the pair of 3 is there twice"),
        ("reef_flourish.toml", "fish = 2", "fish = 3", "a card has 0, 1 or 2 fish"),
        (
            "reef_options.toml",
            "match = \"shown_dice\"",
            "match = \"roughly\"",
            "reef_options.toml:4: there is no `roughly`",
        ),
        ("reef_options.toml", "nature_adjust_max = 0", "nature_adjust_max = 9", "reef_options.toml:10: "),
        (
            "reef_options.toml",
            "claim_forced = false",
            "claims_forced = false",
            "reef_options.toml:8: there is no key `claims_forced`",
        ),
    ] {
        let fault = wrong::<Reef>(file, from, to).to_string();
        assert!(fault.contains(expected), "{file}, `{to}`: {fault}");
    }
    let twins = doubt::<Reef>("reef_shapes.toml", "[\"OO\", \"X\"]", "[\"O\", \"XO\"]").to_string();
    assert!(twins.contains("reef_shapes.toml:40: R02 is the same as R01"), "{twins}");
}

#[test]
fn too_many_and_too_few_entries_are_faults_at_one_of_them() {
    let text = |file: &str| Components::FILES.iter().find(|(name, _)| *name == file).unwrap().1;
    let fault = |file: &str, text: String| {
        let mut files = Files::shipped::<Components>();
        files.replace(file, text).unwrap();
        Components::load(&files, &mut Vec::new()).unwrap_err().to_string()
    };
    let line = |text: &str, part: &str| text[..text.find(part).unwrap()].lines().count() + 1;
    let shapes = text("reef_shapes.toml");
    let last = &shapes[shapes.find("[[shape]]\nid = \"R20\"").unwrap()..];
    let many = format!("{shapes}\n{}", format!("{last}\n").repeat(980));
    let at = shapes.lines().count() + 3;
    assert_eq!(
        fault("reef_shapes.toml", many),
        format!("reef_shapes.toml:{at}: there are 1000 shapes; the box has 20")
    );
    let few = shapes.replace(last, "");
    let at = line(&few, "id = \"R19\"");
    assert_eq!(fault("reef_shapes.toml", few), format!("reef_shapes.toml:{at}: there are 19 shapes; the box has 20"));
    let cards = text("reef_flourish.toml");
    let few = cards[..cards.rfind("[[card]]").unwrap()].to_owned();
    let at = line(&few, "[[card]]\nvalue = 4");
    assert_eq!(
        fault("reef_flourish.toml", few),
        format!("reef_flourish.toml:{at}: there are 3 cards; a player has four")
    );
}

/// Boards of all shapes, the smallest too: every match on them ends.
#[test]
fn odd_boards_are_played_to_the_end() {
    for rows in
        ["\"C\"", "\"CF\"", "\"C\", \"F\", \".\"", "\"F.C.F\"", "\".......\", \".......\", \"...C...\", \"FFFFFFF\""]
    {
        for seats in 1..=4 {
            let setup = Setup::new(seats, Options::default(), board(rows)).unwrap();
            let mut dice = SeededDice::new(7);
            let mut playout = Playout::new();
            for _ in 0..3 {
                let mut reef = Reef::new(&setup);
                let most = Reef::INFO.max_events;
                let events = (0..=most).take_while(|_| playout.random(&mut reef, &mut dice).is_some()).count();
                assert!(events < most as usize, "{rows}, {seats} seats: the match does not end");
            }
        }
    }
}

#[test]
fn switches_left_out_are_read_from_the_files() {
    let text = Components::FILES.iter().find(|(name, _)| *name == "reef_options.toml").unwrap().1;
    let mut files = Files::shipped::<Components>();
    files.replace("reef_options.toml", text.replace("claim_forced = false", "claim_forced = true")).unwrap();
    let edition = Edition::<Reef>::load(files).unwrap();
    let forced = |options: &str| {
        let options = serde_json::from_str(options).unwrap();
        let setup = Setup::new(2, options, edition.clone()).unwrap();
        let builder = Builder::new(&setup).stack(0, 0, "B2").stack(1, 0, "A3").nursery(A, &[4]);
        !legal(&then(&builder.build().unwrap(), put(0, 4, 0, 0))).contains(&Action::NoClaim)
    };
    assert!(forced("{}"));
    assert!(!forced(r#"{"claim_forced": false}"#));
}
