//! Checks that follow reading: what the rules rely on.

use std::collections::BTreeSet;

use atoll_core::{Code, DataError, Files, Text, Words, words};
use atoll_data::{Spanned, counted, fault, fault_in};

use super::file::{BOARD, SHAPES, ShapeEntry};
use super::{Card, Cell, Column, Owner, Shape, around};

/// A pattern shows an own die and an opponent's.
pub(super) fn check_owners(columns: &[Column]) -> Result<(), Words> {
    let shows = |owner| columns.iter().any(|column| column.dice.contains(&owner));
    match (shows(Owner::Own), shows(Owner::Other)) {
        (false, _) => Err(words!("the pattern shows no own die (O)", "het patroon toont geen eigen dobbelsteen (O)")),
        (_, false) => Err(words!(
            "the pattern shows no opponent's die (X)",
            "het patroon toont geen dobbelsteen van een tegenstander (X)"
        )),
        (true, true) => Ok(()),
    }
}

/// Ids are fixed, since options and records name shapes by them.
pub(super) fn check_ids<'a>(
    files: &Files,
    file: &str,
    ids: impl Iterator<Item = &'a Spanned<String>> + Clone,
    first: usize,
    needed: usize,
    what: Text,
) -> Result<(), DataError> {
    for (id, shape) in ids.clone().zip(Shape::all().skip(first)).take(needed) {
        if *id.get_ref() != shape.to_string() {
            return Err(fault(
                files,
                file,
                id,
                words!("expected {shape} here, not {}", "verwacht: hier {shape}, niet {}", id.get_ref()),
            ));
        }
    }
    counted(files, file, ids, needed, |found| {
        let Text { en, nl } = what;
        words!("there are {found} {en}; the box has {needed}", "er zijn {found} {nl}; de doos heeft er {needed}")
    })
}

/// Points and fish as cards have them.
pub(super) fn check_numbers(
    files: &Files,
    file: &str,
    points: &Spanned<u8>,
    fish: &Spanned<u8>,
) -> Result<(), DataError> {
    if !(1..=3).contains(points.get_ref()) {
        return Err(fault(
            files,
            file,
            points,
            words!(
                "a card has 1, 2 or 3 points, not {}",
                "een kaart heeft 1, 2 of 3 punten, niet {}",
                points.get_ref()
            ),
        ));
    }
    if *fish.get_ref() > 1 {
        return Err(fault(
            files,
            file,
            fish,
            words!("a card has 0 or 1 fish, not {}", "een kaart heeft 0 of 1 vis, niet {}", fish.get_ref()),
        ));
    }
    Ok(())
}

/// All spaces of the board hang together over edges.
pub(super) fn check_connected(
    files: &Files,
    rows: &[Spanned<String>],
    spaces: u64,
    centre: Cell,
) -> Result<(), DataError> {
    let mut reached = 1u64 << centre.bit();
    loop {
        let wider = (reached | around(reached)) & spaces;
        if wider == reached {
            break;
        }
        reached = wider;
    }
    if reached == spaces {
        return Ok(());
    }
    let lost = Cell::of_bit((spaces & !reached).trailing_zeros() as u8);
    let row = &rows[usize::from(lost.column_row().1)];
    Err(fault(
        files,
        BOARD,
        row,
        words!(
            "space {lost} is not connected with the centre over edges",
            "vak {lost} hangt niet over de zijden met het midden samen"
        ),
    ))
}

/// Solo draws so many different shapes of each value.
pub(super) fn check_values(files: &Files, entries: &[ShapeEntry], cards: &[Card]) -> Result<(), DataError> {
    for (points, least) in [(1, 3), (2, 4), (3, 7)] {
        let count = cards.iter().filter(|card| card.points == points).count();
        if count < least {
            let (point, punt) = if points == 1 { ("point", "punt") } else { ("points", "punten") };
            let reason = words!(
                "{count} shapes have {points} {point}; the game alone needs at least {least}",
                "{count} vormen hebben {points} {punt}; het spel alleen vraagt er minstens {least}"
            );
            let last = entries.iter().rfind(|entry| *entry.points.get_ref() == points).or(entries.last());
            return Err(match last {
                Some(entry) => fault(files, SHAPES, &entry.points, reason),
                None => fault_in(SHAPES, reason),
            });
        }
    }
    Ok(())
}

/// Doubts whether a flat shape is another one or its mirror image.
pub(super) fn doubt_twins(
    files: &Files,
    entries: &[ShapeEntry],
    entry: &ShapeEntry,
    columns: &[Column],
    earlier: &[Card],
    warnings: &mut Vec<DataError>,
) {
    let dice = |columns: &[Column]| -> Vec<Vec<Owner>> { columns.iter().map(|column| column.dice.clone()).collect() };
    let (ours, mut mirrored) = (dice(columns), dice(columns));
    mirrored.reverse();
    for (twin, other) in entries.iter().zip(earlier) {
        let theirs = dice(&other.columns);
        if ours == theirs || mirrored == theirs {
            let (one, other) = (entry.id.get_ref(), twin.id.get_ref());
            let reason = words!(
                "{one} is the same as {other} or its mirror image",
                "{one} is hetzelfde als {other} of het spiegelbeeld ervan"
            );
            warnings.push(fault(files, SHAPES, &entry.columns, reason));
        }
    }
}

/// The columns of a solid stand apart, and none too far away for any board.
pub(super) fn check_apart(columns: &[Column]) -> Result<(), Words> {
    let places: BTreeSet<(i8, i8)> = columns.iter().map(|column| (column.dx, column.dy)).collect();
    if places.len() != columns.len() {
        return Err(words!("two columns stand on the same place", "twee kolommen staan op dezelfde plek"));
    }
    match places.iter().find(|(dx, dy)| dx.unsigned_abs() > 7 || dy.unsigned_abs() > 7) {
        Some((dx, dy)) => Err(words!(
            "a column at [{dx}, {dy}] is too far away for any board",
            "een kolom op [{dx}, {dy}] is voor elk bord te ver weg"
        )),
        None => Ok(()),
    }
}

/// A doubt about a solid whose columns do not touch each other, as those of a pattern do.
pub(super) fn doubt_gap(columns: &[Column]) -> Option<Words> {
    let places: Vec<(i8, i8)> = columns.iter().map(|column| (column.dx, column.dy)).collect();
    let mut reached = vec![*places.first()?];
    let mut next = 0;
    while let Some(&(x, y)) = reached.get(next) {
        next += 1;
        for &(a, b) in &places {
            if x.abs_diff(a) + y.abs_diff(b) == 1 && !reached.contains(&(a, b)) {
                reached.push((a, b));
            }
        }
    }
    let (dx, dy) = places.iter().find(|place| !reached.contains(place))?;
    Some(words!(
        "the column at [{dx}, {dy}] touches no other column of the pattern",
        "de kolom op [{dx}, {dy}] raakt geen andere kolom van het patroon"
    ))
}
