//! Checks that follow reading: what the rules rely on.

use atoll_core::{Code, DataError, Files, Text, Words, words};
use atoll_data::{Spanned, fault};

use super::file::{BOARD, BoardFile, PartEntry};
use super::{COLUMNS, DICE, HEIGHT, Part, Specialist, TERRAINS, Terrain, WIDTH, beside, islands_of};

/// Checks the shape of one board and gives its width.
pub(super) fn check_rows(files: &Files, id: &str, entry: &PartEntry, height: usize) -> Result<usize, DataError> {
    let rows = entry.rows.get_ref();
    let wrong = |reason: Words| Err(fault(files, BOARD, &entry.rows, reason));
    if rows.is_empty() {
        return wrong(words!("the {id} board has no rows", "het bord {id} heeft geen rijen"));
    }
    if rows.len() > HEIGHT {
        return wrong(words!(
            "the {id} board has {} rows; at most {HEIGHT} fit",
            "het bord {id} heeft {} rijen; er passen er hoogstens {HEIGHT}",
            rows.len()
        ));
    }
    if rows.len() != height {
        return wrong(words!(
            "the {id} board has {} rows, the main board has {height}",
            "het bord {id} heeft {} rijen, het hoofdbord heeft er {height}",
            rows.len()
        ));
    }
    let width = rows[0].get_ref().chars().count();
    for row in rows {
        let count = row.get_ref().chars().count();
        if count != width {
            return Err(fault(
                files,
                BOARD,
                row,
                words!(
                    "the row has {count} places, the first row has {width}",
                    "de rij heeft {count} plekken, de eerste rij {width}"
                ),
            ));
        }
        if count > WIDTH {
            return Err(fault(
                files,
                BOARD,
                row,
                words!(
                    "the row has {count} places; at most {WIDTH} fit",
                    "de rij heeft {count} plekken; er passen er hoogstens {WIDTH}"
                ),
            ));
        }
    }
    Ok(width)
}

/// Checks the map that the first boards form together.
pub(super) fn check_map(
    files: &Files,
    file: &BoardFile,
    parts: &[Part],
    warnings: &mut Vec<DataError>,
) -> Result<(), DataError> {
    let seats = parts.len() + 1;
    let rows = [&file.main, &file.east, &file.west][parts.len() - 1];
    let mut counts = [0; TERRAINS];
    let mut board = 0u64;
    for &(island, terrain) in parts.iter().flat_map(|part| &part.places) {
        counts[terrain.index()] += 1;
        board |= island.bit();
    }
    for terrain in Terrain::all() {
        let count = counts[terrain.index()];
        if count > DICE {
            let reason = words!(
                "with {seats} seats there are {count} islands of {}; the box has {DICE} dice of a colour",
                "met {seats} spelers zijn er {count} eilanden van {}; de doos heeft {DICE} dobbelstenen van een kleur",
                terrain.letter()
            );
            return Err(fault(files, BOARD, &rows.rows, reason));
        }
    }
    if board == 0 {
        return Err(fault(files, BOARD, &rows.rows, words!("there is no island", "er is geen eiland")));
    }
    let mut reached = board & board.wrapping_neg();
    loop {
        let wider = (reached | beside(reached)) & board;
        if wider == reached {
            break;
        }
        reached = wider;
    }
    if let Some(lost) = islands_of(board & !reached).next() {
        let row = &rows.rows.get_ref()[usize::from(lost.column_row().1)];
        let reason = words!(
            "with {seats} seats island {lost} is not connected with the others over edges",
            "met {seats} spelers hangt eiland {lost} niet over de zijden met de andere samen"
        );
        return Err(fault(files, BOARD, row, reason));
    }
    if counts.iter().any(|&count| count != counts[0]) {
        let list: Vec<String> =
            Terrain::all().map(|terrain| format!("{} {}", counts[terrain.index()], terrain.letter())).collect();
        let reason = words!(
            "with {seats} seats the terrains have unequal numbers of islands: {}",
            "met {seats} spelers hebben de landschappen niet evenveel eilanden: {}",
            list.join(", ")
        );
        warnings.push(fault(files, BOARD, &rows.rows, reason));
    }
    Ok(())
}

/// A row of three different specialists from their ids.
///
/// # Errors
/// What is wrong with the list.
pub(crate) fn specialists_in(ids: &[String]) -> Result<[Specialist; COLUMNS], Words> {
    let mut row = Vec::with_capacity(COLUMNS);
    for id in ids {
        match id.parse::<Specialist>() {
            Ok(one) if row.contains(&one) => {
                return Err(words!(
                    "{id} is there twice; give three different",
                    "{id} staat er twee keer; geef er drie verschillende"
                ));
            }
            Ok(one) => row.push(one),
            Err(_) => {
                return Err(words!(
                    "there is no specialist `{id}`; they are {}",
                    "er is geen specialist `{id}`; het zijn {}",
                    Specialist::IDS.join(", ")
                ));
            }
        }
    }
    row.try_into()
        .map_err(|_| words!("needs three specialists, not {}", "vraagt drie specialisten, niet {}", ids.len()))
}

/// Whatever people read has words in every language.
pub(super) fn check_named(
    files: &Files,
    file: &str,
    id: &Spanned<String>,
    words: &Words,
    what: Text,
) -> Result<(), DataError> {
    if words.en.trim().is_empty() || words.nl.trim().is_empty() {
        let (id_text, Text { en, nl }) = (id.get_ref(), what);
        let reason = words!(
            "{id_text} has no {en}; give one in en and in nl",
            "{id_text} heeft geen {nl}; geef er een in en en in nl"
        );
        return Err(fault(files, file, id, reason));
    }
    Ok(())
}
