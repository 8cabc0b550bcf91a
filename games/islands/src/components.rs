//! What is in the box: islands, cards, specialists and the switches of the rules.

use std::fmt;
use std::str::FromStr;

use atoll_core::{Code, DataError, Fact, Files, ParseError, Tag, Words};
use atoll_data::{Spanned, counted, fault, fault_in, read};
use serde::Deserialize;
use serde_json::Value;

use crate::catalogue::Catalogue;

/// The most columns all boards have together.
pub const WIDTH: usize = 8;
/// The most rows a board has.
pub const HEIGHT: usize = 6;
/// The most islands, and the most dice.
pub const ISLANDS: usize = WIDTH * HEIGHT;
/// Terrains, and colours of dice.
pub const TERRAINS: usize = 6;
/// Dice of one colour in the box.
pub const DICE: usize = 8;
/// Cards of one terrain.
pub const SUIT: usize = 18;
/// All cards.
pub const CARDS: usize = TERRAINS * SUIT;
/// Specialists in the box.
pub const SPECIALISTS: usize = 6;
/// Specialists in the row, each with its column of cards.
pub const COLUMNS: usize = 3;
/// The most dice that may lie on a die that is dug up.
pub const DEEPEST: usize = 8;

/// From one row to the next in a bitboard: a row and a guard.
pub(crate) const STRIDE: u32 = 9;

const BOARD: &str = "islands_board.toml";
const CARDS_FILE: &str = "islands_cards.toml";
const SPECIALISTS_FILE: &str = "islands_specialists.toml";
const OPTIONS: &str = "islands_options.toml";

atoll_core::index! {
    /// A terrain and its colour, in the order red, green, yellow, black, blue, purple.
    pub struct Terrain < TERRAINS
}

impl Terrain {
    const LETTERS: [char; TERRAINS] = ['V', 'A', 'S', 'R', 'W', 'L'];
    const IDS: [&'static str; TERRAINS] = ["volcano", "archipelago", "beach", "rock", "waterfall", "lavender"];
    const COLOURS: [&'static str; TERRAINS] = ["red", "green", "yellow", "black", "blue", "purple"];

    /// The letter in maps and notation: one of `VASRWL`.
    pub const fn letter(self) -> char {
        Self::LETTERS[self.index()]
    }

    /// The word in views.
    pub const fn id(self) -> &'static str {
        Self::IDS[self.index()]
    }

    /// The colour of its dice, as a word in views.
    pub const fn colour(self) -> &'static str {
        Self::COLOURS[self.index()]
    }

    fn of_letter(letter: char) -> Option<Terrain> {
        Terrain::all().find(|terrain| terrain.letter() == letter)
    }
}

atoll_core::index! {
    /// A place of the map, row by row from the north-west corner.
    ///
    /// Its notation is a letter for the column, `z` and then `a` to `g` from west to east, and
    /// the row from 1 in the north: on the shipped board the main islands are `a1` to `f6`, the
    /// east strip is `g`, the west strip `z`.
    pub struct Island < ISLANDS
}

impl Island {
    /// The place in this column from the west and this row from the north, both from 0.
    pub(crate) const fn at(column: u8, row: u8) -> Option<Island> {
        if (column as usize) < WIDTH { Island::new(row * WIDTH as u8 + column) } else { None }
    }

    /// Column from the west and row from the north, both from 0.
    pub const fn column_row(self) -> (u8, u8) {
        (self.0 % WIDTH as u8, self.0 / WIDTH as u8)
    }

    /// The place's bit in a bitboard.
    pub(crate) const fn bit(self) -> u64 {
        1 << (self.0 + self.0 / WIDTH as u8)
    }

    /// The place of a bit's number.
    pub(crate) const fn of_bit(number: u32) -> Island {
        Island((number - number / STRIDE) as u8)
    }
}

impl fmt::Display for Island {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (column, row) = self.column_row();
        let letter = if column == 0 { 'z' } else { (b'a' + column - 1) as char };
        write!(f, "{letter}{}", row + 1)
    }
}

impl FromStr for Island {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = ParseError::expected("an island such as `c4`");
        let (column, row) = match *text.as_bytes() {
            [b'z', row @ b'1'..=b'6'] => (0, row - b'1'),
            [column @ b'a'..=b'g', row @ b'1'..=b'6'] => (column - b'a' + 1, row - b'1'),
            _ => return Err(wrong),
        };
        Island::at(column, row).ok_or(wrong)
    }
}

/// The islands of a bitboard, in order.
pub(crate) fn islands_of(mut board: u64) -> impl Iterator<Item = Island> {
    std::iter::from_fn(move || {
        if board == 0 {
            return None;
        }
        let island = Island::of_bit(board.trailing_zeros());
        board &= board - 1;
        Some(island)
    })
}

/// The islands a step away from those of a bitboard, along rows and columns; may leave the board.
pub(crate) const fn beside(board: u64) -> u64 {
    board << 1 | board >> 1 | board << STRIDE | board >> STRIDE
}

/// The islands a diagonal step away; may leave the board.
pub(crate) const fn across(board: u64) -> u64 {
    board << (STRIDE + 1) | board >> (STRIDE + 1) | board << (STRIDE - 1) | board >> (STRIDE - 1)
}

atoll_core::index! {
    /// A terrain card: 18 of each terrain in the order of the file, written `V1` to `L18`.
    pub struct Card < CARDS
}

impl Card {
    /// The card's terrain.
    pub const fn terrain(self) -> Terrain {
        Terrain(self.0 / SUIT as u8)
    }

    /// The card's bit in a set of cards.
    pub(crate) const fn bit(self) -> u128 {
        1 << self.0
    }

    /// The card with this index, which is below [`CARDS`].
    pub(crate) const fn of_index(index: u8) -> Card {
        Card(index)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.terrain().letter(), self.index() % SUIT + 1)
    }
}

impl FromStr for Card {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = ParseError::expected("a card such as `V7`");
        let mut chars = text.chars();
        let terrain = chars.next().and_then(Terrain::of_letter).ok_or(wrong.clone())?;
        let number = chars.as_str();
        let n: u8 = number.parse().map_err(|_| wrong.clone())?;
        if !(1..=SUIT as u8).contains(&n) || number.starts_with(['0', '+']) {
            return Err(wrong);
        }
        Card::new(terrain.0 * SUIT as u8 + n - 1).ok_or(wrong)
    }
}

/// The cards of a set, in order.
pub(crate) fn cards_of(mut set: u128) -> impl Iterator<Item = Card> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let card = Card(set.trailing_zeros() as u8);
        set &= set - 1;
        Some(card)
    })
}

atoll_core::index! {
    /// A specialist, written by its id: `CONS`, `ECOL`, `OCEA`, `SEIS`, `GEOG`, `AGRI`.
    pub struct Specialist < SPECIALISTS
}

impl Specialist {
    const IDS: [&'static str; SPECIALISTS] = ["CONS", "ECOL", "OCEA", "SEIS", "GEOG", "AGRI"];

    /// The id in files, options and notation.
    pub const fn id(self) -> &'static str {
        Self::IDS[self.index()]
    }
}

impl fmt::Display for Specialist {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Specialist {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        Specialist::all().find(|one| one.id() == text).ok_or(ParseError::expected("a specialist such as `ECOL`"))
    }
}

/// What is printed on a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardFace {
    /// The id people read: terrain letter and rating, `V6.5`.
    pub id: String,
    /// Stars, 1 to 5.
    pub stars: u8,
    /// Seismic rating in half Mw.
    pub rating: u8,
}

/// A seismic rating in half Mw as people write it: `13` is `6.5`.
pub(crate) fn mw(rating: impl Into<u32>) -> String {
    let rating = rating.into();
    format!("{}.{}", rating / 2, if rating.is_multiple_of(2) { 0 } else { 5 })
}

/// What a specialist lets a player do, each part optional.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Ability {
    /// The chosen die need not move.
    pub may_stay: bool,
    /// Steps onto dice of equal value.
    pub equal_ok: bool,
    /// Steps onto empty islands.
    pub empty_ok: bool,
    /// The die below comes along.
    pub carry_below: bool,
    /// A top die on a die of the kept colour may be chosen.
    pub pick_above_colour: bool,
    /// The steps may be shared with a second die.
    pub split_two: bool,
    /// The second die may have any colour.
    pub any_colour: bool,
    /// Diagonal steps.
    pub diagonal_ok: bool,
    /// So many more steps.
    pub extra_steps: u8,
    /// The die need not gain 1.
    pub no_raise: bool,
    /// A die covered by at most so many others may be chosen.
    pub dig: u8,
}

/// A key of `islands_specialists.toml`.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Key {
    MayStay,
    EqualOk,
    EmptyOk,
    CarryBelow,
    PickAboveColour,
    SplitTwo {
        #[serde(default)]
        any_colour: bool,
    },
    DiagonalOk,
    ExtraSteps {
        n: u8,
    },
    NoRaise,
    Dig {
        depth: u8,
    },
}

impl Ability {
    /// Adds what a key grants.
    fn grant(&mut self, key: &Key) -> Result<(), &'static str> {
        fn once(granted: &mut bool) -> Result<(), &'static str> {
            if std::mem::replace(granted, true) { Err("the key is there twice") } else { Ok(()) }
        }
        fn count(granted: &mut u8, n: u8, most: usize, bounds: &'static str) -> Result<(), &'static str> {
            if *granted > 0 {
                return Err("the key is there twice");
            }
            if n == 0 || usize::from(n) > most {
                return Err(bounds);
            }
            *granted = n;
            Ok(())
        }
        match *key {
            Key::MayStay => once(&mut self.may_stay),
            Key::EqualOk => once(&mut self.equal_ok),
            Key::EmptyOk => once(&mut self.empty_ok),
            Key::CarryBelow => once(&mut self.carry_below),
            Key::PickAboveColour => once(&mut self.pick_above_colour),
            Key::SplitTwo { any_colour } => {
                self.any_colour = any_colour;
                once(&mut self.split_two)
            }
            Key::DiagonalOk => once(&mut self.diagonal_ok),
            Key::ExtraSteps { n } => count(&mut self.extra_steps, n, 40, "n must be 1 to 40"),
            Key::NoRaise => once(&mut self.no_raise),
            Key::Dig { depth } => count(&mut self.dig, depth, DEEPEST, "depth must be 1 to 8"),
        }
    }

    pub(crate) fn keys(&self) -> Vec<&'static str> {
        let plain = [
            (self.may_stay, "may_stay"),
            (self.equal_ok, "equal_ok"),
            (self.empty_ok, "empty_ok"),
            (self.carry_below, "carry_below"),
            (self.pick_above_colour, "pick_above_colour"),
            (self.split_two, "split_two"),
            (self.any_colour, "any_colour"),
            (self.diagonal_ok, "diagonal_ok"),
            (self.extra_steps > 0, "extra_steps"),
            (self.no_raise, "no_raise"),
            (self.dig > 0, "dig"),
        ];
        plain.into_iter().filter(|(granted, _)| *granted).map(|(_, key)| key).collect()
    }
}

/// A specialist's card.
#[derive(Clone, Debug)]
pub struct SpecialistCard {
    /// The name.
    pub name: Words,
    /// The ability in a few words.
    pub text: Words,
    /// What it grants.
    pub ability: Ability,
    /// Where the ability comes from.
    pub tag: Tag,
}

/// One of the three boards.
#[derive(Clone, Debug)]
struct Part {
    id: &'static str,
    places: Vec<(Island, Terrain)>,
    tag: Tag,
}

/// Readings of the rules used where a table chooses nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Switches {
    /// Whether a kept card must allow a move while some card does.
    pub keep_needs_move: bool,
    /// Whether a die may come back to the island it left.
    pub may_return: bool,
}

/// Everything in the box.
#[derive(Debug)]
pub struct Components {
    /// The terrains' names.
    pub terrains: [Words; TERRAINS],
    /// The faces of the cards by [`Card`].
    pub cards: Vec<CardFace>,
    /// The specialists by [`Specialist`].
    pub specialists: Vec<SpecialistCard>,
    /// The row of a first game.
    pub first_game: [Specialist; COLUMNS],
    /// The switches of the rules.
    pub switches: Switches,
    /// How far the main board's first column lies from the west edge of the map.
    pub(crate) offset: u8,
    parts: [Part; 3],
    terrain_tag: Tag,
    card_tags: [Tag; TERRAINS],
    first_tag: Tag,
}

impl Components {
    /// The islands that so many seats use, in order, with their terrains.
    pub fn islands(&self, seats: u8) -> Vec<(Island, Terrain)> {
        let parts = usize::from(seats.clamp(2, 4)) - 1;
        let mut places: Vec<_> = self.parts[..parts].iter().flat_map(|part| part.places.iter().copied()).collect();
        places.sort();
        places
    }

    /// The cards that so many seats use, as a set.
    pub(crate) fn deck(&self, seats: u8) -> u128 {
        let most = seats.clamp(2, 4) + 1;
        let used = Card::all().filter(|card| self.face(*card).stars <= most);
        used.fold(0, |set, card| set | card.bit())
    }

    /// The face of a card.
    pub fn face(&self, card: Card) -> &CardFace {
        &self.cards[card.index()]
    }

    /// The card of a specialist.
    pub fn specialist(&self, one: Specialist) -> &SpecialistCard {
        &self.specialists[one.index()]
    }

    /// The islands of all boards, each with its board's id and its terrain.
    pub(crate) fn places(&self) -> impl Iterator<Item = (&'static str, Island, Terrain)> {
        let of =
            |part: &Part| part.places.iter().map(|&(island, terrain)| (part.id, island, terrain)).collect::<Vec<_>>();
        self.parts.iter().flat_map(of)
    }

    /// Row from the north, and column counted from the main board's first.
    pub fn row_column(&self, island: Island) -> (i8, i8) {
        let (column, row) = island.column_row();
        (row as i8, column as i8 - self.offset as i8)
    }

    /// The island in this row and column, the column counted from the main board's first.
    pub fn island(&self, row: i8, column: i8) -> Option<Island> {
        Island::at(u8::try_from(column + self.offset as i8).ok()?, u8::try_from(row).ok()?)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    terrain: Vec<TerrainEntry>,
    main: PartEntry,
    east: PartEntry,
    west: PartEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TerrainEntry {
    letter: Spanned<String>,
    id: Spanned<String>,
    colour: Spanned<String>,
    name: Words,
    tag: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PartEntry {
    tag: Tag,
    rows: Spanned<Vec<Spanned<String>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardsFile {
    terrain: Vec<SuitEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SuitEntry {
    letter: Spanned<String>,
    tag: Tag,
    cards: Spanned<Vec<CardEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    stars: Spanned<u8>,
    rating: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpecialistsFile {
    first_game: FirstEntry,
    specialist: Vec<SpecialistEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FirstEntry {
    row: Spanned<Vec<String>>,
    tag: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpecialistEntry {
    id: Spanned<String>,
    name: Words,
    text: Words,
    abilities: Vec<Spanned<Key>>,
    tag: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OptionsFile {
    keep_needs_move: bool,
    may_return: bool,
}

impl atoll_core::Components for Components {
    const FILES: &'static [(&'static str, &'static str)] = &[
        (BOARD, include_str!("../data/islands_board.toml")),
        (CARDS_FILE, include_str!("../data/islands_cards.toml")),
        (SPECIALISTS_FILE, include_str!("../data/islands_specialists.toml")),
        (OPTIONS, include_str!("../data/islands_options.toml")),
    ];

    fn load(files: &Files, warnings: &mut Vec<DataError>) -> Result<Self, DataError> {
        let board: BoardFile = read(files, BOARD)?;
        let (terrains, terrain_tag) = load_terrains(files, &board.terrain)?;
        let (offset, parts) = load_parts(files, &board, warnings)?;
        let (cards, card_tags) = load_cards(files, warnings)?;
        let (first_game, first_tag, specialists) = load_specialists(files)?;
        let options: OptionsFile = read(files, OPTIONS)?;
        let switches = Switches { keep_needs_move: options.keep_needs_move, may_return: options.may_return };
        Ok(Components {
            terrains,
            cards,
            specialists,
            first_game,
            switches,
            offset,
            parts,
            terrain_tag,
            card_tags,
            first_tag,
        })
    }

    fn facts(&self) -> Vec<Fact> {
        let mut facts = Vec::new();
        let mut tell = |file: &str, tag: Tag, en: String, nl: String| {
            facts.push(Fact { file: file.to_owned(), what: Words { en, nl }, tag });
        };
        tell(
            BOARD,
            self.terrain_tag,
            "Six terrains and the colours of their dice".to_owned(),
            "Zes landschappen en de kleuren van hun stenen".to_owned(),
        );
        for part in &self.parts {
            let (en, nl) = match part.id {
                "main" => ("Main board", "Hoofdbord"),
                "east" => ("East strip", "Oostelijke strook"),
                _ => ("West strip", "Westelijke strook"),
            };
            let count = part.places.len();
            tell(BOARD, part.tag, format!("{en}: {count} islands"), format!("{nl}: {count} eilanden"));
        }
        for (terrain, tag) in Terrain::all().zip(self.card_tags) {
            let name = &self.terrains[terrain.index()];
            tell(
                CARDS_FILE,
                tag,
                format!("Stars and ratings of the {SUIT} {} cards", name.en),
                format!("Sterren en metingen van de {SUIT} kaarten {}", name.nl),
            );
        }
        let row = self.first_game.map(Specialist::id).join(", ");
        tell(
            SPECIALISTS_FILE,
            self.first_tag,
            format!("The specialists of the first game: {row}"),
            format!("De specialisten van het eerste spel: {row}"),
        );
        for card in &self.specialists {
            tell(
                SPECIALISTS_FILE,
                card.tag,
                format!("{}: {}", card.name.en, card.text.en),
                format!("{}: {}", card.name.nl, card.text.nl),
            );
        }
        facts
    }

    fn json(&self) -> Value {
        serde_json::to_value(Catalogue::of(self)).expect("the catalogue is plain data")
    }
}

fn terrains(found: usize) -> String {
    format!("there must be {TERRAINS} terrains, not {found}")
}

fn load_terrains(files: &Files, entries: &[TerrainEntry]) -> Result<([Words; TERRAINS], Tag), DataError> {
    counted(files, BOARD, entries.iter().map(|entry| &entry.letter), TERRAINS, terrains)?;
    let mut names = Vec::with_capacity(TERRAINS);
    for (terrain, entry) in Terrain::all().zip(entries) {
        let right = [
            (&entry.letter, terrain.letter().to_string()),
            (&entry.id, terrain.id().to_owned()),
            (&entry.colour, terrain.colour().to_owned()),
        ];
        for (given, expected) in right {
            if *given.get_ref() != expected {
                let reason = format!("`{}` must be `{expected}`: the terrains have a fixed order", given.get_ref());
                return Err(fault(files, BOARD, given, reason));
            }
        }
        names.push(entry.name.clone());
    }
    let names = names.try_into().map_err(|_| fault_in(BOARD, format!("there must be {TERRAINS} terrains")))?;
    Ok((names, entries[0].tag))
}

/// Reads the three boards side by side and checks every one of the maps they form.
fn load_parts(files: &Files, file: &BoardFile, warnings: &mut Vec<DataError>) -> Result<(u8, [Part; 3]), DataError> {
    let entries = [("main", &file.main), ("east", &file.east), ("west", &file.west)];
    let mut widths = [0; 3];
    for ((id, entry), width) in entries.iter().zip(&mut widths) {
        *width = check_rows(files, id, entry, file.main.rows.get_ref().len())?;
    }
    let [main, east, west] = widths;
    if main + east + west > WIDTH {
        let reason = format!("the boards have {} columns together; at most {WIDTH} fit", main + east + west);
        let over = if main + east > WIDTH { &file.east } else { &file.west };
        return Err(fault(files, BOARD, &over.rows, reason));
    }
    // The main board starts at `a` where there is room, whatever the strips are.
    let offset = if west.max(1) + main + east <= WIDTH { west.max(1) } else { west };
    let first_columns = [offset, offset + main, offset - west];
    let mut parts = Vec::with_capacity(3);
    for ((id, entry), first) in entries.into_iter().zip(first_columns) {
        let mut places = Vec::new();
        for (r, row) in entry.rows.get_ref().iter().enumerate() {
            for (c, letter) in row.get_ref().chars().enumerate().filter(|&(_, letter)| letter != '.') {
                let terrain = Terrain::of_letter(letter).ok_or_else(|| {
                    fault(files, BOARD, row, format!("`{letter}` is not one of V A S R W L or . for open water"))
                })?;
                let island = Island::at((first + c) as u8, r as u8)
                    .ok_or_else(|| fault(files, BOARD, row, "the island lies off the map"))?;
                places.push((island, terrain));
            }
        }
        parts.push(Part { id, places, tag: entry.tag });
    }
    let parts: [Part; 3] = parts.try_into().map_err(|_| fault_in(BOARD, "there must be three boards"))?;
    for used in 1..=3 {
        check_map(files, file, &parts[..used], warnings)?;
    }
    Ok((offset as u8, parts))
}

/// Checks the shape of one board and gives its width.
fn check_rows(files: &Files, id: &str, entry: &PartEntry, height: usize) -> Result<usize, DataError> {
    let rows = entry.rows.get_ref();
    let wrong = |reason: String| Err(fault(files, BOARD, &entry.rows, reason));
    if rows.is_empty() {
        return wrong(format!("the {id} board has no rows"));
    }
    if rows.len() > HEIGHT {
        return wrong(format!("the {id} board has {} rows; at most {HEIGHT} fit", rows.len()));
    }
    if rows.len() != height {
        return wrong(format!("the {id} board has {} rows, the main board has {height}", rows.len()));
    }
    let width = rows[0].get_ref().chars().count();
    for row in rows {
        let count = row.get_ref().chars().count();
        if count != width {
            return Err(fault(files, BOARD, row, format!("the row has {count} places, the first row has {width}")));
        }
        if count > WIDTH {
            return Err(fault(files, BOARD, row, format!("the row has {count} places; at most {WIDTH} fit")));
        }
    }
    Ok(width)
}

/// Checks the map that the first boards form together.
fn check_map(files: &Files, file: &BoardFile, parts: &[Part], warnings: &mut Vec<DataError>) -> Result<(), DataError> {
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
            let reason = format!(
                "with {seats} seats there are {count} islands of {}; the box has {DICE} dice of a colour",
                terrain.letter()
            );
            return Err(fault(files, BOARD, &rows.rows, reason));
        }
    }
    if board == 0 {
        return Err(fault(files, BOARD, &rows.rows, "there is no island"));
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
        let reason = format!("with {seats} seats island {lost} is not connected with the others over edges");
        return Err(fault(files, BOARD, row, reason));
    }
    if counts.iter().any(|&count| count != counts[0]) {
        let list: Vec<String> =
            Terrain::all().map(|terrain| format!("{} {}", counts[terrain.index()], terrain.letter())).collect();
        let reason = format!("with {seats} seats the terrains have unequal numbers of islands: {}", list.join(", "));
        warnings.push(fault(files, BOARD, &rows.rows, reason));
    }
    Ok(())
}

fn load_cards(files: &Files, warnings: &mut Vec<DataError>) -> Result<(Vec<CardFace>, [Tag; TERRAINS]), DataError> {
    let file: CardsFile = read(files, CARDS_FILE)?;
    counted(files, CARDS_FILE, file.terrain.iter().map(|suit| &suit.letter), TERRAINS, terrains)?;
    let mut faces: Vec<CardFace> = Vec::with_capacity(CARDS);
    let mut tags = [Tag::C; TERRAINS];
    for (terrain, suit) in Terrain::all().zip(&file.terrain) {
        let letter = terrain.letter();
        if *suit.letter.get_ref() != letter.to_string() {
            let reason = format!("`{}` must be `{letter}`: the terrains have a fixed order", suit.letter.get_ref());
            return Err(fault(files, CARDS_FILE, &suit.letter, reason));
        }
        let cards = suit.cards.get_ref();
        if cards.len() != SUIT {
            let reason = format!("{letter} has {} cards; it must have {SUIT}", cards.len());
            return Err(fault(files, CARDS_FILE, &suit.cards, reason));
        }
        let first = faces.len();
        for card in cards {
            let (stars, rating) = (*card.stars.get_ref(), *card.rating.get_ref());
            if !(1..=5).contains(&stars) {
                return Err(fault(files, CARDS_FILE, &card.stars, format!("{stars} stars; a card has 1 to 5")));
            }
            if !(1..=100).contains(&rating) {
                let reason = format!("a rating of {rating} half Mw; it must be 1 to 100");
                return Err(fault(files, CARDS_FILE, &card.rating, reason));
            }
            let same = faces[first..].iter().filter(|face| face.rating == rating).count();
            let mut id = format!("{letter}{}", mw(rating));
            if same > 0 {
                id.push((b'a' + same as u8) as char);
                let reason = format!("{letter} has the rating {} more than once; ties are settled by I-19", mw(rating));
                warnings.push(fault(files, CARDS_FILE, &card.rating, reason));
            }
            faces.push(CardFace { id, stars, rating });
        }
        tags[terrain.index()] = suit.tag;
    }
    for stars in [4, 5] {
        let all = file.terrain.iter().flat_map(|suit| suit.cards.get_ref()).map(|card| &card.stars);
        counted(files, CARDS_FILE, all.filter(|card| *card.get_ref() == stars), 18, |found| {
            format!("there are {found} cards of {stars} stars; there must be 18")
        })?;
    }
    Ok((faces, tags))
}

type SpecialistsRead = ([Specialist; COLUMNS], Tag, Vec<SpecialistCard>);

fn load_specialists(files: &Files) -> Result<SpecialistsRead, DataError> {
    let file: SpecialistsFile = read(files, SPECIALISTS_FILE)?;
    let mut cards: [Option<SpecialistCard>; SPECIALISTS] = Default::default();
    for entry in &file.specialist {
        let id = entry.id.get_ref();
        let one: Specialist = id.parse().map_err(|_| {
            let reason = format!("`{id}` is not one of {}", Specialist::IDS.join(", "));
            fault(files, SPECIALISTS_FILE, &entry.id, reason)
        })?;
        let mut ability = Ability::default();
        for key in &entry.abilities {
            ability.grant(key.get_ref()).map_err(|reason| fault(files, SPECIALISTS_FILE, key, reason))?;
        }
        let card = SpecialistCard { name: entry.name.clone(), text: entry.text.clone(), ability, tag: entry.tag };
        if cards[one.index()].replace(card).is_some() {
            return Err(fault(files, SPECIALISTS_FILE, &entry.id, format!("{id} is there twice")));
        }
    }
    let mut known = Vec::with_capacity(SPECIALISTS);
    for (one, card) in Specialist::all().zip(cards) {
        let missing = || {
            let reason = format!("{one} is missing; there are six");
            match file.specialist.last() {
                Some(last) => fault(files, SPECIALISTS_FILE, &last.id, reason),
                None => fault_in(SPECIALISTS_FILE, reason),
            }
        };
        known.push(card.ok_or_else(missing)?);
    }
    let row = specialists_in(file.first_game.row.get_ref())
        .map_err(|reason| fault(files, SPECIALISTS_FILE, &file.first_game.row, reason))?;
    Ok((row, file.first_game.tag, known))
}

/// A row of three different specialists from their ids.
///
/// # Errors
/// What is wrong with the list.
pub(crate) fn specialists_in(ids: &[String]) -> Result<[Specialist; COLUMNS], String> {
    let mut row = Vec::with_capacity(COLUMNS);
    for id in ids {
        match id.parse::<Specialist>() {
            Ok(one) if row.contains(&one) => return Err(format!("{id} is there twice; give three different")),
            Ok(one) => row.push(one),
            Err(_) => return Err(format!("there is no specialist `{id}`; they are {}", Specialist::IDS.join(", "))),
        }
    }
    row.try_into().map_err(|_| format!("needs three specialists, not {}", ids.len()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use atoll_core::Components as _;

    fn shipped() -> Components {
        Components::load(&Files::shipped::<Components>(), &mut Vec::new()).expect("the shipped files are right")
    }

    #[test]
    fn the_shipped_board_follows_its_formula() {
        let data = shipped();
        let shift = [0, 2, 4, 1, 3, 5];
        for seats in 2..=4u8 {
            let islands = data.islands(seats);
            assert_eq!(islands.len(), usize::from(seats) * 6 + 24);
            for (island, terrain) in islands {
                let (r, c) = data.row_column(island);
                let n = (i32::from(c) + shift[r as usize]).rem_euclid(6) as usize;
                assert_eq!(terrain.index(), n, "{island}");
                assert_eq!(data.island(r, c), Some(island));
            }
        }
    }

    #[test]
    fn islands_are_named_from_the_main_board() {
        let data = shipped();
        let name = |r, c| data.island(r, c).expect("on the map").to_string();
        assert_eq!(
            (name(0, 0), name(5, 5), name(2, 6), name(3, -1)),
            ("a1".into(), "f6".into(), "g3".into(), "z4".into())
        );
        for island in Island::all() {
            assert_eq!(island.to_string().parse(), Ok(island));
            assert_eq!(islands_of(island.bit()).collect::<Vec<_>>(), [island]);
        }
    }

    #[test]
    fn decks_grow_with_the_seats() {
        let data = shipped();
        for (seats, cards) in [(2, 72), (3, 90), (4, 108)] {
            assert_eq!(data.deck(seats).count_ones(), cards);
        }
        assert_eq!(data.face("V12".parse().expect("a card")).id, "V6.5");
    }
}
