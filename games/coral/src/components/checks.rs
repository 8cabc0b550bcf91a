//! What the rules rely on, checked when the files are read.

use atoll_core::{DataError, Files, Words, words};
use atoll_data::{Spanned, counted, fault, fault_in, read};

use super::file::{BOX, BoxFile, CardFile, SOLO, SetupFile, SoloFile};
use super::{Components, Metric, PIECES, Rating, SETUPS, SPECIES, ScoreCard, SetupCard, Side, Species};
use crate::geometry::{Body, Cell, DOWN, Placement, ROCK};
use crate::stability::{self, Constant, Physics};

/// How far from the rock the pieces of a layout may reach.
const REACH: i8 = 4;

/// Reads both files.
pub(super) fn load(files: &Files, doubts: &mut Vec<DataError>) -> Result<Components, DataError> {
    let file: BoxFile = read(files, BOX)?;
    let cells = file.shape.cells.get_ref().map(cell);
    if Placement::new(cells).is_none() {
        return Err(fault(
            files,
            BOX,
            &file.shape.cells,
            words!("the pieces of Coral are L's of three cubes", "de stukken van Coral zijn L'en van drie kubussen"),
        ));
    }
    let clearance = *file.pawn.clearance_cells.get_ref();
    if !(1..=2).contains(&clearance) {
        return Err(fault(
            files,
            BOX,
            &file.pawn.clearance_cells,
            words!("a pawn needs 1 or 2 empty cells", "een pion heeft 1 of 2 lege vakken nodig"),
        ));
    }
    let fraction = |text: &Spanned<String>| {
        let parts = text.get_ref().split_once('/');
        let parts = parts.and_then(|(a, b)| Some((a.trim().parse().ok()?, b.trim().parse().ok()?)));
        parts.ok_or_else(|| {
            fault(
                files,
                BOX,
                text,
                words!("expected a fraction such as \"3/10\"", "verwacht: een breuk zoals \"3/10\""),
            )
        })
    };
    let p = &file.physics;
    let (mu, inset) = (fraction(&p.mu)?, fraction(&p.inset)?);
    let (cube, rock) = (*p.cube_weight.get_ref(), *p.rock_weight.get_ref());
    let physics = Physics::new(mu, inset, cube, rock, p.side_friction, p.rock_is_fixed).map_err(|wrong| {
        let (at, reason) = (wrong.constant(), wrong.words());
        match at {
            Constant::Mu => fault(files, BOX, &p.mu, reason),
            Constant::Inset => fault(files, BOX, &p.inset, reason),
            Constant::CubeWeight => fault(files, BOX, &p.cube_weight, reason),
            Constant::RockWeight => fault(files, BOX, &p.rock_weight, reason),
        }
    })?;
    for (species, entry) in Species::ALL.into_iter().zip(&file.species) {
        if entry.get_ref().id != species.id() {
            return Err(fault(
                files,
                BOX,
                entry,
                words!("expected the species `{}` here", "verwacht: hier de soort `{}`", species.id()),
            ));
        }
        if !is_colour(&entry.get_ref().colour) {
            let reason =
                words!("`{}` is no colour such as #b02c38", "`{}` is geen kleur zoals #b02c38", entry.get_ref().colour);
            return Err(fault(files, BOX, entry, reason));
        }
    }
    counted(files, BOX, file.species.iter(), SPECIES, |found| {
        words!("there are {SPECIES} species, not {found}", "er zijn {SPECIES} soorten, niet {found}")
    })?;
    if file.tower.points.get_ref().iter().any(|points| !(0..=100).contains(points)) {
        return Err(fault(
            files,
            BOX,
            &file.tower.points,
            words!("the Tower gives 0 to 100 points", "de Toren geeft 0 tot 100 punten"),
        ));
    }
    let solo: SoloFile = read(files, SOLO)?;
    doubt_box(files, &file, doubts);
    doubt_cards(files, &solo, doubts);
    Ok(Components {
        clearance,
        physics,
        species: file.species.into_iter().map(Spanned::into_inner).collect(),
        tower: *file.tower.points.get_ref(),
        readings: file.readings,
        setups: setups(files, solo.setup, &physics, clearance)?,
        cards: cards(files, solo.card)?,
        ratings: ratings(files, solo.rating)?,
        tags: [file.shape.tag, file.pawn.tag, file.physics.tag, file.tower.tag],
    })
}

/// What is allowed in the box but hardly meant.
fn doubt_box(files: &Files, file: &BoxFile, doubts: &mut Vec<DataError>) {
    for (n, entry) in file.species.iter().enumerate() {
        let (this, earlier) = (entry.get_ref(), &file.species[..n]);
        if is_blank(&this.name) {
            doubts.push(fault(
                files,
                BOX,
                entry,
                words!("this species has no name in some language", "deze soort heeft in een van de talen geen naam"),
            ));
        }
        if earlier.iter().any(|other| other.get_ref().colour == this.colour || other.get_ref().name == this.name) {
            doubts.push(fault(
                files,
                BOX,
                entry,
                words!("two species have the same name or colour", "twee soorten hebben dezelfde naam of kleur"),
            ));
        }
    }
    let [first, second] = *file.tower.points.get_ref();
    if first > second {
        doubts.push(fault(
            files,
            BOX,
            &file.tower.points,
            words!(
                "the second side of the Tower gives less than the first",
                "de tweede kant van de Toren geeft minder dan de eerste"
            ),
        ));
    }
    if file.readings.stall_rounds == 0 {
        doubts.push(fault_in(
            BOX,
            words!(
                "stall_rounds = 0: players can float for ever",
                "stall_rounds = 0: spelers kunnen eindeloos blijven drijven"
            ),
        ));
    }
}

/// What is allowed on cards but hardly meant.
fn doubt_cards(files: &Files, solo: &SoloFile, doubts: &mut Vec<DataError>) {
    for entry in &solo.setup {
        if is_blank(&entry.get_ref().name) {
            doubts.push(fault(
                files,
                SOLO,
                entry,
                words!(
                    "this setup card has no name in some language",
                    "deze opzetkaart heeft in een van de talen geen naam"
                ),
            ));
        }
    }
    for (n, entry) in solo.card.iter().enumerate() {
        let card = entry.get_ref();
        if is_blank(&card.text) {
            doubts.push(fault(
                files,
                SOLO,
                entry,
                words!(
                    "this scoring card has no text in some language",
                    "deze scorekaart heeft in een van de talen geen tekst"
                ),
            ));
        }
        if card.thresholds.windows(2).any(|pair| pair[0] == pair[1]) {
            doubts.push(fault(
                files,
                SOLO,
                entry,
                words!(
                    "two numbers of points of this card need the same count",
                    "twee puntenaantallen van deze kaart vragen hetzelfde aantal"
                ),
            ));
        }
        if solo.card[..n].iter().any(|other| other.get_ref().text == card.text) {
            doubts.push(fault(
                files,
                SOLO,
                entry,
                words!("two scoring cards have the same text", "twee scorekaarten hebben dezelfde tekst"),
            ));
        }
    }
    for entry in &solo.rating {
        if is_blank(&entry.get_ref().text) {
            doubts.push(fault(
                files,
                SOLO,
                entry,
                words!(
                    "this rating has no words in some language",
                    "deze waardering heeft in een van de talen geen woorden"
                ),
            ));
        }
    }
}

fn is_blank(words: &Words) -> bool {
    words.en.trim().is_empty() || words.nl.trim().is_empty()
}

/// Whether this is `#rrggbb`.
fn is_colour(text: &str) -> bool {
    text.strip_prefix('#').is_some_and(|digits| digits.len() == 6 && digits.bytes().all(|b| b.is_ascii_hexdigit()))
}

fn cell([x, y, z]: [i8; 3]) -> Cell {
    Cell::new(x, y, z)
}

fn setups(
    files: &Files,
    read: Vec<Spanned<SetupFile>>,
    physics: &Physics,
    clearance: u8,
) -> Result<Vec<SetupCard>, DataError> {
    counted(files, SOLO, read.iter(), SETUPS, |found| {
        words!("there are {SETUPS} setup cards, not {found}", "er zijn {SETUPS} opzetkaarten, niet {found}")
    })?;
    let mut cards: Vec<SetupCard> = Vec::new();
    for entry in read {
        let wrong = |reason: Words| fault(files, SOLO, &entry, reason);
        let card = entry.get_ref();
        if card.id.is_empty() || cards.iter().any(|other| other.id == card.id) {
            return Err(wrong(words!(
                "every setup card needs an id of its own",
                "elke opzetkaart heeft een eigen kenmerk nodig"
            )));
        }
        let within = |n: i8| (-REACH..=REACH).contains(&n);
        let mut bodies = vec![Body::Rock(ROCK)];
        let mut pieces = Vec::new();
        for spots in card.pieces {
            let cells = spots.map(cell);
            let near = cells.iter().all(|c| within(c.x) && within(c.y) && (0..=REACH).contains(&c.z));
            if !near {
                return Err(wrong(words!(
                    "a piece lies below the table or too far from the rock",
                    "een stuk ligt onder de tafel of te ver van de rots"
                )));
            }
            let piece = Placement::new(cells).ok_or_else(|| {
                wrong(words!("a piece is not an L of three cubes", "een stuk is geen L van drie kubussen"))
            })?;
            if cells.iter().any(|cell| bodies.iter().any(|body| body.cells().contains(cell))) {
                return Err(wrong(words!("two pieces overlap", "twee stukken overlappen elkaar")));
            }
            bodies.push(Body::Piece(piece));
            pieces.push(piece);
        }
        if !stability::stands(physics, &bodies) {
            return Err(wrong(words!("this layout does not stand", "deze opzet blijft niet staan")));
        }
        let pawns = card.pawns.map(cell);
        for (n, &pawn) in pawns.iter().enumerate() {
            let filled = |at: Cell| bodies.iter().position(|body| body.cells().contains(&at));
            let room =
                (0..clearance as i8).all(|up| filled(Cell::new(pawn.x, pawn.y, pawn.z.saturating_add(up))).is_none());
            let alone = !pawns[..n].contains(&pawn);
            // Body 0 is the rock, body n + 1 the piece of species n.
            let foreign = filled(pawn.plus(DOWN)).is_some_and(|body| body != n + 1);
            if !(room && alone && foreign) {
                return Err(wrong(words!(
                    "a pawn must stand free on a cube that is not of its own species",
                    "een pion moet vrij staan op een kubus die niet van zijn eigen soort is"
                )));
            }
        }
        let pieces =
            pieces.try_into().map_err(|_| wrong(words!("a layout has four pieces", "een opzet heeft vier stukken")))?;
        cards.push(SetupCard { id: card.id.clone(), name: card.name.clone(), pieces, pawns, tag: card.tag });
    }
    Ok(cards)
}

fn cards(files: &Files, read: Vec<Spanned<CardFile>>) -> Result<Vec<ScoreCard>, DataError> {
    let mut cards = Vec::new();
    let wanted = Species::ALL.into_iter().flat_map(|species| [(species, "I"), (species, "II"), (species, "III")]);
    counted(files, SOLO, read.iter(), 3 * SPECIES, |found| {
        words!("there are {} scoring cards, not {found}", "er zijn {} scorekaarten, niet {found}", 3 * SPECIES)
    })?;
    for ((n, (species, level)), entry) in wanted.enumerate().zip(read) {
        let wrong = |reason: Words| fault(files, SOLO, &entry, reason);
        let card = entry.get_ref();
        if card.species != species.id() || card.level != level {
            return Err(wrong(words!(
                "expected the card {level} of `{}` here",
                "verwacht: hier de kaart {level} van `{}`",
                species.id()
            )));
        }
        let ordered = card.thresholds.windows(2).all(|w| if card.at_most { w[0] >= w[1] } else { w[0] <= w[1] });
        if !ordered || card.min_pieces > PIECES || card.min_z < 0 {
            return Err(wrong(words!(
                "the thresholds must get harder, and no more than 6 pieces can be asked",
                "de drempels moeten zwaarder worden, en er kunnen niet meer dan 6 stukken worden gevraagd"
            )));
        }
        if (card.metric == Metric::SideIcons) != card.agg.is_some() {
            return Err(wrong(words!(
                "`agg` belongs to side_icons, and to nothing else",
                "`agg` hoort bij side_icons, en bij niets anders"
            )));
        }
        cards.push(ScoreCard {
            species,
            level: n % 3,
            text: card.text.clone(),
            metric: card.metric,
            min_z: card.min_z,
            side: card.agg.unwrap_or(Side::Best),
            min_pieces: card.min_pieces,
            thresholds: card.thresholds,
            at_most: card.at_most,
            tag: card.tag,
        });
    }
    Ok(cards)
}

fn ratings(files: &Files, read: Vec<Spanned<Rating>>) -> Result<Vec<Rating>, DataError> {
    for pair in read.windows(2) {
        if pair[0].get_ref().upto >= pair[1].get_ref().upto {
            return Err(fault(
                files,
                SOLO,
                &pair[1],
                words!("the ratings must rise", "de waarderingen moeten oplopen"),
            ));
        }
    }
    match read.last() {
        Some(last) if last.get_ref().upto >= 20 => Ok(read.into_iter().map(Spanned::into_inner).collect()),
        Some(last) => Err(fault(
            files,
            SOLO,
            last,
            words!("the last rating must reach 20", "de laatste waardering moet tot 20 reiken"),
        )),
        None => {
            Err(fault_in(SOLO, words!("the last rating must reach 20", "de laatste waardering moet tot 20 reiken")))
        }
    }
}
