//! From the file to the sheets: every value checked, every fault with its line.

use std::collections::BTreeSet;

use atoll_core::{DataError, Fact, Files, Text, Words, words};
use atoll_data::{Spanned, read};

use super::checks::Checker;
use super::doubts::doubts;
use super::file::{RawDiversity, RawFact, RawFile, RawSheet};
use super::{Components, CrabData, FILE, Printed, Readings, SpeciesData, TrumpetData};
use crate::action::{Coral, Line, MAX_SIDE, Shape, Space, Species, Track};

/// Reads and checks the file.
pub(super) fn load(files: &Files, warnings: &mut Vec<DataError>) -> Result<Components, DataError> {
    let raw: RawFile = read(files, FILE)?;
    let check = Checker(files);
    let sheet = &raw.sheet;
    check.within(&sheet.version, "version", 1, 1)?;
    let rows = check.within(&sheet.rows, "rows", 2, MAX_SIDE)?;
    let cols = check.within(&sheet.cols, "cols", 2, MAX_SIDE)?;
    let symbols = check.within(&sheet.starfish_per_space, "starfish_per_space", 1, 7)?;
    let bleach_at = check.within(&sheet.bleach_at, "bleach_at", 1, symbols)?;
    let mut stages = [0; 3];
    let mut points = [0; 3];
    for (n, at) in sheet.stages.each().into_iter().enumerate() {
        stages[n] = check.within(at, "stages", 1, 7)?;
    }
    for (n, at) in sheet.points.each().into_iter().enumerate() {
        points[n] = i16::from(check.within(at, "points", 0, 20)?);
    }
    let grid = (0..rows).flat_map(|row| (0..cols).filter_map(move |col| Space::at(row, col)));
    let grid = grid.fold(0, |set, space| set | space.bit());
    let (blocked, start) = obstacles(&check, sheet, stages, rows, cols)?;

    let powers = &raw.powers;
    let (reroll, shift) = (&powers.reroll, &powers.plus_minus);
    let crab = &raw.species_on_sheet.hermit_crab;
    let trumpet = &raw.species_on_sheet.tritons_trumpet;
    let shell = check.word(&trumpet.full_reward, Text { en: "reward", nl: "beloning" }, &[true, false], |shell| {
        if shell { "shell" } else { "none" }
    })?;
    let mut setup_from = Vec::new();
    for at in &raw.setup.choose_from {
        let track =
            check.word(at, Text { en: "power to choose", nl: "kracht om te kiezen" }, &Track::ALL, Track::key)?;
        check.must(
            at,
            !setup_from.contains(&track),
            words!("{} is there twice", "{} staat er twee keer", track.key()),
        )?;
        setup_from.push(track);
    }

    let diversity = &raw.diversity;
    let dropped = [&diversity.drop_last.p2, &diversity.drop_last.p3, &diversity.drop_last.p4];
    let mut drop_last = [0; 3];
    for (n, at) in dropped.into_iter().enumerate() {
        drop_last[n] = check.within(at, "drop_last", 0, 3)?;
    }
    let each = &diversity.mixed_min_each;
    let mut mixed_min = [0; 4];
    let shapes = [&each.line3, &each.line5, &each.square4, &each.rect6];
    for (shape, at) in Shape::ALL.into_iter().zip(shapes) {
        let most = shape.size() as u8 / 3;
        mixed_min[shape as usize] = check.within(at, "mixed_min_each", 0, most)?;
    }
    let mut ends = [0; 3];
    for (n, at) in end_marks(diversity).into_iter().enumerate() {
        ends[n] = check.within(at, "end_..._marks", 1, Species::MOST as u8)?;
    }
    let stars = &diversity.starred_marks;
    let mut starred = [false; 3];
    for (n, at) in [&stars.line, &stars.adjacent, &stars.any].into_iter().enumerate() {
        starred[n] = check.word(at, Text { en: "starred mark", nl: "vinkje met ster" }, &[true, false], |star| {
            if star { "*" } else { "" }
        })?;
    }

    let mut sheets = Components {
        rows,
        cols,
        spaces: grid & !blocked,
        blocked,
        start,
        symbols,
        bleach_at,
        stages,
        points,
        colours: colours(&check, sheet)?,
        lines: (0..rows).filter_map(Line::of_row).chain((0..cols).filter_map(Line::of_col)).collect(),
        boxes: boxes(&check, sheet, rows, cols)?,
        tracks: [
            check.track(reroll.counts_as_species, &reroll.check_boxes, &reroll.shells)?,
            check.track(shift.counts_as_species, &shift.check_boxes, &shift.shells)?,
        ],
        step: check.within(&shift.step, "step", 1, 5)?,
        wrap: shift.wrap,
        breeding: [check.breeding(&powers.spawning)?, check.breeding(&powers.budding)?],
        crab: CrabData {
            counts: crab.counts_as_species,
            use_on_attract: crab.use_on_attract,
            with_check: check.crab_boxes(&crab.boxes_with_check)?,
            with_symbol: check.crab_boxes(&crab.boxes_with_crab_symbol)?,
        },
        trumpet: TrumpetData {
            counts: trumpet.counts_as_species,
            starfish: check.within(&trumpet.starfish, "starfish", 0, 24)?,
            shell,
        },
        setup_checks: check.within(
            &raw.setup.power_checks_to_choose,
            "power_checks_to_choose",
            0,
            setup_from.len() as u8,
        )?,
        setup_from,
        turn_cap: check.within(&raw.limits.turn_cap, "turn_cap", 1, 100)?,
        drop_last,
        mixed_min,
        ends,
        starred,
        readings: Readings {
            shells_need_check: powers.shells_need_check,
            dice_per_box: check.within(&reroll.dice_per_box, "dice_per_box", 1, 3)?,
            lines_touch: diversity.lines_need_adjacency,
            rects: rects(&check, diversity)?,
            starred_count: raw.scoring.starred_counts_as_species,
            mature_only: raw.scoring.majority_mature_only,
            needs_one: raw.scoring.majority_needs_one,
        },
        species: Vec::new(),
        facts: Vec::new(),
        by_index: [None; Species::MOST],
        windows: [const { Vec::new() }; 4],
    };
    sheets.lay_windows();
    species(&check, diversity, &mut sheets)?;
    warnings.extend(doubts(files, &raw, &sheets));
    sheets.facts = facts(raw.provenance, &sheets.species);
    Ok(sheets)
}

/// Which die grows which coral: one to one.
fn colours(check: &Checker<'_>, sheet: &RawSheet) -> Result<[&'static str; 3], DataError> {
    let mut colours = [""; 3];
    let dice = [("yellow", &sheet.colour.yellow), ("blue", &sheet.colour.blue), ("pink", &sheet.colour.pink)];
    for (colour, at) in dice {
        let coral = check.word(at, Text { en: "coral", nl: "koraal" }, &Coral::ALL, Coral::key)?;
        let taken = colours[coral.index()];
        let reason = words!(
            "{taken} is {} already: each colour needs its own coral",
            "{taken} is al {}: elke kleur heeft een eigen koraal nodig",
            coral.key()
        );
        check.must(at, taken.is_empty(), reason)?;
        colours[coral.index()] = colour;
    }
    Ok(colours)
}

fn boxes(check: &Checker<'_>, sheet: &RawSheet, rows: usize, cols: usize) -> Result<[Printed; 16], DataError> {
    let mut boxes = [Printed::None; 16];
    for (n, printed) in check.boxes(&sheet.row_box, "row_box", rows)?.into_iter().enumerate() {
        boxes[n] = printed;
    }
    for (n, printed) in check.boxes(&sheet.col_box, "col_box", cols)?.into_iter().enumerate() {
        boxes[MAX_SIDE + n] = printed;
    }
    Ok(boxes)
}

/// What stands on the sheet before play: obstacles and coral.
type Standing = (u64, Vec<(Space, Coral, u8)>);

fn obstacles(
    check: &Checker<'_>,
    sheet: &RawSheet,
    stages: [u8; 3],
    rows: usize,
    cols: usize,
) -> Result<Standing, DataError> {
    let mut blocked = 0;
    for at in &sheet.blocked_spaces {
        let space = check.space(at, rows, cols)?;
        check.must(
            at,
            blocked & space.bit() == 0,
            words!("{space} is blocked twice", "{space} is twee keer geblokkeerd"),
        )?;
        blocked |= space.bit();
    }
    let (mut start, mut taken) = (Vec::new(), blocked);
    for raw in &sheet.start_coral {
        let space = check.space(&raw.space, rows, cols)?;
        check.must(&raw.space, taken & space.bit() == 0, words!("{space} is taken already", "{space} is al bezet"))?;
        taken |= space.bit();
        let coral = check.word(&raw.coral, Text { en: "coral", nl: "koraal" }, &Coral::ALL, Coral::key)?;
        start.push((space, coral, check.within(&raw.stage, "stage", 1, stages[coral.index()])?));
    }
    Ok((blocked, start))
}

/// The rectangles of 6 that count, as rows and columns.
fn rects(check: &Checker<'_>, diversity: &RawDiversity) -> Result<Vec<(usize, usize)>, DataError> {
    const RECTS: [(usize, usize); 4] = [(2, 3), (3, 2), (1, 6), (6, 1)];
    let mut rects = Vec::new();
    for at in diversity.rect6_shapes.get_ref() {
        let rect = check.word(at, Text { en: "rectangle", nl: "rechthoek" }, &RECTS, |rect| match rect {
            (2, 3) => "2x3",
            (3, 2) => "3x2",
            (1, 6) => "1x6",
            _ => "6x1",
        })?;
        check.must(
            at,
            !rects.contains(&rect),
            words!("this rectangle is there twice", "deze rechthoek staat er twee keer"),
        )?;
        rects.push(rect);
    }
    Ok(rects)
}

pub(super) fn end_marks(diversity: &RawDiversity) -> [&Spanned<u8>; 3] {
    [&diversity.end_line_marks, &diversity.end_adjacent_marks, &diversity.end_any_marks]
}

fn species(check: &Checker<'_>, diversity: &RawDiversity, sheets: &mut Components) -> Result<(), DataError> {
    let most_dropped = sheets.drop_last.into_iter().max().unwrap_or(0);
    let (rows, cols) = (sheets.rows, sheets.cols);
    let (mut ids, mut names) = (BTreeSet::new(), BTreeSet::new());
    let list = &diversity.species;
    check.must(
        list,
        !list.get_ref().is_empty(),
        words!("there must be at least one species", "er moet minstens een soort zijn"),
    )?;
    for raw in list.get_ref() {
        let species = check.species(raw, most_dropped)?;
        check.must(
            &raw.id,
            ids.insert(species.id.clone()),
            words!("the id \"{}\" is there twice", "het kenmerk \"{}\" staat er twee keer", species.id),
        )?;
        for name in BTreeSet::from([&species.name.en, &species.name.nl]) {
            check.must(
                &raw.name,
                names.insert(name.clone()),
                words!("the name \"{name}\" is there twice", "de naam \"{name}\" staat er twee keer"),
            )?;
        }
        let slot = &mut sheets.by_index[species.species.index()];
        let (shape, want) = (species.species.shape(), species.species.want());
        let reason =
            words!("{} of {} coral is there twice", "{} van {} koraal staat er twee keer", shape.key(), want.key());
        check.must(&raw.shape, slot.is_none(), reason)?;
        *slot = Some(sheets.species.len() as u8);
        let reason = words!(
            "{} does not fit on a grid of {rows} x {cols}",
            "{} past niet op een rooster van {rows} x {cols}",
            shape.key()
        );
        check.must(&raw.shape, !sheets.windows(shape).is_empty(), reason)?;
        sheets.species.push(species);
    }
    Ok(())
}

fn facts(provenance: Vec<RawFact>, species: &[SpeciesData]) -> Vec<Fact> {
    let of_species = |species: &SpeciesData| Fact {
        file: FILE.to_owned(),
        what: Words {
            en: format!("Species {}: {}", species.id, species.name.en),
            nl: format!("Soort {}: {}", species.id, species.name.nl),
        },
        tag: species.tag,
    };
    let told = provenance.into_iter().map(|fact| Fact { file: FILE.to_owned(), what: fact.what, tag: fact.tag });
    told.chain(species.iter().map(of_species)).collect()
}
