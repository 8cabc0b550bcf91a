//! One test for each rule and each numbered example, in the game's own notation.

use atoll_core::any::AnyMatch;
use atoll_core::{
    Audience, DataError, Edition, Event, Files, Game, Lang, Match, Observer, Odds, Playout, Seat, SeededDice, Setup,
    Turn,
};
use atoll_relief::{Action, Builder, Components, FILE, Options, Relief, View};
use atoll_testkit::{refuses, wrong};

/// A position written down; see `Builder`.
fn at(seats: u8, text: &str) -> Relief {
    let setup = Setup::shipped(seats).expect("2 to 4 seats can play");
    Builder::new(&setup).write(text).expect("the position can be read").build()
}

/// Plays events in notation, each checked first.
fn play(game: &mut Relief, events: &str) {
    for line in events.split(',').map(str::trim).filter(|line| !line.is_empty()) {
        match Match::<Relief>::read_event(line).expect("the event can be read") {
            Event::Act { seat, action } => {
                if let Err(illegal) = game.check(seat, action) {
                    panic!("`{line}`: {illegal}");
                }
                game.act(seat, action);
            }
            Event::Chance(outcome) => {
                let mut odds = Odds::new();
                game.odds(&mut odds);
                assert!(odds.as_slice().iter().any(|&(offered, _)| offered == outcome), "`{line}` cannot fall");
                game.chance(outcome);
            }
        }
    }
}

/// The id of the rule that forbids an action, without the game's name.
fn refused(game: &Relief, event: &str) -> &'static str {
    let (seat, action) = event.split_once(' ').expect("a seat and an action");
    let id = refuses(game, self::seat(seat.parse().expect("a seat")), action);
    id.strip_prefix("RELIEF-").expect("ids begin with the game")
}

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("there is such a seat")
}

/// The legal actions of a seat in notation.
fn legal(game: &Relief, number: u8) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal(seat(number), &mut actions);
    actions.iter().map(Action::to_string).collect()
}

fn offers(game: &Relief, number: u8, action: &str) -> bool {
    legal(game, number).iter().any(|one| one == action)
}

fn view(game: &Relief) -> View {
    game.view(Observer::Archivist)
}

/// A space in the notation of the examples: `P4*2x1`, `Y2#`, empty if there is no coral.
fn cell(game: &Relief, number: usize, space: &str) -> String {
    let view = view(game);
    let cell = view.sheets[number].cells.iter().find(|cell| cell.space.to_string() == space).expect("a space");
    let Some(coral) = cell.coral else { return String::new() };
    let mut text = format!("{}{}", coral.letter(), cell.stage);
    if cell.bleached {
        return text + "#";
    }
    if cell.filled > 0 {
        text += &format!("*{}", cell.filled);
    }
    if cell.crossed > 0 {
        text += &format!("x{}", cell.crossed);
    }
    text
}

fn line_box(game: &Relief, number: usize, line: &str) -> (&'static str, Option<u8>) {
    let view = view(game);
    let sheet = &view.sheets[number];
    let shown = sheet.rows.iter().chain(&sheet.cols).find(|one| one.line.to_string() == line).expect("a line");
    (shown.kind, shown.number)
}

/// How a species stands for a seat: unmet, met, attracted or gone.
fn state(game: &Relief, number: usize, species: &str) -> &'static str {
    let view = view(game);
    view.diversity.iter().find(|one| one.code.to_string() == species).expect("a species").by_seat.as_slice()[number]
}

fn destroyed(game: &Relief, number: usize) -> u32 {
    view(game).scores[number].counts[3]
}

/// Has two special actions each, nothing to grow, and 1 starfish for yellow coral to come.
const TWO_SPECIALS: &str = "dice Y1 B5 P6\nat aside Y";

fn two_specials(seats: u8, sheets: &str) -> Relief {
    at(seats, &format!("{sheets}\n{TWO_SPECIALS}"))
}

/// Every seat grows with these dice; the last one is set aside.
fn growing(sheets: &str, dice: &str, aside: &str) -> Relief {
    at(2, &format!("{sheets}\ndice {dice}\nat aside {aside}"))
}

// ---- set-up ----

#[test]
fn relief_setup_1_two_to_four_players_share_three_dice() {
    for seats in 2..=4 {
        let game = Relief::new(&Setup::shipped(seats).expect("it can be played"));
        assert_eq!(view(&game).sheets.len(), usize::from(seats));
        assert_eq!(view(&game).dice.len(), 3);
    }
    assert!(Setup::<Relief>::shipped(1).is_err());
    assert!(Setup::<Relief>::shipped(5).is_err());
    let game = at(2, "at pick\ndice Y1 B1 P1");
    assert_eq!(refused(&game, "2 aside Y"), "SETUP-1");
}

#[test]
fn relief_setup_2_chance_names_the_first_player() {
    let mut game = Relief::new(&Setup::shipped(3).expect("it can be played"));
    let mut odds = Odds::new();
    game.odds(&mut odds);
    assert_eq!(odds.as_slice().iter().map(|&(_, weight)| weight).collect::<Vec<_>>(), [1, 1, 1]);
    play(&mut game, "* first 2");
    assert_eq!(view(&game).active, Some(seat(2)));
}

#[test]
fn relief_setup_3_each_player_checks_one_power_clockwise() {
    let mut game = Relief::new(&Setup::shipped(3).expect("it can be played"));
    play(&mut game, "* first 1");
    assert_eq!(legal(&game, 1), ["power reroll", "power plus_minus"]);
    assert_eq!(refused(&game, "0 power reroll"), "TURN-1");
    play(&mut game, "1 power reroll, 2 power plus_minus, 0 power reroll");
    assert_eq!(game.turn(), Turn::Chance);
    let view = view(&game);
    let free = |seat: usize| view.sheets[seat].powers.iter().map(|power| power.free).collect::<Vec<_>>();
    assert_eq!([free(0), free(1), free(2)], [[2, 0], [2, 0], [0, 3]]);
}

#[test]
fn relief_setup_4_two_players_lose_the_last_mark_of_each_species() {
    for (seats, struck) in [(2, 16), (3, 0), (4, 0)] {
        let marks: Vec<bool> =
            view(&at(seats, "")).diversity.iter().flat_map(|one| one.marks.iter().map(|mark| mark.struck)).collect();
        assert_eq!(marks.iter().filter(|&&struck| struck).count(), struck, "{seats} seats");
        assert_eq!(marks.len(), 40);
    }
}

// ---- the turn and the dice ----

#[test]
fn relief_turn_1_phases_come_in_order() {
    let mut game = at(2, "0: plus_minus r1c1=B1\n1: r2c2=B2\ndice Y3 B2 P5\nat modify");
    assert_eq!(refused(&game, "0 grow Y"), "TURN-1");
    assert_eq!(refused(&game, "0 aside Y"), "TURN-1");
    let steps = |game: &Relief| view(game).step;
    play(&mut game, "0 keep");
    assert_eq!(steps(&game), "pick");
    play(&mut game, "0 aside B");
    assert_eq!(steps(&game), "grow");
    play(&mut game, "0 done, 1 done");
    assert_eq!(steps(&game), "special");
    play(&mut game, "0 skip, 1 skip");
    assert_eq!(steps(&game), "infest");
    play(&mut game, "1 r2c2, 1 r2c2, 1 done, 0 r1c1, 0 r1c1, 0 done");
    assert_eq!(steps(&game), "roll");
}

#[test]
fn relief_dice_1_all_three_dice_are_rolled() {
    let mut game = Relief::new(&Setup::shipped(2).expect("it can be played"));
    play(&mut game, "* first 0, 0 power reroll, 1 power reroll");
    let mut odds = Odds::new();
    game.odds(&mut odds);
    assert_eq!((odds.as_slice().len(), odds.total()), (216, 216));
    play(&mut game, "* Y2 B5 P3");
    assert_eq!(view(&game).dice.iter().map(|die| die.value).collect::<Vec<_>>(), [Some(2), Some(5), Some(3)]);
}

#[test]
fn relief_dice_2_powers_work_as_often_as_boxes_allow() {
    let mut game = at(2, "0: reroll plus_minus\ndice Y2 B5 P3\nat modify");
    play(&mut game, "0 reroll Y, * Y2, 0 Y+, 0 reroll Y, * Y4, 0 Y-");
    assert_eq!(view(&game).dice[0].value, Some(3));
    let used: Vec<u8> = view(&game).sheets[0].powers.iter().map(|power| power.used).collect();
    assert_eq!(used, [2, 2]);
    assert_eq!(refused(&game, "0 reroll B"), "DICE-4");
    play(&mut game, "0 P+");
    assert_eq!(view(&game).step, "pick", "no box is left");
}

#[test]
fn relief_dice_3_six_and_one_are_neighbours() {
    let mut game = at(2, "0: plus_minus\ndice Y6 B1 P3\nat modify");
    play(&mut game, "0 Y+, 0 B-, 0 P+");
    assert_eq!(view(&game).dice.iter().map(|die| die.value).collect::<Vec<_>>(), [Some(1), Some(6), Some(4)]);
}

#[test]
fn relief_dice_4_a_power_needs_its_check_mark_and_a_free_box() {
    let game = at(2, "0: plus_minus reroll+2\ndice Y6 B1 P3\nat modify");
    assert_eq!(refused(&game, "0 reroll Y"), "DICE-4");
    let game = at(2, "0: reroll reroll+2 reroll-3\ndice Y6 B1 P3\nat modify");
    assert_eq!(view(&game).sheets[0].powers[0].free, 1);
    assert_eq!(refused(&game, "0 Y+"), "DICE-4");
}

#[test]
fn relief_dice_5_the_die_set_aside_is_not_used_for_growth_or_actions() {
    let game = growing("", "Y2 B5 P1", "P");
    assert_eq!(refused(&game, "0 grow P"), "DICE-5");
    assert_eq!(legal(&game, 0), ["grow Y", "done"]);
    let roles: Vec<_> = view(&game).dice.iter().map(|die| die.role).collect();
    assert_eq!(roles, [Some("grow"), Some("special"), Some("infest")]);
}

#[test]
fn relief_dice_6_one_box_of_reroll_rolls_one_die() {
    let game = at(2, "0: reroll\ndice Y2 B5 P3\nat modify");
    assert_eq!([refused(&game, "0 reroll YB"), refused(&game, "0 reroll YBP")], ["DICE-6", "DICE-6"]);
    assert!(offers(&game, 0, "reroll Y"));
}

#[test]
fn relief_dice_7_a_shell_adds_a_box_that_waits_for_the_check_mark() {
    let free = |sheet: &str| view(&at(2, &format!("0: {sheet}"))).sheets[0].powers[0].free;
    assert_eq!([free("reroll"), free("reroll reroll+2"), free("reroll+2")], [2, 4, 0]);
}

// ---- growth ----

#[test]
fn relief_grow_1_each_die_once_in_any_order() {
    let mut game = growing("", "Y2 B3 P1", "P");
    play(&mut game, "0 grow B, 0 R3, 0 stop, 1 grow Y, 1 C5, 1 stop");
    assert_eq!(refused(&game, "0 grow B"), "GROW-1");
    assert_eq!(legal(&game, 0), ["grow Y", "done"]);
    assert_eq!(legal(&game, 1), ["grow B", "done"]);
}

#[test]
fn relief_grow_2_the_line_shows_the_number_or_is_solid_and_empty() {
    let mut game = growing("0: R2=1", "Y3 B5 P1", "P");
    play(&mut game, "0 grow Y");
    assert_eq!(legal(&game, 0), ["R3", "R5", "C3", "C6"]);
    for line in ["R1", "R2", "R4", "C1", "R7", "C8"] {
        assert_eq!(refused(&game, &format!("0 {line}")), "GROW-2", "{line}");
    }
}

#[test]
fn relief_grow_3_the_number_is_written_for_good() {
    let mut game = growing("", "Y3 B2 P1", "P");
    play(&mut game, "0 grow Y, 0 R5");
    assert_eq!(line_box(&game, 0, "R5"), ("written", Some(3)));
    play(&mut game, "0 r5c1, 0 stop, 0 grow B");
    assert_eq!(refused(&game, "0 R5"), "GROW-2");
    assert_eq!(line_box(&game, 0, "R1"), ("printed", Some(1)));
}

#[test]
fn relief_grow_4_as_many_steps_as_the_number_says() {
    let mut game = growing("", "Y2 B5 P1", "P");
    play(&mut game, "0 grow Y, 0 C5");
    assert_eq!(refused(&game, "0 r1c1"), "GROW-4");
    play(&mut game, "0 r1c5, 0 r4c5");
    assert_eq!(refused(&game, "0 r5c5"), "TURN-1");
    assert_eq!([cell(&game, 0, "r1c5"), cell(&game, 0, "r4c5")], ["Y1", "Y1"]);
}

#[test]
fn relief_grow_5_a_step_advances_or_seeds() {
    let mut game = growing("0: r3c1=B2", "Y5 B3 P1", "P");
    play(&mut game, "0 grow B, 0 R3, 0 r3c1, 0 r3c2, 0 stop");
    assert_eq!([cell(&game, 0, "r3c1"), cell(&game, 0, "r3c2")], ["B3", "B1"]);
}

#[test]
fn relief_grow_6_one_step_for_a_coral_in_an_action() {
    let mut game = growing("0: r3c1=P1", "Y5 B1 P3", "B");
    play(&mut game, "0 grow P, 0 R3, 0 r3c1, 0 r3c2");
    assert_eq!(refused(&game, "0 r3c1"), "GROW-6");
}

#[test]
fn relief_grow_11_what_was_seeded_does_not_grow_at_once() {
    let mut game = growing("", "Y5 B1 P3", "B");
    play(&mut game, "0 grow P, 0 R3, 0 r3c2");
    assert_eq!(refused(&game, "0 r3c2"), "GROW-11");
}

#[test]
fn relief_grow_10_dice_and_steps_may_be_left_out_and_numbers_stay() {
    let mut game = growing("", "Y3 B2 P1", "P");
    play(&mut game, "0 grow Y, 0 R5, 0 stop");
    assert_eq!((line_box(&game, 0, "R5"), cell(&game, 0, "r5c1")), (("written", Some(3)), String::new()));
    play(&mut game, "0 done, 1 done");
    assert_eq!(line_box(&game, 0, "R5"), ("written", Some(3)));
}

#[test]
fn relief_grow_7_infested_coral_does_not_grow() {
    let mut game = growing("0: r3c1=P1*1 r3c2=P2x1", "Y5 B1 P3", "B");
    play(&mut game, "0 grow P, 0 R3");
    assert_eq!(refused(&game, "0 r3c1"), "GROW-7");
    play(&mut game, "0 r3c2");
    assert_eq!(cell(&game, 0, "r3c2"), "P3x1");
}

#[test]
fn relief_grow_8_the_last_stage_is_mature() {
    let game = at(2, "0: r1c1=Y1 r1c2=Y2 r1c3=B2 r1c4=B3 r1c5=P3 r1c6=P4");
    let mature: Vec<bool> = view(&game).sheets[0].cells[..6].iter().map(|cell| cell.mature).collect();
    assert_eq!(mature, [false, true, false, true, false, true]);
}

#[test]
fn relief_grow_9_mature_bleached_and_other_coral_take_no_step() {
    let mut game = growing("0: r3c1=P4 r3c2=P1# r3c3=B1", "Y5 B1 P3", "B");
    play(&mut game, "0 grow P, 0 R3");
    assert_eq!(refused(&game, "0 r3c1"), "GROW-9");
    assert_eq!(refused(&game, "0 r3c2"), "BLEACH-2");
    assert_eq!(refused(&game, "0 r3c3"), "GROW-9");
    assert_eq!(legal(&game, 0), ["r3c4", "r3c5", "r3c6", "stop"]);
}

#[test]
fn relief_order_1_spaces_are_entered_in_reading_order() {
    let mut game = growing("0: r3c1=P1", "Y5 B1 P3", "B");
    play(&mut game, "0 grow P, 0 R3, 0 r3c3");
    assert_eq!(refused(&game, "0 r3c2"), "ORDER-1");
    let desk = &view(&game).desks[0];
    assert_eq!(desk.earlier.iter().map(ToString::to_string).collect::<Vec<_>>(), ["r3c1", "r3c2"]);
    play(&mut game, "0 r3c6");
    assert_eq!(legal(&game, 0), ["stop"], "the seat may still take steps back for an earlier space");
    // Starfish: the later coral alone cannot take all four.
    let mut game = growing("0: r1c1=Y1 r2c2=Y1", "Y4 B5 P5", "Y");
    play(&mut game, "0 skip, 0 skip, 1 skip, 1 skip");
    assert_eq!(refused(&game, "0 r2c2"), "ORDER-1");
    play(&mut game, "0 r1c1, 0 r2c2");
    assert_eq!(refused(&game, "0 r1c1"), "ORDER-1");
}

// ---- special actions ----

#[test]
fn relief_spec_1_each_five_or_six_gives_everyone_an_action() {
    let mut game = two_specials(3, "");
    assert_eq!(view(&game).desks[0].specials, 2);
    play(&mut game, "0 skip, 0 skip, 1 skip, 1 skip, 2 skip");
    assert_eq!(view(&game).desks[0].specials, 1);
    let mut game = growing("", "Y5 B6 P1", "Y");
    play(&mut game, "0 done, 1 done");
    assert_eq!(view(&game).desks[0].specials, 1, "the die set aside gives none");
}

#[test]
fn relief_spec_2_clockwise_from_the_active_player() {
    let mut game = two_specials(3, "active 1");
    assert_eq!(refused(&game, "0 skip"), "SPEC-2");
    let mut order = Vec::new();
    while view(&game).step == "special" {
        let who = view(&game).deciding[0];
        order.push(who.number());
        play(&mut game, &format!("{who} skip"));
    }
    assert_eq!(order, [1, 1, 2, 2, 0, 0]);
}

#[test]
fn relief_spec_3_locked_actions_are_refused() {
    let game = two_specials(2, "0: r1c1=Y2*1");
    assert_eq!(refused(&game, "0 crab row"), "SPEC-3");
    assert_eq!(refused(&game, "0 spawn r1c2 Y"), "SPEC-3");
    assert_eq!(refused(&game, "0 bud r1c2 Y"), "SPEC-3");
    let game = two_specials(2, "0: r1c1=Y2*1 crab spawning budding");
    assert!(offers(&game, 0, "crab row") && offers(&game, 0, "spawn r1c2 Y") && offers(&game, 0, "bud r1c2 Y"));
}

#[test]
fn relief_spec_4_special_actions_and_benefits_may_be_left_out() {
    let mut game = two_specials(2, &format!("0: {THREE_BRAINS} r5c5=B3*1"));
    assert!(offers(&game, 0, "skip"));
    play(&mut game, "0 L3Y, 0 skip, 0 attract crab, 0 skip");
    assert_eq!((view(&game).deciding[0].number(), cell(&game, 0, "r5c5")), (1, "B3*1".to_owned()));
}

#[test]
fn relief_spec_5_all_actions_of_one_player_before_the_next() {
    let mut game = two_specials(2, &format!("0: {THREE_BRAINS}"));
    play(&mut game, "0 L3Y");
    assert_eq!(refused(&game, "1 skip"), "SPEC-2");
    play(&mut game, "0 colour Y, 0 R2, 0 stop");
    assert_eq!((refused(&game, "1 skip"), view(&game).desks[0].specials), ("SPEC-2", 1));
}

#[test]
fn relief_box_1_a_dotted_box_becomes_solid() {
    let mut game = two_specials(2, "");
    let opens: Vec<_> = legal(&game, 0).into_iter().filter(|text| text.starts_with("open")).collect();
    assert_eq!(opens, ["open R4", "open R6", "open C1", "open C4"]);
    play(&mut game, "0 open R4");
    assert_eq!(line_box(&game, 0, "R4"), ("solid", None));
    assert_eq!(refused(&game, "0 open R4"), "BOX-1");
    assert_eq!(refused(&game, "0 open R1"), "BOX-1");
}

const THREE_BRAINS: &str = "r1c1=Y2 r1c3=Y2 r1c6=Y2";

#[test]
fn relief_life_1_a_special_action_attracts_a_species_with_its_benefit() {
    let mut game = two_specials(2, &format!("0: {THREE_BRAINS}"));
    play(&mut game, "0 L3Y");
    assert_eq!(state(&game, 0, "L3Y"), "attracted");
    assert_eq!(legal(&game, 0), ["skip", "colour Y", "colour B", "colour P"]);
}

#[test]
fn relief_life_2_own_species_ask_for_nothing() {
    let mut game = two_specials(2, "");
    play(&mut game, "0 attract crab, 0 attract trumpet, 1 attract trumpet");
    assert_eq!(refused(&game, "1 attract trumpet"), "LIFE-2");
    let sheet = &view(&game).sheets[0];
    assert!(sheet.crab.attracted && sheet.trumpet.attracted);
    assert_eq!(sheet.crab.boxes.iter().filter(|one| one.state == "open").count(), 4);
}

#[test]
fn relief_life_3_the_demand_must_be_met_now() {
    let game = two_specials(2, "0: r1c1=Y2 r1c3=Y2 r1c6=Y1");
    assert!(!offers(&game, 0, "L3Y"));
    assert!(offers(&two_specials(2, &format!("0: {THREE_BRAINS}")), 0, "L3Y"));
}

#[test]
fn relief_life_4_three_or_five_in_a_line_with_gaps() {
    let game = at(2, "0: r1c1=B3 r3c1=B3 r6c1=B3\n1: r2c1=P4 r2c2=P4 r2c3=P4 r2c4=P4 r2c6=P4");
    assert_eq!([state(&game, 0, "L3B"), state(&game, 0, "L5B")], ["met", "unmet"]);
    assert_eq!([state(&game, 1, "L3P"), state(&game, 1, "L5P")], ["met", "met"]);
    let game = two_specials(2, "0: r1c1=B3 r3c1=B3 r2c2=B3");
    assert_eq!((state(&game, 0, "L3B"), refused(&game, "0 L3B")), ("unmet", "LIFE-4"));
}

#[test]
fn relief_life_10_the_corals_of_a_line_need_not_touch() {
    let game = at(2, "0: r1c1=B3 r3c1=B3 r6c1=B3");
    assert_eq!(state(&game, 0, "L3B"), "met");
}

#[test]
fn relief_life_11_a_strip_is_no_rectangle() {
    let strip =
        |line: &str| format!("0: {}", (1..=6).map(|n| line.replace('n', &n.to_string())).collect::<Vec<_>>().join(" "));
    for line in ["r1cn=Y2", "rnc4=Y2"] {
        let game = two_specials(2, &strip(line));
        assert_eq!((state(&game, 0, "R6Y"), refused(&game, "0 R6Y")), ("unmet", "LIFE-11"), "{line}");
    }
    let game = two_specials(2, "0: r1c1=Y2 r1c2=Y2 r1c3=Y2 r2c1=Y2 r2c2=Y2 r2c3=Y2");
    assert_eq!(state(&game, 0, "R6Y"), "met");
}

#[test]
fn relief_life_5_squares_and_rectangles_touch() {
    let square = "r2c2=B3 r2c3=B3 r3c2=B3 r3c3=B3";
    let game = at(2, &format!("0: {square}\n1: {square} r4c2=B3 r4c3=B3"));
    assert_eq!([state(&game, 0, "S4B"), state(&game, 0, "R6B")], ["met", "unmet"]);
    assert_eq!([state(&game, 1, "S4B"), state(&game, 1, "R6B")], ["met", "met"]);
    let game = two_specials(2, "0: r2c2=B3 r2c4=B3 r3c2=B3 r3c4=B3\n1: r1c6=B3 r2c1=B3 r2c6=B3 r3c1=B3");
    assert_eq!([state(&game, 0, "S4B"), state(&game, 1, "S4B")], ["unmet", "unmet"]);
    assert_eq!([refused(&game, "0 S4B"), refused(&game, "0 R6B")], ["LIFE-5", "LIFE-5"]);
}

#[test]
fn relief_life_6_marks_fill_from_the_left_and_run_out() {
    let mut game = two_specials(3, &format!("0: {THREE_BRAINS}\n1: {THREE_BRAINS} L3B\n2: L3Y"));
    play(&mut game, "0 L3Y, 0 skip, 0 skip, 1 L3Y");
    let owners: Vec<_> = view(&game).diversity[0].marks.iter().map(|mark| mark.owner.map(Seat::number)).collect();
    assert_eq!(owners, [Some(2), Some(0), Some(1)]);
    let game = two_specials(4, &format!("0: {THREE_BRAINS}\n1: L3Y\n2: L3Y\n3: L3Y"));
    assert_eq!(refused(&game, "0 L3Y"), "LIFE-6");
    assert_eq!(state(&game, 0, "L3Y"), "gone");
}

#[test]
fn relief_life_7_no_species_twice() {
    let mut game = two_specials(3, &format!("0: {THREE_BRAINS}"));
    play(&mut game, "0 L3Y, 0 skip");
    assert_eq!(refused(&game, "0 L3Y"), "LIFE-7");
}

#[test]
fn relief_life_8_mixed_sets_hold_every_type() {
    let game = at(2, "0: r1c1=Y2 r1c2=B3 r1c3=P4\n1: r1c1=Y2 r1c2=B3 r1c3=B3");
    assert_eq!([state(&game, 0, "L3M"), state(&game, 1, "L3M")], ["met", "unmet"]);
    let game = two_specials(2, "0: r1c1=Y2 r1c2=B3 r1c3=B3");
    assert_eq!(refused(&game, "0 L3M"), "LIFE-8");
    let six = |cells: &str| {
        let places = ["r1c1", "r1c2", "r1c3", "r2c1", "r2c2", "r2c3"];
        let sheet: Vec<String> = places.iter().zip(cells.split(' ')).map(|(at, what)| format!("{at}={what}")).collect();
        state(&at(2, &format!("0: {}", sheet.join(" "))), 0, "R6M")
    };
    assert_eq!(six("Y2 Y2 B3 B3 P4 P4"), "met");
    assert_eq!(six("Y2 Y2 Y2 B3 P4 P4"), "unmet");
}

#[test]
fn relief_life_9_infested_coral_counts_and_marks_stay() {
    let game = at(2, "0: r1c1=Y2*2 r1c2=Y2*1 r1c3=Y2");
    assert_eq!(state(&game, 0, "L3Y"), "met");
    let game = at(2, "0: L3Y r1c1=Y2# r1c2=Y2# r1c3=Y2");
    assert_eq!((state(&game, 0, "L3Y"), view(&game).scores[0].species), ("attracted", 1));
    // One coral serves a line and a square, one after the other.
    let mut game = two_specials(2, "0: r1c1=Y2 r1c2=Y2 r1c3=Y2 r2c1=Y2 r2c2=Y2");
    play(&mut game, "0 L3Y, 0 skip, 0 S4Y");
    assert_eq!(["L3Y", "S4Y"].map(|species| state(&game, 0, species)), ["attracted", "attracted"]);
}

// ---- benefits and powers ----

#[test]
fn relief_ben_1_a_grow_benefit_is_a_grow_action_in_any_colour() {
    let mixed = "0: r1c1=Y2 r1c2=B3 r1c3=P4";
    let mut game = two_specials(2, mixed);
    play(&mut game, "0 L3M, 0 colour P");
    assert_eq!(legal(&game, 0), ["R2", "R5", "C3", "C5", "C6"]);
    play(&mut game, "0 R2, 0 r2c1, 0 r2c2");
    assert_eq!([cell(&game, 0, "r2c1"), cell(&game, 0, "r2c2")], ["P1", "P1"]);
    assert_eq!(line_box(&game, 0, "R2"), ("written", Some(2)));
    assert_eq!(view(&game).desks[0].specials, 1);
    let mut game = two_specials(2, mixed);
    play(&mut game, "0 L3M, 0 skip");
    assert_eq!((state(&game, 0, "L3M"), view(&game).desks[0].step), ("attracted", "special"));
}

#[test]
fn relief_ben_2_a_symbol_is_filled_on_the_own_sheet() {
    let mut game = two_specials(2, "0: r1c1=P4 r1c2=P4 r1c3=P4");
    play(&mut game, "0 L3P");
    assert_eq!(legal(&game, 0), ["open R4", "open R6", "open C1", "open C4"]);
    assert_eq!(refused(&game, "0 skip"), "BEN-2");
    play(&mut game, "0 open C1");
    assert_eq!(line_box(&game, 0, "C1").0, "solid");
    let square = |coral: &str| format!("r1c1={coral} r1c2={coral} r2c1={coral} r2c2={coral}");
    let mut game = two_specials(2, &format!("0: {} r5c5=Y2*1", square("Y2")));
    play(&mut game, "0 S4Y");
    assert!(offers(&game, 0, "crab both") && !offers(&game, 0, "crab row"), "the crab itself was not attracted");
    let mut game = two_specials(2, &format!("0: {}\n1: {}", square("B3"), square("P4")));
    play(&mut game, "0 S4B, 0 skip, 1 S4P");
    assert!(view(&game).sheets[0].breeding[0].unlocked && view(&game).sheets[1].breeding[1].unlocked);
}

#[test]
fn relief_ben_3_a_shell_goes_to_a_power_with_a_free_shell() {
    let mut game = two_specials(2, "0: r1c1=B3 r1c2=B3 r1c3=B3 reroll+3");
    play(&mut game, "0 L3B");
    assert_eq!(legal(&game, 0), ["shell plus_minus"]);
    assert_eq!(refused(&game, "0 shell reroll"), "BEN-3");
    assert_eq!(refused(&game, "0 skip"), "BEN-3");
    play(&mut game, "0 shell plus_minus");
    assert_eq!(view(&game).sheets[0].powers[1].shells, 1);
}

#[test]
fn relief_ben_4_a_benefit_without_a_place_is_lost() {
    let mut game = two_specials(2, "0: r1c1=B3 r1c2=B3 r1c3=B3 reroll+3 plus_minus+3");
    play(&mut game, "0 L3B");
    assert_eq!((state(&game, 0, "L3B"), view(&game).desks[0].step), ("attracted", "special"));
    let square = "r1c1=Y2 r1c2=Y2 r2c1=Y2 r2c2=Y2";
    let mut game = two_specials(2, &format!("0: {square} crab+3"));
    play(&mut game, "0 S4Y");
    let open = view(&game).sheets[0].crab.boxes.iter().filter(|one| one.state == "open").count();
    assert_eq!((state(&game, 0, "S4Y"), open), ("attracted", 3));
    // The shell of a full trumpet is lost in the same way, and so is what is unlocked already.
    let mut game = infested("0: trumpet=7 reroll+3 plus_minus+3", 1);
    play(&mut game, "0 trumpet 1");
    assert_eq!((legal(&game, 0), view(&game).sheets[0].trumpet.filled), (vec!["done".to_owned()], 8));
    let mut game = two_specials(2, "0: r1c1=B3 r1c2=B3 r2c1=B3 r2c2=B3 spawning");
    play(&mut game, "0 S4B");
    assert_eq!((state(&game, 0, "S4B"), view(&game).desks[0].step), ("attracted", "special"));
}

#[test]
fn relief_crab_1_a_box_clears_its_lines() {
    let mut game = two_specials(2, "0: crab r2c2=P4*2 r2c5=Y1*1 r4c2=B1*1");
    play(&mut game, "0 crab row");
    assert_eq!(legal(&game, 0), ["R2", "R4"]);
    assert_eq!(refused(&game, "0 C2"), "CRAB-1");
    play(&mut game, "0 R2, 0 crab column, 0 C2");
    assert_eq!([cell(&game, 0, "r2c2"), cell(&game, 0, "r2c5"), cell(&game, 0, "r4c2")], ["P4x2", "Y1x1", "B1x1"]);
}

#[test]
fn relief_crab_3_at_least_one_starfish_goes() {
    let mut game = two_specials(2, "0: crab r2c2=P4*2 r5c5=P4#");
    play(&mut game, "0 crab row");
    assert_eq!([refused(&game, "0 R1"), refused(&game, "0 R5"), refused(&game, "0 skip")], ["CRAB-3"; 3]);
    let game = two_specials(2, "0: crab r2c2=P4");
    assert_eq!(refused(&game, "0 crab row"), "CRAB-3");
    // A row-and-column box may be used for one of them, not for none.
    let mut game = two_specials(2, "0: crab+1 r2c2=P4*2");
    play(&mut game, "0 crab both, 0 skip");
    assert_eq!(refused(&game, "0 skip"), "CRAB-3");
    play(&mut game, "0 C2");
    assert_eq!(cell(&game, 0, "r2c2"), "P4x2");
}

#[test]
fn relief_crab_2_removed_starfish_are_crossed_off() {
    let mut game = two_specials(2, "0: crab r1c1=Y2*2");
    play(&mut game, "0 crab row, 0 R1");
    let cell = &view(&game).sheets[0].cells[0];
    assert_eq!((cell.empty, cell.filled, cell.crossed), (1, 0, 2));
}

#[test]
fn relief_crab_4_crossed_off_starfish_are_destroyed_and_their_symbols_used() {
    let mut game = two_specials(2, "0: crab r1c1=Y2*2");
    play(&mut game, "0 crab row, 0 R1");
    assert_eq!((destroyed(&game, 0), view(&game).scores[0].starfish), (2, 0));
    let game = infested("0: r1c1=Y2x2 r1c2=Y2x3", 4);
    assert_eq!((view(&game).desks[0].left, refused(&game, "0 r1c2")), (1, "INF-4"));
}

#[test]
fn relief_spawn_1_along_the_lines_of_mature_coral() {
    let game = two_specials(2, "0: spawning r1c1=B3 r1c2=B1 r1c3=Y1 r3c1=B1*1");
    assert!(offers(&game, 0, "spawn r1c2 B") && offers(&game, 0, "spawn r6c1 B"));
    assert_eq!(refused(&game, "0 spawn r2c2 B"), "SPAWN-1");
    assert_eq!(refused(&game, "0 spawn r1c4 Y"), "SPAWN-1");
    assert_eq!(refused(&game, "0 spawn r1c3 B"), "GROW-9");
    assert_eq!(refused(&game, "0 spawn r3c1 B"), "GROW-7");
    // The source is mature and alive; starfish on it do not matter.
    let game = two_specials(2, "0: spawning r1c1=B2 r3c3=B3# r5c5=B3*2");
    assert_eq!([refused(&game, "0 spawn r1c2 B"), refused(&game, "0 spawn r3c4 B")], ["SPAWN-1", "SPAWN-1"]);
    assert!(offers(&game, 0, "spawn r5c6 B"));
}

#[test]
fn relief_bud_1_into_the_eight_neighbours() {
    let mut game = two_specials(2, "0: budding r3c3=P4");
    let buds: Vec<_> = legal(&game, 0).into_iter().filter(|text| text.starts_with("bud")).collect();
    let around = ["r2c2", "r2c3", "r2c4", "r3c2", "r3c4", "r4c2", "r4c3", "r4c4"];
    assert_eq!(buds, around.map(|space| format!("bud {space} P")));
    assert_eq!(refused(&game, "0 bud r1c1 P"), "BUD-1");
    play(&mut game, "0 bud r2c2 P, 0 bud r2c2 P");
    assert_eq!(cell(&game, 0, "r2c2"), "P2");
    let game = two_specials(2, "0: budding r1c6=P4");
    let buds = legal(&game, 0).into_iter().filter(|text| text.starts_with("bud")).count();
    assert_eq!(buds, 3, "the edge does not wrap");
    let game = two_specials(2, "0: budding r1c1=P3 r3c3=P4# r5c5=P4*1");
    assert_eq!([refused(&game, "0 bud r1c2 P"), refused(&game, "0 bud r3c4 P")], ["BUD-1", "BUD-1"]);
    assert!(offers(&game, 0, "bud r5c6 P"));
}

#[test]
fn relief_bud_2_only_mature_coral_buds() {
    let game = two_specials(2, "0: budding r1c1=P3 r3c3=B3");
    assert_eq!([refused(&game, "0 bud r1c2 P"), refused(&game, "0 bud r3c4 Y")], ["BUD-2", "BUD-2"]);
    assert!(offers(&game, 0, "bud r3c4 B"));
}

#[test]
fn relief_spawn_2_spreading_follows_the_rules_of_growth() {
    let game = two_specials(2, "0: spawning budding r1c1=B3 r1c2=B1*1 r2c1=B3 r2c2=B2#");
    assert_eq!(refused(&game, "0 bud r1c2 B"), "GROW-7");
    assert_eq!(refused(&game, "0 spawn r2c1 B"), "GROW-9");
    assert_eq!(refused(&game, "0 bud r2c2 B"), "BLEACH-2");
}

#[test]
fn relief_power_1_special_actions_check_powers_once() {
    let mut game = two_specials(2, "0: reroll");
    assert_eq!(refused(&game, "0 check reroll"), "POWER-1");
    play(&mut game, "0 check plus_minus");
    assert_eq!(view(&game).sheets[0].powers[1].free, 3);
}

#[test]
fn relief_power_3_special_actions_unlock_spawning_and_budding_once() {
    let mut game = two_specials(2, "");
    play(&mut game, "0 unlock spawning");
    assert!(view(&game).sheets[0].breeding[0].unlocked);
    assert_eq!(refused(&game, "0 unlock spawning"), "POWER-3");
    let locked = sheet().replacen("unlock_by_special = true", "unlock_by_special = false", 1);
    let setup = Setup::new(2, Options::default(), load(&locked).expect("it loads")).expect("it can be played");
    let game = Builder::new(&setup).write(TWO_SPECIALS).expect("a position").build();
    assert_eq!(refused(&game, "0 unlock spawning"), "POWER-3");
}

#[test]
fn relief_power_2_unlocking_includes_one_use() {
    let mut game = two_specials(2, "0: r1c1=Y2*1 r4c4=B3");
    play(&mut game, "0 attract crab");
    assert_eq!(legal(&game, 0), ["crab row", "crab column", "skip"]);
    play(&mut game, "0 crab row, 0 R1, 0 unlock budding");
    assert!(offers(&game, 0, "bud r3c3 B") && offers(&game, 0, "skip"));
    play(&mut game, "0 bud r3c3 B");
    assert_eq!((cell(&game, 0, "r3c3").as_str(), cell(&game, 0, "r1c1").as_str()), ("B1", "Y2x1"));
    assert_eq!(view(&game).deciding, [seat(1)], "both special actions are spent");
}

// ---- infestation ----

/// Four starfish come to yellow coral.
fn infested(sheets: &str, value: u8) -> Relief {
    let mut game = growing(sheets, &format!("Y{value} B5 P5"), "Y");
    play(&mut game, "0 skip, 0 skip, 1 skip, 1 skip");
    game
}

#[test]
fn relief_inf_1_as_many_starfish_as_the_die_shows() {
    let mut game = infested("0: r1c1=Y1 r1c2=Y1", 3);
    play(&mut game, "0 r1c1, 0 r1c2");
    assert_eq!(refused(&game, "0 done"), "INF-1");
    assert_eq!(refused(&game, "0 skip"), "INF-1");
    play(&mut game, "0 r1c2, 0 done");
    assert_eq!([cell(&game, 0, "r1c1"), cell(&game, 0, "r1c2")], ["Y1*1", "Y1*2"]);
}

#[test]
fn relief_inf_2_only_live_coral_of_the_colour() {
    let game = infested("0: r1c1=Y1 r1c2=B1 r1c3=Y1#", 2);
    for space in ["r1c2", "r1c4"] {
        assert_eq!(refused(&game, &format!("0 {space}")), "INF-2", "{space}");
    }
    assert_eq!(legal(&game, 0), ["r1c1"]);
}

#[test]
fn relief_inf_5_bleached_coral_takes_no_more_starfish() {
    let game = infested("0: r1c1=Y1 r1c3=Y1#", 2);
    assert_eq!(refused(&game, "0 r1c3"), "INF-5");
    let mut game = two_specials(2, "0: crab r1c1=Y2*1 r1c2=B3#");
    play(&mut game, "0 crab row, 0 R1");
    assert_eq!([cell(&game, 0, "r1c1"), cell(&game, 0, "r1c2")], ["Y2x1", "B3#"]);
    assert_eq!(destroyed(&game, 0), 1);
}

#[test]
fn relief_inf_3_spread_freely() {
    let mut game = infested("0: r1c1=Y1 r1c2=Y1\n1: r1c1=Y1 r1c2=Y1", 2);
    play(&mut game, "0 r1c1, 0 r1c1, 0 done, 1 r1c1, 1 r1c2, 1 done");
    assert_eq!([cell(&game, 0, "r1c1"), cell(&game, 1, "r1c1"), cell(&game, 1, "r1c2")], ["Y1*2", "Y1*1", "Y1*1"]);
}

#[test]
fn relief_inf_4_what_finds_no_symbol_is_lost() {
    let mut game = infested("0: r1c1=Y2x2 r1c2=Y2x3", 4);
    assert_eq!(refused(&game, "0 r1c2"), "INF-4");
    play(&mut game, "0 r1c1, 0 done");
    assert_eq!(view(&game).step, "roll", "seat 1 has no coral and is not asked");
    assert_eq!(cell(&game, 0, "r1c1"), "Y2*1x2");
}

#[test]
fn relief_trump_1_starfish_may_go_into_the_trumpet() {
    let mut game = infested("0: trumpet r1c1=Y2", 3);
    assert_eq!(legal(&game, 0), ["trumpet 0", "trumpet 1", "trumpet 2", "trumpet 3"]);
    play(&mut game, "0 trumpet 2");
    assert_eq!((destroyed(&game, 0), view(&game).scores[0].starfish), (2, 0));
    play(&mut game, "0 r1c1, 0 done");
    assert_eq!(cell(&game, 0, "r1c1"), "Y2*1");
}

#[test]
fn relief_trump_2_a_full_trumpet_earns_a_shell_and_takes_no_more() {
    let mut game = infested("0: trumpet=6 r1c1=Y2\n1: trumpet=8 r1c1=Y2", 3);
    assert_eq!(refused(&game, "0 trumpet 3"), "TRUMP-2");
    assert_eq!(legal(&game, 1), ["r1c1"], "a full trumpet is not offered");
    play(&mut game, "0 trumpet 2, 0 shell reroll, 0 r1c1, 0 done");
    assert_eq!(view(&game).sheets[0].powers[0].shells, 1);
}

#[test]
fn relief_trump_3_the_trumpet_takes_every_colour_and_destroys() {
    let mut game = infested("0: trumpet=2 r1c1=B3", 5);
    play(&mut game, "0 trumpet 5, 0 done");
    assert_eq!((destroyed(&game, 0), view(&game).sheets[0].trumpet.filled), (7, 7));
}

#[test]
fn relief_bleach_1_the_third_starfish_bleaches_at_once() {
    let mut game = infested("0: r1c1=Y2*2 r1c2=Y2", 2);
    play(&mut game, "0 r1c1");
    assert_eq!(cell(&game, 0, "r1c1"), "Y2#");
    assert_eq!(legal(&game, 0), ["r1c2"]);
}

#[test]
fn relief_bleach_2_bleached_coral_is_dead_for_good() {
    let game = at(2, "0: r3c1=Y2# r3c2=Y2");
    assert_eq!(view(&game).scores[0].coral[0], 2);
    let mut game = growing("0: r3c1=Y2#", "Y3 B5 P1", "P");
    play(&mut game, "0 grow Y, 0 R3");
    assert_eq!(refused(&game, "0 r3c1"), "BLEACH-2");
}

// ---- the end ----

/// The active player is about to attract `last`; then the turn plays out.
fn to_the_end(seats: u8, sheets: &str, attract: &str) -> Relief {
    let mut game = two_specials(seats, sheets);
    play(&mut game, attract);
    finish_turn(&mut game);
    game
}

/// Everyone skips what is left of a turn.
fn finish_turn(game: &mut Relief) {
    let mut actions = Vec::new();
    while let Turn::Decide(seats) = game.turn() {
        let who = seats.iter().next().expect("somebody is asked");
        actions.clear();
        game.legal(who, &mut actions);
        let harmless = [Action::Skip, Action::Done, Action::Stop];
        let chosen = actions.iter().copied().find(|action| harmless.contains(action)).unwrap_or(actions[0]);
        game.act(who, chosen);
    }
}

const MIXED: &str = "r1c1=Y2 r1c2=B3 r1c3=P4";

#[test]
fn relief_end_1_the_end_is_seen_at_the_end_of_the_turn() {
    let mut game = two_specials(2, &format!("0: {MIXED} L3Y L3B L3P\n1: r5c5=Y1"));
    play(&mut game, "0 L3M, 0 skip, 0 skip");
    assert_eq!(view(&game).deciding, [seat(1)]);
    play(&mut game, "1 attract crab, 1 skip");
    assert_eq!(view(&game).step, "infest");
    play(&mut game, "0 r1c1, 0 done, 1 r5c5, 1 done");
    assert!(matches!(game.turn(), Turn::Over(_)));
    assert_eq!(refused(&game, "0 done"), "END-1");
}

#[test]
fn relief_end_2_four_line_marks() {
    let game = to_the_end(2, &format!("0: {MIXED} L3Y L3B L3P"), "0 L3M");
    assert_eq!(view(&game).ending.as_deref(), Some("line"));
    let game = to_the_end(2, &format!("0: {MIXED} L3Y L3B S4P"), "0 L3M");
    assert_eq!(game.turn(), Turn::Chance, "three line marks do not end it");
}

#[test]
fn relief_end_3_four_adjacent_marks() {
    let square = "r1c1=Y2 r1c2=B3 r2c1=P4 r2c2=P4";
    let game = to_the_end(2, &format!("0: {square} S4Y R6B S4P"), "0 S4M");
    assert_eq!(view(&game).ending.as_deref(), Some("adjacent"));
    let game = to_the_end(2, &format!("0: {square} S4Y R6B L5P"), "0 S4M");
    assert_eq!(game.turn(), Turn::Chance, "three adjacent marks do not end it");
}

#[test]
fn relief_end_4_any_six_marks() {
    let game = to_the_end(2, &format!("0: {MIXED} L3Y L3B S4P S4Y R6B"), "0 L3M");
    assert_eq!(view(&game).ending.as_deref(), Some("any"));
    let game = to_the_end(2, &format!("0: {MIXED} L3Y L3B S4P S4Y"), "0 L3M");
    assert_eq!(game.turn(), Turn::Chance, "five marks do not end it");
    let game = to_the_end(2, &format!("0: {MIXED} L3Y L3B S4P S4Y crab trumpet"), "0 L3M");
    assert_eq!(game.turn(), Turn::Chance, "species of the own sheet do not count");
}

#[test]
fn relief_end_5_who_ends_the_game_fills_its_starred_mark() {
    let game = to_the_end(2, &format!("0: {MIXED} L3Y L3B L3P"), "0 L3M");
    assert_eq!(view(&game).endings.iter().map(|one| one.starred[0]).collect::<Vec<_>>(), [true, false, false]);
}

#[test]
fn relief_end_8_everyone_who_meets_an_ending_fills_its_starred_mark() {
    let game = to_the_end(3, &format!("0: {MIXED} L3Y L3B L3P\n1: L3Y L3B L3P L5Y"), "0 L3M");
    let endings = view(&game).endings;
    assert_eq!(endings[0].starred, [true, true, false]);
    assert_eq!(endings[1].starred, [false, false, false]);
    assert_eq!(view(&game).scores[0].counts[4], 1);
    assert_eq!(view(&game).scores[1].counts[4], 2, "a fifth in line has a star of its own");
}

#[test]
fn relief_end_6_the_turn_cap_ends_the_match_without_starred_marks() {
    let game = to_the_end(2, "turn 60\n0: r1c1=Y2", "0 skip");
    assert!(matches!(game.turn(), Turn::Over(_)));
    assert!(game.is_capped() && view(&game).capped);
    assert_eq!(view(&game).ending.as_deref(), Some("cap"));
    assert!(view(&game).endings.iter().all(|ending| ending.starred == [false, false]));
    let game = to_the_end(2, "turn 59\n0: r1c1=Y2", "0 skip");
    assert_eq!((game.turn(), game.turns()), (Turn::Chance, 60));
}

#[test]
fn relief_end_7_the_left_neighbour_becomes_active() {
    let game = to_the_end(3, "active 2", "2 skip");
    assert_eq!(view(&game).active, Some(seat(0)));
    let game = to_the_end(3, "active 0", "0 skip");
    assert_eq!(view(&game).active, Some(seat(1)));
}

// ---- scoring ----

#[test]
fn relief_score_1_points_of_mature_coral() {
    let game = at(2, "0: r1c1=Y2 r1c2=Y2*2 r1c3=B3 r1c4=P4 r1c5=P3 r1c6=B2 r2c1=Y1");
    assert_eq!(view(&game).scores[0].coral, [4, 3, 4]);
}

#[test]
fn relief_score_2_sets_times_species() {
    let two_sets = "r1c1=Y2 r2c2=Y2 r3c3=B3 r4c4=B3 r5c5=P4 r6c6=P4 r6c1=Y2";
    let game = at(2, &format!("0: {two_sets} L3Y S4B crab trumpet reroll plus_minus spawning"));
    let score = &view(&game).scores[0];
    assert_eq!((score.sets, score.species, score.sets_points), (2, 4, 8));
}

#[test]
fn relief_score_3_majorities_are_shared() {
    let game = at(3, "0: r1c1=Y2 r1c2=Y2x1 S4Y\n1: r1c1=Y2 r1c2=Y2 r1c3=B2\n2: r1c1=Y2 trumpet=1");
    let majorities: Vec<[i16; 5]> = view(&game).scores.iter().map(|score| score.majorities).collect();
    assert_eq!(majorities, [[5, 0, 0, 5, 5], [5, 0, 0, 0, 0], [0, 0, 0, 5, 0]]);
}

#[test]
fn relief_score_5_starred_marks_are_species_unless_the_table_chose_otherwise() {
    let species = |options: &str| {
        let options = serde_json::from_str(options).expect("options");
        let setup = Setup::new(2, options, Edition::shipped()).expect("it can be played");
        let text = format!("0: {MIXED} L3Y L3B L3P crab reroll\n{TWO_SPECIALS}");
        let mut game = Builder::new(&setup).write(&text).expect("a position").build();
        play(&mut game, "0 L3M");
        finish_turn(&mut game);
        assert!(matches!(game.turn(), Turn::Over(_)));
        (view(&game).scores[0].species, view(&game).scores[0].counts[4])
    };
    assert_eq!(species("{}"), (6, 1), "four marks, a starred one and the crab; Reroll is none");
    assert_eq!(species(r#"{"starred_marks":"species"}"#), (6, 1));
    assert_eq!(species(r#"{"starred_marks":"stars"}"#), (5, 1));
}

#[test]
fn relief_score_6_the_most_coral_is_mature_coral_unless_the_table_chose_otherwise() {
    let majorities = |options: &str| {
        let options = serde_json::from_str(options).expect("options");
        let setup = Setup::new(2, options, Edition::shipped()).expect("it can be played");
        let text = "0: r1c1=Y2\n1: r1c1=Y1 r1c2=Y1 r2c2=Y1# r3c3=B1";
        let game = Builder::new(&setup).write(text).expect("a position").build();
        view(&game).scores.iter().map(|score| [score.majorities[0], score.majorities[1]]).collect::<Vec<_>>()
    };
    assert_eq!(majorities("{}"), [[5, 0], [0, 0]], "young coral does not count, and none wins nothing");
    assert_eq!(majorities(r#"{"majority":"mature"}"#), [[5, 0], [0, 0]]);
    assert_eq!(majorities(r#"{"majority":"all"}"#), [[0, 0], [5, 5]]);
}

#[test]
fn relief_score_7_starfish_on_bleached_coral_count_in_ties() {
    let starfish = |sheet: &str| view(&at(2, &format!("0: {sheet}"))).scores[0].starfish;
    assert_eq!([starfish("r1c1=B3*2 r1c2=B3x1"), starfish("r1c1=B3#"), starfish("r1c1=B3# r1c2=Y1*1")], [2, 3, 4]);
    let game = to_the_end(2, "turn 60\n0: r1c1=B3*2\n1: r1c1=B3*2", "0 skip");
    let Turn::Over(outcome) = game.turn() else { panic!("the match is over") };
    assert_eq!(outcome.places.as_slice(), [1, 1], "victory is shared");
}

#[test]
fn relief_score_4_fewest_starfish_break_a_tie() {
    let places = |sheets: &str| {
        let game = to_the_end(2, &format!("turn 60\n{sheets}"), "0 skip");
        let Turn::Over(outcome) = game.turn() else { panic!("the match is over") };
        assert_eq!(outcome.scores.as_slice()[0], outcome.scores.as_slice()[1]);
        outcome.places.as_slice().to_vec()
    };
    assert_eq!(places("0: r1c1=B3*1\n1: r1c1=B3*2"), [1, 2]);
    assert_eq!(places("0: r1c1=B3*2\n1: r1c1=B3*2"), [1, 1]);
}

// ---- the numbered examples ----

#[test]
fn v1_a_modified_die_is_set_aside() {
    let mut game = at(2, "0: plus_minus\ndice P2 B5 Y2\nat modify");
    play(&mut game, "0 P-, 0 keep, 0 aside P");
    assert_eq!(view(&game).sheets[0].powers[1].used, 1);
    assert_eq!(legal(&game, 0), ["grow Y", "done"]);
    assert_eq!(view(&game).dice[2].value, Some(1));
    play(&mut game, "0 done, 1 done");
    assert_eq!(view(&game).desks[0].specials, 1);
}

#[test]
fn v2_the_rulebooks_example_of_growth() {
    let mut game = growing("0: R2=2 r2c1=Y1", "P1 B5 Y2", "P");
    play(&mut game, "0 grow Y, 0 R2, 0 r2c1, 0 r2c3");
    assert_eq!([cell(&game, 0, "r2c1"), cell(&game, 0, "r2c3")], ["Y2", "Y1"]);
    assert!(view(&game).sheets[0].cells[6].mature);
    assert_eq!(legal(&game, 0), ["done"]);
}

#[test]
fn v3_shifts_wrap_and_repeat() {
    let mut game = at(2, "0: plus_minus plus_minus+1\ndice Y6 B1 P5\nat modify");
    play(&mut game, "0 Y+, 0 B-, 0 P+, 0 P+");
    assert_eq!(view(&game).dice.iter().map(|die| die.value).collect::<Vec<_>>(), [Some(1), Some(6), Some(1)]);
}

#[test]
fn v4_a_number_is_written_without_growth() {
    let full = "r3c1=B1 r3c2=B1 r3c3=P1 r3c4=Y2 r3c5=Y1# r3c6=Y1*1";
    let mut game = growing(&format!("0: {full}"), "Y3 B5 P1", "P");
    play(&mut game, "0 grow Y");
    assert!(offers(&game, 0, "R3") && offers(&game, 0, "R2"));
    play(&mut game, "0 R2, 0 stop");
    assert_eq!(line_box(&game, 0, "R2"), ("written", Some(3)));
    assert_eq!(legal(&game, 0), ["done"]);
}

#[test]
fn v5_a_dotted_line_opens_for_a_later_die() {
    let mut game = at(2, "dice Y5 B1 P4\nat aside B");
    play(&mut game, "0 grow P");
    assert_eq!(refused(&game, "0 R4"), "GROW-2");
    play(&mut game, "0 C2, 0 stop, 0 done, 1 done, 0 open R4, 1 skip, * Y6 B6 P4, 1 aside Y, 0 grow P, 0 R4");
    assert_eq!(line_box(&game, 0, "R4"), ("written", Some(4)));
}

#[test]
fn v6_only_fitting_spaces_are_offered() {
    let mut game = growing("0: r3c1=P1 r3c2=P3 r3c3=P4 r3c4=P2*1 r3c5=B1", "Y5 B1 P3", "B");
    play(&mut game, "0 grow P, 0 R3");
    assert_eq!(legal(&game, 0), ["r3c1", "r3c2", "r3c6", "stop"]);
    play(&mut game, "0 r3c1, 0 r3c2, 0 r3c6");
    let row = ["r3c1", "r3c2", "r3c3", "r3c4", "r3c5", "r3c6"].map(|space| cell(&game, 0, space));
    assert_eq!(row, ["P2", "P4", "P4", "P2*1", "B1", "P1"]);
}

#[test]
fn v7_no_coral_twice_in_one_action() {
    let mut game = growing("0: r1c2=Y1", "Y4 B5 P1", "P");
    play(&mut game, "0 grow Y, 0 C2, 0 r1c2");
    assert_eq!(cell(&game, 0, "r1c2"), "Y2");
    assert_eq!(refused(&game, "0 r1c2"), "GROW-6");
}

#[test]
fn v8_three_starfish_bleach_and_the_fourth_is_lost() {
    let mut game = infested("0: r1c1=Y1", 4);
    play(&mut game, "0 r1c1, 0 r1c1, 0 r1c1");
    assert_eq!(cell(&game, 0, "r1c1"), "Y1#");
    play(&mut game, "0 done, * Y1 B6 P6, 1 aside B, 0 grow Y, 0 R1");
    assert_eq!(refused(&game, "0 r1c1"), "BLEACH-2");
}

#[test]
fn v9_the_trumpet_takes_starfish_of_any_colour() {
    let mut game = growing("0: trumpet=2", "Y5 B5 P5", "B");
    play(&mut game, "0 skip, 0 skip, 1 skip, 1 skip");
    assert_eq!(legal(&game, 0), ["trumpet 0", "trumpet 1", "trumpet 2", "trumpet 3", "trumpet 4", "trumpet 5"]);
    let before = destroyed(&game, 0);
    play(&mut game, "0 trumpet 5");
    assert_eq!((view(&game).sheets[0].trumpet.filled, destroyed(&game, 0) - before), (7, 5));
    assert_eq!(legal(&game, 0), ["done"]);
}

#[test]
fn v10_the_eighth_starfish_earns_a_shell() {
    let mut game = infested("0: trumpet=6 r1c1=Y1", 3);
    play(&mut game, "0 trumpet 2");
    assert_eq!(legal(&game, 0), ["shell reroll", "shell plus_minus"]);
    play(&mut game, "0 shell plus_minus");
    assert_eq!(legal(&game, 0), ["r1c1"]);
    play(&mut game, "0 r1c1, 0 done");
    assert_eq!(cell(&game, 0, "r1c1"), "Y1*1");
}

#[test]
fn v11_a_cleaned_coral_has_one_symbol_left() {
    let mut game = growing("0: crab r2c2=P4*2", "Y5 B5 P2", "P");
    play(&mut game, "0 crab row, 0 R2, 0 skip, 1 skip, 1 skip");
    assert_eq!((cell(&game, 0, "r2c2").as_str(), destroyed(&game, 0)), ("P4x2", 2));
    play(&mut game, "0 r2c2");
    assert_eq!((cell(&game, 0, "r2c2").as_str(), legal(&game, 0)), ("P4*1x2", vec!["done".to_owned()]));
}

#[test]
fn v12_a_row_and_a_column_at_once() {
    let mut game = two_specials(2, "0: crab+1 r1c1=Y2*1 r1c4=B1*2 r3c1=Y1#");
    play(&mut game, "0 crab both, 0 R1, 0 C1");
    assert_eq!(destroyed(&game, 0), 3);
    assert_eq!([cell(&game, 0, "r1c1"), cell(&game, 0, "r1c4"), cell(&game, 0, "r3c1")], ["Y2x1", "B1x2", "Y1#"]);
    assert_eq!(view(&game).scores[0].starfish, 3);
}

#[test]
fn v13_three_in_a_line_with_gaps() {
    let met = |middle: &str| state(&at(2, &format!("0: r1c1=Y2 r1c3={middle} r1c6=Y2")), 0, "L3Y");
    assert_eq!([met("Y2"), met("Y2*2"), met("Y2#")], ["met", "met", "unmet"]);
}

#[test]
fn v14_a_line_of_six_is_no_rectangle() {
    let game = at(2, "0: r1c1=Y2 r1c2=Y2 r1c3=Y2 r1c4=Y2 r1c5=Y2 r1c6=Y2");
    assert_eq!(["L3Y", "L5Y", "R6Y"].map(|species| state(&game, 0, species)), ["met", "met", "unmet"]);
}

#[test]
fn v15_mixed_rectangles_and_squares() {
    let game = at(2, "0: r1c1=Y2 r1c2=Y2 r1c3=B3 r2c1=B3 r2c2=P4 r2c3=P4");
    assert_eq!(state(&game, 0, "R6M"), "met");
    let game = at(2, "0: r1c1=Y2 r1c2=Y2 r1c3=Y2 r2c1=B3 r2c2=P4 r2c3=P4\n1: r1c2=Y2 r1c3=Y2 r2c2=P4 r2c3=P4");
    assert_eq!(["R6M", "S4M"].map(|species| state(&game, 0, species)), ["unmet", "met"]);
    assert_eq!(state(&game, 1, "S4M"), "unmet");
}

#[test]
fn v16_marks_are_used_up() {
    let five = "r1c1=Y2 r1c2=Y2 r1c3=Y2 r1c4=Y2 r1c5=Y2";
    let game = two_specials(3, &format!("0: {five}\n1: L5Y\n2: L5Y"));
    assert!(!offers(&game, 0, "L5Y"));
    assert_eq!(refused(&game, "0 L5Y"), "LIFE-6");
    let game = two_specials(2, &format!("0: {five}\n1: L5Y"));
    assert_eq!(refused(&game, "0 L5Y"), "LIFE-6");
}

#[test]
fn v17_a_die_icon_without_a_dotted_box_is_lost() {
    let mut game = two_specials(2, "0: r1c1=P4 r1c2=P4 r1c3=P4 R4=solid R6=2 C1=solid C4=4");
    play(&mut game, "0 L3P");
    assert_eq!((state(&game, 0, "L3P"), view(&game).desks[0].step), ("attracted", "special"));
}

#[test]
fn v18_a_benefit_makes_the_next_species_possible() {
    let mut game = two_specials(2, "0: r1c1=Y2 r1c2=B3 r1c3=P4 r1c4=Y2 r1c5=Y1");
    assert_eq!(refused(&game, "0 L3Y"), "LIFE-4");
    play(&mut game, "0 L3M, 0 colour Y, 0 C5, 0 r1c5, 0 stop, 0 L3Y");
    assert_eq!(state(&game, 0, "L3Y"), "attracted");
}

#[test]
fn v19_the_last_mark_is_gone_for_the_next_player() {
    let square = "r1c1=Y2 r1c2=Y2 r2c1=Y2 r2c2=Y2";
    let mut game = two_specials(4, &format!("0: {square}\n1: {square}\n2: S4Y\n3: S4Y"));
    play(&mut game, "0 S4Y, 0 skip, 0 skip");
    assert_eq!(view(&game).deciding, [seat(1)]);
    assert_eq!(refused(&game, "1 S4Y"), "LIFE-6");
}

#[test]
fn v20_two_endings_at_once() {
    let mut game = two_specials(2, &format!("0: {MIXED} L3Y L3B L3P S4P R6P"));
    let stars = view(&game).scores[0].counts[4];
    play(&mut game, "0 L3M, 0 skip");
    let species = view(&game).scores[0].species;
    assert!(matches!(game.turn(), Turn::Decide(_)));
    finish_turn(&mut game);
    assert_eq!(view(&game).ending.as_deref(), Some("line+any"));
    let score = &view(&game).scores[0];
    assert_eq!((score.species - species, score.counts[4] - stars), (2, 2));
}

#[test]
fn v21_two_players_end_it_together() {
    let ready = format!("{MIXED} L3Y L3B L3P");
    let mut game = two_specials(3, &format!("0: {ready}\n1: {ready}"));
    play(&mut game, "0 L3M, 0 skip, 0 skip, 1 L3M");
    finish_turn(&mut game);
    assert_eq!(view(&game).endings[0].starred, [true, true, false]);
}

#[test]
fn v22_a_whole_score() {
    let reef = "r1c1=Y2 r1c2=Y2 r1c3=B3 r1c4=P4 r3c1=Y2 r4c2=Y2 r5c3=Y2 r3c4=B3 r4c5=B3 r5c6=B3 r6c5=P4";
    let game = to_the_end(2, &format!("0: {reef} crab L3Y L3B L3P"), "0 L3M, 0 skip");
    assert!(matches!(game.turn(), Turn::Over(_)));
    let score = &view(&game).scores[0];
    assert_eq!((score.coral, score.sets, score.species, score.sets_points), ([10, 12, 8], 2, 6, 12));
    assert_eq!(score.coral.iter().sum::<i16>() + score.sets_points, 42);
}

#[test]
fn v23_zero_and_tied_majorities() {
    let seven = "r1c1=Y2 r1c2=Y2 r1c3=Y2 r1c4=Y2 r1c5=Y2 r1c6=Y2 r2c1=Y2";
    let game = at(2, &format!("0: {seven}\n1: {seven}"));
    for score in &view(&game).scores {
        assert_eq!(score.majorities, [5, 0, 0, 0, 0]);
    }
}

#[test]
fn v24_starfish_on_bleached_coral_count_in_the_tie_break() {
    let a = "r1c1=B3*1 r1c2=B3*1 r1c3=B3*1";
    let b = "r1c1=B3 r1c2=B3 r1c3=B3 r2c1=Y1#";
    let game = to_the_end(2, &format!("turn 60\n0: {a}\n1: {b}"), "0 skip");
    let Turn::Over(outcome) = game.turn() else { panic!("the match is over") };
    assert_eq!((outcome.scores.as_slice(), outcome.places.as_slice()), (&[14, 14][..], &[1, 1][..]));
}

#[test]
fn v25_a_shell_waits_for_the_check_mark() {
    let mut game = at(2, "0: plus_minus reroll+1\ndice Y1 B5 P6\nat modify");
    assert!(!offers(&game, 0, "reroll Y"));
    play(&mut game, "0 keep, 0 aside Y, 0 check reroll");
    assert_eq!(view(&game).sheets[0].powers[0].free, 3);
}

#[test]
fn v26_reach_of_budding_and_spawning() {
    let game = two_specials(2, "0: spawning budding r1c1=B3");
    assert!(offers(&game, 0, "bud r2c2 B") && !offers(&game, 0, "bud r1c3 B"));
    assert!(offers(&game, 0, "spawn r1c6 B") && offers(&game, 0, "spawn r6c1 B") && !offers(&game, 0, "spawn r2c2 B"));
    let game = two_specials(2, "0: spawning budding r1c1=B3 r2c5=B3");
    assert!(offers(&game, 0, "spawn r2c2 B"));
}

#[test]
fn v27_two_special_dice_and_no_growth() {
    let game = at(3, "dice Y6 B6 P5\nat aside Y");
    assert_eq!((view(&game).step, view(&game).desks[0].specials), ("special", 2));
}

// ---- all write at once ----

#[test]
fn other_sheets_are_shown_as_they_were_until_all_have_handed_in() {
    let mut game = growing("0: r1c1=Y1\n1: r1c1=Y1", "Y1 B3 P1", "P");
    let spied = game.view(Observer::Seat(seat(1)));
    play(&mut game, "0 grow Y, 0 R1, 0 r1c1, 0 grow B, 0 R5, 0 r5c1, 0 stop");
    assert_eq!(game.view(Observer::Seat(seat(1))), spied);
    assert_eq!(game.view(Observer::Seat(seat(0))).sheets[0].cells[0].stage, 2);
    let watched = game.view(Observer::Spectator);
    assert_eq!((watched.sheets[0].cells[0].stage, watched.desks.len()), (1, 0));
    play(&mut game, "0 done");
    assert_eq!(game.view(Observer::Seat(seat(1))).sheets[0], spied.sheets[0]);
    assert_eq!(game.breakdown()[0].by_seat.as_slice(), [0, 0], "the public scores tell nothing either");
    play(&mut game, "1 done");
    assert_eq!(game.view(Observer::Seat(seat(1))).sheets[0].cells[0].stage, 2);
}

#[test]
fn only_the_writer_hears_what_is_written() {
    let game = growing("", "Y1 B5 P1", "P");
    let hear = |event: &str| game.audience(Match::<Relief>::read_event(event).expect("an event"));
    assert!(matches!(hear("0 grow Y"), Audience::First(seats) if seats.len() == 1 && seats.has(seat(0))));
    assert_eq!(hear("0 done"), Audience::Everyone);
}

#[test]
fn records_do_not_tell_who_was_faster() {
    let setup = Setup::<Relief>::shipped(2).expect("it can be played");
    let start = "* first 0\n0 power reroll\n1 power reroll\n* Y1 B3 P5\n0 keep\n0 aside P";
    let (zero, one) = (["0 grow Y", "0 R1", "0 r1c2", "0 done"], ["1 grow B", "1 R3", "1 r3c1", "1 stop", "1 done"]);
    let record = |order: &[&str]| {
        let mut played = Match::new(setup.clone());
        for line in start.lines().chain(order.iter().copied()) {
            played.play(Match::<Relief>::read_event(line).expect("an event")).expect("it is legal");
        }
        (played.record(), played.hash())
    };
    let ahead = record(&[&zero[..], &one[..]].concat());
    let mixed = record(&[one[0], one[1], zero[0], one[2], zero[1], zero[2], one[3], zero[3], one[4]]);
    assert_eq!(ahead, mixed);
}

#[test]
fn a_step_can_be_taken_back_until_all_have_handed_in() {
    let mut played = Match::new(Setup::<Relief>::shipped(2).expect("it can be played"));
    let events =
        "* first 0,0 power reroll,1 power reroll,* Y1 B3 P5,0 keep,0 aside P,0 grow Y,1 grow B,0 R1,1 R3,1 r3c1";
    log_of(&mut played, events);
    played.undo(seat(0)).expect("the line is taken back");
    played.undo(seat(0)).expect("the die is taken back");
    assert!(offers(played.position(), 0, "grow Y"));
    assert_eq!(cell(played.position(), 1, "r3c1"), "B1");
    assert!(!played.can_undo(seat(0)), "what opened the phase stands once another seat has acted");
    log_of(&mut played, "0 grow Y,0 R1,0 r1c1,0 done");
    assert!(!played.position().turn().asks(seat(0)) && played.can_undo(seat(0)), "others still write");
    played.undo(seat(0)).expect("handing in is taken back");
    assert_eq!(legal(played.position(), 0), ["grow B", "done"]);
    assert_eq!(cell(played.position(), 1, "r3c1"), "B1");
    log_of(&mut played, "0 done,1 stop,1 done");
    assert!(!played.can_undo(seat(1)), "the phase is over");
    assert!(!played.can_undo(seat(0)), "nothing of this phase is done yet");
}

/// Plays events of a match in notation.
fn log_of(played: &mut Match<Relief>, events: &str) {
    for line in events.split(',').map(str::trim) {
        let event = Match::<Relief>::read_event(line).expect("an event");
        played.play(event).unwrap_or_else(|error| panic!("`{line}`: {error}"));
    }
}

#[test]
fn what_others_wrote_is_told_once_all_have_handed_in() {
    let mut played = Match::new(Setup::<Relief>::shipped(2).expect("it can be played"));
    log_of(&mut played, "* first 0,0 power reroll,1 power reroll,* Y1 B3 P5,0 keep,0 aside P");
    let opened = played.len();
    log_of(&mut played, "0 grow Y,0 R1,0 r1c2,1 grow B,1 R3,1 r3c1,1 stop,0 done");
    let told = |played: &Match<Relief>, who: Observer| -> Vec<String> {
        let lines = AnyMatch::log(played, who, opened, Lang::En).into_iter();
        lines.filter(|line| line.seat == Some(seat(0))).map(|line| line.sentence).collect()
    };
    let (own, other) = (Observer::Seat(seat(0)), Observer::Seat(seat(1)));
    assert_eq!(told(&played, other), ["", "", "", "{A} handed in the sheet."]);
    assert_eq!(told(&played, Observer::Spectator), told(&played, other));
    assert!(!AnyMatch::is_open_to(&played, other) && !AnyMatch::is_open_to(&played, own));
    assert_eq!(played.retold(opened + 2), opened + 2);
    log_of(&mut played, "1 done");
    let lines = told(&played, own);
    assert_eq!(lines[2], "{A} seeded brain coral in row 1, column 2.");
    assert_eq!((told(&played, other), told(&played, Observer::Spectator)), (lines.clone(), lines));
    // Nothing is secret between two phases, so records may be handed out.
    assert!(AnyMatch::is_open_to(&played, own) && AnyMatch::is_open_to(&played, Observer::Spectator));
    assert_eq!([opened + 2, opened + 8, opened + 9].map(|n| played.retold(n)), [opened, opened, opened + 9]);
}

// ---- the sheet is data ----

fn sheet() -> String {
    Files::shipped::<Components>().text(FILE).to_owned()
}

fn load(text: &str) -> Result<std::sync::Arc<Edition<Relief>>, DataError> {
    let mut files = Files::shipped::<Components>();
    files.replace(FILE, text.to_owned()).expect("the game has this file");
    Edition::load(files)
}

/// The fault after replacing `from` by `to` in the shipped sheet; it must name the changed line.
fn fault(from: &str, to: &str) -> String {
    let error = wrong::<Relief>(FILE, from, to);
    let first = from.lines().next().unwrap_or(from);
    let line = sheet().lines().position(|line| line.contains(first)).expect("a line") + 1;
    assert_eq!(error.line, Some(line), "{error}");
    error.reason.en
}

#[test]
fn wrong_sheets_are_refused_with_line_and_reason() {
    let faults = [
        ("rows = 6", "rows = 9", "rows must be from 2 to 8"),
        ("cols = 6", "colums = 6", "there is no key `colums`"),
        ("\"dotted\"]\ncol", "]\ncol", "one box for each of the 6 lines"),
        ("row_box = [\"1\"", "row_box = [\"5\"", "no box \"5\""),
        ("\"solid\"]\nblocked", "\"solid\", \"1\"]\nblocked", "one box for each of the 6 lines"),
        ("bleach_at = 3", "bleach_at = 4", "bleach_at must be from 1 to 3"),
        ("starfish_per_space = 3", "starfish_per_space = 8", "from 1 to 7"),
        ("stages = { brain = 2", "stages = { brain = 8", "stages must be from 1 to 7"),
        ("blue = \"digitate\"", "blue = \"brain\"", "each colour needs its own coral"),
        ("blue = \"digitate\"", "blue = \"sponge\"", "no coral \"sponge\""),
        ("blocked_spaces = []", "blocked_spaces = [\"r7c1\"]", "no space \"r7c1\""),
        ("start_coral = []", "start_coral = [{ space = \"r1c1\", type = \"brain\", stage = 3 }]", "from 1 to 2"),
        ("uses = \"unlimited\"", "uses = \"often\"", "\"unlimited\" or a whole number"),
        ("\"row\", \"row\"", "\"row\", \"diagonal\"", "no crab box \"diagonal\""),
        ("full_reward = \"shell\"", "full_reward = \"pearl\"", "no reward \"pearl\""),
        ("choose_from = [\"reroll\"", "choose_from = [\"budding\"", "no power to choose \"budding\""),
        ("power_checks_to_choose = 1", "power_checks_to_choose = 3", "from 0 to 2"),
        ("turn_cap = 60", "turn_cap = 0", "turn_cap must be from 1 to 100"),
        ("drop_last = { p2 = 1", "drop_last = { p2 = 9", "drop_last must be from 0 to 3"),
        ("rect6 = 2 }", "rect6 = 3 }", "mixed_min_each must be from 0 to 2"),
        ("[\"2x3\"", "[\"2x4\"", "no rectangle \"2x4\""),
        ("id = \"L3B\"", "id = \"L3Y\"", "the id \"L3Y\" is there twice"),
        ("en = \"Octopus\"", "en = \"Seahorse\"", "the name \"Seahorse\" is there twice"),
        ("shape = \"line3\", coral = \"mixed\"", "shape = \"line3\", coral = \"brain\"", "is there twice"),
        ("shape = \"rect6\", coral = \"mixed\"", "shape = \"ring8\", coral = \"mixed\"", "no shape \"ring8\""),
        ("[\"G2\", \"DIE\", \"G1\"]", "[\"G2\", \"PEARL\", \"G1\"]", "no benefit \"PEARL\""),
        ("[\"G4*\", \"G4*\"]", "[\"G4*\", \"G4*\", \"G1\", \"G1\", \"G1\"]", "at most 4 marks"),
        ("[\"G4*\", \"G4*\"]", "[\"G4*\"]", "none would be left"),
    ];
    for (from, to, reason) in faults {
        let found = fault(from, to);
        assert!(found.contains(reason), "`{from}` to `{to}`: {found}");
    }
}

#[test]
fn a_shape_that_does_not_fit_is_refused() {
    let small = sheet()
        .replace("rows = 6", "rows = 4")
        .replace("cols = 6", "cols = 4")
        .replace(r#"row_box = ["1", "solid", "3", "dotted", "solid", "dotted"]"#, r#"row_box = ["1", "2", "3", "4"]"#)
        .replace(r#"col_box = ["dotted", "4", "solid", "dotted", "2", "solid"]"#, r#"col_box = ["1", "2", "3", "4"]"#);
    let error = load(&small).expect_err("a line of 5 does not fit");
    assert!(error.reason.en.contains("line5 does not fit on a grid of 4 x 4"), "{error}");
}

#[test]
fn another_sheet_plays_and_is_drawn_without_a_change_of_code() {
    let edition = load(include_str!("small-sheet.toml")).expect("the small sheet loads");
    assert_eq!(edition.warnings.len(), 0);
    for seats in 2..=4 {
        let setup = Setup::new(seats, Options::default(), edition.clone()).expect("it can be played");
        let mut game = Relief::new(&setup);
        let mut dice = SeededDice::new(u64::from(seats));
        let mut playout = Playout::new();
        while playout.random(&mut game, &mut dice).is_some() {}
        let view = view(&game);
        assert_eq!((view.rows, view.cols, view.sheets[0].cells.len()), (5, 5, 25));
        assert!(view.sheets[0].cells[24].blocked);
        assert!(view.turn <= 20);
        let drawn = <Relief as atoll_core::Staged>::draw(&view, Observer::Archivist, Lang::En);
        assert!(drawn.contains("Whale"), "{drawn}");
    }
}

#[test]
fn endings_that_nobody_can_reach_raise_a_doubt() {
    let edition = load(&sheet().replace("end_any_marks = 6", "end_any_marks = 16")).expect("it can be played");
    assert!(edition.warnings.is_empty());
    let edition = load(&sheet().replace("end_line_marks = 4", "end_line_marks = 9")).expect("it can be played");
    assert!(edition.warnings[0].reason.en.contains("nobody can reach 9 marks"));
}

#[test]
fn what_is_hardly_meant_raises_a_doubt_where_it_stands() {
    let doubted = [
        (
            "points = { brain = 2, digitate = 3, branching = 4 }",
            "points = { brain = 6, digitate = 3, branching = 4 }",
            "only 2 for 6",
        ),
        (
            "points = { brain = 2, digitate = 3, branching = 4 }",
            "points = { brain = 0, digitate = 3, branching = 4 }",
            "is worth nothing",
        ),
        (
            r#""solid", "3", "dotted", "solid", "dotted"]"#,
            r#""3", "3", "dotted", "1", "dotted"]"#,
            "shows 2 grows nowhere",
        ),
        ("boxes_with_crab_symbol = [", "boxes_with_crab_symbol = [] #", "no crab symbol to fill"),
    ];
    for (from, to, reason) in doubted {
        let text = sheet();
        assert!(text.contains(from), "the sheet has no `{from}`");
        let mut changed = text.replace(from, to);
        if to.contains("grows") || reason.contains("grows nowhere") {
            changed = changed.replace(r#""4", "solid", "dotted", "2", "solid"]"#, r#""4", "4", "dotted", "1", "3"]"#);
        }
        let edition = load(&changed).unwrap_or_else(|error| panic!("`{to}`: {error}"));
        let found = edition.warnings.iter().find(|one| one.reason.en.contains(reason));
        let found = found.unwrap_or_else(|| panic!("`{to}` is not doubted: {:?}", edition.warnings));
        let line = found.line.expect("a doubt has a line");
        assert!(changed.lines().nth(line - 1).is_some(), "{found:?}");
    }
    let walled =
        sheet().replace("blocked_spaces = []", r#"blocked_spaces = ["r1c1","r1c2","r1c3","r1c4","r1c5","r1c6"]"#);
    assert_ne!(walled, sheet());
    let edition = load(&walled).expect("it can be played");
    assert!(
        edition.warnings.iter().any(|one| one.reason.en.contains("nothing can grow in R1")),
        "{:?}",
        edition.warnings
    );
}

#[test]
fn open_readings_tell_what_the_file_chooses() {
    use atoll_core::Components as _;
    let choice = |edition: &Edition<Relief>, option: &str| {
        let readings = edition.data.readings();
        for reading in &readings {
            assert!(Relief::INFO.rules.iter().any(|rule| rule.id == reading.rule), "{}", reading.rule);
        }
        readings.into_iter().find(|reading| reading.option == Some(option)).expect("a reading").choice.en
    };
    let shipped = load(&sheet()).expect("it loads");
    assert_eq!([choice(&shipped, "majority"), choice(&shipped, "starred_marks")], ["Mature coral only.", "Yes."]);
    let other = sheet().replace("majority_mature_only = true", "majority_mature_only = false");
    assert_eq!(choice(&load(&other).expect("it loads"), "majority"), "All live coral.");
}

// ---- counting and soaking ----

#[test]
fn the_sheets_hold_what_they_should() {
    for (seats, marks) in [(2u32, 40), (3, 40), (4, 40)] {
        let census = at(seats as u8, "").census();
        let totals = census.totals();
        assert_eq!(totals["starfish symbol"], seats * 108);
        assert_eq!(totals["mark"], marks);
        assert_eq!(totals["line box"], seats * 12);
        assert_eq!(totals["power box"], seats * 11);
        assert_eq!(totals["crab box"], seats * 7);
        assert_eq!(totals["trumpet space"], seats * 8);
    }
}

/// What must hold in every position.
fn sound(game: &Relief, earlier: &mut Vec<View>) {
    let now = view(game);
    for (n, sheet) in now.sheets.iter().enumerate() {
        let mut crossed = 0;
        for cell in &sheet.cells {
            crossed += u32::from(cell.crossed);
            assert_eq!(cell.empty + cell.filled + cell.crossed, 3);
            assert_eq!(cell.bleached, cell.filled == 3);
            assert!(cell.stage <= cell.stages);
        }
        assert_eq!(now.scores[n].counts[3], crossed + u32::from(sheet.trumpet.filled));
        if let Some(before) = earlier.last() {
            for (old, new) in before.sheets[n].cells.iter().zip(&sheet.cells) {
                assert!(old.stage <= new.stage && (!old.bleached || new.bleached));
            }
            let boxes = |view: &View| [view.sheets[n].rows.clone(), view.sheets[n].cols.clone()].concat();
            for (old, new) in boxes(before).iter().zip(&boxes(&now)) {
                assert!(old.number.is_none() || old.number == new.number, "a number has changed");
            }
        }
    }
    for species in &now.diversity {
        let owners: Vec<_> = species.marks.iter().map(|mark| mark.owner).collect();
        let filled = owners.iter().flatten().count();
        assert!(owners[..filled].iter().all(Option::is_some), "marks fill without gaps");
        let mut seats: Vec<u8> = owners.iter().flatten().map(|seat| seat.number()).collect();
        seats.sort_unstable();
        seats.dedup();
        assert_eq!(seats.len(), filled, "no player twice");
    }
    *earlier = vec![now];
}

#[test]
fn sheets_stay_sound_in_random_play() {
    for seats in 2..=4 {
        for seed in 0..4 {
            let mut game = Relief::new(&Setup::shipped(seats).expect("it can be played"));
            let (mut dice, mut playout, mut earlier) = (SeededDice::new(seed), Playout::new(), Vec::new());
            while playout.random(&mut game, &mut dice).is_some() {
                sound(&game, &mut earlier);
            }
        }
    }
}

/// Ten thousand matches of one seat count.
fn soak(seats: u8) {
    let opening = Relief::new(&Setup::shipped(seats).expect("it can be played"));
    let (mut dice, mut playout) = (SeededDice::new(u64::from(seats)), Playout::new());
    for _ in 0..10_000 {
        let mut game = opening.clone();
        while playout.random(&mut game, &mut dice).is_some() {}
        assert!(matches!(game.turn(), Turn::Over(_)));
    }
}

#[test]
fn ten_thousand_random_games_of_two_seats_run_to_their_end() {
    soak(2);
}

#[test]
fn ten_thousand_random_games_of_three_seats_run_to_their_end() {
    soak(3);
}

#[test]
fn ten_thousand_random_games_of_four_seats_run_to_their_end() {
    soak(4);
}
