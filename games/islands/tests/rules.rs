//! A test for each rule, named by its id, and for each vector of the specification, by its number.

use std::sync::Arc;

use atoll_core::{
    Code, Edition, Event, Files, Game, Lang, Match, Observer, Odds, Pointed, Seat, Setup, Staged, Turn, Wish, WishSpot,
};
use atoll_islands::{Action, Builder, Card, Chance, Die, Island, Islands, Options, Preview, Specialist, Step, Terrain};
use atoll_testkit::{after, play, wrong};

// --- helpers: positions in the notation of the specification ---

fn setup(seats: u8) -> Setup<Islands> {
    Setup::shipped(seats).expect("two to four seats")
}

/// The shipped edition with one file changed.
fn edition(file: &str, from: &str, to: &str) -> Arc<Edition<Islands>> {
    let mut files = Files::shipped::<atoll_islands::Components>();
    let text = files.text(file).to_owned();
    assert!(text.contains(from), "{file} has no `{from}`");
    files.replace(file, text.replacen(from, to, 1)).expect("a file of the game");
    Edition::load(files).expect("a correct file")
}

/// A setup in which the Conservationist has other abilities.
fn with_abilities(seats: u8, abilities: &str) -> Setup<Islands> {
    let edition =
        edition("islands_specialists.toml", r#"abilities = ["may_stay"]"#, &format!("abilities = {abilities}"));
    Setup::new(seats, Options::default(), edition).expect("a correct setup")
}

fn with_options(seats: u8, options: &str) -> Setup<Islands> {
    let options = serde_json::from_str(options).expect("options");
    Setup::new(seats, options, Edition::shipped()).expect("a correct setup")
}

/// The island of a row and a column counted from the main board's first.
fn at(r: i8, c: i8) -> Island {
    let letter = if c < 0 { 'z' } else { (b'a' + c as u8) as char };
    format!("{letter}{}", r + 1).parse().expect("an island")
}

/// `g1r2`: a red 2 on a green 1.
fn tower(text: &str) -> Vec<Die> {
    let colours = "rgykbp";
    let pairs: Vec<char> = text.chars().collect();
    pairs
        .chunks(2)
        .map(|pair| {
            let colour = colours.find(pair[0]).expect("a colour letter");
            let colour = Terrain::new(colour as u8).expect("six colours");
            Die::new(colour, pair[1].to_digit(10).expect("a value") as u8)
        })
        .collect()
}

/// `(0,0)=g1r2 (0,1)=`: towers, nothing being an empty island.
fn towers(text: &str) -> Vec<(Island, Vec<Die>)> {
    text.split_whitespace()
        .map(|one| {
            let (place, dice) = one.split_once('=').expect("a place and dice");
            let (r, c) = place.trim_matches(['(', ')']).split_once(',').expect("row and column");
            (at(r.parse().expect("a row"), c.parse().expect("a column")), tower(dice))
        })
        .collect()
}

fn card(name: &str) -> Card {
    name.parse().expect("a card")
}

/// The first `n` cards of a terrain, `letter` being one of VASRWL.
fn cards(letter: char, n: usize) -> Vec<Card> {
    (1..=n).map(|number| card(&format!("{letter}{number}"))).collect()
}

fn specialist(id: &str) -> Specialist {
    id.parse().expect("a specialist")
}

/// Seat 0 has taken `k` cards of the colour with this specialist.
struct Table {
    game: Islands,
}

impl Table {
    /// `kept` is one of VASRWL; `id` the specialist of the taken column.
    fn new(setup: &Setup<Islands>, position: &str, id: &str, kept: char, k: usize) -> Table {
        let others: Vec<Specialist> = ["CONS", "ECOL", "OCEA", "SEIS", "GEOG", "AGRI"]
            .into_iter()
            .filter(|&other| other != id)
            .map(specialist)
            .collect();
        let builder = Builder {
            towers: towers(position),
            row: Some([specialist(id), others[0], others[1]]),
            columns: [cards(kept, k), vec![card("W1")], vec![card("W2")]],
            turns: 10,
            ..Builder::default()
        };
        let mut game = builder.build(setup).expect("a position");
        let take: Action = format!("take 1 {kept}1").parse().expect("a notation");
        game.check(Seat::A, take).expect("the card lies there");
        game.act(Seat::A, take);
        Table { game }
    }

    fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.legal(Seat::A, &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    /// The islands where the die of an island may end, in the spec's coordinates.
    fn ends(&self, verb: &str, from: Island) -> Vec<(i8, i8)> {
        let start = format!("{verb} {from} ");
        let ends = self.legal().into_iter().filter_map(|text| text.strip_prefix(&start).map(str::to_owned));
        let mut ends: Vec<(i8, i8)> = ends
            .map(|name| {
                let bytes = name.as_bytes();
                let column = if bytes[0] == b'z' { -1 } else { (bytes[0] - b'a') as i8 };
                ((bytes[1] - b'1') as i8, column)
            })
            .collect();
        ends.sort_unstable();
        ends
    }

    fn allows(&self, action: &str) -> bool {
        let action: Action = action.parse().expect("a notation");
        let allowed = self.game.check(Seat::A, action).is_ok();
        assert_eq!(allowed, self.legal().contains(&action.to_string()), "`legal` and `check` on {action}");
        allowed
    }

    /// The id of the rule that forbids an action.
    fn why(&self, action: &str) -> &'static str {
        let action: Action = action.parse().expect("a notation");
        self.game.check(Seat::A, action).expect_err("this is not legal").0.id
    }

    fn act(&mut self, action: &str) -> &mut Self {
        let read: Action = action.parse().expect("a notation");
        self.game.check(Seat::A, read).unwrap_or_else(|illegal| panic!("{action}: {illegal}"));
        self.game.act(Seat::A, read);
        self
    }

    /// The tower of an island as text.
    fn tower(&self, r: i8, c: i8) -> String {
        tower_of(&self.game, r, c)
    }
}

fn tower_of(game: &Islands, r: i8, c: i8) -> String {
    let view = game.view(Observer::Spectator);
    let island = view.islands.iter().find(|island| (island.r, island.c) == (r, c)).expect("an island");
    island
        .dice
        .iter()
        .map(|die| format!("{}{}", if die.colour == "black" { "k" } else { &die.colour[..1] }, die.value))
        .collect()
}

fn table(position: &str, id: &str, kept: char, k: usize) -> Table {
    Table::new(&setup(2), position, id, kept, k)
}

/// All islands at most `far` steps from (0,0) on the main board, itself left out.
fn within(far: i8) -> Vec<(i8, i8)> {
    (0..6).flat_map(|r| (0..6).map(move |c| (r, c))).filter(|&(r, c)| (1..=far).contains(&(r + c))).collect()
}

/// A finished game with these towers and collections; every other island is empty.
fn finished(seats: u8, position: &str, kept: [&[&str]; 4]) -> Islands {
    let setup = setup(seats);
    let view = Islands::new(&setup).view(Observer::Spectator);
    let mut all: Vec<(Island, Vec<Die>)> =
        view.islands.iter().map(|island| (island.name.parse().expect("an island"), Vec::new())).collect();
    for (island, dice) in towers(position) {
        let place = all.iter_mut().find(|(other, _)| *other == island).expect("an island of the board");
        place.1 = dice;
    }
    let kept = kept.map(|cards| cards.iter().map(|name| card(name)).collect());
    let builder = Builder { towers: all, kept, over: true, ..Builder::default() };
    builder.build(&setup).expect("a position")
}

fn scores(game: &Islands) -> Vec<i16> {
    let Turn::Over(outcome) = game.turn() else { panic!("the game is not over") };
    outcome.scores.as_slice().to_vec()
}

fn places(game: &Islands) -> Vec<u8> {
    let Turn::Over(outcome) = game.turn() else { panic!("the game is not over") };
    outcome.places.as_slice().to_vec()
}

/// Deals the given cards and lets seat 0 begin.
const DEAL: &str = "* first 0, * deal V1, * deal A1, * deal S1";

// --- rules ---

#[test]
fn islands_setup_1_the_board_grows_with_the_seats() {
    for (seats, islands) in [(2, 36), (3, 42), (4, 48)] {
        let view = Islands::new(&setup(seats)).view(Observer::Spectator);
        assert_eq!(view.islands.len(), islands);
        let columns = view.islands.iter().map(|island| island.c);
        assert_eq!(columns.clone().max(), Some(if seats == 2 { 5 } else { 6 }));
        assert_eq!(columns.min(), Some(if seats == 4 { -1 } else { 0 }));
    }
    assert_eq!(table("", "ECOL", 'V', 1).why("step a1 g1"), "ISLANDS-SETUP-1");
}

#[test]
fn islands_setup_2_every_island_starts_with_a_die_of_its_colour_showing_1() {
    let view = Islands::new(&setup(4)).view(Observer::Spectator);
    for island in &view.islands {
        let terrain = Terrain::all().find(|terrain| terrain.id() == island.terrain).expect("a terrain");
        assert_eq!(island.dice.len(), 1);
        assert_eq!((island.dice[0].colour, island.dice[0].value), (terrain.colour(), 1), "{}", island.name);
    }
}

#[test]
fn islands_setup_3_high_stars_are_left_out_of_small_games() {
    for (seats, cards, most) in [(2, 72, 3), (3, 90, 4), (4, 108, 5)] {
        let played = after(&setup(seats), "* first 0");
        let mut odds = Odds::new();
        played.position().odds(&mut odds);
        assert_eq!(odds.total(), cards);
        let setup = setup(seats);
        let data = &setup.edition().data.cards;
        let stars = odds.as_slice().iter().map(|(outcome, _)| match outcome {
            Chance::Deal { card } => data[card.index()].stars,
            other => panic!("{other} is not a deal"),
        });
        assert_eq!(stars.max(), Some(most));
    }
}

#[test]
fn islands_setup_4_islands_setup_5_the_row_is_that_of_the_first_game_chosen_or_drawn() {
    let row = |played: &Match<Islands>| {
        let view = played.position().view(Observer::Spectator);
        view.columns.iter().filter_map(|column| column.specialist).collect::<Vec<_>>()
    };
    let mut played = after(&setup(2), DEAL);
    assert_eq!(row(&played), ["CONS", "ECOL", "OCEA"]);
    play(&mut played, "0 take 1 V1, 0 step a1 b1");
    assert_eq!(row(&played), ["CONS", "ECOL", "OCEA"]);
    let chosen = with_options(2, r#"{"specialists": "chosen", "chosen": ["AGRI", "GEOG", "SEIS"]}"#);
    assert_eq!(row(&after(&chosen, "")), ["AGRI", "GEOG", "SEIS"]);
    let random = with_options(2, r#"{"specialists": "random"}"#);
    let mut drawn = after(&random, "");
    let mut odds = Odds::new();
    drawn.position().odds(&mut odds);
    assert_eq!(odds.total(), 6);
    play(&mut drawn, "* row SEIS, * row CONS");
    odds.clear();
    drawn.position().odds(&mut odds);
    assert_eq!(odds.total(), 4);
    play(&mut drawn, "* row AGRI, * first 1");
    assert_eq!(row(&drawn), ["SEIS", "CONS", "AGRI"]);
    let wrong = r#"{"specialists": "chosen", "chosen": ["AGRI", "AGRI", "SEIS"]}"#;
    let options = serde_json::from_str(wrong).expect("options");
    assert_eq!(Setup::<Islands>::new(2, options, Edition::shipped()).expect_err("twice the same").key, "chosen");
}

#[test]
fn islands_deal_1_three_open_cards_from_left_to_right() {
    let played = after(&setup(2), DEAL);
    let view = played.position().view(Observer::Seat(Seat::B));
    let ids: Vec<&str> = view.columns.iter().map(|column| column.cards[0].code.as_str()).collect();
    assert_eq!(ids, ["V1", "A1", "S1"]);
    assert_eq!(played.position().turn(), Turn::of(Seat::A));
    // While cards are being dealt nobody acts.
    let early = after(&setup(2), "* first 0, * deal V1");
    let take = "take 1 V1".parse().expect("a notation");
    assert_eq!(early.position().check(Seat::A, take).expect_err("too early").0.id, "ISLANDS-DEAL-1");
}

#[test]
fn islands_deal_2_columns_that_are_left_grow() {
    let mut played = after(&setup(2), DEAL);
    play(&mut played, "0 take 1 V1, 0 step a1 b1, * deal V2, * deal A2, * deal S2");
    let view = played.position().view(Observer::Spectator);
    let ids: Vec<Vec<&str>> =
        view.columns.iter().map(|column| column.cards.iter().map(|card| card.code.as_str()).collect()).collect();
    assert_eq!(ids, [vec!["V2"], vec!["A1", "A2"], vec!["S1", "S2"]]);
}

#[test]
fn islands_choose_1_a_column_comes_first_and_brings_its_specialist() {
    let played = after(&setup(2), DEAL);
    let step = "step a1 b1".parse().expect("a notation");
    assert_eq!(played.position().check(Seat::A, step).expect_err("no column yet").0.id, "ISLANDS-CHOOSE-1");
    // Column 1 is the Conservationist's, column 2 the Ecologist's: only the first lets the die stay.
    let stays = |events: &str| {
        let mut played = after(&setup(2), DEAL);
        play(&mut played, events);
        played.position().check(Seat::A, "stay a1".parse().expect("a notation")).is_ok()
    };
    assert!(stays("0 take 1 V1"));
    assert!(!stays("0 take 2 A1"));
}

#[test]
fn islands_choose_2_one_card_is_kept_and_the_rest_is_discarded() {
    let mut played = after(&setup(2), DEAL);
    play(&mut played, "0 take 1 V1, 0 step a1 b1, * deal V2, * deal A2, * deal S2, 1 take 2 A2");
    let second = "take 2 A1".parse().expect("a notation");
    assert_eq!(played.position().check(Seat::B, second).expect_err("one card only").0.id, "ISLANDS-CHOOSE-2");
    play(&mut played, "1 step f2 f1");
    let view = played.position().view(Observer::Spectator);
    assert_eq!(view.discarded, 1);
    assert_eq!(view.players[1].terrains[1].cards[0].code, "A2");
    let census = serde_json::to_value(played.position().census()).expect("a census");
    assert_eq!(census["discarded"]["card archipelago"], 1);
    // A card of another column cannot be kept.
    let played = after(&setup(2), DEAL);
    let other = "take 1 A1".parse().expect("a notation");
    assert_eq!(played.position().check(Seat::A, other).expect_err("another column").0.id, "ISLANDS-CHOOSE-2");
}

#[test]
fn islands_die_1_the_die_is_uncovered_and_of_the_kept_colour() {
    let table = table("(0,0)=r1g2", "ECOL", 'V', 1);
    assert_eq!(table.why("step a1 b1"), "ISLANDS-DIE-1", "the red die is covered");
    assert_eq!(table.why("step b1 c1"), "ISLANDS-DIE-1", "green is not red");
    assert!(table.allows("step e2 e1"));
    assert_eq!(table.why("dig a1 1"), "ISLANDS-DIE-1");
}

#[test]
fn islands_die_2_the_die_gains_1_and_a_6_cannot_be_chosen() {
    let mut table = table("(0,0)=r6 (1,4)=r5", "ECOL", 'V', 1);
    assert_eq!(table.why("step a1 b1"), "ISLANDS-DIE-2");
    assert_eq!(table.why("hold"), "ISLANDS-DIE-2");
    table.act("step e2 e1");
    assert_eq!(table.tower(0, 4), "b1r6");
}

#[test]
fn islands_move_1_between_one_step_and_as_many_as_cards() {
    let table = table("", "ECOL", 'V', 2);
    assert!(table.allows("step a1 c1"));
    assert_eq!(table.why("step a1 d1"), "ISLANDS-MOVE-1");
    assert_eq!(table.why("stay a1"), "ISLANDS-MOVE-1");
    let near = self::table("", "ECOL", 'V', 1);
    assert_eq!(near.why("step a1 a1"), "ISLANDS-MOVE-1");
}

#[test]
fn islands_move_2_steps_are_never_diagonal() {
    let table = table("", "ECOL", 'V', 1);
    assert_eq!(table.why("step a1 b2"), "ISLANDS-MOVE-2");
    assert!(table.allows("step a1 a2") && table.allows("step a1 b1"));
}

#[test]
fn islands_move_3_every_step_lands_on_a_lower_die() {
    let table = table("(0,1)=g2 (1,0)=y3", "CONS", 'V', 1);
    assert_eq!(table.why("step a1 b1"), "ISLANDS-MOVE-3", "2 on 2");
    assert_eq!(table.why("step a1 a2"), "ISLANDS-MOVE-3", "2 on 3");
    // Also on the way.
    let blocked = self::table("(0,1)=g2 (1,0)=y3", "CONS", 'V', 2);
    assert_eq!(blocked.why("step a1 c1"), "ISLANDS-MOVE-3");
}

#[test]
fn islands_move_4_empty_islands_are_neither_entered_nor_crossed() {
    let table = table("(0,1)= (1,0)=y2", "CONS", 'V', 2);
    assert_eq!(table.why("step a1 b1"), "ISLANDS-MOVE-4");
    assert_eq!(table.why("step a1 c1"), "ISLANDS-MOVE-4");
    assert_eq!(table.why("step a1 a1"), "ISLANDS-MOVE-4", "the start is empty too");
}

#[test]
fn islands_move_5_only_the_top_die_moves() {
    let mut table = table("(0,0)=g1r2", "ECOL", 'V', 1);
    assert_eq!(table.why("pair a1 b1"), "ISLANDS-MOVE-5");
    table.act("step a1 b1");
    assert_eq!((table.tower(0, 0), table.tower(0, 1)), ("g1".into(), "g1r3".into()));
}

#[test]
fn islands_move_6_passing_needs_a_card_without_an_ordinary_move() {
    let table = table("", "CONS", 'V', 1);
    assert_eq!(table.why("pass"), "ISLANDS-MOVE-6");
    // All reds but one show 6, and that one cannot step: the ability alone moves it (I-4).
    let stuck = "(0,0)=r1 (0,1)=g2 (1,0)=y2 (1,4)=r6 (2,2)=r6 (3,5)=r6 (4,3)=r6 (5,1)=r6";
    let mut stuck = self::table(stuck, "CONS", 'V', 3);
    assert_eq!(stuck.legal(), ["stay a1", "pass"]);
    stuck.act("pass");
    assert_eq!(stuck.tower(0, 0), "r1", "nothing is turned");
    let view = stuck.game.view(Observer::Spectator);
    assert_eq!(view.players[0].terrains[0].cards.len(), 1, "the card is kept all the same");
    assert!(view.columns[0].cards.is_empty());
}

#[test]
fn islands_spec_1_an_ability_is_optional_and_ends_with_the_turn() {
    let mut played = after(&setup(2), DEAL);
    play(&mut played, "0 take 1 V1, 0 stay a1, * deal V2, * deal A2, * deal S2, 1 take 2 A1");
    let stay = "stay b1".parse().expect("a notation");
    assert!(played.position().check(Seat::B, stay).is_err(), "the Conservationist helped one turn only");
    let mut plain = after(&setup(2), DEAL);
    play(&mut plain, "0 take 1 V1, 0 step a1 b1");
    assert_eq!(tower_of(plain.position(), 0, 1), "g1r2");
}

#[test]
fn islands_spec_cons_the_die_may_stay_but_keeps_to_colour_and_gains_1() {
    let mut table = table("", "CONS", 'V', 1);
    assert_eq!(table.why("stay b1"), "ISLANDS-DIE-1");
    table.act("stay a1");
    assert_eq!(table.tower(0, 0), "r2");
}

#[test]
fn islands_spec_ecol_equal_values_may_be_entered() {
    let position = "(0,1)=g2 (1,0)=y3";
    let mut table = table(position, "ECOL", 'V', 2);
    assert!(table.allows("step a1 c1"), "over the equal die");
    assert_eq!(table.why("step a1 a2"), "ISLANDS-MOVE-3", "3 is still too high");
    table.act("step a1 b1");
    assert_eq!(table.tower(0, 1), "g2r2");
}

#[test]
fn islands_spec_ocea_empty_islands_may_be_entered_crossed_and_ended_on() {
    let mut table = table("(0,1)= (1,0)=y2", "OCEA", 'V', 2);
    assert!(table.allows("step a1 c1"), "across");
    assert_eq!(table.why("step a1 a2"), "ISLANDS-MOVE-3", "an occupied island still needs a lower top");
    table.act("step a1 b1");
    assert_eq!(table.tower(0, 1), "r2");
}

#[test]
fn islands_spec_seis_two_dice_move_as_one() {
    let mut table = table("(0,0)=g4r5 (1,4)=r1", "SEIS", 'V', 1);
    assert_eq!(table.why("pair e2 e1"), "ISLANDS-SPEC-SEIS", "there is no die below");
    table.act("pair a1 b1");
    assert_eq!((table.tower(0, 0), table.tower(0, 1)), (String::new(), "g1g4r6".into()));
}

#[test]
fn islands_spec_geog_a_die_on_the_kept_colour_may_be_chosen() {
    let mut table = table("(0,0)=r1b2", "GEOG", 'V', 1);
    assert!(table.allows("step e2 e1"), "a red top as usual");
    assert_eq!(table.why("step b1 c1"), "ISLANDS-DIE-1");
    table.act("step a1 b1");
    assert_eq!((table.tower(0, 0), table.tower(0, 1)), ("r1".into(), "g1b3".into()));
}

#[test]
fn islands_spec_agri_islands_spec_agri_1_steps_are_shared_with_two_cards_or_more() {
    let one = table("", "AGRI", 'V', 1);
    assert_eq!(one.why("second a1 b1"), "ISLANDS-SPEC-AGRI");
    assert_eq!(one.why("done"), "ISLANDS-SPEC-AGRI");
    let mut two = table("", "AGRI", 'V', 2);
    two.act("step a1 b1");
    assert_eq!(two.why("step e2 e1"), "ISLANDS-SPEC-AGRI", "the first die has moved");
    assert_eq!(two.why("second b1 c1"), "ISLANDS-SPEC-AGRI-1", "not the first die again (I-11)");
    assert!(two.allows("done"));
    two.act("second e2 e1");
    assert_eq!((two.tower(0, 1), two.tower(0, 4)), ("g1r2".into(), "b1r2".into()));
    assert_eq!(two.game.turn(), Turn::Chance, "the turn is over");
    // Other specialists share nothing.
    let mut other = table("", "ECOL", 'V', 3);
    other.act("step a1 b1");
    assert_eq!(other.game.turn(), Turn::Chance);
}

#[test]
fn islands_end_1_the_kept_card_is_open_and_islands_turn_1_play_goes_clockwise() {
    let mut played = after(&setup(3), "* first 2, * deal V1, * deal A1, * deal S1");
    let take = "take 1 V1".parse().expect("a notation");
    assert_eq!(played.position().check(Seat::A, take).expect_err("not your turn").0.id, "ISLANDS-TURN-1");
    play(&mut played, "2 take 1 V1, 2 step a1 b1, * deal V2, * deal A2, * deal S2");
    assert_eq!(played.position().turn(), Turn::of(Seat::A));
    let view = played.position().view(Observer::Seat(Seat::B));
    assert_eq!(view.players[2].terrains[0].cards[0].code, "V1");
}

#[test]
fn islands_end_2_the_game_ends_when_nothing_can_be_dealt() {
    let game = finished(2, "(0,0)=r1", [&["V1"], &[], &[], &[]]);
    assert!(matches!(game.turn(), Turn::Over(_)));
    for action in Action::all().step_by(97) {
        for seat in Seat::first(4) {
            assert_eq!(game.check(seat, action).expect_err("it is over").0.id, "ISLANDS-END-2");
        }
    }
}

#[test]
fn islands_eval_1_stars_of_the_colour_are_added_up() {
    // V4.5 (2 stars) and V2.5 (1) against V6.5 (3): equal; with V2.0 the first is ahead.
    let game = finished(2, "(0,0)=r1", [&["V8", "V4", "V3"], &["V12"], &[], &[]]);
    assert_eq!(scores(&game), [1, 0]);
    let view = game.view(Observer::Spectator);
    assert_eq!((view.players[0].terrains[0].stars, view.players[1].terrains[0].stars), (4, 3));
}

#[test]
fn islands_eval_2_the_most_stars_claim_the_tallest_tower() {
    let game = finished(2, "(0,0)=r1 (0,1)=g1y1r2", [&["V1"], &["V12"], &[], &[]]);
    assert_eq!(scores(&game), [1, 3]);
}

#[test]
fn islands_eval_3_claims_go_round_until_no_tower_is_left() {
    let game = finished(3, "(0,0)=r1 (1,0)=r1 (2,0)=r1 (3,0)=r1 (4,0)=g1r2", [&["V12"], &["V1"], &["A1"], &[]]);
    assert_eq!(scores(&game), [4, 2, 0]);
    let claims = &game.view(Observer::Spectator).evaluation[0].claims;
    let seats: Vec<Seat> = claims.iter().map(|claim| claim.seat).collect();
    assert_eq!(seats, [Seat::A, Seat::B, Seat::A, Seat::B, Seat::A]);
}

#[test]
fn islands_eval_4_equal_stars_are_parted_by_the_lowest_rating() {
    // 3 stars each: 6.5 against 5.0.
    let game = finished(2, "(0,0)=g1r2", [&["V12"], &["V9"], &[], &[]]);
    assert_eq!(scores(&game), [0, 2]);
}

#[test]
fn islands_eval_7_equal_ratings_fall_back_on_the_next_then_cards_then_turn_order() {
    // A corrected file where V2 repeats the rating of V1 (I-19).
    let edition = edition(
        "islands_cards.toml",
        "    { stars = 1, rating = 3 },\n    { stars = 1, rating = 4 },\n    { stars = 1, rating = 5 },",
        "    { stars = 1, rating = 2 },\n    { stars = 2, rating = 4 },\n    { stars = 2, rating = 4 },",
    );
    assert_eq!(edition.data.cards[1].rating, edition.data.cards[0].rating);
    assert_eq!(edition.warnings.len(), 2, "repeated ratings are a doubt, not a fault");
    let setup = Setup::<Islands>::new(2, Options::default(), edition).expect("a setup");
    let order = |one: &[&str], other: &[&str]| {
        let kept = [one, other, &[], &[]].map(|cards| cards.iter().map(|name| card(name)).collect());
        let builder = Builder { kept, over: true, ..Builder::default() };
        let game = builder.build(&setup).expect("a position");
        game.view(Observer::Spectator).evaluation[0].order.clone()
    };
    let (first, second) = (vec![Seat::A, Seat::B], vec![Seat::B, Seat::A]);
    // Three stars each with 1.0 lowest: 1.0 and 2.0 against 1.0 and 3.0 (the next lowest).
    assert_eq!(order(&["V1", "V3"], &["V2", "V5"]), first);
    assert_eq!(order(&["V1", "V5"], &["V2", "V3"]), second);
    // All equal: turn order.
    assert_eq!(order(&["V2", "V3"], &["V1", "V4"]), first);
    // One star and two more against three on one card, 1.0 lowest: more cards.
    let one_of_three = edition_of_three_stars();
    let setup = Setup::<Islands>::new(2, Options::default(), one_of_three).expect("a setup");
    let order = |one: &[&str], other: &[&str]| {
        let kept = [one, other, &[], &[]].map(|cards| cards.iter().map(|name| card(name)).collect());
        let builder = Builder { kept, over: true, ..Builder::default() };
        let game = builder.build(&setup).expect("a position");
        game.view(Observer::Spectator).evaluation[0].order.clone()
    };
    assert_eq!(order(&["V2"], &["V1", "V5"]), second);
    assert_eq!(order(&["V1", "V5"], &["V2"]), first);
}

/// V1 has one star and V2 three, both with a rating of 1.0.
fn edition_of_three_stars() -> Arc<Edition<Islands>> {
    edition("islands_cards.toml", "    { stars = 1, rating = 3 },", "    { stars = 3, rating = 2 },")
}

#[test]
fn islands_eval_7_turn_order_starts_with_the_first_player() {
    // V1 and V2 are the same in all: whoever began is ahead.
    let same = edition("islands_cards.toml", "    { stars = 1, rating = 3 },", "    { stars = 1, rating = 2 },");
    let setup = Setup::<Islands>::new(3, Options::default(), same).expect("a setup");
    let order = |first: u8, second: u8| {
        let events = format!(
            "* first {first}, * deal V1, * deal V2, * deal S1, {first} take 1 V1, {first} step a1 b1, \
             * deal S2, * deal S3, * deal S4, {second} take 2 V2, {second} step e2 e1"
        );
        after(&setup, &events).position().view(Observer::Spectator).evaluation[0].order.clone()
    };
    assert_eq!(order(0, 1), [Seat::A, Seat::B]);
    assert_eq!(order(2, 0), [Seat::C, Seat::A]);
}

#[test]
fn islands_eval_5_islands_eval_8_without_a_card_of_the_colour_nothing_is_claimed() {
    let game = finished(2, "(0,0)=g1r2 (0,1)=g1", [&["V1"], &["A1"], &[], &[]]);
    assert_eq!(scores(&game), [2, 1]);
    let none = finished(2, "(0,0)=g1r2", [&["L1"], &["A1"], &[], &[]]);
    assert_eq!(scores(&none), [0, 0]);
}

#[test]
fn islands_eval_6_all_dice_of_a_tower_count() {
    let game = finished(2, "(0,0)=g1y2k3r4", [&["V1"], &["A1", "S1"], &[], &[]]);
    assert_eq!(scores(&game), [4, 0]);
}

#[test]
fn islands_score_1_the_most_dice_win() {
    let game = finished(2, "(0,0)=r1 (0,1)=y1g2", [&["V1"], &["A1"], &[], &[]]);
    assert_eq!((scores(&game), places(&game)), (vec![1, 2], vec![2, 1]));
}

#[test]
fn islands_score_2_ties_go_to_stars_then_ratings_and_islands_score_3_then_are_shared() {
    let tied = |one: &[&str], other: &[&str]| places(&finished(2, "(0,0)=r1 (0,1)=g1", [one, other, &[], &[]]));
    assert_eq!(tied(&["V12"], &["A8"]), [1, 2], "3 stars against 2");
    assert_eq!(tied(&["V12"], &["A9"]), [2, 1], "6.5 against 5.0");
    assert_eq!(tied(&["V9"], &["A9"]), [1, 1]);
    let game = finished(2, "(0,0)=r1 (0,1)=g1", [&["V12"], &["A9"], &[], &[]]);
    let ties: Vec<_> = game.breakdown().into_iter().filter(|line| !line.counts).collect();
    assert_eq!((ties[0].key, ties[0].by_seat.as_slice()), ("score.stars", &[3, 3][..]));
    assert_eq!((ties[1].key, ties[1].by_seat.as_slice()), ("score.rating_halves", &[13, 10][..]));
    assert_eq!([ties[1].shown(Seat::A), ties[1].shown(Seat::B)], ["6.5", "5"]);
}

// --- vectors ---

#[test]
fn it_01_one_card_at_the_start() {
    let mut table = table("", "ECOL", 'V', 1);
    assert_eq!(table.ends("step", at(0, 0)), [(0, 1), (1, 0)]);
    table.act("step a1 b1");
    assert_eq!(table.tower(0, 1), "g1r2");
}

#[test]
fn it_02_two_cards_at_the_start() {
    let table = table("", "CONS", 'V', 2);
    assert_eq!(table.ends("step", at(0, 0)), [(0, 1), (0, 2), (1, 0), (1, 1), (2, 0)]);
}

#[test]
fn it_03_three_cards_at_the_start() {
    let table = table("", "CONS", 'V', 3);
    assert_eq!(table.ends("step", at(0, 0)), within(3));
    assert_eq!(within(3).len(), 9);
}

#[test]
fn it_04_a_six_is_not_chosen() {
    let table = table("(0,0)=r6", "OCEA", 'V', 2);
    assert!(table.ends("step", at(0, 0)).is_empty());
    assert_eq!(table.why("step a1 b1"), "ISLANDS-DIE-2");
}

#[test]
fn it_05_equal_neighbours_shut_a_die_in() {
    let table = table("(0,0)=r1 (0,1)=g2 (1,0)=y2", "CONS", 'V', 5);
    assert!(table.ends("step", at(0, 0)).is_empty());
}

#[test]
fn it_06_the_ecologist_opens_them() {
    let table = table("(0,0)=r1 (0,1)=g2 (1,0)=y2", "ECOL", 'V', 5);
    let ends = table.ends("step", at(0, 0));
    assert_eq!(ends.len(), 20);
    assert_eq!(ends, within(5));
}

#[test]
fn it_07_empty_neighbours_and_the_way_back() {
    let position = "(0,0)=r1 (0,1)= (1,0)=";
    assert!(table(position, "CONS", 'V', 3).ends("step", at(0, 0)).is_empty());
    let ends = table(position, "OCEA", 'V', 3).ends("step", at(0, 0));
    assert_eq!(ends.len(), 10);
    assert_eq!(ends[0], (0, 0));
    assert_eq!(ends[1..], within(3));
}

#[test]
fn it_08_an_equal_die_bars_the_oceanographer() {
    let table = table("(0,0)=r1 (0,1)= (0,2)=y2", "OCEA", 'V', 2);
    assert_eq!(table.ends("step", at(0, 0)), [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0)]);
}

#[test]
fn it_09_out_and_back_over_a_lower_die() {
    let position = "(0,0)=g1r2";
    let mut two = table(position, "CONS", 'V', 2);
    assert_eq!(two.ends("step", at(0, 0)), [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (2, 0)]);
    assert_eq!(table(position, "CONS", 'V', 1).ends("step", at(0, 0)), [(0, 1), (1, 0)]);
    two.act("step a1 a1");
    assert_eq!(two.tower(0, 0), "g1r3");
    // The switch of I-6.
    let never = with_options(2, r#"{"may_return": "no"}"#);
    let ends = Table::new(&never, position, "CONS", 'V', 2).ends("step", at(0, 0));
    assert_eq!(ends, [(0, 1), (0, 2), (1, 0), (1, 1), (2, 0)]);
}

#[test]
fn it_10_the_seismologist_moves_a_pair_or_one() {
    let mut pair = table("(0,0)=g4r5", "SEIS", 'V', 1);
    pair.act("pair a1 b1");
    assert_eq!((pair.tower(0, 1), pair.tower(0, 0)), ("g1g4r6".into(), String::new()));
    let mut single = table("(0,0)=g4r5", "SEIS", 'V', 1);
    single.act("step a1 b1");
    assert_eq!((single.tower(0, 1), single.tower(0, 0)), ("g1r6".into(), "g4".into()));
}

#[test]
fn it_11_of_three_dice_the_top_two_move() {
    let mut table = table("(0,0)=y1g2r3", "SEIS", 'V', 1);
    table.act("pair a1 b1");
    assert_eq!((table.tower(0, 0), table.tower(0, 1)), ("y1".into(), "g1g2r4".into()));
}

#[test]
fn it_12_the_geographer_chooses_above_the_colour() {
    let mut table = table("(0,0)=g1r2", "GEOG", 'A', 1);
    assert!(!table.ends("step", at(0, 1)).is_empty(), "green tops remain choosable");
    table.act("step a1 b1");
    assert_eq!(table.tower(0, 1), "g1r3");
}

#[test]
fn it_13_a_six_above_the_colour_stays() {
    let table = table("(0,0)=g1r6", "GEOG", 'A', 1);
    assert_eq!(table.why("step a1 b1"), "ISLANDS-DIE-2");
}

#[test]
fn it_14_one_card_cannot_be_split() {
    let mut table = table("", "AGRI", 'V', 1);
    assert_eq!(table.why("second e2 e1"), "ISLANDS-SPEC-AGRI");
    table.act("step a1 b1");
    assert_eq!(table.game.turn(), Turn::Chance);
}

#[test]
fn islands_spec_agri_2_it_15_three_steps_for_two_dice() {
    let mut table = table("", "AGRI", 'V', 3);
    table.act("step a1 b1");
    assert_eq!(table.why("second e2 b2"), "ISLANDS-SPEC-AGRI-2", "two steps are left");
    table.act("second e2 c2");
    assert_eq!((table.tower(0, 1), table.tower(1, 2)), ("g1r2".into(), "b1r2".into()));
}

#[test]
fn it_16_two_red_dice_of_one_tower() {
    let mut table = table("(0,0)=r1r2", "AGRI", 'V', 2);
    table.act("step a1 b1").act("second a1 a2");
    assert_eq!((table.tower(0, 1), table.tower(1, 0)), ("g1r3".into(), "y1r2".into()));
}

#[test]
fn it_17_the_conservationist_stays() {
    let mut table = table("", "CONS", 'V', 1);
    table.act("stay a1");
    assert_eq!(table.tower(0, 0), "r2");
    let six = self::table("(0,0)=r6", "CONS", 'V', 1);
    assert_eq!(six.why("stay a1"), "ISLANDS-DIE-2");
}

#[test]
fn it_18_only_sixes_leave_a_pass() {
    let sixes = "(0,0)=r6 (1,4)=r6 (2,2)=r6 (3,5)=r6 (4,3)=r6 (5,1)=r6";
    let mut table = table(sixes, "ECOL", 'V', 3);
    assert_eq!(table.legal(), ["pass"]);
    table.act("pass");
    let view = table.game.view(Observer::Spectator);
    assert_eq!(view.players[0].terrains[0].cards[0].code, "V1");
    assert!(view.columns[0].cards.is_empty());
}

#[test]
fn it_19_the_geographer_alone_can_move_or_pass() {
    let position = "(0,0)=r1b2 (1,4)=r6 (2,2)=r6 (3,5)=r6 (4,3)=r6 (5,1)=r6";
    let table = table(position, "GEOG", 'V', 1);
    assert_eq!(table.legal(), ["step a1 b1", "step a1 a2", "pass"]);
}

#[test]
fn it_20_heights_after_the_second_deal() {
    let mut played = after(&setup(2), DEAL);
    play(&mut played, "0 take 2 A1, 0 step b1 a1, * deal V2, * deal A2, * deal S2");
    let view = played.position().view(Observer::Spectator);
    let heights: Vec<usize> = view.columns.iter().map(|column| column.cards.len()).collect();
    assert_eq!(heights, [2, 1, 2]);
}

#[test]
fn it_21_after_24_turns_two_columns_stay_unused() {
    let mut played = after(&setup(2), "* first 0");
    let mut dice = atoll_core::SeededDice::new(21);
    let mut turns = 0;
    loop {
        played.settle(&mut dice);
        let Turn::Decide(seats) = played.position().turn() else { break };
        let seat = seats.iter().next().expect("somebody");
        let mut actions = Vec::new();
        played.position().legal(seat, &mut actions);
        turns += usize::from(matches!(actions[0], Action::Take { .. }));
        let action = actions[actions.len() / 2];
        played.play(Event::Act { seat, action }).expect("a legal action");
    }
    assert_eq!(turns, 24);
    let view = played.position().view(Observer::Spectator);
    assert_eq!((view.step, view.deck), (Step::Over, 0));
    let left: Vec<usize> = view.columns.iter().map(|column| column.cards.len()).filter(|&n| n > 0).collect();
    assert_eq!(left.len(), 2);
    assert!(left.iter().sum::<usize>() >= 3);
    let kept: usize = view.players.iter().flat_map(|player| &player.terrains).map(|held| held.cards.len()).sum();
    assert_eq!(kept, 24);
}

#[test]
fn it_22_the_example_of_the_rulebook() {
    // 4 stars with 1.0 lowest, 4 stars with 2.0 lowest, 2 stars.
    let position = "(0,0)=r1y1k1g2 (0,1)=r1y1g2 (0,2)=g1 (0,3)=g1";
    let kept: [&[&str]; 4] = [&["A1", "A12"], &["A3", "A9"], &["A5"], &[]];
    let game = finished(3, position, kept);
    let view = game.view(Observer::Spectator);
    assert_eq!(view.evaluation[1].order, [Seat::A, Seat::B, Seat::C]);
    assert_eq!(scores(&game), [5, 3, 1]);
}

#[test]
fn it_23_a_single_holder_claims_everything() {
    let game = finished(2, "(0,0)=r1r1y1k1b2 (0,1)=g1b2 (0,2)=b1", [&[], &["W1"], &[], &[]]);
    assert_eq!(scores(&game), [0, 8]);
}

#[test]
fn it_24_a_colour_without_holders_stays() {
    let game = finished(2, "(0,0)=r1g1p2 (0,1)=p1 (0,2)=r1", [&["V1"], &[], &[], &[]]);
    assert_eq!(scores(&game), [1, 0]);
    assert!(game.view(Observer::Spectator).evaluation[5].claims.is_empty());
    assert!(matches!(game.turn(), Turn::Over(_)));
}

#[test]
fn it_25_a_tower_counts_for_its_top_colour_alone() {
    let game = finished(2, "(0,0)=r1g2b3p4", [&["V1", "A1", "W1"], &["L1"], &[], &[]]);
    assert_eq!(scores(&game), [0, 4]);
}

#[test]
fn it_26_the_lowest_rating_parts_equal_stars() {
    // 3 + 2 stars (5.0, 3.0) against 1 + 1 + 3 stars (1.0, 2.5, 6.5).
    let game = finished(2, "(0,0)=r1p2", [&["L9", "L5"], &["L1", "L4", "L12"], &[], &[]]);
    let view = game.view(Observer::Spectator);
    assert_eq!((view.players[0].terrains[5].stars, view.players[1].terrains[5].stars), (5, 5));
    assert_eq!(view.evaluation[5].order, [Seat::B, Seat::A]);
    assert_eq!(scores(&game), [0, 2]);
}

#[test]
fn it_27_stars_then_ratings_decide_equal_dice() {
    let all = Islands::new(&setup(2)).view(Observer::Spectator);
    let position: Vec<String> = all
        .islands
        .iter()
        .map(|one| format!("({},{})={}", one.r, one.c, tower_of(&Islands::new(&setup(2)), one.r, one.c)))
        .collect();
    let position = position.join(" ");
    // Seat A holds red, green, yellow, seat B black, blue, purple: 18 dice each.
    let fifty: &[&str] = &["V10", "V11", "V12", "A11", "A12", "V6", "V7", "V8", "A6", "S8"];
    let forty_nine: &[&str] = &["R9", "R10", "R11", "R12", "W12", "R5", "R6", "R7", "W8", "L8"];
    let fewer: &[&str] = &["R9", "R10", "R11", "R12", "W12", "R5", "R6", "R7", "W8", "L4"];
    let stars = finished(2, &position, [fifty, fewer, &[], &[]]);
    let view = stars.view(Observer::Spectator);
    assert_eq!((view.players[0].stars, view.players[1].stars), (25, 24));
    assert_eq!((scores(&stars), places(&stars)), (vec![18, 18], vec![1, 2]));
    let ratings = finished(2, &position, [fifty, forty_nine, &[], &[]]);
    let view = ratings.view(Observer::Spectator);
    assert_eq!((view.players[0].stars, view.players[1].stars), (25, 25));
    assert_eq!((view.players[0].rating.as_str(), view.players[1].rating.as_str()), ("50.5", "49.0"));
    assert_eq!((scores(&ratings), places(&ratings)), (vec![18, 18], vec![2, 1]));
}

#[test]
fn it_28_the_east_strip_needs_three_players() {
    let three = Table::new(&setup(3), "(0,5)=r1", "ECOL", 'V', 1);
    assert!(three.allows("step f1 g1"));
    let two = Table::new(&setup(2), "(0,5)=r1", "ECOL", 'V', 1);
    assert_eq!(two.why("step f1 g1"), "ISLANDS-SETUP-1");
}

#[test]
fn it_29_the_board_does_not_wrap() {
    let table = Table::new(&setup(4), "(0,6)=r1", "ECOL", 'V', 1);
    assert_eq!(table.ends("step", at(0, 6)), [(0, 5), (1, 6)]);
    let west = Table::new(&setup(4), "(3,-1)=r1", "ECOL", 'V', 1);
    assert_eq!(west.ends("step", at(3, -1)), [(2, -1), (3, 0), (4, -1)]);
}

#[test]
fn it_30_the_second_die_has_the_kept_colour_unless_the_card_says_otherwise() {
    let mut table = table("", "AGRI", 'V', 3);
    table.act("step a1 b1");
    assert_eq!(table.why("second f2 f1"), "ISLANDS-DIE-1");
    let any = edition("islands_specialists.toml", "any_colour = false", "any_colour = true");
    let any = Setup::new(2, Options::default(), any).expect("a setup");
    let mut free = Table::new(&any, "", "AGRI", 'V', 3);
    free.act("step a1 b1");
    assert!(free.allows("second f2 f1"));
    assert_eq!(free.why("second b1 c1"), "ISLANDS-SPEC-AGRI-1", "the green of b1 is covered");
    assert!(!free.ends("second", at(0, 5)).is_empty(), "purple as well");
}

// --- rulings and spare abilities ---

#[test]
fn islands_choose_3_a_card_must_move_if_the_table_says_so() {
    let stuck = "(0,0)=r1 (0,1)=g2 (1,0)=y2 (1,4)=r6 (2,2)=r6 (3,5)=r6 (4,3)=r6 (5,1)=r6";
    let builder = |row: [&str; 3]| Builder {
        towers: towers(stuck),
        row: Some(row.map(specialist)),
        columns: [cards('V', 2), vec![card("V3")], vec![card("A1")]],
        turns: 10,
        ..Builder::default()
    };
    let takes = |setup: &Setup<Islands>, row| {
        let game = builder(row).build(setup).expect("a position");
        let mut actions = Vec::new();
        game.legal(Seat::A, &mut actions);
        for action in Action::all() {
            assert_eq!(game.check(Seat::A, action).is_ok(), actions.contains(&action), "{action}");
        }
        actions.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let strict = with_options(2, r#"{"keep_needs_move": "yes"}"#);
    assert_eq!(takes(&setup(2), ["OCEA", "ECOL", "SEIS"]).len(), 4);
    // The Oceanographer cannot help the red die, the Ecologist can.
    assert_eq!(takes(&strict, ["OCEA", "ECOL", "SEIS"]), ["take 2 V3", "take 3 A1"]);
    assert_eq!(takes(&strict, ["CONS", "OCEA", "SEIS"]), ["take 1 V1", "take 1 V2", "take 3 A1"]);
}

#[test]
fn islands_choose_3_the_edition_gives_the_default() {
    let strict = edition("islands_options.toml", "keep_needs_move = false", "keep_needs_move = true");
    let setup = Setup::<Islands>::new(2, Options::default(), strict).expect("a setup");
    let builder = Builder {
        towers: towers("(0,0)=r6 (1,4)=r6 (2,2)=r6 (3,5)=r6 (4,3)=r6 (5,1)=r6"),
        columns: [cards('V', 1), vec![card("S1")], vec![card("A1")]],
        ..Builder::default()
    };
    let game = builder.build(&setup).expect("a position");
    let take = "take 1 V1".parse().expect("a notation");
    assert_eq!(game.check(Seat::A, take).expect_err("no red die moves").0.id, "ISLANDS-CHOOSE-3");
}

#[test]
fn i_12_a_second_die_may_lie_on_the_first_or_under_it_before() {
    // The first red uncovers the second; the second lands on the first.
    let mut table = table("(0,0)=r3r4 (0,1)=g1", "AGRI", 'V', 2);
    table.act("step a1 b1");
    assert!(!table.allows("second a1 b1"), "4 is not above 5");
    let mut low = self::table("(0,0)=r1 (0,2)=r4", "AGRI", 'V', 2);
    low.act("step a1 b1").act("second c1 b1");
    assert_eq!(low.tower(0, 1), "g1r2r5");
}

#[test]
fn spare_key_diagonal_ok() {
    let table = Table::new(&with_abilities(2, r#"["diagonal_ok"]"#), "", "CONS", 'V', 1);
    assert_eq!(table.ends("step", at(0, 0)), [(0, 1), (1, 0), (1, 1)]);
    assert!(!table.allows("stay a1"));
}

#[test]
fn spare_key_extra_steps() {
    let table = Table::new(&with_abilities(2, "[{ extra_steps = { n = 2 } }]"), "", "CONS", 'V', 1);
    assert_eq!(table.ends("step", at(0, 0)), within(3));
}

#[test]
fn spare_key_no_raise() {
    let mut table = Table::new(&with_abilities(2, r#"["no_raise"]"#), "(0,0)=r6", "CONS", 'V', 1);
    assert_eq!(table.why("step a1 b1"), "ISLANDS-DIE-2");
    table.act("hold");
    assert_eq!(table.why("pass"), "ISLANDS-MOVE-6");
    table.act("step a1 b1");
    assert_eq!(table.tower(0, 1), "g1r6");
}

#[test]
fn spare_key_dig() {
    let mut table = Table::new(&with_abilities(2, "[{ dig = { depth = 2 } }]"), "(0,0)=r1y2k3", "CONS", 'V', 1);
    assert_eq!(table.why("dig a1 1"), "ISLANDS-DIE-1", "yellow is not red");
    assert_eq!(table.why("dig a1 3"), "ISLANDS-DIE-1", "so deep nobody may dig");
    table.act("dig a1 2");
    assert_eq!(table.why("step e2 e1"), "ISLANDS-DIE-1", "the dug die is chosen");
    table.act("step a1 b1");
    assert_eq!((table.tower(0, 0), table.tower(0, 1)), ("y2k3".into(), "g1r2".into()));
}

#[test]
fn keys_combine() {
    let keys = r#"["may_stay", "carry_below", "empty_ok", "diagonal_ok", { dig = { depth = 1 } }, { split_two = { any_colour = true } }]"#;
    let mut table = Table::new(&with_abilities(2, keys), "(0,0)=b1r2y3 (1,1)=", "CONS", 'V', 2);
    table.act("dig a1 1").act("pair a1 b2");
    assert_eq!((table.tower(0, 0), table.tower(1, 1)), ("y3".into(), "b1r3".into()));
    assert_eq!(table.why("second b2 c2"), "ISLANDS-SPEC-AGRI-1");
    table.act("second a1 b1");
    assert_eq!(table.tower(0, 1), "g1y4");
}

// --- component files ---

#[test]
fn wrong_files_are_refused_with_file_line_and_reason() {
    let cases = [
        ("islands_board.toml", "\"VASRWL\",", "\"VASRWLV\",", "the row has 6 places, the first row has 7"),
        ("islands_board.toml", "\"VASRWL\",", "\"VASRWX\",", "`X` is not one of V A S R W L"),
        ("islands_board.toml", "\"VASRWL\",", "\"VVVVVV\",", "islands of V; the box has 8 dice of a colour"),
        (
            "islands_board.toml",
            "rows = [\"L\", \"A\", \"R\", \"V\", \"S\", \"W\"]",
            "rows = [\"LA\", \"A.\", \"R.\", \"V.\", \"S.\", \"W.\"]",
            "9 columns together; at most 8 fit",
        ),
        ("islands_board.toml", "\"SRWLVA\",", "\".......\",", "the row has 7 places"),
        ("islands_board.toml", "\"SRWLVA\",", "\"......\",", "is not connected"),
        ("islands_board.toml", "colour = \"red\"", "colour = \"pink\"", "`pink` must be `red`"),
        ("islands_cards.toml", "    { stars = 1, rating = 2 },\n", "", "V has 17 cards; it must have 18"),
        ("islands_cards.toml", "stars = 4,", "stars = 3,", "17 cards of 4 stars; there must be 18"),
        ("islands_cards.toml", "stars = 4,", "stars = 6,", "6 stars; a card has 1 to 5"),
        ("islands_cards.toml", "rating = 2 }", "rating = 200 }", "a rating of 200 half Mw"),
        ("islands_cards.toml", "letter = \"V\"", "letter = \"A\"", "`A` must be `V`"),
        ("islands_specialists.toml", "\"may_stay\"]", "\"may_fly\"]", "there is no `may_fly` here"),
        ("islands_specialists.toml", "[\"may_stay\"]", "[\"may_stay\", \"may_stay\"]", "the key is there twice"),
        ("islands_specialists.toml", "[\"may_stay\"]", "[{ dig = { depth = 9 } }]", "depth must be 1 to 8"),
        ("islands_specialists.toml", "id = \"SEIS\"", "id = \"CONS\"", "CONS is there twice"),
        ("islands_specialists.toml", "id = \"SEIS\"", "id = \"GEOL\"", "`GEOL` is not one of"),
        (
            "islands_specialists.toml",
            "row = [\"CONS\", \"ECOL\", \"OCEA\"]",
            "row = [\"CONS\", \"ECOL\"]",
            "needs three specialists, not 2",
        ),
        (
            "islands_options.toml",
            "may_return = true",
            "may_return = true\nmay_fly = true",
            "there is no key `may_fly` here",
        ),
        (
            "islands_board.toml",
            "[[terrain]]\nletter = \"V\"\nid = \"volcano\"\ncolour = \"red\"\nname = { en = \"Volcano\", nl = \"Vulkaan\" }\ntag = \"R\"\n",
            "",
            "there must be 6 terrains, not 5",
        ),
    ];
    for (file, from, to, reason) in cases {
        let error = wrong::<Islands>(file, from, to);
        let shipped = Files::shipped::<atoll_islands::Components>();
        let line = shipped.text(file).split(from).next().map_or(1, |before| before.lines().count().max(1));
        assert_eq!(error.file, file);
        assert!(error.reason.en.contains(reason), "{error}");
        let named = error.line.expect("a fault has a line");
        // What is missing is told at the last of its kind.
        let near = reason.contains("there must be") || named.abs_diff(line) <= 12;
        assert!(near, "{error}: expected near line {line}");
    }
}

/// Boards of all shapes, the smallest too: every match on them ends.
#[test]
fn odd_boards_are_played_to_the_end() {
    let shipped = Files::shipped::<atoll_islands::Components>();
    let text = shipped.text("islands_board.toml");
    let terrains = &text[..text.find("[main]").expect("the main board")];
    let boards = [
        ("\"V\"", "\".\"", "\".\""),
        ("\"V\"", "\"A\"", "\"S\""),
        ("\"VASRWL\"", "\"V\"", "\"L\""),
        (
            "\"V\", \"A\", \"S\", \"R\", \"W\", \"L\"",
            "\"\", \"\", \"\", \"\", \"\", \"\"",
            "\"L\", \"W\", \"R\", \"S\", \"A\", \"V\"",
        ),
        ("\"VVVVVVVV\"", "\"\"", "\"\""),
    ];
    for (main, east, west) in boards {
        let mut files = shipped.clone();
        let board = [("main", main), ("east", east), ("west", west)]
            .map(|(name, rows)| format!("[{name}]\ntag = \"C\"\nrows = [{rows}]\n"))
            .concat();
        files.replace("islands_board.toml", format!("{terrains}{board}")).expect("a file of the game");
        let edition = Edition::<Islands>::load(files).expect("a board that can be played on");
        for seats in 2..=4 {
            let options = serde_json::from_str(r#"{"specialists": "random"}"#).expect("options");
            let setup = Setup::new(seats, options, edition.clone()).expect("a setup");
            let mut dice = atoll_core::SeededDice::new(3);
            let mut playout = atoll_core::Playout::new();
            let mut game = Islands::new(&setup);
            let most = Islands::INFO.max_events;
            let events = (0..=most).take_while(|_| playout.random(&mut game, &mut dice).is_some()).count();
            assert!(events < most as usize, "{main}, {seats} seats: the match does not end");
        }
    }
}

#[test]
fn a_corrected_board_is_played_with_a_doubt_about_unequal_terrains() {
    let corrected = edition("islands_board.toml", "\"VASRWL\",", "\"VASRW.\",");
    assert_eq!(corrected.warnings.len(), 3, "{:?}", corrected.warnings);
    assert!(corrected.warnings[0].reason.en.contains("unequal numbers of islands"));
    assert!(corrected.warnings[0].line.is_some());
    let setup = Setup::new(2, Options::default(), corrected).expect("a setup");
    assert_eq!(Islands::new(&setup).view(Observer::Spectator).islands.len(), 35);
}

// --- words ---

#[test]
fn sentences_say_what_happens_in_both_languages() {
    let table = table("(0,0)=g1r2", "SEIS", 'V', 2);
    let view = table.game.view(Observer::Seat(Seat::A));
    let say = |action: &str, lang| Islands::sentence(&view, action.parse().expect("a notation"), lang);
    assert_eq!(say("step a1 b1", Lang::En), "Move the red 2 from a1 to b1, 1 step: it becomes 3");
    assert_eq!(say("step a1 a1", Lang::Nl), "Verplaats de rode 2 van a1 heen en terug, 2 stappen: hij wordt 3");
    assert_eq!(
        say("pair a1 c1", Lang::En),
        "Move the red 2 with the green 1 below it from a1 to c1, 2 steps: the top becomes 3"
    );
}

#[test]
fn a_preview_tells_what_a_card_would_allow_and_why_not() {
    let builder = Builder {
        towers: towers("(0,1)=g2"),
        columns: [cards('V', 2), vec![card("W1")], vec![card("W2")]],
        turns: 10,
        ..Builder::default()
    };
    let game = builder.build(&setup(2)).expect("a position");
    let told = game.preview(Seat::A, "take 1 V2".parse().expect("a notation"));
    let Some(Preview::Plan(told)) = told else { panic!("a plan: {told:?}") };
    assert_eq!((told.k, told.steps), (2, 2));
    // What the card does not allow is told with the things pointed at, before it is taken.
    let at = |name: &str| {
        let view = game.view(Observer::Seat(Seat::A));
        let one = view.islands.iter().find(|one| one.name == name).expect("an island");
        Some(WishSpot { x: Some(one.c), y: Some(one.r), ..WishSpot::default() })
    };
    let why = |from: &str, to: Option<&str>| {
        let (step, item) = (Some("step".to_owned()), Some("V2".to_owned()));
        let wish = Wish { step, item, from: at(from), to: to.and_then(at), ..Wish::default() };
        match game.point(Seat::A, &wish) {
            Some(Pointed::Refused(rule, words)) => (rule.id, words.en),
            other => panic!("{from} is pointed at and means {other:?}"),
        }
    };
    let (rule, words) = why("a1", Some("b1"));
    assert!(rule == "ISLANDS-MOVE-3" && words.contains("b1"), "{rule}: {words}");
    let (rule, words) = why("b1", None);
    assert!(rule == "ISLANDS-DIE-1" && words.contains("green 2") && words.contains("red"), "{rule}: {words}");
    let mut taken = game.clone();
    taken.act(Seat::A, "take 1 V2".parse().expect("a notation"));
    let view = taken.view(Observer::Seat(Seat::A));
    assert_eq!(told.reachable, view.reachable);
    assert_eq!(told.stays, view.stays);
    // A move tells what the towers would be worth.
    let after = taken.preview(Seat::A, "step a1 a2".parse().expect("a notation"));
    assert!(matches!(after, Some(Preview::Worth(_))), "{after:?}");
    assert!(game.preview(Seat::A, "step a1 a2".parse().expect("a notation")).is_none());
}
