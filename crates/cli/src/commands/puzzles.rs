//! `atoll puzzles`.

use std::fs;

use atoll_core::{Lang, Seat, words};
use atoll_insight::puzzles::{Order, Puzzle, mine, shipped};
use serde_json::{Value, json};

use crate::args::PuzzlesArgs;
use crate::common::{game, named, open, print_json, unwritten};
use crate::{Failure, Io};

/// Shows the puzzles of a game, or looks for new ones.
pub(crate) fn run(args: &PuzzlesArgs, io: &mut Io<'_>) -> Result<(), Failure> {
    let lang = args.lang.lang;
    let (slug, mines) = match &args.what[..] {
        [slug] => (slug, false),
        [word, slug] if word == "mine" => (slug, true),
        _ => {
            return Err(Failure::Usage(words!(
                "expected a game, or `mine` and a game",
                "verwacht een spel, of `mine` en een spel"
            )));
        }
    };
    let game = game(slug)?;
    let puzzles = if mines {
        let opening = open(game, 2, &args.options)?;
        let order = Order {
            wanted: args.count,
            seed: args.seed,
            bot: args.level.clone(),
            judge: format!("{}{}x=4", args.level, '/'),
            gap: args.gap,
            matches: args.matches,
            each: 3,
        };
        let mut count = 0;
        let found = mine(game, &*opening, &order, &mut |_| {
            count += 1;
            if io.progress {
                let _ = write!(io.err, "\r{count} / {}", args.count);
                let _ = io.err.flush();
            }
            true
        });
        found.map_err(|error| Failure::usage(&error))?
    } else {
        shipped(slug)
    };
    if let Some(path) = &args.out {
        let text = serde_json::to_string_pretty(&puzzles).expect("puzzles are plain data");
        fs::write(path, text + "\n").map_err(|error| unwritten(path, &error))?;
    }
    if args.json {
        let all: Vec<Value> = puzzles.iter().map(|puzzle| json!(puzzle)).collect();
        return print_json(&json!({ "game": slug, "puzzles": all }), io);
    }
    for puzzle in &puzzles {
        writeln!(io.out, "{}", line(puzzle, lang))?;
    }
    Ok(())
}

/// A puzzle in a line, with its answer.
fn line(puzzle: &Puzzle, lang: Lang) -> String {
    let names: Vec<String> = Seat::first(8).map(|seat| seat.letter().to_string()).collect();
    let pick = |both: &atoll_insight::puzzles::Both| match lang {
        Lang::En => both.en.clone(),
        Lang::Nl => both.nl.clone(),
    };
    let say = |text: String| named(&text, &names).replace('\n', " ");
    let stars = "*".repeat(usize::from(puzzle.grade));
    format!("{:20} {stars:6} {}  ({})", puzzle.id, say(pick(&puzzle.sentence)), say(pick(&puzzle.reason)))
}
