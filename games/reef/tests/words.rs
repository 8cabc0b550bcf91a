//! What lines say of fish is what comes and goes.

use atoll_core::{Event, Game, Lang, Observer, Seat, Staged};
use atoll_reef::Reef;
use atoll_testkit::{named, wander};

/// The fish that an English text names; those that are paid are less than nothing.
fn named_fish(text: &str) -> Vec<i32> {
    let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let fish = (2..words.len()).filter(|&n| words[n] == "fish");
    let each = fish.map(|n| match (words[n - 2], words[n - 1].parse::<i32>()) {
        ("paid" | "Pay" | "for", Ok(count)) => -count,
        (_, Ok(count)) => count,
        (..) => i32::from(words[n - 1] == "bonus"),
    });
    each.collect()
}

fn paid(text: &str) -> i32 {
    named_fish(text).into_iter().filter(|&count| count < 0).sum()
}

#[test]
fn fish_of_a_line_come_and_go() {
    let (mut lost, mut won) = (0, 0);
    for (seats, options) in [(2, "{}"), (3, r#"{"flourish": true}"#), (4, "{}"), (1, "{}")] {
        for seed in 0..6 {
            wander(&named::<Reef>("fish", seats, options).setup, seed, |reef, event| {
                let Event::Act { seat, action } = event else { return };
                let fish =
                    |reef: &Reef, seat: Seat| i32::from(reef.view(Observer::Spectator).players[seat.index()].fish);
                let mut after = reef.clone();
                after.act(seat, action);
                let line = Reef::narrate(&reef.view(Observer::Spectator), event, Lang::En);
                let came = fish(&after, seat) - fish(reef, seat);
                assert_eq!(named_fish(&line).iter().sum::<i32>(), came, "`{event}`: {line}");
                lost += u32::from(came < 0);
                won += u32::from(came > 0);
                for other in Seat::first(reef.seats()).filter(|&other| other != seat) {
                    assert_eq!(fish(&after, other), fish(reef, other), "`{event}`: {line}");
                }
                // What it costs to turn a die is said before it is paid.
                let sentence = Reef::sentence(&reef.view(Observer::Seat(seat)), action, Lang::En);
                assert_eq!(paid(&sentence), paid(&line), "{sentence}: {line}");
            });
        }
    }
    assert!(lost > 20 && won > 50, "{lost} {won}");
}
