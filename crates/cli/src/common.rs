//! What several commands need.

use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use std::{fmt, fs};

use atoll_core::any::{AnyEdition, AnyMatch};
use atoll_core::{Files, Info, Lang, MAX_SEATS, OptionKind, RecordHeader, ReplayError, Seat, Turn, Words, words};
use atoll_registry::{Listed, find, slugs};
use serde_json::{Value, json};

use crate::args::{WithData, WithOptions};
use crate::{Failure, Io, told};

/// A record longer than this is no record.
const LONGEST: u64 = 64 << 20;

/// A file that cannot be written.
pub(crate) fn unwritten(path: &Path, error: &io::Error) -> Failure {
    let path = path.display();
    Failure::Usage(words!("cannot write {path}: {error}", "{path} kan niet worden geschreven: {error}"))
}

/// Makes sure that a file can be written before anything long is done for it; what stands there stays.
pub(crate) fn writable(path: Option<&Path>) -> Result<(), Failure> {
    let Some(path) = path else { return Ok(()) };
    let is_new = !path.exists();
    let opened = fs::OpenOptions::new().append(true).create(true).open(path);
    opened.map_err(|error| unwritten(path, &error))?;
    if is_new {
        let _ = fs::remove_file(path);
    }
    Ok(())
}

/// How far a long command is, as a bar on `io.err`; `shown` is when it was drawn last.
pub(crate) fn show_progress(io: &mut Io<'_>, shown: &mut Option<Instant>, done: u64, all: u64) {
    const WIDE: u64 = 30;
    const PAUSE: Duration = Duration::from_millis(100);
    if !io.progress || done < all && shown.is_some_and(|shown| shown.elapsed() < PAUSE) {
        return;
    }
    *shown = Some(Instant::now());
    let full = (WIDE * done / all.max(1)).min(WIDE) as usize;
    let _ = write!(io.err, "\r[{}{}] {done} / {all}", "#".repeat(full), ".".repeat(WIDE as usize - full));
    let _ = io.err.flush();
}

/// Takes the bar away again.
pub(crate) fn hide_progress(io: &mut Io<'_>) {
    if io.progress {
        let _ = write!(io.err, "\r{:70}\r", "");
        let _ = io.err.flush();
    }
}

/// A folder that cannot be made.
pub(crate) fn unmade(folder: &Path, error: &io::Error) -> Failure {
    let folder = folder.display();
    Failure::Usage(words!(
        "cannot make the folder {folder}: {error}",
        "de map {folder} kan niet worden gemaakt: {error}"
    ))
}

/// The game with this slug.
pub(crate) fn game(slug: &str) -> Result<&'static dyn Listed, Failure> {
    let known = slugs().join(", ");
    let told = || {
        words!("there is no game `{slug}`; the games are {known}", "er is geen spel `{slug}`; de spellen zijn {known}")
    };
    find(slug).ok_or_else(|| Failure::Usage(told()))
}

/// The game's edition: as shipped, or with the files of a folder.
pub(crate) fn edition(game: &dyn Listed, data: &WithData) -> Result<Arc<dyn AnyEdition>, Failure> {
    match &data.data {
        None => Ok(game.shipped()),
        Some(folder) => {
            let files = files(game, folder)?;
            game.load(files).map_err(|error| Failure::No(told(&error).after(format_args!("{}: ", folder.display()))))
        }
    }
}

/// The game's files, those of the folder in place of the shipped ones.
///
/// A folder with a folder of the game's name in it stands for that one.
pub(crate) fn files(game: &dyn Listed, folder: &Path) -> Result<Files, Failure> {
    let own = folder.join(game.info().slug);
    let folder = if own.is_dir() { own.as_path() } else { folder };
    let unreadable = |error| {
        let folder = folder.display();
        Failure::Usage(words!("cannot read the folder {folder}: {error}", "de map {folder} is niet te lezen: {error}"))
    };
    let mut files = game.files();
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        paths.push(entry.map_err(unreadable)?.path());
    }
    paths.sort();
    for path in paths.iter().filter(|path| path.is_file()) {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        if name.starts_with('.') {
            continue;
        }
        let bytes = fs::read(path).map_err(|error| unread(path.display(), &error))?;
        let text = text(bytes).map_err(|line| {
            let reason = words!("this is not UTF-8", "dit is geen UTF-8");
            Failure::No(reason.after(format_args!("{}:{line}: ", path.display())))
        })?;
        files
            .replace(&name, text)
            .map_err(|error| Failure::No(told(&error).after(format_args!("{}: ", folder.display()))))?;
    }
    Ok(files)
}

/// Bytes as text, or the line where they are none.
fn text(bytes: Vec<u8>) -> Result<String, usize> {
    String::from_utf8(bytes).map_err(|error| {
        let upto = error.utf8_error().valid_up_to();
        error.as_bytes()[..upto].iter().filter(|&&byte| byte == b'\n').count() + 1
    })
}

/// Opens a match.
pub(crate) fn open(game: &dyn Listed, seats: u8, options: &WithOptions) -> Result<Box<dyn AnyMatch>, Failure> {
    let edition = edition(game, &options.data)?;
    let chosen = chosen(&game.info(), &options.set)?;
    edition.open(seats, &chosen).map_err(|error| Failure::usage(&error))
}

/// The options of `--set KEY=VALUE`.
fn chosen(info: &Info, set: &[String]) -> Result<Value, Failure> {
    let mut options = serde_json::Map::new();
    for pair in set {
        let Some((key, value)) = pair.split_once('=') else {
            return Err(Failure::Usage(words!(
                "`--set {pair}`: expected KEY=VALUE",
                "`--set {pair}`: verwacht: SLEUTEL=WAARDE"
            )));
        };
        let (key, value) = (key.trim(), value.trim());
        let Some(option) = info.options.iter().find(|option| option.key == key) else {
            return Err(Failure::usage(&info.check_option(key, &Value::Null).expect_err("there is no such option")));
        };
        let read = match option.kind {
            OptionKind::Choice(_) => json!(value),
            OptionKind::Flag => match value {
                "true" | "yes" | "on" | "1" | "ja" | "aan" => json!(true),
                "false" | "no" | "off" | "0" | "nee" | "uit" => json!(false),
                _ => json!(value),
            },
            OptionKind::Whole(..) => value.parse::<i32>().map_or(json!(value), |number| json!(number)),
            OptionKind::List { .. } => {
                let ids: Vec<&str> = value.split(',').map(str::trim).filter(|id| !id.is_empty()).collect();
                json!(ids)
            }
        };
        info.check_option(key, &read).map_err(|error| Failure::usage(&error))?;
        if options.insert(key.to_owned(), read).is_some() {
            return Err(Failure::Usage(words!("option {key} is set twice", "optie {key} is twee keer gezet")));
        }
    }
    Ok(Value::Object(options))
}

/// The usual number of seats: two if the game allows it.
pub(crate) fn usual_seats(info: &Info) -> u8 {
    2.clamp(*info.seats.start(), *info.seats.end())
}

/// Reads a file, or the input for `-`.
pub(crate) fn read(path: &str, io: &mut Io<'_>) -> Result<String, Failure> {
    let cannot = |error| unread(path, &error);
    let mut bytes = Vec::new();
    if path == "-" {
        io.input.take(LONGEST + 1).read_to_end(&mut bytes).map_err(cannot)?;
    } else {
        fs::File::open(path).map_err(cannot)?.take(LONGEST + 1).read_to_end(&mut bytes).map_err(cannot)?;
    }
    if bytes.len() as u64 > LONGEST {
        return Err(Failure::No(of_path(
            path,
            words!("this is too long for a record", "dit is te lang voor een verslag"),
        )));
    }
    text(bytes).map_err(|line| {
        let reason = words!("line {line}: this is not UTF-8", "regel {line}: dit is geen UTF-8");
        Failure::No(of_path(path, reason))
    })
}

/// A path that cannot be read.
fn unread(path: impl fmt::Display, error: &io::Error) -> Failure {
    Failure::Usage(words!("cannot read {path}: {error}", "{path} is niet te lezen: {error}"))
}

/// What is wrong with a file or the input.
fn of_path(path: &str, reason: Words) -> Words {
    let (en, nl) = if path == "-" { ("the input", "de invoer") } else { (path, path) };
    Words { en: format!("{en}: {}", reason.en), nl: format!("{nl}: {}", reason.nl) }
}

/// Reads a record and checks every event of it.
pub(crate) fn record(path: &str, data: &WithData, io: &mut Io<'_>) -> Result<Box<dyn AnyMatch>, Failure> {
    let text = read(path, io)?;
    let fault = |reason: Words| Failure::No(of_path(path, reason));
    // What a record says of seats is told with their letters.
    let replayed = |error: ReplayError| {
        let Words { en, nl } = told(&error);
        let names: Vec<String> = Seat::first(MAX_SEATS as u8).map(|seat| seat.letter().to_string()).collect();
        fault(Words { en: named(&en, &names), nl: named(&nl, &names) })
    };
    let head = RecordHeader::read(&text).map_err(replayed)?;
    let Some(game) = find(&head.game) else {
        let (slug, known) = (&head.game, slugs().join(", "));
        return Err(fault(words!(
            "line 2: there is no game `{slug}`; this program knows {known}",
            "regel 2: er is geen spel `{slug}`; dit programma kent {known}"
        )));
    };
    edition(game, data)?.replay(&text).map_err(replayed)
}

/// The match after `--at` events.
pub(crate) fn at(played: Box<dyn AnyMatch>, at: Option<usize>) -> Result<Box<dyn AnyMatch>, Failure> {
    match at {
        None => Ok(played),
        Some(n) if n <= played.events() => Ok(played.at(n)),
        Some(n) => {
            let events = played.events();
            Err(Failure::Usage(words!(
                "--at {n}: the record has only {events} events",
                "--at {n}: het verslag heeft maar {events} gebeurtenissen"
            )))
        }
    }
}

/// A seat of the match, given by number or letter.
pub(crate) fn seat(played: &dyn AnyMatch, text: &str) -> Result<Seat, Failure> {
    let seats = played.seats();
    let found = Seat::first(seats)
        .find(|seat| text == seat.to_string() || text.eq_ignore_ascii_case(&seat.letter().to_string()));
    found.ok_or_else(|| {
        let last = Seat::first(seats).last().unwrap_or(Seat::A).letter();
        Failure::Usage(words!(
            "there is no seat `{text}`; this match has A to {last}",
            "er is geen plaats `{text}`; deze partij heeft A tot {last}"
        ))
    })
}

/// A turn in JSON.
pub(crate) fn turn_json(turn: Turn) -> Value {
    match turn {
        Turn::Decide(seats) => json!({ "kind": "decide", "seats": seats }),
        Turn::Chance => json!({ "kind": "chance", "seats": [] }),
        Turn::Over(outcome) => {
            json!({ "kind": "over", "seats": [], "scores": outcome.scores, "places": outcome.places })
        }
    }
}

/// The scoring steps in JSON.
pub(crate) fn breakdown_json(played: &dyn AnyMatch, lang: Lang) -> Value {
    let info = played.info();
    let lines = played.breakdown();
    lines
        .iter()
        .map(|line| {
            let label = label(&info, line.key, lang);
            json!({ "key": line.key, "label": label, "by_seat": line.by_seat, "counts": line.counts })
        })
        .collect()
}

/// The game's text of a key, the key itself if there is none.
pub(crate) fn label(info: &Info, key: &str, lang: Lang) -> String {
    let found = info.texts.iter().find(|(known, _)| *known == key);
    found.map_or_else(|| key.to_owned(), |(_, text)| text.get(lang).to_owned())
}

/// A hash as people and records write it.
pub(crate) fn hex(hash: u64) -> String {
    format!("{hash:016x}")
}

/// A text with the names of the seats filled in for `{A}` to `{D}`.
pub(crate) fn named(text: &str, names: &[String]) -> String {
    let mut text = text.to_owned();
    for (seat, name) in Seat::first(names.len() as u8).zip(names) {
        text = text.replace(&format!("{{{}}}", seat.letter()), name);
    }
    text
}

/// A number with a comma every three digits.
pub(crate) fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (n, digit) in digits.chars().enumerate() {
        if n > 0 && (digits.len() - n).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// Writes JSON with a line end.
pub(crate) fn print_json(value: &Value, io: &mut Io<'_>) -> Result<(), Failure> {
    Ok(writeln!(io.out, "{value:#}")?)
}

/// Rows of cells as a table: the first column to the left, the others to the right.
pub(crate) fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let wide = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(wide).collect();
    let mut out = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, cell) in row.iter().enumerate() {
            let blank = " ".repeat(widths[column] - cell.chars().count());
            if column == 0 {
                line.push_str(&format!("  {cell}{blank}"));
            } else {
                line.push_str(&format!("  {blank}{cell}"));
            }
        }
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}

/// The name of a bot that thinks with so many threads; only levels think.
pub(crate) fn threaded(bot: &str, threads: u16) -> String {
    if threads > 1 && bot.starts_with(|first: char| first.is_ascii_digit()) {
        format!("{bot}/trees={threads}")
    } else {
        bot.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped() {
        assert_eq!(thousands(0), "0");
        assert_eq!(thousands(999), "999");
        assert_eq!(thousands(1000), "1,000");
        assert_eq!(thousands(1_234_567), "1,234,567");
    }

    #[test]
    fn what_can_be_written_is_found_out_without_a_trace() {
        let folder = tempfile::tempdir().expect("a folder");
        let (new, old) = (folder.path().join("new"), folder.path().join("old"));
        fs::write(&old, "kept").expect("it can be written");
        assert!(writable(None).is_ok() && writable(Some(&new)).is_ok() && writable(Some(&old)).is_ok());
        assert!(!new.exists(), "nothing is left behind");
        assert_eq!(fs::read_to_string(&old).expect("it is there"), "kept");
        assert!(writable(Some(&folder.path().join("no/such"))).is_err());
        assert!(writable(Some(folder.path())).is_err(), "a folder is no file");
    }

    #[test]
    fn a_bar_tells_how_far_it_is() {
        let (mut input, mut out, mut err): (&[u8], Vec<u8>, Vec<u8>) = (b"", Vec::new(), Vec::new());
        let mut io = Io { input: &mut input, out: &mut out, err: &mut err, terminal: false, progress: true };
        let mut shown = None;
        for done in 1..=4 {
            show_progress(&mut io, &mut shown, done, 4);
        }
        hide_progress(&mut io);
        let told = String::from_utf8(err).expect("plain signs");
        assert!(told.starts_with("\r[#######.......................] 1 / 4"), "{told:?}");
        assert!(told.contains("\r[##############################] 4 / 4"), "{told:?}");
    }

    #[test]
    fn names_are_filled_in() {
        let names = ["Ann".to_owned(), "Bo".to_owned()];
        assert_eq!(named("{B} took it from {A}; {C} {x}", &names), "Bo took it from Ann; {C} {x}");
    }

    #[test]
    fn levels_think_with_threads() {
        assert_eq!(threaded("6/x=2", 3), "6/x=2/trees=3");
        assert_eq!(threaded("greedy", 3), "greedy");
        assert_eq!(threaded("6", 1), "6");
    }

    #[test]
    fn tables_line_up() {
        let rows = [vec!["step".to_owned(), "A".to_owned()], vec!["é".to_owned(), "12".to_owned()]];
        assert_eq!(table(&rows), "  step   A\n  é     12\n");
    }

    #[test]
    fn the_line_of_a_bad_byte_is_told() {
        assert_eq!(text(b"one\ntwo\n\xff".to_vec()), Err(3));
        assert_eq!(text(b"one".to_vec()), Ok("one".to_owned()));
    }
}
