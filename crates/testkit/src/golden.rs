//! Laws that compare with files: codes, counts, stored matches.

use std::fmt::{Display, Write};
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::Path;

use atoll_core::{Code, Game, Match, RecordHeader, Seat, SeededDice, StableHasher, Staged, Turn};

use crate::broken::{Broken, Fault, because, judge};
use crate::suite::Suite;
use crate::walk::{choose, hold, offered, then};

/// Up to this many codes are listed one by one in `codes.txt`.
const LISTED: u32 = 600;

/// Every code keeps its meaning: `tests/codes.txt` lists them, or a digest and samples of them.
///
/// # Errors
/// The first line that differs.
pub fn codes_are_stable<G: Staged>(suite: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("codes_are_stable", || {
        let mut text = String::from(
            "# What each code stands for. A published code keeps its meaning for ever;\n\
         # ATOLL_BLESS=1 cargo test writes this file anew.\n",
        );
        list::<G::Action>("actions", &mut text);
        list::<G::Chance>("outcomes", &mut text);
        compare(suite.bless, &suite.folder.join("codes.txt"), &text, "a code has changed its meaning")
    })
}

fn list<C: Code + Display>(what: &str, out: &mut String) {
    let (mut lines, mut hasher) = (String::new(), StableHasher::new());
    let stride = (C::COUNT / 200).max(1);
    for (code, value) in (0..).zip(C::all()) {
        let text = value.to_string();
        text.hash(&mut hasher);
        // Of many codes the first, the last and one in so many are listed.
        let listed = C::COUNT <= LISTED || code < 8 || code + 8 >= C::COUNT || code.is_multiple_of(stride);
        if listed {
            writeln!(lines, "{code} {text}").expect("writing to a string cannot fail");
        }
    }
    let digest = hasher.finish();
    // The digest comes last, so that the first difference found is one that can be read.
    writeln!(out, "\n{what} {}\n{lines}digest {digest:016x}", C::COUNT).expect("writing to a string cannot fail");
}

/// How many runs of `depth` events a position offers, chance outcomes included.
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    let events = offered(position);
    if depth <= 1 {
        return if depth == 0 { 1 } else { events.len() as u64 };
    }
    events.into_iter().map(|event| perft(&then(position, event), depth - 1)).sum()
}

/// The runs of events from the opening and from later positions, and the choices met in a few seeded
/// matches, are as many as `tests/perft.txt` says.
///
/// # Errors
/// The first line that differs.
pub fn perft_is_stable<G: Staged>(suite: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("perft_is_stable", || {
        let mut text = String::from(
            "# How many runs of 1, 2, ... events there are, chance outcomes included: from the opening,\n\
         # and from later positions of one seeded random match; then all choices met in a few such matches.\n\
         # ATOLL_BLESS=1 cargo test writes this file anew.\n\n",
        );
        for named in &suite.setups {
            let opening = Match::new(named.setup.clone());
            let opening = opening.position().clone();
            line(&mut text, &named.name, &opening, 6, 4000);
            let line_of_play = line_of_play(&opening, 0)?;
            let end = line_of_play.len() - 1;
            for eighth in 1..8 {
                let at = end * eighth / 8;
                line(&mut text, &format!("{} after {at} of {end}", named.name), &line_of_play[at], 3, 400);
            }
            let (mut events, mut choices) = (0, 0);
            for seed in 0..4 {
                let positions = self::line_of_play(&opening, seed)?;
                events += positions.len() - 1;
                choices += positions.iter().map(|position| offered(position).len()).sum::<usize>();
            }
            writeln!(text, "{} in 4 matches: {events} events, {choices} choices", named.name)
                .expect("writing to a string cannot fail");
        }
        compare(suite.bless, &suite.folder.join("perft.txt"), &text, "other runs of events are possible")
    })
}

/// The positions of one seeded random match.
fn line_of_play<G: Game>(opening: &G, seed: u64) -> Result<Vec<G>, Fault> {
    let mut dice = SeededDice::new(seed);
    let mut positions = vec![opening.clone()];
    while let Some(position) = positions.last() {
        let Some(event) = choose(position, &mut dice, 0)? else { break };
        let next = then(position, event);
        positions.push(next);
        hold(positions.len() <= G::INFO.max_events as usize + 1, || "the match does not end".to_owned())?;
    }
    Ok(positions)
}

/// Writes the counts of one position: deeper while a count costs at most `most` positions.
fn line<G: Game>(out: &mut String, name: &str, position: &G, deepest: u32, most: u64) {
    write!(out, "{name}:").expect("writing to a string cannot fail");
    let mut cost = 1;
    for depth in 1..=deepest {
        if cost == 0 || cost > most {
            break;
        }
        cost = perft(position, depth);
        write!(out, " {cost}").expect("writing to a string cannot fail");
    }
    out.push('\n');
}

/// Compares a file with what it should hold, or writes it.
fn compare(bless: bool, path: &Path, text: &str, meaning: &str) -> Result<(), Fault> {
    let advice = "run the tests with ATOLL_BLESS=1 if that is meant, and read the difference";
    if bless {
        return fs::write(path, text).map_err(because(path.display()));
    }
    let stored = fs::read_to_string(path).map_err(because(format!("{advice}; {}", path.display())))?;
    let mut lines = stored.lines().zip(text.lines()).enumerate();
    if let Some((n, (was, is))) = lines.find(|(_, (was, is))| was != is) {
        return Err(format!("{meaning}: {}:{}: was `{was}`, is `{is}`; {advice}", path.display(), n + 1).into());
    }
    let (was, is) = (stored.lines().count(), text.lines().count());
    hold(was == is, || format!("{meaning}: {} has {was} lines, expected {is}; {advice}", path.display()))
}

/// The stored matches, `tests/records/*.atoll`, replay to the result that their last line tells.
///
/// Blessing gives a record the hash of the present component data and its last line, `# over 12 9 places 1 2`
/// or `# open after 40`. A game stores at least one match.
///
/// # Errors
/// The first record at fault.
pub fn golden_records_replay<G: Staged>(suite: &Suite<G>) -> Result<(), Broken> {
    judge::<G>("golden_records_replay", || {
        let folder = suite.folder.join("records");
        let folder = fs::read_dir(&folder).map_err(because(folder.display()))?;
        let mut paths: Vec<_> = folder.filter_map(|entry| Some(entry.ok()?.path())).collect();
        paths.retain(|path| path.extension().is_some_and(|extension| extension == "atoll"));
        paths.sort();
        hold(!paths.is_empty(), || "there is no stored match to replay".to_owned())?;
        let edition = suite.setups[0].setup.edition();
        for path in paths {
            let fail = |fault: String| format!("{}: {fault}", path.display());
            let text = fs::read_to_string(&path).map_err(because(path.display()))?;
            if suite.bless {
                let head = RecordHeader::read(&text).map_err(because(path.display()))?;
                let kept = text.lines().filter(|line| !line.starts_with("# over") && !line.starts_with("# open"));
                let mut text: String = kept.map(|line| format!("{line}\n")).collect();
                text = text.replacen(&format!(" data {}", head.data), &format!(" data {}", edition.hash), 1);
                let played = Match::<G>::replay(&text, edition).map_err(because(path.display()))?;
                text = format!("{}\n{}\n", text.trim_end(), result(&played));
                fs::write(&path, text).map_err(because(path.display()))?;
                continue;
            }
            let played = Match::<G>::replay(&text, edition).map_err(because(path.display()))?;
            let told = text.lines().last().unwrap_or_default();
            let is = result(&played);
            hold(told == is, || fail(format!("the last line tells `{told}`, the match gives `{is}`")))?;
        }
        Ok(())
    })
}

/// How a match stands, in the words of a stored record's last line.
fn result<G: Game>(played: &Match<G>) -> String {
    match played.position().turn() {
        Turn::Over(outcome) => {
            let numbers = |seat: &dyn Fn(Seat) -> String| {
                Seat::first(played.setup().seats()).map(seat).collect::<Vec<_>>().join(" ")
            };
            let scores = numbers(&|seat| outcome.scores[seat].to_string());
            let places = numbers(&|seat| outcome.places[seat].to_string());
            format!("# over {scores} places {places}")
        }
        Turn::Decide(_) | Turn::Chance => format!("# open after {}", played.len()),
    }
}
