//! A test for each rule, named by its id, and for each vector of the rules' tables (`e2_`, `x17_`).

#![allow(clippy::unwrap_used)]

mod common;

use atoll_coralia::{Builder, Chance, Components, Coralia, Face, PearlRankMode, fish_score, pearl_ranks, pearl_score};
use atoll_core::{
    Audience, BySeat, Code, Components as _, Edition, Event, Files, Game, Match, Observer, Odds, Seat, Setup, Turn,
};
use atoll_testkit::after;
use common::*;

const A: Seat = Seat::A;
const B: Seat = Seat::B;
const C: Seat = Seat::C;

// --- Set-up ----------------------------------------------------------------

#[test]
fn coralia_setup_1_six_dice_of_each_colour_in_the_open() {
    let game = Coralia::new(&setup(4));
    assert_eq!(open(&game).supply, [6; 6]);
    assert_eq!(game.census().total("red die"), 6);
}

#[test]
fn coralia_setup_2_white_dice_start_on_the_island() {
    assert_eq!(open(&Coralia::new(&setup(4))).island.white, 2);
}

#[test]
fn coralia_setup_3_three_hidden_piles() {
    let view = Coralia::new(&setup(4)).view(Observer::Archivist);
    let left: Vec<u32> = view.piles.iter().map(|pile| pile.left).collect();
    assert_eq!(left, [12, 15, 15, 9], "fish, pearl, starfish, island");
    assert!(view.piles.iter().all(|pile| pile.known.is_empty()), "nobody, not even the archivist, knows an order");
}

#[test]
fn coralia_setup_4_the_island_pile_has_three_of_each() {
    // Whenever all nine island cards are drawn, they are three of each type.
    let mut emptied = 0;
    for seed in 0..60 {
        let cards = island_cards_of_a_game(seed);
        if cards.len() == 9 {
            emptied += 1;
            for letter in ["S", "P", "F"] {
                assert_eq!(cards.iter().filter(|id| id.starts_with(letter)).count(), 3, "{cards:?}");
            }
        }
    }
    assert!(emptied > 10, "the pile was emptied {emptied} times");
}

#[test]
fn coralia_setup_5_two_stingrays_lie_open() {
    let view = open(&Coralia::new(&setup(3)));
    assert_eq!(view.side.rays, 2);
}

#[test]
fn coralia_setup_6_six_turtles_on_reefs_two_beside() {
    let played = opening(4);
    let view = open(played.position());
    let tiles: Vec<_> = view.reefs.iter().map(|reef| reef.tile.clone().unwrap()).collect();
    assert_eq!(tiles, ["T1", "T2", "T3", "T4", "T5", "T6"]);
    assert_eq!(view.side.turtles, ["T7", "T8"]);
}

#[test]
fn coralia_setup_7_chests_face_down() {
    let view = open(opening(4).position());
    assert!(view.reefs.iter().all(|reef| reef.chest));
    assert_eq!((view.side.chests, view.hidden_chests.len()), (2, 8));
}

#[test]
fn coralia_setup_8_what_everybody_starts_with() {
    for player in open(opening(3).position()).players {
        assert_eq!((player.figures, player.points, player.cards, player.diver), (2, 0, 0, None));
    }
}

#[test]
fn coralia_setup_9_the_starting_seat_is_drawn_by_lot() {
    let game = Coralia::new(&setup(3));
    let mut odds = Odds::new();
    game.odds(&mut odds);
    let seats: Vec<(String, u32)> = odds.as_slice().iter().map(|(chance, n)| (chance.to_string(), *n)).collect();
    assert_eq!(seats, [("start 0".to_owned(), 1), ("start 1".to_owned(), 1), ("start 2".to_owned(), 1)]);
    let played = after(&setup(4), &format!("* start 2, {TURTLES}"));
    assert_eq!(asked(played.position()), Some(C));
}

#[test]
fn coralia_setup_10_three_seats_have_one_blocking_die_a_colour() {
    let view = open(opening(3).position());
    assert_eq!(view.supply, [5; 6]);
    assert!(view.reefs.iter().all(|reef| reef.dice == 1 && reef.slots[4].die.as_ref().unwrap().blocking));
}

#[test]
fn coralia_setup_11_the_second_of_equal_symbols_goes_to_the_island() {
    let view = open(opening(2).position());
    assert_eq!(view.supply, [4; 6]);
    assert_eq!(view.island.dice, [1; 6], "pearl and pearl in every colour");
}

#[test]
fn coralia_setup_12_a_blocked_turtle_lies_beside_the_board() {
    let played = after(&setup(3), &format!("* start 0, {TURTLES}, * block turtle"));
    let view = open(played.position());
    assert_eq!((view.reefs[0].tile.clone(), as_words(&view.side.turtles)), (None, words("T1 T7 T8")));
}

#[test]
fn coralia_setup_13_a_blocking_diver_covers_the_chest() {
    let played = after(&setup(3), &format!("* start 0, {TURTLES}, * block diver"));
    let reef = open(played.position()).reefs[0].clone();
    assert!(reef.chest && reef.slots[6].die.is_some() && reef.slots[5].die.is_none());
}

#[test]
fn coralia_setup_14_blocking_dice_bring_nothing() {
    let view = open(opening(2).position());
    assert!(view.players.iter().all(|player| player.points == 0 && player.cards == 0 && player.turtles.is_empty()));
    assert!(view.reefs.iter().all(|reef| reef.octopus.is_none() && reef.diver.is_none()));
}

#[test]
fn coralia_setup_15_four_dice_of_four_colours() {
    let played = opening(4);
    assert_eq!(legal(played.position()).len(), 15);
    let mut game = played.position().clone();
    run(&mut game, "0 first red orange green violet");
    assert_eq!(open(&game).supply, [6, 6, 5, 5, 5, 5]);
    assert_eq!(open(&game).step.word(), "roll");
    let early = Coralia::new(&with(3, r#"{"first4": "before_blocking"}"#));
    let mut early = early;
    run(&mut early, &format!("* start 0, {TURTLES}"));
    assert_eq!((open(&early).step.word(), open(&early).supply), ("first", [6; 6]));
}

#[test]
fn coralia_setup_16_six_dice_of_each_colour_with_every_symbol() {
    let game = Coralia::new(&setup(2));
    let colours = ["yellow", "blue", "red", "orange", "green", "violet"];
    assert!(colours.iter().all(|colour| game.census().total(&format!("{colour} die")) == 6));
    let rolling = table(4).station("red -, blue -, green -, orange -").at_roll(0b1111);
    let mut odds = Odds::new();
    rolling.odds(&mut odds);
    let faces: Vec<(String, u32)> = odds.as_slice().iter().map(|(chance, n)| (chance.to_string(), *n)).collect();
    let symbols = ["turtle", "starfish", "octopus", "fish", "pearl", "diver"];
    assert_eq!(faces, symbols.map(|symbol| (format!("roll {symbol}"), 1)));
}

#[test]
fn coralia_setup_17_the_first_dice_come_after_the_blocking_dice() {
    let mut late = Coralia::new(&setup(3));
    run(&mut late, &format!("* start 0, {TURTLES}"));
    assert_eq!(open(&late).step.word(), "block");
    let mut early = Coralia::new(&with(3, r#"{"first4": "before_blocking"}"#));
    run(&mut early, &format!("* start 0, {TURTLES}"));
    assert_eq!(open(&early).step.word(), "first", "the other reading");
}

// --- Turns -----------------------------------------------------------------

#[test]
fn coralia_turn_1_seats_play_clockwise() {
    let mut played = opening(3);
    turn(&mut played, "red", "fish", "");
    assert_eq!(asked(played.position()), Some(B));
    let take = atoll_coralia::Action::from_code(15).unwrap();
    let refused = played.position().check(A, take).unwrap_err();
    assert_eq!(refused.0.id, "CORALIA-TURN-1");
}

#[test]
fn coralia_turn_2_add_a_die_of_any_colour_left() {
    let game = table(4).station("red fish, red pearl, blue fish").supply("green yellow").turn(B, 1).at_supply();
    assert_eq!(legal(&game), ["take yellow", "take green"]);
    assert_eq!(why(&game, B, "take red"), "CORALIA-TURN-2");
}

#[test]
fn coralia_turn_3_what_is_not_held_is_rolled() {
    let game = table(4).station("red fish, orange pearl, blue fish").turtles(A, &[1]).turn(A, 4).at_supply();
    let mut game = game;
    run(&mut game, "0 take green, 0 hold 1");
    let faces: Vec<_> = open(&game).station.iter().map(|die| die.face).collect();
    assert_eq!(faces, [Some("fish"), None, None, None], "blue is held");
}

#[test]
fn coralia_turn_4_one_die_that_can_go_somewhere() {
    let game = table(4).station("red fish, orange pearl, blue fish, green octopus").at_die();
    assert_eq!(legal(&game).len(), 4);
    assert_eq!(why(&game, A, "place red pearl"), "CORALIA-TURN-4");
}

#[test]
fn coralia_turn_5_the_action_is_carried_out_at_once() {
    let mut game = table(4).station("red pearl, orange pearl, blue fish, green octopus").at_die();
    run(&mut game, "0 place red pearl, * card P01, * card P05");
    assert_eq!(hand(&game, A), ["P01", "P05"]);
    assert_eq!(asked(&game), Some(B));
    assert_eq!(why(&game, B, "keep 1"), "CORALIA-TURN-5");
}

#[test]
fn coralia_turn_6_three_dice_go_on_unchanged() {
    let mut game = table(4).station("red octopus, orange pearl, blue fish, green octopus").at_die();
    run(&mut game, "0 place red octopus");
    let dice: Vec<_> = open(&game).station.iter().map(|die| (die.colour, die.face.unwrap())).collect();
    assert_eq!(dice, [("blue", "fish"), ("orange", "pearl"), ("green", "octopus")]);
}

#[test]
fn coralia_turn_7_colours_may_repeat_later() {
    let game = table(4).station("red fish, red pearl, red diver").turn(B, 1).at_supply();
    let mut game = game;
    run(&mut game, "1 take red");
    assert!(open(&game).station.iter().all(|die| die.colour == "red"));
}

// --- Storing ---------------------------------------------------------------

fn store(turtles: &[u8]) -> Coralia {
    let mut game =
        table(4).station("blue diver, green starfish, yellow pearl").turtles(A, turtles).turn(A, 4).at_supply();
    run(&mut game, "0 take red");
    game
}

#[test]
fn coralia_store_1_one_die_for_each_turtle() {
    assert_eq!(legal(&store(&[1])).len(), 4, "none or one of three");
    assert_eq!(why(&store(&[1]), A, "hold 12"), "CORALIA-STORE-1");
}

#[test]
fn coralia_store_2_at_most_three() {
    assert_eq!(legal(&store(&[1, 2, 3])).len(), 8);
    assert_eq!(legal(&store(&[1, 2, 3, 4, 5])).len(), 8);
}

#[test]
fn coralia_store_3_a_held_die_may_be_placed() {
    let mut game = store(&[1]);
    run(&mut game, "0 hold 2, * roll fish, * roll fish, * roll fish");
    assert!(legal(&game).contains(&"place blue diver".to_owned()));
}

#[test]
fn coralia_store_4_turtles_are_not_used_up() {
    let mut game = store(&[1, 2]);
    run(&mut game, "0 hold 12, * roll pearl, * roll pearl, 0 place blue diver");
    assert_eq!(open(&game).players[0].turtles, ["T1", "T2"]);
}

#[test]
fn e5_two_turtles_hold_the_blue_die() {
    let mut game = store(&[1, 2]);
    assert_eq!(legal(&game).len(), 7);
    // Passed dice lie in colour order: yellow, blue, green.
    run(&mut game, "0 hold 2");
    let rolling: Vec<_> = open(&game).station.iter().map(|die| (die.colour, die.face)).collect();
    assert_eq!(rolling, [("yellow", None), ("blue", Some("diver")), ("green", None), ("red", None)]);
    run(&mut game, "* roll fish, * roll fish, * roll fish");
    assert!(legal(&game).contains(&"place blue diver".to_owned()));
}

#[test]
fn x23_four_turtles_hold_any_of_the_three() {
    let mut game = store(&[1, 2, 3, 4]);
    assert_eq!(legal(&game).len(), 8);
    run(&mut game, "0 hold 123, * roll fish");
    assert_eq!(open(&game).step.word(), "die", "only the new die was rolled");
}

// --- Placing ---------------------------------------------------------------

#[test]
fn coralia_place_1_only_the_space_of_colour_and_face() {
    let mut game = table(4).station("red octopus, orange pearl, blue fish, green octopus").at_die();
    run(&mut game, "0 place red octopus");
    assert!(open(&game).reefs[2].slots[2].die.is_some());
    assert_eq!(open(&game).reefs.iter().map(|reef| reef.dice).sum::<u8>(), 1);
}

#[test]
fn coralia_place_2_a_space_holds_one_die() {
    let mut game = blocked_fish();
    run(&mut game, "0 place red fish, * card P01");
    assert_eq!((open(&game).reefs[2].dice, open(&game).island.dice[2]), (1, 1));
}

#[test]
fn coralia_place_3_placed_dice_stay_but_for_the_slide() {
    let mut game = table(4).dice("green", "diver fish").diver(A, "green").station(FOUR_DIVER).at_die();
    run(&mut game, "0 place blue diver, * chest C8");
    let green = &open(&game).reefs[4];
    let occupied: Vec<_> = green.slots.iter().filter(|slot| slot.die.is_some()).map(|slot| slot.space).collect();
    assert_eq!(occupied, ["fish", "treasure"]);
}

fn blocked_fish() -> Coralia {
    table(4).dice("red", "fish").station("blue fish, red fish, green pearl, orange octopus").at_die()
}

#[test]
fn coralia_place_4_an_open_space_bars_the_island() {
    let game = blocked_fish();
    let to: Vec<_> = open(&game).station.iter().map(|die| (die.colour, die.to)).collect();
    assert!(to.contains(&("blue", Some("reef"))), "{to:?}");
}

#[test]
fn coralia_place_5_a_blocked_die_may_go_to_the_island() {
    assert!(legal(&blocked_fish()).contains(&"place red fish".to_owned()));
}

#[test]
fn x9_blue_to_its_reef_or_red_to_the_island() {
    let game = table(4).dice("red", "fish").station("blue fish, red fish, red fish, blue fish").at_die();
    assert_eq!(legal(&game), ["place blue fish", "place red fish"]);
    let to: Vec<_> = open(&game).station.iter().map(|die| (die.colour, die.to.unwrap())).collect();
    assert_eq!(to, [("blue", "reef"), ("blue", "reef"), ("red", "island"), ("red", "island")]);
}

#[test]
fn coralia_pearl_1_two_pearl_cards() {
    let mut game = table(4).station("red pearl, orange pearl, blue fish, green octopus").at_die();
    run(&mut game, "0 place red pearl, * card P15, * card P15");
    assert_eq!(hand(&game, A), ["P15", "P15"]);
    assert_eq!(pile(&game, "pearl"), 13);
}

#[test]
fn coralia_fish_1_look_at_two_keep_one() {
    let mut game = table(4).station("red fish, orange pearl, blue fish, green octopus").at_die();
    run(&mut game, "0 place red fish, * card F01, * card F06");
    assert_eq!(why(&game, A, "keep 3"), "CORALIA-FISH-1");
    run(&mut game, "0 keep 2");
    assert_eq!((hand(&game, A), pile(&game, "fish")), (words("F06"), 11));
}

#[test]
fn coralia_star_1_look_at_three_keep_one() {
    let mut game = table(4).station("red starfish, orange pearl, blue fish, green octopus").at_die();
    run(&mut game, "0 place red starfish, * card S07, * card S08, * card S09, 0 keep 2");
    assert_eq!((hand(&game, A), pile(&game, "starfish")), (words("S08"), 14));
    let known = &game.view(Observer::Seat(A)).piles[2].known;
    let known: Vec<_> = known.iter().map(|known| (known.place, known.card.as_str())).collect();
    assert_eq!(known, [(12, "S07"), (13, "S09")], "put back in drawn order");
}

#[test]
fn coralia_star_2_cards_go_back_in_drawn_order() {
    let mut game = table(4).station("red starfish, orange pearl, blue fish, green octopus").at_die();
    run(&mut game, "0 place red starfish, * card S09, * card S08, * card S07, 0 keep 2");
    let known = &game.view(Observer::Seat(A)).piles[2].known;
    let known: Vec<_> = known.iter().map(|known| (known.place, known.card.as_str())).collect();
    assert_eq!(known, [(12, "S09"), (13, "S07")]);
}

// --- Octopuses -------------------------------------------------------------

#[test]
fn coralia_octo_1_a_figure_is_placed() {
    let mut game = table(4).station("red octopus, orange pearl, blue fish, green octopus").at_die();
    run(&mut game, "0 place red octopus");
    assert_eq!((open(&game).reefs[2].octopus, open(&game).players[0].figures), (Some(A), 1));
}

#[test]
fn coralia_octo_2_a_point_for_each_die_on_the_reef() {
    let mut game = table(4).dice("red", "fish treasure").white(0, "red", "pearl").station(OCTOPUS).at_die();
    run(&mut game, "0 place red octopus");
    assert_eq!(points(&game), [4, 0, 0, 0]);
}

#[test]
fn e2_the_fourth_blue_die_is_an_octopus() {
    let mut game = table(4)
        .dice("blue", "turtle fish pearl")
        .station("blue octopus, red fish, green pearl, orange diver")
        .at_die();
    run(&mut game, "0 place blue octopus");
    assert_eq!(points(&game), [4, 0, 0, 0]);
}

#[test]
fn x25_diver_and_treasure_spaces_count_too() {
    let mut game = table(4).dice("red", "turtle diver treasure").station(OCTOPUS).at_die();
    run(&mut game, "0 place red octopus");
    assert_eq!(points(&game)[0], 4);
}

#[test]
fn coralia_octo_3_octopuses_elsewhere_earn_a_point() {
    let mut game = table(4).octopus(B, "blue").octopus(C, "green").station(OCTOPUS).at_die();
    run(&mut game, "0 place red octopus");
    assert_eq!(points(&game), [1, 1, 1, 0]);
    let setup = with(4, r#"{"octopus_income": "per_seat"}"#);
    let mut game = Builder::new(&setup).octopus(B, "blue green").station(OCTOPUS).at_die();
    run(&mut game, "0 place red octopus");
    assert_eq!(points(&game), [1, 1, 0, 0], "the other reading");
}

#[test]
fn x2_the_own_first_octopus_pays_too() {
    let mut game = table(4)
        .dice("blue", "octopus")
        .octopus(A, "blue")
        .station("yellow octopus, red fish, green pearl, orange diver")
        .at_die();
    run(&mut game, "0 place yellow octopus");
    assert_eq!(points(&game)[0], 2);
}

#[test]
fn x3_two_octopuses_pay_two() {
    let mut game = table(4)
        .octopus(A, "blue red")
        .dice("green", "fish pearl")
        .station("green octopus, red fish, blue pearl, orange diver")
        .turn(B, 1)
        .at_die();
    run(&mut game, "1 place green octopus");
    assert_eq!(points(&game), [2, 3, 0, 0]);
}

#[test]
fn coralia_octo_4_two_points_for_a_die_of_its_colour_on_the_island() {
    let mut game = foreign_octopus("", 9);
    run(&mut game, "2 place green diver");
    assert_eq!(points(&game), [0, 2, 0]);
}

#[test]
fn coralia_octo_5_no_figure_no_open_octopus_space() {
    let game = table(4).octopus(A, "blue red").station("green octopus, red fish, blue pearl, orange diver").at_die();
    assert_eq!(why(&game, A, "place green octopus"), "CORALIA-OCTO-5");
    let die = open(&game).station.iter().find(|die| die.colour == "green").cloned().unwrap();
    assert_eq!((die.to, die.why), (None, Some("CORALIA-OCTO-5")));
}

#[test]
fn coralia_octo_6_a_taken_octopus_space_still_leads_to_the_island() {
    let game = table(4)
        .octopus(A, "blue red")
        .dice("green", "octopus")
        .station("green octopus, red fish, blue pearl, orange diver")
        .at_die();
    assert!(legal(&game).contains(&"place green octopus".to_owned()));
}

/// A has no figure left; the last of four dice is rolling, the others show octopuses.
fn four_octopuses() -> Builder {
    table(4)
        .dice("orange", "octopus")
        .dice("violet", "octopus")
        .octopus(A, "orange violet")
        .station("yellow octopus, blue octopus, red octopus, green -")
}

#[test]
fn coralia_octo_7_four_useless_dice_are_rolled_again() {
    let mut game = four_octopuses().at_roll(0b1000);
    run(&mut game, "* roll octopus");
    run(&mut game, "* roll octopus, * roll octopus, * roll octopus, * roll octopus");
    assert_eq!(open(&game).step.word(), "roll", "again and again");
    run(&mut game, "* roll fish, * roll pearl, * roll octopus, * roll octopus");
    assert_eq!(legal(&game), ["place yellow fish", "place blue pearl"]);
}

#[test]
fn coralia_octo_8_dice_of_every_space_and_colour_count() {
    let mut game = table(4).dice("red", "diver treasure").white(0, "red", "pearl").station(OCTOPUS).at_die();
    run(&mut game, "0 place red octopus");
    assert_eq!(points(&game)[0], 4);
    let mut blocked = opening(2).position().clone();
    run(&mut blocked, "0 first red orange green violet, * roll octopus, * roll fish, * roll fish, * roll fish");
    run(&mut blocked, "0 place red octopus");
    assert_eq!(points(&blocked)[0], 2, "the blocking die counts");
}

#[test]
fn coralia_octo_9_two_octopuses_elsewhere_earn_two_points() {
    let placed = |options: &str| {
        let mut game = Builder::new(&with(4, options)).octopus(B, "blue green").station(OCTOPUS).at_die();
        run(&mut game, "0 place red octopus");
        points(&game)
    };
    assert_eq!(placed("{}"), [1, 2, 0, 0]);
    assert_eq!(placed(r#"{"octopus_income": "per_seat"}"#), [1, 1, 0, 0], "the other reading");
}

#[test]
fn x7_all_four_are_rolled_again_held_ones_too() {
    let mut game = four_octopuses().turtles(A, &[1, 2]).at_roll(0b1000);
    run(&mut game, "* roll octopus");
    assert!(open(&game).station.iter().all(|die| die.face.is_none()));
}

#[test]
fn x8_one_taken_octopus_space_is_the_only_way() {
    let mut game = four_octopuses().dice("blue", "octopus").at_roll(0b1000);
    run(&mut game, "* roll octopus");
    assert_eq!((open(&game).island.dice[1], open(&game).drawing), (1, Some("island")), "placed without asking");
}

// --- Divers and chests -----------------------------------------------------

#[test]
fn coralia_diver_1_the_first_time_the_figure_is_placed() {
    let mut game = table(4).station(FOUR_DIVER).at_die();
    run(&mut game, "0 place blue diver");
    assert_eq!((open(&game).reefs[1].diver, points(&game)[0]), (Some(A), 0));
}

fn leaving_green() -> Coralia {
    table(4).dice("green", "diver").diver(A, "green").station(FOUR_DIVER).at_die()
}

#[test]
fn coralia_diver_2_later_the_figure_swims() {
    let mut game = leaving_green();
    run(&mut game, "0 place blue diver, * chest C8");
    assert_eq!((open(&game).reefs[4].diver, open(&game).reefs[1].diver), (None, Some(A)));
}

#[test]
fn coralia_diver_3_leaving_brings_the_chest() {
    let mut game = leaving_green();
    run(&mut game, "0 place blue diver, * chest C8");
    let view = open(&game);
    assert_eq!((as_words(&view.players[0].chests), view.reefs[4].chest, points(&game)[0]), (words("C8"), false, 5));
}

#[test]
fn coralia_diver_4_the_diver_space_is_open_again() {
    let mut game = leaving_green();
    run(&mut game, "0 place blue diver, * chest C8");
    let green = open(&game).reefs[4].clone();
    assert!(green.slots[5].die.is_none() && green.slots[6].die.is_some());
}

#[test]
fn e3_green_to_blue_with_the_green_chest() {
    let mut game = leaving_green();
    run(&mut game, "0 place blue diver, * chest C6");
    let view = open(&game);
    assert!(view.reefs[1].slots[5].die.is_some() && view.reefs[4].slots[6].die.is_some());
    assert!(view.reefs[4].slots[5].die.is_none());
    assert_eq!((view.players[0].diver, as_words(&view.players[0].chests)), (Some("blue"), words("C6")));
    assert_eq!(view.players[0].rays, 1, "the chest is used");
}

#[test]
fn coralia_diver_5_a_covered_treasure_space_brings_nothing() {
    let mut game = table(4).dice("red", "diver treasure").diver(A, "red").station(FOUR_DIVER).at_die();
    run(&mut game, "0 place blue diver");
    let red = open(&game).reefs[2].clone();
    assert!(red.chest && red.slots[5].die.is_some());
    assert!(open(&game).players[0].chests.is_empty());
}

#[test]
fn x5_a_reef_left_without_its_chest_is_closed() {
    let mut game = table(4)
        .dice("red", "diver treasure")
        .diver(A, "red")
        .station("blue diver, red diver, green fish, orange pearl")
        .at_die();
    run(&mut game, "0 place blue diver");
    let red = open(&game).station.iter().find(|die| die.colour == "red").cloned().unwrap();
    assert_eq!((red.face, red.to), (Some("diver"), Some("island")));
    let green = table(4).no_chest("green").dice("green", "diver").diver(A, "green").station(FOUR_DIVER).at_die();
    let mut green = green;
    run(&mut green, "0 place blue diver");
    assert!(open(&green).reefs[4].slots[5].die.is_some(), "neither does an empty treasure space free the die");
}

#[test]
fn coralia_diver_6_a_reef_with_a_covered_treasure_may_be_entered() {
    let mut game = table(4).dice("blue", "treasure").station(FOUR_DIVER).at_die();
    run(&mut game, "0 place blue diver");
    assert_eq!(open(&game).reefs[1].diver, Some(A));
}

#[test]
fn coralia_diver_7_one_diver_on_a_reef() {
    let game = table(4).dice("blue", "diver").diver(B, "blue").station(FOUR_DIVER).at_die();
    let blue = open(&game).station.iter().find(|die| die.colour == "blue").cloned().unwrap();
    assert_eq!(blue.to, Some("island"));
}

#[test]
fn coralia_diver_8_the_move_is_no_choice() {
    let mut game = leaving_green();
    run(&mut game, "0 place blue diver");
    assert_eq!(game.turn(), Turn::Chance, "the chest is turned over at once");
}

#[test]
fn x6_a_chest_with_a_white_die_moves_the_diver_twice() {
    let mut game = leaving_green();
    run(&mut game, "0 place blue diver, * chest C7, * white diver, 0 white orange, * chest C8");
    let view = open(&game);
    assert_eq!(view.players[0].chests, ["C7", "C8"]);
    assert!(view.reefs[4].slots[5].die.is_none() && view.reefs[1].slots[5].die.is_none());
    assert_eq!(view.reefs[3].slots[5].die.as_ref().unwrap().colour, "white");
    assert_eq!(view.reefs[3].diver, Some(A));
}

/// The chest of the green reef turns out to be this one.
fn chest(tile: &str, more: &str) -> Coralia {
    let mut game = leaving_green();
    run(&mut game, &format!("0 place blue diver, * chest {tile}{more}"));
    game
}

#[test]
fn coralia_chest_0_used_and_kept_face_up() {
    let game = chest("C8", "");
    assert_eq!(game.view(Observer::Seat(B)).players[0].chests, ["C8"]);
    assert_eq!(open(&game).hidden_chests.len(), 7);
}

#[test]
fn coralia_chest_1_a_fish_card() {
    assert_eq!(hand(&chest("C1", ", * card F11"), A), ["F11"]);
}

#[test]
fn coralia_chest_2_a_pearl_card() {
    assert_eq!(hand(&chest("C2", ", * card P10"), A), ["P10"]);
}

#[test]
fn coralia_chest_3_a_starfish_card() {
    assert_eq!(hand(&chest("C3", ", * card S12"), A), ["S12"]);
}

#[test]
fn coralia_chest_4_an_island_card() {
    let game = chest("C4", ", * card F11");
    assert_eq!((hand(&game, A), pile(&game, "island")), (words("F11"), 8));
}

#[test]
fn coralia_chest_5_a_point_for_each_die_on_the_island() {
    assert_eq!(points(&chest("C5", ""))[0], 2, "the white dice");
}

#[test]
fn x30_three_coloured_and_two_white_dice_are_five() {
    let game = table(4).ashore("red red yellow").dice("green", "diver").diver(A, "green").station(FOUR_DIVER);
    let mut game = game.at_die();
    run(&mut game, "0 place blue diver, * chest C5");
    assert_eq!(points(&game)[0], 5);
}

#[test]
fn coralia_chest_6_a_stingray() {
    assert_eq!(open(&chest("C6", "")).players[0].rays, 1);
}

#[test]
fn coralia_chest_7_a_white_die() {
    let game = chest("C7", ", * white pearl, 0 white violet, * card P01, * card P01");
    assert_eq!(open(&game).reefs[5].slots[4].die.as_ref().unwrap().colour, "white");
    assert_eq!(hand(&game, A), ["P01", "P01"]);
}

#[test]
fn coralia_chest_8_the_next_jellyfish() {
    assert_eq!(points(&chest("C8", ""))[0], 5);
}

#[test]
fn coralia_chest_9_a_used_chest_stays_with_its_owner() {
    let game = chest("C8", "");
    for who in [Observer::Seat(A), Observer::Seat(B), Observer::Spectator] {
        assert_eq!(game.view(who).players[0].chests, ["C8"]);
    }
    assert_eq!(finish(table(2).hand(A, "S09").chests(A, &[8])).starfish, 2, "and counts");
}

// --- Turtles ---------------------------------------------------------------

/// A takes this turtle from the red reef.
fn turtle(tile: u8, more: &str) -> Coralia {
    turtle_with(table(4).side_turtles(&[]), tile, more)
}

fn turtle_with(builder: Builder, tile: u8, more: &str) -> Coralia {
    let mut game = builder.tile("red", tile).station("red turtle, blue fish, green pearl, orange octopus").at_die();
    run(&mut game, &format!("0 place red turtle{more}"));
    game
}

#[test]
fn coralia_turtle_0_the_bonus_then_the_tile() {
    let game = turtle(4, "");
    assert!(open(&game).players[0].turtles.is_empty(), "not before the bonus is done");
    let game = turtle(4, ", * card S12");
    assert_eq!(open(&game).players[0].turtles, ["T4"]);
    assert_eq!(open(&game).reefs[2].tile, None);
}

#[test]
fn coralia_turtle_1_a_white_die() {
    let game = turtle(1, ", * white octopus, 0 white red");
    assert_eq!(points(&game)[0], 2);
    assert_eq!(open(&game).players[0].turtles, ["T1"]);
}

#[test]
fn coralia_turtle_2_the_next_jellyfish() {
    assert_eq!(points(&turtle(2, ""))[0], 5);
}

#[test]
fn coralia_turtle_3_a_stingray() {
    assert_eq!((open(&turtle(3, "")).players[0].rays, open(&turtle(3, "")).side.rays), (1, 1));
}

#[test]
fn coralia_turtle_4_a_starfish_card() {
    assert_eq!(hand(&turtle(4, ", * card S12"), A), ["S12"]);
}

#[test]
fn coralia_turtle_5_an_island_card() {
    assert_eq!(hand(&turtle(5, ", * card S12"), A), ["S12"]);
    assert_eq!(open(&turtle(5, ", * card S12")).players[0].by_pile.island, 1);
}

#[test]
fn coralia_turtle_6_a_fish_card() {
    assert_eq!(hand(&turtle(6, ", * card F06"), A), ["F06"]);
}

#[test]
fn coralia_turtle_7_the_bonus_of_a_turtle_beside_the_board() {
    let game = turtle_with(table(4).side_turtles(&[2, 3]), 7, "");
    assert_eq!(legal(&game), ["copy T2", "copy T3"]);
    let mut game = game;
    assert_eq!(why(&game, A, "copy T4"), "CORALIA-TURTLE-7");
    run(&mut game, "0 copy T3");
    assert_eq!((open(&game).players[0].rays, open(&game).side.turtles.len()), (1, 2));
    assert_eq!(open(&game).players[0].turtles, ["T7"]);
    let alone = turtle_with(table(4).side_turtles(&[2]), 7, "");
    assert_eq!(points(&alone)[0], 5, "the only one is copied without asking");
}

#[test]
fn x24_copying_t8_without_a_chest_does_nothing() {
    let game = turtle_with(table(4).side_turtles(&[2, 8]).side_chests(0), 7, "");
    assert_eq!(legal(&game), ["copy T2", "copy T8"]);
    let mut game = game;
    run(&mut game, "0 copy T8");
    assert_eq!((points(&game)[0], asked(&game)), (0, Some(B)));
}

#[test]
fn coralia_turtle_8_a_chest_from_beside_the_board() {
    let game = turtle(8, ", * chest C8");
    assert_eq!((points(&game)[0], open(&game).side.chests), (5, 1));
}

// --- White dice ------------------------------------------------------------

#[test]
fn coralia_white_1_taken_from_the_island_if_there_is_one() {
    let none = table(4).white(0, "blue", "fish").white(1, "green", "fish").side_turtles(&[]);
    let game = turtle_with(none, 1, "");
    assert_eq!(asked(&game), Some(B), "nothing happens");
    assert_eq!(why(&game, B, "white island"), "CORALIA-WHITE-1");
}

#[test]
fn coralia_white_2_any_reef_whose_space_is_open() {
    let game = table(4).dice("red", "fish").at_white(face("fish"));
    assert_eq!(legal(&game).len(), 6, "five reefs and the island");
    assert_eq!(why(&game, A, "white red"), "CORALIA-WHITE-2");
}

#[test]
fn coralia_white_3_the_island_if_the_space_is_taken_somewhere() {
    let game = table(4).at_white(face("fish"));
    assert_eq!(why(&game, A, "white island"), "CORALIA-WHITE-3");
    let always = Builder::new(&with(4, r#"{"white_to_island": "always"}"#)).at_white(face("fish"));
    assert_eq!(legal(&always).len(), 7);
    let never = Builder::new(&with(4, r#"{"white_to_island": "all_blocked"}"#)).dice("red", "fish");
    assert_eq!(legal(&never.at_white(face("fish"))).len(), 5);
}

#[test]
fn x10_a_white_fish_by_what_is_taken() {
    assert_eq!(legal(&table(4).at_white(face("fish"))).len(), 6);
    let one = table(4).dice("red", "fish").at_white(face("fish"));
    assert_eq!((legal(&one).len(), legal(&one).last().cloned()), (6, Some("white island".to_owned())));
    let all = ["yellow", "blue", "red", "orange", "green", "violet"];
    let all = all.iter().fold(table(4), |builder, colour| builder.dice(colour, "fish")).at_white(face("fish"));
    assert_eq!((open(&all).island.white, open(&all).drawing), (2, Some("island")), "to the island without asking");
}

#[test]
fn coralia_white_4_the_usual_action_of_its_space() {
    let mut game = table(4).at_white(face("fish"));
    run(&mut game, "0 white blue, * card F01, * card F06, 0 keep 1");
    assert_eq!(hand(&game, A), ["F01"]);
}

#[test]
fn coralia_white_5_on_the_island_one_card_and_no_octopus_points() {
    let mut game = table(4).dice("red", "fish").octopus(B, "red blue").at_white(face("fish"));
    run(&mut game, "0 white island, * card P01");
    assert_eq!((points(&game), hand(&game, A)), (vec![0; 4], words("P01")));
}

#[test]
fn coralia_white_6_an_octopus_without_a_figure_goes_to_the_island() {
    let game = table(4).dice("blue", "octopus").dice("red", "octopus").octopus(A, "blue red").at_white(face("octopus"));
    assert_eq!(open(&game).drawing, Some("island"));
    let setup = with(4, r#"{"white_to_island": "all_blocked"}"#);
    let strict = Builder::new(&setup).dice("blue", "octopus").dice("red", "octopus").octopus(A, "blue red");
    assert_eq!(open(&strict.at_white(face("octopus"))).drawing, Some("island"));
}

#[test]
fn x11_a_white_octopus_without_a_figure() {
    let mut game = table(4)
        .dice("blue", "octopus")
        .dice("red", "octopus")
        .dice("green", "octopus")
        .octopus(A, "blue red")
        .octopus(B, "green")
        .at_white(face("octopus"));
    run(&mut game, "* card P01");
    assert_eq!((points(&game), hand(&game, A).len(), open(&game).island.white), (vec![0; 4], 1, 2));
}

#[test]
fn x29_a_white_diver_beside_the_own_figure() {
    let game = table(4).dice("red", "diver").diver(A, "red").at_white(face("diver"));
    let all = ["white yellow", "white blue", "white orange", "white green", "white violet", "white island"];
    assert_eq!(legal(&game), all);
}

#[test]
fn coralia_white_7_on_a_reef_it_is_a_die() {
    let mut game = table(4).white(0, "green", "diver").diver(A, "green").station(FOUR_DIVER).at_die();
    run(&mut game, "0 place blue diver, * chest C8");
    let green = open(&game).reefs[4].clone();
    assert_eq!((green.slots[6].die.as_ref().unwrap().colour, green.dice), ("white", 1), "it slides like any other");
}

#[test]
fn coralia_white_8_on_the_island_it_counts_as_a_die() {
    assert_eq!(open(&table(4).at_die()).island.total, 2);
    assert_eq!(points(&chest("C5", ""))[0], 2, "for C5 as well");
}

// --- Island ----------------------------------------------------------------

#[test]
fn coralia_island_1_without_an_octopus_the_top_card() {
    let mut game = blocked_fish();
    run(&mut game, "0 place red fish, * card S12");
    assert_eq!((hand(&game, A), pile(&game, "island"), points(&game)), (words("S12"), 8, vec![0; 4]));
}

#[test]
fn coralia_island_2_with_the_own_octopus_two_points_too() {
    let mut game = table(4).dice("red", "fish octopus").octopus(A, "red").station(FISHES).at_die();
    run(&mut game, "0 place red fish, * card S12");
    assert_eq!((points(&game)[0], hand(&game, A).len()), (2, 1));
}

#[test]
fn x1_own_octopus_and_a_full_pile() {
    let mut game = table(4).dice("red", "fish octopus").octopus(A, "red").station(FISHES).at_die();
    run(&mut game, "0 place red fish, * card S12");
    assert_eq!((points(&game)[0], hand(&game, A).len(), pile(&game, "island")), (2, 1, 8));
}

/// C is to place; the green octopus is B's; the island pile has so many cards.
fn foreign_octopus(cards: &str, left: u32) -> Coralia {
    let game = table(3)
        .dice("green", "diver octopus")
        .dice("red", "turtle")
        .dice("blue", "fish")
        .octopus(B, "green")
        .island_hand(A, cards)
        .station("green diver, red turtle, blue fish, blue fish")
        .turn(C, 5)
        .at_die();
    assert_eq!(pile(&game, "island"), left);
    game
}

#[test]
fn coralia_island_3_with_anothers_octopus_one_of_two() {
    let mut game = foreign_octopus("", 9);
    run(&mut game, "2 place green diver, * card S12, * card F01");
    assert_eq!(legal(&game), ["keep 1", "keep 2"]);
    assert_eq!(why(&game, C, "keep 3"), "CORALIA-ISLAND-3");
    run(&mut game, "2 keep 2");
    assert_eq!((hand(&game, C), points(&game)), (words("F01"), vec![0, 2, 0]));
}

#[test]
fn e4_three_options_and_two_points_for_the_owner() {
    let mut game = foreign_octopus("", 9);
    assert_eq!(legal(&game).len(), 3, "equal dice are one option");
    run(&mut game, "2 place green diver, * card P01, * card F01, 2 keep 1");
    assert_eq!((points(&game), pile(&game, "island"), hand(&game, C).len()), (vec![0, 2, 0], 8, 1));
}

#[test]
fn coralia_island_4_the_owner_is_paid_though_the_pile_is_empty() {
    let mut game = foreign_octopus("S12 S13 S14 P01 P01 P05 F01 F06 F11", 0);
    run(&mut game, "2 place green diver");
    assert_eq!((points(&game), asked(&game)), (vec![0, 2, 0], Some(A)));
}

#[test]
fn x13_one_card_or_none() {
    let mut one = foreign_octopus("S12 S13 S14 P01 P01 P05 F01 F06", 1);
    run(&mut one, "2 place green diver, * card F11");
    assert_eq!((hand(&one, C), points(&one), asked(&one)), (words("F11"), vec![0, 2, 0], Some(A)));
    let mut none = foreign_octopus("S12 S13 S14 P01 P01 P05 F01 F06 F11", 0);
    run(&mut none, "2 place green diver");
    assert_eq!((hand(&none, C).len(), points(&none)), (0, vec![0, 2, 0]));
}

#[test]
fn coralia_island_5_any_number_of_dice() {
    let mut game = table(4)
        .ashore("red red red red yellow yellow yellow yellow blue blue blue blue green green green")
        .dice("red", "fish")
        .station("red fish, blue fish, green pearl, orange octopus")
        .at_die();
    run(&mut game, "0 place red fish, * card P01");
    assert_eq!(open(&game).island.total, 18);
}

// --- Piles, jellyfish, chains ----------------------------------------------

#[test]
fn coralia_pile_1_a_short_pile_gives_what_it_has() {
    let mut game = short_pearls();
    run(&mut game, "0 place red pearl, * card P15");
    assert_eq!((pile(&game, "pearl"), asked(&game)), (0, Some(B)));
}

fn short_pearls() -> Coralia {
    let fourteen = "P01 P01 P01 P01 P05 P05 P05 P05 P05 P10 P10 P10 P10 P10";
    table(4).hand(B, fourteen).station("red pearl, blue fish, green pearl, orange octopus").at_die()
}

#[test]
fn x14_the_last_pearl_card() {
    let mut game = short_pearls();
    run(&mut game, "0 place red pearl, * card P15");
    assert_eq!(hand(&game, A), ["P15"]);
}

#[test]
fn coralia_pile_2_what_cannot_happen_lapses() {
    let game = turtle_with(table(4).side_turtles(&[]), 7, "");
    assert_eq!((asked(&game), as_words(&open(&game).players[0].turtles)), (Some(B), words("T7")));
    let game = turtle_with(table(4).side_turtles(&[]).ray(B).ray(C), 3, "");
    assert_eq!(open(&game).players[0].rays, 0);
}

#[test]
fn coralia_jelly_1_to_the_next_multiple_of_five() {
    let game = turtle_with(table(4).side_turtles(&[]).points(A, 7), 2, "");
    assert_eq!(points(&game)[0], 10);
}

#[test]
fn coralia_jelly_2_from_a_multiple_of_five_by_five() {
    for from in [0, 5, 20] {
        let game = turtle_with(table(4).side_turtles(&[]).points(A, from), 2, "");
        assert_eq!(points(&game)[0], from + 5);
    }
}

#[test]
fn x4_jellyfish_at_0_4_5_13() {
    for (from, to) in [(0, 5), (4, 5), (5, 10), (13, 15)] {
        let game = turtle_with(table(4).side_turtles(&[]).points(A, from), 2, "");
        assert_eq!(points(&game)[0], to);
    }
}

#[test]
fn coralia_chain_1_effects_nest_and_finish_first() {
    // The deepest chain: turtle, T7, copied T1, white die, diver, C7, white die, turtle, T8, chest.
    let mut game = table(4)
        .side_turtles(&[1, 2])
        .tile("red", 7)
        .tile("blue", 8)
        .dice("green", "diver")
        .diver(A, "green")
        .station("red turtle, blue fish, green pearl, orange octopus")
        .at_die();
    run(&mut game, "0 place red turtle, 0 copy T1, * white diver, 0 white orange, * chest C7, * white turtle");
    assert!(open(&game).players[0].turtles.is_empty());
    run(&mut game, "0 white blue, * chest C4");
    assert_eq!(asked(&game), None, "the island card is still to be drawn");
    run(&mut game, "* card F01");
    assert_eq!(open(&game).players[0].turtles, ["T7", "T8"]);
    assert_eq!(open(&game).players[0].chests, ["C4", "C7"]);
    assert_eq!(asked(&game), Some(B));
}

// --- End -------------------------------------------------------------------

#[test]
fn coralia_end_1_ten_nine_and_eight_rounds() {
    for (seats, rounds) in [(2, 10), (3, 9), (4, 8)] {
        let played = random_match(seats, 3);
        assert_eq!(open(played.position()).rounds, rounds);
        let turns = played.events().filter(|event| is_placing(*event)).count();
        assert!(turns <= usize::from(seats * rounds), "auto-placed dice are no events");
        // Nobody acts after that.
        for action in atoll_coralia::Action::all().step_by(7) {
            assert_eq!(played.position().check(A, action).unwrap_err().0.id, "CORALIA-END-1");
        }
    }
}

#[test]
fn coralia_end_2_four_three_or_four_dice_are_left() {
    for (seats, left) in [(2, (3, 1)), (3, (3, 0)), (4, (3, 1))] {
        let view = open(random_match(seats, 5).position());
        assert_eq!((view.station.len(), view.supply.iter().sum::<u8>()), left);
    }
}

#[test]
fn x22_three_seats_and_the_last_die() {
    let game = table(3).station("red octopus, blue fish, green pearl").supply("violet").turn(C, 26).at_supply();
    assert_eq!(open(&game).step.word(), "roll", "the only colour is added without asking");
    let mut game = game;
    run(&mut game, "* roll octopus, * roll octopus, * roll octopus, * roll octopus, 2 place red octopus");
    let view = open(&game);
    assert_eq!((view.step.word(), view.station.len(), view.supply.iter().sum::<u8>()), ("show", 3, 0));
}

// --- Scoring ---------------------------------------------------------------

#[test]
fn coralia_score_1_four_steps_from_the_starting_seat() {
    let mut game = table(2).hand(A, "S12 S08").hand(B, "S12").at_scoring();
    assert_eq!(keys(&game), ["score.play", "score.starfish", "score.diver", "score.fish", "score.pearls"]);
    run(&mut game, "* show 0");
    assert_eq!(asked(&game), Some(A));
    assert_eq!(why(&game, B, "use S12"), "CORALIA-SCORE-1");
    run(&mut game, "0 use S12, * use S08, * show 1, * use S12, * count");
    assert!(matches!(game.turn(), Turn::Over(_)));
}

#[test]
fn coralia_score_2_actions_bring_all_they_bring_in_play() {
    let white = |options: &str| {
        let builder = Builder::new(&with(2, options)).octopus(B, "blue").hand(A, "S10");
        let mut game = builder.at_scoring();
        run(&mut game, "* show 0, * use S10, * chest C7, * white octopus, 0 white red");
        points(&game)
    };
    assert_eq!(white("{}"), [1, 1]);
    assert_eq!(white(r#"{"scoring_features": "action_only"}"#), [1, 0], "the other reading");
}

#[test]
fn coralia_sf_1_deferred_kinds_wait() {
    let mut game = table(2).hand(A, "S01 S03 S05 S06").hand(B, "S12").at_scoring();
    run(&mut game, "* show 0");
    assert_eq!(open(&game).step.word(), "show", "A has nothing to resolve");
    assert_eq!(game.view(Observer::Seat(B)).players[0].hand.len(), 4, "all of them lie open");
}

#[test]
fn coralia_sf_2_the_seat_chooses_the_order() {
    let mut game = table(2).hand(A, "S12 S08 S07").at_scoring();
    run(&mut game, "* show 0");
    assert_eq!(legal(&game), ["use S07", "use S08", "use S12"]);
    assert_eq!(why(&game, A, "chest red"), "CORALIA-SF-REEF");
    let free = Builder::new(&with(2, r#"{"scoring_effects": "optional"}"#)).hand(A, "S12 S08").at_scoring();
    let mut free = free;
    run(&mut free, "* show 0, 0 use S12, 0 stop, * show 1");
    assert_eq!(points(&free)[0], 5);
    // A stop also ends the chests of two reefs and the cards for left-over dice, and then the next card comes.
    let free = Builder::new(&with(2, r#"{"scoring_effects": "optional"}"#));
    let free = free.hand(A, "S12 S14 S16").station("red fish, red pearl, violet fish").supply("violet");
    let mut free = free.at_scoring();
    run(&mut free, "* show 0, 0 use S14");
    assert_eq!(legal(&free), ["chest red", "chest green", "stop"]);
    run(&mut free, "0 chest red, * chest C8");
    assert_eq!(legal(&free), ["chest green", "stop"], "the last chest is a choice too");
    run(&mut free, "0 stop, 0 use S16");
    assert_eq!(legal(&free), ["draw fish", "draw pearl", "draw starfish", "draw island", "stop"]);
    run(&mut free, "0 draw pearl, * card P01, 0 stop, 0 use S12, * show 1");
    let view = open(&free);
    assert!(view.reefs[4].chest && !view.reefs[2].chest);
    assert_eq!((points(&free)[0], view.players[0].cards), (10, 4));
}

#[test]
fn x16_the_order_of_chest_cards_matters() {
    let own = || table(2).hand(A, "S09 S10").chests(A, &[1]).at_scoring();
    let mut late = own();
    run(&mut late, "* show 0, 0 use S10, * chest C6, * use S09");
    assert_eq!(points(&late)[0], 4);
    let mut early = own();
    run(&mut early, "* show 0, 0 use S09, * use S10, * chest C6");
    assert_eq!(points(&early)[0], 2);
}

#[test]
fn coralia_sf_3_a_card_gained_in_step_1_is_resolved_too() {
    let mut game = table(2).hand(A, "S10").at_scoring();
    run(&mut game, "* show 0, * use S10, * chest C3");
    let card: Chance = "card S12".parse().unwrap();
    assert_eq!(game.audience(Event::Chance(card)), Audience::Everyone, "it is shown at once");
    let mut fish = table(2).hand(A, "S10").at_scoring();
    run(&mut fish, "* show 0, * use S10, * chest C1");
    let card: Chance = "card F01".parse().unwrap();
    assert_eq!(fish.audience(Event::Chance(card)), Audience::Only(atoll_core::SeatSet::only(A)), "a fish is not");
    run(&mut game, "* card S12, * use S12");
    assert_eq!(points(&game)[0], 5);
}

#[test]
fn coralia_sf_4_counted_when_resolved() {
    // The chest of S10 comes before S09 counts chests, or after.
    for (order, score) in [("0 use S10, * chest C6, * use S09", 2), ("0 use S09, * use S10, * chest C6", 0)] {
        let mut game = table(2).hand(A, "S09 S10").at_scoring();
        run(&mut game, &format!("* show 0, {order}"));
        assert_eq!(points(&game)[0], score);
    }
}

#[test]
fn coralia_sf_5_starfish_cards_must_be_used() {
    let mut game = table(2).hand(A, "S12 S08 S07").at_scoring();
    run(&mut game, "* show 0");
    assert_eq!(why(&game, A, "stop"), "CORALIA-SF-5");
    let free = Builder::new(&with(2, r#"{"scoring_effects": "optional"}"#)).hand(A, "S12 S08").at_scoring();
    let mut free = free;
    run(&mut free, "* show 0, 0 stop, * show 1");
    assert_eq!(points(&free)[0], 0, "the other reading");
}

#[test]
fn coralia_sf_6_a_card_that_counts_is_neither_fish_nor_pearl() {
    assert_eq!(finish(table(2).hand(A, "S05 F01")).fish, 3 + 2);
    assert_eq!(finish(table(2).hand(A, "S06 P01")).pearls, 2 + 1);
}

#[test]
fn coralia_sf_pearl6_counts_as_a_pearl_of_6() {
    assert_eq!(finish(table(2).hand(A, "S01 S01")).pearls, 12);
}

#[test]
fn coralia_sf_anemone_counts_as_a_fish() {
    assert_eq!(finish(table(2).hand(A, "S03 F01")).fish, 7);
}

#[test]
fn coralia_sf_perfish_two_points_a_fish() {
    assert_eq!(finish(table(2).hand(A, "S05 S03 F01").ray(A)).fish, 12 + 6);
}

#[test]
fn coralia_sf_perpearl_one_point_a_pearl() {
    assert_eq!(finish(table(2).hand(A, "S06 S01 P01 P01 P01 P01")).pearls, 6 + 2 + 2 + 2 + 5);
}

#[test]
fn coralia_sf_island_one_point_a_die_on_the_island() {
    assert_eq!(finish(table(2).hand(A, "S07").ashore("red blue")).starfish, 4);
}

#[test]
fn coralia_sf_turtle_three_points_a_turtle() {
    assert_eq!(finish(table(2).hand(A, "S08").turtles(A, &[1, 5])).starfish, 6);
}

#[test]
fn coralia_sf_chest_two_points_a_chest() {
    assert_eq!(finish(table(2).hand(A, "S09").chests(A, &[1, 5, 8])).starfish, 6);
}

#[test]
fn coralia_sf_side_a_chest_from_beside_the_board() {
    let mut game = table(2).hand(A, "S10 S11").side_chests(1).at_scoring();
    run(&mut game, "* show 0, * use S10, * chest C8, * use S10, * show 1");
    assert_eq!((points(&game)[0], open(&game).side.chests), (5, 0), "the second finds none");
}

#[test]
fn coralia_sf_jelly_the_next_jellyfish() {
    assert_eq!(finish(table(2).hand(A, "S12").points(A, 11)).starfish, 4);
}

#[test]
fn coralia_sf_reef_the_chests_of_two_reefs() {
    let mut game = table(2).hand(A, "S14").at_scoring();
    run(&mut game, "* show 0, * use S14");
    assert_eq!(legal(&game), ["chest red", "chest green"]);
    assert_eq!(why(&game, A, "chest blue"), "CORALIA-SF-REEF");
    run(&mut game, "0 chest green, * chest C8, * chest C6");
    assert_eq!((points(&game)[0], open(&game).players[0].rays), (5, 1));
}

#[test]
fn x15_a_blocking_die_is_no_obstacle() {
    let mut game = table(2).hand(A, "S14").dice("red", "treasure").no_chest("green").at_scoring();
    run(&mut game, "* show 0, * use S14, * chest C8, * show 1");
    let red = open(&game).reefs[2].clone();
    assert!(!red.chest && red.slots[6].die.is_some());
    assert_eq!(points(&game)[0], 5);
}

#[test]
fn coralia_sf_dice_a_card_for_each_left_over_die() {
    let mut game = table(2).hand(A, "S16").station("red fish, blue pearl, violet fish").supply("red").at_scoring();
    run(&mut game, "* show 0, * use S16");
    assert_eq!(legal(&game), ["draw fish", "draw pearl", "draw starfish", "draw island"]);
    run(&mut game, "0 draw pearl, * card P01");
    assert_eq!(why(&game, A, "draw pearl"), "CORALIA-SF-DICE");
    run(&mut game, "0 draw fish, * card F01, 0 draw island, * card F06, * show 1");
    assert_eq!(open(&game).players[0].cards, 4);
}

#[test]
fn coralia_sf_dice_four_dice_draw_from_all_four_piles() {
    let mut game = table(2).hand(A, "S16").station("red fish, red pearl, violet fish").supply("violet").at_scoring();
    run(&mut game, "* show 0, * use S16, 0 draw fish, * card F01, 0 draw pearl, * card P01, 0 draw island, * card F06");
    assert_eq!(open(&game).drawing, Some("starfish"), "the last pile is no choice");
    run(&mut game, "* card S12, * use S12, * show 1");
    assert_eq!((open(&game).players[0].cards, points(&game)[0]), (5, 5));
}

#[test]
fn x21_three_piles_for_four_dice() {
    let mut game = table(2)
        .hand(A, "S16")
        .island_hand(B, "S13 S14 S15 P01 P01 P05 F01 F06 F11")
        .station("red fish, red pearl, violet fish")
        .supply("violet")
        .at_scoring();
    run(&mut game, "* show 0, * use S16, 0 draw fish, * card F01, 0 draw pearl, * card P01, * card S12, * use S12");
    assert_eq!((points(&game)[0], open(&game).players[0].cards), (5, 4));
}

#[test]
fn x26_octopus_income_in_the_scoring() {
    let dice = |builder: Builder| {
        builder
            .octopus(A, "blue")
            .octopus(C, "yellow green")
            .octopus(B, "violet")
            .dice("red", "fish pearl diver")
            .hand(B, "S10")
            .at_scoring()
    };
    let mut game = dice(table(3));
    run(&mut game, "* show 0, * show 1, * use S10, * chest C7, * white octopus, 1 white red");
    assert_eq!(points(&game), [1, 5, 2]);
    let mut strict = dice(Builder::new(&with(3, r#"{"scoring_features": "action_only"}"#)));
    run(&mut strict, "* show 0, * show 1, * use S10, * chest C7, * white octopus, 1 white red");
    assert_eq!(points(&strict), [0, 4, 0], "the stricter reading");
}

#[test]
fn x26_a_diver_that_leaves_in_the_scoring() {
    let leaves = |options: &str| {
        let builder = Builder::new(&with(2, options)).dice("green", "diver").diver(A, "green").hand(A, "S10");
        let mut game = builder.at_scoring();
        run(&mut game, "* show 0, * use S10, * chest C7, * white diver, 0 white blue");
        game
    };
    let full = leaves("{}");
    assert_eq!(open(&full).step.word(), "chest", "the green chest is turned over");
    let strict = leaves(r#"{"scoring_features": "action_only"}"#);
    let green = open(&strict).reefs[4].clone();
    assert!(green.chest && green.slots[5].die.is_some() && green.slots[6].die.is_none(), "all stays on the green reef");
    assert_eq!(open(&strict).players[0].diver, Some("blue"));
}

#[test]
fn coralia_dsc_1_values_of_the_occupied_spaces() {
    let all = "turtle starfish octopus fish pearl diver";
    assert_eq!(finish(table(2).dice("red", all).diver(A, "red")).diver, 15);
    assert_eq!(finish(table(2).dice("red", "starfish diver treasure").diver(A, "red")).diver, 2);
}

#[test]
fn coralia_dsc_2_no_diver_no_points() {
    assert_eq!(finish(table(2).dice("red", "starfish fish")).diver, 0);
}

fn fish(counts: [u8; 5], cards: u8) -> i16 {
    fish_score(parts(), counts, cards).points
}

#[test]
fn coralia_fsc_1_sets_of_different_fish() {
    for (kinds, score) in [(1, 3), (2, 7), (3, 12), (4, 18), (5, 25)] {
        let counts = [0, 1, 2, 3, 4].map(|kind| u8::from(kind < kinds));
        assert_eq!(fish(counts, 0), score);
    }
    // Every way to split up to three of each kind, tried out.
    fn best(left: [u8; 5]) -> i16 {
        let Some(first) = left.iter().position(|&n| n > 0) else { return 0 };
        let others: Vec<usize> = (first + 1..5).filter(|&kind| left[kind] > 0).collect();
        (0..1u32 << others.len())
            .map(|with| {
                let mut rest = left;
                rest[first] -= 1;
                let mut size = 1;
                for (n, &kind) in others.iter().enumerate() {
                    if with & 1 << n != 0 {
                        rest[kind] -= 1;
                        size += 1;
                    }
                }
                [0, 3, 7, 12, 18, 25][size] + best(rest)
            })
            .max()
            .unwrap_or(0)
    }
    for n in 0..243u32 {
        let counts = [0, 1, 2, 3, 4].map(|kind| (n / 3u32.pow(kind) % 3) as u8);
        assert_eq!(fish(counts, 0), best(counts), "{counts:?}");
    }
}

#[test]
fn x19_one_big_set_beats_pairs() {
    assert_eq!(fish([3, 1, 0, 1, 0], 0), 18);
}

#[test]
fn x20_two_of_each_kind_and_per_fish() {
    assert_eq!(fish([2; 5], 1), 50 + 20);
}

#[test]
fn coralia_fsc_2_five_kinds_of_fish() {
    assert_eq!(finish(table(2).hand(A, "F01 F06 F11 S03").ray(A)).fish, 25);
}

#[test]
fn coralia_fsc_3_split_in_the_best_way() {
    assert_eq!(fish([3, 1, 0, 1, 0], 0), 12 + 3 + 3, "not 7 + 7 + 3");
    assert_eq!(fish([2, 2, 2, 2, 2], 0), 25 + 25);
}

fn pearls(hands: &[&[u8]], mode: PearlRankMode) -> Vec<i16> {
    let seats = hands.len() as u8;
    let keys = BySeat::from_fn(seats, |seat| {
        let hand = hands[seat.index()];
        (hand.iter().map(|&value| i16::from(value)).sum(), hand.len() as u8)
    });
    let ranks = pearl_ranks(&keys, mode);
    let score = |seat: Seat| pearl_score(parts(), hands[seat.index()].to_vec(), ranks[seat], 0).points;
    Seat::first(seats).map(score).collect()
}

#[test]
fn coralia_psc_1_ranked_by_the_sum() {
    assert_eq!(pearls(&[&[2, 2, 2, 2, 2], &[5, 4]], PearlRankMode::Dense), [8, 9]);
}

#[test]
fn coralia_psc_2_then_by_the_number() {
    assert_eq!(pearls(&[&[5, 5, 5], &[3, 3, 3, 3, 3]], PearlRankMode::Dense), [10, 12]);
}

#[test]
fn x18_fifteen_in_four_beats_fifteen_in_three() {
    assert_eq!(pearls(&[&[5, 4, 3, 3], &[5, 5, 5], &[5, 4]], PearlRankMode::Dense), [15, 10, 5]);
}

#[test]
fn coralia_psc_3_full_ties_share_the_rank() {
    assert_eq!(pearls(&[&[4, 3], &[4, 3], &[2, 2, 2]], PearlRankMode::Dense), [7, 7, 4]);
}

#[test]
fn x17_two_firsts_and_a_second() {
    let hands: [&[u8]; 3] = [&[5, 5], &[5, 5], &[4, 3, 2]];
    assert_eq!(pearls(&hands, PearlRankMode::Dense), [10, 10, 7]);
    assert_eq!(pearls(&hands, PearlRankMode::Competition), [10, 10, 4]);
}

#[test]
fn coralia_psc_4_four_two_or_one() {
    let hand: &[u8] = &[5, 4, 3, 2, 2];
    assert_eq!(pearls(&[&[5, 5, 5, 5, 5], hand, &[5, 5, 5], &[5]], PearlRankMode::Dense), [20, 9, 5, 5]);
}

#[test]
fn coralia_psc_5_without_pearls_no_rank() {
    assert_eq!(pearls(&[&[], &[3], &[]], PearlRankMode::Dense), [0, 3, 0]);
}

#[test]
fn x27_one_pearl_against_none() {
    assert_eq!(pearls(&[&[], &[2]], PearlRankMode::Dense), [0, 2]);
}

fn places(builder: Builder) -> Vec<u8> {
    let mut game = builder.at_scoring();
    run(&mut game, "* show 0, * show 1, * count");
    let Turn::Over(outcome) = game.turn() else { panic!("the match is over") };
    outcome.places.as_slice().to_vec()
}

#[test]
fn coralia_win_1_most_points() {
    assert_eq!(places(table(2).points(B, 3)), [2, 1]);
}

#[test]
fn coralia_win_2_then_cards_then_turtles() {
    // Both score 10: A with a pair of pearls of 5, B with points on the track and no card.
    assert_eq!(places(table(2).hand(A, "P15 P15").points(B, 10)), [1, 2]);
    assert_eq!(places(table(2).turtles(B, &[1])), [2, 1]);
    // Cards come before turtles, and a stingray is a card: 7 points for two fish against 7 on the track.
    assert_eq!(places(table(2).hand(A, "P15 P15").points(B, 10).turtles(B, &[1, 2, 3])), [1, 2]);
    assert_eq!(places(table(2).hand(A, "F01").ray(A).hand(B, "P01").points(B, 5)), [1, 2]);
}

#[test]
fn coralia_win_3_else_shared() {
    assert_eq!(places(table(2)), [1, 1]);
}

#[test]
fn x28_eighty_points_and_eleven_cards() {
    let eleven = "P05 P05 P10 P10 P01 F01 F01 F06 F06 F11 F11";
    let even = || table(2).hand(A, eleven).hand(B, eleven).points(A, 42).points(B, 42);
    let mut game = even().at_scoring();
    run(&mut game, "* show 0, * show 1, * count");
    assert_eq!(open(&game).final_score.unwrap()[0].total, 80);
    assert_eq!(places(even().turtles(A, &[1, 2]).turtles(B, &[3])), [1, 2]);
    assert_eq!(places(even().turtles(A, &[1, 2]).turtles(B, &[3, 4])), [1, 1]);
}

#[test]
fn x12_a_two_seat_blocking_roll() {
    let blocks = "* block diver, * block fish, * block turtle, * block turtle, * block diver, * block diver, \
        * block pearl, * block fish, * block pearl, * block fish, * block pearl, * block fish";
    let played = after(&setup(2), &format!("* start 0, {TURTLES}, {blocks}"));
    let view = open(played.position());
    let [yellow, blue, red] = [0, 1, 2].map(|n| view.reefs[n].clone());
    assert!(yellow.slots[6].die.is_some() && yellow.slots[3].die.is_some() && yellow.slots[5].die.is_none());
    assert!(red.slots[6].die.is_some() && red.dice == 1);
    assert_eq!((blue.tile, view.side.turtles.len()), (None, 3));
    assert_eq!((view.island.dice, view.island.white), ([0, 1, 1, 0, 0, 0], 2));
}

/// The scoring example: A has the three cards shown, B two; the left-over dice differ.
fn example(left: &str, spare: &str, red: Builder) -> Vec<i16> {
    let mut game = red
        .dice("green", "turtle octopus pearl diver")
        .diver(A, "green")
        .diver(B, "red")
        .dice("violet", "starfish fish pearl octopus")
        .dice("blue", "starfish fish pearl octopus turtle")
        .dice("orange", "starfish fish pearl octopus turtle")
        .dice("yellow", "starfish fish pearl octopus turtle treasure")
        .ashore("green green orange")
        .station(left)
        .supply(spare)
        .hand(A, "S03 S01 S13 P15 P15 P05 F01")
        .hand(B, "S08 S16 F01 F06 P05 P10")
        .ray(B)
        .turtles(B, &[1, 2])
        .at_scoring();
    run(
        &mut game,
        "* show 0, * use S13, 0 chest violet, * chest C5, * chest C7, * white starfish, 0 white green, \
         * card S01, * card S07, * card S12, 0 keep 1",
    );
    run(
        &mut game,
        "* show 1, 1 use S08, * use S16, 1 draw fish, * card F11, 1 draw starfish, * card S05, 1 draw island, \
         * card F11, * count",
    );
    let scores = open(&game).final_score.unwrap();
    let steps: Vec<_> = scores.iter().map(|score| [score.starfish, score.diver, score.fish, score.pearls]).collect();
    assert_eq!(steps, [[4, 11, 7, 22], [6, 15, 31, 7]]);
    scores.iter().map(|score| score.total).collect()
}

#[test]
fn e1_the_scoring_example() {
    let red = table(2).dice("red", "turtle starfish octopus fish pearl").white(1, "red", "diver");
    let red = red.supply("red red violet violet blue green green green green green green orange orange orange \
        orange orange orange yellow yellow yellow yellow yellow yellow violet violet violet violet blue blue blue blue blue");
    assert_eq!(example("red fish, red pearl, violet fish", "blue", red), [44, 59]);
}

#[test]
fn e1r_the_example_as_it_can_arise() {
    let red = table(2).dice("red", "turtle starfish octopus fish pearl").white(0, "red", "diver");
    assert_eq!(example("red fish, violet pearl, violet fish", "blue", red), [44, 59]);
}

// --- Who knows what ---------------------------------------------------------

#[test]
fn coralia_info_1_faces_are_private_counts_are_public() {
    let game = table(3).hand(A, "F01 P05").island_hand(A, "S12").at_supply();
    let theirs = game.view(Observer::Seat(B)).players[0].clone();
    assert!(theirs.hand.is_empty() && theirs.fish.is_none() && theirs.pearls.is_none());
    let by = theirs.by_pile;
    assert_eq!((theirs.cards, by.fish, by.pearl, by.starfish, by.island), (3, 1, 1, 0, 1));
    assert_eq!(game.view(Observer::Seat(A)).players[0].hand.len(), 3);
    assert!(game.view(Observer::Spectator).players[0].hand.is_empty());
}

#[test]
fn coralia_info_2_who_put_a_card_back_knows_it() {
    let mut game = table(3).station("red fish, orange pearl, blue fish, green octopus").at_die();
    run(&mut game, "0 place red fish, * card F01, * card F06, 0 keep 2");
    let known = |who| game.view(who).piles[0].known.len();
    assert_eq!((known(Observer::Seat(A)), known(Observer::Seat(B)), known(Observer::Spectator)), (1, 0, 0));
}

#[test]
fn coralia_info_3_nobody_knows_a_chest_before_it_is_taken() {
    let mut game = leaving_green();
    run(&mut game, "0 place blue diver");
    let mut odds = Odds::new();
    game.odds(&mut odds);
    assert_eq!(odds.as_slice().len(), 8, "any chest may turn up");
}

#[test]
fn coralia_info_4_the_rest_is_public() {
    let game = table(3).turtles(A, &[4]).points(B, 7).octopus(C, "red").diver(A, "blue").at_supply();
    let seen = |who| {
        let view = game.view(who);
        (
            view.reefs,
            view.supply,
            view.side,
            view.players.iter().map(|p| (p.points, p.turtles.clone())).collect::<Vec<_>>(),
        )
    };
    assert_eq!(seen(Observer::Spectator), seen(Observer::Archivist));
}

#[test]
fn coralia_info_5_how_many_cards_from_which_piles_is_public() {
    let game = table(3).hand(A, "F01 P05").island_hand(A, "S12").at_supply();
    for who in [Observer::Seat(B), Observer::Spectator] {
        let theirs = game.view(who).players[0].clone();
        let by = theirs.by_pile;
        assert_eq!((theirs.cards, by.fish, by.pearl, by.starfish, by.island), (3, 1, 1, 0, 1));
    }
}

#[test]
fn coralia_data_1_the_component_file_is_checked() {
    let shipped = Files::shipped::<Components>();
    let text = shipped.text("coralia.toml").to_owned();
    let refused = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        let mut files = shipped.clone();
        files.replace("coralia.toml", text.replacen(from, to, 1)).unwrap();
        Edition::<Coralia>::load(files).map(|edition| edition.warnings.len()).map_err(|error| error.to_string())
    };
    let err = |from, to| refused(from, to).unwrap_err();
    assert!(err("[[starfish]]\nid = \"S18\"", "[[pearls]]\nid = \"S18\"").contains("coralia.toml"));
    assert!(err("kind = \"jellyfish\"", "kind = \"per-turtle\"").contains("no starfish card"));
    assert!(err("pearl = 5\ntag", "pearl = 6\ntag").contains("add to 16"));
    assert!(err("\"violet\", \"blue\"", "\"violet\", \"pink\"").contains("no colour pink"));
    assert!(err("id = \"T3\"", "id = \"T4\"").contains("T3"));
    assert!(err("id = \"C3\"", "id = \"C9\"").contains("C3"));
    assert!(err("\"octopus\", \"diver\"", "\"squid\", \"diver\"").contains("squid"));
    assert!(err("\"octopus\", \"diver\", ", "").contains("six faces"));
    assert!(err("octopus_income = \"per_figure\"", "octopus_income = \"never\"").contains("never"));
    assert!(err("value = 3\n", "value = 3\nshine = 1\n").contains("shine"));
    assert_eq!(refused("value = 5\nname", "value = 7\nname"), Ok(1), "a doubt about the best four pearls");
    let nameless = err("en = \"pearl of 2\", nl = \"parel van 2\"", "en = \"pearl of 2\", nl = \"\"");
    assert!(nameless.contains("P01 needs a name"), "{nameless}");
    assert_eq!(refused("\"red\", \"green\"", "\"red\", \"blue\""), Ok(1), "a doubt about blue on two cards");
    assert_eq!(refused("\"pearl\", \"fish\", \"starfish\"", "\"pearl\", \"pearl\", \"starfish\""), Ok(1), "two pearls");
    let at = err("id = \"T3\"", "id = \"T4\"");
    assert!(at.starts_with("coralia.toml:"), "{at}");
    let line = |part: &str| text[..text.find(part).unwrap()].lines().count() + 1;
    let ray = "[[stingrays]]\nid = \"R2\"\nname = { en = \"stingray\", nl = \"pijlstaartrog\" }\ntag = \"R\"\n";
    let few = format!("coralia.toml:{}: there are 2 stingrays, not 1", line("id = \"R1\""));
    assert_eq!(err(ray, ""), few);
    let many = format!("{ray}{}", ray.replace("R2", "R3").repeat(1000));
    let at = line("id = \"R2\"") + ray.lines().count();
    assert_eq!(err(ray, &many), format!("coralia.toml:{at}: there are 2 stingrays, not 1002"));
    assert!(Components::load(&shipped, &mut Vec::new()).unwrap().facts().len() > 80);
}

// --- Through real play ------------------------------------------------------

/// Every event leaves the books in order.
fn audited(played: &Match<Coralia>) {
    let all = Coralia::new(played.setup()).census();
    let all = all.totals();
    assert_eq!(all.iter().filter(|(kind, _)| kind.ends_with(" die") && **kind != "white die").count(), 6);
    let cards: u32 = all.iter().filter(|(kind, _)| "SPF".contains(&kind[..1])).map(|(_, n)| n).sum();
    assert_eq!((cards + all["stingray"], all["white die"], all["chest"]), (53, 2, 8));
    played.retell(|n, position, _, _| {
        let census = position.census();
        assert_eq!(census.totals(), all, "after {n} events");
        let view = open(position);
        for reef in view.reefs.iter().filter(|_| !matches!(view.step.word(), "start" | "turtles")) {
            assert_eq!(reef.slots[0].die.is_none(), reef.tile.is_some(), "an open turtle space has its tile");
        }
    });
}

#[test]
fn played_the_reroll() {
    let mut played = opening(4);
    for script in [
        ("yellow", "octopus"),
        ("violet", "pearl"),
        ("violet", "fish"),
        ("violet", "starfish"),
        ("blue", "octopus"),
        ("yellow", "pearl"),
        ("yellow", "fish"),
        ("yellow", "starfish"),
    ] {
        turn(&mut played, script.0, script.1, "");
    }
    // Red, orange and green dice lie on the station; A has no octopus left.
    assert_eq!(asked(played.position()), Some(A));
    play(&mut played, "0 take violet, * roll octopus, * roll octopus, * roll octopus, * roll octopus");
    assert_eq!(open(played.position()).step.word(), "roll");
    play(&mut played, "* roll fish, * roll octopus, * roll octopus, * roll octopus");
    assert_eq!(asked(played.position()), None, "the fish is the only way and is placed");
    finish_match(&mut played, 1);
    audited(&played);
    keep_record("reroll", &played);
}

#[test]
fn played_an_emptied_island_pile() {
    let mut played = opening(4);
    for colour in ["yellow", "blue", "red", "orange", "green", "violet"] {
        turn(&mut played, colour, "fish", "");
    }
    for n in 0..9 {
        assert_eq!(pile(played.position(), "island"), 9 - n);
        turn(&mut played, ["yellow", "orange", "violet"][n as usize % 3], "fish", "");
    }
    let before = open(played.position()).players.iter().map(|player| player.cards).sum::<i16>();
    turn(&mut played, "yellow", "fish", "");
    assert_eq!(open(played.position()).players.iter().map(|player| player.cards).sum::<i16>(), before);
    assert_eq!((pile(played.position(), "island"), open(played.position()).island.dice[0]), (0, 4));
    finish_match(&mut played, 2);
    audited(&played);
    keep_record("emptied-island", &played);
}

#[test]
fn played_an_emptied_pearl_pile() {
    let mut played = opening(4);
    for colour in ["yellow", "blue", "red", "orange", "green", "violet"] {
        turn(&mut played, colour, "pearl", "");
    }
    turn(&mut played, "orange", "starfish", "card S16, card S07, card S08, keep 1");
    turn(&mut played, "violet", "starfish", "card S17, card S09, card S10, keep 1");
    turn(&mut played, "yellow", "starfish", "card S18, card S12, card S13, keep 1");
    turn(&mut played, "green", "diver", "");
    for colour in ["orange", "violet", "yellow"] {
        turn(&mut played, colour, "pearl", "");
    }
    turn(&mut played, "blue", "diver", "chest C2");
    assert_eq!(pile(played.position(), "pearl"), 2);
    for (colour, times) in [("yellow", 2), ("orange", 3), ("violet", 3), ("red", 4), ("blue", 3), ("green", 3)] {
        for _ in 0..times {
            turn(&mut played, colour, "pearl", "");
        }
    }
    play(&mut played, "* show 0, * use S18, 0 draw pearl");
    settle(&mut played);
    assert_eq!(asked(played.position()), Some(C));
    play(&mut played, "2 draw pearl");
    settle(&mut played);
    assert_eq!((asked(played.position()), pile(played.position(), "pearl")), (Some(Seat::D), 0));
    assert!(!legal(played.position()).contains(&"draw pearl".to_owned()));
    finish_match(&mut played, 3);
    audited(&played);
    keep_record("emptied-pearls", &played);
}

#[test]
fn played_two_white_dice_and_a_diver_moving_twice() {
    let mut played = opening(4);
    turn(&mut played, "green", "diver", "");
    turn(&mut played, "blue", "pearl", "");
    turn(&mut played, "red", "pearl", "");
    turn(&mut played, "orange", "pearl", "");
    turn(&mut played, "yellow", "turtle", "white diver, white orange, chest C7, white diver, white blue, chest C8");
    let view = open(played.position());
    assert_eq!(view.players[0].chests, ["C7", "C8"]);
    assert_eq!((view.players[0].diver, as_words(&view.players[0].turtles)), (Some("blue"), words("T1")));
    assert_eq!(view.reefs[3].slots[6].die.as_ref().unwrap().colour, "white", "the first white die has slid");
    assert_eq!(view.reefs[1].slots[5].die.as_ref().unwrap().colour, "white");
    assert_eq!(view.reefs[4].slots[6].die.as_ref().unwrap().colour, "green");
    finish_match(&mut played, 4);
    audited(&played);
    keep_record("two-white-dice", &played);
}

#[test]
fn random_matches_keep_the_books() {
    for seats in 2..=4 {
        for seed in 0..6 {
            audited(&random_match(seats, seed));
        }
    }
}

#[test]
fn points_never_fall_and_a_place_is_always_found() {
    for seed in 0..30 {
        let played = random_match(2 + (seed % 3) as u8, seed);
        let mut before = vec![0; 4];
        played.retell(|_, position, _, _| {
            let now = points(position);
            assert!(now.iter().zip(&before).all(|(now, before)| now >= before));
            if let Turn::Decide(_) = position.turn() {
                assert!(legal(position).len() > 1, "one option is no decision");
            }
            before = now;
        });
    }
}

#[test]
fn the_result_is_the_sum_of_its_steps() {
    for seed in 0..120 {
        let seats = 2 + (seed % 3) as u8;
        let options = if seed % 2 == 0 { "{}" } else { r#"{"pearl_rank_mode": "competition"}"# };
        let mut played = Match::new(with(seats, options));
        finish_match(&mut played, seed);
        for score in open(played.position()).final_score.unwrap() {
            let sum = score.play + score.starfish + score.diver + score.fish + score.pearls;
            assert_eq!(sum, score.total, "seed {seed}");
        }
    }
}

#[test]
fn a_position_has_at_most_256_bytes() {
    assert!(size_of::<Coralia>() <= 256, "{}", size_of::<Coralia>());
}

fn face(word: &str) -> Face {
    Face::all().find(|face| face.word() == word).expect("a face")
}

fn parts() -> &'static Components {
    static PARTS: std::sync::OnceLock<Setup<Coralia>> = std::sync::OnceLock::new();
    PARTS.get_or_init(|| setup(2)).data()
}
