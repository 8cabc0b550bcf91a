//! What is in the box: islands, cards, specialists and the readings of the rules.

mod checks;
mod facts;
mod file;

use std::fmt::{self, Write};
use std::str::FromStr;
use std::sync::Arc;

use atoll_core::{Code, DataError, Fact, Files, Label, OpenReading, ParseError, Tag, Words, write_number};
use serde_json::Value;

use crate::catalogue::Catalogue;
pub(crate) use checks::specialists_in;

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
        f.write_char(letter)?;
        f.write_char((b'1' + row) as char)
    }
}

impl FromStr for Island {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = ParseError::expected("an island such as `c4`", "een eiland zoals `c4`");
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
        f.write_char(self.terrain().letter())?;
        write_number(f, (self.index() % SUIT + 1) as i32)
    }
}

impl FromStr for Card {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = ParseError::expected("a card such as `V7`", "een kaart zoals `V7`");
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
        Specialist::all()
            .find(|one| one.id() == text)
            .ok_or(ParseError::expected("a specialist such as `ECOL`", "een specialist zoals `ECOL`"))
    }
}

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardFace {
    /// Stars, 1 to 5.
    pub stars: u8,
    /// Seismic rating in half Mw.
    pub rating: u8,
}

/// A seismic rating in half Mw as people write it: `13` is `6.5`.
pub(crate) fn mw(rating: impl Into<u16>) -> Label {
    let rating = rating.into();
    let mut label = Label::default();
    let written = write_number(&mut label, i32::from(rating / 2));
    written
        .and_then(|()| label.write_str(if rating.is_multiple_of(2) { ".0" } else { ".5" }))
        .expect("a label takes all");
    label
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
impl Ability {
    /// What it grants, by the keys of the component file.
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
    pub name: Arc<Words>,
    /// The ability in a few words.
    pub text: Arc<Words>,
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
pub struct Readings {
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
    /// The readings of the rules.
    pub readings: Readings,
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

impl atoll_core::Components for Components {
    const FILES: &'static [(&'static str, &'static str)] = file::FILES;

    fn load(files: &Files, warnings: &mut Vec<DataError>) -> Result<Self, DataError> {
        file::load(files, warnings)
    }

    fn facts(&self) -> Vec<Fact> {
        facts::facts(self)
    }

    fn readings(&self) -> Vec<OpenReading> {
        facts::readings(self)
    }

    fn json(&self) -> Value {
        serde_json::to_value(Catalogue::of(self)).expect("the catalogue is plain data")
    }
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
        let face = data.face("V12".parse().expect("a card"));
        assert_eq!((face.stars, mw(face.rating)), (3, "6.5".into()));
    }
}
