//! `atoll puzzles`.

use std::fs;

use atoll_core::{Lang, Seat, words};
use atoll_insight::puzzles::{Order, Puzzle, check, file, mine, shipped};
use serde_json::{Value, json};

use crate::args::PuzzlesArgs;
use crate::commands::sim::graded;
use crate::common::{game, hide_progress, named, open, print_json, show_progress, unwritten, writable};
use crate::{Failure, Io};

/// What is done with puzzles.
#[derive(PartialEq)]
enum Work {
    Show,
    Mine,
    Check,
}

/// Shows the puzzles of a game, looks for new ones, or thinks about those that ship again.
pub(crate) fn run(args: &PuzzlesArgs, io: &mut Io<'_>) -> Result<(), Failure> {
    let lang = args.lang.lang;
    let (slug, work) = match &args.what[..] {
        [slug] => (slug, Work::Show),
        [word, slug] if word == "mine" => (slug, Work::Mine),
        [word, slug] if word == "check" => (slug, Work::Check),
        _ => {
            return Err(Failure::Usage(words!(
                "expected a game, or `mine` or `check` and a game",
                "verwacht een spel, of `mine` of `check` en een spel"
            )));
        }
    };
    let game = game(slug)?;
    writable(args.out.as_deref())?;
    let mut shown = None;
    let puzzles = if work == Work::Check {
        let all = shipped(slug);
        let mut good: Vec<Puzzle> = Vec::new();
        for (n, puzzle) in all.iter().enumerate() {
            good.extend(check(game, puzzle));
            show_progress(io, &mut shown, n as u64 + 1, all.len() as u64);
        }
        hide_progress(io);
        if io.progress {
            writeln!(io.err, "{} / {}", good.len(), all.len())?;
        }
        good
    } else if work == Work::Mine {
        graded(&args.level)?;
        let opening = open(game, 2, &args.options)?;
        let plan = Order::new(args.count as usize, args.seed, &args.level);
        let bot = args.player.clone().unwrap_or_else(|| plan.bot.clone());
        let order = Order { bot, gap: args.gap, matches: args.matches, grade: args.grade, ..plan };
        let mut count = 0;
        let found = mine(game, &*opening, &order, &mut |_| {
            count += 1;
            show_progress(io, &mut shown, count, args.count.into());
            true
        });
        hide_progress(io);
        found.map_err(|error| Failure::usage(&error))?
    } else {
        shipped(slug)
    };
    if let Some(path) = &args.out {
        fs::write(path, file(&puzzles)).map_err(|error| unwritten(path, &error))?;
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
