//! What is in the box, read from the component files.

use std::fmt;
use std::str::FromStr;

use atoll_core::{DataError, Fact, Files, ParseError, Tag, Words};
use atoll_data::{Spanned, counted, fault, fault_in, read};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::geometry::{Body, Cell, DOWN, Placement, ROCK};
use crate::stability::{self, Constant, Physics};

const BOX: &str = "coral.toml";
const SOLO: &str = "coral_solo.toml";

/// How many pieces there are of each species.
pub const PIECES: u8 = 6;
/// How many species there are.
pub const SPECIES: usize = 4;
/// How many layouts there are for one player.
pub const SETUPS: usize = 6;
/// How far from the rock the pieces of a layout may reach.
const REACH: i8 = 4;

atoll_core::index! {
    /// A species of coral: red, tubular, sun, brain.
    pub struct Species < 4
}

impl Species {
    /// Red Coral.
    pub const RED: Species = Species(0);
    /// Tubular Coral.
    pub const TUBULAR: Species = Species(1);
    /// Sun Coral.
    pub const SUN: Species = Species(2);
    /// Brain Coral.
    pub const BRAIN: Species = Species(3);
    /// All species.
    pub const ALL: [Species; SPECIES] = [Self::RED, Self::TUBULAR, Self::SUN, Self::BRAIN];

    /// The letter in notations: `R`, `T`, `S`, `B`.
    pub const fn letter(self) -> char {
        ['R', 'T', 'S', 'B'][self.0 as usize]
    }

    /// The id in the component files.
    pub const fn id(self) -> &'static str {
        ["red", "tubular", "sun", "brain"][self.0 as usize]
    }
}

impl fmt::Display for Species {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Species {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let found = Species::ALL.into_iter().find(|species| text == species.letter().encode_utf8(&mut [0; 4]));
        found.ok_or(ParseError::expected("a species: R, T, S or B"))
    }
}

impl serde::Serialize for Species {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.id())
    }
}

/// How "cover another player's piece" is read in setup (ruling 4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cover {
    /// An upward icon loses its sunlight.
    Above,
    /// Any face is touched.
    Contact,
}

/// The choices where the rulebook leaves room.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulings {
    /// Whether any emptied reserve triggers the end game, not only a grown last piece.
    pub end_trigger_any_empty: bool,
    /// Whether a landing turn breaks the chain of consecutive moves.
    pub landing_breaks_move_chain: bool,
    /// Whether a piece must be able to get to its place.
    pub insertion_path: bool,
    /// After so many rounds without a change of reserves the end game begins; 0 is never.
    pub stall_rounds: u8,
    /// Whether a pawn may land under an overhang.
    pub land_under_overhang: bool,
    /// How covering is read in setup.
    pub setup_cover: Cover,
    /// Whether a third move in a row costs again.
    pub every_consecutive_move_costs: bool,
    /// Whether two slides in a row cost a piece alone.
    pub solo_double_move_cost: bool,
    /// Whether an unstable placement may be tried alone.
    pub solo_unstable_attempts: bool,
    /// How many unstable placements a player may try in one turn without a penalty.
    pub restore_attempts: u8,
    tag: Tag,
}

/// What a species is called and looks like.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpeciesData {
    id: String,
    /// Its name.
    pub name: Words,
    /// Its colour, always `#rrggbb`.
    pub colour: String,
    tag: Tag,
}

/// A layout for one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupCard {
    /// The card's letter.
    pub id: String,
    /// Its name.
    pub name: Words,
    /// The piece of each species.
    pub pieces: [Placement; SPECIES],
    /// The cell of each species' pawn.
    pub pawns: [Cell; SPECIES],
    tag: Tag,
}

/// What a scoring card counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Metric {
    /// Icons seen from above.
    AboveIcons,
    /// Icons seen from one side.
    SideIcons,
    /// Levels with a visible cube.
    VisibleLevels,
    /// Visible cubes in the richest column.
    ColumnCubes,
    /// The largest patch seen from above.
    AbovePatch,
    /// Rows or columns seen from above, whichever are fewer.
    AboveSpread,
    /// Visible cubes on the table.
    TableCubes,
    /// Visible cubes that touch two other species.
    ContactCubes,
}

/// Which side counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The side with the most icons.
    Best,
    /// The side with the fewest icons.
    Worst,
}

/// A scoring card for one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreCard {
    /// Whose card it is.
    pub species: Species,
    /// Its complexity, 0 to 2 for I to III.
    pub level: usize,
    /// What it asks.
    pub text: Words,
    /// What it counts.
    pub metric: Metric,
    /// Only from this level up.
    pub min_z: i8,
    /// Which side counts.
    pub side: Side,
    /// It gives nothing unless so many pieces of the species are in the reef.
    pub min_pieces: u8,
    /// What 1 to 5 points need.
    pub thresholds: [u8; 5],
    /// Whether the thresholds are the most allowed instead of the least.
    pub at_most: bool,
    tag: Tag,
}

/// A verdict on a score alone.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rating {
    /// The highest score it holds for.
    pub upto: u8,
    /// The verdict.
    pub text: Words,
    tag: Tag,
}

/// Everything in the component files.
#[derive(Clone, PartialEq, Debug)]
pub struct Components {
    /// How many empty cells a pawn needs.
    pub clearance: u8,
    /// The constants of stability.
    pub physics: Physics,
    /// The species in their order.
    pub species: Vec<SpeciesData>,
    /// Points of the Tower card's sides.
    pub tower: [i16; 2],
    /// The switches of the rules.
    pub rulings: Rulings,
    /// The layouts for one player.
    pub setups: Vec<SetupCard>,
    /// The scoring cards by species and level.
    pub cards: Vec<ScoreCard>,
    /// The ratings, the lowest first.
    pub ratings: Vec<Rating>,
    tags: [Tag; 4],
}

impl Components {
    /// The scoring card of a species and level.
    pub fn card(&self, species: Species, level: usize) -> &ScoreCard {
        &self.cards[species.index() * 3 + level.min(2)]
    }

    /// The rating of a score.
    pub fn rating(&self, score: i16) -> &Rating {
        let found = self.ratings.iter().find(|rating| score <= i16::from(rating.upto));
        found.or(self.ratings.last()).expect("the loader asks for a rating up to 20")
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoxFile {
    shape: ShapeFile,
    pawn: PawnFile,
    physics: PhysicsFile,
    species: Vec<Spanned<SpeciesData>>,
    tower: TowerFile,
    rulings: Rulings,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShapeFile {
    cells: Spanned<[[i8; 3]; 3]>,
    tag: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PawnFile {
    clearance_cells: Spanned<u8>,
    tag: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PhysicsFile {
    mu: Spanned<String>,
    inset: Spanned<String>,
    cube_weight: Spanned<i64>,
    rock_weight: Spanned<i64>,
    side_friction: bool,
    rock_is_fixed: bool,
    tag: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TowerFile {
    points: Spanned<[i16; 2]>,
    tag: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SoloFile {
    setup: Vec<Spanned<SetupFile>>,
    card: Vec<Spanned<CardFile>>,
    rating: Vec<Spanned<Rating>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupFile {
    id: String,
    name: Words,
    pieces: [[[i8; 3]; 3]; SPECIES],
    pawns: [[i8; 3]; SPECIES],
    tag: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    species: String,
    level: String,
    text: Words,
    metric: Metric,
    #[serde(default)]
    min_z: i8,
    #[serde(default)]
    agg: Option<Side>,
    #[serde(default)]
    min_pieces: u8,
    thresholds: [u8; 5],
    #[serde(default)]
    at_most: bool,
    tag: Tag,
}

impl atoll_core::Components for Components {
    const FILES: &'static [(&'static str, &'static str)] =
        &[(BOX, include_str!("../data/coral.toml")), (SOLO, include_str!("../data/coral_solo.toml"))];

    fn load(files: &Files, _: &mut Vec<DataError>) -> Result<Self, DataError> {
        let file: BoxFile = read(files, BOX)?;
        let cells = file.shape.cells.get_ref().map(cell);
        if Placement::new(cells).is_none() {
            return Err(fault(files, BOX, &file.shape.cells, "the pieces of Coral are L's of three cubes"));
        }
        let clearance = *file.pawn.clearance_cells.get_ref();
        if !(1..=2).contains(&clearance) {
            return Err(fault(files, BOX, &file.pawn.clearance_cells, "a pawn needs 1 or 2 empty cells"));
        }
        let fraction = |text: &Spanned<String>| {
            let parts = text.get_ref().split_once('/');
            let parts = parts.and_then(|(a, b)| Some((a.trim().parse().ok()?, b.trim().parse().ok()?)));
            parts.ok_or_else(|| fault(files, BOX, text, "expected a fraction such as \"3/10\""))
        };
        let p = &file.physics;
        let (mu, inset) = (fraction(&p.mu)?, fraction(&p.inset)?);
        let (cube, rock) = (*p.cube_weight.get_ref(), *p.rock_weight.get_ref());
        let physics = Physics::new(mu, inset, cube, rock, p.side_friction, p.rock_is_fixed).map_err(|wrong| {
            let (at, reason) = (wrong.constant(), wrong.to_string());
            match at {
                Constant::Mu => fault(files, BOX, &p.mu, reason),
                Constant::Inset => fault(files, BOX, &p.inset, reason),
                Constant::CubeWeight => fault(files, BOX, &p.cube_weight, reason),
                Constant::RockWeight => fault(files, BOX, &p.rock_weight, reason),
            }
        })?;
        for (species, entry) in Species::ALL.into_iter().zip(&file.species) {
            if entry.get_ref().id != species.id() {
                return Err(fault(files, BOX, entry, format!("expected the species `{}` here", species.id())));
            }
            if !is_colour(&entry.get_ref().colour) {
                let reason = format!("`{}` is no colour such as #b02c38", entry.get_ref().colour);
                return Err(fault(files, BOX, entry, reason));
            }
        }
        counted(files, BOX, file.species.iter(), SPECIES, |found| format!("there are {SPECIES} species, not {found}"))?;
        if file.tower.points.get_ref().iter().any(|points| !(0..=100).contains(points)) {
            return Err(fault(files, BOX, &file.tower.points, "the Tower gives 0 to 100 points"));
        }
        let solo: SoloFile = read(files, SOLO)?;
        Ok(Components {
            clearance,
            physics,
            species: file.species.into_iter().map(Spanned::into_inner).collect(),
            tower: *file.tower.points.get_ref(),
            rulings: file.rulings,
            setups: setups(files, solo.setup, &physics, clearance)?,
            cards: cards(files, solo.card)?,
            ratings: ratings(files, solo.rating)?,
            tags: [file.shape.tag, file.pawn.tag, file.physics.tag, file.tower.tag],
        })
    }

    fn facts(&self) -> Vec<Fact> {
        let fact =
            |file: &str, en: String, nl: String, tag| Fact { file: file.to_owned(), what: Words { en, nl }, tag };
        let of_box = |en: &str, nl: &str, tag| fact(BOX, en.to_owned(), nl.to_owned(), tag);
        let [shape, pawn, physics, tower] = self.tags;
        let mut facts = vec![
            of_box("Shape of the pieces", "Vorm van de koraalstukken", shape),
            of_box("Height of a pawn", "Hoogte van een koraalpion", pawn),
            of_box("Friction, contact margin and weights", "Wrijving, rand van het raakvlak en gewichten", physics),
            of_box("Points of the Tower card", "Punten van de Torenkaart", tower),
            of_box(
                "Choices where the rulebook leaves room",
                "Keuzes waar de spelregels ruimte laten",
                self.rulings.tag,
            ),
        ];
        for species in &self.species {
            let (en, nl) = (&species.name.en, &species.name.nl);
            facts.push(fact(BOX, format!("Colour of {en}"), format!("Kleur van {nl}"), species.tag));
        }
        for card in &self.setups {
            let (en, nl) = (format!("Setup card {}", card.id), format!("Opzetkaart {}", card.id));
            facts.push(fact(SOLO, format!("{en}: {}", card.name.en), format!("{nl}: {}", card.name.nl), card.tag));
        }
        for card in &self.cards {
            facts.push(Fact { file: SOLO.to_owned(), what: card.text.clone(), tag: card.tag });
        }
        for rating in &self.ratings {
            let upto = rating.upto;
            let (en, nl) = (format!("Rating up to {upto}"), format!("Waardering tot en met {upto}"));
            facts.push(fact(SOLO, en, nl, rating.tag));
        }
        facts
    }

    fn json(&self) -> Value {
        let species = Species::ALL.iter().zip(&self.species);
        json!({
            "species": species
                .map(|(species, data)| json!({"id": species.id(), "letter": species.letter(), "name": data.name, "colour": data.colour}))
                .collect::<Vec<_>>(),
            "seats": (0..4).map(|n| json!({"id": (b'A' + n) as char})).collect::<Vec<_>>(),
            "pawn": {"clearance_cells": self.clearance},
            "tower": {"points": self.tower},
            "setups": self.setups
                .iter()
                .map(|card| json!({"id": card.id, "name": card.name, "pieces": card.pieces, "pawns": card.pawns}))
                .collect::<Vec<_>>(),
            "cards": self.cards
                .iter()
                .map(|card| json!({
                    "species": card.species, "level": card.level + 1, "text": card.text,
                    "thresholds": card.thresholds, "at_most": card.at_most, "min_pieces": card.min_pieces,
                }))
                .collect::<Vec<_>>(),
            "ratings": self.ratings
                .iter()
                .map(|rating| json!({"upto": rating.upto, "text": rating.text}))
                .collect::<Vec<_>>(),
        })
    }
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
    counted(files, SOLO, read.iter(), SETUPS, |found| format!("there are {SETUPS} setup cards, not {found}"))?;
    let mut cards: Vec<SetupCard> = Vec::new();
    for entry in read {
        let wrong = |reason: &str| fault(files, SOLO, &entry, reason);
        let card = entry.get_ref();
        if card.id.is_empty() || cards.iter().any(|other| other.id == card.id) {
            return Err(wrong("every setup card needs an id of its own"));
        }
        let within = |n: i8| (-REACH..=REACH).contains(&n);
        let mut bodies = vec![Body::Rock(ROCK)];
        let mut pieces = Vec::new();
        for spots in card.pieces {
            let cells = spots.map(cell);
            let near = cells.iter().all(|c| within(c.x) && within(c.y) && (0..=REACH).contains(&c.z));
            if !near {
                return Err(wrong("a piece lies below the table or too far from the rock"));
            }
            let piece = Placement::new(cells).ok_or_else(|| wrong("a piece is not an L of three cubes"))?;
            if cells.iter().any(|cell| bodies.iter().any(|body| body.cells().contains(cell))) {
                return Err(wrong("two pieces overlap"));
            }
            bodies.push(Body::Piece(piece));
            pieces.push(piece);
        }
        if !stability::stands(physics, &bodies) {
            return Err(wrong("this layout does not stand"));
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
                return Err(wrong("a pawn must stand free on a cube that is not of its own species"));
            }
        }
        let pieces = pieces.try_into().map_err(|_| wrong("a layout has four pieces"))?;
        cards.push(SetupCard { id: card.id.clone(), name: card.name.clone(), pieces, pawns, tag: card.tag });
    }
    Ok(cards)
}

fn cards(files: &Files, read: Vec<Spanned<CardFile>>) -> Result<Vec<ScoreCard>, DataError> {
    let mut cards = Vec::new();
    let wanted = Species::ALL.into_iter().flat_map(|species| [(species, "I"), (species, "II"), (species, "III")]);
    counted(files, SOLO, read.iter(), 3 * SPECIES, |found| {
        format!("there are {} scoring cards, not {found}", 3 * SPECIES)
    })?;
    for ((n, (species, level)), entry) in wanted.enumerate().zip(read) {
        let wrong = |reason: String| fault(files, SOLO, &entry, reason);
        let card = entry.get_ref();
        if card.species != species.id() || card.level != level {
            return Err(wrong(format!("expected the card {level} of `{}` here", species.id())));
        }
        let ordered = card.thresholds.windows(2).all(|w| if card.at_most { w[0] >= w[1] } else { w[0] <= w[1] });
        if !ordered || card.min_pieces > PIECES || card.min_z < 0 {
            return Err(wrong("the thresholds must get harder, and no more than 6 pieces can be asked".to_owned()));
        }
        if (card.metric == Metric::SideIcons) != card.agg.is_some() {
            return Err(wrong("`agg` belongs to side_icons, and to nothing else".to_owned()));
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
            return Err(fault(files, SOLO, &pair[1], "the ratings must rise"));
        }
    }
    match read.last() {
        Some(last) if last.get_ref().upto >= 20 => Ok(read.into_iter().map(Spanned::into_inner).collect()),
        Some(last) => Err(fault(files, SOLO, last, "the last rating must reach 20")),
        None => Err(fault_in(SOLO, "the last rating must reach 20")),
    }
}
