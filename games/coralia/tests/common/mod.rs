//! Tools of the tests: positions by hand, scripts of events, whole matches.

#![allow(dead_code)]

use atoll_coralia::{Action, Builder, Chance, Coralia, FinalView, View};
use atoll_core::{Event, EventOf, Game, Label, Match, Observer, Odds, Playout, Seat, SeededDice, Setup, Turn};
pub use atoll_testkit::play;
use atoll_testkit::{after, named, wander_on};

/// Turtles T1 to T6 on the reefs in board order.
pub const TURTLES: &str = "* turtle T1, * turtle T2, * turtle T3, * turtle T4, * turtle T5, * turtle T6";
/// A roll with a blue diver.
pub const FOUR_DIVER: &str = "blue diver, red fish, orange pearl, yellow octopus";
/// A roll with a red octopus.
pub const OCTOPUS: &str = "red octopus, blue fish, green pearl, orange diver";
/// A roll with a red fish.
pub const FISHES: &str = "red fish, blue fish, green pearl, orange diver";

pub fn setup(seats: u8) -> Setup<Coralia> {
    Setup::shipped(seats).unwrap()
}

pub fn with(seats: u8, options: &str) -> Setup<Coralia> {
    named::<Coralia>("options", seats, options).setup
}

pub fn table(seats: u8) -> Builder {
    Builder::new(&setup(seats))
}

pub fn words(list: &str) -> Vec<String> {
    list.split_whitespace().map(str::to_owned).collect()
}

/// What a view calls things.
pub fn as_words(labels: &[Label]) -> Vec<String> {
    labels.iter().map(ToString::to_string).collect()
}

/// What the archivist sees.
pub fn open(game: &Coralia) -> View {
    game.view(Observer::Archivist)
}

pub fn points(game: &Coralia) -> Vec<u8> {
    open(game).players.iter().map(|player| player.points).collect()
}

pub fn hand(game: &Coralia, seat: Seat) -> Vec<String> {
    open(game).players[seat.index()].hand.iter().map(|card| card.card.to_string()).collect()
}

pub fn pile(game: &Coralia, word: &str) -> u32 {
    open(game).piles.iter().find(|pile| pile.pile == word).unwrap().left
}

pub fn asked(game: &Coralia) -> Option<Seat> {
    match game.turn() {
        Turn::Decide(seats) => seats.iter().next(),
        _ => None,
    }
}

pub fn legal(game: &Coralia) -> Vec<String> {
    let mut actions = Vec::new();
    if let Some(seat) = asked(game) {
        game.legal(seat, &mut actions);
    }
    actions.iter().map(Action::to_string).collect()
}

/// The id of the rule that forbids an action.
pub fn why(game: &Coralia, seat: Seat, action: &str) -> &'static str {
    game.check(seat, action.parse().unwrap()).expect_err(action).0.id
}

pub fn keys(game: &Coralia) -> Vec<&'static str> {
    game.breakdown().iter().filter(|line| line.counts).map(|line| line.key).collect()
}

fn outcomes(game: &Coralia) -> Vec<(Chance, u32)> {
    let mut odds = Odds::new();
    game.odds(&mut odds);
    odds.as_slice().to_vec()
}

/// Plays events on a position, checking each.
pub fn run(game: &mut Coralia, events: &str) {
    for text in events.split(',').map(str::trim) {
        let event = Match::<Coralia>::read_event(text).unwrap();
        match event {
            Event::Act { seat, action } => {
                assert_eq!(asked(game), Some(seat), "`{text}`: {}", open(game).step.word());
                game.check(seat, action).unwrap_or_else(|why| panic!("`{text}`: {why}"));
                game.act(seat, action);
            }
            Event::Chance(outcome) => {
                assert_eq!(game.turn(), Turn::Chance, "`{text}`: {}", open(game).step.word());
                let offered = outcomes(game);
                assert!(offered.iter().any(|(other, _)| *other == outcome), "`{text}` is not among {offered:?}");
                game.chance(outcome);
            }
        }
    }
}

/// Resolves A's scoring with whatever comes first and gives A's result.
pub fn finish(builder: Builder) -> FinalView {
    let mut game = builder.at_scoring();
    while !matches!(game.turn(), Turn::Over(_)) {
        match asked(&game) {
            None => game.chance(outcomes(&game)[0].0),
            Some(seat) => {
                let mut actions = Vec::new();
                game.legal(seat, &mut actions);
                game.act(seat, actions[0]);
            }
        }
    }
    open(&game).final_score.unwrap()[0].clone()
}

/// A match at the pick of the first four dice: seat A starts, blocking dice show pearls.
pub fn opening(seats: u8) -> Match<Coralia> {
    let mut played = after(&setup(seats), &format!("* start 0, {TURTLES}"));
    while open(played.position()).step.word() == "block" {
        play(&mut played, "* block pearl");
    }
    played
}

/// Plays chance out with whatever comes first, up to a decision.
pub fn settle(played: &mut Match<Coralia>) {
    while played.position().turn() == Turn::Chance {
        let outcome = outcomes(played.position())[0].0;
        played.play(Event::Chance(outcome)).unwrap();
    }
}

fn decide_first(played: &mut Match<Coralia>) {
    let seat = asked(played.position()).unwrap();
    let mut actions = Vec::new();
    played.position().legal(seat, &mut actions);
    played.play(Event::Act { seat, action: actions[0] }).unwrap();
}

/// A turn that takes a die of this colour, makes it show this face and places it.
///
/// `effects` are the outcomes and decisions that follow; what they leave open
/// goes by whatever comes first.
pub fn turn(played: &mut Match<Coralia>, colour: &str, face: &str, effects: &str) {
    let mut rolled = false;
    loop {
        let view = open(played.position());
        let seat = asked(played.position());
        match view.step.word() {
            "first" => {
                let all = ["yellow", "blue", "red", "green", "orange", "violet"];
                let four = legal(played.position()).into_iter().find(|action| action.contains(colour));
                let rest: Vec<&str> = ["red", "orange", "green", "blue"].into_iter().filter(|c| *c != colour).collect();
                let mut chosen: Vec<&str> = rest[..3].to_vec();
                chosen.push(colour);
                let wish = legal(played.position())
                    .into_iter()
                    .find(|action| action.split(' ').skip(1).all(|word| chosen.contains(&word)) && all.len() == 6);
                play(played, &format!("{} {}", seat.unwrap(), wish.or(four).unwrap()));
            }
            "supply" => {
                let wish = format!("take {colour}");
                let legal = legal(played.position());
                let take = if legal.contains(&wish) { wish } else { legal[0].clone() };
                play(played, &format!("{} {take}", seat.unwrap()));
            }
            "store" => play(played, &format!("{} hold -", seat.unwrap())),
            "roll" => {
                let die = view.station.iter().find(|die| die.face.is_none()).unwrap();
                let show = if die.colour == colour && !rolled {
                    rolled = true;
                    face
                } else {
                    "starfish"
                };
                play(played, &format!("* roll {show}"));
            }
            "die" => {
                play(played, &format!("{} place {colour} {face}", seat.unwrap()));
                break;
            }
            _ => break,
        }
        if rolled && !matches!(open(played.position()).step.word(), "roll" | "die") {
            break;
        }
    }
    for effect in effects.split(',').map(str::trim).filter(|effect| !effect.is_empty()) {
        match asked(played.position()) {
            None => play(played, &format!("* {effect}")),
            Some(seat) => play(played, &format!("{seat} {effect}")),
        }
    }
    while matches!(open(played.position()).step.word(), "card" | "keep" | "white_roll" | "white" | "copy" | "chest") {
        if played.position().turn() == Turn::Chance {
            let outcome = outcomes(played.position())[0].0;
            played.play(Event::Chance(outcome)).unwrap();
        } else {
            decide_first(played);
        }
    }
}

/// Plays a match to its end at random.
pub fn finish_match(played: &mut Match<Coralia>, seed: u64) {
    wander_on(played, &mut SeededDice::new(seed), |_, _| {});
}

pub fn random_match(seats: u8, seed: u64) -> Match<Coralia> {
    let mut played = Match::new(setup(seats));
    finish_match(&mut played, seed);
    played
}

pub fn is_placing(event: EventOf<Coralia>) -> bool {
    matches!(event, Event::Act { action: Action::Die { .. }, .. })
}

/// The island cards taken in a random match.
pub fn island_cards_of_a_game(seed: u64) -> Vec<String> {
    let mut game = Coralia::new(&setup(4));
    let mut dice = SeededDice::new(seed);
    let mut playout = Playout::new();
    while playout.random(&mut game, &mut dice).is_some() {}
    let players = open(&game).players;
    players.iter().flat_map(|p| &p.hand).filter(|card| card.island).map(|card| card.card.to_string()).collect()
}

/// Writes the record of a constructed match beside the tests when they are blessed; else compares.
pub fn keep_record(name: &str, played: &Match<Coralia>) {
    let path = format!("{}/tests/records/{name}.atoll", env!("CARGO_MANIFEST_DIR"));
    let Turn::Over(outcome) = played.position().turn() else { panic!("the match is not over") };
    let list = |numbers: Vec<String>| numbers.join(" ");
    let scores = list(outcome.scores.as_slice().iter().map(i16::to_string).collect());
    let places = list(outcome.places.as_slice().iter().map(u8::to_string).collect());
    let record = format!("{}# over {scores} places {places}\n", played.record());
    if std::env::var("ATOLL_BLESS").is_ok() {
        std::fs::write(&path, &record).unwrap();
    }
    // How the data is named in the second line may be the older way, which is read for ever.
    let told = |record: &str| record.lines().filter(|line| !line.starts_with("game ")).collect::<Vec<_>>().join("\n");
    let kept = std::fs::read_to_string(&path).unwrap();
    assert_eq!(told(&kept), told(&record), "{path} has changed; see ATOLL_BLESS");
    assert!(Match::replay(&kept, setup(2).edition()).is_ok());
}
